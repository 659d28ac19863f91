//! Hopcroft and Karp's algorithm, phase by phase:
//! `cargo run -p graph-theory --example hopcroft_karp -- a-1 a-2 b-1`.

mod graphs;
mod sides;

use std::mem;
use std::process::ExitCode;

use graph_theory::bipartite_matching::hopcroft_karp::plain::{self, Step};
use graph_theory::bipartite_matching::hopcroft_karp::{
    Step as LibraryStep, hopcroft_karp_watched, matching_and_cover,
};
use graph_theory::bipartite_matching::{Bipartite, Cover, Matching};
use input::Input;
use sides::Sides;
use trace::{Axis, Chart, Demo, Frame, Options, Role, Series, SplitMix64, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "hopcroft_karp",
    about: "Hopcroft and Karp's algorithm: a maximum matching, along many shortest paths at a time.",
    arguments: "EDGE... (a-1 for an edge, 5 for a vertex without edges; the sides are found)",
    worked: &["x0-y0 x1-y1 x2-y2 x0-y3 x1-y4 x1-y5 x2-y4 x3-y0 x4-y0 x4-y1 x5-y2"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Six left vertices with one to three neighbors each. The first ones like the first right
/// vertices best, and so do the last ones, so that some have to change.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut edges: Vec<String> = (0..3).map(|i| format!("x{i}-y{i}")).collect();
    for x in 0..6 {
        let most = if x < 3 { 6 } else { 4 };
        for _ in 0..=dice.below(2) {
            let edge = format!("x{x}-y{}", dice.below(most));
            if !edges.contains(&edge) {
                edges.push(edge);
            }
        }
    }
    edges.join(" ")
}

/// The mate of each right vertex.
type Mates = Vec<Option<usize>>;
/// The layer of each left vertex, if it has one.
type Layers = Vec<Option<usize>>;

/// What a frame shows, if it is not the last one.
enum Event {
    /// A phase begins.
    Phase(Layers),
    /// A path, each left vertex with the right one that follows it; its root comes first. In the
    /// first phase, all paths of one edge that follow one another.
    Paths(Vec<Vec<[usize; 2]>>),
    /// Left vertices that find no path, each with those that got stuck in its search.
    Failed(Vec<usize>, Vec<usize>),
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let sides = Sides::read(input)?;
    let graph = sides.graph();
    let title = format!("Hopcroft and Karp's algorithm, {}", sides.size());
    if let Some(too_large) = sides.too_large() {
        // The library's version has no recursion.
        let (matching, cover) = matching_and_cover(graph);
        let answer = sides.answer(&matching, &cover);
        return Ok(Trace { title, frames: vec![too_large], answer });
    }
    let heads = |x| graph.heads(x).iter().map(|&y| y as usize).collect();
    let lists: Vec<Vec<usize>> = graph.left().map(heads).collect();
    let mut events: Vec<(Event, Mates)> = Vec::new();
    let (mut path, mut stuck) = (Vec::new(), Vec::new());
    let mut now = Layers::new();
    let mate = plain::hopcroft_karp_watched(&lists, graph.n_right(), |step, mate| match step {
        Step::Phase { layer } => {
            layer.clone_into(&mut now);
            events.push((Event::Phase(now.clone()), mate.to_vec()));
        }
        Step::Take { x, y } => {
            path.insert(0, [x, y]);
            if now[x] != Some(0) {
                return;
            }
            stuck.clear();
            let path = mem::take(&mut path);
            match events.last_mut() {
                Some((Event::Paths(paths), after)) if path.len() == 1 => {
                    paths.push(path);
                    mate.clone_into(after);
                }
                _ => events.push((Event::Paths(vec![path]), mate.to_vec())),
            }
        }
        Step::Stuck { x } => {
            stuck.push(x);
            if now[x] != Some(0) {
                return;
            }
            let stuck = mem::take(&mut stuck);
            if let Some((Event::Failed(roots, all), _)) = events.last_mut() {
                roots.push(x);
                all.extend(stuck);
            } else {
                events.push((Event::Failed(vec![x], stuck), mate.to_vec()));
            }
        }
    });
    let pairs = (0..).zip(&mate).filter_map(|(y, x)| Some((u32::try_from((*x)?).ok()?, y)));
    let matching = Matching::from_pairs(graph, pairs)?;
    let cover = matching.cover(graph).ok_or("the matching is not a maximum matching")?;
    let mut board = Board::new(&sides);
    for (event, mate) in &events {
        board.draw(event, mate);
    }
    board.end(&mate, &matching, &cover);
    Ok(Trace { title, frames: board.frames, answer: sides.answer(&matching, &cover) })
}

/// The drawing so far.
struct Board<'g> {
    sides: &'g Sides,
    frames: Vec<Frame>,
    n_phases: usize,
    layer: Layers,
    /// The mates in the last frame.
    mate: Mates,
    /// How often each of the questions was asked.
    asked: [usize; 2],
}

