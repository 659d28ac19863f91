//! Push-relabel, move by move: `cargo run -p graph-theory --example push_relabel -- s\>a:3 a\>t:2`.

pub(crate) mod flows;
mod graphs;

use std::process::ExitCode;

use flows::{Problem, seesaw};
use graph_theory::NodeId;
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::plain::Network;
use graph_theory::network_flow::push_relabel::plain::{self, State, Step as PlainStep};
use graph_theory::network_flow::push_relabel::{
    Preflow, Selection, Step, push_relabel, push_relabel_watched,
};
use input::Input;
use trace::{Chart, Demo, Flag, Frame, Options, Role, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "push_relabel",
    about: "Push-relabel: what a vertex holds runs downhill; who cannot be rid of it is lifted.",
    arguments: "TAIL>HEAD:CAPACITY... [from=SOURCE] [to=SINK]",
    worked: &["0>1:3 0>2:4 1>3:5 1>4:6 2>3:9 2>4:1 3>5:2 4>5:8"],
    flags: &[
        Flag {
            name: "--highest",
            value: None,
            about: "take the highest vertex first, with measured heights and gaps",
        },
        Flag {
            name: "--fifo",
            value: None,
            about: "take the vertices in turn, with measured heights and gaps",
        },
        Flag {
            name: "--to-front",
            value: None,
            about: "go along a list, whose front is the vertex lifted last; with measured heights and gaps",
        },
    ],
    trace: draw,
    play: None,
    random: Some(flows::random),
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
    let orders = [
        ("--highest", Selection::HighestLabel),
        ("--fifo", Selection::Fifo),
        ("--to-front", Selection::RelabelToFront),
    ];
    let order = options.one_of(orders.map(|(flag, _)| flag))?;
    let too_large = problem.too_large();
    if let (None, None) = (order, &too_large) {
        return plain_form(&problem);
    }
    let chosen = orders.iter().find(|(flag, _)| Some(*flag) == order);
    let selection = chosen.map_or(Selection::HighestLabel, |(_, selection)| *selection);
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
    Ok(Trace {
        title: format!("Push-relabel from {} to {}", problem.name(source), problem.name(sink)),
        frames,
        answer: problem.answer(&network, &flow, &made(moves)),
    })
}

/// How many pushes and lifts there were.
fn made([n_pushes, n_lifts]: [usize; 2]) -> String {
    format!("{} and {}", trace::counted(n_pushes, "push", "pushes"), trace::plural(n_lifts, "lift"))
}

/// A turn of a vertex in the plain version. The first one is that of the source.
struct Turn {
    u: usize,
    /// What it held, and where it stood.
    held: i64,
    height: usize,
    /// The arcs along which it pushed, with the amounts.
    pushes: Vec<(usize, i64)>,
    /// The height to which it was lifted.
    lift: Option<usize>,
    /// What it did, in words.
    told: Vec<String>,
    network: Network,
    state: State,
}

/// The plain version: one frame for each turn, and one for the flow that is found.
fn plain_form(problem: &Problem) -> trace::Result<Trace> {
    let (source, sink) = (problem.source.index(), problem.sink.index());
    let mut library = problem.network.clone();
    let flow = push_relabel(&mut library, problem.source, problem.sink)?;
    let mut network = problem.plain();
    let n = problem.typed.names.len();
    let mut height = vec![0; n];
    height[source] = n;
    let state = State { height, excess: vec![0; n] };
    let turn = |u: usize, network: &Network, state: &State| Turn {
        u,
        held: state.excess[u],
        height: state.height[u],
        pushes: Vec::new(),
        lift: None,
        told: Vec::new(),
        network: network.clone(),
        state: state.clone(),
    };
    let mut turns = vec![turn(source, &network, &state)];
    let mut counts = [0, 0];
    let names = &problem.typed.names;
    plain::push_relabel_watched(&mut network, source, sink, |step, network, state| {
        if let PlainStep::Turn { u } = step {
            return turns.push(turn(u, network, state));
        }
        let Some(turn) = turns.last_mut() else { return };
        (turn.network, turn.state) = (network.clone(), state.clone());
        match step {
            PlainStep::Push { arc, amount } => {
                counts[0] += 1;
                turn.pushes.push((arc, amount));
                turn.told.push(format!("sends {amount} to {}", names[network.heads[arc]]));
            }
            PlainStep::Lift { to, .. } => {
                counts[1] += 1;
                turn.lift = Some(to);
                turn.told.push(format!("is lifted to {to}"));
            }
            PlainStep::Turn { .. } => {}
        }
    });
    // The sink and the source have nothing to do in their turns.
    turns.retain(|turn| turn.u == source && turn.held == 0 || !turn.told.is_empty());
    let top = turns.iter().flat_map(|turn| &turn.state.height).max().map_or(n, |top| *top);
    let hill = Hill { problem, top };
    let mut frames: Vec<Frame> = Vec::new();
    let mut asked = Asked::default();
    let sent = turns.first().map_or(0, |turn| -turn.state.excess[source]);
    for turn in &turns {
        if let Some(frame) = frames.pop() {
            frames.push(asked.about(frame, problem, turn, (sent, flow.value())));
        }
        frames.push(hill.frame(turn));
    }
    let flow = problem.flow_like(&network, &flow);
    library.set_flow(&flow)?;
    frames.push(problem.cut(&library, &flow).at("state.excess[sink]\n"));
    Ok(Trace {
        title: format!(
            "Push-relabel from {} to {}",
            problem.name(problem.source),
            problem.name(problem.sink)
        ),
        frames,
        answer: problem.answer(&library, &flow, &made(counts)),
    })
}

