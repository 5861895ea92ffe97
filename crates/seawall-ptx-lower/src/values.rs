//! The expression of each register that a step reads or writes.

use rustc_hash::FxHashMap;
use seawall_ptx::{Module, Operand, OperandKind};

use crate::expr::{ExprId, Exprs, Level, Node, Op, Symbol};
use crate::flow::Flow;
use crate::names::{Scope, Scopes};
use crate::opcodes::width;
use crate::reaching::{Definitions, Reaching};
use crate::shared::Shared;
use crate::special::special;

/// The value of an operand.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    /// A register or constant.
    One(ExprId),
    /// An address with its offset, and further parts.
    Address(ExprId, Vec<Value>),
    /// The parts of a vector or pair.
    Many(Vec<Value>),
}

impl Value {
    pub(crate) fn one(&self) -> Option<ExprId> {
        match self {
            Value::One(expr) => Some(*expr),
            _ => None,
        }
    }

    pub(crate) fn address(&self) -> Option<ExprId> {
        match self {
            Value::Address(expr, _) => Some(*expr),
            _ => None,
        }
    }
}

/// A phi: a register at the start of a block.
#[derive(Clone, Debug)]
pub(crate) struct Phi {
    pub(crate) block: usize,
    register: u32,
    /// The value on each edge, by predecessor.
    pub(crate) incoming: Vec<(usize, ExprId)>,
}

/// What a step reads, if it is not a computation.
#[derive(Clone, Debug, Default)]
pub(crate) struct Uses {
    /// Whether it executes: its guard.
    pub(crate) guard: Option<ExprId>,
    pub(crate) operands: Vec<Value>,
}

/// The values of a kernel.
pub(crate) struct Values<'m> {
    pub(crate) module: &'m Module,
    pub(crate) exprs: Exprs,
    pub(crate) phis: Vec<Phi>,
    pub(crate) phi_ids: FxHashMap<(usize, u32), u32>,
    /// What each step reads, and its guard.
    pub(crate) uses: Vec<Uses>,
    pub(crate) results: FxHashMap<(u32, u8), ExprId>,
    pub(crate) shared: Shared<'m>,
    pub(crate) threads: [u32; 3],
    /// The place in shared memory to which `tcgen05.alloc` writes the address of tensor memory.
    pub(crate) allocated: Option<u64>,
    /// Steps that allocate tensor memory, and loads of the address that the allocation stored.
    pub(crate) of_allocation: std::collections::BTreeSet<usize>,
    /// Numbers of barriers at which some threads arrive without waiting.
    pub(crate) arrived: std::collections::BTreeSet<u64>,
    /// The CTAs of a cluster.
    pub(crate) ctas: u32,
    /// The CTAs of a cluster by dimension, if the kernel states them.
    pub(crate) cluster: Option<[u32; 3]>,
    /// The address in this CTA of each symbol that is an address in another one (`mapa`).
    pub(crate) mapped: FxHashMap<u32, ExprId>,
    /// The rank of the CTA of each such address.
    pub(crate) mapped_to: FxHashMap<u32, ExprId>,
    /// The parameters of the kernel, with the values that were read from them.
    pub(crate) params: FxHashMap<&'m str, FxHashMap<i64, ExprId>>,
}

/// The values of registers inside of a block.
pub(crate) struct Local<'a, 'm> {
    pub(crate) scope: Scope,
    pub(crate) block: usize,
    pub(crate) scopes: &'a mut Scopes<'m>,
    pub(crate) registers: FxHashMap<u32, ExprId>,
    pub(crate) definitions: &'a Definitions,
}

impl<'m> Values<'m> {
    /// The values on the edges. More phis may appear meanwhile.
    pub(crate) fn fill_phis(&mut self, flow: &Flow, definitions: &Definitions) {
        let mut at = 0;
        while let Some(phi) = self.phis.get(at) {
            let (block, register) = (phi.block, phi.register);
            let mut incoming = Vec::new();
            for &from in &flow.predecessors[block] {
                let value = self.reaching(definitions.at_end(from, register));
                incoming.push((from, value));
            }
            self.phis[at].incoming = incoming;
            at += 1;
        }
    }

    fn reaching(&mut self, reaching: Reaching) -> ExprId {
        match reaching {
            Reaching::Undefined => self.unknown("undefined", Level::Thread, None, Vec::new()),
            Reaching::Step(step, result) => match self.results.get(&(step, result)) {
                Some(&known) => known,
                None => self.unknown("unreached", Level::Thread, None, Vec::new()),
            },
            Reaching::Phi { block, register } => {
                let next = self.phis.len() as u32;
                let number = *self.phi_ids.entry((block as usize, register)).or_insert(next);
                if number == next {
                    self.phis.push(Phi { block: block as usize, register, incoming: Vec::new() });
                }
                self.exprs.intern(Node::Phi(number))
            }
        }
    }

