//! 4.9 Skip list.

use data_structure::ordered_map::arena::Id;
use data_structure::skip_list::plain;
use data_structure::skip_list::{Levels, LevelsError, MOST_LEVELS, Step};
use data_structure::{OrderedMap, SkipList};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::ordered_map::{random, suite};
use crate::snapshots::Expect;

#[allow(clippy::duplicate_mod, reason = "each program holds what all share")]
#[path = "../../examples/skip_list.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

suite!(SkipList, 1_000_000);

type Set = SkipList<i32, ()>;

/// A list of keys with heights.
fn set(towers: &[(i32, usize)]) -> Set {
    let mut set = Set::new();
    for &(key, height) in towers {
        set.insert_with_height(key, (), height).unwrap();
    }
    set
}

/// The keys of each level, the top level first.
fn levels(set: &Set) -> Vec<Vec<i32>> {
    let of = |level| {
        let next = |node: Option<Id>| set.link(node, level).0;
        let nodes = std::iter::successors(next(None), |node| next(Some(*node)));
        nodes.map(|node| *set.entry_at(&node).0).collect()
    };
    (0..set.n_levels()).rev().map(of).collect()
}

/// Where a search goes, and whether it finds the key.
fn way(set: &Set, key: i32) -> (Vec<Move>, bool) {
    let mut way = Vec::new();
    let found = set.find_watched(&key, |step, set| {
        let key = |node: Id| *set.entry_at(&node).0;
        way.push(match step {
            Step::Right { level, node } => ('>', level, key(node)),
            Step::Down { level, node } => ('v', level, node.map_or(0, key)),
            _ => unreachable!("a search changes nothing"),
        });
    });
    (way, found.is_some())
}

// 1. The worked example.

/// Keys and how high their towers are.
const TOWERS: [(i32, usize); 10] =
    [(1, 4), (2, 1), (3, 2), (4, 3), (6, 1), (7, 3), (8, 1), (10, 1), (11, 2), (12, 1)];

/// A step right (>) to a key or down (v) from a level at a key; key 0 is the head.
type Move = (char, usize, i32);

/// A key, the steps to its place, and whether it is there.
const SEARCHES: &[(i32, &[Move], bool)] = &[
    (6, &[('>', 3, 1), ('v', 3, 1), ('>', 2, 4), ('v', 2, 4), ('v', 1, 4), ('v', 0, 4)], true),
    (
        9,
        &[
            ('>', 3, 1),
            ('v', 3, 1),
            ('>', 2, 4),
            ('>', 2, 7),
            ('v', 2, 7),
            ('v', 1, 7),
            ('>', 0, 8),
            ('v', 0, 8),
        ],
        false,
    ),
    (1, &[('v', 3, 0), ('v', 2, 0), ('v', 1, 0), ('v', 0, 0)], true),
    (0, &[('v', 3, 0), ('v', 2, 0), ('v', 1, 0), ('v', 0, 0)], false),
];

/// The keys of the page's figure, with their heights.
const PAGE: [(i32, usize); 8] = [(1, 1), (3, 1), (4, 3), (2, 2), (7, 1), (6, 2), (5, 1), (8, 2)];

/// How many keys a search for 7 compares there, and how many in a sorted list.
pub(crate) const COMPARED: usize = 4;
pub(crate) const COMPARED_IN_A_LIST: usize = 7;

/// The plain list of some towers.
fn plain_list(towers: &[(i32, usize)]) -> plain::SkipList<i32> {
    let mut list = plain::SkipList::new();
    for &(key, height) in towers {
        assert!(list.insert(key, height));
    }
    list
}

/// What a search in the plain list does, in the words of [`way`].
fn plain_way(list: &plain::SkipList<i32>, key: i32) -> (Vec<Move>, bool) {
    let mut way = Vec::new();
    let name = |node: usize| list.nodes[node].key.unwrap_or(0);
    let path = list.path_watched(&key, |step| {
        way.push(match step {
            plain::Step::Right(level, node) => ('>', level, name(node)),
            plain::Step::Down(level, node) => ('v', level, name(node)),
        });
    });
    let next = list.nodes[path[0]].next[0];
    (way, next.is_some_and(|next| name(next) == key))
}

