use crate::svg::{Anchor, Drawing, LINE, decimal, text_width};
use crate::text::{EMPTY, left, marked, paint, width};
use crate::{Draw, Role, Style};

/// Points, paths, polygons, lines, and half-planes over two axes. Both axes have the same scale, so
/// that lengths and angles are true, unless the plane is [`Plane::stretched`].
///
/// The visible part contains everything that is drawn except lines and half-planes, which are
/// clipped at its edge.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Plane {
    /// The names of the horizontal and the vertical axis; may be empty.
    pub axes: [String; 2],
    /// The points.
    pub points: Vec<PlanePoint>,
    /// The segments, polylines, arrows, and polygons.
    pub paths: Vec<PlanePath>,
    /// The lines and half-planes.
    pub lines: Vec<PlaneLine>,
    /// Additional points that must be visible. Give the same ones to every frame of a run, so that
    /// nothing moves from frame to frame.
    pub room: Vec<(f64, f64)>,
    /// Whether each axis has its own scale, so that the drawing fills the picture. Lengths and
    /// angles are then distorted.
    pub stretched: bool,
    /// The kind of the input, if it consists of points. If set, the reader can edit the input on
    /// the page.
    pub typed: Option<PlaneInput>,
}

/// The meaning of the words of an input, such as `2,1` for a point and `0,0:2,1` for a segment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlaneInput {
    /// Separate points.
    Points,
    /// Segments, by their two ends.
    Segments,
    /// The vertices of one polygon, in order.
    Polygon,
}

/// A point.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PlanePoint {
    /// The name; may be empty.
    pub label: String,
    /// A note about the point, such as its exact coordinates; may be empty.
    pub note: String,
    /// The coordinates (x, y); both must be finite.
    pub at: (f64, f64),
    /// The mark, if any.
    pub role: Option<Role>,
}

/// A path of straight segments from corner to corner.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PlanePath {
    /// The name; may be empty.
    pub label: String,
    /// The corners, in order.
    pub corners: Vec<(f64, f64)>,
    /// The shape that the corners form.
    pub shape: Shape,
    /// The style, if it is highlighted.
    pub style: Option<Style>,
    /// The mark, if any.
    pub role: Option<Role>,
}

/// The shape that the corners of a path form.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Shape {
    /// A segment or a polyline.
    #[default]
    Open,
    /// A segment or a polyline with an arrowhead at its end.
    Arrow,
    /// The boundary of a polygon.
    Closed,
    /// A polygon with its interior.
    Filled,
}

/// An infinite line, or the half-plane on one side of it.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct PlaneLine {
    /// The name; may be empty.
    pub label: String,
    /// The coefficients (a, b) of the line a x + b y = c, not both 0.
    pub normal: (f64, f64),
    /// The right-hand side c.
    pub level: f64,
    /// Whether this is the half-plane a x + b y <= c, not just its boundary.
    pub half: bool,
    /// The style, if it is highlighted.
    pub style: Option<Style>,
    /// The mark, if any.
    pub role: Option<Role>,
}

impl PlanePoint {
    /// Creates a point with a name and nothing else.
    pub fn new(label: impl ToString, at: (f64, f64)) -> Self {
        PlanePoint { label: label.to_string(), at, ..PlanePoint::default() }
    }

    /// Sets the mark.
    pub fn marked(mut self, role: Role) -> Self {
        self.role = Some(role);
        self
    }

    /// Sets the note.
    pub fn noted(mut self, note: impl ToString) -> Self {
        self.note = note.to_string();
        self
    }
}

impl PlanePath {
    /// Creates a path without a name.
    pub fn new(shape: Shape, corners: impl IntoIterator<Item = (f64, f64)>) -> Self {
        PlanePath { corners: corners.into_iter().collect(), shape, ..PlanePath::default() }
    }

    /// Sets the name.
    pub fn labeled(mut self, label: impl ToString) -> Self {
        self.label = label.to_string();
        self
    }

    /// Sets the mark.
    pub fn marked(mut self, role: Role) -> Self {
        self.role = Some(role);
        self
    }

    /// Sets the style.
    pub fn styled(mut self, style: Style) -> Self {
        self.style = Some(style);
        self
    }
}

impl PlaneLine {
    /// Creates the line a x + b y = c, for `normal` (a, b) and `level` c.
    pub fn new(normal: (f64, f64), level: f64) -> Self {
        PlaneLine { normal, level, ..PlaneLine::default() }
    }

