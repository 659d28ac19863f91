//! Exercise 10.3.

use super::Point;
use crate::inputs::{Random, shorter, shown};
use crate::judge::{Task, Wrong};

/// Exercise 10.3: `meeting_pair`.
#[derive(Debug)]
pub struct MeetingPair;

type Ends = (Point, Point);

/// Whether two segments have a common point.
fn meet(&(a, b): &Ends, &(c, d): &Ends) -> bool {
    let side = |a: Point, b: Point, c: Point| {
        ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
    };
    let apart = |a: i64, b: i64, c: i64, d: i64| a.max(b) < c.min(d) || c.max(d) < a.min(b);
    !apart(a.0, b.0, c.0, d.0)
        && !apart(a.1, b.1, c.1, d.1)
        && side(a, b, c) * side(a, b, d) <= 0
        && side(c, d, a) * side(c, d, b) <= 0
}

/// Two segments that meet, by a test of all pairs that some vertical line meets: not the way of the
/// exercise.
fn by_pairs(segments: &[Ends]) -> Option<(usize, usize)> {
    let left = |i: usize| segments[i].0.0.min(segments[i].1.0);
    let mut order: Vec<usize> = (0..segments.len()).collect();
    order.sort_by_key(|&i| left(i));
    for (k, &i) in order.iter().enumerate() {
        let right = segments[i].0.0.max(segments[i].1.0);
        let later = order[k + 1..].iter().take_while(|&&j| left(j) <= right);
        if let Some(&j) = later.copied().find(|&j| meet(&segments[i], &segments[j])).as_ref() {
            return Some((i.min(j), i.max(j)));
        }
    }
    None
}

/// A segment in each cell of a square of n by n cells. No two of them meet.
fn in_cells(n: i64) -> Vec<Ends> {
    let mut random = Random::new(103);
    let mut number = || i64::try_from(random.below(1000)).unwrap_or(0);
    let mut segment = |cell: i64| {
        let (x, y) = (1000 * (cell / n), 1000 * (cell % n));
        ((x + number(), y + number()), (x + number(), y + number()))
    };
    (0..n * n).map(&mut segment).collect()
}

/// Long segments above each other, which end in the order in which they begin.
fn rungs(n: i64) -> Vec<Ends> {
    (0..n).map(|i| ((i, 3 * i), (2 * n + i, 3 * i + 1))).collect()
}

impl Task for MeetingPair {
    type Input = Vec<Ends>;
    type Output = Option<(usize, usize)>;

    const SECTION: &'static str = "10.3";
    const CHAPTER: &'static str = "analytic-geometry";
    const NAME: &'static str = "sweep_line";
    const HARNESS: &'static str = "|segments: Vec<((i64, i64), (i64, i64))>| {
        let segments: Vec<[(i64, i64); 2]> = segments.into_iter().map(<[_; 2]>::from).collect();
        attempt::meeting_pair(&segments)
    }";
    const HINTS: &'static [&'static str] = &[
        "Sort the endpoints by x. At the same x, left endpoints come before right endpoints.",
        "Keep the active segments in a `Vec`, from bottom to top. `partition_point` finds a place in it, if you ask for \
         each segment whether the endpoint is above it. A cross product answers that.",
        "Where a segment begins, test it with both neighbors. Where a segment ends, test the two that become neighbors.",
        "The cross product is 0 if the endpoint is on the line of a segment. Think of vertical segments: the endpoint \
         may still be above.",
    ];

    fn small() -> Vec<Self::Input> {
        let point = |i: i64| (i % 3, i / 3);
        let pairs = (0..9).flat_map(|i| (i..9).map(move |j| (point(i), point(j))));
        let all: Vec<Ends> = pairs.collect();
        let both = |a: Ends| all.iter().map(move |&b| vec![a, b]);
        let mut sets: Vec<Vec<Ends>> = all.iter().flat_map(|&a| both(a)).collect();
        sets.push(Vec::new());
        sets.extend(all.iter().map(|&a| vec![a]));
        // Two that are separated at first, and two whose order is not that of their left endpoints.
        sets.push(vec![((0, 0), (5, 1)), ((1, 1), (3, 1)), ((2, 3), (4, 0))]);
        sets.push(vec![((0, 5), (4, 0)), ((1, 4), (5, 1)), ((2, 1), (3, 2))]);
        sets.sort_by_key(Self::size);
        sets
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = random.index(6) + 1;
        let mut number = || i64::try_from(random.below(8)).unwrap_or(0);
        (0..n).map(|_| ((number(), number()), (number(), number()))).collect()
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let far = 1_000_000_000;
        let mut one_crossing = in_cells(100);
        one_crossing.push(((1, -1), (100_001, 100_000)));
        vec![
            (
                "the diagonals of the largest square",
                vec![((-far, -far), (far, far)), ((-far, far), (far, -far))],
            ),
            (
                "two that just miss each other",
                vec![((-far, -far), (far, far)), ((-far, 1 - far), (far - 1, far))],
            ),
            ("2000 long segments above each other", rungs(2000)),
            ("10 000 short segments and a long one", one_crossing),
            ("90 000 short segments that do not meet", in_cells(300)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        super::size(input.iter().flat_map(|&(a, b)| [a, b]), input.len())
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        let ends: Vec<[Point; 2]> = input.iter().copied().map(<[Point; 2]>::from).collect();
        format!("meeting_pair(&{})", shown(&ends))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let wrong = |expected: String, because: String| {
            Err(Wrong { expected, got: format!("{output:?}"), because: Some(because) })
        };
        match *output {
            Some((i, j)) => {
                let pair = input.get(i).zip(input.get(j)).filter(|_| i < j);
                let Some((a, b)) = pair else {
                    return wrong(
                        "two indices, the lower first".to_owned(),
                        "these are not".to_owned(),
                    );
                };
                if meet(a, b) {
                    return Ok(());
                }
                let expected = format!("{:?}", by_pairs(input));
                wrong(expected, format!("segments {i} and {j} have no common point"))
            }
            None => match by_pairs(input) {
                None => Ok(()),
                Some((i, j)) => wrong(
                    format!("{:?}", Some((i, j))),
                    format!("segments {i} and {j} have a common point"),
                ),
            },
        }
    }
}
