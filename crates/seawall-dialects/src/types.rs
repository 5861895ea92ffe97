//! The decoded types of the GPU dialects: buffers (`!ttg.memdesc`, `memref`), tensors and tensor
//! descriptors.
//!
//! Decoding uses the type's text with all aliases expanded, so the results are independent of the
//! module. It takes some hundred nanoseconds; callers cache the results by [`TypeId`].

use std::borrow::Cow;

use seawall_mlir::{Module, TypeId};
use smallvec::SmallVec;

use crate::meaning::Space;

/// `!ttg.memdesc<shape x element, encoding, space [, mutable] [, allocation shape]>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemDesc {
    /// The extent of each dimension in elements.
    pub shape: Vec<i64>,
    /// The element type as written, with aliases expanded.
    pub element: String,
    /// The bits of one element.
    pub element_bits: u32,
    /// The layout with aliases expanded: `#ttg.nvmma_shared<{...}>`.
    pub encoding: String,
    /// The memory space.
    pub space: Space,
    /// Whether the buffer is mutable.
    pub mutable: bool,
    /// The shape of the underlying allocation; the same as `shape` unless written.
    pub alloc_shape: Vec<i64>,
}

/// `tensor<shape x element, encoding>`, or a scalar with an empty shape and no encoding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tensor {
    /// The extent of each dimension in elements.
    pub shape: Vec<i64>,
    /// The element type as written, with aliases expanded.
    pub element: String,
    /// The bits of one element; 64 for pointers.
    pub element_bits: u32,
    /// The layout with aliases expanded.
    pub encoding: Option<String>,
}

/// `!tt.tensordesc<shape x element [, encoding]>` in any of its spellings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TensorDesc {
    /// The extent of each dimension of one block, in elements.
    pub shape: Vec<i64>,
    /// The element type as written, with aliases expanded.
    pub element: String,
    /// The bits of one element.
    pub element_bits: u32,
    /// The layout of the block in shared memory, with aliases expanded.
    pub encoding: Option<String>,
    /// Whether the type is `!ttng.tensordesc_im2col`.
    pub im2col: bool,
}

impl MemDesc {
    /// Decodes the type; `None` if it is not a memdesc or is malformed.
    pub fn decode(m: &Module, ty: TypeId) -> Option<MemDesc> {
        is_memdesc(m, ty).then(|| MemDesc::from_text(&m.type_expanded(ty))).flatten()
    }

    /// Decodes text with expanded aliases.
    pub fn from_text(text: &str) -> Option<MemDesc> {
        let fields = fields(memdesc_body(text)?);
        let (shape, element) = shaped(fields.first()?)?;
        let shape = shape.into_vec();
        // Types of Triton 3.0 and older have no field for the space, which is shared memory.
        let (space, flags) = match fields.get(2) {
            Some(name) if name.starts_with('#') => (space_named(name)?, 3),
            _ => (Space::Shared, 2),
        };
        let rest = fields.get(flags..).unwrap_or(&[]);
        let mutable = rest.first() == Some(&"mutable");
        let alloc_shape = match rest.get(usize::from(mutable)) {
            Some(dims) => dims.split('x').map(|d| d.trim().parse().ok()).collect::<Option<Vec<i64>>>()?,
            None => shape.clone(),
        };
        Some(MemDesc {
            shape,
            element: element.to_string(),
            element_bits: element_bits(element)?,
            encoding: (*fields.get(1)?).to_string(),
            space,
            mutable,
            alloc_shape,
        })
    }

    /// Returns the number of elements, saturating.
    pub fn elements(&self) -> i64 {
        self.shape.iter().fold(1, |n, &d| n.saturating_mul(d))
    }
}

impl Tensor {
    /// Decodes a tensor type or a scalar; `None` for dynamic extents and other types.
    pub fn decode(m: &Module, ty: TypeId) -> Option<Tensor> {
        Tensor::from_text(&m.type_expanded(ty))
    }

    /// Decodes text with expanded aliases.
    pub fn from_text(text: &str) -> Option<Tensor> {
        let Some(body) = text.strip_prefix("tensor<").and_then(|t| t.strip_suffix('>')) else {
            let element_bits = element_bits(text)?;
            return Some(Tensor {
                shape: Vec::new(),
                element: text.to_string(),
                element_bits,
                encoding: None,
            });
        };
        let fields = fields(body);
        let (shape, element) = shaped(fields.first()?)?;
        let encoding = fields.get(1).map(|e| (*e).to_string());
        let element_bits = element_bits(element)?;
        Some(Tensor { shape: shape.into_vec(), element: element.to_string(), element_bits, encoding })
    }

