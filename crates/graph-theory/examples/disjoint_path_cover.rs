//! The fewest disjoint paths of an acyclic graph:
//! `cargo run -p graph-theory --example disjoint_path_cover -- 'a>b b>c a>c'`.

mod graphs;
mod kuhn;

use std::process::ExitCode;

use graph_theory::bipartite_matching::disjoint_path_cover::{
    cover_and_proof, plain, split_vertices,
};
use graph_theory::bipartite_matching::hopcroft_karp::{Step as LibraryStep, hopcroft_karp_watched};
use graph_theory::bipartite_matching::hungarian::plain::Step;
use graph_theory::bipartite_matching::{Bipartite, Cover, Matching};
use graph_theory::graph::generate;
use graph_theory::traverse::topological_sort::generations;
use graph_theory::{DiGraph, Directed, EdgeId, GraphError, NodeId};
use graphs::Typed;
use input::Input;
use kuhn::{Search, Searches};
use trace::{Chart, Demo, Frame, Node, Options, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "disjoint_path_cover",
    about: "The fewest paths of a graph without cycles so that each vertex is on exactly one.",
    arguments: "ARC... (a>b for an arc, 5 for a vertex without arcs)",
    worked: &["0>2 0>3 1>2 2>4 3>4 4>5 4>6"],
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

/// Seven vertices and nine arcs.
fn random(seed: u64) -> String {
    let edges = graphs::random_edges(seed, 7, 9, false);
    trace::list(edges.into_iter().map(|(u, v)| format!("{u}>{v}")), " ")
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let mut typed: Typed<(), Directed> = graphs::read(input, &[], graphs::no_weight)?;
    typed.graph = typed.graph.sorted_by_head();
    let graph = &typed.graph;
    let split = match split_vertices(graph) {
        Err(GraphError::Cycle { edges }) => return Err(cycle(&typed, &edges).into()),
        split => split?,
    };
    let title = format!("Disjoint paths, {}", graphs::size(graph));
    let answer = |paths: &[Vec<usize>], proof: &Cover| {
        format!("{} {}", counted(&typed, paths), bound(&typed, proof))
    };
    if MOST_NODES < graph.n_nodes() || MOST_ARCS < graph.n_edges() {
        // The library's version has no recursion.
        let (cover, proof) = cover_and_proof(graph)?;
        let paths = cover.paths().map(|path| path.into_iter().map(NodeId::index).collect());
        let answer = answer(&paths.collect::<Vec<_>>(), &proof);
        let limit = format_args!("{MOST_NODES} vertices and {MOST_ARCS} arcs");
        return Ok(Trace { title, frames: vec![Frame::too_large(limit)], answer });
    }
    let mut searches = Searches::new(graph.n_nodes());
    let paths = plain::disjoint_path_cover_watched(&graph.adjacency_lists(), |step, previous| {
        searches.watch(step, previous);
    });
    let paths = paths.ok_or("there is a cycle")?;
    let previous = &searches.mates;
    let pairs = (0..).zip(previous).filter_map(|(v, u)| Some((u32::try_from((*u)?).ok()?, v)));
    let matching = Matching::from_pairs(&split, pairs)?;
    let proof = matching.cover(&split).ok_or("the matching is not a maximum matching")?;
    let mut board = Board::new(&typed, &paths)?;
    for search in &searches.done {
        board.draw(search);
    }
    board.end(previous, &paths, &proof);
    let answer = answer(&paths, &proof);
    Ok(Trace { title, frames: board.frames, answer })
}

/// Names the vertices of a cycle, in traveling order.
fn cycle(typed: &Typed<(), Directed>, edges: &[EdgeId]) -> String {
    let first = edges.first().map(|&edge| typed.graph.edge(edge).tail);
    let heads = edges.iter().map(|&edge| typed.graph.edge(edge).head);
    format!("{} is a cycle", graphs::listed(typed, first.into_iter().chain(heads)))
}

/// "2 paths: 0-1-3-4 2-5."
fn counted(typed: &Typed<(), Directed>, paths: &[Vec<usize>]) -> String {
    let name = |path: &Vec<usize>| trace::list(path.iter().map(|&u| &typed.names[u]), "-");
    let listed: Vec<String> = paths.iter().map(name).collect();
    match paths.len() {
        0 => "No vertex, so no path.".into(),
        1 => format!("1 path: {}.", listed[0]),
        n => format!("{n} paths: {}.", listed.join(" ")),
    }
}

/// Why the paths cannot be fewer.
fn bound(typed: &Typed<(), Directed>, proof: &Cover) -> String {
    let side = |verb: &str, side: &[u32]| {
        let nodes = side.iter().copied().map(NodeId::from);
        let names = graphs::listed(typed, nodes).replace(' ', ", ");
        let one_of = if side.len() == 1 { "" } else { "one of " };
        (!side.is_empty()).then(|| format!("{verb} {one_of}{names}"))
    };
    let sides = [side("leaves", &proof.left), side("enters", &proof.right)];
    let sides: Vec<String> = sides.into_iter().flatten().collect();
    let n = typed.graph.n_nodes();
    if sides.is_empty() {
        return "There is no arc.".into();
    }
    let (held, least) = (proof.len(), n - proof.len());
    let arcs = if held == 1 { "arc" } else { "arcs" };
    format!(
        "Each arc {}. So disjoint paths have at most {held} {arcs}, and at least {n} - {held} = {least} are needed.",
        sides.join(", or ")
    )
}

/// The drawing so far.
struct Board<'g> {
    typed: &'g Typed<(), Directed>,
    /// The graph, each vertex at its place.
    graph: trace::Graph,
    /// Its out-copies, and then its in-copies.
    split: trace::Graph,
    frames: Vec<Frame>,
    /// How often each of the questions was asked.
    asked: [usize; 2],
}

