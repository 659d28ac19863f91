//! Breadth-first search of a maze, cell by cell:
//! `cargo run -p search --example state_space_search -- S.# ..G`.

use std::collections::HashMap;
use std::process::ExitCode;

use input::Input;
use maze::Maze;
use search::breadth_first_search::count::count_shortest_paths;
use search::breadth_first_search::plain::{Step, breadth_first_search_watched};
use search::breadth_first_search::{Tree, explore, explore_until};
use search::grid::{Cell, Grid, Moves};
use trace::{Axis, Cells, Chart, Demo, Flag, Frame, Options, Role, Series, Trace};

mod maze;

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "state_space_search",
    about: "Breadth-first search of a maze: . is free, # a wall, S the start, G the goal.",
    arguments: "ROW...",
    worked: &["..#G .S#. .... ....", ".... S... .... .... ...G"],
    flags: &[
        Flag { name: "--diagonal", value: None, about: "step to all eight neighbors" },
        Flag { name: "--count", value: None, about: "count the shortest paths, layer by layer" },
    ],
    trace: draw,
    play: None,
    random: Some(maze::random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// How many cells of the queue the picture shows.
const MOST_QUEUED: usize = 8;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let maze = maze::read(input)?;
    let moves = if options.has("--diagonal") { Moves::Eight } else { Moves::Four };
    let successors = |cell: &Cell| maze.grid.neighbors(*cell, moves);
    let tree = explore_until([maze.start], successors, |cell, _| *cell == maze.goal);
    let counts = options.has("--count").then(|| count_shortest_paths(&tree, successors));
    let mut turns = Vec::new();
    let watch = |step: Step<'_, Cell>, parents: &HashMap<Cell, Option<Cell>>| {
        let frontier: Vec<Cell> = step.frontier.iter().copied().collect();
        turns.push(Turn { cell: *step.state, frontier, parents: parents.clone() });
    };
    let frames = match (maze.too_large(), &counts) {
        (Some(frame), _) => vec![frame],
        (None, Some(counts)) => counted(&maze, &tree, counts),
        (None, None) => {
            let is_goal = |cell: &Cell| *cell == maze.goal;
            let path = breadth_first_search_watched(maze.start, successors, is_goal, watch);
            searched(&maze, moves, &turns, path.as_deref())
        }
    };
    let n_looked_at = tree.expanded().len() + usize::from(tree.front().is_some());
    let n_looked_at = trace::plural(n_looked_at, "cell");
    let answer = if let Some(path) = tree.path(&maze.goal) {
        let shortest = counts.map_or_else(String::new, |counts| {
            let goal = tree.states().iter().position(|cell| *cell == maze.goal);
            let count = goal.and_then(|goal| counts[goal]);
            let count = count.map_or_else(|| "more than 2^64".into(), |count| count.to_string());
            format!(" Shortest paths: {count}.")
        });
        format!(
            "Looked at {n_looked_at}. Distance {}, path {}.{shortest}",
            path.len() - 1,
            maze::list(&path)
        )
    } else {
        format!("Looked at {n_looked_at}. There is no path.")
    };
    Ok(Trace { title: format!("Breadth-first search, {}", maze.size()), frames, answer })
}

/// The search after a cell was looked at.
struct Turn {
    cell: Cell,
    frontier: Vec<Cell>,
    parents: HashMap<Cell, Option<Cell>>,
}

impl Turn {
    /// How many steps a cell is from the start, along the parents.
    fn distance(&self, cell: Cell) -> Option<usize> {
        let mut parent = self.parents.get(&cell)?;
        let mut distance = 0;
        while let Some(cell) = parent {
            distance += 1;
            parent = self.parents.get(cell)?;
        }
        Some(distance)
    }

    /// The cells that were found in this turn.
    fn discovered(&self) -> &[Cell] {
        let is_old = |cell: &Cell| self.parents.get(cell) != Some(&Some(self.cell));
        let n_old = self.frontier.iter().take_while(|cell| is_old(cell)).count();
        &self.frontier[n_old..]
    }

    /// The maze with each cell's distance.
    fn picture(&self, maze: &Maze) -> trace::Grid {
        maze.picture(|cell| {
            let distance = self.distance(cell);
            let role = if self.cell == cell {
                Some(Role::Active)
            } else if self.frontier.contains(&cell) {
                Some(Role::Frontier)
            } else {
                distance.map(|_| Role::Settled)
            };
            (distance.map_or_else(String::new, |d| d.to_string()), role)
        })
    }
}

/// The first cells of the queue, and how many more there are.
fn queue(queue: &[Cell]) -> Cells {
    let shown = queue.iter().take(MOST_QUEUED).map(|cell| maze::name(*cell));
    let more = queue.len().saturating_sub(MOST_QUEUED);
    let more = (0 < more).then(|| format!("{more} more"));
    Cells { name: "queue".into(), ..Cells::new(shown.chain(more)) }
}

