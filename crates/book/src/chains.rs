//! Chains of calls that break off: a page that shows a front door shows what it calls, down to the
//! work.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use syn::{Block, Expr, FnArg, ImplItem, Item, Pat, Signature, Stmt, Visibility};

use crate::items::{Sources, Tree, type_name};

/// A function of the workspace: its file, and its name there, `name` or `Type::name`.
type Place = (PathBuf, String);

/// Every front door among the items shown, each a line and a path, that only calls what is not
/// shown. What cannot be found is a fault elsewhere.
pub(crate) fn broken(sources: &mut Sources, shown: &[(usize, &str)]) -> Vec<(usize, String)> {
    let mut doors = Vec::new();
    let mut places: BTreeSet<Place> = BTreeSet::new();
    for &(line, path) in shown {
        let Ok(cut) = sources.cut(Tree::Library, path) else { continue };
        places.insert((cut.file.clone(), cut.plain_name()));
        places.insert((cut.file.clone(), cut.name.clone()));
        doors.push((line, cut.file, cut.name));
    }
    let mut broken = Vec::new();
    for (line, file, name) in doors {
        let Some(called) = only_call(sources, &file, &name) else { continue };
        let defined = called.places(sources, &file);
        if !defined.is_empty() && !defined.iter().any(|place| places.contains(place)) {
            let called = called.name();
            broken.push((line, format!("`{name}` only calls `{called}`, which no listing shows")));
        }
    }
    broken
}

/// What a function calls.
enum Called {
    /// `name(..)`
    Function(String),
    /// `self.name(..)` or `Type::name(..)`
    Method { of: String, name: String },
}

impl Called {
    fn name(&self) -> String {
        match self {
            Self::Function(name) => name.clone(),
            Self::Method { of, name } => format!("{of}::{name}"),
        }
    }

    /// Where in the crate of `file` it may be defined.
    fn places(&self, sources: &mut Sources, file: &Path) -> Vec<Place> {
        let name = self.name();
        let found = |sources: &mut Sources, file: &Path| {
            let source = sources.read(file).ok()?;
            let is_there = functions(&source.items).iter().any(|function| function.name == name);
            is_there.then(|| (file.to_owned(), name.clone()))
        };
        if let Some(here) = found(sources, file) {
            return vec![here];
        }
        match self {
            // It comes from another module, if it is no parameter and from no other crate.
            Self::Function(_) => sources
                .files_of_crate(file)
                .iter()
                .filter_map(|file| found(sources, file))
                .collect(),
            Self::Method { .. } => vec![],
        }
    }
}

/// A function or method of a file.
struct Function<'a> {
    name: String,
    is_public: bool,
    signature: &'a Signature,
    body: &'a Block,
}

fn functions(items: &[Item]) -> Vec<Function<'_>> {
    let mut all = Vec::new();
    for item in items {
        match item {
            Item::Fn(it) => all.push(Function {
                name: it.sig.ident.to_string(),
                is_public: matches!(it.vis, Visibility::Public(_)),
                signature: &it.sig,
                body: &it.block,
            }),
            Item::Impl(it) => {
                let Some(of) = type_name(&it.self_ty) else { continue };
                for inner in &it.items {
                    let ImplItem::Fn(method) = inner else { continue };
                    all.push(Function {
                        name: format!("{of}::{}", method.sig.ident),
                        is_public: it.trait_.is_some()
                            || matches!(method.vis, Visibility::Public(_)),
                        signature: &method.sig,
                        body: &method.block,
                    });
                }
            }
            Item::Mod(it) => {
                all.extend(functions(it.content.as_ref().map_or(&[], |(_, items)| items)));
            }
            _ => {}
        }
    }
    all
}

/// The call that is the only work of a public function.
fn only_call(sources: &mut Sources, file: &Path, name: &str) -> Option<Called> {
    let source = sources.read(file).ok()?;
    let all = functions(&source.items);
    let function = all.iter().find(|function| function.name == name && function.is_public)?;
    let [Stmt::Expr(only, _)] = function.body.stmts.as_slice() else { return None };
    let own = name.rsplit_once("::").map(|(of, _)| of);
    let is_parameter = |name: &str| {
        function.signature.inputs.iter().any(|input| match input {
            FnArg::Typed(typed) => matches!(&*typed.pat, Pat::Ident(pat) if pat.ident == name),
            FnArg::Receiver(_) => false,
        })
    };
    match called(only, own)? {
        Called::Function(name) if is_parameter(&name) => None,
        called => Some(called),
    }
}

/// What an expression calls first, if the rest only dresses the result.
fn called(expr: &Expr, own: Option<&str>) -> Option<Called> {
    match expr {
        Expr::Try(it) => called(&it.expr, own),
        Expr::Paren(it) => called(&it.expr, own),
        Expr::Return(it) => called(it.expr.as_ref()?, own),
        Expr::Field(it) => called(&it.base, own),
        Expr::MethodCall(it) => {
            if let Expr::Path(receiver) = &*it.receiver
                && receiver.path.is_ident("self")
            {
                return Some(Called::Method { of: own?.to_owned(), name: it.method.to_string() });
            }
            let is_dress = !it.args.iter().any(|arg| matches!(arg, Expr::Closure(_)));
            is_dress.then(|| called(&it.receiver, own)).flatten()
        }
        Expr::Call(it) => {
            let Expr::Path(path) = &*it.func else { return None };
            let mut names = path.path.segments.iter().rev().map(|part| part.ident.to_string());
            let name = names.next()?;
            let is_type = |name: &str| name.starts_with(|c: char| c.is_ascii_uppercase());
            if is_type(&name) {
                // `Ok(..)`, `Some(..)`
                return called(it.args.first()?, own);
            }
            match names.next() {
                Some(of) if of == "Self" => Some(Called::Method { of: own?.to_owned(), name }),
                Some(of) if is_type(&of) => Some(Called::Method { of, name }),
                _ => Some(Called::Function(name)),
            }
        }
        _ => None,
    }
}
