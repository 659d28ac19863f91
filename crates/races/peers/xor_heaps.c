/* Reads n and then n heaps with scanf, and prints their nim-sum. */
#include <stdio.h>

int main(void) {
    unsigned n, heap, sum = 0;
    if (scanf("%u", &n) != 1) return 2;
    for (unsigned i = 0; i < n; i++) {
        if (scanf("%u", &heap) != 1) return 2;
        sum ^= heap;
    }
    printf("%u\n", sum);
    return 0;
}
