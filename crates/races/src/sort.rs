//! Chapter 2.

use sort::bubble_sort::{bubble_sort, cocktail_sort, early_exit_sort};
use sort::insertion_sort::{binary_insertion_sort, insertion_sort};
use sort::merge_sort::bottom_up::bottom_up_merge_sort;
use sort::merge_sort::natural::natural_merge_sort;
use sort::merge_sort::{k_way_merge, plain};
use sort::patterns::{self, Pattern};
use sort::quick_sort::adversary::killer;
use sort::quick_sort::introsort::introsort;
use sort::quick_sort::quickselect::quickselect;
use sort::{merge_sort, merge_sort_by_key, quick_sort, quick_sort_by};

use crate::{Course, Entry, Race, SplitMix64};

const SEED: u64 = 1;

pub(crate) const RACES: &[Race] = &[
    Race { section: "2.1", workload: "20 000 uniform", n: 20_000, build: insertion_of_uniform },
    Race {
        section: "2.1",
        workload: "20 000 nearly sorted: 200 swaps at distance 8",
        n: 20_000,
        build: insertion_of_nearly_sorted,
    },
    Race {
        section: "2.1",
        workload: "10 000 nearly sorted: 10 swaps of neighbors",
        n: 10_000,
        build: insertion_of_swapped_neighbors,
    },
    Race { section: "2.1", workload: "50 000 arrays of 20", n: 1_000_000, build: arrays_of::<20> },
    Race { section: "2.1", workload: "100 000 arrays of 8", n: 800_000, build: arrays_of::<8> },
    Race { section: "2.1", workload: "100 000 arrays of 16", n: 1_600_000, build: arrays_of::<16> },
    Race { section: "2.1", workload: "100 000 arrays of 32", n: 3_200_000, build: arrays_of::<32> },
    Race { section: "2.1", workload: "100 000 arrays of 64", n: 6_400_000, build: arrays_of::<64> },
    Race { section: "2.2", workload: "20 000 uniform", n: 20_000, build: bubble_of_uniform },
    Race { section: "2.2", workload: "1000 arrays of 100", n: 100_000, build: bubbles_of::<100> },
    Race { section: "2.2", workload: "100 arrays of 1000", n: 100_000, build: bubbles_of::<1000> },
    Race {
        section: "2.2",
        workload: "10 000 nearly sorted: 10 swaps of neighbors",
        n: 10_000,
        build: bubble_of_swapped_neighbors,
    },
    Race { section: "2.3", workload: "10^6 uniform", n: 1_000_000, build: quick_of_uniform },
    Race { section: "2.3", workload: "10^6 of 16 values", n: 1_000_000, build: quick_of_few },
    Race { section: "2.3", workload: "10^6 ascending", n: 1_000_000, build: quick_of_ascending },
    Race { section: "2.3", workload: "10^6 descending", n: 1_000_000, build: quick_of_descending },
    Race { section: "2.3", workload: "10^6, organ pipe", n: 1_000_000, build: quick_of_organ_pipe },
    Race {
        section: "2.3",
        workload: "10^6, a killer of the median of three",
        n: 1_000_000,
        build: quick_of_killer,
    },
    Race { section: "2.3", workload: "10^6 equal", n: 1_000_000, build: quick_of_equal },
    Race {
        section: "2.3",
        workload: "10^6, a killer of our own pivots",
        n: 1_000_000,
        build: quick_of_own_killer::<1>,
    },
    Race {
        section: "2.3",
        workload: "10^6, a killer of our own pivots, each value 8 times",
        n: 1_000_000,
        build: quick_of_own_killer::<8>,
    },
    Race {
        section: "2.3",
        workload: "10^6, a killer of our own pivots, the rest shuffled",
        n: 1_000_000,
        build: quick_of_shuffled_killer,
    },
    Race {
        section: "2.3",
        workload: "the median of 10^6 uniform",
        n: 1_000_000,
        build: median_of_uniform,
    },
    Race { section: "2.4", workload: "10^6 uniform", n: 1_000_000, build: merge_of_uniform },
    Race { section: "2.4", workload: "10^6, 100 sorted runs", n: 1_000_000, build: merge_of_runs },
    Race {
        section: "2.4",
        workload: "10^6 pairs by one of 1000 keys, stable",
        n: 1_000_000,
        build: merge_of_pairs,
    },
    Race {
        section: "2.4",
        workload: "merging 100 runs of 10^4 lazily",
        n: 1_000_000,
        build: many_runs::<100>,
    },
    Race {
        section: "2.4",
        workload: "merging 4 runs of 250 000 lazily",
        n: 1_000_000,
        build: many_runs::<4>,
    },
    Race {
        section: "2",
        workload: "100 arrays of 1000, ascending",
        n: 100_000,
        build: ascending_arrays,
    },
    Race {
        section: "2",
        workload: "100 arrays of 1000, descending",
        n: 100_000,
        build: descending_arrays,
    },
    Race {
        section: "2",
        workload: "100 arrays of 1000, all equal",
        n: 100_000,
        build: equal_arrays,
    },
    Race {
        section: "2",
        workload: "100 arrays of 1000, organ pipe",
        n: 100_000,
        build: organ_pipes,
    },
    Race {
        section: "2",
        workload: "100 arrays of 1000, few unique",
        n: 100_000,
        build: arrays_of_few,
    },
    Race {
        section: "2",
        workload: "100 arrays of 1000, nearly sorted",
        n: 100_000,
        build: nearly_sorted_arrays,
    },
    Race { section: "2", workload: "100 arrays of 1000, random", n: 100_000, build: random_arrays },
    Race { section: "2", workload: "10^3 uniform", n: 1000, build: one_array },
    Race { section: "2", workload: "10^4 uniform", n: 10_000, build: one_array },
    Race { section: "2", workload: "10^5 uniform", n: 100_000, build: one_array },
];

