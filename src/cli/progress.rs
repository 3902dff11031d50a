//! How far a long command is, for somebody who waits at a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar of so many steps on stderr; where that is no terminal, not a byte is written.
pub(super) fn bar(steps: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("[{bar:30}] {pos}/{len}  {msg}  {eta}")
        .expect("the template is well formed")
        .progress_chars("=> ");
    let steps = u64::try_from(steps).ok();
    let bar = ProgressBar::with_draw_target(steps, ProgressDrawTarget::stderr()).with_style(style);
    // Steps may be long: the bar is there before the first is done.
    bar.tick();
    bar
}
