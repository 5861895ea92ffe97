//! The corpus is complete: each input has its answer.

use std::collections::BTreeSet;

use super::Violation;
use crate::repo::Tree;

/// The rules of this module.
pub(super) const RULES: &[(&str, &str)] =
    &[("corpus-pair", "a kernel of the corpus has all stages, a module written by hand has an answer")];

/// The stages that the corpus has of each compiled kernel.
const STAGES: [&str; 3] = [".cached.ttgir", ".before.mlir", ".after.mlir"];
/// IR of another compiler, which has one stage.
const READING: &str = "corpus/ir/fbtriton/";
/// The answers of the wheel on the modules written by hand.
const ANSWERS: &str = "corpus/hand/answers.json";

/// The rule `corpus-pair`.
pub(super) fn check(tree: &Tree) -> Vec<Violation> {
    let refused = refused(tree);
    let mut violations = Vec::new();
    let mut missing = |path: &str, other: String| {
        if !tree.paths.contains(&other) {
            violations.push(Violation::new(path, 1, "corpus-pair", format!("{other} is missing")));
        }
    };
    for path in &tree.paths {
        if path.starts_with("corpus/ir/") && !path.starts_with(READING) {
            let stage = STAGES.iter().find_map(|stage| path.strip_suffix(stage));
            if let Some(stem) = stage {
                STAGES.iter().for_each(|other| missing(path, format!("{stem}{other}")));
            }
        } else if let Some(name) =
            path.strip_prefix("corpus/hand/").and_then(|name| name.strip_suffix(".mlir"))
        {
            if let Some(name) = name.strip_suffix(".after") {
                missing(path, format!("corpus/hand/{name}.mlir"));
            } else if !refused.contains(name) {
                missing(path, format!("corpus/hand/{name}.after.mlir"));
            }
        }
    }
    violations
}

/// The modules that the wheel rejects. They have no answer.
fn refused(tree: &Tree) -> BTreeSet<String> {
    let rows: Vec<serde_json::Value> =
        tree.text(ANSWERS).and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
    let names =
        rows.iter().filter(|row| row.get("error").is_some()).filter_map(|row| row.get("name")?.as_str());
    names.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[&str]) -> Vec<String> {
        let answers = r#"[{"name": "b", "error": "aborted"}, {"name": "c"}]"#;
        let mut tree = Tree::of(&[(ANSWERS, answers)]);
        files.iter().for_each(|path| tree.insert(path, None));
        check(&tree).iter().map(|violation| violation.message.clone()).collect()
    }

    #[test]
    fn compiled_kernels_have_three_stages() {
        let all = [
            "corpus/ir/sm_90/a.cached.ttgir",
            "corpus/ir/sm_90/a.before.mlir",
            "corpus/ir/sm_90/a.after.mlir",
        ];
        assert_eq!(found(&all), Vec::<String>::new());
        let missing = "corpus/ir/sm_90/a.before.mlir is missing";
        assert_eq!(found(&[all[0], all[2]]), [missing, missing]);
        assert_eq!(found(&["corpus/ir/fbtriton/a.cached.ttgir"]), Vec::<String>::new());
    }

    #[test]
    fn modules_by_hand_have_an_answer_unless_rejected() {
        assert_eq!(found(&["corpus/hand/b.mlir"]), Vec::<String>::new());
        assert_eq!(found(&["corpus/hand/c.mlir"]), ["corpus/hand/c.after.mlir is missing"]);
        assert_eq!(found(&["corpus/hand/d.after.mlir"]), ["corpus/hand/d.mlir is missing"]);
    }
}
