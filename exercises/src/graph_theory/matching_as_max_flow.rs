//! The exercises of section 6.21.

use crate::inputs::{Random, count, shorter};
use crate::judge::{Task, Wrong};

/// The quotas of the left and of the right vertices, and the edges.
type Input = (Vec<usize>, Vec<usize>, Vec<(usize, usize)>);

/// The most edges within the quotas, by trying all choices.
fn most(left: &mut [usize], right: &mut [usize], edges: &[(usize, usize)]) -> usize {
    let [(x, y), rest @ ..] = edges else { return 0 };
    let (x, y) = (*x, *y);
    let without = most(left, right, rest);
    if left[x] == 0 || right[y] == 0 {
        return without;
    }
    left[x] -= 1;
    right[y] -= 1;
    let with = 1 + most(left, right, rest);
    left[x] += 1;
    right[y] += 1;
    with.max(without)
}

/// Why these edges cannot be chosen.
fn fault((left, right, edges): &Input, chosen: &[usize]) -> Option<String> {
    let (mut left, mut right) = (left.clone(), right.clone());
    let mut is_chosen = vec![false; edges.len()];
    for &edge in chosen {
        let Some(&(x, y)) = edges.get(edge) else {
            return Some(format!("there is no edge {edge}"));
        };
        if std::mem::replace(&mut is_chosen[edge], true) {
            return Some(format!("edge {edge} is chosen twice"));
        }
        for (side, v, quotas) in [("left", x, &mut left), ("right", y, &mut right)] {
            let Some(rest) = quotas[v].checked_sub(1) else {
                return Some(format!("{v} on the {side} is in more pairs than its quota says"));
            };
            quotas[v] = rest;
        }
    }
    None
}

/// Exercise 6.21: `choose`.
#[derive(Debug)]
pub struct MatchingAsMaxFlow;

/// The left vertices of the crowd: each would like two of thirty, which have room for 20 each.
const N: usize = 1000;
/// In the chain, the last left vertex moves all the others.
const CHAIN: usize = 400;
/// The vertices on each side of the graph with all edges, and without a limit.
const ALL: usize = 60;

impl Task for MatchingAsMaxFlow {
    type Input = Input;
    type Output = Vec<usize>;

