//! Splits one physical file into independent texts.
//!
//! Test files are split at `// -----` (or `//--- name`). Compiler logs are split at the header of
//! each dump.

use crate::chars::{is_bare, is_letter, is_space};
use crate::scan::Scanner;
use seawall_base::Span;

/// One text of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// The range in the file. Spans of the parse result count from `span.start`.
    pub span: Span,
    /// The dump header above the text, if the file is a compiler log.
    pub pass: Option<Dump>,
}

/// The contents of a dump header.
///
/// MLIR has had two forms of it:
///
/// ```text
/// // -----// IR Dump After CSE (cse) ('builtin.module' operation) //----- //
/// // -----// IR Dump After CSE: cse{...} ('builtin.module' operation) //----- //
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dump {
    /// Whether the header says `Before` instead of `After`.
    pub before: bool,
    /// The class name of the pass, such as `CSE`.
    pub pass: String,
    /// The command-line name of the pass, such as `cse`.
    pub arg: Option<String>,
    /// The op on which the pass ran, such as `builtin.module`.
    pub op: Option<String>,
    /// The symbol of that op, without `@`.
    pub symbol: Option<String>,
}

/// Splits a file and omits blank chunks.
///
/// In a log (a file with a dump header) lines that are not IR are also omitted, before the first
/// dump and between dumps. The text must be shorter than 4 GiB; anything beyond is omitted.
pub fn split(text: &str) -> Vec<Chunk> {
    let mut chunks = Vec::new();
    let mut start = 0;
    let mut pass: Option<Dump> = None;
    let mut log = false;
    let mut at = 0;
    let ends = memchr::memchr_iter(b'\n', text.as_bytes()).map(|newline| newline + 1);
    for end in ends.chain([text.len()]) {
        let (line, begin) = (text.get(at..end).unwrap_or(""), at);
        at = end;
        if !may_divide(line) {
            continue;
        }
        let header = dump_header(line);
        if header.is_some() || is_separator(line) {
            push(text, start, begin, pass.take(), log || header.is_some(), &mut chunks);
            log |= header.is_some();
            pass = header;
            start = end;
        }
    }
    push(text, start, at, pass, log, &mut chunks);
    chunks
}

fn push(text: &str, start: usize, end: usize, pass: Option<Dump>, log: bool, chunks: &mut Vec<Chunk>) {
    let end = end.min(u32::MAX as usize);
    let span = Span::new(start.min(end) as u32, end as u32);
    let span = if log { ir_lines(text, span) } else { span };
    if !span.of(text).trim().is_empty() {
        chunks.push(Chunk { span, pass });
    }
}

/// Whether the line may be a separator or a header, by its first character that is no blank.
fn may_divide(line: &str) -> bool {
    let first = line.bytes().find(|&byte| !is_space(byte));
    // `trim` also removes other blanks, none of which begins with an ASCII letter or sign.
    first.is_some_and(|byte| matches!(byte, b'/' | b'*') || byte.is_ascii_control() || !byte.is_ascii())
}

fn is_separator(line: &str) -> bool {
    let line = line.trim_end();
    let rest = line.strip_prefix("// -----").or_else(|| line.strip_prefix("//-----"));
    rest.is_some_and(|r| r.bytes().all(|b| b == b'-')) || line.starts_with("//--- ")
}

/// Parses a header line in either of the two forms of MLIR.
fn dump_header(line: &str) -> Option<Dump> {
    let line = line.trim();
    let body = match line.strip_prefix("// -----//") {
        Some(body) => body.strip_suffix("//----- //").unwrap_or(body),
        None => line.trim_start_matches("// ").strip_prefix("***")?.strip_suffix("***")?,
    };
    // A pass may dump its own stages: `SoftwarePipeliner internal IR Dump After: LowerLoops`.
    let body = body.split_once("IR Dump ")?.1;
    let (before, rest) = match body.strip_prefix("Before") {
        Some(rest) => (true, rest),
        None => (false, body.strip_prefix("After")?),
    };
    let rest = rest.trim_start_matches(':').trim();
    let name_end = rest.find([' ', '(']).unwrap_or(rest.len());
    let (name, rest) = rest.split_at(name_end);
    let mut dump =
        Dump { before, pass: name.trim_end_matches(':').to_string(), arg: None, op: None, symbol: None };
    // `('op' operation: @symbol)` comes last, because pass options may contain anything.
    let (middle, op) = rest.rfind("('").map_or((rest, ""), |at| rest.split_at(at));
    let middle = middle.trim();
    // `(arg)`, or `arg{options}` behind a colon (MLIR since 2026).
    let arg = match middle.strip_prefix('(') {
        Some(arg) => arg.split(')').next(),
        None => middle.split(['{', ' ']).next(),
    };
    dump.arg = arg.filter(|a| !a.is_empty()).map(str::to_string);
    if let Some((op, tail)) = op.strip_prefix("('").and_then(|o| o.split_once('\'')) {
        dump.op = Some(op.to_string());
        let symbol =
            tail.split_once('@').map(|(_, name)| name.trim_end().trim_end_matches(')').trim_matches('"'));
        dump.symbol = symbol.map(str::to_string);
    }
    Some(dump)
}

