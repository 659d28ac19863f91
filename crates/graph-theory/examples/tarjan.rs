//! Tarjan's algorithm, vertex by vertex:
//! `cargo run -p graph-theory --example tarjan -- '0>1 0>2 2>0'`.

mod graphs;

use std::process::ExitCode;

use graph_theory::strongly_connected_components::tarjan::plain::{self, Step};
use graph_theory::strongly_connected_components::tarjan::{
    Step as LibraryStep, tarjan, tarjan_watched,
};
use graph_theory::{DiGraph, Directed};
use graphs::Typed;
use input::Input;
use trace::{Cell, Cells, Chart, Demo, Frame, Options, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "tarjan",
    about: "Tarjan's algorithm: strongly connected components by low-links and a stack.",
    arguments: "ARC... (0>1 for an arc, 5 for a vertex without arcs)",
    worked: &["0>1 1>5 2>0 2>3 3>6 4>2 5>2 5>3 5>4 6>7 7>6"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(graphs::random_directed),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_NODES: usize = 12;
const MOST_EDGES: usize = 24;

/// What the next frame shows.
struct Board<'g> {
    typed: &'g Typed<(), Directed>,
    /// Each vertex at its place.
    blank: trace::Graph,
    /// For each vertex that was entered, its index and its low-link so far.
    numbers: Vec<Option<(usize, usize)>>,
    /// The vertices that the search has entered and not left.
    path: Vec<usize>,
    /// The vertices that were entered and have no class yet.
    stack: Vec<usize>,
    /// For each vertex that has a class, which one, in the order in which they are found.
    class: Vec<Option<usize>>,
    n_classes: usize,
    n_entered: usize,
    /// The arcs by which vertices were entered.
    tree: Vec<(usize, usize)>,
    /// How often each question was asked: how many leave, low-links.
    n_asked: [usize; 2],
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let mut typed = graphs::read(input, &[], graphs::no_weight)?;
    typed.graph = typed.graph.sorted_by_head();
    let graph = &typed.graph;
    let components = tarjan(graph);
    let frames = if MOST_NODES < graph.n_nodes() || MOST_EDGES < graph.n_edges() {
        let limit = format_args!("{MOST_NODES} vertices and {MOST_EDGES} arcs");
        vec![Frame::too_large(limit)]
    } else {
        let mut steps = Vec::new();
        plain::tarjan_watched(&graph.adjacency_lists(), &mut |step| steps.push(step));
        Board::new(&typed).frames(&steps)
    };
    let title = format!("Tarjan's algorithm, {}", graphs::size(graph));
    Ok(Trace { title, frames, answer: graphs::classes(&typed, &components) })
}

impl<'g> Board<'g> {
    fn new(typed: &'g Typed<(), Directed>) -> Self {
        let n = typed.names.len();
        Board {
            typed,
            blank: typed.picture(|()| String::new()).spread(),
            numbers: vec![None; n],
            path: Vec::new(),
            stack: Vec::new(),
            class: vec![None; n],
            n_classes: 0,
            n_entered: 0,
            tree: Vec::new(),
            n_asked: [0; 2],
        }
    }

    fn name(&self, u: usize) -> &str {
        &self.typed.names[u]
    }

    fn all_of(&self, nodes: &[usize]) -> String {
        trace::all_of(nodes.iter().map(|u| self.name(*u)))
    }

    /// A frame for all vertices that are entered one after the other, one for each arc to a vertex
    /// entered before, one for all vertices that are left one after the other, one for each class.
    fn frames(&mut self, steps: &[Step]) -> Vec<Frame> {
        let mut frames: Vec<Frame> = Vec::new();
        let mut at = 0;
        while let Some(step) = steps.get(at) {
            if let Some(frame) = frames.pop() {
                frames.push(self.ask(frame, step));
            }
            let like = |kind: fn(&Step) -> bool| steps[at..].iter().take_while(|s| kind(s)).count();
            let (n, frame) = match step {
                Step::Enter { .. } => {
                    let n = like(|step| matches!(step, Step::Enter { .. }));
                    (n, Some(self.enter(&steps[at..at + n])))
                }
                Step::Look { u, v } => (1, Some(self.look(*u, *v))),
                Step::Class { root } => (1, Some(self.found(*root))),
                Step::Leave { .. } => {
                    let n = like(|step| matches!(step, Step::Leave { .. }));
                    (n, self.leave(&steps[at..at + n]))
                }
            };
            frames.extend(frame);
            at += n;
        }
        frames.push(self.end());
        frames
    }

    fn enter(&mut self, steps: &[Step]) -> Frame {
        let mut entered = Vec::new();
        let (first, parent) = (self.n_entered, self.path.last().copied());
        for step in steps {
            let &Step::Enter { u } = step else { continue };
            self.tree.extend(self.path.last().map(|parent| (*parent, u)));
            self.numbers[u] = Some((self.n_entered, self.n_entered));
            self.path.push(u);
            self.stack.push(u);
            self.n_entered += 1;
            entered.push(u);
        }
        let from = parent.map_or(String::new(), |parent| format!("From {}: ", self.name(parent)));
        let (enter, what) =
            (if from.is_empty() { "Enter" } else { "enter" }, self.all_of(&entered));
        let caption = match entered.len() {
            1 => format!("{from}{enter} {what}. Its index is {first}, and it goes on the stack."),
            _ => format!(
                "{from}{enter} {what}. Their indices are {} to {}, and they go on the stack.",
                first,
                self.n_entered - 1
            ),
        };
        self.frame(caption, &entered, None, &[]).at("search.index[u] = Some(index);")
    }

    fn look(&mut self, u: usize, v: usize) -> Frame {
        let (from, to) = (self.name(u).to_owned(), self.name(v).to_owned());
        let Some((index, _)) = self.numbers[v] else { return Frame::default() };
        let caption = if self.class[v].is_some() {
            format!(
                "{from} looks at {to}. It is off the stack, because its class is complete: nothing changes."
            )
        } else {
            let mut low = 0;
            if let Some((_, mine)) = &mut self.numbers[u] {
                *mine = index.min(*mine);
                low = *mine;
            }
            format!(
                "{from} looks at {to}. It is on the stack, with index {index}. The low-link of {from} is {low} now."
            )
        };
        self.frame(caption, &[u], Some((u, v)), &[]).at("low = low.min(earlier);")
    }

    /// None if nobody takes over a low-link: the root of a class has nothing to hand on.
    fn leave(&mut self, steps: &[Step]) -> Option<Frame> {
        let (mut left, mut handed, mut last) = (Vec::new(), Vec::new(), None);
        for step in steps {
            let &Step::Leave { u, low } = step else { continue };
            self.path.pop();
            if self.class[u].is_some() {
                continue;
            }
            left.push(u);
            handed.push(low.to_string());
            last = self.path.last().copied();
            if let Some(Some((_, mine))) = last.map(|parent| &mut self.numbers[parent]) {
                *mine = low.min(*mine);
            }
        }
        let parent = last?;
        let (_, low) = self.numbers[parent]?;
        let (names, parent) = (self.all_of(&left), self.name(parent));
        let handed = trace::all_of(handed);
        let caption = match left.len() {
            1 => format!(
                "All arcs of {names} are tried. Vertex {names} hands its low-link, {handed}, to vertex {parent}. The low-link of {parent} is {low} now."
            ),
            _ => format!(
                "All arcs of {names} are tried. They hand their low-links, {handed}, each to the vertex before it on the path. The low-link of {parent} is {low} now."
            ),
        };
        Some(
            self.frame(caption, &left, None, &[])
                .at("None => low = low.min(visit(graph, v, search)),"),
        )
    }

    fn found(&mut self, root: usize) -> Frame {
        let at = self.stack.iter().position(|u| *u == root).unwrap_or(0);
        let class = self.stack[at..].to_vec();
        let (index, _) = self.numbers[root].unwrap_or_default();
        let name = self.name(root);
        let rest = match class.len() {
            1 => "It is on top of the stack, and a class of its own.".to_owned(),
            _ => format!("The stack from {name} up is a class: {}.", self.all_of(&class)),
        };
        let caption =
            format!("All arcs of {name} are tried. Its low-link is {index}, its own index. {rest}");
        let frame = self.frame(caption, &[], None, &class);
        self.stack.truncate(at);
        for &v in &class {
            self.class[v] = Some(self.n_classes);
        }
        self.n_classes += 1;
        frame.at("let class = search.stack.split_off(place);")
    }

    fn end(&self) -> Frame {
        let mut picture = self.picture();
        for node in &mut picture.nodes {
            node.role = Some(Role::Settled);
        }
        let caption = "The search is over. The classes were found from the last one to the first: each leads only to classes that were found before it.";
        Frame::new(caption).with(picture).at("search.classes.reverse();")
    }

    /// About the next step: how many vertices leave the stack, or what becomes of a low-link.
    fn ask(&mut self, frame: Frame, next: &Step) -> Frame {
        match *next {
            Step::Class { root } if self.n_asked[0] < 2 && 1 < self.stack.len() => {
                self.n_asked[0] += 1;
                let at = self.stack.iter().position(|u| *u == root).unwrap_or(0);
                let (n, name) = (self.stack.len() - at, self.name(root));
                let because = format!(
                    "The low-link of {name} is its own index. Everything from {name} up leaves the stack: {}.",
                    self.all_of(&self.stack[at..])
                );
                let question = "A class is complete now. How many vertices leave the stack?";
                frame.ask_number(question, n, [1, n + 1, self.stack.len(), n.max(2) - 1], because)
            }
            Step::Look { u, v } if self.n_asked[1] < 2 => {
                let Some(((index, _), (_, low))) = self.numbers[v].zip(self.numbers[u]) else {
                    return frame;
                };
                let is_off = self.class[v].is_some();
                // Off the stack, a larger index would change nothing anyway.
                if u == v || (!is_off && self.n_asked[1] == 1) || (is_off && low <= index) {
                    return frame;
                }
                self.n_asked[1] += 1;
                let (from, to) = (self.name(u), self.name(v));
                let after = if is_off { low } else { low.min(index) };
                let because = if is_off {
                    format!("{to} is off the stack: no path leads from {to} back to {from}.")
                } else {
                    format!("{to} is on the stack, and its index is {index}.")
                };
                let question =
                    format!("{from} looks at {to} next. What is the low-link of {from} then?");
                frame.ask_number(question, after, [index, low, low + 1], because)
            }
            _ => frame,
        }
    }

    /// The graph with the numbers and the classes so far, and no mark but these.
    fn picture(&self) -> trace::Graph {
        let mut picture = self.blank.clone();
        for (v, node) in picture.nodes.iter_mut().enumerate() {
            node.note = self.numbers[v].map_or(String::new(), |(i, low)| format!("{i}, {low}"));
            node.group = self.class[v];
            node.role = self.class[v].map(|_| Role::Settled);
        }
        for edge in &mut picture.edges {
            if self.tree.contains(&(edge.from, edge.to)) {
                edge.style = Some(Style::Thick);
            }
        }
        picture
    }

    /// The graph, the path and the stack. `class` is the one that is complete.
    fn frame(
        &self,
        caption: String,
        active: &[usize],
        compared: Option<(usize, usize)>,
        class: &[usize],
    ) -> Frame {
        let mut picture = self.picture();
        let role = |v: usize| {
            if active.contains(&v) {
                Role::Active
            } else if class.contains(&v) {
                Role::Chosen
            } else {
                Role::Frontier
            }
        };
        for &v in &self.stack {
            picture.nodes[v].role = Some(role(v));
        }
        for edge in &mut picture.edges {
            if compared == Some((edge.from, edge.to)) {
                edge.role = Some(Role::Compared);
            }
        }
        let cell = |v: &usize| Cell::marked(self.name(*v), role(*v));
        let row = |name: &str, nodes: &[usize]| Cells {
            name: name.into(),
            cells: nodes.iter().map(cell).collect(),
            ..Cells::default()
        };
        let (path, stack) = (row("path", &self.path), row("stack", &self.stack));
        Frame::new(caption).with(picture).with(path).with(stack)
    }
}

pub(crate) const SIZES: [u32; 6] = [16, 32, 64, 128, 256, 512];

/// The vertices met and the arcs looked at, of a ring of n vertices with an arc from each v to 2v
/// as well.
pub(crate) fn work(n: u32) -> [u32; 2] {
    let edges = (0..n).flat_map(|v| [(v, (v + 1) % n), (v, 2 * v % n)]);
    let Ok(graph) = DiGraph::from_edges(n as usize, edges) else { return [0, 0] };
    let (mut n_met, mut n_looked_at) = (0, 0);
    tarjan_watched(&graph, |step, search| match step {
        // A root is met without an arc.
        LibraryStep::Discover { .. } => {
            n_met += 1;
            n_looked_at += u32::from(1 < search.path().len());
        }
        LibraryStep::Look { .. } => n_looked_at += 1,
        LibraryStep::Leave { .. } | LibraryStep::Emit { .. } => {}
    });
    [n_met, n_looked_at]
}

/// The work on rings with chords.
fn cost() -> Chart {
    Chart::from_counts(
        "Tarjan's algorithm on a ring with as many chords as vertices",
        ["vertices", "steps"],
        &SIZES,
        ["vertices met", "arcs looked at"],
        work,
    )
}
