//! 12.1 Bachet's game.

use std::collections::HashMap;
use std::num::NonZeroU64;

use game_theory::bash_game::fibonacci_nim::{Position, zeckendorf};
use game_theory::bash_game::range::{Ending, Rule};
use game_theory::bash_game::table::{cold_heaps, misere_cold_heaps};
use game_theory::bash_game::{
    BashError, fibonacci_nim, is_cold, misere, nimber, plain, play, sum_nimber, winning_take,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::games;
use crate::snapshots::Expect;

#[path = "../../examples/bash.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

const MAX: NonZeroU64 = NonZeroU64::MAX;

fn most(most: u64) -> NonZeroU64 {
    NonZeroU64::new(most).expect("the tests use rules that allow a take")
}

// 1. Worked examples, and the tests of the original.

#[test]
fn worked_examples() {
    let table = [
        // (heap, most, the winning take)
        (50, 4, None),
        (34, 4, Some(4)),
        (1, 4, Some(1)),
        (2, 4, Some(2)),
        (3, 4, Some(3)),
        (4, 4, Some(4)),
        (5, 4, None),
        (6, 4, Some(1)),
        (9, 4, Some(4)),
        (10, 4, None),
        // Larger heaps.
        (50, 5, Some(2)),
        (80, 6, Some(3)),
        (70, 9, None),
        (60, 5, None),
        // Less than `most` is left: take it all.
        (3, 10, Some(3)),
        (10, 10, Some(10)),
    ];
    for (heap, m, take) in table {
        assert_eq!(winning_take(heap, most(m)), take, "heap {heap}, most {m}");
    }
}

#[test]
fn worked_examples_of_misere_play() {
    let table = [
        // (heap, most, cold, the winning take)
        (0, 4, false, None),
        (1, 4, true, None),
        (2, 4, false, Some(1)),
        (5, 4, false, Some(4)),
        (6, 4, true, None),
        (51, 4, true, None),
        // With one object a move, the last mover is settled by parity.
        (7, 1, true, None),
        (8, 1, false, Some(1)),
    ];
    for (heap, m, cold, take) in table {
        let found = (misere::is_cold(heap, most(m)), misere::winning_take(heap, most(m)));
        assert_eq!(found, (cold, take), "heap {heap}, most {m}");
    }
}

#[test]
fn worked_examples_of_the_range_rule() {
    use Ending::{Misere, Normal, TakeRest};
    let table = [
        // (heap, least, most, ending, cold, a winning take)
        (1, 2, 4, Normal, true, None),
        (2, 2, 4, Normal, false, Some(2)),
        (5, 2, 4, Normal, false, Some(4)),
        (6, 2, 4, Normal, true, None),
        (7, 2, 4, Normal, true, None),
        (8, 2, 4, Normal, false, Some(2)),
        // Nobody can take from 1, so the player to move has won and has no move.
        (1, 2, 4, Misere, false, None),
        (2, 2, 4, Misere, true, None),
        (3, 2, 4, Misere, true, None),
        (4, 2, 4, Misere, false, Some(2)),
        (7, 2, 4, Misere, false, Some(4)),
        (0, 2, 4, TakeRest, false, None),
        (1, 2, 4, TakeRest, true, None),
        (2, 2, 4, TakeRest, true, None),
        (3, 2, 4, TakeRest, false, Some(2)),
        (6, 2, 4, TakeRest, false, Some(4)),
        (7, 2, 4, TakeRest, true, None),
    ];
    for (heap, least, most, ending, cold, take) in table {
        let rule = Rule::new(least, most).unwrap();
        let found = (rule.is_cold(heap, ending), rule.winning_take(heap, ending));
        assert_eq!(found, (cold, take), "heap {heap}, takes {least} to {most}, {ending:?}");
    }
}

#[test]
fn worked_examples_of_fibonacci_nim() {
    let table: [(u64, &[u64], Option<u64>); 9] = [
        // (heap, its Zeckendorf parts, the winning first take)
        (0, &[], None),
        (1, &[1], None),
        (2, &[2], None),
        (4, &[3, 1], Some(1)),
        (5, &[5], None),
        (11, &[8, 3], Some(3)),
        (12, &[8, 3, 1], Some(1)),
        (13, &[13], None),
        (100, &[89, 8, 3], Some(3)),
    ];
    for (heap, parts, take) in table {
        assert_eq!(zeckendorf(heap), parts, "heap {heap}");
        assert_eq!(Position::start(heap).winning_take(), take, "heap {heap}");
        assert_eq!(Position::start(heap).is_cold(), take.is_none(), "heap {heap}");
    }
}

/// Takes of 1, 3 or 4, from the page on the Sprague-Grundy function: cold if heap mod 7 is 0 or 2.
#[test]
fn worked_example_of_the_table() {
    let cold = cold_heaps(&[4, 1, 3, 3], 15).unwrap();
    let heaps: Vec<usize> = (0..=15).filter(|heap| cold[*heap]).collect();
    assert_eq!(heaps, [0, 2, 7, 9, 14]);
    assert_eq!(cold_heaps(&[], 2), Ok(vec![true; 3]), "without moves, every heap is lost");
    assert_eq!(misere_cold_heaps(&[], 2), Ok(vec![false; 3]));
    assert_eq!(misere_cold_heaps(&[2], 4), Ok(vec![false, false, true, true, false]));
}

// 2. All small inputs.

#[test]
fn the_plain_form_finds_the_same_takes() {
    for m in 1..=14 {
        let takes = plain::winning_takes(300, m);
        for (heap, take) in takes.iter().enumerate() {
            assert_eq!(take.map(small), winning_take(small(heap), most(small(m))), "{heap}, {m}");
        }
    }
    let mut labeled = Vec::new();
    plain::winning_takes_watched(10, 3, |plain::Step::Label { heap }, takes| {
        assert_eq!(takes, plain::winning_takes(heap, 3));
        labeled.push(heap);
    });
    assert_eq!(labeled, (0..=10).collect::<Vec<_>>());
}

/// With takes of 1, 2 and 4 the remainder modulo 5 gives a wrong verdict first here.
const SMALLEST_HEAP_WRONG_FOR_1_2_4: usize = 3;

#[test]
fn takes_with_a_gap_are_not_played_by_the_remainder() {
    let cold = cold_heaps(&[1, 2, 4], 100).unwrap();
    let wrong = (0..=100).find(|heap| cold[*heap] != (heap % 5 == 0));
    assert_eq!(wrong, Some(SMALLEST_HEAP_WRONG_FOR_1_2_4));
    assert!((0..=100).all(|heap| cold[heap] == (heap % 3 == 0)), "the multiples of 3");
}

/// The smallest winning first take of Fibonacci Nim from 20 objects.
const FIRST_TAKE_FROM_20: u64 = 2;

#[test]
fn fibonacci_nim_of_twenty() {
    let position = fibonacci_nim::Position::start(20);
    let wins = |take: &u64| position.play(*take).unwrap().is_cold();
    assert_eq!((1..20).find(wins), Some(FIRST_TAKE_FROM_20));
    assert!(!fibonacci_nim::Position::start(12).play(4).unwrap().is_cold());
    let from_17 = fibonacci_nim::Position::start(17);
    let winning = (1..17).filter(|&take| from_17.play(take).unwrap().is_cold());
    assert_eq!(winning.collect::<Vec<_>>(), [1, 4], "the smallest part need not be the only one");
}

/// What every solver of a game on one heap must do: call the right heaps cold, and leave a cold
/// heap by a legal take.
fn check_solver(
    name: &str,
    cold: &[bool],
    takes: impl Fn(usize) -> Vec<usize>,
    verdict: impl Fn(u64) -> (bool, Option<u64>),
) {
    for heap in 0..cold.len() {
        let (is_cold, take) = verdict(small(heap));
        let takes = takes(heap);
        assert_eq!(is_cold, cold[heap], "{name}, heap {heap}");
        let has_take = !is_cold && !takes.is_empty();
        assert_eq!(take.is_some(), has_take, "{name}, heap {heap}");
        if let Some(take) = take {
            let take = usize::try_from(take).unwrap();
            assert!(takes.contains(&take), "{name}: {take} from {heap} is not legal");
            assert!(cold[heap - take], "{name}: {take} from {heap} leaves a hot heap");
        }
    }
}

fn small(n: usize) -> u64 {
    u64::try_from(n).unwrap()
}

fn takes_of(heap: usize, least: usize, most: usize) -> Vec<usize> {
    (least..=most.min(heap)).collect()
}

#[test]
fn all_small_heaps_agree_with_the_table() {
    for m in 1..=14 {
        let takes: Vec<usize> = (1..=m).collect();
        let rule = most(small(m));
        let cold = cold_heaps(&takes, 300).unwrap();
        check_solver(
            &format!("most {m}"),
            &cold,
            |heap| takes_of(heap, 1, m),
            |heap| (is_cold(heap, rule), winning_take(heap, rule)),
        );
        let cold = misere_cold_heaps(&takes, 300).unwrap();
        check_solver(
            &format!("misère, most {m}"),
            &cold,
            |heap| takes_of(heap, 1, m),
            |heap| (misere::is_cold(heap, rule), misere::winning_take(heap, rule)),
        );
    }
}

#[test]
fn the_winning_take_is_the_only_one() {
    for m in 1..=14 {
        let rule = most(m);
        for heap in 0..=300 {
            let winning = |cold: &dyn Fn(u64) -> bool| -> Vec<u64> {
                (1..=m.min(heap)).filter(|take| cold(heap - take)).collect()
            };
            let normal: Vec<u64> = winning_take(heap, rule).into_iter().collect();
            assert_eq!(winning(&|rest| is_cold(rest, rule)), normal);
            let misere: Vec<u64> = misere::winning_take(heap, rule).into_iter().collect();
            assert_eq!(winning(&|rest| misere::is_cold(rest, rule)), misere);
        }
    }
}

#[test]
fn all_small_range_rules_agree_with_the_table() {
    for lo in 1..=13 {
        for hi in lo..=13 {
            let takes: Vec<usize> = (lo..=hi).collect();
            let rule = Rule::new(small(lo), small(hi)).unwrap();
            let tables = [
                (Ending::Normal, cold_heaps(&takes, 300).unwrap()),
                (Ending::Misere, misere_cold_heaps(&takes, 300).unwrap()),
                (Ending::TakeRest, take_rest_cold_heaps(lo, hi, 300)),
            ];
            for (ending, cold) in tables {
                check_solver(
                    &format!("{lo} to {hi}, {ending:?}"),
                    &cold,
                    |heap| match ending {
                        Ending::TakeRest if heap < lo => (heap..=heap).filter(|t| 0 < *t).collect(),
                        _ => takes_of(heap, lo, hi),
                    },
                    |heap| (rule.is_cold(heap, ending), rule.winning_take(heap, ending)),
                );
            }
        }
    }
}

/// HDU 2897 by definition: who takes the last object loses, so an empty heap is won.
fn take_rest_cold_heaps(lo: usize, hi: usize, last: usize) -> Vec<bool> {
    let mut cold = vec![false];
    for heap in 1..=last {
        let mut left = if heap < lo { 0..=0 } else { heap.saturating_sub(hi)..=heap - lo };
        cold.push(!left.any(|rest| cold[rest]));
    }
    cold
}

fn mex(values: &[u64]) -> u64 {
    let mut least = 0;
    while values.contains(&least) {
        least += 1;
    }
    least
}

#[test]
fn all_small_nimbers_agree_with_their_definition() {
    for lo in 1..=9_usize {
        for hi in lo..=9 {
            let rule = Rule::new(small(lo), small(hi)).unwrap();
            let mut nimbers = Vec::new();
            for heap in 0..=120_usize {
                let options: Vec<u64> =
                    takes_of(heap, lo, hi).into_iter().map(|take| nimbers[heap - take]).collect();
                nimbers.push(mex(&options));
                assert_eq!(rule.nimber(small(heap)), nimbers[heap], "heap {heap}, {lo} to {hi}");
                if lo == 1 {
                    assert_eq!(nimber(small(heap), most(small(hi))), nimbers[heap]);
                }
            }
        }
    }
}

#[test]
fn all_small_sums_of_two_heaps_agree_with_their_search() {
    for m in 1..=4_usize {
        let n = 14;
        let mut cold = vec![vec![false; n]; n];
        for a in 0..n {
            for b in 0..n {
                let first = takes_of(a, 1, m).into_iter().any(|take| cold[a - take][b]);
                let second = takes_of(b, 1, m).into_iter().any(|take| cold[a][b - take]);
                cold[a][b] = !first && !second;
                let sum = sum_nimber([small(a), small(b)], most(small(m)));
                assert_eq!(sum == 0, cold[a][b], "heaps {a} and {b}, most {m}");
            }
        }
    }
    assert_eq!(sum_nimber([], most(3)), 0);
}

/// The mirrored game: both fill a basket, who makes it full wins. It is the same game on the room
/// left.
#[test]
fn filling_a_basket_is_the_same_game() {
    for capacity in 0..=60_u64 {
        for m in 1..=7 {
            // Whether the player to move loses when the basket holds so much.
            let mut lost: HashMap<u64, bool> = HashMap::new();
            for held in (0..=capacity).rev() {
                let wins = (1..=m).any(|add| lost.get(&(held + add)) == Some(&true));
                lost.insert(held, !wins);
                assert_eq!(nimber(capacity - held, most(m)) == 0, !wins);
            }
        }
    }
}

/// Fibonacci Nim by definition, for all heaps and quotas to `last`.
fn fibonacci_nim_table(last: usize) -> Vec<Vec<bool>> {
    let mut cold = vec![vec![true; last + 1]; last + 1];
    for heap in 1..=last {
        for quota in 1..=last {
            // A quota beyond the table allows no more than the last column does.
            cold[heap][quota] =
                (1..=quota.min(heap)).all(|take| !cold[heap - take][(2 * take).min(last)]);
        }
    }
    cold
}

#[test]
fn all_small_games_of_fibonacci_nim_agree_with_their_search() {
    let last = 120;
    let cold = fibonacci_nim_table(last);
    for (heap, row) in cold.iter().enumerate() {
        for (quota, is_cold) in row.iter().enumerate() {
            let position = Position { heap: small(heap), quota: small(quota) };
            assert_eq!(position.is_cold(), *is_cold, "{position:?}");
            if let Some(take) = position.winning_take() {
                let next = position.play(take).unwrap();
                assert!(next.is_cold(), "{take} from {position:?}");
            }
        }
        let start = Position::start(small(heap));
        let fibonacci = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89].contains(&heap);
        assert_eq!(start.is_cold(), fibonacci, "first move from {heap}");
    }
}

