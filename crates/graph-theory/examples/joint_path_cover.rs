//! The fewest paths that cover an acyclic graph and may share vertices:
//! `cargo run -p graph-theory --example joint_path_cover -- 'a>b b>c'`.

mod graphs;

use std::process::ExitCode;

use graph_theory::bipartite_matching::disjoint_path_cover::plain::disjoint_path_cover;
use graph_theory::bipartite_matching::joint_path_cover::plain::{Step, joint_path_cover_watched};
use graph_theory::bipartite_matching::joint_path_cover::{Closure, joint_path_cover};
use graph_theory::graph::generate;
use graph_theory::traverse::topological_sort::generations;
use graph_theory::{DiGraph, Directed, EdgeId, GraphError, NodeId};
use graphs::Typed;
use input::Input;
use trace::{Chart, Demo, Edge, Frame, Options, Role, SplitMix64, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "joint_path_cover",
    about: "The fewest paths that cover a graph without cycles and may share vertices, and as many vertices of which none leads to another.",
    arguments: "ARC... (a>b for an arc, 5 for a vertex without arcs)",
    worked: &["0>2 1>2 2>3 2>4 3>5 3>6 4>7 5>7"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_NODES: usize = 12;
const MOST_ARCS: usize = 30;

/// Two vertices lead to a third one, from which all others are reached: eight vertices and arcs.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut arcs = vec![(0, 2), (1, 2)];
    arcs.extend((3..8).map(|v| (2 + dice.below(v - 2), v)));
    while arcs.len() < 8 {
        let (u, v) = (2 + dice.below(6), 2 + dice.below(6));
        if u < v && !arcs.contains(&(u, v)) {
            arcs.push((u, v));
        }
    }
    arcs.sort_unstable();
    trace::list(arcs.into_iter().map(|(u, v)| format!("{u}>{v}")), " ")
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let mut typed: Typed<(), Directed> = graphs::read(input, &[], graphs::no_weight)?;
    typed.graph = typed.graph.sorted_by_head();
    let title = format!("Paths that may share vertices, {}", graphs::size(&typed.graph));
    match run(&typed) {
        Err(GraphError::Cycle { edges }) => Err(cycle(&typed, &edges).into()),
        Err(error) => Err(error.into()),
        Ok((frames, answer)) => Ok(Trace { title, frames, answer }),
    }
}

/// The frames, and the answer.
fn run(typed: &Typed<(), Directed>) -> Result<(Vec<Frame>, String), GraphError> {
    let graph = &typed.graph;
    if MOST_NODES < graph.n_nodes() || MOST_ARCS < graph.n_edges() {
        // The library's version has no recursion.
        let cover = joint_path_cover(graph)?;
        let numbers = |nodes: &[NodeId]| nodes.iter().map(|node| node.index()).collect();
        let paths: Vec<Vec<usize>> = cover.paths.iter().map(|path| numbers(path)).collect();
        let answer = answer(typed, &paths, numbers(&cover.antichain));
        let limit = format_args!("{MOST_NODES} vertices and {MOST_ARCS} arcs");
        return Ok((vec![Frame::too_large(limit)], answer));
    }
    let mut board = Board::new(typed)?;
    let (mut chains, mut ends): (Vec<Vec<usize>>, Vec<Vec<usize>>) = (Vec::new(), Vec::new());
    let lists = graph.adjacency_lists();
    let found = joint_path_cover_watched(&lists, |step, leads| match step {
        Step::Row { u } => {
            leads.clone_into(&mut board.leads);
            board.row(u);
        }
        Step::Chains { chains: found } => found.clone_into(&mut chains),
        Step::Ends { ends: found } => ends.push(found.to_vec()),
    });
    // There is no cycle, or the board would not have been made.
    let (paths, antichain) = found.unwrap_or_default();
    board.show_chains(&chains);
    board.show_paths(&chains, &paths);
    board.show_ends(&ends, &paths);
    Ok((board.frames, answer(typed, &paths, antichain)))
}

/// Names the vertices of a cycle, in traveling order.
fn cycle(typed: &Typed<(), Directed>, edges: &[EdgeId]) -> String {
    let first = edges.first().map(|&edge| typed.graph.edge(edge).tail);
    let heads = edges.iter().map(|&edge| typed.graph.edge(edge).head);
    format!("{} is a cycle", graphs::listed(typed, first.into_iter().chain(heads)))
}

/// Says that the vertices of an antichain, at least two, do not lead to each other.
fn none_leads(typed: &Typed<(), Directed>, antichain: &[usize]) -> String {
    if let &[a, b] = antichain {
        return format!("Neither {} nor {} leads to the other", typed.names[a], typed.names[b]);
    }
    let all = trace::all_of(antichain.iter().map(|&u| &typed.names[u]));
    format!("None of {all} leads to another")
}

/// "2 paths: 0-2-3 1-2-4. Neither 3 nor 4 leads to the other."
fn answer(typed: &Typed<(), Directed>, paths: &[Vec<usize>], mut antichain: Vec<usize>) -> String {
    antichain.sort_unstable();
    let name = |path: &Vec<usize>| trace::list(path.iter().map(|&u| &typed.names[u]), "-");
    let listed = trace::list(paths.iter().map(name), " ");
    match paths.len() {
        0 => "No vertex, so no path.".into(),
        1 => format!("1 path: {listed}. There is a vertex, so no path is not enough."),
        n => format!("{n} paths: {listed}. {}.", none_leads(typed, &antichain)),
    }
}

/// Draws the arcs of paths thick, and writes the letters of its paths below each vertex.
fn mark(picture: &mut trace::Graph, paths: &[Vec<usize>]) {
    for (path, letter) in paths.iter().zip('A'..) {
        for &u in path {
            picture.nodes[u].note.push(letter);
        }
        for step in path.windows(2) {
            let mut arcs = picture.edges.iter_mut();
            if let Some(arc) = arcs.find(|arc| [arc.from, arc.to] == *step) {
                (arc.style, arc.role) = (Some(Style::Thick), Some(Role::Chosen));
            } else {
                let (style, role) = (Some(Style::Dashed), Some(Role::Chosen));
                picture.edges.push(Edge { style, role, ..Edge::new(step[0], step[1]) });
            }
        }
    }
    for node in &mut picture.nodes {
        node.note = node.note.trim().to_owned();
    }
}

/// The drawing so far.
struct Board<'g> {
    typed: &'g Typed<(), Directed>,
    lists: Vec<Vec<usize>>,
    /// The graph, each vertex at its place.
    graph: trace::Graph,
    /// For each two vertices whether the first leads to the second, as far as it is known.
    leads: Vec<Vec<bool>>,
    /// The vertices since the last frame whose rows add nothing.
    idle: Vec<usize>,
    frames: Vec<Frame>,
    has_asked_row: bool,
}

