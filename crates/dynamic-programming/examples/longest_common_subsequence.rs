//! Longest common subsequence, row by row, or as a recursion, with a memo, or in one row:
//! `cargo run -p dynamic-programming --example longest_common_subsequence -- nested send`.

mod calls;

use std::cell::Cell as Counter;
use std::cmp::Ordering;
use std::process::ExitCode;

use calls::{Calls, Words};
use dynamic_programming::linear_dp::longest_common_subsequence::diff::{Edit, edit_script};
use dynamic_programming::linear_dp::longest_common_subsequence::hirschberg::hirschberg;
use dynamic_programming::linear_dp::longest_common_subsequence::hunt_szymanski::hunt_szymanski;
use dynamic_programming::linear_dp::longest_common_subsequence::{
    longest_common_subsequence, plain,
};
use input::Input;
use trace::{
    Arc, Arrow, Axis, Cell, Cells, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, Series,
    SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "longest_common_subsequence",
    about: "Longest common subsequence: the table for all pairs of prefixes, and the way back.",
    arguments: "WORD WORD, or ELEMENT... / ELEMENT...",
    worked: &["nested send"],
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

/// Two words of five letters, out of four.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut word = || -> String { (0..5).map(|_| ["a", "b", "c", "d"][dice.below(4)]).collect() };
    format!("{} {}", word(), word())
}

/// What still makes a picture.
const MOST_ELEMENTS: usize = 16;
const LONGEST: usize = 8;
/// A row that is overwritten has a frame for each of so many cells of the table.
const MOST_CELLS: usize = 40;

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
    let mode = options.one_of(DEMO.flags.iter().map(|flag| flag.name))?;
    let Sequences { a, b, between } = read(input)?;
    let is_long = |element: &String| LONGEST < element.chars().count();
    let is_large = MOST_ELEMENTS < a.len().max(b.len()) || a.iter().chain(&b).any(is_long);
    let words = |indices: &[(usize, usize)]| {
        let words: Vec<&str> = indices.iter().map(|&(i, _)| a[i].as_str()).collect();
        words.join(between)
    };
    let found = |pairs: &[(usize, usize)]| match pairs.len() {
        0 => "Length 0.".to_owned(),
        length => format!("Length {length}: {}.", words(pairs)),
    };
    let title = |what: &str| {
        format!("Longest common subsequence of {} and {} elements{what}", a.len(), b.len())
    };
    if is_large {
        let limit = format!("{MOST_ELEMENTS} elements of {LONGEST} characters");
        let frames = vec![Frame::too_large(limit)];
        let pairs = hirschberg(&a, &b);
        let answer = found(&pairs);
        return Ok(Trace { title: title(""), frames, answer });
    }
    if let Some(flag @ ("--recursion" | "--memo")) = mode {
        let has_memo = flag == "--memo";
        let mut calls = Calls::new();
        let (length, what) = if has_memo {
            let watch = &mut |step| calls.watch(step);
            (plain::by_memo_watched(&a, &b, watch), ", with a memo")
        } else {
            // Without a limit, the recursion would not end in a lifetime.
            let length = hirschberg(&a, &b).len();
            if MOST_RECURSION < a.len() + b.len() {
                let frames = calls::too_many();
                let answer = format!("The length is {length}.");
                return Ok(Trace { title: title(", by recursion"), frames, answer });
            }
            let watch = &mut |step| calls.watch(step);
            (plain::by_recursion_watched(&a, &b, watch), ", by recursion")
        };
        let frames = calls.frames(&call_words(has_memo));
        let answer = format!("The length is {length}: {}.", calls.counted());
        return Ok(Trace { title: title(what), frames, answer });
    }
    let table = plain::fill_table(&a, &b);
    let pairs = plain::common_pairs(&a, &b, &table);
    if mode.is_some() {
        let answer = format!("The length is {}.", pairs.len());
        return Ok(Trace {
            title: title(", in one row"),
            frames: row_frames(&a, &b, &table),
            answer,
        });
    }
    let picture = Picture { a: &a, b: &b, table: &table, pairs: &pairs };
    let mut answer = found(&pairs);
    let lcs = longest_common_subsequence(&a, &b)?;
    let mut others = lcs.distinct().filter(|other| words(other) != words(&pairs));
    let listed: Vec<String> = others.by_ref().take(5).map(|other| words(&other)).collect();
    if !listed.is_empty() {
        let more = if others.next().is_some() { ", and more" } else { "" };
        answer.push_str(&format!(" Equally long: {}{more}.", listed.join(", ")));
    }
    let script = edit_script(a.len(), b.len(), pairs.iter().copied());
    if !script.is_empty() {
        let shown = script.into_iter().map(|edit| match edit {
            Edit::Keep { i, .. } => a[i].clone(),
            Edit::Delete { i } => format!("-{}", a[i]),
            Edit::Insert { j } => format!("+{}", b[j]),
        });
        answer.push_str(&format!(" The diff: {}.", trace::list(shown, " ")));
    }
    Ok(Trace { title: title(""), frames: picture.frames(), answer })
}