/// How often each of the questions was asked.
#[derive(Default)]
struct Asked {
    back: bool,
    heights: usize,
    amounts: usize,
}

impl Asked {
    fn about(
        &mut self,
        frame: Frame,
        problem: &Problem,
        turn: &Turn,
        (sent, value): (i64, i64),
    ) -> Frame {
        let name = &problem.typed.names[turn.u];
        let Some(height) = turn.lift else { return frame };
        if !std::mem::replace(&mut self.back, true) {
            let back = sent - value;
            let from = problem.name(problem.source);
            let question = format!(
                "{sent} leave {from} now. How many of them will come back to {from} in the end?"
            );
            let because = "The smallest cut lets only the rest through.";
            return frame.ask_number(question, back, [0, back + 1, sent], because);
        }
        if let [_, .., (arc, amount)] = turn.pushes[..]
            && self.amounts < 1
        {
            self.amounts += 1;
            let to = &problem.typed.names[turn.network.heads[arc]];
            let question = format!(
                "{name} has its turn and holds {}. How much does it send to {to}?",
                turn.held
            );
            let because = format!(
                "It fills the arcs to lower vertices first, in their order, and {amount} are left for {to}."
            );
            return frame.ask_number(question, amount, [turn.held, amount + 1, 1], because);
        }
        if self.heights < 2 && 1 < height - turn.height {
            self.heights += 1;
            let question =
                format!("{name} has its turn and holds {}. How high is it lifted?", turn.held);
            let because = "It is lifted until it is rid of all it holds, each time to one above the lowest vertex to which an arc with room leads.";
            return frame.ask_number(
                question,
                height,
                [turn.height, turn.height + 1, height + 1],
                because,
            );
        }
        frame
    }
}

/// The residual network with its vertices at their heights.
struct Hill<'a> {
    problem: &'a Problem,
    top: usize,
}

impl Hill<'_> {
    /// The network, and below it the residual network with its vertices at their heights. Chosen:
    /// what was pushed, by the arcs that can take it back. Waiting: what holds something.
    #[expect(clippy::cast_precision_loss, reason = "a picture has few vertices")]
    fn frame_of(
        &self,
        caption: String,
        (network, state): (&Network, &State),
        active: usize,
        pushed: &[usize],
    ) -> Frame {
        let mut picture = self
            .problem
            .residual_of(network, |arc| pushed.contains(&(arc ^ 1)).then_some(Role::Chosen));
        let places: Vec<(f64, f64)> = picture.nodes.iter().map(|node| node.at).collect();
        let step = (6.0 / self.top.max(1) as f64).min(0.5);
        for v in 0..places.len() {
            // By columns, and no two vertices in the same one.
            let is_before =
                |u: &usize| places[*u].0 < places[v].0 || (*u < v && places[*u].0 <= places[v].0);
            let rank = (0..places.len()).filter(is_before).count();
            let (height, excess) = (state.height[v], state.excess[v]);
            let node = &mut picture.nodes[v];
            node.at = (rank as f64 * 0.9, (self.top as f64 - height as f64) * step);
            let holds = if excess > 0 { format!(" e={excess}") } else { String::new() };
            node.note = format!("h={height}{holds}");
            let is_end = v == self.problem.source.index() || v == self.problem.sink.index();
            node.role = (excess > 0 && !is_end).then_some(Role::Frontier);
        }
        if let Some(node) = picture.nodes.get_mut(active) {
            node.role = Some(Role::Active);
        }
        Frame::new(caption).with(self.problem.picture(|edge| network.flow(edge))).with(picture)
    }

    fn frame(&self, turn: &Turn) -> Frame {
        let names = &self.problem.typed.names;
        let name = &names[turn.u];
        let (caption, at) = if turn.held == 0 {
            let caption = format!(
                "{name} is lifted to {}, the number of vertices, and fills its arcs. {}",
                turn.height,
                if turn.told.is_empty() {
                    "It has none.".into()
                } else {
                    format!("It {}.", trace::all_of(&turn.told))
                }
            );
            (caption, "let amount = network.residual[arc];")
        } else {
            let caption = format!(
                "The turn of {name}, which holds {}: it {}.",
                turn.held,
                trace::all_of(&turn.told)
            );
            (caption, "let amount = state.excess[u].min(network.residual[arc]);")
        };
        let pushed: Vec<usize> = turn.pushes.iter().map(|(arc, _)| *arc).collect();
        self.frame_of(caption, (&turn.network, &turn.state), turn.u, &pushed).at(at)
    }
}

