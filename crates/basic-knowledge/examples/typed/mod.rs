//! What the programs about recurrences share: reading one as it is typed, such as
//! `T(n) = 2T(n/2) + n log n`.

use basic_knowledge::recurrence::Growth;
use basic_knowledge::recurrence::exact::{Rounding, Split};
use input::Input;

/// Parts that shrink less make too many levels.
pub(crate) const LIMIT: &str = "parts of 19/20 of the whole";

/// What sums and roundings in binary may be off by, as a share.
const NEARLY_NOTHING: f64 = 1e-12;

/// A recurrence as it was typed.
pub(crate) struct Typed {
    /// Its text.
    pub(crate) text: String,
    pub(crate) splits: Vec<Split>,
    /// The driving term, as a sum of terms with their factors: none is 0, and no two grow alike.
    driving: Vec<(f64, Growth)>,
    /// The value of T(0) and T(1); 1 if nothing is said.
    pub(crate) base: u64,
}

impl Typed {
    /// The driving term at a whole size.
    pub(crate) fn driving(&self, n: u64) -> f64 {
        self.driving.iter().map(|(factor, term)| factor * term.at(real(n))).sum()
    }

    /// The driving term at a whole size, rounded to a whole number from 0 up; none if it does not
    /// fit.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it fits")]
    pub(crate) fn f(&self, n: u64) -> Option<u64> {
        let value = self.driving(n).round().max(0.0);
        (value < 9e18).then_some(value as u64)
    }

    /// Whether the driving term is a whole number from 0 up, so that rounding changes nothing.
    pub(crate) fn is_whole(&self, n: u64) -> bool {
        let value = self.driving(n);
        let whole = value.round();
        // A tenth or a logarithm is not exact in binary.
        0.0 <= whole && (value - whole).abs() <= NEARLY_NOTHING * whole.max(1.0)
    }

    /// Adds a term to the driving term, to the one that grows alike if there is one.
    fn add(&mut self, factor: f64, growth: Growth) {
        let Some((sum, _)) = self.driving.iter_mut().find(|(_, known)| *known == growth) else {
            return self.driving.push((factor, growth));
        };
        let largest = sum.abs().max(factor.abs());
        *sum += factor;
        // 0.1 n + 0.2 n - 0.3 n is nothing, though its factors, in binary, leave a trace.
        if sum.abs() <= NEARLY_NOTHING * largest {
            *sum = 0.0;
        }
    }

    /// The driving term that grows fastest, and its factor.
    pub(crate) fn largest(&self) -> (f64, Growth) {
        self.driving.iter().fold(self.driving[0], |a, b| if a.1 < b.1 { *b } else { a })
    }

    /// The value of the sizes that are not split.
    pub(crate) fn base(&self, n: u64) -> Option<u64> {
        (n <= 1).then_some(self.base)
    }

    /// Whether the tree has too many levels, see [`LIMIT`].
    pub(crate) fn is_too_large(&self) -> bool {
        let mut shares = self.splits.iter().map(Split::share);
        shares.any(|(part, whole)| 19 * u64::from(whole) < 20 * u64::from(part))
    }

    /// The denominator of the first part: at its powers nothing is rounded, if the parts are alike.
    pub(crate) fn denominator(&self) -> u64 {
        self.splits[0].share().1.into()
    }
}

/// The recurrence, with its blanks squeezed out for reading.
pub(crate) fn read(input: &mut Input<'_>) -> trace::Result<Typed> {
    let (mut text, mut squeezed) = (String::new(), String::new());
    while !input.is_end() {
        text.push_str(if text.is_empty() { "" } else { " " });
        let word = input.word("the recurrence")?;
        text.push_str(word);
        squeezed.push_str(word);
    }
    let mut scanner = Scanner { rest: &squeezed };
    if !scanner.eat("T(n)=") {
        text = format!("T(n) = {text}");
    }
    let mut typed = Typed { text, splits: Vec::new(), driving: Vec::new(), base: 1 };
    let mut n_terms = 0;
    while n_terms == 0 || !scanner.rest.is_empty() {
        n_terms += 1;
        if let Err(wanted) = term(&mut scanner, &mut typed) {
            let rest = scanner.rest;
            let place = if rest.is_empty() { "the end".to_owned() } else { format!("{rest:?}") };
            return Err(format!("term {n_terms}, at {place}: {wanted}").into());
        }
    }
    if typed.splits.is_empty() {
        return Err("there is no smaller part, such as 2T(n/2)".into());
    }
    typed.driving.retain(|(factor, _)| *factor != 0.0);
    if typed.driving.is_empty() {
        return Err("there is no driving term, such as n or 1".into());
    }
    let (factor, largest) = typed.largest();
    if factor < 0.0 {
        return Err(format!("the driving term {largest} must be positive").into());
    }
    Ok(typed)
}

