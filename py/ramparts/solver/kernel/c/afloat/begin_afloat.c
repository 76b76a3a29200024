/* The search in which the places of loose cards are left open, at its beginning: ramparts.solver.afloat.table. */
#include "afloat.h"

/* Whether the game is of the kind for which this search is made: see `floats` in Python. */
static int is_fit(const struct search *search) {
    const struct ladder *ladder = &search->ladder;
    u32 full = ladder->full[0];
    u64 level[STRIDE] = {0}, pack = 0;
    if (full < 2 || full > 13 || search->base_first || search->piles != search->first_cell) return 0;
    if (search->piles > ROWS + 1) return 0;
    for (u32 i = 0; i < SUITS * full; i++) level[i / SUITS] |= BIT(ladder->ascent[i % SUITS][i / SUITS]);
    for (u32 height = 0; height < full; height++) pack |= level[height];
    if ((search->lane & pack) != level[full - 1]) return 0;
    for (u32 i = 0; i < SUITS * full; i++)
        if ((ladder->hosts[ladder->ascent[i % SUITS][i / SUITS]] & pack) != level[i / SUITS + 1]) return 0;
    return ladder->full[1] == full && ladder->full[2] == full && ladder->full[3] == full;
}

/* Makes the tokens of a row; false where too many of its cards lie on what they cannot be built on. */
static int lay_row(struct search *search, struct place *place, u32 row, u32 pile) {
    struct afloat *afloat = &search->afloat;
    u32 tokens[CARDS], length = 0, count = 0, under = 4 * afloat->top + 4;
    u64 mask = 0;
    for (; pile; pile = stack_at(search, pile)->below) {
        u32 card = stack_at(search, pile)->card;
        tokens[length++] = 4 * search->ladder.height[card] + search->ladder.suit[card];
    }
    while (length--) {
        u32 token = tokens[length];
        mask |= BIT(token);
        afloat->dealt_on[token] = under % 4;
        afloat->row_of[token] = ROWS;
        if (under / 4 != token / 4 + 1) {
            if (++count > MOST_ANCHORS) return 0;
            afloat->row_of[token] = (u8)row;
            afloat->fixed[row][count] = mask;
            afloat->anchors[row][count] = (u8)token;
        }
        under = token;
    }
    place->rows |= count << 4 * row;
    return 1;
}

/* Begins a search from a position that is laid out in piles; false where it is not for such a position or game. */
int begin_afloat(struct search *search, const struct state *state) {
    struct place place = {.homes = state->heights, .parent = NONE};
    if (!is_fit(search) || state->left || state->piles[0]) return 0;
    search->afloat.top = search->ladder.full[0] - 1u;
    search->afloat.pack = BIT(4 * search->ladder.full[0]) - 1;
    for (u32 row = 0; row + 1 < search->piles; row++)
        if (!lay_row(search, &place, row, state->piles[row + 1])) return 0;
    begin_array(&search->afloat.hopes, 8);
    extend(&search->afloat.hopes, HOPES);
    see_layer(search, &place);
    pin_as_dealt(search, &place, place.loose);
    search->afloat.fuel = MOST_ENTERED;
    settle(search, &place);
    return 1;
}