impl<'g> Board<'g> {
    fn new(typed: &'g Typed<(), Directed>, paths: &[Vec<usize>]) -> Result<Self, GraphError> {
        let n = typed.graph.n_nodes();
        let generations = generations(&typed.graph)?;
        let column = |v: usize| {
            generations.iter().position(|nodes| nodes.iter().any(|node| node.index() == v))
        };
        let graph = typed.picture(|()| String::new()).in_columns(|v| column(v).unwrap_or(0));
        let mut split = typed.picture(|()| String::new());
        (split.directed, split.is_typed) = (false, false);
        for (row, node) in (0_u32..).zip(&mut split.nodes) {
            node.at = (0.0, row.into());
        }
        for row in 0..n {
            let out_copy = &split.nodes[row];
            let label = format!("{}'", out_copy.label);
            split.nodes.push(Node { label, at: (2.0, out_copy.at.1), ..Node::default() });
        }
        for edge in &mut split.edges {
            edge.to += n;
        }
        let mut board = Board { typed, graph, split, frames: Vec::new(), asked: [0; 2] };
        let caption = format!(
            "Each vertex v has an out-copy v on the left, and an in-copy v' on the right. The arc from u to v joins u to v'. \
             Nothing is joined yet, so each vertex is a path: {}.",
            trace::plural(n, "path")
        );
        let mut frame = Frame::new(caption).at("topological_sort(graph)?;");
        for picture in board.pictures(&vec![None; n]) {
            frame = frame.with(picture);
        }
        let n_pairs = n - paths.len();
        if 0 < n_pairs {
            let question = format!(
                "A maximum matching of the copies has {}. How many paths are there at the end?",
                trace::plural(n_pairs, "pair")
            );
            let because = format!(
                "Each pair joins two paths into one, and at first there are {}.",
                trace::plural(n, "path")
            );
            let others = [n_pairs, paths.len() + 1, n];
            frame = frame.ask_number(question, paths.len(), others, because);
        }
        board.frames.push(frame);
        Ok(board)
    }

    fn name(&self, u: usize) -> &str {
        &self.typed.names[u]
    }

    fn names(&self, of: &[usize]) -> String {
        trace::all_of(of.iter().map(|&u| self.name(u)))
    }

    /// The first arc from u to v.
    fn arc(&self, u: usize, v: usize) -> Option<usize> {
        let edges = &self.graph.edges;
        edges.iter().position(|edge| [edge.from, edge.to] == [u, v])
    }

    /// The two pictures, with thick lines for what is joined.
    fn pictures(&self, previous: &[Option<usize>]) -> [trace::Graph; 2] {
        let mut pictures = [self.graph.clone(), self.split.clone()];
        for (v, u) in previous.iter().enumerate() {
            let Some(arc) = u.and_then(|u| self.arc(u, v)) else { continue };
            for picture in &mut pictures {
                picture.edges[arc].style = Some(Style::Thick);
            }
        }
        pictures
    }

    fn mark_arc(&self, pictures: &mut [trace::Graph; 2], [u, v]: [usize; 2], role: Role) {
        let Some(arc) = self.arc(u, v) else { return };
        for picture in pictures {
            picture.edges[arc].role = Some(role);
        }
    }

