//! What the programs about permutations share: words for cycles, and a graph of them.

use combinatorial_mathematics::permutation_group::Permutation;
use trace::{Edge, Graph, Node, Role, SplitMix64};

/// A cycle in cycle notation: (0 3 6).
pub(crate) fn notation(cycle: &[usize]) -> String {
    format!("({})", trace::list(cycle, " "))
}

/// The places of a permutation, and an arrow from each to where its item goes. Each cycle is on a
/// circle of its own.
pub(crate) fn graph(image: &[usize], cycles: &[Vec<usize>]) -> Graph {
    let mut graph = arrows(image);
    let mut left = 0.0;
    for cycle in cycles {
        let nodes = cycle.iter().map(Node::new).collect();
        let circle = Graph { nodes, ..Graph::default() }.on_circle();
        let mut right = left;
        for (&place, node) in cycle.iter().zip(circle.nodes) {
            graph.nodes[place].at = (node.at.0 + left, node.at.1);
            right = graph.nodes[place].at.0.max(right);
        }
        left = right + 1.0;
    }
    graph
}

/// The places and arrows alone, at no place yet.
pub(crate) fn arrows(image: &[usize]) -> Graph {
    let nodes = (0..image.len()).map(Node::new).collect();
    let edges = image.iter().enumerate().map(|(from, &to)| Edge::new(from, to)).collect();
    Graph { nodes, edges, directed: true, ..Graph::default() }
}

/// One cycle on a circle, without the other places.
pub(crate) fn circle(cycle: &[usize]) -> Graph {
    let nodes = cycle.iter().map(Node::new).collect();
    let edges = (0..cycle.len()).map(|at| Edge::new(at, (at + 1) % cycle.len())).collect();
    Graph { nodes, edges, directed: true, ..Graph::default() }.on_circle()
}

/// Marks the places of a cycle.
pub(crate) fn mark(graph: &mut Graph, cycle: &[usize], role: Role) {
    for &place in cycle {
        graph.nodes[place].role = Some(role);
    }
}

/// Any permutation of n places.
pub(crate) fn random(n: usize, dice: &mut SplitMix64) -> Permutation {
    let mut image: Vec<usize> = (0..n).collect();
    dice.shuffle(&mut image);
    Permutation::new(image).unwrap_or_default()
}

/// A permutation in cycle notation, without the places that it leaves; `e` is the identity.
pub(crate) fn short(permutation: &Permutation) -> String {
    let cycles = permutation.cycles();
    let moved: Vec<String> =
        cycles.iter().filter(|cycle| 1 < cycle.len()).map(|cycle| notation(cycle)).collect();
    if moved.is_empty() { "e".to_owned() } else { moved.concat() }
}
