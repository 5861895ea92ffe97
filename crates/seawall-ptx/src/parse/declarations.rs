//! Headers of functions and declarations of variables.

use seawall_base::Span;

use super::{Parsed, Parser};
use crate::module::{Function, FunctionId, StatementKind, Variable, VariableId};
use crate::number::integer;
use crate::scan::Token;

/// The bytes of a fundamental type (PTX ISA, "Fundamental Types"), or `None`.
fn type_size(directive: &str) -> Option<u32> {
    Some(match directive {
        ".b8" | ".u8" | ".s8" => 1,
        ".b16" | ".u16" | ".s16" | ".f16" | ".bf16" => 2,
        ".b32" | ".u32" | ".s32" | ".f32" | ".f16x2" | ".bf16x2" => 4,
        ".b64" | ".u64" | ".s64" | ".f64" | ".f32x2" => 8,
        ".b128" => 16,
        _ => return None,
    })
}

impl<'t> Parser<'t> {
    /// `.entry` or `.func` up to the body or the semicolon.
    pub(super) fn function_header(&mut self, start: u32) -> Parsed<()> {
        let entry = self.scanner.text() == ".entry";
        self.scanner.advance();
        let id = self.next_function();
        // The directive of an attribute and the return value stand in front of the name.
        while self.scanner.token == Token::Directive {
            self.scanner.advance();
            self.skip_parentheses()?;
        }
        let results = self.parameters(id)?;
        let name = self.name("a function")?;
        let params = self.parameters(id)?;
        let mut function = Function {
            name,
            entry,
            results,
            params,
            body: None,
            threads: None,
            max_threads: None,
            cluster: None,
            span: Span::at(start),
        };
        while self.scanner.token == Token::Directive {
            self.function_directive(&mut function)?;
        }
        let is_declaration = self.scanner.take(b';');
        if !is_declaration && !self.scanner.is(b'{') {
            return self.expect(b'{', "the header of a function");
        }
        if !is_declaration && self.depth > 0 {
            return Err(self.error(
                "a function begins inside of another",
                "the body is not allowed here",
                "the text may be cut off",
            ));
        }
        function.span = Span::new(start, self.scanner.last_end);
        let id = self.module.functions.push(function);
        self.push(StatementKind::Function(id), start);
        self.header = (!is_declaration).then_some(id);
        Ok(())
    }

    /// Such as `.maxntid 128, 1, 1` (PTX ISA, "Performance-Tuning Directives").
    fn function_directive(&mut self, function: &mut Function) -> Parsed<()> {
        let name = self.scanner.text();
        self.scanner.advance();
        let mut numbers = [1_u32; 3];
        let mut count = 0;
        while self.scanner.token == Token::Number {
            let number = self.small("a directive of a function")?;
            if let Some(slot) = numbers.get_mut(count) {
                *slot = number;
            }
            count += 1;
            if !self.scanner.take(b',') {
                break;
            }
        }
        if self.scanner.token == Token::Text {
            // `.pragma "text";`
            self.scanner.advance();
            self.scanner.take(b';');
        }
        match name {
            ".reqntid" if count > 0 => function.threads = Some(numbers),
            ".maxntid" if count > 0 => function.max_threads = Some(numbers),
            ".reqnctapercluster" if count > 0 => function.cluster = Some(numbers),
            _ => {}
        }
        Ok(())
    }

    fn skip_parentheses(&mut self) -> Parsed<()> {
        if self.scanner.take(b'(') {
            while !self.scanner.take(b')') {
                if self.scanner.token == Token::End {
                    return self.expect(b')', "the header of a function");
                }
                self.scanner.advance();
            }
        }
        Ok(())
    }

    /// A list of parameters or return values, if there is one.
    fn parameters(&mut self, function: FunctionId) -> Parsed<Vec<VariableId>> {
        let mut params = Vec::new();
        if self.scanner.take(b'(') {
            while !self.scanner.take(b')') {
                if !params.is_empty() {
                    self.expect(b',', "a list of parameters")?;
                }
                let param = self.parameter()?;
                self.module.variables[param].function = Some(function);
                params.push(param);
            }
        }
        Ok(params)
    }

