//! The JSON form of programs, for other tools. It has the same tables as [`Program`]. An id is a
//! position in its table.
//!
//! [`from_str`] of [`to_string`] gives an equal program. The form has a version. The reader accepts
//! only versions that it knows. It rejects unknown fields and kinds and names them in the error.
//!
//! `size` of a buffer covers all slots. It is in bytes of shared memory (`smem`) or columns of
//! tensor memory (`tmem`). `offsets` are bytes in shared memory and `row << 16 | column` in tensor
//! memory.
//!
//! ```
//! let text = "program p { smem A : 64\n write A\n barrier\n read A }";
//! let program = seawall_model::text::parse(text).unwrap();
//! let json = seawall_model::json::to_string(&program);
//! assert!(json.starts_with(r#"{"version":1,"name":"p","ctas":1,"#));
//! assert_eq!(seawall_model::json::from_str(&json), Ok(program));
//! ```

mod buffer;
mod read;
mod wire;
mod write;

use std::fmt;

use crate::program::Program;

/// The version that the writer writes, and the only one that the reader accepts.
pub const VERSION: u32 = 1;

/// The reason why a text is not a program in the JSON form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonError {
    path: String,
    message: String,
}

impl JsonError {
    fn new(path: String, message: String) -> Self {
        JsonError { path, message }
    }

    /// The place in the document, such as `blocks[3].terminator`. Empty if the text is not JSON.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// What is wrong at that place.
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            f.write_str(&self.message)
        } else {
            write!(f, "{}: {}", self.path, self.message)
        }
    }
}

impl std::error::Error for JsonError {}

/// Returns the program as one line of JSON.
pub fn to_string(program: &Program) -> String {
    serde_json::to_string(&write::document(program))
        .expect("all keys of the document are strings, and memory can be written")
}

/// The JSON schema of the form that [`to_string`] writes, and of an array of such programs, which
/// stands for several modules.
pub fn schema() -> serde_json::Value {
    let settings = schemars::generate::SchemaSettings::draft2020_12().for_serialize();
    let mut program = settings.into_generator().into_root_schema_for::<write::Document<'_>>().to_value();
    program["properties"]["version"] = serde_json::json!({ "const": VERSION });
    let mut taken = |key: &str| program.as_object_mut().and_then(|schema| schema.remove(key));
    let (draft, definitions) = (taken("$schema"), taken("$defs"));
    taken("title");
    let mut schema = serde_json::json!({
        "$schema": draft,
        "$id": format!("urn:seawall:schema:model:{VERSION}"),
        "title": "seawall model --format json",
        "$defs": definitions,
        "anyOf": [
            { "$ref": "#/$defs/Program" },
            { "type": "array", "items": { "$ref": "#/$defs/Program" } },
        ],
    });
    schema["$defs"]["Program"] = program;
    schema
}

/// Reads a program and validates it ([`Program::validate`]). Returns the first problem as the
/// error.
pub fn from_str(text: &str) -> Result<Program, JsonError> {
    let not_json = |error: serde_json::Error| JsonError::new(String::new(), error.to_string());
    let value: serde_json::Value = serde_json::from_str(text).map_err(not_json)?;
    let version = value.get("version").cloned();
    if version.as_ref().and_then(serde_json::Value::as_u64) != Some(u64::from(VERSION)) {
        let found = version.map_or("none".to_owned(), |version| version.to_string());
        return Err(JsonError::new("version".to_owned(), format!("expected {VERSION}, found {found}")));
    }
    let document: read::Document = serde_json::from_value(value).map_err(not_json)?;
    let program = read::program(document)?;
    match program.validate() {
        Ok(()) => Ok(program),
        Err(problems) => Err(match problems.into_iter().next() {
            Some(problem) => JsonError::new(problem.path, problem.message),
            None => JsonError::new(String::new(), "the program is not well-formed".to_owned()),
        }),
    }
}
