import '#ds/css/global.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { renderWithToasts } from './toast-test-tools.tsx'

beforeEach(() => Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined))))
afterEach(cleanup)

const failure = {
  title: 'Lỗi tạo yêu cầu nạp tiền qua chuyển khoản',
  description: '503: Hệ thống đang bận. Vui lòng thử lại sau giây lát.',
  tone: 'critical',
} as const

/** More than fits in any window. */
const lines = Array.from({ length: 40 }, (_, line) => `Gói VPS ${line + 1}`)

/** Phones in both orientations, and both sides of the breakpoint where a toast fits next to a dialog. */
const sizes = [
  [320, 568],
  [640, 360],
  [1199, 800],
  [1200, 800],
] as const

describe.each(['medium', 'wide'] as const)('over a %s dialog', (size) => {
  test.each(sizes)(
    'a toast moves nothing, and covers neither footer nor close button at %i × %i',
    async (width, height) => {
      await page.viewport(width, height)
      const { store } = renderWithToasts(
        <Dialog
          open
          onOpenChange={() => undefined}
          heading="Đặt VPS mới"
          size={size}
          footer={<button type="button">Đặt</button>}
        >
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Dialog>,
      )
      const dialog = screen.getByRole('dialog')
      const before = dialog.getBoundingClientRect()
      act(() => {
        store.show(failure)
      })
      const box = screen.getByRole('group', { name: failure.title }).getBoundingClientRect()
      expect(Math.min(box.left, box.top, width - box.right)).toBeGreaterThanOrEqual(0)
      expect(dialog.getBoundingClientRect()).toEqual(before)
      for (const button of within(dialog).getAllByRole('button')) {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        expect(box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom).toBe(true)
      }
    },
  )
})

test('while a dialog is open the page is inert, but a toast is not, whether it was shown before or after', async () => {
  const page = (open: boolean) => (
    <>
      <p>Trang</p>
      <Dialog open={open} onOpenChange={() => undefined} heading="Đặt VPS mới">
        <input aria-label="Tên VPS" />
      </Dialog>
    </>
  )
  const { store, rerenderPage } = renderWithToasts(page(false))
  act(() => {
    store.show(failure)
  })
  rerenderPage(page(true))
  await expect.poll(() => screen.getByText('Trang').closest('[inert]')).not.toBeNull()
  const isInert = () => screen.getByRole('group', { name: failure.title }).closest('[inert]') !== null
  expect(isInert()).toBe(false)
  act(() => {
    store.show(failure)
  })
  expect(isInert()).toBe(false)
})
