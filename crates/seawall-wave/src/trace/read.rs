//! Reads traces from the JSON form.

use std::borrow::Cow;

use rustc_hash::FxHashMap;
use seawall_base::{Diagnostic, EntityId, LineIndex, PrimaryMap, Span, saturated};

use super::error::MAX_ERRORS;
use super::item::{Item, Object};
use super::node::{GraphId, Node, NodeId};
use super::read_kind::NodeReader;
use super::{Graph, Trace, TraceError, VERSION, spans};

/// The key that identifies a trace. Its value is the version.
pub(super) const VERSION_KEY: &str = "seawall_wave_trace";

/// The largest id. Every JSON reader represents integers exactly up to here.
const MAX_ID: u64 = (1 << 53) - 1;

/// The most waves of a workgroup: 1024 lanes in waves of 32 (HSA, "Dispatch packet"; LLVM,
/// `amdgpu-flat-work-group-size`).
const MAX_WAVES: u32 = 32;

/// The deepest nesting of lists and objects that serde_json accepts.
const MAX_DEPTH: u32 = 127;

/// Returns whether `text` looks like a trace: it begins with `{`, and the version key is in the
/// first 4096 bytes.
pub fn is_trace(text: &str) -> bool {
    const EARLY: usize = 4096;
    let text = text.trim_start();
    let early = text.get(..EARLY).unwrap_or_else(|| {
        let end = (0..=EARLY.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        &text[..end]
    });
    text.starts_with('{') && early.contains("\"seawall_wave_trace\"")
}

/// Returns an error for JSON that looks like a trace but has no version key. Such JSON has graphs
/// of nodes.
pub fn without_version(text: &str) -> Option<Diagnostic> {
    let like =
        text.trim_start().starts_with('{') && text.contains("\"graphs\"") && text.contains("\"nodes\"");
    if !like || is_trace(text) {
        return None;
    }
    let message = format!(
        "this JSON has graphs of nodes, but no `{VERSION_KEY}` at its start, so it is not a Wave trace"
    );
    let help = format!(
        "add the format version `\"{VERSION_KEY}\": {VERSION}` as the first key (`docs/wave-trace.md`)"
    );
    Some(Diagnostic::error("trace::version", Span::at(0), message).help(help))
}

/// Returns an error at the position where JSON is nested too deeply to be read.
pub fn nested_too_deep(text: &str) -> Option<Diagnostic> {
    let (mut depth, mut in_string, mut escaped) = (0_u32, false, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_string => escaped = true,
            b'"' => in_string = !in_string,
            b'[' | b'{' if !in_string => depth += 1,
            b']' | b'}' if !in_string => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_DEPTH {
            let message = format!("this JSON is nested more than {MAX_DEPTH} levels deep");
            let span = Span::at(saturated::<u32>(at));
            let help = "valid traces and models have fewer levels; check whether the file is damaged";
            return Some(Diagnostic::error("input::nesting", span, message).help(help));
        }
    }
    None
}

impl Trace {
    /// Reads the JSON form of `docs/wave-trace.md` and validates the trace.
    ///
    /// # Errors
    ///
    /// Returns up to 50 errors. Each names its node by id, name, kind and graph, and points at it
    /// in `text`.
    pub fn from_json(text: &str) -> Result<Trace, Vec<Diagnostic>> {
        let item = serde_json::from_str::<Item<'_>>(text).map_err(|error| vec![not_json(text, &error)])?;
        let read = Reader::default().read(item);
        let read = read.and_then(|trace| trace.validate().map(|()| trace));
        read.map_err(|errors| errors.into_iter().map(|error| diagnostic(text, error)).collect())
    }
}

fn diagnostic(text: &str, error: TraceError) -> Diagnostic {
    let span = spans::span(text, error.graph, error.node);
    Diagnostic::error(error.code, span, error.message).help(error.help)
}

fn not_json(text: &str, error: &serde_json::Error) -> Diagnostic {
    if let Some(too_deep) = nested_too_deep(text) {
        return too_deep;
    }
    let line = saturated::<u32>(error.line());
    let start = LineIndex::new(text).line_start(line).unwrap_or(0);
    let column = saturated::<u32>(error.column().saturating_sub(1));
    let at = start.saturating_add(column).min(saturated::<u32>(text.len()));
    Diagnostic::error("trace::json", Span::at(at), format!("this is not JSON: {error}"))
        .help("use the trace as the exporter wrote it; check whether the file is truncated")
}

/// The entries read so far.
#[derive(Default)]
pub(super) struct Reader<'a> {
    pub(super) ids: FxHashMap<u64, NodeId>,
    pub(super) graphs: FxHashMap<Cow<'a, str>, GraphId>,
    pub(super) errors: Vec<TraceError>,
}

/// A node whose `id`, `name` and `kind` were read, with its position.
pub(super) struct Head<'a> {
    pub(super) graph: usize,
    pub(super) position: usize,
    pub(super) id: u64,
    pub(super) name: Cow<'a, str>,
    pub(super) kind: Cow<'a, str>,
    pub(super) rest: Object<'a>,
}

