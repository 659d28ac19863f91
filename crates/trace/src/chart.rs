use crate::svg::{Anchor, Drawing, LINE, decimal, text_width};
use crate::text::{EMPTY, one_line, right, width};
use crate::{Draw, Role};

/// Curves over two axes.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Chart {
    /// What is drawn.
    pub name: String,
    /// The axis to the right.
    pub x: Axis,
    /// The axis upwards.
    pub y: Axis,
    /// The curves; each is told from the others by its dashes and its name at its end.
    pub series: Vec<Series>,
}

/// An axis of a chart.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Axis {
    /// What is measured, with its unit.
    pub name: String,
    /// How values are spread along it.
    pub scale: Scale,
}

/// How values are spread along an axis.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Scale {
    /// Equal steps are equal differences.
    #[default]
    Linear,
    /// Equal steps are equal ratios, so only values above zero have a place.
    Log,
}

/// One curve.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Series {
    /// Its name.
    pub name: String,
    /// Its points, by ascending x. One that is not finite, or has no place on a logarithmic axis, is left out of the
    /// drawing; the text form has every point.
    pub points: Vec<(f64, f64)>,
}

impl Axis {
    /// An axis with a logarithmic scale.
    pub fn log(name: impl Into<String>) -> Self {
        Axis { name: name.into(), scale: Scale::Log }
    }

    /// An axis with a linear scale.
    pub fn linear(name: impl Into<String>) -> Self {
        Axis { name: name.into(), scale: Scale::Linear }
    }

    /// Where a value stands along the axis; none if the axis has no place for it.
    fn place(&self, value: f64) -> Option<f64> {
        match self.scale {
            Scale::Linear => Some(value),
            Scale::Log => (0.0 < value).then(|| value.log10()),
        }
        .filter(|place| place.is_finite())
    }
}

/// A value that is not whole, with two digits that count: 1.5 has one decimal, 0.0012 has four.
fn fraction(value: f64) -> String {
    if value.is_nan() {
        return "undefined".to_owned();
    }
    if value.is_infinite() {
        return if value < 0.0 { "-∞" } else { "∞" }.to_owned();
    }
    let (mut n_decimals, mut size) = (2, value.abs());
    while size < 0.1 && n_decimals < 9 {
        (n_decimals, size) = (n_decimals + 1, size * 10.0);
    }
    decimal(value, n_decimals)
}

/// A value as a label: whole numbers in groups of three digits.
fn shown(value: f64) -> String {
    if value.fract() != 0.0 {
        return fraction(value);
    }
    let digits = decimal(value, 0);
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if 0 < i && (digits.len() - i).is_multiple_of(3) && !grouped.ends_with('-') {
            grouped.push(' ');
        }
        grouped.push(digit);
    }
    grouped
}

/// The values along an axis that a drawing covers: where they begin, and how far they reach.
struct Span {
    least: f64,
    length: f64,
}

impl Span {
    /// A linear axis always shows 0.
    fn new(axis: &Axis, places: impl Iterator<Item = f64>) -> Self {
        let zero = (axis.scale == Scale::Linear).then_some(0.0);
        let places: Vec<f64> = places.chain(zero).collect();
        let least = places.iter().copied().fold(f64::INFINITY, f64::min);
        let most = places.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        Span { least, length: if least < most { most - least } else { 1.0 } }
    }

    /// How far along the axis a place is: 0 is its beginning, 1 its end.
    fn share(&self, place: f64) -> f64 {
        (place - self.least) / self.length
    }
}

impl Chart {
    fn abscissae(&self) -> Vec<f64> {
        let mut all: Vec<f64> =
            self.series.iter().flat_map(|series| &series.points).map(|point| point.0).collect();
        all.sort_unstable_by(f64::total_cmp);
        all.dedup_by(|a, b| a.total_cmp(b).is_eq());
        all
    }

    /// The points of a curve that have a place, and their places.
    fn drawn<'a>(&'a self, series: &'a Series) -> impl Iterator<Item = ((f64, f64), (f64, f64))> {
        series
            .points
            .iter()
            .filter_map(|&(x, y)| Some(((x, y), (self.x.place(x)?, self.y.place(y)?))))
    }
}

