import '#ds/css/global.ts'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { Vps } from '#contracts/vps.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { vpsRows } from '#ds/texts/account/console.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { catalog, now, ready } from '#stories/fixtures/account.ts'
import { actionsOf } from '#stories/fixtures/console.ts'
import { demo } from '#stories/fixtures/demo-records.ts'
import { sixVps } from '#stories/fixtures/instances.ts'
import { VpsRows, type VpsRowsProps } from './VpsRows.tsx'

const setMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

beforeEach(() => Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined))))
afterEach(async () => {
  cleanup()
  await setMotion('reduce')
})

/** In a page whose margins are 24 px. */
const inPage = (list: readonly Vps[], props?: Partial<VpsRowsProps>) => (
  <MessagesProvider value={componentMessages.vi}>
    <FormatProvider locale="vi-VN">
      <div style={{ paddingInline: 24 }}>
        <VpsRows
          vps={ready(list)}
          catalog={catalog}
          now={now}
          actionsOf={actionsOf}
          onSelectedIdChange={vi.fn()}
          onOrder={vi.fn()}
          texts={vpsRows.vi}
          {...props}
        />
      </div>
    </FormatProvider>
  </MessagesProvider>
)
const show = (list: readonly Vps[] = sixVps, props?: Partial<VpsRowsProps>) => render(inPage(list, props))

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const heightOf = (element: Element) => Math.round(element.getBoundingClientRect().height)
const isShown = (element: Element) => element.getClientRects().length > 0
const { running, suspended, failed, failedTrial } = demo.machines
const hyphens: Vps = { ...running, id: 'hyphens', name: 'windows-ke-toan' }

describe.each([768, 1024, 1200])('at %i px', (width) => {
  beforeEach(() => page.viewport(width, 900))

  test('every row is 56 px high, and the longest of the usual names is not cut', () => {
    show([...sixVps, hyphens])
    const rows = [...document.querySelectorAll('[data-row]')]
    expect(rows.map(heightOf)).toEqual(rows.map(() => 56))
    for (const name of document.querySelectorAll<HTMLElement>('[data-title]'))
      expect(name.scrollWidth, name.textContent ?? '').toBeLessThanOrEqual(name.clientWidth)
  })

  test('a long name has an ellipsis, and its title has all of it', () => {
    show([{ ...hyphens, name: 'may-chu-kho-van-mien-trung-va-tay-nguyen-du-lieu-du-phong-01' }])
    const name = screen.getByText(/^may-chu/)
    expect(heightOf(name.closest('[data-row]') as Element)).toBe(56)
    act(() => void name.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
    expect(name.title).toBe(name.scrollWidth > name.clientWidth ? name.textContent : '')
  })
})

test.each([1024, 1200])('at %i px a row has its place and, beside the menu, what is due', async (width) => {
  await page.viewport(width, 900)
  show()
  const row = within(rowOf('ke-toan-2026'))
  expect(isShown(row.getByText('Hà Nội'))).toBe(true)
  const pay = row.getByRole('button', { name: 'Liên hệ hỗ trợ ke-toan-2026' })
  const menu = row.getByRole('button', { name: 'Thao tác với ke-toan-2026' })
  expect(pay.getBoundingClientRect().right).toBeLessThan(menu.getBoundingClientRect().left)
  expect(heightOf(pay)).toBe(32)
})

test('at 768 px the menu stands alone, what is due is below the state, and the reason is whole', async () => {
  await page.viewport(768, 900)
  show()
  for (const [name, action] of [
    [suspended.name, /^Liên hệ hỗ trợ/],
    [failed.name, /^Đặt lại/],
  ] as const) {
    const row = within(rowOf(name))
    const due = row.getByRole('button', { name: action })
    const [stateCell] = row.getAllByRole('gridcell')
    expect(stateCell?.contains(due)).toBe(true)
    // Its three lines fit a row of 56 px with its padding and line.
    expect(stateCell && heightOf(stateCell)).toBeLessThanOrEqual(47)
    expect(due.getBoundingClientRect().right).toBeLessThanOrEqual(stateCell?.getBoundingClientRect().right ?? 0)
    for (const words of stateCell?.querySelectorAll('span') ?? [])
      if (words.dataset.component !== 'VisuallyHidden')
        expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth || words.scrollWidth)
    expect(isShown(row.getByRole('button', { name: /^Thao tác/ }))).toBe(true)
  }
})

