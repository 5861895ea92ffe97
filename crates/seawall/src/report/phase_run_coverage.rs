//! The coverage table of a report: the observations of the mbarrier model checker in words.

use seawall_analysis::{Finding, FindingCode, FindingKind, Role};
use seawall_model::{BlockId, BufferId, EventId, Space};
use seawall_phases::{Missing, Order, Through, Writer};
use seawall_report::byte_range;
use seawall_report::report::{CoverageRow, CoverageWriter, OrderState};

use super::barriers::attribute;
use super::objects::ObjectKind;
use super::phase_run::Run;
use super::uses::touches;

/// The loop ops.
const LOOPS: [&str; 2] = ["scf.for", "scf.while"];

/// The state of a row, the reason, and the lines of the waits or of a missing wait.
type Verdict = (OrderState, String, Vec<u32>);

impl Run<'_> {
    /// Whether a writer is shown. Writers of barrier memory, such as initialisations, are shown
    /// only if they are not ordered.
    pub(super) fn is_worth_a_row(&self, writer: &Writer) -> bool {
        let object = self.buffers.get(&writer.buffer).and_then(|&id| self.facts.objects.all.get(id));
        let is_data = object.is_some_and(|object| matches!(object.kind, ObjectKind::Data(_)));
        is_data || writer.rows.iter().any(|row| matches!(row.order, Order::Missing(_)))
    }

    pub(super) fn writer(&self, writer: &Writer) -> CoverageWriter {
        let id = self.buffers.get(&writer.buffer).copied();
        let own = id.and_then(|id| attribute(self.facts, id, "buffer.id"));
        let extent = extent(writer.space, writer.extent);
        CoverageWriter {
            memory: own.map_or_else(|| extent.clone(), |id| format!("buffer.id = {id}")),
            owner: self.buffer(writer.buffer),
            op: self.event(writer.event),
            partition: self.partition(writer.partition),
            line: self.line(writer.event),
            depth: writer.depth,
            extent,
            rows: writer.rows.iter().map(|row| self.covered(writer, row)).collect(),
        }
    }

    fn covered(&self, writer: &Writer, row: &seawall_phases::Row) -> CoverageRow {
        let (state, why, at) = self.with_findings(self.order(&row.order), writer, row);
        let mut users: Vec<String> = row.users.iter().map(|&event| self.event(event)).collect();
        users.dedup();
        CoverageRow {
            buffer: self.used(row),
            extent: extent(writer.space, row.extent),
            users,
            lines: row.users.iter().map(|&event| self.line(event)).collect(),
            partition: self.partition(row.partition),
            depth: row.depth,
            state,
            why,
            at,
        }
    }

    fn order(&self, order: &Order) -> Verdict {
        match order {
            Order::Program => {
                let why = "barriers and program order of one partition";
                (OrderState::Ordered, why.to_owned(), Vec::new())
            }
            Order::Never => (OrderState::Never, "never used before this write".to_owned(), Vec::new()),
            Order::Ordered { by, through } => {
                let mut objects: Vec<String> = through.iter().map(|&object| self.object(object)).collect();
                objects.dedup();
                let lines: Vec<u32> = by.iter().map(|&event| self.line(event)).collect();
                let through = match (objects.is_empty(), lines.is_empty()) {
                    (false, _) => format!("through {}", objects.join(", ")),
                    (true, false) => "through a wait".to_owned(),
                    (true, true) => "through the start or end of the partitions".to_owned(),
                };
                (OrderState::Ordered, through, lines)
            }
            Order::Missing(missing) => {
                (OrderState::Missing, self.missing(missing), vec![self.line(missing.before)])
            }
        }
    }

    /// Combines the state of a row with the findings of the check about the writer and one of the
    /// users. The check distinguishes the warps of a partition, which the run does not. A pair with
    /// a race finding is not ordered.
    fn with_findings(
        &self,
        (state, why, at): Verdict,
        writer: &Writer,
        row: &seawall_phases::Row,
    ) -> Verdict {
        if state == OrderState::Missing {
            return self.kept_by_issue(row).unwrap_or((state, why, at));
        }
        let is_pair = |finding: &&Finding| {
            let earlier = finding.related.iter().filter(|related| related.0 == Role::Earlier);
            let is_it = |a: EventId, b: EventId| a == writer.event && row.users.contains(&b);
            earlier
                .map(|related| related.1)
                .any(|earlier| is_it(earlier, finding.event) || is_it(finding.event, earlier))
        };
        let reported = |is_it: fn(&Finding) -> bool| -> Vec<(String, u32)> {
            let about = self.findings.iter().filter(|found| is_it(found)).filter(is_pair);
            let mut reported: Vec<(String, u32)> =
                about.map(|found| (found.code.number().to_owned(), self.line(found.event))).collect();
            reported.dedup();
            reported
        };
        let names = |reported: &[(String, u32)]| {
            reported
                .iter()
                .map(|(code, line)| format!("{code} at line {line}"))
                .collect::<Vec<_>>()
                .join(", ")
        };
        let wrong = reported(is_about_order);
        if !wrong.is_empty() {
            let why = format!("not ordered, see {}", names(&wrong));
            return (OrderState::Race, why, wrong.iter().map(|found| found.1).collect());
        }
        // `check` names one earlier access for each later one.
        let of_same_access = |found: &&Finding| {
            is_about_order(found) && (found.event == writer.event || row.users.contains(&found.event))
        };
        if matches!(row.order, Order::Program)
            && let Some(found) = self.findings.iter().find(of_same_access)
        {
            let line = self.line(found.event);
            let why = format!("not reported separately, see {} at line {line}", found.code.number());
            return (OrderState::Unresolved, why, vec![line]);
        }
        let more = reported(|found| !is_about_order(found));
        if more.is_empty() {
            return (state, why, at);
        }
        let by_issue = !reported(|found| found.code == FindingCode::IssueOrder).is_empty();
        let state = if by_issue { OrderState::Issue } else { state };
        (state, format!("{why}; see also {}", names(&more)), at)
    }

    /// The verdict of a row without an edge, if findings report all its unordered pairs as ordered
    /// by issue order.
    fn kept_by_issue(&self, row: &seawall_phases::Row) -> Option<Verdict> {
        let mut lines = Vec::new();
        for &(first, then) in &row.unordered {
            let is_it = |finding: &&Finding| {
                let earlier = |&(role, event): &(Role, EventId)| role == Role::Earlier && event == first;
                finding.event == then && finding.related.iter().any(earlier)
            };
            let mut reported = self.findings.iter().filter(is_it);
            lines.push(self.line(reported.find(|finding| finding.code == FindingCode::IssueOrder)?.event));
        }
        lines.sort_unstable();
        lines.dedup();
        let places: Vec<String> = lines.iter().map(|line| format!("SW203 at line {line}")).collect();
        let why = format!(
            "one thread issues both, and no wait orders the first before the second: {}",
            places.join(", ")
        );
        (!lines.is_empty()).then_some((OrderState::Issue, why, lines))
    }

    /// The name of the used buffer, or of the view of a part of it.
    fn used(&self, row: &seawall_phases::Row) -> String {
        let whole = self.buffer(row.buffer);
        let buffer = &self.program().buffers[row.buffer];
        let taken = u64::from(row.extent.map_or(u32::MAX, |(start, end)| end.saturating_sub(start)));
        if buffer.ranges(0).iter().all(|range| taken >= range.1 - range.0) {
            return whole;
        }
        let view = row.users.iter().find_map(|&user| self.view(user, row.buffer));
        view.filter(|view| *view != whole).map_or(whole.clone(), |view| format!("{view} of {whole}"))
    }

    /// The operand through which an event accesses a buffer.
    fn view(&self, event: EventId, buffer: BufferId) -> Option<String> {
        let (m, object) = (self.facts.m, *self.buffers.get(&buffer)?);
        let touches = touches(m, self.facts.knowledge, self.op(event)?);
        let values = touches.iter().filter(|touch| touch.role.is_data()).filter_map(|touch| touch.value);
        let mut named = values.filter(|&value| self.facts.objects.of(value).contains(&object));
        named.next().map(|value| m.value_name(value))
    }

    /// Where a missing edge belongs, and which phase it must use.
    pub(crate) fn missing(&self, missing: &Missing) -> String {
        let depth = |depth: u32| match depth {
            0 => "outside of loops".to_owned(),
            depth => format!("at loop depth {depth}"),
        };
        let op = |event| format!("`{}` (line {})", self.event(event), self.line(event));
        let (who, of) = (self.partition(missing.partition), self.partition(missing.of));
        let before = match missing.outside {
            Some(outside) => format!("{} around {}", self.looped(outside), op(missing.before)),
            None => op(missing.before),
        };
        let after = match missing.arrival_depth > missing.depth {
            true => format!("the loop around {}", op(missing.after)),
            false => op(missing.after),
        };
        let through = match missing.through {
            Some(Through { object, ring: true, .. }) => format!("through {}", self.ring(object)),
            Some(Through { object, .. }) => format!("through {}", self.object(object)),
            None => "through a separate barrier".to_owned(),
        };
        let phase = match (missing.depth, missing.through) {
            (_, Some(Through { arrival, ring: true, .. })) => {
                format!(
                    "the slot and phase of {of} at {}, where the phase of a slot flips once per pass through \
                     the ring",
                    op(arrival)
                )
            }
            (0, _) => "its only phase".to_owned(),
            _ => format!("the phase of {of}, which flips once per iteration there"),
        };
        format!(
            "{who} must wait before {before}, {}, for an arrival of {of} after {after}, {through}, with \
             {phase}",
            depth(missing.depth)
        )
    }

    /// A loop with its line, if the source has it as an op.
    fn looped(&self, header: BlockId) -> String {
        let block = self.program().blocks.get(header);
        let origin = block.and_then(|block| self.program().origins.get(block.terminator_origin?));
        let op = origin
            .filter(|origin| LOOPS.contains(&origin.op.as_str()))
            .and_then(|origin| self.lowered.op(origin));
        let line = op.map(|op| self.facts.lines.op(self.facts.m, op)).filter(|line| *line > 0);
        line.map_or("the loop".to_owned(), |line| format!("the loop (line {line})"))
    }
}

/// Whether a finding is about missing order, rather than about a missing fence or about order that
/// no ISA guarantees.
fn is_about_order(finding: &Finding) -> bool {
    let fences = [FindingCode::MissingMemoryFence, FindingCode::MissingProxyFence];
    let kinds = [FindingKind::Race, FindingKind::MissingWait];
    kinds.contains(&finding.code.kind()) && !fences.contains(&finding.code)
}

fn extent(space: Space, extent: Option<(u32, u32)>) -> String {
    match (space, extent) {
        (Space::Shared, Some((start, end))) => byte_range(start, end),
        (Space::Tensor, Some((start, end))) => {
            format!("columns {start}..{end}")
        }
        (Space::Shared, None) => "shared memory without an address".to_owned(),
        (Space::Tensor, None) => "tensor memory without an address".to_owned(),
    }
}
