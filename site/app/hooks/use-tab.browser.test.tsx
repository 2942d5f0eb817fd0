import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { useOnlyPending } from './use-only-pending.ts'
import { useTab } from './use-tab.ts'

const tabs = ['vps', 'wallet'] as const

const setUp = (address: string) =>
  renderHook(() => ({ tab: useTab(tabs, 'vps'), pending: useOnlyPending(), at: useLocation(), go: useNavigate() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={['/', address]}>{children}</MemoryRouter>
    ),
  }).result

test('the tab stands in the address; one that does not exist is the default one', () => {
  expect(setUp('/dashboard?tab=wallet').current.tab[0]).toBe('wallet')
  expect(setUp('/dashboard?tab=nowhere').current.tab[0]).toBe('vps')
})

test('a tab is added to the address, the default one taken out of it, and the back button leads to the one before', async () => {
  const page = setUp('/dashboard?order')
  await act(async () => page.current.tab[1]('wallet'))
  expect(page.current.at.search).toBe('?order=&tab=wallet')
  await act(async () => page.current.tab[1]('vps'))
  expect(page.current.at.search).toBe('?order=')
  await act(async () => page.current.go(-1))
  expect(page.current.tab[0]).toBe('wallet')
})

test('the filter of the transactions stands in the address, in the place of the one before', async () => {
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
