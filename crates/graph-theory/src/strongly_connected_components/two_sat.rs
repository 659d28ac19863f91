//! 2-SAT: values for variables that satisfy clauses of at most two literals, or the proof that
//! there are none.
//!
//! Cost: for n variables and m clauses, O(n + m) time and space; O(n · m) for the least solution
//! and for the forced literals.
//!
//! Domain: up to 2³⁰ variables, and as many clauses.
//!
//! Source: B. Aspvall, M. F. Plass, R. E. Tarjan, "A linear-time algorithm for testing the truth of
//! certain quantified boolean formulas" (1979).
//!
//! Checked: all sets of clauses over two variables and random ones over up to eight, against all
//! assignments; every solution by substitution, and every conflict by following its implications.
//!
//! Page: `docs/en/graph-theory/strongly-connected-components/two-sat.md`.

pub mod cnf;

use std::cmp::Ordering;
use std::fmt;
use std::ops::Not;

use super::tarjan::tarjan;
use crate::graph::{DiGraph, NodeId};
use crate::traverse::depth_first_search::{DepthFirstSearch, Step};

/// A variable or its negation.
///
/// ```
/// use graph_theory::Literal;
/// use graph_theory::strongly_connected_components::two_sat::is;
///
/// let literal = !is(1);
/// assert_eq!(literal, Literal { variable: 1, value: false });
/// assert!(literal.holds(&[true, false]));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Literal {
    /// The number of the variable, counted from 0.
    pub variable: u32,
    /// The value of the variable that makes the literal true.
    pub value: bool,
}

/// Returns the literal that is true if the variable is true.
pub const fn is(variable: u32) -> Literal {
    Literal { variable, value: true }
}

impl Not for Literal {
    type Output = Literal;

    fn not(self) -> Literal {
        Literal { value: !self.value, ..self }
    }
}

impl fmt::Display for Literal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.value { "" } else { "¬" };
        write!(f, "{sign}x{}", self.variable)
    }
}

impl Literal {
    /// Returns its vertex in the implication graph: 2i for the negation of variable i, 2i + 1 for
    /// the variable itself.
    ///
    /// # Panics
    /// If the number of the variable is 2³¹ or more; no formula has such a variable.
    pub fn node(self) -> NodeId {
        NodeId::from(2 * self.variable + u32::from(self.value))
    }

    /// Returns the literal of a vertex.
    pub fn from_node(node: NodeId) -> Self {
        let node = u32::from(node);
        Literal { variable: node / 2, value: node % 2 == 1 }
    }

    /// Returns whether the literal is true under an assignment.
    ///
    /// # Panics
    /// If the assignment does not contain the variable.
    pub fn holds(self, assignment: &[bool]) -> bool {
        assignment[self.variable as usize] == self.value
    }
}

/// The reason a clause cannot be added.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ClauseError {
    /// There is no such variable.
    #[error("there is no variable {variable} among {n_variables}")]
    NoSuchVariable {
        /// The variable.
        variable: u32,
        /// The number of variables.
        n_variables: u32,
    },
    /// A clause has more than two literals.
    #[error("{len} literals of which one must be true are more than two")]
    TooLong {
        /// The number of literals.
        len: usize,
    },
    /// There are more variables or clauses than ids.
    #[error("there would be too many {what}")]
    TooMany {
        /// What there is too much of: variables or clauses.
        what: &'static str,
    },
}

/// The reason a formula has no solution.
///
/// ```
/// use graph_theory::strongly_connected_components::two_sat::is;
/// use graph_theory::{Conflict, TwoSat};
///
/// let mut formula = TwoSat::new(1)?;
/// formula.implies(is(0), !is(0))?;
/// formula.implies(!is(0), is(0))?;
/// assert!(matches!(formula.solve(), Err(Conflict::Circle { .. })));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Conflict {
    /// The formula contains an empty clause, which cannot be satisfied.
    #[error("there is an empty clause")]
    EmptyClause,
    /// A variable can be neither true nor false, because each value implies the other.
    #[error("{} implies its negation, and that implies it", first_of(down))]
    Circle {
        /// The path from the variable to its negation; each literal implies the next.
        down: Vec<Literal>,
        /// The path from the negation back to the variable.
        up: Vec<Literal>,
    },
}

