use std::io::{BufRead, Write};

use input::Input;

use crate::demo::{Host, IN_PAGE, next_line};
use crate::page::{GameOption, GameState};
use crate::{Demo, Frame, Options, Picture, Result, Trace, text};

/// A game between the reader and the program, move by move.
pub trait Match {
    /// The game's name and rule in a few words: "Nim: who takes the last object wins".
    fn title(&self) -> String;

    /// The position, as both players see it.
    fn pictures(&self) -> Vec<Picture>;

    /// How a move is typed: "heap and take, as in 1 2".
    fn how(&self) -> String;

    /// Makes the reader's move and says in a sentence what was done.
    ///
    /// # Errors
    /// If the line is no legal move; the position is then unchanged.
    fn play(&mut self, line: &mut Input<'_>) -> Result<String>;

    /// Makes the program's move and says in a sentence what was done. Called only while a move is
    /// left.
    fn reply(&mut self) -> String;

    /// Whether the player to move has no move left.
    fn is_over(&self) -> bool;

    /// Whether the player to move can win, whatever the other does; none if the program cannot
    /// tell. Asked only while a move is left.
    fn is_won(&self) -> Option<bool> {
        None
    }

    /// Whether a player who cannot move wins (misère play).
    fn is_misere(&self) -> bool {
        false
    }
}

/// What can be chosen when a game begins.
fn choices(demo: &Demo) -> Vec<GameOption> {
    let second = ("--second", "the program begins");
    let own = demo.flags.iter().filter(|flag| flag.value.is_none());
    let all = [second].into_iter().chain(own.map(|flag| (flag.name, flag.about)));
    all.map(|(name, about)| GameOption { name: name.to_owned(), about: about.to_owned() }).collect()
}

/// Plays a whole game: the reader's moves come line by line from standard input.
///
/// On a terminal (no `--frames`) it is a conversation. For a page it is a replay: all moves so far
/// are read at once, and the first that is not legal ends the reading.
///
/// `made` is the line that the game began from, if it was made in place of the reader's.
pub(crate) fn play(
    demo: &Demo,
    game: Box<dyn Match>,
    options: &Options,
    made: Option<&str>,
    host: &mut Host<impl BufRead, impl Write>,
) -> Result<()> {
    let table =
        Table { game, frames: Vec::new(), answer: String::new(), n_moves: 0, last_chance: None };
    if options.has("--frames") || IN_PAGE {
        table.replay(demo, options.has("--second"), made, host)
    } else {
        table.converse(demo, options.has("--second"), host)
    }
}

/// A game in progress, and its record.
struct Table {
    game: Box<dyn Match>,
    frames: Vec<Frame>,
    answer: String,
    /// The moves of the reader so far.
    n_moves: u32,
    /// The last of them that was made in a position which the reader could have won.
    last_chance: Option<u32>,
}

impl Table {
    fn record(&mut self, caption: String) {
        let pictures = self.game.pictures();
        self.frames.push(Frame { caption, pictures, ..Frame::default() });
    }

    /// Ends the game if the player to move, the reader or the program, has no move.
    fn settle(&mut self, reader_to_move: bool) {
        if self.game.is_over() {
            let reader_wins = reader_to_move == self.game.is_misere();
            let who = if reader_to_move { "You cannot move" } else { "I cannot move" };
            let wins = if reader_wins { "you win" } else { "I win" };
            self.answer = match self.n_moves {
                0 if self.frames.len() == 1 => {
                    format!("There is no move to begin with. {who}: {wins}.")
                }
                _ => format!("{who}: {wins}."),
            };
            if let Some(nth) = self.last_chance.filter(|_| !reader_wins) {
                let chance = "You could have won: before your move";
                self.answer.push_str(&format!(" {chance} {nth} the position was won."));
            }
        }
    }

    fn is_over(&self) -> bool {
        !self.answer.is_empty()
    }

    fn begin(&mut self, program_begins: bool) {
        self.record("The game begins.".to_owned());
        self.settle(!program_begins);
        if program_begins {
            self.reply();
        }
    }

    fn reply(&mut self) {
        if !self.is_over() {
            let done = self.game.reply();
            self.record(done);
            self.settle(true);
        }
    }

    /// Makes the move that `line` says; blanks at its end are cut off.
    fn take(&mut self, line: &str) -> Result<()> {
        if line.is_empty() {
            return Err(format!("a move is {}", self.game.how()).into());
        }
        let is_won = self.game.is_won() == Some(true);
        let mut input = Input::command_line(line.as_bytes());
        let done = self.game.play(&mut input)?;
        self.n_moves += 1;
        if is_won {
            self.last_chance = Some(self.n_moves);
        }
        self.record(done);
        self.settle(false);
        Ok(())
    }

    fn replay(
        mut self,
        demo: &Demo,
        program_begins: bool,
        made: Option<&str>,
        host: &mut Host<impl BufRead, impl Write>,
    ) -> Result<()> {
        self.begin(program_begins);
        let mut refused = None;
        let mut line = String::new();
        while refused.is_none() && !self.is_over() && next_line(host, &mut line)? {
            match self.take(&line) {
                Ok(()) => self.reply(),
                Err(error) => refused = Some(error.to_string()),
            }
        }
        let state = GameState {
            over: self.is_over(),
            refused,
            how: self.game.how(),
            options: choices(demo),
        };
        let trace = Trace { title: self.game.title(), frames: self.frames, answer: self.answer };
        writeln!(host.stdout, "{}", trace.as_json(made, false, Some(state)))?;
        Ok(())
    }

    fn converse(
        mut self,
        demo: &Demo,
        program_begins: bool,
        host: &mut Host<impl BufRead, impl Write>,
    ) -> Result<()> {
        writeln!(host.stdout, "{}", text::bold(&self.game.title(), host.color))?;
        writeln!(host.stdout, "A move is {}. An empty line ends the game.", self.game.how())?;
        self.begin(program_begins);
        let mut n_shown = 0;
        let mut line = String::new();
        loop {
            for frame in &self.frames[n_shown..] {
                let picture = text::indented(&frame.to_text(host.color));
                write!(host.stdout, "\n{}\n{picture}", frame.caption)?;
            }
            n_shown = self.frames.len();
            if self.is_over() {
                writeln!(host.stdout, "\n{}", text::bold(&self.answer, host.color))?;
                return Ok(());
            }
            write!(host.stdout, "\nYour move: ")?;
            host.stdout.flush()?;
            if !next_line(host, &mut line)? || line.trim().is_empty() {
                writeln!(host.stdout, "\nThe game of {} ends here. Until next time.", demo.name)?;
                return Ok(());
            }
            match self.take(&line) {
                Ok(()) => self.reply(),
                Err(error) => writeln!(host.stdout, "That cannot be played: {error}.")?,
            }
        }
    }
}
