//! The simplex method, vertex by vertex:
//! `cargo run -p linear-algebra --example simplex -- max 3 2 st 2 1 le 12 1 1 le 9 0 1 le 7`.

use std::process::ExitCode;

use input::Input;
use linear_algebra::linear_programming::simplex::model::{Model, Relation};
use linear_algebra::linear_programming::simplex::plain;
use linear_algebra::linear_programming::simplex::{
    Optimum, Program, Rule, Settings, SimplexError, Step, Tableau, Verdict, simplex_watched,
};
use linear_algebra::{Matrix, Ratio};
use trace::{
    Chart, Demo, Flag, Frame, Grid, Options, Plane, PlaneLine, PlanePath, PlanePoint, Role, Row,
    Shape, SplitMix64, Style, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "linear-algebra",
    name: "simplex",
    about: "The greatest or least value of a sum under constraints le (<=), ge (>=) and eq (=); no variable is\n\
            negative.",
    arguments: "max|min COST... st [COEFFICIENT... le|ge|eq RIGHT-SIDE]...",
    worked: &["max 3 2 st 2 1 le 12 1 1 le 9 0 1 le 7"],
    flags: &[Flag {
        name: "--largest",
        value: None,
        about: "the largest coefficient enters, even if the bases repeat",
    }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: if cfg!(target_family = "wasm") { None } else { Some(cost) },
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// The most variables and constraints that are drawn.
const MOST: usize = 8;

/// The most variables with which a row has room for its equation.
const MOST_EQUATIONS: usize = 3;

/// Two products and three resources, of which both products need the third.
fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    let mut number = |least: usize, most: usize| least + dice.below(most - least + 1);
    let mut line = format!("max {} {} st", number(1, 5), number(1, 5));
    for least in [[1, 0], [0, 1], [1, 1]] {
        line += &format!(" {} {}", number(least[0], 4), number(least[1], 4));
        line += &format!(" le {}", number(6, 20));
    }
    line
}

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
    /// Numbers for the rows of the standard form, as numbers for the constraints: `ge` has been
    /// turned round, and `eq` has become two rows.
    fn by_constraint(&self, of_rows: &[Ratio]) -> Vec<Ratio> {
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
            let word = input.word(format_args!("constraint {nth}"))?;
            match relation(word) {
                Some(relation) => break relation,
                None => row.push(number(input, &format!("constraint {nth}"), word)?),
            }
        };
        if row.len() != n {
            let s = |n: usize| if n == 1 { "" } else { "s" };
            let (m, said) = (row.len(), format!("constraint {nth}"));
            let error = input.invalid(said, "");
            return Err(format!(
                "constraint {nth}: {m} coefficient{} for {n} variable{} ({})",
                s(m),
                s(n),
                error.place
            )
            .into());
        }
        let what = format!("the right side of constraint {nth}");
        let word = input.word(&what)?;
        model = model.subject_to(row, relation, number(input, &what, word)?);
        relations.push(relation);
    }
    Ok((Typed { is_min, relations }, model))
}

/// A tableau of the plain version or of the library.
struct Sheet {
    rows: Vec<Vec<Ratio>>,
    basic: Vec<usize>,
    nonbasic: Vec<usize>,
    /// The variables of the program; the slack variables follow, and then the artificial one.
    n: usize,
}

impl Sheet {
    fn of_plain(tableau: &plain::Tableau, n: usize) -> Self {
        let plain::Tableau { rows, basic, nonbasic } = tableau.clone();
        Sheet { rows, basic, nonbasic, n }
    }

    fn of_library(tableau: &Tableau<Ratio>, n: usize) -> Self {
        Sheet {
            rows: tableau.matrix().rows().map(<[Ratio]>::to_vec).collect(),
            basic: tableau.basic().to_vec(),
            nonbasic: tableau.nonbasic().to_vec(),
            n,
        }
    }

    fn artificial(&self) -> usize {
        self.n + self.basic.len()
    }

