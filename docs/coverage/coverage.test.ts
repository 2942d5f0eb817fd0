import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { describe, expect, test } from 'vitest'
import { decisionsIn } from './decisions.ts'
import { pictureOf } from './pictures.ts'
import { proofsOf } from './rows.ts'
import { matches } from './search.ts'
import { sections } from './sections.ts'
import { missingFrom } from './seen.ts'
import { hashOf, sentencesOf } from './spec.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

/** The file of each story by its id, read from the files by Storybook. */
const files = new Map<string, string>()
for (const file of globSync('stories/**/*.stories.tsx', { cwd: root }).map((path) => path.replaceAll('\\', '/'))) {
  const csf = loadCsf(read(file), { fileName: file, makeTitle: (title) => title }).parse()
  for (const { __id } of csf.indexInputs) if (__id) files.set(__id, file)
}
const pictures = new Set(
  globSync('**/*.webp', { cwd: resolve(root, 'stories/__screenshots__') }).map((path) => path.replaceAll('\\', '/')),
)

const rows = sections.flatMap((section) =>
  section.groups.flatMap((group) => group.rows.map((row) => ({ place: `${section.title} › ${group.title}`, ...row }))),
)
const knownSentences = read('docs/coverage/spec-sentences.txt').trim().split('\n').length

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

  test('has a picture for every row that stories prove', () => {
    const isPictured = (story: string) => pictureOf(pictures, story, files.get(story) ?? '', 'dark') !== undefined
    const bare = mine.filter((row) => proofsOf(row).length > 0 && !proofsOf(row).some(([story]) => isPictured(story)))
    expect(bare.map(({ sentence }) => sentence)).toEqual([])
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

test('a specification is cut into its sentences, the lines of tables and the words that lead a list', () => {
  const text =
    "# Title\n\nOne here. 'Two.' Three: four.\n\n1. Hero:\n   - A badge, 4.9/5.\n\n| a | b |\n|---|---|\n| /x | y. Z |\n"
  expect(sentencesOf(text)).toEqual([
    'One here.',
    "'Two.'",
    'Three: four.',
    'Hero:',
    'A badge, 4.9/5.',
    '| a | b |',
    '| /x | y. Z |',
  ])
  expect(hashOf('Hero:')).toMatch(/^[0-9a-f]{8}$/)
})

test('what a page does not have is said in words', () => {
  const page = { texts: 'Sốdưví1.250.000₫', labels: 'Giỏhàng', links: ['/cart'] }
  expect(missingFrom(page, ['Số dư ví 1.250.000 ₫', { label: 'Giỏ hàng' }, { link: '/cart' }])).toEqual([])
  expect(missingFrom(page, ['1.250.001', { label: 'Số dư' }, { link: '/' }])).toEqual([
    'the text “1.250.001”',
    'the label “Số dư”',
    'a link to /',
  ])
})

test('a picture is that of the theme, else of the other one, and never one with large text', () => {
  const path = './stories/components/Button.stories.tsx'
  const taken = (...names: string[]) => new Set(names.map((name) => `components/Button/brand_${name}.webp`))
  const of = (names: string[], theme: 'dark' | 'light') =>
    pictureOf(taken(...names), 'components-button--brand', path, theme)
  expect(of(['dark', 'light'], 'light')).toBe('components/Button/brand_light.webp')
  expect(of(['dark-1440', 'dark-360'], 'light')).toBe('components/Button/brand_dark-1440.webp')
  expect(of(['dark-large-text'], 'dark')).toBeUndefined()
})

test.each([
  ['so du khong du', true],
  ['SỐ DƯ đủ', true],
  ['tiền nạp', true],
  ['ping', false],
])('“%s” finds a sentence: %s', (search, found) => {
  expect(matches('Số dư không đủ. Vui lòng nạp thêm tiền', search)).toBe(found)
})
