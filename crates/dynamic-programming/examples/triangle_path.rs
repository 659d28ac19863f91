//! Triangle path, row by row from below:
//! `cargo run -p dynamic-programming --example triangle_path -- 2 4 6 9 1 3`.

use std::process::ExitCode;

use dynamic_programming::regional_dp::triangle_path::{
    Triangle, TrianglePath, best_sum, maximum_path, minimum_path,
};
use input::Input;
use trace::{Arrow, Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "triangle_path",
    about: "Triangle path: the least sum from the apex to the last row, each step to one of the two below.",
    arguments: "NUMBER...",
    worked: &["2 4 6 9 1 3 5 8 13 9", "2 3 4 6 5 7 4 1 8 3"],
    flags: &[Flag { name: "--max", value: None, about: "the greatest sum, not the least" }],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_ROWS: usize = 9;
const LONGEST: usize = 5;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mut numbers: Vec<i64> = Vec::new();
    while !input.is_end() {
        numbers.push(input.number(format_args!("number {}", numbers.len() + 1))?);
    }
    let is_long = numbers.iter().any(|number| LONGEST < number.to_string().len());
    let triangle = Triangle::from_flat(numbers)?;
    let is_max = options.has("--max");
    let path = if is_max { maximum_path(&triangle)? } else { minimum_path(&triangle)? };
    let n_rows = triangle.n_rows();
    let mut frames = Vec::new();
    if is_long || MOST_ROWS < n_rows {
        let limit = format!("{MOST_ROWS} rows of numbers of {LONGEST} characters");
        frames.push(Frame::too_large(limit));
    } else {
        frames.extend((0..n_rows).rev().map(|row| rise(&triangle, &path, row, is_max)));
        frames.push(descend(&triangle, &path));
    }
    let best = if is_max { "Greatest" } else { "Least" };
    let answer = match path.sum() {
        None => "There is no number, and no path.".to_owned(),
        Some(sum) => {
            let on = match path.count() {
                Ok(1) => "one path".to_owned(),
                Ok(count) => format!("{count} paths"),
                Err(_) => format!("more than {} paths", u128::MAX),
            };
            format!("{best} sum {sum}, on {on}.")
        }
    };
    let rows = if n_rows == 1 { "row" } else { "rows" };
    Ok(Trace { title: format!("{best} path sum in a triangle of {n_rows} {rows}"), frames, answer })
}

/// The triangle, with row headers.
fn grid(name: &str, triangle: &Triangle) -> Grid {
    let rows = triangle.rows().enumerate().map(|(row, numbers)| Row::new(row.to_string(), numbers));
    Grid { name: name.into(), rows: rows.collect(), ..Grid::default() }
}

/// The sums as far as row `from`.
fn known(path: &TrianglePath<'_>, from: usize) -> Grid {
    let mut grid = grid("sums", path.sums());
    for row in &mut grid.rows[..from] {
        for cell in &mut row.cells {
            cell.text.clear();
        }
    }
    grid
}

/// The sums of one row, from those below.
fn rise(triangle: &Triangle, path: &TrianglePath<'_>, row: usize, is_max: bool) -> Frame {
    let (mut numbers, mut sums) = (grid("numbers", triangle), known(path, row));
    let is_last = row + 1 == triangle.n_rows();
    let mut terms = Vec::new();
    for j in 0..=row {
        numbers.rows[row].cells[j].role = Some(Role::Active);
        sums.rows[row].cells[j].role = Some(Role::Active);
        if is_last {
            continue;
        }
        let (number, sum) = (triangle[(row, j)], path.sums()[(row, j)]);
        let (left, right) = (path.sums()[(row + 1, j)], path.sums()[(row + 1, j + 1)]);
        let of = if is_max { "max" } else { "min" };
        terms.push(format!("{number} + {of}({left}, {right}) = {sum}"));
        let taken = if left == sum - number { j } else { j + 1 };
        sums.rows[row + 1].cells[taken].role = Some(Role::Compared);
        let role = Some(Role::Compared);
        sums.arrows.push(Arrow { from: (row + 1, taken), to: (row, j), role });
    }
    let how = if is_last {
        "the path ends here, so each sum is the number itself".to_owned()
    } else {
        terms.join("; ")
    };
    let caption = format!("Row {row}: {how}.");
    Frame::new(caption).with(numbers).with(sums).at("below[0].set(sum);")
}

/// The way down from the apex.
fn descend(triangle: &Triangle, path: &TrianglePath<'_>) -> Frame {
    let (mut numbers, mut sums) = (grid("numbers", triangle), known(path, 0));
    let columns = path.columns();
    for (row, &column) in columns.iter().enumerate() {
        let role = Some(Role::Chosen);
        numbers.rows[row].cells[column].role = role;
        sums.rows[row].cells[column].role = role;
        if let Some(&next) = columns.get(row + 1) {
            sums.arrows.push(Arrow { from: (row, column), to: (row + 1, next), role });
        }
    }
    let values: Vec<String> = path.values().iter().map(i64::to_string).collect();
    let caption = match path.sum() {
        None => "Nothing to add.".to_owned(),
        Some(sum) => format!(
            "Down again, each time to the better of the two: {} = {sum}.",
            values.join(" + ")
        ),
    };
    Frame::new(caption).with(numbers).with(sums).at("columns.push(j);")
}

pub(crate) const ROWS: [u16; 5] = [2, 4, 8, 16, 32];

fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> f64| Series {
        name: name.into(),
        points: ROWS.map(|n| (f64::from(n), count(n))).to_vec(),
    };
    Chart {
        name: "Comparisons, and paths to try".into(),
        x: Axis::log("rows"),
        y: Axis::log("steps"),
        series: vec![
            series("all paths", |n| f64::from(1_u32 << (n - 1))),
            series("from below", |n| f64::from(compared(n))),
        ],
    }
}

pub(crate) fn compared(n: u16) -> u32 {
    let n = usize::from(n);
    let numbers = (0_i64..).map(|k| k * k % 97).take(n * (n + 1) / 2).collect();
    let mut n_compared = 0;
    // That many numbers are a triangle, and small ones do not overflow.
    let _ = Triangle::from_flat(numbers).and_then(|triangle| {
        best_sum(&triangle, |left, right| {
            n_compared += 1;
            left.min(right)
        })
    });
    n_compared
}
