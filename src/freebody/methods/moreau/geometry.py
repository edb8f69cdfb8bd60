"""Points of pairs that are not both balls, in a kernel of its own: what it calls takes a minute to compile."""

from freebody.compile import kernel
from freebody.contact.geometry.pairs import features, measure
from freebody.contact.geometry.sides import placed, solid_of
from freebody.methods.moreau.room import FEATURE_SIZE, MOST_FEATURES


@kernel(counts=False)
def features_of(world, kin, S, at, a, b, reach, most):
    """Number, gap, normal and place of the features of solids a and b with a gap below ``reach``, from S[at] on."""
    one, other = solid_of(world, a), solid_of(world, b)
    (xa, Ra), (xb, Rb) = placed(one, kin), placed(other, kin)
    listed = at + FEATURE_SIZE * MOST_FEATURES
    count = features(world, one, other, xa, Ra, xb, Rb, reach, S, listed, min(most, MOST_FEATURES))
    for k in range(count):
        gap, n, p = measure(world, one, other, S[listed + k], xa, Ra, xb, Rb)
        row = at + FEATURE_SIZE * k
        S[row], S[row + 1] = S[listed + k], gap
        for c in range(3):
            S[row + 2 + c], S[row + 5 + c] = n[c], p[c]
    return count