describe('on a phone', () => {
  beforeEach(() => page.viewport(360, 780))

  test.each([
    ['ke-toan-2026', 'cần hỗ trợ mở lại', 'Liên hệ hỗ trợ'],
    ['windows-thu', 'lỗi của Sen Cloud · đã hoàn vào ví', 'Đặt lại'],
  ])('%s says why it does not run, in red, and what can be done, a thumb high', (name, why, action) => {
    show()
    const row = within(rowOf(name))
    const reason = row.getByText(
      (_, element) =>
        element !== null && element.textContent.replaceAll('\u00A0', ' ') === why && element.children.length < 2,
    )
    expect(isShown(reason)).toBe(true)
    // It has the colour of the word for the state in which the customer must act.
    expect(getComputedStyle(reason).color).toBe(getComputedStyle(screen.getByText('Tạm ngưng')).color)
    const button = row.getByRole('button', { name: `${action} ${name}` })
    expect(heightOf(button)).toBeGreaterThanOrEqual(44)
    expect(row.queryByRole('button', { name: /^Thao tác/ })).toBeNull()
  })

  test('a row in which nothing is due has no button but that which copies the address, as large as a thumb', async () => {
    show()
    const [copy, ...others] = within(rowOf('cua-hang-online')).getAllByRole('button')
    expect(others).toEqual([])
    const hits = () => {
      const { left, right, top, bottom } = (copy as Element).getBoundingClientRect()
      const middle = (top + bottom) / 2
      return [-21, 21].map((distance) => document.elementFromPoint((left + right) / 2, middle + distance))
    }
    expect((copy as Element).getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    // A row cannot be clicked before it has been painted.
    await expect.poll(hits).toEqual([copy, copy])
  })

  test('the row of a trial that could not be created does not say that money is back', () => {
    show([failedTrial])
    expect(screen.getByText(vpsRows.vi.failed)).toBeTruthy()
    expect(screen.queryByText(/về ví|đã hoàn/)).toBeNull()
  })
})

describe('the foot explains the order', () => {
  const explains = () => screen.queryByText(vpsRows.vi.order) !== null

  test('where a machine that needs the customer stands above others', () => {
    show()
    expect(explains()).toBe(true)
  })

  test.each<[string, readonly Vps[], string?]>([
    ['of a list in which none needs the customer', sixVps.filter(({ status }) => status !== 'suspended')],
    ['of machines that all need the customer', [suspended, { ...suspended, id: 'other' }]],
    ['of one machine', [suspended]],
    ['of the others, which a filter has left', sixVps, 'cua-hang'],
  ])('but not %s', (_, list, query = '') => {
    show(list, { query })
    expect(document.querySelectorAll('[data-row]').length).toBeGreaterThan(0)
    expect(explains()).toBe(false)
  })
})

describe('a machine whose state changes', () => {
  const resumed: Vps = { ...suspended, status: 'active', suspendedReason: null }
  const later = sixVps.map((vps) => (vps === suspended ? resumed : vps))
  const movements = () => document.querySelector('[data-component="VpsRows"]')?.getAnimations({ subtree: true }) ?? []

  test('moves to its place, lights up once and settles, all of it within 200 ms', async () => {
    await page.viewport(1280, 900)
    await setMotion('no-preference')
    const { rerender } = show()
    for (const animation of movements()) animation.finish()
    await act(async () => rerender(inPage(later)))
    const row = rowOf('ke-toan-2026')
    const own = row.getAnimations({ subtree: true }).filter(({ effect }) => effect?.getTiming().iterations === 1)
    const parts = own.map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? (effect as KeyframeEffect).target)
    expect(parts).toContain('::before')
    expect(parts).toContain(row)
    expect(parts).toContain(within(row).getByText('Đang chạy'))
    for (const { effect } of own) expect(Number(effect?.getTiming().duration)).toBeLessThanOrEqual(200)
  })

  test('is in its place at once under reduced motion', async () => {
    await page.viewport(1280, 900)
    await setMotion('reduce')
    const { rerender } = show()
    await act(async () => rerender(inPage(later)))
    expect(within(rowOf('ke-toan-2026')).getByText('Đang chạy')).toBeTruthy()
    expect(movements().filter(({ playState }) => playState === 'running')).toEqual([])
  })
})

test('a record of a previous version has no price: none is shown, and the sum is that of the others', () => {
  show([{ ...running, id: 'priceless', name: 'khong-gia', price: '' }, running])
  expect(within(rowOf('khong-gia')).queryByText(/₫/)).toBeNull()
  expect(screen.getByText(/mỗi tháng$/).textContent).toMatch(/^89\.000/)
})
