//! Many sources and sinks:
//! `cargo run -p graph-theory --example multi_source_multi_sink -- 1\>3:4 2\>3:5 sources=1,2:3 sinks=3`.

mod flows;
mod graphs;

use std::process::ExitCode;

use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::dinic::dinic;
use graph_theory::network_flow::multi_source_multi_sink::{ManyTerminals, MultiFlow};
use graph_theory::{Directed, NodeId};
use graphs::Typed;
use input::Input;
use trace::{Axis, Chart, Demo, Frame, Options, Region, Role, Series, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "multi_source_multi_sink",
    about: "Many sources and sinks: one super source feeds them, one super sink drains them.",
    arguments: "TAIL>HEAD:CAPACITY... sources=NAME[:LIMIT],... sinks=NAME[:LIMIT],...",
    worked: &[
        "1>4:8 1>7:5 2>4:6 2>5:9 3>5:6 3>6:1 4>5:3 4>7:2 sources=1:3,2:13,3:6 sinks=5:7,6:8,7:10",
    ],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

type Limited = (NodeId, Option<i64>);

/// Reads `sources=1,2:13`: vertices with limits.
fn terminals(typed: &Typed<i64, Directed>, key: &str) -> trace::Result<Vec<Limited>> {
    let Some(list) = typed.setting(key) else {
        return Err(format!("{key}: none are named; write them like {key}=1,2:13").into());
    };
    let terminal = |word: &str| {
        let (name, limit) = match word.split_once(':') {
            Some((name, limit)) => (name, Some(limit)),
            None => (word, None),
        };
        let node = typed.find(name).ok_or(format!("{key}: there is no vertex {name}"))?;
        let limit = limit.map(str::parse).transpose();
        let limit = limit.map_err(|_| format!("{key}: {word} has a limit that is no integer"))?;
        Ok((node, limit))
    };
    list.split(',').map(terminal).collect()
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = graphs::read(input, &["sources", "sinks"], flows::capacity)?;
    let network = FlowNetwork::try_from(&typed.graph)?;
    let (sources, sinks) = (terminals(&typed, "sources")?, terminals(&typed, "sinks")?);
    let mut terminals = ManyTerminals::new(&network, sources, sinks)?;
    let empty = terminals.extended().clone();
    let flow = terminals.solve(dinic)?;
    let is_large = flows::MOST_NODES < typed.names.len() || flows::MOST_EDGES < network.n_edges();
    let frames = if is_large {
        let (nodes, edges) = (flows::MOST_NODES, flows::MOST_EDGES);
        vec![Frame::too_large(format_args!("{nodes} vertices and {edges} edges"))]
    } else {
        frames(&Drawing::new(&typed, &terminals), &empty, &terminals, &flow)
    };
    let n = |n, what| trace::plural(n, what);
    Ok(Trace {
        title: format!(
            "From {} to {}",
            n(terminals.sources().len(), "source"),
            n(terminals.sinks().len(), "sink")
        ),
        frames,
        answer: answer(&typed, &terminals, &flow),
    })
}

/// The network with its super vertices, everything at its place.
struct Drawing<'a> {
    typed: &'a Typed<i64, Directed>,
    plain: trace::Graph,
}

impl<'a> Drawing<'a> {
    fn new(typed: &'a Typed<i64, Directed>, terminals: &ManyTerminals<i64>) -> Self {
        let mut plain = typed.picture(|_| String::new());
        let n_nodes = plain.nodes.len();
        for name in ["S", "T"] {
            plain.nodes.push(trace::Node { dashed: true, ..trace::Node::new(name) });
        }
        for edge in &terminals.extended().edges()[plain.edges.len()..] {
            plain.edges.push(trace::Edge {
                style: Some(Style::Dashed),
                ..trace::Edge::new(edge.tail.index(), edge.head.index())
            });
        }
        let level = flows::levels(&plain, n_nodes, n_nodes + 1);
        Drawing { typed, plain: plain.in_columns(|v| level[v]) }
    }

    /// With flow/capacity on each edge; or, without a flow, the capacities.
    fn extended(&self, network: &FlowNetwork<i64>, is_flowing: bool) -> trace::Graph {
        let mut picture = self.plain.clone();
        for ((i, drawn), edge) in (0..).zip(&mut picture.edges).zip(network.edges()) {
            let flow = network.flow(i.into());
            let capacity = edge.capacity;
            drawn.label =
                if is_flowing { format!("{flow}/{capacity}") } else { capacity.to_string() };
            if flow != 0 && drawn.style.is_none() {
                drawn.style = Some(Style::Thick);
            }
        }
        picture
    }

    /// Without the super vertices and their edges.
    fn inner(&self, mut picture: trace::Graph) -> trace::Graph {
        picture.nodes.truncate(self.typed.names.len());
        picture.edges.truncate(self.typed.graph.n_edges());
        picture
    }
}