    fn name(&self, variable: usize) -> String {
        if variable == self.artificial() { "x0".into() } else { format!("x{}", variable + 1) }
    }

    fn right(&self, row: usize) -> Ratio {
        self.rows[row][self.nonbasic.len()]
    }

    fn value(&self) -> Ratio {
        self.right(self.basic.len())
    }

    fn values(&self) -> Vec<Ratio> {
        let mut values = vec![Ratio::ZERO; self.artificial() + 1];
        for (row, &variable) in self.basic.iter().enumerate() {
            values[variable] = self.right(row);
        }
        values
    }

    fn point(&self) -> Vec<Ratio> {
        self.values()[..self.n].to_vec()
    }

    /// How far the variable of a column can grow until that of a row is 0, if it falls.
    fn ratio(&self, row: usize, column: usize) -> Option<Ratio> {
        let entry = self.rows[row][column];
        (Ratio::ZERO < entry).then(|| self.right(row) / entry)
    }

    /// The right side of a row's equation, solved for its basic variable.
    fn solved(&self, row: usize) -> String {
        let mut said = match self.right(row) {
            right if right == Ratio::ZERO => String::new(),
            right => right.to_string(),
        };
        for (&entry, &variable) in self.rows[row].iter().zip(&self.nonbasic) {
            if entry == Ratio::ZERO {
                continue;
            }
            said += match (said.is_empty(), Ratio::ZERO < entry) {
                (true, true) => "-",
                (true, false) => "",
                (false, true) => " - ",
                (false, false) => " + ",
            };
            let size = entry.abs();
            if size != Ratio::ONE {
                said += &format!("{size} ");
            }
            said += &self.name(variable);
        }
        if said.is_empty() { "0".into() } else { said }
    }

    /// What a row is called in front of it.
    fn header(&self, row: usize, typed: &Typed) -> String {
        match self.basic.get(row) {
            Some(&variable) => self.name(variable),
            None if self.basic.len() < row => "-x0".into(),
            None if typed.is_min => "-z".into(),
            None => "z".into(),
        }
    }

    /// "x1 = 3 and x2 = 6".
    fn said_point(&self) -> String {
        let point = self.point();
        trace::all_of(point.iter().enumerate().map(|(i, x)| format!("x{} = {x}", i + 1)))
    }
}

/// A frame that is still to be drawn.
struct View {
    sheet: Sheet,
    caption: String,
    at: Option<&'static str>,
    /// The column of the entering variable, and the row of the leaving one, if they are known.
    marks: (Option<usize>, Option<usize>),
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The point does not satisfy all constraints yet.
    Outside,
    Vertex,
    Last,
}

impl View {
    fn new(sheet: Sheet, caption: String) -> Self {
        View { sheet, caption, at: None, marks: (None, None), kind: Kind::Vertex }
    }
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let (typed, model) = read(input)?;
    let program = model.standard()?;
    let (a, b, c) = program.parts();
    let (n, m) = (c.len(), a.n_rows());
    let is_large = MOST < n || MOST < m;
    let is_stubborn = options.has("--largest");
    let is_plain = !is_stubborn && b.iter().all(|&right| Ratio::ZERO <= right);
    let mut settings = Settings::default();
    if is_stubborn {
        // The bases may repeat, and then there is no end.
        (settings.patience, settings.most_pivots) = (usize::MAX, 1000);
    } else if !is_large {
        settings.rule = Rule::Bland;
    }
    let mut steps: Vec<(Step, Sheet)> = Vec::new();
    let verdict = simplex_watched(&program, settings, |step, tableau| {
        if !is_large && !is_plain {
            steps.push((step, Sheet::of_library(tableau, n)));
        }
    });
    let verdict = match verdict {
        Err(SimplexError::TooManyPivots { .. }) if is_stubborn => None,
        verdict => Some(verdict?),
    };
    let mut frames = Vec::new();
    if is_large {
        let limit = format!("{MOST} variables and {MOST} constraints, of which an equation is two");
        frames.push(Frame::too_large(limit));
    } else {
        let views = match plain::Tableau::new(&program) {
            Some(start) if is_plain => plain_views(start, &typed, n),
            _ => library_views(steps, verdict.as_ref(), &typed),
        };
        let unlit = |view: View| View { at: view.at.filter(|_| !is_stubborn), ..view };
        // The pages with the other rule list other parts of the code.
        let views: Vec<View> = views.into_iter().map(unlit).collect();
        frames.extend(drawn(&program, &views, &typed));
        if is_plain {
            ask(&mut frames, &views, &typed);
        }
    }
    let (best, n_typed) = (if typed.is_min { "least" } else { "greatest" }, typed.relations.len());
    let title = format!(
        "The {best} value: {}, {}",
        trace::plural(n, "variable"),
        trace::plural(n_typed, "constraint")
    );
    let answer = match &verdict {
        Some(verdict) => answer(&program, verdict, best, &typed),
        None => {
            "The same basic variables come back again and again, so the method never ends.".into()
        }
    };
    Ok(Trace { title, frames, answer })
}

