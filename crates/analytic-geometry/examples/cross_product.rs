//! The cross product of two vectors, and the turn at three points:
//! `cargo run -p analytic-geometry --example cross_product -- 1,1 0,2`.

mod points;

use std::process::ExitCode;

use analytic_geometry::polygon::cross_product::line::Line;
use analytic_geometry::polygon::cross_product::polar::{Half, half, polar_order, polar_sort};
use analytic_geometry::polygon::cross_product::{Orientation, orientation};
use analytic_geometry::{Point, Vector, workloads};
use input::Input;
use linear_algebra::Ratio;
use points::Typed;
use trace::{
    Chart, Demo, Flag, Frame, Options, Plane, PlaneInput, PlanePath, PlanePoint, Role, Shape,
    Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "cross_product",
    about: "The cross product: how large the parallelogram of two vectors is, and to which side one turns from one to the other.",
    arguments: "V W, or A B C: two vectors such as 1,1 0,2, or three points",
    worked: &["1,1 0,2", "-1,0 0.5,-1.3", "1,1 2,4 4,2"],
    flags: &[
        Flag { name: "--sort", value: None, about: "sort points by their angle around the first" },
        Flag {
            name: "--mirror",
            value: None,
            about: "the third point in a mirror, which is the line through the first two",
        },
    ],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture of a sort.
const MOST_POINTS: usize = 16;

type Place = (f64, f64);

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let (is_sort, is_mirror) = (options.has("--sort"), options.has("--mirror"));
    if is_sort && is_mirror {
        return Err("--mirror and --sort exclude each other".into());
    }
    let typed = points::read(input)?;
    match (&typed.points[..], is_sort, is_mirror) {
        ([pivot, around @ ..], true, _) => Ok(sort(&typed, *pivot, around)),
        ([], true, _) => Err("--sort needs a point around which the others are sorted".into()),
        (&[a, b, p], _, true) => mirror(&typed, a, b, p),
        (_, _, true) => Err("--mirror needs three points".into()),
        (&[v, w], ..) => Ok(turn(&typed, Point::from((0, 0)), v, w, true)),
        (&[a, b, c], ..) => Ok(turn(&typed, a, b, c, false)),
        _ => Err("it takes two vectors, or three points".into()),
    }
}

/// An area in square units, or a product of two lengths, as a decimal.
fn area(typed: &Typed, units: i128) -> String {
    let squares = Typed { points: Vec::new(), per_one: typed.per_one * typed.per_one };
    // At most 8 * 10^18: two products of differences of at most 2 * 10^9.
    squares.number(i64::try_from(units).unwrap_or(i64::MAX))
}

fn plus(a: Place, b: Place) -> Place {
    (a.0 + b.0, a.1 + b.1)
}

fn minus(a: Place, b: Place) -> Place {
    (a.0 - b.0, a.1 - b.1)
}

fn times(a: Place, factor: f64) -> Place {
    (a.0 * factor, a.1 * factor)
}

fn length(a: Place) -> f64 {
    (a.0 * a.0 + a.1 * a.1).sqrt()
}

/// The bend of an arrow that turns from one direction to another, about the origin, both of them
/// not zero.
fn bend(v: Place, w: Place, is_left: bool) -> Vec<Place> {
    let radius = 0.4 * length(v).min(length(w));
    let unit = |a: Place| times(a, 1.0 / length(a));
    let middle = |a: Place, b: Place| {
        let sum = plus(a, b);
        if a.0 * b.0 + a.1 * b.1 < 0.0 {
            // The sum of vectors that are nearly opposite is nearly zero; that of the
            // perpendiculars is not.
            let across = if is_left { (b.1 - a.1, a.0 - b.0) } else { (a.1 - b.1, b.0 - a.0) };
            unit(across)
        } else {
            unit(sum)
        }
    };
    let (from, to) = (unit(v), unit(w));
    let half = middle(from, to);
    let bend = [from, middle(from, half), half, middle(half, to), to];
    bend.map(|at| times(at, radius)).to_vec()
}

/// The places, and so much room on both sides that the picture is not much higher than wide.
fn room(mut places: Vec<Place>) -> Vec<Place> {
    let [mut low, mut high] = [places[0]; 2];
    for at in &places {
        low = (low.0.min(at.0), low.1.min(at.1));
        high = (high.0.max(at.0), high.1.max(at.1));
    }
    let beside = ((high.1 - low.1 - (high.0 - low.0)) / 2.0).max(0.0);
    places.extend([(low.0 - beside, low.1), (high.0 + beside, low.1)]);
    places
}

