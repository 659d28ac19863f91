//! The exercise of section 9.5.

use crate::inputs::{Random, shorter};
use crate::judge::{Task, Wrong};

/// The rows of A, the right sides b, the costs c.
type Input = (Vec<Vec<i64>>, Vec<i64>, Vec<i64>);

/// A numerator and a denominator, which is positive.
type Fraction = (i128, i128);

/// The solution of a square system whose rows end with their right side, as numerators and their
/// common denominator; none unless there is exactly one. By eliminations without fractions.
fn solved(mut rows: Vec<Vec<i128>>) -> Option<(Vec<i128>, i128)> {
    let n = rows.len();
    let mut common = 1;
    for k in 0..n {
        let pivot_row = (k..n).find(|&i| rows[i][k] != 0)?;
        rows.swap(k, pivot_row);
        let solved = rows[k].clone();
        for (i, row) in rows.iter_mut().enumerate() {
            if i != k {
                let factor = row[k];
                for (entry, pivot_entry) in row.iter_mut().zip(&solved) {
                    *entry = (*entry * solved[k] - factor * pivot_entry) / common;
                }
            }
        }
        common = solved[k];
    }
    let numerators = rows.iter().map(|row| row[n] * common.signum()).collect();
    Some((numerators, common.abs()))
}

/// The greatest c · x at a vertex, by all vertices: each n of the constraints and of x >= 0 as
/// equations. None if there is no vertex, that is, no feasible point.
fn best_vertex(a: &[Vec<i64>], b: &[i64], c: &[i64]) -> Option<Fraction> {
    let n = c.len();
    let wide = |row: &[i64], right: i64| -> Vec<i128> {
        row.iter().chain([&right]).map(|&entry| entry.into()).collect()
    };
    let mut all: Vec<Vec<i128>> = a.iter().zip(b).map(|(row, &right)| wide(row, right)).collect();
    for j in 0..n {
        let mut row = vec![0; n + 1];
        row[j] = -1;
        all.push(row);
    }
    let dot = |row: &[i128], x: &[i128]| -> i128 { row.iter().zip(x).map(|(a, x)| a * x).sum() };
    let costs: Vec<i128> = c.iter().map(|&cost| cost.into()).collect();
    let mut best: Option<Fraction> = None;
    for set in (0_u32..1 << all.len()).filter(|set| set.count_ones() as usize == n) {
        let tight = all.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
        let Some((x, common)) = solved(tight.map(|(_, row)| row.clone()).collect()) else {
            continue;
        };
        let is_feasible = all.iter().all(|row| dot(&row[..n], &x) <= row[n] * common);
        let value = (dot(&costs, &x), common);
        if is_feasible && best.is_none_or(|best| best.0 * value.1 < value.0 * best.1) {
            best = Some(value);
        }
    }
    best
}

/// The greatest value; none if there is none.
fn by_vertices((a, b, c): &Input) -> Option<Fraction> {
    // The directions along which all points stay feasible, cut off where their sum is 1.
    let mut cone = a.clone();
    cone.push(vec![1; c.len()]);
    let mut right = vec![0; b.len()];
    right.push(1);
    let is_bounded = best_vertex(&cone, &right, c).is_some_and(|(value, _)| value <= 0);
    if is_bounded { best_vertex(a, b, c) } else { None }
}

/// The side of the large dense program.
const N: usize = 12;

/// The people and the tasks of the assignment.
const PEOPLE: usize = 6;

