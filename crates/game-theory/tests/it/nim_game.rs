//! 12.3 Nim.

use std::collections::BTreeSet;
use std::num::{NonZeroU64, NonZeroUsize};

use game_theory::nim_game::end_nim::{End, EndMove};
use game_theory::nim_game::staircase::{Descent, StripError};
use game_theory::nim_game::{
    IllegalMoveError, Move, bounded, column_counts, end_nim, is_cold, lasker, misere, moore,
    nim_sum, perfect_move, plain, play, smallest_winning_move, staircase, winning_moves,
};
use game_theory::sprague_grundy::retrograde::{Outcome, outcomes};
use pretty_assertions::{assert_eq, assert_ne};
use proptest::prelude::*;

use crate::games;
use crate::oracle::{Play, Search, one_heap_lowered, tuples};
use crate::snapshots::Expect;

#[path = "../../examples/nim.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod demo;

// 1. Worked examples.

/// Heaps, their nim-sum, and every winning move as (heap, take, left).
type Worked = (&'static [u64], u64, &'static [(usize, u64, u64)]);

const WORKED: &[Worked] = &[
    // Empty heaps, and heaps of one.
    (&[0, 7, 0], 7, &[(1, 7, 0)]),
    (&[0, 1, 1, 0, 0], 0, &[]),
    (&[0, 1, 1, 1, 0], 1, &[(1, 1, 0), (2, 1, 0), (3, 1, 0)]),
    (&[3, 4, 5], 2, &[(0, 2, 1)]),
    // Small positions.
    (&[1], 1, &[(0, 1, 0)]),
    (&[1, 1], 0, &[]),
    (&[1, 1, 1], 1, &[(0, 1, 0), (1, 1, 0), (2, 1, 0)]),
    (&[1, 2], 3, &[(1, 1, 1)]),
    (&[7, 2, 4, 1], 0, &[]),
    // The largest heap is not the one to take from.
    (&[34, 45, 77, 13, 43], 100, &[(2, 36, 41)]),
    // Balanced Nim: all four columns are odd.
    (&[11, 6, 10, 8], 15, &[(0, 7, 4), (2, 5, 5), (3, 1, 7)]),
    (&[11, 6, 8, 8], 13, &[(0, 5, 6), (2, 3, 5), (3, 3, 5)]),
    // Nothing to take.
    (&[], 0, &[]),
    (&[0, 0], 0, &[]),
];

#[test]
fn worked_examples() {
    for &(heaps, sum, moves) in WORKED {
        assert_eq!(nim_sum(heaps.iter().copied()), sum, "{heaps:?}");
        assert_eq!(is_cold(heaps), moves.is_empty(), "{heaps:?}");
        let found: Vec<_> = winning_moves(heaps).map(|m| (m.heap, m.take, m.left)).collect();
        assert_eq!(found, moves, "{heaps:?}");
        assert_eq!(plain::winning_moves(heaps), winning_moves(heaps).collect::<Vec<_>>());
    }
}

/// Why the page takes these heaps: two odd columns that are no neighbors, and one winning move. It
/// is in the smallest heap, where one digit goes down and another up. Making two heaps equal loses.
#[test]
fn the_worked_example_of_the_page() {
    let heaps = [9_u64, 6, 10];
    assert_eq!(nim_sum(heaps), 0b0101);
    let found: Vec<_> = winning_moves(&heaps).collect();
    assert_eq!(found, [Move { heap: 1, take: 3, left: 0b0011 }]);
    assert_eq!(nim_sum([9_u64, 6, 9]), 6, "two equal heaps");
    assert_eq!(smallest_winning_move(&[9_u64, 6, 9]), Some(Move { heap: 1, take: 6, left: 0 }));
    assert_eq!(nim_sum([9_u64, 3, 10]), 0);
}

