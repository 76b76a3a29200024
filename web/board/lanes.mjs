// The lanes of a table, as `ramparts/app/layout/lanes.py` has them.

/** @typedef {import("./frame.mjs").Box} Box */
/** @typedef {{ at: number, id: string, role: string, suit: string, cards: string[] }} Pile */
/** @typedef {Pile & { slot: Box, edge: string, strip: number, index: number, places: number[][] }} Lane */
/** @typedef {import("./frame.mjs").Frame & { wide: boolean }} Room */
/** @typedef {{ card: [number, number], lanes: Lane[] }} Placed */
/** @typedef {(m: any, piles: Record<string, Pile[]>, room: Room, widest: number, gap: number) => Placed} Shape */
/** @typedef {{ kind: string, side: string, box: Box, inner: Box }} Wall */

const { floor, max, min } = Math;

/** @type {(length: number) => number} */
const half = (length) => floor(2 * length) / 2;

// `lanes.py`. Edges: the side on which covered cards show.
/** @type {(card: number[], edge: string) => number} */
const preferred = ([width, height], edge) =>
  half("lr".includes(edge) ? 0.55 * width : min(max(0.36 * width, 40), 0.54 * height));

/** @type {(m: any, strip: number, card: number[], edge: string) => number} */
const indexed = ({ lanes: m }, strip, [width, height], edge) => {
  const upright = "lr".includes(edge);
  const wanted = upright ? 0.82 * strip : max(0.72 * strip, min(13, 0.82 * strip));
  const most = upright ? min((strip - 1) / m.RANK_WIDTH, 0.31 * height) : min(strip - 1, (width - 5) / 1.75);
  return max(1, min(most, max(m.SMALLEST, wanted)));
};

/** @type {(middle: number, count: number, size: number, gap: number) => number[]} */
const spread = (middle, count, size, gap) => {
  const first = floor(middle - (count * size + (count - 1) * gap) / 2);
  return Array.from({ length: count }, (_each, i) => first + i * (size + gap));
};

// Without a length, a squared pile.
/** @type {(m: any, slot: Box, pile: Pile, edge: string, length?: number) => Lane} */
const lane = (m, slot, pile, edge, length) => {
  const [x, y, ...card] = slot;
  const { cards } = pile;
  const along = "lr".includes(edge) ? card[0] : card[1];
  const room = length === undefined ? Infinity : (length - along) / max(1, cards.length - 1);
  const strip = max(0, half(min(preferred(card, edge), room)));
  const step = length === undefined ? 0 : strip;
  const [right, down] = /** @type {any} */ ({ l: [step, 0], r: [-step, 0], t: [0, step], b: [0, -step] })[edge];
  const places = cards.map((_name, i) => [x + i * right, y + i * down]);
  return { ...pile, slot, edge, strip, index: indexed(m, strip, card, edge), places };
};

/** @type {(piles: Pile[]) => number} */
const longest = (piles) => max(1, ...piles.map(({ cards }) => cards.length));

// How long the lanes of two facing wings may be.
/** @type {(m: any, length: number, card: number, wings: Pile[][]) => number[]} */
const shares = ({ lanes: m }, length, card, wings) => {
  const steps = wings.map((piles) => longest(piles) - 1);
  const [first, second] = steps.map((step) => card + step * m.CRAMPED);
  const part =
    first + second <= length
      ? min(max(length / 2, first), length - second)
      : card + (steps[0] * (length - 2 * card)) / max(1, steps[0] + steps[1]);
  return [half(part), half(length - part)];
};

/** @type {(m: any, width: number, room: number, cards: number, usual: number, strips: number) => number} */
const cardHeight = ({ lanes: m }, width, room, cards, usual, strips) => {
  const least = min(m.SQUATTEST * width, room / (cards + 1));
  const tallest = m.RATIO * width + m.STRETCH * max(0, m.SLIM - width);
  return floor(min(tallest, max(least, (room - max(usual * m.LEGIBLE, strips)) / cards)));
};

export { cardHeight, half, indexed, lane, longest, preferred, shares, spread };
