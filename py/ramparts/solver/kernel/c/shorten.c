/* A winning line without detours: ramparts.solver.findings.shorten, for the steps that `line_of` gathers.
 *
 * Piles that hold the same cards have one number here, so a position is known by the numbers of its piles, its heights
 * and what is left of the stock; and a pile without a number is in no position of the line.
 */
#include "kernel.h"

enum { UNKNOWN = 0xffffffff };

/* A pile: its exposed card, and the pile beneath; number 0 is the empty one. `next` has the same exposed card. */
struct pile {
    u32 card, below, next;
};

struct place {
    u64 hash;
    u32 piles[STRIDE], heights, left;
};

struct line {
    struct search *search;
    struct array piles, places;
    u32 newest[CARDS]; /* by card: the newest pile that shows it */
};

static struct pile *pile_at(const struct line *line, u32 number) { return element(&line->piles, number); }

static struct place *place_at(const struct line *line, u32 number) { return element(&line->places, number); }

/* The number of a pile with one card more; UNKNOWN if there is none, and none is to be made. */
static u32 with_card(struct line *line, u32 below, u32 card, int make) {
    for (u32 number = line->newest[card]; number; number = pile_at(line, number)->next)
        if (pile_at(line, number)->below == below) return number;
    if (!make) return UNKNOWN;
    *(struct pile *)append(&line->piles) = (struct pile){card, below, line->newest[card]};
    return line->newest[card] = line->piles.count - 1;
}

/* The place after a step; false where it leads to a pile that the line never has. */
static int stepped(struct line *line, struct place *place, u32 step, int make) {
    u32 src = step / STRIDE, dst = step % STRIDE, card;
    if (step == TURN) {
        card = line->search->stock[--place->left];
    } else {
        card = pile_at(line, place->piles[src])->card;
        place->piles[src] = pile_at(line, place->piles[src])->below;
    }
    if (dst == HOME)
        place->heights += 1u << 4 * line->search->ladder.suit[card];
    else
        place->piles[dst] = with_card(line, place->piles[dst], card, make);
    place->hash = place->heights;
    for (u32 pile = 0; pile < line->search->piles; pile++)
        place->hash = (place->hash ^ place->piles[pile]) * 0x9E3779B97F4A7C15ull;
    return dst == HOME || place->piles[dst] != UNKNOWN;
}

/* The last place of the line, after `from`, at which it is where a step leads; `from` if there is none. */
static u32 latest(const struct line *line, const struct place *place, u32 from) {
    for (u32 at = line->places.count - 1; at > from; at--) {
        const struct place *other = place_at(line, at);
        u32 same = other->hash == place->hash && other->heights == place->heights && other->left == place->left;
        for (u32 pile = 0; same && pile < line->search->piles; pile++) same = other->piles[pile] == place->piles[pile];
        if (same) return at;
    }
    return from;
}

/* Whether a step is allowed. */
static int allowed(const struct line *line, const struct place *place, u32 step) {
    u32 src = step / STRIDE, dst = step % STRIDE;
    const struct search *search = line->search;
    const struct ladder *ladder = &search->ladder;
    if (step == TURN) return place->left > 0;
    if (src == dst || !place->piles[src]) return 0;
    u32 card = pile_at(line, place->piles[src])->card, height = height_in(place->heights, ladder->suit[card]);
    if (dst == HOME) return ladder->height[card] == height;
    if (!dst || (search->base_first && !place->heights)) return 0;
    u32 under = place->piles[dst] ? pile_at(line, place->piles[dst])->card : FLOOR;
    if (dst >= search->first_cell) return under == FLOOR && src < search->first_cell && search->cells_take;
    return (int)(search->places[card] >> under & 1);
}

/* The place of the line to which one step leads that is the furthest, and the step. */
static u32 furthest(struct line *line, u32 from, u32 *best) {
    u32 found = from, piles = line->search->piles;
    for (u32 src = 0; src < piles; src++)
        for (u32 dst = 0; dst <= piles; dst++) {
            u32 step = src * STRIDE + (dst == piles ? HOME : dst);
            if (!allowed(line, place_at(line, from), step)) continue;
            struct place place = *place_at(line, from);
            if (!stepped(line, &place, step, 0)) continue;
            u32 at = latest(line, &place, found);
            if (at > found) {
                found = at;
                *best = step;
            }
        }
    return found;
}

/* The first place of the line, as the search has it. */
static struct place first_place(struct line *line) {
    struct state state;
    struct place place = {0};
    u32 cards[CARDS + 1];
    read_record(line->search, START, &state);
    for (u32 pile = 0; pile < line->search->piles; pile++) {
        u32 count = 0;
        for (u32 at = state.piles[pile]; at; at = stack_at(line->search, at)->below)
            cards[count++] = stack_at(line->search, at)->card;
        while (count--) place.piles[pile] = with_card(line, place.piles[pile], cards[count], 1);
    }
    place.heights = state.heights;
    place.left = state.left;
    return place;
}

/* Takes the detours out of the steps; false where memory is short. */
int shorten(struct search *search, struct array *steps) {
    struct line line = {.search = search};
    if (!reserve(8 + steps->count / 400)) return 0;
    begin_array(&line.piles, sizeof(struct pile));
    begin_array(&line.places, sizeof(struct place));
    append(&line.piles);
    *pile_at(&line, 0) = (struct pile){0};
    struct place place = first_place(&line);
    *(struct place *)append(&line.places) = place;
    for (u32 i = 0; i < steps->count; i++) {
        stepped(&line, &place, *(u8 *)element(steps, i), 1);
        *(struct place *)append(&line.places) = place;
    }
    u32 at = latest(&line, place_at(&line, 0), 0), count = 0, step = 0;
    for (; at + 1 < line.places.count; *(u8 *)element(steps, count++) = (u8)step) at = furthest(&line, at, &step);
    steps->count = count;
    end_array(&line.piles);
    end_array(&line.places);
    return 1;
}
