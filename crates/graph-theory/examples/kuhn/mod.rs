//! The searches of Kuhn's algorithm, for the programs that draw them.

use std::mem;

use graph_theory::bipartite_matching::hungarian::plain::Step;

/// What happened in the search from a left vertex.
pub(crate) struct Search {
    pub(crate) root: usize,
    pub(crate) steps: Vec<Step>,
    /// The mates of the right vertices before the search.
    pub(crate) before: Vec<Option<usize>>,
    pub(crate) after: Vec<Option<usize>>,
}

impl Search {
    pub(crate) fn looks(&self) -> impl Iterator<Item = [usize; 2]> + '_ {
        self.steps.iter().filter_map(|step| match *step {
            Step::Look { x, y } => Some([x, y]),
            _ => None,
        })
    }

    /// Whether the first neighbor of the root is free.
    pub(crate) fn is_short(&self) -> bool {
        self.looks().count() == 1 && self.is_found()
    }

    pub(crate) fn is_found(&self) -> bool {
        matches!(self.steps.last(), Some(Step::Take { .. }))
    }
}

/// The searches so far, each from the left vertex that follows the last one's.
pub(crate) struct Searches {
    pub(crate) done: Vec<Search>,
    /// The steps of the search that is not at its end.
    steps: Vec<Step>,
    /// The mates of the right vertices when it began.
    pub(crate) mates: Vec<Option<usize>>,
}

impl Searches {
    pub(crate) fn new(n_right: usize) -> Self {
        Searches { done: Vec::new(), steps: Vec::new(), mates: vec![None; n_right] }
    }

    /// The watcher of the algorithm. A search ends when its root takes a mate or gets stuck.
    pub(crate) fn watch(&mut self, step: Step, mates: &[Option<usize>]) {
        self.steps.push(step);
        let root = self.done.len();
        if let Step::Take { x, .. } | Step::Stuck { x } = step
            && x == root
        {
            let steps = mem::take(&mut self.steps);
            let before = mem::replace(&mut self.mates, mates.to_vec());
            self.done.push(Search { root, steps, before, after: mates.to_vec() });
        }
    }
}
