//! 10.9 Rotating calipers: two lines, or a rectangle, that turn around some points:
//! `cargo run -p analytic-geometry --example rotating_calipers -- 1,0 4,0 2,3`.

mod points;

use std::process::ExitCode;

use analytic_geometry::convex_hull::graham_scan::monotone_chain;
use analytic_geometry::convex_hull::rotating_calipers::plain::{self, Step, diameter_watched};
use analytic_geometry::convex_hull::rotating_calipers::{
    Quotient, Rectangle, Stop, calipers, least_area, least_perimeter, rectangles, strips, width,
};
use analytic_geometry::{ConvexPolygon, Point, workloads};
use input::Input;
use linear_algebra::Ratio;
use points::{Pair, Typed};
use trace::{
    Chart, Demo, Flag, Frame, Options, Plane, PlaneInput, PlaneLine, PlanePath, PlanePoint, Role,
    Shape, Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "rotating_calipers",
    about: "The diameter of some points, by two parallel lines that turn around their hull.",
    arguments: "POINT...",
    worked: &[SEVEN],
    flags: &[
        Flag { name: "--width", value: None, about: "the narrowest strip that holds them" },
        Flag { name: "--rectangles", value: None, about: "the smallest rectangles around them" },
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
const MOST_VERTICES: usize = 32;

/// The polygon of the page. The distance falls before the best pair is found, and again after it.
pub(crate) const SEVEN: &str = "10,0 18,1 16,9 13,12 5,10 1,7 3,3";

/// Ten points of a small grid.
fn random(seed: u64) -> String {
    points::random_points(seed, 10, 20)
}

/// What is asked, each at most once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Line,
    Fall,
    Number,
    Next,
}

/// Which lines have reached an edge, and what becomes of a and b. After the last of n vertices, b
/// is n.
fn reaches(Step { a, b, turn }: Step, [next_a, next_b]: [usize; 2], n: usize) -> String {
    let b_becomes =
        if next_b == 0 { format!("{n}, which is vertex 0 again") } else { next_b.to_string() };
    match turn {
        0 => format!(
            "Both lines reach an edge at the same time, so a becomes {next_a} and b becomes {b_becomes}."
        ),
        ..0 => {
            format!("The line at vertex {a} is the first to reach an edge, so a becomes {next_a}.")
        }
        _ => format!(
            "The line at vertex {b} is the first to reach an edge, so b becomes {b_becomes}."
        ),
    }
}

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
    let way = options.one_of(["--width", "--rectangles"])?;
    let what = match way {
        None => "Rotating calipers",
        Some("--width") => "The width",
        Some(_) => "Smallest rectangles",
    };
    let title = format!("{what}, {}", trace::plural(n_points, "point"));
    let frames = match way {
        _ if n == 0 => vec![Frame::new("There are no points.")],
        _ if MOST_VERTICES < n => {
            vec![Frame::too_large(format_args!("{MOST_VERTICES} vertices of the hull"))]
        }
        None => scene.diameter(),
        Some("--width") => scene.strips(),
        Some(_) => scene.rectangles(),
    };
    let answer = scene.answer(way);
    Ok(Trace { title, frames, answer })
}

impl Scene {
    fn vertex(&self, i: usize) -> Point<i64> {
        self.hull.vertices()[i]
    }

