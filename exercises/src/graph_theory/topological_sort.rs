//! The exercises of section 6.3.

use super::graphs::{self, Lists};
use crate::inputs::{Random, shown};
use crate::judge::{Task, Wrong};

/// Whether there is a cycle: whether something is left when vertices without arcs to what is left
/// are taken away, as long as there are any.
fn has_cycle(graph: &Lists) -> bool {
    let mut into: Vec<Vec<usize>> = vec![Vec::new(); graph.len()];
    for (u, list) in graph.iter().enumerate() {
        for &v in list {
            into[v].push(u);
        }
    }
    let mut n_out: Vec<usize> = graph.iter().map(Vec::len).collect();
    let mut last: Vec<usize> = (0..graph.len()).filter(|u| n_out[*u] == 0).collect();
    let mut n_taken = 0;
    while let Some(v) = last.pop() {
        n_taken += 1;
        for &u in &into[v] {
            n_out[u] -= 1;
            if n_out[u] == 0 {
                last.push(u);
            }
        }
    }
    n_taken < graph.len()
}

/// What is wrong with an order.
fn fault(graph: &Lists, order: &[usize]) -> Option<String> {
    let mut places = vec![None; graph.len()];
    for (i, &u) in order.iter().enumerate() {
        let Some(place) = places.get_mut(u) else { return Some(format!("there is no vertex {u}")) };
        if place.replace(i).is_some() {
            return Some(format!("vertex {u} is in it twice"));
        }
    }
    if let Some(u) = places.iter().position(Option::is_none) {
        return Some(format!("vertex {u} is missing"));
    }
    let arcs = graph.iter().enumerate().flat_map(|(u, list)| list.iter().map(move |&v| (u, v)));
    let mut back = arcs.filter(|(u, v)| places[*v] <= places[*u]);
    back.next().map(|(u, v)| format!("{u} must come before {v}"))
}

/// Exercise 6.3: `topological_order`.
#[derive(Debug)]
pub struct TopologicalSort;

impl Task for TopologicalSort {
    type Input = Lists;
    type Output = Option<Vec<usize>>;

    const SECTION: &'static str = "6.3";
    const CHAPTER: &'static str = "graph-theory";
    const NAME: &'static str = "topological_sort";
    const HARNESS: &'static str = "|graph: Vec<Vec<usize>>| attempt::topological_order(&graph)";
    const HINTS: &'static [&'static str] = &[
        "Which vertices can come first? Count the arcs that lead to each vertex.",
        "When a vertex is placed, each vertex in its list waits for one arc less. Where nothing is left to wait for, the \
         vertex is free.",
        "If vertices are left and none is free, there is a cycle. So compare the length of the order with the number of \
         vertices.",
    ];

    fn small() -> Vec<Self::Input> {
        (0..=3).flat_map(|n| graphs::all(n, true)).chain(graphs::all(4, true)).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        graphs::random(random, 12, true)
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let backward = |n: usize| (0..n).map(|u| u.checked_sub(1).into_iter().collect()).collect();
        let mut ring: Lists = backward(300_000);
        ring[0].push(299_999);
        let ahead = |u: usize| (1..=3).map(|i| u + i * i * 7).filter(|v| *v < 200_000).collect();
        vec![
            ("a chain of 300 000 vertices", backward(300_000)),
            ("a ring of 300 000 vertices", ring),
            ("200 000 vertices with three arcs each", (0..200_000).map(ahead).collect()),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        graphs::size(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        graphs::smaller(input, true)
    }

    fn call(input: &Self::Input) -> String {
        graphs::call("topological_order", input)
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let has_cycle = has_cycle(input);
        let (got, because) = match output {
            None if has_cycle => return Ok(()),
            None => ("None".to_owned(), None),
            Some(order) => {
                let because = fault(input, order);
                if !has_cycle && because.is_none() {
                    return Ok(());
                }
                (format!("Some({})", shown(order)), because)
            }
        };
        let expected = if has_cycle { "None" } else { "an order in which every arc leads forward" };
        Err(Wrong { expected: expected.to_owned(), got, because })
    }
}
