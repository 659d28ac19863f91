//! The simplex method, vertex by vertex:
//! `cargo run -p linear-algebra --example simplex -- max 1 1 st 4 -1 le 8 2 1 le 10 -5 2 le 2`.

use std::process::ExitCode;

use input::Input;
use linear_algebra::linear_programming::simplex::model::{Model, Relation};
use linear_algebra::linear_programming::simplex::{
    Optimum, Program, Settings, Step, Tableau, Verdict, simplex_watched,
};
use linear_algebra::{Matrix, Ratio};
use trace::{
    Chart, Demo, Frame, Grid, Options, Plane, PlaneLine, PlanePath, PlanePoint, Role, Row, Shape,
    Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "linear-algebra",
    name: "simplex",
    about: "The greatest or least value of a sum under conditions le (<=), ge (>=) and eq (=); no variable is\n\
            negative.",
    arguments: "max|min COST... st [COEFFICIENT... le|ge|eq LIMIT]...",
    worked: &["max 1 1 st 4 -1 le 8 2 1 le 10 5 -2 ge -2"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

const MOST: usize = 8;

fn relation(word: &str) -> Option<Relation> {
    match word {
        "le" | "<=" => Some(Relation::Le),
        "ge" | ">=" => Some(Relation::Ge),
        "eq" | "=" => Some(Relation::Eq),
        _ => None,
    }
}

fn number(input: &Input<'_>, what: &str, word: &str) -> trace::Result<Ratio> {
    Ok(word.parse().map_err(|error| input.invalid_number(what, error))?)
}

/// What a reader has typed, as far as the standard form has lost it.
struct Typed {
    is_min: bool,
    relations: Vec<Relation>,
}

impl Typed {
    /// Numbers for the rows of the standard form, as numbers for the conditions: `ge` has been
    /// turned round, and `eq` has become two rows.
    fn by_condition(&self, of_rows: &[Ratio]) -> Vec<Ratio> {
        let mut of_rows = of_rows.iter().copied();
        let mut next = || of_rows.next().unwrap_or_default();
        let number = |relation: &Relation| match relation {
            Relation::Le => next(),
            Relation::Ge => -next(),
            Relation::Eq => next() - next(),
        };
        self.relations.iter().map(number).collect()
    }

    /// A number of the objective, which has been negated for a minimum.
    fn value(&self, number: Ratio) -> Ratio {
        if self.is_min { -number } else { number }
    }
}

fn read(input: &mut Input<'_>) -> trace::Result<(Typed, Model<Ratio>)> {
    let is_min = match input.word("max or min")? {
        "max" => false,
        "min" => true,
        _ => return Err(input.invalid("max or min", "is neither").into()),
    };
    let mut costs = Vec::new();
    while !input.is_end() {
        match input.word("a coefficient")? {
            "st" => break,
            word => costs.push(number(input, "a coefficient", word)?),
        }
    }
    let n = costs.len();
    let mut model = if is_min { Model::minimize(costs) } else { Model::maximize(costs) };
    let mut relations = Vec::new();
    while !input.is_end() {
        let (nth, mut row) = (relations.len() + 1, Vec::new());
        let relation = loop {
            let word = input.word(format_args!("condition {nth}"))?;
            match relation(word) {
                Some(relation) => break relation,
                None => row.push(number(input, &format!("condition {nth}"), word)?),
            }
        };
        if row.len() != n {
            let s = |n: usize| if n == 1 { "" } else { "s" };
            let (m, said) = (row.len(), format!("condition {nth}"));
            let error = input.invalid(said, "");
            return Err(format!(
                "condition {nth}: {m} coefficient{} for {n} variable{} ({})",
                s(m),
                s(n),
                error.place
            )
            .into());
        }
        let what = format!("the limit of condition {nth}");
        let word = input.word(&what)?;
        model = model.subject_to(row, relation, number(input, &what, word)?);
        relations.push(relation);
    }
    Ok((Typed { is_min, relations }, model))
}

fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let (typed, model) = read(input)?;
    let program = model.standard()?;
    let (a, _, c) = program.parts();
    let (n, m) = (c.len(), a.n_rows());
    let is_large = MOST < n || MOST < m;
    let mut steps: Vec<(Step, Tableau<Ratio>)> = Vec::new();
    let verdict = simplex_watched(&program, Settings::default(), |step, tableau| {
        if !is_large {
            steps.push((step, tableau.clone()));
        }
    })?;
    let mut frames = Vec::new();
    if is_large {
        let limit = format!("{MOST} variables and {MOST} conditions, of which an equation is two");
        frames.push(Frame::too_large(limit));
    }
    let planes = (0..steps.len()).filter(|_| n == 2);
    let mut planes: Vec<_> = planes.map(|nth| plane(&program, &steps, nth, &typed)).collect();
    if !planes.iter().all(Plane::is_drawable) {
        // The table says it all, to the last digit.
        planes.clear();
    }
    let mut planes = planes.into_iter();
    for (step, tableau) in &steps {
        let mut frame = Frame::new(caption(*step, tableau, &verdict, &typed))
            .with(table(*step, tableau, &typed));
        if let Some(plane) = planes.next() {
            frame = frame.with(plane);
        }
        frames.push(frame.at(match step {
            Step::Pivot { phase: 1, column, .. }
                if tableau.nonbasic()[*column] == tableau.auxiliary() =>
            {
                "tableau.loosen();"
            }
            Step::Pivot { .. } => "watch(Step::Pivot { phase, row, column }, self);",
            Step::End { phase: 1 } => "watch(Step::End { phase: 1 }, &tableau);",
            Step::End { .. } => "watch(Step::End { phase: 2 }, &tableau);",
        }));
    }
    let s = |n: usize| if n == 1 { "" } else { "s" };
    let (best, n_typed) = (if typed.is_min { "least" } else { "greatest" }, typed.relations.len());
    Ok(Trace {
        title: format!("The {best} value: {n} variable{}, {n_typed} condition{}", s(n), s(n_typed)),
        frames,
        answer: answer(&verdict, best, &typed),
    })
}

fn answer(verdict: &Verdict<Ratio>, best: &str, typed: &Typed) -> String {
    let listed = |x: &[Ratio]| trace::list(x, ", ");
    let point = |x: &[Ratio]| {
        let values = x.iter().enumerate().map(|(i, x)| format!("x{} = {x}", i + 1));
        let values: Vec<String> = values.collect();
        if values.is_empty() { "no variable".into() } else { values.join(", ") }
    };
    match verdict {
        Verdict::Optimal(Optimum { value, x, is_unique, duals }) => {
            let value = typed.value(*value);
            let others = if *is_unique { "" } else { " There may be other points as good." };
            let prices: Vec<Ratio> =
                typed.by_condition(duals).into_iter().map(|price| typed.value(price)).collect();
            let prices = match prices[..] {
                [] => String::new(),
                _ => format!(" Prices: {}.", listed(&prices)),
            };
            format!("The {best} value is {value}, at {}.{others}{prices}", point(x))
        }
        Verdict::Unbounded { point: from, ray } => {
            let goes = if typed.is_min { "falls" } else { "grows" };
            format!(
                "There is no {best} value: from {} it {goes} for ever along {}.",
                point(from),
                listed(ray)
            )
        }
        Verdict::Infeasible { multipliers } => {
            let mut parts = Vec::new();
            for (i, y) in typed.by_condition(multipliers).into_iter().enumerate() {
                if y != Ratio::from(0) {
                    let names = ["first", "second", "third"];
                    let name =
                        names.get(i).map_or(format!("condition {}", i + 1), ToString::to_string);
                    let name = if i < 3 { format!("the {name}") } else { name };
                    parts.push(format!("{y} times {name}"));
                }
            }
            let say = if parts.len() == 1 { "says" } else { "say" };
            format!("No point satisfies all conditions: {} {say} so.", parts.join(" and "))
        }
    }
}

/// The name of a variable: the slacks go on where the program's own end, the auxiliary one is x0.
fn name(tableau: &Tableau<Ratio>, variable: usize) -> String {
    if variable == tableau.auxiliary() { "x0".into() } else { format!("x{}", variable + 1) }
}

fn caption(
    step: Step,
    tableau: &Tableau<Ratio>,
    verdict: &Verdict<Ratio>,
    typed: &Typed,
) -> String {
    match step {
        Step::Pivot { phase, row, column } => {
            let (enters, leaves) = (tableau.nonbasic()[column], tableau.basic()[row]);
            let pair =
                format!("{} enters, {} leaves", name(tableau, enters), name(tableau, leaves));
            let first = if enters == tableau.auxiliary() {
                "Phase 1: the origin is no vertex. Loosen all conditions by x0: "
            } else if phase == 1 {
                "Phase 1, make x0 small: "
            } else {
                ""
            };
            format!("{first}{pair}.")
        }
        Step::End { phase: 1 } => match verdict {
            Verdict::Infeasible { .. } => {
                "x0 cannot become 0: the conditions contradict each other.".into()
            }
            _ => "x0 is 0: here is a vertex. It is taken out again.".into(),
        },
        Step::End { .. } => match verdict {
            Verdict::Unbounded { .. } => {
                "A variable can grow without end: no row holds it back.".into()
            }
            _ if typed.is_min => {
                "No entry of the last row is negative: nothing makes the value less.".into()
            }
            _ => "No entry of the last row is negative: nothing makes the value greater.".into(),
        },
    }
}

fn table(step: Step, tableau: &Tableau<Ratio>, typed: &Typed) -> Grid {
    let mut columns: Vec<String> =
        tableau.nonbasic().iter().map(|variable| name(tableau, *variable)).collect();
    columns.push("limit".into());
    let m = tableau.basic().len();
    let mut rows: Vec<Row> = Vec::new();
    for (i, entries) in tableau.matrix().rows().enumerate() {
        let header = match tableau.basic().get(i) {
            Some(variable) => name(tableau, *variable),
            None if i == m && typed.is_min => "-value".into(),
            None if i == m => "value".into(),
            None => "-x0".into(),
        };
        rows.push(Row { apart: i == m, ..Row::new(header, entries) });
    }
    if let Step::Pivot { row, column, .. } = step {
        for (i, line) in rows.iter_mut().enumerate().take(m) {
            line.cells[column].role = (i != row).then_some(Role::Compared);
        }
        rows[row].cells[column].role = Some(Role::Active);
    }
    Grid { columns, rows, ..Grid::default() }
}

/// The conditions as half-planes, the way up to now, and the objective's line through the vertex.
fn plane(
    program: &Program<Ratio>,
    steps: &[(Step, Tableau<Ratio>)],
    nth: usize,
    typed: &Typed,
) -> Plane {
    let (a, b, c) = program.parts();
    let to = |x: &[Ratio]| (x[0].to_f64(), x[1].to_f64());
    let point = |tableau: &Tableau<Ratio>| to(&tableau.point());
    let mut plane = Plane {
        axes: ["x1".into(), "x2".into()],
        room: vec![(0.0, 0.0), (1.0, 1.0)],
        stretched: true,
        ..Plane::default()
    };
    plane.room.extend(steps.iter().map(|(_, tableau)| point(tableau)));
    plane.room.extend(corners(program).iter().map(|x| to(x)));
    for (i, (row, limit)) in a.rows().zip(b).enumerate() {
        let normal = to(row);
        if normal != (0.0, 0.0) {
            let line = PlaneLine::half_plane(normal, limit.to_f64());
            plane.lines.push(line.labeled(format!("x{} = 0", i + 3)));
        }
    }
    let mut way: Vec<(f64, f64)> =
        steps[..=nth].iter().map(|(_, tableau)| point(tableau)).collect();
    let places = way.clone();
    way.dedup();
    if 1 < way.len() {
        plane.paths.push(PlanePath::new(Shape::Arrow, way).marked(Role::Settled));
    }
    for (i, at) in places.into_iter().enumerate() {
        // A vertex may be met several times.
        plane.points.retain(|point| point.at != at);
        let (step, tableau) = &steps[i];
        let is_last = matches!(step, Step::End { phase: 2 });
        let is_outside = matches!(step, Step::Pivot { phase: 1, .. });
        let role = match (i == nth, is_last) {
            _ if is_outside => Role::Rejected,
            (true, true) => Role::Chosen,
            (true, false) => Role::Active,
            _ => Role::Settled,
        };
        let x = tableau.point();
        plane
            .points
            .push(PlanePoint::new("", at).marked(role).noted(format!("({}, {})", x[0], x[1])));
    }
    let here = point(&steps[nth].1);
    let costs = [typed.value(c[0]), typed.value(c[1])];
    let normal = to(&costs);
    if normal != (0.0, 0.0) {
        let level = normal.0 * here.0 + normal.1 * here.1;
        let point = steps[nth].1.point();
        let value = costs[0] * point[0] + costs[1] * point[1];
        let line = PlaneLine::new(normal, level).labeled(format!("value {value}"));
        plane.lines.push(line.marked(Role::Active).styled(Style::Dashed));
    }
    plane
}

/// Where two of the lines meet within all half-planes: what the picture must have room for.
fn corners(program: &Program<Ratio>) -> Vec<[Ratio; 2]> {
    let (a, b, _) = program.parts();
    let (zero, one) = (Ratio::from(0), Ratio::from(1));
    let mut lines: Vec<[Ratio; 3]> = vec![[-one, zero, zero], [zero, -one, zero]];
    lines.extend(a.rows().zip(b).map(|(row, limit)| [row[0], row[1], *limit]));
    let mut corners = Vec::new();
    for (i, [a, b, e]) in lines.iter().copied().enumerate() {
        for [c, d, f] in lines[..i].iter().copied() {
            let area = a * d - b * c;
            // No number if they are parallel, and then within nothing.
            let (x, y) = ((e * d - b * f) / area, (a * f - e * c) / area);
            if lines.iter().all(|line| line[0] * x + line[1] * y <= line[2]) {
                corners.push([x, y]);
            }
        }
    }
    corners
}

pub(crate) const SIZES: [u32; 5] = [4, 8, 16, 32, 64];

/// The pivots of a program of n variables and n conditions that looks random: two thirds of its
/// entries are zero, so that many conditions matter.
pub(crate) fn counts(n: u32) -> [u32; 1] {
    let mut state = u64::from(n);
    let mut draw = || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        f64::from(u16::try_from(state >> 48).unwrap_or(0)) + 1.0
    };
    let side = n as usize;
    let a = Matrix::from_fn(side, side, |row, column| {
        let is_there = row == column || draw() < 21_845.0;
        if is_there { draw() } else { 0.0 }
    });
    let b = (0..n).map(|_| draw()).collect();
    let c = (0..n).map(|_| draw()).collect();
    let Ok(program) = Program::new(a, b, c) else { return [0] };
    let mut pivots = 0;
    let count = |step, _: &Tableau<f64>| pivots += u32::from(matches!(step, Step::Pivot { .. }));
    let verdict = simplex_watched(&program, Settings::default(), count);
    [if verdict.is_ok() { pivots } else { 0 }]
}

fn cost() -> Chart {
    let axes = ["variables, and as many conditions", "pivots"];
    Chart::from_counts("Pivots", axes, &SIZES, ["random programs"], counts)
}
