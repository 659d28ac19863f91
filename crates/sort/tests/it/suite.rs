//! What every sort must do, asked of any sort. A sort that promises less is asked less.

use std::cell::RefCell;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use pretty_assertions::assert_eq;
use sort::patterns;
use trace::SplitMix64;

/// An element: it is sorted by its key, and its tag, its place in the input, tells it from its
/// equals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Element {
    pub(crate) key: i32,
    pub(crate) tag: usize,
}

/// A comparator, as the suite hands it to a sort.
pub(crate) type Compare<'a> = &'a mut dyn FnMut(&Element, &Element) -> Ordering;

/// What a sort promises of equal elements.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Equals {
    /// They stay in their order.
    KeepOrder,
    /// Nothing.
    MayMove,
}

/// What a sort got wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    /// An element is gone, or is there twice.
    NotAPermutation,
    /// A larger element stands before a smaller one.
    NotInOrder,
    /// Equal elements have changed their order, although the sort promised that they would not.
    NotStable,
    /// It panicked, although the comparator did not.
    Panicked,
    /// It compares for ever.
    Endless,
    /// The comparator panicked, and an element is gone or is there twice.
    LostInAPanic,
    /// The comparator was not a total order, and an element is gone or is there twice.
    LostToAnInconsistentComparator,
}

/// Asserts that a sort passes.
pub(crate) fn check(equals: Equals, sort: impl Fn(&mut [Element], Compare)) {
    assert_eq!(verdict(equals, sort), Ok(()));
}

/// The whole suite on one sort: nothing, or the first fault with the keys that show it.
pub(crate) fn verdict(
    equals: Equals,
    sort: impl Fn(&mut [Element], Compare),
) -> Result<(), (Fault, Vec<i32>)> {
    for keys in small_inputs().chain(named_inputs()) {
        let faults = [sorts(&keys, equals, &sort), survives_nonsense(&keys, &sort)];
        if let Some(fault) = faults.into_iter().find_map(Result::err) {
            return Err((fault, keys));
        }
    }
    for (_, pattern) in patterns::ALL {
        let keys = pattern(24);
        survives_panics(&keys, &sort).map_err(|fault| (fault, keys))?;
    }
    Ok(())
}

/// All inputs of up to 7 elements over 4 keys.
pub(crate) fn small_inputs() -> impl Iterator<Item = Vec<i32>> {
    const N_KEYS: u32 = 4;
    (0..=7_u32).flat_map(|n| {
        (0..N_KEYS.pow(n)).map(move |code| {
            (0..n).map(|i| (code / N_KEYS.pow(i) % N_KEYS).cast_signed()).collect()
        })
    })
}

/// The named patterns, at lengths round the cutoffs that sorts have, and at one that takes a few
/// rounds.
fn named_inputs() -> impl Iterator<Item = Vec<i32>> {
    patterns::ALL.iter().flat_map(|(_, pattern)| {
        [8, 9, 15, 16, 17, 20, 21, 31, 32, 33, 63, 64, 65, 100, 300].map(pattern)
    })
}

fn elements(keys: &[i32]) -> Vec<Element> {
    keys.iter().enumerate().map(|(tag, &key)| Element { key, tag }).collect()
}

/// More comparisons than any sort of this chapter makes.
fn enough(n: usize) -> usize {
    20 + 20 * n * n
}

/// The payload of the panic that ends an endless sort.
struct Enough;

/// The payload of a comparator's own panic.
struct Thrown;

/// Runs a sort; its panics are its result.
fn run(
    v: &mut [Element],
    sort: impl Fn(&mut [Element], Compare),
    mut compare: impl FnMut(&Element, &Element) -> Ordering,
) -> Result<(), Fault> {
    let mut n_left = enough(v.len());
    let mut counted = |a: &Element, b: &Element| {
        n_left -= 1;
        if n_left == 0 {
            // Unlike `panic!` this prints nothing.
            resume_unwind(Box::new(Enough));
        }
        compare(a, b)
    };
    catch_unwind(AssertUnwindSafe(|| sort(v, &mut counted)))
        .map_err(|panic| if panic.is::<Enough>() { Fault::Endless } else { Fault::Panicked })
}

