//! Skip list: sorted linked lists in levels, each a random subset of the one below.
//!
//! Cost: O(log n) expected for each operation, O(n) in the worst case; 1 / (1 - p) links per node
//! expected, where p is the chance of one more level. A rank and a selection cost the same, because
//! each link stores how many entries it passes.
//!
//! Domain: up to 2³² - 1 entries with keys in any total order. The same seed and the same
//! operations give the same list.
//!
//! Source: W. Pugh, "Skip lists: a probabilistic alternative to balanced trees", CACM 33 (1990);
//! widths from his "A skip list cookbook".
//!
//! Checked: the suite of all ordered maps against `BTreeMap`; every level and every width, for
//! every choice of few heights.
//!
//! Page: `docs/en/data-structure/skip-list.md`.

pub mod levels;
mod nodes;
pub mod plain;

use std::hint;
use std::mem;
use std::ops::Bound;

use crate::ordered_map::arena::Id;
use crate::ordered_map::{InvariantError, OrderedMap, collects_by_insertion, std_traits};
pub use levels::{Levels, LevelsError, MOST_LEVELS};
use nodes::Nodes;

/// A step of an operation. The place before the first entry, where every level begins, is called
/// the head; it is not a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    /// The search has moved right along a level, to a node whose key is less than the search key.
    Right {
        /// The level; level 0 holds all entries.
        level: usize,
        /// The node.
        node: Id,
    },
    /// The search moves down, or has arrived if the level is 0: the next key on this level is not
    /// less, or there is none.
    Down {
        /// The level that the search leaves.
        level: usize,
        /// The node that the search has reached; `None` for the head.
        node: Option<Id>,
    },
    /// A new node has been linked into all lists that it belongs to.
    Splice {
        /// The node.
        node: Id,
    },
    /// The key was already present, and its value has been replaced.
    Replace {
        /// Its node.
        node: Id,
    },
    /// A node is about to be removed from all lists.
    Unlink {
        /// The node.
        node: Id,
    },
}

/// The link along a level from one node to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Link {
    /// The next node of the level; `None` after the last one.
    next: Option<Id>,
    /// The number of steps of level 0 that the link spans, where the end of the list counts as one
    /// more place after the last entry.
    width: u32,
}

/// The one link of an empty list: the end of the list is one step away.
const EMPTY: Link = Link { next: None, width: 1 };

/// The number of entries that a near cache may hold: shorter lists are not prefetched.
const FAR: usize = 1 << 14;

/// An ordered map in sorted linked lists with levels.
///
/// ```
/// use data_structure::SkipList;
///
/// let map = SkipList::from([(30, 'c'), (10, 'a'), (20, 'b')]);
/// assert_eq!(map.rank(&20), 1);
/// assert_eq!(map.select(2), Some((&30, &'c')));
/// ```
#[doc(alias = "indexable skip list")]
#[derive(Clone)]
pub struct SkipList<K, V> {
    nodes: Nodes<K, V>,
    /// The links from the head, one for each level that has an entry, and always at least one for
    /// level 0.
    head: Vec<Link>,
    /// The last entry.
    last: Option<Id>,
    levels: Levels,
}

/// The path of a search: the places where it went down, level by level.
#[derive(Debug, Clone)]
pub struct Path {
    /// The last node of each level before the key; `None` for the head.
    nodes: [Option<Id>; MOST_LEVELS],
    /// The number of steps of level 0 to that node, on the levels where the steps were counted.
    ranks: [u32; MOST_LEVELS],
}

impl<K: Ord, V> SkipList<K, V> {
    /// Creates an empty map whose nodes get one more level with probability one half.
    pub fn new() -> Self {
        SkipList::with_levels(Levels::default())
    }

    /// Creates an empty map whose heights are drawn from `levels`.
    pub fn with_levels(levels: Levels) -> Self {
        SkipList { nodes: Nodes::new(), head: vec![EMPTY], last: None, levels }
    }

