"""Joints: equations that the poses of bodies keep."""