/// Whether every element of the input is there once.
fn is_whole(v: &[Element], keys: &[i32]) -> bool {
    let there: BTreeMap<usize, i32> = v.iter().map(|element| (element.tag, element.key)).collect();
    v.len() == keys.len() && there.into_iter().eq(keys.iter().copied().enumerate())
}

/// Ascending and descending, it must give what the library's stable sort gives.
fn sorts(
    keys: &[i32],
    equals: Equals,
    sort: &impl Fn(&mut [Element], Compare),
) -> Result<(), Fault> {
    let ascending = |a: &Element, b: &Element| a.key.cmp(&b.key);
    let descending = |a: &Element, b: &Element| b.key.cmp(&a.key);
    let orders: [fn(&Element, &Element) -> Ordering; 2] = [ascending, descending];
    for order in orders {
        let (mut v, mut expected) = (elements(keys), elements(keys));
        run(&mut v, sort, order)?;
        expected.sort_by(order);
        let is_in_order = v.is_sorted_by(|a, b| order(a, b).is_le());
        if !is_whole(&v, keys) {
            return Err(Fault::NotAPermutation);
        } else if !is_in_order {
            return Err(Fault::NotInOrder);
        } else if equals == Equals::KeepOrder && v != expected {
            return Err(Fault::NotStable);
        }
    }
    Ok(())
}

/// Comparators that are not total orders: the sort ends, with every element, in any order.
fn survives_nonsense(keys: &[i32], sort: &impl Fn(&mut [Element], Compare)) -> Result<(), Fault> {
    let mut dice = SplitMix64::new(1);
    let orders = [Ordering::Less, Ordering::Greater, Ordering::Equal];
    let mut random = |_: &Element, _: &Element| *dice.pick(&orders);
    let mut always_less = |_: &Element, _: &Element| Ordering::Less;
    let mut always_greater = |_: &Element, _: &Element| Ordering::Greater;
    // Rock, paper, scissors.
    let mut round = |a: &Element, b: &Element| match (a.key - b.key).rem_euclid(3) {
        0 => Ordering::Equal,
        1 => Ordering::Greater,
        _ => Ordering::Less,
    };
    let nonsense: [Compare; 4] = [&mut random, &mut always_less, &mut always_greater, &mut round];
    let small: Vec<i32> = keys.iter().map(|key| key % 1000).collect();
    for compare in nonsense {
        let mut v = elements(&small);
        run(&mut v, sort, compare)?;
        if !is_whole(&v, &small) {
            return Err(Fault::LostToAnInconsistentComparator);
        }
    }
    Ok(())
}

/// A comparator that panics at its first call, at its second, and so on: every element is still
/// there.
fn survives_panics(keys: &[i32], sort: &impl Fn(&mut [Element], Compare)) -> Result<(), Fault> {
    for n_calls in 0..enough(keys.len()) {
        let (mut v, mut n_left) = (elements(keys), n_calls);
        let panicking = |a: &Element, b: &Element| {
            if n_left == 0 {
                resume_unwind(Box::new(Thrown));
            }
            n_left -= 1;
            a.key.cmp(&b.key)
        };
        let has_ended = run(&mut v, sort, panicking).is_ok();
        if !is_whole(&v, keys) {
            return Err(Fault::LostInAPanic);
        } else if has_ended {
            break;
        }
    }
    Ok(())
}

/// An element whose order is that of a comparator, for sorts that take `T: Ord` alone.
#[derive(Clone)]
pub(crate) struct Asked<'a, 'b> {
    element: Element,
    compare: &'a RefCell<Compare<'b>>,
}

impl Ord for Asked<'_, '_> {
    fn cmp(&self, other: &Self) -> Ordering {
        (*self.compare.borrow_mut())(&self.element, &other.element)
    }
}

