//! The fewest fences that leave no race for two groups out of step, and what no choice of fences
//! orders.

use seawall_base::Diagnostic;
use seawall_lower::Lowered;
use seawall_mlir::{Edits, Module, OpId};
use seawall_model::{Action, EventId, Target};
use seawall_place::UncoveredClass;

use crate::decide::{join, published_fences};
use crate::dropped::Dropped;
use crate::effects::Staged;
use crate::emit::Decision;
use crate::fenced::with_published_fences;
use crate::fewest::{Cost, Ring};
use crate::find::Pipeline;
use crate::shifted::{Border, Fenced, Needs, Unordered};
use crate::tree::around;
use crate::{Fencing, behind, converted, inside, marks};

/// Makes the edits for decisions about the pipelines of a module.
pub(crate) type Write<'w, 'm> = dyn Fn(&[Decision]) -> Edits<'m> + 'w;

/// The pipelines of a module, for which fences are chosen.
pub(crate) struct Proved<'a, 'm> {
    pub(crate) module: &'m Module,
    pub(crate) lowered: &'a Lowered,
    pub(crate) pipelines: &'a [Pipeline],
    pub(crate) staged: &'a [Staged],
    pub(crate) target: Option<&'a Target>,
    /// Whether barriers may be inside of stages, if no choice of fences at boundaries leaves no
    /// race.
    pub(crate) cuts_stages: bool,
    /// Makes the edits, to compute the cost of decisions.
    pub(crate) write: &'a Write<'a, 'm>,
}

/// What the pipelines of a module need, with a fence before each op of `inside`.
struct Asked<'a> {
    fenced: Fenced<'a>,
    needs: Vec<Needs>,
    inside: Vec<OpId>,
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

impl Proved<'_, '_> {
    /// Returns the decisions with the fewest fences that leave no race, including the barriers that
    /// membar adds. These are never more than by the published rule, if its fences leave no race
    /// either.
    ///
    /// # Errors
    ///
    /// Every pair of accesses that no fence orders, and barriers in stages that are not supported.
    pub(crate) fn decisions(&self) -> Result<Vec<Decision>, Vec<Diagnostic>> {
        let asked = self.needs()?;
        let each = asked.needs.iter().zip(self.pipelines);
        let errors: Vec<Diagnostic> =
            each.flat_map(|(needs, pipeline)| refused(self.module, needs, pipeline)).collect();
        if !errors.is_empty() {
            return Err(errors);
        }
        let found = self.found(asked);
        let own = self.decided(&self.cheapest(&found), &found);
        Ok(self.as_published(&own)?.unwrap_or(own))
    }

    fn found(&self, asked: Asked<'_>) -> Found {
        let given = self.pipelines.iter().map(|pipeline| self.given(pipeline)).collect();
        let shape = |pipeline: &Pipeline| (pipeline.stages.len(), usize::from(!pipeline.is_ring()));
        let shapes = self.pipelines.iter().map(shape).collect();
        Found { borders: asked.fenced.borders(), needs: asked.needs, given, shapes, inside: asked.inside }
    }

    /// Returns the decisions of the published rule with membar's barriers in stages written, if
    /// they are proved and leave fewer barriers than `own`. Not tried if `own` leaves no more
    /// barriers than `--compat`.
    fn as_published(&self, own: &[Decision]) -> Result<Option<Vec<Decision>>, Vec<Diagnostic>> {
        let published = converted(self.module, Fencing::Compat, self.target).ok().flatten();
        let bound = published.and_then(|done| self.cost_of(done.edits));
        let cost = |decisions: &[Decision]| self.cost_of((self.write)(decisions));
        let Some(ours) = cost(own).filter(|ours| bound.is_some_and(|bound| bound.total < ours.total)) else {
            return Ok(None);
        };
        let inside = self.inside_of_published()?;
        let Some(asked) = self.met_with(inside)?.filter(|_| self.cuts_stages) else { return Ok(None) };
        let found = self.found(asked);
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

    fn ask(&self, inside: Vec<OpId>) -> Result<Asked<'_>, Vec<Diagnostic>> {
        let fenced = Fenced::new(self.module, self.pipelines, &inside, self.target)?;
        Ok(Asked { needs: fenced.needs(), fenced, inside })
    }

    /// Returns what the pipelines need with fences before these ops, if it can be met.
    fn met_with(&self, inside: Vec<OpId>) -> Result<Option<Asked<'_>>, Vec<Diagnostic>> {
        Ok(Some(self.ask(inside)?).filter(|asked| asked.needs.iter().all(Needs::can_be_met)))
    }

    /// Returns what each pipeline needs, with the fences inside of stages that it needs.
    fn needs(&self) -> Result<Asked<'_>, Vec<Diagnostic>> {
        let whole = self.ask(Vec::new())?;
        let open: Vec<bool> = whole.needs.iter().map(|needs| !needs.can_be_met()).collect();
        if !self.cuts_stages || !open.contains(&true) {
            return Ok(whole);
        }
        let each = self.pipelines.iter().zip(&open).filter(|(_, open)| **open);
        let pipelines: Vec<Pipeline> = each.map(|(pipeline, _)| pipeline.clone()).collect();
        let mut always: Vec<OpId> = Vec::new();
        // Fences in all slots replace barriers of the module, and those of the published rule do
        // not.
        for replaced in [true, false] {
            let mut inside = match replaced {
                true => inside::fenced_ops(self.module, whole.fenced.edited(), self.pipelines, self.target),
                false => self.inside_of_published()?,
            };
            inside.retain(|&op| inside::is_in_stage(self.module, &pipelines, op));
            inside.extend(always.iter().filter(|op| !inside.contains(op)).copied().collect::<Vec<_>>());
            if inside.len() == always.len() {
                continue;
            }
            if let Some(cut) = self.met_with(inside.clone())? {
                let stay = if replaced { inside } else { always };
                return self.without_idle(cut, &stay);
            }
            always = inside;
        }
        // Accesses that are still unordered are reported for the stages without added barriers.
        Ok(whole)
    }

    /// Removes redundant fences inside of stages. Those before `always` stay, because membar puts
    /// barriers there in any case.
    fn without_idle<'s>(
        &'s self,
        mut asked: Asked<'s>,
        always: &[OpId],
    ) -> Result<Asked<'s>, Vec<Diagnostic>> {
        for op in asked.inside.clone().into_iter().filter(|op| !always.contains(op)) {
            let fewer = asked.inside.iter().copied().filter(|&other| other != op).collect();
            asked = self.met_with(fewer)?.unwrap_or(asked);
        }
        Ok(asked)
    }

    /// Returns the ops in stages before which membar puts a barrier if the fences are those of the
    /// published rule.
    fn inside_of_published(&self) -> Result<Vec<OpId>, Vec<Diagnostic>> {
        let (m, pipelines) = (self.module, self.pipelines);
        let theirs = pipelines.iter().zip(self.staged);
        let theirs: Vec<Vec<bool>> =
            theirs.map(|(pipeline, staged)| published_fences(m, self.lowered, pipeline, staged)).collect();
        let fenced = with_published_fences(m, pipelines, &theirs)?;
        Ok(inside::fenced_ops(m, &fenced, pipelines, self.target))
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
        self.cost_of((self.write)(&self.decided(fences, found)))
    }

    fn cost_of(&self, edits: Edits<'_>) -> Option<Cost> {
        behind::cost(&edits.module().ok()?.module, self.target)
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
    let stage = around(m, op).find_map(|op| pipeline.stages.iter().find(|stage| stage.op == op));
    stage.map_or_else(|| "a boundary".to_string(), |stage| format!("stage `{}`", stage.name))
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
