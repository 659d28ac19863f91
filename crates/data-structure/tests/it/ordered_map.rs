//! What every ordered map must do, asked of any map. A map's own test file calls `suite!`, and adds
//! what is its own.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::ops::{Bound, Index};
use std::rc::Rc;

use data_structure::fenwick_tree::order::Ranks;
use data_structure::ordered_map::arena::Id;
use data_structure::ordered_map::{Entry, InvariantError, NotAscendingError, Total};
use data_structure::{
    AvlTree, BPlusTree, BTree, BinarySearchTree, OrderStatistics, OrderedMap, RankedAvlTree,
    RankedBinarySearchTree, RedBlackTree, SkipList,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestError, TestRunner};
use trace::SplitMix64;

/// An operation of the model test. A value is the number of the operation, so no two are equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Op {
    Insert(i32),
    /// Inserts by the key's entry: a value that is there stays.
    Enter(i32),
    Remove(i32),
    PopFirst,
    PopLast,
    Clear,
}

use Op::{Clear, Enter, Insert, PopFirst, PopLast, Remove};

/// A question that a map answers otherwise than the library's does, and the operations before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) question: String,
    pub(crate) ops: Vec<Op>,
}

/// A map of keys to numbers, as the suite wants it.
pub(crate) trait Map: OrderedMap<i32, u32> + Clone {}
impl<M: OrderedMap<i32, u32> + Clone> Map for M {}

/// A map, and the library's beside it.
#[derive(Clone)]
struct Pair<M> {
    map: M,
    model: BTreeMap<i32, u32>,
    ops: Vec<Op>,
}

impl<M: Map> Pair<M> {
    fn new() -> Self {
        Pair { map: M::default(), model: BTreeMap::new(), ops: Vec::new() }
    }

    fn of(ops: impl IntoIterator<Item = Op>) -> Result<Self, Fault> {
        let mut pair = Pair::new();
        ops.into_iter().try_for_each(|op| pair.apply(op))?;
        Ok(pair)
    }

    fn agree<T: PartialEq + Debug>(
        &self,
        question: impl Fn() -> String,
        ours: T,
        theirs: T,
    ) -> Result<(), Fault> {
        if ours == theirs {
            return Ok(());
        }
        let question = format!("{}: {ours:?}, not {theirs:?}", question());
        Err(Fault { question, ops: self.ops.clone() })
    }

    /// Does an operation in both, and compares what it returns.
    fn apply(&mut self, op: Op) -> Result<(), Fault> {
        let value = u32::try_from(self.ops.len()).unwrap();
        self.ops.push(op);
        match op {
            Insert(key) => {
                let (ours, theirs) = (self.map.insert(key, value), self.model.insert(key, value));
                self.agree(|| format!("insert({key})"), ours, theirs)
            }
            Enter(key) => {
                let ours = *Entry::new(&mut self.map, key).or_insert(value);
                let theirs = *self.model.entry(key).or_insert(value);
                self.agree(|| format!("entry({key})"), ours, theirs)
            }
            Remove(key) => {
                let (ours, theirs) = (self.map.remove_entry(&key), self.model.remove_entry(&key));
                self.agree(|| format!("remove_entry({key})"), ours, theirs)
            }
            PopFirst => {
                let (ours, theirs) = (self.map.pop_first(), self.model.pop_first());
                self.agree(|| "pop_first()".into(), ours, theirs)
            }
            PopLast => {
                let (ours, theirs) = (self.map.pop_last(), self.model.pop_last());
                self.agree(|| "pop_last()".into(), ours, theirs)
            }
            Clear => {
                self.map.clear();
                self.model.clear();
                Ok(())
            }
        }
    }

    /// The rules of the structure, and its entries in both directions.
    fn look(&self) -> Result<(), Fault> {
        let (map, model) = (&self.map, &self.model);
        self.agree(|| "check_invariants()".into(), map.check_invariants(), Ok(()))?;
        self.agree(|| "len()".into(), map.len(), model.len())?;
        self.agree(|| "is_empty()".into(), map.is_empty(), model.is_empty())?;
        self.agree(|| "height().is_none()".into(), map.height().is_none(), model.is_empty())?;
        if !map.iter().eq(model) {
            let (ours, theirs): (Vec<_>, Vec<_>) = (map.iter().collect(), model.iter().collect());
            self.agree(|| "iter()".into(), ours, theirs)?;
        }
        if !map.iter().rev().eq(model.iter().rev()) {
            let ours: Vec<_> = map.iter().rev().collect();
            let theirs: Vec<_> = model.iter().rev().collect();
            self.agree(|| "iter().rev()".into(), ours, theirs)?;
        }
        self.agree(|| "first()".into(), map.first(), model.first_key_value())?;
        self.agree(|| "last()".into(), map.last(), model.last_key_value())
    }

