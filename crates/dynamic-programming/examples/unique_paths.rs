//! Unique paths, row by row, or as a recursion, with a memo, or in one row:
//! `cargo run -p dynamic-programming --example unique_paths -- .... .#.. ....`.

mod calls;

use std::cmp::Ordering;
use std::process::ExitCode;

use calls::{Calls, Words};
use dynamic_programming::regional_dp::unique_paths::enumeration::{Paths, Step};
use dynamic_programming::regional_dp::unique_paths::{
    count_with, plain, unique_paths, unique_paths_around,
};
use input::Input;
use trace::{
    Arrow, Axis, Cell, Cells, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series,
    SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "unique_paths",
    about: "Unique paths: the number of ways from the first cell of a grid to the last, to the right and down. \
            Give the sides of an open grid, or its rows: a dot for a cell, # for a blocked one.",
    arguments: "ROWS COLUMNS | ROW...",
    worked: &[".... .#.. ...."],
    flags: &[
        Flag { name: "--recursion", value: None, about: "show the calls of the plain recursion" },
        Flag { name: "--memo", value: None, about: "show the calls of the recursion with a memo" },
        Flag { name: "--row", value: None, about: "show the one row, cell by cell" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Three rows of three to five cells, one or two of them blocked.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let m = 3 + dice.below(3);
    let mut cells = vec!['.'; 3 * m];
    for _ in 0..2 {
        // Neither the first nor the last.
        cells[1 + dice.below(3 * m - 2)] = '#';
    }
    trace::list(cells.chunks(m).map(String::from_iter), " ")
}

/// What still makes a picture; so many cells of a row that is overwritten; and so many paths that
/// are walked.
const MOST: usize = 12;
const MOST_FOR_CELLS: usize = 24;
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

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mode = options.one_of(DEMO.flags.iter().map(|flag| flag.name))?;
    let (count, blocked, what) = match read(input)? {
        Given::Sides(n, m) => {
            let is_small = n <= MOST && m <= MOST;
            let blocked = if is_small { vec![vec![false; m]; n] } else { Vec::new() };
            let count = unique_paths(n, m)?.count();
            (count, is_small.then_some(blocked), format!("{n} × {m} cells"))
        }
        Given::Rows(rows) => {
            let (n, m) = (rows.len(), rows.first().map_or(0, Vec::len));
            let n_blocked = rows.iter().flatten().filter(|blocked| **blocked).count();
            let count = unique_paths_around(&rows)?.count();
            let is_small = n <= MOST && m <= MOST;
            let what = format!("{n} × {m} cells, {n_blocked} of them blocked");
            (count, is_small.then_some(rows), what)
        }
    };
    let number =
        if count == 1 { "There is 1 path".to_owned() } else { format!("There are {count} paths") };
    let title = |how: &str| format!("Unique paths through {what}{how}");
    let Some(blocked) =
        blocked.filter(|rows| rows.iter().any(|row| !row.is_empty()) || mode.is_none())
    else {
        let frames = vec![Frame::too_large(format_args!("{MOST} rows and columns"))];
        return Ok(Trace { title: title(""), frames, answer: format!("{number}.") });
    };
    let (n, m) = (blocked.len(), blocked.first().map_or(0, Vec::len));
    let last = (n.saturating_sub(1), m.saturating_sub(1));
    let mut calls = Calls::new();
    let how = match mode {
        None => {
            let frames = table_frames(&blocked, count)?;
            return Ok(Trace { title: title(""), frames, answer: format!("{number}.") });
        }
        Some("--row") => {
            let frames = if n * m <= MOST_FOR_CELLS {
                row_frames(&blocked)
            } else {
                vec![Frame::too_large(format_args!("{MOST_FOR_CELLS} cells"))]
            };
            return Ok(Trace { title: title(", one row"), frames, answer: format!("{number}.") });
        }
        Some("--memo") => {
            plain::by_memo_watched(&blocked, last, &mut |step| calls.watch(step));
            ", with a memo"
        }
        // A grid of so many cells has too many calls to be made one by one.
        Some(_) if n + m <= MOST => {
            plain::by_recursion_watched(&blocked, last, &mut |step| calls.watch(step));
            ", by recursion"
        }
        Some(_) => {
            let frames = calls::too_many();
            return Ok(Trace { title: title(""), frames, answer: format!("{number}.") });
        }
    };
    let is_base = |(i, j)| (i, j) == (0, 0) || blocked[i][j];
    let frames = calls.frames(&words(&is_base, mode == Some("--memo")));
    let answer = format!("{number}: {}.", calls.counted());
    Ok(Trace { title: title(how), frames, answer })
}

/// A call asks for the number of paths to a cell.
fn words(is_base: &dyn Fn((usize, usize)) -> bool, has_memo: bool) -> Words<'_, (usize, usize)> {
    Words {
        state: &|(i, j)| format!("f({i}, {j})"),
        is_base,
        at: if has_memo {
            (
                "paths += remember(blocked, (i - 1, j), memo);",
                "if let Some(paths) = memo[i][j] {",
                "memo[i][j] = Some(paths);",
            )
        } else {
            (
                "paths += by_recursion(blocked, (i - 1, j));",
                "",
                "paths += by_recursion(blocked, (i, j - 1));",
            )
        },
    }
}

