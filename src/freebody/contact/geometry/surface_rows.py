"""Where the numbers of a surface of triangles stand: places are counted from its first number. All are floats.

A *facet* is triangles in one plane that meet at edges: see ``surface_tables``.
"""

from freebody.model.records import Record

HEADER = Record(
    "Surface", nodes=1, first_node=1, first_triangle=1, first_facet=1, first_edge=1, first_vertex=1, first_star=1
)  # fmt: skip
# A box of the tree; if it is not met, the walk goes on at ``skip``. A leaf has ``count`` triangles from ``first`` on.
NODE = Record("SurfaceNode", low=3, high=3, skip=1, first=1, count=1)
# Numbers of its corners, of its facet, and of its edges: the first runs from the first corner to the second.
TRIANGLE = Record("SurfaceTriangle", corners=3, facet=1, edges=3)
# A point of its plane and the unit normal, outward.
FACET = Record("SurfaceFacet", point=3, normal=3)
# Its ends; unit directions across it into the facets on both sides (zero: there is none); whether it sticks out; the
# triangle that looks after it; both facets (-1: none).
EDGE = Record("SurfaceEdge", start=3, stop=3, inward=3, other=3, convex=1, owner=1, facets=2)
# Its place, whether an edge there sticks out, the triangle that looks after it, and the directions of its edges: unit
# vectors, as many as ``count`` from number ``star`` on.
VERTEX = Record("SurfaceVertex", place=3, sharp=1, owner=1, star=1, count=1)

header_at, node_at, triangle_at = HEADER.reader(), NODE.rows(), TRIANGLE.rows()
facet_at, edge_at, vertex_at = FACET.rows(), EDGE.rows(), VERTEX.rows()
EDGE_SIZE = EDGE.size