impl<'g> Board<'g> {
    fn new(typed: &'g Typed<(), Directed>) -> Result<Self, GraphError> {
        let generations = generations(&typed.graph)?;
        let column = |v: usize| {
            generations.iter().position(|nodes| nodes.iter().any(|node| node.index() == v))
        };
        let mut graph = typed.picture(|()| String::new()).in_columns(|v| column(v).unwrap_or(0));
        for node in &mut graph.nodes {
            // Room for the letters of the paths.
            " ".clone_into(&mut node.note);
        }
        let n = typed.graph.n_nodes();
        let mut board = Board {
            typed,
            lists: typed.graph.adjacency_lists(),
            graph,
            leads: vec![vec![false; n]; n],
            idle: Vec::new(),
            frames: Vec::new(),
            has_asked_row: false,
        };
        let caption = "To which vertices does each vertex lead? Take the vertices in reverse topological order. The closure has an arc \
                       from u to each vertex to which u leads. An arc of the closure that the graph does not have is drawn dashed.";
        board.add(caption, board.graph.clone(), "let mut leads =");
        Ok(board)
    }

    fn name(&self, u: usize) -> &str {
        &self.typed.names[u]
    }

    fn names(&self, of: &[usize]) -> String {
        trace::all_of(of.iter().map(|&u| self.name(u)))
    }

    /// A path as `0-2-3`.
    fn path(&self, path: &[usize]) -> String {
        trace::list(path.iter().map(|&u| self.name(u)), "-")
    }

    fn paths(&self, paths: &[Vec<usize>]) -> String {
        trace::all_of(paths.iter().map(|path| self.path(path)))
    }

    fn add(&mut self, caption: impl Into<String>, picture: trace::Graph, at: &'static str) {
        self.frames.push(Frame::new(caption).with(picture).at(at));
    }

    /// Adds a question to the last frame.
    fn ask(&mut self, ask: impl FnOnce(Frame) -> Frame) {
        if let Some(frame) = self.frames.pop() {
            self.frames.push(ask(frame));
        }
    }

    fn is_arc(&self, u: usize, v: usize) -> bool {
        self.lists[u].contains(&v)
    }

    /// The arcs that the closure adds from u.
    fn added(&self, u: usize) -> Vec<usize> {
        (0..self.lists.len()).filter(|&v| self.leads[u][v] && !self.is_arc(u, v)).collect()
    }

