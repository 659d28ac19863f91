//! The table of palindromes, by growing lengths:
//! `cargo run -p dynamic-programming --example longest_palindrome -- babad`.

use std::cell::Cell as Counter;
use std::process::ExitCode;

use dynamic_programming::linear_dp::longest_palindrome::manacher::{
    Centers, Step, manacher_watched,
};
use dynamic_programming::linear_dp::longest_palindrome::subsequence::{
    length, palindromic_subsequence,
};
use dynamic_programming::linear_dp::longest_palindrome::{
    by_centers, longest_palindrome, palindromes,
};
use input::Input;
use trace::{
    Arrow, Axis, Cell, Cells, Chart, Demo, Flag, Frame, Grid, Options, Pointer, Role, Row, Series,
    Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "longest_palindrome",
    about: "Longest palindrome: which ranges of a sequence read the same from both ends?",
    arguments: "WORD, or ELEMENT ELEMENT...",
    worked: &["1 2 3 2 1"],
    flags: &[
        Flag { name: "--subsequence", value: None, about: "gaps are allowed" },
        Flag { name: "--manacher", value: None, about: "center by center, in linear time" },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture, and what is drawn cell by cell.
const MOST_ELEMENTS: usize = 16;
const MOST_BY_CELLS: usize = 6;
const LONGEST: usize = 8;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let (is_subsequence, is_manacher) = (options.has("--subsequence"), options.has("--manacher"));
    if is_subsequence && is_manacher {
        return Err("--manacher and --subsequence exclude each other".into());
    }
    let mut v = vec![input.word("the sequence")?.to_owned()];
    while !input.is_end() {
        v.push(input.word("the sequence")?.to_owned());
    }
    let between = if v.len() == 1 { "" } else { " " };
    if let [word] = &v[..] {
        v = word.chars().map(String::from).collect();
    }
    let is_long = |element: &String| LONGEST < element.chars().count();
    let is_large = MOST_ELEMENTS < v.len() || v.iter().any(is_long);
    let large = || {
        let limit = format!("{MOST_ELEMENTS} elements of {LONGEST} characters");
        vec![Frame::too_large(limit)]
    };
    let n = v.len();
    if is_subsequence {
        let title = format!("Longest palindromic subsequence of {}", trace::plural(n, "element"));
        if is_large {
            let answer =
                format!("{} of {} make a palindrome.", length(&v), trace::plural(n, "element"));
            return Ok(Trace { title, frames: large(), answer });
        }
        let table = palindromic_subsequence(&v)?;
        let words: Vec<&str> = table.indices().iter().map(|&i| v[i].as_str()).collect();
        let completed: Vec<&str> = table.completed().into_iter().map(String::as_str).collect();
        let mut answer = format!(
            "{} of {} make a palindrome: {}.",
            table.length(),
            trace::plural(n, "element"),
            words.join(between)
        );
        if 0 < table.n_edits() {
            let whole = completed.join(between);
            answer.push_str(&format!(" With {} more it is one: {whole}.", table.n_edits()));
        }
        let value = |i, j| table.table()[(i, j)].to_string();
        let mut frames = Triangle { v: &v, value: &value, is_subsequence }.frames();
        frames.push(chosen(&v, &table.indices()));
        return Ok(Trace { title, frames, answer });
    }
    let title = format!("Longest palindrome in {}", trace::plural(n, "element"));
    let longest = longest_palindrome(&v);
    let mut answer =
        format!("The leftmost longest palindrome is {longest:?}, of length {}", longest.len());
    let frames = if is_large {
        large()
    } else {
        answer.push_str(&format!(": {}", v[longest.clone()].join(between)));
        if is_manacher {
            centers(&v)
        } else {
            let table = palindromes(&v)?;
            let value = |i, j| if table.table()[(i, j)] { "yes".into() } else { "-".into() };
            let mut frames = Triangle { v: &v, value: &value, is_subsequence }.frames();
            let indices: Vec<usize> = longest.collect();
            frames.push(chosen(&v, &indices));
            frames
        }
    };
    answer.push('.');
    Ok(Trace { title, frames, answer })
}

/// The last frame: the sequence, and what was found in it.
fn chosen(v: &[String], indices: &[usize]) -> Frame {
    let mut cells = Cells::new(v);
    cells.first_index = Some(0);
    for &i in indices {
        cells.cells[i].role = Some(Role::Chosen);
    }
    Frame::new(format!(
        "A longest one: {} of {}.",
        indices.len(),
        trace::plural(v.len(), "element")
    ))
    .with(cells)
}

/// The upper half of a table: from the first element, in the row, to the last, in the column.
struct Triangle<'a> {
    v: &'a [String],
    /// What stands in the table for v[i..j].
    value: &'a dyn Fn(usize, usize) -> String,
    is_subsequence: bool,
}

