/* The kernel: the searches of ramparts.solver again, for speed. Their Python text is the specification, and where a
 * name is the same here and there, so is the thing.
 *
 * Freestanding C for WebAssembly, with 32-bit addresses and no library. A game comes as numbers, those of
 * ramparts.engine.tables and ramparts.engine.ladder; nothing here knows a rule of any game. Whatever comes in is
 * checked by input.c before it is believed.
 */
#ifndef KERNEL_H
#define KERNEL_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef int i32;

enum { CARDS = 52, FLOOR = CARDS, IN_CELL, SUITS = 4, PILES = 15, STRIDE = 16, HOME = STRIDE - 1, TURN = 0 };
enum { KEY_WORDS = 8, NEIGHBOUR_WORDS = 44, MAX_CHILDREN = 1024 };
enum kind { EXACT, RELAXED, OF_PILES, AFLOAT };
enum verdict { SEARCHING, WINNABLE, LOST, GAVE_UP, DEAD_END, HOPELESS };
enum failure { BAD_INPUT = -1, NO_MEMORY = -2, BAD_HANDLE = -3 };

#define BIT(card) (1ull << (card))
#define EVERY (BIT(CARDS) - 1) /* the mask of every card */

/* memory.c: pages of 64 KB, and arrays made of them. */
#define PAGE 65536u

/* Elements of `size` bytes, `per` to a page; none is moved when more are added. `held` pages are there. */
struct array {
    void **pages;
    u32 count, per, size, held;
};

int reserve(u32 pages);
void *take_page(u32 bytes);
void give_back(void *page);
void limit_pages(u32 pages);
u32 pages_taken(void);
void fill(void *at, u8 with, u32 bytes);
void copy(void *to, const void *from, u32 bytes);
void begin_array(struct array *array, u32 size);
void *append(struct array *array);
void extend(struct array *array, u32 count);
void end_array(struct array *array);

static inline void *element(const struct array *array, u32 index) {
    return (u8 *)array->pages[index / array->per] + index % array->per * array->size;
}

/* ladder.c: the foundations. Heights are packed, four bits for each suit. */

struct ladder {
    u64 first[SUITS][STRIDE]; /* by suit and height: the mask of so many cards, those that go home first */
    u64 hosts[CARDS];         /* what a card may be laid on in a row */
    u64 guests[CARDS];        /* what may be laid on it, from wherever */
    u64 before[CARDS];        /* what goes home before it in its suit */
    u8 ascent[SUITS][STRIDE]; /* the cards of a suit in the order in which they go home */
    u8 full[SUITS];           /* how many these are */
    u8 suit[CARDS], height[CARDS];
    u8 relaxed, threshold;    /* relaxed.c: whether suits are lost, and from which height on */
    u8 of_class[SUITS];       /* the first suit of the class */
    u64 level[SUITS][STRIDE]; /* by class and height: the mask of its cards */
    u32 full_heights;
};

/* What follows from the heights. */
struct rungs {
    u64 next, forced, home, wanted[3];
    u32 known_for; /* these heights plus one */
};

struct rungs *rungs_of(const struct ladder *ladder, struct rungs *cache, u32 heights);
struct rungs *relaxed_rungs_of(const struct ladder *ladder, struct rungs *cache, u32 heights);
u32 raised(const struct ladder *ladder, u32 heights, u32 card);
int climbs_later(const struct ladder *ladder, u32 heights, u32 card, u64 moved);

static inline u32 height_in(u32 heights, u32 suit) { return heights >> 4 * suit & 15; }

/* search.c: the open list, and the keys that were seen. */

/* A card in a pile, and the pile beneath it; number 0 is the empty pile. */
struct stack {
    u64 known; /* exact.c: the mask of its card and of all beneath; relaxed.c: the code of the pile */
    u32 below;
    u8 card;
    u8 digit;   /* exact.c: what it lies on, as the key has it */
    u8 cost;    /* exact.c: what the heuristic charges for it */
    u8 strange; /* exact.c: whether it lies as it was dealt, on what it could not be built on; relaxed.c: its place */
};

/* A position that was expanded, followed by the stack on top of each of its piles. */
struct record {
    u32 number;
    i32 value;
    u16 heights, depth;
    u8 strange, last, left;
};

/* An entry of the open list, or a former one: its parent's record, the step from there, the next of equal value. */
struct entry {
    u64 parent : 24, next : 24, step : 15, taken : 1;
};

/* A position as it is worked with. `last` is the card just moved, FLOOR after a play home. */
struct state {
    u64 key[KEY_WORDS];
    u32 piles[STRIDE];
    u32 heights, depth;
    i32 value;
    u8 strange, last, left;
};

struct weights {
    i32 home, over, strange, lane, depth, cell, graded, novel, types;
};

/* The rules of a game of any piles. These have numbers from 1 up, as bits too; 0 stands for the foundations. */
enum { PLACES = 32, MOST_TABLES = 8, MOST_FEEDERS = 4, LONGEST = 31, MOST_CARDS = 124 };

struct refill {
    u8 place, count, feeders[MOST_FEEDERS];
};

