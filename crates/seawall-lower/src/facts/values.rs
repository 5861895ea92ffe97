//! Values: their types, constants, and what they name.

use std::rc::Rc;

use rustc_hash::FxHashSet;
use seawall_dialects::{Aref, Barrier, GpuIndex, Meaning, MemRef, MemRefView, View as ViewOp};
use seawall_mlir::{AttrValue, BlockId, OpId, TypeId, TypeKind, ValueDef, ValueId};
use seawall_model::Queue;

use crate::facts::Facts;
use crate::facts::physical::Desc;

impl Facts<'_> {
    /// The value of an integer constant. Only the constant op itself is recognized.
    pub(crate) fn constant(&self, value: ValueId) -> Option<i64> {
        let ValueDef::OpResult { op, .. } = self.module.value(value).def else { return None };
        if !matches!(self.meaning(op), Meaning::Constant) {
            return self.size_of_launch(op);
        }
        i64::try_from(self.module.constant_int(op)?).ok()
    }

    /// The result of an op that returns the number of threads along an axis, if the module states
    /// it.
    fn size_of_launch(&self, op: OpId) -> Option<i64> {
        let threads = self.threads.filter(|_| self.is_size_stated)?;
        let is_size = self.knowledge.gpu_index(op) == Some(GpuIndex::Threads);
        let axis = self.knowledge.axis(op).filter(|_| is_size)?;
        Some(i64::from(*threads.size.get(axis)?))
    }

    /// How the results of an op name parts of a buffer. An enter of an aref returns a slot.
    pub(crate) fn view_kind(&self, op: OpId) -> Option<ViewOp> {
        match self.meaning(op) {
            Meaning::View(kind) => Some(kind),
            Meaning::Aref(Aref::PutEnter | Aref::GetEnter | Aref::Buffer) => {
                Some(ViewOp::Index { index: "stage" })
            }
            _ => None,
        }
    }

    /// Whether a buffer without a slot dimension is an array of mbarriers, as in Meta's fork, where
    /// ops index its elements, or those of a reinterpretation.
    pub(crate) fn is_flat_array(&self, value: ValueId) -> bool {
        let module = self.module;
        let flat = self.flat_arrays.get_or_init(|| {
            let is_index = |&op: &OpId| matches!(self.meaning(op), Meaning::View(ViewOp::Index { .. }));
            let source = |op: OpId| module.operands(op).first().map(|&value| module.ty(value));
            let mut flat: FxHashSet<TypeId> = module.walk().filter(is_index).filter_map(source).collect();
            let is_other_type = |&op: &OpId| {
                matches!(self.meaning(op), Meaning::View(ViewOp::Reinterpret))
                    && module.results(op).iter().any(|&result| flat.contains(&module.ty(result)))
            };
            let reinterpreted: Vec<TypeId> = module.walk().filter(is_other_type).filter_map(source).collect();
            flat.extend(reinterpreted);
            flat
        });
        let is_indexed = flat.contains(&module.ty(value));
        is_indexed
            && self.desc(value).is_some_and(|desc| desc.text.shape.len() == 1 && desc.text.element_bits == 64)
    }

    /// Whether a value is a memdesc.
    pub(crate) fn is_memdesc(&self, value: ValueId) -> bool {
        self.knowledge.space(value).is_some()
    }

    /// The decoded type of a memdesc value.
    pub(crate) fn desc(&self, value: ValueId) -> Option<Rc<Desc>> {
        self.physical.desc(self.module.ty(value))
    }

    /// Whether `value` is the result of an allocation, or an attribution of a `gpu.func`.
    pub(crate) fn is_allocation(&self, value: ValueId) -> bool {
        match self.module.value(value).def {
            ValueDef::OpResult { op, .. } => matches!(self.meaning(op), Meaning::Alloc(_)),
            ValueDef::BlockArg { block, .. } => is_attribution(self, block, value),
        }
    }

    /// Whether the module pairs CTAs for MMAs.
    pub(crate) fn two_ctas(&self) -> bool {
        let root = self.module.walk().next();
        root.is_some_and(|root| self.flag(root, "ttng.two-ctas"))
    }

    /// The decoded type of a memref.
    pub(crate) fn memref(&self, value: ValueId) -> Option<Rc<MemRef>> {
        let mut known = self.memref_type(self.module.ty(value))?;
        let mut at = value;
        // A cast may leave out what the type of its source states. Inputs may chain any number.
        for _ in 0..16 {
            let source = self
                .module
                .defining_op(at)
                .filter(|&op| self.knowledge.memref_view(op) == Some(MemRefView::Cast))
                .and_then(|op| self.module.operands(op).first().copied());
            let Some(source) = source.filter(|_| !known.is_static()) else { break };
            if let Some(own) = self.memref_type(self.module.ty(source)) {
                known = Rc::new(known.or(&own));
            }
            at = source;
        }
        Some(known)
    }

    fn memref_type(&self, ty: TypeId) -> Option<Rc<MemRef>> {
        let decode = || MemRef::decode(self.module, ty).map(Rc::new);
        self.memref_types.borrow_mut().entry(ty).or_insert_with(decode).clone()
    }

    /// Whether a value is a memref in workgroup memory of an upstream module.
    pub(crate) fn is_shared_memref(&self, value: ValueId) -> bool {
        self.upstream && self.is_memdesc(value) && self.memref(value).is_some()
    }

    /// The queue of direct-to-LDS loads: asyncmarks if the module has them, or else the counter of
    /// vector memory.
    pub(crate) fn direct_queue(&self) -> Queue {
        let module = self.module;
        let marks =
            ["rocdl.asyncmark", "rocdl.wait.asyncmark"].iter().any(|name| module.find_symbol(name).is_some());
        if marks { Queue::CpAsync } else { Queue::Vmem }
    }

    /// Whether a value is a condition: an integer of one bit.
    pub(crate) fn is_bit(&self, value: ValueId) -> bool {
        self.bits(value) == Some(1)
    }

    /// The width of an integer; `index` has 64 bits on all targets.
    pub(crate) fn bits(&self, value: ValueId) -> Option<u32> {
        self.width(self.module.ty(value))
    }

    /// The width of an integer type; `None` for other types.
    fn width(&self, ty: TypeId) -> Option<u32> {
        *self.widths.borrow_mut().entry(ty).get_or_insert_with(|| {
            // Most types are tensors, which take long to decode.
            if self.module.type_text(ty).contains('<') {
                return None;
            }
            match self.module.type_kind(ty) {
                TypeKind::Integer { width, .. } => Some(width),
                TypeKind::Index => Some(64),
                _ => None,
            }
        })
    }

    /// Whether `ty` is an integer or `index`.
    pub(crate) fn is_scalar_integer(&self, ty: TypeId) -> bool {
        self.width(ty).is_some()
    }

    /// The number of a split barrier; -1 if the op does not state one.
    pub(crate) fn barrier_id(&self, op: OpId, key: Option<&str>) -> i32 {
        key.and_then(|key| self.int_attr(op, key)).and_then(|id| i32::try_from(id).ok()).unwrap_or(-1)
    }

    /// Whether a named barrier is that of all threads: it states neither a number nor threads.
    pub(crate) fn is_barrier_of_all(&self, op: OpId, barrier: Barrier) -> bool {
        let is_absent = |group| self.module.operand_group(op, group).is_empty();
        matches!(barrier, Barrier::Named { id, threads } if is_absent(id) && is_absent(threads))
    }
}

