//! 10.8 Quickhull:
//! `cargo run -p analytic-geometry --example quick_hull -- 0,0 1,4 10,0 5,9 6,-3 4,1`.

use std::process::ExitCode;

use analytic_geometry::convex_hull::quick_hull as library;
use analytic_geometry::convex_hull::quick_hull::plain::{
    Chord, Step, corners, outer_points, quick_hull, quick_hull_watched,
};
use analytic_geometry::{Coordinate, Point, points, workloads};
use input::Input;
use trace::{
    Chart, Demo, Flag, Frame, Options, Plane, PlaneInput, PlanePath, PlanePoint, Role, Shape,
    Style, Trace,
};

#[path = "points/mod.rs"]
mod typed;

use typed::{Pair, Typed};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "quick_hull",
    about: "Quickhull: the point farthest from a chord is a vertex of the convex hull.",
    arguments: "POINT...",
    worked: &[THIRTEEN],
    flags: &[Flag {
        name: "--filter",
        value: None,
        about: "drop points before any cross product: a filter after Akl and Toussaint",
    }],
    trace: draw,
    play: None,
    random: Some(random),
    // The builder of the book asks for the chart, and a page does not.
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_POINTS: usize = 40;

/// The points of the page. The point farthest from the first chord is not the lowest one, and both
/// of its new chords have a point outside.
pub(crate) const THIRTEEN: &str = "12,0 3,10 0,12 12,5 11,3 16,12 2,6 18,2 2,8 15,4 14,8 13,10 7,2";

/// Thirteen points of a small grid.
fn random(seed: u64) -> String {
    typed::random_points(seed, 13, 19)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let typed = typed::read(input)?;
    let mut picture = Picture { typed: &typed, given: typed.pairs(), frames: Vec::new() };
    let n = picture.given.len();
    let is_filter = options.has("--filter");
    let (title, answer) = if is_filter {
        let n_left = picture.filter();
        let title = format!("A filter for {}", trace::plural(n, "point"));
        (title, format!("{}.", trace::counted(n_left, "point remains", "points remain")))
    } else {
        let (hull, looks) = picture.run();
        let title = format!("Quickhull of {}", trace::plural(n, "point"));
        let looked = match looks {
            1 => "a point once".to_owned(),
            _ => format!("points {looks} times"),
        };
        (title, format!("{} The algorithm looked at {looked}.", typed.hull(&hull)))
    };
    let frames = match n {
        0 => vec![Frame::new("There are no points.")],
        _ if MOST_POINTS < n => vec![Frame::too_large(format_args!("{MOST_POINTS} points"))],
        _ => picture.frames,
    };
    Ok(Trace { title, frames, answer })
}

/// A run on its way to the frames. A point is called by its place in the input.
struct Picture<'a> {
    typed: &'a Typed,
    given: Vec<Pair>,
    frames: Vec<Frame>,
}

