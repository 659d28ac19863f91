//! Floyd-Warshall, stop by stop:
//! `cargo run -p graph-theory --example floyd_warshall -- "a>b:4 b>c:-6 a>c:1 from=a to=c"`.

mod graphs;

use std::process::ExitCode;

use graph_theory::graph::Kind;
use graph_theory::shortest_path::floyd_warshall::plain::{self, Step};
use graph_theory::shortest_path::floyd_warshall::{
    AllPairs, AllPairsError, Step as LibraryStep, floyd_warshall_matrix, floyd_warshall_watched,
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
    worked: &["0>1:3 1>5:5 2>0:6 2>4:7 3>2:-4 5>2:1 5>3:2 5>4:8 from=0 to=4"],
    flags: &[Flag {
        name: "--undirected",
        value: None,
        about: "read edges that lead both ways: 0-1:3",
    }],
    trace: draw,
    play: None,
    random: Some(graphs::random_signed_directed),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

/// More vertices are not drawn, nor more edges, nor larger weights.
const MOST: usize = 10;
const MOST_EDGES: usize = 100;
const MOST_WEIGHT: i64 = 1_000_000_000_000;
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
    let too_large = MOST < typed.names.len()
        || MOST_EDGES < typed.graph.n_edges()
        || typed.graph.edges().iter().any(|edge| MOST_WEIGHT < edge.weight.saturating_abs());
    let found = floyd_warshall_matrix(&weights);
    let (answer, last) = match &found {
        Ok(all) => {
            let path = all.path(from, to);
            (distance(typed, all, (from, to)), path.map(|path| (path, Role::Chosen)))
        }
        Err(AllPairsError::NegativeCycle { nodes }) => {
            let closed: Vec<NodeId> = nodes.iter().chain(nodes.first()).copied().collect();
            (cycle(typed, &weights, &closed), Some((closed, Role::Rejected)))
        }
        Err(AllPairsError::Overflow { from, to }) => {
            let (a, b) = (typed.name(*from), typed.name(*to));
            return Err(format!("the weight from {a} to {b} is too large to be added up").into());
        }
        Err(error) => return Err(error.to_string().into()),
    };
    let frames = if too_large {
        let most = format!("{MOST} vertices, {MOST_EDGES} edges, and weights of 12 digits");
        vec![Frame::too_large(most)]
    } else {
        frames(typed, &weights, last.as_ref().map(|(nodes, role)| (nodes.as_slice(), *role)))
    };
    Ok(Trace { title: format!("Floyd-Warshall, {}", graphs::size(&typed.graph)), frames, answer })
}

fn distance<K: Kind>(
    typed: &Typed<i64, K>,
    all: &AllPairs<i64>,
    (from, to): (NodeId, NodeId),
) -> String {
    let (a, b) = (typed.name(from), typed.name(to));
    match all.dist(from, to).zip(all.path(from, to)) {
        None => format!("No path leads from {a} to {b}."),
        Some((far, path)) => format!("From {a} to {b}: {}, {far}.", graphs::listed(typed, path)),
    }
}

fn cycle<K: Kind>(
    typed: &Typed<i64, K>,
    weights: &DenseMatrix<Option<i64>>,
    closed: &[NodeId],
) -> String {
    let arcs = closed.windows(2).filter_map(|arc| weights[(arc[0].index(), arc[1].index())]);
    let weight: i64 = arcs.sum();
    let names = graphs::listed(typed, closed.iter().copied());
    format!("A negative cycle, {names}, of weight {weight}.")
}

/// The distances that are known.
type Known = Vec<Vec<Option<i64>>>;

/// What became shorter while a vertex was allowed, and the distances after it.
struct Round {
    shortened: Vec<(usize, usize)>,
    known: Known,
}

