//! Minimum-cost flow, path by path:
//! `cargo run -p graph-theory --example minimum_cost_flow -- s\>a:3@1 a\>t:2@5`.

mod flows;
mod graphs;

use std::process::ExitCode;

use flows::priced::{self, Priced, units};
use graph_theory::network_flow::minimum_cost_flow::plain::{self, Step};
use graph_theory::network_flow::minimum_cost_flow::{Aim, minimum_cost_flow_watched};
use graph_theory::network_flow::{CostNetwork, plain::Network};
use graph_theory::shortest_path::bellman_ford;
use graph_theory::{DiGraph, Directed, GraphError};
use graphs::Typed;
use input::Input;
use trace::{Chart, Demo, Flag, Frame, Options, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "minimum_cost_flow",
    about: "Minimum-cost flow: push along a cheapest path, until there is none.",
    arguments: "TAIL>HEAD:CAPACITY@COST... [from=SOURCE] [to=SINK]",
    worked: &["0>1:3@1 0>2:4@2 1>3:5@1 1>4:6@3 2>3:9@3 2>4:1@1 3>5:2@1 4>5:8@1"],
    flags: &[Flag {
        name: "--potentials",
        value: None,
        about: "find the paths by Dijkstra's algorithm on reduced costs",
    }],
    trace: draw,
    play: None,
    random: Some(|seed| priced::random(seed).0),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let typed: Typed<Priced, Directed> = graphs::read(input, &["from", "to"], priced::priced)?;
    let source = typed.vertex("from")?;
    let sink = match (typed.setting("to"), typed.graph.nodes().next_back()) {
        (None, Some(last)) => last,
        _ => typed.vertex("to")?,
    };
    if source == sink {
        return Err(GraphError::SourceIsSink.into());
    }
    check_sums(&typed)?;
    let start = potentials(&typed)?;
    let ends = (source.index(), sink.index());
    let too_large = too_large(&typed);
    let run = run_with_potentials(&typed, ends, &start, too_large.is_none());
    let frames = match too_large {
        Some(too_large) => vec![too_large],
        None if options.has("--potentials") => {
            Drawing::new(&typed, ends, start).all(&run.turns, Form::Potentials)
        }
        None => Drawing::new(&typed, ends, start).all(&plain_turns(&typed, ends), Form::Plain),
    };
    Ok(Trace {
        title: format!("Minimum-cost flow from {} to {}", typed.name(source), typed.name(sink)),
        frames,
        answer: answer(&run),
    })
}

/// Refuses numbers whose sums might not fit.
fn check_sums(typed: &Typed<Priced, Directed>) -> Result<(), GraphError> {
    let (mut capacities, mut dearest) = (0_i64, 1_i64);
    let n = i64::try_from(typed.names.len()).unwrap_or(i64::MAX);
    for ((edge, _), priced) in typed.graph.edge_ids().zip(typed.graph.edges()) {
        let (capacity, cost) = priced.weight;
        dearest = dearest.max(cost.checked_abs().unwrap_or(i64::MAX));
        let fits = capacities.checked_add(capacity).filter(|sum| {
            let most = dearest.checked_mul(n).and_then(|most| most.checked_mul(8));
            most.and_then(|most| most.checked_mul(*sum)).is_some()
        });
        capacities = fits.ok_or(GraphError::Overflow { edge })?;
    }
    Ok(())
}

/// Potentials to begin with: 0, or, if a cost is negative, the distances from a vertex that an arc
/// of cost 0 joins to each other one.
fn potentials(typed: &Typed<Priced, Directed>) -> trace::Result<Vec<i64>> {
    let n = typed.names.len();
    let open = typed.graph.edges().iter().filter(|edge| 0 < edge.weight.0);
    if open.clone().all(|edge| 0 <= edge.weight.1) {
        return Ok(vec![0; n]);
    }
    let arcs = open.map(|edge| (edge.tail.into(), edge.head.into(), edge.weight.1));
    let graph = DiGraph::from_weighted_edges(n, arcs)?;
    match bellman_ford::potentials(&graph) {
        Ok(potentials) => Ok(potentials),
        Err(GraphError::NegativeCycle { edges: cycle }) => {
            let tails = cycle.iter().map(|&edge| graph.edge(edge).tail);
            let cycle = graphs::listed(typed, tails.clone().chain(tails.take(1)));
            Err(format!("the cycle {cycle} has a negative cost, which `cheapest_flow` takes")
                .into())
        }
        Err(error) => Err(error.into()),
    }
}

