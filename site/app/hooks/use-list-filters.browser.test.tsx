import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { FilterValue } from '#ds/admin/FilterBar/index.ts'
import { useListFilters, withFilters } from './use-list-filters.ts'

const setUp = (url: string) =>
  renderHook(
    () => ({
      list: useListFilters(['status', 'renewsWithin', 'days'], { created: 'id', renewal: 'renewal' }),
      at: useLocation(),
      go: useNavigate(),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
      ),
    },
  ).result

const active: FilterValue = { kind: 'choice', id: 'status', values: ['active', 'suspended'] }

test('filters are read from the address; what cannot be read is left out', () => {
  expect(setUp('/admin?tab=vps&status=active,suspended&renewsWithin=7').current.list.filters).toEqual([
    active,
    { kind: 'days', id: 'renewsWithin', days: 7 },
  ])
  expect(setUp('/admin?renewsWithin=soon&from=yesterday&priority=high').current.list.filters).toEqual([])
})

test('a change is in the address, beside the tab, and the back button returns to the filters before', async () => {
  const page = setUp('/admin?tab=vps')
  await act(async () => page.current.list.onFiltersChange([active]))
  expect(page.current.at.search).toBe('?tab=vps&status=active%2Csuspended')
  await act(async () => page.current.list.onFiltersChange([]))
  expect(page.current.at.search).toBe('?tab=vps')
  await act(async () => page.current.go(-1))
  expect(page.current.list.filters).toEqual([active])
})

test('the server gets times for days in Vietnam, the last day included, and the order of what is due soon', () => {
  expect(setUp('/admin?from=2026-11-20&to=2026-11-22').current.list.forServer).toEqual({
    from: '2026-11-19T17:00:00.000Z',
    before: '2026-11-22T17:00:00.000Z',
  })
  expect(setUp('/admin?renewsWithin=7').current.list.forServer).toEqual({ renewsWithin: '7', sort: 'renewal' })
})

test('the sorting is in the address, beside the filters, and the back button returns to the one before', async () => {
  const page = setUp('/admin?tab=vps&status=active')
  expect(page.current.list.sort).toEqual({ column: 'id', direction: 'descending' })
  expect(page.current.list.forServer).toEqual({ status: 'active' })
  await act(async () => page.current.list.onSortChange({ column: 'renewal', direction: 'ascending' }))
  expect(page.current.at.search).toBe('?tab=vps&status=active&sort=renewal')
  expect(page.current.list.sort).toEqual({ column: 'renewal', direction: 'ascending' })
  await act(async () => page.current.list.onSortChange({ column: 'renewal', direction: 'descending' }))
  expect(page.current.list.forServer).toEqual({ status: 'active', sort: 'renewal', order: 'desc' })
  await act(async () => page.current.list.onSortChange({ column: 'id', direction: 'ascending' }))
  expect(page.current.at.search).toBe('?tab=vps&status=active&direction=asc')
  await act(async () => page.current.go(-1))
  expect(page.current.list.sort).toEqual({ column: 'renewal', direction: 'descending' })
})

test('what is due soon stays in the order of its date, in either direction', () => {
  const { sort, forServer } = setUp('/admin?renewsWithin=7&sort=created&direction=desc').current.list
  expect(sort).toEqual({ column: 'renewal', direction: 'descending' })
  expect(forServer).toEqual({ renewsWithin: '7', sort: 'renewal', order: 'desc' })
  expect(setUp('/admin?sort=price&direction=up').current.list.forServer).toEqual({})
})

test('a search replaces the filters and the sorting, and each of them the search', async () => {
  const page = setUp('/admin?tab=vps&status=active&sort=renewal')
  const onQueryChange = vi.fn()
  const list = () => withFilters({ query: 'lan', onQueryChange }, page.current.list)
  act(() => list().onQueryChange('la'))
  expect(page.current.at.search).toBe('?tab=vps')
  expect(onQueryChange).toHaveBeenLastCalledWith('la')
  await act(async () => page.current.go('?tab=vps&q=la'))
  act(() => list().onFiltersChange([active]))
  expect(page.current.at.search).toBe('?tab=vps&status=active%2Csuspended')
  await act(async () => page.current.go('?tab=vps&q=lan'))
  act(() => list().onSortChange({ column: 'renewal', direction: 'ascending' }))
  expect(page.current.at.search).toBe('?tab=vps&sort=renewal')
})
