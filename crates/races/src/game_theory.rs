//! Chapter 12.

use std::collections::HashSet;
use std::io::BufRead as _;

use game_theory::nim_game::{Move, nim_sum, smallest_winning_move, winning_moves};
use game_theory::sprague_grundy::dag::{Dag, successors_first};
use game_theory::sprague_grundy::{Nimber, SubtractionSet, mex};
use game_theory::wythoff_game;
use input::Input;

use crate::process;
use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 7;
/// The largest heap of the judges' problems.
const LARGEST_HEAP: u32 = 1_000_000_000;

pub(crate) const RACES: &[Race] = &[
    Race {
        section: "12.2",
        workload: "verdicts on 10^6 random pairs below 2^22",
        n: 1_000_000,
        build: random_pairs,
    },
    Race {
        section: "12.2",
        workload: "verdicts on 10^6 pairs below 2^22, half of them cold",
        n: 1_000_000,
        build: cold_pairs,
    },
    Race { section: "12.3", workload: "nim-sum of 10^6 u32", n: 1_000_000, build: nim_sums },
    Race { section: "12.3", workload: "nim-sum of 256 MB of u32", n: 1 << 26, build: nim_sums },
    Race {
        section: "12.3",
        workload: "the winning move with the smallest take, 10^6 heaps",
        n: 1_000_000,
        build: smallest_takes,
    },
    Race {
        section: "12.3",
        workload: "10^6 numbers from memory, one a line",
        n: 1_000_000,
        build: numbers_from_memory,
    },
    Race {
        section: "12.3",
        workload: "10^6 heaps from a pipe, whole process",
        n: 1_000_000,
        build: heaps_from_a_pipe,
    },
    Race {
        section: "12.4",
        workload: "table of 10^4 heaps, 100 amounts",
        n: 10_000,
        build: table_of_many_amounts,
    },
    Race {
        section: "12.4",
        workload: "graph of 10^5 vertices and 10^6 edges",
        n: 100_000,
        build: random_graph,
    },
    Race {
        section: "12.4",
        workload: "table of 10^7 heaps, amounts 1 3 4 9 11",
        n: 10_000_000,
        build: table_of_few_amounts,
    },
    Race {
        section: "12.4",
        workload: "the same table by its period",
        n: 10_000_000,
        build: periodic_table,
    },
    Race {
        section: "12.4",
        workload: "a table of 10^6 heaps by its period",
        n: 1_000_000,
        build: periodic_table,
    },
];

// 12.2 Wythoff's game.

/// The golden ratio, as near as an f64 comes.
const PHI: f64 = 1.618_033_988_749_895;

fn random_pairs(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    verdicts((0..n).map(|_| (random.below(1 << 22), random.below(1 << 22))).collect())
}

fn cold_pairs(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let mut pair = |_| {
        // The larger heap is below 2.62 k < 2^22.
        let k = random.below(1_600_000_u64);
        let (a, b) = wythoff_game::cold_pair(k).unwrap_or_default();
        if random.below(2_u64) == 0 { (b, a) } else { (a, b + random.below(2)) }
    };
    verdicts((0..n).map(&mut pair).collect())
}

fn verdicts(pairs: Vec<(u64, u64)>) -> Vec<Entry> {
    let count = |is_cold: fn(u64, u64) -> bool| {
        move |pairs: &Vec<(u64, u64)>| pairs.iter().filter(|(a, b)| is_cold(*a, *b)).count()
    };
    let (wrong, asked) = wrong_floats();
    Course::on(pairs)
        .entry("is_cold", |pairs| {
            pairs.iter().filter(|(a, b)| wythoff_game::is_cold(*a, *b)).count()
        })
        .entry("f64 formula", count(is_cold_by_float))
        .mark(3.3)
        .note(format!(
            "wrong on {wrong} of {asked} cold pairs near Fibonacci indices from 102334155 on"
        ))
        .entry("u64::isqrt", count(is_cold_by_root))
        .mark(0.28)
        .entries()
}

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the formula as one writes it first: these casts are what is wrong with it"
)]
fn is_cold_by_float(a: u64, b: u64) -> bool {
    let (a, b) = (a.min(b), a.max(b));
    ((b - a) as f64 * PHI) as u64 == a
}

