import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestProviders } from '#site/testing/fake-api-test-tools.tsx'
import { useOlderRows } from './use-older-rows.ts'

afterEach(() => vi.unstubAllGlobals())

const PATH = '/api/wallet/transactions/41?limit=200'
const row = (number: number) => ({ id: `t${String(number).padStart(4, '0')}` })
/** Rows from one number down to another. */
const rowsFrom = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => row(newest - index))

/** Serves the rows 1 to `count`, newest first, in pages of 200. */
function serve(count: number) {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    const before = Number(new URL(path, location.origin).searchParams.get('cursor') ?? count + 1)
    const rows = rowsFrom(before - 1, Math.max(1, before - 200))
    const last = Math.max(1, before - 200)
    return Response.json(rows, { headers: last > 1 ? { 'x-next-cursor': String(last) } : {} })
  })
  return requested
}

const setUp = (first: { id: string }[]) =>
  renderHook(({ rows }) => useOlderRows(PATH, rows), {
    initialProps: { rows: first },
    wrapper: createTestProviders().wrapper,
  })

test('a list that fits into its first page has no older rows', () => {
  const { result } = setUp(rowsFrom(199, 1))
  expect(result.current.loadOlder).toBeUndefined()
  expect(result.current.withOlder([row(1)])).toEqual([row(1)])
})

test('older pages are loaded one after the other, until there are no more', async () => {
  const requested = serve(450)
  const first = rowsFrom(450, 251)
  const { result } = setUp(first)
  expect(requested).toEqual([])
  await act(async () => void (await result.current.loadOlder?.()))
  expect(result.current.withOlder(first)).toEqual(rowsFrom(450, 51))
  await act(async () => void (await result.current.loadOlder?.()))
  expect(result.current.withOlder(first)).toEqual(rowsFrom(450, 1))
  expect(result.current.loadOlder).toBeUndefined()
})

test('a row that newer ones push out of the first page is still there', async () => {
  serve(450)
  const { result, rerender } = setUp(rowsFrom(450, 251))
  await act(async () => void (await result.current.loadOlder?.()))
  const newer = rowsFrom(453, 254)
  rerender({ rows: newer })
  expect(result.current.withOlder(newer)).toEqual(rowsFrom(453, 51))
})

test('when a page cannot be loaded, the result says so, and the button stays', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ detail: 'Không có' }, { status: 404 }))
  const { result } = setUp(rowsFrom(450, 251))
  let loaded: unknown
  await act(async () => {
    loaded = await result.current.loadOlder?.()
  })
  expect(loaded).toMatchObject({ ok: false })
  expect(result.current.loadOlder).toBeDefined()
})
