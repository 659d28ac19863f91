//! Which segments does the first one intersect?
//! `cargo run -p analytic-geometry --example segment_intersection -- 0,0:2,1 1,0:1,1`.

#[path = "points/mod.rs"]
mod points;

use std::process::ExitCode;

use analytic_geometry::polygon::segment_intersection::plain::{self, Step, intersects_watched};
use analytic_geometry::polygon::segment_intersection::{
    Division, Intersection, RationalPoint, intersection, intersects, squared_distance, straddles,
};
use analytic_geometry::{Point, Segment, workloads};
use input::Input;
use linear_algebra::Ratio;
use points::Typed;
use trace::{
    Chart, Demo, Flag, Frame, Options, Plane, PlaneInput, PlaneLine, PlanePath, PlanePoint, Role,
    Shape, SplitMix64, Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "segment_intersection",
    about: "Which of the other segments does the first one intersect?",
    arguments: "X,Y:X,Y X,Y:X,Y... (the path, then the walls)",
    worked: &[WALLS],
    flags: &[
        Flag { name: "--point", value: None, about: "where do the lines of two segments meet?" },
        Flag { name: "--distance", value: None, about: "how far apart are two segments?" },
    ],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_WALLS: usize = 8;

/// No crossing of lines is drawn that is farther away than this.
const FARTHEST: f64 = 1e7;

/// The path of the page, and its five walls: a crossing, a wall on one side, a wall across the line
/// of the path beyond its end, a wall that touches the path, and a wall on the same line.
pub(crate) const WALLS: &str = "2,2:14,8 5,1:5,6 7,6:11,8 13,5:17,11 10,6:12,3 16,9:18,10";

/// A path from the left to the right, and four walls anywhere.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut words = vec![format!("0,{}:20,{}", dice.below(21), dice.below(21))];
    for _ in 0..4 {
        let [x, y, to_x, to_y] = [0; 4].map(|_| dice.below(21));
        words.push(format!("{x},{y}:{to_x},{to_y}"));
    }
    words.join(" ")
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let typed = points::read_segments(input)?;
    let segments = typed.segments();
    let n = segments.len();
    if n < 2 {
        // Nothing is left to be read, and the error says so.
        input.word(format_args!("segment {}", n + 1))?;
    }
    let of_two = options.has("--point") || options.has("--distance");
    if of_two && 2 < n {
        return Err(input.invalid(format_args!("segment {n}"), "is one too many").into());
    }
    let scene = Scene { typed, segments };
    if options.has("--point") {
        return scene.meeting();
    }
    if options.has("--distance") {
        return scene.distance();
    }
    scene.walls()
}

/// The segments, as they were typed.
struct Scene {
    typed: Typed,
    segments: Vec<Segment<i64>>,
}

/// A question of the test, the sides that it looked at, and the answer.
type Answered = (Step, bool);

fn pair(point: Point<i64>) -> plain::Point {
    (point.x(), point.y())
}

fn pairs(segment: Segment<i64>) -> [plain::Point; 2] {
    [pair(segment.from), pair(segment.to)]
}

/// What the test asks of a path and a wall, up to the first no.
fn asked(way: Segment<i64>, wall: Segment<i64>) -> Vec<Answered> {
    let mut answered = Vec::new();
    intersects_watched(pairs(way), pairs(wall), |step, &answer| answered.push((step, answer)));
    answered
}

fn side(side: i64) -> &'static str {
    match side {
        1 => "to the left of",
        -1 => "to the right of",
        _ => "on",
    }
}

impl Scene {
    fn way(&self) -> Segment<i64> {
        self.segments[0]
    }

    fn show(&self, segment: Segment<i64>) -> String {
        format!("{} to {}", self.typed.show(segment.from), self.typed.show(segment.to))
    }

    /// A place as fractions of 1.
    fn place(&self, at: RationalPoint) -> RationalPoint {
        RationalPoint { x: self.typed.length(at.x), y: self.typed.length(at.y) }
    }

    fn path(&self, segment: Segment<i64>) -> PlanePath {
        let ends = [segment.from, segment.to].map(|end| self.typed.place(end));
        PlanePath::new(Shape::Open, ends)
    }

    fn end(&self, name: &str, at: Point<i64>) -> PlanePoint {
        PlanePoint::new(name, self.typed.place(at))
    }

