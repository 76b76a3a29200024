// The boards that `linked_board.mjs` makes, under Node: `node linked.mjs`. Each line of standard input is JSON: as `data`
// by language what `web/build/shell/linked_board.py` makes, as `days` the list of the deals of days, as `puzzles` by name
// the lists of puzzles, which stay known if a later line does not name them; and as `asked` a list of language, address,
// visitor, and the width and height of the window. The boards go to standard output, a line for each: null where none is
// drawn.

import { createInterface } from "node:readline";
import { drawing } from "../../web/board/linked_board.mjs";

/** @typedef {[language: string, address: string, visitor: any, width: number, height: number]} Asked */

/** @type {{ data: Record<string, any>, days: string, puzzles: Record<string, string>, asked: Asked[] }} */
const told = { data: {}, days: "", puzzles: {}, asked: [] };
const lists = {
  days: () => Promise.resolve(told.days),
  puzzles: (/** @type {string} */ name) => Promise.resolve(told.puzzles[`${name}.txt`] ?? ""),
};
for await (const line of createInterface({ input: process.stdin })) {
  Object.assign(told, { asked: [] }, JSON.parse(line));
  for (const [language, address, visitor, width, height] of told.asked) {
    const drawn = await drawing(told.data[language], address, visitor, lists);
    process.stdout.write(`${JSON.stringify(drawn ? drawn(width, height) : null)}\n`);
  }
}
