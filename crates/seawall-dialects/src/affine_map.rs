//! `affine_map<(d0)[s0] -> (d0 * 4 + s0 mod 8)>`, parsed from its text: the index arithmetic of
//! upstream MLIR.
//!
//! Grammar and semantics are those of MLIR's affine dialect. `floordiv` rounds down, `ceildiv`
//! rounds up, and `mod` is never negative.

/// An expression of a map. Operands are positions in [`AffineMap::nodes`], and each precedes its
/// users.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AffineNode {
    /// A constant.
    Const(i64),
    /// The map operand at this position: dimensions first, then symbols.
    Operand(usize),
    /// A sum.
    Add(usize, usize),
    /// A product.
    Mul(usize, usize),
    /// The remainder, which is never negative.
    Mod(usize, usize),
    /// The quotient, rounded down.
    FloorDiv(usize, usize),
    /// The quotient, rounded up.
    CeilDiv(usize, usize),
}

/// The value that an op gives from the results of an affine map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AffineResult {
    /// The only result.
    Only,
    /// The smallest result.
    Min,
    /// The largest result.
    Max,
}

/// An affine map.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AffineMap {
    /// The number of dimensions and symbols together.
    pub operands: usize,
    /// All expressions, operands first.
    pub nodes: Vec<AffineNode>,
    /// The results, as positions in `nodes`.
    pub results: Vec<usize>,
}

/// The maximum nesting of parentheses and signs. Printers write no redundant parentheses.
const MAX_NESTING: usize = 64;
/// The maximum number of expressions in a map.
const MAX_NODES: usize = 4096;

impl AffineMap {
    /// Parses a map with or without `affine_map<...>` around it. Returns `None` if it is malformed
    /// or exceeds a limit.
    pub fn parse(text: &str) -> Option<AffineMap> {
        let text = text.trim();
        let body = match text.strip_prefix("affine_map<") {
            Some(rest) => rest.strip_suffix('>')?,
            None => text,
        };
        let (head, results) = body.split_once("->")?;
        let head = head.trim().strip_prefix('(')?;
        let (dims, rest) = head.split_once(')')?;
        let symbols = match rest.trim() {
            "" => "",
            list => list.strip_prefix('[')?.strip_suffix(']')?,
        };
        let names = |list: &str| -> Vec<String> {
            list.split(',').map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
        };
        let mut all = names(dims);
        all.extend(names(symbols));
        let mut reader = Reader { text: results.trim(), names: &all, nodes: Vec::new(), nesting: 0 };
        reader.expect("(")?;
        let mut outputs = Vec::new();
        while !reader.eat(")") {
            if !outputs.is_empty() {
                reader.expect(",")?;
            }
            outputs.push(reader.sum()?);
        }
        if !reader.text.trim().is_empty() {
            return None;
        }
        let nodes = reader.nodes;
        Some(AffineMap { operands: all.len(), nodes, results: outputs })
    }
}

struct Reader<'t> {
    text: &'t str,
    names: &'t [String],
    nodes: Vec<AffineNode>,
    nesting: usize,
}

