import '#ds/css/global.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Dialog } from '#ds/components/Dialog/index.ts'
import { renderWithToasts } from './toast-test-tools.tsx'

beforeEach(() => Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined))))
afterEach(cleanup)

const failure = {
  title: 'Lỗi tạo yêu cầu nạp tiền qua chuyển khoản',
  description: '503: Hệ thống đang bận. Vui lòng thử lại sau giây lát.',
  tone: 'critical',
} as const

/** More than any window holds. */
const lines = Array.from({ length: 40 }, (_, line) => `Gói VPS ${line + 1}`)

/** Phones lying and standing, tablets, either side of where a toast stands beside a dialog, desktops. */
const sizes = [
  [320, 568],
  [360, 740],
  [640, 360],
  [768, 1024],
  [1024, 768],
  [1199, 800],
  [1200, 800],
  [1440, 900],
  [1920, 1080],
] as const

describe.each(['medium', 'wide'] as const)('over a %s dialog', (size) => {
  test.each(sizes)('a toast covers nothing of it at %i × %i', async (width, height) => {
    await page.viewport(width, height)
    const { store } = renderWithToasts(
      <Dialog open onOpenChange={() => undefined} heading="Đặt VPS mới" size={size} footer="Đặt VPS">
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
    const toast = screen.getByRole('group', { name: failure.title })
    const overlap = () => {
      const [one, other] = [toast.getBoundingClientRect(), dialog.getBoundingClientRect()]
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return Math.max(0, Math.min(across, down))
    }
    await expect.poll(overlap).toBe(0)
    const box = toast.getBoundingClientRect()
    expect(Math.min(box.left, box.top, width - box.right)).toBeGreaterThanOrEqual(0)
    // Its foot, where a second press may follow, stays where it was.
    expect(dialog.getBoundingClientRect().bottom).toBeCloseTo(before.bottom, 0)
    act(() => {
      for (const { id } of store.getSnapshot()) store.dismiss(id, 'api')
    })
    await expect.poll(() => dialog.getBoundingClientRect().top).toBeCloseTo(before.top, 0)
  })
})
