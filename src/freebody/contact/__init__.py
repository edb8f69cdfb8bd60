"""Contact: materials, grounds, who touches whom, distances, and the laws of rolling, sliding and bouncing."""
