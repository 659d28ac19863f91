//! Inline SVG: shapes with classes, without colors, ids, or anything that differs from run to run.

use std::fmt::Write;

use crate::Role;
use crate::text::{one_line, width};

/// The width of a character in the font of the pictures, which is monospaced.
pub(crate) const CHARACTER: f64 = 8.4;
/// The height of a line of text.
pub(crate) const LINE: f64 = 20.0;

/// Shapes, the texts on them, and the space that they take.
#[derive(Debug, Default)]
pub(crate) struct Drawing {
    pub(crate) height: f64,
    /// How far the drawing extends above the origin (0 or less), to the left of it (0 or less), and
    /// to the right.
    top: f64,
    left: f64,
    right: f64,
    /// Drawn first, below everything else.
    ground: String,
    shapes: String,
    /// Drawn last, so that no line crosses a text.
    texts: String,
}

/// The position of a text relative to its point.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// The width of `text` in pixels.
#[inline(never)]
#[expect(clippy::cast_precision_loss, reason = "a text has fewer than 2^52 characters")]
pub(crate) fn text_width(text: &str) -> f64 {
    width(text) as f64 * CHARACTER
}

/// Converts a number of cells to a length.
#[expect(clippy::cast_precision_loss, reason = "a picture has fewer than 2^52 cells")]
pub(crate) fn length(n_cells: usize) -> f64 {
    n_cells as f64
}

/// Formats a coordinate to a tenth of a pixel, without trailing zeros.
pub(crate) fn number(value: f64) -> String {
    decimal(value, 1)
}

/// Formats a value with at most `places` decimals. The float formatting of the standard library
/// would be a fifth of a program that the page loads.
#[expect(clippy::cast_possible_truncation, reason = "a value too large to print is cut at 10^18")]
pub(crate) fn decimal(value: f64, places: u32) -> String {
    let unit = 10_i64.pow(places);
    #[expect(clippy::cast_precision_loss, reason = "a unit is a small power of ten")]
    let scaled = (value * unit as f64).round() as i64;
    let sign = if scaled < 0 { "-" } else { "" };
    let (whole, mut rest) = (scaled.unsigned_abs() / unit.unsigned_abs(), scaled.unsigned_abs());
    rest %= unit.unsigned_abs();
    if rest == 0 {
        return format!("{sign}{whole}");
    }
    let digits = format!("{:0>1$}", rest.to_string(), places as usize);
    format!("{sign}{whole}.{}", digits.trim_end_matches('0'))
}

fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for c in one_line(text).chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            c => escaped.push(c),
        }
    }
    escaped
}

fn class_of(kind: &str, role: Option<Role>) -> String {
    role.map_or_else(|| kind.to_owned(), |role| format!("{kind} {}", role.name()))
}

impl Drawing {
    pub(crate) fn new(width: f64, height: f64) -> Self {
        Drawing { height, right: width, ..Drawing::default() }
    }

    /// Writes one element; writing to a string cannot fail.
    fn element(&mut self, element: std::fmt::Arguments<'_>) {
        let _ = self.shapes.write_fmt(element);
    }

    pub(crate) fn text(&mut self, (x, y): (f64, f64), anchor: Anchor, kind: &str, text: &str) {
        if text.is_empty() {
            return;
        }
        let wide = text_width(text);
        let (place, left) = match anchor {
            Anchor::Start => ("", x),
            Anchor::Middle => (" mid", x - wide / 2.0),
            Anchor::End => (" end", x - wide),
        };
        // A text that is wider than what it names makes the drawing wider.
        self.left = self.left.min(left);
        self.right = self.right.max(left + wide);
        let (x, y, text) = (number(x), number(y), escaped(text));
        let element = format!(r#"<text class="{kind}{place}" x="{x}" y="{y}">{text}</text>"#);
        self.texts.push_str(&element);
    }

    pub(crate) fn line(
        &mut self,
        from: (f64, f64),
        to: (f64, f64),
        kind: &str,
        role: Option<Role>,
    ) {
        self.element(format_args!(
            r#"<line class="{}" x1="{}" y1="{}" x2="{}" y2="{}"/>"#,
            class_of(kind, role),
            number(from.0),
            number(from.1),
            number(to.0),
            number(to.1)
        ));
    }

    /// Draws a line with an arrowhead at its end.
    pub(crate) fn arrow(&mut self, from: (f64, f64), to: (f64, f64), role: Option<Role>) {
        self.line(from, to, "line", role);
        self.head(from, to, role);
    }

    /// Draws an arrow that is not an edge of the structure, just a hint from one part of it to
    /// another.
    pub(crate) fn link(&mut self, from: (f64, f64), to: (f64, f64), role: Option<Role>) {
        self.line(from, to, "line link", role);
        self.head(from, to, role);
    }

    /// Draws the head of an arrow from `from` to `to`.
    pub(crate) fn head(&mut self, from: (f64, f64), to: (f64, f64), role: Option<Role>) {
        self.head_of(from, to, 8.0, role);
    }

    /// Like [`Drawing::head`], but with a custom length.
    pub(crate) fn head_of(
        &mut self,
        from: (f64, f64),
        to: (f64, f64),
        size: f64,
        role: Option<Role>,
    ) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let long = (dx * dx + dy * dy).sqrt();
        if long <= 0.0 {
            return;
        }
        let (dx, dy) = (dx / long * size, dy / long * size);
        let corner = |side: f64| {
            let x = to.0 - dx - side * dy / 2.0;
            let y = to.1 - dy + side * dx / 2.0;
            format!("{},{}", number(x), number(y))
        };
        self.element(format_args!(
            r#"<polygon class="{}" points="{},{} {} {}"/>"#,
            class_of("head", role),
            number(to.0),
            number(to.1),
            corner(1.0),
            corner(-1.0)
        ));
    }

