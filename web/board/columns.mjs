// The shapes that are no castle, as `ramparts/app/layout` has them: in `columns.py` and `city.py`.

import { cardHeight, lane, longest, spread } from "./lanes.mjs";

/** @import { Box } from "./frame.mjs" */
/** @import { Lane, Pile, Placed, Room, Shape } from "./lanes.mjs" */

const { floor, max, min } = Math;

// What Python's `round` makes of it: halves go to the even one.
/** @type {(length: number) => number} */
const rounded = (length) => (length % 2 === 0.5 ? floor(length) : Math.round(length));

/** @typedef {{ rows: Pile[], homes: Pile[], others: Pile[] }} Parts */
/** @typedef {(m: any, parts: Parts, board: Box, widest: number, gap: number) => Placed} Columns */

/** @type {(m: any, rows: Pile[]) => number} */
const strips = ({ lanes: m }, rows) => {
  const most = longest(rows);
  return most > m.USUAL ? (most - 1) * m.COMFORTABLE : 0;
};

// Columns below one row of stock, waste and foundations.
/** @type {Columns} */
const below = (m, { rows, homes, others }, [, , across, down], widest, gap) => {
  const most = max(rows.length, homes.length + others.length);
  const width = min(widest, floor((across - (most + 1) * gap) / most));
  const height = cardHeight(m, width, down - 3 * gap, 2, m.lanes.USUAL - 1, strips(m, rows));
  const tops = spread(across / 2, most, width, gap);
  const start = others.length ? most - homes.length : floor((most - homes.length) / 2);
  const above = [...tops.slice(0, others.length), ...tops.slice(start, start + homes.length)];
  const y = height + 2 * gap;
  const places = spread(across / 2, rows.length, width, gap);
  return {
    card: [width, height],
    lanes: [
      ...[...others, ...homes].map((pile, i) => lane(m, [above[i], gap, width, height], pile, "t")),
      ...rows.map((pile, i) => lane(m, [places[i], y, width, height], pile, "t", down - y - gap)),
    ],
  };
};

// Columns between stock and waste on the left and foundations on the right.
/** @type {Columns} */
const beside = (m, { rows, homes, others }, [, , across, down], widest, gap) => {
  const first = Number(others.length > 0);
  const most = rows.length + 1 + first;
  const tall = max(homes.length, others.length);
  const width = min(widest, floor((across - (most + 1) * gap) / most));
  const room = down - 2 * gap;
  const tallest = floor((down - (tall + 1) * gap) / tall);
  const usual = min(tallest, cardHeight(m, width, room, 1, m.lanes.USUAL - 1, 0));
  const height = min(usual, cardHeight(m, width, room, 1, m.lanes.USUAL - 1, strips(m, rows)));
  const places = spread(across / 2, most, width, gap);
  /** @type {(piles: Pile[], x: number) => Lane[]} */
  const column = (piles, x) => piles.map((pile, i) => lane(m, [x, gap + i * (usual + gap), width, height], pile, "t"));
  return {
    card: [width, height],
    lanes: [
      ...column(others, places[0]),
      ...column(homes, places[most - 1]),
      ...rows.map((pile, i) => lane(m, [places[first + i], gap, width, height], pile, "t", room)),
    ],
  };
};

/** @type {Shape} */
const columns = (
  m,
  { foundations, cells = [], left = [], right = [], columns: upright = [], stock = [] },
  room,
  ...of
) => {
  const rows = [...left, ...right, ...upright]; // so their numbers run from left to right
  const parts = { rows, homes: [...foundations, ...cells], others: stock };
  const [widest, gap] = of;
  const arrange = room.bar === "rails" ? beside : below;
  return arrange(m, parts, room.board, widest, room.board[2] < m.columns.CROWDED * rows.length ? 3 : gap);
};

// `city.py`

/** @typedef {{ across: number, down: number, outside: [Pile[], Pile[]] }} Grid */
/** @typedef {{ card: [number, number], origin: number[], slots: Map<number, number[]> }} City */
/** @typedef {(m: any, grid: Grid, board: Box, widest: number, gap: number) => City} Cities */

