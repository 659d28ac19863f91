//! Exercise 10.5.

use super::{Point, random_star, small_polygons};
use crate::inputs::{Random, shown};
use crate::judge::{Task, Wrong};

/// Exercise 10.5: `centroid`.
#[derive(Debug)]
pub struct Centroid;

/// Three sums of trapezoids between each edge and the axis: twice the area, and six times the
/// integrals of x and of y. Not the way of the exercise.
fn by_trapezoids(vertices: &[Point]) -> [i128; 3] {
    let back = vertices.iter().cycle().skip(1);
    vertices.iter().zip(back).fold([0; 3], |[area, x, y], (from, to)| {
        let [x1, y1, x2, y2] = [from.0, from.1, to.0, to.1].map(i128::from);
        [
            area + (x1 - x2) * (y1 + y2),
            x + (x1 - x2) * (y1 * (2 * x1 + x2) + y2 * (x1 + 2 * x2)),
            y + (x1 - x2) * (y1 * y1 + y1 * y2 + y2 * y2),
        ]
    })
}

/// A staircase from the lower left to the upper right, and its mirror image back.
fn stairs(n_steps: i64) -> Vec<Point> {
    let up = (0..n_steps).flat_map(|i| [(i, i - 1), (i + 1, i - 1)]);
    let down = (0..n_steps).rev().flat_map(|i| [(i, i + 2), (i, i + 1)]);
    up.chain(down).collect()
}

impl Task for Centroid {
    type Input = Vec<Point>;
    type Output = (i64, i64, i64);

    const SECTION: &'static str = "10.5";
    const CHAPTER: &'static str = "analytic-geometry";
    const NAME: &'static str = "convex_polygon_centroid";
    const HARNESS: &'static str = "|vertices: Vec<(i64, i64)>| attempt::centroid(&vertices)";
    const HINTS: &'static [&'static str] = &[
        "A triangle balances at the mean of its corners.",
        "Add up weight times position over a fan of triangles. The weight is the cross product, with its sign.",
        "Divide by three times the sum of the weights, and do not forget the vertex at which all vectors begin.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut all = small_polygons();
        all.retain(|vertices| by_trapezoids(vertices)[0] != 0);
        all.sort_by_key(Self::size);
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        random_star(random)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let far = 1000;
        let mut clockwise = stairs(990);
        clockwise.reverse();
        vec![
            ("the largest square", vec![(-far, -far), (far, -far), (far, far), (-far, far)]),
            ("a staircase of 990 steps", stairs(990)),
            ("a staircase of 990 steps, clockwise", clockwise),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        super::size(input.iter().copied(), input.len())
    }

    fn smaller(_: &Self::Input) -> Vec<Self::Input> {
        // Without a vertex, edges may cross. What is small is in the list of small inputs.
        Vec::new()
    }

    fn call(input: &Self::Input) -> String {
        format!("centroid(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let [area, x6, y6] = by_trapezoids(input);
        let [x, y, w] = [output.0, output.1, output.2].map(i128::from);
        let is_right = |own: i128, sum: i128| {
            // own / w = sum / (3 area)
            own.checked_mul(3 * area).zip(sum.checked_mul(w)).is_some_and(|(a, b)| a == b)
        };
        if w != 0 && is_right(x, x6) && is_right(y, y6) {
            return Ok(());
        }
        let fraction = |sum: i128, by: i128| {
            let common = gcd(sum, by);
            match (sum / common, by / common) {
                (sum, 1) => sum.to_string(),
                (sum, by) => format!("{sum}/{by}"),
            }
        };
        let signed = if area < 0 { [-x6, -y6, -3 * area] } else { [x6, y6, 3 * area] };
        let expected =
            format!("({}, {})", fraction(signed[0], signed[2]), fraction(signed[1], signed[2]));
        let because = (w == 0).then(|| "w is 0".to_owned());
        Err(Wrong { expected, got: format!("({x}/{w}, {y}/{w})"), because })
    }
}

fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}
