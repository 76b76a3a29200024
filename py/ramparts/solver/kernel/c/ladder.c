/* How the cards stand to their foundations: ramparts.engine.ladder, and ramparts.solver.suitless.relaxed_ladder. */
#include "kernel.h"

enum { CACHED = 1024, FUEL = 128 };

static u64 next_of(const struct ladder *ladder, u32 heights) {
    u64 found = 0;
    for (u32 suit = 0; suit < SUITS; suit++) {
        u32 height = height_in(heights, suit);
        if (height < ladder->full[suit]) found |= BIT(ladder->ascent[suit][height]);
    }
    return found;
}

static u64 home_of(const struct ladder *ladder, u32 heights) {
    u64 found = 0;
    for (u32 suit = 0; suit < SUITS; suit++) found |= ladder->first[suit][height_in(heights, suit)];
    return found;
}

/* Whether a play home can never be regretted. In a game that takes a dozen looks; tables that no game has might make it
 * go on and on, and then it says no, which is never wrong. */
static int always_safe(const struct ladder *ladder, u32 card, u32 heights, u32 *fuel) {
    u32 after = heights + (1u << 4 * ladder->suit[card]);
    u64 guests = ladder->guests[card] & ~home_of(ladder, after);
    if (guests & ~next_of(ladder, after) || !*fuel) return 0;
    --*fuel;
    for (; guests; guests &= guests - 1)
        if (!always_safe(ladder, (u32)__builtin_ctzll(guests), after, fuel)) return 0;
    return 1;
}

struct rungs *rungs_of(const struct ladder *ladder, struct rungs *cache, u32 heights) {
    struct rungs *rungs = &cache[(heights ^ heights >> 6) % CACHED];
    if (rungs->known_for == heights + 1) return rungs;
    rungs->known_for = heights + 1;
    rungs->next = next_of(ladder, heights);
    rungs->home = home_of(ladder, heights);
    rungs->forced = 0;
    for (u64 left = rungs->next; left; left &= left - 1) {
        u32 card = (u32)__builtin_ctzll(left), fuel = FUEL;
        if (always_safe(ladder, card, heights, &fuel)) rungs->forced |= BIT(card);
    }
    for (u32 ahead = 1; ahead <= 3; ahead++) {
        rungs->wanted[ahead - 1] = 0;
        for (u32 suit = 0; suit < SUITS; suit++) {
            u32 height = height_in(heights, suit), full = ladder->full[suit];
            u32 end = height + ahead < full ? height + ahead : full;
            rungs->wanted[ahead - 1] |= ladder->first[suit][end] ^ ladder->first[suit][height];
        }
    }
    return rungs;
}

/* Whether a card may ever lie on the foundation of this suit, in the relaxed game. */
static int open_to(const struct ladder *ladder, u32 card, u32 suit) {
    u32 own = ladder->suit[card];
    return ladder->height[card] < ladder->threshold ? suit == own : ladder->of_class[suit] == ladder->of_class[own];
}

/* The suit of the first foundation that takes the card; SUITS if none does. */
static u32 taker(const struct ladder *ladder, u32 card, u32 heights) {
    for (u32 suit = 0; suit < SUITS; suit++)
        if (open_to(ladder, card, suit) && height_in(heights, suit) == ladder->height[card]) return suit;
    return SUITS;
}

/* How far the last of the foundations has come on which the card may lie. */
static u32 lowest(const struct ladder *ladder, u32 card, u32 heights) {
    u32 found = 15;
    for (u32 suit = 0; suit < SUITS; suit++)
        if (open_to(ladder, card, suit) && height_in(heights, suit) < found) found = height_in(heights, suit);
    return found;
}

/* The heights after a card, one of the next ones, has gone home. */
u32 raised(const struct ladder *ladder, u32 heights, u32 card) {
    return heights + (1u << 4 * (ladder->relaxed ? taker(ladder, card, heights) : ladder->suit[card]));
}

/* Whether a card may go home, at some time after these heights, when only the cards of a mask have gone before it. */
int climbs_later(const struct ladder *ladder, u32 heights, u32 card, u64 moved) {
    u32 height = ladder->height[card];
    for (u32 suit = 0; suit < SUITS; suit++) {
        u32 at = height_in(heights, suit);
        if (!open_to(ladder, card, suit) || at > height) continue;
        for (; at < height; at++) {
            u64 own = BIT(ladder->ascent[suit][at]);
            if (!(moved & (at < ladder->threshold ? own : ladder->level[ladder->of_class[suit]][at]))) break;
        }
        if (at == height) return 1;
    }
    return 0;
}

static int relaxed_safe(const struct ladder *ladder, u32 card, u32 heights, u32 *fuel) {
    if (lowest(ladder, card, heights) < ladder->height[card] || !*fuel) return 0;
    --*fuel;
    u32 after = raised(ladder, heights, card);
    for (u64 guests = ladder->guests[card]; guests; guests &= guests - 1) {
        u32 guest = (u32)__builtin_ctzll(guests);
        if (lowest(ladder, guest, after) > ladder->height[guest]) continue;
        if (taker(ladder, guest, after) == SUITS || !relaxed_safe(ladder, guest, after, fuel)) return 0;
    }
    return 1;
}

struct rungs *relaxed_rungs_of(const struct ladder *ladder, struct rungs *cache, u32 heights) {
    struct rungs *rungs = &cache[(heights ^ heights >> 6) % CACHED];
    if (rungs->known_for == heights + 1) return rungs;
    rungs->known_for = heights + 1;
    rungs->next = rungs->forced = 0;
    for (u32 suit = 0; suit < SUITS; suit++)
        for (u32 height = 0; height < ladder->full[suit]; height++) {
            u32 card = ladder->ascent[suit][height], fuel = FUEL;
            if (taker(ladder, card, heights) == SUITS) continue;
            rungs->next |= BIT(card);
            if (relaxed_safe(ladder, card, heights, &fuel)) rungs->forced |= BIT(card);
        }
    return rungs;
}
