/* Cards that are pinned, and what is clear: ramparts.solver.afloat.positions. */
#include "afloat.h"

static u32 suit_under(const struct place *place, u32 token) { return place->suits[token / 32] >> token % 32 * 2 & 3; }

static void pin(struct place *place, u32 token, u32 suit) {
    place->pinned |= BIT(token);
    place->suits[token / 32] |= (u64)suit << token % 32 * 2;
}

void unpin(struct place *place, u32 token) {
    place->pinned &= ~BIT(token);
    place->suits[token / 32] &= ~(3ull << token % 32 * 2);
}

void pin_as_dealt(const struct search *search, struct place *place, u64 cards) {
    for (cards &= BIT(4 * search->afloat.top) - 1; cards; cards &= cards - 1) {
        u32 token = (u32)__builtin_ctzll(cards);
        pin(place, token, search->afloat.dealt_on[token]);
    }
}

/* The cards on which these pinned ones lie. */
u64 taken_by(const struct place *place, u64 cards) {
    u64 taken = 0;
    for (cards &= place->pinned; cards; cards &= cards - 1) {
        u32 token = (u32)__builtin_ctzll(cards);
        taken |= BIT(token / 4 * 4 + 4 + suit_under(place, token));
    }
    return taken;
}

/* Finds what is clear, height by height; what is afloat but not clear is pinned, in every way. */
void settle(struct search *search, struct place *place) {
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
    if (place->parent != NOWHERE) enter_place(search, place);
}