/// A frame for each row, then one for each path.
fn table_frames(blocked: &Blocked, count: u128) -> trace::Result<Vec<Frame>> {
    let table = plain::fill_table(blocked);
    let mut frames: Vec<Frame> = Vec::new();
    for i in 0..blocked.len() {
        let last = frames.pop().into_iter().map(|frame| ask_sum(frame, blocked, &table, i));
        frames.extend(last);
        frames.push(row(&table, blocked, i));
    }
    if blocked.iter().all(Vec::is_empty) {
        frames = vec![Frame::new("There are no cells, and so no path.").with(Grid::default())];
    }
    if count <= MOST_PATHS {
        let all = Paths::new(blocked)?;
        for (k, path) in all.iter().enumerate() {
            if k == 0 {
                let last = frames.pop().into_iter().map(|frame| ask_number(frame, &table, count));
                frames.extend(last);
            }
            frames.push(walk(&table, blocked, &path, (k + 1, count)));
        }
    }
    Ok(frames)
}

/// The table as far as its first `n_known` rows.
fn grid(table: &[Vec<u64>], blocked: &Blocked, n_known: usize) -> Grid {
    let m = blocked.first().map_or(0, Vec::len);
    let cell = |i: usize, j: usize| match (blocked[i][j], i < n_known) {
        (true, _) => Cell::marked("#", Role::Rejected),
        (false, true) => Cell::new(table[i][j]),
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

/// What the cell is the sum of, in the order of the code.
fn terms(table: &[Vec<u64>], (i, j): (usize, usize)) -> Vec<u64> {
    let above = i.checked_sub(1).map(|above| table[above][j]);
    let left = j.checked_sub(1).map(|left| table[i][left]);
    above.into_iter().chain(left).collect()
}

fn row(table: &[Vec<u64>], blocked: &Blocked, i: usize) -> Frame {
    let mut grid = grid(table, blocked, i + 1);
    let mut says = Vec::new();
    for j in 0..blocked[i].len() {
        if blocked[i][j] {
            says.push(format!("({i}, {j}) is blocked"));
            continue;
        }
        grid.rows[i].cells[j].role = Some(Role::Active);
        let from =
            [i.checked_sub(1).map(|above| (above, j)), j.checked_sub(1).map(|left| (i, left))];
        for from in from.into_iter().flatten().filter(|from| !blocked[from.0][from.1]) {
            grid.arrows.push(Arrow { from, to: (i, j), role: Some(Role::Compared) });
        }
        if let [above, left] = terms(table, (i, j))[..] {
            says.push(format!("({i}, {j}) is {above} + {left}"));
        }
    }
    let says = match says.len() {
        0 if i == 0 => "one path to each cell".to_owned(),
        0 => format!("only from above, so {}", table[i][0]),
        n if 4 < n => "each cell is the sum of the one above and the one to its left".to_owned(),
        _ => trace::all_of(says),
    };
    Frame::new(format!("Row {i}: {says}.")).with(grid).at("table[i][j] = start + above + left;")
}

/// Before row `i`: what will be in its last cell?
fn ask_sum(frame: Frame, blocked: &Blocked, table: &[Vec<u64>], i: usize) -> Frame {
    let Some(j) = (1..blocked[i].len()).rev().find(|&j| !blocked[i][j]) else { return frame };
    let [above, left] = terms(table, (i, j))[..] else { return frame };
    let question = format!("How many paths lead to the cell ({i}, {j})?");
    let because = format!(
        "The last step comes from above in {} and from the left in {}: {above} + {left} = {}.",
        trace::plural(above, "path"),
        trace::plural(left, "path"),
        above + left
    );
    frame.ask_number(question, above + left, [above, left.max(1), above + left + 1], because)
}

/// Before the paths are walked: why is none counted twice?
fn ask_number(frame: Frame, table: &[Vec<u64>], count: u128) -> Frame {
    if count < 2 || table.len() < 2 {
        return frame;
    }
    let choices = [
        "The last steps differ: one path comes from above, the other from the left.",
        "The paths through the two cells have different lengths.",
        "No path visits two cells of one row.",
    ];
    let because = "All paths to a cell are equally long, and a path may walk along a row. But no path ends with both steps.";
    frame.ask(
        "Two numbers were added in each cell. Why does this count no path twice?",
        choices,
        0,
        because,
    )
}

/// One path through the filled table.
fn walk(
    table: &[Vec<u64>],
    blocked: &Blocked,
    path: &[Step],
    (number, count): (usize, u128),
) -> Frame {
    let mut grid = grid(table, blocked, usize::MAX);
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
    let steps = if letters.is_empty() { "no step" } else { &letters };
    let caption = format!("Path {number} of {count}, D for down and R for right: {steps}.");
    Frame::new(caption).with(grid)
}

/// The row while it is overwritten from left to right: a frame for each cell that is no corner.
fn row_frames(blocked: &Blocked) -> Vec<Frame> {
    let table = plain::fill_table(blocked);
    let m = blocked[0].len();
    let mut frames = Vec::new();
    for i in 0..blocked.len() {
        for j in 0..m {
            let old = |j: usize| i.checked_sub(1).map_or(0, |above| table[above][j]);
            let cell = |k: usize| match k.cmp(&j) {
                Ordering::Less => Cell::marked(table[i][k], Role::Settled),
                Ordering::Equal => Cell::marked(table[i][k], Role::Active),
                Ordering::Greater => Cell::new(old(k)),
            };
            let cells = (0..m).map(cell).collect();
            let picture =
                Cells { name: format!("row {i}"), cells, first_index: Some(0), ..Cells::default() };
            let (says, at) = if blocked[i][j] {
                (format!("({i}, {j}) is blocked: its cell becomes 0"), "row[j] = 0;")
            } else if (i, j) == (0, 0) {
                ("the first cell is 1".to_owned(), "row[j] = 1;")
            } else if j == 0 {
                (
                    format!("the cell keeps {}, the number from above", table[i][0]),
                    "} else if 0 < j {",
                )
            } else {
                let left = table[i][j - 1];
                (
                    format!("{} from above + {left} from the left = {}", old(j), table[i][j]),
                    "row[j] += row[j - 1];",
                )
            };
            frames.push(Frame::new(format!("Row {i}, column {j}: {says}.")).with(picture).at(at));
        }
    }
    frames
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
