//! The exercises of section 3.7.

use crate::inputs::{Random, count};
use crate::judge::{Task, Wrong};

/// The steps out of each state, and a lower bound for each.
type Graph = (Vec<Vec<(usize, u64)>>, Vec<u64>);

/// The cost from each state to the last one, `u64::MAX` where no path leads there: all steps are
/// looked at until nothing changes.
fn costs(steps: &[Vec<(usize, u64)>]) -> Vec<u64> {
    let mut costs = vec![u64::MAX; steps.len()];
    if let Some(goal) = costs.last_mut() {
        *goal = 0;
    }
    let mut is_changed = true;
    while is_changed {
        is_changed = false;
        for u in (0..steps.len()).rev() {
            for &(v, cost) in &steps[u] {
                let through = costs[v].saturating_add(cost);
                if through < costs[u] {
                    (costs[u], is_changed) = (through, true);
                }
            }
        }
    }
    costs
}

/// All graphs of so many states with steps of cost 1 or 3 from a state to a later one, with the
/// exact cost or 0 as the bound of each.
fn small_graphs(n: usize) -> Vec<Graph> {
    let pairs: Vec<(usize, usize)> = (0..n).flat_map(|u| (u + 1..n).map(move |v| (u, v))).collect();
    let mut graphs = Vec::new();
    for code in 0..3_usize.pow(u32::try_from(pairs.len()).unwrap_or(0)) {
        let (mut steps, mut rest) = (vec![Vec::new(); n], code);
        for &(u, v) in &pairs {
            if 0 < rest % 3 {
                steps[u].push((v, [0, 1, 3][rest % 3]));
            }
            rest /= 3;
        }
        let exact = costs(&steps);
        for kinds in 0..1_u32 << n {
            let h = (0..n).map(|u| if kinds >> u & 1 == 1 { exact[u].min(9) } else { 0 });
            graphs.push((steps.clone(), h.collect()));
        }
    }
    graphs
}

/// An open square of `side` x `side` cells from the middle to a corner, with rows plus columns as
/// the bound.
fn square(side: usize) -> Graph {
    // The cells are numbered from the middle on, so that 0 is the start; the corner is the last.
    let n = side * side;
    let middle = side / 2 * side + side / 2;
    let number = |cell: usize| match cell {
        0 => middle,
        cell if cell == middle => 0,
        cell => cell,
    };
    let (mut steps, mut h) = (vec![Vec::new(); n], vec![0; n]);
    for cell in 0..n {
        let (row, column) = (cell / side, cell % side);
        let u = number(cell);
        h[u] = ((side - 1 - row) + (side - 1 - column)) as u64;
        let around = [
            (0 < row).then(|| cell - side),
            (column + 1 < side).then_some(cell + 1),
            (row + 1 < side).then_some(cell + side),
            (0 < column).then(|| cell - 1),
        ];
        steps[u].extend(around.into_iter().flatten().map(|next| (number(next), 1)));
    }
    (steps, h)
}

/// How many states may be asked for their successors: once each, if no path through it costs more
/// than the result, by the cheapest path to it. None if the bound is not consistent.
fn most_expansions((steps, h): &Graph) -> Option<usize> {
    let is_consistent = |u: usize| steps[u].iter().all(|&(v, cost)| h[u] <= cost + h[v]);
    if !(0..steps.len()).all(is_consistent) {
        return None;
    }
    // The cost from the start, by the graph turned around and numbered from the other end.
    let n = steps.len();
    let mut back = vec![Vec::new(); n];
    for (u, out) in steps.iter().enumerate() {
        for &(v, cost) in out {
            back[n - 1 - v].push((n - 1 - u, cost));
        }
    }
    let from_start = costs(&back);
    let g = |u: usize| from_start[n - 1 - u];
    let result = g(n - 1);
    Some((0..n).filter(|&u| g(u) < u64::MAX && g(u).saturating_add(h[u]) <= result).count())
}

/// Exercise 3.7: `a_star`.
#[derive(Debug)]
pub struct AStarSearch;

impl Task for AStarSearch {
    type Input = Graph;
    /// The cost, and how often the successors of a state were asked for.
    type Output = (Option<u64>, usize);

