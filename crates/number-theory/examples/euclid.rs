//! Euclid's algorithm, as divisions and as squares in a rectangle:
//! `cargo run -p number-theory --example euclid -- 24 39`.

use std::process::ExitCode;

use input::Input;
use number_theory::euclid::plain::{self, Step};
use number_theory::euclid::{Square, checked_lcm, convergents, gcd, rows, squares};
use trace::{Cell, Chart, Demo, Flag, Frame, Grid, Options, Role, Row, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "number-theory",
    name: "euclid",
    about: "Euclid's algorithm: one division after the other, and the rectangle that it fills with squares.",
    arguments: "A B",
    worked: &["30 22"],
    flags: &[Flag {
        name: "--fraction",
        value: None,
        about: "the continued fraction of A / B, and its convergents",
    }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture: so many divisions, and so many squares of the last size along each
/// side.
const MOST_ROWS: usize = 24;
const LONGEST_SIDE: u64 = 24;

/// Two numbers with a common divisor from 2 to 5.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let common = 2 + dice.below(4);
    let b = 5 + dice.below(10);
    let a = b + 1 + dice.below(9);
    format!("{} {}", common * a, common * b)
}

/// One division of the algorithm.
#[derive(Clone, Copy)]
struct Division {
    a: u64,
    b: u64,
    quotient: u64,
    remainder: u64,
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let a: u64 = input.number("the first number")?;
    let b: u64 = input.number("the second number")?;
    input.end("the two numbers")?;
    let title = format!("Euclid's algorithm on {a} and {b}");
    let mut divisions = Vec::new();
    let greatest = plain::gcd_watched(a, b, |step, &[a, b]| {
        let Step::Divide { remainder } = step;
        divisions.push(Division { a, b, quotient: a / b, remainder });
    });
    let lcm = match checked_lcm(a, b) {
        Some(lcm) => format!("the lcm is {lcm}"),
        None => "the lcm does not fit into 64 bits".to_owned(),
    };
    let count = trace::plural(divisions.len(), "division");
    let answer = format!("{count}: the gcd is {greatest}, and {lcm}.");
    let frames = if MOST_ROWS < divisions.len() {
        vec![Frame::too_large(format_args!("{MOST_ROWS} divisions"))]
    } else if options.has("--fraction") {
        fraction(a, b, &divisions)
    } else {
        let mut board =
            Board { divisions: &divisions, rectangle: Rectangle::new(a, b), frames: Vec::new() };
        board.begin(a, b);
        for n_done in 1..=divisions.len() {
            board.divide(n_done);
        }
        board.end(greatest);
        board.frames
    };
    Ok(Trace { title, frames, answer })
}

/// The drawing so far.
struct Board<'d> {
    divisions: &'d [Division],
    rectangle: Option<Rectangle>,
    frames: Vec<Frame>,
}

