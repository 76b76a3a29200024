// What an address names, as far as it can be told without Python: the cards of each pile, and what stands beside the title
// and below the table. `ramparts/deals/link.py` has the form of addresses.

import { dealing, laidOut, msPack, mtPack } from "./deals.mjs";
import { after } from "./moves.mjs";
import { goesOn, isFilled, positioned } from "./positions.mjs";
import { DAY_ONE, listed, ofDay } from "./puzzles.mjs";
import { counted, runFacts } from "./sentences.mjs";

/** @import { Game } from "./positions.mjs" */
/** @typedef {{ name: string, words: string, buttons: [string, string][] }} Told */
/** @typedef {{ id: string, piles: string[][], facts: string, short?: string, number: string, task?: Told, lesson?: boolean, played?: boolean, puzzle?: string }} Named */
/** @typedef {{ days: () => Promise<string>, puzzles: (name: string) => Promise<string> }} Lists */
/** @typedef {Lists & { draw: number, today: string, first: boolean, score: boolean, over?: boolean }} Visit */

const DEAL = /^([a-z-]+)(?:\/([1-9][0-9]{0,2}))?(?::(ms)?([1-9][0-9]*)|=([^;]*))$/;
const DAY = /^daily:(([0-9]{4})-([0-9]{2})-(0[1-9]|[12][0-9]|3[01])):([a-z-]+)$/;
const PUZZLE = /^puzzle:([a-z-]+)(?:\/([1-9][0-9]{0,2}))?=([^;:]*)$/;
const LISTED = /^puzzle:([a-z-]+):([1-9][0-9]{0,5})$/;
const LESSON = /^lesson:([1-9][0-9]?)$/;
const FROM_2000 = /^[2-9][0-9]{3}-[01][0-9]-[0-3][0-9]$/;
const LONGEST = 1000;
const MOST_MOVES = 2000;
const [MS_LAST, MT_FIRST, MT_LAST] = [1_000_000, 32_000n, 10n ** 20n - 1n];
const STEP = 1000n; // between the deals of two days, and of two runs

/** @type {(data: any, id: string, number: bigint, level?: number) => string[][]} */
const numbered = ({ games }, id, number, level = 1) => {
  const game = games[id];
  const found = dealing(game, level);
  const seed = game.dealings.length > 1 ? STEP * number + BigInt(level) : number;
  return laidOut(game.roles, found, mtPack(seed, game.packs, found.top));
};

/** @type {(data: any, parts: (string | undefined)[], visit: Visit) => Named | undefined} */
const byNumber = (data, [id = "", level = "1", ms, digits = "0"], visit) => {
  const game = data.games[id];
  const number = BigInt(digits);
  if (ms) {
    if (!game.ms || number > MS_LAST) return undefined;
    const piles = laidOut(game.roles, game.dealings[0], msPack(Number(digits)));
    return { id, piles, facts: `ms${digits}`, number: `ms${digits}` };
  }
  if (number < MT_FIRST || number > MT_LAST) return undefined;
  const facts = runFacts(data, id, digits, Number(level), visit);
  return { id, piles: numbered(data, id, number, Number(level)), facts, number: digits };
};

/** @type {(data: any, id: string, level: string | undefined, text: string) => Named | undefined} */
const byPosition = ({ games, words }, id, level, text) => {
  const piles = positioned(games[id], level, text);
  return piles && isFilled(games[id], piles) ? { id, piles, facts: words.position, number: "" } : undefined;
};

/** @type {(data: any, parts: string[], visit: Visit) => Promise<Named | undefined>} */
const byDay = async (data, [, date, year, month, day, id], visit) => {
  if (!data.games[id]) return undefined;
  const line = (await visit.days()).split("\n").find((each) => each.startsWith(`${id} ${year}-${month} `));
  const choice = line?.split(" ")[Number(day) + 1];
  if (!choice) return undefined;
  const number = STEP * BigInt(Date.parse(date) / 86_400_000 + DAY_ONE) + BigInt(parseInt(choice, 10));
  return { id, piles: numbered(data, id, number), facts: date, number: String(number) };
};

/** @type {(data: any, number: number) => Named | undefined} */
const byLesson = ({ lessons }, number) => {
  const lesson = lessons[number - 1];
  if (!lesson) return undefined;
  const piles = lesson.piles.map((/** @type {string} */ pile) => pile.match(/..1?/g) ?? []);
  return { ...lesson, piles, number: "", lesson: true };
};

