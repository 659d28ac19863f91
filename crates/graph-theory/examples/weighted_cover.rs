//! The cheapest cover and the heaviest independent set:
//! `cargo run -p graph-theory --example weighted_cover -- a=3 b=4 c=2 a-b c-b`.

use std::process::ExitCode;

use graph_theory::bipartite_matching::two_sides;
use graph_theory::bipartite_matching::weighted_cover::board::board;
use graph_theory::bipartite_matching::weighted_cover::{
    WeightError, WeightedCover, network, weighted_cover, weighted_cover_watched,
};
use graph_theory::graph::generate::Random;
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::dinic::Step;
use graph_theory::{EdgeId, GraphError, NodeId, UnGraph};
use input::Input;
use trace::{
    Cell, Chart, Demo, Edge, Flag, Frame, Grid, Node, Options, Region, Role, Row, Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "weighted_cover",
    about: "The cheapest vertex cover and the heaviest independent set of two sides, by a minimum cut.",
    arguments: "PART... (a=3 for a vertex that weighs 3, a-b for an edge; without a weight, a vertex weighs 1)",
    worked: &["x0=4 x1=3 x2=6 y0=5 y1=2 y2=4 x0-y0 x0-y1 x1-y1 x2-y1 x2-y2"],
    flags: &[Flag {
        name: "--board",
        value: None,
        about: "read the numbers of a board, a slash between rows: 7 1 / 2 5",
    }],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

/// What still makes a picture.
const MOST_NODES: usize = 16;
const MOST_EDGES: usize = 32;
const MOST_CELLS: usize = 100;

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    if options.has("--board") { draw_board(&read_board(input)?) } else { draw_graph(&read(input)?) }
}

// A graph.

/// A graph as it was typed.
struct Typed<'a> {
    /// In the order in which they came.
    names: Vec<&'a str>,
    weights: Vec<i64>,
    graph: UnGraph,
}

fn read<'a>(input: &mut Input<'a>) -> trace::Result<Typed<'a>> {
    let (mut names, mut weights, mut edges) = (Vec::new(), Vec::new(), Vec::new());
    let mut n_parts = 0;
    while !input.is_end() {
        n_parts += 1;
        let what = format!("part {n_parts}");
        let word = input.word(&what)?;
        let wrong = || input.invalid(&what, "is neither a weight, like a=3, nor an edge, like a-b");
        let (ends, weight) = word.split_once('=').map_or((word, None), |(name, w)| (name, Some(w)));
        let (a, b) = ends.split_once('-').map_or((ends, None), |(a, b)| (a, Some(b)));
        let is_name = |name: &&str| !name.is_empty() && !name.contains(['-', '=']);
        if ![Some(a), b].iter().flatten().all(is_name) || b.is_some() && weight.is_some() {
            return Err(wrong().into());
        }
        let mut number = |name: &'a str| {
            names.iter().position(|known| *known == name).unwrap_or_else(|| {
                names.push(name);
                weights.push(1);
                names.len() - 1
            })
        };
        let a = number(a);
        if let Some(b) = b {
            let b = number(b);
            edges.push((u32::try_from(a)?, u32::try_from(b)?));
        }
        if let Some(weight) = weight {
            let weight: i64 = weight
                .parse()
                .map_err(|_| input.invalid(&what, "has a weight that is no integer of 64 bits"))?;
            if weight < 0 {
                return Err(input.invalid(&what, "has a negative weight").into());
            }
            weights[a] = weight;
        }
    }
    let graph = UnGraph::from_edges(names.len(), edges)?;
    Ok(Typed { names, weights, graph })
}

impl Typed<'_> {
    fn listed(&self, nodes: &[NodeId]) -> String {
        let names: Vec<&str> = nodes.iter().map(|node| self.names[node.index()]).collect();
        if names.is_empty() { "nothing".into() } else { names.join(" ") }
    }

    /// `x0 y0 x1 x0`: round an odd cycle.
    fn walked(&self, cycle: &[EdgeId]) -> String {
        let ends = |i: usize| {
            let edge = self.graph.edge(cycle[i % cycle.len()]);
            [edge.tail, edge.head]
        };
        // The first edge is walked toward the second one.
        let [tail, head] = ends(0);
        let mut walk = vec![if ends(1).contains(&head) { tail } else { head }];
        for id in cycle {
            walk.extend(walk.last().map(|&at| self.graph.edge(*id).other_end(at)));
        }
        self.listed(&walk)
    }
}