/// A frame that says so, if the network is too large to draw, or its numbers are.
fn too_large(typed: &Typed<Priced, Directed>) -> Option<Frame> {
    /// What the products of capacity and cost may sum to.
    const MOST: i64 = 1_000_000_000_000_000;
    let edges = typed.graph.edges();
    if flows::MOST_NODES < typed.names.len() || flows::MOST_EDGES < edges.len() {
        let (nodes, edges) = (flows::MOST_NODES, flows::MOST_EDGES);
        return Some(Frame::too_large(format_args!("{nodes} vertices and {edges} edges")));
    }
    let sum = edges.iter().fold(0_i64, |sum, edge| {
        let product = edge.weight.0.saturating_mul(1 + edge.weight.1.abs());
        sum.saturating_add(product)
    });
    (MOST < sum).then(|| Frame::too_large("capacities and costs of 15 digits together"))
}

/// Which form is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Bellman-Ford for each path.
    Plain,
    /// Dijkstra's algorithm for each path.
    Potentials,
}

/// What was pushed along which arcs. Edge e is the arcs 2e and 2e + 1, the second of which takes
/// flow back.
struct Turn {
    arcs: Vec<usize>,
    amount: i64,
    /// What a unit pays.
    unit_cost: i64,
    /// The flow through each edge afterwards.
    flows: Vec<i64>,
    /// The potentials afterwards, if there are any.
    potential: Vec<i64>,
}

/// The network of the plain versions, and the costs of its arcs.
fn plain_network(typed: &Typed<Priced, Directed>) -> (Network, Vec<i64>) {
    let edges = typed.graph.edges().iter();
    let capacities: Vec<(usize, usize, i64)> =
        edges.clone().map(|edge| (edge.tail.index(), edge.head.index(), edge.weight.0)).collect();
    let costs: Vec<i64> = edges.map(|edge| edge.weight.1).collect();
    (Network::new(typed.names.len(), &capacities), plain::arc_costs(&costs))
}

fn plain_turn(step: Step<'_>, network: &Network) -> Turn {
    let Step::Augment { path, amount, unit_cost } = step;
    let flows = (0..network.heads.len() / 2).map(|edge| network.flow(edge)).collect();
    Turn { arcs: path.to_vec(), amount, unit_cost, flows, potential: Vec::new() }
}

fn plain_turns(typed: &Typed<Priced, Directed>, (source, sink): (usize, usize)) -> Vec<Turn> {
    let (mut network, costs) = plain_network(typed);
    let mut turns = Vec::new();
    plain::minimum_cost_flow_watched(&mut network, &costs, source, sink, |step, network| {
        turns.push(plain_turn(step, network));
    });
    turns
}

/// What the form with potentials does.
struct Run {
    /// Empty if nothing is drawn.
    turns: Vec<Turn>,
    n_paths: usize,
    value: i64,
    cost: i64,
    /// Whether the potentials prove that no flow of this value is cheaper.
    is_proved: bool,
}

/// The form with potentials, from those of `start`: it knows the costs as these reduce them, so
/// that none is negative.
fn run_with_potentials(
    typed: &Typed<Priced, Directed>,
    (source, sink): (usize, usize),
    start: &[i64],
    is_drawn: bool,
) -> Run {
    let (mut network, costs) = plain_network(typed);
    let reduce = |network: &Network, costs: &[i64], potential: &[i64]| -> Vec<i64> {
        let tail = |arc: usize| network.heads[arc ^ 1];
        let of = |arc: usize| potential[tail(arc)] - potential[network.heads[arc]];
        costs.iter().enumerate().map(|(arc, cost)| cost + of(arc)).collect()
    };
    let reduced = reduce(&network, &costs, start);
    let (mut turns, mut n_paths, mut last) = (Vec::new(), 0, start.to_vec());
    let watch = |step: Step<'_>, network: &Network, potential: &[i64]| {
        last = potential.iter().zip(start).map(|(more, start)| start + more).collect();
        n_paths += 1;
        if is_drawn {
            let Step::Augment { path, .. } = step;
            let unit_cost = path.iter().map(|&arc| costs[arc]).sum();
            turns.push(Turn { unit_cost, potential: last.clone(), ..plain_turn(step, network) });
        }
    };
    let (value, _) = plain::with_potentials_watched(&mut network, &reduced, source, sink, watch);
    let cost = (0..costs.len() / 2).map(|edge| network.flow(edge) * costs[2 * edge]).sum();
    let left = reduce(&network, &costs, &last);
    let is_proved = (0..costs.len()).all(|arc| network.residual[arc] == 0 || 0 <= left[arc]);
    Run { turns, n_paths, value, cost, is_proved }
}

