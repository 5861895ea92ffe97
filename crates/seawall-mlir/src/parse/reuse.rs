//! Reading an edited text: ops that no edit touched are copied from the tables of the old module.
//!
//! An op is copied if its own text, which is that outside of its regions, is unchanged. The ops in
//! its regions are then read or copied one by one, so that only new and changed ops are parsed.
//! Names are resolved as always, since edits may change what they mean.

use super::Parser;
use super::op_state::OpState;
use super::scope::use_at;
use crate::change::{Change, Rank};
use crate::error::ParseError;
use crate::ids::{AttrId, BlockId, OpId, RegionId, Symbol, TypeId, ValueId};
use crate::ir::{DictPlace, NO_SEGMENTS, NamedAttr, Op, Slice, Successor, Value, ValueDef};
use crate::module::Module;
use crate::op_parser::RegionArg;
use crate::registry::Row;
use rustc_hash::FxHashMap;
use seawall_base::{EntityId, Span};

/// Why parts of a copied op have a place.
const KEPT: &str = "the text of a copied op is kept";

/// A part of the old text that is in the new one.
#[derive(Clone, Copy, Debug)]
struct Kept {
    old: Span,
    /// Where it begins in the new text.
    new: u32,
}

/// What the new text has of an old module.
#[derive(Debug)]
pub(crate) struct Reuse<'m> {
    module: &'m Module,
    /// In order.
    kept: Vec<Kept>,
    /// The ops that can be copied, by their first byte in the new text.
    whole: FxHashMap<u32, OpId>,
    /// All old ops with a name in the new text, by the first byte of the name there.
    named: FxHashMap<u32, OpId>,
}

/// The new ids of old texts, as far as they were needed.
#[derive(Debug, Default)]
pub(super) struct Known {
    types: FxHashMap<TypeId, TypeId>,
    attrs: FxHashMap<AttrId, AttrId>,
    symbols: FxHashMap<Symbol, Symbol>,
}

impl<'m> Reuse<'m> {
    /// Returns what `changes`, which are in order and apart, leave of `module`.
    pub(crate) fn new(module: &'m Module, changes: &[Change]) -> Self {
        let mut kept = Vec::with_capacity(changes.len() + 1);
        let (mut old, mut new) = (0, 0);
        for change in changes {
            kept.push(Kept { old: Span::new(old, change.span.start), new });
            new += change.span.start - old + change.text.len() as u32;
            old = change.span.end;
        }
        kept.push(Kept { old: Span::new(old, module.text().len() as u32), new });
        kept.retain(|kept| !kept.old.is_empty());
        let mut reuse = Reuse { module, kept, whole: FxHashMap::default(), named: FxHashMap::default() };
        for op in module.walk() {
            let Some(name) = reuse.byte(module.op(op).name_span.start) else { continue };
            reuse.named.insert(name, op);
            if let Some(start) = reuse.byte(module.op(op).span.start).filter(|_| reuse.is_whole(op, changes))
            {
                reuse.whole.insert(start, op);
            }
        }
        reuse
    }

    /// Returns the old op of a new one.
    pub(crate) fn origin(&self, new: &Op) -> Option<OpId> {
        self.named.get(&new.name_span.start).copied()
    }

    /// Returns the place of an old byte.
    fn byte(&self, old: u32) -> Option<u32> {
        let after = self.kept.partition_point(|kept| kept.old.start <= old);
        let kept = self.kept.get(after.checked_sub(1)?)?;
        (old < kept.old.end).then(|| kept.new + (old - kept.old.start))
    }

    /// Returns the place of an old text that is kept as one. A part that an op does not have is
    /// nowhere, or empty behind another part.
    fn span(&self, old: Span) -> Option<Span> {
        if old == Span::default() {
            return Some(old);
        }
        if old.is_empty() {
            return self.end(old.end).map(Span::at);
        }
        let (start, last) = (self.byte(old.start)?, self.byte(old.end - 1)?);
        (last - start == old.len() - 1).then(|| Span::new(start, last + 1))
    }

    /// Returns the end of an old text whose last byte is kept.
    fn end(&self, old: u32) -> Option<u32> {
        self.byte(old.checked_sub(1)?).map(|last| last + 1)
    }

    fn shifted(&self, old: Span) -> Span {
        self.span(old).expect(KEPT)
    }

