use crate::svg::{Anchor, Drawing, decimal, text_width};
use crate::text::{left, right, width};
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
    /// Equal steps are equal ratios; the values must be above zero.
    Log,
}

/// One curve.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Series {
    /// Its name.
    pub name: String,
    /// Its points, by ascending x.
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

    fn place(&self, value: f64) -> f64 {
        match self.scale {
            Scale::Linear => value,
            Scale::Log => value.max(f64::MIN_POSITIVE).log10(),
        }
    }
}

/// A value as a label: whole numbers whole, with thin groups of three digits.
fn shown(value: f64) -> String {
    if value.fract() != 0.0 {
        return decimal(value, 2);
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
        all.dedup();
        all
    }
}

impl Draw for Chart {
    fn text(&self, _colour: bool) -> String {
        let mut rows = vec![vec![self.x.name.clone()]];
        rows[0].extend(self.series.iter().map(|series| series.name.clone()));
        for x in self.abscissae() {
            let value = |series: &Series| {
                let at_x = series.points.iter().find(|point| point.0.total_cmp(&x).is_eq());
                at_x.map_or_else(|| "-".to_owned(), |point| shown(point.1))
            };
            let mut row = vec![shown(x)];
            row.extend(self.series.iter().map(value));
            rows.push(row);
        }
        let wide: Vec<usize> = (0..rows[0].len())
            .map(|column| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0))
            .collect();
        let mut text = format!("{} ({})\n", self.name, self.y.name);
        for row in rows {
            let mut line = left("", 0);
            for (column, cell) in row.iter().enumerate() {
                line.push_str(if column == 0 { "" } else { "  " });
                line.push_str(&right(cell, wide[column]));
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    fn svg(&self) -> Drawing {
        const WIDE: f64 = 420.0;
        const HIGH: f64 = 240.0;
        const TOP: f64 = 28.0;
        /// How many dash patterns the style sheet knows.
        const DASHES: usize = 5;
        let points = || self.series.iter().flat_map(|series| &series.points);
        let span = |axis: &Axis, coordinate: fn(&(f64, f64)) -> f64| {
            let places = || points().map(|point| axis.place(coordinate(point)));
            let least = places().fold(f64::INFINITY, f64::min);
            let most = places().fold(f64::NEG_INFINITY, f64::max);
            let least = if axis.scale == Scale::Linear { least.min(0.0) } else { least };
            (least, (most - least).max(f64::MIN_POSITIVE))
        };
        let (x_least, x_span) = span(&self.x, |point| point.0);
        let (y_least, y_span) = span(&self.y, |point| point.1);
        let ys: Vec<f64> = points().map(|point| point.1).collect();
        let y_most = ys.iter().copied().fold(0.0, f64::max);
        let y_low = ys.iter().copied().fold(f64::INFINITY, f64::min);
        let start = text_width(&shown(y_most)).max(text_width(&shown(y_low))) + 8.0;
        let names = self.series.iter().map(|series| text_width(&series.name)).fold(0.0, f64::max);
        let base = TOP + HIGH;
        let place = |point: &(f64, f64)| {
            let x = (self.x.place(point.0) - x_least) / x_span;
            let y = (self.y.place(point.1) - y_least) / y_span;
            (start + x * WIDE, base - y * HIGH)
        };
        let mut drawing = Drawing::new(start + WIDE + 12.0 + names, base + 44.0);
        drawing.text((0.0, 14.0), Anchor::Start, "label", &self.name);
        drawing.line((start, base), (start + WIDE, base), "axis", None);
        drawing.line((start, base), (start, TOP), "axis", None);
        let abscissae = self.abscissae();
        // Labels that would touch are left out; the text form has every value.
        let mut free = 0.0;
        for &x in &abscissae {
            let at = place(&(x, y_most)).0;
            let half = text_width(&shown(x)) / 2.0;
            drawing.line((at, base), (at, base + 4.0), "axis", None);
            if free <= at - half {
                drawing.text((at, base + 18.0), Anchor::Middle, "note", &shown(x));
                free = at + half + 8.0;
            }
        }
        for y in [y_low, y_most] {
            let at = place(&(x_least, y)).1;
            drawing.text((start - 6.0, at + 5.0), Anchor::End, "note", &shown(y));
        }
        let centre = start + WIDE / 2.0;
        drawing.text((centre, base + 38.0), Anchor::Middle, "note", &self.x.name);
        drawing.text((start + 8.0, TOP + 4.0), Anchor::Start, "note", &self.y.name);
        // The name of a curve stands at its end, moved up if it would cover the one before.
        let mut ends: Vec<(f64, usize)> = Vec::new();
        for (i, series) in self.series.iter().enumerate() {
            let path: Vec<(f64, f64)> = series.points.iter().map(&place).collect();
            drawing.path(&path, &format!("curve s{}", i % DASHES));
            for &point in &path {
                drawing.dot(point, 2.5, "dot");
            }
            if let Some(&(_, y)) = path.last() {
                ends.push((y, i));
            }
        }
        ends.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
        let mut above = f64::INFINITY;
        for (y, i) in ends {
            let y = y.min(above - 16.0);
            above = y;
            let name = &self.series[i].name;
            drawing.text((start + WIDE + 10.0, y + 5.0), Anchor::Start, "label", name);
        }
        drawing
    }

    fn roles(&self) -> Vec<Role> {
        Vec::new()
    }
}
