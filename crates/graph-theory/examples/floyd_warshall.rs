//! Floyd-Warshall, stop by stop:
//! `cargo run -p graph-theory --example floyd_warshall -- "a>b:4 b>c:-6 a>c:1 from=a to=c"`.

mod graphs;

use std::process::ExitCode;

use graph_theory::graph::Kind;
use graph_theory::shortest_path::floyd_warshall::{
    AllPairs, AllPairsError, Step, floyd_warshall_watched,
};
use graph_theory::{DenseMatrix, Directed, NodeId, Undirected};
use graphs::Typed;
use input::Input;
use trace::{Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "floyd_warshall",
    about: "Floyd-Warshall: all distances, while one vertex after the other is allowed as a stop.",
    arguments: "EDGE... [from=VERTEX] [to=VERTEX]",
    worked: &["1>2:3 1>3:8 1>5:-4 2>4:1 2>5:7 3>2:4 4>1:2 4>3:-5 5>4:6 from=1 to=2"],
    flags: &[Flag {
        name: "--undirected",
        value: None,
        about: "read edges that lead both ways: 0-1:3",
    }],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

/// More vertices are not drawn, nor more edges.
const MOST: usize = 10;
const MOST_EDGES: usize = 100;
/// More vertices make a table that takes seconds.
const MOST_IN_TABLE: usize = 500;

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    const KEYS: &[&str] = &["from", "to"];
    if options.has("--undirected") {
        run(&graphs::read::<i64, Undirected>(input, KEYS, graphs::integer)?)
    } else {
        run(&graphs::read::<i64, Directed>(input, KEYS, graphs::integer)?)
    }
}

fn run<K: Kind>(typed: &Typed<i64, K>) -> trace::Result<Trace> {
    let from = typed.vertex("from")?;
    let last = typed.graph.nodes().last().unwrap_or(from);
    let to = if typed.setting("to").is_some() { typed.vertex("to")? } else { last };
    if MOST_IN_TABLE < typed.names.len() {
        let n = typed.names.len();
        return Err(
            format!("{n} vertices are too many for all pairs: {MOST_IN_TABLE} may be").into()
        );
    }
    let weights = DenseMatrix::from_graph(&typed.graph)?;
    let mut frames = Vec::new();
    let too_large = MOST < typed.names.len() || MOST_EDGES < typed.graph.n_edges();
    let picture =
        if too_large { trace::Graph::default() } else { typed.picture(i64::to_string).spread() };
    let mut before = None;
    if too_large {
        frames.push(Frame::too_large(format_args!("{MOST} vertices and {MOST_EDGES} edges")));
    } else {
        let (first, start) = start(typed, &picture, &weights);
        frames.push(first);
        before = Some(start);
    }
    let found = floyd_warshall_watched(&weights, |Step::Allow { k }, ways| {
        if let Some(before) = &mut before {
            let after = table(typed, ways);
            frames.push(allow(typed, &picture, k, before, &after));
            *before = after;
        }
    });
    let answer = match &found {
        Ok(ways) => {
            let (a, b) = (typed.name(from), typed.name(to));
            match ways.dist(from, to).zip(ways.path(from, to)) {
                None => format!("From {a} to {b} there is no way."),
                Some((far, path)) => {
                    if !too_large {
                        frames.push(path_frame(typed, &picture, &path));
                    }
                    format!("From {a} to {b}: {}, {far}.", graphs::listed(typed, path))
                }
            }
        }
        Err(AllPairsError::NegativeCycle { nodes }) => {
            let closed: Vec<NodeId> = nodes.iter().chain(nodes.first()).copied().collect();
            if !too_large {
                frames.push(cycle_frame(typed, &picture, &closed));
            }
            let weight = closed
                .windows(2)
                .filter_map(|arc| weights[(arc[0].index(), arc[1].index())])
                .sum::<i64>();
            let names = graphs::listed(typed, closed);
            format!("A negative cycle, {names}, of weight {weight}.")
        }
        Err(AllPairsError::Overflow { from, to }) => {
            let (a, b) = (typed.name(*from), typed.name(*to));
            return Err(format!("the weight from {a} to {b} is too large to be added up").into());
        }
        Err(error) => return Err(error.to_string().into()),
    };
    Ok(Trace { title: format!("Floyd-Warshall, {}", graphs::size(&typed.graph)), frames, answer })
}

/// The distances, as text.
fn table<K: Kind>(typed: &Typed<i64, K>, ways: &AllPairs<i64>) -> Vec<Vec<String>> {
    let nodes = || typed.graph.nodes();
    nodes().map(|u| nodes().map(|v| shown(ways.dist(u, v))).collect()).collect()
}

fn shown(far: Option<i64>) -> String {
    far.map_or("–".into(), |far| far.to_string())
}

fn grid<K: Kind>(typed: &Typed<i64, K>, table: &[Vec<String>]) -> Grid {
    let row = |(name, row): (&String, &Vec<String>)| Row::new(name.clone(), row);
    Grid {
        name: "from".into(),
        columns: typed.names.clone(),
        rows: typed.names.iter().zip(table).map(row).collect(),
        ..Grid::default()
    }
}

