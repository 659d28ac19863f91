//! 6.2: one pass over vertices and edges; the order alone is cheaper than the paths, and both ends
//! than one.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::NodeId;
use graph_theory::graph::{Undirected, generate};
use graph_theory::traverse::breadth_first_search::bidirectional::shortest_path;
use graph_theory::traverse::breadth_first_search::{
    breadth_first_search, breadth_first_search_to, order,
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
            let [source, target] = [0, n - 1].map(NodeId::from);
            let paths = breadth_first_search(&graph, source).expect("a vertex");
            assert_eq!(paths.verify(&graph, |_, ()| 1), Ok(()));
            let n_reached = paths.distances().flatten().count();
            let length = paths.dist(target).map_or(0, |far| far as usize);
            let mut run = |what: &str, expected: usize, count: &dyn Fn() -> usize| {
                assert_eq!(count(), expected);
                let id = format!("breadth_first_search/{name}/{what}/{n}");
                c.bench_function(&id, |b| b.iter(|| black_box(count())));
            };
            run("order", n_reached, &|| order(&graph, [source]).map_or(0, Iterator::count));
            run("paths", n_reached, &|| {
                breadth_first_search(&graph, source)
                    .map_or(0, |it| it.distances().flatten().count())
            });
            run("to", length, &|| {
                let paths = breadth_first_search_to(&graph, source, target).ok();
                paths.and_then(|paths| paths.dist(target)).map_or(0, |far| far as usize)
            });
            run("both_ends", length, &|| {
                let path = shortest_path(&graph, &graph, source, target).ok().flatten();
                path.map_or(0, |path| path.edges.len())
            });
        }
    }
}

criterion_group!(benches, bench);