/// How the plain version goes on its way.
fn plain_views(start: plain::Tableau, typed: &Typed, n: usize) -> Vec<View> {
    let sheet = Sheet::of_plain(&start, n);
    let slack = (0..sheet.basic.len()).map(|row| {
        let name = sheet.name(sheet.basic[row]);
        format!("{name} = {}", sheet.right(row))
    });
    let slack = match (sheet.basic.len(), trace::all_of(slack)) {
        (0, _) => "There is no constraint".to_owned(),
        (1, slack) => format!("The slack variable is {slack}"),
        (_, slack) => format!("The slack variables are {slack}"),
    };
    let zeros = if n == 0 { "nothing".to_owned() } else { sheet.said_point() };
    let caption = format!("Begin at the origin: {zeros}. {slack}, and the value is 0.");
    let at = Some("while let Some(column) = entering(t) {");
    let mut views = vec![View { at, ..View::new(sheet, caption) }];
    let mut tableau = start;
    let has_end = plain::maximize_watched(&mut tableau, |step, tableau| {
        let sheet = Sheet::of_plain(tableau, n);
        views.push(match step {
            plain::Step::Enter { column } => View {
                at: Some("columns.filter(|&j| objective[j] < Ratio::ZERO)"),
                marks: (Some(column), None),
                ..View::new_enter(sheet, column, typed)
            },
            plain::Step::Leave { row, column } => View {
                at: Some("rows.reduce(|best, i| if key(i) < key(best) { i } else { best })"),
                marks: (Some(column), Some(row)),
                ..View::new_leave(sheet, row, column)
            },
            plain::Step::Pivot { row, column } => View {
                at: Some("mem::swap(&mut t.basic[row], &mut t.nonbasic[column]);"),
                ..View::new_pivot(sheet, row, column, typed)
            },
        });
    });
    let sheet = Sheet::of_plain(&tableau, n);
    let caption = if has_end {
        best_caption(&sheet, typed)
    } else {
        let column = views.last().and_then(|view| view.marks.0).unwrap_or(0);
        endless_caption(&sheet, column, typed)
    };
    let at = if has_end { at } else { Some("let Some(row) = leaving(t, column) else {") };
    let kind = if has_end { Kind::Last } else { Kind::Vertex };
    views.push(View { at, kind, ..View::new(sheet, caption) });
    views
}

impl View {
    fn new_enter(sheet: Sheet, column: usize, typed: &Typed) -> Self {
        let entry = sheet.rows[sheet.basic.len()][column];
        let name = sheet.name(sheet.nonbasic[column]);
        let verb = if typed.is_min { "lowers the value by" } else { "adds" };
        let to = if typed.is_min { "" } else { " to the value" };
        let amount = -entry;
        let caption = format!(
            "{name} enters: its entry in the row of {} is {entry}, so each unit of {name} {verb} {amount}{to}.",
            sheet.header(sheet.basic.len(), typed),
        );
        View::new(sheet, caption)
    }