const PART: &str = "write T(n/2), 3T(2n/3) or T(ceil n/2)";
const DRIVING: &str = "write n, 3 n^2, n log n, n/log^2 n";

/// Reads a term with its sign; or says what is wanted at the place that was reached.
fn term(scanner: &mut Scanner<'_>, typed: &mut Typed) -> Result<(), &'static str> {
    let mut factor = if scanner.eat("-") { -1.0 } else { 1.0 };
    let _ = scanner.eat("+");
    let mut growth = Growth::default();
    // What a power is multiplied by: -1 behind a stroke.
    let mut sign = 1.0;
    let mut is_number = true;
    loop {
        if scanner.rest.starts_with("T(") {
            let times = whole(factor).filter(|_| is_number && 0.0 < sign).ok_or(PART)?;
            typed.splits.push(part(times, scanner)?);
            return Ok(());
        } else if scanner.eat("log") {
            is_number = false;
            growth.logs += sign * scanner.exponent().ok_or(DRIVING)?;
            scanner.eat("n").then_some(()).ok_or(DRIVING)?;
        } else if scanner.eat("n") {
            is_number = false;
            growth.power += sign * scanner.exponent().ok_or(DRIVING)?;
        } else {
            let number = scanner.number().filter(|number| 0.0 < *number).ok_or(DRIVING)?;
            factor *= if 0.0 < sign { number } else { 1.0 / number };
        }
        sign = if scanner.eat("/") { -1.0 } else { 1.0 };
        let goes_on = scanner.eat("*") || sign < 0.0;
        if !goes_on && (scanner.rest.is_empty() || scanner.rest.starts_with(['+', '-'])) {
            typed.add(factor, growth);
            return Ok(());
        }
    }
}

/// Reads `T(2n/3)`.
fn part(times: u64, scanner: &mut Scanner<'_>) -> Result<Split, &'static str> {
    let start = scanner.rest;
    let mut read = || {
        let _ = scanner.eat("T(");
        let is_up = scanner.eat("ceil");
        let _ = scanner.eat("floor");
        let numerator = scanner.number().map_or(Some(1), small)?;
        scanner.eat("n/").then_some(())?;
        let denominator = small(scanner.number()?)?;
        scanner.eat(")").then_some(())?;
        let rounding = if is_up { Rounding::Ceil } else { Rounding::Floor };
        Split::new(times, numerator, denominator, rounding).ok()
    };
    let split = read();
    if split.is_none() {
        scanner.rest = start;
    }
    split.ok_or(PART)
}

/// Text that is read from the front.
struct Scanner<'a> {
    rest: &'a str,
}

impl Scanner<'_> {
    /// Whether the text begins so; then this is read.
    fn eat(&mut self, word: &str) -> bool {
        let rest = self.rest.strip_prefix(word);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    /// The exponent behind `^`; 1 if there is none.
    fn exponent(&mut self) -> Option<f64> {
        if !self.eat("^") {
            return Some(1.0);
        }
        let sign = if self.eat("-") { -1.0 } else { 1.0 };
        Some(sign * self.number()?)
    }

    /// A decimal number without a sign.
    fn number(&mut self) -> Option<f64> {
        let (mut value, mut unit, mut n_digits) = (0.0, None, 0);
        loop {
            let mut rest = self.rest.chars();
            match rest.next() {
                Some('.') if unit.is_none() => unit = Some(1.0),
                Some(c) if c.is_ascii_digit() => {
                    value = value * 10.0 + f64::from(u32::from(c) - u32::from('0'));
                    unit = unit.map(|unit| unit * 10.0);
                    n_digits += 1;
                }
                _ => break,
            }
            self.rest = rest.as_str();
        }
        (0 < n_digits).then(|| value / unit.unwrap_or(1.0))
    }
}

/// A whole number from 1 up.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it fits")]
fn whole(x: f64) -> Option<u64> {
    let is_whole = x.fract() == 0.0 && (1.0..9e15).contains(&x);
    is_whole.then_some(x as u64)
}

fn small(x: f64) -> Option<u32> {
    u32::try_from(whole(x)?).ok()
}

#[expect(clippy::cast_precision_loss, reason = "a picture is not so fine")]
pub(crate) fn real(n: u64) -> f64 {
    n as f64
}