/// The first literal of a path, as an error message shows it.
fn first_of(way: &[Literal]) -> String {
    way.first().map_or("nothing".to_owned(), Literal::to_string)
}

/// A formula of clauses with at most two literals, over variables that are numbered from 0.
///
/// ```
/// use graph_theory::TwoSat;
/// use graph_theory::strongly_connected_components::two_sat::is;
///
/// let mut formula = TwoSat::new(2)?;
/// formula.or(is(0), is(1))?;
/// formula.implies(is(0), is(1))?;
/// let solution = formula.solve()?;
/// assert!(solution[1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct TwoSat {
    n_variables: u32,
    /// The clauses. A clause with one literal contains it twice.
    clauses: Vec<[Literal; 2]>,
    has_empty_clause: bool,
}

/// The limit for variables and clauses, because each takes two vertices or arcs with ids.
const MOST: u32 = 1 << 30;

impl TwoSat {
    /// Returns a formula without clauses.
    ///
    /// # Errors
    /// [`ClauseError::TooMany`] if there are more than 2³⁰ variables.
    pub fn new(n_variables: u32) -> Result<Self, ClauseError> {
        let mut formula = TwoSat::default();
        formula.add_variables(n_variables)?;
        Ok(formula)
    }

    /// Adds variables, and returns the number of the first one.
    ///
    /// # Errors
    /// [`ClauseError::TooMany`] if there are more than 2³⁰ variables.
    pub fn add_variables(&mut self, n: u32) -> Result<u32, ClauseError> {
        let first = self.n_variables;
        let sum = first.checked_add(n).filter(|sum| *sum <= MOST);
        self.n_variables = sum.ok_or(ClauseError::TooMany { what: "variables" })?;
        Ok(first)
    }

    /// Returns the number of variables.
    pub fn n_variables(&self) -> u32 {
        self.n_variables
    }

    /// Returns the clauses, without those that are always true. A clause with one literal contains
    /// it twice.
    pub fn clauses(&self) -> &[[Literal; 2]] {
        &self.clauses
    }

    /// Checks that all these variables exist.
    fn check(&self, literals: &[Literal]) -> Result<(), ClauseError> {
        let n_variables = self.n_variables;
        match literals.iter().find(|literal| n_variables <= literal.variable) {
            None => Ok(()),
            Some(&Literal { variable, .. }) => {
                Err(ClauseError::NoSuchVariable { variable, n_variables })
            }
        }
    }

    /// Requires that at least one of the two literals is true. If they are each other's negation,
    /// the clause is always true and is not stored. O(1) amortized.
    ///
    /// # Errors
    /// [`ClauseError::NoSuchVariable`] if a variable does not exist, [`ClauseError::TooMany`] if
    /// there are too many clauses.
    pub fn or(&mut self, a: Literal, b: Literal) -> Result<(), ClauseError> {
        self.check(&[a, b])?;
        if self.clauses.len() == MOST as usize {
            return Err(ClauseError::TooMany { what: "clauses" });
        }
        if a != !b {
            self.clauses.push([a, b]);
        }
        Ok(())
    }

    /// Requires that one of the literals is true. Without literals this is impossible, so there is
    /// no solution.
    ///
    /// # Errors
    /// [`ClauseError::TooLong`] if there are more than two literals; otherwise the same as
    /// [`TwoSat::or`].
    pub fn clause(&mut self, literals: &[Literal]) -> Result<(), ClauseError> {
        match *literals {
            [] => self.has_empty_clause = true,
            [a] => self.or(a, a)?,
            [a, b] => self.or(a, b)?,
            _ => return Err(ClauseError::TooLong { len: literals.len() }),
        }
        Ok(())
    }

    /// Requires that the literal is true.
    ///
    /// # Errors
    /// The same as [`TwoSat::or`].
    pub fn unit(&mut self, a: Literal) -> Result<(), ClauseError> {
        self.or(a, a)
    }

    /// Requires that `b` is true if `a` is.
    ///
    /// # Errors
    /// The same as [`TwoSat::or`].
    pub fn implies(&mut self, a: Literal, b: Literal) -> Result<(), ClauseError> {
        self.or(!a, b)
    }

