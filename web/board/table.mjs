// A table in a window, as `web/shell/drawing.js` keeps what Python has drawn (`web/page/ui/piles.py` and `screen.py`).
//
// What lies on it, the words, and the measures that have a name come from Python, when the site is built; where it lies is
// computed in this folder as `ramparts/app/layout` computes it. `tests/board` holds the two equal in hundreds of windows.

import { castle, keep, turned } from "./castles.mjs";
import { framed, greeted, strip } from "./frame.mjs";

/** @import { Lane, Pile, Placed, Room, Shape, Wall } from "./lanes.mjs" */
/** @typedef {[name: string, piles: Pile[]][]} Groups */
/** @typedef {{ pick: (room: Room) => [string, Shape], walls: (...of: Parameters<typeof keep>) => Wall[] }} Shapes */

const { floor, max, min } = Math;

const box = (/** @type {number[]} */ [x, y, width, height]) =>
  `transform: translate(${x}px, ${y}px); width: ${width}px; height: ${height}px;`;
const area = (/** @type {number[]} */ [x, y, width, height]) =>
  `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px;`;

/** @type {(name: string, symbol: string) => any} */
const glyph = (name, symbol) => ["svg", { class: name }, "", [["use", { href: `#${symbol}` }, "", []]]];

// `web/page/ui/piles.py` and `screen.py`, as `drawing.js` keeps what they have drawn.
/** @type {(name: string, depth: number, lane: Lane, covered: boolean) => any} */
const card = (name, depth, { id, slot: [, , ...size], edge, places }, covered) => {
  const [rank, suit] = name;
  const looks = { class: "card", "data-card": name, "data-pack": "0", "data-suit": suit, "data-face": "up" };
  const place = {
    "data-pile": id,
    "data-depth": `${depth}`,
    "data-edge": edge,
    "data-note": "",
    ...(covered && { "data-covered": "" }),
  };
  const figure = "JQK".includes(rank) ? `court-${rank}` : `pip-${suit}`;
  const style = `${box([...places[depth], ...size])} z-index: ${depth + 1};`;
  const glyphs = [glyph("index rank", `rank-${rank}`), glyph("index suit", `pip-${suit}`), glyph("pip", figure)];
  return ["li", { ...looks, ...place }, style, glyphs];
};

/** @type {(lane: Lane) => any} */
const laid = (lane) => {
  const { id, role, suit, cards } = lane;
  const slot = { class: "slot", "data-slot": id, "data-role": role, ...(suit && { "data-suit": suit }) };
  const style = `--index: ${lane.index}px; --strip: ${lane.strip}px;`;
  const list = { class: "pile", ...(cards.length === 0 && { hidden: "" }) };
  const inner = cards.map((name, depth) => card(name, depth, lane, depth < cards.length - 1));
  const outline = ["div", slot, box(lane.slot), suit ? [glyph("pip", `pip-${suit}`)] : []];
  return ["li", { class: "lane" }, "", [outline, ["ol", list, style, inner]]];
};

/** @type {(wall: Wall) => any} */
const walled = ({ kind, side, box: [x, y, across, down], inner }) => {
  const reach = `--head: ${inner[1] - y}px; --foot: ${y + down - inner[1] - inner[3]}px; --flank: ${inner[0] - x}px;`;
  return ["div", { class: kind, "data-side": side }, `${box([x, y, across, down])} ${reach}`, []];
};

/** @type {Shapes} */
const CASTLES = {
  pick: ({ wide }) => (wide ? ["castle", castle] : ["turned", turned]),
  walls: (...of) => [keep(...of)],
};

// What `deal` has on each pile, in a window of this size of which a strip below is taken.
/** @type {(m: any, groups: Groups, deal: string[][], window: number[], shapes?: Shapes) => any} */
const table = (m, groups, deal, [width, height, taken], { pick, walls } = CASTLES) => {
  const least = min(width, height - taken);
  const room = { ...framed(m, width, height, taken), wide: width >= m.frame.WIDE * (height - taken) };
  const gap = min(12, max(5, floor(0.011 * least)));
  const piles = groups.map(([name, some]) => [name, some.map((pile) => ({ ...pile, cards: deal[pile.at] }))]);
  const [shape, arrange] = pick(room);
  const placed = arrange(m, Object.fromEntries(piles), room, floor(max(120, 0.16 * least)), gap);
  const lanes = new Map(placed.lanes.map((lane) => [lane.at, lane]));
  const sections = groups.map(([name, some]) => {
    const inner = some.map(({ at }) => laid(/** @type {Lane} */ (lanes.get(at))));
    return ["section", { class: `group ${name}` }, "", [["ol", {}, "", inner]]];
  });
  const unit = (placed.card[0] / m.walls.UNITS).toFixed(3);
  return {
    root: { "data-bar": room.bar },
    table: [{ "data-shape": shape }, `${area(room.board)} --unit: ${unit}px;`],
    head: area(room.head),
    inner: [...walls(m, shape, placed, room.board).map(walled), ...sections],
  };
};

// The board of a first visitor (`web/build/shell/first_board.py`): the deal that they are going to play, and the words that greet
// them.
/** @type {(first: any, draw: number, width: number, height: number) => any} */
const firstBoard = ({ measures: m, groups, deals, title, greeting }, draw, width, height) => {
  const [digits, piles] = deals[draw % deals.length];
  const deal = piles.map((/** @type {string} */ pile) => pile.match(/../g) ?? []);
  const taken = greeted(m, width, height);
  const { head, ...drawn } = table(m, groups, deal, [width, height, taken]);
  const told = { style: area(strip(m, width, height, taken)), height: taken, ...greeting };
  return { ...drawn, head: [head, title, digits], greeting: told };
};

export { area, firstBoard, table };
