//! 12.2 Wythoff's game.

use std::num::NonZeroU64;

use game_theory::wythoff_game::board::{cold_board, nimber_board};
use game_theory::wythoff_game::{
    Move, WythoffError, cold_index, cold_pair, cold_pairs, is_cold, misere, partner, perfect_move,
    plain, play, r_wythoff, winning_moves,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::games;
use crate::snapshots::Expect;

#[path = "../../examples/wythoff.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

/// The largest index of a cold position of `u64` heaps.
const LAST_INDEX: u64 = 7_046_029_254_386_353_130;

/// The takes of a move, or two heaps.
type Pair = (u64, u64);

fn moves(a: u64, b: u64) -> Vec<Pair> {
    winning_moves(a, b).map(|Move { first, second }| (first, second)).collect()
}

fn misere_moves(a: u64, b: u64) -> Vec<Pair> {
    misere::winning_moves(a, b).map(|Move { first, second }| (first, second)).collect()
}

fn slack(r: u64) -> NonZeroU64 {
    NonZeroU64::new(r).expect("the tests use a positive slack")
}

fn small(n: usize) -> u64 {
    u64::try_from(n).unwrap()
}

// 1. Worked examples, and the tests of the original.

#[test]
fn worked_examples() {
    let table: [(u64, u64, &[Pair]); 20] = [
        // (first heap, second heap, the winning moves)
        (0, 0, &[]),
        (2, 1, &[]),
        (3, 1, &[(1, 0)]),
        (3, 2, &[(2, 0), (1, 1)]),
        (0, 9, &[(0, 9)]),
        (7, 10, &[(1, 0), (0, 6), (3, 3)]),
        (10, 10, &[(4, 0), (0, 4), (10, 10)]),
        (4, 9, &[(0, 2)]),
        (6, 1, &[(4, 0)]),
        (8, 4, &[(1, 0)]),
        (2, 4, &[(0, 3)]),
        (34, 45, &[(0, 24), (17, 17)]),
        // Small positions.
        (1, 1, &[(1, 1)]),
        (4, 4, &[(4, 4)]),
        (2, 3, &[(0, 2), (1, 1)]),
        (3, 4, &[(2, 2)]),
        (4, 3, &[(2, 2)]),
        (6, 4, &[(1, 1)]),
        (5, 3, &[]),
        (4, 7, &[]),
    ];
    for (a, b, expected) in table {
        assert_eq!(moves(a, b), expected, "heaps {a} and {b}");
        assert_eq!(is_cold(a, b), expected.is_empty(), "heaps {a} and {b}");
    }
}

#[test]
fn the_cold_pairs_in_order() {
    let pairs: Vec<Pair> = cold_pairs().take(10).collect();
    assert_eq!(
        pairs,
        [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18), (12, 20), (14, 23)]
    );
    for (k, (a, b)) in (0..).zip(pairs) {
        assert_eq!(
            (cold_pair(k), cold_index(a, b), cold_index(b, a)),
            (Some((a, b)), Some(k), Some(k))
        );
    }
    assert_eq!(cold_index(3, 4), None);
}

#[test]
fn the_plain_form_lists_the_same_pairs() {
    let pairs = plain::cold_pairs(1000).into_iter().map(|(a, b)| (small(a), small(b)));
    assert!(pairs.eq(cold_pairs().take(1000)));
    assert_eq!(plain::cold_pairs(0), []);
    let mut n_pairs = 0;
    let mut skipped = Vec::new();
    plain::cold_pairs_watched(100, |step, pairs| match step {
        plain::Step::Skip { number } => skipped.push(number),
        plain::Step::Pair { k } => {
            assert_eq!((k, pairs.len()), (n_pairs, n_pairs + 1));
            n_pairs += 1;
        }
    });
    // Each number below the last smaller one is passed over once.
    let last = plain::cold_pairs(100)[99].0;
    assert_eq!(skipped, (0..last).collect::<Vec<_>>());
}

#[test]
fn the_next_pair_of_the_question() {
    let (a, b) = cold_pair(4).unwrap();
    assert_eq!(format!("{a} {b}"), "6 10");
}

