//! Section 12.4: values, sums, periods, graphs.

use std::collections::{BTreeMap, BTreeSet};

use game_theory::nim_game;
use game_theory::sprague_grundy::dag::{Dag, successors_first};
use game_theory::sprague_grundy::octal::Octal;
use game_theory::sprague_grundy::period::{Period, Periodic, proven_period};
use game_theory::sprague_grundy::retrograde::{Outcome, outcomes};
use game_theory::sprague_grundy::{
    CycleError, Game, GrundyError, Marks, Move, Nimber, Solver, SubtractionSet, mex, plain, ready,
    sum_value,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

use crate::games;
use crate::snapshots::Expect;

#[path = "../../examples/sprague_grundy.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod demo;
#[path = "../../examples/tokens.rs"]
#[expect(dead_code, reason = "the program's own main")]
#[allow(clippy::duplicate_mod, reason = "each program holds what both share")]
mod tokens;

// 1. Worked examples.

#[test]
fn mex_worked_examples() {
    let table: [(&[Nimber], Nimber); 7] = [
        (&[0, 1, 2, 4], 3),
        (&[2, 3, 5], 0),
        (&[], 0),
        (&[0, 0, 1], 2),
        (&[4, 2, 1, 0], 3),
        (&[1], 0),
        (&[0, Nimber::MAX, 1], 2),
    ];
    for (values, expected) in table {
        assert_eq!(mex(values.iter().copied()), expected, "{values:?}");
    }
}

/// Amounts, and the values of heaps 0, 1, 2, …
const SUBTRACTION_ROWS: [(&[usize], &[Nimber]); 7] = [
    (&[1, 3, 4], &[0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0]),
    (&[2, 5], &[0, 0, 1, 1, 0, 2, 1, 0, 0, 1, 1, 0, 2, 1]),
    (&[1, 2, 3, 4, 5], &[0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0]),
    (&[2, 3, 4], &[0, 0, 1, 1, 2, 2, 0, 0, 1, 1, 2, 2]),
    (&[1, 4], &[0, 1, 0, 1, 2, 0, 1, 0, 1, 2]),
    (&[1, 2, 3, 5, 8, 13, 21], &[0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 0, 1, 2, 3, 4, 5, 0]),
    (&[], &[0, 0, 0, 0]),
];

#[test]
fn subtraction_rows() {
    for (amounts, expected) in SUBTRACTION_ROWS {
        let set = SubtractionSet::new(amounts.iter().copied()).unwrap();
        assert_eq!(set.table(expected.len() - 1), expected, "{amounts:?}");
        assert_eq!(set.table_by_words(expected.len() - 1), expected, "{amounts:?}");
    }
}

/// The classic games, and the values of heaps 0, 1, 2, …
#[test]
fn the_plain_form_agrees_with_the_fast_one() {
    for amounts in small_sets() {
        let set = SubtractionSet::new(amounts.iter().copied()).unwrap();
        let values = plain::grundy_values(&amounts, 30);
        assert!(values.iter().zip(set.table(30)).all(|(a, b)| *a == b as usize), "{amounts:?}");
        for heaps in [[0, 0], [8, 6], [7, 3], [12, 29], [5, 5]] {
            let wide = heaps.map(|heap| heap as u64);
            let row = set.periodic(1 << 12).unwrap();
            let moves = set.winning_takes(&wide, &row).into_iter();
            let moves: Vec<_> = moves.map(|m| (m.heap, usize::try_from(m.take).unwrap())).collect();
            assert_eq!(plain::winning_moves(&amounts, &heaps, &values), moves, "{amounts:?}");
        }
    }
}

#[test]
fn the_plain_form_steps_as_it_says() {
    use plain::Step;
    let mut steps = Vec::new();
    let values = plain::grundy_values_watched(&[1, 3, 4], 8, |step, values| {
        assert_eq!(step, Step::Value { heap: values.len() - 1 });
        steps.push(step);
    });
    assert_eq!(steps.len(), 9);
    steps.clear();
    plain::winning_moves_watched(&[1, 3, 4], &[8, 6], &values, |step, _| steps.push(step));
    let expected = [
        Step::Sum { sum: 3 },
        Step::Try { heap: 0, wanted: 2 },
        Step::Win { heap: 0, take: 4 },
        Step::Try { heap: 1, wanted: 1 },
        Step::Win { heap: 1, take: 3 },
    ];
    assert_eq!(steps, expected);
}

/// What the page takes 8 and 6 for: no move of Nim wins, and a winning move raises a value.
#[test]
fn the_worked_example_of_the_page() {
    let values = plain::grundy_values(&[1, 3, 4], 8);
    assert_eq!((values[8], values[6], values[4], values[3]), (1, 2, 2, 1));
    assert_eq!(plain::winning_moves(&[1, 3, 4], &[8, 6], &values), [(0, 4), (1, 3)]);
}

/// What the first of two parts must be worth, so that a part of value 3 beside it is lost.
const VALUE_BESIDE_A_PART_OF_THREE: Nimber = 3;

#[test]
fn equal_values_cancel() {
    let beside_three = (0..16).filter(|value| value ^ 3 == 0).collect::<Vec<Nimber>>();
    assert_eq!(beside_three, [VALUE_BESIDE_A_PART_OF_THREE]);
}

#[test]
fn kayles_in_the_middle() {
    let values = Octal::kayles().table(7);
    let left = values[3] ^ values[3];
    assert_eq!(left, 0);
    assert_ne!(values[7], 0, "so a row of 7 is won");
    assert_eq!((values[3] ^ values[4], values[3] + values[4]), (2, 4));
}

#[test]
fn three_vertices_of_the_question() {
    let (a, b, c) = (0, 1, 2);
    let outcome = outcomes(&[vec![b, c], vec![a], vec![]]).unwrap();
    assert!(matches!(outcome[a], Outcome::Win { .. }));
    assert!(matches!(outcome[b], Outcome::Lose { .. }));
}

#[test]
fn classic_rows() {
    let kayles = [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2];
    let dawsons_chess = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5];
    let dawsons_kayles = [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5];
    let grundys_game = [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0];
    let lasker = [0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11];
    assert_eq!(Octal::kayles().table(19), kayles);
    assert_eq!(Octal::dawsons_chess().table(15), dawsons_chess);
    assert_eq!(Octal::dawsons_kayles().table(16), dawsons_kayles);
    assert_eq!(ready::grundys_game(23), grundys_game);
    assert_eq!(ready::lasker(12), lasker);
    assert_eq!("0.77".parse(), Ok(Octal::kayles()));
    assert_eq!("0.137".parse(), Ok(Octal::dawsons_chess()));
    assert_eq!(".0700".parse(), Ok(Octal::dawsons_kayles()));
}

