//! Adds nodes to the text of a trace. Everything else is kept byte for byte.

use seawall_base::EntityId;
use seawall_wave::{NodeId, Trace};
use seawall_wave_lower::NodeSpans;

/// `text`, the text of `trace`, with the nodes that `edited` has in addition. Each added node is on
/// a separate line if the next node is.
pub fn text_with_added(text: &str, trace: &Trace, edited: &Trace) -> String {
    let spans = NodeSpans::new(trace, text);
    let mut inserts: Vec<(u32, String)> = Vec::new();
    for (_, graph) in edited.graphs() {
        let mut added: Vec<NodeId> = Vec::new();
        // Every graph ends with its `output`, which edits do not add.
        for &node in graph.nodes() {
            if node.index() >= trace.nodes().len() {
                added.push(node);
                continue;
            }
            let start = spans.of(node).start;
            let between = separator(text, start);
            let nodes = added.drain(..).map(|node| edited.node_json(node) + "," + &between);
            inserts.extend(nodes.map(|node| (start, node)));
        }
    }
    inserts.sort_by_key(|(start, _)| *start);
    let mut out =
        String::with_capacity(text.len() + inserts.iter().map(|(_, node)| node.len()).sum::<usize>());
    let mut from = 0;
    for (start, node) in inserts {
        let to = (start as usize).max(from);
        out.push_str(text.get(from..to).unwrap_or_default());
        out.push_str(&node);
        from = to;
    }
    out.push_str(text.get(from..).unwrap_or_default());
    out
}

/// The text before a node: the line break and the indentation, if it is the first on its line.
fn separator(text: &str, start: u32) -> String {
    let before = text.get(..start as usize).unwrap_or_default();
    let line = before.rfind('\n').map_or(0, |at| at + 1);
    let indent = before.get(line..).unwrap_or_default();
    let is_first = line > 0 && indent.bytes().all(|byte| byte == b' ' || byte == b'\t');
    if is_first { format!("\n{indent}") } else { " ".to_owned() }
}
