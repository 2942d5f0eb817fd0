import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useBackOffice } from './use-back-office.ts'

interface Sent {
  body: unknown
  key: string | null
}

const sent: Sent[] = []
let answer: () => Response

beforeEach(() => {
  sent.length = 0
  answer = () => Response.json({ user: {} })
  vi.stubGlobal('fetch', async (_path: string, { body, headers }: { body: string; headers: Headers }) => {
    sent.push({ body: JSON.parse(body), key: headers.get('Idempotency-Key') })
    return answer()
  })
})
afterEach(() => vi.unstubAllGlobals())

const problem = (status: number, fields: object) =>
  new Response(JSON.stringify({ status, detail: 'Không được', ...fields }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  })

const change = { difference: '200000', expectedBalance: '1000000' }

/** The back-office on a tab that loads nothing by itself, so that only the changes are sent. */
const office = () => renderHook(() => useBackOffice(undefined, 'dashboard', false)).result

test('a balance edit carries the balance that was shown, and a key', async () => {
  const { current } = office()
  expect(await act(() => current.setUserBalance('1', change))).toBeUndefined()
  expect(sent).toEqual([{ body: change, key: expect.stringMatching(/^[0-9a-f]{32}$/) }])
})

test('a balance that has moved is answered with the present one, and the next try is a new one', async () => {
  const { current } = office()
  answer = () => problem(409, { code: 'balance_moved', balance: '510000' })
  expect(await act(() => current.setUserBalance('1', change))).toEqual({ ok: false, movedTo: '510000' })
  answer = () => Response.json({ user: {} })
  await act(() => current.setUserBalance('1', { ...change, expectedBalance: '510000' }))
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('an edit whose answer was lost is repeated under its key, and so not made twice', async () => {
  const { result } = renderHook(() => useBackOffice(undefined, 'dashboard', false))
  answer = () => problem(503, { code: 'outcome_unknown' })
  await expect(act(() => result.current.setUserBalance('1', change))).rejects.toThrow('Failed to update user balance')
  answer = () => Response.json({ user: {} })
  await act(() => result.current.setUserBalance('1', change))
  expect(sent[1]?.key).toBe(sent[0]?.key)
  await act(() => result.current.setUserBalance('1', change))
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})
