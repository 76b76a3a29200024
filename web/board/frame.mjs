// How the window is divided, as `ramparts/app/layout/frame.py` has it, and what a strip below the table takes of it
// (`ramparts/app/view/welcome.py`). Measures that have a name come from Python (`web/build/shell/first_board.py`).

/** @typedef {[x: number, y: number, width: number, height: number]} Box */
/** @typedef {{ bar: string, head: Box, board: Box, foot: number }} Frame */

const { floor, max, min } = Math;

// `frame.py`: how the window is divided. A strip of so many pixels below the board ends at `foot`: above a bar of tools,
// or at the lower edge of the window, beside the rail of them.
/** @type {(measures: any, width: number, height: number, strip?: number) => Frame} */
const framed = ({ frame: m }, width, height, strip = 0) => {
  if (width >= m.WIDE * height && height < m.SHORT) {
    const words = min(m.WIDEST_WORDS, m.SLIMMEST_WORDS + max(0, floor((width - m.ROOMY) / 3)));
    const head = /** @type {Box} */ ([0, 0, words, height - strip]);
    return { bar: "rails", head, board: [words, 0, width - words - m.RAIL, height - strip], foot: height };
  }
  const long = width >= m.LONG;
  const button = long && height >= m.SPACIOUS ? m.HIGH_BUTTON : m.BUTTON;
  const tools = height - (long ? m.FREE : m.MARGIN) - button;
  const tall = width < m.TABLET ? m.TALL_HEADER : m.LARGER_HEADER;
  const head = long ? m.HEADER : tall;
  return { bar: "bottom", head: [0, 0, width, head], board: [0, head, width, tools - 4 - head - strip], foot: tools };
};

// What the rail of tools takes of the strip with the greeting (`welcome.py`).
/** @type {(measures: any, width: number, height: number) => number} */
const rail = (m, width, height) =>
  framed(m, width, height).bar === "rails" ? m.frame.RAIL - Math.floor(m.frame.MARGIN / 2) : 0;

// Where something is told below the table, so many pixels high.
/** @type {(m: any, width: number, height: number, taken: number) => Box} */
const strip = (m, width, height, taken) => {
  const { MARGIN } = m.frame;
  const { foot } = framed(m, width, height);
  return [MARGIN, foot - taken, width - 2 * MARGIN - rail(m, width, height), taken - MARGIN];
};

// How high that is where there are two buttons beside the words, or nothing is said of how long these are.
/** @type {(m: any, width: number, height: number) => number} */
const greeted = (m, width, height) => higher(m.welcome.HEIGHTS, width - rail(m, width, height) - m.welcome.SECOND);

/** @type {(heights: number[][], room: number) => number} */
const higher = (heights, room) => heights.find(([from]) => room >= from)?.[1] ?? 0;

export { framed, greeted, higher, rail, strip };
