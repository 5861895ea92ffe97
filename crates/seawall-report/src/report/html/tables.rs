//! Partitions, barriers, data and aliases as tables and cards.

use super::super::{
    AliasGroup, BarrierRow, BytesRow, DataGroup, ExpressionRow, ModuleReport, PartitionRow, Remark, Site,
};
use super::{Links, code, data_lines, prose};
use crate::escape::escaped;

/// Section 1.
pub(super) fn partitions(module: &ModuleReport, links: &mut Links<'_>) -> String {
    let rows: String = module.partitions.iter().map(|row| partition(row, links)).collect();
    let notes = remarks(&module.notes, links);
    let notes = if module.notes.is_empty() {
        String::new()
    } else {
        format!("<details class=\"notes\" open><summary>Unresolved cases</summary>{notes}</details>\n")
    };
    format!(
        "<div class=\"scroll\"><table><thead><tr><th scope=\"col\">Partition</th><th scope=\"col\">Role</th>\
         <th scope=\"col\">Key ops</th><th scope=\"col\">Warps</th><th scope=\"col\">Registers</th><th scope=\"col\">Line</th>\
         </tr></thead><tbody>\n{rows}</tbody></table></div>\n{notes}"
    )
}

fn partition(row: &PartitionRow, links: &mut Links<'_>) -> String {
    let id = links.item(&row.name, [row.line]);
    let ops: Vec<String> = row
        .key_ops
        .iter()
        .map(|key| {
            let count = if key.count > 1 { format!(" ×{}", key.count) } else { String::new() };
            let target = links.target(key.line);
            format!("<a class=\"op\" href=\"{target}\" data-l=\"{}\">{}{count}</a>", key.line, code(&key.op))
        })
        .collect();
    let declared = row.declared.as_ref().map(|name| format!(" <small>compiler: {}</small>", escaped(name)));
    format!(
        "<tr id=\"{id}\"><th scope=\"row\">{}</th><td>{}{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
        escaped(&row.name),
        prose(&row.role),
        declared.unwrap_or_default(),
        ops.join(" "),
        row.warps.map_or("?".to_owned(), |warps| warps.to_string()),
        escaped(row.registers.as_deref().unwrap_or("-")),
        links.line(row.line)
    )
}

/// Section 3.
pub(super) fn barriers(module: &ModuleReport, links: &mut Links<'_>) -> String {
    if module.barriers.is_empty() {
        return "<p class=\"none\">There are no mbarriers, tokens, arefs or named barriers.</p>\n".to_owned();
    }
    let cards: String = module.barriers.iter().map(|row| barrier(row, links)).collect();
    format!("<div class=\"cards\">\n{cards}</div>\n")
}

fn barrier(row: &BarrierRow, links: &mut Links<'_>) -> String {
    let own = [row.line].into_iter();
    let lines: Vec<u32> =
        own.chain(row.index.iter().chain(&row.phase).flat_map(|e| e.lines.iter().copied())).collect();
    let id = links.item(&row.name, lines);
    let mut facts = String::new();
    let mut put = |name: &str, value: String| facts.push_str(&format!("<dt>{name}</dt><dd>{value}</dd>"));
    let ids = if row.buffer_ids.is_empty() {
        String::new()
    } else {
        format!(" (buffer.id {})", row.buffer_ids.join(", "))
    };
    if !row.protects.is_empty() {
        put("Data", format!("{}{}", escaped(&row.protects.join(", ")), escaped(&ids)));
    }
    put("Depth", row.depth.map_or("unknown".to_owned(), |depth| depth.to_string()));
    if let Some(count) = &row.count {
        put("Arrivals", format!("{} per phase", escaped(count)));
    }
    row.index.iter().for_each(|index| put("Index", expression(index, links)));
    row.phase.iter().for_each(|phase| put("Phase", expression(phase, links)));
    row.stagger.iter().for_each(|slot| put("Data slot", expression(slot, links)));
    row.bytes.iter().for_each(|bytes| put("Bytes", bytes_of(bytes, links)));
    if !row.legend.is_empty() {
        let entries: Vec<String> = row.legend.iter().map(|entry| prose(entry)).collect();
        put("where", format!("<small>{}</small>", entries.join("<br>")));
    }
    let verdict = if row.clean { "good" } else { "bad" };
    format!(
        "<div class=\"card\" id=\"{id}\"><h4>{} <small>{} {} line {}</small></h4><dl>{facts}</dl>{}\
         <p class=\"verdict {verdict}\">{}</p></div>\n",
        escaped(&row.name),
        escaped(&row.kind),
        code(&row.value),
        links.line(row.line),
        remarks(&row.remarks, links),
        prose(&row.verdict)
    )
}

fn expression(row: &ExpressionRow, links: &Links<'_>) -> String {
    format!(
        "<span data-l=\"{}\">{}</span> <small>{} {}</small>",
        data_lines(&row.lines),
        code(&row.text),
        escaped(&row.whose.join(", ")),
        links.lines(&row.lines)
    )
}

