//! Hazard windows: a bracket from the row of the producer (a dot) to the row of the consumer (an
//! arrow). A window around a loop is dashed. It leaves at the end of the loop and continues at its
//! beginning.

use super::element::Svg;
use super::layout::{Layout, ROW};
use super::style::colour;
use super::timeline::Timeline;
use super::{PictureWindow, TracePicture};

pub(super) fn draw(svg: &mut Svg, picture: &TracePicture, layout: &Layout, timeline: Option<&Timeline>) {
    for (at, window) in picture.windows.iter().enumerate() {
        let Some(lane) = layout.lanes.get(at).copied().flatten() else { continue };
        svg.open("window", &timeline.map(|timeline| timeline.looked_at(at)).unwrap_or_default());
        bracket(svg, layout, window, layout.lane(lane));
        svg.close();
    }
}

fn bracket(svg: &mut Svg, layout: &Layout, window: &PictureWindow, x: f32) {
    let colour = colour(window.resource);
    let tick = (layout.pitch * 0.5).min(8.0);
    let (from, to) = (layout.middle(window.producer), layout.middle(window.consumer));
    match window.wraps {
        None => svg.path(
            &format!("w s{colour}"),
            &format!("M{:.1} {from:.1}h{tick:.1}V{to:.1}h{:.1}", x - tick, -tick),
        ),
        Some((first, last)) => {
            let (top, bottom) = (layout.middle(first) - ROW * 0.4, layout.middle(last) + ROW * 0.4);
            let class = format!("w d s{colour}");
            svg.path(&class, &format!("M{:.1} {from:.1}h{tick:.1}V{bottom:.1}", x - tick));
            svg.path(&class, &format!("M{x:.1} {top:.1}V{to:.1}h{:.1}", -tick));
        }
    }
    let fill = format!("tip f{colour}");
    let radius = (layout.pitch * 0.22).clamp(1.5, 3.0);
    svg.dot(&fill, (x - tick, from), radius);
    let (tip, size) = (x - tick, radius * 1.5);
    svg.path(&fill, &format!("M{:.1} {to:.1}l{:.1} {:.1}v{:.1}z", tip - size, size * 1.6, -size, size * 2.0));
}
