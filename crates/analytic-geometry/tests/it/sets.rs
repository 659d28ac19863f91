//! Points that several sections work on.

use analytic_geometry::{Point, Polygon, points};

/// The 26 points of the worked examples; the first twelve are the vertices of their hull,
/// counter-clockwise.
pub(crate) const TWENTY_SIX: [(i64, i64); 26] = [
    (10, 1),
    (12, 1),
    (17, 2),
    (19, 4),
    (22, 10),
    (22, 11),
    (20, 13),
    (15, 15),
    (7, 15),
    (2, 9),
    (2, 7),
    (3, 4),
    (18, 3),
    (20, 6),
    (21, 8),
    (12, 15),
    (11, 15),
    (10, 15),
    (9, 15),
    (8, 15),
    (7, 13),
    (8, 11),
    (7, 6),
    (10, 6),
    (15, 2),
    (20, 11),
];

/// All 26.
pub(crate) fn twenty_six() -> Vec<Point<i64>> {
    points(TWENTY_SIX).unwrap()
}

/// The twelve of the hull.
pub(crate) fn twelve() -> Vec<Point<i64>> {
    points(TWENTY_SIX[..12].iter().copied()).unwrap()
}

/// The same as a polygon.
pub(crate) fn polygon_of_twelve() -> Polygon<i64> {
    Polygon::new(twelve())
}

/// The same points, as floats.
pub(crate) fn floats(points: &[Point<i64>]) -> Vec<Point<f64>> {
    let float = |point: &Point<i64>| {
        let (x, y) = point.to_f64();
        Point::new(x, y).unwrap()
    };
    points.iter().map(float).collect()
}

/// The vertices of the hull by its definition, counter-clockwise from the lowest, for few points:
/// from each vertex on to that point with which all others are to the left, or between both. O(n^2)
/// a vertex.
pub(crate) fn hull_by_definition(points: &[Point<i64>]) -> Vec<Point<i64>> {
    let Some(&first) = points.iter().min_by_key(|point| (point.y(), point.x())) else {
        return Vec::new();
    };
    let cross = |a: Point<i64>, b: Point<i64>, c: Point<i64>| {
        let of = |p: Point<i64>| (i128::from(p.x() - a.x()), i128::from(p.y() - a.y()));
        let ((x1, y1), (x2, y2)) = (of(b), of(c));
        (x1 * y2 - x2 * y1, x1 * x2 + y1 * y2, x1 * x1 + y1 * y1)
    };
    let mut hull = vec![first];
    loop {
        let at = hull[hull.len() - 1];
        let is_next = |&&b: &&Point<i64>| {
            b != at
                && points.iter().all(|&c| {
                    let (cross, dot, square) = cross(at, b, c);
                    0 < cross || cross == 0 && 0 <= dot && dot <= square
                })
        };
        match points.iter().find(is_next) {
            Some(&next) if next != first => hull.push(next),
            _ => return hull,
        }
    }
}

/// All sets of at most `most` of the points with coordinates below `side`, as lists in which none
/// is repeated.
pub(crate) fn all_sets(side: i64, most: usize) -> Vec<Vec<Point<i64>>> {
    let grid: Vec<_> = (0..side * side).map(|i| Point::new(i % side, i / side).unwrap()).collect();
    let mut sets = vec![(Vec::new(), 0)];
    let mut done = 0;
    while done < sets.len() {
        let (set, next) = sets[done].clone();
        done += 1;
        if set.len() < most {
            for (i, &point) in grid.iter().enumerate().skip(next) {
                let more: Vec<Point<i64>> = set.iter().copied().chain([point]).collect();
                sets.push((more, i + 1));
            }
        }
    }
    sets.into_iter().map(|(set, _)| set).collect()
}

/// The coordinates of points.
pub(crate) fn coordinates(points: &[Point<i64>]) -> Vec<(i64, i64)> {
    points.iter().map(|point| (point.x(), point.y())).collect()
}

/// The whole coordinates of points as they are typed: `2,1 0,3`.
pub(crate) fn pairs(text: &str) -> Vec<(i64, i64)> {
    let pair = |word: &str| {
        let (x, y) = word.split_once(',').unwrap();
        (x.parse().unwrap(), y.parse().unwrap())
    };
    text.split_whitespace().map(pair).collect()
}
