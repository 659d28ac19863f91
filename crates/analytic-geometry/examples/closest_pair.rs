//! The closest pair, half by half:
//! `cargo run -p analytic-geometry --example closest_pair -- 6,3 14,4 1,6 9,5`.

use std::process::ExitCode;

use analytic_geometry::polygon::closest_pair::{CUTOFF, Pair, Site, Step, closest_pair_watched};
use analytic_geometry::{Point, Vector};
use input::Input;
use linear_algebra::Ratio;
use trace::{
    Chart, Demo, Frame, Options, Plane, PlaneInput, PlaneLine, PlanePath, PlanePoint, Role, Shape,
    Style, Trace,
};

#[path = "points/mod.rs"]
mod points;

use points::Typed;

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "closest_pair",
    about: "The two of some points that are nearest to each other.",
    arguments: "POINT...",
    worked: &[points::TWENTY_SIX],
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
const MOST_POINTS: usize = 30;

type Best = Pair<i128>;
type Moment = (Step<i64>, Vec<Site<i64>>, Best);

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let typed = points::read(input)?;
    let n = typed.points.len();
    let mut moments: Vec<Moment> = Vec::new();
    let watch = |step, part: &[Site<i64>], best| {
        if n <= MOST_POINTS {
            moments.push((step, part.to_vec(), best));
        }
    };
    let answer = closest_pair_watched(&typed.points, CUTOFF, Vector::squared_length, watch);
    let mut frames = Vec::new();
    if MOST_POINTS < n {
        frames.push(Frame::too_large(format_args!("{MOST_POINTS} points")));
    } else {
        let picture = Picture { typed: &typed };
        frames.push(picture.begin(answer, moments.is_empty()));
        let mut rest = &moments[..];
        while !rest.is_empty() {
            let n_frames = picture.push(&mut frames, rest);
            rest = &rest[n_frames..];
        }
        if let (Some(best), false) = (answer, moments.is_empty()) {
            let caption = format!("{} are the closest pair.", picture.names(best));
            let plane = picture.plane(&[], &[], Some((best, Role::Chosen)));
            frames.push(Frame::new(caption).with(plane).at(
                "search(&mut sites, &mut buffer, cutoff.max(1), &mut best, &measure, &mut watch);",
            ));
        }
    }
    let s = if n == 1 { "" } else { "s" };
    let title = format!("The closest pair of {n} point{s}");
    Ok(Trace { title, frames, answer: said(&typed, answer) })
}

fn said(typed: &Typed, answer: Option<Best>) -> String {
    let Some(Pair { measure, first, second }) = answer else {
        return "Fewer than two points have no pair.".into();
    };
    let [a, b] = [first, second].map(|index| typed.show(typed.points[index]));
    let pair = format!("The closest pair are points {first} and {second}, ");
    if measure == 0 {
        return format!("{pair}both at {a}.");
    }
    format!("{pair}{a} and {b}. The square of their distance is {}.", square(typed, measure))
}

fn square(typed: &Typed, measure: i128) -> Ratio {
    typed.area(Ratio::new(measure, 1))
}

struct Picture<'a> {
    typed: &'a Typed,
}

