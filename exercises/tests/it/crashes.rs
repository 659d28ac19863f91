//! Attempts that do not answer: each is reported as what it is, and none outlives its judge.

use exercises::judge::{Verdict, Which};
use exercises::program::Build;
use pretty_assertions::assert_eq;

use crate::{exercise, scratch, write};

/// What the judge says of a file with this text.
fn verdict(name: &str, text: &str) -> Verdict {
    let workspace = scratch();
    let exercise = exercise(name);
    write(workspace.path(), &exercise.file(), text);
    exercise.judge(workspace.path(), &exercise.file(), Build::Quick)
}

#[track_caller]
fn says(name: &str, text: &str, expected: &str) {
    assert_eq!(verdict(name, text).to_string(), expected);
}

#[test]
fn a_panic_has_its_place_and_its_message() {
    says(
        "insertion_sort",
        "pub fn insertion_sort(v: &mut [i64]) {\n    let n = v.len();\n    v[n - 1] = 0;\n}\n",
        "A panic at exercises/sort/insertion_sort.rs:3:7: attempt to subtract with overflow\n\
         on the smallest input that fails:\n    insertion_sort(&mut [])",
    );
    says(
        "insertion_sort",
        "pub fn insertion_sort(v: &mut [i64]) {\n    assert!(v.len() < 2, \"too\\nlong\");\n}\n",
        "A panic at exercises/sort/insertion_sort.rs:2:5: too\nlong\n\
         on the smallest input that fails:\n    insertion_sort(&mut [0, 0])",
    );
}

#[test]
fn a_todo_in_one_branch_is_not_written_yet() {
    says(
        "sprague_grundy_mex",
        "pub fn mex(values: &[u32]) -> u32 {\n    if values.is_empty() { 0 } else { todo!() }\n}\n",
        "Not written yet: todo!() at exercises/game-theory/sprague_grundy_mex.rs:2:39",
    );
}

#[test]
fn an_endless_run_is_killed() {
    says(
        "bash_game",
        "pub fn winning_take(heap: u64, _: u64) -> Option<u64> {\n    \
             while heap != 0 {\n        std::hint::spin_loop();\n    }\n    None\n}\n",
        "No answer after 2 s: the run seems to be endless\n\
         on the smallest input that fails:\n    winning_take(1, 1)",
    );
}

#[test]
fn an_endless_run_may_print_without_end() {
    let verdict = verdict(
        "nim_game",
        "pub fn winning_move(_: &[u64]) -> Option<(usize, u64)> {\n    loop {\n        \
             println!(\"again and again\");\n    }\n}\n",
    );
    let text = verdict.to_string();
    assert!(text.starts_with("No answer after 2 s: the run seems to be endless\n"), "{text}");
    assert!(text.ends_with("again and again"), "{text}");
    // The end of what it has printed, and not all of it.
    assert!(text.len() < 10_000, "{} bytes", text.len());
}

#[test]
fn a_recursion_without_end_fills_the_stack() {
    says(
        "sprague_grundy_mex",
        "pub fn mex(values: &[u32]) -> u32 {\n    \
             if values.is_empty() { 0 } else { 1 + mex(std::hint::black_box(values)) }\n}\n",
        "A stack overflow: the recursion is too deep\n\
         on the smallest input that fails:\n    mex(&[0])",
    );
}

#[test]
#[cfg(target_os = "linux")]
fn a_list_without_end_fills_the_memory() {
    says(
        "sprague_grundy_mex",
        "pub fn mex(values: &[u32]) -> u32 {\n    \
             let n = if values.is_empty() { 0 } else { 1 << 33 };\n    \
             Vec::<u8>::with_capacity(std::hint::black_box(n)).len() as u32\n}\n",
        "Out of memory: it asked for more than 4 GB\n\
         on the smallest input that fails:\n    mex(&[0])",
    );
}

#[test]
fn a_program_that_ends_by_itself_gives_no_answer() {
    says(
        "bash_game",
        "pub fn winning_take(_: u64, _: u64) -> Option<u64> {\n    std::process::exit(3)\n}\n",
        "No answer: the program ended with exit status: 3\n\
         on the smallest input that fails:\n    winning_take(0, 1)",
    );
}

#[test]
fn what_the_attempt_prints_is_shown_for_the_input_that_fails() {
    says(
        "sprague_grundy_mex",
        "pub fn mex(values: &[u32]) -> u32 {\n    println!(\"of {values:?}\");\n    \
             eprint!(\"and so on\");\n    0\n}\n",
        "Wrong on the smallest input that fails:\n    mex(&[0])\n  expected  1\n  got       0\n  \
         because   0 is among the values\n  printed   of [0]\n            and so on",
    );
}

#[test]
fn a_compile_error_is_that_of_rustc_with_a_path_in_the_workspace() {
    let verdict = verdict(
        "bash_game",
        "pub fn winning_take(heap: u64, most: u64) -> Option<u64> {\n    heap % (most + 1)\n}\n",
    );
    let Verdict::NotCompiled { message, signatures } = verdict else { panic!("{verdict}") };
    assert!(message.starts_with("error[E0308]: mismatched types\n"), "{message}");
    assert!(message.contains("--> exercises/game-theory/bash_game.rs:2:5\n"), "{message}");
    assert!(message.contains("heap % (most + 1)"), "{message}");
    assert!(!message.contains("warning"), "{message}");
    assert_eq!(signatures, [""; 0]);
}

#[test]
fn another_signature_is_set_right() {
    let verdict = verdict("bash_game", "pub fn winning(heap: u64, _: u64) -> u64 {\n    heap\n}\n");
    let text = verdict.to_string();
    assert!(text.starts_with("Does not compile:\n\nerror[E0425]: cannot find function"), "{text}");
    let expected = "<anon> is the judge's own code. It needs a public function like this:\n    \
                    pub fn winning_take(heap: u64, most: u64) -> Option<u64>";
    assert!(text.ends_with(expected), "{text}");
}

#[test]
fn a_file_that_is_not_there_is_missing() {
    let workspace = scratch();
    let exercise = exercise("bash_game");
    let verdict = exercise.judge(workspace.path(), "exercises/no_such.rs", Build::Quick);
    assert_eq!(verdict, Verdict::Missing);
}

#[test]
fn a_random_input_that_fails_is_made_smaller() {
    // Every small input has at most 6 numbers, so this is right for all of them.
    let verdict = verdict(
        "insertion_sort",
        "pub fn insertion_sort(v: &mut [i64]) {\n    v.sort();\n    if 8 <= v.len() {\n        \
             v.swap(0, 7);\n    }\n}\n",
    );
    let Verdict::Fails(finding) = verdict else { panic!("{verdict}") };
    assert_eq!(finding.which, Which::Random);
    // Eight numbers, and not one more.
    assert_eq!(finding.call.matches(',').count(), 7, "{}", finding.call);
}
