// The boards that `web/board/table.mjs` makes, under Node: `node drawn.mjs`. Standard input is JSON, the data of
// `web/build/shell/first_board.py` as `first` and as `asked` a list of the number drawn, the width and the height of the window,
// for each board; the boards go to standard output, a line for each.

import { readFileSync } from "node:fs";
import { firstBoard } from "../../web/board/table.mjs";

const { first, asked } = JSON.parse(readFileSync(0, "utf-8"));
for (const [draw, width, height] of asked) {
  process.stdout.write(`${JSON.stringify(firstBoard(first, draw, width, height))}\n`);
}
