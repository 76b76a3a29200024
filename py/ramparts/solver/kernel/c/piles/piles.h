/* What the search of any piles is made of, beside what every search is. */
#ifndef PILES_H
#define PILES_H

#include "kernel.h"

/* A pile: its exposed card, and the pile beneath; number 0 is the empty one. */
struct layer {
    u32 below, card;
};

/* A position: the number of each pile; in place 0 the heights, five bits for each suit. */
struct layout {
    u32 piles[PLACES];
};

static inline u32 pile_height(u32 heights, u32 suit) { return heights >> 5 * suit & 31; }

/* A record: the number of its entry, and its layout, without piles that are not there. */
static inline u32 *record_at(const struct search *search, u32 record) { return element(&search->records, record); }

static inline struct layer *layer_at(const struct search *search, u32 number) {
    return &((struct layer *)search->stacks.pages[number >> 13])[number & 8191];
}

/* layers.c */
int begin_layers(struct search *search);
u32 with_card(struct search *search, u32 below, u32 card);

/* moves.c */
u32 step_on(struct search *search, struct layout *at, u32 step);
u32 moves(const struct search *search, const struct layout *at, u16 *steps);

/* pile_line.c */
void make_layout(struct search *search, u32 number, struct layout *at);

/* piles.c */
void begin_piles(struct search *search, const u32 *piles);

/* A search of any piles. */
int begin_piles_from(struct search *search, struct input *input);
int layers_ready(struct search *search);
void expand_piles(struct search *search, u32 number);
int line_of_piles(struct search *search);

#endif
