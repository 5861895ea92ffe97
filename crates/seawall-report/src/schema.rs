//! JSON schemas of the documents that this crate writes, from the types that it writes.

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::{Value, json};

/// The schema of the document `T` of the command `name`, in a version of its format.
pub(crate) fn of<T: JsonSchema>(name: &str, version: u32) -> Value {
    let generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let mut schema = generator.into_root_schema_for::<T>();
    schema.insert("$id".to_owned(), format!("urn:seawall:schema:{name}:{version}").into());
    schema.insert("title".to_owned(), format!("seawall {name} --format json").into());
    let mut schema = schema.to_value();
    schema["properties"]["version"] = json!({ "const": version });
    schema
}
