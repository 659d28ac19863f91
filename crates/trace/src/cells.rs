use crate::svg::{Anchor, Drawing, LINE, length, text_width};
use crate::text::{EMPTY, left, marked, paint, right, width};
use crate::{Draw, Role};

/// An array: cells in a row, with pointers below and arcs above.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Cells {
    /// The name of the array; may be empty.
    pub name: String,
    /// The cells, from left to right.
    pub cells: Vec<Cell>,
    /// The index of the first cell, if indices should be shown.
    pub first_index: Option<usize>,
    /// Names that point at cells.
    pub pointers: Vec<Pointer>,
    /// Arrows from cell to cell.
    pub arcs: Vec<Arc>,
}

/// A cell of an array or of a grid.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Cell {
    /// The text in the cell.
    pub text: String,
    /// The mark, if any.
    pub role: Option<Role>,
}

/// A name that points at a cell of an array.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pointer {
    /// The position in [`Cells::cells`], or one past the last.
    pub at: usize,
    /// The name: `i`, `lo`.
    pub name: String,
}

/// An arrow from one cell of an array to another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arc {
    /// The position in [`Cells::cells`] where it starts.
    pub from: usize,
    /// The position where it ends.
    pub to: usize,
    /// The label of the arrow; may be empty.
    pub label: String,
    /// The mark, if any.
    pub role: Option<Role>,
}

impl Cell {
    /// Creates a cell without a mark.
    pub fn new(text: impl ToString) -> Self {
        Cell { text: text.to_string(), role: None }
    }

    /// Creates a cell with a mark.
    pub fn marked(text: impl ToString, role: Role) -> Self {
        Cell { text: text.to_string(), role: Some(role) }
    }

    /// The cell as shown in text.
    pub(crate) fn shown(&self) -> String {
        marked(&self.text, self.role)
    }
}

impl Cells {
    /// Creates an array without marks.
    pub fn new<T: ToString>(values: impl IntoIterator<Item = T>) -> Self {
        Cells { cells: values.into_iter().map(Cell::new).collect(), ..Cells::default() }
    }

    /// The index shown at a position.
    fn index(&self, position: usize) -> usize {
        self.first_index.unwrap_or(0).saturating_add(position)
    }

    /// The number of positions in the picture: one per cell, and one more if a pointer points past
    /// the last cell.
    ///
    /// # Panics
    /// If a pointer or an arc refers to any other position, which is a bug in the demo.
    fn n_positions(&self) -> usize {
        let n = self.cells.len();
        for Pointer { at, name } in &self.pointers {
            assert!(*at <= n, "the pointer {name} stands outside the array");
        }
        for Arc { from, to, .. } in &self.arcs {
            assert!(*from < n && *to < n, "an arc to a cell outside the array");
        }
        n + usize::from(self.pointers.iter().any(|pointer| pointer.at == n))
    }

    /// The names of the pointers at a position, joined by commas.
    fn names_at(&self, position: usize) -> String {
        let names = self.pointers.iter().filter(|pointer| pointer.at == position);
        names.map(|pointer| pointer.name.as_str()).collect::<Vec<_>>().join(",")
    }

    /// The width that a cell needs so that the names below neighboring cells do not touch.
    fn room_for_names(&self) -> f64 {
        const GAP: f64 = 8.0;
        let named = (0..self.n_positions()).map(|position| (position, self.names_at(position)));
        let named: Vec<_> = named.filter(|(_, names)| !names.is_empty()).collect();
        let rooms = named.windows(2).map(|pair| {
            let names = f64::midpoint(text_width(&pair[0].1), text_width(&pair[1].1));
            (names + GAP) / length(pair[1].0 - pair[0].0)
        });
        rooms.fold(0.0, f64::max)
    }
}

