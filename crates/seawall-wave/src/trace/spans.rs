//! The spans of nodes and graphs in the text of a trace. The text is known to be JSON.

use seawall_base::{SecondaryMap, Span, saturated};

use super::{NodeId, Trace};

/// The span of each node. Empty for a trace without a text.
#[derive(Clone, Debug, Default)]
pub struct NodeSpans {
    spans: SecondaryMap<NodeId, Option<Span>>,
}

impl NodeSpans {
    /// The spans of the nodes of `trace` in `text`, from which it was read.
    pub fn new(trace: &Trace, text: &str) -> Self {
        let mut spans = SecondaryMap::new();
        for ((_, graph), entries) in trace.graphs().zip(nodes(text)) {
            for (&node, span) in graph.nodes().iter().zip(entries) {
                *spans.entry(node) = Some(span);
            }
        }
        NodeSpans { spans }
    }

    /// The span of `node`.
    pub fn of(&self, node: NodeId) -> Span {
        self.spans[node].unwrap_or(Span::at(0))
    }
}

/// Returns the spans of all nodes of each graph, in text order. Reads the text twice.
fn nodes(text: &str) -> Vec<Vec<Span>> {
    let mut all = Vec::new();
    let mut cursor = Cursor { text: text.as_bytes(), at: 0 };
    if cursor.member("graphs").and_then(|()| cursor.pass(b'[')).is_none() {
        return all;
    }
    loop {
        let mut inside = Cursor { ..cursor };
        let list = inside.member("nodes");
        all.push(list.map_or_else(Vec::new, |()| inside.entries()));
        if cursor.skip().and_then(|()| cursor.pass(b',')).is_none() {
            return all;
        }
    }
}

/// Returns the span of entry `node` of the `nodes` of entry `graph` of `graphs`. Without `node`,
/// returns the span of the name of the graph. Returns the start of the text if there is no such
/// entry.
pub(super) fn span(text: &str, graph: Option<usize>, node: Option<usize>) -> Span {
    graph.and_then(|graph| find(text, graph, node)).unwrap_or(Span::at(0))
}

fn find(text: &str, graph: usize, node: Option<usize>) -> Option<Span> {
    let mut cursor = Cursor { text: text.as_bytes(), at: 0 };
    cursor.member("graphs")?;
    cursor.element(graph)?;
    match node {
        Some(node) => {
            cursor.member("nodes")?;
            cursor.element(node)?;
        }
        None => cursor.member("name")?,
    }
    let start = cursor.at;
    cursor.skip()?;
    Some(Span::new(u32::try_from(start).ok()?, u32::try_from(cursor.at).ok()?))
}

/// A position in a JSON text.
struct Cursor<'t> {
    text: &'t [u8],
    at: usize,
}

impl Cursor<'_> {
    fn space(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// Skips `byte` and the white space around it.
    fn pass(&mut self, byte: u8) -> Option<()> {
        self.space();
        (self.peek()? == byte).then(|| self.at += 1)?;
        self.space();
        Some(())
    }

    /// Moves from an object to the value of its key.
    fn member(&mut self, key: &str) -> Option<()> {
        self.pass(b'{')?;
        loop {
            let start = self.at;
            self.skip()?;
            let found = self.text.get(start + 1..self.at - 1)? == key.as_bytes();
            self.pass(b':')?;
            if found {
                return Some(());
            }
            self.skip()?;
            self.pass(b',')?;
        }
    }

    /// Moves from a list to its entry `index`.
    fn element(&mut self, index: usize) -> Option<()> {
        self.pass(b'[')?;
        for _ in 0..index {
            self.skip()?;
            self.pass(b',')?;
        }
        Some(())
    }

    /// The spans of the entries of a list.
    fn entries(&mut self) -> Vec<Span> {
        let mut entries = Vec::new();
        let mut next = self.pass(b'[');
        while next.is_some() {
            let start = self.at;
            if self.skip().is_none() {
                break;
            }
            let position = |at: usize| saturated::<u32>(at);
            entries.push(Span::new(position(start), position(self.at)));
            next = self.pass(b',');
        }
        entries
    }

    /// Skips one value.
    fn skip(&mut self) -> Option<()> {
        let mut depth = 0_u32;
        loop {
            match self.peek()? {
                b'"' => self.skip_string()?,
                b'{' | b'[' => {
                    depth += 1;
                    self.at += 1;
                }
                b'}' | b']' => {
                    depth = depth.checked_sub(1)?;
                    self.at += 1;
                }
                b',' | b':' => self.at += 1,
                byte if byte.is_ascii_whitespace() => self.at += 1,
                _ => self.skip_word(),
            }
            if depth == 0 {
                return Some(());
            }
        }
    }

    fn skip_string(&mut self) -> Option<()> {
        self.at += 1;
        loop {
            match self.peek()? {
                b'"' => break self.at += 1,
                b'\\' => self.at += 2,
                _ => self.at += 1,
            }
        }
        Some(())
    }

    /// Skips a number, `true`, `false` or `null`.
    fn skip_word(&mut self) {
        while self.peek().is_some_and(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(&byte)) {
            self.at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_past_strings_and_lists() {
        let text = r#"{"x": "} \" [", "graphs": [{"name": "a", "nodes": [{"id": 0}, {"n": [1, {}]}]}, {"name": "b"}]}"#;
        assert_eq!(span(text, Some(0), Some(1)).of(text), r#"{"n": [1, {}]}"#);
        assert_eq!(span(text, Some(1), None).of(text), r#""b""#);
        assert_eq!(span(text, Some(0), Some(2)), Span::at(0));
        assert_eq!(span(text, None, None), Span::at(0));
        let found = nodes(text);
        let texts: Vec<Vec<&str>> =
            found.iter().map(|graph| graph.iter().map(|span| span.of(text)).collect()).collect();
        assert_eq!(texts, [vec![r#"{"id": 0}"#, r#"{"n": [1, {}]}"#], vec![]]);
        assert!(nodes(r#"{"graphs": []}"#).concat().is_empty() && nodes("{}").is_empty());
    }
}
