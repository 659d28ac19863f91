//! 10.7 Graham scan:
//! `cargo run -p analytic-geometry --example graham_scan -- 0,0 4,0 2,1 1,1 0,3 2,0`.

#[path = "points/mod.rs"]
mod points;

use std::process::ExitCode;

use analytic_geometry::convex_hull::graham_scan::{
    Step, boundary_points, by_angle, compare_around, graham_scan, graham_scan_watched,
};
use analytic_geometry::polygon::cross_product::Orientation;
use analytic_geometry::{ConvexPolygon, Point, workloads};
use input::Input;
use points::{TWENTY_SIX, Typed};
use trace::{
    Chart, Demo, Frame, Options, Plane, PlaneInput, PlanePath, PlanePoint, Role, Shape, Style,
    Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "graham_scan",
    about: "The convex hull by Graham's scan: points sorted by angle, and a stack.",
    arguments: "X,Y...",
    worked: &[TWENTY_SIX],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    // The builder of the book asks for the chart, and a page does not.
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST: usize = 40;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = points::read(input)?;
    let n = typed.points.len();
    let title = format!("Graham scan of {}", trace::plural(n, "point"));
    if MOST < n {
        let frames = vec![Frame::too_large(format_args!("{MOST} points"))];
        return Ok(Trace { title, frames, answer: answer(&typed, &graham_scan(&typed.points)) });
    }
    let order = by_angle(&typed.points);
    let mut frames = opening(&typed, &order);
    let hull = graham_scan_watched(&typed.points, |step, stack| {
        frames.push(step_frame(&typed, &order, step, stack));
    });
    frames.push(closing(&typed, &order, &hull));
    Ok(Trace { title, frames, answer: answer(&typed, &hull) })
}

fn list(typed: &Typed, points: &[Point<i64>]) -> String {
    trace::list(points.iter().map(|&point| typed.show(point)), " ")
}

fn answer(typed: &Typed, hull: &ConvexPolygon<i64>) -> String {
    let (mut said, on_it) = match hull.vertices() {
        [] => return "No points, no hull.".into(),
        [point] => return format!("The hull is the point {}.", typed.show(*point)),
        [from, to] => {
            let (from, to) = (typed.show(*from), typed.show(*to));
            (format!("The hull is the segment from {from} to {to}."), "it")
        }
        vertices => {
            let n = vertices.len();
            (format!("The hull has {n} vertices: {}.", list(typed, vertices)), "its edges")
        }
    };
    let mut others = boundary_points(&typed.points);
    others.retain(|point| !hull.vertices().contains(point));
    if !others.is_empty() {
        let lie = if others.len() == 1 { "lies" } else { "lie" };
        let more = trace::plural(others.len(), "more point");
        said.push_str(&format!(" {more} {lie} on {on_it}: {}.", list(typed, &others)));
    }
    said
}

/// All points, each with its number in the order, if it has one yet.
fn plane(
    typed: &Typed,
    points: &[Point<i64>],
    is_sorted: bool,
    role: impl Fn(usize, Point<i64>) -> Option<Role>,
) -> Plane {
    let point = |(number, &point): (usize, &Point<i64>)| {
        let label = if is_sorted { number.to_string() } else { String::new() };
        PlanePoint { role: role(number, point), ..PlanePoint::new(label, typed.place(point)) }
    };
    let room = points.iter().map(|&point| typed.place(point)).collect();
    let points = points.iter().enumerate().map(point).collect();
    Plane { points, room, typed: Some(PlaneInput::Points), ..Plane::default() }
}

fn path(typed: &Typed, shape: Shape, corners: &[Point<i64>], role: Role) -> PlanePath {
    PlanePath::new(shape, corners.iter().map(|&corner| typed.place(corner))).marked(role)
}

/// The pivot, and the order.
fn opening(typed: &Typed, order: &[Point<i64>]) -> Vec<Frame> {
    let [pivot, others @ ..] = order else { return Vec::new() };
    let is_tied = others.iter().any(|point| point.y() == pivot.y());
    let which = if is_tied { "the leftmost of the lowest points" } else { "the lowest point" };
    let is_pivot = |point: Point<i64>| point == *pivot;
    let chosen = |_, point| is_pivot(point).then_some(Role::Active);
    let caption = format!("{} is {which}: the pivot. It is a vertex.", typed.show(*pivot));
    let first = Frame::new(caption).at("let Some(&pivot) =").with(plane(
        typed,
        &typed.points,
        false,
        chosen,
    ));
    if others.is_empty() {
        return vec![first];
    }
    let mut rays = plane(typed, order, true, chosen);
    let ray = |point: &Point<i64>| PlanePath {
        role: None,
        ..path(typed, Shape::Open, &[*pivot, *point], Role::Compared).styled(Style::Dashed)
    };
    rays.paths = others.iter().map(ray).collect();
    let caption = "The others in the order in which a ray meets them that turns counter-clockwise about the pivot; on one ray the nearer is first.";
    vec![first, Frame::new(caption).at("sorted[1..].sort_unstable_by").with(rays)]
}

