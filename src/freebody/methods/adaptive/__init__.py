"""The adaptive method: steps as long as a tolerance allows."""
