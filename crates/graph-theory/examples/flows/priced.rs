//! Networks whose edges have costs: `s>a:3@5` is a capacity of 3 at 5 per unit.

use trace::{Axis, Chart, Series, SplitMix64};

use super::capacity;

/// A capacity, and what a unit pays.
pub(crate) type Priced = (i64, i64);

/// `3@5`. Without a cost it is 0, without a capacity 1.
pub(crate) fn priced(label: Option<&str>) -> Result<Priced, String> {
    let (amount, cost) = match label.and_then(|label| label.split_once('@')) {
        Some((amount, cost)) => (Some(amount), cost),
        None => (label, "0"),
    };
    let cost = cost.parse().map_err(|_| "has a cost that is no integer of 64 bits")?;
    Ok((capacity(amount)?, cost))
}

/// Six vertices, and costs from 1 to 9; and the dice, for what else is wanted.
pub(crate) fn random(seed: u64) -> (String, SplitMix64) {
    let mut dice = SplitMix64::new(seed.wrapping_add(617));
    let words = super::random(seed);
    let priced = words.split(' ').map(|word| format!("{word}@{}", 1 + dice.below(9)));
    (trace::list(priced, " "), dice)
}

/// What a unit pays along arcs of these costs: `4 + 5 - 2 = 7`.
pub(crate) fn sum(costs: &[i64]) -> String {
    let mut terms = String::new();
    for cost in costs {
        let sign = match (terms.is_empty(), *cost < 0) {
            (true, true) => "-",
            (true, false) => "",
            (false, true) => " - ",
            (false, false) => " + ",
        };
        terms.push_str(&format!("{sign}{}", cost.unsigned_abs()));
    }
    if costs.len() == 1 { terms } else { format!("{terms} = {}", costs.iter().sum::<i64>()) }
}

/// The least cost of each value, from its corners.
pub(crate) fn curve(corners: impl IntoIterator<Item = (f64, f64)>) -> Chart {
    Chart {
        name: "The cost curve".into(),
        x: Axis::linear("units"),
        y: Axis::linear("cost"),
        series: vec![Series { name: "least cost".into(), points: corners.into_iter().collect() }],
    }
}

/// `1 unit costs`, `2 units cost`.
pub(crate) fn units(n: i64, [one, many]: [&str; 2]) -> String {
    if n == 1 { format!("1 unit {one}") } else { format!("{n} units {many}") }
}
