/* How far it is played, and whether the loose game can be won from there: ramparts.solver.afloat.table and hopeful. */
#include "afloat.h"

enum { MOST_HOPES = HOPES / 4 * 3, HOPE = 1, LOOKED_AT = 2 };

/* The loose cards of a layer, and those on which a card may lie. */
void see_layer(const struct search *search, struct place *place) {
    const struct afloat *afloat = &search->afloat;
    u64 tops = 0;
    place->loose = afloat->pack;
    for (u32 suit = 0; suit < SUITS; suit++)
        place->loose &= ~(0x1111111111111ull << suit & (BIT(4 * height_in(place->homes, suit)) - 1));
    for (u32 row = 0; row < ROWS; row++) {
        u32 count = row_in(place->rows, row);
        place->loose &= ~afloat->fixed[row][count];
        if (count) tops |= BIT(afloat->anchors[row][count]);
    }
    place->hosts = place->loose | tops;
    place->height = 0;
    place->clear = place->hosts & 15;
}

/* How many rows are empty; fewer than none where the cards of the greatest height have no room. */
i32 empty_rows(const struct search *search, const struct place *place) {
    i32 found = -(i32)number_in(place->loose, search->afloat.top);
    for (u32 row = 0; row + 1 < search->piles; row++) found += !row_in(place->rows, row);
    return found;
}

/* The layer after a card has gone home, or an anchor has become loose. */
void leave_layer(const struct search *search, struct place *place, u32 token, u32 home) {
    u32 row = search->afloat.row_of[token];
    if (row < ROWS && search->afloat.anchors[row][row_in(place->rows, row)] == token) place->rows -= 1u << 4 * row;
    place->homes += home << 4 * (token % 4);
    see_layer(search, place);
}

static int fits(const struct search *search, const struct place *place, u64 hosts) {
    for (u32 height = 0; height < search->afloat.top; height++)
        if (number_in(place->loose, height) > number_in(hosts, height + 1)) return 0;
    return empty_rows(search, place) >= 0;
}

/* Whether the loose game can be won after a card has left. */
static int hopeful_after(struct search *search, const struct place *at, u32 token, u32 home) {
    struct place after = *at;
    if (!(at->hosts >> token & 1) || !fits(search, at, at->hosts & ~BIT(token))) return 0;
    leave_layer(search, &after, token, home);
    return (home || fits(search, &after, after.hosts)) && hopeful(search, &after);
}

u32 least_in(u32 homes) {
    u32 least = 15;
    for (u32 suit = 0; suit < SUITS; suit++)
        if (height_in(homes, suit) < least) least = height_in(homes, suit);
    return least;
}

static int looked_at(struct search *search, const struct place *at) {
    for (u32 suit = 0; suit < SUITS; suit++) {
        u32 height = height_in(at->homes, suit), token = 4 * height + suit;
        if (height > search->afloat.top) continue;
        if (hopeful_after(search, at, token, 1)) return 1;
        if (height == least_in(at->homes) && at->hosts >> token & 1 && fits(search, at, at->hosts & ~BIT(token)))
            return 0;
    }
    for (u32 row = 0; row < ROWS; row++) {
        u32 count = row_in(at->rows, row);
        if (count && hopeful_after(search, at, search->afloat.anchors[row][count], 0)) return 1;
    }
    return 0;
}

/* Whether the loose game can be won from a layer, as far as is known. */
int hopeful(struct search *search, const struct place *at) {
    u64 name = ((u64)at->rows << 16 | at->homes) << 2 | LOOKED_AT, *hope;
    if (at->homes == search->ladder.full_heights) return 1;
    for (u32 slot = (u32)(name * 0x9E3779B97F4A7C15ull >> 48);; slot = (slot + 1) % HOPES) {
        hope = element(&search->afloat.hopes, slot);
        if ((*hope | HOPE) == (name | HOPE)) return (int)(*hope & HOPE);
        if (!*hope) break;
    }
    if (search->afloat.hoped == MOST_HOPES) return 1;
    search->afloat.hoped++;
    *hope = name | HOPE;
    if (!looked_at(search, at)) *hope = name;
    return (int)(*hope & HOPE);
}
