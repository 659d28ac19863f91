//! Part of [dancing links](super): repeated cover: each item at least once, with as few sets as
//! possible.
//!
//! Sets may overlap, so a set that is taken forbids no other, and only the list of items dances.
//! The search asks for a cover by 0 sets, by 1, by 2, … and gives up a branch when a lower bound
//! says that too few sets are left.
//!
//! Page: `docs/en/search/dancing-links.md`.

use super::{ExactCover, Item, link};

/// A cover by as few sets as possible, and the work that it took.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Minimum {
    /// The sets, ascending.
    pub sets: Vec<usize>,
    /// The number of times that a set was taken, over all sizes that were tried.
    pub n_nodes: u64,
}

/// As few sets as possible that cover each primary item at least once; none if an item is in no
/// set. Secondary items do not matter. Exponential in the worst case.
pub fn minimum_cover(problem: &ExactCover) -> Option<Minimum> {
    let mut search = Search::of(problem);
    if problem.items_left().any(|item| search.sets_of[item].is_empty()) {
        return None;
    }
    // One set for each item is enough, so some size is.
    let found = (0..=problem.n_primary()).find(|&size| search.finds(size));
    found.map(|_| {
        let mut sets: Vec<usize> =
            search.taken.iter().map(|&(item, i)| search.sets_of[item][i]).collect();
        sets.sort_unstable();
        Minimum { sets, n_nodes: search.n_nodes }
    })
}

struct Search<'a> {
    problem: &'a ExactCover,
    sets_of: Vec<Vec<usize>>,
    /// The list of the primary items that no set taken covers.
    items: Vec<Item>,
    /// How many of the sets taken hold each item.
    n_covers: Vec<usize>,
    /// The sets taken, each as the item that it was taken for and its place among the sets of that
    /// item.
    taken: Vec<(usize, usize)>,
    n_nodes: u64,
}

impl<'a> Search<'a> {
    fn of(problem: &'a ExactCover) -> Self {
        let sets_of = (0..problem.n_items()).map(|item| problem.sets_left(item).collect());
        Search {
            problem,
            sets_of: sets_of.collect(),
            items: problem.items.clone(),
            n_covers: vec![0; problem.n_items()],
            taken: Vec::new(),
            n_nodes: 0,
        }
    }

    /// Whether `size` sets are enough; if so, they are taken.
    fn finds(&mut self, size: usize) -> bool {
        let mut is_forward = true;
        loop {
            // Invariant: no cover of this size holds the sets taken but the last, and in its place
            // an earlier set of the same item; the same is true of each prefix of the sets taken.
            let next = if is_forward { self.choose() } else { self.put_back() };
            let Some((item, i)) = next else { return is_forward };
            let is_hopeful = 0 < i || !self.needs_more_than(size - self.taken.len());
            is_forward = is_hopeful && i < self.sets_of[item].len();
            if is_forward {
                self.take(item, i);
            }
        }
    }

    /// The item left with the fewest sets, and the place of the first; none if no item is left.
    fn choose(&self) -> Option<(usize, usize)> {
        self.left().min_by_key(|&item| self.sets_of[item].len()).map(|item| (item, 0))
    }

    /// Whether a lower bound says that `n_sets` more are too few: items of which no two share a set
    /// need a set each.
    fn needs_more_than(&self, n_sets: usize) -> bool {
        let mut is_met = vec![false; self.problem.n_items()];
        let mut n_needed = 0;
        for item in self.left() {
            if !is_met[item] {
                if n_needed == n_sets {
                    return true;
                }
                n_needed += 1;
                for other in self.sets_of[item].iter().flat_map(|&set| self.problem.items_of(set)) {
                    is_met[other] = true;
                }
            }
        }
        false
    }

    fn left(&self) -> impl Iterator<Item = usize> {
        let head = self.problem.n_items();
        let next = move |item: usize| Some(self.items[item].right as usize).filter(|&i| i != head);
        std::iter::successors(next(head), move |&item| next(item))
    }

    /// Takes one of the sets of an item. An item leaves the list with the first set that holds it.
    fn take(&mut self, item: usize, i: usize) {
        for item in self.problem.items_of(self.sets_of[item][i]) {
            self.n_covers[item] += 1;
            if self.n_covers[item] == 1 {
                let Item { left, right } = self.items[item];
                self.items[left as usize].right = right;
                self.items[right as usize].left = left;
            }
        }
        self.taken.push((item, i));
        self.n_nodes += 1;
    }

    /// Puts the last set taken back. Returns its item, and the place of the set after it.
    fn put_back(&mut self) -> Option<(usize, usize)> {
        let (item, i) = self.taken.pop()?;
        let items: Vec<usize> = self.problem.items_of(self.sets_of[item][i]).collect();
        for item in items.into_iter().rev() {
            self.n_covers[item] -= 1;
            if self.n_covers[item] == 0 {
                let Item { left, right } = self.items[item];
                self.items[left as usize].right = link(item);
                self.items[right as usize].left = link(item);
            }
        }
        Some((item, i + 1))
    }
}
