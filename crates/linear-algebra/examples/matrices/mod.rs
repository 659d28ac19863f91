//! A matrix as a person types it: `2 3 1, 6 13 5`, with the right sides behind `=`.

// Each program uses some of these.
#![allow(dead_code, reason = "shared by the programs of the chapter")]

use input::Input;
use linear_algebra::{Field, Matrix, Ratio};
use trace::{Cell, Frame, Grid, Row};

/// What still makes a picture.
pub(crate) const MOST_ROWS: usize = 6;
const MOST_COLUMNS: usize = 8;
const LONGEST: usize = 12;

/// Reads matrices parted by the word `x`. Rows end with a comma; a fraction is 2/7 or 0.25.
pub(crate) fn read(input: &mut Input<'_>) -> trace::Result<Vec<Matrix<Ratio>>> {
    let mut matrices = vec![Rows::default()];
    while !input.is_end() {
        let last = matrices.len() - 1;
        let rows = &mut matrices[last];
        let what = format!("row {}, entry {}", rows.done.len() + 1, rows.row.len() + 1);
        let word = input.word(&what)?;
        if word == "x" {
            rows.end_row(input)?;
            matrices.push(Rows::default());
            continue;
        }
        let mut pieces = word.split([',', ';']).peekable();
        while let Some(piece) = pieces.next() {
            if !piece.is_empty() {
                let what = format!("row {}, entry {}", rows.done.len() + 1, rows.row.len() + 1);
                let entry = piece.parse().map_err(|error| input.invalid(what, error))?;
                rows.row.push(entry);
            }
            if pieces.peek().is_some() {
                rows.end_row(input)?;
            }
        }
    }
    for rows in &mut matrices {
        rows.end_row(input)?;
    }
    Ok(matrices.into_iter().map(|rows| Matrix::from_rows(&rows.done)).collect::<Result<_, _>>()?)
}

/// Reads one matrix, and nothing else.
pub(crate) fn read_one(input: &mut Input<'_>) -> trace::Result<Matrix<Ratio>> {
    let mut matrices = read(input)?;
    match matrices.pop() {
        Some(matrix) if matrices.is_empty() => Ok(matrix),
        _ => Err(input
            .invalid("the matrix", "belongs to a second matrix, and this program takes one")
            .into()),
    }
}

/// Reads equations: the last number of each stands behind `=`.
pub(crate) fn read_system(input: &mut Input<'_>) -> trace::Result<(Matrix<Ratio>, Vec<Ratio>)> {
    let (mut rows, mut rights) = (Rows::default(), Vec::new());
    let mut side = Side::Left;
    while !input.is_end() {
        let word = input.word(format_args!("equation {}", rights.len() + 1))?;
        for piece in word.split_inclusive([',', ';', '=']) {
            let what = format!("equation {}", rights.len() + 1);
            let number = piece.trim_end_matches([',', ';', '=']);
            if !number.is_empty() {
                let number = number.parse().map_err(|error| input.invalid(&what, error))?;
                match side {
                    Side::Left => rows.row.push(number),
                    Side::Behind => side = Side::Right(number),
                    Side::Right(_) => {
                        return Err(input.invalid(what, "is a second number behind =").into());
                    }
                }
            }
            if piece.ends_with('=') {
                if !matches!(side, Side::Left) {
                    return Err(input.invalid(what, "has a second =").into());
                }
                side = Side::Behind;
            } else if piece.ends_with([',', ';']) {
                end_equation(input, &mut rows, &mut side, &mut rights)?;
            }
        }
    }
    if !matches!(side, Side::Left) || !rows.row.is_empty() {
        end_equation(input, &mut rows, &mut side, &mut rights)?;
    }
    Ok((Matrix::from_rows(&rows.done)?, rights))
}

/// Where one is in an equation.
enum Side {
    /// Before `=`.
    Left,
    /// Behind it, and before the number.
    Behind,
    /// Behind the number.
    Right(Ratio),
}

fn end_equation(
    input: &Input<'_>,
    rows: &mut Rows,
    side: &mut Side,
    rights: &mut Vec<Ratio>,
) -> trace::Result<()> {
    let what = format!("equation {}", rights.len() + 1);
    let Side::Right(right) = std::mem::replace(side, Side::Left) else {
        return Err(input.invalid(what, "ends it without a number behind =").into());
    };
    rights.push(right);
    rows.close(input)
}

/// The rows of a matrix that is being read.
#[derive(Default)]
struct Rows {
    done: Vec<Vec<Ratio>>,
    row: Vec<Ratio>,
}

impl Rows {
    /// Ends the row, if there is one.
    fn end_row(&mut self, input: &Input<'_>) -> trace::Result<()> {
        if self.row.is_empty() { Ok(()) } else { self.close(input) }
    }

