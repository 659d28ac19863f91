//! The exercises of section 6.26.

use super::disjoint_path_cover::fault_of_paths;
use super::graphs::{self, Lists};
use crate::inputs::{Random, count};
use crate::judge::{Task, Wrong};

/// The size of a largest set of vertices of which none leads to another, by trying all sets.
fn widest(graph: &Lists) -> usize {
    let mask = |row: Vec<bool>| {
        (0..).zip(row).fold(0_u32, |mask, (v, is_in)| mask | u32::from(is_in) << v)
    };
    let leads: Vec<u32> = (0..graph.len()).map(|u| mask(graphs::reached(graph, u))).collect();
    let is_antichain =
        |set: &u32| (0..).zip(&leads).all(|(u, leads)| set >> u & 1 == 0 || leads & set == 0);
    let sets = (0_u32..1 << graph.len()).filter(is_antichain);
    sets.map(|set| set.count_ones() as usize).max().unwrap_or(0)
}

/// Why one of these vertices leads to another, or is there twice.
fn fault_of_proof(graph: &Lists, proof: &[usize]) -> Option<String> {
    let mut is_in = vec![false; graph.len()];
    for &v in proof {
        let Some(is_in) = is_in.get_mut(v) else {
            return Some(format!("there is no vertex {v}"));
        };
        if std::mem::replace(is_in, true) {
            return Some(format!("vertex {v} is twice in the proof"));
        }
    }
    for &u in proof {
        let is_reached = graphs::reached(graph, u);
        if let Some(v) = proof.iter().find(|v| is_reached[**v]) {
            return Some(format!("{u} leads to {v}"));
        }
    }
    None
}

/// Exercise 6.26: `cover`.
#[derive(Debug)]
pub struct JointPathCover;

/// The vertices of the layers, and how many are in a layer.
const LAYERED: usize = 400;
const LAYER: usize = 20;
/// The vertices of a line.
const LINE: usize = 350;
/// Before and after the vertices that all paths share.
const BESIDE: usize = 120;
const SHARED: usize = 60;
const SHARING: usize = 2 * BESIDE + SHARED;

/// The number of paths.
fn fewest(graph: &Lists) -> usize {
    match graph.len() {
        LAYERED => LAYER,
        LINE => 1,
        SHARING => BESIDE,
        _ => widest(graph),
    }
}

/// `beside` vertices lead into a line of `shared` ones, which leads to `beside` others.
fn hubs(beside: usize, shared: usize) -> Vec<(usize, usize)> {
    let last = beside + shared - 1;
    let before = (0..beside).map(|u| (u, beside));
    let line = (beside..last).map(|u| (u, u + 1));
    let after = (0..beside).map(|v| (last, last + 1 + v));
    before.chain(line).chain(after).collect()
}

impl Task for JointPathCover {
    type Input = Lists;
    type Output = (Vec<Vec<usize>>, Vec<usize>);

    const SECTION: &'static str = "6.26";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "joint_path_cover";
    const HARNESS: &'static str = "|graph: Vec<Vec<usize>>| attempt::cover(&graph)";
    const HINTS: &'static [&'static str] = &[
        "Let a path jump over a vertex that another path has. To which vertices can it jump from u?",
        "To all vertices to which u leads. Find them for every u, in reverse topological order. Then find the fewest \
         disjoint paths in the graph that has an arc for each of these pairs: section 6.25.",
        "Replace each jump from u to w by arcs of the graph: go to a neighbor that is w or leads to w, again and again.",
        "For the proof, take the last vertex of each chain. As long as one of them leads to another one, move that other \
         one back to the vertex before it on its chain.",
    ];

    fn small() -> Vec<Self::Input> {
        graphs::acyclic()
    }

    fn random(random: &mut Random) -> Self::Input {
        let is_shared = random.index(3) == 0;
        let (beside, shared) = (2 + random.index(2), 1 + random.index(3));
        let n = if is_shared { 2 * beside + shared } else { 1 + random.index(8) };
        let mut arcs = if is_shared { hubs(beside, shared) } else { Vec::new() };
        for _ in 0..random.index(if is_shared { 3 } else { 2 * n + 1 }) {
            let (i, j) = (random.index(n), random.index(n));
            if i < j && !arcs.contains(&(i, j)) {
                arcs.push((i, j));
            }
        }
        let mut names: Vec<usize> = (0..n).collect();
        random.shuffle(&mut names);
        graphs::graph(n, arcs.into_iter().map(|(i, j)| (names[i], names[j])), true)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let layer = |u: usize| (u / LAYER + 1) * LAYER;
        let layers = |u: usize| (layer(u)..LAYERED.min(layer(u) + LAYER)).collect();
        let line = |u: usize| if u + 1 < LINE { vec![u + 1] } else { Vec::new() };
        vec![
            ("400 vertices in 20 layers", (0..LAYERED).map(layers).collect()),
            ("a line of 350 vertices", (0..LINE).map(line).collect()),
            (
                "120 paths that share 60 vertices",
                graphs::graph(SHARING, hubs(BESIDE, SHARED), true),
            ),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        graphs::size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        graphs::smaller(input, true)
    }

    fn call(input: &Self::Input) -> String {
        graphs::call("cover", input)
    }

    fn check(input: &Self::Input, (paths, proof): &Self::Output) -> Result<(), Wrong> {
        let fewest = fewest(input);
        let counts = |paths: usize, proof: usize| {
            format!("{}, and {} as a proof", count(paths, "path"), graphs::vertices(proof))
        };
        let expected = counts(fewest, fewest);
        let got = if input.len() <= 12 {
            format!("({paths:?}, {proof:?})")
        } else {
            counts(paths.len(), proof.len())
        };
        let because = fault_of_paths(input, paths, true).or_else(|| fault_of_proof(input, proof));
        if because.is_some() || paths.len() != fewest || proof.len() != fewest {
            return Err(Wrong { expected, got, because });
        }
        Ok(())
    }
}