struct rules {
    u64 hosts[MOST_TABLES][CARDS]; /* by table: what a card may be laid on, the floor included */
    u8 ways[2][PLACES][PLACES];    /* the table by which cards pass, from 1 up, if they do; 1: when rearranging */
    u32 climbing, must_fill, feeders, free;
    u32 built;         /* those that the heuristic looks at */
    u8 groups[PLACES]; /* equal for piles that may change places */
    u32 refill_count;
    struct refill refills[PLACES];
    u8 ascents[SUITS][PLACES], full[SUITS], suit[CARDS];
    u8 rungs[PLACES][CARDS]; /* by height: the first place from there on that takes a card */
    u64 kept;                /* which bits of a hash make the key */
};

/* explore.c: the open list by type, and what is known for novelty. */
struct types {
    u32 *sizes; /* by bucket: how many positions it has */
    u16 *filled;
    u32 filled_count;
    u64 chance;
    struct array chunks, slots; /* the contents of the buckets, and where in `chunks` they are */
    struct array novelty;
};

#include "afloat/tokens.h"

struct search {
    enum kind kind;
    struct ladder ladder;
    struct rules rules;
    struct weights weights;
    struct types types;
    struct afloat afloat;
    u64 earlier[CARDS];
    u64 start_key[KEY_WORDS];
    u64 places[CARDS], lane;   /* what a card may be laid on, floor and cell included; what an empty row takes */
    u8 on[CARDS][IN_CELL + 1]; /* the digit of a card on another, on the floor, or in a cell */
    u8 dealt, digit_bits, stock[CARDS];
    u8 cells_take, base_first, dead_ends; /* as in Python's `CompiledGame` */
    u32 piles, first_cell;                /* how many, the waste, which is number 0, included; cells come last */
    u32 floor_code[CARDS], built_code[CARDS]; /* relaxed.c: of a pile that is this card alone; what it adds to a pile */
    u32 room, words;    /* how many positions may be kept; how many words a key has */
    u32 open, visited, won, dead_end, out_of_memory;
    i32 least, most; /* no value in the open list is smaller; none is ever greater */
    u32 *heads;  /* by value: the number of the first entry, plus one */
    struct rungs *cache;
    struct array stacks, records, keys, slots, entries, line;
    struct array layer_slots; /* piles.c: where in `stacks` a pile is */
};

#define NONE 0xffffffu /* no number */
#define START 0u       /* the record of the position at the start, before any forced play home */

int begin_search(struct search *search, u32 key_words, u32 stack, u32 record);
void end_search(struct search *search);
enum verdict advance_search(struct search *search, u32 nodes);
int line_of(struct search *search);
int ready(struct search *search);
u32 slot_of(const struct search *search, const u64 *key);
int seen(struct search *search, const u64 *key, u32 *slot);
u32 see(struct search *search, const u64 *key, u32 slot);
void push_best(struct search *search, u32 parent, u32 step, i32 value);
u32 write_record(struct search *search, u32 number, const struct state *state);
void read_record(struct search *search, u32 record, struct state *state);
void settled(struct search *search, struct state *state, struct array *steps);

static inline struct stack *stack_at(const struct search *search, u32 number) {
    return &((struct stack *)search->stacks.pages[number >> 12])[number & 4095];
}

static inline u32 *slot_at(const struct search *search, u32 slot) {
    return &((u32 *)search->slots.pages[slot >> 14])[slot & 16383];
}

static inline struct entry *entry_at(const struct search *search, u32 number) {
    return &((struct entry *)search->entries.pages[number >> 13])[number & 8191];
}

/* What is taken off the value of a position while a pile is empty. */
static inline i32 credit_of(const struct search *search, u32 pile) {
    return pile >= search->first_cell ? search->weights.cell : pile ? search->weights.lane : 0;
}

/* rows.c: what rows and cells take. */
void show(const struct search *search, const struct state *state, u8 *at);
u64 places_from(const struct search *search, const struct state *state, u32 src);
int dead(const struct search *search, const struct state *state, u64 home);

/* exact.c and relaxed.c: the two kinds of search. */
void begin_exact(struct search *search);
void expand_exact(struct search *search, u32 record, struct state *state);
void lay_exact(struct search *search, struct state *state, u32 step);
void put_exact(struct search *search, struct state *state, u32 card, u32 pile, u32 digit, u32 strange);
void add_digit(struct search *search, u64 *key, u32 card, u32 digit);
void deepen(struct search *search, struct state *state);
void begin_relaxed(struct search *search);
void expand_relaxed(struct search *search, u32 record, struct state *state);
void lay_relaxed(struct search *search, struct state *state, u32 step);
void put_relaxed(struct search *search, struct state *state, u32 card, u32 pile, u32 dealt);
void begin_codes(struct search *search);

/* explore.c */
int begin_types(struct types *types, u32 digits);
void end_types(struct types *types);
int types_ready(struct types *types);
void push_type(struct types *types, u32 number, u32 kind);
u32 pop_type(struct types *types);
int is_new(struct types *types, const u64 *neighbours, u32 home, u32 strange);

/* shorten.c */
int shorten(struct search *search, struct array *steps);

/* input.c: a search from what was written to the buffer; or a failure. */
struct input {
    const u8 *at;
    u32 left;
    u64 used; /* the cards that had their place */
    int bad;
};

int begin_from(struct search *search, const u8 *input, u32 length);
void check(struct input *input, int good);
void take(struct input *input, void *to, u32 bytes);

#endif