    /// Requires that the two literals are not both true.
    ///
    /// # Errors
    /// The same as [`TwoSat::or`].
    pub fn nand(&mut self, a: Literal, b: Literal) -> Result<(), ClauseError> {
        self.or(!a, !b)
    }

    /// Requires that exactly one of the two literals is true, with two clauses.
    ///
    /// # Errors
    /// The same as [`TwoSat::or`].
    pub fn xor(&mut self, a: Literal, b: Literal) -> Result<(), ClauseError> {
        self.or(a, b)?;
        self.nand(a, b)
    }

    /// Requires that the two literals are both true or both false, with two clauses.
    ///
    /// # Errors
    /// The same as [`TwoSat::or`].
    pub fn equal(&mut self, a: Literal, b: Literal) -> Result<(), ClauseError> {
        self.xor(a, !b)
    }

    /// Requires that at most one of `k` literals is true, with k - 1 new variables and 3k - 4
    /// clauses, where listing all pairs would take k(k - 1)/2. Returns the number of the first new
    /// variable. The i-th new variable is true if one of the first i + 1 literals is.
    ///
    /// # Errors
    /// The same as [`TwoSat::or`]. If there are too many clauses, some have been added; if a
    /// variable does not exist, nothing has.
    pub fn at_most_one(&mut self, literals: &[Literal]) -> Result<u32, ClauseError> {
        // Checked before the new variables are added, because a literal could otherwise refer to
        // one of them by mistake.
        self.check(literals)?;
        let n_new = u32::try_from(literals.len().saturating_sub(1));
        let first = self.add_variables(n_new.unwrap_or(MOST + 1))?;
        for (so_far, pair) in (first..).zip(literals.windows(2)) {
            self.implies(pair[0], is(so_far))?;
            self.nand(is(so_far), pair[1])?;
            if first < so_far {
                self.implies(is(so_far - 1), is(so_far))?;
            }
        }
        Ok(first)
    }

    /// Requires that exactly one of at most two literals is true. Without literals this is
    /// impossible, so there is no solution. For three or more literals, no clauses of two can
    /// express this, even with extra variables.
    ///
    /// # Errors
    /// [`ClauseError::TooLong`] if there are more than two literals; otherwise the same as
    /// [`TwoSat::or`].
    pub fn exactly_one(&mut self, literals: &[Literal]) -> Result<(), ClauseError> {
        self.clause(literals)?;
        if let [a, b] = *literals { self.nand(a, b) } else { Ok(()) }
    }

    /// Returns whether the assignment satisfies every clause. O(m).
    ///
    /// # Panics
    /// If the assignment has fewer variables than the formula.
    pub fn is_satisfied_by(&self, assignment: &[bool]) -> bool {
        let holds = |clause: &[Literal; 2]| clause.iter().any(|literal| literal.holds(assignment));
        !self.has_empty_clause && self.clauses.iter().all(holds)
    }

    /// Returns the implication graph: a vertex for each literal ([`Literal::node`]), and for each
    /// clause `a` or `b` the arcs from not `a` to `b` and from not `b` to `a`, which coincide for a
    /// clause with one literal. O(n + m).
    ///
    /// # Panics
    /// Never: sizes and variables were checked when they were added.
    pub fn implications(&self) -> DiGraph {
        let arcs = self.clauses.iter().flat_map(|&[a, b]| {
            let there = (u32::from((!a).node()), u32::from(b.node()));
            let back = (u32::from((!b).node()), u32::from(a.node()));
            [Some(there), (a != b).then_some(back)]
        });
        let n_nodes = 2 * self.n_variables as usize;
        DiGraph::from_edges(n_nodes, arcs.flatten()).expect("variables and sizes were checked")
    }

    /// Returns a solution, which is the value of each variable, or the reason there is none. O(n +
    /// m).
    ///
    /// # Errors
    /// [`Conflict`] if there is no solution, which is a proof.
    pub fn solve(&self) -> Result<Vec<bool>, Conflict> {
        if self.has_empty_clause {
            return Err(Conflict::EmptyClause);
        }
        let graph = self.implications();
        let classes = tarjan(&graph);
        let value = |variable| {
            let (yes, no) = (is(variable), !is(variable));
            // Invariant: for each variable so far, the literal in the later component is true.
            match classes.class_of(yes.node()).cmp(&classes.class_of(no.node())) {
                Ordering::Greater => Ok(true),
                Ordering::Less => Ok(false),
                Ordering::Equal => {
                    Err(Conflict::Circle { down: way(&graph, yes, no), up: way(&graph, no, yes) })
                }
            }
        };
        (0..self.n_variables).map(value).collect()
    }

