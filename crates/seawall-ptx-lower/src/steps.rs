//! The values that steps read and write, in program order.

use rustc_hash::FxHashMap;
use seawall_ptx::table::{Access, Barrier, Control, Meaning, Tcgen05};
use seawall_ptx::{Function, Module, VariableId};

use crate::compute::{depends_on_lane, results};
use crate::expr::{ExprId, Exprs, Level, MadeBy, Symbol, mask};
use crate::flow::{Flow, result_operands, results as written};
use crate::inline::{param_access, param_name};
use crate::names::Scopes;
use crate::reaching::Definitions;
use crate::shared::Shared;
use crate::values::{Local, Uses, Value, Values};

impl<'m> Values<'m> {
    pub(crate) fn new(
        module: &'m Module,
        flow: &Flow,
        scopes: &mut Scopes<'m>,
        definitions: &Definitions,
        shared: Shared<'m>,
        threads: [u32; 3],
        kernel: &Function,
    ) -> Self {
        let name = |&param: &VariableId| module.of(module.variables[param].name);
        let mut values = Values {
            module,
            exprs: Exprs::default(),
            phis: Vec::new(),
            phi_ids: FxHashMap::default(),
            uses: vec![Uses::default(); flow.steps.len()],
            results: FxHashMap::default(),
            shared,
            threads,
            arrived: std::collections::BTreeSet::new(),
            allocated: None,
            of_allocation: std::collections::BTreeSet::new(),
            ctas: kernel.cluster.map_or(1, |cluster| cluster.iter().product()),
            cluster: kernel.cluster,
            mapped: FxHashMap::default(),
            mapped_to: FxHashMap::default(),
            params: kernel.params.iter().map(|param| (name(param), FxHashMap::default())).collect(),
        };
        let meaning = |step: usize| module.opcode_of(flow.steps[step].id).row.map(|row| row.meaning);
        let allocates = |&step: &usize| meaning(step) == Some(Meaning::Tcgen05(Tcgen05::Alloc));
        let steps = |&block: &usize| flow.blocks[block].first..flow.blocks[block].end;
        let allocations = flow.order.iter().flat_map(steps).filter(allocates).count();
        let others_allocate = values.shared.allocated;
        let is_of_others = allocations == 0 && others_allocate.is_some();
        let first = if is_of_others { Held::Address } else { Held::Nothing };
        let holds = Held::at_starts(flow, first, meaning);
        let mut allocated = others_allocate.map(|address| values.exprs.constant(32, address));
        for &block in &flow.order {
            let mut local = Local { scope: 0, block, scopes, registers: FxHashMap::default(), definitions };
            let mut held = holds[block];
            for step in flow.blocks[block].first..flow.blocks[block].end {
                let known = allocated.filter(|_| held == Held::Address && allocations <= 1);
                values.step(flow, step, &mut local, known);
                if allocates(&step) {
                    values.of_allocation.insert(step);
                    allocated = values.uses[step].operands.first().and_then(Value::address);
                }
                held = held.after(meaning(step));
            }
        }
        values.fill_phis(flow, definitions);
        values.allocated = allocated.and_then(|address| values.exprs.as_const(address));
        values.simplify();
        values.find_arrivals(flow);
        values
    }

    /// Finds the barriers at which some threads arrive without waiting.
    fn find_arrivals(&mut self, flow: &Flow) {
        for (uses, step) in self.uses.iter().zip(&flow.steps) {
            let opcode = self.module.opcode_of(step.id);
            let is_barrier = opcode.row.is_some_and(|row| row.meaning == Meaning::Barrier(Barrier::Cta));
            let number = uses.operands.first().and_then(Value::one);
            let number = number.and_then(|number| self.exprs.as_const(number));
            self.arrived.extend(number.filter(|_| is_barrier && opcode.has("arrive")));
        }
    }

    /// `allocated` is the place in shared memory that has the address of tensor memory.
    fn step(&mut self, flow: &Flow, step: usize, local: &mut Local<'_, 'm>, allocated: Option<ExprId>) {
        let module = self.module;
        let (id, scope) = (flow.steps[step].id, flow.steps[step].scope);
        local.scope = scope;
        let instruction = module.instructions[id];
        let guard = instruction.guard.map(|guard| {
            let value = self.named(module.of(guard.register), local);
            if guard.negated { self.exprs.not(value) } else { value }
        });
        let operands: Vec<Value> =
            module.operands_of(id).iter().map(|operand| self.operand(operand, local)).collect();
        let names = written(module, id);
        let is_load = module.opcode_of(id).row.map(|row| row.meaning) == Some(Meaning::Access(Access::Load));
        let loaded = operands.get(1).and_then(Value::address);
        let computed = if let Some(passed) = self.passed(id, local) {
            vec![passed; names.len()]
        } else if is_load && loaded.is_some() && loaded == allocated {
            self.of_allocation.insert(step);
            vec![self.exprs.constant(32, 0)]
        } else {
            results(self, id, &operands, names.len(), local.block)
        };
        for (at, &name) in names.iter().enumerate() {
            let register = local.scopes.register(scope, name);
            let new = match computed.get(at) {
                Some(&value) => value,
                None => self.opaque((id, scope, at as u8), name, &operands, local.block),
            };
            let value = match guard {
                Some(guard) => {
                    let old = self.register(name, local);
                    self.exprs.select(guard, new, old)
                }
                None => new,
            };
            local.registers.insert(register, value);
            self.results.insert((step as u32, at as u8), value);
        }
        let is_value =
            matches!(module.opcode_of(id).row.map(|row| row.meaning), Some(Meaning::Value(_) | Meaning::Mma));
        let operands = if is_value { Vec::new() } else { operands };
        self.uses[step] = Uses { guard, operands };
    }

