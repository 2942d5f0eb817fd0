import { act, renderHook } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, test, vi } from 'vitest'
import { useSearchBox } from '#site/hooks/use-search-box.ts'

test('the box, what is searched for and the address agree: while typing, after the back button and forward again', async () => {
  const { result } = renderHook(() => ({ box: useSearchBox(), at: useLocation().search, go: useNavigate() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/admin?tab=vps']}>{children}</MemoryRouter>,
  })
  const shows = (query: string, at: string) =>
    vi.waitFor(() => {
      expect(result.current).toMatchObject({ at, box: { query, search: query } })
    })
  act(() => result.current.box.onQueryChange('la'))
  act(() => result.current.box.onQueryChange('lan'))
  expect(result.current).toMatchObject({ at: '?tab=vps', box: { query: 'lan', search: '' } })
  await shows('lan', '?tab=vps&q=lan')
  // This is a filter: the list is another one.
  act(() => void result.current.go('?tab=vps&status=failed'))
  await shows('', '?tab=vps&status=failed')
  act(() => void result.current.go(-1))
  await shows('lan', '?tab=vps&q=lan')
  act(() => void result.current.go(1))
  await shows('', '?tab=vps&status=failed')
  act(() => void result.current.go(-1))
  await shows('lan', '?tab=vps&q=lan')
  act(() => result.current.box.onQueryChange(''))
  await shows('', '?tab=vps')
})
