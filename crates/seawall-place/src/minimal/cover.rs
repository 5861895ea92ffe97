//! The covering problem: the fewest places such that every path has one, innermost loops first. It
//! is solved exactly with a SAT solver (batsat, a Rust port of MiniSat).
//!
//! Costs are compared lexicographically: first the number of places at the greatest loop depth,
//! then at the next, down to depth 0. Of several solutions with the same cost, the one with the
//! candidates of lowest rank is chosen. So the result does not depend on the solver.

use std::collections::BTreeMap;

use batsat::{BasicSolver, Lit, SolverInterface, lbool};
use rustc_hash::{FxHashMap, FxHashSet};

/// A place that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    /// Loop depth.
    pub(super) depth: u32,
    /// Preference between candidates of equal depth; lower is better. Ranks are unique.
    pub(super) rank: u32,
}

/// Paths, each given by the candidates on it.
#[derive(Clone, Debug, Default)]
pub(super) struct Cover {
    pub(super) candidates: Vec<Candidate>,
    pub(super) paths: Vec<Vec<usize>>,
}

/// A solution.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Solution {
    /// The chosen candidates, ascending.
    pub(super) chosen: Vec<usize>,
    /// Paths that pairwise share no candidate, found greedily.
    pub(super) disjoint: Vec<usize>,
}

impl Cover {
    /// Returns the best solution. No path may be empty.
    pub(super) fn solve(&self) -> Solution {
        let needed = self.undominated();
        let kept = self.representatives(&needed);
        let paths: Vec<Vec<usize>> = needed
            .iter()
            .map(|&way| {
                self.paths[way]
                    .iter()
                    .copied()
                    .filter(|candidate| kept.binary_search(candidate).is_ok())
                    .collect()
            })
            .collect();
        let mut chosen = Vec::new();
        for component in components(&paths) {
            chosen.extend(self.solve_component(&component));
        }
        chosen.sort_unstable();
        Solution { disjoint: self.packing(&(0..self.paths.len()).collect::<Vec<_>>(), 0), chosen }
    }

    /// Paths that do not contain another one.
    fn undominated(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.paths.len()).collect();
        order.sort_by_key(|&way| (self.paths[way].len(), way));
        let mut kept: Vec<usize> = Vec::new();
        // The kept paths that begin at each candidate.
        let mut from: Vec<Vec<usize>> = vec![Vec::new(); self.candidates.len()];
        for way in order {
            let path = &self.paths[way];
            let is_on_path = |other: &usize| self.paths[*other].iter().all(|c| path.binary_search(c).is_ok());
            if !path.iter().any(|&candidate| from[candidate].iter().any(is_on_path)) {
                kept.push(way);
                from[path[0]].push(way);
            }
        }
        kept
    }

    /// Of the candidates on the same paths at the same depth, the best.
    fn representatives(&self, paths: &[usize]) -> Vec<usize> {
        let mut on: Vec<Vec<usize>> = vec![Vec::new(); self.candidates.len()];
        for (number, &way) in paths.iter().enumerate() {
            for &candidate in &self.paths[way] {
                on[candidate].push(number);
            }
        }
        let mut order: Vec<usize> = (0..self.candidates.len()).filter(|&c| !on[c].is_empty()).collect();
        order.sort_by_key(|&c| (self.candidates[c].depth, &on[c], self.candidates[c].rank));
        order.dedup_by_key(|c| (self.candidates[*c].depth, on[*c].clone()));
        order.sort_unstable();
        order
    }

    /// Greedily chosen paths that pairwise share no candidate and have only candidates of depth
    /// `depth` or more.
    fn packing(&self, paths: &[usize], depth: u32) -> Vec<usize> {
        packing(
            &paths.iter().map(|&way| self.paths[way].as_slice()).collect::<Vec<_>>(),
            &self.candidates,
            depth,
        )
        .into_iter()
        .map(|at| paths[at])
        .collect()
    }

    fn solve_component(&self, paths: &[Vec<usize>]) -> Vec<usize> {
        let mut candidates: Vec<usize> = paths.iter().flatten().copied().collect();
        candidates.sort_unstable();
        candidates.dedup();
        let mut order = candidates.clone();
        order.sort_by_key(|&candidate| self.candidates[candidate].rank);
        if let [way] = paths {
            // For one path: the candidate with the smallest depth, then the lowest rank.
            let best = way.iter().min_by_key(|&&c| (self.candidates[c].depth, self.candidates[c].rank));
            return best.copied().into_iter().collect();
        }
        Sat::new(&self.candidates, &candidates, paths).minimum(&order)
    }
}

