//! Rules of MLIR that the reader does not check, for ops with a row: how blocks end, which types go
//! together, and what a memdesc type consists of. Ops without a row are left alone.
//!
//! Only text that MLIR rejects is an error here.

mod calls;
mod layouts;
mod literals;
mod masks;
mod memdescs;
mod needs;

use seawall_base::{Diagnostic, SecondaryMap, Span};
use seawall_mlir::{BlockId, Module, OpId, RegionId, Symbol, TypeId, ValueId, types_of};
use smallvec::SmallVec;

use crate::meaning::{Meaning, Regions, WarpSpecialize};
use crate::op::OpDef;
use crate::registry::def_of;
use crate::target::{captures_of, partitions_of};
use crate::traits::Traits;
use crate::types::{has_encoding, is_memdesc};

use calls::Calls;
use layouts::Layouts;
use literals::Literals;
use masks::{Masks, conditions};
use needs::{Need, needs};

/// The most errors of one module.
const MAX_ERRORS: usize = 20;

/// Returns what MLIR rejects in `module`, in textual order.
pub fn verify(module: &Module) -> Vec<Diagnostic> {
    let layouts = Layouts::new(module);
    let mut check = Check {
        module,
        kinds: kinds(module, !layouts.all_fit),
        types: SecondaryMap::new(),
        masks: Masks::default(),
        calls: Calls::default(),
        literals: Literals::new(module),
        layouts,
        errors: Vec::new(),
    };
    let lacks_encoding = |ty| is_memdesc(module, ty) && !has_encoding(module, ty);
    let any_lacks_encoding = types_of(module).any(lacks_encoding);
    for op in module.walk() {
        if check.errors.len() >= MAX_ERRORS {
            break;
        }
        if any_lacks_encoding {
            check.results(op);
        }
        let place = module.op(op);
        if place.known && check.kinds[place.name].is_idle && has_nothing(module, op) {
            continue;
        }
        if place.known {
            check.parts(op);
        } else if check.def(op).is_some_and(must_be_read) {
            check.report(unread(module, op));
        }
        if place.known && !place.generic {
            check.op(op);
        }
    }
    check.errors
}

/// How a region must end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// With a terminator of any kind.
    Any,
    /// With a terminator, unless the op has no results: then the reader of MLIR adds it.
    Implied,
    Return,
    Yield,
    PartitionReturn,
}

/// What the rules need to know about the ops of one name.
#[derive(Clone, Default)]
struct Kind {
    def: Option<&'static OpDef>,
    /// The operand groups that are conditions.
    conditions: &'static [&'static str],
    /// The types and attributes that the row asks for.
    needs: SmallVec<[Need; 3]>,
    /// Whether the shapes of memdescs, and the layouts of tensors, are checked.
    memdescs: bool,
    layouts: bool,
    /// Whether the attribute `value` is a literal of the result type.
    is_constant: bool,
    /// Whether nothing is checked of an op without attributes, regions and successors.
    is_idle: bool,
}

impl Kind {
    fn of(def: &'static OpDef, checks_layouts: bool) -> Self {
        let name = def.syntax.name;
        let mut kind = Kind { def: Some(def), is_constant: name == "arith.constant", ..Kind::default() };
        if ["tt", "amdg."].iter().any(|dialects| name.starts_with(dialects)) {
            let conditions = conditions(name);
            if conditions.iter().any(|name| def.syntax.operands.contains(name)) {
                kind.conditions = conditions;
            }
            kind.needs = needs(def);
            kind.memdescs = memdescs::are_checked(def);
            kind.layouts = checks_layouts && Layouts::are_checked(name);
        }
        kind.is_idle = kind.conditions.is_empty()
            && kind.needs.is_empty()
            && !kind.memdescs
            && !kind.layouts
            && !matches!(def.meaning, Meaning::Call | Meaning::WarpSpecialize(_));
        kind
    }
}

/// Whether an op has no attributes, regions and successors.
fn has_nothing(module: &Module, op: OpId) -> bool {
    module.attrs(op).is_empty() && module.regions(op).is_empty() && module.successors(op).is_empty()
}

