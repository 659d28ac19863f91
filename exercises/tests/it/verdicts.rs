//! What the judge says: "right" to each solution, "not written yet" to each skeleton, and the
//! smallest input to each wrong version.

use std::fs;
use std::path::Path;
use std::time::Duration;

use exercises::command::ALL;
use exercises::judge::{Exercise, Failure, Verdict, Which};
use exercises::program::{Build, Crash};
use pretty_assertions::assert_eq;

use crate::{exercise, in_parallel, is_chosen, root, scratch};

#[test]
fn solutions_are_right() {
    in_parallel(ALL, |exercise| {
        if !is_chosen(exercise.name) {
            return;
        }
        let verdict = exercise.judge(&root(), &exercise.solution(), Build::Quick);
        let Verdict::Right { n_small, large, times, .. } = &verdict else {
            panic!("{}: {verdict}", exercise.name)
        };
        assert_eq!(*n_small, (exercise.sizes)().len());
        assert!(100 <= *n_small, "{} has few small inputs", exercise.name);
        assert!(!large.is_empty());
        // Times mean nothing without optimization.
        assert_eq!(*times, None);
    });
}

#[test]
fn the_time_of_a_solution_is_set_beside_itself() {
    let exercise = exercise("merge_sort_inversions");
    let verdict = exercise.judge(&root(), &exercise.solution(), Build::Optimized);
    let Verdict::Right { times: Some((yours, ours)), .. } = verdict else { panic!("{verdict}") };
    // Their ratio depends on what else this machine does.
    assert!(!yours.is_zero() && !ours.is_zero(), "{yours:?} {ours:?}");
}

#[test]
fn a_time_is_a_ratio_if_it_can_be_measured() {
    let text = |yours, ours| {
        let times = Some((Duration::from_micros(yours), Duration::from_micros(ours)));
        let large = vec!["a large one"];
        let verdict = Verdict::Right { n_small: 1_000, n_random: 300, large, times };
        verdict.to_string().split_off("Right: 1 000 small inputs\n       300 random inputs\n".len())
    };
    assert_eq!(
        text(9_000, 3_000),
        "       a large one\nTime:  9 ms for the large inputs, 3.0 times as long as our solution (3 ms)"
    );
    assert_eq!(
        text(3_300, 3_000),
        "       a large one\nTime:  3 ms for the large inputs, about as long as our solution"
    );
    assert_eq!(text(50, 5), "       a large one\nTime:  50 µs for the large inputs");
}

#[test]
fn small_inputs_are_tried_in_order_of_size() {
    for exercise in ALL {
        assert!((exercise.sizes)().is_sorted(), "{}", exercise.name);
    }
}

#[test]
fn skeletons_are_not_written() {
    let workspace = scratch();
    in_parallel(ALL, |exercise| {
        if !is_chosen(exercise.name) {
            return;
        }
        let file = exercise.file();
        let verdict = exercise.judge(workspace.path(), &file, Build::Quick);
        let Verdict::Fails(finding) = &verdict else { panic!("{file}: {verdict}") };
        let skeleton = fs::read_to_string(workspace.path().join(&file)).unwrap();
        let line = skeleton.lines().position(|line| line == "    todo!()").unwrap() + 1;
        assert_eq!(verdict.to_string(), format!("Not written yet: todo!() at {file}:{line}:5"));
        assert!(matches!(finding.failure, Failure::Crash(Crash::NotWritten { .. })));
    });
}

