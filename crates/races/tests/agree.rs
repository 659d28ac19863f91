//! Runs each race small: all entries must agree on every answer.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use pretty_assertions::assert_eq;
use races::{Course, Race, Results, Row, check, plot, races, run};

#[test]
fn all_entries_of_each_race_agree() {
    // Nobody is timed here, so several may run at once.
    let next = AtomicUsize::new(0);
    let run = || {
        while let Some(race) = races().nth(next.fetch_add(1, Ordering::Relaxed)) {
            for n in [1, 2, 10, 100] {
                // A peer that panics names nobody: the last lines of the failing test do.
                println!("{} {}, n = {n}", race.section, race.workload);
                // Some grow so fast that half of their size takes no time, and the whole takes
                // seconds.
                if let Err(error) = check(race, n.min(race.n.div_ceil(2))) {
                    panic!("{error}");
                }
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZeroUsize::get) {
            scope.spawn(run);
        }
    });
}

#[test]
fn an_entry_that_disagrees_is_named() {
    let race = Race {
        section: "0.1",
        workload: "a sum",
        n: 3,
        build: |n| {
            let course = Course::on((0..n).collect::<Vec<_>>());
            let course = course.entry("sum", |numbers| numbers.iter().sum::<usize>());
            course.entry("count", Vec::len).entries()
        },
    };
    let error = run(&race, 100).unwrap_err();
    assert_eq!(error.to_string(), r#"0.1 a sum, n = 100: "count" answers 100, not 4950"#);
    // The sum of 0, 1, 2 is 3, so here nobody can tell.
    let outcome = run(&race, 3).unwrap().unwrap();
    let names: Vec<&str> = outcome.series.iter().map(|series| &*series.name).collect();
    assert_eq!(names, ["sum", "sum, again", "count"]);
}

#[test]
fn a_consuming_entry_gets_a_fresh_copy_each_time() {
    let race = Race {
        section: "0.1",
        workload: "a sort",
        n: 3,
        build: |n| {
            let sort = |mut numbers: Vec<usize>| {
                assert!(numbers.is_sorted_by(|a, b| b <= a), "somebody has sorted the input");
                numbers.sort_unstable();
                numbers
            };
            Course::on((0..n).rev().collect()).consuming_entry("sort", sort).entries()
        },
    };
    assert!(run(&race, 100).unwrap().is_some());
}

#[test]
fn a_race_without_entries_is_left_out() {
    let race = Race { section: "0.1", workload: "none", n: 3, build: |_| Vec::new() };
    assert!(run(&race, 3).unwrap().is_none());
}

fn row(section: &str, ratio: f64, mark: Option<f64>) -> Row {
    Row {
        section: section.to_owned(),
        workload: "10^6 a & b".to_owned(),
        entry: "a < b".to_owned(),
        n: 1_000_000,
        ratio,
        paired: 2.0 * ratio,
        mark,
        note: String::new(),
        processor: "An ARM".to_owned(),
    }
}

#[test]
fn results_are_read_as_they_are_written_and_one_section_replaces_itself_alone() {
    let mut results = Results::default();
    results.replace("12.3", vec![row("12.3", 0.25, Some(0.4)), row("12.3", 1.0, None)]);
    results.replace("2.1", vec![row("2.1", 0.5, None)]);
    results.replace("12.3", vec![row("12.3", 0.125, Some(0.3))]);
    let text = results.to_text();
    let expected = "section\tworkload\tentry\tn\tratio\tpaired\tmark\tnote\tprocessor\n\
                    2.1\t10^6 a & b\ta < b\t1000000\t0.500\t1.000\t\t\tAn ARM\n\
                    12.3\t10^6 a & b\ta < b\t1000000\t0.125\t0.250\t<= 0.3\t\tAn ARM\n";
    assert_eq!(text, expected);
    assert_eq!(Results::parse(&text), Ok(results));
    assert_eq!(Results::parse("nonsense"), Err(1));
    assert_eq!(Results::parse(&text.replace("0.125", "fast")), Err(3));
}

#[test]
fn a_mark_is_missed_only_if_both_ratios_exceed_it() {
    for (ratio, mark, met) in [
        (0.25, None, None),
        (0.25, Some(0.25), Some(true)),
        (0.25, Some(0.5), Some(true)),
        (0.25, Some(0.2), Some(false)),
    ] {
        assert_eq!(row("12.3", ratio, mark).meets_its_mark(), met, "{ratio} {mark:?}");
    }
}

#[test]
fn a_plot_puts_the_ratio_one_right_of_a_tenth() {
    let (fast, level) = (row("12.3", 0.1, Some(0.5)), row("12.3", 1.0, None));
    let svg = plot(&[&fast, &level], "a machine");
    let discs: Vec<f64> = svg
        .lines()
        .filter(|line| line.contains("class=\"dot\""))
        .map(|line| line.split('"').nth(3).unwrap().parse().unwrap())
        .collect();
    assert_eq!(discs.len(), 2);
    assert!(discs[0] < discs[1], "{discs:?}");
    assert!(
        svg.contains("10^6 a &amp; b") && svg.contains("a &lt; b") && svg.contains("a machine")
    );
    assert!(!svg.contains("\n\n"), "a blank line ends an HTML block");
}
