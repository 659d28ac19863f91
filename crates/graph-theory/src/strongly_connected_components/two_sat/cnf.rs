//! Part of [2-SAT](super): reading and writing DIMACS `.cnf` files.
//!
//! A file consists of a line `p cnf VARIABLES CLAUSES` and the clauses, each ended by 0: `1 -2 0`
//! means that variable 1 is true or variable 2 is false. Variables are numbered from 1, and there
//! may be at most [`MOST_VARIABLES`]. A line that begins with `c` is a comment.
//!
//! Page: `docs/en/graph-theory/strongly-connected-components/two-sat.md`.

use input::Input;

use super::{Literal, TwoSat};
use crate::graph::read::MOST_VERTICES;

/// The largest number of variables that the header of a file may announce, because each takes
/// memory for two vertices even if no clause contains it.
pub const MOST_VARIABLES: u32 = MOST_VERTICES / 2;

/// Reads a file. The variables 1, 2, 3, … of the file become 0, 1, 2, … O(length of the text).
///
/// # Errors
/// The error names the line and column: the header is missing or malformed, the number of clauses
/// differs from the announced one, a variable is out of range, or a clause has more than two
/// literals.
pub fn read(text: &[u8]) -> Result<TwoSat, input::Error> {
    // Replacing comments by blanks keeps everything else at its line and column.
    let mut text = text.to_vec();
    for line in text.split_mut(|byte| *byte == b'\n').filter(|line| line.starts_with(b"c")) {
        line.fill(b' ');
    }
    let mut input = Input::new(&text);
    for expected in ["p", "cnf"] {
        if input.word("the head")? != expected {
            return Err(
                input.invalid("the head", "does not begin a line `p cnf VARIABLES CLAUSES`")
            );
        }
    }
    let n_variables: u32 = input.number_in(0..=MOST_VARIABLES, "the number of variables")?;
    let n_clauses: u32 = input.number_in(0..=super::MOST, "the number of clauses")?;
    let mut formula = TwoSat { n_variables, ..TwoSat::default() };
    let last = i64::from(n_variables);
    for i in 1..=n_clauses {
        let mut clause: Vec<Literal> = Vec::new();
        loop {
            let number: i64 = input.number_in(-last..=last, format_args!("clause {i}"))?;
            let Ok(variable) = u32::try_from(number.unsigned_abs()) else { continue };
            if variable == 0 {
                break;
            }
            let literal = Literal { variable: variable - 1, value: 0 < number };
            if clause.len() == 2 && !clause.contains(&literal) {
                let reason = "is the third literal of a clause; there may be two";
                return Err(input.invalid(format_args!("clause {i}"), reason));
            }
            if !clause.contains(&literal) {
                clause.push(literal);
            }
        }
        if let Err(error) = formula.clause(&clause) {
            return Err(input.invalid(format_args!("clause {i}"), error));
        }
    }
    input.end("the clauses")?;
    Ok(formula)
}

/// Writes the clauses in the format of [`read`], which can read them unless there are more than
/// [`MOST_VARIABLES`] variables. O(n + m).
pub fn write(formula: &TwoSat) -> String {
    let n_clauses = formula.clauses.len() + usize::from(formula.has_empty_clause);
    let mut text = format!("p cnf {} {n_clauses}\n", formula.n_variables);
    let number = |literal: Literal| {
        let number = i64::from(literal.variable) + 1;
        if literal.value { number } else { -number }
    };
    for &[a, b] in &formula.clauses {
        text.push_str(&format!("{} ", number(a)));
        if a != b {
            text.push_str(&format!("{} ", number(b)));
        }
        text.push_str("0\n");
    }
    if formula.has_empty_clause {
        text.push_str("0\n");
    }
    text
}
