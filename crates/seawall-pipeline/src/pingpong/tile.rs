//! The size and the layout of a dot.

use seawall_dialects::Tensor;
use seawall_mlir::{Module, OpId};

use super::body::Declined;

/// A `tt.dot` of two matrices in a layout of AMD's matrix cores.
#[derive(Clone, Debug)]
pub(crate) struct Tile {
    /// Rows and columns of the result.
    pub(crate) shape: [i64; 2],
    /// The extent that is summed over.
    pub(crate) depth: i64,
    /// Bits of an element of the left operand.
    pub(crate) element_bits: u32,
    /// Consecutive elements along the depth that a thread has.
    pub(crate) k_width: i64,
    /// Whether one MMA instruction makes 16 by 16 elements.
    pub(crate) is_16_by_16: bool,
}

impl Tile {
    /// Returns the tile of `dot`.
    ///
    /// # Errors
    ///
    /// A dot of anything but two matrices, or in another layout.
    pub(crate) fn new(m: &Module, dot: OpId) -> Result<Tile, Declined> {
        let no_matrices = || Declined::new(dot, "its dot is not of two matrices");
        let decoded = |value: Option<&seawall_mlir::ValueId>| Tensor::decode(m, m.ty(*value?));
        let left = decoded(m.operands(dot).first()).ok_or_else(no_matrices)?;
        let result = decoded(m.results(dot).first()).ok_or_else(no_matrices)?;
        let (&[_, depth], &[rows, columns]) = (left.shape.as_slice(), result.shape.as_slice()) else {
            return Err(no_matrices());
        };
        let encoding = left.encoding.unwrap_or_default();
        let parent = encoding.strip_prefix("#ttg.dot_op<").and_then(|rest| rest.split_once("parent = "));
        let Some(parent) =
            parent.map(|(_, parent)| parent).filter(|parent| parent.starts_with("#ttg.amd_mfma<"))
        else {
            return Err(Declined::new(
                dot,
                "its dot does not have a layout of the matrix cores (`#ttg.amd_mfma`)",
            ));
        };
        let numbers = |text: &str| -> Vec<i64> {
            text.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
        };
        let instruction = parent.split_once("instrShape = [").and_then(|(_, rest)| rest.split_once(']'));
        let instruction = instruction.map(|(shape, _)| numbers(shape)).unwrap_or_default();
        // The last one, because the layout around it may have the same word.
        let k_width = encoding.rsplit_once("kWidth = ").map(|(_, rest)| numbers(rest));
        let k_width = k_width.and_then(|numbers| numbers.first().copied());
        let k_width = k_width.ok_or_else(|| Declined::new(dot, "the layout of its dot has no `kWidth`"))?;
        Ok(Tile {
            shape: [rows, columns],
            depth,
            element_bits: left.element_bits,
            k_width,
            is_16_by_16: matches!(instruction.as_slice(), [16, 16, ..]),
        })
    }

    /// Returns the measure by which the released pass chooses: the bits that are multiplied.
    pub(crate) fn size(&self) -> i64 {
        let [rows, columns] = self.shape;
        rows.saturating_mul(columns).saturating_mul(self.depth).saturating_mul(i64::from(self.element_bits))
    }
}
