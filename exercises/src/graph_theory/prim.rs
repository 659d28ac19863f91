//! The exercises of section 6.6.

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Task, Wrong};

type Point = (i64, i64);

/// The least length, by Kruskal's way: all pairs from near to far, and sets that grow together.
fn expected(points: &[Point]) -> i64 {
    let far = |a: Point, b: Point| (a.0 - b.0).abs() + (a.1 - b.1).abs();
    let pairs = (0..points.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
    let mut pairs: Vec<(i64, usize, usize)> =
        pairs.map(|(i, j)| (far(points[i], points[j]), i, j)).collect();
    pairs.sort_unstable();
    let mut parents: Vec<usize> = (0..points.len()).collect();
    let mut sum = 0;
    for (length, i, j) in pairs {
        let mut root = |mut u: usize| {
            while parents[u] != u {
                parents[u] = parents[parents[u]];
                u = parents[u];
            }
            u
        };
        let (i, j) = (root(i), root(j));
        if i != j {
            parents[i] = j;
            sum += length;
        }
    }
    sum
}

/// Exercise 6.6: `least_length`.
#[derive(Debug)]
pub struct Prim;

impl Task for Prim {
    type Input = Vec<Point>;
    type Output = i64;

    const SECTION: &'static str = "6.6";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "prim";
    const HARNESS: &'static str = "|points: Vec<(i64, i64)>| attempt::least_length(&points)";
    const HINTS: &'static [&'static str] = &[
        "The points are the vertices, and every two of them are joined. Grow one tree from the first point.",
        "For each point outside, keep the distance from the nearest point inside. When a point comes in, only its own distances \
         can make these numbers smaller.",
        "You need neither a heap nor a list of all pairs: in each turn, walk through the points outside once.",
    ];

    fn small() -> Vec<Self::Input> {
        let places = [(0, 0), (0, 1), (1, 2), (3, 0), (4, 4)];
        lists(4, &places).into_iter().filter(|points| !points.is_empty()).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = 1 + random.index(8);
        let mut coordinate = || random.below(20).cast_signed() - 10;
        (0..n).map(|_| (coordinate(), coordinate())).collect()
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut random = Random::new(6);
        let mut coordinate = || random.below(1_000_000).cast_signed();
        vec![("2000 points", (0..2000).map(|_| (coordinate(), coordinate())).collect())]
    }

    fn size(input: &Self::Input) -> u64 {
        let sum: u64 = input.iter().map(|(x, y)| x.unsigned_abs() + y.unsigned_abs()).sum();
        input.len() as u64 * 1000 + sum.min(999)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input).into_iter().filter(|points| !points.is_empty()).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("least_length(&{})", shown(input))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        Wrong::unless_equal(&expected(input), output)
    }
}
