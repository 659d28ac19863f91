//! 3.8 Dancing links.

use std::cell::RefCell;
use std::collections::BTreeSet;

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use search::dancing_links::named::{self, NamesError};
use search::dancing_links::pentominoes::{PIECES, PentominoError, Pentominoes, positions};
use search::dancing_links::plain::{self, Circle, Matrix};
use search::dancing_links::queens::queens;
use search::dancing_links::repeated::minimum_cover;
use search::dancing_links::sudoku::{Sudoku, SudokuError};
use search::dancing_links::{Choice, ExactCover, ExactCoverError, Statistics, Step};

use crate::snapshots::Expect;

#[path = "../../examples/dancing_links.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;
#[path = "../../examples/pentominoes.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod pentominoes_demo;
#[path = "../../examples/queens_cover.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod queens_demo;
#[path = "../../examples/sudoku.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod sudoku_demo;

type Sets = Vec<Vec<usize>>;

fn problem(n_items: usize, sets: &Sets) -> ExactCover {
    ExactCover::new(n_items, sets).unwrap()
}

fn solutions(n_items: usize, sets: &Sets) -> Vec<Vec<usize>> {
    let mut all: Vec<_> = problem(n_items, sets).solutions().collect();
    all.sort_unstable();
    all
}

// 1. Worked examples. Sets and items are counted from 1, as on the page.

/// The number of items, the sets as digits, and all exact covers by the numbers of their sets.
type Worked = (usize, &'static [&'static [usize]], &'static [&'static [usize]]);

const WORKED: &[Worked] = &[
    (7, &[&[1, 3, 5, 6], &[1, 4, 7], &[2, 6, 7], &[2, 3, 6], &[4, 5, 7], &[5]], &[&[2, 4, 6]]),
    (1, &[&[1]], &[&[1]]),
    (7, &[&[3, 5, 6], &[1, 4, 7], &[2, 3, 6], &[1, 4], &[2, 7], &[4, 5, 7]], &[&[1, 4, 5]]),
    (7, &[&[1, 4, 7], &[1, 4], &[4, 5, 7], &[3, 5, 6], &[2, 3, 6, 7], &[2, 7]], &[&[2, 4, 6]]),
    (
        7,
        &[&[3, 5, 6], &[1, 4, 7], &[2, 3, 6], &[1, 4], &[2, 7], &[5, 7]],
        &[&[1, 4, 5], &[3, 4, 6]],
    ),
    (4, &[&[1, 4], &[2], &[3, 4], &[1, 3, 4], &[2, 4]], &[&[2, 4]]),
    (
        11,
        &[&[3, 5, 11], &[7], &[2, 8, 10], &[5], &[4, 6, 9], &[4, 6, 9], &[11], &[1]],
        &[&[1, 2, 3, 5, 8], &[1, 2, 3, 6, 8]],
    ),
];

/// Numbers from 1 as numbers from 0.
fn from_zero(sets: &[&[usize]]) -> Sets {
    sets.iter().map(|set| set.iter().map(|item| item - 1).collect()).collect()
}

#[test]
fn worked_examples() {
    for &(n_items, sets, expected) in WORKED {
        let (sets, expected) = (from_zero(sets), from_zero(expected));
        assert_eq!(solutions(n_items, &sets), expected, "{sets:?}");
        let matrix: Vec<Vec<u8>> = sets
            .iter()
            .map(|set| (0..n_items).map(|item| u8::from(set.contains(&item))).collect())
            .collect();
        let mut all: Vec<_> = ExactCover::from_matrix(&matrix).unwrap().solutions().collect();
        all.sort_unstable();
        assert_eq!(all, expected, "{matrix:?}");
        let cover = problem(n_items, &sets);
        assert_eq!(cover.count(), expected.len() as u64);
        assert!(expected.contains(&cover.first_solution().unwrap()));
    }
}

/// The sets of the page, over seven items.
const PAGE: &[&[usize]] = &[&[1, 3, 4, 6], &[3, 5, 7], &[2, 6, 7], &[2, 4, 6], &[1, 5, 7], &[1]];
/// How many sets are taken: the items in their order, and the item with the fewest sets first; and
/// how many choices of sets there are.
pub(crate) const NODES_IN_ORDER: u64 = 7;
pub(crate) const NODES: usize = 4;
pub(crate) const SUBFAMILIES: usize = 64;

/// The exact covers that the plain version finds, and how many sets it takes.
fn plain_covers(n_items: usize, sets: &Sets) -> (Vec<Vec<usize>>, usize) {
    let mut n_taken = 0;
    let found = plain::exact_covers_watched(n_items, sets, |step, _| {
        n_taken += usize::from(matches!(step, Step::Take { .. }));
    });
    (found, n_taken)
}

