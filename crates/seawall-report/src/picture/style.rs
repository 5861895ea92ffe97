//! The style sheet of the picture, for light and dark pages and for print.

use std::fmt::Write as _;

/// The colours of memories on light and on dark pages. They differ in lightness as well as in hue,
/// and repeat after the last one.
const COLOURS: [(&str, &str); 8] = [
    ("#0b6bcb", "#6cb2ff"),
    ("#b54708", "#ffab66"),
    ("#067647", "#5fd49b"),
    ("#7a3fb8", "#c79bff"),
    ("#a8174c", "#ff8fb3"),
    ("#0e7490", "#5fd3ea"),
    ("#7c5e10", "#e3c35a"),
    ("#4b5563", "#b6bfcc"),
];

const BASE: &str = "
text{font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'DejaVu Sans',sans-serif;fill:var(--ink)}
svg{--page:#fff;--ink:#1b1f24;--soft:#5b6470;--hair:#d7dbe0;--mark:#c81e1e;--pair:#c81e1e}
@media (prefers-color-scheme:dark){svg{--page:#15181c;--ink:#e8eaed;--soft:#a0a8b3;--hair:#383f47;--mark:#ff7b72;--pair:#ff7b72}}
@media print{svg{--page:#fff;--ink:#000;--soft:#444;--hair:#bbb;--mark:#c81e1e;--pair:#c81e1e}}
.page{fill:var(--page)}
.title{font-size:20px;font-weight:600}.sub{font-size:13px;fill:var(--soft)}.head{font-size:12px;fill:var(--soft)}
.key{font-size:12px}.name{font-size:13px}.detail{font-size:12px;fill:var(--soft)}.soft{font-size:12px;fill:var(--soft);font-style:italic}
.number{font-size:11px;fill:var(--soft);text-anchor:end}.chip{font-size:10px;font-weight:700;fill:var(--page);text-anchor:middle}
.placed{font-size:13px;font-weight:600;fill:var(--mark)}.caption{font-size:13px;opacity:0}.last{font-size:11px;fill:var(--mark);text-anchor:end}
.sample{stroke:var(--soft);stroke-width:2}.hair{stroke:var(--hair);stroke-width:1}.nest{stroke:var(--hair);stroke-width:2;fill:none}.guide{stroke:var(--hair);stroke-width:1;stroke-dasharray:1 4}
.mark{stroke:var(--mark);stroke-width:2}.half{stroke:var(--pair);stroke-width:2;stroke-dasharray:7 4}.stab{fill:var(--page);stroke:var(--mark);stroke-width:2}
.span{fill:var(--pair);opacity:.10}.bar{fill:var(--pair)}.here{opacity:0}.arrow{fill:var(--mark)}
.window{stroke-width:2}.w{fill:none}.d{stroke-dasharray:3 3}.tip{stroke:none}
";

/// The style sheet for a picture with this number of memories.
pub(super) fn style(resources: usize) -> String {
    let mut text = String::from(BASE);
    let (mut light, mut dark) = (String::new(), String::new());
    for (at, colours) in COLOURS.iter().enumerate().take(resources.max(1)) {
        let _ = write!(light, "--r{at}:{};", colours.0);
        let _ = write!(dark, "--r{at}:{};", colours.1);
        let _ = writeln!(text, ".f{at}{{fill:var(--r{at})}}.s{at}{{stroke:var(--r{at})}}");
    }
    let _ = writeln!(
        text,
        "svg{{{light}}}@media (prefers-color-scheme:dark){{svg{{{dark}}}}}@media print{{svg{{{light}}}}}"
    );
    text
}

/// The number of a memory's colour, as in the classes `f0` (filled) and `s0` (stroked).
pub(super) fn colour(resource: usize) -> usize {
    resource % COLOURS.len()
}
