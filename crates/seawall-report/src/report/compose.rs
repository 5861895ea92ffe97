//! The text of a report, section by section, for any text form.

use super::draw::graph;
use super::form::Form;
use super::{
    AliasGroup, BarrierReport, BarrierRow, CoverageWriter, DataGroup, ExpressionRow, FindingRow,
    ModuleReport, OrderState, PartitionRow, Remark, Site,
};

/// What the coverage table leaves out.
pub(super) const COVERED: &str = "Writes to the memory of barriers are listed only if they are not ordered.";

/// The number of uses of one group that are listed. The rest is counted.
const LISTED: usize = 60;

/// The whole report.
pub(super) fn compose<F: Form>(report: &BarrierReport, mut form: F) -> String {
    form.heading(1, &format!("Barrier report: {}", report.file));
    for module in &report.modules {
        compose_module(module, &mut form);
    }
    form.finish()
}

fn compose_module<F: Form>(module: &ModuleReport, form: &mut F) {
    let target = module.target.as_ref().map(|target| format!(" ({target})")).unwrap_or_default();
    form.heading(2, &format!("{}{target}", module.name));
    form.heading(3, "1. Partition summary");
    let head = ["Partition", "Role", "Key ops", "Warps", "Registers", "Lines"];
    form.table(&head, &module.partitions.iter().map(partition).collect::<Vec<_>>());
    form.heading(3, "2. Barrier dependency graph");
    match graph(module) {
        lines if lines.is_empty() => form.paragraph(
            "No partition waits for another partition or for an \
                                                     engine.",
        ),
        lines => form.block(&lines),
    }
    form.heading(3, "3. Index and phase analysis");
    if module.barriers.is_empty() {
        form.paragraph("There are no mbarriers, tokens, arefs or named barriers.");
    }
    module.barriers.iter().for_each(|row| barrier(row, form));
    form.heading(3, "4. Shared data map");
    if module.data.is_empty() {
        form.paragraph("There are no buffers.");
    }
    module.data.iter().for_each(|group| data(group, form));
    form.heading(3, "5. Barrier alias map");
    let barriers = module.aliases.iter().filter(|group| group.kind != "SMEM" && group.kind != "TMEM");
    barriers.for_each(|group| alias(group, form));
    if module.aliases.iter().all(|group| group.kind == "SMEM" || group.kind == "TMEM") {
        form.paragraph("There are no barriers.");
    }
    form.heading(3, "Findings");
    findings(module, form);
    form.heading(3, "Coverage of aliased memory");
    coverage(module, form);
    if !module.notes.is_empty() {
        form.heading(3, "Unresolved cases");
        module.notes.iter().for_each(|note| form.item(&remark(note)));
    }
}

fn partition(row: &PartitionRow) -> Vec<String> {
    let ops: Vec<String> = row
        .key_ops
        .iter()
        .map(
            |key| {
                if key.count > 1 { format!("`{}` x{}", key.op, key.count) } else { format!("`{}`", key.op) }
            },
        )
        .collect();
    let declared = row.declared.as_ref().map(|name| format!(" (compiler: {name})")).unwrap_or_default();
    vec![
        row.name.clone(),
        format!("{}{declared}", row.role),
        if ops.is_empty() { "none".to_owned() } else { ops.join(", ") },
        row.warps.map_or("?".to_owned(), |warps| warps.to_string()),
        row.registers.clone().unwrap_or("-".to_owned()),
        if row.line == row.end { row.line.to_string() } else { format!("{}-{}", row.line, row.end) },
    ]
}

/// For example `%14, buffer.id = 0, merged`.
fn title(row: &BarrierRow) -> String {
    let ids = match row.buffer_ids.as_slice() {
        [] => String::new(),
        ids => format!(", buffer.id = {}", ids.join(", ")),
    };
    let merged = if row.bytes.iter().any(|bytes| bytes.parts.len() > 1) { ", merged" } else { "" };
    let protects = match row.protects.as_slice() {
        [] => String::new(),
        names => format!(" for {}", names.join(", ")),
    };
    format!("{}: {} `{}`{protects}{ids}{merged}", row.name, row.kind, row.value)
}