    /// Draws an arc with a head above the straight line from `from` to `to`, `rise` pixels high.
    pub(crate) fn arc(&mut self, from: (f64, f64), to: (f64, f64), rise: f64, role: Option<Role>) {
        let top = (f64::midpoint(from.0, to.0), from.1.min(to.1) - 2.0 * rise);
        self.element(format_args!(
            r#"<path class="{}" d="M{} {}Q{} {} {} {}"/>"#,
            class_of("line", role),
            number(from.0),
            number(from.1),
            number(top.0),
            number(top.1),
            number(to.0),
            number(to.1)
        ));
        self.head(top, to, role);
    }

    /// Extends the drawing to include the box between two corners.
    #[inline(never)]
    pub(crate) fn reach(&mut self, low: (f64, f64), high: (f64, f64)) {
        (self.left, self.top) = (self.left.min(low.0), self.top.min(low.1));
        (self.right, self.height) = (self.right.max(high.0), self.height.max(high.1));
    }

    /// Draws a cubic Bézier curve.
    pub(crate) fn curve(&mut self, points: &[(f64, f64); 4], kind: &str, role: Option<Role>) {
        let mut path = String::new();
        for (step, (x, y)) in ["M", "C", " ", " "].into_iter().zip(points) {
            path.push_str(&format!("{step}{} {}", number(*x), number(*y)));
        }
        self.element(format_args!(r#"<path class="{}" d="{path}"/>"#, class_of(kind, role)));
    }

    /// Draws the outline of all points within distance `reach` of a convex polygon, whose corners
    /// are in clockwise order, below everything else.
    pub(crate) fn outline(
        &mut self,
        corners: &[(f64, f64)],
        reach: f64,
        kind: &str,
        role: Option<Role>,
    ) {
        // The ends of the straight parts of the outline.
        let mut ends = Vec::new();
        for (i, a) in corners.iter().enumerate() {
            let b = corners[(i + 1) % corners.len()];
            let (dx, dy) = (b.0 - a.0, b.1 - a.1);
            let long = (dx * dx + dy * dy).sqrt();
            if 0.0 < long {
                let (x, y) = (dy / long * reach, -dx / long * reach);
                ends.extend([(a.0 + x, a.1 + y), (b.0 + x, b.1 + y)]);
            } else {
                ends.extend([
                    (a.0, a.1 - reach),
                    (a.0, a.1 - reach),
                    (a.0, a.1 + reach),
                    (a.0, a.1 + reach),
                ]);
            }
        }
        let mut path = String::new();
        for (i, (x, y)) in ends.iter().chain(ends.first()).enumerate() {
            match i % 2 {
                0 if i == 0 => path.push('M'),
                0 => path.push_str(&format!("A{0} {0} 0 0 1 ", number(reach))),
                _ => path.push('L'),
            }
            path.push_str(&format!("{} {}", number(*x), number(*y)));
        }
        let class = class_of(kind, role);
        self.ground.push_str(&format!(r#"<path class="{class}" d="{path}Z"/>"#));
    }

    /// Draws a small disk with a letter.
    pub(crate) fn badge(&mut self, center: (f64, f64), color: &str, letter: &str) {
        let radius = 4.0 + 3.0 * text_width(letter) / CHARACTER;
        self.dot(center, radius, &format!("badge{color}"));
        self.text((center.0, center.1 + 4.0), Anchor::Middle, "letter", letter);
    }

    pub(crate) fn path(&mut self, points: &[(f64, f64)], kind: &str) {
        self.polyline(points, kind, None);
    }

    /// Draws straight segments from point to point.
    pub(crate) fn polyline(&mut self, points: &[(f64, f64)], kind: &str, role: Option<Role>) {
        self.pieces("polyline", points, kind, role);
    }

    /// Draws a closed polygon with its interior.
    pub(crate) fn polygon(&mut self, points: &[(f64, f64)], kind: &str, role: Option<Role>) {
        self.pieces("polygon", points, kind, role);
    }

    fn pieces(&mut self, shape: &str, points: &[(f64, f64)], kind: &str, role: Option<Role>) {
        let points: Vec<_> =
            points.iter().map(|(x, y)| format!("{},{}", number(*x), number(*y))).collect();
        let class = class_of(kind, role);
        self.element(format_args!(r#"<{shape} class="{class}" points="{}"/>"#, points.join(" ")));
    }

    pub(crate) fn dot(&mut self, (x, y): (f64, f64), radius: f64, kind: &str) {
        self.element(format_args!(
            r#"<circle class="{kind}" cx="{}" cy="{}" r="{}"/>"#,
            number(x),
            number(y),
            number(radius)
        ));
    }

    fn rectangle(&mut self, (x, y): (f64, f64), (wide, high): (f64, f64), class: &str) {
        self.element(format_args!(
            r#"<rect class="{class}" x="{}" y="{}" width="{}" height="{}"/>"#,
            number(x),
            number(y),
            number(wide),
            number(high)
        ));
    }

    /// Draws a heavy border around a row of cells.
    pub(crate) fn frame(&mut self, corner: (f64, f64), size: (f64, f64)) {
        self.rectangle(corner, size, "rim");
    }

    /// Draws a cell: a box, its text, and the shape that shows its role without color.
    pub(crate) fn cell(
        &mut self,
        corner: (f64, f64),
        size: (f64, f64),
        text: &str,
        role: Option<Role>,
    ) {
        const INSET: f64 = 3.0;
        self.rectangle(corner, size, &class_of("cell", role));
        let (x, y) = corner;
        let (wide, high) = size;
        match role {
            Some(Role::Chosen) => {
                let inner = (wide - 2.0 * INSET, high - 2.0 * INSET);
                self.rectangle((x + INSET, y + INSET), inner, "inner");
            }
            Some(Role::Rejected) => {
                let (from, to) = ((x + INSET, y + high - INSET), (x + wide - INSET, y + INSET));
                self.line(from, to, "strike", None);
            }
            Some(Role::Settled) => {
                self.dot((x + wide - 2.0 * INSET, y + 2.0 * INSET), 2.0, "dot");
            }
            _ => {}
        }
        let center = (x + wide / 2.0, y + high / 2.0 + 5.0);
        self.text(center, Anchor::Middle, &class_of("label", role), text);
    }

    /// Draws a vertex: a circle, its name, and the shape that shows its role without color.
    pub(crate) fn vertex(
        &mut self,
        center: (f64, f64),
        radius: f64,
        text: &str,
        role: Option<Role>,
    ) {
        self.vertex_of(center, radius, text, role, "cell");
    }

    /// Stores the positions of named objects in the drawing, as a reader would type them:
    /// `0@1.2,0 1@0,2`. Nothing is visible.
    pub(crate) fn tell_places<'n>(&mut self, places: impl Iterator<Item = (&'n str, (f64, f64))>) {
        self.shapes.push_str("<metadata>");
        for (name, (x, y)) in places {
            let place = format!("{}@{},{} ", escaped(name), decimal(x, 2), decimal(y, 2));
            self.shapes.push_str(&place);
        }
        self.shapes.push_str("</metadata>");
    }

    /// Stores the kind of the words of the input in the drawing. Nothing is visible.
    pub(crate) fn tell_kind(&mut self, kind: &str) {
        self.shapes.push_str(&format!("<metadata data-typed=\"{kind}\"></metadata>"));
    }

    /// Like [`Drawing::vertex`], but with custom classes.
    pub(crate) fn vertex_of(
        &mut self,
        center: (f64, f64),
        radius: f64,
        text: &str,
        role: Option<Role>,
        kind: &str,
    ) {
        self.dot(center, radius, &class_of(kind, role));
        let (x, y) = center;
        match role {
            Some(Role::Chosen) => self.dot(center, radius - 3.0, "inner"),
            Some(Role::Rejected) => {
                let reach = radius * 0.7;
                self.line((x - reach, y + reach), (x + reach, y - reach), "strike", None);
            }
            Some(Role::Settled) => self.dot((x + radius * 0.6, y - radius * 0.6), 2.0, "dot"),
            _ => {}
        }
        self.text((x, y + 5.0), Anchor::Middle, &class_of("label", role), text);
    }
}

/// Stacks drawings from top to bottom in one SVG; empty if there are none.
pub(crate) fn stack(drawings: impl Iterator<Item = Drawing>) -> String {
    const GAP: f64 = 12.0;
    const MARGIN: f64 = 4.0;
    let drawings: Vec<Drawing> = drawings.collect();
    if drawings.is_empty() {
        return String::new();
    }
    // The origins of all drawings are aligned vertically.
    let left = drawings.iter().map(|drawing| drawing.left).fold(0.0, f64::min);
    let right = drawings.iter().map(|drawing| drawing.right).fold(0.0, f64::max);
    let (mut high, mut body) = (0.0, String::new());
    for (i, Drawing { height, top, ground, shapes, texts, .. }) in drawings.iter().enumerate() {
        high += if i == 0 { 0.0 } else { GAP };
        let (x, y) = (number(MARGIN - left), number(high + MARGIN - top));
        body.push_str(&format!(r#"<g transform="translate({x},{y})">{ground}{shapes}{texts}</g>"#));
        high += height - top;
    }
    let (wide, high) = (number(right - left + 2.0 * MARGIN), number(high + 2.0 * MARGIN));
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" class="picture" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}">{body}</svg>"#
    )
}
