import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { beforeAll, describe, expect, test } from 'vitest'
import { matches } from './search.ts'
import { sections } from './sections.ts'

const root = resolve(import.meta.dirname, '../..')

/** Ids of every story, as Storybook reads them from the files. */
const ids = new Set<string>()

beforeAll(async () => {
  for await (const file of glob('stories/**/*.stories.tsx', { cwd: root })) {
    const csf = loadCsf(readFileSync(resolve(root, file), 'utf8'), {
      fileName: file,
      makeTitle: (title) => title,
    }).parse()
    for (const { __id } of csf.indexInputs) if (__id) ids.add(__id)
  }
})

const rows = sections.flatMap((section) =>
  section.groups.flatMap((group) => group.rows.map((row) => ({ place: `${section.title} › ${group.title}`, ...row }))),
)

test('the specification has nine sections, and each is covered', () => {
  expect(sections.map(({ title }) => title[0]).join('')).toBe('123456789')
  for (const { groups } of sections) expect(groups.flatMap((group) => group.rows).length).toBeGreaterThan(0)
})

describe.each(sections.map((section) => [section.title, section] as const))('%s', (title) => {
  const mine = rows.filter(({ place }) => place.startsWith(title))

  test('names stories that exist', () => {
    const named = mine.flatMap((row) => ('stories' in row ? row.stories : []))
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })

  test('gives every sentence stories, or the reason why none can show it', () => {
    for (const row of mine) {
      const kinds = ['stories', 'elsewhere'].filter((kind) => kind in row)
      expect(kinds, row.sentence).toHaveLength(1)
      if ('elsewhere' in row) expect(row.elsewhere.length, row.sentence).toBeGreaterThan(20)
    }
  })
})

test('no sentence stands twice in its group', () => {
  const seen = rows.map(({ place, sentence }) => `${place}: ${sentence}`)
  expect(seen.filter((row, index) => seen.indexOf(row) !== index)).toEqual([])
})

test.each([
  ['so du khong du', true],
  ['SỐ DƯ đủ', true],
  ['tiền nạp', true],
  ['ping', false],
])('“%s” finds a sentence: %s', (wanted, found) => {
  expect(matches('Số dư không đủ. Vui lòng nạp thêm tiền', wanted)).toBe(found)
})
