//! The exercises of section 6.19.

use crate::inputs::{Random, count, shorter};
use crate::judge::{Task, Wrong};

/// The right neighbors of each left vertex, and the number of right vertices.
pub(super) type Input = (Vec<Vec<usize>>, usize);

/// The number of pairs of a maximum matching, by trying all choices for the left vertices.
pub(super) fn most_pairs(lists: &[Vec<usize>], taken: u32) -> usize {
    let [list, rest @ ..] = lists else { return 0 };
    let free = list.iter().filter(|y| taken >> *y & 1 == 0);
    let with = free.map(|y| 1 + most_pairs(rest, taken | 1 << y)).max().unwrap_or(0);
    with.max(most_pairs(rest, taken))
}

/// Why the mates are those of no matching.
pub(super) fn fault((lists, n_right): &Input, mates: &[Option<usize>]) -> Option<String> {
    if mates.len() != *n_right {
        return Some(format!("there are {n_right} right vertices, not {}", mates.len()));
    }
    let mut has_mate = vec![false; lists.len()];
    for (y, mate) in mates.iter().enumerate() {
        let Some(x) = *mate else { continue };
        let Some(list) = lists.get(x) else {
            return Some(format!("there is no left vertex {x}"));
        };
        if !list.contains(&y) {
            return Some(format!("no edge joins {x} on the left and {y} on the right"));
        }
        if std::mem::replace(&mut has_mate[x], true) {
            return Some(format!("{x} on the left has two mates"));
        }
    }
    None
}

/// Exercise 6.19: `matching`.
#[derive(Debug)]
pub struct Hungarian;

/// The left vertices of the crowd.
const N: usize = 2000;
/// The chain is shorter, because a search in it is a recursion as deep as the chain is long.
const CHAIN: usize = 500;

impl Task for Hungarian {
    type Input = Input;
    type Output = Vec<Option<usize>>;

    const SECTION: &'static str = "6.19";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "hungarian";
    const HARNESS: &'static str =
        "|(lists, n_right): (Vec<Vec<usize>>, usize)| attempt::matching(&lists, n_right)";
    const HINTS: &'static [&'static str] = &[
        "Serve the left vertices one after the other. If a neighbor is free, take it.",
        "If a neighbor has a mate, ask that mate whether it can take another neighbor: this is the same question again, so \
         write a function that calls itself.",
        "Mark a right vertex before you ask its mate, and skip marked vertices. The marks are for one search: begin the \
         next one without any.",
    ];

    fn small() -> Vec<Self::Input> {
        // All graphs of up to 3 + 3 vertices, and of 4 + 2 and 2 + 4.
        let sizes = (0..=3).flat_map(|n| (0..=3).map(move |m| (n, m)));
        let all = |(n_left, n_right): (usize, usize)| {
            (0..1_u32 << (n_left * n_right)).map(move |edges| {
                let is_edge = move |x: usize, y: usize| edges >> (x * n_right + y) & 1 == 1;
                let list = |x| (0..n_right).filter(|&y| is_edge(x, y)).collect();
                ((0..n_left).map(list).collect(), n_right)
            })
        };
        let mut inputs: Vec<Input> = sizes.chain([(4, 2), (2, 4)]).flat_map(all).collect();
        inputs.push((vec![vec![1, 0], vec![1, 1]], 2));
        inputs
    }

    fn random(random: &mut Random) -> Self::Input {
        let (n_left, n_right) = (random.index(8), 1 + random.index(7));
        let mut list = || {
            let n = random.index(4);
            (0..n).map(|_| random.index(n_right)).collect()
        };
        ((0..n_left).map(|_| list()).collect(), n_right)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        // Each likes its own vertex and the next one best; the last one moves all the others.
        let mut chain: Vec<Vec<usize>> = (1..CHAIN).map(|x| vec![x - 1, x]).collect();
        chain.push(vec![0]);
        // 2000 who all like the same 30: 1970 stay free.
        let crowd = (0..N).map(|x| (0..30).map(|i| (x + i) % 30).collect()).collect();
        vec![
            ("a chain of 500 pairs", (chain, CHAIN)),
            ("2000 left vertices, 30 right ones", (crowd, 30)),
        ]
    }

    fn size((lists, n_right): &Self::Input) -> u64 {
        let n_edges: usize = lists.iter().map(Vec::len).sum();
        ((n_edges + lists.len()) * 64 + (*n_right).min(63)) as u64
    }

    fn smaller((lists, n_right): &Self::Input) -> Vec<Self::Input> {
        let fewer = shorter(lists).into_iter().map(|lists| (lists, *n_right));
        let thinner = (0..lists.len()).take(20).flat_map(|x| {
            shorter(&lists[x]).into_iter().map(move |list| {
                let mut lists = lists.clone();
                lists[x] = list;
                (lists, *n_right)
            })
        });
        let is_idle = 0 < *n_right && lists.iter().flatten().all(|y| y + 1 < *n_right);
        let narrower = is_idle.then(|| (lists.clone(), n_right - 1));
        fewer.chain(thinner).chain(narrower).collect()
    }

    fn call((lists, n_right): &Self::Input) -> String {
        if 12 < lists.len() {
            return format!("matching(&lists, {n_right})");
        }
        let lists: Vec<String> = lists.iter().map(|list| format!("vec!{list:?}")).collect();
        format!("matching(&[{}], {n_right})", lists.join(", "))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let n_pairs = match input.0.len() {
            CHAIN => CHAIN,
            N => input.1,
            _ => most_pairs(&input.0, 0),
        };
        let expected = format!("a matching of {}", count(n_pairs, "pair"));
        let got = if 12 < output.len() {
            count(output.iter().flatten().count(), "pair")
        } else {
            format!("{output:?}")
        };
        if let Some(because) = fault(input, output) {
            return Err(Wrong { expected, got, because: Some(because) });
        }
        if output.iter().flatten().count() < n_pairs {
            return Err(Wrong { expected, got, because: None });
        }
        Ok(())
    }
}
