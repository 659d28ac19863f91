//! The exercises of section 6.13.

use crate::inputs::{Random, shorter, shown};
use crate::judge::{Task, Wrong};

/// A variable, and the value with which the literal is true.
type Literal = (usize, bool);
type Clause = [Literal; 2];
type Input = (usize, Vec<Clause>);

/// Whether there is a solution: values are tried one by one, each with all that it implies. What is
/// set without a contradiction is never taken back.
fn has_solution((n_variables, clauses): &Input) -> bool {
    let mut implied: Vec<Vec<Literal>> = vec![Vec::new(); 2 * n_variables];
    for &[a, b] in clauses {
        implied[2 * a.0 + usize::from(!a.1)].push(b);
        implied[2 * b.0 + usize::from(!b.1)].push(a);
    }
    let mut values: Vec<Option<bool>> = vec![None; *n_variables];
    for variable in 0..*n_variables {
        let is_free = values[variable].is_none();
        if is_free
            && ![true, false].into_iter().any(|it| assume(&implied, &mut values, (variable, it)))
        {
            return false;
        }
    }
    true
}

/// Sets a literal and what it implies, or nothing if that contradicts itself.
fn assume(implied: &[Vec<Literal>], values: &mut [Option<bool>], literal: Literal) -> bool {
    let mut set = vec![literal];
    values[literal.0] = Some(literal.1);
    let mut next = 0;
    while let Some(&(variable, value)) = set.get(next) {
        next += 1;
        for &(other, wanted) in &implied[2 * variable + usize::from(value)] {
            match values[other] {
                None => {
                    values[other] = Some(wanted);
                    set.push((other, wanted));
                }
                Some(value) if value == wanted => {}
                Some(_) => {
                    for (variable, _) in set {
                        values[variable] = None;
                    }
                    return false;
                }
            }
        }
    }
    true
}

/// Exercise 6.13: `two_sat`.
#[derive(Debug)]
pub struct TwoSat;

impl Task for TwoSat {
    type Input = Input;
    type Output = Option<Vec<bool>>;

    const SECTION: &'static str = "6.13";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "two_sat";
    const HARNESS: &'static str =
        "|(n, clauses): (usize, Vec<[(usize, bool); 2]>)| attempt::two_sat(n, &clauses)";
    const HINTS: &'static [&'static str] = &[
        "\"a or b\" is two implications. Which ones? Draw a graph with two vertices for each variable.",
        "If a variable and its negation are in the same strongly connected component, there is no solution.",
        "Otherwise, number the components in topological order. Each variable takes the literal whose component is later.",
    ];

    fn small() -> Vec<Self::Input> {
        let literals = |n: usize| (0..n).flat_map(|variable| [(variable, false), (variable, true)]);
        let clauses = |n: usize| {
            let pairs =
                literals(n).flat_map(|a| literals(n).map(move |b| [a, b])).collect::<Vec<_>>();
            pairs.into_iter().filter(|[a, b]| a <= b).collect::<Vec<Clause>>()
        };
        let sets = |n: usize| {
            let clauses = clauses(n);
            let chosen = move |set: u32| {
                (0..).zip(&clauses).filter(|(i, _)| set >> i & 1 == 1).map(|(_, it)| *it).collect()
            };
            (0..1_u32 << (n * (2 * n + 1))).map(move |set| (n, chosen(set)))
        };
        (0..=2).flat_map(sets).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let n_variables = 1 + random.index(6);
        let n_clauses = random.index(2 * n_variables + 2);
        let literal = |random: &mut Random| (random.index(n_variables), random.below(2) == 0);
        let clauses = (0..n_clauses).map(|_| [literal(random), literal(random)]).collect();
        (n_variables, clauses)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let n = 100_000;
        // Each variable implies the next one; the last one implies that the first one is false.
        let mut chain: Vec<Clause> = (1..n).map(|i| [(i - 1, false), (i, true)]).collect();
        chain.push([(n - 1, false), (0, false)]);
        let mut ring = chain.clone();
        ring.push([(0, true), (0, true)]);
        vec![
            ("100 000 variables that imply the next one each", (n, chain)),
            ("the same, and the first one is true", (n, ring)),
        ]
    }

    fn size((n_variables, clauses): &Self::Input) -> u64 {
        clauses.len() as u64 * 1000 + (*n_variables).min(999) as u64
    }

    fn smaller((n_variables, clauses): &Self::Input) -> Vec<Self::Input> {
        let fewer = shorter(clauses).into_iter().map(|clauses| (*n_variables, clauses));
        let without_last = n_variables.checked_sub(1).map(|last| {
            let kept = clauses.iter().filter(|[a, b]| a.0 != last && b.0 != last);
            (last, kept.copied().collect())
        });
        without_last.into_iter().chain(fewer).collect()
    }

    fn call((n_variables, clauses): &Self::Input) -> String {
        if 12 < clauses.len() {
            return format!("two_sat({n_variables}, &clauses)");
        }
        format!("two_sat({n_variables}, &{clauses:?})")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let (n_variables, clauses) = input;
        let has_solution = has_solution(input);
        let (got, because) = match output {
            None if has_solution => ("None".to_owned(), None),
            None => return Ok(()),
            Some(values) if values.len() != *n_variables => {
                let because = format!("there are {n_variables} variables");
                (format!("Some({})", shown(values)), Some(because))
            }
            Some(values) => {
                let holds = |(variable, value): Literal| values[variable] == value;
                let broken = clauses.iter().find(|[a, b]| !holds(*a) && !holds(*b));
                let Some(broken) = broken else { return Ok(()) };
                (
                    format!("Some({})", shown(values)),
                    Some(format!("the clause {broken:?} is false")),
                )
            }
        };
        let expected = if has_solution { "values that make all clauses true" } else { "None" };
        Err(Wrong { expected: expected.to_owned(), got, because })
    }
}
