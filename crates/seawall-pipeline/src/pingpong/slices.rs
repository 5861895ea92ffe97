//! Divides a dot into several, each over a part of the depth, with loads of the parts of its
//! operands.
//!
//! Source: `sliceDot` and `genLocalSlice` of Triton's `tritonamdgpu-block-pingpong`.

use seawall_dialects::{LoopPart, MemDesc, Tensor};
use seawall_mlir::{AttrValue, Module, OpId, TypeKind, ValueId};

use super::body::Declined;
use super::needed::Needed;
use super::sequence::{Item, NewOp, Role, Sequence};
use crate::marks;
use crate::tree::Uses;

/// A part narrower than the narrowest MMA instruction cannot be multiplied.
const LEAST_WIDTH: i64 = 16;

/// The new ops of one part of the depth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slice {
    /// The view of the left operand's buffer and its load, and those of the right operand.
    pub(crate) loads: [Item; 4],
    /// Its dot, which adds to that of the part before it.
    pub(crate) dot: Item,
}

/// Replaces `dot` and the loads of its operands by `count` of each, which have no places yet.
///
/// # Errors
///
/// Operands that are not loaded directly or that other ops use, too; parts that are too narrow;
/// unknown forms of ops.
pub(crate) fn slice(
    sequence: &mut Sequence<'_>,
    dot: OpId,
    needed: &Needed,
    count: i64,
    k_width: i64,
    (uses, suffix): (&Uses, &str),
) -> Result<Vec<Slice>, Declined> {
    let slicer = Slicer::new(sequence.m, dot, count, k_width, suffix)?;
    for &load in &needed.local_loads {
        let others =
            sequence.m.results(load).iter().flat_map(|&value| uses.of(value)).find(|&&user| user != dot);
        if let Some(&other) = others {
            return Err(Declined::new(other, "an operand of its dot is also used by another op"));
        }
    }
    let &[left, right, ..] = sequence.m.operands(dot) else { return Err(slicer.declined()) };
    let factors = [left, right];
    let mut slices = Vec::new();
    let mut previous: Option<Item> = None;
    for number in 0..count {
        let mut loads = Vec::new();
        for (factor, &value) in factors.iter().enumerate() {
            let view = sequence.add(slicer.view(factor, number)?);
            let mut load = slicer.load(factor, number)?;
            load.behind.push(view);
            load.part_of = slicer.m.defining_op(value);
            loads.extend([view, sequence.add(load)]);
        }
        let mut product = slicer.add_dot(number)?;
        product.behind = loads.iter().copied().chain(previous).collect();
        let product = sequence.add(product);
        previous = Some(product);
        let loads = loads.try_into().map_err(|_| Declined::new(dot, "its dot does not have two operands"))?;
        slices.push(Slice { loads, dot: product });
    }
    if let Some(last) = previous {
        sequence.replace(dot, last, &slicer.name("dot", count - 1))?;
    }
    needed.local_loads.iter().try_for_each(|&load| sequence.erase(load))?;
    Ok(slices)
}

struct Slicer<'m> {
    m: &'m Module,
    dot: OpId,
    /// The buffers of the operands.
    sources: [ValueId; 2],
    width: i64,
    k_width: i64,
    count: i64,
    suffix: String,
}

impl<'m> Slicer<'m> {
    fn new(m: &'m Module, dot: OpId, count: i64, k_width: i64, suffix: &str) -> Result<Self, Declined> {
        let source = |factor: usize| {
            let value = m.operands(dot).get(factor).copied();
            let load = value
                .and_then(|value| m.defining_op(value))
                .filter(|&op| marks::is_part(m, op, LoopPart::LocalLoad));
            let source = load.and_then(|load| m.operands(load).first().copied());
            source.ok_or_else(|| Declined::new(dot, "an operand of its dot is changed after it was loaded"))
        };
        let sources = [source(0)?, source(1)?];
        let right = m.operands(dot).get(1).and_then(|&value| Tensor::decode(m, m.ty(value)));
        let depth = right.and_then(|tensor| tensor.shape.first().copied());
        let depth =
            depth.ok_or_else(|| Declined::new(dot, "the right operand of its dot is not a tensor"))?;
        if depth % count != 0 || depth / count < LEAST_WIDTH {
            return Err(Declined::new(
                dot,
                format!("1/{count} of its depth of {depth} is narrower than an MMA instruction"),
            ));
        }
        let suffix = suffix.to_string();
        Ok(Slicer { m, dot, sources, width: depth / count, k_width, count, suffix })
    }

    /// Returns the name of the new value `base` of a part. The last dot has the name of the whole
    /// one.
    fn name(&self, base: &str, number: i64) -> String {
        match self.m.results(self.dot).first() {
            Some(&whole) if base == "dot" && number == self.count - 1 => self.m.value_name(whole),
            _ => format!("%{base}{number}{}", self.suffix),
        }
    }

    fn declined(&self) -> Declined {
        Declined::new(self.dot, "the type of an operand of its dot has an unknown form")
    }