    /// Returns the current number of levels, at least 1. O(1).
    pub fn n_levels(&self) -> usize {
        self.head.len()
    }

    /// Returns the number of levels that a node is on, at least 1. O(1).
    pub fn tower_height(&self, node: Id) -> usize {
        self.nodes.height(node)
    }

    /// Returns the next node of a level, from a node on that level or from the head, and how many
    /// entries further it is. After the last node, the distance is the number of steps to the end
    /// of the list. O(1).
    ///
    /// # Panics
    /// If the node is not on this level.
    pub fn link(&self, node: Option<Id>, level: usize) -> (Option<Id>, usize) {
        let Link { next, width } = self.link_at(node, level);
        (next, width as usize)
    }

    /// Returns the number of nodes of each height, starting with height 1. O(n).
    pub fn heights(&self) -> Vec<usize> {
        let mut counts = vec![0; self.height().map_or(0, |height| height + 1)];
        let mut next = self.first_from(Bound::Unbounded);
        while let Some(node) = next {
            counts[self.tower_height(node) - 1] += 1;
            next = self.after(node);
        }
        counts
    }

    /// Finds a key and reports each step to `watch`: a [`Step::Right`] or a [`Step::Down`].
    pub fn find_watched(&self, key: &K, mut watch: impl FnMut(Step, &Self)) -> Option<Id> {
        let node = self.walk(|other| other < key, |step| watch(step, self));
        self.next(node, 0).filter(|next| self.key(*next) == key)
    }

    /// Inserts an entry and reports each step to `watch`: the steps of the search, then
    /// [`Step::Splice`] or [`Step::Replace`].
    pub fn insert_watched(
        &mut self,
        key: K,
        value: V,
        watch: impl FnMut(Step, &Self),
    ) -> Option<V> {
        let height = self.levels.draw();
        self.insert_tower(key, value, height, watch)
    }

    /// Inserts a node of a given height. If the key is already present, its node keeps its height.
    ///
    /// ```
    /// use data_structure::SkipList;
    ///
    /// let mut list = SkipList::new();
    /// list.insert_with_height(5, 'a', 3)?;
    /// assert_eq!(list.n_levels(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the height is 0, or more than the list may have levels; then nothing has changed.
    pub fn insert_with_height(
        &mut self,
        key: K,
        value: V,
        height: usize,
    ) -> Result<Option<V>, LevelsError> {
        self.insert_with_height_watched(key, value, height, |_, _| {})
    }

    /// Works like [`insert_with_height`](Self::insert_with_height), but reports each step to
    /// `watch`.
    ///
    /// # Errors
    /// The same as [`insert_with_height`](Self::insert_with_height).
    pub fn insert_with_height_watched(
        &mut self,
        key: K,
        value: V,
        height: usize,
        watch: impl FnMut(Step, &Self),
    ) -> Result<Option<V>, LevelsError> {
        let most = self.levels.most();
        if height == 0 || most < height {
            return Err(LevelsError::Height { height, most });
        }
        Ok(self.insert_tower(key, value, height, watch))
    }

    fn insert_tower(
        &mut self,
        key: K,
        value: V,
        height: usize,
        mut watch: impl FnMut(Step, &Self),
    ) -> Option<V> {
        let path = self.path(&key, height, |step| watch(step, self));
        let next = self.next(path.nodes[0], 0);
        if let Some(node) = next.filter(|node| *self.key(*node) == key) {
            let old = mem::replace(self.value_mut(&node), value);
            watch(Step::Replace { node }, self);
            return Some(old);
        }
        let node = self.link_tower(&path, key, value, height);
        watch(Step::Splice { node }, self);
        None
    }

    /// Inserts a new node of this height after the path, on which the steps must be counted on at
    /// least `height` levels.
    fn link_tower(&mut self, path: &Path, key: K, value: V, height: usize) -> Id {
        let whole = Link { next: None, width: self.n_entries() + 1 };
        self.head.resize(self.head.len().max(height), whole);
        let node = self.nodes.add(key, value, path.nodes[0], height);
        self.splice(node, path);
        node
    }

