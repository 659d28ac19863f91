//! The cross product of two vectors, and the turn at three points:
//! `cargo run -p analytic-geometry --example cross_product -- 1,1 0,2`.

mod points;

use std::process::ExitCode;

use analytic_geometry::polygon::cross_product::line::Line;
use analytic_geometry::polygon::cross_product::plain::{self, Step, Turn};
use analytic_geometry::polygon::cross_product::polar::{Half, half, polar_order, polar_sort};
use analytic_geometry::polygon::cross_product::{Orientation, orientation};
use analytic_geometry::{Point, Vector, workloads};
use input::Input;
use linear_algebra::Ratio;
use points::Typed;
use trace::{
    Chart, Demo, Flag, Frame, Options, Plane, PlaneInput, PlanePath, PlanePoint, Role, Shape,
    SplitMix64, Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "cross_product",
    about: "To which side a walk turns at each of its points, by the sign of the cross product.",
    arguments: "POINT... (at least three, such as 2,1), or two vectors",
    worked: &[WALK],
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
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_POINTS: usize = 16;

/// The walk of the page.
pub(crate) const WALK: &str = "0,0 5,3 8,5 7,8 7,10 3,12 1,13 5,11 5,7";

/// A walk of eight points, no two of which are equal if they follow each other.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut walk: Vec<(usize, usize)> = Vec::new();
    while walk.len() < 8 {
        let next = (dice.below(11), dice.below(11));
        if walk.last() != Some(&next) {
            walk.push(next);
        }
    }
    walk.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}

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
        (&[v, w], ..) => Ok(turn(&typed, v, w)),
        (&[_, _, _, ..], ..) => Ok(walk(&typed)),
        _ => Err("it takes two vectors, or at least three points".into()),
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

/// A walk, with a frame for each point at which it can turn.
fn walk(typed: &Typed) -> Trace {
    let places: Vec<(i64, i64)> = typed.points.iter().map(|p| (p.x(), p.y())).collect();
    let n = places.len();
    let title = format!("A walk over {n} points");
    let mut steps = Vec::new();
    let turns = plain::turns_watched(&places, |Step::Found { cross, dot }, turns| {
        steps.push((cross, dot, turns[turns.len() - 1]));
    });
    let said = turns.iter().map(|&turn| name(turn)).collect::<Vec<_>>().join(", ");
    let answer = format!("The turns are: {said}.");
    if MOST_POINTS < n {
        let frames = vec![Frame::too_large(format_args!("{MOST_POINTS} points"))];
        return Trace { title, frames, answer };
    }
    let scene = Scene::new(typed);
    let start = typed.show(typed.points[0]);
    let caption = format!("The walk begins at {start} and follows the dashed line.");
    let mut frames =
        vec![Frame::new(caption).at("let mut turns = Vec::new();").with(scene.plane(None))];
    let mut asked = Asked::default();
    for (i, (corner, &(cross, dot, turn))) in typed.points.windows(3).zip(&steps).enumerate() {
        let (v, w) = (corner[1] - corner[0], corner[2] - corner[1]);
        let before = frames.pop().expect("the frame before");
        frames.push(asked.about(before, typed, corner[1], steps[i]));
        let product = product(typed, v, w);
        let what = match turn {
            Turn::Left => "It is positive, so the walk turns left.".to_owned(),
            Turn::Right => "It is negative, so the walk turns right.".to_owned(),
            Turn::Straight => {
                format!(
                    "The dot product is {}, so the walk goes straight on.",
                    area(typed, dot.into())
                )
            }
            Turn::Back => {
                format!("The dot product is {}, so the walk turns around.", area(typed, dot.into()))
            }
            Turn::Nothing => "The dot product is 0, too: two of the points are equal.".to_owned(),
        };
        let caption = format!("At b = {}: {product}. {what}", typed.show(corner[1]));
        let mut frame = Frame::new(caption).with(scene.plane(Some(i))).at(line_of(turn));
        if i == 1 && cross != 0 {
            frame = ask_for_the_triangle(frame, typed, cross);
        }
        frames.push(frame);
    }
    Trace { title, frames, answer }
}

fn name(turn: Turn) -> &'static str {
    match turn {
        Turn::Left => "left",
        Turn::Right => "right",
        Turn::Straight => "straight on",
        Turn::Back => "back",
        Turn::Nothing => "none, because two points are equal",
    }
}

fn line_of(turn: Turn) -> &'static str {
    match turn {
        Turn::Left => "(1, _) => Turn::Left",
        Turn::Right => "(-1, _) => Turn::Right",
        Turn::Straight => "(_, 1) => Turn::Straight",
        Turn::Back => "(_, -1) => Turn::Back",
        Turn::Nothing => "_ => Turn::Nothing",
    }
}

/// The walk as it is drawn.
struct Scene {
    walk: Vec<Place>,
    room: Vec<Place>,
}

impl Scene {
    fn new(typed: &Typed) -> Self {
        let walk: Vec<Place> = typed.points.iter().map(|&point| typed.place(point)).collect();
        let mut room = walk.clone();
        room.extend(walk.windows(3).map(|corner| plus(corner[0], minus(corner[2], corner[1]))));
        Scene { walk, room }
    }

