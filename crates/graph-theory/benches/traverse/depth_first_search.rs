//! 6.1: one pass over vertices and edges; what is kept beside the order costs more than the search.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::graph::{Undirected, generate};
use graph_theory::traverse::depth_first_search::biconnected::biconnected;
use graph_theory::traverse::depth_first_search::{
    DepthFirstSearch, connected_components, depth_first_search,
};

fn bench(c: &mut Criterion) {
    for n in [1_000, 100_000] {
        let graphs = [
            ("random", generate::random::<Undirected>(n, 3 * n as usize, 1)),
            ("path", generate::path(n)),
            ("star", generate::star(n)),
        ];
        for (name, graph) in graphs {
            let graph = graph.expect("a good graph");
            let n_components = connected_components(&graph).len();
            assert_eq!(depth_first_search(&graph).verify(&graph), Ok(()));
            let mut run = |what: &str, expected: usize, count: &dyn Fn() -> usize| {
                assert_eq!(count(), expected);
                let id = format!("depth_first_search/{name}/{what}/{n}");
                c.bench_function(&id, |b| b.iter(|| black_box(count())));
            };
            run("preorder", graph.n_nodes(), &|| DepthFirstSearch::new(&graph).preorder().count());
            run("forest", graph.n_nodes(), &|| depth_first_search(&graph).preorder().len());
            run("components", n_components, &|| connected_components(&graph).len());
            let n_bridges = biconnected(&graph).bridges.len();
            run("biconnected", n_bridges, &|| biconnected(&graph).bridges.len());
        }
    }
}

criterion_group!(benches, bench);
