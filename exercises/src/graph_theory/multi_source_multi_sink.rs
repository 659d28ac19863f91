//! The exercises of section 6.18.

use crate::inputs::{Random, shorter};
use crate::judge::{Task, Wrong};

/// A vertex, and the most that it can send or take, if there is a limit.
type Terminal = (usize, Option<i64>);
/// The number of vertices, the edges with their capacities, the sources and the sinks.
type Input = (usize, Vec<(usize, usize, i64)>, (Vec<Terminal>, Vec<Terminal>));

/// The most that can flow: the least of all cuts, where one with an edge without limit is none.
fn most((n_nodes, edges, (sources, sinks)): &Input) -> i64 {
    let cut = |side: u32| {
        let is_in = |v: usize| side >> v & 1 == 1;
        let crossing = edges.iter().filter(|edge| is_in(edge.0) && !is_in(edge.1));
        let capacities = crossing.map(|edge| Some(edge.2));
        let outside = sources.iter().filter(|source| !is_in(source.0));
        let limits = outside.chain(sinks.iter().filter(|sink| is_in(sink.0)));
        capacities.chain(limits.map(|terminal| terminal.1)).sum::<Option<i64>>()
    };
    (0..1_u32 << n_nodes).filter_map(cut).min().unwrap_or(0)
}

/// What leaves each vertex, less what comes in.
fn sent(n_nodes: usize, edges: &[(usize, usize, i64)], flows: &[i64]) -> Vec<i64> {
    let mut sent = vec![0; n_nodes];
    for (&(tail, head, _), flow) in edges.iter().zip(flows) {
        sent[tail] += flow;
        sent[head] -= flow;
    }
    sent
}

/// Why this cannot flow.
fn fault((n_nodes, edges, (sources, sinks)): &Input, flows: &[i64]) -> Option<String> {
    if flows.len() != edges.len() {
        return Some(format!("{} edges have {} flows", edges.len(), flows.len()));
    }
    for ((tail, head, capacity), flow) in edges.iter().zip(flows) {
        if *flow < 0 || capacity < flow {
            return Some(format!(
                "{flow} cannot flow from {tail} to {head}, the capacity is {capacity}"
            ));
        }
    }
    for (v, sent) in sent(*n_nodes, edges, flows).into_iter().enumerate() {
        let of = |side: &[Terminal]| side.iter().find(|terminal| terminal.0 == v).map(|end| end.1);
        let exceeds = |amount: i64, limit: Option<i64>| limit.is_some_and(|limit| limit < amount);
        let reason = match (of(sources), of(sinks)) {
            (Some(limit), _) if sent < 0 || exceeds(sent, limit) => {
                format!("the source {v} sends {sent}")
            }
            (_, Some(limit)) if 0 < sent || exceeds(-sent, limit) => {
                format!("the sink {v} takes {}", -sent)
            }
            (None, None) if sent != 0 => {
                format!("{sent} more leaves vertex {v} than comes in")
            }
            _ => continue,
        };
        return Some(reason);
    }
    None
}

/// Exercise 6.18: `flows`.
#[derive(Debug)]
pub struct MultiSourceMultiSink;

/// The rows and the columns of the grid, with a vertex at each crossing.
const SIDE: usize = 60;
/// The pairs of wide pipes.
const PIPES: usize = 100;
const WIDE: i64 = 1_000_000_000_000_000;

impl Task for MultiSourceMultiSink {
    type Input = Input;
    type Output = Vec<i64>;

