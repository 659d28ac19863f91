//! No rule keeps the trees low.

pub fn n_sets(n: usize, unions: &[(usize, usize)]) -> Vec<usize> {
    fn find(parent: &[usize], mut x: usize) -> usize {
        while parent[x] != x {
            x = parent[x];
        }
        x
    }

    let mut parent: Vec<usize> = (0..n).collect();
    let mut count = n;
    let mut counts = Vec::new();
    for &(x, y) in unions {
        let (a, b) = (find(&parent, x), find(&parent, y));
        if a != b {
            parent[b] = a;
            count -= 1;
        }
        counts.push(count);
    }
    counts
}
