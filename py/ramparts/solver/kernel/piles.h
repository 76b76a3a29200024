/* What the search of any piles is made of, beside what every search is. */
#ifndef PILES_H
#define PILES_H

#include "kernel.h"

/* A pile: its exposed card, and the pile beneath; number 0 is the empty one. */
struct layer {
    u32 below, card;
};

static inline struct layer *layer_at(const struct search *search, u32 number) {
    return &((struct layer *)search->cells.pages[number >> 13])[number & 8191];
}

/* layers.c */
int begin_layers(struct search *search);
u32 with_card(struct search *search, u32 below, u32 card);

/* piles.c */
void begin_piles(struct search *search, const u32 *piles);

#endif
