//! The exercises of chapter 12.

use std::num::NonZeroU64;

use game_theory::sprague_grundy::SubtractionSet;
use game_theory::{bash_game, nim_game, wythoff_game};

use crate::inputs::{Random, lists, shorter, shown};
use crate::judge::{Failure, Player, Task, Wrong};

/// Numbers on the way to 0: 0 itself, the half, one less.
fn less(n: u64) -> Vec<u64> {
    if n == 0 { Vec::new() } else { vec![0, n / 2, n - 1] }
}

/// The lists that are shorter by some elements, or in which one element is less.
fn shorter_or_less(list: &[u64]) -> Vec<Vec<u64>> {
    let mut all = shorter(list);
    for i in 0..list.len() {
        for value in less(list[i]) {
            let mut smaller = list.to_vec();
            smaller[i] = value;
            all.push(smaller);
        }
    }
    all
}

/// The number of elements and their sum.
fn weight(list: &[u64]) -> u64 {
    list.iter().fold(list.len() as u64, |sum, heap| sum.saturating_add(*heap))
}

/// Exercise 12.1: `bash_game`.
#[derive(Debug)]
pub struct BashGame;

impl Task for BashGame {
    /// The heap, and the most that a move may take.
    type Input = (u64, u64);
    type Output = Option<u64>;

    const SECTION: &'static str = "12.1";
    const CHAPTER: &'static str = "game-theory";
    const NAME: &'static str = "bash_game";
    const HARNESS: &'static str = "|(heap, most)| attempt::winning_take(heap, most)";
    const HINTS: &'static [&'static str] = &[
        "Write down for most = 3 who wins with 0, 1, 2, ... objects. Which heaps are lost?",
        "Whatever the opponent takes, you can make both takes together equal to most + 1.",
        "The heaps that are lost are the multiples of most + 1. From any other heap, take the remainder.",
        "If most is the largest u64, most + 1 does not fit. Which heaps can then be taken whole?",
    ];

    fn small() -> Vec<Self::Input> {
        (0..=30).flat_map(|heap| (1..=8).map(move |most| (heap, most))).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        (random.sized(), random.sized().max(1))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("a heap of 2^64 - 1, takes of at most 2", (u64::MAX, 2)),
            ("a heap of 2^64 - 1, any take", (u64::MAX, u64::MAX)),
        ]
    }

    fn size((heap, most): &Self::Input) -> u64 {
        heap.saturating_add(*most)
    }

    fn smaller((heap, most): &Self::Input) -> Vec<Self::Input> {
        let heaps = less(*heap).into_iter().map(|heap| (heap, *most));
        let rules = less(*most).into_iter().filter(|most| 0 < *most).map(|most| (*heap, most));
        heaps.chain(rules).collect()
    }

    fn call((heap, most): &Self::Input) -> String {
        format!("winning_take({heap}, {most})")
    }

    fn check((heap, most): &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let rule = NonZeroU64::new(*most).unwrap_or(NonZeroU64::MIN);
        let expected = bash_game::winning_take(*heap, rule);
        if expected == *output {
            return Ok(());
        }
        let because = match (*output, expected) {
            (Some(take), _) if take == 0 || *most < take || *heap < take => {
                format!("a take of {take} is against the rules")
            }
            (Some(take), _) => {
                let left = heap - take;
                let answer = bash_game::winning_take(left, rule).unwrap_or(0);
                format!("that leaves {left}, and the opponent wins by taking {answer}")
            }
            (None, Some(take)) => {
                format!("taking {take} leaves {}, from which every take loses", heap - take)
            }
            // The two are not equal, so one of them is a take.
            (None, None) => String::new(),
        };
        Err(Wrong {
            expected: format!("{expected:?}"),
            got: format!("{output:?}"),
            because: Some(because),
        })
    }
}

/// Exercise 12.2: `wythoff_game`.
#[derive(Debug)]
pub struct WythoffGame;

impl Task for WythoffGame {
    type Input = (u64, u64);
    type Output = bool;