    /// Returns the type of the buffer of a part as text, and its shape.
    fn buffer(&self, factor: usize) -> Result<(String, Vec<i64>), Declined> {
        let m = self.m;
        let ty = m.type_unaliased(m.ty(self.sources[factor]));
        let decoded = MemDesc::decode(m, ty).ok_or_else(|| self.declined())?;
        let mut shape = decoded.shape.clone();
        // The depth is the second dimension of the left operand and the first of the right one.
        *shape.get_mut(1 - factor).ok_or_else(|| self.declined())? = self.width;
        let (whole, part) = (extents(&decoded.shape), extents(&shape));
        let text = m.type_text(ty);
        let rest =
            text.strip_prefix(&format!("!ttg.memdesc<{whole}x")).and_then(|rest| rest.strip_suffix('>'));
        let rest = rest.ok_or_else(|| self.declined())?;
        let allocated = extents(&decoded.alloc_shape);
        let rest = rest.strip_suffix(&format!(", {allocated}")).unwrap_or(rest);
        Ok((format!("!ttg.memdesc<{part}x{rest}, {allocated}>"), shape))
    }

    /// Returns the type of an operand's part.
    fn tensor(&self, factor: usize) -> Result<String, Declined> {
        let m = self.m;
        let (_, shape) = self.buffer(factor)?;
        let result = m.results(self.dot).first().map(|&value| m.type_kind(m.ty(value)));
        let Some(TypeKind::Tensor { encoding: Some(encoding), .. }) = result else {
            return Err(self.declined());
        };
        let element = MemDesc::decode(m, m.ty(self.sources[factor])).ok_or_else(|| self.declined())?.element;
        let (parent, k_width) = (m.attr_text(encoding), self.k_width);
        let layout = format!("#ttg.dot_op<{{opIdx = {factor}, parent = {parent}, kWidth = {k_width}}}>");
        Ok(format!("tensor<{}x{element}, {layout}>", extents(&shape)))
    }

    fn view(&self, factor: usize, number: i64) -> Result<NewOp, Declined> {
        let m = self.m;
        let source = self.sources[factor];
        let mut offsets = ["0".to_string(), "0".to_string()];
        offsets[1 - factor] = (self.width * number).to_string();
        let text = format!(
            "{} = ttg.memdesc_subslice {}[{}] : {} -> {}",
            self.name(["view_a", "view_b"][factor], number),
            m.value_name(source),
            offsets.join(", "),
            m.type_text(m.ty(source)),
            self.buffer(factor)?.0
        );
        Ok(NewOp { text, role: Role::Work, uses: vec![source], behind: Vec::new(), part_of: None })
    }

    fn load(&self, factor: usize, number: i64) -> Result<NewOp, Declined> {
        let text = format!(
            "{} = ttg.local_load {} : {} -> {}",
            self.name(["a", "b"][factor], number),
            self.name(["view_a", "view_b"][factor], number),
            self.buffer(factor)?.0,
            self.tensor(factor)?
        );
        Ok(NewOp::line(Role::Work, &text))
    }

    fn add_dot(&self, number: i64) -> Result<NewOp, Declined> {
        let m = self.m;
        let (&[_, _, sum], &[result]) = (m.operands(self.dot), m.results(self.dot)) else {
            return Err(self.declined());
        };
        let start = if number == 0 { m.value_name(sum) } else { self.name("dot", number - 1) };
        let factors = [self.name("a", number), self.name("b", number)];
        let types = [self.tensor(0)?, self.tensor(1)?];
        let result_type = m.type_text(m.ty(result));
        let name = self.name("dot", number);
        let loc = m.loc(self.dot).map(|span| format!(" {}", span.of(m.text()))).unwrap_or_default();
        let uses = if number == 0 { vec![sum] } else { Vec::new() };
        let [a, b] = &factors;
        let [a_type, b_type] = &types;
        let text = if m.op(self.dot).generic {
            let attributes = self.attributes(|_| true);
            format!(
                "{name} = \"tt.dot\"({a}, {b}, {start}){attributes} : ({a_type}, {b_type}, {result_type}) -> {result_type}{loc}"
            )
        } else {
            let precision =
                m.attr(self.dot, PRECISION).map(|attr| format!(", {PRECISION} = {}", m.attr_text(attr)));
            let attributes = self.attributes(|key| key != PRECISION);
            format!(
                "{name} = tt.dot {a}, {b}, {start}{}{attributes} : {a_type} * {b_type} -> {result_type}{loc}",
                precision.unwrap_or_default()
            )
        };
        Ok(NewOp { text, role: Role::Work, uses, behind: Vec::new(), part_of: None })
    }

    /// Returns the attributes of the dot as a dictionary, if it has any. The generic form has all
    /// of them in it.
    fn attributes(&self, wanted: impl Fn(&str) -> bool) -> String {
        let m = self.m;
        let written = m.attrs(self.dot).iter().map(|attr| (m.symbol(attr.key), attr.value));
        let one = |(key, value)| match m.attr_value(value) {
            AttrValue::Unit => format!("\"{key}\""),
            _ => format!("\"{key}\" = {}", m.attr_text(value)),
        };
        let all: Vec<String> = written.filter(|(key, _)| wanted(key)).map(one).collect();
        if all.is_empty() { String::new() } else { format!(" {{{}}}", all.join(", ")) }
    }
}

/// The attribute that `tt.dot` prints outside of its dictionary.
const PRECISION: &str = "inputPrecision";

fn extents(shape: &[i64]) -> String {
    shape.iter().map(i64::to_string).collect::<Vec<_>>().join("x")
}