    /// All that can be asked about a key.
    fn ask(&self, key: i32) -> Result<(), Fault> {
        use Bound::{Excluded, Unbounded};
        let (map, model) = (&self.map, &self.model);
        let question = |name: &str| {
            let name = name.to_owned();
            move || format!("{name}({key})")
        };
        self.agree(question("get"), map.get(&key), model.get(&key))?;
        self.agree(question("contains_key"), map.contains_key(&key), model.contains_key(&key))?;
        let found = map.find(&key).map(|at| map.entry_at(&at));
        self.agree(question("find"), found, model.get_key_value(&key))?;
        self.agree(question("floor"), map.floor(&key), model.range(..=key).next_back())?;
        self.agree(question("ceiling"), map.ceiling(&key), model.range(key..).next())?;
        self.agree(question("predecessor"), map.predecessor(&key), model.range(..key).next_back())?;
        let after = model.range((Excluded(key), Unbounded)).next();
        self.agree(question("successor"), map.successor(&key), after)
    }

    /// A range, from the front, from the back, and from both ends in turn until they meet.
    fn walk(&self, bounds: (Bound<i32>, Bound<i32>)) -> Result<(), Fault> {
        let theirs: Vec<_> =
            if is_possible(bounds) { self.model.range(bounds).collect() } else { Vec::new() };
        let ours: Vec<_> = self.map.range(bounds).collect();
        self.agree(|| format!("range({bounds:?})"), &ours, &theirs)?;
        let mut ours: Vec<_> = self.map.range(bounds).rev().collect();
        ours.reverse();
        self.agree(|| format!("range({bounds:?}).rev()"), &ours, &theirs)?;
        for first_turn in [0, 1] {
            let (mut range, mut front, mut back) = (self.map.range(bounds), vec![], vec![]);
            for turn in first_turn.. {
                let next = if turn % 2 == 0 { range.next() } else { range.next_back() };
                let Some(entry) = next else { break };
                if turn % 2 == 0 {
                    front.push(entry);
                } else {
                    back.push(entry);
                }
                if theirs.len() < front.len() + back.len() {
                    break;
                }
            }
            let question = || format!("range({bounds:?}) from both ends");
            self.agree(question, (range.next(), range.next_back()), (None, None))?;
            front.extend(back.into_iter().rev());
            self.agree(question, &front, &theirs)?;
        }
        Ok(())
    }
}

/// Whether the library's map takes these bounds; it panics at others.
fn is_possible((lower, upper): (Bound<i32>, Bound<i32>)) -> bool {
    use Bound::{Excluded, Included, Unbounded};
    match (lower, upper) {
        (Unbounded, _) | (_, Unbounded) => true,
        (Excluded(lower), Excluded(upper)) => lower < upper,
        (Included(lower) | Excluded(lower), Included(upper) | Excluded(upper)) => lower <= upper,
    }
}

/// All orders of the even numbers below 2n; odd ones are the gaps.
fn orders(n: i32) -> Vec<Vec<i32>> {
    let mut orders = vec![Vec::new()];
    for key in 0..n {
        let longer = orders.iter().flat_map(|order: &Vec<i32>| {
            (0..=order.len()).map(move |at| {
                let mut longer = order.clone();
                longer.insert(at, 2 * key);
                longer
            })
        });
        orders = longer.collect();
    }
    orders
}

/// All insertion orders of up to 7 keys, and all deletion orders: of each tree of up to 5 keys, and
/// of one of 6 and 7.
pub(crate) fn all_orders<M: Map>() -> Result<(), Fault> {
    for n in 0..=7 {
        let all = orders(n);
        for (i, inserted) in all.iter().enumerate() {
            let (mut full, mut entered) = (Pair::<M>::new(), Pair::<M>::new());
            full.look()?;
            for &key in inserted {
                full.apply(Insert(key))?;
                full.look()?;
                entered.apply(Enter(key))?;
                entered.look()?;
                entered.apply(Enter(key))?;
            }
            entered.look()?;
            if n <= 5 {
                (-1..=2 * n).try_for_each(|key| full.ask(key))?;
            }
            let every = n <= 5 || i == all.len() / 3;
            let back = [inserted.clone(), inserted.iter().rev().copied().collect()];
            for removed in if every { &all[..] } else { &back[..] } {
                let mut pair = full.clone();
                for &key in removed {
                    pair.apply(Remove(key + 1))?;
                    pair.apply(Remove(key))?;
                    pair.look()?;
                    if n <= 4 {
                        (-1..=2 * n).try_for_each(|key| pair.ask(key))?;
                    }
                }
                pair.apply(Remove(0))?;
                // What was emptied must hold entries again.
                pair.apply(Insert(1))?;
                pair.look()?;
            }
        }
    }
    Ok(())
}