    /// Links a new node into the lists below its height, after the path; above them, widens the
    /// links that pass over it.
    fn splice(&mut self, node: Id, path: &Path) {
        let height = self.tower_height(node);
        for level in 0..self.n_levels() {
            let before = path.nodes[level];
            let Link { next, width } = self.link_at(before, level);
            if level < height {
                // The number of steps of level 0 from the previous node on this level to the new
                // node.
                let near = path.ranks[0] - path.ranks[level] + 1;
                self.set_link(Some(node), level, Link { next, width: width + 1 - near });
                self.set_link(before, level, Link { next: Some(node), width: near });
            } else {
                self.set_link(before, level, Link { next, width: width + 1 });
            }
        }
        match self.next(Some(node), 0) {
            Some(next) => self.nodes.back_mut(next).before = Some(node),
            None => self.last = Some(node),
        }
    }

    /// Removes an entry and reports each step to `watch`: the steps of the search, then
    /// [`Step::Unlink`] if the key is present.
    pub fn remove_watched(
        &mut self,
        key: &K,
        mut watch: impl FnMut(Step, &Self),
    ) -> Option<(K, V)> {
        let path = self.path(key, 0, |step| watch(step, self));
        let node = self.next(path.nodes[0], 0).filter(|node| self.key(*node) == key)?;
        Some(self.unlink(node, &path, &mut watch))
    }

    /// Removes a node from all lists; the path must lead to it.
    fn unlink(&mut self, node: Id, path: &Path, watch: &mut impl FnMut(Step, &Self)) -> (K, V) {
        watch(Step::Unlink { node }, self);
        let height = self.tower_height(node);
        for level in 0..self.n_levels() {
            let before = path.nodes[level];
            let mut link = self.link_at(before, level);
            if level < height {
                let Link { next, width } = self.link_at(Some(node), level);
                link = Link { next, width: link.width + width };
            }
            link.width -= 1;
            self.set_link(before, level, link);
        }
        match self.next(path.nodes[0], 0) {
            Some(next) => self.nodes.back_mut(next).before = path.nodes[0],
            None => self.last = path.nodes[0],
        }
        while 1 < self.head.len() && self.head.last().is_some_and(|link| link.next.is_none()) {
            self.head.pop();
        }
        self.nodes.remove(node)
    }

    /// Returns the path to the last entry: on each level, the last node before it.
    fn path_to_last(&self) -> Path {
        let mut path = Path { nodes: [None; MOST_LEVELS], ranks: [0; MOST_LEVELS] };
        let mut at = None;
        for level in (0..self.n_levels()).rev() {
            while let Some(next) = self.next(at, level).filter(|next| Some(*next) != self.last) {
                at = Some(next);
            }
            path.nodes[level] = at;
        }
        path
    }

    /// Returns the number of keys less than `key`, which itself need not be present. O(log n)
    /// expected.
    pub fn rank(&self, key: &K) -> usize {
        self.path(key, self.n_levels(), |_| {}).ranks[0] as usize
    }

    /// Returns the entry with exactly `rank` keys before it. O(log n) expected.
    pub fn select(&self, rank: usize) -> Option<(&K, &V)> {
        let (mut node, mut steps) = (None, rank.checked_add(1)?);
        for level in (0..self.n_levels()).rev() {
            // Invariant: the entry is `steps` steps of level 0 after this node.
            loop {
                let Link { next, width } = self.link_at(node, level);
                let width = width as usize;
                if next.is_none() || steps < width {
                    break;
                }
                (node, steps) = (next, steps - width);
            }
        }
        node.filter(|_| steps == 0).map(|node| self.entry_at(&node))
    }

