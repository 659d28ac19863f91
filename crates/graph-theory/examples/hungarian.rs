//! 6.19 The Hungarian algorithm: `cargo run -p graph-theory --example hungarian -- a-1 a-2 b-1`.

mod graphs;
mod sides;

use std::process::ExitCode;

use graph_theory::bipartite_matching::hungarian::{Order, Search, Step, greedy, hungarian_watched};
use graph_theory::bipartite_matching::{Bipartite, Matching};
use input::Input;
use sides::Sides;
use trace::{Chart, Demo, Flag, Frame, Options, Role, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "graph-theory",
    name: "hungarian",
    about: "The Hungarian algorithm: a largest matching, by one search from each left vertex.",
    arguments: "EDGE... (a-1 for an edge, 5 for a vertex without edges; the sides are found)",
    worked: &[
        "x0-y0 x0-y1 x0-y2 x0-y3 x1-y0 x1-y1 x1-y3 x1-y4 x2-y1 x2-y2 x2-y3 x2-y4 x3-y0 x3-y1 x3-y2 x3-y4",
    ],
    flags: &[
        Flag { name: "--greedy", value: None, about: "begin with a greedy matching" },
        Flag { name: "--breadth", value: None, about: "search breadth first" },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// The drawing so far.
struct Board<'g> {
    sides: &'g Sides,
    /// Each vertex at its place.
    blank: trace::Graph,
    order: Order,
    frames: Vec<Frame>,
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let sides = Sides::read(input)?;
    let graph = sides.graph();
    let order = if options.has("--breadth") { Order::BreadthFirst } else { Order::DepthFirst };
    let start = if options.has("--greedy") { greedy(graph) } else { Matching::empty(graph) };
    let mut board = Board { sides: &sides, blank: sides.blank(), order, frames: Vec::new() };
    let too_large = sides.too_large();
    let is_drawn = too_large.is_none();
    board.frames.extend(too_large);
    if is_drawn && !start.is_empty() {
        board.start(&start);
    }
    let search = hungarian_watched(graph, start, order, |step, search| {
        if is_drawn {
            board.draw(step, search);
        }
    });
    if is_drawn {
        board.end(&search);
    }
    Ok(Trace {
        title: format!("The Hungarian algorithm, {}", sides.size()),
        frames: board.frames,
        answer: sides.answer(search.matching(), &search.cover()),
    })
}

impl Board<'_> {
    fn start(&mut self, start: &Matching) {
        let mut picture = self.blank.clone();
        self.sides.thicken(&mut picture, start);
        let caption = "Each left vertex has taken the first neighbor that was free, if one was.";
        self.frames.push(Frame::new(caption).with(picture));
    }

    fn draw(&mut self, step: Step, search: &Search<'_, ()>) {
        let frame = match step {
            Step::Look { x, y } => self.look(x, y, search),
            Step::Augment { y } => self.augment(y, search),
            Step::Fail { x } => self.fail(x, search),
        };
        self.frames.push(frame);
    }

    /// The pairs so far, what is closed, and what this search has seen.
    fn picture(&self, search: &Search<'_, ()>) -> trace::Graph {
        let mut picture = self.blank.clone();
        self.sides.thicken(&mut picture, search.matching());
        for y in self.sides.graph().right() {
            if search.is_closed(y) {
                picture.nodes[self.sides.right(y)].role = Some(Role::Settled);
            }
        }
        for &y in search.reached() {
            let role = if search.is_closed(y) { Role::Settled } else { Role::Frontier };
            picture.nodes[self.sides.right(y)].role = Some(role);
        }
        picture
    }

    /// Marks the path to y, and names its vertices from the root on.
    fn path(
        &self,
        picture: &mut trace::Graph,
        y: u32,
        search: &Search<'_, ()>,
        role: Role,
    ) -> String {
        let mut path: Vec<[usize; 2]> =
            search.path_to(y).map(|(x, y)| [self.sides.left(x), self.sides.right(y)]).collect();
        path.reverse();
        for pair in &path {
            Sides::mark(picture, *pair, role);
        }
        for two in path.windows(2) {
            Sides::mark(picture, [two[0][1], two[1][0]], role);
        }
        let mut names = Vec::new();
        for v in path.into_iter().flatten() {
            picture.nodes[v].role = Some(role);
            names.push(self.sides.typed.names[v].as_str());
        }
        names.join("-")
    }

    fn look(&self, x: u32, y: u32, search: &Search<'_, ()>) -> Frame {
        let mut picture = self.picture(search);
        self.path(&mut picture, y, search, Role::Frontier);
        let ends = [self.sides.left(x), self.sides.right(y)];
        Sides::mark(&mut picture, ends, Role::Compared);
        picture.nodes[ends[0]].role = Some(Role::Active);
        picture.nodes[ends[1]].role = Some(Role::Compared);
        let (x, seen) = (self.sides.left_name(x), self.sides.right_name(y));
        let at = match self.order {
            Order::DepthFirst => "match self.matching.mate_of_right[y as usize] {",
            Order::BreadthFirst => "if self.matching.mate_of_right[y as usize] == NONE {",
        };
        let caption = match search.matching().mate_of_right(y) {
            None => format!("{x} looks at {seen}, which is free."),
            Some(owner) => {
                let owner = self.sides.left_name(owner);
                format!("{x} looks at {seen}. It belongs to {owner}: can {owner} take another?")
            }
        };
        Frame::new(caption).with(picture).at(at)
    }

    fn augment(&self, y: u32, search: &Search<'_, ()>) -> Frame {
        let mut picture = self.picture(search);
        let path = self.path(&mut picture, y, search, Role::Chosen);
        let n_pairs = search.matching().len() + 1;
        let s = if n_pairs == 1 { "" } else { "s" };
        let caption = if search.path_to(y).count() == 1 {
            format!("The path {path} is one edge, and will be a pair: {n_pairs} pair{s}.")
        } else {
            format!(
                "The path {path}: its thick edges will be pairs no more, the others will be: {n_pairs} pair{s}."
            )
        };
        Frame::new(caption).with(picture).at("search.matching.flip(y, &search.from);")
    }

    fn fail(&self, x: u32, search: &Search<'_, ()>) -> Frame {
        let mut picture = self.picture(search);
        let root = self.sides.left(x);
        picture.nodes[root].role = Some(Role::Rejected);
        let name = self.sides.left_name(x);
        let caption = match search.reached().len() {
            0 => format!("{name} sees nothing new. It stays alone."),
            1 => format!(
                "From {name} no free vertex is reached. It stays alone, and the one that it has seen is closed: nobody \
                 will look at it again."
            ),
            n => format!(
                "From {name} no free vertex is reached. It stays alone, and the {n} that it has seen are closed: nobody \
                 will look at them again."
            ),
        };
        Frame::new(caption).with(picture).at("search.close();")
    }

    fn end(&mut self, search: &Search<'_, ()>) {
        let mut picture = self.blank.clone();
        self.sides.thicken(&mut picture, search.matching());
        self.sides.mark_cover(&mut picture, &search.cover());
        let caption = "Every left vertex was served. The marked vertices, the closed ones on the right and on the left those \
                       whose mates are not closed, hold an end of every edge. They are as many as the pairs: that is the proof.";
        let frame = Frame::new(caption).with(picture);
        self.frames.push(frame.at("mate == NONE || self.is_closed(mate)"));
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
        n_looks += u32::from(matches!(step, Step::Look { .. }));
    });
    n_looks
}

fn cost() -> Chart {
    Chart::from_counts(
        "The Hungarian algorithm, on graphs with a trap",
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