/// Ranges with every kind of bounds, at, between and outside the keys of maps of every small size.
pub(crate) fn all_ranges<M: Map>() -> Result<(), Fault> {
    for n in [0, 1, 2, 3, 5, 8, 13] {
        let keys = (0..n).map(|i| 2 * (i * 5 % n));
        let pair = Pair::<M>::of(keys.map(Insert))?;
        let bounds = || {
            let places = (-1..=2 * n).flat_map(|key| [Bound::Included(key), Bound::Excluded(key)]);
            places.chain([Bound::Unbounded])
        };
        for lower in bounds() {
            for upper in bounds() {
                pair.walk((lower, upper))?;
            }
        }
    }
    Ok(())
}

/// Random numbers from 0 on, always the same.
pub(crate) fn random(below: i32) -> impl FnMut() -> i32 {
    let mut random = SplitMix64::new(4);
    move || i32::try_from(random.between(0, i64::from(below) - 1)).unwrap()
}

/// Maps of every size, emptied from the front, from the back, and from both ends in turn.
pub(crate) fn pops<M: Map>() -> Result<(), Fault> {
    for n in (0..=40).chain([1_000]) {
        for ends in [[PopFirst; 2], [PopLast; 2], [PopFirst, PopLast], [PopLast, PopFirst]] {
            let mut pair = Pair::<M>::of((0..n).map(|i| Insert(i * 379 % n.max(1))))?;
            for i in 0..=n {
                pair.apply(ends[usize::from(i % 3 == 2)])?;
                if n <= 40 || i % 50 == 0 {
                    pair.look()?;
                }
            }
            // What was emptied must hold entries again.
            pair.apply(Insert(1))?;
            pair.look()?;
        }
    }
    Ok(())
}

/// A long life: 10⁵ operations, in which the map grows, is worn down to nothing, and grows again.
pub(crate) fn long_life<M: Map>() -> Result<(), Fault> {
    const N_KEYS: i32 = 2_000;
    let (mut pair, mut random) = (Pair::<M>::new(), random(N_KEYS));
    for phase in 0..20 {
        let insertions = [4, 3, 2, 1, 0][phase % 5];
        for _ in 0..5_000 {
            let key = random();
            let op = match random() % 4 {
                1 if 1 < insertions => Enter(key),
                i if i < insertions => Insert(key),
                _ => Remove(key),
            };
            pair.apply(op)?;
            pair.ask(random())?;
            if random() < N_KEYS / 250 {
                pair.look()?;
                pair.walk((Bound::Included(key), Bound::Excluded(random())))?;
            }
        }
        pair.look()?;
    }
    Ok(())
}

/// Random operations on few keys; a failure is reported with as few operations as show it.
pub(crate) fn random_operations<M: Map>() -> Result<(), String> {
    let op = prop_oneof![
        8 => (0..24).prop_map(Insert),
        4 => (0..24).prop_map(Enter),
        10 => (0..24).prop_map(Remove),
        1 => Just(PopFirst),
        1 => Just(PopLast),
        1 => Just(Clear),
    ];
    let mut runner = TestRunner::new(Config { failure_persistence: None, ..Config::default() });
    let run = |ops: &[Op]| {
        let mut pair = Pair::<M>::new();
        for &op in ops {
            pair.apply(op)?;
            pair.look()?;
        }
        (-1..=24).try_for_each(|key| pair.ask(key))
    };
    let verdict = runner.run(&prop::collection::vec(op, 0..150), |ops| {
        run(&ops).map_err(|fault| TestCaseError::fail(format!("{fault:?}")))
    });
    let mut ops = match verdict {
        Err(TestError::Fail(_, ops)) => ops,
        other => return other.map_err(|error| error.to_string()),
    };
    // An insertion that a pop undoes can only go after the pop, which proptest tries no more.
    while let Some(fewer) = (0..ops.len())
        .map(|i| [&ops[..i], &ops[i + 1..]].concat())
        .find(|fewer| run(fewer).is_err())
    {
        ops = fewer;
    }
    run(&ops).map_err(|fault| format!("{fault:?}"))
}