/// A pop or a push.
fn step_frame(typed: &Typed, order: &[Point<i64>], step: Step, stack: &[Point<i64>]) -> Frame {
    let show = |point: Point<i64>| typed.show(point);
    match (step, stack) {
        (Step::Pop { next, turn }, [below @ .., before, last]) => {
            let point = order[next];
            let way = if turn == Orientation::Right { "turns right" } else { "goes straight on" };
            let caption = format!(
                "From {} through {} to {} the way {way}: pop {}.",
                show(*before),
                show(*last),
                show(point),
                show(*last)
            );
            let role = |number: usize, at: Point<i64>| match number {
                _ if next < number => None,
                _ if number == next => Some(Role::Active),
                _ if at == *last => Some(Role::Rejected),
                _ if at == *before => Some(Role::Compared),
                _ if below.contains(&at) => Some(Role::Frontier),
                _ => Some(Role::Settled),
            };
            let mut plane = plane(typed, order, true, role);
            let kept = &stack[..stack.len() - 1];
            if 1 < kept.len() {
                plane.paths.push(path(typed, Shape::Open, kept, Role::Frontier));
            }
            let turn = [*before, *last, point];
            let turn = path(typed, Shape::Arrow, &turn, Role::Rejected).styled(Style::Dashed);
            plane.paths.push(turn);
            Frame::new(caption).at("stack.pop();").with(plane)
        }
        (Step::Push { next } | Step::Pop { next, .. }, _) => {
            let point = show(order[next]);
            let caption = match stack {
                [.., a, b, _] => {
                    format!(
                        "From {} through {} to {point} the way turns left: push {point}.",
                        show(*a),
                        show(*b)
                    )
                }
                [_, _] => format!("Over the pivot alone there is no turn: push {point}."),
                _ => format!("Push the pivot, {point}."),
            };
            let role = |number: usize, at: Point<i64>| match number {
                _ if next < number => None,
                _ if number == next => Some(Role::Active),
                _ if stack.contains(&at) => Some(Role::Frontier),
                _ => Some(Role::Settled),
            };
            let mut plane = plane(typed, order, true, role);
            if let [kept @ .., _] = stack
                && 1 < kept.len()
            {
                plane.paths.push(path(typed, Shape::Open, kept, Role::Frontier));
            }
            if let [.., before, last] = stack {
                plane.paths.push(path(typed, Shape::Arrow, &[*before, *last], Role::Active));
            }
            Frame::new(caption).at("stack.push(point);").with(plane)
        }
    }
}

fn closing(typed: &Typed, order: &[Point<i64>], hull: &ConvexPolygon<i64>) -> Frame {
    let vertices = hull.vertices();
    let caption = match vertices.len() {
        0 => "There is nothing to be sorted, and nothing to be pushed.",
        1 => "The pivot is all that is left.",
        2 => "All points lie on one ray. The pivot and the farthest of them are left.",
        _ => {
            "All points are read. The stack holds the vertices, and the way back to the pivot closes the hull."
        }
    };
    let frame = Frame::new(caption).at("ConvexPolygon::of_hull(stack)");
    if order.is_empty() {
        return frame;
    }
    let role = |_, at| Some(if vertices.contains(&at) { Role::Chosen } else { Role::Settled });
    let mut plane = plane(typed, order, true, role);
    match vertices.len() {
        0 | 1 => {}
        2 => plane.paths.push(path(typed, Shape::Open, vertices, Role::Chosen)),
        _ => plane.paths.push(path(typed, Shape::Filled, vertices, Role::Chosen)),
    }
    frame.with(plane)
}

pub(crate) const SIZES: [u32; 7] = [64, 128, 256, 512, 1024, 2048, 4096];

/// For points in a disc: comparisons of the sort, pushes and pops of the scan, and the turns that
/// Jarvis's march looks at.
pub(crate) fn counts(n: u32) -> [u32; 3] {
    let points = workloads::in_disc(usize::try_from(n).unwrap_or(0));
    let Some(&pivot) = by_angle(&points).first() else { return [0; 3] };
    // The sort of `by_angle` once more.
    let mut others = points.clone();
    others.retain(|&point| point != pivot);
    let mut comparisons = 0;
    others.sort_unstable_by(|&a, &b| {
        comparisons += 1;
        compare_around(pivot, a, b)
    });
    let mut steps = 0;
    let hull = graham_scan_watched(&points, |_, _| steps += 1);
    let n_vertices = u32::try_from(hull.vertices().len()).unwrap_or(u32::MAX);
    [comparisons, steps, n * n_vertices]
}

fn cost() -> Chart {
    let curves = ["sort", "scan", "march"];
    Chart::from_counts("Hulls of points in a disc", ["points", "steps"], &SIZES, curves, counts)
}
