/* What may be moved, and what comes of it: ramparts.engine.play, for games of any piles. */
#include "piles.h"

/* Whether a card is the next one of its suit. */
static int climbs(const struct rules *rules, const struct layout *at, u32 card) {
    u32 suit = rules->suit[card], height = pile_height(at->piles[0], suit);
    return height < rules->full[suit] && rules->ascents[suit][height] == card;
}

/* Fills what is empty and is refilled, each from the first of its feeders that has a card; the piles that change. */
static u32 refilled(struct search *search, struct layout *at) {
    u32 changed = 0;
    for (u32 i = 0; i < search->rules.refill_count; i++) {
        const struct refill *refill = &search->rules.refills[i];
        for (u32 from = 0; from < refill->count && !at->piles[refill->place]; from++) {
            u32 feeder = refill->feeders[from];
            const struct layer *top = layer_at(search, at->piles[feeder]);
            if (!at->piles[feeder]) continue;
            at->piles[refill->place] = with_card(search, 0, top->card);
            at->piles[feeder] = top->below;
            changed |= 1u << refill->place | 1u << feeder;
        }
    }
    return changed;
}

/* Makes a step, refills included; the piles that change. */
u32 step_on(struct search *search, struct layout *at, u32 step) {
    const struct rules *rules = &search->rules;
    u32 src = step / PLACES, dst = step % PLACES, pile = at->piles[src], changed = 1u << src | 1u << dst;
    if (rules->free >> src & rules->free >> dst & 1) {
        at->piles[src] = at->piles[dst];
        at->piles[dst] = pile;
        return changed;
    }
    const struct layer *top = layer_at(search, pile);
    at->piles[src] = top->below;
    if (dst)
        at->piles[dst] = with_card(search, at->piles[dst], top->card);
    else
        at->piles[0] += 1u << 5 * rules->suit[top->card];
    return changed | refilled(search, at);
}

/* The steps to one of the piles `targets`; how many there are. */
static u32 moves_to(const struct search *search, const struct layout *at, u32 targets, u16 *steps) {
    const struct rules *rules = &search->rules;
    u32 open = rules->free != 0, found = 0, tops[PLACES];
    for (u32 pile = 1; pile <= search->piles; pile++) {
        tops[pile] = layer_at(search, at->piles[pile])->card;
        open &= !(rules->feeders >> pile & 1 && at->piles[pile]);
    }
    for (u32 src = 1; src <= search->piles; src++) {
        u32 card = tops[src], swaps = open && rules->free >> src & 1 ? rules->free : 0;
        if (card == FLOOR) continue;
        if (targets & rules->climbing >> src & 1 && climbs(rules, at, card)) steps[found++] = (u16)(src * PLACES);
        for (u32 left = targets & ~(1u | 1u << src); left; left &= left - 1) {
            u32 dst = (u32)__builtin_ctz(left), way = rules->ways[open][src][dst];
            if (swaps >> dst & 1 || (way && rules->hosts[way - 1][card] >> tops[dst] & 1))
                steps[found++] = (u16)(src * PLACES + dst);
        }
    }
    return found;
}

/* The steps of all moves, sources and targets lowest first; what is vacant is filled first. How many there are. */
u32 moves(const struct search *search, const struct layout *at, u16 *steps) {
    u32 vacant = 0, found = 0;
    for (u32 pile = 1; pile <= search->piles; pile++)
        if (!at->piles[pile]) vacant |= search->rules.must_fill & 1u << pile;
    if (vacant) found = moves_to(search, at, vacant, steps);
    return found ? found : moves_to(search, at, (u32)((2ull << search->piles) - 1), steps);
}
