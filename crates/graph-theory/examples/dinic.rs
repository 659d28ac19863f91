//! Dinic's algorithm, phase by phase: `cargo run -p graph-theory --example dinic -- s\>a:3 a\>t:2`.

pub(crate) mod flows;
mod graphs;

use std::mem;
use std::process::ExitCode;

use flows::{Problem, seesaw};
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::dinic::plain::{self, Step};
use graph_theory::network_flow::dinic::{Step as LibraryStep, dinic_watched};
use graph_theory::network_flow::plain::Network;
use input::Input;
use trace::{Axis, Chart, Demo, Frame, Options, Role, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "dinic",
    about: "Dinic's algorithm: levels by a search, then all shortest paths at once, and again.",
    arguments: "TAIL>HEAD:CAPACITY... [from=SOURCE] [to=SINK]",
    worked: &["0>1:3 0>2:4 1>3:5 1>4:6 2>3:9 2>4:1 3>5:2 4>5:8"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(flows::random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let problem = Problem::read(input)?;
    let mut network = problem.network.clone();
    let (source, sink) = (problem.source, problem.sink);
    let (mut n_phases, mut n_paths) = (0, 0);
    let flow = dinic_watched(&mut network, source, sink, None, |step, _| match step {
        LibraryStep::Phase { .. } => n_phases += 1,
        LibraryStep::Augment { .. } => n_paths += 1,
        LibraryStep::Retreat { .. } => {}
    })?;
    let (phases, paths) = (trace::plural(n_phases, "phase"), trace::plural(n_paths, "path"));
    let answer = problem.answer(&network, &flow, &format!("{paths} in {phases}"));
    let frames = if let Some(too_large) = problem.too_large() {
        vec![too_large]
    } else {
        // What is drawn is the flow of the plain version.
        let (mut frames, plain) = frames(&problem);
        let flow = problem.flow_like(&plain, &flow);
        network.set_flow(&flow)?;
        let last = problem.cut(&network, &flow).with(problem.residual_of(&plain, |_| None));
        frames.push(last.at("if level[sink].is_none() {"));
        frames
    };
    Ok(Trace {
        title: format!("Dinic's algorithm from {} to {}", problem.name(source), problem.name(sink)),
        frames,
        answer,
    })
}

/// The level of each vertex, if it has one.
type Level = Vec<Option<usize>>;

/// A phase as far as it has come.
struct Phase<'a> {
    problem: &'a Problem,
    level: Level,
    /// The vertices from which nothing more can get to the sink.
    dead: Vec<usize>,
}

/// What a frame shows.
enum Event {
    Begin,
    Path(Vec<usize>, i64),
    /// Dead ends, and whether the phase is over.
    Dead(Vec<usize>, bool),
}

/// One frame for each phase, path, and dead end of the plain version; and its network at the end.
fn frames(problem: &Problem) -> (Vec<Frame>, Network) {
    let (source, sink) = (problem.source.index(), problem.sink.index());
    let mut network = problem.plain();
    let (mut events, mut path): (Vec<(Event, Network, Level)>, _) = (Vec::new(), Vec::new());
    let mut now: Level = Vec::new();
    let mut known: Vec<usize> = Vec::new();
    plain::dinic_watched(&mut network, source, sink, |step, network| match step {
        Step::Phase { level } => {
            level.clone_into(&mut now);
            known.clear();
            events.push((Event::Begin, network.clone(), now.clone()));
        }
        Step::Push { arc, amount } => {
            path.push(arc);
            if network.heads[arc ^ 1] == source {
                path.reverse();
                let path = mem::take(&mut path);
                events.push((Event::Path(path, amount), network.clone(), now.clone()));
            }
        }
        Step::Retreat { u } if u != source && known.contains(&u) => {}
        Step::Retreat { u } => {
            known.push(u);
            if let Some((Event::Dead(dead, is_over), ..)) = events.last_mut() {
                dead.push(u);
                *is_over = u == source;
            } else {
                events.push((Event::Dead(vec![u], u == source), network.clone(), now.clone()));
            }
        }
    });
    let mut frames: Vec<Frame> = Vec::new();
    let mut asked = Asked::default();
    let mut phase = Phase { problem, level: Vec::new(), dead: Vec::new() };
    let mut n_phases = 0;
    for (event, network, level) in events {
        if let Some(frame) = frames.pop() {
            frames.push(asked.about(frame, &phase, &event, &level));
        }
        let frame = match &event {
            Event::Begin => {
                n_phases += 1;
                phase = Phase { problem, level, dead: Vec::new() };
                phase.begins(n_phases, &network)
            }
            Event::Path(path, amount) => phase.pushes(&network, path, *amount),
            Event::Dead(dead, is_over) => {
                let source = problem.source.index();
                phase.dead.extend(dead.iter().filter(|u| **u != source));
                phase.retreats(&network, dead, *is_over)
            }
        };
        frames.push(frame);
    }
    (frames, network)
}

/// How often each of the questions was asked.
#[derive(Default)]
struct Asked {
    levels: usize,
    paths: usize,
    dead: usize,
}

impl Asked {
    fn about(
        &mut self,
        frame: Frame,
        phase: &Phase<'_>,
        next: &Event,
        level: &[Option<usize>],
    ) -> Frame {
        let problem = phase.problem;
        let sink = problem.sink.index();
        match next {
            // How much farther the sink is in the next phase.
            Event::Begin if self.levels < 2 => {
                let Some(far) = level[sink] else { return frame };
                self.levels += 1;
                let question = format!(
                    "A new phase begins. What is the level of {} in it?",
                    problem.name(problem.sink)
                );
                let because = "The arcs that are full now do not count, but the backward arcs do. The level of the sink is larger in \
                               each phase.";
                let before = phase.level[sink].unwrap_or(far);
                frame.ask_number(question, far, [before, before + 1, far + 1], because)
            }
            Event::Path(path, _) if self.paths < 2 => {
                let network = problem.plain();
                let row = problem.along(&network, path);
                // Others leave out a level, or go down one.
                let rotated = |by: usize| {
                    let n = path.len();
                    let inner: Vec<usize> =
                        path[..n - 1].iter().map(|&arc| network.heads[arc]).collect();
                    let others = (0..level.len()).filter(|v| {
                        !inner.contains(v) && *v != sink && *v != problem.source.index()
                    });
                    let other = others.clone().nth(by % others.clone().count().max(1))?;
                    let mut nodes: Vec<usize> = inner;
                    if let Some(last) = nodes.last_mut() {
                        *last = other;
                    }
                    let nodes = [problem.source.index()].into_iter().chain(nodes).chain([sink]);
                    Some(problem.names(nodes))
                };
                let mut choices: Vec<String> =
                    [rotated(0), rotated(1)].into_iter().flatten().collect();
                choices.retain(|choice| *choice != row);
                choices.dedup();
                if choices.len() < 2 {
                    return frame;
                }
                self.paths += 1;
                let answer = self.paths % 3;
                choices.insert(answer, row);
                let because = "Each of its arcs goes up one level and can take more, and the search tries the arcs of a vertex in \
                               their order.";
                frame.ask("Along which path is something pushed next?", choices, answer, because)
            }
            Event::Dead(dead, false) if self.dead < 2 => {
                let Some(&first) = dead.first() else { return frame };
                let alive = (0..level.len()).filter(|v| {
                    level[*v].is_some()
                        && !dead.contains(v)
                        && !phase.dead.contains(v)
                        && *v != sink
                });
                let mut choices: Vec<usize> =
                    alive.filter(|v| *v != problem.source.index()).take(2).collect();
                if choices.len() < 2 {
                    return frame;
                }
                self.dead += 1;
                choices.insert(self.dead % 3, first);
                let answer = self.dead % 3;
                let name = &problem.typed.names[first];
                let because = format!(
                    "No arc that leaves {name} goes up one level and can take more, so {name} is of no use any more in this phase."
                );
                let choices = choices.into_iter().map(|v| problem.typed.names[v].clone());
                frame.ask(
                    "From which vertex does the search retreat next?",
                    choices,
                    answer,
                    because,
                )
            }
            _ => frame,
        }
    }
}

impl Phase<'_> {
    /// The residual network with the levels. Waiting: the arcs that go up one level, between
    /// vertices that are not dead ends.
    fn residual(&self, network: &Network, role: impl Fn(usize) -> Option<Role>) -> trace::Graph {
        let goes_up = |arc: usize| {
            let [from, to] = [network.heads[arc ^ 1], network.heads[arc]];
            let is_up = self.level[from].is_some()
                && self.level[to] == self.level[from].map(|level| level + 1);
            let is_alive = !self.dead.contains(&from) && !self.dead.contains(&to);
            (is_up && is_alive).then_some(Role::Frontier)
        };
        let mut residual =
            self.problem.residual_of(network, |arc| role(arc).or_else(|| goes_up(arc)));
        for (node, level) in residual.nodes.iter_mut().zip(&self.level) {
            node.note = level.map_or(" ".into(), |level| format!("level {level}"));
        }
        for &u in &self.dead {
            residual.nodes[u].role = Some(Role::Rejected);
        }
        residual
    }

    fn begins(&self, number: usize, network: &Network) -> Frame {
        let sink = self.problem.sink;
        let far = self.level[sink.index()].map_or(String::new(), |level| level.to_string());
        let caption = format!(
            "Phase {number}: the level of {} is {far}. The marked arcs go up one level: the level graph.",
            self.problem.name(sink)
        );
        Frame::new(caption)
            .with(self.problem.picture(|edge| network.flow(edge)))
            .with(self.residual(network, |_| None))
            .at("let level = levels(network, source);")
    }

    fn pushes(&self, network: &Network, path: &[usize], amount: i64) -> Frame {
        let mut flow = self.problem.picture(|edge| network.flow(edge));
        for &arc in path {
            flow.edges[arc / 2].role = Some(Role::Chosen);
        }
        let full: Vec<String> = path
            .iter()
            .filter(|arc| network.residual[**arc] == 0)
            .map(|&arc| self.problem.ends(network, arc))
            .collect();
        let caption = format!(
            "Push {amount} along {}. {}",
            self.problem.along(network, path),
            flows::filled(&full)
        );
        let on_path = |arc: usize| path.contains(&arc).then_some(Role::Chosen);
        Frame::new(caption)
            .with(flow)
            .with(self.residual(network, on_path))
            .at("network.push(arc, amount);")
    }

    fn retreats(&self, network: &Network, dead: &[usize], is_over: bool) -> Frame {
        let source = self.problem.source.index();
        let names: Vec<&String> =
            dead.iter().filter(|u| **u != source).map(|u| &self.problem.typed.names[*u]).collect();
        let mut caption = match names.len() {
            0 => String::new(),
            1 => format!("Nothing more gets from {} to the next level: a dead end.", names[0]),
            _ => format!(
                "Nothing more gets from {} to the next levels: dead ends.",
                trace::all_of(&names)
            ),
        };
        if is_over {
            let end = "The source has no arc left to try, so the phase ends.";
            caption = if caption.is_empty() { end.into() } else { format!("{caption} {end}") };
        }
        Frame::new(caption)
            .with(self.problem.picture(|edge| network.flow(edge)))
            .with(self.residual(network, |_| None))
            .at("n_tried[u] += 1;")
    }
}

