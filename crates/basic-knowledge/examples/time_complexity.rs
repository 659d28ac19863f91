//! How a cost grows:
//! `cargo run -p basic-knowledge --example time_complexity -- 100 4950 200 19900 400 79800`.

use std::process::ExitCode;

use basic_knowledge::time_complexity::programs::{PROGRAMS, Program};
use basic_knowledge::time_complexity::{
    Class, ComplexityError, Fit, Sample, classify, exponent, later_half,
};
use input::Input;
use trace::{Axis, Cell, Chart, Demo, Frame, Grid, Options, Role, Row, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "basic-knowledge",
    name: "time_complexity",
    about: "How a cost grows: the class of counted steps, and what it means.",
    arguments: "PROGRAM [SIZE...] | SIZE COUNT SIZE COUNT...",
    worked: &["splitting"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: Some(cost),
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_SAMPLES: usize = 16;

/// How many steps a program may take here.
const MOST_STEPS: u64 = 100_000_000;

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let mut ahead = input.clone();
    match ahead.word("what to do")? {
        word if word.starts_with(|c: char| c.is_ascii_digit() || c == '-') => measured(input),
        word => {
            if let Some(program) = PROGRAMS.iter().find(|program| program.name == word) {
                return counted(program, &mut ahead);
            }
            let names: Vec<&str> = PROGRAMS.iter().map(|program| program.name).collect();
            let known = format!("is neither a size nor one of {}", names.join(", "));
            Err(ahead.invalid("what to do", known).into())
        }
    }
}

/// Counts the steps of a program at its own sizes or at the reader's.
fn counted(program: &Program, input: &mut Input<'_>) -> trace::Result<Trace> {
    let mut samples = Vec::new();
    while !input.is_end() {
        let name = format!("size {}", samples.len() + 1);
        let n = input.number(&name)?;
        if program.class.at(n).is_none_or(|steps| MOST_STEPS < steps) {
            let reason = format!("would take more than {MOST_STEPS} steps");
            return Err(input.invalid(name, reason).into());
        }
        samples.push(Sample { n, count: program.count(n) });
    }
    if samples.is_empty() {
        samples = program.samples();
    }
    Ok(growth(&format!("{}: {}", program.name, program.about), &samples))
}

/// Reads pairs of a size and a count.
fn measured(input: &mut Input<'_>) -> trace::Result<Trace> {
    let mut samples = Vec::new();
    while !input.is_end() {
        let i = samples.len() + 1;
        let n = input.number(format_args!("size {i}"))?;
        samples.push(Sample { n, count: input.number(format_args!("count {i}"))? });
    }
    Ok(growth("Your counts", &samples))
}

/// The class of the samples, and how it was found.
fn growth(what: &str, samples: &[Sample]) -> Trace {
    let verdict = classify(samples);
    let mut frames = Vec::new();
    if MOST_SAMPLES < samples.len() {
        frames.push(Frame::too_large(format_args!("{MOST_SAMPLES} sizes")));
    } else {
        let caption = "The steps counted at each size, and the factor by which they grew. Only the \
                       later half of the factors counts.";
        let ratios = Frame::new(caption).with(ratio_table(samples));
        frames.push(ratios.at("let later = later_half(samples);"));
        if let Ok(nearest)
        | Err(ComplexityError::NoClass { nearest } | ComplexityError::Ambiguous { nearest }) =
            &verdict
        {
            frames.push(rivals(nearest, samples));
        }
    }
    let power = match exponent(samples) {
        Ok(a) => format!(" The best single power is n^{}.", hundredths(a)),
        Err(_) => String::new(),
    };
    let answer = match verdict {
        Ok(fit) => format!(
            "The steps grow as {}, confidence {} %.{power}",
            fit.class,
            hundredths(100.0 * fit.confidence())
        ),
        Err(refusal) => format!("No class is named: {refusal}.{power}"),
    };
    Trace { title: what.to_owned(), frames, answer }
}

fn ratio_table(samples: &[Sample]) -> Grid {
    let columns = ["steps", "factor"].map(str::to_owned).to_vec();
    let mut grid = Grid { name: "n".into(), columns, ..Grid::default() };
    let most = samples.iter().map(|sample| sample.count).max().unwrap_or(1).max(1);
    for (i, sample) in samples.iter().enumerate() {
        let mut cells = vec![Cell::new(sample.count)];
        if 0 < i {
            let factor = Cell::new(factor(samples[i - 1].count, sample.count));
            let decides = 3 <= samples.len() && samples.len() - later_half(samples).len() < i;
            cells.push(Cell { role: decides.then_some(Role::Compared), ..factor });
        }
        let header = sample.n.to_string();
        grid.rows.push(Row { header, cells, note: bar(sample.count, most), ..Row::default() });
    }
    grid
}

/// A bar as long as the count, beside the longest one.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is short")]
fn bar(count: u64, most: u64) -> String {
    const LONGEST: f64 = 32.0;
    "█".repeat((LONGEST * real(count) / real(most)).round() as usize)
}

/// The factors by which the two nearest classes and some familiar ones grow, beside those that were
/// counted.
fn rivals(nearest: &Fit, samples: &[Sample]) -> Frame {
    let later = later_half(samples);
    let steps: Vec<(u64, u64)> = later.windows(2).map(|step| (step[0].n, step[1].n)).collect();
    let columns = steps.iter().map(|(from, to)| format!("{from} to {to}")).collect();
    let mut grid = Grid { columns, ..Grid::default() };
    let counts = later.windows(2).map(|s| factor(s[0].count, s[1].count));
    grid.rows.push(Row::new("counted", counts));
    let mut classes = Class::FAMILIAR.to_vec();
    for class in [nearest.class, nearest.rival] {
        if let Err(place) = classes.binary_search(&class) {
            classes.insert(place, class);
        }
    }
    for class in classes {
        let factors = steps.iter().map(|(from, to)| match (class.at(*from), class.at(*to)) {
            (Some(from), Some(to)) => factor(from, to),
            _ => "large".to_owned(),
        });
        let mut row = Row::new(class.to_string(), factors);
        let (role, note) = if class == nearest.class {
            (Some(Role::Chosen), off(nearest.miss))
        } else if class == nearest.rival {
            (Some(Role::Compared), off(nearest.rival_miss))
        } else {
            (None, String::new())
        };
        row.cells.iter_mut().for_each(|cell| cell.role = role);
        row.note = note;
        row.apart = grid.rows.len() == 1;
        grid.rows.push(row);
    }
    let caption = format!(
        "The factors that each class would give. {} is the nearest, and {} comes next.",
        nearest.class, nearest.rival
    );
    Frame::new(caption).with(grid).at("let (rival_miss, rival) = nearest_but(Some(class));")
}

/// By how much a class is off, from a binary logarithm.
fn off(miss: f64) -> String {
    if miss < 8.0 {
        format!("off by {} %", hundredths(100.0 * (miss.exp2() - 1.0)))
    } else {
        "far off".into()
    }
}

/// The steps of the programs that end soon at doubled sizes.
fn cost() -> Chart {
    let sizes = [16, 32, 64, 128, 256, 512];
    let quick = PROGRAMS.iter().filter(|program| program.class < Class::Exponential);
    let series = quick.map(|program| {
        let points = sizes.map(|n| (real(n), real(program.count(n)))).to_vec();
        Series { name: program.name.into(), points }
    });
    Chart {
        name: "Steps of the programs".into(),
        x: Axis::log("n"),
        y: Axis::log("steps"),
        series: series.collect(),
    }
}

#[expect(clippy::cast_precision_loss, reason = "a picture is not so fine")]
fn real(n: u64) -> f64 {
    n as f64
}

/// The factor from one count to the next; `-` if there is none, or if it has more digits than it is
/// worth.
fn factor(from: u64, to: u64) -> String {
    const END: f64 = 1e12;
    let factor = real(to) / real(from);
    if 0 < from && factor < END { hundredths(factor) } else { "-".to_owned() }
}

/// A number with two decimals.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is small")]
fn hundredths(x: f64) -> String {
    let sign = if x <= -0.005 { "-" } else { "" };
    let hundredths = (x.abs() * 100.0).round() as u64;
    format!("{sign}{}.{:02}", hundredths / 100, hundredths % 100)
}
