//! Edmonds-Karp, path by path: `cargo run -p graph-theory --example edmonds_karp -- s\>a:3 a\>t:2`.

pub(crate) mod flows;
mod graphs;

use std::process::ExitCode;

use flows::{Problem, seesaw};
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::edmonds_karp::{Step, edmonds_karp_watched};
use input::Input;
use trace::{Axis, Chart, Demo, Frame, Options, Role, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "edmonds_karp",
    about: "Edmonds-Karp: push along a shortest path that can take more, until there is none.",
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

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let problem = Problem::read(input)?;
    let mut network = problem.network.clone();
    let (mut frames, mut tree) = (Vec::new(), Vec::new());
    let too_large = problem.too_large();
    // The drawing is made of the network before each path, and after it.
    let mut before = network.clone();
    let mut n_paths = 0;
    let (source, sink) = (problem.source, problem.sink);
    let flow =
        edmonds_karp_watched(&mut network, source, sink, None, |step, network| match step {
            Step::Reach { arc } if too_large.is_none() => tree.push(arc),
            Step::Reach { .. } => {}
            Step::Augment { path, amount } => {
                n_paths += 1;
                if too_large.is_none() {
                    frames.push(searched(&problem, &before, network, &tree));
                    frames.push(augmented(&problem, network, path, amount));
                    before.clone_from(network);
                    tree.clear();
                }
            }
        })?;
    let at = "network.result(source, sink, network.reachable(source))";
    frames.push(too_large.unwrap_or_else(|| problem.cut(&network, &flow).at(at)));
    Ok(Trace {
        title: format!("Edmonds-Karp from {} to {}", problem.name(source), problem.name(sink)),
        frames,
        answer: problem.answer(&network, &flow, &trace::plural(n_paths, "path")),
    })
}

/// The tree of a search that has found the sink, on the flow before. `frozen` knows the arcs.
fn searched(
    problem: &Problem,
    before: &FlowNetwork<i64>,
    frozen: &FlowNetwork<i64>,
    tree: &[usize],
) -> Frame {
    let mut picture = problem.picture(before);
    picture.nodes[problem.source.index()].role = Some(Role::Frontier);
    let mut names = vec![problem.name(problem.source)];
    for &arc in tree {
        let head = frozen.all_arcs()[arc].head;
        names.push(problem.name(head));
        picture.nodes[head.index()].role = Some(Role::Frontier);
        flows::mark(&mut picture, frozen, arc, Role::Frontier);
    }
    picture.nodes[problem.sink.index()].role = Some(Role::Active);
    let caption = format!("The search reaches {} in this order.", names.join(" "));
    Frame::new(caption).with(picture).at("watch(Step::Reach { arc }, network);")
}

fn augmented(problem: &Problem, network: &FlowNetwork<i64>, path: &[usize], amount: i64) -> Frame {
    let mut picture = problem.picture(network);
    let mut full = Vec::new();
    for &arc in path {
        let is_full = network.all_arcs()[arc].residual == 0;
        if is_full {
            full.push(problem.arc_name(network, arc));
        }
        let role = if is_full { Role::Active } else { Role::Chosen };
        flows::mark(&mut picture, network, arc, role);
    }
    let path = problem.path_name(network, path);
    let caption = format!("Push {amount} along {path}. Full now: {}.", full.join(", "));
    Frame::new(caption).with(picture).at("watch(Step::Augment { path: &path, amount }, network);")
}

pub(crate) const SIZES: [u32; 5] = [2, 4, 8, 16, 32];

/// The paths that Edmonds-Karp takes from 0 to 1.
pub(crate) fn paths(n_nodes: usize, edges: &[(u32, u32, i64)]) -> usize {
    let Ok(mut network) = FlowNetwork::from_edges(n_nodes, edges.iter().copied()) else { return 0 };
    let mut n_paths = 0;
    let count = |step: Step<'_, i64>, _: &FlowNetwork<i64>| {
        n_paths += usize::from(matches!(step, Step::Augment { .. }));
    };
    let flow = edmonds_karp_watched(&mut network, 0.into(), 1.into(), None, count);
    flow.map_or(0, |_| n_paths)
}

fn cost() -> Chart {
    #[expect(clippy::cast_precision_loss, reason = "some ten thousand")]
    let points = |count: &dyn Fn(u32) -> usize| {
        SIZES.map(|k| (seesaw(k, k).0 as f64, count(k) as f64)).to_vec()
    };
    let bound = |k| {
        let (n_nodes, edges) = seesaw(k, k);
        n_nodes * edges.len()
    };
    let series = |name: &str, points| Series { name: name.into(), points };
    Chart {
        name: "Paths on the seesaw network, whose edges grow with the square of its vertices"
            .into(),
        x: Axis::log("vertices"),
        y: Axis::log("paths"),
        series: vec![
            series("V E", points(&bound)),
            series(
                "Edmonds-Karp",
                points(&|k| {
                    let (n_nodes, edges) = seesaw(k, k);
                    paths(n_nodes, &edges)
                }),
            ),
        ],
    }
}
