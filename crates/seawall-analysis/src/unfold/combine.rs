//! Combinations of values.

use crate::value::Value;

/// All combinations with one value from each choice.
pub(super) fn combinations(choices: &[Vec<Value>]) -> Vec<Box<[Value]>> {
    let mut all: Vec<Vec<Value>> = vec![Vec::with_capacity(choices.len())];
    for values in choices {
        if let [only] = values.as_slice() {
            all.iter_mut().for_each(|combination| combination.push(*only));
            continue;
        }
        let extend = |combination: Vec<Value>| {
            values.iter().map(move |&value| {
                let mut longer = combination.clone();
                longer.push(value);
                longer
            })
        };
        all = all.into_iter().flat_map(extend).collect();
    }
    all.into_iter().map(Vec::into_boxed_slice).collect()
}
