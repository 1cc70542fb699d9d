/* A bot for Sette Mari in plain C, without a JSON library: any game, any mode.
 *
 *     cc -O2 -o plain examples/bots/plain.c
 *     settemari play --seats "Anna,bot:greedy,exec:./plain"
 *
 * The lines of the protocol (docs/bot-protocol.md) are made to be taken apart so easily: there are no blanks, the fields
 * stand in the order that is documented, and a quote inside of a text is always escaped. So the first "number": of a
 * question is its number, and the first "choices": says how many options it has.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int is(const char *line, const char *type)
{
    const char *start = "{\"type\":\"";
    size_t length = strlen(start);
    return strncmp(line, start, length) == 0 && strncmp(line + length, type, strlen(type)) == 0;
}

static unsigned long number_after(const char *line, const char *field)
{
    const char *found = strstr(line, field);
    return found == NULL ? 0 : strtoul(found + strlen(field), NULL, 10);
}

/* A number from what it was told (FNV-1a): the same game is played in the same way again. */
static unsigned long mixed(const char *line)
{
    unsigned long hash = 2166136261UL;
    for (; *line != '\0'; line++)
        hash = ((hash ^ (unsigned char)*line) * 16777619UL) & 0xffffffffUL;
    return hash >> 8;
}

int main(void)
{
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        if (is(line, "hello")) {
            puts("{\"type\":\"ready\",\"protocol\":1}");
        } else if (is(line, "question")) {
            unsigned long choices = number_after(line, "\"choices\":");
            unsigned long option = choices > 0 ? mixed(line) % choices : 0;
            printf("{\"type\":\"answer\",\"number\":%lu,\"option\":%lu}\n", number_after(line, "\"number\":"), option);
        } else if (is(line, "goodbye")) {
            break;
        }
        fflush(stdout);
    }
    free(line);
    return 0;
}
