//! Integer terms for people, such as `(i + 2) % 3`, with names for loop-carried values and a legend
//! that defines them.

use std::collections::{BTreeMap, BTreeSet};

use seawall_model::{BinaryOp, BlockId, Predicate, Program, TermId, TermKind};

use crate::loop_nesting::LoopNesting;
use crate::source_map::{ArgumentName, SourceMap};

/// The number of parts of a term that are shown. The rest is `...`. Terms share parts, so a term of
/// a few hundred nodes can be extremely long when written out.
const PART_LIMIT: u32 = 48;
/// The nesting depth to which a term is shown.
const DEPTH_LIMIT: u32 = 24;
/// The number of names that one legend defines.
const LEGEND_LIMIT: usize = 12;

/// Prints terms of one program. Names block parameters in the order of their first use. Loop
/// counters are `i`, `j`, `k` by loop depth, other loop-carried values `x`, and merged values `m`.
/// A number follows if the name is taken.
#[derive(Clone, Debug)]
pub(crate) struct TermPrinter<'p> {
    program: &'p Program,
    loop_nesting: &'p LoopNesting,
    names: BTreeMap<(BlockId, u32), String>,
    taken: BTreeSet<String>,
    /// The names given since the last legend, in order.
    fresh: Vec<(BlockId, u32)>,
    /// The source names of values.
    source: Option<&'p SourceMap>,
    /// The values printed since the last legend by their source names: the source name and the name
    /// in the IR.
    renamed: BTreeMap<String, String>,
}

/// Terms as expressions, and a legend of the names in them.
pub fn expressions(program: &Program, terms: &[TermId]) -> (Vec<String>, Vec<String>) {
    let loop_nesting = LoopNesting::new(program);
    let mut printer = TermPrinter::new(program, &loop_nesting);
    let texts = terms.iter().map(|&term| printer.term(term)).collect();
    (texts, printer.legend())
}

/// Alternatives in a sentence: `0`, `0 or 1`, `0, 1, or x`.
fn any_of(values: &[String]) -> String {
    match values {
        [] => String::new(),
        [only] => only.clone(),
        [first, second] => format!("{first} or {second}"),
        [first @ .., last] => format!("{}, or {last}", first.join(", ")),
    }
}

impl<'p> TermPrinter<'p> {
    /// A printer without names.
    pub(crate) fn new(program: &'p Program, loop_nesting: &'p LoopNesting) -> Self {
        TermPrinter {
            program,
            loop_nesting,
            names: BTreeMap::new(),
            taken: BTreeSet::new(),
            fresh: Vec::new(),
            source: None,
            renamed: BTreeMap::new(),
        }
    }

    /// Prints values by their names in the source where those are known.
    #[must_use]
    pub(crate) fn naming(mut self, source: Option<&'p SourceMap>) -> Self {
        self.source = source;
        self.taken.extend(source.into_iter().flat_map(SourceMap::names).map(str::to_owned));
        self
    }

    /// `term` as an expression.
    pub(crate) fn term(&mut self, term: TermId) -> String {
        let mut out = Out { text: String::new(), parts: PART_LIMIT };
        self.write(term, Binding::Loosest, DEPTH_LIMIT, &mut out);
        out.text
    }

    /// Definitions of the names given since the last legend, such as `x is 0 at first, then (x + 1)
    /// % 3 in each iteration`. Names beyond the limit are listed as not shown.
    pub(crate) fn legend(&mut self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut next = 0;
        while next < self.fresh.len() && lines.len() < LEGEND_LIMIT {
            let (block, index) = self.fresh[next];
            next += 1;
            lines.extend(self.definition(block, index));
        }
        let renamed = std::mem::take(&mut self.renamed);
        lines.extend(renamed.into_iter().map(|(name, value)| format!("{name} is `{value}`")));
        let left = self.fresh.split_off(next);
        self.fresh.clear();
        if let [(first, index), rest @ ..] = left.as_slice() {
            let name = self.name(*first, *index);
            let more = if rest.is_empty() { String::new() } else { format!(" and {} more", rest.len()) };
            lines.push(format!("the values of {name}{more} are not shown"));
        }
        lines
    }

    fn definition(&mut self, block: BlockId, index: u32) -> Option<String> {
        let name = self.name(block, index);
        let values = self.loop_nesting.values(self.program, block, index);
        let show = |printer: &mut Self, back: bool| -> Vec<String> {
            values.iter().filter(|value| value.1 == back).map(|value| printer.term(value.0)).collect()
        };
        let first = any_of(&show(self, false));
        let later = any_of(&show(self, true));
        match (first.is_empty(), later.is_empty()) {
            (true, true) => None,
            (false, true) => Some(format!("{name} is {first}")),
            (true, false) => Some(format!("{name} becomes {later} in each iteration")),
            (false, false) => Some(format!("{name} is {first} at first, then {later} in each iteration")),
        }
    }