/// One frame before the first vertex is allowed, one for each vertex, and one for what was found.
fn frames<K: Kind>(
    typed: &Typed<i64, K>,
    weights: &DenseMatrix<Option<i64>>,
    last: Option<(&[NodeId], Role)>,
) -> Vec<Frame> {
    let n = weights.n_rows();
    let weights: Known = (0..n).map(|i| weights.row(i).to_vec()).collect();
    let mut known = weights.clone();
    for (i, row) in known.iter_mut().enumerate() {
        row[i] = Some(row[i].unwrap_or(0).min(0));
    }
    let start = known.clone();
    let (mut rounds, mut shortened): (Vec<Round>, _) = (Vec::new(), Vec::new());
    // The library's version says what was found.
    let _ = plain::floyd_warshall_watched(&weights, |step| match step {
        Step::Shorten { i, k, j } => {
            known[i][j] = known[i][k].zip(known[k][j]).map(|(to_k, on)| to_k + on);
            shortened.push((i, j));
        }
        Step::Allow { .. } => {
            let mut shortened = std::mem::take(&mut shortened);
            shortened.dedup();
            rounds.push(Round { shortened, known: known.clone() });
        }
    });
    let picture = typed.picture(i64::to_string).spread();
    let mut frames = vec![
        Frame::new("No stop is allowed: only single arcs, and 0 from each vertex to itself.")
            .with(picture.clone())
            .with(grid(typed, &start))
            .at("row[i] = Some(row[i].unwrap_or(0).min(0));"),
    ];
    let mut asked = Asked::default();
    for (k, round) in rounds.iter().enumerate() {
        let before = if k == 0 { &start } else { &rounds[k - 1].known };
        if let Some(frame) = frames.pop() {
            frames.push(asked.about(frame, typed, k, before, round));
        }
        frames.push(allow(typed, &picture, k, before, round));
    }
    if let Some((nodes, role)) = last {
        frames.push(found_frame(typed, &picture, nodes, role));
    }
    frames
}

/// How often each of the questions was asked.
#[derive(Default)]
struct Asked {
    nothing: bool,
    pairs: usize,
    sums: usize,
}

impl Asked {
    /// Asks about the next round, in which `k` is allowed.
    fn about<K: Kind>(
        &mut self,
        frame: Frame,
        typed: &Typed<i64, K>,
        k: usize,
        before: &Known,
        round: &Round,
    ) -> Frame {
        let name = &typed.names[k];
        let n = before.len();
        let (leads_in, leads_out) = (0..n).filter(|i| *i != k).fold((0, 0), |(to, from), i| {
            (to + usize::from(before[i][k].is_some()), from + usize::from(before[k][i].is_some()))
        });
        if round.shortened.is_empty() {
            if (0 < leads_in && 0 < leads_out) || std::mem::replace(&mut self.nothing, true) {
                return frame;
            }
            let other = if leads_out == 0 { "no arc leaves" } else { "no arc enters" };
            let because = format!(
                "A path that stops at {name} needs a path to {name} and a path on from it, and {other} {name}."
            );
            let question = format!("Now {name} is allowed. How many distances become smaller?");
            return frame.ask_number(question, 0, [1, 2, leads_in + leads_out], because);
        }
        let Some(&(i, j)) = round.shortened.iter().find(|(i, j)| i != j) else { return frame };
        let (from, to) = (&typed.names[i], &typed.names[j]);
        let [Some(to_k), Some(on), Some(sum)] = [before[i][k], before[k][j], round.known[i][j]]
        else {
            return frame;
        };
        if self.sums <= self.pairs && self.sums < 2 {
            self.sums += 1;
            let because = format!("{to_k} to {name}, and {on} on from there.");
            let others = [sum + 1, to_k.saturating_abs() + on.saturating_abs() + 2, sum - 1];
            let question =
                format!("Now {name} is allowed. What is the distance from {from} to {to} then?");
            return frame.ask_number(question, sum, others, because);
        }
        let all = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
        let is_other = |(a, b): &(usize, usize)| a != b && !round.shortened.contains(&(*a, *b));
        let others: Vec<(usize, usize)> = all.filter(is_other).collect();
        if others.len() < 2 || 2 <= self.pairs {
            return frame;
        }
        self.pairs += 1;
        let mut choices = vec![others[k % others.len()], (i, j), others[(k + n) % others.len()]];
        choices.dedup();
        let answer = choices.iter().position(|pair| *pair == (i, j)).unwrap_or(0);
        let choices =
            choices.iter().map(|(a, b)| format!("from {} to {}", typed.names[*a], typed.names[*b]));
        let because = format!(
            "{to_k} to {name}, and {on} on from there, make {sum}, which is less than before."
        );
        let question = format!("Now {name} is allowed. Which distance becomes smaller?");
        frame.ask(question, choices, answer, because)
    }
}

