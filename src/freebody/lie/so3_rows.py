"""Loops over rows for SO(3): the small maths of ``so3``, ``quaternion`` and ``polar`` on arrays of shape (n, size)."""

from freebody.lie import polar, quaternion, so3
from freebody.lie.unpack import get3, get4, get9, loop_over, set_one

hat = loop_over("hat", so3.hat, get3)
exp = loop_over("exp", so3.exp, get3)
left_jacobian = loop_over("left_jacobian", so3.left_jacobian, get3)
right_jacobian = loop_over("right_jacobian", so3.right_jacobian, get3)
left_jacobian_inverse = loop_over("left_jacobian_inverse", so3.left_jacobian_inverse, get3)
right_jacobian_inverse = loop_over("right_jacobian_inverse", so3.right_jacobian_inverse, get3)
vee = loop_over("vee", so3.vee, get9)
log = loop_over("log", so3.log, get9)
dexp = loop_over("dexp", so3.dexp, get3, get3)
dexp_inverse = loop_over("dexp_inverse", so3.dexp_inverse, get3, get3)
project = loop_over("project", polar.project, get9)
distance = loop_over("distance", polar.distance, get9, put=set_one)

exp_quaternion = loop_over("exp_quaternion", quaternion.exp, get3)
log_quaternion = loop_over("log_quaternion", quaternion.log, get4)
quaternion_product = loop_over("quaternion_product", quaternion.product, get4, get4)
quaternion_conjugate = loop_over("quaternion_conjugate", quaternion.conjugate, get4)
quaternion_normalize = loop_over("quaternion_normalize", quaternion.normalize, get4)
quaternion_rotate = loop_over("quaternion_rotate", quaternion.rotate, get4, get3)
quaternion_to_matrix = loop_over("quaternion_to_matrix", quaternion.to_matrix, get4)
matrix_to_quaternion = loop_over("matrix_to_quaternion", quaternion.from_matrix, get9)
