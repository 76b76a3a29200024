/* Memory: pages of 64 KB, those of WebAssembly itself, taken from a list of free ones and given back to it.
 *
 * Nothing here fails in the middle of anything: whoever needs pages reserves them first, and only that may fail.
 */
#include "kernel.h"

static u32 *first_free; /* each free page begins with the address of the next */
static u32 free_count, taken_count, limit = 2048;

void limit_pages(u32 pages) { limit = pages; }

u32 pages_taken(void) { return taken_count; }

void give_back(void *page) {
    *(u32 **)page = first_free;
    first_free = page;
    free_count++;
    taken_count--;
}

/* Whether so many pages can be taken now; memory grows where there are too few, but never over the limit. */
int reserve(u32 pages) {
    if (taken_count + pages > limit) return 0;
    while (free_count < pages) {
        u32 grown = (u32)__builtin_wasm_memory_grow(0, 1);
        if (grown == 0xffffffffu) return 0;
        taken_count++;
        give_back((void *)(grown * PAGE));
    }
    return 1;
}

/* A page, with anything in it, of which so many bytes are going to be used; it has to be reserved. */
void *take_page(u32 bytes) {
    (void)bytes;
    u32 *page = first_free;
    first_free = *(u32 **)page;
    free_count--;
    taken_count++;
    return page;
}

void fill(void *at, u8 with, u32 bytes) { __builtin_memset(at, with, bytes); }

void copy(void *to, const void *from, u32 bytes) { __builtin_memcpy(to, from, bytes); }

/* An empty array; two pages have to be reserved for it and its first elements. */
void begin_array(struct array *array, u32 size) {
    array->pages = take_page(PAGE);
    array->size = size;
    array->per = PAGE / size;
    array->count = array->held = 0;
}

/* The place of a new element; a page has to be reserved. */
void *append(struct array *array) {
    if (array->count == array->held * array->per) array->pages[array->held++] = take_page(PAGE);
    return element(array, array->count++);
}

/* Makes so many elements of an empty array, all zero; their pages have to be reserved. */
void extend(struct array *array, u32 count) {
    for (u32 left = count; left;) {
        u32 here = left < array->per ? left : array->per;
        void *page = take_page(PAGE);
        fill(page, 0, here * array->size);
        array->pages[array->held++] = page;
        left -= here;
    }
    array->count = count;
}

void end_array(struct array *array) {
    if (!array->pages) return;
    for (u32 i = 0; i < array->held; i++) give_back(array->pages[i]);
    give_back(array->pages);
    array->pages = 0;
}
