//! Two lines, or a rectangle, that turn about some points:
//! `cargo run -p analytic-geometry --example rotating_calipers -- 1,0 4,0 2,3`.

mod points;

use std::process::ExitCode;

use analytic_geometry::convex_hull::graham_scan::monotone_chain;
use analytic_geometry::convex_hull::rotating_calipers::{
    Flush, Quotient, Rectangle, Stop, calipers, diameter, least_area, least_perimeter, rectangles,
    strips, width,
};
use analytic_geometry::{ConvexPolygon, Point, workloads};
use input::Input;
use linear_algebra::Ratio;
use points::Typed;
use trace::{
    Chart, Demo, Flag, Frame, Options, Plane, PlaneInput, PlaneLine, PlanePath, PlanePoint, Role,
    Shape, Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "rotating_calipers",
    about: "The diameter and the width of some points, and the least rectangles around them.",
    arguments: "POINT... (such as 2,1)",
    worked: &["1,0 4,0 2,3"],
    flags: &[Flag {
        name: "--rectangles",
        value: None,
        about: "turn a rectangle about them, not two lines",
    }],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_VERTICES: usize = 32;

/// What was typed, and its hull.
struct Scene {
    typed: Typed,
    hull: ConvexPolygon<i64>,
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let typed = points::read(input)?;
    let hull = monotone_chain(&typed.points);
    let scene = Scene { typed, hull };
    let (n_points, n) = (scene.typed.points.len(), scene.hull.vertices().len());
    let as_rectangle = options.has("--rectangles");
    let what = if as_rectangle { "Turning rectangles" } else { "Rotating calipers" };
    let title = format!("{what}, {}", trace::plural(n_points, "point"));
    let frames = if MOST_VERTICES < n {
        vec![Frame::too_large(format_args!("{MOST_VERTICES} vertices of the hull"))]
    } else if as_rectangle {
        scene.rectangles()
    } else {
        scene.stops()
    };
    let answer = scene.answer(as_rectangle);
    Ok(Trace { title, frames, answer })
}

impl Scene {
    fn vertex(&self, i: usize) -> Point<i64> {
        self.hull.vertices()[i]
    }

    fn show(&self, i: usize) -> String {
        self.typed.show(self.vertex(i))
    }

    fn show_edge(&self, i: usize) -> String {
        format!("{}-{}", self.show(i), self.show((i + 1) % self.hull.vertices().len()))
    }

    fn place(&self, i: usize) -> (f64, f64) {
        self.typed.place(self.vertex(i))
    }

    /// An area, or the square of a length, as a fraction.
    fn area(&self, quotient: Quotient) -> Ratio {
        // Coordinates of at most a million with three decimals are below 2^30 in units, so this
        // fits.
        self.typed.area(quotient.to_ratio().unwrap_or(Ratio::NAN))
    }

    fn squared_distance(&self, a: usize, b: usize) -> Ratio {
        self.typed.area(Ratio::new(self.vertex(a).squared_distance(self.vertex(b)), 1))
    }

    /// The points and the polygon.
    fn plane(&self) -> Plane {
        let room: Vec<_> = self.typed.points.iter().map(|&p| self.typed.place(p)).collect();
        let points = room.iter().map(|&at| PlanePoint::new("", at)).collect();
        let corners = self.hull.vertices().iter().map(|&p| self.typed.place(p));
        let hull = PlanePath::new(Shape::Closed, corners);
        Plane {
            points,
            paths: vec![hull],
            room,
            typed: Some(PlaneInput::Points),
            ..Plane::default()
        }
    }

    fn mark(&self, plane: &mut Plane, i: usize, role: Role) {
        let at = self.place(i);
        for point in plane.points.iter_mut().filter(|point| point.at == at) {
            point.role = Some(role);
        }
    }

    fn path(&self, [from, to]: [usize; 2]) -> PlanePath {
        PlanePath::new(Shape::Open, [self.place(from), self.place(to)])
    }

    fn edge(&self, i: usize) -> PlanePath {
        self.path([i, (i + 1) % self.hull.vertices().len()])
    }

    /// The line through a vertex along an edge; none if the edge is a point.
    fn line(&self, vertex: usize, edge: usize) -> Option<PlaneLine> {
        let (from, to) = (self.vertex(edge), self.vertex((edge + 1) % self.hull.vertices().len()));
        let (x, y) = (to.x() - from.x(), to.y() - from.y());
        let (mut common, mut rest) = (x.abs(), y.abs());
        while rest != 0 {
            (common, rest) = (rest, common % rest);
        }
        if common == 0 {
            return None;
        }
        // As an equation of small whole numbers, or of numbers of at most 1.
        let greatest = x.abs().max(y.abs());
        let unit = if 1000 < greatest / common { greatest } else { common };
        let (dx, dy) = Point::new(x, y).ok()?.to_f64();
        let (unit, _) = Point::new(unit, 0).ok()?.to_f64();
        // The first factor that is not zero is positive; adding zero makes one zero of two.
        let sign = if dy < 0.0 || dy == 0.0 && 0.0 < dx { 1.0 } else { -1.0 };
        let normal = (-dy * sign / unit + 0.0, dx * sign / unit + 0.0);
        let at = self.place(vertex);
        Some(PlaneLine::new(normal, normal.0 * at.0 + normal.1 * at.1 + 0.0))
    }

    /// The calipers stop by stop, then what they measured.
    fn stops(&self) -> Vec<Frame> {
        let mut frames = Vec::new();
        let mut farthest: Option<([usize; 2], Ratio)> = None;
        let mut narrowest: Option<Ratio> = None;
        for (Stop { a, b, flush }, strip) in calipers(&self.hull).zip(strips(&self.hull)) {
            let mut plane = self.plane();
            let squared = self.squared_distance(a, b);
            let apart = self.area(strip.squared);
            let is_farther = farthest.is_none_or(|(_, known)| known < squared);
            let is_narrower = narrowest.is_none_or(|known| apart < known);
            let first = |is_first: bool, word: &str| {
                if is_first { format!(", the {word} so far") } else { String::new() }
            };
            let which = match flush {
                Flush::A => format!("the line at {} lies on {}", self.show(a), self.show_edge(a)),
                Flush::B => format!("the line at {} lies on {}", self.show(b), self.show_edge(b)),
                Flush::Both => "both lines lie on edges".to_owned(),
            };
            let caption = if a == b {
                format!("All lines touch {}.", self.show(a))
            } else {
                format!(
                    "The lines touch {} and {}: squared distance {squared}{}. They turn until {which}: squared width {apart}{}.",
                    self.show(a),
                    self.show(b),
                    first(is_farther, "greatest"),
                    first(is_narrower, "least"),
                )
            };
            if is_farther {
                farthest = Some(([a, b], squared));
            }
            if is_narrower {
                narrowest = Some(apart);
            }
            for jaw in [a, b] {
                let line = self.line(jaw, strip.edge);
                plane.lines.extend(line.map(|line| line.marked(Role::Compared)));
                self.mark(&mut plane, jaw, Role::Active);
            }
            for (jaw, other) in [(a, Flush::B), (b, Flush::A)] {
                if flush != other {
                    plane.paths.push(self.edge(jaw).marked(Role::Active).styled(Style::Thick));
                }
            }
            if let Some((ends, _)) = farthest {
                let best = self.path(ends).labeled("farthest so far");
                plane.paths.push(best.marked(Role::Chosen).styled(Style::Dashed));
            }
            let at = match flush {
                Flush::A => "Orientation::Right => Flush::A",
                Flush::B => "Orientation::Left => Flush::B",
                Flush::Both => "Orientation::Collinear => Flush::Both",
            };
            frames.push(Frame::new(caption).with(plane).at(at));
        }
        frames.extend(self.diameter());
        frames.extend(self.width());
        frames
    }

    fn diameter(&self) -> Option<Frame> {
        let (a, b) = diameter(&self.hull)?.ends;
        let mut plane = self.plane();
        self.mark(&mut plane, a, Role::Chosen);
        self.mark(&mut plane, b, Role::Chosen);
        plane.paths.push(self.path([a, b]).marked(Role::Chosen).styled(Style::Thick));
        let length = root(self.squared_distance(a, b));
        let caption = format!(
            "The diameter is the distance of {} and {}: {length}.",
            self.show(a),
            self.show(b)
        );
        Some(Frame::new(caption).with(plane).at(".map(|Stop { a, b, .. }| Diameter"))
    }

    fn width(&self) -> Option<Frame> {
        let narrow = width(&self.hull)?;
        let mut plane = self.plane();
        for vertex in [narrow.edge, narrow.vertex] {
            let line = self.line(vertex, narrow.edge);
            plane.lines.extend(line.map(|line| line.marked(Role::Chosen)));
        }
        self.mark(&mut plane, narrow.vertex, Role::Chosen);
        plane.paths.push(self.edge(narrow.edge).marked(Role::Chosen).styled(Style::Thick));
        let caption = format!(
            "The width is the distance of {} from the line along {}: {}.",
            self.show(narrow.vertex),
            self.show_edge(narrow.edge),
            root(self.area(narrow.squared))
        );
        Some(Frame::new(caption).with(plane).at("strips(polygon).reduce"))
    }

    /// The rectangle edge by edge, then the least.
    fn rectangles(&self) -> Vec<Frame> {
        let mut frames = Vec::new();
        let mut least: Option<Rectangle<i64>> = None;
        // With room for all of them, nothing moves from frame to frame.
        let of_all = |rectangle: Rectangle<i64>| self.corners(&rectangle).corners;
        let room: Vec<_> = rectangles(&self.hull).flat_map(of_all).collect();
        let plane = || Plane { room: room.clone(), ..self.plane() };
        for rectangle in rectangles(&self.hull) {
            let mut plane = plane();
            let is_least = least.is_none_or(|known| rectangle.area < known.area);
            if is_least {
                least = Some(rectangle);
            }
            for vertex in [rectangle.right, rectangle.top, rectangle.left] {
                self.mark(&mut plane, vertex, Role::Active);
            }
            plane.paths.push(self.corners(&rectangle).marked(Role::Compared));
            plane.paths.push(self.edge(rectangle.edge).marked(Role::Active).styled(Style::Thick));
            if let Some(best) = least.filter(|_| !is_least) {
                let best = self.corners(&best).labeled("least so far");
                plane.paths.push(best.marked(Role::Chosen).styled(Style::Dashed));
            }
            let caption = format!(
                "Along {} the rectangle touches {}, {} and {}. Its area is {}{}.",
                self.show_edge(rectangle.edge),
                self.show(rectangle.right),
                self.show(rectangle.top),
                self.show(rectangle.left),
                self.area(rectangle.area),
                if is_least { ", the least so far" } else { "" }
            );
            let at = "rectangle(vertices, [base, right % n, top % n, left % n])";
            frames.push(Frame::new(caption).with(plane).at(at));
        }
        for (best, what, at) in [
            (least_area(&self.hull), "area", "if next.area < best.area"),
            (least_perimeter(&self.hull), "perimeter", "if half(&next) < half(&best)"),
        ] {
            let Some(best) = best else { continue };
            let mut plane = plane();
            plane.paths.push(self.corners(&best).marked(Role::Chosen));
            plane.paths.push(self.edge(best.edge).marked(Role::Chosen).styled(Style::Thick));
            let caption = format!(
                "Along {} the {what} is least: area {}, half the perimeter {}.",
                self.show_edge(best.edge),
                self.area(best.area),
                root(self.area(best.squared_half_perimeter))
            );
            frames.push(Frame::new(caption).with(plane).at(at));
        }
        frames
    }

    fn corners(&self, rectangle: &Rectangle<i64>) -> PlanePath {
        let (per_one, _) = self.typed.place(Point::from((1, 0)));
        let corners = rectangle.corners(&self.hull);
        PlanePath::new(Shape::Closed, corners.map(|(x, y)| (x * per_one, y * per_one)))
    }

    fn answer(&self, as_rectangle: bool) -> String {
        let (Some(far), Some(narrow)) = (diameter(&self.hull), width(&self.hull)) else {
            return "There are no points.".to_owned();
        };
        let (Some(small), Some(short)) = (least_area(&self.hull), least_perimeter(&self.hull))
        else {
            return "There are no points.".to_owned();
        };
        if as_rectangle {
            let half = root(self.area(short.squared_half_perimeter));
            return format!(
                "Least area {}, along {}; least half of a perimeter {half}, along {}.",
                self.area(small.area),
                self.show_edge(small.edge),
                self.show_edge(short.edge)
            );
        }
        format!(
            "Diameter {}; width {}.",
            root(self.squared_distance(far.ends.0, far.ends.1)),
            root(self.area(narrow.squared))
        )
    }
}

/// A length in decimals, and its square exactly.
#[expect(clippy::cast_possible_truncation, reason = "a length is below ten million")]
fn root(squared: Ratio) -> String {
    let thousandths = (squared.to_f64().sqrt() * 1000.0).round() as i64;
    let decimals = Typed { points: Vec::new(), per_one: 1000 };
    format!("{} (squared {squared})", decimals.number(thousandths))
}

pub(crate) const SIZES: [u32; 8] = [8, 16, 32, 64, 128, 256, 512, 1024];

/// The pairs of vertices that the calipers stop at, and all pairs.
pub(crate) fn pairs(n: u32) -> [u32; 2] {
    let polygon = monotone_chain(&workloads::on_circle(n as usize));
    let n = u32::try_from(polygon.vertices().len()).unwrap_or(u32::MAX);
    let stops = u32::try_from(calipers(&polygon).count()).unwrap_or(u32::MAX);
    [stops, n * (n - 1) / 2]
}

fn cost() -> Chart {
    let curves = ["calipers", "all pairs"];
    Chart::from_counts("Pairs looked at", ["vertices", "pairs"], &SIZES, curves, pairs)
}
