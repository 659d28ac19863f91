//! One partition by filling holes: `cargo run -p sort --example hole_filling -- 5 2 4 6 1 3`.

use std::process::ExitCode;

use input::Input;
use sort::Step;
use sort::quick_sort::partition::hole_filling_watched;
use trace::{Cells, Demo, Frame, Options, Pointer, Role, SplitMix64, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "sort",
    name: "hole_filling",
    about: "One partition of quicksort by filling holes from both ends; the first number is the pivot.",
    arguments: "NUMBER...",
    worked: &["9 15 2 14 13 8 16 3"],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_NUMBERS: usize = 16;

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let mut v: Vec<i64> = Vec::new();
    while !input.is_end() {
        v.push(input.number(format_args!("number {}", v.len() + 1))?);
    }
    let title = match v.len() {
        0 => "One partition of nothing".into(),
        n if MOST_NUMBERS < n => format!("One partition of {n} numbers"),
        _ => format!("One partition of {}", trace::list(&v, " ")),
    };
    let (mut after, mut steps) = (v.clone(), Vec::new());
    let place = hole_filling_watched(&mut after, |step, v| steps.push((step, v.to_vec())));
    let answer = match place {
        Some(place) => {
            format!("The pivot {} is at {place}: {}", after[place], trace::list(&after, " "))
        }
        None => "Without an element there is no pivot.".into(),
    };
    let frames = if MOST_NUMBERS < v.len() {
        vec![Frame::too_large(format_args!("{MOST_NUMBERS} numbers"))]
    } else {
        holes(&v, &steps)
    };
    Ok(Trace { title, frames, answer })
}

fn array(v: &[i64]) -> Cells {
    Cells { name: "v".into(), first_index: Some(0), ..Cells::new(v) }
}

/// One partition by holes; the pivot is in the hole.
fn holes(v: &[i64], steps: &[(Step, Vec<i64>)]) -> Vec<Frame> {
    let Some(pivot) = v.first() else { return vec![Frame::new("There is nothing to partition.")] };
    let mut cells = array(v);
    cells.cells[0].role = Some(Role::Active);
    let begin = format!("The pivot is {pivot}. Its place, index 0, is the first hole.");
    let mut frames = vec![Frame::new(begin).with(cells).at("let mut hole = lo;")];
    let mut hole = 0;
    for (step, v) in steps {
        let Step::Fill { from, to, .. } = *step else { continue };
        let mut cells = array(v);
        cells.cells[to].role = Some(Role::Chosen);
        cells.cells[from].role = Some(Role::Active);
        cells.pointers.push(Pointer { at: from, name: "hole".into() });
        let (number, side) = (v[to], if to < from { "less" } else { "greater" });
        let caption = format!(
            "{number} is {side} than {pivot}: it goes from index {from} into the hole at index {to}. The hole is now at index {from}."
        );
        frames.push(Frame::new(caption).with(cells).at("v.swap(hole, from);"));
        hole = from;
    }
    let after = steps.last().map_or(v, |(_, v)| v);
    let mut cells = array(after);
    cells.cells[hole].role = Some(Role::Settled);
    let caption = format!("The two ends meet: {pivot} stays at index {hole}, its final place.");
    frames.push(Frame::new(caption).with(cells).at("Some(hole)"));
    frames
}

/// Different numbers in any order.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut numbers: Vec<i64> = (1..=20).collect();
    dice.shuffle(&mut numbers);
    numbers.truncate(6 + dice.below(4));
    trace::list(&numbers, " ")
}
