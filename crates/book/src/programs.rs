//! The example programs of the chapters, run on this machine.

/// What can run an example program: cargo in the real book, a table in the tests.
pub trait Programs {
    /// Runs the example `example` of `package` with `args` and returns what it prints.
    ///
    /// # Errors
    /// If there is no such program, or it fails: then the message is what it says on standard error.
    fn run(&mut self, package: &str, example: &str, args: &[String]) -> anyhow::Result<String>;
}
