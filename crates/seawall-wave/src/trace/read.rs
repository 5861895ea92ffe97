//! From the JSON form to traces.

use std::borrow::Cow;

use rustc_hash::FxHashMap;
use seawall_base::{Diagnostic, EntityId, LineIndex, PrimaryMap, Span};

use super::error::MAX_ERRORS;
use super::item::{Item, Object};
use super::node::{GraphId, Node, NodeId};
use super::read_kind::NodeReader;
use super::{Graph, Trace, TraceError, VERSION, spans};

/// The key that makes a JSON object a trace; its value is the version.
pub(super) const VERSION_KEY: &str = "seawall_wave_trace";

/// Ids are exact in every JSON reader up to here.
const MAX_ID: u64 = (1 << 53) - 1;

/// Waves of a workgroup, at most: 1024 lanes of 32 a wave (HSA, "Dispatch packet"; LLVM, `amdgpu-flat-work-group-size`).
const MAX_WAVES: u32 = 32;

/// Lists and objects in each other that serde_json reads.
const MAX_DEPTH: u32 = 127;

/// Whether `text` looks like a trace: it begins with `{`, and the key of the version comes early.
pub fn is_trace(text: &str) -> bool {
    const EARLY: usize = 4096;
    let text = text.trim_start();
    let early = text.get(..EARLY).unwrap_or_else(|| {
        let end = (0..=EARLY.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        &text[..end]
    });
    text.starts_with('{') && early.contains("\"seawall_wave_trace\"")
}

/// Why JSON that is no trace looks like one all the same: it has graphs of nodes, and not the key of the version.
pub fn without_version(text: &str) -> Option<Diagnostic> {
    let like =
        text.trim_start().starts_with('{') && text.contains("\"graphs\"") && text.contains("\"nodes\"");
    if !like || is_trace(text) {
        return None;
    }
    let message = format!(
        "this JSON has graphs of nodes and no `{VERSION_KEY}` at its start, so that it is no Wave trace"
    );
    let help = format!(
        "begin it with `\"{VERSION_KEY}\": {VERSION}`, the version of the form (`docs/wave-trace.md`)"
    );
    Some(Diagnostic::error("trace::version", Span::at(0), message).help(help))
}

/// Where JSON is nested deeper than it is read.
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
            let message = format!("this JSON is nested deeper than {MAX_DEPTH} levels");
            let span = Span::at(u32::try_from(at).unwrap_or(u32::MAX));
            let help = "no trace and no model is; was the file damaged?";
            return Some(Diagnostic::error("input::nesting", span, message).help(help));
        }
    }
    None
}

impl Trace {
    /// Reads the JSON form of `docs/wave-trace.md` and checks that the trace hangs together.
    ///
    /// # Errors
    ///
    /// All that is wrong, up to 50 things: each names the node by id, name, kind and graph, and points at it in `text`.
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
    let line = u32::try_from(error.line()).unwrap_or(u32::MAX);
    let start = LineIndex::new(text).line_start(line).unwrap_or(0);
    let column = u32::try_from(error.column().saturating_sub(1)).unwrap_or(u32::MAX);
    let at = start.saturating_add(column).min(u32::try_from(text.len()).unwrap_or(u32::MAX));
    Diagnostic::error("trace::json", Span::at(at), format!("this is not JSON: {error}"))
        .help("give the trace as the exporter wrote it; was the file cut off?")
}

/// What was read so far.
#[derive(Default)]
pub(super) struct Reader<'a> {
    pub(super) ids: FxHashMap<u64, NodeId>,
    pub(super) graphs: FxHashMap<Cow<'a, str>, GraphId>,
    pub(super) errors: Vec<TraceError>,
}

