//! The exercises of section 6.12.

use super::graphs::{self, Lists};
use super::kosaraju;
use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// The low-links by their definition, when the classes are known: a vertex that was entered earlier
/// is on the stack if and only if it is in the same class.
fn expected(graph: &Lists) -> Vec<usize> {
    let n = graph.len();
    let classes = kosaraju::expected(graph);
    let (mut index, mut parent, mut entered) = (vec![n; n], vec![None; n], Vec::new());
    for root in 0..n {
        let mut open = vec![(None, root)];
        while let Some((from, u)) = open.pop() {
            if index[u] == n {
                (index[u], parent[u]) = (entered.len(), from);
                entered.push(u);
                open.extend(graph[u].iter().rev().map(|v| (Some(u), *v)));
            }
        }
    }
    let mut low = index.clone();
    for &u in entered.iter().rev() {
        for &v in &graph[u] {
            if classes[v] == classes[u] {
                low[u] = low[u].min(index[v]);
            }
        }
        if let Some(from) = parent[u] {
            low[from] = low[from].min(low[u]);
        }
    }
    low
}

/// Exercise 6.12: `low_links`.
#[derive(Debug)]
pub struct Tarjan;

impl Task for Tarjan {
    type Input = Lists;
    type Output = Vec<usize>;

    const SECTION: &'static str = "6.12";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "tarjan";
    const HARNESS: &'static str = "|graph: Vec<Vec<usize>>| attempt::low_links(&graph)";
    const HINTS: &'static [&'static str] = &[
        "When the search enters a vertex, give it the next index, and put it on the stack.",
        "The low-link begins as the index. An arc to a new vertex may make it smaller by the low-link of that vertex, an \
         arc to a vertex on the stack by its index. Arcs to other vertices change nothing.",
        "When the low-link of a vertex is final and equals its index, everything from this vertex up leaves the stack. \
         Remember for each vertex whether it is on the stack: to look through the stack is too slow.",
    ];

    fn small() -> Vec<Self::Input> {
        (0..=4).flat_map(|n| graphs::all(n, true)).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        graphs::random(random, 12, true)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 200_000;
        // Each ring of 100 vertices has arcs to the rings before it, whose classes are complete.
        let ring = |v: usize| if v % 100 == 99 { v - 99 } else { v + 1 };
        let back = (1000..n).map(|v| (v, v / 2));
        // From the first vertex, arcs to all others. Each leads back, so all stay on the stack.
        let star = (1..n).flat_map(|v| [(0, v), (v, v / 2)]);
        vec![
            (
                "rings of 100 vertices, 200 000 in all",
                graphs::graph(n, (0..n).map(|v| (v, ring(v))).chain(back), true),
            ),
            ("a star of 200 000 vertices", graphs::graph(n, star, true)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        graphs::size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        graphs::smaller(input, true)
    }

    fn call(input: &Self::Input) -> String {
        graphs::call("low_links", input)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        Wrong::unless_equal(&expected(input), output)
    }
}
