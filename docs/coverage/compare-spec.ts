/** `node docs/coverage/compare-spec.ts product-spec.md`: prints every sentence of the specification by its number, with its rows. */
import { readFileSync } from 'node:fs'
import { sections } from './sections.ts'

/** The sentences in the order in which rows number them: lines without headings, list marks and the rules of tables, cut where a sentence or a leading word ends. */
const sentencesOf = (specification: string): string[] =>
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

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file of the specification.')
const rows = sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows))
for (const [index, sentence] of sentencesOf(readFileSync(file, 'utf8')).entries()) {
  console.log(`${index + 1} ${sentence}`)
  for (const row of rows) if (row.spec.includes(index + 1)) console.log(`    ${row.kind}: ${row.sentence}`)
}
