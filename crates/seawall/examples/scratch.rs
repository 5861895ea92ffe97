//! x
use seawall::*;
use seawall_analysis as _;
use seawall_place::*;
fn main() {
    let verbose = std::env::var("V").is_ok();
    let (mut worse, mut sum_t, mut sum_m, mut inner_t, mut inner_m) = (0, 0, 0, 0, 0);
    let mut slow = Vec::new();
    for path in std::env::args().skip(1) {
        let source = std::fs::read_to_string(&path).unwrap();
        let run = |strategy| {
            let t = std::time::Instant::now();
            (place_text(&source, &Options { strategy, target: None, pass: None }), t.elapsed())
        };
        let (m, tm) = run(Strategy::Minimal(MinimalOptions::default()));
        let (t, _) = run(Strategy::Triton(TritonOptions::default()));
        let (Ok(m), Ok(t)) = (m, t) else {
            println!("{path}: fails");
            continue;
        };
        let count = |text: &PlacedText| {
            let mut by = vec![0usize; 8];
            for part in &text.parts {
                let mut depth = std::collections::HashMap::new();
                for f in part.program.functions.ids() {
                    let cfg = seawall_analysis::Cfg::new(&part.program, f);
                    for &b in cfg.blocks() {
                        for &e in &part.program.blocks[b].events {
                            depth.insert(part.program.events[e].origin, cfg.loop_depth(b));
                        }
                        if let Some(o) = part.program.blocks[b].terminator_origin {
                            depth.entry(o).or_insert(cfg.loop_depth(b));
                        }
                    }
                }
                for p in &part.placement.placed {
                    if matches!(p.insertion, Insertion::LocalBarrier | Insertion::ClusterBarrier { .. }) {
                        by[depth.get(&p.point.origin()).copied().unwrap_or(0).min(7) as usize] += 1;
                    }
                    if matches!(p.insertion, Insertion::WarpGroupLocal) {
                        by[depth.get(&p.point.origin()).copied().unwrap_or(0).min(7) as usize] -= 0;
                    }
                }
            }
            by
        };
        let (cm, ct) = (count(&m), count(&t));
        sum_m += cm.iter().sum::<usize>();
        sum_t += ct.iter().sum::<usize>();
        inner_m += cm[1..].iter().sum::<usize>();
        inner_t += ct[1..].iter().sum::<usize>();
        let lex = |v: &Vec<usize>| {
            let mut r = v.clone();
            r.reverse();
            r
        };
        let any = cm.iter().zip(&ct).any(|(a, b)| a > b);
        if any {
            worse += 1;
        }
        let unordered: usize = m.parts.iter().map(|p| p.placement.unordered.len()).sum();
        if verbose || any || unordered > 0 {
            println!(
                "{path}: minimal {:?} triton {:?} unordered {unordered} {}",
                &cm[..4],
                &ct[..4],
                if lex(&cm) > lex(&ct) { "LEXWORSE" } else { "" }
            );
        }
        if unordered > 0 && verbose {
            for part in &m.parts {
                for f in &part.placement.unordered {
                    let n = |e| {
                        let o = part.program.origin_of(e);
                        format!("{}@{}", o.op, source[..(part.base + o.span.start) as usize].lines().count())
                    };
                    println!(
                        "     {:?} {} -> {}",
                        f.missing,
                        n(f.hazard.earlier.event),
                        n(f.hazard.later.event)
                    );
                }
            }
        }
        slow.push((m.timings.place, path));
        let _ = tm;
    }
    slow.sort();
    slow.reverse();
    println!(
        "files worse {worse}; sum minimal {sum_m} triton {sum_t}; in loops minimal {inner_m} triton {inner_t}"
    );
    for s in slow.iter().take(5) {
        println!("{:?}", s);
    }
}
