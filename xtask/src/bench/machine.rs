//! The machine of the measurement.

/// The processor and the number of cores.
pub(super) fn line() -> String {
    let info = std::fs::read("/proc/cpuinfo").unwrap_or_default();
    let info = String::from_utf8_lossy(&info);
    let model = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let model = model.map_or("unknown processor", |(_, model)| model.trim());
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    format!("{model}, {cores} cores; each side runs on one")
}