    const SECTION: &'static str = "12.2";
    const CHAPTER: &'static str = "game-theory";
    const NAME: &'static str = "wythoff_game";
    const HARNESS: &'static str = "|(a, b)| attempt::is_cold(a, b)";
    const HINTS: &'static [&'static str] = &[
        "The heaps may come in any order. Let a be the smaller one, and k = b - a. They are cold exactly if a is the \
         floor of k times the golden ratio.",
        "An f64 has 53 binary digits, so k times the golden ratio is rounded, sometimes up to the next integer. Write \
         the floor as two inequalities instead: a <= k φ < a + 1.",
        "The golden ratio is the positive solution of x² = x + 1. So for x >= 0, x <= φ holds exactly if x² <= x + 1. \
         Put x = a / k and multiply by k².",
        "That gives a a <= k a + k k for the left inequality, and with a + 1 in place of a, its opposite for the right \
         one. The products need 128 bits.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut inputs: Vec<Self::Input> =
            (0..=40).flat_map(|a| (0..=40).map(move |b| (a, b))).collect();
        // Where k is a Fibonacci number, k φ is almost an integer: whoever rounds goes wrong here
        // first.
        let (mut k, mut next) = (55, 89);
        while let Some(pair) = wythoff_game::cold_pair(k) {
            inputs.extend(around(pair));
            (k, next) = (next, k + next);
        }
        inputs
    }

    fn random(random: &mut Random) -> Self::Input {
        let k = random.sized() / 4;
        let positions = around(wythoff_game::cold_pair(k).unwrap_or_default());
        let (a, b) = positions[random.index(positions.len())];
        if random.below(2) == 0 { (a, b) } else { (b, a) }
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![("two heaps of 2^64 - 1", (u64::MAX, u64::MAX)), ("0 and 2^64 - 1", (0, u64::MAX))]
    }

    fn size((a, b): &Self::Input) -> u64 {
        a.saturating_add(*b)
    }

    fn smaller((a, b): &Self::Input) -> Vec<Self::Input> {
        let firsts = less(*a).into_iter().map(|a| (a, *b));
        let seconds = less(*b).into_iter().map(|b| (*a, b));
        firsts.chain(seconds).collect()
    }

    fn call((a, b): &Self::Input) -> String {
        format!("is_cold({a}, {b})")
    }

    fn check((a, b): &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let is_cold = wythoff_game::is_cold(*a, *b);
        if is_cold == *output {
            return Ok(());
        }
        let because = match wythoff_game::winning_moves(*a, *b).next() {
            None => "every move leads to a hot position".to_owned(),
            Some(wythoff_game::Move { first, second }) => {
                format!("a move leads to ({}, {}), which is cold", a - first, b - second)
            }
        };
        Err(Wrong {
            expected: is_cold.to_string(),
            got: output.to_string(),
            because: Some(because),
        })
    }
}

/// A pair and its neighbors with the same difference.
fn around((a, b): (u64, u64)) -> Vec<(u64, u64)> {
    let before = a.checked_sub(1).zip(b.checked_sub(1));
    let after = a.checked_add(1).zip(b.checked_add(1));
    [before, Some((a, b)), after].into_iter().flatten().collect()
}

/// Exercise 12.3: `nim_game`.
#[derive(Debug)]
pub struct NimGame;

impl Task for NimGame {
    type Input = Vec<u64>;
    type Output = Option<(usize, u64)>;

