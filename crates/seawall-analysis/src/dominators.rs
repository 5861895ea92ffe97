//! Dominators of a graph whose nodes are numbered in reverse postorder, with the algorithm of
//! Cooper, Harvey and Kennedy. It is linear on the reducible graphs that compilers emit.

/// The immediate dominator of each node. Node 0 is the entry and its own dominator.
#[derive(Clone, Debug)]
pub struct Dominators {
    immediate: Vec<u32>,
}

const UNKNOWN: u32 = u32::MAX;

impl Dominators {
    /// Computes dominators from the predecessors of each node. All nodes must be reachable and
    /// numbered in reverse postorder from node 0.
    pub fn new(predecessors: &[Vec<u32>]) -> Self {
        let mut immediate = vec![UNKNOWN; predecessors.len()];
        if let Some(entry) = immediate.first_mut() {
            *entry = 0;
        }
        let mut tree = Dominators { immediate };
        let mut changed = true;
        while changed {
            changed = false;
            for (node, before) in predecessors.iter().enumerate().skip(1) {
                let known = before.iter().copied().filter(|&p| tree.immediate[p as usize] != UNKNOWN);
                let Some(new) = known.reduce(|a, b| tree.common(a, b)) else { continue };
                changed |= std::mem::replace(&mut tree.immediate[node], new) != new;
            }
        }
        tree
    }

    /// Whether every path from the entry to `below` goes through `above`.
    pub fn dominates(&self, above: u32, below: u32) -> bool {
        let mut walk = below;
        while walk > above {
            walk = self.immediate[walk as usize];
        }
        walk == above
    }

    /// The immediate dominator of a node.
    pub fn immediate(&self, node: u32) -> u32 {
        self.immediate[node as usize]
    }

    /// The nearest node that dominates both.
    pub fn common(&self, mut a: u32, mut b: u32) -> u32 {
        while a != b {
            while a > b {
                a = self.immediate[a as usize];
            }
            while b > a {
                b = self.immediate[b as usize];
            }
        }
        a
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_join_of_a_diamond_is_dominated_by_its_fork() {
        let tree = Dominators::new(&[vec![], vec![0], vec![0], vec![1, 2]]);
        assert!(tree.dominates(0, 3));
        assert!(!tree.dominates(1, 3));
        assert_eq!(tree.common(1, 2), 0);
    }
}
