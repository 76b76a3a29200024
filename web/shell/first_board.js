// The board of a first visitor, as `drawing.js` draws it: the deal that they are going to play, with the words that
// greet them. What lies on it, the words, and the measures that have a name come from Python, when the site is built
// (`web/build/first_board.py`); where it lies in this window is computed here as `ramparts/app/layout` computes it, for a
// castle whose rows are of usual length. `tests/page/test_first_board.py` holds the two equal in a thousand windows.

(() => {
  const { floor, max, min } = Math;

  /** @typedef {[x: number, y: number, width: number, height: number]} Box */
  /** @typedef {{ id: string, slot: Box, edge: string, strip: number, index: number, step: [number, number] }} Lane */

  /** @type {(length: number) => number} */
  const half = (length) => floor(2 * length) / 2;

  // `frame.py`: how the window is divided, but for the tools.
  /** @type {(measures: any, width: number, height: number) => { bar: string, head: Box, board: Box }} */
  const framed = ({ frame: m }, width, height) => {
    if (width >= m.WIDE * height && height < m.SHORT) {
      const words = min(m.WIDEST_WORDS, m.SLIMMEST_WORDS + max(0, floor((width - m.ROOMY) / 3)));
      return { bar: "rails", head: [0, 0, words, height], board: [words, 0, width - words - m.RAIL, height] };
    }
    const long = width >= m.LONG;
    const button = long && height >= m.SPACIOUS ? m.HIGH_BUTTON : m.BUTTON;
    const tools = height - (long ? m.FREE : m.MARGIN) - button;
    const head = long ? m.HEADER : m.TALL_HEADER;
    return { bar: "bottom", head: [0, 0, width, head], board: [0, head, width, tools - 4 - head] };
  };

  // What the rail of tools takes of the strip with the greeting (`welcome.py`).
  /** @type {(measures: any, width: number, height: number) => number} */
  const rail = (m, width, height) => (framed(m, width, height).bar === "rails" ? m.frame.RAIL - m.frame.MARGIN : 0);

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

  /** @type {(m: any, slot: Box, pile: any, edge: string, length?: number) => Lane} */
  const lane = (m, slot, { id, cards }, edge, length) => {
    const card = slot.slice(2);
    const along = "lr".includes(edge) ? card[0] : card[1];
    const room = length === undefined ? Infinity : (length - along) / max(1, cards.length - 1);
    const strip = max(0, half(min(preferred(card, edge), room)));
    const step = /** @type {any} */ ({ l: [strip, 0], r: [-strip, 0], t: [0, strip], b: [0, -strip] })[edge];
    return { id, slot, edge, strip, index: indexed(m, strip, card, edge), step };
  };

  /** @typedef {{ card: [number, number], lanes: Lane[] }} Placed */
  /** @typedef {(m: any, wings: any[][], board: Box, widest: number, gap: number) => Placed} Shape */

  // `castle.py`
  /** @type {Shape} */
  const castle = (m, [homes, left, right], [, , across, down], widest, gap) => {
    const { RATIO, USUAL, LONG, CRAMPED } = m.lanes;
    const { BATTLEMENT, MOAT, ROOMY, SLIMMEST, SPARED } = m.castle;
    const rows = max(left.length, right.length);
    const most = max(rows, homes.length);
    const kept = rows <= homes.length && down >= ROOMY;
    const high = floor((down - (most + 1) * gap) / (kept ? most + BATTLEMENT / RATIO : most));
    const slim = floor((across - 4 * gap - 2 * (LONG - 1) * CRAMPED) / 3);
    const width = min(floor(high / RATIO), max(SLIMMEST, slim), widest);
    const height = min(high, floor(RATIO * width));
    const taken = 3 * width + 4 * gap + 2 * max((USUAL - 1) * SPARED * width, (LONG - 1) * CRAMPED);
    const moat = floor(min(MOAT * width, max(gap, gap + (across - taken) / 2)));
    const share = half((across - width - 2 * gap - 2 * moat) / 2); // of either wing: their longest rows are equal
    const x = floor(gap + share + moat);
    const tops = spread(down / 2, rows, height, gap);
    const middle = spread(down / 2, homes.length, height, gap);
    return {
      card: [width, height],
      lanes: [
        ...homes.map((pile, i) => lane(m, [x, middle[i], width, height], pile, "l")),
        ...left.map((pile, i) => lane(m, [x - moat - width, tops[i], width, height], pile, "r", share)),
        ...right.map((pile, i) => lane(m, [x + width + moat, tops[i], width, height], pile, "l", share)),
      ],
    };
  };

  // `turned.py`
  /** @type {Shape} */
  const turned = (m, [homes, upper, lower], [, , across, down], widest, gap) => {
    const { RATIO, USUAL, LEGIBLE, SLIM, SQUATTEST, STRETCH } = m.lanes;
    const { MOAT, SPARED } = m.turned;
    const most = max(upper.length, lower.length, homes.length);
    const width = min(widest, floor((across - (most + 1) * gap) / most));
    const room = down - 4 * gap;
    const least = min(SQUATTEST * width, room / 4);
    const tallest = RATIO * width + STRETCH * max(0, SLIM - width);
    const height = floor(min(tallest, max(least, (room - 2 * (USUAL - 1) * LEGIBLE) / 3)));
    const usual = 3 * height + 4 * gap + 2 * (USUAL - 1) * SPARED;
    const moat = gap + floor(min(MOAT, max(0, (down - usual) / 2)));
    const share = half((down - height - 2 * gap - 2 * moat) / 2);
    const wall = floor(gap + share + moat);
    /** @type {(piles: any[], y: number, edge: string, length?: number) => Lane[]} */
    const row = (piles, y, edge, length) => {
      const places = spread(across / 2, piles.length, width, gap);
      return piles.map((pile, i) => lane(m, [places[i], y, width, height], pile, edge, length));
    };
    return {
      card: [width, height],
      lanes: [
        ...row(homes, wall, "t"),
        ...row(upper, wall - moat - height, "b", share),
        ...row(lower, wall + height + moat, "t", share),
      ],
    };
  };

  // `walls.py`: the whole keep, and the box of the foundations in it.
  /** @type {(m: any, shape: string, { card, lanes }: Placed, homes: number, board: Box) => [Box, Box]} */
  const keep = ({ walls: m }, shape, { card, lanes }, homes, [, , across, down]) => {
    const [[x, y, width, height], last] = [lanes[0].slot, lanes[homes - 1].slot];
    const inner = /** @type {Box} */ ([x, y, last[0] + width - x, last[1] + height - y]);
    const others = lanes.slice(homes).map(({ slot }) => slot);
    if (shape === "turned") {
      const above = max(...others.map((slot) => slot[1] + slot[3]).filter((bottom) => bottom <= y));
      const below = min(...others.map((slot) => slot[1]).filter((top) => top >= y + height));
      return [[0, above + 4, across, below - above - 8], inner];
    }
    const unit = card[0] / m.UNITS;
    const beside = others.filter((slot) => slot[1] < y + inner[3] && y < slot[1] + slot[3]);
    const flank = min(m.FLANK * unit, min(...beside.map((slot) => max(x - slot[0] - width, slot[0] - x - width))) - 3);
    const [left, top] = [max(0, x - flank), max(0, y - m.HEAD * unit)];
    const right = min(across, x + width + flank);
    const bottom = min(down, y + inner[3] + m.FOOT * unit);
    return [[left, top, right - left, bottom - top], inner];
  };

  // Where everything lies in a window of this size.
  /** @type {(first: any, deal: string[][], width: number, height: number) => any} */
  const placed = ({ measures: m, wings }, deal, width, height) => {
    const { MARGIN, WIDE } = m.frame;
    const side = width - rail(m, width, height) - m.welcome.SECOND;
    const taken = m.welcome.HEIGHTS.find((/** @type {number[]} */ [from]) => side >= from)[1];
    const [room, least] = [height - taken, min(width, height - taken)];
    const frame = framed(m, width, room);
    const gap = min(12, max(5, floor(0.011 * least)));
    const shape = width >= WIDE * room ? "castle" : "turned";
    const piles = wings.map((/** @type {any[]} */ wing) => wing.map((pile) => ({ ...pile, cards: deal[pile.at] })));
    const arrange = shape === "castle" ? castle : turned;
    const table = arrange(m, piles, frame.board, floor(max(120, 0.16 * least)), gap);
    const strip = [MARGIN, room, width - 2 * MARGIN - rail(m, width, room), taken - MARGIN];
    return { ...frame, ...table, shape, taken, strip, wall: keep(m, shape, table, wings[0].length, frame.board) };
  };

  const box = (/** @type {number[]} */ [x, y, width, height]) =>
    `transform: translate(${x}px, ${y}px); width: ${width}px; height: ${height}px;`;
  const area = (/** @type {number[]} */ [x, y, width, height]) =>
    `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px;`;

  /** @type {(name: string, symbol: string) => any} */
  const glyph = (name, symbol) => ["svg", { class: name }, "", [["use", { href: `#${symbol}` }, "", []]]];

  // `web/page/ui/piles.py` and `screen.py`, as `drawing.js` keeps what they have drawn.
  /** @type {(name: string, depth: number, lane: Lane, covered: boolean) => any} */
  const card = (name, depth, { id, slot: [x, y, ...size], edge, step }, covered) => {
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
    const style = `${box([x + depth * step[0], y + depth * step[1], ...size])} z-index: ${depth + 1};`;
    const glyphs = [glyph("index rank", `rank-${rank}`), glyph("index suit", `pip-${suit}`), glyph("pip", figure)];
    return ["li", { ...looks, ...place }, style, glyphs];
  };

  /** @type {(pile: any, lane: Lane, cards: string[]) => any} */
  const laid = ({ id, role, suit }, place, cards) => {
    const slot = { class: "slot", "data-slot": id, "data-role": role, ...(suit && { "data-suit": suit }) };
    const style = `--index: ${place.index}px; --strip: ${place.strip}px;`;
    const list = { class: "pile", ...(cards.length === 0 && { hidden: "" }) };
    const inner = cards.map((name, depth) => card(name, depth, place, depth < cards.length - 1));
    const outline = ["div", slot, box(place.slot), suit ? [glyph("pip", `pip-${suit}`)] : []];
    return ["li", { class: "lane" }, "", [outline, ["ol", list, style, inner]]];
  };

  /** @type {typeof firstBoard} */
  globalThis.firstBoard = (first, draw, width, height) => {
    const [digits, piles] = first.deals[draw % first.deals.length];
    const deal = piles.map((/** @type {string} */ pile) => pile.match(/../g) ?? []);
    const { bar, head, board, strip, taken, shape, wall, ...table } = placed(first, deal, width, height);
    const [[x, y, across, down], inner] = wall;
    const reach = `--head: ${inner[1] - y}px; --foot: ${y + down - inner[1] - inner[3]}px; --flank: ${inner[0] - x}px;`;
    const keepWall = ["div", { class: "keep", "data-side": shape === "castle" ? "column" : "row" }];
    let at = 0;
    const sections = first.wings.map((/** @type {any[]} */ wing, /** @type {number} */ i) => {
      const lanes = wing.map((pile) => laid(pile, table.lanes[at++], deal[pile.at]));
      return ["section", { class: `group ${["foundations", "left", "right"][i]}` }, "", [["ol", {}, "", lanes]]];
    });
    return {
      root: { "data-bar": bar },
      table: [
        { "data-shape": shape },
        `${area(board)} --unit: ${(table.card[0] / first.measures.walls.UNITS).toFixed(3)}px;`,
      ],
      head: [area(head), first.title, digits],
      inner: [[...keepWall, `${box([x, y, across, down])} ${reach}`, []], ...sections],
      greeting: { style: area(strip), height: taken, ...first.greeting },
    };
  };
})();