impl PartialOrd for Asked<'_, '_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Asked<'_, '_> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Asked<'_, '_> {}

/// Sorts in the order of a comparator, which may panic: then `v` holds what the sort has left.
pub(crate) fn by(v: &mut [Element], compare: Compare, sort: impl FnOnce(&mut [Asked])) {
    let compare = RefCell::new(compare);
    let mut asked: Vec<Asked> =
        v.iter().map(|element| Asked { element: element.clone(), compare: &compare }).collect();
    let caught = catch_unwind(AssertUnwindSafe(|| sort(&mut asked)));
    for (element, asked) in v.iter_mut().zip(asked) {
        *element = asked.element;
    }
    if let Err(panic) = caught {
        resume_unwind(panic);
    }
}

// The suite itself: what it lets pass, and what it must reject.

#[test]
fn the_library_passes() {
    check(Equals::KeepOrder, |v, compare| {
        // The library's sort panics when it notices that a comparator is no order, which is its
        // right; then the elements are all there.
        let caught = catch_unwind(AssertUnwindSafe(|| v.sort_by(&mut *compare)));
        match caught {
            Err(panic) if panic.is::<Enough>() || panic.is::<Thrown>() => resume_unwind(panic),
            _ => {}
        }
    });
}

/// Wrong sorts, and what they get wrong.
fn rejected(equals: Equals, sort: impl Fn(&mut [Element], Compare)) -> Fault {
    verdict(equals, sort).expect_err("a wrong sort must not pass").0
}

#[test]
fn wrong_sorts_are_rejected() {
    assert_eq!(rejected(Equals::MayMove, |_, _| {}), Fault::NotInOrder);
    let copies_the_first = |v: &mut [Element], _: Compare<'_>| {
        if let Some(first) = v.first().cloned() {
            v.fill(first);
        }
    };
    assert_eq!(rejected(Equals::MayMove, copies_the_first), Fault::NotAPermutation);
    let not_stable = |v: &mut [Element], compare: Compare<'_>| {
        v.reverse();
        v.sort_by(compare);
    };
    assert_eq!(rejected(Equals::KeepOrder, not_stable), Fault::NotStable);
    let one_pass = |v: &mut [Element], compare: Compare<'_>| {
        for j in 1..v.len() {
            if compare(&v[j - 1], &v[j]).is_gt() {
                v.swap(j - 1, j);
            }
        }
    };
    assert_eq!(rejected(Equals::MayMove, one_pass), Fault::NotInOrder);
    let reads_past_the_end = |v: &mut [Element], compare: Compare<'_>| {
        let mut j = 0;
        while compare(&v[j], &v[j]).is_eq() {
            j += 1;
        }
    };
    assert_eq!(rejected(Equals::MayMove, reads_past_the_end), Fault::Panicked);
    let until_nothing_is_swapped = |v: &mut [Element], compare: Compare<'_>| {
        let mut has_swapped = true;
        while has_swapped {
            has_swapped = false;
            for j in 1..v.len() {
                if compare(&v[j - 1], &v[j]).is_gt() {
                    v.swap(j - 1, j);
                    has_swapped = true;
                }
            }
        }
    };
    assert_eq!(rejected(Equals::KeepOrder, until_nothing_is_swapped), Fault::Endless);
}

/// The way of the textbooks: lift the element out, shift, and drop it in. While the comparator
/// runs, one element stands twice and the lifted one nowhere.
#[test]
fn a_sort_that_leaves_a_hole_is_rejected() {
    let with_a_hole = |v: &mut [Element], compare: Compare<'_>| {
        for i in 1..v.len() {
            let (x, mut j) = (v[i].clone(), i);
            while 0 < j && compare(&v[j - 1], &x).is_gt() {
                v[j] = v[j - 1].clone();
                j -= 1;
            }
            v[j] = x;
        }
    };
    assert_eq!(rejected(Equals::KeepOrder, with_a_hole), Fault::LostInAPanic);
}