struct Drawing<'a> {
    typed: &'a Typed<Priced, Directed>,
    ends: (usize, usize),
    form: Form,
    /// Every vertex at its place; no marks.
    plain: trace::Graph,
    frames: Vec<Frame>,
    /// What flows through each edge.
    flows: Vec<i64>,
    /// The potential of each vertex.
    potential: Vec<i64>,
    /// What has flowed so far, and what it cost.
    so_far: (i64, i64),
    asked: Asked,
}

/// How often each of the questions was asked.
#[derive(Default)]
struct Asked {
    prices: usize,
    amounts: usize,
    back: usize,
    rises: usize,
    reduced: usize,
}

impl<'a> Drawing<'a> {
    fn new(typed: &'a Typed<Priced, Directed>, ends: (usize, usize), start: Vec<i64>) -> Self {
        let plain = typed.picture(|_| String::new());
        let level = flows::levels(&plain, ends.0, ends.1);
        Drawing {
            typed,
            ends,
            form: Form::Plain,
            plain: plain.in_columns(|v| level[v]),
            frames: Vec::new(),
            flows: vec![0; typed.graph.n_edges()],
            potential: start,
            so_far: (0, 0),
            asked: Asked::default(),
        }
    }

    fn name(&self, v: usize) -> &str {
        &self.typed.names[v]
    }

    /// The vertices that an arc joins, in its direction.
    fn arc_ends(&self, arc: usize) -> [usize; 2] {
        let edge = &self.typed.graph.edges()[arc / 2];
        let (tail, head) = (edge.tail.index(), edge.head.index());
        if arc.is_multiple_of(2) { [tail, head] } else { [head, tail] }
    }

    fn arc_name(&self, arc: usize) -> String {
        let [u, v] = self.arc_ends(arc);
        format!("{}>{}", self.name(u), self.name(v))
    }

    fn arc_cost(&self, arc: usize) -> i64 {
        let cost = self.typed.graph.edges()[arc / 2].weight.1;
        if arc.is_multiple_of(2) { cost } else { -cost }
    }

    fn residual(&self, arc: usize) -> i64 {
        let (edge, flow) = (&self.typed.graph.edges()[arc / 2], self.flows[arc / 2]);
        if arc.is_multiple_of(2) { edge.weight.0 - flow } else { flow }
    }

    fn reduced_cost(&self, arc: usize) -> i64 {
        let [u, v] = self.arc_ends(arc);
        self.arc_cost(arc) + self.potential[u] - self.potential[v]
    }

    /// The network with flow/capacity @cost on each edge, thick where something flows.
    fn flow_picture(&self) -> trace::Graph {
        let mut picture = self.plain.clone();
        for ((edge, drawn), flow) in
            self.typed.graph.edges().iter().zip(&mut picture.edges).zip(&self.flows)
        {
            drawn.label = format!("{flow}/{} @{}", edge.weight.0, edge.weight.1);
            drawn.style = (*flow != 0).then_some(Style::Thick);
        }
        picture
    }

