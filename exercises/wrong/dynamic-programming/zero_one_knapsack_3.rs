//! The item of the best value per weight goes first.

pub fn best_value(items: &[(usize, u64)], capacity: usize) -> u64 {
    let mut order = items.to_vec();
    order.sort_by(|a, b| (b.1 * a.0 as u64).cmp(&(a.1 * b.0 as u64)));
    let (mut room, mut sum) = (capacity, 0);
    for (weight, value) in order {
        if weight <= room {
            room -= weight;
            sum += value;
        }
    }
    sum
}