impl Triangle<'_> {
    fn frames(&self) -> Vec<Frame> {
        let (n, is_subsequence) = (self.v.len(), self.is_subsequence);
        let (base, at) = if is_subsequence {
            ("One element is a palindrome of length 1.", "table[(i, i + 1)] = 1;")
        } else {
            (
                "One element is a palindrome, and so is nothing.",
                "table[(i, (i + 1).min(n))] = true;",
            )
        };
        let mut frames = vec![Frame::new(base).with(self.grid(1, n)).at(at)];
        for length in 2..=n {
            if n <= MOST_BY_CELLS {
                frames.extend((0..=n - length).map(|i| self.cell(i, i + length)));
            } else {
                let caption = format!("All ranges of {length} elements, from those of fewer.");
                let mut grid = self.grid(length, n);
                for i in 0..=n - length {
                    grid.rows[i].cells[i + length - 1].role = Some(Role::Active);
                }
                let at = if is_subsequence { "= if v[i] == v[j - 1] {" } else { IF_EQUAL };
                frames.push(Frame::new(caption).with(grid).at(at));
            }
        }
        frames
    }

    /// All ranges that are shorter than `length`, and those of it that begin before `end`.
    fn grid(&self, length: usize, end: usize) -> Grid {
        let headers: Vec<String> =
            self.v.iter().enumerate().map(|(i, element)| format!("{i} {element}")).collect();
        let n = self.v.len();
        let value = |i: usize, j: usize| {
            let is_known = i < j && (j - i < length || j - i == length && i < end);
            if is_known { (self.value)(i, j) } else { String::new() }
        };
        let row = |i: usize| Row::new(headers[i].clone(), (1..=n).map(|j| value(i, j)));
        Grid { columns: headers.clone(), rows: (0..n).map(row).collect(), ..Grid::default() }
    }

    fn cell(&self, i: usize, j: usize) -> Frame {
        let mut grid = self.grid(j - i, i + 1);
        let (x, y) = (&self.v[i], &self.v[j - 1]);
        let is_equal = x == y;
        let mut sources = Vec::new();
        if is_equal && 2 < j - i {
            sources.push((i + 1, j - 1));
        } else if !is_equal && self.is_subsequence {
            sources.extend([(i + 1, j), (i, j - 1)]);
        }
        grid.rows[i].cells[j - 1].role = Some(Role::Active);
        let drawn = |(i, j): (usize, usize)| (i, j - 1);
        for source in sources {
            let from = drawn(source);
            grid.rows[from.0].cells[from.1].role = Some(Role::Compared);
            grid.arrows.push(Arrow { from, to: drawn((i, j)), role: None });
        }
        let value = (self.value)(i, j);
        let (is_subsequence, is_short) = (self.is_subsequence, j - i == 2);
        let (what, at) = match (is_subsequence, is_equal) {
            (false, false) => (format!("{x} and {y} differ: no palindrome."), IF_EQUAL),
            (false, true) if is_short => {
                (format!("{x} and {y} are equal, with nothing between: a palindrome."), IF_EQUAL)
            }
            (false, true) => {
                let is = if value == "yes" {
                    "one, so the whole is"
                } else {
                    "none, so nor is the whole"
                };
                (format!("{x} and {y} are equal, and what is between them is {is}."), IF_EQUAL)
            }
            (true, true) => (
                format!("{x} and {y} are equal: 2 more than between them, {value}."),
                "table[(i + 1, j - 1)] + 2",
            ),
            (true, false) => (
                format!("{x} and {y} differ: the better without one of them, {value}."),
                ".max(table[(i, j - 1)])",
            ),
        };
        Frame::new(format!("Elements {i} to {}. {what}", j - 1)).with(grid).at(at)
    }
}

const IF_EQUAL: &str = "v[i] == v[j - 1] && table[(i + 1, j - 1)]";

