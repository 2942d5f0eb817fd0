import '#ds/css/global.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { vpsRows } from '#ds/texts/account/console.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { catalog, now, ready } from '#stories/fixtures/account.ts'
import { actionsOf } from '#stories/fixtures/console.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { VpsRows } from './VpsRows.tsx'

const COUNT = 300
const list = Array.from({ length: COUNT }, (_, index) => ({
  ...demo.machines.running,
  id: `long-${index}`,
  name: `may-chu-${String(index).padStart(3, '0')}`,
}))

const inPage = (query = '') => (
  <MessagesProvider value={componentMessages.vi}>
    <FormatProvider locale="vi-VN">
      <VpsRows
        catalog={catalog}
        now={now}
        query={query}
        actionsOf={actionsOf}
        texts={vpsRows.vi}
        vps={ready(list)}
        onSelectedIdChange={vi.fn()}
        onOrder={vi.fn()}
      />
    </FormatProvider>
  </MessagesProvider>
)

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]
const filled = () => rows().filter((row) => row.querySelector('[data-copies]'))
const lastRow = () => rows().at(-1) as HTMLElement

beforeEach(() => Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined))))
beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  cleanup()
  window.scrollTo(0, 0)
})

test('only the rows near the window have all of their cells, and every row has its name and its height', async () => {
  render(inPage())
  // These are more than the window shows; further ones count as near only where the page is not a frame of another one.
  await expect.poll(() => filled().length).toBeGreaterThan(16)
  expect(filled().length).toBeLessThan(100)
  expect(rows().map(({ textContent }) => textContent?.includes('may-chu-'))).toEqual(list.map(() => true))
  const heights = new Set(rows().map((row) => Math.round(row.getBoundingClientRect().height)))
  expect([...heights]).toEqual([56])
})

test.each([1280, 360])('at %i px a name begins where it does in a filled row, in one line', async (width) => {
  await page.viewport(width, 740)
  render(inPage())
  await expect.poll(() => filled().length).toBeGreaterThan(5)
  const placeOf = (row: HTMLElement) => {
    const range = document.createRange()
    const name = document
      .createTreeWalker(row, NodeFilter.SHOW_TEXT, (node) =>
        node.textContent?.includes('may-chu-') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
      )
      .nextNode()
    if (!name) throw new Error('The row has no name.')
    range.selectNodeContents(name)
    const { left, height } = range.getBoundingClientRect()
    return { left: Math.round(left), isOneLine: height < 30 }
  }
  expect(placeOf(lastRow())).toEqual(placeOf(rows()[0] as HTMLElement))
})

test('rows are filled when they are scrolled to, and emptied when they are left far behind', async () => {
  render(inPage())
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => filled().includes(lastRow())).toBe(true)
  await expect.poll(() => filled().includes(rows()[20] as HTMLElement)).toBe(false)
  expect(filled().length).toBeLessThan(100)
})

test('End and Home reach the last row and the first one, which has all of its cells', async () => {
  render(inPage())
  rows()[0]?.focus()
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(lastRow())
  await expect.poll(() => filled().includes(lastRow())).toBe(true)
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(rows()[0])
})

test('what a filter has left is filled, wherever it was', async () => {
  const { rerender } = render(inPage())
  rerender(inPage('may-chu-29'))
  await expect.poll(() => rows().length).toBe(10)
  expect(filled()).toHaveLength(10)
  rerender(inPage())
  await expect.poll(() => rows().length).toBe(COUNT)
  await expect.poll(() => filled().length).toBeLessThan(100)
})

test('a card of a phone that has only its name is as high as one that is filled', async () => {
  await page.viewport(390, 844)
  render(inPage())
  await expect.poll(() => filled().length).toBeGreaterThan(10)
  const heightOf = (row: HTMLElement | undefined) => row?.getBoundingClientRect().height ?? 0
  const [first, last] = [heightOf(rows()[0]), heightOf(lastRow())]
  expect(last).toBeCloseTo(first, 0)
})