impl<'a> Reader<'a> {
    fn read(mut self, item: Item<'a>) -> Result<Trace, Vec<TraceError>> {
        let Item::Object(mut object) = item else {
            let message = format!("a trace must be a JSON object, but this is {}", item.what());
            return Err(vec![TraceError::whole(
                "trace::json",
                message,
                "use the file as the exporter wrote it",
            )]);
        };
        version(object.take(VERSION_KEY)).map_err(|error| vec![error])?;
        let name = self.text(&mut object, "name");
        let target = self.text(&mut object, "target");
        let waves = self.waves(&mut object);
        let root = self.text(&mut object, "root");
        let graphs = match object.take("graphs") {
            Some(Item::List(graphs)) => graphs,
            other => {
                self.wrong_type("graphs", "a list of graphs", other.as_ref());
                Vec::new()
            }
        };
        self.left(&object, "a trace");
        let (graphs, nodes) = self.tables(graphs);
        let root = self.root(root.as_deref(), &graphs);
        match root {
            Some(root) if self.errors.is_empty() => {
                let next_id = next_id(nodes.values().map(|node| node.id));
                let owned = |text: Option<Cow<'_, str>>| text.map(Cow::into_owned);
                let (name, target) = (owned(name), owned(target));
                let mut trace = Trace { name, target, waves, root, graphs, nodes, next_id };
                trace.own_graphs();
                Ok(trace)
            }
            _ => {
                self.errors.truncate(MAX_ERRORS);
                Err(self.errors)
            }
        }
    }

    fn text(&mut self, object: &mut Object<'a>, key: &'static str) -> Option<Cow<'a, str>> {
        match object.take(key) {
            None => None,
            Some(Item::Text(text)) => Some(text),
            other => {
                self.wrong_type(key, "a string", other.as_ref());
                None
            }
        }
    }

    fn waves(&mut self, object: &mut Object<'a>) -> Option<u32> {
        match object.take("waves")? {
            Item::Integer(waves) if (1..=i64::from(MAX_WAVES)).contains(&waves) => u32::try_from(waves).ok(),
            Item::Integer(waves) => {
                let message = format!("`waves` is {waves}, but must be from 1 to {MAX_WAVES}");
                self.errors.push(TraceError::whole(
                    "trace::number",
                    message,
                    "remove the key if the number is unknown",
                ));
                None
            }
            other => {
                self.wrong_type("waves", "an integer", Some(&other));
                None
            }
        }
    }

    fn wrong_type(&mut self, key: &str, expected: &str, found: Option<&Item<'_>>) {
        let message = match found {
            None => format!("missing `{key}`: it must be {expected}"),
            Some(item) => format!("`{key}` is {}, but must be {expected}", item.what()),
        };
        let help = "see `docs/wave-trace.md` for the format of a trace";
        self.errors.push(TraceError::whole("trace::key", message, help));
    }

    fn left(&mut self, object: &Object<'_>, what: &str) {
        for key in object.left() {
            let message = format!("`{key}` is not a key of {what}");
            let help = "check the spelling, or remove the key; `docs/wave-trace.md` lists all keys";
            self.errors.push(TraceError::whole("trace::key", message, help));
        }
    }

    fn root(&mut self, name: Option<&str>, graphs: &PrimaryMap<GraphId, Graph>) -> Option<GraphId> {
        let found = name.and_then(|name| self.graphs.get(name).copied());
        if found.is_none() {
            let names: Vec<String> =
                graphs.values().take(5).map(|graph| format!("`{}`", graph.name)).collect();
            let message = match name {
                Some(name) => format!("the root graph `{name}` is not in `graphs`"),
                None => "the trace has no `root`, the name of its root graph".to_owned(),
            };
            let help = format!("use the name of one of `graphs`: {}", names.join(", "));
            self.errors.push(TraceError::whole("trace::root", message, help));
        }
        found
    }

    /// Reads all graphs and nodes. Reads the heads of all nodes first, because keys may name later
    /// nodes.
    fn tables(&mut self, items: Vec<Item<'a>>) -> (PrimaryMap<GraphId, Graph>, PrimaryMap<NodeId, Node>) {
        let mut graphs = PrimaryMap::with_capacity(items.len());
        let mut heads = Vec::new();
        for (position, item) in items.into_iter().enumerate() {
            let (graph, nodes) = self.graph(position, item);
            let id = graphs.push(Graph { name: graph.clone().into_owned(), nodes: Vec::new(), owner: None });
            if self.graphs.insert(graph.clone(), id).is_some() {
                let message = format!("two graphs have the name `{graph}`");
                let error =
                    TraceError::whole("trace::duplicate", message, "give each graph a different name");
                self.errors.push(error.at(position, None));
            }
            for (index, node) in nodes.into_iter().enumerate() {
                if let Some(head) = self.head(position, index, node) {
                    graphs[id].nodes.push(NodeId::from_index(heads.len()));
                    heads.push(head);
                }
            }
        }
        let mut nodes = PrimaryMap::with_capacity(heads.len());
        for head in heads {
            nodes.push(NodeReader::read(self, head));
        }
        (graphs, nodes)
    }

    fn graph(&mut self, position: usize, item: Item<'a>) -> (Cow<'a, str>, Vec<Item<'a>>) {
        let Item::Object(mut object) = item else {
            let message = format!("a graph is {}, but must be an object", item.what());
            let error = TraceError::whole("trace::key", message, "write an object with `name` and `nodes`");
            self.errors.push(error.at(position, None));
            return (Cow::Borrowed(""), Vec::new());
        };
        let name = self.text(&mut object, "name");
        let nodes = match object.take("nodes") {
            Some(Item::List(nodes)) => nodes,
            other => {
                self.wrong_type("nodes", "a list of nodes", other.as_ref());
                Vec::new()
            }
        };
        if name.is_none() {
            let message = format!("the graph at position {position} has no `name`");
            let error = TraceError::whole("trace::key", message, "give each graph a different name");
            self.errors.push(error.at(position, None));
        }
        self.left(&object, "a graph");
        (name.unwrap_or_default(), nodes)
    }

    /// Reads `id`, `name` and `kind`.
    fn head(&mut self, graph: usize, position: usize, item: Item<'a>) -> Option<Head<'a>> {
        let error = |message: String, help: &str| {
            TraceError::whole("trace::key", message, help).at(graph, Some(position))
        };
        let Item::Object(mut rest) = item else {
            let message = format!("a node is {}, but must be an object", item.what());
            self.errors.push(error(message, "write an object with `id`, `name` and `kind`"));
            return None;
        };
        let items = (rest.take("id"), rest.take("name"), rest.take("kind"));
        let id = match items.0 {
            Some(Item::Integer(id)) => u64::try_from(id).ok().filter(|&id| id <= MAX_ID),
            _ => None,
        };
        let (Some(id), (_, Some(Item::Text(name)), Some(Item::Text(kind)))) = (id, &items) else {
            let help =
                "each node needs an `id` (an integer from 0 to 2^53 - 1), a `name` and a `kind` (strings)";
            self.errors.push(error(headless(position, &items), help));
            return None;
        };
        let (name, kind) = (name.clone(), kind.clone());
        if name.is_empty() {
            let message = format!("the `{kind}` node {id} has an empty `name`");
            self.errors.push(error(message, "use the name of the FX node, which is unique in its graph"));
        }
        let node = NodeId::from_index(self.ids.len());
        if self.ids.insert(id, node).is_some() {
            let message = format!("another node has the id {id} of the `{kind}` node `{name}`, too");
            let error =
                TraceError::whole("trace::duplicate", message, "give each node of the file a different id");
            self.errors.push(error.at(graph, Some(position)));
        }
        Some(Head { graph, position, id, name, kind, rest })
    }
}