    /// The residual network, its arcs with how much they can take and their cost, or with their
    /// reduced cost. Those of `path` are marked.
    fn residual_picture(&self, path: &[usize]) -> trace::Graph {
        let arcs = (0..2 * self.flows.len()).filter(|&arc| 0 < self.residual(arc));
        let edges = arcs.map(|arc| {
            let [u, v] = self.arc_ends(arc);
            let label = match self.form {
                Form::Potentials => self.reduced_cost(arc).to_string(),
                Form::Plain => format!("{} @{}", self.residual(arc), self.arc_cost(arc)),
            };
            trace::Edge {
                label,
                role: path.contains(&arc).then_some(Role::Active),
                style: (arc % 2 == 1).then_some(Style::Dashed),
                ..trace::Edge::new(u, v)
            }
        });
        let edges = edges.collect();
        let mut picture = trace::Graph { edges, is_typed: false, ..self.plain.clone() };
        for &arc in path {
            for v in self.arc_ends(arc) {
                picture.nodes[v].role = Some(Role::Active);
            }
        }
        picture
    }

    /// The same, with the potential of each vertex below it.
    fn with_potentials(&self, path: &[usize]) -> trace::Graph {
        let mut picture = self.residual_picture(path);
        for (node, potential) in picture.nodes.iter_mut().zip(&self.potential) {
            node.note = potential.to_string();
        }
        picture
    }

    /// The vertices along a path, and what a unit pays: `4 + 5 - 2 = 7`.
    fn walk(&self, path: &[usize]) -> (String, String) {
        let heads = path.iter().map(|&arc| self.arc_ends(arc)[1]);
        let start = path.first().map(|&arc| self.arc_ends(arc)[0]);
        let walk = trace::list(start.into_iter().chain(heads).map(|v| self.name(v)), " ");
        let costs: Vec<i64> = path.iter().map(|&arc| self.arc_cost(arc)).collect();
        (walk, priced::sum(&costs))
    }

    fn all(mut self, turns: &[Turn], form: Form) -> Vec<Frame> {
        self.form = form;
        let (caption, residual, at) = match form {
            Form::Plain => (
                "At first nothing flows. Below is the residual network: each arc with how much it can take, and what a unit pays.",
                self.residual_picture(&[]),
                "let (mut value, mut total) = (0, 0);",
            ),
            Form::Potentials => (
                if self.potential.iter().all(|potential| *potential == 0) {
                    "At first nothing flows, and all potentials are 0. Below is the residual network, each arc with its reduced \
                     cost: so far this is its cost."
                } else {
                    "At first nothing flows. Some cost is negative, so the potentials are the distances that Bellman-Ford finds. \
                     Below is the residual network, each arc with its reduced cost."
                },
                self.with_potentials(&[]),
                "let mut potential = vec![0; network.arcs.len()];",
            ),
        };
        self.frames.push(Frame::new(caption).with(self.flow_picture()).with(residual).at(at));
        for turn in turns {
            match form {
                Form::Plain => self.path(turn),
                Form::Potentials => self.path_with_potentials(turn),
            }
        }
        self.ask_curve(turns);
        self.end(turns);
        self.frames
    }

    /// Takes over what the turn has changed.
    fn push(&mut self, turn: &Turn) {
        self.so_far.0 += turn.amount;
        self.so_far.1 += turn.unit_cost * turn.amount;
        self.flows.clone_from(&turn.flows);
        if !turn.potential.is_empty() {
            self.potential.clone_from(&turn.potential);
        }
    }

    /// The flow after a turn, with its arcs marked: those that are full now differ.
    fn pushed_picture(&self, turn: &Turn) -> trace::Graph {
        let mut picture = self.flow_picture();
        for &arc in &turn.arcs {
            let is_full = self.residual(arc) == 0;
            let role = if is_full { Role::Active } else { Role::Chosen };
            picture.edges[arc / 2].role = Some(role);
        }
        picture
    }

    /// `So far, 2 units cost 6.`
    fn sum(&self) -> String {
        format!("So far, {} {}.", units(self.so_far.0, ["costs", "cost"]), self.so_far.1)
    }

