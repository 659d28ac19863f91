//! 2-SAT: values for variables that satisfy clauses of at most two literals, or the proof that
//! there are none.
//!
//! Cost: for n variables and m clauses, O(n + m) time and space; O(n · m) for the least solution
//! and for the forced literals.
//!
//! Domain: up to 2³⁰ variables and as many clauses.
//!
//! Source: B. Aspvall, M. F. Plass, R. E. Tarjan, "A linear-time algorithm for testing the truth of
//! certain quantified boolean formulas" (1979).
//!
//! Checked: all sets of clauses over two variables and random ones over up to eight, against all
//! assignments; every solution by substitution, and every conflict by walking its implications.
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

/// The variable itself: true if it is.
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
    /// Its vertex in the graph of implications: 2i for the negation of variable i, 2i + 1 for the
    /// variable itself.
    ///
    /// # Panics
    /// If the number of the variable is 2³¹ or more; no formula has such a variable.
    pub fn node(self) -> NodeId {
        NodeId::from(2 * self.variable + u32::from(self.value))
    }

    /// The literal of a vertex.
    pub fn from_node(node: NodeId) -> Self {
        let node = u32::from(node);
        Literal { variable: node / 2, value: node % 2 == 1 }
    }

    /// Whether it is true under an assignment.
    ///
    /// # Panics
    /// If the assignment has no such variable.
    pub fn holds(self, assignment: &[bool]) -> bool {
        assignment[self.variable as usize] == self.value
    }
}

/// What cannot be said in clauses of two literals.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ClauseError {
    /// There is no such variable.
    #[error("there is no variable {variable} among {n_variables}")]
    NoSuchVariable {
        /// The variable.
        variable: u32,
        /// How many there are.
        n_variables: u32,
    },
    /// More than two literals of which one must be true.
    #[error("{len} literals of which one must be true are more than two")]
    TooLong {
        /// How many.
        len: usize,
    },
    /// A vertex or an arc of the graph would have no number.
    #[error("there would be too many {what}")]
    TooMany {
        /// Variables or clauses.
        what: &'static str,
    },
}

/// Why there is no solution.
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
    /// No literal of the empty clause can be true.
    #[error("there is an empty clause")]
    EmptyClause,
    /// A variable that can be neither true nor false: each value implies the other.
    #[error("{} implies its negation, and that implies it", first_of(down))]
    Circle {
        /// From the variable to its negation; each literal and the next are an implication.
        down: Vec<Literal>,
        /// From the negation back to the variable.
        up: Vec<Literal>,
    },
}

/// The first literal of a way, as an error shows it.
fn first_of(way: &[Literal]) -> String {
    way.first().map_or("nothing".to_owned(), Literal::to_string)
}

/// Clauses of at most two literals, over variables that are numbered from 0.
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
    /// A clause of one literal holds it twice.
    clauses: Vec<[Literal; 2]>,
    has_empty_clause: bool,
}

/// Two vertices a variable, and two arcs a clause, must have numbers.
const MOST: u32 = 1 << 30;

impl TwoSat {
    /// No clause yet.
    ///
    /// # Errors
    /// [`ClauseError::TooMany`] beyond 2³⁰ variables.
    pub fn new(n_variables: u32) -> Result<Self, ClauseError> {
        let mut formula = TwoSat::default();
        formula.add_variables(n_variables)?;
        Ok(formula)
    }

    /// Adds variables; says the number of the first.
    ///
    /// # Errors
    /// [`ClauseError::TooMany`] beyond 2³⁰ variables.
    pub fn add_variables(&mut self, n: u32) -> Result<u32, ClauseError> {
        let first = self.n_variables;
        let sum = first.checked_add(n).filter(|sum| *sum <= MOST);
        self.n_variables = sum.ok_or(ClauseError::TooMany { what: "variables" })?;
        Ok(first)
    }

    /// The number of variables.
    pub fn n_variables(&self) -> u32 {
        self.n_variables
    }

    /// The clauses, without those that are always true; one of a single literal holds it twice.
    pub fn clauses(&self) -> &[[Literal; 2]] {
        &self.clauses
    }

    /// Whether all these variables are there.
    fn check(&self, literals: &[Literal]) -> Result<(), ClauseError> {
        let n_variables = self.n_variables;
        match literals.iter().find(|literal| n_variables <= literal.variable) {
            None => Ok(()),
            Some(&Literal { variable, .. }) => {
                Err(ClauseError::NoSuchVariable { variable, n_variables })
            }
        }
    }

    /// One of the two is true, or both. If one is the other's negation, this says nothing and is
    /// not kept. O(1) amortized.
    ///
    /// # Errors
    /// [`ClauseError::NoSuchVariable`], [`ClauseError::TooMany`].
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

    /// One of the literals is true. Without literals that cannot be, and there is no solution.
    ///
    /// # Errors
    /// [`ClauseError::TooLong`] for more than two literals; those of [`TwoSat::or`].
    pub fn clause(&mut self, literals: &[Literal]) -> Result<(), ClauseError> {
        match *literals {
            [] => self.has_empty_clause = true,
            [a] => self.or(a, a)?,
            [a, b] => self.or(a, b)?,
            _ => return Err(ClauseError::TooLong { len: literals.len() }),
        }
        Ok(())
    }

    /// The literal is true.
    ///
    /// # Errors
    /// Those of [`TwoSat::or`]; so for the following.
    pub fn unit(&mut self, a: Literal) -> Result<(), ClauseError> {
        self.or(a, a)
    }

