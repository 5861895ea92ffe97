//! The values that steps read and write, in program order.

use rustc_hash::FxHashMap;
use seawall_ptx::Module;
use seawall_ptx::table::{Access, Meaning};

use crate::compute::{depends_on_lane, results};
use crate::expr::{ExprId, Exprs, Level};
use crate::flow::{Flow, results as written};
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
        params: impl Iterator<Item = &'m str>,
    ) -> Self {
        let mut values = Values {
            module,
            exprs: Exprs::default(),
            phis: Vec::new(),
            phi_ids: FxHashMap::default(),
            uses: vec![Uses::default(); flow.steps.len()],
            results: FxHashMap::default(),
            shared,
            threads,
            params: params.map(|name| (name, FxHashMap::default())).collect(),
        };
        for &block in &flow.order {
            let mut local = Local { scope: 0, block, scopes, registers: FxHashMap::default(), definitions };
            for step in flow.blocks[block].first..flow.blocks[block].end {
                values.step(flow, step, &mut local);
            }
        }
        values.fill_phis(flow, definitions);
        values.simplify();
        values
    }

    fn step(&mut self, flow: &Flow, step: usize, local: &mut Local<'_, 'm>) {
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
        let computed = results(self, id, &operands, names.len(), local.block);
        for (at, &name) in names.iter().enumerate() {
            let register = local.scopes.register(scope, name);
            let new = match computed.get(at) {
                Some(&value) => value,
                None => self.opaque(id, name, &operands, local.block),
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

    /// The result of an instruction that is not followed.
    fn opaque(
        &mut self,
        id: seawall_ptx::InstructionId,
        name: &str,
        operands: &[Value],
        block: usize,
    ) -> ExprId {
        let opcode = self.module.opcode_of(id);
        let mut of = Vec::new();
        flatten(operands, &mut of);
        let level = match opcode.row.map(|row| row.meaning) {
            Some(Meaning::Value(seawall_ptx::table::Value::OpaqueOfWarp)) => Level::Warp,
            Some(Meaning::Value(value)) if !depends_on_lane(value) => Level::Cta,
            // All threads read one value from one address.
            Some(Meaning::Access(Access::Load)) if !opcode.has("local") => Level::Cta,
            _ => Level::Thread,
        };
        if level == Level::Thread {
            of.clear();
        }
        self.unknown(name.trim_start_matches('%'), level, Some(block), of)
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
