/* A search from the numbers that ramparts.solver.kernel.numbers writes: read in order, and believed only when checked.
 *
 * In bytes, the lowest first: 18 numbers of 32 bits (see `read_head`); of each card the masks, of 64 bits, of its
 * hosts, of its guests and of what goes home earlier; the mask of what an empty row takes; of each suit the length of
 * its ascent and 15 places for its cards; the classes of the suits; the heights; and the cards of the piles, each after
 * its length: the waste, the rows, the cells, the stock.
 */
#include "piles/piles.h"

enum { ASCENT = 15, MOST_WEIGHT = 100, MOST_NOVEL = 1000, MOST_VALUE = 13000, DEEPEST = 1300, LAST_THRESHOLD = 10 };
enum { MOST_ROOM = 1 << 23 };

void check(struct input *input, int good) { input->bad |= !good; }

void take(struct input *input, void *to, u32 bytes) {
    check(input, bytes <= input->left);
    if (input->bad) {
        fill(to, 0, bytes);
        return;
    }
    copy(to, input->at, bytes);
    input->at += bytes;
    input->left -= bytes;
}

static void read_head(struct input *input, struct search *search) {
    u32 head[9];
    struct weights *weights = &search->weights;
    take(input, head, sizeof head);
    take(input, weights, sizeof *weights);
    search->ladder.relaxed = head[0] == RELAXED;
    search->kind = head[0] == AFLOAT ? AFLOAT : search->ladder.relaxed ? RELAXED : EXACT;
    search->piles = head[1];
    search->first_cell = head[1] - head[2];
    search->cells_take = head[3] & 1;
    search->base_first = head[4] & 1;
    search->ladder.threshold = head[5] & 15;
    search->room = head[6];
    search->types.chance = head[7] | (u64)head[8] << 32;
    check(input, head[0] <= AFLOAT && head[1] <= PILES && head[2] < PILES && head[1] > 1 + head[2]);
    check(input, head[3] < 2 && head[3] <= head[2] && head[4] < 2 && head[5] <= LAST_THRESHOLD && head[6] <= MOST_ROOM);
    i32 *each = &weights->home;
    for (u32 i = 0; i < sizeof *weights / sizeof *each; i++) check(input, each[i] >= 0 && each[i] <= MOST_NOVEL);
    if (input->bad) return;
    check(input, weights->lane <= MOST_WEIGHT && weights->cell <= MOST_WEIGHT);
    check(input, weights->over <= MOST_WEIGHT && weights->strange <= MOST_WEIGHT);
    search->most = (weights->home + weights->over + weights->strange) * CARDS + weights->depth * DEEPEST;
    check(input, search->most <= MOST_VALUE && weights->graded < 2 && weights->types < 2);
    check(input, !(search->kind != EXACT && weights->types));
}

static void read_masks(struct input *input, u64 *masks, u32 count) {
    take(input, masks, 8 * count);
    for (u32 i = 0; i < count; i++) check(input, !(masks[i] >> CARDS));
}

/* No card is laid on itself. */
static void read_hosts(struct input *input, u64 *hosts) {
    read_masks(input, hosts, CARDS);
    for (u32 card = 0; card < CARDS; card++) check(input, !(hosts[card] & BIT(card)));
}

/* The ascent of a suit, and what follows from it: which cards go home before which. */
static u64 read_ascent(struct input *input, struct ladder *ladder, u32 suit) {
    u64 home = 0;
    take(input, &ladder->full[suit], 1);
    take(input, ladder->ascent[suit], ASCENT);
    check(input, ladder->full[suit] <= ASCENT);
    for (u32 height = 0; height < ladder->full[suit] && !input->bad; height++) {
        u32 card = ladder->ascent[suit][height];
        check(input, card < CARDS && !(input->used & BIT(card)));
        if (input->bad) break;
        ladder->suit[card] = (u8)suit;
        ladder->height[card] = (u8)height;
        ladder->before[card] = home;
        home |= BIT(card);
        input->used |= BIT(card);
        ladder->first[suit][height + 1] = home;
    }
    ladder->full_heights |= (u32)ladder->full[suit] << 4 * suit;
    return home;
}

/* Whether the suits of a class are alike, and a card is laid only on what goes home right after it. */
static void check_relaxed(struct input *input, const struct ladder *ladder, u64 pack) {
    for (u32 suit = 0; suit < SUITS; suit++) {
        u32 first = ladder->of_class[suit];
        check(input, first <= suit && ladder->of_class[first & 3] == first);
        check(input, ladder->full[first & 3] == ladder->full[suit]);
    }
    for (u64 left = pack; left; left &= left - 1) {
        u32 card = (u32)__builtin_ctzll(left);
        check(input, !(ladder->guests[card] & ~pack));
        for (u64 hosts = ladder->hosts[card] & pack; hosts; hosts &= hosts - 1)
            check(input, ladder->height[__builtin_ctzll(hosts)] == ladder->height[card] + 1);
    }
}

/* What a card may be laid on, and its digits: one for each of these cards, for the floor, and for a cell where there
 * are cells; the greatest is for its old place. */