pub(crate) const SIZES: [u32; 4] = [2, 4, 8, 16];

/// The searches and the paths of Dinic's algorithm from 0 to 1; the last search fails.
pub(crate) fn searches(n_nodes: usize, edges: &[(u32, u32, i64)]) -> (usize, usize) {
    let network = FlowNetwork::from_edges(n_nodes, edges.iter().copied());
    let Ok(mut network) = network else { return (0, 0) };
    let (mut n_searches, mut n_paths) = (1, 0);
    let count = |step: LibraryStep<'_, i64>, _: &FlowNetwork<i64>| match step {
        LibraryStep::Phase { .. } => n_searches += 1,
        LibraryStep::Augment { .. } => n_paths += 1,
        LibraryStep::Retreat { .. } => {}
    };
    let flow = dinic_watched(&mut network, 0.into(), 1.into(), None, count);
    flow.map_or((0, 0), |_| (n_searches, n_paths))
}

fn cost() -> Chart {
    #[expect(clippy::cast_precision_loss, reason = "a few thousand")]
    let points = |count: fn((usize, usize)) -> usize| {
        let at = |k| {
            let (n_nodes, edges) = seesaw(k, k);
            (n_nodes as f64, count(searches(n_nodes, &edges)) as f64)
        };
        SIZES.map(at).to_vec()
    };
    let series = |name: &str, points| Series { name: name.into(), points };
    Chart {
        name: "Searches on the seesaw network".into(),
        x: Axis::log("vertices"),
        y: Axis::log("searches"),
        series: vec![
            series("one for each path (Edmonds-Karp)", points(|(_, n_paths)| n_paths + 1)),
            series("one for each phase (Dinic)", points(|(n_searches, _)| n_searches)),
        ],
    }
}
