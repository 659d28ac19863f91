//! 6.23 Covers and cliques.

use graph_theory::UnGraph;
use graph_theory::bipartite_matching::covers_and_cliques::{MaximalCliques, maximum_clique};
use petgraph::graph::UnGraph as PetGraph;

use crate::{Course, Race, SplitMix64};

const SEED: u64 = 623;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.23",
        workload: "all maximal cliques, 120 vertices, two fifths of all pairs joined",
        n: 120,
        build: |n| all_cliques(n, 4).mark(0.05).entries(),
    },
    Race {
        section: "6.23",
        workload: "a largest clique, 120 vertices, half of all pairs joined",
        n: 120,
        build: |n| {
            Course::on(Graphs::new(n, 5))
                .entry("maximum_clique", |graphs| {
                    maximum_clique(&graphs.ours, u64::MAX).expect("a small graph").set.len()
                })
                .entry("MaximalCliques, the largest", |graphs| {
                    let mut cliques = MaximalCliques::new(&graphs.ours).expect("a small graph");
                    let mut largest = 0;
                    while cliques.advance() {
                        largest = largest.max(cliques.clique().count());
                    }
                    largest
                })
                .note("ours: lists all, and measures them")
                .entries()
        },
    },
];

/// The same graph as everybody wants it.
struct Graphs {
    ours: UnGraph,
    pet: PetGraph<(), ()>,
    /// A row of answers for each vertex: whether it is joined to each.
    is_joined: Vec<bool>,
}

impl Graphs {
    /// Each pair is joined with a chance of so many tenths.
    fn new(n: usize, tenths: u32) -> Self {
        let n_nodes = u32::try_from(n).expect("a graph has fewer vertices");
        let mut random = SplitMix64::new(SEED);
        let pairs = (0..n_nodes).flat_map(|u| (u + 1..n_nodes).map(move |v| (u, v)));
        let edges: Vec<(u32, u32)> = pairs.filter(|_| random.below(10_u32) < tenths).collect();
        let mut pet = PetGraph::with_capacity(n, edges.len());
        for _ in 0..n {
            pet.add_node(());
        }
        pet.extend_with_edges(&edges);
        let mut is_joined = vec![false; n * n];
        for &(u, v) in &edges {
            is_joined[u as usize * n + v as usize] = true;
            is_joined[v as usize * n + u as usize] = true;
        }
        let ours = UnGraph::from_edges(n, edges).expect("a good graph");
        Graphs { ours, pet, is_joined }
    }
}

/// How many cliques there are, and how many vertices they have in all.
fn sums(sizes: impl Iterator<Item = usize>) -> (usize, usize) {
    sizes.fold((0, 0), |(n, sum), size| (n + 1, sum + size))
}

/// Everybody measures all cliques: ours as they are found, and as a list, which is what the others
/// make.
fn all_cliques(n: usize, tenths: u32) -> Course<Graphs, (usize, usize)> {
    Course::on(Graphs::new(n, tenths))
        .entry("MaximalCliques", |graphs| {
            let mut cliques = MaximalCliques::new(&graphs.ours).expect("a small graph");
            let next = || cliques.advance().then(|| cliques.clique().count());
            sums(std::iter::from_fn(next))
        })
        .entry("MaximalCliques, as a list", |graphs| {
            let cliques: Vec<_> =
                MaximalCliques::new(&graphs.ours).expect("a small graph").collect();
            sums(cliques.iter().map(Vec::len))
        })
        .entry("petgraph, maximal_cliques", |graphs| {
            let cliques = petgraph::algo::maximal_cliques(&graphs.pet);
            sums(cliques.into_iter().map(|clique| clique.into_iter().count()))
        })
        .entry("pathfinding, maximal_cliques_collect", |graphs| {
            let n = graphs.ours.n_nodes();
            let mut is_joined = |u: &usize, v: &usize| graphs.is_joined[u * n + v];
            let cliques =
                pathfinding::undirected::cliques::maximal_cliques_collect(0..n, &mut is_joined);
            sums(cliques.iter().map(std::collections::HashSet::len))
        })
}
