/* The line to a win of any piles, without detours: ramparts.solver.findings.shorten. */
#include "piles.h"

/* The position of an entry, made from its parent's record. */
void make_layout(struct search *search, u32 number, struct layout *at) {
    const struct entry *entry = entry_at(search, number);
    copy(at, record_at(search, (u32)entry->parent) + 1, 4 * (search->piles + 1));
    if (number) step_on(search, at, (u32)entry->step);
}

static struct layout *place_at(const struct array *places, u32 number) { return element(places, number); }

/* The last position of the line, not before `from`, that is this one; 0 if there is none. */
static u32 latest(const struct search *search, const struct array *places, const struct layout *at, u32 from) {
    for (u32 number = places->count - 1; number >= from; number--) {
        u32 pile = 0;
        while (pile <= search->piles && place_at(places, number)->piles[pile] == at->piles[pile]) pile++;
        if (pile > search->piles) return number;
        if (!number) break;
    }
    return 0;
}

/* The latest position of the line that one move leads to, and, of several such moves, the last. */
static u32 furthest(struct search *search, const struct array *places, u32 from, u32 *best) {
    u16 steps[MAX_CHILDREN];
    u32 found = from + 1, count = moves(search, place_at(places, from), steps);
    for (u32 i = 0; i < count; i++) {
        struct layout after = *place_at(places, from);
        step_on(search, &after, steps[i]);
        u32 number = latest(search, places, &after, found);
        if (!number) continue;
        found = number;
        *best = steps[i];
    }
    return found;
}

/* How many bytes tell the line to the win, which are then in `line`: source and target of each step. There has to be a
 * win. Home is `PLACES` and the number of the suit. */
int line_of_piles(struct search *search) {
    struct array places;
    u32 length = 1, step = 0;
    for (u32 number = search->won; number; length++) number = *record_at(search, (u32)entry_at(search, number)->parent);
    if (!reserve(length / 256 + 8)) return NO_MEMORY;
    begin_array(&places, sizeof(struct layout));
    begin_array(&search->line, 1);
    extend(&places, length);
    for (u32 number = search->won, at = length; at--;) {
        make_layout(search, number, place_at(&places, at));
        number = *record_at(search, (u32)entry_at(search, number)->parent);
    }
    for (u32 at = latest(search, &places, place_at(&places, 0), 0); at + 1 < length;) {
        u32 pile = at;
        at = furthest(search, &places, at, &step);
        const struct layer *top = layer_at(search, place_at(&places, pile)->piles[step / PLACES]);
        *(u8 *)append(&search->line) = (u8)(step / PLACES);
        *(u8 *)append(&search->line) = (u8)(step % PLACES ? step % PLACES : PLACES + search->rules.suit[top->card]);
    }
    end_array(&places);
    return (int)search->line.count;
}
