//! Integer expressions for people: their structure, simplification and printing.

use seawall_dialects::Arith;

/// An expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Expression {
    Const(i128),
    Name(String),
    Binary(Operator, Box<Expression>, Box<Expression>),
    Compare(&'static str, Box<Expression>, Box<Expression>),
    Select(Box<Expression>, Box<Expression>, Box<Expression>),
    Call(&'static str, Box<Expression>, Box<Expression>),
}

/// An infix operator, ordered by precedence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Operator {
    Or,
    Xor,
    And,
    Shl,
    Shr,
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

impl Operator {
    fn text(self) -> &'static str {
        match self {
            Operator::Or => "|",
            Operator::Xor => "^",
            Operator::And => "&",
            Operator::Shl => "<<",
            Operator::Shr => ">>",
            Operator::Add => "+",
            Operator::Sub => "-",
            Operator::Mul => "*",
            Operator::Div => "/",
            Operator::Rem => "%",
        }
    }

    fn tightness(self) -> u32 {
        match self {
            Operator::Or => 2,
            Operator::Xor => 3,
            Operator::And => 4,
            Operator::Shl | Operator::Shr => 6,
            Operator::Add | Operator::Sub => 7,
            Operator::Mul | Operator::Div | Operator::Rem => 8,
        }
    }

    /// The infix operator of an `arith` op, if any.
    pub(crate) fn of(arith: Arith) -> Option<Operator> {
        Some(match arith {
            Arith::Add => Operator::Add,
            Arith::Sub => Operator::Sub,
            Arith::Mul => Operator::Mul,
            Arith::DivS | Arith::DivU | Arith::FloorDivS => Operator::Div,
            Arith::RemS | Arith::RemU => Operator::Rem,
            Arith::And => Operator::And,
            Arith::Or => Operator::Or,
            Arith::Xor => Operator::Xor,
            Arith::Shl => Operator::Shl,
            Arith::ShrS | Arith::ShrU => Operator::Shr,
            _ => return None,
        })
    }
}

impl Expression {
    /// A name.
    pub(crate) fn name(name: impl Into<String>) -> Self {
        Expression::Name(name.into())
    }

    /// `op` on `a` and `b`, with simple simplifications. Assumes that counters are not negative.
    pub(crate) fn binary(op: Operator, a: Expression, b: Expression) -> Self {
        use Expression::{Binary, Const};
        use Operator::{Add, And, Div, Mul, Or, Rem, Sub, Xor};
        match (op, &a, &b) {
            (_, Const(x), Const(y)) => {
                if let Some(value) = fold(op, *x, *y) {
                    return Const(value);
                }
            }
            (Add | Sub | Or | Xor, _, Const(0)) | (Mul | Div, _, Const(1)) => return a,
            (Add | Or | Xor, Const(0), _) | (Mul, Const(1), _) => return b,
            (Mul | And, _, Const(0)) | (Mul | And, Const(0), _) | (Rem, _, Const(1)) => return Const(0),
            (Add, Binary(Add, x, c), Const(d)) => {
                if let Const(c) = c.as_ref()
                    && let Some(sum) = c.checked_add(*d)
                {
                    return Expression::binary(Add, *x.clone(), Const(sum));
                }
            }
            (Rem | Div, Binary(Add, x, c), Const(n)) => {
                if let Const(c) = c.as_ref()
                    && *n > 0
                    && c >= n
                {
                    let rest = Expression::binary(Add, *x.clone(), Const(c % n));
                    let rest = Expression::binary(op, rest, Const(*n));
                    let whole = if op == Div { c / n } else { 0 };
                    return Expression::binary(Add, rest, Const(whole));
                }
            }
            (And, Binary(Add, x, c), Const(1)) => {
                if let Const(c) = c.as_ref() {
                    let bit = Expression::binary(And, *x.clone(), Const(1));
                    return Expression::binary(Xor, bit, Const(c & 1));
                }
            }
            (Xor, Binary(Xor, x, c), Const(d)) => {
                if let Const(c) = c.as_ref() {
                    return Expression::binary(Xor, *x.clone(), Const(c ^ d));
                }
            }
            (Sub, x, y) if x == y => return Const(0),
            // A remainder written as a subtraction.
            (Sub, _, Binary(Mul, quotient, n)) => {
                if let Binary(Div, x, m) = quotient.as_ref()
                    && **x == a
                    && m == n
                {
                    return Expression::binary(Rem, a.clone(), *m.clone());
                }
            }
            _ => {}
        }
        Binary(op, Box::new(a), Box::new(b))
    }