#[test]
fn the_plain_form_steps_as_it_says() {
    for &(heaps, ..) in WORKED {
        let mut steps = Vec::new();
        plain::winning_moves_watched(heaps, |step, moves| steps.push((step, moves.len())));
        let sum = nim_sum(heaps.iter().copied());
        let sums = (1..=heaps.len())
            .map(|n| (plain::Step::Sum { sum: nim_sum(heaps[..n].iter().copied()) }, 0));
        let mut expected: Vec<_> = sums.collect();
        let mut n_moves = 0;
        for (heap, &size) in heaps.iter().enumerate() {
            let left = size ^ sum;
            expected.push((plain::Step::Try { heap, left }, n_moves));
            if left < size {
                n_moves += 1;
                expected.push((plain::Step::Win { heap }, n_moves));
            }
        }
        assert_eq!(steps, expected, "{heaps:?}");
    }
}

#[test]
fn smallest_takes() {
    let table: &[(&[u64], Option<u64>)] = &[
        (&[10], Some(10)),
        (&[17, 17], None),
        (&[3, 2, 2], Some(1)),
        (&[1, 2, 3, 4], Some(4)),
        (&[11, 6, 10, 8], Some(1)),
        (&[1_000_000_000], Some(1_000_000_000)),
        (&[100_000_002], Some(100_000_002)),
        (&[1_000_000_000, 1], Some(999_999_999)),
        (&[536_870_912, 1], Some(536_870_911)),
        (&[1_000_000_000, 999_999_999], Some(1)),
        (&[0, 0, 0], None),
    ];
    for &(heaps, take) in table {
        assert_eq!(smallest_winning_move(heaps).map(|winning| winning.take), take, "{heaps:?}");
    }
}

#[test]
fn columns_of_the_balanced_view() {
    assert_eq!(column_counts(&[11_u32, 6, 10, 8]), [1, 3, 1, 3], "lowest column first");
    assert_eq!(column_counts(&[4_u32, 6, 10, 8]), [0, 2, 2, 2], "after 11 -> 4: all even");
    assert_eq!(column_counts::<u32>(&[]), [0; 0]);
    assert_eq!(column_counts(&[u128::MAX]), [1; 128]);
    assert_eq!(column_counts(&[0_u8, 1, 0]), [1]);
    assert_eq!(column_counts(&[0_u64, 0]), [0; 0]);
}

// 2. All small positions, against a search.

fn small_positions() -> impl Iterator<Item = Vec<u64>> {
    (0..=3).flat_map(|n| tuples(n, 8)).chain(tuples(4, 4))
}

/// The winning moves that a search finds.
fn searched<M: Fn(&Vec<u64>) -> Vec<Vec<u64>>>(
    search: &mut Search<Vec<u64>, M>,
    heaps: &[u64],
) -> Vec<Move<u64>> {
    let mut moves = Vec::new();
    for (heap, &size) in heaps.iter().enumerate() {
        for take in 1..=size {
            let mut after = heaps.to_vec();
            after[heap] -= take;
            if search.is_cold(&after) {
                moves.push(Move { heap, take, left: size - take });
            }
        }
    }
    moves
}

#[test]
fn search_agrees_on_normal_and_misere_play() {
    let mut normal = Search::new(Play::Normal, |heaps: &Vec<u64>| one_heap_lowered(heaps));
    let mut other = Search::new(Play::Misere, |heaps: &Vec<u64>| one_heap_lowered(heaps));
    for heaps in small_positions() {
        assert_eq!(is_cold(&heaps), normal.is_cold(&heaps), "{heaps:?}");
        let moves: Vec<_> = winning_moves(&heaps).collect();
        assert_eq!(moves, searched(&mut normal, &heaps), "{heaps:?}");
        assert_eq!(misere::is_cold(&heaps), other.is_cold(&heaps), "misère {heaps:?}");
        let moves: Vec<_> = misere::winning_moves(&heaps).collect();
        assert_eq!(moves, searched(&mut other, &heaps), "misère {heaps:?}");
    }
}