    fn new_leave(sheet: Sheet, row: usize, column: usize) -> Self {
        let enters = sheet.name(sheet.nonbasic[column]);
        let (ratios, reason) = (ratios(&sheet, column), reason(&sheet, row, column));
        let caption = format!("While {enters} grows, {ratios}. {reason}, so it leaves.");
        View::new(sheet, caption)
    }

    fn new_pivot(sheet: Sheet, row: usize, column: usize, typed: &Typed) -> Self {
        let (entered, left) = (sheet.name(sheet.basic[row]), sheet.name(sheet.nonbasic[column]));
        let others = if sheet.basic.len() == 1 { "the last row" } else { "the other rows" };
        let caption = format!(
            "Solve the row of {left} for {entered}, and substitute the result into {others}. At this vertex {}, and the value is {}.",
            sheet.said_point(),
            typed.value(sheet.value()),
        );
        View::new(sheet, caption)
    }
}

/// Why the variable of a row leaves.
fn reason(sheet: &Sheet, row: usize, column: usize) -> String {
    let leaves = sheet.name(sheet.basic[row]);
    let ratio = sheet.ratio(row, column);
    let is_tie = |other: usize| other != row && sheet.ratio(other, column) == ratio;
    if (0..sheet.basic.len()).any(is_tie) {
        format!("Of those that become 0 first, {leaves} has the lowest number")
    } else if (0..sheet.basic.len())
        .all(|other| other == row || sheet.ratio(other, column).is_none())
    {
        format!("Only {leaves} becomes 0")
    } else {
        format!("{leaves} is the first to become 0")
    }
}

/// "x3 becomes 0 at x1 = 6 and x4 at x1 = 9, and x5 does not decrease".
fn ratios(sheet: &Sheet, column: usize) -> String {
    let enters = sheet.name(sheet.nonbasic[column]);
    let (mut falling, mut staying) = (Vec::new(), Vec::new());
    for (row, &variable) in sheet.basic.iter().enumerate() {
        let name = sheet.name(variable);
        match sheet.ratio(row, column) {
            Some(ratio) if falling.is_empty() => {
                falling.push(format!("{name} becomes 0 at {enters} = {ratio}"));
            }
            Some(ratio) => falling.push(format!("{name} at {enters} = {ratio}")),
            None => staying.push(name),
        }
    }
    let verb = if staying.len() == 1 { "does" } else { "do" };
    match (falling.is_empty(), staying.is_empty()) {
        (true, true) => "nothing else changes".into(),
        (true, false) => format!("{} {verb} not decrease", trace::all_of(staying)),
        (false, true) => trace::all_of(falling),
        (false, false) => {
            format!(
                "{}, and {} {verb} not decrease",
                trace::all_of(falling),
                trace::all_of(staying)
            )
        }
    }
}

fn best_caption(sheet: &Sheet, typed: &Typed) -> String {
    let objective = sheet.basic.len();
    let name = sheet.header(objective, typed);
    let solved = sheet.solved(objective);
    let (more, value) = (if typed.is_min { "less" } else { "greater" }, typed.value(sheet.value()));
    format!(
        "No entry in the row of {name} is negative: {name} = {solved}, and no variable is negative. So no point has a value {more} than {value}."
    )
}

fn endless_caption(sheet: &Sheet, column: usize, typed: &Typed) -> String {
    let name = sheet.name(sheet.nonbasic[column]);
    let goes = if typed.is_min { "falls" } else { "grows" };
    format!(
        "While {name} grows, {}. So {name} can grow without limit, and the value {goes} with it.",
        ratios(sheet, column)
    )
}

