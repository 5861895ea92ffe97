//! The latency file: its contents and the figures of one GPU.
//!
//! The file is JSON. `version` is 1. `sources` names each place that figures come from.
//! `architectures` is indexed by ISA name. An architecture has these keys:
//!
//! - `lanes`: the lanes of a wave.
//! - `simds`: the SIMDs of a CU.
//! - `matrix`: for each instruction shape and element class, the cycles for which the instruction
//!   occupies the matrix unit.
//! - `figures`: each has a `value`, its `source`, and whether it is an `estimate`.
//!
//! A value out of range is an error at its place in the file.

use std::collections::BTreeMap;

use seawall_base::{Diagnostic, Span};
use seawall_model::Amd;
use serde::Deserialize;

/// The supported version of the file format.
const VERSION: u32 = 1;
/// The maximum of every figure: above all real latencies, and small enough that products of a few
/// fit 64 bits.
const MAX_FIGURE: u32 = 1_000_000;
/// The element classes.
const ELEMENTS: [&str; 9] = ["f64", "f32", "xf32", "f16", "bf16", "i8", "f8", "f6", "f4"];
/// The file that is built into Seawall.
const BUILT_IN: &str = include_str!("../latencies.json");

/// Figures by architecture.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Latencies {
    version: u32,
    sources: BTreeMap<String, String>,
    architectures: BTreeMap<String, Architecture>,
}

/// The figures of one GPU.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Architecture {
    pub(crate) lanes: u32,
    pub(crate) simds: u32,
    pub(crate) matrix: Vec<MatrixFigure>,
    pub(crate) figures: Figures,
}

/// One matrix instruction.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MatrixFigure {
    /// M, N, K.
    pub(crate) shape: [u32; 3],
    /// The element classes of its operands, from [`ELEMENTS`].
    pub(crate) elements: Vec<String>,
    /// Cycles for which the instruction occupies the matrix unit of a SIMD.
    pub(crate) cycles: u32,
    source: String,
    #[serde(default)]
    pub(crate) estimate: bool,
}

/// One figure and its source.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Figure {
    value: u32,
    source: String,
    #[serde(default)]
    estimate: bool,
}

/// The figures of one GPU. Times are cycles of one SIMD unless stated otherwise.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Figures {
    /// The time between two instructions of one wave.
    pub(crate) issue_period: Figure,
    /// The duration of a scalar instruction.
    pub(crate) salu: Figure,
    /// The time for which a vector instruction occupies the vector unit.
    pub(crate) valu: Figure,
    /// The time from the end of a vector instruction until its result can be used.
    pub(crate) valu_latency: Figure,
    /// Same as `valu`, for transcendental functions.
    pub(crate) transcendental: Figure,
    /// The time from the end of a matrix instruction until other instructions can use its result.
    pub(crate) matrix_latency: Figure,
    /// The bytes that LDS moves per cycle for all SIMDs of a CU.
    pub(crate) lds_bytes_per_cycle: Figure,
    /// The time from the end of an LDS transfer until the data is in registers.
    pub(crate) lds_latency: Figure,
    /// LDS accepts no instruction while its pending work exceeds this time.
    pub(crate) lds_queue: Figure,
    /// The bytes per lane of a read that transposes 16-bit elements; 0 if the GPU has none.
    pub(crate) lds_transpose_bytes: Figure,
    /// The bytes that the vector cache delivers to a CU per cycle.
    pub(crate) vmem_bytes_per_cycle: Figure,
    /// The time from the end of a cache transfer until the data is in registers or LDS.
    pub(crate) vmem_latency: Figure,
    /// Same as `lds_queue`, for vector memory.
    pub(crate) vmem_queue: Figure,
    /// The maximum bytes that a lane copies to LDS with one instruction.
    pub(crate) async_copy_bytes: Figure,
    /// The time from the last arrival at a barrier until all waves continue.
    pub(crate) barrier: Figure,
    /// The duration of `s_setprio`.
    pub(crate) priority: Figure,
}

impl Figure {
    /// Returns the value.
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

/// Figures that must not be zero: divisors, and durations without which time does not advance.
const POSITIVE: &[&str] =
    &["issue_period", "valu", "lds_bytes_per_cycle", "vmem_bytes_per_cycle", "async_copy_bytes"];

impl Latencies {
    /// Returns the figures that are built into Seawall.
    pub fn built_in() -> Latencies {
        // A test parses this text. If it failed, every kernel would be rejected as unknown.
        Latencies::parse(BUILT_IN).unwrap_or(Latencies {
            version: VERSION,
            sources: BTreeMap::new(),
            architectures: BTreeMap::new(),
        })
    }