/// Ascending and descending keys, as many as the structure can take in good time.
pub(crate) fn sorted_keys<M: Map>(n: i32) -> Result<(), Fault> {
    let fault = |question: &str| Fault { question: question.into(), ops: Vec::new() };
    for descends in [false, true] {
        let keys = || (0..n).map(|i| if descends { n - 1 - i } else { i });
        let mut map = M::default();
        for key in keys() {
            map.insert(key, 0);
        }
        map.check_invariants().map_err(|broken| fault(&broken.to_string()))?;
        if !map.keys().copied().eq(0..n) || !map.keys().rev().copied().eq((0..n).rev()) {
            return Err(fault("keys in order"));
        }
        if !keys().all(|key| map.contains_key(&key)) || map.contains_key(&n) {
            return Err(fault("contains_key"));
        }
        for key in keys().filter(|key| key % 3 != 0) {
            map.remove(&key);
        }
        map.check_invariants().map_err(|broken| fault(&broken.to_string()))?;
        if !map.keys().copied().eq((0..n).step_by(3)) {
            return Err(fault("keys in order after removals"));
        }
    }
    Ok(())
}

/// A map whose size stays the same must not need more and more memory.
pub(crate) fn reuses_slots<M: Map>() -> Result<(), Fault> {
    const N: i32 = 1_000;
    let (mut pair, mut random) = (Pair::<M>::new(), random(N));
    for key in 0..N {
        pair.apply(Insert(key))?;
    }
    let most = 2 * pair.map.n_slots() + 16;
    for _ in 0..20 * N {
        let key = random();
        pair.apply(Remove(key))?;
        pair.apply(Insert(key))?;
        if most < pair.map.n_slots() {
            return Err(Fault { question: "n_slots()".into(), ops: Vec::new() });
        }
    }
    Ok(())
}

/// Everything above, cheapest first.
pub(crate) fn verdict<M: Map>(most_in_order: i32) -> Result<(), Fault> {
    all_orders::<M>()?;
    all_ranges::<M>()?;
    pops::<M>()?;
    long_life::<M>()?;
    reuses_slots::<M>()?;
    sorted_keys::<M>(most_in_order)
}

type Entries = Vec<(i32, u32)>;

/// Trees made at once of sorted entries, of all small sizes: rules, entries and height; and what is
/// not sorted, by its place.
pub(crate) fn sorted_at_once<M>(from_sorted: fn(Entries) -> Result<M, NotAscendingError>)
where
    M: Map + FromIterator<(i32, u32)>,
{
    for n in (0..=70_i32).chain([1_000]) {
        let entries: Entries = (0..n).map(|key| (key, key.unsigned_abs())).collect();
        let height = n.checked_ilog2().map(|log| log as usize);
        assert_eq!(from_sorted(entries.clone()).unwrap().height(), height);
        for mut map in [from_sorted(entries.clone()).unwrap(), entries.iter().copied().collect()] {
            assert_eq!(map.check_invariants(), Ok(()), "{n} entries");
            assert!(map.iter().eq(entries.iter().map(|(key, value)| (key, value))));
            // It goes on as any other map does.
            for key in (0..n).step_by(3) {
                assert_eq!(map.remove(&key), Some(key.unsigned_abs()));
                map.insert(-1 - key, 0);
            }
            assert_eq!(map.check_invariants(), Ok(()), "{n} entries");
        }
        for i in 1..entries.len().min(20) {
            let mut equal = entries.clone();
            equal[i].0 = equal[i - 1].0;
            let mut less = entries.clone();
            less.swap(i, i - 1);
            for wrong in [equal, less] {
                let model: BTreeMap<i32, u32> = wrong.iter().copied().collect();
                assert!(wrong.iter().copied().collect::<M>().iter().eq(&model));
                let error = from_sorted(wrong).err().unwrap();
                assert_eq!(error, NotAscendingError { index: i });
                let text = format!("the key at index {i} is not greater than the one before it");
                assert_eq!(error.to_string(), text);
            }
        }
    }
}

