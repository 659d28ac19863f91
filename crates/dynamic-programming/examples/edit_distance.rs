//! The edit distance of two words, row by row, and the steps:
//! `cargo run -p dynamic-programming --example edit_distance -- done open`.

use std::process::ExitCode;

use dynamic_programming::edit_distance;
use dynamic_programming::linear_dp::longest_common_subsequence::edit_distance::{
    EditStep, edit_steps, fill_table,
};
use input::Input;
use trace::{Arrow, Demo, Frame, Grid, Options, Role, Row, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "dynamic-programming",
    name: "edit_distance",
    about: "Edit distance of two words: the table for all pairs of prefixes, and the steps.",
    arguments: "WORD WORD",
    worked: &["done open"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Two words of four letters, out of four.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut word = || -> String { (0..4).map(|_| ["a", "b", "c", "d"][dice.below(4)]).collect() };
    format!("{} {}", word(), word())
}

/// The longest words that still make a picture.
const MOST_LETTERS: usize = 16;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let a: Vec<char> = input.word("the first word")?.chars().collect();
    let b: Vec<char> = input.word("the second word")?.chars().collect();
    input.end("two words")?;
    let title = format!("Edit distance of words of {} and {} letters", a.len(), b.len());
    if MOST_LETTERS < a.len().max(b.len()) {
        let frames = vec![Frame::too_large(trace::plural(MOST_LETTERS, "letter"))];
        let answer = format!("The edit distance is {}.", edit_distance(&a, &b));
        return Ok(Trace { title, frames, answer });
    }
    let table = fill_table(&a, &b)?;
    let rows: Vec<Vec<usize>> = table.rows().map(<[usize]>::to_vec).collect();
    let picture = Picture { a: &a, b: &b, table: &rows };
    let steps = edit_steps(&a, &b)?;
    let mut frames = vec![
        Frame::new(
            "Row 0: from the empty word, each letter is inserted. Column 0: each is deleted.",
        )
        .with(picture.grid(0))
        .at("table[(0, j)] = j;"),
    ];
    for i in 1..=a.len() {
        let last = frames.pop().into_iter().map(|last| picture.ask_value(last, i));
        frames.extend(last);
        frames.push(picture.row(i));
    }
    picture.way_back(&steps, &mut frames);
    let shown = steps.iter().map(|step| match *step {
        EditStep::Keep { i, .. } => format!("keep {}", a[i]),
        EditStep::Replace { i, j } => format!("replace {} by {}", a[i], b[j]),
        EditStep::Delete { i } => format!("delete {}", a[i]),
        EditStep::Insert { j } => format!("insert {}", b[j]),
    });
    let answer =
        format!("The edit distance is {}: {}.", rows[a.len()][b.len()], trace::list(shown, ", "));
    Ok(Trace { title, frames, answer })
}

/// What is drawn.
struct Picture<'a> {
    a: &'a [char],
    b: &'a [char],
    table: &'a [Vec<usize>],
}

