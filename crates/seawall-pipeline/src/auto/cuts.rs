//! One division of a place into stages, and the module with its borders.

use seawall_dialects::Meaning;
use seawall_dialects::OpKnowledge;
use seawall_mlir::{Edits, Module, OpId, Rename};
use seawall_timing::is_mma;

use crate::auto::places::Place;
use crate::lines::WALL;
use crate::marks;

/// Which stages get `s_setprio` 1. The others get 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Priorities {
    /// No stage has a priority.
    None,
    /// Stages without MMAs.
    Memory,
    /// Stages with MMAs.
    Mma,
}

/// Where the stages of a place end. Positions count the ops of the place in their order here: a
/// border at `i` is before op `i`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Cuts {
    /// Whether the waits of the place move directly after the last copy before them, see [`order`].
    pub(crate) early: bool,
    /// Ascending. Two at one position have a bubble between them, and one at 0 is a bubble.
    pub(crate) at: Vec<usize>,
    pub(crate) priorities: Priorities,
}

impl Cuts {
    /// Returns the number of stages that this makes.
    pub(crate) fn stages(&self, place: &Place) -> usize {
        let open = place.loop_op.is_some() && self.at.last().is_none_or(|&at| at < place.ops.len());
        self.at.len() + usize::from(open)
    }
}

/// The ops of a place in their new order.
pub(crate) struct Order {
    /// As numbers in the place's list.
    pub(crate) ops: Vec<usize>,
    /// Waits that are moved.
    moved: Vec<usize>,
    /// Those of them that were at the top of a loop. They are repeated once before the loop.
    around: Vec<usize>,
}

/// Returns the order of a place. If `early`, waits move to the last copy, commit or wait before
/// them. For a wait at the top of a loop these are in the iteration before: it moves to the end of
/// the body, and is repeated before the loop.
pub(crate) fn order(m: &Module, place: &Place, early: bool) -> Order {
    let mut order = Order { ops: (0..place.ops.len()).collect(), moved: Vec::new(), around: Vec::new() };
    if !early {
        return order;
    }
    let knowledge = OpKnowledge::new(m);
    let meaning = |at: usize| knowledge.meaning(place.ops[at]);
    // A wait must not pass what it counts, other waits, or barriers.
    let holds = |at: usize| {
        matches!(meaning(at), Meaning::AsyncCopy(_) | Meaning::CommitGroup(_) | Meaning::Wait(_))
            || marks::sits_between(m, place.ops[at])
    };
    let used = |wait: usize| {
        let results = m.results(place.ops[wait]);
        place
            .ops
            .iter()
            .any(|&op| m.walk_op(op).any(|op| m.operands(op).iter().any(|value| results.contains(value))))
    };
    for wait in (0..place.ops.len()).filter(|&at| matches!(meaning(at), Meaning::Wait(_))) {
        let Some(now) = order.ops.iter().position(|&at| at == wait) else { continue };
        let needs = |at: usize| {
            let results = m.results(place.ops[at]);
            m.operands(place.ops[wait]).iter().any(|value| results.contains(value))
        };
        let last = order.ops[..now].iter().rposition(|&at| holds(at) || needs(at));
        let at_top = last.is_none() && place.loop_op.is_some() && m.operands(place.ops[wait]).is_empty();
        let last = match last {
            None if at_top && !used(wait) => order.ops.iter().rposition(|&at| at != wait && holds(at)),
            last => last,
        };
        let Some(last) = last.filter(|&last| last + 1 != now) else { continue };
        let other = order.ops[last];
        order.ops.remove(now);
        let to = order.ops.iter().position(|&at| at == other).map_or(now, |at| at + 1);
        order.ops.insert(to, wait);
        order.moved.push(wait);
        if at_top {
            order.around.push(wait);
        }
    }
    order
}

