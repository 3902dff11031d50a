//! A short run of `examples/soak`, whose long one is for a night.

#[path = "../examples/soak/day.rs"]
mod day;
#[path = "../examples/soak/games.rs"]
mod games;

/// Each game with each number of players three times: rules, engine and records agree.
#[test]
fn some_games_of_the_computer() {
    let games = 3 * games::seatings().len();
    let mut tally = games::Tally::default();
    for number in 0..games {
        tally.add(&games::play(number, 1));
    }
    assert_eq!(tally.games(), games);
}

#[test]
fn an_hour_on_the_play_screen() {
    let mut day = day::Day::new(1);
    day.play(900);
    assert!(day.games >= 2, "{} games", day.games);
}