    const SECTION: &'static str = "12.3";
    const CHAPTER: &'static str = "game-theory";
    const NAME: &'static str = "nim_game";
    const HARNESS: &'static str = "|heaps: Vec<u64>| attempt::winning_move(&heaps)";
    const HINTS: &'static [&'static str] = &[
        "Compute the nim-sum, the xor of all heaps. If it is 0, every move loses.",
        "A winning move makes the nim-sum 0. Which size must heap s have for that, if the others stay as they are?",
        "The xor of the other heaps is s ^ sum. So heap s must become s ^ sum, which is a legal move only if it is less \
         than s.",
    ];

    fn small() -> Vec<Self::Input> {
        lists(4, &[0, 1, 2, 3, 4])
    }

    fn random(random: &mut Random) -> Self::Input {
        let mut heaps: Vec<u64> = (0..random.below(8)).map(|_| random.sized()).collect();
        if random.below(2) == 0 {
            // Balanced: a lost position.
            heaps.push(nim_game::nim_sum(heaps.iter().copied()));
        }
        heaps
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut random = Random::new(3);
        vec![("500 000 random heaps", (0..500_000).map(|_| random.next_u64()).collect())]
    }

    fn size(input: &Self::Input) -> u64 {
        weight(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter_or_less(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("winning_move(&{})", shown(input))
    }

    fn check(heaps: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let Some((heap, take)) = *output else {
            return match nim_game::winning_moves(heaps).next() {
                None => Ok(()),
                Some(winning) => {
                    let (heap, take) = (winning.heap, winning.take);
                    let mut left = heaps.clone();
                    left[heap] = winning.left;
                    Err(Wrong {
                        expected: format!("a winning move such as Some(({heap}, {take}))"),
                        got: "None".to_owned(),
                        because: Some(format!(
                            "taking {take} from heaps[{heap}] leaves {}, whose nim-sum is 0",
                            shown(&left)
                        )),
                    })
                }
            };
        };
        check_move(heaps, (heap, take)).map(|_| ()).map_err(|because| Wrong {
            expected: match nim_game::winning_moves(heaps).next() {
                None => "None".to_owned(),
                Some(winning) => {
                    format!("a winning move such as Some(({}, {}))", winning.heap, winning.take)
                }
            },
            got: format!("Some(({heap}, {take}))"),
            because: Some(because),
        })
    }
}

/// Plays a move that should win. Returns what it leaves, or why it does not win.
fn check_move(heaps: &[u64], (heap, take): (usize, u64)) -> Result<Vec<u64>, String> {
    let mut left = heaps.to_vec();
    if nim_game::play(&mut left, heap, take).is_err() {
        return Err(match heaps.get(heap) {
            None => format!("there is no heaps[{heap}]"),
            Some(_) if take == 0 => "a move must take something".to_owned(),
            Some(size) => format!("heaps[{heap}] has {size}, so {take} cannot be taken"),
        });
    }
    if nim_game::is_cold(&left) {
        return Ok(left);
    }
    let sum = nim_game::nim_sum(left.iter().copied());
    Err(format!("that leaves {}, whose nim-sum is {sum} and not 0", shown(&left)))
}

/// How many lines of a match are shown.
const MOST_LINES: usize = 12;

/// Exercise 12.3: `nim_game_player`.
#[derive(Debug)]
pub struct NimGamePlayer;

impl Task for NimGamePlayer {
    type Input = Vec<u64>;
    type Output = (usize, u64);

    const SECTION: &'static str = "12.3";
    const CHAPTER: &'static str = "game-theory";
    const NAME: &'static str = "nim_game_player";
    const IS_ASKED_ONCE: bool = false;
    const HARNESS: &'static str = "|heaps: Vec<u64>| attempt::choose(&heaps)";
    const HINTS: &'static [&'static str] = &[
        "If you have solved `nim_game`, your player can make the move that it finds.",
        "Your player begins in won positions only. As long as each of its moves is a winning one, it is never asked for a \
         move in a lost position.",
        "For each heap s, compute s ^ sum, where sum is the xor of all heaps. The first heap for which that is less than \
         s is the one to take from.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut positions = lists(3, &[0, 1, 2, 3, 4, 5]);
        positions.retain(|heaps| !nim_game::is_cold(heaps));
        positions
    }

    fn random(random: &mut Random) -> Self::Input {
        loop {
            let heaps: Vec<u64> = (0..=random.below(6)).map(|_| random.below(20)).collect();
            if !nim_game::is_cold(&heaps) {
                return heaps;
            }
        }
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![
            ("three heaps of about 10^18", vec![1 << 60, (1 << 59) + 12_345, (1 << 59) + 67_890]),
            ("the heaps 1 to 99, and one of 1 000", (1..=99).chain([1_000]).collect()),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        weight(input)
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let mut positions = shorter_or_less(input);
        positions.retain(|heaps| !nim_game::is_cold(heaps));
        positions
    }

    fn call(input: &Self::Input) -> String {
        format!("a match from {}", shown(input))
    }

    fn check(heaps: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        check_move(heaps, *output).map(|_| ()).map_err(|because| {
            let winning = nim_game::winning_moves(heaps).next();
            let expected = winning.map_or_else(String::new, |winning| {
                format!(
                    "choose(&{}) = ({}, {}) or another winning move",
                    shown(heaps),
                    winning.heap,
                    winning.take
                )
            });
            let got = format!("{output:?}");
            Wrong { expected, got, because: Some(because) }
        })
    }

    /// Plays the match to its end, against a player that makes no mistakes.
    fn try_input(input: &Self::Input, player: &mut Player<'_, Self>) -> Result<(), Failure> {
        let mut heaps = input.clone();
        let mut record = Vec::new();
        let mut mistake = None;
        while heaps.iter().any(|heap| 0 < *heap) {
            let (heap, take) = player.ask(&heaps)?;
            if mistake.is_none() {
                mistake = NimGamePlayer::check(&heaps, &(heap, take)).err();
            }
            record.push(format!("{}: you take {take} from heaps[{heap}]", shown(&heaps)));
            if nim_game::play(&mut heaps, heap, take).is_err() {
                break;
            }
            let Some(reply) = reply(&heaps) else { break };
            record.push(format!(
                "{}: we take {} from heaps[{}]",
                shown(&heaps),
                reply.take,
                reply.heap
            ));
            heaps[reply.heap] = reply.left;
        }
        let Some(mut wrong) = mistake else { return Ok(()) };
        let because = wrong.because.unwrap_or_default();
        let end = if heaps.iter().any(|heap| 0 < *heap) {
            "your move is against the rules".to_owned()
        } else {
            format!("{}: we took the last object", shown(&heaps))
        };
        record.push(end);
        // A long match is cut, but its end is shown.
        if MOST_LINES < record.len() {
            record.splice(MOST_LINES - 2..record.len() - 1, ["...".to_owned()]);
        }
        wrong.because = Some(format!("{because}\nThe match:\n{}", record.join("\n")));
        Err(wrong.into())
    }
}

/// Our move: a winning one, or else one object, so that the match goes on; the whole of a heap
/// where that would take too long. None at the end.
fn reply(heaps: &[u64]) -> Option<nim_game::Move<u64>> {
    let perfect = nim_game::perfect_move(heaps)?;
    if nim_game::is_cold(heaps) && 500 < weight(heaps) {
        let take = heaps[perfect.heap];
        return Some(nim_game::Move { heap: perfect.heap, take, left: 0 });
    }
    Some(perfect)
}

/// Exercise 12.4: `sprague_grundy_mex`.
#[derive(Debug)]
pub struct SpragueGrundyMex;

impl Task for SpragueGrundyMex {
    type Input = Vec<u32>;
    type Output = u32;

    const SECTION: &'static str = "12.4";
    const CHAPTER: &'static str = "game-theory";
    const NAME: &'static str = "sprague_grundy_mex";
    const HARNESS: &'static str = "|values: Vec<u32>| attempt::mex(&values)";
    const HINTS: &'static [&'static str] = &[
        "The mex of n values is at most n, because n values cannot be all of 0, 1, ..., n.",
        "Make a list of n + 1 flags, one for each number that can be the mex. Set the flag of each value, and leave out \
         the values that are greater than n.",
        "The mex is the index of the first flag that is not set. One of the n + 1 flags is always left.",
    ];

    fn small() -> Vec<Self::Input> {
        lists(5, &[0, 1, 2, 3, 4, u32::MAX])
    }

    fn random(random: &mut Random) -> Self::Input {
        let n = random.below(30);
        (0..n).map(|_| u32::try_from(random.below(20)).unwrap_or(0)).collect()
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut values: Vec<u32> = (0..400_000).collect();
        Random::new(4).shuffle(&mut values);
        vec![("the numbers 0 to 399 999, shuffled", values)]
    }

    fn size(input: &Self::Input) -> u64 {
        input.len() as u64
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        shorter(input)
    }

    fn call(input: &Self::Input) -> String {
        format!("mex(&{})", shown(input))
    }

    fn check(values: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let mut sorted = values.clone();
        sorted.sort_unstable();
        sorted.dedup();
        // The values begin with 0, 1, 2, ..., up to the mex.
        let mut mex = 0;
        while sorted.get(mex as usize) == Some(&mex) {
            mex += 1;
        }
        if mex == *output {
            return Ok(());
        }
        let because = if values.contains(output) {
            format!("{output} is among the values")
        } else {
            format!("{mex} is less, and is not among the values either")
        };
        Err(Wrong { expected: mex.to_string(), got: output.to_string(), because: Some(because) })
    }
}

