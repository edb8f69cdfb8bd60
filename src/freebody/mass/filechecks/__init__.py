"""What a mesh file must prove before a parser sees it.

A file comes from anywhere. Its header may promise a billion faces, its archive may unpack to a terabyte, it may ask
for other files. One module per format compares every promise with the bytes that are there and reduces the file to
its geometry (no materials, no images, no references), so that trimesh only ever parses what is harmless.
"""
