//! Quickhull, chord by chord:
//! `cargo run -p analytic-geometry --example quick_hull -- 0,0 1,4 10,0 5,9 6,-3 4,1`.

use std::process::ExitCode;

use analytic_geometry::convex_hull::quick_hull::{Step, quick_hull_watched};
use analytic_geometry::{Coordinate, Point, points, workloads};
use input::Input;
use trace::{
    Chart, Demo, Frame, Options, Plane, PlaneInput, PlanePath, PlanePoint, Role, Shape, Style,
    Trace,
};

#[path = "points/mod.rs"]
mod typed;

use typed::Typed;

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "quick_hull",
    about: "Quickhull: the point farthest from a chord is a vertex of the convex hull.",
    arguments: "X,Y...",
    worked: &[typed::TWENTY_SIX],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_POINTS: usize = 40;

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = typed::read(input)?;
    let n = typed.points.len();
    let title = format!("Quickhull of {}", trace::plural(n, "point"));
    let mut run = Run::new(&typed);
    let hull = quick_hull_watched(&typed.points, |step, v| run.step(step, v));
    let vertices = hull.vertices();
    let mut frames = run.frames;
    if MOST_POINTS < n {
        frames = vec![Frame::too_large(format_args!("{MOST_POINTS} points"))];
    } else {
        let caption = match vertices.len() {
            0 => "Without points there is no hull.",
            1 => "All there is is one point.",
            _ => "Nothing lies outside any chord: the chords are the edges.",
        };
        let mut plane = run.picture.plane(&[], vertices);
        let corners = vertices.iter().map(|&vertex| typed.place(vertex));
        let rim = PlanePath::new(Shape::Closed, corners).marked(Role::Chosen);
        plane.paths = if vertices.len() < 2 { Vec::new() } else { vec![rim] };
        frames.push(Frame::new(caption).with(plane).at("hull.pop();"));
    }
    let mut answer =
        format!("The hull has {}", trace::counted(vertices.len(), "vertex", "vertices"));
    if !vertices.is_empty() && vertices.len() <= MOST_POINTS {
        let shown: Vec<String> = vertices.iter().map(|&vertex| typed.show(vertex)).collect();
        answer.push_str(&format!(": {}", shown.join(" ")));
    }
    let (n_looks, n_chords) =
        (trace::plural(run.n_looked_at, "look"), trace::plural(run.n_parts, "chord"));
    answer.push_str(&format!(". It took {n_looks} at a point, for {n_chords}."));
    Ok(Trace { title, frames, answer })
}

/// A run while it is watched.
struct Run<'a> {
    picture: Picture<'a>,
    frames: Vec<Frame>,
    /// The triangle whose points are to be parted: from, farthest, to.
    triangle: Option<[Point<i64>; 3]>,
    n_looked_at: usize,
    n_parts: usize,
}

impl<'a> Run<'a> {
    fn new(typed: &'a Typed) -> Self {
        let picture =
            Picture { typed, chords: Vec::new(), edges: Vec::new(), thrown_away: Vec::new() };
        Run { picture, frames: Vec::new(), triangle: None, n_looked_at: 0, n_parts: 0 }
    }

    fn step(&mut self, step: Step<i64>, v: &[Point<i64>]) {
        match step {
            Step::Farthest { from, to, farthest } => {
                self.picture.chords.pop();
                self.triangle = Some([from, farthest, to]);
            }
            Step::Part { n_first, n_second } => {
                self.n_parts += 1;
                self.n_looked_at += v.len();
                let Some(triangle) = self.triangle.take() else { return };
                if self.picture.typed.points.len() <= MOST_POINTS {
                    self.part(triangle, v, n_first, n_second);
                }
            }
            Step::Edge { from, to } => {
                self.picture.chords.pop();
                self.picture.edges.push([from, to]);
            }
        }
    }

