//! The check of the programs for the page, the choice of a compiler, and the queue.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use book::Fault;
use book::programs::Example;
use book::wasm::{
    Answer, Choice, HEAVIEST, IMPORTS, Outcome, Program, Queue, Surroundings, Toolchain,
    overweight, weigh,
};
use pretty_assertions::assert_eq;
use trace::SplitMix64;

use crate::fixture::{Fixture, lines};

/// A module that imports these functions, all `() -> ()`, and carries `ballast`.
fn module(imports: &[(&str, &str)], ballast: &[u8]) -> Vec<u8> {
    let mut wasm = b"\0asm\x01\0\0\0".to_vec();
    section(&mut wasm, 1, &[1, 0x60, 0, 0]);
    let mut body = leb(imports.len());
    for (module, name) in imports {
        for text in [module, name] {
            body.extend(leb(text.len()));
            body.extend(text.bytes());
        }
        body.extend([0, 0]);
    }
    section(&mut wasm, 2, &body);
    section(&mut wasm, 0, &[&[1, b'b'], ballast].concat());
    wasm
}

fn section(wasm: &mut Vec<u8>, id: u8, body: &[u8]) {
    wasm.push(id);
    wasm.extend(leb(body.len()));
    wasm.extend(body);
}

fn leb(mut n: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let low = u8::try_from(n % 128).expect("seven bits");
        n /= 128;
        bytes.push(if n == 0 { low } else { low | 0x80 });
        if n == 0 {
            return bytes;
        }
    }
}

fn nim() -> Example {
    let source = PathBuf::from("crates/game-theory/examples/nim.rs");
    Example { package: "game-theory".into(), name: "nim".into(), source }
}

fn weighed(wasm: &[u8]) -> Outcome {
    let fixture = Fixture::new(&[]);
    fixture.write("nim.wasm", wasm);
    weigh(&nim(), &fixture.path("nim.wasm"))
}

#[test]
fn the_ten_functions_are_allowed() {
    let all: Vec<_> = IMPORTS.iter().map(|name| ("wasi_snapshot_preview1", *name)).collect();
    let program = weighed(&module(&all, b"")).expect("allowed");
    assert_eq!(program.name, "nim");
    assert!(0 < program.gzip);
}

#[test]
fn any_other_import_is_a_fault_that_names_it() {
    for (module_name, name) in
        [("wasi_snapshot_preview1", "path_open"), ("env", "fd_write"), ("wasi_unstable", "fd_read")]
    {
        let wasm = module(&[("wasi_snapshot_preview1", "fd_write"), (module_name, name)], b"");
        assert_eq!(
            lines(&weighed(&wasm).expect_err(name)),
            [format!(
                "crates/game-theory/examples/nim.rs: the program nim imports {module_name}.{name}, \
                 which no page has"
            )]
        );
    }
}

#[test]
fn what_is_too_heavy_is_a_fault() {
    // Noise does not shrink; the same bytes over and over do.
    let mut random = SplitMix64::new(1);
    let noise: Vec<u8> = (0..HEAVIEST).map(|_| random.next_u64().to_le_bytes()[7]).collect();
    let heavy = weighed(&module(&[], &noise)).expect("a program");
    let fault = overweight(&nim(), &heavy).expect("too heavy").to_string();
    let start = "crates/game-theory/examples/nim.rs: the program nim weighs 90";
    assert!(fault.starts_with(start), "{fault}");
    let light = weighed(&module(&[], &vec![0; 10 * HEAVIEST])).expect("a program");
    assert_eq!(overweight(&nim(), &light), None);
}

#[test]
fn what_is_no_webassembly_is_a_fault() {
    for bytes in [&b"#!/bin/sh"[..], b"", b"\0asm\x01\0\0\0\x02\x05"] {
        let faults = lines(&weighed(bytes).expect_err("no module"));
        assert!(faults[0].contains("the program nim is no WebAssembly"), "{faults:?}");
    }
}

