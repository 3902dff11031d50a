//! Whole numbers as arguments.

/// What is no whole number of those that an argument may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no whole number from {least} on")]
pub(super) struct NotWhole {
    /// The least that there may be.
    pub least: u64,
    /// The most, if there is one that anybody would come to.
    pub most: Option<u64>,
}

/// The whole number from `LEAST` on that `text` writes.
///
/// # Errors
/// Which numbers there may be.
pub(super) fn whole<T: TryFrom<u64>, const LEAST: u64>(text: &str) -> Result<T, NotWhole> {
    let number = text.parse().ok().filter(|number| *number >= LEAST);
    let bits = 8 * size_of::<T>();
    number
        .and_then(|number: u64| T::try_from(number).ok())
        .ok_or(NotWhole {
            least: LEAST,
            most: (bits < 32).then(|| (1 << bits) - 1),
        })
}
