//! Colorings of a ring, and which of them are the same necklace:
//! `cargo run -p combinatorial-mathematics --example necklaces -- 4 2`.

#[path = "cycles/mod.rs"]
#[allow(dead_code, reason = "shared by programs about permutations")]
mod cycles;

use std::process::ExitCode;

use combinatorial_mathematics::permutation::Words;
use combinatorial_mathematics::permutation_group::Permutation;
use combinatorial_mathematics::permutation_group::colorings::{
    n_bracelets, n_necklaces, reflections, rotations,
};
use input::Input;
use trace::{
    Cell, Demo, Edge, Flag, Frame, Graph, Grid, Node, Options, Role, Row, SplitMix64, Trace,
};

pub(crate) const DEMO: Demo = Demo {
    package: "combinatorial-mathematics",
    name: "necklaces",
    about: "How many necklaces of N beads in so many colors are there, if rotations make no difference?",
    arguments: "N COLORS",
    worked: &["4 2"],
    flags: &[Flag {
        name: "--bracelets",
        value: None,
        about: "turning over makes no difference either",
    }],
    trace: draw,
    play: None,
    random: Some(random),
    cost: None,
};

fn main() -> ExitCode {
    trace::main(&DEMO)
}

/// What still makes a picture.
const MOST_COLORINGS: u128 = 32;
const MOST_BEADS: usize = 6;

fn random(seed: u64) -> String {
    let mut dice = SplitMix64::new(seed);
    (*dice.pick(&["3 2", "3 3", "5 2", "4 2", "2 4", "2 5"])).to_owned()
}

fn draw(input: &mut Input<'_>, options: &Options) -> trace::Result<Trace> {
    let n: u32 = input.number("the number of beads")?;
    let colors: u64 = input.number("the number of colors")?;
    input.end("the numbers")?;
    let may_flip = options.has("--bracelets");
    let (noun, count) = if may_flip {
        ("bracelet", n_bracelets(n, colors))
    } else {
        ("necklace", n_necklaces(n, colors))
    };
    let title =
        format!("{noun}s of {} in {}", trace::plural(n, "bead"), trace::plural(colors, "color"));
    let title = format!("{}{}", title[..1].to_uppercase(), &title[1..]);
    let answer = match count {
        Some(1) => format!("There is 1 {noun}."),
        Some(count) => format!("There are {count} {noun}s."),
        None => "The sum does not fit 128 bits.".to_owned(),
    };
    let n_colorings = u128::from(colors).checked_pow(n);
    let beads = usize::try_from(n).unwrap_or(usize::MAX);
    if beads == 0 || colors == 0 {
        return Ok(Trace { title, frames: Vec::new(), answer });
    }
    if MOST_BEADS < beads || n_colorings.is_none_or(|n| MOST_COLORINGS < n) {
        let limit = format_args!("{MOST_BEADS} beads and {MOST_COLORINGS} colorings");
        return Ok(Trace { title, frames: vec![Frame::too_large(limit)], answer });
    }
    let mut group: Vec<Permutation> = rotations(beads).collect();
    if may_flip {
        group.extend(reflections(beads));
    }
    let table = Table::new(beads, usize::try_from(colors)?, group, noun);
    Ok(Trace { title, frames: table.frames(), answer })
}

type Coloring = Vec<usize>;

/// All colorings, grouped by orbits, and the permutations that make no difference.
struct Table {
    noun: &'static str,
    n_colors: usize,
    group: Vec<Permutation>,
    orbits: Vec<Vec<Coloring>>,
}

/// The coloring after the beads have moved.
fn moved(element: &Permutation, coloring: &[usize]) -> Coloring {
    let mut moved = coloring.to_vec();
    // A coloring has as many beads as the permutation has places.
    let _ = element.move_to(&mut moved);
    moved
}

fn word(coloring: &[usize]) -> String {
    coloring.iter().map(|&color| letter(color)).collect()
}

