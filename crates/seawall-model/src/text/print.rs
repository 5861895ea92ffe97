//! The printer. It prints any program in the block form, such that reading it gives an equal
//! program.

use std::fmt::Write as _;

use seawall_base::{EntityId, Span};

use super::lexer::quote;
use super::refs::Refs;
use crate::block::{Block, Edge, Terminator};
use crate::buffer::{Buffer, Plan};
use crate::ids::{FunctionId, OriginId, PartitionId};
use crate::names::{Named, is_plain};
use crate::program::{Data, Function, Program};
use crate::term::TermKind;
use crate::warp_map::WarpMap;

/// Prints one program.
pub(super) struct Printer<'p> {
    pub(super) program: &'p Program,
    pub(super) refs: Refs<'p>,
    pub(super) out: String,
    /// Whether the order of events in the text differs from the order of their ids.
    pub(super) numbers_events: bool,
    /// The function of items that do not name one.
    home: Option<FunctionId>,
}

impl<'p> Printer<'p> {
    pub(super) fn new(program: &'p Program) -> Self {
        let functions = program.functions.values();
        let blocks =
            functions.flat_map(|function| &function.blocks).filter_map(|&block| program.blocks.get(block));
        let mut events = blocks.flat_map(|block| &block.events).enumerate();
        let numbers_events = events.any(|(position, event)| event.index() != position);
        let kernel = program.functions.iter().find(|(_, function)| function.kernel).map(|(id, _)| id);
        let home = kernel.or(program.functions.ids().next());
        Printer { program, refs: Refs::new(program), out: String::new(), numbers_events, home }
    }

    /// Appends a line with `text`.
    pub(super) fn line(&mut self, indent: usize, text: &str) {
        for _ in 0..indent {
            self.out.push_str("  ");
        }
        self.out.push_str(text);
        self.out.push('\n');
    }

    pub(super) fn program(mut self) -> String {
        let program = self.program;
        let name = if is_plain(&program.name) { program.name.clone() } else { quote(&program.name) };
        let target =
            program.target.as_ref().map(|target| format!(" target {}", target_word(&target.to_string())));
        self.line(0, &format!("program {name}{} {{", target.unwrap_or_default()));
        if program.ctas != 1 {
            self.line(1, &format!("ctas {}", program.ctas));
        }
        if let Some(least) = program.least_argument {
            self.line(1, &format!("arguments >= {least}"));
        }
        for (id, partition) in program.partitions.iter() {
            let declared = Refs::declared(&self.refs.partition(id), &partition.name);
            self.line(1, &format!("partition {declared} warps {}", partition.warps));
        }
        for (id, buffer) in program.buffers.iter() {
            let declared = Refs::declared(&self.refs.buffer(id), &buffer.name);
            self.buffer(&declared, buffer);
        }
        for (id, function) in program.functions.iter() {
            self.function(id, function);
        }
        self.tables();
        self.line(0, "}");
        self.out
    }

    fn in_function(&self, function: FunctionId) -> String {
        if self.home == Some(function) {
            String::new()
        } else {
            format!(" in {}", self.refs.function(function))
        }
    }

    fn buffer(&mut self, declared: &str, buffer: &Buffer) {
        let mut text = format!("{} {declared} : ", buffer.space.name());
        let each = buffer.size.checked_div(buffer.slots).unwrap_or(0);
        let _ = if buffer.slots == 1 {
            write!(text, "{}", buffer.size)
        } else if each.checked_mul(buffer.slots) == Some(buffer.size) {
            write!(text, "{} x {each}", buffer.slots)
        } else {
            write!(text, "{} x total {}", buffer.slots, buffer.size)
        };
        if !buffer.offsets.is_empty() {
            let offsets: Vec<String> = buffer.offsets.iter().map(u32::to_string).collect();
            let _ = write!(text, " at {}", offsets.join(", "));
        }
        if buffer.scratch {
            text.push_str(" scratch");
        }
        text.push_str(&planned(&buffer.plan));
        text.push_str(&self.in_function(buffer.function));
        let _ = write!(text, " @{}", buffer.origin);
        self.line(1, &text);
    }

    fn function(&mut self, id: FunctionId, function: &Function) {
        let keyword = if function.kernel { "kernel" } else { "function" };
        let declared = Refs::declared(&self.refs.function(id), &function.name);
        let arguments = match function.arguments {
            0 => String::new(),
            count => format!("({count})"),
        };
        self.line(1, &format!("{keyword} {declared}{arguments} {{"));
        for &block in &function.blocks {
            if let Some(found) = self.program.blocks.get(block) {
                self.block(&block.to_string(), found);
            }
        }
        self.line(1, "}");
    }

    fn block(&mut self, label: &str, block: &Block) {
        let params: Vec<String> = block.params.iter().map(|&param| self.refs.term(param)).collect();
        let params = if params.is_empty() { String::new() } else { format!("({})", params.join(", ")) };
        let partition = if block.partition == PartitionId::FIRST {
            String::new()
        } else {
            format!(" in {}", self.refs.partition(block.partition))
        };
        let divergent = if block.divergent { " divergent" } else { "" };
        self.line(1, &format!("{label}{params}{partition}{divergent}:"));
        for &event in &block.events {
            if let Some(found) = self.program.events.get(event) {
                let mut text = self.event(found);
                for (at, term) in self.program.loaded_by(event).enumerate() {
                    text.push_str(if at == 0 { " gives " } else { ", " });
                    text.push_str(&self.refs.term(term));
                }
                if self.numbers_events {
                    let _ = write!(text, " #{}", event.index());
                }
                self.with_op(text, Some(found.origin));
            }
        }
        let text = self.terminator(&block.terminator);
        self.with_op(text, block.terminator_origin);
    }

