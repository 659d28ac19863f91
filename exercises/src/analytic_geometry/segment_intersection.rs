//! Exercise 10.2.

use super::Point;
use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// Exercise 10.2: `intersect`.
#[derive(Debug)]
pub struct Intersect;

type Segment = [Point; 2];

/// What two segments have in common.
#[derive(Debug, PartialEq)]
enum Common {
    /// Nothing.
    Nothing,
    /// At least this end of one of them.
    End(Point),
    /// A point inside of both.
    Inside,
}

/// The equation a + t (b - a) = c + s (d - c), solved for t and s: not the way of the exercise.
fn solved([a, b]: Segment, [c, d]: Segment) -> Common {
    let vector = |from: Point, to: Point| (i128::from(to.0 - from.0), i128::from(to.1 - from.1));
    let cross = |v: (i128, i128), w: (i128, i128)| v.0 * w.1 - w.0 * v.1;
    let (u, v, w) = (vector(a, b), vector(c, d), vector(a, c));
    let whole = cross(u, v);
    if whole == 0 {
        // Parallel, or a single point: what is common contains an end.
        let is_on = |point: Point, [from, to]: Segment| {
            cross(vector(from, to), vector(from, point)) == 0
                && from.min(to) <= point
                && point <= from.max(to)
        };
        let ends = [(a, [c, d]), (b, [c, d]), (c, [a, b]), (d, [a, b])];
        let common = ends.into_iter().find(|&(end, other)| is_on(end, other));
        return common.map_or(Common::Nothing, |(end, _)| Common::End(end));
    }
    // The shares are t / size and s / size.
    let size = whole.abs();
    let (t, s) = (cross(w, v) * whole.signum(), cross(w, u) * whole.signum());
    if t < 0 || size < t || s < 0 || size < s {
        return Common::Nothing;
    }
    match (t, s) {
        (0, _) => Common::End(a),
        (_, 0) => Common::End(c),
        (t, _) if t == size => Common::End(b),
        (_, s) if s == size => Common::End(d),
        _ => Common::Inside,
    }
}

impl Task for Intersect {
    type Input = (Segment, Segment);
    type Output = bool;

    const SECTION: &'static str = "10.2";
    const CHAPTER: &'static str = "analytic-geometry";
    const NAME: &'static str = "segment_intersection";
    const HARNESS: &'static str = "|(first, second)| attempt::intersect(first, second)";
    const HINTS: &'static [&'static str] = &[
        "Write a function first that says on which side of a line a point is.",
        "Each segment must straddle the line of the other one. An end on the line counts.",
        "If all four ends are on one line, compare the boxes of the segments.",
        "Multiply in `i128`: the differences have up to 62 bits.",
    ];

    fn small() -> Vec<Self::Input> {
        // Four points in a row: two segments on one line may have a gap.
        let point = |i: i64| (i % 4, i / 4);
        let segment = |i: i64| [point(i % 12), point(i / 12)];
        let mut all: Vec<_> =
            (0..144 * 144).map(|i| (segment(i % 144), segment(i / 144))).collect();
        all.sort_by_key(Self::size);
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let mut point = || {
            let mut number = || i64::try_from(random.below(13)).unwrap_or(0) - 6;
            (number(), number())
        };
        let mut segment = || [point(), point()];
        (segment(), segment())
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let far = 1_000_000_000_000_000_000;
        let diagonal = [(-far, -far), (far, far)];
        vec![
            ("the diagonals of the largest square", (diagonal, [(-far, far), (far, -far)])),
            ("a segment that ends just before a long one", (diagonal, [(-far, far), (-1, 0)])),
            ("a segment that ends on a long one", (diagonal, [(-far, far), (7, 7)])),
            (
                "two nearly parallel segments that cross",
                ([(-far, -far), (far, far - 1)], [(-far, -far + 1), (far, far - 2)]),
            ),
            (
                "two nearly parallel segments that do not",
                ([(-far, -far), (far, far - 1)], [(-far, -far + 1), (far, far)]),
            ),
            (
                "two segments on one line, with a gap of 1",
                ([(-far, 0), (0, 0)], [(1, 0), (far, 0)]),
            ),
        ]
    }

    fn size(&([a, b], [c, d]): &Self::Input) -> u64 {
        let numbers = [a.0, a.1, b.0, b.1, c.0, c.1, d.0, d.1];
        // Single points are special, so they count as larger.
        let n_points = u64::from(a == b) + u64::from(c == d);
        numbers
            .iter()
            .fold(100 * n_points, |sum: u64, number| sum.saturating_add(number.unsigned_abs()))
    }

    fn smaller(&([a, b], [c, d]): &Self::Input) -> Vec<Self::Input> {
        let toward_zero = |(x, y): Point| {
            let less = |n: i64| [n / 2, n - n.signum()];
            less(x).map(|x| (x, y)).into_iter().chain(less(y).map(|y| (x, y)))
        };
        let of_a = toward_zero(a).map(|a| ([a, b], [c, d]));
        let of_b = toward_zero(b).map(|b| ([a, b], [c, d]));
        let of_c = toward_zero(c).map(|c| ([a, b], [c, d]));
        let of_d = toward_zero(d).map(|d| ([a, b], [c, d]));
        let all = of_a.chain(of_b).chain(of_c).chain(of_d);
        all.filter(|smaller| *smaller != ([a, b], [c, d])).collect()
    }

    fn call((first, second): &Self::Input) -> String {
        format!("intersect({first:?}, {second:?})")
    }

    fn check(&(first, second): &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let common = solved(first, second);
        let expected = common != Common::Nothing;
        if *output == expected {
            return Ok(());
        }
        let because = match common {
            Common::Nothing => "they have no point in common".to_owned(),
            Common::End((x, y)) => format!("both contain the point ({x}, {y})"),
            Common::Inside => "they cross".to_owned(),
        };
        Err(Wrong {
            expected: expected.to_string(),
            got: output.to_string(),
            because: Some(because),
        })
    }
}