    fn dict(&self, old: DictPlace) -> DictPlace {
        let end = |at| self.end(at).expect(KEPT);
        match old {
            DictPlace::Nowhere => DictPlace::Nowhere,
            DictPlace::Here(at) => DictPlace::Here(end(at + 1) - 1),
            DictPlace::Absent(at) => DictPlace::Absent(end(at)),
            DictPlace::AbsentWithKeyword(at) => DictPlace::AbsentWithKeyword(end(at)),
        }
    }

    /// Returns the old op that can be copied for the one that begins at `new`.
    pub(super) fn op_at(&self, new: u32) -> Option<OpId> {
        self.whole.get(&new).copied()
    }

    /// Whether no change touches the own text of an op, nor the labels that it names.
    fn is_whole(&self, op: OpId, changes: &[Change]) -> bool {
        let m = self.module;
        let span = m.op(op).span;
        let mut from = span.start;
        let regions = m.regions(op).iter().map(|&region| m.region(region).span);
        let pieces = regions.map(|region| (region.start + 1, region.end - 1)).chain([(span.end, span.end)]);
        let is_kept = |(end, next): (u32, u32)| {
            let piece = Span::new(from, end);
            from = next;
            let after = changes.partition_point(|change| change.span.end < piece.start);
            let near = changes[after..].iter().take_while(|change| change.span.start <= piece.end);
            !near.clone().any(|change| touches(change, piece)) && self.span(piece).is_some()
        };
        // The formats read regions in the order of the text.
        let is_kept = pieces.map(is_kept).fold(true, |all, piece| all & piece);
        let labels = m.successors(op).iter().map(|successor| m.block(successor.block).label);
        is_kept && labels.into_iter().all(|label| !label.is_empty() && self.span(label).is_some())
    }
}

/// Whether a change is to a piece of an op's own text. Lines that are inserted before or after an
/// op touch none of it.
fn touches(change: &Change, piece: Span) -> bool {
    if change.span.is_empty() && change.rank != Rank::Replace {
        return piece.start < change.span.start && change.span.start < piece.end;
    }
    if change.span.is_empty() {
        return piece.start <= change.span.start && change.span.start <= piece.end;
    }
    change.span.start < piece.end && piece.start < change.span.end
}

/// Copies the op `old` and continues behind it. What is in its regions is read.
pub(super) fn copy_op<'a>(
    parser: &mut Parser<'a>,
    reuse: &'a Reuse<'a>,
    old: OpId,
    parent: BlockId,
) -> Result<OpId, ParseError> {
    Copying { parser, reuse, old }.op(parent)
}

/// An op that is being copied.
struct Copying<'p, 'a> {
    parser: &'p mut Parser<'a>,
    reuse: &'a Reuse<'a>,
    old: OpId,
}

impl Copying<'_, '_> {
    fn was(&self) -> &Op {
        self.reuse.module.op(self.old)
    }

    fn op(&mut self, parent: BlockId) -> Result<OpId, ParseError> {
        let reuse = self.reuse;
        let was = reuse.module.op(self.old);
        let mut st = self.parser.begin_op(parent);
        (st.name, st.row, st.known) = (self.symbol(was.name), was.row, was.known);
        self.parser.t.ops[st.op].known = was.known;
        for &region in reuse.module.regions(self.old) {
            self.region(region, &mut st)?;
        }
        let end = reuse.end(was.span.end).expect(KEPT);
        self.parser.s.pos = end as usize;
        let operands = self.operands();
        let segments = self.segments(was.segments, |row| row.operands.len());
        let successors = self.successors(operands, parent);
        let results = self.results(st.op);
        let result_segments = self.segments(was.result_segments, |row| row.results.len());
        let attrs = self.attrs();
        let first = self.parser.t.region_lists.len();
        self.parser.t.region_lists.extend(self.parser.op_regions.drain(st.mark.regions..));
        let regions = Slice::until(first, self.parser.t.region_lists.len());
        self.parser.t.ops[st.op] = Op {
            name: st.name,
            span: Span::new(st.start, end),
            name_span: reuse.shifted(was.name_span),
            parent: Some(parent),
            operands,
            results,
            regions,
            successors,
            attrs,
            segments,
            result_segments,
            loc: reuse.shifted(was.loc),
            dict: reuse.dict(was.dict),
            ..was.clone()
        };
        Ok(st.op)
    }

