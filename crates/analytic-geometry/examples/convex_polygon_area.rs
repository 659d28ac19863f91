//! The area of a polygon, triangle by triangle:
//! `cargo run -p analytic-geometry --example convex_polygon_area -- 1,0 4,0 2,3`.

pub(crate) mod points;

use std::process::ExitCode;

use analytic_geometry::polygon::convex_polygon_area::plain::{Step, doubled_area_watched};
use analytic_geometry::polygon::convex_polygon_area::point_location::Position;
use analytic_geometry::polygon::cross_product::{Orientation, orientation};
use analytic_geometry::{ConvexPolygon, Point, Polygon};
use input::Input;
use linear_algebra::Ratio;
use points::Typed;
use trace::{
    Chart, Demo, Flag, Frame, Options, Plane, PlanePath, PlanePoint, Role, Shape, Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "convex_polygon_area",
    about: "The area of a polygon, as the sum of a fan of triangles.",
    arguments: "POINT... (the vertices in order)",
    worked: &[FIELD],
    flags: &[Flag {
        name: "--locate",
        value: None,
        about: "is the first point in the polygon of the others?",
    }],
    trace: draw,
    play: None,
    random: Some(points::random_polygon),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_POINTS: usize = 20;

/// The field of the page. Its third triangle is clockwise.
pub(crate) const FIELD: &str = "1,1 8,0 10,4 4,4 9,7 3,9 0,5";

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let typed = points::read(input)?;
    if !options.has("--locate") {
        return area(&typed);
    }
    let Some((&sought, vertices)) = typed.points.split_first() else {
        return Err("--locate needs a point before the vertices".into());
    };
    Ok(locate(&typed, sought, vertices))
}

/// Twice an area, in units that were typed.
fn in_ones(typed: &Typed, units: i128) -> Ratio {
    typed.area(Ratio::new(units, 1))
}

fn area(typed: &Typed) -> trace::Result<Trace> {
    let vertices = &typed.points[..];
    let title =
        format!("Area of a polygon with {}", trace::counted(vertices.len(), "vertex", "vertices"));
    let doubled = Polygon::new(vertices.to_vec()).doubled_area()?;
    let direction = match Orientation::from_cross_product(doubled) {
        Orientation::Left => ", counterclockwise",
        Orientation::Right => ", clockwise",
        Orientation::Collinear => "",
    };
    let size = typed.area(Ratio::new(doubled, 2)).abs();
    let answer = format!("Area {size}{direction}.");
    if MOST_POINTS < vertices.len() {
        let frames = vec![Frame::too_large(format_args!("{MOST_POINTS} points"))];
        return Ok(Trace { title, frames, answer });
    }
    let Some(&apex) = vertices.first() else {
        return Ok(Trace { title, frames: vec![Frame::new("There are no vertices.")], answer });
    };
    let mut plane = points::polygon(typed, vertices);
    plane.points.push(PlanePoint::new("a", typed.place(apex)).marked(Role::Active));
    let caption = format!("All triangles share the vertex a = {}.", typed.show(apex));
    let first = Frame::new(caption).at("let mut sum = 0;").with(plane.clone());
    let n = vertices.len();
    let mut frames = vec![ask_for_the_number(first, n)];
    let (places, mut steps) = (pairs(vertices), Vec::new());
    doubled_area_watched(&places, |Step::Add { cross }, &sum| steps.push((cross, sum)));
    let turning = steps.iter().position(|step| step.0 < 0).unwrap_or(0);
    for (i, (&(cross, sum), ends)) in steps.iter().zip(vertices[1..].windows(2)).enumerate() {
        let corners = [apex, ends[0], ends[1]];
        let triangle = PlanePath::new(Shape::Filled, corners.map(|corner| typed.place(corner)));
        let (turn, role) = match cross.signum() {
            1 => ("counterclockwise", Role::Settled),
            -1 => ("clockwise, so it is subtracted", Role::Rejected),
            _ => ("flat", Role::Settled),
        };
        let caption = format!(
            "The triangle a, b = {}, c = {} is {turn}. The cross product is {}, and the sum becomes {}.",
            typed.show(ends[0]),
            typed.show(ends[1]),
            in_ones(typed, cross.into()),
            in_ones(typed, sum.into()),
        );
        if i == turning
            && let Some(before) = frames.pop()
        {
            frames.push(ask_for_the_sign(before, typed, ends, cross));
        }
        plane.paths.push(triangle.clone().marked(Role::Active));
        let mut with_names = plane.clone();
        for (name, end) in ["b", "c"].into_iter().zip(ends) {
            with_names.points.push(PlanePoint::new(name, typed.place(*end)));
        }
        frames.push(Frame::new(caption).at("sum += cross;").with(with_names));
        plane.paths.pop();
        plane.paths.push(triangle.marked(role));
    }
    if let Some(before) = frames.pop() {
        let sizes: i64 = steps.iter().map(|step| step.0.abs()).sum();
        frames.push(ask_for_the_area(before, typed, doubled, sizes.into()));
    }
    let caption =
        format!("The sum is {}. Half of its absolute value is the area.", in_ones(typed, doubled));
    frames.push(Frame::new(caption).with(plane));
    Ok(Trace { title, frames, answer })
}

fn pairs(vertices: &[Point<i64>]) -> Vec<(i64, i64)> {
    vertices.iter().map(|vertex| (vertex.x(), vertex.y())).collect()
}