#[test]
fn the_worked_example_of_the_page() {
    let sets = from_zero(PAGE);
    let (mut found, n_taken) = plain_covers(7, &sets);
    for cover in &mut found {
        cover.sort_unstable();
    }
    assert_eq!((found, n_taken), (vec![vec![1, 3, 5]], NODES));
    assert_eq!(oracle(7, 7, &sets), [[1, 3, 5]]);
    assert_eq!(1 << sets.len(), SUBFAMILIES);
    let cover = problem(7, &sets);
    let mut in_order = cover.solutions_watched(Choice::First, |_, _| {});
    while in_order.advance() {}
    assert_eq!(in_order.statistics().n_nodes, NODES_IN_ORDER);
    // If of several items with the fewest sets the last were chosen, it would be as many.
    let turned: Sets = sets.iter().map(|set| set.iter().map(|item| 6 - item).collect()).collect();
    assert_eq!(plain_covers(7, &turned).1, NODES);
}

/// The first family of the question has no exact cover, the second two, the third one.
#[test]
fn the_families_of_the_question() {
    let families: [(&[&[usize]], usize); 3] = [
        (&[&[1, 2], &[2, 3], &[1, 3]], 0),
        (&[&[1], &[2], &[3], &[1, 2, 3]], 2),
        (&[&[1, 2], &[3], &[2, 3]], 1),
    ];
    for (sets, expected) in families {
        assert_eq!(plain_covers(3, &from_zero(sets)).0.len(), expected);
    }
}

#[test]
fn an_empty_sudoku_has_729_sets() {
    let sudoku: Sudoku = ".".repeat(81).parse().unwrap();
    let cover = Sudoku::exact_cover(&sudoku.placings());
    assert_eq!((cover.n_sets(), cover.n_items()), (729, 324));
}

#[test]
fn the_items_of_eight_queens() {
    let cover = queens(8);
    assert_eq!(cover.n_primary(), 16);
    assert_eq!(cover.n_items() - cover.n_primary(), 30);
}

#[test]
fn the_items_of_the_pentominoes() {
    let cover = Pentominoes::rectangle(3, 20).unwrap();
    assert_eq!(cover.exact_cover().n_items(), 72);
}

/// What a walk in both directions meets, from node 0.
fn walks(circle: &Circle) -> [Vec<usize>; 2] {
    [&circle.next, &circle.prev].map(|neighbor| {
        let around = std::iter::successors(Some(0), |x| Some(neighbor[*x]).filter(|x| *x != 0));
        around.take(20).collect()
    })
}

fn circle(n: usize) -> Circle {
    let mut circle = Circle::default();
    for node in 0..n {
        circle.add((0 < node).then_some(0));
    }
    circle
}

#[test]
fn the_dance_needs_the_reverse_order() {
    let mut right = circle(4);
    let whole = right.clone();
    for x in [1, 2, 3] {
        right.remove(x);
    }
    assert_eq!(walks(&right), [[0], [0]]);
    let mut wrong = right.clone();
    for x in [3, 2, 1] {
        right.restore(x);
    }
    assert_eq!(right, whole);
    assert_eq!(walks(&right), [[0, 1, 2, 3], [0, 3, 2, 1]]);
    // The order of the page, which breaks the circle for good.
    for x in [1, 3, 2] {
        wrong.restore(x);
    }
    assert_ne!(walks(&wrong), walks(&whole));
    // The question: 2 is out, and still knows its neighbors.
    let mut circle = circle(4);
    circle.remove(2);
    assert_eq!((circle.next[1], circle.prev[3]), (3, 1));
    assert_eq!((circle.prev[2], circle.next[2]), (1, 3));
}

proptest! {
    #[test]
    fn every_dance_backward_restores_the_circle(n in 1_usize..12, picks in prop::collection::vec(1_usize..12, 0..20)) {
        let mut circle = circle(n);
        let whole = circle.clone();
        let mut removed = Vec::new();
        for x in picks.into_iter().filter(|x| *x < n) {
            if !removed.contains(&x) {
                circle.remove(x);
                removed.push(x);
            }
        }
        let left: Vec<usize> = (0..n).filter(|x| !removed.contains(x)).collect();
        prop_assert_eq!(&walks(&circle)[0], &left);
        for x in removed.into_iter().rev() {
            circle.restore(x);
        }
        prop_assert_eq!(circle, whole);
    }
}

fn by_plain_links(n_primary: usize, n_items: usize, sets: &Sets) -> Vec<Vec<usize>> {
    if n_primary < n_items {
        return oracle(n_primary, n_items, sets);
    }
    let mut found = plain_covers(n_items, sets).0;
    for cover in &mut found {
        cover.sort_unstable();
    }
    found
}

