//! Splits a text into labels, directives and instructions.

use seawall_base::{Diagnostic, Span, saturated};

/// A part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Item {
    /// A label, without the colon.
    Label(Span),
    /// A directive or an assignment to a symbol: its name, and what follows.
    Directive(Span, Span),
    /// An instruction: its mnemonic, and its operands.
    Instruction(Span, Span),
}

/// Splits `text`.
///
/// # Errors
///
/// If a comment or a string has no end, or if a line is neither of the three.
pub(crate) fn items(text: &str) -> Result<Vec<Item>, Diagnostic> {
    let mut items = Vec::new();
    let mut comment = None;
    let mut at = 0;
    let mut is_metadata = false;
    for line in text.split_inclusive('\n') {
        // YAML, between two directives.
        match line.trim() {
            ".amdgpu_metadata" => is_metadata = true,
            ".end_amdgpu_metadata" => is_metadata = false,
            _ => {}
        }
        if is_metadata {
            at += line.len();
            continue;
        }
        let code = code_of(text, at, line, &mut comment)?;
        at += line.len();
        split(text, code, &mut items)?;
    }
    match comment {
        Some(start) => Err(error(Span::at(offset(start)), "the comment has no end", "end it with `*/`")),
        None => Ok(items),
    }
}

fn offset(at: usize) -> u32 {
    saturated::<u32>(at)
}

fn error(span: Span, message: &str, help: &str) -> Diagnostic {
    Diagnostic::error("amdgcn::syntax", span, message).help(help)
}

/// The part of a line that is no comment. `comment` is the start of a comment over several lines.
/// Comments inside of the code remain.
fn code_of(text: &str, at: usize, line: &str, comment: &mut Option<usize>) -> Result<Span, Diagnostic> {
    let bytes = line.as_bytes();
    let (mut start, mut here, mut string) = (0, 0, None);
    if comment.is_some() {
        let Some(end) = line.find("*/") else { return Ok(Span::at(offset(at))) };
        *comment = None;
        (start, here) = (end + 2, end + 2);
    }
    let mut end = line.len();
    while here < line.len() {
        match (bytes[here], bytes.get(here + 1)) {
            (b'"', _) if string.is_some() => string = None,
            (b'\\', _) if string.is_some() => here += 1,
            _ if string.is_some() => {}
            (b'"', _) => string = Some(here),
            (b';', _) | (b'/', Some(b'/')) => {
                end = here;
                break;
            }
            (b'#', _) if line[start..here].trim().is_empty() => {
                end = here;
                break;
            }
            (b'/', Some(b'*')) => match line[here + 2..].find("*/") {
                Some(length) => here += length + 3,
                None => {
                    *comment = Some(at + here);
                    end = here;
                    break;
                }
            },
            _ => {}
        }
        here += 1;
    }
    match string {
        Some(quote) => Err(error(Span::at(offset(at + quote)), "the string has no end", "end it with `\"`")),
        None => Ok(trimmed(text, Span::new(offset(at + start), offset(at + end)))),
    }
}

/// The span without blanks at its ends.
fn trimmed(text: &str, span: Span) -> Span {
    let own = span.of(text);
    let start = span.start + offset(own.len() - own.trim_start().len());
    Span::new(start, start + offset(own.trim().len()))
}

fn split(text: &str, mut code: Span, items: &mut Vec<Item>) -> Result<(), Diagnostic> {
    while !code.is_empty() {
        let own = code.of(text);
        if let Some(length) = label(own) {
            let name = Span::new(code.start, code.start + offset(length));
            items.push(Item::Label(name));
            code = trimmed(text, Span::new(name.end + 1, code.end));
            continue;
        }
        let length = own.find(char::is_whitespace).unwrap_or(own.len());
        let word = Span::new(code.start, code.start + offset(length));
        let rest = trimmed(text, Span::new(word.end, code.end));
        let name = word.of(text);
        // Comments inside of the line, such as a line that is one comment.
        if name.starts_with("/*") {
            let end = own.find("*/").map_or(own.len(), |end| end + 2);
            code = trimmed(text, Span::new(code.start + offset(end), code.end));
            continue;
        }
        let is_assignment = rest.of(text).starts_with('=') && !rest.of(text).starts_with("==");
        let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        if name.starts_with('.') || is_assignment {
            items.push(Item::Directive(word, rest));
        } else if name.bytes().all(is_name) && name.starts_with(|first: char| first.is_ascii_alphabetic()) {
            items.push(Item::Instruction(word, rest));
        } else {
            let message = "expected a label, a directive or an instruction";
            return Err(error(word, message, "give the text of an assembler for AMD GPUs"));
        }
        return Ok(());
    }
    Ok(())
}

/// The length of the label with which `code` begins.
fn label(code: &str) -> Option<usize> {
    let length = match code.strip_prefix('"') {
        Some(inner) => inner.find('"')? + 2,
        None => code.find(|letter: char| !letter.is_alphanumeric() && !"_.$@".contains(letter))?,
    };
    let is_label = length > 0 && code[length..].starts_with(':') && !code[length..].starts_with("::");
    is_label.then_some(length)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Vec<String> {
        let show = |item: Item| match item {
            Item::Label(name) => format!("label {}", name.of(text)),
            Item::Directive(name, rest) => format!("directive {} | {}", name.of(text), rest.of(text)),
            Item::Instruction(name, rest) => format!("instruction {} | {}", name.of(text), rest.of(text)),
        };
        items(text).unwrap().into_iter().map(show).collect()
    }

    #[test]
    fn lines_are_split() {
        let text = "k: ; @k\n.LBB0_1:  s_nop 0 // wait\n# 1 \"a.s\"\n\t.loc 1 2 3 ; a.py:2:3\n/* one\n two */ s_endpgm\n\
                    x = 5\n /* all */\n\tds_read_b32 v1 /*v257*/, v0 ; load\n\t.ascii \"a;b\\\"//\"\n\"a b\":\n\
                    \t.amdgpu_metadata\n---\nkey: \"value\n...\n";
        let expected = [
            "label k",
            "label .LBB0_1",
            "instruction s_nop | 0",
            "directive .loc | 1 2 3",
            "instruction s_endpgm | ",
            "directive x | = 5",
            "instruction ds_read_b32 | v1 /*v257*/, v0",
            "directive .ascii | \"a;b\\\"//\"",
            "label \"a b\"",
        ];
        assert_eq!(shown(text), expected);
    }

    #[test]
    fn text_without_an_end_is_an_error() {
        for text in ["/* open", "\t.ascii \"open\n", "\t(1)\n", "ä b\n"] {
            assert!(items(text).is_err(), "{text}");
        }
    }
}
