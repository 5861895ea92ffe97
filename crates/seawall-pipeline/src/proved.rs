//! The fewest fences that leave no race for two groups out of step, and what no choice of fences
//! orders.

use seawall_base::Diagnostic;
use seawall_lower::Lowered;
use seawall_mlir::{Module, OpId};
use seawall_model::{Action, EventId, Target};
use seawall_place::UncoveredClass;

use crate::decide::{join, published_fences};
use crate::dropped::Dropped;
use crate::effects::Staged;
use crate::emit::Decision;
use crate::fenced::{with_all_fences, with_published_fences};
use crate::fewest::{Cost, Ring};
use crate::find::Pipeline;
use crate::shifted::{self, Asked, Border, Needs, Unordered};
use crate::{Fencing, behind, convert_with, inside, marks};

/// Writes a module with decisions about its pipelines.
pub(crate) type Write<'w> = dyn Fn(&[Decision]) -> Result<String, Diagnostic> + 'w;

/// The pipelines of a module, for which fences are chosen.
pub(crate) struct Proved<'a> {
    pub(crate) module: &'a Module,
    pub(crate) lowered: &'a Lowered,
    pub(crate) pipelines: &'a [Pipeline],
    pub(crate) staged: &'a [Staged],
    pub(crate) target: Option<&'a Target>,
    /// Whether barriers may be inside of stages, if no choice of fences at boundaries leaves no
    /// race.
    pub(crate) cuts_stages: bool,
    /// Writes the text, to compute the cost of decisions.
    pub(crate) write: &'a Write<'a>,
}

/// What proofs require of the pipelines of a module.
struct Found {
    needs: Vec<Needs>,
    /// Slots whose barrier orders shared memory already.
    given: Vec<Vec<usize>>,
    /// The number of slots of each pipeline, and the first slot that may have a fence. A line has
    /// no slot 0.
    shapes: Vec<(usize, usize)>,
    borders: Vec<Border>,
    /// Ops in stages that have a fence before them.
    inside: Vec<OpId>,
}

impl Found {
    fn rings(&self) -> Vec<Ring<'_>> {
        let each = self.needs.iter().zip(&self.given).zip(&self.shapes).enumerate();
        each.map(|(at, ((needs, given), &(size, first)))| Ring {
            size,
            first,
            intervals: &needs.intervals,
            given,
            may_join: self.borders.iter().any(|border| border.asks_of(at)),
        })
        .collect()
    }

    /// Whether these fences, by pipeline, are proved to suffice.
    fn is_met_by(&self, fences: &[Vec<bool>]) -> bool {
        self.rings().iter().zip(fences).all(|(ring, fences)| ring.is_met_by(fences))
    }
}