impl Reader<'_> {
    fn eat(&mut self, token: &str) -> bool {
        self.text = self.text.trim_start();
        match self.text.strip_prefix(token) {
            Some(rest) => {
                self.text = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, token: &str) -> Option<()> {
        self.eat(token).then_some(())
    }

    fn push(&mut self, node: AffineNode) -> Option<usize> {
        self.nodes.push(node);
        (self.nodes.len() <= MAX_NODES).then(|| self.nodes.len() - 1)
    }

    fn sum(&mut self) -> Option<usize> {
        let mut left = self.product()?;
        loop {
            if self.eat("+") {
                let right = self.product()?;
                left = self.push(AffineNode::Add(left, right))?;
            } else if self.eat("-") {
                let right = self.product()?;
                let right = self.negated(right)?;
                left = self.push(AffineNode::Add(left, right))?;
            } else {
                return Some(left);
            }
        }
    }

    fn negated(&mut self, node: usize) -> Option<usize> {
        let minus = self.push(AffineNode::Const(-1))?;
        self.push(AffineNode::Mul(node, minus))
    }

    fn product(&mut self) -> Option<usize> {
        let mut left = self.atom()?;
        loop {
            let make: fn(usize, usize) -> AffineNode = if self.eat("*") {
                AffineNode::Mul
            } else if self.eat("floordiv") {
                AffineNode::FloorDiv
            } else if self.eat("ceildiv") {
                AffineNode::CeilDiv
            } else if self.eat("mod") {
                AffineNode::Mod
            } else {
                return Some(left);
            };
            let right = self.atom()?;
            left = self.push(make(left, right))?;
        }
    }

    fn atom(&mut self) -> Option<usize> {
        self.nesting += 1;
        if self.nesting > MAX_NESTING {
            return None;
        }
        let atom = if self.eat("(") {
            let inner = self.sum()?;
            self.expect(")")?;
            Some(inner)
        } else if self.eat("-") {
            let inner = self.atom()?;
            self.negated(inner)
        } else {
            self.leaf()
        };
        self.nesting -= 1;
        atom
    }

    fn leaf(&mut self) -> Option<usize> {
        let word = |c: char| c.is_alphanumeric() || c == '_';
        self.text = self.text.trim_start();
        let end = self.text.find(|c| !word(c)).unwrap_or(self.text.len());
        let (name, rest) = self.text.split_at(end);
        self.text = rest;
        let node = match name.parse() {
            Ok(number) => AffineNode::Const(number),
            Err(_) => AffineNode::Operand(self.names.iter().position(|known| known == name)?),
        };
        self.push(node)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the value of the first result.
    fn value(text: &str, operands: &[i64]) -> Option<i64> {
        let map = AffineMap::parse(text)?;
        let mut values: Vec<i64> = Vec::new();
        for node in &map.nodes {
            values.push(match *node {
                AffineNode::Const(value) => value,
                AffineNode::Operand(at) => operands[at],
                AffineNode::Add(a, b) => values[a] + values[b],
                AffineNode::Mul(a, b) => values[a] * values[b],
                AffineNode::Mod(a, b) => values[a].rem_euclid(values[b]),
                AffineNode::FloorDiv(a, b) => values[a].div_euclid(values[b]),
                AffineNode::CeilDiv(a, b) => -(-values[a]).div_euclid(values[b]),
            });
        }
        Some(values[map.results[0]])
    }

    #[test]
    fn products_bind_stronger_than_sums_and_go_from_left_to_right() {
        assert_eq!(value("affine_map<(d0)[s0] -> (d0 * 4 + s0 mod 8)>", &[3, 13]), Some(17));
        assert_eq!(value("(d0) -> (d0 - 2 - 3)", &[10]), Some(5));
        assert_eq!(value("()[s0] -> (s0 floordiv 4 * 8)", &[9]), Some(16));
        assert_eq!(value("()[s0, s1] -> (s0 * -64 - (s1 floordiv 32) * 32 + 256)", &[1, 70]), Some(128));
        assert_eq!(value("(d0) -> (-(d0 ceildiv 4))", &[9]), Some(-3));
    }

    #[test]
    fn a_map_may_have_several_results_or_none() {
        assert_eq!(AffineMap::parse("(d0, d1) -> (d0, d1 + 1)").unwrap().results.len(), 2);
        assert_eq!(AffineMap::parse("affine_map<() -> ()>").unwrap().results.len(), 0);
    }

    #[test]
    fn what_is_no_map_is_refused() {
        for text in
            ["(d0) -> (d1)", "(d0) -> (d0", "(d0) (d0)", "(d0) -> (d0 +)", "(d0) -> (d0) x", "", "d0 -> (1)"]
        {
            assert_eq!(AffineMap::parse(text), None, "{text}");
        }
        let deep = format!("() -> ({}1{})", "(".repeat(100_000), ")".repeat(100_000));
        assert_eq!(AffineMap::parse(&deep), None);
        assert_eq!(AffineMap::parse("() -> (99999999999999999999)"), None);
    }
}
