"""Mesh files, one module per format: bytes in, vertices and triangles out.

A file comes from anywhere. Its header may promise a billion faces, its archive may unpack to a terabyte, it may ask for
other files. Every promise is compared with the bytes that are there before anything is made for it; only geometry is
read (no materials, no images, no references); texts are read in pieces. So memory and time grow with the file, by a
factor that ``docs/mass.md`` states.
"""
