//! Regions, blocks and their labels. Only here parsing recurses: a region reads ops, and an op
//! reads regions.

use super::Parser;
use super::op_state::OpState;
use crate::error::ParseError;
use crate::ids::{BlockId, RegionId};
use crate::ir::{Block, NameVisibility, Region, Slice, Value, ValueDef};
use crate::limits::MAX_REGION_DEPTH;
use crate::op_parser::RegionArg;
use crate::scan::unclosed;
use seawall_base::{Diagnostic, Span};

/// A block with a label, from its definition or from a branch to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Label {
    block: BlockId,
    defined: bool,
    first_use: Span,
}

impl<'a> Parser<'a> {
    pub(super) fn new_block(&mut self, parent: Option<RegionId>, label: Span) -> BlockId {
        self.t.blocks.push(Block { parent, label, ops: Slice::default(), args: Slice::default() })
    }

    /// Reads `{...}` for a known op.
    pub(crate) fn read_region(
        &mut self,
        st: &mut OpState,
        args: &[RegionArg],
        isolated: bool,
    ) -> Result<RegionId, ParseError> {
        let visibility = if isolated { NameVisibility::Isolated } else { NameVisibility::Open };
        self.read_region_with(st, args, visibility)
    }

    /// Reads `{...}`: opens the scope and reads blocks up to the closing brace.
    pub(super) fn read_region_with(
        &mut self,
        st: &mut OpState,
        args: &[RegionArg],
        visibility: NameVisibility,
    ) -> Result<RegionId, ParseError> {
        self.s.skip_blank();
        let open = self.s.pos;
        if !self.s.eat_byte(b'{') {
            return Err(ParseError::expected(open as u32, "a region, which begins with `{`"));
        }
        if self.depth >= MAX_REGION_DEPTH {
            let message = format!("regions are nested deeper than {MAX_REGION_DEPTH} levels here");
            let at = Span::new(open as u32, open as u32 + 1);
            return Err(ParseError::fatal(Diagnostic::error("parse::nesting", at, message)));
        }
        st.committed = true;
        let region = self.t.regions.push(Region {
            op: st.op,
            span: Span::default(),
            visibility,
            blocks: Slice::default(),
        });
        let frame = self.enter_scope(visibility);
        let (blocks, labels) = (self.open_blocks.len(), self.label_log.len());
        self.depth += 1;
        self.enclosing.push(st.name);
        // Errors inside a region are fatal, because other formats of the op cannot repair them.
        let text = self.s.text;
        self.read_blocks(region, args, open).map_err(|e| ParseError::fatal(e.into_diagnostic(text)))?;
        self.enclosing.pop();
        self.depth -= 1;
        self.check_labels(labels);
        self.leave_scope(frame);
        let list = Slice::until(
            self.t.block_lists.len(),
            self.t.block_lists.len() + self.open_blocks.len() - blocks,
        );
        self.t.block_lists.extend(self.open_blocks.drain(blocks..));
        let entry = &mut self.t.regions[region];
        entry.span = self.s.span_from(open);
        entry.blocks = list;
        self.op_regions.push(region);
        Ok(region)
    }

    /// Reads the blocks up to and including the closing brace.
    fn read_blocks(&mut self, region: RegionId, args: &[RegionArg], open: usize) -> Result<(), ParseError> {
        self.s.skip_blank();
        if !args.is_empty() || self.s.byte(0) != b'^' {
            let entry = self.new_block(Some(region), Span::default());
            self.open_blocks.push(entry);
            let first = self.t.values.len();
            for arg in args {
                self.define_arg(entry, first, arg);
            }
            self.set_args(entry, first);
            if self.s.byte(0) == b'^' && !args.is_empty() {
                // The op's header named arguments, and so does the block label: one block has both
                // lists.
                self.read_label_of_entry(region, entry, first)?;
            }
            self.read_block_ops(entry, false)?;
        }
        loop {
            match self.s.byte(0) {
                b'}' => {
                    self.s.pos += 1;
                    return Ok(());
                }
                b'^' => {
                    let block = self.read_label(region)?;
                    self.open_blocks.push(block);
                    self.read_block_ops(block, false)?;
                }
                _ if self.s.at_end() => return Err(unclosed(self.s.text, open as u32)),
                _ => return Err(ParseError::expected(self.s.offset(), "an operation, a block or `}`")),
            }
        }
    }

    /// Reads the ops of one block, up to a token that cannot begin an op.
    pub(super) fn read_block_ops(&mut self, block: BlockId, top_level: bool) -> Result<(), ParseError> {
        let mark = self.open_ops.len();
        loop {
            self.s.skip_blank();
            match self.s.byte(0) {
                b'}' | b'^' => break,
                0 if self.s.at_end() => break,
                b'#' | b'!' | b'{' if top_level && self.read_top_level_item()? => {}
                _ => {
                    let op = self.read_op(block)?;
                    self.open_ops.push(op);
                }
            }
        }
        let list = Slice::until(self.t.op_lists.len(), self.t.op_lists.len() + self.open_ops.len() - mark);
        self.t.op_lists.extend(self.open_ops.drain(mark..));
        self.t.blocks[block].ops = list;
        Ok(())
    }

