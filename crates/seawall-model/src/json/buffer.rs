//! Buffers in the JSON form.

use serde::{Deserialize, Serialize};

use super::wire::{Id, Word};
use crate::buffer::{self, Plan, Space};
use crate::ids::{FunctionId, OriginId};

#[derive(Serialize, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Buffer {
    name: String,
    space: Word<Space>,
    function: Id<FunctionId>,
    #[serde(default)]
    offsets: Vec<u32>,
    slots: u32,
    size: u32,
    #[serde(default)]
    scratch: bool,
    origin: Id<OriginId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    group: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    column: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    copies: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    label: Option<String>,
}

impl From<&buffer::Buffer> for Buffer {
    fn from(buffer: &buffer::Buffer) -> Self {
        let Plan { group, column, copies, label } = buffer.plan.clone();
        Buffer {
            name: buffer.name.clone(),
            space: Word(buffer.space),
            function: Id(buffer.function),
            offsets: buffer.offsets.to_vec(),
            slots: buffer.slots,
            size: buffer.size,
            scratch: buffer.scratch,
            origin: Id(buffer.origin),
            group,
            column,
            copies,
            label,
        }
    }
}

impl From<Buffer> for buffer::Buffer {
    fn from(buffer: Buffer) -> Self {
        let Buffer { group, column, copies, label, .. } = buffer;
        buffer::Buffer {
            name: buffer.name,
            space: buffer.space.0,
            function: buffer.function.0,
            offsets: buffer.offsets.into(),
            slots: buffer.slots,
            size: buffer.size,
            scratch: buffer.scratch,
            origin: buffer.origin.0,
            plan: Plan { group, column, copies, label },
        }
    }
}
