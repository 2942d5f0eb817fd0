import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dataOf } from '#ds/components/resource.ts'
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
      enabled: true,
      rowsOf: (answer: { rows: string[]; nextCursor: string | null }) => answer.rows,
      errorMessage: 'Failed to fetch users',
    }),
  ).result

test('empty pages of a search that goes on are passed over', async () => {
  const asked = answerWith(
    { rows: [], nextCursor: 'a' },
    { rows: [], nextCursor: 'b' },
    { rows: ['Lan'], nextCursor: 'c' },
  )
  const list = listOf('/list-one')
  expect(list.current.props.rows.status).toBe('loading')
  await waitFor(() => expect(dataOf(list.current.props.rows)).toEqual(['Lan']))
  expect(asked).toEqual(['/list-one', '/list-one?cursor=a', '/list-one?cursor=b'])
  expect(list.current.props.onNextPage).toBeDefined()
})

test('an empty page without a next one is shown as it is', async () => {
  const asked = answerWith({ rows: [], nextCursor: null })
  const list = listOf('/list-two')
  await waitFor(() => expect(list.current.props.rows.status).toBe('ready'))
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
        enabled: true,
        rowsOf: (answer: { rows: string[]; nextCursor: string | null }) => answer.rows,
        errorMessage: 'Failed to fetch transactions',
      }),
    { initialProps: { filter: {} } },
  )
  await waitFor(() => expect(result.current.props.rows.status).toBe('ready'))
  result.current.props.onNextPage?.()
  await waitFor(() => expect(asked).toHaveLength(2))
  rerender({ filter: { status: 'pending' } })
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(result.current.props.page).toBe(1)
  await waitFor(() => expect(result.current.props.onNextPage).toBeDefined())
  result.current.props.onNextPage?.()
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
  await waitFor(() => expect(list.current.props.rows.status).toBe('ready'))
  list.current.props.onQueryChange('lan')
  await waitFor(() => expect(asked.at(-1)).toBe('/list-four?q=lan'))
  expect(dataOf(list.current.props.rows)).toEqual(['Mai'])
  list.current.props.onNextPage?.()
  finish()
  await waitFor(() => expect(dataOf(list.current.props.rows)).toEqual(['Lan']))
  expect(list.current.props.page).toBe(1)
  list.current.props.onNextPage?.()
  await waitFor(() => expect(list.current.props.page).toBe(2))
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked.at(-1)).toBe('/list-four?q=lan&cursor=of-search')
})

test('a search begins at its first page, and so does the whole list after it', async () => {
  const asked = answerWith(...Array.from({ length: 5 }, () => ({ rows: ['Lan'], nextCursor: 'a' })))
  const list = listOf('/list-five')
  await waitFor(() => expect(list.current.props.rows.status).toBe('ready'))
  act(() => list.current.props.onNextPage?.())
  await waitFor(() => expect(list.current.props.page).toBe(2))
  act(() => list.current.props.onQueryChange('lan'))
  expect(list.current.props.page).toBe(1)
  await waitFor(() => expect(asked.at(-1)).toBe('/list-five?q=lan'))
  act(() => list.current.props.onQueryChange(''))
  await waitFor(() => expect(list.current.addressInView()).toBe('/list-five'))
  expect(list.current.props.page).toBe(1)
  expect(list.current.props.onPreviousPage).toBeUndefined()
})

test('the former page is a press away', async () => {
  answerWith(...Array.from({ length: 3 }, () => ({ rows: ['Lan'], nextCursor: 'a' })))
  const list = listOf('/list-six')
  await waitFor(() => expect(list.current.props.rows.status).toBe('ready'))
  expect(list.current.props.onPreviousPage).toBeUndefined()
  act(() => list.current.props.onNextPage?.())
  await waitFor(() => expect(list.current.props.page).toBe(2))
  act(() => list.current.props.onPreviousPage?.())
  expect(list.current.addressInView()).toBe('/list-six')
})

test('a changed row shows at once, and the page is asked for again behind it', async () => {
  const asked = answerWith({ rows: ['Lan', 'Mai'], nextCursor: null }, { rows: ['Mai'], nextCursor: null })
  const list = listOf('/list-seven')
  await waitFor(() => expect(list.current.props.rows.status).toBe('ready'))
  act(() => list.current.update((row) => (row === 'Lan' ? 'Lan, đã khóa' : row)))
  expect(dataOf(list.current.props.rows)).toEqual(['Lan, đã khóa', 'Mai'])
  await waitFor(() => expect(dataOf(list.current.props.rows)).toEqual(['Mai']))
  expect(asked).toEqual(['/list-seven', '/list-seven'])
})

test('a list that cannot be loaded says so in its own words', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const list = listOf('/list-eight')
  await waitFor(() =>
    expect(list.current.props.rows).toMatchObject({ status: 'error', message: 'Failed to fetch users' }),
  )
})
