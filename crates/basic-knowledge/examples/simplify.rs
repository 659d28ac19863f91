//! What is left of a sum of terms as n grows:
//! `cargo run -p basic-knowledge --example simplify -- 3 n log n + n`.

use std::process::ExitCode;

use basic_knowledge::time_complexity::terms::Term;
use input::Input;
use trace::{Cell, Demo, Frame, Grid, Options, Role, Row, Trace};

pub(crate) const DEMO: Demo = Demo {
    package: "basic-knowledge",
    name: "simplify",
    about: "The class of a sum of terms: the one that grows fastest stays, and factors go.",
    arguments: "TERM + TERM...",
    worked: &["n^2 + log n + 3*4"],
    flags: &[],
    trace: draw,
    play: None,
    random: None,
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// Reads terms such as `n^2`, `3 n log n`, `12`, and keeps the largest.
fn draw(input: &mut Input<'_>, _options: &Options) -> trace::Result<Trace> {
    let mut terms: Vec<(String, Term)> = Vec::new();
    let (mut text, mut term) = (String::new(), Term::default());
    // Behind a log stands its n, and on both sides of a star a factor.
    let (mut wants_n, mut wants_factor) = (false, true);
    loop {
        let name = format!("term {}", terms.len() + 1);
        let has_ended = input.is_end();
        let word = if has_ended { "+" } else { input.word(&name)? };
        if word == "+" {
            if wants_factor || wants_n {
                let reason =
                    if wants_n { "log is of n" } else { "a term such as n log n is wanted" };
                return Err(format!("{name}: {reason}").into());
            }
            terms.push((std::mem::take(&mut text), std::mem::take(&mut term)));
            wants_factor = true;
            if has_ended {
                break;
            }
            continue;
        }
        text.push_str(if text.is_empty() { "" } else { " " });
        text.push_str(word);
        for (i, factor) in word.split('*').enumerate() {
            let is_early = 0 < i && (wants_factor || wants_n);
            wants_factor |= 0 < i;
            if factor.is_empty() && !is_early {
                continue;
            }
            let (base, power) = factor.split_once('^').unwrap_or((factor, "1"));
            let power: Option<u32> = power.parse().ok().filter(|power| *power <= 99);
            let is_number = base.parse::<u64>().is_ok_and(|number| 0 < number);
            let factor = match (base, power) {
                _ if is_early => None,
                ("n", Some(_)) if wants_n && factor == "n" => Some(Term::default()),
                ("n", Some(power)) if !wants_n => Some(Term::new(power, 0)),
                ("log", Some(power)) if !wants_n => Some(Term::new(0, power)),
                (_, Some(_)) if is_number && !wants_n => Some(Term::default()),
                _ => None,
            };
            let Some(factor) = factor else {
                let reason = "is no factor: write numbers, n, n^2, log n or log^2 n between pluses";
                return Err(input.invalid(name, reason).into());
            };
            (wants_n, wants_factor) = (base == "log", false);
            term = term * factor;
        }
    }
    let class: Term = terms.iter().map(|(_, term)| *term).sum();
    let mut grid = Grid { columns: vec!["grows as".into()], ..Grid::default() };
    for (text, term) in &terms {
        let role = if *term == class { Role::Chosen } else { Role::Rejected };
        let cells = vec![Cell::marked(*term, role)];
        grid.rows.push(Row { header: text.clone(), cells, ..Row::default() });
    }
    let whole = trace::list(terms.iter().map(|(text, _)| text.as_str()), " + ");
    let caption =
        "Constant factors are dropped. Of the terms that are left, only the largest one is kept.";
    let frames = vec![Frame::new(caption).with(grid).at("self.max(other)")];
    Ok(Trace { title: whole.clone(), frames, answer: format!("{whole} is Θ({class}).") })
}
