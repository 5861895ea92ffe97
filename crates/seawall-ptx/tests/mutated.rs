//! Damaged texts are read or refused, and what is read prints back.

use arbitrary::Unstructured;
use arbtest::arbtest;
use seawall_ptx::parse;

const KERNELS: [&str; 3] = [
    include_str!("../../../corpus/ptx/triton/sm_80/matmul_small.ptx"),
    include_str!("../../../corpus/ptx/triton/sm_90/gluon_tma_ring_3.ptx"),
    include_str!("../../../tests/ptx/unresolved.ptx"),
];

/// A text with some bytes removed, replaced or repeated.
fn damaged(u: &mut Unstructured<'_>) -> arbitrary::Result<String> {
    let mut bytes = u.choose(&KERNELS)?.as_bytes().to_vec();
    for _ in 0..u.int_in_range(1..=4)? {
        let at = u.choose_index(bytes.len())?;
        match u.int_in_range(0..=3)? {
            0 => bytes.truncate(at.max(1)),
            1 => bytes[at] = *u.choose(b"{}[]();:,.@!%$+-\"/ \n0xr")?,
            2 => {
                bytes.remove(at);
            }
            _ => {
                let end = (at + u.int_in_range(1..=64)?).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                let to = u.choose_index(bytes.len())?;
                bytes.splice(to..to, piece);
            }
        }
        if bytes.is_empty() {
            break;
        }
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

#[test]
fn damaged_texts_print_back_or_are_refused() {
    arbtest(|u| {
        let text = damaged(u)?;
        match parse(&text) {
            Ok(module) => {
                assert_eq!(module.print(), text);
                assert!(module.accounts_for_all());
            }
            Err(errors) => assert!(errors.iter().all(|error| error.primary.span.end as usize <= text.len())),
        }
        Ok(())
    });
}

#[test]
fn every_prefix_is_read_or_refused() {
    for (at, _) in KERNELS[1].char_indices() {
        if let Ok(module) = parse(&KERNELS[1][..at]) {
            assert_eq!(module.print(), &KERNELS[1][..at]);
        }
    }
}
