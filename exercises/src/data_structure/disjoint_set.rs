//! The exercise of section 4.1.

use crate::inputs::{Random, shown};
use crate::judge::{Task, Wrong};

/// Exercise 4.1: `disjoint_set`.
#[derive(Debug)]
pub struct DisjointSet;

/// The numbers by labels that are rewritten: for small inputs.
fn by_labels(n: usize, unions: &[(usize, usize)]) -> Vec<usize> {
    let mut labels: Vec<usize> = (0..n).collect();
    let mut count = n;
    let merge = |&(x, y): &(usize, usize)| {
        let (from, to) = (labels[y], labels[x]);
        if from != to {
            count -= 1;
            labels.iter_mut().filter(|label| **label == from).for_each(|label| *label = to);
        }
        count
    };
    unions.iter().map(merge).collect()
}

impl Task for DisjointSet {
    type Input = (usize, Vec<(usize, usize)>);
    type Output = Vec<usize>;

    const SECTION: &'static str = "4.1";
    const CHAPTER: &'static str = "data-structure";
    const NAME: &'static str = "disjoint_set";
    const HARNESS: &'static str =
        "|(n, unions): (usize, Vec<(usize, usize)>)| attempt::n_sets(n, &unions)";
    const HINTS: &'static [&'static str] = &[
        "Keep the parent of each element; at first each is its own parent. A function goes up from an element to its \
         root, the element that is its own parent.",
        "A union finds both roots. If they differ, one root becomes the parent of the other, and there is one set less.",
        "Put the smaller set below the larger one, and let each search give every second element on its path its \
         grandparent as its new parent.",
    ];

    fn small() -> Vec<Self::Input> {
        let pairs = |n: usize| (0..n).flat_map(move |x| (0..n).map(move |y| (x, y)));
        let mut all = vec![(0, Vec::new()), (1, Vec::new())];
        for n in 1..=3 {
            all.extend(pairs(n).map(|pair| (n, vec![pair])));
            all.extend(pairs(n).flat_map(|a| pairs(n).map(move |b| (n, vec![a, b]))));
            all.extend(pairs(n).flat_map(|a| {
                pairs(n).flat_map(move |b| pairs(n).map(move |c| (n, vec![a, b, c])))
            }));
        }
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = 1 + random.index(30);
        let n_unions = random.index(40);
        (n, (0..n_unions).map(|_| (random.index(n), random.index(n))).collect())
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 1_000_000;
        let mut random = Random::new(4);
        vec![
            ("1 000 000 random unions of 1 000 000 elements", {
                (n, (0..n).map(|_| (random.index(n), random.index(n))).collect())
            }),
            ("1 000 000 elements, each merged with the one before it", {
                (n, (1..n).map(|x| (x - 1, x)).collect())
            }),
            ("1 000 000 elements, each merged with the one before it, from the last on", {
                (n, (1..n).rev().map(|x| (x, x - 1)).collect())
            }),
            ("the set of 0 merged with each of 200 000 other elements", {
                (200_001, (1..200_001).map(|x| (x, 0)).collect())
            }),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        (input.0 + input.1.len()) as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (n, unions) = input;
        let fewer = (0..unions.len()).map(|i| {
            let mut unions = unions.clone();
            unions.remove(i);
            (*n, unions)
        });
        let is_used = |x: usize| unions.iter().any(|&(a, b)| a == x || b == x);
        let without_last = (1 < *n && !is_used(n - 1)).then(|| (n - 1, unions.clone()));
        fewer.chain(without_last).collect()
    }

    fn call(input: &Self::Input) -> String {
        format!("n_sets({}, &{})", input.0, shown(&input.1))
    }

    fn check((n, unions): &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = if *n <= 1000 {
            by_labels(*n, unions)
        } else {
            crate::solutions::disjoint_set::n_sets(*n, unions)
        };
        if *output == expected {
            return Ok(());
        }
        let (expected, got) = if unions.len() <= 20 {
            (shown(&expected), shown(output))
        } else {
            ("the number of sets after each union".into(), "other numbers".into())
        };
        Err(Wrong { expected, got, because: None })
    }
}
