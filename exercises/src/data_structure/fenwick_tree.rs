//! The exercise of section 4.5.

use crate::inputs::{Random, shown};
use crate::judge::{Task, Wrong};

/// Exercise 4.5: `fenwick_tree`.
#[derive(Debug)]
pub struct FenwickTree;

/// The sums, one element after the other.
fn by_adding(n: usize, steps: &[(usize, Option<i64>)]) -> Vec<i64> {
    let mut elements = vec![0; n];
    let mut sums = Vec::new();
    for &(i, delta) in steps {
        match delta {
            Some(delta) => elements[i] += delta,
            None => sums.push(elements[..i].iter().sum()),
        }
    }
    sums
}

/// A change or a question, with equal probability.
fn step(random: &mut Random, n: usize) -> (usize, Option<i64>) {
    if random.below(2) == 0 {
        (random.index(n), Some(random.below(100).cast_signed() - 50))
    } else {
        (random.index(n + 1), None)
    }
}

impl Task for FenwickTree {
    type Input = (usize, Vec<(usize, Option<i64>)>);
    type Output = Vec<i64>;

    const SECTION: &'static str = "4.5";
    const CHAPTER: &'static str = "data-structure";
    const NAME: &'static str = "fenwick_tree";
    const HARNESS: &'static str =
        "|(n, steps): (usize, Vec<(usize, Option<i64>)>)| attempt::prefix_sums(n, &steps)";
    const HINTS: &'static [&'static str] = &[
        "Keep n cells. Cell x - 1 is the sum of the last lowbit(x) of the first x elements, where lowbit(x) is the \
         largest power of two that divides x.",
        "A question: while i is not 0, add cell i - 1 to the sum, and remove the last one of i in binary: i &= i - 1.",
        "A change: while i < n, add d to cell i, and let the last zero of i in binary become a one: i |= i + 1.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut all = vec![(0, vec![(0, None)])];
        for n in 1..=9_usize {
            let each = (0..n).flat_map(|i| (0..=n).map(move |end| (i, end)));
            all.extend(each.map(|(i, end)| (n, vec![(i, Some(5)), (end, None)])));
        }
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = 1 + random.index(40);
        let n_steps = random.index(40);
        (n, (0..n_steps).map(|_| step(random, n)).collect())
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 300_000;
        let mut random = Random::new(4);
        let mixed = (0..n).map(|_| step(&mut random, n)).collect();
        let sums = (0..n).map(|i| (n - 1, (i % 2 == 0).then_some(1))).collect();
        let changes = (0..n).map(|i| if i % 2 == 0 { (0, Some(1)) } else { (n, None) }).collect();
        vec![
            ("300 000 random steps on 300 000 elements", (n, mixed)),
            ("changes of the last of 300 000 elements, and sums of the others", (n, sums)),
            ("changes of the first of 300 000 elements, and sums of all", (n, changes)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        (input.0 + input.1.len()) as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (n, steps) = input;
        let fewer = (0..steps.len()).map(|i| {
            let mut steps = steps.clone();
            steps.remove(i);
            (*n, steps)
        });
        let is_free = 1 < *n && steps.iter().all(|(i, _)| i + 1 < *n);
        fewer.chain(is_free.then(|| (n - 1, steps.clone()))).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("prefix_sums({}, &{})", input.0, shown(&input.1))
    }

    fn check((n, steps): &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = if *n <= 1000 {
            by_adding(*n, steps)
        } else {
            crate::solutions::fenwick_tree::prefix_sums(*n, steps)
        };
        if *output == expected {
            return Ok(());
        }
        let (expected, got) = if steps.len() <= 20 {
            (shown(&expected), shown(output))
        } else {
            ("the sums that are asked for".into(), "other sums".into())
        };
        Err(Wrong { expected, got, because: None })
    }
}