    /// A value that is not followed. Threads that agree on `of` agree on it, up to `level`.
    pub(crate) fn unknown(
        &mut self,
        name: &str,
        level: Level,
        block: Option<usize>,
        of: Vec<ExprId>,
    ) -> ExprId {
        self.exprs.symbol(Symbol {
            name: name.to_owned(),
            level,
            least: None,
            block,
            is_parameter: false,
            is_of_run: false,
            made_by: None,
            commutes: false,
            of,
            reads: Vec::new(),
        })
    }

    pub(crate) fn register(&mut self, name: &'m str, local: &mut Local<'_, 'm>) -> ExprId {
        let register = local.scopes.register(local.scope, name);
        if let Some(&known) = local.registers.get(&register) {
            return known;
        }
        let reaching = local.definitions.at_start(local.block, register);
        let value = self.reaching(reaching);
        local.registers.insert(register, value);
        value
    }

    /// The value of a name: a special register, a variable, or a register.
    pub(crate) fn named(&mut self, name: &'m str, local: &mut Local<'_, 'm>) -> ExprId {
        if let Some(place) = self.place_in_cluster(name) {
            return place;
        }
        if let Some(value) = special(&mut self.exprs, name, self.threads) {
            return value;
        }
        if let Some(address) = self.shared.address(name) {
            return self.exprs.constant(32, u64::from(address));
        }
        if self.shared.is_other_variable(name) {
            return self.unknown(name, Level::Cta, None, Vec::new());
        }
        self.register(name, local)
    }

    pub(crate) fn operand(&mut self, operand: &Operand, local: &mut Local<'_, 'm>) -> Value {
        let module = self.module;
        match operand.kind {
            OperandKind::Name => Value::One(self.named(module.of(operand.span), local)),
            OperandKind::Integer(value) => Value::One(self.exprs.constant(64, value)),
            OperandKind::Float => Value::One(self.unknown("constant", Level::Cta, None, Vec::new())),
            OperandKind::Negated { name } => {
                let value = self.named(module.of(name), local);
                Value::One(self.exprs.not(value))
            }
            OperandKind::Sum { name, offset } => {
                let base = self.named(module.of(name), local);
                Value::One(self.offset(base, offset))
            }
            OperandKind::Vector(parts) | OperandKind::Pair(parts) | OperandKind::List(parts) => {
                let parts = module.operands(parts).iter();
                Value::Many(parts.map(|part| self.operand(part, local)).collect())
            }
            OperandKind::Address { parts, offset } => {
                let parts = module.operands(parts);
                let base = match parts.first().map(|base| self.operand(base, local)) {
                    Some(Value::One(base)) => base,
                    _ => self.unknown("address", Level::Thread, None, Vec::new()),
                };
                let address = self.offset(base, offset);
                let more = parts.iter().skip(1).map(|part| self.operand(part, local)).collect();
                Value::Address(address, more)
            }
        }
    }

    /// The `count` values that `ld.param` reads from a parameter of the kernel.
    pub(crate) fn param(&mut self, id: seawall_ptx::InstructionId, count: usize) -> Vec<ExprId> {
        let each = width(self.module.opcode_of(id)).map_or(0, |bytes| bytes / count.max(1) as u32);
        (0..count).map_while(|at| self.param_at(id, i64::from(each) * at as i64)).collect()
    }

    /// The value at `further` bytes behind the address of `ld.param`.
    fn param_at(&mut self, id: seawall_ptx::InstructionId, further: i64) -> Option<ExprId> {
        let module = self.module;
        let OperandKind::Address { parts, offset } = module.operands_of(id).get(1)?.kind else { return None };
        let offset = offset.checked_add(further)?;
        let name = module.of(module.operands(parts).first()?.span);
        let known = self.params.get(name)?.get(&offset).copied();
        if known.is_some() {
            return known;
        }
        let spelled = if offset == 0 { name.to_owned() } else { format!("{name}+{offset}") };
        let value = self.exprs.symbol(Symbol {
            name: spelled,
            level: Level::Cta,
            least: None,
            block: None,
            is_parameter: true,
            is_of_run: true,
            made_by: None,
            commutes: false,
            of: Vec::new(),
            reads: Vec::new(),
        });
        self.params.get_mut(name)?.insert(offset, value);
        Some(value)
    }

    /// Whether a value was read from a parameter of the kernel.
    pub(crate) fn is_parameter(&self, id: ExprId) -> bool {
        match self.exprs.node(id) {
            Node::Symbol(number) => self.exprs.symbols[number as usize].is_parameter,
            _ => false,
        }
    }

    /// Adds a phi that no register has. Returns its value.
    pub(crate) fn add_phi(&mut self, block: usize, incoming: Vec<(usize, ExprId)>) -> ExprId {
        let number = self.phis.len() as u32;
        self.phis.push(Phi { block, register: u32::MAX, incoming });
        self.exprs.intern(Node::Phi(number))
    }

    fn offset(&mut self, base: ExprId, offset: i64) -> ExprId {
        if offset == 0 {
            return base;
        }
        let width = self.exprs.width(base);
        let width = if width < 32 { 32 } else { width };
        let offset = self.exprs.constant(width, offset.cast_unsigned());
        self.exprs.binary(Op::Add, width, base, offset)
    }
}
