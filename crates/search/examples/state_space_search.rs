//! Breadth-first search of a maze, cell by cell:
//! `cargo run -p search --example state_space_search -- S.# ..G`.

use std::collections::{HashMap, VecDeque};
use std::process::ExitCode;

use input::Input;
use maze::Maze;
use search::breadth_first_search::count::count_shortest_paths;
use search::breadth_first_search::plain::{Step, search_watched};
use search::breadth_first_search::{Tree, explore, explore_until};
use search::grid::{Cell, Grid, Moves};
use trace::{Axis, Cells, Chart, Demo, Flag, Frame, Options, Role, Series, SplitMix64, Trace};

mod maze;

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "state_space_search",
    about: "Breadth-first search of a maze: . is free, # a wall, S the start, G the goal.",
    arguments: "ROW...",
    worked: &["S###G ..... ....# #...."],
    flags: &[
        Flag { name: "--stack", value: None, about: "take the cell that came last, not first" },
        Flag { name: "--count", value: None, about: "show how many shortest paths there are" },
        Flag { name: "--diagonal", value: None, about: "step to all eight neighbors" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Four rows of five cells, of which about three in ten are walls.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut cells: Vec<char> =
        (0..20).map(|_| if dice.below(10) < 3 { '#' } else { '.' }).collect();
    cells[0] = 'S';
    cells[19] = 'G';
    dice.shuffle(&mut cells);
    let rows: Vec<String> = cells.chunks(5).map(|row| row.iter().collect()).collect();
    rows.join(" ")
}

/// How many cells of the frontier the picture shows.
const MOST_QUEUED: usize = 8;

/// What the picture shows of a search.
#[derive(Debug, Clone, Default)]
struct State {
    /// The number of steps by which each cell was discovered.
    steps: HashMap<Cell, usize>,
    frontier: Vec<Cell>,
}

/// A cell that was expanded, what it discovered, and what was then known.
#[derive(Debug, Clone)]
struct Turn {
    cell: Cell,
    new: Vec<Cell>,
    after: State,
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let maze = maze::read(input)?;
    let moves = if options.has("--diagonal") { Moves::Eight } else { Moves::Four };
    let is_stack = options.has("--stack");
    if is_stack && options.has("--count") {
        return Err("--stack and --count exclude each other".into());
    }
    let successors = |cell: &Cell| maze.grid.neighbors(*cell, moves);
    let (path, n_expanded, mut frames);
    if let Some(too_large) = maze.too_large().filter(|_| !is_stack) {
        let tree = explore_until([maze.start], successors, |cell, _| *cell == maze.goal);
        (path, n_expanded, frames) =
            (tree.path(&maze.goal), tree.expanded().len(), vec![too_large]);
    } else {
        let mut turns: Vec<Turn> = Vec::new();
        let mut known =
            State { steps: HashMap::from([(maze.start, 0)]), frontier: vec![maze.start] };
        let before = known.clone();
        let mut count = 0;
        let is_drawn = maze.too_large().is_none();
        let watch = |step: Step<'_, Cell>, frontier: &VecDeque<Cell>| {
            if let Step::Expand(_) = step {
                count += 1;
            }
            if !is_drawn {
                return;
            }
            known.frontier = frontier.iter().copied().collect();
            match step {
                Step::Expand(&cell) => {
                    turns.push(Turn { cell, new: Vec::new(), after: known.clone() });
                }
                Step::Discover(from, &cell) => {
                    known.steps.insert(cell, known.steps[from] + 1);
                    if let Some(turn) = turns.last_mut() {
                        turn.new.push(cell);
                        turn.after = known.clone();
                    }
                }
            }
        };
        let is_goal = |cell: &Cell| *cell == maze.goal;
        let take = if is_stack { VecDeque::pop_back } else { VecDeque::pop_front };
        path = search_watched(maze.start, successors, is_goal, take, watch);
        n_expanded = count;
        frames = match maze.too_large() {
            Some(too_large) => vec![too_large],
            None => frames_of(&maze, &before, &turns, path.as_deref(), is_stack),
        };
    }
    let n_expanded = trace::plural(n_expanded, "cell");
    let mut answer = match &path {
        Some(path) => {
            let steps = trace::plural(path.len() - 1, "step");
            format!("Expanded {n_expanded}. The path has {steps}: {}.", maze::list(path))
        }
        None => format!("Expanded {n_expanded}. There is no path."),
    };
    if options.has("--count") {
        let tree = explore([maze.start], successors);
        let counts = count_shortest_paths(&tree, successors);
        if maze.too_large().is_none() {
            frames = vec![counted(&maze, &tree, &counts)];
        }
        let place = tree.states().iter().position(|cell| *cell == maze.goal);
        let count = place.map_or(Some(0), |place| counts[place]);
        let count = count.map_or_else(|| "more than 2^64".into(), |count| count.to_string());
        answer = format!("{answer} Shortest paths: {count}.");
    }
    let name = if is_stack { "Depth-first search" } else { "Breadth-first search" };
    Ok(Trace { title: format!("{name}, {}", maze.size()), frames, answer })
}