/// The wrong versions, and what the judge says.
const WRONG: &[(&str, &str)] = &[
    (
        "time_complexity_1",
        "\
Wrong on the smallest input that fails:
    has_duplicate(&[0, 1, 0])
  expected  true
  got       false
  because   the elements at the indices 0 and 2 are equal",
    ),
    (
        "time_complexity_2",
        "\
Wrong on the smallest input that fails:
    has_duplicate(&[0])
  expected  false
  got       true
  because   all elements are different",
    ),
    (
        "time_complexity_3",
        "\
No answer after 5 s: endless, or too slow
on a large input: 1 000 000 different numbers
The small inputs are right.",
    ),
    (
        "recurrence_1",
        "\
Wrong on the smallest input that fails:
    master(1, 2, 0)
  expected  'B'
  got       'R'
  because   from level to level, 1 times as many calls cost 1 / 2^0 each",
    ),
    (
        "recurrence_2",
        "\
Wrong on the smallest input that fails:
    master(1, 2, 0)
  expected  'B'
  got       'L'
  because   from level to level, 1 times as many calls cost 1 / 2^0 each",
    ),
    (
        "recurrence_3",
        "\
Wrong on the smallest input that fails:
    master(2, 2, 0)
  expected  'L'
  got       'R'
  because   from level to level, 2 times as many calls cost 1 / 2^0 each",
    ),
    (
        "insertion_sort_1",
        "\
Wrong on the smallest input that fails:
    insertion_sort(&mut [1, 0])
  expected  [0, 1]
  got       [1, 0]",
    ),
    (
        "insertion_sort_2",
        "\
A panic at exercises/wrong/sort/insertion_sort_2.rs:6:24: attempt to subtract with overflow
on the smallest input that fails:
    insertion_sort(&mut [1, 0])",
    ),
    (
        "insertion_sort_3",
        "\
Wrong on the smallest input that fails:
    insertion_sort(&mut [1, 0])
  expected  [0, 1]
  got       [1, 0]",
    ),
    (
        "insertion_sort_4",
        "\
No answer after 5 s: endless, or too slow
on a large input: 1 000 000 numbers that are sorted already
The small inputs are right.",
    ),
    (
        "insertion_sort_by_key_1",
        "\
Wrong on the smallest input that fails:
    insertion_sort_by_key(&mut [(0, 'a'), (0, 'b')], |pair| pair.0)
  expected  [(0, 'a'), (0, 'b')]
  got       [(0, 'b'), (0, 'a')]
  because   pairs with equal keys must keep their order",
    ),
    (
        "insertion_sort_by_key_2",
        "\
Wrong on the smallest input that fails:
    insertion_sort_by_key(&mut [(1, 'a'), (1, 'b'), (0, 'c')], |pair| pair.0)
  expected  [(0, 'c'), (1, 'a'), (1, 'b')]
  got       [(0, 'c'), (1, 'b'), (1, 'a')]
  because   pairs with equal keys must keep their order",
    ),
    (
        "bubble_sort_1",
        "\
No answer after 2 s: the run seems to be endless
on the smallest input that fails:
    bubble_sort(&mut [0, 0])",
    ),
    (
        "bubble_sort_2",
        "\
Wrong on the smallest input that fails:
    bubble_sort(&mut [0, 0, 0])
  expected  at most 2 comparisons
  got       3 comparisons
  because   the first pass swaps nothing, so no second one is needed",
    ),
    (
        "bubble_sort_3",
        "\
Wrong on the smallest input that fails:
    bubble_sort(&mut [1, 0, 0])
  expected  2 swaps
  got       1 swap
  because   each swap of neighbors removes one inversion",
    ),
    (
        "quick_sort_partition_1",
        "\
Wrong on the smallest input that fails:
    partition(&mut [1, 0])
  expected  p with v[..p] <= v[p] and v[p] <= v[p + 1..]
  got       p = 0 and v = [1, 0]
  because   v[1] = 0 is less than the pivot v[0] = 1, and after it",
    ),
    (
        "quick_sort_partition_2",
        "\
Wrong on the smallest input that fails:
    partition(&mut [1, 0, 1])
  expected  p with v[..p] <= v[p] and v[p] <= v[p + 1..]
  got       p = 1 and v = [1, 0, 1]
  because   v[0] = 1 is greater than the pivot v[1] = 0, and before it",
    ),
    (
        "quick_sort_partition_3",
        "\
Wrong on the smallest input that fails:
    partition(&mut [1, 0])
  expected  p with v[..p] <= v[p] and v[p] <= v[p + 1..]
  got       p = 0 and v = [0, 0]
  because   an element is there too often: 0",
    ),
    (
        "quick_sort_1",
        "\
A stack overflow: the recursion is too deep
on the smallest input that fails:
    quick_sort(&mut [0, 0])",
    ),
    (
        "quick_sort_3",
        "\
Wrong on the smallest input that fails:
    quick_sort(&mut [0, 0, 1])
  expected  [0, 0, 1]
  got       [0, 1, 0]",
    ),
    (
        "merge_sort_merge_1",
        "\
Wrong on the smallest input that fails:
    merge(&[(0, 'a')], &[(0, 'b')])
  expected  [(0, 'a'), (0, 'b')]
  got       [(0, 'b'), (0, 'a')]
  because   where numbers are equal, the pairs of `left` come first",
    ),
    (
        "merge_sort_merge_2",
        "\
Wrong on the smallest input that fails:
    merge(&[], &[(0, 'a')])
  expected  [(0, 'a')]
  got       []
  because   an element is lost: (0, 'a')",
    ),
    (
        "merge_sort_inversions_1",
        "\
Wrong on the smallest input that fails:
    count_inversions(&[0, 0])
  expected  0
  got       1
  because   no element is before a smaller one",
    ),
    (
        "merge_sort_inversions_2",
        "\
Wrong on the smallest input that fails:
    count_inversions(&[1, 1, 0, 0])
  expected  4
  got       2
  because   these pairs of indices are in the wrong order: [(0, 2), (0, 3), (1, 2), (1, 3)]",
    ),
    (
        "binary_search_1",
        "\
No answer after 2 s: the run seems to be endless
on the smallest input that fails:
    binary_search for 2 in [1]",
    ),
    (
        "binary_search_2",
        "\
A panic at exercises/wrong/search/binary_search_2.rs:9:34: attempt to subtract with overflow
on the smallest input that fails:
    binary_search for 0 in []",
    ),
    (
        "binary_search_3",
        "\
Wrong on the smallest input that fails:
    binary_search for 2 in [1, 1, 1]
  expected  Err(3), with at most 2 comparisons
  got       Err(3), with 3 comparisons
  because   each comparison can halve the range of candidates",
    ),
    (
        "binary_search_lower_1",
        "\
Wrong on the smallest input that fails:
    lower_bound of 2 in [1, 3]
  expected  1
  got       0",
    ),
    (
        "binary_search_lower_2",
        "\
Wrong on the smallest input that fails:
    lower_bound of 2 in [1, 1, 1, 1, 1]
  expected  5, with at most 4 questions
  got       5, with 5 questions
  because   each question can halve the range of candidates",
    ),
    (
        "counting_principles_1",
        "\
Wrong on the smallest input that fails:
    count(&[[2], []])
  expected  Some(3)
  got       Some(4)",
    ),
    (
        "counting_principles_2",
        "\
Wrong on the smallest input that fails:
    count(&[[2, 18446744073709551615, 0]])
  expected  Some(0)
  got       None
  because   a class with a step that has no choice has no way",
    ),
    (
        "counting_principles_3",
        "\
Wrong on the smallest input that fails:
    count(&[[]])
  expected  Some(1)
  got       Some(0)",
    ),
    (
        "counting_principles_kth_1",
        "\
Wrong on the smallest input that fails:
    kth_way(&[2, 2], 1)
  expected  Some([0, 1])
  got       Some([1, 0])",
    ),
    (
        "counting_principles_kth_2",
        "\
Wrong on the smallest input that fails:
    kth_way(&[], 1)
  expected  None
  got       Some([])",
    ),
    (
        "brute_force_1",
        "\
Wrong on the smallest input that fails:
    next_tuple(&mut [0, 1], 2)
  expected  true, and [1, 0]
  got       true, and [1, 1]",
    ),
    (
        "brute_force_2",
        "\
Wrong on the smallest input that fails:
    next_tuple(&mut [0, 0], 2)
  expected  true, and [0, 1]
  got       true, and [1, 0]",
    ),
    (
        "brute_force_3",
        "\
Wrong on the smallest input that fails:
    next_tuple(&mut [0], 1)
  expected  false
  got       true, and [1]",
    ),
    (
        "recursion_1",
        "\
Wrong on the smallest input that fails:
    subsets_with_sum(&[0, 0], 0)
  expected  [[], [0], [0], [0, 0]]
  got       [[], [0], [0, 0], [0, 0, 0]]",
    ),
    (
        "recursion_2",
        "\
Wrong on the smallest input that fails:
    subsets_with_sum(&[0], 0)
  expected  [[], [0]]
  got       [[]]",
    ),
    (
        "recursion_3",
        "\
Wrong on the smallest input that fails:
    subsets_with_sum(&[0], 0)
  expected  [[], [0]]
  got       [[]]",
    ),
    (
        "breadth_first_search_1",
        "\
Wrong on the smallest input that fails:
    steps_to_goal(&[\"S.G\", \"...\"])
  expected  Some(2)
  got       Some(4)",
    ),
    (
        "breadth_first_search_2",
        "\
Wrong on the smallest input that fails:
    steps_to_goal(&[\"SG\"])
  expected  Some(1)
  got       Some(2)",
    ),
    (
        "breadth_first_search_3",
        "\
No answer after 2 s: the run seems to be endless
on the smallest input that fails:
    steps_to_goal(&[\"S.#G\"])",
    ),
    (
        "bidirectional_search_1",
        "\
Wrong on the smallest input that fails:
    steps_between 0 and 4, edges: 0-2, 1-2, 0-3, 1-4, 3-4
  expected  Some(2)
  got       Some(3)",
    ),
    (
        "bidirectional_search_2",
        "\
Wrong on a large input: a tree of 32 767 vertices, from the root to a leaf
  expected  Some(14), with at most 655 calls
  got       Some(14), with 32 766 calls
  because   two searches to half the distance look at few vertices of a tree",
    ),
    (
        "bidirectional_search_3",
        "\
Wrong on the smallest input that fails:
    steps_between 0 and 0, edges: none
  expected  Some(0)
  got       None",
    ),
    (
        "a_star_search_1",
        "\
Wrong on the smallest input that fails:
    a_star(3, ...) with the steps 0->1 at 1, 0->2 at 3, 1->2 at 1, and the heuristic [0, 0, 0]
  expected  Some(2)
  got       Some(3)",
    ),
    (
        "a_star_search_2",
        "\
Wrong on the smallest input that fails:
    a_star(4, ...) with the steps 0->1 at 1, 0->2 at 3, 1->2 at 1, 2->3 at 1, and the heuristic [0, 2, 0, 0]
  expected  Some(3)
  got       Some(4)",
    ),
    (
        "a_star_search_3",
        "\
Wrong on the smallest input that fails:
    a_star(4, ...) with the steps 0->1 at 1, 0->2 at 1, 0->3 at 1, and the heuristic [0, 9, 9, 0]
  expected  Some(1), with at most 2 expansions
  got       Some(1), with 3 expansions
  because   the heuristic is consistent, and the other states have g + h above the result",
    ),
    (
        "dancing_links_1",
        "\
Wrong on the smallest input that fails:
    exact_covers(3, &[[0, 2], [0, 1]])
  expected  []
  got       [[0, 1]]",
    ),
    (
        "dancing_links_2",
        "\
Wrong on the smallest input that fails:
    exact_covers(1, &[[0], [0]])
  expected  [[0], [1]]
  got       [[0], [0, 1]]",
    ),
    (
        "dancing_links_3",
        "\
No answer after 5 s: endless, or too slow
on a large input: the dominoes on a board of 2 x 16 squares
The small inputs are right.",
    ),
    (
        "disjoint_set_1",
        "\
Wrong on the smallest input that fails:
    n_sets(3, &[(0, 1), (2, 0), (0, 2)])
  expected  [2, 1, 1]
  got       [2, 1, 0]",
    ),
    (
        "disjoint_set_2",
        "\
Wrong on the smallest input that fails:
    n_sets(2, &[(0, 1), (0, 1)])
  expected  [1, 1]
  got       [1, 0]",
    ),
    (
        "disjoint_set_3",
        "\
No answer after 5 s: endless, or too slow
on a large input: 1 000 000 random unions of 1 000 000 elements
The small inputs are right.",
    ),
    (
        "trie_1",
        "\
Wrong on the smallest input that fails:
    count_prefixes(&[\"\"], &[\"\"])
  expected  [1]
  got       [0]",
    ),
    (
        "trie_2",
        "\
Wrong on the smallest input that fails:
    count_prefixes(&[\"\"], &[\"a\"])
  expected  [0]
  got       [1]",
    ),
    (
        "leftist_heap_1",
        "\
Wrong on the smallest input that fails:
    merge of the heaps of [] and [1, 1], pushed in this order
  expected  a leftist heap of all elements
  got       a heap with the root 1
  because   at 1, the left child has the distance -1, the right one 0",
    ),
    (
        "leftist_heap_2",
        "\
Wrong on the smallest input that fails:
    merge of the heaps of [] and [1, 1], pushed in this order
  expected  a leftist heap of all elements
  got       a heap with the root 1
  because   the distance of 1 must be 0, not 1",
    ),
    (
        "segment_tree_1",
        "\
Wrong on the smallest input that fails:
    build(&[3, 1]), least(0, 1)
  expected  [3]
  got       [1]",
    ),
    (
        "segment_tree_2",
        "\
Wrong on the smallest input that fails:
    build(&[3, 1]), set(0, -1), least(0, 2)
  expected  [-1]
  got       [1]",
    ),
    (
        "fenwick_tree_1",
        "\
No answer after 2 s: the run seems to be endless
on the smallest input that fails:
    prefix_sums(1, &[(0, Some(5)), (0, None)])",
    ),
    (
        "fenwick_tree_2",
        "\
Wrong on the smallest input that fails:
    prefix_sums(2, &[(0, Some(5)), (2, None)])
  expected  [5]
  got       [10]",
    ),
    (
        "binary_search_tree_1",
        "\
Wrong on the smallest input that fails:
    insert [1, 1], then contains of [0, 1, 2, 3, 4, 5]
  expected  the tree 1
  got       the tree 1(-,1)",
    ),
    (
        "binary_search_tree_2",
        "\
Wrong on the smallest input that fails:
    insert [1, 2], then contains of [0, 1, 2, 3, 4, 5]
  expected  [false, true, true, false, false, false]
  got       [false, true, false, false, false, false]
  because   contains returns whether the key is in the tree",
    ),
    (
        "avl_tree_1",
        "\
Wrong on the smallest input that fails:
    insert [3, 1, 2]
  expected  an AVL tree of these keys
  got       the tree 1(-,3(2,-))
  because   at 1, the subtrees have the heights -1 and 1",
    ),
    (
        "avl_tree_2",
        "\
Wrong on the smallest input that fails:
    insert [1, 2, 3]
  expected  an AVL tree of these keys
  got       the tree 2(1,3)
  because   the height of 1 must be 0, not 2",
    ),
    (
        "red_black_tree_1",
        "\
Wrong on the smallest input that fails:
    black_height of R
  expected  None
  got       Some(0)",
    ),
    (
        "red_black_tree_2",
        "\
Wrong on the smallest input that fails:
    black_height of B(-,B)
  expected  None
  got       Some(2)",
    ),
    (
        "skip_list_1",
        "\
Wrong on the smallest input that fails:
    insert [(2, 2), (1, 2)]
  expected  [[1, 2], [1, 2]]
  got       [[1, 2], [1]]
  because   these are the keys of each level, level 0 first",
    ),
    (
        "skip_list_2",
        "\
Wrong on the smallest input that fails:
    insert [(1, 1), (1, 1)]
  expected  [[1]]
  got       [[1, 1]]
  because   these are the keys of each level, level 0 first",
    ),
    (
        "skip_list_3",
        "\
No answer after 5 s: endless, or too slow
on a large input: 100 000 keys in ascending order
The small inputs are right.",
    ),
    (
        "b_plus_tree_1",
        "\
Wrong on the smallest input that fails:
    b_plus_tree([1, 2, 3, 4], 4)
  expected  a B+ tree of these keys
  got       [[[4]], [[1, 2, 3], [4]]]
  because   [4], on level 1, must have 2 to 3 keys",
    ),
    (
        "b_plus_tree_2",
        "\
Wrong on the smallest input that fails:
    b_plus_tree([1, 2, 3, 4, 5, 6, 7], 3)
  expected  a B+ tree of these keys
  got       [[[6]], [[2], [6]], [[1], [2, 3], [4, 5], [6, 7]]]
  because   6 does not separate the keys up to 3 from those from 4 on",
    ),
    (
        "b_tree_1",
        "\
Wrong on the smallest input that fails:
    b_tree([1, 2, 3, 4, 5, 6], 2)
  expected  a B-tree of these keys
  got       [[[2, 4]], [[1], [3, 6], [5]]]
  because   from left to right, the keys must ascend, not be [1, 2, 3, 6, 4, 5]",
    ),
    (
        "b_tree_2",
        "\
Wrong on the smallest input that fails:
    b_tree([1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
  expected  a B-tree of these keys
  got       [[[4]], [[2], [6, 9]], [[1], [3], [5], [7, 8]]]
  because   level 2 must have 5 nodes, one for each gap above it",
    ),
    (
        "longest_common_subsequence_1",
        "\
Wrong on the smallest input that fails:
    common(&[0, 1, 0], &[1, 0])
  expected  a common subsequence of length 2
  got       [0]
  because   it is common, but not a longest one",
    ),
    (
        "longest_common_subsequence_2",
        "\
Wrong on the smallest input that fails:
    common(&[0, 1], &[0, 1])
  expected  a common subsequence of length 2
  got       [1, 0]
  because   it is not a subsequence of the first",
    ),
    (
        "longest_common_subsequence_3",
        "\
Wrong on the smallest input that fails:
    common(&[0], &[0, 1])
  expected  a common subsequence of length 1
  got       []
  because   it is common, but not a longest one",
    ),
    (
        "longest_increasing_subsequence_1",
        "\
Wrong on the smallest input that fails:
    longest_increasing(&[1, 2, 0])
  expected  an increasing subsequence of length 2
  got       [0, 2]
  because   these elements do not occur in this order",
    ),
    (
        "longest_increasing_subsequence_2",
        "\
Wrong on the smallest input that fails:
    longest_increasing(&[0, 0])
  expected  an increasing subsequence of length 1
  got       [0, 0]
  because   the elements must be strictly increasing",
    ),
    (
        "longest_increasing_subsequence_3",
        "\
Wrong on the smallest input that fails:
    longest_increasing(&[1, 0, 1])
  expected  an increasing subsequence of length 2
  got       [1]
  because   there is a longer one",
    ),
    (
        "longest_increasing_subsequence_4",
        "\
No answer after 5 s: endless, or too slow
on a large input: 200 000 ascending numbers
The small inputs are right.",
    ),
    (
        "bitonic_subsequence_1",
        "\
Wrong on the smallest input that fails:
    longest_bitonic(&[0])
  expected  1
  got       2",
    ),
    (
        "bitonic_subsequence_2",
        "\
Wrong on the smallest input that fails:
    longest_bitonic(&[1, 0, 1])
  expected  2
  got       3",
    ),
    (
        "bitonic_subsequence_3",
        "\
Wrong on the smallest input that fails:
    longest_bitonic(&[1, 0, 1, 0])
  expected  3
  got       2",
    ),
    (
        "maximum_subarray_1",
        "\
Wrong on the smallest input that fails:
    largest_sum(&[1, -1, 1])
  expected  1
  got       2",
    ),
    (
        "maximum_subarray_2",
        "\
Wrong on the smallest input that fails:
    largest_sum(&[1, -1])
  expected  1
  got       0",
    ),
    (
        "maximum_subarray_3",
        "\
Wrong on the smallest input that fails:
    largest_sum(&[-1])
  expected  -1
  got       0",
    ),
    (
        "longest_palindrome_1",
        "\
Wrong on the smallest input that fails:
    longest_palindrome(&['a', 'a'])
  expected  (0, 2)
  got       (0, 1)",
    ),
    (
        "longest_palindrome_2",
        "\
Wrong on the smallest input that fails:
    longest_palindrome(&['a', 'a', 'b', 'a'])
  expected  (1, 4)
  got       (0, 4)",
    ),
    (
        "longest_palindrome_3",
        "\
Wrong on the smallest input that fails:
    longest_palindrome(&['a', 'b'])
  expected  (0, 1)
  got       (1, 2)",
    ),
    (
        "zero_one_knapsack_1",
        "\
Wrong on the smallest input that fails:
    best_value(&[(1, 1)], 2)
  expected  1
  got       2",
    ),
    (
        "zero_one_knapsack_2",
        "\
Wrong on the smallest input that fails:
    best_value(&[(0, 1), (1, 1)], 0)
  expected  1
  got       0",
    ),
    (
        "zero_one_knapsack_3",
        "\
Wrong on the smallest input that fails:
    best_value(&[(1, 1), (2, 2)], 2)
  expected  2
  got       1",
    ),
    (
        "unbounded_knapsack_1",
        "\
Wrong on the smallest input that fails:
    best_counts(&[(1, 1)], 2)
  expected  counts of the total value 2
  got       [1]
  because   these copies are worth 1",
    ),
    (
        "unbounded_knapsack_2",
        "\
Wrong on the smallest input that fails:
    best_counts(&[(2, 3), (3, 5)], 4)
  expected  counts of the total value 6
  got       [0, 1]
  because   these copies are worth 5",
    ),
    (
        "unbounded_knapsack_3",
        "\
Wrong on the smallest input that fails:
    best_counts(&[(1, 1)], 2)
  expected  counts of the total value 2
  got       [1]
  because   these copies are worth 1",
    ),
    (
        "two_dimensional_knapsack_1",
        "\
Wrong on the smallest input that fails:
    best_value(&[(0, 1, 1)], (0, 2))
  expected  1
  got       2",
    ),
    (
        "two_dimensional_knapsack_2",
        "\
Wrong on the smallest input that fails:
    best_value(&[(0, 1, 1)], (1, 0))
  expected  0
  got       1",
    ),
    (
        "two_dimensional_knapsack_3",
        "\
Wrong on the smallest input that fails:
    best_value(&[(0, 0, 1), (0, 1, 1)], (0, 0))
  expected  1
  got       0",
    ),
    (
        "minimum_merge_cost_1",
        "\
Wrong on the smallest input that fails:
    least_cost(&[2, 2, 1, 2])
  expected  14
  got       15",
    ),
    (
        "minimum_merge_cost_2",
        "\
Wrong on the smallest input that fails:
    least_cost(&[1, 0, 0])
  expected  1
  got       2",
    ),
    (
        "minimum_merge_cost_3",
        "\
Wrong on the smallest input that fails:
    least_cost(&[0, 0, 1])
  expected  1
  got       2",
    ),
    (
        "unique_paths_1",
        "\
Wrong on the smallest input that fails:
    count(&blocked), with the rows #
  expected  0
  got       1",
    ),
    (
        "unique_paths_2",
        "\
Wrong on the smallest input that fails:
    count(&blocked), with the rows .#.
  expected  0
  got       1",
    ),
    (
        "triangle_path_1",
        "\
Wrong on the smallest input that fails:
    least_sum(&[[0], [0, 0], [0, 0, -1]])
  expected  -1
  got       0",
    ),
    (
        "triangle_path_2",
        "\
Wrong on the smallest input that fails:
    least_sum(&[[2], [0, 0]])
  expected  2
  got       0",
    ),
    (
        "triangle_path_3",
        "\
Wrong on the smallest input that fails:
    least_sum(&[[0], [-1, 0], [0, 0, -1]])
  expected  -1
  got       -2",
    ),
    (
        "maximum_binary_subtree_1",
        "\
Wrong on the smallest input that fails:
    heaviest(&[0, -1], &[Some(1), None], &[None, None], 2)
  expected  -1
  got       0",
    ),
    (
        "maximum_binary_subtree_2",
        "\
Wrong on the smallest input that fails:
    heaviest(&[1, 1, 1, 2], &[Some(1), Some(3), None, None], &[Some(2), None, None, None], 3)
  expected  4
  got       3",
    ),
    (
        "maximum_binary_subtree_3",
        "\
Wrong on the smallest input that fails:
    heaviest(&[-1, 0], &[Some(1), None], &[None, None], 1)
  expected  -1
  got       0",
    ),
    (
        "maximum_subtree_1",
        "\
Wrong on the smallest input that fails:
    heaviest(&[0, -1, 0], &[None, Some(0), Some(0)], 3)
  expected  -1
  got       0",
    ),
    (
        "maximum_subtree_2",
        "\
Wrong on the smallest input that fails:
    heaviest(&[-1, 0, 0], &[None, Some(0), Some(0)], 3)
  expected  -1
  got       0",
    ),
    (
        "maximum_subtree_3",
        "\
Wrong on the smallest input that fails:
    heaviest(&[1, 1, 1, 2], &[None, Some(0), Some(0), Some(1)], 3)
  expected  4
  got       3",
    ),
    (
        "maximum_radius_sum_1",
        "\
Wrong on the smallest input that fails:
    sums(&[0, -1, 0], &[(1, 0), (0, 2)], 2)
  expected  [-1, -1, -1]
  got       [-1, -2, -1]",
    ),
    (
        "maximum_radius_sum_2",
        "\
Wrong on the smallest input that fails:
    sums(&[-1, 0], &[(1, 0)], 1)
  expected  [-1, -1]
  got       [-1, 0]",
    ),
    (
        "maximum_radius_sum_3",
        "\
Wrong on the smallest input that fails:
    sums(&[0, 0, -1], &[(1, 0), (1, 2)], 2)
  expected  [-1, -1, -1]
  got       [-1, 0, -1]",
    ),
    (
        "depth_first_search_1",
        "\
Wrong on the smallest input that fails:
    depth_first_order(&[[1, 2, 3], [0, 3], [0], [0, 1]])
  expected  [0, 1, 3, 2]
  got       [0, 1, 2, 3]",
    ),
    (
        "depth_first_search_2",
        "\
Wrong on the smallest input that fails:
    depth_first_order(&[[], []])
  expected  [0, 1]
  got       [0]",
    ),
    (
        "depth_first_search_3",
        "\
A stack overflow: the recursion is too deep
on a large input: a path of 300 000 vertices
The small inputs are right.",
    ),
    (
        "breadth_first_search_distances_1",
        "\
Wrong on the smallest input that fails:
    distances(&[[3, 4], [2, 4], [1, 3], [0, 2], [0, 1]], 0)
  expected  [Some(0), Some(2), Some(2), Some(1), Some(1)]
  got       [Some(0), Some(2), Some(3), Some(1), Some(1)]",
    ),
    (
        "breadth_first_search_distances_2",
        "\
Wrong on the smallest input that fails:
    distances(&[[1], [0]], 0)
  expected  [Some(0), Some(1)]
  got       [Some(2), Some(1)]",
    ),
    (
        "topological_sort_1",
        "\
Wrong on the smallest input that fails:
    topological_order(&[[], [0]])
  expected  an order in which every arc leads forward
  got       Some([0, 1])
  because   1 must come before 0",
    ),
    (
        "topological_sort_2",
        "\
Wrong on the smallest input that fails:
    topological_order(&[[1], [0], []])
  expected  None
  got       Some([2, 0, 1])
  because   1 must come before 0",
    ),
    (
        "topological_sort_3",
        "\
Wrong on the smallest input that fails:
    topological_order(&[[1], [0]])
  expected  None
  got       Some([])
  because   vertex 0 is missing",
    ),
    (
        "euler_cycle_1",
        "\
Wrong on the smallest input that fails:
    euler_cycle(&[[1, 2], [0, 2, 3, 4], [0, 1], [1, 4], [1, 3]])
  expected  a closed walk with every edge once
  got       Some([0, 1, 2, 0])
  because   the edge between 1 and 3 is not used",
    ),
    (
        "euler_cycle_2",
        "\
Wrong on the smallest input that fails:
    euler_cycle(&[[1, 2], [0, 2], [0, 1], [4, 5], [3, 5], [3, 4]])
  expected  None
  got       Some([0, 1, 2, 0])
  because   the edge between 3 and 4 is not used",
    ),
    (
        "euler_cycle_3",
        "\
Wrong on the smallest input that fails:
    euler_cycle(&[[1, 2], [0, 2], [0, 1]])
  expected  a closed walk with every edge once
  got       Some([0, 1, 0, 2, 1, 2, 0])
  because   the edge between 0 and 1 is used twice",
    ),
    (
        "kruskal_1",
        "\
Wrong on the smallest input that fails:
    least_weight(4, &[(0, 1, 1), (0, 3, -1), (1, 2, -1)])
  expected  Some(-1)
  got       None",
    ),
    (
        "kruskal_2",
        "\
Wrong on the smallest input that fails:
    least_weight(3, &[(0, 1, 1), (0, 2, 1), (1, 2, -1)])
  expected  Some(0)
  got       Some(2)",
    ),
    (
        "kruskal_3",
        "\
Wrong on the smallest input that fails:
    least_weight(2, &[])
  expected  None
  got       Some(0)",
    ),
    (
        "prim_1",
        "\
Wrong on the smallest input that fails:
    least_length(&[(0, 1), (0, 0), (0, 0)])
  expected  1
  got       2",
    ),
    (
        "prim_2",
        "\
Wrong on the smallest input that fails:
    least_length(&[(0, 0), (0, 1), (3, 0)])
  expected  4
  got       5",
    ),
    (
        "prim_3",
        "\
Wrong on the smallest input that fails:
    least_length(&[(0, 1), (0, 0), (0, 0)])
  expected  1
  got       0",
    ),
    (
        "bellman_ford_1",
        "\
Wrong on the smallest input that fails:
    distances(3, &[(0, 1, 1), (1, 0, -2)], 0)
  expected  None
  got       Some([Some(0), Some(1), None])",
    ),
    (
        "bellman_ford_2",
        "\
Wrong on the smallest input that fails:
    distances(3, &[(0, 1, -2)], 0)
  expected  Some([Some(0), Some(-2), None])
  got       None",
    ),
    (
        "bellman_ford_3",
        "\
Wrong on the smallest input that fails:
    distances(3, &[(1, 2, -2)], 0)
  expected  Some([Some(0), None, None])
  got       Some([Some(0), None, Some(999999998)])",
    ),
    (
        "dijkstra_1",
        "\
Wrong on the smallest input that fails:
    distances(&[[(1, 1), (2, 0)], [(3, 0)], [(1, 0)], []], 0)
  expected  [Some(0), Some(0), Some(0), Some(0)]
  got       [Some(0), Some(0), Some(0), Some(1)]",
    ),
    (
        "dijkstra_2",
        "\
Wrong on the smallest input that fails:
    distances(&[[(1, 1), (2, 0)], [], [(1, 0)], []], 0)
  expected  [Some(0), Some(0), Some(0), None]
  got       [Some(0), Some(1), Some(0), None]",
    ),
    (
        "dijkstra_3",
        "\
Wrong on the smallest input that fails:
    distances(&[[(1, 3), (2, 3)], [(2, 1)], [], []], 0)
  expected  [Some(0), Some(3), Some(3), None]
  got       [Some(0), Some(3), Some(4), None]",
    ),
    (
        "floyd_warshall_1",
        "\
Wrong on a random input, made smaller:
    all_distances(4, &[(2, 3, 1), (3, 1, 0), (0, 2, 1)])
  expected  Some([[Some(0), Some(2), Some(1), Some(2)], [None, Some(0), None, None], [None, Some(1), Some(0), Some(1)], [None, Some(0), None, Some(0)]])
  got       Some([[Some(0), None, Some(1), Some(2)], [None, Some(0), None, None], [None, Some(1), Some(0), Some(1)], [None, Some(0), None, Some(0)]])",
    ),
    (
        "floyd_warshall_2",
        "\
Wrong on the smallest input that fails:
    all_distances(3, &[(0, 1, -2)])
  expected  Some([[Some(0), Some(-2), None], [None, Some(0), None], [None, None, Some(0)]])
  got       Some([[Some(0), Some(-2), Some(999999998)], [None, Some(0), None], [None, Some(999999998), Some(0)]])",
    ),
    (
        "floyd_warshall_3",
        "\
Wrong on the smallest input that fails:
    all_distances(2, &[(0, 0, -1), (0, 0, 1)])
  expected  None
  got       Some([[Some(0), None], [None, Some(0)]])",
    ),
    (
        "difference_constraints_1",
        "\
Wrong on the smallest input that fails:
    solve(3, &[(0, 1, -2)])
  expected  numbers that satisfy all constraints
  got       Some([0, -2, 0])
  because   the constraint (0, 1, -2) is violated",
    ),
    (
        "difference_constraints_2",
        "\
Wrong on the smallest input that fails:
    solve(3, &[(0, 1, -2)])
  expected  numbers that satisfy all constraints
  got       None",
    ),
    (
        "difference_constraints_3",
        "\
Wrong on the smallest input that fails:
    solve(3, &[(0, 1, -2)])
  expected  numbers that satisfy all constraints
  got       Some([0, 0, 0])
  because   the constraint (0, 1, -2) is violated",
    ),
    (
        "kosaraju_1",
        "\
Wrong on the smallest input that fails:
    classes(&[[1], []])
  expected  [0, 1]
  got       [0, 0]",
    ),
    (
        "kosaraju_2",
        "\
Wrong on the smallest input that fails:
    classes(&[[1], []])
  expected  [0, 1]
  got       [0, 0]",
    ),
    (
        "tarjan_1",
        "\
Wrong on the smallest input that fails:
    low_links(&[[], [0]])
  expected  [0, 1]
  got       [0, 0]",
    ),
    (
        "tarjan_2",
        "\
Wrong on the smallest input that fails:
    low_links(&[[1], [2], [0]])
  expected  [0, 0, 0]
  got       [0, 1, 0]",
    ),
    (
        "tarjan_3",
        "\
Wrong on the smallest input that fails:
    low_links(&[[1, 2], [0], [1]])
  expected  [0, 0, 1]
  got       [0, 0, 0]",
    ),
    (
        "two_sat_1",
        "\
Wrong on the smallest input that fails:
    two_sat(2, &[[(0, false), (1, false)], [(0, false), (1, true)]])
  expected  values that make all clauses true
  got       None",
    ),
    (
        "two_sat_2",
        "\
Wrong on the smallest input that fails:
    two_sat(2, &[[(0, false), (1, false)]])
  expected  values that make all clauses true
  got       Some([true, true])
  because   the clause [(0, false), (1, false)] is false",
    ),
    (
        "edmonds_karp_1",
        "\
Wrong on the smallest input that fails:
    max_flow(6, &[(0, 1, 1), (0, 2, 1), (1, 3, 1), (1, 4, 1), (2, 3, 1), (3, 5, 1), (4, 5, 1)], 0, 5)
  expected  2
  got       1",
    ),
    (
        "edmonds_karp_2",
        "\
Wrong on the smallest input that fails:
    max_flow(2, &[(0, 1, 1), (0, 1, 2)], 0, 1)
  expected  3
  got       2",
    ),
    (
        "edmonds_karp_3",
        "\
No answer after 5 s: endless, or too slow
on a large input: four vertices with large capacities
The small inputs are right.",
    ),
    (
        "push_relabel_1",
        "\
Wrong on the smallest input that fails:
    measured_heights(3, &[(0, 1)], 0, 2)
  expected  [3, 6, 0]
  got       [3, 4, 0]",
    ),
    (
        "push_relabel_2",
        "\
Wrong on the smallest input that fails:
    measured_heights(3, &[(1, 0)], 0, 2)
  expected  [3, 4, 0]
  got       [3, 1, 0]",
    ),
    (
        "push_relabel_3",
        "\
Wrong on the smallest input that fails:
    measured_heights(2, &[(0, 1)], 0, 1)
  expected  [2, 0]
  got       [1, 0]",
    ),
    (
        "dinic_1",
        "\
Wrong on the smallest input that fails:
    max_flow(4, &[(0, 1, 1), (0, 2, 1), (2, 1, 1), (1, 3, 2)], 0, 3)
  expected  2
  got       1",
    ),
    (
        "dinic_2",
        "\
Wrong on the smallest input that fails:
    max_flow(4, &[(0, 1, 1), (1, 3, 2)], 0, 3)
  expected  1
  got       2",
    ),
    (
        "dinic_3",
        "\
No answer after 5 s: endless, or too slow
on a large input: 20 000 pairs
The small inputs are right.",
    ),
    (
        "minimum_cost_flow_1",
        "\
Wrong on the smallest input that fails:
    min_cost_flow(4, &[(0, 1, 1, 1), (0, 2, 1, 5), (1, 2, 1, 1), (1, 3, 1, 5), (2, 3, 1, 1)], 0, 3)
  expected  (2, 12)
  got       (1, 3)",
    ),
    (
        "minimum_cost_flow_2",
        "\
Wrong on the smallest input that fails:
    min_cost_flow(4, &[(0, 1, 1, 1), (0, 2, 1, 5), (1, 2, 1, 1), (1, 3, 1, 5), (2, 3, 1, 1)], 0, 3)
  expected  (2, 12)
  got       (2, 13)",
    ),
    (
        "minimum_cost_flow_3",
        "\
No answer after 5 s: endless, or too slow
on a large input: 200 vertices in a row
The small inputs are right.",
    ),
    (
        "minimum_cost_flow_4",
        "\
Wrong on the smallest input that fails:
    min_cost_flow(4, &[(0, 1, 1, 5), (0, 2, 1, 1), (2, 1, 1, 1), (1, 3, 1, 1)], 0, 3)
  expected  (1, 3)
  got       (1, 6)",
    ),
    (
        "multi_source_multi_sink_1",
        "\
Wrong on the smallest input that fails:
    flows(4, &[(0, 3, 1), (0, 2, 1), (1, 3, 1)], &[(0, Some(1)), (1, None)], &[(2, None), (3, Some(1))])
  expected  flows of 2 in all
  got       [1, 0, 0]
  because   it is only 1",
    ),
    (
        "multi_source_multi_sink_2",
        "\
Wrong on the smallest input that fails:
    flows(4, &[(0, 3, 1), (1, 0, 1)], &[(0, None), (1, None)], &[(2, None), (3, None)])
  expected  flows of 1 in all
  got       [2, 1]
  because   2 cannot flow from 0 to 3, the capacity is 1",
    ),
    (
        "multi_source_multi_sink_3",
        "\
Wrong on the smallest input that fails:
    flows(2, &[(0, 1, 2)], &[(0, None)], &[(1, Some(1))])
  expected  flows of 1 in all
  got       [2]
  because   the sink 1 takes 2",
    ),
    (
        "multi_source_multi_sink_4",
        "\
Wrong on a large input: capacities of 10^15
  expected  flows of 100000000000000000 in all
  got       other flows
  because   it is only 100000000000",
    ),
    (
        "multi_source_multi_sink_5",
        "\
Wrong on the smallest input that fails:
    flows(4, &[(0, 3, 1), (0, 2, 1), (1, 3, 1)], &[(0, Some(1)), (1, None)], &[(2, None), (3, Some(1))])
  expected  flows of 2 in all
  got       [1, 0, 0]
  because   it is only 1",
    ),
    (
        "hungarian_1",
        "\
Wrong on the smallest input that fails:
    matching(&[vec![0, 1], vec![0]], 2)
  expected  a matching of 2 pairs
  got       [Some(0), None]",
    ),
    (
        "hungarian_2",
        "\
Wrong on the smallest input that fails:
    matching(&[vec![0, 1], vec![0]], 2)
  expected  a matching of 2 pairs
  got       [Some(0), None]",
    ),
    (
        "hungarian_3",
        "\
Wrong on the smallest input that fails:
    matching(&[vec![], vec![0]], 1)
  expected  a matching of 1 pair
  got       [None]",
    ),
    (
        "hungarian_4",
        "\
No answer after 5 s: endless, or too slow
on a large input: 2000 left vertices, 30 right ones
The small inputs are right.",
    ),
    (
        "hopcroft_karp_1",
        "\
Wrong on the smallest input that fails:
    matching(&[vec![], vec![0]], 1)
  expected  a matching of 1 pair
  got       [None]",
    ),
    (
        "hopcroft_karp_2",
        "\
Wrong on the smallest input that fails:
    matching(&[vec![], vec![0]], 1)
  expected  a matching of 1 pair
  got       [None]",
    ),
    (
        "hopcroft_karp_3",
        "\
No answer after 5 s: endless, or too slow
on a large input: a trap for 50 000 left vertices
The small inputs are right.",
    ),
    (
        "matching_as_max_flow_1",
        "\
Wrong on the smallest input that fails:
    choose(&[1, 1], &[1, 1], &[(0, 0), (0, 1), (1, 0)])
  expected  2 edges
  got       [0]",
    ),
    (
        "matching_as_max_flow_2",
        "\
Wrong on the smallest input that fails:
    choose(&[2], &[2, 1], &[(0, 0), (0, 1)])
  expected  2 edges
  got       [0]",
    ),
    (
        "matching_as_max_flow_3",
        "\
Wrong on the smallest input that fails:
    choose(&[1, 0], &[1, 0], &[(0, 1), (1, 0), (1, 1)])
  expected  0 edges
  got       [0, 1]
  because   1 on the right is in more pairs than its quota says",
    ),
    (
        "matching_as_max_flow_4",
        "\
Wrong on the smallest input that fails:
    choose(&[1], &[1], &[(0, 0)])
  expected  1 edge
  got       []",
    ),
    (
        "kuhn_munkres_1",
        "\
Wrong on the smallest input that fails:
    assign(&[vec![0, 0], vec![0, 1]])
  expected  an assignment of cost 0
  got       [0, 1]
  because   its cost is 1",
    ),
    (
        "kuhn_munkres_2",
        "\
Wrong on the smallest input that fails:
    assign(&[vec![0, 0], vec![0, 1]])
  expected  an assignment of cost 0
  got       [0, 1]
  because   its cost is 1",
    ),
    (
        "kuhn_munkres_3",
        "\
Wrong on the smallest input that fails:
    assign(&[vec![0, 1, 1], vec![0, 1, 1], vec![0, 0, 1]])
  expected  an assignment of cost 1
  got       [2, 1, 0]
  because   its cost is 2",
    ),
    (
        "kuhn_munkres_4",
        "\
No answer after 5 s: endless, or too slow
on a large input: 300 rows, 300 columns
The small inputs are right.",
    ),
    (
        "covers_and_cliques_1",
        "\
Wrong on a random input, made smaller:
    cover_and_clique(&[[2, 3], [4, 5], [0], [0], [1, 5], [1, 4]])
  expected  a cover of 3 vertices and a clique of 3 vertices
  got       ([0, 4, 5], [0, 2])
  because   the clique has 2 vertices",
    ),
    (
        "covers_and_cliques_2",
        "\
Wrong on the smallest input that fails:
    cover_and_clique(&[[], [2], [1]])
  expected  a cover of 1 vertex and a clique of 2 vertices
  got       ([2], [0])
  because   the clique has 1 vertex",
    ),
    (
        "covers_and_cliques_3",
        "\
Wrong on a random input, made smaller:
    cover_and_clique(&[[2, 4], [3, 4, 5], [0, 3], [1, 2], [0, 1, 5], [1, 4]])
  expected  a cover of 3 vertices and a clique of 3 vertices
  got       ([1, 2, 4], [0, 2])
  because   the clique has 2 vertices",
    ),
    (
        "covers_and_cliques_4",
        "\
Wrong on the smallest input that fails:
    cover_and_clique(&[[], []])
  expected  a cover of 0 vertices and a clique of 1 vertex
  got       ([1], [0])
  because   the cover has 1 vertex",
    ),
    (
        "covers_and_cliques_5",
        "\
No answer after 5 s: endless, or too slow
on a large input: a path of 60 vertices
The small inputs are right.",
    ),
    (
        "weighted_cover_1",
        "\
Wrong on the smallest input that fails:
    cover(&[1, 1], &[1], &[(0, 0), (1, 0)])
  expected  a cover of weight 1
  got       ([0, 1], [])
  because   it weighs 2",
    ),
    (
        "weighted_cover_2",
        "\
Wrong on the smallest input that fails:
    cover(&[], &[1], &[])
  expected  a cover of weight 0
  got       ([], [0])
  because   it weighs 1",
    ),
    (
        "weighted_cover_3",
        "\
Wrong on the smallest input that fails:
    cover(&[2], &[1], &[(0, 0)])
  expected  a cover of weight 1
  got       ([], [])
  because   the edge (0, 0) has no end in the cover",
    ),
    (
        "disjoint_path_cover_1",
        "\
Wrong on the smallest input that fails:
    paths(&[[], [0, 2], [0]])
  expected  1 path
  got       [[1, 0], [2]]",
    ),
    (
        "disjoint_path_cover_2",
        "\
Wrong on the smallest input that fails:
    paths(&[[1, 2], [], []])
  expected  2 paths
  got       [[0, 1]]
  because   vertex 2 is on no path",
    ),
    (
        "disjoint_path_cover_3",
        "\
Wrong on the smallest input that fails:
    paths(&[[3], [2, 3], [], []])
  expected  2 paths
  got       [[1, 3], [2], [0]]",
    ),
    (
        "joint_path_cover_1",
        "\
Wrong on the smallest input that fails:
    cover(&[[2], [2], [3, 4], [], []])
  expected  2 paths, and 2 vertices as a proof
  got       ([[0, 2, 3], [1], [4]], [3, 4])",
    ),
    (
        "joint_path_cover_2",
        "\
Wrong on the smallest input that fails:
    cover(&[[], [0, 3], [1], []])
  expected  2 paths, and 2 vertices as a proof
  got       ([[1, 3], [2, 0]], [3, 0])
  because   no arc leads from 2 to 0",
    ),
    (
        "joint_path_cover_3",
        "\
Wrong on the smallest input that fails:
    cover(&[[2], [2], []])
  expected  2 paths, and 2 vertices as a proof
  got       ([[0, 2], [1]], [2, 1])
  because   1 leads to 2",
    ),
    (
        "joint_path_cover_4",
        "\
Wrong on a random input, made smaller:
    cover(&[[1], [3], [], [2], [1]])
  expected  2 paths, and 2 vertices as a proof
  got       ([[0, 1, 3, 2], [4]], [2, 4])
  because   4 leads to 2",
    ),
    (
        "coloring_1",
        "\
Wrong on the smallest input that fails:
    coloring(&[[3], [2], [1, 3], [0, 2]])
  expected  a coloring with at most 2 colors
  got       [0, 0, 1, 2]
  because   the color 2 is not below 2",
    ),
    (
        "coloring_2",
        "\
Wrong on a random input, made smaller:
    coloring(&[[1, 3], [0, 2, 4], [1, 3, 4, 5], [0, 2, 5], [1, 2, 5], [2, 3, 4]])
  expected  a coloring with at most 3 colors
  got       [0, 1, 0, 1, 2, 3]
  because   the color 3 is not below 3",
    ),
    (
        "coloring_3",
        "\
Wrong on the smallest input that fails:
    coloring(&[[2, 3], [3], [0], [0, 1]])
  expected  a coloring with at most 2 colors
  got       [1, 0, 0, 2]
  because   the color 2 is not below 2",
    ),
    (
        "coloring_4",
        "\
Wrong on the smallest input that fails:
    coloring(&[[1, 2], [0], [0]])
  expected  a coloring with at most 2 colors
  got       [1, 1, 0]
  because   0 and 1 are joined, and both have the color 1",
    ),
    (
        "full_permutation_1",
        "\
Wrong on the smallest input that fails:
    previous_permutation(&mut [0, 0])
  expected  false, and [0, 0]
  got       true, and [0, 0]
  because   the list is the first permutation, so it remains",
    ),
    (
        "full_permutation_2",
        "\
Wrong on the smallest input that fails:
    previous_permutation(&mut [1, 0, 0])
  expected  true, and [0, 1, 0]
  got       true, and [0, 0, 1]
  because   [0, 1, 0] is between them",
    ),
    (
        "full_permutation_3",
        "\
Wrong on the smallest input that fails:
    previous_permutation(&mut [1, 0, 0])
  expected  true, and [0, 1, 0]
  got       true, and [0, 0, 1]
  because   [0, 1, 0] is between them",
    ),
    (
        "full_permutation_4",
        "\
Wrong on the smallest input that fails:
    previous_permutation(&mut [0, 1])
  expected  false, and [0, 1]
  got       false, and [1, 0]
  because   the list is the first permutation, so it remains",
    ),
    (
        "combination_1",
        "\
Wrong on the smallest input that fails:
    next_combination(&mut [0, 1], 2)
  expected  false, [0, 1]
  got       true, [1, 2]
  because   each place is as large as it can be",
    ),
    (
        "combination_2",
        "\
Wrong on the smallest input that fails:
    next_combination(&mut [0, 3], 4)
  expected  true, [1, 2]
  got       true, [1, 3]
  because   a combination was skipped",
    ),
    (
        "combination_3",
        "\
Wrong on the smallest input that fails:
    next_combination(&mut [0, 2], 4)
  expected  true, [0, 3]
  got       true, [1, 2]
  because   a combination was skipped",
    ),
    (
        "combination_4",
        "\
A panic at exercises/wrong/combinatorial-mathematics/combination_4.rs:5:17: attempt to subtract with overflow
on the smallest input that fails:
    next_combination(&mut [], 0)",
    ),
    (
        "permutation_1",
        "\
Wrong on the smallest input that fails:
    next_row(&mut [0, 1], 2)
  expected  true, and [1, 0]
  got       false, and [0, 1]",
    ),
    (
        "permutation_2",
        "\
Wrong on the smallest input that fails:
    next_row(&mut [1, 0], 2)
  expected  false, and [1, 0]
  got       true, and [1, 1]
  because   the number 1 appears twice",
    ),
    (
        "permutation_3",
        "\
Wrong on the smallest input that fails:
    next_row(&mut [0, 2], 3)
  expected  true, and [1, 0]
  got       true, and [1, 2]
  because   [1, 0] is between them",
    ),
    (
        "permutation_group_1",
        "\
Wrong on the smallest input that fails:
    shuffled(&[3, 2, 1, 4, 0], 3)
  expected  [0, 2, 1, 3, 4]
  got       [0, 1, 2, 3, 4]
  because   card 1 is at place 2 then",
    ),
    (
        "permutation_group_2",
        "\
Wrong on the smallest input that fails:
    shuffled(&[1, 2, 0], 1)
  expected  [2, 0, 1]
  got       [1, 2, 0]
  because   card 0 is at place 1 then",
    ),
    (
        "permutation_group_3",
        "\
No answer after 5 s: endless, or too slow
on a large input: 200 000 cards in one cycle, 10^18 shuffles
The small inputs are right.",
    ),
    (
        "permutation_group_4",
        "\
A panic at exercises/wrong/combinatorial-mathematics/permutation_group_4.rs:21:21: attempt to multiply with overflow
on a large input: a random permutation of 200 000 cards, 10^18 shuffles
The small inputs are right.",
    ),
    (
        "prime_sieve_1",
        "\
Wrong on the smallest input that fails:
    primes_below(5)
  expected  [2, 3]
  got       [2, 3, 4]
  because   4 is 2 · 2",
    ),
    (
        "prime_sieve_2",
        "\
No answer after 5 s: endless, or too slow
on a large input: the primes below 20 million
The small inputs are right.",
    ),
    (
        "prime_sieve_3",
        "\
Wrong on the smallest input that fails:
    primes_below(5)
  expected  [2, 3]
  got       [3]
  because   2 is prime, and it is not in the list",
    ),
    (
        "greatest_common_divisor_1",
        "\
Wrong on the smallest input that fails:
    pairs(1, 4)
  expected  2
  got       4
  because   the pairs are (1, 4), (4, 1)",
    ),
    (
        "greatest_common_divisor_2",
        "\
No answer after 5 s: endless, or too slow
on a large input: the gcd 1 and a large prime as lcm
The small inputs are right.",
    ),
    (
        "greatest_common_divisor_3",
        "\
Wrong on the smallest input that fails:
    pairs(2, 1)
  expected  0
  got       1
  because   2 does not divide 1",
    ),
    (
        "greatest_common_divisor_4",
        "\
Wrong on the smallest input that fails:
    pairs(1, 2)
  expected  2
  got       1
  because   the pairs are (1, 2), (2, 1)",
    ),
    (
        "euclid_1",
        "\
Wrong on the smallest input that fails:
    squares(2, 1)
  expected  2
  got       1
  because   the squares are 2 of side 1",
    ),
    (
        "euclid_2",
        "\
No answer after 5 s: endless, or too slow
on a large input: a rectangle of 10^18 by 1
The small inputs are right.",
    ),
    (
        "euclid_3",
        "\
Wrong on the smallest input that fails:
    squares(1, 1)
  expected  1
  got       0
  because   the squares are 1 of side 1",
    ),
    (
        "extended_euclid_1",
        "\
Wrong on the smallest input that fails:
    bezout(0, 1)
  expected  1, and x and y with 0 · x + 1 · y = 1
  got       1, 1 and 0
  because   the sum of the multiples is 0",
    ),
    (
        "extended_euclid_2",
        "\
A panic at exercises/wrong/number-theory/extended_euclid_2.rs:12:16: attempt to multiply with overflow
on a large input: two numbers of 18 digits
The small inputs are right.",
    ),
    (
        "extended_euclid_3",
        "\
Wrong on the smallest input that fails:
    bezout(2, 3)
  expected  1, and x and y with 2 · x + 3 · y = 1
  got       1, 1 and 1
  because   the sum of the multiples is 5",
    ),
    (
        "chinese_remainder_theorem_1",
        "\
Wrong on the smallest input that fails:
    solve(&[(0, 2), (1, 2)])
  expected  None
  got       Some((0, 2))
  because   0 and 1 differ modulo 2, which divides both 2 and 2",
    ),
    (
        "chinese_remainder_theorem_2",
        "\
Wrong on the smallest input that fails:
    solve(&[(0, 2), (1, 3)])
  expected  Some((4, 6))
  got       Some((2, 6))
  because   2 is 2 modulo 3, not 1",
    ),
    (
        "chinese_remainder_theorem_3",
        "\
Wrong on the smallest input that fails:
    solve(&[(0, 2), (0, 2)])
  expected  Some((0, 2))
  got       Some((0, 4))
  because   the least common multiple of the moduli is 2",
    ),
    (
        "chinese_remainder_theorem_4",
        "\
No answer after 5 s: endless, or too slow
on a large input: two moduli of 2 billion
The small inputs are right.",
    ),
    (
        "modular_exponentiation_1",
        "\
Wrong on the smallest input that fails:
    geometric_sum(3, 2, 5)
  expected  4
  got       1
  because   the terms are 1, 3",
    ),
    (
        "modular_exponentiation_2",
        "\
No answer after 5 s: endless, or too slow
on a large input: the base 3, n = 10^18 and the modulus 10^9
The small inputs are right.",
    ),
    (
        "modular_exponentiation_3",
        "\
Wrong on the smallest input that fails:
    geometric_sum(0, 0, 2)
  expected  0
  got       1
  because   there are no terms",
    ),
    (
        "modular_exponentiation_4",
        "\
Wrong on the smallest input that fails:
    geometric_sum(0, 1, 1)
  expected  0
  got       1
  because   1 is not below 1",
    ),
    (
        "strassen_1",
        "\
Wrong on the smallest input that fails:
    product([[1, 0], [0, 0]], [[1, 0], [0, 0]], multiply)
  expected  [[1, 0], [0, 0]]
  got       [[1, 0], [0, 2]]
  because   in row 2, column 2 there should be 0",
    ),
    (
        "strassen_2",
        "\
Wrong on the smallest input that fails:
    product([[1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]], multiply)
  expected  [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
  got       [[0, 1, 0, -1], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
  because   in row 1, column 2 there should be 0",
    ),
    (
        "strassen_3",
        "\
Wrong on the smallest input that fails:
    product([[0, 0], [0, 0]], [[0, 0], [0, 0]], multiply)
  expected  [[0, 0], [0, 0]], with 7 calls
  got       [[0, 0], [0, 0]], with 8 calls
  because   side 2 takes 7 multiplications",
    ),
    (
        "strassen_4",
        "\
Wrong on the smallest input that fails:
    product([[1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], [[1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], multiply)
  expected  [[1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], with 49 calls
  got       [[1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], with 56 calls
  because   side 4 takes 49 multiplications",
    ),
    (
        "gauss_elimination_1",
        "\
Wrong on the smallest input that fails:
    solve(&[vec![0, 0], vec![1, 1]], 2)
  expected  Some([1]), or another solution
  got       None
  because   there is a solution",
    ),
    (
        "gauss_elimination_2",
        "\
Wrong on the smallest input that fails:
    solve(&[vec![0, 1]], 2)
  expected  None
  got       Some([0])
  because   it does not satisfy equation 0, counted from 0",
    ),
    (
        "gauss_elimination_3",
        "\
Wrong on the smallest input that fails:
    solve(&[vec![0, 1, 1]], 2)
  expected  Some([0, 1]), or another solution
  got       Some([0, 0])
  because   it does not satisfy equation 0, counted from 0",
    ),
    (
        "lup_1",
        "\
Wrong on the smallest input that fails:
    decompose(&[vec![0, 0, 1], vec![1, 0, 0], vec![1, 1, 0]], 2)
  expected  Some(([1, 2, 0], [[1, 0, 0], [1, 1, 0], [0, 0, 1]])), or another decomposition
  got       Some(([1, 2, 0], [[1, 0, 0], [0, 1, 0], [1, 0, 1]]))
  because   row 1 of L U is [0, 1, 0], and row 2 of A is [1, 1, 0]",
    ),
    (
        "lup_2",
        "\
Wrong on the smallest input that fails:
    decompose(&[vec![0, 0, 1], vec![1, 0, 0], vec![0, 1, 0]], 2)
  expected  Some(([1, 2, 0], [[1, 0, 0], [0, 1, 0], [0, 0, 1]])), or another decomposition
  got       Some(([2, 0, 1], [[1, 0, 0], [0, 1, 0], [0, 0, 1]]))
  because   row 0 of L U is [1, 0, 0], and row 2 of A is [0, 1, 0]",
    ),
    (
        "lup_3",
        "\
Wrong on the smallest input that fails:
    decompose(&[vec![0, 1], vec![1, 0]], 2)
  expected  Some(([1, 0], [[1, 0], [0, 1]])), or another decomposition
  got       None
  because   the matrix is not singular",
    ),
    (
        "inverse_matrix_1",
        "\
Wrong on the smallest input that fails:
    inverse(&[vec![0, 1], vec![1, 1]], 2)
  expected  Some([[1, 1], [1, 0]])
  got       Some([[0, 1], [1, 0]])
  because   row 1 of A B is [1, 1]",
    ),
    (
        "inverse_matrix_2",
        "\
Wrong on the smallest input that fails:
    inverse(&[vec![0, 1], vec![1, 0]], 2)
  expected  Some([[0, 1], [1, 0]])
  got       Some([[1, 0], [0, 1]])
  because   row 0 of A B is [0, 1]",
    ),
    (
        "inverse_matrix_3",
        "\
Wrong on the smallest input that fails:
    inverse(&[vec![2]], 3)
  expected  Some([[2]])
  got       Some([[1]])
  because   row 0 of A B is [2]",
    ),
    (
        "simplex_1",
        "\
Wrong on the smallest input that fails:
    maximum(&[vec![1], vec![1]], &[0, 1], &[1])
  expected  Some((0, 1))
  got       Some((1, 1))
  because   no point has so great a value",
    ),
    (
        "simplex_2",
        "\
Wrong on the smallest input that fails:
    maximum(&[vec![2]], &[1], &[1])
  expected  Some((1, 2))
  got       Some((0, 1))
  because   some point has a greater value",
    ),
    (
        "simplex_3",
        "\
Wrong on the smallest input that fails:
    maximum(&[vec![-1, 1], vec![-1, 0]], &[0, 0], &[-1, 2])
  expected  None
  got       Some((0, 1))
  because   the value can be as great as you like",
    ),
    (
        "dinkelbach_1",
        "\
Wrong on the smallest input that fails:
    best_jobs(&[(0, 1), (1, 2), (2, 1), (2, 1)], 3)
  expected  [0, 2, 3], which pay 4 in 3 hours
  got       [2, 3, 1], which pay 5 in 4 hours
  because   the expected jobs pay more per hour",
    ),
    (
        "dinkelbach_2",
        "\
Wrong on the smallest input that fails:
    best_jobs(&[(2, 1), (2, 1), (3, 2), (3, 4)], 2)
  expected  [0, 1], which pay 4 in 2 hours
  got       [2, 0], which pay 5 in 3 hours
  because   the expected jobs pay more per hour",
    ),
    (
        "dinkelbach_3",
        "\
Wrong on a large input: 1000 jobs that pay almost the same per hour
  expected  other jobs, which pay 191178776 in 95586988 hours
  got       other jobs, which pay 514266270 in 257131477 hours
  because   the expected jobs pay more per hour",
    ),
    (
        "cross_product_1",
        "\
Wrong on the smallest input that fails:
    side((0, 1), (1, 0), (0, 0))
  expected  -1, to the right
  got       0, on the line",
    ),
    (
        "cross_product_2",
        "\
Wrong on the smallest input that fails:
    side((1, 1), (1, 0), (0, 0))
  expected  -1, to the right
  got       1, to the left",
    ),
    (
        "cross_product_3",
        "\
Wrong on a large input: a right angle between the largest coordinates
  expected  1, to the left
  got       -1, to the right",
    ),
    (
        "segment_intersection_1",
        "\
Wrong on the smallest input that fails:
    intersect([(3, 0), (2, 0)], [(1, 0), (0, 0)])
  expected  false
  got       true
  because   they have no point in common",
    ),
    (
        "segment_intersection_2",
        "\
Wrong on the smallest input that fails:
    intersect([(1, 0), (0, 0)], [(1, 0), (0, 0)])
  expected  true
  got       false
  because   both contain the point (1, 0)",
    ),
    (
        "segment_intersection_3",
        "\
Wrong on the smallest input that fails:
    intersect([(0, 1), (0, 0)], [(0, 2), (1, 0)])
  expected  false
  got       true
  because   they have no point in common",
    ),
    (
        "segment_intersection_4",
        "\
Wrong on a large input: a segment that ends just before a long one
  expected  false
  got       true
  because   they have no point in common",
    ),
    (
        "sweep_line_1",
        "\
Wrong on the smallest input that fails:
    meeting_pair(&[[(0, 0), (5, 1)], [(1, 1), (3, 1)], [(2, 3), (4, 0)]])
  expected  Some((0, 2))
  got       None
  because   segments 0 and 2 have a common point",
    ),
    (
        "sweep_line_2",
        "\
Wrong on the smallest input that fails:
    meeting_pair(&[[(0, 0), (1, 0)], [(1, 0), (1, 0)]])
  expected  Some((0, 1))
  got       None
  because   segments 0 and 1 have a common point",
    ),
    (
        "sweep_line_3",
        "\
Wrong on the smallest input that fails:
    meeting_pair(&[[(0, 5), (4, 0)], [(1, 4), (5, 1)], [(2, 1), (3, 2)]])
  expected  Some((0, 2))
  got       None
  because   segments 0 and 2 have a common point",
    ),
    (
        "convex_polygon_area_1",
        "\
Wrong on the smallest input that fails:
    doubled_area(&[(4, 0), (2, 0), (0, 0), (0, 2), (1, 3), (2, 3), (3, 3), (3, 2)])
  expected  19
  got       21
  because   the polygon has 8 vertices",
    ),
    (
        "convex_polygon_area_2",
        "\
Wrong on the smallest input that fails:
    doubled_area(&[(0, 1), (0, 0), (1, 0)])
  expected  1
  got       0
  because   it is one triangle",
    ),
    (
        "convex_polygon_area_3",
        "\
Wrong on the smallest input that fails:
    doubled_area(&[(0, 1), (1, 0), (0, 0)])
  expected  1
  got       -1
  because   it is one triangle",
    ),
    (
        "convex_polygon_area_4",
        "\
A panic at exercises/wrong/analytic-geometry/convex_polygon_area_4.rs:9:9: attempt to add with overflow
on a large input: a spiral of ten turns
The small inputs are right.",
    ),
    (
        "convex_polygon_centroid_1",
        "\
Wrong on the smallest input that fails:
    centroid(&[(3, 2), (3, 3), (2, 3), (1, 3), (0, 2), (0, 0), (2, 0), (3, 1)])
  expected  (3/2, 3/2)
  got       (14/8, 14/8)",
    ),
    (
        "convex_polygon_centroid_2",
        "\
Wrong on the smallest input that fails:
    centroid(&[(4, 0), (2, 0), (0, 0), (0, 2), (1, 3), (2, 3), (3, 3), (3, 2)])
  expected  (100/57, 77/57)
  got       (120/63, 87/63)",
    ),
    (
        "convex_polygon_centroid_3",
        "\
Wrong on the smallest input that fails:
    centroid(&[(0, 1), (1, 0), (0, 0)])
  expected  (1/3, 1/3)
  got       (-1/-3, 2/-3)",
    ),
    (
        "convex_polygon_centroid_4",
        "\
Wrong on the smallest input that fails:
    centroid(&[(0, 1), (0, 0), (1, 0)])
  expected  (1/3, 1/3)
  got       (0/0, 0/0)
  because   w is 0",
    ),
    (
        "closest_pair_1",
        "\
Wrong on the smallest input that fails:
    closest_distance(&[(0, 0), (1, 0), (0, 1), (0, 1)])
  expected  Some(0)
  got       Some(1)
  because   (0, 1) and (0, 1) are the closest pair",
    ),
    (
        "closest_pair_2",
        "\
Wrong on the smallest input that fails:
    closest_distance(&[(0, 0), (2, 0), (0, 1)])
  expected  Some(1)
  got       Some(4)
  because   (0, 0) and (0, 1) are the closest pair",
    ),
    (
        "closest_pair_3",
        "\
Wrong on the smallest input that fails:
    closest_distance(&[(1, 0), (0, 2), (1, 2)])
  expected  Some(1)
  got       Some(4)
  because   (0, 2) and (1, 2) are the closest pair",
    ),
    (
        "closest_pair_4",
        "\
No answer after 5 s: endless, or too slow
on a large input: 200 000 points on a vertical line
The small inputs are right.",
    ),
    (
        "graham_scan_1",
        "\
Wrong on the smallest input that fails:
    convex_hull(&[(0, 2), (1, 1), (0, 1), (2, 0), (0, 0)])
  expected  [(0, 0), (2, 0), (0, 2)]
  got       [(0, 0), (2, 0), (1, 1), (0, 2)]
  because   (1, 1) is not a vertex",
    ),
    (
        "graham_scan_2",
        "\
Wrong on the smallest input that fails:
    convex_hull(&[(0, 0), (1, 0), (1, 0)])
  expected  [(0, 0), (1, 0)]
  got       [(0, 0), (1, 0), (1, 0)]
  because   each vertex appears once, and the order is counterclockwise",
    ),
    (
        "graham_scan_3",
        "\
Wrong on the smallest input that fails:
    convex_hull(&[(0, 0), (2, 0), (1, 0)])
  expected  [(0, 0), (2, 0)]
  got       [(0, 0), (1, 0)]
  because   (1, 0) is not a vertex",
    ),
    (
        "graham_scan_4",
        "\
Wrong on the smallest input that fails:
    convex_hull(&[(1, 0), (0, 0)])
  expected  [(0, 0), (1, 0)]
  got       [(1, 0), (0, 0)]
  because   each vertex appears once, and the order is counterclockwise",
    ),
    (
        "quick_hull_1",
        "\
Wrong on the smallest input that fails:
    quick_hull(&[(1, 1), (2, 1), (0, 0), (3, 0), (0, 1)])
  expected  [(0, 0), (3, 0), (2, 1), (0, 1)]
  got       [(0, 0), (3, 0), (2, 1), (1, 1), (0, 1)]
  because   (1, 1) is not a vertex",
    ),
    (
        "quick_hull_2",
        "\
Wrong on the smallest input that fails:
    quick_hull(&[(0, 0), (1, 0), (2, 0), (0, 1), (3, 1)])
  expected  [(0, 0), (2, 0), (3, 1), (0, 1)]
  got       [(0, 0), (1, 0), (2, 0), (3, 1), (0, 1)]
  because   (1, 0) is not a vertex",
    ),
    (
        "quick_hull_3",
        "\
Wrong on the smallest input that fails:
    quick_hull(&[(0, 0), (1, 0), (0, 1)])
  expected  [(0, 0), (1, 0), (0, 1)]
  got       [(0, 0), (0, 1), (1, 0)]
  because   each vertex appears once, and the order is counterclockwise",
    ),
    (
        "quick_hull_4",
        "\
Wrong on the smallest input that fails:
    quick_hull(&[(0, 0)])
  expected  [(0, 0)]
  got       [(0, 0), (0, 0)]
  because   each vertex appears once, and the order is counterclockwise",
    ),
    (
        "rotating_calipers_1",
        "\
Wrong on the smallest input that fails:
    diameter_squared(&[(0, 0), (3, 0), (2, 1)])
  expected  9
  got       5
  because   (0, 0) and (3, 0) are the farthest pair",
    ),
    (
        "rotating_calipers_2",
        "\
Wrong on the smallest input that fails:
    diameter_squared(&[(0, 1), (1, 0), (2, 0), (3, 1), (0, 2)])
  expected  10
  got       9
  because   (3, 1) and (0, 2) are the farthest pair",
    ),
    (
        "rotating_calipers_3",
        "\
Wrong on the smallest input that fails:
    diameter_squared(&[(1, 0), (0, 0)])
  expected  1
  got       0
  because   (1, 0) and (0, 0) are the farthest pair",
    ),
    (
        "rotating_calipers_4",
        "\
No answer after 5 s: endless, or too slow
on a large input: 124 000 vertices
The small inputs are right.",
    ),
    (
        "simple_match_1",
        "\
Wrong on the smallest input that fails:
    find_all_wild(&['a'], &['a'])
  expected  [0]
  got       []
  because   there is an occurrence at 0",
    ),
    (
        "simple_match_2",
        "\
Wrong on the smallest input that fails:
    find_all_wild(&['?'], &['a'])
  expected  []
  got       [0]
  because   there is no occurrence at 0",
    ),
    (
        "simple_match_3",
        "\
Wrong on the smallest input that fails:
    find_all_wild(&['a', 'a', 'a'], &['a', 'a'])
  expected  [0, 1]
  got       [0]
  because   there is an occurrence at 1",
    ),
    (
        "simple_match_4",
        "\
A panic at exercises/wrong/pattern-match/simple_match_4.rs:5:22: attempt to subtract with overflow
on the smallest input that fails:
    find_all_wild(&[], &['a'])",
    ),
    (
        "aho_corasick_1",
        "\
Wrong on the smallest input that fails:
    find_all(&[\"a\", \"aa\"], \"aa\")
  expected  [(0, 0), (0, 1), (1, 0)]
  got       [(0, 0), (1, 0)]
  because   pattern 0 begins at 1, too",
    ),
    (
        "aho_corasick_2",
        "\
Wrong on the smallest input that fails:
    find_all(&[\"aa\"], \"aaa\")
  expected  [(0, 0), (0, 1)]
  got       [(0, 0)]
  because   pattern 0 begins at 1, too",
    ),
    (
        "aho_corasick_3",
        "\
Wrong on the smallest input that fails:
    find_all(&[\"aa\", \"a\"], \"a\")
  expected  [(1, 0)]
  got       []
  because   pattern 1 begins at 0, too",
    ),
    (
        "aho_corasick_4",
        "\
No answer after 5 s: endless, or too slow
on a large input: 10 000 times a and then b, and the pattern b, in 500 000 times a and then b
The small inputs are right.",
    ),
    (
        "knuth_morris_pratt_1",
        "\
Wrong on the smallest input that fails:
    find_all(&['a', 'b', 'a', 'a', 'b', 'a', 'a'], &['a', 'b', 'a', 'a'])
  expected  [0, 3]
  got       [0]
  because   there is an occurrence at 3",
    ),
    (
        "knuth_morris_pratt_2",
        "\
Wrong on the smallest input that fails:
    find_all(&['a', 'a', 'a'], &['a', 'a'])
  expected  [0, 1]
  got       [0]
  because   there is an occurrence at 1",
    ),
    (
        "knuth_morris_pratt_3",
        "\
No answer after 5 s: endless, or too slow
on a large input: 500 000 letters a in a text of one million letters a
The small inputs are right.",
    ),
    (
        "rabin_karp_1",
        "\
Wrong on the smallest input that fails:
    n_different(\"aba\", 2)
  expected  2
  got       1
  because   the different windows are ab, ba",
    ),
    (
        "rabin_karp_2",
        "\
Wrong on the smallest input that fails:
    n_different(\"aa\", 1)
  expected  1
  got       2
  because   the only window is a",
    ),
    (
        "rabin_karp_3",
        "\
Wrong on a large input: 300 000 random letters, m = 30
  expected  299971
  got       299932",
    ),
    (
        "rabin_karp_4",
        "\
No answer after 5 s: endless, or too slow
on a large input: a Fibonacci word of 300 000 letters, m = 100 000
The small inputs are right.",
    ),
    (
        "boyer_moore_1",
        "\
Wrong on the smallest input that fails:
    good_suffix(&['a', 'a'])
  expected  [1, 1, 2]
  got       [1, 1, 1]
  because   if nothing has matched, the pattern may move by 2",
    ),
    (
        "boyer_moore_2",
        "\
Wrong on the smallest input that fails:
    good_suffix(&['a', 'a'])
  expected  [1, 1, 2]
  got       [2, 2, 2]
  because   if a has matched, the pattern may move by 1",
    ),
    (
        "boyer_moore_3",
        "\
No answer after 5 s: endless, or too slow
on a large input: 200 000 letters a
The small inputs are right.",
    ),
    (
        "bash_game_1",
        "\
Wrong on the smallest input that fails:
    winning_take(1, 1)
  expected  Some(1)
  got       None
  because   taking 1 leaves 0, from which every take loses",
    ),
    (
        "bash_game_2",
        "\
Wrong on the smallest input that fails:
    winning_take(0, 1)
  expected  None
  got       Some(0)
  because   a take of 0 is against the rules",
    ),
    (
        "bash_game_3",
        "\
A panic at exercises/wrong/game-theory/bash_game_3.rs:4:23: attempt to add with overflow
on a large input: a heap of 2^64 - 1, any take
The small inputs are right.",
    ),
    (
        "wythoff_game_1",
        "\
Wrong on the smallest input that fails:
    is_cold(165580140, 267914295)
  expected  true
  got       false
  because   every move leads to a hot position",
    ),
    (
        "wythoff_game_2",
        "\
Wrong on the smallest input that fails:
    is_cold(2, 1)
  expected  true
  got       false
  because   every move leads to a hot position",
    ),
    (
        "wythoff_game_3",
        "\
A panic at exercises/wrong/game-theory/wythoff_game_3.rs:6:5: attempt to multiply with overflow
on the smallest input that fails:
    is_cold(4807526975, 7778742048)",
    ),
    (
        "nim_game_1",
        "\
Wrong on the smallest input that fails:
    winning_move(&[1, 2, 2])
  expected  a winning move such as Some((0, 1))
  got       Some((1, 0))
  because   a move must take something",
    ),
    (
        "nim_game_2",
        "\
Wrong on the smallest input that fails:
    winning_move(&[1])
  expected  a winning move such as Some((0, 1))
  got       Some((0, 0))
  because   a move must take something",
    ),
    (
        "nim_game_3",
        "\
Wrong on the smallest input that fails:
    winning_move(&[1, 2])
  expected  a winning move such as Some((1, 1))
  got       None
  because   taking 1 from heaps[1] leaves [1, 1], whose nim-sum is 0",
    ),
    (
        "nim_game_player_1",
        "\
Wrong on the smallest input that fails:
    a match from [1, 2]
  expected  choose(&[1, 2]) = (1, 1) or another winning move
  got       (1, 2)
  because   that leaves [1, 0], whose nim-sum is 1 and not 0
            The match:
            [1, 2]: you take 2 from heaps[1]
            [1, 0]: we take 1 from heaps[0]
            [0, 0]: we took the last object",
    ),
    (
        "nim_game_player_2",
        "\
Wrong on the smallest input that fails:
    a match from [1, 1, 1]
  expected  choose(&[1, 1, 1]) = (0, 1) or another winning move
  got       (0, 0)
  because   a move must take something
            The match:
            [1, 1, 1]: you take 0 from heaps[0]
            your move is against the rules",
    ),
    (
        "nim_game_player_3",
        "\
No answer after 5 s: endless, or too slow
on a large input: three heaps of about 10^18
The small inputs are right.",
    ),
    (
        "sprague_grundy_mex_1",
        "\
Wrong on the smallest input that fails:
    mex(&[1])
  expected  0
  got       2
  because   0 is less, and is not among the values either",
    ),
    (
        "sprague_grundy_mex_2",
        "\
Wrong on the smallest input that fails:
    mex(&[0, 0, 1])
  expected  2
  got       1
  because   1 is among the values",
    ),
    (
        "sprague_grundy_1",
        "\
Wrong on the smallest input that fails:
    grundy_values(&[], 0)
  expected  [0]
  got       []
  because   there must be a value for each heap from 0 to 0",
    ),
    (
        "sprague_grundy_2",
        "\
Wrong on the smallest input that fails:
    grundy_values(&[1, 2], 2)
  expected  [0, 1, 2]
  got       [0, 1, 1]
  because   a move from heap 2 reaches the values [0, 1], so its value is 2",
    ),
    (
        "sprague_grundy_3",
        "\
A panic at exercises/wrong/game-theory/sprague_grundy_3.rs:6:68: attempt to subtract with overflow
on the smallest input that fails:
    grundy_values(&[1], 0)",
    ),
];

/// The exercise of a wrong version, and its file.
fn wrong(version: &str) -> (Exercise, String) {
    let (name, _) = version.rsplit_once('_').unwrap();
    let exercise = exercise(name);
    (exercise, format!("exercises/wrong/{}/{version}.rs", exercise.chapter))
}

#[test]
fn wrong_versions_fail_with_the_smallest_input() {
    in_parallel(WRONG, |(version, expected)| {
        let (exercise, file) = wrong(version);
        if !is_chosen(exercise.name) {
            return;
        }
        let verdict = exercise.judge(&root(), &file, Build::Quick);
        assert_eq!(verdict.to_string(), *expected, "{version}");
    });
}

#[test]
fn a_bad_pivot_is_too_slow_or_too_deep() {
    let (exercise, file) = wrong("quick_sort_2");
    let verdict = exercise.judge(&root(), &file, Build::Quick);
    let Verdict::Fails(finding) = verdict else { panic!("{verdict}") };
    assert_eq!(finding.which, Which::Large("200 000 numbers that are sorted already"));
    // It depends on the machine which comes first.
    let crash = [Crash::StackOverflow, Crash::Endless { limit: Duration::from_secs(5) }];
    assert!(crash.map(Failure::Crash).contains(&finding.failure), "{:?}", finding.failure);
}

#[test]
fn each_exercise_has_two_wrong_versions_and_each_version_is_tested() {
    let mut tested: Vec<&str> = WRONG.iter().map(|(version, _)| *version).collect();
    tested.push("quick_sort_2");
    for exercise in ALL {
        let of_this = |version: &&&str| version.rsplit_once('_').unwrap().0 == exercise.name;
        let versions: Vec<&&str> = tested.iter().filter(of_this).collect();
        assert!(2 <= versions.len(), "{}: {versions:?}", exercise.name);
        // The wrong versions that fail on a small input, so that the reader sees one.
        let small = WRONG.iter().filter(|(version, text)| {
            versions.contains(&version) && text.contains("the smallest input that fails:")
        });
        assert!(2 <= small.count(), "{}", exercise.name);
    }
    let mut files = Vec::new();
    for chapter in fs::read_dir(root().join("exercises/wrong")).unwrap() {
        for file in fs::read_dir(chapter.unwrap().path()).unwrap() {
            let name = file.unwrap().file_name();
            files.push(Path::new(&name).file_stem().unwrap().to_str().unwrap().to_owned());
        }
    }
    files.sort();
    tested.sort_unstable();
    assert_eq!(files, tested);
}