/// What the standard library's users expect.
pub(crate) fn std_traits<M>()
where
    M: Map + Debug + Eq + FromIterator<(i32, u32)> + Extend<(i32, u32)> + From<[(i32, u32); 3]>,
    M: IntoIterator<Item = (i32, u32), IntoIter: DoubleEndedIterator + ExactSizeIterator>,
    M: for<'k> Index<&'k i32, Output = u32>,
    for<'a> &'a M: IntoIterator<Item = (&'a i32, &'a u32), IntoIter: DoubleEndedIterator + Debug>,
{
    let mut map: M = [(3, 30), (1, 10), (2, 20)].into();
    assert_eq!(format!("{map:?}"), "{1: 10, 2: 20, 3: 30}");
    assert_eq!(format!("{:?}", (&map).into_iter()), "{1: 10, 2: 20, 3: 30}");
    assert_eq!(format!("{:?}", M::default()), "{}");
    assert_eq!(map[&2], 20);
    assert!((&map).into_iter().rev().map(|(key, _)| *key).eq([3, 2, 1]));
    let copy = map.clone();
    *map.get_mut(&2).unwrap() += 1;
    assert_eq!(map.get_mut(&4), None);
    assert_eq!((map.get(&2), copy.get(&2)), (Some(&21), Some(&20)), "a clone has its own entries");
    assert!(map != copy && copy == M::from_iter([(1, 10), (2, 20), (3, 30)]));
    map.extend([(2, 22), (0, 0), (9, 90)]);
    assert!(map.values().copied().eq([0, 10, 22, 30, 90]));
    assert_eq!((map.pop_first(), map.pop_last()), (Some((0, 0)), Some((9, 90))));
    assert_eq!(map.remove(&3), Some(30));
    assert_eq!(map.clone().into_iter().rev().collect::<Vec<_>>(), [(2, 22), (1, 10)]);
    assert_eq!(map.into_iter().len(), 2);
    assert_eq!((M::default().pop_first(), M::default().pop_last()), (None, None));
}

/// Each key and value is dropped once, and when its time has come.
pub(crate) fn ownership<M: OrderedMap<Rc<i32>, Rc<i32>>>() {
    let all: Vec<Rc<i32>> = (0..100).map(Rc::new).collect();
    let filled = || {
        let mut map = M::default();
        for i in 0..all.len() {
            let rc = &all[i * 37 % all.len()];
            map.insert(Rc::clone(rc), Rc::clone(rc));
        }
        map
    };
    let held = |n: usize| all.iter().filter(|rc| Rc::strong_count(rc) == 3).count() == n;
    let freed = || all.iter().all(|rc| Rc::strong_count(rc) == 1);
    let mut map = filled();
    assert!(held(100));
    for rc in &all[..50] {
        let (key, value) = map.remove_entry(rc).unwrap();
        assert!(Rc::ptr_eq(&key, rc) && Rc::ptr_eq(&value, rc));
    }
    assert!(held(50), "what was removed is gone");
    map.clear();
    assert!(freed(), "clear");
    drop(filled());
    assert!(freed(), "drop");
    let mut entries = filled().into_sorted_vec().into_iter();
    assert!(entries.next().is_some_and(|(key, _)| Rc::ptr_eq(&key, &all[0])));
    drop(entries);
    assert!(freed(), "half of an iteration");
    // A key that is equal to one that is there is dropped, and the one that is there stays.
    let mut map = filled();
    let twin = Rc::new(7);
    assert!(map.insert(Rc::clone(&twin), Rc::clone(&all[7])).is_some());
    assert_eq!((Rc::strong_count(&twin), Rc::strong_count(&all[7])), (1, 3));
}

/// The suite for one map: `suite!(AvlTree, 1_000_000)`; the number is how many sorted keys it is
/// given.
macro_rules! suite {
    ($map:ident, $most_in_order:expr) => {
        mod suite {
            use std::rc::Rc;

            use pretty_assertions::assert_eq;

            use super::$map;
            use crate::ordered_map;

            type Numbers = $map<i32, u32>;

            #[test]
            fn all_orders() {
                assert_eq!(ordered_map::all_orders::<Numbers>(), Ok(()));
            }

            #[test]
            fn all_ranges() {
                assert_eq!(ordered_map::all_ranges::<Numbers>(), Ok(()));
            }

            #[test]
            fn pops() {
                assert_eq!(ordered_map::pops::<Numbers>(), Ok(()));
            }

            #[test]
            fn long_life() {
                assert_eq!(ordered_map::long_life::<Numbers>(), Ok(()));
            }

            #[test]
            fn random_operations() {
                assert_eq!(ordered_map::random_operations::<Numbers>(), Ok(()));
            }

            #[test]
            fn sorted_keys() {
                assert_eq!(ordered_map::sorted_keys::<Numbers>($most_in_order), Ok(()));
            }

            #[test]
            fn reuses_slots() {
                assert_eq!(ordered_map::reuses_slots::<Numbers>(), Ok(()));
            }

            #[test]
            fn std_traits() {
                ordered_map::std_traits::<Numbers>();
            }

            #[test]
            fn ownership() {
                ordered_map::ownership::<$map<Rc<i32>, Rc<i32>>>();
            }
        }
    };
}

