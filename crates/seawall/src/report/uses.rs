//! The operations of ops on the objects of a report.

use seawall_dialects::{
    Access, Aref, Barrier, MBarrierAction, Meaning, Mma, OpKnowledge, Queue, Resource, TokenOp,
    WarpSpecialize, is_memdesc,
};
use seawall_mlir::{Module, OpId, ValueId};

use super::objects::{ObjectKind, Use};

/// The operation of an op on an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Role {
    Init,
    Invalidate,
    Expect,
    Arrive,
    Commit,
    MmaArrive,
    TmaArrive,
    CopyArrive,
    Wait,
    Phase,
    NamedArrive,
    NamedWait,
    Acquire,
    Full,
    TokenWait,
    Release,
    PutEnter,
    PutExit,
    GetEnter,
    GetExit,
    Buffer,
    Read,
    Write,
    Update,
}

impl Role {
    /// Whether only mbarriers have such uses.
    pub(crate) fn is_of_mbarrier(self) -> bool {
        use Role::{Arrive, Commit, CopyArrive, Expect, Init, Invalidate, MmaArrive, Phase, TmaArrive, Wait};
        matches!(
            self,
            Init | Invalidate | Expect | Arrive | Commit | MmaArrive | TmaArrive | CopyArrive | Wait | Phase
        )
    }

    /// Whether it reads or writes memory.
    pub(crate) fn is_data(self) -> bool {
        matches!(self, Role::Read | Role::Write | Role::Update)
    }

    pub(crate) fn writes(self) -> bool {
        matches!(self, Role::Write | Role::Update)
    }

    pub(crate) fn reads(self) -> bool {
        matches!(self, Role::Read | Role::Update)
    }

    /// Whether an object of this kind has such uses.
    pub(crate) fn fits(self, kind: ObjectKind) -> bool {
        match kind {
            ObjectKind::MBarrier => self.is_of_mbarrier(),
            ObjectKind::Data(_) => self.is_data(),
            ObjectKind::Token => matches!(self, Role::Acquire | Role::Full | Role::TokenWait | Role::Release),
            ObjectKind::Aref => {
                matches!(self, Role::PutEnter | Role::PutExit | Role::GetEnter | Role::GetExit | Role::Buffer)
            }
            ObjectKind::Named => matches!(self, Role::NamedArrive | Role::NamedWait),
        }
    }

    /// Whether it may release waits.
    pub(crate) fn arrives(self) -> bool {
        self.mechanism().is_some() && !self.waits()
    }

    /// Whether it may block.
    pub(crate) fn waits(self) -> bool {
        use Role::{Acquire, GetEnter, NamedWait, PutEnter, TokenWait, Wait};
        matches!(self, Wait | NamedWait | Acquire | TokenWait | PutEnter | GetEnter)
    }

    /// Whether `wait` waits for this arrival.
    pub(crate) fn is_for(self, wait: Role) -> bool {
        match self {
            Role::Full => wait == Role::TokenWait,
            Role::Release => wait == Role::Acquire,
            Role::PutExit => wait == Role::GetEnter,
            Role::GetExit => wait == Role::PutEnter,
            Role::NamedArrive | Role::NamedWait => wait == Role::NamedWait,
            _ => wait == Role::Wait,
        }
    }

    /// The name in the table of mechanisms.
    pub(crate) fn mechanism(self) -> Option<&'static str> {
        Some(match self {
            Role::TmaArrive => "mbarrier (TMA)",
            Role::Arrive => "mbarrier (explicit)",
            Role::Commit => "tcgen05 commit",
            Role::MmaArrive => "tc_gen5_mma barrier arg",
            Role::CopyArrive => "async_copy_mbarrier_arrive",
            Role::NamedArrive | Role::NamedWait => "named barrier",
            Role::Full | Role::Release | Role::Acquire | Role::TokenWait => "producer/consumer token",
            Role::PutExit | Role::GetExit | Role::PutEnter | Role::GetEnter => "aref",
            _ => return None,
        })
    }

    /// The verb of a use, for lists.
    pub(crate) fn verb(self) -> &'static str {
        match self {
            Role::Init => "init",
            Role::Invalidate => "inval",
            Role::Expect => "expect",
            Role::Arrive | Role::NamedArrive => "arrive",
            Role::Commit => "commit",
            Role::MmaArrive => "arrive on completion",
            Role::TmaArrive => "complete bytes",
            Role::CopyArrive => "arrive after copies",
            Role::Wait | Role::NamedWait => "wait",
            Role::Phase => "read phase",
            Role::Acquire => "acquire",
            Role::Full => "commit",
            Role::TokenWait => "wait",
            Role::Release => "release",
            Role::PutEnter => "put.enter",
            Role::PutExit => "put.exit",
            Role::GetEnter => "get.enter",
            Role::GetExit => "get.exit",
            Role::Buffer => "buffer",
            Role::Read => "read",
            Role::Write => "write",
            Role::Update => "update",
        }
    }
}

