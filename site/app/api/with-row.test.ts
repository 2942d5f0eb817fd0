import { expect, test } from 'vitest'
import { withRow } from './with-row.ts'

const rows = [
  { id: '2', name: 'api' },
  { id: '1', name: 'web' },
]

test('a new row is added at the front, as the newest', () => {
  expect(withRow(rows, { id: '3', name: 'kho' }).map(({ id }) => id)).toEqual(['3', '2', '1'])
})

test('a known row is replaced in place', () => {
  expect(withRow(rows, { id: '1', name: 'web-02' })).toEqual([rows[0], { id: '1', name: 'web-02' }])
})