    /// Two frames: the path that was found, and what was pushed along it.
    fn path(&mut self, turn: &Turn) {
        let (walk, sum) = self.walk(&turn.arcs);
        self.ask_back(turn);
        self.ask_price(turn.unit_cost);
        let found = Frame::new(format!("The cheapest path is {walk}: a unit pays {sum}."))
            .with(self.flow_picture())
            .with(self.residual_picture(&turn.arcs))
            .at("while let Some(path) = cheapest_path(network, costs, source, sink) {");
        self.frames.push(found);
        self.ask_amount(turn);
        self.push(turn);
        let caption =
            format!("Push {} along it. {} {}", turn.amount, self.filled(turn), self.sum());
        let pushed = Frame::new(caption)
            .with(self.pushed_picture(turn))
            .with(self.residual_picture(&[]))
            .at("network.push(arc, amount);");
        self.frames.push(pushed);
    }

    /// `Now 3>5 is full.`
    fn filled(&self, turn: &Turn) -> String {
        let full = turn.arcs.iter().filter(|&&arc| self.residual(arc) == 0);
        flows::filled(&full.map(|&arc| self.arc_name(arc)).collect::<Vec<_>>())
    }

    /// Two frames: how the potentials rise, and what was pushed along a path without reduced costs.
    fn path_with_potentials(&mut self, turn: &Turn) {
        let before: Vec<i64> = self.potential.clone();
        self.ask_rise(turn);
        let mut residual = self.residual_picture(&turn.arcs);
        for (node, (before, after)) in
            residual.nodes.iter_mut().zip(before.iter().zip(&turn.potential))
        {
            node.note = format!("{before} + {}", after - before);
        }
        let (source, sink) = self.ends;
        let far = turn.potential[sink] - before[sink];
        let caption = format!(
            "With the reduced costs, {} is at distance {far} from {}. Each potential rises by the distance of its vertex, but by {far} \
             at most.",
            self.name(sink),
            self.name(source),
        );
        let found = Frame::new(caption)
            .with(self.flow_picture())
            .with(residual)
            .at("*potential += distance.unwrap_or(far).min(far);");
        self.frames.push(found);
        self.ask_reduced(turn);
        self.push(turn);
        let (walk, _) = self.walk(&turn.arcs);
        let caption = format!(
            "With the new potentials, each arc of {walk} has the reduced cost 0. A unit pays {}. Push {} along the path. {} {}",
            turn.unit_cost,
            turn.amount,
            self.filled(turn),
            self.sum()
        );
        let pushed = Frame::new(caption)
            .with(self.pushed_picture(turn))
            .with(self.with_potentials(&[]))
            .at("network.push(arc, amount);");
        self.frames.push(pushed);
    }

    /// The last frame: what can be reached, what is full, and the cost curve.
    fn end(&mut self, turns: &[Turn]) {
        let side = self.side();
        let mut picture = self.flow_picture();
        for (edge, drawn) in self.typed.graph.edges().iter().zip(&mut picture.edges) {
            if side[edge.tail.index()] && !side[edge.head.index()] {
                drawn.role = Some(Role::Chosen);
            }
        }
        for (node, _) in picture.nodes.iter_mut().zip(&side).filter(|(_, is_in)| **is_in) {
            node.role = Some(Role::Settled);
        }
        let listed: Vec<&str> =
            (0..side.len()).filter(|&v| side[v]).map(|v| self.name(v)).collect();
        let caption = format!(
            "No path is left: from {} only {{{}}} can be reached. Below is the cost curve: the least cost of each value.",
            self.name(self.ends.0),
            listed.join(" ")
        );
        #[expect(clippy::cast_precision_loss, reason = "a drawing")]
        let points = curve(turns).into_iter().map(|(value, cost)| (value as f64, cost as f64));
        let curve = priced::curve(points);
        let at = match self.form {
            Form::Plain => "let arc = arrival[v]?;",
            Form::Potentials => "let Some(far) = distance[sink] else { return (value, total) };",
        };
        self.frames.push(Frame::new(caption).with(picture).with(curve).at(at));
    }

    /// Which vertices can be reached from the source in the residual network.
    fn side(&self) -> Vec<bool> {
        let mut side = vec![false; self.potential.len()];
        let mut open = vec![self.ends.0];
        while let Some(u) = open.pop() {
            if !std::mem::replace(&mut side[u], true) {
                let arcs = (0..2 * self.flows.len()).filter(|&arc| 0 < self.residual(arc));
                let ends = arcs.map(|arc| self.arc_ends(arc)).filter(|ends| ends[0] == u);
                open.extend(ends.map(|ends| ends[1]));
            }
        }
        side
    }