    fn mark_copies(&self, split: &mut trace::Graph, path: &[[usize; 2]], role: Role) {
        let n = self.typed.names.len();
        for &[u, v] in path {
            split.nodes[u].role = Some(role);
            split.nodes[n + v].role = Some(role);
        }
    }

    fn add(&mut self, caption: String, pictures: [trace::Graph; 2], at: &'static str) {
        let [graph, split] = pictures;
        self.frames.push(Frame::new(caption).with(graph).with(split).at(at));
    }

    /// One frame for each look, and for what comes of the search.
    fn draw(&mut self, search: &Search) {
        self.ask_paths(search);
        let (mut path, mut seen, mut stuck) = (Vec::new(), Vec::new(), Vec::new());
        for &step in &search.steps {
            match step {
                Step::Look { x, y } => {
                    seen.push(y);
                    path.push([x, y]);
                    if !search.is_short() {
                        self.look(search, &path, &mut stuck);
                    }
                }
                Step::Stuck { x } => {
                    stuck.push(x);
                    path.pop();
                }
                Step::Take { .. } => {}
            }
        }
        if search.is_found() {
            self.join(search, &path);
        } else {
            self.fail(search, &seen, &stuck);
        }
    }

    /// Looks at the last step of the path, and names those that could not move since the last look.
    fn look(&mut self, search: &Search, path: &[[usize; 2]], stuck: &mut Vec<usize>) {
        let Some(&[x, y]) = path.last() else { return };
        let mut pictures = self.pictures(&search.before);
        self.mark_copies(&mut pictures[1], path, Role::Frontier);
        for &step in path {
            self.mark_arc(&mut pictures, step, Role::Compared);
        }
        let mut caption = match stuck.len() {
            0 => String::new(),
            1 => format!("{} has no other arc that this search may use. ", self.names(stuck)),
            _ => format!("{} have no other arcs that this search may use. ", self.names(stuck)),
        };
        stuck.clear();
        let (u, v) = (self.name(x), self.name(y));
        let at = if let Some(owner) = search.before[y] {
            let owner = self.name(owner);
            caption.push_str(&format!(
                "{u} looks at {v}, which comes after {owner}. Can {owner} continue to another vertex?"
            ));
            "Some(owner) => find_mate(lists, owner, mate, is_seen),"
        } else {
            caption.push_str(&format!("{u} looks at {v}. No vertex comes before {v} yet."));
            "None => true,"
        };
        self.add(caption, pictures, at);
    }

    fn join(&mut self, search: &Search, path: &[[usize; 2]]) {
        let mut pictures = self.pictures(&search.after);
        self.mark_copies(&mut pictures[1], path, Role::Chosen);
        for &step in path {
            self.mark_arc(&mut pictures, step, Role::Chosen);
        }
        for step in path.windows(2) {
            self.mark_arc(&mut pictures, [step[1][0], step[0][1]], Role::Rejected);
        }
        let n_paths = trace::plural(n_paths(&search.after), "path");
        let joins = path.iter().map(|&[u, v]| format!("{} → {}", self.name(u), self.name(v)));
        let joins = trace::all_of(joins.collect::<Vec<_>>());
        let caption = if path.len() == 1 {
            format!("Take {joins}. The end of a path meets the start of another: {n_paths} now.")
        } else {
            let dropped = path
                .windows(2)
                .map(|step| format!("{} → {}", self.name(step[1][0]), self.name(step[0][1])));
            let dropped = trace::all_of(dropped.collect::<Vec<_>>());
            format!("Give up {dropped}, and take {joins}. That is one more arc: {n_paths} now.")
        };
        self.add(caption, pictures, "mate[y] = Some(x);");
    }

    fn fail(&mut self, search: &Search, seen: &[usize], stuck: &[usize]) {
        let n = self.typed.names.len();
        let mut pictures = self.pictures(&search.after);
        for &v in seen {
            pictures[1].nodes[n + v].role = Some(Role::Settled);
        }
        for &u in stuck {
            pictures[1].nodes[u].role = Some(Role::Rejected);
        }
        let root = self.name(search.root);
        let caption = if seen.is_empty() {
            format!("No arc leaves {root}, so a path ends there.")
        } else {
            let have = if stuck.len() == 1 { "has" } else { "have" };
            format!(
                "{} {have} no other arc that this search may use. So a path ends at {root}.",
                self.names(stuck)
            )
        };
        let at = "find_mate(lists, x, &mut mate, &mut is_seen);";
        self.add(caption, pictures, at);
    }

