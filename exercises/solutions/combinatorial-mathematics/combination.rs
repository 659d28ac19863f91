//! Find the next combination: `next_combination(places, n)` turns an ascending list of m places
//! below n into the next one in lexicographic order, and returns true. If there is no next one, it
//! returns false and leaves the list as it is.
//!
//! For example, of 5 places, `[0, 3, 4]` becomes `[1, 2, 3]`, because the last two places cannot
//! grow. For `[2, 3, 4]` the result is false.
//!
//! The list is always ascending, and its places are below n. Beware: m may be 0, and n may be so
//! large that you cannot list all combinations.

/// Turns the combination into the next one, and says whether there is one.
pub fn next_combination(places: &mut [usize], n: usize) -> bool {
    let m = places.len();
    let Some(i) = (0..m).rfind(|&i| places[i] < n - m + i) else { return false };
    places[i] += 1;
    for j in i + 1..m {
        places[j] = places[j - 1] + 1;
    }
    true
}
