//! The matrix of a graph: against its rows, and what is too large or not square.

use graph_theory::shortest_path::floyd_warshall::{AllPairsError, floyd_warshall};
use graph_theory::{DenseMatrix, DiGraph, GraphError, UnGraph};
use pretty_assertions::assert_eq;

#[test]
fn rows_and_cells() {
    let rows = [[1, 2, 3], [4, 5, 6], [7, 8, 9]];
    let mut matrix = DenseMatrix::from_rows(&rows).unwrap();
    assert_eq!((matrix.n_rows(), matrix.row(1), matrix[(2, 0)]), (3, &rows[1][..], 7));
    assert!(matrix.rows().eq(rows.iter().map(|row| &row[..])));
    assert_eq!(format!("{matrix:?}"), format!("{rows:?}"));
    matrix[(2, 0)] = 0;
    matrix.row_mut(1).fill(-1);
    assert_eq!(matrix.cells(), [1, 2, 3, -1, -1, -1, 0, 8, 9]);
    assert_eq!(matrix.map(|cell| *cell < 0).cells().iter().filter(|cell| **cell).count(), 3);
    assert_eq!(DenseMatrix::new(0, 7), Ok(DenseMatrix::default()));
    assert_eq!(DenseMatrix::new(2, 7).unwrap().cells(), [7; 4]);
}

#[test]
fn the_least_of_parallel_edges() {
    let edges = [(0, 1, 5), (0, 1, 3), (1, 1, 4), (1, 0, 9), (0, 1, 8)];
    let graph: DiGraph<u8> = DiGraph::from_weighted_edges(2, edges).unwrap();
    let expected = [[None, Some(3)], [Some(9), Some(4)]];
    assert_eq!(DenseMatrix::from_graph(&graph), DenseMatrix::from_rows(&expected));
    let graph: UnGraph<u8> = UnGraph::from_weighted_edges(2, edges).unwrap();
    let expected = [[None, Some(3)], [Some(3), Some(4)]];
    assert_eq!(DenseMatrix::from_graph(&graph), DenseMatrix::from_rows(&expected));
}

#[test]
fn what_is_no_number_stands_beside_any_parallel_edge() {
    for no_number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for weights in [[1.0, no_number], [no_number, 1.0]] {
            let edges = weights.map(|weight| (0, 1, weight));
            let graph: DiGraph<f64> = DiGraph::from_weighted_edges(2, edges).unwrap();
            let matrix = DenseMatrix::from_graph(&graph).unwrap();
            assert!(!matrix[(0, 1)].unwrap().is_finite(), "{weights:?}");
            let refused = AllPairsError::NotANumber { from: 0.into(), to: 1.into() };
            assert_eq!(floyd_warshall(&graph), Err(refused), "{weights:?}");
        }
    }
}

#[test]
fn not_square_and_too_large() {
    let rows = [vec![1, 2], vec![3]];
    let ragged = GraphError::NotSquare { row: 1, len: 1, n_rows: 2 };
    assert_eq!(DenseMatrix::from_rows(&rows), Err(ragged));
    for n in [1 << 17, usize::MAX] {
        let n_cells = n.saturating_mul(n);
        let too_large = GraphError::TooLarge { what: "cells", n: n_cells };
        assert_eq!(DenseMatrix::new(n, 0_u64), Err(too_large));
    }
}

#[test]
#[should_panic(expected = "range")]
fn a_row_beyond_the_last() {
    DenseMatrix::new(2, 0).unwrap().row(2);
}
