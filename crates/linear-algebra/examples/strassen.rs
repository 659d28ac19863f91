//! 9.1 Strassen's algorithm:
//! `cargo run -p linear-algebra --example strassen -- 2 6, 4 3 x 3 4, 1 2`.

mod matrices;

use std::process::ExitCode;

use input::Input;
use linear_algebra::matrix::strassen::plain::{Step, strassen_watched};
use linear_algebra::matrix::strassen::{PRODUCTS, multiply};
use linear_algebra::{Matrix, Ratio};
use trace::{Axis, Cell, Chart, Demo, Frame, Grid, Options, Role, Row, Series, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "linear-algebra",
    name: "strassen",
    about: "Strassen's algorithm: the product of two matrices by seven products of blocks.",
    arguments: "ROW, ROW... x ROW, ROW... (a row is numbers: 2 3/4 0.5)",
    worked: &["2 6, 4 3 x 3 4, 1 2"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    // The builder of the book asks for the chart, and a page does not.
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST: usize = 4;

/// Two squares of side 2, of the numbers from 1 to 6.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut row = || format!("{} {}", 1 + dice.below(6), 1 + dice.below(6));
    format!("{}, {} x {}, {}", row(), row(), row(), row())
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let matrices = matrices::read(input)?;
    let [a, b] = &matrices[..] else {
        let found = matrices.len();
        return Err(format!("type two matrices with an x between them, not {found}").into());
    };
    if a.entries().is_empty() || b.entries().is_empty() {
        return Err("one of the matrices has no entries".into());
    }
    let product = multiply(a, b)?;
    let sides = [a.n_rows(), a.n_columns(), b.n_columns()];
    let title = format!("{}×{} times {}×{}", sides[0], sides[1], sides[1], sides[2]);
    if product.entries().iter().any(|entry| entry.denominator() == 0) {
        return Err("a number overflows".into());
    }
    let shown =
        |row: &[Ratio]| -> Vec<String> { row.iter().copied().map(matrices::decimal).collect() };
    let rows: Vec<String> = product.rows().map(|row| shown(row).join(" ")).collect();
    let answer = format!("Product: {}.", rows.join(", "));
    let side = sides.into_iter().max().unwrap_or(1).next_power_of_two();
    let padded = [a, b].map(|matrix| {
        Matrix::from_fn(side, side, |i, j| {
            let is_inside = i < matrix.n_rows() && j < matrix.n_columns();
            if is_inside { matrix[(i, j)] } else { Ratio::from(0) }
        })
    });
    let run = (side <= MOST).then(|| Run::new(padded)).filter(|run| !run.is_long());
    let frames = match run {
        Some(run) => run.frames(sides != [side; 3]),
        None => vec![Frame::too_large(format_args!("{MOST}×{MOST} entries of 12 characters"))],
    };
    Ok(Trace { title, frames, answer })
}

/// The names of the blocks.
const LEFT: [&str; 4] = ["a", "b", "c", "d"];
const RIGHT: [&str; 4] = ["e", "f", "g", "h"];
const RESULT: [&str; 4] = ["r", "s", "t", "u"];

/// The lines of the listing that compute the seven products.
const LINES: [&str; 7] = [
    "let p1 = strassen(&a, &(&f - &h));",
    "let p2 = strassen(&(&a + &b), &h);",
    "let p3 = strassen(&(&c + &d), &e);",
    "let p4 = strassen(&d, &(&g - &e));",
    "let p5 = strassen(&(&a + &d), &(&e + &h));",
    "let p6 = strassen(&(&b - &d), &(&g + &h));",
    "let p7 = strassen(&(&a - &c), &(&e + &f));",
];

/// The lines that add up the four blocks of the result, and their terms: the number of a product
/// counted from 1, negative if the product is subtracted.
const SUMS: [(&str, &[isize]); 4] = [
    ("let r = &p5 + &p4 - &p2 + &p6;", &[5, 4, -2, 6]),
    ("let s = &p1 + &p2;", &[1, 2]),
    ("let t = &p3 + &p4;", &[3, 4]),
    ("let u = &p1 + &p5 - &p3 - &p7;", &[1, 5, -3, -7]),
];

/// What is drawn: the turn of the recursion that makes the whole result.
struct Run {
    left: Matrix<Ratio>,
    right: Matrix<Ratio>,
    result: Matrix<Ratio>,
    /// The seven products; none if the matrices are single numbers.
    products: Vec<Matrix<Ratio>>,
    /// How many products of numbers it took.
    n_multiplied: usize,
}

impl Run {
    fn new([left, right]: [Matrix<Ratio>; 2]) -> Self {
        let (mut products, mut n_multiplied) = (Vec::new(), 0);
        let result = strassen_watched(&left, &right, &mut |step, seven| match step {
            Step::Multiply => n_multiplied += 1,
            // The last one is that of the whole matrices.
            Step::Join { .. } => products = seven.iter().copied().cloned().collect(),
        });
        Run { left, right, result, products, n_multiplied }
    }

    /// Whether a number is too long for a cell.
    fn is_long(&self) -> bool {
        let matrices = [&self.left, &self.right, &self.result].into_iter().chain(&self.products);
        matrices.flat_map(texts).any(|text| 12 < text.len())
    }

    /// Whether each block is one number.
    fn has_numbers(&self) -> bool {
        self.left.n_rows() == 2
    }

    /// A frame with the two factors; `signs` says which blocks are marked.
    fn frame(&self, caption: String, signs: [[i8; 4]; 2]) -> Frame {
        let left = grid("left", &self.left, LEFT, signs[0]);
        let right = grid("right", &self.right, RIGHT, signs[1]);
        Frame::new(caption).with(left).with(right)
    }

    /// The frame with the products that are known, and those of `terms` marked. Products of blocks
    /// have room only if they are marked.
    fn with_products(&self, mut frame: Frame, n_known: usize, terms: &[isize]) -> Frame {
        let is_in = |number: usize, sign: isize| terms.contains(&(sign * number.cast_signed()));
        let role = |number: usize| match (is_in(number, 1), is_in(number, -1)) {
            (true, _) => Some(Role::Active),
            (_, true) => Some(Role::Compared),
            _ => None,
        };
        if !self.has_numbers() {
            for term in terms {
                let number = term.unsigned_abs();
                let mut one = matrices::grid(&format!("p{number}"), &self.products[number - 1]);
                let texts = texts(&self.products[number - 1]);
                let cells = one.rows.iter_mut().flat_map(|row| &mut row.cells);
                for (cell, text) in cells.zip(texts) {
                    *cell = Cell { text, role: role(number) };
                }
                frame = frame.with(one);
            }
            return frame;
        }
        let mut row = Row::default();
        for (number, product) in (1..).zip(&self.products) {
            let text = if number <= n_known { texts(product).concat() } else { String::new() };
            row.cells.push(Cell { text, role: role(number) });
        }
        let columns = (1..=7).map(|number| format!("p{number}")).collect();
        frame.with(Grid {
            name: "products".to_owned(),
            columns,
            rows: vec![row],
            ..Grid::default()
        })
    }

    /// The blocks of the result that are known, the last of them marked.
    fn known_result(&self, n_known: usize) -> Grid {
        let mut signs = [0; 4];
        if 0 < n_known {
            signs[n_known - 1] = 1;
        }
        let mut grid = grid("product", &self.result, RESULT, signs);
        let side = self.result.n_rows();
        for (i, row) in grid.rows.iter_mut().enumerate() {
            for (j, cell) in row.cells.iter_mut().enumerate() {
                if n_known <= block_of(side, i, j) {
                    cell.text = if self.has_numbers() {
                        RESULT[block_of(side, i, j)].to_owned()
                    } else {
                        String::new()
                    };
                }
            }
        }
        grid
    }

    fn frames(&self, is_padded: bool) -> Vec<Frame> {
        if self.products.is_empty() {
            let frame = self.frame("Two numbers: multiply them.".to_owned(), [[0; 4]; 2]);
            let result = grid("product", &self.result, RESULT, [1; 4]);
            let at = "return Matrix::from([[left[(0, 0)] * right[(0, 0)]]]);";
            return vec![frame.with(result).at(at)];
        }
        let mut frames = vec![self.first(is_padded)];
        frames.extend((1..=7).map(|number| self.product(number)));
        frames.extend((0..4).map(|block| self.block(block)));
        frames.push(self.last());
        frames
    }

    fn first(&self, is_padded: bool) -> Frame {
        let mut caption = String::new();
        if is_padded {
            let side = self.left.n_rows();
            caption = format!("Zeros fill both matrices up to side {side}. ");
        }
        caption.push_str(if self.has_numbers() {
            "Each block is one number. The blocks are a, b, c and d in the left matrix, and e, f, g and h in the right one. "
        } else {
            "Cut each matrix into four blocks: a, b, c and d in the left one, and e, f, g and h in the right one. "
        });
        caption.push_str("We want to find the blocks r, s, t and u of the product.");
        let frame = self.frame(caption, [[0; 4]; 2]);
        let frame = frame.at("let [e, f, g, h] = quarters(right);");
        let Some([a, _, _, _, _, f, _, h]) = self.numbers() else { return frame };
        let because = format!("a = {a}, and f - h = {}.", f - h);
        let others = [a * f, a * (h - f), a * (f + h)];
        frame.ask_number("What is p1 = a times (f - h)?", a * (f - h), others, because)
    }

    /// The eight blocks, if they are whole numbers.
    fn numbers(&self) -> Option<[i64; 8]> {
        let entries = self.left.entries().iter().chain(self.right.entries());
        let whole = entries.map(|entry| {
            let number = i32::try_from(entry.numerator()).ok().map(i64::from);
            number.filter(|_| entry.denominator() == 1)
        });
        whole.collect::<Option<Vec<i64>>>()?.try_into().ok()
    }

    /// The frame in which a product is computed.
    fn product(&self, number: usize) -> Frame {
        let signs = PRODUCTS[number - 1];
        let name = |signs: [i8; 4], names: [&str; 4]| factor(signs, &names.map(str::to_owned));
        let [left, right] = [name(signs.left, LEFT), name(signs.right, RIGHT)];
        let mut caption = format!("p{number} = {left} times {right}");
        if self.has_numbers() {
            let [left, right] = [(signs.left, &self.left), (signs.right, &self.right)]
                .map(|(signs, matrix)| factor(signs, &texts(matrix)));
            let product = texts(&self.products[number - 1]).concat();
            caption.push_str(&format!(" = {left} · {right} = {product}"));
        }
        caption.push('.');
        let frame = self.frame(caption, [signs.left, signs.right]);
        let frame = self.with_products(frame, number, &[number.cast_signed()]);
        let frame = frame.at(LINES[number - 1]);
        match number {
            4 => self.ask_p5(frame),
            6 if !self.has_numbers() => {
                let question = "How many multiplications of numbers does p7 take?";
                let n = self.n_multiplied / 7;
                let because = format!(
                    "p7 is a product of two blocks of side 2. The function calls itself to multiply them, and this call takes {n} multiplications."
                );
                frame.ask_number(question, n, [1, 4, 8], because)
            }
            7 => {
                let question = "Which term cancels out in the sum of p1 and p2?";
                let because =
                    "p1 = a f - a h and p2 = a h + b h, so the sum is a f + b h. This is s.";
                frame.ask(question, ["a f", "a h", "b h", "no term"], 1, because)
            }
            _ => frame,
        }
    }

    fn ask_p5(&self, frame: Frame) -> Frame {
        let Some([a, _, _, d, e, _, _, h]) = self.numbers() else { return frame };
        let because = format!("a + d = {}, and e + h = {}.", a + d, e + h);
        let others = [a * e + d * h, a + d + e + h, (a - d) * (e - h)];
        frame.ask_number("What is p5 = (a + d) times (e + h)?", (a + d) * (e + h), others, because)
    }

    /// The frame in which a block of the result is added up.
    fn block(&self, block: usize) -> Frame {
        let (at, terms) = SUMS[block];
        let signs: Vec<i8> = terms.iter().map(|term| if *term < 0 { -1 } else { 1 }).collect();
        let names: Vec<String> =
            terms.iter().map(|term| format!("p{}", term.unsigned_abs())).collect();
        let mut caption = format!("{} = {}", RESULT[block], sum(&signs, &names));
        if self.has_numbers() {
            let value = |term: &isize| texts(&self.products[term.unsigned_abs() - 1]).concat();
            let values: Vec<String> = terms.iter().map(value).collect();
            let result = &texts(&self.result)[block];
            caption.push_str(&format!(" = {} = {result}", sum(&signs, &values)));
        }
        caption.push('.');
        let frame = self.with_products(self.frame(caption, [[0; 4]; 2]), 7, terms);
        let frame = frame.with(self.known_result(block + 1)).at(at);
        if block < 3 { frame } else { self.ask_next_size(frame) }
    }

    fn ask_next_size(&self, frame: Frame) -> Frame {
        let (side, n) = (self.left.n_rows(), self.n_multiplied);
        let question = format!(
            "In a product of matrices of side {}, each block is as large as the matrices here. How many multiplications of numbers does that product take?",
            2 * side
        );
        let because =
            format!("Each of the seven products of blocks takes {n} multiplications of numbers.");
        frame.ask_number(question, 7 * n, [8 * n, 4 * n, (2 * side).pow(3)], because)
    }

    fn last(&self) -> Frame {
        let (side, n) = (self.left.n_rows(), self.n_multiplied);
        let caption = format!(
            "The four blocks make up the product. It took {n} multiplications of numbers, and by the definition it would take {}. For side {}, these two numbers are {} and {}.",
            side.pow(3),
            2 * side,
            7 * n,
            (2 * side).pow(3)
        );
        let mut result = self.known_result(4);
        let cells = result.rows.iter_mut().flat_map(|row| &mut row.cells);
        cells.for_each(|cell| cell.role = Some(Role::Chosen));
        self.frame(caption, [[0; 4]; 2]).with(result).at("joined([r, s, t, u])")
    }
}

/// The entries as they are shown.
fn texts(matrix: &Matrix<Ratio>) -> Vec<String> {
    matrix.entries().iter().copied().map(matrices::decimal).collect()
}

/// The number of the block that a place belongs to.
fn block_of(side: usize, row: usize, column: usize) -> usize {
    2 * usize::from(side <= 2 * row) + usize::from(side <= 2 * column)
}

/// A matrix with the names of its blocks. Blocks that are added have one mark, and blocks that are
/// subtracted have another.
fn grid(name: &str, matrix: &Matrix<Ratio>, names: [&str; 4], signs: [i8; 4]) -> Grid {
    let mut grid = matrices::grid(name, matrix);
    let side = grid.rows.len();
    let mut texts = texts(matrix).into_iter();
    for (i, row) in grid.rows.iter_mut().enumerate() {
        if i % side.div_ceil(2) == 0 && 1 < side {
            let upper = block_of(side, i, 0);
            row.header = format!("{} {}", names[upper], names[upper + 1]);
        }
        // The cut, as a gap between the rows.
        row.apart = 2 < side && 2 * i == side;
        for (j, cell) in row.cells.iter_mut().enumerate() {
            cell.text = texts.next().unwrap_or_default();
            cell.role = match signs[block_of(side, i, j)] {
                1 => Some(Role::Active),
                -1 => Some(Role::Compared),
                _ => None,
            };
        }
    }
    grid
}

/// "a - c": what is added comes first in a factor, and a sum keeps its order.
fn sum(signs: &[i8], names: &[String]) -> String {
    let mut text = String::new();
    for (sign, name) in signs.iter().zip(names) {
        text.push_str(match (text.is_empty(), sign) {
            (true, _) => "",
            (_, 1) => " + ",
            _ => " - ",
        });
        let is_negative = name.starts_with('-') && !text.is_empty();
        text.push_str(&if is_negative { format!("({name})") } else { name.clone() });
    }
    text
}

/// "(a - c)", or one name.
fn factor(signs: [i8; 4], names: &[String]) -> String {
    let mut taken: Vec<(i8, &String)> =
        signs.into_iter().zip(names).filter(|(sign, _)| *sign != 0).collect();
    taken.sort_by_key(|(sign, _)| -sign);
    let (signs, names): (Vec<i8>, Vec<String>) =
        taken.into_iter().map(|(sign, name)| (sign, name.clone())).unzip();
    let text = sum(&signs, &names);
    if names.len() == 1 && !text.starts_with('-') { text } else { format!("({text})") }
}

/// The sides of the chart, and the side from which a further cut pays if operations are counted.
pub(crate) const SIZES: [u64; 13] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096];
pub(crate) const CUT_FROM: u64 = 16;

