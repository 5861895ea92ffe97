//! Generators and properties, shared by the fuzz targets and the tests.
//!
//! [`GeneratedModule`] generates valid text in all three forms that the parser supports: generic,
//! by format, and by structure. [`TokenSoup`] generates arbitrary token sequences. For those the
//! only properties are that the parser does not crash and that accepted text prints unchanged.

use crate::compare::difference;
use crate::{Edits, Module, OpSyntax, Registry, Rename, ValueId, parse, split};
use arbitrary::{Arbitrary, Result, Unstructured};
use std::fmt::Write;

/// The rows of the generated ops.
static ROWS: [OpSyntax; 3] = [
    OpSyntax {
        name: "t.add",
        operands: "lhs, rhs",
        results: "result",
        attrs: "flag: unit",
        formats: &["$lhs `,` $rhs (`fast` $flag^)? attr-dict `:` type($result)"],
        ..OpSyntax::EMPTY
    },
    OpSyntax {
        name: "t.wait",
        operands: "tokens*",
        results: "token",
        attrs: "num",
        formats: &["($tokens^ `:` type($tokens))? `num` $num attr-dict"],
        infer: "token: i32",
        ..OpSyntax::EMPTY
    },
    OpSyntax {
        name: "t.scope",
        regions: "body",
        formats: &["$body attr-dict-with-keyword"],
        isolated: true,
        ..OpSyntax::EMPTY
    },
];

/// The registry of the generated ops.
pub fn registry() -> Registry {
    Registry::new(&ROWS).unwrap_or_default()
}

/// A valid MLIR text.
#[derive(Clone, Debug)]
pub struct GeneratedModule(pub String);

impl<'a> Arbitrary<'a> for GeneratedModule {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut writer = Writer { out: String::new(), next: 0 };
        if u.ratio(1, 3)? {
            writer.out.push_str("#enc = #t.layout<{order = [1, 0], parent = #t.x<\"a>b\">}>\n");
        }
        let count = u.int_in_range(1..=4)?;
        let mut visible = Vec::new();
        for _ in 0..count {
            writer.op(u, 0, &mut visible)?;
        }
        writer.out.push_str(u.choose(&["", "\n", "// end", "#loc1 = loc(\"f.py\":3:7)\n"])?);
        Ok(GeneratedModule(writer.out))
    }
}

struct Writer {
    out: String,
    next: u32,
}

impl Writer {
    fn line(&mut self, depth: usize) {
        if !self.out.is_empty() && !self.out.ends_with('\n') {
            self.out.push('\n');
        }
        self.out.push_str(&"  ".repeat(depth));
    }

    fn name(&mut self, u: &mut Unstructured<'_>) -> Result<String> {
        self.next += 1;
        let style = u.int_in_range(0..=2)?;
        Ok(match style {
            0 => format!("%{}", self.next),
            1 => format!("%c-{}_i32", self.next),
            _ => format!("%x.{}", self.next),
        })
    }

    /// Writes one op and adds the values that it defines to `visible`.
    fn op(&mut self, u: &mut Unstructured<'_>, depth: usize, visible: &mut Vec<String>) -> Result<()> {
        self.line(depth);
        let kind = if depth > 5 || u.is_empty() { u.int_in_range(0..=2)? } else { u.int_in_range(0..=6)? };
        match kind {
            0 => self.source(u, visible)?,
            1 | 2 => self.binary(u, visible)?,
            3 => self.wait(u, visible)?,
            4 => self.generic(u, depth, visible)?,
            5 => self.scope(u, depth)?,
            _ => self.looped(u, depth, visible)?,
        }
        self.out.push_str(u.choose(&["", "", " loc(\"f.py\":1:2)", " loc(#loc1)", " // a \"comment"])?);
        self.out.push('\n');
        Ok(())
    }

    fn source(&mut self, u: &mut Unstructured<'_>, visible: &mut Vec<String>) -> Result<()> {
        let name = self.name(u)?;
        if u.ratio(1, 4)? {
            let _ = write!(self.out, "{name}:2 = \"t.pair\"() : () -> (i32, i32)");
            visible.extend([format!("{name}#0"), format!("{name}#1")]);
        } else {
            let value =
                u.choose(&["1 : i32", "\"s\\22}\"", "[1, 2]", "#t.a<b -> c>", "dense<1> : tensor<4xi32>"])?;
            let _ = write!(self.out, "{name} = \"t.source\"() {{value = {value}, \"a-b\"}} : () -> i32");
            visible.push(name);
        }
        Ok(())
    }

