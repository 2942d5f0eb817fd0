import { expect, test } from 'vitest'
import { anchorsOf } from './anchors.ts'
import { sections } from './sections.ts'

test('each row has the first of its lines that no earlier row has', () => {
  const rows = [{ spec: [3, 4] }, { spec: [3] }, { spec: [3, 5] }, { spec: [] }]
  const anchors = anchorsOf(rows)
  expect(rows.map((row) => anchors.get(row))).toEqual(['spec-3', undefined, 'spec-5', undefined])
})

test('no anchor of the coverage page occurs twice', () => {
  const anchors = [...anchorsOf(sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))).values()]
  expect(anchors.length).toBeGreaterThan(100)
  expect(new Set(anchors).size).toBe(anchors.length)
})
