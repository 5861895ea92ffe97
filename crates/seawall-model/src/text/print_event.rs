//! Events as text: the action, its accesses, and the properties that do not follow from the action.

use std::fmt::Write as _;

use super::lexer::quote;
use super::print::Printer;
use crate::action::{Action, Call, Fence, TokenOp, Wait, WaitToken};
use crate::barrier::{Barrier, BarrierKind, BarrierOrigin};
use crate::defaults::{AccessDefaults, access_defaults, byte_set, direction, is_scratch};
use crate::event::{Access, Event, Footprint, Mode, Place, Rect, Slot};
use crate::ids::TermId;
use crate::mbarrier::{Arriver, MBarrier, MBarrierOp};
use crate::names::Named;
use crate::proxy::Proxy;

impl Printer<'_> {
    /// The event without its op and number.
    pub(super) fn event(&self, event: &Event) -> String {
        let list = self.accesses(event);
        let after = |head: String| if list.is_empty() { head } else { format!("{head} {list}") };
        let with = |head: String| if list.is_empty() { head } else { format!("{head} with {list}") };
        match &event.action {
            Action::Touch { asserted } => {
                let synced = if *asserted { " synced" } else { "" };
                let head = if list.is_empty() { "touch" } else { list.as_str() };
                format!("{head}{synced}")
            }
            Action::Atomic { commutes: None } => after("atomic".to_owned()),
            Action::Atomic { commutes: Some(name) } => after(format!("atomic {}", quote(name))),
            Action::Copy { queue, direction: stated, predicate } => {
                let usual = direction(event.accesses.first().map(|access| access.mode));
                let stated = if *stated == usual { String::new() } else { format!(" {}", stated.name()) };
                self.predicated(after(format!("async {}{stated}", queue.name())), *predicate)
            }
            Action::Mma { queue, predicate } => {
                self.predicated(after(format!("mma {}", queue.name())), *predicate)
            }
            Action::Commit(queue) => with(format!("commit {}", queue.name())),
            Action::Wait(wait) => with(wait_text(wait)),
            Action::Barrier(barrier) => with(self.barrier(barrier)),
            Action::MBarrier(mbarrier) => self.mbarrier(mbarrier, &list),
            Action::Token(op) => with(self.token_op(op)),
            Action::Fence(Fence { kind, cluster }) => {
                with(format!("fence {}{}", kind.name(), if *cluster { " cluster" } else { "" }))
            }
            Action::Hint => with("hint".to_owned()),
            Action::Call(call) => with(self.call(call)),
            Action::Other => after("other".to_owned()),
        }
    }

    fn predicated(&self, text: String, predicate: Option<TermId>) -> String {
        match predicate {
            Some(predicate) => format!("{text} if {}", self.refs.term(predicate)),
            None => text,
        }
    }

    fn accesses(&self, event: &Event) -> String {
        let defaults = access_defaults(&event.action);
        let texts: Vec<String> = event.accesses.iter().map(|access| self.access(access, defaults)).collect();
        texts.join(", ")
    }

    fn access(&self, access: &Access, defaults: AccessDefaults) -> String {
        let mut text = String::new();
        let arrives = access.mode == Mode::ReadWrite && access.proxy == Proxy::Barrier;
        let mut usual_proxy = defaults.proxy;
        if arrives && defaults.proxy != Proxy::Barrier {
            text.push_str("arrive ");
            usual_proxy = Proxy::Barrier;
        } else if defaults.mode != Some(access.mode) {
            let _ = write!(text, "{} ", access.mode.name());
        }
        let footprints: Vec<String> =
            access.footprints.iter().map(|footprint| self.footprint(footprint)).collect();
        text.push_str(&footprints.join(" or "));
        match access.queue {
            queue if queue == defaults.queue => {}
            Some(queue) => drop(write!(text, " queue {}", queue.name())),
            None => text.push_str(" sync"),
        }
        if access.proxy != usual_proxy {
            let _ = write!(text, " proxy {}", access.proxy.name());
        }
        if access.issuer != defaults.issuer {
            let _ = write!(text, " by {}", access.issuer.name());
        }
        if access.scratch != is_scratch(self.program, &access.footprints) {
            text.push_str(if access.scratch { " scratch" } else { " shared" });
        }
        if access.cross_cta {
            text.push_str(" remote");
        }
        if let Some(token) = access.token {
            let _ = write!(text, " -> {token}");
        }
        text
    }

    fn footprint(&self, footprint: &Footprint) -> String {
        let name = match footprint.place {
            Place::Buffer(buffer) => self.refs.buffer(buffer),
            Place::Parameter(position) => format!("arg{position}"),
            Place::Unknown => "unknown".to_owned(),
        };
        let mut text = name.clone();
        match footprint.slot {
            Slot::Whole => {}
            Slot::At(term) => drop(write!(text, "[{}]", self.refs.term(term))),
            Slot::Any => text.push_str("[..]"),
        }
        // The index that the reader assumes unless one is stated: see `Parser::footprint`.
        let implies_index = matches!(footprint.slot, Slot::At(_)) && footprint.place != Place::Unknown;
        match (footprint.descriptor.index, footprint.slot) {
            (Some((descriptor, index)), Slot::At(slot))
                if implies_index && index == slot && self.refs.descriptor(descriptor) == name => {}
            (Some((descriptor, index)), _) => {
                let _ = write!(text, " of {}[{}]", self.refs.descriptor(descriptor), self.refs.term(index));
            }
            (None, _) if implies_index => text.push_str(" of none"),
            (None, _) => {}
        }
        if let Some((descriptor, rect)) = footprint.descriptor.part.as_deref() {
            let _ = write!(text, " part {}{}", self.refs.descriptor(*descriptor), rect_text(rect));
        }
        let usual = byte_set(self.program, footprint.place, footprint.slot);
        let is_usual = match (footprint.bytes, &usual) {
            (None, None) => true,
            (Some(bytes), Some(set)) => self.program.byte_sets.find(set) == Some(bytes),
            _ => false,
        };
        match footprint.bytes {
            _ if is_usual => {}
            Some(bytes) => drop(write!(text, " bytes {bytes}")),
            None => text.push_str(" bytes none"),
        }
        if let Some(map) = footprint.warps {
            let _ = write!(text, " warps {map}");
        }
        text
    }

    fn barrier(&self, barrier: &Barrier) -> String {
        let mut text = match barrier.kind {
            BarrierKind::Cta => "barrier".to_owned(),
            BarrierKind::Cluster { relaxed: false } => "barrier cluster".to_owned(),
            BarrierKind::Cluster { relaxed: true } => "barrier cluster relaxed".to_owned(),
            BarrierKind::Signal { id } => format!("signal {id}"),
            BarrierKind::WaitSignal { id } => format!("await {id}"),
            BarrierKind::Named { id, threads, arrive_only } => {
                let id = id.map(|id| format!(" {}", self.refs.term(id))).unwrap_or_default();
                let threads =
                    threads.map(|count| format!(" count {}", self.refs.term(count))).unwrap_or_default();
                format!("barrier named{id}{threads}{}", if arrive_only { " arrive" } else { "" })
            }
            BarrierKind::Conditional { condition } => format!("barrier if {}", self.refs.term(condition)),
            BarrierKind::Partitions => "barrier partitions".to_owned(),
            BarrierKind::Warp => "barrier warp".to_owned(),
            BarrierKind::WarpGroup => "barrier warpgroup".to_owned(),
        };
        if barrier.local_fence != barrier.kind.fences_by_default() {
            text.push_str(if barrier.local_fence { " fence" } else { " none" });
        }
        if barrier.other_memory {
            text.push_str(" global");
        }
        if barrier.origin != BarrierOrigin::Op {
            let _ = write!(text, " {}", barrier.origin.name());
        }
        text
    }

    fn mbarrier(&self, mbarrier: &MBarrier, list: &str) -> String {
        let (head, tail) = match &mbarrier.op {
            MBarrierOp::Init { count, cluster } => {
                ("init".to_owned(), format!(" count {count}{}", if *cluster { " cluster" } else { "" }))
            }
            MBarrierOp::Invalidate => ("invalidate".to_owned(), String::new()),
            MBarrierOp::Expect { bytes } => ("expect".to_owned(), format!(" tx {bytes}")),
            MBarrierOp::Arrive { count, by } => {
                let count = if *count == 1 { String::new() } else { format!(" count {count}") };
                let by = match by {
                    Arriver::FirstWarp => "",
                    Arriver::EachWarp => " per warp",
                    Arriver::EachThread => " per thread",
                };
                ("arrive".to_owned(), format!("{count}{by}"))
            }
            MBarrierOp::Wait { phase } => ("wait".to_owned(), format!(" phase {}", self.refs.term(*phase))),
            MBarrierOp::Commit { queue, inc } => {
                (format!("commit {}", queue.name()), if *inc { " inc".to_owned() } else { String::new() })
            }
        };
        let list = if list.is_empty() { String::new() } else { format!(" {list}") };
        let predicate = mbarrier.predicate.map(|predicate| format!(" if {}", self.refs.term(predicate)));
        format!("mbarrier {head}{list}{tail}{}", predicate.unwrap_or_default())
    }

    fn token_op(&self, op: &TokenOp) -> String {
        let at =
            |slot: Option<TermId>| slot.map(|slot| format!("[{}]", self.refs.term(slot))).unwrap_or_default();
        let in_phase = |phase: Option<TermId>| {
            phase.map(|phase| format!(" phase {}", self.refs.term(phase))).unwrap_or_default()
        };
        match *op {
            TokenOp::Acquire { token, slot, phase } => {
                format!("token acquire {token}{}{}", at(slot), in_phase(phase))
            }
            TokenOp::Commit { token, slot } => format!("token commit {token}{}", at(slot)),
            TokenOp::Wait { token, slot, phase } => {
                format!("token wait {token}{}{}", at(slot), in_phase(phase))
            }
            TokenOp::Release { token, slot } => format!("token release {token}{}", at(slot)),
        }
    }

    fn call(&self, call: &Call) -> String {
        let callee = call.callee.map_or("?".to_owned(), |callee| self.refs.function(callee));
        let arguments: Vec<String> = call.arguments.iter().map(|argument| self.argument(argument)).collect();
        let at = if call.frame_offset == 0 { String::new() } else { format!(" at {}", call.frame_offset) };
        format!("call {callee}({}){at}", arguments.join(", "))
    }

    fn argument(&self, footprints: &[Footprint]) -> String {
        if footprints.is_empty() {
            return "_".to_owned();
        }
        let texts: Vec<String> = footprints.iter().map(|footprint| self.footprint(footprint)).collect();
        texts.join(" or ")
    }
}

fn wait_text(wait: &Wait) -> String {
    let mut text = format!("wait {}", wait.queue.name());
    match wait.pending {
        Some(pending) => drop(write!(text, " {pending}")),
        None => text.push_str(" ?"),
    }
    if wait.read_only {
        text.push_str(" reads");
    }
    if wait.trailing_barrier {
        text.push_str(" trailing");
    }
    if !wait.tokens.is_empty() {
        let tokens: Vec<String> = wait
            .tokens
            .iter()
            .map(|WaitToken { token, age }| match age {
                0 => token.to_string(),
                age => format!("{token} age {age}"),
            })
            .collect();
        let _ = write!(text, " tokens {}", tokens.join(", "));
    }
    text
}

/// A box such as `[0:16, 0:64]`.
fn rect_text(rect: &Rect) -> String {
    let bounds = rect.offsets.iter().zip(&rect.shape);
    let texts: Vec<String> =
        bounds.map(|(from, extent)| format!("{from}:{}", from.saturating_add(*extent))).collect();
    format!("[{}]", texts.join(", "))
}
