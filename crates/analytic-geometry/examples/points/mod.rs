//! What the programs of the chapter share: reading points as a person types them, `10,1 0.5,-1.3`,
//! and showing them again.

// Each program uses some of these.
#![allow(dead_code, reason = "shared by the programs of the chapter")]

use analytic_geometry::{Coordinate, Point, Segment};
use input::Input;
use linear_algebra::Ratio;
use trace::{Plane, PlaneInput, PlanePath, Shape, SplitMix64};

/// The 26 points of the chapter's worked examples.
pub(crate) const TWENTY_SIX: &str = "10,1 12,1 17,2 19,4 22,10 22,11 20,13 15,15 7,15 2,9 2,7 3,4 18,3 20,6 21,8 12,15 11,15 10,15 \
     9,15 8,15 7,13 8,11 7,6 10,6 15,2 20,11";

/// The twelve of their hull.
pub(crate) const TWELVE: &str = "10,1 12,1 17,2 19,4 22,10 22,11 20,13 15,15 7,15 2,9 2,7 3,4";

/// A number of more than a million, or of more than three decimals, is not read. So an area in
/// units is below 10^19 for each triangle.
const GREATEST: i64 = 1_000_000;
const DECIMALS: usize = 3;

/// Points that were typed with decimals, as whole numbers of one unit: 1, 1/10, 1/100 or 1/1000.
/// All that a program computes from them is exact.
#[derive(Debug, Clone, Default)]
pub(crate) struct Typed {
    pub(crate) points: Vec<Point<i64>>,
    /// How many units there are in 1.
    pub(crate) per_one: i64,
}

/// A point in units, as the textbook's versions take it.
pub(crate) type Pair = (i64, i64);

/// Reads points, one a word, until the end.
pub(crate) fn read(input: &mut Input<'_>) -> trace::Result<Typed> {
    read_words(input, "point", "2,1", 1)
}

/// Reads segments, one a word, until the end: `0,0:2,1`. The points are their ends in turn.
pub(crate) fn read_segments(input: &mut Input<'_>) -> trace::Result<Typed> {
    read_words(input, "segment", "0,0:2,1", 2)
}

fn read_words(
    input: &mut Input<'_>,
    what: &str,
    such_as: &str,
    per_word: usize,
) -> trace::Result<Typed> {
    let mut numbers = Vec::new();
    let mut nth = 1;
    while !input.is_end() {
        let what = format!("{what} {nth}");
        let word = input.word(&what)?;
        let shape = format!("is not of the form {such_as}");
        let mut n_points = 0;
        for point in word.split(':') {
            let bare = point.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
            let Some((x, y)) = bare.unwrap_or(point).split_once(',') else {
                return Err(input.invalid(what, shape).into());
            };
            for number in [x, y] {
                let number = parse(number).map_err(|reason| {
                    input.invalid(&what, if reason.is_empty() { &shape } else { reason })
                })?;
                numbers.push(number);
            }
            n_points += 1;
        }
        if n_points != per_word {
            return Err(input.invalid(what, shape).into());
        }
        nth += 1;
    }
    let decimals = numbers.iter().map(|number| number.1).max().unwrap_or(0);
    let in_units = |(digits, own): (i64, usize)| digits * ten_to(decimals - own);
    let point = |pair: &[(i64, usize)]| Point::new(in_units(pair[0]), in_units(pair[1]));
    let points = numbers.chunks_exact(2).map(point).collect::<Result<_, _>>()?;
    Ok(Typed { points, per_one: ten_to(decimals) })
}

fn ten_to(power: usize) -> i64 {
    [1, 10, 100, 1000][power]
}

/// The digits of a number, and how many of them are decimals; or why not.
fn parse(number: &str) -> Result<(i64, usize), &'static str> {
    let (is_negative, size) = match number.strip_prefix('-') {
        Some(size) => (true, size),
        None => (false, number.strip_prefix('+').unwrap_or(number)),
    };
    let (whole, decimals) = size.split_once('.').unwrap_or((size, ""));
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(whole) || !is_number(decimals) || whole.len() + decimals.len() == 0 {
        return Err("");
    }
    if DECIMALS < decimals.len() {
        return Err("has more than three decimals");
    }
    let digits = |text: &str| {
        text.bytes().fold(0_i64, |all, digit| {
            all.saturating_mul(10).saturating_add(i64::from(digit - b'0'))
        })
    };
    let unit = ten_to(decimals.len());
    let number = digits(whole).saturating_mul(unit).saturating_add(digits(decimals));
    if GREATEST * unit < number {
        return Err("has a number of more than a million");
    }
    Ok((if is_negative { -number } else { number }, decimals.len()))
}

