//! Changes of a text.

use seawall_base::Span;

/// The order of changes at one place: insertions after an op precede insertions before the next op.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    After,
    Before,
    Replace,
}

/// One change of a text.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    pub(crate) span: Span,
    pub(crate) rank: Rank,
    pub(crate) text: String,
    /// The old text of which the new one is a copy, if it is one.
    pub(crate) copy_of: Option<Span>,
}

impl Change {
    pub(crate) fn replace(span: Span, text: String) -> Self {
        Change { span, rank: Rank::Replace, text, copy_of: None }
    }

    pub(crate) fn insert(at: u32, rank: Rank, text: String) -> Self {
        Change { span: Span::at(at), rank, text, copy_of: None }
    }
}

/// Where each part of an edited text was in the old text.
#[derive(Clone, Debug)]
pub struct OldPlaces {
    /// All of the new text, in order.
    pieces: Vec<Piece>,
}

/// A part of the new text: kept, or written by a change.
#[derive(Clone, Copy, Debug)]
struct Piece {
    new: Span,
    /// For a change, the text that it copied or replaced. Empty if it only inserted.
    old: Span,
    kept: bool,
}

impl OldPlaces {
    /// Returns the places in a text of `length` bytes that `changes`, which are in order and apart,
    /// were made to.
    pub(crate) fn new(changes: &[Change], length: u32) -> Self {
        let mut pieces = Vec::with_capacity(2 * changes.len() + 1);
        let (mut old, mut new) = (0, 0);
        let mut push = |to: u32, written: Option<&Change>| {
            let bytes = written.map_or(to - old, |change| change.text.len() as u32);
            let from = written.and_then(|change| change.copy_of).unwrap_or(Span::new(old, to));
            let piece = Piece { new: Span::new(new, new + bytes), old: from, kept: written.is_none() };
            if bytes > 0 {
                pieces.push(piece);
            }
            (old, new) = (to, new + bytes);
        };
        for change in changes {
            push(change.span.start, None);
            push(change.span.end, Some(change));
        }
        push(length, None);
        OldPlaces { pieces }
    }

    /// Returns where the text of a span of the new text was. An inserted text was nowhere: its
    /// place is the empty span at which it was inserted.
    pub fn of(&self, new: Span) -> Span {
        let Some(first) = self.piece(new.start) else {
            return Span::at(self.pieces.last().map_or(0, |last| last.old.end));
        };
        let start =
            if first.kept { first.old.start + (new.start - first.new.start) } else { first.old.start };
        let Some(last) = new.end.checked_sub(1).filter(|_| !new.is_empty()).and_then(|end| self.piece(end))
        else {
            return Span::at(start);
        };
        let end = if last.kept { last.old.start + (new.end - last.new.start) } else { last.old.end };
        Span::new(start, end.max(start))
    }

    fn piece(&self, new: u32) -> Option<&Piece> {
        let after = self.pieces.partition_point(|piece| piece.new.start <= new);
        self.pieces.get(after.checked_sub(1)?).filter(|piece| new < piece.new.end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `abcdef` to `abXYcQf`: `XY` is inserted, and `Q` replaces `de`.
    fn places() -> OldPlaces {
        let insert = Change::insert(2, Rank::Before, "XY".to_owned());
        OldPlaces::new(&[insert, Change::replace(Span::new(3, 5), "Q".to_owned())], 6)
    }

    #[test]
    fn kept_text_is_where_it_was() {
        let places = places();
        assert_eq!(places.of(Span::new(0, 2)), Span::new(0, 2));
        assert_eq!(places.of(Span::new(4, 5)), Span::new(2, 3));
        assert_eq!(places.of(Span::new(6, 7)), Span::new(5, 6));
        assert_eq!(places.of(Span::new(0, 7)), Span::new(0, 6));
        assert_eq!(places.of(Span::at(7)), Span::at(6));
    }

    #[test]
    fn a_copy_is_where_its_original_was() {
        let copy =
            Change { copy_of: Some(Span::new(4, 6)), ..Change::insert(0, Rank::Before, "  ef".to_owned()) };
        let places = OldPlaces::new(&[copy, Change::replace(Span::new(4, 6), String::new())], 6);
        assert_eq!(places.of(Span::new(2, 4)), Span::new(4, 6));
        assert_eq!(places.of(Span::new(4, 8)), Span::new(0, 4));
    }

    #[test]
    fn replaced_text_is_where_the_old_text_was_and_inserted_text_nowhere() {
        let places = places();
        assert_eq!(places.of(Span::new(5, 6)), Span::new(3, 5));
        assert_eq!(places.of(Span::new(4, 6)), Span::new(2, 5));
        assert_eq!(places.of(Span::new(2, 4)), Span::at(2));
        assert_eq!(places.of(Span::at(3)), Span::at(2));
    }
}