    /// Parses a latency file.
    ///
    /// # Errors
    ///
    /// The text does not have the format in this module's documentation. The error has the place.
    pub fn parse(text: &str) -> Result<Latencies, Diagnostic> {
        let read: Latencies = serde_json::from_str(text).map_err(|error| unreadable(text, &error))?;
        if read.version != VERSION {
            let message =
                format!("the latency file has version {}; Seawall reads version {VERSION}", read.version);
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

    /// Returns these figures, extended by the architectures of `other` that they lack.
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

    /// Returns the figures of the GPU with this ISA name.
    pub(crate) fn of(&self, arch: &str) -> Option<&Architecture> {
        self.architectures.get(arch)
    }

    /// Returns the ISA names that have figures.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.architectures.keys().map(String::as_str)
    }

    /// Returns the figures with each matrix instruction of `arch` slowed down by `factor`, for
    /// sensitivity tests.
    #[must_use]
    pub fn with_slower_mmas(mut self, arch: &str, factor: u32) -> Latencies {
        for figure in self.architectures.get_mut(arch).into_iter().flat_map(|arch| &mut arch.matrix) {
            figure.cycles = figure.cycles.saturating_mul(factor).min(MAX_FIGURE);
        }
        self
    }
}

impl Architecture {
    /// Rejects unknown element classes, because their figures would never be used.
    fn check_elements(&self, name: &str, text: &str) -> Result<(), Diagnostic> {
        for figure in &self.matrix {
            let [m, n, k] = figure.shape;
            if figure.elements.is_empty() {
                let message = format!("the matrix instruction {m}x{n}x{k} of `{name}` has no element class");
                return Err(wrong(text, &format!("\"{name}\""), message).help(known_elements()));
            }
            if let Some(other) = figure.elements.iter().find(|element| !ELEMENTS.contains(&element.as_str()))
            {
                let message = format!(
                    "the matrix instruction {m}x{n}x{k} of `{name}` has the unknown element class `{other}`"
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
                    "`{key}` of `{name}` is {}; it must be {least} to {MAX_FIGURE}",
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
                    "the matrix instruction {what} of `{name}` has a size outside 1 to 1024"
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

    /// Returns the number of estimated figures and the number of all figures.
    pub(crate) fn estimates(&self) -> (usize, usize) {
        let named = self.figures.named();
        let plain = named.iter().filter(|(_, figure)| figure.estimate).count();
        let matrix = self.matrix.iter().filter(|figure| figure.estimate).count();
        (plain + matrix, named.len() + self.matrix.len())
    }
}

fn known_elements() -> String {
    format!("the element classes are {}", ELEMENTS.join(", "))
}

fn no_gpu(text: &str, name: &str) -> Diagnostic {
    let known: Vec<&str> = Amd::all().flat_map(|gpu| gpu.names).copied().collect();
    wrong(text, &format!("\"{name}\""), format!("unknown AMD GPU `{name}`"))
        .help(format!("use one of the ISA names {}", known.join(", ")))
}

fn known(sources: &BTreeMap<String, String>, source: &str, key: &str, name: &str) -> Result<(), String> {
    if sources.contains_key(source) {
        return Ok(());
    }
    Err(format!("`{key}` of `{name}` has the source `{source}`, which is missing from `sources`"))
}

fn unreadable(text: &str, error: &serde_json::Error) -> Diagnostic {
    let before: usize = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
    let mut at = (before + error.column().saturating_sub(1)).min(text.len());
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    // The message of serde ends with the position, which the diagnostic shows separately.
    let parse_error = error.to_string();
    let parse_error =
        parse_error.rsplit_once(" at line ").map_or(parse_error.as_str(), |(parse_error, _)| parse_error);
    Diagnostic::error(
        "timeline::latencies",
        Span::at(at as u32),
        format!("invalid latency file: {parse_error}"),
    )
    .help("see crates/seawall-timing/latencies.json for an example and docs/timeline.md for the format")
}

fn wrong(text: &str, near: &str, message: String) -> Diagnostic {
    let at = text.find(near).unwrap_or(0);
    let span = Span::new(at as u32, (at + near.len()).min(text.len()) as u32);
    Diagnostic::error("timeline::latencies", span, message).help("see docs/timeline.md for the file format")
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
        // A source that no figure refers to is stale.
        for source in read.sources.keys() {
            assert!(BUILT_IN.matches(&format!("\"{source}\"")).count() >= 2, "{source}");
        }
    }

    #[test]
    fn products_agree_with_the_peak_rates_of_the_data_sheets() {
        let read = Latencies::built_in();
        // Operations per cycle and SIMD. MI300X: 1307 TFLOPS of f16 on 304 CUs at 2.1 GHz. MI355X:
        // 2516 TFLOPS on 256 CUs at 2.4 GHz.
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
    fn errors_point_at_their_place() {
        let parse_error = |text: &str| {
            let error = Latencies::parse(text).unwrap_err();
            assert_eq!(error.code, "timeline::latencies");
            (error.message, error.primary.span.start)
        };
        let (message, at) = parse_error("{\n  \"version\": 1,\n  \"sourcess\": {}\n}");
        assert!(message.contains("sourcess") && at > 18, "{message} {at}");
        assert!(parse_error("").0.contains("EOF"));
        assert!(parse_error("[1, 2").0.contains("invalid latency file"));
        assert!(
            parse_error("{\"version\": 2, \"sources\": {}, \"architectures\": {}}").0.contains("version 2")
        );
        let changed = |from: &str, to: &str| parse_error(&BUILT_IN.replacen(from, to, 1)).0;
        assert!(changed("\"lanes\": 64", "\"lanes\": 48").contains("lanes"));
        assert!(changed("{\"value\": 4,", "{\"value\": 0,").contains("`issue_period` of `gfx942`"));
        assert!(changed("\"value\": 4,", "\"value\": -4,").contains("invalid latency file"));
        assert!(changed("\"cycles\": 32", "\"cycles\": 0").contains("32x32x8"));
        assert!(changed("\"source\": \"ck\"", "\"source\": \"hearsay\"").contains("hearsay"));
        assert!(changed("\"salu\"", "\"salo\"").contains("expected one of `issue_period`, `salu`"));
    }

    #[test]
    fn unknown_names_list_the_known_ones() {
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