/// How the library's version goes on its way: a frame for each pivot.
fn library_views(
    steps: Vec<(Step, Sheet)>,
    verdict: Option<&Verdict<Ratio>>,
    typed: &Typed,
) -> Vec<View> {
    let mut views: Vec<View> = Vec::new();
    let mut bases: Vec<Vec<usize>> = Vec::new();
    for (step, sheet) in steps {
        let is_same = |known: &Vec<usize>| sheet.basic.iter().all(|one| known.contains(one));
        let known = bases.iter().position(is_same);
        bases.push(sheet.basic.clone());
        if let (None, Some(known)) = (verdict, known) {
            let caption = format!(
                "The basic variables are again the same as in step {}, so the same pivots follow.",
                known + 1
            );
            views.push(View { kind: Kind::Last, ..View::new(sheet, caption) });
            break;
        }
        views.push(library_view(step, sheet, verdict, typed));
    }
    views
}

fn library_view(step: Step, sheet: Sheet, verdict: Option<&Verdict<Ratio>>, typed: &Typed) -> View {
    match step {
        Step::Pivot { phase, row, column } => {
            let (enters, leaves) =
                (sheet.name(sheet.nonbasic[column]), sheet.name(sheet.basic[row]));
            let is_first = sheet.nonbasic[column] == sheet.artificial();
            let (caption, at) = if is_first {
                let right = sheet.right(row);
                let caption = format!(
                    "The origin is not feasible: the row of {leaves} has the most negative right side, {right}. With x0 = {}, no right \
                     side is negative. So x0 enters, and {leaves} leaves.",
                    -right
                );
                (caption, "tableau.loosen();")
            } else {
                let (ratios, reason) = (ratios(&sheet, column), reason(&sheet, row, column));
                let first = if phase == 1 { "Phase 1: " } else { "" };
                let caption = format!(
                    "{first}{enters} enters. While it grows, {ratios}. {reason}, so it leaves."
                );
                let at = if phase == 1 {
                    "tableau.climb(m + 1, 1, settings, &mut pivots"
                } else {
                    "tableau.climb(m, 2, settings, &mut pivots"
                };
                (caption, at)
            };
            let kind = if phase == 1 { Kind::Outside } else { Kind::Vertex };
            let marks = (Some(column), Some(row));
            View { at: Some(at), marks, kind, ..View::new(sheet, caption) }
        }
        Step::End { phase: 1 } if matches!(verdict, Some(Verdict::Infeasible { .. })) => {
            let caption = format!(
                "No entry in the row of -x0 is negative, so x0 cannot be less than {}: no point satisfies all constraints.",
                -sheet.right(sheet.basic.len() + 1)
            );
            let at = Some("return Ok(Verdict::Infeasible");
            View { at, kind: Kind::Outside, ..View::new(sheet, caption) }
        }
        Step::End { phase: 1 } => {
            let caption = format!(
                "x0 = 0, so this vertex satisfies all constraints: {}. The column of x0 and the row of -x0 are no longer needed.",
                sheet.said_point()
            );
            View { at: Some("tableau.tighten();"), ..View::new(sheet, caption) }
        }
        Step::End { .. } => {
            let (kind, caption) = match verdict {
                Some(Verdict::Unbounded { .. }) => {
                    let objective = sheet.basic.len();
                    let is_free = |&column: &usize| {
                        let mut rows = 0..objective;
                        sheet.rows[objective][column] < Ratio::ZERO
                            && rows.all(|row| sheet.ratio(row, column).is_none())
                    };
                    let column = (0..sheet.nonbasic.len()).find(is_free).unwrap_or(0);
                    (Kind::Vertex, endless_caption(&sheet, column, typed))
                }
                _ => (Kind::Last, best_caption(&sheet, typed)),
            };
            let at = Some("Ok(tableau.verdict(stuck))");
            View { at, kind, ..View::new(sheet, caption) }
        }
    }
}

