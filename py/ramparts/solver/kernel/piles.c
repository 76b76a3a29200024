/* Any piles at all: ramparts.solver.piles.pile_search, and what it needs of ramparts.engine.play.
 *
 * Piles that hold the same cards have one number here, so a position is the numbers of its piles and, in place 0, the
 * heights of its foundations, five bits for each suit. Its key is a sum of hashes, one for each pile, in which piles
 * that may change places count alike; positions of the same key are compared card by card, so no two are confused.
 */
#include "piles.h"

enum { HEIGHT_BITS = 5 };

struct layout {
    u32 piles[PLACES];
};

/* A position that is being expanded, what its piles show, and what the heuristic charges for each. */
struct scene {
    struct layout at;
    u32 record;
    i32 value, costs[PLACES];
    u64 hash;
    u8 tops[PLACES];
};

static u32 height_of(u32 heights, u32 suit) { return heights >> HEIGHT_BITS * suit & 31; }

/* Whether a card is the next one of its suit. */
static int climbs(const struct rules *rules, const struct layout *at, u32 card) {
    u32 suit = rules->suit[card], height = height_of(at->piles[0], suit);
    return height < rules->full[suit] && rules->ascents[suit][height] == card;
}

/* Fills what is empty and is refilled, each from the first of its feeders that has a card; the piles that change. */
static u32 refilled(struct search *search, struct layout *at) {
    u32 changed = 0;
    for (u32 i = 0; i < search->rules.refill_count; i++) {
        const struct refill *refill = &search->rules.refills[i];
        for (u32 from = 0; from < refill->count && !at->piles[refill->place]; from++) {
            u32 feeder = refill->feeders[from];
            const struct layer *top = layer_at(search, at->piles[feeder]);
            if (!at->piles[feeder]) continue;
            at->piles[refill->place] = with_card(search, 0, top->card);
            at->piles[feeder] = top->below;
            changed |= 1u << refill->place | 1u << feeder;
        }
    }
    return changed;
}

/* Makes a step, refills included; the piles that change. */
static u32 step_on(struct search *search, struct layout *at, u32 step) {
    const struct rules *rules = &search->rules;
    u32 src = step / PLACES, dst = step % PLACES, pile = at->piles[src], changed = 1u << src | 1u << dst;
    if (rules->free >> src & rules->free >> dst & 1) {
        at->piles[src] = at->piles[dst];
        at->piles[dst] = pile;
        return changed;
    }
    const struct layer *top = layer_at(search, pile);
    at->piles[src] = top->below;
    if (dst)
        at->piles[dst] = with_card(search, at->piles[dst], top->card);
    else
        at->piles[0] += 1u << HEIGHT_BITS * rules->suit[top->card];
    return changed | refilled(search, at);
}

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
        rungs[count++] = search->rules.rungs[height_of(at->piles[0], search->rules.suit[card])][card];
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
    for (u32 suit = 0; suit < SUITS; suit++) value -= search->weights.home * (i32)height_of(at->piles[0], suit);
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

static u32 *record_at(const struct search *search, u32 record) { return element(&search->records, record); }

static void write_layout(struct search *search, u32 number, const struct layout *at) {
    u32 *record = append(&search->records);
    *record = number;
    copy(record + 1, at, 4 * (search->piles + 1));
}

/* The position of an entry, made from its parent's record. */
static void make(struct search *search, u32 number, struct layout *at) {
    const struct entry *entry = entry_at(search, number);
    copy(at, record_at(search, (u32)entry->parent) + 1, 4 * (search->piles + 1));
    if (number) step_on(search, at, (u32)entry->step);
}

/* Whether a position of this key was seen; `slot` becomes its place, which `see` takes if it was not. */
static int known(struct search *search, const struct layout *at, u64 key, u32 *slot) {
    u32 place = slot_of(search, &key);
    for (u32 number; (number = *slot_at(search, place)); place = (place + 1) & (search->slots.count - 1)) {
        struct layout other;
        if (*(u64 *)element(&search->keys, number - 1) != key) continue;
        make(search, number - 1, &other);
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

/* Adds every position that a move to one of the piles `targets` leads to; how many moves there are. */
static u32 move_to(struct search *search, const struct scene *scene, u32 targets) {
    const struct rules *rules = &search->rules;
    u32 open = rules->free != 0, found = 0;
    for (u32 pile = 1; pile <= search->piles; pile++) open &= !(rules->feeders >> pile & 1 && scene->at.piles[pile]);
    for (u32 src = 1; src <= search->piles; src++) {
        u32 card = scene->tops[src], swaps = open && rules->free >> src & 1 ? rules->free : 0;
        if (card == FLOOR) continue;
        if (targets & rules->climbing >> src & 1 && climbs(rules, &scene->at, card)) {
            enter(search, scene, src * PLACES);
            found++;
        }
        for (u32 left = targets & ~(1u | 1u << src); left; left &= left - 1) {
            u32 dst = (u32)__builtin_ctz(left), way = rules->ways[open][src][dst];
            if (!(swaps >> dst & 1) && !(way && rules->hosts[way - 1][card] >> scene->tops[dst] & 1)) continue;
            enter(search, scene, src * PLACES + dst);
            found++;
        }
    }
    return found;
}

/* Adds every position to the open list that one move leads to and that has not been seen; what is due comes first. */
void expand_piles(struct search *search, u32 number) {
    struct scene scene = {.record = search->records.count};
    u32 vacant = 0;
    make(search, number, &scene.at);
    write_layout(search, number, &scene.at);
    scene.value = value_of(search, &scene.at, scene.costs);
    for (u32 pile = 1; pile <= search->piles; pile++) {
        scene.tops[pile] = (u8)layer_at(search, scene.at.piles[pile])->card;
        scene.hash += hash_of(search, &scene.at, pile);
        if (!scene.at.piles[pile]) vacant |= search->rules.must_fill & 1u << pile;
    }
    if (vacant && move_to(search, &scene, vacant)) return;
    move_to(search, &scene, (u32)((2ull << search->piles) - 1));
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

/* How many bytes tell the line to the win, which are then in `line`: source and target of each step. There has to be a
 * win. Home is `PLACES` and the number of the suit. */
int line_of_piles(struct search *search) {
    u32 length = 0;
    for (u32 number = search->won; number; length++) number = *record_at(search, (u32)entry_at(search, number)->parent);
    if (!reserve(2 * length / PAGE + 3)) return NO_MEMORY;
    begin_array(&search->line, 1);
    extend(&search->line, 2 * length);
    for (u32 number = search->won, at = 2 * length; at; at -= 2) {
        const u32 *parent = record_at(search, (u32)entry_at(search, number)->parent);
        u32 src = (u32)entry_at(search, number)->step / PLACES, dst = (u32)entry_at(search, number)->step % PLACES;
        const struct layer *top = layer_at(search, parent[1 + src]);
        *(u8 *)element(&search->line, at - 2) = (u8)src;
        *(u8 *)element(&search->line, at - 1) = (u8)(dst ? dst : PLACES + search->rules.suit[top->card]);
        number = *parent;
    }
    return (int)(2 * length);
}