    /// All segments, those after the first one by number, with the ends of the first one by name.
    fn plane(&self) -> Plane {
        let way = self.way();
        let mut paths = vec![self.path(way).styled(Style::Thick)];
        let walls = self.segments.iter().enumerate().skip(1);
        paths.extend(walls.map(|(i, &wall)| self.path(wall).labeled(i)));
        let ends = self.segments.iter().flat_map(|segment| [segment.from, segment.to]);
        Plane {
            points: vec![self.end("a", way.from), self.end("b", way.to)],
            paths,
            room: ends.map(|end| self.typed.place(end)).collect(),
            typed: Some(PlaneInput::Segments),
            ..Plane::default()
        }
    }

    /// The picture of a wall: it is active, and its ends have names.
    fn plane_of(&self, i: usize) -> Plane {
        let mut plane = self.plane();
        let wall = self.segments[i];
        plane.paths[i].role = Some(Role::Active);
        plane.points.extend([self.end("c", wall.from), self.end("d", wall.to)]);
        plane
    }

    /// The path and its walls: a frame for each question.
    fn walls(&self) -> trace::Result<Trace> {
        let n = self.segments.len() - 1;
        let title =
            format!("Which of {} does the path intersect?", trace::counted(n, "wall", "walls"));
        let mut met = Vec::new();
        for (i, &wall) in self.segments.iter().enumerate().skip(1) {
            match intersection(self.way(), wall)? {
                Intersection::None => {}
                Intersection::Point { at, .. } => {
                    met.push(format!("wall {i} at {}", self.place(at)));
                }
                Intersection::Overlap(part) => {
                    met.push(format!("wall {i} from {}", self.show(part)));
                }
            }
        }
        let answer = match &met[..] {
            [] => "The path intersects no wall.".to_owned(),
            [one] => format!("The path intersects {one}."),
            [first @ .., last] => {
                format!("The path intersects {} and {last}.", first.join(", "))
            }
        };
        if MOST_WALLS < n {
            let frames = vec![Frame::too_large(format_args!("{MOST_WALLS} walls"))];
            return Ok(Trace { title, frames, answer });
        }
        let (from, to) = (self.typed.show(self.way().from), self.typed.show(self.way().to));
        let caption = format!("The path goes from a = {from} to b = {to}. The walls are numbered.");
        let mut frames = vec![Frame::new(caption).with(self.plane())];
        let mut quiz = Quiz::default();
        let mut roles = vec![None];
        for i in 1..=n {
            for (step, answer) in asked(self.way(), self.segments[i]) {
                let before = frames.pop().expect("the frame before");
                frames.push(quiz.about(before, self, i, step));
                let mut frame = self.frame(i, step, answer);
                for (path, role) in frame.1.paths.iter_mut().zip(&roles) {
                    path.role = *role;
                }
                frames.push(frame.0.with(frame.1));
            }
            let meets = intersects(self.way(), self.segments[i]);
            roles.push(Some(if meets { Role::Chosen } else { Role::Rejected }));
        }
        let mut plane = self.plane();
        for (path, role) in plane.paths.iter_mut().zip(roles) {
            path.role = role;
        }
        for &wall in &self.segments[1..] {
            match intersection(self.way(), wall)? {
                Intersection::None => {}
                Intersection::Point { at, .. } => {
                    let place = self.place(at);
                    let to = (place.x.to_f64(), place.y.to_f64());
                    plane.points.push(PlanePoint::new("", to).marked(Role::Chosen).noted(place));
                }
                Intersection::Overlap(part) => {
                    plane.paths.push(self.path(part).styled(Style::Thick).marked(Role::Chosen));
                }
            }
        }
        frames.push(Frame::new(answer.clone()).with(plane));
        Ok(Trace { title, frames, answer })
    }

