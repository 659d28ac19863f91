//! Triangle path, row by row from below, or as a recursion, with a memo, or in one row:
//! `cargo run -p dynamic-programming --example triangle_path -- 3 4 6 9 7 2 1 8 5 8`.

mod calls;

use std::process::ExitCode;

use calls::{Calls, Words};
use dynamic_programming::regional_dp::triangle_path::{
    Triangle, best_sum, maximum_path, minimum_path, plain,
};
use input::Input;
use trace::{
    Arrow, Axis, Cell, Cells, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series,
    SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "triangle_path",
    about: "Triangle path: the least sum from the apex to the last row, each step to one of the two below.",
    arguments: "NUMBER...",
    worked: &["3 4 6 9 7 2 1 8 5 8"],
    flags: &[
        Flag { name: "--recursion", value: None, about: "show the calls of the plain recursion" },
        Flag { name: "--memo", value: None, about: "show the calls of the recursion with a memo" },
        Flag { name: "--row", value: None, about: "show the one row, cell by cell" },
        Flag { name: "--max", value: None, about: "the greatest sum, not the least" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Four rows of small numbers.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    trace::list((0..10).map(|_| 1 + dice.below(9)), " ")
}

/// What still makes a picture, and so many rows of a row that is overwritten cell by cell.
const MOST_ROWS: usize = 9;
const MOST_ROWS_FOR_CELLS: usize = 6;
const LONGEST: usize = 5;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let mode = options.one_of(DEMO.flags.iter().map(|flag| flag.name))?;
    let mut numbers: Vec<i64> = Vec::new();
    while !input.is_end() {
        numbers.push(input.number(format_args!("number {}", numbers.len() + 1))?);
    }
    let is_long = numbers.iter().any(|number| LONGEST < number.to_string().len());
    let triangle = Triangle::from_flat(numbers)?;
    let is_max = mode == Some("--max");
    let path = if is_max { maximum_path(&triangle)? } else { minimum_path(&triangle)? };
    let n_rows = triangle.n_rows();
    let best = if is_max { "Greatest" } else { "Least" };
    let title = |how: &str| {
        let rows = trace::plural(n_rows, "row");
        format!("{best} path sum in a triangle of {rows}{how}")
    };
    let Some(sum) = path.sum() else {
        let frames = vec![Frame::new("Nothing to add.").with(Grid::default())];
        let answer = "There is no number, and no path.".to_owned();
        return Ok(Trace { title: title(""), frames, answer });
    };
    let number = format!("{best} sum {sum}");
    let on = match path.count() {
        Ok(1) => "one path".to_owned(),
        Ok(count) => format!("{count} paths"),
        Err(_) => format!("more than {} paths", u128::MAX),
    };
    let answer = format!("{number}, on {on}.");
    let rows: Vec<Vec<i64>> = triangle.rows().map(<[i64]>::to_vec).collect();
    let too_large = |most: usize| {
        let limit = format!("{most} rows of numbers of {LONGEST} characters");
        vec![Frame::too_large(limit)]
    };
    if is_long || MOST_ROWS < n_rows {
        return Ok(Trace { title: title(""), frames: too_large(MOST_ROWS), answer });
    }
    let mut calls = Calls::new();
    let how = match mode {
        Some("--memo") => {
            plain::by_memo_watched(&rows, (0, 0), &mut |step| calls.watch(step));
            ", with a memo"
        }
        Some("--recursion") => {
            plain::by_recursion_watched(&rows, (0, 0), &mut |step| calls.watch(step));
            ", by recursion"
        }
        Some("--row") => {
            let is_small = n_rows <= MOST_ROWS_FOR_CELLS;
            let frames = if is_small { row_frames(&rows) } else { too_large(MOST_ROWS_FOR_CELLS) };
            return Ok(Trace { title: title(", one row"), frames, answer });
        }
        _ => {
            let sums = if is_max {
                path.sums().rows().map(<[i64]>::to_vec).collect()
            } else {
                plain::fill_table(&rows)
            };
            let picture = Picture { rows, sums, columns: path.columns(), is_max };
            return Ok(Trace { title: title(""), frames: picture.frames(), answer });
        }
    };
    let is_base = |(i, _)| i + 1 == n_rows;
    let frames = calls.frames(&words(&is_base, mode == Some("--memo")));
    Ok(Trace { title: title(how), frames, answer: format!("{number}: {}.", calls.counted()) })
}

/// A call asks for the least sum from a cell.
fn words(is_base: &dyn Fn((usize, usize)) -> bool, has_memo: bool) -> Words<'_, (usize, usize)> {
    Words {
        state: &|(i, j)| format!("f({i}, {j})"),
        is_base,
        at: if has_memo {
            (
                "let left = remember(rows, (i + 1, j), memo);",
                "if let Some(sum) = memo[i][j] {",
                "memo[i][j] = Some(sum);",
            )
        } else {
            (
                "let left = by_recursion(rows, (i + 1, j));",
                "",
                "let right = by_recursion(rows, (i + 1, j + 1));",
            )
        },
    }
}