fn frames(
    drawing: &Drawing<'_>,
    empty: &FlowNetwork<i64>,
    terminals: &ManyTerminals<i64>,
    flow: &MultiFlow<i64>,
) -> Vec<Frame> {
    let sides = [(terminals.sources(), Role::Frontier), (terminals.sinks(), Role::Active)];
    let mut before = drawing.inner(drawing.extended(empty, false));
    for (side, role) in sides {
        for terminal in side {
            let node = &mut before.nodes[terminal.node.index()];
            node.role = Some(role);
            node.note = terminal.limit.map_or("no limit".to_owned(), |limit| format!("≤ {limit}"));
        }
    }
    let mut after = drawing.inner(drawing.extended(terminals.extended(), true));
    for (amounts, what) in [
        (flow.supplied().collect::<Vec<_>>(), "sends"),
        (flow.delivered().collect::<Vec<_>>(), "gets"),
    ] {
        for (node, amount) in amounts {
            after.nodes[node.index()].note = format!("{what} {amount}");
        }
    }
    let cut = flow.cut(terminals);
    for edge in &cut.edges {
        after.edges[edge.index()].role = Some(Role::Chosen);
    }
    for node in cut.sources.iter().chain(&cut.sinks) {
        after.nodes[node.index()].role = Some(Role::Chosen);
    }
    let side = drawing.typed.graph.nodes().filter(|&node| flow.is_on_source_side(node));
    after.regions = vec![Region::new("side of the sources", side.map(NodeId::index))];
    vec![
        Frame::new("Sources, sinks, and the limits of what they can send and take.")
            .with(before)
            .at("let sources = gather(network, sources, &mut place)?;"),
        Frame::new(
            "S feeds the sources, T drains the sinks. Each edge has the limit as its capacity; without a limit, the sum of the edges beyond.",
        )
        .with(drawing.extended(empty, false))
        .at("extended.add_edge(super_source, node, capacity)?;"),
        Frame::new("One source, one sink: any solver finds a maximum flow.")
            .with(drawing.extended(terminals.extended(), true))
            .at("let flow = self.largest(&mut solver)?;"),
        Frame::new("Without S and T. Chosen are the edges and the limits that stop the flow.")
            .with(after)
            .at("cut.edges.push(edge)"),
    ]
}

fn answer(
    typed: &Typed<i64, Directed>,
    terminals: &ManyTerminals<i64>,
    flow: &MultiFlow<i64>,
) -> String {
    let cut = flow.cut(terminals);
    let mut stops: Vec<String> = Vec::new();
    for edge in cut.edges.iter().take(flows::MOST_EDGES) {
        let edge = typed.graph.edge(*edge);
        stops.push(format!("{}>{}", typed.name(edge.tail), typed.name(edge.head)));
    }
    for (nodes, what) in [(&cut.sources, "source"), (&cut.sinks, "sink")] {
        let limits = nodes.iter().take(flows::MOST_NODES);
        stops.extend(limits.map(|&node| format!("the limit of {what} {}", typed.name(node))));
    }
    let stops = if stops.is_empty() { "nothing leads there".to_owned() } else { stops.join(", ") };
    let met = match flow.meets_demands(terminals) {
        Ok(()) => "",
        Err(_) => " Not every sink gets its limit.",
    };
    let proof = match flow.verify(terminals) {
        Ok(()) => String::new(),
        Err(reason) => format!(" But {reason}."),
    };
    format!("The maximum flow is {}. It is stopped by: {stops}.{met}{proof}", flow.value())
}

pub(crate) const SIZES: [u32; 5] = [8, 16, 32, 64, 128];

/// The edges of a square grid, and how many there are with a super source for its left side and a
/// super sink for its right one.
pub(crate) fn edges(side: u32) -> (usize, usize) {
    let n_nodes = (side * side) as usize;
    let right = (0..side * side).filter(|v| v % side + 1 < side).map(|v| (v, v + 1, 1_i64));
    let down = (0..side * (side - 1)).map(|v| (v, v + side, 1));
    let Ok(network) = FlowNetwork::from_edges(n_nodes, right.chain(down)) else { return (0, 0) };
    let column = |offset: u32| (0..side).map(move |row| (NodeId::from(row * side + offset), None));
    let terminals = ManyTerminals::new(&network, column(0), column(side - 1));
    (network.n_edges(), terminals.map_or(0, |terminals| terminals.extended().n_edges()))
}

fn cost() -> Chart {
    #[expect(clippy::cast_precision_loss, reason = "some ten thousand")]
    let points = |count: fn((usize, usize)) -> usize| {
        SIZES.map(|side| (f64::from(side), count(edges(side)) as f64)).to_vec()
    };
    let series = |name: &str, points| Series { name: name.into(), points };
    Chart {
        name: "Edges of a square grid, from its left side to its right".into(),
        x: Axis::log("side of the grid"),
        y: Axis::log("edges"),
        series: vec![
            series("of the grid", points(|(edges, _)| edges)),
            series("with the super source and the super sink", points(|(_, edges)| edges)),
        ],
    }
}
