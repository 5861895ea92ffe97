//! Combinations of values.

use crate::value::Value;

/// The possible values of variables.
#[derive(Debug, Default)]
pub(super) struct Choices {
    /// The values of all variables, one variable after the other.
    values: Vec<Value>,
    /// Where the values of each variable end.
    ends: Vec<usize>,
}

impl Choices {
    /// Removes all variables.
    pub(super) fn clear(&mut self) {
        self.values.clear();
        self.ends.clear();
    }

    /// Adds a variable.
    pub(super) fn push(&mut self, values: impl IntoIterator<Item = Value>) {
        self.values.extend(values);
        self.ends.push(self.values.len());
    }

    /// Passes each combination with one value of each variable to `each`. The last variable changes
    /// first. Stops at the first error.
    pub(super) fn try_for_each<E>(&self, mut each: impl FnMut(&[Value]) -> Result<(), E>) -> Result<(), E> {
        if self.values.len() == self.ends.len()
            && self.ends.iter().enumerate().all(|(at, &end)| end == at + 1)
        {
            return each(&self.values);
        }
        let begin = |at: usize| if at == 0 { 0 } else { self.ends[at - 1] };
        if (0..self.ends.len()).any(|at| begin(at) == self.ends[at]) {
            return Ok(());
        }
        let mut chosen: Vec<usize> = (0..self.ends.len()).map(begin).collect();
        let mut combination: Vec<Value> = chosen.iter().map(|&at| self.values[at]).collect();
        loop {
            each(&combination)?;
            let Some(last) = (0..chosen.len()).rev().find(|&at| chosen[at] + 1 < self.ends[at]) else {
                return Ok(());
            };
            chosen[last] += 1;
            combination[last] = self.values[chosen[last]];
            for at in last + 1..chosen.len() {
                chosen[at] = begin(at);
                combination[at] = self.values[chosen[at]];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn combinations(choices: &[&[i64]]) -> Vec<Vec<Value>> {
        let mut all = Choices::default();
        choices.iter().for_each(|values| all.push(values.iter().copied().map(Value::Exact)));
        let mut found = Vec::new();
        let pushed: Result<(), ()> = all.try_for_each(|combination| {
            found.push(combination.to_vec());
            Ok(())
        });
        pushed.expect("no combination is refused");
        found
    }

    #[test]
    fn the_last_variable_changes_first() {
        let exact = |numbers: [i64; 3]| numbers.map(Value::Exact).to_vec();
        let expected = [[1, 3, 4], [1, 3, 5], [2, 3, 4], [2, 3, 5]].map(exact);
        assert_eq!(combinations(&[&[1, 2], &[3], &[4, 5]]), expected);
    }

    #[test]
    fn a_variable_without_values_leaves_nothing() {
        assert_eq!(combinations(&[&[1, 2], &[], &[3]]), Vec::<Vec<Value>>::new());
        assert_eq!(combinations(&[&[], &[1, 2]]), Vec::<Vec<Value>>::new());
    }

    #[test]
    fn no_variables_have_one_combination() {
        assert_eq!(combinations(&[]), [Vec::new()]);
    }
}
