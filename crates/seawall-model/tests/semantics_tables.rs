//! The table of queues in `docs/semantics.md` is printed from the rows of the model.

use std::path::Path;

use seawall_model::queue::{CompletionArrival, EngineOrder, Groups, Queue, StartedBy};

const BEGIN: &str = "<!-- queues: written by `crates/seawall-model/tests/semantics_tables.rs` -->\n";
const END: &str = "<!-- end of queues -->";

fn table() -> String {
    let mut text = String::from(
        "\n| queue | operations | started by | group | order | arrives | outlives |\n\
         |---|---|---|---|---|---|---|\n",
    );
    for row in Queue::ALL.map(Queue::row) {
        let started_by = match row.started_by {
            StartedBy::EveryWarp => "all",
            StartedBy::FirstWarp => "first",
            StartedBy::EveryWarpFromRegisters => "S2",
        };
        let groups = match row.groups {
            Groups::Commit => "commit",
            Groups::EachOperation => "operation",
            Groups::None => "-",
        };
        let order = match row.order {
            EngineOrder::Writes => "S16",
            EngineOrder::Accumulators => "S17",
            EngineOrder::None => "-",
        };
        let arrives = match row.arrival {
            CompletionArrival::Bytes => "bytes",
            CompletionArrival::OncePerWarp => "per warp",
            CompletionArrival::Once => "once",
            CompletionArrival::Never => "-",
        };
        let outlives = if row.outlives_warp { "yes" } else { "-" };
        text.push_str(&format!(
            "| `{}` | {} | {started_by} | {groups} | {order} | {arrives} | {outlives} |\n",
            row.name, row.operations
        ));
    }
    text.push('\n');
    text
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the test compares a page of the repository")]
fn the_page_has_the_table_of_the_model() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/semantics.md");
    let page = std::fs::read_to_string(&path).expect("the page exists");
    let (before, rest) = page.split_once(BEGIN).expect("the page has the first mark");
    let (found, after) = rest.split_once(END).expect("the page has the second mark");
    let expected = table();
    if std::env::var_os("SEAWALL_WRITE_TABLES").is_some() {
        std::fs::write(&path, format!("{before}{BEGIN}{expected}{END}{after}"))
            .expect("the page is writable");
        return;
    }
    assert_eq!(found, expected, "run this test with SEAWALL_WRITE_TABLES=1");
}
