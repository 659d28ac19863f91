//! The exercises of section 6.27.

use super::graphs::{self, Lists};
use crate::inputs::{Random, count};
use crate::judge::{Task, Wrong};

/// The most neighbors that a vertex has when it is taken away, if a vertex of the smallest degree
/// is taken away again and again.
///
/// No vertex is left that has at most k neighbors among those that are left, for the least such k:
/// so k is raised only if all that can go have gone.
fn degeneracy(graph: &Lists) -> usize {
    let mut degrees: Vec<usize> = graph.iter().map(Vec::len).collect();
    let mut is_taken = vec![false; graph.len()];
    let mut n_left = graph.len();
    let mut k = 0;
    while 0 < n_left {
        let can_go = |v: &usize| !is_taken[*v] && degrees[*v] <= k;
        let mut open: Vec<usize> = (0..graph.len()).filter(can_go).collect();
        if open.is_empty() {
            k += 1;
        }
        while let Some(v) = open.pop() {
            if std::mem::replace(&mut is_taken[v], true) {
                continue;
            }
            n_left -= 1;
            for &w in &graph[v] {
                degrees[w] -= 1;
                if degrees[w] == k {
                    open.push(w);
                }
            }
        }
    }
    k
}

/// Why these are not colors of the vertices, so that no edge joins two of the same.
fn fault(graph: &Lists, colors: &[usize]) -> Option<String> {
    if colors.len() != graph.len() {
        return Some(format!("{} for {}", count(colors.len(), "color"), vertices(graph.len())));
    }
    let (u, v) = graphs::edges(graph).into_iter().find(|(u, v)| colors[*u] == colors[*v])?;
    Some(format!("{u} and {v} are joined, and both have the color {}", colors[u]))
}

fn vertices(n: usize) -> String {
    if n == 1 { "1 vertex".to_owned() } else { format!("{n} vertices") }
}

/// Exercise 6.27: `coloring`.
#[derive(Debug)]
pub struct Coloring;

impl Task for Coloring {
    type Input = Lists;
    type Output = Vec<usize>;

    const SECTION: &'static str = "6.27";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "coloring";
    const HARNESS: &'static str = "|graph: Vec<Vec<usize>>| attempt::coloring(&graph)";
    const HINTS: &'static [&'static str] = &[
        "If you color one vertex after the other, and give each the least color that no neighbor has, how many colors can \
         a vertex with d colored neighbors need?",
        "The vertex that you color last should have few neighbors. So it is the one that is taken away first: color the \
         vertices in the reverse order.",
        "For each degree, keep a list of the vertices of this degree. If the degree of a vertex falls, put it into \
         another list, and leave the old entry where it is: skip it when it comes out.",
    ];

    fn small() -> Vec<Self::Input> {
        (0..=5).flat_map(|n| graphs::all(n, false)).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        graphs::random(random, 12, false)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 100_000;
        // Each vertex is joined to three of those before it, which are far from it.
        let before = |v: usize| [v / 2, v / 3, v / 5].map(|u| (u, v));
        let mut edges: Vec<(usize, usize)> = (1..n).flat_map(before).collect();
        edges.sort_unstable();
        edges.dedup();
        let star = (1..n).map(|v| (n - 1 - v, n - 1));
        vec![
            ("a path of 100 000 vertices", graphs::path(n)),
            ("a grid of 300 rows and columns", graphs::grid(300)),
            ("a star of 100 000 vertices", graphs::graph(n, star, false)),
            (
                "100 000 vertices with up to three edges to earlier ones",
                graphs::graph(n, edges, false),
            ),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        graphs::size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        graphs::smaller(input, false)
    }

    fn call(input: &Self::Input) -> String {
        graphs::call("coloring", input)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let most = if input.is_empty() { 0 } else { degeneracy(input) + 1 };
        let because = fault(input, output).or_else(|| {
            let color = output.iter().find(|color| most <= **color)?;
            Some(format!("the color {color} is not below {most}"))
        });
        if because.is_none() {
            return Ok(());
        }
        let expected = format!("a coloring with at most {}", count(most, "color"));
        let got = if input.len() <= 12 {
            format!("{output:?}")
        } else {
            let n_colors = output.iter().max().map_or(0, |color| color.saturating_add(1));
            count(n_colors, "color")
        };
        Err(Wrong { expected, got, because })
    }
}
