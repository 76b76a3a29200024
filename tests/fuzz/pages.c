/* The kernel's memory where sanitizers watch: what memory.c is in WebAssembly.
 *
 * Each page is an allocation of its own, of as many bytes as are going to be used. A page of an array is poisoned but for
 * the elements that were made, so that any other is a finding, also within the page. Whoever takes a page without having
 * reserved it ends the program; pages that were given back are not counted among the reserved ones.
 */
#include <sanitizer/asan_interface.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernel.h"

u8 rubbish; /* what memory holds before anything is written to it */

static u32 reserved_count, taken_count, limit = 2048;

void limit_pages(u32 pages) { limit = pages; }

u32 pages_taken(void) { return taken_count; }

void give_back(void *page) {
    free(page);
    taken_count--;
}

int reserve(u32 pages) {
    if (taken_count + pages > limit) return 0;
    if (reserved_count < pages) reserved_count = pages;
    return 1;
}

void *take_page(u32 bytes) {
    if (!reserved_count || bytes > PAGE) {
        fprintf(stderr, "a page of %u bytes was taken, of %u reserved ones\n", bytes, reserved_count);
        abort();
    }
    reserved_count--;
    taken_count++;
    return memset(malloc(bytes), rubbish, bytes);
}

void fill(void *at, u8 with, u32 bytes) { memset(at, with, bytes); }

void copy(void *to, const void *from, u32 bytes) { memcpy(to, from, bytes); }

void begin_array(struct array *array, u32 size) {
    array->pages = take_page(PAGE);
    ASAN_POISON_MEMORY_REGION(array->pages, PAGE);
    array->size = size;
    array->per = PAGE / size;
    array->count = array->held = 0;
}

static void add_page(struct array *array) {
    ASAN_UNPOISON_MEMORY_REGION(&array->pages[array->held], sizeof(void *));
    array->pages[array->held] = take_page(array->per * array->size);
    ASAN_POISON_MEMORY_REGION(array->pages[array->held++], array->per * array->size);
}

void *append(struct array *array) {
    if (array->count == array->held * array->per) add_page(array);
    void *added = element(array, array->count++);
    ASAN_UNPOISON_MEMORY_REGION(added, array->size);
    return added;
}

void extend(struct array *array, u32 count) {
    while (array->held * array->per < count) add_page(array);
    while (array->count < count) memset(append(array), 0, array->size);
    array->count = count;
}

void end_array(struct array *array) {
    if (!array->pages) return;
    for (u32 i = 0; i < array->held; i++) give_back(array->pages[i]);
    give_back(array->pages);
    array->pages = 0;
}
