//! Which points are the vertices of the convex hull? `convex_hull(points)` returns them
//! counterclockwise. The first one is the lowest point; if several points are equally low, it is the
//! leftmost of them.
//!
//! For example, `convex_hull(&[(2, 0), (0, 4), (1, 1), (4, 0), (0, 0)])` is `[(0, 0), (4, 0), (0, 4)]`:
//! (1, 1) is inside, and (2, 0) is on an edge.
//!
//! Beware: there can be 124 000 points, and points can be repeated. If all points are on one line,
//! the vertices are its two ends. Coordinates can be up to
//! 10^9 in absolute value.

/// The vertices of the convex hull, counterclockwise from the lowest point.
pub fn convex_hull(points: &[(i64, i64)]) -> Vec<(i64, i64)> {
    let Some(&pivot) = points.iter().min_by_key(|&&(x, y)| (y, x)) else {
        return Vec::new();
    };
    let cross = |a: (i64, i64), b: (i64, i64), c: (i64, i64)| {
        (b.0 - a.0) * (c.1 - b.1) - (c.0 - b.0) * (b.1 - a.1)
    };
    let mut others = points.to_vec();
    others.retain(|&point| point != pivot);
    others.sort_unstable_by(|&a, &b| {
        let turn = cross(pivot, a, b);
        0.cmp(&turn).then((a.1, a.0).cmp(&(b.1, b.0)))
    });
    let mut stack = vec![pivot];
    for c in others {
        while let [.., a, b] = stack[..]
            && cross(a, b, c) <= 0
        {
            stack.pop();
        }
        stack.push(c);
    }
    stack
}
