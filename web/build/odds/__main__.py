"""`make odds`: writes everything that is drawn from the surveys, and says where a survey differs from others."""

from pathlib import Path

from web.build.odds.draw import bounds, plot, table
from web.build.odds.surveys import Survey, differs, surveys

ROOT = Path(__file__).parents[3]
BEGIN, END = "<!-- odds: made by `make odds` -->\n", "<!-- /odds -->\n"


def page_lines(found: list[Survey]) -> str:
    """The surveys for `ramparts.shares.published`."""
    shares = ((each.game, each.counts) for each in found)
    return "".join(
        f"{game} {100 * counts.share:.1f} {' '.join(bounds(counts.interval, 1))} {counts.deals}\n"
        for game, counts in shares
    )


def with_table(readme: str, drawn: str) -> str:
    """The README with this table in the place of the one that it has."""
    before, _, rest = readme.partition(BEGIN)
    return f"{before}{BEGIN}\n{drawn}\n\n{END}{rest.partition(END)[2]}"


def main(root: Path = ROOT) -> None:
    """Writes the file of the page, the table and the plot."""
    home = root / "py" / "ramparts" / "shares"
    found = surveys(home)
    (home / "odds.txt").write_text(page_lines(found), "utf-8")
    readme = root / "README.md"
    readme.write_text(with_table(readme.read_text("utf-8"), table(found)), "utf-8")
    (root / "web" / "pictures" / "odds.svg").write_text(plot(found), "utf-8")
    for survey in found:
        print(f"{survey.game}: {survey.counts}{', outside what others found' if differs(survey) else ''}")


if __name__ == "__main__":
    main()