/// The number of arguments of a `gpu.func` or `gpu.launch` before its attributions of workgroup
/// memory.
pub(crate) fn attributions(facts: &Facts<'_>, func: OpId, args: &[ValueId]) -> usize {
    let module = facts.module;
    // The host passes no workgroup memory.
    if module.op_name(func) == "gpu.launch" {
        return args.iter().take_while(|&&arg| !facts.is_shared_memref(arg)).count();
    }
    if module.op_name(func) != "gpu.func" {
        return args.len();
    }
    let Some(attr) = module.attr(func, "function_type") else { return args.len() };
    let text = module.attr_text(attr);
    let count = match module.attr_value(attr) {
        // In the op's own assembly, each argument has a name.
        _ if text.contains('%') => text.matches('%').count(),
        AttrValue::Type(ty) => match module.type_kind(ty) {
            TypeKind::Function { inputs, .. } => inputs.len(),
            _ => args.len(),
        },
        _ => 0,
    };
    count.min(args.len())
}

/// Whether an argument of `block` is an attribution of workgroup memory.
pub(crate) fn is_attribution(facts: &Facts<'_>, block: BlockId, value: ValueId) -> bool {
    let module = facts.module;
    let Some(func) = module.block(block).parent.map(|region| module.region(region).op) else { return false };
    let args = module.block_args(block);
    matches!(module.op_name(func), "gpu.func" | "gpu.launch")
        && facts.is_shared_memref(value)
        && args.iter().skip(attributions(facts, func, args)).any(|&arg| arg == value)
}
