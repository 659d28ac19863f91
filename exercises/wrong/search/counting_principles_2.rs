//! A product that is too large is given up, though a later step has no choice.

pub fn count(classes: &[Vec<u64>]) -> Option<u64> {
    let mut total: u64 = 0;
    for steps in classes {
        let mut ways: u64 = 1;
        for choices in steps {
            ways = ways.checked_mul(*choices)?;
        }
        total = total.checked_add(ways)?;
    }
    Some(total)
}
