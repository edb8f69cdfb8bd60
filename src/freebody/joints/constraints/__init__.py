"""The constraints that joints are made of: one file each, and their list in ``evaluate``."""
