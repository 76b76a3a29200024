// The two shapes of a castle and its keep, as `ramparts/app/layout` has them: in `castle.py`, `turned.py`, `walls.py`.

import { cardHeight, lane, longest, shares, spread } from "./lanes.mjs";

/** @import { Box } from "./frame.mjs" */
/** @import { Lane, Pile, Placed, Shape, Wall } from "./lanes.mjs" */

const { floor, max, min } = Math;

// `castle.py`
/** @type {Shape} */
const castle = (m, { foundations, cells = [], left, right }, { board: [, , across, down] }, widest, gap) => {
  const { RATIO, USUAL, LONG, CRAMPED } = m.lanes;
  const { BATTLEMENT, MOAT, ROOMY, SLIMMEST, SPARED } = m.castle;
  const abreast = max(1, cells.length);
  const homes = [...foundations, ...cells];
  const lines = homes.length - abreast + 1;
  const rows = max(left.length, right.length);
  const most = max(rows, lines);
  const kept = rows <= lines && down >= ROOMY;
  const high = floor((down - (most + 1) * gap) / (kept ? most + BATTLEMENT / RATIO : most));
  const slim = floor((across - (3 + abreast) * gap - 2 * (LONG - 1) * CRAMPED) / (2 + abreast));
  const width = min(floor(high / RATIO), max(SLIMMEST, slim), widest);
  const height = min(high, floor(RATIO * width));
  const strips = 2 * max((USUAL - 1) * SPARED * width, (LONG - 1) * CRAMPED);
  const taken = (2 + abreast) * width + (3 + abreast) * gap + strips;
  const moat = floor(min(MOAT * width, max(gap, gap + (across - taken) / 2)));
  const breadth = abreast * (width + gap) - gap;
  const [west, east] = shares(m, across - breadth - 2 * gap - 2 * moat, width, [left, right]);
  const x = floor(gap + west + moat);
  const tops = spread(down / 2, lines, height, gap);
  /** @type {(at: number) => Box} */
  const home = (at) => {
    const line = min(at, lines - 1);
    const aside = line === lines - 1 ? at - line : (abreast - 1) / 2;
    return [x + aside * (width + gap), tops[line], width, height];
  };
  /** @type {(piles: Pile[], beside: number, edge: string, length: number) => Lane[]} */
  const wing = (piles, beside, edge, length) => {
    const places = spread(down / 2, piles.length, height, gap);
    return piles.map((pile, i) => lane(m, [beside, places[i], width, height], pile, edge, length));
  };
  const middle = homes.map((pile, i) => lane(m, home(i), pile, "l"));
  const wings = [...wing(left, x - moat - width, "r", west), ...wing(right, x + breadth + moat, "l", east)];
  return { card: [width, height], lanes: [...middle, ...wings] };
};

// `turned.py`
/** @type {Shape} */
const turned = (m, { foundations, cells = [], left, right }, { board: [, , across, down] }, widest, gap) => {
  const { USUAL, LEAST } = m.lanes;
  const { MOAT, SPARED } = m.turned;
  const homes = [...foundations, ...cells];
  const most = max(left.length, right.length, homes.length);
  const width = min(widest, floor((across - (most + 1) * gap) / most));
  const long = longest([...left, ...right]);
  const strips = long > USUAL ? 2 * (long - 1) * LEAST : 0;
  const height = cardHeight(m, width, down - 4 * gap, 3, 2 * (USUAL - 1), strips);
  const usual = 3 * height + 4 * gap + 2 * (USUAL - 1) * SPARED;
  const moat = gap + floor(min(MOAT, max(0, (down - usual) / 2)));
  const [north, south] = shares(m, down - height - 2 * gap - 2 * moat, height, [left, right]);
  const wall = floor(gap + north + moat);
  /** @type {(piles: Pile[], y: number, edge: string, length?: number) => Lane[]} */
  const row = (piles, y, edge, length) => {
    const places = spread(across / 2, piles.length, width, gap);
    return piles.map((pile, i) => lane(m, [places[i], y, width, height], pile, edge, length));
  };
  return {
    card: [width, height],
    lanes: [
      ...row(homes, wall, "t"),
      ...row(left, wall - moat - height, "b", north),
      ...row(right, wall + height + moat, "t", south),
    ],
  };
};

/** @type {(lane: Lane) => boolean} */
const stands = ({ role }) => role === "foundation" || role === "cell";

// The box of all that stands in the keep, and the places of all other piles.
/** @type {(card: number[], lanes: Lane[]) => { inner: Box, others: Box[] }} */
const kept = (card, lanes) => {
  const homes = lanes.filter(stands).map(({ slot }) => slot);
  const [x, y] = [0, 1].map((side) => min(...homes.map((slot) => slot[side])));
  const [right, bottom] = [0, 1].map((side) => max(...homes.map((slot) => slot[side])) + card[side]);
  const others = lanes.filter((each) => !stands(each)).map(({ slot }) => slot);
  return { inner: [x, y, right - x, bottom - y], others };
};

// `walls.py`: the keep of a castle, and of columns between whatever else there is.
/** @type {(m: any, shape: string, { card, lanes }: Placed, board: Box) => Wall} */
const keep = ({ walls: m }, shape, { card, lanes }, [, , across, down]) => {
  const [width, height] = card;
  const { inner, others } = kept(card, lanes);
  const [x, y, right, bottom] = [inner[0], inner[1], inner[0] + inner[2], inner[1] + inner[3]];
  if (shape === "turned") {
    const above = max(...others.map((slot) => slot[1] + height).filter((edge) => edge <= y));
    const below = min(...others.map((slot) => slot[1]).filter((edge) => edge >= bottom));
    return { kind: "keep", side: "row", box: [0, above + 4, across, below - above - 8], inner };
  }
  const unit = width / m.UNITS;
  const beside = others.filter((slot) => slot[1] < bottom && y < slot[1] + height);
  const flank = min(m.FLANK * unit, min(...beside.map((slot) => max(x - slot[0] - width, slot[0] - right))) - 3);
  const [left, top] = [max(0, x - flank), max(0, y - m.HEAD * unit)];
  /** @type {Box} */
  const box = [left, top, min(across, right + flank) - left, min(down, bottom + m.FOOT * unit) - top];
  return { kind: "keep", side: "column", box, inner };
};

export { castle, keep, kept, turned };
