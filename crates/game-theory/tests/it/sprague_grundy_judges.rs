//! The judges' problems about values and sums: HDU 1847, HDU 1848, POJ 2484, POJ 2425 and POJ 2960.

use std::fmt::Write;

use game_theory::sprague_grundy::dag::Dag;
use game_theory::sprague_grundy::{SubtractionSet, sum_value};
use pretty_assertions::assert_eq;
use trace::{Judge, SplitMix64};

use crate::games;

#[path = "../../examples/hdu_1847.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod hdu_1847;
#[path = "../../examples/hdu_1848.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod hdu_1848;
#[path = "../../examples/poj_2425.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod poj_2425;
#[path = "../../examples/poj_2484.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod poj_2484;
#[path = "../../examples/poj_2960.rs"]
#[expect(dead_code, reason = "the program's own main")]
mod poj_2960;

/// Inputs, the answers expected with blanks for line breaks, and the error line, if any.
type Rows<'a> = &'a [(&'a str, &'a str, Option<&'a str>)];

fn check(judge: &Judge, rows: Rows<'_>) {
    for (input, answers, error) in rows {
        let (printed, told) = judge.answers(input);
        assert_eq!(printed.lines().collect::<Vec<_>>().join(" "), *answers, "{input:?}");
        assert_eq!(told.as_deref(), *error, "{input:?}");
        assert!(printed.is_empty() || printed.ends_with('\n'), "{input:?}");
    }
}

/// The judges' own samples, as the page shows them.
#[test]
fn samples() {
    let samples = [
        (&hdu_1847::JUDGE, include_str!("../in/hdu_1847.txt"), "Kiki\nCici\n"),
        (&hdu_1848::JUDGE, include_str!("../in/hdu_1848.txt"), "Fibo\nNacci\n"),
        (&poj_2484::JUDGE, include_str!("../in/poj_2484.txt"), "Alice\nAlice\nBob\n"),
        (&poj_2425::JUDGE, SAMPLE_2425, "WIN\nWIN\nWIN\nLOSE\nWIN\n"),
        (&poj_2960::JUDGE, SAMPLE_2960, "LWW\nWWL\n"),
    ];
    for (judge, input, printed) in samples {
        games::check_sample(judge, judge.name, input, printed);
    }
}

// HDU 1847: powers of two.

#[test]
fn hdu_1847() {
    let huge = format!("{}\n{}1\n", "9".repeat(2000), "9".repeat(2000));
    check(
        &hdu_1847::JUDGE,
        &[
            ("1\n3\n", "Kiki Cici", None),
            ("2 999\n\n 1000", "Kiki Cici Kiki", None),
            ("", "", None),
            // No card is left: Kiki cannot move.
            ("0\n", "Cici", None),
            ("18446744073709551615\n+2\n", "Cici Kiki", None),
            (&huge, "Cici Kiki", None),
            ("3\nx\n5\n", "Cici", Some(r#"case 2, n: "x" is not a number (line 2, column 1)"#)),
            ("1\n3 -3", "Kiki Cici", Some(r#"case 3, n: "-3" is negative (line 2, column 3)"#)),
            ("4\n1.5", "Kiki", Some(r#"case 2, n: "1.5" is not a number (line 2, column 1)"#)),
        ],
    );
}

// HDU 1848: Fibonacci numbers.

#[test]
fn hdu_1848() {
    check(
        &hdu_1848::JUDGE,
        &[
            ("1 1 1\n1 4 1\n0 0 0\n", "Fibo Nacci", None),
            (
                "5 7 9\n2 3 5\n2 2 4\n1000 1000 1000\n1000 999 998",
                "Fibo Nacci Nacci Nacci Fibo",
                None,
            ),
            // One empty heap, or two, do not end the input.
            ("0 0 4\n0 1 1\n0 3 0\n0 0 0\n7 7 7", "Nacci Nacci Fibo", None),
            ("", "", None),
            ("0 0 0", "", None),
            ("1 1 1\n1 4", "Fibo", Some("case 2, heap 3: the input ends here (line 2, column 4)")),
            ("1 1 x", "", Some(r#"case 1, heap 3: "x" is not a number (line 1, column 5)"#)),
            (
                "1 1 1\n-1 1 1",
                "Fibo",
                Some(r#"case 2, heap 1: "-1" is negative (line 2, column 1)"#),
            ),
            (
                "1 1 1000001",
                "",
                Some(r#"case 1, heap 3: "1000001" is more than 1000000 (line 1, column 5)"#),
            ),
        ],
    );
}

#[test]
fn hdu_1848_at_its_limits() {
    let mut input = String::new();
    for i in 0..100_000 {
        writeln!(input, "{} {} {}", i % 1000 + 1, i / 7 % 1000 + 1, i / 31 % 1000 + 1).unwrap();
    }
    input.push_str("1000000 1000000 0\n0 0 0\n");
    let (printed, error) = hdu_1848::JUDGE.answers(&input);
    assert_eq!((printed.lines().count(), error), (100_001, None));
    assert!(printed.ends_with("Nacci\n"));
}

// POJ 2484: coins in a circle.

#[test]
fn poj_2484() {
    check(
        &poj_2484::JUDGE,
        &[
            ("1\n2\n3\n0\n", "Alice Alice Bob", None),
            ("1000000\n18446744073709551615", "Bob Bob", None),
            ("0\n1\n", "", None),
            ("", "", None),
            ("2\ntwo", "Alice", Some(r#"case 2, n: "two" is not a number (line 2, column 1)"#)),
            ("3\n-1\n0", "Bob", Some(r#"case 2, n: "-1" is negative (line 2, column 1)"#)),
            (
                "18446744073709551616",
                "",
                Some(
                    r#"case 1, n: "18446744073709551616" is more than 18446744073709551615 (line 1, column 1)"#,
                ),
            ),
        ],
    );
}

// POJ 2425: tokens on a graph.

const SAMPLE_2425: &str = include_str!("../in/poj_2425.txt");

#[test]
fn poj_2425() {
    check(
        &poj_2425::JUDGE,
        &[
            (SAMPLE_2425, "WIN WIN WIN LOSE WIN", None),
            // Some copies of the problem end with a graph without positions.
            (&format!("{SAMPLE_2425}0\n"), "WIN WIN WIN LOSE WIN", None),
            ("2\n1 1\n0\n1 0\n1 1", "WIN LOSE", None),
            ("1\n0\n0\n", "", None),
            ("", "", None),
            (
                "2\n1 1\n0\n1 0\n1 2\n",
                "WIN",
                Some(r#"token 1: "2" is more than 1 (line 5, column 3)"#),
            ),
            (
                "2\n1 2\n0\n1 0\n",
                "",
                Some(r#"edge 1 from 0: "2" is more than 1 (line 2, column 3)"#),
            ),
            (
                "3\n1 1\n2 2 0\n0\n1 0\n0",
                "",
                Some(r#"edge 2 from 1: "0" closes the cycle 0 -> 1 -> 0 (line 3, column 5)"#),
            ),
            (
                "1\n1 0\n",
                "",
                Some(r#"edge 1 from 0: "0" closes the cycle 0 -> 0 (line 2, column 3)"#),
            ),
            (
                &format!("{SAMPLE_2425}1\n1 0\n"),
                "WIN WIN WIN LOSE WIN",
                Some(r#"edge 1 from 0: "0" closes the cycle 0 -> 0 (line 19, column 3)"#),
            ),
            (
                "2\n1 1\n",
                "",
                Some("the number of edges from 1: the input ends here (line 3, column 1)"),
            ),
            ("1\n0\n2 0", "", Some("token 2: the input ends here (line 3, column 4)")),
            ("1\n0\n1 -1", "", Some(r#"token 1: "-1" is negative (line 3, column 3)"#)),
            ("a", "", Some(r#"the number of positions: "a" is not a number (line 1, column 1)"#)),
            (
                "1000000000000\n0\n",
                "",
                Some("the number of edges from 1: the input ends here (line 3, column 1)"),
            ),
        ],
    );
}

#[test]
fn poj_2425_at_its_limits() {
    // A thousand positions in one chain, and 10^5 queries of up to ten tokens.
    let n = 1000;
    let mut input = format!("{n}\n");
    for v in 1..n {
        writeln!(input, "1 {v}").unwrap();
    }
    input.push_str("0\n");
    let mut expected = String::new();
    for i in 0..100_000 {
        let tokens: Vec<usize> =
            (0..=i % 10).map(|j| (i * 7 + j * j * 13 + i / 11 * j) % n).collect();
        // In a chain only the parity of the distance to the end matters.
        let odd = tokens.iter().filter(|at| (n - 1 - **at) % 2 == 1).count();
        expected.push_str(if odd % 2 == 1 { "WIN\n" } else { "LOSE\n" });
        let shown: Vec<String> = tokens.iter().map(usize::to_string).collect();
        writeln!(input, "{} {}", tokens.len(), shown.join(" ")).unwrap();
    }
    assert!(expected.matches("WIN").count().abs_diff(50_000) < 10_000, "both verdicts occur");
    input.push_str("0\n");
    assert_eq!(poj_2425::JUDGE.answers(&input), (expected, None));

    // A million positions, for there is no recursion to run out of.
    let n = 1_000_000;
    let chain = (1..n).map(|v| format!("1 {v}\n")).collect::<Vec<_>>().concat();
    let answers = poj_2425::JUDGE.answers(&format!("{n}\n{chain}0\n1 0\n1 1\n"));
    assert_eq!(answers, ("WIN\nLOSE\n".to_owned(), None));
    let (_, error) = poj_2425::JUDGE.answers(&format!("{n}\n{chain}1 0\n1 0\n"));
    let cycle = "0 -> 1 -> 2 -> 3 -> 4 -> 5 -> 6 -> 7 -> 8 -> 9 -> ... -> 0";
    let error = error.unwrap();
    assert_eq!(
        error,
        format!(r#"edge 1 from 999999: "0" closes the cycle {cycle} (line 1000001, column 3)"#)
    );
}

#[test]
fn poj_2425_on_random_graphs() {
    let mut random = SplitMix64::new(1);
    let (mut input, mut expected) = (String::new(), String::new());
    for _ in 0..50 {
        let n = random.below(40) + 1;
        let mut successors: Vec<Vec<usize>> = vec![Vec::new()];
        for v in 1..n {
            successors.push((0..random.below(6)).map(|_| random.below(v)).collect());
        }
        writeln!(input, "{n}").unwrap();
        for heads in &successors {
            let heads: Vec<String> = heads.iter().map(usize::to_string).collect();
            writeln!(input, "{} {}", heads.len(), heads.join(" ")).unwrap();
        }
        let dag = Dag::new(successors).unwrap();
        for _ in 0..20 {
            let tokens = [random.below(n), random.below(n), random.below(n)];
            writeln!(input, "3 {} {} {}", tokens[0], tokens[1], tokens[2]).unwrap();
            expected.push_str(if dag.winning_moves(&tokens).is_empty() {
                "LOSE\n"
            } else {
                "WIN\n"
            });
        }
        input.push_str("0\n");
    }
    assert_eq!(poj_2425::JUDGE.answers(&input), (expected, None));
}

// POJ 2960: subtraction sets.

const SAMPLE_2960: &str = include_str!("../in/poj_2960.txt");

#[test]
fn poj_2960() {
    check(
        &poj_2960::JUDGE,
        &[
            (SAMPLE_2960, "LWW WWL", None),
            // Unsorted, repeated, and larger than every heap.
            ("5 5 2 5 2 10000\n3 2 5 12 3 2 4 7 4 2 3 7 12", "LWW", None),
            // No position, which is no end; a position without heaps; heaps of nothing.
            ("1 1\n0\n1 1\n2\n0\n2 0 0\n0", " LL", None),
            ("1 2\n1\n1 1\n", "L", None),
            ("", "", None),
            ("0\n1 1\n", "", None),
            (
                "1 1\n1\n1 1\n2 3 0\n1\n1 1\n0",
                "W",
                Some(r#"case 2, amount 2: "0" is less than 1 (line 4, column 5)"#),
            ),
            (
                "1 1\n2\n1 1\n",
                "",
                Some("case 1, position 2, the heaps: the input ends here (line 4, column 1)"),
            ),
            (
                "1 1\n1\n2 1 -1\n",
                "",
                Some(r#"case 1, position 1, heap 2: "-1" is negative (line 3, column 5)"#),
            ),
            ("1 x", "", Some(r#"case 1, amount 1: "x" is not a number (line 1, column 3)"#)),
            ("1", "", Some("case 1, amount 1: the input ends here (line 1, column 2)")),
            (
                "1 1 1 1 1000001",
                "",
                Some(
                    r#"case 1, position 1, heap 1: "1000001" is more than 1000000 (line 1, column 9)"#,
                ),
            ),
        ],
    );
}

#[test]
fn poj_2960_at_its_limits() {
    let amounts: Vec<usize> = (1..=100).map(|i| i * i).collect();
    let values = SubtractionSet::new(amounts.iter().copied()).unwrap().table_by_words(10_000);
    let (mut case, mut expected) = (String::new(), String::new());
    let shown: Vec<String> = amounts.iter().map(usize::to_string).collect();
    writeln!(case, "100 {}\n100", shown.join(" ")).unwrap();
    for i in 0..100_usize {
        let heaps: Vec<usize> = (0..100).map(|j| (i * 7919 + j * 104_729) % 10_001).collect();
        let shown: Vec<String> = heaps.iter().map(usize::to_string).collect();
        writeln!(case, "100 {}", shown.join(" ")).unwrap();
        expected.push(if sum_value(&heaps, |heap| values[*heap]) == 0 { 'L' } else { 'W' });
    }
    expected.push('\n');
    let answers = poj_2960::JUDGE.answers(&(case.repeat(5) + "0\n"));
    assert_eq!(answers, (expected.repeat(5), None));
}
