//! 6.21 Matching as a maximum flow:
//! `cargo run -p graph-theory --example matching_as_max_flow -- --left 2 a-1 a-2 b-1`.

mod graphs;
mod sides;

use std::process::ExitCode;

use graph_theory::bipartite_matching::matching_as_max_flow::{
    Cut, FlowMatching, Presence, Quotas, Reduction, presences,
};
use graph_theory::bipartite_matching::{Bipartite, Cover, Matching};
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::dinic::{Step, dinic_watched};
use graph_theory::{EdgeId, NodeId};
use input::Input;
use sides::Sides;
use trace::{Chart, Demo, Flag, Frame, Node, Options, Region, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "matching_as_max_flow",
    about: "Matching as a maximum flow: from a source through both sides to a sink.",
    arguments: "EDGE... (a-1 for an edge, 5 for a vertex without edges; the sides are found)",
    worked: &[
        "x0-y0 x0-y1 x0-y2 x0-y3 x1-y0 x1-y1 x1-y3 x1-y4 x2-y1 x2-y2 x2-y3 x2-y4 x3-y0 x3-y1 x3-y2 x3-y4",
    ],
    flags: &[
        Flag { name: "--left", value: Some("K"), about: "a left vertex may be in K pairs" },
        Flag { name: "--right", value: Some("K"), about: "a right vertex may be in K pairs" },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// The drawing so far.
struct Board<'g> {
    sides: &'g Sides,
    /// Whether each vertex is in one pair at most.
    is_plain: bool,
    /// The network: the typed vertices, the source, the sink.
    blank: trace::Graph,
    source: NodeId,
    sink: NodeId,
    frames: Vec<Frame>,
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let (left, right) = (quota(options, "--left")?, quota(options, "--right")?);
    let sides = Sides::read(input)?;
    let graph = sides.graph();
    let mut quotas = Quotas::uniform(graph, left.unwrap_or(1), right.unwrap_or(1));
    let is_plain = left.is_none() && right.is_none();
    if !is_plain {
        // A pair is formed once.
        quotas.edges = Some(vec![1; graph.n_edges()]);
    }
    let mut reduction = Reduction::with_quotas(graph, &quotas)?;
    let too_large = sides.too_large();
    let is_drawn = too_large.is_none();
    let (source, sink) = (reduction.source(), reduction.sink());
    let blank =
        if is_drawn { network(&sides, &reduction, is_plain) } else { trace::Graph::default() };
    let mut board =
        Board { sides: &sides, is_plain, blank, source, sink, frames: Vec::from_iter(too_large) };
    if is_drawn {
        board.start(reduction.network());
    }
    let found = reduction.solve(|network, source, sink| {
        dinic_watched(network, source, sink, None, |step, network| {
            if let Step::Augment { path, .. } = step
                && is_drawn
            {
                board.augment(path, network);
            }
        })
    })?;
    if is_drawn {
        board.end(&reduction, &found);
    }
    Ok(Trace {
        title: format!("Matching as a maximum flow, {}", sides.size()),
        frames: board.frames,
        answer: answer(&sides, &found, is_plain)?,
    })
}

/// The quota of a side, if one is given.
fn quota(options: &Options, name: &str) -> trace::Result<Option<i64>> {
    match options.number(name)? {
        Some(quota) if quota < 0 => Err(format!("{name}: a quota cannot be negative").into()),
        quota => Ok(quota),
    }
}

fn answer(sides: &Sides, found: &FlowMatching, is_plain: bool) -> trace::Result<String> {
    let graph = sides.graph();
    let names = |edges: &mut dyn Iterator<Item = EdgeId>| {
        let names: Vec<String> = edges.map(|edge| edge_name(sides, edge)).collect();
        if names.is_empty() { "none".to_owned() } else { names.join(" ") }
    };
    if is_plain {
        let edges = found.pairs().map(|(edge, _)| graph.edge(edge));
        let matching = Matching::from_pairs(graph, edges.map(|edge| (edge.left, edge.right)))?;
        let Cut { left, right, .. } = found.cut().clone();
        let presences = presences(graph, &matching)?;
        let those = |wanted| {
            let all = (0..).map(EdgeId::from).zip(&presences);
            names(&mut all.filter(|&(_, &presence)| presence == wanted).map(|(edge, _)| edge))
        };
        Ok(format!(
            "{} In every largest matching: {}. In none: {}.",
            sides.answer(&matching, &Cover { left, right }),
            those(Presence::Always),
            those(Presence::Never)
        ))
    } else {
        let n = found.len();
        let s = if n == 1 { "" } else { "s" };
        let pairs = names(&mut found.pairs().map(|(edge, _)| edge));
        Ok(format!("{n} pair{s}: {pairs}. Stopped by: {}.", stops(sides, found.cut())))
    }
}

fn edge_name(sides: &Sides, edge: EdgeId) -> String {
    let edge = sides.graph().edge(edge);
    format!("{}-{}", sides.left_name(edge.left), sides.right_name(edge.right))
}

/// What the cut is made of: `a 3 b-2`.
fn stops(sides: &Sides, cut: &Cut) -> String {
    let left = cut.left.iter().map(|&x| sides.left_name(x).to_owned());
    let right = cut.right.iter().map(|&y| sides.right_name(y).to_owned());
    let edges = cut.edges.iter().map(|&edge| edge_name(sides, edge));
    let all: Vec<String> = left.chain(right).chain(edges).collect();
    if all.is_empty() { "nothing".to_owned() } else { all.join(" ") }
}

/// The network at its places, nothing marked: the edges have the ids of the reduction.
fn network(sides: &Sides, reduction: &Reduction, is_plain: bool) -> trace::Graph {
    let mut picture = sides.typed.picture(|()| String::new());
    picture.directed = true;
    let n_typed = picture.nodes.len();
    for name in ["s", "t"] {
        picture.nodes.push(Node { dashed: true, ..Node::new(name) });
    }
    let place = |node| place(sides, reduction.source(), reduction.sink(), node);
    let edge = |edge: &graph_theory::network_flow::FlowEdge<i64>| {
        trace::Edge::new(place(edge.tail), place(edge.head))
    };
    picture.edges = reduction.network().edges().iter().map(edge).collect();
    if !is_plain {
        for edge in &mut picture.edges {
            // Room for the flow and the capacity.
            if n_typed <= edge.from.max(edge.to) {
                " ".clone_into(&mut edge.label);
            }
        }
    }
    let is_left = |v: usize| sides.split.left.iter().any(|x| x.index() == v);
    picture.in_columns(|v| match v {
        v if v == n_typed => 0,
        v if v == n_typed + 1 => 5,
        v if is_left(v) => 1,
        _ => 4,
    })
}

/// Where a vertex of the network stands in the picture.
fn place(sides: &Sides, source: NodeId, sink: NodeId, node: NodeId) -> usize {
    let n_left = sides.graph().n_left();
    match node {
        node if node == source => sides.typed.graph.n_nodes(),
        node if node == sink => sides.typed.graph.n_nodes() + 1,
        node if node.index() < n_left => sides.split.left[node.index()].index(),
        node => sides.split.right[node.index() - n_left].index(),
    }
}

impl Board<'_> {
    fn place(&self, node: NodeId) -> usize {
        place(self.sides, self.source, self.sink, node)
    }

    /// What flows is thick.
    fn picture(&self, network: &FlowNetwork<i64>) -> trace::Graph {
        let mut picture = self.blank.clone();
        let ids = (0..).map(EdgeId::from);
        for ((id, edge), drawn) in ids.zip(network.edges()).zip(&mut picture.edges) {
            let flow = network.flow(id);
            drawn.style = (0 < flow).then_some(Style::Thick);
            if !self.is_plain && (edge.tail == self.source || edge.head == self.sink) {
                drawn.label = format!("{flow}/{}", edge.capacity);
            }
        }
        picture
    }

    fn start(&mut self, network: &FlowNetwork<i64>) {
        let ends = if self.is_plain {
            "Those at s and t can carry 1, the others any amount"
        } else {
            "Those at s and t can carry as much as the quotas say, the others 1"
        };
        let caption = format!(
            "The network: an edge from s to each on the left, and from each on the right to t. {ends}."
        );
        let frame = Frame::new(caption).with(self.picture(network));
        self.frames.push(frame.at("network.add_edge(source, x.into(), quota)?;"));
    }

    fn augment(&mut self, path: &[usize], network: &FlowNetwork<i64>) {
        let mut picture = self.picture(network);
        let mut names = vec![picture.nodes[self.place(self.source)].label.clone()];
        // The path is told from its end.
        for &arc in path.iter().rev() {
            let head = self.place(network.all_arcs()[arc].head);
            names.push(picture.nodes[head].label.clone());
            picture.nodes[head].role = Some(Role::Chosen);
            picture.edges[network.edge_of(arc).index()].role = Some(Role::Chosen);
        }
        let source = self.place(self.source);
        picture.nodes[source].role = Some(Role::Chosen);
        let n_back = path.iter().filter(|&&arc| network.is_back(arc)).count();
        let undone = match n_back {
            0 => String::new(),
            1 => ". On its way it takes a pair back".to_owned(),
            n => format!(". On its way it takes {n} pairs back"),
        };
        let caption = format!("A unit flows along {}{undone}.", names.join("-"));
        let frame = Frame::new(caption).with(picture);
        self.frames.push(frame.at("solver(&mut self.network, source, sink)?"));
    }

    fn end(&mut self, reduction: &Reduction, found: &FlowMatching) {
        let network = reduction.network();
        let mut picture = self.picture(network);
        let side = found.flow().source_side().map(|node| self.place(node));
        picture.regions = vec![Region::new("S", side)];
        for edge in found.flow().cut_edges(network) {
            picture.edges[edge.index()].role = Some(Role::Chosen);
        }
        let mut caption = format!(
            "No more can flow: {} units. What leads out of S, where more could get to, is full, and stands for: {}.",
            found.len(),
            stops(self.sides, found.cut())
        );
        if self.is_plain {
            caption.push_str(" These hold an end of every edge.");
        }
        let frame = Frame::new(caption).with(picture);
        self.frames.push(frame.at("flow.cut_edges(&self.network)"));
        // The network falls away.
        let mut picture = self.sides.blank();
        for (edge, _) in found.pairs() {
            picture.edges[edge.index()].style = Some(Style::Thick);
            picture.edges[edge.index()].role = Some(Role::Chosen);
        }
        let caption = "Without s and t: the edges along which something flows are the pairs.";
        let frame = Frame::new(caption).with(picture);
        self.frames.push(frame.at("pairs.map(|(flow, required)| flow + required)"));
    }
}