    /// If `a` is true, so is `b`.
    ///
    /// # Errors
    /// Those of [`TwoSat::or`].
    pub fn implies(&mut self, a: Literal, b: Literal) -> Result<(), ClauseError> {
        self.or(!a, b)
    }

    /// Not both are true.
    ///
    /// # Errors
    /// Those of [`TwoSat::or`].
    pub fn nand(&mut self, a: Literal, b: Literal) -> Result<(), ClauseError> {
        self.or(!a, !b)
    }

    /// One is true and the other is not: two clauses.
    ///
    /// # Errors
    /// Those of [`TwoSat::or`].
    pub fn xor(&mut self, a: Literal, b: Literal) -> Result<(), ClauseError> {
        self.or(a, b)?;
        self.nand(a, b)
    }

    /// Both are true, or none is: two clauses.
    ///
    /// # Errors
    /// Those of [`TwoSat::or`].
    pub fn equal(&mut self, a: Literal, b: Literal) -> Result<(), ClauseError> {
        self.xor(a, !b)
    }

    /// At most one of `k` literals is true: k - 1 new variables and 3k - 4 clauses, where all pairs
    /// would be k(k - 1)/2. Says the number of the first new variable, of which the i-th is true if
    /// one of the first i + 1 literals is.
    ///
    /// # Errors
    /// Those of [`TwoSat::or`]. Of too many clauses, some are added; without such a variable,
    /// nothing is.
    pub fn at_most_one(&mut self, literals: &[Literal]) -> Result<u32, ClauseError> {
        // The new variables would pass for those that are missing, so all is checked before there
        // are any.
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

    /// Exactly one of at most two literals is true; none of none is, so then there is no solution.
    /// For three literals and more no clauses of two say this, whatever variables are added.
    ///
    /// # Errors
    /// [`ClauseError::TooLong`] for more than two literals; those of [`TwoSat::or`].
    pub fn exactly_one(&mut self, literals: &[Literal]) -> Result<(), ClauseError> {
        self.clause(literals)?;
        if let [a, b] = *literals { self.nand(a, b) } else { Ok(()) }
    }

    /// Whether the assignment makes every clause true. O(m).
    ///
    /// # Panics
    /// If it has too few variables.
    pub fn is_satisfied_by(&self, assignment: &[bool]) -> bool {
        let holds = |clause: &[Literal; 2]| clause.iter().any(|literal| literal.holds(assignment));
        !self.has_empty_clause && self.clauses.iter().all(holds)
    }

    /// The graph of implications: a vertex for each literal ([`Literal::node`]); for each clause
    /// `a` or `b` the arcs from not `a` to `b` and from not `b` to `a`, which are one if there is
    /// one literal. O(n + m).
    ///
    /// # Panics
    /// Never: sizes and variables were checked when they came in.
    pub fn implications(&self) -> DiGraph {
        let arcs = self.clauses.iter().flat_map(|&[a, b]| {
            let there = (u32::from((!a).node()), u32::from(b.node()));
            let back = (u32::from((!b).node()), u32::from(a.node()));
            [Some(there), (a != b).then_some(back)]
        });
        let n_nodes = 2 * self.n_variables as usize;
        DiGraph::from_edges(n_nodes, arcs.flatten()).expect("variables and sizes were checked")
    }

    /// A solution: the value of each variable, or why there is none. O(n + m).
    ///
    /// # Errors
    /// [`Conflict`], which is a proof.
    pub fn solve(&self) -> Result<Vec<bool>, Conflict> {
        if self.has_empty_clause {
            return Err(Conflict::EmptyClause);
        }
        let graph = self.implications();
        let classes = tarjan(&graph);
        let value = |variable| {
            let (yes, no) = (is(variable), !is(variable));
            // Invariant: of the values so far, none implies its own negation.
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

    /// Of all solutions the first one in the order of their values, false before true. O(n · m).
    ///
    /// # Errors
    /// [`Conflict`], which is a proof.
    pub fn least_solution(&self) -> Result<Vec<bool>, Conflict> {
        self.solve()?;
        let graph = self.implications();
        let mut values = vec![None; self.n_variables as usize];
        for variable in 0..self.n_variables {
            // Invariant: some solution has the values so far, and they imply nothing that is not
            // among them.
            if values[variable as usize].is_none() {
                let is_possible = assume(&graph, &mut values, !is(variable)).is_some();
                if !is_possible {
                    assume(&graph, &mut values, is(variable));
                }
            }
        }
        Ok(values.into_iter().map(|value| value == Some(true)).collect())
    }

    /// The literals that are true in every solution, ascending by variable. O(n · m).
    ///
    /// # Errors
    /// [`Conflict`], which is a proof.
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
    /// Whether it proves that the formula has no solution: every step of the circle follows from a
    /// clause. O(the lengths of circle and formula).
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

/// Implications that lead from one literal to another, both included. There must be some. O(n + m).
fn way(graph: &DiGraph, from: Literal, to: Literal) -> Vec<Literal> {
    let mut search =
        DepthFirstSearch::from_roots(graph, [from.node()]).expect("a literal is a vertex");
    search.find(|step| matches!(step, Step::Discover { node, .. } if *node == to.node()));
    search.path().map(|(node, _)| Literal::from_node(node)).collect()
}

/// Makes a literal true, and all that it implies; says which. None, and nothing is changed, if that
/// contradicts itself or the values so far. O(n + m).
fn assume(graph: &DiGraph, values: &mut [Option<bool>], literal: Literal) -> Option<Vec<Literal>> {
    values[literal.variable as usize] = Some(literal.value);
    let mut set = vec![literal];
    let mut next = 0;
    while let Some(&a) = set.get(next) {
        // Invariant: what set[..next] implies is in the set, or was true before.
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