/// The shortest table that proves the period of Kayles.
const HEAPS_THAT_PROVE_KAYLES: usize = 168;

#[test]
fn classic_periods() {
    let kayles_block = [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7];
    assert!(Octal::kayles().periodic(HEAPS_THAT_PROVE_KAYLES - 1).is_err());
    let kayles = Octal::kayles().periodic(HEAPS_THAT_PROVE_KAYLES).unwrap();
    assert_eq!(kayles.period(), Period { start: 71, length: 12 });
    let repeated: Vec<Nimber> = (72..84).map(|heap| kayles.value(heap)).collect();
    assert_eq!(repeated, kayles_block);
    // Heap 70 is the last that is out of line.
    assert_eq!((kayles.value(70), kayles_block[70 % 12]), (6, 2));
    // 10^18 mod 12 = 4.
    assert_eq!(kayles.value(1_000_000_000_000_000_000), 1);

    let chess = Octal::dawsons_chess().periodic(1000).unwrap();
    assert_eq!(chess.period(), Period { start: 52, length: 34 });
    let pins = Octal::dawsons_kayles().periodic(1000).unwrap();
    assert_eq!(pins.period(), Period { start: 53, length: 34 });
    assert_eq!(pins.before(), [&[0], chess.before()].concat());
    assert_eq!(pins.block(), chess.block());

    let take_1_3_4 = SubtractionSet::new([1, 3, 4]).unwrap().periodic(100).unwrap();
    assert_eq!(take_1_3_4.period(), Period { start: 0, length: 7 });
    assert!(take_1_3_4.before().is_empty());
    assert_eq!(take_1_3_4.block(), [0, 1, 0, 1, 2, 3, 2]);
    let cold = (0..1000_u64).filter(|heap| take_1_3_4.value(*heap) == 0);
    assert!(cold.eq((0..1000).filter(|heap| [0, 2].contains(&(heap % 7)))));
}

#[test]
fn powers_of_two_leave_the_rest_mod_3() {
    let powers = SubtractionSet::new((0..10).map(|bit| 1 << bit)).unwrap();
    let table = powers.table(1000);
    for (heap, value) in (0_u64..).zip(table) {
        assert_eq!(ready::powers_of_two(heap), value, "{heap}");
        assert_eq!(ready::powers_of_two_decimal(&heap.to_string()), Ok(value), "{heap}");
    }
    // (10^5000 - 1) / 3 * 3 is all nines.
    assert_eq!(ready::powers_of_two_decimal(&"9".repeat(5000)), Ok(0));
    assert_eq!(ready::powers_of_two_decimal(&format!("1{}", "0".repeat(5000))), Ok(1));
}

#[test]
fn fibonacci_numbers() {
    assert!(ready::fibonacci_numbers(0).amounts().is_empty());
    assert_eq!(ready::fibonacci_numbers(1).amounts(), [1]);
    assert_eq!(ready::fibonacci_numbers(20).amounts(), [1, 2, 3, 5, 8, 13]);
    assert_eq!(ready::fibonacci_numbers(21).amounts(), [1, 2, 3, 5, 8, 13, 21]);
    let values = ready::fibonacci_numbers(1000).table(1000);
    assert_eq!(values.iter().max(), Some(&9));
    let first_wins = |heaps: [usize; 3]| sum_value(&heaps, |heap| values[*heap]) != 0;
    let table = [
        ([1, 1, 1], true),
        ([1, 4, 1], false),
        ([5, 7, 9], true),
        ([2, 3, 5], false),
        ([2, 2, 4], false),
        ([1000, 1000, 1000], false),
        ([1000, 999, 998], true),
    ];
    for (heaps, expected) in table {
        assert_eq!(first_wins(heaps), expected, "{heaps:?}");
    }
}

/// Edges, values, and whether the tokens win.
type GraphRow =
    (&'static [&'static [usize]], &'static [Nimber], &'static [(&'static [usize], bool)]);

#[test]
fn graphs_and_tokens() {
    let table: [GraphRow; 2] = [
        (&[&[1, 2], &[], &[3], &[]], &[2, 0, 1, 0], &[(&[0], true), (&[0, 2], true)]),
        (
            &[&[1], &[2], &[], &[]],
            &[0, 1, 0, 0],
            &[(&[0, 1], true), (&[1, 1], false), (&[0, 1, 3], true), (&[], false)],
        ),
    ];
    for (edges, values, queries) in table {
        let dag = Dag::new(edges.iter().map(|heads| heads.to_vec()).collect()).unwrap();
        assert_eq!(dag.values(), values);
        for (tokens, expected) in queries {
            assert_eq!(dag.sum_value(tokens) != 0, *expected, "{tokens:?}");
        }
    }
}

#[test]
fn sums_of_subtraction_heaps() {
    let table: [(&[usize], &[usize], bool); 6] = [
        (&[2, 5], &[5, 12], false),
        (&[2, 5], &[2, 4, 7], true),
        (&[2, 5], &[2, 3, 7, 12], true),
        (&[1, 2, 3, 4, 5], &[5, 12], true),
        (&[1, 2, 3, 4, 5], &[2, 4, 7], true),
        (&[1, 2, 3, 4, 5], &[2, 3, 7, 12], false),
    ];
    for (amounts, heaps, expected) in table {
        let set = SubtractionSet::new(amounts.iter().copied()).unwrap();
        let values = set.table(12);
        assert_eq!(sum_value(heaps, |heap| values[*heap]) != 0, expected, "{amounts:?} {heaps:?}");
        let heaps: Vec<u64> = heaps.iter().map(|heap| *heap as u64).collect();
        assert_eq!(!winning_takes(&set, &heaps).is_empty(), expected, "{amounts:?} {heaps:?}");
    }
    // 8 and 6 have the values 1 and 2: leave 2 beside the 6, or 1 beside the 8.
    let set = SubtractionSet::new([1, 3, 4]).unwrap();
    assert_eq!(winning_takes(&set, &[8, 6]), [(0, 4), (1, 3)]);
    // A winning move may raise a value: 6 has value 2, and 5, which it leaves, has value 3.
    assert_eq!(winning_takes(&set, &[6, 5]), [(0, 1), (1, 1)]);
    // 10^18 and 7 10^17 are 1 and 0 mod 7.
    let large = [1_000_000_000_000_000_000, 700_000_000_000_000_000];
    assert_eq!(winning_takes(&set, &large), [(0, 1), (1, 4)]);
}

/// The winning moves as (heap, take).
fn winning_takes(set: &SubtractionSet, heaps: &[u64]) -> Vec<(usize, u64)> {
    let row = set.periodic(1000).unwrap();
    let moves = set.winning_takes(heaps, &row);
    assert!(moves.iter().all(|play| heaps[play.heap] - play.take == play.left));
    moves.iter().map(|play| (play.heap, play.take)).collect()
}

#[test]
fn win_lose_draw() {
    use Outcome::{Draw, Lose, Win};
    // 0 and 1 lead to each other, and 1 to 2 as well; from 2 to the end 3. 4 leads to itself.
    let edges = [vec![1], vec![0, 2], vec![3], vec![], vec![4], vec![4, 3]];
    let expected = [Draw, Draw, Win { moves: 1 }, Lose { moves: 0 }, Draw, Win { moves: 1 }];
    assert_eq!(outcomes(&edges), Ok(expected.to_vec()));
    // The winner hurries (0 → 4), the loser delays (1 → 2 → 3 → 4).
    let edges = [vec![1, 4], vec![2], vec![3], vec![4], vec![]];
    let expected = [
        Win { moves: 1 },
        Win { moves: 3 },
        Lose { moves: 2 },
        Win { moves: 1 },
        Lose { moves: 0 },
    ];
    assert_eq!(outcomes(&edges), Ok(expected.to_vec()));
}

// 2. All small inputs, against an oracle that is too simple to be wrong.

/// What one move can make of a position, by a test's own account of the rules.
type Options<'a, P> = &'a dyn Fn(&P) -> Vec<Vec<P>>;

/// Plays a sum of games out: whether the player to move can win, by trying every move.
struct Player<'a, P> {
    options: Options<'a, P>,
    known: BTreeMap<Vec<P>, bool>,
}

impl<'a, P: Clone + Ord> Player<'a, P> {
    fn new(options: Options<'a, P>) -> Self {
        Player { options, known: BTreeMap::new() }
    }

    fn wins(&mut self, mut sum: Vec<P>) -> bool {
        sum.sort();
        if let Some(wins) = self.known.get(&sum) {
            return *wins;
        }
        let wins = !self.winning_moves(&sum).is_empty();
        self.known.insert(sum, wins);
        wins
    }

    fn winning_moves(&mut self, sum: &[P]) -> Vec<Move<P>> {
        let mut moves = Vec::new();
        for (part, position) in sum.iter().enumerate() {
            for to in (self.options)(position) {
                let rest = sum[..part].iter().chain(&sum[part + 1..]).chain(&to);
                if !self.wins(rest.cloned().collect()) {
                    moves.push(Move { part, to });
                }
            }
        }
        moves
    }
}

/// A position, or a Nim heap beside it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Beside<P> {
    Position(P),
    Heap(Nimber),
}

