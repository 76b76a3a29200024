// The board that the address of this visit names. `web/shell/drawing.js` asks for it as soon as it is known that there is
// such an address; who visits the plain one pays nothing for it.

import { language } from "../shell/splash_words.mjs";
import { drawing } from "./linked_board.mjs";
import { fetched, lists, today } from "./lists.mjs";

/** @type {(name: string) => string | null} */
const kept = (name) => localStorage.getItem(`ramparts.${name}`);

// Where a browser forgets what is kept, whoever comes back may be warned of it, in a strip below the table.
const mayBeWarned = () =>
  navigator.vendor.startsWith("Apple") && !matchMedia("(display-mode: standalone)").matches && !kept("warned");

// Who follows the link: somebody for the first time, or a player whose settings tell how the rows lie. Nothing where it
// cannot be known what Python will show them.
/** @type {(draw: number) => Promise<Parameters<typeof drawing>[2] | undefined>} */
const visitor = async (draw) => {
  const first = !Object.keys(localStorage).some((key) => key.startsWith("ramparts."));
  if (first) return { draw, today: today(), first, shape: "", kept: "", earlier: "", score: true, saves: true };
  if (!kept("seen") || mayBeWarned()) return undefined;
  const { shape = "", score = true } = JSON.parse(kept("prefs") ?? "{}");
  const locks = await navigator.locks?.query();
  const saves = !locks?.held?.some(({ name }) => name === "ramparts.table"); // else another tab does (`tab_lock.py`)
  return { draw, today: today(), first, shape, kept: kept("game") ?? "", earlier: kept("games") ?? "", score, saves };
};

// What draws that board in a window of any size; nothing where nobody can tell which one it is. The number that is drawn
// for a first visitor is one that Python is told as well.
/** @type {(draw: number) => ReturnType<typeof drawing>} */
const linked = async (draw) => {
  const who = await visitor(draw);
  const data = who && (await (await fetched(`links-${language}.json`)).json());
  return who && drawing(data, decodeURIComponent(location.hash.slice(1)), who, lists);
};

export { linked };
