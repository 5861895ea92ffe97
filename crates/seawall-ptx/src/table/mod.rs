//! The instruction table: one row for each family of instructions of the PTX ISA.
//!
//! A row names the family by the leading parts of its opcode. The longest name that fits decides.
//! `section` is the title in the chapter "Instruction Set" of the PTX ISA, which keeps its titles
//! from version to version.
//!
//! Rows about memory or synchronization list the modifiers that they describe. An opcode with any
//! other modifier has no row, because the modifier may change what the instruction does.

mod arithmetic;
mod copies;
mod memory;
mod mma;
mod sync;

/// A family of instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The leading parts of the opcode, such as `cp.async.bulk`.
    pub name: &'static str,
    /// The title of its section in the PTX ISA.
    pub section: &'static str,
    /// Which operands it writes.
    pub results: Results,
    /// The modifiers that the row describes.
    pub modifiers: Modifiers,
    /// What it does.
    pub meaning: Meaning,
}

/// The operands that an instruction writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Results {
    /// None.
    None,
    /// The first, with all its parts.
    First,
    /// The first two.
    FirstTwo,
    /// The first, unless it is an address.
    FirstUnlessAddress,
    /// The first if it is a list in parentheses (`call`).
    FirstIfList,
}

/// The modifiers of a family.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Modifiers {
    /// All: they change the values that it computes, and nothing else.
    Any,
    /// These, and fundamental types.
    Only(&'static [&'static str]),
}

/// What an instruction does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// Computes values from its operands.
    Value(Value),
    /// Accesses memory through the generic proxy, and is complete when the next instruction of the
    /// thread issues. The modifiers name the state space.
    Access(Access),
    /// Starts an asynchronous copy.
    Copy(Copy),
    /// Closes a group of asynchronous operations.
    Commit(Group),
    /// Waits for groups of asynchronous operations. The operand is the number of groups that may
    /// remain.
    Wait(Group),
    /// Commits and waits for everything (`cp.async.wait_all`).
    WaitAll(Group),
    /// Synchronizes threads.
    Barrier(Barrier),
    /// An mbarrier operation.
    MBarrier(MBarrier),
    /// Orders memory accesses.
    Fence(Fence),
    /// Changes the control flow.
    Control(Control),
    /// An MMA on registers.
    Mma,
    /// An operation of asynchronous warpgroup MMAs.
    Wgmma(Wgmma),
    /// An operation of the fifth-generation tensor cores.
    Tcgen05(Tcgen05),
    /// Affects neither shared memory nor synchronization.
    Nothing,
    /// Affects shared memory or synchronization in a way that the rows do not describe.
    Undescribed,
}

/// A computation of integers. Others are opaque.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are those of the instructions")]
pub enum Value {
    Add,
    Sub,
    Mul,
    Mad,
    Div,
    Rem,
    Neg,
    Min,
    Max,
    And,
    Or,
    Xor,
    Not,
    Shl,
    Shr,
    Bfe,
    Bfi,
    Prmt,
    Mov,
    Cvt,
    Cvta,
    Selp,
    Setp,
    /// A value from another lane.
    Shfl,
    /// A predicate that holds in one lane of the warp.
    Elect,
    /// An address in the shared memory of another CTA.
    Mapa,
    /// Values that are not followed.
    Opaque,
    /// Values that are the same in all lanes of the warp, and not followed.
    OpaqueOfWarp,
}

/// How an access reads or writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Reads the address in the second operand.
    Load,
    /// Writes the address in the first operand.
    Store,
    /// Reads and writes the address in the second operand.
    Atomic,
    /// Reads and writes the address in the first operand.
    Reduction,
    /// Reads a row of 16 bytes for each lane that gives an address (`ldmatrix`).
    LoadMatrix,
    /// Writes a row of 16 bytes for each lane that gives an address (`stmatrix`).
    StoreMatrix,
    /// Changes a field of the tensor map in the first operand.
    ReplaceTensorMap,
    /// Copies the tensor map in the second operand, which is in shared memory, to global memory.
    CopyTensorMap,
}

/// An asynchronous copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copy {
    /// `cp.async`: destination, source, size of the destination, size of the source.
    CpAsync,
    /// `cp.async.bulk`: destination, source, size, mbarrier.
    Bulk,
    /// `cp.async.bulk.tensor`, and its reduction.
    Tensor,
    /// `clusterlaunchcontrol.try_cancel`, which writes 16 bytes: destination, mbarrier.
    LaunchControl,
    /// `st.async` and `red.async`: a store to another CTA that completes on its mbarrier.
    Remote,
}

/// The groups of asynchronous operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// `cp.async`
    CpAsync,
    /// Bulk copies from shared memory.
    Bulk,
}

/// A barrier of threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Barrier {
    /// `bar` and `barrier`: number, and number of threads. The modifiers tell arrive from sync.
    Cta,
    /// `barrier.cluster.arrive` and `barrier.cluster.wait`.
    Cluster,
    /// `bar.warp.sync`
    Warp,
}

/// An mbarrier operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are those of the instructions")]
pub enum MBarrier {
    Init,
    Inval,
    Arrive,
    /// Adds to the expected bytes and does not arrive.
    ExpectTx,
    /// Subtracts from the expected bytes and does not arrive.
    CompleteTx,
    /// `mbarrier.test_wait` and `mbarrier.try_wait`.
    Wait,
    /// `cp.async.mbarrier.arrive`
    CpAsyncArrive,
    PendingCount,
}