impl<P: Clone> Beside<P> {
    fn options(&self, options: Options<'_, P>) -> Vec<Vec<Self>> {
        let option = |parts: Vec<P>| parts.into_iter().map(Beside::Position).collect();
        match self {
            Beside::Position(position) => options(position).into_iter().map(option).collect(),
            Beside::Heap(size) => (0..*size).map(|left| vec![Beside::Heap(left)]).collect(),
        }
    }
}

/// The value of a position by what it means: the size of the one Nim heap beside which it is cold.
fn value_by_play<P: Clone + Ord>(position: &P, options: Options<'_, P>) -> Nimber {
    let moves = |part: &Beside<P>| part.options(options);
    let mut player = Player::new(&moves);
    let mut is_cold_beside = |size: &Nimber| {
        let sum = vec![Beside::Position(position.clone()), Beside::Heap(*size)];
        !player.wins(sum)
    };
    (0..1000).find(|size| is_cold_beside(size)).unwrap()
}

/// All sets of amounts within 1..=6.
fn small_sets() -> impl Iterator<Item = Vec<usize>> {
    (0..1_u32 << 6).map(|set| (1..=6).filter(|amount| set >> (amount - 1) & 1 == 1).collect())
}

fn takes(amounts: &[usize], heap: usize) -> Vec<Vec<usize>> {
    let legal = amounts.iter().filter(|amount| **amount <= heap);
    legal.map(|amount| vec![heap - amount]).collect()
}

#[test]
fn mex_of_all_short_lists() {
    for code in 0..6_u32.pow(4) {
        let list: Vec<Nimber> = (0..4).map(|i| code / 6_u32.pow(i) % 6).collect();
        for list in [&list[..], &list[..3], &list[..2]] {
            let expected = (0..1000).find(|value| !list.contains(value)).unwrap();
            assert_eq!(mex(list.iter().copied()), expected, "{list:?}");
            let mut marks = Marks::new();
            marks.insert(0);
            assert_eq!(marks.take_mex(), 1);
            for value in list {
                marks.insert(*value);
            }
            assert_eq!(marks.take_mex(), expected, "{list:?}");
            assert_eq!(marks.take_mex(), 0, "the set is empty again");
        }
    }
}

#[test]
fn all_small_subtraction_games() {
    for amounts in small_sets() {
        let set = SubtractionSet::new(amounts.iter().copied()).unwrap();
        let values = set.table(12);
        let options = |heap: &usize| takes(&amounts, *heap);
        for (heap, value) in values.into_iter().enumerate() {
            assert_eq!(value, value_by_play(&heap, &options), "{amounts:?}, {heap}");
        }
        let mut player = Player::new(&options);
        for heaps in (0..512).map(|code| [code % 8, code / 8 % 8, code / 64]) {
            let take = |play: Move<usize>| (heaps[play.part] - play.to[0]) as u64;
            let expected = player.winning_moves(&heaps).into_iter();
            let expected: Vec<_> = expected.map(|play| (play.part, take(play))).collect();
            let heaps = heaps.map(|heap| heap as u64);
            assert_eq!(winning_takes(&set, &heaps), expected, "{amounts:?}, {heaps:?}");
        }
    }
}

/// The least period and its start, by trying all of them on a row much longer than both.
fn period_by_trial(values: &[Nimber]) -> Period {
    let half = values.len() / 2;
    let repeats = |start: usize, length: usize| {
        (start..values.len() - length).all(|heap| values[heap] == values[heap + length])
    };
    let length = (1..half).find(|length| repeats(half, *length)).unwrap();
    let start = (0..=half).find(|start| repeats(*start, length)).unwrap();
    Period { start, length }
}

#[test]
fn all_small_sets_have_their_least_period_proven() {
    for amounts in small_sets() {
        let set = SubtractionSet::new(amounts.iter().copied()).unwrap();
        let values = set.table(1000);
        let periodic = set.periodic(1000).unwrap();
        assert_eq!(periodic.period(), period_by_trial(&values), "{amounts:?}");
        assert!((0..).zip(&values).all(|(heap, value)| periodic.value(heap) == *value));
        for last in [0, 1, 5, 6, 7, 63, 1000] {
            assert_eq!(periodic.table(last), values[..=last], "{amounts:?}, {last}");
        }
    }
}

