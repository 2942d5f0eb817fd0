import * as v from 'valibot'
import { expect, test } from 'vitest'
import { nextCursorHeader, pageOf, pageQuerySchema, pageRequest } from './pages.ts'

const idOf = (number: number) => `01a1fb3a-91c0-7000-9c3e-5b1d7f3a000${number}`
const rowsTo = (count: number) => Array.from({ length: count }, (_, index) => ({ id: idOf(index) }))
const limitTwo = { limit: 2, before: undefined }

/** The page that a client requests by following `nextCursor`. */
const follow = (cursor: string | null) =>
  pageRequest(v.parse(pageQuerySchema, { limit: '2', cursor: cursor ?? undefined }))

test('a page has fifty rows by default, starting with the newest', () => {
  expect(pageRequest({})).toEqual({ limit: 50, before: undefined })
})

test.each([
  [0, [], null],
  [1, rowsTo(1), null],
  // There are exactly as many rows as fit: this is the last page.
  [2, rowsTo(2), null],
  [3, rowsTo(2), idOf(1)],
])('of %i rows found, two fit on a page', (found, rows, lastShown) => {
  const page = pageOf(rowsTo(found), limitTwo)
  expect(page.rows).toEqual(rows)
  if (lastShown === null) expect(page.nextCursor).toBeNull()
  else expect(follow(page.nextCursor)).toEqual({ limit: 2, before: lastShown })
})

test('a search that stopped early continues from there, unless its page is full', () => {
  expect(follow(pageOf(rowsTo(1), limitTwo, idOf(7)).nextCursor)).toEqual({ limit: 2, before: idOf(7) })
  expect(follow(pageOf(rowsTo(3), limitTwo, idOf(7)).nextCursor)).toEqual({ limit: 2, before: idOf(1) })
})

test.each(['0', '201', '1.5', '-1', 'all', ''])('a limit of “%s” is refused', (limit) => {
  expect(v.is(pageQuerySchema, { limit })).toBe(false)
})

test('an invalid cursor is refused', () => {
  expect(v.is(pageQuerySchema, { limit: '200' })).toBe(true)
  expect(v.is(pageQuerySchema, { cursor: Buffer.from("1' OR 1=1").toString('base64url') })).toBe(false)
})

test('a list that is a bare array has its next cursor in a header', () => {
  expect(nextCursorHeader('abc')).toEqual({ 'x-next-cursor': 'abc' })
  expect(nextCursorHeader(null)).toEqual({})
})
