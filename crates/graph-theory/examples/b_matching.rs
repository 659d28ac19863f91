//! Matching with quotas, as a maximum flow:
//! `cargo run -p graph-theory --example b_matching -- --left 1 --right 3 a-1 a-2 b-1`.

mod graphs;
mod sides;

use std::process::ExitCode;

use graph_theory::bipartite_matching::matching_as_max_flow::{
    Cut, FlowMatching, Quotas, Reduction,
};
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::dinic::{Step as LibraryStep, dinic, dinic_watched};
use graph_theory::{EdgeId, NodeId};
use input::Input;
use sides::Sides;
use trace::{Demo, Flag, Frame, Options, Region, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "b_matching",
    about: "Matching with quotas, as a maximum flow. Each edge is a pair at most once.",
    arguments: "EDGE... (a-1 for an edge, 5 for a vertex without edges; the sides are found)",
    worked: &["a-1 a-2 a-3 b-1 c-1 c-2"],
    flags: &[
        Flag { name: "--left", value: Some("K"), about: "a left vertex may be in K pairs (2)" },
        Flag { name: "--right", value: Some("K"), about: "a right vertex may be in K pairs (2)" },
    ],
    trace: draw,
    play: None,
    random: Some(sides::random),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let (left, right) = (quota(options, "--left")?, quota(options, "--right")?);
    let sides = Sides::read(input)?;
    let title = format!("Matching with quotas, {}", sides.size());
    let (frames, answer) = within_quotas(&sides, left, right)?;
    Ok(Trace { title, frames, answer })
}

/// The quota of a side.
fn quota(options: &Options, name: &str) -> trace::Result<i64> {
    match options.number(name)? {
        Some(quota) if quota < 0 => Err(format!("{name}: a quota cannot be negative").into()),
        quota => Ok(quota.unwrap_or(2)),
    }
}

/// Pairs within quotas, drawn by the library's version, and what stops them. A pair is formed once.
fn within_quotas(sides: &Sides, left: i64, right: i64) -> trace::Result<(Vec<Frame>, String)> {
    let graph = sides.graph();
    let quotas =
        Quotas { edges: Some(vec![1; graph.n_edges()]), ..Quotas::uniform(graph, left, right) };
    let mut reduction = Reduction::with_quotas(graph, &quotas)?;
    let said = |found: &FlowMatching| {
        let n = trace::plural(found.len(), "pair");
        let pairs = sides::listed(found.pairs().map(|(edge, _)| sides.edge_name(edge)));
        format!("{n}: {pairs}. Stopped by: {}.", stops(sides, found.cut()))
    };
    if let Some(too_large) = sides.too_large() {
        return Ok((vec![too_large], said(&reduction.solve(dinic)?)));
    }
    let mut blank = sides.network();
    let edge = |edge: &graph_theory::network_flow::FlowEdge<i64>| {
        let ends = [edge.tail, edge.head].map(|node| sides.place(node.index()));
        trace::Edge { label: " ".into(), ..trace::Edge::new(ends[0], ends[1]) }
    };
    blank.edges = reduction.network().edges().iter().map(edge).collect();
    let mut crowd = QuotaBoard { sides, blank, frames: Vec::new() };
    crowd.start(reduction.network());
    let found = reduction.solve(|network, source, sink| {
        dinic_watched(network, source, sink, None, |step, network| {
            if let LibraryStep::Augment { path, .. } = step {
                crowd.augment(path, network);
            }
        })
    })?;
    crowd.end(&reduction, &found);
    Ok((crowd.frames, said(&found)))
}

/// What the cut is made of: `a 3 b-2`.
fn stops(sides: &Sides, cut: &Cut) -> String {
    let left = cut.left.iter().map(|&x| sides.left_name(x).to_owned());
    let right = cut.right.iter().map(|&y| sides.right_name(y).to_owned());
    let edges = cut.edges.iter().map(|&edge| sides.edge_name(edge));
    let all: Vec<String> = left.chain(right).chain(edges).collect();
    if all.is_empty() { "nothing".to_owned() } else { all.join(" ") }
}

/// The drawing with quotas.
struct QuotaBoard<'g> {
    sides: &'g Sides,
    /// The network at its places, nothing marked.
    blank: trace::Graph,
    frames: Vec<Frame>,
}

impl QuotaBoard<'_> {
    fn place(&self, node: NodeId) -> usize {
        self.sides.place(node.index())
    }

    /// What flows is thick.
    fn picture(&self, network: &FlowNetwork<i64>) -> trace::Graph {
        let mut picture = self.blank.clone();
        let ids = (0..).map(EdgeId::from);
        let n_middle = self.sides.graph().n_edges();
        for ((id, edge), drawn) in ids.zip(network.edges()).zip(&mut picture.edges) {
            let flow = network.flow(id);
            drawn.style = (0 < flow).then_some(Style::Thick);
            if n_middle <= id.index() {
                drawn.label = format!("{flow}/{}", edge.capacity);
            }
        }
        picture
    }

    fn start(&mut self, network: &FlowNetwork<i64>) {
        let caption = "An edge at s or t can carry as much as the quota of its vertex says, and each other edge can carry 1.";
        let frame = Frame::new(caption).with(self.picture(network));
        self.frames.push(frame.at("network.add_edge(source, x.into(), quota)?;"));
    }

    fn augment(&mut self, path: &[usize], network: &FlowNetwork<i64>) {
        let mut picture = self.picture(network);
        // The path is told from its end.
        let first = path.last().map(|&arc| network.tail_of(arc));
        let heads = path.iter().rev().map(|&arc| network.all_arcs()[arc].head);
        let places: Vec<usize> = first.into_iter().chain(heads).map(|v| self.place(v)).collect();
        for &arc in path {
            picture.edges[network.edge_of(arc).index()].role = Some(Role::Chosen);
        }
        for &v in &places {
            picture.nodes[v].role = Some(Role::Chosen);
        }
        let names = trace::list(places.iter().map(|&v| &picture.nodes[v].label), " ");
        let undone = match path.iter().filter(|&&arc| network.is_back(arc)).count() {
            0 => String::new(),
            1 => " One pair is given up, and two are formed.".into(),
            n => format!(" {n} pairs are given up, and {} are formed.", n + 1),
        };
        let caption = format!("A unit flows along {names}.{undone}");
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
        let caption = format!(
            "No more can flow. The edges that lead out of S are full, and carry {} together. They stand for: {}.",
            trace::plural(found.len(), "unit"),
            stops(self.sides, found.cut())
        );
        let frame = Frame::new(caption).with(picture);
        self.frames.push(frame.at("flow.cut_edges(&self.network)"));
        // The network falls away.
        let mut picture = self.sides.blank();
        for (edge, _) in found.pairs() {
            picture.edges[edge.index()].style = Some(Style::Thick);
            picture.edges[edge.index()].role = Some(Role::Chosen);
        }
        let caption = "The edges between the sides that carry a unit are the pairs.";
        let frame = Frame::new(caption).with(picture);
        self.frames.push(frame.at("pairs.map(|(flow, required)| flow + required)"));
    }
}
