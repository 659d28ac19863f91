//! The exercises of section 6.23.

use super::graphs::{self, Lists};
use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// The most vertices of which no two are joined. Of a small graph, by all its sets of vertices; the
/// large ones are searched.
fn most_apart(rows: &[u64]) -> usize {
    let n = rows.len();
    if 12 < n {
        return searched(rows, (0..n).fold(0, |set, v| set | 1 << v));
    }
    let is_apart = |set: &u64| (0..n).all(|v| set >> v & 1 == 0 || rows[v] & set == 0);
    let sizes = (0_u64..1 << n).filter(is_apart).map(u64::count_ones);
    sizes.max().unwrap_or(0) as usize
}

/// The most of these vertices of which no two are joined.
fn searched(rows: &[u64], left: u64) -> usize {
    let degree = |v: &usize| (rows[*v] & left).count_ones();
    let is_left = |v: &usize| left >> v & 1 == 1;
    let Some(v) = (0..rows.len()).filter(is_left).min_by_key(degree) else { return 0 };
    if degree(&v) <= 1 {
        return 1 + searched(rows, left & !(rows[v] | 1 << v));
    }
    let Some(v) = (0..rows.len()).filter(is_left).max_by_key(degree) else { return 0 };
    let with_v = 1 + searched(rows, left & !(rows[v] | 1 << v));
    with_v.max(searched(rows, left & !(1 << v)))
}

/// The neighbors of each vertex as bits, and the vertices that are not joined to it.
fn rows(graph: &Lists) -> [Vec<u64>; 2] {
    let all = (0..graph.len()).fold(0, |set, v| set | 1 << v);
    let row = |near: &Vec<usize>| near.iter().fold(0, |set, w| set | 1 << w);
    let rows: Vec<u64> = graph.iter().map(row).collect();
    let missing = rows.iter().enumerate().map(|(v, row)| all & !(row | 1 << v)).collect();
    [rows, missing]
}

/// Why these are not different vertices of the graph.
fn fault_of_set(n: usize, what: &str, set: &[usize]) -> Option<String> {
    for (i, v) in set.iter().enumerate() {
        if n <= *v {
            return Some(format!("the {what} has {v}, and there is no such vertex"));
        }
        if set[..i].contains(v) {
            return Some(format!("{v} is in the {what} twice"));
        }
    }
    None
}

/// Why the first set is no cover or the second is no clique.
fn fault(graph: &Lists, (cover, clique): &(Vec<usize>, Vec<usize>)) -> Option<String> {
    let n = graph.len();
    let sets = fault_of_set(n, "cover", cover).or_else(|| fault_of_set(n, "clique", clique));
    if sets.is_some() {
        return sets;
    }
    let is_bare = |&(u, v): &(usize, usize)| !cover.contains(&u) && !cover.contains(&v);
    if let Some((u, v)) = graphs::edges(graph).into_iter().find(is_bare) {
        return Some(format!("the edge from {u} to {v} has no end in the cover"));
    }
    let pairs =
        clique.iter().enumerate().flat_map(|(i, u)| clique[..i].iter().map(move |v| (v, u)));
    let (u, v) = pairs.into_iter().find(|(u, v)| !graph[**u].contains(v))?;
    Some(format!("{u} and {v} are in the clique, and are not joined"))
}

/// Exercise 6.23: `cover_and_clique`.
#[derive(Debug)]
pub struct CoversAndCliques;

impl Task for CoversAndCliques {
    type Input = Lists;
    type Output = (Vec<usize>, Vec<usize>);

    const SECTION: &'static str = "6.23";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "covers_and_cliques";
    const HARNESS: &'static str = "|graph: Vec<Vec<usize>>| attempt::cover_and_clique(&graph)";
    const HINTS: &'static [&'static str] = &[
        "Write one function that finds a largest independent set. How do you get a smallest cover and a largest clique from it?",
        "The vertices outside of a largest independent set are a smallest cover. For the clique, give the function the graph \
         that has exactly the missing edges, without loops.",
        "A vertex with at most one neighbor left can be taken at once. If there is none, take a vertex with the most \
         neighbors left, and try both: the largest set with it, and the largest set without it.",
    ];

    fn small() -> Vec<Self::Input> {
        (0..=5).flat_map(|n| graphs::all(n, false)).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        graphs::random(random, 10, false)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut random = Random::new(623);
        let mut of_sixty = |m: usize| {
            let pairs = (0..60).flat_map(|u| (u + 1..60).map(move |v| (u, v)));
            let mut pairs: Vec<(usize, usize)> = pairs.collect();
            let chosen: Vec<_> =
                (0..m).map(|_| pairs.swap_remove(random.index(pairs.len()))).collect();
            graphs::graph(60, chosen, false)
        };
        let triangle = |i: usize| [(3 * i, 3 * i + 1), (3 * i, 3 * i + 2), (3 * i + 1, 3 * i + 2)];
        vec![
            ("a path of 60 vertices", graphs::path(60)),
            ("12 triangles side by side", graphs::graph(36, (0..12).flat_map(triangle), false)),
            ("60 vertices and 180 edges", of_sixty(180)),
            ("60 vertices and 900 edges", of_sixty(900)),
            ("60 vertices and 1 500 edges", of_sixty(1500)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        graphs::size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        graphs::smaller(input, false)
    }

    fn call(input: &Self::Input) -> String {
        graphs::call("cover_and_clique", input)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let [n_apart, n_joined] = rows(input).map(|rows| most_apart(&rows));
        let n_cover = input.len() - n_apart;
        let because = fault(input, output).or_else(|| {
            let (cover, clique) = output;
            if n_cover < cover.len() {
                Some(format!("the cover has {}", graphs::vertices(cover.len())))
            } else if clique.len() < n_joined {
                Some(format!("the clique has {}", graphs::vertices(clique.len())))
            } else {
                None
            }
        });
        if because.is_none() {
            return Ok(());
        }
        let expected = format!(
            "a cover of {} and a clique of {}",
            graphs::vertices(n_cover),
            graphs::vertices(n_joined)
        );
        let got = if input.len() <= 12 {
            format!("{output:?}")
        } else {
            format!(
                "a cover of {} and a clique of {}",
                graphs::vertices(output.0.len()),
                graphs::vertices(output.1.len())
            )
        };
        Err(Wrong { expected, got, because })
    }
}