/// The turn at `pivot` from `b` to `c`. If they are vectors, the pivot is the origin.
fn turn(
    typed: &Typed,
    pivot: Point<i64>,
    b: Point<i64>,
    c: Point<i64>,
    are_vectors: bool,
) -> Trace {
    let (v, w) = (b - pivot, c - pivot);
    let side = orientation(pivot, b, c);
    let [at_pivot, at_b, at_c] = [pivot, b, c].map(|point| typed.place(point));
    let (to_b, to_c) = (minus(at_b, at_pivot), minus(at_c, at_pivot));
    let fourth = plus(at_b, to_c);
    // Both arrows over what is beneath them.
    let picture = |beneath: Option<PlanePath>| {
        let paths = beneath.into_iter().collect();
        let room = room(vec![at_pivot, at_b, at_c, fourth]);
        let typed = Some(PlaneInput::Points);
        let mut plane = Plane { room, paths, typed, ..Plane::default() };
        for (name, way, tip, role) in [("v", v, at_b, Role::Compared), ("w", w, at_c, Role::Active)]
        {
            if !way.is_zero() {
                let arrow = PlanePath::new(Shape::Arrow, [at_pivot, tip]);
                plane.paths.push(arrow.labeled(name).marked(role));
            }
        }
        let names: &[&str] = if are_vectors { &["0"] } else { &["a", "b", "c"] };
        let places = [at_pivot, at_b, at_c];
        plane.points = names.iter().zip(places).map(|(n, at)| PlanePoint::new(n, at)).collect();
        plane
    };
    let (mut area, mut turn) = (None, None);
    if side != Orientation::Collinear {
        let corners = [at_pivot, at_b, fourth, at_c];
        area = Some(PlanePath::new(Shape::Filled, corners).labeled("v x w"));
        let bend = bend(to_b, to_c, side == Orientation::Left);
        let bend = bend.into_iter().map(|at| plus(at_pivot, at));
        turn = Some(PlanePath::new(Shape::Arrow, bend).labeled("turn").marked(Role::Chosen));
    }

    let [shown_pivot, shown_b, shown_c] = [pivot, b, c].map(|point| typed.show(point));
    let [shown_v, shown_w] = [v, w].map(|way| vector(typed, way));
    let product = product(typed, v, w);
    let (shape, verdict, at) = verdict(side, v, w);
    let is_flat = side == Orientation::Collinear;
    let sign = if is_flat { "The product is 0" } else { "The sign says" };
    let begin = if are_vectors {
        Frame::new(format!("Two vectors, v = {shown_v} and w = {shown_w}."))
    } else {
        let ways = format!(
            "The way to b is v = b - a = {shown_v}, the way to c is w = c - a = {shown_w}."
        );
        Frame::new(format!("One stands at a = {shown_pivot}. {ways}")).at("T::orientation(a, b, c)")
    };
    let frames = vec![
        begin.with(picture(None)),
        Frame::new(format!("{product}. {shape}"))
            .with(picture(area))
            .at("self.x.times(other.y) - other.x.times(self.y)"),
        Frame::new(format!("{sign}: {verdict}.")).with(picture(turn)).at(at),
    ];
    if are_vectors {
        let title = format!("Cross product of {shown_v} and {shown_w}");
        return Trace { title, frames, answer: format!("{product}: {verdict}.") };
    }
    let place = match side {
        Orientation::Left => "c is to the left of the way from a to b",
        Orientation::Right => "c is to the right of the way from a to b",
        Orientation::Collinear if v.is_zero() => "a and b are one point, and make no line",
        Orientation::Collinear => "c is on the line through a and b",
    };
    let title = format!("Turn at {shown_pivot} from {shown_b} to {shown_c}");
    Trace { title, frames, answer: format!("{product}: {place}.") }
}

fn vector(typed: &Typed, way: Vector<i64>) -> String {
    format!("({}, {})", typed.number(way.x()), typed.number(way.y()))
}

/// The cross product, as it is computed.
fn product(typed: &Typed, v: Vector<i64>, w: Vector<i64>) -> String {
    let [x1, y1, x2, y2] = [v.x(), v.y(), w.x(), w.y()].map(|units| {
        let number = typed.number(units);
        if units < 0 { format!("({number})") } else { number }
    });
    format!("v x w = {x1} * {y2} - {x2} * {y1} = {}", area(typed, v.cross(w)))
}

