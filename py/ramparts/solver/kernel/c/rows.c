/* What rows and cells take, and the proof that a position is lost because they do not take enough:
 * ramparts.solver.rows.compiled_game and dead.
 */
#include "kernel.h"

/* Which pile shows a card, 0 for none: of several empty rows the last; of several free cells that take cards the first,
 * as what shows IN_CELL. */
void show(const struct search *search, const struct state *state, u8 *at) {
    for (u32 pile = 0; pile < search->first_cell; pile++) at[stack_at(search, state->piles[pile])->card] = (u8)pile;
    if (!search->cells_take) return;
    for (u32 pile = search->piles; pile-- > search->first_cell;)
        if (!state->piles[pile]) at[IN_CELL] = (u8)pile;
}

/* What the exposed card of a pile may be laid on: from a cell no other cell, and from a row in which it lies alone no
 * floor, for it would lie the same. */
u64 places_from(const struct search *search, const struct state *state, u32 src) {
    const struct stack *stack = stack_at(search, state->piles[src]);
    u64 places = search->places[stack->card];
    if (src >= search->first_cell) return places & ~BIT(IN_CELL);
    return src && !stack->below ? places & ~BIT(FLOOR) : places;
}

/* What is found of a position: the mask of the cards that are home or wait in cells, of those exposed sooner or later,
 * and of those that an empty row takes, if there is one or may be. */
struct found {
    u64 home, reached, fills;
    u32 heights;
};

static inline int movable(const struct search *search, struct found found, u32 card) {
    const struct ladder *ladder = &search->ladder;
    u64 moved = found.reached | found.home;
    return ladder->hosts[card] & found.reached || found.fills >> card & 1 ||
           (ladder->relaxed ? climbs_later(ladder, found.heights, card, moved) : !(ladder->before[card] & ~moved));
}

/* Lifts off what is movable, until nothing is, or a row is empty that takes any card. */
static struct found lifted(const struct search *search, struct found found, const struct stack **rows) {
    for (int growing = 1; growing;) {
        growing = 0;
        for (u32 pile = 1; pile < search->first_cell; pile++)
            while (rows[pile]->card != FLOOR && movable(search, found, rows[pile]->card)) {
                growing = 1;
                rows[pile] = stack_at(search, rows[pile]->below);
                if (rows[pile]->card != FLOOR)
                    found.reached |= BIT(rows[pile]->card);
                else if ((found.fills = search->lane) == EVERY)
                    return found;
            }
    }
    return found;
}

/* Whether a position is proved lost, all of whose cards are in rows, in cells or `home`; of a relaxed game that is not
 * needed. */
int dead(const struct search *search, const struct state *state, u64 home) {
    struct found found = {home, 0, 0, state->heights};
    const struct stack *rows[STRIDE];
    for (u32 pile = search->first_cell; pile < search->piles; pile++) {
        if (state->piles[pile])
            found.home |= BIT(stack_at(search, state->piles[pile])->card);
        else if (search->cells_take)
            return 0;
    }
    if (!search->cells_take) found.reached = found.home & ~home;
    for (u32 pile = 1; pile < search->first_cell; pile++) {
        rows[pile] = stack_at(search, state->piles[pile]);
        if (rows[pile]->card != FLOOR)
            found.reached |= BIT(rows[pile]->card);
        else if ((found.fills = search->lane) == EVERY)
            return 0;
    }
    found = lifted(search, found, rows);
    if (found.fills == EVERY) return 0;
    for (u32 pile = search->first_cell; search->cells_take && pile < search->piles; pile++)
        if (movable(search, found, stack_at(search, state->piles[pile])->card)) return 0;
    for (u32 pile = 1; pile < search->first_cell; pile++)
        if (rows[pile]->card != FLOOR) return 1;
    return 0;
}
