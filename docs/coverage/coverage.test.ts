import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { describe, expect, test } from 'vitest'
import { decisionsIn } from './decisions.ts'
import { proofsOf } from './rows.ts'
import { sections } from './sections.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

/** The file of each story by its id, read from the files by Storybook. */
const files = new Map<string, string>()
for (const file of globSync('stories/**/*.stories.tsx', { cwd: root }).map((path) => path.replaceAll('\\', '/'))) {
  const csf = loadCsf(read(file), { fileName: file, makeTitle: (title) => title }).parse()
  for (const { __id } of csf.indexInputs) if (__id) files.set(__id, file)
}

const rows = sections.flatMap((section) =>
  section.groups.flatMap((group) => group.rows.map((row) => ({ place: `${section.title} › ${group.title}`, ...row }))),
)
/** How many sentences the specification has (compare-spec.ts). */
const knownSentences = 336

test('the specification has nine sections, and each is covered', () => {
  expect(sections.map(({ title }) => title[0]).join('')).toBe('123456789')
  for (const { groups } of sections) expect(groups.flatMap((group) => group.rows).length).toBeGreaterThan(0)
})

test('every sentence of the specification has a row', () => {
  const covered = new Set(rows.flatMap(({ spec }) => spec))
  const all = Array.from({ length: knownSentences }, (_, index) => index + 1)
  expect(all.filter((number) => !covered.has(number))).toEqual([])
  expect([...covered].filter((number) => !all.includes(number))).toEqual([])
})

describe.each(sections.map((section) => [section.title, section] as const))('%s', (title) => {
  const mine = rows.filter(({ place }) => place.startsWith(title))
  const proofs = mine.flatMap(proofsOf)

  test('refers only to stories that exist, each with something that the gate can look for', () => {
    expect(proofs.map(([story]) => story).filter((story) => !files.has(story))).toEqual([])
    const texts = proofs.flatMap(([, ...things]) => things.map((thing) => Object.values(thing).join('')))
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })

  test('refers only to tests that exist', () => {
    const tests = mine.flatMap((row) => (row.kind === 'tested' ? row.tests : []))
    // The title begins or stands in a string, at the beginning of a call or on a line of its own.
    const isTitle = (text: string, name: string) =>
      text.split('\n').some((line) => /^\s*(?:\}\))?(?:test|it|describe|\]\)|['"`])/.test(line) && line.includes(name))
    expect(tests.filter(([file, name]) => !isTitle(read(file), name))).toEqual([])
  })

  test('refers only to decisions that docs/product-decisions.md has', () => {
    const points = decisionsIn(read('docs/product-decisions.md')).map(({ point }) => point)
    const named = mine.flatMap((row) => (row.kind === 'departure' ? [row.point] : []))
    expect(named.filter((point) => !points.some((known) => known.includes(point)))).toEqual([])
  })
})

test('no sentence is repeated in its group', () => {
  const seen = rows.map(({ place, sentence }) => `${place}: ${sentence}`)
  expect(seen.filter((row, index) => seen.indexOf(row) !== index)).toEqual([])
})