    /// Creates the half-plane a x + b y <= c, for `normal` (a, b) and `level` c.
    pub fn half_plane(normal: (f64, f64), level: f64) -> Self {
        PlaneLine { half: true, ..PlaneLine::new(normal, level) }
    }

    /// Sets the name.
    pub fn labeled(mut self, label: impl ToString) -> Self {
        self.label = label.to_string();
        self
    }

    /// Sets the mark.
    pub fn marked(mut self, role: Role) -> Self {
        self.role = Some(role);
        self
    }

    /// Sets the style.
    pub fn styled(mut self, style: Style) -> Self {
        self.style = Some(style);
        self
    }

    /// The value of a x + b y - c at a point; at most 0 in the half-plane.
    fn excess(&self, (x, y): (f64, f64)) -> f64 {
        self.normal.0 * x + self.normal.1 * y - self.level
    }

    /// The part of a convex polygon that is in the half-plane, and the points where the line
    /// crosses the boundary of the polygon.
    fn cut(&self, polygon: &[(f64, f64)]) -> (Vec<Place>, Vec<Place>) {
        let (mut inside, mut ends) = (Vec::new(), Vec::new());
        for (i, &a) in polygon.iter().enumerate() {
            let b = polygon[(i + 1) % polygon.len()];
            let (over_a, over_b) = (self.excess(a), self.excess(b));
            if over_a <= 0.0 {
                inside.push(a);
            }
            if (over_a <= 0.0) != (over_b <= 0.0) {
                let share = over_a / (over_a - over_b);
                let end = (a.0 + share * (b.0 - a.0), a.1 + share * (b.1 - a.1));
                inside.push(end);
                ends.push(end);
            }
        }
        (inside, ends)
    }
}

/// Every coordinate and every coefficient of a line must be smaller than this in absolute value.
/// This leaves room for squares and for a margin, and numbers written beside the picture are
/// correct to the last digit.
const FAR: f64 = 1e12;

type Place = (f64, f64);

/// The part of the plane that is shown.
struct View {
    low: (f64, f64),
    high: (f64, f64),
}

impl View {
    fn corners(&self) -> [(f64, f64); 4] {
        [self.low, (self.high.0, self.low.1), self.high, (self.low.0, self.high.1)]
    }
}

fn place((x, y): (f64, f64)) -> String {
    format!("({}, {})", decimal(x, 3), decimal(y, 3))
}

/// The character between two corners in text, as between the vertices of a graph.
fn stroke(style: Option<Style>) -> char {
    match style {
        None => '-',
        Some(Style::Thick) => '=',
        Some(Style::Dashed) => '.',
    }
}

/// The CSS class of a stroke.
fn kind(of: &str, style: Option<Style>) -> String {
    match style {
        None => of.to_owned(),
        Some(Style::Thick) => format!("{of} thick"),
        Some(Style::Dashed) => format!("{of} dashed"),
    }
}

/// About six round numbers from `low` to `high`, each with its label.
fn ticks(low: f64, high: f64) -> Vec<(f64, String)> {
    const ABOUT: f64 = 6.0;
    let wanted = (high - low) / ABOUT;
    // The step is `mantissa` units. A unit is either `times` or 1 / `parts`, so that no tick is
    // rounded twice.
    let (mut times, mut parts, mut places) = (1.0, 1.0, 0);
    while times * 10.0 <= wanted {
        times *= 10.0;
    }
    while wanted < times / parts && places < 6 {
        parts *= 10.0;
        places += 1;
    }
    let mantissa =
        [1.0, 2.0, 5.0].into_iter().find(|m| wanted <= m * times / parts).unwrap_or(10.0);
    let (step, mut ticks) = (mantissa * times, Vec::new());
    let mut nth = (low * parts / step).ceil();
    while nth * step / parts <= high && ticks.len() < 20 {
        let tick = nth * step / parts;
        ticks.push((tick, decimal(tick, places)));
        nth += 1.0;
    }
    ticks
}

impl Plane {
    /// Whether the plane can be drawn: every number in it is smaller than 10^12 in absolute value,
    /// and no line has a zero normal. A program whose numbers come from a reader must check this
    /// before it draws.
    pub fn is_drawable(&self) -> bool {
        self.fault().is_none()
    }