/// The number of symbols of most modules.
const MANY_NAMES: usize = 128;

/// Returns the kinds of all ops. Each name is looked up once.
fn kinds(module: &Module, checks_layouts: bool) -> SecondaryMap<Symbol, Kind> {
    let mut kinds = SecondaryMap::with_capacity(Kind::default(), MANY_NAMES);
    for op in module.walk() {
        let kind = kinds.entry(module.op(op).name);
        if kind.def.is_none()
            && let Some(def) = def_of(module, op)
        {
            *kind = Kind::of(def, checks_layouts);
        }
    }
    kinds
}

struct Check<'m> {
    module: &'m Module,
    kinds: SecondaryMap<Symbol, Kind>,
    /// The types that have been checked.
    types: SecondaryMap<TypeId, bool>,
    masks: Masks,
    calls: Calls<'m>,
    literals: Literals,
    layouts: Layouts<'m>,
    errors: Vec<Diagnostic>,
}

impl<'m> Check<'m> {
    fn report(&mut self, error: Diagnostic) {
        self.errors.push(error);
    }

    fn def(&self, op: OpId) -> Option<&'static OpDef> {
        self.kinds[self.module.op(op).name].def
    }

    fn meaning(&self, op: OpId) -> Meaning {
        self.def(op).map_or(Meaning::None, |def| def.meaning)
    }

    fn is_terminator(&self, op: OpId) -> bool {
        self.def(op).is_some_and(|def| def.traits.has(Traits::TERMINATOR))
    }

    /// Whether the op may end a block: a terminator, or an op that Seawall does not know.
    fn may_end(&self, op: OpId) -> bool {
        !self.module.op(op).known || !self.module.successors(op).is_empty() || self.is_terminator(op)
    }

    /// Checks the types and attributes of an op in either form.
    fn parts(&mut self, op: OpId) {
        let module = self.module;
        let kind = &self.kinds[module.op(op).name];
        self.literals.check(module, op, kind.is_constant, &mut self.errors);
        let Some(def) = kind.def else { return };
        for &need in &kind.needs {
            needs::check(module, op, need, &mut self.errors);
        }
        if kind.memdescs {
            memdescs::check(module, op, def, &mut self.errors);
        }
        if kind.layouts {
            self.layouts.check(module, op, &mut self.errors);
        }
        if def.meaning == Meaning::Call {
            self.call(op);
        }
    }

    fn call(&mut self, op: OpId) {
        let module = self.module;
        match self.calls.callee(module, op) {
            Err(error) => self.report(error),
            Ok(Some(args)) => self.forwards(op, module.operands(op), args, "an argument of the function"),
            Ok(None) => {}
        }
    }

    fn op(&mut self, op: OpId) {
        let module = self.module;
        for &region in module.regions(op) {
            for &block in module.region_blocks(region) {
                self.middle(block);
            }
        }
        let conditions = self.kinds[module.op(op).name].conditions;
        if !conditions.is_empty() {
            self.masks.check(module, op, conditions, &mut self.errors);
        }
        for successor in module.successors(op) {
            let args = module.block_args(successor.block);
            self.forwards(op, module.successor_args(successor), args, "a block argument");
        }
        match self.meaning(op) {
            Meaning::Func => module.regions(op).iter().for_each(|&region| self.ends(op, region, End::Return)),
            Meaning::Regions(Regions::For | Regions::If | Regions::While | Regions::Switch) => {
                for &region in module.regions(op) {
                    self.ends(op, region, End::Implied);
                }
            }
            Meaning::Regions(Regions::Once | Regions::Combiner | Regions::Masked | Regions::Opaque) => {
                module.regions(op).iter().for_each(|&region| self.ends(op, region, End::Any));
            }
            Meaning::WarpSpecialize(WarpSpecialize::Enter) => self.specialize(op),
            _ => {}
        }
    }

    fn specialize(&mut self, op: OpId) {
        let module = self.module;
        if let Some(&default) = module.regions(op).first() {
            self.ends(op, default, End::Yield);
        }
        let captures = captures_of(module, op);
        for partition in partitions_of(module, op) {
            self.ends(op, partition.region, End::PartitionReturn);
            if let Some(warps) = partition.num_warps.filter(|warps| !warps.is_power_of_two()) {
                self.report(partition_warps(module, op, warps));
            }
            if let Some(&entry) = module.region_blocks(partition.region).first() {
                self.forwards(op, captures, module.block_args(entry), "an argument of a partition");
            }
        }
    }

    /// Checks the end of each block of a region.
    fn ends(&mut self, op: OpId, region: RegionId, end: End) {
        let module = self.module;
        let blocks = module.region_blocks(region);
        // A declaration has no body; `{}` is a region without blocks.
        if matches!(self.meaning(op), Meaning::Func) && module.region(region).span.is_empty() {
            return;
        }
        for &block in blocks {
            match module.block_ops(block).last() {
                Some(&last) if self.may_end(last) => self.terminator(op, last, end),
                _ if end == End::Implied && module.results(op).is_empty() => {}
                last => {
                    let at = last.map_or(self.closing(region), |&last| module.op(last).name_span);
                    let name = module.op_name(op);
                    let message = format!("a block of `{name}` has no terminator");
                    let error = Diagnostic::error("verify::terminator", at, message);
                    let label =
                        if last.is_some() { "the last op of the block" } else { "the block ends here" };
                    let help = format!("end the block with `{}`", expected_end(name, end));
                    self.report(error.label(label).help(help));
                }
            }
        }
    }

    /// Checks that a known terminator is one of its parent and forwards as many values as that has
    /// results.
    fn terminator(&mut self, op: OpId, last: OpId, end: End) {
        let module = self.module;
        if !module.op(last).known || !module.successors(last).is_empty() {
            return;
        }
        let meaning = self.meaning(last);
        let fits = match end {
            End::Any | End::Implied => !matches!(meaning, Meaning::Return),
            End::Return => !matches!(meaning, Meaning::Yield | Meaning::WarpSpecialize(_)),
            End::Yield => meaning == Meaning::WarpSpecialize(WarpSpecialize::Yield),
            End::PartitionReturn => meaning == Meaning::WarpSpecialize(WarpSpecialize::Return),
        };
        // `ub.unreachable` and others may end any block.
        let is_other = matches!(meaning, Meaning::None);
        if !fits && !is_other {
            let (name, end_name) = (module.op_name(op), module.op_name(last));
            let message = format!("`{end_name}` cannot end a block of `{name}`");
            let help = format!("end the block with `{}`", expected_end(name, end));
            return self.report(
                Diagnostic::error("verify::terminator", module.op(last).name_span, message).help(help),
            );
        }
        let yields = end == End::Yield
            || matches!(self.meaning(op), Meaning::Regions(Regions::For | Regions::If | Regions::Switch));
        if yields && !is_other {
            self.forwards(last, module.operands(last), module.results(op), "a result");
        }
    }

    /// Reports a terminator before the end of its block.
    fn middle(&mut self, block: BlockId) {
        let module = self.module;
        let Some((_, before)) = module.block_ops(block).split_last() else { return };
        let early = before.iter().copied().find(|&op| module.op(op).known && self.is_terminator(op));
        if let Some(op) = early {
            let message = format!("`{}` is not the last op of its block", module.op_name(op));
            let error = Diagnostic::error("verify::terminator", module.op(op).name_span, message);
            self.report(error.help("delete the ops after it, or begin a new block with a label"));
        }
    }

    /// Checks that `sources` have the number and the types of `targets`.
    fn forwards(&mut self, op: OpId, sources: &[ValueId], targets: &[ValueId], what: &str) {
        let module = self.module;
        let at = module.op(op).name_span;
        let name = module.op_name(op);
        if sources.len() != targets.len() {
            let message =
                format!("`{name}` forwards {} values, where {} are needed", sources.len(), targets.len());
            let help = format!("forward one value for each of the {} targets", targets.len());
            return self.report(Diagnostic::error("verify::forwarded", at, message).help(help));
        }
        let is_known = |value: ValueId| module.type_text(module.ty(value)) != "?";
        let wrong = sources.iter().zip(targets).find(|&(&source, &target)| {
            is_known(source) && is_known(target) && !module.same_type(module.ty(source), module.ty(target))
        });
        if let Some((&source, &target)) = wrong {
            let (from, to) = (module.type_text(module.ty(source)), module.type_text(module.ty(target)));
            let message = format!("`{name}` forwards a value of type {from} to {what} of type {to}");
            let error =
                Diagnostic::error("verify::forwarded", at, message).help("use one type on both sides");
            let place = module.value(target).name;
            self.report(if place.is_empty() { error } else { error.also(place, format!("has type {to}")) });
        }
    }

    /// Checks the types of the results and block arguments of an op.
    fn results(&mut self, op: OpId) {
        let module = self.module;
        for &value in module.results(op) {
            self.value(op, value);
        }
        for &region in module.regions(op) {
            for &block in module.region_blocks(region) {
                module.block_args(block).iter().for_each(|&arg| self.value(op, arg));
            }
        }
    }

    /// Checks the type of a result or block argument of an op.
    fn value(&mut self, op: OpId, value: ValueId) {
        let module = self.module;
        let ty = module.ty(value);
        if !self.types[ty] {
            *self.types.entry(ty) = true;
            if is_memdesc(module, ty) && !has_encoding(module, ty) {
                self.report(no_encoding(module, op, value));
            }
        }
    }

    /// The closing brace of a region.
    fn closing(&self, region: RegionId) -> Span {
        let end = self.module.region(region).span.end;
        Span::new(end.saturating_sub(1), end)
    }
}

