use seawall_properties::*;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let seed: u64 = args[1].parse().unwrap();
    let n: u64 = args[2].parse().unwrap();
    let jobs: usize = args[3].parse().unwrap();
    let show: usize = args[4].parse().unwrap();
    let most: usize = args.get(5).map_or(usize::MAX, |m| m.parse().unwrap());
    if n < 10 { for i in 0..n { println!("{}", generate(seed, i).text); } }
    std::panic::set_hook(Box::new(|_| {}));
    let t = std::time::Instant::now();
    let (tally, failures) = run(seed, n, jobs, most, &|_, _| {});
    println!("{tally}{:?}", t.elapsed());
    let mut by: std::collections::BTreeMap<Property, Vec<&Failure>> = Default::default();
    for f in &failures { by.entry(f.disagreement.property).or_default().push(f); }
    for (p, fs) in by {
        println!("==== {p:?}: {}", fs.len());
        let mut small: Vec<(Structured2, Disagreement, u64)> = fs.iter().take(show * 3).map(|f| { let (s, d) = shrink(&f.program, &f.disagreement); (Structured2(s.text, s.exact), d, f.number) }).collect();
        small.sort_by_key(|s| s.0.0.lines().count());
        for (s, d, n) in small.into_iter().take(show) { println!("---- #{n} exact {} {d}\n{}", s.1, s.0); }
    }
}
struct Structured2(String, bool);
