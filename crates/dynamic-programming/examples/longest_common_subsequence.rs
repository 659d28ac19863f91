//! The table of longest common subsequences, cell by cell:
//! `cargo run -p dynamic-programming --example longest_common_subsequence -- ABCBDAB BDCABA`.

use std::cell::Cell as Counter;
use std::cmp::Ordering;
use std::process::ExitCode;

use dynamic_programming::linear_dp::longest_common_subsequence::hirschberg::hirschberg;
use dynamic_programming::linear_dp::longest_common_subsequence::hunt_szymanski::hunt_szymanski;
use dynamic_programming::linear_dp::longest_common_subsequence::{Lcs, longest_common_subsequence};
use input::Input;
use trace::{Arrow, Axis, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "longest_common_subsequence",
    about: "Longest common subsequence: the table for all pairs of prefixes, and the way back.",
    arguments: "WORD WORD, or ELEMENT... / ELEMENT...",
    worked: &["ABCBDAB BDCABA"],
    flags: &[Flag {
        name: "--rows",
        value: None,
        about: "one step a row of the table, not a cell",
    }],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture: of cell by cell, and of row by row.
const MOST_CELLS: usize = 64;
const MOST_ELEMENTS: usize = 20;
const LONGEST: usize = 8;

/// Two sequences, and what stands between their elements when they are written.
struct Sequences {
    a: Vec<String>,
    b: Vec<String>,
    between: &'static str,
}

/// Two words, whose letters are compared; or two sequences of words with a slash between them.
fn read(input: &mut Input<'_>) -> trace::Result<Sequences> {
    let letters = |word: &str| word.chars().map(String::from).collect();
    if !input.clone().token().is_some_and(|_| has_slash(input.clone())) {
        let a = letters(input.word("the first word")?);
        let b = letters(input.word("the second word")?);
        input.end("two words")?;
        return Ok(Sequences { a, b, between: "" });
    }
    let (mut a, mut b) = (Vec::new(), Vec::new());
    loop {
        match input.word("the first sequence")? {
            "/" => break,
            word => a.push(word.to_owned()),
        }
    }
    while !input.is_end() {
        match input.word("the second sequence")? {
            "/" => {
                return Err(input.invalid("the second sequence", "is one slash too many").into());
            }
            word => b.push(word.to_owned()),
        }
    }
    Ok(Sequences { a, b, between: " " })
}

fn has_slash(mut input: Input<'_>) -> bool {
    std::iter::from_fn(|| input.token()).any(|token| token == b"/")
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let Sequences { a, b, between } = read(input)?;
    let is_long = |element: &String| LONGEST < element.chars().count();
    let words = |indices: &[(usize, usize)]| {
        let words: Vec<&str> = indices.iter().map(|&(i, _)| a[i].as_str()).collect();
        words.join(between)
    };
    let title = format!("Longest common subsequence of {} and {} elements", a.len(), b.len());
    let count = format!("of {} and {} elements", a.len(), b.len());
    if MOST_ELEMENTS < a.len().max(b.len()) || a.iter().chain(&b).any(is_long) {
        let limit = format!("{MOST_ELEMENTS} elements of {LONGEST} characters");
        let frames = vec![Frame::too_large(limit)];
        let pairs = hirschberg(&a, &b);
        let answer = format!("{} {count} are common: {}", pairs.len(), words(&pairs));
        return Ok(Trace { title, frames, answer });
    }
    let lcs = longest_common_subsequence(&a, &b)?;
    let picture = Picture { a: &a, b: &b, lcs: &lcs };
    let frames = picture.frames(options.has("--rows") || MOST_CELLS < a.len() * b.len());
    let pairs = lcs.pairs();
    let mut answer = format!("{} {count} are common", pairs.len());
    if !pairs.is_empty() {
        answer.push_str(&format!(": {}", words(&pairs)));
    }
    answer.push('.');
    let mut others = lcs.distinct().filter(|other| words(other) != words(&pairs));
    let listed: Vec<String> = others.by_ref().take(5).map(|other| words(&other)).collect();
    if !listed.is_empty() {
        let more = if others.next().is_some() { ", and more" } else { "" };
        answer.push_str(&format!(" As long: {}{more}.", listed.join(", ")));
    }
    Ok(Trace { title, frames, answer })
}

/// What is drawn.
struct Picture<'a> {
    a: &'a [String],
    b: &'a [String],
    lcs: &'a Lcs<'a, String>,
}