    /// Returns the number of elements, saturating.
    pub fn elements(&self) -> i64 {
        self.shape.iter().fold(1, |n, &d| n.saturating_mul(d))
    }
}

impl TensorDesc {
    /// Decodes a descriptor type.
    pub fn decode(m: &Module, ty: TypeId) -> Option<TensorDesc> {
        TensorDesc::from_text(&m.type_expanded(ty))
    }

    /// Decodes text with expanded aliases.
    pub fn from_text(text: &str) -> Option<TensorDesc> {
        let im2col = text.starts_with("!ttng.tensordesc_im2col<");
        let body = text
            .strip_prefix("!ttng.tensordesc_im2col<")
            .or_else(|| text.strip_prefix("!tt.tensordesc<"))?
            .strip_suffix('>')?;
        // In Meta's versions up to 3.7 the block is a whole tensor type.
        let body = body.strip_prefix("tensor<").and_then(|t| t.strip_suffix('>')).unwrap_or(body);
        let Tensor { shape, element, element_bits, encoding } =
            Tensor::from_text(&format!("tensor<{body}>"))?;
        Some(TensorDesc { shape, element, element_bits, encoding, im2col })
    }
}

/// Whether the type is a `!ttg.memdesc`.
pub fn is_memdesc(m: &Module, ty: TypeId) -> bool {
    let text = m.type_text(ty);
    memdesc_body(text).is_some() || (is_alias(text) && memdesc_body(&m.type_expanded(ty)).is_some())
}

/// Whether the type is a `!nvws.aref`.
pub fn is_aref(m: &Module, ty: TypeId) -> bool {
    let is_it = |text: &str| text.starts_with("!nvws.aref<");
    let text = m.type_text(ty);
    is_it(text) || (is_alias(text) && is_it(&m.type_expanded(ty)))
}

/// Whether the type is an array of `!nvws.token`.
pub fn is_token_array(m: &Module, ty: TypeId) -> bool {
    let is_it = |text: &str| text.starts_with("tensor<") && text.ends_with("x!nvws.token>");
    let text = m.type_text(ty);
    is_it(text) || (is_alias(text) && is_it(&m.type_expanded(ty)))
}

/// Returns the space of a memdesc, or of a memref in workgroup memory; `None` for other types.
pub fn space_of(m: &Module, ty: TypeId) -> Option<Space> {
    let text = m.type_text(ty);
    if !text.starts_with(['!', 'm']) {
        return None;
    }
    if let Some(body) = memdesc_body(m.type_text(m.type_unaliased(ty))) {
        return memdesc_space(m, ty, body);
    }
    if !(text.starts_with("memref<") || is_alias(text)) {
        return None;
    }
    let text = m.type_expanded(ty);
    let body = text.strip_prefix("memref<")?.strip_suffix('>')?;
    let workgroup = |f: &&str| matches!(*f, "#gpu.address_space<workgroup>" | "3" | "3 : i32" | "3 : i64");
    fields(body).iter().skip(1).any(workgroup).then_some(Space::Shared)
}

/// Returns what [`MemDesc::decode`] returns as the space, without the other fields. `body` is the
/// text between the brackets.
fn memdesc_space(m: &Module, ty: TypeId, body: &str) -> Option<Space> {
    Tile::decode(m, ty)?;
    let mut fields = each_field(body).skip(1).map(|field| unaliased(m, field));
    let _encoding = fields.next()?;
    // As in `MemDesc::from_text`.
    let (space, next) = match fields.next() {
        Some(name) if name.starts_with('#') => (space_named(name)?, fields.next()),
        next => (Space::Shared, next),
    };
    let extents = if next == Some("mutable") { fields.next() } else { next };
    let is_shape = |dims: &str| dims.split('x').all(|dim| dim.trim().parse::<i64>().is_ok());
    extents.is_none_or(is_shape).then_some(space)
}

/// Whether a type names memory in no stated memory space: a memref without one, or an LLVM pointer
/// of address space 0. It may be any memory.
pub fn has_default_space(m: &Module, ty: TypeId) -> bool {
    let text = m.type_expanded(ty);
    if text == "!llvm.ptr" {
        return true;
    }
    let Some(body) = text.strip_prefix("memref<").and_then(|body| body.strip_suffix('>')) else {
        return false;
    };
    let is_layout = |field: &&str| field.starts_with("strided<") || field.starts_with("affine_map<");
    let is_default = |field: &str| matches!(field, "0" | "0 : i32" | "0 : i64");
    fields(body).into_iter().skip(1).filter(|field| !is_layout(field)).all(is_default)
}

