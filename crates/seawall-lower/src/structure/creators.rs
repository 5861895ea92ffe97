//! The ops that create token arrays and arefs.
use seawall_dialects::{Aref, Meaning, Regions, TokenOp};
use seawall_mlir::{OpId, ValueDef, ValueId};

use crate::facts::Facts;

/// The most values visited between a token and the op that creates it.
const MAX_TRACED: usize = 64;

/// The op that creates the token array or aref `value`, through captures of partitions and
/// values carried by loops.
pub(crate) fn creator(facts: &Facts<'_>, value: ValueId) -> Option<OpId> {
    let module = facts.module;
    let mut value = value;
    for _ in 0..MAX_TRACED {
        value = match module.value(value).def {
            ValueDef::OpResult { op, .. } => match facts.meaning(op) {
                Meaning::Token(TokenOp::Create) | Meaning::Aref(Aref::Create) => return Some(op),
                _ => return None,
            },
            ValueDef::BlockArg { block, index } => {
                let region = module.block(block).parent?;
                let owner = module.region(region).op;
                match facts.meaning(owner) {
                    Meaning::Regions(Regions::For) => kept(facts, owner, value, index)?,
                    _ => facts.captured(region, index)?,
                }
            }
        };
    }
    None
}

/// The initial value of a loop-carried value that no iteration changes.
fn kept(facts: &Facts<'_>, op: OpId, value: ValueId, index: u32) -> Option<ValueId> {
    let position = (index as usize).checked_sub(1)?;
    let is_kept = facts.all_yielded(op, 0).iter().all(|yielded| yielded.get(position) == Some(&value));
    facts.module.operand_group(op, "initArgs").get(position).copied().filter(|_| is_kept)
}
