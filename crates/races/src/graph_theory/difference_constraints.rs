//! 6.10 Difference constraints.

use graph_theory::DiGraph;
use graph_theory::shortest_path::bellman_ford::potentials;
use graph_theory::shortest_path::difference_constraints::{Constraint, DifferenceSystem};
use microlp::{ComparisonOp, OptimizationDirection, Problem};
use petgraph::graph::NodeIndex;

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 610;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "6.10",
        workload: "10^4 variables, 5·10^4 constraints at random that have a solution",
        n: 10_000,
        build: |n| course(Forms::new(n, &planted(n, 5 * n).1)),
    },
    Race {
        section: "6.10",
        workload: "2000 variables, each less than the one behind it",
        n: 2_000,
        build: |n| course(Forms::new(n, &chain(n))),
    },
    Race {
        section: "6.10",
        workload: "2000 variables, 10^4 constraints, no solution because of one of them",
        n: 2_000,
        build: |n| course(Forms::new(n, &contradiction(n))),
    },
    Race {
        section: "6.10",
        workload: "100 variables, 500 constraints at random that have a solution",
        n: 100,
        build: small,
    },
];

/// x(a) - x(b) is at most the third.
type Bounds = Vec<(u32, u32, i32)>;

/// One system in the form that each runner wants.
struct Forms {
    ours: DifferenceSystem<i32>,
    graph: DiGraph<i32>,
    /// With one more vertex, and an arc of 0 from it to each.
    theirs: petgraph::graph::DiGraph<(), f64>,
}

impl Forms {
    fn new(n: usize, bounds: &[(u32, u32, i32)]) -> Self {
        let n_variables = u32::try_from(n).expect("few variables");
        let mut ours = DifferenceSystem::new(n_variables).expect("few variables");
        let mut theirs = petgraph::graph::DiGraph::new();
        let nodes: Vec<NodeIndex> = (0..=n).map(|_| theirs.add_node(())).collect();
        for &(a, b, bound) in bounds {
            ours.at_most(a, b, bound).expect("known variables");
            theirs.add_edge(nodes[b as usize], nodes[a as usize], f64::from(bound));
        }
        for &node in &nodes[..n] {
            theirs.add_edge(nodes[n], node, 0.0);
        }
        Forms { graph: ours.graph(), ours, theirs }
    }
}

/// The values, or none if there are none.
type Answer = Option<Vec<i64>>;

fn course(forms: Forms) -> Vec<Entry> {
    on(forms).entries()
}

fn on(forms: Forms) -> Course<Forms, Answer> {
    Course::on(forms)
        .entry("DifferenceSystem::solve", |forms| forms.ours.solve().ok())
        .entry("our Bellman-Ford in rounds", |forms| {
            let mut values = potentials(&forms.graph).ok()?;
            values.pop();
            Some(values)
        })
        .mark(1.1)
        .note("on the constraint graph, which is there already")
        .entry("petgraph, bellman_ford", |forms| {
            let source = NodeIndex::new(forms.theirs.node_count() - 1);
            let found = petgraph::algo::bellman_ford(&forms.theirs, source).ok()?;
            let mut values: Vec<i64> = found.distances.into_iter().map(whole).collect();
            values.pop();
            Some(values)
        })
        .note("the same, with one more vertex; knows floats only")
}

#[expect(clippy::cast_possible_truncation, reason = "sums of small whole numbers")]
fn whole(value: f64) -> i64 {
    value.round() as i64
}

/// Heights, and bounds that they satisfy.
fn planted(n: usize, m: usize) -> (Vec<i32>, Bounds) {
    let mut random = SplitMix64::new(SEED);
    let heights: Vec<i32> = (0..n).map(|_| i32::from(random.below(10_000_u16))).collect();
    let end = u32::try_from(n).expect("few variables");
    let bound = |_| {
        let (a, b) = (random.below(end), random.below(end));
        let up = heights[a as usize] - heights[b as usize];
        (a, b, up + i32::from(random.below(1_000_u16)))
    };
    let bounds = (0..m).map(bound).filter(|(a, b, _)| a != b).collect();
    (heights, bounds)
}

fn chain(n: usize) -> Bounds {
    (1..u32::try_from(n).expect("few variables")).map(|v| (v - 1, v, -1)).collect()
}

/// A ring of 20 constraints that add up to -1, or of fewer variables if there are no more.
fn contradiction(n: usize) -> Bounds {
    let (heights, mut bounds) = planted(n, 5 * n - 20.min(n));
    let end = u32::try_from(n).expect("few variables");
    let stop = |i: u32| (7 + (i % 20) * 97) % end;
    let up = |a: u32, b: u32| heights[a as usize] - heights[b as usize];
    bounds.extend((0..19).map(|i| {
        let (a, b) = (stop(i + 1), stop(i));
        (a, b, up(a, b) + 500)
    }));
    let (a, b) = (stop(20), stop(19));
    bounds.push((a, b, up(a, b) - 19 * 500 - 1));
    bounds
}

/// The largest values of at most 0: what a linear program would be asked for.
fn small(n: usize) -> Vec<Entry> {
    let (_, bounds) = planted(n, 5 * n);
    on(Forms::new(n, &bounds))
        .entry("microlp", |forms| {
            let mut problem = Problem::new(OptimizationDirection::Maximize);
            let variables: Vec<_> = (0..forms.ours.n_variables())
                .map(|_| problem.add_var(1.0, (f64::NEG_INFINITY, 0.0)))
                .collect();
            for Constraint { a, b, bound } in forms.ours.constraints() {
                let [a, b] = [a, b].map(|v| variables[v.expect("no bound against 0") as usize]);
                problem.add_constraint([(a, 1.0), (b, -1.0)], ComparisonOp::Le, f64::from(*bound));
            }
            let solution = problem.solve().ok()?;
            Some(variables.iter().map(|v| whole(solution.var_value(*v))).collect())
        })
        .note("any linear program")
        .entries()
}
