//! Whether any two of some segments meet:
//! `cargo run -p analytic-geometry --example sweep_line -- 0,0:2,2 0,1:3,1`.

mod points;

use std::process::ExitCode;

use analytic_geometry::polygon::sweep_line::bentley_ottmann::{Meeting, Place, meetings, pairs};
use analytic_geometry::polygon::sweep_line::{Step, any_intersection_watched};
use analytic_geometry::{Coordinate, Point, Segment, workloads};
use input::Input;
use points::Typed;
use trace::{
    Cell, Cells, Chart, Demo, Flag, Frame, Options, Plane, PlaneInput, PlaneLine, PlanePath,
    PlanePoint, Role, Shape, Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "sweep_line",
    about: "A vertical line sweeps over segments, until it finds two that have a point in common.",
    arguments: "SEGMENT... (its two ends: 0.5,1:4,-0.2)",
    worked: &["0,0:2,2 0.5,1:0.5,2.1 1,1.5:4,1.3 3,1:4,-0.2 3.1,0:5.5,5.8"],
    flags: &[Flag { name: "--all", value: None, about: "all points in which segments meet" }],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture, and what can be listed in a sentence.
const MOST_SEGMENTS: usize = 12;
const MOST_PAIRS: usize = 20;

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
    for (i, (step, order)) in steps.iter().enumerate() {
        let found = witness.is_some() && i + 1 == steps.len();
        frames.push(sweep.frame(*step, order, found));
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
            let end = if self.segments[i].is_point() { "is the point" } else { "begins at" };
            format!("Segment {i} {end} {}.", self.typed.show(self.left(i)))
        };
        let verdict = if found { "they have a point in common" } else { "they do not meet" };
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
                            format!("{} That lies on segment {other}.", begins(new))
                        } else {
                            format!("{} Just {side} is segment {other}: {verdict}.", begins(new))
                        }
                    }
                    None => format!("Now {lower} and {upper} are neighbors: {verdict}."),
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
                    (None, None) => "alone".to_owned(),
                    (Some(below), None) => format!("above {below}"),
                    (None, Some(above)) => format!("below {above}"),
                    (Some(below), Some(above)) => format!("between {below} and {above}"),
                };
                let caption = format!("{} It becomes active, {place}.", begins(segment));
                (self.left(segment).x(), caption, "status.0.insert(active, segment);")
            }
            Step::Remove { segment } => {
                self.is_done[segment] = true;
                roles[segment] = Some(Role::Settled);
                let end = self.right(segment);
                let caption = format!("Segment {segment} ends at {}.", self.typed.show(end));
                (end.x(), caption, "status.0.remove(&active);")
            }
        };
        let cells = order.iter().map(|&i| Cell { text: i.to_string(), role: roles[i] }).collect();
        let status = Cells { name: "bottom to top".to_owned(), cells, ..Cells::default() };
        let x = x.to_f64() / self.typed.per_one.to_f64();
        Frame::new(caption)
            .with(picture(self.typed, self.segments, x, &roles))
            .with(status)
            .at(code)
    }
}

/// All points in which segments meet.
fn all(typed: &Typed, segments: &[Segment<i64>]) -> trace::Result<Trace> {
    let meetings = meetings(segments)?;
    let title = format!("All points, {}", trace::plural(segments.len(), "segment"));
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
            let names: Vec<String> = meeting.segments.iter().map(usize::to_string).collect();
            caption = format!("Segments {} meet at ({x}, {y}).", names.join(", "));
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
