"""``bodies`` inside a user's function: a sequence of views, of any length, that creates nothing.

Compiled code knows it as its own type: the arrays, where its row of the tables starts and how many bodies it names.
``len(bodies)``, ``bodies[i]`` (negative from the end) and ``for body in bodies`` work.
"""

from __future__ import annotations

import operator
from typing import Any

from numba import types
from numba.core import cgutils
from numba.core.imputils import RefType, impl_ret_borrowed, iternext_impl, lower_builtin
from numba.core.typing import signature
from numba.extending import intrinsic, make_attribute_wrapper, models, overload, register_model

from freebody.compile import kernel
from freebody.forces.custom_view import CENTER, BodyView, PoseView, perturbed, pose, view

_FLOATS, _ROWS, _INTEGERS = types.float64[::1], types.float64[:, ::1], types.int64[::1]
_INLINE = {"error_model": "numpy", "forceinline": True}


def _view_type(number: Any, named_tuple: Any, vectors: int) -> Any:
    three, nine = types.UniTuple(number, 3), types.UniTuple(number, 9)
    constants = [types.int64, types.float64, types.UniTuple(types.float64, 9), types.UniTuple(types.float64, 3)]
    return types.NamedTuple((*constants, three, nine, *[three] * vectors), named_tuple)


# What Numba calls the three kinds of view: bodies that move, poses, poses on complex numbers.
VIEWS = {
    "view": _view_type(types.float64, BodyView, 2),
    "pose": _view_type(types.float64, PoseView, 0),
    "perturbed": _view_type(types.complex128, PoseView, 0),
}


class GroupType(types.SimpleIterableType):  # type: ignore[misc]
    """A sequence of one kind of view, a key of ``VIEWS``."""

    def __init__(self, flavour: str) -> None:
        self.flavour = flavour
        super().__init__(f"bodies({flavour})", GroupIteratorType(flavour))
        self.iterator_type.group = self


class GroupIteratorType(types.SimpleIteratorType):  # type: ignore[misc]
    """What ``for body in bodies`` goes through."""

    def __init__(self, flavour: str) -> None:
        super().__init__(f"iterator of bodies({flavour})", VIEWS[flavour])


GROUPS = {flavour: GroupType(flavour) for flavour in VIEWS}

# ``f`` and ``i``: where the centres of mass and the numbers of the bodies start in F and I; ``direction``: which of the
# 6 count motions is perturbed.
_MEMBERS = [
    ("work", _ROWS), ("F", _FLOATS), ("I", _INTEGERS),
    ("f", types.int64), ("i", types.int64), ("count", types.int64), ("direction", types.int64),
]  # fmt: skip


@register_model(GroupType)
class _GroupModel(models.StructModel):  # type: ignore[misc]
    def __init__(self, dmm, fe_type):
        super().__init__(dmm, fe_type, _MEMBERS)


@register_model(GroupIteratorType)
class _GroupIteratorModel(models.StructModel):  # type: ignore[misc]
    def __init__(self, dmm, fe_type):
        super().__init__(dmm, fe_type, [("index", types.EphemeralPointer(types.int64)), ("group", fe_type.group)])


for _name, _ in _MEMBERS:
    make_attribute_wrapper(GroupType, _name, f"_{_name}")


def make_group(flavour: str) -> Any:
    """A compiled constructor: (kin, floats, integers, f, i, count, direction) -> ``bodies`` of this flavour."""
    group = GROUPS[flavour]

    @intrinsic
    def make(typingctx, kin, floats, integers, f, i, count, direction):
        def generate(context, builder, sig, args):
            made = cgutils.create_struct_proxy(group)(context, builder)
            for (name, kind), value in zip(_MEMBERS, args):
                if isinstance(kind, types.Array):
                    # Borrowed: the caller holds the arrays longer than any view lives, so nobody need count.
                    array = context.make_array(kind)(context, builder, value)
                    array.meminfo = cgutils.get_null_value(array.meminfo.type)
                    value = array._getvalue()
                setattr(made, name, value)
            return made._getvalue()

        return group(*(kind for _, kind in _MEMBERS)), generate

    return make


@kernel(inline=True)
def _member_view(bodies, k):
    return view(bodies._work, bodies._F, bodies._f + CENTER * k, bodies._I[bodies._i + k], k)


@kernel(inline=True)
def _member_pose(bodies, k):
    return pose(bodies._work, bodies._F, bodies._f + CENTER * k, bodies._I[bodies._i + k], k)


@kernel(inline=True)
def _member_perturbed(bodies, k):
    direction = bodies._direction - 6 * k
    return perturbed(bodies._work, bodies._F, bodies._f + CENTER * k, bodies._I[bodies._i + k], k, direction)


_MEMBER = {"view": _member_view, "pose": _member_pose, "perturbed": _member_perturbed}


@overload(len, jit_options=_INLINE)
def _length(bodies):
    return (lambda bodies: bodies._count) if isinstance(bodies, GroupType) else None


@overload(operator.getitem, jit_options=_INLINE)
def _item(bodies, k):
    if not (isinstance(bodies, GroupType) and isinstance(k, types.Integer)):
        return None
    member = _MEMBER[bodies.flavour]

    def item(bodies, k):
        place = k + bodies._count if k < 0 else k
        if place < 0 or place >= bodies._count:
            raise IndexError("bodies[i] with i outside the list")
        return member(bodies, place)

    return item


@lower_builtin("getiter", GroupType)
def _iterate(context, builder, sig, args):
    iterator = context.make_helper(builder, sig.return_type)
    iterator.index = cgutils.alloca_once_value(builder, context.get_constant(types.int64, 0))
    iterator.group = args[0]
    return impl_ret_borrowed(context, builder, sig.return_type, iterator._getvalue())


@lower_builtin("iternext", GroupIteratorType)
@iternext_impl(RefType.UNTRACKED)
def _next(context, builder, sig, args, result):
    kind = sig.args[0]
    iterator = context.make_helper(builder, kind, value=args[0])
    count = context.make_helper(builder, kind.group, value=iterator.group).count
    index = builder.load(iterator.index)
    valid = builder.icmp_signed("<", index, count)
    result.set_valid(valid)
    member = _MEMBER[kind.group.flavour]
    with builder.if_then(valid):
        call = signature(kind.yield_type, kind.group, types.int64)
        body = context.compile_internal(builder, lambda bodies, k: member(bodies, k), call, (iterator.group, index))
        result.yield_(body)
        builder.store(builder.add(index, context.get_constant(types.int64, 1)), iterator.index)
