//! Inference of types that the text does not print, from the `infer` rules of the row.

use crate::ids::TypeId;
use crate::limits::MAX_ALIAS_DEPTH;
use crate::parse::Parser;
use crate::registry::{Row, RowTable};
use crate::syntax::SyntaxError;

/// The source of a result's type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RuleKind {
    Fixed(&'static str),
    Same(u32),
    Element(u32),
    Pointee(u32),
    Like(u32, &'static str),
    /// The prefix of a type that is printed elided.
    Complete(&'static str),
}

/// One `result: source` rule of a row.
#[derive(Clone, Debug)]
pub(crate) struct Rule {
    pub(crate) result: u32,
    pub(crate) kind: RuleKind,
    index: u32,
}

/// The maximum number of rules in one row. Keys are `row * 32 + index`.
const MAX_RULES: u32 = 32;

impl Rule {
    /// Returns the key of the rule among those of all rows.
    pub(crate) fn key(&self, row: u32) -> u32 {
        row * MAX_RULES + self.index
    }

    /// Returns the operand group whose first type the rule starts from.
    pub(crate) fn operand(&self) -> Option<u32> {
        match self.kind {
            RuleKind::Fixed(_) | RuleKind::Complete(_) => None,
            RuleKind::Same(g) | RuleKind::Element(g) | RuleKind::Pointee(g) | RuleKind::Like(g, _) => Some(g),
        }
    }
}

/// Returns the rule of a key, with its row.
pub(crate) fn rule_of(rows: &RowTable, key: u32) -> Option<(&Rule, u32)> {
    let row = key / MAX_RULES;
    Some((rows.get(row)?.rules.get((key % MAX_RULES) as usize)?, row))
}

/// Compiles the `infer` field of a row.
pub(crate) fn compile_rules(row: &Row) -> Result<Vec<Rule>, SyntaxError> {
    let text = row.syntax.infer;
    let mut rules = Vec::new();
    for item in split_top_level(text) {
        let fail = |message: String| SyntaxError {
            op: row.syntax.name,
            text,
            offset: (item.as_ptr() as usize - text.as_ptr() as usize) as u32,
            message,
        };
        let Some((name, source)) = item.split_once(':') else {
            return Err(fail(format!("expected `result: type` instead of `{item}`")));
        };
        let Some(result) = row.results.find(name.trim()) else {
            return Err(fail(format!("`{}` is not a result", name.trim())));
        };
        let kind = rule_kind(row, source.trim()).map_err(fail)?;
        if rules.len() as u32 >= MAX_RULES {
            return Err(fail(format!("a row has at most {MAX_RULES} rules")));
        }
        rules.push(Rule { result, kind, index: rules.len() as u32 });
    }
    Ok(rules)
}

fn rule_kind(row: &Row, source: &'static str) -> Result<RuleKind, String> {
    let operand = |name: &str| {
        let name = name.trim();
        let found = name.strip_prefix('$').and_then(|n| row.operands.find(n));
        found.ok_or_else(|| format!("`{name}` is not an operand"))
    };
    if source.starts_with('$') {
        return operand(source).map(RuleKind::Same);
    }
    if let Some(prefix) = source.strip_suffix("<*>") {
        return Ok(RuleKind::Complete(prefix));
    }
    let call = |name: &str| {
        source.strip_prefix(name).and_then(|s| s.strip_prefix('(')).and_then(|s| s.strip_suffix(')'))
    };
    if let Some(arg) = call("elem") {
        return operand(arg).map(RuleKind::Element);
    }
    if let Some(arg) = call("pointee") {
        return operand(arg).map(RuleKind::Pointee);
    }
    if let Some(args) = call("like") {
        let Some((of, ty)) = args.split_once(',') else {
            return Err("expected `like($x, type)`".to_string());
        };
        return Ok(RuleKind::Like(operand(of)?, ty.trim()));
    }
    if source.is_empty() { Err("expected a type".to_string()) } else { Ok(RuleKind::Fixed(source)) }
}

/// Splits `text` at commas outside of brackets.
fn split_top_level(text: &'static str) -> Vec<&'static str> {
    let (mut depth, mut start, mut parts) = (0i32, 0, Vec::new());
    for (i, b) in text.bytes().enumerate() {
        match b {
            b'<' | b'(' | b'[' | b'{' => depth += 1,
            b'>' | b')' | b']' | b'}' => depth -= 1,
            b',' if depth == 0 => {
                parts.push(text[start..i].trim());
                start = i + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts.retain(|p| !p.is_empty());
    parts
}

/// Returns the byte range of the element type in `tensor<4x8xf16, #enc>` and similar types. For a
/// scalar it is the whole text.
pub(crate) fn element_range(text: &str) -> std::ops::Range<usize> {
    let bytes = text.as_bytes();
    let shaped = ["tensor<", "vector<", "memref<", "!ttg.memdesc<", "!tt.tensordesc<", "<"];
    let Some(prefix) = shaped.iter().find(|p| text.starts_with(**p)) else { return 0..text.len() };
    let mut start = prefix.len();
    loop {
        let mut at = start;
        while bytes
            .get(at)
            .is_some_and(|b| b.is_ascii_digit() || matches!(b, b'?' | b'*' | b'[' | b']' | b' '))
        {
            at += 1;
        }
        if at == start || bytes.get(at) != Some(&b'x') {
            break;
        }
        start = at + 1;
    }
    let mut depth = 0;
    let mut end = start;
    while let Some(b) = bytes.get(end) {
        match b {
            b'<' | b'(' | b'[' | b'{' => depth += 1,
            b'-' if bytes.get(end + 1) == Some(&b'>') => end += 1,
            b'>' | b',' if depth == 0 => break,
            b'>' | b')' | b']' | b'}' => depth -= 1,
            _ => {}
        }
        end += 1;
    }
    start..end.min(text.len())
}

/// Returns the pointee of a pointer type. Other types are returned unchanged.
fn pointee(text: &str) -> &str {
    let Some(inner) = text.strip_prefix("!tt.ptr<").and_then(|t| t.strip_suffix('>')) else { return text };
    let mut depth = 0;
    for (i, b) in inner.bytes().enumerate() {
        match b {
            b'<' | b'(' | b'[' | b'{' => depth += 1,
            b'>' | b')' | b']' | b'}' => depth -= 1,
            b',' if depth == 0 => return inner[..i].trim_end(),
            _ => {}
        }
    }
    inner
}

impl Parser<'_> {
    /// Returns the type that `rule` of `row` infers from `source`.
    pub(crate) fn apply_rule(&mut self, rule: &Rule, row: u32, source: TypeId) -> TypeId {
        match rule.kind {
            RuleKind::Same(_) => return source,
            RuleKind::Complete(_) => return source,
            RuleKind::Fixed(text) => return self.made_type(text),
            _ if source == self.unknown_type() => return source,
            _ => {}
        }
        let key = (source, rule.key(row));
        if let Some(known) = self.inferred(key) {
            return known;
        }
        let text = self.unaliased(source).to_string();
        let range = element_range(&text);
        let element = text.get(range.clone()).unwrap_or("");
        let made = match rule.kind {
            RuleKind::Element(_) => element.to_string(),
            RuleKind::Pointee(_) => replaced(&text, range.clone(), pointee(element)),
            RuleKind::Like(_, ty) => replaced(&text, range.clone(), ty),
            RuleKind::Same(_) | RuleKind::Fixed(_) | RuleKind::Complete(_) => text.clone(),
        };
        let made = self.made_type(&made);
        self.remember_inferred(key, made);
        made
    }

    /// Returns the elided type `<...>` with its prefix.
    pub(crate) fn complete(&mut self, ty: TypeId, prefix: &str, key: u32) -> TypeId {
        if let Some(known) = self.inferred((ty, key)) {
            return known;
        }
        let text = format!("{prefix}{}", self.type_text(ty));
        let made = self.made_type(&text);
        self.remember_inferred((ty, key), made);
        made
    }

    /// Returns the text of a type with an alias at its head replaced.
    fn unaliased(&self, mut ty: TypeId) -> &str {
        for _ in 0..MAX_ALIAS_DEPTH {
            let text = self.type_text(ty);
            match self.type_alias(text) {
                Some(next) => ty = next,
                None => return text,
            }
        }
        self.type_text(ty)
    }
}

fn replaced(text: &str, range: std::ops::Range<usize>, with: &str) -> String {
    let head = text.get(..range.start).unwrap_or("");
    let tail = text.get(range.end..).unwrap_or("");
    format!("{head}{with}{tail}")
}