#[test]
fn the_worked_example_of_the_page() {
    let (fast, list) = (set(&PAGE), plain_list(&PAGE));
    assert_eq!(levels(&fast), [vec![4], vec![2, 4, 6, 8], (1..=8).collect()]);
    // On the way to 7 the search goes right and down on two levels, and meets no key twice.
    let (way_to_7, is_there) = plain_way(&list, 7);
    let expected = [('>', 2, 4), ('v', 2, 4), ('>', 1, 6), ('v', 1, 6), ('v', 0, 6)];
    assert_eq!((way_to_7, is_there), (expected.to_vec(), true));
    // Each step right compares a key, and each step down too, unless the level ends there: 4, 6
    // and then 8 and 7.
    let compared = |list: &plain::SkipList<i32>, key: i32| {
        let path = list.path(&key);
        let n_down =
            (0..path.len()).filter(|level| list.nodes[path[*level]].next[*level].is_some());
        let n_right = plain_way(list, key).0.iter().filter(|step| step.0 == '>').count();
        n_right + n_down.count()
    };
    assert_eq!(compared(&list, 7), COMPARED);
    let one_level = plain_list(&PAGE.map(|(key, _)| (key, 1)));
    assert_eq!(compared(&one_level, 7), COMPARED_IN_A_LIST);
    assert_eq!(plain_way(&list, 9).1, fast.contains_key(&9));
}

#[test]
fn the_searches_of_the_questions() {
    let (way_to_8, is_there) = plain_way(&plain_list(&PAGE), 8);
    let right = way_to_8.iter().filter(|step| step.0 == '>').map(|step| step.2);
    assert_eq!((right.collect::<Vec<_>>(), is_there), (vec![4, 6, 7], true));
    // The exercise: heads, heads, tails, tails, heads, tails, tails.
    let heights: Vec<usize> = "HHT T HT T".split(' ').map(str::len).collect();
    assert_eq!(heights, [3, 1, 2, 1]);
    // One of four reaches the next level: of 64 000 keys a quarter of a quarter is on level 2,
    // which is expected to be exact up to four deviations of 61.
    assert_eq!(64_000 / 4 / 4, 4000);
    let mut coin = Levels::new(0.25, MOST_LEVELS, 3).unwrap();
    let n_high = (0..64_000).filter(|_| 3 <= coin.draw()).count();
    assert!(n_high.abs_diff(4000) < 250, "{n_high}");
    // The chance that none of n keys has a second level is one half to the power n.
    assert!(0.5_f64.powi(20) < 1e-6 && 1e-6 < 0.5_f64.powi(19));
}

/// The question of memory: a key of four bytes, four links and the place of the others.
#[test]
fn the_fronts_in_a_line() {
    let front = size_of::<(u32, [Option<Id>; 4], std::num::NonZeroU32)>();
    assert_eq!((front, 64 / front), (24, 2));
}

/// The question of ranks: on the way to 7 the widths of the links to the right add up to its rank.
#[test]
fn the_rank_of_the_question() {
    let list = set(&PAGE);
    let width = |node: Option<Id>, level| list.link(node, level).1;
    let four = list.find(&4);
    assert_eq!((width(None, 2), width(four, 1)), (4, 2));
    assert_eq!((list.rank(&7), list.select(6)), (6, Some((&7, &()))));
}