#[test]
fn search_agrees_on_bounded_nim() {
    for most in 1..=5 {
        let rule = NonZeroU64::new(most).unwrap();
        let mut search = Search::new(Play::Normal, |heaps: &Vec<u64>| {
            let total: u64 = heaps.iter().sum();
            let mut after = one_heap_lowered(heaps);
            after.retain(|next| total - next.iter().sum::<u64>() <= most);
            after
        });
        for heaps in (0..=3).flat_map(|n| tuples(n, 8)) {
            assert_eq!(bounded::is_cold(&heaps, rule), search.is_cold(&heaps), "{heaps:?} {most}");
            let moves: Vec<_> = bounded::winning_moves(&heaps, rule).collect();
            let mut expected = searched(&mut search, &heaps);
            expected.retain(|winning| winning.take <= most);
            assert_eq!(moves, expected, "{heaps:?} {most}");
        }
    }
}

#[test]
fn search_agrees_on_moores_nim() {
    for k in 1..=3 {
        let touches_k = |heaps: &Vec<u64>| {
            // One heap after the other may be lowered; what differs in 1 to k heaps is a move.
            let all = heaps.iter().fold(vec![Vec::new()], |lists: Vec<Vec<u64>>, &size| {
                let longer = |list: &Vec<u64>, left| list.iter().copied().chain([left]).collect();
                lists
                    .iter()
                    .flat_map(|list| (0..=size).map(move |left| longer(list, left)))
                    .collect()
            });
            let n_touched = |next: &Vec<u64>| {
                next.iter().zip(heaps).filter(|(left, size)| left != size).count()
            };
            all.into_iter().filter(|next| (1..=k).contains(&n_touched(next))).collect()
        };
        let mut normal = Search::new(Play::Normal, touches_k);
        let mut other = Search::new(Play::Misere, touches_k);
        let rule = NonZeroUsize::new(k).unwrap();
        for heaps in tuples(3, 6).into_iter().chain(tuples(4, 3)) {
            assert_eq!(moore::is_cold(&heaps, rule), normal.is_cold(&heaps), "{heaps:?} {k}");
            assert_eq!(moore::is_cold_misere(&heaps, rule), other.is_cold(&heaps), "{heaps:?} {k}");
            let winning = moore::winning_move(&heaps, rule);
            assert_eq!(winning.is_none(), normal.is_cold(&heaps), "{heaps:?} {k}");
            let Some(winning) = winning else { continue };
            assert!(winning.len() <= k, "{heaps:?} {k}: {winning:?}");
            let mut after = heaps.clone();
            for part in &winning {
                play(&mut after, part.heap, part.take).unwrap();
                assert_eq!(after[part.heap], part.left);
            }
            assert!(normal.is_cold(&after), "{heaps:?} {k}: {winning:?}");
        }
    }
}

#[test]
fn search_agrees_on_staircases() {
    let descents = |steps: &Vec<u64>| {
        let mut after = Vec::new();
        for (i, &coins) in steps.iter().enumerate() {
            for count in 1..=coins {
                let mut next = steps.clone();
                next[i] -= count;
                if 0 < i {
                    next[i - 1] += count;
                }
                after.push((Descent { step: i + 1, count }, next));
            }
        }
        after
    };
    let mut search = Search::new(Play::Normal, |steps: &Vec<u64>| {
        descents(steps).into_iter().map(|(_, next)| next).collect()
    });
    for steps in (0..=4).flat_map(|n| tuples(n, 4)) {
        assert_eq!(staircase::is_cold(&steps), search.is_cold(&steps), "{steps:?}");
        let moves: Vec<_> = staircase::winning_moves(&steps).collect();
        let cold = descents(&steps).into_iter().filter(|(_, next)| search.is_cold(next));
        assert_eq!(moves, cold.map(|(descent, _)| descent).collect::<Vec<_>>(), "{steps:?}");
    }
}

