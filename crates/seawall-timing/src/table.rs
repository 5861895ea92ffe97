//! The data file of latencies: what it must hold, and what it says about one GPU.
//!
//! The file is JSON: `version` (1), `sources` (a name for each place that figures come from), and `architectures`, by ISA name. An
//! architecture has the `lanes` of a wave, the `simds` of a CU, `matrix` (for each shape of instruction and each class of elements the
//! cycles for which it holds the matrix unit), and `figures`, each a `value` with the `source` that it comes from and whether it is an
//! `estimate`. What no figure can be is an error at its place, so that a typing mistake never becomes a result.

use std::collections::BTreeMap;

use seawall_base::{Diagnostic, Span};
use seawall_model::Amd;
use serde::Deserialize;

/// The version of the file's form that is read.
const VERSION: u32 = 1;
/// No figure is larger: far beyond any latency, and products of a few of them fit 64 bits.
const MAX_FIGURE: u32 = 1_000_000;
/// Classes of elements.
const ELEMENTS: [&str; 9] = ["f64", "f32", "xf32", "f16", "bf16", "i8", "f8", "f6", "f4"];
/// The file that comes with Seawall.
const BUILT_IN: &str = include_str!("../latencies.json");

/// Figures by architecture.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Latencies {
    version: u32,
    sources: BTreeMap<String, String>,
    architectures: BTreeMap<String, Architecture>,
}

/// What is known about one GPU.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Architecture {
    pub(crate) lanes: u32,
    pub(crate) simds: u32,
    pub(crate) matrix: Vec<MatrixFigure>,
    pub(crate) figures: Figures,
}

/// One kind of matrix instruction.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MatrixFigure {
    /// M, N, K.
    pub(crate) shape: [u32; 3],
    /// Classes of elements of its operands, of [`ELEMENTS`].
    pub(crate) elements: Vec<String>,
    /// For so long the matrix unit of a SIMD is taken.
    pub(crate) cycles: u32,
    source: String,
    #[serde(default)]
    pub(crate) estimate: bool,
}

/// One number and where it comes from.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Figure {
    value: u32,
    source: String,
    #[serde(default)]
    estimate: bool,
}

/// The numbers of one GPU. Times are cycles, and cycles of one SIMD where nothing else is said.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Figures {
    /// Between two instructions of one wave.
    pub(crate) issue_period: Figure,
    /// A scalar instruction.
    pub(crate) salu: Figure,
    /// For so long a vector instruction holds the vector unit.
    pub(crate) valu: Figure,
    /// From there until its result can be used.
    pub(crate) valu_latency: Figure,
    /// As `valu`, for transcendental functions.
    pub(crate) transcendental: Figure,
    /// Behind the cycles of a matrix instruction until its result can be used by something else than the next one.
    pub(crate) matrix_latency: Figure,
    /// What LDS moves in a cycle, for all SIMDs of a CU.
    pub(crate) lds_bytes_per_cycle: Figure,
    /// From when LDS has moved the bytes until they are in registers.
    pub(crate) lds_latency: Figure,
    /// LDS takes no further instruction while it has work for longer than this.
    pub(crate) lds_queue: Figure,
    /// What a lane gets of one read that transposes 16-bit elements; 0 if there is none.
    pub(crate) lds_transpose_bytes: Figure,
    /// What a CU gets from its vector cache in a cycle.
    pub(crate) vmem_bytes_per_cycle: Figure,
    /// From when the cache has moved the bytes until they are in registers or LDS.
    pub(crate) vmem_latency: Figure,
    /// As `lds_queue`, for vector memory.
    pub(crate) vmem_queue: Figure,
    /// What a lane copies to LDS with one instruction, at most.
    pub(crate) async_copy_bytes: Figure,
    /// From when the last wave arrives at a barrier until all go on.
    pub(crate) barrier: Figure,
    /// `s_setprio`.
    pub(crate) priority: Figure,
}

impl Figure {
    /// The number.
    pub(crate) fn get(&self) -> u64 {
        u64::from(self.value)
    }
}

impl Figures {
    fn named(&self) -> [(&'static str, &Figure); 16] {
        [
            ("issue_period", &self.issue_period),
            ("salu", &self.salu),
            ("valu", &self.valu),
            ("valu_latency", &self.valu_latency),
            ("transcendental", &self.transcendental),
            ("matrix_latency", &self.matrix_latency),
            ("lds_bytes_per_cycle", &self.lds_bytes_per_cycle),
            ("lds_latency", &self.lds_latency),
            ("lds_queue", &self.lds_queue),
            ("lds_transpose_bytes", &self.lds_transpose_bytes),
            ("vmem_bytes_per_cycle", &self.vmem_bytes_per_cycle),
            ("vmem_latency", &self.vmem_latency),
            ("vmem_queue", &self.vmem_queue),
            ("async_copy_bytes", &self.async_copy_bytes),
            ("barrier", &self.barrier),
            ("priority", &self.priority),
        ]
    }
}

/// Figures that divide, or without which time would stand still.
const POSITIVE: &[&str] =
    &["issue_period", "valu", "lds_bytes_per_cycle", "vmem_bytes_per_cycle", "async_copy_bytes"];

impl Latencies {
    /// The figures that come with Seawall.
    pub fn built_in() -> Latencies {
        // A test reads the same text; without architectures every kernel is refused with a reason.
        Latencies::parse(BUILT_IN).unwrap_or(Latencies {
            version: VERSION,
            sources: BTreeMap::new(),
            architectures: BTreeMap::new(),
        })
    }

