//! Whether any two of some segments meet:
//! `cargo run -p analytic-geometry --example sweep_line -- 0,0:2,2 0,1:3,1`.

mod points;

use std::process::ExitCode;

use analytic_geometry::polygon::cross_product::{Orientation, orientation};
use analytic_geometry::polygon::segment_intersection::intersects;
use analytic_geometry::polygon::sweep_line::bentley_ottmann::{Meeting, Place, meetings, pairs};
use analytic_geometry::polygon::sweep_line::{Step, any_intersection_watched};
use analytic_geometry::{Coordinate, Point, Segment, workloads};
use input::Input;
use points::Typed;
use trace::{
    Cell, Cells, Chart, Demo, Flag, Frame, Options, Plane, PlaneInput, PlaneLine, PlanePath,
    PlanePoint, Role, Shape, SplitMix64, Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "sweep_line",
    about: "A vertical line sweeps over segments, until it finds two that have a point in common.",
    arguments: "SEGMENT... (its two ends: 0.5,1:4,-0.2)",
    worked: &[WORKED],
    flags: &[Flag { name: "--all", value: None, about: "all points at which segments meet" }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// The segments of the page. Segments 0 and 3 cross, but segment 2 separates them until it ends.
pub(crate) const WORKED: &str = "0,0:12,6 1,9:13,8 2,3:6,4 4,6:14,1 7,1:11,0";

/// Seven short segments.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut segment = || {
        let [x, y, across, up] = [14, 14, 5, 9].map(|n| dice.below(n));
        format!("{x},{}:{},{}", y + 4, x + across + 1, y + up)
    };
    let segments: Vec<String> = (0..7).map(|_| segment()).collect();
    segments.join(" ")
}

/// What still makes a picture, and what can be listed in a sentence.
const MOST_SEGMENTS: usize = 12;
const MOST_PAIRS: usize = 20;

const STATUS: &str = "status, bottom to top";

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let typed = points::read_segments(input)?;
    let segments = typed.segments();
    if options.has("--all") { all(&typed, &segments) } else { Ok(any(&typed, &segments)) }
}

/// The segments with their marks, and the sweep line.
fn picture(typed: &Typed, segments: &[Segment<i64>], x: f64, roles: &[Option<Role>]) -> Plane {
    let path = |(i, segment): (usize, &Segment<i64>)| PlanePath {
        role: roles[i],
        ..PlanePath::new(Shape::Open, [typed.place(segment.from), typed.place(segment.to)])
            .labeled(i)
    };
    Plane {
        paths: segments.iter().enumerate().map(path).collect(),
        lines: vec![PlaneLine::new((1.0, 0.0), x).styled(Style::Dashed)],
        typed: Some(PlaneInput::Segments),
        ..Plane::default()
    }
}

/// The first two that the sweep finds.
fn any(typed: &Typed, segments: &[Segment<i64>]) -> Trace {
    let n = segments.len();
    let title = format!("Sweep line, {}", trace::plural(n, "segment"));
    let is_large = MOST_SEGMENTS < n;
    let mut steps: Vec<(Step, Vec<usize>)> = Vec::new();
    let witness = any_intersection_watched(segments, |step, status| {
        if !is_large {
            steps.push((step, status.bottom_to_top().collect()));
        }
    });
    let mut sweep = Sweep { typed, segments, is_done: vec![false; n] };
    let mut frames: Vec<Frame> = Vec::new();
    let mut n_asked = [0; 3];
    for (i, (step, order)) in steps.iter().enumerate() {
        let found = witness.is_some() && i + 1 == steps.len();
        let frame = sweep.frame(*step, order, found);
        frames.push(sweep.ask(frame, &steps[i..], &mut n_asked));
    }
    if let (Some((Step::Test { lower, upper }, order)), Some(_)) = (steps.last(), witness) {
        frames.extend(sweep.swap(*lower, *upper, order));
    }
    if is_large {
        frames.push(Frame::too_large(trace::plural(MOST_SEGMENTS, "segment")));
    }
    let answer = match witness {
        Some((i, j)) => format!("Segments {i} and {j} have a point in common."),
        None if n < 2 => "There are no two segments.".to_owned(),
        None => format!("No two of the {n} segments have a point in common."),
    };
    Trace { title, frames, answer }
}

