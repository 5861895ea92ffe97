//! Reads inputs: files and standard input, as UTF-8, with limits and clear errors.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use seawall::{ModelFormat, SourceKind};
use seawall_base::{Diagnostic, Span, saturated};
use seawall_wave::{nested_too_deep, without_version};

use crate::cli::problem::Problem;
use crate::cli::say::Terminal;

/// Spans count bytes in 32 bits.
const SIZE_LIMIT: u64 = u32::MAX as u64;
/// Some editors write it before a text in UTF-8.
const BYTE_ORDER_MARK: char = '\u{feff}';
/// The number of bytes after the first invalid byte that are shown.
const KEPT_AFTER_BAD_BYTE: usize = 80;

/// The text of an input and its name.
#[derive(Debug)]
pub(crate) struct Input {
    pub(crate) name: String,
    /// A module can share it, so that a large input is in memory once.
    pub(crate) text: Arc<String>,
}

/// Reads `path`, or standard input if it is `-`.
pub(crate) fn read(terminal: &Terminal, path: &Path) -> Result<Input, Problem> {
    if let Some(text) = terminal.host().file(path) {
        return decode(path.display().to_string(), text.into_bytes());
    }
    if path.as_os_str() == "-" {
        let name = "<stdin>".to_owned();
        let bytes = read_all(&name, io::stdin().lock(), 0)?;
        return decode(name, bytes);
    }
    let name = path.display().to_string();
    let file = File::open(path).map_err(|error| unreadable(&name, &error))?;
    let metadata = file.metadata().map_err(|error| unreadable(&name, &error))?;
    if metadata.is_dir() {
        let help = "give a file of the directory; only `seawall check` and `seawall fmt --check` search \
                    directories";
        return Err(Problem::plain("input::directory", format!("`{name}` is a directory"), help));
    }
    if metadata.len() > SIZE_LIMIT {
        return Err(too_large(&name));
    }
    let bytes = read_all(&name, file, metadata.len())?;
    decode(name, bytes)
}

/// Reads `path` for a command that prints IR. Rejects models.
pub(crate) fn read_ir(terminal: &Terminal, path: &Path) -> Result<Input, Problem> {
    ir(path, read(terminal, path)?)
}

/// `input`, which was read from `path`, unless it is a model.
pub(crate) fn ir(path: &Path, input: Input) -> Result<Input, Problem> {
    let what = match SourceKind::guess(path, &input.text) {
        SourceKind::Mlir => return Ok(input),
        SourceKind::Ptx => "PTX",
        SourceKind::Amdgcn => "AMD machine code",
        SourceKind::Trace => "a Wave trace",
        SourceKind::Model(ModelFormat::Text) => "a litmus program",
        SourceKind::Model(ModelFormat::Json) => "JSON",
    };
    let too_deep = if what == "JSON" { nested_too_deep(&input.text) } else { None };
    if let Some(diagnostic) = too_deep.or_else(|| without_version(&input.text)) {
        let Input { name, text } = input;
        return Err(Problem::Source { name, text, diagnostics: vec![diagnostic] });
    }
    let message = format!("this is {what}, not MLIR");
    let help = "give MLIR text, such as a `.ttgir` file or a pass-dump log; models and PTX are for `seawall \
                check`, `seawall simulate` and `seawall model`";
    let diagnostic = Diagnostic::error("input::model", Span::at(0), message).help(help);
    let Input { name, text } = input;
    Err(Problem::Source { name, text, diagnostics: vec![diagnostic] })
}

fn read_all(name: &str, stream: impl Read, expected: u64) -> Result<Vec<u8>, Problem> {
    let mut bytes = Vec::with_capacity(usize::try_from(expected).unwrap_or(0).saturating_add(1));
    let mut limited = stream.take(SIZE_LIMIT + 1);
    limited.read_to_end(&mut bytes).map_err(|error| unreadable(name, &error))?;
    if bytes.len() as u64 > SIZE_LIMIT {
        return Err(too_large(name));
    }
    Ok(bytes)
}

