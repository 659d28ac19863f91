//! 6.9: in 32 and in 64 bits, tile by tile, and the bits of the closure, where all pairs are
//! joined.

use std::hint::black_box;

use criterion::{Criterion, criterion_group};
use graph_theory::shortest_path::floyd_warshall::blocked::floyd_warshall_blocked;
use graph_theory::shortest_path::floyd_warshall::closure::transitive_closure;
use graph_theory::shortest_path::floyd_warshall::floyd_warshall_matrix;
use graph_theory::{DenseMatrix, DiGraph, NodeId};

fn all_pairs(c: &mut Criterion) {
    let n = 128_u32;
    let arcs = (0..n * n).map(|i| (i / n, i % n, i32::try_from(i * 31 % 997).unwrap_or(0) + 1));
    let graph: DiGraph<i32> =
        DiGraph::from_weighted_edges(n as usize, arcs).expect("vertices in range");
    let narrow = DenseMatrix::from_graph(&graph).expect("a small matrix");
    let wide = narrow.map(|weight| weight.map(i64::from));
    let by_stops = floyd_warshall_matrix(&narrow).map(|ways| ways.distances());
    assert_eq!(floyd_warshall_blocked(&narrow, 32), by_stops);
    assert!(transitive_closure(&graph).is_ok_and(|ways| ways.reaches(NodeId::from(0), 77.into())));
    c.bench_function(&format!("floyd_warshall/i32/{n}"), |bench| {
        bench.iter(|| floyd_warshall_matrix(black_box(&narrow)));
    });
    c.bench_function(&format!("floyd_warshall/i64/{n}"), |bench| {
        bench.iter(|| floyd_warshall_matrix(black_box(&wide)));
    });
    c.bench_function(&format!("floyd_warshall/tiles/{n}"), |bench| {
        bench.iter(|| floyd_warshall_blocked(black_box(&narrow), 32));
    });
    c.bench_function(&format!("floyd_warshall/closure/{n}"), |bench| {
        bench.iter(|| transitive_closure(black_box(&graph)));
    });
}

criterion_group!(benches, all_pairs);