/// All octal codes of two digits, and those with 4 before the dot.
fn small_codes() -> impl Iterator<Item = String> {
    (0..2 * 64).map(|code| format!("{}.{}{}", code / 64 * 4, code / 8 % 8, code % 8))
}

#[test]
fn all_small_octal_games() {
    for code in small_codes() {
        let game: Octal = code.parse().unwrap();
        let values = game.table(600);
        let mut solver = Solver::new(game.clone());
        let solved: Vec<_> = (0..=40).map(|heap| solver.value(&heap).unwrap()).collect();
        assert_eq!(solved, values[..=40], "{code}");
        let options = |heap: &usize| game.options(heap);
        let played: Vec<_> = (0..=8).map(|heap| value_by_play(&heap, &options)).collect();
        assert_eq!(played, values[..=8], "{code}");
        if let Ok(periodic) = game.periodic(300) {
            assert_eq!(periodic.period(), period_by_trial(&values), "{code}");
            assert_eq!(periodic.table(600), values, "{code}");
        }
    }
}

/// Positions of a game on a row of squares, one bit each, valued by the definition alone.
fn value_of_bits(
    squares: u32,
    moves: &dyn Fn(u32) -> Vec<u32>,
    known: &mut BTreeMap<u32, Nimber>,
) -> Nimber {
    if let Some(value) = known.get(&squares) {
        return *value;
    }
    let options: BTreeSet<_> =
        moves(squares).into_iter().map(|left| value_of_bits(left, moves, known)).collect();
    let value = (0..1000).find(|value| !options.contains(value)).unwrap();
    known.insert(squares, value);
    value
}

fn values_of_rows(last: u32, moves: &dyn Fn(u32) -> Vec<u32>) -> Vec<Nimber> {
    let mut known = BTreeMap::new();
    (0..=last).map(|n| value_of_bits((1 << n) - 1, moves, &mut known)).collect()
}

/// What is left of `squares` if one of the patterns that fit is taken away.
fn without(squares: u32, patterns: impl Iterator<Item = u32>) -> Vec<u32> {
    patterns.filter(|pattern| squares & pattern == *pattern).map(|p| squares & !p).collect()
}

#[test]
fn rows_of_bits() {
    let row = |lengths: &'static [u32]| {
        move |squares: u32| {
            let patterns =
                lengths.iter().flat_map(|length| (0..14).map(move |at| ((1 << length) - 1) << at));
            without(squares, patterns)
        }
    };
    assert_eq!(Octal::kayles().table(12), values_of_rows(12, &row(&[1, 2])));
    assert_eq!(Octal::dawsons_kayles().table(12), values_of_rows(12, &row(&[2])));
    assert_eq!(Octal::row(3).table(12), values_of_rows(12, &row(&[1, 2, 3])));
    // Dawson's chess: the bits are the squares on which a cross may still be put.
    let crosses = |free: u32| {
        let squares = (0..14).map(|at| 1 << at).filter(|square| free & square != 0);
        squares.map(|square: u32| free & !(square | square << 1 | square >> 1)).collect()
    };
    assert_eq!(Octal::dawsons_chess().table(12), values_of_rows(12, &crosses));
}

#[test]
fn circles_of_bits() {
    for (last, most) in [(14_u32, 2_u32), (10, 1), (10, 3), (10, 4), (10, 5), (10, 6)] {
        for coins in 0..=last {
            let all = (1_u32 << coins) - 1;
            let moves = |left: u32| {
                let runs = (1..=most.min(coins)).flat_map(|length| {
                    (0..coins)
                        .map(move |at| (0..length).fold(0, |run, i| run | 1 << ((at + i) % coins)))
                });
                without(left, runs)
            };
            let value = value_of_bits(all, &moves, &mut BTreeMap::new());
            assert_eq!(ready::circle(coins as usize, most as usize), value, "{coins}, {most}");
            let is_won = ready::circle_is_won(coins.into(), most.into());
            assert_eq!(is_won, value != 0, "{coins}, {most}");
        }
    }
}

#[test]
fn heaps_that_split() {
    let unequal = |heap: &usize| {
        let smalls = (1..*heap).filter(|small| *small < heap - small);
        smalls.map(|small| vec![small, heap - small]).collect()
    };
    let lasker = |heap: &usize| {
        let taken = (0..*heap).map(|left| vec![left]);
        taken.chain((1..*heap).map(|part| vec![part, heap - part])).collect()
    };
    for heap in 0..=11 {
        assert_eq!(ready::grundys_game(11)[heap], value_by_play(&heap, &unequal), "{heap}");
    }
    for heap in 0..=8 {
        assert_eq!(ready::lasker(8)[heap], value_by_play(&heap, &lasker), "{heap}");
    }
    for (heap, value) in (0..).zip(ready::lasker(300)) {
        assert_eq!(u128::from(value), nim_game::lasker::nimber(heap), "{heap}");
    }
}

/// All graphs of `n` vertices, self-loops included.
fn graphs(n: u32) -> impl Iterator<Item = Vec<Vec<usize>>> {
    (0..1_u32 << (n * n)).map(move |code| {
        let heads = |v| (0..n).filter(move |next| code >> (v * n + next) & 1 == 1);
        (0..n).map(|v| heads(v).map(|next| next as usize).collect()).collect()
    })
}

/// Whether some walk of as many edges as there are vertices exists: only a cycle allows that.
fn has_cycle(successors: &[Vec<usize>]) -> bool {
    let mut ends: BTreeSet<usize> = (0..successors.len()).collect();
    for _ in 0..successors.len() {
        ends = ends.iter().flat_map(|v| successors[*v].iter().copied()).collect();
    }
    !ends.is_empty()
}

fn assert_is_cycle(cycle: &[usize], successors: &[Vec<usize>]) {
    assert!(!cycle.is_empty());
    let next = cycle.iter().cycle().skip(1);
    assert!(cycle.iter().zip(next).all(|(v, next)| successors[*v].contains(next)), "{cycle:?}");
    assert_eq!(cycle.iter().collect::<BTreeSet<_>>().len(), cycle.len(), "{cycle:?}");
}

/// What `outcomes` promises, from its definition alone: the values of all vertices one move later
/// decide those of now, starting from the ends.
fn outcomes_by_rounds(successors: &[Vec<usize>]) -> Vec<Outcome> {
    let mut known = vec![Outcome::Draw; successors.len()];
    for moves in 0..=successors.len() {
        let before = known.clone();
        for (v, heads) in successors.iter().enumerate() {
            if known[v] != Outcome::Draw {
                continue;
            }
            if heads.iter().any(|next| matches!(before[*next], Outcome::Lose { .. })) {
                known[v] = Outcome::Win { moves };
            } else if heads.iter().all(|next| matches!(before[*next], Outcome::Win { .. })) {
                known[v] = Outcome::Lose { moves };
            }
        }
    }
    known
}

