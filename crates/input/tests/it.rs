//! The token reader, against a reader that is too simple to be wrong.

use std::fmt::Debug;

use input::{Error, Input, Number, Place, TokenError};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

/// What reading one number of type `T` gives, an error as the line that a user sees.
fn read<T: Number>(text: &[u8]) -> Result<T, String> {
    Input::new(text).number("n").map_err(|error| error.to_string())
}

fn joined<T>(parts: &[T], written: impl Fn(&T) -> String) -> String {
    parts.iter().map(written).collect()
}

fn at(line: usize, column: usize) -> Place {
    Place { line: Some(line), column }
}

// 1. Worked examples.

#[test]
fn texts_and_their_numbers() {
    let table: &[(&str, &[i64])] = &[
        ("", &[]),
        (" \t\r\n\u{c}", &[]),
        ("7", &[7]),
        ("7\n", &[7]),
        ("2\r\n17 3\r\n", &[2, 17, 3]),
        ("1\t2\u{c}3\r4  5", &[1, 2, 3, 4, 5]),
        ("-3 +4 -0 +0", &[-3, 4, 0, 0]),
        ("007 -007 +007", &[7, -7, 7]),
        ("00000000000000000000000000000000000000000000000042", &[42]),
        ("9223372036854775807 -9223372036854775808", &[i64::MAX, i64::MIN]),
    ];
    for &(text, numbers) in table {
        let mut input = Input::new(text.as_bytes());
        let mut read: Vec<i64> = Vec::new();
        while !input.is_end() {
            read.push(input.number("n").unwrap());
        }
        assert_eq!(read, numbers, "{text:?}");
        assert_eq!(input.token(), None, "{text:?}");
        assert_eq!(input.end("n"), Ok(()), "{text:?}");
    }
}

#[test]
fn words_and_tokens() {
    let mut input = Input::new("graph  é,\n中文\u{a0}x".as_bytes());
    assert_eq!(input.word("kind"), Ok("graph"));
    assert_eq!(input.token(), Some("é,".as_bytes()));
    // Only ASCII blanks part tokens.
    assert_eq!(input.word("name"), Ok("中文\u{a0}x"));
    assert!(input.is_end());
}

