//! Graph coloring, vertex by vertex:
//! `cargo run -p graph-theory --example coloring -- 0-1 1-2 2-0 order=2,1,0`.

mod graphs;

use std::process::ExitCode;

use graph_theory::bipartite_matching::coloring::exact::{Fewest, fewest_colors};
use graph_theory::bipartite_matching::coloring::{
    Coloring, ColoringError, Step, dsatur, dsatur_watched, greedy, greedy_watched, largest_first,
    smallest_last,
};
use graph_theory::{GraphError, NodeId, UnGraph, Undirected};
use graphs::Typed;
use input::Input;
use trace::{Chart, Demo, Frame, Options, Role, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "coloring",
    about: "Graph coloring: no edge joins two vertices of one color.",
    arguments: "VERTEX-VERTEX... [order=VERTEX,VERTEX,... or order=saturation, numbers, largest, smallest]",
    worked: &["0-4 0-5 1-2 1-3 1-5 2-3 2-5 3-4"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What a picture has room for.
const MOST_NODES: usize = 20;
const MOST_EDGES: usize = 60;
/// How long to look for the fewest colors.
const MOST_STEPS: u64 = 200_000;
/// How large a graph is searched for the fewest colors.
const MOST_SEARCHED: usize = 1000;

/// The vertices of `order=1,0,2`, or of an order with a name; none if the order is that of
/// saturation.
fn order(typed: &Typed<(), Undirected>) -> trace::Result<Option<Vec<NodeId>>> {
    Ok(match typed.setting("order") {
        None | Some("saturation") => None,
        Some("numbers") => Some(typed.graph.nodes().collect()),
        Some("largest") => Some(largest_first(&typed.graph)),
        Some("smallest") => Some(smallest_last(&typed.graph).order),
        Some(list) => {
            let vertex = |name: &str| {
                typed.find(name).ok_or_else(|| format!("order: there is no vertex {name}"))
            };
            Some(list.split(',').map(vertex).collect::<Result<_, _>>()?)
        }
    })
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = graphs::read(input, &["order"], graphs::no_weight)?;
    let order = order(&typed)?;
    let graph = &typed.graph;
    if let Some(edge) = graph.edges().iter().find(|edge| edge.tail == edge.head) {
        let name = typed.name(edge.tail);
        return Err(format!("{name}-{name} joins a vertex to itself, and has no coloring").into());
    }
    let is_large = MOST_NODES < graph.n_nodes() || MOST_EDGES < graph.n_edges();
    let mut drawing = Drawing::new(&typed, is_large);
    let coloring = match &order {
        None => dsatur_watched(graph, |step, state| {
            if !is_large {
                drawing.saturated(step, state.coloring(), |v| state.seen(v));
            }
        })?,
        Some(order) => greedy_watched(graph, order, |step, coloring| {
            if !is_large {
                drawing.next(step, coloring);
            }
        })
        .map_err(|error| match error {
            ColoringError::NotAnOrder { node } => {
                format!("order: vertex {} must stand in it exactly once", typed.name(node))
            }
            error => error.to_string(),
        })?,
    };
    let best = (graph.n_nodes() <= MOST_SEARCHED).then(|| fewest_colors(graph, MOST_STEPS));
    let best = best.transpose()?;
    if is_large {
        let limit = format!("{MOST_NODES} vertices and {MOST_EDGES} edges");
        drawing.frames = vec![Frame::too_large(limit)];
    } else if let Some(best) = &best {
        drawing.end(best);
    }
    Ok(Trace {
        title: format!("Coloring of {}", graphs::size(graph)),
        frames: drawing.frames,
        answer: answer(&typed, &coloring, best.as_ref()),
    })
}

/// `1 color`, `2 colors`.
fn colors(n: usize) -> String {
    if n == 1 { "1 color".to_owned() } else { format!("{n} colors") }
}

fn answer(typed: &Typed<(), Undirected>, coloring: &Coloring, best: Option<&Fewest>) -> String {
    let used = colors(coloring.n_colors());
    let proof = match coloring.verify(&typed.graph) {
        Ok(()) => String::new(),
        Err(reason) => format!(" But {reason}."),
    };
    let fewest = match best {
        None => "Too large to look for the fewest.".to_owned(),
        Some(best) if !best.is_best() => {
            format!(
                "The fewest are at least {} and at most {}.",
                best.at_least,
                best.coloring.n_colors()
            )
        }
        Some(best) if best.clique.len() == best.at_least => {
            let why = joined(typed, &best.clique);
            if best.at_least < coloring.n_colors() {
                format!("{} are enough, and fewer are not: {why}.", best.at_least)
            } else if why.is_empty() {
                "Fewer are not enough.".to_owned()
            } else {
                format!("Fewer are not enough: {why}.")
            }
        }
        Some(best) => {
            format!("The fewest are {}: a search has tried all ways to use fewer.", best.at_least)
        }
    };
    format!("{used}. {fewest}{proof}")
}

/// Why a clique needs so many colors.
fn joined(typed: &Typed<(), Undirected>, clique: &[NodeId]) -> String {
    match clique {
        [] | [_] => String::new(),
        [u, v] => format!("{} and {} are joined", typed.name(*u), typed.name(*v)),
        _ => format!("all of {} are joined", graphs::listed(typed, clique.iter().copied())),
    }
}

struct Drawing<'a> {
    typed: &'a Typed<(), Undirected>,
    /// Every vertex at its place; no marks.
    plain: trace::Graph,
    frames: Vec<Frame>,
}

impl<'a> Drawing<'a> {
    fn new(typed: &'a Typed<(), Undirected>, is_large: bool) -> Self {
        let mut plain = typed.picture(|()| String::new());
        if !is_large {
            plain = plain.on_circle();
        }
        // Room for the colors that a vertex has seen.
        for node in &mut plain.nodes {
            " ".clone_into(&mut node.note);
        }
        Drawing { typed, plain, frames: Vec::new() }
    }

    fn picture(&self, coloring: &Coloring) -> trace::Graph {
        let mut picture = self.plain.clone();
        for (v, node) in self.typed.graph.nodes().zip(&mut picture.nodes) {
            node.group = coloring.color(v).map(|color| color as usize);
            node.role = node.group.map(|_| Role::Settled);
        }
        picture
    }

    /// A vertex was colored, and the edges to the neighbors that had a color were looked at.
    fn colored(&self, Step { v, .. }: Step, coloring: &Coloring) -> trace::Graph {
        let mut picture = self.picture(coloring);
        picture.nodes[v.index()].role = Some(Role::Active);
        for arc in self.typed.graph.arcs(v) {
            if coloring.color(arc.head).is_some() {
                picture.edges[arc.edge.index()].role = Some(Role::Compared);
            }
        }
        picture
    }

    fn next(&mut self, step: Step, coloring: &Coloring) {
        let mut picture = self.colored(step, coloring);
        let near = self.typed.graph.neighbors(step.v).filter_map(|w| coloring.color(w));
        let near = letters(near);
        let name = self.typed.name(step.v);
        let color = letter(step.color);
        let caption = match &near[..] {
            "" => format!("{name} is next. No neighbor has a color, so it gets {color}."),
            _ => format!("{name} is next. Its neighbors have {near}; it gets {color}."),
        };
        picture.nodes[step.v.index()].note = not(&near);
        let at = "watch(Step { v, color }, &coloring);";
        self.frames.push(Frame::new(caption).with(picture).at(at));
    }

    fn saturated<'s>(
        &mut self,
        step: Step,
        coloring: &Coloring,
        seen: impl Fn(NodeId) -> &'s [u32],
    ) {
        let mut picture = self.colored(step, coloring);
        for (v, node) in self.typed.graph.nodes().zip(&mut picture.nodes) {
            if coloring.color(v).is_none() || v == step.v {
                node.note = not(&letters(seen(v).iter().copied()));
            }
        }
        let name = self.typed.name(step.v);
        let color = letter(step.color);
        let near = letters(seen(step.v).iter().copied());
        let caption = match &near[..] {
            "" => format!(
                "No vertex without a color has seen one. {name} has the largest degree of these, and gets {color}."
            ),
            _ => format!("{name} has seen {near}, and none has seen more colors. It gets {color}."),
        };
        let at = "watch(Step { v, color }, &state);";
        self.frames.push(Frame::new(caption).with(picture).at(at));
    }

    fn end(&mut self, best: &Fewest) {
        let mut picture = self.picture(&best.coloring);
        for &v in &best.clique {
            picture.nodes[v.index()].role = Some(Role::Chosen);
        }
        let caption = match (best.clique.len(), best.is_best()) {
            (0, _) => "There is nothing to color.".to_owned(),
            (1, _) => "There is no edge, so one color is enough.".to_owned(),
            (n, true) if n == best.at_least => {
                let why = joined(self.typed, &best.clique);
                format!("{n} colors are the fewest: {why}, and each needs its own.")
            }
            (n, true) => format!(
                "{} are the fewest, though no more than {n} vertices are all joined: a search has tried everything with fewer.",
                colors(best.at_least)
            ),
            (_, false) => {
                format!("The best that was found: {}.", colors(best.coloring.n_colors()))
            }
        };
        let named = |class: &Vec<NodeId>| graphs::listed(self.typed, class.iter().copied());
        let classes = (0..).zip(best.coloring.classes());
        let classes: Vec<String> =
            classes.map(|(color, class)| format!("{}: {}", letter(color), named(&class))).collect();
        let caption = format!("{caption} {}", classes.join("; "));
        let at = "Ok(Fewest { coloring, at_least, clique })";
        self.frames.push(Frame::new(caption.trim_end()).with(picture).at(at));
    }
}

