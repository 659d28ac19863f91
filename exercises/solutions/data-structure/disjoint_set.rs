//! Count the sets: `n_sets(n, unions)` begins with the sets {0}, {1}, …, {n - 1}, merges the sets
//! of x and y for each pair (x, y), and returns the number of sets after each pair.
//!
//! For example, with n = 4 and the pairs (0, 1), (2, 3), (1, 0), the numbers are 3, 2, 2.
//!
//! The judge has a million elements, and measures the time.

/// The number of sets after each union.
pub fn n_sets(n: usize, unions: &[(usize, usize)]) -> Vec<usize> {
    fn find(parent: &mut [usize], mut x: usize) -> usize {
        while parent[x] != x {
            parent[x] = parent[parent[x]];
            x = parent[x];
        }
        x
    }

    let mut parent: Vec<usize> = (0..n).collect();
    let mut size = vec![1; n];
    let mut count = n;
    let mut counts = Vec::new();
    for &(x, y) in unions {
        let (mut a, mut b) = (find(&mut parent, x), find(&mut parent, y));
        if a != b {
            if size[a] < size[b] {
                std::mem::swap(&mut a, &mut b);
            }
            parent[b] = a;
            size[a] += size[b];
            count -= 1;
        }
        counts.push(count);
    }
    counts
}