/// Bytes, and the whole error of reading an `i32` from them.
const BAD: &[(&[u8], &str)] = &[
    (b"", "n: the input ends here (line 1, column 1)"),
    (b"  ", "n: the input ends here (line 1, column 3)"),
    (b"\n\n", "n: the input ends here (line 3, column 1)"),
    (b"x", r#"n: "x" is not a number (line 1, column 1)"#),
    (b"\r\n  1.5", r#"n: "1.5" is not a number (line 2, column 3)"#),
    (b"12a", r#"n: "12a" is not a number (line 1, column 1)"#),
    (b"-", r#"n: "-" is not a number (line 1, column 1)"#),
    (b"+", r#"n: "+" is not a number (line 1, column 1)"#),
    (b"--1", r#"n: "--1" is not a number (line 1, column 1)"#),
    (b"+-1", r#"n: "+-1" is not a number (line 1, column 1)"#),
    (b"0x10", r#"n: "0x10" is not a number (line 1, column 1)"#),
    (b"1_000", r#"n: "1_000" is not a number (line 1, column 1)"#),
    (b"1\x0b2", r#"n: "1\u{b}2" is not a number (line 1, column 1)"#),
    (b"\"", r#"n: "\"" is not a number (line 1, column 1)"#),
    (b"\xef\xbb\xbf3", r#"n: "\u{feff}3" is not a number (line 1, column 1)"#),
    (b" \xff\xfe7", "n: \"\u{fffd}\u{fffd}7\" is not a number (line 1, column 2)"),
    ("３".as_bytes(), r#"n: "３" is not a number (line 1, column 1)"#),
    (b"2147483648", r#"n: "2147483648" is more than 2147483647 (line 1, column 1)"#),
    (b"-2147483649", r#"n: "-2147483649" is less than -2147483648 (line 1, column 1)"#),
    (
        b"\n99999999999999999999",
        r#"n: "99999999999999999999" is more than 2147483647 (line 2, column 1)"#,
    ),
    (
        b"-99999999999999999999",
        r#"n: "-99999999999999999999" is less than -2147483648 (line 1, column 1)"#,
    ),
];

#[test]
fn bad_numbers_and_what_is_said_of_them() {
    for &(text, says) in BAD {
        assert_eq!(
            read::<i32>(text),
            Err(says.to_owned()),
            "{:?}",
            text.escape_ascii().to_string()
        );
    }
}

/// Whoever writes 5,3,1 is told how numbers are written; a comma in a word is nobody's business.
#[test]
fn numbers_with_commas_between() {
    let hint = "is not a number: separate numbers by blanks (line 1, column 1)";
    for text in ["5,3,1", "5, 3, 1", "5;3", "1,5", ",", "x;y"] {
        let token = text.split(' ').next().unwrap();
        assert_eq!(read::<i32>(text.as_bytes()), Err(format!("n: {token:?} {hint}")));
    }
    let mut input = Input::command_line(b"1,2 0.5");
    assert_eq!(input.word("point"), Ok("1,2"));
    let error = input.invalid_number("n", "is no whole number").to_string();
    assert_eq!(error, r#"n: "1,2" is no whole number: separate numbers by blanks (column 1)"#);
    assert_eq!(input.word("n"), Ok("0.5"));
    let error = input.invalid_number("n", "is no whole number").to_string();
    assert_eq!(error, r#"n: "0.5" is no whole number (column 5)"#);
}

#[test]
fn a_comment_is_left_unread() {
    let mut input = Input::new(b"c 1 2\n3 c 4\nc");
    assert_eq!(input.token(), Some(&b"c"[..]));
    input.skip_line();
    assert_eq!(input.number::<u32>("a number"), Ok(3));
    input.skip_line();
    assert_eq!(input.token(), Some(&b"c"[..]));
    input.skip_line();
    input.skip_line();
    assert!(input.is_end());
}

#[test]
fn a_command_line_has_columns_alone() {
    let mut input = Input::command_line(b"3 4 x");
    assert_eq!((input.number("a"), input.number("b")), (Ok(3_u8), Ok(4_u8)));
    let error = input.number::<u8>("c").unwrap_err();
    assert_eq!(error.to_string(), r#"c: "x" is not a number (column 5)"#);
    // An argument may hold a line feed; the command is one line all the same.
    let mut input = Input::command_line(b"3\n4\nx");
    assert_eq!((input.number("a"), input.number("b")), (Ok(3_u8), Ok(4_u8)));
    assert_eq!(input.number::<u8>("c").unwrap_err().place, Place { line: None, column: 5 });
    assert_eq!(
        Input::command_line(b"3 ").number_in(4..=5, "a").unwrap_err().to_string(),
        r#"a: "3" is less than 4 (column 1)"#
    );
}

// 2. All small inputs.

/// Splits at blanks and parses: the standard library's word for all that [`Input`] does.
fn naive<T: std::str::FromStr + From<u8>>(text: &str, is_signed: bool) -> Vec<Option<T>> {
    let parse = |token: &str| match token.strip_prefix('-') {
        Some(digits) if !is_signed => {
            let is_zero = !digits.is_empty() && digits.bytes().all(|byte| byte == b'0');
            is_zero.then(|| T::from(0))
        }
        _ => token.parse().ok(),
    };
    text.split_ascii_whitespace().map(parse).collect()
}

fn tokens_of<T: Number>(text: &str) -> Vec<Option<T>> {
    let mut input = Input::new(text.as_bytes());
    let mut read = Vec::new();
    while !input.is_end() {
        read.push(input.number("n").ok());
    }
    read
}

#[test]
fn all_small_inputs_are_read_as_the_standard_library_reads_them() {
    let alphabet = ['0', '1', '9', '-', '+', ' ', '\n', 'x'];
    let mut texts = vec![String::new()];
    for _ in 0..5 {
        let longer = texts.iter().flat_map(|text| alphabet.map(|last| format!("{text}{last}")));
        texts = [String::new()].into_iter().chain(longer).collect();
        for text in &texts {
            assert_eq!(tokens_of::<u8>(text), naive(text, false), "u8 {text:?}");
            assert_eq!(tokens_of::<i64>(text), naive(text, true), "i64 {text:?}");
        }
    }
    assert!(30_000 < texts.len(), "all texts of up to five characters");
}

// 3. Properties.

/// A token, the blanks before it, and the line and column where it must be found.
fn placed(parts: &[(String, String)]) -> (String, Vec<Place>) {
    let (mut text, mut places) = (String::new(), Vec::new());
    let (mut line, mut column) = (1, 1);
    for (blanks, token) in parts {
        for blank in blanks.bytes() {
            (line, column) = if blank == b'\n' { (line + 1, 1) } else { (line, column + 1) };
        }
        places.push(at(line, column));
        column += token.len();
        text.extend([blanks.as_str(), token.as_str()]);
    }
    (text, places)
}

proptest! {
    #[test]
    fn numbers_come_back(
        numbers in prop::collection::vec(any::<i128>(), 0..40),
        blanks in "[ \t\r\n\u{c}]{1,4}",
    ) {
        let text = joined(&numbers, |number| format!("{blanks}{number}"));
        let mut input = Input::new(text.as_bytes());
        for number in numbers {
            prop_assert_eq!(input.number("n"), Ok(number));
        }
        prop_assert!(input.is_end());
    }

    #[test]
    fn unsigned_numbers_come_back(numbers in prop::collection::vec(any::<(u64, u16)>(), 0..40)) {
        let text = joined(&numbers, |(a, b)| format!("{a} {b:09}\n"));
        let mut input = Input::new(text.as_bytes());
        for (a, b) in numbers {
            prop_assert_eq!(input.number("a"), Ok(a));
            prop_assert_eq!(input.number_in(b..=b, "b"), Ok(b));
        }
        prop_assert_eq!(input.end("the numbers"), Ok(()));
    }

    /// Wherever a bad token stands, and whatever is asked before, its error names its place.
    #[test]
    fn errors_name_the_place(
        parts in prop::collection::vec(("[ \r\n\t]{1,3}", "[0-9]{1,3}"), 1..20),
        bad in any::<prop::sample::Index>(),
        asks in any::<bool>(),
    ) {
        let bad = bad.index(parts.len());
        let mut parts = parts;
        parts[bad].1.push('?');
        let (text, places) = placed(&parts);
        let mut input = Input::new(text.as_bytes());
        for _ in 0..bad {
            prop_assert!(input.number::<u32>("n").is_ok());
        }
        if asks {
            prop_assert!(!input.is_end());
        }
        let error = input.number::<u32>("n").unwrap_err();
        prop_assert_eq!(error.place, places[bad]);
        // The bad token is read; the rest can be.
        prop_assert_eq!(input.clone().invalid("n", "is bad").place, places[bad]);
        for place in &places[bad + 1..] {
            prop_assert!(input.number::<u32>("n").is_ok());
            prop_assert_eq!(&input.invalid("n", "is bad").place, place);
        }
    }

    #[test]
    fn any_bytes_are_read_or_refused(text in prop::collection::vec(any::<u8>(), 0..60)) {
        let mut input = Input::new(&text);
        let tokens: Vec<&[u8]> =
            text.split(u8::is_ascii_whitespace).filter(|token| !token.is_empty()).collect();
        for token in tokens {
            let error = input.clone().number::<u8>("n").err().map(|error| error.to_string());
            prop_assert!(error.is_none_or(|error| !error.contains('\n')));
            let mut words = input.clone();
            prop_assert_eq!(words.word("w").ok(), str::from_utf8(token).ok());
            prop_assert_eq!(input.token(), Some(token));
        }
        prop_assert!(input.is_end());
    }
}

// 4. Extremes.

/// The smallest and the largest of a type come back, and what lies one step beyond is refused by
/// name.
fn extremes_of<T: Number + Debug>(below: &str, above: &str) {
    assert_eq!(read(T::MIN.to_string().as_bytes()), Ok(T::MIN));
    assert_eq!(read(T::MAX.to_string().as_bytes()), Ok(T::MAX));
    let padded = format!("+{}{}", "0".repeat(60), T::MAX);
    assert_eq!(read(padded.as_bytes()), Ok(T::MAX));
    let place = "(line 1, column 1)";
    assert_eq!(
        read::<T>(above.as_bytes()),
        Err(format!("n: {above:?} is more than {} {place}", T::MAX))
    );
    let less = if below == "-1" {
        format!("n: {below:?} is negative {place}")
    } else {
        format!("n: {below:?} is less than {} {place}", T::MIN)
    };
    assert_eq!(read::<T>(below.as_bytes()), Err(less));
}

#[test]
fn extremes_of_every_width() {
    extremes_of::<u8>("-1", "256");
    extremes_of::<u16>("-1", "65536");
    extremes_of::<u32>("-1", "4294967296");
    extremes_of::<u64>("-1", "18446744073709551616");
    extremes_of::<u128>("-1", "340282366920938463463374607431768211456");
    extremes_of::<i8>("-129", "128");
    extremes_of::<i16>("-32769", "32768");
    extremes_of::<i32>("-2147483649", "2147483648");
    extremes_of::<i64>("-9223372036854775809", "9223372036854775808");
    extremes_of::<i128>(
        "-170141183460469231731687303715884105729",
        "170141183460469231731687303715884105728",
    );
    assert_eq!(read(usize::MAX.to_string().as_bytes()), Ok(usize::MAX));
    assert_eq!(read(isize::MIN.to_string().as_bytes()), Ok(isize::MIN));
}

/// Nineteen digits are read in one go; twenty may or may not fit; thirty-nine are a `u128`'s most.
#[test]
fn numbers_of_19_20_and_39_digits() {
    assert_eq!(read(b"9999999999999999999"), Ok(9_999_999_999_999_999_999_u64));
    assert_eq!(read(b"10000000000000000000"), Ok(10_000_000_000_000_000_000_u64));
    assert_eq!(read(b"18446744073709551615"), Ok(u64::MAX));
    // 2^64 and 2^64 + 5 would wrap to 0 and 5.
    for wraps in ["18446744073709551616", "18446744073709551621", "99999999999999999999"] {
        let error = read::<u64>(wraps.as_bytes()).unwrap_err();
        assert!(error.contains("is more than 18446744073709551615"), "{error}");
        assert_eq!(read::<u128>(wraps.as_bytes()), Ok(wraps.parse().unwrap()));
    }
    assert_eq!(read(b"340282366920938463463374607431768211455"), Ok(u128::MAX));
    assert!(read::<u128>(b"999999999999999999999999999999999999999").is_err());
}

#[test]
fn a_long_token_is_cut_in_its_error() {
    let digits = "7".repeat(1000);
    let cut = format!("n: \"{}…\" is more than 255 (line 1, column 1)", "7".repeat(40));
    assert_eq!(read::<u8>(digits.as_bytes()), Err(cut));
    assert!(read::<u8>("7".repeat(40).as_bytes()).unwrap_err().contains(&"7".repeat(40)));
    // Cut between characters, never inside one.
    let wide = "中".repeat(41);
    let cut = format!("n: \"{}…\" is not a number (line 1, column 1)", "中".repeat(40));
    assert_eq!(read::<u8>(wide.as_bytes()), Err(cut));
}

#[test]
fn a_million_integers() {
    let numbers: Vec<u32> = (0..1_000_000_u32).map(|i| i.wrapping_mul(2_654_435_761)).collect();
    let mut text = joined(&numbers, |number| format!("{number}\n"));
    let mut input = Input::new(text.as_bytes());
    assert!(numbers.iter().all(|&number| input.number("n") == Ok(number)));
    assert!(input.is_end());
    // The place of an error is right behind a million lines too, without a line break at the end.
    text.push_str("1 oops");
    let mut input = Input::new(text.as_bytes());
    let error = loop {
        match input.number::<u32>("n") {
            Ok(_) => {}
            Err(error) => break error,
        }
    };
    assert_eq!(error.to_string(), r#"n: "oops" is not a number (line 1000001, column 3)"#);
    assert_eq!(
        input.number::<u32>("n").unwrap_err().to_string(),
        "n: the input ends here (line 1000001, column 7)"
    );
}

// 5. Limits, ends and a program's own complaints, by error value.

#[test]
fn numbers_in_a_range() {
    let within = |text: &str| Input::new(text.as_bytes()).number_in(-2..=5_i16, "k");
    assert_eq!((within("-2"), within("5")), (Ok(-2), Ok(5)));
    let error = |problem| Err(Error { what: "k".into(), problem, place: at(1, 2) });
    let too_small = TokenError::TooSmall { token: "-3".into(), first: "-2".into() };
    assert_eq!(within(" -3"), error(too_small));
    let too_large = TokenError::TooLarge { token: "+06".into(), last: "5".into() };
    assert_eq!(within(" +06"), error(too_large));
    let above_all = TokenError::TooLarge { token: "32768".into(), last: i16::MAX.to_string() };
    assert_eq!(within(" 32768"), error(above_all));
    assert_eq!(within(" "), error(TokenError::Missing));
    // A range without a number in it takes none.
    #[expect(clippy::reversed_empty_ranges, reason = "what `1..=n` is for n = 0")]
    let empty = 1..=0_u8;
    for text in ["0", "1"] {
        assert!(Input::new(text.as_bytes()).number_in(empty.clone(), "k").is_err());
    }
}

#[test]
fn minus_zero_is_not_negative() {
    assert_eq!(read(b"-0"), Ok(0_u8));
    assert_eq!(read(b"-000"), Ok(0_u128));
    assert_eq!(read(b"-0"), Ok(0_i8));
    assert!(read::<u8>(b"-01").unwrap_err().contains("is negative"));
    assert!(read::<u8>(b"-0x").unwrap_err().contains("is not a number"));
}

#[test]
fn what_stands_behind_the_end() {
    let mut input = Input::new(b"1\n\n  two three");
    assert_eq!(input.number("n"), Ok(1_u8));
    let error = input.end("the list").unwrap_err();
    assert_eq!(error.to_string(), r#"the list: "two" is one too many (line 3, column 3)"#);
    assert_eq!(error.problem, TokenError::Unexpected { token: "two".into() });
}

#[test]
fn a_programs_own_complaint_is_about_the_last_token() {
    let mut input = Input::new(b"4\n5  \n\n 6");
    assert!(input.number::<u8>("a").is_ok() && input.number::<u8>("b").is_ok());
    // Looking ahead moves no complaint to the next token.
    assert!(!input.is_end());
    let error = input.invalid("vertex 2", "is on a cycle");
    assert_eq!(error.to_string(), r#"vertex 2: "5" is on a cycle (line 2, column 1)"#);
    let reason = "is on a cycle".to_owned();
    assert_eq!(error.problem, TokenError::Invalid { token: "5".into(), reason });
}

#[test]
fn words_that_are_not_utf_8() {
    let mut input = Input::new(b"a \xf0\x9f b");
    assert_eq!(input.word("w"), Ok("a"));
    let problem = TokenError::NotText { token: "\u{fffd}".into() };
    assert_eq!(input.word("w"), Err(Error { what: "w".into(), problem, place: at(1, 3) }));
    assert_eq!(input.word("w"), Ok("b"), "the bad word is read");
    assert_eq!(input.word("w").unwrap_err().problem, TokenError::Missing);
}
