use std::fs;
use std::io;
use std::path::Path;

use crate::driver::median;
use crate::{Outcome, Race, Series};

const HEADER: &str = "section\tworkload\tentry\tn\tratio\tpaired\tmark\tnote\tprocessor";

/// The rows of all races, by section.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Results {
    /// The rows; a section's stand together, in the order of its races.
    pub rows: Vec<Row>,
}

/// How we did against one entry.
#[derive(Debug, Clone, PartialEq)]
pub struct Row {
    /// The section of the book.
    pub section: String,
    /// What was done, and on which data.
    pub workload: String,
    /// Against whom.
    pub entry: String,
    /// How large the data was.
    pub n: usize,
    /// Our best time to theirs.
    pub ratio: f64,
    /// The median of our time to theirs, round by round.
    pub paired: f64,
    /// The largest ratio that is good enough.
    pub mark: Option<f64>,
    /// A word on it.
    pub note: String,
    /// Where it was measured.
    pub processor: String,
}

impl Row {
    /// The rows of one race on this processor: ours again, then the others.
    pub fn all(race: &Race, outcome: &Outcome, processor: &str) -> Vec<Row> {
        let row = |series: &Series| Row {
            section: race.section.to_owned(),
            workload: race.workload.to_owned(),
            entry: plain(&series.name),
            n: outcome.n,
            ratio: outcome.ratio(series),
            paired: outcome.paired(series),
            mark: series.mark,
            note: plain(&series.note),
            processor: plain(processor),
        };
        outcome.series.iter().skip(1).map(row).collect()
    }

    /// Whether the mark is met; none if there is no mark. It is missed only if both ratios exceed
    /// it.
    pub fn meets_its_mark(&self) -> Option<bool> {
        self.mark.map(|mark| self.ratio <= mark || self.paired <= mark)
    }

    /// The mark as the table shows it.
    pub fn mark_text(&self) -> String {
        self.mark.map_or(String::new(), |mark| format!("<= {mark}"))
    }

    fn to_line(&self) -> String {
        let Row { section, workload, entry, n, ratio, paired, note, processor, .. } = self;
        let mark = self.mark_text();
        format!(
            "{section}\t{workload}\t{entry}\t{n}\t{ratio:.3}\t{paired:.3}\t{mark}\t{note}\t{processor}\n"
        )
    }

    fn from_line(line: &str) -> Option<Row> {
        let cells: Vec<&str> = line.split('\t').collect();
        let [section, workload, entry, n, ratio, paired, mark, note, processor] = cells[..] else {
            return None;
        };
        let mark = match mark.strip_prefix("<= ") {
            Some(mark) => Some(mark.parse().ok()?),
            None if mark.is_empty() => None,
            None => return None,
        };
        Some(Row {
            section: section.to_owned(),
            workload: workload.to_owned(),
            entry: entry.to_owned(),
            n: n.parse().ok()?,
            ratio: ratio.parse().ok()?,
            paired: paired.parse().ok()?,
            mark,
            note: note.to_owned(),
            processor: processor.to_owned(),
        })
    }
}

impl Row {
    /// One row of several: the same race, each time with other random inputs. The ratios are the
    /// medians, for one unlucky input says little.
    ///
    /// # Panics
    /// If there is none.
    pub fn middle(rows: &[Row]) -> Row {
        let middle = |of: fn(&Row) -> f64| median(rows.iter().map(of).collect());
        let (ratio, paired) = (middle(|row| row.ratio), middle(|row| row.paired));
        let processor = format!("{}, {} inputs", rows[0].processor, rows.len());
        Row { ratio, paired, processor, ..rows[0].clone() }
    }
}

impl Results {
    /// Reads the file; no rows if there is none yet.
    ///
    /// # Errors
    /// If it cannot be read, or a line is no row.
    pub fn read(path: &Path) -> io::Result<Self> {
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::default()),
            text => text?,
        };
        Self::parse(&text).map_err(|line| {
            let message = format!("line {line} of {} is no row of the races", path.display());
            io::Error::new(io::ErrorKind::InvalidData, message)
        })
    }

    /// Reads the text of the file.
    ///
    /// # Errors
    /// The number of the first line that is no row.
    pub fn parse(text: &str) -> Result<Self, usize> {
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return Err(1);
        }
        let rows = lines.enumerate().map(|(i, line)| Row::from_line(line).ok_or(i + 2));
        Ok(Results { rows: rows.collect::<Result<_, _>>()? })
    }

    /// Puts `rows`, all those of one section, in the place of what was known of it.
    pub fn replace(&mut self, section: &str, rows: Vec<Row>) {
        self.rows.retain(|row| row.section != section);
        self.rows.extend(rows);
        self.rows.sort_by_key(|row| numbers(&row.section));
    }

    /// The rows of one section.
    pub fn section(&self, section: &str) -> Vec<&Row> {
        self.rows.iter().filter(|row| row.section == section).collect()
    }

    /// The text of the file.
    pub fn to_text(&self) -> String {
        let rows = self.rows.iter().map(Row::to_line);
        format!("{HEADER}\n{}", rows.collect::<String>())
    }
}

/// "12.3" as 12 and 3, so that it stands behind 2.1.
fn numbers(section: &str) -> Vec<u32> {
    section.split('.').map(|number| number.parse().unwrap_or(u32::MAX)).collect()
}

/// A cell has no tabs and no line breaks.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
