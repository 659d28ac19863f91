//! Four searches in one maze, which differ in the rank by which the cells wait:
//! `cargo run -p search --example compare_searches -- S.. .5. ..G`.

mod maze;

use std::process::ExitCode;

use input::Input;
use search::a_star_search::maze::{Heuristic, Maze};
use search::a_star_search::plain::{Step, best_first_watched};
use search::grid::Cell;
use trace::{Demo, Frame, Options, Role, Row, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "search",
    name: "compare_searches",
    about: "Which cells four searches expand in the same maze; a digit is what it costs to leave a cell.",
    arguments: "ROW...",
    worked: &["...#S ..... ....5 ....G"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture, for two mazes are side by side.
const MOST_COLUMNS: usize = 8;

/// What a search did.
pub(crate) struct Run {
    pub(crate) name: &'static str,
    rank: &'static str,
    /// The cells that it expanded, in order; the goal counts when it is taken out.
    pub(crate) taken: Vec<Cell>,
    /// The path, and what it costs by the prices of the maze.
    pub(crate) path: Option<(Vec<Cell>, u64)>,
}

/// All four searches in one maze.
pub(crate) fn runs(maze: &maze::Maze, prices: &[Vec<u64>]) -> Vec<Run> {
    let four = Maze::four(&maze.grid);
    let h = |cell: &Cell| four.estimate(Heuristic::Manhattan, *cell, maze.goal);
    let price = |cell: &Cell| prices[cell.0][cell.1];
    let steps = |cell: &Cell| four.successors(*cell).collect::<Vec<_>>();
    let costs = |cell: &Cell| steps(cell).into_iter().map(|(to, _)| (to, price(cell))).collect();
    [
        run(maze, "breadth-first search", "steps", steps, |g, _| g),
        run(maze, "Dijkstra's algorithm", "g", costs, |g, _| g),
        run(maze, "greedy search", "h", costs, |_, cell| h(cell)),
        run(maze, "A*", "g + h", costs, |g, cell| g.saturating_add(h(cell))),
    ]
    .into_iter()
    .map(|mut run| {
        if let Some((path, cost)) = &mut run.path {
            *cost = path[..path.len() - 1].iter().map(price).sum();
        }
        run
    })
    .collect()
}

fn run(
    maze: &maze::Maze,
    name: &'static str,
    by: &'static str,
    successors: impl Fn(&Cell) -> Vec<(Cell, u64)>,
    rank: impl Fn(u64, &Cell) -> u64,
) -> Run {
    let mut taken = Vec::new();
    let is_goal = |cell: &Cell| *cell == maze.goal;
    let path = best_first_watched(maze.start, successors, rank, is_goal, |step, _| {
        if let Step::Expand(cell, _) = step {
            taken.push(*cell);
        }
    });
    Run { name, rank: by, taken, path }
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let (maze, prices) = maze::read_priced(input)?;
    let runs = runs(&maze, &prices);
    let frames = match maze.too_large() {
        Some(frame) => vec![frame],
        None if MOST_COLUMNS < maze.grid.n_columns() => {
            vec![Frame::new(format!("Too wide to draw: the limit is {MOST_COLUMNS} columns."))]
        }
        None => frames(&maze, &prices, &runs),
    };
    let counts = runs.iter().map(|run| {
        let taken = trace::plural(run.taken.len(), "cell");
        match &run.path {
            Some((_, cost)) => format!("{} {taken}, cost {cost}", run.name),
            None => format!("{} {taken}, no path", run.name),
        }
    });
    let counts = trace::list(counts, "; ");
    let mut answer = format!("{counts}.");
    answer[..1].make_ascii_uppercase();
    Ok(Trace { title: format!("Four searches of {}", maze.size()), frames, answer })
}

/// One frame for each cell that the slowest takes.
fn frames(maze: &maze::Maze, prices: &[Vec<u64>], runs: &[Run]) -> Vec<Frame> {
    let most = runs.iter().map(|run| run.taken.len()).max().unwrap_or(0);
    let frame = |n: usize| {
        let says: Vec<String> = runs.iter().map(|run| says(run, n)).collect();
        let mut caption = format!("{}.", says.join("; "));
        caption[..1].make_ascii_uppercase();
        let mut frame = Frame::new(caption);
        for pair in runs.chunks(2) {
            frame = frame.with(side_by_side(maze, prices, pair, n));
        }
        frame
    };
    (1..=most).map(frame).collect()
}

/// What a search does in its `n`-th turn.
fn says(run: &Run, n: usize) -> String {
    match (run.taken.get(n - 1), &run.path) {
        (Some(cell), Some((_, cost))) if run.taken.len() == n => {
            format!("{} expands {}, the goal, at cost {cost}", run.name, maze::name(*cell))
        }
        (Some(cell), _) => format!("{} expands {}", run.name, maze::name(*cell)),
        (None, _) => format!("{} is done", run.name),
    }
}

/// Two mazes from left to right; in each cell, when it was taken out.
fn side_by_side(maze: &maze::Maze, prices: &[Vec<u64>], runs: &[Run], n: usize) -> trace::Grid {
    let pictures = runs.iter().map(|run| {
        let is_done = run.taken.len() <= n;
        maze.picture(|cell| {
            // A cell that was expanded again shows its last turn.
            let when = run.taken.iter().take(n).rposition(|taken| *taken == cell);
            let is_on_path = |(path, _): &(Vec<Cell>, u64)| is_done && path.contains(&cell);
            let role = match when {
                _ if run.path.as_ref().is_some_and(is_on_path) => Some(Role::Chosen),
                Some(when) if when + 1 == n => Some(Role::Active),
                Some(_) => Some(Role::Settled),
                None => None,
            };
            let price = prices[cell.0][cell.1];
            let blank = if 1 < price { format!("({price})") } else { String::new() };
            (when.map_or(blank, |when| (when + 1).to_string()), role)
        })
    });
    let both = pictures.reduce(|mut left, right| {
        left.columns.push(String::new());
        left.columns.extend(right.columns);
        for (row, Row { cells, .. }) in left.rows.iter_mut().zip(right.rows) {
            row.cells.push(trace::Cell::new("|"));
            row.cells.extend(cells);
        }
        left
    });
    let ranks: Vec<&str> = runs.iter().map(|run| run.rank).collect();
    trace::Grid { name: ranks.join(" | "), ..both.unwrap_or_default() }
}
