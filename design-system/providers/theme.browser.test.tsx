import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ThemeProvider, useTheme } from '#ds/providers/theme.tsx'
import { themeColor } from '#ds/tokens/theme-names.ts'

const page = document.documentElement
const browserColor = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content')

function Toggle() {
  const { theme, toggleTheme } = useTheme()
  return (
    <button type="button" onClick={toggleTheme}>
      {theme}
    </button>
  )
}
const App = () => (
  <ThemeProvider>
    <Toggle />
  </ThemeProvider>
)

/** Dispatches the event that a choice made in another tab causes in this one. */
const fromOtherTab = (key: string | null, newValue: string | null) =>
  act(async () => {
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })

beforeEach(() => {
  localStorage.clear()
  page.dataset.theme = 'dark'
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  document.head.append(meta)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.querySelector('meta[name="theme-color"]')?.remove()
})

test('the theme switches from dark to light and back, and each choice is stored', async () => {
  render(<App />)
  await act(async () => screen.getByRole('button', { name: 'dark' }).click())
  expect(screen.getByRole('button').textContent).toBe('light')
  expect(page.dataset.theme).toBe('light')
  expect(browserColor()).toBe(themeColor.light)
  expect(localStorage.getItem('theme')).toBe('light')

  await act(async () => screen.getByRole('button', { name: 'light' }).click())
  expect(page.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('the provider starts with the theme that the page already has', () => {
  page.dataset.theme = 'light'
  render(<App />)
  expect(screen.getByRole('button').textContent).toBe('light')
})

test('a choice made in another tab is followed, and other storage keys are ignored', async () => {
  render(<App />)
  await fromOtherTab('authToken', 'light')
  expect(page.dataset.theme).toBe('dark')
  await fromOtherTab('theme', 'light')
  expect(screen.getByRole('button').textContent).toBe('light')
  await fromOtherTab(null, null)
  expect(screen.getByRole('button').textContent).toBe('dark')
})

test('the theme still switches when the page has no access to storage', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  render(<App />)
  await act(async () => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toBe('light')
})

test('dark markup from the server is hydrated without errors, and then has the stored theme', async () => {
  const errors = vi.spyOn(console, 'error')
  const container = document.createElement('div')
  container.innerHTML = renderToString(<App />)
  expect(container.textContent).toBe('dark')
  document.body.append(container)
  page.dataset.theme = 'light'
  render(<App />, { container, hydrate: true })
  expect(container.textContent).toBe('light')
  expect(errors).not.toHaveBeenCalled()
  container.remove()
})

test('the hook throws an error that names the missing provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Toggle />)).toThrow('ThemeProvider')
})

test('a page is printed in the light theme, and has the chosen one again afterwards', async () => {
  render(<App />)
  const during = (event: string) => act(async () => void dispatchEvent(new Event(event)))
  await during('beforeprint')
  expect(page.dataset.theme).toBe('light')
  await during('afterprint')
  expect(page.dataset.theme).toBe('dark')
  expect(localStorage).toHaveLength(0)
})