    fn name(&mut self, block: BlockId, index: u32) -> String {
        if let Some(name) = self.names.get(&(block, index)) {
            return name.clone();
        }
        let stem = self.stem(block, index);
        let name = (1_u32..)
            .map(|n| if n == 1 { stem.clone() } else { format!("{stem}{n}") })
            .find(|name| !self.taken.contains(name))
            .unwrap_or(stem);
        self.taken.insert(name.clone());
        self.names.insert((block, index), name.clone());
        self.fresh.push((block, index));
        name
    }

    /// The source name of the value that the IR calls `name`.
    fn source_name(&self, name: &str) -> Option<&'p str> {
        self.source?.name_of(&format!("%{name}"))
    }

    fn stem(&self, block: BlockId, index: u32) -> String {
        let values = self.loop_nesting.values(self.program, block, index);
        if values.is_empty() {
            return format!("arg{index}");
        }
        if !self.loop_nesting.is_header(block) {
            return "m".to_owned();
        }
        let counts = |term: TermId| match self.program.terms.kind(term) {
            TermKind::Binary(BinaryOp::Add, a, _) => {
                *self.program.terms.kind(*a) == TermKind::Param { block, index }
            }
            _ => false,
        };
        let counter = values.iter().any(|&(term, back)| back && counts(term));
        let letters = ["i", "j", "k", "l"];
        let depth = self.loop_nesting.depth(block).saturating_sub(1) as usize;
        if counter { letters.get(depth).unwrap_or(&"n").to_string() } else { "x".to_owned() }
    }

    fn write(&mut self, term: TermId, around: Binding, depth: u32, out: &mut Out) {
        if depth == 0 || out.parts == 0 {
            out.text.push_str("...");
            return;
        }
        out.parts -= 1;
        let kind = self.program.terms.kind(term).clone();
        match kind {
            TermKind::Const(value) => out.text.push_str(&value.to_string()),
            TermKind::Symbol { name, number, .. } if name.is_empty() => {
                out.text.push_str(&format!("sym{number}"))
            }
            TermKind::Symbol { name, .. } if self.source_name(&name).is_some() => {
                let source = self.source_name(&name).unwrap_or_default().to_owned();
                out.text.push_str(&source);
                self.renamed.insert(source, format!("%{name}"));
            }
            // Without the sign, the name would read as a number.
            TermKind::Symbol { name, .. } if name.starts_with(|first: char| first.is_ascii_digit()) => {
                out.text.push_str(&format!("%{name}"));
            }
            TermKind::Symbol { name, .. } => out.text.push_str(&name),
            TermKind::Tid => out.text.push_str("tid"),
            TermKind::Param { block, index } => match self.source.and_then(|source| source.argument(term)) {
                Some(ArgumentName { value, name: Some(name), .. }) => {
                    out.text.push_str(name);
                    self.renamed.insert(name.clone(), value.clone());
                }
                Some(ArgumentName { value, name: None, .. }) => out.text.push_str(value),
                None => out.text.push_str(&self.name(block, index)),
            },
            TermKind::Binary(op, a, b) => self.write_binary(op, [a, b], around, depth, out),
            TermKind::Compare(predicate, a, b) => {
                let text = predicate_text(predicate);
                self.write_infix(text, Binding::Compare, [a, b], around, depth, out);
            }
            TermKind::Again { term, .. } => self.write(term, around, depth, out),
            TermKind::Select(condition, then, otherwise) => {
                out.text.push('(');
                self.write(condition, Binding::Loosest, depth - 1, out);
                out.text.push_str(" ? ");
                self.write(then, Binding::Loosest, depth - 1, out);
                out.text.push_str(" : ");
                self.write(otherwise, Binding::Loosest, depth - 1, out);
                out.text.push(')');
            }
        }
    }

    fn write_binary(
        &mut self,
        op: BinaryOp,
        operands: [TermId; 2],
        around: Binding,
        depth: u32,
        out: &mut Out,
    ) {
        match binary_text(op) {
            (text, Some(binding)) => self.write_infix(text, binding, operands, around, depth, out),
            (function, None) => {
                out.text.push_str(function);
                out.text.push('(');
                self.write(operands[0], Binding::Loosest, depth - 1, out);
                out.text.push_str(", ");
                self.write(operands[1], Binding::Loosest, depth - 1, out);
                out.text.push(')');
            }
        }
    }

    fn write_infix(
        &mut self,
        text: &str,
        binding: Binding,
        [a, b]: [TermId; 2],
        around: Binding,
        depth: u32,
        out: &mut Out,
    ) {
        let brackets = binding <= around;
        if brackets {
            out.text.push('(');
        }
        self.write(a, binding.left(), depth - 1, out);
        out.text.push(' ');
        out.text.push_str(text);
        out.text.push(' ');
        self.write(b, binding.right(), depth - 1, out);
        if brackets {
            out.text.push(')');
        }
    }
}