/// Describes an error in the `id`, `name` or `kind` of a node, with as much of them as is present.
fn headless(
    position: usize,
    (id, name, kind): &(Option<Item<'_>>, Option<Item<'_>>, Option<Item<'_>>),
) -> String {
    let node = match (kind, name) {
        (Some(Item::Text(kind)), Some(Item::Text(name))) => format!("the `{kind}` node `{name}`"),
        (_, Some(Item::Text(name))) => format!("the node `{name}`"),
        _ => match id {
            Some(Item::Integer(id)) => format!("the node {id}"),
            _ => format!("the node at position {position}"),
        },
    };
    let wrong = |key: &str, item: &Option<Item<'_>>, article: &str| match item {
        None => format!("has no `{key}`"),
        Some(item) => format!("has {article} `{key}` that is {}", item.shown()),
    };
    match (name, kind) {
        (Some(Item::Text(_)), Some(Item::Text(_))) => format!("{node} {}", wrong("id", id, "an")),
        (Some(Item::Text(_)), kind) => format!("{node} {}", wrong("kind", kind, "a")),
        (name, _) => format!("{node} {}", wrong("name", name, "a")),
    }
}

fn version(item: Option<Item<'_>>) -> Result<(), TraceError> {
    let found = match item {
        Some(Item::Integer(version)) if version == i64::from(VERSION) => return Ok(()),
        Some(Item::Integer(version)) => format!("version {version}"),
        Some(other) => other.what().to_owned(),
        None => "missing".to_owned(),
    };
    let message = format!("`{VERSION_KEY}`, the version of the format, must be {VERSION}, but is {found}");
    let help = "export the trace with the Python package of this Seawall version";
    Err(TraceError::whole("trace::version", message, help))
}

/// The first id for added nodes: one more than the greatest, or the start of the largest gap if few
/// ids remain after the greatest.
fn next_id(ids: impl Iterator<Item = u64>) -> u64 {
    let mut ids: Vec<u64> = ids.collect();
    let Some(greatest) = ids.iter().copied().max() else { return 0 };
    if greatest <= MAX_ID / 2 {
        return greatest + 1;
    }
    ids.sort_unstable();
    let ends = ids.iter().copied().skip(1).chain([MAX_ID + 1]);
    let between = ids.iter().zip(ends).map(|(&id, end)| (end.saturating_sub(id), id + 1));
    let before = ids.first().map(|&first| (first + 1, 0));
    before.into_iter().chain(between).max().map_or(0, |(_, start)| start)
}
