/* Piles by number, for piles.c: those that hold the same cards have the same one. */
#include "piles.h"

/* Where in the table a pile is, or would be. */
static u32 *slot_of_layer(const struct search *search, u32 below, u32 card) {
    u32 mask = search->layer_slots.count - 1;
    for (u32 at = (u32)((below * 64ull + card + 1) * 0x9E3779B97F4A7C15ull >> 32);; at++) {
        u32 *slot = element(&search->layer_slots, at & mask);
        if (!*slot) return slot;
        const struct layer *layer = layer_at(search, *slot);
        if (layer->below == below && layer->card == card) return slot;
    }
}

/* The number of a pile with one card more. */
u32 with_card(struct search *search, u32 below, u32 card) {
    u32 *slot = slot_of_layer(search, below, card);
    if (!*slot) {
        *slot = search->stacks.count;
        *(struct layer *)append(&search->stacks) = (struct layer){below, card};
    }
    return *slot;
}

/* Makes the table of piles, in which there is the empty one; false where memory is short. */
int begin_layers(struct search *search) {
    if (!begin_search(search, 1, sizeof(struct layer), 4 + 4 * (search->piles + 1))) return 0;
    *(struct layer *)append(&search->stacks) = (struct layer){0, FLOOR};
    begin_array(&search->layer_slots, 4);
    extend(&search->layer_slots, PAGE / 4);
    return 1;
}

/* Makes room in the table of piles for those that one position may lead to. */
int layers_ready(struct search *search) {
    struct array old = search->layer_slots;
    if (8 * (search->stacks.count + 2 * MAX_CHILDREN) < 5 * old.count) return 1;
    if (!reserve(2 * old.held + 2)) return 0;
    begin_array(&search->layer_slots, 4);
    extend(&search->layer_slots, 2 * old.count);
    for (u32 number = 1; number < search->stacks.count; number++)
        *slot_of_layer(search, layer_at(search, number)->below, layer_at(search, number)->card) = number;
    end_array(&old);
    return 1;
}
