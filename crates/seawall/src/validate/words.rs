//! What was found, in words.

use seawall_analysis::translation::{Comparison, Lost, Miscount, MiscountKind, Order, Unsupported};
use seawall_base::{Diagnostic, LineIndex, Span};
use seawall_model::{EventId, OriginId, Program, Queue};
use seawall_ptx_lower::EarlyRead;

/// Words the findings of one kernel.
pub(super) struct Words<'a> {
    before: LineIndex,
    name: &'a str,
    original: &'a Program,
    translation: &'a Program,
}

/// Why a kernel is not compared.
pub(super) fn unsupported(why: Unsupported) -> &'static str {
    match why {
        Unsupported::Recursion => "its calls are recursive or too deep",
        Unsupported::UnknownCallee => "it calls a function without a body",
        Unsupported::Size => "it is too large",
    }
}

/// The code of a lost order, and what it is.
fn named(order: Order) -> (&'static str, String) {
    match order {
        Order::Completion(queue) => ("validate::wait", format!("a wait for {}", plural(queue))),
        Order::Groups(queue) => ("validate::commit", format!("a commit of {}", plural(queue))),
        Order::Barrier => ("validate::barrier", "a barrier of all warps".to_owned()),
        Order::ClusterBarrier => ("validate::cluster-barrier", "a barrier of the cluster".to_owned()),
        Order::ProxyFence => ("validate::fence", "a proxy fence".to_owned()),
        Order::BarrierAfterFence => {
            ("validate::fence", "a proxy fence with a barrier of all warps behind it".to_owned())
        }
        Order::InitFence => ("validate::fence", "a fence for the initialization of mbarriers".to_owned()),
        Order::MBarrierWait(at) => {
            ("validate::mbarrier-wait", format!("a wait for the mbarrier at byte {at}"))
        }
        Order::MBarrierArrival(at) => {
            ("validate::mbarrier-arrive", format!("an arrival at the mbarrier at byte {at}"))
        }
        Order::MBarrierExpect(at) => {
            let what = format!("an arrival that expects bytes at the mbarrier at byte {at}");
            ("validate::mbarrier-arrive", what)
        }
    }
}

fn plural(queue: Queue) -> &'static str {
    queue.row().plural
}

impl<'a> Words<'a> {
    pub(super) fn new(text: &str, name: &'a str, original: &'a Program, translation: &'a Program) -> Self {
        Words { before: LineIndex::new(text), name, original, translation }
    }

    /// The findings in the order of the PTX.
    pub(super) fn diagnostics(&self, comparison: &Comparison, reads: &[EarlyRead]) -> Vec<Diagnostic> {
        let lost = comparison.lost.iter().map(|lost| self.lost(lost));
        let counts = comparison.miscounts.iter().map(|count| self.miscount(count));
        let mut all: Vec<Diagnostic> =
            lost.chain(counts).chain(reads.iter().map(|read| self.early_read(read))).collect();
        all.sort_by_key(|diagnostic| diagnostic.primary.span);
        all
    }

    fn early_read(&self, read: &EarlyRead) -> Diagnostic {
        let (code, what) = named(Order::Completion(Queue::Wgmma));
        let span = |origin: OriginId| self.translation.origins[origin].span;
        let message = format!("the PTX lacks {what} that the TTGIR has");
        let label = format!("this reads `{}` without it", read.register);
        Diagnostic::error(code, span(read.reader.0), message)
            .label(label)
            .also(span(read.operation.0), "this writes the register")
    }

    /// The orders that only the PTX has, in its order, one for each instruction that makes some.
    pub(super) fn added(&self, added: &[Lost]) -> Vec<Diagnostic> {
        let mut all: Vec<Diagnostic> = added.iter().map(|added| self.added_order(added)).collect();
        all.sort_by_key(|diagnostic| diagnostic.primary.span);
        all
    }

    fn added_order(&self, added: &Lost) -> Diagnostic {
        let (code, what) = named(added.order);
        let message = format!("the PTX has {what} that the TTGIR lacks");
        let span = |event: Option<EventId>| event.map(|event| self.translation.origin_of(event).span);
        let (earlier, later) = added.original;
        let primary = span(added.made_by).or(span(later)).or(span(earlier)).unwrap_or(Span::at(0));
        let end = |event: Option<EventId>, otherwise: &str| match event {
            Some(event) => self.op(event),
            None => otherwise.to_owned(),
        };
        let earlier = end(added.earlier, "the start of the partition");
        let later = end(added.later, "the end of the partition");
        let note = format!("in {}, a path from {earlier} to {later} has none", self.name);
        Diagnostic::warning(code, primary, message).note(note)
    }

