//! What the programs of merge sort share: reading numbers, telling equal ones apart, and drawing
//! runs in rows.

use std::cell::Cell as Counter;
use std::cmp::Ordering;

use input::Input;
use trace::{Cell, Role, Row, SplitMix64};

/// What still makes a picture.
pub(crate) const MOST_NUMBERS: usize = 16;

/// A number whose comparisons are counted. Equal numbers are told apart by their places in the
/// input.
#[derive(Clone)]
pub(crate) struct Number<'a> {
    pub(crate) value: i64,
    pub(crate) place: usize,
    n_comparisons: &'a Counter<u64>,
}

impl Ord for Number<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.n_comparisons.set(self.n_comparisons.get() + 1);
        self.value.cmp(&other.value)
    }
}

impl PartialOrd for Number<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Number<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Number<'_> {}

/// The numbers in their places; `n_comparisons` counts what they are asked.
pub(crate) fn numbers<'a>(v: &[i64], n_comparisons: &'a Counter<u64>) -> Vec<Number<'a>> {
    let number = |(place, &value)| Number { value, place, n_comparisons };
    v.iter().enumerate().map(number).collect()
}

pub(crate) fn read(input: &mut Input<'_>) -> trace::Result<Vec<i64>> {
    let mut v = Vec::new();
    while !input.is_end() {
        v.push(input.number(format_args!("number {}", v.len() + 1))?);
    }
    Ok(v)
}

/// What was run on what: "Merge sort of 3 1 2".
pub(crate) fn title(name: &str, v: &[i64]) -> String {
    match v.len() {
        0 => format!("{name} of nothing"),
        n if MOST_NUMBERS < n => format!("{name} of {n} numbers"),
        _ => format!("{name} of {}", list(v)),
    }
}

pub(crate) fn list<T: std::fmt::Display>(v: &[T]) -> String {
    trace::list(v, " ")
}

/// How each number of the input is written: equal numbers get letters in their order, as in 7a and
/// 7b.
pub(crate) fn labels(v: &[i64]) -> Vec<String> {
    let label = |(place, value): (usize, &i64)| {
        let n_before = v[..place].iter().filter(|x| *x == value).count();
        let n_all = v.iter().filter(|x| *x == value).count();
        match b"abcdefghijklmnop".get(n_before) {
            Some(letter) if 1 < n_all => format!("{value}{}", char::from(*letter)),
            _ => value.to_string(),
        }
    };
    v.iter().enumerate().map(label).collect()
}

/// Runs in a row: the cells of neighboring runs are separated by bars.
#[derive(Debug, Clone)]
pub(crate) struct Runs {
    header: String,
    cells: Vec<Cell>,
    is_end: Vec<bool>,
}

impl Runs {
    /// A row for `n` numbers, empty as yet; `ends` says where the runs end.
    pub(crate) fn new(header: &str, n: usize, ends: &[usize]) -> Self {
        let is_end = (1..=n).map(|end| ends.contains(&end)).collect();
        Runs { header: header.into(), cells: vec![Cell::new("·"); n], is_end }
    }

    pub(crate) fn put(&mut self, at: usize, label: &str) {
        self.cells[at] = Cell::new(label);
    }

    pub(crate) fn mark(&mut self, from: usize, to: usize, role: Option<Role>) {
        for cell in &mut self.cells[from..to] {
            cell.role = role;
        }
    }

    pub(crate) fn to_row(&self) -> Row {
        let mut cells = Vec::new();
        for (i, cell) in self.cells.iter().enumerate() {
            cells.push(cell.clone());
            if i + 1 < self.cells.len() {
                cells.push(Cell::new(if self.is_end[i] { "|" } else { "" }));
            }
        }
        Row { header: self.header.clone(), cells, ..Row::default() }
    }
}

/// Numbers in any order; some are equal now and then.
pub(crate) fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let n = 5 + dice.below(5);
    let numbers: Vec<i64> = (0..n).map(|_| dice.between(1, 20)).collect();
    list(&numbers)
}
