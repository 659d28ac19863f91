//! The product is not set back to 1 for each class.

pub fn count(classes: &[Vec<u64>]) -> Option<u64> {
    let mut total: u64 = 0;
    let mut ways: u64 = 1;
    for steps in classes {
        if steps.contains(&0) {
            continue;
        }
        for choices in steps {
            ways = ways.checked_mul(*choices)?;
        }
        total = total.checked_add(ways)?;
    }
    Some(total)
}