/// One frame before, one for each cell that was expanded, and one for the end.
fn frames_of(
    maze: &Maze,
    before: &State,
    turns: &[Turn],
    path: Option<&[Cell]>,
    is_stack: bool,
) -> Vec<Frame> {
    let caption = format!("Only the start {} is in the frontier.", maze::name(maze.start));
    let first = Frame::new(caption)
        .with(picture(maze, before, None))
        .with(frontier(before))
        .at("let mut frontier = VecDeque::from([start]);");
    let mut frames = vec![first];
    frames.extend(turns.iter().map(|turn| expanded(maze, turn)));
    let after = turns.last().map_or(before, |turn| &turn.after);
    frames.push(match path {
        Some(path) => arrived(maze, after, path, is_stack),
        None => stuck(maze, after),
    });
    ask(maze, &mut frames, before, turns, is_stack);
    frames
}

/// The maze with the number of steps by which each cell was discovered.
fn picture(maze: &Maze, known: &State, active: Option<Cell>) -> trace::Grid {
    maze.picture(|cell| {
        let steps = known.steps.get(&cell);
        let role = if active == Some(cell) {
            Some(Role::Active)
        } else if known.frontier.contains(&cell) {
            Some(Role::Frontier)
        } else {
            steps.map(|_| Role::Settled)
        };
        (steps.map_or_else(String::new, ToString::to_string), role)
    })
}

/// The first cells of the frontier, and how many more there are.
fn frontier(known: &State) -> Cells {
    let shown = known.frontier.iter().take(MOST_QUEUED).map(|cell| maze::name(*cell));
    let more = known.frontier.len().saturating_sub(MOST_QUEUED);
    let more = (0 < more).then(|| format!("{more} more"));
    Cells { name: "frontier".into(), ..Cells::new(shown.chain(more)) }
}

/// A cell has been expanded: its steps, what is new, and the frontier.
fn expanded(maze: &Maze, Turn { cell, new, after }: &Turn) -> Frame {
    let new_ones = match new.len() {
        0 => "no neighbor is new".to_owned(),
        1 => format!("{} is new", maze::list(new)),
        _ => format!("{} are new", maze::list(new)),
    };
    let steps = trace::plural(after.steps[cell], "step");
    let caption = format!("Expand {}, {steps} from the start: {new_ones}.", maze::name(*cell));
    let mut picture = picture(maze, after, Some(*cell));
    picture.arrows = new.iter().flat_map(|next| maze::arrows(&[*cell, *next])).collect();
    picture.arrows.iter_mut().for_each(|arrow| arrow.role = Some(Role::Frontier));
    let at = if new.is_empty() {
        "if !parents.contains_key(&next) {"
    } else {
        "frontier.push_back(next.clone());"
    };
    Frame::new(caption).with(picture).with(frontier(after)).at(at)
}