impl Typed {
    /// The segments between each two points.
    pub(crate) fn segments(&self) -> Vec<Segment<i64>> {
        self.points.chunks_exact(2).map(|ends| Segment::new(ends[0], ends[1])).collect()
    }

    /// The points as pairs.
    pub(crate) fn pairs(&self) -> Vec<Pair> {
        pairs(&self.points)
    }

    /// The place of a point in a picture.
    pub(crate) fn place(&self, point: Point<i64>) -> (f64, f64) {
        self.place_of((point.x(), point.y()))
    }

    /// The place of a pair in a picture.
    pub(crate) fn place_of(&self, (x, y): Pair) -> (f64, f64) {
        (x.to_f64() / self.per_one.to_f64(), y.to_f64() / self.per_one.to_f64())
    }

    /// A point as it was typed: `(0.5, -1.3)`.
    pub(crate) fn show(&self, point: Point<i64>) -> String {
        self.show_pair((point.x(), point.y()))
    }

    /// A pair as it was typed.
    pub(crate) fn show_pair(&self, (x, y): Pair) -> String {
        format!("({}, {})", self.number(x), self.number(y))
    }

    /// The sentence about a hull: `The hull has 3 vertices: (0, 0) (1, 0) (0, 1).`
    pub(crate) fn hull(&self, hull: &[Pair]) -> String {
        let show = |&vertex: &Pair| self.show_pair(vertex);
        match hull {
            [] => "No points, no hull.".into(),
            [point] => format!("The hull is the point {}.", show(point)),
            [from, to] => format!("The hull is the segment from {} to {}.", show(from), show(to)),
            _ => {
                let list = trace::list(hull.iter().map(show), " ");
                format!("The hull has {} vertices: {list}.", hull.len())
            }
        }
    }

    /// A number of units as a decimal.
    pub(crate) fn number(&self, units: i64) -> String {
        let (size, per_one) = (units.unsigned_abs(), self.per_one.unsigned_abs());
        let decimals = format!("{}", per_one + size % per_one);
        let sign = if units < 0 { "-" } else { "" };
        let decimals = decimals[1..].trim_end_matches('0');
        let dot = if decimals.is_empty() { "" } else { "." };
        format!("{sign}{}{dot}{decimals}", size / per_one)
    }

    /// A length in units, as a fraction of 1.
    pub(crate) fn length(&self, units: Ratio) -> Ratio {
        units / Ratio::from(self.per_one)
    }

    /// An area in square units, as a fraction of 1; also the square of a length.
    pub(crate) fn area(&self, units: Ratio) -> Ratio {
        self.length(self.length(units))
    }
}

/// The points as pairs.
pub(crate) fn pairs(points: &[Point<i64>]) -> Vec<Pair> {
    points.iter().map(|point| (point.x(), point.y())).collect()
}

/// Points to try, on a grid of 13 rows.
pub(crate) fn random_points(seed: u64, n: usize, n_columns: usize) -> String {
    let mut dice = SplitMix64::new(seed);
    let words = (0..n).map(|_| format!("{},{}", dice.below(n_columns), dice.below(13)));
    words.collect::<Vec<_>>().join(" ")
}

/// A polygon to try: eight points around (10, 10), in the order of their angles, some nearer and
/// some farther away.
pub(crate) fn random_polygon(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let ways = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    let point = |(x, y): (i64, i64)| {
        let far = 3 + i64::try_from(dice.below(7)).unwrap_or(0);
        format!("{},{}", 10 + x * far, 10 + y * far)
    };
    ways.map(point).join(" ")
}

/// A polygon that was typed, as it is in every frame.
pub(crate) fn polygon(typed: &Typed, vertices: &[Point<i64>]) -> Plane {
    let places = vertices.iter().map(|&vertex| typed.place(vertex));
    let rim = PlanePath::new(Shape::Closed, places.clone());
    Plane {
        paths: vec![rim],
        room: places.collect(),
        typed: Some(PlaneInput::Polygon),
        ..Plane::default()
    }
}
