/* Feeds numbers to the kernel, which was compiled for this machine with sanitizers, and says what it answers.
 *
 * An input is how many pages the kernel may take, how many positions it is to look at, 16 bits each, and the numbers of
 * the search. Standard input has inputs, each after its length in 32 bits; standard output a line for each. Every input
 * is searched twice, in memory that held different rubbish before, and has to be answered alike. With `-DGUIDED` it is a
 * target of libFuzzer instead.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "kernel.c"

enum { HEAD = 4, MOST_SECONDS = 20 };

extern u8 rubbish;

struct answer {
    int begun, said, length;
    u32 steps; /* a sum of the line */
};

static void insist(int good, const char *what) {
    if (good) return;
    fprintf(stderr, "the kernel breaks its word: %s\n", what);
    abort();
}

static void add_line(struct answer *answer, int handle) {
    answer->length = line(handle, 0);
    insist((answer->length > 0) <= (answer->said % 8 == WINNABLE), "a line without a win");
    insist(line(handle, 0) == answer->length || answer->length < 0, "a line of another length when asked again");
    for (int from = 0; from < answer->length; from += BUFFER) {
        line(handle, (u32)from);
        for (int i = 0; i < BUFFER && from + i < answer->length; i++) answer->steps = answer->steps * 31 + shared[i] + 1;
    }
}

/* Whether the kernel still has the search of which it said this. */
static int stands(int said) { return said % 8 == SEARCHING || said % 8 == WINNABLE; }

static struct answer answer_to(const u8 *numbers, u32 length, u32 pages, u32 nodes) {
    struct answer answer = {0, 0, 0, 0};
    limit(pages);
    memcpy(shared, numbers, length);
    memset(shared + length, 0, BUFFER - length);
    answer.begun = begin(length, nodes % 2);
    insist(answer.begun >= BAD_HANDLE, "an unknown failure");
    if (answer.begun >= 0) {
        u32 handle = (u32)answer.begun >> 3 & (HANDLES - 1), portions[] = {0, 1, nodes};
        answer.said = answer.begun >> 9 << 3 | answer.begun % 8;
        for (u32 i = 0; i < 3 && stands(answer.said); i++) answer.said = advance(handle, portions[i]);
        insist(answer.said >= 0 && answer.said % 8 <= HOPELESS, "an unknown verdict");
        if (stands(answer.said)) add_line(&answer, (int)handle);
        insist(drop(handle) == (stands(answer.said) ? 0 : BAD_HANDLE), "a search that is not dropped in time");
    }
    insist(!taken(), "memory that is not given back");
    return answer;
}

int LLVMFuzzerTestOneInput(const u8 *input, size_t size);

int LLVMFuzzerTestOneInput(const u8 *input, size_t size) {
    if (size < HEAD || size - HEAD > BUFFER) return 0;
    u32 pages = input[0] | (u32)input[1] << 8, nodes = input[2] | (u32)input[3] << 8;
    struct answer answers[2];
    memset(answers, 0, sizeof answers);
    for (u32 i = 0; i < 2; i++) {
        rubbish = i ? 0xa5 : 0;
        answers[i] = answer_to(input + HEAD, (u32)size - HEAD, pages, nodes);
    }
    insist(!memcmp(&answers[0], &answers[1], sizeof *answers), "another answer in other memory");
#ifndef GUIDED
    printf("%d %d %d %u\n", answers[0].begun, answers[0].said, answers[0].length, answers[0].steps);
#endif
    return 0;
}

#ifndef GUIDED
int main(void) {
    static u8 input[HEAD + BUFFER];
    u32 size;
    setvbuf(stdout, 0, _IOLBF, 0);
    while (fread(&size, sizeof size, 1, stdin) == 1) {
        insist(size >= HEAD && size <= sizeof input && fread(input, 1, size, stdin) == size, "not an input");
        alarm(MOST_SECONDS);
        LLVMFuzzerTestOneInput(input, size);
    }
    return 0;
}
#endif
