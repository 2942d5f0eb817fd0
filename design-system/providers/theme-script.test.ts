import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { themeScript } from '#ds/providers/theme-script.ts'
import { themeColor } from '#ds/tokens/theme-names.ts'

/** Runs the script as a page would, and returns the theme and the head elements of the first paint. */
function firstPaint(getItem: (key: string) => string | null) {
  const attributes: Record<string, string> = {}
  const head: { name?: string; content?: string }[] = []
  runInNewContext(themeScript, {
    localStorage: { getItem },
    document: {
      documentElement: { setAttribute: (name: string, value: string) => (attributes[name] = value) },
      createElement: () => ({}),
      head: { appendChild: (element: (typeof head)[number]) => head.push(element) },
    },
  })
  return { theme: attributes['data-theme'], head }
}

test('the page has the stored theme', () => {
  const { theme, head } = firstPaint((key) => (key === 'theme' ? 'light' : null))
  expect(theme).toBe('light')
  expect(head).toEqual([{ name: 'theme-color', content: themeColor.light }])
})

test.each([null, '', 'sepia', '__proto__'])('the page is dark when %j is stored', (stored) => {
  const { theme, head } = firstPaint(() => stored)
  expect(theme).toBe('dark')
  expect(head).toEqual([{ name: 'theme-color', content: themeColor.dark }])
})

test('the page is dark when it has no access to storage', () => {
  const { theme } = firstPaint(() => {
    throw new Error('SecurityError')
  })
  expect(theme).toBe('dark')
})
