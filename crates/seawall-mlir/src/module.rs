//! A parsed module: the text, its tables, and accessors.

use crate::ids::{AttrId, BlockId, OpId, RegionId, Symbol, TypeId, ValueId};
use crate::intern::{Interner, Texts};
use crate::ir::{Block, NO_ROW, NO_SEGMENTS, NamedAttr, Op, Region, Slice, Successor, Value, ValueDef};
use crate::registry::{GroupTable, Registry, RowTable};
use rustc_hash::FxHashMap;
use seawall_base::{Diagnostic, EntityId, PrimaryMap, Span};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The arenas. The lists of ops, blocks and regions are ranges of these.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tables {
    pub(crate) ops: PrimaryMap<OpId, Op>,
    pub(crate) blocks: PrimaryMap<BlockId, Block>,
    pub(crate) regions: PrimaryMap<RegionId, Region>,
    pub(crate) values: PrimaryMap<ValueId, Value>,
    /// All value ids in order. The results of an op and the arguments of a block are consecutive,
    /// so their lists are ranges of this one.
    pub(crate) identity: Vec<ValueId>,
    pub(crate) operand_values: Vec<ValueId>,
    pub(crate) operand_spans: Vec<Span>,
    pub(crate) attrs: Vec<NamedAttr>,
    pub(crate) successors: Vec<Successor>,
    pub(crate) region_lists: Vec<RegionId>,
    pub(crate) block_lists: Vec<BlockId>,
    pub(crate) op_lists: Vec<OpId>,
    /// Ends of operand and result groups, relative to the op's first, for ops with groups of
    /// variable size.
    pub(crate) segments: Vec<u32>,
}

impl Tables {
    /// Returns empty tables with a capacity of `ops` ops, such as the number of lines of a text.
    /// Tables that grow leave holes in the heap.
    pub(crate) fn for_lines(ops: usize) -> Self {
        Tables {
            ops: PrimaryMap::with_capacity(ops),
            values: PrimaryMap::with_capacity(ops),
            operand_values: Vec::with_capacity(ops * 2),
            operand_spans: Vec::with_capacity(ops * 2),
            attrs: Vec::with_capacity(ops / 2),
            op_lists: Vec::with_capacity(ops),
            ..Tables::default()
        }
    }
}

/// The number of `\n` in `text`.
pub(crate) fn lines(text: &str) -> usize {
    memchr::memchr_iter(b'\n', text.as_bytes()).count()
}

/// Types, attributes and symbols that only decoding finds, such as element types. They are added
/// behind `&Module`.
#[derive(Debug)]
pub(crate) struct Lazy {
    types: Interner<TypeId>,
    attrs: Interner<AttrId>,
    symbols: Interner<Symbol>,
}

/// A parsed MLIR text. It is immutable: [`Edits`](crate::Edits) collect changes and return a new
/// text.
#[derive(Debug)]
pub struct Module {
    texts: Texts<Arc<String>>,
    pub(crate) t: Tables,
    types: Interner<TypeId>,
    attrs: Interner<AttrId>,
    symbols: Interner<Symbol>,
    pub(crate) attr_aliases: FxHashMap<Symbol, AttrId>,
    pub(crate) type_aliases: FxHashMap<Symbol, TypeId>,
    pub(crate) rows: Arc<RowTable>,
    lazy: Mutex<Lazy>,
    warnings: Vec<Diagnostic>,
}

type Interners = (Interner<TypeId>, Interner<AttrId>, Interner<Symbol>);
type Aliases = (FxHashMap<Symbol, AttrId>, FxHashMap<Symbol, TypeId>);

impl Module {
    pub(crate) fn assemble(
        texts: Texts<Arc<String>>,
        t: Tables,
        (types, attrs, symbols): Interners,
        (attr_aliases, type_aliases): Aliases,
        rows: Arc<RowTable>,
        warnings: Vec<Diagnostic>,
    ) -> Self {
        let lazy = Lazy { types: Interner::new(), attrs: Interner::new(), symbols: Interner::new() };
        let lazy = Mutex::new(lazy);
        Module { texts, t, types, attrs, symbols, attr_aliases, type_aliases, rows, lazy, warnings }
    }

