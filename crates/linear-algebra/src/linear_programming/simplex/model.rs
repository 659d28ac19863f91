//! Part of [the simplex method](super): linear programs in any form, with minimization, equations,
//! and variables of any range.
//!
//! Page: `docs/en/linear-algebra/linear-programming/simplex/modeling.md`.

use super::{Program, Settings, SimplexError, Step, Verdict, simplex_watched};
use crate::{Field, Matrix};

/// How a constraint compares its two sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Relation {
    /// At most.
    Le,
    /// At least.
    Ge,
    /// Equal.
    Eq,
}

/// A linear program in any form.
#[derive(Debug, Clone, PartialEq)]
pub struct Model<T> {
    is_min: bool,
    costs: Vec<T>,
    /// The lower and upper bound of each variable, if any.
    bounds: Vec<(Option<T>, Option<T>)>,
    constraints: Vec<(Vec<T>, Relation, T)>,
}

/// The solution of a model.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer<T> {
    /// There is an optimal point.
    Optimal {
        /// The best value of the objective.
        value: T,
        /// The values of the variables at an optimal point.
        x: Vec<T>,
        /// For each constraint, how much the objective grows per unit added to its right-hand side.
        duals: Vec<T>,
    },
    /// The objective is unbounded.
    Unbounded,
    /// The constraints contradict each other.
    Infeasible,
}

impl<T: Field + PartialOrd> Model<T> {
    /// Creates a model that maximizes the sum of `costs`, each times its variable. Variables are
    /// nonnegative by default.
    pub fn maximize(costs: Vec<T>) -> Self {
        let bounds = vec![(Some(T::ZERO), None); costs.len()];
        Model { is_min: false, costs, bounds, constraints: Vec::new() }
    }

    /// Like [`Model::maximize`], but minimizes the sum.
    pub fn minimize(costs: Vec<T>) -> Self {
        Model { is_min: true, ..Model::maximize(costs) }
    }

    /// Adds a constraint to the model.
    pub fn subject_to(mut self, coefficients: Vec<T>, relation: Relation, right: T) -> Self {
        self.constraints.push((coefficients, relation, right));
        self
    }

    /// Replaces the bounds of a variable. Without any bound, the variable is free.
    ///
    /// # Panics
    /// If `variable` is out of bounds.
    pub fn bounded(mut self, variable: usize, least: Option<T>, most: Option<T>) -> Self {
        self.bounds[variable] = (least, most);
        self
    }

    /// Expresses a variable as a constant plus one or two nonnegative variables: returns the
    /// constant and their signs.
    fn parts(&self, variable: usize) -> (T, Vec<T>) {
        match self.bounds[variable] {
            (Some(least), _) => (least, vec![T::ONE]),
            (None, Some(most)) => (most, vec![-T::ONE]),
            (None, None) => (T::ZERO, vec![T::ONE, -T::ONE]),
        }
    }

    /// Converts the model to standard form. The objective omits the constant term that the
    /// conversion produces, and is negated for minimization.
    ///
    /// # Errors
    /// [`SimplexError::Shape`] if a constraint does not have one coefficient per variable;
    /// [`SimplexError::NotANumber`], with the constraint of the model, if one of its numbers is
    /// infinite or NaN; [`SimplexError::BadObjective`] if a coefficient of the objective is;
    /// [`SimplexError::BadBound`] if a bound is; [`SimplexError::Overflow`] at pivot 0 if a
    /// coefficient of the standard form is not a number.
    pub fn standard(&self) -> Result<Program<T>, SimplexError> {
        self.check()?;
        let (mut rows, mut rights) = (Vec::new(), Vec::new());
        let mut push = |coefficients: &[T], right: T, sign: T| {
            let mut row = Vec::new();
            let mut rest = right;
            for (variable, &coefficient) in coefficients.iter().enumerate() {
                let (start, signs) = self.parts(variable);
                rest = rest - coefficient * start;
                row.extend(signs.into_iter().map(|part| sign * coefficient * part));
            }
            rows.push(row);
            rights.push(sign * rest);
        };
        let n = self.costs.len();
        for (coefficients, relation, right) in &self.constraints {
            if *relation != Relation::Ge {
                push(coefficients, *right, T::ONE);
            }
            if *relation != Relation::Le {
                push(coefficients, *right, -T::ONE);
            }
        }
        for (variable, bounds) in self.bounds.iter().enumerate() {
            if let (Some(_), Some(most)) = *bounds {
                let mut unit = vec![T::ZERO; n];
                unit[variable] = T::ONE;
                push(&unit, most, T::ONE);
            }
        }
        let sign = if self.is_min { -T::ONE } else { T::ONE };
        let costs = (0..n).flat_map(|variable| {
            let signs = self.parts(variable).1;
            signs.into_iter().map(move |part| sign * self.costs[variable] * part)
        });
        let costs: Vec<T> = costs.collect();
        let a = Matrix::from_fn(rows.len(), costs.len(), |row, column| rows[row][column]);
        // All coefficients of the model are numbers, so a bad one must come from the conversion.
        Program::new(a, rights, costs).map_err(|_| SimplexError::Overflow { pivot: 0 })
    }