#[test]
fn the_plain_form_is_the_fast_one() {
    let plain_levels = |list: &plain::SkipList<i32>, n_levels: usize| -> Vec<Vec<i32>> {
        let level = |level: usize| {
            let next = |node: usize| list.nodes[node].next.get(level).copied().flatten();
            let nodes = std::iter::successors(next(plain::HEAD), |node| next(*node));
            nodes.map(|node| list.nodes[node].key.unwrap()).collect()
        };
        (0..n_levels).rev().map(level).collect()
    };
    for n in 0..=5 {
        for heights in all_heights(n, 3) {
            let tower = |i: usize| (2 * i32::try_from(i).unwrap(), heights[i]);
            for order in orders(n) {
                let towers: Vec<_> = order.into_iter().map(tower).collect();
                let (mut fast, mut list) = (set(&towers), plain_list(&towers));
                for removed in orders(n)[2].iter().copied().map(Some).chain([None]) {
                    assert_eq!(plain_levels(&list, fast.n_levels()), levels(&fast));
                    assert_eq!(list.nodes[plain::HEAD].next.len(), fast.n_levels().max(1));
                    for key in -1..=2 * i32::try_from(n).unwrap() {
                        let (mut steps, is_there) = plain_way(&list, key);
                        // Without keys, the library's map has no level, and the plain list has one.
                        steps.retain(|step| step.1 < fast.n_levels());
                        assert_eq!((steps, is_there), way(&fast, key), "{towers:?}, {key}");
                        assert_eq!(list.contains(&key), is_there);
                    }
                    if let Some(i) = removed {
                        let (key, height) = tower(i);
                        let before = list.clone();
                        assert!(!list.insert(key, height) && list == before);
                        assert!(!list.insert(key, 5) && list == before);
                        assert!(list.remove(&key) && !list.remove(&key));
                        fast.remove(&key);
                    }
                }
            }
        }
    }
}

#[test]
fn worked_example() {
    let mut towers = TOWERS.to_vec();
    for _ in 0..TOWERS.len() {
        towers.rotate_left(3);
        let set = set(&towers);
        assert_eq!(set.check_invariants(), Ok(()));
        let expected: [&[i32]; 4] =
            [&[1], &[1, 4, 7], &[1, 3, 4, 7, 11], &[1, 2, 3, 4, 6, 7, 8, 10, 11, 12]];
        assert_eq!(levels(&set), expected, "in whichever order the keys came");
        for (key, steps, is_there) in SEARCHES {
            assert_eq!(way(&set, *key), (steps.to_vec(), *is_there), "{key}");
        }
        assert_eq!((set.heights(), set.height()), (vec![5, 2, 2, 1], Some(3)));
    }
}

/// Numbers below n in a random order.
fn shuffled(n: i32, random: &mut impl FnMut() -> i32) -> Vec<i32> {
    let mut keys: Vec<i32> = (0..n).collect();
    for i in (1..keys.len()).rev() {
        keys.swap(i, usize::try_from(random()).unwrap() % (i + 1));
    }
    keys
}

#[test]
fn the_originals_test() {
    // Its test has all n up to 16383; here are those around the powers of two.
    let mut random = random(i32::MAX);
    for n in (0..14).flat_map(|log| [(1 << log) - 1, 1 << log, (1 << log) + 1]).chain([16_383]) {
        let (inserted, removed) = (shuffled(n, &mut random), shuffled(n, &mut random));
        let mut set = Set::new();
        for key in inserted {
            assert!(!set.contains_key(&key));
            set.insert(key, ());
            assert!(set.contains_key(&key));
        }
        assert_eq!(set.check_invariants(), Ok(()));
        for key in removed {
            assert_eq!((set.remove(&key), set.contains_key(&key)), (Some(()), false));
        }
        assert_eq!((set.len(), set.n_levels()), (0, 1));
    }
}

// 2. All small lists.

/// All rows of `n` heights up to `most`.
fn all_heights(n: usize, most: usize) -> impl Iterator<Item = Vec<usize>> {
    let count = most.pow(u32::try_from(n).unwrap());
    (0..count).map(move |code| {
        (0..n)
            .scan(code, |rest, _| {
                let height = 1 + *rest % most;
                *rest /= most;
                Some(height)
            })
            .collect()
    })
}

