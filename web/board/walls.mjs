// The walls of any table, as `ramparts/app/layout/walls.py` has them.

import { keep, kept } from "./castles.mjs";

/** @import { Box } from "./frame.mjs" */
/** @import { Lane, Placed, Wall } from "./lanes.mjs" */

const { max, min } = Math;

// What of a box lies on the board.
/** @type {(box: number[], board: Box) => Box} */
const within = ([x, y, width, height], [, , across, down]) => {
  const [left, top] = [max(0, x), max(0, y)];
  return [left, top, min(across, x + width) - left, min(down, y + height) - top];
};

// The keep of foundations in a row that are not between two wings: close round them.
/** @type {(m: any, { card, lanes }: Placed, board: Box) => Wall} */
const close = ({ walls: m }, { card, lanes }, board) => {
  const { inner, others } = kept(card, lanes);
  const [x, y, width, height] = inner;
  const above = max(0, ...others.map((slot) => slot[1] + slot[3]).filter((edge) => edge <= y));
  const under = min(board[3], ...others.map((slot) => slot[1]).filter((edge) => edge >= y + height));
  const beside = others.filter((slot) => slot[1] < y + height && y < slot[1] + slot[3]);
  const free = beside.map((slot) => max(x - slot[0] - slot[2], slot[0] - x - width));
  const side = min(m.LEAST, (free.length ? min(...free) : 2 * m.LEAST) - 3);
  const [top, bottom] = [min(m.LEAST, (y - above) / 2), min(m.LEAST, (under - y - height) / 2)];
  const box = within([x - side, y - top, width + 2 * side, height + top + bottom], board);
  return { kind: "keep", side: "row", box, inner };
};

// A wall along each of the four sides of a city.
/** @type {(m: any, lanes: Lane[], board: Box) => Wall[]} */
const ramparts = ({ walls: m }, lanes, board) => {
  const slots = lanes.filter(({ role }) => role === "rampart").map(({ slot }) => slot);
  if (slots.length === 0) return [];
  const [, , width, height] = slots[0];
  const rim = min(m.WIDEST_RIM, m.RIM * width);
  /** @type {(some: Box[]) => Box} */
  const bounds = (some) => {
    const [x, y] = [0, 1].map((at) => min(...some.map((slot) => slot[at])));
    const [right, bottom] = [0, 1].map((at) => max(...some.map((slot) => slot[at])));
    return [x, y, right + width - x, bottom + height - y];
  };
  const [x, y, across, down] = bounds(slots);
  /** @type {Record<string, (slot: Box) => boolean>} */
  const sides = {
    top: (slot) => slot[1] === y,
    bottom: (slot) => slot[1] + height === y + down,
    left: (slot) => slot[0] === x,
    right: (slot) => slot[0] + width === x + across,
  };
  return Object.entries(sides).map(([side, along]) => {
    const inner = bounds(slots.filter(along));
    const thick = { x: side === "left", y: side === "top", right: side === "right", bottom: side === "bottom" };
    const [left, top] = [rim + m.THICKNESS * Number(thick.x), rim + m.THICKNESS * Number(thick.y)];
    const [right, bottom] = [rim + m.THICKNESS * Number(thick.right), rim + m.THICKNESS * Number(thick.bottom)];
    const box = [inner[0] - left, inner[1] - top, inner[2] + left + right, inner[3] + top + bottom];
    return { kind: "rampart", side, box: within(box, board), inner };
  });
};

/** @type {(m: any, shape: string, table: Placed, board: Box) => Wall[]} */
const walls = (m, shape, table, board) => {
  const { inner } = kept(table.card, table.lanes);
  const row = shape !== "turned" && inner[2] > inner[3];
  return [row ? close(m, table, board) : keep(m, shape, table, board), ...ramparts(m, table.lanes, board)];
};

export { walls };