fn check_graph(successors: &[Vec<usize>]) {
    let outcomes = outcomes(successors).unwrap();
    assert_eq!(outcomes, outcomes_by_rounds(successors), "{successors:?}");
    match Dag::new(successors.to_vec()) {
        Err(GrundyError::Cycle { cycle }) => {
            assert!(has_cycle(successors), "{successors:?}");
            assert_is_cycle(&cycle, successors);
        }
        Err(error) => panic!("{error} in {successors:?}"),
        Ok(dag) => {
            assert!(!has_cycle(successors), "{successors:?}");
            for (v, heads) in successors.iter().enumerate() {
                let values = heads.iter().map(|next| dag.values()[*next]);
                assert_eq!(dag.values()[v], mex(values), "{successors:?}");
                // With an end to the game there is no draw, and lost means value 0.
                assert_ne!(outcomes[v], Outcome::Draw);
                assert_eq!(dag.values()[v] == 0, matches!(outcomes[v], Outcome::Lose { .. }));
                let place = |v| dag.order().iter().position(|u| *u == v);
                assert!(heads.iter().all(|next| place(*next) < place(v)), "{successors:?}");
            }
            let options = |v: &usize| successors[*v].iter().map(|next| vec![*next]).collect();
            let mut player = Player::new(&options);
            let n = successors.len();
            for tokens in (0..n * n).map(|code| [code / n, code % n]) {
                let expected = player.winning_moves(&tokens);
                assert_eq!(dag.winning_moves(&tokens), expected, "{successors:?}, {tokens:?}");
            }
        }
    }
}

#[test]
fn all_graphs_of_up_to_4_vertices() {
    for n in 0..=4 {
        graphs(n).for_each(|successors| check_graph(&successors));
    }
}

#[test]
fn all_graphs_of_5_vertices_without_cycles() {
    // Up to the names of the vertices, every edge leads to a lower one.
    for code in 0..1_u32 << 10 {
        let mut bits = (0..10).map(|bit| code >> bit & 1 == 1);
        let successors: Vec<Vec<usize>> =
            (0..5).map(|v| (0..v).filter(|_| bits.next() == Some(true)).collect()).collect();
        check_graph(&successors);
    }
}

// 3. Properties.

/// A graph of 6 vertices, without cycles but with its vertices in any order, and three tokens.
fn dags_and_tokens() -> impl Strategy<Value = (Vec<Vec<usize>>, Vec<usize>)> {
    let names = Just((0..6).collect::<Vec<usize>>()).prop_shuffle();
    let edges = proptest::collection::vec((0..6_usize, 0..6_usize), 0..16);
    (names, edges, proptest::collection::vec(0..6_usize, 3)).prop_map(|(names, edges, tokens)| {
        let mut successors = vec![Vec::new(); 6];
        for (v, next) in edges.into_iter().filter(|(v, next)| next < v) {
            successors[names[v]].push(names[next]);
        }
        (successors, tokens)
    })
}

/// A graph as a game for the solver, which knows nothing of its shape.
struct Edges<'a>(&'a [Vec<usize>]);

impl Game for Edges<'_> {
    type Position = usize;

    fn options(&self, v: &usize) -> Vec<Vec<usize>> {
        self.0[*v].iter().map(|next| vec![*next]).collect()
    }
}

proptest! {
    #[test]
    fn tokens_on_random_graphs((successors, tokens) in dags_and_tokens()) {
        let dag = Dag::new(successors.clone()).unwrap();
        let options = |v: &usize| dag.options(v);
        let mut player = Player::new(&options);
        let expected = player.winning_moves(&tokens);
        prop_assert_eq!(dag.winning_moves(&tokens), &*expected);
        prop_assert_eq!(dag.sum_value(&tokens) == 0, expected.is_empty());
        let mut solver = Solver::new(Edges(&successors));
        prop_assert_eq!(solver.winning_moves(&tokens), Ok(expected));
        prop_assert_eq!(solver.sum_value(&tokens), Ok(dag.sum_value(&tokens)));
    }

    #[test]
    fn random_graphs_with_cycles(
        edges in proptest::collection::vec((0..9_usize, 0..9_usize), 0..20),
    ) {
        let mut successors = vec![Vec::new(); 9];
        for (v, next) in edges {
            successors[v].push(next);
        }
        prop_assert_eq!(outcomes(&successors).unwrap(), outcomes_by_rounds(&successors));
        let mut solver = Solver::new(Edges(&successors));
        for v in 0..9 {
            if let Err(CycleError { cycle }) = solver.value(&v) {
                assert_is_cycle(&cycle, &successors);
            }
        }
        match successors_first(&successors) {
            Ok(order) => {
                let all: BTreeSet<usize> = order.iter().copied().collect();
                prop_assert_eq!(all.len(), 9);
                prop_assert!((0..9).all(|v| solver.value(&v).is_ok()));
            }
            Err(_) => prop_assert!((0..9).any(|v| solver.value(&v).is_err())),
        }
    }

    #[test]
    fn random_subtraction_sets(amounts in proptest::collection::vec(1..40_usize, 0..12)) {
        let set = SubtractionSet::new(amounts.iter().copied()).unwrap();
        let values = set.table(3000);
        for (heap, value) in values.iter().enumerate() {
            let options = takes(&amounts, heap);
            prop_assert_eq!(*value, mex(options.iter().map(|left| values[left[0]])));
            prop_assert!((*value as usize) <= amounts.len());
        }
        prop_assert_eq!(&set.table_by_words(3000), &values);
        if let Ok(periodic) = set.periodic(1500) {
            prop_assert_eq!(periodic.table(3000), values);
        }
    }

    #[test]
    fn random_octal_games(code in "[04]\\.[0-7]{1,4}") {
        let game: Octal = code.parse().unwrap();
        let values = game.table(900);
        if let Ok(periodic) = game.periodic(300) {
            prop_assert_eq!(periodic.table(900), values, "{}", code);
        }
    }

    #[test]
    fn powers_of_two_of_any_heap(heap: u64) {
        let decimal = ready::powers_of_two_decimal(&heap.to_string());
        prop_assert_eq!(decimal, Ok(ready::powers_of_two(heap)));
    }
}

// 4. Extremes.