/// How many chains stand side by side.
pub(crate) const SIZES: [u32; 6] = [2, 4, 8, 16, 32, 64];

/// Chains of 1, 2, …, k pairs side by side: the pairs, and the phases of Dinic's algorithm. In a
/// chain the last left vertex likes only what the first one has, and all the others must move on.
pub(crate) fn work(k: u32) -> (u32, u32) {
    let chains = (0..k).flat_map(|n| {
        let base = n * (n + 1) / 2;
        let chain = (0..n).flat_map(|i| [(i, i), (i, i + 1)]).chain([(n, 0)]);
        chain.map(move |(x, y)| (base + x, base + y))
    });
    let size = (k * (k + 1) / 2) as usize;
    let reduction =
        Bipartite::from_edges(size, size, chains).and_then(|graph| Reduction::new(&graph));
    let Ok(mut reduction) = reduction else { return (0, 0) };
    let mut n_phases = 0;
    let found = reduction.solve(|network, source, sink| {
        dinic_watched(network, source, sink, None, |step, _| {
            n_phases += u32::from(matches!(step, Step::Phase { .. }));
        })
    });
    let n_pairs = found.map_or(0, |found| found.len());
    (u32::try_from(n_pairs).unwrap_or(u32::MAX), n_phases)
}

fn cost() -> Chart {
    Chart::from_counts(
        "Dinic's algorithm on chains of all lengths",
        ["chains", "pairs, and phases"],
        &SIZES,
        ["pairs", "phases"],
        |k| {
            let (n_pairs, n_phases) = work(k);
            [n_pairs, n_phases]
        },
    )
}