fn bytes_of(row: &BytesRow, links: &Links<'_>) -> String {
    let parts: Vec<String> = row
        .parts
        .iter()
        .map(|part| {
            format!(
                "<span data-l=\"{}\" title=\"{}\">{}</span>",
                part.line,
                escaped(&part.buffer),
                code(&part.product)
            )
        })
        .collect();
    let sum = if parts.is_empty() {
        "no copy found".to_owned()
    } else {
        format!("{} = {}", parts.join(" + "), row.sum)
    };
    let mark = if row.matches { "" } else { " <strong class=\"bad\">MISMATCH</strong>" };
    format!("expects {} line {}: {sum}{mark}", row.expected, links.line(row.line))
}

pub(super) fn remarks(remarks: &[Remark], links: &Links<'_>) -> String {
    if remarks.is_empty() {
        return String::new();
    }
    let items: String = remarks
        .iter()
        .map(|remark| match remark.line {
            0 => format!("<li>{}</li>", prose(&remark.text)),
            line => format!("<li>line {}: {}</li>", links.line(line), prose(&remark.text)),
        })
        .collect();
    format!("<ul class=\"remarks\">{items}</ul>")
}

/// Section 4.
pub(super) fn data(module: &ModuleReport, links: &mut Links<'_>) -> String {
    if module.data.is_empty() {
        return "<p class=\"none\">There are no buffers.</p>\n".to_owned();
    }
    let cards: String = module.data.iter().map(|group| data_card(group, links)).collect();
    format!("<div class=\"cards\">\n{cards}</div>\n")
}

fn data_card(group: &DataGroup, links: &mut Links<'_>) -> String {
    let users = group.writers.iter().chain(&group.readers).map(|site| site.line);
    let id = links.item(&group.name, [group.line].into_iter().chain(users));
    let mut facts = String::new();
    let mut put = |name: &str, value: String| facts.push_str(&format!("<dt>{name}</dt><dd>{value}</dd>"));
    put(
        "Storage",
        format!("{} = {} line {}", code(&group.value), code(&group.storage), links.line(group.line)),
    );
    if let Some(place) = &group.place {
        put("Place", escaped(place));
    }
    let planned =
        [("buffer.id", &group.buffer_id), ("buffer.copy", &group.copies), ("buffer.offset", &group.offset)];
    for (name, value) in planned {
        if let Some(value) = value {
            put(name, escaped(value));
        }
    }
    put("Writer", sites(&group.writers, links));
    put("Reader", sites(&group.readers, links));
    put(
        "Barrier",
        if group.barriers.is_empty() { "none".to_owned() } else { escaped(&group.barriers.join(", ")) },
    );
    let notes: String = group.notes.iter().map(|note| format!("<li>{}</li>", prose(note))).collect();
    format!(
        "<div class=\"card\" id=\"{id}\"><h4>{} <small>{}</small></h4><dl>{facts}</dl><ul class=\"remarks\">{notes}</ul></div>\n",
        escaped(&group.name),
        escaped(&group.memory)
    )
}

fn sites(sites: &[Site], links: &Links<'_>) -> String {
    let site_texts: Vec<String> = sites
        .iter()
        .map(|site| format!("{} {} {}", escaped(&site.partition), code(&site.op), links.line(site.line)))
        .collect();
    if site_texts.is_empty() { "none".to_owned() } else { site_texts.join("<br>") }
}

/// Section 5.
pub(super) fn aliases(module: &ModuleReport, links: &mut Links<'_>) -> String {
    let groups: String = module.aliases.iter().map(|group| alias(group, links)).collect();
    if groups.is_empty() { "<p class=\"none\">There are no barriers.</p>\n".to_owned() } else { groups }
}

fn alias(group: &AliasGroup, links: &mut Links<'_>) -> String {
    let uses = group.uses.iter().map(|site| site.line);
    let id = links
        .item(&format!("uses of {}", group.name), group.values.iter().map(|value| value.line).chain(uses));
    let values: String = group
        .values
        .iter()
        .map(|value| {
            format!(
                "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>\n",
                code(&value.value),
                code(&value.definition),
                escaped(&value.how),
                links.line(value.line)
            )
        })
        .collect();
    let uses: String = group
        .uses
        .iter()
        .map(|site| {
            format!(
                "<tr><td>{}</td><td>{}</td><td>{}</td></tr>\n",
                code(&site.text),
                escaped(&site.partition),
                links.line(site.line)
            )
        })
        .collect();
    format!(
        "<details class=\"alias\" id=\"{id}\"><summary>{} <small>{}, {} values, {} uses</small></summary>\
         <div class=\"scroll\"><table><thead><tr><th scope=\"col\">Value</th><th scope=\"col\">Defined by</th>\
         <th scope=\"col\">How</th><th scope=\"col\">Line</th></tr></thead><tbody>\n{values}</tbody></table>\
         <table><thead><tr><th scope=\"col\">Used in</th><th scope=\"col\">Partition</th><th scope=\"col\">Line</th></tr></thead>\
         <tbody>\n{uses}</tbody></table></div></details>\n",
        escaped(&group.name),
        escaped(&group.kind),
        group.values.len(),
        group.uses.len()
    )
}
