//! x
use seawall::*; use seawall_wave::{*, pass};
fn main(){
 for path in std::env::args().skip(1) {
  let text=std::fs::read_to_string(&path).unwrap();
  let trace=Trace::from_json(&text).unwrap();
  let target=pass::TargetConfig::new(trace.target.as_deref().unwrap_or(""));
  let wave=pass::place(&trace,&target,pass::Options{emitter:Some(pass::Emitter::Split),respect_existing:true});
  let w=match &wave{Ok(w)=>{let ed=pass::apply(&trace,&w.insertions).to_json();
     let ck=check_text(&ed,&CheckOptions::new(SourceKind::Trace));
     format!("{} {}",w.insertions.len(), match ck {Ok(c)=>format!("{:?}",c.parts[0].findings.iter().map(|f|f.code.number()).collect::<Vec<_>>()),Err(e)=>format!("{:?}",e)})},Err(e)=>format!("ERR {} {}",e.code,e.message)};
  let t1=std::time::Instant::now();
  match place_minimal_text(&text,&MinimalTraceOptions{split:true,target:None}) {Ok(m)=>{
     let dt=t1.elapsed();
     let ck=check_text(&m.trace.to_json(),&CheckOptions::new(SourceKind::Trace)).unwrap();
     let fs:Vec<_>=ck.parts[0].findings.iter().map(|f|f.code.number()).collect();
     println!("{path}: wave {w} | minimal {} {:?} cert {:?} findings {fs:?} {dt:?} {:?}",m.edits.len(),m.edits.iter().map(|e|e.kind.name()).collect::<Vec<_>>(),matches!(m.placement.certified,seawall_place::Certified::Yes),m.doubts.iter().map(|d|d.code).collect::<Vec<_>>());
  },Err(e)=>println!("{path}: wave {w} MIN ERR {:?}",e.diagnostics.first().map(|d|&d.message))}
 }}
