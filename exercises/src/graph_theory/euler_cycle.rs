//! The exercises of section 6.4.

use super::graphs::{self, Lists};
use crate::inputs::{Random, shown};
use crate::judge::{Task, Wrong};

/// Whether all degrees are even, and no edge is out of reach of another one.
fn has_cycle(graph: &Lists) -> bool {
    if graph.iter().any(|list| list.len() % 2 == 1) {
        return false;
    }
    let mut is_reached = vec![false; graph.len()];
    let mut open: Vec<usize> = graph.iter().position(|list| !list.is_empty()).into_iter().collect();
    while let Some(u) = open.pop() {
        if !is_reached[u] {
            is_reached[u] = true;
            open.extend(&graph[u]);
        }
    }
    graph.iter().zip(is_reached).all(|(list, is_reached)| list.is_empty() || is_reached)
}

/// What is wrong with a walk.
fn fault(graph: &Lists, walk: &[usize]) -> Option<String> {
    if let Some(u) = walk.iter().find(|u| graph.len() <= **u) {
        return Some(format!("there is no vertex {u}"));
    }
    if walk.first() != walk.last() {
        return Some("it does not end where it began".to_owned());
    }
    let mut used: Vec<(usize, usize)> =
        walk.windows(2).map(|ends| (ends[0].min(ends[1]), ends[0].max(ends[1]))).collect();
    if let Some((u, v)) = used.iter().find(|(u, v)| graph[*u].binary_search(v).is_err()) {
        return Some(format!("no edge joins {u} and {v}"));
    }
    used.sort_unstable();
    if let Some(twice) = used.windows(2).find(|pair| pair[0] == pair[1]) {
        let (u, v) = twice[0];
        return Some(format!("the edge between {u} and {v} is used twice"));
    }
    let edges = graph.iter().enumerate();
    let mut edges = edges.flat_map(|(u, list)| list.iter().map(move |&v| (u, v)));
    let missed = edges.find(|(u, v)| u < v && used.binary_search(&(*u, *v)).is_err());
    missed.map(|(u, v)| format!("the edge between {u} and {v} is not used"))
}

/// Exercise 6.4: `euler_cycle`.
#[derive(Debug)]
pub struct EulerCycle;

impl Task for EulerCycle {
    type Input = Lists;
    type Output = Option<Vec<usize>>;

    const SECTION: &'static str = "6.4";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "euler_cycle";
    const HARNESS: &'static str = "|graph: Vec<Vec<usize>>| attempt::euler_cycle(&graph)";
    const HINTS: &'static [&'static str] = &[
        "When is there no such walk? Look at the degrees first.",
        "Walk along unused edges until you are stuck. Then go back along the walk and write down each vertex that has no \
         unused edge. Where you find one, walk again.",
        "Each edge is in two lists. Give the edges numbers, so that you can mark both entries as used. If the walk misses an \
         edge in the end, the edges are not connected.",
    ];

    fn small() -> Vec<Self::Input> {
        // Two triangles are the smallest case in which the degrees alone do not decide.
        let triangles = [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5)];
        let triangles = graphs::graph(6, triangles, false);
        (0..=5).flat_map(|n| graphs::all(n, false)).chain([triangles]).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        // Closed walks through some vertices, which share no edge.
        let n = 3 + random.index(8);
        let mut edges: Vec<(usize, usize)> = Vec::new();
        for _ in 0..=random.index(4) {
            let mut around: Vec<usize> = (0..n).collect();
            random.shuffle(&mut around);
            around.truncate(3 + random.index(n - 2));
            let next = around.iter().cycle().skip(1);
            let new: Vec<_> =
                around.iter().zip(next).map(|(&u, &v)| (u.min(v), u.max(v))).collect();
            if new.iter().all(|edge| !edges.contains(edge)) {
                edges.extend(new);
            }
        }
        graphs::graph(n, edges, false)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let ring = (0..300_000).map(|u| (u, (u + 1) % 300_000));
        vec![
            ("a ring of 300 000 vertices", graphs::graph(300_000, ring, false)),
            ("1001 vertices, all joined", graphs::complete(1001)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        graphs::size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        (0..input.len()).rev().map(|u| graphs::without(input, u)).take(20).collect()
    }

    fn call(input: &Self::Input) -> String {
        graphs::call("euler_cycle", input)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let has_cycle = has_cycle(input);
        let (got, because) = match output {
            None if has_cycle => ("None".to_owned(), None),
            None => return Ok(()),
            Some(walk) => {
                let because = fault(input, walk);
                if because.is_none() {
                    return Ok(());
                }
                (format!("Some({})", shown(walk)), because)
            }
        };
        let expected = if has_cycle { "a closed walk with every edge once" } else { "None" };
        Err(Wrong { expected: expected.to_owned(), got, because })
    }
}
