//! Registers that are read before the wait for the MMA that writes them.

use crate::lowering::Lowering;
use crate::unresolved::Unresolved;

/// Passes reads of registers that no wait orders on. Those that a wait orders on some paths are
/// unresolved.
pub(crate) fn report_early_reads(lowering: &mut Lowering<'_>) {
    for read in std::mem::take(&mut lowering.early_reads) {
        let id = |(step, _): (usize, usize)| lowering.flow.steps[step].id;
        let (operation, reader) = (id(read.operation), id(read.reader));
        let blocks = (lowering.blocks[read.operation.1], lowering.blocks[read.reader.1]);
        let (Some(from), Some(to)) = blocks else { continue };
        if !read.is_certain {
            let reason = "some path to it has no wait for the MMA that writes the register";
            lowering.unresolved(Unresolved::Register, reader, reason);
            continue;
        }
        let operation = (lowering.origin(operation), from);
        if lowering.out.early_reads.iter().all(|known| known.operation.0 != operation.0) {
            let reader = (lowering.origin(reader), to);
            let register = read.register;
            lowering.out.early_reads.push(crate::EarlyRead { operation, reader, register });
        }
    }
}
