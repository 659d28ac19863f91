//! The classes of growth, and how far each one gets:
//! `cargo run -p basic-knowledge --example growth_classes -- 1000000`.

use std::process::ExitCode;

use basic_knowledge::time_complexity::Class;
use input::Input;
use trace::{Axis, Chart, Demo, Frame, Grid, Options, Row, Series, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "basic-knowledge",
    name: "growth_classes",
    about: "The classes of growth: how large may n be within a number of steps?",
    arguments: "STEPS",
    worked: &["100000000"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let budget = input.number("the steps")?;
    input.end("the steps")?;
    Ok(within(budget))
}

/// The largest size of each class within a budget, and the classes on one chart.
fn within(budget: u64) -> Trace {
    let mut grid = Grid { columns: vec!["largest n".into()], ..Grid::default() };
    let mut answers = Vec::new();
    for class in Class::FAMILIAR {
        let largest = match class.largest_within(budget) {
            None => "none".to_owned(),
            Some(u64::MAX) => "any".to_owned(),
            Some(n) => n.to_string(),
        };
        if Class::LINEAR < class {
            answers.push(format!("{largest} for {class}"));
        }
        grid.rows.push(Row::new(class.to_string(), [largest]));
    }
    let frames = vec![
        Frame::new(format!("The largest size that each class can handle in {budget} steps."))
            .with(grid)
            .at("let is_within = |n|"),
        Frame::new(format!("The classes, and the line of {budget} steps."))
            .with(classes(budget))
            .at("if is_within(mid)"),
    ];
    let answer = format!("The largest n: {}.", answers.join(", "));
    Trace { title: format!("Within {budget} steps"), frames, answer }
}

/// One curve for each class, up to a million million, and a level line.
fn classes(budget: u64) -> Chart {
    const TOP: u64 = 1_000_000_000_000;
    let sizes: Vec<u64> = (0..=24).map(|i| 1_u64 << i).collect();
    let mut series: Vec<Series> = Vec::new();
    for class in Class::FAMILIAR {
        let value = |n: &u64| {
            let value = class.at(*n).filter(|value| *value <= TOP)?;
            Some((real(*n), real(value)))
        };
        let points = sizes.iter().filter_map(value).collect();
        series.push(Series { name: class.to_string(), points });
    }
    let ends = vec![(1.0, real(budget)), (real(1 << 24), real(budget))];
    series.push(Series { name: format!("{budget} steps"), points: ends });
    Chart { name: "The classes".into(), x: Axis::log("n"), y: Axis::log("steps"), series }
}

#[expect(clippy::cast_precision_loss, reason = "a picture is not so fine")]
fn real(n: u64) -> f64 {
    n as f64
}
