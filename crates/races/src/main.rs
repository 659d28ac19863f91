//! Runs the races of a section, of a chapter or all of them, prints the ratios and writes
//! `results.tsv` and the plots.

use std::env;
use std::fs;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::thread;

use anyhow::{Context as _, anyhow, ensure};
use races::{Outcome, Race, Results, Row, plot, races, run};

const USAGE: &str = "usage: races [SECTION]    a section as 12.3, or a chapter as 12";

/// For those who search a graph by recursion.
const STACK: usize = 1 << 30;

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let wanted = match &args[..] {
        [] => None,
        [one] if !one.starts_with('-') => Some(one.as_str()),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    let held = thread::scope(|scope| {
        let race = thread::Builder::new().stack_size(STACK);
        // A panic has been reported by the thread itself.
        race.spawn_scoped(scope, || hold(wanted))?.join().map_err(|_| anyhow!("a race panicked"))?
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
        for race in races().filter(|race| race.section == section) {
            match run(race, race.n)? {
                Some(outcome) => {
                    let found = Row::all(race, &outcome);
                    print(race, &outcome, &found);
                    rows.extend(found);
                }
                None => println!("\n{section} {}: cannot be run here", race.workload),
            }
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

/// Prints one race: the times of this run beside the ratios, for times are worth something on this
/// machine alone.
fn print(race: &Race, outcome: &Outcome, rows: &[Row]) {
    let ours = &outcome.series[0];
    println!(
        "\n{} {}, n = {}, {} rounds",
        race.section,
        race.workload,
        outcome.n,
        ours.rounds.len()
    );
    println!(
        "{:>10} {:>10} {:>8} {:>8}  {:<16} entry",
        "best ms", "median ms", "ratio", "paired", "mark"
    );
    println!("{:>10.3} {:>10.3} {:36} {}", ours.best() * 1e3, ours.median() * 1e3, "", ours.name);
    for (series, row) in outcome.series[1..].iter().zip(rows) {
        let verdict = match row.meets_its_mark() {
            Some(true) => format!("{} met", row.mark_text()),
            Some(false) => format!("{} MISSED", row.mark_text()),
            None => String::new(),
        };
        let (best, median) = (series.best() * 1e3, series.median() * 1e3);
        let (ratio, paired) = (row.ratio, row.paired);
        println!(
            "{best:>10.3} {median:>10.3} {ratio:>8.3} {paired:>8.3}  {verdict:<16} {}",
            row.entry
        );
        if !row.note.is_empty() {
            println!("{:57} ({})", "", row.note);
        }
    }
}

/// The processor and the compiler.
fn machine() -> String {
    let cpu = fs::read_to_string("/proc/cpuinfo").ok().and_then(|text| {
        let name = text.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
        name.map(|(_, name)| name.trim().to_owned())
    });
    let rustc = Command::new("rustc").arg("--version").output().ok();
    let rustc = rustc.and_then(|output| String::from_utf8(output.stdout).ok()).unwrap_or_default();
    let version = rustc.split_whitespace().take(2).collect::<Vec<_>>().join(" ");
    format!("{}, {version}", cpu.unwrap_or_else(|| env::consts::ARCH.to_owned()))
}
