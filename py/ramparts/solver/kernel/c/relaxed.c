/* The game in which cards from some height on have lost their suit: ramparts.solver.suitless.relaxed_search.
 *
 * The code of a pile, as in ramparts.solver.suitless.row_codes but in 32 bits: in bits 0 to 6 what its run stands on, 1
 * and a card that lies where it was dealt or 53 and the card on the floor; in bits 7 to 10 how many cards are built on
 * that; above, the suits of those of them that have one, two bits for each height.
 */
#include "kernel.h"

enum { ON_FLOOR = 1 + CARDS, LENGTH = 1 << 7, FIRST_SUIT = 11 };

static const struct rungs *rungs_at(const struct search *search, u32 heights) {
    return relaxed_rungs_of(&search->ladder, search->cache, heights);
}

/* The codes of each card, and the cards of each class and height, from what the ladder says of them. */
void begin_codes(struct search *search) {
    const struct ladder *ladder = &search->ladder;
    for (u32 suit = 0; suit < SUITS; suit++)
        for (u32 height = 0; height < ladder->full[suit]; height++) {
            u32 card = ladder->ascent[suit][height], low = height < ladder->threshold;
            search->ladder.level[ladder->of_class[suit]][height] |= BIT(card);
            search->floor_code[card] = ON_FLOOR + ladder->ascent[low ? suit : ladder->of_class[suit]][height];
            search->built_code[card] = LENGTH + (low ? suit << (FIRST_SUIT + 2 * height) : 0);
        }
}

/* Lays a card on a pile or puts it into an empty one; or it lies there as it was `dealt`, in this place from 1 up. */
void put_relaxed(struct search *search, struct state *state, u32 card, u32 pile, u32 dealt) {
    u32 beneath = state->piles[pile];
    const struct stack *host = stack_at(search, beneath);
    u64 code = beneath ? host->known + search->built_code[card] : search->floor_code[card];
    struct stack *stack = append(&search->stacks);
    *stack = (struct stack){.known = code, .below = beneath, .card = (u8)card, .strange = host->strange};
    if (dealt) {
        stack->known = 1 + card;
        stack->strange = (u8)dealt;
    }
    state->piles[pile] = search->stacks.count - 1;
}

/* The position after a step. */
void lay_relaxed(struct search *search, struct state *state, u32 step) {
    u32 src = step / STRIDE, dst = step % STRIDE;
    const struct stack *stack = stack_at(search, state->piles[src]), *below = stack_at(search, stack->below);
    state->piles[src] = stack->below;
    state->value += search->weights.strange * (below->strange - stack->strange);
    state->value -= stack->below ? 0 : credit_of(search, src);
    if (dst == HOME) {
        state->heights = raised(&search->ladder, state->heights, stack->card);
        state->value -= search->weights.home;
        state->last = FLOOR;
        return;
    }
    state->value += state->piles[dst] ? 0 : credit_of(search, dst);
    state->last = stack->card;
    put_relaxed(search, state, stack->card, dst, 0);
}

/* The key of the codes of all piles, two to a word: of the rows the smallest first, and then of the cells. */
static void key_of(const struct search *search, const u32 *codes, u64 *key) {
    u32 sorted[STRIDE] = {0}, count = 0;
    for (u32 pile = 1; pile < search->piles; pile++) {
        u32 first = pile < search->first_cell ? 0 : search->first_cell - 1, at = count++;
        for (; at > first && sorted[at - 1] > codes[pile]; at--) sorted[at] = sorted[at - 1];
        sorted[at] = codes[pile];
    }
    for (u32 i = 0; i < search->words; i++) key[i] = sorted[2 * i] | (u64)sorted[2 * i + 1] << 32;
}

static void codes_of(const struct search *search, const struct state *state, u32 *codes) {
    for (u32 pile = 0; pile < search->piles; pile++) codes[pile] = (u32)stack_at(search, state->piles[pile])->known;
}

/* Adds a position to the open list, unless it was seen; it is made at once. */
static void enter(struct search *search, u32 record, u32 step) {
    struct state state;
    u32 slot, codes[STRIDE], stacks = search->stacks.count;
    u64 key[KEY_WORDS];
    read_record(search, record, &state);
    if (search->entries.count) lay_relaxed(search, &state, step);
    settled(search, &state, 0);
    codes_of(search, &state, codes);
    key_of(search, codes, key);
    if (!seen(search, key, &slot)) {
        u32 number = see(search, key, slot);
        if (state.heights == search->ladder.full_heights) search->won = number;
        push_best(search, record, step, state.value);
    }
    search->stacks.count = stacks; /* it is made again when it is expanded */
}

void begin_relaxed(struct search *search) { enter(search, START, 0); }

/* Adds every position that the exposed card of a pile leads to by building, or by going to an empty row. */
static void build_from(struct search *search, u32 record, const struct state *state, u32 src, const u8 *at,
                       u32 *codes) {
    const struct stack *stack = stack_at(search, state->piles[src]), *below = stack_at(search, stack->below);
    int eager = (int)(rungs_at(search, state->heights)->forced >> below->card & 1);
    i32 lifted = state->value + search->weights.strange * (below->strange - stack->strange) -
                 (stack->below ? 0 : credit_of(search, src));
    codes[src] = (u32)below->known;
    for (u64 hosts = places_from(search, state, src); hosts; hosts &= hosts - 1) {
        u32 slot, host = (u32)__builtin_ctzll(hosts), dst = at[host], code = codes[dst];
        u64 key[KEY_WORDS];
        if (!dst) continue;
        if (eager) {
            enter(search, record, src * STRIDE + dst);
            continue;
        }
        codes[dst] = host >= FLOOR ? search->floor_code[stack->card] : code + search->built_code[stack->card];
        key_of(search, codes, key);
        codes[dst] = code;
        if (seen(search, key, &slot)) continue;
        see(search, key, slot);
        push_best(search, record, src * STRIDE + dst, lifted + (host >= FLOOR ? credit_of(search, dst) : 0));
    }
    codes[src] = (u32)stack->known;
}

/* Adds every position to the open list that one step leads to and that has not been seen. */
void expand_relaxed(struct search *search, u32 record, struct state *state) {
    u8 at[IN_CELL + 1] = {0};
    u32 codes[STRIDE];
    u64 next = rungs_at(search, state->heights)->next;
    codes_of(search, state, codes);
    if (dead(search, state, 0)) return;
    show(search, state, at);
    for (u32 src = 1; src < search->piles; src++) {
        u32 card = stack_at(search, state->piles[src])->card;
        if (next >> card & 1) enter(search, record, src * STRIDE + HOME);
        if (card != FLOOR && card != state->last) build_from(search, record, state, src, at, codes);
    }
}