    /// Adds a question to the last frame.
    fn ask(&mut self, ask: impl FnOnce(Frame) -> Frame) {
        if let Some(frame) = self.frames.pop() {
            self.frames.push(ask(frame));
        }
    }

    /// What an arc pays that takes something back; asked once.
    fn ask_back(&mut self, turn: &Turn) {
        let Some(&arc) = turn.arcs.iter().find(|&&arc| arc % 2 == 1) else { return };
        let cost = self.arc_cost(arc);
        if cost == 0 || 0 < self.asked.back {
            return;
        }
        self.asked.back += 1;
        let (back, edge) = (self.arc_name(arc), self.arc_name(arc ^ 1));
        let question = format!(
            "{edge} carries something. What does a unit pay on the arc {back}, which takes it back?"
        );
        let because = format!("What was sent through {edge} gets its {} back.", -cost);
        self.ask(|frame| frame.ask_number(question, cost, [-cost, 0], because));
    }

    /// What a unit pays on the next path; asked on the first two.
    fn ask_price(&mut self, unit_cost: i64) {
        let is_free = self.frames.last().is_some_and(|frame| frame.ask.is_none());
        if 2 <= self.asked.prices || !is_free {
            return;
        }
        self.asked.prices += 1;
        let others = [unit_cost + 1, unit_cost + 2, (unit_cost - 1).max(0)];
        let because = "This is the least sum of costs along a path of the residual network.";
        let question = "What does a unit pay on the next path?";
        self.ask(|frame| frame.ask_number(question, unit_cost, others, because));
    }

    /// How much the path can take; asked twice.
    fn ask_amount(&mut self, turn: &Turn) {
        let widest = turn.arcs.iter().map(|&arc| self.residual(arc)).max().unwrap_or(0);
        if 2 <= self.asked.amounts || widest == turn.amount {
            return;
        }
        self.asked.amounts += 1;
        let narrowest = turn.arcs.iter().find(|&&arc| self.residual(arc) == turn.amount);
        let narrowest = narrowest.map_or(String::new(), |&arc| self.arc_name(arc));
        let because = format!("{narrowest} can take no more than {}.", turn.amount);
        let others = [widest, turn.amount + 1, 1];
        let question = "How much is pushed along this path?";
        self.ask(|frame| frame.ask_number(question, turn.amount, others, because));
    }

    /// By how much the potential of a vertex rises that is not nearest to the source; asked twice.
    fn ask_rise(&mut self, turn: &Turn) {
        let rise = |v: usize| turn.potential[v] - self.potential[v];
        let (_, sink) = self.ends;
        let Some(v) = (0..self.potential.len()).filter(|&v| v != sink).max_by_key(|&v| rise(v))
        else {
            return;
        };
        if 2 <= self.asked.rises || rise(v) == 0 {
            return;
        }
        self.asked.rises += 1;
        let (answer, name) = (rise(v), self.name(v).to_owned());
        let question = format!("By how much does the potential of {name} rise now?");
        let because = format!(
            "By the distance of {name} with the reduced costs, but at most by that of the sink, which is {}.",
            rise(sink)
        );
        let others = [0, answer + 1, answer + 2];
        self.ask(|frame| frame.ask_number(question, answer, others, because));
    }

    /// The reduced cost of an arc off the path, after the potentials rise; asked twice.
    fn ask_reduced(&mut self, turn: &Turn) {
        let arcs = (0..2 * self.flows.len()).filter(|&arc| 0 < self.residual(arc));
        let reduced = |arc: usize| {
            let [u, v] = self.arc_ends(arc);
            self.arc_cost(arc) + turn.potential[u] - turn.potential[v]
        };
        let mut arcs = arcs.filter(|arc| !turn.arcs.contains(arc));
        let Some(arc) = arcs.find(|&arc| reduced(arc) != self.reduced_cost(arc)) else { return };
        if 2 <= self.asked.reduced {
            return;
        }
        let [u, v] = self.arc_ends(arc);
        let (answer, before, name) = (reduced(arc), self.reduced_cost(arc), self.arc_name(arc));
        self.asked.reduced += 1;
        let question = format!("What will the reduced cost of {name} be?");
        let because = format!(
            "The cost {}, plus the new potential {} of its tail, minus {} of its head.",
            self.arc_cost(arc),
            turn.potential[u],
            turn.potential[v]
        );
        let others = [before, answer + 1, before + 1];
        self.ask(|frame| frame.ask_number(question, answer, others, because));
    }