/// Where key `i` of `n` comes in one of several orders.
fn orders(n: usize) -> [Vec<usize>; 4] {
    let up: Vec<usize> = (0..n).collect();
    let down = up.iter().rev().copied().collect();
    let odd_first = up.iter().filter(|i| **i % 2 == 1).chain(up.iter().filter(|i| **i % 2 == 0));
    let odd_first: Vec<usize> = odd_first.copied().collect();
    let back = odd_first.iter().rev().copied().collect();
    [up, down, odd_first, back]
}

#[test]
fn all_heights_of_few_keys() {
    for n in 0..=5 {
        for heights in all_heights(n, 3) {
            let tower = |i: usize| (2 * i32::try_from(i).unwrap(), heights[i]);
            for order in orders(n) {
                let towers: Vec<_> = order.into_iter().map(tower).collect();
                let mut full = Set::new();
                for &(key, height) in &towers {
                    full.insert_with_height(key, (), height).unwrap();
                    assert_eq!(full.check_invariants(), Ok(()), "{towers:?} up to {key}");
                }
                // A level is the keys of the towers that reach it.
                for (below_top, level) in levels(&full).into_iter().enumerate() {
                    let level_number = full.n_levels() - 1 - below_top;
                    let reach = (0..n).map(tower).filter(|(_, height)| level_number < *height);
                    assert_eq!(level, reach.map(|(key, _)| key).collect::<Vec<_>>(), "{towers:?}");
                }
                for rank in 0..=n {
                    let key = 2 * i32::try_from(rank).unwrap();
                    assert_eq!((full.rank(&key), full.rank(&(key - 1))), (rank, rank));
                    let expected = (rank < n).then_some(key);
                    assert_eq!(full.select(rank).map(|(key, ())| *key), expected);
                }
                for removed in orders(n) {
                    let mut set = full.clone();
                    for i in removed {
                        let (key, _) = tower(i);
                        assert_eq!((set.remove(&(key + 1)), set.remove(&key)), (None, Some(())));
                        assert_eq!(set.check_invariants(), Ok(()), "{towers:?} without {key}");
                    }
                    assert_eq!(set.n_levels(), 1);
                }
            }
        }
    }
}

/// Whether the mean search of `n` keys takes no more steps than Pugh's bound, L / p + 1 / (1 - p),
/// L being the logarithm of n to the base 1 / p, and one step down from each level above L, of
/// which 1 / (1 - p) are expected at most.
fn is_fast(list: impl Fn(u16, u64) -> demo::Map16, p: f64) -> bool {
    demo::SIZES.into_iter().all(|n| {
        let mean = (0..demo::N_LISTS).map(|seed| demo::mean(&list(n, seed))).sum::<f64>();
        let levels = f64::from(n).log(1.0 / p);
        let bound = levels / p + 2.0 / (1.0 - p);
        mean / 20.0 <= bound
    })
}

#[test]
fn wrong_versions_are_caught() {
    let with_height = |n: u16, height| {
        let mut map = demo::Map16::new();
        for key in 0..n {
            map.insert_with_height(key, (), height).unwrap();
        }
        map
    };
    assert!(is_fast(|n, seed| demo::random_list(n, 0.5, seed), 0.5));
    assert!(is_fast(|n, seed| demo::random_list(n, 0.25, seed), 0.25));
    // The original's coin is integer division: every tower is one level high, and the list is a
    // list.
    assert!(!is_fast(|n, _| with_height(n, 1), 0.5));
    // Nor does it help if all are equally high.
    assert!(!is_fast(|n, _| with_height(n, 8), 0.5));
}

// 3. Properties.

