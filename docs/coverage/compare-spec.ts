/**
 * `node docs/coverage/compare-spec.ts product-spec.md`: prints every sentence of the specification with its rows, and fails when the
 * sentences are not those that the rows number. `--update` takes the numbers of a new edition; then read each row again.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sections } from './sections.ts'
import { hashOf, sentencesOf } from './spec.ts'

const known = resolve(import.meta.dirname, 'spec-sentences.txt')
const [file, flag] = process.argv.slice(2)
if (!file) throw new Error('Name the file of the specification.')
const sentences = sentencesOf(readFileSync(file, 'utf8'))
const hashes = sentences.map(hashOf)
if (flag === '--update') writeFileSync(known, `${hashes.join('\n')}\n`)
const expected = readFileSync(known, 'utf8').trim().split('\n')
const rows = sections.flatMap(({ groups }) => groups.flatMap((group) => group.rows))
for (const [index, sentence] of sentences.entries()) {
  const changed = hashes[index] === expected[index] ? '' : ' (changed)'
  console.log(`${index + 1}${changed} ${sentence}`)
  for (const row of rows) if (row.spec.includes(index + 1)) console.log(`    ${row.kind}: ${row.sentence}`)
}
const different = sentences.length !== expected.length || hashes.some((hash, index) => hash !== expected[index])
if (different) console.error('The specification has changed: correct the rows, then run this with --update.')
process.exitCode = different ? 1 : 0
