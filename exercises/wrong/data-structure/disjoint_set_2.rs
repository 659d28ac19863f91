//! Two elements that differ are taken for elements of two sets.

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
        if x != y {
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