/// The questions: which variables enter and leave, what the next value is, and whether it is best.
fn ask(frames: &mut [Frame], views: &[View], typed: &Typed) {
    let mut n_leaves = 0;
    for (i, pair) in views.windows(2).enumerate() {
        let (sheet, next) = (&pair[0].sheet, &pair[1]);
        let (m, frame) = (sheet.basic.len(), std::mem::take(&mut frames[i]));
        let objective = sheet.header(m, typed);
        frames[i] = match (pair[0].marks, next.marks, next.kind) {
            ((None, None), (Some(column), None), _) if i == 0 && 1 < sheet.nonbasic.len() => {
                let mut choices: Vec<String> =
                    sheet.nonbasic.iter().map(|&variable| sheet.name(variable)).collect();
                choices.push("none".into());
                let name = sheet.name(sheet.nonbasic[column]);
                let because = format!(
                    "The value becomes better when a variable with a negative entry in the row of {objective} grows. Of these variables, the \
                     program takes the one with the lowest number, which is {name}."
                );
                frame.ask("Which variable enters?", choices, column, because)
            }
            ((Some(column), None), (Some(_), Some(row)), _) if n_leaves < 2 && 1 < m => {
                n_leaves += 1;
                let enters = sheet.name(sheet.nonbasic[column]);
                let choices = sheet.basic.iter().map(|&variable| sheet.name(variable));
                let because = format!("While {enters} grows, {}.", ratios(sheet, column));
                let question = format!("{enters} grows. Which basic variable becomes 0 first?");
                frame.ask(question, choices, row, because)
            }
            ((Some(column), Some(row)), (None, None), Kind::Vertex) if i == 2 => {
                let value = |sheet: &Sheet| typed.value(sheet.value());
                let (before, after) = (value(sheet), value(&next.sheet));
                let ratio = sheet.ratio(row, column).unwrap_or_default();
                let rate = typed.value(-sheet.rows[m][column]);
                let mut choices = vec![before + rate, before + ratio];
                choices.retain(|&choice| choice != after);
                choices.dedup();
                if choices.len() == 2 && choices[1] < choices[0] {
                    choices.reverse();
                }
                let answer = choices.iter().filter(|&&choice| choice < after).count();
                choices.insert(answer, after);
                let name = sheet.name(sheet.nonbasic[column]);
                let because = format!(
                    "{name} grows to {ratio}, and each unit changes the value by {rate}: {before} + {ratio} · {rate} = {after}."
                );
                let choices = choices.iter().map(Ratio::to_string);
                frame.ask("What is the value at the next vertex?", choices, answer, because)
            }
            ((None, None), (None, None), Kind::Last) if 0 < i => {
                let choices =
                    ["yes", "no, another variable can enter", "this tableau does not show it"];
                let more = if typed.is_min { "smaller" } else { "greater" };
                let solved = sheet.solved(m);
                let because = format!(
                    "{objective} = {solved}, and no variable can be negative. So no other point has a {more} value."
                );
                frame.ask("Is this the best point of all?", choices, 0, because)
            }
            _ => frame,
        };
    }
}

fn drawn(program: &Program<Ratio>, views: &[View], typed: &Typed) -> Vec<Frame> {
    let n = program.parts().2.len();
    let planes = (0..views.len()).filter(|_| n == 2);
    let mut planes: Vec<_> = planes.map(|nth| plane(program, views, nth, typed)).collect();
    if !planes.iter().all(Plane::is_drawable) {
        // The table says it all, to the last digit.
        planes.clear();
    }
    let mut planes = planes.into_iter();
    let frame = |view: &View| {
        let mut frame = Frame::new(view.caption.clone()).with(table(view, typed));
        if let Some(plane) = planes.next() {
            frame = frame.with(plane);
        }
        Frame { at: view.at, ..frame }
    };
    views.iter().map(frame).collect()
}