/// The start, one frame for each cell that was looked at, and the end.
fn searched(maze: &Maze, moves: Moves, turns: &[Turn], path: Option<&[Cell]>) -> Vec<Frame> {
    let first = maze.picture(|cell| {
        let is_start = cell == maze.start;
        (if is_start { "0".into() } else { String::new() }, is_start.then_some(Role::Frontier))
    });
    let caption = format!(
        "The queue holds the start, {}, at distance 0. The goal is {}.",
        maze::name(maze.start),
        maze::name(maze.goal)
    );
    let start = Frame::new(caption).with(first).with(queue(&[maze.start]));
    let mut frames = vec![start.at("let mut frontier = VecDeque::from([start]);")];
    for turn in turns {
        frames.push(match path.filter(|_| turn.cell == maze.goal) {
            Some(path) => arrived(maze, turn, path),
            None => looked_at(maze, turn),
        });
    }
    ask(&mut frames, maze, moves, turns);
    if let Some(turn) = turns.last().filter(|_| path.is_none()) {
        let caption = format!(
            "The queue is empty. {} of {} free cells were found, and the goal is none of them: there is no path.",
            turn.parents.len(),
            maze.grid.free_cells().count()
        );
        let picture = turn.picture(maze);
        frames.push(
            Frame::new(caption).with(picture).at("while let Some(state) = frontier.pop_front() {"),
        );
    }
    frames
}

/// A cell has left the queue: its distance, what is new, and the queue.
fn looked_at(maze: &Maze, turn: &Turn) -> Frame {
    let (new, name) = (turn.discovered(), maze::name(turn.cell));
    let distance = turn.distance(turn.cell).unwrap_or(0);
    let new_ones = match new.len() {
        0 => "None of its neighbors is new".to_owned(),
        1 => format!(
            "New at the end of the queue: {}, at distance {}",
            maze::list(new),
            distance + 1
        ),
        _ => format!(
            "New at the end of the queue, at distance {}: {}",
            distance + 1,
            maze::list(new)
        ),
    };
    let caption = format!("{name}, at distance {distance}, leaves the queue. {new_ones}.");
    let mut picture = turn.picture(maze);
    picture.arrows = new.iter().flat_map(|next| maze::arrows(&[turn.cell, *next])).collect();
    picture.arrows.iter_mut().for_each(|arrow| arrow.role = Some(Role::Frontier));
    let at = if new.is_empty() {
        "if !parents.contains_key(&next) {"
    } else {
        "frontier.push_back(next);"
    };
    Frame::new(caption).with(picture).with(queue(&turn.frontier)).at(at)
}

/// The goal has left the queue.
fn arrived(maze: &Maze, turn: &Turn, path: &[Cell]) -> Frame {
    let caption = format!(
        "The goal, {}, leaves the queue. The parents lead from it back to the start: {}.",
        maze::name(maze.goal),
        trace::plural(path.len() - 1, "step")
    );
    let mut picture = turn.picture(maze);
    picture.arrows = maze::arrows(path);
    for (row, column) in path {
        picture.rows[*row].cells[*column].role = Some(Role::Chosen);
    }
    Frame::new(caption)
        .with(picture)
        .with(queue(&turn.frontier))
        .at("return Some(path_to(state, &parents));")
}