/// What is drawn of a sweep.
struct Sweep<'a> {
    typed: &'a Typed,
    segments: &'a [Segment<i64>],
    is_done: Vec<bool>,
}

impl Sweep<'_> {
    fn left(&self, i: usize) -> Point<i64> {
        self.segments[i].from.min(self.segments[i].to)
    }

    fn right(&self, i: usize) -> Point<i64> {
        self.segments[i].from.max(self.segments[i].to)
    }

    /// A step, with the active segments from bottom to top, and whether it is the test that finds a
    /// common point.
    fn frame(&mut self, step: Step, order: &[usize], found: bool) -> Frame {
        let mut roles: Vec<Option<Role>> =
            self.is_done.iter().map(|is_done| is_done.then_some(Role::Settled)).collect();
        for &i in order {
            roles[i] = Some(Role::Frontier);
        }
        let begins = |i: usize| {
            let verb = if self.segments[i].is_point() { "is the point" } else { "begins at" };
            format!("Segment {i} {verb} {}.", self.typed.show(self.left(i)))
        };
        let verdict =
            if found { "The two have a point in common" } else { "The two have no common point" };
        let (x, caption, code) = match step {
            Step::Test { lower, upper } => {
                roles[lower] = Some(Role::Compared);
                roles[upper] = Some(Role::Compared);
                // One of the two begins here if it is not active yet.
                let new = [lower, upper].into_iter().find(|i| !order.contains(i));
                let caption = match new {
                    Some(new) => {
                        roles[new] = Some(Role::Active);
                        let (side, other) =
                            if new == lower { ("above", upper) } else { ("below", lower) };
                        if self.segments[other].contains(self.left(new)) {
                            format!("{} This point is on segment {other}. {verdict}.", begins(new))
                        } else {
                            format!("{} Segment {other} is just {side} it. {verdict}.", begins(new))
                        }
                    }
                    None => format!("Segments {lower} and {upper} are neighbors now. {verdict}."),
                };
                if found {
                    roles[lower] = Some(Role::Chosen);
                    roles[upper] = Some(Role::Chosen);
                }
                let ended = (0..self.segments.len()).filter(|&i| self.is_done[i]);
                let x = match new {
                    Some(new) => self.left(new).x(),
                    // The segment between them ended here, the last that did so.
                    None => ended.map(|i| self.right(i).x()).max().unwrap_or(0),
                };
                (x, caption, "if intersects(segments[lower], segments[upper]) {")
            }
            Step::Insert { segment } => {
                roles[segment] = Some(Role::Active);
                let at = order.iter().position(|&i| i == segment).unwrap_or(0);
                let place = match (at.checked_sub(1).map(|at| order[at]), order.get(at + 1)) {
                    (None, None) => "which was empty".to_owned(),
                    (Some(below), None) => format!("above {below}"),
                    (None, Some(above)) => format!("below {above}"),
                    (Some(below), Some(above)) => format!("between {below} and {above}"),
                };
                let caption = format!("Segment {segment} enters the status, {place}.");
                (self.left(segment).x(), caption, "status.0.insert(active, segment);")
            }
            Step::Remove { segment } => {
                self.is_done[segment] = true;
                roles[segment] = Some(Role::Settled);
                let end = self.right(segment);
                let caption = format!(
                    "Segment {segment} ends at {}. It leaves the status.",
                    self.typed.show(end)
                );
                (end.x(), caption, "status.0.remove(&active);")
            }
        };
        let cells = order.iter().map(|&i| Cell { text: i.to_string(), role: roles[i] }).collect();
        let status = Cells { name: STATUS.to_owned(), cells, ..Cells::default() };
        let x = x.to_f64() / self.typed.per_one.to_f64();
        Frame::new(caption)
            .with(picture(self.typed, self.segments, x, &roles))
            .with(status)
            .at(code)
    }
}

/// The pair that a step tests, if it is a test.
fn tested(step: Step) -> Option<(usize, usize)> {
    match step {
        Step::Test { lower, upper } => Some((lower, upper)),
        Step::Insert { .. } | Step::Remove { .. } => None,
    }
}