impl Film<'_> {
    fn show(&mut self, step: Step<i64>, preflow: &Preflow<'_, i64>) {
        let frame = match step {
            Step::Measure => self.measured(preflow),
            Step::Push { arc, amount } => Some(self.pushed(preflow, arc, amount)),
            Step::Relabel { u, .. } => Some(self.lifted(preflow, u)),
            Step::Gap { height } => Some(self.gap(preflow, height)),
        };
        self.frames.extend(frame);
    }

    /// A frame of the library's version, drawn as those of the plain version.
    fn frame(
        &self,
        caption: String,
        preflow: &Preflow<'_, i64>,
        active: Option<NodeId>,
        pushed: &[usize],
    ) -> Frame {
        let network = preflow.network();
        let mut plain = self.problem.plain();
        for edge in self.problem.typed.graph.edge_ids() {
            plain.push(2 * edge.0.index(), network.flow(edge.0));
        }
        let height = network.nodes().map(|u| preflow.height(u)).collect();
        let excess = network.nodes().map(|u| preflow.excess(u)).collect();
        let hill = Hill { problem: self.problem, top: network.n_nodes() + 2 };
        let active = active.map_or(usize::MAX, NodeId::index);
        hill.frame_of(caption, (&plain, &State { height, excess }), active, pushed)
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
            format!("The height of each vertex is its distance to {to}; that of {from} is {lid}.")
        } else if !is_held {
            return None;
        } else if preflow.goes_back() && !self.goes_back {
            self.goes_back = true;
            let arrived = preflow.excess(sink);
            format!("{arrived} have arrived at {to}. The rest goes back to {from}.")
        } else {
            "All heights are measured again.".to_owned()
        };
        Some(self.frame(caption, preflow, None, &[]).at("self.settle();"))
    }

    fn pushed(&self, preflow: &Preflow<'_, i64>, arc: usize, amount: i64) -> Frame {
        let network = preflow.network();
        let u = network.tail_of(arc);
        let pushed = [2 * network.edge_of(arc).index() + usize::from(network.is_back(arc))];
        let (from, arc) = (self.name(u), self.problem.arc_name(network, arc));
        let caption = format!("{from} sends {amount} along {arc}.");
        let at = "self.network.push(arc, amount);";
        self.frame(caption, preflow, Some(u), &pushed).at(at)
    }

    fn lifted(&self, preflow: &Preflow<'_, i64>, u: NodeId) -> Frame {
        let (name, to) = (self.name(u), preflow.height(u));
        let caption = format!("No arc with room leads down from {name}: lift it to {to}.");
        let at = "self.height[u.index()] = below + 1;";
        self.frame(caption, preflow, Some(u), &[]).at(at)
    }

    fn gap(&self, preflow: &Preflow<'_, i64>, height: usize) -> Frame {
        let lid = preflow.network().n_nodes();
        let sink = self.name(self.problem.sink);
        let caption = format!(
            "Nothing is at height {height}: what is above is cut off from {sink}, and is lifted to {lid}."
        );
        self.frame(caption, preflow, None, &[]).at("self.height[u.index()] = source_height;")
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