#[test]
fn the_next_pair_with_slack_of_the_question() {
    let (a, b) = r_wythoff::cold_pair(3, slack(2)).unwrap();
    assert_eq!(format!("{a} {b}"), "4 10");
}

/// From (a, a + 1), leaving equal heaps first loses a position that could be won.
const SMALLEST_LOST_BY_EQUAL_HEAPS: u64 = 2;

#[test]
fn equal_heaps_are_a_gift() {
    let loses_by_the_rule = |a: &u64| !is_cold(*a, a + 1) && !is_cold(*a, *a);
    assert_eq!((0..10).find(loses_by_the_rule), Some(SMALLEST_LOST_BY_EQUAL_HEAPS));
}

#[test]
fn tests_of_the_original() {
    for (a, b) in ORIGINAL_LOSSES {
        assert!(is_cold(a, b), "heaps {a} and {b}");
    }
    for (a, b) in ORIGINAL_WINS {
        assert!(!is_cold(a, b), "heaps {a} and {b}");
    }
}

const ORIGINAL_LOSSES: [(u64, u64); 6] = [(1, 2), (2, 1), (3, 5), (5, 3), (4, 7), (7, 4)];
const ORIGINAL_WINS: [(u64, u64); 9] =
    [(1, 1), (4, 4), (3, 2), (2, 3), (3, 4), (4, 3), (6, 4), (6, 1), (4, 9)];

#[test]
fn neighbors_are_won_by_leaving_two_and_one() {
    for k in 2..1000 {
        assert!(moves(k + 1, k).contains(&(k - 1, k - 1)), "heaps {} and {k}", k + 1);
    }
}

#[test]
fn worked_examples_of_misere_play() {
    let table: [(u64, u64, bool, &[Pair]); 9] = [
        // (first heap, second heap, cold, the winning moves)
        (0, 0, false, &[]),
        (0, 1, true, &[]),
        (1, 1, false, &[(1, 0), (0, 1)]),
        (1, 2, false, &[(0, 2), (1, 1)]),
        (2, 2, true, &[]),
        (2, 9, false, &[(0, 7)]),
        (3, 3, false, &[(1, 1)]),
        (3, 5, true, &[]),
        (7, 10, false, &[(1, 0), (0, 6), (3, 3)]),
    ];
    for (a, b, cold, expected) in table {
        assert_eq!((misere::is_cold(a, b), &*misere_moves(a, b)), (cold, expected), "{a} and {b}");
    }
}

#[test]
fn worked_examples_with_slack() {
    let pairs =
        |r| -> Vec<Pair> { (0..5).map(|n| r_wythoff::cold_pair(n, slack(r)).unwrap()).collect() };
    assert_eq!(pairs(1), [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10)]);
    assert_eq!(pairs(2), [(0, 0), (1, 3), (2, 6), (4, 10), (5, 13)]);
    assert_eq!(pairs(3), [(0, 0), (1, 4), (2, 8), (3, 12), (5, 17)]);
}

#[test]
fn a_row_of_nimbers() {
    let board = nimber_board(12);
    assert_eq!(board[0], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], "one heap is a heap of Nim");
    assert_eq!(board[1], [1, 2, 0, 4, 5, 3, 7, 8, 6, 10, 11, 9]);
}

// 2. All small inputs.

/// Which heaps less than `side` are cold, by definition: no legal move leads to a cold position.
fn by_definition(side: usize, r: usize, stuck_is_cold: bool) -> Vec<Vec<bool>> {
    let mut cold = vec![vec![false; side]; side];
    for a in 0..side {
        for b in 0..side {
            let wins = (1..=a).any(|x| cold[a - x][b])
                || (1..=b).any(|y| cold[a][b - y])
                || (1..=a).any(|x| {
                    let mut ys = (x + 1).saturating_sub(r).max(1)..=(x + r - 1).min(b);
                    ys.any(|y| cold[a - x][b - y])
                });
            cold[a][b] = if (a, b) == (0, 0) { stuck_is_cold } else { !wins };
        }
    }
    cold
}

/// The first heaps, if any, on which a verdict and a board disagree.
fn first_disagreement(
    board: &[Vec<bool>],
    verdict: impl Fn(u64, u64) -> bool,
) -> Option<(u64, u64)> {
    disagreements(board, verdict).first().copied()
}

