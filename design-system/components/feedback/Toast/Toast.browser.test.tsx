import '#ds/css/global.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ToastOptions } from './toast-store.ts'
import { mouse, renderWithToasts, touch } from './toast-test-tools.tsx'

beforeEach(() => page.viewport(1000, 700))
afterEach(async () => {
  await mouse.move(1, 1)
  cleanup()
})

const region = () => screen.getByRole('region', { name: 'Thông báo (F8)' })
const toast = () => screen.queryByRole('group', { name: 'Đã lưu' })
const visibleToast = () => {
  const element = toast()
  if (!element) throw new Error('No toast is visible')
  return element
}
const closeButton = () => screen.getByRole('button', { name: 'Đóng thông báo' })

function renderWithToast(options?: Partial<ToastOptions>) {
  const view = renderWithToasts(
    <>
      <button type="button">Lưu</button>
      <input aria-label="Tên VPS" />
    </>,
  )
  let id = ''
  const show = (more?: Partial<ToastOptions>) => {
    act(() => {
      id = view.store.show({ title: 'Đã lưu', ...options, ...more })
    })
  }
  const closedBy = () => view.store.getSnapshot().find((record) => record.id === id)?.closedBy
  show()
  return { ...view, show, closedBy, advance: (ms: number) => act(() => view.clock.advance(ms)) }
}

describe('the region', () => {
  test('is in the document before the first toast, empty, with its hotkey in its label', () => {
    renderWithToasts(null)
    expect(region().parentElement).toBe(document.body)
    expect(region().querySelector('[role=status]')?.textContent).toBe('')
    expect(region().querySelector('[role=alert]')?.textContent).toBe('')
  })

  test('shows toasts 420 px wide at the bottom right from the medium breakpoint up, and as wide as the window below it', async () => {
    renderWithToast({ description: 'Nội dung dài hơn một dòng để thông báo rộng hết mức được phép trên màn hình này.' })
    const wide = visibleToast().getBoundingClientRect()
    expect(wide.width).toBe(420)
    expect(wide.left).toBeGreaterThan(500)
    expect(wide.bottom).toBeGreaterThan(650)
    await page.viewport(360, 700)
    const narrow = visibleToast().getBoundingClientRect()
    expect(narrow.width).toBeGreaterThan(330)
    expect(narrow.left).toBe(360 - narrow.right)
  })
})

describe('a swipe', () => {
  test('of 50 px to the right does not dismiss, and the timer goes on', async () => {
    const { closedBy, advance } = renderWithToast()
    await mouse.drag(visibleToast(), { x: 50 })
    expect(closedBy()).toBeNull()
    await mouse.move(1, 1)
    advance(5000)
    await expect.poll(toast).toBeNull()
  })

  test('of 51 px to the right dismisses the toast', async () => {
    const { closedBy } = renderWithToast()
    await mouse.drag(visibleToast(), { x: 51 })
    await expect.poll(toast).toBeNull()
    expect(closedBy()).toBe('swipe')
  })

  test.each([
    ['left', { x: -120 }],
    ['up', { y: -120 }],
    ['more up than right', { x: 60, y: -80 }],
  ])('%s does not dismiss', async (_name, by) => {
    const { closedBy } = renderWithToast()
    await mouse.drag(visibleToast(), by)
    expect(closedBy()).toBeNull()
  })

  test('that returns before it is released does not dismiss', async () => {
    const { closedBy } = renderWithToast()
    const { x, y } = await mouse.drag(visibleToast(), { x: 120 }, { release: false })
    await mouse.move(x - 100, y, true)
    await mouse.release(x - 100, y)
    expect(closedBy()).toBeNull()
  })

  test('that starts on a button is ignored', async () => {
    const { closedBy } = renderWithToast()
    await mouse.drag(closeButton(), { x: 60 })
    expect(closedBy()).toBeNull()
  })

  test.each([
    [
      'the pointer is cancelled',
      () => visibleToast().dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true })),
    ],
    ['the pointer capture is lost', () => visibleToast().releasePointerCapture(1)],
    ['the window loses focus', () => window.dispatchEvent(new Event('blur'))],
  ])('ends when %s', async (_name, interrupt) => {
    const { closedBy } = renderWithToast()
    const { x, y } = await mouse.drag(visibleToast(), { x: 120 }, { release: false })
    expect(visibleToast().dataset.swiping).toBe('true')
    act(() => {
      interrupt()
    })
    await mouse.move(x + 1, y, true)
    await expect.poll(() => visibleToast().dataset.swiping).toBeUndefined()
    await mouse.release(x + 1, y)
    expect(closedBy()).toBeNull()
  })

  test('leaves the focus in the input that has it', async () => {
    renderWithToast()
    const input = screen.getByRole('textbox')
    await userEvent.click(input)
    await mouse.drag(visibleToast(), { x: 20 })
    expect(document.activeElement).toBe(input)
  })

  test('leaves vertical scrolling to the browser', () => {
    renderWithToast()
    expect(getComputedStyle(visibleToast()).touchAction).toBe('pan-y')
  })
})