impl Draw for Cells {
    fn text(&self, color: bool) -> String {
        let header = if self.first_index.is_some() { "index" } else { "" };
        let mut rows = [(header, Vec::new()), (self.name.as_str(), Vec::new()), ("", Vec::new())];
        for position in 0..self.n_positions() {
            let index = self.first_index.map(|_| self.index(position).to_string());
            rows[0].1.push(index.unwrap_or_default());
            rows[1].1.push(self.cells.get(position).map_or_else(String::new, Cell::shown));
            rows[2].1.push(match self.names_at(position) {
                names if names.is_empty() => names,
                names => format!("^{names}"),
            });
        }
        let wide: Vec<usize> = (0..self.n_positions())
            .map(|column| rows.iter().map(|(_, row)| width(&row[column])).max().unwrap_or(0))
            .collect();
        let head = rows.iter().map(|(name, _)| width(name)).max().unwrap_or(0);
        let mut text = String::new();
        for (i, (name, row)) in rows.iter().enumerate() {
            let is_array = i == 1;
            if !is_array && row.iter().all(String::is_empty) {
                continue;
            }
            let mut line = left(name, head);
            for (column, shown) in row.iter().enumerate() {
                let cell = self.cells.get(column).filter(|_| is_array);
                line.push_str(if line.is_empty() { "" } else { " " });
                let role = cell.and_then(|cell| cell.role);
                line.push_str(&paint(&right(shown, wide[column]), role, color));
            }
            if is_array && self.cells.is_empty() {
                line.truncate(line.trim_end().len());
                line.push_str(if line.is_empty() { "" } else { " " });
                line.push_str(EMPTY);
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        for arc in &self.arcs {
            let (from, to) = (self.index(arc.from), self.index(arc.to));
            let line = marked(&format!("{from} -> {to}  {}", arc.label), arc.role);
            text.push_str(&paint(line.trim_end(), arc.role, color));
            text.push('\n');
        }
        text
    }

    fn svg(&self) -> Drawing {
        const HIGH: f64 = 32.0;
        let texts = self.cells.iter().map(|cell| text_width(&cell.text)).fold(0.0, f64::max);
        let last = text_width(&self.index(self.cells.len()).to_string());
        let labels = self.first_index.map_or(0.0, |_| last + 4.0);
        let wide = (texts + 14.0).max(labels).max(HIGH).max(self.room_for_names());
        let start = if self.name.is_empty() { 0.0 } else { text_width(&self.name) + 10.0 };
        let reach = |arc: &Arc| length(arc.from.abs_diff(arc.to)) * wide;
        let rise = self.arcs.iter().map(reach).fold(0.0, f64::max).min(160.0) / 4.0;
        let over = if self.arcs.is_empty() { 0.0 } else { rise + LINE };
        let indices = if self.first_index.is_some() { LINE } else { 0.0 };
        let top = over + indices;
        let pointers = if self.pointers.is_empty() { 0.0 } else { 2.0 * LINE };
        let mut drawing =
            Drawing::new(start + wide * length(self.n_positions()), top + HIGH + pointers);
        let middle = |position: usize| start + wide * (length(position) + 0.5);
        drawing.text((0.0, top + HIGH / 2.0 + 5.0), Anchor::Start, "label", &self.name);
        if self.cells.is_empty() {
            drawing.text((start, top + HIGH / 2.0 + 5.0), Anchor::Start, "note", EMPTY);
        }
        for position in 0..self.n_positions() {
            let corner = (middle(position) - wide / 2.0, top);
            if let Some(cell) = self.cells.get(position) {
                drawing.cell(corner, (wide, HIGH), &cell.text, cell.role);
            }
            if self.first_index.is_some() {
                let index = self.index(position).to_string();
                drawing.text((middle(position), top - 6.0), Anchor::Middle, "note", &index);
            }
            let names = self.names_at(position);
            if !names.is_empty() {
                let tip = (middle(position), top + HIGH + 2.0);
                drawing.arrow((tip.0, tip.1 + 14.0), tip, None);
                let below = (tip.0, tip.1 + 30.0);
                drawing.text(below, Anchor::Middle, "label", &names);
            }
        }
        for arc in &self.arcs {
            let (from, to) = ((middle(arc.from), over), (middle(arc.to), over));
            let high = reach(arc).min(160.0) / 4.0;
            drawing.arc(from, to, high, arc.role);
            let label = (f64::midpoint(from.0, to.0), over - high - 4.0);
            drawing.text(label, Anchor::Middle, "note", &arc.label);
        }
        drawing
    }

    fn roles(&self) -> Vec<Role> {
        let cells = self.cells.iter().filter_map(|cell| cell.role);
        cells.chain(self.arcs.iter().filter_map(|arc| arc.role)).collect()
    }
}
