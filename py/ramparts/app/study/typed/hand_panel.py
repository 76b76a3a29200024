"""A deal of real cards, entered by hand: every card is a button, and each comes to the row that is being filled."""

from ramparts.app.panels.frame import button, framed
from ramparts.app.state.model import Model
from ramparts.app.state.panels import ByHand
from ramparts.app.study.typed.boards_panel import game_choice
from ramparts.app.view.elements import TEXTS, Node, node
from ramparts.app.view.looks import letters_shown
from ramparts.app.words.sentences import card_name, pile_name
from ramparts.deals.boards.by_hand import CHOSEN, Entry, entered
from ramparts.rules.cards import RANKS, SUITS, Card, card_text, parse_card, rank, suit
from ramparts.rules.game import Title

FEW = 8
"""So many cards that are missing are named."""


def hand_panel(model: Model, asked: ByHand) -> Node:
    """What comes next, the cards, the rows so far, and the way to the table once all cards are placed."""
    _ = model.words.gettext
    titles = [each for each in model.titles.values() if each.ms]
    named = asked.title or model.deal.game.id
    title = next((each for each in titles if each.id == named), titles[0])
    words = asked.cards.split()
    entry = entered(title, words)
    back = button(_("Take back"), f"hand:{title.id}:{' '.join(_taken_back(words))}")
    play = (button(_("Play this deal"), f"link:{entry.text}", class_="primary"),) if entry.text else ()
    return framed(
        model,
        _("Deal by hand"),
        game_choice(model, ByHand.name, titles, title.id),
        node("p", _told(model, title, words, entry), id="hand-next", role="status"),
        node("p", back, *play, class_="ways"),
        *(_suit(model, title, words, entry, kind) for kind in SUITS),
        node("ul", *_rows(model, title, words, entry), class_="rows"),
    )


def _taken_back(words: list[str]) -> list[str]:
    """What was entered, without the last card and the rows that were chosen after it."""
    last = max((at for at, word in enumerate(words) if not word.startswith(CHOSEN)), default=0)
    return words[:last]


def _told(model: Model, title: Title, words: list[str], entry: Entry) -> str:
    """The card that was placed last, where the next one comes, and which are missing."""
    _, told = model.words.gettext, []
    lying = {card_text(card) for pile in entry.piles for card in pile}
    if words and words[-1] in lying:
        told.append(_("Placed: {card}.").format(card=card_name(model.words, parse_card(words[-1]))))
    if entry.next is None or entry.text:
        return " ".join([*told, _("All cards are placed.")])
    told.append(
        _("Next: {pile}, card {number} of {count}.").format(
            pile=pile_name(model.words, title.at(1), entry.next),
            number=len(entry.piles[entry.next]) + 1,
            count=entry.lengths[entry.next],
        )
    )
    if len(entry.missing) <= FEW:
        cards = ", ".join(card_name(model.words, card) for card in entry.missing)
        told.append(_("Still missing: {cards}.").format(cards=cards))
    return " ".join(told)


def _suit(model: Model, title: Title, words: list[str], entry: Entry, kind: str) -> Node:
    """The cards of a suit; those that cannot be placed do nothing, but keep the focus."""
    buttons = []
    for name in (symbol + kind for symbol in RANKS):
        card = parse_card(name)
        can = card in entry.missing and entry.next is not None
        does = {"data_do": f"hand:{title.id}:{' '.join([*words, name])}"} if can else {"aria_disabled": "true"}
        label = card_name(model.words, card)
        buttons.append(node("button", _short(model, card), type="button", aria_label=label, **does))
    return node("div", *buttons, class_="suit", data_suit=kind)


def _rows(model: Model, title: Title, words: list[str], entry: Entry) -> list[Node]:
    """Every row with its cards; pressing one fills it from there on."""
    game, rows = title.at(1), []
    for index in (index for index in game.reading if entry.lengths[index]):
        chosen = f"hand:{title.id}:{' '.join([*words, CHOSEN + game.piles[index].id])}"
        cards = " ".join(_short(model, card) for card in entry.piles[index])
        now = {"aria_current": "true"} if index == entry.next else {}
        label = model.words.gettext("{pile}: {card}").format(pile=pile_name(model.words, game, index), card=cards)
        rows.append(node("li", button(label, chosen, **now)))
    return rows


def _short(model: Model, card: Card) -> str:
    """A card as it is written on it: rank, by the letter of the language, and suit."""
    name = RANKS[rank(card) - 1]
    on_it = dict(zip("JQK", letters_shown(model), strict=True)) | TEXTS
    return on_it.get(name, name) + TEXTS[SUITS[suit(card)]]