/// Exercise 12.4: `sprague_grundy`.
#[derive(Debug)]
pub struct SpragueGrundy;

impl Task for SpragueGrundy {
    /// The amounts that a move may take, and the largest heap.
    type Input = (Vec<usize>, usize);
    type Output = Vec<u32>;

    const SECTION: &'static str = "12.4";
    const CHAPTER: &'static str = "game-theory";
    const NAME: &'static str = "sprague_grundy";
    const HARNESS: &'static str =
        "|(amounts, n): (Vec<usize>, usize)| attempt::grundy_values(&amounts, n)";
    const HINTS: &'static [&'static str] = &[
        "Fill the list from heap 0 upwards. Then the values of all smaller heaps are there when you need them.",
        "The value of a heap is the mex of the values of heap - amount, over all amounts that are at most heap.",
        "Use your `mex` of the exercise before. It costs as many steps as there are amounts, so the whole list costs n \
         times as many.",
    ];

    fn small() -> Vec<Self::Input> {
        let mut inputs = Vec::new();
        for subset in 0..1_u32 << 5 {
            let amounts: Vec<usize> =
                (1..=5).filter(|amount| subset >> (amount - 1) & 1 == 1).collect();
            inputs.extend((0..=12).map(|n| (amounts.clone(), n)));
        }
        inputs
    }

    fn random(random: &mut Random) -> Self::Input {
        let mut amounts: Vec<usize> = (0..random.below(8)).map(|_| 1 + random.index(15)).collect();
        random.shuffle(&mut amounts);
        (amounts, random.index(60))
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        vec![(
            "takes of 1, 5, 8, 14, 23 or 30 from heaps of up to 300 000",
            (vec![1, 5, 8, 14, 23, 30], 300_000),
        )]
    }

    fn size((amounts, n): &Self::Input) -> u64 {
        (n + amounts.len() + amounts.iter().sum::<usize>()) as u64
    }

    fn smaller((amounts, n): &Self::Input) -> Vec<Self::Input> {
        let rules = shorter(amounts).into_iter().map(|amounts| (amounts, *n));
        let heaps = less(*n as u64).into_iter().filter_map(|n| usize::try_from(n).ok());
        rules.chain(heaps.map(|n| (amounts.clone(), n))).collect()
    }

    fn call((amounts, n): &Self::Input) -> String {
        format!("grundy_values(&{amounts:?}, {n})")
    }

    fn check((amounts, n): &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let rule = SubtractionSet::new(amounts.iter().copied());
        let expected = rule.map(|rule| rule.table(*n)).unwrap_or_default();
        if expected == *output {
            return Ok(());
        }
        let fault = expected.iter().zip(output).position(|(expected, got)| expected != got);
        let because = match fault {
            None => format!("there must be a value for each heap from 0 to {n}"),
            Some(heap) => {
                let lefts = amounts.iter().filter_map(|amount| heap.checked_sub(*amount));
                let mut values: Vec<u32> = lefts.map(|left| expected[left]).collect();
                values.sort_unstable();
                values.dedup();
                let mex = expected[heap];
                format!(
                    "a move from heap {heap} reaches the values {values:?}, so its value is {mex}"
                )
            }
        };
        Err(Wrong { expected: shown(&expected), got: shown(output), because: Some(because) })
    }
}
