//! On-demand decoding of types: the text of a type as a value to match on.

use crate::ids::{AttrId, TypeId};
use crate::infer::element_range;
use crate::limits::MAX_ALIAS_DEPTH;
use crate::module::Module;
use crate::scan::Scanner;
use seawall_base::Span;
use std::ops::Range;

/// The signedness of an integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// `i32`.
    Signless,
    /// `si32`.
    Signed,
    /// `ui32`.
    Unsigned,
}

/// A decoded type. Nested types and attributes are ids of the same module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypeKind<'m> {
    /// `i32`, `si8`, `ui128`.
    Integer {
        /// The width in bits.
        width: u32,
        /// The signedness.
        sign: Sign,
    },
    /// `f16`, `bf16`, `f8E4M3FN`.
    Float {
        /// The name as written.
        name: &'m str,
        /// The width in bits.
        bits: u32,
    },
    /// `index`.
    Index,
    /// `none`.
    None,
    /// `tensor<4x?xf16, #enc>`.
    Tensor {
        /// The sizes; `None` for a dynamic one.
        shape: Vec<Option<i64>>,
        /// The element type.
        elem: TypeId,
        /// The encoding.
        encoding: Option<AttrId>,
    },
    /// `vector<4xf16>`. A scalable size counts as dynamic.
    Vector {
        /// The sizes.
        shape: Vec<Option<i64>>,
        /// The element type.
        elem: TypeId,
    },
    /// `memref<4xf16, layout, space>`.
    MemRef {
        /// The sizes; `None` for a dynamic one.
        shape: Vec<Option<i64>>,
        /// The element type.
        elem: TypeId,
        /// The layout and memory space, as written.
        rest: Vec<AttrId>,
    },
    /// `(T, T) -> T`.
    Function {
        /// The types left of the arrow.
        inputs: Vec<TypeId>,
        /// The types right of the arrow.
        results: Vec<TypeId>,
    },
    /// `tuple<T, T>`.
    Tuple(Vec<TypeId>),
    /// `complex<T>`.
    Complex(TypeId),
    /// `!dialect.name<body>`. Elided forms such as `<64xf16, ...>` have an empty dialect and name.
    Dialect {
        /// The text before the first dot.
        dialect: &'m str,
        /// The text after the first dot.
        name: &'m str,
        /// The text between the outer `<` and `>`; empty without brackets.
        body: &'m str,
    },
    /// A type that the text does not give, or any other type, such as an unranked tensor.
    Unknown,
}

/// A part of a type or attribute with its place, for interning nested parts.
#[derive(Clone, Copy)]
pub(crate) struct Piece<'m> {
    pub(crate) text: &'m str,
    start: u32,
}

impl<'m> Piece<'m> {
    pub(crate) fn new(text: &'m str, span: Span) -> Self {
        Piece { text, start: span.start }
    }

    pub(crate) fn sub(self, range: Range<usize>) -> Piece<'m> {
        let text = self.text.get(range.clone()).unwrap_or("");
        let lead = text.len() - text.trim_start().len();
        Piece { text: text.trim(), start: self.start + (range.start + lead) as u32 }
    }

    pub(crate) fn span(self) -> Span {
        Span::new(self.start, self.start + self.text.len() as u32)
    }

    /// Returns the part between the outer brackets that begin at `open`.
    pub(crate) fn inside(self, open: usize) -> Option<Piece<'m>> {
        let mut scanner = Scanner::new(self.text, open);
        scanner.balanced().ok()?;
        Some(self.sub(open + 1..scanner.pos - 1))
    }

    /// Returns the parts between top-level commas.
    pub(crate) fn parts(self) -> Vec<Piece<'m>> {
        let mut scanner = Scanner::new(self.text, 0);
        let (mut start, mut parts) = (0, Vec::new());
        while !scanner.at_end() {
            match scanner.byte(0) {
                b',' => {
                    parts.push(self.sub(start..scanner.pos));
                    scanner.pos += 1;
                    start = scanner.pos;
                }
                b'-' if scanner.byte(1) == b'>' => scanner.pos += 2,
                b'<' | b'(' | b'[' | b'{' if scanner.balanced().is_ok() => {}
                b'"' if scanner.string().is_ok() => {}
                _ => scanner.pos += 1,
            }
        }
        if !self.text.trim().is_empty() {
            parts.push(self.sub(start..self.text.len()));
        }
        parts
    }
}

impl Module {
    /// Returns the type with an alias at its head replaced by its definition.
    pub fn type_unaliased(&self, mut ty: TypeId) -> TypeId {
        if self.type_aliases.is_empty() {
            return ty;
        }
        for _ in 0..MAX_ALIAS_DEPTH {
            let text = self.type_text(ty);
            if !text.starts_with('!') {
                break;
            }
            match self.find_symbol(text).and_then(|s| self.type_aliases.get(&s)) {
                Some(&next) => ty = next,
                None => break,
            }
        }
        ty
    }

