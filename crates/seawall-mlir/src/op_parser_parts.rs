//! The methods of [`OpParser`] for attributes, regions and successors.

use crate::error::ParseError;
use crate::extent::Typed;
use crate::ids::{AttrId, RegionId};
use crate::op_parser::{Delimiter, OpParser, RegionArg};
use seawall_base::Span;

impl<'a> OpParser<'_, 'a> {
    // ---- attributes ------------------------------------------------------------------------

    /// Reads one attribute (with its type, as in `3 : i32`) into `name`.
    pub fn attr(&mut self, name: &str) -> Result<AttrId, ParseError> {
        let (value, span) = self.p.read_attr(Typed::Yes)?;
        self.p.file_attr(name, value, span);
        Ok(value)
    }

    /// Reads one attribute without a type, including keyword enums (`acq_rel`, `a|b`), as `$name`
    /// does in a format.
    pub fn untyped_attr(&mut self, name: &str) -> Result<AttrId, ParseError> {
        let (value, span) = self.p.read_bare_attr(Typed::No)?;
        self.p.file_attr(name, value, span);
        Ok(value)
    }

    /// Reads an attribute without recording it.
    pub fn attr_value(&mut self) -> Result<AttrId, ParseError> {
        self.p.read_attr(Typed::Yes).map(|(value, _)| value)
    }

    /// Records the source text from byte `start` to here as the attribute `name`, for custom
    /// spellings.
    pub fn attr_from(&mut self, name: &str, start: u32) {
        let text = without_trailing_comments(self.p.s.slice(start as usize));
        let span = Span::new(start, start + text.len() as u32);
        let value = self.p.intern_attr(span);
        self.p.file_attr(name, value, span);
    }

    /// Sets a flag.
    pub fn unit_attr(&mut self, name: &str) {
        let here = Span::at(self.p.s.offset());
        let unit = self.p.unit;
        self.p.file_attr(name, unit, here);
    }

    /// Reads `@name` into the attribute `name`.
    pub fn symbol_name(&mut self, name: &str) -> Result<&'a str, ParseError> {
        self.p.s.skip_blank();
        let span = self.p.s.symbol()?;
        let value = self.p.intern_attr(span);
        self.p.file_attr(name, value, span);
        Ok(span.of(self.p.s.text))
    }

    /// Reads `{...}` if it comes next, and records its place.
    pub fn attr_dict(&mut self) -> Result<(), ParseError> {
        self.p.read_attr_dict(self.op)
    }

    /// Reads `attributes {...}` if it comes next.
    pub fn attr_dict_with_keyword(&mut self) -> Result<(), ParseError> {
        self.p.read_attr_dict_with_keyword(self.op)
    }

    /// Reads `<{...}>` if it comes next.
    pub fn prop_dict(&mut self) -> Result<(), ParseError> {
        self.p.read_prop_dict(self.op)
    }

    /// Skips `{...}` if it comes next: attributes of an argument or result instead of the op.
    pub fn skip_arg_attrs(&mut self) -> Result<(), ParseError> {
        if self.at("{") { self.p.s.balanced() } else { Ok(()) }
    }

    // ---- regions and successors ------------------------------------------------------------

    /// Reads `%name`, which names a region argument, without a type.
    pub fn region_arg(&mut self) -> Result<RegionArg, ParseError> {
        self.p.s.skip_blank();
        match self.p.s.ssa_name() {
            Some(name) => Ok(RegionArg { name, ty: None }),
            None => Err(self.error("an argument name such as `%arg0`")),
        }
    }

    /// Reads `%name : T {attrs} loc(...)`. Attributes and location are optional.
    pub fn typed_region_arg(&mut self) -> Result<RegionArg, ParseError> {
        let mut arg = self.region_arg()?;
        self.expect(":")?;
        arg.ty = Some(self.parse_type()?);
        self.skip_arg_attrs()?;
        self.p.skip_loc()?;
        Ok(arg)
    }

    /// Reads `(%a: T, %b: T)`.
    pub fn region_args(&mut self) -> Result<Vec<RegionArg>, ParseError> {
        let mut all = Vec::new();
        self.list(Delimiter::Paren, |p| {
            all.push(p.typed_region_arg()?);
            Ok(())
        })?;
        Ok(all)
    }

    /// Reads `(%a = %x, %b = %y)`. The left sides are region arguments without type, the right
    /// sides are operands of `group`.
    pub fn assignments(&mut self, group: &str) -> Result<Vec<RegionArg>, ParseError> {
        let mut all = Vec::new();
        self.list(Delimiter::Paren, |p| {
            all.push(p.region_arg()?);
            p.expect("=")?;
            p.operand(group).map(|_| ())
        })?;
        Ok(all)
    }

    /// Reads `{...}` with the given entry arguments. An argument without a type has the unknown
    /// type.
    pub fn region(&mut self, args: &[RegionArg]) -> Result<RegionId, ParseError> {
        let isolated = self.row().isolated;
        self.p.read_region(self.op, args, isolated)
    }

    /// Like [`region`](Self::region), but names of outer regions are invisible inside, regardless
    /// of the row.
    pub fn isolated_region(&mut self, args: &[RegionArg]) -> Result<RegionId, ParseError> {
        self.p.read_region(self.op, args, true)
    }

    /// Reads a region if `{` comes next.
    pub fn optional_region(&mut self, args: &[RegionArg]) -> Result<Option<RegionId>, ParseError> {
        if self.at("{") { self.region(args).map(Some) } else { Ok(None) }
    }

    /// Reads `^bb1`. The caller reads operands that follow it.
    pub fn successor(&mut self) -> Result<(), ParseError> {
        self.p.read_successor(self.op)
    }

    /// Reads `^bb1` or `^bb1(%a, %b : T, T)`, with the operands in `group`.
    pub fn successor_with_args(&mut self, group: &str) -> Result<(), ParseError> {
        let group = self.p.operand_group(self.op, group)?;
        self.p.read_successor_with_args(self.op, group)
    }
}

/// Returns `text` up to its last token. A lookahead may have skipped trailing blanks and comments.
fn without_trailing_comments(text: &str) -> &str {
    if !text.as_bytes().contains(&b'/') {
        return text.trim_end_matches([' ', '\t', '\r', '\n']);
    }
    let mut end = 0;
    let mut bytes = text.bytes().enumerate().peekable();
    let mut in_string = false;
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'/' if !in_string && bytes.peek().is_some_and(|&(_, next)| next == b'/') => {
                bytes.by_ref().find(|&(_, byte)| byte == b'\n');
                continue;
            }
            b'\\' if in_string => {
                bytes.next();
            }
            b'"' => in_string = !in_string,
            b' ' | b'\t' | b'\r' | b'\n' => continue,
            _ => {}
        }
        end = at + 1;
    }
    text.get(..end).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::without_trailing_comments;

    #[test]
    fn comments_behind_the_last_token_are_left_out() {
        assert_eq!(without_trailing_comments("local // all\n  // none\n "), "local");
        assert_eq!(without_trailing_comments("local // a\n | all "), "local // a\n | all");
        assert_eq!(without_trailing_comments("\"a // b\\\" // c\" // d"), "\"a // b\\\" // c\"");
    }
}
