//! Does the GPU have what a trace uses? Every answer comes from the table of GPUs.

use seawall_base::{Diagnostic, Span};
use seawall_model::{Amd, Target};
use seawall_wave::trace::NodeSpans;
use seawall_wave::trace::{CounterWait, Space};
use seawall_wave::{NodeId, NodeKind, Trace};

/// More errors than these are not kept.
const MAX_ERRORS: usize = 50;

/// The GPU that is meant: `option`, or the one that `trace` names.
///
/// # Errors
///
/// If there is no such GPU, or it is none of AMD's.
pub(crate) fn target(trace: &Trace, option: Option<&Target>) -> Result<Option<Target>, Vec<Diagnostic>> {
    let error = |message: String| {
        let diagnostic = Diagnostic::error("wave::target", Span::at(0), message)
            .help("name an AMD GPU such as `gfx942`, in the trace's `target` or with `--target`");
        vec![diagnostic]
    };
    let target = match (option, trace.target.as_deref()) {
        (Some(target), _) => target.clone(),
        (None, Some(name)) if !name.is_empty() => {
            name.parse::<Target>().map_err(|problem| error(problem.to_string()))?
        }
        _ => return Ok(None),
    };
    if target.is_nvidia() {
        return Err(error(format!("Wave's kernels are for AMD GPUs, not for {target}")));
    }
    if !target.is_known() {
        return Err(error(format!("there is no GPU `{target}`, as far as is known")));
    }
    Ok(Some(target))
}

/// Checks all nodes of `trace`.
///
/// # Errors
///
/// All that the GPU lacks, up to 50 things; without a GPU, what no GPU has.
pub(crate) fn check(
    trace: &Trace,
    spans: &NodeSpans,
    target: Option<&Target>,
) -> Result<(), Vec<Diagnostic>> {
    let gpu = target.and_then(Target::amd);
    let name = target.map_or_else(|| "no GPU".to_owned(), Target::to_string);
    let mut errors = Errors { trace, spans, gpu, name, found: Vec::new() };
    for id in trace.preorder() {
        if errors.found.len() >= MAX_ERRORS {
            break;
        }
        errors.node(id);
    }
    if errors.found.is_empty() { Ok(()) } else { Err(errors.found) }
}

struct Errors<'t> {
    trace: &'t Trace,
    spans: &'t NodeSpans,
    gpu: Option<&'static Amd>,
    /// What has it, in messages of the form "which {name} does not have"; `no GPU` without a target.
    name: String,
    found: Vec<Diagnostic>,
}

