//! Bidirectional search of a maze, layer by layer:
//! `cargo run -p search --example bidirectional_search -- S.# ..G`.

use std::process::ExitCode;

use input::Input;
use maze::Maze;
use search::bidirectional_search::{Fronts, Side, Step, meet, meet_watched};
use search::breadth_first_search::{Tree, explore_until};
use search::grid::{Cell, Moves};
use trace::{Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Series, Trace};

mod maze;

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "bidirectional_search",
    about: "Search of a maze from both sides: . is free, # a wall, S the start, G the goal.",
    arguments: "ROW...",
    worked: &[".... S... .... .... ...G"],
    flags: &[Flag { name: "--diagonal", value: None, about: "step to all eight neighbors" }],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let maze = maze::read(input)?;
    let moves = if options.has("--diagonal") { Moves::Eight } else { Moves::Four };
    let successors = |cell: &Cell| maze.grid.neighbors(*cell, moves);
    let is_drawn = maze.too_large().is_none();
    let mut frames: Vec<Frame> = maze.too_large().into_iter().collect();
    // The side whose layer was expanded last, and of how many cells it was. The layer in which they
    // meet has no frame of its own.
    let mut turn = None;
    let watch = |step: Step, fronts: &Fronts<Cell>| {
        let last = turn.take();
        if let Step::Layer { side } = step {
            frames.extend(last.filter(|_| is_drawn).map(|last| grown(&maze, fronts, last)));
            turn = Some((side, fronts.layer(side).len()));
        }
    };
    let fronts = meet_watched(maze.start, maze.goal, successors, successors, watch);
    let tree = explore_until([maze.start], successors, |cell, _| *cell == maze.goal);
    if is_drawn {
        frames.extend(turn.map(|last| grown(&maze, &fronts, last)));
        frames.push(ended(&maze, &fronts));
        frames.push(compared(&maze, &fronts, &tree));
    }
    let (from_start, from_goal) = counts(&fronts);
    let result = match fronts.path() {
        Some(path) => format!("Distance {}, path {}.", path.len() - 1, maze::list(&path)),
        None => "There is no path.".into(),
    };
    let answer = format!(
        "{result} Expanded {} ({from_start} from the start, {from_goal} from the goal); from one side {}.",
        trace::plural(from_start + from_goal, "cell"),
        tree.expanded().len()
    );
    Ok(Trace { title: format!("Bidirectional search, {}", maze.size()), frames, answer })
}

/// How many cells were expanded on both sides.
fn counts(fronts: &Fronts<Cell>) -> (usize, usize) {
    (fronts.n_expanded(Side::Start), fronts.n_expanded(Side::Goal))
}

/// The cells of both sides, each with its distance from the end of its side.
fn picture(maze: &Maze, fronts: &Fronts<Cell>) -> Grid {
    maze.picture(|cell| {
        let Some((side, path)) = fronts.side(&cell).zip(fronts.path_to_end(&cell)) else {
            return (String::new(), None);
        };
        let is_waiting = !fronts.expanded(side).any(|other| *other == cell);
        let (letter, role) = match side {
            Side::Start if is_waiting => ('s', Role::Frontier),
            Side::Goal if is_waiting => ('g', Role::Compared),
            Side::Start => ('s', Role::Settled),
            Side::Goal => ('g', Role::Settled),
        };
        (format!("{letter}{}", path.len() - 1), Some(role))
    })
}

/// A layer has been expanded.
fn grown(maze: &Maze, fronts: &Fronts<Cell>, (side, n_cells): (Side, usize)) -> Frame {
    let name = if side == Side::Start { "start" } else { "goal" };
    let (from_start, from_goal) = counts(fronts);
    let layer = trace::plural(n_cells, "cell");
    let new = maze::list(fronts.layer(side));
    let caption = format!(
        "The side of the {name} expands its layer of {layer}; new: {new}. Expanded so far: {from_start} from the start, {from_goal} from the goal."
    );
    let at = if side == Side::Start {
        "Side::Start => fronts.expand_layer(side, &mut after),"
    } else {
        "Side::Goal => fronts.expand_layer(side, &mut before),"
    };
    Frame::new(caption).with(picture(maze, fronts)).at(at)
}