fn is_cold_by_root(a: u64, b: u64) -> bool {
    let (a, b) = (a.min(b), a.max(b));
    let k = b - a;
    // 5 k² < 2^64, since the race's heaps are below 2^22.
    k.midpoint((5 * k * k).isqrt()) == a
}

/// How many cold pairs the floats call hot, and of how many: those with indices of at most 50 from
/// the Fibonacci numbers F(40) = 102334155 to F(70), where kφ comes nearest to an integer.
fn wrong_floats() -> (usize, usize) {
    let mut indices = Vec::new();
    let (mut fibonacci, mut next) = (102_334_155_u64, 165_580_141_u64);
    for _ in 40..=70 {
        indices.extend(fibonacci - 50..=fibonacci + 50);
        (fibonacci, next) = (next, fibonacci + next);
    }
    let pairs: Vec<(u64, u64)> = indices.into_iter().filter_map(wythoff_game::cold_pair).collect();
    (pairs.iter().filter(|(a, b)| !is_cold_by_float(*a, *b)).count(), pairs.len())
}

// 12.3 Nim.

fn heaps(n: usize) -> Vec<u32> {
    let mut random = SplitMix64::new(SEED);
    (0..n).map(|_| random.below(LARGEST_HEAP + 1)).collect()
}

fn nim_sums(n: usize) -> Vec<Entry> {
    Course::on(heaps(n))
        .entry("nim_sum", |heaps| nim_sum(heaps.iter().copied()))
        .limit("a plain wrapping sum", |heaps| {
            heaps.iter().fold(0_u32, |sum, heap| sum.wrapping_add(*heap))
        })
        .mark(1.05)
        .note("not the same job: the limit of one pass")
        .entry("xor in 16 lanes by hand", |heaps| {
            let (chunks, rest) = heaps.as_chunks::<16>();
            let mut lanes = [0_u32; 16];
            for chunk in chunks {
                for (lane, heap) in lanes.iter_mut().zip(chunk) {
                    *lane ^= heap;
                }
            }
            lanes.iter().chain(rest).fold(0, |sum, heap| sum ^ heap)
        })
        .entries()
}

fn smallest_takes(n: usize) -> Vec<Entry> {
    Course::on(heaps(n))
        .entry("smallest_winning_move", |heaps| smallest_winning_move(heaps))
        .entry("all winning moves in a list, then the least", |heaps| {
            let moves: Vec<Move<u32>> = winning_moves(heaps).collect();
            moves.into_iter().min_by_key(|winning| winning.take)
        })
        .entry("all winning moves sorted by take", |heaps| {
            let mut moves: Vec<Move<u32>> = winning_moves(heaps).collect();
            moves.sort_by_key(|winning| winning.take);
            moves.first().copied()
        })
        .entry("the least take without branches, then its heap", |heaps| {
            let sum = nim_sum(heaps.iter().copied());
            let take = |heap: u32| heap.checked_sub(heap ^ sum).filter(|take| 0 < *take);
            let least = heaps.iter().map(|heap| take(*heap).unwrap_or(u32::MAX)).min()?;
            let heap = heaps.iter().position(|heap| take(*heap) == Some(least))?;
            Some(Move { heap, take: least, left: heaps[heap] - least })
        })
        .limit("the nim-sum alone", |heaps| nim_sum(heaps.iter().copied()))
        .entries()
}

