//! The judges' problems about Nim: USTC 1213, Luogu P2197, P1247 and P2599.

use pretty_assertions::assert_eq;
use proptest::prelude::*;
use trace::Judge;

use crate::games;
use crate::oracle::{Play, Search, one_heap_lowered, tuples};

#[path = "../../examples/luogu_p1247.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod luogu_p1247;
#[path = "../../examples/luogu_p2197.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod luogu_p2197;
#[path = "../../examples/luogu_p2599.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod luogu_p2599;
#[path = "../../examples/ustc_1213.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod ustc_1213;

const USTC_1213: &Judge = &ustc_1213::JUDGE;
const P2197: &Judge = &luogu_p2197::JUDGE;
const P1247: &Judge = &luogu_p1247::JUDGE;
const P2599: &Judge = &luogu_p2599::JUDGE;

/// What a program prints for an input without a fault.
fn answers(judge: &Judge, input: &str) -> String {
    let (answers, error) = judge.answers(input);
    assert_eq!(error, None, "{} of {input:?}", judge.name);
    answers
}

fn joined(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

// 1. Samples and more cases.

#[test]
fn samples() {
    let samples = [
        (USTC_1213, "ustc_1213", include_str!("../in/ustc_1213.txt"), "10\n-1\n1\n4\n"),
        (P2197, "luogu_p2197", include_str!("../in/luogu_p2197.txt"), "No\nYes\n"),
        (P1247, "luogu_p1247", include_str!("../in/luogu_p1247.txt"), "4 3\n3 6 5\n"),
        (P1247, "luogu_p1247_lose", include_str!("../in/luogu_p1247_lose.txt"), "lose\n"),
        (P2599, "luogu_p2599", include_str!("../in/luogu_p2599.txt"), "0\n"),
    ];
    for (judge, name, input, printed) in samples {
        games::check_sample(judge, name, input, printed);
    }
}

#[test]
fn more_cases() {
    let table = [
        (USTC_1213, "4 11 6 10 8", "1\n"),
        (USTC_1213, "1 1000000000 0", "1000000000\n"),
        // A published solution prints 100000001 for all three.
        (USTC_1213, "1 100000002 0", "100000002\n"),
        (USTC_1213, "2 1000000000 1 0", "999999999\n"),
        (USTC_1213, "2 536870912 1 0", "536870911\n"),
        (USTC_1213, "2 1000000000 999999999 0", "1\n"),
        (USTC_1213, "3 0 0 0 0", "-1\n"),
        (USTC_1213, "0", ""),
        (USTC_1213, "", ""),
        (USTC_1213, " \n", ""),
        // The terminator may be missing, and what stands behind it is not read.
        (USTC_1213, "1 7", "7\n"),
        (USTC_1213, "1 7 0 1 8", "7\n"),
        (P2197, "0", ""),
        (P2197, "1\n0\n\n", "No\n"),
        (P2197, "2 0 1 5", "No\nYes\n"),
        (P2197, "1 3 9999 9998 1", "No\n"),
        // Take first, heap second; the first heap, not the smallest take.
        (P1247, "4 11 6 10 8", "7 1\n4 6 10 8\n"),
        (P1247, "2 2 2", "lose\n"),
        (P1247, "3 1 2 3", "lose\n"),
        (P1247, "1 5", "5 1\n0\n"),
        (P1247, "0", "lose\n"),
        (P1247, "3 0 0 0", "lose\n"),
        (P1247, "2 1000000000 0", "1000000000 1\n0 0\n"),
        (P2599, "1 4 3 1 9 5", "1\n"),
        (P2599, "4 1 5 2 4 4 2 4 5 3 1 1 1", "1\n0\n1\n1\n"),
        (P2599, "3 3 2 1 2 3 2 1 1 3 1 2 3", "0\n1\n1\n"),
        (P2599, "3 4 1 1 1 1 3 2 3 2 5 3 1 4 1 5", "0\n0\n1\n"),
        // An empty heap is not there, not even between two others.
        (P2599, "5 0 1 0 3 0 0 0 3 4 0 4 3 0 5 0", "0\n0\n0\n0\n1\n"),
        (P2599, "0", ""),
    ];
    for (judge, input, printed) in table {
        assert_eq!(answers(judge, input), printed, "{} of {input:?}", judge.name);
    }
}

// 2. All small cases, against a search.

/// Every list as one input: its length, then its numbers.
fn cases(lists: &[Vec<u64>]) -> String {
    let line = |list: &Vec<u64>| format!("{} {}\n", list.len(), joined(list));
    lists.iter().map(line).collect()
}

#[test]
fn a_search_agrees_on_all_small_heaps() {
    let lists: Vec<_> = (1..=3).flat_map(|n| tuples(n, 8)).chain(tuples(4, 4)).collect();
    let mut search = Search::new(Play::Normal, |heaps: &Vec<u64>| one_heap_lowered(heaps));
    let verdicts = answers(P2197, &format!("{}\n{}", lists.len(), cases(&lists)));
    let takes = answers(USTC_1213, &format!("{}0", cases(&lists)));
    assert_eq!((verdicts.lines().count(), takes.lines().count()), (lists.len(), lists.len()));
    for ((heaps, verdict), take) in lists.iter().zip(verdicts.lines()).zip(takes.lines()) {
        assert_eq!(verdict == "No", search.is_cold(heaps), "{heaps:?}");
        let total: u64 = heaps.iter().sum();
        let mut after = one_heap_lowered(heaps);
        after.retain(|next| search.is_cold(next));
        let fewest = after.iter().map(|next| total - next.iter().sum::<u64>()).min();
        let expected = fewest.map_or("-1".to_owned(), |fewest| fewest.to_string());
        assert_eq!(take, expected, "{heaps:?}");
        // Of the winning moves, the one in the first heap.
        let first = (0..heaps.len()).find_map(|heap| {
            let next = after.iter().find(|next| next[heap] < heaps[heap])?;
            let take = heaps[heap] - next[heap];
            Some(format!("{take} {}\n{}\n", heap + 1, joined(next)))
        });
        let printed = answers(P1247, &cases(std::slice::from_ref(heaps)));
        assert_eq!(printed, first.unwrap_or("lose\n".to_owned()), "{heaps:?}");
    }
}

/// Every way to lower an end of a row; an end that is empty goes.
fn ends_lowered(row: &[u64]) -> Vec<Vec<u64>> {
    let mut after = Vec::new();
    if let [first, rest @ ..] = row {
        after.extend((1..*first).map(|left| [&[left], rest].concat()));
        after.push(rest.to_vec());
    }
    if let [rest @ .., last] = row {
        after.extend((1..*last).map(|left| [rest, &[left]].concat()));
        after.push(rest.to_vec());
    }
    after
}

#[test]
fn a_search_agrees_on_all_small_rows() {
    let positive = |n, last| tuples(n, last).into_iter().filter(|row| !row.contains(&0));
    let rows: Vec<_> =
        (0..=3).flat_map(|n| positive(n, 7)).chain(positive(4, 5)).chain(positive(5, 4)).collect();
    let mut search = Search::new(Play::Normal, |row: &Vec<u64>| ends_lowered(row));
    let printed = answers(P2599, &format!("{}\n{}", rows.len(), cases(&rows)));
    assert_eq!(printed.lines().count(), rows.len());
    for (row, verdict) in rows.iter().zip(printed.lines()) {
        assert_eq!(verdict == "0", search.is_cold(row), "{row:?}");
    }
}

// 3. Properties.

proptest! {
    #[test]
    fn the_move_that_is_printed_wins(heaps in prop::collection::vec(0..=1_000_000_000_u64, 1..50)) {
        let sum = heaps.iter().fold(0, |sum, size| sum ^ size);
        let printed = answers(P1247, &cases(std::slice::from_ref(&heaps)));
        let mut lines = printed.lines();
        let first = lines.next().unwrap();
        if sum == 0 {
            prop_assert_eq!(first, "lose");
        } else {
            let (take, heap) = first.split_once(' ').unwrap();
            let (take, heap) = (take.parse::<u64>().unwrap(), heap.parse::<usize>().unwrap());
            let mut after = heaps;
            prop_assert!(0 < take && take <= after[heap - 1]);
            after[heap - 1] -= take;
            prop_assert_eq!(after.iter().fold(0, |sum, size| sum ^ size), 0);
            prop_assert_eq!(lines.next().unwrap(), joined(&after));
        }
        prop_assert_eq!(lines.next(), None);
    }

    /// Line breaks do not matter, and a cut input gives the answers of its whole cases.
    #[test]
    fn blanks_and_cuts(
        lists in prop::collection::vec(prop::collection::vec(1..100_u64, 1..6), 1..8),
        blank in "[ \r\n\t]{1,3}",
        cut in any::<prop::sample::Index>(),
    ) {
        let text = cases(&lists);
        let whole = answers(USTC_1213, &text);
        let tokens: Vec<&str> = text.split_whitespace().collect();
        prop_assert_eq!(&answers(USTC_1213, &tokens.join(&blank)), &whole);
        let n_kept = cut.index(tokens.len());
        let (printed, error) = USTC_1213.answers(&tokens[..n_kept].join(&blank));
        prop_assert!(whole.starts_with(&printed));
        let mut ends = 0;
        let n_whole = lists.iter().take_while(|list| { ends += list.len() + 1; ends <= n_kept }).count();
        prop_assert_eq!(printed.lines().count(), n_whole);
        let ends_between_cases =
            n_kept == lists[..n_whole].iter().map(|list| list.len() + 1).sum::<usize>();
        prop_assert_eq!(error.is_none(), ends_between_cases);
    }
}

// 4. Limits.

#[test]
fn a_million_heaps_to_take_from() {
    let heaps: Vec<u64> =
        (0..1_000_000_u64).map(|i| i * 7919 % 1_000_000_007 % 1_000_000_001).collect();
    let sum = heaps.iter().fold(0, |sum, size| sum ^ size);
    let fewest =
        heaps.iter().filter(|&size| size ^ sum < *size).map(|size| size - (size ^ sum)).min();
    let text = format!("{}1 1000000000\n0\n", cases(&[heaps]));
    assert_eq!(answers(USTC_1213, &text), format!("{}\n1000000000\n", fewest.unwrap()));
}

#[test]
fn half_a_million_heaps_to_print() {
    // Pairs cancel, so the last heap must go.
    let mut heaps: Vec<u64> = (0..499_998).map(|i| 1_000_000_000 - i / 2).collect();
    heaps.extend([0, 3]);
    let printed = answers(P1247, &cases(std::slice::from_ref(&heaps)));
    let (first, after) = printed.split_once('\n').unwrap();
    // Some heap above may be lowered too: the first that has the digit 2 is.
    let heap = heaps.iter().position(|size| size ^ 3 < *size).unwrap();
    assert_eq!(first, format!("{} {}", heaps[heap] - (heaps[heap] ^ 3), heap + 1));
    heaps[heap] ^= 3;
    assert_eq!(after, format!("{}\n", joined(&heaps)));
}

#[test]
fn ten_rows_of_a_thousand_heaps() {
    // A palindrome of even length is lost: the mirror image answers every move.
    let half: Vec<u64> = (0..500).map(|i| i * i % 1_000_000_000 + 1).collect();
    let mirrored: Vec<u64> = half.iter().chain(half.iter().rev()).copied().collect();
    let mut raised = mirrored.clone();
    raised[0] += 1_000;
    let rows: Vec<_> = [mirrored, raised].into_iter().cycle().take(10).collect();
    assert_eq!(answers(P2599, &format!("10\n{}", cases(&rows))), "0\n1\n".repeat(5));
}

// 5. Bad input: the answers of the whole cases, and one line with the place.

#[test]
fn bad_input() {
    let table = [
        (USTC_1213, "x", "", r#"the number of heaps: "x" is not a number (line 1, column 1)"#),
        (USTC_1213, "-1", "", r#"the number of heaps: "-1" is negative (line 1, column 1)"#),
        (USTC_1213, "1\n10\n2\n17", "10\n", "heap 2 of 2: the input ends here (line 4, column 3)"),
        (USTC_1213, "2\n17 -3\n", "", r#"heap 2 of 2: "-3" is negative (line 2, column 4)"#),
        (
            USTC_1213,
            "1 5\n1 4294967296",
            "5\n",
            r#"heap 1 of 1: "4294967296" is more than 4294967295 (line 2, column 3)"#,
        ),
        // More heaps than there can be: no memory is asked for before they are read.
        (
            USTC_1213,
            "18446744073709551615 1",
            "",
            "heap 2 of 18446744073709551615: the input ends here (line 1, column 23)",
        ),
        (P2197, "", "", "the number of cases: the input ends here (line 1, column 1)"),
        (
            P2197,
            "2\n1 5\n",
            "Yes\n",
            "the number of heaps of case 2: the input ends here (line 3, column 1)",
        ),
        (P2197, "1\n2\n1", "", "heap 2 of case 1: the input ends here (line 3, column 2)"),
        (P2197, "1\n1\n1.5", "", r#"heap 1 of case 1: "1.5" is not a number (line 3, column 1)"#),
        (P1247, "", "", "the number of heaps: the input ends here (line 1, column 1)"),
        (P1247, "3\n3 6\n", "", "heap 3 of 3: the input ends here (line 3, column 1)"),
        (P1247, "2 1 1e9", "", r#"heap 2 of 2: "1e9" is not a number (line 1, column 5)"#),
        (
            P1247,
            "1 18446744073709551616",
            "",
            "heap 1 of 1: \"18446744073709551616\" is more than 18446744073709551615 \
             (line 1, column 3)",
        ),
        (
            P2599,
            "2\n1 7\n3 1 ?",
            "1\n",
            r#"heap 2 of case 2: "?" is not a number (line 3, column 5)"#,
        ),
        (P2599, "1", "", "the number of heaps of case 1: the input ends here (line 1, column 2)"),
    ];
    for (judge, input, printed, error) in table {
        let expected = (printed.to_owned(), Some(error.to_owned()));
        assert_eq!(judge.answers(input), expected, "{} of {input:?}", judge.name);
    }
}

// 6. Errata.

/// The published solution of USTC 1213 has a comma in its condition, `while (scanf("%d", &n), n)`:
/// what was read decides, and not whether it was. At the end of the input nothing is read, and `n`
/// stays what it was.
#[test]
fn erratum_the_last_0_may_be_missing() {
    const MANY: usize = 1000;
    let n_rounds = |input: &str| {
        let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
        let mut n = 0;
        let rounds = std::iter::repeat_with(|| {
            n = numbers.next().unwrap_or(n);
            numbers.by_ref().take(n).for_each(drop);
            n
        });
        rounds.take(MANY).take_while(|n| 0 < *n).count()
    };
    assert_eq!((n_rounds("1 7 2 3 3 0"), n_rounds("1 7 2 3 3")), (2, MANY));
    assert_eq!(answers(USTC_1213, "1 7 2 3 3"), "7\n-1\n");
    assert_eq!(answers(USTC_1213, "1 7 2 3 3 0"), "7\n-1\n");
}

/// A recipe for End-Nim seen elsewhere compares with `<` alone, so it errs where the new heap
/// equals a neighbor.
#[test]
fn erratum_the_bounds_of_end_nim_are_not_all_strict() {
    fn strict(row: &[u64]) -> bool {
        // As the solver, but for the two comparisons.
        fn answer(size: u64, near: u64, far: u64) -> u64 {
            match size {
                _ if size == far => 0,
                _ if far < size && size < near => size - 1,
                _ if near < size && size < far => size + 1,
                _ => size,
            }
        }
        fn left(row: &[u64]) -> u64 {
            match row {
                [only] => *only,
                [rest @ .., last] => answer(*last, left(rest), right(rest)),
                [] => 0,
            }
        }
        fn right(row: &[u64]) -> u64 {
            match row {
                [only] => *only,
                [first, rest @ ..] => answer(*first, right(rest), left(rest)),
                [] => 0,
            }
        }
        left(&row[1..]) != row[0]
    }
    let mut search = Search::new(Play::Normal, |row: &Vec<u64>| ends_lowered(row));
    let wrong = (2..=4)
        .flat_map(|n| tuples(n, 4))
        .filter(|row| !row.contains(&0))
        .find(|row| strict(row) == search.is_cold(row))
        .expect("the strict recipe is wrong somewhere");
    let printed = answers(P2599, &format!("1 {}", cases(std::slice::from_ref(&wrong))));
    assert_eq!(printed == "0\n", search.is_cold(&wrong), "{wrong:?}");
}
