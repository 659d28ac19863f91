use std::time::{Duration, Instant};

use crate::{Entry, Race};

/// At least so many rounds, however long they take.
const FEWEST_ROUNDS: usize = 3;
/// At most so many rounds, however short they are.
const MOST_ROUNDS: usize = 25;
/// The time after which no round starts.
const BUDGET: Duration = Duration::from_secs(2);
/// A turn repeats shorter runs until they fill so much time, and keeps the best of them.
const SHORT: Duration = Duration::from_millis(2);
/// A turn has at least so many runs: the first one finds in the caches what the entry before it has
/// left there.
const FEWEST_RUNS: u128 = 2;

/// What a race gave.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// How large the data was.
    pub n: usize,
    /// Ours, ours again, and the others in the order of the race.
    pub series: Vec<Series>,
}

/// The times of one entry.
#[derive(Debug, Clone)]
pub struct Series {
    /// The entry's name.
    pub name: String,
    /// Its mark.
    pub mark: Option<f64>,
    /// Its note.
    pub note: String,
    /// The seconds of each round.
    pub rounds: Vec<f64>,
}

/// Two entries of a race do not agree.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{section} {workload}, n = {n}: {entry:?} answers {answers}")]
pub struct Error {
    /// The race's section.
    pub section: &'static str,
    /// The race's workload.
    pub workload: &'static str,
    /// The size of its data.
    pub n: usize,
    /// The entry that differs from those before it.
    pub entry: String,
    /// Its answer and theirs.
    pub answers: String,
}

/// Runs one race with data of size `n`: all entries in turn, round after round. None if this
/// machine cannot.
///
/// Each round starts one entry later, so that no entry always runs at the same moment of it. Each
/// turn is two runs at least, so that none is measured in the wake of the entry before it alone.
/// Our entry takes two turns a round under two names: the ratio of the two is what noise alone can
/// do.
///
/// # Errors
/// If an answer, of any run, is not that of the others.
pub fn run(race: &Race, n: usize) -> Result<Option<Outcome>, Error> {
    let start = Instant::now();
    let mut entries = (race.build)(n);
    let shortest = run_each(race, n, &mut entries)?;
    let [ours, others @ ..] = &entries[..] else { return Ok(None) };
    let again = Series { name: format!("{}, again", ours.name), ..empty(ours) };
    let again = Series { note: "the noise of this run".to_owned(), ..again };
    let mut series = vec![empty(ours), again];
    series.extend(others.iter().map(empty));
    let repeats = (SHORT.as_nanos() / shortest.as_nanos().max(1) + 1).max(FEWEST_RUNS);
    for round in 0..MOST_ROUNDS {
        if FEWEST_ROUNDS <= round && BUDGET <= start.elapsed() {
            break;
        }
        for turn in 0..series.len() {
            let turn = (round + turn) % series.len();
            let entry = &mut entries[turn.saturating_sub(1)];
            let mut best = Duration::MAX;
            for _ in 0..repeats {
                best = best.min(run_one(race, n, entry)?);
            }
            series[turn].rounds.push(best.as_secs_f64());
        }
    }
    Ok(Some(Outcome { n, series }))
}

/// Runs each entry of one race twice, without rounds and times: do they agree on data of size `n`?
///
/// # Errors
/// If they do not.
pub fn check(race: &Race, n: usize) -> Result<(), Error> {
    let mut entries = (race.build)(n);
    for _ in 0..2 {
        run_each(race, n, &mut entries)?;
    }
    Ok(())
}

/// Runs each entry once; the shortest of their times.
fn run_each(race: &Race, n: usize, entries: &mut [Entry]) -> Result<Duration, Error> {
    let mut shortest = Duration::MAX;
    for entry in entries {
        shortest = shortest.min(run_one(race, n, entry)?);
    }
    Ok(shortest)
}

fn run_one(race: &Race, n: usize, entry: &mut Entry) -> Result<Duration, Error> {
    entry.run().map_err(|answers| {
        let Race { section, workload, .. } = *race;
        Error { section, workload, n, entry: entry.name.clone(), answers }
    })
}

fn empty(entry: &Entry) -> Series {
    let Entry { name, mark, note, .. } = entry;
    Series { name: name.clone(), mark: *mark, note: note.clone(), rounds: Vec::new() }
}

impl Outcome {
    /// Our best time to that of `theirs`.
    pub fn ratio(&self, theirs: &Series) -> f64 {
        self.series[0].best() / theirs.best()
    }

    /// The median of the ratios of our time to that of `theirs`, round by round.
    pub fn paired(&self, theirs: &Series) -> f64 {
        let rounds = self.series[0].rounds.iter().zip(&theirs.rounds);
        median(rounds.map(|(ours, theirs)| ours / theirs).collect())
    }
}

impl Series {
    /// The least time, in seconds.
    pub fn best(&self) -> f64 {
        self.rounds.iter().copied().fold(f64::INFINITY, f64::min)
    }

    /// The median time, in seconds.
    pub fn median(&self) -> f64 {
        median(self.rounds.clone())
    }
}

/// The middle number, the upper one of two.
pub(crate) fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