fn disagreements(board: &[Vec<bool>], verdict: impl Fn(u64, u64) -> bool) -> Vec<Pair> {
    let cells = board.iter().enumerate().flat_map(|(a, row)| {
        row.iter().enumerate().map(move |(b, cold)| (small(a), small(b), *cold))
    });
    cells.filter(|&(a, b, cold)| verdict(a, b) != cold).map(|(a, b, _)| (a, b)).collect()
}

#[test]
fn the_board_agrees_with_the_definition() {
    assert_eq!(cold_board(151), by_definition(151, 1, true));
    assert_eq!(cold_board(0), Vec::<Vec<bool>>::new());
    assert_eq!(nimber_board(0), Vec::<Vec<u32>>::new());
}

#[test]
fn every_small_verdict_agrees_with_the_board() {
    assert_eq!(first_disagreement(&cold_board(401), is_cold), None);
}

#[test]
fn every_small_misere_verdict_agrees_with_the_definition() {
    assert_eq!(first_disagreement(&by_definition(151, 1, false), misere::is_cold), None);
}

#[test]
fn every_small_verdict_with_slack_agrees_with_the_definition() {
    for r in 1..=6 {
        let board = by_definition(61, r, true);
        let r = slack(small(r));
        assert_eq!(first_disagreement(&board, |a, b| r_wythoff::is_cold(a, b, r)), None, "r {r}");
        let is_pair = |a: u64, b: u64| {
            let n = a.abs_diff(b) / r;
            r_wythoff::cold_pair(n, r) == Some((a.min(b), a.max(b)))
        };
        assert_eq!(first_disagreement(&board, is_pair), None, "pairs, r {r}");
    }
}

/// All legal moves to a cold position, in the order of `winning_moves`.
fn all_moves_to_cold(a: u64, b: u64, cold: impl Fn(u64, u64) -> bool) -> Vec<Pair> {
    let first = (1..=a).map(|take| (take, 0));
    let second = (1..=b).map(|take| (0, take));
    let both = (1..=a.min(b)).map(|take| (take, take));
    first.chain(second).chain(both).filter(|(x, y)| cold(a - x, b - y)).collect()
}

#[test]
fn the_winning_moves_are_all_that_there_are() {
    for a in 0..=120 {
        for b in 0..=120 {
            assert_eq!(moves(a, b), all_moves_to_cold(a, b, is_cold), "{a} and {b}");
            let misere = all_moves_to_cold(a, b, misere::is_cold);
            assert_eq!(misere_moves(a, b), misere, "misère, {a} and {b}");
        }
    }
}

#[test]
fn every_small_nimber_agrees_with_its_definition() {
    let board = nimber_board(40);
    for a in 0..40 {
        for b in 0..40 {
            let mut options: Vec<u32> = (0..a).map(|x| board[x][b]).collect();
            options.extend((0..b).map(|y| board[a][y]));
            options.extend((1..=a.min(b)).map(|both| board[a - both][b - both]));
            let below = (0..board[a][b]).all(|nimber| options.contains(&nimber));
            assert!(below && !options.contains(&board[a][b]), "{a} and {b}");
            assert_eq!(board[a][b] == 0, is_cold(small(a), small(b)), "{a} and {b}");
        }
    }
}

#[test]
fn every_heap_to_a_million_lies_in_exactly_one_pair() {
    const LAST: u64 = 1_000_000;
    let mut partners = vec![None; 1_000_001];
    for (lower, upper) in cold_pairs().skip(1).take_while(|(lower, _)| *lower <= LAST) {
        for (heap, other) in [(lower, upper), (upper, lower)] {
            if let Some(slot) = partners.get_mut(usize::try_from(heap).unwrap()) {
                assert_eq!(slot.replace(other), None, "a heap of {heap} is in two pairs");
            }
        }
    }
    for (heap, other) in (0..).zip(partners).skip(1) {
        assert!(other.is_some(), "a heap of {heap} is in no pair");
        assert_eq!(partner(heap), other, "heap {heap}");
    }
    assert_eq!(partner(0), Some(0));
}

// 3. Properties.

