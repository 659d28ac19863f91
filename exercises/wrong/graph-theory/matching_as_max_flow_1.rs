//! Takes each edge that both quotas still allow, and gives none back.

pub fn choose(left: &[usize], right: &[usize], edges: &[(usize, usize)]) -> Vec<usize> {
    let (mut left, mut right) = (left.to_vec(), right.to_vec());
    let mut chosen = Vec::new();
    for (edge, &(x, y)) in edges.iter().enumerate() {
        if left[x] > 0 && right[y] > 0 {
            left[x] -= 1;
            right[y] -= 1;
            chosen.push(edge);
        }
    }
    chosen
}
