//! Unique paths, row by row:
//! `cargo run -p dynamic-programming --example unique_paths -- ... .#. ...`.

use std::process::ExitCode;

use dynamic_programming::regional_dp::unique_paths::enumeration::{Paths, Step};
use dynamic_programming::regional_dp::unique_paths::{
    UniquePaths, count_with, unique_paths, unique_paths_around,
};
use input::Input;
use trace::{Arrow, Axis, Cell, Chart, Demo, Frame, Grid, Options, Role, Row, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "unique_paths",
    about: "Unique paths: the number of ways from the first cell of a grid to the last, to the right and down. \
            Give the sides of an open grid, or its rows: a dot for a cell, # for a blocked one.",
    arguments: "ROWS COLUMNS | ROW...",
    worked: &["3 3", "... .#. ..."],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture, a picture for each cell, and one for each path.
const MOST: usize = 12;
const MOST_FOR_CELLS: usize = 9;
const MOST_PATHS: u128 = 6;

/// The cells that are blocked; every row is as long as the first.
type Blocked = Vec<Vec<bool>>;

/// The sides of an open grid, or the grid itself.
enum Given {
    Sides(usize, usize),
    Rows(Blocked),
}

fn read(input: &mut Input<'_>) -> trace::Result<Given> {
    let mut rows: Blocked = Vec::new();
    while !input.is_end() {
        let name = format!("row {}", rows.len() + 1);
        let word = input.word(&name)?;
        if rows.is_empty() && word.starts_with(|c: char| c.is_ascii_digit()) {
            let Ok(n_rows) = word.parse() else {
                return Err(input.invalid_number("the number of rows", "is not a number").into());
            };
            let n_columns = input.number("the number of columns")?;
            input.end("the sides of the grid")?;
            return Ok(Given::Sides(n_rows, n_columns));
        }
        if word.chars().any(|c| c != '.' && c != '#') {
            return Err(input.invalid(name, "has other characters than . and #").into());
        }
        let row: Vec<bool> = word.chars().map(|c| c == '#').collect();
        if let Some(first) = rows.first().filter(|first| first.len() != row.len()) {
            let reason = format!("has {} cells, and row 1 has {}", row.len(), first.len());
            return Err(input.invalid(name, reason).into());
        }
        rows.push(row);
    }
    Ok(Given::Rows(rows))
}

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let (paths, blocked, what) = match read(input)? {
        Given::Sides(n, m) => {
            let paths = unique_paths(n, m)?;
            let is_small = n <= MOST && m <= MOST;
            let blocked = if is_small { vec![vec![false; m]; n] } else { Vec::new() };
            (paths, is_small.then_some(blocked), format!("{n} × {m} cells"))
        }
        Given::Rows(rows) => {
            let (n, m) = (rows.len(), rows.first().map_or(0, Vec::len));
            let n_blocked = rows.iter().flatten().filter(|blocked| **blocked).count();
            let paths = unique_paths_around(&rows)?;
            let is_small = n <= MOST && m <= MOST;
            (
                paths,
                is_small.then_some(rows),
                format!("{n} × {m} cells, {n_blocked} of them blocked"),
            )
        }
    };
    let frames = match &blocked {
        Some(blocked) => frames(&paths, blocked)?,
        None => {
            vec![Frame::too_large(format_args!("{MOST} rows and columns"))]
        }
    };
    let answer = match paths.count() {
        1 => "There is 1 path.".to_owned(),
        count => format!("There are {count} paths."),
    };
    Ok(Trace { title: format!("Unique paths through {what}"), frames, answer })
}

fn frames(paths: &UniquePaths, blocked: &Blocked) -> trace::Result<Vec<Frame>> {
    let (n, m) = (blocked.len(), blocked.first().map_or(0, Vec::len));
    let mut frames: Vec<Frame> = if n * m <= MOST_FOR_CELLS {
        (0..n * m).map(|k| cell(paths, blocked, (k / m, k % m))).collect()
    } else {
        (0..n).map(|i| row(paths, blocked, i)).collect()
    };
    if n * m == 0 {
        frames.push(Frame::new("There are no cells, and so no path.").with(Grid::default()));
    }
    if paths.count() <= MOST_PATHS {
        let all = Paths::new(blocked)?;
        for (k, path) in all.iter().enumerate() {
            frames.push(walk(paths, blocked, &path, (k + 1, paths.count())));
        }
    }
    Ok(frames)
}

