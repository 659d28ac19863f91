use crate::svg::{Anchor, Drawing, LINE, decimal, text_width};
use crate::text::{EMPTY, one_line, right, width};
use crate::{Draw, Role};

/// Curves over two axes.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Chart {
    /// What the chart shows.
    pub name: String,
    /// The horizontal axis.
    pub x: Axis,
    /// The vertical axis.
    pub y: Axis,
    /// The curves. They are distinguished by their dash patterns and by their names at their ends.
    pub series: Vec<Series>,
}

/// An axis of a chart.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Axis {
    /// The quantity, with its unit.
    pub name: String,
    /// How values are distributed along it.
    pub scale: Scale,
}

/// How values are distributed along an axis.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Scale {
    /// Equal distances are equal differences.
    #[default]
    Linear,
    /// Equal distances are equal ratios, so only positive values can be shown.
    Log,
}

/// One curve.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Series {
    /// The name.
    pub name: String,
    /// The points, in ascending order of x. The drawing omits points that are not finite or that a
    /// logarithmic axis cannot show; the text has every point.
    pub points: Vec<(f64, f64)>,
}

impl Chart {
    /// Creates a chart of counts at doubling sizes, with logarithmic axes. For a size, `count`
    /// returns one number per curve, in the order of `curves`, so each size is run only once.
    pub fn from_counts<const CURVES: usize>(
        name: impl Into<String>,
        [x, y]: [&str; 2],
        sizes: &[u32],
        curves: [&str; CURVES],
        count: impl Fn(u32) -> [u32; CURVES],
    ) -> Self {
        let mut series = curves.map(|name| Series { name: name.into(), points: Vec::new() });
        for &size in sizes {
            for (series, count) in series.iter_mut().zip(count(size)) {
                series.points.push((f64::from(size), f64::from(count)));
            }
        }
        Chart { name: name.into(), x: Axis::log(x), y: Axis::log(y), series: series.into() }
    }
}

impl Axis {
    /// Creates an axis with a logarithmic scale.
    pub fn log(name: impl Into<String>) -> Self {
        Axis { name: name.into(), scale: Scale::Log }
    }

    /// Creates an axis with a linear scale.
    pub fn linear(name: impl Into<String>) -> Self {
        Axis { name: name.into(), scale: Scale::Linear }
    }

    /// Whether the axis can show a value.
    fn holds(&self, value: f64) -> bool {
        value.is_finite() && (self.scale == Scale::Linear || 0.0 < value)
    }

    /// The position of a value along an axis from `least` to `most`: 0 at the start, 1 at the end.
    fn share(&self, (least, most): (f64, f64), value: f64) -> f64 {
        let place = |value: f64| if self.scale == Scale::Log { value.log10() } else { value };
        if least < most {
            (place(value) - place(least)) / (place(most) - place(least))
        } else {
            0.0
        }
    }
}

/// Formats a value that is not an integer with two significant digits: 1.5 has one decimal, 0.0012
/// has four.
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

/// Formats a value as a label: integers in groups of three digits.
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

impl Chart {
    fn abscissae(&self) -> Vec<f64> {
        let mut all: Vec<f64> =
            self.series.iter().flat_map(|series| &series.points).map(|point| point.0).collect();
        all.sort_unstable_by(f64::total_cmp);
        all.dedup_by(|a, b| a.total_cmp(b).is_eq());
        all
    }

    /// The points of a curve that both axes can show.
    fn drawn(&self, series: &Series) -> Vec<(f64, f64)> {
        let mut points = series.points.clone();
        points.retain(|point| self.x.holds(point.0) && self.y.holds(point.1));
        points
    }

    /// The least and the greatest value that an axis shows. A linear axis always shows 0.
    fn range(&self, axis: &Axis, coordinate: fn(&(f64, f64)) -> f64) -> (f64, f64) {
        // The minimum of a number and NaN is the number.
        let zero = if axis.scale == Scale::Linear { 0.0 } else { f64::NAN };
        let mut range = (zero, zero);
        for series in &self.series {
            for point in &self.drawn(series) {
                let value = coordinate(point);
                range = (value.min(range.0), value.max(range.1));
            }
        }
        range
    }
}

