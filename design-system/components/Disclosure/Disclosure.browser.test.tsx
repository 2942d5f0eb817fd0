import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '#ds/components/Button/index.ts'
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
  ['with its script', () => void render(<Page />)],
  [
    'from the HTML alone',
    () => {
      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = renderToString(<Page />)
      return () => container.remove()
    },
  ],
])('%s', (_, draw) => {
  let remove: (() => void) | undefined
  beforeEach(() => {
    remove = draw() ?? undefined
  })
  afterEach(() => remove?.())

  test('a press on the button shows the panel, another hides it', async () => {
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

  test('a press beside it closes it', async () => {
    await userEvent.click(button('Dịch vụ'))
    expect(isShown('Hỗ trợ')).toBe(true)
    await userEvent.click(document.body, { position: { x: 700, y: 300 } })
    await vi.waitFor(() => expect(isShown('Hỗ trợ')).toBe(false))
  })

  test('Enter opens it, Tab goes in, Escape closes it and gives the focus back', async () => {
    button('Dịch vụ').focus()
    await userEvent.keyboard('{Enter}{Tab}')
    expect(isFocused('Hỗ trợ')).toBe(true)
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(isShown('Hỗ trợ')).toBe(false))
    expect(isFocused('Dịch vụ')).toBe(true)
  })
})

describe('the script adds', () => {
  test('the arrow key into the panel', async () => {
    render(<Page />)
    button('Dịch vụ').focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(isFocused('Hỗ trợ')).toBe(true)
    await vi.waitFor(() => expect(button('Dịch vụ').getAttribute('aria-expanded')).toBe('true'))
  })

  test('that it closes as the focus moves on, which stays where it went', async () => {
    render(<Page />)
    button('Công ty').focus()
    await userEvent.keyboard('{ArrowDown}{Tab}')
    expect(isShown('Giới thiệu')).toBe(false)
    expect(isFocused('Sau đó')).toBe(true)
  })

  test('that it closes on following a link, but not on opening one elsewhere', async () => {
    render(<Page />)
    await userEvent.click(button('Công ty'))
    const link = screen.getByRole('link')
    // Nothing is opened in another tab.
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link, { modifiers: ['Control'] })
    expect(isShown('Giới thiệu')).toBe(true)
    await userEvent.click(link)
    expect(isShown('Giới thiệu')).toBe(false)
  })
})

test('one that was opened before its script arrived stays open, and its button says so', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Page />)
  // Without the attribute the browser itself tells the state.
  expect(button('Dịch vụ').hasAttribute('aria-expanded')).toBe(false)
  await userEvent.click(button('Dịch vụ'))
  const complaints = vi.spyOn(console, 'error')
  render(<Page />, { container, hydrate: true })
  expect(isShown('Hỗ trợ')).toBe(true)
  await vi.waitFor(() => expect(button('Dịch vụ').getAttribute('aria-expanded')).toBe('true'))
  expect(complaints).not.toHaveBeenCalled()
  container.remove()
})

test('it pushes nothing, and stays in the window', async () => {
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
