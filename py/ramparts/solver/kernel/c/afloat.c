/* Positions in which the places of loose cards are left open: ramparts.solver.afloat, where it stands why that is sound.
 *
 * A card is a token, four times its height plus its suit, and a mask has four bits for each height. A key has the pinned
 * cards and the heights in its first word, in the others two bits for the suit that each of these lies on, and the rows.
 */
#include "kernel.h"

enum { HOPES = 1 << 16, MOST_HOPES = HOPES / 4 * 3, ROWS = 8, MOST_ANCHORS = 15, MOST_ENTERED = 1 << 16, HOPE = 1, LOOKED_AT = 2 };
enum { NOWHERE = NONE + 1 }; /* the parent of a position that is not to be entered */

/* A position on the way from one that was left to one that is entered. */
struct place {
    u64 pinned, suits[2], loose, hosts;
    u64 clear;          /* the clear cards up to a height */
    u64 afloat, berths; /* as they were before the step */
    u32 rows, homes, height, parent;
};

static u32 four(u64 mask, u32 height) { return (u32)(mask >> 4 * height & 15); }

static u32 number_in(u64 mask, u32 height) { return (u32)__builtin_popcount(four(mask, height)); }

static u32 row_in(u32 rows, u32 row) { return rows >> 4 * row & 15; }

/* The loose cards of a layer, and those on which a card may lie. */
static void see_layer(const struct search *search, struct place *place) {
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
static i32 empty_rows(const struct search *search, const struct place *place) {
    i32 found = -(i32)number_in(place->loose, search->afloat.top);
    for (u32 row = 0; row + 1 < search->piles; row++) found += !row_in(place->rows, row);
    return found;
}

/* The layer after a card has gone home, or an anchor has become loose. */
static void leave_layer(const struct search *search, struct place *place, u32 token, u32 home) {
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

static int hopeful(struct search *search, const struct place *at);

/* Whether the loose game can be won after a card has left. */
static int hopeful_after(struct search *search, const struct place *at, u32 token, u32 home) {
    struct place after = *at;
    if (!(at->hosts >> token & 1) || !fits(search, at, at->hosts & ~BIT(token))) return 0;
    leave_layer(search, &after, token, home);
    return (home || fits(search, &after, after.hosts)) && hopeful(search, &after);
}

static u32 least_in(u32 homes) {
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
static int hopeful(struct search *search, const struct place *at) {
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

static u32 suit_under(const struct place *place, u32 token) { return place->suits[token / 32] >> token % 32 * 2 & 3; }

static void pin(struct place *place, u32 token, u32 suit) {
    place->pinned |= BIT(token);
    place->suits[token / 32] |= (u64)suit << token % 32 * 2;
}

static void unpin(struct place *place, u32 token) {
    place->pinned &= ~BIT(token);
    place->suits[token / 32] &= ~(3ull << token % 32 * 2);
}

static void pin_as_dealt(const struct search *search, struct place *place, u64 cards) {
    for (cards &= BIT(4 * search->afloat.top) - 1; cards; cards &= cards - 1) {
        u32 token = (u32)__builtin_ctzll(cards);
        pin(place, token, search->afloat.dealt_on[token]);
    }
}

/* The cards on which these pinned ones lie. */
static u64 taken_by(const struct place *place, u64 cards) {
    u64 taken = 0;
    for (cards &= place->pinned; cards; cards &= cards - 1) {
        u32 token = (u32)__builtin_ctzll(cards);
        taken |= BIT(token / 4 * 4 + 4 + suit_under(place, token));
    }
    return taken;
}

static void enter(struct search *search, const struct place *place);

/* Finds what is clear, height by height; what is afloat but not clear is pinned, in every way. */
static void settle(struct search *search, struct place *place) {
    for (; place->height < search->afloat.top; place->height++) {
        u32 height = place->height;
        if (number_in(place->hosts, height + 1) <= number_in(place->loose, height)) continue;
        u64 these = 15ull << 4 * height, stuck = place->afloat & ~place->clear & these;
        if (stuck) {
            u32 token = (u32)__builtin_ctzll(stuck);
            for (u32 suit = 0; suit < SUITS; suit++) {
                struct place rest = *place;
                rest.afloat &= ~BIT(token);
                rest.berths &= ~BIT(4 * height + 4 + suit);
                if (rest.berths == place->berths) continue;
                pin(&rest, token, suit);
                if (!search->out_of_memory) settle(search, &rest);
            }
            return;
        }
        for (u64 freed = place->pinned & place->clear & these; freed; freed &= freed - 1)
            unpin(place, (u32)__builtin_ctzll(freed));
        place->clear |= place->hosts & ~taken_by(place, these) & these << 4;
    }
    if (place->parent != NOWHERE) enter(search, place);
}

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
static void enter(struct search *search, const struct place *place) {
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

/* The keys of the positions of the line, the last one first. */
int line_of_afloat(struct search *search) {
    if (!reserve(4)) return NO_MEMORY;
    begin_array(&search->line, 1);
    for (u32 number = search->won; number != NONE; number = entry_at(search, number)->parent)
        for (u32 i = 0; i < 24; i++)
            *(u8 *)append(&search->line) = ((const u8 *)element(&search->keys, number))[i];
    return (int)search->line.count;
}
