/* The open list by type, and novelty: ramparts.solver.exploring.by_type, chance and features.
 *
 * A bucket's positions lie in chunks of fifteen, which a table finds by the number of the bucket and that of the chunk.
 */
#include "kernel.h"

enum { BUCKET_BITS = 13, BUCKETS = 1 << BUCKET_BITS, IN_CHUNK = 15, DISTANCES = 64 * 64 };

struct chunk {
    u32 name;
    u32 numbers[IN_CHUNK];
};

/* Makes what is empty at the beginning; a card has so many `digits`. False where memory is short. */
int begin_types(struct types *types, u32 digits) {
    u32 size = (CARDS * digits + 63) / 64 * 8;
    if (!reserve(16 + DISTANCES / (PAGE / size))) return 0;
    types->sizes = take_page((4 + 2) * BUCKETS);
    types->filled = (u16 *)(types->sizes + BUCKETS);
    fill(types->sizes, 0, 4 * BUCKETS);
    begin_array(&types->chunks, sizeof(struct chunk));
    begin_array(&types->slots, 4);
    extend(&types->slots, PAGE / 4);
    begin_array(&types->novelty, size);
    extend(&types->novelty, DISTANCES);
    return 1;
}

void end_types(struct types *types) {
    if (types->sizes) give_back(types->sizes);
    end_array(&types->chunks);
    end_array(&types->slots);
    end_array(&types->novelty);
}

/* Where in the table of chunks one is, or would be. */
static u32 *slot_of_chunk(const struct types *types, u32 name) {
    u32 slots = types->slots.count;
    for (u32 at = (u32)(name * 0x9E3779B97F4A7C15ull >> 32) & (slots - 1);; at = (at + 1) & (slots - 1)) {
        u32 *slot = element(&types->slots, at);
        if (!*slot || ((struct chunk *)element(&types->chunks, *slot - 1))->name == name) return slot;
    }
}

/* Makes room in the table of chunks for those that one position may need. */
int types_ready(struct types *types) {
    struct array old = types->slots;
    if (8 * (types->chunks.count + MAX_CHILDREN) < 5 * old.count) return 1;
    if (!reserve(2 * old.held + 2)) return 0;
    begin_array(&types->slots, 4);
    extend(&types->slots, 2 * old.count);
    for (u32 i = 0; i < types->chunks.count; i++)
        *slot_of_chunk(types, ((struct chunk *)element(&types->chunks, i))->name) = i + 1;
    end_array(&old);
    return 1;
}

/* The chunk in which a place of a bucket is; made where it is not there. */
static u32 *place_of(struct types *types, u32 bucket, u32 place) {
    u32 name = place / IN_CHUNK << BUCKET_BITS | bucket, *slot = slot_of_chunk(types, name);
    if (!*slot) {
        ((struct chunk *)append(&types->chunks))->name = name;
        *slot = types->chunks.count;
    }
    return &((struct chunk *)element(&types->chunks, *slot - 1))->numbers[place % IN_CHUNK];
}

void push_type(struct types *types, u32 number, u32 kind) {
    u32 bucket = (u32)(kind * 0x9E3779B97F4A7C15ull >> (64 - BUCKET_BITS));
    if (!types->sizes[bucket]) types->filled[types->filled_count++] = (u16)bucket;
    *place_of(types, bucket, types->sizes[bucket]++) = number;
}

/* A draw from 0 up to, not including, `number`: splitmix64. */
static u32 below(struct types *types, u32 number) {
    u64 mixed = types->chance += 0x9E3779B97F4A7C15ull;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9ull;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBull;
    return (u32)((mixed ^ mixed >> 31) % number);
}

/* Takes out a position drawn by chance; there has to be one. The last takes the place of what is taken out. */
u32 pop_type(struct types *types) {
    u32 at = below(types, types->filled_count), bucket = types->filled[at];
    u32 *taken = place_of(types, bucket, below(types, types->sizes[bucket])), number = *taken;
    *taken = *place_of(types, bucket, --types->sizes[bucket]);
    if (!types->sizes[bucket]) types->filled[at] = types->filled[--types->filled_count];
    return number;
}

/* Whether some neighbour was not yet seen among positions that have come equally far; from now on all are known. */
int is_new(struct types *types, const u64 *neighbours, u32 home, u32 strange) {
    u64 *known = element(&types->novelty, home * 64 + strange), fresh = 0;
    for (u32 i = 0; i < types->novelty.size / 8; i++) {
        fresh |= neighbours[i] & ~known[i];
        known[i] |= neighbours[i];
    }
    return fresh != 0;
}
