"""Records: runs that are written to disk while they happen, and taken up again where they ended."""
