//! 3.8 Dancing links.

use search::dancing_links::pentominoes::Pentominoes;
use search::dancing_links::sudoku::Sudoku;
use search::dancing_links::{ExactCover, queens::queens};

use crate::{Course, Entry, Race};

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "3.8",
        workload: "12 pentominoes on 6 x 10: all tilings",
        n: N_TILINGS,
        build: pentominoes,
    },
    Race { section: "3.8", workload: "4 hard sudokus", n: HARD.len(), build: sudokus },
    Race { section: "3.8", workload: "12 queens: all placings", n: 12, build: all_queens },
];

/// How many ways there are to tile the board of 6 x 10, turned and reflected ones too.
const N_TILINGS: usize = 9356;

/// An exact cover problem as the crate `dancing-links` wants it, its secondary items last.
struct Peer {
    sets: Vec<Vec<usize>>,
    items: Vec<usize>,
    n_primary: usize,
}

impl Peer {
    fn of(cover: &ExactCover) -> Self {
        Peer {
            sets: (0..cover.n_sets()).map(|set| cover.items_of(set).collect()).collect(),
            items: (0..cover.n_items()).collect(),
            n_primary: cover.n_primary(),
        }
    }
}

impl dancing_links::ExactCover for Peer {
    type Possibility = Vec<usize>;
    type Constraint = usize;

    fn satisfies(&self, set: &Vec<usize>, item: &usize) -> bool {
        set.contains(item)
    }

    fn is_optional(&self, item: &usize) -> bool {
        self.n_primary <= *item
    }

    fn possibilities(&self) -> &[Vec<usize>] {
        &self.sets
    }

    fn constraints(&self) -> &[usize] {
        &self.items
    }
}

/// The first `n` tilings, or all of them.
fn pentominoes(n: usize) -> Vec<Entry> {
    use dancing_links::ExactCover;

    let Ok(board) = Pentominoes::rectangle(6, 10) else { return Vec::new() };
    let peer = Peer::of(board.exact_cover());
    Course::on((board, peer))
        .expecting(n.min(N_TILINGS))
        .entry("dancing_links", move |(board, _)| {
            // One more is asked for, so that the search comes to its end.
            let limit = if n == N_TILINGS { n + 1 } else { n };
            let mut solutions = board.exact_cover().solutions();
            (0..limit).take_while(|_| solutions.advance()).count()
        })
        .entry("dancing-links (crate)", move |(_, peer)| {
            let limit = if n == N_TILINGS { n + 1 } else { n };
            peer.solver().take(limit).count()
        })
        .mark(0.75)
        .entries()
}

/// Each has one solution. They are those of 21 030 random ones with the largest search trees.
const HARD: [&str; 4] = [
    "..67...3..2.39.....9....5..2...6..7.8..14...5.....98...7..1.4......38..11..4...5.",
    ".8..5..6.57...4......1.9..2.4...385.7.......1..5.7.2...9...8.1.....4...3...5..4..",
    "3.9......65......4...9.5..1........39.....2.....8.7.1....7.8.5...3..1..2.1.6..8..",
    "..56...3.4..3287.........4...6...1..3...96....2......7.3.8.2...5.9.6.2.......5...",
];

/// From the line to all solutions: the matrix is built too.
fn sudokus(n: usize) -> Vec<Entry> {
    let lines: Vec<&str> = HARD.into_iter().take(n).collect();
    Course::on(lines)
        .entry("Sudoku::solutions", |lines| {
            let solve = |line: &&str| line.parse().into_iter().flat_map(|s: Sudoku| s.solutions());
            let digits = |solution: Sudoku| solution.cells().map(usize::from).to_vec();
            lines.iter().flat_map(solve).map(digits).collect::<Vec<_>>()
        })
        .entry("dlx-rs", |lines| {
            let digit = |byte: u8| if byte == b'.' { 0 } else { usize::from(byte - b'0') };
            let input = |line: &&str| line.bytes().map(digit).collect::<Vec<_>>();
            let solve = |line| dlx_rs::sudoku::Sudoku::new_from_input(&input(line));
            lines.iter().flat_map(solve).collect()
        })
        .mark(0.5)
        .entry("sudoku (crate)", |lines| {
            let solve = |line: &&str| {
                let sudoku = sudoku::Sudoku::from_str_line(line);
                sudoku.map_or_else(|_| Vec::new(), |sudoku| sudoku.solutions_up_to(2))
            };
            let digits = |solution: sudoku::Sudoku| solution.to_bytes().map(usize::from).to_vec();
            lines.iter().flat_map(solve).map(digits).collect()
        })
        .note("bit boards, another algorithm")
        .entries()
}

fn all_queens(n: usize) -> Vec<Entry> {
    use dancing_links::ExactCover;

    let Ok(n) = u8::try_from(n.min(12)) else { return Vec::new() };
    let cover = queens(n);
    let peer = Peer::of(&cover);
    Course::on((cover, peer))
        .entry("dancing_links", |(cover, _)| cover.count())
        .entry("dancing-links (crate)", |(_, peer)| peer.solver().count() as u64)
        .entries()
}