    fn pairs(&self) -> Vec<Pair> {
        points::pairs(self.hull.vertices())
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

    /// The diameter: the calipers stop by stop.
    fn diameter(&self) -> Vec<Frame> {
        let (mut steps, v) = (Vec::new(), self.pairs());
        let best = diameter_watched(&v, |step, best| steps.push((step, best)));
        let mut frames: Vec<Frame> = Vec::new();
        let mut asked = Vec::new();
        for (k, &(step, known)) in steps.iter().enumerate() {
            let Step { a, b, .. } = step;
            let before = k.checked_sub(1).map(|before| steps[before]);
            let mut plane = self.touching(before.map(|(step, _)| step), [a, b]);
            let (_, p, q) = known;
            let pair = self.path([p, q]).labeled("best pair so far");
            plane.paths.push(pair.marked(Role::Chosen).styled(Style::Dashed));
            let squared = self.squared_distance(a, b);
            let is_best = before.is_none_or(|(_, old)| old.0 < known.0);
            let so_far = self.squared_distance(p, q);
            let distance = if is_best {
                format!(
                    "The squared distance between vertices {a} and {b} is {squared}, the best so far."
                )
            } else {
                format!(
                    "The squared distance between vertices {a} and {b} is {squared}, so the best remains {so_far}."
                )
            };
            let caption = match before {
                _ if a == b => "There is only one vertex, and both lines touch it.".to_owned(),
                None => format!(
                    "The lines are horizontal. At first, a is {a}, the lowest vertex, and b is {b}, the highest one. {distance}"
                ),
                Some((before, _)) => format!("{} {distance}", reaches(before, [a, b], v.len())),
            };
            let frame = Frame::new(caption).with(plane).at(match before {
                None => "let (mut a, mut b) = (0, highest);",
                Some((before, _)) if before.turn < 0 => "a += 1;",
                Some(_) => "b += 1;",
            });
            frames.push(self.asking(frame, &steps, k, &mut asked));
        }
        if let Some(&(last, _)) = steps.last() {
            frames.push(self.changed_places(last, best, &steps));
        }
        frames
    }

    /// The last frame: the pairs that were compared, and the best of them.
    fn changed_places(
        &self,
        last: Step,
        (_, p, q): (i64, usize, usize),
        steps: &[(Step, (i64, usize, usize))],
    ) -> Frame {
        let first = steps[0].0;
        let mut plane = self.touching(Some(last), [first.b, first.a]);
        for (Step { a, b, .. }, _) in steps {
            plane.paths.push(self.path([*a, *b]).styled(Style::Dashed));
        }
        self.mark(&mut plane, p, Role::Chosen);
        self.mark(&mut plane, q, Role::Chosen);
        plane.paths.push(self.path([p, q]).marked(Role::Chosen).styled(Style::Thick));
        let length = root(self.squared_distance(p, q));
        let caption = if p == q {
            "The diameter of a single point is 0.".to_owned()
        } else {
            format!(
                "{} The lines have traded places, so they have touched every pair that they can touch. The diameter is the distance between vertices {p} and {q}: {length}.",
                reaches(last, [first.b, first.a], self.hull.vertices().len())
            )
        };
        Frame::new(caption).with(plane).at("while a < highest || b < n")
    }

    /// The lines through two vertices, along the edges that they have just reached; horizontal, if
    /// there are none yet.
    fn touching(&self, before: Option<Step>, jaws: [usize; 2]) -> Plane {
        let mut plane = self.plane();
        plane.points = self.numbered(plane.points);
        let edges = match before {
            None => Vec::new(),
            Some(Step { a, b, turn }) => {
                let edges = [(a, turn <= 0), (b, 0 <= turn)];
                edges.into_iter().filter(|edge| edge.1).map(|edge| edge.0).collect()
            }
        };
        for jaw in jaws {
            let line = match edges.first() {
                Some(&edge) => self.line(jaw, edge),
                None => Some(PlaneLine::new((0.0, 1.0), self.place(jaw).1)),
            };
            plane.lines.extend(line.map(|line| line.marked(Role::Compared)));
            self.mark(&mut plane, jaw, Role::Active);
        }
        for edge in edges {
            plane.paths.push(self.edge(edge).marked(Role::Active).styled(Style::Thick));
        }
        plane
    }

    /// Points that are vertices, with their numbers.
    fn numbered(&self, points: Vec<PlanePoint>) -> Vec<PlanePoint> {
        let number = |point: PlanePoint| {
            let number = (0..self.hull.vertices().len()).find(|&i| self.place(i) == point.at);
            number.map_or_else(|| PlanePoint::new("", point.at), |i| PlanePoint::new(i, point.at))
        };
        points.into_iter().map(number).collect()
    }

    /// The frame of a stop with a question, if there is one that was not asked too often.
    fn asking(
        &self,
        frame: Frame,
        steps: &[(Step, (i64, usize, usize))],
        k: usize,
        asked: &mut Vec<About>,
    ) -> Frame {
        let (Step { a, b, turn }, best) = steps[k];
        let n = self.hull.vertices().len();
        if n < 3 {
            return frame;
        }
        let [u, v] = [a, b].map(|i| {
            let (from, to) = (self.vertex(i), self.vertex((i + 1) % n));
            self.typed.show_pair((to.x() - from.x(), to.y() - from.y()))
        });
        let because = format!(
            "The edges that start at vertices {a} and {b} are u = {u} and v = {v}. Their cross product is {}.",
            match turn {
                0 => "0, so they are parallel".to_owned(),
                ..0 => format!("negative, so the line at vertex {a} reaches its edge first"),
                _ => format!("positive, so the line at vertex {b} reaches its edge first"),
            }
        );
        if !asked.contains(&About::Line) {
            asked.push(About::Line);
            let choices = [
                format!("the line at vertex {a}"),
                format!("the line at vertex {b}"),
                "both at the same time".to_owned(),
            ];
            let answer = if turn == 0 { 2 } else { usize::from(0 < turn) };
            let question =
                "Both lines turn to the left. Which of them is the first to lie on an edge?";
            return frame.ask(question, choices, answer, because);
        }
        let fell =
            self.squared_distance(a, b) < self.squared_distance(steps[k - 1].0.a, steps[k - 1].0.b);
        if fell && best.0 < steps[steps.len() - 1].1.0 && !asked.contains(&About::Fall) {
            asked.push(About::Fall);
            let question = "The distance is smaller than it was before this step. Will a later pair be better than the best pair so far?";
            let choices = ["yes", "no"];
            let because = "The distance between the two vertices can become smaller and then greater again. So the lines must keep turning until they have traded places.";
            return frame.ask(question, choices, 0, because);
        }
        if !asked.contains(&About::Number) {
            asked.push(About::Number);
            let question = "How many pairs are compared before the lines have traded places?";
            let others = [n / 2, 2 * n, n * (n - 1) / 2];
            let because = format!(
                "Each step reaches a new edge, or two edges if they are parallel. Each of the {n} edges is reached once."
            );
            return frame.ask_number(question, steps.len(), others, because);
        }
        if 4 <= k && !asked.contains(&About::Next) && k + 1 < steps.len() {
            asked.push(About::Next);
            let pair = |a: usize, b: usize| format!("vertices {a} and {}", b % n);
            let choices = [pair(a + 1, b), pair(a, b + 1), pair(a + 1, b + 1)];
            let answer = if turn == 0 { 2 } else { usize::from(0 < turn) };
            let question = "Which vertices do the lines touch next?";
            return frame.ask(question, choices, answer, because);
        }
        frame
    }

    /// The strips, then the narrowest.
    fn strips(&self) -> Vec<Frame> {
        let mut frames = Vec::new();
        let mut narrowest: Option<Ratio> = None;
        for (Stop { a, b, .. }, strip) in calipers(&self.hull).zip(strips(&self.hull)) {
            let mut plane = self.plane();
            let apart = self.area(strip.squared);
            let is_narrower = narrowest.is_none_or(|known| apart < known);
            let caption = if a == b {
                format!("Both lines touch {}.", self.show(a))
            } else {
                format!(
                    "One line lies on the edge {}, and the other one touches {}. The square of the distance between them is {apart}{}.",
                    self.show_edge(strip.edge),
                    self.show(strip.vertex),
                    if is_narrower { ", the smallest so far" } else { "" },
                )
            };
            if is_narrower {
                narrowest = Some(apart);
            }
            for vertex in [strip.edge, strip.vertex] {
                let line = self.line(vertex, strip.edge);
                plane.lines.extend(line.map(|line| line.marked(Role::Compared)));
            }
            self.mark(&mut plane, strip.vertex, Role::Active);
            plane.paths.push(self.edge(strip.edge).marked(Role::Active).styled(Style::Thick));
            frames.push(Frame::new(caption).with(plane).at("let squared = T::quotient"));
        }
        frames.extend(self.width());
        frames
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
            "The width is the distance between {} and the line along {}: {}.",
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
                let best = self.corners(&best).labeled("smallest so far");
                plane.paths.push(best.marked(Role::Chosen).styled(Style::Dashed));
            }
            let caption = format!(
                "The rectangle along {} touches {}, {} and {}. Its area is {}{}.",
                self.show_edge(rectangle.edge),
                self.show(rectangle.right),
                self.show(rectangle.top),
                self.show(rectangle.left),
                self.area(rectangle.area),
                if is_least { ", the smallest so far" } else { "" }
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
                "The {what} is smallest along {}: area {}, half the perimeter {}.",
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

    fn answer(&self, way: Option<&str>) -> String {
        let measured = match way {
            _ if self.hull.vertices().is_empty() => None,
            None => {
                let (_, a, b) = plain::diameter(&self.pairs());
                let length = root(self.squared_distance(a, b));
                Some(format!("Diameter {length}, from {} to {}.", self.show(a), self.show(b)))
            }
            Some("--width") => width(&self.hull)
                .map(|narrow| format!("Width {}.", root(self.area(narrow.squared)))),
            Some(_) => {
                least_area(&self.hull).zip(least_perimeter(&self.hull)).map(|(small, short)| {
                    format!(
                        "Smallest area {}, along {}; smallest half perimeter {}, along {}.",
                        self.area(small.area),
                        self.show_edge(small.edge),
                        root(self.area(short.squared_half_perimeter)),
                        self.show_edge(short.edge)
                    )
                })
            }
        };
        measured.unwrap_or_else(|| "No points, no diameter.".to_owned())
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
    Chart::from_counts("Pairs looked at", ["points", "pairs"], &SIZES, curves, pairs)
}