    /// Moves right along each level while the key of the next node `passes`, and then down. Returns
    /// the last node passed, if any.
    fn walk(&self, passes: impl Fn(&K) -> bool, mut watch: impl FnMut(Step)) -> Option<Id> {
        let mut node = None;
        let is_far = FAR <= self.nodes.len();
        for level in (0..self.n_levels()).rev() {
            // Invariant: this node has been passed, or it is the head.
            let mut next = self.next(node, level);
            while let Some(right) = next {
                if is_far {
                    self.fetch_below(node, level);
                }
                if !passes(self.key(right)) {
                    break;
                }
                (node, next) = (next, self.next(Some(right), level));
                watch(Step::Right { level, node: right });
            }
            watch(Step::Down { level, node });
        }
        node
    }

    /// Prefetches the next node one level down, so that it is loaded while the search waits for the
    /// one on this level. Only `black_box` keeps the compiler from omitting a read whose value is
    /// unused. Std does not guarantee this, so only speed may depend on it.
    fn fetch_below(&self, node: Option<Id>, level: usize) {
        if let Some(below) = level.checked_sub(1).and_then(|below| self.next(node, below)) {
            hint::black_box(self.nodes.front(below));
        }
    }

    /// Returns the path to the place of a key. On levels that do not exist yet, it stays at the
    /// head. Steps are counted on the lowest `n_counted` levels.
    fn path(&self, key: &K, n_counted: usize, mut watch: impl FnMut(Step)) -> Path {
        let mut path = Path { nodes: [None; MOST_LEVELS], ranks: [0; MOST_LEVELS] };
        let (mut at, mut rank) = (None, 0);
        let note = |step| {
            match step {
                Step::Right { level, node } => {
                    rank += if level < n_counted { self.link_at(at, level).width } else { 0 };
                    at = Some(node);
                }
                Step::Down { level, .. } => (path.nodes[level], path.ranks[level]) = (at, rank),
                _ => unreachable!("a walk changes nothing"),
            }
            watch(step);
        };
        self.walk(|other| other < key, note);
        path
    }

    /// Counts the steps on the lowest `n_counted` levels of a path on which none are counted. The
    /// count begins at the highest of these levels, because the number of steps before it is not
    /// needed.
    fn count_steps(&self, path: &mut Path, n_counted: usize) {
        for level in (1..n_counted).rev() {
            // Invariant: the steps down to this level are counted.
            let (mut at, mut rank) = (path.nodes[level], path.ranks[level]);
            while at != path.nodes[level - 1] {
                let Link { next, width } = self.link_at(at, level - 1);
                at = Some(next.expect("no change since the search"));
                rank += width;
            }
            path.ranks[level - 1] = rank;
        }
    }

    fn key(&self, node: Id) -> &K {
        &self.nodes.front(node).key
    }

    /// Returns the next node of a level.
    fn next(&self, node: Option<Id>, level: usize) -> Option<Id> {
        match node {
            Some(node) => self.nodes.next(node, level),
            None => self.head[level].next,
        }
    }

    fn link_at(&self, node: Option<Id>, level: usize) -> Link {
        match node {
            Some(node) => {
                let (next, width) = (self.nodes.next(node, level), self.nodes.width(node, level));
                Link { next, width }
            }
            None => self.head[level],
        }
    }

    fn set_link(&mut self, node: Option<Id>, level: usize, link: Link) {
        match node {
            Some(node) => self.nodes.set_link(node, level, link),
            None => self.head[level] = link,
        }
    }

    /// Returns the number of entries, which fits in 32 bits because an arena has no more nodes.
    fn n_entries(&self) -> u32 {
        u32::try_from(self.nodes.len()).unwrap_or(u32::MAX)
    }
}

impl<K: Ord, V> OrderedMap<K, V> for SkipList<K, V> {
    type Position = Id;
    type Vacancy = Path;

    fn len(&self) -> usize {
        self.nodes.len()
    }

