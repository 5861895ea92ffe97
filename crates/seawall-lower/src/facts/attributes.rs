//! Ops, their rows, and their attributes.

use seawall_dialects::{Meaning, OpDef, Traits};
use seawall_mlir::{AttrValue, OpId, ValueId};

use crate::facts::Facts;

impl Facts<'_> {
    /// The row of `op`.
    #[inline]
    pub(crate) fn def(&self, op: OpId) -> Option<&'static OpDef> {
        self.knowledge.def(op)
    }

    /// The meaning of `op`; `Meaning::None` for an op without a row.
    #[inline]
    pub(crate) fn meaning(&self, op: OpId) -> Meaning {
        self.def(op).map_or(Meaning::None, |def| def.meaning)
    }

    /// Whether `op` has all of `traits`.
    #[inline]
    pub(crate) fn has(&self, op: OpId, traits: Traits) -> bool {
        self.def(op).is_some_and(|def| def.traits.has(traits))
    }

    /// An integer attribute.
    pub(crate) fn int_attr(&self, op: OpId, key: &str) -> Option<i64> {
        match self.module.attr_value(self.module.attr(op, key)?) {
            AttrValue::Int { value, .. } => i64::try_from(value).ok(),
            AttrValue::Bool(value) => Some(i64::from(value)),
            _ => None,
        }
    }

    /// Whether a unit or boolean attribute is set.
    pub(crate) fn flag(&self, op: OpId, key: &str) -> bool {
        self.module.attr(op, key).is_some_and(|attr| match self.module.attr_value(attr) {
            AttrValue::Unit => true,
            AttrValue::Bool(value) => value,
            AttrValue::Int { value, .. } => value != 0,
            _ => false,
        })
    }

    /// A list of integers: `[0 : i32, 8 : i32]`, `array<i32: 0, 8>`, or the bare `0, 8` of an op's
    /// own assembly. A single integer is a list of one.
    pub(crate) fn int_list(&self, op: OpId, key: &str) -> Option<Vec<i64>> {
        let int = |value: i128| i64::try_from(value).ok();
        let text = self.module.attr_text(self.module.attr(op, key)?);
        if text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b',' | b' ' | b'-')) {
            return text.split(',').map(|item| item.trim().parse().ok()).collect();
        }
        match self.module.attr_value(self.module.attr(op, key)?) {
            AttrValue::Int { value, .. } => int(value).map(|v| vec![v]),
            AttrValue::DenseArray { values, .. } => values.into_iter().map(int).collect(),
            AttrValue::Array(items) => items
                .into_iter()
                .map(|item| match self.module.attr_value(item) {
                    AttrValue::Int { value, .. } => int(value),
                    _ => None,
                })
                .collect(),
            _ => None,
        }
    }

    /// Whether some op uses `value`.
    pub(crate) fn is_used(&self, value: ValueId) -> bool {
        let module = self.module;
        let uses = |op| {
            let passed = module.successors(op).iter().flat_map(|s| module.successor_args(s));
            module.operands(op).iter().chain(passed).copied()
        };
        self.used.get_or_init(|| module.walk().flat_map(uses).collect()).contains(&value)
    }

    /// Whether an MMA on tensor memory is complete when the op is over.
    ///
    /// Triton makes MMAs without `is_async`, and its MMA lowering pass completes each with an
    /// mbarrier at which all warps wait. Before that pass, tokens connect the accesses of tensor
    /// memory. Gluon, whose MMAs are asynchronous without the attribute, connects none.
    pub(crate) fn is_synchronous_mma(&self, op: OpId) -> bool {
        let module = self.module;
        let connects =
            |op| ["dep", "acc_dep"].iter().any(|group| !module.operand_group(op, group).is_empty());
        !self.flag(op, "is_async")
            && module.operand_group(op, "barriers").is_empty()
            && *self.connects_tokens.get_or_init(|| module.walk().any(connects))
    }

    /// The single operand of a group.
    pub(crate) fn operand(&self, op: OpId, name: &str) -> Option<ValueId> {
        self.module.operand_group(op, name).first().copied()
    }

    /// A list of numbers with `None` for dynamic ones: `[%a, 4]`, or the dense array of the generic
    /// form.
    pub(crate) fn static_list(&self, op: OpId, key: &str) -> Option<Vec<Option<i64>>> {
        let attr = self.module.attr(op, key)?;
        if let AttrValue::DenseArray { values, .. } = self.module.attr_value(attr) {
            let number = |value: i128| i64::try_from(value).ok().filter(|&value| value != i64::MIN);
            return Some(values.into_iter().map(number).collect());
        }
        let list = self.module.attr_text(attr).trim().strip_prefix('[')?.strip_suffix(']')?.trim();
        if list.is_empty() {
            return Some(Vec::new());
        }
        let item = |item: &str| match item.trim() {
            value if value.starts_with('%') => Some(None),
            number => number.parse().ok().map(Some),
        };
        list.split(',').map(item).collect()
    }
}
