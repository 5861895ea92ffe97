//! `minimal` with and without warp locality: barriers that go because each byte of the accesses
//! stays in one warp.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use seawall::{Options, place_text};
use seawall_place::{Certified, Insertion, MinimalOptions, Placed, Strategy};

use super::measure::{Depths, depths, from_depth};
use super::page::{self, PAGE};
use super::{figures, spread};
use crate::error::Result;
use crate::peers::Case;
use crate::repo::{Repo, read_text};

/// Where the table of the page begins and ends.
const MARKS: (&str, &str) = ("<!-- locality -->\n", "<!-- end of locality -->\n");

/// One module.
struct Row {
    file: String,
    group: String,
    /// Without locality: any warp may access any byte.
    without: Depths,
    with: Depths,
    /// Barriers within one warp that replace CTA-wide ones.
    warp_barriers: usize,
    /// Whether no part loses its certificate through locality.
    certified: bool,
}

/// Files, barriers in loops without and with locality, outside likewise, warp barriers, changed
/// files.
type Sums = [u32; 7];

/// Compares. Returns whether locality only removes barriers and keeps every certificate.
pub(super) fn run(repo: &Repo, cases: &[Case], jobs: usize, write: bool) -> Result<bool> {
    let rows: Vec<Row> = spread::over(cases, jobs, row)?.into_iter().flatten().collect();
    let text = table(&rows);
    print!("{text}");
    let worse: Vec<&Row> = rows.iter().filter(|row| !row.certified || row.is_worse()).collect();
    worse.iter().for_each(|row| println!("{}: locality adds barriers or loses a certificate", row.file));
    println!("locality: {} modules, {} unexpected", rows.len(), worse.len());
    if write {
        page::put(repo, PAGE, &text, MARKS)?;
        let [_, without, with, ..] = sums(rows.iter());
        let unexpected = worse.len();
        let figure = format!("{with} barriers in loops (any warp: {without}), {unexpected} unexpected");
        figures::write(repo, &figure)?;
    }
    Ok(worse.is_empty())
}

/// `None` for a module that cannot be placed, which `cargo xtask peers` reports.
fn row(case: &Case) -> Result<Option<Row>> {
    let text = read_text(&case.input)?;
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
    /// Whether there are more barriers, deepest loops first: moving one out of a loop is no loss.
    fn is_worse(&self) -> bool {
        let deepest = self.with.keys().chain(self.without.keys()).copied().max().unwrap_or(0);
        let from_inside = |depths: &Depths| -> Vec<u32> {
            (0..=deepest).rev().map(|depth| depths.get(&depth).copied().unwrap_or(0)).collect()
        };
        from_inside(&self.with) > from_inside(&self.without)
    }
}

fn sums<'r>(rows: impl Iterator<Item = &'r Row>) -> Sums {
    let (inside, outside) = (|d: &Depths| from_depth(d, 1), |d: &Depths| d.get(&0).copied().unwrap_or(0));
    let mut sums = Sums::default();
    for row in rows {
        let figures = [
            1,
            inside(&row.without),
            inside(&row.with),
            outside(&row.without),
            outside(&row.with),
            row.warp_barriers as u32,
            u32::from(row.with != row.without),
        ];
        sums.iter_mut().zip(figures).for_each(|(sum, figure)| *sum += figure);
    }
    sums
}

/// Totals by target. Barriers without locality are in the table of the strategies.
fn table(rows: &[Row]) -> String {
    let mut groups: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
    for row in rows {
        groups.entry(&row.group).or_default().push(row);
    }
    let mut text = String::from(
        "| target | in loops | outside | warp barriers | files with fewer |\n\
         |---|---:|---:|---:|---:|\n",
    );
    let all = ("all", rows.iter().collect());
    for (group, rows) in groups.into_iter().chain([all]) {
        let [_, _, inside, _, outside, warp_barriers, fewer] = sums(rows.into_iter());
        // Writing to a string does not fail.
        let _ = writeln!(text, "| {group} | {inside} | {outside} | {warp_barriers} | {fewer} |");
    }
    text
}