    fn clear(&mut self) {
        self.nodes = Nodes::new();
        self.head = vec![EMPTY];
        self.last = None;
    }

    fn insert(&mut self, key: K, value: V) -> Option<V> {
        self.insert_watched(key, value, |_, _| {})
    }

    fn search(&self, key: &K) -> Result<Id, Path> {
        let path = self.path(key, 0, |_| {});
        match self.next(path.nodes[0], 0).filter(|next| self.key(*next) == key) {
            Some(node) => Ok(node),
            None => Err(path),
        }
    }

    fn insert_at(&mut self, mut path: Path, key: K, value: V) -> Id {
        // Only now is the number of levels known on which the steps matter.
        let height = self.levels.draw();
        self.count_steps(&mut path, height);
        self.link_tower(&path, key, value, height)
    }

    fn remove_entry(&mut self, key: &K) -> Option<(K, V)> {
        self.remove_watched(key, |_, _| {})
    }

    fn pop_first(&mut self) -> Option<(K, V)> {
        // On every level, only the head is before the first entry.
        let path = Path { nodes: [None; MOST_LEVELS], ranks: [0; MOST_LEVELS] };
        let first = self.next(None, 0)?;
        Some(self.unlink(first, &path, &mut |_, _| {}))
    }

    fn pop_last(&mut self) -> Option<(K, V)> {
        let last = self.last?;
        Some(self.unlink(last, &self.path_to_last(), &mut |_, _| {}))
    }

    fn find(&self, key: &K) -> Option<Id> {
        self.find_watched(key, |_, _| {})
    }

    fn first_from(&self, bound: Bound<&K>) -> Option<Id> {
        let before = match bound {
            Bound::Included(key) => self.walk(|other| other < key, |_| {}),
            Bound::Excluded(key) => self.walk(|other| other <= key, |_| {}),
            Bound::Unbounded => None,
        };
        self.next(before, 0)
    }

    fn last_to(&self, bound: Bound<&K>) -> Option<Id> {
        match bound {
            Bound::Included(key) => self.walk(|other| other <= key, |_| {}),
            Bound::Excluded(key) => self.walk(|other| other < key, |_| {}),
            Bound::Unbounded => self.last,
        }
    }

    fn after(&self, node: Id) -> Option<Id> {
        self.next(Some(node), 0)
    }

    fn before(&self, node: Id) -> Option<Id> {
        self.nodes.back(node).before
    }

    fn entry_at(&self, node: &Id) -> (&K, &V) {
        (self.key(*node), &self.nodes.back(*node).value)
    }

    fn value_mut(&mut self, node: &Id) -> &mut V {
        &mut self.nodes.back_mut(*node).value
    }

    fn into_sorted_vec(mut self) -> Vec<(K, V)> {
        let mut entries = Vec::with_capacity(self.len());
        let mut next = self.first_from(Bound::Unbounded);
        while let Some(node) = next {
            next = self.after(node);
            entries.push(self.nodes.remove(node));
        }
        entries
    }

    fn height(&self) -> Option<usize> {
        if self.is_empty() { None } else { Some(self.n_levels() - 1) }
    }

    fn n_slots(&self) -> usize {
        self.nodes.n_slots()
    }

