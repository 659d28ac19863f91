//! Tiny WebAssembly programs that do one thing each, good or bad, assembled by hand: the tests need
//! no compiler for them.

/// A WASI command under construction.
#[derive(Default)]
pub(crate) struct Program {
    /// The functions that are called: name, and number of parameters.
    imports: Vec<(&'static str, usize)>,
    /// The instructions of `_start`.
    code: Vec<u8>,
    /// What stands in memory at the start: address and bytes.
    data: Vec<(u32, Vec<u8>)>,
    /// The next free address for a text.
    free: u32,
}

// Where the programs keep what WASI hands back; texts stand above.
const SINK: u32 = 8;
const TEXTS: u32 = 1 << 14;

impl Program {
    pub(crate) fn new() -> Self {
        Program { free: TEXTS, ..Program::default() }
    }

    /// Writes `text` to a descriptor: 1 is standard output, 2 standard error.
    pub(crate) fn say(mut self, descriptor: u32, text: &str) -> Self {
        let length = u32::try_from(text.len()).expect("a short text");
        let part = self.free;
        self.data.push((part, [(part + 8).to_le_bytes(), length.to_le_bytes()].concat()));
        self.data.push((part + 8, text.into()));
        self.free = (part + 8 + length).next_multiple_of(4);
        self.call("fd_write", &[descriptor, part, 1, SINK])
    }

    /// Writes the arguments, each with a zero byte behind it, and then standard input to standard
    /// error.
    pub(crate) fn echo(mut self) -> Self {
        const ARGUMENTS: u32 = 1 << 11;
        const INPUT: u32 = 1 << 12;
        // Two (address, length) pairs whose lengths are stored by the calls, and one of room for
        // the input.
        let (arguments, input, room) = (16, 24, 32);
        self.data.push((arguments, ARGUMENTS.to_le_bytes().into()));
        self.data.push((input, INPUT.to_le_bytes().into()));
        self.data.push((room, [INPUT.to_le_bytes(), INPUT.to_le_bytes()].concat()));
        self.call("args_sizes_get", &[SINK, arguments + 4])
            .call("args_get", &[64, ARGUMENTS])
            .call("fd_write", &[2, arguments, 1, SINK])
            .call("fd_read", &[0, room, 1, input + 4])
            .call("fd_write", &[2, input, 1, SINK])
    }

    /// Calls a function of WASI with constants. What it returns is dropped.
    pub(crate) fn call(mut self, name: &'static str, arguments: &[u32]) -> Self {
        let known = self.imports.iter().position(|import| import.0 == name);
        let index = known.unwrap_or(self.imports.len());
        if known.is_none() {
            self.imports.push((name, arguments.len()));
        }
        for argument in arguments {
            self.code.extend(constant(*argument));
        }
        self.code.push(0x10); // call
        self.code.extend(leb(u32::try_from(index).expect("few imports")));
        if name != "proc_exit" {
            self.code.push(0x1A); // drop
        }
        self
    }

    /// Does all so far again and again, for ever.
    pub(crate) fn forever(mut self) -> Self {
        self.code.splice(0..0, [0x03, 0x40]); // loop
        self.code.extend([0x0C, 0x00, 0x0B]); // br 0, end
        self
    }

    /// Breaks off, as a Rust program does after its panic message.
    pub(crate) fn trap(mut self) -> Self {
        self.code.push(0x00); // unreachable
        self
    }

    /// The program in the binary format.
    pub(crate) fn assemble(self) -> Vec<u8> {
        let start = self.imports.len();
        let types = self.imports.iter().map(|&(name, parameters)| {
            let results: &[u8] = if name == "proc_exit" { &[0] } else { &[1, 0x7F] };
            [&[0x60], vector(&vec![vec![0x7F]; parameters]).as_slice(), results].concat()
        });
        let imports = self.imports.iter().enumerate().map(|(index, (name, _))| {
            [text("wasi_snapshot_preview1"), text(name), vec![0], leb_of(index)].concat()
        });
        let exports = [
            [text("memory"), vec![2, 0]].concat(),
            [text("_start"), vec![0], leb_of(start)].concat(),
        ];
        let body = [vec![0], self.code, vec![0x0B]].concat();
        let data = self.data.into_iter().map(|(address, bytes)| {
            [vec![0], constant(address), vec![0x0B], leb_of(bytes.len()), bytes].concat()
        });
        let sections = [
            (1, vector(&types.chain([vec![0x60, 0, 0]]).collect::<Vec<_>>())),
            (2, vector(&imports.collect::<Vec<_>>())),
            (3, vector(&[leb_of(start)])),
            (5, vec![1, 0, 2]), // One memory, of two pages.
            (7, vector(&exports)),
            (10, vector(&[[leb_of(body.len()), body].concat()])),
            (11, vector(&data.collect::<Vec<_>>())),
        ];
        let mut module = b"\0asm\x01\0\0\0".to_vec();
        for (number, section) in sections {
            module.push(number);
            module.extend(leb_of(section.len()));
            module.extend(section);
        }
        module
    }
}

/// An unsigned number in LEB128.
fn leb(mut number: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    loop {
        let low = u8::try_from(number & 0x7F).expect("seven bits");
        number >>= 7;
        if number == 0 {
            bytes.push(low);
            return bytes;
        }
        bytes.push(low | 0x80);
    }
}

/// The instruction `i32.const`. Its number is signed: the last byte of a positive one has no sign
/// bit.
fn constant(number: u32) -> Vec<u8> {
    let mut bytes = [vec![0x41], leb(number)].concat();
    if let Some(last) = bytes.last_mut()
        && *last & 0x40 != 0
    {
        *last |= 0x80;
        bytes.push(0);
    }
    bytes
}

fn leb_of(number: usize) -> Vec<u8> {
    leb(u32::try_from(number).expect("a small module"))
}

fn vector(items: &[Vec<u8>]) -> Vec<u8> {
    [leb_of(items.len()), items.concat()].concat()
}

fn text(text: &str) -> Vec<u8> {
    [leb_of(text.len()), text.into()].concat()
}
