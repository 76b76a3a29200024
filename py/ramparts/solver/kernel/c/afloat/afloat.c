/* The search in which the places of loose cards are left open: ramparts.solver.afloat.afloat_search.
 *
 * A key has the pinned cards and the heights in its first word, in the others two bits for the suit of the card that
 * each of them lies on, and the rows.
 */
#include "afloat.h"

/* Enters the positions after a step. */
static void leave(struct search *search, const struct place *at, u32 token, u32 home, u32 parent) {
    struct place place = *at;
    place.parent = parent;
    place.afloat = (at->loose & ~at->pinned & ~BIT(token)) | (home ? 0 : BIT(token));
    place.berths = at->hosts & ~taken_by(at, at->pinned) & ~BIT(token);
    if (at->pinned >> token & 1) unpin(&place, token);
    leave_layer(search, &place, token, home);
    pin_as_dealt(search, &place, place.loose & ~at->loose & ~BIT(token));
    settle(search, &place);
}

/* Whether the next card of a suit can go home. */
static int goes_home(const struct search *search, const struct place *place, u32 suit) {
    u32 height = height_in(place->homes, suit);
    return height <= search->afloat.top && place->clear >> (4 * height + suit) & 1;
}

static i32 value_of(const struct search *search, const struct place *place) {
    i32 value = search->weights.home * (i32)(4 * search->afloat.top + 4);
    for (u32 suit = 0; suit < SUITS; suit++) value -= search->weights.home * (i32)height_in(place->homes, suit);
    for (u32 row = 0; row < ROWS; row++)
        value += search->weights.strange *
                 __builtin_popcountll(search->afloat.fixed[row][row_in(place->rows, row)]);
    return value;
}

/* Adds a position to those that wait, after all plays home that are never regretted, unless it was seen. */
void enter_place(struct search *search, const struct place *place) {
    u32 slot, least = least_in(place->homes);
    if (!search->afloat.fuel) search->out_of_memory = 1;
    if (!ready(search)) return;
    search->afloat.fuel--;
    for (u32 height = least; height <= least + 1; height++)
        for (u32 suit = 0; suit < SUITS; suit++)
            if (height_in(place->homes, suit) == height && goes_home(search, place, suit)) {
                leave(search, place, 4 * height + suit, 1, place->parent);
                return;
            }
    u64 key[] = {place->pinned | (u64)place->homes << 48, place->suits[0], place->suits[1] | (u64)place->rows << 32};
    if (seen(search, key, &slot) || !hopeful(search, place)) return;
    u32 number = see(search, key, slot);
    if (place->homes == search->ladder.full_heights) search->won = number;
    push_best(search, place->parent, 0, value_of(search, place));
}

/* Adds every position that one step leads to and that has not been seen. */
void expand_afloat(struct search *search, u32 number) {
    const u64 *key = element(&search->keys, number);
    struct place place = {.pinned = key[0] & (BIT(48) - 1), .suits = {key[1], (u32)key[2]}, .parent = NOWHERE};
    place.homes = (u32)(key[0] >> 48);
    place.rows = (u32)(key[2] >> 32);
    see_layer(search, &place);
    settle(search, &place);
    search->afloat.fuel = MOST_ENTERED;
    for (u32 suit = 0; suit < SUITS; suit++)
        if (goes_home(search, &place, suit))
            leave(search, &place, 4 * height_in(place.homes, suit) + suit, 1, number);
    for (u32 row = 0; row < ROWS; row++) {
        u32 count = row_in(place.rows, row), token = search->afloat.anchors[row][count], height = token / 4;
        if (!count || !(place.clear >> token & 1)) continue;
        if (height == search->afloat.top ? empty_rows(search, &place) > 0 : four(place.clear, height + 1))
            leave(search, &place, token, 0, number);
    }
}

/* The keys of the positions of the line, the last one first. */
int line_of_afloat(struct search *search) {
    if (!reserve(4)) return NO_MEMORY;
    begin_array(&search->line, 1);
    for (u32 number = search->won; number != NONE; number = entry_at(search, number)->parent)
        for (u32 i = 0; i < 24; i++)
            *(u8 *)append(&search->line) = ((const u8 *)element(&search->keys, number))[i];
    return (int)search->line.count;
}
