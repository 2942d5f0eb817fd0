import { act, renderHook, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { dataOf } from '#ds/hooks/resource.ts'
import { type AdminListOptions, useAdminList } from '#site/hooks/use-admin-list.ts'
import { useSearchBox } from '#site/hooks/use-search-box.ts'

afterEach(() => vi.restoreAllMocks())

/** Stubs `fetch` to respond with the given pages in order, and returns the requested URLs. */
function respondWith(...pages: { rows: string[]; nextCursor: string | null }[]) {
  const requests: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    requests.push(String(address))
    return Response.json(pages[requests.length - 1])
  })
  return requests
}

type UsersOptions = AdminListOptions<'/api/admin/users', string>
interface NamesOptions extends Omit<UsersOptions, 'path' | 'rowsOf'> {
  path: string
  rowsOf: (response: { rows: string[]; nextCursor: string | null }) => string[]
}
/** The hook for lists of names, as short as these tests need them. */
const useNames = (options: NamesOptions) => useAdminList(options as unknown as UsersOptions)

const listOf = (path: string) =>
  renderHook(
    () =>
      useNames({
        path,
        searchBox: useSearchBox(),
        token: 'token',
        enabled: true,
        rowsOf: ({ rows }) => rows,
        errorMessage: 'Failed to fetch users',
      }),
    { wrapper: MemoryRouter },
  ).result

test('empty pages of an unfinished search are skipped', async () => {
  const requests = respondWith(
    { rows: [], nextCursor: 'a' },
    { rows: [], nextCursor: 'b' },
    { rows: ['Lan'], nextCursor: 'c' },
  )
  const list = listOf('/list-one')
  expect(list.current.props.rows.status).toBe('loading')
  await waitFor(() => expect(dataOf(list.current.props.rows)).toEqual(['Lan']))
  expect(requests).toEqual(['/list-one', '/list-one?cursor=a', '/list-one?cursor=b'])
  expect(list.current.props.onNextPage).toBeDefined()
})

test('after fifty empty pages one is shown, with a button to the next', async () => {
  const requests = respondWith(...Array.from({ length: 60 }, (_, index) => ({ rows: [], nextCursor: `c${index}` })))
  const list = listOf('/list-empty')
  await waitFor(() => expect(list.current.props.rows.status).toBe('ready'))
  expect(dataOf(list.current.props.rows)).toEqual([])
  expect(requests).toHaveLength(51)
  expect(list.current.props.onNextPage).toBeDefined()
})

test('an empty page that has no next page is shown', async () => {
  const requests = respondWith({ rows: [], nextCursor: null })
  const list = listOf('/list-two')
  await waitFor(() => expect(list.current.props.rows.status).toBe('ready'))
  expect(requests).toHaveLength(1)
})

test('every page is requested with the filter, and a change of the filter returns to the first page', async () => {
  const page = { rows: ['Lan'], nextCursor: 'a' }
  const requests = respondWith(page, page, page, page)
  const { result, rerender } = renderHook(
    ({ filter }: { filter: Readonly<Record<string, string>> }) =>
      useNames({
        path: '/list-three',
        filter,
        token: 'token',
        enabled: true,
        rowsOf: ({ rows }) => rows,
        errorMessage: 'Failed to fetch transactions',
      }),
    { initialProps: { filter: {} } },
  )
  await waitFor(() => expect(result.current.props.rows.status).toBe('ready'))
  result.current.props.onNextPage?.()
  await waitFor(() => expect(requests).toHaveLength(2))
  rerender({ filter: { status: 'pending' } })
  await waitFor(() => expect(requests).toHaveLength(3))
  expect(result.current.props.page).toBe(1)
  await waitFor(() => expect(result.current.props.onNextPage).toBeDefined())
  result.current.props.onNextPage?.()
  await waitFor(() => expect(requests).toHaveLength(4))
  expect(requests).toEqual([
    '/list-three',
    '/list-three?cursor=a',
    '/list-three?status=pending',
    '/list-three?status=pending&cursor=a',
  ])
})