/// A program that is made from its solution: x, and prices y that prove it.
fn planted() -> (Input, i64) {
    let mut random = Random::new(95);
    let mut below = |n: u64| random.below(n).cast_signed();
    let mut list = || (0..N).map(|_| below(4)).collect::<Vec<i64>>();
    let a: Vec<Vec<i64>> = (0..N).map(|_| list()).collect();
    // Half of the variables are 0, and half of the constraints leave something over.
    let [x, y, spare, loss] = [list(), list(), list(), list()]
        .map(|numbers| numbers.into_iter().map(|number| number + 1).collect::<Vec<i64>>());
    let x: Vec<i64> = x.iter().enumerate().map(|(j, x)| if j % 2 == 0 { *x } else { 0 }).collect();
    let y: Vec<i64> = y.iter().enumerate().map(|(i, y)| if i % 2 == 0 { *y } else { 0 }).collect();
    let used = |i: usize| -> i64 { a[i].iter().zip(&x).map(|(a, x)| a * x).sum() };
    let b = (0..N).map(|i| used(i) + if y[i] == 0 { spare[i] } else { 0 }).collect();
    let price = |j: usize| -> i64 { a.iter().zip(&y).map(|(row, y)| row[j] * y).sum() };
    let c: Vec<i64> = (0..N).map(|j| price(j) - if x[j] == 0 { loss[j] } else { 0 }).collect();
    let value = c.iter().zip(&x).map(|(c, x)| c * x).sum();
    ((a, b, c), value)
}

/// Each person does at most one task, and each task is done at most once. Person p earns
/// (p + 1) (t + 1) with task t, so the best is person p with task p.
fn assignment() -> (Input, i64) {
    let pairs = || (0..PEOPLE).flat_map(|p| (0..PEOPLE).map(move |t| (p, t)));
    let row = |is_in: &dyn Fn(usize, usize) -> bool| {
        pairs().map(|(p, t)| i64::from(is_in(p, t))).collect::<Vec<i64>>()
    };
    let of_person = (0..PEOPLE).map(|person| row(&|p, _| p == person));
    let a = of_person.chain((0..PEOPLE).map(|task| row(&|_, t| t == task))).collect();
    let number = |i: usize| i64::try_from(i + 1).unwrap_or(0);
    let c = pairs().map(|(p, t)| number(p) * number(t)).collect();
    ((a, vec![1; 2 * PEOPLE], c), (0..PEOPLE).map(|p| number(p) * number(p)).sum())
}

/// Exercise 9.5: `maximum`.
#[derive(Debug)]
pub struct Simplex;

impl Task for Simplex {
    type Input = Input;
    type Output = Option<(i64, i64)>;