impl Draw for Chart {
    fn text(&self, _colour: bool) -> String {
        let mut rows = vec![vec![self.x.name.clone()]];
        rows[0].extend(self.series.iter().map(|series| series.name.clone()));
        for x in self.abscissae() {
            let value = |series: &Series| {
                let at_x = series.points.iter().filter(|point| point.0.total_cmp(&x).is_eq());
                let values: Vec<String> = at_x.map(|point| shown(point.1)).collect();
                if values.is_empty() { "-".to_owned() } else { values.join(", ") }
            };
            let mut row = vec![shown(x)];
            row.extend(self.series.iter().map(value));
            rows.push(row);
        }
        let wide: Vec<usize> = (0..rows[0].len())
            .map(|column| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0))
            .collect();
        let y_name = if self.y.name.is_empty() { "" } else { &format!(" ({})", self.y.name) };
        let mut lines = vec![one_line(&format!("{}{y_name}", self.name))];
        if rows.len() == 1 {
            rows.push(vec![EMPTY.to_owned()]);
        }
        for row in rows {
            let cells = row.iter().zip(&wide).map(|(cell, &columns)| right(cell, columns));
            lines.push(cells.collect::<Vec<_>>().join("  "));
        }
        lines.retain(|line| !line.trim().is_empty());
        lines.iter().flat_map(|line| [line.trim_end(), "\n"]).collect()
    }

    fn svg(&self) -> Drawing {
        const WIDE: f64 = 420.0;
        const HIGH: f64 = 240.0;
        const TOP: f64 = 50.0;
        const BASE: f64 = TOP + HIGH;
        /// How many dash patterns the style sheet knows.
        const DASHES: usize = 5;
        let drawn: Vec<_> = self.series.iter().flat_map(|series| self.drawn(series)).collect();
        let xs = Span::new(&self.x, drawn.iter().map(|(_, place)| place.0));
        let ys = Span::new(&self.y, drawn.iter().map(|(_, place)| place.1));
        // Both ends of the axis upwards have a label; a linear axis has one at 0 too.
        let mut labels: Vec<f64> = drawn.iter().map(|(point, _)| point.1).collect();
        labels.extend((self.y.scale == Scale::Linear).then_some(0.0));
        labels.sort_unstable_by(f64::total_cmp);
        let lowest_and_highest = labels.first().into_iter().chain(labels.last());
        let zero = labels.iter().find(|label| **label == 0.0);
        let labels: Vec<f64> = lowest_and_highest.chain(zero).copied().collect();
        let start = labels.iter().map(|&y| text_width(&shown(y))).fold(0.0, f64::max) + 8.0;
        let place = |(x, y): (f64, f64)| (start + xs.share(x) * WIDE, BASE - ys.share(y) * HIGH);

        let names = self.series.iter().map(|series| text_width(&series.name)).fold(0.0, f64::max);
        let mut drawing = Drawing::new(start + WIDE + 12.0 + names, BASE + 44.0);
        drawing.text((0.0, 14.0), Anchor::Start, "label", &self.name);
        drawing.text((0.0, 36.0), Anchor::Start, "note", &self.y.name);
        let centre = start + WIDE / 2.0;
        drawing.text((centre, BASE + 38.0), Anchor::Middle, "note", &self.x.name);
        drawing.line((start, BASE), (start + WIDE, BASE), "axis", None);
        drawing.line((start, BASE), (start, TOP), "axis", None);
        if drawn.is_empty() {
            let empty = if self.abscissae().is_empty() { EMPTY } else { "" };
            drawing.text((centre, BASE - HIGH / 2.0), Anchor::Middle, "note", empty);
            return drawing;
        }
        // Labels that would touch are left out; the text form has every value.
        let mut free = f64::NEG_INFINITY;
        let mut ticks: Vec<_> = drawn.iter().map(|(point, place)| (point.0, place.0)).collect();
        ticks.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
        ticks.dedup();
        for (x, at) in ticks {
            let at = start + xs.share(at) * WIDE;
            let half = text_width(&shown(x)) / 2.0;
            drawing.line((at, BASE), (at, BASE + 4.0), "axis", None);
            if free <= at - half {
                drawing.text((at, BASE + 18.0), Anchor::Middle, "note", &shown(x));
                free = at + half + 8.0;
            }
        }
        let mut taken: Vec<f64> = Vec::new();
        for (y, at) in labels.iter().filter_map(|y| Some((y, self.y.place(*y)?))) {
            let at = BASE - ys.share(at) * HIGH;
            if taken.iter().all(|other| LINE <= (at - other).abs()) {
                drawing.text((start - 6.0, at + 5.0), Anchor::End, "note", &shown(*y));
                taken.push(at);
            }
        }
        let mut ends: Vec<(f64, usize)> = Vec::new();
        for (i, series) in self.series.iter().enumerate() {
            let path: Vec<_> = self.drawn(series).map(|(_, at)| place(at)).collect();
            drawing.path(&path, &format!("curve s{}", i % DASHES));
            for &point in &path {
                drawing.dot(point, 2.5, "dot");
            }
            ends.extend(path.last().map(|&(_, y)| (y, i)));
        }
        for (y, i) in set_apart(ends, TOP) {
            let name = &self.series[i].name;
            drawing.text((start + WIDE + 10.0, y + 5.0), Anchor::Start, "label", name);
        }
        drawing
    }

    fn roles(&self) -> Vec<Role> {
        Vec::new()
    }
}

/// The heights of the curves' names, each at the end of its curve, moved so far apart that none covers another and none
/// stands above `top`.
fn set_apart(mut ends: Vec<(f64, usize)>, top: f64) -> Vec<(f64, usize)> {
    const APART: f64 = 16.0;
    ends.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
    let mut below = f64::INFINITY;
    for (y, _) in &mut ends {
        *y = y.min(below - APART);
        below = *y;
    }
    let mut above = top - APART;
    for (y, _) in ends.iter_mut().rev() {
        *y = y.max(above + APART);
        above = *y;
    }
    ends
}
