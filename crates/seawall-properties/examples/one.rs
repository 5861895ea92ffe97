use seawall_properties::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    if a[1] == "gen" { println!("{}", generate(a[2].parse().unwrap(), a[3].parse().unwrap()).text); return; }
    let text = std::fs::read_to_string(&a[1]).unwrap();
    let p = seawall_model::text::parse(&text).unwrap();
    let name = |e| p.origin_of(e).op.clone();
    let r = seawall_oracle::explore(&p, &seawall_oracle::Limits::default());
    println!("oracle {:?}", r.explored);
    for v in &r.verdicts { println!("  {:?} {:?} {}", v.fault, v.earlier.map(name), name(v.event)); }
    for f in seawall_place::check(&p).findings { println!("check {:?} {} {:?}", f.code, name(f.event), f.related.iter().map(|(r, e)| (r, name(*e))).collect::<Vec<_>>()); }
    let c = seawall_place::certify_program(&p, &seawall_place::Changes{added:&[], removed: &Default::default()});
    for u in &c.uncovered { println!("cert {:?} {} {}", u.class, name(u.earlier), name(u.later)); }
    let o = seawall_place::PlaceOptions{strategy: seawall_place::Strategy::Minimal(Default::default())};
    let pl = seawall_place::place(&p, &o).unwrap();
    for x in &pl.placed { println!("minimal {:?} {} {:?}", x.point, p.origins[x.point.origin()].op, x.insertion); }
    for x in &pl.unordered { println!("unordered {} {} {:?}", name(x.hazard.earlier.event), name(x.hazard.later.event), x.missing); }
    println!("{:?}", judge(&seawall_model::arbitrary::Structured{text, exact: a.get(2).is_none()}, &mut Tally::default()));
}
