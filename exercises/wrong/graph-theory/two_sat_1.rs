//! Each variable in turn is true, unless a clause with the values so far forbids it.

pub fn two_sat(n_variables: usize, clauses: &[[(usize, bool); 2]]) -> Option<Vec<bool>> {
    let mut values: Vec<bool> = Vec::new();
    for variable in 0..n_variables {
        let is_broken = |value: bool| {
            let is_false = |(other, wanted): (usize, bool)| {
                if other == variable {
                    value != wanted
                } else {
                    values.get(other).is_some_and(|value| *value != wanted)
                }
            };
            clauses.iter().any(|&[a, b]| is_false(a) && is_false(b))
        };
        let value = [true, false].into_iter().find(|value| !is_broken(*value))?;
        values.push(value);
    }
    Some(values)
}