    /// A parameter of a function, without the comma.
    fn parameter(&mut self) -> Parsed<VariableId> {
        let space = self.scanner.span;
        if self.scanner.token != Token::Directive {
            return Err(self.error(
                "a parameter is malformed",
                "expected `.param` or `.reg`",
                "the text may be cut off, or not PTX",
            ));
        }
        self.scanner.advance();
        Ok(self.variable(space, false)?.0)
    }

    /// Variables up to the semicolon.
    pub(super) fn variables(&mut self, start: u32, external: bool) -> Parsed<()> {
        let Some(space) = self.at_space() else {
            return self.skip_unknown_declaration(start);
        };
        self.scanner.advance();
        let (first, element) = self.variable(space, external)?;
        // Further names have the type of the first.
        while self.scanner.take(b',') {
            let shape = self.module.variables[first];
            let name = self.name("a variable")?;
            let size = self.array(element)?;
            self.module.variables.push(Variable { name, size, ..shape });
            self.initializer()?;
        }
        self.expect(b';', "a declaration")?;
        self.push(StatementKind::Variable(first), start);
        Ok(())
    }

    fn skip_unknown_declaration(&mut self, start: u32) -> Parsed<()> {
        let name = self.scanner.span;
        self.skip_to_semicolon("a declaration")?;
        self.push(StatementKind::Directive { name }, start);
        Ok(())
    }

    /// One variable behind its state space, up to the comma or semicolon, and the bytes of an
    /// element.
    fn variable(&mut self, space: Span, external: bool) -> Parsed<(VariableId, u64)> {
        let (mut size, mut align, mut lanes, mut pointer) = (None, None, 1_u64, false);
        while self.scanner.token == Token::Directive {
            let directive = self.scanner.text();
            self.scanner.advance();
            match directive {
                ".align" => {
                    let bytes = self.small("an alignment")?;
                    if !pointer {
                        align = Some(bytes);
                    }
                }
                ".ptr" => pointer = true,
                ".v2" => lanes = 2,
                ".v4" => lanes = 4,
                ".v8" => lanes = 8,
                ".attribute" => self.skip_parentheses()?,
                _ => size = size.or(type_size(directive)),
            }
        }
        let name = self.name("a variable")?;
        let element = size.map(|size| u64::from(size) * lanes);
        let bytes = match element {
            Some(element) => self.array(element)?,
            None => {
                self.array(1)?;
                None
            }
        };
        self.initializer()?;
        let align = align.unwrap_or_else(|| element.map_or(1, |bytes| bytes as u32)).max(1);
        let function = self.function.map(|(function, _)| function);
        let variable = Variable { name, space, external, align, size: bytes, function };
        Ok((self.module.variables.push(variable), element.unwrap_or(1)))
    }

    /// `[N][M]` behind a name. Returns the bytes of the variable.
    fn array(&mut self, element: u64) -> Parsed<Option<u64>> {
        let mut size = Some(element);
        while self.scanner.take(b'[') {
            let length = match self.scanner.token {
                Token::Number => integer(self.scanner.text()),
                _ => None,
            };
            size = size.and_then(|size| size.checked_mul(length?));
            while !self.scanner.take(b']') {
                if self.scanner.token == Token::End {
                    return self.expect(b']', "an array").map(|()| None);
                }
                self.scanner.advance();
            }
        }
        // `%name<4>` declares several registers or parameters.
        if self.scanner.take(b'<') {
            self.small("a range of names")?;
            self.expect(b'>', "a range of names")?;
        }
        Ok(size)
    }

    /// `= …`
    fn initializer(&mut self) -> Parsed<()> {
        if !self.scanner.take(b'=') {
            return Ok(());
        }
        if self.scanner.is(b'{') {
            return match self.scanner.skip_braces() {
                true => Ok(()),
                false => self.expect(b'}', "an initializer"),
            };
        }
        while !matches!(self.scanner.token, Token::Punctuation(b',' | b';') | Token::End) {
            self.scanner.advance();
        }
        Ok(())
    }
}