fn table(view: &View, typed: &Typed) -> Grid {
    let sheet = &view.sheet;
    let m = sheet.basic.len();
    let mut columns: Vec<String> =
        sheet.nonbasic.iter().map(|&variable| sheet.name(variable)).collect();
    columns.push("right".into());
    let mut rows: Vec<Row> = Vec::new();
    for (i, entries) in sheet.rows.iter().enumerate() {
        let header = sheet.header(i, typed);
        let note = if sheet.n <= MOST_EQUATIONS {
            format!("{header} = {}", sheet.solved(i))
        } else {
            String::new()
        };
        rows.push(Row { apart: i == m, note, ..Row::new(header, entries) });
    }
    match view.marks {
        (Some(column), None) => rows[m].cells[column].role = Some(Role::Active),
        (Some(column), Some(row)) => {
            for (i, line) in rows.iter_mut().enumerate().take(m) {
                let is_falling = sheet.ratio(i, column).is_some();
                line.cells[column].role = is_falling.then_some(Role::Compared);
            }
            rows[row].cells[column].role = Some(Role::Active);
        }
        (None, _) => {}
    }
    Grid { columns, rows, ..Grid::default() }
}

/// Where the lines of the falling variables meet the ray along which a variable grows, and whether
/// this is the first.
fn hits(view: &View) -> Vec<(String, [Ratio; 2], bool)> {
    let sheet = &view.sheet;
    let ((Some(column), Some(first)), Kind::Vertex) = (view.marks, view.kind) else {
        return Vec::new();
    };
    let hit = |row: usize| {
        let ratio = sheet.ratio(row, column)?;
        let mut values = sheet.values();
        values[sheet.nonbasic[column]] = ratio;
        for (row, &variable) in sheet.basic.iter().enumerate() {
            values[variable] -= sheet.rows[row][column] * ratio;
        }
        let note = format!("{} = 0", sheet.name(sheet.basic[row]));
        Some((note, [values[0], values[1]], row == first))
    };
    (0..sheet.basic.len()).filter_map(hit).collect()
}

/// The constraints as half-planes, the way up to now, and the objective's line through the vertex.
fn plane(program: &Program<Ratio>, views: &[View], nth: usize, typed: &Typed) -> Plane {
    let (a, b, c) = program.parts();
    let to = |x: &[Ratio]| (x[0].to_f64(), x[1].to_f64());
    let mut plane = Plane {
        axes: ["x1".into(), "x2".into()],
        room: vec![(0.0, 0.0), (1.0, 1.0)],
        stretched: true,
        ..Plane::default()
    };
    plane.room.extend(views.iter().map(|view| to(&view.sheet.point())));
    plane.room.extend(views.iter().flat_map(hits).map(|(_, at, _)| to(&at)));
    plane.room.extend(corners(program).iter().map(|x| to(x)));
    for (i, (row, right)) in a.rows().zip(b).enumerate() {
        let normal = to(row);
        if normal != (0.0, 0.0) {
            let line = PlaneLine::half_plane(normal, right.to_f64());
            plane.lines.push(line.labeled(format!("x{} = 0", i + 3)));
        }
    }
    let mut way: Vec<(f64, f64)> =
        views[..=nth].iter().map(|view| to(&view.sheet.point())).collect();
    way.dedup();
    if 1 < way.len() {
        plane.paths.push(PlanePath::new(Shape::Arrow, way).marked(Role::Settled));
    }
    for (note, at, is_first) in hits(&views[nth]) {
        let role = if is_first { Role::Frontier } else { Role::Rejected };
        plane.points.push(PlanePoint::new("", to(&at)).marked(role).noted(note));
    }
    for (i, view) in views[..=nth].iter().enumerate() {
        let point = view.sheet.point();
        let at = to(&point);
        // A vertex may be met several times.
        plane.points.retain(|point| point.at != at);
        let role = match (view.kind, i == nth) {
            (Kind::Outside, _) => Role::Rejected,
            (Kind::Last, true) => Role::Chosen,
            (_, true) => Role::Active,
            _ => Role::Settled,
        };
        let note = format!("({}, {})", point[0], point[1]);
        plane.points.push(PlanePoint::new("", at).marked(role).noted(note));
    }
    let costs = [typed.value(c[0]), typed.value(c[1])];
    let normal = to(&costs);
    if normal != (0.0, 0.0) {
        let point = views[nth].sheet.point();
        let value = costs[0] * point[0] + costs[1] * point[1];
        let line = PlaneLine::new(normal, value.to_f64()).labeled(format!("value {value}"));
        plane.lines.push(line.marked(Role::Active).styled(Style::Dashed));
    }
    plane
}

