//! Reads a text into a module.

use std::collections::{BTreeMap, BTreeSet};

use seawall_base::{Diagnostic, EntityId, PrimaryMap, Span, saturated};
use seawall_model::Target;

use crate::module::{Function, Instruction, InstructionId, Module, Operand};
use crate::registers::in_operand;
use crate::scan::{Item, items};
use crate::source_lines::Directives;

/// Reads a text.
///
/// # Errors
///
/// If it is too long, or is not assembly, or has no instruction.
pub fn parse(text: &str) -> Result<Module<'_>, Vec<Diagnostic>> {
    if u32::try_from(text.len()).is_err() {
        let message = "the text is longer than 4 GiB";
        return Err(vec![Diagnostic::error("amdgcn::too-long", Span::at(0), message)]);
    }
    let mut reader = Reader::new(text);
    for item in items(text).map_err(|error| vec![error])? {
        reader.item(item);
    }
    let module = reader.finish();
    if module.instructions.is_empty() {
        let message = "the text has no instructions";
        let help = "give AMD assembly, such as an `.amdgcn` file of Triton's cache";
        return Err(vec![Diagnostic::error("amdgcn::no-instructions", Span::at(0), message).help(help)]);
    }
    Ok(module)
}

struct Reader<'t> {
    module: Module<'t>,
    directives: Directives,
    /// Symbols of functions, and those of kernels.
    functions: BTreeSet<&'t str>,
    kernels: BTreeSet<&'t str>,
    /// The directive that ends a macro, which is skipped.
    skipped_to: Option<&'static str>,
}

/// Directives after which the assembler makes other text than it reads.
const EXPANSIONS: [(&str, &str); 4] =
    [(".macro", ".endm"), (".rept", ".endr"), (".irp", ".endr"), (".irpc", ".endr")];

impl<'t> Reader<'t> {
    fn new(text: &'t str) -> Self {
        let module = Module {
            text,
            target: None,
            instructions: PrimaryMap::new(),
            labels: BTreeMap::new(),
            functions: Vec::new(),
            lines: Vec::new(),
            warnings: Vec::new(),
        };
        let (functions, kernels) = (BTreeSet::new(), BTreeSet::new());
        Reader { module, directives: Directives::default(), functions, kernels, skipped_to: None }
    }

    fn item(&mut self, item: Item) {
        let text = self.module.text;
        if let Some(end) = self.skipped_to {
            if matches!(item, Item::Directive(name, _) if name.of(text) == end) {
                self.skipped_to = None;
            }
            return;
        }
        match item {
            Item::Label(name) => {
                let next = self.module.instructions.next_id();
                self.module.labels.insert(name.of(text).trim_matches('"'), Some(next));
            }
            Item::Directive(name, rest) => self.directive(name, rest),
            Item::Instruction(mnemonic, rest) => self.instruction(mnemonic, rest),
        }
    }

    fn directive(&mut self, name: Span, rest: Span) {
        let text = self.module.text;
        let operands = rest.of(text);
        match name.of(text) {
            ".amdgcn_target" => {
                let isa = operands.trim_matches('"').rsplit('-').next().unwrap_or("");
                self.module.target = isa.parse::<Target>().ok().filter(|target| !target.is_nvidia());
            }
            ".type" => {
                if let Some((symbol, "@function")) =
                    operands.split_once(',').map(|(a, b)| (a.trim(), b.trim()))
                {
                    self.functions.insert(symbol.trim_matches('"'));
                }
            }
            ".amdhsa_kernel" => {
                self.kernels.insert(operands.trim_matches('"'));
            }
            ".file" => self.directives.file(operands),
            ".loc" => self.directives.location(operands),
            ".section" | ".text" => self.directives.end(),
            other => {
                if let Some((_, end)) = EXPANSIONS.iter().find(|(begin, _)| *begin == other) {
                    self.skipped_to = Some(end);
                    self.expansion(name);
                } else if other.starts_with(".if") || other == ".include" {
                    self.expansion(name);
                }
            }
        }
    }

    fn expansion(&mut self, name: Span) {
        let message =
            format!("`{}` is not expanded: what it assembles is not checked", name.of(self.module.text));
        let help = "give the text of a disassembler";
        self.module.warnings.push(Diagnostic::warning("amdgcn::macro", name, message).help(help));
    }

    fn instruction(&mut self, mnemonic: Span, rest: Span) {
        let text = self.module.text;
        let mut operands = Vec::new();
        for span in split(text, rest) {
            let (registers, is_symbolic) = in_operand(span.of(text));
            if is_symbolic {
                let message = "the number of this register is not known: its uses are not checked";
                self.module.warnings.push(Diagnostic::warning("amdgcn::register", span, message));
            }
            operands.push(Operand { span, registers });
        }
        let span = if rest.is_empty() { mnemonic } else { mnemonic.to(rest) };
        let line = self.directives.now();
        self.module.instructions.push(Instruction { mnemonic, span, operands, line });
    }

    fn finish(mut self) -> Module<'t> {
        let count = self.module.instructions.len();
        let next = self.module.instructions.next_id();
        for at in self.module.labels.values_mut() {
            *at = at.filter(|&id| id != next);
        }
        let named = |(&name, &at): (&&'t str, &Option<InstructionId>)| {
            let first = at.filter(|_| self.functions.contains(name))?;
            Some((first, name))
        };
        let mut starts: Vec<(InstructionId, &str)> = self.module.labels.iter().filter_map(named).collect();
        starts.sort_unstable();
        if starts.first().is_none_or(|start| start.0.index() > 0) && count > 0 {
            let name = self.module.labels.iter().find(|(_, at)| **at == Some(InstructionId::FIRST));
            starts.insert(0, (InstructionId::FIRST, name.map_or("", |(name, _)| name)));
        }
        let ends = starts.iter().skip(1).map(|start| start.0.index()).chain([count]);
        let functions = starts.iter().zip(ends).map(|(&(first, name), end)| Function {
            name: name.to_owned(),
            kernel: self.kernels.is_empty() || self.kernels.contains(name),
            first,
            len: end - first.index(),
        });
        self.module.functions = functions.collect();
        self.module.lines = self.directives.lines();
        self.module
    }
}

/// Splits operands at commas outside of brackets, strings and comments.
fn split(text: &str, span: Span) -> Vec<Span> {
    let own = span.of(text);
    let (mut spans, mut start, mut depth, mut string) = (Vec::new(), 0, 0_i32, false);
    let mut push = |from: usize, to: usize| {
        let part = &own[from..to];
        let begin = from + part.len() - part.trim_start().len();
        let offset = |at: usize| span.start + saturated::<u32>(at);
        spans.push(Span::new(offset(begin), offset(begin + part.trim().len())));
    };
    for (at, byte) in own.bytes().enumerate() {
        match byte {
            b'"' => string = !string,
            _ if string => {}
            b'[' | b'(' | b'{' => depth += 1,
            b']' | b')' | b'}' => depth -= 1,
            b',' if depth <= 0 => {
                push(start, at);
                start = at + 1;
            }
            _ => {}
        }
    }
    if !own.is_empty() {
        push(start, own.len());
    }
    spans
}
