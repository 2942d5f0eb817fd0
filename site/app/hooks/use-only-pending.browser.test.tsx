import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { useOnlyPending } from './use-only-pending.ts'

const setUp = (url: string) =>
  renderHook(() => ({ pending: useOnlyPending(), at: useLocation(), go: useNavigate() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={['/', url]}>{children}</MemoryRouter>
    ),
  }).result

test('a link can open the list of pending deposits; another status is ignored', () => {
  expect(setUp('/admin?status=pending').current.pending[0]).toBe(true)
  expect(setUp('/admin?status=failed').current.pending[0]).toBe(false)
})

test('the filter of the transactions is in the URL, and replaces the history entry', async () => {
  const page = setUp('/admin?tab=wallet')
  expect(page.current.pending[0]).toBe(false)
  await act(async () => page.current.pending[1](true))
  expect(page.current.at.search).toBe('?tab=wallet&status=pending')
  expect(page.current.pending[0]).toBe(true)
  await act(async () => page.current.pending[1](false))
  expect(page.current.at.search).toBe('?tab=wallet')
  await act(async () => page.current.go(-1))
  expect(page.current.at.pathname).toBe('/')
})