fn ask_for_the_number(frame: Frame, n: usize) -> Frame {
    if n < 3 {
        return frame;
    }
    frame.ask_number(
        format!("How many triangles does the fan of {n} vertices have?"),
        n - 2,
        [n - 1, n, n + 1],
        "Each edge that does not touch a belongs to one triangle, and two edges touch a.",
    )
}

fn ask_for_the_sign(frame: Frame, typed: &Typed, ends: &[Point<i64>], cross: i64) -> Frame {
    if frame.ask.is_some() || cross == 0 {
        return frame;
    }
    let question = format!(
        "The next triangle is a, {}, {}. What is the sign of its cross product?",
        typed.show(ends[0]),
        typed.show(ends[1])
    );
    let because = if cross < 0 {
        "Seen from a, the edge goes to the right. So the triangle is clockwise, and it will be subtracted."
    } else {
        "Seen from a, the edge goes to the left."
    };
    frame.ask(question, ["positive", "negative"], usize::from(cross < 0), because)
}

fn ask_for_the_area(frame: Frame, typed: &Typed, doubled: i128, sizes: i128) -> Frame {
    let half = |units: i128| typed.area(Ratio::new(units, 2)).abs();
    let mut choices = vec![half(doubled)];
    for other in [half(2 * doubled), half(sizes), half(2 * sizes)] {
        if !choices.contains(&other) {
            choices.push(other);
        }
    }
    if frame.ask.is_some() || choices.len() < 2 {
        return frame;
    }
    choices.sort_by(|a, b| a.to_f64().total_cmp(&b.to_f64()));
    let answer = choices.iter().position(|choice| *choice == half(doubled)).unwrap_or(0);
    frame.ask(
        "What is the area of the polygon?",
        choices.iter().map(Ratio::to_string),
        answer,
        "Each cross product is twice the area of a triangle, and those of clockwise triangles are negative.",
    )
}

fn locate(typed: &Typed, sought: Point<i64>, vertices: &[Point<i64>]) -> Trace {
    let n_vertices = trace::counted(vertices.len(), "vertex", "vertices");
    let title = format!("Where is {} in a polygon with {n_vertices}?", typed.show(sought));
    let mut plane = points::polygon(typed, vertices);
    plane.room.push(typed.place(sought));
    plane.points.push(PlanePoint::new("", typed.place(sought)).marked(Role::Active));
    let mut frames = Vec::new();
    let position = match ConvexPolygon::new(vertices.to_vec()) {
        Ok(convex) if 2 < vertices.len() => {
            let position = convex.locate_watched(sought, |i| {
                frames.push(ray_frame(typed, sought, convex.vertices(), i, plane.clone()));
            });
            let caption = "No part of the polygon is outside the angle between the first and the last ray. \
                           Inside this angle, the edge between the two nearest rays decides.";
            let code = "orientation(vertices[lo], vertices[hi], point)";
            frames.push(Frame::new(caption).at(code).with(plane));
            position
        }
        _ => {
            let polygon = Polygon::new(vertices.to_vec());
            let winding = polygon.winding_number(sought);
            let caption = match winding {
                None => "The point is on an edge.".to_owned(),
                Some(n) => {
                    let times = if n.abs() == 1 { "time" } else { "times" };
                    format!("The polygon winds around the point {n} {times}, counterclockwise.")
                }
            };
            frames.push(Frame::new(caption).at("match (edge.from.y").with(plane));
            polygon.locate(sought)
        }
    };
    if MOST_POINTS < vertices.len() {
        frames = vec![Frame::too_large(format_args!("{MOST_POINTS} points"))];
    }
    let place = match position {
        Position::In => "inside",
        Position::On => "on the boundary",
        Position::Out => "outside",
    };
    Trace { title, frames, answer: format!("{} is {place}.", typed.show(sought)) }
}

/// On which side of the ray to a vertex the point is.
fn ray_frame(
    typed: &Typed,
    sought: Point<i64>,
    vertices: &[Point<i64>],
    i: usize,
    mut plane: Plane,
) -> Frame {
    let (apex, vertex) = (vertices[0], vertices[i]);
    let side = match orientation(apex, vertex, sought) {
        Orientation::Left => "to the left of",
        Orientation::Right => "to the right of",
        Orientation::Collinear => "on",
    };
    let ray = PlanePath::new(Shape::Arrow, [apex, vertex].map(|end| typed.place(end)));
    plane.paths.push(ray.styled(Style::Thick).marked(Role::Compared));
    let caption = format!(
        "{} is {side} the ray from {} to {}.",
        typed.show(sought),
        typed.show(apex),
        typed.show(vertex)
    );
    Frame::new(caption).at("orientation(apex, vertices[i], point)").with(plane)
}

pub(crate) const SIZES: [u32; 8] = [8, 16, 32, 64, 128, 256, 512, 1024];

/// How often an orientation is asked for to find a point: in any polygon of n vertices, and in a
/// convex one.
pub(crate) fn sides(n: u32) -> [u32; 2] {
    let parabola = (0..i64::from(n)).map(|x| (x, x * x));
    let vertices = analytic_geometry::points(parabola).unwrap_or_default();
    let last = vertices[vertices.len() - 1];
    let mut n_rays = 0;
    if let Ok(convex) = ConvexPolygon::new(vertices) {
        convex.locate_watched(last, |_| n_rays += 1);
    }
    [n, n_rays + 1]
}

fn cost() -> Chart {
    let curves = ["all edges", "convex, by halves"];
    Chart::from_counts("Sides asked for a point", ["vertices", "sides"], &SIZES, curves, sides)
}