impl Errors<'_> {
    /// Whether the GPU has something; without a GPU, whether any has.
    fn has(&self, has: impl Fn(&Amd) -> bool) -> bool {
        match self.gpu {
            Some(gpu) => has(gpu),
            None => Amd::all().any(has),
        }
    }

    fn node(&mut self, id: NodeId) {
        match &self.trace.node(id).kind {
            NodeKind::Allocate(allocation) if allocation.space == Space::Shared => {
                self.allocation(id, allocation.bytes);
            }
            NodeKind::GatherToLds(_) if !self.has(|gpu| gpu.copies) => {
                let what = "copies to shared memory past the registers";
                self.lacks("wave::no-copies", id, what, "read into registers and write from there");
            }
            NodeKind::TensorLoadToLds(_) if !self.has(|gpu| gpu.tensor) => {
                self.lacks("wave::no-tensor", id, "copies by the tensor data mover", GFX1250);
            }
            NodeKind::Barrier(barrier) if barrier.tensor_wait && !self.has(|gpu| gpu.tensor) => {
                self.lacks("wave::no-tensor", id, "waits for the tensor data mover", GFX1250);
            }
            NodeKind::Signal { barrier, tensor_wait } => {
                self.half(id, *barrier);
                if *tensor_wait && !self.has(|gpu| gpu.tensor) {
                    self.lacks("wave::no-tensor", id, "waits for the tensor data mover", GFX1250);
                }
            }
            NodeKind::Wait { barrier } => self.half(id, *barrier),
            NodeKind::CounterWait(wait) => self.counters(id, wait),
            _ => {}
        }
    }

    fn allocation(&mut self, id: NodeId, bytes: Option<u64>) {
        let most = match self.gpu {
            Some(gpu) => gpu.shared_bytes,
            None => Amd::all().map(|gpu| gpu.shared_bytes).max().unwrap_or(0),
        };
        if let Some(bytes) = bytes.filter(|&bytes| bytes > most) {
            let message = match self.gpu {
                Some(_) => format!("has {bytes} bytes, and a workgroup on {} has {most}", self.name),
                None => format!("has {bytes} bytes, and a workgroup has {most} at most, on any GPU"),
            };
            self.error(
                "wave::memory",
                id,
                &message,
                "allocate less, or name the GPU that is meant with `--target`",
            );
        }
    }

    fn half(&mut self, id: NodeId, number: i32) {
        if !self.has(|gpu| gpu.split_barriers) {
            let message = format!("is half of a barrier, which {} does not have", self.name);
            let help =
                "place barriers with `--strategy wave` or `minimal`, or name a target of the gfx12 family";
            self.error("wave::no-split-barriers", id, &message, help);
        } else if !self.has(|gpu| gpu.has_barrier(number)) {
            let (message, help) = match self.gpu {
                None => (
                    format!("has barrier {number}, which no GPU has"),
                    "-1 is the workgroup's; gfx1250 has 1 to 16, too",
                ),
                Some(gpu) if gpu.joined_barriers > 0 => (
                    format!("has barrier {number}, which {} does not have for kernels", self.name),
                    "use -1, the workgroup's, or one of the named ones, 1 to 16",
                ),
                Some(_) => (
                    format!("has barrier {number}, which {} does not have", self.name),
                    "use -1, the workgroup's; named ones come with gfx1250",
                ),
            };
            self.error("wave::barrier-number", id, &message, help);
        }
    }

    fn counters(&mut self, id: NodeId, wait: &CounterWait) {
        let of_loads = |gpu: &Amd| gpu.load.or(gpu.vm);
        // Where stores have no counter of their own, they count with the loads.
        let of_stores = |gpu: &Amd| gpu.store.or(gpu.vs).or(gpu.vm);
        let of_shared = |gpu: &Amd| gpu.ds.or(gpu.lgkm);
        let tensor = |gpu: &Amd| gpu.tensor.then_some(u32::MAX);
        self.counter(id, "load", wait.load, of_loads);
        self.counter(id, "store", wait.store, of_stores);
        self.counter(id, "ds", wait.ds, of_shared);
        self.counter(id, "exp", wait.exp, |gpu| gpu.exp);
        self.counter(id, "tensor", wait.tensor, tensor);
        self.counter(id, "async", wait.asynchronous, |gpu| gpu.asynchronous);
    }

    fn counter(&mut self, id: NodeId, key: &str, count: Option<u32>, width: impl Fn(&Amd) -> Option<u32>) {
        let Some(count) = count else { return };
        let most = match self.gpu {
            Some(gpu) => width(gpu),
            None => Amd::all().filter_map(width).max(),
        };
        match most {
            None => {
                let message = format!("waits for the counter `{key}`, which {} does not have", self.name);
                let help = "leave it out, or name the GPU that is meant with `--target`";
                self.error("wave::no-counter", id, &message, help);
            }
            Some(most) if count > most => {
                let of = if self.gpu.is_some() {
                    format!("that of {}", self.name)
                } else {
                    "every GPU's".to_owned()
                };
                let message = format!("has `{key}` {count}, and {of} counts to {most}");
                let help = "a smaller count is safe: it waits for more";
                self.error("wave::count", id, &message, help);
            }
            Some(_) => {}
        }
    }

    fn lacks(&mut self, code: &'static str, id: NodeId, what: &str, help: &str) {
        let message = format!("{what}, and {} cannot", self.name);
        self.error(code, id, &message, help);
    }

    fn error(&mut self, code: &'static str, id: NodeId, message: &str, help: &str) {
        let message = format!("{} {message}", self.trace.describe(id));
        self.found.push(Diagnostic::error(code, self.spans.of(id), message).help(help));
    }
}

/// Where the tensor data mover is.
const GFX1250: &str = "name a GPU that has it, such as `gfx1250`, with `--target`";
