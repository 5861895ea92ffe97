//! Property tests: printed programs read back equal, and no input makes the readers panic.

use arbitrary::Unstructured;

use crate::Program;
use crate::arbitrary::{kernel, program};

/// How long each property runs on new programs, in milliseconds.
const BUDGET_MS: u64 = 1000;

fn assert_text_roundtrip(program: &Program) {
    let text = crate::text::print(program);
    match crate::text::parse(&text) {
        Ok(back) => assert_eq!(&back, program, "{text}"),
        Err(errors) => panic!("{errors:#?}\n{text}"),
    }
}

#[test]
fn every_random_program_is_valid() {
    arbtest::arbtest(|u| {
        assert_eq!(program(u)?.validate(), Ok(()));
        Ok(())
    })
    .budget_ms(BUDGET_MS);
}

#[test]
fn text_reads_back_equal() {
    arbtest::arbtest(|u| {
        assert_text_roundtrip(&program(u)?);
        Ok(())
    })
    .budget_ms(BUDGET_MS);
}

#[test]
fn json_reads_back_equal() {
    arbtest::arbtest(|u| {
        let program = program(u)?;
        let json = crate::json::to_string(&program);
        match crate::json::from_str(&json) {
            Ok(back) => assert_eq!(back, program, "{json}"),
            Err(error) => panic!("{error}\n{json}"),
        }
        Ok(())
    })
    .budget_ms(BUDGET_MS);
}

#[test]
fn mutated_json_never_panics_and_what_is_read_is_valid() {
    arbtest::arbtest(|u| {
        let json = crate::json::to_string(&program(u)?);
        if let Ok(read) = crate::json::from_str(&mutated(u, &json)?) {
            assert_eq!(read.validate(), Ok(()));
            assert_text_roundtrip(&read);
        }
        Ok(())
    })
    .budget_ms(BUDGET_MS);
}

#[test]
fn random_kernels_read_and_print() {
    arbtest::arbtest(|u| {
        let text = kernel(u)?;
        match crate::text::parse(&text) {
            Ok(read) => assert_text_roundtrip(&read),
            Err(errors) => panic!("{errors:#?}\n{text}"),
        }
        Ok(())
    })
    .budget_ms(BUDGET_MS);
}

/// Deletes, duplicates and swaps pieces of a text.
fn mutated(u: &mut Unstructured<'_>, text: &str) -> arbitrary::Result<String> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..u.int_in_range(1..=4)? {
        if bytes.is_empty() {
            break;
        }
        let (a, b) = (u.choose_index(bytes.len())?, u.choose_index(bytes.len())?);
        match u.int_in_range(0..=3)? {
            0 => drop(bytes.drain(a.min(b)..(a.min(b) + 9).min(bytes.len()))),
            1 => bytes.swap(a, b),
            2 => bytes[a] = *u.choose(b"{}()[]^@#:;,.\"\n0-%x")?,
            _ => {
                let piece = bytes[a.min(b)..(a.min(b) + 12).min(bytes.len())].to_vec();
                bytes.splice(a..a, piece);
            }
        }
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

#[test]
fn mutated_text_never_panics_and_what_is_read_is_valid() {
    arbtest::arbtest(|u| {
        let text = if u.arbitrary()? { kernel(u)? } else { crate::text::print(&program(u)?) };
        let text = mutated(u, &text)?;
        if let Ok(read) = crate::text::parse(&text) {
            assert_eq!(read.validate(), Ok(()), "{text}");
            assert_text_roundtrip(&read);
        }
        Ok(())
    })
    .budget_ms(BUDGET_MS);
}
