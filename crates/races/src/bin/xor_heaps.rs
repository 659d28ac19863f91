//! Reads n and then n heaps from standard input, and prints their nim-sum: our side of the race of
//! whole processes.
//!
//! It reads block by block, while the other end of the pipe writes the next one, and into the same
//! memory. With the argument `--whole` it reads all of the input first, as the judge programs of
//! the book do.

use std::env;
use std::io::{self, Read};
use std::process::ExitCode;

use input::Input;

/// What a pipe holds.
const BLOCK: usize = 1 << 16;

fn main() -> ExitCode {
    let stdin = io::stdin().lock();
    let read = if env::args().any(|arg| arg == "--whole") { read_whole } else { read_blocks };
    match read(stdin) {
        Ok(sum) => {
            println!("{sum}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// What has been read so far.
#[derive(Default)]
struct Tally {
    n_heaps: Option<usize>,
    n_read: usize,
    sum: u32,
}

impl Tally {
    /// Reads all of `text`, which does not end within a number.
    fn read(&mut self, text: &[u8]) -> anyhow::Result<()> {
        let mut input = Input::new(text);
        while !input.is_end() {
            if self.n_heaps.is_none() {
                self.n_heaps = Some(self.number(&mut input)?);
            } else {
                self.sum ^= self.number::<u32>(&mut input)?;
                self.n_read += 1;
            }
        }
        Ok(())
    }

    /// The next number. The place in an error would be that in a block, so it tells the heap alone.
    fn number<T: input::Number>(&self, input: &mut Input<'_>) -> anyhow::Result<T> {
        let number = input.number(format_args!("number {}", self.n_read + 1));
        number.map_err(|error| anyhow::anyhow!("{}: {}", error.what, error.problem))
    }

    /// The nim-sum of the heaps, all of which must have been read.
    fn sum(&self) -> anyhow::Result<u32> {
        let Tally { n_heaps, n_read, sum } = self;
        anyhow::ensure!(*n_heaps == Some(*n_read), "{n_read} heaps, not {n_heaps:?}");
        Ok(*sum)
    }
}

fn read_blocks(mut reader: io::StdinLock<'_>) -> anyhow::Result<u32> {
    let mut tally = Tally::default();
    let mut block = vec![b' '; BLOCK];
    let mut n_kept = 0;
    loop {
        // Invariant: block[..n_kept] is the start of a number whose end is not read yet.
        let n_bytes = reader.read(&mut block[n_kept..])?;
        let text = &block[..n_kept + n_bytes];
        if n_bytes == 0 {
            tally.read(text)?;
            return tally.sum();
        }
        let cut = text.iter().rposition(u8::is_ascii_whitespace).map_or(0, |blank| blank + 1);
        tally.read(&text[..cut])?;
        n_kept = text.len() - cut;
        block.copy_within(cut..cut + n_kept, 0);
        if n_kept == block.len() {
            block.resize(2 * n_kept, b' ');
        }
    }
}

fn read_whole(mut reader: io::StdinLock<'_>) -> anyhow::Result<u32> {
    let mut tally = Tally::default();
    let mut text = Vec::new();
    reader.read_to_end(&mut text)?;
    tally.read(&text)?;
    tally.sum()
}
