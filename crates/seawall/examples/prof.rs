//! Temporary.
use std::time::Duration;
fn main() {
    let list = std::fs::read("/tmp/prof.list").unwrap();
    let list = String::from_utf8(list).unwrap();
    let texts: Vec<String> = list.lines().map(|p| String::from_utf8(std::fs::read(p).unwrap()).unwrap()).collect();
    let strategy = || seawall_place::Strategy::Triton(seawall_place::TritonOptions::default());
    for round in 0..8 {
        let (mut l, mut p) = (Duration::ZERO, Duration::ZERO);
        for t in &texts {
            let placed = seawall::place_text(t, &seawall::Options::new(strategy())).unwrap();
            l += placed.timings.lower;
            p += placed.timings.place;
        }
        println!("{round} lower {l:?} place {p:?}");
    }
}