/// The triangle and its table.
struct Picture {
    rows: Vec<Vec<i64>>,
    sums: Vec<Vec<i64>>,
    columns: Vec<usize>,
    is_max: bool,
}

/// The rows, with their numbers.
fn grid(name: &str, rows: &[Vec<i64>]) -> Grid {
    let rows = rows.iter().enumerate().map(|(i, row)| Row::new(i.to_string(), row));
    Grid { name: name.into(), rows: rows.collect(), ..Grid::default() }
}

impl Picture {
    /// A frame for each row, from the last one up, then one for each step down.
    fn frames(&self) -> Vec<Frame> {
        let n_rows = self.rows.len();
        let mut frames: Vec<Frame> = Vec::new();
        for i in (0..n_rows).rev() {
            let last = frames.pop().into_iter().map(|frame| self.ask(frame, i));
            frames.extend(last);
            frames.push(self.rise(i));
        }
        frames.extend((1..n_rows).map(|i| self.descend(i)));
        if self.is_max {
            // The listings are those of the least sum.
            for frame in &mut frames {
                frame.at = None;
            }
        }
        frames
    }

    /// The sums as far as row `i`.
    fn known(&self, i: usize) -> Grid {
        let mut grid = grid("sums", &self.sums);
        for cell in grid.rows[..i].iter_mut().flat_map(|row| &mut row.cells) {
            cell.text.clear();
        }
        grid
    }

    /// Whether the right one of the two cells below is better; of equals the left one is taken.
    fn goes_right(&self, i: usize, j: usize) -> bool {
        let (left, right) = (self.sums[i + 1][j], self.sums[i + 1][j + 1]);
        if self.is_max { left < right } else { right < left }
    }

    /// The sums of one row, from those below.
    fn rise(&self, i: usize) -> Frame {
        let (mut numbers, mut sums) = (grid("numbers", &self.rows), self.known(i));
        let active = Some(Role::Active);
        for j in 0..=i {
            (numbers.rows[i].cells[j].role, sums.rows[i].cells[j].role) = (active, active);
        }
        if i + 1 == self.rows.len() {
            let caption = format!("Row {i}: a path ends here, so each sum is the number itself.");
            return Frame::new(caption)
                .with(numbers)
                .with(sums)
                .at("let mut sums = rows.to_vec();");
        }
        let mut terms = Vec::new();
        for j in 0..=i {
            let (left, right) = (self.sums[i + 1][j], self.sums[i + 1][j + 1]);
            let better = if self.is_max { "max" } else { "min" };
            terms.push(format!(
                "{} + {better}({left}, {right}) = {}",
                self.rows[i][j], self.sums[i][j]
            ));
            let (taken, role) = (j + usize::from(self.goes_right(i, j)), Some(Role::Compared));
            sums.rows[i + 1].cells[taken].role = role;
            sums.arrows.push(Arrow { from: (i + 1, taken), to: (i, j), role });
        }
        Frame::new(format!("Row {i}: {}.", terms.join("; ")))
            .with(numbers)
            .with(sums)
            .at("sums[i - 1][j] += sums[i][j].min(sums[i][j + 1]);")
    }

    /// Before row `i`: what will be in it, or which way leads on?
    fn ask(&self, frame: Frame, i: usize) -> Frame {
        let n_rows = self.rows.len();
        let better = if self.is_max { "greater" } else { "smaller" };
        if i == 0 && 2 < n_rows {
            let [left, right] = [0, 1].map(|j| (self.rows[1][j], self.sums[1][j]));
            if left.1 == right.1 {
                return frame;
            }
            let question = format!(
                "The numbers below the apex are {} on the left and {} on the right. To which of them does a best path go?",
                left.0, right.0
            );
            let because = format!(
                "The sums decide, not the numbers: {} from the left cell down, {} from the right one. The {better} sum is better.",
                left.1, right.1
            );
            let answer = usize::from(self.goes_right(0, 0));
            return frame.ask(question, ["left", "right"], answer, because);
        }
        if i == 0 || i + 2 < n_rows {
            return frame;
        }
        // The cell in the middle of the last row but one.
        let j = i.div_ceil(2);
        let (number, sum) = (self.rows[i][j], self.sums[i][j]);
        let [left, right] = [self.sums[i + 1][j], self.sums[i + 1][j + 1]];
        let others = [left, right, number, left + right].map(|other| number + other);
        let question =
            format!("In row {i}, column {j} is the number {number}. Which sum will it get?");
        let because = format!("{number} plus the {better} of {left} and {right}: {sum} in all.");
        frame.ask_number(question, sum, others, because)
    }

