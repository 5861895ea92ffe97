//! Pictures of small traces as text: positions of elements, and that nothing leaves the page.

use super::*;

fn row(kind: RowKind, name: &str, depth: u32) -> PictureRow {
    let resource = matches!(kind, RowKind::Read | RowKind::Write | RowKind::ReadWrite).then_some(0);
    PictureRow { kind, name: name.to_owned(), detail: String::new(), depth, number: None, resource }
}

/// A loop that writes and reads a tile, with a barrier before each access.
fn picture() -> TracePicture {
    let rows = vec![
        row(RowKind::Loop(4), "iterate", 0),
        row(RowKind::Placed, "barrier", 1),
        row(RowKind::Write, "write", 1),
        row(RowKind::Placed, "barrier", 1),
        row(RowKind::Read, "read", 1),
    ];
    let raw = PictureWindow { resource: 0, producer: 2, consumer: 4, wraps: None };
    let war = PictureWindow { resource: 0, producer: 4, consumer: 2, wraps: Some((1, 4)) };
    let step = |window, last| PictureStep {
        window,
        places: Some(window),
        last: Some(last),
        caption: "one barrier".to_owned(),
    };
    TracePicture {
        title: "tile <copy> & \"more\"".to_owned(),
        subtitle: "gfx942".to_owned(),
        resources: vec!["tile".to_owned()],
        rows,
        windows: vec![raw, war],
        marks: vec![PictureMark::Barrier(3), PictureMark::Barrier(1)],
        steps: vec![step(0, 3), step(1, 1)],
    }
}

/// The values of one attribute in all elements.
fn numbers(svg: &str, attribute: &str) -> Vec<f32> {
    let key = format!(" {attribute}=\"");
    svg.split(key.as_str()).skip(1).filter_map(|rest| rest.split('"').next()?.parse().ok()).collect()
}

#[test]
fn text_of_the_trace_cannot_break_the_picture() {
    let svg = trace_svg(&picture());
    assert!(svg.contains("<title>tile &lt;copy&gt; &amp; &quot;more&quot;</title>"));
}

#[test]
fn each_window_is_a_bracket_and_each_barrier_a_line_that_cuts_it() {
    let svg = trace_svg(&picture());
    assert_eq!(svg.matches("<g class=\"window\">").count(), 2);
    // The legend has one more line.
    assert_eq!(svg.matches("<line class=\"mark\"").count(), 3);
    assert_eq!(svg.matches("class=\"stab\"").count(), 2);
    // The window around the loop has two dashed parts, and the legend has one sample.
    assert_eq!(svg.matches("class=\"w d ").count(), 3);
}

#[test]
fn only_the_animated_picture_moves() {
    assert!(!trace_svg(&picture()).contains("<animate"));
    let moving = trace_svg_animated(&picture());
    assert!(moving.contains("repeatCount=\"indefinite\""));
    // Animation times begin at 0, never decrease, and end at 1 at most.
    for times in moving.split("keyTimes=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        let times: Vec<f32> = times.split(';').filter_map(|time| time.parse().ok()).collect();
        assert_eq!(times.first(), Some(&0.0));
        assert!(times.windows(2).all(|pair| pair[0] < pair[1]) && times.last() <= Some(&1.0), "{times:?}");
    }
    let still = TracePicture { steps: Vec::new(), ..picture() };
    assert!(!trace_svg_animated(&still).contains("<animate"));
}

#[test]
fn nothing_leaves_the_page_however_large_the_trace() {
    let mut large = picture();
    large.title = "n".repeat(500);
    large.resources = (0..40).map(|at| format!("memory_{at}_{}", "x".repeat(60))).collect();
    let accesses: Vec<PictureRow> = (0..600)
        .map(|at| PictureRow {
            resource: Some(at % 40),
            detail: "d".repeat(200),
            ..row(RowKind::Write, &"w".repeat(150), 30)
        })
        .collect();
    large.rows = accesses;
    large.windows = (0..300)
        .map(|at| PictureWindow { resource: at % 40, producer: at, consumer: 599 - at / 2, wraps: None })
        .collect();
    large.steps = (0..300)
        .map(|window| PictureStep { window, places: None, last: None, caption: "c".repeat(400) })
        .collect();
    let svg = trace_svg_animated(&large);
    let right = numbers(&svg, "x").into_iter().chain(numbers(&svg, "x2")).fold(0.0_f32, f32::max);
    assert!(right <= 1000.0, "{right}");
    assert!(svg.contains("of them not shown"));
    assert!(svg.len() < 2_000_000, "{} bytes", svg.len());
}

#[test]
fn windows_that_overlap_are_side_by_side() {
    let mut many = picture();
    many.windows = vec![PictureWindow { resource: 0, producer: 2, consumer: 4, wraps: None }; 5];
    let layout = Layout::new(&many, false);
    let mut lanes: Vec<usize> = layout.lanes.iter().copied().flatten().collect();
    lanes.sort_unstable();
    assert_eq!(lanes, [0, 1, 2, 3, 4]);
}
