//! Bidirectional search of a maze, layer by layer:
//! `cargo run -p search --example bidirectional_search -- S.# ..G`.

use std::collections::HashMap;
use std::process::ExitCode;

use input::Input;
use maze::Maze;
use search::bidirectional_search::plain::{Step, bidirectional_search_watched};
use search::bidirectional_search::{Side, meet};
use search::breadth_first_search::explore_until;
use search::grid::{Cell, Moves};
use trace::{Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Series, Trace};

mod maze;

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "bidirectional_search",
    about: "Search of a maze from both sides: . is free, # a wall, S the start, G the goal.",
    arguments: "ROW...",
    worked: &["..#G .S#. .... ....", ".... S... .... .... ...G"],
    flags: &[Flag { name: "--diagonal", value: None, about: "step to all eight neighbors" }],
    trace: draw,
    play: None,
    random: Some(maze::random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// The parents on both sides: what was found from the start, and what from the goal.
type Parents = [HashMap<Cell, Option<Cell>>; 2];

/// How many steps a cell is from the end of a side, along the parents.
fn distance(parents: &Parents, side: usize, cell: Cell) -> Option<usize> {
    let mut parent = parents[side].get(&cell)?;
    let mut distance = 0;
    while let Some(cell) = parent {
        distance += 1;
        parent = parents[side].get(cell)?;
    }
    Some(distance)
}

/// A layer that was looked at, or a part of it, if the two sides have met.
struct Round {
    side: usize,
    /// The distance of its cells from the end of the side.
    radius: usize,
    cells: Vec<Cell>,
    /// The cells that they found, in the order in which they will be looked at.
    found: Vec<Cell>,
    /// The parents afterward.
    parents: Parents,
    /// The last of the cells, and its neighbor on the other side.
    meeting: Option<(Cell, Cell)>,
}

impl Round {
    /// The cells of a side at some distance from its end, row by row.
    fn layer(&self, side: usize, radius: usize) -> Vec<Cell> {
        let cells = self.parents[side].keys().copied();
        let is_in = |cell: &Cell| distance(&self.parents, side, *cell) == Some(radius);
        let mut layer: Vec<Cell> = cells.filter(is_in).collect();
        layer.sort_unstable();
        layer
    }
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let maze = maze::read(input)?;
    let moves = if options.has("--diagonal") { Moves::Eight } else { Moves::Four };
    let around = |cell: &Cell| maze.grid.neighbors(*cell, moves).collect::<Vec<_>>();
    let is_drawn = maze.too_large().is_none();
    let mut rounds: Vec<Round> = Vec::new();
    let mut looked_at = [0, 0];
    let watch = |Step { side, state: cell, meeting: met }: Step<'_, Cell>, parents: &Parents| {
        looked_at[side] += 1;
        if !is_drawn {
            return;
        }
        let radius = distance(parents, side, *cell).unwrap_or(0);
        let meeting = met.map(|met| (*cell, *met));
        let is_found = |next: &Cell| parents[side].get(next) == Some(&Some(*cell));
        let found = around(cell).into_iter().filter(is_found);
        let last = rounds.last_mut().filter(|last| (last.side, last.radius) == (side, radius));
        if let Some(last) = last {
            last.cells.push(*cell);
            last.found.extend(found);
            last.parents.clone_from(parents);
            last.meeting = meeting;
        } else {
            let (cells, found, parents) = (vec![*cell], found.collect(), parents.clone());
            rounds.push(Round { side, radius, cells, found, parents, meeting });
        }
    };
    let path = bidirectional_search_watched(maze.start, maze.goal, around, around, watch);
    let tree = explore_until([maze.start], around, |cell, _| *cell == maze.goal);
    let one_side = tree.expanded().len() + usize::from(path.is_some());
    let mut frames: Vec<Frame> = maze.too_large().into_iter().collect();
    if is_drawn {
        frames = searched(&maze, &rounds, path.as_deref());
        let caption = format!(
            "Looked at from both ends: {}. From the start alone: {}.",
            trace::plural(looked_at.iter().sum::<usize>(), "cell"),
            trace::plural(one_side, "cell")
        );
        let mark = |is_looked_at: bool| (String::new(), is_looked_at.then_some(Role::Settled));
        let is_in = |cell| rounds.iter().any(|round| round.cells.contains(&cell));
        let is_in_tree = |cell| tree.expanded().contains(&cell) || tree.front() == Some(&cell);
        let both = Grid { name: "both".into(), ..maze.picture(|cell| mark(is_in(cell))) };
        let one = Grid { name: "one".into(), ..maze.picture(|cell| mark(is_in_tree(cell))) };
        frames.push(Frame::new(caption).with(both).with(one));
    }
    let result = match &path {
        Some(path) => format!("Distance {}, path {}.", path.len() - 1, maze::list(path)),
        None => "There is no path.".into(),
    };
    let answer = format!(
        "{result} Looked at {} ({} from the start, {} from the goal); from one side {one_side}.",
        trace::plural(looked_at.iter().sum::<usize>(), "cell"),
        looked_at[0],
        looked_at[1]
    );
    Ok(Trace { title: format!("Bidirectional search, {}", maze.size()), frames, answer })
}

const NAMES: [&str; 2] = ["start", "goal"];