/// The questions: which cell leaves next, whether a cell that waits is put in again, how far apart
/// the distances in the queue can be, and whether the goal's distance can still change.
fn ask(frames: &mut [Frame], maze: &Maze, moves: Moves, turns: &[Turn]) {
    let take = std::mem::take;
    let is_known = |turn: &Turn, cell: &Cell| turn.parents.contains_key(cell);
    // The frame of turns[i] is frames[i + 1].
    if let Some(turn) = turns.first().filter(|turn| 1 < turn.frontier.len()) {
        let choices = turn.frontier.iter().map(|cell| maze::name(*cell));
        let because = "Of the cells that wait, the one that was put in first leaves first.";
        frames[1] =
            take(&mut frames[1]).ask("Which cell leaves the queue next?", choices, 0, because);
    }
    for (i, turn) in turns.iter().enumerate().skip(1) {
        let Some(next) = turn.frontier.first() else { continue };
        let mut waiting = maze.grid.neighbors(*next, moves);
        let Some(twice) = waiting.find(|cell| turn.frontier.contains(cell)) else { continue };
        let question = format!(
            "{} leaves the queue next, and its neighbor {} waits in it. What happens to {}?",
            maze::name(*next),
            maze::name(twice),
            maze::name(twice)
        );
        let choices =
            ["It stays where it is", "It is put in a second time", "It gets a new parent"];
        let because = format!(
            "{} was marked when it was put in, so it is not new. Its first parent is no farther from the start than {}.",
            maze::name(twice),
            maze::name(*next)
        );
        frames[i + 1] = take(&mut frames[i + 1]).ask(question, choices, 0, because);
        break;
    }
    let found = turns.iter().position(|turn| is_known(turn, &maze.goal) && turn.cell != maze.goal);
    if let Some((i, turn)) = found.and_then(|i| Some((i, turns.get(i)?))) {
        let question = "The goal waits in the queue. Can a shorter path to it still be found?";
        let choices = [
            "No: every cell that leaves the queue later is at least as far from the start as the goal's parent",
            "Yes: other cells leave the queue before the goal, and may be its neighbors",
        ];
        let because = format!(
            "Cells leave the queue in order of distance. The parent of the goal was at distance {}, so a neighbor that leaves later would give a path that is at least as long.",
            turn.distance(turn.cell).unwrap_or(0)
        );
        frames[i + 1] = take(&mut frames[i + 1]).ask(question, choices, 0, because);
    }
    let two = |turn: &Turn| {
        let distances = [turn.frontier.first(), turn.frontier.last()];
        let [first, last] = distances.map(|cell| turn.distance(*cell?));
        first.zip(last).filter(|(first, last)| first < last)
    };
    let mixed = turns.iter().enumerate().find_map(|(i, turn)| two(turn).map(|ends| (i, ends)));
    if let Some((i, (first, _))) = mixed.filter(|(i, _)| frames[i + 1].ask.is_none()) {
        let question = format!(
            "The first cell of the queue is at distance {first}. How far from the start can the last one be?"
        );
        let because = format!(
            "A cell at distance {} is put in only when a cell at distance {} leaves, and all cells at distance {first} leave before that.",
            first + 2,
            first + 1
        );
        let choices = [
            format!("At most {}", first + 1),
            format!("At most {}", first + 2),
            "As far as the maze allows".to_owned(),
        ];
        frames[i + 1] = take(&mut frames[i + 1]).ask(question, choices, 0, because);
    }
}

/// How many shortest paths lead to each cell, a frame for each layer.
fn counted(maze: &Maze, tree: &Tree<Cell>, counts: &[Option<u64>]) -> Vec<Frame> {
    // Beside the goal and behind it, not all paths have been seen.
    let last = tree.distance(&maze.goal).unwrap_or(usize::MAX);
    let layers = tree.layers().take(last.saturating_add(1)).enumerate();
    let frame = |(distance, layer): (usize, &[Cell])| {
        let is_shown = |cell: Cell| tree.distance(&cell) < Some(last) || cell == maze.goal;
        let picture = maze.picture(|cell| {
            let number = tree.states().iter().position(|state| *state == cell);
            let number = number.filter(|_| tree.distance(&cell) <= Some(distance));
            let Some(number) = number.filter(|_| is_shown(cell)) else {
                return (String::new(), None);
            };
            let role = if layer.contains(&cell) { Role::Active } else { Role::Settled };
            (counts[number].map_or("many".into(), |count| count.to_string()), Some(role))
        });
        let caption = match distance {
            0 => "One path of 0 steps leads to the start.".to_owned(),
            _ => format!(
                "Distance {distance}: each number is the sum of those beside it at distance {}.",
                distance - 1
            ),
        };
        let at = match distance {
            0 => "counts[..n_starts].fill(Some(1));",
            _ => "counts[v] = counts[v].zip(counts[u]).and_then(|(a, b)| a.checked_add(b));",
        };
        Frame::new(caption).with(picture).at(at)
    };
    layers.map(frame).collect()
}

pub(crate) const SIDES: [u16; 6] = [4, 8, 16, 32, 64, 128];

/// The work on square grids.
fn cost() -> Chart {
    let series = |name: &str, of: fn((u32, u32)) -> u32| {
        let point = |n: u16| (f64::from(n) * f64::from(n), f64::from(of(work(n))));
        Series { name: name.into(), points: SIDES.map(point).to_vec() }
    };
    Chart {
        name: "Search of an open square grid from a corner".into(),
        x: Axis::log("cells"),
        y: Axis::log("steps"),
        series: vec![
            series("cells looked at", |(expanded, _)| expanded),
            series("neighbors looked at", |(_, looked_at)| looked_at),
        ],
    }
}

/// How many cells are looked at in a grid of n x n, and how many neighbors of them.
pub(crate) fn work(n: u16) -> (u32, u32) {
    let Ok(grid) = Grid::open(n.into(), n.into()) else { return (0, 0) };
    let (mut n_expanded, mut n_looked_at) = (0, 0);
    explore([(0, 0)], |cell| {
        n_expanded += 1;
        let around: Vec<Cell> = grid.neighbors(*cell, Moves::Four).collect();
        n_looked_at += u32::try_from(around.len()).unwrap_or(0);
        around
    });
    (n_expanded, n_looked_at)
}