/// The formula of the books with an integer square root, for an index of which 5 k² fits.
fn pair_by_root(k: u64) -> (u128, u128) {
    let k = u128::from(k);
    let lower = u128::midpoint(k, (5 * k * k).isqrt());
    (lower, lower + k)
}

/// Heaps anywhere, and heaps close to a cold position.
fn heaps() -> impl Strategy<Value = (u64, u64)> {
    let near = (0..=LAST_INDEX, 0..=2_u64, 0..=2_u64).prop_map(|(k, right, up)| {
        let (a, b) = cold_pair(k).expect("the index is not above the last");
        (a.saturating_add(right).saturating_sub(1), b.saturating_add(up).saturating_sub(1))
    });
    let swapped =
        (near, any::<bool>()).prop_map(|((a, b), swap)| if swap { (b, a) } else { (a, b) });
    prop_oneof![any::<(u64, u64)>(), (0..1000_u64, 0..1000_u64), swapped]
}

proptest! {
    #[test]
    fn a_pair_agrees_with_the_square_root(k in 0..=LAST_INDEX) {
        let (a, b) = cold_pair(k).unwrap();
        prop_assert_eq!((u128::from(a), u128::from(b)), pair_by_root(k));
        prop_assert!(is_cold(a, b) && is_cold(b, a));
        prop_assert_eq!((partner(a), partner(b)), (Some(b), Some(a)));
        prop_assert_eq!((cold_index(a, b), moves(a, b)), (Some(k), vec![]));
    }

    #[test]
    fn a_verdict_agrees_with_the_square_root((a, b) in heaps()) {
        let k = a.abs_diff(b);
        let pair = (u128::from(a.min(b)), u128::from(a.max(b)));
        prop_assert_eq!(is_cold(a, b), k <= LAST_INDEX && pair_by_root(k) == pair);
        prop_assert_eq!(r_wythoff::is_cold(a, b, slack(1)), is_cold(a, b));
    }

    #[test]
    fn a_partner_has_its_partner(n: u64) {
        match partner(n) {
            Some(other) => prop_assert_eq!((is_cold(n, other), partner(other)), (true, Some(n))),
            // Its partner is n + k, and k > n/φ.
            None => prop_assert!(u64::MAX - n <= n / 8 * 5 + 5),
        }
    }

    #[test]
    fn a_hot_position_is_left_cold((a, b) in heaps()) {
        let winning: Vec<Move> = winning_moves(a, b).collect();
        prop_assert_eq!(winning.is_empty(), is_cold(a, b));
        for taken in winning {
            let (a, b) = play(a, b, taken).unwrap();
            prop_assert!(is_cold(a, b));
        }
    }

    #[test]
    fn a_cold_position_is_left_hot(k in 1..=LAST_INDEX, kind in 0..3, choice: u64) {
        let (a, b) = cold_pair(k).unwrap();
        let take = |heap: u64| 1 + choice % heap;
        let taken = match kind {
            0 => Move { first: take(a), second: 0 },
            1 => Move { first: 0, second: take(b) },
            _ => Move { first: take(a), second: take(a) },
        };
        let (a, b) = play(a, b, taken).unwrap();
        prop_assert!(!is_cold(a, b));
    }

    #[test]
    fn misere_play_is_won_by_its_winning_moves((a, b) in heaps()) {
        let winning: Vec<Move> = misere::winning_moves(a, b).collect();
        prop_assert_eq!(winning.is_empty(), misere::is_cold(a, b) || (a, b) == (0, 0));
        for taken in winning {
            let (a, b) = play(a, b, taken).unwrap();
            prop_assert!(misere::is_cold(a, b));
        }
    }

    /// A perfect player wins every game from a hot position, whatever the other one does.
    #[test]
    fn a_perfect_player_wins_from_every_hot_position(
        start in (0..60_u64, 0..60_u64),
        answers in prop::collection::vec((0..3, any::<u64>()), 120),
        is_misere in any::<bool>(),
    ) {
        let (mut a, mut b) = start;
        let cold = if is_misere { misere::is_cold(a, b) } else { is_cold(a, b) };
        prop_assume!(!cold && (a, b) != (0, 0));
        let mut answers = answers.into_iter();
        let perfect_took_last = loop {
            let best = if is_misere { misere::perfect_move(a, b) } else { perfect_move(a, b) };
            let Some(best) = best else { break false };
            (a, b) = play(a, b, best).unwrap();
            if (a, b) == (0, 0) {
                break true;
            }
            let (kind, choice) = answers.next().expect("each answer takes something of 120");
            let heap = match kind {
                0 if 0 < a => a,
                1 if 0 < b => b,
                _ => a.min(b),
            };
            let take = if heap == 0 { 1 } else { 1 + choice % heap };
            (a, b) = match kind {
                0 if 0 < a => (a - take, b),
                1 if 0 < b => (a, b - take),
                _ if heap == 0 && 0 < a => (a - 1, b),
                _ if heap == 0 => (a, b - 1),
                _ => (a - take, b - take),
            };
        };
        prop_assert_eq!(perfect_took_last, !is_misere);
    }

    #[test]
    fn a_pair_with_slack_is_cold_and_its_neighbors_are_not(n in 1..1_u64 << 40, r in 1..1_u64 << 22) {
        let r = slack(r);
        let (a, b) = r_wythoff::cold_pair(n, r).unwrap();
        prop_assert!(r_wythoff::is_cold(a, b, r) && r_wythoff::is_cold(b, a, r));
        prop_assert!(!r_wythoff::is_cold(a + 1, b + 1, r) && !r_wythoff::is_cold(a - 1, b - 1, r));
        prop_assert!(!r_wythoff::is_cold(a, b + 1, r) && !r_wythoff::is_cold(a, b - 1, r));
    }
}

