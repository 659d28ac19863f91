//! The exercises of section 5.13.

use super::trees;
use crate::inputs::{Random, shown};
use crate::judge::{Task, Wrong};

/// Exercise 5.13: `heaviest`.
#[derive(Debug)]
pub struct MaximumSubtree;

impl Task for MaximumSubtree {
    type Input = trees::Input;
    type Output = i64;

    const SECTION: &'static str = "5.13";
    const CHAPTER: &'static str = "dynamic-programming";
    const NAME: &'static str = "maximum_subtree";
    const HARNESS: &'static str = "|(weights, parents, m): (Vec<i64>, Vec<Option<usize>>, usize)| \
         attempt::heaviest(&weights, &parents, m)";
    const HINTS: &'static [&'static str] = &[
        "For each node, keep a row: the largest sum of 1, 2, 3, ... connected nodes with it as the highest. At first it \
         has one column, the weight of the node.",
        "Children have larger numbers than their parents. So go from the last node to the first, and merge the row of \
         each node, which is final then, into the row of its parent.",
        "Merging: for k nodes in all, j of them are from the child and k - j from the row so far, and k - j is at least \
         1. Make a new row, so that no node of the child is counted twice.",
    ];

    fn small() -> Vec<Self::Input> {
        let sizes = [(1, &[-1, 0, 2][..]), (2, &[-1, 0, 2]), (3, &[-1, 0, 2]), (4, &[1, 2])];
        sizes.into_iter().flat_map(|(n, weights)| trees::small(n, n, weights)).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        trees::random(random, 14, 14)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let star = (0..2000).map(|v: usize| v.checked_sub(1).map(|_| 0));
        let path = (0..2000).map(|v: usize| v.checked_sub(1));
        let mixed = (0..2000).map(|v: usize| v.checked_sub(1).map(|v| v / 3));
        vec![
            ("a star of 2000 nodes, of which 200 are kept", trees::large(star, 200)),
            ("a path of 2000 nodes, of which 200 are kept", trees::large(path, 200)),
            (
                "2000 nodes with three children each, of which 500 are kept",
                trees::large(mixed, 500),
            ),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        trees::size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        trees::smaller(input)
    }

    fn call((weights, parents, m): &Self::Input) -> String {
        format!("heaviest(&{}, &{}, {m})", shown(weights), shown(parents))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        Wrong::unless_equal(&trees::expected(input), output)
    }
}
