/* The game itself: ramparts.solver.rows.row_search and ramparts.solver.exploring.type_search, which differ in weights.
 *
 * A key has a few bits for each card: what it lies on, or 0 when it is home; above them, how many cards are left of the
 * stock. The rules that let moves be left out, and why positions are taken in this order, stand with the Python.
 */
#include "kernel.h"

static u64 digit_at(const struct search *search, u32 card, u32 digit) {
    return (u64)digit << card % (64 / search->digit_bits) * search->digit_bits;
}

static u64 *word_of(const struct search *search, u64 *key, u32 card) {
    return &key[card / (64 / search->digit_bits)];
}

void add_digit(struct search *search, u64 *key, u32 card, u32 digit) {
    *word_of(search, key, card) += digit_at(search, card, digit);
}

/* The sum over the wanted cards of a mask: one for each or, `graded`, three, two and one for those wanted next. */
static u32 urgency(const struct search *search, u64 mask, const struct rungs *rungs) {
    u64 soon = mask & rungs->wanted[2];
    u32 found = (u32)__builtin_popcountll(soon);
    if (soon && search->weights.graded)
        for (u32 i = 0; i < 2; i++) found += (u32)__builtin_popcountll(soon & rungs->wanted[i]);
    return found;
}

static u32 depth_over(const struct search *search, const struct state *state, const struct rungs *rungs) {
    u32 total = 0;
    for (u32 pile = 0; pile < search->piles; pile++) {
        const struct stack *stack = stack_at(search, state->piles[pile]);
        for (u32 above = 0; stack->known & rungs->wanted[2]; above++, stack = stack_at(search, stack->below))
            total += above * urgency(search, BIT(stack->card), rungs);
    }
    return total;
}

static u32 empty_piles(const struct search *search, const struct state *state) {
    u32 found = 0;
    for (u32 pile = 1; pile < search->piles; pile++) found += !state->piles[pile];
    return found;
}

static struct rungs *rungs_at(const struct search *search, u32 heights) {
    return rungs_of(&search->ladder, search->cache, heights);
}

/* Lays a card on a pile: by building, or with the digit of what still lies as it was dealt. */
void put_exact(struct search *search, struct state *state, u32 card, u32 pile, u32 digit, u32 strange) {
    u32 beneath = state->piles[pile], over = (stack_at(search, beneath)->known & search->earlier[card]) != 0;
    u64 known = stack_at(search, beneath)->known | BIT(card);
    u32 cost = over * (u32)search->weights.over + strange * (u32)search->weights.strange;
    struct stack *stack = append(&search->stacks);
    *stack = (struct stack){known, beneath, (u8)card, (u8)digit, (u8)cost, (u8)(digit == search->dealt)};
    state->piles[pile] = search->stacks.count - 1;
    state->value += (i32)cost;
}

static void turn(struct search *search, struct state *state) {
    u32 card = search->stock[--state->left];
    state->key[search->words - 1] -= 1ull << 56;
    state->last = FLOOR;
    put_exact(search, state, card, 0, search->dealt, 0);
}

/* The position after a step; after a play home `deepen` corrects its depth. */
void lay_exact(struct search *search, struct state *state, u32 step) {
    u32 src = step / STRIDE, dst = step % STRIDE;
    if (step == TURN) {
        turn(search, state);
        return;
    }
    struct stack stack = *stack_at(search, state->piles[src]);
    state->piles[src] = stack.below;
    *word_of(search, state->key, stack.card) -= digit_at(search, stack.card, stack.digit);
    state->value -= stack.cost + (stack.below ? 0 : credit_of(search, src));
    state->strange -= stack.strange;
    if (dst == HOME) {
        state->heights += 1u << 4 * search->ladder.suit[stack.card];
        state->value -= search->weights.home;
        state->last = FLOOR;
        return;
    }
    const struct stack *host = stack_at(search, state->piles[dst]);
    const struct rungs *rungs = rungs_at(search, state->heights);
    u32 more = urgency(search, host->known, rungs), less = urgency(search, stack_at(search, stack.below)->known, rungs);
    state->depth += more - less;
    state->value += search->weights.depth * (i32)(more - less) + (state->piles[dst] ? 0 : credit_of(search, dst));
    u32 digit = search->on[stack.card][dst < search->first_cell ? host->card : IN_CELL];
    add_digit(search, state->key, stack.card, digit);
    state->last = stack.card;
    put_exact(search, state, stack.card, dst, digit, 0);
}

/* Computes the depth of a position anew, as is needed after a play home. */
void deepen(struct search *search, struct state *state) {
    u32 depth = depth_over(search, state, rungs_at(search, state->heights));
    state->value += search->weights.depth * (i32)(depth - state->depth);
    state->depth = depth;
}

/* The neighbours of a position as novelty knows them: of each card one bit, for its digit. */
static void neighbours_of(const struct search *search, const struct state *state, u64 *neighbours) {
    fill(neighbours, 0, search->types.novelty.size);
    for (u32 pile = 0; pile < search->piles; pile++)
        for (u32 at = state->piles[pile]; at; at = stack_at(search, at)->below) {
            u32 bit = stack_at(search, at)->card * search->dealt + stack_at(search, at)->digit - 1u;
            neighbours[bit / 64] |= BIT(bit % 64);
        }
}

static u32 type_of(u32 home, u32 strange, u32 depth, u32 lanes) {
    u32 far = depth / 2 < 127 ? depth / 2 : 127;
    return ((home * 32 + (strange < 31 ? strange : 31)) * 128 + far) * 4 + (lanes < 3 ? lanes : 3);
}

