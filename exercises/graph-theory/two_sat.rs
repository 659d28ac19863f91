//! Satisfy clauses of two literals: `two_sat(n_variables, clauses)` returns values for the
//! variables `0..n_variables` that make all clauses true, or `None` if there are none. A literal is
//! a variable and the value with which the literal is true, and a clause is true if one of its two
//! literals is, or both.
//!
//! For example, the clauses `[(0, true), (1, true)]` and `[(0, false), (0, false)]` of two
//! variables have the solution `[false, true]`. If there are several solutions, each of them is
//! right.
//!
//! The large inputs have 100 000 variables and as many clauses.

/// Values that make all clauses true.
pub fn two_sat(n_variables: usize, clauses: &[[(usize, bool); 2]]) -> Option<Vec<bool>> {
    todo!()
}
