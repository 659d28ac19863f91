//! What the exercises on graphs share: graphs as lists of the neighbors of each vertex.

use crate::inputs::{Random, count};

/// For each vertex, the vertices that its arcs lead to, ascending.
pub(super) type Lists = Vec<Vec<usize>>;

/// The graph of these arcs; if they lead both ways, of these edges.
pub(super) fn graph(
    n: usize,
    arcs: impl IntoIterator<Item = (usize, usize)>,
    is_directed: bool,
) -> Lists {
    let mut lists = vec![Vec::new(); n];
    for (u, v) in arcs {
        lists[u].push(v);
        if !is_directed {
            lists[v].push(u);
        }
    }
    for list in &mut lists {
        list.sort_unstable();
    }
    lists
}

/// All graphs of `n` vertices without loops and parallel arcs.
pub(super) fn all(n: usize, is_directed: bool) -> impl Iterator<Item = Lists> {
    let pairs = (0..n).flat_map(|u| (0..n).map(move |v| (u, v)));
    let pairs: Vec<_> = pairs.filter(|(u, v)| if is_directed { u != v } else { u < v }).collect();
    (0_u32..1 << pairs.len()).map(move |set| {
        let chosen = (0..).zip(&pairs).filter(|(i, _)| set >> i & 1 == 1);
        graph(n, chosen.map(|(_, pair)| *pair), is_directed)
    })
}

/// A graph of 1 to `most` vertices, with about twice as many arcs as vertices, or fewer.
pub(super) fn random(random: &mut Random, most: usize, is_directed: bool) -> Lists {
    let n = 1 + random.index(most);
    let m = random.index(2 * n + 1);
    let mut arcs: Vec<(usize, usize)> = Vec::new();
    for _ in 0..m {
        let (u, v) = (random.index(n), random.index(n));
        if u != v && !arcs.contains(&(u, v)) && (is_directed || !arcs.contains(&(v, u))) {
            arcs.push((u, v));
        }
    }
    graph(n, arcs, is_directed)
}

/// The edges of a graph without directions, each once.
pub(super) fn edges(lists: &Lists) -> Vec<(usize, usize)> {
    let all = lists.iter().enumerate().flat_map(|(u, list)| list.iter().map(move |&v| (u, v)));
    all.filter(|(u, v)| u < v).collect()
}

/// The graph without a vertex; the later ones move up.
pub(super) fn without(lists: &Lists, vertex: usize) -> Lists {
    let rest = lists.iter().enumerate().filter(|(u, _)| *u != vertex);
    let heads = |list: &Vec<usize>| {
        let kept = list.iter().filter(|v| **v != vertex);
        kept.map(|v| v - usize::from(vertex < *v)).collect()
    };
    rest.map(|(_, list)| heads(list)).collect()
}

/// The graph without each of its arcs or edges.
pub(super) fn with_fewer_arcs(lists: &Lists, is_directed: bool) -> Vec<Lists> {
    let all = lists.iter().enumerate().flat_map(|(u, list)| list.iter().map(move |&v| (u, v)));
    let arcs: Vec<(usize, usize)> = all.filter(|(u, v)| is_directed || u < v).collect();
    let without = |i: usize| graph(lists.len(), [&arcs[..i], &arcs[i + 1..]].concat(), is_directed);
    if arcs.len() <= 40 { (0..arcs.len()).map(without).collect() } else { Vec::new() }
}

/// The graph without each of its vertices, and without each of its arcs; of a large one, without
/// some.
pub(super) fn smaller(lists: &Lists, is_directed: bool) -> Vec<Lists> {
    let fewer_vertices = (0..lists.len()).rev().map(|u| without(lists, u)).take(20);
    fewer_vertices.chain(with_fewer_arcs(lists, is_directed)).collect()
}

/// Whether each vertex is one to which some walk leads from `start`, of one arc or more.
pub(super) fn reached(lists: &Lists, start: usize) -> Vec<bool> {
    let mut is_reached = vec![false; lists.len()];
    let mut open = lists[start].clone();
    while let Some(v) = open.pop() {
        if !std::mem::replace(&mut is_reached[v], true) {
            open.extend(&lists[v]);
        }
    }
    is_reached
}

/// All directed graphs without cycles of up to four vertices, and those of five whose arcs ascend.
pub(super) fn acyclic() -> Vec<Lists> {
    let has_no_cycle = |lists: &Lists| (0..lists.len()).all(|start| !reached(lists, start)[start]);
    let small = (0..=4).flat_map(|n| all(n, true)).filter(has_no_cycle);
    let pairs: Vec<(usize, usize)> = (0..5).flat_map(|u| (u + 1..5).map(move |v| (u, v))).collect();
    let five = (0_u32..1 << pairs.len()).map(|set| {
        let chosen = (0..).zip(&pairs).filter(|(i, _)| set >> i & 1 == 1);
        graph(5, chosen.map(|(_, pair)| *pair), true)
    });
    small.chain(five).collect()
}

/// `1 vertex`, `2 vertices`.
pub(super) fn vertices(n: usize) -> String {
    if n == 1 { "1 vertex".to_owned() } else { count(n, "vertice") }
}

/// A graph with fewer vertices is smaller, and then one with fewer arcs.
pub(super) fn size(lists: &Lists) -> u64 {
    let n_arcs: usize = lists.iter().map(Vec::len).sum();
    lists.len() as u64 * 1000 + n_arcs.min(999) as u64
}

/// The call of a function that takes the lists.
pub(super) fn call(function: &str, lists: &Lists) -> String {
    call_with(function, lists, "")
}

/// The call of a function that takes the lists, and something more.
pub(super) fn call_with(function: &str, lists: &Lists, more: &str) -> String {
    if lists.len() <= 12 {
        format!("{function}(&{lists:?}{more})")
    } else {
        format!("{function}(&graph{more})")
    }
}

/// A graph without directions in which every two vertices are joined.
pub(super) fn complete(n: usize) -> Lists {
    graph(n, (0..n).flat_map(|u| (0..u).map(move |v| (v, u))), false)
}

/// A path through all vertices from 0, without directions.
pub(super) fn path(n: usize) -> Lists {
    graph(n, (1..n).map(|v| (v - 1, v)), false)
}

/// The cells of a square, each joined to those beside it, without directions.
pub(super) fn grid(side: usize) -> Lists {
    let cells = (0..side).flat_map(|i| (0..side).map(move |j| (i, j)));
    let edges = cells.flat_map(|(i, j)| {
        let u = i * side + j;
        let right = (j + 1 < side).then_some((u, u + 1));
        let below = (i + 1 < side).then_some((u, u + side));
        [right, below].into_iter().flatten()
    });
    graph(side * side, edges, false)
}
