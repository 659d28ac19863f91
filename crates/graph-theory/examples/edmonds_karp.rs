//! Edmonds-Karp, path by path: `cargo run -p graph-theory --example edmonds_karp -- s\>a:3 a\>t:2`.

pub(crate) mod flows;
mod graphs;

use std::mem;
use std::process::ExitCode;

use flows::{Problem, seesaw};
use graph_theory::network_flow::FlowNetwork;
use graph_theory::network_flow::edmonds_karp::plain::{self, Step};
use graph_theory::network_flow::edmonds_karp::{Step as LibraryStep, edmonds_karp_watched};
use graph_theory::network_flow::plain::Network;
use input::Input;
use trace::{Axis, Chart, Demo, Frame, Options, Role, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "edmonds_karp",
    about: "Edmonds-Karp: push along a shortest path that can take more, until there is none.",
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
    let mut n_paths = 0;
    let flow = edmonds_karp_watched(&mut network, source, sink, None, |step, _| {
        n_paths += usize::from(matches!(step, LibraryStep::Augment { .. }));
    })?;
    let frames = match problem.too_large() {
        Some(too_large) => vec![too_large],
        None => frames(&problem, problem.cut(&network, &flow)),
    };
    Ok(Trace {
        title: format!("Edmonds-Karp from {} to {}", problem.name(source), problem.name(sink)),
        frames,
        answer: problem.answer(&network, &flow, &trace::plural(n_paths, "path")),
    })
}

/// A path of the plain version, what was searched for it, and the network before and after.
struct Turn {
    /// The arcs along which the search went.
    tree: Vec<usize>,
    path: Vec<usize>,
    amount: i64,
    before: Network,
    after: Network,
}

/// One frame for the start, two for each path, and `last`, the flow and its cut.
fn frames(problem: &Problem, last: Frame) -> Vec<Frame> {
    let (source, sink) = (problem.source.index(), problem.sink.index());
    let mut network = problem.plain();
    let start = network.clone();
    let (mut turns, mut tree): (Vec<Turn>, Vec<usize>) = (Vec::new(), Vec::new());
    let mut before = start.clone();
    plain::edmonds_karp_watched(&mut network, source, sink, |step, network| match step {
        Step::Reach { arc } => tree.push(arc),
        Step::Augment { path, amount } => {
            let after = network.clone();
            let turn = Turn {
                tree: mem::take(&mut tree),
                path: path.to_vec(),
                amount,
                before: mem::replace(&mut before, after.clone()),
                after,
            };
            turns.push(turn);
        }
    });
    let first = "At first nothing flows. Below is the residual network: the arcs along which more can flow, \
                 with the amount.";
    let mut frames = vec![
        Frame::new(first)
            .with(problem.picture(|edge| start.flow(edge)))
            .with(problem.residual_of(&start, |_| None))
            .at("let mut value = 0;"),
    ];
    let mut asked = Asked::default();
    for turn in &turns {
        if let Some(frame) = frames.pop() {
            frames.push(asked.about_the_path(frame, problem, turn));
        }
        frames.push(asked.about_the_amount(searched(problem, turn), problem, turn));
        frames.push(augmented(problem, turn));
    }
    if let Some(frame) = frames.pop() {
        // What the last search reached, and with it the source.
        let heads = tree.iter().map(|&arc| network.heads[arc]);
        let mut side: Vec<usize> = heads.chain([source]).collect();
        side.sort_unstable();
        frames.push(about_the_cut(frame, problem, &side));
    }
    let in_tree = |arc: usize| tree.contains(&arc).then_some(Role::Frontier);
    let residual = problem.residual_of(&network, in_tree);
    frames.push(last.with(residual).at("let arc = arrival[v]?;"));
    frames
}

/// How often each of the questions was asked.
#[derive(Default)]
struct Asked {
    paths: usize,
    amounts: usize,
}

