//! What makes the build sure of a question's answer: what a program prints, or what a test holds.

use proc_macro2::{TokenStream, TokenTree};
use syn::Item;

use crate::facts;
use crate::items::{Sources, Tree};

/// That a program printed `text`; in it `{}` stands for the answer.
pub(crate) fn printed(printed: &str, text: &str, answer: Option<&str>) -> Result<(), String> {
    let wanted = match answer {
        Some(_) if !text.contains("{}") => {
            return Err("a proof of a value holds it: `{}` stands for the answer".to_owned());
        }
        Some(answer) => text.replace("{}", answer),
        None => text.to_owned(),
    };
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (printed, wanted) = (plain(printed), plain(&wanted));
    let is_there = printed.match_indices(&wanted).any(|(at, _)| {
        let before = printed[..at].chars().next_back();
        let mut after = printed[at + wanted.len()..].chars();
        // 4 is not in 42, nor in 4.5, nor in 14.
        let next = match after.next() {
            Some('.' | ',') => after.next().filter(char::is_ascii_digit),
            next => next,
        };
        let joins = |a: Option<char>, b: Option<char>| {
            a.zip(b).is_some_and(|(a, b)| a.is_alphanumeric() && b.is_alphanumeric())
        };
        !joins(before, wanted.chars().next()) && !joins(wanted.chars().next_back(), next)
    });
    if is_there { Ok(()) } else { Err(format!("the program does not print {wanted:?}")) }
}

/// That `crate::module::function` is a test, and holds the answer.
pub(crate) fn test(sources: &mut Sources, path: &str, answer: Option<&str>) -> Result<(), String> {
    let path = facts::in_tests(path).unwrap_or_else(|| path.to_owned());
    let cut = sources.cut(Tree::Tests, &path)?;
    if !is_test(&cut.text) {
        return Err(format!("{path} is no test"));
    }
    match answer {
        Some(answer) if !holds(&cut.text, answer) => {
            Err(format!("the test {path} does not hold the answer {answer}"))
        }
        _ => Ok(()),
    }
}

/// That the constant `crate::tests::module::CONST` occurs in a test of its module.
pub(crate) fn tested(sources: &mut Sources, path: &str) -> Result<(), String> {
    let inside = facts::in_tests(path).unwrap_or_else(|| path.to_owned());
    let cut = sources.cut(Tree::Tests, &inside)?;
    let (module, name) = inside.rsplit_once("::").unwrap_or(("", &inside));
    let source = sources.read(&cut.file)?;
    for item in &source.items {
        let is_used = match item {
            Item::Fn(function) => {
                let test = sources.cut(Tree::Tests, &format!("{module}::{}", function.sig.ident));
                test.is_ok_and(|test| is_test(&test.text) && names(&test.text, name))
            }
            // `proptest! { ... }`
            Item::Macro(call) => has_ident(call.mac.tokens.clone(), name),
            _ => false,
        };
        if is_used {
            return Ok(());
        }
    }
    Err(format!("{path} occurs in no test of {}", cut.file.display()))
}

fn is_test(source: &str) -> bool {
    syn::parse_str::<syn::ItemFn>(source)
        .is_ok_and(|function| function.attrs.iter().any(|one| one.path().is_ident("test")))
}

fn names(source: &str, name: &str) -> bool {
    source.parse().is_ok_and(|tokens| has_ident(tokens, name))
}

fn has_ident(tokens: TokenStream, name: &str) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == name,
        TokenTree::Group(group) => has_ident(group.stream(), name),
        _ => false,
    })
}

/// Whether a source holds an answer: its words and numbers, one behind the other.
fn holds(source: &str, answer: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        let text = text.to_lowercase();
        let words = text.split(|c: char| !c.is_alphanumeric() && !"_.-".contains(c));
        words
            .map(|word| word.trim_matches(['.', '-']))
            .filter(|word| !word.is_empty())
            .map(|word| {
                if word.starts_with(|c: char| c.is_ascii_digit()) {
                    word.replace('_', "")
                } else {
                    word.to_owned()
                }
            })
            .collect()
    };
    let (source, answer) = (words(source), words(answer));
    let found = |answer: &[String]| {
        !answer.is_empty() && source.windows(answer.len()).any(|some| some == answer)
    };
    // 36 864 may be one number.
    found(&answer) || found(&[answer.concat()])
}