/// The two sides have met, or one has nothing left.
fn ended(maze: &Maze, fronts: &Fronts<Cell>) -> Frame {
    let mut picture = picture(maze, fronts);
    let Some((path, (u, v))) = fronts.path().zip(fronts.meeting()) else {
        let side = if fronts.layer(Side::Start).is_empty() { "start" } else { "goal" };
        let caption = format!("The side of the {side} has no cell left: there is no path.");
        return Frame::new(caption).with(picture).at("while fronts.meeting.is_none()");
    };
    for (row, column) in &path {
        picture.rows[*row].cells[*column].role = Some(Role::Chosen);
    }
    picture.arrows = maze::arrows(&path);
    let caption = if u == v {
        format!("{} is both the start and the goal.", maze::name(*u))
    } else {
        format!(
            "The next layer is cut short: the step from {} to {} joins the two sides. Parents lead from there to both ends.",
            maze::name(*u),
            maze::name(*v)
        )
    };
    Frame::new(caption).with(picture).at("} else if self.sides[v] != side {")
}

/// What was expanded, beside what one search from the start expands.
fn compared(maze: &Maze, fronts: &Fronts<Cell>, tree: &Tree<Cell>) -> Frame {
    let (from_start, from_goal) = counts(fronts);
    let mark = |is_expanded: bool| (String::new(), is_expanded.then_some(Role::Settled));
    let sides = [Side::Start, Side::Goal];
    let mut both = maze.picture(|cell| {
        mark(sides.into_iter().flat_map(|side| fronts.expanded(side)).any(|other| *other == cell))
    });
    let mut one = maze.picture(|cell| mark(tree.expanded().contains(&cell)));
    both.name = "two".into();
    one.name = "one".into();
    let caption = format!(
        "Two searches expanded {}, one from the start alone expands {}.",
        trace::plural(from_start + from_goal, "cell"),
        tree.expanded().len()
    );
    Frame::new(caption).with(both).with(one)
}

pub(crate) const DISTANCES: [u32; 4] = [2, 4, 8, 16];

/// The states that are expanded in a tree where three steps lead out of each state.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u32) -> u32| Series {
        name: name.into(),
        points: DISTANCES.map(|d| (f64::from(d), f64::from(count(d)))).to_vec(),
    };
    Chart {
        name: "Search of a tree, three steps out of each state".into(),
        x: Axis::log("distance"),
        y: Axis::log("states expanded"),
        series: vec![series("from one side", one_side), series("from both sides", both_sides)],
    }
}

/// Nodes of the infinite binary tree: 1 is the root, 2u and 2u + 1 are below u.
fn around(u: u64) -> impl Iterator<Item = u64> {
    let above = (1 < u).then_some(u / 2);
    above.into_iter().chain([2 * u, 2 * u + 1])
}

/// Two nodes at an even distance: up half of the way from the one, and down to the other.
fn ends(distance: u32) -> (u64, u64) {
    let start = 1 << 40;
    let top = start >> (distance / 2);
    (start, ((top + 1) << (distance / 2)) - 1)
}

pub(crate) fn one_side(distance: u32) -> u32 {
    let (start, goal) = ends(distance);
    let tree = explore_until([start], |u| around(*u), |u, _| *u == goal);
    u32::try_from(tree.expanded().len()).unwrap_or(u32::MAX)
}

pub(crate) fn both_sides(distance: u32) -> u32 {
    let (start, goal) = ends(distance);
    let fronts = meet(start, goal, |u| around(*u), |u| around(*u));
    let n_expanded = fronts.n_expanded(Side::Start) + fronts.n_expanded(Side::Goal);
    u32::try_from(n_expanded).unwrap_or(u32::MAX)
}