// 3. Properties.

proptest! {
    #[test]
    fn every_answer_restores_a_multiple_of_the_period(heap: u64, m in 1_u64..) {
        let rule = most(m);
        if let Some(take) = winning_take(heap, rule) {
            prop_assert_eq!(nimber(play(heap, take, rule).unwrap(), rule), 0);
        } else {
            prop_assert_eq!(u128::from(heap) % (u128::from(m) + 1), 0);
        }
    }

    #[test]
    fn every_winning_take_of_the_range_rule_leaves_a_cold_heap(
        heap: u64,
        bounds in (1_u64.., 1_u64..),
        ending in prop_oneof![Just(Ending::Normal), Just(Ending::Misere), Just(Ending::TakeRest)],
    ) {
        let rule = Rule::new(bounds.0.min(bounds.1), bounds.0.max(bounds.1)).unwrap();
        if let Some(take) = rule.winning_take(heap, ending) {
            prop_assert!(rule.is_cold(rule.play(heap, take, ending).unwrap(), ending));
        } else {
            prop_assert!(rule.is_cold(heap, ending) || rule.takes(heap, ending).is_empty());
        }
    }

    #[test]
    fn zeckendorf_parts_are_fibonacci_numbers_apart_from_each_other(n: u64) {
        let mut fibonacci: Vec<u128> = vec![1, 2];
        while fibonacci[fibonacci.len() - 1] <= u128::from(u64::MAX) {
            fibonacci.push(fibonacci[fibonacci.len() - 1] + fibonacci[fibonacci.len() - 2]);
        }
        let parts = zeckendorf(n);
        let places: Option<Vec<usize>> =
            parts.iter().map(|p| fibonacci.iter().position(|f| *f == u128::from(*p))).collect();
        let places = places.expect("every part is a Fibonacci number");
        prop_assert!(places.windows(2).all(|pair| pair[1] + 1 < pair[0]), "{parts:?}");
        prop_assert_eq!(parts.iter().map(|part| u128::from(*part)).sum::<u128>(), u128::from(n));
    }

    #[test]
    fn a_cold_game_of_fibonacci_nim_stays_lost(n in 1_u64.., quota: u64, choice: u64) {
        let position = Position { heap: n, quota };
        match position.winning_take() {
            Some(take) => prop_assert!(position.play(take).unwrap().is_cold()),
            None if 0 < quota => {
                let take = 1 + choice % quota.min(n);
                prop_assert!(!position.play(take).unwrap().is_cold());
            }
            None => {}
        }
    }
}