/// The table as far as its first `n_known` cells.
fn grid(paths: &UniquePaths, blocked: &Blocked, n_known: usize) -> Grid {
    let m = blocked.first().map_or(0, Vec::len);
    let cell = |i: usize, j: usize| match (blocked[i][j], i * m + j < n_known) {
        (true, _) => Cell::marked("#", Role::Rejected),
        (false, true) => Cell::new(paths.table()[(i, j)]),
        (false, false) => Cell::default(),
    };
    let rows = (0..blocked.len()).map(|i| Row {
        header: i.to_string(),
        cells: (0..m).map(|j| cell(i, j)).collect(),
        ..Row::default()
    });
    let columns = (0..m).map(|j| j.to_string()).collect();
    Grid { columns, rows: rows.collect(), ..Grid::default() }
}

/// The cells that a cell is the sum of.
fn sources((i, j): (usize, usize)) -> impl Iterator<Item = (usize, usize)> {
    let above = i.checked_sub(1).map(|above| (above, j));
    above.into_iter().chain(j.checked_sub(1).map(|left| (i, left)))
}

fn cell(paths: &UniquePaths, blocked: &Blocked, (i, j): (usize, usize)) -> Frame {
    let m = blocked[0].len();
    let mut grid = grid(paths, blocked, i * m + j + 1);
    if blocked[i][j] {
        let caption = format!("The cell ({i}, {j}) is blocked: no path leads to it.");
        return Frame::new(caption).with(grid).at("continue;");
    }
    grid.rows[i].cells[j].role = Some(Role::Active);
    for from in sources((i, j)) {
        if !blocked[from.0][from.1] {
            grid.rows[from.0].cells[from.1].role = Some(Role::Compared);
        }
        grid.arrows.push(Arrow { from, to: (i, j), role: Some(Role::Compared) });
    }
    let ways = paths.table()[(i, j)];
    let terms: Vec<String> = sources((i, j)).map(|from| paths.table()[from].to_string()).collect();
    let (how, at) = match &terms[..] {
        [] => ("it begins here, so 1".to_owned(), "(0, 0) => one.clone()"),
        [only] if i == 0 => {
            (format!("from the left alone, so {only}"), "table[(0, j - 1)].clone()")
        }
        [only] => (format!("from above alone, so {only}"), "table[(i - 1, 0)].clone()"),
        [above, left, ..] => {
            (format!("{above} from above and {left} from the left, so {ways}"), "_ => add(&table")
        }
    };
    Frame::new(format!("Paths to ({i}, {j}): {how}.")).with(grid).at(at)
}

fn row(paths: &UniquePaths, blocked: &Blocked, i: usize) -> Frame {
    let m = blocked[0].len();
    let mut grid = grid(paths, blocked, (i + 1) * m);
    for (cell, is_blocked) in grid.rows[i].cells.iter_mut().zip(&blocked[i]) {
        if !is_blocked {
            cell.role = Some(Role::Active);
        }
    }
    let how = if i == 0 { "only from the left" } else { "each the sum of above and left" };
    Frame::new(format!("Row {i}: {how}.")).with(grid).at("table[(i, j)] = ways;")
}

/// One path through the filled table.
fn walk(
    paths: &UniquePaths,
    blocked: &Blocked,
    path: &[Step],
    (number, count): (usize, u128),
) -> Frame {
    let mut grid = grid(paths, blocked, usize::MAX);
    let (mut at, role) = ((0, 0), Some(Role::Chosen));
    grid.rows[0].cells[0].role = role;
    let mut letters = String::new();
    for step in path {
        let (to, letter) = match step {
            Step::Down => ((at.0 + 1, at.1), 'D'),
            Step::Right => ((at.0, at.1 + 1), 'R'),
        };
        grid.rows[to.0].cells[to.1].role = role;
        grid.arrows.push(Arrow { from: at, to, role });
        letters.push(letter);
        at = to;
    }
    let steps = if letters.is_empty() { "no step at all" } else { &letters };
    let caption = format!("Path {number} of {count}, D for down and R for right: {steps}.");
    Frame::new(caption).with(grid).at("path.push(Step::Right);")
}

pub(crate) const SIDES: [u16; 4] = [2, 4, 8, 16];

fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> u32| Series {
        name: name.into(),
        points: SIDES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Work for a grid of n × n".into(),
        x: Axis::log("n"),
        y: Axis::log("steps"),
        series: vec![
            series("paths, one by one", n_paths),
            series("additions for the table", additions),
            series("factors of the binomial", |n| u32::from(n) - 1),
        ],
    }
}

/// How many paths a search of all would have to walk.
pub(crate) fn n_paths(n: u16) -> u32 {
    let paths = unique_paths(n.into(), n.into());
    paths.ok().and_then(|paths| u32::try_from(paths.count()).ok()).unwrap_or(0)
}

pub(crate) fn additions(n: u16) -> u32 {
    let mut n_additions = 0;
    let add = |above: &u128, left: &u128| {
        n_additions += 1;
        above.checked_add(*left)
    };
    // Grids as small as these do not overflow.
    let _ = count_with(&vec![vec![false; n.into()]; n.into()], 0, 1, add);
    n_additions
}
