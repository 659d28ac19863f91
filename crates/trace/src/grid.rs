use crate::svg::{Anchor, Drawing, LINE, length, text_width};
use crate::text::{EMPTY, left, marked, one_line, paint, right, width};
use crate::{Cell, Draw, Role};

/// A table, matrix, or board: rows of cells with headers, and arrows and lines over them.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Grid {
    /// The name of the table; may be empty.
    pub name: String,
    /// The column headers; empty for none.
    pub columns: Vec<String>,
    /// The rows, from top to bottom.
    pub rows: Vec<Row>,
    /// Arrows from cell to cell.
    pub arrows: Vec<Arrow>,
    /// Straight lines that need not end in a cell.
    pub lines: Vec<Line>,
}

/// A row of a grid.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Row {
    /// The text before the row; may be empty.
    pub header: String,
    /// The cells, from left to right.
    pub cells: Vec<Cell>,
    /// The text after the row; may be empty.
    pub note: String,
    /// Whether a gap separates the row from the one above.
    pub apart: bool,
}

/// An arrow from one cell of a grid to another, both as (row, column).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrow {
    /// The cell where it starts.
    pub from: (usize, usize),
    /// The cell where it ends.
    pub to: (usize, usize),
    /// The mark, if any.
    pub role: Option<Role>,
}

/// A straight line over a grid. Its ends are given as (row, column), both finite; (0, 0) is the
/// center of the first cell.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// One end.
    pub from: (f64, f64),
    /// The other end.
    pub to: (f64, f64),
    /// What the line is called in text: "slope 1.618". If empty, the text says "a line".
    pub label: String,
    /// The mark, if any.
    pub role: Option<Role>,
}

impl Row {
    /// Creates a row of cells without marks.
    pub fn new<T: ToString>(
        header: impl Into<String>,
        values: impl IntoIterator<Item = T>,
    ) -> Self {
        let cells = values.into_iter().map(Cell::new).collect();
        Row { header: header.into(), cells, ..Row::default() }
    }
}

impl Grid {
    /// The number of columns in the picture. A row may have fewer cells.
    ///
    /// # Panics
    /// If an arrow refers to a row or column that does not exist, or an end of a line is not
    /// finite. Each is a bug in the demo.
    fn n_columns(&self) -> usize {
        let n_columns = self.longest_row();
        for Arrow { from, to, .. } in &self.arrows {
            let is_there = |cell: &(usize, usize)| cell.0 < self.rows.len() && cell.1 < n_columns;
            assert!(is_there(from) && is_there(to), "an arrow to a cell outside the grid");
        }
        for Line { from, to, .. } in &self.lines {
            let ends = [from.0, from.1, to.0, to.1];
            assert!(ends.iter().all(|end| end.is_finite()), "a line that ends nowhere");
        }
        n_columns
    }

    fn longest_row(&self) -> usize {
        let cells = self.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        cells.max(self.columns.len())
    }

    /// The name in text of the cell at (row, column): by its headers, where there are any.
    fn named(&self, (row, column): (usize, usize)) -> String {
        let or_index = |header: Option<&String>, index: usize| {
            header.filter(|header| !header.is_empty()).cloned().unwrap_or_else(|| index.to_string())
        };
        let header = self.rows.get(row).map(|row| &row.header);
        format!("({}, {})", or_index(header, row), or_index(self.columns.get(column), column))
    }
}

