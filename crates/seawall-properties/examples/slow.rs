use seawall_properties::*;
fn main() {
    let a: Vec<u64> = std::env::args().skip(1).map(|x| x.parse().unwrap()).collect();
    let mut v = vec![];
    for i in 0..a[1] { let p = generate(a[0], i); let t = std::time::Instant::now(); let mut ta = Tally::default(); let _ = judge(&p, &mut ta); v.push((t.elapsed(), i, ta.skipped, ta.cheaper_tried)); }
    v.sort(); v.reverse();
    let total: std::time::Duration = v.iter().map(|x| x.0).sum();
    println!("total {total:?}");
    let sk: std::time::Duration = v.iter().filter(|x| x.2>0).map(|x| x.0).sum();
    println!("skipped {sk:?}");
    for x in v.iter().take(12) { println!("{x:?}"); }
    println!("median {:?}", v[v.len()/2]);
}