#[test]
fn nothing_at_all() {
    assert!(Dag::new(Vec::new()).unwrap().values().is_empty());
    assert_eq!(outcomes(&[]), Ok(Vec::new()));
    let set = SubtractionSet::new([]).unwrap();
    assert_eq!(set.periodic(10).unwrap().period(), Period { start: 0, length: 1 });
    assert_eq!(set.periodic(10).unwrap().value(u64::MAX), 0);
    assert_eq!(winning_takes(&set, &[]), []);
    assert_eq!(winning_takes(&set, &[7, u64::MAX]), []);
    assert_eq!(Octal::row(0).table(3), [0, 0, 0, 0]);
    assert_eq!("0.".parse(), Ok(Octal::row(0)));
    assert_eq!(Octal::row(0).periodic(10).unwrap().value(u64::MAX), 0);
    assert_eq!(ready::grundys_game(0), [0]);
    assert_eq!(ready::lasker(0), [0]);
    assert_eq!((ready::circle(0, 2), ready::circle(3, 0)), (0, 0));
    assert!(!ready::circle_is_won(0, 2) && !ready::circle_is_won(3, 0));
    assert_eq!(proven_period(&[], |_| 0), None);
}

#[test]
fn a_million_in_a_line() {
    let n = 1_000_000;
    let line: Vec<Vec<usize>> =
        (0..n).map(|v| if v + 1 < n { vec![v + 1] } else { vec![] }).collect();
    let dag = Dag::new(line.clone()).unwrap();
    assert!((0..n).all(|v| dag.values()[v] as usize == (n - 1 - v) % 2));
    assert_eq!(outcomes(&line).unwrap()[0], Outcome::Win { moves: n - 1 });
    assert_eq!(Solver::new(Edges(&line)).value(&0), Ok(1));

    let mut ring = line;
    ring[n - 1] = vec![0];
    let cycle: Vec<usize> = (0..n).collect();
    assert!(outcomes(&ring).unwrap().iter().all(|outcome| *outcome == Outcome::Draw));
    let endless = Solver::new(Edges(&ring)).value(&0).unwrap_err();
    assert!(endless.cycle == cycle);
    assert!(Dag::new(ring) == Err(GrundyError::Cycle { cycle }));
}

#[test]
fn a_complete_graph_has_all_values() {
    let n = 1000;
    let successors = (0..n).map(|v| (0..v).collect()).collect();
    let dag = Dag::new(successors).unwrap();
    assert!(dag.values().iter().zip(0..).all(|(value, v)| *value == v));
}

#[test]
fn more_amounts_than_a_word_has_bits() {
    for most in [63, 64, 65, 200] {
        let set = SubtractionSet::new(1..=most).unwrap();
        let values = set.table_by_words(1000);
        assert!(
            values.iter().enumerate().all(|(heap, value)| *value as usize == heap % (most + 1))
        );
        assert_eq!(set.table(1000), values);
        let length = most + 1;
        assert_eq!(set.periodic(1000).unwrap().period(), Period { start: 0, length });
    }
}

#[test]
fn the_largest_heaps() {
    let periodic = SubtractionSet::new([1, 3, 4]).unwrap().periodic(100).unwrap();
    // 2^64 - 1 = 1 mod 7, and 10^18 = 1 mod 7.
    assert_eq!(periodic.value(u64::MAX), 1);
    assert_eq!(periodic.value(1_000_000_000_000_000_000), 1);
    assert_eq!(periodic.value(u64::MAX - 2), 2);
    assert_eq!(ready::powers_of_two(u64::MAX), 0);
    assert!(ready::circle_is_won(u64::MAX, 1));
    assert!(ready::circle_is_won(u64::MAX, u64::MAX));
    assert!(!ready::circle_is_won(u64::MAX, 2));
    // An amount that no heap reaches does not matter to a table.
    assert_eq!(SubtractionSet::new([1, usize::MAX]).unwrap().table(3), [0, 1, 0, 1]);
    assert_eq!(ready::fibonacci_numbers(usize::MAX).amounts().len(), 92);
    // Nor does it overflow: a table as long as that would be needed for a proof.
    let never = SubtractionSet::new([1, usize::MAX]).unwrap().periodic(100);
    assert_eq!(never, Err(GrundyError::NoPeriod { heaps: 100 }));
    // A rule may allow more coins than there are.
    for most in [usize::MAX, 1_000_000_000_000_000] {
        assert_eq!(ready::circle(3, most), ready::circle(3, 3));
    }
}

// 5. Bad input.

#[test]
fn bad_input_has_its_own_error() {
    assert_eq!(SubtractionSet::new([3, 0, 1, 0]), Err(GrundyError::ZeroAmount { index: 1 }));
    assert_eq!(SubtractionSet::new([4, 1, 3, 1]), SubtractionSet::new([1, 3, 4]));
    let edge = Dag::new(vec![vec![1], vec![0, 2]]);
    assert_eq!(edge, Err(GrundyError::MissingVertex { from: 1, to: 2 }));
    assert_eq!(outcomes(&[vec![1]]), Err(GrundyError::MissingVertex { from: 0, to: 1 }));
    let looped = Dag::new(vec![vec![1], vec![1]]);
    assert_eq!(looped, Err(GrundyError::Cycle { cycle: vec![1] }));
    let round = Dag::new(vec![vec![1], vec![2], vec![3, 4], vec![], vec![1]]);
    assert_eq!(round, Err(GrundyError::Cycle { cycle: vec![1, 2, 4] }));
    let codes = [
        ("0.78", GrundyError::NotOctal { index: 3, found: Some('8') }),
        ("1.7", GrundyError::NotOctal { index: 0, found: Some('1') }),
        ("00.7", GrundyError::NotOctal { index: 1, found: Some('0') }),
        ("0.7.7", GrundyError::NotOctal { index: 3, found: Some('.') }),
        ("0.7 ", GrundyError::NotOctal { index: 3, found: Some(' ') }),
        ("4", GrundyError::NotOctal { index: 1, found: None }),
        ("", GrundyError::NotOctal { index: 0, found: None }),
    ];
    for (code, error) in codes {
        assert_eq!(code.parse::<Octal>(), Err(error), "{code:?}");
    }
    let numbers =
        [("", 0, None), ("-3", 0, Some('-')), ("12a", 2, Some('a')), ("１", 0, Some('１'))];
    for (text, index, found) in numbers {
        let error = GrundyError::NotADigit { index, found };
        assert_eq!(ready::powers_of_two_decimal(text), Err(error), "{text:?}");
    }
    let texts = [
        (
            SubtractionSet::new([3, 0]).unwrap_err(),
            "the amount at index 1 is 0, but a move must take something",
        ),
        (
            "0.78".parse::<Octal>().unwrap_err(),
            "an octal code such as 0.137 cannot have '8' at index 3",
        ),
        ("4".parse::<Octal>().unwrap_err(), "an octal code such as 0.137 cannot end at index 1"),
        (
            ready::powers_of_two_decimal("12a").unwrap_err(),
            "a decimal number cannot have 'a' at index 2",
        ),
        (GrundyError::Cycle { cycle: vec![1, 2] }, "the game can repeat forever through [1, 2]"),
    ];
    for (error, text) in texts {
        assert_eq!(error.to_string(), text);
    }
    assert_eq!(Octal::kayles().periodic(167), Err(GrundyError::NoPeriod { heaps: 167 }));
    assert_eq!(Octal::kayles().periodic(0), Err(GrundyError::NoPeriod { heaps: 0 }));
}

