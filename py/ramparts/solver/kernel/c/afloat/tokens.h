/* What a search keeps in which the places of loose cards are left open, and what others ask of it: afloat/. */
#ifndef TOKENS_H
#define TOKENS_H

struct search;
struct state;

/* The cards of the start, and how many layers are known. */
struct afloat {
    u64 pack, fixed[8][STRIDE];
    u8 anchors[8][STRIDE], row_of[CARDS], dealt_on[CARDS];
    u32 top, hoped;
    u32 fuel; /* how many positions may still be entered before the next is expanded */
    struct array hopes;
};

int begin_afloat(struct search *search, const struct state *state);
void expand_afloat(struct search *search, u32 number);
int line_of_afloat(struct search *search);

#endif