/// The cells of both sides, each with its distance from the end of its side.
fn picture(maze: &Maze, parents: &Parents, is_waiting: impl Fn(usize, Cell) -> bool) -> Grid {
    maze.picture(|cell| {
        let side = [0, 1].into_iter().find(|side| parents[*side].contains_key(&cell));
        let Some((side, d)) = side.and_then(|side| Some((side, distance(parents, side, cell)?)))
        else {
            return (String::new(), None);
        };
        let role = match (is_waiting(side, cell), side) {
            (false, _) => Role::Settled,
            (true, 0) => Role::Frontier,
            (true, _) => Role::Compared,
        };
        (format!("{}{d}", if side == 0 { 's' } else { 'g' }), Some(role))
    })
}

/// The two ends, one frame for each layer, and the end.
fn searched(maze: &Maze, rounds: &[Round], path: Option<&[Cell]>) -> Vec<Frame> {
    let ends = [maze.start, maze.goal].map(|end| HashMap::from([(end, None)]));
    let caption = format!(
        "Each side holds its own end: {} at distance s0 from the start, {} at distance g0 from the goal.",
        maze::name(maze.start),
        maze::name(maze.goal)
    );
    let first = Frame::new(caption).with(picture(maze, &ends, |_, _| true));
    let mut frames = vec![first.at("let mut layers = [vec![start], vec![goal]];")];
    // How far either side reaches, and how many cells wait on it.
    let (mut radii, mut waiting) = ([0, 0], [1, 1]);
    for round in rounds {
        let side = round.side;
        let before = radii;
        let is_left = |cell: &Cell| !round.cells.contains(cell);
        let rest: Vec<Cell> = round.layer(side, radii[side]).into_iter().filter(is_left).collect();
        let n_before = waiting;
        if round.meeting.is_none() {
            radii[side] += 1;
            waiting[side] = round.layer(side, radii[side]).len();
        }
        let is_waiting = |of: usize, cell: Cell| {
            let d = distance(&round.parents, of, cell);
            if of == side && round.meeting.is_some() {
                Some(before[side]) < d || rest.contains(&cell)
            } else {
                d == Some(radii[of])
            }
        };
        let mut picture = picture(maze, &round.parents, is_waiting);
        let why = match n_before[0].cmp(&n_before[1]) {
            std::cmp::Ordering::Equal => {
                "The same number of cells wait on both sides, so the start's side"
            }
            std::cmp::Ordering::Less => "Fewer cells wait on the start's side, so it",
            std::cmp::Ordering::Greater => "Fewer cells wait on the goal's side, so it",
        };
        let frame = if let Some((u, v)) = round.meeting {
            for (row, column) in path.unwrap_or_default() {
                picture.rows[*row].cells[*column].role = Some(Role::Chosen);
            }
            picture.arrows = maze::arrows(path.unwrap_or_default());
            let caption = format!(
                "{why} looks at its layer: {}. The step from {} to {} joins the two sides: {} to one end, this step, and {} to the other.",
                maze::list(&round.cells),
                maze::name(u),
                maze::name(v),
                trace::plural(round.radius, "step"),
                trace::plural(distance(&round.parents, 1 - side, v).unwrap_or(0), "step")
            );
            Frame::new(caption).with(picture).at("return Some(join(own, state, next, &parents));")
        } else {
            let caption = format!(
                "{why} looks at its layer: {}. New: {}.",
                maze::list(&round.cells),
                maze::list(&round.found)
            );
            Frame::new(caption).with(picture).at("layers[own].push(next);")
        };
        ask(&mut frames, maze, round, (before, n_before));
        frames.push(frame);
    }
    if let Some(round) = rounds.last().filter(|_| path.is_none()) {
        let side = NAMES[round.side];
        let caption = format!("No cell waits on the {side}'s side any more: there is no path.");
        let picture = picture(maze, &round.parents, |_, _| false);
        let line = "while layers.iter().all(|layer| !layer.is_empty()) {";
        frames.push(Frame::new(caption).with(picture).at(line));
    }
    frames
}

/// The questions before a round: which side it is, once; and before and after the meeting, how
/// short a path can be.
fn ask(
    frames: &mut Vec<Frame>,
    maze: &Maze,
    round: &Round,
    (radii, waiting): ([usize; 2], [usize; 2]),
) {
    let Some(last) = frames.pop() else { return };
    let is_first = frames.len() == 1;
    frames.push(if round.meeting.is_some() {
        let [r, s] = radii;
        let question = format!(
            "The start's side holds all cells within {} of {}, and the goal's side holds all cells within {} of {}. The two sides share no cell. At least how many steps must a path have?",
            trace::plural(r, "step"),
            maze::name(maze.start),
            trace::plural(s, "step"),
            maze::name(maze.goal)
        );
        let because = format!(
            "On a path of {} or fewer, some cell would be within {} of the start and within {} of the goal, so both sides would hold it.",
            trace::plural(r + s, "step"),
            trace::plural(r, "step"),
            trace::plural(s, "step")
        );
        last.ask_number(question, r + s + 1, [r + s, r + s + 2, r + s + 3], because)
    } else if is_first && waiting[0] != waiting[1] {
        let because = format!(
            "{} against {}: the side on which fewer cells wait has less to do.",
            trace::plural(waiting[round.side], "cell"),
            waiting[1 - round.side]
        );
        let choices = NAMES.map(|name| format!("The {name}'s side"));
        last.ask("Which side looks at its layer next?", choices, round.side, because)
    } else if frames.is_empty() {
        let choices = [
            "Each side holds all cells up to some distance from its own end",
            "The start's side holds more cells than the goal's side",
            "Each cell is held by one of the two sides",
        ];
        let because = "A side always looks at a whole layer, so nothing nearer is left out. Which side holds more depends on the walls, and many cells may be held by neither side.";
        last.ask("What will be true after every whole layer?", choices, 0, because)
    } else {
        last
    });
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