/// The goal was taken out: the path to it.
fn arrived(maze: &Maze, after: &State, path: &[Cell], is_stack: bool) -> Frame {
    let end = if is_stack { "last" } else { "first" };
    let caption = format!(
        "{} was the {end} of the frontier, and it is the goal. Its parents lead back to the start: {}.",
        maze::name(maze.goal),
        trace::plural(path.len() - 1, "step")
    );
    let mut after = after.clone();
    after.frontier.retain(|cell| *cell != maze.goal);
    let mut goal = picture(maze, &after, None);
    goal.arrows = maze::arrows(path);
    for (row, column) in path {
        goal.rows[*row].cells[*column].role = Some(Role::Chosen);
    }
    Frame::new(caption)
        .with(goal)
        .with(frontier(&after))
        .at("return Some(path_to(state, &parents));")
}

/// The frontier is empty, and the goal was not met.
fn stuck(maze: &Maze, after: &State) -> Frame {
    let caption = format!(
        "The frontier is empty. {} of {} free cells were reached, and the goal is none of them.",
        after.steps.len(),
        maze.grid.free_cells().count()
    );
    Frame::new(caption)
        .with(picture(maze, after, None))
        .at("while let Some(state) = take(&mut frontier) {")
}

/// The numbers of shortest paths.
fn counted(maze: &Maze, tree: &Tree<Cell>, counts: &[Option<u64>]) -> Frame {
    let count = |cell: Cell| {
        let number = tree.states().iter().position(|state| *state == cell)?;
        counts[number]
    };
    let picture = maze.picture(|cell| {
        let role = if cell == maze.goal { Role::Chosen } else { Role::Settled };
        let count = count(cell);
        (count.map_or_else(String::new, |count| count.to_string()), count.map(|_| role))
    });
    Frame::new(
        "How many shortest paths lead to each cell: the sum over the neighbors that are one step nearer.",
    )
    .with(picture)
    .at("if tree.distances[v] == tree.distances[u] + 1 {")
}

/// The questions: what is taken next, how many neighbors are new, and what is final.
fn ask(maze: &Maze, frames: &mut [Frame], before: &State, turns: &[Turn], is_stack: bool) {
    let take = std::mem::take;
    // Frame k shows what was known before turns[k] began.
    let known = |k: usize| if k == 0 { before } else { &turns[k - 1].after };
    let choice = (1..turns.len()).find(|k| 2 < known(*k).frontier.len());
    if let Some(k) = choice {
        let cells = &known(k).frontier;
        let answer = if is_stack { cells.len() - 1 } else { 0 };
        let because = if is_stack {
            "The frontier is a stack: what came last is taken first."
        } else {
            "The frontier is a queue: what came first is taken first."
        };
        let choices = cells.iter().map(|cell| maze::name(*cell));
        frames[k] =
            take(&mut frames[k]).ask("Which cell is expanded next?", choices, answer, because);
    }
    let after = choice.unwrap_or(0) + 1;
    let fewer = (after..turns.len()).find(|k| {
        turns[*k].new.len() < maze.grid.neighbors(turns[*k].cell, Moves::Four).count() - 1
    });
    if let Some(k) = fewer {
        let cell = turns[k].cell;
        let question =
            format!("Next, {} is expanded. How many cells will it put in?", maze::name(cell));
        let because = "It puts in only the neighbors that have no number yet. The others are known, and were put in before.";
        let n = turns[k].new.len();
        frames[k] =
            take(&mut frames[k]).ask_number(question, n, (0..4).filter(|m| *m != n), because);
    }
    let last = fewer.unwrap_or(after) + 1;
    let first_sight = (last..turns.len()).find(|k| known(*k).steps.contains_key(&maze.goal));
    if let (Some(k), false) = (first_sight, is_stack) {
        let question = "The goal has a number now, but it still waits. Can the search find a shorter path to it?";
        let because = "The cells come in the order of their distance. So the first cell that saw the goal is as near to the \
                       start as any that could have seen it.";
        frames[k] = take(&mut frames[k]).ask(question, ["no", "yes"], 0, because);
    }
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
            series("cells expanded", |(expanded, _)| expanded),
            series("neighbors looked at", |(_, looked_at)| looked_at),
        ],
    }
}

/// How many cells are expanded in a grid of n x n, and how many neighbors are looked at.
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