#[test]
fn search_agrees_on_georgia_and_bob() {
    let mut search = Search::new(Play::Normal, |pieces: &BTreeSet<u64>| {
        let shifted = |piece: u64, to: u64| {
            let mut after = pieces.clone();
            after.remove(&piece);
            after.insert(to);
            after
        };
        let of_piece = |&piece: &u64| {
            let free = pieces.range(..piece).next_back().map_or(1, |before| before + 1);
            (free..piece).map(move |to| shifted(piece, to))
        };
        pieces.iter().flat_map(of_piece).collect()
    });
    for mask in 0..1_u32 << 9 {
        let pieces: BTreeSet<u64> =
            (1..=9).filter(|square| mask >> (square - 1) & 1 == 1).collect();
        let squares: Vec<u64> = pieces.iter().rev().copied().collect();
        let steps = staircase::georgia_and_bob(&squares).unwrap();
        assert_eq!(staircase::is_cold(&steps), search.is_cold(&pieces), "{pieces:?}");
    }
}

/// Three rows of five squares. Play could go round for ever, so the positions are labeled backwards
/// from the ends of the game.
#[test]
fn search_agrees_on_northcotts_game() {
    // White stands to the left of black in each row. A move changes the square of one of the two.
    let rows: Vec<(usize, usize)> =
        (0..5).flat_map(|black| (0..black).map(move |white| (white, black))).collect();
    let n = rows.len();
    let board = |v: usize| [v / 2 / n / n, v / 2 / n % n, v / 2 % n];
    let vertex = |[a, b, c]: [usize; 3], player: usize| ((a * n + b) * n + c) * 2 + player;
    let is_move = |player: usize, from: usize, to: usize| {
        let ((white, black), (next_white, next_black)) = (rows[from], rows[to]);
        match player {
            0 => white != next_white && black == next_black,
            _ => white == next_white && black != next_black,
        }
    };
    let moves = |v: usize| {
        let all = (0..3).flat_map(|row| (0..n).map(move |to| (row, to)));
        let legal = all.filter(|&(row, to)| is_move(v % 2, board(v)[row], to));
        let after = |(row, to)| {
            let mut after = board(v);
            after[row] = to;
            vertex(after, 1 - v % 2)
        };
        legal.map(after).collect()
    };
    let graph: Vec<Vec<usize>> = (0..2 * n.pow(3)).map(moves).collect();
    for (v, outcome) in outcomes(&graph).unwrap().into_iter().enumerate() {
        let gaps = board(v).map(|row| rows[row].1 - rows[row].0 - 1);
        assert_ne!(outcome, Outcome::Draw, "{gaps:?}");
        assert_eq!(matches!(outcome, Outcome::Lose { .. }), is_cold(&gaps), "{gaps:?}");
    }
    // The example of the page.
    assert_eq!(winning_moves(&[3_u64, 4, 5]).map(|winning| winning.left).collect::<Vec<_>>(), [1]);
}

#[test]
fn lasker_is_the_mex_of_its_moves() {
    let mut nimbers: Vec<u128> = Vec::new();
    for size in 0..=200 {
        let splits = (1..size).map(|part| nimbers[part] ^ nimbers[size - part]);
        let reached: BTreeSet<u128> = nimbers.iter().copied().chain(splits).collect();
        nimbers.push((0..=400).find(|value| !reached.contains(value)).unwrap());
    }
    let closed: Vec<u128> = (0..=200).map(lasker::nimber).collect();
    assert_eq!(closed, nimbers);
    assert_eq!(closed[..13], [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11]);
    assert!(lasker::is_cold(&[3, 4, 8]) && !lasker::is_cold(&[3, 4]));
}

#[test]
fn the_staircase_of_the_question() {
    assert!(staircase::is_cold(&[4, 7, 4, 9]));
    assert_ne!(nim_sum([4_u64, 7, 4, 9]), 0, "the xor of all steps misleads");
}

#[test]
fn the_bounded_positions_of_the_question() {
    let most = NonZeroU64::new(4).unwrap();
    let lost = [&[4, 9, 3][..], &[7, 2, 5], &[5, 6]].map(|heaps| bounded::is_cold(heaps, most));
    assert_eq!(lost, [false, true, false]);
}

/// The fewest heaps of one, but some, that are lost if a move may touch two heaps.
const FEWEST_ONES_LOST_FOR_TWO: usize = 3;

