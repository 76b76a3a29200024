// Sentences with holes, in the language of the visitor, as `ramparts/app/words` fills them.

/** @typedef {{ texts: string[], forms: string }} Counted */

/** @type {(text: string, holes: Record<string, unknown>) => string} */
const filled = (text, holes) => text.replace(/\{(\w+)\}/g, (_hole, name) => String(holes[name]));

// The forms of a sentence for one thing and for more repeat themselves: each is named for the numbers up to 199, or up to
// the most that there are.
/** @type {(words: Counted, count: number) => string} */
const counted = ({ forms, texts }, count) =>
  filled(texts[Number(forms[count < forms.length ? count : 100 + (count % 100)])], { n: count });

// What stands beside the title of a deal by number: of a run also how far it has come.
/** @type {(data: any, id: string, number: string, level: number, visit: { score: boolean }) => string} */
const runFacts = ({ games, words }, id, number, level, { score }) => {
  if (games[id].dealings.length === 1) return number;
  const said = [filled(words.level, { level }), ...(score ? [words.points] : []), filled(words.run, { number })];
  return said.join(", ");
};

export { counted, filled, runFacts };