/// As pictures name the groups: A to Z, then A1.
fn letter(color: u32) -> String {
    let letter = char::from(b'A' + u8::try_from(color % 26).unwrap_or(0));
    if color < 26 { letter.to_string() } else { format!("{letter}{}", color / 26) }
}

/// Colors, ascending, each once: `A, B`.
fn letters(colors: impl Iterator<Item = u32>) -> String {
    let mut all: Vec<u32> = Vec::new();
    for color in colors {
        let place = all.partition_point(|known| *known < color);
        if all.get(place) != Some(&color) {
            all.insert(place, color);
        }
    }
    let all: Vec<String> = all.into_iter().map(letter).collect();
    all.join(", ")
}

/// What stands below a vertex that cannot have these.
fn not(colors: &str) -> String {
    if colors.is_empty() { " ".to_owned() } else { format!("not {colors}") }
}

/// The crown of `n` pairs: vertex 2 i is joined to all vertices 2 j + 1, but not to 2 i + 1.
pub(crate) fn crown(n: u32) -> Result<UnGraph, GraphError> {
    let pairs = (0..n).flat_map(|i| (0..n).map(move |j| (i, j)));
    let edges = pairs.filter(|(i, j)| i != j).map(|(i, j)| (2 * i, 2 * j + 1));
    UnGraph::from_edges(2 * n as usize, edges)
}

/// The colors of the crown: greedily pair by pair, greedily one side after the other, and by
/// saturation.
pub(crate) fn work(n: u32) -> [u32; 3] {
    let Ok(graph) = crown(n) else { return [0; 3] };
    let pair_by_pair: Vec<NodeId> = graph.nodes().collect();
    let sides = graph.nodes().step_by(2).chain(graph.nodes().skip(1).step_by(2));
    let sides: Vec<NodeId> = sides.collect();
    let count = |coloring: Option<Coloring>| {
        u32::try_from(coloring.map_or(0, |coloring| coloring.n_colors())).unwrap_or(0)
    };
    [
        count(greedy(&graph, &pair_by_pair).ok()),
        count(greedy(&graph, &sides).ok()),
        count(dsatur(&graph).ok()),
    ]
}

pub(crate) const SIZES: [u32; 6] = [2, 4, 8, 16, 32, 64];

fn cost() -> Chart {
    Chart::from_counts(
        "Colors of the crown, by the order of its vertices",
        ["pairs", "colors"],
        &SIZES,
        ["greedy, pair by pair", "greedy, one side after the other", "by saturation"],
        work,
    )
}
