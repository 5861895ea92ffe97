//! How many warps stand for all of those that conditional barriers let run apart.

use seawall_model::{Action, BarrierKind, Block, Program, TermId};

use crate::value::{Leaves, Node, Value, compile, evaluate};
use crate::warps::lanes;

/// Numbers of warps that are tried.
const FEW: [u32; 3] = [4, 8, 16];

/// Warps of each partition to run: each but the first stands for any other where it matters which bytes it touches, so that each group that a
/// conditional barrier holds or lets pass has one of them. `None`: all there are, where few do not do, or if it is not known who takes part.
pub fn warps_apart(program: &Program) -> Option<u32> {
    let lanes = lanes(program);
    let of_block = |block: &Block| -> Vec<(TermId, u32)> {
        let warps = program.partitions.get(block.partition).map_or(0, |partition| partition.warps);
        let conditions = block.events.iter().filter_map(|&event| match &program.events[event].action {
            Action::Barrier(barrier) => match barrier.kind {
                BarrierKind::Conditional { condition } => Some((condition, warps)),
                _ => None,
            },
            _ => None,
        });
        conditions.collect()
    };
    let conditions: Vec<(TermId, u32)> = program.blocks.values().flat_map(of_block).collect();
    FEW.into_iter().find(|&few| {
        conditions.iter().all(|&(condition, warps)| stands_for_all(program, condition, warps, few, lanes))
    })
}

/// Whether `few` of `all` warps have enough of those for which a condition holds, and of the others.
fn stands_for_all(program: &Program, condition: TermId, all: u32, few: u32, lanes: u32) -> bool {
    if all <= few {
        return true;
    }
    let code = compile(program, condition, |_, _| Node::Value(Value::Unknown));
    let mut scratch = Vec::new();
    let mut holds = |warp: u32| {
        let thread = Thread(i64::from(warp) * i64::from(lanes));
        evaluate(&code, &thread, &mut scratch).known().map(|value| value != 0)
    };
    let Some(each) = (0..all).map(&mut holds).collect::<Option<Vec<bool>>>() else { return false };
    // As `Group::real_warp` has it.
    let chosen =
        (0..few).filter_map(|nth| each.get((u64::from(nth) * u64::from(all) / u64::from(few)) as usize));
    let others: Vec<bool> = chosen.copied().skip(1).collect();
    [true, false].iter().all(|group| others.contains(group) || !each[1..].contains(group))
}

/// The first thread of a warp, of whose partition nothing else is known.
struct Thread(i64);

impl Leaves for Thread {
    fn cell(&self, _: u32) -> Value {
        Value::Unknown
    }

    fn symbol(&self, _: u32) -> Value {
        Value::Unknown
    }

    fn tid(&self) -> Value {
        Value::Known(self.0)
    }
}
