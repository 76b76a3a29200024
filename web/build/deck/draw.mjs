// Writes the drawings of the picture deck as one picture: `node draw.cjs FILE`, once esbuild has bundled this with the
// package that has them as React components. A row for each suit, in it a column for each rank, in the order of
// `web/decks/pictures/deck.css`.
//
// Of a card is left what lies between its corners: the ground and the index come from the page, which has them larger,
// and so does the ace, which the package has with the address of who drew it.

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

// What was left out is counted, since another version of the package may draw otherwise.
let left = 0;

/** @type {(element: any) => any} */
const inner = (element) => {
  if (!isValidElement(element)) return element;
  if (isGround(element) || isIndex(element)) {
    left += 1;
    return null;
  }
  const { children } = /** @type {Element} */ (element).props;
  return children === undefined ? element : cloneElement(element, {}, ...(Children.map(children, inner) ?? []));
};

/** @type {(suit: string, row: number) => Element[]} */
const drawn = (suit, row) =>
  RANKS.map((rank, column) => {
    const draw = /** @type {(props: object) => Element} */ (Reflect.get(deck, suit + rank));
    left = 0;
    const card = inner(draw({}));
    if (left !== 5) throw new Error(`${suit}${rank}: ${left} parts instead of 5 are its ground and its index`);
    const place = { x: column * WIDTH, y: row * HEIGHT, width: WIDTH, height: HEIGHT };
    return cloneElement(card, { ...place, key: suit + rank, className: undefined, viewBox: INNER });
  });

const size = { width: WIDTH * RANKS.length, height: HEIGHT * SUITS.length };
const whole = createElement("svg", { xmlns: "http://www.w3.org/2000/svg", ...size }, ...SUITS.flatMap(drawn));
writeFileSync(process.argv[2], renderToStaticMarkup(whole));
