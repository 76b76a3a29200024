// The deals that have a number, as `ramparts/deals/shuffle.py` and the games deal them. A card is its rank and its suit,
// with the number of its pack behind them where there are two: "QH", "QH1".

const RANKS = "A23456789TJQK";
const SUITS = "CDHS"; // in the order of Microsoft's packs
const OTHER_SUITS = "CSHD"; // in that of the others

/** @typedef {{ to: string, top: number, aces: boolean, passing: boolean }} Dealing */
/** @typedef {{ packs: number, dealings: Dealing[], roles: string[] }} Dealt */

// Fisher and Yates's shuffle from the last card down, dealt from the end.
/** @type {(cards: string[], below: (count: number) => number) => string[]} */
const shuffled = (cards, below) => {
  const pack = [...cards];
  for (let last = pack.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [pack[last], pack[other]] = [pack[other], pack[last]];
  }
  return pack.reverse();
};

/** @type {(number: number) => string[]} */
const msPack = (number) => {
  let state = number;
  const cards = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
  return shuffled(cards, (count) => {
    state = (state * 214_013 + 2_531_011) % 2 ** 31;
    return (state >> 16) % count;
  });
};

const [N, M] = [624, 397];

// The Mersenne Twister's first state, as Python makes it of a number: the 32 bits of `key` are its digits.
/** @type {(key: number[]) => Uint32Array} */
const seeded = (key) => {
  const state = new Uint32Array(N);
  /** @type {(at: number, factor: number) => number} */
  const mixed = (at, factor) => Math.imul(state[at] ^ (state[at] >>> 30), factor);
  state[0] = 19_650_218;
  for (let i = 1; i < N; i++) state[i] = mixed(i - 1, 1_812_433_253) + i;
  let at = 1;
  /** @type {(change: () => number) => void} */
  const step = (change) => {
    state[at] = change();
    at += 1;
    if (at === N) [state[0], at] = [state[N - 1], 1];
  };
  for (let i = 0; i < N; i++) {
    const digit = i % key.length;
    step(() => (state[at] ^ mixed(at - 1, 1_664_525)) + key[digit] + digit);
  }
  for (let i = 1; i < N; i++) step(() => (state[at] ^ mixed(at - 1, 1_566_083_941)) - at);
  state[0] = 2 ** 31;
  return state;
};

// Numbers from 0 to 1, as Python's `Random(number).random()` gives them one after the other; no more than 300 of them.
/** @type {(number: bigint) => () => number} */
const random = (number) => {
  const key = [];
  for (let rest = number; rest > 0n; rest >>= 32n) key.push(Number(rest & 0xffffffffn));
  const state = seeded(key);
  for (let i = 0; i < N; i++) {
    const both = (state[i] & (2 ** 31)) | (state[(i + 1) % N] & (2 ** 31 - 1));
    state[i] = state[(i + M) % N] ^ (both >>> 1) ^ (both & 1 ? 0x9908b0df : 0);
  }
  let at = 0;
  const next = () => {
    let bits = state[at++];
    bits ^= bits >>> 11;
    bits ^= (bits << 7) & 0x9d2c5680;
    bits ^= (bits << 15) & 0xefc60000;
    return (bits ^ (bits >>> 18)) >>> 0;
  };
  return () => {
    const high = next() >>> 5;
    return (high * 2 ** 26 + (next() >>> 6)) / 2 ** 53;
  };
};

/** @type {(number: bigint, packs: number, top: number) => string[]} */
const mtPack = (number, packs, top) => {
  const draw = random(number);
  const suits = [...OTHER_SUITS].flatMap((suit) => [...RANKS.slice(0, top)].map((rank) => rank + suit));
  const cards = Array.from({ length: packs }, (_each, copy) => suits.map((card) => (copy ? card + copy : card)));
  return shuffled(cards.flat(), (count) => Math.floor(draw() * count));
};

// Of a level, how high the ranks go and how it is dealt: after the last one the last three come again.
/** @type {(game: { dealings: Dealing[] }, level: number) => Dealing} */
const dealing = ({ dealings }, level) => {
  const { length } = dealings;
  return dealings[level <= length ? level - 1 : length - 3 + ((level - length - 1) % 3)];
};

// What a pack comes to when it is dealt. Each character of `to` is the pile of a card; aces may lie at home already, and
// a card that fits there may be `passing` its row. Of a stock the first card dealt is the last that comes.
/** @type {(roles: string[], dealing: Dealing, pack: string[]) => string[][]} */
const laidOut = (roles, { to, aces, passing }, pack) => {
  const piles = roles.map(() => /** @type {string[]} */ ([]));
  /** @type {(card: string) => string[]} */
  const home = (card) => piles[SUITS.indexOf(card[1])];
  const begun = pack.filter((card) => aces && card[0] === "A");
  for (const card of begun) home(card).push(card);
  const rest = pack.filter((card) => !begun.includes(card));
  for (const [i, card] of rest.entries()) {
    const at = parseInt(to[i], 36);
    if (passing && card[0] === RANKS[home(card).length]) home(card).push(card);
    else if (roles[at] === "stock") piles[at].unshift(card);
    else piles[at].push(card);
  }
  return piles;
};

export { RANKS, SUITS, dealing, laidOut, msPack, mtPack };
