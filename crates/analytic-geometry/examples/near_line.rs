//! The sign of a cross product of floats, near a line:
//! `cargo run -p analytic-geometry --example near_line -- 13`.

use std::cmp::Ordering;
use std::process::ExitCode;

use analytic_geometry::polygon::cross_product::Orientation;
use analytic_geometry::polygon::cross_product::exact::{by_rounding, orientation};
use analytic_geometry::{Point, points};
use input::Input;
use trace::{Cell, Demo, Frame, Grid, Options, Role, Row, Trace, counted, plural};

pub(crate) const DEMO: Demo = Demo {
    package: "analytic-geometry",
    name: "near_line",
    about: "Floats near (1/2, 1/2), seen from the line through (12, 12) and (24, 24): above or below?",
    arguments: "STEP: how many floats from one column to the next, and from one row to the next",
    worked: &["1", "13"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Rows, and columns.
const SIDE: u16 = 20;

type Points = [Point<f64>; 3];

/// The cross product in floats, as one would write it first.
fn rounded([p, q, r]: Points) -> Orientation {
    let cross = (q.x() - p.x()) * (r.y() - p.y()) - (r.x() - p.x()) * (q.y() - p.y());
    if cross < 0.0 {
        Orientation::Right
    } else if 0.0 < cross {
        Orientation::Left
    } else {
        Orientation::Collinear
    }
}

/// The line as it is seen from the point: above it, the way from q to r turns to the left.
fn sign(side: Orientation) -> &'static str {
    match side {
        Orientation::Left => "+",
        Orientation::Collinear => "0",
        Orientation::Right => "-",
    }
}

/// The verb for so many signs.
fn are(n: usize) -> &'static str {
    if n == 1 { "is" } else { "are" }
}

fn draw(input: &mut Input<'_>, _: &Options) -> trace::Result<Trace> {
    let step: u16 = input.number_in(1..=1000, "the step")?;
    input.end("the step")?;
    // Between 1/2 and 1 the floats are 2^-53 apart.
    let place = |nth: u16| 0.5 + f64::from(nth) * f64::from(step) * (f64::EPSILON / 2.0);
    let at = |i: u16, j: u16| -> trace::Result<Points> {
        let points = points([(place(i), place(j)), (12.0, 12.0), (24.0, 24.0)])?;
        Ok([points[0], points[1], points[2]])
    };
    let grid = |cell: &dyn Fn(Points, Orientation) -> Cell| -> trace::Result<Grid> {
        let row = |j: u16| {
            // What is right: the point is above the line if it is farther up than it is to the
            // right.
            let truth = |i: u16| match j.cmp(&i) {
                Ordering::Less => Orientation::Right,
                Ordering::Equal => Orientation::Collinear,
                Ordering::Greater => Orientation::Left,
            };
            let cell = |i| Ok(cell(at(i, j)?, truth(i)));
            let cells = (0..SIDE).map(cell).collect::<trace::Result<_>>()?;
            Ok(Row { cells, ..Row::default() })
        };
        // Upwards, as in a plane.
        let rows = (0..SIDE).rev().map(row).collect::<trace::Result<_>>()?;
        Ok(Grid { rows, ..Grid::default() })
    };
    let marked = |side: Orientation, role: Option<Role>| Cell { role, ..Cell::new(sign(side)) };
    let of_rounded = grid(&|points, truth| {
        let side = rounded(points);
        marked(side, (side != truth).then_some(Role::Rejected))
    })?;
    let of_bound = grid(&|[p, q, r], _| match by_rounding(p, q, r) {
        Some(side) => marked(side, Some(Role::Settled)),
        None => Cell { role: Some(Role::Frontier), ..Cell::new("?") },
    })?;
    let of_exact = grid(&|[p, q, r], truth| {
        let side = orientation(p, q, r);
        marked(side, Some(if side == truth { Role::Settled } else { Role::Rejected }))
    })?;
    let count = |grid: &Grid, role: Role| {
        let cells = grid.rows.iter().flat_map(|row| &row.cells);
        cells.filter(|cell| cell.role == Some(role)).count()
    };
    let (n_wrong, n_open) = (count(&of_rounded, Role::Rejected), count(&of_bound, Role::Frontier));
    let n_wrong_now = count(&of_exact, Role::Rejected);
    let n_points = SIDE * SIDE;
    let frames = vec![
        Frame::new(format!("With rounding, {n_wrong} of {n_points} signs {} wrong. There should be + above the line and - below it.", are(n_wrong)))
            .with(of_rounded)
            .at("let cross = left - right;"),
        Frame::new(format!("The bound on the error reveals this: {} not certain.", counted(n_open, "sign is", "signs are")))
            .with(of_bound)
            .at("BOUND * (left.abs() + right.abs()) <= cross.abs()"),
        Frame::new(format!("These signs are computed again, with what was lost before. Now {} wrong.", counted(n_wrong_now, "sign is", "signs are")))
            .with(of_exact)
            .at("return of_sign(cross);"),
    ];
    Ok(Trace {
        title: format!("{n_points} points near a line, {} apart", plural(step, "float")),
        frames,
        answer: format!(
            "With rounding, {n_wrong} of {n_points} signs {} wrong. Without rounding, {n_wrong_now} {} wrong.",
            are(n_wrong),
            are(n_wrong_now)
        ),
    })
}