impl<'g> Board<'g> {
    fn new(sides: &'g Sides) -> Self {
        let mate = vec![None; sides.graph().n_right()];
        Board { sides, frames: Vec::new(), n_phases: 0, layer: Vec::new(), mate, asked: [0; 2] }
    }

    fn left(&self, x: usize) -> usize {
        self.sides.split.left[x].index()
    }

    fn right(&self, y: usize) -> usize {
        self.sides.split.right[y].index()
    }

    fn lefts(&self, of: &[usize]) -> String {
        trace::all_of(of.iter().map(|&x| &self.sides.typed.names[self.left(x)]))
    }

    fn draw(&mut self, event: &Event, mate: &[Option<usize>]) {
        self.ask(event);
        let frame = match event {
            Event::Phase(layer) => {
                self.n_phases += 1;
                layer.clone_into(&mut self.layer);
                self.phase(mate)
            }
            Event::Paths(paths) => self.paths(paths, mate),
            Event::Failed(roots, stuck) => self.fail(roots, stuck, mate),
        };
        mate.clone_into(&mut self.mate);
        self.frames.push(frame);
    }

    /// The pairs are thick; layers stand below the left vertices.
    fn picture(&self, mate: &[Option<usize>]) -> trace::Graph {
        let mut picture = self.sides.blank();
        for (y, x) in mate.iter().enumerate() {
            let Some(x) = *x else { continue };
            let ends = [self.left(x), self.right(y)];
            let edge = picture
                .edges
                .iter_mut()
                .find(|edge| ends == [edge.from, edge.to] || ends == [edge.to, edge.from]);
            if let Some(edge) = edge {
                edge.style = Some(Style::Thick);
            }
        }
        for node in &mut picture.nodes {
            // Room for the number of a layer.
            " ".clone_into(&mut node.note);
        }
        for (x, layer) in self.layer.iter().enumerate() {
            if let Some(layer) = layer {
                picture.nodes[self.left(x)].note = format!("layer {layer}");
            }
        }
        picture
    }

    /// How many edges the paths of this phase have.
    fn length(&self) -> usize {
        2 * self.layer.iter().flatten().max().unwrap_or(&0) + 1
    }

    /// The layers, and the edges that lead from layer to layer.
    fn phase(&self, mate: &[Option<usize>]) -> Frame {
        let mut picture = self.picture(mate);
        let graph = self.sides.graph();
        for x in graph.left() {
            let Some(layer) = self.layer[x as usize] else { continue };
            if layer == 0 {
                picture.nodes[self.sides.left(x)].role = Some(Role::Frontier);
            }
            for (edge, y) in graph.edges_of(x) {
                let goes_on = mate[y as usize].is_none_or(|x| self.layer[x] == Some(layer + 1));
                if goes_on {
                    picture.edges[edge.index()].role = Some(Role::Compared);
                }
            }
        }
        let caption = format!(
            "Phase {}. A breadth-first search from the free left vertices: a shortest augmenting path has {}. From left to right, a search may follow only the marked edges.",
            self.n_phases,
            trace::plural(self.length(), "edge")
        );
        Frame::new(caption).with(picture).at("= layers(lists, &mate, &is_free)")
    }