    fn binary(&mut self, u: &mut Unstructured<'_>, visible: &mut Vec<String>) -> Result<()> {
        if visible.is_empty() {
            return self.source(u, visible);
        }
        let (a, b) = (u.choose(visible)?.clone(), u.choose(visible)?.clone());
        let name = self.name(u)?;
        let flag = u.choose(&["", " fast"])?;
        let dict = u.choose(&["", " {}", " {x = 1 : i64}", " {unit, y = @f::@g}"])?;
        let op = u.choose(&["t.add", "u.add"])?;
        let _ = write!(self.out, "{name} = {op} {a}, {b}{flag}{dict} : i32");
        visible.push(name);
        Ok(())
    }

    fn wait(&mut self, u: &mut Unstructured<'_>, visible: &mut Vec<String>) -> Result<()> {
        let name = self.name(u)?;
        let count = u.int_in_range(0..=visible.len().min(3))?;
        let tokens: Vec<String> = (0..count).map(|_| u.choose(visible).cloned()).collect::<Result<_>>()?;
        let types = vec!["i32"; count].join(", ");
        let list = if count == 0 { String::new() } else { format!("{} : {types} ", tokens.join(", ")) };
        let _ = write!(self.out, "{name} = t.wait {list}num {}", u.int_in_range(0..=9)?);
        visible.push(name);
        Ok(())
    }

    fn body(&mut self, u: &mut Unstructured<'_>, depth: usize, visible: &mut Vec<String>) -> Result<()> {
        let outer = visible.len();
        for _ in 0..u.int_in_range(1..=3)? {
            self.op(u, depth + 1, visible)?;
        }
        visible.truncate(outer);
        self.line(depth);
        Ok(())
    }

    fn generic(&mut self, u: &mut Unstructured<'_>, depth: usize, visible: &mut Vec<String>) -> Result<()> {
        self.out.push_str("\"t.region\"() <{p = 1}> ({");
        if u.ratio(1, 2)? {
            let arg = self.name(u)?;
            let _ = write!(self.out, "\n^bb0({arg}: i32):");
            let outer = visible.len();
            visible.push(arg);
            self.body(u, depth, visible)?;
            visible.truncate(outer);
        } else {
            self.body(u, depth, visible)?;
        }
        self.out.push_str("}) : () -> ()");
        Ok(())
    }

    fn scope(&mut self, u: &mut Unstructured<'_>, depth: usize) -> Result<()> {
        self.out.push_str("t.scope {");
        self.body(u, depth, &mut Vec::new())?;
        self.out.push('}');
        self.out.push_str(u.choose(&["", " attributes {a = 1 : i32}"])?);
        Ok(())
    }

    /// Writes a loop without a row, with region arguments in its header.
    fn looped(&mut self, u: &mut Unstructured<'_>, depth: usize, visible: &mut Vec<String>) -> Result<()> {
        if visible.is_empty() {
            return self.source(u, visible);
        }
        let (from, init) = (u.choose(visible)?.clone(), u.choose(visible)?.clone());
        let (result, index, carried) = (self.name(u)?, self.name(u)?, self.name(u)?);
        let _ = write!(
            self.out,
            "{result} = u.for {index} = {from} to {from} iter_args({carried} = {init}) -> (i32) : i32 {{"
        );
        self.out.push('\n');
        let outer = visible.len();
        visible.extend([index, carried]);
        self.body(u, depth, visible)?;
        visible.truncate(outer);
        self.out.push_str(u.choose(&["}", "} {u.flag}", "} {a = [1], b}"])?);
        visible.push(result);
        Ok(())
    }
}

/// An arbitrary sequence of MLIR tokens.
#[derive(Clone, Debug)]
pub struct TokenSoup(pub String);

const TOKENS: [&str; 48] = [
    "%0",
    "%1:2",
    "%1#1",
    "%a",
    " = ",
    ",",
    ":",
    "::",
    "->",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "<",
    ">",
    "^bb0",
    "^bb1:",
    "@f",
    "#a",
    "#loc",
    "!t",
    "!d.t<",
    "loc(",
    "\"d.op\"",
    "\"s",
    "\"",
    "d.op",
    "t.add",
    "t.wait",
    "t.scope",
    "module",
    "i32",
    "tensor<4xi32>",
    "dense<",
    "attributes",
    "num",
    "3",
    "-1.5e3",
    "0x1F",
    "\n",
    "\n",
    " ",
    "// c\n",
    "{-#",
    "#-}",
    "é",
];

impl<'a> Arbitrary<'a> for TokenSoup {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut out = String::new();
        while !u.is_empty() && out.len() < 4096 {
            out.push_str(u.choose(&TOKENS)?);
            if u.ratio(1, 2)? {
                out.push(' ');
            }
        }
        Ok(TokenSoup(out))
    }
}

