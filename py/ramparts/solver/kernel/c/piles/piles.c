/* The search of any piles: ramparts.solver.piles.pile_search.
 *
 * Piles that hold the same cards have one number here, so a position is the numbers of its piles and, in place 0, the
 * heights of its foundations, five bits for each suit. Its key is a sum of hashes, one for each pile, in which piles
 * that may change places count alike; positions of the same key are compared card by card, so no two are confused.
 */
#include "piles.h"

/* A position that is being expanded, and what the heuristic charges for each of its piles. */
struct scene {
    struct layout at;
    u32 record;
    i32 value, costs[PLACES];
    u64 hash;
};

static u64 hash_of(const struct search *search, const struct layout *at, u32 pile) {
    u64 mixed = (at->piles[pile] * 64ull + search->rules.groups[pile] + 1) * 0x9E3779B97F4A7C15ull;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9ull;
    return mixed ^ mixed >> 27;
}

/* What the heuristic charges for a pile: for each card over one that goes home earlier; less if it is empty. */
static i32 cost_of(const struct search *search, const struct layout *at, u32 pile) {
    u8 rungs[MOST_CARDS];
    u32 count = 0, over = 0, lowest = 255;
    for (u32 number = at->piles[pile]; number; number = layer_at(search, number)->below) {
        u32 card = layer_at(search, number)->card;
        rungs[count++] = search->rules.rungs[pile_height(at->piles[0], search->rules.suit[card])][card];
    }
    if (!count) return -search->weights.lane;
    while (count--) {
        over += rungs[count] > lowest;
        if (rungs[count] < lowest) lowest = rungs[count];
    }
    return search->weights.over * (i32)over;
}

/* The sum of the heuristic; what it charges for each pile is kept where `costs` are asked for. */
static i32 value_of(const struct search *search, const struct layout *at, i32 *costs) {
    i32 value = 0;
    for (u32 suit = 0; suit < SUITS; suit++) value -= search->weights.home * (i32)pile_height(at->piles[0], suit);
    for (u32 built = search->rules.built; built; built &= built - 1) {
        u32 pile = (u32)__builtin_ctz(built);
        i32 cost = cost_of(search, at, pile);
        if (costs) costs[pile] = cost;
        value += cost;
    }
    return value;
}

/* Whether two positions differ only in the order of piles that may change places. */
static int same(const struct search *search, const struct layout *one, const struct layout *other) {
    const u8 *groups = search->rules.groups;
    for (u32 pile = 1; pile <= search->piles; pile++) {
        u32 wanted = one->piles[pile];
        i32 more = 0;
        if (wanted == other->piles[pile]) continue;
        for (u32 alike = 1; alike <= search->piles; alike++)
            if (groups[alike] == groups[pile]) more += (one->piles[alike] == wanted) - (other->piles[alike] == wanted);
        if (more) return 0;
    }
    return 1;
}

static void write_layout(struct search *search, u32 number, const struct layout *at) {
    u32 *record = append(&search->records);
    *record = number;
    copy(record + 1, at, 4 * (search->piles + 1));
}

/* Whether a position of this key was seen; `slot` becomes its place, which `see` takes if it was not. */
static int known(struct search *search, const struct layout *at, u64 key, u32 *slot) {
    u32 place = slot_of(search, &key);
    for (u32 number; (number = *slot_at(search, place)); place = (place + 1) & (search->slots.count - 1)) {
        struct layout other;
        if (*(u64 *)element(&search->keys, number - 1) != key) continue;
        make_layout(search, number - 1, &other);
        if (same(search, at, &other)) return 1;
    }
    *slot = place;
    return 0;
}

static int is_won(const struct search *search, const struct layout *at) {
    u32 any = 0;
    for (u32 pile = 1; pile <= search->piles; pile++) any |= at->piles[pile];
    return !any;
}

/* Adds a position to the open list, unless it was seen: that to which a step leads. */
static void enter(struct search *search, const struct scene *scene, u32 step) {
    struct layout after = scene->at;
    u32 slot, changed = step_on(search, &after, step) & ~1u, home = step % PLACES == 0;
    u64 hash = scene->hash;
    i32 value = scene->value;
    for (; changed; changed &= changed - 1) {
        u32 pile = (u32)__builtin_ctz(changed);
        hash += hash_of(search, &after, pile) - hash_of(search, &scene->at, pile);
        if (!home && search->rules.built >> pile & 1) value += cost_of(search, &after, pile) - scene->costs[pile];
    }
    u64 key = hash & search->rules.kept;
    if (known(search, &after, key, &slot)) return;
    u32 number = see(search, &key, slot);
    push_best(search, scene->record, step, home ? value_of(search, &after, 0) : value);
    if (home && is_won(search, &after)) search->won = number;
}

/* Adds every position to the open list that one move leads to and that has not been seen. */
void expand_piles(struct search *search, u32 number) {
    struct scene scene = {.record = search->records.count};
    u16 steps[MAX_CHILDREN];
    make_layout(search, number, &scene.at);
    write_layout(search, number, &scene.at);
    scene.value = value_of(search, &scene.at, scene.costs);
    for (u32 pile = 1; pile <= search->piles; pile++) scene.hash += hash_of(search, &scene.at, pile);
    u32 count = moves(search, &scene.at, steps);
    for (u32 i = 0; i < count; i++) enter(search, &scene, steps[i]);
}

/* Begins with this position: the first record. */
void begin_piles(struct search *search, const u32 *piles) {
    struct layout start;
    u64 hash = 0;
    u32 slot;
    copy(start.piles, piles, sizeof start);
    write_layout(search, 0, &start);
    for (u32 pile = 1; pile <= search->piles; pile++) hash += hash_of(search, &start, pile);
    u64 key = hash & search->rules.kept;
    known(search, &start, key, &slot);
    see(search, &key, slot);
    push_best(search, START, 0, value_of(search, &start, 0));
    if (is_won(search, &start)) search->won = 0;
}