    /// What a flow costs whose value lies between two corners of the curve.
    fn ask_curve(&mut self, turns: &[Turn]) {
        let curve = curve(turns);
        let corners = curve.windows(2).rev().find(|corners| corners[1].0 - corners[0].0 > 1);
        let Some(&[(from, cost), (to, dearer)]) = corners else { return };
        let unit = (dearer - cost) / (to - from);
        let (answer, value) = (cost + unit, from + 1);
        let question =
            format!("What is the least cost of a flow of {}?", trace::plural(value, "unit"));
        let because = format!(
            "{} cost {cost}, and one more pays {unit} on the cheapest path.",
            trace::plural(from, "unit")
        );
        let others = [answer + 1, cost, answer - 1];
        self.ask(|frame| frame.ask_number(question, answer, others, because));
    }
}

/// The corners of the cost curve: values, and what they cost.
fn curve(turns: &[Turn]) -> Vec<(i64, i64)> {
    let mut curve = vec![(0, 0)];
    let (mut value, mut cost, mut last) = (0, 0, None);
    for turn in turns {
        if last == Some(turn.unit_cost) {
            curve.pop();
        }
        value += turn.amount;
        cost += turn.amount * turn.unit_cost;
        curve.push((value, cost));
        last = Some(turn.unit_cost);
    }
    curve
}

fn answer(run: &Run) -> String {
    let proof = if run.is_proved {
        "The potentials prove that no flow of this value is cheaper."
    } else {
        "But the potentials do not prove it."
    };
    let units = units(run.value, ["costs", "cost"]);
    format!("{units} {}, by {}. {proof}", run.cost, trace::plural(run.n_paths, "path"))
}

/// A network of `2 k + 2` vertices on which the cheapest paths take one unit each, and are 2^k. It
/// is built round an edge of capacity 1. Each layer adds a source and a sink, and lets in as much
/// as the part inside can take: first straight through it, then, for more than any path inside
/// costs, from the sink of the part to its source, so that all paths are taken back, the dearest
/// one first. The source is the last vertex but one, the sink the last.
pub(crate) fn doubling(k: u32) -> (usize, Vec<(u32, u32, i64, i64)>) {
    let (mut flow, mut dearest) = (1, 0);
    let mut edges = vec![(0, 1, 1, 0)];
    for layer in 0..k {
        let (inner, sink, source, outer) = (2 * layer, 2 * layer + 1, 2 * layer + 2, 2 * layer + 3);
        let detour = dearest + 1;
        edges.extend([(source, inner, flow, 0), (sink, outer, flow, 0)]);
        edges.extend([(source, sink, flow, detour), (inner, outer, flow, detour)]);
        (flow, dearest) = (2 * flow, 2 * detour);
    }
    (2 * k as usize + 2, edges)
}

/// How many paths it takes.
pub(crate) fn paths(k: u32) -> u32 {
    let (n_nodes, edges) = doubling(k);
    let Ok(mut network) = CostNetwork::from_priced_edges(n_nodes, edges) else { return 0 };
    let (source, sink) = ((2 * k).into(), (2 * k + 1).into());
    let mut n_paths = 0;
    let best =
        minimum_cost_flow_watched(&mut network, source, sink, Aim::Most, |_, _, _| n_paths += 1);
    best.map_or(0, |_| n_paths)
}

pub(crate) const LAYERS: [u32; 6] = [1, 3, 5, 7, 9, 11];

fn cost() -> Chart {
    let sizes = LAYERS.map(|k| 2 * k + 2);
    let edges = |n: u32| 2 * n - 3;
    Chart::from_counts(
        "Paths of one unit on a network whose capacities double with every two vertices",
        ["vertices", "paths"],
        &sizes,
        ["edges", "paths"],
        |n| [edges(n), paths(n / 2 - 1)],
    )
}