impl Picture<'_> {
    /// The table, filled as far as row `last`.
    fn grid(&self, last: usize) -> Grid {
        let headers = |word: &[char]| {
            let named = word.iter().enumerate().map(|(i, x)| format!("{} {x}", i + 1));
            ["0".to_owned()].into_iter().chain(named).collect::<Vec<_>>()
        };
        let row = |(i, header): (usize, String)| {
            let value = |j: usize| {
                if j == 0 || i <= last { self.table[i][j].to_string() } else { String::new() }
            };
            Row::new(header, (0..=self.b.len()).map(value))
        };
        let rows = headers(self.a).into_iter().enumerate().map(row).collect();
        Grid { columns: headers(self.b), rows, ..Grid::default() }
    }

    /// Row `i`, and where its last cell comes from.
    fn row(&self, i: usize) -> Frame {
        let (x, m) = (self.a[i - 1], self.b.len());
        let y = self.b[m - 1];
        let mut grid = self.grid(i);
        let mut come_from = |from: (usize, usize)| {
            grid.rows[from.0].cells[from.1].role = Some(Role::Compared);
            grid.arrows.push(Arrow { from, to: (i, m), role: None });
        };
        let (above, left) = (self.table[i - 1][m], self.table[i][m - 1]);
        let diagonal = self.table[i - 1][m - 1];
        come_from((i - 1, m - 1));
        let (caption, line) = if x == y {
            let caption = format!("are equal, so the value stays {diagonal}.");
            (caption, "table[(i, j)] = if a[i - 1] == b[j - 1] {")
        } else {
            come_from((i - 1, m));
            come_from((i, m - 1));
            let caption = format!(
                "differ: the value is one more than the least of {diagonal} (replace), {above} (delete) and {left} (insert)."
            );
            (caption, "table[(i - 1, j - 1)].min(deleted).min(inserted) + 1")
        };
        grid.rows[i].cells[m].role = Some(Role::Active);
        Frame::new(format!("Row {i} is for {x}. In the last cell, {x} and {y} {caption}"))
            .with(grid)
            .at(line)
    }

    /// Before row `i`: what will be in the last cell? Asked once for equal letters, and once for
    /// different ones.
    fn ask_value(&self, frame: Frame, i: usize) -> Frame {
        let m = self.b.len();
        let is_equal = |i: usize| self.a[i - 1] == self.b[m - 1];
        if i == 1 || (2..i).any(|earlier| is_equal(earlier) == is_equal(i)) {
            return frame;
        }
        let (x, y) = (self.a[i - 1], self.b[m - 1]);
        let (diagonal, above) = (self.table[i - 1][m - 1], self.table[i - 1][m]);
        let question = format!("Row {i} is for {x}. What will be in its last cell, under {y}?");
        let because = if x == y {
            "Equal letters are kept, and that costs nothing.".to_owned()
        } else {
            format!(
                "One more than the least of {diagonal} (replace), {above} (delete) and {} (insert).",
                self.table[i][m - 1]
            )
        };
        frame.ask_number(
            question,
            self.table[i][m],
            [diagonal, above, above + 1, diagonal + 1],
            because,
        )
    }

    /// One frame for each step, from the last one to the first.
    fn way_back(&self, steps: &[EditStep], frames: &mut Vec<Frame>) {
        let (mut i, mut j) = (self.a.len(), self.b.len());
        let mut grid = self.grid(i);
        let mut is_asked = false;
        for step in steps.iter().rev() {
            let from = (i, j);
            let here = self.table[i][j];
            let (caption, line, answer) = match *step {
                EditStep::Keep { i: p, j: q } => {
                    (i, j) = (p, q);
                    (format!("{} is kept.", self.a[p]), "steps.push(EditStep::Keep { i, j });", 0)
                }
                EditStep::Replace { i: p, j: q } => {
                    (i, j) = (p, q);
                    let caption = format!(
                        "{here} is one more than diagonally above: {} is replaced by {}.",
                        self.a[p], self.b[q]
                    );
                    (caption, "steps.push(EditStep::Replace { i, j });", 1)
                }
                EditStep::Delete { i: p } => {
                    i = p;
                    let caption =
                        format!("{here} is one more than above: {} is deleted.", self.a[p]);
                    (caption, "steps.push(EditStep::Delete { i });", 2)
                }
                EditStep::Insert { j: q } => {
                    j = q;
                    let caption =
                        format!("{here} is one more than on the left: {} is inserted.", self.b[q]);
                    (caption, "steps.push(EditStep::Insert { j });", 3)
                }
            };
            if 0 < answer && !is_asked {
                is_asked = true;
                let last = frames.pop().into_iter().map(|last| ask_step(last, from, answer));
                frames.extend(last);
            }
            let role = if answer == 0 { Role::Settled } else { Role::Chosen };
            grid.rows[from.0].cells[from.1].role = Some(role);
            grid.arrows.push(Arrow { from, to: (i, j), role: Some(role) });
            let mut shown = grid.clone();
            shown.rows[i].cells[j].role = Some(Role::Active);
            let caption = format!("Row {}, column {}: {caption}", from.0, from.1);
            frames.push(Frame::new(caption).with(shown).at(line));
        }
    }
}

/// Before the first step back that costs something: which is it?
fn ask_step(frame: Frame, (i, j): (usize, usize), answer: usize) -> Frame {
    let question = format!("Which step leads to row {i}, column {j}?");
    let because = "The letters differ. A neighbor that is one less tells where the value came from: diagonally above for a replacement, above for a deletion, on the left for an insertion.";
    frame.ask(question, ["Keep", "Replace", "Delete", "Insert"], answer, because)
}