fn letter(color: usize) -> char {
    // There are at most 32 colors, and only if there is one bead.
    char::from(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef"[color % 32])
}

impl Table {
    fn new(n: usize, n_colors: usize, group: Vec<Permutation>, noun: &'static str) -> Self {
        let mut orbits: Vec<Vec<Coloring>> = Vec::new();
        let mut colorings = Words::new(n_colors, n);
        while let Some(coloring) = colorings.lend() {
            let coloring = coloring.to_vec();
            let images: Vec<Coloring> =
                group.iter().map(|element| moved(element, &coloring)).collect();
            match orbits.iter_mut().find(|orbit| images.contains(&orbit[0])) {
                Some(orbit) => orbit.push(coloring),
                None => orbits.push(vec![coloring]),
            }
        }
        Table { noun, n_colors, group, orbits }
    }

    fn n_colorings(&self) -> usize {
        self.orbits.iter().map(Vec::len).sum()
    }

    fn n_fixed(&self, element: &Permutation) -> usize {
        self.n_colors.pow(u32::try_from(element.cycles().len()).unwrap_or(0))
    }

    fn frames(&self) -> Vec<Frame> {
        let n_orbits = self.orbits.len();
        let caption = format!(
            "There {} {}. The colorings between two gaps turn into each other, so they are the same {}. There {} {} in all.",
            if self.n_colorings() == 1 { "is" } else { "are" },
            trace::plural(self.n_colorings() as u64, "coloring"),
            self.noun,
            if n_orbits == 1 { "is" } else { "are" },
            trace::plural(n_orbits as u64, self.noun),
        );
        let mut frames = vec![Frame::new(caption).with(self.rings()).with(self.grid(0, false))];
        for (i, element) in self.group.iter().enumerate() {
            self.ask(&mut frames, i);
            let cycles = element.cycles();
            let n_fixed = self.n_fixed(element);
            let n_cycles = trace::plural(cycles.len() as u64, "cycle");
            let verb = if cycles.len() == 1 { "is" } else { "are" };
            let stay = match n_fixed {
                1 => "1 coloring stays unchanged, and it gets".to_owned(),
                n => format!("{n} colorings stay unchanged, and each of them gets"),
            };
            let caption = format!(
                "{} is {element}. A coloring stays unchanged exactly when each cycle has one color. There {verb} {n_cycles}, so {}^{} = {stay} a mark.",
                self.name(i),
                self.n_colors,
                cycles.len(),
            );
            frames.push(
                Frame::new(caption)
                    .with(cycles::graph(element.image(), &cycles))
                    .with(self.grid(i + 1, false))
                    .at("n_fixed = n_fixed.checked_add(u128::from(colors).checked_pow(n_cycles)?)?;"),
            );
        }
        self.ask_orbit(&mut frames);
        let size = self.group.len();
        let marks: Vec<String> =
            self.group.iter().map(|element| self.n_fixed(element).to_string()).collect();
        let sum: usize = self.group.iter().map(|element| self.n_fixed(element)).sum();
        let caption = format!(
            "Each {} has {} in its rows. There are {} = {sum} marks, so there {} {sum} / {size} = {}.",
            self.noun,
            trace::plural(size as u64, "mark"),
            marks.join(" + "),
            if n_orbits == 1 { "is" } else { "are" },
            trace::plural(n_orbits as u64, self.noun),
        );
        frames.push(
            Frame::new(caption)
                .with(self.rings())
                .with(self.grid(size, true))
                .at("n_fixed.checked_div(group.len() as u128)"),
        );
        frames
    }

    /// "Rotation by 1".
    fn name(&self, i: usize) -> String {
        let n = self.group[0].len();
        if i < n { format!("The rotation by {i}") } else { format!("The reflection {}", i - n) }
    }

    /// How many colorings the next permutation leaves unchanged.
    fn ask(&self, frames: &mut Vec<Frame>, i: usize) {
        if i == 0 || 2 < i {
            return;
        }
        let Some(frame) = frames.pop() else { return };
        let element = &self.group[i];
        let (cycles, answer) = (element.cycles().len(), self.n_fixed(element));
        let because = format!(
            "It has {}, {} one of {}.",
            trace::plural(cycles as u64, "cycle"),
            if cycles == 1 { "which gets" } else { "and each of them gets" },
            trace::plural(self.n_colors as u64, "color")
        );
        let name = self.name(i).replace("The", "the");
        let question = format!("How many colorings does {name} leave unchanged?");
        let others = [0, 1, self.n_colorings() / 2, self.n_colorings()];
        frames.push(frame.ask_number(question, answer, others, because));
    }

    /// How many marks the rows of an orbit have.
    fn ask_orbit(&self, frames: &mut Vec<Frame>) {
        let size = self.group.len();
        let Some(orbit) = self.orbits.iter().find(|orbit| 1 < orbit.len() && orbit.len() < size)
        else {
            return;
        };
        let Some(frame) = frames.pop() else { return };
        let names = trace::all_of(orbit.iter().map(|coloring| word(coloring)));
        let question = format!("How many marks do the rows {names} have together?");
        let because = format!(
            "Each of the {} colorings stays unchanged under {} of the {size} permutations.",
            orbit.len(),
            size / orbit.len()
        );
        frames.push(frame.ask_number(
            question,
            size,
            [orbit.len(), size / orbit.len(), size + 1],
            because,
        ));
    }

    /// One ring of beads for each orbit.
    fn rings(&self) -> Graph {
        const IN_ROW: usize = 3;
        let mut graph = Graph::default();
        let (mut left, mut top) = (0.0, 0.0);
        for (i, orbit) in self.orbits.iter().enumerate() {
            let node =
                |(bead, &color): (usize, &usize)| Node { group: Some(color), ..Node::new(bead) };
            let nodes = orbit[0].iter().enumerate().map(node).collect();
            let ring = Graph { nodes, ..Graph::default() }.on_circle();
            let (first, n) = (graph.nodes.len(), ring.nodes.len());
            let far = ring.nodes.iter().flat_map(|node| [node.at.0, node.at.1]).fold(0.0, f64::max);
            for mut node in ring.nodes {
                node.at = (node.at.0 + left, node.at.1 + top);
                graph.nodes.push(node);
            }
            let n_edges = if n < 3 { n - 1 } else { n };
            let edge = |bead| Edge::new(first + bead, first + (bead + 1) % n);
            graph.edges.extend((0..n_edges).map(edge));
            let is_last = (i + 1) % IN_ROW == 0;
            (left, top) = if is_last { (0.0, top + far + 1.0) } else { (left + far + 1.0, top) };
        }
        graph
    }

    /// A row for each coloring, a column for each of the first permutations, and a mark where the
    /// permutation leaves the coloring unchanged.
    fn grid(&self, n_shown: usize, has_sums: bool) -> Grid {
        let n = self.group[0].len();
        let name = |i: usize| if i < n { i.to_string() } else { format!("f{}", i - n) };
        let mut grid =
            Grid { columns: (0..self.group.len()).map(name).collect(), ..Grid::default() };
        for (i, orbit) in self.orbits.iter().enumerate() {
            for (j, coloring) in orbit.iter().enumerate() {
                let cell = |(g, element): (usize, &Permutation)| {
                    if g < n_shown && moved(element, coloring) == *coloring {
                        Cell::marked(
                            "1",
                            if g + 1 == n_shown { Role::Active } else { Role::Settled },
                        )
                    } else {
                        Cell::new("")
                    }
                };
                let note = if has_sums && j == 0 {
                    trace::plural(self.group.len() as u64, "mark")
                } else {
                    String::new()
                };
                grid.rows.push(Row {
                    header: word(coloring),
                    cells: self.group.iter().enumerate().map(cell).collect(),
                    note,
                    apart: 0 < i && j == 0,
                });
            }
        }
        grid
    }
}