impl Asked {
    /// Asks which path the next search finds. Others are shortest in the network without flow.
    fn about_the_path(&mut self, frame: Frame, problem: &Problem, turn: &Turn) -> Frame {
        let takes_back = turn.path.iter().any(|arc| arc % 2 == 1);
        if 2 <= self.paths || !(takes_back || self.paths == 0) {
            return frame;
        }
        let path = problem.along(&turn.before, &turn.path);
        let full = |path: &&Vec<usize>| path.iter().any(|&arc| turn.before.residual[arc] == 0);
        let paths = simple_paths(problem);
        let longer = paths.iter().filter(|path| turn.path.len() < path.len());
        let mut others: Vec<String> = Vec::new();
        for other in paths.iter().filter(full).chain(longer) {
            let other = problem.along(&turn.before, other);
            // Paths along parallel edges have the same name.
            if others.len() < 2 && other != path && !others.contains(&other) {
                others.push(other);
            }
        }
        if others.len() < 2 {
            return frame;
        }
        self.paths += 1;
        let because = match turn.path.iter().find(|arc| **arc % 2 == 1) {
            Some(&arc) => format!(
                "The arc {} takes back what flows through {}. On each of the other paths an arc is full.",
                problem.ends(&turn.before, arc),
                problem.ends(&turn.before, arc ^ 1),
            ),
            None => format!(
                "On each of its {} more can flow, and no path with this property has fewer.",
                trace::plural(turn.path.len(), "arc")
            ),
        };
        let place = turn.path.len() % 3;
        let mut choices = others;
        choices.insert(place.min(choices.len()), path);
        let answer = place.min(choices.len() - 1);
        frame.ask("Which path does the next search find?", choices, answer, because)
    }

    /// Asks how much is pushed along the path of the frame.
    fn about_the_amount(&mut self, frame: Frame, problem: &Problem, turn: &Turn) -> Frame {
        let residual = |arc: &usize| turn.before.residual[*arc];
        let narrowest = turn.path.iter().min_by_key(|arc| residual(arc));
        let widest = turn.path.iter().map(residual).max();
        let (Some(&narrowest), Some(widest)) = (narrowest, widest) else { return frame };
        let takes_back = narrowest % 2 == 1;
        if widest == turn.amount || 2 <= self.amounts || !(takes_back || self.amounts == 0) {
            return frame;
        }
        self.amounts += 1;
        let path = problem.along(&turn.before, &turn.path);
        let mut because = format!(
            "The narrowest arc of the path, {}, can take no more than {}.",
            problem.ends(&turn.before, narrowest),
            turn.amount
        );
        if takes_back {
            let edge = problem.ends(&turn.before, narrowest ^ 1);
            because = format!("{because} This is what flows through {edge}.");
        }
        let first = turn.path.first().map_or(widest, residual);
        let others = [widest, first, turn.amount + 1, 1];
        frame.ask_number(format!("How much is pushed along {path}?"), turn.amount, others, because)
    }
}

/// Asks what the last search reaches.
fn about_the_cut(frame: Frame, problem: &Problem, side: &[usize]) -> Frame {
    let (source, sink) = (problem.source.index(), problem.sink.index());
    let n = problem.typed.names.len();
    let all: Vec<usize> = (0..n).filter(|&v| v != sink).collect();
    let near = problem.network.edges().iter().filter(|edge| edge.tail.index() == source);
    let mut near: Vec<usize> = near.map(|edge| edge.head.index()).chain([source]).collect();
    near.sort_unstable();
    near.dedup();
    let mut choices = vec![all, vec![source], near];
    choices.retain(|choice| choice != side && !choice.contains(&sink));
    choices.dedup();
    choices.truncate(2);
    if choices.is_empty() {
        return frame;
    }
    let answer = choices.len().min(1);
    choices.insert(answer, side.to_vec());
    let because = format!(
        "From {} the arcs that can take more lead only to each other.",
        problem.names(side.iter().copied())
    );
    let choices = choices.into_iter().map(|nodes| problem.names(nodes));
    frame.ask("Which vertices does the next search reach?", choices, answer, because)
}