    /// One question about a wall, and its answer.
    fn frame(&self, i: usize, step: Step, answer: bool) -> (Frame, Plane) {
        let (way, wall) = (self.way(), self.segments[i]);
        let mut plane = self.plane_of(i);
        let apart = format!("So the path and wall {i} do not intersect.");
        let role = if answer { Role::Compared } else { Role::Rejected };
        let (caption, at) = match step {
            Step::Boxes => {
                for segment in [way, wall] {
                    let ((x1, y1), (x2, y2)) =
                        (self.typed.place(segment.from), self.typed.place(segment.to));
                    let corners = [(x1, y1), (x2, y1), (x2, y2), (x1, y2), (x1, y1)];
                    let rim = PlanePath::new(Shape::Open, corners).styled(Style::Dashed);
                    plane.paths.push(rim.marked(role));
                }
                let (from, to) = (self.typed.show(wall.from), self.typed.show(wall.to));
                let start = format!("Wall {i} goes from c = {from} to d = {to}.");
                let caption = if answer {
                    format!("{start} Its box and the box of the path overlap.")
                } else {
                    format!("{start} Its box and the box of the path do not overlap. {apart}")
                };
                (caption, "let boxes_overlap")
            }
            Step::LineOfFirst { sides } => {
                plane.lines.extend(self.line(way).map(|line| line.marked(role)));
                let start = said(["c", "d"], sides, "a and b", way.is_point());
                let caption = if answer {
                    format!("{start} So wall {i} straddles this line.")
                } else {
                    format!("{start} {apart}")
                };
                (caption, "let cd_straddles")
            }
            Step::LineOfSecond { sides } => {
                plane.lines.extend(self.line(wall).map(|line| line.marked(role)));
                let start = said(["a", "b"], sides, "c and d", wall.is_point());
                let caption = if answer {
                    format!(
                        "{start} So the path straddles this line, and the path and wall {i} intersect."
                    )
                } else {
                    format!("{start} {apart}")
                };
                (caption, "let ab_straddles")
            }
        };
        (Frame::new(caption).at(at), plane)
    }

    /// The line through a segment, if it has one.
    fn line(&self, segment: Segment<i64>) -> Option<PlaneLine> {
        let ((x1, y1), (x2, y2)) = (self.typed.place(segment.from), self.typed.place(segment.to));
        // A normal of about 1, so that nothing is too far away to draw.
        let size = (y1 - y2).abs().max((x2 - x1).abs());
        let size = if size < 1000.0 { 1.0 } else { size };
        // Of the two normals, that whose equation begins with a plus.
        let size = if (y1, x2) < (y2, x1) { -size } else { size };
        let normal = ((y1 - y2) / size, (x2 - x1) / size);
        let level = normal.0 * x1 + normal.1 * y1;
        let line = (!segment.is_point()).then(|| PlaneLine::new(normal, level));
        line.map(|line| line.styled(Style::Dashed))
    }

    /// Where the lines of two segments meet, by two areas.
    fn meeting(&self) -> trace::Result<Trace> {
        let (first, second) = (self.way(), self.segments[1]);
        let (u, v, w) = (first.to - first.from, second.to - second.from, second.from - first.from);
        let title =
            format!("Where the lines of {} and {} meet", self.show(first), self.show(second));
        let shown =
            |x: i64, y: i64| format!("({}, {})", self.typed.number(x), self.typed.number(y));
        let (us, vs, ws) = (shown(u.x(), u.y()), shown(v.x(), v.y()), shown(w.x(), w.y()));
        let area = |units: i128| self.typed.area(Ratio::new(units, 1));
        let (whole, part) = (u.cross(v), w.cross(v));
        let plane = |spans: Option<[Point<i64>; 4]>| {
            let mut plane = self.plane();
            plane.points.extend([self.end("c", second.from), self.end("d", second.to)]);
            for path in &mut plane.paths {
                path.label.clear();
            }
            if let Some(corners) = spans {
                let corners = corners.map(|corner| self.typed.place(corner));
                let parallelogram = PlanePath::new(Shape::Filled, corners);
                plane.paths.insert(0, parallelogram.marked(Role::Active));
            }
            plane
        };
        let beside = |from: Point<i64>, to: Point<i64>| {
            let moved = |at: Point<i64>| Point::new(at.x() + v.x(), at.y() + v.y());
            Ok::<_, analytic_geometry::PointError>([from, to, moved(to)?, moved(from)?])
        };
        let of_whole = beside(first.from, first.to)?;
        let of_part = beside(first.from, second.from)?;
        let at = i64::crossing(first, second)?;
        let place = at.map(|at| self.place(at));
        // Lines that are nearly parallel may meet too far away for a picture.
        let seen = place
            .map(|place| (place.x.to_f64(), place.y.to_f64()))
            .filter(|(x, y)| x.abs().max(y.abs()) < FARTHEST);
        let corners = of_whole.iter().chain(&of_part);
        let mut room: Vec<_> = corners.map(|&corner| self.typed.place(corner)).collect();
        room.extend(seen);
        let framed = |caption: String, mut plane: Plane| {
            plane.room.extend(room.iter().copied());
            Frame::new(caption).with(plane)
        };
        let caption =
            format!("The vector from a to b is u = {us}, and the vector from c to d is v = {vs}.");
        let mut frames = vec![framed(caption, plane(None)).at("let (along_a, along_b)")];
        let caption = format!(
            "u x v = {}. Its absolute value is the area of the parallelogram of u and v.",
            area(whole)
        );
        frames
            .push(framed(caption, plane(Some(of_whole))).at("let cross = along_a.cross(along_b);"));
        let Some(place) = place else {
            let answer = "u x v is 0, so the lines do not meet at exactly one point.".to_owned();
            frames.push(framed(answer.clone(), plane(None)).at("return Ok(None);"));
            return Ok(Trace { title, frames, answer });
        };
        let share = Ratio::new(part, whole);
        let caption = format!(
            "The vector from a to c is w = {ws}, and w x v = {}. So t = (w x v) / (u x v) = {share}.",
            area(part)
        );
        frames.push(framed(caption, plane(Some(of_part))).at("let share ="));
        let mut with_point = plane(None);
        with_point
            .points
            .extend(seen.map(|to| PlanePoint::new("", to).marked(Role::Chosen).noted(place)));
        let lines = [first, second].into_iter().filter_map(|segment| self.line(segment));
        with_point.lines.extend(lines);
        let answer = format!("The lines meet at a + t u = {place}.");
        frames.push(framed(answer.clone(), with_point).at("let (x, y) ="));
        Ok(Trace { title, frames, answer })
    }