    /// One frame for a row that adds arcs.
    fn row(&mut self, u: usize) {
        let added = self.added(u);
        if added.is_empty() {
            self.idle.push(u);
            return;
        }
        self.ask_row(u, added.len());
        let mut picture = self.graph.clone();
        picture.nodes[u].role = Some(Role::Chosen);
        for &v in &added {
            let style = Some(Style::Dashed);
            let role = Some(Role::Chosen);
            picture.edges.push(Edge { style, role, ..Edge::new(u, v) });
        }
        for &v in &self.lists[u] {
            picture.nodes[v].role = Some(Role::Compared);
        }
        let idle = self.idle_rows();
        let (name, via) = (self.name(u), self.names(&self.lists[u]));
        let (arcs, lead) = match self.lists[u].len() {
            1 => ("An arc leads", "leads"),
            _ => ("Arcs lead", "lead"),
        };
        let added = trace::all_of(added.iter().map(|&v| format!("{name} → {}", self.name(v))));
        let caption = format!(
            "{idle}{arcs} from {name} to {via}. We already know to which vertices {via} {lead}. So the closure adds {added}."
        );
        self.add(caption, picture, "row[w] |= is_ahead;");
    }

    /// What is said of the vertices since the last frame.
    fn idle_rows(&mut self) -> String {
        let idle = std::mem::take(&mut self.idle);
        match idle.len() {
            0 => String::new(),
            _ => format!("From {}, the closure adds no arcs. ", self.names(&idle)),
        }
    }

    fn show_chains(&mut self, chains: &[Vec<usize>]) {
        self.ask_chains(chains.len());
        let mut picture = self.graph.clone();
        mark(&mut picture, chains);
        let mut caption = self.idle_rows();
        let jumps: Vec<String> = chains
            .iter()
            .flat_map(|chain| chain.windows(2))
            .filter(|step| !self.is_arc(step[0], step[1]))
            .map(|step| format!("{} → {}", self.name(step[0]), self.name(step[1])))
            .collect();
        caption.push_str(&match chains.len() {
            0 => "There is no vertex.".to_owned(),
            1 => format!("A single path of the closure contains all vertices: {}.", self.paths(chains)),
            n => format!(
                "In the closure, {n} disjoint paths are enough, and no fewer. They are the chains {}.",
                self.paths(chains)
            ),
        });
        caption.push_str(&match jumps.len() {
            0 => " All their arcs are arcs of the graph.".to_owned(),
            1 => format!(" {} is a jump.", jumps[0]),
            _ => format!(" {} are jumps.", trace::all_of(jumps)),
        });
        self.add(caption, picture, "let chains = disjoint_path_cover(&closure)?;");
    }

    /// One frame for each chain with a jump.
    fn show_paths(&mut self, chains: &[Vec<usize>], paths: &[Vec<usize>]) {
        let mut drawn = chains.to_vec();
        for (i, (chain, path)) in chains.iter().zip(paths).enumerate() {
            if chain == path {
                continue;
            }
            self.ask_path(chain, path);
            drawn[i].clone_from(path);
            let mut picture = self.graph.clone();
            mark(&mut picture, &drawn);
            let others: Vec<usize> = path.iter().copied().filter(|u| !chain.contains(u)).collect();
            for &u in &others {
                picture.nodes[u].role = Some(Role::Compared);
            }
            let (share, on) = match others.len() {
                1 => ("is", "another chain"),
                _ => ("are", "other chains"),
            };
            let caption = format!(
                "The chain {} becomes the path {}: instead of a jump, it follows arcs of the graph. {} {share} on {on}, too.",
                self.path(chain),
                self.path(path),
                self.names(&others)
            );
            self.add(caption, picture, "path.push(v);");
        }
    }

    /// One frame for each set of ends.
    fn show_ends(&mut self, ends: &[Vec<usize>], paths: &[Vec<usize>]) {
        self.ask_ends(ends);
        for two in ends.windows(2) {
            let [now, next] = two else { continue };
            let moved = (0..now.len()).find(|&i| now[i] != next[i]).unwrap_or(0);
            let w = now[moved];
            let u = now.iter().copied().find(|&u| self.leads[u][w]).unwrap_or(w);
            let mut picture = self.graph.clone();
            mark(&mut picture, paths);
            for &end in now {
                picture.nodes[end].role = Some(Role::Frontier);
            }
            picture.nodes[u].role = Some(Role::Compared);
            picture.nodes[w].role = Some(Role::Rejected);
            let caption = format!(
                "The chains end at {}. {} leads to {}, so these ends are not an antichain. Go back from {} to {}, the vertex before it on its chain.",
                self.names(now),
                self.name(u),
                self.name(w),
                self.name(w),
                self.name(next[moved])
            );
            self.add(caption, picture, "rest[i].pop();");
        }
        let mut last = ends.last().cloned().unwrap_or_default();
        last.sort_unstable();
        let mut picture = self.graph.clone();
        mark(&mut picture, paths);
        for &end in &last {
            picture.nodes[end].role = Some(Role::Chosen);
        }
        let n = last.len();
        let caption = match n {
            0 => "No path is needed.".to_owned(),
            1 => format!(
                "There is a vertex, for example {}, so a path is needed.",
                self.names(&last)
            ),
            _ => format!(
                "{}, so they are an antichain. No path contains two of them, so fewer than {n} paths are not enough.",
                none_leads(self.typed, &last)
            ),
        };
        self.add(caption, picture, "return ends;");
    }