    /// A step of the way down, to row `i`.
    fn descend(&self, i: usize) -> Frame {
        let (mut numbers, mut sums) = (grid("numbers", &self.rows), self.known(0));
        let role = Some(Role::Chosen);
        for (row, &j) in self.columns[..=i].iter().enumerate() {
            (numbers.rows[row].cells[j].role, sums.rows[row].cells[j].role) = (role, role);
            if row < i {
                let to = (row + 1, self.columns[row + 1]);
                sums.arrows.push(Arrow { from: (row, j), to, role });
            }
        }
        let j = self.columns[i - 1];
        let (left, right) = (self.sums[i][j], self.sums[i][j + 1]);
        let goes_right = self.goes_right(i - 1, j);
        let other = j + usize::from(!goes_right);
        sums.rows[i].cells[other].role = Some(Role::Compared);
        let is = match (left == right, self.is_max) {
            (true, _) => "as good as",
            (false, true) => "greater than",
            (false, false) => "less than",
        };
        let (side, taken, left_out) =
            if goes_right { ("right", right, left) } else { ("left", left, right) };
        let path: Vec<String> =
            (0..=i).map(|row| self.rows[row][self.columns[row]].to_string()).collect();
        let caption = format!(
            "Down to row {i}: {taken} is {is} {left_out}, so go to the {side}. The path so far: {}.",
            path.join(", ")
        );
        let at = if goes_right { "j += 1;" } else { "if 0 < i && row[j + 1] < row[j] {" };
        Frame::new(caption).with(numbers).with(sums).at(at)
    }
}

/// The row while it is overwritten from left to right, a frame for each cell.
fn row_frames(rows: &[Vec<i64>]) -> Vec<Frame> {
    let sums = plain::fill_table(rows);
    let last = rows.len() - 1;
    let picture =
        |cells| Cells { name: "row".into(), cells, first_index: Some(0), ..Cells::default() };
    let start = Frame::new(format!("At first, the row holds the numbers of row {last}."))
        .with(picture(rows[last].iter().map(Cell::new).collect()))
        .at("let mut row = rows.last()?.clone();");
    let mut frames = vec![start];
    for i in (1..=last).rev() {
        for j in 0..i {
            let cell = |k: usize| match k {
                _ if k < j => Cell::marked(sums[i - 1][k], Role::Settled),
                _ if k == j => Cell::marked(sums[i - 1][k], Role::Active),
                _ if k == j + 1 => Cell::marked(sums[i][k], Role::Compared),
                _ => Cell::new(sums[i][k]),
            };
            // What is to the right of a row's last cell is no longer needed.
            let cells = (0..=i).map(cell).collect();
            let (left, right) = (sums[i][j], sums[i][j + 1]);
            let caption = format!(
                "Row {}, column {j}: {} + min({left}, {right}) = {}.",
                i - 1,
                rows[i - 1][j],
                sums[i - 1][j]
            );
            let is_first = frames.len() == 1;
            if let Some(frame) = frames.pop() {
                frames.push(if is_first { ask_order(frame) } else { frame });
            }
            frames.push(
                Frame::new(caption)
                    .with(picture(cells))
                    .at("row[j] = rows[i - 1][j] + row[j].min(row[j + 1]);"),
            );
        }
    }
    frames
}

/// Before the first cell is overwritten: may it be?
fn ask_order(frame: Frame) -> Frame {
    let choices = [
        "No cell that is computed later reads it.",
        "The larger of the two is no longer needed.",
        "It has already been copied.",
    ];
    let because = "Column j reads columns j and j + 1 of the row below. So after column 0 is computed, no other column reads column 0.";
    frame.ask(
        "The sum for column 0 will overwrite row[0]. Why is nothing lost?",
        choices,
        0,
        because,
    )
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
