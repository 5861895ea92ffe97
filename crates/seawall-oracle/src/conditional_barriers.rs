//! How many warps to simulate if conditional barriers let warps diverge.

use seawall_model::{Block, Program, TermId};

use crate::value::{Leaves, Node, Value, compile, evaluate};

/// Numbers of warps that are tried.
const FEW: [u32; 3] = [4, 8, 16];

/// Returns the number of warps of each partition to simulate, or `None` to simulate all of them.
///
/// The simulated warps other than the first must contain one for every combination of conditions
/// that some warp has. `None` means that none of the tried numbers is large enough, or that a
/// condition has an unknown value.
pub fn warps_for_conditional_barriers(program: &Program) -> Option<u32> {
    let lanes = program.lanes();
    let of_block = |block: &Block| -> Vec<(TermId, u32)> {
        let warps = program.partitions.get(block.partition).map_or(0, |partition| partition.warps);
        let conditions = block.events.iter().filter_map(|&event| {
            program.events[event].action.barrier_condition().map(|condition| (condition, warps))
        });
        conditions.collect()
    };
    let conditions: Vec<(TermId, u32)> = program.blocks.values().flat_map(of_block).collect();
    let mut sizes: Vec<u32> = conditions.iter().map(|&(_, warps)| warps).collect();
    sizes.sort_unstable();
    sizes.dedup();
    FEW.into_iter().find(|&few| {
        sizes.iter().all(|&all| {
            let of_size = conditions.iter().filter(|condition| condition.1 == all);
            let of_size: Vec<TermId> = of_size.map(|condition| condition.0).collect();
            represent_all(program, &of_size, all, few, lanes)
        })
    })
}

/// Whether `few` simulated warps cover every combination of conditions that one of `all` warps has.
fn represent_all(program: &Program, conditions: &[TermId], all: u32, few: u32, lanes: u32) -> bool {
    if all <= few {
        return true;
    }
    let codes: Vec<_> = conditions
        .iter()
        .map(|&term| compile(program, term, |_, _| Node::Value(Value::Unknown), |_| None))
        .collect();
    let mut scratch = Vec::new();
    let mut hold = |warp: u32| -> Option<Vec<bool>> {
        let thread = Thread(i64::from(warp) * i64::from(lanes));
        codes
            .iter()
            .map(|code| evaluate(code, &thread, &mut scratch).known().map(|value| value != 0))
            .collect()
    };
    let Some(each) = (0..all).map(&mut hold).collect::<Option<Vec<Vec<bool>>>>() else { return false };
    // The same choice as in `Group::real_warp`.
    let chosen =
        (1..few).filter_map(|nth| each.get((u64::from(nth) * u64::from(all) / u64::from(few)) as usize));
    let chosen: Vec<&Vec<bool>> = chosen.collect();
    each.iter().skip(1).all(|held| chosen.contains(&held))
}

/// The first thread of a warp. It is the only known value.
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
