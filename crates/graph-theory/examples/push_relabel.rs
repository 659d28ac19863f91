//! Push-relabel, move by move: `cargo run -p graph-theory --example push_relabel -- s\>a:3 a\>t:2`.

pub(crate) mod flows;
mod graphs;

use std::process::ExitCode;

use flows::{Problem, seesaw};
use graph_theory::NodeId;
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::push_relabel::{Preflow, Selection, Step, push_relabel_watched};
use input::Input;
use trace::{Chart, Demo, Flag, Frame, Options, Role, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "push_relabel",
    about: "Push-relabel: what a vertex holds runs downhill; who cannot be rid of it is lifted.",
    arguments: "TAIL>HEAD:CAPACITY... [from=SOURCE] [to=SINK]",
    worked: &[
        "0>1:3 0>2:13 0>3:6 1>4:8 1>7:5 2>4:6 2>5:9 3>5:6 3>6:1 4>5:3 4>7:2 5>8:7 6>8:8 7>8:10",
    ],
    flags: &[
        Flag {
            name: "--fifo",
            value: None,
            about: "take the vertices in turn, not the highest first",
        },
        Flag {
            name: "--to-front",
            value: None,
            about: "go along a list of the vertices; who is lifted moves to its front",
        },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// The frames so far.
struct Film<'a> {
    problem: &'a Problem,
    frames: Vec<Frame>,
    /// Whether the rest flows back.
    goes_back: bool,
    /// Pushes and lifts.
    moves: [usize; 2],
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let problem = Problem::read(input)?;
    let (source, sink) = (problem.source, problem.sink);
    let mut network = problem.network.clone();
    let selection = match (options.has("--fifo"), options.has("--to-front")) {
        (false, false) => Selection::HighestLabel,
        (true, false) => Selection::Fifo,
        (false, true) => Selection::RelabelToFront,
        (true, true) => return Err("--fifo and --to-front: there is one order".into()),
    };
    let too_large = problem.too_large();
    let mut film = Film { problem: &problem, frames: Vec::new(), goes_back: false, moves: [0, 0] };
    let watch = |step: Step<i64>, preflow: &Preflow<'_, i64>| {
        match step {
            Step::Push { .. } => film.moves[0] += 1,
            Step::Relabel { .. } => film.moves[1] += 1,
            Step::Measure | Step::Gap { .. } => {}
        }
        if too_large.is_none() {
            film.show(step, preflow);
        }
    };
    let flow = push_relabel_watched(&mut network, source, sink, selection, None, watch)?;
    let Film { mut frames, moves, .. } = film;
    let at = "network.result(source, sink, network.reachable(source))";
    frames.push(too_large.unwrap_or_else(|| problem.cut(&network, &flow).at(at)));
    let pushes = if moves[0] == 1 { "1 push".into() } else { format!("{} pushes", moves[0]) };
    let lifts = trace::plural(moves[1], "lift");
    Ok(Trace {
        title: format!("Push-relabel from {} to {}", problem.name(source), problem.name(sink)),
        frames,
        answer: problem.answer(&network, &flow, &format!("{pushes} and {lifts}")),
    })
}