    /// The value that a load reads from a variable of a call. It is unknown for a part of one.
    fn passed(&mut self, id: seawall_ptx::InstructionId, local: &mut Local<'_, 'm>) -> Option<ExprId> {
        let module = self.module;
        let (name, is_start) = param_name(module, id)?;
        if param_access(module, id) != Some(Access::Load) || self.params.contains_key(name) {
            return None;
        }
        Some(match is_start {
            true => self.register(name, local),
            false => self.unknown("passed", Level::Thread, Some(local.block), Vec::new()),
        })
    }

    /// Whether all lanes of a warp take part in a vote or reduction, so that they get one result.
    fn is_of_all_lanes(&self, id: seawall_ptx::InstructionId, operands: &[Value]) -> bool {
        if result_operands(self.module, id) == operands.len() {
            // `activemask` has no members.
            return false;
        }
        let members = operands.last().and_then(Value::one).and_then(|members| self.exprs.as_const(members));
        members.map(|all| all & mask(32)) == Some(mask(32))
    }

    /// The result of an instruction that is not followed.
    fn opaque(&mut self, (id, scope, at): MadeBy, name: &str, operands: &[Value], block: usize) -> ExprId {
        let opcode = self.module.opcode_of(id);
        let mut of = Vec::new();
        flatten(operands.get(result_operands(self.module, id)..).unwrap_or(operands), &mut of);
        let level = match opcode.row.map(|row| row.meaning) {
            Some(Meaning::Value(seawall_ptx::table::Value::OpaqueOfWarp))
                if self.is_of_all_lanes(id, operands) =>
            {
                Level::Warp
            }
            Some(Meaning::Value(value)) if !depends_on_lane(value) => Level::Cta,
            // All threads read one value from one address.
            Some(Meaning::Access(Access::Load)) if !opcode.modifiers().any(changes) => Level::Cta,
            _ => Level::Thread,
        };
        let reads = of.clone();
        if level == Level::Thread {
            of.clear();
        }
        self.exprs.symbol(Symbol {
            name: name.trim_start_matches('%').to_owned(),
            level,
            least: None,
            block: Some(block),
            is_parameter: false,
            is_of_run: false,
            made_by: Some((id, scope, at)),
            commutes: opcode.row.is_some_and(|row| COMMUTE.contains(&row.name)),
            of,
            reads,
        })
    }
}

/// Instructions whose result does not depend on the order of their operands.
const COMMUTE: [&str; 4] = ["add", "mul", "min", "max"];

/// Whether threads may read different values from one address: memory of each thread, and values
/// that other CTAs change meanwhile.
fn changes(modifier: &str) -> bool {
    matches!(modifier, "local" | "volatile" | "relaxed" | "acquire" | "mmio")
}

/// What shared memory holds at the place to which `tcgen05.alloc` writes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Held {
    /// The allocation comes later, or other warps make it.
    Nothing,
    /// The address of tensor memory.
    Address,
    /// Another value, maybe.
    Other,
}

impl Held {
    fn after(self, meaning: Option<Meaning>) -> Held {
        match meaning {
            Some(Meaning::Tcgen05(Tcgen05::Alloc)) => Held::Address,
            Some(meaning) if !may_write_shared(meaning) => self,
            _ if self == Held::Nothing => self,
            _ => Held::Other,
        }
    }

    /// The state at the start of each block. Paths that do not allocate meet one that does at a
    /// barrier.
    fn at_starts(flow: &Flow, first: Held, meaning: impl Fn(usize) -> Option<Meaning>) -> Vec<Held> {
        let mut starts = vec![Held::Nothing; flow.blocks.len()];
        starts[0] = first;
        loop {
            let mut changed = false;
            for &block in &flow.order {
                let steps = flow.blocks[block].first..flow.blocks[block].end;
                let end = steps.fold(starts[block], |held, step| held.after(meaning(step)));
                for next in flow.blocks[block].exit.successors() {
                    changed |= end > starts[next];
                    starts[next] = starts[next].max(end);
                }
            }
            if !changed {
                return starts;
            }
        }
    }
}

/// Whether an instruction may write shared memory.
fn may_write_shared(meaning: Meaning) -> bool {
    match meaning {
        Meaning::Access(access) => {
            !matches!(access, Access::Load | Access::LoadMatrix | Access::CopyTensorMap)
        }
        Meaning::Copy(_) | Meaning::Undescribed | Meaning::Control(Control::Call) => true,
        Meaning::Tcgen05(operation) => operation == Tcgen05::Alloc,
        Meaning::Value(_)
        | Meaning::Commit(_)
        | Meaning::Wait(_)
        | Meaning::WaitAll(_)
        | Meaning::Barrier(_)
        | Meaning::MBarrier(_)
        | Meaning::Fence(_)
        | Meaning::Control(_)
        | Meaning::Mma
        | Meaning::Wgmma(_)
        | Meaning::Nothing => false,
    }
}

/// The expressions of operands.
fn flatten(operands: &[Value], into: &mut Vec<ExprId>) {
    for operand in operands {
        match operand {
            Value::One(expr) => into.push(*expr),
            Value::Address(expr, more) => {
                into.push(*expr);
                flatten(more, into);
            }
            Value::Many(parts) => flatten(parts, into),
        }
    }
}
