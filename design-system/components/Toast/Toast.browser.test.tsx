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
const shown = () => {
  const element = toast()
  if (!element) throw new Error('No toast in view')
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
  test('is in the document, empty and labelled with its key, before the first toast', () => {
    renderWithToasts(null)
    expect(region().parentElement).toBe(document.body)
    expect(region().querySelector('[role=status]')?.textContent).toBe('')
    expect(region().querySelector('[role=alert]')?.textContent).toBe('')
  })

  test('keeps toasts to 420 px at the bottom right from the medium breakpoint, and to the width of the window below it', async () => {
    renderWithToast({ description: 'Nội dung dài hơn một dòng để thông báo rộng hết mức được phép trên màn hình này.' })
    const wide = shown().getBoundingClientRect()
    expect(wide.width).toBe(420)
    expect(wide.left).toBeGreaterThan(500)
    expect(wide.bottom).toBeGreaterThan(650)
    await page.viewport(360, 700)
    const narrow = shown().getBoundingClientRect()
    expect(narrow.width).toBeGreaterThan(330)
    expect(narrow.left).toBe(360 - narrow.right)
  })
})

describe('a swipe', () => {
  test('of 50 px to the right stays, with the time going on', async () => {
    const { advance } = renderWithToast()
    await mouse.drag(shown(), { x: 50 })
    expect(toast()).not.toBeNull()
    await mouse.move(1, 1)
    advance(5000)
    await expect.poll(toast).toBeNull()
  })

  test('of 51 px to the right dismisses', async () => {
    const { closedBy } = renderWithToast()
    await mouse.drag(shown(), { x: 51 })
    await expect.poll(toast).toBeNull()
    expect(closedBy()).toBe('swipe')
  })

  test.each([
    ['left', { x: -120 }],
    ['up', { y: -120 }],
    ['rather up than right', { x: 60, y: -80 }],
  ])('%s stays', async (_name, by) => {
    renderWithToast()
    await mouse.drag(shown(), by)
    expect(toast()).not.toBeNull()
  })

  test('that comes back before letting go stays', async () => {
    renderWithToast()
    const { x, y } = await mouse.drag(shown(), { x: 120 }, { letGo: false })
    await mouse.move(x - 100, y, true)
    await mouse.release(x - 100, y)
    expect(toast()).not.toBeNull()
  })

  test('that starts on a button is none', async () => {
    renderWithToast()
    await mouse.drag(closeButton(), { x: 60 })
    expect(toast()).not.toBeNull()
  })

  test.each([
    [
      'the pointer is cancelled',
      () => shown().dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true })),
    ],
    ['the pointer is taken away', () => shown().releasePointerCapture(1)],
    ['the window loses focus', () => window.dispatchEvent(new Event('blur'))],
  ])('ends when %s', async (_name, interrupt) => {
    renderWithToast()
    const { x, y } = await mouse.drag(shown(), { x: 120 }, { letGo: false })
    expect(shown().dataset.swiping).toBe('true')
    act(() => {
      interrupt()
    })
    await mouse.move(x + 1, y, true)
    await expect.poll(() => shown().dataset.swiping).toBeUndefined()
    await mouse.release(x + 1, y)
    expect(toast()).not.toBeNull()
  })

  test('does not take focus away from where someone types', async () => {
    renderWithToast()
    const input = screen.getByRole('textbox')
    await userEvent.click(input)
    await mouse.drag(shown(), { x: 20 })
    expect(document.activeElement).toBe(input)
  })

  test('leaves scrolling up and down to the browser', () => {
    renderWithToast()
    expect(getComputedStyle(shown()).touchAction).toBe('pan-y')
  })
})

describe('the time stands still', () => {
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2] as const
  }

  test('while hovered, and goes on with what was left', async () => {
    const { advance } = renderWithToast()
    advance(3000)
    await mouse.move(...middle(shown()))
    advance(60_000)
    expect(toast()).not.toBeNull()
    await mouse.move(1, 1)
    advance(1999)
    expect(toast()).not.toBeNull()
    advance(1)
    await expect.poll(toast).toBeNull()
  })

  test('while focus is inside', async () => {
    const { advance } = renderWithToast()
    act(() => closeButton().focus())
    advance(60_000)
    expect(toast()).not.toBeNull()
    act(() => screen.getByRole('textbox').focus())
    advance(5000)
    await expect.poll(toast).toBeNull()
  })

  test('while another window has focus', async () => {
    const { advance } = renderWithToast()
    window.dispatchEvent(new Event('blur'))
    advance(60_000)
    expect(toast()).not.toBeNull()
    window.dispatchEvent(new Event('focus'))
    advance(5000)
    await expect.poll(toast).toBeNull()
  })

  test('while the page is a hidden tab', async () => {
    const { advance } = renderWithToast()
    const setHidden = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    setHidden(true)
    advance(60_000)
    expect(toast()).not.toBeNull()
    setHidden(false)
    Reflect.deleteProperty(document, 'hidden')
    advance(5000)
    await expect.poll(toast).toBeNull()
  })

  test('while a finger holds it', async () => {
    const { advance } = renderWithToast()
    await touch.start(...middle(shown()))
    advance(60_000)
    expect(toast()).not.toBeNull()
    await touch.end()
    advance(5000)
    await expect.poll(toast).toBeNull()
  })

  test('no longer for the next toast, once one was closed under the pointer', async () => {
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

describe('what is said', () => {
  const said = (role: 'status' | 'alert') => region().querySelector(`[role=${role}]`)?.textContent?.trim()

  test('is read politely, after the region has stood empty', async () => {
    renderWithToast({ description: 'VPS sẽ sẵn sàng sau vài phút.' })
    expect(said('status')).toBe('')
    await expect.poll(() => said('status')).toBe('Đã lưu VPS sẽ sẵn sàng sau vài phút.')
    expect(said('alert')).toBe('')
    await expect.poll(() => said('status')).toBe('')
  })

  test('is read at once when it is critical', async () => {
    renderWithToast({ tone: 'critical' })
    await expect.poll(() => said('alert')).toBe('Đã lưu')
    expect(said('status')).toBe('')
  })

  test('is read again after an update', async () => {
    const { store, show } = renderWithToast()
    show()
    await expect.poll(() => said('status')).toBe('Đã lưu')
    const id = store.getSnapshot().at(-1)?.id ?? ''
    act(() => store.update(id, { title: 'Đã gửi' }))
    await expect.poll(() => said('status')).toBe('Đã gửi')
  })
})

test('an action is carried out and closes the toast', async () => {
  let carriedOut = 0
  const { closedBy } = renderWithToast({ action: { label: 'Hoàn tác', onSelect: () => (carriedOut += 1) } })
  await userEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }))
  await expect.poll(toast).toBeNull()
  expect(carriedOut).toBe(1)
  expect(closedBy()).toBe('action')
})
