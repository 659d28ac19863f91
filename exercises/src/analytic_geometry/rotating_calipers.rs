//! Exercise 10.9.

use super::Point;
use super::graham_scan::{by_height, lens};
use crate::inputs::{Random, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 10.9: `diameter_squared`.
#[derive(Debug)]
pub struct Diameter;

fn square(a: Point, b: Point) -> i64 {
    (b.0 - a.0).pow(2) + (b.1 - a.1).pow(2)
}

/// The farthest pair by comparing all of them.
fn by_all_pairs(v: &[Point]) -> Option<(i64, Point, Point)> {
    let pairs = v.iter().enumerate().flat_map(|(i, &p)| v[..i].iter().map(move |&q| (q, p)));
    pairs.map(|(p, q)| (square(p, q), p, q)).max_by_key(|pair| pair.0)
}

/// The farthest pair of many vertices: for each edge the vertex with the greatest height over it,
/// and both ends of the edge. This is not the way of the exercise.
fn by_heights(v: &[Point]) -> Option<(i64, Point, Point)> {
    let n = v.len();
    let way = |i: usize| (v[(i + 1) % n].0 - v[i].0, v[(i + 1) % n].1 - v[i].1);
    let climbs = |edge: usize, at: usize| {
        let [(x, y), (far_x, far_y)] = [way(edge), way(at)];
        0 < x * far_y - y * far_x
    };
    let (mut best, mut far) = (None, 1);
    for (i, &p) in v.iter().enumerate() {
        while climbs(i, far) {
            far = (far + 1) % n;
        }
        let found = [p, v[(i + 1) % n]].map(|end| (square(end, v[far]), end, v[far]));
        best = best.into_iter().chain(found).max_by_key(|pair| pair.0);
    }
    best
}

/// The hull, beginning with another vertex.
fn turned(points: &[Point], by: usize) -> Vec<Point> {
    let mut hull = by_height(points);
    let n = hull.len().max(1);
    hull.rotate_left(by % n);
    hull
}

impl Task for Diameter {
    type Input = Vec<Point>;
    type Output = i64;

    const SECTION: &'static str = "10.9";
    const CHAPTER: &'static str = "analytic-geometry";
    const NAME: &'static str = "rotating_calipers";
    const HARNESS: &'static str = "|polygon: Vec<(i64, i64)>| attempt::diameter_squared(&polygon)";
    const HINTS: &'static [&'static str] = &[
        "Begin with horizontal lines through the lowest and the highest vertex.",
        "Both lines turn to the left. The sign of the cross product of the edges that lead on from \
         the two vertices says which line is the first to reach its edge.",
        "If the cross product is 0, both vertices change. You can stop when both walks are where \
         the other one began.",
    ];

    fn small() -> Vec<Self::Input> {
        let corners = |side: i64, most: u32| {
            let grid: Vec<Point> = (0..side * side).map(|i| (i % side, i / side)).collect();
            let codes = (0..1_u32 << grid.len()).filter(move |code| code.count_ones() <= most);
            codes.map(move |code| -> Vec<Point> {
                (0..grid.len()).filter(|i| (code >> i) & 1 == 1).map(|i| grid[i]).collect()
            })
        };
        // Of the sets of points, those are left out that are not the corners of their hull.
        let sets = corners(3, 9).chain(corners(4, 5));
        let hulls = sets.filter(|set| by_height(set).len() == set.len());
        hulls.flat_map(|set| (0..set.len().max(1)).map(move |by| turned(&set, by))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let (n, side) = (random.index(30), [10, 30, 1000][random.index(3)]);
        let points = super::random_points(random, n, side);
        turned(&points, random.index(30))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let far = 1_000_000_000;
        vec![
            ("the largest square", vec![(far, far), (-far, far), (-far, -far), (far, -far)]),
            ("124 000 vertices", turned(&lens(), 40_000)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        super::size(input.iter().copied(), input.len())
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("diameter_squared(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let best = if input.len() < 1000 { by_all_pairs(input) } else { by_heights(input) };
        let (expected, because) = match best {
            None => (0, "there are no two vertices".to_owned()),
            Some((square, p, q)) => (square, format!("{p:?} and {q:?} are the farthest pair")),
        };
        if *output == expected {
            return Ok(());
        }
        Err(Wrong {
            expected: expected.to_string(),
            got: output.to_string(),
            because: Some(because),
        })
    }
}
