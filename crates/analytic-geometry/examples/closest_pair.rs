//! The closest pair, half by half:
//! `cargo run -p analytic-geometry --example closest_pair -- 6,3 14,4 1,6 9,5`.

use std::process::ExitCode;

use analytic_geometry::polygon::closest_pair::plain::{self, Pair, Step, closest_pair_watched};
use input::Input;
use linear_algebra::Ratio;
use trace::{
    Chart, Demo, Frame, Options, Plane, PlaneInput, PlaneLine, PlanePath, PlanePoint, Role, Shape,
    SplitMix64, Style, Trace,
};

#[path = "points/mod.rs"]
mod points;

use points::Typed;

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "closest_pair",
    about: "The two of some points that are closest to each other.",
    arguments: "POINT...",
    worked: &[EIGHT],
    flags: &[],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_POINTS: usize = 30;

/// The points of the page. The closest two are on both sides of the line between the halves, and
/// are neighbors neither in the order of x nor in that of y.
pub(crate) const EIGHT: &str = "12,2 8,8 13,7 15,12 0,5 10,6 5,10 9,0";

/// Eight points at different places.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut words: Vec<String> = Vec::new();
    while words.len() < 8 {
        let word = format!("{},{}", dice.below(17), dice.below(13));
        if !words.contains(&word) {
            words.push(word);
        }
    }
    words.join(" ")
}

/// A step with the points that it is about, and the best pair after it.
type Moment = (Step, Vec<plain::Point>, Pair);

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = points::read(input)?;
    let pairs = typed.pairs();
    let n = pairs.len();
    let (mut moments, mut n_compared): (Vec<Moment>, u64) = (Vec::new(), 0);
    let answer = closest_pair_watched(&pairs, |step, part, best| {
        n_compared += u64::from(matches!(step, Step::Compare { .. }));
        if n <= MOST_POINTS {
            moments.push((step, part.to_vec(), best));
        }
    });
    let mut picture = Picture { typed: &typed, frames: Vec::new(), parts: Vec::new() };
    if MOST_POINTS < n {
        picture.frames.push(Frame::too_large(format_args!("{MOST_POINTS} points")));
    } else {
        picture.begin(answer.is_some());
        let mut rest = &moments[..];
        while let [moment, others @ ..] = rest {
            let n_of_strip = others.iter().take_while(|other| is_comparison(other)).count();
            picture.push(moment, &others[..n_of_strip]);
            rest = &others[n_of_strip..];
        }
        if let Some(best) = answer {
            picture.end(best, n_compared);
        }
    }
    let title = format!("The closest pair of {}", trace::counted(n, "point", "points"));
    let answer = said(&typed, answer, n_compared);
    Ok(Trace { title, frames: picture.frames, answer })
}

fn is_comparison(moment: &Moment) -> bool {
    matches!(moment.0, Step::Compare { .. })
}

fn said(typed: &Typed, answer: Option<Pair>, n_compared: u64) -> String {
    let Some((square, p, q)) = answer else {
        return "Fewer than two points have no pair.".into();
    };
    let n = typed.points.len();
    let pair = if square == 0 {
        format!("Two points are at {}.", typed.show_pair(p))
    } else {
        let (p, q) = (typed.show_pair(p), typed.show_pair(q));
        let square = of_square(typed, square);
        format!("The closest pair is {p} and {q}. The square of their distance is {square}.")
    };
    format!("{pair} Comparisons made: {n_compared}. Number of pairs: {}.", n * (n - 1) / 2)
}

fn of_square(typed: &Typed, square: i64) -> Ratio {
    typed.area(Ratio::from(square))
}

struct Picture<'a> {
    typed: &'a Typed,
    frames: Vec<Frame>,
    /// The parts that are split and not done, the whole first.
    parts: Vec<Vec<plain::Point>>,
}

