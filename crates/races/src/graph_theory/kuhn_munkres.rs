//! 6.22 Kuhn and Munkres' algorithm.

use graph_theory::bipartite_matching::kuhn_munkres::{WeightTable, least_assignment};
use pathfinding::kuhn_munkres::kuhn_munkres_min;
use pathfinding::matrix::Matrix;

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 22;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.22",
        workload: "300 x 300, weights below 10^6",
        n: 300,
        build: |n| square(n, 1_000_000, Some([0.5, 2.5])),
    },
    Race {
        section: "6.22",
        workload: "500 x 500, weights up to 10^9, of both signs",
        n: 500,
        build: |n| square(n, 2_000_000_000, None),
    },
    Race {
        section: "6.22",
        workload: "1000 x 1000, weights 0 to 10",
        n: 1000,
        build: |n| square(n, 11, None),
    },
    Race {
        section: "6.22",
        workload: "200 x 2000, weights below 10^6",
        n: 200,
        build: |n| race(n, 10 * n, 1_000_000).entries(),
    },
    Race {
        section: "6.22",
        workload: "300 x 300, the products of row and column",
        n: 300,
        build: |n| {
            let numbers = || 1..=i64::try_from(n).expect("a small table");
            let weights = numbers().flat_map(|i| numbers().map(move |j| i * j)).collect();
            with_lapjv(Tables::new(n, n, weights), None)
        },
    },
];

/// The same table as everybody wants it.
struct Tables {
    ours: WeightTable<i64>,
    pathfinding: Matrix<i64>,
    n_rows: usize,
    weights: Vec<i64>,
}

impl Tables {
    fn new(n_rows: usize, n_columns: usize, weights: Vec<i64>) -> Self {
        let rows: Vec<&[i64]> = weights.chunks(n_columns.max(1)).collect();
        let ours = WeightTable::from_rows(&rows).expect("a good table");
        let matrix = Matrix::from_vec(n_rows, n_columns, weights.clone());
        Tables { ours, pathfinding: matrix.expect("a good table"), n_rows, weights }
    }

    fn random(n_rows: usize, n_columns: usize, below: u32) -> Self {
        let mut random = SplitMix64::new(SEED);
        let least = if below < 2_000_000_000 { 0 } else { -1_000_000_000 };
        let weights = (0..n_rows * n_columns).map(|_| least + i64::from(random.below(below)));
        Tables::new(n_rows, n_columns, weights.collect())
    }
}

fn race(n_rows: usize, n_columns: usize, below: u32) -> Course<Tables, i64> {
    start(Tables::random(n_rows, n_columns, below))
}

fn start(tables: Tables) -> Course<Tables, i64> {
    Course::on(tables)
        .entry("least_assignment", |tables| {
            least_assignment(&tables.ours).map_or(0, |best| best.weight())
        })
        .entry("pathfinding, kuhn_munkres_min", |tables| kuhn_munkres_min(&tables.pathfinding).0)
}

fn square(n: usize, below: u32, marks: Option<[f64; 2]>) -> Vec<Entry> {
    with_lapjv(Tables::random(n, n, below), marks)
}

/// With the crate that takes squares of floats alone.
fn with_lapjv(tables: Tables, marks: Option<[f64; 2]>) -> Vec<Entry> {
    let mut course = start(tables);
    if let Some([mark, _]) = marks {
        course = course.mark(mark);
    }
    course = course
        .prepared_entry("lapjv", floats, |tables, floats| {
            let columns = lapjv::lapjv(floats).expect("an assignment").0;
            let n = tables.n_rows;
            (0..n).map(|row| tables.weights[row * n + columns[row]]).sum()
        })
        .note("uses floats; its table is built before the clock starts");
    if let Some([_, mark]) = marks {
        course = course.mark(mark);
    }
    course.entries()
}

fn floats(tables: &Tables) -> lapjv::Matrix<f64> {
    let n = tables.n_rows;
    let exact = |&weight: &i64| f64::from(i32::try_from(weight).expect("small weights"));
    let cells = tables.weights.iter().map(exact).collect();
    lapjv::Matrix::from_shape_vec((n, n), cells).expect("a square")
}