impl Film<'_> {
    fn show(&mut self, step: Step<i64>, preflow: &Preflow<'_, i64>) {
        let frame = match step {
            Step::Measure => self.measured(preflow),
            Step::Push { arc, amount } => Some(self.pushed(preflow, arc, amount)),
            Step::Relabel { u, from } => Some(self.lifted(preflow, u, from)),
            Step::Gap { height } => Some(self.gap(preflow, height)),
        };
        self.frames.extend(frame);
    }

    /// The network with heights and excesses below the vertices. Waiting: the vertices that hold
    /// something, and the arcs that lead down from them and can take more.
    fn picture(&self, preflow: &Preflow<'_, i64>) -> trace::Graph {
        let network = preflow.network();
        let mut picture = self.problem.picture(network);
        for u in network.nodes() {
            let (height, excess) = (preflow.height(u), preflow.excess(u));
            let holds = if excess == 0 { String::new() } else { format!(" e={excess}") };
            let drawn = &mut picture.nodes[u.index()];
            drawn.note = format!("h={height}{holds}");
            if u == self.problem.source || u == self.problem.sink || excess == 0 {
                continue;
            }
            drawn.role = Some(Role::Frontier);
            for arc in network.arc_range(u) {
                let way = &network.all_arcs()[arc];
                if 0 < way.residual && preflow.height(way.head) + 1 == height {
                    flows::mark(&mut picture, network, arc, Role::Frontier);
                }
            }
        }
        picture
    }

    fn name(&self, node: NodeId) -> &str {
        self.problem.name(node)
    }

    /// The heights as a search finds them, while there is something to move.
    fn measured(&mut self, preflow: &Preflow<'_, i64>) -> Option<Frame> {
        let network = preflow.network();
        let (source, sink) = (self.problem.source, self.problem.sink);
        let [from, to] = [source, sink].map(|u| self.problem.name(u));
        let is_held = network.nodes().any(|u| preflow.excess(u) != 0 && u != source && u != sink);
        let caption = if self.frames.is_empty() {
            let lid = network.n_nodes();
            format!(
                "Whoever can reach {to} stands as high as it is far from {to}; {from} stands at {lid}, above all."
            )
        } else if !is_held {
            return None;
        } else if preflow.goes_back() && !self.goes_back {
            self.goes_back = true;
            let arrived = preflow.excess(sink);
            format!(
                "{arrived} have arrived at {to}. The rest cannot follow: {from} is now the lowest of all that are cut off."
            )
        } else {
            "Many lifts are done, so a search finds all heights anew.".to_owned()
        };
        let at = "watch(Step::Measure, self);";
        Some(Frame::new(caption).with(self.picture(preflow)).at(at))
    }

    fn pushed(&self, preflow: &Preflow<'_, i64>, arc: usize, amount: i64) -> Frame {
        let network = preflow.network();
        let u = network.tail_of(arc);
        let is_full = network.all_arcs()[arc].residual == 0;
        let mut picture = self.picture(preflow);
        flows::mark(&mut picture, network, arc, Role::Chosen);
        picture.nodes[u.index()].role = Some(Role::Active);
        let arc = self.problem.arc_name(network, arc);
        let from = self.name(u);
        let (caption, at) = if u == self.problem.source {
            (format!("{from} fills {arc} with {amount}."), "self.push(arc, amount, watch);")
        } else {
            let full = if is_full { ", which is full now" } else { "" };
            let kept = match preflow.excess(u) {
                0 => "nothing".to_owned(),
                left => left.to_string(),
            };
            let caption = format!("{from} sends {amount} down along {arc}{full}. It keeps {kept}.");
            (caption, "self.push(arc, amount.at_most(self.excess[u.index()]), watch);")
        };
        Frame::new(caption).with(picture).at(at)
    }

    fn lifted(&self, preflow: &Preflow<'_, i64>, u: NodeId, from: usize) -> Frame {
        let mut picture = self.picture(preflow);
        picture.nodes[u.index()].role = Some(Role::Active);
        let (name, to) = (self.name(u), preflow.height(u));
        let caption =
            format!("No arc with room leads down from {name}: lift it from {from} to {to}.");
        let at = "watch(Step::Relabel { u, from: from as usize }, self);";
        Frame::new(caption).with(picture).at(at)
    }

    fn gap(&self, preflow: &Preflow<'_, i64>, height: usize) -> Frame {
        let network = preflow.network();
        let mut picture = self.picture(preflow);
        let lid = network.n_nodes();
        for u in network.nodes().filter(|&u| u != self.problem.source) {
            if lid <= preflow.height(u) {
                picture.nodes[u.index()].role = Some(Role::Rejected);
            }
        }
        let sink = self.name(self.problem.sink);
        let caption = format!(
            "Nobody stands at {height}, so who stood above is cut off from {sink}, and goes up to {lid}."
        );
        let at = "watch(Step::Gap { height: gap as usize }, self);";
        Frame::new(caption).with(picture).at(at)
    }
}

pub(crate) const SIZES: [u32; 5] = [2, 4, 8, 16, 32];

/// The pushes and lifts from 0 to 1.
pub(crate) fn moves(n_nodes: usize, edges: &[(u32, u32, i64)], selection: Selection) -> (u32, u32) {
    let network = FlowNetwork::from_edges(n_nodes, edges.iter().copied());
    let Ok(mut network) = network else { return (0, 0) };
    let (mut n_pushes, mut n_lifts) = (0, 0);
    let count = |step: Step<i64>, _: &Preflow<'_, i64>| match step {
        Step::Push { .. } => n_pushes += 1,
        Step::Relabel { .. } => n_lifts += 1,
        Step::Measure | Step::Gap { .. } => {}
    };
    let ends = (0.into(), 1.into());
    let flow = push_relabel_watched(&mut network, ends.0, ends.1, selection, None, count);
    flow.map_or((0, 0), |_| (n_pushes, n_lifts))
}

fn cost() -> Chart {
    Chart::from_counts(
        "Moves on the seesaw network",
        ["turns", "moves"],
        &SIZES,
        ["pushes, in turn", "pushes, highest first", "lifts, highest first"],
        |k| {
            let (n_nodes, edges) = seesaw(k, k);
            let (in_turn, _) = moves(n_nodes, &edges, Selection::Fifo);
            let (n_pushes, n_lifts) = moves(n_nodes, &edges, Selection::HighestLabel);
            [in_turn, n_pushes, n_lifts]
        },
    )
}