/// The text of one term so far, and the number of further parts it may show.
struct Out {
    text: String,
    parts: u32,
}

/// The precedence of an operator. An operand is bracketed unless its operator binds tighter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    Loosest,
    Compare,
    Bits,
    Shift,
    SumLeft,
    Sum,
    Product,
}

impl Binding {
    /// The context of the left operand. Only a sum may start with a sum. The operands of `&` and
    /// `<<` are always bracketed, because few readers know their precedence.
    fn left(self) -> Binding {
        if self == Binding::Sum { Binding::SumLeft } else { self.right() }
    }

    /// The context of the right operand.
    fn right(self) -> Binding {
        if matches!(self, Binding::Bits | Binding::Shift) { Binding::Product } else { self }
    }
}

fn binary_text(op: BinaryOp) -> (&'static str, Option<Binding>) {
    match op {
        BinaryOp::Add => ("+", Some(Binding::Sum)),
        BinaryOp::Sub => ("-", Some(Binding::Sum)),
        BinaryOp::Mul => ("*", Some(Binding::Product)),
        BinaryOp::FloorDivS => ("floor_div", None),
        BinaryOp::DivS | BinaryOp::DivU => ("/", Some(Binding::Product)),
        BinaryOp::RemS | BinaryOp::RemU => ("%", Some(Binding::Product)),
        BinaryOp::And => ("&", Some(Binding::Bits)),
        BinaryOp::Or => ("|", Some(Binding::Bits)),
        BinaryOp::Xor => ("^", Some(Binding::Bits)),
        BinaryOp::Shl => ("<<", Some(Binding::Shift)),
        BinaryOp::ShrS | BinaryOp::ShrU => (">>", Some(Binding::Shift)),
        BinaryOp::MinS | BinaryOp::MinU => ("min", None),
        BinaryOp::MaxS | BinaryOp::MaxU => ("max", None),
    }
}

fn predicate_text(predicate: Predicate) -> &'static str {
    match predicate {
        Predicate::Eq => "==",
        Predicate::Ne => "!=",
        Predicate::Slt | Predicate::Ult => "<",
        Predicate::Sle | Predicate::Ule => "<=",
        Predicate::Sgt | Predicate::Ugt => ">",
        Predicate::Sge | Predicate::Uge => ">=",
    }
}

#[cfg(test)]
mod tests {
    use seawall_base::EntityId;

    use super::*;

    fn symbol(program: &mut Program, name: &str) -> TermId {
        program.terms.intern(TermKind::Symbol {
            number: 0,
            name: name.to_owned(),
            varying: false,
            least: None,
        })
    }

    fn show(program: &Program, term: TermId) -> String {
        let flow = LoopNesting::new(program);
        TermPrinter::new(program, &flow).term(term)
    }

    #[test]
    fn brackets_are_where_they_are_needed() {
        let mut program = Program::new("p", None);
        let [a, b, c] = ["%a", "%b", "%c"].map(|name| symbol(&mut program, name));
        let mut binary = |op, x, y| program.terms.binary(op, x, y);
        let sum = binary(BinaryOp::Add, a, b);
        let more = binary(BinaryOp::Sub, sum, c);
        let nested = binary(BinaryOp::Sub, c, sum);
        let rest = binary(BinaryOp::RemS, sum, c);
        let scaled = binary(BinaryOp::Mul, rest, a);
        let masked = binary(BinaryOp::And, sum, c);
        let least = binary(BinaryOp::MinS, sum, c);
        let equal = program.terms.intern(TermKind::Compare(Predicate::Eq, sum, c));
        let choice = program.terms.intern(TermKind::Select(equal, a, sum));
        let expected = [
            (more, "%a + %b - %c"),
            (nested, "%c - (%a + %b)"),
            (rest, "(%a + %b) % %c"),
            (scaled, "((%a + %b) % %c) * %a"),
            (masked, "(%a + %b) & %c"),
            (least, "min(%a + %b, %c)"),
            (choice, "(%a + %b == %c ? %a : %a + %b)"),
        ];
        for (term, text) in expected {
            assert_eq!(show(&program, term), text);
        }
    }

    #[test]
    fn terms_without_end_are_cut() {
        let mut program = Program::new("p", None);
        let mut term = symbol(&mut program, "%a");
        for _ in 0..1000 {
            term = program.terms.binary(BinaryOp::Add, term, term);
        }
        let text = show(&program, term);
        assert!(text.contains("...") && text.len() < 1000, "{text}");
    }

    #[test]
    fn a_parameter_without_values_is_an_argument() {
        let mut program = Program::new("p", None);
        let block = BlockId::from_index(0);
        let term = program.terms.intern(TermKind::Param { block, index: 2 });
        assert_eq!(show(&program, term), "arg2");
    }
}
