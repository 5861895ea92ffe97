use seawall::*;
use seawall_wave::{pass, *};
fn main() {
    for path in std::env::args().skip(1) {
        let text = std::fs::read_to_string(&path).unwrap();
        let t0 = std::time::Instant::now();
        let trace = match Trace::from_json(&text) {
            Ok(t) => t,
            Err(e) => {
                println!("{path}: READ {:?}", e.first().map(|d| (&d.code, &d.message)));
                continue;
            }
        };
        let target = pass::TargetConfig::new(trace.target.as_deref().unwrap_or(""));
        let wave = pass::place(
            &trace,
            &target,
            pass::Options { emitter: Some(pass::Emitter::Legacy), respect_existing: true },
        );
        let t1 = std::time::Instant::now();
        let min = place_minimal_text(&text, &Default::default());
        let dt = t1.elapsed();
        let depth = |n: NodeId| {
            let mut d = 0;
            let mut g = Some(trace.node(n).graph);
            while let Some(x) = g {
                if trace.graph(x).owner().is_some_and(|o| matches!(trace.node(o).kind, NodeKind::Iterate(_)))
                {
                    d += 1
                };
                g = trace.around(x);
            }
            d
        };
        let (w, wf) = match &wave {
            Ok(w) => {
                let mut c = [0; 4];
                for i in &w.insertions {
                    c[depth(i.node)] += 1
                }
                let ed = pass::apply(&trace, &w.insertions).to_json();
                let ck = check_text(&ed, &CheckOptions::new(SourceKind::Trace));
                (
                    format!("{:?}", c),
                    match ck {
                        Ok(c) => format!(
                            "{:?}",
                            c.parts[0].findings.iter().map(|f| f.code.number()).collect::<Vec<_>>()
                        ),
                        Err(e) => format!("{:?}", e),
                    },
                )
            }
            Err(e) => (format!("ERR {}", e.code), String::new()),
        };
        match min {
            Ok(m) => {
                let mut c = [0; 4];
                let mut f = 0;
                let mut cw = 0;
                for e in &m.edits {
                    match &e.kind {
                        NodeKind::Barrier(b) => {
                            c[depth(e.node)] += 1;
                            if b.wait_async || b.tensor_wait {
                                f += 1
                            }
                        }
                        NodeKind::CounterWait(_) => cw += 1,
                        _ => {}
                    }
                }
                let ck = check_text(&m.trace.to_json(), &CheckOptions::new(SourceKind::Trace)).unwrap();
                let fs: Vec<_> = ck.parts[0].findings.iter().map(|f| f.code.number()).collect();
                println!(
                    "{path}: wave {w} {wf} | minimal {c:?} waits {f} cw {cw} cert {:?} findings {fs:?} {:?} doubts {:?}",
                    matches!(m.placement.certified, seawall_place::Certified::Yes),
                    dt,
                    m.doubts.iter().map(|d| d.code).collect::<Vec<_>>()
                );
            }
            Err(e) => {
                println!("{path}: wave {w} {wf} MIN ERR {:?}", e.diagnostics.first().map(|d| &d.message))
            }
        }
        let _ = t0;
    }
}