/// What the cross product says of the parallelogram, what of the turn, and where the code says so.
fn verdict(
    side: Orientation,
    v: Vector<i64>,
    w: Vector<i64>,
) -> (&'static str, &'static str, &'static str) {
    match side {
        Orientation::Left => (
            "It is the area of the parallelogram, counted as positive.",
            "w points to the left of v",
            "Ordering::Greater => Orientation::Left",
        ),
        Orientation::Right => (
            "It is the area of the parallelogram, counted as negative.",
            "w points to the right of v",
            "Ordering::Less => Orientation::Right",
        ),
        Orientation::Collinear => (
            "The parallelogram is flat.",
            match v.dot(w) {
                1.. => "w points in the direction of v",
                0 => "a vector of length 0 has no direction",
                ..0 => "w points in the opposite direction of v",
            },
            "Ordering::Equal => Orientation::Collinear",
        ),
    }
}

/// Points in the order of their angles around the pivot.
fn sort(typed: &Typed, pivot: Point<i64>, around: &[Point<i64>]) -> Trace {
    let mut sorted = around.to_vec();
    polar_sort(pivot, &mut sorted);
    let points = if sorted.len() == 1 { "point" } else { "points" };
    let (n, around) = (sorted.len(), typed.show(pivot));
    let title = format!("{n} {points} by their angle around {around}");
    if MOST_POINTS < sorted.len() {
        let frames = vec![Frame::too_large(format_args!("{MOST_POINTS} points"))];
        let ends = sorted.first().zip(sorted.last());
        let answer = ends.map_or(String::new(), |(first, last)| {
            format!("The first is {}, the last {}.", typed.show(*first), typed.show(*last))
        });
        return Trace { title, frames, answer };
    }
    let place = typed.place(pivot);
    let room: Vec<Place> = typed.points.iter().map(|&point| typed.place(point)).collect();
    let east = room.iter().map(|at| at.0).fold(place.0 + 1.0, f64::max);
    let picture = |n_done: usize| {
        let zero = PlanePath::new(Shape::Open, [place, (east, place.1)]).styled(Style::Dashed);
        let mut plane = Plane {
            room: room.clone(),
            paths: vec![zero.labeled("angle 0")],
            typed: Some(PlaneInput::Points),
            ..Plane::default()
        };
        plane.points.push(PlanePoint::new("pivot", place));
        for (i, &point) in sorted.iter().enumerate() {
            let at = typed.place(point);
            let (label, role) = match n_done.checked_sub(i + 1) {
                None => (String::new(), None),
                Some(0) => ((i + 1).to_string(), Some(Role::Active)),
                Some(1) => ((i + 1).to_string(), Some(Role::Compared)),
                Some(_) => ((i + 1).to_string(), Some(Role::Settled)),
            };
            let mut dot = PlanePoint::new(label, at);
            dot.role = role;
            plane.points.push(dot);
            if let Some(role) = role
                && point != pivot
            {
                plane.paths.push(PlanePath::new(Shape::Arrow, [place, at]).marked(role));
            }
        }
        plane
    };
    let begin = "The angle is 0 to the right of the pivot, and grows counter-clockwise.";
    let mut frames = vec![Frame::new(begin).with(picture(0))];
    for (i, &point) in sorted.iter().enumerate() {
        let before = i.checked_sub(1).map(|before| sorted[before]);
        let (why, at) = reason(typed, pivot, before, point);
        let caption = format!("Number {}: {}. {why}", i + 1, typed.show(point));
        frames.push(Frame::new(caption).with(picture(i + 1)).at(at));
    }
    let list: Vec<String> = sorted.iter().map(|&point| typed.show(point)).collect();
    let answer = match list.len() {
        0 => "There are no points around it.".to_owned(),
        _ => format!("In the order of their angles: {}.", list.join(", ")),
    };
    Trace { title, frames, answer }
}

/// Why a point comes after the one before it, and where the code says so.
fn reason(
    typed: &Typed,
    pivot: Point<i64>,
    before: Option<Point<i64>>,
    point: Point<i64>,
) -> (String, &'static str) {
    let by_half = "half(pivot, a).cmp(&half(pivot, b))";
    let Some(before) = before.filter(|before| *before != pivot) else {
        let why = match half(pivot, point) {
            Half::Neither => "It is the pivot itself, which has no angle and comes first.",
            Half::Upper => "It has the least angle, in the upper half.",
            Half::Lower => "It has the least angle, in the lower half.",
        };
        return (why.to_owned(), by_half);
    };
    let other = typed.show(before);
    if half(pivot, before) != half(pivot, point) {
        return (format!("{other} is in the upper half, and this in the lower one."), by_half);
    }
    let cross = (before - pivot).cross(point - pivot);
    if cross == 0 {
        let why = format!("It lies in the direction of {other}, and no nearer.");
        return (why, "let by_place = a.cmp(&b);");
    }
    let turn = format!("The turn from {other} to it is to the left: {}.", area(typed, cross));
    (turn, "Orientation::Left => Ordering::Less")
}