    const SECTION: &'static str = "6.18";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "multi_source_multi_sink";
    const HARNESS: &'static str = "|(n, edges, (sources, sinks)): (usize, Vec<(usize, usize, i64)>, (Vec<(usize, Option<i64>)>, \
         Vec<(usize, Option<i64>)>))| attempt::flows(n, &edges, &sources, &sinks)";
    const HINTS: &'static [&'static str] = &[
        "Add two vertices: one before all sources, and one behind all sinks. Which capacity says how much a source can send?",
        "For no limit, any capacity is enough that is larger than the sum of all capacities of the edges.",
        "Find a maximum flow between the two new vertices, with backward arcs. Return only what flows through the edges that \
         were given, in their order.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut all = vec![
            (1, Vec::new(), (vec![(0, None)], Vec::new())),
            (2, vec![(0, 1, 2)], (vec![(0, Some(1))], vec![(1, None)])),
            (2, vec![(0, 1, 2)], (vec![(0, None)], vec![(1, Some(1))])),
            (2, vec![(0, 1, 2)], (vec![(0, None)], vec![(1, None)])),
            (2, vec![(0, 1, 1), (0, 1, 2), (0, 0, 1)], (vec![(0, None)], vec![(1, None)])),
        ];
        // Two sources and two sinks, with all limits of 1, 2 and none, and all capacities up to 2.
        let ends = [(0, 3), (0, 2), (1, 3), (1, 0), (3, 2)];
        for code in 0..3_usize.pow(5) {
            let capacity = |i: u32| (0..3_i64).nth(code / 3_usize.pow(i) % 3).unwrap_or(0);
            let edges = (0..).zip(ends).map(|(i, (u, v))| (u, v, capacity(i)));
            let edges: Vec<_> = edges.filter(|edge| 0 < edge.2).collect();
            for limits in 0..3_usize.pow(4) {
                let limit = |i: u32| [None, Some(1), Some(2)][limits / 3_usize.pow(i) % 3];
                let sides =
                    (vec![(0, limit(0)), (1, limit(1))], vec![(2, limit(2)), (3, limit(3))]);
                all.push((4, edges.clone(), sides));
            }
        }
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let n_nodes = 2 + random.index(5);
        let n_edges = random.index(11);
        let mut edge =
            || (random.index(n_nodes), random.index(n_nodes), random.below(10).cast_signed());
        let edges = (0..n_edges).map(|_| edge()).collect();
        let (mut sources, mut sinks) = (Vec::new(), Vec::new());
        for v in 0..n_nodes {
            let limit = (random.index(3) < 2).then(|| random.below(12).cast_signed());
            match random.index(3) {
                0 => sources.push((v, limit)),
                1 => sinks.push((v, limit)),
                _ => {}
            }
        }
        random.shuffle(&mut sources);
        (n_nodes, edges, (sources, sinks))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        // From the left side of a grid to its right side.
        let n = SIDE * SIDE;
        let right = (0..n).filter(|v| v % SIDE + 1 < SIDE).map(|v| (v, v + 1, 1));
        let down = (0..n - SIDE).map(|v| (v, v + SIDE, 1));
        let column = |offset| (0..SIDE).map(move |row| (row * SIDE + offset, None)).collect();
        let grid = (n, right.chain(down).collect(), (column(0), column(SIDE - 1)));
        let pipes = (0..PIPES).map(|i| (i, PIPES + i, WIDE)).collect();
        let ends = |first: usize| (first..first + PIPES).map(|v| (v, None)).collect();
        let pipes = (2 * PIPES, pipes, (ends(0), ends(PIPES)));
        vec![("a grid of 60 times 60, from left to right", grid), ("capacities of 10^15", pipes)]
    }

    fn size((n_nodes, edges, (sources, sinks)): &Self::Input) -> u64 {
        let capacities = edges.iter().map(|edge| edge.2.unsigned_abs());
        // No limit is simpler than any.
        let limits = sources.iter().chain(sinks).filter_map(|end| end.1);
        let sum: u64 = capacities.chain(limits.map(|limit| 1 + limit.unsigned_abs())).sum();
        let n_ends = (sources.len() + sinks.len() + n_nodes) as u64;
        edges.len() as u64 * 64_000 + n_ends.min(63) * 1000 + sum.min(999)
    }

    fn smaller((n_nodes, edges, (sources, sinks)): &Self::Input) -> Vec<Self::Input> {
        let sides = (sources.clone(), sinks.clone());
        let fewer = shorter(edges).into_iter().map(|edges| (*n_nodes, edges, sides.clone()));
        let less = (0..edges.len().min(20)).filter(|&i| 1 < edges[i].2).map(|i| {
            let mut edges = edges.clone();
            edges[i].2 -= 1;
            (*n_nodes, edges, sides.clone())
        });
        let fewer_sources = shorter(sources)
            .into_iter()
            .map(|sources| (*n_nodes, edges.clone(), (sources, sinks.clone())));
        let fewer_sinks = shorter(sinks)
            .into_iter()
            .map(|sinks| (*n_nodes, edges.clone(), (sources.clone(), sinks)));
        let lower = |side: &[Terminal]| {
            let mut all = Vec::new();
            for (i, &(_, limit)) in side.iter().enumerate().take(20) {
                let Some(limit) = limit else { continue };
                for limit in [None, Some(limit - 1)] {
                    if limit != Some(-1) {
                        let mut lowered = side.to_vec();
                        lowered[i].1 = limit;
                        all.push(lowered);
                    }
                }
            }
            all
        };
        let lower_sources = lower(sources)
            .into_iter()
            .map(|sources| (*n_nodes, edges.clone(), (sources, sinks.clone())));
        let lower_sinks = lower(sinks)
            .into_iter()
            .map(|sinks| (*n_nodes, edges.clone(), (sources.clone(), sinks)));
        // A vertex that nothing names goes.
        let is_named = |v: usize| {
            edges.iter().any(|edge| edge.0 == v || edge.1 == v)
                || sources.iter().chain(sinks).any(|end| end.0 == v)
        };
        let idle = (0..(*n_nodes).min(20)).find(|&v| 1 < *n_nodes && !is_named(v)).map(|idle| {
            let moved = |v: usize| v - usize::from(idle < v);
            let edges = edges.iter().map(|&(u, v, c)| (moved(u), moved(v), c)).collect();
            let ends = |side: &[Terminal]| side.iter().map(|&(v, l)| (moved(v), l)).collect();
            (n_nodes - 1, edges, (ends(sources), ends(sinks)))
        });
        fewer
            .chain(fewer_sources)
            .chain(fewer_sinks)
            .chain(idle)
            .chain(less)
            .chain(lower_sources)
            .chain(lower_sinks)
            .collect()
    }

    fn call((n_nodes, edges, (sources, sinks)): &Self::Input) -> String {
        if 12 < edges.len() {
            return format!("flows({n_nodes}, &edges, &sources, &sinks)");
        }
        format!("flows({n_nodes}, &{edges:?}, &{sources:?}, &{sinks:?})")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (n_nodes, edges, (sources, _)) = input;
        let most = match *n_nodes {
            n if n == SIDE * SIDE => i64::try_from(SIDE).unwrap_or(0),
            n if n == 2 * PIPES => WIDE * i64::try_from(PIPES).unwrap_or(0),
            _ => most(input),
        };
        let expected = format!("flows of {most} in all");
        let because = fault(input, output);
        let got = if 12 < output.len() { "other flows".into() } else { format!("{output:?}") };
        if because.is_some() {
            return Err(Wrong { expected, got, because });
        }
        let sent = sent(*n_nodes, edges, output);
        let total: i64 = sources.iter().map(|source| sent[source.0]).sum();
        if total < most {
            return Err(Wrong { expected, got, because: Some(format!("it is only {total}")) });
        }
        Ok(())
    }
}