// 4. Extremes.

#[test]
fn extremes() {
    let huge = u64::MAX;
    let last = (11_400_714_819_323_198_485, huge);
    assert_eq!(cold_pair(LAST_INDEX), Some(last));
    assert_eq!(cold_pair(LAST_INDEX + 1), None);
    assert_eq!(cold_pair(huge), None);
    assert!(is_cold(last.0, last.1) && is_cold(last.1, last.0));
    assert!(!is_cold(last.0 - 1, huge) && !is_cold(last.0 + 1, huge));
    assert!(!is_cold(huge, huge) && !is_cold(0, huge) && !is_cold(huge, huge - 1));
    assert_eq!(partner(huge), Some(last.0));
    assert_eq!(partner(last.0), Some(huge));
    assert_eq!(partner(huge - 1), None, "its partner has 65 bits");
    assert_eq!(moves(0, huge), [(0, huge)]);
    let to_corner = huge - last.0;
    assert_eq!(moves(huge, huge), [(to_corner, 0), (0, to_corner), (huge, huge)]);
    assert_eq!(misere_moves(huge, huge), [(to_corner, 0), (0, to_corner), (huge - 2, huge - 2)]);
    assert_eq!(play(huge, huge, Move { first: huge, second: huge }), Ok((0, 0)));

    assert!(!r_wythoff::is_cold(huge, huge, NonZeroU64::MIN));
    assert!(!r_wythoff::is_cold(huge, huge, NonZeroU64::MAX));
    assert!(!r_wythoff::is_cold(0, huge, NonZeroU64::MAX));
    assert!(r_wythoff::is_cold(1, huge, slack(huge - 1)));
    assert_eq!(r_wythoff::cold_pair(1, slack(huge - 1)), Some((1, huge)));
    assert_eq!(r_wythoff::cold_pair(0, NonZeroU64::MAX), Some((0, 0)));
    assert_eq!(r_wythoff::cold_pair(1, NonZeroU64::MAX), None);
    assert_eq!(r_wythoff::cold_pair(huge, NonZeroU64::MAX), None);
    assert_eq!(r_wythoff::cold_pair(LAST_INDEX, NonZeroU64::MIN), Some(last));
    assert_eq!(r_wythoff::cold_pair(LAST_INDEX + 1, NonZeroU64::MIN), None);
}

// 5. Bad input.