    /// Whether its value is always 0 or 1.
    pub(crate) fn is_bit(&self) -> bool {
        match self {
            Expression::Const(value) => (0..2).contains(value),
            Expression::Compare(..) => true,
            Expression::Binary(Operator::And, a, b) => a.is_bit() || b.is_bit(),
            Expression::Binary(Operator::Xor | Operator::Or, a, b) => a.is_bit() && b.is_bit(),
            Expression::Select(_, a, b) => a.is_bit() && b.is_bit(),
            _ => false,
        }
    }

    /// The expression as text.
    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        self.write(0, &mut out);
        out
    }

    /// Recursion is bounded, because `terms` limits the depth of expressions.
    fn write(&self, around: u32, out: &mut String) {
        match self {
            Expression::Const(value) => out.push_str(&value.to_string()),
            Expression::Name(name) => out.push_str(name),
            Expression::Binary(op, a, b) => {
                let own = op.tightness();
                // Nested bit operations and shifts are bracketed, because few readers know their
                // precedence.
                let brackets = own < around || (around > 2 && around < 7 && own < 7);
                infix(out, brackets, op.text(), |out| a.write(own, out), |out| b.write(own + 1, out));
            }
            Expression::Compare(op, a, b) => {
                infix(out, around > 0, op, |out| a.write(5, out), |out| b.write(5, out));
            }
            Expression::Select(condition, a, b) => {
                out.push('(');
                condition.write(0, out);
                out.push_str(" ? ");
                a.write(0, out);
                out.push_str(" : ");
                b.write(0, out);
                out.push(')');
            }
            Expression::Call(name, a, b) => {
                out.push_str(name);
                out.push('(');
                a.write(0, out);
                out.push_str(", ");
                b.write(0, out);
                out.push(')');
            }
        }
    }
}

fn infix(
    out: &mut String,
    brackets: bool,
    op: &str,
    a: impl FnOnce(&mut String),
    b: impl FnOnce(&mut String),
) {
    if brackets {
        out.push('(');
    }
    a(out);
    out.push(' ');
    out.push_str(op);
    out.push(' ');
    b(out);
    if brackets {
        out.push(')');
    }
}

fn fold(op: Operator, x: i128, y: i128) -> Option<i128> {
    match op {
        Operator::Add => x.checked_add(y),
        Operator::Sub => x.checked_sub(y),
        Operator::Mul => x.checked_mul(y),
        Operator::Div => x.checked_div(y),
        Operator::Rem => x.checked_rem(y),
        Operator::And => Some(x & y),
        Operator::Or => Some(x | y),
        Operator::Xor => Some(x ^ y),
        Operator::Shl | Operator::Shr => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn n() -> Expression {
        Expression::name("n")
    }

    #[test]
    fn a_remainder_that_is_spelled_out_is_one() {
        let quotient = Expression::binary(Operator::Div, n(), Expression::Const(3));
        let product = Expression::binary(Operator::Mul, quotient.clone(), Expression::Const(3));
        assert_eq!(Expression::binary(Operator::Sub, n(), product).text(), "n % 3");
        let phase = Expression::binary(Operator::And, quotient, Expression::Const(1));
        assert_eq!(phase.text(), "n / 3 & 1");
        let inverted = Expression::binary(Operator::Xor, phase, Expression::Const(1));
        assert_eq!(inverted.text(), "(n / 3 & 1) ^ 1");
        assert!(inverted.is_bit());
    }

    #[test]
    fn whole_turns_of_a_ring_are_left_out() {
        let ahead = |by| Expression::binary(Operator::Add, n(), Expression::Const(by));
        let twice = Expression::binary(Operator::Add, ahead(1), Expression::Const(1));
        assert_eq!(Expression::binary(Operator::Rem, twice.clone(), Expression::Const(2)).text(), "n % 2");
        let quotient = Expression::binary(Operator::Div, twice, Expression::Const(2));
        let phase = Expression::binary(Operator::And, quotient, Expression::Const(1));
        assert_eq!(phase.text(), "(n / 2 & 1) ^ 1");
        assert_eq!(Expression::binary(Operator::Xor, phase, Expression::Const(1)).text(), "n / 2 & 1");
    }

    #[test]
    fn brackets_are_where_they_are_needed() {
        let sum = Expression::binary(Operator::Add, n(), Expression::Const(1));
        assert_eq!(
            Expression::binary(Operator::Rem, sum.clone(), Expression::Const(3)).text(),
            "(n + 1) % 3"
        );
        assert_eq!(Expression::binary(Operator::Sub, n(), sum).text(), "n - (n + 1)");
    }
}
