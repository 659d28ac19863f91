//! Exercise 10.4.

use super::{Point, random_star};
use crate::inputs::{Random, count, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 10.4: `doubled_area`.
#[derive(Debug)]
pub struct DoubledArea;

/// Twice the area by trapezoids between each edge and the axis: not the way of the exercise.
fn by_trapezoids(vertices: &[Point]) -> i128 {
    let back = vertices.iter().cycle().skip(1);
    let trapezoid =
        |(from, to): (&Point, &Point)| i128::from(from.0 - to.0) * i128::from(from.1 + to.1);
    vertices.iter().zip(back).map(trapezoid).sum::<i128>().abs()
}

/// A comb of many teeth, whose sums from the first vertex on are large.
fn comb(n_teeth: i64, side: i64) -> Vec<Point> {
    let mut vertices = vec![(-side, -side), (side, -side)];
    for tooth in (0..n_teeth).rev() {
        let x = -side + 2 * side / n_teeth * tooth;
        vertices.extend([(x + 1, side), (x, 1 - side)]);
    }
    vertices
}

/// A corridor that winds around its inner end. Seen from there, the outer wall alone has a large
/// area, once for each turn.
fn spiral(n_turns: i64, side: i64) -> Vec<Point> {
    let step = side / (8 * n_turns);
    let corner = |t: i64, inward: i64| {
        let (x, y) = [(-1, -1), (1, -1), (1, 1), (-1, 1)][usize::try_from(t % 4).unwrap_or(0)];
        let far = side - t * step - inward;
        (x * far, y * far)
    };
    let outer = (0..4 * n_turns).map(|t| corner(t, 0));
    outer.chain((0..4 * n_turns).rev().map(|t| corner(t, step))).collect()
}

impl Task for DoubledArea {
    type Input = Vec<Point>;
    type Output = i64;

    const SECTION: &'static str = "10.4";
    const CHAPTER: &'static str = "analytic-geometry";
    const NAME: &'static str = "convex_polygon_area";
    const HARNESS: &'static str = "|vertices: Vec<(i64, i64)>| attempt::doubled_area(&vertices)";
    const HINTS: &'static [&'static str] = &[
        "Cut the polygon into triangles that share the first vertex.",
        "Twice the area of a triangle is a cross product. Add them up with their signs.",
        "If the vertices are clockwise, the sum is negative. Take its size at the end, and only there.",
        "Add up in `i128`: the sum on the way may be larger than the result.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut all = super::small_polygons();
        all.sort_by_key(Self::size);
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        random_star(random)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let far = 1_000_000_000;
        let mut clockwise = comb(1000, far);
        clockwise.reverse();
        vec![
            ("the largest square", vec![(-far, -far), (far, -far), (far, far), (-far, far)]),
            ("a comb of 1000 teeth", comb(1000, far)),
            ("a comb of 1000 teeth, clockwise", clockwise),
            ("a comb of 100 000 teeth", comb(100_000, far)),
            ("a spiral of ten turns", spiral(10, far)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        super::size(input.iter().copied(), input.len())
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        // Without a vertex, edges may cross. A triangle cannot.
        if input.len() <= 3 {
            Vec::new()
        } else {
            shorter(input).into_iter().filter(|v| v.len() == 3).collect()
        }
    }

    fn call(input: &Self::Input) -> String {
        format!("doubled_area(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = by_trapezoids(input);
        if i128::from(*output) == expected {
            return Ok(());
        }
        let because = match input.len() {
            3 => "it is one triangle".to_owned(),
            n => format!("the polygon has {}", count(n, "vertex").replace("vertexs", "vertices")),
        };
        Err(Wrong {
            expected: expected.to_string(),
            got: output.to_string(),
            because: Some(because),
        })
    }
}
