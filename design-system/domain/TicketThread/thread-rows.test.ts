import { expect, test } from 'vitest'
import { threadRows } from './thread-rows.ts'

const dayOf = (iso: string) => iso.slice(0, 10)
const message = (id: string, createdAt: string) => ({ id, author: 'admin', body: '', createdAt }) as const

test('each day has one row above its messages', () => {
  const rows = threadRows(
    [
      message('a', '2026-11-20T02:00:00.000Z'),
      message('b', '2026-11-20T03:00:00.000Z'),
      message('c', '2026-11-21T02:00:00.000Z'),
    ],
    [],
    dayOf,
  )
  expect(rows.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'day day 2026-11-20',
    'message a',
    'message b',
    'day day 2026-11-21',
    'message c',
  ])
})

test('a change is placed where it happened, after the message of the same time', () => {
  const at = '2026-11-20T02:00:00.000Z'
  const rows = threadRows(
    [message('a', at), message('b', '2026-11-20T03:00:00.000Z')],
    [{ id: 'closed', text: '', createdAt: at }],
    dayOf,
  )
  expect(rows.map(({ id }) => id)).toEqual(['day 2026-11-20', 'a', 'closed', 'b'])
})