impl Picture<'_> {
    fn place(&self, point: Pair) -> (f64, f64) {
        self.typed.place_of(point)
    }

    /// The name of a point; of equal points, the first one's.
    fn number(&self, point: Pair) -> usize {
        self.given.iter().position(|&other| other == point).unwrap_or(0)
    }

    /// `Point 2 is`, or `Points 2, 5 and 7 are`.
    fn these(&self, points: &[Pair]) -> String {
        let mut numbers: Vec<usize> = points.iter().map(|&point| self.number(point)).collect();
        numbers.sort_unstable();
        numbers.dedup();
        match &numbers[..] {
            [] => "No point is".into(),
            [number] => format!("Point {number} is"),
            [others @ .., last] => format!("Points {} and {last} are", trace::list(others, ", ")),
        }
    }

    /// `Point 2 is in the triangle, so it is dropped.`
    fn dropped(&self, points: &[Pair], place: &str) -> String {
        let these = self.these(points);
        let so = if these.ends_with("are") { "they are" } else { "it is" };
        format!("{these} {place}, so {so} dropped.")
    }

    /// `from point 2 to point 7`.
    fn way(&self, from: Pair, to: Pair) -> String {
        format!("from point {} to point {}", self.number(from), self.number(to))
    }

    /// All points, each with its number.
    fn plane(&self, role: impl Fn(Pair) -> Option<Role>) -> Plane {
        let point = |&at: &Pair| PlanePoint {
            role: role(at),
            ..PlanePoint::new(self.number(at), self.place(at))
        };
        Plane {
            points: self.given.iter().map(point).collect(),
            room: self.given.iter().map(|&point| self.place(point)).collect(),
            typed: Some(PlaneInput::Points),
            ..Plane::default()
        }
    }

    fn path(&self, shape: Shape, corners: &[Pair]) -> PlanePath {
        PlanePath::new(shape, corners.iter().map(|&corner| self.place(corner)))
    }

    /// Runs, and draws each step. The vertices, and how often a point was looked at.
    fn run(&mut self) -> (Vec<Pair>, usize) {
        let mut states: Vec<(Step, Vec<Chord>)> = Vec::new();
        let mut looks = self.given.len();
        let is_drawn = self.given.len() <= MOST_POINTS;
        let hull = quick_hull_watched(&self.given, |step, chords| {
            looks += new_looks(step, chords);
            if is_drawn {
                states.push((step, chords.to_vec()));
            }
        });
        let (mut edges, mut dropped) = (Vec::new(), Vec::new());
        let mut is_split = false;
        for (i, (step, chords)) in states.iter().enumerate() {
            // The points outside the chord that was popped.
            let popped = i.checked_sub(1).and_then(|before| states[before].1.last());
            let outside = popped.map_or(Vec::new(), |chord| chord.outside.clone());
            let new: Vec<Pair> =
                chords.iter().rev().take(2).flat_map(|chord| chord.outside.clone()).collect();
            match *step {
                Step::Start { left, right } if left == right => {
                    let caption = "All points are equal, so the hull is this point.";
                    let plane = self.plane(|_| Some(Role::Chosen));
                    self.frames.push(Frame::new(caption).at("hull.dedup();").with(plane));
                    return (hull, looks);
                }
                Step::Start { left, right } => {
                    dropped = self.start(left, right, chords, &new);
                }
                Step::Split { from, farthest, to } => {
                    let is_out = |point: &Pair| *point != farthest && !new.contains(point);
                    let out: Vec<Pair> = outside.iter().copied().filter(is_out).collect();
                    self.split([from, farthest, to], [&outside, &out], chords, &edges, &dropped);
                    dropped.extend(out);
                    if !is_split {
                        self.ask_why([from, farthest, to], chords);
                        is_split = true;
                    }
                }
                Step::Edge { from, to } => {
                    edges.push([from, to]);
                    let caption = format!(
                        "No point is outside the chord {}, so it is an edge, and point {} is added to the hull.",
                        self.way(from, to),
                        self.number(from)
                    );
                    let mut plane = self.state(chords, &edges, |point| {
                        dropped.contains(&point).then_some(Role::Settled)
                    });
                    if let Some(edge) = plane.paths.get_mut(edges.len() - 1) {
                        edge.role = Some(Role::Active);
                    }
                    self.frames.push(Frame::new(caption).at("hull.push(from);").with(plane));
                    self.ask_for_the_next(chords);
                }
            }
            if let Some((Step::Split { from, farthest, to }, after)) = states.get(i + 1) {
                let outside = chords.last().map_or(&[][..], |chord| &chord.outside);
                if i == 0 {
                    self.ask_for_the_farthest([*from, *farthest, *to], outside);
                } else {
                    let n_new = new_looks(states[i + 1].0, after);
                    self.ask_for_the_dropped([*from, *farthest, *to], outside.len(), n_new);
                }
            }
        }
        if !self.given.is_empty() {
            let caption = match hull.len() {
                2 => {
                    "No chord is waiting. All points are on one line, so both edges are the same segment."
                }
                _ => {
                    "No chord is waiting. The edges go once around all the points, counterclockwise."
                }
            };
            let mut plane = self.plane(|point| {
                Some(if hull.contains(&point) { Role::Chosen } else { Role::Settled })
            });
            let shape = if hull.len() < 3 { Shape::Open } else { Shape::Filled };
            plane.paths.push(self.path(shape, &hull).marked(Role::Chosen));
            self.frames.push(Frame::new(caption).at("hull.dedup();").with(plane));
        }
        (hull, looks)
    }

    /// The points, the edges so far and the chords that wait. `role` is that of a point that is not
    /// known to be a vertex.
    fn state(
        &self,
        chords: &[Chord],
        edges: &[[Pair; 2]],
        role: impl Fn(Pair) -> Option<Role>,
    ) -> Plane {
        let is_vertex = |point: Pair| {
            edges.iter().any(|edge| edge.contains(&point))
                || chords.iter().any(|chord| chord.from == point || chord.to == point)
        };
        let mut plane =
            self.plane(|point| if is_vertex(point) { Some(Role::Chosen) } else { role(point) });
        let edges = edges.iter().map(|edge| self.path(Shape::Open, edge).marked(Role::Chosen));
        let waiting = chords.iter().map(|chord| {
            let path = self.path(Shape::Open, &[chord.from, chord.to]);
            path.styled(Style::Dashed).marked(Role::Frontier)
        });
        plane.paths = edges.chain(waiting).collect();
        plane
    }

    /// The first frame. Returns the points on the first chord, which are dropped.
    fn start(&mut self, left: Pair, right: Pair, chords: &[Chord], new: &[Pair]) -> Vec<Pair> {
        let is_on = |point: &Pair| *point != left && *point != right && !new.contains(point);
        let on: Vec<Pair> = self.given.iter().copied().filter(is_on).collect();
        let is_one =
            |here: Pair| self.given.iter().all(|&point| point.0 != here.0 || point == here);
        let leftmost =
            if is_one(left) { "the leftmost" } else { "the lowest of the leftmost points" };
        let rightmost =
            if is_one(right) { "the rightmost" } else { "the highest of the rightmost points" };
        let [above, below] = chords else { return on };
        let mut caption = format!(
            "Point {} is {leftmost} and point {} is {rightmost}, so both are vertices. {} outside the chord {}, and {} outside the chord {}.",
            self.number(left),
            self.number(right),
            trace::counted(below.outside.len(), "point is", "points are"),
            self.way(left, right),
            trace::counted(above.outside.len(), "point is", "points are"),
            format_args!("from point {} back to point {}", self.number(right), self.number(left)),
        );
        if !on.is_empty() {
            caption.push_str(&format!(" {}", self.dropped(&on, "on the chord")));
        }
        let plane = self.state(chords, &[], |point| on.contains(&point).then_some(Role::Rejected));
        self.frames.push(Frame::new(caption).at("let mut chords =").with(plane));
        on
    }

    fn split(
        &mut self,
        triangle: [Pair; 3],
        [outside, out]: [&[Pair]; 2],
        chords: &[Chord],
        edges: &[[Pair; 2]],
        dropped: &[Pair],
    ) {
        let [from, farthest, to] = triangle;
        let [.., second, first] = chords else { return };
        let (way, middle) = (self.way(from, to), self.number(farthest));
        let mut caption = if outside.len() == 1 {
            format!("Only point {middle} is outside the chord {way}, so it is a vertex.")
        } else {
            format!(
                "{} points are outside the chord {way}. The farthest of them is point {middle}, so it is a vertex.",
                outside.len()
            )
        };
        if 1 < outside.len() {
            if first.outside.is_empty() && second.outside.is_empty() {
                caption.push_str(" No point is outside the two new chords.");
            } else {
                for chord in [first, second] {
                    let (where_to, points) = (self.way(chord.from, chord.to), &chord.outside);
                    let sentence = format!(" {} outside the chord {where_to}.", self.these(points));
                    caption.push_str(&sentence);
                }
            }
            if out.is_empty() {
                caption.push_str(" No other point is in the triangle.");
            } else {
                caption.push_str(&format!(" {}", self.dropped(out, "in the triangle")));
            }
        }
        let mut plane = self.state(chords, edges, |point| {
            if out.contains(&point) {
                Some(Role::Rejected)
            } else if dropped.contains(&point) {
                Some(Role::Settled)
            } else {
                outside.contains(&point).then_some(Role::Compared)
            }
        });
        plane.paths.push(self.path(Shape::Filled, &triangle).marked(Role::Active));
        for (point, &at) in plane.points.iter_mut().zip(&self.given) {
            if at == farthest {
                point.role = Some(Role::Active);
            }
        }
        let code = "chords.push(outer_chord(from, farthest, &outside));";
        self.frames.push(Frame::new(caption).at(code).with(plane));
    }

    /// Puts a question to the last frame, if it has none.
    fn ask(&mut self, ask: impl FnOnce(Frame) -> Frame) {
        if let Some(last) = self.frames.pop_if(|last| last.ask.is_none()) {
            self.frames.push(ask(last));
        }
    }

    fn is_asked(&self, start: &str) -> bool {
        let asks = self.frames.iter().filter_map(|frame| frame.ask.as_ref());
        asks.filter(|ask| ask.question.starts_with(start)).count() != 0
    }

    fn ask_for_the_farthest(&mut self, [from, farthest, to]: [Pair; 3], outside: &[Pair]) {
        // A reader may take the lowest point, the highest, or the last, for it.
        let mut choices = vec![farthest];
        choices.extend(outside.iter().min_by_key(|&&(x, y)| (y, x)));
        choices.extend(outside.iter().min());
        choices.extend(outside.iter().max());
        choices.sort_unstable();
        choices.dedup();
        if choices.len() < 2 {
            return;
        }
        let answer = choices.iter().position(|&choice| choice == farthest).unwrap_or(0);
        let shown: Vec<String> =
            choices.iter().map(|&point| format!("point {}", self.number(point))).collect();
        let question =
            format!("Which point is the farthest from the chord {}?", self.way(from, to));
        let because = "Move a line parallel to the chord away from the chord, to its right. This point is the last one that the line meets.";
        self.ask(|frame| frame.ask(question, shown, answer, because));
    }

    /// Why the two new chords share no point: the idea, not the display.
    fn ask_why(&mut self, [from, farthest, to]: [Pair; 3], chords: &[Chord]) {
        let Some(&point) = chords.last().and_then(|chord| chord.outside.first()) else { return };
        let middle = self.number(farthest);
        let question = format!(
            "Point {} is outside the chord {}. Why can it not be outside the chord {}, too?",
            self.number(point),
            self.way(from, farthest),
            self.way(farthest, to)
        );
        let choices = [
            "no point is ever outside two chords that share an end".to_owned(),
            format!("it would be farther from the old chord than point {middle}"),
            "it is to the left of the farthest point".to_owned(),
        ];
        let because = format!(
            "The region outside both chords is beyond the line through point {middle} that is parallel to the old chord. No point is there, because point {middle} is the farthest."
        );
        self.ask(|frame| frame.ask(question, choices, 1, because));
    }

    fn ask_for_the_next(&mut self, chords: &[Chord]) {
        const START: &str = "Which chord";
        let [_, .., last] = chords else { return };
        if self.is_asked(START) {
            return;
        }
        let (from, to) = (last.from, last.to);
        let shown: Vec<String> = chords
            .iter()
            .map(|chord| self.way(chord.from, chord.to))
            .chain([self.way(to, from)])
            .collect();
        let because = format!(
            "It was pushed last of all the waiting chords. It begins at point {}, where the new edge ends.",
            self.number(from)
        );
        let question = format!("{START} is popped next?");
        self.ask(|frame| frame.ask(question, shown, chords.len() - 1, because));
    }

    fn ask_for_the_dropped(
        &mut self,
        [from, farthest, to]: [Pair; 3],
        n_outside: usize,
        n_new: usize,
    ) {
        const START: &str = "How many of the";
        if n_outside < 3 || self.is_asked(START) {
            return;
        }
        let question = format!(
            "{START} {n_outside} points outside the chord {} are dropped in the next step?",
            self.way(from, to)
        );
        let because = format!(
            "Point {} is the farthest. Each point that is outside neither of its two new chords is in the triangle or is a copy of a corner.",
            self.number(farthest)
        );
        let answer = n_outside - 1 - n_new;
        let others = (0..n_outside).filter(|other| other.abs_diff(answer) < 3);
        self.ask(|frame| frame.ask_number(question, answer, others, because));
    }

    /// The filter. Returns how many points are left.
    fn filter(&mut self) -> usize {
        let left = outer_points(&self.given);
        let (Some(ends), true) = (corners(&self.given), self.given.len() <= MOST_POINTS) else {
            return left.len();
        };
        let numbers = ends.map(|end| self.number(end));
        let caption = format!(
            "Point {} is the farthest to the lower left, point {} to the lower right, point {} to the upper right, and point {} to the upper left.",
            numbers[0], numbers[1], numbers[2], numbers[3]
        );
        let end = |point| ends.contains(&point).then_some(Role::Active);
        let plane = self.plane(end);
        let n_dropped = self.given.len() - left.len();
        let question = "How many points are strictly inside the rectangle between these four?";
        let because = "Both left corners bound the rectangle on the left, and the one farther to the right decides. The other sides are found in the same way.";
        let others = (0..self.given.len()).filter(|other| other.abs_diff(n_dropped) < 3);
        let frame = Frame::new(caption).at("Some([*low_left,").with(plane);
        self.frames.push(frame.ask_number(question, n_dropped, others, because));
        let [low_left, low_right, high_right, high_left] = ends;
        let (from, to) = (low_left.0.max(high_left.0), low_right.0.min(high_right.0));
        let (low, high) = (low_left.1.max(low_right.1), high_left.1.min(high_right.1));
        let is_empty = to <= from || high <= low;
        let dropped: Vec<Pair> =
            self.given.iter().copied().filter(|point| !left.contains(point)).collect();
        let caption = match dropped.len() {
            _ if is_empty => "The rectangle between them is empty, so no point is dropped.".into(),
            0 => "No point is strictly inside the rectangle between them.".into(),
            _ => self.dropped(&dropped, "strictly inside the rectangle between them"),
        };
        let mut plane =
            self.plane(
                |point| {
                    if dropped.contains(&point) { Some(Role::Rejected) } else { end(point) }
                },
            );
        if !is_empty {
            let rectangle = [(from, low), (to, low), (to, high), (from, high)];
            plane.paths.push(self.path(Shape::Filled, &rectangle).marked(Role::Active));
        }
        self.frames.push(Frame::new(caption).at("filter(|point| !is_inner(point))").with(plane));
        let hull = quick_hull(&left);
        let caption = "The hull of the remaining points is the hull of all the points.";
        let mut plane = self.plane(|point| {
            if hull.contains(&point) {
                Some(Role::Chosen)
            } else {
                dropped.contains(&point).then_some(Role::Settled)
            }
        });
        let shape = if hull.len() < 3 { Shape::Open } else { Shape::Filled };
        if 1 < hull.len() {
            plane.paths.push(self.path(shape, &hull).marked(Role::Chosen));
        }
        self.frames.push(Frame::new(caption).with(plane));
        left.len()
    }
}