    fn check_invariants(&self) -> Result<(), InvariantError> {
        let end = self.n_entries() + 1;
        let mut ranks = vec![None; self.n_slots()];
        for level in 0..self.n_levels() {
            let (mut node, mut rank) = (None, 0);
            loop {
                let Link { next, width } = self.link_at(node, level);
                let Some(next) = next else {
                    InvariantError::unless(
                        rank + width == end,
                        "the last link of a level leads to the end",
                        node,
                    )?;
                    break;
                };
                let at = Some(next);
                rank += width;
                InvariantError::unless(
                    level < self.tower_height(next),
                    "a node is on the levels of its tower",
                    at,
                )?;
                if level == 0 {
                    InvariantError::unless(width == 1, "level 0 takes single steps", at)?;
                    InvariantError::unless(
                        self.nodes.back(next).before == node,
                        "a node knows the one before it",
                        at,
                    )?;
                    let ascends = node.is_none_or(|node| self.key(node) < self.key(next));
                    InvariantError::unless(ascends, "keys ascend", at)?;
                    InvariantError::unless(
                        rank < end,
                        "level 0 has as many nodes as there are",
                        at,
                    )?;
                    ranks[next.index()] = Some(rank);
                }
                // So each level is a subsequence of the one below.
                InvariantError::unless(
                    ranks[next.index()] == Some(rank),
                    "a link is as wide as its steps",
                    at,
                )?;
                node = at;
            }
            InvariantError::unless(level == 0 || node.is_some(), "every level has a node", None)?;
            InvariantError::unless(
                level != 0 || node == self.last,
                "the last node is known",
                node,
            )?;
        }
        let n_linked: usize = (0..self.n_levels()).map(|level| self.count(level)).sum();
        let n_links: usize =
            self.heights().iter().zip(1..).map(|(count, height)| count * height).sum();
        InvariantError::unless(n_linked == n_links, "a node is on all levels of its tower", None)
    }
}

impl<K: Ord, V> SkipList<K, V> {
    /// Returns the number of nodes on a level, in time proportional to that number.
    fn count(&self, level: usize) -> usize {
        let next = |node: Option<Id>| self.next(node, level);
        std::iter::successors(next(None), |node| next(Some(*node))).count()
    }
}

std_traits!(SkipList);
collects_by_insertion!(SkipList);

#[cfg(test)]
mod tests {
    use super::{Id, Link, OrderedMap, SkipList};

    /// The keys 1, 2, 3, with heights 1, 3, 2.
    fn list() -> SkipList<i32, ()> {
        let mut list = SkipList::new();
        for (key, height) in [(1, 1), (2, 3), (3, 2)] {
            list.insert_with_height(key, (), height).unwrap();
        }
        assert_eq!(list.check_invariants(), Ok(()));
        list
    }

    fn rule(spoil: impl FnOnce(&mut SkipList<i32, ()>, [Id; 3])) -> &'static str {
        let mut list = list();
        let ids = [1, 2, 3].map(|key| list.find(&key).unwrap());
        spoil(&mut list, ids);
        list.check_invariants().unwrap_err().rule
    }

    #[test]
    fn each_broken_rule_is_found() {
        let [end, width] =
            ["the last link of a level leads to the end", "a link is as wide as its steps"];
        let wider = |list: &mut SkipList<i32, ()>, node, level| {
            let Link { next, width } = list.link_at(node, level);
            list.set_link(node, level, Link { next, width: width + 1 });
        };
        assert_eq!(rule(|list, [.., c]| wider(list, Some(c), 1)), end);
        assert_eq!(rule(|list, _| wider(list, None, 2)), width);
        assert_eq!(rule(|list, _| list.head[0].width = 2), "level 0 takes single steps");
        let before = "a node knows the one before it";
        assert_eq!(rule(|list, [a, _, c]| list.nodes.back_mut(c).before = Some(a)), before);
        assert_eq!(rule(|list, [_, b, _]| list.nodes.front_mut(b).key = 1), "keys ascend");
        let tower = "a node is on the levels of its tower";
        assert_eq!(rule(|list, [a, ..]| list.head[1].next = Some(a)), tower);
        let skips = |list: &mut SkipList<i32, ()>, [_, b, _]: [Id; 3]| {
            list.set_link(Some(b), 1, Link { next: None, width: 2 });
        };
        assert_eq!(rule(skips), "a node is on all levels of its tower");
        assert_eq!(rule(|list, [a, ..]| list.last = Some(a)), "the last node is known");
        let level = |list: &mut SkipList<i32, ()>, _| list.head.push(Link { next: None, width: 4 });
        assert_eq!(rule(level), "every level has a node");
    }
}
