//! The centroid of a polygon, triangle by triangle:
//! `cargo run -p analytic-geometry --example convex_polygon_centroid -- 1,0 4,0 2,3`.

pub(crate) mod points;

use std::process::ExitCode;

use analytic_geometry::polygon::convex_polygon_area::fan;
use analytic_geometry::{Point, Polygon, workloads};
use input::Input;
use linear_algebra::Ratio;
use points::Typed;
use trace::{
    Chart, Demo, Flag, Frame, Options, Plane, PlaneInput, PlanePath, PlanePoint, Role, Shape, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "convex_polygon_centroid",
    about: "The point on which a polygon balances: the mean of a fan's triangles by their areas.",
    arguments: "POINT... (the vertices in order)",
    worked: &["1,0 4,0 2,3", "0,0 2,0 2,2 1,4 0,2"],
    flags: &[Flag {
        name: "--means",
        value: None,
        about: "show the mean of the vertices and the centroid of the rim too",
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

type Place = (Ratio, Ratio);

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let typed = points::read(input)?;
    let vertices = &typed.points[..];
    let title = format!(
        "Centroid of a polygon with {}",
        trace::counted(vertices.len(), "vertex", "vertices")
    );
    let polygon = Polygon::new(vertices.to_vec());
    let centroid = polygon.exact_centroid()?;
    let answer = match centroid {
        Some(centroid) => format!("The centroid is {}.", show(&typed, centroid)),
        None => "The area is zero: there is no centroid.".to_owned(),
    };
    let frames = if MOST_POINTS < vertices.len() {
        vec![Frame::too_large(format_args!("{MOST_POINTS} points"))]
    } else if options.has("--means") {
        vec![means(&typed, &polygon, centroid)]
    } else {
        triangles(&typed, vertices)?
    };
    Ok(Trace { title, frames, answer })
}

/// A place in fractions of 1.
fn show(typed: &Typed, (x, y): Place) -> String {
    format!("({}, {})", typed.length(x), typed.length(y))
}

/// Where it stands in a picture.
fn at(typed: &Typed, (x, y): Place) -> (f64, f64) {
    (typed.length(x).to_f64(), typed.length(y).to_f64())
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

/// The fan, a triangle a frame. All so far are a polygon again, and have a centroid of their own.
fn triangles(typed: &Typed, vertices: &[Point<i64>]) -> trace::Result<Vec<Frame>> {
    let Some(&apex) = vertices.first() else {
        return Ok(vec![Frame::new("There are no vertices.")]);
    };
    let rim = plane(typed, vertices);
    let caption = format!("All triangles share the first vertex, {}.", typed.show(apex));
    let here = PlanePoint::new("apex", typed.place(apex)).marked(Role::Active);
    let mut start = rim.clone();
    start.points.push(here);
    let mut frames = vec![Frame::new(caption).at("for (a, b) in fan(self.vertices())").with(start)];
    let mut dots = Vec::new();
    for (i, (a, b)) in fan(vertices).enumerate() {
        let corners = [apex, vertices[i + 1], vertices[i + 2]];
        let weight = typed.area(Ratio::new(a.cross(b), 1));
        let own = Polygon::new(corners.to_vec()).exact_centroid()?;
        let so_far = Polygon::new(vertices[..i + 3].to_vec()).exact_centroid()?;
        let mut caption =
            format!("The triangle to {} and {}", typed.show(corners[1]), typed.show(corners[2]));
        caption.push_str(&match own {
            Some(own) => format!(" weighs {weight} and balances at {}.", show(typed, own)),
            None => " is flat and weighs nothing.".to_owned(),
        });
        caption.push_str(&match so_far {
            Some(_) if i == 0 => String::new(),
            Some(so_far) => format!(" All so far balance at {}.", show(typed, so_far)),
            None => " All so far weigh nothing.".to_owned(),
        });
        let mut plane = rim.clone();
        let area = corners.map(|corner| typed.place(corner));
        plane.paths.push(PlanePath::new(Shape::Filled, area).marked(Role::Active));
        plane.points.clone_from(&dots);
        if let Some(own) = own {
            let dot = PlanePoint::new(weight, at(typed, own));
            plane.points.push(dot.clone().marked(Role::Active));
            dots.push(dot.marked(Role::Settled));
        }
        let joined = so_far.filter(|_| 0 < i);
        plane.points.extend(
            joined.map(|joined| PlanePoint::new("all", at(typed, joined)).marked(Role::Compared)),
        );
        frames.push(Frame::new(caption).at("x.add(moment(cross, a.x, b.x)?)").with(plane));
    }
    if let Some(centroid) = Polygon::new(vertices.to_vec()).exact_centroid()? {
        let mut plane = rim;
        plane.points = dots;
        plane.points.push(PlanePoint::new("centroid", at(typed, centroid)).marked(Role::Chosen));
        let caption = "The moments by three times the weight lead from the apex to the centroid.";
        frames.push(Frame::new(caption).at("let x = Ratio::from(apex.x)").with(plane));
    }
    Ok(frames)
}

/// Three points that are often taken for each other.
fn means(typed: &Typed, polygon: &Polygon<i64>, centroid: Option<Place>) -> Frame {
    let mut plane = plane(typed, polygon.vertices());
    let mut point = |name: &str, place: Option<(f64, f64)>, role: Role| {
        plane.points.extend(place.map(|place| PlanePoint::new(name, place).marked(role)));
    };
    point("area", centroid.map(|centroid| at(typed, centroid)), Role::Chosen);
    let vertex_mean = polygon.exact_vertex_mean().map(|mean| at(typed, mean));
    point("vertices", vertex_mean, Role::Compared);
    let one = Ratio::from(typed.per_one).to_f64();
    let rim = polygon.rim_centroid().map(|(x, y)| (x / one, y / one));
    point("rim", rim, Role::Frontier);
    Frame::new("Where the area balances, the vertices, and the rim.")
        .at("f64::midpoint(a.0, b.0)")
        .with(plane)
}

pub(crate) const SIZES: [u32; 8] = [4, 8, 16, 32, 64, 128, 256, 512];

/// How many triangles are weighed for n vertices.
pub(crate) fn triangles_of(n: u32) -> [u32; 1] {
    let vertices = workloads::zigzag(usize::try_from(n).unwrap_or(usize::MAX));
    [u32::try_from(fan(&vertices).count()).unwrap_or(u32::MAX)]
}

fn cost() -> Chart {
    Chart::from_counts(
        "Triangles weighed",
        ["vertices", "triangles"],
        &SIZES,
        ["the fan"],
        triangles_of,
    )
}