/// All operations of `op` on memory and barriers, from its op definition.
pub(crate) fn touches(m: &Module, knowledge: &OpKnowledge<'_>, op: OpId) -> Vec<Use> {
    let mut uses = Vec::new();
    let mut add = |group: &[ValueId], role: Role| {
        uses.extend(group.iter().map(|&value| Use { op, value: Some(value), role }));
    };
    let group = |name: &str| m.operand_group(op, name);
    match knowledge.meaning(op) {
        Meaning::MBarrier(mbarrier) => add(group(mbarrier.object), action(mbarrier.action)),
        Meaning::AsyncCopy(copy) => {
            add(group(copy.source), Role::Read);
            add(group(copy.destination), Role::Write);
            let complete = if copy.queue == Queue::CpAsync { Role::CopyArrive } else { Role::TmaArrive };
            copy.mbarrier.into_iter().for_each(|name| add(group(name), complete));
        }
        Meaning::Mma(mma) => {
            ["a", "b", "a_scale", "b_scale", "opA", "opB", "src"]
                .iter()
                .for_each(|name| add(group(name), Role::Read));
            match mma {
                Mma::Tcgen05 { barriers, .. } => {
                    add(group("d"), Role::Update);
                    add(group(barriers), Role::MmaArrive);
                }
                Mma::TmemCopy => {
                    add(group("dst"), Role::Write);
                    add(group("barrier"), Role::MmaArrive);
                }
                Mma::WarpGroup => {}
            }
        }
        Meaning::Barrier(Barrier::Named { id, .. }) => add(group(id), Role::NamedWait),
        Meaning::Barrier(Barrier::NamedArrive { id, .. }) => add(group(id), Role::NamedArrive),
        Meaning::Token(token) => add(m.operands(op).get(..1).unwrap_or_default(), token_role(token)),
        Meaning::Aref(aref) => {
            if let Some(role) = aref_role(aref) {
                add(m.operands(op).get(..1).unwrap_or_default(), role);
            }
        }
        Meaning::Alloc(_) => {
            if !m.operands(op).is_empty() {
                add(m.results(op).get(..1).unwrap_or_default(), Role::Write);
            }
        }
        Meaning::View(_) | Meaning::Dealloc | Meaning::WarpSpecialize(WarpSpecialize::Enter) => {}
        _ => {
            by_effects(m, knowledge, op, &mut uses);
            // A wait may arrive at mbarriers when it ends.
            let is_wait = matches!(knowledge.meaning(op), Meaning::Wait(_));
            let barriers = if is_wait { group("barriers") } else { &[] };
            uses.extend(barriers.iter().map(|&value| Use { op, value: Some(value), role: Role::Arrive }));
        }
    }
    let is_memory = |used: &Use| !used.role.is_data() || used.value.is_some_and(|v| is_memdesc(m, m.ty(v)));
    uses.retain(is_memory);
    uses
}

fn action(action: MBarrierAction) -> Role {
    match action {
        MBarrierAction::Init { .. } => Role::Init,
        MBarrierAction::Invalidate => Role::Invalidate,
        MBarrierAction::Expect { .. } => Role::Expect,
        MBarrierAction::Arrive { .. } => Role::Arrive,
        MBarrierAction::Wait { .. } => Role::Wait,
        MBarrierAction::AsyncCopyArrive { .. } => Role::CopyArrive,
        MBarrierAction::Commit => Role::Commit,
        MBarrierAction::ReadPhase => Role::Phase,
    }
}

fn token_role(token: TokenOp) -> Role {
    match token {
        // Creates the array. It has no operands.
        TokenOp::Create | TokenOp::ProducerAcquire => Role::Acquire,
        TokenOp::ProducerCommit => Role::Full,
        TokenOp::ConsumerWait => Role::TokenWait,
        TokenOp::ConsumerRelease => Role::Release,
    }
}

fn aref_role(aref: Aref) -> Option<Role> {
    Some(match aref {
        Aref::PutEnter => Role::PutEnter,
        Aref::PutExit => Role::PutExit,
        Aref::GetEnter => Role::GetEnter,
        Aref::GetExit => Role::GetExit,
        Aref::Buffer => Role::Buffer,
        Aref::Create | Aref::Phi => return None,
    })
}

/// The reads and writes that the op definition declares.
fn by_effects(m: &Module, knowledge: &OpKnowledge<'_>, op: OpId, uses: &mut Vec<Use>) {
    if !m.regions(op).is_empty() {
        return;
    }
    for effect in knowledge.instances(op) {
        let role = match (effect.access, effect.resource) {
            (_, Resource::Global | Resource::Cache | Resource::Default) => continue,
            (Access::Read, _) => Role::Read,
            (Access::Write, _) => Role::Write,
            (Access::Allocate | Access::Free, _) => continue,
        };
        let Some(value) = effect.value else { continue };
        match uses.iter_mut().find(|used| used.value == Some(value)) {
            Some(used) if used.role != role => used.role = Role::Update,
            Some(_) => {}
            None => uses.push(Use { op, value: Some(value), role }),
        }
    }
}
