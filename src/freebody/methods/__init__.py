"""Methods that advance a world, one file each, and their registry."""