    /// Reads a data file.
    ///
    /// # Errors
    ///
    /// What is not as the header of this module says, with its place in `text`.
    pub fn parse(text: &str) -> Result<Latencies, Diagnostic> {
        let read: Latencies = serde_json::from_str(text).map_err(|error| unreadable(text, &error))?;
        if read.version != VERSION {
            let message = format!("the latencies are of version {}, and this reads {VERSION}", read.version);
            return Err(wrong(text, "\"version\"", message));
        }
        for (name, arch) in &read.architectures {
            if Amd::named(name).is_none() {
                return Err(no_gpu(text, name));
            }
            arch.check_elements(name, text)?;
            arch.check(name, &read.sources)
                .map_err(|message| wrong(text, &format!("\"{name}\""), message))?;
        }
        Ok(read)
    }

    /// These figures, and for architectures that they lack those of `other`.
    #[must_use]
    pub fn or(mut self, other: &Latencies) -> Latencies {
        for (name, arch) in &other.architectures {
            self.architectures.entry(name.clone()).or_insert_with(|| arch.clone());
        }
        for (name, source) in &other.sources {
            self.sources.entry(name.clone()).or_insert_with(|| source.clone());
        }
        self
    }

    /// The figures of the GPU with this ISA name.
    pub(crate) fn of(&self, arch: &str) -> Option<&Architecture> {
        self.architectures.get(arch)
    }

    /// The GPUs that there are figures of.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.architectures.keys().map(String::as_str)
    }

    /// The same with each matrix instruction of `arch` taking `factor` times as long, to ask what depends on it.
    #[must_use]
    pub fn with_slower_products(mut self, arch: &str, factor: u32) -> Latencies {
        for figure in self.architectures.get_mut(arch).into_iter().flat_map(|arch| &mut arch.matrix) {
            figure.cycles = figure.cycles.saturating_mul(factor).min(MAX_FIGURE);
        }
        self
    }
}

impl Architecture {
    /// Elements that nobody asks for would make a figure that is never used.
    fn check_elements(&self, name: &str, text: &str) -> Result<(), Diagnostic> {
        for figure in &self.matrix {
            let [m, n, k] = figure.shape;
            if figure.elements.is_empty() {
                let message = format!("the matrix instruction {m}x{n}x{k} of `{name}` has no elements");
                return Err(wrong(text, &format!("\"{name}\""), message).help(known_elements()));
            }
            if let Some(other) = figure.elements.iter().find(|element| !ELEMENTS.contains(&element.as_str()))
            {
                let message = format!(
                    "the matrix instruction {m}x{n}x{k} of `{name}` is for `{other}`, which is not known"
                );
                return Err(wrong(text, &format!("\"{other}\""), message).help(known_elements()));
            }
        }
        Ok(())
    }

    fn check(&self, name: &str, sources: &BTreeMap<String, String>) -> Result<(), String> {
        if !matches!(self.lanes, 32 | 64) || !(1..=8).contains(&self.simds) {
            return Err(format!("`{name}` needs 32 or 64 `lanes` and 1 to 8 `simds`"));
        }
        for (key, figure) in self.figures.named() {
            let least = u32::from(POSITIVE.contains(&key));
            if figure.value < least || figure.value > MAX_FIGURE {
                return Err(format!(
                    "`{key}` of `{name}` is {}, and may be {least} to {MAX_FIGURE}",
                    figure.value
                ));
            }
            known(sources, &figure.source, key, name)?;
        }
        for figure in &self.matrix {
            let [m, n, k] = figure.shape;
            let what = format!("{m}x{n}x{k}");
            if figure.shape.contains(&0) || figure.shape.iter().any(|&size| size > 1024) {
                return Err(format!(
                    "the matrix instruction {what} of `{name}` has a size that is not 1 to 1024"
                ));
            }
            if figure.cycles == 0 || figure.cycles > MAX_FIGURE {
                return Err(format!(
                    "the matrix instruction {what} of `{name}` needs 1 to {MAX_FIGURE} cycles"
                ));
            }
            known(sources, &figure.source, &what, name)?;
        }
        Ok(())
    }

    /// How many of the figures are estimates, and how many there are.
    pub(crate) fn estimates(&self) -> (usize, usize) {
        let named = self.figures.named();
        let plain = named.iter().filter(|(_, figure)| figure.estimate).count();
        let matrix = self.matrix.iter().filter(|figure| figure.estimate).count();
        (plain + matrix, named.len() + self.matrix.len())
    }
}

fn known_elements() -> String {
    format!("classes of elements are {}", ELEMENTS.join(", "))
}

