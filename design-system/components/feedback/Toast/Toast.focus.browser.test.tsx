import '#ds/css/global.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '#ds/components/overlays/Dialog/index.ts'
import { mouse, renderWithToasts } from './toast-test-tools.tsx'
import { useToast } from './use-toast.ts'

beforeEach(() => page.viewport(1000, 700))
afterEach(async () => {
  await mouse.move(1, 1)
  cleanup()
})

const region = () => screen.getByRole('region', { name: 'Thông báo (F8)' })
const toast = () => screen.queryByRole('group', { name: 'Không đủ số dư' })
const closeButton = () => screen.getByRole('button', { name: 'Đóng thông báo' })
const focused = () => document.activeElement

function Order({ initiallyOpen = false }) {
  const [open, setOpen] = useState(initiallyOpen)
  const { show } = useToast()
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Đặt VPS
      </button>
      <input aria-label="Mã giảm giá" />
      <Dialog open={open} onOpenChange={setOpen} heading="Đặt VPS mới">
        <input aria-label="Tên VPS" />
        <button type="button" onClick={() => show({ title: 'Không đủ số dư', tone: 'critical' })}>
          Thanh toán
        </button>
      </Dialog>
    </>
  )
}

const renderOrder = (initiallyOpen?: boolean) => {
  const view = renderWithToasts(<Order initiallyOpen={initiallyOpen} />)
  const show = () => act(() => view.store.show({ title: 'Không đủ số dư', tone: 'critical' }))
  /** Whether the last toast is open; a closed one stays in the document until its animation has ended. */
  const isOpen = () => view.store.getSnapshot().at(-1)?.open
  return { ...view, show, isOpen }
}

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Đặt VPS' }))
  const input = await screen.findByRole('textbox', { name: 'Tên VPS' })
  await expect.poll(focused).toBe(input)
  return input
}

const pressF8 = (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { key: 'F8', code: 'F8', bubbles: true, cancelable: true, ...init })
  act(() => {
    focused()?.dispatchEvent(event)
  })
}

