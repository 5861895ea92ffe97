//! `minimal` with and without warp locality: which barriers go because each byte of the accesses stays in one warp.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use seawall::{Options, place_text};
use seawall_place::{Certified, Insertion, MinimalOptions, Placed, Strategy};

use super::measure::{Depths, depths, from_depth};
use super::page::{self, TARGETS};
use super::{read, spread};
use crate::error::Result;
use crate::peers::Case;
use crate::repo::Repo;

/// Where the tables of the page begin and end.
const MARKS: (&str, &str) = ("<!-- locality -->\n", "<!-- end of locality -->\n");

/// One module.
struct Row {
    file: String,
    group: String,
    /// Any warp may touch any byte.
    without: Depths,
    with: Depths,
    /// Barriers of warps that are placed instead.
    warp_barriers: usize,
    certified: bool,
}

/// Compares; whether locality takes away barriers only, and everything is certified or not as it is without.
pub(super) fn run(repo: &Repo, cases: &[Case], jobs: usize, write: bool) -> Result<bool> {
    let rows: Vec<Row> = spread::over(cases, jobs, row)?.into_iter().flatten().collect();
    let text = tables(&rows);
    print!("{text}");
    if write {
        page::put(repo, &text, MARKS)?;
    }
    let worse: Vec<&Row> = rows.iter().filter(|row| !row.certified || row.is_worse()).collect();
    worse.iter().for_each(|row| println!("{}: more barriers, or less certain, with locality", row.file));
    println!("locality: {} modules, {} unexpected", rows.len(), worse.len());
    Ok(worse.is_empty())
}

/// `None` for a module that cannot be placed, which `cargo xtask peers` reports.
fn row(case: &Case) -> Result<Option<Row>> {
    let text = read(case)?;
    let with = |any_warp| {
        let options = MinimalOptions { any_warp, order_lanes: true, ..MinimalOptions::default() };
        let strategy = Strategy::Minimal(options);
        place_text(&text, &Options::new(strategy))
    };
    let (Ok(without), Ok(with)) = (with(true), with(false)) else { return Ok(None) };
    let open = |placed: &seawall::PlacedText| {
        placed.parts.iter().filter(|part| matches!(part.placement.certified, Certified::No(_))).count()
    };
    let of_warps = |placed: &&Placed| placed.insertion == Insertion::WarpBarrier;
    let placed = with.parts.iter().flat_map(|part| &part.placement.placed);
    Ok(Some(Row {
        file: case.file.clone(),
        group: case.group.clone(),
        without: depths(&without),
        with: depths(&with),
        warp_barriers: placed.filter(of_warps).count(),
        certified: open(&with) <= open(&without),
    }))
}

impl Row {
    /// The name of a compiled kernel with its variant.
    fn kernel(&self) -> Option<&str> {
        let name = self.file.strip_prefix("corpus/ir/")?.strip_prefix(self.group.as_str())?;
        name.trim_start_matches('/').strip_suffix(".before.mlir")
    }

    /// Whether there are more barriers, counted in the deepest loops first: one that moves out of a loop is no loss.
    fn is_worse(&self) -> bool {
        let deepest = self.with.keys().chain(self.without.keys()).copied().max().unwrap_or(0);
        let from_inside = |depths: &Depths| -> Vec<u32> {
            (0..=deepest).rev().map(|depth| depths.get(&depth).copied().unwrap_or(0)).collect()
        };
        from_inside(&self.with) > from_inside(&self.without)
    }
}

/// Totals by target, and each compiled kernel in which barriers go.
fn tables(rows: &[Row]) -> String {
    let mut groups: BTreeMap<&str, [u32; 7]> = BTreeMap::new();
    let mut kernels: BTreeMap<&str, BTreeMap<&str, String>> = BTreeMap::new();
    for row in rows {
        let (inside, outside) = (|d: &Depths| from_depth(d, 1), |d: &Depths| d.get(&0).copied().unwrap_or(0));
        let fewer = u32::from(row.with != row.without);
        let warp = row.warp_barriers as u32;
        let figures = [
            1,
            inside(&row.without),
            inside(&row.with),
            outside(&row.without),
            outside(&row.with),
            warp,
            fewer,
        ];
        let sums = groups.entry(&row.group).or_default();
        sums.iter_mut().zip(figures).for_each(|(sum, figure)| *sum += figure);
        let [_, a, b, c, d, ..] = figures;
        if let (1, Some(kernel)) = (fewer, row.kernel()) {
            let cell = format!("{a}+{c}→{b}+{d} ({})", row.warp_barriers);
            kernels.entry(kernel).or_default().insert(&row.group, cell);
        }
    }
    let mut text = String::from(
        "| target | files | in loops, any warp | in loops, own warp | outside, any warp | outside, own warp | barriers of warps | files with fewer |\n\
         | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n",
    );
    for (group, [files, a, b, c, d, warp, fewer]) in groups {
        // Writing to a string does not fail.
        let _ = writeln!(text, "| {group} | {files} | {a} | {b} | {c} | {d} | {warp} | {fewer} |");
    }
    let columns = " | ---".repeat(TARGETS.len());
    let _ = writeln!(text, "\n| kernel | {} |\n| ---{columns} |", TARGETS.join(" | "));
    for (kernel, cells) in kernels {
        let cells = TARGETS.map(|target| cells.get(target).map_or("", String::as_str));
        let _ = writeln!(text, "| {kernel} | {} |", cells.join(" | "));
    }
    text
}
