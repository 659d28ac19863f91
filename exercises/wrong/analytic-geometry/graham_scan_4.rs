//! Takes any of the lowest points for the pivot, not the leftmost of them.

pub fn convex_hull(points: &[(i64, i64)]) -> Vec<(i64, i64)> {
    let Some(&pivot) = points.iter().min_by_key(|&&(_, y)| y) else {
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