/// What is sorted: all of it, or array by array.
#[derive(Clone)]
struct Data {
    numbers: Vec<i32>,
    length: usize,
}

impl Data {
    fn whole(numbers: Vec<i32>) -> Self {
        Data { length: numbers.len().max(1), numbers }
    }
}

type Sort = fn(&mut [i32]);

/// A runner: it sorts each array.
fn each(sort: Sort) -> impl Fn(Data) -> Vec<i32> {
    move |Data { mut numbers, length }| {
        for array in numbers.chunks_mut(length) {
            sort(array);
        }
        numbers
    }
}

fn uniform(n: usize) -> Vec<i32> {
    let mut random = SplitMix64::new(SEED);
    (0..n).map(|_| random.below(i32::MAX)).collect()
}

fn ascending(n: usize) -> Vec<i32> {
    (0..).take(n).collect()
}

/// `n` numbers in order, but for some pairs at a distance, which are exchanged.
fn nearly_sorted(n: usize, n_swaps: usize, distance: usize) -> Vec<i32> {
    let mut random = SplitMix64::new(SEED);
    let mut numbers = ascending(n);
    for _ in (0..n_swaps).filter(|_| distance < n) {
        let i = random.below(n - distance);
        numbers.swap(i, i + distance);
    }
    numbers
}

// 2.1 Insertion sort.

fn insertion(data: Data, mark: Option<f64>) -> Vec<Entry> {
    let course = Course::on(data)
        .consuming_entry("insertion_sort", each(insertion_sort))
        .consuming_entry("binary_insertion_sort", each(binary_insertion_sort))
        .consuming_entry("slice::sort", each(<[i32]>::sort));
    let course = if let Some(mark) = mark { course.mark(mark) } else { course };
    course.consuming_entry("slice::sort_unstable", each(<[i32]>::sort_unstable)).entries()
}

fn insertion_of_uniform(n: usize) -> Vec<Entry> {
    insertion(Data::whole(uniform(n)), None)
}

fn insertion_of_nearly_sorted(n: usize) -> Vec<Entry> {
    insertion(Data::whole(nearly_sorted(n, n / 100, 8)), Some(0.06))
}

fn insertion_of_swapped_neighbors(n: usize) -> Vec<Entry> {
    insertion(Data::whole(nearly_sorted(n, 10, 1)), None)
}

fn arrays_of<const LENGTH: usize>(n: usize) -> Vec<Entry> {
    // Of this length the mark is a stretch, the best that a sketch came near.
    let mark = (LENGTH == 20).then_some(1.05);
    insertion(Data { numbers: uniform(n), length: LENGTH }, mark)
}

// 2.2 Bubble sort.

fn bubble(data: Data) -> Vec<Entry> {
    Course::on(data)
        .consuming_entry("bubble_sort", each(bubble_sort))
        .consuming_entry("early_exit_sort", each(early_exit_sort))
        .consuming_entry("cocktail_sort", each(cocktail_sort))
        .consuming_entry("insertion_sort", each(insertion_sort))
        .consuming_entry("slice::sort", each(<[i32]>::sort))
        .entries()
}

fn bubble_of_uniform(n: usize) -> Vec<Entry> {
    bubble(Data::whole(uniform(n)))
}

fn bubbles_of<const LENGTH: usize>(n: usize) -> Vec<Entry> {
    bubble(Data { numbers: uniform(n), length: LENGTH })
}

fn bubble_of_swapped_neighbors(n: usize) -> Vec<Entry> {
    bubble(Data::whole(nearly_sorted(n, 10, 1)))
}

// 2.3 Quicksort.