/// The multiplications and additions for a side that is a power of two: by the definition, by
/// Strassen's algorithm down to single numbers, and if blocks below [`CUT_FROM`] are multiplied by
/// the definition.
pub(crate) fn operations(n: u64) -> [u64; 3] {
    let definition = 2 * n.pow(3) - n.pow(2);
    if n == 1 {
        return [definition; 3];
    }
    let [_, all_cuts, cuts] = operations(n / 2);
    let cut = |half: u64| 7 * half + 18 * (n / 2).pow(2);
    [definition, cut(all_cuts), if n < CUT_FROM { definition } else { cut(cuts) }]
}

/// All operations, in percent of those that the definition takes.
fn cost() -> Chart {
    let names = ["the definition", "Strassen, down to side 1", "Strassen, down to side 8"];
    let mut series = names.map(|name| Series { name: name.to_owned(), points: Vec::new() });
    for n in SIZES {
        let counts = operations(n);
        for (series, count) in series.iter_mut().zip(counts) {
            let thousandths = (1000 * count + counts[0] / 2) / counts[0];
            let thousandths = u32::try_from(thousandths).unwrap_or(u32::MAX);
            let side = u32::try_from(n).unwrap_or(u32::MAX);
            series.points.push((f64::from(side), f64::from(thousandths) / 10.0));
        }
    }
    Chart {
        name: "Multiplications and additions".to_owned(),
        x: Axis::log("side"),
        y: Axis::linear("percent of the definition's operations"),
        series: series.into(),
    }
}
