//! What two segments have in common:
//! `cargo run -p analytic-geometry --example segment_intersection -- 0,0:2,1 1,0:1,1`.

#[path = "points/mod.rs"]
mod points;

use std::process::ExitCode;

use analytic_geometry::polygon::cross_product::Orientation;
use analytic_geometry::polygon::segment_intersection::{
    Intersection, RationalPoint, boxes_meet, intersection, sides, squared_distance, straddles,
};
use analytic_geometry::{Segment, workloads};
use input::Input;
use points::Typed;
use trace::{
    Chart, Demo, Frame, Options, Plane, PlaneInput, PlaneLine, PlanePath, PlanePoint, Role, Shape,
    Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "segment_intersection",
    about: "What two segments have in common: nothing, a point, or a segment.",
    arguments: "X,Y:X,Y X,Y:X,Y",
    worked: &["0,0:2,1 1,0:1,1"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// The two segments, as they were typed.
struct Pair {
    typed: Typed,
    a: Segment<i64>,
    b: Segment<i64>,
}

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let typed = points::read_segments(input)?;
    let segments = typed.segments();
    let [a, b] = segments[..] else {
        let n = segments.len();
        if n < 2 {
            // Nothing is left to be read, and the error says so.
            input.word(format_args!("segment {}", n + 1))?;
        }
        return Err(input.invalid(format_args!("segment {n}"), "is one too many").into());
    };
    let pair = Pair { typed, a, b };
    let (frames, answer) = pair.run()?;
    let title = format!("Segments {} and {}", pair.show(a), pair.show(b));
    Ok(Trace { title, frames, answer })
}

fn side(side: Orientation) -> &'static str {
    match side {
        Orientation::Left => "left",
        Orientation::Collinear => "on the line",
        Orientation::Right => "right",
    }
}

impl Pair {
    fn show(&self, segment: Segment<i64>) -> String {
        if segment.is_point() {
            return self.typed.show(segment.from);
        }
        format!("{} to {}", self.typed.show(segment.from), self.typed.show(segment.to))
    }

    /// A place as fractions of 1.
    fn place(&self, at: RationalPoint) -> RationalPoint {
        RationalPoint { x: self.typed.length(at.x), y: self.typed.length(at.y) }
    }

    /// One frame a question, up to the first no.
    fn run(&self) -> trace::Result<(Vec<Frame>, String)> {
        let (a, b) = (self.a, self.b);
        let mut frames = vec![self.boxes()];
        if boxes_meet(a, b) {
            frames.push(self.straddle(a, "a", b, "b"));
            if straddles(a, b) {
                frames.push(self.straddle(b, "b", a, "a"));
            }
        }
        let common = intersection(a, b)?;
        let mut plane = self.plane();
        let (caption, at) = match common {
            Intersection::None => {
                let square = self.typed.area(squared_distance(a, b)?);
                let answer = format!(
                    "They have nothing in common. The square of their distance is {square}."
                );
                return Ok((frames, answer));
            }
            Intersection::Point { at, is_proper } => {
                let place = self.place(at);
                let to = (place.x.to_f64(), place.y.to_f64());
                plane.points.push(PlanePoint::new("", to).marked(Role::Chosen).noted(place));
                if is_proper {
                    (format!("They cross in {place}."), "None => crossing(a, b),")
                } else {
                    (
                        format!("They touch in {place}."),
                        "let ends = [(of_b[0], b.from), (of_b[1], b.to), (of_a[0], a.from), (of_a[1], a.to)];",
                    )
                }
            }
            Intersection::Overlap(part) => {
                plane.paths.push(self.path(part).styled(Style::Thick).marked(Role::Chosen));
                let (from, to) = (self.typed.show(part.from), self.typed.show(part.to));
                (format!("They overlap from {from} to {to}."), "return Ok(between(start, end));")
            }
        };
        frames.push(Frame::new(caption.clone()).with(plane).at(at));
        Ok((frames, caption))
    }