impl Proved<'_> {
    /// Returns the decisions with the fewest fences that leave no race, including the barriers that
    /// membar adds. These are never more than by the published rule, if its fences leave no race
    /// either.
    ///
    /// # Errors
    ///
    /// Every pair of accesses that no fence orders, and barriers in stages that are not supported.
    pub(crate) fn decisions(&self) -> Result<Vec<Decision>, Vec<Diagnostic>> {
        let (needs, inside) = self.needs()?;
        let each = needs.iter().zip(self.pipelines);
        let errors: Vec<Diagnostic> =
            each.flat_map(|(needs, pipeline)| refused(self.module, needs, pipeline)).collect();
        if !errors.is_empty() {
            return Err(errors);
        }
        let found = self.found(needs, inside)?;
        let own = self.decided(&self.cheapest(&found), &found);
        Ok(self.as_published(&own)?.unwrap_or(own))
    }

    fn found(&self, needs: Vec<Needs>, inside: Vec<OpId>) -> Result<Found, Vec<Diagnostic>> {
        let borders = shifted::borders(self.module, self.pipelines, self.asked(&inside))?;
        let given = self.pipelines.iter().map(|pipeline| self.given(pipeline)).collect();
        let shape = |pipeline: &Pipeline| (pipeline.stages.len(), usize::from(!pipeline.is_ring()));
        let shapes = self.pipelines.iter().map(shape).collect();
        Ok(Found { needs, given, shapes, borders, inside })
    }

    /// Returns the decisions of the published rule with membar's barriers in stages written, if
    /// they are proved and leave fewer barriers than `own`. Not tried if `own` leaves no more
    /// barriers than `--compat`.
    fn as_published(&self, own: &[Decision]) -> Result<Option<Vec<Decision>>, Vec<Diagnostic>> {
        let published = convert_with(self.module, Fencing::Compat, self.target).ok().flatten();
        let bound = published.and_then(|text| behind::cost(&text, self.target));
        let cost = |decisions: &[Decision]| behind::cost(&(self.write)(decisions).ok()?, self.target);
        let Some(ours) = cost(own).filter(|ours| bound.is_some_and(|bound| bound.total < ours.total)) else {
            return Ok(None);
        };
        let [_, text] = self.with_fences();
        let (text, replaced) = text.map_err(|error| vec![error])?;
        let inside = inside::fenced_ops(self.module, &text, self.pipelines, replaced, self.target)?;
        let Some(needs) = self.met_with(&inside)?.filter(|_| self.cuts_stages) else { return Ok(None) };
        let found = self.found(needs, inside)?;
        let decided = self.decided(&self.published(&found), &found);
        let is_proved = found.is_met_by(&self.published(&found));
        Ok(Some(decided).filter(|decided| is_proved && cost(decided).is_some_and(|cost| cost < ours)))
    }

    /// Returns the fences of the published rule, with those that exist in any case.
    fn published(&self, found: &Found) -> Vec<Vec<bool>> {
        let each = self.pipelines.iter().zip(self.staged).zip(&found.given);
        let theirs = each.map(|((pipeline, staged), given)| {
            let mut fences = published_fences(self.module, self.lowered, pipeline, staged);
            given.iter().for_each(|&slot| fences[slot] = true);
            fences
        });
        theirs.collect()
    }

    fn asked<'i>(&'i self, inside: &'i [OpId]) -> Asked<'i> {
        Asked { inside, target: self.target }
    }

    /// Returns what each pipeline needs, and the ops in stages that need a fence before them.
    fn needs(&self) -> Result<(Vec<Needs>, Vec<OpId>), Vec<Diagnostic>> {
        let needs = shifted::needs(self.module, self.pipelines, self.asked(&[]))?;
        let open: Vec<bool> = needs.iter().map(|needs| !needs.can_be_met()).collect();
        if !self.cuts_stages || !open.contains(&true) {
            return Ok((needs, Vec::new()));
        }
        let each = self.pipelines.iter().zip(&open).filter(|(_, open)| **open);
        let pipelines: Vec<Pipeline> = each.map(|(pipeline, _)| pipeline.clone()).collect();
        let mut always: Vec<OpId> = Vec::new();
        for text in self.with_fences() {
            let (text, replaced) = text.map_err(|error| vec![error])?;
            let mut inside = inside::fenced_ops(self.module, &text, self.pipelines, replaced, self.target)?;
            inside.retain(|&op| inside::is_in_stage(self.module, &pipelines, op));
            inside.extend(always.iter().filter(|op| !inside.contains(op)).copied().collect::<Vec<_>>());
            if inside.len() == always.len() {
                continue;
            }
            if let Some(cut) = self.met_with(&inside)? {
                let stay = if replaced { inside.clone() } else { always };
                return self.without_idle(cut, inside, &stay);
            }
            always = inside;
        }
        // Accesses that are still unordered are reported for the stages without added barriers.
        Ok((needs, Vec::new()))
    }

    /// Returns what the pipelines need with fences before these ops, if it can be met.
    fn met_with(&self, inside: &[OpId]) -> Result<Option<Vec<Needs>>, Vec<Diagnostic>> {
        let cut = shifted::needs(self.module, self.pipelines, self.asked(inside))?;
        Ok(Some(cut).filter(|cut| cut.iter().all(Needs::can_be_met)))
    }

    /// Removes redundant ops from `inside`. Those of `always` stay, because membar puts barriers
    /// before them in any case.
    fn without_idle(
        &self,
        mut needs: Vec<Needs>,
        mut inside: Vec<OpId>,
        always: &[OpId],
    ) -> Result<(Vec<Needs>, Vec<OpId>), Vec<Diagnostic>> {
        for op in inside.clone().into_iter().filter(|op| !always.contains(op)) {
            let fewer: Vec<OpId> = inside.iter().copied().filter(|&other| other != op).collect();
            if let Some(met) = self.met_with(&fewer)? {
                (needs, inside) = (met, fewer);
            }
        }
        Ok((needs, inside))
    }

    /// Returns the module with a fence at each boundary, and with those of the published rule. The
    /// flag says whether they replace barriers of the module.
    fn with_fences(&self) -> [Result<(String, bool), Diagnostic>; 2] {
        let (m, pipelines) = (self.module, self.pipelines);
        let all = with_all_fences(m, pipelines, &[]).map(|text| (text, true));
        let theirs = pipelines.iter().zip(self.staged);
        let theirs: Vec<Vec<bool>> =
            theirs.map(|(pipeline, staged)| published_fences(m, self.lowered, pipeline, staged)).collect();
        [all, with_published_fences(m, pipelines, &theirs).map(|text| (text, false))]
    }

    /// Chooses fences for one pipeline after the other, then compares all of them with the
    /// published rule.
    fn cheapest(&self, found: &Found) -> Vec<Vec<bool>> {
        let rings = found.rings();
        let mut fences: Vec<Vec<bool>> = rings.iter().map(Ring::least).collect();
        for (at, ring) in rings.iter().enumerate() {
            let mut all = fences.clone();
            fences[at] = ring.cheapest(|own| {
                all[at] = own.to_vec();
                self.cost(&all, found)
            });
        }
        let theirs = self.published(found);
        if !found.is_met_by(&theirs) || theirs == fences {
            return fences;
        }
        let is_less = self
            .cost(&theirs, found)
            .zip(self.cost(&fences, found))
            .is_some_and(|(theirs, own)| theirs < own);
        if is_less { theirs } else { fences }
    }

    fn cost(&self, fences: &[Vec<bool>], found: &Found) -> Option<Cost> {
        behind::cost(&(self.write)(&self.decided(fences, found)).ok()?, self.target)
    }

    fn decided(&self, fences: &[Vec<bool>], found: &Found) -> Vec<Decision> {
        let decided = |(pipeline, fences): (&Pipeline, &Vec<bool>)| Decision {
            inside: found.inside.clone(),
            ..Decision::complete(pipeline, fences.clone())
        };
        let mut decisions: Vec<Decision> = self.pipelines.iter().zip(fences).map(decided).collect();
        join(self.module, self.pipelines, &Dropped::default(), &mut decisions, |chain, second, decisions| {
            let fences: Vec<&[bool]> = decisions.iter().map(|decision| decision.fences.as_slice()).collect();
            let border =
                |from| found.borders.iter().find(|border| (border.from, border.to) == (from, second));
            // Loops between two pipelines of a chain may not run, so that any two pipelines may be
            // adjacent.
            Some(chain.iter().all(|&from| border(from).is_some_and(|border| border.is_met_by(&fences))))
        });
        self.without_flushes(&mut decisions);
        decisions
    }

    /// Removes the fence before a pipeline without accesses, unless the pipeline is joined with
    /// another one.
    fn without_flushes(&self, decisions: &mut [Decision]) {
        let touches = |event: &EventId| {
            let event = &self.lowered.program.events[*event];
            !event.accesses.is_empty() || matches!(event.action, Action::Call(_))
        };
        let works: Vec<bool> =
            self.staged.iter().map(|staged| staged.events.iter().flatten().any(touches)).collect();
        for at in 0..decisions.len() {
            let others = decisions[at].joins_next || decisions[at].joins_previous.is_some();
            decisions[at].flushes = works[at] || others;
        }
    }

    /// Returns the slots whose barrier in the module orders shared memory.
    fn given(&self, pipeline: &Pipeline) -> Vec<usize> {
        let is_given =
            |slot: &usize| pipeline.existing[*slot].is_some_and(|op| marks::orders_local(self.module, op));
        (0..pipeline.stages.len()).filter(is_given).collect()
    }
}

