//! Split barriers in real kernels: as many waits as full barriers, at the same loop depths. Signals
//! and waits pair, and the text can be read back.

use std::path::{Path, PathBuf};

use seawall::{CheckOptions, Options, PlacedText, SourceKind, check_text, place_text};
use seawall_analysis::FindingCode;
use seawall_place::{Certified, FullBarrierReason, MinimalOptions, Strategy};

fn corpus(target: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/ir").join(target);
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.to_string_lossy().ends_with(".before.mlir"));
    files.sort();
    files
}

#[expect(clippy::disallowed_methods, reason = "a test reads its inputs")]
fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

fn placed(text: &str, split: bool) -> PlacedText {
    let options = MinimalOptions { split, order_lanes: true, ..MinimalOptions::default() };
    place_text(text, &Options::new(Strategy::Minimal(options))).unwrap()
}

#[test]
fn every_kernel_gets_as_many_split_barriers_as_full_barriers_and_they_pair() {
    let (mut kernels, mut waits, mut between, mut whole_ones) = (0, 0, 0, Vec::new());
    for path in corpus("gfx1250").into_iter().chain(corpus("gfx1201")) {
        let text = read(&path);
        let (whole, split) = (placed(&text, false), placed(&text, true));
        for (whole, split) in whole.parts.iter().zip(&split.parts) {
            assert_eq!(split.barriers_by_depth(), whole.barriers_by_depth(), "{}", path.display());
            assert_eq!(split.placement.certified, Certified::Yes, "{}", path.display());
            if let Some(why) = split.placement.full_barriers_because {
                let has_caveat = split.caveats.iter().any(|caveat| caveat.code == "place::whole-barriers");
                assert!(
                    has_caveat || split.placement.barriers() == 0,
                    "{}: {:?}",
                    path.display(),
                    split.caveats
                );
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                whole_ones.push((name.into_owned(), why));
            }
            let distances = &split.placement.split;
            waits += distances.iter().map(|distance| distance.split_parts.0).sum::<u32>();
            between +=
                distances.iter().flat_map(|distance| &distance.depths).map(|depth| depth.1).sum::<u32>();
        }
        let signals = split.text.matches("rocdl.s.barrier.signal id = -1").count();
        let drained = split.text.matches("rocdl.s.wait.dscnt 0").count();
        assert!(signals == 0 || signals <= drained, "{}", path.display());
        let checked = check_text(&split.text, &CheckOptions::new(SourceKind::Mlir)).unwrap();
        assert!(checked.problems.is_empty(), "{}: {:?}", path.display(), checked.problems);
        let findings = checked.parts.iter().flat_map(|part| &part.findings);
        let unpaired = findings.filter(|finding| finding.code == FindingCode::SplitBarrierMisuse).count();
        assert_eq!(unpaired, 0, "{}", path.display());
        kernels += 1;
    }
    // Kernels with partitions, and kernels whose warps are at different barriers.
    let expected = ["specialized", "warp_pipelined_3", "warp_pipelined_4"];
    let expected =
        expected.map(|kernel| (format!("gluon_tdm_{kernel}.before.mlir"), FullBarrierReason::RunsApart));
    assert_eq!(whole_ones, expected);
    assert!(
        kernels > 150 && waits > 100 && between > 100,
        "{kernels} kernels, {waits} waits, {between} ops between"
    );
}

#[test]
fn a_target_without_split_barriers_is_rejected() {
    let path = corpus("gfx942").remove(0);
    let options =
        Options::new(Strategy::Minimal(MinimalOptions { split: true, ..MinimalOptions::default() }));
    let failure = place_text(&read(&path), &options).unwrap_err();
    let codes: Vec<&str> = failure.diagnostics.iter().map(|diagnostic| diagnostic.code).collect();
    assert_eq!(codes, ["place::no-split-barriers"]);
}