    /// Returns a module with the same text, and without ops.
    pub(crate) fn without_ops(&self) -> Self {
        let lazy = Lazy { types: Interner::new(), attrs: Interner::new(), symbols: Interner::new() };
        Module {
            texts: self.texts.clone(),
            t: Tables::default(),
            types: self.types.clone(),
            attrs: self.attrs.clone(),
            symbols: self.symbols.clone(),
            attr_aliases: self.attr_aliases.clone(),
            type_aliases: self.type_aliases.clone(),
            rows: Arc::clone(&self.rows),
            lazy: Mutex::new(lazy),
            warnings: self.warnings.clone(),
        }
    }

    /// Returns the source text.
    #[inline]
    pub fn text(&self) -> &str {
        &self.texts.source
    }

    /// Returns the top-level block, which may contain several ops.
    pub fn body(&self) -> BlockId {
        BlockId::from_index(0)
    }

    /// Returns the warnings: parts of the text that were not fully understood.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.warnings
    }

    /// Returns an op.
    #[inline]
    pub fn op(&self, op: OpId) -> &Op {
        &self.t.ops[op]
    }

    /// Returns a block.
    #[inline]
    pub fn block(&self, block: BlockId) -> &Block {
        &self.t.blocks[block]
    }

    /// Returns a region.
    #[inline]
    pub fn region(&self, region: RegionId) -> &Region {
        &self.t.regions[region]
    }

    /// Returns a value.
    #[inline]
    pub fn value(&self, value: ValueId) -> &Value {
        &self.t.values[value]
    }

    /// The number of ops, including nested ones.
    pub fn op_count(&self) -> usize {
        self.t.ops.len()
    }

    /// The number of values.
    pub fn value_count(&self) -> usize {
        self.t.values.len()
    }

    /// The number of blocks, including the top-level block.
    pub fn block_count(&self) -> usize {
        self.t.blocks.len()
    }

    /// Returns the full name of the op, such as `ttg.local_load`.
    #[inline]
    pub fn op_name(&self, op: OpId) -> &str {
        self.symbol(self.op(op).name)
    }

    /// Returns the operands, including those that are passed to successors.
    ///
    /// They are in ODS argument order if the op is [`known`](Op::known), and in text order
    /// otherwise.
    #[inline]
    pub fn operands(&self, op: OpId) -> &[ValueId] {
        self.op(op).operands.of(&self.t.operand_values)
    }

    /// Returns the span of each operand (including `#1`), in the order of
    /// [`operands`](Self::operands).
    #[inline]
    pub fn operand_spans(&self, op: OpId) -> &[Span] {
        self.op(op).operands.of(&self.t.operand_spans)
    }

    /// Returns the operands of one ODS group. The list is empty if the group is absent or the op is
    /// not [`known`](Op::known).
    pub fn operand_group(&self, op: OpId, name: &str) -> &[ValueId] {
        let Some(part) = self.operand_part(op, name) else { return &[] };
        part.of(self.operands(op))
    }

    /// Returns the spans of the operands of one ODS group.
    pub fn operand_group_spans(&self, op: OpId, name: &str) -> &[Span] {
        let Some(part) = self.operand_part(op, name) else { return &[] };
        part.of(self.operand_spans(op))
    }

    fn operand_part(&self, op: OpId, name: &str) -> Option<Slice> {
        let op = self.op(op);
        let groups = &self.rows.get(op.row)?.operands;
        self.part(op, groups, name, op.segments, op.operands.len)
    }

    /// Returns the range of group `name`, relative to the op's first operand or result.
    fn part(&self, op: &Op, groups: &GroupTable, name: &str, segments: u32, len: u32) -> Option<Slice> {
        if !op.known {
            return None;
        }
        let group = groups.find(name)?;
        if segments == NO_SEGMENTS {
            return (groups.is_simple() && group < len).then_some(Slice { start: group, len: 1 });
        }
        let end = |i: u32| self.t.segments.get((segments + i) as usize).copied();
        let start = if group == 0 { 0 } else { end(group - 1)? };
        Some(Slice { start, len: end(group)?.checked_sub(start)? })
    }

    /// Returns the results in order.
    #[inline]
    pub fn results(&self, op: OpId) -> &[ValueId] {
        self.op(op).results.of(&self.t.identity)
    }

    /// Returns the results of one ODS group. The list is empty if the group is absent or the op is
    /// not [`known`](Op::known).
    pub fn result_group(&self, op: OpId, name: &str) -> &[ValueId] {
        let o = self.op(op);
        let part = self
            .rows
            .get(o.row)
            .and_then(|row| self.part(o, &row.results, name, o.result_segments, o.results.len));
        part.map_or(&[], |part| part.of(self.results(op)))
    }

    /// Returns the regions in order.
    #[inline]
    pub fn regions(&self, op: OpId) -> &[RegionId] {
        self.op(op).regions.of(&self.t.region_lists)
    }

    /// Returns the branch targets in order.
    #[inline]
    pub fn successors(&self, op: OpId) -> &[Successor] {
        self.op(op).successors.of(&self.t.successors)
    }

    /// Returns the operands that a branch passes to its target, in the order of the target's
    /// arguments.
    #[inline]
    pub fn successor_args(&self, successor: &Successor) -> &[ValueId] {
        successor.args.of(&self.t.operand_values)
    }

    /// Returns the attributes of every kind (inherent, properties, discardable) as written.
    #[inline]
    pub fn attrs(&self, op: OpId) -> &[NamedAttr] {
        self.op(op).attrs.of(&self.t.attrs)
    }

    /// Returns the attribute `key` (unquoted) of any kind.
    pub fn attr(&self, op: OpId, key: &str) -> Option<AttrId> {
        self.named_attr(op, key).map(|a| a.value)
    }

    /// Returns the attribute `key` with its span.
    pub fn named_attr(&self, op: OpId, key: &str) -> Option<&NamedAttr> {
        self.attrs(op).iter().find(|a| self.symbol(a.key) == key)
    }

    /// Returns the op's symbol name without `@` and quotes.
    pub fn symbol_name(&self, op: OpId) -> Option<&str> {
        let text = self.attr_text(self.attr(op, "sym_name")?);
        let text = text.strip_prefix('@').unwrap_or(text);
        Some(text.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(text))
    }

    /// Returns the type of a value.
    #[inline]
    pub fn ty(&self, value: ValueId) -> TypeId {
        self.value(value).ty
    }

    /// Returns the name of a value as at its definition, `%x` or `%x#1`. A result without a name is
    /// `%`.
    pub fn value_name(&self, value: ValueId) -> String {
        let v = self.value(value);
        let name = v.name.of(self.text());
        let group = match v.def {
            ValueDef::OpResult { op, .. } => self.results(op),
            ValueDef::BlockArg { .. } => &[],
        };
        let mut peers = group.iter().filter(|&&p| self.value(p).name == v.name);
        let position = peers.clone().position(|&p| p == value).unwrap_or(0);
        match (v.name.is_empty(), peers.nth(1)) {
            (true, _) => "%".to_string(),
            (false, Some(_)) => format!("{name}#{position}"),
            (false, None) => name.to_string(),
        }
    }

    /// Returns the op that defines a value, or `None` for a block argument.
    pub fn defining_op(&self, value: ValueId) -> Option<OpId> {
        match self.value(value).def {
            ValueDef::OpResult { op, .. } => Some(op),
            ValueDef::BlockArg { .. } => None,
        }
    }

    /// Returns the trailing `loc(...)` of an op.
    pub fn loc(&self, op: OpId) -> Option<Span> {
        Some(self.op(op).loc).filter(|span| !span.is_empty())
    }

    /// Whether the registry has a row for the op's name.
    pub fn has_row(&self, op: OpId) -> bool {
        self.op(op).row != NO_ROW
    }

    // ---- interned texts --------------------------------------------------------------------

    fn lazy(&self) -> MutexGuard<'_, Lazy> {
        // Entries are only appended, so a panic under the lock leaves consistent data.
        self.lazy.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the string of a symbol.
    #[inline]
    pub fn symbol(&self, symbol: Symbol) -> &str {
        let span = match symbol.index().checked_sub(self.symbols.len()) {
            None => self.symbols.span(symbol),
            Some(i) => self.lazy().symbols.span(Symbol::from_index(i)),
        };
        self.texts.get(span)
    }

    /// Returns the attribute as written.
    #[inline]
    pub fn attr_text(&self, attr: AttrId) -> &str {
        self.texts.get(self.attr_span(attr))
    }

    #[inline]
    pub(crate) fn attr_span(&self, attr: AttrId) -> Span {
        match attr.index().checked_sub(self.attrs.len()) {
            None => self.attrs.span(attr),
            Some(i) => self.lazy().attrs.span(AttrId::from_index(i)),
        }
    }

    /// Returns the type as written.
    #[inline]
    pub fn type_text(&self, ty: TypeId) -> &str {
        self.texts.get(self.type_span(ty))
    }

    #[inline]
    pub(crate) fn type_span(&self, ty: TypeId) -> Span {
        match ty.index().checked_sub(self.types.len()) {
            None => self.types.span(ty),
            Some(i) => self.lazy().types.span(TypeId::from_index(i)),
        }
    }

    /// Returns the id of the type at `span` of the source or of the synthesized text.
    pub(crate) fn type_at(&self, span: Span) -> TypeId {
        let text = self.texts.get(span);
        self.types.find(&self.texts, text).unwrap_or_else(|| {
            let i = self.lazy().types.intern(&self.texts, span).index();
            TypeId::from_index(self.types.len() + i)
        })
    }

    /// Returns the id of the attribute at `span`.
    pub(crate) fn attr_at(&self, span: Span) -> AttrId {
        let text = self.texts.get(span);
        self.attrs.find(&self.texts, text).unwrap_or_else(|| {
            let i = self.lazy().attrs.intern(&self.texts, span).index();
            AttrId::from_index(self.attrs.len() + i)
        })
    }

    /// Returns the symbol at `span`.
    pub(crate) fn symbol_at(&self, span: Span) -> Symbol {
        let text = self.texts.get(span);
        self.symbols.find(&self.texts, text).unwrap_or_else(|| {
            let i = self.lazy().symbols.intern(&self.texts, span).index();
            Symbol::from_index(self.symbols.len() + i)
        })
    }

    /// Returns the symbol for `text` if it occurs as an op name, attribute key or alias.
    pub fn find_symbol(&self, text: &str) -> Option<Symbol> {
        self.symbols.find(&self.texts, text)
    }

    /// Returns the attribute with exactly this text, if it occurs.
    pub fn find_attr(&self, text: &str) -> Option<AttrId> {
        self.attrs.find(&self.texts, text)
    }

    /// Returns the type with exactly this text, if it occurs.
    pub fn find_type(&self, text: &str) -> Option<TypeId> {
        self.types.find(&self.texts, text)
    }
}