/// Checks that any text is either parsed and printed unchanged, or rejected with spans inside the
/// text.
pub fn check_read(text: &str) {
    let registry = registry();
    for registry in [&registry, &Registry::empty()] {
        match parse(text, registry) {
            Ok(module) => assert_eq!(module.print(), text, "printing reproduces the text"),
            Err(errors) => {
                assert!(!errors.is_empty(), "a rejected text has an error");
                for error in errors {
                    let labels = error.secondary.iter().chain([&error.primary]);
                    assert!(
                        labels.into_iter().all(|l| l.span.end as usize <= text.len()),
                        "{error:?}\n{text}"
                    );
                }
            }
        }
    }
    for chunk in split(text) {
        assert!(text.get(chunk.span.range()).is_some(), "chunks are inside the file");
    }
}

fn read(text: &str) -> Module {
    match parse(text, &registry()) {
        Ok(module) => module,
        Err(errors) => panic!("a valid program must parse: {errors:?}\n{text}"),
    }
}

/// Checks that a valid program parses in all three forms and prints unchanged, and that decoding
/// its attributes and types does not crash.
pub fn check_roundtrip(program: &GeneratedModule) {
    let text = &program.0;
    let module = read(text);
    assert_eq!(&module.print(), text);
    assert!(parse(text, &Registry::empty()).is_ok(), "parsing must not need rows\n{text}");
    for op in module.walk() {
        let known = module.op_name(op).starts_with("t.");
        assert_eq!(module.op(op).known, known, "{}\n{text}", module.op_name(op));
        for attr in module.attrs(op) {
            let _ = module.attr_value(attr.value);
            let _ = module.attr_expanded(attr.value);
        }
        let _ = module.location(op);
    }
    for value in 0..module.value_count() {
        let value = <ValueId as seawall_base::EntityId>::from_index(value);
        let _ = module.type_kind(module.ty(value));
    }
}

/// Checks that edits of a valid program give a valid program: a new attribute, a copy behind an op,
/// and a line in front of it. The module that the edits make must be the one that is parsed from
/// the new text.
pub fn check_edit(program: &GeneratedModule, pick: usize) {
    let module = read(&program.0);
    let op = <crate::OpId as seawall_base::EntityId>::from_index(pick % module.op_count().max(1));
    let mut edits = Edits::new(&module);
    edits.insert_before(op, "t.scope {\n  \"t.inner\"() : () -> ()\n}");
    edits.insert_after(op, &module.clone_op(op, &Rename::suffix(module.fresh_suffix("_copy"))));
    edits.set_attr(op, "new-key", "7 : i32");
    let text = match edits.clone().apply() {
        Ok(text) => text,
        Err(error) => panic!("edits apply: {error:?}\n{}", program.0),
    };
    let edited = match parse(&text, &registry()) {
        Ok(edited) => edited,
        Err(errors) => panic!("the edited program must parse: {errors:?}\n{}\n--- was\n{}", text, program.0),
    };
    match edits.module() {
        Ok(made) => assert_eq!(difference(&made.module, &edited), None, "{text}\n--- was\n{}", program.0),
        Err(errors) => panic!("the edits must make a module: {errors:?}\n{}", program.0),
    }
    let copied = module.walk_op(op).count();
    assert_eq!(edited.op_count(), module.op_count() + 2 + copied, "{text}\n--- was\n{}", program.0);
    let set = edited.walk().filter(|&o| edited.attr_int(o, "new-key") == Some(7)).count();
    assert_eq!(set, 1, "{text}");
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The time budget of one property in a test run, in milliseconds.
    const BUDGET_MS: u64 = 1000;

    #[test]
    fn any_text_is_read_or_refused() {
        arbtest::arbtest(|u| {
            let TokenSoup(text) = u.arbitrary()?;
            check_read(&text);
            Ok(())
        })
        .budget_ms(BUDGET_MS);
    }

    #[test]
    fn a_damaged_program_is_read_or_refused() {
        arbtest::arbtest(|u| {
            let GeneratedModule(mut text) = u.arbitrary()?;
            let at = u.choose_index(text.len().max(1))?;
            if text.is_char_boundary(at) {
                text.insert_str(at, u.choose(&TOKENS)?);
            }
            check_read(&text);
            Ok(())
        })
        .budget_ms(BUDGET_MS);
    }

    #[test]
    fn a_program_is_printed_back() {
        arbtest::arbtest(|u| {
            check_roundtrip(&u.arbitrary()?);
            Ok(())
        })
        .budget_ms(BUDGET_MS);
    }

    #[test]
    fn an_edited_program_is_a_program() {
        arbtest::arbtest(|u| {
            let program: GeneratedModule = u.arbitrary()?;
            check_edit(&program, u.arbitrary()?);
            Ok(())
        })
        .budget_ms(BUDGET_MS);
    }
}
