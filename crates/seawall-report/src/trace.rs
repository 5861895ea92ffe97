//! The placement of Wave's barrier pass in a trace, in words. For each barrier: the hazard that
//! requires it, the nodes with their lines in the Python source, and the other regions that it
//! covers.

use std::fmt::Write;

use seawall_wave::pass::{At, Insertion, MemoryAccessType, Placed, SyncRegion, What, get_memory_access_type};
use seawall_wave::{GraphId, NodeId, NodeKind, Trace};

use crate::clean::{one_line, wrap};

/// The number of further regions that are listed for one barrier.
const ALSO_LIMIT: usize = 24;
/// The number of characters of a name that are shown.
const NAME_LIMIT: usize = 80;
/// The indentation of lines under a headline.
const INDENT: usize = 10;

/// Explains everything that `placed` adds to `trace`, in the order of emission. Ends with a line of
/// counts.
pub fn explain_trace(trace: &Trace, placed: &Placed, width: usize) -> String {
    let mut writer = Writer { trace, placed, width, text: String::new() };
    for (number, insertion) in (1..).zip(&placed.insertions) {
        writer.one(number, insertion);
    }
    writer.counts();
    writer.text
}

/// Writing to memory cannot fail, so results of `write!` are ignored.
struct Writer<'t> {
    trace: &'t Trace,
    placed: &'t Placed,
    width: usize,
    text: String,
}