impl Picture<'_> {
    fn place(&self, point: plain::Point) -> (f64, f64) {
        self.typed.place_of(point)
    }

    /// All points, some of them marked; the last mark of a point counts.
    fn plane(&self, marks: &[(plain::Point, Role)], best: Option<(Pair, Role)>) -> Plane {
        let mut plane = Plane { typed: Some(PlaneInput::Points), ..Plane::default() };
        for &point in &self.typed.points {
            let at = (point.x(), point.y());
            let mut shown = PlanePoint::new("", self.place(at));
            shown.role = marks.iter().rev().find(|mark| mark.0 == at).map(|mark| mark.1);
            plane.points.push(shown);
        }
        if let Some(((square, p, q), role)) = best
            && square != i64::MAX
        {
            let ends = [p, q].map(|end| self.place(end));
            plane.paths.push(PlanePath::new(Shape::Open, ends).styled(Style::Thick).marked(role));
        }
        plane.room = self.typed.points.iter().map(|&point| self.typed.place(point)).collect();
        plane
    }

    fn begin(&mut self, is_pair: bool) {
        let plane = self.plane(&[], None);
        let frame = if is_pair {
            let caption = "The points are sorted by x. No two of them have been compared yet.";
            Frame::new(caption).at("points.sort_unstable();")
        } else {
            Frame::new("No two points.").at("return None")
        };
        self.frames.push(frame.with(plane));
    }

    fn end(&mut self, best: Pair, n_compared: u64) {
        let (square, p, q) = best;
        let marks = [(p, Role::Chosen), (q, Role::Chosen)];
        let plane = self.plane(&marks, Some((best, Role::Chosen)));
        let (p, q) = (self.typed.show_pair(p), self.typed.show_pair(q));
        let square = of_square(self.typed, square);
        let caption = format!(
            "{p} and {q} are the closest pair: the square of their distance is {square}. {} made.",
            trace::counted(n_compared, "comparison was", "comparisons were")
        );
        self.frames.push(Frame::new(caption).with(plane).at("Some(best)"));
    }

    /// Draws a step, and the comparisons that belong to it.
    fn push(&mut self, (step, part, best): &Moment, compared: &[Moment]) {
        let n = self.typed.points.len();
        match *step {
            Step::Split { line } => {
                if part.len() == n {
                    self.split(part, line);
                }
                self.parts.push(part.clone());
            }
            Step::Strip { line } => {
                let whole = self.parts.pop().unwrap_or_default();
                if whole.len() < n || n < 4 {
                    self.small(&whole, part, *best, line, compared);
                } else {
                    self.strip(part, *best, line);
                    self.rows(part, *best, line, compared);
                }
            }
            Step::Compare { .. } => {}
        }
    }

    fn split(&mut self, part: &[plain::Point], line: i64) {
        let (n, mid) = (part.len(), part.len() / 2);
        let caption = format!(
            "The line x = {} splits the {n} points into a left half of {} and a right half of {}. The left half comes first.",
            self.typed.number(line),
            trace::counted(mid, "point", "points"),
            trace::counted(n - mid, "point", "points"),
        );
        let marks: Vec<_> = part[..mid].iter().map(|&p| (p, Role::Active)).collect();
        let mut plane = self.plane(&marks, None);
        plane.lines.push(PlaneLine::new((1.0, 0.0), of_units(self.typed, line)).labeled("line"));
        self.frames.push(Frame::new(caption).with(plane).at("search(&mut points[..mid], best"));
    }

    /// A part of the whole in one frame.
    fn small(
        &mut self,
        whole: &[plain::Point],
        strip: &[plain::Point],
        before: Pair,
        line: i64,
        compared: &[Moment],
    ) {
        let after = compared.last().map_or(before, |moment| moment.2);
        self.ask_for_comparisons(whole, before, compared.len());
        let names: Vec<_> = whole.iter().map(|&p| self.typed.show_pair(p)).collect();
        let mut caption = format!("The part with {} is now sorted by y.", trace::all_of(&names));
        if strip.len() < whole.len() {
            let line = self.typed.number(line);
            let n_out = trace::counted(whole.len() - strip.len(), "point is", "points are");
            caption += &format!(" {n_out} too far from the dividing line, x = {line}.");
        }
        caption += &match compared.len() {
            0 if 1 < strip.len() => {
                " The others are too far apart in y, so no two of them are compared.".to_owned()
            }
            0 => " No two points are compared.".to_owned(),
            1..4 => compared.iter().filter_map(|moment| self.pair(moment.0)).collect(),
            n => format!(" {n} pairs are compared."),
        };
        if strip.len() == whole.len() {
            caption = caption.replace("The others", "The points");
        }
        caption += &if compared.len() == 1 && after.0 < before.0 {
            " They are the best pair so far.".to_owned()
        } else {
            self.outcome(before, after)
        };
        let mut marks: Vec<_> = whole.iter().map(|&p| (p, Role::Compared)).collect();
        marks.extend(strip.iter().map(|&p| (p, Role::Active)));
        let mut plane = self.plane(&marks, Some((after, Role::Settled)));
        plane.lines.push(PlaneLine::new((1.0, 0.0), of_units(self.typed, line)).labeled("line"));
        let code = match compared.len() {
            0 if strip.len() < 2 => "let strip: Vec<_>",
            0 => "if best.0 <= (q.1 - p.1).pow(2)",
            _ => "*best = (*best).min((square, p, q));",
        };
        self.frames.push(Frame::new(caption).with(plane).at(code));
    }

    /// Two points that were compared, and the square of their distance.
    fn pair(&self, step: Step) -> Option<String> {
        let Step::Compare { p, q } = step else { return None };
        let square = (q.0 - p.0).pow(2) + (q.1 - p.1).pow(2);
        let (p, q) = (self.typed.show_pair(p), self.typed.show_pair(q));
        let square = of_square(self.typed, square);
        Some(format!(" {p} and {q} are compared: their squared distance is {square}."))
    }

    fn outcome(&self, before: Pair, after: Pair) -> String {
        if after.0 < before.0 {
            let (p, q) = (self.typed.show_pair(after.1), self.typed.show_pair(after.2));
            let square = of_square(self.typed, after.0);
            format!(" The best pair is now {p} and {q}, with the squared distance {square}.")
        } else {
            format!(" The best squared distance is still {}.", of_square(self.typed, before.0))
        }
    }

    fn strip(&mut self, strip: &[plain::Point], best: Pair, line: i64) {
        let square = of_square(self.typed, best.0);
        self.ask_for_the_strip(strip.len(), best, line);
        let n_points = trace::counted(strip.len(), "point", "points");
        let line_is = self.typed.number(line);
        let caption = format!(
            "Both halves are merged, and the best squared distance is {square}. A point is in the strip if its \
             distance from the line x = {line_is} is less than the best distance. The strip contains {n_points}, sorted by y."
        );
        let marks: Vec<_> = strip.iter().map(|&p| (p, Role::Frontier)).collect();
        let mut plane = self.plane(&marks, Some((best, Role::Settled)));
        plane.lines = self.lines(line, best);
        self.frames.push(Frame::new(caption).with(plane).at("let strip: Vec<_>"));
    }

    /// For each point of the strip, a frame with the points above it that it is compared with.
    fn rows(&mut self, strip: &[plain::Point], best: Pair, line: i64, compared: &[Moment]) {
        let (mut rest, mut before) = (compared, best);
        for (i, &lower) in strip.iter().enumerate() {
            let n_of_p = rest
                .iter()
                .take_while(|moment| matches!(moment.0, Step::Compare { p, .. } if p == lower))
                .count();
            let n_above = strip.len() - i - 1;
            let n_of_p = n_of_p.min(n_above);
            let row = &rest[..n_of_p];
            rest = &rest[n_of_p..];
            if n_above == 0 {
                continue;
            }
            let after = row.last().map_or(before, |moment| moment.2);
            self.ask_for_the_row(strip, i, row.len(), before);
            let mut caption = format!("p = {}.", self.typed.show_pair(lower));
            if !row.is_empty() {
                let (names, squares): (Vec<_>, Vec<_>) =
                    row.iter().filter_map(|moment| self.upper(moment.0)).unzip();
                let are = if row.len() == 1 { "distance is" } else { "distances are" };
                caption += &format!(
                    " It is compared with {}: the squared {are} {}.",
                    trace::all_of(&names),
                    trace::all_of(&squares)
                );
            }
            if let Some(&too_high) = strip.get(i + 1 + n_of_p) {
                let too_high = self.typed.show_pair(too_high);
                caption += &format!(" The next point above it, {too_high}, is too high.");
            } else {
                caption += " Then the strip ends.";
            }
            caption += &self.outcome(before, after);
            let mut marks: Vec<_> = strip.iter().map(|&p| (p, Role::Frontier)).collect();
            marks.extend(strip[i + 1..=i + n_of_p].iter().map(|&q| (q, Role::Compared)));
            marks.push((lower, Role::Active));
            let mut plane = self.plane(&marks, Some((after, Role::Settled)));
            plane.lines = self.lines(line, before);
            let code = if row.is_empty() {
                "if best.0 <= (q.1 - p.1).pow(2)"
            } else {
                "*best = (*best).min((square, p, q));"
            };
            self.frames.push(Frame::new(caption).with(plane).at(code));
            before = after;
        }
    }

    /// The upper point of a comparison, and the square of the distance.
    fn upper(&self, step: Step) -> Option<(String, String)> {
        let Step::Compare { p, q } = step else { return None };
        let square = (q.0 - p.0).pow(2) + (q.1 - p.1).pow(2);
        Some((self.typed.show_pair(q), of_square(self.typed, square).to_string()))
    }

    /// The line, and how far from it a point may be.
    fn lines(&self, line: i64, best: Pair) -> Vec<PlaneLine> {
        let reach = of_square(self.typed, best.0).to_f64().sqrt();
        let x = of_units(self.typed, line);
        let at = |x| PlaneLine::new((1.0, 0.0), x);
        vec![
            at(x).labeled("line"),
            at(x - reach).styled(Style::Dashed),
            at(x + reach).styled(Style::Dashed),
        ]
    }

    /// Asks in the last frame, unless it asks already.
    fn ask(&mut self, ask: impl FnOnce(Frame) -> Frame) {
        if let Some(frame) = self.frames.pop() {
            let frame = if frame.ask.is_none() { ask(frame) } else { frame };
            self.frames.push(frame);
        }
    }

    /// Two points that are not compared: why?
    fn ask_for_comparisons(&mut self, whole: &[plain::Point], before: Pair, n_compared: usize) {
        let (&[p, q], 0) = (whole, n_compared) else { return };
        let is_first = !self.frames.iter().any(|frame| frame.ask.is_some());
        if before.0 == i64::MAX || !is_first {
            return;
        }
        let question = format!(
            "The next part has two points, {} and {}. Is their distance computed?",
            self.typed.show_pair(p),
            self.typed.show_pair(q)
        );
        let (across, up) = ((q.0 - p.0).abs(), (q.1 - p.1).abs());
        let (gap, axis) = if up < across { (across, "x") } else { (up, "y") };
        let gap = self.typed.number(gap);
        let because = format!(
            "In the {axis} direction they are {gap} apart, and the square of {gap} is not less than {}.",
            of_square(self.typed, before.0)
        );
        self.ask(|frame| frame.ask(question, ["yes", "no"], 1, because));
    }

    fn ask_for_the_strip(&mut self, n_near: usize, best: Pair, line: i64) {
        let n = self.typed.points.len();
        let question = format!(
            "Both halves are done. How many of the {n} points are in the strip around x = {}?",
            self.typed.number(line)
        );
        let because = format!(
            "The square of the horizontal distance from the line must be less than {}. The height does not matter.",
            of_square(self.typed, best.0)
        );
        let others = [n_near.saturating_sub(2), n_near.saturating_sub(1), n_near + 1, n];
        self.ask(|frame| frame.ask_number(question, n_near, others, because));
    }

    /// How many points are compared with the next one of the strip.
    fn ask_for_the_row(&mut self, strip: &[plain::Point], i: usize, n_row: usize, before: Pair) {
        // Once where nothing is compared, and once where a closer pair may follow.
        let question = format!(
            "The next p is {}. With how many points above it is it compared?",
            self.typed.show_pair(strip[i])
        );
        let n_asked = self.frames.iter().filter_map(|frame| frame.ask.as_ref());
        let n_asked = n_asked.filter(|ask| ask.question.starts_with("The next p is")).count();
        if n_asked == 2 || (n_asked == 0 && n_row != 0) || (n_asked == 1 && n_row < 2) {
            return;
        }
        let n_above = strip.len() - i - 1;
        let because = format!(
            "The loop stops at the first point that is too high: the square of the difference in y must be less than {}. \
             A closer pair found on the way makes this limit smaller.",
            of_square(self.typed, before.0)
        );
        self.ask(|frame| frame.ask_number(question, n_row, 0..=n_above, because));
    }
}

