//! Writes the elements of SVG. Numbers have one digit behind the point, texts are escaped.

use std::fmt::Write as _;

/// A spot of the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Spot {
    pub(super) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    pub(super) const fn plus(self, x: f64, y: f64) -> Self {
        Self::new(self.x + x, self.y + y)
    }
}

/// The text of a picture that is being drawn.
pub(super) struct Pen {
    text: String,
    width: f64,
    height: f64,
}

impl Pen {
    /// An empty picture.
    pub(super) fn new(width: f64, height: f64, title: &str) -> Self {
        let mut text = String::new();
        let _ = writeln!(
            text,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.1} {height:.1}" width="{width:.0}" height="{height:.0}" role="img" font-family="Helvetica, Arial, 'DejaVu Sans', sans-serif">"#
        );
        let _ = writeln!(text, "<title>{}</title>", escaped(title));
        Self {
            text,
            width,
            height,
        }
    }

    fn put(&mut self, element: std::fmt::Arguments) {
        let _ = self.text.write_fmt(element);
        self.text.push('\n');
    }

    pub(super) fn paper(&mut self, fill: &str) {
        let (width, height) = (self.width, self.height);
        self.put(format_args!(
            r#"<rect width="{width:.1}" height="{height:.1}" fill="{fill}"/>"#
        ));
    }

    /// Begins a group whose elements share these attributes.
    pub(super) fn group(&mut self, attributes: &str) {
        self.put(format_args!("<g {attributes}>"));
    }

    /// Begins a group of centred texts.
    pub(super) fn letters(&mut self, size: f64, fill: &str, is_bold: bool) {
        let weight = if is_bold { "bold" } else { "normal" };
        self.put(format_args!(
            r#"<g font-size="{size:.1}" fill="{fill}" font-weight="{weight}" text-anchor="middle">"#
        ));
    }

    pub(super) fn end_group(&mut self) {
        self.put(format_args!("</g>"));
    }

    pub(super) fn line(&mut self, from: Spot, to: Spot) {
        self.put(format_args!(
            r#"<line x1="{:.1}" y1="{:.1}" x2="{:.1}" y2="{:.1}"/>"#,
            from.x, from.y, to.x, to.y
        ));
    }

    pub(super) fn circle(&mut self, at: Spot, radius: f64) {
        self.put(format_args!(
            r#"<circle cx="{:.1}" cy="{:.1}" r="{radius:.1}"/>"#,
            at.x, at.y
        ));
    }

    /// A square around `at`.
    pub(super) fn square(&mut self, at: Spot, side: f64, fill: &str, stroke: &str) {
        let corner = at.plus(-side / 2.0, -side / 2.0);
        self.put(format_args!(
            r#"<rect x="{:.1}" y="{:.1}" width="{side:.1}" height="{side:.1}" fill="{fill}" stroke="{stroke}"/>"#,
            corner.x, corner.y
        ));
    }

    /// An empty frame between two corners.
    pub(super) fn frame(&mut self, low: Spot, high: Spot, stroke: &str) {
        self.put(format_args!(
            r#"<rect x="{:.1}" y="{:.1}" width="{:.1}" height="{:.1}" fill="none" stroke="{stroke}" stroke-width="2"/>"#,
            low.x,
            low.y,
            high.x - low.x,
            high.y - low.y
        ));
    }

    pub(super) fn polygon(&mut self, corners: &[Spot]) {
        let corner = |spot: &Spot| format!("{:.1},{:.1}", spot.x, spot.y);
        let corners: Vec<String> = corners.iter().map(corner).collect();
        self.put(format_args!(r#"<polygon points="{}"/>"#, corners.join(" ")));
    }

    /// A text centred at `at`.
    pub(super) fn text(&mut self, at: Spot, text: &str) {
        self.put(format_args!(
            r#"<text x="{:.1}" y="{:.1}" dy="0.36em">{}</text>"#,
            at.x,
            at.y,
            escaped(text)
        ));
    }

    /// A text that begins at `at`.
    pub(super) fn words(&mut self, at: Spot, size: f64, fill: &str, text: &str) {
        self.put(format_args!(
            r#"<text x="{:.1}" y="{:.1}" dy="0.36em" font-size="{size:.1}" fill="{fill}">{}</text>"#,
            at.x,
            at.y,
            escaped(text)
        ));
    }

    /// An arrow that leaves `from` and `to` as far away as the two gaps say, in ink with a rim.
    pub(super) fn arrow(
        &mut self,
        from: Spot,
        to: Spot,
        gap: f64,
        end_gap: f64,
        (ink, rim): (&str, &str),
    ) {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = dx.hypot(dy);
        let (dx, dy) = (dx / length, dy / length);
        let head = (length * 0.2).clamp(8.0, 15.0);
        let start = from.plus(dx * gap, dy * gap);
        let tip = to.plus(-dx * end_gap, -dy * end_gap);
        let neck = tip.plus(-dx * head, -dy * head);
        let (left, right) = (
            neck.plus(-dy * head * 0.55, dx * head * 0.55),
            neck.plus(dy * head * 0.55, -dx * head * 0.55),
        );
        for (colour, width, edge) in [(rim, 8.0, 5.0), (ink, 3.6, 1.0)] {
            self.group(&format!(
                r#"stroke="{colour}" fill="{colour}" stroke-width="{width}" stroke-linejoin="round""#
            ));
            self.line(start, neck);
            self.end_group();
            self.group(&format!(
                r#"stroke="{colour}" fill="{colour}" stroke-width="{edge}" stroke-linejoin="round""#
            ));
            self.polygon(&[tip, left, right]);
            self.end_group();
        }
    }

    /// The picture as text.
    pub(super) fn finish(mut self) -> String {
        self.text += "</svg>\n";
        self.text
    }
}

/// A text as SVG writes it; control characters, which it cannot hold, are left out.
fn escaped(text: &str) -> String {
    let text: String = text.chars().filter(|c| !c.is_control()).collect();
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

/// The corners of the smallest convex figure around `spots` (Andrew's monotone chain, 1979).
pub(super) fn hull(mut spots: Vec<Spot>) -> Vec<Spot> {
    spots.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let half = |spots: &mut dyn Iterator<Item = &Spot>| {
        let mut chain: Vec<Spot> = Vec::new();
        for &spot in spots {
            while let [.., a, b] = chain[..]
                && (b.x - a.x) * (spot.y - a.y) - (b.y - a.y) * (spot.x - a.x) <= 0.0
            {
                chain.pop();
            }
            chain.push(spot);
        }
        chain.pop();
        chain
    };
    let mut corners = half(&mut spots.iter());
    corners.extend(half(&mut spots.iter().rev()));
    corners
}
