"""Number types of our own that kernels run on."""
