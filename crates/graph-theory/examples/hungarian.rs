//! 6.19 Augmenting paths: `cargo run -p graph-theory --example hungarian -- a-1 a-2 b-1`.

mod graphs;
mod kuhn;
mod sides;

use std::process::ExitCode;

use graph_theory::bipartite_matching::hungarian::plain::{self, Step};
use graph_theory::bipartite_matching::hungarian::{
    Order, Step as LibraryStep, hungarian_watched, matching_and_cover,
};
use graph_theory::bipartite_matching::{Bipartite, Cover, Matching};
use input::Input;
use kuhn::{Search, Searches};
use sides::Sides;
use trace::{Chart, Demo, Frame, Options, Role, Style, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "hungarian",
    about: "Kuhn's algorithm: a maximum matching, by one search from each left vertex.",
    arguments: "EDGE... (a-1 for an edge, 5 for a vertex without edges; the sides are found)",
    worked: &["x0-y0 x0-y1 x1-y1 x1-y2 x1-y3 x2-y0 x3-y1"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(sides::random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let sides = Sides::read(input)?;
    let graph = sides.graph();
    let title = format!("Augmenting paths, {}", sides.size());
    if let Some(too_large) = sides.too_large() {
        // The library's version has no recursion.
        let (matching, cover) = matching_and_cover(graph);
        let answer = sides.answer(&matching, &cover);
        return Ok(Trace { title, frames: vec![too_large], answer });
    }
    let heads = |x| graph.heads(x).iter().map(|&y| y as usize).collect();
    let lists: Vec<Vec<usize>> = graph.left().map(heads).collect();
    let mut searches = Searches::new(graph.n_right());
    let mate = plain::hungarian_watched(&lists, graph.n_right(), |step, mate| {
        searches.watch(step, mate);
    });
    let pairs = (0..).zip(&mate).filter_map(|(y, x)| Some((u32::try_from((*x)?).ok()?, y)));
    let matching = Matching::from_pairs(graph, pairs)?;
    let cover = matching.cover(graph).ok_or("the matching is not a maximum matching")?;
    let mut board = Board { sides: &sides, frames: Vec::new(), asked: [0; 3] };
    for search in &searches.done {
        board.draw(search);
    }
    board.end(&mate, &matching, &cover);
    Ok(Trace { title, frames: board.frames, answer: sides.answer(&matching, &cover) })
}

/// The drawing so far.
struct Board<'g> {
    sides: &'g Sides,
    frames: Vec<Frame>,
    /// How often each of the questions was asked.
    asked: [usize; 3],
}

impl Board<'_> {
    fn left(&self, x: usize) -> usize {
        self.sides.split.left[x].index()
    }

    fn right(&self, y: usize) -> usize {
        self.sides.split.right[y].index()
    }

    fn left_name(&self, x: usize) -> &str {
        &self.sides.typed.names[self.left(x)]
    }

    fn right_name(&self, y: usize) -> &str {
        &self.sides.typed.names[self.right(y)]
    }

    /// The pairs are thick.
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
        picture
    }

    /// The vertices of a path of left vertices, each with the right one that follows.
    fn along(&self, path: &[[usize; 2]]) -> Vec<usize> {
        path.iter().flat_map(|&[x, y]| [self.left(x), self.right(y)]).collect()
    }

    /// Marks the path.
    fn mark_path(&self, picture: &mut trace::Graph, path: &[[usize; 2]], role: Role) {
        let path = self.along(path);
        for &v in &path {
            picture.nodes[v].role = Some(role);
        }
        for ends in path.windows(2) {
            Sides::mark(picture, [ends[0], ends[1]], role);
        }
    }

    /// The left vertices, as a sentence lists them.
    fn lefts(&self, of: &[usize]) -> String {
        trace::all_of(of.iter().map(|&x| self.left_name(x)))
    }

    /// One frame for each look, for left vertices that cannot change mates, and for the end.
    fn draw(&mut self, search: &Search) {
        self.ask_fate(search);
        // The path to where the search is; what it has seen; those that have just got stuck.
        let (mut path, mut seen, mut stuck) = (Vec::new(), Vec::new(), Vec::new());
        for &step in &search.steps {
            match step {
                Step::Look { x, y } => {
                    if !stuck.is_empty() {
                        self.frames.push(self.retreat(search, &seen, &stuck));
                        stuck.clear();
                    } else if !seen.is_empty() {
                        self.ask_look(y);
                    }
                    seen.push(y);
                    path.push([x, y]);
                    if !search.is_short() {
                        self.frames.push(self.look(search, &seen, &path));
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
            self.ask_mate(&path);
            self.frames.push(self.take(search, &path));
        } else {
            self.frames.push(self.fail(search, &seen, &stuck));
        }
    }

    fn look(&self, search: &Search, seen: &[usize], path: &[[usize; 2]]) -> Frame {
        let mut picture = self.picture(&search.before);
        for &y in seen {
            picture.nodes[self.right(y)].role = Some(Role::Frontier);
        }
        self.mark_path(&mut picture, path, Role::Frontier);
        let [x, y] = path[path.len() - 1];
        let ends = [self.left(x), self.right(y)];
        Sides::mark(&mut picture, ends, Role::Compared);
        picture.nodes[ends[0]].role = Some(Role::Active);
        picture.nodes[ends[1]].role = Some(Role::Compared);
        let looks = format!("{} looks at {}", self.left_name(x), self.right_name(y));
        let frame = if let Some(owner) = search.before[y] {
            let owner = self.left_name(owner);
            Frame::new(format!("{looks}, the mate of {owner}. Can {owner} take another one?"))
                .at("Some(owner) => find_mate(lists, owner, mate, is_seen),")
        } else {
            Frame::new(format!("{looks}, which is free.")).at("None => true,")
        };
        frame.with(picture)
    }

    fn retreat(&self, search: &Search, seen: &[usize], stuck: &[usize]) -> Frame {
        let mut picture = self.picture(&search.before);
        for &y in seen {
            picture.nodes[self.right(y)].role = Some(Role::Frontier);
        }
        for &x in stuck {
            picture.nodes[self.left(x)].role = Some(Role::Rejected);
        }
        let verb = if stuck.len() == 1 { "has" } else { "have" };
        let caption = format!(
            "{} {verb} no neighbor left that this search has not seen, and cannot take another one.",
            self.lefts(stuck)
        );
        Frame::new(caption).with(picture).at("for &y in &lists[x] {")
    }

    fn take(&self, search: &Search, path: &[[usize; 2]]) -> Frame {
        let mut picture = self.picture(&search.after);
        self.mark_path(&mut picture, path, Role::Chosen);
        let pairs = trace::plural(search.after.iter().flatten().count(), "pair");
        let root = self.left_name(search.root);
        let others: Vec<usize> = path[1..].iter().map(|&[x, _]| x).collect();
        let caption = if others.is_empty() {
            format!("{root} takes {}, which is free: {pairs}.", self.right_name(path[0][1]))
        } else {
            let names = self.along(path).into_iter().map(|v| &self.sides.typed.names[v]);
            let verb = if others.len() == 1 { "changes its mate" } else { "change their mates" };
            format!(
                "The path {} is flipped: {root} gets a mate, and {} {verb}. Now there are {pairs}.",
                trace::list(names, "-"),
                self.lefts(&others)
            )
        };
        Frame::new(caption).with(picture).at("mate[y] = Some(x);")
    }

    fn fail(&self, search: &Search, seen: &[usize], stuck: &[usize]) -> Frame {
        let mut picture = self.picture(&search.after);
        for &y in seen {
            picture.nodes[self.right(y)].role = Some(Role::Settled);
        }
        for &x in stuck {
            picture.nodes[self.left(x)].role = Some(Role::Rejected);
        }
        let root = self.left_name(search.root);
        let verb = if stuck.len() == 1 { "has" } else { "have" };
        let caption = if seen.is_empty() {
            format!("{root} has no neighbor, and stays free.")
        } else {
            format!(
                "{} {verb} no neighbor left that this search has not seen. So {root} stays free.",
                self.lefts(stuck)
            )
        };
        let at = "find_mate(lists, x, &mut mate, &mut is_seen);";
        Frame::new(caption).with(picture).at(at)
    }

    fn end(&mut self, mate: &[Option<usize>], matching: &Matching, cover: &Cover) {
        let n_pairs = matching.len();
        if let Some(frame) = self.frames.pop() {
            let because = "Each pair needs a vertex of its own in a cover, and some cover has no other vertices.";
            let others = [n_pairs + 1, n_pairs.saturating_sub(1), self.sides.graph().n_left()];
            let question = "How many vertices does a smallest vertex cover have?";
            self.frames.push(frame.ask_number(question, n_pairs, others, because));
        }
        let mut picture = self.picture(mate);
        self.sides.mark_cover(&mut picture, cover);
        let caption = match n_pairs {
            0 => "There is no edge, so there is no pair.".to_owned(),
            1 => "Each edge has an end at the marked vertex, so no matching has more than 1 pair."
                .to_owned(),
            n => format!(
                "Each edge has an end among the {n} marked vertices: they are a vertex cover. So no matching has \
                 more than {n} pairs."
            ),
        };
        self.frames.push(Frame::new(caption).with(picture).at("for x in 0..lists.len() {"));
    }

    /// Adds a question to the last frame, if this one was asked fewer than two times.
    fn ask(&mut self, which: usize, ask: impl FnOnce(Frame) -> Frame) {
        if self.asked[which] < 2
            && let Some(frame) = self.frames.pop()
        {
            self.asked[which] += 1;
            self.frames.push(ask(frame));
        }
    }

    /// What becomes of a vertex from which the search is not trivial.
    fn ask_fate(&mut self, search: &Search) {
        if search.is_short() || search.looks().next().is_none() {
            return;
        }
        let n_changed =
            search.before.iter().zip(&search.after).filter(|(a, b)| a.is_some() && a != b);
        let (answer, because) = match (search.is_found(), n_changed.count()) {
            (false, _) => (2, "No alternating path leads from it to a free vertex on the right."),
            (true, 0) => (0, "It has a free neighbor, and what it looks at before cannot be had."),
            _ => (
                1,
                "The search follows the first neighbor first, from mate to mate, up to a free vertex.",
            ),
        };
        let question = format!(
            "The next search starts from {}. What will happen?",
            self.left_name(search.root)
        );
        let choices = [
            "it gets a mate, and no other mates change",
            "it gets a mate, and other mates change",
            "it stays free",
        ];
        self.ask(0, |frame| frame.ask(question, choices, answer, because));
    }

    /// Where the search looks next.
    fn ask_look(&mut self, y: usize) {
        let mut choices: Vec<usize> =
            (0..self.sides.graph().n_right()).filter(|&other| other != y).take(3).collect();
        if choices.is_empty() {
            return;
        }
        let answer = choices.partition_point(|&other| other < y);
        choices.insert(answer, y);
        let names: Vec<String> = choices.iter().map(|&y| self.right_name(y).to_owned()).collect();
        let because = "The owner tries its own neighbors in the order of its list, except those that this search has seen.";
        self.ask(1, |frame| frame.ask("Which vertex is looked at next?", names, answer, because));
    }

    /// Who gets whom when a path is flipped.
    fn ask_mate(&mut self, path: &[[usize; 2]]) {
        let [_, [x, y], ..] = *path else { return };
        let question = format!("Which vertex becomes the mate of {}?", self.left_name(x));
        let names: Vec<String> = path.iter().map(|&[_, y]| self.right_name(y).to_owned()).collect();
        let because = format!(
            "Each left vertex of the path takes the right vertex that follows it, and {} follows {}.",
            self.right_name(y),
            self.left_name(x)
        );
        self.ask(2, |frame| frame.ask(question, names, 1, because));
    }
}

pub(crate) const SIZES: [u32; 6] = [4, 8, 16, 32, 64, 128];

/// A trap of n + 1 pairs that nobody can leave, and n left vertices who all try it first; each
/// finds its mate then, by one move.
pub(crate) fn trap(n: u32) -> trace::Result<Bipartite> {
    // The first vertex of the trap likes all of it, each of the others one.
    let first = (0..=n).map(|i| (0, i));
    let others = (1..=n).map(|i| (i, i));
    let movers = (1..=n).flat_map(|i| [(n + i, n + i), (n + i, 2 * n + i)]);
    let losers = (1..=n).flat_map(|i| [(2 * n + i, 0), (2 * n + i, n + i)]);
    let size = 3 * n as usize + 1;
    let edges = first.chain(others).chain(movers).chain(losers);
    Ok(Bipartite::from_edges(size, size, edges)?)
}

/// How often a right vertex is seen.
pub(crate) fn looks(graph: &Bipartite, start: Matching, order: Order) -> u32 {
    let mut n_looks = 0;
    hungarian_watched(graph, start, order, |step, _| {
        n_looks += u32::from(matches!(step, LibraryStep::Look { .. }));
    });
    n_looks
}

fn cost() -> Chart {
    Chart::from_counts(
        "Kuhn's algorithm, on graphs with a trap",
        ["left vertices that fall into the trap", "right vertices seen"],
        &SIZES,
        ["depth first", "breadth first", "edges of the graph"],
        |n| {
            let Ok(graph) = trap(n) else { return [0; 3] };
            let n_edges = u32::try_from(graph.n_edges()).unwrap_or(u32::MAX);
            let [deep, wide] = [Order::DepthFirst, Order::BreadthFirst]
                .map(|order| looks(&graph, Matching::empty(&graph), order));
            [deep, wide, n_edges]
        },
    )
}
