//! Color a graph with few colors: `coloring(graph)` returns a color for each vertex, which is one of
//! the numbers 0, 1, 2, …, so that no edge joins two vertices of the same color. `graph[v]` holds
//! the neighbors of the vertex `v`. Repeatedly take away a vertex of the smallest degree, until none
//! is left. If no vertex has more than k neighbors when it is taken away, you may use the colors 0
//! to k. Any such coloring will do.
//!
//! For example, let 0, 1 and 2 be joined to each other, and 3 to 2: `[[1, 2], [0, 2], [0, 1, 3],
//! [2]]`. You can take 3 away first, then 0, 1 and 2. They have 1, 2, 1 and 0 neighbors then, so you
//! may use three colors, and `[0, 1, 2, 0]` is right.
//!
//! There are no loops and no parallel edges. The large inputs have 100 000 vertices, so looking
//! through all vertices for each one takes too long. Recursion may go too deep.

/// A color for each vertex, with one more color than the degeneracy.
pub fn coloring(graph: &[Vec<usize>]) -> Vec<usize> {
    let mut degrees: Vec<usize> = graph.iter().map(Vec::len).collect();
    // The vertices by degree. An entry is out of date if the degree of its vertex has changed.
    let mut of_degree = vec![Vec::new(); graph.len()];
    for (v, degree) in degrees.iter().enumerate() {
        of_degree[*degree].push(v);
    }
    let mut is_taken = vec![false; graph.len()];
    let mut order = Vec::new();
    let mut least = 0;
    while least < graph.len() {
        let Some(v) = of_degree[least].pop() else {
            least += 1;
            continue;
        };
        if is_taken[v] || degrees[v] != least {
            continue;
        }
        is_taken[v] = true;
        order.push(v);
        for &w in &graph[v] {
            if !is_taken[w] {
                degrees[w] -= 1;
                of_degree[degrees[w]].push(w);
                least = least.min(degrees[w]);
            }
        }
    }
    let mut colors: Vec<Option<usize>> = vec![None; graph.len()];
    for &v in order.iter().rev() {
        colors[v] = least_free(&graph[v], &colors);
    }
    colors.into_iter().flatten().collect()
}

/// The least color that none of these vertices has.
fn least_free(near: &[usize], colors: &[Option<usize>]) -> Option<usize> {
    let mut is_taken = vec![false; near.len() + 1];
    for color in near.iter().filter_map(|w| colors[*w]) {
        if color < is_taken.len() {
            is_taken[color] = true;
        }
    }
    is_taken.iter().position(|is_taken| !is_taken)
}
