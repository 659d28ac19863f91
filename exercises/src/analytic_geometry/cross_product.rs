//! Exercise 10.1.

use std::cmp::Ordering;

use super::Point;
use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// Exercise 10.1: `side`.
#[derive(Debug)]
pub struct Side;

/// Where c is, by the height of the line above or below it: not the way of the exercise.
fn by_height([a, b, c]: [Point; 3]) -> i64 {
    let of = |order: Ordering| match order {
        Ordering::Less => -1,
        Ordering::Equal => 0,
        Ordering::Greater => 1,
    };
    match a.0.cmp(&b.0) {
        Ordering::Greater => -by_height([b, a, c]),
        Ordering::Equal => of(b.1.cmp(&a.1)) * of(a.0.cmp(&c.0)),
        Ordering::Less => {
            // Heights above a, times the distance from a to b.
            let [run, rise, across, up] =
                [b.0 - a.0, b.1 - a.1, c.0 - a.0, c.1 - a.1].map(i128::from);
            of((up * run).cmp(&(rise * across)))
        }
    }
}

fn shown(side: i64) -> String {
    match side {
        1 => "1, to the left".to_owned(),
        0 => "0, on the line".to_owned(),
        -1 => "-1, to the right".to_owned(),
        other => other.to_string(),
    }
}

impl Task for Side {
    type Input = (Point, Point, Point);
    type Output = i64;

    const SECTION: &'static str = "10.1";
    const CHAPTER: &'static str = "analytic-geometry";
    const NAME: &'static str = "cross_product";
    const HARNESS: &'static str = "|(a, b, c)| attempt::side(a, b, c)";
    const HINTS: &'static [&'static str] = &[
        "Begin with two vectors: from a to b, and from a to c.",
        "Their cross product is x1 · y2 - x2 · y1. Only its sign matters.",
        "Multiply in `i128`: the differences have up to 62 bits.",
    ];

    fn small() -> Vec<Self::Input> {
        let point = |i: i64| (i % 3, i / 3);
        (0..9 * 9 * 9).map(|i| (point(i % 9), point(i / 9 % 9), point(i / 81))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let mut point = || {
            let mut number = || i64::try_from(random.below(41)).unwrap_or(0) - 20;
            (number(), number())
        };
        (point(), point(), point())
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let far = 1_000_000_000_000_000_000;
        vec![
            (
                "a right angle between the largest coordinates",
                ((-far, -far), (far, -far), (-far, far)),
            ),
            ("a point just above a long line", ((-far, -far), (far, far - 1), (0, 0))),
            ("a point on a long line", ((-far, -far), (far, far), (7, 7))),
            ("a difference of 2^32 in each direction", ((0, 0), (1 << 32, 0), (0, 1 << 32))),
        ]
    }

    fn size(&(a, b, c): &Self::Input) -> u64 {
        let numbers = [a.0, a.1, b.0, b.1, c.0, c.1];
        numbers.iter().fold(0, |sum: u64, number| sum.saturating_add(number.unsigned_abs()))
    }

    fn smaller(&(a, b, c): &Self::Input) -> Vec<Self::Input> {
        let toward_zero = |(x, y): Point| {
            let less = |n: i64| [n / 2, n - n.signum()];
            less(x).map(|x| (x, y)).into_iter().chain(less(y).map(|y| (x, y)))
        };
        let of_a = toward_zero(a).map(|a| (a, b, c));
        let of_b = toward_zero(b).map(|b| (a, b, c));
        let of_c = toward_zero(c).map(|c| (a, b, c));
        of_a.chain(of_b).chain(of_c).filter(|smaller| *smaller != (a, b, c)).collect()
    }

    fn call((a, b, c): &Self::Input) -> String {
        format!("side({a:?}, {b:?}, {c:?})")
    }

    fn check(&(a, b, c): &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = by_height([a, b, c]);
        if *output == expected {
            return Ok(());
        }
        let because = if a == b {
            Some("a and b are equal".to_owned())
        } else if expected == 0 {
            Some("the three points are on one line".to_owned())
        } else {
            None
        };
        Err(Wrong { expected: shown(expected), got: shown(*output), because })
    }
}