fn answer(program: &Program<Ratio>, verdict: &Verdict<Ratio>, best: &str, typed: &Typed) -> String {
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
                typed.by_constraint(duals).into_iter().map(|price| typed.value(price)).collect();
            let prices = match prices[..] {
                [] => String::new(),
                _ => format!(" Prices: {}.", listed(&prices)),
            };
            format!("The {best} value is {value}, at {}.{others}{prices}", point(x))
        }
        Verdict::Unbounded { point: from, ray } => {
            let goes = if typed.is_min { "falls" } else { "grows" };
            format!(
                "There is no {best} value: from {} it {goes} without limit along {}.",
                point(from),
                listed(ray)
            )
        }
        Verdict::Infeasible { multipliers } => {
            let mut parts = Vec::new();
            for (i, y) in typed.by_constraint(multipliers).into_iter().enumerate() {
                if y != Ratio::ZERO {
                    parts.push(format!("{y} times constraint {}", i + 1));
                }
            }
            let right = program.parts().1.iter().zip(multipliers);
            let right = right.fold(Ratio::ZERO, |sum, (&b, &y)| sum + b * y);
            let say = if parts.len() == 1 { "says" } else { "together say" };
            format!(
                "No point satisfies all constraints: {} {say} that a sum that is never negative is at most {right}.",
                trace::all_of(parts)
            )
        }
    }
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

/// The rules for the entering variable, as the chart counts them.
pub(crate) const RULES: [Rule; 3] = [Rule::Bland, Rule::Largest, Rule::Steepest];

/// How many programs are counted for each size.
const SAMPLES: u32 = 20;

/// The pivots of programs of n variables and n constraints that look random, on average: two thirds
/// of the entries are zero, so that many constraints matter. One number for each rule.
pub(crate) fn counts(n: u32) -> [u32; 3] {
    let mut dice = SplitMix64::new(u64::from(n));
    let programs: Vec<_> =
        (0..SAMPLES).filter_map(|_| some_program(n as usize, &mut dice)).collect();
    RULES.map(|rule| {
        let mut pivots = 0;
        let settings = Settings { rule, ..Settings::default() };
        for program in &programs {
            let count =
                |step, _: &Tableau<f64>| pivots += u32::from(matches!(step, Step::Pivot { .. }));
            // A program without a verdict would be missed in the test, which checks all of them.
            let _ = simplex_watched(program, settings, count);
        }
        (pivots + SAMPLES / 2) / SAMPLES
    })
}

pub(crate) fn some_program(side: usize, dice: &mut SplitMix64) -> Option<Program<f64>> {
    let mut draw = || f64::from(u16::try_from(dice.below(1 << 16)).unwrap_or(0)) + 1.0;
    let a = Matrix::from_fn(side, side, |row, column| {
        let is_there = row == column || draw() < 21_845.0;
        if is_there { draw() } else { 0.0 }
    });
    let b = (0..side).map(|_| draw()).collect();
    let c = (0..side).map(|_| draw()).collect();
    Program::new(a, b, c).ok()
}

fn cost() -> Chart {
    let axes = ["variables, and as many constraints", "pivots"];
    let names = ["Bland's rule", "largest coefficient", "steepest edge"];
    Chart::from_counts("Pivots of random programs, on average", axes, &SIZES, names, counts)
}