impl Board<'_> {
    fn begin(&mut self, a: u64, b: u64) {
        let table = self.table(0, [a, b]);
        let frame = match &self.rectangle {
            Some(rectangle) => {
                let caption = format!(
                    "A rectangle is {a} wide and {b} high. Each cell of the picture stands for a square of {0} by {0}.",
                    rectangle.unit
                );
                Frame::new(caption).with(table).with(rectangle.grid.clone())
            }
            None => Frame::new(format!("The two numbers are {a} and {b}.")).with(table),
        };
        self.frames.push(frame.at("while b != 0 {"));
        if let [Division { b, quotient, .. }, _, ..] = *self.divisions
            && self.rectangle.is_some()
            && quotient != 0
        {
            let question = format!("How many squares of side {b} fit side by side?");
            let because = format!("That is the quotient of {a} and {b}, without the remainder.");
            self.ask(|frame| {
                frame.ask_number(question, quotient, [quotient + 1, quotient + 2], because)
            });
        }
    }

    /// Draws one more division.
    fn divide(&mut self, n_done: usize) {
        let Division { a, b, quotient, remainder } = self.divisions[n_done - 1];
        if n_done == 3 {
            let because = format!("{a} = {quotient} · {b} + {remainder}.");
            let others = [b - remainder, a - b, quotient];
            self.ask(|frame| {
                frame.ask_number(
                    format!("What is the remainder of {a} modulo {b}?"),
                    remainder,
                    others,
                    because,
                )
            });
        }
        let fit = match quotient {
            0 => String::new(),
            1 => format!("1 square of side {b} fits, "),
            n => format!("{n} squares of side {b} fit, "),
        };
        let rest = match (quotient, remainder) {
            (_, 0) => "and nothing is left".to_owned(),
            (0, _) => format!("{b} is the larger number, so the two only change places"),
            (_, left) => format!("and a strip with sides {left} and {b} is left"),
        };
        let caption = format!("{a} = {quotient} · {b} + {remainder}: {fit}{rest}.");
        let frame = Frame::new(caption).with(self.table(n_done, [b, remainder]));
        let division = &self.divisions[n_done - 1];
        let frame = match &mut self.rectangle {
            Some(rectangle) => frame.with(rectangle.next(division)),
            None => frame,
        };
        self.frames.push(frame.at("let remainder = a % b;"));
        if n_done == 1 && remainder != 0 {
            let question = format!(
                "Now {b} and {remainder} take the place of {a} and {b}. What do the two pairs have in common?"
            );
            let choices = [
                "all of their common divisors",
                "only their greatest common divisor",
                "their product",
            ];
            let because = format!(
                "A number that divides {a} and {b} divides {remainder} = {a} - {quotient} · {b}, and one that divides {b} and \
                 {remainder} divides {a}."
            );
            self.ask(|frame| frame.ask(question, choices, 0, because));
        }
        if n_done + 1 == self.divisions.len() && 1 < n_done {
            let because =
                "It divides the number before it without a remainder, so the next remainder is 0.";
            self.ask(|frame| {
                frame.ask_number(
                    "What is the greatest common divisor?",
                    remainder,
                    [1, a - b, b],
                    because,
                )
            });
        }
    }

    fn end(&mut self, greatest: u64) {
        let Some(last) = self.divisions.last() else { return };
        let mut table = self.table(self.divisions.len(), [last.b, 0]);
        for cell in table.rows.iter_mut().flat_map(|row| &mut row.cells) {
            cell.role = None;
        }
        if let Some(row) = table.rows.last_mut() {
            row.cells[0].role = Some(Role::Chosen);
        }
        let caption = format!(
            "The second number is 0, so the first one is the answer: the gcd is {greatest}."
        );
        let mut frame = Frame::new(caption).with(table);
        if let Some(rectangle) = &self.rectangle {
            frame = frame.with(rectangle.grid.clone());
        }
        self.frames.push(frame.at("while b != 0 {"));
    }

    /// Adds a question to the last frame.
    fn ask(&mut self, ask: impl FnOnce(Frame) -> Frame) {
        if let Some(frame) = self.frames.pop() {
            self.frames.push(ask(frame));
        }
    }

    /// The divisions so far, and the two numbers that are to be divided next.
    fn table(&self, n_done: usize, next: [u64; 2]) -> Grid {
        let columns = ["a", "b", "quotient", "remainder"].map(str::to_owned).to_vec();
        let done = &self.divisions[..n_done];
        let mut rows: Vec<Row> = done
            .iter()
            .map(|row| Row::new("", [row.a, row.b, row.quotient, row.remainder]))
            .collect();
        if let Some(last) = rows.last_mut() {
            last.cells.iter_mut().for_each(|cell| cell.role = Some(Role::Active));
        }
        rows.push(Row::new(
            "",
            [next[0].to_string(), next[1].to_string(), String::new(), String::new()],
        ));
        Grid { columns, rows, ..Grid::default() }
    }
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
    fn next(&mut self, division: &Division) -> Grid {
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

/// One quotient of the continued fraction in each frame, with the fraction that it has if it ends
/// there.
fn fraction(a: u64, b: u64, divisions: &[Division]) -> Vec<Frame> {
    let fractions: Vec<(u64, u64)> = convergents(a, b).collect();
    let mut frames = Vec::new();
    for (i, (division, (p, q))) in divisions.iter().zip(&fractions).enumerate() {
        let Division { a: above, b: below, quotient, remainder } = division;
        let end = match (remainder, i) {
            (0, _) => format!("This is {a}/{b} in lowest terms."),
            (_, 0) => "This is the integer part.".to_owned(),
            _ => "It is closer than the one before.".to_owned(),
        };
        let caption = format!(
            "{above} = {quotient} · {below} + {remainder}, so the next quotient is {quotient}. If you stop here, the fraction is {p}/{q}. {end}"
        );
        let so_far = 0..=i;
        let mut rows = vec![
            Row::new("quotient", divisions[so_far.clone()].iter().map(|row| row.quotient)),
            Row::new("numerator", fractions[so_far.clone()].iter().map(|fraction| fraction.0)),
            Row::new("denominator", fractions[so_far].iter().map(|fraction| fraction.1)),
        ];
        for cell in rows.iter_mut().filter_map(|row| row.cells.last_mut()) {
            cell.role = Some(Role::Active);
        }
        let picture = Grid { rows, ..Grid::default() };
        let at = "let next = (row.quotient * p + p_before, row.quotient * q + q_before);";
        frames.push(Frame::new(caption).with(picture).at(at));
    }
    frames
}

pub(crate) const SIZES: [u32; 6] = [16, 32, 64, 128, 256, 512];

/// The most divisions for two numbers below n of which the second is the smaller one, and the most
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
        ["n, where both numbers are below n", "steps"],
        &SIZES,
        curves,
        steps,
    )
}
