//! The centroid of a polygon, triangle by triangle:
//! `cargo run -p analytic-geometry --example convex_polygon_centroid -- 1,0 4,0 2,3`.

pub(crate) mod points;

use std::cmp::Ordering;
use std::process::ExitCode;

use analytic_geometry::polygon::convex_polygon_area::fan;
use analytic_geometry::polygon::convex_polygon_centroid::plain::{Step, centroid_watched};
use analytic_geometry::{Point, Polygon, workloads};
use input::Input;
use linear_algebra::Ratio;
use points::Typed;
use trace::{Chart, Demo, Flag, Frame, Options, PlanePath, PlanePoint, Role, Shape, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "convex_polygon_centroid",
    about: "The point on which a polygon balances: the mean of a fan's triangles by their areas.",
    arguments: "POINT... (the vertices in order)",
    worked: &[BOAT],
    flags: &[Flag {
        name: "--means",
        value: None,
        about: "show the mean of the vertices and the centroid of the rim too",
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

/// The polygon of the page. Its second triangle is clockwise.
pub(crate) const BOAT: &str = "3,12 0,0 6,6 3,6 12,9 15,15 6,15";

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

/// The fan, a triangle a frame. All so far are a polygon again, and have a centroid of their own.
fn triangles(typed: &Typed, vertices: &[Point<i64>]) -> trace::Result<Vec<Frame>> {
    let Some(&apex) = vertices.first() else {
        return Ok(vec![Frame::new("There are no vertices.")]);
    };
    let places: Vec<(i64, i64)> = vertices.iter().map(|v| (v.x(), v.y())).collect();
    if places.iter().any(|&(x, y)| PLAIN < x.abs().max(y.abs())) {
        return Ok(vec![Frame::too_large(format_args!("coordinates of {PLAIN} units"))]);
    }
    let rim = points::polygon(typed, vertices);
    let caption = format!("All triangles share the vertex a = {}.", typed.show(apex));
    let mut start = rim.clone();
    start.points.push(PlanePoint::new("a", typed.place(apex)).marked(Role::Active));
    let code = "let (mut weight, mut x, mut y) = (0, 0, 0);";
    let mut frames = vec![Frame::new(caption).at(code).with(start)];
    let mut weights = Vec::new();
    centroid_watched(&places, |Step::Add { cross }, &[weight, ..]| weights.push((cross, weight)));
    let turning = weights.iter().position(|pair| pair.0 < 0);
    let mut dots = Vec::new();
    let mut before = None;
    for (i, &(cross, sum)) in weights.iter().enumerate() {
        let corners = [apex, vertices[i + 1], vertices[i + 2]];
        let weight = in_ones(typed, cross);
        let own = Polygon::new(corners.to_vec()).exact_centroid()?;
        let so_far = Polygon::new(vertices[..i + 3].to_vec()).exact_centroid()?;
        let mut caption =
            format!("The triangle a, {}, {}", typed.show(corners[1]), typed.show(corners[2]));
        caption.push_str(&match own {
            Some(own) => format!(" has a weight of {weight} and balances at {}.", show(typed, own)),
            None => " is flat, so its weight is 0.".to_owned(),
        });
        caption.push_str(&match so_far {
            Some(_) if i == 0 => String::new(),
            Some(so_far) => format!(
                " Together, the triangles so far have a weight of {} and balance at {}.",
                in_ones(typed, sum),
                show(typed, so_far)
            ),
            None => " Together, the triangles so far have a weight of 0.".to_owned(),
        });
        let mut plane = rim.clone();
        let area = corners.map(|corner| typed.place(corner));
        plane.paths.push(PlanePath::new(Shape::Filled, area).marked(Role::Active));
        plane.points.clone_from(&dots);
        if let Some(own) = own {
            let dot = PlanePoint::new(weight, at(typed, own));
            plane.points.push(dot.clone().marked(Role::Active));
            let role = if cross < 0 { Role::Rejected } else { Role::Settled };
            dots.push(dot.marked(role));
        }
        let joined = so_far.filter(|_| 0 < i);
        plane.points.extend(
            joined.map(|joined| PlanePoint::new("all", at(typed, joined)).marked(Role::Compared)),
        );
        if let Some(last) = frames.pop() {
            let asks = Asks { typed, own, before, weights: (cross, sum - cross) };
            frames.push(asks.about(last, i, turning == Some(i)));
        }
        before = so_far;
        frames.push(Frame::new(caption).at("weight += cross;").with(plane));
    }
    if let Some(centroid) = Polygon::new(vertices.to_vec()).exact_centroid()? {
        let mut plane = rim;
        plane.points = dots;
        plane.points.push(PlanePoint::new("centroid", at(typed, centroid)).marked(Role::Chosen));
        let caption =
            format!("The whole polygon balances at its centroid, {}.", show(typed, centroid));
        frames.push(Frame::new(caption).at("(weight != 0).then(||").with(plane));
    }
    Ok(frames)
}

/// The most that the plain version takes.
const PLAIN: i64 = 100_000;

/// Twice an area, in units that were typed.
fn in_ones(typed: &Typed, units: i64) -> Ratio {
    typed.area(Ratio::from(units))
}

/// What can be asked about the next triangle.
struct Asks<'a> {
    typed: &'a Typed,
    /// Where it balances alone.
    own: Option<Place>,
    /// Where all before it balance.
    before: Option<Place>,
    /// Its weight, and that of all before it.
    weights: (i64, i64),
}

impl Asks<'_> {
    fn about(&self, frame: Frame, nth: usize, turns: bool) -> Frame {
        let (weight, others) = self.weights;
        let (Some(own), Some(before)) = (self.own, self.before) else { return frame };
        if frame.ask.is_some() || weight == 0 || others <= 0 || weight + others <= 0 {
            return frame;
        }
        let (own, before) = (show(self.typed, own), show(self.typed, before));
        if turns {
            return frame.ask(
                format!(
                    "The next triangle balances at {own}, but it is clockwise. Which way does the balance point of all triangles move?"
                ),
                [format!("from {before} toward {own}"), format!("from {before} directly away from {own}")],
                1,
                "Its weight is negative, so it pushes the balance point away instead of pulling it closer.",
            );
        }
        if nth == 0 || 3 < nth || weight < 0 {
            return frame;
        }
        let weights = [weight, others].map(|units| in_ones(self.typed, units));
        let (so_far, all) = if nth == 1 {
            (format!("The first one balances at {before} and has a weight"), "both")
        } else {
            (format!("Together, the triangles so far balance at {before} and have a weight"), "all")
        };
        frame.ask(
            format!(
                "The next triangle balances at {own} and has a weight of {}. {} of {}. Where do {} of them balance together?",
                weights[0], so_far, weights[1], all
            ),
            [
                format!("exactly halfway between {before} and {own}"),
                format!("closer to {before}"),
                format!("closer to {own}"),
            ],
            match weight.cmp(&others) {
                Ordering::Equal => 0,
                Ordering::Less => 1,
                Ordering::Greater => 2,
            },
            "Two weights balance at a point between them, closer to the heavier one.",
        )
    }
}

/// Three points that are often confused.
fn means(typed: &Typed, polygon: &Polygon<i64>, centroid: Option<Place>) -> Frame {
    let mut plane = points::polygon(typed, polygon.vertices());
    let mut point = |name: &str, place: Option<(f64, f64)>, role: Role| {
        plane.points.extend(place.map(|place| PlanePoint::new(name, place).marked(role)));
    };
    point("area", centroid.map(|centroid| at(typed, centroid)), Role::Chosen);
    let vertex_mean = polygon.exact_vertex_mean().map(|mean| at(typed, mean));
    point("vertices", vertex_mean, Role::Compared);
    let one = Ratio::from(typed.per_one).to_f64();
    let rim = polygon.rim_centroid().map(|(x, y)| (x / one, y / one));
    point("rim", rim, Role::Frontier);
    Frame::new("The points on which the area, the vertices and the boundary balance.")
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
