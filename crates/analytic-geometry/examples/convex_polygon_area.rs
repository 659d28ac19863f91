//! The area of a polygon, triangle by triangle:
//! `cargo run -p analytic-geometry --example convex_polygon_area -- 1,0 4,0 2,3`.

pub(crate) mod points;

use std::process::ExitCode;

use analytic_geometry::polygon::convex_polygon_area::fan;
use analytic_geometry::polygon::convex_polygon_area::point_location::Position;
use analytic_geometry::polygon::cross_product::{Orientation, orientation};
use analytic_geometry::{ConvexPolygon, Point, Polygon};
use input::Input;
use linear_algebra::Ratio;
use points::Typed;
use trace::{
    Chart, Demo, Flag, Frame, Options, Plane, PlaneInput, PlanePath, PlanePoint, Role, Shape,
    Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "convex_polygon_area",
    about: "The area of a polygon, as the sum of a fan of triangles.",
    arguments: "POINT... (the vertices in order)",
    worked: &["1,0 4,0 2,3", "4,0 1,1 0,4 0,0"],
    flags: &[Flag {
        name: "--locate",
        value: None,
        about: "is the first point in the polygon of the others?",
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
const MOST_POINTS: usize = 20;

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

/// The polygon as it stands in every frame.
fn plane(typed: &Typed, vertices: &[Point<i64>]) -> Plane {
    let places = vertices.iter().map(|&vertex| typed.place(vertex));
    let rim = PlanePath::new(Shape::Closed, places.clone());
    Plane {
        paths: vec![rim],
        room: places.collect(),
        typed: Some(PlaneInput::Polygon),
        ..Plane::default()
    }
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
        Orientation::Left => ", counter-clockwise",
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
    let here = || PlanePoint::new("apex", typed.place(apex)).marked(Role::Active);
    let mut plane = plane(typed, vertices);
    plane.points.push(here());
    let caption = format!("All triangles share the first vertex, {}.", typed.show(apex));
    let mut frames =
        vec![Frame::new(caption).at("vertices.array_windows().skip(1)").with(plane.clone())];
    let mut sum = 0;
    for ((a, b), ends) in fan(vertices).zip(vertices[1..].windows(2)) {
        let doubled = a.cross(b);
        sum += doubled;
        let corners = [apex, ends[0], ends[1]];
        let triangle = PlanePath::new(Shape::Filled, corners.map(|corner| typed.place(corner)));
        let (turn, role) = match Orientation::from_cross_product(doubled) {
            Orientation::Left => ("counter-clockwise", Role::Settled),
            Orientation::Right => ("clockwise, it is taken away", Role::Rejected),
            Orientation::Collinear => ("flat", Role::Settled),
        };
        let caption = format!(
            "The triangle to {} and {}: {turn}. Twice its area is {}, the sum {}.",
            typed.show(ends[0]),
            typed.show(ends[1]),
            in_ones(typed, doubled),
            in_ones(typed, sum),
        );
        plane.paths.push(triangle.clone().marked(Role::Active));
        frames.push(Frame::new(caption).at("sum.add(a.cross(b))").with(plane.clone()));
        plane.paths.pop();
        plane.paths.push(triangle.marked(role));
    }
    let caption = format!("Half of {} is the area.", in_ones(typed, doubled));
    frames.push(Frame::new(caption).at("sum.total()").with(plane));
    Ok(Trace { title, frames, answer })
}

fn locate(typed: &Typed, sought: Point<i64>, vertices: &[Point<i64>]) -> Trace {
    let n_vertices = trace::counted(vertices.len(), "vertex", "vertices");
    let title = format!("Where is {} in a polygon with {n_vertices}?", typed.show(sought));
    let mut plane = plane(typed, vertices);
    plane.room.push(typed.place(sought));
    plane.points.push(PlanePoint::new("", typed.place(sought)).marked(Role::Active));
    let mut frames = Vec::new();
    let position = match ConvexPolygon::new(vertices.to_vec()) {
        Ok(convex) if 2 < vertices.len() => {
            let position = convex.locate_watched(sought, |i| {
                frames.push(ray_frame(typed, sought, convex.vertices(), i, plane.clone()));
            });
            let caption = "Outside the angle of all rays there is nothing of the polygon. Inside it, the edge \
                           between the two rays next to the point decides.";
            let code = "orientation(vertices[lo], vertices[hi], point)";
            frames.push(Frame::new(caption).at(code).with(plane));
            position
        }
        _ => {
            let polygon = Polygon::new(vertices.to_vec());
            let winding = polygon.winding_number(sought);
            let caption = match winding {
                None => "An edge holds the point.".to_owned(),
                Some(n) => {
                    let times = if n.abs() == 1 { "time" } else { "times" };
                    format!("Counter-clockwise, the polygon winds round the point {n} {times}.")
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
        Position::On => "on the rim",
        Position::Out => "outside",
    };
    Trace { title, frames, answer: format!("{} lies {place}.", typed.show(sought)) }
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
