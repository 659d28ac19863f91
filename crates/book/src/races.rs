//! `{{#races}}`: the rows of the races' results file, as tables.

use std::fs;
use std::path::{Path, PathBuf};

use crate::Fault;

/// The results that `crates/races` writes.
const RESULTS: &str = "crates/races/results.tsv";
/// The folder of its pictures, one a section: `12.3.svg`.
const PLOTS: &str = "crates/races/plots";
const HEADER: &str = "section\tworkload\tentry\tn\tratio\tpaired\tmark\tnote";

/// The results file, with rows in its own order, and the folder of pictures.
pub(crate) struct Races {
    rows: Vec<[String; 8]>,
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
            let row = <[String; 8]>::try_from(cells)
                .map_err(|cells| fault(Some(i + 2), format!("{} cells, not 8", cells.len())))?;
            for ratio in [&row[4], &row[5]] {
                if !ratio.is_empty() && ratio.parse::<f64>().is_err() {
                    return Err(fault(Some(i + 2), format!("{ratio:?} is no ratio")));
                }
            }
            rows.push(row);
        }
        Ok(Self { rows, plots: root.join(PLOTS) })
    }

    /// The picture and the table of one section, or with `all` a heading and both for each. `titles`
    /// are those of the book: a section's begins with its number.
    pub(crate) fn table(&self, section: &str, titles: &[String]) -> Result<String, String> {
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
                let title = title.map_or(*one, String::as_str);
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
            let [_, workload, entry, n, ratio, paired, mark, note] = row;
            if workload != last {
                last = workload;
                let gap = if tables.is_empty() { "" } else { "\n\n" };
                let name = plain(workload);
                tables += &format!(
                    "{gap}**{name}**, n = {n}\n\n\
                     | Ours against | Time of ours | Paired | Mark | Note |\n\
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
    let text = |ratio: f64| {
        let n_decimals = if ratio < 0.095 { 3 } else { 2 };
        format!("{ratio:.n_decimals$}×")
    };
    ratio.parse().map_or(String::new(), text)
}

/// Text of the file that is no Markdown.
fn plain(cell: &str) -> String {
    let mut text = String::new();
    for c in cell.chars() {
        if r"\`*_[]<>|&~".contains(c) {
            text.push('\\');
        }
        text.push(c);
    }
    text
}