    /// The walk, and the two vectors at its `nth` inner point with their parallelogram.
    fn plane(&self, nth: Option<usize>) -> Plane {
        let typed = Some(PlaneInput::Points);
        let mut plane = Plane { room: self.room.clone(), typed, ..Plane::default() };
        let way = self.walk.iter().copied();
        plane.paths.push(PlanePath::new(Shape::Open, way.clone()).styled(Style::Dashed));
        plane.points.extend(way.map(|at| PlanePoint::new("", at)));
        let Some(i) = nth else { return plane };
        let [a, b, c] = [self.walk[i], self.walk[i + 1], self.walk[i + 2]];
        let corners = [a, b, c, plus(a, minus(c, b))];
        plane.paths.push(PlanePath::new(Shape::Filled, corners));
        for (name, from, to, role) in [("v", a, b, Role::Compared), ("w", b, c, Role::Active)] {
            if from != to {
                let arrow = PlanePath::new(Shape::Arrow, [from, to]).labeled(name);
                plane.paths.push(arrow.marked(role));
            }
        }
        for (name, at) in ["a", "b", "c"].into_iter().zip(i..) {
            name.clone_into(&mut plane.points[at].label);
        }
        plane
    }
}

/// What was asked: each question comes once in a run.
#[derive(Default)]
struct Asked {
    side: bool,
    sign: bool,
    line: bool,
}

impl Asked {
    /// The frame with a question about the next point of the walk.
    fn about(
        &mut self,
        frame: Frame,
        typed: &Typed,
        b: Point<i64>,
        next: (i64, i64, Turn),
    ) -> Frame {
        let (cross, dot, turn) = next;
        let at = typed.show(b);
        if frame.ask.is_some() {
            return frame;
        }
        let product = area(typed, cross.into());
        if cross == 0 && dot != 0 && !self.line {
            self.line = true;
            let question = format!(
                "At {at} the cross product is 0. Which number tells you whether the walk goes straight on or turns around?"
            );
            return frame.ask(
                question,
                ["the area of the parallelogram", "the sign of the dot product", "the sign of the cross product"],
                1,
                "Both vectors are on the same line, so the parallelogram is flat in both cases. The dot product is positive if they have the same direction.",
            );
        }
        if cross == 0 {
            return frame;
        }
        let answer = usize::from(cross < 0);
        if !self.side {
            self.side = true;
            let because =
                format!("The cross product is {product}, so the walk turns {}.", name(turn));
            return frame.ask(
                format!("Which way does the walk turn at {at}?"),
                ["left", "right", "neither"],
                answer,
                because,
            );
        }
        if !self.sign {
            self.sign = true;
            let because =
                format!("The walk turns {} there, and the cross product is {product}.", name(turn));
            return frame.ask(
                format!("What is the sign of the cross product at {at}?"),
                ["positive", "negative", "it is 0"],
                answer,
                because,
            );
        }
        frame
    }
}

/// A question about the area of half a parallelogram.
fn ask_for_the_triangle(frame: Frame, typed: &Typed, cross: i64) -> Frame {
    let squares = Ratio::new(i128::from(typed.per_one).pow(2), 1);
    let size = Ratio::new(i128::from(cross).abs(), 1) / squares;
    let two = Ratio::new(2, 1);
    frame.ask(
        "What is the area of the triangle with the corners a, b and c?",
        [size / two, size, size * two].map(|area| area.to_string()),
        0,
        format!("The area of the parallelogram is {size}, and the triangle is half of it."),
    )
}

/// Two vectors that begin at the same point.
fn turn(typed: &Typed, v: Point<i64>, w: Point<i64>) -> Trace {
    let origin = Point::from((0, 0));
    let side = orientation(origin, v, w);
    let (to_v, to_w) = (typed.place(v), typed.place(w));
    let fourth = plus(to_v, to_w);
    // Both arrows over what is beneath them.
    let picture = |beneath: Option<PlanePath>| {
        let paths = beneath.into_iter().collect();
        let zero = (0.0, 0.0);
        let room = room(vec![zero, to_v, to_w, fourth]);
        let typed = Some(PlaneInput::Points);
        let mut plane = Plane { room, paths, typed, ..Plane::default() };
        for (name, tip, role) in [("v", to_v, Role::Compared), ("w", to_w, Role::Active)] {
            if tip != zero {
                let arrow = PlanePath::new(Shape::Arrow, [zero, tip]);
                plane.paths.push(arrow.labeled(name).marked(role));
            }
        }
        plane.points = vec![PlanePoint::new("0", zero)];
        plane
    };
    let (mut area, mut turn) = (None, None);
    if side != Orientation::Collinear {
        let corners = [(0.0, 0.0), to_v, fourth, to_w];
        area = Some(PlanePath::new(Shape::Filled, corners).labeled("v x w"));
        let bend = bend(to_v, to_w, side == Orientation::Left);
        turn = Some(PlanePath::new(Shape::Arrow, bend).labeled("turn").marked(Role::Chosen));
    }
    let (v, w) = (v - origin, w - origin);
    let [shown_v, shown_w] = [v, w].map(|way| vector(typed, way));
    let product = product(typed, v, w);
    let (shape, verdict, at) = verdict(side, v, w);
    let is_flat = side == Orientation::Collinear;
    let sign = if is_flat { "The product is 0" } else { "The sign says" };
    let frames = vec![
        Frame::new(format!("There are two vectors, v = {shown_v} and w = {shown_w}."))
            .with(picture(None)),
        Frame::new(format!("{product}. {shape}"))
            .with(picture(area))
            .at("let cross = x1 * y2 - x2 * y1;"),
        Frame::new(format!("{sign}: {verdict}.")).with(picture(turn)).at(at),
    ];
    let title = format!("Cross product of {shown_v} and {shown_w}");
    Trace { title, frames, answer: format!("{product}: {verdict}.") }
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
            line_of(Turn::Left),
        ),
        Orientation::Right => (
            "It is the area of the parallelogram, counted as negative.",
            "w points to the right of v",
            line_of(Turn::Right),
        ),
        Orientation::Collinear => (
            "The parallelogram is flat.",
            match v.dot(w) {
                1.. => "w has the direction of v",
                0 => "a vector of length 0 has no direction",
                ..0 => "w has the direction opposite to v",
            },
            line_of(match v.dot(w) {
                1.. => Turn::Straight,
                0 => Turn::Nothing,
                ..0 => Turn::Back,
            }),
        ),
    }
}