fn draw_graph(typed: &Typed<'_>) -> trace::Result<Trace> {
    let Typed { graph, weights, .. } = typed;
    let is_right = match two_sides(graph) {
        Ok(is_right) => is_right,
        Err(GraphError::NotBipartite { odd_cycle }) => {
            let walk = typed.walked(&odd_cycle);
            return Err(format!("no two sides: {walk} is a cycle of odd length").into());
        }
        Err(error) => return Err(error.into()),
    };
    let is_drawn = graph.n_nodes() <= MOST_NODES && graph.n_edges() <= MOST_EDGES;
    let mut frames = Vec::new();
    let mut last = None;
    if is_drawn {
        let (network, ..) = network(graph, weights, &is_right)?;
        let caption = "Each on the left gets an edge from s, each on the right one to t, and these can carry its weight. \
                       The edges between limit nothing.";
        let frame = Frame::new(caption).with(picture(typed, &is_right, &network));
        frames.push(frame.at("network.add_edge(tail, head, weights[v.index()])?;"));
        last = Some(network);
    } else {
        let limit = format_args!("{MOST_NODES} vertices and {MOST_EDGES} edges");
        frames.push(Frame::too_large(limit));
    }
    let found = weighted_cover_watched(graph, weights, |step, network| {
        if let (Step::Augment { path, amount }, true) = (step, is_drawn) {
            frames.push(augmented(typed, &is_right, network, path, amount));
            last = Some(network.clone());
        }
    })
    .map_err(|error| match error {
        WeightError::Overflow { node } => {
            format!("the sum of the weights overflows at {}", typed.names[node.index()])
        }
        error => error.to_string(),
    })?;
    if let Some(network) = &last {
        frames.push(cut(typed, &is_right, network, &found));
        frames.push(answered(typed, &is_right, &found));
    }
    let (n, m) = (graph.n_nodes(), graph.n_edges());
    let answer = format!(
        "Cover: {}, weight {}. Independent: {}, weight {}.",
        typed.listed(&found.cover),
        found.cover_weight,
        typed.listed(&found.independent),
        found.independent_weight
    );
    let size = [trace::counted(n, "vertex", "vertices"), trace::plural(m, "edge")].join(" and ");
    Ok(Trace { title: format!("Weighted cover, {size}"), frames, answer })
}

/// The network and what flows in it: the typed vertices, s, t; its edges by their ids.
fn picture(typed: &Typed<'_>, is_right: &[bool], network: &FlowNetwork<i64>) -> trace::Graph {
    let n = typed.names.len();
    let typed_node =
        |(name, weight): (&&str, &i64)| Node { note: weight.to_string(), ..Node::new(name) };
    let new = |name: &str| Node { dashed: true, ..Node::new(name) };
    let typed_nodes = typed.names.iter().zip(&typed.weights).map(typed_node);
    let edge = |(i, edge): (u32, &graph_theory::network_flow::FlowEdge<i64>)| {
        let flow = network.flow(EdgeId::from(i));
        let is_new = typed.graph.n_edges() <= i as usize;
        let label = if is_new { format!("{flow}/{}", edge.capacity) } else { flow.to_string() };
        Edge {
            style: (0 < flow).then_some(Style::Thick),
            ..Edge::new(edge.tail.index(), edge.head.index()).labeled(label)
        }
    };
    let picture = trace::Graph {
        nodes: typed_nodes.chain(["s", "t"].map(new)).collect(),
        edges: (0..).zip(network.edges()).map(edge).collect(),
        directed: true,
        ..trace::Graph::default()
    };
    picture.in_columns(|v| match v {
        v if v == n => 0,
        v if v == n + 1 => 5,
        v if is_right[v] => 4,
        _ => 1,
    })
}

/// `path` is told from its end.
fn augmented(
    typed: &Typed<'_>,
    is_right: &[bool],
    network: &FlowNetwork<i64>,
    path: &[usize],
    amount: i64,
) -> Frame {
    let mut picture = picture(typed, is_right, network);
    let mut names = vec!["s".to_owned()];
    let mut marked = vec![typed.names.len()];
    for &arc in path.iter().rev() {
        let head = network.all_arcs()[arc].head.index();
        names.push(picture.nodes[head].label.clone());
        marked.push(head);
        picture.edges[network.edge_of(arc).index()].role = Some(Role::Chosen);
    }
    for v in marked {
        picture.nodes[v].role = Some(Role::Chosen);
    }
    let s = if amount == 1 { "s" } else { "" };
    let caption = format!("{amount} more flow{s} along {}.", names.join("-"));
    let at = "let flow = dinic_watched(&mut network, source, sink, None, watch)?;";
    Frame::new(caption).with(picture).at(at)
}

fn cut(
    typed: &Typed<'_>,
    is_right: &[bool],
    network: &FlowNetwork<i64>,
    found: &WeightedCover<i64>,
) -> Frame {
    let mut picture = picture(typed, is_right, network);
    let n = typed.names.len();
    let side = network.reachable(NodeId::from(u32::try_from(n).unwrap_or(u32::MAX)));
    picture.regions = vec![Region::new("S", (0..side.len()).filter(|v| side[*v]))];
    for v in &found.cover {
        picture.edges[typed.graph.n_edges() + v.index()].role = Some(Role::Chosen);
    }
    let caption = format!(
        "No more than {} can flow. S is where more could get to from s. All edges that lead out of it are full, and they stand for: {}.",
        found.cover_weight,
        typed.listed(&found.cover)
    );
    Frame::new(caption).with(picture).at("let is_in = cut_vertices(graph, &is_right, &flow);")
}