    fn end(&mut self, previous: &[Option<usize>], paths: &[Vec<usize>], proof: &Cover) {
        self.ask_starts(paths);
        let n = previous.len();
        let mut pictures = self.pictures(previous);
        for (i, path) in paths.iter().enumerate() {
            for &node in path {
                pictures[0].nodes[node].group = Some(i);
            }
        }
        let caption = format!(
            "A path starts at each vertex without a vertex before it. Follow the arcs that were taken. {}",
            counted(self.typed, paths)
        );
        self.add(caption, pictures.clone(), "starts.map(path_from).collect()");
        let left = proof.left.iter().map(|&u| u as usize);
        for copy in left.chain(proof.right.iter().map(|&v| n + v as usize)) {
            pictures[1].nodes[copy].role = Some(Role::Chosen);
        }
        let caption = format!("Why not fewer? {}", bound(self.typed, proof));
        self.add(caption, pictures, "let previous = hungarian(graph, graph.len());");
    }

    /// Adds a question to the last frame.
    fn ask(&mut self, ask: impl FnOnce(Frame) -> Frame) {
        if let Some(frame) = self.frames.pop() {
            self.frames.push(ask(frame));
        }
    }

    /// How many paths there are after a search that is not trivial.
    fn ask_paths(&mut self, search: &Search) {
        let which = usize::from(search.is_found());
        if search.is_short() || search.looks().next().is_none() || 0 < self.asked[which] {
            return;
        }
        self.asked[which] += 1;
        let [before, after] = [&search.before, &search.after].map(|previous| n_paths(previous));
        let because = if search.is_found() {
            "A vertex gives up its next vertex and finds another one, so one more vertex has a next vertex."
        } else {
            "The search finds no vertex that it can take, and nothing changes."
        };
        let question = format!(
            "The next search starts from {}, whose first arc leads to {}. How many paths are there after it?",
            self.name(search.root),
            search.looks().next().map_or("", |[_, v]| self.name(v))
        );
        let others = [before + 1, before, before.saturating_sub(1)];
        self.ask(|frame| frame.ask_number(question, after, others, because));
    }

    /// Where the paths start.
    fn ask_starts(&mut self, paths: &[Vec<usize>]) {
        let starts: Vec<usize> = paths.iter().filter_map(|path| path.first().copied()).collect();
        let mut ends: Vec<usize> = paths.iter().filter_map(|path| path.last().copied()).collect();
        ends.sort_unstable();
        let in_degrees = self.typed.graph.in_degrees();
        let sources = (0..in_degrees.len()).filter(|&v| in_degrees[v] == 0).collect();
        let mut choices = vec![starts.clone(), ends, sources];
        choices.sort_unstable();
        choices.dedup();
        let Some(answer) = choices.iter().position(|choice| *choice == starts) else { return };
        if choices.len() < 2 {
            return;
        }
        let names: Vec<String> = choices.iter().map(|choice| self.names(choice)).collect();
        let because =
            "A path starts at a vertex that has no vertex before it: one whose in-copy is free.";
        self.ask(|frame| frame.ask("Where do the paths start?", names, answer, because));
    }
}

/// How many vertices have no vertex before them.
fn n_paths(previous: &[Option<usize>]) -> usize {
    previous.iter().filter(|u| u.is_none()).count()
}

pub(crate) const SIZES: [u32; 6] = [32, 64, 128, 256, 512, 1024];

fn large(n: u32) -> DiGraph {
    generate::random_acyclic(n, 3 * n as usize, 6).unwrap_or_default()
}

/// On a random graph: the pairs, the phases of the matching, and the arcs that it gave up in all
/// phases.
pub(crate) fn work(n: u32) -> [u32; 3] {
    let split = Bipartite::from_arcs(&large(n));
    let [mut n_pairs, mut n_phases, mut n_given_up] = [0; 3];
    hopcroft_karp_watched(&split, Matching::empty(&split), usize::MAX, |step, search| {
        if let LibraryStep::Phase { n_paths, .. } = step {
            n_pairs += n_paths;
            n_phases += 1;
            n_given_up += u32::try_from(search.n_given_up()).unwrap_or(u32::MAX);
        }
    });
    [n_pairs, n_phases, n_given_up]
}

/// The work on random graphs.
fn cost() -> Chart {
    Chart::from_counts(
        "Disjoint paths of random graphs with three arcs per vertex",
        ["vertices", "count"],
        &SIZES,
        ["arcs", "arcs given up in all phases", "phases"],
        |n| {
            let [_, n_phases, n_given_up] = work(n);
            [3 * n, n_given_up, n_phases]
        },
    )
}