/// Groups of paths that share candidates, directly or transitively.
fn components(paths: &[Vec<usize>]) -> Vec<Vec<Vec<usize>>> {
    let mut leaders: Vec<usize> = (0..paths.len()).collect();
    let mut first_on: FxHashMap<usize, usize> = FxHashMap::default();
    for (at, path) in paths.iter().enumerate() {
        for &candidate in path {
            let other = *first_on.entry(candidate).or_insert(at);
            let (a, b) = (leader(&mut leaders, at), leader(&mut leaders, other));
            leaders[a.max(b)] = a.min(b);
        }
    }
    let mut groups: BTreeMap<usize, Vec<Vec<usize>>> = BTreeMap::new();
    for (at, path) in paths.iter().enumerate() {
        groups.entry(leader(&mut leaders, at)).or_default().push(path.clone());
    }
    groups.into_values().collect()
}

/// The first path of the group of the path `at`. Shortens the way to it.
fn leader(leaders: &mut [usize], mut at: usize) -> usize {
    while leaders[at] != at {
        leaders[at] = leaders[leaders[at]];
        at = leaders[at];
    }
    at
}

/// Greedy packing: shorter paths first, then those that end earlier.
fn packing(paths: &[&[usize]], candidates: &[Candidate], depth: u32) -> Vec<usize> {
    let deep = |way: &&[usize]| way.iter().all(|&c| candidates[c].depth >= depth);
    let mut order: Vec<usize> = (0..paths.len()).filter(|&at| deep(&paths[at])).collect();
    order.sort_by_key(|&at| (paths[at].len(), paths[at].iter().max(), at));
    let mut used: FxHashSet<usize> = FxHashSet::default();
    let mut packed = Vec::new();
    for at in order {
        if !paths[at].iter().any(|candidate| used.contains(candidate)) {
            used.extend(paths[at]);
            packed.push(at);
        }
    }
    packed
}

/// The problem as clauses: one variable per candidate, one counter per depth.
struct Sat<'a> {
    all: &'a [Candidate],
    candidates: &'a [usize],
    paths: &'a [Vec<usize>],
    solver: BasicSolver,
    literals: Vec<Lit>,
}

impl<'a> Sat<'a> {
    fn new(all: &'a [Candidate], candidates: &'a [usize], paths: &'a [Vec<usize>]) -> Self {
        let mut solver = BasicSolver::default();
        let literals: Vec<Lit> =
            candidates.iter().map(|_| Lit::new(solver.new_var_default(), true)).collect();
        let mut sat = Sat { all, candidates, paths, solver, literals };
        for way in paths {
            let mut clause: Vec<Lit> = way.iter().filter_map(|&c| sat.literal(c)).collect();
            sat.solver.add_clause_reuse(&mut clause);
        }
        sat
    }

    fn literal(&self, candidate: usize) -> Option<Lit> {
        let at = self.candidates.binary_search(&candidate).ok()?;
        self.literals.get(at).copied()
    }

    fn minimum(mut self, order: &[usize]) -> Vec<usize> {
        let mut depths: Vec<u32> = self.candidates.iter().map(|&c| self.all[c].depth).collect();
        depths.sort_unstable();
        depths.dedup();
        let paths: Vec<&[usize]> = self.paths.iter().map(Vec::as_slice).collect();
        let mut fixed: Vec<Lit> = Vec::new();
        let mut deeper = 0;
        for &depth in depths.iter().rev() {
            let inputs: Vec<Lit> = self
                .candidates
                .iter()
                .zip(&self.literals)
                .filter(|(c, _)| self.all[**c].depth == depth)
                .map(|(_, l)| *l)
                .collect();
            let counter = self.counter(&inputs);
            let mut count = packing(&paths, self.all, depth).len().saturating_sub(deeper);
            while let Some(&too_many) = counter.get(count) {
                fixed.push(!too_many);
                if self.holds(&fixed) {
                    break;
                }
                fixed.pop();
                count += 1;
            }
            deeper += count;
        }
        let mut chosen = Vec::new();
        for &candidate in order {
            let Some(literal) = self.literal(candidate) else { continue };
            fixed.push(literal);
            if self.holds(&fixed) {
                chosen.push(candidate);
            } else {
                fixed.pop();
                fixed.push(!literal);
            }
        }
        chosen
    }

    fn holds(&mut self, assumptions: &[Lit]) -> bool {
        self.solver.solve_limited(assumptions) == lbool::TRUE
    }