impl Writer<'_> {
    fn one(&mut self, number: usize, insertion: &Insertion) {
        let region = &self.placed.regions[insertion.region];
        let at = if insertion.at == At::Before { "before" } else { "after" };
        let place = self.place(insertion.node);
        let loops = match self.loops(insertion.node) {
            0 => String::new(),
            1 => ", in a loop".to_owned(),
            depth => format!(", {depth} loops deep"),
        };
        let what = thing(insertion.what);
        let hazard = self.hazard(region);
        let _ = writeln!(self.text, "{what} {number}: {at} {place}{loops}: {hazard}");
        self.note("node", &node_text(insertion.what));
        let (first, then) = (self.access(region.producer), self.access(region.consumer));
        self.note("hazard", &format!("{first}, then {then}"));
        if region.cross_iter {
            self.note("path", "around the loop: the later access is in the next iteration");
        }
        let also = self.also(insertion);
        if !also.is_empty() {
            self.note("also covers", &also.join("\n"));
        }
        self.text.push('\n');
    }

    fn note(&mut self, name: &str, text: &str) {
        let width = self.width.saturating_sub(INDENT + name.len()).max(40);
        for (position, line) in wrap(text, width).lines().enumerate() {
            let head = if position == 0 { format!("{name}: ") } else { " ".repeat(name.len() + 2) };
            let _ = writeln!(self.text, "  = {head}{line}");
        }
    }

    fn name(&self, node: NodeId) -> String {
        one_line(&self.trace.node(node).name, NAME_LIMIT)
    }

    /// `` `write_1` (node 6, gemm.py line 31) ``.
    fn place(&self, node: NodeId) -> String {
        let at = self.trace.node(node);
        let source = at.location.as_ref().map_or(String::new(), |location| {
            format!(", {} line {}", one_line(&location.file, NAME_LIMIT), location.line)
        });
        format!("`{}` (node {}{source})", self.name(node), at.id)
    }

    /// The number of loops around `node`.
    fn loops(&self, node: NodeId) -> usize {
        let mut depth = 0;
        let mut graph: GraphId = self.trace.node(node).graph;
        while let Some(owner) = self.trace.graph(graph).owner() {
            let owner = self.trace.node(owner);
            depth += usize::from(matches!(owner.kind, NodeKind::Iterate(_)));
            graph = owner.graph;
        }
        depth
    }

    fn hazard(&self, region: &SyncRegion) -> String {
        let reads = |node: NodeId| {
            let kind = get_memory_access_type(&self.trace.node(node).kind);
            kind == MemoryAccessType::Read
        };
        let kind = if reads(region.producer) { "WAR" } else { "RAW" };
        format!("{kind} on `{}`", self.name(region.resource))
    }

    fn access(&self, node: NodeId) -> String {
        let verb = match get_memory_access_type(&self.trace.node(node).kind) {
            MemoryAccessType::Read => "reads",
            MemoryAccessType::Write => "writes",
            MemoryAccessType::ReadWrite if self.trace.node(node).kind.is_asynchronous() => "copies into",
            MemoryAccessType::ReadWrite => "reads and writes",
            MemoryAccessType::None => "touches",
        };
        format!("{} {verb} it", self.place(node))
    }

    /// Other regions that the same point covers. Empty for a signal, because its wait lists them.
    fn also(&self, insertion: &Insertion) -> Vec<String> {
        if matches!(insertion.what, What::Signal { .. }) {
            return Vec::new();
        }
        let at = self.placed.regions[insertion.region].cons_location;
        let covered = |&(number, region): &(usize, &SyncRegion)| {
            let (first, last) = (region.prod_location, region.cons_location);
            let inside = if region.cross_iter { at > first || at <= last } else { first < at && at <= last };
            number != insertion.region && inside && self.is_around(region, insertion.node)
        };
        let mut others: Vec<(usize, &SyncRegion)> =
            self.placed.regions.iter().enumerate().filter(covered).collect();
        let count = others.len();
        others.truncate(ALSO_LIMIT);
        let mut lines: Vec<String> = others
            .into_iter()
            .map(|(_, region)| {
                let (first, then) = (self.place(region.producer), self.place(region.consumer));
                let next = if region.cross_iter { " in the next iteration" } else { "" };
                format!("{}: {first}, then {then}{next}", self.hazard(region))
            })
            .collect();
        if count > ALSO_LIMIT {
            lines.push(format!("and {} more", count - ALSO_LIMIT));
        }
        lines
    }

    /// Whether `node` is in the loop body whose iterations a region crosses, if it crosses any.
    fn is_around(&self, region: &SyncRegion, node: NodeId) -> bool {
        let body = region.graph.map(|(first, _)| self.trace.node(first).graph);
        if !region.cross_iter {
            return true;
        }
        let mut graph = Some(self.trace.node(node).graph);
        while let Some(here) = graph {
            if Some(here) == body {
                return true;
            }
            graph = self.trace.around(here);
        }
        false
    }

    fn counts(&mut self) {
        let count = |is: fn(&What) -> bool| self.placed.insertions.iter().filter(|i| is(&i.what)).count();
        let barriers = count(|what| matches!(what, What::Barrier { .. }));
        let pairs = count(|what| matches!(what, What::Wait { .. }));
        let placed = if pairs > 0 {
            plural(pairs, "signal and wait", "signals and waits")
        } else {
            plural(barriers, "barrier", "barriers")
        };
        let regions = plural(self.placed.regions.len(), "region", "regions");
        let guarded = match self.placed.guarded.len() {
            0 => String::new(),
            count => format!(", {count} already covered by barriers of the trace"),
        };
        let _ = writeln!(self.text, "{placed} for {regions}{guarded}");
    }
}

fn plural(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

const fn thing(what: What) -> &'static str {
    match what {
        What::Barrier { .. } => "barrier",
        What::Signal { .. } => "signal",
        What::Wait { .. } => "wait",
    }
}

/// The op that the node becomes.
fn node_text(what: What) -> String {
    let copies = |wait: bool, of: &str| if wait { format!("; waits for {of} first") } else { String::new() };
    match what {
        What::Barrier { wait_async, tensor_wait } => format!(
            "`amdgpu.lds_barrier`{}{}",
            copies(wait_async, "asynchronous copies"),
            copies(tensor_wait, "the tensor data mover")
        ),
        What::Signal { barrier, tensor_wait } => {
            format!(
                "`rocdl.s.barrier.signal` of barrier {barrier}{}",
                copies(tensor_wait, "the tensor data mover")
            )
        }
        What::Wait { barrier } => format!("`rocdl.s.barrier.wait` of barrier {barrier}"),
    }
}
