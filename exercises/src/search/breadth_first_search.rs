//! The exercises of section 3.5.

use std::collections::VecDeque;

use crate::inputs::{Random, count, shorter};
use crate::judge::{Task, Wrong};

/// A maze by its rows, as characters.
type Maze = Vec<Vec<char>>;

/// All mazes of so many rows and columns.
fn all_mazes(n_rows: usize, n_columns: usize) -> Vec<Maze> {
    let n = n_rows * n_columns;
    let mut mazes = Vec::new();
    for start in 0..n {
        for goal in (0..n).filter(|goal| *goal != start) {
            for walls in
                (0..1_u32 << n).filter(|walls| walls >> start & 1 == 0 && walls >> goal & 1 == 0)
            {
                let cell = |i: usize| match i {
                    i if i == start => 'S',
                    i if i == goal => 'G',
                    i if walls >> i & 1 == 1 => '#',
                    _ => '.',
                };
                let cells: Vec<char> = (0..n).map(cell).collect();
                mazes.push(cells.chunks(n_columns).map(<[char]>::to_vec).collect());
            }
        }
    }
    mazes
}

/// An open maze, from corner to corner.
fn open(n_rows: usize, n_columns: usize) -> Maze {
    let mut maze = vec![vec!['.'; n_columns]; n_rows];
    maze[0][0] = 'S';
    maze[n_rows - 1][n_columns - 1] = 'G';
    maze
}

/// Walls in every other row, with a gap at its right and its left end in turn: one long path.
fn winding(n_rows: usize, n_columns: usize) -> Maze {
    let mut maze = open(n_rows, n_columns);
    for (i, row) in maze.iter_mut().enumerate().skip(1).step_by(2) {
        row.fill('#');
        row[if i % 4 == 1 { n_columns - 1 } else { 0 }] = '.';
    }
    maze
}

/// The distance, with one pass over the layers.
fn distance(maze: &Maze) -> Option<usize> {
    let place = |letter| {
        let places = maze.iter().map(|row| row.iter().position(|cell| *cell == letter));
        places.enumerate().find_map(|(i, j)| Some((i, j?)))
    };
    let (start, goal) = (place('S')?, place('G')?);
    let mut is_known: Vec<Vec<bool>> =
        maze.iter().map(|row| row.iter().map(|cell| *cell == '#').collect()).collect();
    is_known[start.0][start.1] = true;
    let mut layer = VecDeque::from([start]);
    let mut distance = 0;
    while !layer.contains(&goal) && !layer.is_empty() {
        for (i, j) in std::mem::take(&mut layer) {
            for (i, j) in [(i.wrapping_sub(1), j), (i + 1, j), (i, j + 1), (i, j.wrapping_sub(1))] {
                if let Some(known) = is_known.get_mut(i).and_then(|row| row.get_mut(j))
                    && !std::mem::replace(known, true)
                {
                    layer.push_back((i, j));
                }
            }
        }
        distance += 1;
    }
    layer.contains(&goal).then_some(distance)
}

/// Exercise 3.5: `steps_to_goal`.
#[derive(Debug)]
pub struct BreadthFirstSearch;

impl Task for BreadthFirstSearch {
    type Input = Maze;
    type Output = Option<usize>;

    const SECTION: &'static str = "3.5";
    const CHAPTER: &'static str = "search";
    const NAME: &'static str = "breadth_first_search";
    const HARNESS: &'static str = "|maze: Vec<Vec<char>>| { \
         let rows: Vec<String> = maze.into_iter().map(|row| row.into_iter().collect()).collect(); \
         attempt::steps_to_goal(&rows) }";
    const HINTS: &'static [&'static str] = &[
        "Keep a queue of cells with their distances, and a mark for each cell that was put in. First the queue holds \
         the cell of S, with the distance 0.",
        "Take the first cell of the queue. If it is G, its distance is the result. Otherwise put each free neighbor that \
         is not marked at the end, with a distance that is greater by 1, and mark it.",
        "If the queue becomes empty, every cell that can be reached has been looked at: the result is None.",
    ];

    fn small() -> Vec<Self::Input> {
        let sizes = [(1, 2), (1, 3), (2, 1), (3, 1), (2, 2), (1, 4), (2, 3), (3, 2)];
        sizes.into_iter().flat_map(|(n_rows, n_columns)| all_mazes(n_rows, n_columns)).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let (n_rows, n_columns) = (2 + random.index(8), 2 + random.index(8));
        let n = n_rows * n_columns;
        let mut cells = vec!['.'; n];
        cells[..n / 3].fill('#');
        cells[n - 2] = 'S';
        cells[n - 1] = 'G';
        random.shuffle(&mut cells);
        cells.chunks(n_columns).map(<[char]>::to_vec).collect()
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut closed = open(300, 300);
        closed[298][299] = '#';
        closed[299][298] = '#';
        vec![
            ("an open maze of 300 x 300 cells", open(300, 300)),
            ("one path through 301 x 300 cells", winding(301, 300)),
            ("a maze of 300 x 300 cells whose goal cannot be reached", closed),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.iter().map(|row| row.len() as u64).sum()
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let has_ends = |maze: &Maze| {
            ['S', 'G'].iter().all(|letter| maze.iter().any(|row| row.contains(letter)))
        };
        let without_column = |j: usize| {
            let shorter_row = |row: &Vec<char>| [&row[..j], &row[j + 1..]].concat();
            input.iter().map(shorter_row).collect::<Maze>()
        };
        let n_columns = input.first().map_or(0, Vec::len);
        let mut all = shorter(input);
        all.extend((0..n_columns).map(without_column));
        all.retain(has_ends);
        all
    }

    fn call(input: &Self::Input) -> String {
        if 100 < Self::size(input) {
            return format!("steps_to_goal of {}", count(input.len(), "row"));
        }
        let rows: Vec<String> = input.iter().map(|row| row.iter().collect()).collect();
        format!("steps_to_goal(&{rows:?})")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = distance(input);
        Wrong::unless_equal(&expected, output)
    }
}