pub(crate) use suite;

/// The numbers of the keys in the order, whatever keeps them; equal keys are counted each.
#[test]
fn ranks_of_all_that_know_them() {
    fn agree(keys: &impl OrderStatistics<usize>, sorted: &[usize]) {
        for key in 0..=20 {
            assert_eq!(keys.rank(&key), sorted.partition_point(|other| *other < key));
        }
        for rank in 0..=sorted.len() {
            assert_eq!(keys.select_key(rank), sorted.get(rank).copied());
        }
    }
    for n in 0..=10 {
        let keys = || (0..n).map(|i| i * 7 % 11 + i % 3);
        let mut sorted: Vec<usize> = keys().collect();
        sorted.sort_unstable();
        agree(&Ranks::from_values(15, keys()), &sorted);
        sorted.dedup();
        let entries = || keys().map(|key| (key, ()));
        agree(&entries().collect::<RankedAvlTree<_, _>>(), &sorted);
        agree(&entries().collect::<RankedBinarySearchTree<_, _>>(), &sorted);
        agree(&entries().collect::<SkipList<_, _>>(), &sorted);
    }
}

// The suite itself is tested: a right map passes, and maps with one mistake each are caught.

/// An ordered map in a sorted vector, with a mistake. Its position is an index.
///
/// The mistake is not a parameter of the type: the whole suite would be compiled once for each.
#[derive(Debug, Clone)]
struct Sorted {
    entries: Vec<(i32, u32)>,
    n_slots: usize,
    mistake: Mistake,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Mistake {
    None,
    KeepsTheOldValue,
    ForgetsTheLast,
    CountsTwice,
    TakesExcludedForIncluded,
    NeverStepsBackToTheFirst,
    NeverFrees,
    PutsEqualsBeside,
    ClearsAllButOne,
    SlowToGrow,
    PopsTheSecondLast,
    TellsTheLastPlace,
}

thread_local! {
    /// What the maps made from now on by this test do wrong.
    static MISTAKE: Cell<Mistake> = const { Cell::new(Mistake::None) };
}

impl Default for Sorted {
    fn default() -> Self {
        Sorted { entries: Vec::new(), n_slots: 0, mistake: MISTAKE.get() }
    }
}

impl Sorted {
    fn index(&self, key: i32) -> usize {
        self.entries.partition_point(|entry| entry.0 < key)
    }
}

impl OrderedMap<i32, u32> for Sorted {
    type Position = usize;
    type Vacancy = usize;

    fn len(&self) -> usize {
        let n = self.entries.len();
        if self.mistake == Mistake::CountsTwice && 4 < n { n + 1 } else { n }
    }

    fn clear(&mut self) {
        self.entries.truncate(usize::from(self.mistake == Mistake::ClearsAllButOne));
    }

    fn insert(&mut self, key: i32, value: u32) -> Option<u32> {
        let i = self.index(key);
        let is_there = self.entries.get(i).is_some_and(|entry| entry.0 == key);
        if is_there && self.mistake != Mistake::PutsEqualsBeside {
            let old = self.entries[i].1;
            if self.mistake != Mistake::KeepsTheOldValue {
                self.entries[i].1 = value;
            }
            return Some(old);
        }
        if self.mistake != Mistake::SlowToGrow || self.entries.len() < 2_500 {
            self.entries.insert(i, (key, value));
        }
        self.n_slots =
            if self.mistake == Mistake::NeverFrees { self.n_slots + 1 } else { self.entries.len() };
        None
    }

    fn search(&self, key: &i32) -> Result<usize, usize> {
        let i = self.index(*key);
        if self.entries.get(i).is_some_and(|entry| entry.0 == *key) { Ok(i) } else { Err(i) }
    }

    fn insert_at(&mut self, i: usize, key: i32, value: u32) -> usize {
        self.entries.insert(i, (key, value));
        if self.mistake == Mistake::TellsTheLastPlace { self.entries.len() - 1 } else { i }
    }

    fn remove_entry(&mut self, key: &i32) -> Option<(i32, u32)> {
        let i = self.index(*key);
        let is_last = i + 1 == self.entries.len() && 1 < self.entries.len();
        if self.entries.get(i)?.0 != *key {
            return None;
        }
        if self.mistake == Mistake::ForgetsTheLast && is_last {
            return Some(self.entries[i]);
        }
        Some(self.entries.remove(i))
    }