impl Draw for Chart {
    fn text(&self, _color: bool) -> String {
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
        let is_empty = rows.len() == 1;
        let mut text = String::new();
        let mut push = |line: &str| {
            if !line.trim().is_empty() {
                text.push_str(line.trim_end());
                text.push('\n');
            }
        };
        let unit = if self.y.name.is_empty() { "" } else { &format!(" ({})", self.y.name) };
        push(&one_line(&format!("{}{unit}", self.name)));
        for row in rows {
            let mut line = String::new();
            for (column, cell) in row.iter().enumerate() {
                line.push_str(if column == 0 { "" } else { "  " });
                line.push_str(&right(cell, wide[column]));
            }
            push(&line);
        }
        if is_empty {
            push(EMPTY);
        }
        text
    }

    fn svg(&self) -> Drawing {
        const WIDE: f64 = 420.0;
        const HIGH: f64 = 240.0;
        const TOP: f64 = 50.0;
        const BASE: f64 = TOP + HIGH;
        /// The number of dash patterns in the style sheet.
        const DASHES: usize = 5;
        let (xs, ys) = (self.range(&self.x, |point| point.0), self.range(&self.y, |point| point.1));
        let label = |y: f64| if self.y.holds(y) { shown(y) } else { String::new() };
        let start = text_width(&label(ys.0)).max(text_width(&label(ys.1))) + 8.0;
        let across = |x: f64| start + self.x.share(xs, x) * WIDE;
        let height = |y: f64| BASE - self.y.share(ys, y) * HIGH;

        let names = self.series.iter().map(|series| text_width(&series.name)).fold(0.0, f64::max);
        let mut drawing = Drawing::new(start + WIDE + 12.0 + names, BASE + 44.0);
        drawing.text((0.0, 14.0), Anchor::Start, "label", &self.name);
        drawing.text((0.0, 36.0), Anchor::Start, "note", &self.y.name);
        let center = start + WIDE / 2.0;
        drawing.text((center, BASE + 38.0), Anchor::Middle, "note", &self.x.name);
        drawing.line((start, BASE), (start + WIDE, BASE), "axis", None);
        drawing.line((start, BASE), (start, TOP), "axis", None);
        if self.abscissae().is_empty() {
            drawing.text((center, BASE - HIGH / 2.0), Anchor::Middle, "note", EMPTY);
        }
        // Labels that would touch are omitted; the text has every value.
        let mut free = f64::NEG_INFINITY;
        for x in self.abscissae() {
            let is_x = |point: &(f64, f64)| point.0.total_cmp(&x).is_eq();
            if !self.series.iter().any(|series| self.drawn(series).iter().any(is_x)) {
                continue;
            }
            let (at, half) = (across(x), text_width(&shown(x)) / 2.0);
            drawing.line((at, BASE), (at, BASE + 4.0), "axis", None);
            if free <= at - half {
                drawing.text((at, BASE + 18.0), Anchor::Middle, "note", &shown(x));
                free = at + half + 8.0;
            }
        }
        // Both ends of the vertical axis have a label; a linear axis also has one at 0.
        let labels = [ys.1, ys.0, 0.0];
        for (i, &y) in labels.iter().enumerate() {
            let touches = |other: &f64| (height(*other) - height(y)).abs() < LINE;
            if !labels[..i].iter().any(touches) {
                drawing.text((start - 6.0, height(y) + 5.0), Anchor::End, "note", &label(y));
            }
        }
        let mut ends: Vec<(f64, usize)> = Vec::new();
        for (i, series) in self.series.iter().enumerate() {
            let mut path = self.drawn(series);
            for point in &mut path {
                *point = (across(point.0), height(point.1));
            }
            drawing.path(&path, &format!("curve s{}", i % DASHES));
            for &point in &path {
                drawing.dot(point, 2.5, "dot");
            }
            if let Some(&(_, y)) = path.last() {
                ends.push((y, i));
            }
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

/// The heights of the names of the curves, each at the end of its curve, moved apart so that none
/// covers another and none is above `top`.
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