// 4. Extremes.

#[test]
fn extremes() {
    let huge = u64::MAX;
    assert_eq!(winning_take(0, MAX), None);
    assert_eq!(winning_take(huge, MAX), Some(huge), "take all");
    assert_eq!(winning_take(huge, most(huge - 1)), None, "the heap is the period");
    assert_eq!(winning_take(huge, most(1)), Some(1));
    assert_eq!(winning_take(huge, most(2)), None, "2^64 - 1 is a multiple of 3");
    assert_eq!(misere::winning_take(huge, MAX), Some(huge - 1));
    assert_eq!(misere::winning_take(huge, most(huge - 1)), Some(huge - 1));
    assert!(misere::is_cold(1, MAX));
    assert!(!misere::is_cold(0, MAX), "the other player took the last object");

    let rule = Rule::new(huge, huge).unwrap();
    assert_eq!(rule.winning_take(huge, Ending::Normal), Some(huge));
    assert!(rule.is_cold(huge - 1, Ending::Normal));
    assert!(rule.is_cold(huge, Ending::Misere));
    assert!(rule.is_cold(huge, Ending::TakeRest));
    assert_eq!(rule.nimber(huge), 1);
    let rule = Rule::new(1, huge).unwrap();
    assert_eq!(rule.winning_take(huge, Ending::TakeRest), Some(huge - 1));
    assert_eq!(rule.winning_take(0, Ending::TakeRest), None);

    let last = 12_200_160_415_121_876_738;
    assert!(Position::start(last).is_cold(), "the largest Fibonacci number of 64 bits");
    assert_eq!(Position::start(last + 1).winning_take(), Some(1));
    assert_eq!(zeckendorf(huge).first(), Some(&last));
    assert_eq!(7_540_113_804_746_346_429_u64.checked_add(last), None, "the next one has 65 bits");
    assert_eq!(Position { heap: huge, quota: 0 }.winning_take(), None);
    let taken = Position { heap: huge, quota: huge }.play(huge - 1).unwrap();
    assert_eq!(taken, Position { heap: 1, quota: huge });
}