/// The paths from the source to the sink without repeated vertices, as arcs of the plain network,
/// the shortest first; at most a hundred.
fn simple_paths(problem: &Problem) -> Vec<Vec<usize>> {
    const MOST: usize = 100;
    let network = problem.plain();
    let (source, sink) = (problem.source.index(), problem.sink.index());
    let (mut found, mut open) = (Vec::new(), vec![Vec::new()]);
    let mut next = 0;
    while next < open.len() && open.len() < 20 * MOST && found.len() < MOST {
        let path: Vec<usize> = open[next].clone();
        next += 1;
        let at = path.last().map_or(source, |&arc| network.heads[arc]);
        if at == sink {
            found.push(path);
            continue;
        }
        for &arc in network.arcs[at].iter().filter(|arc| **arc % 2 == 0) {
            let head = network.heads[arc];
            if head != source && path.iter().all(|&known| network.heads[known] != head) {
                open.push(path.iter().copied().chain([arc]).collect());
            }
        }
    }
    found
}

/// The tree of a search that has found the sink.
fn searched(problem: &Problem, turn: &Turn) -> Frame {
    let network = &turn.before;
    let role = |arc: usize| {
        let on_path = turn.path.contains(&arc).then_some(Role::Active);
        on_path.or(turn.tree.contains(&arc).then_some(Role::Frontier))
    };
    let mut residual = problem.residual_of(network, role);
    let heads = turn.tree.iter().map(|&arc| network.heads[arc]);
    let order: Vec<usize> = [problem.source.index()].into_iter().chain(heads).collect();
    for &v in &order {
        residual.nodes[v].role = Some(Role::Frontier);
    }
    let caption = format!(
        "The search reaches {} in this order. The path to {} is {}.",
        problem.names(order),
        problem.name(problem.sink),
        problem.along(network, &turn.path)
    );
    Frame::new(caption)
        .with(problem.picture(|edge| network.flow(edge)))
        .with(residual)
        .at("arrival[v] = Some(arc);")
}

fn augmented(problem: &Problem, turn: &Turn) -> Frame {
    let mut flow = problem.picture(|edge| turn.after.flow(edge));
    let (mut full, mut back) = (Vec::new(), Vec::new());
    for &arc in &turn.path {
        flow.edges[arc / 2].role = Some(Role::Chosen);
        if turn.after.residual[arc] == 0 && arc % 2 == 0 {
            full.push(problem.ends(&turn.after, arc));
        }
        if arc % 2 == 1 {
            back.push(problem.ends(&turn.after, arc ^ 1));
        }
    }
    let on_path = |arc: usize| {
        let is_new = turn.path.contains(&(arc ^ 1)) && turn.before.residual[arc] == 0;
        is_new.then_some(Role::Chosen)
    };
    let mut caption =
        format!("Push {} along {}.", turn.amount, problem.along(&turn.before, &turn.path));
    match &back[..] {
        [] => {}
        [one] => caption = format!("{caption} {one} gives {} back.", turn.amount),
        _ => {
            let all = trace::all_of(&back);
            caption = format!("{caption} {all} give {} back each.", turn.amount);
        }
    }
    if !full.is_empty() {
        caption = format!("{caption} {}", flows::filled(&full));
    }
    Frame::new(caption)
        .with(flow)
        .with(problem.residual_of(&turn.after, on_path))
        .at("network.push(arc, amount);")
}

pub(crate) const SIZES: [u32; 5] = [2, 4, 8, 16, 32];

/// The paths that Edmonds-Karp takes from 0 to 1.
pub(crate) fn paths(n_nodes: usize, edges: &[(u32, u32, i64)]) -> usize {
    let Ok(mut network) = FlowNetwork::from_edges(n_nodes, edges.iter().copied()) else { return 0 };
    let mut n_paths = 0;
    let count = |step: LibraryStep<'_, i64>, _: &FlowNetwork<i64>| {
        n_paths += usize::from(matches!(step, LibraryStep::Augment { .. }));
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