impl Picture<'_> {
    fn frames(&self, by_rows: bool) -> Vec<Frame> {
        let base = "Row 0 and column 0: with nothing, nothing is common.";
        let mut frames = vec![
            Frame::new(base).with(self.grid((1, 0))).at("Table::new(a.len() + 1, b.len() + 1, 0)?"),
        ];
        for i in 1..=self.a.len() {
            if by_rows {
                frames.push(self.row(i));
                continue;
            }
            frames.extend((1..=self.b.len()).map(|j| self.cell(i, j)));
        }
        frames.push(self.way_back());
        frames
    }

    /// The table, filled up to a cell and with it.
    fn grid(&self, last: (usize, usize)) -> Grid {
        let table = self.lcs.table();
        let header = |(i, element): (usize, &String)| format!("{} {element}", i + 1);
        let headers = |elements: &[String]| {
            let named = elements.iter().enumerate().map(header);
            ["0".to_owned()].into_iter().chain(named).collect::<Vec<_>>()
        };
        let row = |(i, header): (usize, String)| {
            let is_filled = |j: usize| i == 0 || j == 0 || (i, j) <= last;
            let value = |j| if is_filled(j) { table[(i, j)].to_string() } else { String::new() };
            Row::new(header, (0..=self.b.len()).map(value))
        };
        let rows = headers(self.a).into_iter().enumerate().map(row).collect();
        Grid { columns: headers(self.b), rows, ..Grid::default() }
    }

    /// Where a cell's value comes from.
    fn sources(&self, i: usize, j: usize) -> Vec<(usize, usize)> {
        if self.a[i - 1] == self.b[j - 1] {
            vec![(i - 1, j - 1)]
        } else {
            vec![(i - 1, j), (i, j - 1)]
        }
    }

    fn cell(&self, i: usize, j: usize) -> Frame {
        let (x, y, table) = (&self.a[i - 1], &self.b[j - 1], self.lcs.table());
        let mut grid = self.grid((i, j));
        grid.rows[i].cells[j].role = Some(Role::Active);
        for from in self.sources(i, j) {
            grid.rows[from.0].cells[from.1].role = Some(Role::Compared);
            grid.arrows.push(Arrow { from, to: (i, j), role: None });
        }
        let value = table[(i, j)];
        let (caption, at) = if x == y {
            let caption = format!("{x} and {y} are equal: 1 more than {} before both.", value - 1);
            (caption, "table[(i - 1, j - 1)] + 1")
        } else {
            let (above, left) = (table[(i - 1, j)], table[(i, j - 1)]);
            let caption = format!(
                "{x} and {y} differ: the larger of {above} without {x} and {left} without {y}."
            );
            (caption, "table[(i - 1, j)].max(table[(i, j - 1)])")
        };
        Frame::new(format!("Row {i}, column {j}. {caption}")).with(grid).at(at)
    }

    fn row(&self, i: usize) -> Frame {
        let x = &self.a[i - 1];
        let mut grid = self.grid((i, self.b.len()));
        let mut equal = Vec::new();
        for j in (1..=self.b.len()).filter(|&j| self.b[j - 1] == *x) {
            grid.rows[i].cells[j].role = Some(Role::Active);
            grid.arrows.push(Arrow { from: (i - 1, j - 1), to: (i, j), role: None });
            equal.push(j.to_string());
        }
        let caption = match &equal[..] {
            [] => format!("Row {i}: {x} is not in the other sequence, so the row is as above."),
            [one] => format!(
                "Row {i}: {x} stands in column {one}, where the value is 1 more than before both."
            ),
            all => format!(
                "Row {i}: {x} stands in columns {}; there the value is 1 more than before both.",
                all.join(", ")
            ),
        };
        Frame::new(caption).with(grid).at("for (i, x) in (1..).zip(a)")
    }

    /// The way from the last cell to the border.
    fn way_back(&self) -> Frame {
        let (mut i, mut j) = (self.a.len(), self.b.len());
        let mut grid = self.grid((i, j));
        let mut pairs = self.lcs.pairs();
        while 0 < i && 0 < j {
            let from = (i, j);
            // The way is told by the pairs: to a pair's cell, up before left, and diagonally
            // through it.
            let role = if pairs.last() == Some(&(i - 1, j - 1)) {
                pairs.pop();
                (i, j) = (i - 1, j - 1);
                Role::Chosen
            } else {
                let up = self.lcs.table()[(i - 1, j)] == self.lcs.table()[(i, j)];
                (i, j) = if up { (i - 1, j) } else { (i, j - 1) };
                Role::Settled
            };
            grid.rows[from.0].cells[from.1].role = Some(role);
            grid.arrows.push(Arrow { from, to: (i, j), role: Some(role) });
        }
        let caption = "The way back, from the last cell: diagonally where the elements are equal, and these are \
                       common; else up if the value is the same there; else left.";
        Frame::new(caption).with(grid).at("pairs.push((i, j));")
    }
}

pub(crate) const SIZES: [u16; 6] = [16, 32, 64, 128, 256, 512];

/// The comparisons for two permutations.
fn cost() -> Chart {
    let series = |name: &str, count: fn(u16) -> u32| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(n)))).to_vec(),
    };
    Chart {
        name: "Comparisons for two orders of the same elements".into(),
        x: Axis::log("elements in each"),
        y: Axis::log("comparisons"),
        series: vec![
            series("table, or one row", by_table),
            series("Hirschberg", by_hirschberg),
            series("Hunt and Szymanski", by_chains),
        ],
    }
}

/// An element that counts how often it is compared.
struct Counted<'c>(u32, &'c Counter<u32>);

impl Counted<'_> {
    fn count(&self) {
        self.1.set(self.1.get() + 1);
    }
}

impl PartialEq for Counted<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.count();
        self.0 == other.0
    }
}

impl Eq for Counted<'_> {}

impl PartialOrd for Counted<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Counted<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.count();
        self.0.cmp(&other.0)
    }
}

/// The comparisons of a way on the numbers up to `n`, a power of 2, in order and in steps of 5.
fn counted(n: u16, solve: impl Fn(&[Counted<'_>], &[Counted<'_>])) -> u32 {
    let count = Counter::new(0);
    let a: Vec<Counted> = (0..u32::from(n)).map(|i| Counted(i, &count)).collect();
    let b: Vec<Counted> =
        (0..u32::from(n)).map(|i| Counted(5 * i % u32::from(n), &count)).collect();
    solve(&a, &b);
    count.get()
}

pub(crate) fn by_table(n: u16) -> u32 {
    counted(n, |a, b| drop(longest_common_subsequence(a, b)))
}

pub(crate) fn by_hirschberg(n: u16) -> u32 {
    counted(n, |a, b| drop(hirschberg(a, b)))
}

pub(crate) fn by_chains(n: u16) -> u32 {
    counted(n, |a, b| drop(hunt_szymanski(a, b)))
}
