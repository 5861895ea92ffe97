//! Where the nodes of a trace stand in its JSON text.

use seawall_base::{SecondaryMap, Span};
use seawall_wave::{NodeId, Trace};

/// The span of each node; empty for a trace without a text.
#[derive(Clone, Debug, Default)]
pub struct NodeSpans {
    spans: SecondaryMap<NodeId, Option<Span>>,
}

impl NodeSpans {
    /// The spans of the nodes of `trace` in `text`, from which it was read.
    pub fn new(trace: &Trace, text: &str) -> Self {
        let mut spans = SecondaryMap::new();
        let found = objects_of_lists(text, "nodes");
        for ((_, graph), entries) in trace.graphs().zip(found) {
            for (&node, span) in graph.nodes().iter().zip(entries) {
                *spans.entry(node) = Some(span);
            }
        }
        NodeSpans { spans }
    }

    /// Where `node` stands.
    pub fn of(&self, node: NodeId) -> Span {
        self.spans[node].unwrap_or(Span::at(0))
    }
}

/// The spans of the objects in each list that is the value of `key`, in the order of the text, which is JSON. One pass; nesting is counted and
/// not followed.
fn objects_of_lists(text: &str, key: &str) -> Vec<Vec<Span>> {
    let bytes = text.as_bytes();
    let mut lists: Vec<Vec<Span>> = Vec::new();
    let (mut depth, mut at) = (0_u32, 0_usize);
    // The depth inside the list, and where the object that is open in it began.
    let mut list: Option<u32> = None;
    let mut object: Option<usize> = None;
    let mut last_string = 0..0;
    let mut after_key = false;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' => {
                let end = string_end(bytes, at);
                last_string = at + 1..end.saturating_sub(1).max(at + 1);
                at = end;
                continue;
            }
            b':' => after_key = text.get(last_string.clone()) == Some(key),
            b'[' | b'{' => {
                depth += 1;
                if byte == b'[' && after_key && list.is_none() {
                    list = Some(depth);
                    lists.push(Vec::new());
                } else if byte == b'{' && list.is_some_and(|inside| inside + 1 == depth) {
                    object = Some(at);
                }
                after_key = false;
            }
            b']' | b'}' => {
                if list == Some(depth) {
                    list = None;
                } else if list.is_some_and(|inside| inside + 1 == depth)
                    && let (Some(start), Some(entries)) = (object.take(), lists.last_mut())
                {
                    let position = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
                    entries.push(Span::new(position(start), position(at + 1)));
                }
                depth = depth.saturating_sub(1);
            }
            byte if byte.is_ascii_whitespace() => {}
            _ => after_key = false,
        }
        at += 1;
    }
    lists
}

/// The position behind a string that begins at `at`.
fn string_end(bytes: &[u8], at: usize) -> usize {
    let mut at = at + 1;
    loop {
        match bytes.get(at) {
            None | Some(b'"') => return at + 1,
            Some(b'\\') => at += 2,
            Some(_) => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_are_found_past_strings_and_lists() {
        let text = r#"{"x": "nodes\": [", "graphs": [{"name": "nodes", "nodes": [{"id": 0}, {"n": [1, {}]}]}, {"nodes": []}, {"nodes": [{"id": 2}]}]}"#;
        let found = objects_of_lists(text, "nodes");
        let texts: Vec<Vec<&str>> =
            found.iter().map(|list| list.iter().map(|span| span.of(text)).collect()).collect();
        assert_eq!(texts, [vec![r#"{"id": 0}"#, r#"{"n": [1, {}]}"#], vec![], vec![r#"{"id": 2}"#]]);
    }
}