/// Returns the symbol for `text`, which need not occur in the source. Only for a module without
/// ops, since what decoding finds is numbered behind the symbols.
pub(crate) fn add_symbol(module: &mut Module, text: &str) -> Symbol {
    let span = module.texts.add(text);
    module.symbols.intern(&module.texts, span)
}

/// Returns the attribute `text`, as [`add_symbol`] does.
pub(crate) fn add_attr(module: &mut Module, text: &str) -> AttrId {
    let span = module.texts.add(text);
    module.attrs.intern(&module.texts, span)
}

/// Iterates over the op names, attribute keys and aliases of the text, each once. A module with
/// inlined calls may have some that no op has.
pub fn symbols_of(module: &Module) -> impl Iterator<Item = &str> {
    module.symbols.spans().map(|span| module.texts.get(span))
}

/// Iterates over the types of the text as written, each once.
pub fn types_of(module: &Module) -> impl Iterator<Item = TypeId> + use<> {
    (0..module.types.len()).map(TypeId::from_index)
}

impl Registry {
    /// Returns the position of the row of `op`, in the order in which rows were added.
    pub fn row_of(&self, module: &Module, op: OpId) -> Option<usize> {
        if !std::ptr::eq(self.rows(), &*module.rows) {
            return self.row_index(module.op_name(op));
        }
        Some(module.op(op).row).filter(|&row| row != NO_ROW).map(|row| row as usize)
    }
}
