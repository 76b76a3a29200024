"""The list of earlier games: newest first, one for each deal, and not without end."""

from ramparts.app.state.library import MOST_GAMES, MOST_UNPLAYED, ROOM, Kept, capped, of_deal, shelved, without

GAMES = tuple(Kept(f"fortress:{32000 + i}", "{}", 1000 - i) for i in range(5))
DEALS = [game.deal for game in GAMES]


def test_a_game_comes_in_front_and_takes_the_place_of_an_older_one_of_its_deal() -> None:
    new = Kept(DEALS[2], '{"newer":1}', 2000)
    assert shelved(GAMES, new, DEALS) == (new, GAMES[0], GAMES[1], GAMES[3], GAMES[4])


def test_a_game_is_found_by_its_deal() -> None:
    assert of_deal(GAMES, DEALS[3]) == GAMES[3]
    assert of_deal(GAMES, "fortress:ms1") is None
    assert without(GAMES, DEALS[0]) == GAMES[1:]


def test_only_so_many_games_are_kept() -> None:
    games = [Kept(f"fortress:{i}", "{}") for i in range(MOST_GAMES + 50)]
    assert capped(games, [game.deal for game in games]) == tuple(games[:MOST_GAMES])


def test_of_deals_without_a_move_only_the_newest_are_kept_and_no_played_game_makes_room_for_them() -> None:
    games = [Kept(f"fortress:{i}", "{}") for i in range(2 * MOST_GAMES)]
    played = [game.deal for game in games[::2]]
    stay = capped(games, played)
    assert [game for game in stay if game.deal in played] == games[: 2 * len(stay) - 2 * MOST_UNPLAYED : 2]
    assert sum(game.deal not in played for game in stay) == MOST_UNPLAYED


def test_games_take_only_so_much_room() -> None:
    games = [Kept(f"fortress:{i}", "x" * (ROOM // 10 - 2)) for i in range(12)]
    assert capped(games, [game.deal for game in games]) == tuple(games[:10])
    quoted = [game._replace(text='"' * (ROOM // 10 - 2)) for game in games]
    assert len(capped(quoted, [game.deal for game in games])) == 5
