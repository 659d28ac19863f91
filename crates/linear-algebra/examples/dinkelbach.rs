//! Dinkelbach's algorithm, tangent by tangent:
//! `cargo run -p linear-algebra --example dinkelbach -- 2 5 5 0 1 2 6`.

use std::process::ExitCode;

use input::Input;
use linear_algebra::Ratio;
use linear_algebra::linear_programming::dinkelbach::{
    BestRatio, Goal, RatioError, Round, Size, best_choice, best_ratio, bisection,
};
use trace::{
    Cell, Chart, Demo, Flag, Frame, Grid, Options, Plane, PlaneLine, PlanePath, PlanePoint, Role,
    Row, Shape, Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "linear-algebra",
    name: "dinkelbach",
    about: "Choose K pairs a, b so that the sum of a over the sum of b is greatest.",
    arguments: "K [A B]...",
    worked: &["2 5 5 0 1 2 6"],
    flags: &[
        Flag { name: "--min", value: None, about: "the least ratio" },
        Flag { name: "--at-least", value: None, about: "choose K pairs or more" },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

const MOST_PAIRS: usize = 12;

/// If the numbers of all pairs, added up, are at most this, whatever the curve needs fits 128 bits:
/// between two ratios of sums its kinks have terms of twice as many bits, and are multiplied by
/// sums again.
const LARGEST_SUM: u64 = 1 << 38;

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let k = input.number("how many pairs to choose")?;
    let mut pairs: Vec<(i64, i64)> = Vec::new();
    while !input.is_end() {
        let n = pairs.len() + 1;
        let a = input.number(format_args!("the numerator of pair {n}"))?;
        pairs.push((a, input.number(format_args!("the denominator of pair {n}"))?));
    }
    let size = if options.has("--at-least") { Size::AtLeast(k) } else { Size::Exactly(k) };
    let goal = if options.has("--min") { Goal::Min } else { Goal::Max };
    // A reader counts from 1.
    let found = best_ratio(&pairs, size, goal).map_err(|error| match error {
        RatioError::BadDenominator { pair } => RatioError::BadDenominator { pair: pair + 1 },
        RatioError::SumsTooLarge { pair } => RatioError::SumsTooLarge { pair: pair + 1 },
        other => other,
    })?;
    let frames = if MOST_PAIRS < pairs.len() {
        vec![Frame::too_large(format!("{MOST_PAIRS} pairs"))]
    } else {
        (0..found.rounds.len()).map(|nth| frame(&pairs, size, goal, &found, nth)).collect()
    };
    let chosen: Vec<String> = found.best.chosen.iter().map(|i| (i + 1).to_string()).collect();
    let chosen = if chosen.len() <= MOST_PAIRS { chosen.join(" ") } else { "many".into() };
    let (greatest, s) = (
        if goal == Goal::Max { "greatest" } else { "least" },
        if found.best.chosen.len() == 1 { "" } else { "s" },
    );
    let least = if matches!(size, Size::AtLeast(_)) { "at least " } else { "" };
    let n = pairs.len();
    Ok(Trace {
        title: format!(
            "The {greatest} ratio of {least}{k} of {n} pair{}",
            if n == 1 { "" } else { "s" }
        ),
        frames,
        answer: format!("The {greatest} ratio is {}: pair{s} {chosen}.", found.ratio),
    })
}

/// What is best for λ, the tangent that it is, and where that meets zero.
fn frame(
    pairs: &[(i64, i64)],
    size: Size,
    goal: Goal,
    found: &BestRatio<Vec<usize>, Ratio>,
    nth: usize,
) -> Frame {
    let Round { lambda, num, den, gain } = found.rounds[nth];
    let is_last = nth + 1 == found.rounds.len();
    let best = if goal == Goal::Max { "greatest" } else { "least" };
    let next = num / den;
    let (caption, at) = if is_last {
        (
            format!(
                "λ = {lambda}: the {best} N - λ D is 0. No choice has a better ratio than {lambda}."
            ),
            "return Ok(BestRatio { ratio, best, rounds });",
        )
    } else {
        (
            format!(
                "λ = {lambda}: the {best} N - λ D is {gain}, with N = {num} and D = {den}. Its line meets 0 at {next}."
            ),
            "lambda = ratio;",
        )
    };
    let frame = |caption| Frame::new(caption).with(table(pairs, size, goal, lambda)).at(at);
    let numbers = pairs.iter().flat_map(|&(a, b)| [a.unsigned_abs(), b.unsigned_abs()]);
    if numbers.fold(0, u64::saturating_add) <= LARGEST_SUM {
        frame(caption).with(curve(pairs, size, goal, found, nth))
    } else {
        frame(caption + " The numbers are too large for the curve.")
    }
}

/// The choice for λ, and its sums, in the problem's own signs.
fn choice(
    pairs: &[(i64, i64)],
    size: Size,
    goal: Goal,
    lambda: Ratio,
) -> (Vec<usize>, Ratio, Ratio) {
    let sign = if goal == Goal::Max { 1 } else { -1 };
    let signed: Vec<(i64, i64)> = pairs.iter().map(|(a, b)| (sign * a, *b)).collect();
    let best = best_choice(&signed, size, Ratio::from(sign) * lambda);
    (best.chosen, Ratio::from(sign) * best.num, best.den)
}

fn table(pairs: &[(i64, i64)], size: Size, goal: Goal, lambda: Ratio) -> Grid {
    let (chosen, ..) = choice(pairs, size, goal, lambda);
    let worth = |(a, b): &(i64, i64)| Ratio::from(*a) - lambda * Ratio::from(*b);
    let mut rows = vec![
        Row::new("a", pairs.iter().map(|pair| pair.0)),
        Row::new("b", pairs.iter().map(|pair| pair.1)),
        Row::new("a - λ b", pairs.iter().map(worth)),
    ];
    for i in chosen {
        let worth = rows[2].cells[i].text.clone();
        rows[2].cells[i] = Cell::marked(worth, Role::Chosen);
    }
    let columns = (1..=pairs.len()).map(|i| i.to_string()).collect();
    Grid { name: "pair".into(), columns, rows, ..Grid::default() }
}

/// The curve F(λ), and the tangents up to round `nth`.
fn curve(
    pairs: &[(i64, i64)],
    size: Size,
    goal: Goal,
    found: &BestRatio<Vec<usize>, Ratio>,
    nth: usize,
) -> Plane {
    let lambdas = || found.rounds.iter().map(|round| round.lambda);
    let (low, high) = lambdas().fold((Ratio::from(0), Ratio::from(0)), |(low, high), lambda| {
        (if lambda < low { lambda } else { low }, if high < lambda { lambda } else { high })
    });
    let span = if low < high { high - low } else { Ratio::from(1) };
    // A little beyond both ends.
    let eighth = span * Ratio::new(1, 8);
    let mut corners = Vec::new();
    for lambda in kinks(pairs, size, goal, (low - eighth, high + eighth)) {
        let (_, num, den) = choice(pairs, size, goal, lambda);
        corners.push((lambda.to_f64(), (num - lambda * den).to_f64()));
    }
    let (first, last) = (corners[0], corners[corners.len() - 1]);
    let mut plane = Plane {
        axes: ["λ".into(), "F".into()],
        paths: vec![
            PlanePath::new(Shape::Open, [(first.0, 0.0), (last.0, 0.0)]).styled(Style::Dashed),
            PlanePath::new(Shape::Open, corners).labeled("F"),
        ],
        stretched: true,
        ..Plane::default()
    };
    for (i, round) in found.rounds[..=nth].iter().enumerate() {
        let role = if i == nth { Role::Active } else { Role::Settled };
        let point = PlanePoint::new("", (round.lambda.to_f64(), round.gain.to_f64()));
        plane
            .points
            .push(point.marked(role).noted(format!("F({}) = {}", round.lambda, round.gain)));
        if i == nth {
            let normal = (round.den.to_f64(), 1.0);
            plane.lines.push(PlaneLine::new(normal, round.num.to_f64()).marked(Role::Active));
        }
    }
    if nth + 1 < found.rounds.len() {
        let next = found.rounds[nth + 1].lambda;
        plane
            .points
            .push(PlanePoint::new("", (next.to_f64(), 0.0)).marked(Role::Frontier).noted(next));
    }
    plane
}

/// Where F turns between two λ, and these: where the tangents of two neighbors meet between them,
/// another choice may be best.
fn kinks(pairs: &[(i64, i64)], size: Size, goal: Goal, (low, high): (Ratio, Ratio)) -> Vec<Ratio> {
    const MOST: usize = 24;
    let (mut lambdas, mut i) = (vec![low, high], 0);
    while i + 1 < lambdas.len() && lambdas.len() < MOST {
        let (_, left_num, left_den) = choice(pairs, size, goal, lambdas[i]);
        let (_, right_num, right_den) = choice(pairs, size, goal, lambdas[i + 1]);
        // No number if the tangents are parallel, and then not between.
        let meet = (left_num - right_num) / (left_den - right_den);
        if lambdas[i] < meet && meet < lambdas[i + 1] {
            lambdas.insert(i + 1, meet);
        } else {
            i += 1;
        }
    }
    lambdas
}

pub(crate) const SIZES: [u32; 5] = [64, 128, 256, 512, 1024];

/// Rounds of Dinkelbach's algorithm, and halvings to the same certainty, on pairs that look random.
pub(crate) fn counts(n: u32) -> [u32; 2] {
    let mut state = u64::from(n);
    let mut draw = || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        i64::from(u16::try_from(state >> 48).unwrap_or(0))
    };
    let pairs: Vec<(i64, i64)> = (0..n).map(|_| (draw(), draw() + 1)).collect();
    let size = Size::Exactly(pairs.len() / 2);
    let Ok(found) = best_ratio(&pairs, size, Goal::Max) else { return [0, 0] };
    let den: f64 = pairs.iter().map(|pair| Ratio::from(pair.1).to_f64()).sum();
    // Two different ratios are no nearer to each other than this.
    let width = 1.0 / den / den;
    let target = found.ratio.to_f64();
    let (_, halvings) = bisection((0.0, 65_536.0), width, |lambda| lambda < target);
    [u32::try_from(found.rounds.len()).unwrap_or(u32::MAX), halvings]
}

fn cost() -> Chart {
    let names = ["Dinkelbach", "bisection"];
    Chart::from_counts("Rounds", ["pairs", "rounds"], &SIZES, names, counts)
}
