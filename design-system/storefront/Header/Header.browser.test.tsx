import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { header as english } from '#ds/texts/en/products/header.ts'
import { header as vietnamese } from '#ds/texts/vi/landing/header.ts'
import { Header } from './Header.tsx'

beforeEach(async () => {
  await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)))
})
afterEach(cleanup)

/** As many letters as the server takes, and nowhere to break. */
const longName = {
  firstName: 'Nguyễnhoàngphươngkhánhlinhcôngtằngtônnữhuyềntrânthịminhngọca',
  lastName: '',
  email: 'linh@sen.test',
  role: 'admin',
}

describe.each([
  ['Vietnamese, signed out', <Header key="a" texts={vietnamese} onLogout={vi.fn()} />],
  ['English, signed out', <Header key="b" texts={english} onLogout={vi.fn()} />],
  ['Vietnamese, signed in', <Header key="c" texts={vietnamese} user={longName} onLogout={vi.fn()} />],
  ['English, signed in', <Header key="d" texts={english} user={longName} onLogout={vi.fn()} />],
])('%s', (_, header) => {
  // Phones, either side of each breakpoint, and desktops.
  test.each([320, 360, 767, 768, 1199, 1200, 1440])('stands on one line at %i px', async (width) => {
    await page.viewport(width, 800)
    render(header)
    const root = screen.getByRole('banner')
    // Controls of 40 px, 12 px above and below, and the hairline.
    expect(root.getBoundingClientRect().height).toBe(65)
    const cut = [...root.querySelectorAll<HTMLElement>('a, button, select')].filter(
      (control) => control.checkVisibility() && control.getBoundingClientRect().right > width,
    )
    expect(cut).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(width)
  })

  test.each([1200, 1440])('every group opens inside the window at %i px', async (width) => {
    await page.viewport(width, 800)
    render(header)
    for (const button of screen.getByRole('navigation').querySelectorAll('button')) {
      await userEvent.click(button)
      const panel = screen.getByRole('navigation').querySelector(':popover-open')
      const box = panel?.getBoundingClientRect()
      expect(box?.top).toBe(69)
      expect(box?.left).toBeGreaterThanOrEqual(0)
      expect(box?.right).toBeLessThanOrEqual(width)
      expect(box?.bottom).toBeLessThanOrEqual(800)
      expect(panel?.scrollHeight).toBe(panel?.clientHeight)
    }
  })
})

test('the list of a phone scrolls by itself, and the page stays where it was', async () => {
  await page.viewport(360, 640)
  render(
    <>
      <Header texts={vietnamese} onLogout={vi.fn()} />
      <main style={{ blockSize: 3000 }} />
    </>,
  )
  window.scrollTo(0, 10)
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await userEvent.click(screen.getByText('Sản phẩm', { selector: 'summary' }))
  const panel = document.querySelector(':popover-open')
  expect(panel?.getBoundingClientRect().bottom).toBeLessThanOrEqual(640)
  expect(panel?.scrollHeight).toBeGreaterThan(panel?.clientHeight ?? 0)
  expect(window.scrollY).toBe(10)
  expect(document.documentElement.scrollWidth).toBe(360)
})

test('from the HTML alone, every act leads to the login page', async () => {
  await page.viewport(1200, 800)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Header texts={vietnamese} onSignIn={vi.fn()} onLogout={vi.fn()} />)
  const form = container.querySelector('form')
  expect(form?.method).toBe('get')
  expect(form?.getAttribute('action')).toBe('/login')
  // What each button would send.
  const actions = [...container.querySelectorAll<HTMLButtonElement>('button[type=submit]')].map((button) => [
    button.getAttribute('aria-label') ?? button.textContent,
    String(new URLSearchParams([...new FormData(button.form ?? undefined, button)].map(([k, v]) => [k, String(v)]))),
  ])
  expect(actions).toEqual([
    ['Giỏ hàng', ''],
    ['Đăng nhập', ''],
    ['Đăng ký', 'mode=register'],
    ['Đăng nhập', ''],
    ['Giỏ hàng', ''],
  ])
  container.remove()
})