/// Without a stop: the arcs, and 0 for who stays.
fn start<K: Kind>(
    typed: &Typed<i64, K>,
    picture: &trace::Graph,
    weights: &DenseMatrix<Option<i64>>,
) -> (Frame, Vec<Vec<String>>) {
    let direct = |i: usize, j: usize| {
        let weight = weights[(i, j)];
        if i == j && weight.is_none_or(|weight| 0 < weight) { Some(0) } else { weight }
    };
    let n = weights.n_rows();
    let table: Vec<Vec<String>> =
        (0..n).map(|i| (0..n).map(|j| shown(direct(i, j))).collect()).collect();
    let frame = Frame::new("No stops: only the arcs themselves, and 0 to stay.")
        .with(picture.clone())
        .with(grid(typed, &table))
        .at("best[(i, i)] = A::STAY;");
    (frame, table)
}

/// Row k and column k, and what has become better by way of k.
fn allow<K: Kind>(
    typed: &Typed<i64, K>,
    picture: &trace::Graph,
    k: NodeId,
    before: &[Vec<String>],
    after: &[Vec<String>],
) -> Frame {
    let mut picture = picture.clone();
    for node in typed.graph.nodes().take(k.index()) {
        picture.nodes[node.index()].role = Some(Role::Settled);
    }
    picture.nodes[k.index()].role = Some(Role::Active);
    let mut grid = grid(typed, after);
    let mut better = Vec::new();
    for (i, row) in grid.rows.iter_mut().enumerate() {
        for (j, cell) in row.cells.iter_mut().enumerate() {
            if before[i][j] != after[i][j] {
                cell.role = Some(Role::Chosen);
                better.push((i, j));
            } else if i == k.index() || j == k.index() {
                cell.role = Some(Role::Compared);
            }
        }
    }
    let name = typed.name(k);
    let caption = match better.first() {
        None => format!("{name} is allowed as a stop. No way becomes shorter."),
        Some(&(i, j)) => {
            let (from, to) = (&typed.names[i], &typed.names[j]);
            let [a, b] = [&before[i][k.index()], &before[k.index()][j]];
            let ways = match better.len() {
                1 => "One way becomes shorter".into(),
                n => format!("{n} ways become shorter"),
            };
            let sum = format!("{a} to {name} and {b} from there make {}", after[i][j]);
            format!("{name} is allowed as a stop. {ways}. From {from} to {to}, {sum}.")
        }
    };
    Frame::new(caption)
        .with(picture)
        .with(grid)
        .at("watch(Step::Allow { k: NodeId::at(k) }, &ways);")
}

/// Marks the edges from each of these vertices to the next.
fn along<K: Kind>(
    typed: &Typed<i64, K>,
    picture: &trace::Graph,
    nodes: &[NodeId],
    role: Role,
) -> trace::Graph {
    let mut picture = picture.clone();
    for arc in nodes.windows(2) {
        let arcs = typed.graph.arcs(arc[0]).iter().filter(|out| out.head == arc[1]);
        if let Some(out) = arcs.min_by_key(|out| out.weight) {
            picture.edges[out.edge.index()].role = Some(role);
            picture.edges[out.edge.index()].style = Some(Style::Thick);
        }
    }
    for node in nodes {
        picture.nodes[node.index()].role = Some(role);
    }
    picture
}

fn path_frame<K: Kind>(typed: &Typed<i64, K>, picture: &trace::Graph, path: &[NodeId]) -> Frame {
    let (Some(from), Some(to)) = (path.first(), path.last()) else { return Frame::default() };
    let (from, to) = (typed.name(*from), typed.name(*to));
    Frame::new(format!("The way from {from} to {to}, hop by hop."))
        .with(along(typed, picture, path, Role::Chosen))
        .at("at = self.next_hop(at, to)?;")
}

fn cycle_frame<K: Kind>(typed: &Typed<i64, K>, picture: &trace::Graph, closed: &[NodeId]) -> Frame {
    let first = closed.first().map_or("", |node| typed.name(*node));
    Frame::new(format!(
        "By way of the new stop, from {first} back to {first} is shorter than to stay."
    ))
    .with(along(typed, picture, closed, Role::Rejected))
    .at("return Err(i);")
}

pub(crate) const SIZES: [u32; 6] = [4, 8, 16, 32, 64, 128];

/// How many sums are made, in the complete graph and in a chain.
pub(crate) fn sums(n: u32) -> [u32; 2] {
    let count = |is_arc: fn(u32, u32) -> bool| {
        let weight = |i, j| is_arc(i, j).then_some(1_i32);
        let rows: Vec<Vec<Option<i32>>> =
            (0..n).map(|i| (0..n).map(|j| weight(i, j)).collect()).collect();
        let mut n_sums = 0;
        let found = DenseMatrix::from_rows(&rows).map(|weights| {
            floyd_warshall_watched(&weights, |Step::Allow { k }, ways| {
                // Each row that leads to k is added up with row k.
                let leads =
                    |i: &u32| *i != u32::from(k) && ways.next_hop(NodeId::from(*i), k).is_some();
                n_sums += (0..n).filter(leads).map(|_| n).sum::<u32>();
            })
        });
        if found.is_ok() { n_sums } else { 0 }
    };
    [count(|i, j| i != j), count(|i, j| j == i + 1)]
}

fn cost() -> Chart {
    Chart::from_counts(
        "Floyd-Warshall: sums",
        ["vertices", "sums"],
        &SIZES,
        ["all pairs joined", "a chain"],
        sums,
    )
}