// 5. Bad input.

#[test]
fn bad_rules() {
    assert_eq!(Rule::new(0, 5), Err(BashError::ZeroTake));
    assert_eq!(Rule::new(0, 0), Err(BashError::ZeroTake));
    assert_eq!(Rule::new(5, 3), Err(BashError::NoTake { least: 5, most: 3 }));
    assert_eq!(cold_heaps(&[1, 0], 10), Err(BashError::ZeroTake));
    assert_eq!(misere_cold_heaps(&[0], 10), Err(BashError::ZeroTake));
}

#[test]
fn bad_moves() {
    assert_eq!(play(10, 5, most(4)), Err(illegal(5, 10, 1, 4)));
    assert_eq!(play(10, 0, most(4)), Err(illegal(0, 10, 1, 4)));
    assert_eq!(play(2, 3, most(4)), Err(illegal(3, 2, 1, 2)));
    assert_eq!(play(0, 1, most(4)), Err(BashError::GameOver { take: 1, heap: 0 }));
    assert_eq!(play(10, 4, most(4)), Ok(6));

    let rule = Rule::new(3, 5).unwrap();
    assert_eq!(rule.play(9, 2, Ending::Normal), Err(illegal(2, 9, 3, 5)));
    assert_eq!(rule.play(4, 5, Ending::Normal), Err(illegal(5, 4, 3, 4)));
    assert_eq!(rule.play(2, 2, Ending::Normal), Err(BashError::GameOver { take: 2, heap: 2 }));
    assert_eq!(rule.play(2, 2, Ending::TakeRest), Ok(0));
    assert_eq!(rule.play(2, 1, Ending::TakeRest), Err(illegal(1, 2, 2, 2)));
    assert_eq!(rule.play(0, 0, Ending::TakeRest), Err(BashError::GameOver { take: 0, heap: 0 }));

    let start = Position::start(4);
    assert_eq!(start.play(4), Err(illegal(4, 4, 1, 3)));
    assert_eq!(start.play(3), Ok(Position { heap: 1, quota: 6 }));
    assert_eq!(Position::start(1).play(1), Err(BashError::GameOver { take: 1, heap: 1 }));
    assert_eq!(Position::start(0).play(1), Err(BashError::GameOver { take: 1, heap: 0 }));
}