    /// Both segments by name, and room for all that is drawn.
    fn plane(&self) -> Plane {
        let ends = [self.a.from, self.a.to, self.b.from, self.b.to];
        Plane {
            paths: vec![self.path(self.a).labeled("a"), self.path(self.b).labeled("b")],
            room: ends.map(|end| self.typed.place(end)).to_vec(),
            typed: Some(PlaneInput::Segments),
            ..Plane::default()
        }
    }

    fn path(&self, segment: Segment<i64>) -> PlanePath {
        let ends = [segment.from, segment.to].map(|end| self.typed.place(end));
        PlanePath::new(Shape::Open, ends)
    }

    /// The first question: do the boxes meet?
    fn boxes(&self) -> Frame {
        let meet = boxes_meet(self.a, self.b);
        let role = if meet { Role::Compared } else { Role::Rejected };
        let mut plane = self.plane();
        for (segment, name) in [(self.a, "box of a"), (self.b, "box of b")] {
            let ((x1, y1), (x2, y2)) =
                (self.typed.place(segment.from), self.typed.place(segment.to));
            // Not closed, so that the name stands at a side and not in the middle, where that of
            // the segment is.
            let corners = [(x1, y1), (x2, y1), (x2, y2), (x1, y2), (x1, y1)];
            let rim = PlanePath::new(Shape::Open, corners).styled(Style::Dashed);
            plane.paths.push(rim.labeled(name).marked(role));
        }
        let caption = if meet {
            "The boxes about both meet."
        } else {
            "The boxes about both do not meet: neither do the segments."
        };
        Frame::new(caption).with(plane).at("low <= high")
    }

    /// The other two questions: are the ends of one not on one side of the other's line?
    fn straddle(&self, line: Segment<i64>, name: &str, ends: Segment<i64>, other: &str) -> Frame {
        let straddles = straddles(line, ends);
        let of_ends = sides(line, ends);
        let mut plane = self.plane();
        plane
            .lines
            .extend(self.line(line).map(|line| line.marked(Role::Active).styled(Style::Dashed)));
        for (end, of_end) in [ends.from, ends.to].into_iter().zip(of_ends) {
            let sign = match of_end {
                Orientation::Left => "+",
                Orientation::Collinear => "0",
                Orientation::Right => "-",
            };
            let role = if straddles { Role::Compared } else { Role::Rejected };
            let note = if line.is_point() { "collinear" } else { side(of_end) };
            let at = self.typed.place(end);
            plane.points.push(PlanePoint::new(sign, at).noted(note).marked(role));
        }
        let caption = match of_ends {
            _ if line.is_point() => {
                format!("{name} is a single point, and with that every point is collinear.")
            }
            [from, to] if from == to && straddles => {
                format!("Both ends of {other} are on the line of {name}.")
            }
            [from, _] if !straddles => format!(
                "Both ends of {other} are to the {} of the line of {name}: the segments do not meet.",
                side(from)
            ),
            [Orientation::Collinear, _] | [_, Orientation::Collinear] => {
                format!("An end of {other} is on the line of {name}.")
            }
            _ => format!("The ends of {other} are on both sides of the line of {name}."),
        };
        Frame::new(caption).with(plane).at("(one != other) | (one == Orientation::Collinear)")
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
        (!segment.is_point()).then(|| PlaneLine::new(normal, level))
    }
}

pub(crate) const SIZES: [u32; 6] = [64, 128, 256, 512, 1024, 2048];

/// All pairs of n short segments: how many boxes are compared, and how many orientations are asked
/// for if the boxes are asked first, and if not.
pub(crate) fn work(n: u32) -> [u32; 3] {
    const A_PAIR: u32 = 4;
    let segments = workloads::short_segments(n as usize);
    let (mut n_pairs, mut n_near) = (0, 0);
    for (i, &a) in segments.iter().enumerate() {
        for &b in &segments[..i] {
            n_pairs += 1;
            n_near += u32::from(boxes_meet(a, b));
        }
    }
    [n_pairs, A_PAIR * n_near, A_PAIR * n_pairs]
}

fn cost() -> Chart {
    let curves = ["boxes", "orientations, boxes first", "orientations, without boxes"];
    Chart::from_counts("All pairs of short segments", ["segments", "number"], &SIZES, curves, work)
}