/// A fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fence {
    /// `membar` and `fence` of ordinary memory.
    Thread,
    /// `fence.proxy.async`
    ProxyAsync,
    /// `fence.mbarrier_init`
    MBarrierInit,
    /// A fence of another proxy, which the model does not contain.
    OtherProxy,
}

/// A change of the control flow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// Goes to a label.
    Branch,
    /// Goes to one of several labels.
    BranchIndexed,
    /// Calls a function.
    Call,
    /// Leaves the function.
    Return,
    /// Ends the thread.
    Exit,
    /// Ends the kernel with an error.
    Trap,
}

/// An operation of asynchronous warpgroup MMAs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wgmma {
    /// Starts an MMA.
    Mma,
    /// Orders registers and shared memory.
    Fence,
    /// Closes a group.
    Commit,
    /// Waits for groups.
    Wait,
}

/// An operation of the fifth-generation tensor cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tcgen05 {
    /// Allocates tensor memory, and writes its address to shared memory.
    Alloc,
    /// Releases tensor memory, or the right to allocate.
    Release,
    /// Loads from tensor memory.
    Load,
    /// Stores to tensor memory.
    Store,
    /// Waits for loads or stores of tensor memory.
    Wait,
    /// Starts an MMA.
    Mma,
    /// Starts a copy from shared memory to tensor memory.
    Copy,
    /// Makes an mbarrier complete with the operations so far.
    Commit,
    /// Orders tcgen05 operations across synchronization of threads.
    Fence,
    /// Moves rows of tensor memory.
    Shift,
}

/// Why an opcode has no row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown<'n> {
    /// No family has this name.
    Family,
    /// The row of the family does not describe this modifier.
    Modifier(&'n str),
}

impl Unknown<'_> {
    /// A message about the opcode `name`.
    pub fn message(self, name: &str) -> String {
        match self {
            Unknown::Family => format!("the instruction `{name}` is not known"),
            Unknown::Modifier(modifier) => {
                format!("the modifier `.{modifier}` of the instruction `{name}` is not known")
            }
        }
    }
}

/// Types, which all rows accept (PTX ISA, "Fundamental Types").
fn is_type(modifier: &str) -> bool {
    let mut bytes = modifier.bytes();
    let kind = matches!(bytes.next(), Some(b'b' | b'u' | b's' | b'f'));
    let digits = modifier.get(1..).unwrap_or("");
    (kind && !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
        || matches!(modifier, "pred" | "bf16" | "f16x2" | "bf16x2" | "f32x2")
        || (modifier.starts_with('v') && matches!(digits, "2" | "4" | "8"))
}

/// Returns the row of an opcode.
///
/// # Errors
///
/// Returns why it has none.
pub fn find(opcode: &str) -> Result<&'static Row, Unknown<'_>> {
    let mut family = opcode;
    let row = loop {
        if let Some(row) = rows().find(|row| row.name == family) {
            break row;
        }
        family = family.rsplit_once('.').ok_or(Unknown::Family)?.0;
    };
    if let Modifiers::Only(known) = row.modifiers {
        let own = opcode.get(row.name.len()..).unwrap_or("").split('.').filter(|part| !part.is_empty());
        if let Some(modifier) = own.filter(|part| !is_type(part)).find(|part| !known.contains(part)) {
            return Err(Unknown::Modifier(modifier));
        }
    }
    Ok(row)
}

/// All rows.
pub fn rows() -> impl Iterator<Item = &'static Row> {
    [arithmetic::ROWS, memory::ROWS, copies::ROWS, sync::ROWS, mma::ROWS].into_iter().flatten()
}

/// A row of a computation.
const fn value(name: &'static str, section: &'static str, value: Value) -> Row {
    Row { name, section, results: Results::First, modifiers: Modifiers::Any, meaning: Meaning::Value(value) }
}

/// A row without results.
const fn effect(
    name: &'static str,
    section: &'static str,
    modifiers: &'static [&'static str],
    meaning: Meaning,
) -> Row {
    Row { name, section, results: Results::None, modifiers: Modifiers::Only(modifiers), meaning }
}

impl Row {
    const fn with_results(self, results: Results) -> Row {
        Row { results, ..self }
    }

    const fn with_any_modifier(self) -> Row {
        Row { modifiers: Modifiers::Any, ..self }
    }
}

#[cfg(test)]
mod tests {
    use rustc_hash::FxHashSet;

    use super::*;

    #[test]
    fn each_family_has_one_row() {
        let mut names = FxHashSet::default();
        for row in rows() {
            assert!(names.insert(row.name), "{}", row.name);
            assert!(!row.section.is_empty() && !row.name.is_empty());
        }
    }

    #[test]
    fn the_longest_name_decides() {
        let name = |opcode: &'static str| find(opcode).map(|row| row.name);
        assert_eq!(name("cp.async.commit_group"), Ok("cp.async.commit_group"));
        assert_eq!(name("cp.async.cg.shared.global"), Ok("cp.async"));
        assert_eq!(name("bar.warp.sync"), Ok("bar.warp.sync"));
        assert_eq!(name("bar.sync"), Ok("bar"));
        assert_eq!(name("add.rn.ftz.f32"), Ok("add"));
        assert_eq!(name("frobnicate.b32"), Err(Unknown::Family));
        assert_eq!(name("ld.shared.sideways.b32"), Err(Unknown::Modifier("sideways")));
    }
}