fn refused(m: &Module, needs: &Needs, pipeline: &Pipeline) -> Vec<Diagnostic> {
    let unclear = needs.unclear.iter().map(|&op| {
        Diagnostic::error(
            "pipeline::barrier-in-stage",
            m.op(op).name_span,
            "a stage has a barrier that not every warp of the workgroup passes, or that also waits for other warps",
        )
        .label("which stages run at the same time is unknown")
        .help("move it out of the pipeline")
    });
    let unordered = needs.unordered.iter().map(|pair| diagnose(m, pair, pipeline));
    unclear.chain(unordered).collect()
}

/// Returns the name of the stage that contains `op`.
fn stage_of(m: &Module, op: OpId, pipeline: &Pipeline) -> String {
    let mut around = Some(op);
    while let Some(op) = around {
        if let Some(stage) = pipeline.stages.iter().find(|stage| stage.op == op) {
            return format!("stage `{}`", stage.name);
        }
        around = m.parent_op(op);
    }
    "a boundary".to_string()
}

fn diagnose(m: &Module, pair: &Unordered, pipeline: &Pipeline) -> Diagnostic {
    let &Unordered { earlier, later, .. } = pair;
    let (first, second) = (stage_of(m, earlier, pipeline), stage_of(m, later, pipeline));
    let span = m.op(later).span;
    let diagnostic = match (pair.between_groups, pair.class) {
        (true, UncoveredClass::MissingWait) => Diagnostic::error(
            "pipeline::late-wait",
            span,
            format!("{second} of one group of warps runs while the other group still waits for the memory that this op touches"),
        )
        .help("wait one stage earlier: both groups have completed a wait only one boundary after it"),
        (true, _) => Diagnostic::error(
            "pipeline::concurrent",
            span,
            format!("{second} of one group of warps runs at the same time as {first} of the other, and both touch the same memory"),
        )
        .help("put another stage between them, or use another slot of the ring: no barrier orders them"),
        (false, UncoveredClass::MissingWait) => {
            Diagnostic::error("pipeline::no-wait", span, "this op touches memory that a copy may still write or read")
                .help("wait for the copy at a boundary before this stage")
        }
        (false, _) => Diagnostic::error(
            "pipeline::inside-stage",
            span,
            format!("{second} has two accesses to the same memory that need a barrier between them"),
        )
        .help("divide the stage between them, with another stage in between: with one boundary only, the two groups run both parts at the same time"),
    };
    diagnostic.label("this access").also(m.op(earlier).span, "the other access")
}
