// The puzzles of the lists by number, and which one is that of a day (`ramparts/app/study/exercises/puzzles.py`). The build
// puts them into leaves of so many puzzles each (`web/build/puzzles`), of which an address takes one.

import { positioned } from "./positions.mjs";
import { counted, filled } from "./sentences.mjs";

/** @import { Named } from "./addresses.mjs" */
/** @typedef {{ week: number[], stride: number }} Turns */

const LINE = /^([0-9])([0-9])([0-9]) [a-z-]+(?:\/([1-9][0-9]{0,2}))?=(\S+)$/;
const DAY_ONE = 719_163; // the first of January 1970

// A line is the kind, the grade, how many choices there are, and the position.
/** @type {(data: any, id: string, number: number, leaves: (name: string) => Promise<string>) => Promise<Named | undefined>} */
const listed = async ({ games, puzzles }, id, number, leaves) => {
  const [leaf, at] = [Math.floor((number - 1) / puzzles.leaf), (number - 1) % puzzles.leaf];
  const line = LINE.exec((await leaves(`${id}-${leaf}`)).split("\n")[at] ?? "");
  if (!line) return undefined;
  const [, kind, grade, count, level, text] = line;
  const piles = positioned(games[id], level, text);
  const [name, facts] = [puzzles.name, puzzles.facts].map((each) =>
    filled(each, { number, kind: puzzles.kinds[kind], grade: puzzles.grades[grade] }),
  );
  const task = { name, words: counted(puzzles.tasks[kind], Number(count)), buttons: puzzles.buttons };
  return piles && { id, piles, facts, number: "", task, puzzle: `puzzle:${id}:${number}` };
};

// The title and the number of a day's puzzle. In the list each title has a line, and each puzzle of it the number of its
// grade, or a dot where it is not offered.
/** @type {(turns: Turns, list: string, day: number) => [title: string, number: number]} */
const ofDay = ({ week, stride }, list, day) => {
  const lines = list.trim().split("\n");
  const turn = Math.floor(day / lines.length);
  const [title, grades] = lines[day % lines.length].split(" ");
  const wanted = week[(day - 1) % 7];
  const far = [...grades].map((grade) => (grade === "." ? Infinity : Math.abs(Number(grade) - wanted)));
  const least = Math.min(...far);
  const alike = far.flatMap((distance, i) => (distance === least ? [i + 1] : []));
  return [title, alike[(turn * stride) % alike.length]];
};

export { DAY_ONE, listed, ofDay };
