//! Parsers of the ops and format elements that have no declarative assembly format.
//!
//! Each follows the printer of its dialect and also accepts the output of older printers.

mod affine;
mod control;
mod function;
mod iree;
mod memref;
mod triton;
mod value;
mod warps;

pub(crate) use affine::{
    affine_apply, affine_delinearize, affine_for, affine_if, affine_linearize, affine_load, affine_store,
};
pub(crate) use control::{
    cf_br, cf_cond_br, cf_switch, scf_execute_region, scf_for, scf_if, scf_index_switch, scf_while,
};
pub(crate) use function::{function, gpu_function, gpu_launch, llvm_function, symbol_and_region};
pub(crate) use iree::flow_dispatch;
pub(crate) use memref::{expand_shape, memref_transpose, reinterpret_cast, strided_metadata, subview};
pub(crate) use triton::{
    async_tma_store_token_wait, barriers_and_predicates, pointer_or_value, subtiled_region, token,
    tokens_without_keyword, ttg_barrier,
};
pub(crate) use value::{
    angle_flags, arith_constant, get_element_pointer, llvm_call_intrinsic, llvm_constant, llvm_inline_asm,
    offsets, same_types,
};
pub(crate) use warps::{PARTITION_WARPS, warp_group, warp_specialize};
