/* A search of any piles from the numbers that ramparts.solver.kernel.pile_numbers writes: read in order, and checked.
 *
 * In bytes, the lowest first: 12 numbers of 32 bits (see `read_head`); of each pile its group; the tables, their number
 * first; between which piles cards pass, twice; the refills, their number first; of each suit the length of its ascent
 * and 31 places for its cards; the heights; and the cards of the piles, each after its length.
 */
#include "piles.h"

enum { HEAVIEST = 10, MOST_OVER = 100, NEVER = 99, MOST_ROOM = 8000000 };

static void read_head(struct input *input, struct search *search) {
    u32 head[4], masks[5];
    i32 weights[3];
    struct rules *rules = &search->rules;
    take(input, head, sizeof head);
    take(input, weights, sizeof weights);
    take(input, masks, sizeof masks);
    search->kind = OF_PILES;
    search->piles = head[1];
    search->room = head[2];
    check(input, head[0] == OF_PILES && head[1] > 0 && head[1] < PLACES && head[2] <= MOST_ROOM);
    check(input, head[3] > 0 && head[3] <= 64);
    rules->kept = ~0ull >> ((64 - head[3]) & 63);
    for (u32 i = 0; i < 3; i++) check(input, weights[i] >= 0 && weights[i] <= (i == 1 ? MOST_OVER : HEAVIEST));
    if (input->bad) return;
    search->weights = (struct weights){.home = weights[0], .over = weights[1], .lane = weights[2]};
    search->most = MOST_CARDS * weights[1];
    for (u32 i = 0; i < 5; i++) check(input, !(masks[i] & 1) && !((u64)masks[i] >> (search->piles & 31) >> 1));
    rules->climbing = masks[0];
    rules->must_fill = masks[1];
    rules->feeders = masks[2];
    rules->free = masks[3];
    rules->built = masks[4];
}

static void read_ways(struct input *input, struct search *search) {
    struct rules *rules = &search->rules;
    u8 tables;
    take(input, rules->groups + 1, search->piles);
    take(input, &tables, 1);
    check(input, tables <= MOST_TABLES);
    if (input->bad) return;
    take(input, rules->hosts, tables * sizeof *rules->hosts);
    for (u32 open = 0; open < 2; open++)
        for (u32 src = 1; src <= search->piles; src++) {
            take(input, &rules->ways[open][src][1], search->piles);
            for (u32 dst = 1; dst <= search->piles; dst++) check(input, rules->ways[open][src][dst] <= tables);
        }
}

static int is_pile(const struct search *search, u32 number) { return number > 0 && number <= search->piles; }

static void read_refills(struct input *input, struct search *search) {
    u8 count;
    take(input, &count, 1);
    check(input, count < PLACES);
    if (input->bad) return;
    take(input, search->rules.refills, count * sizeof(struct refill));
    search->rules.refill_count = count;
    for (u32 i = 0; i < count; i++) {
        const struct refill *refill = &search->rules.refills[i];
        check(input, is_pile(search, refill->place) && refill->count <= MOST_FEEDERS);
        for (u32 from = 0; from < MOST_FEEDERS; from++)
            check(input, from >= refill->count || is_pile(search, refill->feeders[from]));
    }
}

/* The ascents, and what follows from them: the suit of each card, and when it goes home. */
static void read_ascents(struct input *input, struct rules *rules) {
    for (u32 suit = 0; suit < SUITS; suit++) {
        u64 others = input->used;
        take(input, &rules->full[suit], 1);
        take(input, rules->ascents[suit], LONGEST);
        check(input, rules->full[suit] <= LONGEST);
        for (u32 height = 0; height < rules->full[suit] && !input->bad; height++) {
            u32 card = rules->ascents[suit][height];
            check(input, card < CARDS && !(others & BIT(card & 63)));
            if (input->bad) return;
            input->used |= BIT(card);
            rules->suit[card] = (u8)suit;
        }
    }
    for (u32 card = 0; card < CARDS; card++)
        for (u32 suit = rules->suit[card], height = LONGEST + 1, rung = NEVER; height--;) {
            if (height < rules->full[suit] && rules->ascents[suit][height] == card) rung = height;
            rules->rungs[height][card] = (u8)rung;
        }
}

static void read_position(struct input *input, struct search *search, u32 *piles) {
    u8 heights[SUITS], cards[MOST_CARDS], length;
    u32 total = 0;
    take(input, heights, sizeof heights);
    for (u32 suit = 0; suit < SUITS; suit++) {
        check(input, heights[suit] <= search->rules.full[suit]);
        piles[0] |= (heights[suit] & 31u) << 5 * suit;
    }
    for (u32 pile = 1; pile <= search->piles; pile++) {
        take(input, &length, 1);
        total += length;
        check(input, total <= MOST_CARDS);
        if (input->bad) return;
        take(input, cards, length);
        for (u32 i = 0; i < length && !input->bad; i++) {
            check(input, cards[i] < CARDS && input->used & BIT(cards[i] & 63));
            if (!input->bad) piles[pile] = with_card(search, piles[pile], cards[i]);
        }
    }
}

/* Begins the search that is written there; or a failure, after which it has to be ended as well. */
int begin_piles_from(struct search *search, struct input *input) {
    u32 piles[PLACES] = {0};
    read_head(input, search);
    if (input->bad) return BAD_INPUT;
    read_ways(input, search);
    if (input->bad) return BAD_INPUT;
    read_refills(input, search);
    read_ascents(input, &search->rules);
    if (input->bad) return BAD_INPUT;
    if (!begin_layers(search)) return NO_MEMORY;
    read_position(input, search, piles);
    if (input->bad || input->left) return BAD_INPUT;
    begin_piles(search, piles);
    return 0;
}
