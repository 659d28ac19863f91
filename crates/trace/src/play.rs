use std::io::{BufRead, Write};

use input::Input;

use crate::demo::{Host, IN_PAGE, next_line};
use crate::page::{GameOption, GameState};
use crate::{Demo, Frame, Options, Picture, Result, Trace, text};

/// A game between the reader and the program, move by move.
pub trait Match {
    /// The name of the game and its rule in a few words: "Nim: who takes the last object wins".
    fn title(&self) -> String;

    /// The pictures of the position, as both players see it.
    fn pictures(&self) -> Vec<Picture>;

    /// How a move is typed: "heap and take, as in 1 2".
    fn how(&self) -> String;

    /// Makes the reader's move and returns a sentence that describes it.
    ///
    /// # Errors
    /// If the line is not a legal move. The position is then unchanged.
    fn play(&mut self, line: &mut Input<'_>) -> Result<String>;

    /// Makes the program's move and returns a sentence that describes it. Called only if there is a
    /// legal move.
    fn reply(&mut self) -> String;

    /// Whether the player to move has no legal move.
    fn is_over(&self) -> bool;

    /// Whether the player to move can force a win, or `None` if the program cannot tell. Called
    /// only if there is a legal move.
    fn is_won(&self) -> Option<bool> {
        None
    }

    /// Whether a player who cannot move wins (misère play).
    fn is_misere(&self) -> bool {
        false
    }
}

/// The options at the start of a game.
fn choices(demo: &Demo) -> Vec<GameOption> {
    let second = ("--second", "the program begins");
    let own = demo.flags.iter().filter(|flag| flag.value.is_none());
    let all = [second].into_iter().chain(own.map(|flag| (flag.name, flag.about)));
    all.map(|(name, about)| GameOption { name: name.to_owned(), about: about.to_owned() }).collect()
}

/// Plays a whole game, with the reader's moves read line by line from standard input.
///
/// On a terminal (without `--frames`), the game is interactive. For a page, it is a replay: all
/// moves so far are read at once, up to the first that is not legal.
///
/// `made` is the generated line from which the game starts, if it replaced the reader's.
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

/// A game in progress and its record.
struct Table {
    game: Box<dyn Match>,
    frames: Vec<Frame>,
    answer: String,
    /// The number of moves that the reader has made.
    n_moves: u32,
    /// The number of the reader's last move from a winning position.
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

    /// Makes the reader's move that `line` describes.
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