fn illegal(take: u64, heap: u64, least: u64, most: u64) -> BashError {
    BashError::IllegalTake { take, heap, least, most }
}

#[test]
fn bad_input_of_the_program() {
    demo::DEMO.refuses(&[
        ("34 0", r#"most: "0" is less than 1 (column 4)"#),
        ("x 4", r#"heap: "x" is not a number (column 1)"#),
        ("-3 4", r#"heap: "-3" is negative (column 1)"#),
        ("34", "most: the input ends here (column 3)"),
        ("34 4 1", r#"heap and most: "1" is one too many (column 6)"#),
        ("34 4 --least 0", "a rule must not allow a take of 0"),
        ("--least 5 34 4", "no take is at least 5 and at most 4"),
        ("--misere --take-rest 34 4", "--misere and --take-rest are two endings: choose one"),
    ]);
}

#[test]
fn errors_say_what_is_wrong() {
    let table = [
        (Rule::new(5, 3).unwrap_err(), "no take is at least 5 and at most 3"),
        (Rule::new(0, 3).unwrap_err(), "a rule must not allow a take of 0"),
        (play(10, 7, most(4)).unwrap_err(), "7 is not a legal take from a heap of 10: 1 to 4 are"),
        (
            play(0, 1, most(4)).unwrap_err(),
            "1 is not a legal take from a heap of 0: the game is over",
        ),
    ];
    for (error, message) in table {
        assert_eq!(error.to_string(), message);
    }
}

// 6. Where a source goes wrong.

/// The page of the original says that a move from 5 (at most 4) leaves 0 to 4; it leaves 1 to 4.
#[test]
fn erratum_no_move_empties_a_heap_of_five() {
    let left: Vec<u64> = (0..=9).filter_map(|take| play(5, take, most(4)).ok()).collect();
    assert_eq!(left, [4, 3, 2, 1]);
}

/// The original adds 1 to `most` in its own type, and the largest rule divides by zero or worse.
#[test]
fn erratum_the_largest_rule_plus_one() {
    let wrapping = |heap: u64, most: u64| heap.checked_rem(most.wrapping_add(1));
    assert_eq!(wrapping(7, 4), Some(2));
    assert_eq!(wrapping(7, u64::MAX), None, "the period has wrapped to 0");
    assert_eq!(winning_take(7, MAX), Some(7));
}

// 7. The demo.

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("bash", ""),
        ("bash_misere", "--misere 12 4"),
        ("bash_range", "--least 2 9 4"),
        ("bash_take_rest", "--take-rest 12 4 --least 2"),
        // A reader who plays well wins from a hot heap; illegal lines are refused and change
        // nothing.
        ("bash_play", "--play 13 4 <<< 3\n5\n0\nx\n4\n4\n"),
    ]);
}

#[test]
fn a_rest_that_must_be_taken_is_announced() {
    let how = |args: &[&str]| {
        let printed = demo::DEMO.output_on(args, "").unwrap();
        printed.lines().nth(1).unwrap().to_owned()
    };
    assert_eq!(
        how(&["--play", "--take-rest", "--least", "2", "13", "4"]),
        "A move is how many to take, 2 to 4, or all of a smaller rest. An empty line ends the game."
    );
    // Without --least there is no smaller rest, and without --take-rest it ends the game.
    let all_others = "A move is how many to take, 1 to 4. An empty line ends the game.";
    assert_eq!(how(&["--play", "--take-rest", "13", "4"]), all_others);
    assert_eq!(how(&["--play", "--least", "2", "13", "4"]), all_others.replace('1', "2"));
}

/// The program never loses a game that it can win.
#[test]
fn the_program_wins_every_game_that_the_reader_begins_cold() {
    for (args, heaps) in [
        (&["--play"][..], [5, 10]),
        (&["--play", "--misere"], [1, 6]),
        (&["--play", "--least", "2"], [6, 7]),
        (&["--play", "--take-rest", "--least", "2"], [2, 8]),
    ] {
        for heap in heaps {
            for (first, second) in (1..=4).flat_map(|a| (1..=4).map(move |b| (a, b))) {
                let heap = heap.to_string();
                let args = [args, &[&heap, "4"]].concat();
                // Takes that are not legal are refused, and one of these always is.
                let moves = format!("{first}\n{second}\n1\n2\n1\n2\n");
                let printed = demo::DEMO.output_on(&args, &moves).unwrap();
                assert!(printed.trim_end().ends_with(": I win."), "{args:?}, {moves:?}: {printed}");
            }
        }
    }
}

/// Takes that the labeling of the chart looks at.
const TAKES_LOOKED_AT_UP_TO_256: u32 = 715;

#[test]
fn demo_of_the_cost() {
    assert_eq!(demo::takes_looked_at(256), TAKES_LOOKED_AT_UP_TO_256);
    demo::DEMO.shows(&[("bash_cost", "--cost")]);
    // The table grows as the heap does; the division does not.
    let counts = [64, 128, 256].map(demo::takes_looked_at);
    for pair in counts.windows(2) {
        assert!(pair[1].abs_diff(2 * pair[0]) <= 4, "{counts:?}");
    }
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    demo::DEMO.says(&[
        (
            "18446744073709551615 18446744073709551614",
            "…Too large to draw: the limit is 16 rows of 16 heaps…\
             Lost: the opponent has an answer to every take.",
        ),
        ("3 18446744073709551615", "…Won: take 3 and leave 0."),
    ]);
}

#[test]
fn a_game_too_large_to_draw_can_be_played() {
    demo::DEMO.says(&[(
        "--play 18446744073709551615 2 <<< 1\n",
        "…\nYou take 1.\n   18446744073709551614 left\n…\
         \nI take 2.\n   18446744073709551612 left\n…",
    )]);
}

#[test]
fn a_lost_game_names_the_move_that_lost_it() {
    demo::DEMO.says(&[
        ("--play 6 4 <<< 2\n", games::COULD_HAVE_WON),
        ("--play 5 4 <<< 1\n", "…\nYou cannot move: I win."),
    ]);
}