/// Without s and t, with what each edge pays.
fn answered(typed: &Typed<'_>, is_right: &[bool], found: &WeightedCover<i64>) -> Frame {
    let node = |((name, weight), v): ((&&str, &i64), NodeId)| {
        let is_in = found.cover.contains(&v);
        Node {
            note: weight.to_string(),
            role: Some(if is_in { Role::Chosen } else { Role::Settled }),
            ..Node::new(name)
        }
    };
    let edge = |(edge, price): (&graph_theory::graph::Edge<()>, &i64)| {
        Edge::new(edge.tail.index(), edge.head.index()).labeled(price)
    };
    let picture = trace::Graph {
        nodes: typed.names.iter().zip(&typed.weights).zip(typed.graph.nodes()).map(node).collect(),
        edges: typed.graph.edges().iter().zip(&found.prices).map(edge).collect(),
        ..trace::Graph::default()
    };
    let caption = format!(
        "Each edge pays what flows through it, together {}. That is what the cover weighs; the rest weighs {}.",
        found.cover_weight, found.independent_weight
    );
    Frame::new(caption)
        .with(picture.in_columns(|v| if is_right[v] { 3 } else { 0 }))
        .at("prices: flow.edge_flows()[..graph.n_edges()].to_vec(),")
}

// A board.

fn read_board(input: &mut Input<'_>) -> trace::Result<Vec<Vec<i64>>> {
    let mut rows = vec![Vec::new()];
    while !input.is_end() {
        let what = format!("row {}", rows.len());
        let word = input.word(&what)?;
        if word == "/" {
            rows.push(Vec::new());
            continue;
        }
        let number: i64 = word.parse().map_err(|_| {
            input.invalid_number(&what, "is neither an integer of 64 bits nor a slash")
        })?;
        if number < 0 {
            return Err(input.invalid(&what, "is negative").into());
        }
        // There is always one.
        if let Some(row) = rows.last_mut() {
            row.push(number);
        }
    }
    Ok(rows)
}

fn draw_board(rows: &[Vec<i64>]) -> trace::Result<Trace> {
    let (graph, weights) = board(rows).map_err(|error| match error {
        WeightError::Ragged { row, len, n_columns } => {
            let s = if len == 1 { "" } else { "s" };
            format!("row {}: {len} cell{s}, and the first row has {n_columns}", row + 1)
        }
        error => error.to_string(),
    })?;
    let found = weighted_cover(&graph, &weights)?;
    let n_columns = rows.first().map_or(0, Vec::len);
    let table =
        || Grid { rows: rows.iter().map(|row| Row::new("", row)).collect(), ..Grid::default() };
    let mark = |table: &mut Grid, v: usize, role| {
        let cell: &mut Cell = &mut table.rows[v / n_columns].cells[v % n_columns];
        cell.role = Some(role);
    };
    let frames = if MOST_CELLS < weights.len() {
        vec![Frame::too_large(format_args!("{MOST_CELLS} cells"))]
    } else {
        let (mut sides, mut chosen) = (table(), table());
        for (v, _) in two_sides(&graph)?.iter().enumerate().filter(|(_, is_right)| **is_right) {
            mark(&mut sides, v, Role::Frontier);
        }
        for v in &found.independent {
            mark(&mut chosen, v.index(), Role::Chosen);
        }
        let black = "The two sides, as on a chessboard. Neighbors are on different ones.";
        let best = format!(
            "No two of these are neighbors, and they sum to {}. The others weigh {}, no more than any cover must.",
            found.independent_weight, found.cover_weight
        );
        vec![
            Frame::new(black).with(sides).at("let is_right = two_sides(graph)?;"),
            Frame::new(best).with(chosen).at("graph.nodes().partition(|v| is_in[v.index()]);"),
        ]
    };
    let (most, rest) = (found.independent_weight, found.cover_weight);
    let answer = format!("The largest sum without neighbors is {most} of {}.", most + rest);
    let title = format!("A board of {} by {n_columns}", rows.len());
    Ok(Trace { title, frames, answer })
}

pub(crate) const SIZES: [u32; 6] = [2, 4, 8, 16, 32, 64];

/// The paths and the phases of Dinic's algorithm on a board of `side` by `side` numbers below 1000.
pub(crate) fn work(side: u32) -> [u32; 2] {
    let mut random = Random::new(624);
    let mut row = || (0..side).map(|_| i64::from(random.below(1000))).collect();
    let rows: Vec<Vec<i64>> = (0..side).map(|_| row()).collect();
    let (mut n_paths, mut n_phases) = (0, 0);
    let found = board(&rows).and_then(|(graph, weights)| {
        weighted_cover_watched(&graph, &weights, |step, _| match step {
            Step::Augment { .. } => n_paths += 1,
            Step::Phase { .. } => n_phases += 1,
            Step::Retreat { .. } => {}
        })
    });
    if found.is_ok() { [n_paths, n_phases] } else { [0, 0] }
}

fn cost() -> Chart {
    Chart::from_counts(
        "Weighted cover: square boards of random numbers",
        ["cells in a row", "paths, and phases"],
        &SIZES,
        ["paths", "phases"],
        work,
    )
}