proptest! {
    #[test]
    fn any_heights_are_right(towers in prop::collection::vec((0..300, 1..=12_usize), 0..120), removed in prop::collection::vec(0..300, 0..120)) {
        let mut set = set(&towers);
        let mut sorted: Vec<i32> = towers.iter().map(|(key, _)| *key).collect();
        sorted.sort_unstable();
        sorted.dedup();
        for key in removed {
            prop_assert_eq!(set.remove(&key).is_some(), sorted.contains(&key));
            sorted.retain(|other| *other != key);
            prop_assert_eq!(set.check_invariants(), Ok(()));
        }
        for key in -1..=300 {
            prop_assert_eq!(set.rank(&key), sorted.partition_point(|other| *other < key));
        }
        for rank in 0..=sorted.len() {
            prop_assert_eq!(set.select(rank).map(|(key, ())| key), sorted.get(rank));
        }
    }

    #[test]
    fn no_seed_breaks_the_order(seed: u64, p in 0.001..0.999, most in 1..=MOST_LEVELS) {
        let mut set = Set::with_levels(Levels::new(p, most, seed).unwrap());
        let mut again = set.clone();
        for i in 0..100 {
            set.insert(i * 37 % 101, ());
            again.insert(i * 37 % 101, ());
        }
        prop_assert_eq!(set.check_invariants(), Ok(()));
        prop_assert!(set.n_levels() <= most);
        prop_assert_eq!(levels(&set), levels(&again), "the same seed, the same towers");
    }
}

#[test]
fn steps_of_insertions_and_removals() {
    let mut set = set(&[(1, 2), (3, 1)]);
    let mut steps = Vec::new();
    let mut watch = |step, set: &Set| {
        assert_eq!(set.check_invariants(), Ok(()), "{step:?}");
        steps.push(step);
    };
    set.insert_with_height_watched(2, (), 3, &mut watch).unwrap();
    set.insert_watched(2, (), &mut watch);
    set.remove_watched(&2, &mut watch);
    let node = |key: i32| set.find(&key);
    let (one, two) = (
        node(1).unwrap(),
        steps
            .iter()
            .find_map(|step| match step {
                Step::Splice { node } => Some(*node),
                _ => None,
            })
            .unwrap(),
    );
    let right = Step::Right { level: 1, node: one };
    let down = |level, node| Step::Down { level, node };
    let way = [right, down(1, Some(one)), down(0, Some(one))];
    let mut expected = way.to_vec();
    expected.push(Step::Splice { node: two });
    expected.push(down(2, None));
    expected.extend(way);
    expected.push(Step::Replace { node: two });
    expected.push(down(2, None));
    expected.extend(way);
    expected.push(Step::Unlink { node: two });
    assert_eq!(steps, expected);
}

#[test]
fn towers_are_as_high_as_expected() {
    const N: u32 = 100_000;
    for (p, seed) in [(0.5, 0), (0.5, 77), (0.25, 1), (0.75, 2), (1.0 / 3.0, 3)] {
        let mut draws = Levels::new(p, MOST_LEVELS, seed).unwrap();
        let mut counts = [0_u32; MOST_LEVELS];
        (0..N).for_each(|_| counts[draws.draw() - 1] += 1);
        for (go_on, count) in (0..).zip(counts) {
            let chance =
                if go_on == 31 { f64::powi(p, 31) } else { f64::powi(p, go_on) * (1.0 - p) };
            let expected = f64::from(N) * chance;
            let deviation = (expected * (1.0 - chance)).sqrt();
            // Five deviations: less than one in a million for each of these counts, and the seeds
            // are fixed.
            let far = (f64::from(count) - expected).abs();
            assert!(
                far <= 5.0 * deviation + 1.0,
                "height {}, p = {p}: {count}, not {expected}",
                go_on + 1
            );
        }
    }
}

// 4. Extremes.

#[test]
fn nothing_at_all() {
    let mut set = Set::new();
    assert_eq!((set.height(), set.remove(&1), set.select(0), set.rank(&1)), (None, None, None, 0));
    assert_eq!((way(&set, 1), set.heights()), ((vec![('v', 0, 0)], false), vec![]));
    set.insert(1, ());
    set.clear();
    assert_eq!((set.check_invariants(), set.n_levels(), set.select(usize::MAX)), (Ok(()), 1, None));
}

