import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { header as english } from '#ds/texts/en/header.ts'
import { header as vietnamese } from '#ds/texts/vi/header.ts'
import { Header } from './Header.tsx'

beforeEach(async () => {
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)))
})
afterEach(cleanup)

/** The longest name that the server accepts, without a line break opportunity. */
const longName = {
  firstName: 'Nguyễnhoàngphươngkhánhlinhcôngtằngtônnữhuyềntrânthịminhngọca',
  lastName: '',
  email: 'linh@sen.test',
  role: 'admin',
}

describe.each([
  ['Vietnamese, signed out', <Header key="a" texts={vietnamese} onSignOut={vi.fn()} />],
  ['English, signed out', <Header key="b" texts={english} onSignOut={vi.fn()} />],
  ['Vietnamese, signed in', <Header key="c" texts={vietnamese} user={longName} onSignOut={vi.fn()} />],
  ['English, signed in', <Header key="d" texts={english} user={longName} onSignOut={vi.fn()} />],
])('%s', (_, header) => {
  // Phones, both sides of each breakpoint, and desktops.
  test.each([320, 360, 767, 768, 1199, 1200, 1440])('fits on one line at %i px', async (width) => {
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

test('the menu on a phone scrolls without scrolling the page', async () => {
  await page.viewport(360, 640)
  render(
    <>
      <Header texts={vietnamese} onSignOut={vi.fn()} />
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

test('without JavaScript, every sign-in button leads to the login page', async () => {
  await page.viewport(1200, 800)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Header texts={vietnamese} onSignIn={vi.fn()} onSignOut={vi.fn()} />)
  const form = container.querySelector('form')
  expect(form?.method).toBe('get')
  expect(form?.getAttribute('action')).toBe('/login')
  // The label of each button, and the query string that it would submit.
  const submissions = [...container.querySelectorAll<HTMLButtonElement>('button[type=submit]')].map((button) => [
    button.getAttribute('aria-label') ?? button.textContent,
    String(new URLSearchParams([...new FormData(button.form ?? undefined, button)].map(([k, v]) => [k, String(v)]))),
  ])
  expect(submissions).toEqual([
    ['Giỏ hàng', ''],
    ['Đăng nhập', ''],
    ['Đăng ký', 'mode=register'],
    ['Đăng nhập', ''],
    ['Giỏ hàng', ''],
  ])
  container.remove()
})