    fn paths(&self, paths: &[Vec<[usize; 2]>], mate: &[Option<usize>]) -> Frame {
        let mut picture = self.picture(mate);
        let mut names = Vec::new();
        for path in paths {
            let along: Vec<usize> =
                path.iter().flat_map(|&[x, y]| [self.left(x), self.right(y)]).collect();
            for &v in &along {
                picture.nodes[v].role = Some(Role::Chosen);
            }
            for ends in along.windows(2) {
                Sides::mark(&mut picture, [ends[0], ends[1]], Role::Chosen);
            }
            names.push(trace::list(along.iter().map(|&v| &self.sides.typed.names[v]), "-"));
        }
        let pairs = trace::plural(mate.iter().flatten().count(), "pair");
        let caption = match &paths[0][..] {
            [_] if paths.len() == 1 => {
                format!("{} is a path of one edge, and becomes a pair: {pairs}.", names[0])
            }
            [_] => {
                format!(
                    "{} are paths of one edge, and become pairs: {pairs}.",
                    trace::all_of(&names)
                )
            }
            [[root, _], others @ ..] => {
                let others: Vec<usize> = others.iter().map(|&[x, _]| x).collect();
                let verb =
                    if others.len() == 1 { "changes its mate" } else { "change their mates" };
                format!(
                    "The path {} is flipped: {} gets a mate, and {} {verb}. Now there are {pairs}.",
                    names[0],
                    self.lefts(&[*root]),
                    self.lefts(&others)
                )
            }
            [] => String::new(),
        };
        Frame::new(caption).with(picture).at("mate[y] = Some(x);")
    }

    fn fail(&mut self, roots: &[usize], stuck: &[usize], mate: &[Option<usize>]) -> Frame {
        let mut picture = self.picture(mate);
        for &x in stuck {
            picture.nodes[self.left(x)].role = Some(Role::Rejected);
            " ".clone_into(&mut picture.nodes[self.left(x)].note);
            self.layer[x] = None;
        }
        let others: Vec<usize> = stuck.iter().copied().filter(|x| !roots.contains(x)).collect();
        let verb = if others.len() == 1 { "leads" } else { "lead" };
        let others = if others.is_empty() {
            String::new()
        } else {
            format!("{} {verb} no farther, so ", self.lefts(&others))
        };
        let verb = if roots.len() == 1 { "finds" } else { "find" };
        let caption = format!("{others}{} {verb} no path in this phase.", self.lefts(roots));
        Frame::new(caption).with(picture).at("layer[x] = None;")
    }

    fn end(&mut self, mate: &[Option<usize>], matching: &Matching, cover: &Cover) {
        self.layer.clear();
        let mut picture = self.picture(mate);
        self.sides.mark_cover(&mut picture, cover);
        let is_perfect = matching.is_left_perfect();
        let why = if is_perfect {
            "No left vertex is still free."
        } else {
            "The search from the free left vertices reaches no free right vertex: no augmenting path is left."
        };
        let caption = match matching.len() {
            0 => "There is no edge, so there is no pair.".to_owned(),
            1 => {
                format!(
                    "{why} Each edge has an end at the marked vertex, so no matching has more than 1 pair."
                )
            }
            n => format!(
                "{why} Each edge has an end among the {n} marked vertices, so no matching has more than {n} pairs."
            ),
        };
        self.frames.push(Frame::new(caption).with(picture).at("while let Some(mut layer)"));
    }

    /// Adds a question about what comes next to the last frame, each at most twice.
    fn ask(&mut self, next: &Event) {
        let which = match next {
            Event::Phase(_) => 0,
            Event::Paths(_) | Event::Failed(..) => 1,
        };
        if self.frames.is_empty() || 2 <= self.asked[which] {
            return;
        }
        match next {
            Event::Phase(layer) => {
                let before = self.length();
                let far = 2 * layer.iter().flatten().max().unwrap_or(&0) + 1;
                let because = "After a phase, no path of its length is left, so a shortest path is longer now.";
                let question =
                    "A new phase begins. How many edges does its shortest augmenting path have?";
                self.asked[0] += 1;
                self.change(|frame| {
                    frame.ask_number(question, far, [before, far + 2, far + 4], because)
                });
            }
            Event::Paths(paths) => {
                let [path] = &paths[..] else { return };
                let ([root, _], Some([_, end])) = (path[0], path.last().copied()) else { return };
                if 1 < path.len() && self.has_path_behind() {
                    self.ask_end(root, Some(end));
                }
            }
            Event::Failed(roots, _) => {
                if 1 < self.length() && self.has_path_behind() {
                    self.ask_end(roots[0], None);
                }
            }
        }
    }

