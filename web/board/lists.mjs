// What an address may need beside the words and measures: the lists that shipped with this build, of which it takes one
// where it names a day or a puzzle, and the day on which that is asked.

/** @import { Lists } from "./naming/addresses.mjs" */

/** @type {(name: string) => Promise<Response>} */
const fetched = async (name) => {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
};

/** @type {(name: string) => Promise<string>} */
const text = async (name) => (await fetched(name)).text();

/** @type {Lists} */
const lists = {
  days: () => text("daily.txt"),
  puzzles: (name) => text(`../puzzles/${name}.txt`), // in a folder that no build names: it comes when it is wanted
};

// The day where the visitor is, as Python is told it (`web/page/browser.py`).
/** @type {() => string} */
const today = () => {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
};

export { fetched, lists, today };