/// Returns the part of `span` from the first line of IR to the last line before other top-level
/// text.
fn ir_lines(text: &str, span: Span) -> Span {
    let (mut first, mut last) = (None, span.start);
    let mut depth = 0i64;
    let mut at = span.start;
    for line in span.of(text).split_inclusive('\n') {
        let end = at + line.len() as u32;
        if depth <= 0 && !line.trim().is_empty() && !begins_ir(line) {
            if first.is_some() {
                break;
            }
        } else if depth > 0 || !line.trim().is_empty() {
            first = first.or(Some(at));
            last = end;
            depth += brackets(line);
        }
        at = end;
    }
    first.map_or(Span::at(span.start), |first| Span::new(first, last))
}

/// Whether a line at the top level looks like IR: an alias, a comment or an op.
fn begins_ir(line: &str) -> bool {
    let mut scanner = Scanner::new(line, 0);
    scanner.skip_blank();
    match scanner.byte(0) {
        b'#' | b'!' => {
            scanner.pos += 1;
            !scanner.bare().is_empty() && scanner.eat("=")
        }
        b'"' => scanner.string().is_ok() && scanner.eat("("),
        b'%' => scanner.ssa_name().is_some(),
        b'{' => scanner.looking_at("{-#"),
        b'}' | 0 => true,
        b if is_letter(b) => {
            let word = scanner.bare();
            scanner.skip_blank();
            let next = scanner.byte(0);
            match word {
                "module" => {
                    scanner.at_end() || matches!(next, b'{' | b'@') || scanner.looking_at("attributes")
                }
                _ => {
                    let op = word.contains('.') && !word.ends_with('.') && word.bytes().all(is_bare);
                    op && (scanner.at_end()
                        || matches!(next, b'@' | b'%' | b'{' | b'(')
                        || line.trim_end().ends_with('{'))
                }
            }
        }
        _ => false,
    }
}

/// Returns opening minus closing braces of a line, ignoring strings and comments.
fn brackets(line: &str) -> i64 {
    let mut scanner = Scanner::new(line, 0);
    let mut depth = 0;
    while !scanner.at_end() {
        match scanner.byte(0) {
            b'"' if scanner.string().is_ok() => continue,
            b'/' if scanner.byte(1) == b'/' => break,
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => {}
        }
        scanner.pos += 1;
    }
    depth
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(file: &str) -> Vec<&str> {
        split(file).iter().map(|c| c.span.of(file)).collect()
    }

    #[test]
    fn a_file_splits_at_dashes_and_keeps_everything_else() {
        assert_eq!(texts("a.b\n// -----\nc.d\n"), ["a.b\n", "c.d\n"]);
        assert_eq!(texts("//--- one\na.b\n//--- two\nc.d"), ["a.b\n", "c.d"]);
        assert_eq!(texts("// a comment\na.b\n"), ["// a comment\na.b\n"]);
        assert_eq!(texts("\n// -----\n\n"), [""; 0]);
    }

    #[test]
    fn a_log_yields_its_dumps_with_their_passes() {
        let log = "warning: something\n\
                   // -----// IR Dump Before CSE (cse) ('builtin.module' operation) //----- //\n\
                   #a = 1 : i32\nmodule {\n  x.y\n}\n\n\
                   remark: took 3 ms (really)\n\
                   // -----// IR Dump After Foo<1> ('tt.func' operation: @f) //----- //\n\
                   tt.func @f() {\n}\n";
        assert_eq!(texts(log), ["#a = 1 : i32\nmodule {\n  x.y\n}\n", "tt.func @f() {\n}\n"]);
        let chunks = split(log);
        let dump = |i: usize| chunks[i].pass.clone().expect("each dump has a header");
        assert_eq!(
            (dump(0).before, dump(0).pass.as_str(), dump(0).arg.as_deref()),
            (true, "CSE", Some("cse"))
        );
        let stage = "// -----// SoftwarePipeliner internal IR Dump After: LowerLoops\nx.y\n";
        assert_eq!(split(stage)[0].pass.as_ref().map(|d| d.pass.as_str()), Some("LowerLoops"));
        let newer = "// -----// IR Dump Before Foo: foo{a=(b) c} ('tt.func' operation: @f) //----- //\nx.y\n";
        let newer = split(newer)[0].pass.clone().expect("there is a header");
        assert_eq!(
            (newer.pass.as_str(), newer.arg.as_deref(), newer.symbol.as_deref()),
            ("Foo", Some("foo"), Some("f"))
        );
        assert_eq!((dump(1).op.as_deref(), dump(1).symbol.as_deref()), (Some("tt.func"), Some("f")));
    }
}