/// Whether a memdesc type has an encoding, and a memory space where its dialect prints one.
pub(crate) fn has_encoding(m: &Module, ty: TypeId) -> bool {
    let text = m.type_text(m.type_unaliased(ty));
    let Some(body) = memdesc_body(text) else { return true };
    let mut fields = each_field(body).skip(1).map(|field| unaliased(m, field));
    let (encoding, space) = (fields.next(), fields.next());
    let is_attr = |field: Option<&str>| field.is_some_and(|field| field.starts_with('#'));
    let is_space = encoding.is_some_and(|field| space_named(field).is_some());
    is_attr(encoding) && !is_space && (is_attr(space) || !text.starts_with("!ttg."))
}

/// Returns a field of a type, or what it is an alias of.
fn unaliased<'m>(m: &'m Module, field: &'m str) -> &'m str {
    let mut field = field;
    for _ in 0..MAX_ALIASES {
        match m.alias_text(field) {
            Some(definition) => field = definition,
            None => break,
        }
    }
    field
}

/// Returns the encoding of a tensor type as written.
pub(crate) fn encoding_of(m: &Module, ty: TypeId) -> Option<&str> {
    let body = m.type_text(m.type_unaliased(ty)).strip_prefix("tensor<")?.strip_suffix('>')?;
    // Most types end with the name of an encoding behind the only comma.
    let end = body.find(',')?;
    let rest = body.get(end + 1..)?.trim();
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    match rest.strip_prefix('#') {
        Some(name) if name.bytes().all(is_name) => Some(rest),
        _ => each_field(body).nth(1),
    }
}

/// Whether a memdesc type is `mutable`. `None` for other types.
pub(crate) fn mutability(m: &Module, ty: TypeId) -> Option<bool> {
    let body = memdesc_body(m.type_text(m.type_unaliased(ty)))?;
    let flag = each_field(body).skip(2).find(|field| !field.starts_with('#'));
    Some(flag == Some("mutable"))
}

/// The shape and the elements of a memdesc, tensor or scalar type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tile<'m> {
    /// The extent of each dimension in elements. Empty for a scalar.
    pub(crate) shape: SmallVec<[i64; 6]>,
    /// The element type with aliases expanded.
    pub(crate) element: Cow<'m, str>,
    pub(crate) is_memdesc: bool,
}

/// Returns the first field of a memdesc, tensor or scalar type as written: its shape and elements.
pub(crate) fn first_field(m: &Module, ty: TypeId) -> &str {
    let text = m.type_text(m.type_unaliased(ty));
    let tensor = || text.strip_prefix("tensor<")?.strip_suffix('>');
    let body = memdesc_body(text).or_else(tensor);
    body.map_or(text, |body| body.get(..field_end(body)).unwrap_or("")).trim()
}