/// Points in the order of their angles around the pivot.
fn sort(typed: &Typed, pivot: Point<i64>, around: &[Point<i64>]) -> Trace {
    let mut sorted = around.to_vec();
    polar_sort(pivot, &mut sorted);
    let points = if sorted.len() == 1 { "point" } else { "points" };
    let (n, around) = (sorted.len(), typed.show(pivot));
    let title = format!("{n} {points}, sorted by angle around {around}");
    if MOST_POINTS < sorted.len() {
        let frames = vec![Frame::too_large(format_args!("{MOST_POINTS} points"))];
        let ends = sorted.first().zip(sorted.last());
        let answer = ends.map_or(String::new(), |(first, last)| {
            format!("The first is {}, and the last is {}.", typed.show(*first), typed.show(*last))
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
    let begin = "The angle is 0 to the right of the pivot, and it increases counterclockwise.";
    let mut frames = vec![Frame::new(begin).with(picture(0))];
    for (i, &point) in sorted.iter().enumerate() {
        let before = i.checked_sub(1).map(|before| sorted[before]);
        let (why, at) = reason(typed, pivot, before, point);
        let caption = format!("Number {} is {}. {why}", i + 1, typed.show(point));
        frames.push(Frame::new(caption).with(picture(i + 1)).at(at));
    }
    let list: Vec<String> = sorted.iter().map(|&point| typed.show(point)).collect();
    let answer = match list.len() {
        0 => "There are no points around it.".to_owned(),
        _ => format!("The points in the order of their angles: {}.", list.join(", ")),
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
            Half::Upper => "It is in the upper half, and it has the smallest angle.",
            Half::Lower => "It is in the lower half, and it has the smallest angle.",
        };
        return (why.to_owned(), by_half);
    };
    let other = typed.show(before);
    if half(pivot, before) != half(pivot, point) {
        return (format!("It is in the lower half, but {other} is in the upper one."), by_half);
    }
    let cross = (before - pivot).cross(point - pivot);
    if cross == 0 {
        let why = format!("It is in the same direction as {other}, and it is not nearer.");
        return (why, "let by_place = a.cmp(&b);");
    }
    let turn = format!(
        "The turn from {other} to it is to the left: the cross product is {}.",
        area(typed, cross)
    );
    (turn, "Orientation::Left => Ordering::Less")
}

/// The foot and the image of a point at the line through two others.
fn mirror(typed: &Typed, a: Point<i64>, b: Point<i64>, p: Point<i64>) -> trace::Result<Trace> {
    let line = Line::through(a, b)
        .ok_or("points 1 and 2 are the same, and they do not determine a line")?;
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
            "The cross product of v = b - a and w = p - a is {}. Divided by the length of v, it gives the distance, whose square is {square}.",
            area(typed, v.cross(w))
        ))
        .with(plane())
        .at("let area = self.way.cross(point - self.from);"),
        Frame::new(format!(
            "The dot product of v and w is {}, and that of v and v is {}. Their quotient says how far along v the foot is. The foot is {}.",
            area(typed, v.dot(w)),
            area(typed, v.squared_length()),
            pair(foot_x, foot_y)
        ))
        .with(with_foot)
        .at("let share = Ratio::new("),
        Frame::new(format!("The image is {}, as far behind the line as p is in front of it.", pair(image_x, image_y)))
            .with(with_image)
            .at("fitting(foot + foot - Ratio::from(own))"),
    ];
    let title = format!(
        "The point {} and the line through {} and {}",
        typed.show(p),
        typed.show(a),
        typed.show(b)
    );
    let answer = format!(
        "The foot is {}, the image is {}, and the square of the distance is {square}.",
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
