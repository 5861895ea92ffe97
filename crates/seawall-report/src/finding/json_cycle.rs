//! The blocked waits of a deadlock as JSON.

use schemars::JsonSchema;
use serde::Serialize;

use super::cause::WaitWording;
use super::finding_wording::LabeledPlace;
use crate::kernel_source::SourcePlace;
use crate::source::Source;

/// A blocked wait.
#[derive(Debug, Serialize, JsonSchema)]
pub(crate) struct WaitWire {
    partition: String,
    op: String,
    line: u32,
    column: u32,
    source: Option<SourcePlace>,
    /// The iteration of each loop around it, the outermost first, counted from 0.
    iterations: Vec<u32>,
    /// What it waits for.
    object: String,
    /// The parity of the phase that it waits for.
    parity: Option<u8>,
    /// The state of the object, if known.
    state: Option<StateWire>,
    needs: Vec<NeedWire>,
}

/// The phases of an object, and the counts of the open one.
#[derive(Debug, Serialize, JsonSchema)]
struct StateWire {
    phases_completed: u32,
    arrivals_made: i64,
    arrivals_expected: i64,
    bytes_copied: i64,
    bytes_expected: i64,
}

/// An arrival that would satisfy a wait and never comes.
#[derive(Debug, Serialize, JsonSchema)]
struct NeedWire {
    partition: String,
    op: String,
    line: u32,
    column: u32,
    source: Option<SourcePlace>,
    /// The position in the cycle of the wait that blocks its partition.
    behind: Option<usize>,
}

impl WaitWire {
    pub(crate) fn new(wait: &WaitWording, source: &Source<'_>) -> Self {
        let (line, column, kernel) = place(&wait.at, source);
        let state = wait.state.map(|state| StateWire {
            phases_completed: state.completed,
            arrivals_made: state.arrived,
            arrivals_expected: state.expected,
            bytes_copied: state.copied_bytes,
            bytes_expected: state.expected_bytes,
        });
        let need = |(at, partition, behind): &(LabeledPlace, String, Option<usize>)| {
            let (line, column, kernel) = place(at, source);
            let (partition, op) = (partition.clone(), at.op.clone());
            NeedWire { partition, op, line, column, source: kernel, behind: *behind }
        };
        WaitWire {
            partition: wait.partition.clone(),
            op: wait.at.op.clone(),
            line,
            column,
            source: kernel,
            iterations: wait.iterations.clone(),
            object: wait.object.clone(),
            parity: wait.parity,
            state,
            needs: wait.needs.iter().map(need).collect(),
        }
    }
}

fn place(at: &LabeledPlace, source: &Source<'_>) -> (u32, u32, Option<SourcePlace>) {
    let position = source.position(at.span.start);
    (position.line, position.column, at.kernel.as_ref().map(|place| SourcePlace::new(source, place)))
}