    fn define_arg(&mut self, block: BlockId, first: usize, arg: &RegionArg) {
        let index = (self.t.values.len() - first) as u32;
        let ty = arg.ty.unwrap_or(self.unknown);
        let value =
            self.t.values.push(Value { ty, def: ValueDef::BlockArg { block, index }, name: arg.name });
        self.define(arg.name, value, 1);
    }

    fn set_args(&mut self, block: BlockId, first: usize) {
        self.t.blocks[block].args = Slice::until(first, self.t.values.len());
    }

    /// Returns the block with the label `name`, which is created if no branch to it was read.
    pub(super) fn block_called(&mut self, region: RegionId, name: Span) -> BlockId {
        let text = name.of(self.s.text);
        if let Some(label) = self.labels.get(&(region, text)) {
            return label.block;
        }
        let block = self.new_block(Some(region), Span::default());
        self.labels.insert((region, text), Label { block, defined: false, first_use: name });
        self.label_log.push((region, text));
        block
    }

    /// Reads `^bb1`.
    pub(super) fn label_name(&mut self) -> Result<Span, ParseError> {
        let start = self.s.pos;
        self.s.pos += usize::from(self.s.byte(0) == b'^');
        let sigil = self.s.pos;
        self.s.name_tail();
        if sigil == start || self.s.pos == sigil {
            self.s.pos = start;
            return Err(ParseError::expected(start as u32, "a block name such as `^bb1`"));
        }
        Ok(self.s.span_from(start))
    }

    /// Reads `^bb1(%a: T):` at the head of a block.
    fn read_label(&mut self, region: RegionId) -> Result<BlockId, ParseError> {
        let name = self.label_name()?;
        let block = self.block_called(region, name);
        let first = self.t.values.len();
        self.mark_defined(region, name, block);
        self.read_label_args(block, first)?;
        Ok(block)
    }

    /// Reads a block label whose block exists already, because the op's header named arguments.
    fn read_label_of_entry(
        &mut self,
        region: RegionId,
        entry: BlockId,
        first: usize,
    ) -> Result<(), ParseError> {
        let name = self.label_name()?;
        let text = name.of(self.s.text);
        self.labels.insert((region, text), Label { block: entry, defined: false, first_use: name });
        self.label_log.push((region, text));
        self.mark_defined(region, name, entry);
        self.read_label_args(entry, first)
    }

    fn mark_defined(&mut self, region: RegionId, name: Span, block: BlockId) {
        let text = name.of(self.s.text);
        let Some(label) = self.labels.get_mut(&(region, text)) else { return };
        if label.defined {
            let place = self.t.blocks[block].label;
            let message = format!("block {text} is defined twice");
            self.report(
                Diagnostic::error("parse::redefined-block", name, message).also(place, "first defined here"),
            );
            return;
        }
        label.defined = true;
        self.t.blocks[block].label = name;
    }

    fn read_label_args(&mut self, block: BlockId, first: usize) -> Result<(), ParseError> {
        if self.s.eat("(") && !self.s.eat(")") {
            loop {
                self.s.skip_blank();
                let Some(name) = self.s.ssa_name() else {
                    return Err(ParseError::expected(
                        self.s.offset(),
                        "a block argument such as `%arg0: i32`",
                    ));
                };
                if !self.s.eat(":") {
                    return Err(ParseError::expected(
                        self.s.offset(),
                        "`:` and the type of the block argument",
                    ));
                }
                let ty = Some(self.read_type()?);
                self.s.skip_blank();
                if self.s.byte(0) == b'{' {
                    self.s.balanced()?;
                }
                self.skip_loc()?;
                self.define_arg(block, first, &RegionArg { name, ty });
                if !self.s.eat(",") {
                    break;
                }
            }
            self.s.expect(")")?;
        }
        self.set_args(block, first);
        if self.s.eat(":") {
            Ok(())
        } else {
            Err(ParseError::expected(self.s.offset(), "`:` after the block's name"))
        }
    }

    /// Reports branches to undefined blocks and removes the region's labels.
    fn check_labels(&mut self, mark: usize) {
        while self.label_log.len() > mark {
            let Some(key) = self.label_log.pop() else { break };
            let Some(label) = self.labels.remove(&key) else { continue };
            if !label.defined {
                let message =
                    format!("a branch targets block {}, which is not defined in this region", key.1);
                self.report(Diagnostic::error("parse::undefined-block", label.first_use, message));
            }
        }
    }
}