/// The most elements of both sequences that the plain recursion is tried on.
const MOST_RECURSION: usize = 14;

/// A call asks for the length of the first `i` and the first `j` elements.
fn call_words(has_memo: bool) -> Words<'static, (usize, usize)> {
    Words {
        state: &|(i, j)| format!("L({i}, {j})"),
        is_base: &|(i, j)| i == 0 || j == 0,
        at: if has_memo {
            (
                "let without_x = remember(a_rest, b, memo);",
                "return length;",
                "memo[a.len()][b.len()] = Some(length);",
            )
        } else {
            (
                "let without_x = by_recursion(a_rest, b);",
                "",
                "without_x.max(by_recursion(a, b_rest))",
            )
        },
    }
}

/// What is drawn.
struct Picture<'a> {
    a: &'a [String],
    b: &'a [String],
    table: &'a [Vec<usize>],
    pairs: &'a [(usize, usize)],
}

impl Picture<'_> {
    /// A frame for each row, then one for each step back.
    fn frames(&self) -> Vec<Frame> {
        let (n, m) = (self.a.len(), self.b.len());
        let base = "Row 0 and column 0: with an empty prefix, nothing is common.";
        let mut frames = vec![
            Frame::new(base)
                .with(self.grid(0))
                .at("let mut table = vec![vec![0; b.len() + 1]; a.len() + 1];"),
        ];
        let equal = |i: usize| (1..=m).filter(move |&j| self.a[i - 1] == self.b[j - 1]);
        // Each idea is asked once: a cell of equal elements, and a cell of different ones.
        let first = (2..=n).find(|&i| equal(i).next().is_some());
        let other = (2..=n).rev().find(|&i| Some(i) != first && equal(i).all(|j| j < m) && 0 < m);
        for i in 1..=n {
            if let Some(last) = frames.pop() {
                let asked = match equal(i).next() {
                    Some(j) if Some(i) == first => Some(j),
                    _ if Some(i) == other => Some(m),
                    _ => None,
                };
                frames.push(match asked {
                    Some(j) => self.ask_value(last, i, j),
                    None => last,
                });
            }
            frames.push(self.row(i));
        }
        if let Some(last) = frames.pop() {
            frames.push(if n * m == 0 { last } else { self.ask_edits(last) });
        }
        self.way_back(&mut frames);
        frames
    }

    /// The table, filled as far as row `last`.
    fn grid(&self, last: usize) -> Grid {
        let header = |(i, element): (usize, &String)| format!("{} {element}", i + 1);
        let headers = |elements: &[String]| {
            let named = elements.iter().enumerate().map(header);
            ["0".to_owned()].into_iter().chain(named).collect::<Vec<_>>()
        };
        let row = |(i, header): (usize, String)| {
            let is_filled = |j: usize| j == 0 || i <= last;
            let value = |j| if is_filled(j) { self.table[i][j].to_string() } else { String::new() };
            Row::new(header, (0..=self.b.len()).map(value))
        };
        let rows = headers(self.a).into_iter().enumerate().map(row).collect();
        Grid { columns: headers(self.b), rows, ..Grid::default() }
    }

    /// Row `i`: where the elements are equal, and where the last cell comes from.
    fn row(&self, i: usize) -> Frame {
        let (x, m) = (&self.a[i - 1], self.b.len());
        let mut grid = self.grid(i);
        let equal: Vec<usize> = (1..=m).filter(|&j| self.b[j - 1] == *x).collect();
        for &j in &equal {
            grid.rows[i].cells[j].role = Some(Role::Settled);
            grid.arrows.push(Arrow { from: (i - 1, j - 1), to: (i, j), role: None });
        }
        let columns = match equal.len() {
            0 => format!("Row {i}: {x} is in no column."),
            1 => format!(
                "Row {i}: {x} is also in column {}. The cell there is one more than the cell diagonally above.",
                equal[0]
            ),
            _ => format!(
                "Row {i}: {x} is also in columns {}. Each cell there is one more than the cell diagonally above.",
                trace::all_of(&equal)
            ),
        };
        let mut line = "table[i - 1][j - 1] + 1";
        let mut caption = columns;
        if 0 < m && !equal.contains(&m) {
            let (above, left) = (self.table[i - 1][m], self.table[i][m - 1]);
            for from in [(i - 1, m), (i, m - 1)] {
                let cell = &mut grid.rows[from.0].cells[from.1];
                cell.role = Some(cell.role.unwrap_or(Role::Compared));
                grid.arrows.push(Arrow { from, to: (i, m), role: None });
            }
            grid.rows[i].cells[m].role = Some(Role::Active);
            caption.push_str(&format!(
                " In the last cell, {x} and {} differ, so it is the larger of {above} above and {left} on the left.",
                self.b[m - 1]
            ));
            line = "table[i - 1][j].max(table[i][j - 1])";
        }
        Frame::new(caption).with(grid).at(line)
    }

    /// Before row `i`: what will be in column `j`?
    fn ask_value(&self, frame: Frame, i: usize, j: usize) -> Frame {
        let (x, y) = (&self.a[i - 1], &self.b[j - 1]);
        let (diagonal, above) = (self.table[i - 1][j - 1], self.table[i - 1][j]);
        let question = format!("Row {i} is for {x}. What will be in column {j}, under {y}?");
        let because = if x == y {
            format!("The elements are equal: 1 is added to the {diagonal} diagonally above.")
        } else {
            format!(
                "{x} and {y} differ, so it is the larger of {above} above and {} on the left.",
                self.table[i][j - 1]
            )
        };
        let value = self.table[i][j];
        frame.ask_number(question, value, [diagonal, above, above + 1, value + 1], because)
    }

    /// Before the way back: how large is the diff?
    fn ask_edits(&self, frame: Frame) -> Frame {
        let (n, m) = (self.a.len(), self.b.len());
        let length = self.table[n][m];
        let question = "The table is full. How many elements must be deleted or inserted, in all, to turn the first sequence into the second?";
        let because = format!(
            "Delete {} of the {n} elements of the first sequence, and insert {} of the {m} of the second.",
            n - length,
            m - length
        );
        let edits = n + m - 2 * length;
        frame.ask_number(question, edits, [n - length, m - length, length, n + m - length], because)
    }

    /// One frame for each step from the last cell to the border.
    fn way_back(&self, frames: &mut Vec<Frame>) {
        let (mut i, mut j) = (self.a.len(), self.b.len());
        let mut grid = self.grid(i);
        let mut n_asked = 0;
        let mut left_pairs = self.pairs.to_vec();
        while 0 < i && 0 < j {
            let from = (i, j);
            let (x, y, here) = (&self.a[i - 1], &self.b[j - 1], self.table[i][j]);
            let above = self.table[i - 1][j];
            // The steps are those of the pairs that were returned.
            let (caption, line, role, answer) = if left_pairs.last() == Some(&(i - 1, j - 1)) {
                left_pairs.pop();
                (i, j) = (i - 1, j - 1);
                let caption = format!("both elements are {x}, so {x} is common. Go diagonally.");
                (caption, "pairs.push((i, j));", Role::Chosen, 0)
            } else if above == here {
                i -= 1;
                let caption = format!(
                    "{x} and {y} differ, and the cell above is also {here}. Go up, without {x}."
                );
                (caption, "i -= 1;", Role::Compared, 1)
            } else {
                j -= 1;
                let caption = format!(
                    "{x} and {y} differ, and the cell above is only {above}. Go left, without {y}."
                );
                (caption, "j -= 1;", Role::Compared, 2)
            };
            if 0 < answer && n_asked < 2 && frames.last().is_some_and(|last| last.ask.is_none()) {
                n_asked += 1;
                let last = frames.pop().into_iter().map(|last| ask_way(last, from, answer));
                frames.extend(last);
            }
            grid.rows[from.0].cells[from.1].role = Some(role);
            grid.arrows.push(Arrow { from, to: (i, j), role: Some(role) });
            let mut shown = grid.clone();
            shown.rows[i].cells[j].role = Some(Role::Active);
            let caption = format!("Row {}, column {}: {caption}", from.0, from.1);
            frames.push(Frame::new(caption).with(shown).at(line));
        }
    }
}

