"""Forces, one file each: what the user writes, the kernel that applies it, its potential energy."""