#[test]
fn a_solver_can_go_on_after_an_error() {
    let successors = [vec![1, 2], vec![0], vec![3], vec![]];
    let mut solver = Solver::new(Edges(&successors));
    assert_eq!(solver.value(&1), Err(CycleError { cycle: vec![1, 0] }));
    assert_eq!(solver.value(&2), Ok(1));
    assert_eq!(solver.winning_moves(&[2, 0]), Err(CycleError { cycle: vec![0, 1] }));
    assert_eq!(solver.winning_moves(&[2, 3]), Ok(vec![Move { part: 0, to: vec![3] }]));
}

// 6. Wrong versions, which must be caught.

/// The smallest heap that a mex of sorted values gets wrong with the takes 2, 3 and 4.
const SMALLEST_HEAP_WRONG_BY_SORTING: usize = 4;

type TableOf = fn(&[usize], usize) -> Vec<Nimber>;

/// Whether the rows above and all small sets, by the definition, agree with `table`.
fn passes(table: TableOf) -> bool {
    let rows = SUBTRACTION_ROWS.iter().all(|(amounts, row)| table(amounts, row.len() - 1) == *row);
    let small = small_sets().all(|amounts| {
        let values = table(&amounts, 40);
        (0..values.len()).all(|heap| {
            let options = takes(&amounts, heap);
            let reached: BTreeSet<_> = options.iter().map(|left| values[left[0]]).collect();
            !reached.contains(&values[heap]) && (0..values[heap]).all(|v| reached.contains(&v))
        })
    });
    rows && small
}

fn table_by(amounts: &[usize], last: usize, mex: fn(Vec<Nimber>) -> Nimber) -> Vec<Nimber> {
    let mut values: Vec<Nimber> = Vec::new();
    for heap in 0..=last {
        let options = takes(amounts, heap);
        values.push(mex(options.iter().map(|left| values[left[0]]).collect()));
    }
    values
}

/// Compares the sorted values with 0, 1, 2, …, and forgets that a value may come twice.
fn mex_of_sorted_values(mut values: Vec<Nimber>) -> Nimber {
    values.sort_unstable();
    let counted = (0..).zip(&values).take_while(|(i, value)| i == *value);
    (0..).zip(counted).map(|(count, _)| count + 1).last().unwrap_or(0)
}

/// Reads the amounts until one exceeds the heap; there is no last amount that exceeds them all,
/// so it reads on into zeros, and a heap is its own option with the value that is there: 0.
fn table_without_a_terminator(amounts: &[usize], last: usize) -> Vec<Nimber> {
    let mut padded = amounts.to_vec();
    padded.push(0);
    let mut values = vec![0; last + 1];
    for heap in 0..=last {
        let options = padded.iter().take_while(|amount| **amount <= heap);
        let reached: BTreeSet<Nimber> = options.map(|amount| values[heap - amount]).collect();
        values[heap] = (0..1000).find(|value| !reached.contains(value)).unwrap();
    }
    values
}

#[test]
fn erratum_wrong_tables_are_rejected() {
    let ours: TableOf =
        |amounts, last| SubtractionSet::new(amounts.iter().copied()).unwrap().table(last);
    let words: TableOf =
        |amounts, last| SubtractionSet::new(amounts.iter().copied()).unwrap().table_by_words(last);
    let by_definition: TableOf = |amounts, last| table_by(amounts, last, mex);
    assert!(passes(ours) && passes(words) && passes(by_definition));

    let sorted: TableOf = |amounts, last| table_by(amounts, last, mex_of_sorted_values);
    assert!(!passes(sorted));
    // {1, 4} does not show the mistake; {2, 3, 4} does, at a heap of 4 with the options 0, 0, 1.
    assert_eq!(sorted(&[1, 4], 100), ours(&[1, 4], 100));
    assert_eq!((sorted(&[2, 3, 4], 4)[4], ours(&[2, 3, 4], 4)[4]), (1, 2));
    let wrong = (0..100).find(|&n| sorted(&[2, 3, 4], n)[n] != ours(&[2, 3, 4], n)[n]);
    assert_eq!(wrong, Some(SMALLEST_HEAP_WRONG_BY_SORTING));

    assert!(!passes(table_without_a_terminator));
    assert_eq!(table_without_a_terminator(&[1, 3, 4], 8), [0, 1, 0, 1, 2, 3, 2, 3, 1]);
}

/// A period is believed as soon as it is seen twice at the end of the table.
#[test]
fn seeing_a_period_twice_proves_nothing() {
    let seen_twice = |period: Period| period.start + period.length;
    let wrong = |values: &[Nimber]| {
        let believed = (1..values.len()).find_map(|n| proven_period(&values[..n], seen_twice));
        believed.unwrap() != period_by_trial(values)
    };
    assert!(wrong(&SubtractionSet::new([1, 3, 4]).unwrap().table(1000)));
    assert!(wrong(&Octal::dawsons_chess().table(1000)));
    // Nor does the theorem of subtraction sets hold where heaps are split.
    let window = |period: Period| period.start + 2;
    let kayles = Octal::kayles().table(1000);
    let believed = (1..1000).find_map(|n| proven_period(&kayles[..n], window)).unwrap();
    assert_ne!(believed, period_by_trial(&kayles));
}

/// Heaps 1, 1 and heaps 2, 2 both have xor 0; in misère play the first is won, the second lost.
#[test]
fn misere_sums_are_not_decided_by_values() {
    fn wins(heaps: [usize; 2]) -> bool {
        let mut moves = (0..2).flat_map(|i| (0..heaps[i]).map(move |left| (i, left)));
        heaps == [0, 0]
            || moves.any(|(i, left)| {
                let mut after = heaps;
                after[i] = left;
                !wins(after)
            })
    }
    assert_eq!((wins([1, 1]), wins([2, 2])), (true, false));
}

/// `Periodic` answers for heaps of any size, so its own table must not be trusted beyond its end.
#[test]
fn a_limit_is_kept() {
    let tried = std::cell::RefCell::new(Vec::new());
    let rising = |last: usize| {
        tried.borrow_mut().push(last + 1);
        (0..).take(last + 1).collect()
    };
    assert_eq!(
        Periodic::prove(300, rising, |period| period.start + 1),
        Err(GrundyError::NoPeriod { heaps: 300 })
    );
    assert_eq!(*tried.borrow(), [64, 128, 256, 300]);
}

