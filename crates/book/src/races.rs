//! `{{#races}}`: the rows of the races' results file, as tables.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Fault;
use crate::markdown::plain;

/// The results that `crates/races` writes.
const RESULTS: &str = "crates/races/results.tsv";
/// The folder of its pictures, one a section: `12.3.svg`.
const PLOTS: &str = "crates/races/plots";
/// What the name of an entry ends with that is raced against itself.
const AGAIN: &str = ", again";
const HEADER: &str = "section\tworkload\tentry\tn\tratio\tpaired\tmark\tnote\tprocessor";

/// The results file, with rows in its own order, and the folder of pictures.
pub(crate) struct Races {
    rows: Vec<[String; 9]>,
    plots: PathBuf,
}

impl Races {
    /// Reads the file.
    pub(crate) fn read(root: &Path) -> Result<Self, Fault> {
        let fault = |line, message| Fault { file: PathBuf::from(RESULTS), line, message };
        let text = fs::read_to_string(root.join(RESULTS))
            .map_err(|e| fault(None, format!("the races have no results: {e}")))?;
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return Err(fault(Some(1), format!("the first line must be {HEADER:?}")));
        }
        let mut rows = Vec::new();
        for (i, line) in lines.enumerate() {
            let cells: Vec<String> = line.split('\t').map(str::to_owned).collect();
            let row = <[String; 9]>::try_from(cells)
                .map_err(|cells| fault(Some(i + 2), format!("{} cells, not 9", cells.len())))?;
            for ratio in [&row[4], &row[5]] {
                if !ratio.is_empty() && ratio.parse::<f64>().is_err() {
                    return Err(fault(Some(i + 2), format!("{ratio:?} is no ratio")));
                }
            }
            rows.push(row);
        }
        Ok(Self { rows, plots: root.join(PLOTS) })
    }

    /// The picture and the table of one section, or with `all` a heading and both for each.
    /// `titles` are those of the book: a section's begins with its number.
    pub(crate) fn table(&self, section: &str, titles: &[&str]) -> Result<String, String> {
        if section == "all" {
            let mut sections: Vec<&str> = Vec::new();
            for [section, ..] in &self.rows {
                if !sections.contains(&section.as_str()) {
                    sections.push(section);
                }
            }
            if sections.is_empty() {
                return Err(format!("{RESULTS} has no row"));
            }
            let tables = sections.iter().map(|one| {
                let title = titles.iter().find(|title| title.split(' ').next() == Some(one));
                let title = title.map_or(*one, |title| title);
                format!("## {}\n\n{}", plain(title), self.shown(one))
            });
            return Ok(tables.collect::<Vec<_>>().join("\n\n"));
        }
        if self.rows.iter().any(|row| row[0] == section) {
            Ok(self.shown(section))
        } else {
            Err(format!("{RESULTS} has no row of section {section}"))
        }
    }

    /// The ratio of the one row of `section` that the words single out: of its workload, its n, its
    /// entry or the entry that is raced; the last is of the entry.
    pub(crate) fn ratio(&self, section: &str, words: &[String]) -> Result<String, String> {
        let Some((peer, words)) = words.split_last() else {
            return Err("it names no entry".to_owned());
        };
        let holds = |text: &str, word: &str| text.to_lowercase().contains(&word.to_lowercase());
        let named = |row: &&[String; 9]| {
            row[0] == section
                && holds(&row[2], peer)
                && words.iter().all(|word| {
                    row[3] == *word
                        || [&row[1], &row[2], self.ours(row)].iter().any(|text| holds(text, word))
                })
        };
        let rows: Vec<_> = self.rows.iter().filter(named).collect();
        // A whole name goes before one that begins so.
        let whole: Vec<_> = rows.iter().copied().filter(|row| row[2] == *peer).collect();
        let rows = if whole.is_empty() { rows } else { whole };
        let row = match rows.as_slice() {
            [row] => *row,
            [] => return Err(format!("{RESULTS} has no such row of section {section}")),
            several => {
                let several: Vec<String> = several
                    .iter()
                    .map(|row| format!("{}, n = {}: {}", row[1], row[3], row[2]))
                    .collect();
                return Err(format!("{} rows are meant: {}", several.len(), several.join("; ")));
            }
        };
        let number = |text: &str| text.parse::<f64>().ok();
        let ratio = number(&row[4]).ok_or("that row has no ratio")?;
        let noise = self.again(row).and_then(|again| number(&again[4]));
        let noise =
            noise.ok_or("nothing was raced against itself there, so its noise is not known")?;
        if (ratio - 1.0).abs() <= (noise - 1.0).abs() {
            return Err(format!(
                "{ratio} is no difference: the race against itself came out as {noise}"
            ));
        }
        Ok(decimals(ratio))
    }

    /// The row of what is raced in `row` against itself.
    fn again(&self, row: &[String; 9]) -> Option<&[String; 9]> {
        let same = |other: &&[String; 9]| [0, 1, 3].iter().all(|&cell| other[cell] == row[cell]);
        self.rows.iter().filter(same).find(|other| other[2].ends_with(AGAIN))
    }

    /// What is raced in `row`.
    fn ours(&self, row: &[String; 9]) -> &str {
        self.again(row).map_or("", |again| again[2].trim_end_matches(AGAIN))
    }

    fn shown(&self, section: &str) -> String {
        let table = self.rows_of(section);
        // A results file alone is whole; the picture says nothing that it does not.
        match fs::read_to_string(self.plots.join(format!("{section}.svg"))) {
            Ok(svg) => format!(
                "<figure class=\"cost races\">\n{}\n</figure>\n\n\
                 <details class=\"races\">\n<summary>The same in numbers</summary>\n\n{table}\n\n</details>",
                svg.trim()
            ),
            Err(_) => table,
        }
    }

    /// A table for each workload, below its name.
    fn rows_of(&self, section: &str) -> String {
        let mut tables = String::new();
        let mut last = "";
        for row in self.rows.iter().filter(|row| row[0] == section) {
            let [_, workload, entry, n, ratio, paired, mark, note, processor] = row;
            if workload != last {
                last = workload;
                let gap = if tables.is_empty() { "" } else { "\n\n" };
                let name = plain(workload);
                let processor = match processor.as_str() {
                    "" => String::new(),
                    processor => format!(", on {}", plain(processor)),
                };
                tables += &format!(
                    "{gap}**{name}**, n = {n}{processor}\n\n\
                     | Ours against | Our time ÷ its time | Paired | Mark | Note |\n\
                     | --- | ---: | ---: | --- | --- |"
                );
            }
            let [entry, mark, note] = [entry, mark, note].map(|cell| plain(cell));
            let [ratio, paired] = [ratio, paired].map(|cell| times(cell));
            tables += &format!("\n| {entry} | {ratio} | {paired} | {mark} | {note} |");
        }
        tables
    }
}

/// A ratio, ours to theirs: below one we are faster.
fn times(ratio: &str) -> String {
    ratio.parse().map_or(String::new(), |ratio| format!("{}×", decimals(ratio)))
}

fn decimals(ratio: f64) -> String {
    let n_decimals = if ratio < 0.095 { 3 } else { 2 };
    format!("{ratio:.n_decimals$}")
}
