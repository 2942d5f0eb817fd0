import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { useOpenVps, useTab } from './use-tab.ts'

const tabs = ['vps', 'wallet'] as const

const setUp = (url: string) =>
  renderHook(() => ({ tab: useTab(tabs, 'vps'), at: useLocation(), go: useNavigate() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={['/', url]}>{children}</MemoryRouter>
    ),
  }).result

test('the tab is read from the URL; an unknown one is replaced with the default', () => {
  expect(setUp('/dashboard?tab=wallet').current.tab[0]).toBe('wallet')
  expect(setUp('/dashboard?tab=nowhere').current.tab[0]).toBe('vps')
})

test('a tab is added to the URL, the default tab is removed from it, and the back button returns to the previous tab', async () => {
  const page = setUp('/dashboard?order')
  await act(async () => page.current.tab[1]('wallet'))
  expect(page.current.at.search).toBe('?order=&tab=wallet')
  await act(async () => page.current.tab[1]('vps'))
  expect(page.current.at.search).toBe('?order=')
  await act(async () => page.current.go(-1))
  expect(page.current.tab[0]).toBe('wallet')
})

test('the view within a tab is in the URL too, and another tab opens without it', async () => {
  const { result } = renderHook(
    () => ({ tab: useTab(tabs, 'vps'), view: useTab(['plans', 'series'], 'plans', 'view'), at: useLocation() }),
    { wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter> },
  )
  await act(async () => result.current.view[1]('series'))
  expect(result.current.at.search).toBe('?view=series')
  expect(result.current.view[0]).toBe('series')
  await act(async () => result.current.tab[1]('wallet'))
  expect(result.current.at.search).toBe('?tab=wallet')
})

test('the open instance is in the URL; the back button closes it, and another tab opens without it', async () => {
  const { result } = renderHook(
    () => ({ tab: useTab(tabs, 'vps'), open: useOpenVps(), at: useLocation(), go: useNavigate() }),
    { wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter> },
  )
  await act(async () => result.current.open[1]('v7'))
  expect(result.current.open[0]).toBe('v7')
  await act(async () => result.current.go(-1))
  expect(result.current.open[0]).toBeUndefined()
  await act(async () => result.current.open[1]('v7'))
  await act(async () => result.current.tab[1]('wallet'))
  expect(result.current.at.search).toBe('?tab=wallet')
})
