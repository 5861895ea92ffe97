//! Directives other than declarations.

use seawall_base::{Diagnostic, Span};

use super::{Parsed, Parser};
use crate::module::StatementKind;
use crate::number::integer;
use crate::scan::Token;

/// State spaces of declarations (PTX ISA, "State Spaces").
const SPACES: [&str; 8] = [".global", ".shared", ".local", ".const", ".param", ".tex", ".sreg", ".surf"];

/// Directives that end with their line.
const OF_ONE_LINE: [&str; 3] = [".version", ".target", ".address_size"];

/// Directives in front of a declaration.
const LINKING: [&str; 4] = [".visible", ".extern", ".weak", ".common"];

impl Parser<'_> {
    pub(super) fn directive(&mut self, start: u32) -> Parsed<()> {
        let name = self.scanner.text();
        match name {
            ".loc" => self.location(start),
            ".file" => self.file(start),
            ".section" => self.section(start),
            ".entry" | ".func" => self.function_header(start),
            ".reg" => {
                self.skip_to_semicolon("a declaration of registers")?;
                self.push(StatementKind::Registers, start);
                Ok(())
            }
            ".branchtargets" | ".calltargets" => {
                self.scanner.advance();
                let names = self.operands_until(b';')?;
                self.push(StatementKind::Targets { names }, start);
                Ok(())
            }
            _ if LINKING.contains(&name) => self.linked(start),
            _ if SPACES.contains(&name.split_once("::").map_or(name, |(space, _)| space)) => {
                self.variables(start, false)
            }
            _ if OF_ONE_LINE.contains(&name) => self.of_one_line(start),
            ".pragma" | ".alias" | ".callprototype" => self.until_semicolon(start),
            // Directives of a function may also stand in its body.
            _ => self.unknown(start),
        }
    }

    /// `.visible` and the like in front of a function or variable.
    fn linked(&mut self, start: u32) -> Parsed<()> {
        let mut external = false;
        while self.scanner.token == Token::Directive && LINKING.contains(&self.scanner.text()) {
            external |= self.scanner.text() == ".extern";
            self.scanner.advance();
        }
        match self.scanner.text() {
            ".entry" | ".func" => self.function_header(start),
            _ if self.scanner.token == Token::Directive => self.variables(start, external),
            _ => Err(self.error(
                "a declaration is malformed",
                "expected `.entry`, `.func` or a state space",
                "the text may be cut off, or not PTX",
            )),
        }
    }

    fn of_one_line(&mut self, start: u32) -> Parsed<()> {
        let name = self.scanner.span;
        self.scanner.advance();
        let value = self.scanner.span;
        if self.scanner.is_on_new_line() || self.scanner.token == Token::End {
            return Err(self.error(
                "a directive has no value",
                "expected a value",
                "the text may be cut off",
            ));
        }
        while self.scanner.token != Token::End && !self.scanner.is_on_new_line() {
            self.scanner.advance();
        }
        match name.of(self.text) {
            ".version" if self.module.version.is_empty() => {
                self.module.version = value;
                let major = value.of(self.text).split('.').next().and_then(integer);
                if !major.is_some_and(|major| (7..=9).contains(&major)) {
                    self.module.warnings.push(
                        Diagnostic::warning(
                            "ptx::version",
                            value,
                            "this version of the PTX ISA is not known",
                        )
                        .label("known are 7.0 to 9.x")
                        .help("instructions of other versions may have other meanings"),
                    );
                }
            }
            ".target" if self.module.target.is_empty() => self.module.target = value,
            _ => {}
        }
        self.push(StatementKind::Directive { name }, start);
        Ok(())
    }

    fn until_semicolon(&mut self, start: u32) -> Parsed<()> {
        let name = self.scanner.span;
        self.skip_to_semicolon("a directive")?;
        self.push(StatementKind::Directive { name }, start);
        Ok(())
    }

    pub(super) fn skip_to_semicolon(&mut self, what: &str) -> Parsed<()> {
        while !self.scanner.take(b';') {
            if self.scanner.token == Token::End {
                return self.expect(b';', what);
            }
            self.scanner.advance();
        }
        Ok(())
    }

    /// A directive that the reader does not know ends with its line or its semicolon.
    fn unknown(&mut self, start: u32) -> Parsed<()> {
        let name = self.scanner.span;
        let message = format!("the directive `{}` is not known", name.of(self.text));
        self.module.warnings.push(
            Diagnostic::warning("ptx::unknown-directive", name, message).label("its meaning is unknown"),
        );
        self.scanner.advance();
        while self.scanner.token != Token::End && !self.scanner.is_on_new_line() {
            if self.scanner.is(b'{') || self.scanner.is(b'}') || self.scanner.take(b';') {
                break;
            }
            self.scanner.advance();
        }
        self.push(StatementKind::Directive { name }, start);
        Ok(())
    }

    /// `.loc FILE LINE COLUMN`, with `, function_name LABEL, inlined_at FILE LINE COLUMN` for code
    /// of an inlined function.
    fn location(&mut self, start: u32) -> Parsed<()> {
        self.scanner.advance();
        let mut numbers = [0_u32; 3];
        for number in &mut numbers {
            *number = self.small("a `.loc`")?;
        }
        while self.scanner.is(b',') && !self.scanner.is_on_new_line() {
            while !self.scanner.is_on_new_line() && self.scanner.token != Token::End {
                self.scanner.advance();
            }
        }
        let [file, line, column] = numbers;
        self.push(StatementKind::Location { file, line, column }, start);
        Ok(())
    }

    /// `.file NUMBER "NAME"`, with time and size.
    fn file(&mut self, start: u32) -> Parsed<()> {
        self.scanner.advance();
        let number = self.small("a `.file`")?;
        let name = self.scanner.span;
        if self.scanner.token != Token::Text {
            return Err(self.error(
                "a `.file` has no name",
                "expected a quoted name",
                "the text may be cut off",
            ));
        }
        self.scanner.advance();
        while self.scanner.take(b',') {
            self.small("a `.file`")?;
        }
        self.push(StatementKind::File { number, name }, start);
        Ok(())
    }

    fn section(&mut self, start: u32) -> Parsed<()> {
        self.scanner.advance();
        if !matches!(self.scanner.token, Token::Directive | Token::Word) {
            return Err(self.error("a section has no name", "expected a name", "the text may be cut off"));
        }
        self.scanner.advance();
        let open = self.scanner.span;
        if !self.scanner.is(b'{') {
            return self.expect(b'{', "a section");
        }
        if !self.scanner.skip_braces() {
            let error = Diagnostic::error("ptx::syntax", open, "a section does not end");
            return Err(error.label("begins here").help("the text may be cut off; give the whole file"));
        }
        self.push(StatementKind::Section, start);
        Ok(())
    }

    /// Moves past an integer of 32 bits.
    pub(super) fn small(&mut self, of: &str) -> Parsed<u32> {
        let number = match self.scanner.token {
            Token::Number => integer(self.scanner.text()).and_then(|value| u32::try_from(value).ok()),
            _ => None,
        };
        let Some(number) = number else {
            let message = format!("{of} is malformed");
            return Err(self.error(
                &message,
                "expected an integer of 32 bits",
                "the text may be cut off, or not PTX",
            ));
        };
        self.scanner.advance();
        Ok(number)
    }

    /// Whether the current token is a directive that names a state space.
    pub(super) fn at_space(&self) -> Option<Span> {
        let name = self.scanner.text();
        let space = name.split_once("::").map_or(name, |(space, _)| space);
        let is_space = self.scanner.token == Token::Directive && SPACES.contains(&space);
        is_space.then_some(self.scanner.span)
    }
}