fn shown(far: Option<i64>) -> String {
    far.map_or("–".into(), |far| far.to_string())
}

fn grid<K: Kind>(typed: &Typed<i64, K>, known: &Known) -> Grid {
    let row = |(name, row): (&String, &Vec<Option<i64>>)| {
        Row::new(name.clone(), row.iter().copied().map(shown))
    };
    Grid {
        name: "from".into(),
        columns: typed.names.clone(),
        rows: typed.names.iter().zip(known).map(row).collect(),
        ..Grid::default()
    }
}

/// Row k and column k, and what has become smaller because of them.
fn allow<K: Kind>(
    typed: &Typed<i64, K>,
    picture: &trace::Graph,
    k: usize,
    before: &Known,
    round: &Round,
) -> Frame {
    let mut picture = picture.clone();
    for node in &mut picture.nodes[..k] {
        node.role = Some(Role::Settled);
    }
    picture.nodes[k].role = Some(Role::Active);
    let mut grid = grid(typed, &round.known);
    for (i, row) in grid.rows.iter_mut().enumerate() {
        for (j, cell) in row.cells.iter_mut().enumerate() {
            if round.shortened.contains(&(i, j)) {
                cell.role = Some(Role::Chosen);
            } else if i == k || j == k {
                cell.role = Some(Role::Compared);
            }
        }
    }
    let name = &typed.names[k];
    let Some(&(i, j)) = round.shortened.first() else {
        return Frame::new(format!("{name} is allowed as a stop. No distance becomes smaller."))
            .with(picture)
            .with(grid)
            .at("for k in 0..n {");
    };
    let (from, to) = (&typed.names[i], &typed.names[j]);
    let smaller = match round.shortened.len() {
        1 => "One distance becomes smaller: ".into(),
        n => format!("{n} distances become smaller. For example, "),
    };
    let [to_k, on, sum] = [before[i][k], before[k][j], round.known[i][j]].map(shown);
    let caption = format!(
        "{name} is allowed as a stop. {smaller}from {from} to {to}, {to_k} to {name} and {on} on from there make {sum}."
    );
    Frame::new(caption).with(picture).with(grid).at("distances[i][j] = Some(to_k + on);")
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

/// The path, or the negative cycle.
fn found_frame<K: Kind>(
    typed: &Typed<i64, K>,
    picture: &trace::Graph,
    nodes: &[NodeId],
    role: Role,
) -> Frame {
    let end = |node: Option<&NodeId>| node.map_or("", |node| typed.name(*node));
    let (from, to) = (end(nodes.first()), end(nodes.last()));
    let (caption, at) = match role {
        Role::Rejected => {
            let caption =
                format!("From {from} to {from}, the distance is negative now: a negative cycle.");
            (caption, "return Err(i);")
        }
        _ => (format!("The path from {from} to {to}, hop by hop."), "at = self.hops[at][to];"),
    };
    Frame::new(caption).with(along(typed, picture, nodes, role)).at(at)
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
            floyd_warshall_watched(&weights, |LibraryStep::Allow { k }, ways| {
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