/// A number of units as a place in the picture.
fn of_units(typed: &Typed, units: i64) -> f64 {
    typed.length(Ratio::from(units)).to_f64()
}

/// The sizes of the chart.
pub(crate) const SIZES: [u32; 7] = [64, 128, 256, 512, 1024, 2048, 4096];

/// The points in all strips together for n points on a vertical line; the comparisons for n points
/// of a triangular lattice, whose columns come closer and closer from left to right, so that each
/// strip still holds closer pairs; and all pairs.
pub(crate) fn counts(n: u32) -> [u32; 3] {
    let line: Vec<plain::Point> = (0..i64::from(n)).map(|i| (7, 2 * i)).collect();
    let wide = i64::from(n.isqrt().next_power_of_two());
    let lattice = |i: i64| {
        let (column, row) = (i % wide, i / wide);
        let gap = 10_000 - column;
        (column * 8660 - column * column, row * gap + column % 2 * 5000)
    };
    let lattice: Vec<plain::Point> = (0..i64::from(n)).map(lattice).collect();
    let (mut in_strips, mut comparisons) = (0, 0);
    closest_pair_watched(&line, |step, strip, _| {
        let is_strip = matches!(step, Step::Strip { .. });
        in_strips += if is_strip { u32::try_from(strip.len()).unwrap_or(u32::MAX) } else { 0 };
    });
    closest_pair_watched(&lattice, |step, _, _| {
        comparisons += u32::from(matches!(step, Step::Compare { .. }));
    });
    [in_strips, comparisons, n * (n - 1) / 2]
}

fn cost() -> Chart {
    let curves = ["points in strips, on a line", "comparisons, in a lattice", "all pairs"];
    Chart::from_counts("The closest pair", ["points", "counts"], &SIZES, curves, counts)
}
