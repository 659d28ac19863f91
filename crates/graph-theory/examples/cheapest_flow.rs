//! Minimum-cost flow by the library's version, with negative cycles, a limit, or as much as pays:
//! `cargo run -p graph-theory --example cheapest_flow -- s\>a:3@-4 a\>t:2@5 value=cheapest`.

mod flows;
mod graphs;

use std::process::ExitCode;

use flows::priced::{self, Priced, units};
use graph_theory::network_flow::CostNetwork;
use graph_theory::network_flow::minimum_cost_flow::{
    Aim, MinCostFlow, Search, Step, minimum_cost_flow_watched,
};
use graph_theory::{Directed, NodeId};
use graphs::Typed;
use input::Input;
use trace::{Demo, Frame, Options, Region, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "cheapest_flow",
    about: "Minimum-cost flow with negative cycles, up to a value, or as long as it pays.",
    arguments: "TAIL>HEAD:CAPACITY@COST... [from=SOURCE] [to=SINK] [value=MOST or value=cheapest]",
    worked: &["0>1:3@1 1>2:3@-5 2>1:2@1 2>3:2@1"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Six vertices, costs from 1 to 9, and an arc that leads back and earns something.
fn random(seed: u64) -> String {
    let (words, mut dice) = priced::random(seed);
    format!("{words} 4>1:{}@-{}", 1 + dice.below(3), 5 + dice.below(9))
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed: Typed<Priced, Directed> =
        graphs::read(input, &["from", "to", "value"], priced::priced)?;
    let source = typed.vertex("from")?;
    let sink = match (typed.setting("to"), typed.graph.nodes().next_back()) {
        (None, Some(last)) => last,
        _ => typed.vertex("to")?,
    };
    let aim = match typed.setting("value") {
        None => Aim::Most,
        Some("cheapest") => Aim::Cheapest,
        Some(word) => {
            let most = word.parse().ok().filter(|most| 0 <= *most);
            Aim::UpTo(most.ok_or_else(|| {
                format!("value: {word} is neither a number of units nor \"cheapest\"")
            })?)
        }
    };
    let edges = typed.graph.edges().iter();
    let edges = edges.map(|e| (e.tail.into(), e.head.into(), e.weight.0, e.weight.1));
    let mut network = CostNetwork::from_priced_edges(typed.names.len(), edges)?;
    let is_large = flows::MOST_NODES < typed.names.len() || flows::MOST_EDGES < network.n_edges();
    let mut drawing = Drawing::new(&typed, source, sink, is_large);
    let mut n_paths = 0;
    let best =
        minimum_cost_flow_watched(&mut network, source, sink, aim, |step, network, search| {
            n_paths += usize::from(matches!(step, Step::Augment { .. }));
            if !is_large {
                drawing.step(step, network, search);
            }
        })?;
    if is_large {
        let (nodes, edges) = (flows::MOST_NODES, flows::MOST_EDGES);
        drawing.frames = vec![Frame::too_large(format_args!("{nodes} vertices and {edges} edges"))];
    } else {
        drawing.end(&network, &best, aim);
    }
    Ok(Trace {
        title: format!("Minimum-cost flow from {} to {}", typed.name(source), typed.name(sink)),
        frames: drawing.frames,
        answer: answer(&network, &best, n_paths),
    })
}

struct Drawing<'a> {
    typed: &'a Typed<Priced, Directed>,
    source: NodeId,
    /// Every vertex at its place; no marks.
    plain: trace::Graph,
    frames: Vec<Frame>,
    /// What has flowed so far, and what it cost.
    so_far: (i64, i128),
    /// The arcs that were filled because there is a negative cycle.
    filled: Vec<usize>,
}

impl<'a> Drawing<'a> {
    fn new(
        typed: &'a Typed<Priced, Directed>,
        source: NodeId,
        sink: NodeId,
        is_large: bool,
    ) -> Self {
        let mut plain = typed.picture(|_| String::new());
        if !is_large {
            let level = flows::levels(&plain, source.index(), sink.index());
            plain = plain.in_columns(|v| level[v]);
        }
        Drawing { typed, source, plain, frames: Vec::new(), so_far: (0, 0), filled: Vec::new() }
    }

    /// The network with flow/capacity @cost on each edge, thick where something flows.
    fn picture(&self, network: &CostNetwork<i64>) -> trace::Graph {
        let mut picture = self.plain.clone();
        for ((i, drawn), edge) in (0..).zip(&mut picture.edges).zip(network.edges()) {
            let flow = network.flow(i.into());
            drawn.label = format!("{flow}/{} @{}", edge.capacity, edge.cost);
            drawn.style = (flow != 0).then_some(Style::Thick);
        }
        // Room for the potentials of later frames.
        for node in &mut picture.nodes {
            " ".clone_into(&mut node.note);
        }
        picture
    }

    fn step(&mut self, step: Step<'_>, network: &CostNetwork<i64>, search: &Search) {
        match step {
            Step::Fill { arc } => {
                self.filled.push(arc);
                let (flow, cost) =
                    (network.flow(network.edge_of(arc)), network.all_arcs()[arc].cost);
                self.so_far.1 += i128::from(cost) * i128::from(flow);
                let mut picture = self.picture(network);
                for &arc in &self.filled {
                    flows::mark(&mut picture, network, arc, Role::Active);
                }
                let caption = "A cycle has a negative cost. So every edge of negative cost is filled, although what comes to \
                               its head may not be able to continue.";
                // One frame for all of them.
                self.frames.clear();
                let at = "network.push(arc, residual);";
                self.frames.push(Frame::new(caption).with(picture).at(at));
            }
            Step::Even { path, amount } => {
                let (walk, sum, unit_cost) = self.walk(network, path);
                self.so_far.1 += i128::from(unit_cost) * i128::from(amount);
                let caption = format!(
                    "Vertex {} has too much. {} along {walk}, for {sum} each. The cost so far is {}.",
                    walk.split(' ').next().unwrap_or_default(),
                    units(amount, ["moves", "move"]),
                    small(self.so_far.1)
                );
                let mut picture = self.picture(network);
                mark_path(&mut picture, network, path);
                let at = "let amount = network.augment(&self.path, i64::try_from(most).ok());";
                self.frames.push(Frame::new(caption).with(picture).at(at));
            }
            Step::Augment { path, amount, .. } => {
                let (walk, sum, unit_cost) = self.walk(network, path);
                self.so_far.0 += amount;
                self.so_far.1 += i128::from(unit_cost) * i128::from(amount);
                let caption = format!(
                    "The cheapest path is {walk}: a unit pays {sum}. Push {amount} along it. So far, {} {}.",
                    units(self.so_far.0, ["costs", "cost"]),
                    small(self.so_far.1)
                );
                let mut picture = self.picture(network);
                for (i, node) in (0..).zip(&mut picture.nodes) {
                    let potential =
                        search.potential(NodeId::from(i)) - search.potential(self.source);
                    node.note = potential.to_string();
                }
                mark_path(&mut picture, network, path);
                let at = "let amount = network.augment(&search.path, limit);";
                self.frames.push(Frame::new(caption).with(picture).at(at));
            }
        }
    }

    /// The vertices along a path, and what a unit pays: `4 + 5 - 2 = 7`.
    fn walk(&self, network: &CostNetwork<i64>, path: &[usize]) -> (String, String, i64) {
        let tails = path.iter().map(|&arc| network.tail_of(arc));
        let end = path.last().map(|&arc| network.all_arcs()[arc].head);
        let walk = graphs::listed(self.typed, tails.chain(end));
        let costs: Vec<i64> = path.iter().map(|&arc| network.all_arcs()[arc].cost).collect();
        (walk, priced::sum(&costs), costs.iter().sum())
    }

    fn end(&mut self, network: &CostNetwork<i64>, best: &MinCostFlow, aim: Aim) {
        let mut picture = self.picture(network);
        for (node, potential) in picture.nodes.iter_mut().zip(best.potentials()) {
            node.note = potential.to_string();
        }
        let why = if best.flow().is_maximum() {
            let side: Vec<NodeId> = best.flow().source_side().collect();
            for edge in best.flow().cut_edges(network) {
                picture.edges[edge.index()].role = Some(Role::Chosen);
            }
            let listed = graphs::listed(self.typed, side.iter().copied());
            picture.regions = vec![Region::new("S", side.iter().map(|node| node.index()))];
            format!("No path is left: more could flow only to S = {{{listed}}}.")
        } else if aim == Aim::Cheapest {
            "The next path costs no less than 0, so more would not be cheaper.".to_owned()
        } else {
            "That is the value that was asked for.".to_owned()
        };
        let caption = format!("{why} Below is the cost curve: the least cost of each value.");
        #[expect(clippy::cast_precision_loss, reason = "a drawing")]
        let points = best.curve().iter().map(|&(value, cost)| (value as f64, cost as f64));
        let curve = priced::curve(points);
        let at = "let best = MinCostFlow::new(flow, curve, search.potentials_from(source));";
        self.frames.push(Frame::new(caption).with(picture).with(curve).at(at));
    }
}

/// Marks the arcs of a path, and which of them are full now.
fn mark_path(picture: &mut trace::Graph, network: &CostNetwork<i64>, path: &[usize]) {
    for &arc in path {
        let is_full = network.all_arcs()[arc].residual == 0;
        let role = if is_full { Role::Active } else { Role::Chosen };
        flows::mark(picture, network, arc, role);
    }
}

/// A cost, as a number of 64 bits if it is one: then the code that prints larger ones is not needed
/// in a page.
fn small(cost: i128) -> String {
    match i64::try_from(cost) {
        Ok(cost) => cost.to_string(),
        Err(_) => "a number beyond 64 bits".to_owned(),
    }
}

fn answer(network: &CostNetwork<i64>, best: &MinCostFlow, n_paths: usize) -> String {
    let proof = match best.verify(network) {
        Ok(()) => "The potentials prove that no flow of this value is cheaper.".to_owned(),
        // The code that prints the reasons is not needed in a page.
        Err(_) if cfg!(target_family = "wasm") => "But the potentials do not prove it.".to_owned(),
        Err(reason) => format!("But {reason}."),
    };
    let units = units(best.value(), ["costs", "cost"]);
    let paths = trace::plural(n_paths, "path");
    format!("{units} {}, by {paths}. {proof}", small(best.cost()))
}