    /// Appends a line with the id of the op that it comes from and the op's name as a comment.
    fn with_op(&mut self, mut text: String, op: Option<OriginId>) {
        if let Some(op) = op {
            let _ = write!(text, " @{op}");
            if let Some(origin) = self.program.origins.get(op) {
                let name = origin.op.escape_debug().to_string();
                let _ = write!(text, "  // {name}");
            }
        }
        self.line(2, &text);
    }

    fn terminator(&self, terminator: &Terminator) -> String {
        let edges = |edges: &[Edge]| edges.iter().map(|edge| self.edge(edge)).collect::<Vec<_>>().join(", ");
        match terminator {
            Terminator::Goto(edge) => format!("goto {}", self.edge(edge)),
            Terminator::Branch { condition, then, otherwise } => {
                let condition = condition.map_or("?".to_owned(), |condition| self.refs.term(condition));
                format!("branch {condition} then {} else {}", self.edge(then), self.edge(otherwise))
            }
            Terminator::Switch(all) => format!("switch {}", edges(all)),
            Terminator::Fork(all) => format!("fork {}", edges(all)),
            Terminator::Join(edge) => format!("join {}", self.edge(edge)),
            Terminator::Return => "return".to_owned(),
            Terminator::Unreachable => "unreachable".to_owned(),
        }
    }

    fn edge(&self, edge: &Edge) -> String {
        if edge.args.is_empty() {
            return edge.target.to_string();
        }
        let args: Vec<String> = edge.args.iter().map(|&arg| self.refs.term(arg)).collect();
        format!("{}({})", edge.target, args.join(", "))
    }

    fn table(&mut self, keyword: &str, entries: Vec<String>) {
        if entries.is_empty() {
            return;
        }
        self.line(1, &format!("{keyword} {{"));
        for entry in entries {
            self.line(2, &entry);
        }
        self.line(1, "}");
    }

    fn tables(&mut self) {
        let program = self.program;
        let ops = program.origins.iter().map(|(id, origin)| {
            let mut text = format!("{id} {}", quote(&origin.op));
            if origin.span != Span::at(0) {
                let _ = write!(text, " {}..{}", origin.span.start, origin.span.end);
            }
            if origin.index as usize != id.index() {
                let _ = write!(text, " #{}", origin.index);
            }
            for (at, call) in origin.calls.iter().enumerate() {
                let _ =
                    write!(text, "{} {}..{}", if at == 0 { " through" } else { "," }, call.start, call.end);
            }
            text
        });
        let ops = ops.collect();
        self.table("ops", ops);
        let descriptors = program
            .descriptors
            .iter()
            .map(|(id, name)| Refs::declared(&self.refs.descriptor(id), name))
            .collect();
        self.table("descriptors", descriptors);
        let terms = program.terms.iter().map(|(id, kind)| match kind {
            TermKind::Symbol { number, name, varying, least } => {
                let varying = if *varying { " varying" } else { "" };
                let least = least.map_or_else(String::new, |least| format!(" >= {least}"));
                let data = match program.data_of(id) {
                    Some(Data { each: true, .. }) => " of data each",
                    Some(Data { each: false, .. }) => " of data",
                    None => "",
                };
                format!(
                    "{id} = symbol {} {number}{varying}{least}{data}",
                    Refs::declared(&self.refs.symbol(id), name)
                )
            }
            _ => format!("{id} = {}", self.refs.definition(kind)),
        });
        let terms = terms.collect();
        self.table("terms", terms);
        let sets = program.byte_sets.iter().map(|(id, set)| {
            let ctas = set.ctas.iter().map(|(rank, runs)| {
                let runs: Vec<String> =
                    runs.as_slice().iter().map(|run| format!("{}..{}", run.0, run.1)).collect();
                format!(" {rank}: {}", runs.join(", "))
            });
            let ctas: Vec<String> = ctas.collect();
            format!("{id} = {}{} {{{} }}", set.space.name(), self.in_function(set.frame), ctas.join(";"))
        });
        let sets = sets.collect();
        self.table("bytesets", sets);
        let maps = program.warp_maps.iter().map(|(id, map)| format!("{id} = {}", warp_map(map)));
        let maps = maps.collect();
        self.table("warpmaps", maps);
    }
}

/// The planning attributes of a buffer in the text form.
fn planned(plan: &Plan) -> String {
    let number = |word: &str, value: Option<u32>| value.map_or(String::new(), |v| format!(" {word} {v}"));
    let label = plan.label.as_ref().map_or(String::new(), |label| format!(" label {}", quote(label)));
    let column = number("column", plan.column);
    number("group", plan.group) + &column + &number("copies", plan.copies) + &label
}

fn warp_map(map: &WarpMap) -> String {
    let starts: Vec<String> = map.starts.iter().map(u32::to_string).collect();
    let own = map.warps.iter().enumerate().filter(|(_, runs)| !runs.is_empty()).map(|(warp, runs)| {
        let runs: Vec<String> = runs.as_slice().iter().map(|run| format!("{}..{}", run.0, run.1)).collect();
        format!(" {warp}: {}", runs.join(", "))
    });
    let own: Vec<String> = own.collect();
    let at = if map.starts == [0] { String::new() } else { format!(" at {}", starts.join(", ")) };
    let lanes = map.lanes.map_or(String::new(), |lanes| format!(" lanes {lanes}"));
    format!("{}{at}{lanes} {{{} }}", map.warps.len(), own.join(";"))
}

/// A target in the text form.
fn target_word(name: &str) -> String {
    let is_word = name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_');
    if is_word { name.to_owned() } else { quote(name) }
}
