//! POJ 2425, A Chess Game: tokens slide along the edges of a graph without cycles.

use std::io::Write;
use std::process::ExitCode;

use game_theory::sprague_grundy::GrundyError;
use game_theory::sprague_grundy::dag::Dag;
use input::Input;
use trace::Judge;

pub(crate) const JUDGE: Judge = Judge {
    package: "game-theory",
    name: "poj_2425",
    about: "POJ 2425: n positions joined by edges without a cycle; a move slides one token along an\n\
            edge; who cannot move loses. Input: graphs to the end, or until n is 0. A graph is n,\n\
            then for each position the number of its edges and where they lead (from 0), then\n\
            queries, each the number of tokens and their positions, until 0. Output: WIN or LOSE.",
    solve,
};

fn main() -> ExitCode {
    trace::judge(&JUDGE)
}

fn solve(input: &mut Input<'_>, answers: &mut dyn Write) -> trace::Result<()> {
    while !input.is_end() {
        let positions: usize = input.number("the number of positions")?;
        if positions == 0 {
            break;
        }
        let dag = read_graph(input, positions)?;
        while !input.is_end() {
            let tokens: usize = input.number("the number of tokens")?;
            if tokens == 0 {
                break;
            }
            let mut sum = 0;
            for token in 1..=tokens {
                let at = input.number_in(0..=positions - 1, format_args!("token {token}"))?;
                sum ^= dag.values()[at];
            }
            writeln!(answers, "{}", if sum == 0 { "LOSE" } else { "WIN" })?;
        }
    }
    Ok(())
}

fn read_graph(input: &mut Input<'_>, positions: usize) -> trace::Result<Dag> {
    let start = input.clone();
    let mut successors: Vec<Vec<usize>> = Vec::new();
    for v in 0..positions {
        let mut heads = Vec::new();
        let edges: usize = input.number(format_args!("the number of edges from {v}"))?;
        for i in 1..=edges {
            heads.push(input.number_in(0..=positions - 1, format_args!("edge {i} from {v}"))?);
        }
        successors.push(heads);
    }
    match Dag::new(successors) {
        Err(GrundyError::Cycle { cycle }) => Err(closing_edge(start, &cycle)?.into()),
        dag => Ok(dag?),
    }
}

/// The error that names the place of the edge by which `cycle` ends where it began. The graph is
/// read again for it, so that a graph without cycles does not pay for the places of its edges.
fn closing_edge(mut input: Input<'_>, cycle: &[usize]) -> Result<input::Error, input::Error> {
    const MOST_SHOWN: usize = 10;
    let mut round: Vec<String> = cycle.iter().take(MOST_SHOWN).map(usize::to_string).collect();
    if MOST_SHOWN < cycle.len() {
        round.push("...".into());
    }
    round.push(cycle[0].to_string());
    let mut v = 0;
    loop {
        let edges: usize = input.number("the number of edges")?;
        for i in 1..=edges {
            let next: usize = input.number("an edge")?;
            if cycle.last() == Some(&v) && next == cycle[0] {
                let reason = format!("closes the cycle {}", round.join(" -> "));
                return Ok(input.invalid(format_args!("edge {i} from {v}"), reason));
            }
        }
        v += 1;
    }
}
