// Writes the drawings of the picture deck as one picture: `node draw.cjs FILE`, once esbuild has bundled this with the
// package that has them as React components. A row for each suit, in it a column for each rank, in the order of
// `web/decks/pictures/deck.css`.
//
// Of a card is left what lies between its corners: the ground and the index come from the page, which has them larger,
// and so does the ace, which the package has with the address of who drew it. Court cards are painted on paper; their
// two pips are cut out of it, so that the ink behind it is seen, which is that of the suit.

import { writeFileSync } from "node:fs";
import * as deck from "@letele/playing-cards";
import { Children, cloneElement, createElement, isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** @typedef {import("react").ReactElement<any>} Element */

const SUITS = ["C", "D", "H", "S"];
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"];

const [WIDTH, HEIGHT] = [100, 150];
const INNER = "-92 -138 184 276"; // of the card's -120 -168 240 336

/** @type {(element: Element) => boolean} */
const isGround = ({ type, props }) => type === "rect" && props.width === 239;

/** @type {(element: Element) => boolean} */
const isIndex = ({ type, props }) => type === "use" && [32, 26.769].includes(props.width);

/** @type {(element: Element) => boolean} */
const isCourtPip = ({ type, props }) => type === "use" && props.width === 55.68;

const PAPER = "#fffefa";

/** The pip that was met last in a court card, and what all symbols of the card consist of, by their names.
 * @type {{ pip: Element | null, symbols: Map<string, Element> }} */
const met = { pip: null, symbols: new Map() };

// What was left out is counted, since another version of the package may draw otherwise.
let left = 0;

/** @type {(element: any) => any} */
const inner = (element) => {
  if (!isValidElement(element)) return element;
  if (isGround(element) || isIndex(element)) {
    left += 1;
    return null;
  }
  if (isCourtPip(element)) {
    met.pip = element;
    return null;
  }
  if (element.type === "symbol") met.symbols.set(`#${element.props.id}`, element);
  const { children } = /** @type {Element} */ (element).props;
  if (children === undefined) return element;
  const rest = Children.map(children, inner) ?? [];
  return rest.length > 0 ? cloneElement(element, {}, ...rest) : null; // without any, it would keep its own
};

/** A court card with holes for its pips, of which one stands on its head.
 * @type {(card: Element, pip: Element) => Element} */
const cut = (card, pip) => {
  const symbol = /** @type {Element} */ (met.symbols.get(pip.props.xlinkHref));
  const [name, [x, y, width, height]] = [`${symbol.props.id}-hole`, INNER.split(" ")];
  const black = cloneElement(symbol, { id: name }, cloneElement(symbol.props.children, { fill: "#000" }));
  const hole = cloneElement(pip, { xlinkHref: `#${name}` });
  const turned = createElement("g", { transform: "rotate(180)" }, hole);
  const ground = (/** @type {string} */ fill) => createElement("rect", { x, y, width, height, fill });
  const mask = createElement("mask", { id: `${name}s` }, ground("#fff"), hole, turned);
  const painted = createElement("g", { mask: `url(#${name}s)` }, ground(PAPER), ...card.props.children);
  return cloneElement(card, {}, createElement("defs", {}, black, mask), painted);
};

/** @type {(suit: string, row: number) => Element[]} */
const drawn = (suit, row) =>
  RANKS.map((rank, column) => {
    const draw = /** @type {(props: object) => Element} */ (Reflect.get(deck, suit + rank));
    left = 0;
    met.pip = null;
    const card = inner(draw({}));
    if (left !== 5) throw new Error(`${suit}${rank}: ${left} parts instead of 5 are its ground and its index`);
    const place = { x: column * WIDTH, y: row * HEIGHT, width: WIDTH, height: HEIGHT };
    return cloneElement(met.pip ? cut(card, met.pip) : card, {
      ...place,
      key: suit + rank,
      className: undefined,
      viewBox: INNER,
    });
  });

const size = { width: WIDTH * RANKS.length, height: HEIGHT * SUITS.length };
const whole = createElement("svg", { xmlns: "http://www.w3.org/2000/svg", ...size }, ...SUITS.flatMap(drawn));
writeFileSync(process.argv[2], renderToStaticMarkup(whole));