#[test]
fn one_level_is_a_sorted_list() {
    let mut set = Set::with_levels(Levels::new(0.5, 1, 0).unwrap());
    for key in (0..2_000).rev() {
        set.insert(key, ());
    }
    assert_eq!((set.n_levels(), set.check_invariants()), (1, Ok(())));
    assert_eq!((set.rank(&1_999), set.select(1_234)), (1_999, Some((&1_234, &()))));
}

#[test]
fn a_million_entries() {
    const N: i32 = 1_000_000;
    let mut set = Set::with_levels(Levels::new(0.25, 16, 5).unwrap());
    set.extend((0..N).rev().map(|key| (key, ())));
    assert_eq!(set.check_invariants(), Ok(()));
    let n_levels = set.n_levels();
    assert!((9..=14).contains(&n_levels), "{n_levels}, expected some 10");
    assert_eq!((set.rank(&700_000), set.select(700_000)), (700_000, Some((&700_000, &()))));
    let copy = set.clone();
    drop(copy);
    assert_eq!(set.into_iter().len(), 1_000_000);
}

// 5. Bad input.

#[test]
fn bad_levels() {
    for p in [0.0, 1.0, -0.5, 1.5, f64::INFINITY] {
        assert_eq!(Levels::new(p, 16, 0), Err(LevelsError::Chance { p }));
    }
    assert!(matches!(Levels::new(f64::NAN, 16, 0), Err(LevelsError::Chance { .. })));
    for most in [0, MOST_LEVELS + 1] {
        assert_eq!(Levels::new(0.5, most, 0), Err(LevelsError::Most { most }));
    }
    let mut set = Set::with_levels(Levels::new(0.5, 4, 0).unwrap());
    for height in [0, 5] {
        let given = set.insert_with_height(1, (), height);
        assert_eq!(given, Err(LevelsError::Height { height, most: 4 }));
    }
    assert!(set.is_empty());
    let says = [
        (LevelsError::Chance { p: 1.5 }, "1.5 is no chance between 0 and 1"),
        (LevelsError::Most { most: 0 }, "0 levels are not 1 to 32"),
        (LevelsError::Height { height: 5, most: 4 }, "5 levels are not 1 to 4"),
    ];
    for (error, text) in says {
        assert_eq!(error.to_string(), text);
    }
}

#[test]
fn keys_that_are_there_and_absent_ones() {
    let mut map = SkipList::from([(4, 'a'), (2, 'b'), (4, 'c')]);
    assert_eq!((map.len(), map.get(&4)), (2, Some(&'c')));
    let four = map.find(&4).unwrap();
    let height = map.tower_height(four);
    assert_eq!(map.insert_with_height(4, 'd', height + 1), Ok(Some('c')));
    assert_eq!(
        (map.find(&4), map.tower_height(four)),
        (Some(four), height),
        "it stays as high as it is"
    );
    assert_eq!((map.remove(&3), map.remove(&2), map.remove(&2)), (None, Some('b'), None));
}

// 6. Errata.

#[test]
fn erratum_there_are_as_many_levels_as_the_logarithm_to_the_base_1_over_p() {
    // The original says log to the base p / 2 of n. At one half that is -8 for 65 536 keys.
    for (p, expected) in [(0.5, 16.0), (0.25, 8.0)] {
        assert!((65_536_f64.log(1.0 / p) - expected).abs() < 1e-9);
        assert!(65_536_f64.log(p / 2.0) < 0.0);
        // A list has as many levels as its highest tower. Some tower is higher than k with chance
        // 1 - (1 - pᵏ)ⁿ.
        let exactly: f64 = (0..60).map(|k| 1.0 - (1.0 - f64::powi(p, k)).powi(65_536)).sum();
        assert!(expected < exactly && exactly < expected + 1.5, "{exactly}");
        let highest = |seed| {
            let mut draws = Levels::new(p, MOST_LEVELS, seed).unwrap();
            (0..65_536).map(|_| draws.draw()).max().unwrap()
        };
        let mean =
            (0..30).map(|seed| f64::from(u32::try_from(highest(seed)).unwrap())).sum::<f64>()
                / 30.0;
        // The mean of thirty deviates by a third of a level.
        assert!((mean - exactly).abs() < 1.0, "{mean}, not {exactly}");
    }
}

