"""Exact payments of a cost with own production and units bought from two sellers.

No search is needed. For a set S of resources let `own[S]`, `left[S]`, `right[S]` be the number of producing
units that can give something out of S. Buying n units from the left and m from the right covers a cost if and
only if

    cost[S] <= own[S] + min(n, left[S]) + min(m, right[S])        for every S

(max-flow min-cut on sellers, units and resources: a cut is a set S). With need[S] = cost[S] - own[S] this
gives, for one class of resources with one price a seller:

    K  = max need[S]                 units bought in all, the same in every payment that buys nothing needless
    lo = max need[S] - right[S]      fewest units from the left
    hi = K - max need[S] - left[S]   most units from the left

and every number of units between `lo` and `hi` from the left, the rest from the right, is possible. Proof:
the functions own, left, right are submodular and the cost is modular, so need is supermodular; for the sets
that give lo and K - hi the inequality need[S or T] + need[S and T] >= need[S] + need[T] yields lo + (K - hi)
<= K. Raw materials and manufactured goods separate, because no producing unit offers both. Single units that
do (a unit of any resource, one that need not be paid) are told beforehand which class they serve; each way of
telling them is tried.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers

# Bits for the options of a unit of one class, where several such units are packed into one number.
OPTIONS = 4


@kernel
def purchase_with_far(
    cost: Numbers,
    more: Numbers,
    less: int,
    own: Numbers,
    left: Numbers,
    right: Numbers,
    far_left: Numbers,
    far_right: Numbers,
    from_left: int,
    from_right: int,
    same: int,
    sets: int,
) -> tuple[int, int, int]:
    """The same for the sum of two costs, when units are bought from far sellers too: (K, lo, hi).

    less: bit set of one resource of which a unit is left out, or 0. far_left, far_right: units that the far
    sellers can give, by set; from_left, from_right: how many are bought there; same: both are one seller,
    whose units serve once. Truncating a submodular function keeps it submodular, so the proof above holds.
    """
    total, least_left, least_right = 0, 0, 0
    for subset in range(1, sets):
        need = cost[subset] + more[subset] - own[subset]
        if subset & less:
            need -= 1
        if same:
            need -= min(from_left + from_right, far_left[subset])
        else:
            need -= min(from_left, far_left[subset]) + min(from_right, far_right[subset])
        if need > 0:
            if need > left[subset] + right[subset]:
                return -1, 0, 0
            total = max(total, need)
            least_left = max(least_left, need - right[subset])
            least_right = max(least_right, need - left[subset])
    return total, least_left, total - least_right


@kernel
def purchase_with_units(
    cost: Numbers,
    more: Numbers,
    units: int,
    own: Numbers,
    left: Numbers,
    right: Numbers,
    apart_left: int,
    apart_right: int,
    far_left: Numbers,
    far_right: Numbers,
    from_far_left: int,
    from_far_right: int,
    same: int,
    sets: int,
) -> tuple[int, int, int]:
    """As `purchase_with_far`, with single units that are there already: (K, lo, hi).

    units: their options, `OPTIONS` bits for each. apart_left, apart_right: options of one unit of that
    neighbour that is not to be counted, because it has a price of its own; 0 = none. All these are further
    units in the sums, so the proof above holds.
    """
    total, least_left, least_right = 0, 0, 0
    for subset in range(1, sets):
        need = more[subset] + cost[subset] - own[subset] - units_that_meet(units, subset, OPTIONS)
        if same:
            need -= min(from_far_left + from_far_right, far_left[subset])
        else:
            need -= min(from_far_left, far_left[subset]) + min(from_far_right, far_right[subset])
        if need > 0:
            from_left = left[subset] - (1 if subset & apart_left else 0)
            from_right = right[subset] - (1 if subset & apart_right else 0)
            if need > from_left + from_right:
                return -1, 0, 0
            total = max(total, need)
            least_left = max(least_left, need - from_right)
            least_right = max(least_right, need - from_left)
    return total, least_left, total - least_right


@kernel
def units_that_meet(units: int, subset: int, width: int) -> int:
    """Return the number of packed units (`width` bits of options each) that serve a set."""
    found = 0
    while units:
        if units & subset & ((1 << width) - 1):
            found += 1
        units >>= width
    return found


@kernel
def purchase(cost: Numbers, own: Numbers, left: Numbers, right: Numbers, sets: int) -> tuple[int, int, int]:
    """The purchases of one class that a cost needs: (K, lo, hi); K = -1 if it cannot be covered at all
    (BASE-COST-3).

    cost, own, left, right: subset sums or unit counts, indexed by sets of resources; sets: their number. Each
    unit serves once, nothing is used up, and no needless unit is bought (BASE-RES-2, -3, BASE-TRADE-1, -5,
    -6, -9, -12).
    """
    total, least_left, least_right = 0, 0, 0
    if cost[sets - 1] == 0:
        return total, least_left, least_right
    for subset in range(1, sets):
        need = cost[subset] - own[subset]
        if need > 0:
            if need > left[subset] + right[subset]:
                return -1, 0, 0
            total = max(total, need)
            least_left = max(least_left, need - right[subset])
            least_right = max(least_right, need - left[subset])
    return total, least_left, total - least_right
