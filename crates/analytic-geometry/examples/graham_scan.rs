//! 10.7 Graham scan:
//! `cargo run -p analytic-geometry --example graham_scan -- 0,0 4,0 2,1 1,1 0,3 2,0`.

mod points;

use std::ops::Range;
use std::process::ExitCode;

use analytic_geometry::convex_hull::graham_scan::compare_around;
use analytic_geometry::convex_hull::graham_scan::plain::{
    Step, cross, graham_scan_watched, jarvis_march_watched, monotone_chain, monotone_chain_watched,
};
use analytic_geometry::{Point, workloads};
use input::Input;
use points::{Pair, Typed};
use trace::{
    Chart, Demo, Flag, Frame, Options, Plane, PlaneInput, PlanePath, PlanePoint, Role, Shape,
    Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "graham_scan",
    about: "The convex hull by Graham's scan: points sorted by angle, and a stack.",
    arguments: "POINT...",
    worked: &[NINE],
    flags: &[
        Flag { name: "--chain", value: None, about: "sort by height: the monotone chain" },
        Flag { name: "--march", value: None, about: "do not sort: gift wrapping" },
    ],
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

/// The points of the page. The fifth by angle stays on the stack for two turns, and then is popped.
pub(crate) const NINE: &str = "5,8 12,0 0,3 11,5 15,7 6,1 12,10 6,6 1,9";

/// Ten points of a small grid.
fn random(seed: u64) -> String {
    points::random_points(seed, 10, 17)
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let way = options.one_of(["--chain", "--march"])?;
    let typed = points::read(input)?;
    let n = typed.points.len();
    let given = typed.pairs();
    let name = match way {
        Some("--chain") => "Monotone chain",
        Some(_) => "Gift wrapping",
        None => "Graham scan",
    };
    let title = format!("{name} of {}", trace::plural(n, "point"));
    let mut picture = Picture { typed: &typed, given, order: Vec::new(), frames: Vec::new() };
    let hull = match way {
        _ if MOST_POINTS < n => monotone_chain(&picture.given),
        Some("--chain") => picture.chain(),
        Some(_) => picture.march(),
        None => picture.scan(),
    };
    let frames = match n {
        0 => vec![Frame::new("There are no points.")],
        _ if MOST_POINTS < n => vec![Frame::too_large(format_args!("{MOST_POINTS} points"))],
        _ => picture.frames,
    };
    Ok(Trace { title, frames, answer: typed.hull(&hull) })
}

/// A run on its way to the frames. A point is called by its place in `order`.
struct Picture<'a> {
    typed: &'a Typed,
    given: Vec<Pair>,
    order: Vec<Pair>,
    frames: Vec<Frame>,
}

/// What is done to reach a point that is pushed: it, what was popped before, and the vertices.
struct Turn {
    pops: usize,
    stack: Vec<usize>,
}