#[test]
fn erratum_a_quarter_takes_fewer_links_than_a_tree() {
    // A node of a binary tree has two links. Here it has 1 / (1 - p) on average.
    for (p, expected) in [(0.5, 2.0), (0.25, 4.0 / 3.0)] {
        let mut set = Set::with_levels(Levels::new(p, MOST_LEVELS, 1).unwrap());
        set.extend((0..100_000).map(|key| (key, ())));
        let links = set.heights().into_iter().zip(1..).map(|(count, height)| count * height);
        let mean = f64::from(u32::try_from(links.sum::<usize>()).unwrap()) / 100_000.0;
        assert!((mean / expected - 1.0).abs() < 0.01, "{mean}, not {expected}");
    }
}

#[test]
fn erratum_the_coin_shows_heads() {
    // The original's coin is a division of integers, and no draw of its generator makes it more
    // than 0.
    let original = |rand: i32| rand / i32::MAX / 2;
    assert_eq!([0, 1, i32::MAX / 2, i32::MAX].map(original), [0; 4]);
    let mut draws = Levels::new(0.5, MOST_LEVELS, 0).unwrap();
    let n_heads = (0..1_000).filter(|_| 1 < draws.draw()).count();
    assert!((400..600).contains(&n_heads), "{n_heads} of a thousand");
}

#[test]
fn erratum_the_size_is_counted() {
    let mut set = set(&[(1, 2), (2, 1), (1, 3)]);
    assert_eq!((set.len(), set.remove(&3), set.len()), (2, None, 2));
    assert_eq!((set.remove(&1), set.len(), set.is_empty()), (Some(()), 1, false));
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("skip_list", ""),
        ("skip_list_changed", "--seed 3 heights:1132112 1 3 4 2 7 6 8 insert 5 delete 4"),
        ("skip_list_widths", "--widths heights:11321212 1 3 4 2 7 6 5 8 find 7"),
        (
            "skip_list_words",
            "heights:2131 boy ant dog cat ant find dog delete cat find eel delete fox",
        ),
        ("skip_list_cost", "--cost"),
    ]);
}

#[test]
fn demo_of_bad_and_odd_input() {
    demo::DEMO.refuses(&[
        ("delete", "the key to delete: the input ends here (column 7)"),
        ("4 x", "operation 2: \"x\" is not a whole number of 64 bits (column 3)"),
        ("heights:120 4", "the heights: \"heights:120\" is no row of digits 1 to 9 (column 1)"),
        ("--one-in 1 4", "--one-in 1: one in 2 is the most"),
        ("--one-in 0 4", "--one-in 0: one in 2 is the most"),
    ]);
    let many: Vec<String> = (0..100).map(|key| key.to_string()).collect();
    demo::DEMO.says(&[
        ("- <<< find 3 delete 3", "…After 0 steps to the right: no keys; absent: 3 3."),
        (
            &format!("- <<< {}", many.join(" ")),
            "…Too large to draw: the limit is 32 operations… steps to the right: 100 keys; …",
        ),
    ]);
    let [other, same] =
        ["9", "0"].map(|seed| demo::DEMO.output(&["--seed", seed, "5", "2", "8"]).unwrap());
    assert_eq!(same, demo::DEMO.output(&["5", "2", "8"]).unwrap());
    assert!(same != other);
}

#[test]
fn the_random_input_of_the_demo() {
    for seed in 0..200 {
        let line = demo::DEMO.random.unwrap()(seed);
        let printed = demo::DEMO.output(&line.split(' ').collect::<Vec<_>>()).unwrap();
        assert!(printed.contains("; absent: "), "{line}");
    }
}