/// Manacher's way, center by center.
fn centers(v: &[String]) -> Vec<Frame> {
    let mut steps = Vec::new();
    let found: Centers = manacher_watched(v, |step, _| steps.push(step));
    let lengths = found.lengths();
    let mut frames = Vec::new();
    for Step::Start { center, lo, hi, length } in steps {
        let grown = lengths[center];
        let i = (center - grown) / 2;
        let mut cells = Cells::new(v);
        cells.first_index = Some(0);
        for (at, cell) in cells.cells.iter_mut().enumerate() {
            let is_sure = (center - length) / 2 <= at && at < (center - length) / 2 + length;
            let is_in = i <= at && at < i + grown;
            cell.role = match (is_sure, is_in) {
                (true, _) => Some(Role::Settled),
                (false, true) => Some(Role::Active),
                _ => None,
            };
        }
        cells.pointers.push(Pointer { at: lo, name: "lo".into() });
        cells.pointers.push(Pointer { at: hi, name: "hi".into() });
        let place = match center / 2 {
            i if center % 2 == 1 => format!("element {i}"),
            i if i < v.len() => format!("before element {i}"),
            _ => "behind the last element".to_owned(),
        };
        let (sure, at) = if center < 2 * hi {
            let mirror = 2 * (lo + hi) - center;
            let mirrored = lengths[mirror];
            let why = format!(
                "in the window {lo}..{hi} its mirror image is center {mirror}, of length {mirrored}; {length} is certain"
            );
            (why, "mirrored.min(2 * hi - center)")
        } else {
            (
                format!("outside the window {lo}..{hi}; {length} is certain"),
                "let length = if center < 2 * hi {",
            )
        };
        let grows = if grown == length {
            "It does not grow".into()
        } else {
            format!("It grows to {grown}")
        };
        let mut row = Row::new("length", lengths.iter().take(center + 1));
        row.cells[center] = Cell::marked(grown, Role::Active);
        let columns = (0..lengths.len()).map(|c| c.to_string()).collect();
        let grid = Grid { name: "center".into(), columns, rows: vec![row], ..Grid::default() };
        let caption = format!("Center {center}, {place}: {sure}. {grows}.");
        frames.push(Frame::new(caption).with(cells).with(grid).at(at));
    }
    let longest = found.longest();
    let indices: Vec<usize> = longest.collect();
    frames.push(chosen(v, &indices));
    frames
}

pub(crate) const SIZES: [u16; 6] = [16, 32, 64, 128, 256, 512];

/// The comparisons of the table and of growing each center, at their worst and on a word full of
/// palindromes.
fn cost() -> Chart {
    let series = |name: &str, count: fn(&[u8]) -> u32, word: fn(u16) -> Vec<u8>| Series {
        name: name.into(),
        points: SIZES.map(|n| (f64::from(n), f64::from(count(&word(n))))).to_vec(),
    };
    Chart {
        name: "Comparisons for the longest palindrome".into(),
        x: Axis::log("elements"),
        y: Axis::log("comparisons"),
        series: vec![
            series("table, or centers, on equal elements", by_table, all_equal),
            series("centers on a Fibonacci word", by_growing, fibonacci),
            series("Manacher on a Fibonacci word", by_manacher, fibonacci),
        ],
    }
}

pub(crate) fn all_equal(n: u16) -> Vec<u8> {
    vec![7; n.into()]
}

/// The beginning of the Fibonacci word, which is full of palindromes.
pub(crate) fn fibonacci(n: u16) -> Vec<u8> {
    let (mut word, mut before) = (vec![0], vec![0, 1]);
    while word.len() < n.into() {
        let longer = [&before[..], &word[..]].concat();
        (word, before) = (before, longer);
    }
    word.truncate(n.into());
    word
}

/// An element that counts how often it is compared.
struct Counted<'c>(u8, &'c Counter<u32>);

impl PartialEq for Counted<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.1.set(self.1.get() + 1);
        self.0 == other.0
    }
}

fn counted<R>(v: &[u8], search: impl Fn(&[Counted<'_>]) -> R) -> u32 {
    let count = Counter::new(0);
    let v: Vec<Counted> = v.iter().map(|&element| Counted(element, &count)).collect();
    search(&v);
    count.get()
}

pub(crate) fn by_table(v: &[u8]) -> u32 {
    counted(v, |v| palindromes(v).is_ok())
}

pub(crate) fn by_growing(v: &[u8]) -> u32 {
    counted(v, |v| by_centers(v))
}

pub(crate) fn by_manacher(v: &[u8]) -> u32 {
    counted(v, |v| manacher_watched(v, |_, _| {}))
}