    /// How far apart two segments are: a frame for each end.
    fn distance(&self) -> trace::Result<Trace> {
        let (first, second) = (self.way(), self.segments[1]);
        let title = format!("How far apart are {} and {}?", self.show(first), self.show(second));
        let shown = |units: Ratio| self.typed.area(units);
        let plane = || {
            let mut plane = self.plane();
            plane.points.extend([self.end("c", second.from), self.end("d", second.to)]);
            for path in &mut plane.paths {
                path.label.clear();
            }
            plane
        };
        let least = squared_distance(first, second)?;
        if intersects(first, second) {
            let answer = "They intersect, so the distance between them is 0.".to_owned();
            let frames = vec![Frame::new(answer.clone()).with(plane()).at("if intersects(a, b)")];
            return Ok(Trace { title, frames, answer });
        }
        let ends = [
            ("a", first.from, second),
            ("b", first.to, second),
            ("c", second.from, first),
            ("d", second.to, first),
        ];
        let caption =
            "The segments do not intersect, so an end of one of them is nearest to the other.";
        let mut frames = vec![Frame::new(caption).with(plane()).at("if intersects(a, b)")];
        for (name, end, other) in ends {
            let square = i64::squared_distance(end, other)?;
            let mut plane = plane();
            let near = self.nearest(end, other);
            let role = if square == least { Role::Chosen } else { Role::Compared };
            let dash = PlanePath::new(Shape::Open, [self.typed.place(end), near]);
            plane.paths.push(dash.styled(Style::Dashed).marked(role));
            let caption = format!(
                "The square of the distance from {name} to the other segment is {}.",
                shown(square)
            );
            let code = if name == "a" { "let mut least" } else { "let distance" };
            frames.push(Frame::new(caption).with(plane).at(code));
        }
        let answer = format!("The square of the distance is {}.", shown(least));
        Ok(Trace { title, frames, answer })
    }

    /// The place of a segment that is nearest to a point, as it is drawn.
    fn nearest(&self, point: Point<i64>, segment: Segment<i64>) -> (f64, f64) {
        let (from, to) = (self.typed.place(segment.from), self.typed.place(segment.to));
        let (x, y) = self.typed.place(point);
        let along = (to.0 - from.0, to.1 - from.1);
        let square = along.0 * along.0 + along.1 * along.1;
        if square <= 0.0 {
            return from;
        }
        let dot = along.0 * (x - from.0) + along.1 * (y - from.1);
        let share = (dot / square).clamp(0.0, 1.0);
        (from.0 + share * along.0, from.1 + share * along.1)
    }
}