    fn region(&mut self, region: RegionId, st: &mut OpState) -> Result<(), ParseError> {
        let (reuse, m) = (self.reuse, self.reuse.module);
        let (span, visibility) = (m.region(region).span, m.region(region).visibility);
        let entry = m.region_blocks(region).first().map_or(&[][..], |&block| m.block_args(block));
        // The label of a block has the other names.
        let in_header = entry.iter().map(|&arg| m.value(arg)).filter(|arg| arg.name.start < span.start);
        let args: Vec<RegionArg> = in_header
            .map(|arg| RegionArg { name: reuse.shifted(arg.name), ty: Some(self.ty(arg.ty)) })
            .collect();
        self.parser.s.pos = reuse.byte(span.start).expect(KEPT) as usize;
        self.parser.read_region_with(st, &args, visibility).map(drop)
    }

    fn operands(&mut self) -> Slice {
        let first = self.parser.t.operand_values.len();
        for &span in self.reuse.module.operand_spans(self.old) {
            let (span, slot) = (self.reuse.shifted(span), self.parser.t.operand_values.len() as u32);
            self.parser.t.operand_spans.push(span);
            let used = use_at(self.parser, span);
            let value = self.parser.resolve(&used, slot, None);
            self.parser.t.operand_values.push(value);
        }
        Slice::until(first, self.parser.t.operand_values.len())
    }

    /// Copies the ends of the groups of the op, if it has any.
    fn segments(&mut self, old: u32, groups: impl Fn(&Row) -> u32) -> u32 {
        if old == NO_SEGMENTS {
            return NO_SEGMENTS;
        }
        let count = self.parser.registry.rows().get(self.was().row).map_or(0, groups);
        let first = self.parser.t.segments.len() as u32;
        let ends = Slice { start: old, len: count }.of(&self.reuse.module.t.segments);
        self.parser.t.segments.extend_from_slice(ends);
        first
    }

    fn successors(&mut self, operands: Slice, parent: BlockId) -> Slice {
        let m = self.reuse.module;
        let first = self.parser.t.successors.len();
        for successor in m.successors(self.old) {
            let label = self.reuse.shifted(m.block(successor.block).label);
            let region = self.parser.t.blocks[parent].parent.expect("a branch is inside a region");
            let block = self.parser.block_called(region, label);
            let within = successor.args.start - self.was().operands.start;
            let args = Slice { start: operands.start + within, len: successor.args.len };
            self.parser.t.successors.push(Successor { block, args });
        }
        Slice::until(first, self.parser.t.successors.len())
    }

    fn results(&mut self, new: OpId) -> Slice {
        let m = self.reuse.module;
        let first = self.parser.t.values.len();
        for (index, &result) in m.results(self.old).iter().enumerate() {
            let ty = self.ty(m.value(result).ty);
            let name = self.reuse.shifted(m.value(result).name);
            let def = ValueDef::OpResult { op: new, index: index as u32 };
            self.parser.t.values.push(Value { ty, def, name });
        }
        let mut at = first;
        for group in m.results(self.old).chunk_by(|&a, &b| m.value(a).name == m.value(b).name) {
            let value = ValueId::from_index(at);
            let name = self.parser.t.values[value].name;
            if !name.is_empty() {
                self.parser.define(name, value, group.len() as u32);
            }
            at += group.len();
        }
        Slice::until(first, self.parser.t.values.len())
    }

    fn attrs(&mut self) -> Slice {
        let first = self.parser.t.attrs.len();
        for attr in self.reuse.module.attrs(self.old) {
            let (key, value) = (self.symbol(attr.key), self.attr(attr.value));
            self.parser.t.attrs.push(NamedAttr { key, value, span: self.reuse.shifted(attr.span) });
        }
        Slice::until(first, self.parser.t.attrs.len())
    }

    fn ty(&mut self, old: TypeId) -> TypeId {
        let (parser, text) = (&mut *self.parser, self.reuse.module.type_text(old));
        *parser.known.types.entry(old).or_insert_with(|| {
            parser.types.find(&parser.texts, text).unwrap_or_else(|| {
                let span = parser.texts.add(text);
                parser.types.intern(&parser.texts, span)
            })
        })
    }

    fn attr(&mut self, old: AttrId) -> AttrId {
        let (parser, text) = (&mut *self.parser, self.reuse.module.attr_text(old));
        *parser.known.attrs.entry(old).or_insert_with(|| {
            parser.attrs.find(&parser.texts, text).unwrap_or_else(|| {
                let span = parser.texts.add(text);
                parser.attrs.intern(&parser.texts, span)
            })
        })
    }

    fn symbol(&mut self, old: Symbol) -> Symbol {
        if let Some(&known) = self.parser.known.symbols.get(&old) {
            return known;
        }
        let new = self.parser.made_symbol(self.reuse.module.symbol(old));
        self.parser.known.symbols.insert(old, new);
        new
    }
}
