//! The memory that a process has in use.

use std::fs;

/// Kilobytes that a process (by its number, or `self`) has in use, and the most it ever had, where `/proc` tells.
pub fn of(process: &str) -> Option<(u64, u64)> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let kilobytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.trim().trim_end_matches("kB").trim().parse().ok()
    };
    Some((kilobytes("VmRSS:")?, kilobytes("VmHWM:")?))
}
