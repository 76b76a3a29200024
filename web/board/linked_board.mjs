// The board that an address names, before Python is there. What is not understood, or Python may show otherwise, is not
// drawn. `tests/board/test_linked_board.py` holds what is drawn equal to what Python shows, for every title and kind of
// address. The games, words and measures come from Python, when the site is built (`web/build/shell/linked_board.py`).

import { named } from "./naming/addresses.mjs";
import { castle, turned } from "./castles.mjs";
import { city, columns } from "./columns.mjs";
import { greeted, higher, rail, strip } from "./frame.mjs";
import { area, table } from "./table.mjs";
import { walls } from "./walls.mjs";

/** @import { Lists, Named, Visit } from "./naming/addresses.mjs" */
/** @import { Shape } from "./lanes.mjs" */
/** @typedef {Omit<Visit, keyof Lists> & { shape: string, kept: string, earlier: string, saves: boolean }} Visitor */

const { ceil, floor, max, min } = Math;

/** @type {Record<string, Shape>} */
const WINGED = { castle, turned, columns };

/** @type {(wide: boolean) => string} */
const fitting = (wide) => (wide ? "castle" : "turned");

// How high the strip below the table is (`ramparts/app/view/welcome.py`).
/** @type {(m: any, named: Named, first: boolean, width: number, height: number) => number} */
const told = (m, { task, lesson }, first, width, height) => {
  if (!task) return first ? greeted(m, width, height) : 0;
  const { LESSON, LETTER, LINE, AROUND, LOWEST, ROW, LABEL, PADDING, GAP, HIGH, EDGES, APART, NARROW } = m.welcome;
  const side = rail(m, width, height);
  const least = lesson ? higher(LESSON, width - side) : greeted(m, width, height);
  const each = task.buttons.map(([, label]) => PADDING + LABEL * [...label].length);
  const gaps = GAP * (each.length - 1);
  const wide = width < ROW ? max(...each) : each.reduce((sum, one) => sum + one, gaps);
  const within = width - side - EDGES;
  const fits = within - APART - wide >= NARROW;
  const below = fits ? 0 : (width < ROW ? HIGH * each.length + gaps : HIGH) + GAP;
  const lines = ceil(([...task.words].length * LETTER) / (fits ? within - APART - wide : within));
  const high = ceil(lines * LINE) + AROUND + below;
  return max(least, side ? min(high, floor(height) - LOWEST) : high);
};

// What only a stock and a second pack have.
/** @type {(data: any, one: Named, inner: any[]) => void} */
const finished = ({ games }, { id, piles }, inner) => {
  const { groups, roles } = games[id];
  const sections = inner.filter(([kind]) => kind === "section");
  for (const [i, [, some]] of groups.entries()) {
    const [[, , , lanes]] = sections[i][3];
    for (const [place, { at }] of some.entries()) {
      const cards = lanes[place][3][1][3];
      for (const [depth, [, looks]] of cards.entries()) {
        [looks["data-card"], looks["data-pack"]] = [piles[at][depth].slice(0, 2), piles[at][depth][2] ?? "0"];
        if (roles[at] !== "stock") continue;
        looks["data-face"] = "down";
        if (depth === cards.length - 1) looks["data-note"] = `${cards.length}`;
      }
    }
  }
};

// What stands beside the title; a number of moves only where there is room (`ramparts/app/view/captions.py`).
/** @type {(data: any, one: Named, visitor: Visitor, width: number) => string} */
const beside = ({ games, measures: { captions: m }, words }, { id, facts, short = facts }, { saves, score }, width) => {
  const unsaved = saves ? "" : `${words.unsaved}, `;
  const made = unsaved + facts;
  const room = m.WIDEST_TITLE * games[id].name.length + m.WIDEST * made.length + m.MARGINS;
  return score && room <= width ? made : unsaved + short;
};

/** @type {(data: any, one: Named, visitor: Visitor, width: number, height: number) => any} */
const drawn = (data, one, visitor, width, height) => {
  const { first, shape } = visitor;
  const { measures: m, games, greeting } = data;
  const game = games[one.id];
  const names = game.groups.map((/** @type {[string]} */ [name]) => name);
  const usual = names.includes("ramparts") ? city : columns;
  const taken = told(m, one, first, width, height);
  const shapes = {
    /** @type {(room: { wide: boolean }) => [string, Shape]} */
    pick: ({ wide }) => {
      if (!names.includes("left")) return [usual === city ? "city" : "columns", usual];
      const chosen = Object.hasOwn(WINGED, shape) ? shape : fitting(wide);
      return [chosen, WINGED[chosen]];
    },
    walls,
  };
  const board = table(m, game.groups, one.piles, [width, height, taken], shapes);
  finished(data, one, board.inner);
  const words = one.task ?? (first ? greeting : undefined);
  return {
    ...board,
    root: { ...board.root, ...(game.two && { "data-deck": "two" }) },
    head: [board.head, game.name, beside(data, one, visitor, width)],
    greeting: words && { ...words, style: area(strip(m, width, height, taken)), height: taken },
  };
};

// Whether the game that is kept may be of this deal, or is this puzzle: then Python goes on with it. Moves of a link may
// come into an earlier game too, after a question.
/** @type {(one: Named, visitor: Visitor) => boolean} */
const isPlayed = ({ number, lesson, played, puzzle }, { kept, earlier }) =>
  puzzle
    ? kept.includes(`"${puzzle}"`)
    : !lesson && (played ? kept + earlier : kept).includes(number ? `:${number}"` : "=");

// What draws the board of an address in a window of any size; nothing, where it cannot be told which one it is.
/** @type {(data: any, address: string, visitor: Visitor, lists: Lists) => Promise<any>} */
const drawing = async (data, address, visitor, lists) => {
  const one = await named(data, address, { ...visitor, ...lists });
  if (!one || isPlayed(one, visitor)) return undefined;
  return (/** @type {number} */ width, /** @type {number} */ height) => drawn(data, one, visitor, width, height);
};

export { drawing };