/// All sixteen machines there can be.
#[test]
fn a_compiler_is_chosen() {
    for machine in 0..16 {
        let has = |bit: u32| machine >> bit & 1 == 1;
        let (installed, rustup, terminal, second) = (has(0), has(1), has(2), has(3));
        let choice = Surroundings { installed, rustup, terminal, second }.choose();
        let refused =
            Surroundings { installed, rustup, terminal, second }.without_rustup().choose();
        // Nothing is offered where it is not needed, not wanted, or nobody is there to answer.
        assert_eq!(choice == Choice::Offer, !installed && rustup && terminal);
        assert_eq!(choice == Choice::Use(Toolchain::Installed), installed);
        assert_ne!(refused, Choice::Offer);
        assert_eq!(refused == Choice::Nothing, !installed && !second);
    }
}

fn built(name: &str) -> Program {
    Program { name: name.into(), path: PathBuf::from(name), size: 1, gzip: 1 }
}

fn queue(names: &[&str]) -> Arc<Queue> {
    let queue = Arc::new(Queue::new());
    queue.renew(names.iter().map(|name| (*name).to_owned()));
    queue
}

/// Waits until readers stand in the queue for these.
pub(crate) fn wait_until_asked(queue: &Queue, names: &[&str]) {
    let start = Instant::now();
    while queue.asked() != names {
        assert!(start.elapsed() < Duration::from_mins(1), "nobody asks for {names:?}");
        thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn what_is_asked_for_is_built_first() {
    let queue = queue(&["a", "b", "c", "d"]);
    let asks: Vec<_> = [("d", &["d"][..]), ("c", &["d", "c"])]
        .map(|(name, asked)| {
            let asking = Arc::clone(&queue);
            let ask = thread::spawn(move || asking.get(name));
            wait_until_asked(&queue, asked);
            ask
        })
        .into();
    let mut order = Vec::new();
    queue.build_with(1, |names| {
        order.extend(names.to_vec());
        if order.len() == 4 {
            queue.close();
        }
        names.iter().map(|name| (name.clone(), Ok(built(name)))).collect()
    });
    assert_eq!(order, ["d", "c", "a", "b"]);
    let answers: Vec<Answer> = asks.into_iter().map(|ask| ask.join().expect("an answer")).collect();
    assert_eq!(answers, ["d", "c"].map(|name| Answer::Ready(name.into())));
    assert_eq!(queue.progress(), (4, 4));
}

#[test]
fn a_program_that_fails_says_why() {
    let queue = queue(&["a", "b"]);
    queue.build_with(2, |names| {
        queue.close();
        assert_eq!(names, ["a", "b"]);
        let fault = Fault { file: "a.rs".into(), line: Some(3), message: "no semicolon".into() };
        BTreeMap::from([("a".to_owned(), Err(vec![fault]))])
    });
    let why = "The program a was not built.\na.rs:3: no semicolon";
    assert_eq!(queue.get("a"), Answer::Unavailable(why.into()));
    assert!(matches!(queue.get("b"), Answer::Unavailable(_)), "the builder said nothing of it");
    assert_eq!(queue.get("c"), Answer::NoSuchProgram);
}

#[test]
fn a_refusal_frees_who_waits() {
    let queue = queue(&["a"]);
    let (sender, receiver) = mpsc::channel();
    let asking = Arc::clone(&queue);
    thread::spawn(move || sender.send(asking.get("a")));
    wait_until_asked(&queue, &["a"]);
    assert!(receiver.try_recv().is_err(), "it did not wait");
    queue.refuse(Some("no compiler".to_owned()));
    let answer = receiver.recv_timeout(Duration::from_mins(1)).expect("an answer");
    assert_eq!(answer, Answer::Unavailable("no compiler".into()));
}

#[test]
fn what_was_built_from_old_sources_is_built_again() {
    let queue = queue(&["a"]);
    let mut calls = 0;
    queue.build_with(1, |names| {
        calls += 1;
        if calls == 1 {
            queue.renew(["a".to_owned(), "b".to_owned()]);
        } else if calls == 3 {
            queue.close();
        }
        names.iter().map(|name| (name.clone(), Ok(built(&format!("{name}{calls}"))))).collect()
    });
    assert_eq!(calls, 3);
    assert_eq!(queue.get("a"), Answer::Ready("a2".into()));
    assert_eq!(queue.get("b"), Answer::Ready("b3".into()));
}
