import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LanguagesProvider } from '#ds/providers/languages.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { header as headerTexts } from '#ds/texts/header.ts'
import { Header, type HeaderProps } from './Header.tsx'

const languages = {
  vi: { tag: 'vi', name: 'Tiếng Việt', texts: headerTexts.vi, messages: componentMessages.vi },
  en: { tag: 'en', name: 'English', texts: headerTexts.en, messages: componentMessages.en },
  zh: { tag: 'zh-Hans', name: '中文', texts: headerTexts.zh, messages: componentMessages.zh },
}
type Language = keyof typeof languages
const languageNames = Object.keys(languages) as Language[]
const options = languageNames.map((id) => ({ id, ...languages[id], href: `?lang=${id}` }))

/** The header as on a page in this language, with the choice of languages. */
function PageHeader({ language, ...props }: Omit<HeaderProps, 'texts' | 'onSignOut'> & { language: Language }) {
  return (
    <MessagesProvider value={languages[language].messages}>
      <LanguagesProvider value={{ options, current: language, onChoose: vi.fn() }}>
        <Header {...props} texts={languages[language].texts} onSignOut={vi.fn()} />
      </LanguagesProvider>
    </MessagesProvider>
  )
}

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

// These are the longest words; the gate shows the stories in every language.
describe.each([
  ['signed out', <PageHeader key="out" language="en" />] as const,
  ['signed in', <PageHeader key="in" language="en" user={longName} />] as const,
])('%s', (_, header) => {
  // These are the narrowest windows of each layout.
  test.each([320, 768, 1200])('fits on one line at %i px', async (width) => {
    await page.viewport(width, 800)
    render(header)
    const root = screen.getByRole('banner')
    // The header consists of controls of 40 px, 12 px above and below, and the hairline.
    expect(root.getBoundingClientRect().height).toBe(65)
    const cut = [...root.querySelectorAll<HTMLElement>('a, button, select')].filter(
      (control) => control.checkVisibility() && control.getBoundingClientRect().right > width,
    )
    expect(cut).toEqual([])
    expect(document.documentElement.scrollWidth).toBe(width)
  })

  test('every group opens inside the narrowest window that shows them', async () => {
    await page.viewport(1200, 800)
    render(header)
    for (const button of screen.getByRole('navigation').querySelectorAll('button')) {
      await userEvent.click(button)
      const panel = screen.getByRole('navigation').querySelector(':popover-open')
      const box = panel?.getBoundingClientRect()
      expect(box?.top).toBe(65)
      expect(box?.left).toBeGreaterThanOrEqual(0)
      expect(box?.right).toBeLessThanOrEqual(1200)
      expect(box?.bottom).toBeLessThanOrEqual(800)
      expect(panel?.scrollHeight).toBe(panel?.clientHeight)
    }
  })
})

test('the menu on a phone scrolls without scrolling the page', async () => {
  await page.viewport(360, 640)
  render(
    <>
      <PageHeader language="vi" />
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
  container.innerHTML = renderToString(<PageHeader language="vi" onSignIn={vi.fn()} />)
  const form = container.querySelector('form')
  expect(form?.method).toBe('get')
  expect(form?.getAttribute('action')).toBe('/login')
  // These are the label of each button, and the query string that it would submit.
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
