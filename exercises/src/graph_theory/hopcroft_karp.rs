//! The exercises of section 6.20.

use crate::graph_theory::hungarian::{Hungarian, Input, fault, most_pairs};
use crate::inputs::{Random, count};
use crate::judge::{Task, Wrong};

/// Exercise 6.20: `matching`, of large graphs.
#[derive(Debug)]
pub struct HopcroftKarp;

/// The left vertices that fall into the trap.
const N: usize = 50_000;
/// The longest chain; a recursion may go as deep as that.
const CHAIN: usize = 300;

/// A trap of n + 1 pairs that nobody can leave; n left vertices that look there first, and find a
/// mate elsewhere.
fn trap(n: usize) -> Vec<Vec<usize>> {
    let mut lists = vec![(0..=n).collect()];
    lists.extend((1..=n).map(|i| vec![i]));
    lists.extend((1..=n).map(|i| vec![n + i, 2 * n + i]));
    lists.extend((1..=n).map(|i| vec![0, n + i]));
    lists
}

/// Chains of 1, 2, ... pairs: in each, the last left vertex moves all the others.
fn chains(longest: usize) -> Vec<Vec<usize>> {
    let mut lists = Vec::new();
    for n in 0..longest {
        let base = lists.len();
        lists.extend((0..n).map(|i| vec![base + i, base + i + 1]));
        lists.push(vec![base]);
    }
    lists
}

impl Task for HopcroftKarp {
    type Input = Input;
    type Output = Vec<Option<usize>>;

    const SECTION: &'static str = "6.20";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "hopcroft_karp";
    const HARNESS: &'static str =
        "|(lists, n_right): (Vec<Vec<usize>>, usize)| attempt::matching(&lists, n_right)";
    const HINTS: &'static [&'static str] = &[
        "Begin each phase with a breadth-first search from all free left vertices together, and write down the layer of each \
         left vertex.",
        "Then try each free left vertex once, as in Kuhn's algorithm, but let the search go only to a mate that is exactly \
         one layer below.",
        "If a left vertex leads nowhere, it loses its layer. End when the breadth-first search sees no free right vertex, \
         and not when some left vertex fails.",
    ];

    fn small() -> Vec<Self::Input> {
        Hungarian::small()
    }

    fn random(random: &mut Random) -> Self::Input {
        Hungarian::random(random)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let (trap, chains) = (trap(N), chains(CHAIN));
        let (n_trap, n_chains) = (trap.len(), chains.len());
        vec![
            ("chains of 1 to 300 pairs", (chains, n_chains)),
            ("a trap for 50 000 left vertices", (trap, n_trap)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        Hungarian::size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        Hungarian::smaller(input)
    }

    fn call(input: &Self::Input) -> String {
        Hungarian::call(input)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (lists, n_right) = input;
        // In the large graphs, each vertex has a mate.
        let n_pairs = if 12 < lists.len() { *n_right } else { most_pairs(lists, 0) };
        let n_found = output.iter().flatten().count();
        let got = if 12 < output.len() { count(n_found, "pair") } else { format!("{output:?}") };
        let because = fault(input, output);
        if because.is_some() || n_found < n_pairs {
            let expected = format!("a matching of {}", count(n_pairs, "pair"));
            return Err(Wrong { expected, got, because });
        }
        Ok(())
    }
}