test('requesting the next page while a search is loading does not skip its first page', async () => {
  let finish = () => {}
  const searchResponse = new Promise<void>((resolve) => {
    finish = resolve
  })
  const requests: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    requests.push(String(address))
    if (String(address).includes('q=')) await searchResponse
    const isSearch = String(address).includes('q=')
    return Response.json(
      isSearch ? { rows: ['Lan'], nextCursor: 'of-search' } : { rows: ['Mai'], nextCursor: 'of-all' },
    )
  })
  const list = listOf('/list-four')
  await waitFor(() => expect(list.current.props.rows.status).toBe('ready'))
  list.current.props.onQueryChange('lan')
  await waitFor(() => expect(requests.at(-1)).toBe('/list-four?q=lan'))
  expect(dataOf(list.current.props.rows)).toEqual(['Mai'])
  list.current.props.onNextPage?.()
  finish()
  await waitFor(() => expect(dataOf(list.current.props.rows)).toEqual(['Lan']))
  expect(list.current.props.page).toBe(1)
  list.current.props.onNextPage?.()
  await waitFor(() => expect(list.current.props.page).toBe(2))
  await waitFor(() => expect(requests).toHaveLength(3))
  expect(requests.at(-1)).toBe('/list-four?q=lan&cursor=of-search')
})

test('a search starts at its first page, and so does the full list after it', async () => {
  const requests = respondWith(...Array.from({ length: 5 }, () => ({ rows: ['Lan'], nextCursor: 'a' })))
  const list = listOf('/list-five')
  await waitFor(() => expect(list.current.props.rows.status).toBe('ready'))
  act(() => list.current.props.onNextPage?.())
  await waitFor(() => expect(list.current.props.page).toBe(2))
  act(() => list.current.props.onQueryChange('lan'))
  expect(list.current.props.page).toBe(1)
  await waitFor(() => expect(requests.at(-1)).toBe('/list-five?q=lan'))
  act(() => list.current.props.onQueryChange(''))
  await waitFor(() => expect(list.current.currentUrl()).toBe('/list-five'))
  expect(list.current.props.page).toBe(1)
  expect(list.current.props.onPreviousPage).toBeUndefined()
})

test('each page can return to the previous one', async () => {
  const requests = respondWith(...['a', 'b', 'c', 'b', 'a'].map((nextCursor) => ({ rows: ['Lan'], nextCursor })))
  const list = listOf('/list-six')
  await waitFor(() => expect(list.current.props.rows.status).toBe('ready'))
  expect(list.current.props.onPreviousPage).toBeUndefined()
  act(() => list.current.props.onNextPage?.())
  await waitFor(() => expect(requests).toHaveLength(2))
  await waitFor(() => expect(list.current.props.page).toBe(2))
  await waitFor(() => {
    act(() => list.current.props.onNextPage?.())
    expect(list.current.props.page).toBe(3)
  })
  expect(list.current.currentUrl()).toBe('/list-six?cursor=b')
  act(() => list.current.props.onPreviousPage?.())
  expect([list.current.props.page, list.current.currentUrl()]).toEqual([2, '/list-six?cursor=a'])
  act(() => list.current.props.onPreviousPage?.())
  expect([list.current.props.page, list.current.currentUrl()]).toEqual([1, '/list-six'])
})

test('a search typed without a pause is requested once, trimmed', async () => {
  const requests = respondWith(...Array.from({ length: 5 }, () => ({ rows: ['Lan'], nextCursor: null })))
  const list = listOf('/list-typed')
  await waitFor(() => expect(list.current.props.rows.status).toBe('ready'))
  for (const query of ['l', 'la', ' lan ']) act(() => list.current.props.onQueryChange(query))
  expect(list.current.props.query).toBe(' lan ')
  await waitFor(() => expect(requests.at(-1)).toBe('/list-typed?q=lan'))
  expect(requests).toEqual(['/list-typed', '/list-typed?q=lan'])
})

test('a changed row is shown immediately, and the page is requested again in the background', async () => {
  const requests = respondWith({ rows: ['Lan', 'Mai'], nextCursor: null }, { rows: ['Mai'], nextCursor: null })
  const list = listOf('/list-seven')
  await waitFor(() => expect(list.current.props.rows.status).toBe('ready'))
  act(() => list.current.update((row) => (row === 'Lan' ? 'Lan, đã khóa' : row)))
  expect(dataOf(list.current.props.rows)).toEqual(['Lan, đã khóa', 'Mai'])
  await waitFor(() => expect(dataOf(list.current.props.rows)).toEqual(['Mai']))
  expect(requests).toEqual(['/list-seven', '/list-seven'])
})

test('a list that cannot be loaded has its own error message', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const list = listOf('/list-eight')
  await waitFor(() =>
    expect(list.current.props.rows).toMatchObject({ status: 'error', message: 'Failed to fetch users' }),
  )
})
