//! The place of an access: a buffer, a slot and a part of the slot.

use arbitrary::Result;

use super::{Buffer, Carried, CarriedKind, Gen};

impl Gen<'_, '_> {
    /// The counter of an enclosing loop, mostly the innermost one.
    pub(super) fn counter(&mut self) -> Option<String> {
        let counters: Vec<String> = self.loops.iter().filter_map(|l| l.counter.clone()).collect();
        match self.u.ratio(1, 5) {
            Ok(true) => self.u.choose(&counters).ok().cloned(),
            _ => counters.last().cloned(),
        }
    }

    /// Chooses a buffer and a slot.
    pub(super) fn place(&mut self) -> Result<String> {
        let buffer = self.u.choose(&self.buffers)?.clone();
        let slot = self.slot(&buffer)?;
        // One half of a slot, as a part of a descriptor for that slot only.
        let part = match self.u.int_in_range(0..=19)? {
            0 if slot.starts_with('[') && slot != "[..]" => "[0:8, 0:8]",
            1 if slot.starts_with('[') && slot != "[..]" => "[8:16, 0:8]",
            _ => "",
        };
        Ok(format!("{}{slot}{part}", buffer.name))
    }

    /// Makes an index in brackets, or nothing for the whole buffer. The index is inside the buffer
    /// in every run.
    fn slot(&mut self, buffer: &Buffer) -> Result<String> {
        let slots = buffer.slots;
        if slots == 1 {
            return Ok(self.u.choose(&["", "[0]"])?.to_string());
        }
        let ahead = self.u.int_in_range(0..=slots - 1)?;
        let choice = self.u.int_in_range(0..=15)?;
        Ok(match choice {
            0 => String::new(),
            1 => "[..]".to_owned(),
            2 | 3 => format!("[{ahead}]"),
            4 => format!("[(s + {ahead}) % {slots}]"),
            5..=8 => match self.carried(slots)? {
                Some(term) => format!("[{term}]"),
                None => format!("[{ahead}]"),
            },
            _ => match self.counter() {
                Some(counter) => format!("[{}]", self.of_counter(&counter, ahead, slots)?),
                None => format!("[{ahead}]"),
            },
        })
    }

    /// `counter + ahead` modulo the number of slots.
    pub(super) fn of_counter(&mut self, counter: &str, ahead: u32, slots: u32) -> Result<String> {
        let sum = if ahead == 0 { counter.to_owned() } else { format!("({counter} + {ahead})") };
        if slots.is_power_of_two() && self.u.ratio(1, 3)? {
            return Ok(format!("{sum} & {}", slots - 1));
        }
        Ok(format!("{sum} % {slots}"))
    }

    /// A slot that depends on a loop-carried value.
    fn carried(&mut self, slots: u32) -> Result<Option<String>> {
        let carried: Vec<Carried> = self.loops.iter().flat_map(|l| l.carried.iter().cloned()).collect();
        if carried.is_empty() {
            return Ok(None);
        }
        let Carried { name, kind } = self.u.choose(&carried)?.clone();
        let ahead = self.u.int_in_range(0..=slots - 1)?;
        Ok(Some(match kind {
            CarriedKind::Flips => match self.u.ratio(1, 2)? {
                true => name,
                false => format!("{name} ^ 1"),
            },
            CarriedKind::Counts => self.of_counter(&name, ahead, slots)?,
            CarriedKind::Rotates(around) if around == slots => match self.u.int_in_range(0..=3)? {
                0 => format!("select({name} < 1, {name} + {}, {name} - 1)", slots - 1),
                1 => format!("select({name} == {}, 0, {name} + 1)", slots - 1),
                _ => name,
            },
            CarriedKind::Rotates(_) => format!("({name} + {ahead}) % {slots}"),
        }))
    }
}
