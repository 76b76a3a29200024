/* What every search is made of: the keys that were seen, the open list, and the positions that were expanded.
 *
 * A position has a number, the place of its key among the keys. In the open list it is its parent's record and the step
 * from there; when it is expanded it is made, and becomes a record itself.
 */
#include "piles/piles.h"

enum { LOWEST = -3000 };

/* How many pages one position may need, whatever it leads to; and the line at the end. */
enum { SPARE = 24 };

/* Makes everything that is empty at the beginning; the search itself has been read in. False where memory is short. */
int begin_search(struct search *search, u32 key_words, u32 stack, u32 record) {
    if (!reserve(SPARE)) return 0;
    search->words = key_words;
    u32 heads = 4 * (u32)(search->most - LOWEST + 1);
    search->heads = take_page(heads);
    fill(search->heads, 0, heads);
    search->cache = take_page(PAGE);
    fill(search->cache, 0, PAGE);
    begin_array(&search->stacks, stack);
    begin_array(&search->records, record);
    begin_array(&search->keys, 8 * key_words);
    begin_array(&search->slots, 4);
    extend(&search->slots, 4 * MAX_CHILDREN);
    begin_array(&search->entries, sizeof(struct entry));
    search->least = search->most;
    search->won = NONE;
    return 1;
}

void end_search(struct search *search) {
    if (search->weights.types) end_types(&search->types);
    struct array *arrays[] = {&search->stacks,  &search->records, &search->keys,       &search->slots,
                              &search->entries, &search->line,    &search->layer_slots,
                              &search->afloat.hopes};
    for (u32 i = 0; i < sizeof arrays / sizeof *arrays; i++) end_array(arrays[i]);
    if (search->cache) give_back(search->cache);
    if (search->heads) give_back(search->heads);
}

u32 slot_of(const struct search *search, const u64 *key) {
    u64 hash = 0;
    for (u32 i = 0; i < search->words; i++) {
        hash = (hash ^ key[i]) * 0x9E3779B97F4A7C15ull;
        hash ^= hash >> 29;
    }
    return (u32)(hash >> 32) & (search->slots.count - 1);
}

/* Whether a key was seen; `slot` becomes its place, which `see` takes if it was not. */
int seen(struct search *search, const u64 *key, u32 *slot) {
    u32 at = slot_of(search, key);
    for (u32 number; (number = *slot_at(search, at)); at = (at + 1) & (search->slots.count - 1)) {
        const u64 *other = element(&search->keys, number - 1);
        u32 same = 0;
        while (same < search->words && key[same] == other[same]) same++;
        if (same == search->words) return 1;
    }
    *slot = at;
    return 0;
}

/* The number of a key that was not seen. */
u32 see(struct search *search, const u64 *key, u32 slot) {
    u32 number = search->keys.count;
    copy(append(&search->keys), key, 8 * search->words);
    *slot_at(search, slot) = number + 1;
    return number;
}

/* Makes room in the table of keys for those that one position may lead to. */
static int table_ready(struct search *search) {
    struct array old = search->slots;
    if (8 * (search->keys.count + MAX_CHILDREN) < 5 * old.count) return 1;
    if (!reserve(2 * old.held + SPARE)) return 0;
    begin_array(&search->slots, 4);
    extend(&search->slots, 2 * old.count);
    for (u32 number = 0; number < search->keys.count; number++) {
        u32 at = slot_of(search, element(&search->keys, number));
        while (*slot_at(search, at)) at = (at + 1) & (search->slots.count - 1);
        *slot_at(search, at) = number + 1;
    }
    end_array(&old);
    return 1;
}

/* Adds the newest position to the open list; of equal values the newest is expanded first. */
void push_best(struct search *search, u32 parent, u32 step, i32 value) {
    u32 number = search->entries.count, *head = &search->heads[value - LOWEST];
    struct entry *entry = append(&search->entries);
    *entry = (struct entry){.parent = parent, .step = step & 0x7fff, .next = *head & NONE};
    *head = number + 1;
    if (value < search->least) search->least = value;
    search->open++;
}

/* The best entry of the open list that was not expanded yet; there has to be one. */
static u32 pop_best(struct search *search) {
    for (;;) {
        u32 *head;
        while (!*(head = &search->heads[search->least - LOWEST])) search->least++;
        u32 number = *head - 1;
        *head = entry_at(search, number)->next;
        if (!entry_at(search, number)->taken) return number;
    }
}

static u32 pop(struct search *search) {
    if (!search->weights.types || search->visited % 2 == 0) return pop_best(search);
    u32 number;
    do number = pop_type(&search->types);
    while (entry_at(search, number)->taken);
    return number;
}

u32 write_record(struct search *search, u32 number, const struct state *state) {
    struct record *record = append(&search->records);
    *record = (struct record){number,         state->value,       (u16)state->heights, (u16)state->depth,
                              state->strange, state->last, state->left};
    copy(record + 1, state->piles, 4 * search->piles);
    return search->records.count - 1;
}