/// The foot and the image of a point at the line through two others.
fn mirror(typed: &Typed, a: Point<i64>, b: Point<i64>, p: Point<i64>) -> trace::Result<Trace> {
    let line = Line::through(a, b).ok_or("points 1 and 2 are the same, and make no line")?;
    let ((foot_x, foot_y), (image_x, image_y)) = (line.foot(p)?, line.image(p)?);
    let [foot_x, foot_y, image_x, image_y] =
        [foot_x, foot_y, image_x, image_y].map(|units| typed.length(units));
    let square = typed.area(line.squared_distance(p)?);
    let (at_foot, at_image) =
        ((foot_x.to_f64(), foot_y.to_f64()), (image_x.to_f64(), image_y.to_f64()));
    let places = [typed.place(a), typed.place(b), typed.place(p)];
    let plane = || {
        let way = PlanePath::new(Shape::Arrow, [places[0], places[1]]).marked(Role::Compared);
        let mut plane = Plane {
            room: [&places[..], &[at_foot, at_image]].concat(),
            paths: vec![way],
            typed: Some(PlaneInput::Points),
            ..Plane::default()
        };
        for (name, at) in ["a", "b"].into_iter().zip(places) {
            plane.points.push(PlanePoint::new(name, at));
        }
        plane.points.push(PlanePoint::new("p", places[2]).marked(Role::Active));
        plane
    };
    let (v, w) = (b - a, p - a);
    let mut with_foot = plane();
    with_foot.paths.push(PlanePath::new(Shape::Open, [places[2], at_foot]));
    with_foot.points.push(PlanePoint::new("foot", at_foot).marked(Role::Chosen));
    let mut with_image = with_foot.clone();
    with_image.paths.push(PlanePath::new(Shape::Open, [at_foot, at_image]).styled(Style::Dashed));
    with_image.points.push(PlanePoint::new("image", at_image).marked(Role::Chosen));
    let pair = |x: Ratio, y: Ratio| format!("({x}, {y})");
    let frames = vec![
        Frame::new(format!(
            "v = b - a and w = p - a have the cross product {}. Divided by the length of v, it is the distance; its square is {square}.",
            area(typed, v.cross(w))
        ))
        .with(plane())
        .at("let area = self.way.cross(point - self.from);"),
        Frame::new(format!(
            "The dot product of v and w is {}, that of v and itself {}: so far along v is the foot, {}.",
            area(typed, v.dot(w)),
            area(typed, v.squared_length()),
            pair(foot_x, foot_y)
        ))
        .with(with_foot)
        .at("let share = Ratio::new("),
        Frame::new(format!("As far again behind it: the image, {}.", pair(image_x, image_y)))
            .with(with_image)
            .at("fitting(foot + foot - Ratio::from(own))"),
    ];
    let title =
        format!("{} in the line through {} and {}", typed.show(p), typed.show(a), typed.show(b));
    let answer = format!(
        "The foot is {}, the image {}, the square of the distance {square}.",
        pair(foot_x, foot_y),
        pair(image_x, image_y)
    );
    Ok(Trace { title, frames, answer })
}

pub(crate) const SIZES: [u32; 8] = [32, 64, 128, 256, 512, 1024, 2048, 4096];

/// The comparisons of a polar sort, and the pairs of points.
pub(crate) fn comparisons(n: u32) -> [u32; 2] {
    let mut points = workloads::in_square(usize::try_from(n).unwrap_or(0));
    let mut n_comparisons = 0;
    points.sort_unstable_by(|&a, &b| {
        n_comparisons += 1;
        polar_order(Point::from((0, 0)), a, b)
    });
    [n_comparisons, n * (n - 1) / 2]
}

fn cost() -> Chart {
    let curves = ["polar sort", "all pairs"];
    Chart::from_counts(
        "Comparisons of a polar sort",
        ["points", "comparisons"],
        &SIZES,
        curves,
        comparisons,
    )
}