    const SECTION: &'static str = "3.7";
    const CHAPTER: &'static str = "search";
    const NAME: &'static str = "a_star_search";
    const HARNESS: &'static str = "|(steps, h): (Vec<Vec<(usize, u64)>>, Vec<u64>)| { \
         let n_asked = std::cell::Cell::new(0_usize); \
         let cost = attempt::a_star(steps.len(), |u| { n_asked.set(n_asked.get() + 1); steps[u].clone() }, |u| h[u]); \
         (cost, n_asked.get()) }";
    const HINTS: &'static [&'static str] = &[
        "Keep the cheapest cost so far of each state in a `Vec`, and the states that wait in a `BinaryHeap`. It gives \
         back the greatest entry first, so put `Reverse((f, g, state))` in.",
        "When you take a state out, compare its g with the table: if the table has less, a cheaper path was found since, and you \
         skip the entry. If it is the goal, g is the answer.",
        "For each step, compute the cost of the path through this state. If it is less than what the table has, write it \
         down and put a new entry in, even if the state has been taken out before.",
    ];

    fn small() -> Vec<Self::Input> {
        (2..5).flat_map(small_graphs).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = 2 + random.index(8);
        let mut steps = vec![Vec::new(); n];
        for _ in 0..2 * n {
            let (u, v) = (random.index(n), random.index(n));
            steps[u].push((v, random.below(10)));
        }
        let exact = costs(&steps);
        let h = exact.iter().map(|cost| random.below(cost.min(&30) + 1)).collect();
        (steps, h)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("an open square of 400 x 400 cells, from the middle to a corner", square(400)),
            ("a row of 100 000 states", {
                let n = 100_000;
                let steps = (1..=n).map(|v| if v < n { vec![(v, 2)] } else { vec![] }).collect();
                (steps, (0..n).rev().map(|left| left as u64).collect())
            }),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        let (steps, h) = input;
        let n_steps: usize = steps.iter().map(Vec::len).sum();
        (steps.len() + n_steps) as u64 * 100 + h.iter().sum::<u64>().min(99)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let (steps, h) = input;
        if 1000 < steps.len() {
            return Vec::new();
        }
        let mut all = Vec::new();
        // Without a state that is not an end, without a step, and with a bound of 0.
        for gone in 1..steps.len().saturating_sub(1) {
            let number = |u: usize| if u < gone { u } else { u - 1 };
            let left = |out: &Vec<(usize, u64)>| {
                out.iter()
                    .filter(|(v, _)| *v != gone)
                    .map(|(v, cost)| (number(*v), *cost))
                    .collect()
            };
            let kept = |u: &usize| *u != gone;
            let steps = (0..steps.len()).filter(kept).map(|u| left(&steps[u])).collect();
            all.push((steps, (0..h.len()).filter(kept).map(|u| h[u]).collect()));
        }
        for u in 0..steps.len() {
            for i in 0..steps[u].len() {
                let mut fewer = steps.clone();
                fewer[u].remove(i);
                all.push((fewer, h.clone()));
            }
            if 0 < h[u] {
                let mut lower = h.clone();
                lower[u] = 0;
                all.push((steps.clone(), lower));
            }
        }
        all
    }

    fn call(input: &Self::Input) -> String {
        let (steps, h) = input;
        if 100 < steps.len() {
            return format!("a_star with {}", count(steps.len(), "state"));
        }
        let out = steps
            .iter()
            .enumerate()
            .flat_map(|(u, out)| out.iter().map(move |(v, cost)| format!("{u}->{v} at {cost}")));
        let out: Vec<String> = out.collect();
        let out = if out.is_empty() { "none".to_owned() } else { out.join(", ") };
        format!("a_star({}, ...) with the steps {out}, and the heuristic {h:?}", steps.len())
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let &(cost, n_asked) = output;
        let expected = costs(&input.0).first().copied().filter(|cost| *cost < u64::MAX);
        if cost != expected {
            let (expected, got) = (format!("{expected:?}"), format!("{cost:?}"));
            return Err(Wrong { expected, got, because: None });
        }
        match most_expansions(input) {
            Some(most) if most < n_asked => Err(Wrong {
                expected: format!("{expected:?}, with at most {}", count(most, "expansion")),
                got: format!("{expected:?}, with {}", count(n_asked, "expansion")),
                because: Some(
                    "the heuristic is consistent, and the other states have g + h above the result"
                        .into(),
                ),
            }),
            _ => Ok(()),
        }
    }
}
