// The cards after the moves of a link, as `ramparts/deals/notation.py` reads them and `ramparts/engine/play.py` allows them:
// single cards of castles, from a row or a cell. Where anything else stands, Python will know what it means.

import { SUITS } from "./deals.mjs";
import { fits, following, having } from "./positions.mjs";

/** @import { Game } from "./positions.mjs" */

const LOOSE = ["row", "cell"]; // where a card may leave
const STOPS = ["stock", "rampart"]; // what lies in games whose cards do more than go from one pile to another

/** @type {(game: Game, top: number, piles: string[][], card: string, dst: number) => boolean} */
const takes = (game, top, piles, card, dst) => {
  const [pile, role] = [piles[dst], game.roles[dst]];
  if (role === "foundation") return card[1] === SUITS[dst] && following(game, top, piles, pile).includes(card[0]);
  if (game.homeFirst && having(game, "foundation").every((home) => !piles[home].length)) return false;
  if (role === "cell") return game.cells && !pile.length;
  if (role !== "row" || !game.build) return false;
  const last = pile.at(-1);
  return last ? fits(game.build, last, card) : game.into.includes(card[0]);
};

/** @type {(game: Game, top: number, piles: string[][], move: string) => string[][] | undefined} */
const moved = (game, top, piles, move) => {
  const [from, to] = move.split("-");
  const src = game.ids.indexOf(from);
  const card = piles[src]?.at(-1);
  if (!card || !LOOSE.includes(game.roles[src])) return undefined;
  const dst = to === "h" ? SUITS.indexOf(card[1]) : game.ids.indexOf(to); // foundations come first, in this order
  if (src === dst || dst < 0 || !takes(game, top, piles, card, dst)) return undefined;
  const next = { [src]: piles[src].slice(0, -1), [dst]: [...piles[dst], card] };
  return piles.map((pile, i) => next[i] ?? pile);
};

/** @type {(game: Game, piles: string[][], moves: string[]) => string[][] | undefined} */
const after = (game, piles, moves) => {
  if (game.packs > 1 || STOPS.some((role) => having(game, role).length)) return undefined;
  const top = piles.flat().length / SUITS.length;
  /** @type {string[][] | undefined} */
  let now = piles;
  for (const move of moves) now &&= moved(game, top, now, move);
  return now;
};

export { after };