/// What to give instead of an empty input with this name.
fn text_to_give(name: &str) -> &'static str {
    match SourceKind::guess(Path::new(name), "") {
        SourceKind::Ptx => "give PTX text, such as a `.ptx` file of a compiler's cache",
        SourceKind::Amdgcn => "give AMD machine code, such as an `.amdgcn` file of Triton's cache",
        SourceKind::Trace | SourceKind::Model(_) => "give a model, or a trace",
        SourceKind::Mlir => "give MLIR text, such as a `.ttgir` file or a pass-dump log",
    }
}

fn decode(name: String, bytes: Vec<u8>) -> Result<Input, Problem> {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        let diagnostic =
            Diagnostic::error("input::empty", Span::at(0), "the input is empty").help(text_to_give(&name));
        return Err(Problem::Source { name, text: Arc::default(), diagnostics: vec![diagnostic] });
    }
    match String::from_utf8(bytes) {
        // The MLIR reader skips the byte order mark.
        Ok(text) if text.strip_prefix(BYTE_ORDER_MARK).is_some_and(is_json) => {
            let message = "the input begins with a byte order mark, which JSON does not allow";
            let diagnostic = Diagnostic::error("input::byte-order-mark", Span::at(0), message)
                .help("save it as UTF-8 without a byte order mark");
            Err(Problem::Source {
                name,
                text: text.replacen(BYTE_ORDER_MARK, "", 1).into(),
                diagnostics: vec![diagnostic],
            })
        }
        Ok(text) => Ok(Input { name, text: text.into() }),
        Err(error) => Err(not_utf8(name, error)),
    }
}

/// Whether a text is JSON; `{-#` begins MLIR's file metadata.
fn is_json(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with('{') && !text.starts_with("{-#")
}

/// Shows the text up to the invalid byte, so that the message has a line, a column and an excerpt.
fn not_utf8(name: String, error: std::string::FromUtf8Error) -> Problem {
    let at = error.utf8_error().valid_up_to();
    let mut bytes = error.into_bytes();
    let bad = bytes.get(at).copied().unwrap_or_default();
    let rest: Vec<u8> = bytes.drain(at..).take(KEPT_AFTER_BAD_BYTE).collect();
    let rest = String::from_utf8_lossy(&rest).lines().next().unwrap_or_default().to_owned();
    // The remaining bytes are valid, so nothing is lost here.
    let mut text = String::from_utf8_lossy(&bytes).into_owned();
    text.push_str(&rest);
    let start = saturated::<u32>(at);
    let span = Span::new(start, start.saturating_add(char::REPLACEMENT_CHARACTER.len_utf8() as u32));
    let message = format!("byte 0x{bad:02x} at offset {at} is not UTF-8");
    let diagnostic =
        Diagnostic::error("input::not-utf8", span, message).label("not UTF-8 from here on").help(
            "MLIR text is UTF-8: use the text form instead of bytecode, and check that the file is not \
               damaged",
        );
    Problem::Source { name, text: text.into(), diagnostics: vec![diagnostic] }
}

fn unreadable(name: &str, error: &io::Error) -> Problem {
    let help = match error.kind() {
        io::ErrorKind::NotFound => "check the spelling of the path",
        io::ErrorKind::PermissionDenied => {
            "check the permissions of the file and of the directories above it"
        }
        _ => "check that the file is readable",
    };
    Problem::plain("input::unreadable", format!("cannot read `{name}`: {}", reason(error)), help)
}

fn too_large(name: &str) -> Problem {
    let message = format!("`{name}` is larger than 4 GiB, which is the limit");
    Problem::plain("input::too-large", message, "split the file, or extract dumps from the log")
}

/// An error in words, without the number of the operating system.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_lowercase()
}
