// A board in a frame of another site: what the address names, drawn as in the page before Python is there, and nothing else
// of it. A game can be stepped through; one press opens it in Ramparts. Nothing is kept, and nobody is asked who they are.

import { frame, made } from "../board/drawn.mjs";
import { drawing } from "../board/linked_board.mjs";
import { fetched, lists, today } from "../board/lists.mjs";
import { _, language, letters, spoken } from "../shell/splash_words.mjs";

const ANYBODY = { draw: 0, first: false, over: true, shape: "", kept: "", earlier: "", score: true, saves: true };

/** @type {(id: string) => any} */
const named = (id) => document.getElementById(id);
const [table, head, told, back, next, play] = ["table", "head", "told", "back", "next", "play"].map(named);

const data = fetched(`links-${language}.json`).then((answer) => answer.json());

if (letters !== "JQK") document.documentElement.dataset.letters = letters;

let deal = "";
/** @type {string[]} */
let moves = [];
let at = 0;
/** @type {((width: number, height: number) => any) | undefined} */
let draws;

const fit = () => {
  const { clientWidth, clientHeight } = document.body;
  const board = draws?.(clientWidth, clientHeight);
  table.replaceChildren(...(board?.inner.map(made) ?? []));
  if (board) frame(board, table, head);
  told.textContent = board ? (board.greeting?.words ?? "") : _("This one can be seen only in Ramparts itself.");
  told.style.cssText = board?.greeting?.style ?? "";
  told.classList.toggle("alone", !board);
  told.hidden = !told.textContent;
};

const show = async () => {
  const shown = [deal, ...moves.slice(0, at)].join(";");
  draws = await drawing(await data, shown, { ...ANYBODY, today: today() }, lists).catch(() => undefined);
  play.href = `./#${shown}`;
  back.hidden = next.hidden = !moves.length || !draws;
  back.disabled = at === 0;
  next.disabled = at === moves.length;
  fit();
};

const address = () => {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // it is none, and none will be found
  }
};

const read = () => {
  [deal, ...moves] = address().split(";");
  at = moves.length;
  return show();
};

/** @type {(by: number) => void} */
const step = (by) => {
  at = Math.min(moves.length, Math.max(0, at + by));
  show();
};
back.addEventListener("click", () => step(-1));
next.addEventListener("click", () => step(1));
addEventListener("resize", fit);
addEventListener("hashchange", read);
spoken.then(read);
