// The puzzles of days, under Node: `node days.mjs`. Standard input is JSON: as `turns` what the script has to know, as `list`
// the list of the grades, and as `days` the days by their numbers. Title and number of each go to standard output as JSON.

import { readFileSync } from "node:fs";
import { ofDay } from "../../web/board/naming/puzzles.mjs";

const { turns, list, days } = JSON.parse(readFileSync(0, "utf-8"));
const found = days.map((/** @type {number} */ day) => ofDay(turns, list, day));
process.stdout.write(JSON.stringify(found));