    fn close(&mut self, input: &Input<'_>) -> trace::Result<()> {
        let row = std::mem::take(&mut self.row);
        let (here, first) = (row.len(), self.done.first().unwrap_or(&row).len());
        self.done.push(row);
        if here == first {
            return Ok(());
        }
        let reason = format!("ends a row of {here}, and row 1 has {first}");
        Err(input.invalid(format!("row {}", self.done.len()), reason).into())
    }
}

/// Whether a matrix makes a picture; if not, a frame that says the limit.
pub(crate) fn too_large(matrix: &Matrix<Ratio>) -> Option<Frame> {
    let is_long = |entry: &Ratio| LONGEST < entry.to_string().len();
    let is_large = MOST_ROWS < matrix.n_rows()
        || MOST_COLUMNS < matrix.n_columns()
        || matrix.entries().iter().any(is_long);
    let limit = format_args!("{MOST_ROWS}×{MOST_COLUMNS} entries of {LONGEST} characters");
    is_large.then(|| Frame::too_large(limit))
}

/// The frames of a run, up to a matrix that is too large to draw. From then on, one frame that says
/// the limit is all there is.
#[derive(Default)]
pub(crate) struct Frames {
    shown: Vec<Frame>,
    is_too_large: bool,
}

impl Frames {
    /// Adds a frame, unless its matrix is too large to draw: then `limit` is the frame that says
    /// so.
    pub(crate) fn add(&mut self, limit: Option<Frame>, frame: Frame) {
        match limit {
            _ if self.is_too_large => {}
            Some(limit) => *self = Frames { shown: vec![limit], is_too_large: true },
            None => self.shown.push(frame),
        }
    }

    /// Adds a question to the last frame.
    pub(crate) fn ask(&mut self, ask: impl FnOnce(Frame) -> Frame) {
        if self.is_too_large {
            return;
        }
        if let Some(frame) = self.shown.pop() {
            self.shown.push(ask(frame));
        }
    }

    pub(crate) fn into_vec(self) -> Vec<Frame> {
        self.shown
    }
}

/// A matrix without marks.
pub(crate) fn grid(name: &str, matrix: &Matrix<Ratio>) -> Grid {
    let rows = matrix
        .rows()
        .map(|row| Row { cells: row.iter().map(Cell::new).collect(), ..Row::default() });
    Grid { name: name.to_owned(), rows: rows.collect(), ..Grid::default() }
}

/// A frame that asks for a number. The wrong choices are those of `others` that are numbers; if
/// there is none, nothing is asked.
pub(crate) fn ask_ratio(
    frame: Frame,
    question: String,
    answer: Ratio,
    others: impl IntoIterator<Item = Ratio>,
    because: String,
) -> Frame {
    let mut values: Vec<Ratio> = others.into_iter().filter(|other| other.is_number()).collect();
    values.push(answer);
    values.sort_by(|x, y| x.partial_cmp(y).unwrap_or(std::cmp::Ordering::Equal));
    values.dedup();
    match values.iter().position(|&value| value == answer) {
        Some(place) if 1 < values.len() => {
            frame.ask(question, values.iter().map(Ratio::to_string), place, because)
        }
        _ => frame,
    }
}

/// A number as a part of a larger term: in brackets if it is negative, or no whole number.
pub(crate) fn in_brackets(number: impl std::fmt::Display) -> String {
    let text = number.to_string();
    if text.contains(['-', '/']) { format!("({text})") } else { text }
}

/// "(1, 2/3)".
pub(crate) fn vector(entries: &[Ratio]) -> String {
    let entries: Vec<String> = entries.iter().map(Ratio::to_string).collect();
    format!("({})", entries.join(", "))
}

/// A decimal if it has but few digits behind the point, else a fraction.
pub(crate) fn decimal(number: Ratio) -> String {
    const MOST_DIGITS: usize = 6;
    let (num, den) = (number.numerator(), number.denominator());
    let mut scale = 1;
    let scaled = (0..=MOST_DIGITS).find_map(|n_digits| {
        let whole: Option<i128> =
            (den != 0 && scale % den == 0).then(|| num.checked_mul(scale / den)).flatten();
        scale *= 10;
        whole.map(|whole| (whole, n_digits))
    });
    match scaled {
        Some((whole, n_digits)) if 0 < n_digits && i64::try_from(whole).is_ok() => {
            let digits = format!(
                "{:0>1$}",
                u64::try_from(whole.unsigned_abs()).unwrap_or(u64::MAX),
                n_digits + 1
            );
            let (whole_part, behind) = digits.split_at(digits.len() - n_digits);
            format!("{}{whole_part}.{behind}", if whole < 0 { "-" } else { "" })
        }
        _ => number.to_string(),
    }
}
