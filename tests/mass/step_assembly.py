"""A STEP file in which one product is used several times, as CAD programs write assemblies."""

import re


def assembly_of(part, places):
    """The text of ``part``, a STEP file with one product, as an assembly that has it as "pin" at every place (mm)."""
    product = re.search(r"(#\d+) = PRODUCT\('[^']*',\s*'[^']*','[^']*',\((#\d+)\)\)", part)
    definition = re.search(r"(#\d+) = PRODUCT_DEFINITION\('[^']*','[^']*',#\d+,(#\d+)\)", part)
    shape = re.search(r"(#\d+) = ADVANCED_BREP_SHAPE_REPRESENTATION\('[^']*',\((#\d+)[^)]*\),\s*(#\d+)\)", part)
    last = max(map(int, re.findall(r"^#(\d+) =", part, re.M)))
    lines = []

    def add(text):
        lines.append(f"#{last + len(lines) + 1} = {text};")
        return f"#{last + len(lines)}"

    z, x = add("DIRECTION('',(0.,0.,1.))"), add("DIRECTION('',(1.,0.,0.))")
    axes = []
    for place in places:
        point = add(f"CARTESIAN_POINT('',({','.join(f'{part:.1f}' for part in place)}))")
        axes.append(add(f"AXIS2_PLACEMENT_3D('',{point},{z},{x})"))
    rack = add(f"PRODUCT('rack','rack','',({product[2]}))")
    formation = add(f"PRODUCT_DEFINITION_FORMATION('','',{rack})")
    whole = add(f"PRODUCT_DEFINITION('design','',{formation},{definition[2]})")
    outline = add(f"PRODUCT_DEFINITION_SHAPE('','',{whole})")
    frame = add(f"SHAPE_REPRESENTATION('',({','.join(axes)}),{shape[3]})")
    add(f"SHAPE_DEFINITION_REPRESENTATION({outline},{frame})")
    for number, axis in enumerate(axes):
        use = add(f"NEXT_ASSEMBLY_USAGE_OCCURRENCE('{number}','pin','',{whole},{definition[1]},$)")
        placed = add(f"PRODUCT_DEFINITION_SHAPE('Placement','',{use})")
        move = add(f"ITEM_DEFINED_TRANSFORMATION('','',{shape[2]},{axis})")
        tie = add(
            f"(REPRESENTATION_RELATIONSHIP('','',{shape[1]},{frame})"
            f"REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION({move})SHAPE_REPRESENTATION_RELATIONSHIP())"
        )
        add(f"CONTEXT_DEPENDENT_SHAPE_REPRESENTATION({tie},{placed})")
    head, end = part.rsplit("ENDSEC;", 1)
    return head + "\n".join(lines) + "\nENDSEC;" + end
