//! All neighbors go on a stack, and each is marked when it is pushed.

pub fn depth_first_order(graph: &[Vec<usize>]) -> Vec<usize> {
    let mut order = Vec::new();
    let mut is_marked = vec![false; graph.len()];
    for start in 0..graph.len() {
        if is_marked[start] {
            continue;
        }
        is_marked[start] = true;
        let mut stack = vec![start];
        while let Some(u) = stack.pop() {
            order.push(u);
            for &v in graph[u].iter().rev() {
                if !is_marked[v] {
                    is_marked[v] = true;
                    stack.push(v);
                }
            }
        }
    }
    order
}