impl Picture<'_> {
    fn place(&self, point: Pair) -> (f64, f64) {
        self.typed.place_of(point)
    }

    fn places(&self, numbers: &[usize]) -> Vec<(f64, f64)> {
        numbers.iter().map(|&number| self.place(self.order[number])).collect()
    }

    /// All points, each with its number in the order, if it has one yet.
    fn plane(&self, role: impl Fn(usize) -> Option<Role>) -> Plane {
        let room = self.given.iter().map(|&point| self.place(point)).collect();
        let points = match &self.order[..] {
            [] => self.given.iter().map(|&at| PlanePoint::new("", self.place(at))).collect(),
            order => {
                let point = |(number, &at): (usize, &Pair)| PlanePoint {
                    role: role(number),
                    ..PlanePoint::new(number, self.place(at))
                };
                order.iter().enumerate().map(point).collect()
            }
        };
        Plane { points, room, typed: Some(PlaneInput::Points), ..Plane::default() }
    }

    /// The plane with the vertices so far, the next point active, and those of `out` settled.
    fn stack(&self, stack: &[usize], next: usize, out: Range<usize>) -> Plane {
        let role = |number| match number {
            _ if number == next => Some(Role::Active),
            _ if stack.contains(&number) => Some(Role::Frontier),
            _ if out.contains(&number) => Some(Role::Settled),
            _ => None,
        };
        let mut plane = self.plane(role);
        if 1 < stack.len() {
            let path = PlanePath::new(Shape::Open, self.places(stack)).marked(Role::Frontier);
            plane.paths.push(path);
        }
        plane
    }

    /// The last frame: the hull, filled.
    fn close(&mut self, caption: &str, vertices: &[usize]) {
        let role =
            |number| Some(if vertices.contains(&number) { Role::Chosen } else { Role::Settled });
        let mut plane = self.plane(role);
        let shape = if vertices.len() < 3 { Shape::Open } else { Shape::Filled };
        if 1 < vertices.len() {
            plane.paths.push(PlanePath::new(shape, self.places(vertices)).marked(Role::Chosen));
        }
        self.frames.push(Frame::new(caption).with(plane));
    }

    /// Graham's scan.
    fn scan(&mut self) -> Vec<Pair> {
        let (mut pushed, mut turns, mut stack) = (Vec::new(), Vec::new(), Vec::new());
        let mut pops = 0;
        let hull = graham_scan_watched(&self.given, |step, _| match step {
            Step::Pop { .. } => {
                stack.pop();
                pops += 1;
            }
            Step::Push { c } => {
                stack.push(pushed.len());
                pushed.push(c);
                turns.push(Turn { pops, stack: stack.clone() });
                pops = 0;
            }
        });
        let Some(&pivot) = pushed.first() else { return hull };
        let mut plane = self.plane(|_| None);
        let here = PlanePoint::new("", self.place(pivot)).marked(Role::Active);
        plane.points.retain(|point| point.at != here.at);
        plane.points.push(here);
        let is_tied = self.given.iter().any(|&(x, y)| y == pivot.1 && x != pivot.0);
        let which = if is_tied { "the leftmost of the lowest points" } else { "the lowest point" };
        let caption = format!("The pivot is {which}, {}.", self.typed.show_pair(pivot));
        self.frames.push(Frame::new(caption).at("let Some(&pivot) =").with(plane));
        self.ask_for_the_first(&pushed);
        self.order = pushed;
        if 1 < self.order.len() {
            self.rays();
        }
        let most = turns.iter().map(|turn| turn.pops).max().unwrap_or(0);
        let mut is_first = true;
        for pair in turns.windows(2) {
            let (before, turn) = (&pair[0].stack, &pair[1]);
            if is_first && 0 < turn.pops {
                self.ask_for_the_turn(before, turn);
                is_first = false;
            } else if 1 < turn.pops && turn.pops == most {
                self.ask_for_the_pops(before, turn);
            } else {
                self.ask_for_the_safe_ones(before);
            }
            self.turn(before, turn);
        }
        let caption = match hull.len() {
            1 => "There is no other point.",
            2 => "All points are on one ray. The pivot and the farthest of them remain.",
            _ => {
                "All points have been read. The stack holds the vertices, and the edge back to the pivot closes the hull."
            }
        };
        let last = turns.last().map(|turn| turn.stack.clone()).unwrap_or_default();
        self.close(caption, &last);
        hull
    }

    /// The order.
    fn rays(&mut self) {
        let mut plane = self.plane(|number| (number == 0).then_some(Role::Active));
        for &point in &self.order[1..] {
            let ends = [self.order[0], point].map(|end| self.place(end));
            plane.paths.push(PlanePath::new(Shape::Open, ends).styled(Style::Dashed));
        }
        let caption = "The other points are sorted by angle. A ray from the pivot, point 0, points to the right at first and then turns left. It meets the points in this order.";
        self.frames.push(Frame::new(caption).at("others.sort_unstable_by").with(plane));
    }

    /// The pops of a turn, one frame each, and its push.
    fn turn(&mut self, before: &[usize], turn: &Turn) {
        let Some(&next) = turn.stack.last() else { return };
        for pops in 1..=turn.pops {
            let [rest @ .., a, b] = &before[..=before.len() - pops] else { return };
            let way = [*a, *b, next];
            let [at_a, at_b, at_c] = way.map(|number| self.order[number]);
            let is_right = cross(at_a, at_b, at_c) < 0;
            let does = if is_right { "turns right" } else { "does not turn" };
            let caption = format!(
                "The path from point {a} through point {b} to point {next} {does}, so point {b} is popped."
            );
            let kept = [rest, &[*a]].concat();
            let mut plane = self.stack(&kept, next, 0..next);
            plane.points[*b].role = Some(Role::Rejected);
            let path = PlanePath::new(Shape::Arrow, self.places(&way)).marked(Role::Rejected);
            plane.paths.push(path.styled(Style::Dashed));
            self.frames.push(Frame::new(caption).at("stack.pop();").with(plane));
        }
        let caption = match &turn.stack[..] {
            [.., a, b, _] => format!(
                "The path from point {a} through point {b} to point {next} turns left, so point {next} is pushed. The stack is {}.",
                trace::list(&turn.stack, ", ")
            ),
            _ => format!(
                "Only the pivot is on the stack, so point {next} is pushed. The stack is {}.",
                trace::list(&turn.stack, ", ")
            ),
        };
        let plane = self.stack(&turn.stack, next, 0..next);
        self.frames.push(Frame::new(caption).at("stack.push(c);").with(plane));
    }

    /// Puts a question to the last frame, if it has none.
    fn ask(&mut self, ask: impl FnOnce(Frame) -> Frame) {
        if let Some(last) = self.frames.pop_if(|last| last.ask.is_none()) {
            self.frames.push(ask(last));
        }
    }

    fn ask_for_the_first(&mut self, order: &[Pair]) {
        let [_, first, others @ ..] = order else { return };
        let mut choices: Vec<Pair> = vec![*first];
        // The farthest to the right, and the last, are what a reader may take for it.
        choices.extend(others.iter().max_by_key(|&&(x, y)| (x, -y)));
        choices.extend(others.iter().min_by_key(|&&(x, y)| (y, x)));
        choices.extend(others.last());
        choices.sort_unstable();
        choices.dedup();
        if choices.len() < 2 {
            return;
        }
        let answer = choices.iter().position(|choice| choice == first).unwrap_or(0);
        let shown: Vec<String> = choices.iter().map(|&point| self.typed.show_pair(point)).collect();
        let because = "A ray from the pivot points to the right at first and then turns left. This is the first point that it meets.";
        self.ask(|frame| {
            let question = "Which point comes first when the others are sorted by angle?";
            frame.ask(question, shown, answer, because)
        });
    }

    fn ask_for_the_turn(&mut self, before: &[usize], turn: &Turn) {
        let ([.., a, b], Some(next)) = (before, turn.stack.last()) else { return };
        let question = format!("What happens when the scan reads point {next}?");
        let choices = [format!("point {next} is pushed"), format!("point {b} is popped")];
        let because = format!(
            "The path from point {a} through point {b} to point {next} does not turn left."
        );
        self.ask(|frame| frame.ask(question, choices, 1, because));
    }

    fn ask_for_the_pops(&mut self, before: &[usize], turn: &Turn) {
        let Some(next) = turn.stack.last() else { return };
        let question = format!("How many points does point {next} pop?");
        let others = (0..before.len()).filter(|pops| pops.abs_diff(turn.pops) <= 2);
        let because = "After each pop the same question is asked again, about the two points that are now on top.";
        self.ask(|frame| frame.ask_number(question, turn.pops, others, because));
    }

    /// Which points of the stack are final: the idea, not the display.
    fn ask_for_the_safe_ones(&mut self, before: &[usize]) {
        let is_asked = |frame: &Frame| {
            frame.ask.as_ref().is_some_and(|ask| ask.question.starts_with("Which points on"))
        };
        let [0, 1, two, _, ..] = before else { return };
        let last = before[before.len() - 1];
        // A point far away, a little to the left of the ray to the last point, pops point 2 if the
        // edge that leads to it is directed further to the left than the ray.
        let [pivot, one, two, end] = [0, 1, *two, last].map(|number| self.order[number]);
        let along = (end.0 + two.0 - one.0, end.1 + two.1 - one.1);
        if cross(pivot, end, along) <= 0 || self.frames.iter().any(is_asked) {
            return;
        }
        let choices = [
            "all of them".to_owned(),
            format!("all but point {last}"),
            "points 0 and 1".to_owned(),
            "only point 0".to_owned(),
        ];
        let question =
            "Which points on the stack can never be popped, wherever the later points are?";
        let because = format!(
            "The pivot is never popped, and the path from it through point 1 to a later point turns left. But a point far away, a little to the left of the ray to point {last}, would pop point {} and all points above it.",
            before[2]
        );
        self.ask(|frame| frame.ask(question, choices, 2, because));
    }

    /// The monotone chain: one frame for each point, up and down.
    fn chain(&mut self) -> Vec<Pair> {
        let mut order = self.given.clone();
        order.sort_unstable_by_key(|&(x, y)| (y, x));
        order.dedup();
        self.order = order;
        let n = self.order.len();
        if n == 0 {
            return Vec::new();
        }
        let caption = "The points are sorted from the lowest to the highest.";
        let plane = self.plane(|_| None);
        self.frames.push(Frame::new(caption).at("points.sort_unstable_by_key").with(plane));
        let (mut stack, mut popped, mut turns) = (Vec::new(), Vec::new(), Vec::new());
        let hull = monotone_chain_watched(&self.given, |step, hull| match step {
            Step::Pop { .. } => popped.extend(stack.pop()),
            Step::Push { .. } => {
                let k = turns.len();
                let next = if k < n { k } else { 2 * n - 1 - k };
                // The first chain has lost its last point, with which the second one begins.
                stack.truncate(hull.len() - 1);
                stack.push(next);
                turns.push((next, std::mem::take(&mut popped), stack.clone()));
            }
        });
        for (k, (next, popped, stack)) in turns.iter().enumerate() {
            let way = if k < n { "up" } else { "down" };
            let pops = match popped.len() {
                0 => String::new(),
                1 => format!(" pops point {}", popped[0]),
                _ => format!(" pops points {}", trace::all_of(popped)),
            };
            let does = match k {
                0 => format!("The way up begins with point {next}."),
                _ if k == n => format!("The way down begins with point {next}."),
                _ if pops.is_empty() => format!("On the way {way}, point {next} is pushed."),
                _ => format!("On the way {way}, point {next}{pops} and is pushed."),
            };
            let mut plane = self.stack(stack, *next, 0..0);
            for &number in popped {
                plane.points[number].role = Some(Role::Rejected);
            }
            self.frames.push(Frame::new(does).at("hull.push(c);").with(plane));
        }
        let vertices: Vec<usize> = hull
            .iter()
            .filter_map(|vertex| self.order.iter().position(|at| at == vertex))
            .collect();
        self.close("The two chains together are the hull.", &vertices);
        hull
    }

    /// Gift wrapping: one frame for each vertex.
    fn march(&mut self) -> Vec<Pair> {
        self.order.clone_from(&self.given);
        let mut sizes = Vec::new();
        let hull = jarvis_march_watched(&self.given, |_, hull| sizes.push(hull.len()));
        let number = |vertex: &Pair| self.given.iter().position(|at| at == vertex);
        let vertices: Vec<usize> = hull.iter().filter_map(number).collect();
        for size in sizes {
            let [before @ .., next] = &vertices[..size] else { continue };
            let mut plane = self.stack(&vertices[..size], *next, 0..0);
            let Some(a) = before.last() else {
                let caption = format!(
                    "The lowest point, {}, is the first vertex.",
                    self.typed.show_pair(self.order[*next])
                );
                self.frames.push(Frame::new(caption).at("let mut hull = vec![lowest]").with(plane));
                continue;
            };
            for &point in self.given.iter().filter(|&&point| point != self.order[*a]) {
                let ends = [self.order[*a], point].map(|end| self.place(end));
                plane.paths.push(PlanePath::new(Shape::Open, ends).styled(Style::Dashed));
            }
            let caption = format!(
                "Seen from {}, all other points are to the left of the line to {to}. So {to} is the next vertex.",
                self.typed.show_pair(self.order[*a]),
                to = self.typed.show_pair(self.order[*next])
            );
            self.frames.push(Frame::new(caption).at("hull.push(b);").with(plane));
        }
        if !hull.is_empty() {
            self.close("From the last vertex, the search finds the first one again.", &vertices);
        }
        hull
    }
}

pub(crate) const SIZES: [u32; 7] = [64, 128, 256, 512, 1024, 2048, 4096];

/// For points in a disc: cross products of the sort, pushes and pops of the scan, and the points
/// that gift wrapping looks at.
pub(crate) fn counts(n: u32) -> [u32; 3] {
    let points = workloads::in_disc(usize::try_from(n).unwrap_or(0));
    let given = points::pairs(&points);
    let mut steps = 0;
    let hull = graham_scan_watched(&given, |_, _| steps += 1);
    let [x, y] = hull.first().map_or([0; 2], |&(x, y)| [x, y]);
    let pivot = Point::new(x, y).unwrap_or(points[0]);
    // The sort once more.
    let mut others = points;
    others.retain(|&point| point != pivot);
    let mut comparisons = 0;
    others.sort_unstable_by(|&a, &b| {
        comparisons += 1;
        compare_around(pivot, a, b)
    });
    let n_vertices = u32::try_from(hull.len()).unwrap_or(u32::MAX);
    [comparisons, steps, n * n_vertices]
}

fn cost() -> Chart {
    let curves = ["sort", "scan", "gift wrapping"];
    Chart::from_counts("Hulls of points in a disc", ["points", "steps"], &SIZES, curves, counts)
}