/** @type {(m: any, cells: number, size: number, gap: number) => number} */
const span = ({ city: { MOAT } }, cells, size, gap) => cells * size + (cells - 1) * gap + 2 * (MOAT - 1) * gap;

/** @type {Cities} */
const cityBeside = (m, { across, down, outside }, [, , wide, high], widest, gap) => {
  const { KEEP, MOAT, RATIO, SQUATTEST } = m.city;
  const most = floor((high - (down + 3) * gap) / down);
  const room = wide - (across + 1) * gap - 2 * (MOAT - 1) * gap - 2 * (MOAT + 1) * gap;
  const width = min(widest, floor(most / SQUATTEST), floor(room / (across + 2)));
  const height = min(most, floor(RATIO * width));
  const breadth = span(m, across, width, gap);
  const x = rounded((wide - breadth) / 2);
  const spare = min(KEEP * width, max(0, x - 2 * (MOAT + 1) * gap - width));
  const sides = [x - (MOAT + 1) * gap - width, x + breadth + (MOAT + 1) * gap + floor(spare)];
  const slots = outside.flatMap((piles, side) => {
    const tops = spread(high / 2, piles.length, height, gap);
    return piles.map(({ at }, i) => /** @type {[number, number[]]} */ ([at, [sides[side], tops[i]]]));
  });
  const y = rounded((high - span(m, down, height, gap)) / 2);
  return { card: [width, height], origin: [x, y], slots: new Map(slots) };
};

/** @type {Cities} */
const cityAbove = (m, { across, down, outside }, [, , wide, high], widest, gap) => {
  const { MOAT, RATIO } = m.city;
  const [others] = outside;
  const piles = outside.flat();
  const spare = (MOAT - 1) * gap;
  const top = floor((wide - (piles.length + 1) * gap - spare) / piles.length);
  const width = min(widest, top, floor((wide - (across + 1) * gap - 2 * spare) / across));
  const height = min(floor(RATIO * width), floor((high - (down + 2) * gap - 4 * spare) / (down + 1)));
  const y = rounded((high - span(m, down, height, gap) - height - MOAT * gap) / 2);
  const first = rounded((wide - piles.length * width - (piles.length - 1) * gap - spare) / 2);
  const slots = piles.map(({ at }, i) => {
    const x = first + i * (width + gap) + spare * Number(i >= others.length);
    return /** @type {[number, number[]]} */ ([at, [x, y]]);
  });
  const x = rounded((wide - span(m, across, width, gap)) / 2);
  return { card: [width, height], origin: [x, y + height + MOAT * gap], slots: new Map(slots) };
};

/** @type {Shape} */
const city = (m, { foundations, ramparts, reserve, stock }, { board, wide }, widest, gap) => {
  const grid = /** @type {(Pile & { cell: number[] })[]} */ ([...ramparts, ...reserve]);
  const most = [0, 1].map((side) => max(...grid.map(({ cell }) => cell[side])));
  const arrange = wide ? cityBeside : cityAbove;
  const of = {
    across: most[0] + 1,
    down: most[1] + 1,
    outside: /** @type {[Pile[], Pile[]]} */ ([stock, foundations]),
  };
  const { card, origin, slots } = arrange(m, of, board, widest, gap);
  for (const { at, cell } of grid) {
    // Between ramparts and reserve there is a wider gap.
    const moats = cell.map((place, side) => Number(place > 0) + Number(place >= most[side]));
    const place = cell.map((steps, side) => {
      return origin[side] + steps * (card[side] + gap) + (m.city.MOAT - 1) * gap * moats[side];
    });
    slots.set(at, place);
  }
  const edge = card[1] < m.city.SQUAT * card[0] ? "l" : "t";
  const lanes = [...foundations, ...grid, ...stock].map((pile) => {
    const [x, y] = /** @type {number[]} */ (slots.get(pile.at));
    const placed = lane(m, [x, y, ...card], pile, edge);
    const rise = ["rampart", "stock"].includes(pile.role) ? gap / 5 : 0;
    return { ...placed, places: placed.places.map((_place, i) => [x, y - min(i, 2) * rise]) };
  });
  return { card, lanes };
};

export { city, columns };
