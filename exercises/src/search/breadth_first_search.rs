//! The exercises of section 3.5.

use crate::inputs::Random;
use crate::judge::{Task, Wrong};

/// A maze, row by row.
type Maze = Vec<Vec<char>>;

/// All mazes of a number of rows and columns.
fn all_mazes(n_rows: usize, n_columns: usize) -> Vec<Maze> {
    let n_cells = n_rows * n_columns;
    let mut mazes = Vec::new();
    for start in 0..n_cells {
        for goal in (0..n_cells).filter(|goal| *goal != start) {
            for walls in 0..1_u32 << n_cells {
                // The ends are no walls.
                if walls >> start & 1 == 1 || walls >> goal & 1 == 1 {
                    continue;
                }
                let cell = |i: usize| match walls >> i & 1 {
                    _ if i == start => 'S',
                    _ if i == goal => 'G',
                    1 => '#',
                    _ => '.',
                };
                let cells: Vec<char> = (0..n_cells).map(cell).collect();
                mazes.push(cells.chunks(n_columns).map(<[char]>::to_vec).collect());
            }
        }
    }
    mazes
}

/// An open maze from one corner to the opposite one.
fn open(n_rows: usize, n_columns: usize) -> Maze {
    let mut maze = vec![vec!['.'; n_columns]; n_rows];
    maze[0][0] = 'S';
    maze[n_rows - 1][n_columns - 1] = 'G';
    maze
}

/// The position of a letter.
fn place(maze: &Maze, letter: char) -> Option<(usize, usize)> {
    let in_row = |row: &Vec<char>| row.iter().position(|cell| *cell == letter);
    maze.iter().enumerate().find_map(|(row, cells)| Some((row, in_row(cells)?)))
}

/// The number of steps, layer by layer.
fn steps(maze: &Maze) -> Option<usize> {
    let (start, goal) = (place(maze, 'S')?, place(maze, 'G')?);
    let mut is_free: Vec<Vec<bool>> =
        maze.iter().map(|row| row.iter().map(|cell| *cell != '#').collect()).collect();
    is_free[start.0][start.1] = false;
    let mut layer = vec![start];
    for n_steps in 0.. {
        if layer.is_empty() {
            return None;
        }
        if layer.contains(&goal) {
            return Some(n_steps);
        }
        let mut next = Vec::new();
        for (row, column) in layer {
            let around = [(-1, 0), (0, 1), (1, 0), (0, -1)];
            let around = around.into_iter().filter_map(|(down, right)| {
                Some((row.checked_add_signed(down)?, column.checked_add_signed(right)?))
            });
            for (row, column) in around {
                if let Some(free) = is_free.get_mut(row).and_then(|row| row.get_mut(column))
                    && std::mem::take(free)
                {
                    next.push((row, column));
                }
            }
        }
        layer = next;
    }
    None
}

/// Exercise 3.5: `shortest_path`.
#[derive(Debug)]
pub struct BreadthFirstSearch;

impl Task for BreadthFirstSearch {
    type Input = Maze;
    type Output = Option<usize>;

    const SECTION: &'static str = "3.5";
    const CHAPTER: &'static str = "search";
    const NAME: &'static str = "breadth_first_search";
    const HARNESS: &'static str = "|rows: Vec<Vec<char>>| attempt::shortest_path(&rows)";
    const HINTS: &'static [&'static str] = &[
        "A cell is a pair (row, column). Keep a queue of cells, `VecDeque`, and a table with the number of steps of each \
         cell that you have seen. At first only S is in the queue, with 0 steps.",
        "Take the first cell out of the queue. If it is G, you know the answer. Otherwise put each neighbor that is free and \
         has no number yet at the end, with one step more.",
        "If the queue is empty, no path leads to G: return None. Beware of `row - 1` in row 0, which does not exist for a \
         `usize`: `row.checked_sub(1)` or `row.wrapping_sub(1)` helps.",
    ];

    fn small() -> Vec<Self::Input> {
        let shapes = [(1, 2), (2, 1), (1, 3), (1, 4), (2, 2), (2, 3), (3, 2)];
        shapes.into_iter().flat_map(|(rows, columns)| all_mazes(rows, columns)).collect()
    }

    fn random(random: &mut Random) -> Self::Input {
        let (n_rows, n_columns) = (2 + random.index(5), 1 + random.index(6));
        let mut cells: Vec<char> =
            (0..n_rows * n_columns).map(|_| if random.below(10) < 3 { '#' } else { '.' }).collect();
        cells[0] = 'S';
        cells[1] = 'G';
        random.shuffle(&mut cells);
        cells.chunks(n_columns).map(<[char]>::to_vec).collect()
    }

    fn large() -> Vec<(&'static str, Self::Input)> {
        let mut closed = open(1000, 1000);
        closed[999][998] = '#';
        closed[998][999] = '#';
        vec![
            ("an open square of 1000 x 1000 cells", open(1000, 1000)),
            ("the same with a wall around G", closed),
            ("a corridor of 100 000 cells", open(1, 100_000)),
        ]
    }

    fn size(input: &Self::Input) -> u64 {
        input.iter().map(|row| row.len() as u64).sum()
    }

    fn smaller(input: &Self::Input) -> Vec<Self::Input> {
        let has_end = |cells: &[char]| cells.iter().any(|cell| "SG".contains(*cell));
        let mut all = Vec::new();
        for row in (0..input.len()).filter(|row| !has_end(&input[*row])) {
            all.push([&input[..row], &input[row + 1..]].concat());
        }
        for column in 0..input.first().map_or(0, Vec::len) {
            let cells: Vec<char> = input.iter().map(|row| row[column]).collect();
            if !has_end(&cells) {
                let without = |row: &Vec<char>| [&row[..column], &row[column + 1..]].concat();
                all.push(input.iter().map(without).collect());
            }
        }
        all
    }

    fn call(input: &Self::Input) -> String {
        if input.len() * input.first().map_or(0, Vec::len) > 100 {
            return "shortest_path in a large maze".to_owned();
        }
        let rows: Vec<String> = input.iter().map(|row| row.iter().collect()).collect();
        format!("shortest_path in the maze {rows:?}")
    }

    fn check(input: &Self::Input, output: &Self::Output) -> Result<(), Wrong> {
        let expected = steps(input);
        if expected == *output {
            return Ok(());
        }
        let because = (expected.is_none()).then(|| "walls separate S and G".to_owned());
        Err(Wrong { expected: format!("{expected:?}"), got: format!("{output:?}"), because })
    }
}