/// A node of which the head was read, and where it stands.
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
            let message = format!("a trace is a JSON object, and this is {}", item.what());
            return Err(vec![TraceError::whole("trace::json", message, "give what the exporter wrote")]);
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
                let message = format!("`waves` is {waves}, and should be from 1 to {MAX_WAVES}");
                self.errors.push(TraceError::whole(
                    "trace::number",
                    message,
                    "leave it out if it is not known",
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
            None => format!("the trace has no `{key}`, {expected}"),
            Some(item) => format!("`{key}` is {}, and should be {expected}", item.what()),
        };
        let help = "see `docs/wave-trace.md` for the form of a trace";
        self.errors.push(TraceError::whole("trace::key", message, help));
    }

    fn left(&mut self, object: &Object<'_>, what: &str) {
        for key in object.left() {
            let message = format!("`{key}` is not a key of {what}");
            let help = "check the spelling, or remove it; `docs/wave-trace.md` lists all keys";
            self.errors.push(TraceError::whole("trace::key", message, help));
        }
    }

    fn root(&mut self, name: Option<&str>, graphs: &PrimaryMap<GraphId, Graph>) -> Option<GraphId> {
        let found = name.and_then(|name| self.graphs.get(name).copied());
        if found.is_none() {
            let names: Vec<String> =
                graphs.values().take(5).map(|graph| format!("`{}`", graph.name)).collect();
            let message = match name {
                Some(name) => format!("the root graph `{name}` is not among the graphs"),
                None => "the trace has no `root`, the name of the graph that runs".to_owned(),
            };
            let help = format!("name one of `graphs`: {}", names.join(", "));
            self.errors.push(TraceError::whole("trace::root", message, help));
        }
        found
    }

    /// All graphs and nodes: first the heads, so that keys may name what comes later, then the rest.
    fn tables(&mut self, items: Vec<Item<'a>>) -> (PrimaryMap<GraphId, Graph>, PrimaryMap<NodeId, Node>) {
        let mut graphs = PrimaryMap::with_capacity(items.len());
        let mut heads = Vec::new();
        for (position, item) in items.into_iter().enumerate() {
            let (graph, nodes) = self.graph(position, item);
            let id = graphs.push(Graph { name: graph.clone().into_owned(), nodes: Vec::new(), owner: None });
            if self.graphs.insert(graph.clone(), id).is_some() {
                let message = format!("two graphs are called `{graph}`");
                let error =
                    TraceError::whole("trace::duplicate", message, "give each graph a name of its own");
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
            let message = format!("a graph is {}, and should be an object", item.what());
            let error = TraceError::whole("trace::key", message, "give `name` and `nodes`");
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
            let error = TraceError::whole("trace::key", message, "give each graph a name of its own");
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
            let message = format!("a node is {}, and should be an object", item.what());
            self.errors.push(error(message, "give `id`, `name` and `kind`"));
            return None;
        };
        let items = (rest.take("id"), rest.take("name"), rest.take("kind"));
        let id = match items.0 {
            Some(Item::Integer(id)) => u64::try_from(id).ok().filter(|&id| id <= MAX_ID),
            _ => None,
        };
        let (Some(id), (_, Some(Item::Text(name)), Some(Item::Text(kind)))) = (id, &items) else {
            let help = "give `id`, an integer from 0 to 2^53 - 1, and `name` and `kind`, two strings";
            self.errors.push(error(headless(position, &items), help));
            return None;
        };
        let (name, kind) = (name.clone(), kind.clone());
        if name.is_empty() {
            let message = format!("the `{kind}` node {id} has an empty `name`");
            self.errors
                .push(error(message, "give it the name of the FX node, which no other one of its graph has"));
        }
        let node = NodeId::from_index(self.ids.len());
        if self.ids.insert(id, node).is_some() {
            let message = format!("the id {id} of the `{kind}` node `{name}` is that of another node too");
            let error = TraceError::whole("trace::duplicate", message, "ids are unique in the whole file");
            self.errors.push(error.at(graph, Some(position)));
        }
        Some(Head { graph, position, id, name, kind, rest })
    }
}

/// What is wrong with the `id`, the `name` and the `kind` of a node, by as much of them as there is.
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
        None => "none".to_owned(),
    };
    let message = format!("`{VERSION_KEY}` should be {VERSION}, the version of the form, and is {found}");
    let help = "export the trace with the version of the Python package that goes with this one";
    Err(TraceError::whole("trace::version", message, help))
}

/// The first of the ids for nodes to be added: behind the greatest, or where most are free if that leaves hardly any.
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
