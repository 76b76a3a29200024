/* What is shared by the parts of the search in which the places of loose cards are left open: ramparts.solver.afloat,
 * where it stands why that is sound.
 *
 * A card is a token, four times its height plus its suit, and a mask has four bits for each height.
 */
#ifndef AFLOAT_H
#define AFLOAT_H

#include "kernel.h"

enum { ROWS = 8, MOST_ANCHORS = 15, MOST_ENTERED = 1 << 16, HOPES = 1 << 16 };
enum { NOWHERE = NONE + 1 }; /* the parent of a position that is not to be entered */

/* A position on the way from one that was left to one that is entered. */
struct place {
    u64 pinned, suits[2], loose, hosts;
    u64 clear;          /* the clear cards up to a height */
    u64 afloat, berths; /* as they were before the step */
    u32 rows, homes, height, parent;
};

static inline u32 four(u64 mask, u32 height) { return (u32)(mask >> 4 * height & 15); }

static inline u32 number_in(u64 mask, u32 height) { return (u32)__builtin_popcount(four(mask, height)); }

static inline u32 row_in(u32 rows, u32 row) { return rows >> 4 * row & 15; }

/* hopes.c: layers. */
void see_layer(const struct search *search, struct place *place);
void leave_layer(const struct search *search, struct place *place, u32 token, u32 home);
i32 empty_rows(const struct search *search, const struct place *place);
u32 least_in(u32 homes);
int hopeful(struct search *search, const struct place *at);

/* pins.c: where cards lie that cannot move. */
void unpin(struct place *place, u32 token);
void pin_as_dealt(const struct search *search, struct place *place, u64 cards);
u64 taken_by(const struct place *place, u64 cards);
void settle(struct search *search, struct place *place);

/* afloat.c */
void enter_place(struct search *search, const struct place *place);

#endif