fn numbers_from_memory(n: usize) -> Vec<Entry> {
    let lines: Vec<String> = heaps(n).iter().map(u32::to_string).collect();
    Course::on(lines.join("\n") + "\n")
        .expecting(heaps(n).into_iter().map(u64::from).sum::<u64>())
        .entry("input", |text| {
            let mut input = Input::new(text.as_bytes());
            let mut sum = 0;
            while !input.is_end() {
                let number: u32 = input.number("a heap").unwrap_or_default();
                sum += u64::from(number);
            }
            sum
        })
        .entry("read_line, split, parse", |text| {
            let (mut reader, mut line, mut sum) = (text.as_bytes(), String::new(), 0);
            while reader.read_line(&mut line).is_ok_and(|n_bytes| 0 < n_bytes) {
                sum += line.split_whitespace().map(parse).sum::<u64>();
                line.clear();
            }
            sum
        })
        .mark(0.4)
        .entry("BufRead::lines, parse", |text| {
            text.as_bytes().lines().map(|line| line.map_or(0, |line| parse(&line))).sum()
        })
        .mark(0.25)
        .entry("split_ascii_whitespace, parse", |text| {
            let text = str::from_utf8(text.as_bytes()).unwrap_or_default();
            text.split_ascii_whitespace().map(parse).sum()
        })
        .entry("lexical_core::parse_partial", |text| {
            let mut rest = text.as_bytes();
            let mut sum = 0;
            while let Ok((number, n_digits)) = lexical_core::parse_partial::<u32>(rest) {
                sum += u64::from(number);
                // It reads no blanks; here one newline stands behind each number.
                rest = rest.get(n_digits + 1..).unwrap_or_default();
                if rest.is_empty() {
                    break;
                }
            }
            sum
        })
        .mark(0.9)
        .note("it takes the single newlines for granted, and we do not")
        .entries()
}

fn parse(token: &str) -> u64 {
    token.parse::<u32>().map_or(0, u64::from)
}

fn heaps_from_a_pipe(n: usize) -> Vec<Entry> {
    let heaps = heaps(n);
    let mut text = format!("{n}\n");
    for heap in &heaps {
        text += &format!("{heap} ");
    }
    text += "\n";
    let Some(ours) = process::ours("xor_heaps") else { return Vec::new() };
    let Some(file) = process::file("heaps.txt", &text) else { return Vec::new() };
    let ours_whole = ours.clone();
    let course = Course::on(file)
        .expecting(format!("{}\n", nim_sum(heaps)))
        .entry("input, block by block", move |file| process::piped(file, &ours, &[]))
        .entry("input, all read first", move |file| {
            process::piped(file, &ours_whole, &["--whole"])
        });
    match process::c("xor_heaps") {
        Some(c) => course
            .entry("C with scanf, cc -O2", move |file| process::piped(file, &c, &[]))
            .mark(0.286)
            .entries(),
        None => course.entries(),
    }
}

// 12.4 The Sprague-Grundy function.

/// What a mex is taken of; the function may put it in order.
type Mex = fn(&mut [Nimber]) -> Nimber;

fn sorted_mex(values: &mut [Nimber]) -> Nimber {
    values.sort_unstable();
    values.iter().fold(0, |mex, value| if *value == mex { mex + 1 } else { mex })
}

fn hashed_mex(values: &mut [Nimber]) -> Nimber {
    let values: HashSet<Nimber> = values.iter().copied().collect();
    let mut mex = 0;
    while values.contains(&mex) {
        mex += 1;
    }
    mex
}

/// The table of a subtraction set with any mex, and one list for the values of all heaps.
fn table_with(mex: Mex) -> impl Fn(&Rule) -> Vec<Nimber> {
    move |Rule { set, last }| {
        let mut values = Vec::with_capacity(last + 1);
        let mut reached = Vec::new();
        for heap in 0..=*last {
            reached.clear();
            reached.extend(set.leaves(heap).map(|left| values[left]));
            values.push(mex(&mut reached));
        }
        values
    }
}

/// The way of a memo: each heap asks for the values that it needs, lists them, and sorts the list.
fn table_by_memo(Rule { set, last }: &Rule) -> Vec<Nimber> {
    fn value(heap: usize, set: &SubtractionSet, memo: &mut [Option<Nimber>]) -> Nimber {
        if let Some(value) = memo[heap] {
            return value;
        }
        // Heaps are asked for in ascending order, so this never goes deeper.
        let mut reached: Vec<_> = set.leaves(heap).map(|left| value(left, set, memo)).collect();
        let value = sorted_mex(&mut reached);
        memo[heap] = Some(value);
        value
    }
    let mut memo = vec![None; last + 1];
    (0..=*last).map(|heap| value(heap, set, &mut memo)).collect()
}