/* Adds the newest position to the open lists: by its value and, in a search by types, by its type. */
static void push(struct search *search, u32 record, u32 step, i32 value, u32 type) {
    push_best(search, record, step, value);
    if (search->weights.types) push_type(&search->types, search->entries.count - 1, type);
}

/* Adds a position to the open lists, unless it was seen. It is made at once: plays home change every sum. */
static void enter(struct search *search, u32 record, u32 step) {
    struct state state;
    u64 neighbours[NEIGHBOUR_WORDS];
    u32 slot, stacks = search->stacks.count;
    read_record(search, record, &state);
    if (search->entries.count) lay_exact(search, &state, step);
    settled(search, &state, 0);
    if (!seen(search, state.key, &slot)) {
        u32 number = see(search, state.key, slot);
        u32 home = (u32)__builtin_popcountll(rungs_at(search, state.heights)->home);
        if (state.heights == search->ladder.full_heights) search->won = number;
        i32 value = state.value;
        if (search->weights.types) {
            neighbours_of(search, &state, neighbours);
            if (is_new(&search->types, neighbours, home, state.strange)) value -= search->weights.novel;
        }
        push(search, record, step, value, type_of(home, state.strange, state.depth, empty_piles(search, &state)));
    }
    search->stacks.count = stacks; /* it is made again when it is expanded */
}

void begin_exact(struct search *search) { enter(search, START, 0); }

/* A position that is being expanded. */
struct parent {
    const struct state *state;
    struct rungs rungs;
    u32 record, home, lanes;
    u8 at[IN_CELL + 1]; /* see `show` */
    u64 neighbours[NEIGHBOUR_WORDS];
};

/* Adds the position in which a card is built on a pile or put into an empty one, unless it was seen. */
static void build(struct search *search, struct parent *parent, u32 src, u32 host) {
    const struct state *state = parent->state;
    const struct rungs *rungs = &parent->rungs;
    const struct stack *stack = stack_at(search, state->piles[src]);
    u32 slot, dst = parent->at[host], card = stack->card, digit = search->on[card][host];
    u64 key[KEY_WORDS], known = stack_at(search, state->piles[dst])->known;
    copy(key, state->key, 8 * search->words);
    *word_of(search, key, card) += digit_at(search, card, digit) - digit_at(search, card, stack->digit);
    if (seen(search, key, &slot)) return;
    see(search, key, slot);
    u32 alone = src && !stack->below, empty = parent->lanes + alone - (host >= FLOOR);
    u32 depth = state->depth + urgency(search, known, rungs) -
                urgency(search, stack_at(search, stack->below)->known, rungs);
    i32 value = state->value - stack->cost + search->weights.depth * (i32)(depth - state->depth);
    value += (host >= FLOOR ? credit_of(search, dst) : 0) - (alone ? credit_of(search, src) : 0);
    if (known & search->earlier[card]) value += search->weights.over;
    u32 strange = (u32)(state->strange - stack->strange);
    if (search->weights.types) {
        u32 before = card * search->dealt + stack->digit - 1u, after = card * search->dealt + digit - 1u;
        parent->neighbours[before / 64] ^= BIT(before % 64);
        parent->neighbours[after / 64] ^= BIT(after % 64);
        if (is_new(&search->types, parent->neighbours, parent->home, strange)) value -= search->weights.novel;
        parent->neighbours[after / 64] ^= BIT(after % 64);
        parent->neighbours[before / 64] ^= BIT(before % 64);
    }
    push(search, parent->record, src * STRIDE + dst, value, type_of(parent->home, strange, depth, empty));
}

/* Adds every position that a move of the exposed card of a pile leads to. */
static void move_from(struct search *search, struct parent *parent, u32 src) {
    const struct stack *stack = stack_at(search, parent->state->piles[src]);
    u32 card = stack->card;
    if (card == FLOOR) return;
    if (parent->rungs.next >> card & 1) enter(search, parent->record, src * STRIDE + HOME);
    if (card == parent->state->last || (search->base_first && !parent->state->heights)) return;
    int eager = (int)(parent->rungs.forced >> stack_at(search, stack->below)->card & 1);
    for (u64 hosts = places_from(search, parent->state, src); hosts; hosts &= hosts - 1) {
        u32 host = (u32)__builtin_ctzll(hosts);
        if (!parent->at[host]) continue;
        if (eager)
            enter(search, parent->record, src * STRIDE + parent->at[host]);
        else
            build(search, parent, src, host);
    }
}

/* Adds every position to the open lists that one step leads to and that has not been seen. */
void expand_exact(struct search *search, u32 record, struct state *state) {
    struct parent parent;
    parent.state = state;
    parent.record = record;
    fill(parent.at, 0, sizeof parent.at);
    parent.rungs = *rungs_at(search, state->heights);
    show(search, state, parent.at);
    if (!state->left && !state->piles[0] && dead(search, state, parent.rungs.home)) {
        search->dead_end |= search->dead_ends && search->visited == 1;
        return;
    }
    parent.home = (u32)__builtin_popcountll(parent.rungs.home);
    parent.lanes = empty_piles(search, state);
    if (search->weights.types) neighbours_of(search, state, parent.neighbours);
    for (u32 src = 0; src < search->piles; src++) move_from(search, &parent, src);
    if (state->left) enter(search, record, TURN);
}