/// Returns the positions that need a border, because a barrier or wait comes next, and those that
/// may have one.
pub(crate) fn positions(m: &Module, place: &Place, early: bool) -> (Vec<usize>, Vec<usize>) {
    let order = order(m, place, early).ops;
    let knowledge = OpKnowledge::new(m);
    let (mut must, mut may) = (Vec::new(), Vec::new());
    let (mut open, mut heavy) = (false, false);
    for (at, &number) in order.iter().enumerate() {
        let op = place.ops[number];
        if marks::sits_between(m, op) {
            if open {
                must.push(at);
            }
            (open, heavy) = (false, false);
            continue;
        }
        let commits = matches!(knowledge.meaning(op), Meaning::CommitGroup(_));
        if heavy && !commits {
            may.push(at);
            heavy = false;
        }
        heavy |= place.heavy[number];
        open |= !marks::is_pure_scalar(&knowledge, op);
    }
    if place.loop_op.is_none() {
        // Straight-line code needs a border after the last stage.
        must.push(order.len());
    }
    (must, may)
}

/// Returns the module with the borders of `kept`, and no others, as edits.
pub(crate) fn written<'m>(m: &'m Module, kept: &[(&Place, Cuts)]) -> Edits<'m> {
    let mut edits = Edits::new(m);
    for border in m.walk().filter(|&op| marks::is_border(m, op)) {
        edits.erase(border);
    }
    for (place, cuts) in kept {
        write(m, place, cuts, &mut edits);
    }
    edits
}

fn write(m: &Module, place: &Place, cuts: &Cuts, edits: &mut Edits<'_>) {
    let Order { ops: order, moved, around } = order(m, place, cuts.early);
    let is_moved = |number: usize| moved.contains(&number);
    if let Some(loop_op) = place.loop_op {
        let again =
            |number: &usize| m.clone_op(place.ops[*number], &Rename::suffix(m.fresh_suffix("_before")));
        around.iter().for_each(|number| edits.insert_before(loop_op, &again(number)));
    }
    let anchor = |from: usize| {
        let stays = order[from..].iter().find(|&&number| !is_moved(number));
        stays.map(|&number| place.ops[number]).or(place.end)
    };
    let add = |from: usize, line: &str, edits: &mut Edits<'_>| match anchor(from) {
        Some(op) => edits.insert_before(op, line),
        None => {
            if let Some(&last) = place.ops.last() {
                edits.insert_after(last, line);
            }
        }
    };
    let mut stage = 0;
    let mut has_mma = false;
    for (at, number) in order.iter().map(Some).chain([None]).enumerate() {
        for _ in cuts.at.iter().filter(|&&cut| cut == at) {
            add(at, &border(stage, has_mma, cuts.priorities), edits);
            (stage, has_mma) = (stage + 1, false);
        }
        let Some(&number) = number else { break };
        let op = place.ops[number];
        has_mma |= m.walk_op(op).any(|op| is_mma(m, op));
        if !is_moved(number) {
            continue;
        }
        match anchor(at) {
            Some(next) => edits.move_before(op, next),
            // At the end of a body with an implicit `scf.yield`.
            None => {
                add(at, &m.clone_op(op, &Rename::default()), edits);
                edits.erase(op);
            }
        }
    }
    // The stage after the last border has no name, and gets a priority only with a border.
    let open = cuts.at.last().is_none_or(|&cut| cut < order.len());
    if open && place.loop_op.is_some() && cuts.priorities != Priorities::None {
        add(order.len(), &border(stage, has_mma, cuts.priorities), edits);
    }
}

fn border(stage: usize, has_mma: bool, priorities: Priorities) -> String {
    let priority = match priorities {
        Priorities::None => String::new(),
        Priorities::Memory => format!(", {} = {} : i32", marks::PRIORITY, u8::from(!has_mma)),
        Priorities::Mma => format!(", {} = {} : i32", marks::PRIORITY, u8::from(has_mma)),
    };
    format!("{WALL} {{{} = \"stage{stage}\"{priority}}}", marks::BORDER)
}

/// Returns the borders that the module has at this place, as positions, without their priorities.
pub(crate) fn given(m: &Module, place: &Place) -> Option<Cuts> {
    if place.borders.is_empty() {
        return None;
    }
    let start = |op: OpId| m.op(op).span.start;
    let before = |border: &OpId| place.ops.iter().filter(|&&op| start(op) < start(*border)).count();
    let at = place.borders.iter().map(before).collect();
    Some(Cuts { early: false, at, priorities: Priorities::None })
}