/// The parts of a drawing of the pair that was found.
impl Sweep<'_> {
    /// Where two segments that were found change their order, if they cross properly.
    fn swap(&self, lower: usize, upper: usize, order: &[usize]) -> Option<Frame> {
        let (first, other) =
            if self.right(lower) <= self.right(upper) { (lower, upper) } else { (upper, lower) };
        let (end, start) = (self.right(first), self.left(lower).max(self.left(upper)));
        let above = if first == lower { Orientation::Left } else { Orientation::Right };
        let begin = if start == self.left(first) { first } else { other };
        let partner = if begin == first { other } else { first };
        let touches = self.segments[partner].contains(start);
        if touches || orientation(self.left(other), self.right(other), end) != above {
            return None;
        }
        let mut roles = vec![None; self.segments.len()];
        roles[lower] = Some(Role::Chosen);
        roles[upper] = Some(Role::Chosen);
        let caption = format!(
            "At {}, segment {lower} is below segment {upper}. At {}, where segment {first} ends, \
             it is above. The order has changed, so the two cross in between.",
            format_args!("x = {}", self.typed.number(start.x())),
            format_args!("x = {}", self.typed.number(end.x())),
        );
        let x = |point: Point<i64>| self.typed.place(point).0;
        let mut plane = picture(self.typed, self.segments, x(start), &roles);
        plane.lines.push(PlaneLine::new((1.0, 0.0), x(end)).styled(Style::Dashed));
        let cells = order.iter().map(|&i| Cell { text: i.to_string(), role: roles[i] }).collect();
        let status = Cells { name: STATUS.to_owned(), cells, ..Cells::default() };
        let code = "return Some((lower.min(upper), lower.max(upper)));";
        Some(Frame::new(caption).with(plane).with(status).at(code))
    }

    /// The frame of the first step, with a question about the later steps. Each kind of question is
    /// asked twice at most.
    fn ask(&self, frame: Frame, steps: &[(Step, Vec<usize>)], n_asked: &mut [usize; 3]) -> Frame {
        let [(now, order), later @ ..] = steps else { return frame };
        let Some((next, _)) = later.first() else { return frame };
        let name = |(a, b): (usize, usize)| format!("{} and {}", a.min(b), a.max(b));
        match (*now, tested(*next)) {
            // What is tested where a segment ends.
            (Step::Remove { .. }, pair) if n_asked[0] < 1 && 2 <= order.len() => {
                n_asked[0] += 1;
                let mut choices: Vec<String> =
                    order.windows(2).map(|pair| name((pair[0], pair[1]))).collect();
                choices.push("no pair".to_owned());
                let answer = pair.map_or("no pair".to_owned(), name);
                let answer = choices.iter().position(|choice| *choice == answer).unwrap_or(0);
                let because = "Only the segments below and above the one that ended are new neighbors. \
                               The other neighbors have been tested before.";
                frame.ask("Which pair is tested now?", choices, answer, because)
            }
            // Why a pair that meets is not tested.
            (Step::Insert { .. }, _) if n_asked[1] < 1 && self.hidden(order).is_some() => {
                n_asked[1] += 1;
                let Some((a, b)) = self.hidden(order) else { return frame };
                frame.ask(
                    format!("Segments {a} and {b} have a common point. Why has the sweep not tested them?"),
                    [
                        "Their common point is too far to the right",
                        "Another segment is between them in the status",
                        "They were tested before, with a wrong result",
                    ],
                    1,
                    "Only neighbors are tested, and the test does not care how far away the common point is. \
                     Before the two can meet, what is between them must end, or meet one of them.",
                )
            }
            // Which segments a new one is tested against.
            (Step::Insert { .. } | Step::Remove { .. }, Some((lower, upper)))
                if n_asked[2] < 2 && 2 <= order.len() =>
            {
                let Some(&new) = [lower, upper].iter().find(|i| !order.contains(i)) else {
                    return frame;
                };
                n_asked[2] += 1;
                let is_of_new = |pair: &(usize, usize)| pair.0 == new || pair.1 == new;
                let tests: Vec<(usize, usize)> =
                    later.iter().map_while(|step| tested(step.0)).filter(is_of_new).collect();
                let others = tests.iter().map(|&(a, b)| if a == new { b } else { a });
                let right = trace::all_of(others);
                let mut choices = vec![right.clone(), trace::all_of(order)];
                choices.extend(order.iter().map(usize::to_string));
                choices.sort();
                choices.dedup();
                let answer = choices.iter().position(|choice| *choice == right).unwrap_or(0);
                frame.ask(
                    format!(
                        "Segment {new} begins next, at {}. Which segments is it tested against?",
                        self.typed.show(self.left(new))
                    ),
                    choices,
                    answer,
                    "It is tested against the segments just below and just above its left endpoint. \
                     If a test finds a common point, the sweep ends at once.",
                )
            }
            _ => frame,
        }
    }

    /// Two active segments that have a point in common, but are not neighbors.
    fn hidden(&self, order: &[usize]) -> Option<(usize, usize)> {
        let pairs = (0..order.len()).flat_map(|j| (0..j).map(move |i| (i, j)));
        pairs
            .filter(|(i, j)| 1 < j - i)
            .map(|(i, j)| (order[i].min(order[j]), order[i].max(order[j])))
            .find(|&(a, b)| intersects(self.segments[a], self.segments[b]))
    }
}