#[test]
fn moores_nim_on_heaps_of_one() {
    let k = NonZeroUsize::new(2).unwrap();
    let lost = (1..10).find(|&n| moore::is_cold(&vec![1_u8; n], k));
    assert_eq!(lost, Some(FEWEST_ONES_LOST_FOR_TWO));
    let expected = vec![Move { heap: 1, take: 1_u8, left: 1 }, Move { heap: 2, take: 2, left: 1 }];
    assert_eq!(moore::winning_move(&[1_u8, 2, 3], k), Some(expected));
}

// End-Nim, seed problem S10.

#[test]
fn end_nim_worked_examples() {
    let table: &[(&[u64], bool)] = &[
        (&[3, 1, 9, 4], true),
        (&[3, 1, 9, 5], false),
        (&[5], false),
        (&[4, 4], true),
        (&[4, 5], false),
        (&[1, 1, 1], false),
        (&[2, 1, 2], true),
        (&[2, 1, 1], false),
        (&[1, 2, 3], false),
        (&[1, 1, 1, 1], true),
        (&[2, 3, 2], true),
        (&[3, 1, 4, 1, 5], false),
        (&[], true),
        (&[0, 0], true),
        (&[0, 4, 0, 4], true),
    ];
    for &(heaps, cold) in table {
        assert_eq!(end_nim::is_cold(heaps), cold, "{heaps:?}");
    }
    assert_eq!(end_nim::winning_moves(&[3, 1, 9, 5]), [EndMove { end: End::Right, take: 1 }]);
    assert_eq!(end_nim::winning_moves(&[2, 1]), [EndMove { end: End::Left, take: 1 }]);
    assert!(end_nim::is_cold(&[1, 2, 1]), "though its nim-sum is 2");
    assert_eq!(nim_sum([1_u64, 2, 1]), 2);
}

#[test]
fn search_agrees_on_end_nim() {
    let trimmed = |mut heaps: Vec<u64>| {
        heaps.retain(|&size| 0 < size);
        heaps
    };
    let moves = move |heaps: &Vec<u64>| {
        let ends: &[usize] = if heaps.len() == 1 { &[0] } else { &[0, heaps.len().max(1) - 1] };
        let mut after = Vec::new();
        for &heap in if heaps.is_empty() { &[] } else { ends } {
            for take in 1..=heaps[heap] {
                let mut next = heaps.clone();
                next[heap] -= take;
                let end = if heap == 0 { End::Left } else { End::Right };
                after.push((EndMove { end, take }, trimmed(next)));
            }
        }
        after
    };
    let mut search = Search::new(Play::Normal, move |heaps: &Vec<u64>| {
        moves(heaps).into_iter().map(|(_, next)| next).collect()
    });
    let rows = (0..=3).flat_map(|n| tuples(n, 7)).chain(tuples(4, 5)).chain(tuples(5, 4));
    for row in rows {
        let heaps = trimmed(row.clone());
        let cold = moves(&heaps).into_iter().filter(|(_, next)| search.is_cold(next));
        let expected: Vec<_> = cold.map(|(winning, _)| winning).collect();
        assert_eq!(end_nim::winning_moves(&row), expected, "{row:?}");
    }
}

// 3. Properties.