    /// Whether the phase has already flipped a path, so that the next one must keep clear of it.
    fn has_path_behind(&self) -> bool {
        self.frames.last().is_some_and(|frame| frame.caption.starts_with("The path"))
    }

    fn ask_end(&mut self, root: usize, end: Option<usize>) {
        let free = (0..self.mate.len()).filter(|&y| self.mate[y].is_none());
        let mut ends: Vec<usize> = free.filter(|&y| Some(y) != end).take(2).collect();
        ends.extend(end);
        ends.sort_unstable();
        // With no free right vertex there is nothing to ask.
        if ends.is_empty() {
            return;
        }
        let answer = end.and_then(|end| ends.iter().position(|&y| y == end)).unwrap_or(ends.len());
        let mut choices: Vec<String> =
            ends.iter().map(|&y| format!("at {}", self.sides.typed.names[self.right(y)])).collect();
        choices.push("it finds no path in this phase".to_owned());
        let question = format!(
            "The next search starts from {}. Where does the path end?",
            self.lefts(&[root])
        );
        let because = "A search may only go from layer to layer, and it may not use what an earlier path of this phase has taken.";
        self.asked[1] += 1;
        self.change(|frame| frame.ask(question, choices, answer, because));
    }

    fn change(&mut self, change: impl FnOnce(Frame) -> Frame) {
        if let Some(frame) = self.frames.pop() {
            self.frames.push(change(frame));
        }
    }
}

/// Up to which length chains stand side by side.
pub(crate) const LENGTHS: [u32; 6] = [2, 4, 8, 16, 32, 64];

/// Chains of 1, 2, …, k pairs side by side: the pairs, the phases, and the edges given up in all
/// phases. In a chain the last left vertex likes only what the first one has, and all the others
/// must move on.
pub(crate) fn work(k: u32) -> (u32, u32, u32) {
    let chains = (0..k).flat_map(|n| {
        let base = n * (n + 1) / 2;
        let chain = (0..n).flat_map(|i| [(i, i), (i, i + 1)]).chain([(n, 0)]);
        chain.map(move |(x, y)| (base + x, base + y))
    });
    let size = (k * (k + 1) / 2) as usize;
    let Ok(graph) = Bipartite::from_edges(size, size, chains) else { return (0, 0, 0) };
    let (mut n_pairs, mut n_phases, mut n_given_up) = (0, 0, 0);
    hopcroft_karp_watched(&graph, Matching::empty(&graph), usize::MAX, |step, search| {
        if let LibraryStep::Phase { n_paths, .. } = step {
            n_pairs += n_paths;
            n_phases += 1;
            n_given_up += u32::try_from(search.n_given_up()).unwrap_or(u32::MAX);
        }
    });
    (n_pairs, n_phases, n_given_up)
}

/// The phases on chains.
fn cost() -> Chart {
    let works = LENGTHS.map(work);
    let phases = works.map(|(pairs, phases, _)| (f64::from(pairs), f64::from(phases)));
    let bound = works.map(|(pairs, _, _)| (f64::from(pairs), 2.0 * f64::from(pairs).sqrt()));
    Chart {
        name: "Hopcroft and Karp's algorithm on chains of all lengths".into(),
        x: Axis::log("pairs"),
        y: Axis::log("phases"),
        series: vec![
            Series { name: "phases".into(), points: phases.to_vec() },
            Series { name: "2 √P, the bound".into(), points: bound.to_vec() },
        ],
    }
}