/// All points at which segments meet.
fn all(typed: &Typed, segments: &[Segment<i64>]) -> trace::Result<Trace> {
    let meetings = meetings(segments)?;
    let title = format!("All common points, {}", trace::plural(segments.len(), "segment"));
    let frames = if MOST_SEGMENTS < segments.len() {
        vec![Frame::too_large(trace::plural(MOST_SEGMENTS, "segment"))]
    } else {
        (0..meetings.len()).map(|last| meeting_frame(typed, segments, &meetings[..=last])).collect()
    };
    let pairs = pairs(&meetings);
    let listed: Vec<String> = pairs.iter().map(|(i, j)| format!("{i}-{j}")).collect();
    let n = format!(
        "{}, {}",
        trace::plural(meetings.len(), "point"),
        trace::plural(pairs.len(), "pair")
    );
    let answer = match pairs.len() {
        0 => "No two segments meet.".to_owned(),
        1..=MOST_PAIRS => format!("{n}: {}.", listed.join(", ")),
        _ => format!("{n}."),
    };
    Ok(Trace { title, frames, answer })
}

/// The last of these points, and those before it.
fn meeting_frame(typed: &Typed, segments: &[Segment<i64>], meetings: &[Meeting]) -> Frame {
    let shown = |at: Place| {
        let (x, y) = at.coordinates();
        (typed.length(x), typed.length(y))
    };
    let mut roles = vec![None; segments.len()];
    let (mut caption, mut points, mut line) = (String::new(), Vec::new(), 0.0);
    for (i, meeting) in meetings.iter().enumerate() {
        let (x, y) = shown(meeting.at);
        let is_last = i + 1 == meetings.len();
        let role = if is_last { Role::Active } else { Role::Chosen };
        points.push(PlanePoint::new("", (x.to_f64(), y.to_f64())).marked(role));
        if is_last {
            let names = trace::all_of(&meeting.segments);
            caption = format!("Segments {names} meet at ({x}, {y}).");
            line = x.to_f64();
            for &segment in &meeting.segments {
                roles[segment] = Some(Role::Active);
            }
        }
    }
    let plane = Plane { points, ..picture(typed, segments, line, &roles) };
    Frame::new(caption).with(plane).at("meetings.push(Meeting {")
}

pub(crate) const SIZES: [u32; 7] = [125, 250, 500, 1000, 2000, 4000, 8000];

/// How many pairs of n segments that are apart are tested: by the sweep, and if all pairs are.
pub(crate) fn tests(n: u32) -> [u32; 2] {
    let mut by_sweep = 0;
    let segments = workloads::apart(usize::try_from(n).unwrap_or(0));
    any_intersection_watched(&segments, |step, _| {
        by_sweep += u32::from(matches!(step, Step::Test { .. }));
    });
    [by_sweep, n * n.saturating_sub(1) / 2]
}

fn cost() -> Chart {
    let curves = ["sweep", "all pairs"];
    Chart::from_counts("Pairs tested", ["segments", "pairs"], &SIZES, curves, tests)
}