proptest! {
    #[test]
    fn every_winning_move_is_its_own_proof(heaps in prop::collection::vec(any::<u64>(), 0..40)) {
        let moves: Vec<_> = winning_moves(&heaps).collect();
        prop_assert_eq!(moves.is_empty(), is_cold(&heaps));
        prop_assert!(moves.is_empty() || moves.len() % 2 == 1, "an odd number of winning moves");
        for winning in moves {
            let mut after = heaps.clone();
            prop_assert!(play(&mut after, winning.heap, winning.take).is_ok());
            prop_assert_eq!(after[winning.heap], winning.left);
            prop_assert!(is_cold(&after));
        }
    }

    #[test]
    fn no_move_leads_from_cold_to_cold(
        mut heaps in prop::collection::vec(any::<u32>(), 1..20),
        at in any::<prop::sample::Index>(),
        take in any::<u32>(),
    ) {
        heaps.push(nim_sum(heaps.iter().copied()));
        prop_assert!(is_cold(&heaps));
        let heap = at.index(heaps.len());
        if play(&mut heaps, heap, take).is_ok() {
            prop_assert!(!is_cold(&heaps));
        }
    }

    /// A perfect player wins every game from a hot position, whatever the other one does.
    #[test]
    fn a_perfect_player_wins_from_every_hot_position(
        start in prop::collection::vec(0..40_u8, 1..6),
        answers in prop::collection::vec(any::<(prop::sample::Index, u8)>(), 0..250),
        is_misere in any::<bool>(),
    ) {
        let mut heaps = start;
        let cold = if is_misere { misere::is_cold(&heaps) } else { is_cold(&heaps) };
        prop_assume!(!cold && heaps.iter().any(|&size| 0 < size));
        let mut answers = answers.into_iter();
        let perfect_took_last = loop {
            let best = if is_misere { misere::perfect_move(&heaps) } else { perfect_move(&heaps) };
            let Some(best) = best else { break false };
            prop_assert!(play(&mut heaps, best.heap, best.take).is_ok());
            let left: Vec<usize> = (0..heaps.len()).filter(|&heap| 0 < heaps[heap]).collect();
            if left.is_empty() {
                break true;
            }
            let Some((at, take)) = answers.next() else { return Ok(()) };
            let heap = left[at.index(left.len())];
            let take = take % heaps[heap] + 1;
            prop_assert!(play(&mut heaps, heap, take).is_ok());
        };
        prop_assert_eq!(perfect_took_last, !is_misere);
    }

    #[test]
    fn moore_with_one_heap_is_nim(heaps in prop::collection::vec(any::<u16>(), 0..20)) {
        let one = NonZeroUsize::MIN;
        prop_assert_eq!(moore::is_cold(&heaps, one), is_cold(&heaps));
        prop_assert_eq!(moore::is_cold_misere(&heaps, one), misere::is_cold(&heaps));
        let parts = moore::winning_move(&heaps, one).unwrap_or_default();
        prop_assert!(parts.len() <= 1);
        prop_assert!(parts.iter().all(|part| winning_moves(&heaps).any(|winning| winning == *part)));
    }

    #[test]
    fn a_wide_bound_is_no_bound(heaps in prop::collection::vec(any::<u64>(), 0..20)) {
        let moves: Vec<_> = bounded::winning_moves(&heaps, NonZeroU64::MAX).collect();
        prop_assert_eq!(moves, winning_moves(&heaps).collect::<Vec<_>>());
    }
}

// 4. Extremes.

#[test]
fn extremes() {
    let most = u128::MAX;
    assert_eq!(nim_sum([most, most]), 0);
    assert_eq!(
        smallest_winning_move(&[most, most - 1]),
        Some(Move { heap: 0, take: 1, left: most - 1 })
    );
    assert_eq!(perfect_move::<u64>(&[]), None);
    assert_eq!(perfect_move(&[0_u8, 0]), None);
    assert_eq!(perfect_move(&[2_u8, 2]), Some(Move { heap: 0, take: 1, left: 1 }), "stalls");
    assert!(!misere::is_cold::<u8>(&[]), "the opponent took the last object");
    assert_eq!(lasker::nimber(u64::MAX), 1 << 64);
    let all = NonZeroUsize::MAX;
    let parts = moore::winning_move(&[5_u64, 7], all).unwrap();
    assert!(parts.iter().all(|part| part.left == 0) && parts.len() == 2);
    let full = [u64::MAX, 1];
    let moves: Vec<_> = bounded::winning_moves(&full, NonZeroU64::MAX).collect();
    assert_eq!(moves, [Move { heap: 0, take: u64::MAX - 1, left: 1 }]);
}

