//! Breadth-first search of a maze, cell by cell:
//! `cargo run -p search --example state_space_search -- S.# ..G`.

use std::process::ExitCode;

use input::Input;
use maze::Maze;
use search::breadth_first_search::count::count_shortest_paths;
use search::breadth_first_search::{Step, Tree, explore, explore_watched};
use search::grid::{Cell, Grid, Moves};
use trace::{Axis, Cells, Chart, Demo, Flag, Frame, Options, Role, Series, Trace};

mod maze;

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "state_space_search",
    about: "Breadth-first search of a maze: . is free, # a wall, S the start, G the goal.",
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

/// How many cells of the queue the picture shows.
const MOST_QUEUED: usize = 8;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let maze = maze::read(input)?;
    let moves = if options.has("--diagonal") { Moves::Eight } else { Moves::Four };
    let successors = |cell: &Cell| maze.grid.neighbors(*cell, moves);
    let is_drawn = maze.too_large().is_none();
    let mut frames: Vec<Frame> = maze.too_large().into_iter().collect();
    // The cell that is expanded, and the cells that it has discovered so far.
    let mut turn: Option<(Cell, Vec<Cell>)> = None;
    let watch = |step: Step, tree: &Tree<Cell>| match (step, &mut turn) {
        (Step::Expand { u }, turn) if is_drawn => {
            frames.extend(
                turn.replace((tree.states()[u], Vec::new()))
                    .map(|turn| expanded(&maze, tree, &turn)),
            );
        }
        (Step::Discover { v, .. }, Some((_, new))) => new.push(tree.states()[v]),
        _ => {}
    };
    let tree = explore_watched([maze.start], successors, |cell, _| *cell == maze.goal, watch);
    let counts = count_shortest_paths(&tree, successors);
    let goal_count = tree.states().iter().position(|cell| *cell == maze.goal).map(|i| counts[i]);
    if is_drawn {
        frames.extend(turn.map(|turn| expanded(&maze, &tree, &turn)));
        match tree.path(&maze.goal) {
            Some(path) => frames.extend(arrived(&maze, &tree, &path, &counts)),
            None => frames.push(stuck(&maze, &tree)),
        }
    }
    let n_expanded = trace::plural(tree.expanded().len(), "cell");
    let answer = match (tree.path(&maze.goal), goal_count.flatten()) {
        (Some(path), count) => {
            let count = count.map_or_else(|| "More than 2^64".into(), |count| count.to_string());
            format!(
                "Expanded {n_expanded}. Distance {}, path {}. Shortest paths: {count}.",
                path.len() - 1,
                maze::list(&path)
            )
        }
        (None, _) => format!("Expanded {n_expanded}. There is no path."),
    };
    Ok(Trace { title: format!("Breadth-first search, {}", maze.size()), frames, answer })
}

/// The maze with each cell's distance.
fn picture(maze: &Maze, tree: &Tree<Cell>, active: Option<Cell>) -> trace::Grid {
    maze.picture(|cell| {
        let distance = tree.distance(&cell).map_or_else(String::new, |d| d.to_string());
        let role = if active == Some(cell) {
            Some(Role::Active)
        } else if tree.queue().contains(&cell) {
            Some(Role::Frontier)
        } else {
            tree.distance(&cell).map(|_| Role::Settled)
        };
        (distance, role)
    })
}

/// The first cells of the queue, and how many more there are.
fn queue(tree: &Tree<Cell>) -> Cells {
    let queue = tree.queue();
    let shown = queue.iter().take(MOST_QUEUED).map(|cell| maze::name(*cell));
    let more = queue.len().saturating_sub(MOST_QUEUED);
    let more = (0 < more).then(|| format!("{more} more"));
    Cells { name: "queue".into(), ..Cells::new(shown.chain(more)) }
}

/// A cell has been expanded: its distance, what is new, and the queue.
fn expanded(maze: &Maze, tree: &Tree<Cell>, (cell, new): &(Cell, Vec<Cell>)) -> Frame {
    let distance = tree.distance(cell).unwrap_or(0);
    let new_ones = match new.len() {
        0 => "no neighbor is new".to_owned(),
        1 => format!("{} is new", maze::list(new)),
        _ => format!("{} are new", maze::list(new)),
    };
    let caption = format!("Expand {}, at distance {distance}: {new_ones}.", maze::name(*cell));
    let mut picture = picture(maze, tree, Some(*cell));
    picture.arrows = new.iter().flat_map(|next| maze::arrows(&[*cell, *next])).collect();
    picture.arrows.iter_mut().for_each(|arrow| arrow.role = Some(Role::Frontier));
    let at = if new.is_empty() { "if !is_new {" } else { "watch(Step::Discover { u, v }, &tree);" };
    Frame::new(caption).with(picture).with(queue(tree)).at(at)
}

/// The path, and the numbers of shortest paths.
fn arrived(maze: &Maze, tree: &Tree<Cell>, path: &[Cell], counts: &[Option<u64>]) -> [Frame; 2] {
    let caption = format!(
        "{} is the first of the queue: it is the goal. Its parents lead back to the start.",
        maze::name(maze.goal)
    );
    let mut goal = picture(maze, tree, None);
    goal.arrows = maze::arrows(path);
    for (row, column) in path {
        goal.rows[*row].cells[*column].role = Some(Role::Chosen);
    }
    let distance = path.len() - 1;
    // Beyond the goal's layer, and beside the goal in it, not all paths have been seen.
    let count = |cell: Cell| {
        let number = tree.states().iter().position(|state| *state == cell)?;
        let is_final = cell == maze.goal || tree.distance(&cell) < Some(distance);
        counts[number].filter(|_| is_final)
    };
    let counted = maze.picture(|cell| {
        let role = if cell == maze.goal { Role::Chosen } else { Role::Settled };
        let count = count(cell);
        (count.map_or_else(String::new, |count| count.to_string()), count.map(|_| role))
    });
    [
        Frame::new(caption).with(goal).at("if stop(state, &tree) {"),
        Frame::new("How many shortest paths lead to each cell: the sum over the neighbors that are one step nearer.")
            .with(counted)
            .at("if tree.distances[v] == tree.distances[u] + 1 {"),
    ]
}

/// The queue is empty, and the goal was not met.
fn stuck(maze: &Maze, tree: &Tree<Cell>) -> Frame {
    let caption = format!(
        "The queue is empty. {} of {} free cells were reached, and the goal is none of them.",
        tree.states().len(),
        maze.grid.free_cells().count()
    );
    Frame::new(caption).with(picture(maze, tree, None)).at("while let Some(state) = tree.front() {")
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
