//! The left column: one row for each node, indented by graph nesting, with the memory that the node
//! accesses.

use super::element::Svg;
use super::layout::{LISTING_END, Layout, MARGIN, ROW};
use super::style::colour;
use super::timeline::Timeline;
use super::width::{fitted, width};
use super::{PictureMark, PictureRow, RowKind, TracePicture};

const CHIP: (f32, f32) = (24.0, 14.0);

pub(super) fn draw(svg: &mut Svg, picture: &TracePicture, layout: &Layout, timeline: Option<&Timeline>) {
    for (at, row) in picture.rows.iter().enumerate() {
        if let RowKind::Loop(last) | RowKind::Conditional(last) = row.kind {
            nesting(svg, layout, at, last, row);
        }
    }
    for (at, row) in picture.rows.iter().enumerate() {
        let mark = picture.marks.iter().position(|mark| match *mark {
            PictureMark::Barrier(of) => of == at,
            PictureMark::Pair { signal, wait, .. } => signal == at || wait == at,
        });
        match (timeline, mark.filter(|_| row.kind == RowKind::Placed)) {
            (Some(timeline), Some(mark)) => {
                svg.open("row", &timeline.once_placed(mark));
                node(svg, layout, at, row);
                svg.close();
            }
            _ => node(svg, layout, at, row),
        }
    }
}

/// A line beside the body of a loop or a conditional.
fn nesting(svg: &mut Svg, layout: &Layout, first: usize, last: usize, row: &PictureRow) {
    let x = layout.indent(row.depth) + 5.0;
    let (top, bottom) = (layout.middle(first) + ROW * 0.4, layout.middle(last) + ROW * 0.35);
    if bottom > top {
        svg.path("nest", &format!("M{x:.1} {top:.1}V{bottom:.1}h6"));
    }
}

fn node(svg: &mut Svg, layout: &Layout, at: usize, row: &PictureRow) {
    let baseline = layout.middle(at) + 4.5;
    if let Some(number) = row.number {
        svg.text("number", (MARGIN + 32.0, baseline), &number.to_string());
    }
    let mut x = layout.indent(row.depth);
    let letters = match row.kind {
        RowKind::Read => "R",
        RowKind::Write => "W",
        RowKind::ReadWrite => "RW",
        _ => "",
    };
    if !letters.is_empty() {
        let class = format!("f{}", colour(row.resource.unwrap_or_default()));
        svg.rect(&class, (x, layout.middle(at) - CHIP.1 / 2.0), CHIP, 3.0);
        svg.text("chip", (x + CHIP.0 / 2.0, layout.middle(at) + 3.7), letters);
        x += CHIP.0 + 8.0;
        svg.line("guide", (LISTING_END, layout.middle(at)), (layout.right(), layout.middle(at)));
    }
    let class = match row.kind {
        RowKind::Placed => "placed",
        RowKind::Other => "soft",
        _ => "name",
    };
    let size = if row.kind == RowKind::Other { 12.0 } else { 13.0 };
    let room = LISTING_END - x - 8.0;
    let name = fitted(&row.name, size, room);
    svg.text(class, (x, baseline), &name);
    let behind = x + width(&name, size) + 4.0;
    let room = LISTING_END - behind - 8.0;
    // The colour identifies the memory. A cut name is omitted.
    if !row.detail.is_empty() && (width(&row.detail, 12.0) <= room || room > 120.0) {
        svg.text("detail", (behind, baseline), &fitted(&row.detail, 12.0, room));
    }
}