impl Draw for Grid {
    fn text(&self, color: bool) -> String {
        let shown = |row: &Row, column: usize| row.cells.get(column).map(Cell::shown);
        let wide: Vec<usize> = (0..self.n_columns())
            .map(|column| {
                let cells = self.rows.iter().filter_map(|row| shown(row, column));
                let header = self.columns.get(column).cloned();
                cells.chain(header).map(|text| width(&text)).max().unwrap_or(0)
            })
            .collect();
        if self.rows.is_empty() && self.columns.is_empty() {
            return format!("{} {EMPTY}", one_line(&self.name)).trim_start().to_owned() + "\n";
        }
        let headers = self.rows.iter().map(|row| width(&row.header));
        let head = headers.chain([width(&self.name)]).max().unwrap_or(0);
        let mut text = String::new();
        if !self.name.is_empty() || !self.columns.is_empty() {
            let mut line = left(&self.name, head);
            for (column, header) in self.columns.iter().enumerate() {
                line.push_str(if head == 0 && column == 0 { "" } else { " " });
                line.push_str(&right(header, wide[column]));
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        for row in &self.rows {
            let mut line = left(&row.header, head);
            for (column, cell) in row.cells.iter().enumerate() {
                line.push_str(if head == 0 && column == 0 { "" } else { " " });
                line.push_str(&paint(&right(&cell.shown(), wide[column]), cell.role, color));
            }
            if !row.note.is_empty() {
                line.push_str("  ");
                line.push_str(&one_line(&row.note));
            }
            if row.apart {
                text.push('\n');
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        for arrow in &self.arrows {
            let ends = format!("{} -> {}", self.named(arrow.from), self.named(arrow.to));
            text.push_str(&paint(&marked(&ends, arrow.role), arrow.role, color));
            text.push('\n');
        }
        for line in &self.lines {
            let label = if line.label.is_empty() { "a line" } else { &line.label };
            text.push_str(&paint(&marked(label, line.role), line.role, color));
            text.push('\n');
        }
        text
    }

    fn svg(&self) -> Drawing {
        const SIDE: f64 = 30.0;
        const GAP: f64 = 10.0;
        let cells = self.rows.iter().flat_map(|row| &row.cells).map(|cell| text_width(&cell.text));
        let headers = self.columns.iter().map(|header| text_width(header));
        let wide = cells.chain(headers).fold(0.0, f64::max) + 14.0;
        let wide = wide.max(SIDE);
        let heads = self.rows.iter().map(|row| text_width(&row.header));
        let start = match heads.fold(text_width(&self.name), f64::max) {
            head if 0.0 < head => head + GAP,
            _ => 0.0,
        };
        let notes = self.rows.iter().map(|row| text_width(&row.note)).fold(0.0, f64::max);
        let top = if self.columns.is_empty() && self.name.is_empty() { 0.0 } else { LINE + 4.0 };
        // The top of each row. A row that is set apart is moved down by a gap.
        let mut tops = Vec::with_capacity(self.rows.len());
        let mut y = top;
        for row in &self.rows {
            y += if row.apart { GAP } else { 0.0 };
            tops.push(y);
            y += SIDE;
        }
        let right_edge = start + wide * length(self.n_columns());
        let room_for_notes = if 0.0 < notes { GAP + notes } else { 0.0 };
        let mut drawing = Drawing::new(right_edge + room_for_notes, y);
        drawing.text((0.0, top - 8.0), Anchor::Start, "note", &self.name);
        let middle = |column: usize| start + wide * (length(column) + 0.5);
        for (column, header) in self.columns.iter().enumerate() {
            drawing.text((middle(column), top - 8.0), Anchor::Middle, "note", header);
        }
        for (row, &row_top) in self.rows.iter().zip(&tops) {
            let base = row_top + SIDE / 2.0 + 5.0;
            drawing.text((start - GAP, base), Anchor::End, "label", &row.header);
            for (column, cell) in row.cells.iter().enumerate() {
                let corner = (middle(column) - wide / 2.0, row_top);
                drawing.cell(corner, (wide, SIDE), &cell.text, cell.role);
            }
            drawing.text((right_edge + GAP, base), Anchor::Start, "label", &row.note);
        }
        if self.rows.is_empty() && self.columns.is_empty() {
            let name = text_width(&self.name);
            let behind = if 0.0 < name { name + GAP } else { 0.0 };
            drawing.height = LINE + 4.0;
            drawing.text((behind, LINE - 4.0), Anchor::Start, "note", EMPTY);
        }
        let place = |(row, column): (f64, f64)| {
            // Every row that is set apart moves down, along with everything below it.
            let apart = self
                .rows
                .iter()
                .enumerate()
                .filter(|(i, above)| above.apart && length(*i) <= row + 0.5);
            let down = GAP * length(apart.count());
            (start + wide * (column + 0.5), top + SIDE * (row + 0.5) + down)
        };
        for line in &self.lines {
            drawing.line(place(line.from), place(line.to), "line", line.role);
        }
        for arrow in &self.arrows {
            let center = |(row, column): (usize, usize)| place((length(row), length(column)));
            let (from, to) = (center(arrow.from), center(arrow.to));
            // The arrow stays clear of both centers, so that the texts of the cells stay readable.
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let short = SIDE * 0.4 / dx.hypot(dy).max(1.0);
            let tail = (from.0 + dx * short, from.1 + dy * short);
            let tip = (to.0 - dx * short, to.1 - dy * short);
            drawing.arrow(tail, tip, arrow.role);
        }
        drawing
    }

    fn roles(&self) -> Vec<Role> {
        let cells = self.rows.iter().flat_map(|row| &row.cells).filter_map(|cell| cell.role);
        let arrows = self.arrows.iter().filter_map(|arrow| arrow.role);
        let lines = self.lines.iter().filter_map(|line| line.role);
        cells.chain(arrows).chain(lines).collect()
    }
}
