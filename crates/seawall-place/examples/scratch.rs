//! x
use seawall_place::*;
fn main() {
    for path in std::env::args().skip(1) {
        let source = std::fs::read_to_string(&path).unwrap();
        let program = seawall_model::text::parse(&source).unwrap();
        println!("== {path}");
        for l in source.lines().filter(|l| l.starts_with("// expect")) {
            println!("   {l}");
        }
        let p = place(&program, &PlaceOptions { strategy: Strategy::Minimal(MinimalOptions::default()) })
            .unwrap();
        let name = |e: seawall_model::EventId| program.origin_of(e).op.clone();
        println!("   {:?}", p.certified);
        for x in &p.placed {
            println!("   placed {:?} {:?} {}", x.insertion, x.point, program.origins[x.point.origin()].op);
        }
        for f in check(&program).findings {
            println!(
                "   {:?} {} {:?} {:?}",
                f.code,
                name(f.event),
                f.related.iter().map(|r| (r.0, name(r.1))).collect::<Vec<_>>(),
                f.remedy
            );
        }
    }
}