    /// How many arcs the closure adds from a vertex, if looking two arcs ahead is not enough.
    fn ask_row(&mut self, u: usize, n_added: usize) {
        let two = self.lists[u].iter().flat_map(|&v| &self.lists[v]);
        let mut two: Vec<usize> = two.copied().filter(|&w| !self.is_arc(u, w)).collect();
        two.sort_unstable();
        two.dedup();
        if self.has_asked_row || two.len() == n_added {
            return;
        }
        self.has_asked_row = true;
        let question = format!("How many arcs that leave {} does the closure add?", self.name(u));
        let n_own = self.lists[u].len();
        let others = [two.len(), n_added + n_own, n_added + n_own + 1];
        let because = format!(
            "It adds an arc from {0} to each vertex that {0} reaches only by paths of two or more arcs.",
            self.name(u)
        );
        self.ask(|frame| frame.ask_number(question, n_added, others, because));
    }

    /// How many chains there are, if the graph needs more disjoint paths.
    fn ask_chains(&mut self, n: usize) {
        let n_disjoint = disjoint_path_cover(&self.lists).map_or(0, |paths| paths.len());
        if n_disjoint <= n {
            return;
        }
        let question = format!(
            "In the graph itself, {n_disjoint} disjoint paths are needed. How many disjoint paths are needed in the closure?"
        );
        let because =
            "With the arcs that were added, a path can jump over a vertex that is on another path.";
        self.ask(|frame| {
            frame.ask_number(
                question,
                n,
                [n_disjoint, n_disjoint + 1, n.saturating_sub(1)],
                because,
            )
        });
    }

    /// What becomes of a chain with a jump; asked once.
    fn ask_path(&mut self, chain: &[usize], path: &[usize]) {
        if self.frames.last().is_none_or(|frame| frame.at == Some("path.push(v);")) {
            return;
        }
        let question = format!("Which path of the graph replaces the chain {}?", self.path(chain));
        let mut short = path.to_vec();
        short.retain(|u| Some(u) != chain.first());
        let choices =
            [(self.path(chain), false), (self.path(path), true), (self.path(&short), false)];
        let answer = choices.iter().position(|choice| choice.1).unwrap_or(0);
        let because = "A path must follow arcs of the graph, and it may share vertices with other paths. It must still contain all \
                       vertices of its chain.";
        self.ask(|frame| frame.ask(question, choices.map(|choice| choice.0), answer, because));
    }

    /// Which end is in no antichain with a vertex from each chain, if it is one alone.
    fn ask_ends(&mut self, ends: &[Vec<usize>]) {
        let (Some(first), Some(last)) = (ends.first(), ends.last()) else { return };
        let moved: Vec<usize> = (0..first.len()).filter(|&i| first[i] != last[i]).collect();
        let [i] = moved[..] else { return };
        let question = format!(
            "The chains end at {}. A largest antichain has a vertex from each chain. Which of these ends cannot be in it?",
            self.names(first)
        );
        let names: Vec<String> = first.iter().map(|&u| self.name(u).to_owned()).collect();
        let w = first[i];
        let Some(u) = first.iter().copied().find(|&u| self.leads[u][w]) else { return };
        let because = format!(
            "{} leads to {}, and so do all vertices before {} on its chain. So none of them can be in an antichain with {}.",
            self.name(u),
            self.name(w),
            self.name(u),
            self.name(w)
        );
        self.ask(|frame| frame.ask(question, names, i, because));
    }
}

pub(crate) const SIZES: [u32; 5] = [32, 64, 128, 256, 512];

fn large(n: u32) -> DiGraph {
    generate::random_acyclic(n, 3 * n as usize, 6).unwrap_or_default()
}

/// On a random graph: the arcs, and those of the closure.
pub(crate) fn work(n: u32) -> [u32; 2] {
    let graph = large(n);
    let n_pairs = Closure::from_graph(&graph).map_or(0, |closure| closure.n_pairs());
    [graph.n_edges(), n_pairs].map(|count| u32::try_from(count).unwrap_or(u32::MAX))
}

/// How much larger the closure is than the graph.
fn cost() -> Chart {
    Chart::from_counts(
        "Closures of random graphs with three arcs per vertex",
        ["vertices", "arcs"],
        &SIZES,
        ["arcs of the graph", "arcs of the closure"],
        work,
    )
}
