//! Filetests: the modules under `tests/mlir/`, whose comments state the results of the commands on
//! the lines that they judge. `tests/mlir/README.md` lists the expectations.

mod commands;
mod expected;
mod judge;
mod rows;
mod violations;

use std::path::Path;

use judge::{judge, modules, read};

#[test]
fn every_module_is_judged_as_its_expectations_say() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/mlir");
    let modules = modules(&root).unwrap();
    assert!(modules.len() > 240, "{} modules", modules.len());
    let mut wrong = Vec::new();
    for path in &modules {
        let name = path.strip_prefix(&root).unwrap_or(path);
        wrong.extend(judge(&name.display().to_string(), &read(path)));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
