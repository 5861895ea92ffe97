//! The source locations of the ops of a program, and the source names of its values.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};
use seawall_base::{Frame, Location};
use seawall_lower::KernelArgument;
use seawall_mlir::{Module, OpId, ValueId};
use seawall_model::{Program, TermKind};
use seawall_report::{ArgumentName, SourceMap};
use seawall_wave::Trace;
use seawall_wave_lower::NodeSpans;

/// The source of `program`, which was lowered from `module` or from the same module with calls
/// inlined. `arguments` are those of its kernels.
///
/// An op without a location gets that of the nearest op before it in its function, or that of the
/// function.
pub(crate) fn of_module(module: &Module, program: &Program, arguments: Vec<KernelArgument>) -> SourceMap {
    let mut map = SourceMap::default();
    for KernelArgument { term, name, source } in arguments {
        let source = source.filter(|source| is_identifier(source) && says_more(&name, source));
        map.name_argument(ArgumentName { term, value: name, name: source });
    }
    if !module.text().contains("loc(") {
        return map;
    }
    let origins = program.origins.values();
    let wanted: FxHashSet<u32> = origins
        .flat_map(|origin| std::iter::once(&origin.span).chain(&origin.calls))
        .filter(|span| !span.is_empty())
        .map(|span| span.start)
        .collect();
    let mut locations = Locations { module, map: &mut map, known: FxHashMap::default() };
    let mut located: Vec<(u32, u32, bool)> = Vec::new();
    let mut nearest = None;
    for op in module.walk() {
        let own = locations.number(op);
        if module.symbol_name(op).is_some() {
            nearest = own;
        }
        nearest = own.or(nearest);
        let start = module.op(op).span.start;
        if let Some(number) = nearest.filter(|_| wanted.contains(&start)) {
            located.push((start, number, own.is_some()));
        }
    }
    insert(&mut map, located);
    for (value, name) in names(module, program) {
        map.name(value, name);
    }
    map
}

/// The source of a program that was lowered from a trace whose nodes have the positions `spans`.
pub(crate) fn of_trace(trace: &Trace, spans: &NodeSpans) -> SourceMap {
    let mut map = SourceMap::default();
    let mut located = Vec::new();
    for (id, node) in trace.nodes() {
        let span = spans.of(id);
        if let Some(location) = node.location.as_ref().filter(|_| !span.is_empty()) {
            let frame = Frame { file: location.file.clone(), line: location.line, column: location.column };
            let number = map.add(Location { frames: vec![frame], name: None });
            located.push((span.start, number, true));
        }
    }
    insert(&mut map, located);
    map
}

fn insert(map: &mut SourceMap, mut located: Vec<(u32, u32, bool)>) {
    located.sort_unstable();
    located.dedup_by_key(|entry| entry.0);
    for (start, number, exact) in located {
        map.locate(start, number, exact);
    }
}

/// Resolves the locations of ops. Many ops have the same one.
struct Locations<'m, 's> {
    module: &'m Module,
    map: &'s mut SourceMap,
    known: FxHashMap<&'m str, Option<u32>>,
}

impl Locations<'_, '_> {
    /// The number of an op's location in the map. `None` if it has no file.
    fn number(&mut self, op: OpId) -> Option<u32> {
        let text = self.module.loc(op)?.of(self.module.text());
        if let Some(&number) = self.known.get(text) {
            return number;
        }
        let number = self.module.location(op).map(|location| self.map.add(location));
        self.known.insert(text, number);
        number
    }
}

/// The source names of the values that the program mentions, where they say more than the names in
/// the IR. A name in the IR that stands for several values has a source name only if these agree.
fn names(module: &Module, program: &Program) -> Vec<(String, String)> {
    let buffers = program.buffers.values().map(|buffer| buffer.name.clone());
    let symbols = program.terms.iter().filter_map(|(_, kind)| match kind {
        TermKind::Symbol { name, .. } => Some(format!("%{name}")),
        _ => None,
    });
    let wanted: FxHashSet<String> = buffers.chain(symbols).collect();
    let mut found: BTreeMap<String, Option<String>> = BTreeMap::new();
    let arguments = module.walk().flat_map(|op| {
        let entries = module.regions(op).iter().filter_map(|&region| module.region_blocks(region).first());
        entries.flat_map(|&block| module.block_args(block)).copied().collect::<Vec<ValueId>>()
    });
    let results = module.walk().flat_map(|op| module.results(op).to_vec());
    for value in arguments.chain(results) {
        let in_ir = module.value_name(value);
        if !wanted.contains(&in_ir) {
            continue;
        }
        let name = module.source_name(value).filter(|name| is_identifier(name));
        found
            .entry(in_ir)
            .and_modify(|known| *known = known.take().filter(|known| Some(known) == name.as_ref()))
            .or_insert(name);
    }
    let named = found.into_iter().filter_map(|(in_ir, name)| Some((in_ir, name?)));
    named.filter(|(in_ir, name)| says_more(in_ir, name)).collect()
}

/// Whether a source name says more than the name in the IR, which may end in a number.
fn says_more(in_ir: &str, name: &str) -> bool {
    let stem = in_ir.trim_start_matches('%');
    let stem = stem.strip_prefix(name).map(|rest| rest.trim_start_matches('_'));
    !stem.is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Whether a name is one that Python gives to a variable. Other locations have sentences.
fn is_identifier(name: &str) -> bool {
    name.starts_with(|first: char| first.is_alphabetic() || first == '_')
        && name.chars().all(|c| c.is_alphanumeric() || c == '_')
}