#[test]
fn a_million_heaps() {
    let heaps: Vec<u32> = (0..1_000_000).map(|i: u32| i.wrapping_mul(2_654_435_761)).collect();
    let sum = nim_sum(heaps.iter().copied());
    let smallest = smallest_winning_move(&heaps).unwrap();
    assert_eq!(heaps[smallest.heap] ^ smallest.left, sum);
    assert!(winning_moves(&heaps).all(|winning| smallest.take <= winning.take));
    // Moore's rule with as many heaps a move as there are: all of them may go at once.
    let all = NonZeroUsize::new(heaps.len()).unwrap();
    let parts = moore::winning_move(&heaps, all).unwrap();
    let mut after = heaps;
    for part in parts {
        play(&mut after, part.heap, part.take).unwrap();
    }
    assert!(moore::is_cold(&after, all));
}

#[test]
fn end_nim_of_a_thousand_heaps() {
    let heaps: Vec<u64> = (0..1000).map(|i: u64| i * 7919 % 1_000_000_007 + 1).collect();
    for winning in end_nim::winning_moves(&heaps) {
        let mut after = heaps.clone();
        let heap = if winning.end == End::Left { 0 } else { after.len() - 1 };
        after[heap] -= winning.take;
        assert!(end_nim::is_cold(&after));
    }
}

// 5. Bad input.

#[test]
fn illegal_moves_are_refused_and_change_nothing() {
    let mut heaps = [3_u32, 0];
    let refused = |heaps: &mut [u32], heap, take| play(heaps, heap, take).unwrap_err();
    assert_eq!(refused(&mut heaps, 2, 1), IllegalMoveError::NoSuchHeap { heap: 2, n_heaps: 2 });
    assert_eq!(refused(&mut heaps, 0, 0), IllegalMoveError::TakesNothing { heap: 0 });
    assert_eq!(
        refused(&mut heaps, 0, 4),
        IllegalMoveError::TakesTooMuch { heap: 0, take: 4, size: 3 }
    );
    assert_eq!(
        refused(&mut heaps, 1, 1),
        IllegalMoveError::TakesTooMuch { heap: 1, take: 1, size: 0 }
    );
    assert_eq!(heaps, [3, 0]);
    assert_eq!(refused(&mut [], 0, 1).to_string(), "there is no heap 0 among 0");
    assert_eq!(
        refused(&mut heaps, usize::MAX, 1).to_string(),
        format!("there is no heap {} among 2", usize::MAX)
    );
    assert_eq!(refused(&mut heaps, 0, 4).to_string(), "heap 0 has 3, so 4 cannot be taken");
}

#[test]
fn rules_of_zero_cannot_be_written() {
    // `k` and `most` are NonZero: the type refuses what the rules could not mean.
    assert!(NonZeroUsize::new(0).is_none() && NonZeroU64::new(0).is_none());
    assert_eq!(staircase::georgia_and_bob(&[3, 0]), Err(StripError::BeforeFirst));
    assert_eq!(staircase::georgia_and_bob(&[3, 5, 3]), Err(StripError::SharedSquare { square: 3 }));
}