    fn lost(&self, lost: &Lost) -> Diagnostic {
        let (code, what) = named(lost.order);
        let message = format!("the PTX lacks {what} that the TTGIR has");
        let at = |event: Option<EventId>| event.map(|event| self.translation.origin_of(event).span);
        let (earlier, later) = (at(lost.earlier), at(lost.later));
        let primary = later.or(earlier).unwrap_or(Span::at(0));
        let mut diagnostic = Diagnostic::error(code, primary, message);
        diagnostic = match (earlier, later) {
            _ if lost.is_absent => {
                diagnostic.label("this uses the mbarrier, and an instruction that makes it is missing")
            }
            (Some(earlier), Some(later)) if earlier == later => {
                diagnostic.label("a path from here to the next execution has none")
            }
            (Some(earlier), Some(_)) => {
                diagnostic.label("a path reaches this without it").also(earlier, "from here")
            }
            (None, Some(_)) => {
                diagnostic.label("a path from the start of the partition reaches this without it")
            }
            (Some(_), None) => {
                diagnostic.label("a path from here reaches the end of the partition without it")
            }
            (None, None) => diagnostic,
        };
        diagnostic = diagnostic.note(self.order(lost));
        if lost.others > 0 {
            let paths = if lost.others == 1 { "path lacks" } else { "paths lack" };
            diagnostic = diagnostic.note(format!("{} more {paths} it", lost.others));
        }
        diagnostic
    }

    /// What has the order in the TTGIR.
    fn order(&self, lost: &Lost) -> String {
        let end = |event: Option<EventId>, otherwise: &str| match event {
            Some(event) => self.op(event),
            None => otherwise.to_owned(),
        };
        let earlier = end(lost.original.0, "the start of the partition");
        let later = end(lost.original.1, "the end of the partition");
        match lost.made_by {
            Some(event) if lost.is_absent => format!("in {}, it is {}", self.name, self.op(event)),
            Some(event) => {
                format!("in {}, {} is between {earlier} and {later} on all paths", self.name, self.op(event))
            }
            None => format!("{} has it on all paths from {earlier} to {later}", self.name),
        }
    }

    /// An op of the TTGIR with its line.
    fn op(&self, event: EventId) -> String {
        let origin = self.original.origin_of(event);
        let line = self.before.line(origin.span.start);
        format!("`{}` (line {line})", origin.op)
    }

    fn miscount(&self, found: &Miscount) -> Diagnostic {
        let counts: Vec<String> = found.counts.iter().map(i64::to_string).collect();
        let (count, counts) = (found.count, counts.join(" or "));
        let (message, own) = match found.kind {
            MiscountKind::Arrivals => (
                format!("the mbarrier is initialized with the count {count}, which the TTGIR does not have"),
                format!("initializes it with {counts}"),
            ),
            MiscountKind::Bytes => (
                format!("the mbarrier expects {count} bytes, which the TTGIR does not have"),
                format!("expects {counts} bytes"),
            ),
            MiscountKind::Pending(queue) => {
                let units = queue.row().unit[1];
                (
                    format!("the wait leaves {count} {units} in flight, and no wait of the TTGIR does"),
                    format!("is one of the waits, which leave {counts} in flight"),
                )
            }
            MiscountKind::FirstParity => (
                format!("the wait for the mbarrier starts with the parity {count}, the TTGIR with {counts}"),
                format!("waits for {counts} first"),
            ),
            MiscountKind::LaterParity(number) => (
                format!(
                    "execution {} of the wait has the parity {count}, which no wait of the TTGIR has",
                    number + 1
                ),
                format!("then waits for {counts}"),
            ),
            MiscountKind::Place(number) => (
                format!(
                    "execution {} of this operation uses the mbarrier at byte {count}, which no operation of the \
                     TTGIR does then",
                    number + 1
                ),
                format!("then uses the mbarrier at byte {counts}"),
            ),
            MiscountKind::Parity => (
                format!("the wait for the mbarrier has the parity {count}, which the TTGIR does not have"),
                format!("waits for {counts}"),
            ),
        };
        let span = self.translation.origin_of(found.event).span;
        let note = format!("in {}, {} {own}", self.name, self.op(found.original));
        Diagnostic::error("validate::count", span, message).note(note)
    }
}