fn quick(numbers: Vec<i32>, mark: Option<f64>) -> Vec<Entry> {
    let course = Course::on(Data::whole(numbers))
        .consuming_entry("quick_sort", each(quick_sort))
        .consuming_entry("introsort", each(introsort))
        .consuming_entry("slice::sort_unstable", each(<[i32]>::sort_unstable));
    if let Some(mark) = mark { course.mark(mark).entries() } else { course.entries() }
}

fn quick_of_uniform(n: usize) -> Vec<Entry> {
    quick(uniform(n), Some(1.4))
}

fn quick_of_few(n: usize) -> Vec<Entry> {
    quick(patterns::few_unique(n), Some(1.7))
}

/// A shape, beside the same numbers in disorder: no shape may take more than twice as long, unless
/// it was made against these very pivots.
#[derive(Clone)]
struct Shape {
    numbers: Vec<i32>,
    shuffled: Vec<i32>,
}

fn quick_of_shape(numbers: Vec<i32>, mark: Option<f64>) -> Vec<Entry> {
    let run = |sort: Sort| {
        move |Shape { mut numbers, .. }| {
            sort(&mut numbers);
            numbers
        }
    };
    let shuffled = shuffled(numbers.clone());
    let course = Course::on(Shape { numbers, shuffled })
        .consuming_entry("quick_sort", run(quick_sort))
        .consuming_entry("quick_sort, the numbers shuffled", |Shape { mut shuffled, .. }| {
            quick_sort(&mut shuffled);
            shuffled
        });
    let course = if let Some(mark) = mark { course.mark(mark) } else { course };
    course
        .consuming_entry("introsort", run(introsort))
        .consuming_entry("slice::sort_unstable", run(<[i32]>::sort_unstable))
        .entries()
}

fn shuffled(mut numbers: Vec<i32>) -> Vec<i32> {
    let mut random = SplitMix64::new(SEED);
    for i in 1..numbers.len() {
        numbers.swap(i, random.below(i + 1));
    }
    numbers
}

fn quick_of_ascending(n: usize) -> Vec<Entry> {
    quick_of_shape(ascending(n), Some(2.0))
}

fn quick_of_descending(n: usize) -> Vec<Entry> {
    quick_of_shape(patterns::descending(n), Some(2.0))
}

fn quick_of_organ_pipe(n: usize) -> Vec<Entry> {
    quick_of_shape(patterns::organ_pipe(n), Some(2.0))
}

fn quick_of_equal(n: usize) -> Vec<Entry> {
    quick(patterns::all_equal(n), None)
}

/// D. R. Musser's: 1, k + 1, 3, k + 3, …, and then 2, 4, 6, …, 2k. Of each part the median of the
/// first, the middle and the last is the second least.
fn quick_of_killer(n: usize) -> Vec<Entry> {
    let k = i32::try_from(n / 2).unwrap_or(i32::MAX / 2);
    let first = (1..=k).map(|i| if i % 2 == 1 { i } else { k + i - 1 });
    quick_of_shape(first.chain((1..=k).map(|i| 2 * i)).collect(), Some(2.0))
}

/// Made against the very sort that runs.
fn own_killer(n: usize, n_equal: u16) -> Vec<i32> {
    killer(n, n_equal, |v, compare| quick_sort_by(v, compare)).0
}

fn quick_of_own_killer<const N_EQUAL: u16>(n: usize) -> Vec<Entry> {
    quick_of_shape(own_killer(n, N_EQUAL), None)
}

/// The least numbers spoil the first pivots; all others come in disorder to the sort that then
/// takes over.
fn quick_of_shuffled_killer(n: usize) -> Vec<Entry> {
    let mut numbers = own_killer(n, 1);
    let greater: Vec<i32> = numbers.iter().copied().filter(|x| 20 < *x).collect();
    let mut greater = shuffled(greater).into_iter();
    for x in numbers.iter_mut().filter(|x| 20 < **x) {
        *x = greater.next().unwrap_or(*x);
    }
    quick_of_shape(numbers, None)
}

fn median_of_uniform(n: usize) -> Vec<Entry> {
    Course::on(uniform(n))
        .consuming_entry("quickselect", move |mut v| quickselect(&mut v, n / 2).copied())
        .consuming_entry("slice::select_nth_unstable", move |mut v| {
            (!v.is_empty()).then(|| *v.select_nth_unstable(n / 2).1)
        })
        .consuming_entry("introsort", move |mut v| {
            introsort(&mut v);
            v.get(n / 2).copied()
        })
        .entries()
}

// 2.4 Merge sort.

fn merge_of_uniform(n: usize) -> Vec<Entry> {
    Course::on(Data::whole(uniform(n)))
        .consuming_entry("merge_sort", each(merge_sort))
        .consuming_entry("plain::merge_sort", each(plain::merge_sort))
        .consuming_entry("bottom_up_merge_sort", each(bottom_up_merge_sort))
        .consuming_entry("slice::sort", each(<[i32]>::sort))
        .mark(1.9)
        .consuming_entry("glidesort", each(glidesort::sort))
        .entries()
}

