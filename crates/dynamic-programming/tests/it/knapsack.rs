//! The tests of the knapsacks, and what they share.

mod two_dimensional_knapsack;
mod unbounded_knapsack;
mod zero_one_knapsack;

use dynamic_programming::knapsack::zero_one_knapsack::Item;

/// Items from their weights and values.
fn items(weights: &[usize], values: &[i64]) -> Vec<Item> {
    assert_eq!(weights.len(), values.len());
    weights.iter().zip(values).map(|(&weight, &value)| Item { weight, value }).collect()
}

/// All sequences of up to `n` items of these kinds, the shorter ones first.
fn sequences<T: Clone>(kinds: &[T], n: usize) -> Vec<Vec<T>> {
    let mut all = vec![Vec::new()];
    let mut start = 0;
    for _ in 0..n {
        let end = all.len();
        for i in start..end {
            for kind in kinds {
                let longer: Vec<T> = all[i].iter().chain([kind]).cloned().collect();
                all.push(longer);
            }
        }
        start = end;
    }
    all
}

/// The items that are worth something, the most valuable for their weight first.
fn by_value_per_weight(items: &[Item]) -> Vec<Item> {
    let mut order: Vec<Item> = items.iter().copied().filter(|item| 0 < item.value).collect();
    let weight = |item: &Item| i64::try_from(item.weight).unwrap();
    order.sort_by(|a, b| (b.value * weight(a)).cmp(&(a.value * weight(b))));
    order
}
