//! Euclid's algorithm, as divisions and as squares in a rectangle:
//! `cargo run -p number-theory --example euclid -- 24 39`.

use std::process::ExitCode;

use input::Input;
use number_theory::euclid::{
    Row as Division, Square, checked_lcm, convergents, gcd, rows, squares,
};
use trace::{Cell, Chart, Demo, Frame, Grid, Options, Role, Row, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "number-theory",
    name: "euclid",
    about: "Euclid's algorithm: one division after the other, and the rectangle that it fills with squares.",
    arguments: "A B",
    worked: &["66 36"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture: so many divisions, and so many squares of the last size along each
/// side.
const MOST_ROWS: usize = 24;
const LONGEST_SIDE: u64 = 24;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let a: u64 = input.number("the first number")?;
    let b: u64 = input.number("the second number")?;
    input.end("the two numbers")?;
    let title = format!("Euclid's algorithm on {a} and {b}");
    let divisions: Vec<_> = rows(a, b).collect();
    let lcm = match checked_lcm(a, b) {
        Some(lcm) => format!("the lcm is {lcm}"),
        None => "the lcm does not fit 64 bits".to_owned(),
    };
    let count = match divisions.len() {
        1 => "1 division".to_owned(),
        n => format!("{n} divisions"),
    };
    let answer = format!("{count}: the gcd is {}, {lcm}.", gcd(a, b));
    if MOST_ROWS < divisions.len() {
        let frames = vec![Frame::too_large(format_args!("{MOST_ROWS} divisions"))];
        return Ok(Trace { title, frames, answer });
    }
    let mut frames = Vec::new();
    let mut rectangle = Rectangle::new(a, b);
    for (at, division) in divisions.iter().enumerate() {
        let Division { a, b, quotient, remainder } = division;
        let fit = match quotient {
            0 => String::new(),
            1 => format!("1 square of {b} fits, "),
            n => format!("{n} squares of {b} fit, "),
        };
        let rest = match (quotient, remainder) {
            (_, 0) => format!("nothing is left: {b} is the gcd"),
            (0, _) => format!("{b} is the greater one, so the two only change places"),
            (_, left) => format!("{left} is left"),
        };
        let mut caption = format!("{a} = {quotient} · {b} + {remainder}: {fit}{rest}.");
        if let Some(rectangle) = rectangle.as_ref().filter(|_| at == 0) {
            caption.push_str(&format!(" A cell of the picture is {} wide.", rectangle.unit));
        }
        let frame = Frame::new(caption).with(table(&divisions[..=at]));
        let frame = frame.at("(a, b) = (b, a % b);");
        frames.push(match &mut rectangle {
            Some(rectangle) => frame.with(rectangle.next(division)),
            None => frame,
        });
    }
    if divisions.is_empty() {
        frames.push(
            Frame::new("Nothing is divided by 0. The other number is the gcd.")
                .at("while b != zero {"),
        );
    } else {
        frames.push(fraction(a, b, &divisions));
    }
    Ok(Trace { title, frames, answer })
}

/// The divisions so far.
fn table(divisions: &[Division<u64>]) -> Grid {
    let columns = ["a", "b", "quotient", "remainder"].map(str::to_owned).to_vec();
    let mut rows: Vec<Row> = divisions
        .iter()
        .map(|row| Row::new("", [row.a, row.b, row.quotient, row.remainder]))
        .collect();
    if let Some(last) = rows.last_mut() {
        last.cells.iter_mut().for_each(|cell| cell.role = Some(Role::Active));
    }
    Grid { columns, rows, ..Grid::default() }
}

/// A rectangle, each cell a square of the gcd, with the number of the square that covers it.
struct Rectangle {
    grid: Grid,
    squares: Vec<Square<u64>>,
    n_drawn: usize,
    unit: u64,
}

impl Rectangle {
    /// None if it has no area, or too many cells to be drawn.
    fn new(width: u64, height: u64) -> Option<Self> {
        let unit = gcd(width, height);
        let is_drawn = width != 0 && height != 0 && width.max(height) / unit <= LONGEST_SIDE;
        is_drawn.then(|| {
            let line = (0..width / unit).map(|_| "·");
            let row = |y| Row { apart: y == 0, ..Row::new("", line.clone()) };
            let rows = (0..height / unit).map(row).collect();
            let grid = Grid { rows, ..Grid::default() };
            Rectangle { grid, squares: squares(width, height).collect(), n_drawn: 0, unit }
        })
    }

    /// The picture with the squares of one more division.
    fn next(&mut self, division: &Division<u64>) -> Grid {
        for cell in self.grid.rows.iter_mut().flat_map(|row| &mut row.cells) {
            cell.role = cell.role.map(|_| Role::Settled);
        }
        let is_last = division.remainder == 0;
        let role = if is_last { Role::Chosen } else { Role::Active };
        let new = self.squares[self.n_drawn..].iter().take_while(|next| next.side == division.b);
        // At most as many as the longest side.
        let cells = |length: u64| usize::try_from(length / self.unit).unwrap_or(0);
        for square in new {
            self.n_drawn += 1;
            let (x, y, side) = (cells(square.x), cells(square.y), cells(square.side));
            for line in &mut self.grid.rows[y..y + side] {
                line.cells[x..x + side].fill(Cell::marked(self.n_drawn, role));
            }
        }
        self.grid.clone()
    }
}

/// The quotients as a continued fraction, and what it is worth if it ends early.
fn fraction(a: u64, b: u64, divisions: &[Division<u64>]) -> Frame {
    let quotients: Vec<String> = divisions.iter().map(|row| row.quotient.to_string()).collect();
    let (numerators, denominators): (Vec<u64>, Vec<u64>) = convergents(a, b).unzip();
    let tail = match &quotients[1..] {
        [] => String::new(),
        tail => format!("; {}", tail.join(", ")),
    };
    let caption = format!(
        "The quotients are the continued fraction of {a}/{b}: [{}{tail}]. Ended early, it is the fraction below each quotient.",
        quotients[0]
    );
    let mut rows = vec![
        Row::new("quotient", &quotients),
        Row::new("numerator", numerators),
        Row::new("denominator", denominators),
    ];
    for row in &mut rows[1..] {
        if let Some(last) = row.cells.last_mut() {
            last.role = Some(Role::Chosen);
        }
    }
    Frame::new(caption).with(Grid { rows, ..Grid::default() })
}

pub(crate) const SIZES: [u32; 6] = [16, 32, 64, 128, 256, 512];

/// The most divisions for two numbers below n of which the second is the lesser, and the most
/// subtractions.
pub(crate) fn steps(n: u32) -> [u32; 2] {
    let (mut most_divisions, mut most_subtractions) = (0, 0);
    for (a, b) in (1..n).flat_map(|a| (1..a).map(move |b| (a, b))) {
        let quotients = rows(a, b).map(|row| row.quotient);
        let (n, sum) = quotients.fold((0, 0), |(n, sum), quotient| (n + 1, sum + quotient));
        // Each division stands for as many subtractions as its quotient; the last is one less, for
        // both are equal then.
        most_divisions = most_divisions.max(n);
        most_subtractions = most_subtractions.max(sum - 1);
    }
    [most_divisions, most_subtractions]
}

fn cost() -> Chart {
    let curves = ["divisions", "plain subtractions"];
    Chart::from_counts(
        "Steps to a gcd, at worst",
        ["numbers below", "steps"],
        &SIZES,
        curves,
        steps,
    )
}