#[test]
fn bad_input_of_the_program() {
    let large = "18446744073709551616";
    demo::DEMO.refuses(&[
        ("3 x 5", r#"heap 2: "x" is not a number (column 3)"#),
        ("3 -4", r#"heap 2: "-4" is negative (column 3)"#),
        (
            "18446744073709551616",
            &format!("heap 1: {large:?} is more than {} (column 1)", u64::MAX),
        ),
        ("--norma 3", "--norma is no option of nim (try --help)"),
    ]);
}

// 6. Errata: what the sources got wrong.

/// The older source demands that a winning move leave something in its heap.
fn older_source_winning_moves(heaps: &[u64]) -> usize {
    winning_moves(heaps).filter(|winning| 0 < winning.left).count()
}

/// The smallest heap that the older source calls lost although it is won.
const SMALLEST_HEAP_WRONGLY_LOST: u64 = 1;

#[test]
fn erratum_a_winning_move_may_empty_its_heap() {
    let wrong = (0..10).find(|&size| !is_cold(&[size]) && older_source_winning_moves(&[size]) == 0);
    assert_eq!(wrong, Some(SMALLEST_HEAP_WRONGLY_LOST));
    for heaps in [&[5][..], &[1, 1, 1]] {
        assert_eq!(older_source_winning_moves(heaps), 0, "the older source calls it lost");
        assert!(!is_cold(heaps));
    }
    let rejected =
        WORKED.iter().filter(|(heaps, _, moves)| older_source_winning_moves(heaps) != moves.len());
    assert!(0 < rejected.count(), "the table must catch the older source");
}

#[test]
fn erratum_the_printed_sum_of_0_7_0() {
    assert_eq!(nim_sum([0_u32, 7, 0]), 7, "the original prints 1");
}

/// The published solution of USTC 1213 starts its minimum at 100 000 001.
#[test]
fn erratum_a_minimum_needs_a_start_above_every_answer() {
    let published = |heaps: &[u64]| {
        winning_moves(heaps).map(|winning| winning.take).fold(100_000_001, u64::min)
    };
    let heaps = [1_000_000_000, 1];
    assert_eq!(published(&heaps), 100_000_001);
    assert_eq!(smallest_winning_move(&heaps).unwrap().take, 999_999_999);
}

// 7. The demo.

#[test]
fn demo_of_misere_nim_without_objects() {
    let printed = demo::DEMO.output(&["--misere", "0", "0"]).unwrap();
    assert!(
        printed.contains("2. No object is left, so the opponent took the last.\n"),
        "{printed}"
    );
    assert!(!printed.contains("Only heaps of one"), "{printed}");
}

#[test]
fn a_game_that_the_input_ends() {
    demo::DEMO.says(&[(
        "--play --misere 2 2 <<< 1 1\n",
        "…Your move: \nThe game of nim ends here. Until next time.",
    )]);
}

/// What the search looks at for three heaps of 32, and by how much it grows when the heaps double.
const MOVES_LOOKED_AT_FOR_32: u32 = 736_446;
const POSITIONS_OF_THREE_HEAPS_OF_32: usize = 35_937;
const LEAST_GROWTH: u32 = 8;
const MOST_GROWTH: u32 = 14;

#[test]
fn demo() {
    demo::DEMO.shows(&[
        ("nim", ""),
        ("nim_misere", "--misere 3 1 1"),
        // From a hot position, a reader who plays well wins; illegal lines are refused and change
        // nothing.
        ("nim_play", "--play 3 4 5 <<< 1 2\n4 1\n2 0\n2 9\n1 1\n3 1\n3 1\n3 1\n3 1\n"),
        ("nim_cost", "--cost"),
    ]);
    // Search grows between the third and the fourth power of the heaps; the nim-sum does not grow.
    let counts: Vec<u32> = [8, 16, 32].map(demo::moves_looked_at).to_vec();
    assert_eq!(counts[2], MOVES_LOOKED_AT_FOR_32);
    assert_eq!(33_usize.pow(3), POSITIONS_OF_THREE_HEAPS_OF_32);
    let counts: Vec<u32> = [2, 4, 8, 16, 32].map(demo::moves_looked_at).to_vec();
    for pair in counts.windows(2) {
        // Rounded to whole numbers, as the page has them.
        let growth = (pair[1] + pair[0] / 2) / pair[0];
        assert!((LEAST_GROWTH..=MOST_GROWTH).contains(&growth), "{counts:?}");
    }
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let heaps: Vec<String> = (1..=1000).map(|size: u32| size.to_string()).collect();
    demo::DEMO.says(&[(
        &heaps.join(" "),
        "…Too large to draw: the limit is 16 heaps of 20 binary digits.…\
         winning moves: heap 512, take 24, leave 488;…",
    )]);
}

#[test]
fn a_lost_game_names_the_move_that_lost_it() {
    demo::DEMO.says(&[
        ("--play 1 2 <<< 1 1\n", games::COULD_HAVE_WON),
        ("--play 1 1 <<< 1 1\n", "…\nYou cannot move: I win."),
        (
            "--play --misere 1 3 <<< 2 1\n1 1\n",
            "…\nI cannot move: I win. You could have won: before your move 1 the position was won.",
        ),
    ]);
}