    /// Returns the lexicographically smallest solution, where false comes before true. O(n · m).
    ///
    /// # Errors
    /// [`Conflict`] if there is no solution, which is a proof.
    pub fn least_solution(&self) -> Result<Vec<bool>, Conflict> {
        self.solve()?;
        let graph = self.implications();
        let mut values = vec![None; self.n_variables as usize];
        for variable in 0..self.n_variables {
            // Invariant: some solution has the values so far, and all their implications are among
            // them.
            if values[variable as usize].is_none() {
                let is_possible = assume(&graph, &mut values, !is(variable)).is_some();
                if !is_possible {
                    assume(&graph, &mut values, is(variable));
                }
            }
        }
        Ok(values.into_iter().map(|value| value == Some(true)).collect())
    }

    /// Returns the literals that are true in every solution, by ascending variable. O(n · m).
    ///
    /// # Errors
    /// [`Conflict`] if there is no solution, which is a proof.
    pub fn forced(&self) -> Result<Vec<Literal>, Conflict> {
        let solution = self.solve()?;
        let graph = self.implications();
        let mut values = vec![None; solution.len()];
        let mut forced = Vec::new();
        for (variable, &value) in (0..).zip(&solution) {
            let literal = Literal { variable, value };
            match assume(&graph, &mut values, !literal) {
                Some(set) => {
                    for a in set {
                        values[a.variable as usize] = None;
                    }
                }
                None => forced.push(literal),
            }
        }
        Ok(forced)
    }
}

impl Conflict {
    /// Returns whether this proves that the formula has no solution: every step of the circle must
    /// follow from a clause. O(length of the circle and the formula).
    pub fn is_proof_for(&self, formula: &TwoSat) -> bool {
        let Conflict::Circle { down, up } = self else { return formula.has_empty_clause };
        if formula.check(down).and(formula.check(up)).is_err() {
            return false;
        }
        let graph = formula.implications();
        let follows =
            |pair: &[Literal]| graph.neighbors(pair[0].node()).any(|node| node == pair[1].node());
        let ends = |way: &[Literal]| way.first().copied().zip(way.last().copied());
        let is_circle =
            ends(down).is_some_and(|(x, not_x)| not_x == !x && ends(up) == Some((not_x, x)));
        is_circle && [down, up].iter().all(|way| way.windows(2).all(follows))
    }
}

/// Returns a path of implications from one literal to another, including both. There must be one.
/// O(n + m).
fn way(graph: &DiGraph, from: Literal, to: Literal) -> Vec<Literal> {
    let mut search =
        DepthFirstSearch::from_roots(graph, [from.node()]).expect("a literal is a vertex");
    search.find(|step| matches!(step, Step::Discover { node, .. } if *node == to.node()));
    search.path().map(|(node, _)| Literal::from_node(node)).collect()
}

/// Makes a literal and everything that it implies true, and returns those that were new. If this
/// contradicts itself or the values so far, it returns `None` and changes nothing. O(n + m).
fn assume(graph: &DiGraph, values: &mut [Option<bool>], literal: Literal) -> Option<Vec<Literal>> {
    values[literal.variable as usize] = Some(literal.value);
    let mut set = vec![literal];
    let mut next = 0;
    while let Some(&a) = set.get(next) {
        // Invariant: everything that set[..next] implies is in the set, or was true before.
        next += 1;
        for b in graph.neighbors(a.node()).map(Literal::from_node) {
            match values[b.variable as usize].replace(b.value) {
                None => set.push(b),
                Some(value) if value == b.value => {}
                Some(value) => {
                    values[b.variable as usize] = Some(value);
                    for a in set {
                        values[a.variable as usize] = None;
                    }
                    return None;
                }
            }
        }
    }
    Some(set)
}