void read_record(struct search *search, u32 number, struct state *state) {
    const struct record *record = element(&search->records, number);
    const u64 *key = number == START ? search->start_key : element(&search->keys, record->number);
    copy(state->key, key, 8 * search->words);
    copy(state->piles, record + 1, 4 * search->piles);
    state->value = record->value;
    state->heights = record->heights;
    state->depth = record->depth;
    state->strange = record->strange;
    state->last = record->last;
    state->left = record->left;
}

static void lay(struct search *search, struct state *state, u32 step) {
    if (search->ladder.relaxed)
        lay_relaxed(search, state, step);
    else
        lay_exact(search, state, step);
}

static u64 forced_at(const struct search *search, u32 heights) {
    if (search->ladder.relaxed) return relaxed_rungs_of(&search->ladder, search->cache, heights)->forced;
    return rungs_of(&search->ladder, search->cache, heights)->forced;
}

/* Plays home what is forced, of several cards that of the first pile first; their steps are added to `steps`. */
void settled(struct search *search, struct state *state, struct array *steps) {
    int due = state->last == FLOOR;
    for (u32 pile = 0; pile < search->piles;) {
        u64 forced = forced_at(search, state->heights);
        for (pile = 0; pile < search->piles; pile++)
            if (forced >> stack_at(search, state->piles[pile])->card & 1) break;
        if (pile == search->piles) break;
        u32 step = pile * STRIDE + HOME;
        lay(search, state, step);
        if (steps) *(u8 *)append(steps) = (u8)step;
        due = 1;
    }
    if (due && !search->ladder.relaxed) deepen(search, state);
}

/* The position of an entry, made from its parent's record; the steps to it are added where they are asked for. */
static void make(struct search *search, u32 number, struct state *state, struct array *steps) {
    const struct entry *entry = entry_at(search, number);
    read_record(search, entry->parent, state);
    if (number) {
        lay(search, state, entry->step);
        if (steps) *(u8 *)append(steps) = (u8)entry->step;
    }
    settled(search, state, steps);
}

static void visit(struct search *search) {
    struct state state;
    u32 number = pop(search);
    entry_at(search, number)->taken = 1;
    search->open--;
    search->visited++;
    if (search->kind >= OF_PILES) {
        (search->kind == OF_PILES ? expand_piles : expand_afloat)(search, number);
        return;
    }
    u32 stacks = search->stacks.count, entries = search->entries.count;
    make(search, number, &state, 0);
    u32 record = write_record(search, number, &state);
    if (search->ladder.relaxed)
        expand_relaxed(search, record, &state);
    else
        expand_exact(search, record, &state);
    if (search->entries.count > entries) return;
    search->records.count = record; /* it is nobody's parent */
    search->stacks.count = stacks;
}

/* Reserves what one position may need; false where there is no more room. */
int ready(struct search *search) {
    search->out_of_memory |= !reserve(SPARE) || !table_ready(search) ||
                             (search->weights.types && !types_ready(&search->types)) ||
                             (search->kind == OF_PILES && !layers_ready(search)) || !reserve(SPARE);
    return !search->out_of_memory;
}

/* Looks at so many more positions, or fewer if that decides it; gives up when room or memory come to their end. */
enum verdict advance_search(struct search *search, u32 nodes) {
    u32 stop = search->visited + nodes;
    while (search->open && search->won == NONE) {
        if (search->visited == stop) return SEARCHING;
        if (search->keys.count > search->room || search->out_of_memory) return GAVE_UP;
        if (!ready(search)) return GAVE_UP;
        visit(search);
    }
    if (search->won != NONE) return WINNABLE;
    if (search->out_of_memory) return GAVE_UP;
    if (search->kind == AFLOAT && !search->visited) return HOPELESS;
    return search->dead_end ? DEAD_END : LOST;
}

/* How many steps lead to the win, which are then in `line`; there has to be one. */
int line_of(struct search *search) {
    if (search->won == NONE) return 0;
    if (search->line.pages) return (int)search->line.count;
    if (search->kind >= OF_PILES) return search->kind == AFLOAT ? line_of_afloat(search) : line_of_piles(search);
    u32 length = 1;
    for (u32 number = search->won; number; length++)
        number = ((struct record *)element(&search->records, entry_at(search, number)->parent))->number;
    /* Before each position comes its parent; each has one step, and no card goes home twice. */
    if (!reserve(2 * (length / (PAGE / 4) + 4))) return NO_MEMORY;
    struct array path = {0};
    begin_array(&path, 4);
    begin_array(&search->line, 1);
    extend(&path, length);
    for (u32 number = search->won, at = length; at--;) {
        *(u32 *)element(&path, at) = number;
        number = ((struct record *)element(&search->records, entry_at(search, number)->parent))->number;
    }
    struct state state;
    u32 stacks = search->stacks.count;
    for (u32 i = 0; i < length; i++) {
        make(search, *(u32 *)element(&path, i), &state, &search->line);
        search->stacks.count = stacks;
    }
    end_array(&path);
    if (!search->ladder.relaxed && !shorten(search, &search->line)) return NO_MEMORY;
    return (int)search->line.count;
}
