//! The book in a real browser.
//!
//! `figures` drives the player on a page made up for it, with programs that misbehave; `pages`
//! reads the book itself. Without a browser the tests say that they are skipped; where `CI` is set,
//! they fail. `BOOK_SCREENSHOTS=folder` keeps pictures of what was seen; `BOOK_FOLDER=folder` reads
//! a book that is built already.
//!
//! `lesson` reads the code of the page made up, answers its questions and follows its links.

mod figures;
mod lesson;
mod pages;
mod search;
mod site;
mod wasm;
mod webdriver;
