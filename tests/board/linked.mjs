// The boards that `linked_board.mjs` makes, under Node: `node linked.mjs`. Standard input is JSON: as `data` by language
// what `web/build/shell/linked_board.py` makes, as `days` the list of the deals of days, as `puzzles` by name the lists of puzzles, and as `asked` a list of language,
// address, visitor, and the width and height of the window. The boards go to standard output, a line for each: null where
// none is drawn.

import { readFileSync } from "node:fs";
import { drawing } from "../../web/board/linked_board.mjs";

const { data, days, puzzles, asked } = JSON.parse(readFileSync(0, "utf-8"));
const lists = {
  days: () => Promise.resolve(days),
  puzzles: (/** @type {string} */ name) => Promise.resolve(puzzles[`${name}.txt`] ?? ""),
};
for (const [language, address, visitor, width, height] of asked) {
  const drawn = await drawing(data[language], address, visitor, lists);
  process.stdout.write(`${JSON.stringify(drawn ? drawn(width, height) : null)}\n`);
}