describe('F8', () => {
  test('moves the focus from the page to the region, and back to the body', async () => {
    renderOrder()
    await userEvent.keyboard('{F8}')
    expect(focused()).toBe(region())
    await userEvent.keyboard('{F8}')
    expect(focused()).toBe(document.body)
  })

  test('moves the focus from an input to the region, and back to the input', async () => {
    const { show, isOpen } = renderOrder()
    show()
    const input = screen.getByRole('textbox', { name: 'Mã giảm giá' })
    await userEvent.click(input)
    await userEvent.keyboard('{F8}')
    expect(focused()).toBe(region())
    await userEvent.tab()
    expect(focused()).toBe(toast())
    await userEvent.tab()
    expect(focused()).toBe(closeButton())
    await userEvent.keyboard('{F8}')
    expect(focused()).toBe(input)
    expect(isOpen()).toBe(true)
  })

  test('moves the focus from inside a modal dialog to the region, and back', async () => {
    renderOrder()
    const input = await openDialog()
    await userEvent.click(screen.getByRole('button', { name: 'Thanh toán' }))
    await userEvent.click(input)
    await userEvent.keyboard('{F8}')
    expect(focused()).toBe(region())
    expect(region().inert).toBe(false)
    await userEvent.keyboard('{F8}')
    expect(focused()).toBe(input)
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  test('is ignored while held down, during text composition, and together with a modifier key', () => {
    renderOrder()
    act(() => screen.getByRole('textbox', { name: 'Mã giảm giá' }).focus())
    const before = focused()
    for (const init of [{ repeat: true }, { isComposing: true }, { ctrlKey: true }, { code: 'F7' }]) {
      pressF8(init)
      expect(focused()).toBe(before)
    }
    // The key's position (`code`) is compared, not its name (`key`).
    pressF8({ key: 'Unidentified' })
    expect(focused()).toBe(region())
  })

  test('works in a widget that stops the propagation of key events', async () => {
    renderOrder()
    const input = screen.getByRole('textbox', { name: 'Mã giảm giá' })
    input.addEventListener('keydown', (event) => event.stopPropagation())
    await userEvent.click(input)
    await userEvent.keyboard('{F8}')
    expect(focused()).toBe(region())
  })

  test('restores the previous focus even after the window was left and entered again', async () => {
    const { show, clock, isOpen } = renderOrder()
    show()
    const input = screen.getByRole('textbox', { name: 'Mã giảm giá' })
    await userEvent.click(input)
    await userEvent.keyboard('{F8}')
    // A browser blurs the element when the window loses focus, and focuses it again on return, without a related target.
    const away = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    act(() => region().blur())
    away.mockRestore()
    act(() => clock.advance(60_000))
    expect(isOpen()).toBe(true)
    act(() => region().focus())
    await userEvent.keyboard('{F8}')
    expect(focused()).toBe(input)
  })

  test('shows a focus ring on the region even without a toast', async () => {
    renderOrder()
    await userEvent.keyboard('{F8}')
    expect(getComputedStyle(region()).outlineStyle).toBe('solid')
    expect(region().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  })
})

describe('Escape', () => {
  test('on the region restores the focus and keeps the toast', async () => {
    const { show, isOpen } = renderOrder()
    show()
    const input = screen.getByRole('textbox', { name: 'Mã giảm giá' })
    await userEvent.click(input)
    await userEvent.keyboard('{F8}{Escape}')
    expect(focused()).toBe(input)
    expect(isOpen()).toBe(true)
  })

  test('in the toast dismisses it and restores the focus', async () => {
    const { store, show } = renderOrder()
    show()
    const input = screen.getByRole('textbox', { name: 'Mã giảm giá' })
    await userEvent.click(input)
    await userEvent.keyboard('{F8}{Tab}{Escape}')
    await expect.poll(toast).toBeNull()
    expect(focused()).toBe(input)
    expect(store.getSnapshot()[0]?.closedBy).toBe('escape')
  })

  test('in the toast keeps the dialog underneath open, and restores the focus inside it', async () => {
    renderOrder()
    const input = await openDialog()
    await userEvent.click(screen.getByRole('button', { name: 'Thanh toán' }))
    await userEvent.click(input)
    await userEvent.keyboard('{F8}{Tab}{Tab}{Escape}')
    await expect.poll(toast).toBeNull()
    expect(focused()).toBe(input)
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })
})

describe('Escape over a dialog that was opened without a trigger, which Ariakit would close on any Escape', () => {
  test.each([
    ['on the region', '{F8}{Escape}'],
    ['in the toast', '{F8}{Tab}{Escape}'],
  ])('%s keeps it open', async (_name, keys) => {
    const { show } = renderOrder(true)
    const input = await screen.findByRole('textbox', { name: 'Tên VPS' })
    await expect.poll(focused).toBe(input)
    show()
    await userEvent.keyboard(keys)
    expect(focused()).toBe(input)
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })
})

describe('focus inside', () => {
  test('returns to the previous element when the close button is pressed', async () => {
    renderOrder().show()
    const input = screen.getByRole('textbox', { name: 'Mã giảm giá' })
    await userEvent.click(input)
    await userEvent.click(closeButton())
    await expect.poll(toast).toBeNull()
    expect(focused()).toBe(input)
  })

  test('moves to the region when a new toast replaces the focused one', async () => {
    const { show, store } = renderOrder()
    show()
    const input = screen.getByRole('textbox', { name: 'Mã giảm giá' })
    await userEvent.click(input)
    await userEvent.keyboard('{F8}{Tab}{Tab}')
    expect(focused()).toBe(closeButton())
    show()
    expect(focused()).toBe(region())
    act(() => store.dismiss(store.getSnapshot().at(-1)?.id ?? '', 'api'))
    expect(focused()).toBe(input)
  })

  test('reaches the close button by Tab without F8, and the toast itself only from inside the region', async () => {
    renderOrder().show()
    act(() => screen.getByRole('textbox', { name: 'Mã giảm giá' }).focus())
    await userEvent.tab()
    expect(focused()).toBe(closeButton())
    await userEvent.tab({ shift: true })
    expect(focused()).toBe(toast())
  })
})

describe('over an open dialog', () => {
  const elementAtCentre = (element: Element) => {
    const box = element.getBoundingClientRect()
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  }

  async function showToastFromDialog() {
    const view = renderOrder()
    await openDialog()
    await userEvent.click(screen.getByRole('button', { name: 'Thanh toán' }))
    const visibleToast = toast()
    if (!visibleToast) throw new Error('No toast is visible')
    return { ...view, visibleToast }
  }

  test('a toast is on top of it, also on a phone', async () => {
    const { visibleToast } = await showToastFromDialog()
    expect(visibleToast.contains(elementAtCentre(visibleToast))).toBe(true)
    await page.viewport(360, 640)
    expect(visibleToast.contains(elementAtCentre(visibleToast))).toBe(true)
  })

  test('a toast is paused by hovering and closed by its button, and the dialog stays open', async () => {
    const { visibleToast, clock, isOpen } = await showToastFromDialog()
    const box = visibleToast.getBoundingClientRect()
    await mouse.move(box.left + 10, box.top + 10)
    act(() => clock.advance(60_000))
    expect(isOpen()).toBe(true)
    await userEvent.click(closeButton())
    await expect.poll(toast).toBeNull()
    expect(screen.queryByRole('dialog')).not.toBeNull()
    expect(screen.getByRole('dialog').contains(focused())).toBe(true)
  })

  test('a toast is dismissed by a swipe, and the dialog stays open', async () => {
    const { visibleToast, store } = await showToastFromDialog()
    await mouse.drag(visibleToast, { x: 51 })
    await expect.poll(toast).toBeNull()
    expect(store.getSnapshot()[0]?.closedBy).toBe('swipe')
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  test('a toast is announced inside the dialog', async () => {
    await showToastFromDialog()
    const inDialog = screen.getByRole('dialog').querySelector('[role=alert]')
    await expect.poll(() => inDialog?.textContent?.trim()).toBe('Không đủ số dư')
    expect(region().querySelector('[role=alert]')?.textContent).toBe('')
  })
})
