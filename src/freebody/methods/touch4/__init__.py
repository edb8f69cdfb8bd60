"""The event gear: motion of order 4 between located events, with contacts that roll, slide and bounce."""
