// Positions that an address has in it, as `ramparts/deals/deal.py` reads them, and what can be told of any position.

import { dealing, RANKS, SUITS } from "./deals.mjs";

/** @typedef {{ suit: "" | "same" | "other", steps: number[] }} Build */
/**
 * @typedef {{
 *   name: string, packs: number, ladder: string, chosen: boolean, homeFirst: boolean, roles: string[], ids: string[], build: Build | null,
 *   cells: boolean, into: string, dealings: import("./deals.mjs").Dealing[],
 * }} Game
 */

const CARD = /[A2-9TJQK][CDHS]/g;
const PLACED = /^[a-z](?:[0-9]{1,2}|[CDHS])?~(?:[A2-9TJQK][CDHS])+$/;

/** @type {(game: Game, role: string) => number[]} */
const having = ({ roles }, role) => roles.flatMap((each, i) => (each === role ? [i] : []));

// The rank that follows those of a foundation; "" where it is whole, and any rank before a chosen base is set.
/** @type {(game: Game, top: number, piles: string[][], cards: string[]) => string} */
const following = (game, top, piles, cards) => {
  const ladder = game.ladder.slice(0, game.ladder.length > RANKS.length ? undefined : top);
  const begun = having(game, "foundation").find((home) => piles[home].length);
  const first = game.chosen ? begun !== undefined && piles[begun][0][0] : ladder[0];
  if (!first) return RANKS;
  if (cards.length >= ladder.length) return "";
  return ladder[(ladder.indexOf(first) + cards.length) % ladder.length];
};

// The foundations in order, no cell with two cards, and every card there.
/** @type {(game: Game, top: number, piles: string[][]) => boolean} */
const isWhole = (game, top, piles) => {
  const pack = [...SUITS].flatMap((suit) => [...RANKS.slice(0, top)].map((rank) => rank + suit));
  const cards = piles.flat();
  const copies = Array.from({ length: game.packs }, (_each, copy) => pack.map((card) => (copy ? card + copy : card)));
  if (cards.length !== copies.flat().length || !copies.flat().every((card) => cards.includes(card))) return false;
  const homes = having(game, "foundation").every((home, suit) =>
    piles[home].every((card, height) => {
      const below = piles.map((pile, i) => (i === home ? pile.slice(0, height) : pile));
      return card[1] === SUITS[suit] && following(game, top, below, below[home]).includes(card[0]);
    }),
  );
  return homes && having(game, "cell").every((i) => piles[i].length < 2);
};

/** @type {(game: Game, text: string, top: number) => string[][] | undefined} */
const written = (game, text, top) => {
  const piles = game.ids.map(() => /** @type {string[]} */ ([]));
  /** @type {Map<string, number>} */
  const seen = new Map();
  for (const segment of text.split(".")) {
    const [id, names] = segment.split("~");
    const at = game.ids.indexOf(id);
    if (at < 0 || piles[at].length) return undefined;
    piles[at] = (names.match(CARD) ?? []).map((name) => {
      const copy = seen.get(name) ?? 0;
      seen.set(name, copy + 1);
      return copy ? name + copy : name;
    });
  }
  return isWhole(game, top, piles) ? piles : undefined;
};

// Whether no place of a city is empty, which would be filled before anything else.
/** @type {(game: Game, piles: string[][]) => boolean} */
const isFilled = (game, piles) =>
  ["rampart", "reserve"].every((role) => having(game, role).every((i) => piles[i].length));

// The piles that a text such as `t0~JHQC.t1~8H9H` describes, at a level if one is named; none where anything is wrong with it.
/** @type {(game: Game, level: string | undefined, text: string) => string[][] | undefined} */
const positioned = (game, level, text) => {
  if (!text.split(".").every((segment) => PLACED.test(segment))) return undefined;
  const highest = Math.max(...(text.match(CARD) ?? []).map(([rank]) => RANKS.indexOf(rank) + 1));
  const tops = level ? [dealing(game, Number(level)).top] : game.dealings.map(({ top }) => top);
  return written(game, text, tops.find((top) => top >= highest) ?? 0);
};

/** @type {(build: Build, top: string, card: string) => boolean} */
const fits = ({ suit, steps }, top, card) => {
  const red = [top, card].map((each) => "DH".includes(each[1]));
  const suited = { "": true, same: top[1] === card[1], other: red[0] !== red[1] }[suit];
  return suited && steps.includes(RANKS.indexOf(top[0]) - RANKS.indexOf(card[0]));
};

// Whether a game surely goes on. Where it does not, or nobody here can tell, there is more to show than the cards.
/** @type {(game: Game, piles: string[][]) => boolean} */
const goesOn = (game, piles) => {
  const top = piles.flat().length / SUITS.length / game.packs;
  if (having(game, "stock").some((i) => piles[i].length)) return true;
  const rows = having(game, "row").map((i) => piles[i]);
  const tops = rows.flatMap((row) => row.slice(-1));
  const cells = having(game, "cell").map((i) => piles[i]);
  const outside = [...tops, ...cells.flat()];
  if (outside.length === 0 || having(game, "rampart").length) return false;
  const homes = having(game, "foundation").map((i) => piles[i]);
  const home = outside.some(([rank, suit]) => {
    const cards = homes[SUITS.indexOf(suit)];
    return following(game, top, piles, cards).includes(rank);
  });
  const laid = outside.some((card) => tops.some((other) => game.build && fits(game.build, other, card)));
  const cell = game.cells && tops.length > 0 && cells.some((each) => each.length === 0);
  const moved = rows.some((row) => row.length === 0) && outside.some(([rank]) => game.into.includes(rank));
  return home || laid || cell || moved;
};

export { fits, following, goesOn, having, isFilled, positioned };
