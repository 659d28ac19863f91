use crate::svg::{Anchor, Drawing, LINE, length, text_width};
use crate::text::{EMPTY, left, paint, right, width};
use crate::{Cell, Draw, Role};

/// A text with patterns aligned below it. The indices of the text are shown above.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Alignment {
    /// The name of the text; may be empty.
    pub name: String,
    /// The characters of the text.
    pub text: Vec<Cell>,
    /// The patterns below the text, from top to bottom.
    pub below: Vec<Laid>,
}

/// A pattern aligned below a text.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Laid {
    /// The name of the pattern, or why it is placed there; may be empty.
    pub name: String,
    /// The index in the text of the character above the first one of the pattern. The pattern may
    /// extend past the end of the text.
    pub at: usize,
    /// The characters of the pattern.
    pub cells: Vec<Cell>,
}

impl Laid {
    /// Creates a pattern without marks.
    pub fn new<T: ToString>(
        name: impl Into<String>,
        at: usize,
        values: impl IntoIterator<Item = T>,
    ) -> Self {
        Laid { name: name.into(), at, cells: values.into_iter().map(Cell::new).collect() }
    }

    /// The first column to the right of the pattern.
    fn end(&self) -> usize {
        self.at + self.cells.len()
    }

    /// The cell of the pattern in a column of the text.
    fn cell(&self, column: usize) -> Option<&Cell> {
        self.cells.get(column.checked_sub(self.at)?)
    }
}

impl Alignment {
    /// Creates a text without marks and without patterns below it.
    pub fn new<T: ToString>(values: impl IntoIterator<Item = T>) -> Self {
        Alignment { text: values.into_iter().map(Cell::new).collect(), ..Alignment::default() }
    }

    /// Adds a pattern below the others.
    pub fn with(mut self, laid: Laid) -> Self {
        self.below.push(laid);
        self
    }

    fn n_columns(&self) -> usize {
        self.below.iter().map(Laid::end).fold(self.text.len(), usize::max)
    }

    fn cells(&self) -> impl Iterator<Item = &Cell> {
        self.text.iter().chain(self.below.iter().flat_map(|laid| &laid.cells))
    }
}

impl Draw for Alignment {
    fn text(&self, color: bool) -> String {
        let names = self.below.iter().map(|laid| width(&laid.name));
        let index = if self.text.is_empty() { "" } else { "index" };
        let head = names.fold(width(&self.name).max(width(index)), usize::max);
        // Every column has room for its mark, its index, and its widest character.
        let wide: Vec<usize> = (0..self.n_columns())
            .map(|column| {
                let below = self.below.iter().filter_map(|laid| laid.cell(column));
                let cells = self.text.get(column).into_iter().chain(below);
                cells.map(|cell| width(&cell.shown())).fold(width(&column.to_string()), usize::max)
            })
            .collect();
        let row = |name: &str, cell: &dyn Fn(usize) -> (String, Option<Role>)| {
            let mut line = left(name, head);
            for (column, wide) in wide.iter().enumerate() {
                let (shown, role) = cell(column);
                line.push_str(if line.is_empty() { "" } else { " " });
                line.push_str(&paint(&right(&shown, *wide), role, color));
            }
            line.trim_end().to_owned() + "\n"
        };
        let shown = |cell: Option<&Cell>| {
            cell.map_or_else(Default::default, |cell| (cell.shown(), cell.role))
        };
        let mut text = String::new();
        if self.text.is_empty() {
            let name = left(&self.name, head);
            text.push_str(format!("{name} {EMPTY}").trim_start());
            text.push('\n');
        } else {
            let indices = |column: usize| match self.text.get(column) {
                Some(_) => (column.to_string(), None),
                None => Default::default(),
            };
            text.push_str(&row(index, &indices));
            text.push_str(&row(&self.name, &|column| shown(self.text.get(column))));
        }
        for laid in &self.below {
            if laid.cells.is_empty() {
                text.push_str(&format!("{} {EMPTY} at {}\n", left(&laid.name, head), laid.at));
            } else {
                text.push_str(&row(&laid.name, &|column| shown(laid.cell(column))));
            }
        }
        text
    }

    fn svg(&self) -> Drawing {
        const HIGH: f64 = 26.0;
        const GAP: f64 = 6.0;
        let texts = self.cells().map(|cell| text_width(&cell.text)).fold(0.0, f64::max);
        let last = text_width(&self.text.len().to_string());
        let wide = (texts + 10.0).max(last + 4.0).max(HIGH - 4.0);
        let names = self.below.iter().map(|laid| text_width(&laid.name));
        let start = match names.fold(text_width(&self.name), f64::max) {
            head if 0.0 < head => head + 10.0,
            _ => 0.0,
        };
        let n_rows = length(1 + self.below.len());
        let size = (start + wide * length(self.n_columns()), LINE + (HIGH + GAP) * n_rows - GAP);
        let mut drawing = Drawing::new(size.0, size.1);
        let middle = |column: usize| start + wide * (length(column) + 0.5);
        for column in 0..self.text.len() {
            let at = (middle(column), LINE - 6.0);
            drawing.text(at, Anchor::Middle, "note", &column.to_string());
        }
        let mut top = LINE;
        let mut row = |name: &str, at: usize, cells: &[Cell]| {
            let base = top + HIGH / 2.0 + 5.0;
            drawing.text((0.0, base), Anchor::Start, "label", name);
            for (j, cell) in cells.iter().enumerate() {
                let corner = (middle(at + j) - wide / 2.0, top);
                drawing.cell(corner, (wide, HIGH), &cell.text, cell.role);
            }
            if cells.is_empty() {
                let corner = middle(at) - wide / 2.0;
                drawing.text((corner, base), Anchor::Start, "note", EMPTY);
            }
            top += HIGH + GAP;
        };
        row(&self.name, 0, &self.text);
        for laid in &self.below {
            row(&laid.name, laid.at, &laid.cells);
        }
        drawing
    }

    fn roles(&self) -> Vec<Role> {
        self.cells().filter_map(|cell| cell.role).collect()
    }
}