#[test]
fn a_plain_matrix_says_what_is_left() {
    let matrix = Matrix::new(7, &from_zero(PAGE));
    assert_eq!(matrix.items_left(), [0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(matrix.sets_left(0), [0, 4, 5]);
}

#[test]
fn the_run_of_the_worked_example() {
    let (n_items, sets, _) = WORKED[0];
    let steps = RefCell::new(Vec::new());
    for choice in [Choice::FewestSets, Choice::First] {
        steps.borrow_mut().clear();
        let mut all = problem(n_items, &from_zero(sets))
            .solutions_watched(choice, |step, _| steps.borrow_mut().push(step));
        assert!(all.advance());
        assert_eq!(all.taken().collect::<Vec<_>>(), [1, 3, 5]);
        let so_far = [
            Step::Choose { item: 0, n_sets: 2 },
            Step::Take { set: 0 },
            Step::Choose { item: 1, n_sets: 0 },
            Step::PutBack { set: 0 },
            Step::Take { set: 1 },
            Step::Choose { item: 1, n_sets: 1 },
            Step::Take { set: 3 },
            Step::Choose { item: 4, n_sets: 1 },
            Step::Take { set: 5 },
            Step::Solve,
        ];
        assert_eq!(*steps.borrow(), so_far, "{choice:?}");
        assert!(!all.advance());
        let rest = [Step::PutBack { set: 5 }, Step::PutBack { set: 3 }, Step::PutBack { set: 1 }];
        assert_eq!(steps.borrow()[10..], rest);
        assert!(!all.advance(), "the end is the end");
        assert_eq!(steps.borrow().len(), 13);
        assert_eq!(all.statistics(), Statistics { n_nodes: 4, n_updates: 17 });
    }
}

#[test]
fn the_repeated_cover_of_the_worked_example() {
    let (n_items, sets, _) = WORKED[0];
    let sets = from_zero(sets);
    let minimum = minimum_cover(&problem(n_items, &sets)).unwrap();
    assert_eq!(minimum.sets.len(), 3);
    assert!(is_repeated_cover(n_items, &sets, &minimum.sets));
}

// 2. All small inputs, against all subfamilies.

/// Whether the sets of a mask cover each primary item once and each other item at most once.
fn is_exact(n_primary: usize, n_items: usize, sets: &Sets, mask: u32) -> bool {
    (0..n_items).all(|item| {
        let holds = |(i, set): &(usize, &Vec<usize>)| mask >> i & 1 == 1 && set.contains(&item);
        let n_covers = sets.iter().enumerate().filter(holds).count();
        n_covers == 1 || n_covers == 0 && n_primary <= item
    })
}

fn subfamily(mask: u32) -> Vec<usize> {
    (0..32).filter(|i| mask >> i & 1 == 1).collect()
}

/// All exact covers, by trying all subfamilies. Sets without a primary item do not take part.
fn oracle(n_primary: usize, n_items: usize, sets: &Sets) -> Vec<Vec<usize>> {
    let takes_part = |&set: &usize| sets[set].iter().any(|item| *item < n_primary);
    let masks = (0..1_u32 << sets.len()).filter(|&mask| is_exact(n_primary, n_items, sets, mask));
    let mut all: Vec<_> = masks.map(subfamily).filter(|f| f.iter().all(takes_part)).collect();
    all.sort_unstable();
    all
}

#[test]
fn the_oracle_knows_the_worked_examples() {
    for &(n_items, sets, expected) in WORKED {
        assert_eq!(oracle(n_items, n_items, &from_zero(sets)), from_zero(expected));
    }
}

/// All families of up to four sets over three items, with repetition, the empty set too.
fn small_families() -> Vec<Sets> {
    let set = |bits: usize| (0..3).filter(|item| bits >> item & 1 == 1).collect::<Vec<_>>();
    let mut all = Vec::new();
    for n_sets in 0..=4_u32 {
        for code in 0..8_usize.pow(n_sets) {
            all.push((0..n_sets).map(|i| set(code >> (3 * i) & 7)).collect());
        }
    }
    all
}

/// What finds all exact covers: for the problem, the number of primary items, and how many items
/// there are.
type Finder = fn(usize, usize, &Sets) -> Vec<Vec<usize>>;

/// The first small family on which a finder differs from the oracle.
fn fault(find: Finder) -> Option<(usize, Sets)> {
    let all = small_families().into_iter().flat_map(|sets| (0..=3).map(move |n| (n, sets.clone())));
    all.into_iter().find(|(n_primary, sets)| {
        let mut found = find(*n_primary, 3, sets);
        found.sort_unstable();
        found != oracle(*n_primary, 3, sets)
    })
}

fn by_links(n_primary: usize, n_items: usize, sets: &Sets) -> Vec<Vec<usize>> {
    ExactCover::with_secondary(n_primary, n_items - n_primary, sets).unwrap().solutions().collect()
}

fn by_links_in_order(n_primary: usize, n_items: usize, sets: &Sets) -> Vec<Vec<usize>> {
    let cover = ExactCover::with_secondary(n_primary, n_items - n_primary, sets).unwrap();
    cover.solutions_watched(Choice::First, |_, _| {}).collect()
}

#[test]
fn all_subfamilies_agree_on_all_small_families() {
    assert_eq!(small_families().len(), 1 + 8 + 64 + 512 + 4096);
    assert_eq!(fault(by_links), None);
    assert_eq!(fault(by_links_in_order), None);
    assert_eq!(fault(by_plain_links), None);
}

/// Takes every item for a primary one.
fn deaf_to_secondary(_: usize, n_items: usize, sets: &Sets) -> Vec<Vec<usize>> {
    by_links(n_items, n_items, sets)
}

/// Lets the secondary items be covered more than once.
fn without_secondary(n_primary: usize, _: usize, sets: &Sets) -> Vec<Vec<usize>> {
    let cut = |set: &Vec<usize>| set.iter().copied().filter(|item| *item < n_primary).collect();
    by_links(n_primary, n_primary, &sets.iter().map(cut).collect())
}

/// Covers each item at least once.
fn overlapping(n_primary: usize, _: usize, sets: &Sets) -> Vec<Vec<usize>> {
    let is_met = |mask: u32, item| subfamily(mask).iter().any(|&set| sets[set].contains(&item));
    let masks = (0..1_u32 << sets.len()).filter(|&mask| (0..n_primary).all(|i| is_met(mask, i)));
    masks.map(subfamily).collect()
}

/// Equal sets as one.
fn without_twins(n_primary: usize, n_items: usize, sets: &Sets) -> Vec<Vec<usize>> {
    let is_first = |set: &usize| !sets[..*set].contains(&sets[*set]);
    let mut all = by_links(n_primary, n_items, sets);
    all.retain(|solution| solution.iter().all(is_first));
    all
}

/// Gives up when the first set of the first item leads nowhere.
fn without_backtracking(n_primary: usize, n_items: usize, sets: &Sets) -> Vec<Vec<usize>> {
    by_links(n_primary, n_items, sets).into_iter().take(1).collect()
}

#[test]
fn wrong_versions_are_caught() {
    let wrong: [Finder; 5] =
        [deaf_to_secondary, without_secondary, overlapping, without_twins, without_backtracking];
    for (i, find) in wrong.into_iter().enumerate() {
        assert!(fault(find).is_some(), "wrong version {i}");
    }
}

fn is_repeated_cover(n_primary: usize, sets: &Sets, chosen: &[usize]) -> bool {
    (0..n_primary).all(|item| chosen.iter().any(|&set| sets[set].contains(&item)))
}

/// The size of the smallest repeated cover, by trying all subfamilies.
fn fewest(n_primary: usize, sets: &Sets) -> Option<usize> {
    let masks = (0..1_u32 << sets.len()).map(subfamily);
    masks.filter(|chosen| is_repeated_cover(n_primary, sets, chosen)).map(|c| c.len()).min()
}

#[test]
fn no_repeated_cover_is_smaller_on_all_small_families() {
    for sets in small_families() {
        for n_primary in 0..=3 {
            let cover = ExactCover::with_secondary(n_primary, 3 - n_primary, &sets).unwrap();
            let minimum = minimum_cover(&cover);
            assert_eq!(
                minimum.as_ref().map(|m| m.sets.len()),
                fewest(n_primary, &sets),
                "{sets:?}"
            );
            assert!(minimum.is_none_or(|m| is_repeated_cover(n_primary, &sets, &m.sets)));
        }
    }
}

// 3. Properties.

/// A number of primary items, a number of items, and sets over them.
fn families() -> impl Strategy<Value = (usize, usize, Sets)> {
    (1..8_usize, 0..4_usize).prop_flat_map(|(n_primary, n_secondary)| {
        let n_items = n_primary + n_secondary;
        let set = prop::collection::btree_set(0..n_items, 0..=4.min(n_items));
        let set = set.prop_map(|set| set.into_iter().collect::<Vec<_>>()).prop_shuffle();
        (Just(n_primary), Just(n_items), prop::collection::vec(set, 0..=12))
    })
}

/// What must be left of a problem when these sets are taken, and this item is covered besides.
fn check_left(sets: &Sets, taken: &[usize], chosen: Option<usize>, left: &ExactCover) {
    let covered: BTreeSet<usize> = taken.iter().flat_map(|&set| sets[set].clone()).collect();
    let items: Vec<usize> = left.items_left().collect();
    let is_left = |item: &usize| !covered.contains(item) && chosen != Some(*item);
    assert_eq!(items, (0..left.n_primary()).filter(is_left).collect::<Vec<_>>());
    for item in items {
        let fits = |set: &usize| sets[*set].contains(&item) && sets[*set].iter().all(is_left);
        let expected: Vec<usize> = (0..sets.len()).filter(fits).collect();
        assert_eq!(left.sets_left(item).collect::<Vec<_>>(), expected, "item {item}");
    }
}

proptest! {
    #[test]
    fn the_matrix_holds_what_fits_at_every_step((n_primary, n_items, sets) in families(), in_order: bool) {
        let cover = ExactCover::with_secondary(n_primary, n_items - n_primary, &sets).unwrap();
        let choice = if in_order { Choice::First } else { Choice::FewestSets };
        let (mut taken, mut chosen, mut updates) = (Vec::new(), Vec::new(), 0_u64);
        let mut found: Vec<Vec<usize>> = cover.solutions_watched(choice, |step, left| {
            match step {
                Step::Choose { item, n_sets } => {
                    check_left(&sets, &taken, None, left);
                    let fewest = left.items_left().min_by_key(|&i| left.sets_left(i).count());
                    assert!(in_order || fewest == Some(item), "the first of the fewest");
                    assert_eq!(n_sets, left.sets_left(item).count());
                    assert!(!in_order || left.items_left().next() == Some(item));
                    chosen.truncate(taken.len());
                    chosen.push(item);
                }
                Step::Take { set } => {
                    taken.push(set);
                    check_left(&sets, &taken, None, left);
                    updates += 1;
                }
                Step::PutBack { set } => {
                    assert_eq!(taken.pop(), Some(set));
                    let item = chosen[taken.len()];
                    // Secondary items of a set never stop the item for which it is tried.
                    check_left(&sets, &taken, Some(item), left);
                }
                Step::Solve => assert_eq!(left.items_left().next(), None),
            }
        }).collect();
        found.sort_unstable();
        prop_assert_eq!(&found, &oracle(n_primary, n_items, &sets));
        prop_assert_eq!(cover.count(), found.len() as u64);
        prop_assert_eq!(cover.count_up_to(2), found.len().min(2) as u64);
        prop_assert!(taken.is_empty());
    }

    #[test]
    fn after_the_end_everything_is_linked_as_before((n_primary, n_items, sets) in families()) {
        let cover = ExactCover::with_secondary(n_primary, n_items - n_primary, &sets).unwrap();
        let before = format!("{cover:?}");
        let at_the_end = RefCell::new(String::new());
        let solutions = cover.solutions_watched(Choice::FewestSets, |step, left| {
            if matches!(step, Step::Choose { .. }) && left.items_left().count() == n_primary {
                *at_the_end.borrow_mut() = format!("{left:?}");
            }
        });
        prop_assert_eq!(solutions.count(), oracle(n_primary, n_items, &sets).len());
        prop_assert_eq!(&*at_the_end.borrow(), &before);
        prop_assert_eq!(format!("{cover:?}"), before, "the problem itself is never changed");
    }

    #[test]
    fn repeated_covers_are_the_smallest((n_primary, n_items, sets) in families()) {
        let cover = ExactCover::with_secondary(n_primary, n_items - n_primary, &sets).unwrap();
        let minimum = minimum_cover(&cover);
        prop_assert_eq!(minimum.as_ref().map(|m| m.sets.len()), fewest(n_primary, &sets));
        if let Some(minimum) = minimum {
            prop_assert!(is_repeated_cover(n_primary, &sets, &minimum.sets));
            prop_assert!(minimum.sets.is_sorted_by(|a, b| a < b));
        }
    }

    #[test]
    fn names_are_as_good_as_numbers((n_primary, n_items, sets) in families()) {
        // Names in another order than the numbers.
        let names: Vec<String> = (0..n_items).map(|item| format!("item {}", item * 7 % 11)).collect();
        let named: Vec<Vec<String>> =
            sets.iter().map(|set| set.iter().map(|&item| names[item].clone()).collect()).collect();
        let cover = named::exact_cover(&names[..n_primary], &names[n_primary..], &named).unwrap();
        let mut found: Vec<_> = cover.solutions().collect();
        found.sort_unstable();
        prop_assert_eq!(found, oracle(n_primary, n_items, &sets));
    }
}

#[test]
fn queens_and_pentominoes_as_known() {
    let counts: Vec<u64> = (0..=9).map(|n| queens(n).count()).collect();
    assert_eq!(counts, [1, 1, 0, 0, 2, 10, 4, 40, 92, 352]);
    for placing in queens(8).solutions() {
        let places: Vec<(usize, usize)> = placing.iter().map(|set| (set / 8, set % 8)).collect();
        for (i, a) in places.iter().enumerate() {
            for b in &places[..i] {
                assert!(a.0 != b.0 && a.1 != b.1 && a.0.abs_diff(b.0) != a.1.abs_diff(b.1));
            }
        }
    }
    let board = Pentominoes::rectangle(3, 20).unwrap();
    assert_eq!(board.exact_cover().count(), 8);
    let all: BTreeSet<Vec<char>> =
        board.exact_cover().solutions().map(|solution| board.tiling(&solution)).collect();
    assert_eq!(all.len(), 8);
    for tiling in all {
        for (letter, shape) in PIECES {
            let squares = board.squares().iter().zip(&tiling).filter(|(_, l)| **l == letter);
            let squares: Vec<_> = squares.map(|(square, _)| *square).collect();
            let top = squares.iter().map(|s| s.0).min().unwrap();
            let left = squares.iter().map(|s| s.1).min().unwrap();
            let moved: Vec<_> = squares.iter().map(|s| (s.0 - top, s.1 - left)).collect();
            assert!(positions(&shape).iter().any(|p| p[..] == moved[..]), "{letter}");
        }
    }
}

#[test]
fn the_positions_of_the_pieces() {
    let counts: Vec<(char, usize)> =
        PIECES.iter().map(|(letter, shape)| (*letter, positions(shape).len())).collect();
    let expected = [
        ('F', 8),
        ('I', 2),
        ('L', 8),
        ('N', 8),
        ('P', 8),
        ('T', 4),
        ('U', 4),
        ('V', 4),
        ('W', 4),
        ('X', 1),
        ('Y', 8),
        ('Z', 4),
    ];
    assert_eq!(counts, expected, "63 in all");
}

/// Four sudokus with one solution each, out of 21 030 made at random the ones with the largest
/// search trees.
const HARD: [&str; 4] = [
    "..67...3..2.39.....9....5..2...6..7.8..14...5.....98...7..1.4......38..11..4...5.",
    ".8..5..6.57...4......1.9..2.4...385.7.......1..5.7.2...9...8.1.....4...3...5..4..",
    "3.9......65......4...9.5..1........39.....2.....8.7.1....7.8.5...3..1..2.1.6..8..",
    "..56...3.4..3287.........4...6...1..3...96....2......7.3.8.2...5.9.6.2.......5...",
];

fn is_solved(grid: &Sudoku, puzzle: &Sudoku) -> bool {
    let units = (0..9).flat_map(|u| {
        let row: Vec<usize> = (0..9).map(|i| 9 * u + i).collect();
        let column = (0..9).map(|i| 9 * i + u).collect();
        let square = (0..9).map(|i| 27 * (u / 3) + 3 * (u % 3) + 9 * (i / 3) + i % 3).collect();
        [row, column, square]
    });
    let mut units = units.map(|cells| cells.into_iter().map(|c| grid.cells()[c]).collect());
    units.all(|digits: BTreeSet<u8>| digits == (1..=9).collect())
        && puzzle
            .cells()
            .iter()
            .zip(grid.cells())
            .all(|(given, digit)| *given == 0 || given == digit)
}

#[test]
fn hard_sudokus_have_one_solution() {
    for line in HARD {
        let puzzle: Sudoku = line.parse().unwrap();
        assert_eq!(puzzle.to_string(), line);
        let all: Vec<Sudoku> = puzzle.solutions().collect();
        assert_eq!(all.len(), 1, "{line}");
        assert!(is_solved(&all[0], &puzzle));
        assert_eq!(all[0].solutions().collect::<Vec<_>>(), all, "a solved grid solves itself");
    }
}

/// `n` items with two sets each: a tree in which each branching is full.
fn pairs(n: usize) -> ExactCover {
    let sets: Sets = (0..2 * n).map(|set| vec![set / 2]).collect();
    problem(n, &sets)
}

#[test]
fn the_tree_doubles_with_each_item() {
    for n in 0..=12 {
        let mut all = pairs(n).solutions_watched(Choice::FewestSets, |_, _| {});
        while all.advance() {}
        let Statistics { n_nodes, n_updates } = all.statistics();
        assert_eq!(n_nodes, (2 << n) - 2, "2 + 4 + ... + 2^n");
        assert_eq!(n_updates, 0, "a set of one item stands in no other column");
        assert_eq!(pairs(n).count(), 1 << n);
    }
}

#[test]
fn fewest_sets_first_keeps_the_tree_small() {
    let taken: Vec<(u32, u32)> = demo::SIZES
        .iter()
        .map(|&n| {
            let placed = |choice| demo::n_queens_placed(n, choice);
            (placed(Choice::First), placed(Choice::FewestSets))
        })
        .collect();
    // Row after row, a queen is placed as often as plain backtracking places one without an attack.
    let rows: Vec<u32> = taken.iter().map(|pair| pair.0).collect();
    assert_eq!(rows, [16, 53, 152, 551, 2056, 8393, 35_538]);
    assert!(taken.iter().all(|(rows, fewest)| fewest <= rows));
    assert!(taken.iter().skip(3).all(|(rows, fewest)| 5 * fewest < 4 * rows), "{taken:?}");
}

// 4. Extremes.

#[test]
fn nothing_and_empty_sets() {
    let none: Sets = Vec::new();
    assert_eq!(solutions(0, &none), [Vec::<usize>::new()], "no items: the empty cover");
    assert_eq!(solutions(0, &vec![vec![], vec![]]), [Vec::<usize>::new()]);
    assert_eq!(solutions(1, &none), Vec::<Vec<usize>>::new(), "an item in no set");
    assert_eq!(solutions(1, &vec![vec![], vec![0], vec![]]), [[1]]);
    let no_rows: [[u8; 0]; 0] = [];
    assert_eq!(ExactCover::from_matrix(&no_rows).unwrap().count(), 1);
    assert!(minimum_cover(&problem(0, &none)).unwrap().sets.is_empty());
    assert_eq!(minimum_cover(&problem(1, &none)), None);
    // Only secondary items: nothing must be covered, so nothing is.
    let secondary = ExactCover::with_secondary(0, 2, &[[0, 1]]).unwrap();
    assert_eq!(secondary.solutions().collect::<Vec<_>>(), [[0; 0]]);
}

#[test]
fn equal_sets_are_different_solutions() {
    assert_eq!(solutions(2, &vec![vec![0], vec![1], vec![0]]), [[0, 1], [1, 2]]);
}

#[test]
fn half_a_million_sets_deep() {
    let n = 500_000;
    let sets: Sets = (0..n).map(|item| vec![item]).collect();
    // By the fewest sets, as the library's version chooses: an item with one set is found at once.
    for choice in [Choice::FewestSets, Choice::First] {
        let mut all = problem(n, &sets).solutions_watched(choice, |_, _| {});
        assert_eq!(all.next().map(|solution| solution.len()), Some(n));
        assert_eq!(all.next(), None);
    }
    let few: Sets = (0..1000).map(|item| vec![item]).collect();
    assert_eq!(minimum_cover(&problem(1000, &few)).unwrap().sets.len(), 1000);
}

#[test]
fn a_count_ends_at_its_limit() {
    // 2^60 solutions.
    assert_eq!(pairs(60).count_up_to(1000), 1000);
    assert_eq!(pairs(60).count_up_to(0), 0);
    assert_eq!(pairs(60).solutions().take(3).count(), 3);
    let empty: Sudoku = ".".repeat(81).parse().unwrap();
    assert!(empty.solutions().take(100).all(|grid| is_solved(&grid, &empty)));
}

// 5. Bad input.

#[test]
fn bad_covers() {
    let bad = |sets: &Sets| ExactCover::new(3, sets).unwrap_err();
    assert_eq!(
        bad(&vec![vec![0], vec![3]]),
        ExactCoverError::ItemOutOfRange { set: 1, item: 3, n_items: 3 }
    );
    assert_eq!(bad(&vec![vec![0, 1, 0]]), ExactCoverError::ItemTwice { set: 0, item: 0 });
    assert_eq!(
        bad(&vec![vec![usize::MAX]]).to_string(),
        format!("set 0 holds item {}, and there are 3 items", usize::MAX)
    );
    let secondary = ExactCover::with_secondary(1, 1, &[[0, 2]]).unwrap_err();
    assert_eq!(secondary, ExactCoverError::ItemOutOfRange { set: 0, item: 2, n_items: 2 });
    let none: Sets = Vec::new();
    for n_items in [u32::MAX as usize, usize::MAX] {
        let error = ExactCover::new(n_items, &none).unwrap_err();
        assert_eq!(error, ExactCoverError::TooLarge { n_items, n_ones: 0 });
    }
    let ragged = ExactCover::from_matrix(&[vec![0, 1], vec![1]]).unwrap_err();
    assert_eq!(ragged, ExactCoverError::RaggedRow { row: 1, n_columns: 1, expected: 2 });
    let two = ExactCover::from_matrix(&[[0, 1], [2, 0]]).unwrap_err();
    assert_eq!(two, ExactCoverError::NotABit { row: 1, column: 0, value: 2 });
}

#[test]
fn bad_names() {
    let bad = |primary: &[&str], sets: &[Vec<&str>]| {
        named::exact_cover(primary, &["d"], sets).unwrap_err()
    };
    assert_eq!(bad(&["a", "b", "a"], &[]), NamesError::SameName { first: 0, second: 2 });
    assert_eq!(bad(&["a", "d"], &[]), NamesError::SameName { first: 1, second: 2 });
    let stranger = bad(&["a"], &[vec!["a"], vec!["d", "x"]]);
    assert_eq!(stranger, NamesError::NoSuchItem { set: 1, position: 1 });
    let twice = bad(&["a"], &[vec!["d", "d"]]);
    assert_eq!(twice, NamesError::Cover(ExactCoverError::ItemTwice { set: 0, item: 1 }));
}

#[test]
fn bad_puzzles() {
    let line = ".".repeat(81);
    assert_eq!(line[1..].parse::<Sudoku>(), Err(SudokuError::Length { n_characters: 80 }));
    let odd = line.replacen('.', "x", 1);
    assert_eq!(odd.parse::<Sudoku>(), Err(SudokuError::Character { position: 0, character: 'x' }));
    // Two fives in a row, a column, a box: no error, and no solution.
    for second in [8, 72, 10] {
        let mut cells = vec!['.'; 81];
        (cells[0], cells[second]) = ('5', '5');
        let puzzle: Sudoku = cells.into_iter().collect::<String>().parse().unwrap();
        assert_eq!(puzzle.solutions().next(), None, "cell {second}");
    }
    let area = |rows, columns| Pentominoes::rectangle(rows, columns).unwrap_err();
    assert_eq!(area(3, 3), PentominoError::Area { n_squares: 9 });
    assert_eq!(area(5, 13), PentominoError::Area { n_squares: 65 });
    assert_eq!(area(usize::MAX, 5), PentominoError::Area { n_squares: usize::MAX });
    let line = |n| Pentominoes::new((0..n).map(|column| (0, column))).unwrap_err();
    assert_eq!(line(61), PentominoError::Area { n_squares: 61 });
    assert_eq!(line(100), PentominoError::Area { n_squares: 100 });
    let twice = Pentominoes::new([(0, 0), (0, 1), (0, 2), (0, 3), (0, 1)]).unwrap_err();
    assert_eq!(twice, PentominoError::SquareTwice { square: (0, 1) });
    let far = Pentominoes::new((0..5).map(|i| (usize::MAX, usize::MAX - i))).unwrap();
    assert_eq!(far.exact_cover().count(), 1, "the I at the end of all boards");
    assert_eq!(Pentominoes::rectangle(0, 7).unwrap().exact_cover().count(), 1);
}

// 6. Errata.

#[test]
fn erratum_the_definitions_example_overlaps() {
    let sets: Sets = vec![vec![0, 1], vec![1, 2], vec![2, 3]];
    assert!(!is_exact(4, 4, &sets, 0b011), "s1 and s2 share item 1, and nothing holds 3");
    assert_eq!(solutions(4, &sets), [[0, 2]]);
}

/// Takes the set with most of the items that are missing, again and again.
fn greedy(n_items: usize, sets: &Sets) -> Vec<usize> {
    let mut missing: BTreeSet<usize> = (0..n_items).collect();
    let mut taken = Vec::new();
    while !missing.is_empty() {
        let gain = |set: &usize| sets[*set].iter().filter(|item| missing.contains(item)).count();
        let best = (0..sets.len()).rev().max_by_key(gain).unwrap();
        missing.retain(|item| !sets[best].contains(item));
        taken.push(best);
    }
    taken
}

#[test]
fn erratum_a_greedy_repeated_cover_is_not_minimal() {
    let sets: Sets = vec![vec![0, 1, 3, 4], vec![0, 1, 2], vec![3, 4, 5]];
    assert_eq!(greedy(6, &sets).len(), 3);
    assert_eq!(greedy(6, &sets), [0, 1, 2]);
    assert_eq!(minimum_cover(&problem(6, &sets)).unwrap().sets, [1, 2]);
}

#[test]
fn erratum_in_item_order_the_numbers_decide_which_cover_comes_first() {
    // The same problem twice; in the second, items 1 and 2 have changed their numbers.
    let first =
        |sets: &Sets| problem(7, sets).solutions_watched(Choice::First, |_, _| {}).next().unwrap();
    let (_, sets, _) = WORKED[4];
    let sets = from_zero(sets);
    let turned: Sets = sets.iter().map(|set| set.iter().map(|item| 6 - item).collect()).collect();
    assert_eq!(solutions(7, &sets), solutions(7, &turned));
    assert_eq!((first(&sets), first(&turned)), (vec![2, 3, 5], vec![0, 3, 4]));
}

// 7. The demos.

#[test]
fn demos() {
    demo::DEMO.shows(&[
        ("dancing_links", ""),
        ("dancing_links_repeated", "--repeated 1,3,5,6 1,4,7 2,6,7 2,3,6 4,5,7 5"),
        ("dancing_links_secondary", "--secondary 1 1,3 2,3 1 2"),
        ("dancing_links_cost", "--cost"),
    ]);
    sudoku_demo::DEMO.shows(&[("sudoku", "")]);
    queens_demo::DEMO.shows(&[("queens_cover", "")]);
    pentominoes_demo::DEMO.shows(&[("pentominoes", "")]);
}

#[test]
fn demos_of_bad_input() {
    demo::DEMO.refuses(&[
        ("1,2 2,x", "set 2: \"2,x\" is no list of items 1, 2, ... with commas (column 5)"),
        ("1 0", "set 2: \"0\" is no list of items 1, 2, ... with commas (column 3)"),
        ("1,2,1", "set 1: \"1,2,1\" holds item 1 twice (column 1)"),
        ("--items 2 1,3", "set 1: \"1,3\" holds item 3, and the last is 2 (column 11)"),
        (
            "4000000000",
            "set 1: \"4000000000\" holds item 4000000000, and the last is 1000 (column 1)",
        ),
        ("--secondary 3 1,2", "--secondary: there are 2 items, not 3"),
    ]);
    sudoku_demo::DEMO.refuses(&[
        ("12x", "cell 3: \"12x\" has 'x' where a digit or a dot must be (column 1)"),
        ("123 45", "cell 6: the input ends here (column 7)"),
    ]);
    queens_demo::DEMO.refuses(&[("21", "the number of queens: \"21\" is more than 20 (column 1)")]);
    pentominoes_demo::DEMO.refuses(&[
        ("3 3", "a board of 9 squares: pentominoes fill a multiple of 5, up to 60"),
        ("6", "the number of columns: the input ends here (column 2)"),
    ]);
    let long = "1".repeat(82);
    let error = sudoku_demo::DEMO.output(&[&long]).unwrap_err().to_string();
    assert!(error.starts_with("cell 82: "), "{error}");
}

#[test]
fn demos_of_other_input() {
    demo::DEMO.says(&[
        ("--items 3 1,2", "…No exact cover. The search took 0 sets.…"),
        ("--repeated --items 3 1,2", "…No cover: an item lies in no set.…"),
        ("1 1 1 1 1", "…5 exact covers: {s1}, {s2}, {s3}, {s4} and more. The search took 5 sets…"),
        ("--repeated 1 1,2", "…Each item lies in a chosen set, and 1 are the fewest.…"),
        ("--repeated --secondary 1 1 2", "…Each primary item lies in a chosen set, and 1 are…"),
    ]);
    queens_demo::DEMO
        .says(&[("3", "…There is no placing.…"), ("20", "…There are 20000 placings or more.…")]);
    pentominoes_demo::DEMO
        .says(&[("5 5", "…There are 100 tilings or more.…"), ("1 10", "…There is no tiling.…")]);
    sudoku_demo::DEMO.says(&[(&".".repeat(81), "…More than one solution.…")]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let sets: Vec<String> = (1..=40).map(|item| item.to_string()).collect();
    demo::DEMO.says(&[(
        &sets.join(" "),
        "…Too large to draw: the limit is 12 items, 12 sets and 60 steps.…\
         1 exact cover: {s1, s2, …",
    )]);
}