fn barrier<F: Form>(row: &BarrierRow, form: &mut F) {
    let mut lines = vec![format!("Barrier: {}", title(row).replace('`', ""))];
    let mut put = |name: &str, text: String| lines.push(format!("  {:<9} {text}", format!("{name}:")));
    // A hardware barrier has no slots.
    if row.kind != "named barrier" {
        put("Depth", row.depth.map_or("unknown".to_owned(), slots));
    }
    if let Some(count) = &row.count {
        put("Arrivals", format!("{count} per phase"));
    }
    row.index.iter().for_each(|index| put("Index", expression(index)));
    row.phase.iter().for_each(|phase| put("Phase", expression(phase)));
    row.stagger.iter().for_each(|slot| put("Data slot", expression(slot)));
    let expects = if row.kind == "channel" { "expected" } else { "barrier_expect" };
    for bytes in &row.bytes {
        let parts: Vec<&str> = bytes.parts.iter().map(|part| part.product.as_str()).collect();
        let sum = if parts.is_empty() { "no copy found".to_owned() } else { parts.join(" + ") };
        let verdict = if bytes.matches { "" } else { " MISMATCH" };
        let name = if bytes.parts.len() > 1 { "Merged" } else { "Bytes" };
        put(
            name,
            format!("{expects} {} ({sum} = {}){verdict}, line {}", bytes.expected, bytes.sum, bytes.line),
        );
    }
    put("Verdict", row.verdict.clone());
    row.legend.iter().for_each(|entry| put("where", entry.clone()));
    form.block(&lines);
    row.remarks.iter().for_each(|note| form.item(&remark(note)));
}

fn slots(depth: u32) -> String {
    match depth {
        1 => "1 (single-buffered)".to_owned(),
        2 => "2 (double-buffered)".to_owned(),
        3 => "3 (triple-buffered)".to_owned(),
        n => n.to_string(),
    }
}

fn expression(row: &ExpressionRow) -> String {
    let lines: Vec<String> = row.lines.iter().map(ToString::to_string).collect();
    let places = match lines.as_slice() {
        [] => String::new(),
        [line] => format!(" (line {line})"),
        lines => format!(" (lines {})", lines.join(", ")),
    };
    format!("{:<24} {}{places}", row.text, row.whose.join(", "))
}

fn data<F: Form>(group: &DataGroup, form: &mut F) {
    let mut lines = vec![format!("Buffer group: \"{}\" ({})", group.name, group.memory)];
    let mut put = |name: &str, text: String| lines.push(format!("  {:<10} {text}", format!("{name}:")));
    put("Storage", format!("{} = {} (line {})", group.value, group.storage, group.line));
    if let Some(place) = &group.place {
        put("Place", place.clone());
    }
    if let Some(id) = &group.buffer_id {
        let copies =
            group.copies.as_ref().map(|copies| format!(", buffer.copy {copies}")).unwrap_or_default();
        let offset =
            group.offset.as_ref().map(|offset| format!(", buffer.offset {offset}")).unwrap_or_default();
        put("buffer.id", format!("{id}{copies}{offset}"));
    }
    put("Writer", who(&group.writers));
    put("Reader", who(&group.readers));
    put("Barrier", if group.barriers.is_empty() { "none".to_owned() } else { group.barriers.join(", ") });
    group.notes.iter().for_each(|note| put("Note", note.clone()));
    form.block(&lines);
}

/// For example `partition1 (async_tma_copy_global_to_local, line 84); partition0 (…)`.
fn who(sites: &[Site]) -> String {
    let mut by_name: Vec<(String, Vec<u32>)> = Vec::new();
    for site in sites {
        let name = format!("{} ({}", site.partition, site.op);
        match by_name.iter_mut().find(|entry| entry.0 == name) {
            Some(entry) => entry.1.push(site.line),
            None => by_name.push((name, vec![site.line])),
        }
    }
    let entries = by_name.into_iter().map(|(name, lines)| {
        let word = if lines.len() == 1 { "line" } else { "lines" };
        let shown: Vec<String> = lines.iter().take(6).map(ToString::to_string).collect();
        let more = if lines.len() > 6 { ", ..." } else { "" };
        format!("{name}, {word} {}{more})", shown.join(", "))
    });
    let text = entries.collect::<Vec<_>>().join("; ");
    if text.is_empty() { "none".to_owned() } else { text }
}

fn alias<F: Form>(group: &AliasGroup, form: &mut F) {
    let ids = match group.buffer_ids.as_slice() {
        [] => String::new(),
        ids => format!(" (buffer.id = {})", ids.join(", ")),
    };
    let mut lines = vec![format!("Logical barrier \"{}\" [{}]{ids}:", group.name, group.kind)];
    for value in group.values.iter().take(LISTED) {
        lines.push(format!(
            "  {:<12} = {} (line {}) -- {}",
            value.value, value.definition, value.line, value.how
        ));
    }
    more(&mut lines, group.values.len());
    lines.push("  Used in:".to_owned());
    for site in group.uses.iter().take(LISTED) {
        lines.push(format!("    {} ({}, line {})", site.text, site.partition, site.line));
    }
    more(&mut lines, group.uses.len());
    form.block(&lines);
}