describe('the timer is paused', () => {
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2] as const
  }

  test('while the toast is hovered, and resumes with the remaining time', async () => {
    const { closedBy, advance } = renderWithToast()
    advance(3000)
    await mouse.move(...middle(visibleToast()))
    advance(60_000)
    expect(closedBy()).toBeNull()
    await mouse.move(1, 1)
    advance(1999)
    expect(closedBy()).toBeNull()
    advance(1)
    await expect.poll(toast).toBeNull()
  })

  test('while the focus is inside', async () => {
    const { closedBy, advance } = renderWithToast()
    act(() => closeButton().focus())
    advance(60_000)
    expect(closedBy()).toBeNull()
    act(() => screen.getByRole('textbox').focus())
    advance(5000)
    await expect.poll(toast).toBeNull()
  })

  test('while another window has the focus', async () => {
    const { closedBy, advance } = renderWithToast()
    window.dispatchEvent(new Event('blur'))
    advance(60_000)
    expect(closedBy()).toBeNull()
    window.dispatchEvent(new Event('focus'))
    advance(5000)
    await expect.poll(toast).toBeNull()
  })

  test.each(['is hidden later', 'is hidden already'])('while the page is in a tab that %s', async (when) => {
    const setHidden = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    if (when === 'is hidden already') setHidden(true)
    const { closedBy, advance } = renderWithToast()
    if (when === 'is hidden later') setHidden(true)
    advance(60_000)
    expect(closedBy()).toBeNull()
    setHidden(false)
    Reflect.deleteProperty(document, 'hidden')
    advance(5000)
    await expect.poll(toast).toBeNull()
  })

  test('while a finger touches it', async () => {
    const { closedBy, advance } = renderWithToast()
    await touch.start(...middle(visibleToast()))
    advance(60_000)
    expect(closedBy()).toBeNull()
    await touch.end()
    advance(5000)
    await expect.poll(toast).toBeNull()
  })

  test('no longer by a finger, once the window was left, since the page is not told when the finger is lifted', async () => {
    const { closedBy, advance } = renderWithToast()
    await touch.start(...middle(visibleToast()))
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('focus'))
    advance(5000)
    expect(closedBy()).toBe('timeout')
    await touch.end()
  })

  test('not for the next toast, after one was closed under the pointer', async () => {
    const { show, advance } = renderWithToast()
    const [x, y] = middle(closeButton())
    await mouse.press(x, y)
    await mouse.release(x, y)
    await expect.poll(toast).toBeNull()
    await mouse.move(1, 1)
    show()
    advance(5000)
    await expect.poll(toast).toBeNull()
  })
})

describe('the announcement', () => {
  const announced = (role: 'status' | 'alert') => region().querySelector(`[role=${role}]`)?.textContent?.trim()

  test('is polite, and fills a live region that was empty before', async () => {
    renderWithToast({ description: 'VPS sẽ sẵn sàng sau vài phút.' })
    expect(announced('status')).toBe('')
    await expect.poll(() => announced('status')).toBe('Đã lưu VPS sẽ sẵn sàng sau vài phút.')
    expect(announced('alert')).toBe('')
    await expect.poll(() => announced('status')).toBe('')
  })

  test('is assertive for a critical toast', async () => {
    renderWithToast({ tone: 'critical' })
    await expect.poll(() => announced('alert')).toBe('Đã lưu')
    expect(announced('status')).toBe('')
  })

  test('is repeated after an update', async () => {
    const { store, show } = renderWithToast()
    show()
    await expect.poll(() => announced('status')).toBe('Đã lưu')
    const id = store.getSnapshot().at(-1)?.id ?? ''
    act(() => store.update(id, { title: 'Đã gửi' }))
    await expect.poll(() => announced('status')).toBe('Đã gửi')
  })
})

test('pressing the action runs it and closes the toast', async () => {
  let runs = 0
  const { closedBy } = renderWithToast({ action: { label: 'Hoàn tác', onSelect: () => (runs += 1) } })
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }))
  await expect.poll(toast).toBeNull()
  expect(runs).toBe(1)
  expect(closedBy()).toBe('action')
})