    const SECTION: &'static str = "6.21";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "matching_as_max_flow";
    const HARNESS: &'static str = "|(left, right, edges): (Vec<usize>, Vec<usize>, Vec<(usize, usize)>)| \
         attempt::choose(&left, &right, &edges)";
    const HINTS: &'static [&'static str] = &[
        "Make a network: a source before the left vertices, a sink after the right ones, and your edges between them. Give \
         each vertex a number of its own.",
        "Which capacity does the edge from the source to x need, so that x is in at most left[x] pairs? And an edge that can be \
         chosen once?",
        "Find a maximum flow, with backward arcs. The chosen edges are those between the sides that carry a unit.",
    ];

    fn small() -> Vec<Self::Input> {
        // All graphs of up to 2 + 2 vertices, with all quotas of up to 2.
        let sizes = (0..=2_u32).flat_map(|n| (0..=2_u32).map(move |m| (n, m)));
        let quotas = |mut code: usize, n: u32| {
            let mut next = || {
                let digit = code % 3;
                code /= 3;
                digit
            };
            (0..n).map(|_| next()).collect::<Vec<_>>()
        };
        let all = |(n, m): (u32, u32)| {
            (0..3_usize.pow(n) * 3_usize.pow(m)).flat_map(move |code| {
                (0..1_u32 << (n * m)).map(move |set| {
                    let [left, right] = [(code % 3_usize.pow(n), n), (code / 3_usize.pow(n), m)]
                        .map(|(code, n)| quotas(code, n));
                    let pairs = (0..left.len()).flat_map(|x| (0..right.len()).map(move |y| (x, y)));
                    let edges = pairs.enumerate().filter(|(i, _)| set >> i & 1 == 1);
                    let edges = edges.map(|(_, ends)| ends).collect();
                    (left, right, edges)
                })
            })
        };
        sizes.flat_map(all).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let (n_left, n_right) = (1 + random.index(4), 1 + random.index(4));
        let mut quotas = |n| (0..n).map(|_| random.index(4)).collect::<Vec<_>>();
        let (left, right) = (quotas(n_left), quotas(n_right));
        let pairs = (0..n_left).flat_map(|x| (0..n_right).map(move |y| (x, y)));
        let mut edges: Vec<(usize, usize)> = pairs.filter(|_| random.index(3) < 2).collect();
        random.shuffle(&mut edges);
        edges.truncate(12);
        (left, right, edges)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let crowd = (0..N).flat_map(|x| (0..10).map(move |i| (x, (x + i) % 30))).collect();
        let chain = (0..CHAIN - 1).flat_map(|x| [(x, x), (x, x + 1)]).chain([(CHAIN - 1, 0)]);
        let all = (0..ALL).flat_map(|x| (0..ALL).map(move |y| (x, y))).collect();
        let no_limit = vec![1_000_000_000; ALL];
        vec![
            ("10 000 edges", (vec![2; N], vec![20; 30], crowd)),
            ("a chain of 400 pairs", (vec![1; CHAIN], vec![1; CHAIN], chain.collect())),
            ("quotas of 1 000 000 000", (no_limit.clone(), no_limit, all)),
        ]
    }

    fn size((left, right, edges): &Self::Input) -> u64 {
        let quotas: usize = left.iter().chain(right).map(|quota| 1 + quota).sum();
        (edges.len() * 64 + quotas.min(63)) as u64
    }

    fn smaller((left, right, edges): &Self::Input) -> Vec<Self::Input> {
        let fewer = shorter(edges).into_iter().map(|edges| (left.clone(), right.clone(), edges));
        let lower = |quotas: &[usize]| {
            let positive = quotas.iter().enumerate().filter(|(_, quota)| 0 < **quota);
            let lowered = positive.map(|(v, quota)| {
                let mut lower = quotas.to_vec();
                lower[v] = quota - 1;
                lower
            });
            lowered.take(20).collect::<Vec<_>>()
        };
        let fewer_left = lower(left).into_iter().map(|left| (left, right.clone(), edges.clone()));
        let fewer_right =
            lower(right).into_iter().map(|right| (left.clone(), right, edges.clone()));
        let is_idle = |n: usize, end: fn(&(usize, usize)) -> usize| {
            0 < n && edges.iter().all(|edge| end(edge) + 1 < n)
        };
        let narrow_left = is_idle(left.len(), |edge| edge.0)
            .then(|| (left[..left.len() - 1].to_vec(), right.clone(), edges.clone()));
        let narrow_right = is_idle(right.len(), |edge| edge.1)
            .then(|| (left.clone(), right[..right.len() - 1].to_vec(), edges.clone()));
        fewer.chain(fewer_left).chain(fewer_right).chain(narrow_left).chain(narrow_right).collect()
    }

    fn call((left, right, edges): &Self::Input) -> String {
        if 12 < edges.len() {
            return "choose(&left, &right, &edges)".into();
        }
        format!("choose(&{left:?}, &{right:?}, &{edges:?})")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (left, right, edges) = input;
        let n_pairs = match left.len() {
            N => 600,
            CHAIN => CHAIN,
            ALL => ALL * ALL,
            _ => most(&mut left.clone(), &mut right.clone(), edges),
        };
        let expected = count(n_pairs, "edge");
        let got =
            if 12 < output.len() { count(output.len(), "edge") } else { format!("{output:?}") };
        let because = fault(input, output);
        if because.is_some() || output.len() < n_pairs {
            return Err(Wrong { expected, got, because });
        }
        Ok(())
    }
}
