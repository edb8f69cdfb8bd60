"""Number types that kernels run on beside floats."""