fn merge_of_runs(n: usize) -> Vec<Entry> {
    let mut numbers = uniform(n);
    for run in numbers.chunks_mut(n.div_ceil(100)) {
        run.sort_unstable();
    }
    Course::on(Data::whole(numbers))
        .consuming_entry("merge_sort", each(merge_sort))
        .consuming_entry("plain::merge_sort", each(plain::merge_sort))
        .consuming_entry("natural_merge_sort", each(natural_merge_sort))
        .consuming_entry("slice::sort", each(<[i32]>::sort))
        .mark(0.7)
        .consuming_entry("glidesort", each(glidesort::sort))
        .entries()
}

/// A pair: what it is sorted by, and its place in the input.
type Pair = (i32, i32);

/// A sort that changes the order of equal keys gives another answer.
fn merge_of_pairs(n: usize) -> Vec<Entry> {
    let pairs: Vec<Pair> =
        uniform(n).iter().map(|number| number % 1000).zip(ascending(n)).collect();
    let run = |sort: fn(&mut [Pair])| {
        move |mut pairs: Vec<Pair>| {
            sort(&mut pairs);
            pairs
        }
    };
    Course::on(pairs)
        .consuming_entry("merge_sort", run(|v| merge_sort_by_key(v, |pair| pair.0)))
        .consuming_entry("quick_sort of key and place", run(quick_sort))
        .consuming_entry("slice::sort", run(|v| v.sort_by_key(|pair| pair.0)))
        .consuming_entry("slice::sort_unstable of key and place", run(<[Pair]>::sort_unstable))
        .consuming_entry("glidesort", run(|v| glidesort::sort_by_key(v, |pair| pair.0)))
        .entries()
}

fn many_runs<const N_RUNS: usize>(n: usize) -> Vec<Entry> {
    let mut numbers = uniform(n);
    let length = n.div_ceil(N_RUNS).max(1);
    let runs = numbers.chunks_mut(length).map(|run| {
        run.sort_unstable();
        run.to_vec()
    });
    Course::on(runs.collect::<Vec<_>>())
        .entry("k_way_merge", |runs| k_way_merge(runs).copied().collect::<Vec<i32>>())
        .entry("itertools::kmerge", |runs| itertools::kmerge(runs).copied().collect())
        .entry("merge_sort of all", |runs| {
            let mut all = runs.concat();
            merge_sort(&mut all);
            all
        })
        .entry("slice::sort of all", |runs| {
            let mut all = runs.concat();
            <[i32]>::sort(&mut all);
            all
        })
        .entries()
}

// Which sort? All of them, on the patterns.

fn all_sorts(numbers: Vec<i32>, length: usize) -> Vec<Entry> {
    Course::on(Data { numbers, length })
        .consuming_entry("insertion_sort", each(insertion_sort))
        .consuming_entry("binary_insertion_sort", each(binary_insertion_sort))
        .consuming_entry("bubble_sort", each(bubble_sort))
        .consuming_entry("introsort", each(introsort))
        .consuming_entry("quick_sort", each(quick_sort))
        .consuming_entry("plain::merge_sort", each(plain::merge_sort))
        .consuming_entry("merge_sort", each(merge_sort))
        .consuming_entry("slice::sort", each(<[i32]>::sort))
        .consuming_entry("slice::sort_unstable", each(<[i32]>::sort_unstable))
        .entries()
}

fn one_array(n: usize) -> Vec<Entry> {
    all_sorts(uniform(n), n.max(1))
}

/// The same array again and again, where the pattern says all.
fn repeated(pattern: Pattern, n: usize) -> Vec<Entry> {
    let array = pattern(n.min(1000));
    all_sorts(array.repeat(n.div_ceil(1000)), 1000)
}

fn ascending_arrays(n: usize) -> Vec<Entry> {
    repeated(patterns::ascending, n)
}

fn descending_arrays(n: usize) -> Vec<Entry> {
    repeated(patterns::descending, n)
}

fn equal_arrays(n: usize) -> Vec<Entry> {
    repeated(patterns::all_equal, n)
}

fn organ_pipes(n: usize) -> Vec<Entry> {
    repeated(patterns::organ_pipe, n)
}

fn arrays_of_few(n: usize) -> Vec<Entry> {
    all_sorts(patterns::few_unique(n), 1000)
}

fn nearly_sorted_arrays(n: usize) -> Vec<Entry> {
    all_sorts(patterns::nearly_sorted(n), 1000)
}

fn random_arrays(n: usize) -> Vec<Entry> {
    all_sorts(patterns::random(n), 1000)
}
