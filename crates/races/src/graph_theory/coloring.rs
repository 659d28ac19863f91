//! 6.27 Graph coloring.
//!
//! Whoever uses more colors has an easier task, so each entry says how many it used. The answers
//! are compared by whether they are proper colorings.

use std::fmt::{self, Debug};
use std::rc::Rc;

use graph_theory::UnGraph;
use graph_theory::bipartite_matching::Bipartite;
use graph_theory::bipartite_matching::coloring::edge_coloring::two_sided;
use graph_theory::bipartite_matching::coloring::{
    Coloring, dsatur, greedy, largest_first, smallest_last,
};
use petgraph::algo::dsatur_coloring;
use petgraph::graph::{NodeIndex, UnGraph as Theirs};
use rustworkx_core::bipartite_coloring::bipartite_edge_color;
use rustworkx_core::coloring::greedy_node_color;

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 27;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.27",
        workload: "1000 vertices, a tenth of all edges",
        n: 1000,
        build: |n| vertices(share(short(n), 10), Some(0.15)),
    },
    Race {
        section: "6.27",
        workload: "1000 vertices, half of all edges",
        n: 1000,
        build: |n| vertices(share(short(n), 2), None),
    },
    Race {
        section: "6.27",
        workload: "10^5 vertices, 3 * 10^5 edges at random",
        n: 100_000,
        build: |n| vertices(sparse(short(n), 3 * n), None),
    },
    Race {
        section: "6.27",
        workload: "queens on a board of 12 x 12",
        n: 12,
        build: |n| vertices(queens(short(n)), None),
    },
    Race {
        section: "6.27",
        workload: "edges: 2 * 10^4 between 5000 and 5000",
        n: 5000,
        build: edges,
    },
];

fn short(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

type Edges = (u32, Vec<(u32, u32)>);

/// Each pair with a chance of one in so many.
fn share(n: u32, one_in: u32) -> Edges {
    let mut random = SplitMix64::new(SEED);
    let pairs = (0..n).flat_map(|v| (0..v).map(move |u| (u, v)));
    (n, pairs.filter(|_| random.below(one_in) == 0).collect())
}

fn sparse(n: u32, m: usize) -> Edges {
    let mut random = SplitMix64::new(SEED);
    let pairs = (0..m).map(|_| (random.below(n), random.below(n)));
    (n, pairs.filter(|(u, v)| u != v).collect())
}

/// Two squares are joined if a queen goes from the one to the other.
fn queens(side: u32) -> Edges {
    let square = |v: u32| (v / side, v % side);
    let reaches = |&(u, v): &(u32, u32)| {
        let ((a, b), (c, d)) = (square(u), square(v));
        a == c || b == d || a.abs_diff(c) == b.abs_diff(d)
    };
    let n = side * side;
    (n, (0..n).flat_map(|v| (0..v).map(move |u| (u, v))).filter(reaches).collect())
}

/// The same graph as everybody wants it.
struct Graphs {
    ours: Rc<UnGraph>,
    theirs: Theirs<(), ()>,
}

/// Colors, and the graph that they are of. Two answers are equal if both are proper: that is looked
/// at when no clock runs.
struct Answer {
    graph: Rc<UnGraph>,
    color: Box<dyn Fn(u32) -> usize>,
}

impl Answer {
    fn is_proper(&self) -> bool {
        let mut edges = self.graph.edges().iter();
        edges.all(|edge| (self.color)(edge.tail.into()) != (self.color)(edge.head.into()))
    }
}

impl PartialEq for Answer {
    fn eq(&self, other: &Self) -> bool {
        self.is_proper() && other.is_proper()
    }
}

impl Debug for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.is_proper() { "a proper coloring" } else { "no proper coloring" })
    }
}

impl Graphs {
    fn answer(&self, color: impl Fn(u32) -> usize + 'static) -> Answer {
        Answer { graph: Rc::clone(&self.ours), color: Box::new(color) }
    }

    fn answer_of(&self, coloring: Coloring) -> Answer {
        self.answer(move |v| coloring.colors()[v as usize] as usize)
    }
}

fn vertices((n, edges): Edges, mark: Option<f64>) -> Vec<Entry> {
    let ours = UnGraph::from_edges(n as usize, edges.iter().copied()).expect("a good graph");
    let mut theirs = Theirs::with_capacity(n as usize, edges.len());
    for _ in 0..n {
        theirs.add_node(());
    }
    for (u, v) in edges {
        theirs.add_edge(u.into(), v.into(), ());
    }
    let by_saturation = dsatur(&ours).map_or(0, |coloring| coloring.n_colors());
    let smallest = greedy(&ours, &smallest_last(&ours).order).map_or(0, |c| c.n_colors());
    let largest = greedy(&ours, &largest_first(&ours)).map_or(0, |c| c.n_colors());
    let petgraph = dsatur_coloring(&theirs).1;
    let rustworkx = greedy_node_color(&theirs).values().max().map_or(0, |most| most + 1);
    let colors = |n: usize| format!("{n} colors; dsatur: {by_saturation}");
    let mut course = Course::on(Graphs { ours: Rc::new(ours), theirs })
        .entry("dsatur", |graphs: &Graphs| {
            graphs.answer_of(dsatur(&graphs.ours).unwrap_or_default())
        })
        .entry("petgraph, dsatur_coloring", |graphs| {
            let coloring = dsatur_coloring(&graphs.theirs).0;
            graphs.answer(move |v| coloring[&NodeIndex::from(v)])
        })
        .note(colors(petgraph));
    if let Some(mark) = mark {
        course = course.mark(mark);
    }
    course
        .entry("rustworkx-core, greedy_node_color", |graphs| {
            let coloring = greedy_node_color(&graphs.theirs);
            graphs.answer(move |v| coloring[&NodeIndex::from(v)])
        })
        .note(colors(rustworkx))
        .entry("ours, greedy, smallest last", |graphs| {
            let order = smallest_last(&graphs.ours).order;
            graphs.answer_of(greedy(&graphs.ours, &order).unwrap_or_default())
        })
        .note(colors(smallest))
        .entry("ours, greedy, largest first", |graphs| {
            let order = largest_first(&graphs.ours);
            graphs.answer_of(greedy(&graphs.ours, &order).unwrap_or_default())
        })
        .note(colors(largest))
        .entries()
}

/// How many colors the edges get: all entries use as few as can be.
fn edges(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let side = short(n);
    let pairs: Vec<_> = (0..4 * n).map(|_| (random.below(side), random.below(side))).collect();
    let ours = Bipartite::from_edges(n, n, pairs.iter().copied()).expect("a good graph");
    let mut theirs: Theirs<(), ()> = Theirs::with_capacity(2 * n, pairs.len());
    for _ in 0..2 * n {
        theirs.add_node(());
    }
    for (x, y) in pairs {
        theirs.add_edge(x.into(), (side + y).into(), ());
    }
    Course::on((ours, theirs))
        .entry("edge_coloring::two_sided", |(ours, _)| two_sided(ours).n_colors)
        .entry("rustworkx-core, bipartite_edge_color", |(_, theirs)| {
            let coloring = bipartite_edge_color(theirs);
            coloring.map_or(0, |colors| colors.values().max().map_or(0, |most| most + 1))
        })
        .entries()
}
