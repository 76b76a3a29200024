/* What the kernel can be asked: to begin searches, to carry them on, and how they stand.
 *
 * Failures are numbers below 0 (`enum failure`). A search is known by its handle until it is dropped.
 */
#include "kernel.h"

#define EXPORT(name) __attribute__((export_name(#name))) int name

enum { HANDLES = 64, BUFFER = 8192, MOST_AT_FIRST = 1 << 20 };

static struct search *searches[HANDLES];
static u8 shared[BUFFER];

static struct search *search_of(u32 handle) { return handle < HANDLES ? searches[handle] : 0; }

/* The address of the bytes through which searches come in and lines go out, 8,192 of them. */
EXPORT(buffer)(void) { return (int)shared; }

/* Sets how many pages of 64 KB all searches together may take; 2,048 if this is never called. */
EXPORT(limit)(u32 pages) {
    limit_pages(pages);
    return 0;
}

/* How many pages they take now. */
EXPORT(taken)(void) { return (int)pages_taken(); }

/* Ends a search and gives its memory back. */
EXPORT(drop)(u32 handle) {
    struct search *search = search_of(handle);
    if (!search) return BAD_HANDLE;
    end_search(search);
    give_back(search);
    searches[handle] = 0;
    return 0;
}

/* How a search stands. One that is lost or has given up is dropped: nothing more can be asked of it. */
static u32 stand(u32 handle, u32 nodes) {
    enum verdict verdict = advance_search(searches[handle], nodes);
    u32 visited = searches[handle]->visited;
    if (verdict != SEARCHING && verdict != WINNABLE) drop(handle);
    return visited << 3 | verdict;
}

/* A new search, from so many bytes of the buffer, after so many positions, of which the first 2^20 count: eight times
 * its handle plus `enum verdict`, plus 512 times the number of positions that were expanded. */
EXPORT(begin)(u32 length, u32 nodes) {
    u32 handle = 0;
    while (handle < HANDLES && searches[handle]) handle++;
    if (handle == HANDLES || !reserve(1)) return NO_MEMORY;
    if (length > BUFFER) return BAD_INPUT;
    searches[handle] = take_page(sizeof(struct search));
    fill(searches[handle], 0, sizeof(struct search));
    int failure = begin_from(searches[handle], shared, length);
    if (failure) {
        drop(handle);
        return failure;
    }
    u32 said = stand(handle, nodes < MOST_AT_FIRST ? nodes : MOST_AT_FIRST);
    return (int)(said >> 3 << 9 | handle << 3 | said % 8);
}

/* After so many more positions, or after fewer: eight times the number of those expanded, plus `enum verdict`. */
EXPORT(advance)(u32 handle, u32 nodes) {
    return search_of(handle) ? (int)stand(handle, nodes) : BAD_HANDLE;
}

/* How many steps lead to the win; those from number `from` on are in the buffer, as many as it takes. */
EXPORT(line)(u32 handle, u32 from) {
    struct search *search = search_of(handle);
    if (!search) return BAD_HANDLE;
    int length = line_of(search);
    for (u32 i = 0; i < BUFFER && length > 0 && from + i < (u32)length; i++)
        shared[i] = *(u8 *)element(&search->line, from + i);
    return length;
}