    fn pop_first(&mut self) -> Option<(i32, u32)> {
        (!self.entries.is_empty()).then(|| self.entries.remove(0))
    }

    fn pop_last(&mut self) -> Option<(i32, u32)> {
        let is_wrong = self.mistake == Mistake::PopsTheSecondLast && 1 < self.entries.len();
        let last = self.entries.len().checked_sub(1)?;
        Some(self.entries.remove(last - usize::from(is_wrong)))
    }

    fn first_from(&self, bound: Bound<&i32>) -> Option<usize> {
        let i = match bound {
            Bound::Unbounded => 0,
            Bound::Included(key) => self.index(*key),
            Bound::Excluded(key) if self.mistake == Mistake::TakesExcludedForIncluded => {
                self.index(*key)
            }
            Bound::Excluded(key) => self.index(*key + 1),
        };
        (i < self.entries.len()).then_some(i)
    }

    fn last_to(&self, bound: Bound<&i32>) -> Option<usize> {
        let end = match bound {
            Bound::Unbounded => self.entries.len(),
            Bound::Included(key) => self.index(*key + 1),
            Bound::Excluded(key) => self.index(*key),
        };
        end.checked_sub(1)
    }

    fn after(&self, position: usize) -> Option<usize> {
        Some(position + 1).filter(|next| *next < self.entries.len())
    }

    fn before(&self, position: usize) -> Option<usize> {
        let previous = position.checked_sub(1)?;
        (self.mistake != Mistake::NeverStepsBackToTheFirst || 0 < previous).then_some(previous)
    }

    fn entry_at(&self, position: &usize) -> (&i32, &u32) {
        let (key, value) = &self.entries[*position];
        (key, value)
    }

    fn value_mut(&mut self, position: &usize) -> &mut u32 {
        &mut self.entries[*position].1
    }

    fn into_sorted_vec(self) -> Vec<(i32, u32)> {
        self.entries
    }

    fn height(&self) -> Option<usize> {
        (!self.entries.is_empty()).then_some(0)
    }

    fn n_slots(&self) -> usize {
        self.n_slots
    }

    fn check_invariants(&self) -> Result<(), InvariantError> {
        let ascends = self.entries.is_sorted_by(|a, b| a.0 < b.0);
        if ascends {
            Ok(())
        } else {
            Err(InvariantError { rule: "the keys ascend", at: None::<Id> })
        }
    }
}

#[test]
fn a_right_map_passes() {
    assert_eq!(verdict::<Sorted>(3_000), Ok(()));
    assert_eq!(random_operations::<Sorted>(), Ok(()));
}

#[test]
fn wrong_maps_are_caught() {
    for (mistake, expected) in [
        (Mistake::ForgetsTheLast, "len(): 2, not 1"),
        (Mistake::CountsTwice, "len(): 6, not 5"),
        (Mistake::TakesExcludedForIncluded, "successor(0): Some((0, 0)), not None"),
        (Mistake::NeverStepsBackToTheFirst, "iter().rev(): [(2, 0)], not [(2, 0), (0, 1)]"),
        (Mistake::NeverFrees, "n_slots()"),
        (Mistake::SlowToGrow, "keys in order"),
        (Mistake::PopsTheSecondLast, "pop_last(): Some((0, 0)), not Some((1, 1))"),
        (Mistake::TellsTheLastPlace, "entry(0): 0, not 2"),
    ] {
        MISTAKE.set(mistake);
        let fault = verdict::<Sorted>(3_000).unwrap_err();
        assert_eq!(fault.question, expected);
    }
}

#[test]
fn wrong_replacements_are_caught_by_random_operations() {
    for (mistake, question, n_ops) in [
        (Mistake::KeepsTheOldValue, "iter(): ", (2, 0)),
        (Mistake::PutsEqualsBeside, "None, not Some(0)", (2, 0)),
        (Mistake::ClearsAllButOne, "len(): 1, not 0", (1, 1)),
    ] {
        MISTAKE.set(mistake);
        // The report's first line holds the question and the fewest operations that raise it.
        let report = random_operations::<Sorted>().unwrap_err();
        let line = report.lines().next().unwrap_or_default();
        assert!(line.contains(question), "{line}");
        let n_insertions = line.matches("Insert(").count() + line.matches("Enter(").count();
        let ops = (n_insertions, line.matches("Clear").count());
        assert_eq!(ops, n_ops, "{line}");
    }
}

#[test]
fn floats_are_keys_in_their_total_order() {
    let keys = [1.5, f64::NAN, -0.0, f64::NEG_INFINITY, 0.0, f64::INFINITY, -1.5].map(Total);
    let map: BinarySearchTree<Total, ()> = keys.map(|key| (key, ())).into_iter().collect();
    let order = [f64::NEG_INFINITY, -1.5, -0.0, 0.0, 1.5, f64::INFINITY, f64::NAN].map(Total);
    assert!(map.keys().eq(&order));
    assert!(map.contains_key(&Total(f64::NAN)) && Total(0.0) != Total(-0.0));
}

/// A key that cannot be copied, and that counts how often it is compared.
#[derive(Debug)]
struct Counted(i32);

thread_local! {
    static N_COMPARISONS: Cell<usize> = const { Cell::new(0) };
}

impl Ord for Counted {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        N_COMPARISONS.set(N_COMPARISONS.get() + 1);
        self.0.cmp(&other.0)
    }
}

