import { expect, test } from 'vitest'
import { type FilterValue, sameFilters, withFilter, withoutFilter } from './filters.ts'

const renewal: FilterValue = { kind: 'days', id: 'renewal', days: 7 }
const status: FilterValue = { kind: 'choice', id: 'status', values: ['active'] }

test('a new filter comes last', () => {
  expect(withFilter([renewal], status)).toEqual([renewal, status])
})

test('a changed filter keeps its place', () => {
  expect(withFilter([renewal, status], { ...renewal, days: 3 })).toEqual([{ ...renewal, days: 3 }, status])
})

test.each<[string, FilterValue]>([
  ['a choice of nothing', { kind: 'choice', id: 'status', values: [] }],
  ['a range that is open at both ends', { kind: 'dates', id: 'status' }],
])('%s removes the filter', (_, changed) => {
  expect(withFilter([renewal, status], changed)).toEqual([renewal])
})

test('a range with one end is a filter', () => {
  expect(withFilter([], { kind: 'dates', id: 'created', from: '2026-11-01' })).toHaveLength(1)
})

test('a filter is removed by its id', () => {
  expect(withoutFilter([renewal, status], 'renewal')).toEqual([status])
})

test('filters are the same in any order, and not with another value', () => {
  const status: FilterValue = { kind: 'choice', id: 'status', values: ['active', 'suspended'] }
  const renewal: FilterValue = { kind: 'days', id: 'renewal', days: 7 }
  expect(sameFilters([status, renewal], [renewal, { ...status, values: ['suspended', 'active'] }])).toBe(true)
  expect(sameFilters([status, renewal], [status, { ...renewal, days: 8 }])).toBe(false)
  expect(sameFilters([], [renewal])).toBe(false)
})
