//! Printing from the statements, with the blanks and comments between them.

use crate::module::Module;
use crate::scan::is_blank;
use seawall_base::Span;

impl Module {
    /// Returns the text, rebuilt from the statements. It equals [`text`](Self::text) if the
    /// statements account for every token once and in order.
    pub fn print(&self) -> String {
        let mut out = String::with_capacity(self.text.len());
        let mut at = 0;
        for statement in self.statements.values() {
            out.push_str(self.of(Span::new(at, statement.span.start)));
            out.push_str(self.of(statement.span));
            at = statement.span.end;
        }
        out.push_str(self.of(Span::new(at, self.text.len() as u32)));
        out
    }

    /// Whether each token belongs to exactly one statement: between statements, the text has only
    /// blanks and comments.
    pub fn accounts_for_all(&self) -> bool {
        let mut at = 0;
        let mut gaps = self.statements.values().map(|statement| {
            let gap = (at, statement.span.start);
            at = statement.span.end;
            gap
        });
        let ordered = gaps.all(|(from, to)| from <= to && is_blank(self.of(Span::new(from, to))));
        ordered && is_blank(self.of(Span::new(at, self.text.len() as u32)))
    }
}
