//! Graph coloring, vertex by vertex:
//! `cargo run -p graph-theory --example coloring -- 0-1 1-2 2-0 order=2,1,0`.

mod graphs;

use std::process::ExitCode;

use graph_theory::bipartite_matching::coloring::exact::{Fewest, fewest_colors};
use graph_theory::bipartite_matching::coloring::{
    Coloring, ColoringError, Step, dsatur, dsatur_watched, greedy, largest_first, plain,
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
    arguments: "VERTEX-VERTEX... [order=VERTEX,VERTEX,... or order=numbers, largest, smallest, saturation]",
    worked: &["0-1 1-3 2-3 3-5 4-5 1-5"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(graphs::random_unweighted),
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

/// How the vertices are taken.
enum Order {
    Saturation,
    SmallestLast,
    /// One after the other, in an order that does not depend on the run.
    Given(Vec<NodeId>),
}

/// The order of `order=1,0,2`, or an order with a name.
fn order(typed: &Typed<(), Undirected>) -> trace::Result<Order> {
    Ok(match typed.setting("order") {
        Some("saturation") => Order::Saturation,
        Some("smallest") => Order::SmallestLast,
        None | Some("numbers") => Order::Given(typed.graph.nodes().collect()),
        Some("largest") => Order::Given(largest_first(&typed.graph)),
        Some(list) => {
            let vertex = |name: &str| {
                typed.find(name).ok_or_else(|| format!("order: there is no vertex {name}"))
            };
            Order::Given(list.split(',').map(vertex).collect::<Result<_, _>>()?)
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
    let best = (graph.n_nodes() <= MOST_SEARCHED).then(|| fewest_colors(graph, MOST_STEPS));
    let best = best.transpose()?;
    let is_large = MOST_NODES < graph.n_nodes() || MOST_EDGES < graph.n_edges();
    let (frames, coloring) = if is_large {
        let limit = format!("{MOST_NODES} vertices and {MOST_EDGES} edges");
        (vec![Frame::too_large(limit)], colored(&typed, &order)?)
    } else {
        drawn(&typed, &order, best.as_ref())?
    };
    Ok(Trace {
        title: format!("Coloring of {}", graphs::size(graph)),
        frames,
        answer: answer(&typed, &coloring, best.as_ref()),
    })
}

/// Colored by the library.
fn colored(typed: &Typed<(), Undirected>, order: &Order) -> trace::Result<Coloring> {
    let graph = &typed.graph;
    Ok(match order {
        Order::Saturation => dsatur(graph)?,
        Order::SmallestLast => greedy(graph, &smallest_last(graph).order)?,
        Order::Given(order) => greedy(graph, order).map_err(|error| match error {
            ColoringError::NotAnOrder { node } => {
                format!("order: vertex {} must occur in it exactly once", typed.name(node))
            }
            error => error.to_string(),
        })?,
    })
}

/// Colored by the plain version, and drawn.
fn drawn(
    typed: &Typed<(), Undirected>,
    order: &Order,
    best: Option<&Fewest>,
) -> trace::Result<(Vec<Frame>, Coloring)> {
    let mut drawing = Drawing::new(typed, best);
    let lists = typed.graph.adjacency_lists();
    let order = match order {
        Order::Saturation => {
            drawing.begin_saturated();
            let coloring = dsatur_watched(&typed.graph, |step, state| {
                drawing.saturated(step, state.coloring(), |v| state.seen(v));
            })?;
            drawing.end();
            return Ok((drawing.frames, coloring));
        }
        Order::SmallestLast => drawing.smallest_last(&lists),
        Order::Given(list) => {
            colored(typed, order)?;
            list.iter().map(|v| v.index()).collect()
        }
    };
    let mut steps = Vec::new();
    let colors = plain::greedy_watched(&lists, &order, |step, colors| {
        if let plain::Step::Color { v } = step {
            steps.push((v, claimed(colors)));
        }
    });
    let coloring = claimed(&colors);
    drawing.begin(&order, &coloring);
    for (i, (v, colors)) in steps.iter().enumerate() {
        drawing.ask_color(*v, &coloring);
        drawing.next(*v, colors, i + 1 == steps.len());
    }
    drawing.end();
    Ok((drawing.frames, coloring))
}

/// The colors of the plain version, as the library has them.
fn claimed(colors: &[Option<usize>]) -> Coloring {
    let color = |color: &Option<usize>| color.and_then(|color| u32::try_from(color).ok());
    Coloring::claimed(colors.iter().map(|c| color(c).unwrap_or(u32::MAX)).collect())
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
        _ => {
            let names = clique.iter().map(|v| typed.name(*v));
            format!("{} are joined to each other", trace::all_of(names))
        }
    }
}

struct Drawing<'a> {
    typed: &'a Typed<(), Undirected>,
    best: Option<&'a Fewest>,
    /// Every vertex at its place; no marks.
    plain: trace::Graph,
    frames: Vec<Frame>,
    /// How often a color was asked for.
    n_asked: usize,
}

impl<'a> Drawing<'a> {
    fn new(typed: &'a Typed<(), Undirected>, best: Option<&'a Fewest>) -> Self {
        let mut plain = typed.picture(|()| String::new()).on_circle();
        // Room for the colors that a vertex cannot have.
        for node in &mut plain.nodes {
            " ".clone_into(&mut node.note);
        }
        Drawing { typed, best, plain, frames: Vec::new(), n_asked: 0 }
    }

    fn names(&self, of: &[usize]) -> String {
        trace::list(of.iter().map(|&v| &self.typed.names[v]), ", ")
    }

    fn add(&mut self, caption: String, picture: trace::Graph, at: &'static str) {
        self.frames.push(Frame::new(caption).with(picture).at(at));
    }

    /// Adds a question to the last frame.
    fn ask(&mut self, ask: impl FnOnce(Frame) -> Frame) {
        if let Some(frame) = self.frames.pop() {
            self.frames.push(ask(frame));
        }
    }

    /// Takes the vertices away, and returns the order.
    fn smallest_last(&mut self, lists: &[Vec<usize>]) -> Vec<usize> {
        let (mut taken, mut most) = (Vec::new(), 0);
        let order = plain::smallest_last_watched(lists, |step, degrees| {
            let plain::Step::Remove { v } = step else { return };
            self.ask_smallest(v, degrees, &taken);
            taken.push(v);
            most = most.max(degrees[v]);
            let mut picture = self.plain.clone();
            for (u, node) in picture.nodes.iter_mut().enumerate() {
                if taken.contains(&u) {
                    node.role = Some(Role::Settled);
                }
                if u == v || node.role.is_none() {
                    node.note = format!("degree {}", degrees[u]);
                }
            }
            picture.nodes[v].role = Some(Role::Active);
            let name = &self.typed.names[v];
            let caption = match degrees[v] {
                0 => format!("{name} has no neighbors left. Take it away."),
                1 => {
                    format!("{name} has one neighbor left, and no vertex has fewer. Take it away.")
                }
                n => {
                    format!("{name} has {n} neighbors left, and no vertex has fewer. Take it away.")
                }
            };
            self.add(caption, picture, "order.push(v);");
        });
        if !order.is_empty() {
            let caption = format!(
                "Reverse the order: {}. No vertex has more than {} before it.",
                self.names(&order),
                trace::plural(most, "neighbor")
            );
            self.add(caption, self.plain.clone(), "order.reverse();");
            let question =
                "How many colors are enough for this order, if this bound is all that you know?";
            let because = "When a vertex gets its color, its neighbors have at most that many different colors, so with one more color, one is always free.";
            let others = [most, most + 2, most + 3];
            self.ask(|frame| frame.ask_number(question, most + 1, others, because));
        }
        order
    }

    /// Which vertex is taken away next, if there is only one of the smallest degree.
    fn ask_smallest(&mut self, v: usize, degrees: &[usize], taken: &[usize]) {
        let left = || (0..degrees.len()).filter(|u| !taken.contains(u));
        let is_tie = left().any(|u| u != v && degrees[u] == degrees[v]);
        if is_tie || left().count() < 3 || 1 < self.n_asked {
            return;
        }
        self.n_asked += 1;
        let names: Vec<&String> = left().map(|u| &self.typed.names[u]).collect();
        let answer = left().position(|u| u == v).unwrap_or(0);
        let because = "It has the fewest neighbors among the vertices that are left.";
        self.ask(|frame| frame.ask("Which vertex is taken away next?", names, answer, because));
    }

    fn begin(&mut self, order: &[usize], coloring: &Coloring) {
        self.n_asked = 0;
        if order.is_empty() || !self.frames.is_empty() {
            return;
        }
        let caption = format!(
            "No vertex has a color yet. Take them in the order {}. Each gets the first color that no neighbor has.",
            self.names(order)
        );
        self.add(caption, self.plain.clone(), "let mut colors = vec![None; graph.len()];");
        let n = coloring.n_colors();
        let degree = |v| self.typed.graph.degree(v);
        let most = self.typed.graph.nodes().map(degree).max().unwrap_or(0);
        let question =
            format!("How many colors will be used in this order? No degree is more than {most}.");
        let because = "Follow the order by hand. A vertex with d neighbors before it gets one of the first d + 1 colors.";
        let others = [n.saturating_sub(1), n + 1, most + 2];
        self.ask(|frame| frame.ask_number(question, n, others, because));
    }

    /// Which color a vertex gets, if it is not the first.
    fn ask_color(&mut self, v: usize, coloring: &Coloring) {
        let node = self.typed.graph.nodes().nth(v);
        let Some(color) = node.and_then(|node| coloring.color(node)) else { return };
        if color == 0 || self.n_asked == 2 {
            return;
        }
        self.n_asked += 1;
        let question = format!("{} is next. Which color does it get?", self.typed.names[v]);
        let choices = (0..=color + 1).map(letter);
        let because = format!(
            "Its neighbors have all colors before {0}, and none of them has {0}.",
            letter(color)
        );
        // Fits: the drawing has few vertices.
        let answer = usize::try_from(color).unwrap_or(0);
        self.ask(|frame| frame.ask(question, choices, answer, because));
    }

    fn picture(&self, coloring: &Coloring) -> trace::Graph {
        let mut picture = self.plain.clone();
        for (v, node) in self.typed.graph.nodes().zip(&mut picture.nodes) {
            node.group = coloring.color(v).and_then(|color| usize::try_from(color).ok());
            node.role = node.group.map(|_| Role::Settled);
        }
        picture
    }

    /// A vertex was colored, and the edges to the neighbors that had a color were looked at.
    fn colored(&self, v: NodeId, coloring: &Coloring) -> trace::Graph {
        let mut picture = self.picture(coloring);
        picture.nodes[v.index()].role = Some(Role::Active);
        for arc in self.typed.graph.arcs(v) {
            if coloring.color(arc.head).is_some() {
                picture.edges[arc.edge.index()].role = Some(Role::Compared);
            }
        }
        picture
    }

    fn next(&mut self, v: usize, coloring: &Coloring, is_last: bool) {
        let Some(v) = self.typed.graph.nodes().nth(v) else { return };
        let mut picture = self.colored(v, coloring);
        let near = self.typed.graph.neighbors(v).filter_map(|w| coloring.color(w));
        let near = letters(near);
        let name = self.typed.name(v);
        let color = coloring.color(v).map_or_else(String::new, letter);
        let caption = match &near[..] {
            "" => format!("{name} is next. No neighbor has a color, so it gets {color}."),
            _ => format!("{name} is next. Its neighbors have {near}; it gets {color}."),
        };
        picture.nodes[v.index()].note = not(&near);
        let at = "colors[v] = is_taken.iter().position(|is_taken| !is_taken);";
        self.add(caption, picture, at);
        if is_last {
            self.ask_fewest(coloring.n_colors());
        }
    }

    /// How few colors would have been enough.
    fn ask_fewest(&mut self, n_used: usize) {
        let Some(best) = self.best.filter(|best| best.is_best()) else { return };
        let question = format!(
            "This order has used {}. What is the smallest number that is enough for this graph?",
            colors(n_used)
        );
        let because = if best.at_least < 2 {
            "There is no edge, so all vertices may have the same color.".to_owned()
        } else if best.clique.len() == best.at_least {
            let why = joined(self.typed, &best.clique);
            format!("Fewer are not enough, because {why}. The next picture uses no more colors.")
        } else {
            "A search has tried everything with fewer. The largest set of vertices that are all joined does not prove it."
                .to_owned()
        };
        let others = [best.at_least.saturating_sub(1), best.at_least + 1, n_used];
        self.ask(|frame| frame.ask_number(question, best.at_least, others, because));
    }

    fn begin_saturated(&mut self) {
        let caption = "No vertex has a color yet, so none has seen one.".to_owned();
        self.add(caption, self.plain.clone(), "let mut state = Saturation::new(graph);");
    }

    fn saturated<'s>(
        &mut self,
        step: Step,
        coloring: &Coloring,
        seen: impl Fn(NodeId) -> &'s [u32],
    ) {
        let mut picture = self.colored(step.v, coloring);
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
                "No vertex without a color has seen one. {name} has the largest degree among these, and gets {color}."
            ),
            _ => format!("{name} has seen {near}, and none has seen more colors. It gets {color}."),
        };
        self.ask_saturated(step.v, coloring);
        self.add(caption, picture, "state.coloring.give(v, color);");
    }

    /// Which vertex is next, at the second and the third.
    fn ask_saturated(&mut self, v: NodeId, coloring: &Coloring) {
        let graph = &self.typed.graph;
        let open = || graph.nodes().filter(|u| *u == v || coloring.color(*u).is_none());
        if self.frames.len() < 2 || self.n_asked == 2 || open().count() < 2 {
            return;
        }
        self.n_asked += 1;
        let names: Vec<&str> = open().map(|u| self.typed.name(u)).collect();
        let answer = open().position(|u| u == v).unwrap_or(0);
        let because = "It has seen the most colors. Among several such vertices, it has the largest degree, and if degrees are equal, it comes first.";
        self.ask(|frame| frame.ask("Which vertex is next?", names, answer, because));
    }

    fn end(&mut self) {
        let Some(best) = self.best else { return };
        let is_saturated = self
            .frames
            .first()
            .is_some_and(|frame| frame.at == Some("let mut state = Saturation::new(graph);"));
        let mut picture = self.picture(&best.coloring);
        for &v in &best.clique {
            picture.nodes[v.index()].role = Some(Role::Chosen);
        }
        let caption = match (best.clique.len(), best.is_best()) {
            (0, _) => "There is nothing to color.".to_owned(),
            (1, _) => "There is no edge, so one color is enough.".to_owned(),
            (n, true) if n == best.at_least => {
                let why = joined(self.typed, &best.clique);
                format!("{n} colors are the fewest: {why}, and each needs a color of its own.")
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
        let at = if is_saturated { "Ok(state.coloring)" } else { "for &v in order {" };
        self.add(caption.trim_end().to_owned(), picture, at);
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