    fn fault(&self) -> Option<&'static str> {
        // NaN counts as not near.
        let is_near = |number: f64| number.abs() < FAR;
        let mut numbers =
            self.lines.iter().flat_map(|line| [line.normal.0, line.normal.1, line.level]);
        if !self.places().iter().all(|at| is_near(at.0) && is_near(at.1)) {
            Some("a place that is nowhere")
        } else if !numbers.all(is_near) {
            Some("a line of numbers too large")
        } else if self.lines.iter().any(|line| line.normal == (0.0, 0.0)) {
            Some("a line without a direction")
        } else {
            None
        }
    }

    /// All points that must be visible.
    fn places(&self) -> Vec<(f64, f64)> {
        let mut places = self.room.clone();
        places.extend(self.points.iter().map(|point| point.at));
        places.extend(self.paths.iter().flat_map(|path| &path.corners));
        places
    }

    /// The visible part: all points, with a margin around them.
    ///
    /// # Panics
    /// If the plane cannot be drawn, which is a bug in the demo.
    fn view(&self) -> View {
        const MARGIN: f64 = 0.06;
        if let Some(fault) = self.fault() {
            panic!("{fault}");
        }
        let places = self.places();
        let first = places.first().copied().unwrap_or_default();
        let (mut low, mut high) = (first, first);
        for at in places {
            (low.0, low.1) = (low.0.min(at.0), low.1.min(at.1));
            (high.0, high.1) = (high.0.max(at.0), high.1.max(at.1));
        }
        let (wide, tall) = (high.0 - low.0, high.1 - low.1);
        // If the points have no extent along an axis, its margin depends on the other axis, or is
        // one unit.
        let margin = |own: f64, other: f64| match (0.0 < own, 0.0 < other) {
            (true, _) => own * MARGIN,
            (false, true) if !self.stretched => other * 0.25,
            (false, _) => 1.0,
        };
        let (across, up) = (margin(wide, tall), margin(tall, wide));
        View { low: (low.0 - across, low.1 - up), high: (high.0 + across, high.1 + up) }
    }

    /// A line as an equation or an inequality.
    fn equation(&self, line: &PlaneLine) -> String {
        let mut said = String::new();
        for (factor, (name, default)) in
            [line.normal.0, line.normal.1].into_iter().zip(self.axes.iter().zip(["x", "y"]))
        {
            if factor == 0.0 {
                continue;
            }
            let size = decimal(factor.abs(), 3);
            said.push_str(match (said.is_empty(), factor < 0.0) {
                (true, true) => "-",
                (true, false) => "",
                (false, true) => " - ",
                (false, false) => " + ",
            });
            said.push_str(if size == "1" { "" } else { &size });
            said.push_str(if name.is_empty() { default } else { name });
        }
        let sign = if line.half { "<=" } else { "=" };
        format!("{said} {sign} {}", decimal(line.level, 3))
    }
}

impl Draw for Plane {
    fn text(&self, color: bool) -> String {
        let view = self.view();
        let mut text = String::new();
        let mut push = |line: &str, role: Option<Role>| {
            text.push_str(&paint(marked(line, role).trim_end(), role, color));
            text.push('\n');
        };
        if self.axes.iter().any(|name| !name.is_empty()) {
            push(&format!("({}, {})", self.axes[0], self.axes[1]), None);
        }
        let wide = self.points.iter().map(|point| width(&point.label)).max().unwrap_or(0);
        for point in &self.points {
            let gap = if wide == 0 { "" } else { " " };
            let label = left(&point.label, wide);
            push(&format!("{label}{gap}{}  {}", place(point.at), point.note), point.role);
        }
        for path in &self.paths {
            let mut said = match path.label.as_str() {
                "" => String::new(),
                label => format!("{label}: "),
            };
            said.push_str(if path.shape == Shape::Filled { "area " } else { "" });
            let is_closed = matches!(path.shape, Shape::Closed | Shape::Filled);
            let last = path.corners.len() - usize::from(!path.corners.is_empty() && !is_closed);
            let line = stroke(path.style);
            for (i, corner) in path.corners.iter().enumerate() {
                said.push_str(&place(*corner));
                if i < last {
                    let is_tip = path.shape == Shape::Arrow && i + 1 == last;
                    said.push_str(&format!(" {line}{} ", if is_tip { '>' } else { line }));
                }
            }
            // A closed path ends where it begins.
            let first = path.corners.first().filter(|_| is_closed);
            said.push_str(&first.map_or(String::new(), |first| place(*first)));
            said.push_str(if path.corners.is_empty() { EMPTY } else { "" });
            push(&said, path.role);
        }
        for line in &self.lines {
            let name = match line.label.as_str() {
                "" => String::new(),
                label => format!("{label}: "),
            };
            let style = match line.style {
                None => "",
                Some(Style::Thick) => " (thick)",
                Some(Style::Dashed) => " (dashed)",
            };
            let is_hidden = line.cut(&view.corners()).1.is_empty();
            let hidden = if is_hidden { " (out of sight)" } else { "" };
            push(&format!("{name}{}{style}{hidden}", self.equation(line)), line.role);
        }
        if self.points.is_empty() && self.paths.is_empty() && self.lines.is_empty() {
            push(EMPTY, None);
        }
        text
    }