fn more(lines: &mut Vec<String>, count: usize) {
    if count > LISTED {
        lines.push(format!("    ... and {} more (`--format json` has all)", count - LISTED));
    }
}

fn findings<F: Form>(module: &ModuleReport, form: &mut F) {
    if let Some(why) = &module.unchecked {
        form.paragraph(&format!("Not checked: {why}."));
    } else if module.findings.is_empty() {
        form.paragraph(&format!("Nothing was found. This holds {}.", module.bound));
    } else {
        form.paragraph(&format!("Checked {}.", module.bound));
    }
    if !module.simulated.is_empty() {
        let (first, rest) = module.simulated.split_at(1);
        form.paragraph(&format!("{}{rest}.", first.to_uppercase()));
    }
    module.findings.iter().for_each(|row| finding(row, form));
    module.redundant.iter().for_each(|row| form.item(&format!("redundant, harmless: {}", remark(row))));
}

fn finding<F: Form>(row: &FindingRow, form: &mut F) {
    let code = if row.code.is_empty() { String::new() } else { format!("{} ", row.code) };
    let source = row.source.as_ref().map_or(String::new(), |place| format!("{}, ", place.text()));
    let kind = format!("{}: ", row.kind);
    let headline = row.headline.strip_prefix(&kind).unwrap_or(&row.headline);
    form.heading(4, &format!("{code}{kind}{headline} ({source}line {})", row.line));
    if !row.here.is_empty() {
        form.item(&format!("line {}: `{}` {}", row.line, row.op, row.here));
    }
    row.related.iter().for_each(|place| form.item(&remark(place)));
    row.notes.iter().flat_map(|note| note.lines()).for_each(|note| form.item(note));
    row.follows_from.iter().for_each(|root| form.item(&format!("this follows from {root}")));
    if let Some(help) = &row.help {
        form.item(&format!("help: {help}"));
    }
}

fn remark(remark: &Remark) -> String {
    if remark.line == 0 { remark.text.clone() } else { format!("line {}: {}", remark.line, remark.text) }
}

fn coverage<F: Form>(module: &ModuleReport, form: &mut F) {
    if module.coverage.is_empty() {
        form.paragraph("The partitions could not be run, or none of them writes shared or tensor memory.");
    }
    module.coverage.iter().for_each(|writer| covered(writer, form));
    if !module.coverage.is_empty() {
        form.paragraph(COVERED);
    }
}

/// The ordered rows of one writer that are shown. The JSON form has all of them.
const MOST_ORDERED: usize = 8;

fn covered<F: Form>(writer: &CoverageWriter, form: &mut F) {
    let mut lines = vec![
        format!("Physical {} (owner: {})", writer.memory, writer.owner),
        format!(
            "Writer: {} ({}, line {}, {})  write-extent: {}",
            writer.op,
            writer.partition,
            writer.line,
            cadence(writer.depth),
            writer.extent
        ),
    ];
    let mut ordered = 0;
    for row in &writer.rows {
        ordered += usize::from(row.state == OrderState::Ordered);
        if row.state == OrderState::Ordered && ordered > MOST_ORDERED {
            continue;
        }
        let mark = match row.state {
            OrderState::Ordered => "✓ ordered",
            OrderState::Missing => "✗ MISSING",
            OrderState::Race => "✗ race",
            OrderState::Unresolved => "? unresolved",
            OrderState::Issue => "! by issue order",
            OrderState::Never => "- never before",
        };
        let users = row.users.join(", ");
        let lines_of: Vec<String> = row.lines.iter().map(ToString::to_string).collect();
        lines.push(format!("  {:<22} {:<20} {mark}: {}", row.extent, row.buffer, row.why));
        lines.push(format!(
            "  {:<22} consumer {} ({users}, line {}, {})",
            "",
            row.partition,
            lines_of.join(", "),
            cadence(row.depth)
        ));
    }
    if ordered > MOST_ORDERED {
        lines.push(format!("  and {} other rows, all ✓ ordered", ordered - MOST_ORDERED));
    }
    if writer.rows.is_empty() {
        lines.push("  no other op uses this memory".to_owned());
    }
    form.block(&lines);
}

fn cadence(depth: u32) -> String {
    match depth {
        0 => "outside of loops".to_owned(),
        1 => "in a loop".to_owned(),
        depth => format!("{depth} loops deep"),
    }
}
