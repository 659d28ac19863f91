//! Dinic's algorithm, phase by phase: `cargo run -p graph-theory --example dinic -- s\>a:3 a\>t:2`.

pub(crate) mod flows;
mod graphs;

use std::process::ExitCode;

use flows::{Problem, seesaw};
use graph_theory::NodeId;
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::dinic::{Levels, Step, dinic_watched};
use input::Input;
use trace::{Axis, Chart, Demo, Frame, Options, Role, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "dinic",
    about: "Dinic's algorithm: levels by a search, then all shortest paths at once, and again.",
    arguments: "TAIL>HEAD:CAPACITY... [from=SOURCE] [to=SINK]",
    worked: &[
        "0>1:3 0>2:13 0>3:6 1>4:8 1>7:5 2>4:6 2>5:9 3>5:6 3>6:1 4>5:3 4>7:2 5>8:7 6>8:8 7>8:10",
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

/// What a phase has come to.
struct Phase<'a> {
    problem: &'a Problem,
    levels: Levels,
    /// The vertices through which nothing more can come.
    dead: Vec<NodeId>,
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let problem = Problem::read(input)?;
    let mut network = problem.network.clone();
    let (source, sink) = (problem.source, problem.sink);
    let mut frames = Vec::new();
    let (mut n_phases, mut n_paths) = (0, 0);
    let too_large = problem.too_large();
    let mut phase: Option<Phase<'_>> = None;
    let flow = dinic_watched(&mut network, source, sink, None, |step, network| {
        match step {
            Step::Phase { .. } => n_phases += 1,
            Step::Augment { .. } => n_paths += 1,
            Step::Retreat { .. } => {}
        }
        if too_large.is_some() {
            return;
        }
        if let Step::Phase { levels } = step {
            let begun = Phase { problem: &problem, levels: levels.clone(), dead: Vec::new() };
            frames.push(begun.begins(n_phases, network));
            phase = Some(begun);
        } else if let Some(phase) = &mut phase {
            match step {
                Step::Phase { .. } => {}
                Step::Augment { path, amount } => frames.push(phase.pushes(network, path, amount)),
                Step::Retreat { u } => {
                    phase.dead.push(u);
                    frames.push(phase.retreats(network, u));
                }
            }
        }
    })?;
    let at = "levels.level.iter().map(|&level| level != UNREACHED).collect()";
    frames.push(too_large.unwrap_or_else(|| problem.cut(&network, &flow).at(at)));
    let (phases, paths) = (trace::plural(n_phases, "phase"), trace::plural(n_paths, "path"));
    Ok(Trace {
        title: format!("Dinic's algorithm from {} to {}", problem.name(source), problem.name(sink)),
        frames,
        answer: problem.answer(&network, &flow, &format!("{paths} in {phases}")),
    })
}

impl Phase<'_> {
    /// The network with the levels below the vertices. Waiting: the arcs that go up one level and
    /// can take more.
    fn picture(&self, network: &FlowNetwork<i64>) -> trace::Graph {
        let mut picture = self.problem.picture(network);
        for u in network.nodes() {
            let Some(level) = self.levels.level(u) else { continue };
            picture.nodes[u.index()].note = format!("level {level}");
            for arc in network.arc_range(u) {
                let head = network.all_arcs()[arc].head;
                let is_up = self.levels.level(head) == Some(level + 1);
                let is_alive = !self.dead.contains(&u) && !self.dead.contains(&head);
                if is_up && is_alive && 0 < network.all_arcs()[arc].residual {
                    flows::mark(&mut picture, network, arc, Role::Frontier);
                }
            }
        }
        for u in &self.dead {
            picture.nodes[u.index()].role = Some(Role::Rejected);
        }
        picture
    }

    fn begins(&self, number: usize, network: &FlowNetwork<i64>) -> Frame {
        let sink = self.problem.sink;
        let far = self.levels.level(sink).map_or(String::new(), |level| level.to_string());
        let caption = format!(
            "Phase {number}: {} is at level {far}. Marked are the arcs that go up one level.",
            self.problem.name(sink)
        );
        let at = "watch(Step::Phase { levels: &levels }, network);";
        Frame::new(caption).with(self.picture(network)).at(at)
    }

    /// The path leads from the sink back to the source.
    fn pushes(&self, network: &FlowNetwork<i64>, path: &[usize], amount: i64) -> Frame {
        let mut picture = self.picture(network);
        let mut full = Vec::new();
        let path: Vec<usize> = path.iter().rev().copied().collect();
        for &arc in &path {
            let is_full = network.all_arcs()[arc].residual == 0;
            if is_full {
                full.push(self.problem.arc_name(network, arc));
            }
            let role = if is_full { Role::Active } else { Role::Chosen };
            flows::mark(&mut picture, network, arc, role);
        }
        let path = self.problem.path_name(network, &path);
        let caption = format!("Push {amount} along {path}. Full now: {}.", full.join(", "));
        let at = "watch(Step::Augment { path: &path, amount }, network);";
        Frame::new(caption).with(picture).at(at)
    }

    fn retreats(&self, network: &FlowNetwork<i64>, u: NodeId) -> Frame {
        let name = self.problem.name(u);
        let caption = if u == self.problem.sink {
            format!("Nothing more comes to {name} in this phase, so it ends.")
        } else {
            format!("Nothing more comes to {name} from the level below: retreat, for this phase.")
        };
        Frame::new(caption).with(self.picture(network)).at("watch(Step::Retreat { u }, network);")
    }
}

pub(crate) const SIZES: [u32; 4] = [2, 4, 8, 16];

/// The searches and the paths of Dinic's algorithm from 0 to 1; the last search fails.
pub(crate) fn searches(n_nodes: usize, edges: &[(u32, u32, i64)]) -> (usize, usize) {
    let network = FlowNetwork::from_edges(n_nodes, edges.iter().copied());
    let Ok(mut network) = network else { return (0, 0) };
    let (mut n_searches, mut n_paths) = (1, 0);
    let count = |step: Step<'_, i64>, _: &FlowNetwork<i64>| match step {
        Step::Phase { .. } => n_searches += 1,
        Step::Augment { .. } => n_paths += 1,
        Step::Retreat { .. } => {}
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
