import { createHash } from 'node:crypto'

/**
 * Splits the product specification into its sentences, in the order in which rows number them: lines without headings, list marks and
 * the rules of tables, cut where a sentence or a leading word ends.
 */
export const sentencesOf = (specification: string): string[] =>
  specification
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() && !/^#+ /.test(line) && !/^\|[-|]+\|$/.test(line))
    .flatMap((line) =>
      line.startsWith('|')
        ? [line]
        : line
            .replace(/^\s*(?:- |\d+\. )/, '')
            .split(/(?<=[.:!])\s+(?=[A-Z'/])|(?<=[.!]')\s+(?=[A-Z])/)
            .filter(Boolean),
    )

/** Names a sentence without repeating it. */
export const hashOf = (sentence: string) => createHash('sha256').update(sentence).digest('hex').slice(0, 8)