struct Rule {
    set: SubtractionSet,
    last: usize,
}

fn table_of_many_amounts(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let amounts = (0..100).map(|_| 1 + random.below(n));
    let Ok(set) = SubtractionSet::new(amounts) else { return Vec::new() };
    Course::on(Rule { set, last: n })
        .entry("table", |Rule { set, last }| set.table(*last))
        .entry("mex by a fresh array", table_with(|values| mex(values.iter().copied())))
        .entry("mex by sorting", table_with(sorted_mex))
        .entry("mex by a HashSet", table_with(hashed_mex))
        .entries()
}

fn few_amounts(n: usize) -> Option<Rule> {
    SubtractionSet::new([1, 3, 4, 9, 11]).ok().map(|set| Rule { set, last: n })
}

fn table_of_few_amounts(n: usize) -> Vec<Entry> {
    let Some(rule) = few_amounts(n) else { return Vec::new() };
    Course::on(rule)
        .entry("table_by_words", |Rule { set, last }| set.table_by_words(*last))
        .entry("table", |Rule { set, last }| set.table(*last))
        .entry("a memo that sorts", table_by_memo)
        .mark(0.06)
        .entry("mex by a HashSet", table_with(hashed_mex))
        .entries()
}

fn periodic_table(n: usize) -> Vec<Entry> {
    let Some(rule) = few_amounts(n) else { return Vec::new() };
    Course::on(rule)
        .entry("period found, then copied", |Rule { set, last }| {
            set.periodic(*last + 1).map_or_else(|_| set.table(*last), |row| row.table(*last))
        })
        .entry("table_by_words", |Rule { set, last }| set.table_by_words(*last))
        .mark(0.06)
        .entry("table", |Rule { set, last }| set.table(*last))
        .limit("one number in fresh memory of that size", |Rule { last, .. }| vec![7_u32; last + 1])
        .note("not the same job: the limit of any table")
        .entries()
}

/// The values of a graph, with the graph itself: what it costs to drop that is nobody's business
/// here.
#[derive(Debug)]
enum Valued {
    ByUs(Dag),
    Otherwise { _graph: Vec<Vec<usize>>, values: Vec<Nimber> },
}

impl Valued {
    fn values(&self) -> &[Nimber] {
        match self {
            Valued::ByUs(dag) => dag.values(),
            Valued::Otherwise { values, .. } => values,
        }
    }
}

impl PartialEq for Valued {
    fn eq(&self, other: &Self) -> bool {
        self.values() == other.values()
    }
}

/// `n` vertices of which each has ten edges to others of lower rank; ranks and names have nothing
/// in common.
fn random_graph(n: usize) -> Vec<Entry> {
    let mut random = SplitMix64::new(SEED);
    let mut by_rank: Vec<usize> = (0..n).collect();
    for rank in (1..n).rev() {
        by_rank.swap(rank, random.below(rank + 1));
    }
    let mut successors = vec![Vec::new(); n];
    for rank in 1..n {
        successors[by_rank[rank]] = (0..10).map(|_| by_rank[random.below(rank)]).collect();
    }
    Course::on(successors)
        .consuming_entry("Dag::new", |graph| match Dag::new(graph) {
            Ok(dag) => Valued::ByUs(dag),
            Err(_) => Valued::Otherwise { _graph: Vec::new(), values: Vec::new() },
        })
        .consuming_entry("the same order, mex by sorting", values_with(sorted_mex))
        .consuming_entry("the same order, mex by a HashSet", values_with(hashed_mex))
        .limit("the order alone", |graph| successors_first(graph).map_or(0, |v| v.len()))
        .entries()
}

fn values_with(mex: Mex) -> impl Fn(Vec<Vec<usize>>) -> Valued {
    move |graph| {
        let order = successors_first(&graph).unwrap_or_default();
        let mut values = vec![0; graph.len()];
        let mut reached = Vec::new();
        for v in order {
            reached.clear();
            reached.extend(graph[v].iter().map(|next| values[*next]));
            values[v] = mex(&mut reached);
        }
        Valued::Otherwise { _graph: graph, values }
    }
}