    fn svg(&self) -> Drawing {
        const WIDE: f64 = 400.0;
        const HIGH: f64 = 300.0;
        let view = self.view();
        let span = (view.high.0 - view.low.0, view.high.1 - view.low.1);
        let mut scale = (WIDE / span.0, HIGH / span.1);
        if !self.stretched {
            scale = (scale.0.min(scale.1), scale.0.min(scale.1));
        }
        let (wide, high) = (span.0 * scale.0, span.1 * scale.1);
        let (across, upwards) = (ticks(view.low.0, view.high.0), ticks(view.low.1, view.high.1));
        let names = upwards.iter().map(|(_, name)| text_width(name)).fold(0.0, f64::max);
        let (start, top) = (names + 8.0, if self.axes[1].is_empty() { 6.0 } else { LINE });
        let to = |(x, y): (f64, f64)| {
            (start + (x - view.low.0) * scale.0, top + (view.high.1 - y) * scale.1)
        };
        let mut drawing = Drawing::new(start + wide, top + high + LINE + 4.0);
        if let Some(typed) = self.typed {
            drawing.tell_kind(match typed {
                PlaneInput::Points => "points",
                PlaneInput::Segments => "segments",
                PlaneInput::Polygon => "polygon",
            });
        }
        let base = top + high;
        for (x, name) in &across {
            let at = to((*x, view.low.1)).0;
            drawing.line((at, top), (at, base), if *x == 0.0 { "axis" } else { "scale" }, None);
            drawing.text((at, base + 16.0), Anchor::Middle, "note tick", name);
        }
        for (y, name) in &upwards {
            let at = to((view.low.0, *y)).1;
            let kind = if *y == 0.0 { "axis" } else { "scale" };
            drawing.line((start, at), (start + wide, at), kind, None);
            drawing.text((start - 6.0, at + 5.0), Anchor::End, "note tick", name);
        }
        drawing.text((start + wide + 6.0, base + 16.0), Anchor::Start, "note", &self.axes[0]);
        drawing.text((start, 12.0), Anchor::Middle, "note", &self.axes[1]);

        let mut labels = Labels {
            taken: Vec::new(),
            trail: Vec::new(),
            low: (start, top),
            high: (start + wide, base),
        };
        for point in &self.points {
            let (x, y) = to(point.at);
            labels.taken.push(((x - 6.0, y - 6.0), (x + 6.0, y + 6.0)));
        }
        for line in &self.lines {
            let (inside, ends) = line.cut(&view.corners());
            if line.half {
                let inside: Vec<_> = inside.into_iter().map(to).collect();
                drawing.polygon(&inside, "half", line.role);
            }
            if let [from, end] = ends[..] {
                drawing.line(to(from), to(end), &kind("line", line.style), line.role);
                labels.keep_off(to(from), to(end));
            }
        }
        for path in &self.paths {
            let corners: Vec<_> = path.corners.iter().map(|corner| to(*corner)).collect();
            for pair in corners.windows(2) {
                labels.keep_off(pair[0], pair[1]);
            }
            let kind = kind("line", path.style);
            match path.shape {
                Shape::Filled => drawing.polygon(&corners, &format!("{kind} area"), path.role),
                Shape::Closed => drawing.polygon(&corners, &kind, path.role),
                Shape::Open | Shape::Arrow => drawing.polyline(&corners, &kind, path.role),
            }
            if let ([.., from, end], Shape::Arrow) = (&corners[..], path.shape) {
                drawing.head(*from, *end, path.role);
            }
        }
        for point in &self.points {
            match point.role {
                None => drawing.dot(to(point.at), 3.0, "dot"),
                role => drawing.vertex(to(point.at), 6.0, "", role),
            }
        }
        // Points first, because the name of a point must be beside it, but that of a line can be
        // anywhere along it.
        for point in &self.points {
            labels.write(&mut drawing, to(point.at), "label place", &point.label);
            labels.write(&mut drawing, to(point.at), "note", &point.note);
        }
        for path in &self.paths {
            if let Some(at) = middle(path) {
                labels.write(&mut drawing, to(at), "note", &path.label);
            }
        }
        for line in &self.lines {
            if let [from, end] = line.cut(&view.corners()).1[..] {
                // Near the upper end.
                let (far, near) = if from.1 < end.1 { (from, end) } else { (end, from) };
                let at = (near.0 + 0.1 * (far.0 - near.0), near.1 + 0.1 * (far.1 - near.1));
                labels.write(&mut drawing, to(at), "note", &line.label);
            }
        }
        drawing
    }