impl PartialEq for Counted {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Counted {}

impl PartialOrd for Counted {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// How many comparisons a call takes.
fn comparisons<T>(call: impl FnOnce() -> T) -> usize {
    let before = N_COMPARISONS.get();
    call();
    N_COMPARISONS.get() - before
}

/// What is asked of each map by `an_entry_takes_one_search`; a key of the map is made by `key`.
fn an_entry_takes_one_search<K: Ord, M: OrderedMap<K, u32>>(key: impl Fn(i32) -> K) {
    let (mut map, mut n_all) = (M::default(), 0);
    for i in 0..2_000 {
        let number = i * 1_237 % 2_003;
        let n_search = comparisons(|| assert!(map.search(&key(number)).is_err()));
        let n_entry = comparisons(|| *Entry::new(&mut map, key(number)).or_insert(7) += 1);
        assert_eq!(n_entry, n_search, "the key {number} is absent");
        n_all += n_entry;
        let n_search = comparisons(|| assert!(map.search(&key(number)).is_ok()));
        let n_entry = comparisons(|| {
            let entry = Entry::new(&mut map, key(number));
            *entry.and_modify(|value| *value += 1).or_default() += 1;
        });
        assert_eq!(n_entry, n_search, "the key {number} is there");
    }
    assert!(0 < n_all, "comparisons are counted");
    assert!(map.values().all(|value| *value == 10) && map.len() == 2_000);
    assert_eq!(map.check_invariants(), Ok(()));
}

#[test]
fn an_entry_takes_one_search_and_no_copy_of_the_key() {
    an_entry_takes_one_search::<_, BinarySearchTree<_, _>>(Counted);
    an_entry_takes_one_search::<_, RankedBinarySearchTree<_, _>>(Counted);
    an_entry_takes_one_search::<_, AvlTree<_, _>>(Counted);
    an_entry_takes_one_search::<_, RankedAvlTree<_, _>>(Counted);
    an_entry_takes_one_search::<_, RedBlackTree<_, _>>(Counted);
    an_entry_takes_one_search::<_, SkipList<_, _>>(Counted);
    an_entry_takes_one_search::<_, BTree<_, _, 32>>(Counted);
    an_entry_takes_one_search::<_, BTree<_, _, 2>>(Counted);
    // The separators of a B+ tree are copies of keys.
    an_entry_takes_one_search::<_, BPlusTree<_, _, 128>>(|i| Rc::new(Counted(i)));
    an_entry_takes_one_search::<_, BPlusTree<_, _, 3>>(|i| Rc::new(Counted(i)));
}

/// The B-tree splits on the way down, whether the key comes by `insert` or by its entry: the same
/// nodes come of it.
#[test]
fn entries_make_the_same_b_trees() {
    fn rows<const T: usize>(tree: &BTree<i32, u32, T>) -> Vec<Vec<i32>> {
        let mut rows = Vec::new();
        let mut waiting: Vec<Id> = tree.root().into_iter().collect();
        while let Some(node) = waiting.pop() {
            rows.push(tree.keys_of(node).to_vec());
            waiting.extend(tree.children_of(node));
        }
        rows
    }
    for seed in 0..50 {
        let mut random = SplitMix64::new(seed);
        let (mut inserted, mut entered) = (BTree::<_, _, 2>::new(), BTree::<_, _, 2>::new());
        for _ in 0..100 {
            let key = i32::try_from(random.below(1_000_usize)).unwrap();
            // An insertion splits what is full before it knows that the key is there.
            if !inserted.contains_key(&key) {
                inserted.insert(key, 0);
                entered.entry(key).or_insert(0);
                assert_eq!(rows(&entered), rows(&inserted));
            }
        }
    }
}