#[test]
fn bad_moves() {
    let taking = |first, second| play(5, 3, Move { first, second });
    assert_eq!(taking(0, 0), Err(WythoffError::TakesNothing));
    assert_eq!(taking(2, 1), Err(WythoffError::Unequal { first: 2, second: 1 }));
    assert_eq!(taking(6, 0), Err(WythoffError::TooMuch { take: 6, heap: 5 }));
    assert_eq!(taking(0, 4), Err(WythoffError::TooMuch { take: 4, heap: 3 }));
    assert_eq!(taking(4, 4), Err(WythoffError::TooMuch { take: 4, heap: 3 }));
    assert_eq!((taking(5, 0), taking(0, 3), taking(3, 3)), (Ok((0, 3)), Ok((5, 0)), Ok((2, 0))));
}

#[test]
fn bad_input_of_the_program() {
    demo::DEMO.refuses(&[
        ("3", "second heap: the input ends here (column 2)"),
        ("3 x", r#"second heap: "x" is not a number (column 3)"#),
        ("-3 1", r#"first heap: "-3" is negative (column 1)"#),
        ("3 1 2", r#"the heaps: "2" is one too many (column 5)"#),
    ]);
}

#[test]
fn errors_say_what_is_wrong() {
    let table = [
        (WythoffError::TakesNothing, "a move must take something"),
        (
            WythoffError::Unequal { first: 2, second: 1 },
            "a move that takes from both heaps must take the same number, not 2 and 1",
        ),
        (WythoffError::TooMuch { take: 6, heap: 5 }, "6 cannot be taken from a heap of 5"),
    ];
    for (error, message) in table {
        assert_eq!(error.to_string(), message);
    }
}

// 6. Where a source goes wrong.

/// ⌊kφ⌋ as the books write it, in floats.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what these casts lose is what the tests show"
)]
mod floats {
    pub(crate) fn lower_in_f64(k: u64) -> u64 {
        (k as f64 * f64::midpoint(1.0, 5.0_f64.sqrt())) as u64
    }

    /// With a root of single precision, which the `sqrt(5.0f)` of the original can be.
    pub(crate) fn lower_with_root_in_f32(k: u64) -> u64 {
        (k as f64 * f64::midpoint(1.0, f64::from(5.0_f32.sqrt()))) as u64
    }

    pub(crate) fn lower_in_f32(k: u64) -> u64 {
        (k as f32 * f32::midpoint(1.0, 5.0_f32.sqrt())) as u64
    }
}

fn exact_lower(k: u64) -> u64 {
    cold_pair(k).expect("a small index").0
}

/// The fortieth Fibonacci number, and two smaller ones.
const FIRST_INDEX_WRONG_IN_F64: u64 = 102_334_155;
const FIRST_INDEX_WRONG_WITH_ROOT_IN_F32: u64 = 6765;
const FIRST_INDEX_WRONG_IN_F32: u64 = 2584;

#[test]
fn erratum_floats_fail_at_fibonacci_indices() {
    let fortieth_fibonacci = FIRST_INDEX_WRONG_IN_F64;
    let first_wrong =
        |lower: fn(u64) -> u64| (0..=fortieth_fibonacci).find(|k| lower(*k) != exact_lower(*k));
    assert_eq!(first_wrong(floats::lower_in_f32), Some(FIRST_INDEX_WRONG_IN_F32));
    assert_eq!(
        first_wrong(floats::lower_with_root_in_f32),
        Some(FIRST_INDEX_WRONG_WITH_ROOT_IN_F32)
    );
    assert_eq!(first_wrong(floats::lower_in_f64), Some(fortieth_fibonacci));
    assert_eq!(cold_pair(fortieth_fibonacci), Some((165_580_140, 267_914_295)));
    assert_eq!(floats::lower_in_f64(fortieth_fibonacci), 165_580_141);
    assert!(is_cold(165_580_140, 267_914_295) && !is_cold(165_580_141, 267_914_296));
}

/// The original calls a position lost if one heap is any of the other's four rounded bounds.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "as the original has it"
)]
fn lost_says_the_original(p: u64, k: u64) -> bool {
    let phi = f64::midpoint(1.0, 5.0_f64.sqrt());
    let below = |heap: u64| (heap as f64 / phi) as u64;
    let above = |heap: u64| (heap as f64 * phi) as u64 + 1;
    p == below(k) || p == above(k) || k == above(p) || k == below(p)
}