impl<'m> Tile<'m> {
    /// Decodes a type without its layout, which takes most of the time that [`MemDesc::decode`] and
    /// [`Tensor::decode`] take. `None` for dynamic extents and other types.
    pub(crate) fn decode(m: &'m Module, ty: TypeId) -> Option<Tile<'m>> {
        let (shape, element) = shaped(first_field(m, ty))?;
        let element = match element.contains('!') {
            true => Cow::Owned(m.expanded(element)),
            false => Cow::Borrowed(element),
        };
        element_bits(&element)?;
        let is_memdesc = memdesc_body(m.type_text(m.type_unaliased(ty))).is_some();
        Some(Tile { shape, element, is_memdesc })
    }

    /// Returns the number of elements, saturating.
    pub(crate) fn elements(&self) -> i64 {
        self.shape.iter().fold(1, |n, &d| n.saturating_mul(d))
    }
}

/// The most aliases of aliases that are followed.
const MAX_ALIASES: usize = 32;

/// Returns the text between the brackets of a memdesc type, under any current or former name.
fn memdesc_body(text: &str) -> Option<&str> {
    if !text.starts_with('!') {
        return None;
    }
    let names = ["!ttg.memdesc<", "!triton_gpu.memdesc<", "!tt.memdesc<"];
    names.iter().find_map(|name| text.strip_prefix(name))?.strip_suffix('>')
}

/// Returns the bits of a scalar type; 64 for pointers and `index`.
pub fn element_bits(element: &str) -> Option<u32> {
    let digits = |prefix: &str| element.strip_prefix(prefix).and_then(|n| n.parse::<u32>().ok());
    if let Some(bits) = digits("i").or_else(|| digits("si")).or_else(|| digits("ui")) {
        return Some(bits);
    }
    match element {
        "bf16" | "f16" => Some(16),
        "f32" | "tf32" => Some(32),
        "f64" | "index" => Some(64),
        "f128" => Some(128),
        _ if element.starts_with("!tt.ptr<") || element.starts_with("!llvm.ptr") => Some(64),
        // f8E4M3FN, f6E2M3FN, f4E2M1FN: the digit before the exponent is the width.
        _ => {
            element.strip_prefix('f').and_then(|f| f.split_once('E')).and_then(|(bits, _)| bits.parse().ok())
        }
    }
}

/// Whether the text is a type alias such as `!td`, without a dialect prefix.
fn is_alias(text: &str) -> bool {
    text.starts_with('!') && !text.contains(['.', '<'])
}

fn space_named(text: &str) -> Option<Space> {
    match text {
        "#ttg.shared_memory" | "#triton_gpu.shared_memory" => Some(Space::Shared),
        "#ttng.tensor_memory" | "#triton_nvidia_gpu.tensor_memory" => Some(Space::Tensor),
        "#ttng.shared_cluster_memory" => Some(Space::SharedCluster),
        _ => None,
    }
}

/// Parses `3x64xf16` into extents and element type. Dynamic extents are not supported.
fn shaped(text: &str) -> Option<(SmallVec<[i64; 6]>, &str)> {
    let mut shape = SmallVec::new();
    let mut rest = text.trim();
    while rest.starts_with(|c: char| c.is_ascii_digit()) {
        let (extent, tail) = rest.split_once('x')?;
        shape.push(extent.trim().parse().ok()?);
        rest = tail;
    }
    (!rest.is_empty() && !rest.starts_with('?')).then_some((shape, rest))
}

/// Splits at commas outside of brackets and strings, and trims the parts.
fn fields(body: &str) -> Vec<&str> {
    each_field(body).collect()
}

/// As [`fields`], one at a time.
fn each_field(body: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(body);
    std::iter::from_fn(move || {
        let body = rest?;
        let end = field_end(body);
        rest = body.get(end + 1..);
        Some(body.get(..end).unwrap_or("").trim())
    })
}

/// Returns the position of the first comma outside of brackets and strings, or the length.
fn field_end(body: &str) -> usize {
    let (mut depth, mut quoted, mut previous) = (0i32, false, b' ');
    for (at, byte) in body.bytes().enumerate() {
        match byte {
            b'"' if previous != b'\\' => quoted = !quoted,
            _ if quoted => {}
            b'<' | b'(' | b'[' | b'{' => depth += 1,
            b'>' if previous == b'-' => {}
            b'>' | b')' | b']' | b'}' => depth -= 1,
            b',' if depth == 0 => return at,
            _ => {}
        }
        previous = byte;
    }
    body.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_memdesc_view_keeps_its_allocation_shape() {
        let text = "!ttg.memdesc<64x32xf16, #ttg.nvmma_shared<{swizzlingByteWidth = 128, transposed = false, \
                    elementBitWidth = 16}>, #ttg.shared_memory, mutable, 3x64x64>";
        let d = MemDesc::from_text(text).unwrap();
        assert_eq!(
            (d.shape.as_slice(), d.alloc_shape.as_slice()),
            ([64, 32].as_slice(), [3, 64, 64].as_slice())
        );
        assert_eq!((d.element_bits, d.space, d.mutable), (16, Space::Shared, true));
        assert!(d.encoding.starts_with("#ttg.nvmma_shared<{") && d.encoding.ends_with("}>"));
    }

    #[test]
    fn an_immutable_view_has_an_allocation_shape_too() {
        let d = MemDesc::from_text("!ttg.memdesc<8xi64, #s, #ttng.tensor_memory, 16>").unwrap();
        assert_eq!((d.mutable, d.alloc_shape, d.space), (false, vec![16], Space::Tensor));
    }

    #[test]
    fn descriptors_of_all_spellings_are_the_same() {
        let new = TensorDesc::from_text("!tt.tensordesc<64x32xbf16, #e<[1, 2]>>").unwrap();
        let old = TensorDesc::from_text("!tt.tensordesc<tensor<64x32xbf16, #e<[1, 2]>>>").unwrap();
        assert_eq!(new, old);
        assert_eq!((new.shape, new.encoding.as_deref()), (vec![64, 32], Some("#e<[1, 2]>")));
    }

    #[test]
    fn element_widths_cover_the_small_floats() {
        let bits = ["i1", "ui128", "f8E4M3FN", "f4E2M1FN", "bf16", "!tt.ptr<f16>", "index"].map(element_bits);
        assert_eq!(bits, [Some(1), Some(128), Some(8), Some(4), Some(16), Some(64), Some(64)]);
        assert_eq!(element_bits("vector<4xf32>"), None);
    }

    #[test]
    fn a_dynamic_extent_is_not_decoded() {
        assert_eq!(Tensor::from_text("tensor<?x4xf32>"), None);
        assert_eq!(Tensor::from_text("f32").unwrap().shape, Vec::<i64>::new());
    }
}
