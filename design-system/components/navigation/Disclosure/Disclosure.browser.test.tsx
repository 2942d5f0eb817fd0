import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#ds/components/forms/Button/index.ts'
import { Disclosure } from './Disclosure.tsx'

beforeEach(() => page.viewport(800, 600))
afterEach(cleanup)

function Page({ children }: { children?: ReactNode }) {
  return (
    <main style={{ paddingBlockEnd: 400 }}>
      <Disclosure trigger={<Button>Dịch vụ</Button>}>
        <a href="#support">Hỗ trợ</a>
        <a href="#guide">Hướng dẫn</a>
      </Disclosure>
      <Disclosure trigger={<Button>Công ty</Button>}>
        <a href="#about">Giới thiệu</a>
      </Disclosure>
      <button type="button">Sau đó</button>
      {children}
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const isShown = (name: string) => screen.queryByRole('link', { name }) !== null
const isFocused = (name: string) => document.activeElement?.textContent === name

describe.each([
  ['hydrated', () => void render(<Page />)],
  [
    'without its script',
    () => {
      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = renderToString(<Page />)
      return () => container.remove()
    },
  ],
])('%s', (_, renderPage) => {
  let remove: (() => void) | undefined
  beforeEach(() => {
    remove = renderPage() ?? undefined
  })
  afterEach(() => remove?.())

  test('a click on the button shows the panel, another hides it', async () => {
    expect(isShown('Hỗ trợ')).toBe(false)
    await userEvent.click(button('Dịch vụ'))
    expect(isShown('Hỗ trợ')).toBe(true)
    await userEvent.click(button('Dịch vụ'))
    expect(isShown('Hỗ trợ')).toBe(false)
  })

  test('one is open at a time', async () => {
    await userEvent.click(button('Dịch vụ'))
    await userEvent.click(button('Công ty'))
    expect(isShown('Giới thiệu')).toBe(true)
    expect(isShown('Hỗ trợ')).toBe(false)
  })

  test('a click outside closes it', async () => {
    await userEvent.click(button('Dịch vụ'))
    expect(isShown('Hỗ trợ')).toBe(true)
    await userEvent.click(document.body, { position: { x: 700, y: 300 } })
    await vi.waitFor(() => expect(isShown('Hỗ trợ')).toBe(false))
  })

  test('Enter opens it, Tab moves into it, Escape closes it and restores the focus', async () => {
    button('Dịch vụ').focus()
    await userEvent.keyboard('{Enter}{Tab}')
    expect(isFocused('Hỗ trợ')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(isShown('Hỗ trợ')).toBe(false))
    expect(isFocused('Dịch vụ')).toBe(true)
  })
})

describe('once hydrated', () => {
  test('the down arrow key moves into the panel', async () => {
    render(<Page />)
    button('Dịch vụ').focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(isFocused('Hỗ trợ')).toBe(true)
    await vi.waitFor(() => expect(button('Dịch vụ').getAttribute('aria-expanded')).toBe('true'))
  })

  test('it closes when the focus moves on, and does not take the focus back', async () => {
    render(<Page />)
    button('Công ty').focus()
    await userEvent.keyboard('{ArrowDown}{Tab}')
    expect(isShown('Giới thiệu')).toBe(false)
    expect(isFocused('Sau đó')).toBe(true)
  })

  test('it closes when a link is followed, but not when one is opened in another tab', async () => {
    render(<Page />)
    await userEvent.click(button('Công ty'))
    const link = screen.getByRole('link')
    // Prevents the test from opening another tab.
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link, { modifiers: ['Control'] })
    expect(isShown('Giới thiệu')).toBe(true)
    await userEvent.click(link)
    expect(isShown('Giới thiệu')).toBe(false)
  })
})

test('a panel opened before hydration stays open, and its button is expanded', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Page />)
  // Without the attribute the browser itself exposes the state.
  expect(button('Dịch vụ').hasAttribute('aria-expanded')).toBe(false)
  await userEvent.click(button('Dịch vụ'))
  const errors = vi.spyOn(console, 'error')
  render(<Page />, { container, hydrate: true })
  expect(isShown('Hỗ trợ')).toBe(true)
  await vi.waitFor(() => expect(button('Dịch vụ').getAttribute('aria-expanded')).toBe('true'))
  expect(errors).not.toHaveBeenCalled()
  container.remove()
})

test('a panel does not move other elements, and stays inside the window', async () => {
  render(
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Disclosure trigger={<Button>Dịch vụ</Button>} data-testid="panel">
        <a href="#support">Hỗ trợ</a>
      </Disclosure>
    </div>,
  )
  const before = button('Dịch vụ').getBoundingClientRect()
  const size = () => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]
  const sizeBefore = size()
  await userEvent.click(button('Dịch vụ'))
  const panel = screen.getByTestId('panel').getBoundingClientRect()
  expect(panel.right).toBe(before.right)
  expect(panel.top).toBe(before.bottom + 4)
  expect(button('Dịch vụ').getBoundingClientRect()).toEqual(before)
  expect(size()).toEqual(sizeBefore)
})
