//! How many open slots cover each interval of time, with a search for uncovered intervals.

/// Counters over a line of cells. Supports adding to a range, and searching for the next covered or
/// uncovered cell.
pub(crate) struct Coverage {
    /// The number of leaves of the tree, a power of two.
    width: usize,
    cells: usize,
    /// The least and the greatest count below each node of a binary tree, without what was added at
    /// nodes above it.
    least: Vec<i32>,
    greatest: Vec<i32>,
    /// What was added to all cells below each node.
    added: Vec<i32>,
}

impl Coverage {
    /// Creates `cells` uncovered cells.
    pub(crate) fn new(cells: usize) -> Self {
        let width = cells.max(1).next_power_of_two();
        let nodes = vec![0; 2 * width];
        Coverage { width, cells, least: nodes.clone(), greatest: nodes.clone(), added: nodes }
    }

    /// Adds `by` to the cells `from..to`.
    pub(crate) fn add(&mut self, from: usize, to: usize, by: i32) {
        self.add_below(1, 0, self.width, from, to, by);
    }

    fn add_below(&mut self, node: usize, start: usize, width: usize, from: usize, to: usize, by: i32) {
        if to <= start || start + width <= from {
            return;
        }
        if from <= start && start + width <= to {
            self.added[node] += by;
            self.least[node] += by;
            self.greatest[node] += by;
            return;
        }
        let half = width / 2;
        self.add_below(2 * node, start, half, from, to, by);
        self.add_below(2 * node + 1, start + half, half, from, to, by);
        self.least[node] = self.added[node] + self.least[2 * node].min(self.least[2 * node + 1]);
        self.greatest[node] = self.added[node] + self.greatest[2 * node].max(self.greatest[2 * node + 1]);
    }

    /// The first cell from `from` on that is covered (or, if not `covered`, uncovered); the number
    /// of cells if there is none.
    pub(crate) fn next(&self, from: usize, covered: bool) -> usize {
        self.next_below(1, 0, self.width, from, 0, covered).unwrap_or(self.cells).min(self.cells)
    }

    fn next_below(
        &self,
        node: usize,
        start: usize,
        width: usize,
        from: usize,
        above: i32,
        covered: bool,
    ) -> Option<usize> {
        if start + width <= from || !self.has(node, above, covered) {
            return None;
        }
        if width == 1 {
            return Some(start);
        }
        let (half, above) = (width / 2, above + self.added[node]);
        self.next_below(2 * node, start, half, from, above, covered)
            .or_else(|| self.next_below(2 * node + 1, start + half, half, from, above, covered))
    }

    /// The first cell of the run of uncovered cells that ends with `cell`.
    pub(crate) fn stretch_start(&self, cell: usize) -> usize {
        self.last_covered(1, 0, self.width, cell, 0).map_or(0, |covered| covered + 1)
    }

    fn last_covered(
        &self,
        node: usize,
        start: usize,
        width: usize,
        before: usize,
        above: i32,
    ) -> Option<usize> {
        if start >= before || !self.has(node, above, true) {
            return None;
        }
        if width == 1 {
            return Some(start);
        }
        let (half, above) = (width / 2, above + self.added[node]);
        self.last_covered(2 * node + 1, start + half, half, before, above)
            .or_else(|| self.last_covered(2 * node, start, half, before, above))
    }

    fn has(&self, node: usize, above: i32, covered: bool) -> bool {
        if covered { above + self.greatest[node] > 0 } else { above + self.least[node] == 0 }
    }
}
