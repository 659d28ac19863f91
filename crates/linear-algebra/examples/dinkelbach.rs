//! Dinkelbach's algorithm, round by round:
//! `cargo run -p linear-algebra --example dinkelbach -- 2 13 7 7 1 11 5 1 1`.

use std::process::ExitCode;

use input::Input;
use linear_algebra::Ratio;
use linear_algebra::linear_programming::dinkelbach::plain::{self, Step};
use linear_algebra::linear_programming::dinkelbach::{
    BestRatio, Goal, RatioError, Round, Size, best_choice, best_ratio, bisection,
};
use trace::{
    Cell, Chart, Demo, Flag, Frame, Grid, Options, Plane, PlaneLine, PlanePath, PlanePoint, Role,
    Row, Shape, SplitMix64, Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "linear-algebra",
    name: "dinkelbach",
    about: "Choose K pairs a, b so that the sum of a over the sum of b is greatest.",
    arguments: "K [A B]...",
    worked: &["2 13 7 7 1 11 5 1 1"],
    flags: &[
        Flag { name: "--min", value: None, about: "the least ratio" },
        Flag { name: "--at-least", value: None, about: "choose K pairs or more" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// The most pairs that are drawn.
const MOST_PAIRS: usize = 12;

/// If the numbers of all pairs, added up, are at most this, whatever the curve needs fits 128 bits:
/// between two ratios of sums its kinks have terms of twice as many bits, and are multiplied by
/// sums again.
const LARGEST_SUM: u64 = 1 << 38;

/// If they are at most this, the plain version has room for its products.
const LARGEST_PLAIN_SUM: u64 = 1 << 31;

/// Two or three of four to six pairs.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut line = (2 + dice.below(2)).to_string();
    for _ in 0..4 + dice.below(3) {
        line += &format!(" {} {}", 1 + dice.below(20), 1 + dice.below(9));
    }
    line
}

/// A round, with the pairs that were chosen in it.
struct Turn {
    round: Round<Ratio>,
    chosen: Vec<usize>,
}

impl Turn {
    fn ratio(&self) -> Ratio {
        self.round.num / self.round.den
    }
}

/// What is asked for.
struct Question {
    pairs: Vec<(i64, i64)>,
    size: Size,
    goal: Goal,
}

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
    let chosen = named(&found.best.chosen);
    let asked = Question { pairs, size, goal };
    let frames = if MOST_PAIRS < asked.pairs.len() {
        vec![Frame::too_large(format!("{MOST_PAIRS} pairs"))]
    } else {
        frames(&asked, &found)
    };
    let greatest = if goal == Goal::Max { "greatest" } else { "least" };
    let least = if matches!(size, Size::AtLeast(_)) { "at least " } else { "" };
    let n = trace::plural(asked.pairs.len(), "pair");
    Ok(Trace {
        title: format!("The {greatest} ratio of {least}{k} of {n}"),
        frames,
        answer: format!("The {greatest} ratio is {}: {chosen}.", found.ratio),
    })
}

/// "pair 2", "pairs 1 and 3".
fn named(chosen: &[usize]) -> String {
    match chosen {
        [one] => format!("pair {}", one + 1),
        _ if MOST_PAIRS < chosen.len() => "many pairs".into(),
        _ => format!("pairs {}", trace::all_of(chosen.iter().map(|i| i + 1))),
    }
}

/// The rounds: those of the plain version where it can run, or else of the library.
fn turns(asked: &Question, found: &BestRatio<Vec<usize>, Ratio>) -> (Vec<Turn>, bool) {
    let sum = numbers(asked);
    if let (Size::Exactly(k), Goal::Max) = (asked.size, asked.goal)
        && sum <= LARGEST_PLAIN_SUM
    {
        let (mut turns, mut lambda) = (Vec::new(), Ratio::ZERO);
        plain::best_ratio_watched(&asked.pairs, k, |step, chosen| match step {
            Step::Choose { p, q } => lambda = Ratio::from(p) / Ratio::from(q),
            Step::Ratio { num, den } => {
                let (num, den) = (Ratio::from(num), Ratio::from(den));
                let mut chosen = chosen.to_vec();
                chosen.sort_unstable();
                let round = Round { lambda, num, den, gain: num - lambda * den };
                turns.push(Turn { round, chosen });
            }
        });
        return (turns, true);
    }
    let turn = |&round: &Round<Ratio>| Turn { round, chosen: choice(asked, round.lambda).0 };
    (found.rounds.iter().map(turn).collect(), false)
}

/// The sum of all numbers that were typed.
fn numbers(asked: &Question) -> u64 {
    let numbers = asked.pairs.iter().flat_map(|&(a, b)| [a.unsigned_abs(), b.unsigned_abs()]);
    numbers.fold(0, u64::saturating_add)
}

fn frames(asked: &Question, found: &BestRatio<Vec<usize>, Ratio>) -> Vec<Frame> {
    let (turns, is_plain) = turns(asked, found);
    let has_curve = numbers(asked) <= LARGEST_SUM;
    let at = |at| if is_plain { Some(at) } else { None };
    let mut frames = Vec::new();
    for (nth, turn) in turns.iter().enumerate() {
        let is_last = nth + 1 == turns.len();
        let picture = |caption: String, is_next: bool| {
            let frame = Frame::new(caption).with(table(asked, turn));
            if has_curve { frame.with(curve(asked, &turns, nth, is_next)) } else { frame }
        };
        let chosen = Frame {
            at: at("order.sort_by_key("),
            ..picture(choose_caption(asked, turn, nth), false)
        };
        frames.push(if is_plain { ask_chosen(chosen, turn, nth, is_last) } else { chosen });
        let line =
            if is_last { "return (chosen.to_vec(), num, den);" } else { "(p, q) = (num, den);" };
        let mut caption = ratio_caption(asked, turn, is_last);
        if is_last && !has_curve {
            caption += " The numbers are too large for the curve.";
        }
        let ratio = Frame { at: at(line), ..picture(caption, true) };
        frames.push(match turns.get(nth + 1) {
            Some(next) if is_plain => ask_ratio(ratio, asked, turn, next, nth),
            _ => ratio,
        });
    }
    frames
}

/// A number as a term of a sum.
fn terms(numbers: &[Ratio]) -> String {
    let mut sum = String::new();
    for &number in numbers {
        let is_negative = number < Ratio::ZERO;
        sum += match (sum.is_empty(), is_negative) {
            (true, true) => "-",
            (true, false) => "",
            (false, true) => " - ",
            (false, false) => " + ",
        };
        sum += &number.abs().to_string();
    }
    sum
}

fn worth(asked: &Question, i: usize, lambda: Ratio) -> Ratio {
    let (a, b) = asked.pairs[i];
    Ratio::from(a) - lambda * Ratio::from(b)
}

fn choose_caption(asked: &Question, turn: &Turn, nth: usize) -> String {
    let Round { lambda, gain, .. } = turn.round;
    let worths: Vec<Ratio> = turn.chosen.iter().map(|&i| worth(asked, i, lambda)).collect();
    let sum = if 1 < worths.len() { format!("{} = ", terms(&worths)) } else { String::new() };
    let most = if asked.goal == Goal::Max { "most" } else { "least" };
    let verb = if turn.chosen.len() == 1 { "is" } else { "are" };
    let begin = if nth == 0 {
        "Begin with λ = 0. Then a pair is worth its numerator, a.".to_owned()
    } else {
        format!("λ = {lambda}. Now a pair is worth a - {lambda} · b.")
    };
    let mut name = named(&turn.chosen);
    name.replace_range(..1, "P");
    format!("{begin} {name} {verb} worth the {most}: {sum}{gain}.")
}

fn ratio_caption(asked: &Question, turn: &Turn, is_last: bool) -> String {
    let Round { lambda, num, den, .. } = turn.round;
    let ratio = turn.ratio();
    let mut name = named(&turn.chosen);
    let verb = if turn.chosen.len() == 1 { "has" } else { "have" };
    if is_last {
        let more = if asked.goal == Goal::Max { ["more", "greater"] } else { ["less", "less"] };
        return format!(
            "No choice is worth {} than 0 at λ = {lambda}, so no choice has a ratio {} than {lambda}. {name} {verb} this ratio, so the search ends.",
            more[0], more[1]
        )
        .replace(". pair", ". Pair");
    }
    name.replace_range(..1, "P");
    // In lowest terms already?
    let quotient = format!("{num} / {den}");
    let is_same = ratio.to_string() == format!("{num}/{den}");
    let value = if is_same { quotient } else { format!("{quotient} = {ratio}") };
    format!(
        "{name} {verb} the ratio {value}. This is the next λ, the place where the line of this choice meets 0."
    )
}

/// After the choice: what does its worth say, and which λ comes next?
fn ask_chosen(frame: Frame, turn: &Turn, nth: usize, is_last: bool) -> Frame {
    let Round { lambda, num, den, gain } = turn.round;
    match nth {
        0 if !is_last => {
            let ratio = turn.ratio();
            let mut choices = vec![gain, den];
            choices.retain(|&choice| choice != ratio);
            choices.dedup();
            if choices.len() == 2 && choices[1] < choices[0] {
                choices.reverse();
            }
            let answer = choices.iter().filter(|&&choice| choice < ratio).count();
            choices.insert(answer, ratio);
            let because = format!(
                "The choice has the ratio {num} / {den} = {ratio}, and at λ = {ratio} it is worth 0."
            );
            frame.ask("Which λ comes next?", choices.iter().map(Ratio::to_string), answer, because)
        }
        1 if !is_last => {
            let choices = [
                format!("{lambda} is the greatest ratio"),
                format!("some choice has a ratio greater than {lambda}"),
                format!("each choice has a ratio less than {lambda}"),
            ];
            let because = format!(
                "N - {lambda} · D = {gain} is more than 0. So N / D is greater than {lambda}, because D is positive."
            );
            frame.ask(
                format!("The chosen pairs are worth {gain}. What does this prove?"),
                choices,
                1,
                because,
            )
        }
        _ if is_last && 0 < nth => {
            let choices = ["yes", "no, there may be a greater ratio"];
            let because = format!(
                "The most that a choice is worth is 0. So N - {lambda} · D is at most 0 for every choice, and no ratio is greater than {lambda}."
            );
            frame.ask(format!("Is {lambda} the greatest ratio?"), choices, 0, because)
        }
        _ => frame,
    }
}

/// Before the next choice: which pairs will it be?
fn ask_ratio(frame: Frame, asked: &Question, turn: &Turn, next: &Turn, nth: usize) -> Frame {
    if 1 < nth {
        return frame;
    }
    let lambda = next.round.lambda;
    let k = next.chosen.len();
    let by_own_ratio = {
        let mut order: Vec<usize> = (0..asked.pairs.len()).collect();
        let own =
            |i: usize| i128::from(asked.pairs[i].0) * (1 << 40) / i128::from(asked.pairs[i].1);
        order.sort_unstable_by_key(|&i| -own(i));
        order.truncate(k);
        order.sort_unstable();
        order
    };
    let mut choices = vec![next.chosen.clone()];
    for other in [turn.chosen.clone(), by_own_ratio, (0..k).collect()] {
        if !choices.contains(&other) {
            choices.push(other);
        }
    }
    choices.sort_unstable();
    if choices.len() == 1 {
        return frame;
    }
    let answer = choices.iter().position(|choice| *choice == next.chosen).unwrap_or(0);
    let worths = (0..asked.pairs.len()).map(|i| worth(asked, i, lambda));
    let because = format!("In order, the pairs are worth {}.", trace::all_of(worths));
    let question = format!("Which choice is worth the most at λ = {lambda}?");
    frame.ask(question, choices.iter().map(|choice| named(choice)), answer, because)
}

/// The choice for λ, and its sums, in the problem's own signs.
fn choice(asked: &Question, lambda: Ratio) -> (Vec<usize>, Ratio, Ratio) {
    let sign = if asked.goal == Goal::Max { 1 } else { -1 };
    let signed: Vec<(i64, i64)> = asked.pairs.iter().map(|(a, b)| (sign * a, *b)).collect();
    let best = best_choice(&signed, asked.size, Ratio::from(sign) * lambda);
    (best.chosen, Ratio::from(sign) * best.num, best.den)
}

fn table(asked: &Question, turn: &Turn) -> Grid {
    let worth = |i| worth(asked, i, turn.round.lambda);
    let mut rows = vec![
        Row::new("a", asked.pairs.iter().map(|pair| pair.0)),
        Row::new("b", asked.pairs.iter().map(|pair| pair.1)),
        Row { apart: true, ..Row::new("a - λ b", (0..asked.pairs.len()).map(worth)) },
    ];
    for &i in &turn.chosen {
        let worth = rows[2].cells[i].text.clone();
        rows[2].cells[i] = Cell::marked(worth, Role::Chosen);
    }
    let columns = (1..=asked.pairs.len()).map(|i| i.to_string()).collect();
    Grid { name: "pair".into(), columns, rows, ..Grid::default() }
}

/// The curve F(λ), and the tangents up to round `nth`; where the last one meets 0, if `is_next`.
fn curve(asked: &Question, turns: &[Turn], nth: usize, is_next: bool) -> Plane {
    let lambdas = || turns.iter().map(|turn| turn.round.lambda);
    let (low, high) = lambdas().fold((Ratio::ZERO, Ratio::ZERO), |(low, high), lambda| {
        (if lambda < low { lambda } else { low }, if high < lambda { lambda } else { high })
    });
    let span = if low < high { high - low } else { Ratio::ONE };
    // A little beyond both ends.
    let eighth = span * Ratio::new(1, 8);
    let mut corners = Vec::new();
    for lambda in kinks(asked, (low - eighth, high + eighth)) {
        let (_, num, den) = choice(asked, lambda);
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
    for (i, turn) in turns[..=nth].iter().enumerate() {
        let Round { lambda, num, den, gain } = turn.round;
        let role = if i == nth { Role::Active } else { Role::Settled };
        let point = PlanePoint::new("", (lambda.to_f64(), gain.to_f64()));
        plane.points.push(point.marked(role).noted(format!("F({lambda}) = {gain}")));
        if i == nth {
            let normal = (den.to_f64(), 1.0);
            plane.lines.push(PlaneLine::new(normal, num.to_f64()).marked(Role::Active));
        }
    }
    if is_next && nth + 1 < turns.len() {
        let next = turns[nth + 1].round.lambda;
        plane
            .points
            .push(PlanePoint::new("", (next.to_f64(), 0.0)).marked(Role::Frontier).noted(next));
    }
    plane
}

/// Where F turns between two λ, and these: where the tangents of two neighbors meet between them,
/// another choice may be best.
fn kinks(asked: &Question, (low, high): (Ratio, Ratio)) -> Vec<Ratio> {
    const MOST: usize = 24;
    let (mut lambdas, mut i) = (vec![low, high], 0);
    while i + 1 < lambdas.len() && lambdas.len() < MOST {
        let (_, left_num, left_den) = choice(asked, lambdas[i]);
        let (_, right_num, right_den) = choice(asked, lambdas[i + 1]);
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
