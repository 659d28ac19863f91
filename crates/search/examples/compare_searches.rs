//! Breadth-first search, from one end and from both, and A* in one maze:
//! `cargo run -p search --example compare_searches -- S.. .#. ..G`.

#[expect(dead_code, reason = "each program uses a part of it")]
mod maze;

use std::cell::RefCell;
use std::process::ExitCode;

use input::Input;
use search::a_star_search::Step;
use search::a_star_search::maze::{Heuristic, Maze};
use search::bidirectional_search::meet;
use search::breadth_first_search::explore_until;
use search::grid::{Cell, Moves};
use trace::{Demo, Frame, Options, Role, Row, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "compare_searches",
    about: "Which cells each search expands in the same maze, and how many.",
    arguments: "ROW...",
    worked: &["S.... ...#. ##.#. ...#. .#.#. .#... .#.#. G...."],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture, for the mazes stand side by side.
const MOST_COLUMNS: usize = 8;

/// What a search did.
pub(crate) struct Run {
    pub(crate) name: &'static str,
    /// The cells that it expanded, in order; the goal counts when it is taken out.
    pub(crate) taken: Vec<Cell>,
    pub(crate) path: Option<Vec<Cell>>,
}

fn breadth_first(maze: &maze::Maze) -> Run {
    let successors = |cell: &Cell| maze.grid.neighbors(*cell, Moves::Four).collect::<Vec<_>>();
    let tree = explore_until([maze.start], successors, |cell, _| *cell == maze.goal);
    let taken = tree.expanded().iter().chain(tree.front()).copied().collect();
    Run { name: "breadth-first search", taken, path: tree.path(&maze.goal) }
}

fn bidirectional(maze: &maze::Maze) -> Run {
    // A cell is expanded when its neighbors are asked for, from either side.
    let taken = RefCell::new(Vec::new());
    let around = |cell: &Cell| {
        taken.borrow_mut().push(*cell);
        maze.grid.neighbors(*cell, Moves::Four).collect::<Vec<_>>()
    };
    let path = meet(maze.start, maze.goal, around, around).path();
    Run { name: "bidirectional search", taken: taken.into_inner(), path }
}

fn a_star(maze: &maze::Maze) -> trace::Result<Run> {
    let four = Maze::four(&maze.grid);
    let h = |cell| four.estimate(Heuristic::Manhattan, cell, maze.goal);
    let mut taken = Vec::new();
    let found = four.search_watched(maze.start, maze.goal, h, |step, nodes| {
        if let Step::Expand { u } = step {
            taken.push(nodes[u].state);
        }
    })?;
    Ok(Run { name: "A*", taken, path: found.path.map(|path| path.states) })
}

/// All searches of the chapter in one maze.
pub(crate) fn runs(maze: &maze::Maze) -> trace::Result<Vec<Run>> {
    Ok(vec![breadth_first(maze), bidirectional(maze), a_star(maze)?])
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let maze = maze::read(input)?;
    let runs = runs(&maze)?;
    let frames = match maze.too_large() {
        Some(frame) => vec![frame],
        None if MOST_COLUMNS < maze.grid.n_columns() => {
            vec![Frame::new(format!("Too wide to draw: the limit is {MOST_COLUMNS} columns."))]
        }
        None => frames(&maze, &runs),
    };
    let counts = runs.iter().map(|run| format!("{} by {}", run.taken.len(), run.name));
    let length = match runs.first().and_then(|run| run.path.as_ref()) {
        Some(path) => trace::plural(path.len() - 1, "step"),
        None => "no path".to_owned(),
    };
    let counts = counts.collect::<Vec<_>>().join(", ");
    Ok(Trace {
        title: format!("The searches side by side: {}", maze.size()),
        frames,
        answer: format!("{length}. Cells expanded: {counts}."),
    })
}

/// One frame for each cell that the slowest takes.
fn frames(maze: &maze::Maze, runs: &[Run]) -> Vec<Frame> {
    let most = runs.iter().map(|run| run.taken.len()).max().unwrap_or(0);
    let frame = |n: usize| {
        let says: Vec<String> = runs.iter().map(|run| says(run, n)).collect();
        Frame::new(says.join(" ")).with(side_by_side(maze, runs, n))
    };
    (1..=most).map(frame).collect()
}

/// Where a search stands after `n` cells.
fn says(run: &Run, n: usize) -> String {
    let name =
        if run.name.starts_with('b') { run.name.replacen('b', "B", 1) } else { run.name.into() };
    match run.taken.get(n - 1) {
        Some(cell) if run.taken.len() == n => {
            format!("{name} expands {}: done.", maze::name(*cell))
        }
        Some(cell) => format!("{name} expands {}.", maze::name(*cell)),
        None => format!("{name} was done after {}.", run.taken.len()),
    }
}

/// The mazes from left to right; in each cell, when it was taken out.
fn side_by_side(maze: &maze::Maze, runs: &[Run], n: usize) -> trace::Grid {
    let pictures = runs.iter().map(|run| {
        let is_done = run.taken.len() <= n;
        maze.picture(|cell| {
            let when = run.taken.iter().take(n).position(|taken| *taken == cell);
            let on_path = run.path.as_ref().is_some_and(|path| is_done && path.contains(&cell));
            let role = match when {
                _ if on_path => Some(Role::Chosen),
                Some(when) if when + 1 == n => Some(Role::Active),
                Some(_) => Some(Role::Settled),
                None => None,
            };
            (when.map_or(String::new(), |when| (when + 1).to_string()), role)
        })
    });
    pictures
        .reduce(|mut left, right| {
            left.columns.push(String::new());
            left.columns.extend(right.columns);
            for (row, Row { cells, .. }) in left.rows.iter_mut().zip(right.rows) {
                row.cells.push(trace::Cell::new("|"));
                row.cells.extend(cells);
            }
            left
        })
        .unwrap_or_default()
}