/// Before a step back from a cell: where does it go?
fn ask_way(frame: Frame, (i, j): (usize, usize), answer: usize) -> Frame {
    let question = format!("Where does the traceback go from row {i}, column {j}?");
    let because = if answer == 1 {
        "The elements differ. The cell above has the same value, so the element of this row is not needed."
    } else {
        "The elements differ, and the cell above has a smaller value, so the value came from the left."
    };
    frame.ask(question, ["Diagonally", "Up", "To the left"], answer, because)
}

/// The row while it is overwritten from left to right: a frame for each cell, or for each element
/// where there are many.
fn row_frames(a: &[String], b: &[String], table: &[Vec<usize>]) -> Vec<Frame> {
    let m = b.len();
    let named = |cells: Vec<Cell>| Cells {
        name: "row".into(),
        cells,
        first_index: Some(0),
        ..Cells::default()
    };
    let plain = |i: usize| table[i].iter().map(Cell::new).collect::<Vec<_>>();
    let first = Frame::new("With an empty prefix, nothing is common.").with(named(plain(0)));
    let mut frames = vec![first.at("let mut row = vec![0; b.len() + 1];")];
    let line = "row[j] = if *x == b[j - 1] { diagonal + 1 } else { above.max(row[j - 1]) };";
    let mut is_asked = false;
    for (i, x) in (1..).zip(a) {
        if MOST_CELLS < table.len() * (m + 1) {
            let caption = format!("The row of element {i}, {x}.");
            frames.push(Frame::new(caption).with(named(plain(i))).at(line));
            continue;
        }
        for (j, y) in (1..).zip(b) {
            let mut cells = plain(i - 1);
            for known in 0..j {
                cells[known] = Cell::marked(table[i][known], Role::Settled);
            }
            cells[j] = Cell::marked(table[i][j], Role::Active);
            let mut picture = named(cells);
            let (diagonal, above, left) = (table[i - 1][j - 1], table[i - 1][j], table[i][j - 1]);
            let caption = if x == y {
                format!("both elements are {x}, so the cell becomes the saved {diagonal}, plus 1.")
            } else {
                let label = left.to_string();
                picture.arcs.push(Arc { from: j - 1, to: j, label, role: None });
                format!(
                    "{x} and {y} differ, so the cell becomes the larger of the old {above} and the {left} on the left."
                )
            };
            // Without the saved value, the cell on the left would be wrong.
            if x == y && left != diagonal && !is_asked {
                is_asked = true;
                let last =
                    frames.pop().into_iter().map(|last| ask_saved(last, j, x, diagonal, left));
                frames.extend(last);
            }
            let caption = format!("Element {i}, cell {j}: {caption}");
            frames.push(Frame::new(caption).with(picture).at(line));
        }
    }
    frames
}

/// What would happen without the saved diagonal value?
fn ask_saved(frame: Frame, j: usize, x: &str, diagonal: usize, left: usize) -> Frame {
    let question = format!(
        "Cell {j} comes next, and {x} is equal to the element of its column. A program adds 1 to the cell on the left. What does it write?"
    );
    let because = format!(
        "The cell on the left has been overwritten: it was {diagonal}, and now it is {left}. The right value is {}.",
        diagonal + 1
    );
    frame.ask_number(question, left + 1, [diagonal, diagonal + 1, left], because)
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