    /// Decodes a type after resolving aliases at its head.
    pub fn type_kind(&self, ty: TypeId) -> TypeKind<'_> {
        let ty = self.type_unaliased(ty);
        let piece = Piece::new(self.type_text(ty), self.type_span(ty));
        self.decode_type(piece).unwrap_or(TypeKind::Unknown)
    }

    fn decode_type<'m>(&'m self, piece: Piece<'m>) -> Option<TypeKind<'m>> {
        let text = piece.text;
        let types = |p: Piece<'m>| p.parts().into_iter().map(|p| self.type_at(p.span())).collect::<Vec<_>>();
        Some(match text.as_bytes().first()? {
            b'!' | b'<' => dialect_type(piece)?,
            b'(' => {
                let mut scanner = Scanner::new(text, 0);
                scanner.balanced().ok()?;
                let inputs = types(piece.sub(1..scanner.pos - 1));
                if !scanner.eat("->") {
                    return None;
                }
                scanner.skip_blank();
                let results = if scanner.byte(0) == b'(' {
                    types(piece.inside(scanner.pos)?)
                } else {
                    vec![self.type_at(piece.sub(scanner.pos..text.len()).span())]
                };
                TypeKind::Function { inputs, results }
            }
            _ => {
                let open = text.find('<');
                let Some(open) = open else { return scalar(text) };
                let body = piece.inside(open)?;
                match text.get(..open)?.trim_end() {
                    "tuple" => TypeKind::Tuple(types(body)),
                    "complex" => TypeKind::Complex(self.type_at(body.span())),
                    name @ ("tensor" | "vector" | "memref") => self.shaped(piece, name)?,
                    name => TypeKind::Dialect { dialect: "", name, body: body.text },
                }
            }
        })
    }

    fn shaped<'m>(&'m self, piece: Piece<'m>, name: &str) -> Option<TypeKind<'m>> {
        let elem_range = element_range(piece.text);
        let open = piece.text.find('<')?;
        let shape =
            piece.text.get(open + 1..elem_range.start)?.split('x').map(str::trim).filter(|d| !d.is_empty());
        let shape: Vec<Option<i64>> = shape.map(|d| d.parse().ok()).collect();
        if piece.text.get(open + 1..)?.trim_start().starts_with('*') {
            return None;
        }
        let elem = self.type_at(piece.sub(elem_range.clone()).span());
        let end = piece.text.rfind('>')?;
        let rest = piece.sub((elem_range.end + 1).min(end)..end).parts();
        let mut rest = rest.into_iter().map(|p| self.attr_at(p.span()));
        Some(match name {
            "tensor" => TypeKind::Tensor { shape, elem, encoding: rest.next() },
            "vector" => TypeKind::Vector { shape, elem },
            _ => TypeKind::MemRef { shape, elem, rest: rest.collect() },
        })
    }

    /// Returns shape and element type of `tensor`, `vector`, `memref` and dialect types with the
    /// same syntax.
    ///
    /// Examples are `!ttg.memdesc<3x64xf16, ...>`, `!tt.tensordesc<64xf16>` and elided types.
    /// Returns `None` for other types.
    pub fn shape_and_element(&self, ty: TypeId) -> Option<(Vec<i64>, TypeId)> {
        let ty = self.type_unaliased(ty);
        let piece = Piece::new(self.type_text(ty), self.type_span(ty));
        let range = element_range(piece.text);
        if range.len() == piece.text.len() {
            return None;
        }
        let open = piece.text.find('<')?;
        let dims = piece.text.get(open + 1..range.start)?.split('x').map(str::trim).filter(|d| !d.is_empty());
        let shape = dims.map(|d| d.parse().ok()).collect::<Option<Vec<i64>>>()?;
        Some((shape, self.type_at(piece.sub(range).span())))
    }
}

fn dialect_type<'m>(piece: Piece<'m>) -> Option<TypeKind<'m>> {
    let open = piece.text.find('<').unwrap_or(piece.text.len());
    let head = piece.text.get(..open)?.trim_start_matches('!');
    let (dialect, name) = head.split_once('.').unwrap_or(("", head));
    let body = if open < piece.text.len() { piece.inside(open)?.text } else { "" };
    Some(TypeKind::Dialect { dialect, name, body })
}

fn scalar(text: &str) -> Option<TypeKind<'_>> {
    let integer = |digits: &str, sign| digits.parse().ok().map(|width| TypeKind::Integer { width, sign });
    let found = match text {
        "index" => Some(TypeKind::Index),
        "none" => Some(TypeKind::None),
        "bf16" => Some(TypeKind::Float { name: text, bits: 16 }),
        "tf32" => Some(TypeKind::Float { name: text, bits: 19 }),
        _ => None,
    };
    let integer_of = || {
        let signless = text.strip_prefix('i').and_then(|d| integer(d, Sign::Signless));
        let signed = || text.strip_prefix("si").and_then(|d| integer(d, Sign::Signed));
        let unsigned = || text.strip_prefix("ui").and_then(|d| integer(d, Sign::Unsigned));
        signless.or_else(signed).or_else(unsigned)
    };
    let float_of = || {
        let digits: String = text.strip_prefix('f')?.chars().take_while(char::is_ascii_digit).collect();
        Some(TypeKind::Float { name: text, bits: digits.parse().ok()? })
    };
    found.or_else(integer_of).or_else(float_of)
}
