//! Types of values, each decoded once.

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use seawall_base::index_u32;
use seawall_dialects::{MemDesc, Space, Tensor, TensorDesc};
use seawall_layout::{Capture, Encoding};
use seawall_mlir::{Module, TypeId, TypeKind};

/// A tensor with a layout.
#[derive(Debug)]
pub(super) struct TensorType {
    pub(super) shape: Vec<i64>,
    /// Bits of an element; 64 for a pointer.
    pub(super) bits: u32,
    pub(super) encoding: Encoding,
}

/// The types of one module.
pub(super) struct Types<'m> {
    module: &'m Module,
    tensors: RefCell<FxHashMap<TypeId, Result<Rc<TensorType>, String>>>,
}

/// A tensor or a scalar.
pub(super) struct ValueType {
    pub(super) bits: u32,
    /// The type, if it is a tensor.
    pub(super) encoding: Option<Rc<TensorType>>,
}

impl<'m> Types<'m> {
    pub(super) fn new(module: &'m Module) -> Self {
        Types { module, tensors: RefCell::default() }
    }

    /// Decodes a tensor type that has a layout.
    pub(super) fn tensor(&self, ty: TypeId) -> Result<Rc<TensorType>, String> {
        if let Some(known) = self.tensors.borrow().get(&ty) {
            return known.clone();
        }
        let read = self.read(ty).ok_or_else(|| self.not_understood(ty));
        self.tensors.borrow_mut().insert(ty, read.clone());
        read
    }

    fn read(&self, ty: TypeId) -> Option<Rc<TensorType>> {
        let tensor = Tensor::decode(self.module, ty)?;
        let encoding = Encoding::parse(tensor.encoding.as_deref()?).ok()?;
        Some(Rc::new(TensorType { shape: tensor.shape, bits: tensor.element_bits, encoding }))
    }

    /// Decodes a tensor with a layout, or one integer, float or pointer.
    pub(super) fn value(&self, ty: TypeId) -> Result<ValueType, String> {
        match self.capture(ty) {
            Ok(Capture::Scalar { bits }) => Ok(ValueType { bits, encoding: None }),
            Ok(Capture::Pointer) => Ok(ValueType { bits: 64, encoding: None }),
            _ => {
                let tensor = self.tensor(ty)?;
                Ok(ValueType { bits: tensor.bits, encoding: Some(tensor) })
            }
        }
    }

    /// How partitions of a `ttg.warp_specialize` capture a value of this type.
    pub(super) fn capture(&self, ty: TypeId) -> Result<Capture, String> {
        let module = self.module;
        match module.type_kind(ty) {
            TypeKind::Integer { width, .. } => return Ok(Capture::Scalar { bits: width }),
            TypeKind::Float { bits, .. } => return Ok(Capture::Scalar { bits }),
            _ => {}
        }
        let text = module.type_expanded(ty);
        let rank = |shape: &[i64]| index_u32(shape.len());
        if text.starts_with("!tt.ptr<") {
            Ok(Capture::Pointer)
        } else if let Some(desc) = TensorDesc::from_text(&text) {
            Ok(if desc.im2col { Capture::Pointer } else { Capture::Descriptor { rank: rank(&desc.shape) } })
        } else if let Some(desc) = MemDesc::from_text(&text) {
            Ok(match desc.space {
                Space::Shared => Capture::Shared { rank: rank(&desc.shape) },
                Space::Tensor | Space::SharedCluster => Capture::OtherMemory,
            })
        } else {
            Err(self.not_understood(ty))
        }
    }

    fn not_understood(&self, ty: TypeId) -> String {
        format!("`{}` is not supported", self.module.type_expanded(ty))
    }
}