/// How many looks a step causes: one at each point that is outside a new chord.
pub(crate) fn new_looks(step: Step, chords: &[Chord]) -> usize {
    let n_new = if matches!(step, Step::Edge { .. }) { 0 } else { 2 };
    chords.iter().rev().take(n_new).map(|chord| chord.outside.len()).sum()
}

pub(crate) const SIZES: [u32; 7] = [4, 8, 16, 32, 64, 128, 256];

/// How often a point is looked at: of points in a disc, of points on a circle, and of points each
/// of which is twice as far to the right as the one before, and four times as high.
pub(crate) fn looks(n: u32) -> [u32; 3] {
    let size = usize::try_from(n).unwrap_or(0);
    [count(&workloads::in_disc(size)), count(&workloads::on_circle(size)), count(&doubling(n))]
}

/// The points (2^k, 4^k) for `n` neighbors k about 0; at most 400, so that they are points.
pub(crate) fn doubling(n: u32) -> Vec<Point<f64>> {
    let n = i32::try_from(n.min(400)).unwrap_or(0);
    let powers = (-n / 2..n - n / 2).map(|k| (2_f64.powi(k), 4_f64.powi(k)));
    points(powers).unwrap_or_default()
}

pub(crate) fn count<T: Coordinate>(set: &[Point<T>]) -> u32 {
    let mut looks = 0;
    library::quick_hull_watched(set, |step, v| {
        looks += if matches!(step, library::Step::Part { .. }) { v.len() } else { 0 };
    });
    u32::try_from(looks).unwrap_or(u32::MAX)
}

fn cost() -> Chart {
    let curves = ["disc", "circle", "doubling gaps"];
    Chart::from_counts("How often a point is looked at", ["points", "looks"], &SIZES, curves, looks)
}