#[test]
fn erratum_the_verdict_of_the_original() {
    for (a, b) in ORIGINAL_LOSSES {
        assert!(lost_says_the_original(a, b), "the tests of the original pass");
    }
    for (a, b) in ORIGINAL_WINS {
        assert!(!lost_says_the_original(a, b), "the tests of the original pass");
    }
    let wrong = disagreements(&cold_board(31), lost_says_the_original);
    assert_eq!(wrong.len(), 38, "of 961 positions");
    assert!(wrong.iter().all(|&(a, b)| !is_cold(a, b)), "wins called losses");
    for heaps in [(0, 1), (1, 3), (2, 4), (3, 6), (4, 8), (5, 9), (6, 11)] {
        assert!(wrong.contains(&heaps), "{heaps:?}");
    }
}

/// An older version of the original recurses for ever where both heaps are the larger ones of their
/// pairs.
#[test]
fn erratum_two_larger_members_are_a_win_like_any_other() {
    assert_eq!(moves(2, 5), [(0, 4)]);
    assert_eq!(moves(2, 7), [(0, 6)]);
    let larger: Vec<u64> = cold_pairs().skip(1).map(|(_, b)| b).take_while(|b| *b <= 30).collect();
    let pairs = larger.iter().flat_map(|a| larger.iter().map(move |b| (*a, *b)));
    let different: Vec<Pair> = pairs.filter(|(a, b)| a != b).collect();
    assert_eq!(different.len(), 110);
    for (a, b) in different {
        assert_eq!(moves(a, b), all_moves_to_cold(a, b, is_cold), "{a} and {b}");
        assert!(!moves(a, b).is_empty(), "{a} and {b}");
    }
}

/// It also answers (3, 1) by leaving (1, 1), from which the opponent takes everything.
#[test]
fn erratum_three_and_one_is_not_won_by_leaving_one_and_one() {
    assert_eq!(moves(1, 1), [(1, 1)]);
    assert_eq!(moves(3, 1), [(1, 0)]);
}

/// The page of the original says that every move from (2, 1) leaves equal heaps.
#[test]
fn erratum_four_moves_lead_out_of_two_and_one() {
    let all = [(1, 0), (2, 0), (0, 1), (1, 1)];
    let left = all.map(|(first, second)| play(2, 1, Move { first, second }).unwrap());
    assert_eq!(left, [(1, 1), (0, 1), (2, 0), (1, 0)]);
    assert!(left.iter().all(|&(a, b)| !is_cold(a, b)), "and all of them are hot");
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("wythoff", ""),
        ("wythoff_misere", "--misere 4 2"),
        ("wythoff_large", "165580141 267914296"),
        // A reader who plays well wins from a hot position; illegal lines are refused and change
        // nothing.
        ("wythoff_play", "--play 3 4 <<< 2 2\n1 2\n0 5\n0 0\n1 1\n"),
        ("wythoff_formula", "--formula 4 7"),
    ]);
    assert!(demo::DEMO.output(&["--formula", "--misere", "4", "7"]).is_err());
}

const MOVES_LOOKED_AT_FOR_64: u32 = 164_248;

#[test]
fn demo_of_the_cost() {
    demo::DEMO.shows(&[("wythoff_cost", "--cost")]);
    // Search looks at one to three moves for each unit of side, in each cell: the third power.
    let counts = [16, 32, 64].map(demo::moves_looked_at);
    assert_eq!(counts[2], MOVES_LOOKED_AT_FOR_64);
    for pair in counts.windows(2) {
        assert!((6..=8).contains(&(pair[1] / pair[0])), "{counts:?}");
    }
}

#[test]
fn a_game_too_large_to_draw_can_be_played() {
    demo::DEMO.says(&[(
        "--play 18446744073709551615 18446744073709551615 <<< 0 1\n",
        "…\nYou take 1 from the second heap.\n   heaps of…\
         I take 7046029254386353129 from the second heap.\n   \
         heaps of 18446744073709551615 and 11400714819323198485\n…",
    )]);
}

#[test]
fn a_lost_game_names_the_move_that_lost_it() {
    demo::DEMO.says(&[
        ("--play 3 2 <<< 2 2\n", games::COULD_HAVE_WON),
        ("--play 1 2 <<< 1 0\n", "…\nYou cannot move: I win."),
    ]);
}