/// Where two ends are, in a sentence.
fn said([one, other]: [&str; 2], sides: [i64; 2], line: &str, is_point: bool) -> String {
    if is_point {
        return format!("{line} are the same point, so there is no line, and both sides are 0.");
    }
    let line = format!("the line through {line}");
    if sides[0] == sides[1] {
        return format!("{one} and {other} are both {} {line}.", side(sides[0]));
    }
    format!("{one} is {} {line}, and {other} is {} it.", side(sides[0]), side(sides[1]))
}

/// What a question is about.
#[derive(Clone, Copy, PartialEq)]
enum Topic {
    Sides,
    Certain,
    Touching,
    OneLine,
}

/// What was asked already.
#[derive(Default)]
struct Quiz(Vec<Topic>);

impl Quiz {
    fn is_new(&self, topic: Topic) -> bool {
        !self.0.contains(&topic)
    }

    /// The frame with a question about the next one, if it is the first of its kind.
    fn about(&mut self, frame: Frame, scene: &Scene, i: usize, step: Step) -> Frame {
        let (way, wall) = (pairs(scene.way()), pairs(scene.segments[i]));
        match step {
            Step::Boxes if self.is_new(Topic::OneLine) && are_on_one_line(way, wall) => {
                self.0.push(Topic::OneLine);
                frame.ask(
                    format!(
                        "The next one is wall {i}. It is on the same line as the path. Would it pass both tests for straddling?"
                    ),
                    ["Yes, both.", "Only one of them.", "Neither of them."],
                    0,
                    "All four sides are 0, and 0 * 0 <= 0. For segments on the same line, these tests always say yes, so only the boxes decide.",
                )
            }
            Step::LineOfFirst { sides } if self.is_new(Topic::Sides) && sides[0] != 0 => {
                self.0.push(Topic::Sides);
                frame.ask_number(
                    "What is side(a, b, c)?",
                    sides[0],
                    [-1, 0, 1],
                    "If you look from a toward b, the left is 1 and the right is -1.",
                )
            }
            Step::LineOfFirst { sides }
                if self.is_new(Topic::Touching) && sides.contains(&0) && sides != [0; 2] =>
            {
                self.0.push(Topic::Touching);
                frame.ask(
                    format!(
                        "One end of wall {i} is on the line through a and b, and the other is not. Does the wall straddle this line?"
                    ),
                    ["Yes.", "No."],
                    0,
                    "One of the sides is 0, so the product is 0, and 0 <= 0. A segment that touches a line straddles it.",
                )
            }
            Step::LineOfSecond { .. } if self.is_new(Topic::Certain) => {
                self.0.push(Topic::Certain);
                frame.ask(
                    format!("Is it now certain that the path and wall {i} intersect?"),
                    ["Yes.", "No."],
                    1,
                    "A wall can straddle the line through a and b beyond an end of the path. Then they do not intersect.",
                )
            }
            _ => frame,
        }
    }
}

fn are_on_one_line([a, b]: [plain::Point; 2], [c, d]: [plain::Point; 2]) -> bool {
    let sides =
        [plain::side(a, b, c), plain::side(a, b, d), plain::side(c, d, a), plain::side(c, d, b)];
    a != b && c != d && sides == [0; 4]
}

pub(crate) const SIZES: [u32; 6] = [64, 128, 256, 512, 1024, 2048];

/// All pairs of n short segments: how many there are, how many orientations the test computes for
/// them, and how many it would compute without the boxes.
pub(crate) fn work(n: u32) -> [u32; 3] {
    const PER_LINE: u32 = 2;
    let segments = workloads::short_segments(n as usize);
    let (mut n_pairs, mut n_lines, mut n_without) = (0, 0, 0);
    for (i, &a) in segments.iter().enumerate() {
        for &b in &segments[..i] {
            n_pairs += 1;
            n_without += 1 + u32::from(straddles(a, b));
            intersects_watched(pairs(a), pairs(b), |step, _| {
                n_lines += u32::from(step != Step::Boxes);
            });
        }
    }
    [n_pairs, PER_LINE * n_lines, PER_LINE * n_without]
}

fn cost() -> Chart {
    let curves = ["pairs", "orientations", "orientations, without boxes"];
    Chart::from_counts("All pairs of short segments", ["segments", "number"], &SIZES, curves, work)
}
