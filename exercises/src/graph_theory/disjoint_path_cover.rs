//! The exercises of section 6.25.

use super::graphs::{self, Lists};
use super::hungarian::most_pairs;
use crate::inputs::{Random, count};
use crate::judge::{Task, Wrong};

/// Why these are not paths that cover the graph, or why they share a vertex, if they may not.
pub(super) fn fault_of_paths(
    graph: &Lists,
    paths: &[Vec<usize>],
    may_share: bool,
) -> Option<String> {
    let mut is_seen = vec![false; graph.len()];
    for path in paths {
        if path.is_empty() {
            return Some("a path has no vertex".to_owned());
        }
        for &v in path {
            let Some(is_seen) = is_seen.get_mut(v) else {
                return Some(format!("there is no vertex {v}"));
            };
            if std::mem::replace(is_seen, true) && !may_share {
                return Some(format!("vertex {v} is there twice"));
            }
        }
        for (u, v) in path.iter().zip(&path[1..]) {
            if !graph[*u].contains(v) {
                return Some(format!("no arc leads from {u} to {v}"));
            }
        }
    }
    let missing = is_seen.iter().position(|is_seen| !is_seen)?;
    Some(format!("vertex {missing} is on no path"))
}

/// Exercise 6.25: `paths`.
#[derive(Debug)]
pub struct DisjointPathCover;

/// The vertices of the layers, and how many are in a layer.
const LAYERED: usize = 600;
const LAYER: usize = 30;
/// Two rows of vertices: those of the first row move one after the other.
const ROWS: usize = 500;

/// The number of paths of a large input.
fn fewest(graph: &Lists) -> usize {
    match graph.len() {
        LAYERED => LAYER,
        ROWS => ROWS / 2,
        n => n - most_pairs(graph, 0),
    }
}

impl Task for DisjointPathCover {
    type Input = Lists;
    type Output = Vec<Vec<usize>>;

    const SECTION: &'static str = "6.25";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "disjoint_path_cover";
    const HARNESS: &'static str = "|graph: Vec<Vec<usize>>| attempt::paths(&graph)";
    const HINTS: &'static [&'static str] = &[
        "Each vertex has at most one vertex after it on its path, and at most one before it. Each arc that you take makes \
         one path fewer.",
        "So give each vertex a place on the left, as one that is left, and a place on the right, as one that is entered. \
         You want a maximum matching between the two sides.",
        "Let `previous[v]` be the vertex before v. Each vertex u asks for a v, and if v has a vertex before it, that one \
         tries to find another v: this is Kuhn's algorithm.",
        "At the end, a path starts at each vertex without a vertex before it. Invert `previous`: \
         store the vertex after each vertex, and follow it.",
    ];

    fn small() -> Vec<Self::Input> {
        graphs::acyclic()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = 1 + random.index(8);
        let mut names: Vec<usize> = (0..n).collect();
        random.shuffle(&mut names);
        let mut arcs = Vec::new();
        for _ in 0..random.index(2 * n + 1) {
            let (i, j) = (random.index(n), random.index(n));
            if i < j && !arcs.contains(&(names[i], names[j])) {
                arcs.push((names[i], names[j]));
            }
        }
        graphs::graph(n, arcs, true)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let layer = |u: usize| (u / LAYER + 1) * LAYER;
        let layers = |u: usize| (layer(u)..LAYERED.min(layer(u) + LAYER)).collect();
        // The vertex i of the first row can be before i and i + 1 of the second row, and the last
        // one only before the first.
        let half = ROWS / 2;
        let rows = |u: usize| match u {
            u if u + 1 < half => vec![half + u, half + u + 1],
            u if u < half => vec![half],
            _ => Vec::new(),
        };
        vec![
            ("600 vertices in 20 layers", (0..LAYERED).map(layers).collect()),
            ("two rows of 250 vertices", (0..ROWS).map(rows).collect()),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        graphs::size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        graphs::smaller(input, true)
    }

    fn call(input: &Self::Input) -> String {
        graphs::call("paths", input)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let fewest = fewest(input);
        let expected = count(fewest, "path");
        let got =
            if input.len() <= 12 { format!("{output:?}") } else { count(output.len(), "path") };
        let because = fault_of_paths(input, output, false);
        if because.is_some() || fewest < output.len() {
            return Err(Wrong { expected, got, because });
        }
        Ok(())
    }
}
