"""Wrong physics that the tests have to notice; ``tools/mutants.py`` tries them."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["MUTANTS", "Mutant"]


class Mutant(NamedTuple):
    """An error in a function, class or constant of a file of the package: ``old``, there once, becomes ``new``.

    ``tests`` is the module that has to fail, and ``only`` what pytest's option -k takes out of it.
    """

    name: str
    file: str
    function: str
    old: str
    new: str
    tests: str
    only: str = ""


QUATERNIONS = "tests/lie/test_quaternions.py"
SERIES = "tests/lie/test_lie_series.py"
ACCURACY = "tests/lie/test_lie_accuracy.py"
THEOREMS = "tests/lie/test_lie_group_theorems.py"
POLAR = "tests/lie/test_polar_projection.py"
ANY_BODY = "conserved_momentum or follows_angular or tabulated or precesses"
EXACT = "tests/lie/test_exact_rotation.py"
INTEGRALS = "tests/mass/test_mesh_integrals.py"
CONSERVATIVE = "tests/forces/test_conservative_forces.py"
PAIRS = "tests/forces/test_pair_forces.py"
DRAG = "tests/forces/test_drag_and_wind.py"
APPLIED = "tests/forces/test_applied_forces.py"
CENTRAL = "tests/forces/test_central_gravity.py"
BLOCKS = "tests/joints/test_blocks.py"
CONSTRAINTS = "tests/joints/test_constraints.py"
SOLVER = "tests/joints/test_solver.py"
MOTORS = "tests/joints/test_motors_and_springs.py"
KEEPING = "tests/joints/test_keeping.py"
REACTIONS = "tests/joints/test_reactions.py"
NATURAL = "tests/joints/test_natural.py"
FLAT = "tests/test_flat.py"
TRACKS = "tests/trajectory/test_tracks.py"
AUDIT = "tests/trajectory/test_audit.py"
CONVERGENCE = "tests/methods/test_convergence.py"
SPLITTING = "tests/methods/test_splitting_methods.py"
CASES = "tests/methods/test_reference_cases.py"
CONSERVATION = "tests/methods/test_conservation.py"
ADAPTIVE = "tests/methods/test_adaptive.py"
THIN = "tests/methods/test_thin_bodies.py"
ANY_NUMBER = "tests/methods/test_any_number.py"
KEPT_CONTACT, TRACKED_CONTACT, AUDITED_CONTACT = (
    f"tests/contact/test_results_{name}.py" for name in ("state", "tracks", "audit")
)
GROUNDS = "tests/contact/test_geometry_grounds.py"
BODIES = "tests/contact/test_geometry_bodies.py"
FLAT_ON_FLAT = "tests/contact/test_geometry_flat.py"
RINGS = "tests/contact/test_geometry_rings.py"
TOUCH4 = "tests/contact/test_touch4.py"
SHORT, ACCOUNTS = "tests/contact/test_touch4_short.py", "tests/contact/test_touch4_accounts.py"

_LIE = (
    Mutant("quaternion-product-sign", "lie/quaternion.py", "product",
           "p[0] * q[1] + p[1] * q[0] + p[2] * q[3] - p[3] * q[2]",
           "p[0] * q[1] + p[1] * q[0] - p[2] * q[3] + p[3] * q[2]", QUATERNIONS),
    Mutant("quaternion-conjugate-sign", "lie/quaternion.py", "conjugate", "-q[3]", "q[3]", QUATERNIONS),
    Mutant("quaternion-rotates-backwards", "lie/quaternion.py", "_rotate", "b = cross(u, a)", "b = cross(a, u)",
           QUATERNIONS),
    Mutant("quaternion-rotate-twice", "lie/quaternion.py", "_twice_inverse_square", "2.0 /", "1.0 /", QUATERNIONS),
    Mutant("quaternion-matrix-transposed", "lie/quaternion.py", "_matrix", "f * (y * z - w * x)",
           "f * (y * z + w * x)", QUATERNIONS),
    Mutant("quaternion-from-matrix-branch", "lie/quaternion.py", "from_matrix", "q = (m[2] - m[6], m[1] + m[3],",
           "q = (m[6] - m[2], m[1] + m[3],", QUATERNIONS),
    Mutant("quaternion-exp-whole-angle", "lie/quaternion.py", "exp", "f = 0.5 * sinc(quarter)", "f = sinc(quarter)",
           QUATERNIONS),
    Mutant("quaternion-log-half-angle", "lie/quaternion.py", "log", "f = 2.0 * atan2(n, w) / n", "f = atan2(n, w) / n",
           QUATERNIONS),
    Mutant("sinc-without-division", "lie/series.py", "sinc", "np.sin(t) / t", "np.sin(t) / s", SERIES),
    Mutant("versine-half", "lie/series.py", "versine", "0.5 * ratio * ratio", "ratio * ratio", SERIES),
    Mutant("cotangent-defect-quarter", "lie/series.py", "cotangent_defect", "0.25 * _bessel_1(quarter)",
           "0.5 * _bessel_1(quarter)", SERIES),
    Mutant("cotangent-slope-sign", "lie/series.py", "cotangent_defect_slope", "j1 * j1 - j2 * j0", "j1 * j1 + j2 * j0",
           SERIES),
    Mutant("dexp-inverse-sign", "lie/so3.py", "dexp_inverse", "-0.5", "0.5", ACCURACY, "dexp"),
    Mutant("right-jacobian-is-left", "lie/so3.py", "right_jacobian", "left_jacobian(minus(r))", "left_jacobian(r)",
           THEOREMS, "left_and_right"),
    Mutant("se3-dexp-mixed-term", "lie/se3.py", "_dual_polynomial_act", "g * (wwb[1] + wva[1] + vwa[1])",
           "g * (wwb[1] + wva[1] - vwa[1])", ACCURACY, "dexp"),
    Mutant("se3-inverse-without-rotation", "lie/se3.py", "inverse", "minus(mat_t_vec(T[0], T[1]))", "minus(T[1])",
           THEOREMS, "products_and_points or conjugation or inverse"),
    Mutant("se3-product-wrong-frame", "lie/se3.py", "product", "mat_vec(S[0], T[1])", "mat_t_vec(S[0], T[1])", THEOREMS,
           "products_and_points or conjugation or inverse"),
    Mutant("coadjoint-lever-sign", "lie/se3.py", "coadjoint", "sub(angular(F)", "add(angular(F)", THEOREMS,
           "actions_are_their"),
    Mutant("coad-gyroscopic-force", "lie/se3.py", "coad", "cross(f, linear(V))", "cross(linear(V), f)", THEOREMS,
           "actions_are_their"),
    Mutant("polish-half-step", "lie/polar.py", "polish", "-0.5 * g[1],", "0.5 * g[1],", POLAR),
    Mutant("nearest-rotation-derivative", "lie/polar.py", "_followed", "s[7] - s[5]", "s[5] - s[7]", ANY_NUMBER,
           "nearest_rotation"),
    Mutant("free-rotation-stuck-at-rest", "lie/free_rotation.py", "free_rotation", "half * M1 / I1", "0.0 * M1",
           ANY_NUMBER, "exact_free_rotation"),
    Mutant("free-rotation-hand", "lie/free_rotation.py", "free_rotation", "x, y, z = hand * x, hand * y, hand * z",
           "x, y, z = 1.0 * x, 1.0 * y, 1.0 * z", EXACT, ANY_BODY),
    Mutant("free-rotation-phase", "lie/free_rotation.py", "_sorted_rotation", "phase = 0.5 * (t + p2 * g * J)",
           "phase = 0.5 * (t - p2 * g * J)", EXACT, "full_tensor"),
    Mutant("free-rotation-euler-sign", "lie/free_rotation.py", "_sorted_rotation", "P1, P2, P3 = -p3, -p2, -p1",
           "P1, P2, P3 = -p3, p2, -p1", EXACT, ANY_BODY),
    Mutant("exact-rows-body-not-world", "lie/free_rotation.py", "free_rotation_rows",
           "quaternion.product(quaternion.product(q, turn), back)",
           "quaternion.product(quaternion.product(turn, q), back)", EXACT, "full_tensor"),
    Mutant("exact-momentum-in-wrong-frame", "exact.py", "exact_rotation", "M = moments * (to_world.T @ w)",
           "M = moments * (to_world @ w)", EXACT, "time_zero"),
    Mutant("exact-velocity-left-in-body", "exact.py", "exact_rotation",
           "angular_velocity=so3.quaternion_rotate(orientations, body)", "angular_velocity=body", EXACT, "time_zero"),
)  # fmt: skip

_MASS = (
    Mutant("volume-winding", "mass/kernels/integrals.py", "volume_sums", "ay * (uz * vx - ux * vz)",
           "ay * (ux * vz - uz * vx)", INTEGRALS, "corner or course"),
    Mutant("product-of-inertia-corner", "mass/kernels/integrals.py", "volume_sums",
           "b8 += d * (ax * az + bx * bz + cx * cz + sx * sz)", "b8 += d * (ax * az + bx * bz + cx * cz - sx * sz)",
           INTEGRALS, "corner or course"),
    Mutant("second-moment-without-sum", "mass/kernels/integrals.py", "volume_sums",
           "b4 += d * (ax * ax + bx * bx + cx * cx + sx * sx)", "b4 += d * (ax * ax + bx * bx + cx * cx)", INTEGRALS,
           "corner or course"),
    Mutant("plate-without-thickness", "mass/kernels/integrals.py", "surface_sums", "thickness * thickness / 12.0",
           "thickness * thickness / 3.0", INTEGRALS, "plate"),
    Mutant("plate-normal-product", "mass/kernels/integrals.py", "surface_sums", "across * nx * nz", "across * nx * ny",
           INTEGRALS, "plate"),
)  # fmt: skip

_FORCES = (
    Mutant("gravity-potential-sign", "forces/gravity.py", "potential", "energy -=", "energy +=", CONSERVATIVE,
           "gravity"),
    Mutant("gravity-without-mass", "forces/gravity.py", "apply", "scale(body_of(world, b).mass,", "scale(1.0,",
           CONSERVATIVE, "gravity"),
    Mutant("spring-second-body-pulled-along", "forces/spring.py", "apply", "push(kin, b, arm_b, minus(pull))",
           "push(kin, b, arm_b, pull)", PAIRS),
    Mutant("spring-second-arm", "forces/spring.py", "apply", "push(kin, b, arm_b, minus(pull))",
           "push(kin, b, arm_a, minus(pull))", PAIRS),
    Mutant("spring-without-rest-length", "forces/spring.py", "apply", "1.0 - spring.rest_length / length", "1.0",
           CONSERVATIVE, "springs"),
    Mutant("spring-rest-length-without-derivative", "forces/spring.py", "apply", "vanishes(spring.rest_length)",
           "real(spring.rest_length) == 0.0", ANY_NUMBER, "of_zero"),
    Mutant("spring-branches-on-a-number", "forces/spring.py", "apply", "every(vanishes(spring.damping))",
           "vanishes(spring.damping)", ANY_NUMBER, "every_force and spring"),
    Mutant("spring-potential-without-rest-length", "forces/spring.py", "potential",
           "norm(sub(there, here)) - spring.rest_length", "norm(sub(there, here))", CONSERVATIVE, "springs"),
    Mutant("spring-potential-without-half", "forces/spring.py", "potential", "0.5 * spring.stiffness",
           "spring.stiffness", CONSERVATIVE, "springs"),
    Mutant("spring-damped-at-one-end", "forces/spring.py", "apply", "push_nc(kin, b, arm_b, minus(drag))",
           "push_nc(kin, b, arm_b, minus(minus(drag)))", PAIRS),
    Mutant("spring-damping-ignores-second-body", "forces/spring.py", "apply",
           "u = add(point_velocity(kin, b, arm_b), u)", "u = add(u, (0.0, 0.0, 0.0))", PAIRS),
    Mutant("spring-damping-counts-length", "forces/spring.py", "apply", "dot(u, d) / apart",
           "dot(u, d) / np.sqrt(apart)", PAIRS),
    Mutant("spring-damping-as-potential", "forces/spring.py", "apply", "push_nc(kin, a, arm_a, drag)",
           "push(kin, a, arm_a, drag)", PAIRS),
    Mutant("torsion-second-body", "forces/torsion_spring.py", "apply", "turn(kin, b, minus(back))",
           "turn(kin, b, back)", PAIRS),
    Mutant("torsion-rest-in-wrong-frame", "forces/torsion_spring.py", "_turned", "mat_mat(rotation_of(kin, b), rest)",
           "mat_mat(transpose(rotation_of(kin, b)), rest)", CONSERVATIVE, "torsion"),
    Mutant("torsion-body-frame", "forces/torsion_spring.py", "_turned", "mat_mat(rotation_of(kin, a), transpose(rest))",
           "mat_mat(transpose(rest), rotation_of(kin, a))", CONSERVATIVE, "torsion"),
    Mutant("torsion-damping-absolute", "forces/torsion_spring.py", "apply", "w = sub(w, angular_velocity_of(kin, b))",
           "w = sub(w, (0.0, 0.0, 0.0))", PAIRS),
    Mutant("torsion-potential-without-half", "forces/torsion_spring.py", "potential", "0.5 * _read", "1.0 * _read",
           CONSERVATIVE, "torsion"),
    Mutant("arm-in-wrong-frame", "forces/act.py", "arm", "mat_vec(rotation_of(kin, b), r)",
           "mat_vec(rotation_of(kin, b), mat_vec(rotation_of(kin, b), r))", APPLIED, "frame_at_its_point"),
    Mutant("point-velocity-sign", "forces/act.py", "point_velocity", "cross(angular_velocity_of(kin, b), a)",
           "cross(a, angular_velocity_of(kin, b))", PAIRS),
    Mutant("push-without-lever", "forces/act.py", "push_nc", "cross(a, f)", "cross(a, a)", APPLIED,
           "frame_at_its_point"),
    Mutant("push-lever-sign", "forces/act.py", "push", "cross(a, f)", "cross(f, a)", CONSERVATIVE, "springs"),
    Mutant("booked-force-twice", "forces/act.py", "pull_nc", "add(nc_force_of(kin, b), f)", "add(f, f)", DRAG),
    Mutant("applied-body-frame-ignored", "forces/applied.py", "apply", "value = arm(kin, b, value)",
           "value = arm(kin, b, (0.0, 0.0, 0.0))", APPLIED, "frame_at_its_point"),
    Mutant("profile-slope", "forces/profile.py", "value_at", "s = (t - world.floats[a]) /",
           "s = (t + world.floats[a]) /", APPLIED, "straight_lines"),
    Mutant("drag-with-the-wind", "forces/drag.py", "_act", "u = sub(u, add(air, gust))", "u = add(u, add(air, gust))",
           DRAG),
    Mutant("drag-gradient-from-origin", "forces/drag.py", "_act", "mat_vec(drag.gradient, away)",
           "mat_vec(drag.gradient, position_of(kin, b))", DRAG),
    Mutant("drag-quadratic-is-linear", "forces/drag.py", "_act", "drag.quadratic * norm(u)", "drag.quadratic", DRAG),
    Mutant("drag-air-does-not-turn", "forces/drag.py", "_act", "s = sub(s, drag.turning)",
           "s = sub(s, (0.0, 0.0, 0.0))", DRAG),
    Mutant("drag-gust-phase", "forces/drag.py", "apply", "t + drag.phase", "t - drag.phase", DRAG),
    Mutant("mutual-gravity-inverse-distance", "forces/mutual_gravity.py", "apply", "(square * np.sqrt(square))",
           "square", CONSERVATIVE, "mutual"),
    Mutant("mutual-gravity-unsoftened-potential", "forces/mutual_gravity.py", "potential",
           "dot(d, d) + law.softening_squared", "dot(d, d)", CONSERVATIVE, "mutual"),
    Mutant("central-gravity-torque-sign", "forces/central_gravity.py", "apply", "cross(n, In)", "cross(In, n)",
           CENTRAL),
    Mutant("central-gravity-torque-factor", "forces/central_gravity.py", "apply", "3.0 * g / r", "1.5 * g / r",
           CENTRAL),
    Mutant("central-gravity-force-of-extent", "forces/central_gravity.py", "apply", "5.0 * nIn", "3.0 * nIn", CENTRAL),
    Mutant("central-gravity-inertia-frame", "forces/central_gravity.py", "_terms",
           "mat_vec(R, sym_vec(inertia, mat_t_vec(R, n)))", "sym_vec(inertia, n)", CENTRAL),
    Mutant("dipole-torque-sign", "forces/dipole.py", "apply",
           "cross(arm(kin, world.integers[i], dipole.moment), dipole.field)",
           "cross(dipole.field, arm(kin, world.integers[i], dipole.moment))", CONSERVATIVE, "dipole"),
    Mutant("dipole-fixed-in-the-world", "forces/dipole.py", "potential",
           "dot(arm(kin, world.integers[i], dipole.moment), dipole.field)", "dot(dipole.moment, dipole.field)",
           CONSERVATIVE, "dipole"),
    Mutant("hinge-spring-without-rest", "forces/joint_spring.py", "_deflection",
           "atan2(s * cr - c * sr, c * cr + s * sr)", "atan2(s, c)", MOTORS, "belong_to_what"),
    Mutant("slider-spring-without-rest", "forces/joint_spring.py", "slider_forces", "dot(axis, way) - slider.rest",
           "dot(axis, way)", MOTORS, "belong_to_what"),
)  # fmt: skip

HELD = "joints/constraints"

_JOINTS = (
    Mutant("inverse-of-three", "joints/blocks.py", "_invert_three", "f * (xy * xz - xx * yz)",
           "f * (xy * xz + xx * yz)", BLOCKS),
    Mutant("block-transposed", "joints/blocks.py", "_product", "k * m + i if a.transposed", "i * n + k if a.transposed",
           BLOCKS),
    Mutant("sweep-sign", "joints/blocks.py", "sweep", "S[a + best * n + best] = -1.0 / d",
           "S[a + best * n + best] = 1.0 / d", BLOCKS),
    Mutant("extrapolation-quadratic", "joints/extrapolate.py", "CONTINUED", "(3.0, -3.0, 1.0, 0.0, 0.0)",
           "(3.0, -3.0, 2.0, 0.0, 0.0)", BLOCKS),
    Mutant("inverse-inertia-in-body", "joints/se3_system.py", "turned_six",
           "r = (R[3 * i], R[3 * i + 1], R[3 * i + 2])", "r = (R[i], R[3 + i], R[6 + i])", SOLVER, "dense_system"),
    Mutant("response-without-mass", "joints/se3_system.py", "_respond", "scale(light, row.force)", "row.force", SOLVER,
           "dense_system"),
    Mutant("body-of-many-joints-sign", "joints/se3_system.py", "_mass", "= -body_of(world, b).mass",
           "= -2.0 * body_of(world, b).mass", SOLVER, "dense_system"),
    Mutant("rate-without-torque", "joints/se3_system.py", "_rate", "dot(torque, w) + ", "", KEEPING, "books_balance"),
    Mutant("natural-rate-of-columns", "joints/natural_system.py", "_rate", "* D[c]", "* D[8 - c]", NATURAL, "books"),
    Mutant("back-substitution-sign", "joints/solver.py", "solve",
           "product(S, t, -1.0, block, v, n, 1, m)", "product(S, t, 1.0, block, v, n, 1, m)", SOLVER, "dense_system"),
    Mutant("ball-force-on-second-body", f"{HELD}/base.py", "point_rows", "minus(n), c.to_at, there",
           "n, c.to_at, there", CONSTRAINTS),
    Mutant("point-torque-sign", f"{HELD}/base.py", "_point_row", "cross(arm, n)", "cross(n, arm)",
           CONSTRAINTS),
    Mutant("guide-that-does-not-turn", f"{HELD}/base.py", "_carried_row", "cross(n, add(arm, d))",
           "cross(n, arm)", CONSTRAINTS),
    Mutant("beam-row-not-unit", f"{HELD}/distance.py", "jacobian", "scale(1.0 / c.length", "scale(2.0 / c.length",
           CONSTRAINTS),
    Mutant("hinge-torque-sign", f"{HELD}/base.py", "_direction_row", "cross(seen, n)", "cross(n, seen)",
           CONSTRAINTS),
    Mutant("slider-motor-rate-sign", f"{HELD}/distance_along.py", "rate", "out[e] = -motion_at(", "out[e] = motion_at(",
           CONSTRAINTS),
    Mutant("hinge-motor-rate-sign", f"{HELD}/prescribed_angle.py", "rate", "out[e] = speed * dot(",
           "out[e] = -speed * dot(", CONSTRAINTS),
    Mutant("bias-without-second-body", f"{HELD}/base.py", "centripetal_apart",
           "sub(centripetal(wa, here), centripetal(wb, there))", "sub(centripetal(wa, here), there)", CONSTRAINTS),
    Mutant("bias-coriolis", f"{HELD}/distance_along.py", "bias", "2.0 * dot(cross(wb, n), moved)",
           "dot(cross(wb, n), moved)", CONSTRAINTS),
    Mutant("bias-of-directions", f"{HELD}/angle_between.py", "bias", "2.0 * dot(cross(wa, u), cross(wb, v))",
           "dot(cross(wa, u), cross(wb, v))", CONSTRAINTS),
    Mutant("bias-of-motors", f"{HELD}/prescribed_angle.py", "bias", "scale(2.0 * speed, cross(wb, D))",
           "scale(speed, cross(wb, D))", CONSTRAINTS),
    Mutant("bias-of-beams", f"{HELD}/distance.py", "bias", "dot(moved, moved) + dot(d, bent)", "dot(d, bent)",
           CONSTRAINTS),
    Mutant("natural-direction-row", "joints/natural_rows.py", "_carried_row", "_outer(d, u)", "_outer(u, d)",
           CONSTRAINTS),
    Mutant("motion-rate", "joints/motion.py", "motion_at", "3.0 * s * world.floats[a + 4])",
           "2.0 * s * world.floats[a + 4])", CONSTRAINTS),
    Mutant("motion-second-derivative", "joints/motion.py", "motion_at", "6.0 * s * world.floats[a + 4]",
           "3.0 * s * world.floats[a + 4]", CONSTRAINTS),
    Mutant("reaction-without-gyration", "joints/reactions.py", "constraint_accelerations",
           "torque = sub(torque, cross(w,", "torque = sub(torque, cross(force,", REACTIONS, "closed"),
    Mutant("reaction-without-bias", "joints/reactions.py", "constraint_accelerations", "S[z + e] = -S[J.bias + e]",
           "S[z + e] = 0.0 * S[J.bias + e]", REACTIONS, "rod_of_a_pendulum"),
    Mutant("natural-couple-half", "joints/natural_rows.py", "_by_torque", "scale(0.5, torque)", "scale(1.0, torque)",
           NATURAL, "moser"),
)  # fmt: skip

_MODEL = (
    Mutant("spin-in-wrong-frame", "model/rows.py", "spin", "mat_vec(R, sym_vec(body.inverse_inertia, mat_t_vec(R, L)))",
           "mat_vec(R, sym_vec(body.inverse_inertia, mat_vec(R, L)))", FLAT, "another_solver"),
    Mutant("spin-without-inverse", "model/rows.py", "spin", "body.inverse_inertia", "body.inertia", FLAT,
           "another_solver"),
    Mutant("spin-of-thin-left-in-principal-axes", "model/rows.py", "spin_of_thin", "mat_vec(R, mat_vec(axes, (along",
           "mat_vec(R, mat_t_vec(axes, (along", THIN, "free_needles and exact4"),
    Mutant("spin-of-thin-moment", "model/rows.py", "spin_of_thin", "M[2] / moments[2]", "M[2] / moments[0]", THIN,
           "free_needles and exact4"),
    Mutant("along-least-in-body", "model/rows.py", "along_least", "mat_vec(R, (axes[0], axes[3], axes[6]))",
           "(axes[0], axes[3], axes[6])", THIN, "spins_a_needle_up"),
)  # fmt: skip

_TRAJECTORY = (
    Mutant("kinetic-energy-without-half", "trajectory/kernels.py", "energies", "kinetic[i] = 0.5 * twice",
           "kinetic[i] = twice", TRACKS, "energies_agree"),
    Mutant("kinetic-energy-without-spin", "trajectory/kernels.py", "energies",
           "dot(get3(row, b, ANGULAR), angular_velocity_of(row, b))",
           "dot(get3(row, b, LINEAR), angular_velocity_of(row, b))", TRACKS, "energies_agree"),
    Mutant("twist-left-in-body", "trajectory/kernels.py", "unpack", "mat_vec(R, twist_linear_of(y, b))",
           "twist_linear_of(y, b)", TRACKS, "every_layout"),
    Mutant("natural-spin-half", "trajectory/kernels.py", "turning", "0.5 * (dot(x, c) - dot(z, a))",
           "(dot(x, c) - dot(z, a))", TRACKS, "every_layout"),
    Mutant("angular-impulse-without-lever", "trajectory/kernels.py", "rates", "moment[c] + torque[c]", "torque[c]",
           AUDIT, "books_agree"),
    Mutant("power-without-torque", "trajectory/kernels.py", "rates", "out[i, 0] += pushed + turned",
           "out[i, 0] += pushed", AUDIT, "books_agree"),
)  # fmt: skip

_METHODS = (
    Mutant("accumulated-torque-without-lever", "methods/loop.py", "wrench_on",
           "add(torque_of(kin, b), cross(position_of(kin, b), force))", "torque_of(kin, b)", AUDIT, "books_agree"),
    Mutant("accumulated-power-sign", "methods/loop.py", "wrench_on", "velocity_of(kin, b)) + dot(",
           "velocity_of(kin, b)) - dot(", AUDIT, "books_agree"),
    Mutant("euler-equation-sign", "methods/classical.py", "_look", "cross(get3(s, b, NEXT), turning(s, b, stage))",
           "cross(turning(s, b, stage), get3(s, b, NEXT))", CONVERGENCE, "held-cf4]"),
    Mutant("torque-in-world", "methods/classical.py", "_look",
           "_turned_back(P, rotation_of(kin, b), scale(ahead, torque))", "moved(P, ahead, torque)", CONVERGENCE,
           "held-cf4]"),
    Mutant("turned-on-the-wrong-side", "lie/quaternion.py", "turned_by_twice", "y * u[2] - z * u[1]",
           "z * u[1] - y * u[2]", QUATERNIONS, "without_an_exponential"),
    Mutant("cf4-weights", "methods/cf4.py", "_end", "(-h / 24, h / 12, h / 12, h / 8)",
           "(h / 8, h / 12, h / 12, -h / 24)", CONVERGENCE, "held-cf4]"),
    Mutant("cf4-stage", "methods/cf4.py", "_pose", "scale(-0.25 * h, k0)", "scale(-0.125 * h, k0)", CONVERGENCE,
           "held-cf4]"),
    Mutant("rkmk4-without-commutator", "methods/rkmk4.py", "end_pose", "h * h / 24", "0.0 * h", CONVERGENCE,
           "held-rkmk4]"),
    Mutant("rkmk4-stage-commutator-sign", "methods/rkmk4.py", "stage_pose", "0.125 * h", "-0.125 * h", CONVERGENCE,
           "held-rkmk4]"),
    Mutant("cg4-gyroscopic-sign", "methods/cg4.py", "_look", "cross(sym_vec(body.inertia, w), w)",
           "cross(w, sym_vec(body.inertia, w))", CONVERGENCE, "held-cg4]"),
    Mutant("cg4-rotating-velocity", "methods/cg4.py", "_look", "cross(v, w)", "cross(w, v)", CONVERGENCE, "held-cg4]"),
    Mutant("cg4-force-in-world", "methods/cg4.py", "_push", "mat_t_vec(R, force_of(kin, b))", "force_of(kin, b)",
           CONVERGENCE, "held-cg4]"),
    Mutant("cg4-order-of-exponentials", "methods/cg4.py", "_pose", "f = h * row[first + j]",
           "f = h * row[first + count - 1 - j]", CONVERGENCE, "held-cg4]"),
    Mutant("flat-quaternion-rate", "methods/flat.py", "_rates",
           "product((0.0, 0.5 * w[0], 0.5 * w[1], 0.5 * w[2]), orientation_of(s, b, now))",
           "product(orientation_of(s, b, now), (0.0, 0.5 * w[0], 0.5 * w[1], 0.5 * w[2]))", CONVERGENCE, "held-rk4]"),
    Mutant("flat-quaternion-rate-half", "methods/flat.py", "_rates", "(0.0, 0.5 * w[0],", "(0.0, 1.0 * w[0],",
           CONVERGENCE, "held-rk4]"),
    Mutant("flat-times-of-stages", "methods/flat.py", "flat_step", "t + tableau.c[stage] * h", "t", CASES,
           "grows and rk4]"),
    Mutant("classical-times-of-stages", "methods/classical.py", "_look", "t + ahead", "t", CASES, "grows and cf4]"),
    Mutant("cg4-times-of-stages", "methods/cg4.py", "_step", "t + C[stage] * h", "t + B[stage] * h", CASES,
           "grows and cg4]"),
    Mutant("exponential-euler-gyroscopic-sign", "methods/exponential_euler.py", "_step",
           "cross(angular_momentum(body_of(world, b), R, w), w)", "cross(w, angular_momentum(body_of(world, b), R, w))",
           CONVERGENCE, "held-exponential_euler]"),
    Mutant("exponential-euler-body-side", "methods/exponential_euler.py", "_step", "mat_mat(exp(scale(h, w_new)), R)",
           "mat_mat(R, exp(scale(h, w_new)))", CONVERGENCE, "held-exponential_euler]"),
    Mutant("drift-without-principal-axes", "methods/drift.py", "drift", "v = mat_vec(axes, (x1, x2, x3))",
           "v = mat_t_vec(axes, (x1, x2, x3))", CONSERVATION, "not_principal and lgvi"),
    Mutant("drift-turned-on-the-wrong-side", "methods/drift.py", "drift",
           "product(orientation_of(motion.state, b), (w, v[0], v[1], v[2]))",
           "product((w, v[0], v[1], v[2]), orientation_of(motion.state, b))", CONVERGENCE, "held-lgvi]"),
    Mutant("kick-torque-twice", "methods/kick.py", "push", "scale(h, torque)", "scale(2.0 * h, torque)", CONVERGENCE,
           "held-lgvi]"),
    Mutant("kick-accumulates-no-lever", "methods/kick.py", "push", "cross(position_of(motion.kin, b), force)", "force",
           SPLITTING, "booked_impulses and lgvi"),
    Mutant("kick-work-at-the-end", "methods/kick.py", "_push_and_balance", "0.5 * h", "h", SPLITTING,
           "booked_work_to_round_off and both-exact]"),
    Mutant("kick-midpoint-late", "methods/kick.py", "kick2", "0.5 * h * stage", "h * stage", CONVERGENCE, "held-lgvi]"),
    Mutant("kick-power-of-torque", "methods/kick.py", "power_of",
           "dot(nc_torque_of(kin, b), angular_velocity_of(kin, b))", "dot(nc_torque_of(kin, b), velocity_of(kin, b))",
           SPLITTING, "booked_work_to_round_off and both-exact]"),
    Mutant("lgvi-gyroscopic-term", "methods/lgvi.py", "turn", "_scaled(J2, half * M[1], J1 - J3)",
           "_scaled(J2, half * M[1], J3 - J1)", CONVERGENCE, "held-lgvi]"),
    Mutant("leapfrog-whole-kick", "methods/leapfrog.py", "leapfrog_piece",
           "kick2(world, motion, users, interval.start, 0.5 * h, axial)",
           "kick2(world, motion, users, interval.start, h, axial)", CONVERGENCE, "held-lgvi]"),
    Mutant("splitting-turn", "methods/splitting.py", "_about", "cc * b - ss * a", "cc * b + ss * a", CONVERGENCE,
           "held-splitting]"),
    Mutant("splitting-quaternion-side", "methods/splitting.py", "_turn2", "c * q[1] - s * q[3]", "c * q[1] + s * q[3]",
           CONVERGENCE, "held-splitting]"),
    Mutant("exact-spin-of-symmetric-bodies", "methods/exact.py", "_symmetric", "(across - axis) / axis",
           "(axis - across) / axis", SPLITTING, "closed_form and exact4"),
    Mutant("composition-nodes", "methods/composition.py", "composed_piece", "start + _NODES[i] * h", "end", SPLITTING,
           "time_and_velocity and exact4"),
    Mutant("composition-kicks-and-drifts", "methods/composition.py", "composed_piece", "_KICKS[i + 1] * h",
           "_KICKS[i] * h", CONVERGENCE, "held-exact4]"),
    Mutant("kick-of-order-four-weights", "methods/kick.py", "kick4",
           "1.0 / 6.0 if stage == 0 or stage == 3 else 1.0 / 3.0", "0.25", CONVERGENCE, "held-exact4]"),
    Mutant("adaptive-world-side", "methods/adaptive/kernels.py", "_place", "product(turn, orientation_of(s, b, START))",
           "product(orientation_of(s, b, START), turn)", ADAPTIVE, "order_five"),
    Mutant("adaptive-without-dexp", "methods/adaptive/kernels.py", "_stages", "dexp_inverse(u, w)", "w", ADAPTIVE,
           "order_five"),
    Mutant("motor-power-sign", "joints/measures.py", "motor_power", "power -=", "power +=", MOTORS,
           "follows_its_angles"),
    Mutant("nudge-not-seen-at-the-end", "methods/rattle_se3.py", "_turned_on", "sub(half, cross(W, half))", "half",
           "tests/joints/test_nudge.py"),
    Mutant("nudge-without-gyroscopic-part", "methods/rattle_se3.py", "_turned_on", "add(m, add(cross(m, W),",
           "add(m, add(cross(W, m),", "tests/joints/test_nudge.py"),
    Mutant("joint-impulse-without-lever", "methods/rattle_step.py", "_accumulate_impulses",
           "add(torque, cross(x, force))", "torque", KEEPING, "books_balance"),
)  # fmt: skip

_CONTACT = (
    Mutant("tip-that-does-not-swing", "contact/geometry/atoms.py", "local_swing", "return (-f * d[1], f * d[0], 0.0)",
           "return (0.0, 0.0, 0.0)", GROUNDS, "rates_are and torus-plane"),
    Mutant("drift-without-closing", "contact/geometry/grounds.py", "ground_drift", "scale(0.5 * closing, n)",
           "scale(0.0, n)", GROUNDS, "rates_are and box-plane"),
    Mutant("bowl-normal-outward", "contact/geometry/balls.py", "between_points", "(-u[0], -u[1], -u[2])", "u", GROUNDS,
           "ball_in_a_bowl"),
    Mutant("curvature-forgotten", "contact/geometry/convex.py", "_bent", "swing(b, pair % ATOMS, n, e)",
           "swing(b, pair % ATOMS, n, ZERO)", BODIES, "shallow and ellipsoid-ellipsoid"),
    Mutant("side-normal-of-a-cone", "contact/geometry/codes.py", "line_of", "s.size[0] / np.sqrt",
           "s.size[1] / np.sqrt", FLAT_ON_FLAT, "cone_and_a_capsule"),
    Mutant("edge-on-the-wrong-side", "contact/geometry/codes.py", "crossing_gap",
           "reached(world, a, b, other) > reached(world, a, b, n)",
           "reached(world, a, b, other) < reached(world, a, b, n)", FLAT_ON_FLAT, "octagon"),
    Mutant("ring-that-misses-minima", "contact/geometry/rings.py", "minima",
           "rise = R * (R + abs(f) + R * width) * width", "rise = 0.01 * R * width", RINGS, "no_minimum_is_missed"),
    Mutant("corner-beside-a-face", "contact/geometry/faces.py", "over_face", "if dot(face.normal, cross(edge",
           "if False and dot(face.normal, cross(edge", FLAT_ON_FLAT, "overhanging"),
    # --- touch4
    Mutant("impact-without-restitution", "contact/impact.py", "collide", "+ e * S[_other(world, i, REFLECTED)]", "",
           TOUCH4, "elastic"),
    Mutant("slide-without-friction", "contact/modes.py", "tie_rows", "_tie(S, room, r, -limit * dot(d, t))",
           "_tie(S, room, r, limit * dot(d, t))", TOUCH4, "block_slides"),
    Mutant("bias-without-turning-normal", "contact/single.py", "single_forces",
           "dot(n, gained) + dot(normal_rate_of(S, k), slip_of(S, k))", "dot(n, gained)", TOUCH4, "tippe"),
    Mutant("bias-of-grounds", "contact/space.py", "_carried", "sub(rate, velocity_of(kin, k))", "rate", TOUCH4,
           "turntable"),
    Mutant("loss-sign", "contact/modes.py", "act", "lost -= dot(tangential", "lost += dot(tangential", SHORT,
           "coulomb"),
    Mutant("no-zeno", "methods/touch4/resolve.py", "_end_bouncing", "2.0 * rate < ZENO * dt * -pull",
           "2.0 * rate < 0.0 * dt * -pull", TOUCH4, "bounces_at"),
    Mutant("single-block-sign", "contact/single.py", "_solved", "f = c / d", "f = -c / d", SHORT, "rattleback"),
    Mutant("single-slide-swapped", "contact/single.py", "single_forces", "= N, f * N, g * N", "= N, g * N, f * N",
           SHORT, "coulomb"),
    Mutant("single-bias-left-out", "contact/single.py", "single_forces", "gained = normal_of(S, k), tangent_of(S, k), "
           "bitangent_of(S, k), bias_of(S, k)", "gained = normal_of(S, k), tangent_of(S, k), bitangent_of(S, k), "
           "(0.0, 0.0, 0.0)", SHORT, "rattleback"),
    Mutant("single-points-that-are-not", "contact/single.py", "are_single",
           "if a == point_a(S, other) or", "if a == -1.0 or", SHORT, "nearly_flat"),
    Mutant("weights-of-another-rule", "methods/touch4/smooth.py", "WEIGHTS", "(0.125, 0.375, 0.375, 0.125)",
           "(0.25, 0.25, 0.25, 0.25)", SHORT, "rattleback"),
    Mutant("turned-the-other-way", "methods/touch4/balance.py", "_turn_back", "scale(over / square, across)",
           "scale(-over / square, across)", ACCOUNTS, "free_body"),
    Mutant("energy-not-balanced", "methods/touch4/balance.py", "balance", "abs(over) > EXACT * size", "over != over",
           SHORT, "rattleback"),
    Mutant("friction-gives-energy", "methods/touch4/smooth.py", "take", "h * (given - lost)", "h * (given + lost)",
           ACCOUNTS, "tumbling"),
    Mutant("motor-without-impulse", "methods/touch4/resolve.py", "_apply", "motor_work(world, S))", "0.0)", ACCOUNTS,
           "motor"),
    Mutant("fall-that-slows", "methods/touch4/resolve.py", "_meet", "(1.0 + work / energy)", "(1.0 - work / energy)",
           SHORT, "nearly_flat"),
    Mutant("series-too-short", "methods/touch4/resolve.py", "_end_bouncing", "2.0 * rate / -pull / (1.0 - e)",
           "2.0 * rate / -pull", SHORT, "series"),
    Mutant("rims-in-long-pieces", "methods/touch4/landing.py", "longest_piece", "2.0 * TURN / (rate",
           "2e9 * TURN / (rate", SHORT, "falls_flat"),
    Mutant("rims-without-rings", "contact/listing.py", "closed_below", "TOUCHING + 2.0 * FLAT * a.size[0]", "-1.0",
           SHORT, "falls_flat"),
    Mutant("slip-never-stops", "methods/touch4/events.py", "_watch_point", "S[out + SLIP] = dot(",
           "S[out + SLIP] = 1.0 + dot(", SHORT, "slow_ball"),
    Mutant("events-near-enough", "methods/touch4/step.py", "NARROW", "4e-16", "1e-4", SHORT, "series"),
    Mutant("limit-on-the-wrong-side", "contact/space.py", "_limit_gap", "ends.high - value", "value - ends.high",
           TOUCH4, "hinge_stops"),
)  # fmt: skip

_RESULTS = (
    Mutant("contact-columns-shifted", "contact/state.py", "record_contacts", "first_column + k", "first_column + k - 1",
           KEPT_CONTACT, "every_frame_has"),
    Mutant("contact-torque-reversed", "trajectory/contact_arrays.py", "ContactArrays", "np.cross(arm, force[:, slot])",
           "np.cross(force[:, slot], arm)", TRACKED_CONTACT, "several_points"),
    Mutant("friction-that-gives", "trajectory/contact_arrays.py", "ContactArrays", "lost = -np.einsum",
           "lost = np.einsum", TRACKED_CONTACT, "several_points"),
    Mutant("floor-that-takes", "trajectory/contact_arrays.py", "ContactArrays", "given -= sign", "given += sign",
           TRACKED_CONTACT, "moving_floor"),
    Mutant("impulse-left-out", "trajectory/contact_audit.py", "ContactIntervals", "linear[i, carrier] += sign * p",
           "linear[i, carrier] += 0.0 * p", AUDITED_CONTACT, "no_false_alarm and bouncing"),
    Mutant("impacts-kept-after-going-back", "running/stepper.py", "Stepper", "self.impacts.last = mark.impacts", "pass",
           KEPT_CONTACT, "tells_no_impact_twice"),
)  # fmt: skip

MUTANTS: tuple[Mutant, ...] = (
    *_LIE,
    *_MASS,
    *_FORCES,
    *_JOINTS,
    *_MODEL,
    *_TRAJECTORY,
    *_METHODS,
    *_CONTACT,
    *_RESULTS,
)
