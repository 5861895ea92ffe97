//! The places of a finding in a SARIF log: in the source of the kernel where it is known, and in
//! the IR.

use super::finding_wording::{LabeledPlace, ModuleContext};
use super::sarif_uri::uri;
use super::sarif_wire::{ArtifactLocation, Location, LogicalLocation, Message, PhysicalLocation, Region};
use crate::kernel_source::range;
use crate::source::Source;
use crate::source_map::KernelPlace;

/// The name of the root of the sources. It is not defined in the log, as the root is elsewhere on
/// each machine (SARIF 2.1.0, 3.14.14).
const ROOT: &str = "%SRCROOT%";

/// The location of a whole file.
pub(crate) fn of_file(name: &str) -> Location {
    Location {
        id: None,
        physical_location: PhysicalLocation { artifact_location: artifact(name), region: None },
        logical_locations: Vec::new(),
        message: None,
    }
}

/// The place in the source of the kernel, or in the IR if that is unknown.
pub(crate) fn location(module_context: &ModuleContext<'_>, labeled_place: &LabeledPlace) -> Location {
    let physical_location = match &labeled_place.kernel {
        Some(place) => in_kernel(&module_context.module.source, place),
        None => return in_ir(module_context, labeled_place),
    };
    Location { physical_location, ..in_ir(module_context, labeled_place) }
}

/// The place in the IR.
pub(crate) fn in_ir(module_context: &ModuleContext<'_>, labeled_place: &LabeledPlace) -> Location {
    let source = &module_context.module.source;
    let function = module_context.function(labeled_place.event).filter(|name| !name.is_empty());
    Location {
        id: None,
        physical_location: PhysicalLocation {
            artifact_location: artifact(source.name()),
            region: (!labeled_place.span.is_empty()).then(|| region(source, labeled_place)),
        },
        logical_locations: function
            .map(|name| LogicalLocation { name: name.to_owned(), kind: "function" })
            .into_iter()
            .collect(),
        message: (!labeled_place.text.is_empty()).then(|| Message::new(labeled_place.text.clone())),
    }
}

fn artifact(name: &str) -> ArtifactLocation {
    ArtifactLocation { uri: uri(name), uri_base_id: None }
}

fn in_kernel(source: &Source<'_>, place: &KernelPlace) -> PhysicalLocation {
    let found = range(source, place);
    let end_column = found.end_column.zip(found.column).filter(|(end, start)| end > start);
    let region = Region {
        start_line: found.line,
        start_column: found.column,
        end_line: found.line,
        end_column: end_column.map(|(end, _)| end),
        byte_offset: None,
        byte_length: None,
    };
    let uri_base_id = found.in_root.then_some(ROOT);
    let artifact_location = ArtifactLocation { uri: uri(&found.file), uri_base_id };
    PhysicalLocation { artifact_location, region: Some(region) }
}

fn region(source: &Source<'_>, labeled_place: &LabeledPlace) -> Region {
    let (start, end) = (source.position(labeled_place.span.start), source.position(labeled_place.span.end));
    let (byte_start, byte_end) = source.file_range(labeled_place.span);
    Region {
        start_line: start.line,
        start_column: Some(start.column),
        end_line: end.line,
        end_column: Some(end.column),
        byte_offset: Some(byte_start),
        byte_length: Some(byte_end - byte_start),
    }
}
