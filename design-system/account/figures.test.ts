import { expect, test } from 'vitest'
import { newest } from './figures.ts'

test('the newest items are returned without reordering the list', () => {
  const items = ['2026-11-01', '2026-11-03', '2026-11-02'].map((day) => ({ createdAt: `${day}T00:00:00.000Z` }))
  expect(newest(items, 2).map((item) => item.createdAt.slice(0, 10))).toEqual(['2026-11-03', '2026-11-02'])
  expect(items[0]?.createdAt.slice(0, 10)).toBe('2026-11-01')
})