fn no_encoding(module: &Module, op: OpId, value: ValueId) -> Diagnostic {
    let name = module.value(value).name;
    let at = if name.is_empty() { module.op(op).name_span } else { name };
    let message = format!("the type {} has no encoding", module.type_text(module.ty(value)));
    let help = "write the shape, the encoding and the memory space, \
                such as `!ttg.memdesc<64xf16, #shared, #smem>`";
    Diagnostic::error("verify::memdesc", at, message).help(help)
}

fn expected_end(name: &str, end: End) -> String {
    match end {
        End::Return => format!("{}.return", name.split('.').next().unwrap_or("func")),
        End::Yield => "ttg.warp_yield".to_owned(),
        End::PartitionReturn => "ttg.warp_return".to_owned(),
        End::Implied => "scf.yield".to_owned(),
        End::Any => "a terminator of this op".to_owned(),
    }
}

fn partition_warps(module: &Module, op: OpId, warps: u32) -> Diagnostic {
    let message = format!("a partition of `{}` has {warps} warps", module.op_name(op));
    let help = "write a power of 2 for its number of warps";
    Diagnostic::error("verify::warps", module.op(op).name_span, message).help(help)
}

/// Whether reading an op by structure loses the synchronization of a kernel. The tables have all
/// formats of these dialects since the ops exist, but not all of AMD's.
fn must_be_read(def: &OpDef) -> bool {
    let dialect = def.syntax.name.split('.').next();
    let is_triton = matches!(dialect, Some("ttg" | "ttng"));
    let has_format = !def.syntax.formats.is_empty() || def.syntax.custom.is_some();
    is_triton && has_format && (def.synchronizes() || matches!(def.meaning, Meaning::WarpSpecialize(_)))
}

fn unread(module: &Module, op: OpId) -> Diagnostic {
    let name = module.op_name(op);
    let place = module.op(op);
    // The reader warns once for each name.
    let is_about = |warning: &&Diagnostic| {
        warning.code == "parse::format-drift"
            && warning.secondary.iter().any(|label| label.span == place.name_span)
    };
    let drift = module.warnings().iter().find(is_about);
    let why = drift.and_then(|warning| warning.message.rsplit_once(": "));
    let message = match why {
        Some((_, why)) => format!("`{name}` cannot be read: {why}"),
        None => format!("`{name}` cannot be read"),
    };
    let at = drift.map_or(place.name_span, |warning| warning.primary.span);
    let error = Diagnostic::error("verify::format", at, message).also(place.name_span, "in this operation");
    error.help("write the operation as the compiler prints it")
}
