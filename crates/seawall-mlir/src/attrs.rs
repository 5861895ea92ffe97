//! On-demand decoding of attributes.

use crate::ids::{AttrId, Symbol, TypeId};
use crate::limits::MAX_ALIAS_DEPTH;
use crate::module::Module;
use crate::scan::Scanner;
use crate::types::{Piece, Sign, TypeKind};

/// A decoded attribute. Nested attributes and types are ids of the same module.
#[derive(Clone, Debug, PartialEq)]
pub enum AttrValue<'m> {
    /// A key without a value.
    Unit,
    /// `true`, `false`.
    Bool(bool),
    /// `3`, `3 : i32`, `0x10 : i32`.
    Int {
        /// The number; `0xFFFFFFFF : i32` is -1.
        value: i128,
        /// The type, if written.
        ty: Option<TypeId>,
    },
    /// `1.0`, `1.0 : f32`. A hexadecimal number with a float type is an [`Int`](Self::Int) that
    /// holds its bits.
    Float {
        /// The number.
        value: f64,
        /// The type, if written.
        ty: Option<TypeId>,
    },
    /// A string with its escapes resolved. Invalid UTF-8 is replaced.
    Str(String),
    /// `[a, b]`.
    Array(Vec<AttrId>),
    /// `{a = 1, b}`.
    Dict(Vec<(Symbol, AttrId)>),
    /// A type.
    Type(TypeId),
    /// `array<i32: 1, 2>` of integers or booleans.
    DenseArray {
        /// The element type.
        elem: TypeId,
        /// The elements; booleans are 0 and 1.
        values: Vec<i128>,
    },
    /// `@a::@b`, as written.
    SymbolRef(&'m str),
    /// `#dialect.name<body>`. An elided `<body>` has an empty dialect and name.
    Dialect {
        /// The text before the first dot.
        dialect: &'m str,
        /// The text after the first dot.
        name: &'m str,
        /// The text between the outer brackets; empty without brackets.
        body: &'m str,
    },
    /// One or more enum words: `acq_rel`, `local|global_read`.
    Keyword(&'m str),
    /// Any other attribute, as written (`dense<...>`, `affine_map<...>`, locations).
    Opaque(&'m str),
}

/// Parses a decimal or hexadecimal integer with an optional sign.
pub(crate) fn integer(text: &str) -> Option<i128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let value = match digits.strip_prefix("0x") {
        Some(hex) => i128::from_str_radix(hex, 16).ok()?,
        None => digits.parse().ok()?,
    };
    if negative { value.checked_neg() } else { Some(value) }
}

impl Module {
    /// Returns the attribute with an alias at its head replaced by its definition.
    pub fn attr_unaliased(&self, mut attr: AttrId) -> AttrId {
        for _ in 0..MAX_ALIAS_DEPTH {
            let text = self.attr_text(attr);
            if !text.starts_with('#') {
                break;
            }
            match self.find_symbol(text).and_then(|s| self.attr_aliases.get(&s)) {
                Some(&next) => attr = next,
                None => break,
            }
        }
        attr
    }

    /// Decodes an attribute after resolving aliases at its head.
    pub fn attr_value(&self, attr: AttrId) -> AttrValue<'_> {
        let attr = self.attr_unaliased(attr);
        let piece = Piece::new(self.attr_text(attr), self.attr_span(attr));
        self.decode_attr(piece).unwrap_or(AttrValue::Opaque(piece.text))
    }

    /// Returns the integer under `key`, whatever its type.
    pub fn attr_int(&self, op: crate::ids::OpId, key: &str) -> Option<i128> {
        match self.attr_value(self.attr(op, key)?) {
            AttrValue::Int { value, .. } => Some(value),
            AttrValue::Bool(b) => Some(i128::from(b)),
            _ => None,
        }
    }

    /// Returns the integer of a constant op, interpreted in the type of its result. A boolean is 0
    /// or 1.
    pub fn constant_int(&self, op: crate::ids::OpId) -> Option<i128> {
        let value = self.attr_int(op, "value")?;
        let &result = self.results(op).first()?;
        Some(self.as_signed(value, self.ty(result)))
    }

    /// Returns the value of `key` inside a dictionary attribute.
    pub fn dict_get(&self, dict: AttrId, key: &str) -> Option<AttrId> {
        match self.attr_value(dict) {
            AttrValue::Dict(entries) => entries.into_iter().find(|e| self.symbol(e.0) == key).map(|e| e.1),
            _ => None,
        }
    }

    fn decode_attr<'m>(&'m self, piece: Piece<'m>) -> Option<AttrValue<'m>> {
        let text = piece.text;
        Some(match text.as_bytes().first()? {
            b'"' => {
                let span = Scanner::new(text, 0).string().ok()?;
                AttrValue::Str(unescape(text.get(1..span.end as usize - 1)?))
            }
            b'-' | b'0'..=b'9' => self.number(piece)?,
            b'[' => {
                let parts = piece.inside(0)?.parts();
                AttrValue::Array(parts.into_iter().map(|p| self.attr_at(p.span())).collect())
            }
            b'{' => AttrValue::Dict(self.dict_entries(piece.inside(0)?)),
            b'@' => AttrValue::SymbolRef(text),
            b'#' | b'<' => {
                let open = text.find('<').unwrap_or(text.len());
                let head = text.get(..open)?.trim_start_matches('#');
                let (dialect, name) = head.split_once('.').unwrap_or(("", head));
                let body = if open < text.len() { piece.inside(open)?.text } else { "" };
                AttrValue::Dialect { dialect, name, body }
            }
            b'!' | b'(' => AttrValue::Type(self.type_at(piece.span())),
            _ => self.worded(piece)?,
        })
    }

    fn number<'m>(&'m self, piece: Piece<'m>) -> Option<AttrValue<'m>> {
        let mut scanner = Scanner::new(piece.text, 0);
        let number = scanner.number().ok()?.of(piece.text);
        let ty = scanner.eat(":").then(|| self.type_at(piece.sub(scanner.pos..piece.text.len()).span()));
        if let Some(value) = integer(number) {
            let value = ty.map_or(value, |ty| self.as_signed(value, ty));
            return Some(AttrValue::Int { value, ty });
        }
        Some(AttrValue::Float { value: number.parse().ok()?, ty })
    }

    /// Interprets `value` in its type. A signless integer with its highest bit set is negative,
    /// except `i1`, which is 0 or 1.
    pub fn as_signed(&self, value: i128, ty: TypeId) -> i128 {
        match self.type_kind(ty) {
            TypeKind::Integer { width: 1, sign: Sign::Signless } => value & 1,
            TypeKind::Integer { width, sign: Sign::Signless }
                if (2..=64).contains(&width) && value >> (width - 1) == 1 =>
            {
                value - (1 << width)
            }
            _ => value,
        }
    }

    fn worded<'m>(&'m self, piece: Piece<'m>) -> Option<AttrValue<'m>> {
        let text = piece.text;
        let head = text.find(['<', '(', ' ', '|']).unwrap_or(text.len());
        match text.get(..head)? {
            "unit" if head == text.len() => return Some(AttrValue::Unit),
            "true" => return Some(AttrValue::Bool(true)),
            "false" => return Some(AttrValue::Bool(false)),
            "array" => return self.dense_array(piece.inside(text.find('<')?)?),
            "dense" | "sparse" | "dense_resource" | "affine_map" | "affine_set" | "loc" | "opaque"
            | "distinct" => {
                return None;
            }
            _ => {}
        }
        if crate::parse::is_type_word(&Scanner::new(text, 0)) {
            return Some(AttrValue::Type(self.type_at(piece.span())));
        }
        let words = text.bytes().all(|b| crate::chars::is_bare(b) || b == b'|');
        words.then_some(AttrValue::Keyword(text))
    }

    fn dense_array<'m>(&'m self, body: Piece<'m>) -> Option<AttrValue<'m>> {
        let colon = body.text.find(':').unwrap_or(body.text.len());
        let elem = self.type_at(body.sub(0..colon).span());
        let list = body.text.get(colon + 1..).unwrap_or("");
        let one = |item: &str| match item.trim() {
            "true" => Some(1),
            "false" => Some(0),
            number => integer(number),
        };
        let values = list.split(',').filter(|i| !i.trim().is_empty()).map(one).collect::<Option<Vec<_>>>()?;
        Some(AttrValue::DenseArray { elem, values })
    }

    fn dict_entries<'m>(&'m self, body: Piece<'m>) -> Vec<(Symbol, AttrId)> {
        let mut all = Vec::new();
        for part in body.parts() {
            let mut scanner = Scanner::new(part.text, 0);
            let key = match scanner.byte(0) {
                b'"' => scanner.string().map(|s| 1..s.end as usize - 1),
                _ => Ok(0..scanner.bare().len()),
            };
            let Ok(key) = key else { continue };
            let key = part.sub(key);
            // A key without a value gets its own text as the value, which decodes as a keyword.
            let value = if scanner.eat("=") { part.sub(scanner.pos..part.text.len()) } else { key };
            all.push((self.symbol_at(key.span()), self.attr_at(value.span())));
        }
        all
    }
}

/// Resolves MLIR's escapes: `\"`, `\\`, `\n`, `\t` and two hexadecimal digits.
pub fn unescape(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&b) = bytes.get(at) {
        let next = bytes.get(at + 1).copied().unwrap_or(0);
        let hex = text.get(at + 1..at + 3).and_then(|h| u8::from_str_radix(h, 16).ok());
        let (byte, len) = match (b, next, hex) {
            (b'\\', _, Some(byte)) => (byte, 3),
            (b'\\', b'n', _) => (b'\n', 2),
            (b'\\', b't', _) => (b'\t', 2),
            (b'\\', b'"' | b'\\', _) => (next, 2),
            _ => (b, 1),
        };
        out.push(byte);
        at += len;
    }
    String::from_utf8_lossy(&out).into_owned()
}
