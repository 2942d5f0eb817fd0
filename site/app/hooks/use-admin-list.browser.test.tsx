import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAdminList } from '#site/hooks/use-admin-list.ts'

afterEach(() => vi.restoreAllMocks())

/** A server whose search has found nothing on its first pages. */
function answerWith(...pages: { rows: string[]; nextCursor: string | null }[]) {
  const asked: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address))
    return Response.json(pages[asked.length - 1])
  })
  return asked
}

const listOf = (path: string) =>
  renderHook(() =>
    useAdminList({
      path,
      token: 'token',
      wanted: true,
      rowsOf: (answer: { rows: string[]; nextCursor: string | null }) => answer.rows,
      failure: 'Failed to fetch users',
    }),
  ).result

test('empty pages of a search that goes on are passed over', async () => {
  const asked = answerWith(
    { rows: [], nextCursor: 'a' },
    { rows: [], nextCursor: 'b' },
    { rows: ['Lan'], nextCursor: 'c' },
  )
  const list = listOf('/list-one')
  expect(list.current.status).toBe('loading')
  await waitFor(() => expect(list.current.rows).toEqual(['Lan']))
  expect(asked).toEqual(['/list-one', '/list-one?cursor=a', '/list-one?cursor=b'])
  expect(list.current.onNextPage).toBeDefined()
})

test('an empty page without a next one is shown as it is', async () => {
  const asked = answerWith({ rows: [], nextCursor: null })
  const list = listOf('/list-two')
  await waitFor(() => expect(list.current.status).toBe('ready'))
  expect(asked).toHaveLength(1)
})

test('a filter is asked for with every page, and a change of it leads back to the first page', async () => {
  const page = { rows: ['Lan'], nextCursor: 'a' }
  const asked = answerWith(page, page, page, page)
  const { result, rerender } = renderHook(
    ({ filter }: { filter: Readonly<Record<string, string>> }) =>
      useAdminList({
        path: '/list-three',
        filter,
        token: 'token',
        wanted: true,
        rowsOf: (answer: { rows: string[]; nextCursor: string | null }) => answer.rows,
        failure: 'Failed to fetch transactions',
      }),
    { initialProps: { filter: {} } },
  )
  await waitFor(() => expect(result.current.status).toBe('ready'))
  result.current.onNextPage?.()
  await waitFor(() => expect(asked).toHaveLength(2))
  rerender({ filter: { status: 'pending' } })
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(result.current.page).toBe(1)
  await waitFor(() => expect(result.current.onNextPage).toBeDefined())
  result.current.onNextPage?.()
  await waitFor(() => expect(asked).toHaveLength(4))
  expect(asked).toEqual([
    '/list-three',
    '/list-three?cursor=a',
    '/list-three?status=pending',
    '/list-three?status=pending&cursor=a',
  ])
})

test('the next page that is asked for while a search begins is none of the search', async () => {
  let finish = () => {}
  const searched = new Promise<void>((resolve) => {
    finish = resolve
  })
  const asked: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address))
    if (String(address).includes('q=')) await searched
    const isSearch = String(address).includes('q=')
    return Response.json(
      isSearch ? { rows: ['Lan'], nextCursor: 'of-search' } : { rows: ['Mai'], nextCursor: 'of-all' },
    )
  })
  const list = listOf('/list-four')
  await waitFor(() => expect(list.current.status).toBe('ready'))
  list.current.onQueryChange('lan')
  await waitFor(() => expect(asked.at(-1)).toBe('/list-four?q=lan'))
  expect(list.current.rows).toEqual(['Mai'])
  list.current.onNextPage?.()
  finish()
  await waitFor(() => expect(list.current.rows).toEqual(['Lan']))
  expect(list.current.page).toBe(1)
  list.current.onNextPage?.()
  await waitFor(() => expect(list.current.page).toBe(2))
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked.at(-1)).toBe('/list-four?q=lan&cursor=of-search')
})