// A puzzle that somebody has made of a lost game. Where nobody works out whether it can be won, that is not announced.
/** @type {(data: any, parts: string[], visit: Visit) => Named | undefined} */
const byPuzzle = (data, [, id, level, text], { over }) => {
  const one = Object.hasOwn(data.games, id) ? byPosition(data, id, level, text) : undefined;
  const { facts, task, asks } = data.own;
  return one && { ...one, facts, task: over ? { ...task, words: asks } : task };
};

// A puzzle by its title and number, or that of today.
/** @type {(data: any, id: string, number: number, visit: Visit) => Promise<Named | undefined> | undefined} */
const byList = (data, id, number, { puzzles }) => {
  const most = Object.hasOwn(data.games, id) ? data.games[id].puzzles : 0;
  return number <= most ? listed(data, id, number, puzzles) : undefined;
};

/** @type {(data: any, visit: Visit) => Promise<Named | undefined>} */
const byToday = async (data, visit) => {
  if (!FROM_2000.test(visit.today)) return undefined; // Python would take another day
  const list = await visit.puzzles("days");
  if (!list) return undefined;
  const [id, number] = ofDay(data.puzzles, list, Date.parse(visit.today) / 86_400_000 + DAY_ONE);
  return byList(data, id, number, visit);
};

// The game alone: one of the deals for whoever has not won it yet.
/** @type {(data: any, id: string, visit: Visit) => Named | undefined} */
const byGame = (data, id, visit) => {
  if (!visit.first) return undefined;
  /** @type {(numbers: number[]) => number} */
  const drawn = (numbers) => numbers[visit.draw % numbers.length];
  const { gentle } = data.games[id];
  const begun = id === data.usual ? drawn(gentle) : 0; // lies on the table already
  const number = String(drawn(gentle.filter((/** @type {number} */ each) => each !== begun)));
  return { id, piles: numbered(data, id, BigInt(number)), facts: runFacts(data, id, number, 1, visit), number };
};

// A deal and its moves. They are told beside the title where there is room.
/** @type {(data: any, address: string, moves: string[], visit: Visit) => Named | undefined} */
const byMoves = (data, address, moves, visit) => {
  if (moves.length > MOST_MOVES || !DEAL.test(address)) return undefined;
  const deal = /** @type {Named | undefined} */ (found(data, address, visit));
  const piles = deal && after(data.games[deal.id], deal.piles, moves);
  if (!deal || !piles) return undefined;
  const facts = `${counted(data.words.moves, moves.length)}, ${deal.facts}`;
  return { ...deal, piles, facts, short: deal.facts, played: true };
};

/** @type {(data: any, address: string, visit: Visit) => Promise<Named | undefined> | Named | undefined} */
const found = (data, address, visit) => {
  const day = DAY.exec(address);
  if (day) return byDay(data, day, visit);
  const lesson = LESSON.exec(address);
  if (lesson) return byLesson(data, Number(lesson[1]));
  const puzzle = address.length <= LONGEST && PUZZLE.exec(address);
  if (puzzle) return byPuzzle(data, puzzle, visit);
  if (address === "puzzle:today") return byToday(data, visit);
  const known = LISTED.exec(address);
  if (known) return byList(data, known[1], Number(known[2]), visit);
  if (Object.hasOwn(data.games, address)) return byGame(data, address, visit);
  const [head, ...moves] = address.split(";");
  if (moves.length) return byMoves(data, head, moves, visit);
  const deal = address.length <= LONGEST && DEAL.exec(address);
  if (!deal || !Object.hasOwn(data.games, deal[1])) return undefined;
  const [, id, level, , , position] = deal;
  if (level && data.games[id].dealings.length === 1) return undefined;
  return position === undefined ? byNumber(data, deal.slice(1), visit) : byPosition(data, id, level, position);
};

// Where the game is over, or may be, something else is shown beside the cards, and only who shows nothing but these wants it.
/** @type {(...of: Parameters<typeof found>) => Promise<Named | undefined>} */
const named = async (...of) => {
  const [data, , visit] = of;
  const one = await found(...of);
  return one && (one.lesson || one.puzzle || visit.over || goesOn(data.games[one.id], one.piles)) ? one : undefined;
};

export { named };