// 7. The demo.

#[test]
fn demos() {
    demo::DEMO.shows(&[("sprague_grundy", ""), ("sprague_grundy_lost", "take 2 3 from 5 7 3")]);
    tokens::DEMO.shows(&[("tokens", "")]);
}

#[test]
fn demo_games() {
    // The reader begins in a lost position; illegal lines are refused and change nothing.
    let moves = "1 2\n3 1\n1 9\n2 3\n1 1\n1 4\n2 1\n1 1\n2 1\n1 1\n";
    let line = format!("--play take 1 3 4 from 4 6 <<< {moves}");
    demo::DEMO.shows(&[("sprague_grundy_play", &line)]);
    let moves = "1 d\n3 e\n0 b\n1 c\n2 f\n";
    let line = format!("--play a-b a-c b-c b-d c-e d-e d-f tokens a d <<< {moves}");
    tokens::DEMO.shows(&[("tokens_play", &line)]);
}

/// A perfect player begins in every won position of two small heaps, and wins against every reader.
#[test]
fn the_program_wins_what_can_be_won() {
    fn lines(heaps: [u64; 2], so_far: &str, games: &mut usize) {
        let line = format!("--play --second --frames take 1 3 4 from {} {}", heaps[0], heaps[1]);
        let args: Vec<&str> = line.split(' ').collect();
        let printed = |moves: &str| demo::DEMO.output_on(&args, moves).unwrap();
        let out = printed(so_far);
        if out.contains("\"over\":true") {
            assert!(out.contains("You cannot move: I win."), "{heaps:?} {so_far:?}");
            *games += 1;
            return;
        }
        for heap in 1..=2 {
            for take in [1, 3, 4] {
                let next = format!("{so_far}{heap} {take}\n");
                if printed(&next).contains("\"refused\":null") {
                    lines(heaps, &next, games);
                }
            }
        }
    }
    let set = SubtractionSet::new([1, 3, 4]).unwrap();
    let mut games = 0;
    for heaps in (0..36).map(|code| [code / 6, code % 6]) {
        if !winning_takes(&set, &heaps).is_empty() {
            lines(heaps, "", &mut games);
        }
    }
    assert!(100 < games, "{games}");
}

#[test]
fn the_cost_grows_as_the_page_says() {
    let rule = SubtractionSet::new([1, 3, 4]).unwrap();
    for n in [64, 256, 1024] {
        let (once, twice) = (demo::table_steps(&rule, n), demo::table_steps(&rule, 2 * n));
        assert!(2 * once - 7 <= twice && twice <= 2 * once + 7, "{once}, {twice}");
        assert!(once <= 7 * (n + 1), "at most 3 marks written and 4 read a heap");
    }
    // One table of 64 heaps is enough.
    assert_eq!(demo::period_steps(&rule), demo::table_steps(&rule, 63));
}

#[test]
fn bad_input_of_the_programs() {
    demo::DEMO.refuses(&[
        ("nim 3", r#"amount 1, or "from": "nim" is not a number (column 1)"#),
        ("take 1 0 from 3", r#"amount 2, or "from": "0" is less than 1 (column 8)"#),
        ("take 1 x from 3", r#"amount 2, or "from": "x" is not a number (column 8)"#),
        ("take 1 2", r#"amount 3, or "from": the input ends here (column 9)"#),
        ("take 1 from 3 -3", r#"heap 2: "-3" is negative (column 15)"#),
        ("take 2 1048577 from 3", "heaps 0..1048576 do not prove a period"),
        ("take 1 18446744073709551615 from 5", "heaps 0..1048576 do not prove a period"),
    ]);
    tokens::DEMO.refuses(&[
        ("a-b b-c c-a tokens a", r#"edge 3: "c-a" closes the cycle a -> b -> c -> a (column 9)"#),
        ("a-a tokens", r#"edge 1: "a-a" closes the cycle a -> a (column 1)"#),
        ("a-b a- tokens a", r#"edge 2, or "tokens": "a-" is not two names, as in a-b (column 5)"#),
        ("a-b", r#"edge 2, or "tokens": the input ends here (column 4)"#),
        ("a-b tokens c", r#"token 1: "c" is no vertex of the graph (column 12)"#),
    ]);
}

/// A heap is said to be like a smaller one only if the picture of the row does not reach it.
#[test]
fn a_heap_is_like_no_other_than_a_smaller_one() {
    demo::DEMO.says(&[
        // The period begins at once, and is longer than the heap.
        ("take 1 30 from 25", "…The value is 1. The xor is 1:…"),
        ("take 1 30 from 31", "…The value is 0 (31 is like 0). The xor is 0:…"),
        ("take 1 from 24", "…The value is 0. The xor is 0:…"),
        ("take 1 from 25", "…The value is 1 (25 is like 1). The xor is 1:…"),
    ]);
}

#[test]
fn too_large_to_draw_still_has_its_answer() {
    let edges: Vec<String> = (0..1000).map(|v| format!("v{v}-v{}", v + 1)).collect();
    demo::DEMO.says(&[
        (
            "1 3 4 from 1000000000000000000 5",
            "…The values are 1 (1000000000000000000 is like 1) and 3. The xor is 2:…\
             heap 1, take 3, leave 999999999999999997; heap 2, take 4, leave 1.…",
        ),
        (
            &format!("take 1 from{}", " 1".repeat(1001)),
            "Take 1: 1001 heaps\n…Too many to draw: the limit is 12.…\
             Won, with 1001 winning moves: heap 1, take 1, leave 0;…\
             heap 12, take 1, leave 0; and 989 more.",
        ),
        ("take from", "…Lost: the values have the xor 0."),
    ]);
    tokens::DEMO.says(&[
        (&format!("a-b tokens{}", " a".repeat(13)), "13 tokens\n…"),
        ("a-b tokens a", "A token on a\n…"),
        (
            &format!("{} tokens v0 v1", edges.join(" ")),
            "…Too large to draw: the limit is 14 vertices…\
             token 1, slide to v1; token 2, slide to v2.",
        ),
        ("tokens", "…Lost: the values have the xor 0."),
    ]);
}

#[test]
fn a_lost_game_names_the_move_that_lost_it() {
    demo::DEMO.says(&[
        ("--play take 1 2 from 2 <<< 1 1\n", games::COULD_HAVE_WON),
        ("--play take 1 2 from 3 <<< 1 1\n", "…\nYou cannot move: I win."),
    ]);
    tokens::DEMO.says(&[
        ("--play a-b a-c b-c tokens a <<< 1 b\n", games::COULD_HAVE_WON),
        ("--play a-b b-c tokens a <<< 1 b\n", "…\nYou cannot move: I win."),
    ]);
}