    const SECTION: &'static str = "9.5";
    const CHAPTER: &'static str = "linear-algebra";
    const NAME: &'static str = "simplex";
    const HARNESS: &'static str =
        "|(a, b, c): (Vec<Vec<i64>>, Vec<i64>, Vec<i64>)| attempt::maximum(&a, &b, &c)";
    const HINTS: &'static [&'static str] = &[
        "Make a row for each constraint, with its right side as the last entry, and a last row with the negated costs. At first the \
         slack variables are basic.",
        "Of the columns whose entry in the last row is negative, take the one with the lowest variable. Of the rows whose entry in \
         this column is positive, take the one with the least quotient of right side and entry, and of equals the one with the lowest \
         variable. Compare quotients by multiplying crosswise.",
        "To stay with whole numbers, keep a common denominator d, which is 1 at first. A pivot p in row r and column s leaves row r as \
         it is, except that p becomes d. In another row, the entry e in column j becomes (e · p - f · g) / d, where f is the row's \
         entry in column s, and g is the entry of row r in column j. The division has no remainder. The entry f becomes -f. Then d is p.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut all = Vec::new();
        let (entries, rights, costs) = ([-1, 0, 1, 2, 3], [0, 1, 4], [-1, 1, 2]);
        // One variable and at most two constraints.
        for c in costs {
            all.push((vec![], vec![], vec![c]));
            for (x, b) in entries.iter().flat_map(|&x| rights.map(|b| (x, b))) {
                all.push((vec![vec![x]], vec![b], vec![c]));
                all.push((vec![vec![x], vec![1]], vec![b, 1], vec![c]));
            }
        }
        // Two variables and two constraints.
        for code in 0..5_usize.pow(4) {
            let entry = |nth: u32| entries[code / 5_usize.pow(nth) % 5];
            let a = vec![vec![entry(0), entry(1)], vec![entry(2), entry(3)]];
            // The right sides and the costs change from program to program.
            let b = vec![rights[code % 3], rights[code / 3 % 3]];
            let c = vec![costs[code / 9 % 3], costs[1 + code / 27 % 2]];
            all.push((a, b, c));
        }
        all
    }

    fn random(random: &mut Random) -> Self::Input {
        let (n, m) = (1 + random.index(3), 1 + random.index(4));
        let mut list = |n: usize, least: i64, most: i64| -> Vec<i64> {
            let span = (most - least + 1).cast_unsigned();
            (0..n).map(|_| least + random.below(span).cast_signed()).collect()
        };
        let a = (0..m).map(|_| list(n, -2, 6)).collect();
        (a, list(m, 0, 12), list(n, -2, 6))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("12 variables, 12 constraints", planted().0),
            ("an assignment of 6 people to 6 tasks", assignment().0),
        ]
    }

    fn size((a, b, c): &Self::Input) -> u64 {
        let numbers = a.iter().flatten().chain(b).chain(c);
        // A negative number is larger than a positive one, because it is harder to read.
        let weigh = |number: &i64| 2 * number.unsigned_abs() + 4 + u64::from(*number < 0);
        numbers.map(weigh).sum()
    }

    fn smaller((a, b, c): &Self::Input) -> Vec<Self::Input> {
        let with_rights: Vec<(Vec<i64>, i64)> = a.iter().cloned().zip(b.iter().copied()).collect();
        let mut all: Vec<Self::Input> = shorter(&with_rights)
            .into_iter()
            .map(|rows| {
                let (a, b) = rows.into_iter().unzip();
                (a, b, c.clone())
            })
            .collect();
        if 1 < c.len() {
            let without = |list: &[i64], j: usize| [&list[..j], &list[j + 1..]].concat();
            all.extend((0..c.len()).map(|j| {
                (a.iter().map(|row| without(row, j)).collect(), b.clone(), without(c, j))
            }));
        }
        let less = |number: i64| [0, number / 2, number - number.signum()];
        for (i, row) in a.iter().enumerate() {
            for (j, &entry) in row.iter().enumerate() {
                all.extend(less(entry).map(|entry| {
                    let mut a = a.clone();
                    a[i][j] = entry;
                    (a, b.clone(), c.clone())
                }));
            }
            all.extend(less(b[i]).map(|right| {
                let mut b = b.clone();
                b[i] = right;
                (a.clone(), b, c.clone())
            }));
        }
        for (j, &cost) in c.iter().enumerate() {
            all.extend(less(cost).map(|cost| {
                let mut c = c.clone();
                c[j] = cost;
                (a.clone(), b.clone(), c)
            }));
        }
        all
    }

    fn call((a, b, c): &Self::Input) -> String {
        let rows: Vec<String> = a.iter().map(|row| format!("vec!{row:?}")).collect();
        format!("maximum(&[{}], &{b:?}, &{c:?})", rows.join(", "))
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = match input.2.len() {
            N => Some((planted().1.into(), 1)),
            n if n == PEOPLE * PEOPLE => Some((assignment().1.into(), 1)),
            _ => by_vertices(input),
        };
        let wide = output.map(|(num, den)| (i128::from(num), i128::from(den)));
        let is_right = match (expected, wide) {
            (Some((num, den)), Some((got_num, got_den))) => {
                0 < got_den && num * got_den == got_num * den
            }
            (None, None) => true,
            _ => false,
        };
        if is_right {
            return Ok(());
        }
        let show = |fraction: Option<Fraction>| match fraction {
            Some((num, den)) => {
                let common = gcd(num, den);
                format!("Some(({}, {}))", num / common, den / common)
            }
            None => "None".to_owned(),
        };
        let because = match (expected, wide) {
            (None, _) => "the value can be as great as you like".to_owned(),
            (_, Some((_, den))) if den <= 0 => "the denominator must be positive".to_owned(),
            (Some(_), None) => "the value is bounded".to_owned(),
            (Some((num, den)), Some((got_num, got_den))) => {
                if got_num * den < num * got_den {
                    "some point has a greater value".to_owned()
                } else {
                    "no point has so great a value".to_owned()
                }
            }
        };
        let got = output.map_or("None".to_owned(), |(num, den)| format!("Some(({num}, {den}))"));
        Err(Wrong { expected: show(expected), got, because: Some(because) })
    }
}

/// The greatest common divisor, at least 1.
fn gcd(a: i128, b: i128) -> i128 {
    let (mut a, mut b) = (a.abs(), b.abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a.max(1)
}
