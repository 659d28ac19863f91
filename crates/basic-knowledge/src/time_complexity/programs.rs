//! Part of [time complexity](super): small programs that count their own steps, one for each class.
//!
//! Page: `docs/en/basic-knowledge/time-complexity.md`.

use super::{Class, Sample, terms::Term};

/// A counter of basic operations.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Counter {
    n_steps: u64,
}

impl Counter {
    /// One more operation.
    pub fn tick(&mut self) {
        self.n_steps += 1;
    }

    /// The number of operations.
    pub fn n_steps(&self) -> u64 {
        self.n_steps
    }
}

/// A program whose steps are counted.
#[derive(Debug, Clone, Copy)]
pub struct Program {
    /// Its name.
    pub name: &'static str,
    /// What it does, with n for the size.
    pub about: &'static str,
    /// The class in which it grows.
    pub class: Class,
    /// Sizes at which it ends soon, in ascending order.
    pub sizes: &'static [u64],
    /// Does it, for an input of size n.
    pub run: fn(u64, &mut Counter),
}

impl Program {
    /// The steps at size n. As long as the program takes.
    pub fn count(&self, n: u64) -> u64 {
        let mut counter = Counter::default();
        (self.run)(n, &mut counter);
        counter.n_steps()
    }

    /// The steps at each of its sizes.
    pub fn samples(&self) -> Vec<Sample> {
        self.sizes.iter().map(|&n| Sample { n, count: self.count(n) }).collect()
    }
}

/// Touches the first element.
pub fn first(_n: u64, counter: &mut Counter) {
    counter.tick();
}

/// Halves n until 1 is left: ⌊log₂ n⌋ steps.
pub fn halving(mut n: u64, counter: &mut Counter) {
    while 1 < n {
        n /= 2;
        counter.tick();
    }
}

/// Touches each element: n steps.
pub fn scan(n: u64, counter: &mut Counter) {
    for _ in 0..n {
        counter.tick();
    }
}

/// Splits n elements into halves down to single ones, and touches all elements of every part: T(1)
/// = 1, T(n) = T(⌊n/2⌋) + T(⌈n/2⌉) + n, which is n log₂ n + n at powers of two. As deep as log n.
pub fn splitting(n: u64, counter: &mut Counter) {
    scan(n, counter);
    if 1 < n {
        splitting(n / 2, counter);
        splitting(n - n / 2, counter);
    }
}

/// Touches each pair of elements: n(n - 1)/2 steps.
pub fn pairs(n: u64, counter: &mut Counter) {
    for i in 0..n {
        for _ in 0..i {
            counter.tick();
        }
    }
}

/// Halves n for each pair of rows and columns of a table: n² ⌊log₂ n⌋ steps.
pub fn table(n: u64, counter: &mut Counter) {
    for _ in 0..n {
        for _ in 0..n {
            halving(n, counter);
        }
    }
}

/// Touches each triple of elements: n(n - 1)(n - 2)/6 steps.
pub fn triples(n: u64, counter: &mut Counter) {
    for i in 0..n {
        pairs(i, counter);
    }
}

/// Takes each element or leaves it, and touches every choice but the empty one: 2ⁿ - 1 steps. As
/// deep as n.
pub fn subsets(n: u64, counter: &mut Counter) {
    if 0 < n {
        subsets(n - 1, counter);
        counter.tick();
        subsets(n - 1, counter);
    }
}

/// Puts each of n elements in front of the permutations of the others: n! steps. As deep as n.
pub fn permutations(n: u64, counter: &mut Counter) {
    if n == 0 {
        counter.tick();
    }
    for _ in 0..n {
        permutations(n - 1, counter);
    }
}

const DOUBLED: &[u64] = &[64, 128, 256, 512, 1024, 2048];

/// The programs, from the slowest growth to the fastest.
pub const PROGRAMS: [Program; 9] = [
    Program {
        name: "first",
        about: "touch the first of n elements",
        class: Class::CONSTANT,
        sizes: DOUBLED,
        run: first,
    },
    Program {
        name: "halving",
        about: "halve n until 1 is left",
        class: Class::LOGARITHMIC,
        sizes: DOUBLED,
        run: halving,
    },
    Program {
        name: "scan",
        about: "touch each of n elements",
        class: Class::LINEAR,
        sizes: DOUBLED,
        run: scan,
    },
    Program {
        name: "splitting",
        about: "split n elements into halves, and touch all of each part",
        class: Class::LINEARITHMIC,
        sizes: DOUBLED,
        run: splitting,
    },
    Program {
        name: "pairs",
        about: "touch each pair of n elements",
        class: Class::QUADRATIC,
        sizes: DOUBLED,
        run: pairs,
    },
    Program {
        name: "table",
        about: "halve n in each cell of a table of n rows and n columns",
        class: Class::Power(Term::new(2, 1)),
        sizes: &[16, 32, 64, 128, 256, 512],
        run: table,
    },
    Program {
        name: "triples",
        about: "touch each triple of n elements",
        class: Class::CUBIC,
        sizes: &[16, 32, 64, 128, 256],
        run: triples,
    },
    Program {
        name: "subsets",
        about: "touch each choice of some of n elements",
        class: Class::Exponential,
        sizes: &[12, 13, 14, 15, 16, 17, 18],
        run: subsets,
    },
    Program {
        name: "permutations",
        about: "touch each order of n elements",
        class: Class::Factorial,
        sizes: &[4, 5, 6, 7, 8, 9],
        run: permutations,
    },
];