    /// Checks that the shapes match and that all values are numbers.
    fn check(&self) -> Result<(), SimplexError> {
        let (n_rows, n_costs) = (self.constraints.len(), self.costs.len());
        for (row, (coefficients, _, right)) in self.constraints.iter().enumerate() {
            let n_columns = coefficients.len();
            if n_columns != n_costs {
                return Err(SimplexError::Shape { n_rows, n_columns, n_limits: n_rows, n_costs });
            }
            if !coefficients.iter().chain([right]).all(|number| number.is_number()) {
                return Err(SimplexError::NotANumber { row });
            }
        }
        if let Some(variable) = self.costs.iter().position(|cost| !cost.is_number()) {
            return Err(SimplexError::BadObjective { variable });
        }
        let is_bad = |(least, most): &(Option<T>, Option<T>)| {
            least.iter().chain(most).any(|bound| !bound.is_number())
        };
        match self.bounds.iter().position(is_bad) {
            Some(variable) => Err(SimplexError::BadBound { variable }),
            None => Ok(()),
        }
    }

    /// Solves the model and converts the solution back.
    ///
    /// # Errors
    /// Those of [`simplex`](super::simplex) and [`Model::standard`]; [`SimplexError::Overflow`] at
    /// the last pivot if a value that is converted back is not a number.
    pub fn solve(&self) -> Result<Answer<T>, SimplexError> {
        let mut pivots = 0;
        let count = |step, _: &_| pivots += usize::from(matches!(step, Step::Pivot { .. }));
        let optimum = match simplex_watched(&self.standard()?, Settings::default(), count)? {
            Verdict::Optimal(optimum) => optimum,
            Verdict::Unbounded { .. } => return Ok(Answer::Unbounded),
            Verdict::Infeasible { .. } => return Ok(Answer::Infeasible),
        };
        let mut values = optimum.x.into_iter();
        let x: Vec<T> = (0..self.costs.len())
            .map(|variable| {
                let (start, signs) = self.parts(variable);
                signs.iter().zip(&mut values).fold(start, |sum, (&sign, part)| sum + sign * part)
            })
            .collect();
        let sign = if self.is_min { -T::ONE } else { T::ONE };
        let mut prices = optimum.duals.into_iter();
        let mut next = || prices.next().unwrap_or(T::ZERO);
        let duals = self.constraints.iter().map(|(_, relation, _)| {
            sign * match relation {
                Relation::Le => next(),
                Relation::Ge => -next(),
                Relation::Eq => next() - next(),
            }
        });
        let duals: Vec<T> = duals.collect();
        let value = self.costs.iter().zip(&x).fold(T::ZERO, |sum, (&c, &x)| sum + c * x);
        if !x.iter().chain(&duals).chain([&value]).all(|number| number.is_number()) {
            return Err(SimplexError::Overflow { pivot: pivots });
        }
        Ok(Answer::Optimal { value, x, duals })
    }
}
