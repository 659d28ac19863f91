//! Runs the races of a section, of a chapter or all of them, prints the ratios and writes
//! `results.tsv` and the plots.

use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::thread;

use anyhow::{Context as _, anyhow, ensure};
use races::{Results, Row, SEED, plot, races, run};

const USAGE: &str = "usage: races [SECTION]    a section as 12.3, or a chapter as 12";

/// What the program is called with for one race alone, by its number.
const ONE: &str = "--one";
/// On so many inputs each race is run.
const N_SEEDS: u64 = 3;

/// For those who search a graph by recursion.
const STACK: usize = 1 << 30;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let (wanted, one) = match words[..] {
        [ONE, nth] => (None, Some(nth)),
        [] => (None, None),
        [wanted] if !wanted.starts_with('-') => (Some(wanted), None),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    let held = thread::scope(|scope| {
        let race = thread::Builder::new().stack_size(STACK);
        // A panic has been reported by the thread itself.
        let held = race.spawn_scoped(scope, || one.map_or_else(|| hold(wanted), hold_one))?;
        held.join().map_err(|_| anyhow!("a race panicked"))?
    });
    match held {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Holds the races and files what they give, section by section.
fn hold(wanted: Option<&str>) -> anyhow::Result<()> {
    let is_wanted = |section: &str| {
        wanted.is_none_or(|wanted| section == wanted || section.split('.').next() == Some(wanted))
    };
    let mut sections: Vec<&str> = Vec::new();
    for race in races().filter(|race| is_wanted(race.section)) {
        if !sections.contains(&race.section) {
            sections.push(race.section);
        }
    }
    ensure!(!sections.is_empty(), "no race is of {}; {USAGE}", wanted.unwrap_or("the book"));

    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (file, plots) = (here.join("results.tsv"), here.join("plots"));
    fs::create_dir_all(&plots).with_context(|| plots.display().to_string())?;
    let note = machine();
    println!("{note}");
    for section in sections {
        let mut rows = Vec::new();
        for (nth, race) in races().enumerate().filter(|(_, race)| race.section == section) {
            println!("\n{section} {}, n = {}", race.workload, race.n);
            let found = apart(nth)?;
            if found.is_empty() {
                println!("it cannot be run here");
            }
            print(&found);
            rows.extend(found);
        }
        let mut results = Results::read(&file)?;
        results.replace(section, rows);
        fs::write(&file, results.to_text()).with_context(|| file.display().to_string())?;
        let path = plots.join(format!("{section}.svg"));
        fs::write(&path, plot(&results.section(section), &note))
            .with_context(|| path.display().to_string())?;
    }
    Ok(())
}

/// Runs one race, each time in a process of its own and on other random inputs: what a race leaves
/// in the memory and in the allocator slows no other race.
fn apart(nth: usize) -> anyhow::Result<Vec<Row>> {
    let mut runs: Vec<Vec<Row>> = Vec::new();
    for seed in 0..N_SEEDS {
        let mut process = Command::new(env::current_exe()?);
        process.args([ONE, &nth.to_string()]).env(SEED, seed.to_string());
        let output = process.stderr(Stdio::inherit()).output()?;
        ensure!(output.status.success(), "the race ended with {}", output.status);
        let text = String::from_utf8(output.stdout)?;
        let results = Results::parse(&text).map_err(|line| anyhow!("line {line} is no row"))?;
        runs.push(results.rows);
    }
    let n_rows = runs.iter().map(Vec::len).min().unwrap_or(0);
    let of_all = |i: usize| runs.iter().map(|run| run[i].clone()).collect::<Vec<_>>();
    Ok((0..n_rows).map(|i| Row::middle(&of_all(i))).collect())
}

/// Runs one race here, and prints its rows as a file of results.
fn hold_one(nth: &str) -> anyhow::Result<()> {
    let race = nth.parse().ok().and_then(|nth| races().nth(nth)).context("no such race")?;
    let mut results = Results::default();
    if let Some(outcome) = run(race, race.n)? {
        results.replace(race.section, Row::all(race, &outcome, &processor()));
        for series in &outcome.series {
            let (best, median) = (series.best() * 1e3, series.median() * 1e3);
            eprintln!("{best:>10.3} ms, median {median:>10.3} ms  {}", series.name);
        }
    }
    print!("{}", results.to_text());
    Ok(())
}

/// Prints the rows of one race.
fn print(rows: &[Row]) {
    println!("{:>8} {:>8}  {:<16} entry", "ratio", "paired", "mark");
    for row in rows {
        let verdict = match row.meets_its_mark() {
            Some(true) => format!("{} met", row.mark_text()),
            Some(false) => format!("{} MISSED", row.mark_text()),
            None => String::new(),
        };
        println!("{:>8.3} {:>8.3}  {verdict:<16} {}", row.ratio, row.paired, row.entry);
        if !row.note.is_empty() {
            println!("{:35} ({})", "", row.note);
        }
    }
}

/// The processor's name.
fn processor() -> String {
    let cpu = fs::read_to_string("/proc/cpuinfo").ok().and_then(|text| {
        let name = text.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
        name.map(|(_, name)| name.trim().to_owned())
    });
    cpu.unwrap_or_else(|| env::consts::ARCH.to_owned())
}

/// The processor and the compiler.
fn machine() -> String {
    let rustc = Command::new("rustc").arg("--version").output().ok();
    let rustc = rustc.and_then(|output| String::from_utf8(output.stdout).ok()).unwrap_or_default();
    let version = rustc.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    format!("{}, {version}", processor())
}