static void make_places(struct search *search) {
    u32 most = 0, cells = search->first_cell < search->piles;
    search->dead_ends = search->lane == EVERY && search->cells_take == cells;
    for (u32 card = 0; card < CARDS; card++) {
        u32 digit = 0;
        search->places[card] = search->ladder.hosts[card] | (search->lane >> card & 1) << FLOOR |
                               (u64)search->cells_take << IN_CELL;
        for (u64 hosts = search->ladder.hosts[card]; hosts; hosts &= hosts - 1)
            search->on[card][__builtin_ctzll(hosts)] = (u8)++digit;
        search->on[card][FLOOR] = (u8)++digit;
        if (cells) search->on[card][IN_CELL] = (u8)++digit;
        if (digit > most) most = digit;
    }
    search->dealt = (u8)(most + 1);
    search->digit_bits = (u8)(32 - __builtin_clz(most + 1));
}

/* The cards of a pile, bottom card first; each is in the pack and has no other place. */
static u32 read_pile(struct input *input, u64 pack, u8 *cards) {
    u8 length;
    take(input, &length, 1);
    check(input, length <= CARDS);
    if (input->bad) return 0;
    take(input, cards, length);
    for (u32 i = 0; i < length && !input->bad; i++) {
        check(input, cards[i] < CARDS && pack & ~input->used & BIT(cards[i] & 63));
        input->used |= BIT(cards[i] & 63);
    }
    return input->bad ? 0 : length;
}

/* Lays the cards of a pile as they lie at the start. */
static void lay_out(struct search *search, struct state *state, u32 pile, const u8 *cards, u32 length) {
    for (u32 place = 0; place < length; place++) {
        u32 card = cards[place], top = stack_at(search, state->piles[pile])->card;
        u32 digit = pile ? search->on[card][pile < search->first_cell ? top : IN_CELL] : 0, dealt = !digit;
        if (dealt) digit = search->dealt;
        if (search->ladder.relaxed) {
            put_relaxed(search, state, card, pile, dealt ? place : 0);
            continue;
        }
        put_exact(search, state, card, pile, digit, dealt && pile);
        add_digit(search, state->key, card, digit);
        state->strange += dealt;
    }
    if (search->ladder.relaxed) state->value += search->weights.strange * stack_at(search, state->piles[pile])->strange;
    if (!length) state->value -= credit_of(search, pile);
}

/* The position at the start, before any forced play home: the first record. Relaxed games and searches by types are
 * of rows alone: no types know how many cards of a stock lie strangely. */
static void read_position(struct input *input, struct search *search, u64 pack) {
    struct state state = {.last = FLOOR};
    u8 heights[SUITS], cards[CARDS];
    take(input, heights, sizeof heights);
    input->used = 0;
    for (u32 suit = 0; suit < SUITS; suit++) {
        check(input, heights[suit] <= search->ladder.full[suit]);
        if (input->bad) return;
        state.heights |= (u32)heights[suit] << 4 * suit;
        input->used |= search->ladder.first[suit][heights[suit]];
    }
    state.value = search->weights.home * __builtin_popcountll(pack & ~input->used);
    for (u32 pile = 0; pile < search->piles; pile++) {
        u32 length = read_pile(input, pack, cards);
        check(input, length < 2 || pile < search->first_cell);
        lay_out(search, &state, pile, cards, length);
    }
    state.left = (u8)read_pile(input, pack, search->stock);
    u32 in_rows_alone = search->ladder.relaxed || search->weights.types;
    check(input, !in_rows_alone || (!state.left && !state.piles[0]));
    for (u32 i = 0; i < state.left && !input->bad; i++)
        add_digit(search, state.key, search->stock[i], search->dealt);
    state.key[search->words - 1] += (u64)state.left << 56;
    copy(search->start_key, state.key, sizeof state.key);
    write_record(search, 0, &state);
    if (search->kind == AFLOAT && !input->bad) check(input, begin_afloat(search, &state));
}

/* Begins the search that is written there; or a failure, after which it has to be ended as well. */
int begin_from(struct search *search, const u8 *bytes, u32 length) {
    struct input input = {.at = bytes, .left = length};
    struct ladder *ladder = &search->ladder;
    u64 pack = 0;
    if (length && *bytes == OF_PILES) return begin_piles_from(search, &input);
    read_head(&input, search);
    read_hosts(&input, ladder->hosts);
    read_masks(&input, ladder->guests, CARDS);
    read_masks(&input, search->earlier, CARDS);
    read_masks(&input, &search->lane, 1);
    for (u32 suit = 0; suit < SUITS; suit++) pack |= read_ascent(&input, ladder, suit);
    take(&input, ladder->of_class, SUITS);
    if (!input.bad && ladder->relaxed) check_relaxed(&input, ladder, pack);
    if (input.bad) return BAD_INPUT;
    make_places(search);
    if (ladder->relaxed) begin_codes(search);
    u32 in_a_word = 64 / search->digit_bits, words = (CARDS + in_a_word - 1) / in_a_word;
    u32 record = sizeof(struct record) + 4 * search->piles, key = ladder->relaxed ? search->piles / 2 : words;
    if (search->kind == AFLOAT) key = 3;
    if (!begin_search(search, key, sizeof(struct stack), record)) return NO_MEMORY;
    *(struct stack *)append(&search->stacks) = (struct stack){.card = FLOOR};
    if (search->weights.types && !begin_types(&search->types, search->dealt)) return NO_MEMORY;
    if (search->kind == AFLOAT && !reserve(16)) return NO_MEMORY;
    read_position(&input, search, pack);
    if (input.bad || input.left) return BAD_INPUT;
    if (search->kind == RELAXED) begin_relaxed(search);
    if (search->kind == EXACT) begin_exact(search);
    return 0;
}