    /// Literals that are true if more than 0, 1, 2, … of `inputs` are (Sinz's sequential counter,
    /// one direction).
    fn counter(&mut self, inputs: &[Lit]) -> Vec<Lit> {
        let mut row: Vec<Lit> = Vec::new();
        for &input in inputs {
            let next: Vec<Lit> =
                (0..=row.len()).map(|_| Lit::new(self.solver.new_var_default(), true)).collect();
            for (at, &before) in row.iter().enumerate() {
                self.solver.add_clause_reuse(&mut vec![!before, next[at]]);
                self.solver.add_clause_reuse(&mut vec![!before, !input, next[at + 1]]);
            }
            self.solver.add_clause_reuse(&mut vec![!input, next[0]]);
            row = next;
        }
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cover(depths: &[u32], paths: &[&[usize]]) -> Cover {
        let count = depths.len() as u32;
        let candidates = depths.iter().zip(0..).map(|(&depth, at)| Candidate { depth, rank: count - at });
        Cover { candidates: candidates.collect(), paths: paths.iter().map(|way| way.to_vec()).collect() }
    }

    #[test]
    fn intervals_are_stabbed_with_as_few_points_as_there_are_disjoint_ones() {
        let solution = cover(&[0; 6], &[&[0, 1, 2], &[1, 2, 3], &[3, 4], &[4, 5]]).solve();
        assert_eq!(solution.chosen, [2, 4]);
        assert_eq!(solution.disjoint.len(), 2);
    }

    #[test]
    fn an_inner_point_is_avoided_even_for_two_outer_ones() {
        let solution = cover(&[0, 1, 0], &[&[0, 1], &[1, 2]]).solve();
        assert_eq!(solution.chosen, [0, 2]);
    }

    #[test]
    fn circular_paths_need_one_more_than_are_disjoint() {
        let solution = cover(&[0; 3], &[&[0, 1], &[1, 2], &[0, 2]]).solve();
        assert_eq!(solution.chosen.len(), 2);
        assert_eq!(solution.disjoint.len(), 1);
    }

    #[test]
    fn among_equals_the_lowest_rank_wins() {
        let mut problem = cover(&[0; 3], &[&[0, 1, 2]]);
        problem.candidates[1].rank = 0;
        assert_eq!(problem.solve().chosen, [1]);
    }

    /// Tries all subsets, for problems with few candidates.
    fn brute_force(problem: &Cover) -> Vec<u32> {
        let deepest = problem.candidates.iter().map(|c| c.depth).max().unwrap_or(0);
        let cost = |set: u32| {
            let mut counts = vec![0; deepest as usize + 1];
            for (at, candidate) in problem.candidates.iter().enumerate() {
                counts[(deepest - candidate.depth) as usize] += (set >> at) & 1;
            }
            counts
        };
        let covers = |set: &u32| problem.paths.iter().all(|way| way.iter().any(|&c| (set >> c) & 1 == 1));
        (0..1 << problem.candidates.len()).filter(covers).map(cost).min().unwrap_or_default()
    }

    #[test]
    fn random_problems_have_the_cost_that_brute_force_finds() {
        arbtest::arbtest(|u| {
            let count = u.int_in_range(1..=9)?;
            let depths: Vec<u32> = (0..count).map(|_| u.int_in_range(0..=2)).collect::<Result<_, _>>()?;
            let mut paths = Vec::new();
            for _ in 0..u.int_in_range(1..=8)? {
                let mut way: Vec<usize> = Vec::new();
                for at in 0..count {
                    if u.ratio(1, 3)? {
                        way.push(at);
                    }
                }
                if way.is_empty() {
                    way.push(u.choose_index(count)?);
                }
                paths.push(way);
            }
            let refs: Vec<&[usize]> = paths.iter().map(Vec::as_slice).collect();
            let problem = cover(&depths, &refs);
            let solution = problem.solve();
            let set = solution.chosen.iter().fold(0_u32, |set, &c| set | 1 << c);
            assert!(paths.iter().all(|way| way.iter().any(|c| solution.chosen.contains(c))));
            let deepest = depths.iter().max().copied().unwrap_or(0);
            let mut counts = vec![0; deepest as usize + 1];
            for (at, &depth) in depths.iter().enumerate() {
                counts[(deepest - depth) as usize] += (set >> at) & 1;
            }
            assert_eq!(counts, brute_force(&problem));
            Ok(())
        });
    }
}