fn no_gpu(text: &str, name: &str) -> Diagnostic {
    let known: Vec<&str> = Amd::all().flat_map(|gpu| gpu.names).copied().collect();
    wrong(text, &format!("\"{name}\""), format!("`{name}` is no AMD GPU that is known"))
        .help(format!("GPUs go by ISA names: {}", known.join(", ")))
}

fn known(sources: &BTreeMap<String, String>, source: &str, key: &str, name: &str) -> Result<(), String> {
    if sources.contains_key(source) {
        return Ok(());
    }
    Err(format!("`{key}` of `{name}` names the source `{source}`, which is not among `sources`"))
}

fn unreadable(text: &str, error: &serde_json::Error) -> Diagnostic {
    let before: usize = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
    let mut at = (before + error.column().saturating_sub(1)).min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    // What serde says ends with the place, which is shown beside it.
    let said = error.to_string();
    let said = said.rsplit_once(" at line ").map_or(said.as_str(), |(said, _)| said);
    Diagnostic::error(
        "timeline::latencies",
        Span::at(at as u32),
        format!("this is no file of latencies: {said}"),
    )
    .help("crates/seawall-timing/latencies.json is one, and docs/timeline.md says what it holds")
}

fn wrong(text: &str, near: &str, message: String) -> Diagnostic {
    let at = text.find(near).unwrap_or(0);
    let span = Span::new(at as u32, (at + near.len()).min(text.len()) as u32);
    Diagnostic::error("timeline::latencies", span, message).help("docs/timeline.md says what the file holds")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_that_comes_with_seawall_is_one() {
        let read = Latencies::parse(BUILT_IN).unwrap();
        assert_eq!(read.names().collect::<Vec<_>>(), ["gfx1250", "gfx942", "gfx950"]);
        for (name, arch) in &read.architectures {
            let (guessed, all) = arch.estimates();
            assert!(guessed < all / 2, "{name}: most figures have a source");
        }
        // A source that nobody names is stale.
        for source in read.sources.keys() {
            assert!(BUILT_IN.matches(&format!("\"{source}\"")).count() >= 2, "{source}");
        }
    }

    #[test]
    fn products_agree_with_the_peak_rates_of_the_data_sheets() {
        let read = Latencies::built_in();
        // Operations a cycle and SIMD: MI300X has 1307 TFLOPS of f16 on 304 CUs at 2.1 GHz, MI355X 2516 on 256 at 2.4 GHz.
        for (name, element, rate) in
            [("gfx942", "f16", 512), ("gfx942", "f8", 1024), ("gfx950", "f16", 1024), ("gfx950", "f4", 4096)]
        {
            let all = read
                .of(name)
                .unwrap()
                .matrix
                .iter()
                .filter(|figure| figure.elements.iter().any(|e| e == element));
            let best = all.map(|figure| 2 * figure.shape.iter().product::<u32>() / figure.cycles).max();
            assert_eq!(best, Some(rate), "{name} {element}");
        }
    }

    #[test]
    fn mistakes_are_told_at_their_place() {
        let said = |text: &str| {
            let error = Latencies::parse(text).unwrap_err();
            assert_eq!(error.code, "timeline::latencies");
            (error.message, error.primary.span.start)
        };
        let (message, at) = said("{\n  \"version\": 1,\n  \"sourcess\": {}\n}");
        assert!(message.contains("sourcess") && at > 18, "{message} {at}");
        assert!(said("").0.contains("EOF"));
        assert!(said("[1, 2").0.contains("no file of latencies"));
        assert!(said("{\"version\": 2, \"sources\": {}, \"architectures\": {}}").0.contains("version 2"));
        let changed = |from: &str, to: &str| said(&BUILT_IN.replacen(from, to, 1)).0;
        assert!(changed("\"lanes\": 64", "\"lanes\": 48").contains("lanes"));
        assert!(changed("{\"value\": 4,", "{\"value\": 0,").contains("`issue_period` of `gfx942`"));
        assert!(changed("\"value\": 4,", "\"value\": -4,").contains("no file of latencies"));
        assert!(changed("\"cycles\": 32", "\"cycles\": 0").contains("32x32x8"));
        assert!(changed("\"source\": \"ck\"", "\"source\": \"hearsay\"").contains("hearsay"));
        assert!(changed("\"salu\"", "\"salo\"").contains("expected one of `issue_period`, `salu`"));
    }

    #[test]
    fn names_that_nobody_knows_are_told_with_those_that_are() {
        for (from, to, known) in [
            ("\"bf16\"", "\"b16\"", "xf32"),
            ("[\"f16\", \"bf16\"]", "[]", "xf32"),
            ("\"gfx942\": {", "\"gfx94Z\": {", "gfx1250"),
        ] {
            let text = BUILT_IN.replacen(from, to, 1);
            assert_ne!(text, BUILT_IN);
            let error = Latencies::parse(&text).unwrap_err();
            assert!(error.help.as_ref().is_some_and(|help| help.contains(known)), "{to}: {:?}", error.help);
            let at = error.primary.span.of(&text);
            assert!(at == to.trim_end_matches(": {") || to == "[]" && at == "\"gfx942\"", "{to}: {at}");
        }
    }
}
