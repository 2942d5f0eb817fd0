import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readTree } from '#ci/rules/source.ts'
import { visualMutations } from './visual.ts'
import { batchesOf } from './visual-batches.ts'

// `npm run test:visual-mutations` is run by hand. These tests run with all others, so that changing code that a mutation quotes fails until
// the mutation is updated.

const root = resolve(import.meta.dirname, '../..')

test('there are at least 40, with unique names', () => {
  const names = visualMutations.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  expect(names.length).toBeGreaterThanOrEqual(40)
})

describe.each(visualMutations)('the mutation “$name”', ({ file, from, to, stories }) => {
  test('replaces code that its file contains exactly once', () => {
    expect(readFileSync(resolve(root, file), 'utf8').split(from)).toHaveLength(2)
    expect(to).not.toBe(from)
  })

  test('names stories that exist', () => {
    expect(stories.filter((name) => !existsSync(resolve(root, `stories/${name}.stories.tsx`)))).toEqual([])
    expect(stories).not.toEqual([])
  })
})

test('faults of one batch are in different files, and one that affects everything is alone', () => {
  const batches = batchesOf(visualMutations, readTree(root).sources)
  expect(batches.flat()).toHaveLength(visualMutations.length)
  for (const batch of batches) expect(new Set(batch.map(({ file }) => file)).size).toBe(batch.length)
  const tokens = batches.filter((batch) => batch.some(({ file }) => file.startsWith('design-system/tokens/')))
  expect(tokens.every(({ length }) => length === 1)).toBe(true)
  expect(batches.length).toBeLessThan(visualMutations.length / 2)
})