    fn part(
        &mut self,
        triangle: [Point<i64>; 3],
        v: &[Point<i64>],
        n_first: usize,
        n_second: usize,
    ) {
        let [from, farthest, to] = triangle;
        let typed = self.picture.typed;
        let [first, middle, last] = triangle.map(|point| typed.show(point));
        // The corners are among the points, and stay.
        let inside =
            || v[n_first + n_second..].iter().copied().filter(|point| !triangle.contains(point));
        let n_inside = inside().count();
        let n_others = n_first + n_inside + n_second;
        let caption = if from == to {
            format!(
                "{first} is the leftmost point and {middle} the rightmost: both are vertices. Of the others, below the chord \
                 between them: {n_first}; above it: {n_second}; on it, and so thrown away: {n_inside}."
            )
        } else if n_others == 0 {
            format!("{middle} alone is outside the chord from {first} to {last}: it is a vertex.")
        } else {
            format!(
                "Of {} points outside the chord from {first} to {last}, {middle} is the farthest: it is a vertex. In the triangle, \
                 and so thrown away: {n_inside}. Outside its first new side: {n_first}; outside its second: {n_second}.",
                n_others + 1
            )
        };
        self.picture.chords.extend([[farthest, to], [from, farthest]]);
        let inside: Vec<_> = inside().collect();
        let mut plane = self.picture.plane(v, &triangle);
        let corners = triangle.iter().map(|&corner| typed.place(corner));
        plane.paths.push(if from == to {
            PlanePath::new(Shape::Open, corners.take(2)).marked(Role::Active)
        } else {
            PlanePath::new(Shape::Filled, corners).marked(Role::Active)
        });
        for (point, &typed) in plane.points.iter_mut().zip(&typed.points) {
            if typed == farthest {
                point.role = Some(Role::Active);
            } else if inside.contains(&typed) {
                point.role = Some(Role::Rejected);
            }
        }
        let code = "let (n_first, first) = part(v, from, farthest);";
        self.frames.push(Frame::new(caption).with(plane).at(code));
        self.picture.thrown_away.extend(inside);
    }
}

/// What is known of each point.
struct Picture<'a> {
    typed: &'a Typed,
    /// Those that wait.
    chords: Vec<[Point<i64>; 2]>,
    edges: Vec<[Point<i64>; 2]>,
    thrown_away: Vec<Point<i64>>,
}

impl Picture<'_> {
    /// The points and the way round. Those of `v` are looked at; `vertices` are known beside those
    /// of the way.
    fn plane(&self, v: &[Point<i64>], vertices: &[Point<i64>]) -> Plane {
        let path = |ends: &[Point<i64>; 2]| {
            PlanePath::new(Shape::Open, ends.map(|end| self.typed.place(end)))
        };
        let waiting =
            self.chords.iter().map(|ends| path(ends).styled(Style::Dashed).marked(Role::Frontier));
        let edges = self.edges.iter().map(|ends| path(ends).marked(Role::Chosen));
        let way = || self.chords.iter().chain(&self.edges).flatten();
        let role = |point| {
            if vertices.contains(&point) || way().any(|&vertex| vertex == point) {
                Role::Chosen
            } else if v.contains(&point) {
                Role::Compared
            } else if self.thrown_away.contains(&point) {
                Role::Settled
            } else {
                Role::Frontier
            }
        };
        let points = self
            .typed
            .points
            .iter()
            .map(|&point| PlanePoint::new("", self.typed.place(point)).marked(role(point)));
        Plane {
            points: points.collect(),
            paths: edges.chain(waiting).collect(),
            typed: Some(PlaneInput::Points),
            ..Plane::default()
        }
    }
}

pub(crate) const SIZES: [u32; 7] = [4, 8, 16, 32, 64, 128, 256];

/// How often a point is looked at: of points in a disc, of points on a circle, and of points each
/// of which is twice as far to the right as the one before, and four times as high.
pub(crate) fn looks(n: u32) -> [u32; 3] {
    let size = usize::try_from(n).unwrap_or(0);
    [count(&workloads::in_disc(size)), count(&workloads::on_circle(size)), count(&doubling(n))]
}

/// The points (2^k, 4^k) for `n` neighbors k about 0; at most 400, so that they are points.
pub(crate) fn doubling(n: u32) -> Vec<Point<f64>> {
    let n = i32::try_from(n.min(400)).unwrap_or(0);
    let powers = (-n / 2..n - n / 2).map(|k| (2_f64.powi(k), 4_f64.powi(k)));
    points(powers).unwrap_or_default()
}

pub(crate) fn count<T: Coordinate>(set: &[Point<T>]) -> u32 {
    let mut looks = 0;
    quick_hull_watched(set, |step, v| {
        looks += if matches!(step, Step::Part { .. }) { v.len() } else { 0 };
    });
    u32::try_from(looks).unwrap_or(u32::MAX)
}

fn cost() -> Chart {
    let curves = ["disc", "circle", "doubling gaps"];
    Chart::from_counts("How often a point is looked at", ["points", "looks"], &SIZES, curves, looks)
}