impl Picture<'_> {
    /// All points, some of them marked.
    fn plane(
        &self,
        marks: &[(usize, Role)],
        lines: &[(f64, &str)],
        best: Option<(Best, Role)>,
    ) -> Plane {
        let mut plane = Plane { typed: Some(PlaneInput::Points), ..Plane::default() };
        for (index, &point) in self.typed.points.iter().enumerate() {
            let mut shown = PlanePoint::new("", self.typed.place(point));
            shown.role = marks.iter().rev().find(|mark| mark.0 == index).map(|mark| mark.1);
            plane.points.push(shown);
        }
        if let Some((pair, role)) = best {
            let ends = [pair.first, pair.second].map(|i| self.typed.place(self.typed.points[i]));
            plane.paths.push(PlanePath::new(Shape::Open, ends).styled(Style::Thick).marked(role));
            if role == Role::Chosen {
                plane.points[pair.first].role = Some(role);
                plane.points[pair.second].role = Some(role);
            }
        }
        for &(x, name) in lines {
            let line = PlaneLine::new((1.0, 0.0), x).labeled(name);
            let is_rim = name.is_empty();
            plane.lines.push(if is_rim { line.styled(Style::Dashed) } else { line });
        }
        plane
    }

    fn begin(&self, answer: Option<Best>, is_all: bool) -> Frame {
        let Some(best) = answer else {
            let plane = self.plane(&[], &[], None);
            return Frame::new("No two points.").with(plane);
        };
        if is_all {
            let caption = "Sorted, the points show that two are at one place.";
            let plane = self.plane(&[], &[], Some((best, Role::Chosen)));
            return Frame::new(caption).with(plane).at("return Some(twins);");
        }
        let caption = "The points, now sorted from left to right. No two are at one place.";
        let plane = self.plane(&[], &[], None);
        Frame::new(caption).with(plane).at("let mut sites = sorted_sites(points);")
    }

    fn names(&self, pair: Best) -> String {
        let [a, b] = [pair.first, pair.second].map(|i| self.typed.show(self.typed.points[i]));
        format!("{a} and {b}")
    }

    /// What a best pair is called in a caption.
    fn at(&self, best: Best) -> String {
        format!("{}, squared distance {}", self.names(best), square(self.typed, best.measure))
    }

    /// Draws the first moment, and those that belong to it; how many these are.
    fn push(&self, frames: &mut Vec<Frame>, moments: &[Moment]) -> usize {
        let (step, part, best) = &moments[0];
        let marks = |role| part.iter().map(|site| (site.index, role)).collect::<Vec<_>>();
        let n = part.len();
        let points = if n == 1 { "1 point".into() } else { format!("{n} points") };
        match *step {
            Step::Split { line } => {
                let caption = format!(
                    "Cut {points} into {} and {}: the line is x = {}. First the left half.",
                    n / 2,
                    n - n / 2,
                    self.typed.number(line),
                );
                let lines = [(self.across(line), "line")];
                let plane = self.plane(&marks(Role::Active), &lines, None);
                frames.push(
                    Frame::new(caption).with(plane).at("watch(Step::Split { line }, part, *best);"),
                );
                1
            }
            Step::Small => {
                let n_compared = compared(&moments[1..]);
                let best = moments[n_compared].2;
                let caption = format!(
                    "{points} are few. Compare those that are near in y. The best pair up to now: {}.",
                    self.at(best)
                );
                let plane = self.plane(&marks(Role::Compared), &[], Some((best, Role::Settled)));
                frames.push(Frame::new(caption).with(plane).at("watch(Step::Small, part, *best);"));
                1 + n_compared
            }
            Step::Strip { line } => {
                let n_compared = compared(&moments[1..]);
                let nothing = if n_compared == 0 { " No two are near enough in y." } else { "" };
                let caption = format!(
                    "Both halves are done. In the strip about x = {}: {points}.{nothing}",
                    self.typed.number(line)
                );
                let lines = self.strip(line, *best);
                let plane =
                    self.plane(&marks(Role::Frontier), &lines, Some((*best, Role::Settled)));
                frames.push(
                    Frame::new(caption)
                        .with(plane)
                        .at("watch(Step::Strip { line }, strip, *best);"),
                );
                let mut rest = &moments[1..=n_compared];
                let mut before = *best;
                while let Some((Step::Compare { i, .. }, ..)) = rest.first() {
                    let of_i = |moment: &&Moment| matches!(moment.0, Step::Compare { i: at, .. } if at == *i);
                    let n_of_i = rest.iter().take_while(of_i).count();
                    frames.push(self.row(&rest[..n_of_i], line, before));
                    before = rest[n_of_i - 1].2;
                    rest = &rest[n_of_i..];
                }
                1 + n_compared
            }
            Step::Compare { .. } => 1,
        }
    }

    /// A site of the strip, and those above it that it is compared with.
    fn row(&self, moments: &[Moment], line: i64, before: Best) -> Frame {
        let (_, part, after) = &moments[moments.len() - 1];
        let mut marks: Vec<_> = part.iter().map(|site| (site.index, Role::Frontier)).collect();
        let (mut point, mut others) = (String::new(), Vec::new());
        for (step, ..) in moments {
            if let Step::Compare { i, j } = *step {
                marks.push((part[i].index, Role::Active));
                marks.push((part[j].index, Role::Compared));
                point = self.typed.show(part[i].point);
                others.push(self.typed.show(part[j].point));
            }
        }
        let outcome = if after.measure < before.measure {
            format!("A nearer pair: {}.", self.at(*after))
        } else if *after < before {
            format!("A pair as near that comes earlier in the list: {}.", self.at(*after))
        } else {
            "No pair is nearer.".into()
        };
        let caption = format!("Compare {point} with {}. {outcome}", others.join(", "));
        let plane = self.plane(&marks, &self.strip(line, *after), Some((*after, Role::Settled)));
        Frame::new(caption).with(plane).at("watch(Step::Compare { i, j }, part, *best);")
    }

    fn across(&self, x: i64) -> f64 {
        // A point of this x stands there.
        let on_line = self.typed.points.iter().find(|point| point.x() == x);
        on_line.map_or(0.0, |&point| self.typed.place(point).0)
    }

    /// The line, and how far from it a point may be.
    fn strip(&self, line: i64, best: Best) -> [(f64, &'static str); 3] {
        let reach = square(self.typed, best.measure).to_f64().sqrt();
        let x = self.across(line);
        [(x, "line"), (x - reach, ""), (x + reach, "")]
    }
}

/// How many comparisons come first.
fn compared(moments: &[Moment]) -> usize {
    moments.iter().take_while(|moment| matches!(moment.0, Step::Compare { .. })).count()
}

/// The sizes of the chart.
pub(crate) const SIZES: [u32; 7] = [64, 128, 256, 512, 1024, 2048, 4096];

/// The points in all strips together for n points on a vertical line, the comparisons for n points
/// of a lattice, and all pairs.
pub(crate) fn counts(n: u32) -> [u32; 3] {
    let wide = n.isqrt().next_power_of_two();
    let point = |x: u32, y: u32| Point::new(i64::from(x), i64::from(y)).ok();
    let line: Vec<_> = (0..n).filter_map(|i| point(7, 2 * i)).collect();
    let lattice: Vec<_> = (0..n).filter_map(|i| point(i % wide, i / wide)).collect();
    let (mut in_strips, mut comparisons) = (0, 0);
    closest_pair_watched(&line, CUTOFF, Vector::squared_length, |step, part, _| {
        let is_strip = matches!(step, Step::Strip { .. });
        in_strips += if is_strip { u32::try_from(part.len()).unwrap_or(u32::MAX) } else { 0 };
    });
    closest_pair_watched(&lattice, CUTOFF, Vector::squared_length, |step, _, _| {
        comparisons += u32::from(matches!(step, Step::Compare { .. }));
    });
    [in_strips, comparisons, n * (n - 1) / 2]
}

fn cost() -> Chart {
    let curves = ["in strips, on a line", "compared, on a lattice", "all pairs"];
    Chart::from_counts("The closest pair", ["points", "counts"], &SIZES, curves, counts)
}