    fn roles(&self) -> Vec<Role> {
        let points = self.points.iter().map(|point| point.role);
        let paths = self.paths.iter().map(|path| path.role);
        points.chain(paths).chain(self.lines.iter().map(|line| line.role)).flatten().collect()
    }
}

/// The position of the name of a path: the midpoint of its middle segment, or the centroid of all
/// its corners.
fn middle(path: &PlanePath) -> Option<(f64, f64)> {
    let corners = &path.corners[..];
    let part = match path.shape {
        Shape::Open | Shape::Arrow if 2 <= corners.len() => {
            let half = corners.len() / 2;
            &corners[half - 1..=half]
        }
        _ => corners,
    };
    let n = crate::svg::length(part.len());
    let sum = part.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0 / n, sum.1 + at.1 / n));
    (!part.is_empty()).then_some(sum)
}

/// The space that is taken: by points and texts, as boxes; by lines, as points along them; and the
/// edges of the view.
struct Labels {
    taken: Vec<(Place, Place)>,
    trail: Vec<Place>,
    low: (f64, f64),
    high: (f64, f64),
}

impl Labels {
    fn keep_off(&mut self, from: Place, end: Place) {
        for step in 1..24 {
            let share = f64::from(step) / 24.0;
            let at = (from.0 + share * (end.0 - from.0), from.1 + share * (end.1 - from.1));
            self.trail.push(at);
        }
    }

    /// Writes a text near a point, at the first of eight positions where it covers nothing, or else
    /// where it covers the least.
    fn write(&mut self, drawing: &mut Drawing, (x, y): (f64, f64), kind: &str, text: &str) {
        const HALF: f64 = 8.0;
        if text.is_empty() {
            return;
        }
        let half = text_width(text) / 2.0;
        let (right, above) = (half + 9.0, HALF + 8.0);
        let sides = [
            (right, -8.0),
            (-right, -8.0),
            (right, 8.0),
            (-right, 8.0),
            (0.0, -above),
            (0.0, above),
            (right, -2.0 * above),
            (-right, 2.0 * above),
        ];
        let (mut best, mut least) = ((x, y), usize::MAX);
        let mut taken = ((x, y), (x, y));
        for (dx, dy) in sides {
            let center = (x + dx, y + dy);
            let (low, high) =
                ((center.0 - half, center.1 - HALF), (center.0 + half, center.1 + HALF));
            let covers = self
                .taken
                .iter()
                .filter(|(a, b)| low.0 < b.0 && a.0 < high.0 && low.1 < b.1 && a.1 < high.1);
            let is_out = low.0 < self.low.0
                || low.1 < self.low.1
                || self.high.0 < high.0
                || self.high.1 < high.1;
            let crossed = self
                .trail
                .iter()
                .filter(|at| low.0 < at.0 && at.0 < high.0 && low.1 < at.1 && at.1 < high.1);
            let cost = 8 * covers.count() + 4 * usize::from(is_out) + crossed.count();
            if cost < least {
                (best, least, taken) = (center, cost, (low, high));
            }
        }
        self.taken.push(taken);
        drawing.text((best.0, best.1 + 5.0), Anchor::Middle, kind, text);
    }
}
