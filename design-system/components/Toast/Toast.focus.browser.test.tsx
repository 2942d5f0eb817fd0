import '#ds/css/global.ts'
import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '#ds/components/Dialog/index.ts'
import { mouse, renderWithToasts } from './toast-test-tools.tsx'
import { useToast } from './use-toast.ts'

beforeEach(() => page.viewport(1000, 700))
afterEach(async () => {
  await mouse.move(1, 1)
  cleanup()
})

const region = () => screen.getByRole('region', { name: 'Thông báo (F8)' })
const toast = () => screen.queryByRole('group', { name: 'Không đủ số dư' })
const closeToast = () => screen.getByRole('button', { name: 'Đóng thông báo' })
const focused = () => document.activeElement

function Order({ opened = false }) {
  const [open, setOpen] = useState(opened)
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

const renderOrder = (opened?: boolean) => {
  const view = renderWithToasts(<Order opened={opened} />)
  const show = () => act(() => view.store.show({ title: 'Không đủ số dư', tone: 'critical' }))
  return { ...view, show }
}

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Đặt VPS' }))
  const input = await screen.findByRole('textbox', { name: 'Tên VPS' })
  await expect.poll(focused).toBe(input)
  return input
}

const press = (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { key: 'F8', code: 'F8', bubbles: true, cancelable: true, ...init })
  act(() => {
    focused()?.dispatchEvent(event)
  })
}

describe('F8', () => {
  test('leads to the region from the page, and to nowhere in particular back', async () => {
    renderOrder()
    await userEvent.keyboard('{F8}')
    expect(focused()).toBe(region())
    await userEvent.keyboard('{F8}')
    expect(focused()).toBe(document.body)
  })

  test('leads to the region from an input and back to it', async () => {
    renderOrder().show()
    const input = screen.getByRole('textbox', { name: 'Mã giảm giá' })
    await userEvent.click(input)
    await userEvent.keyboard('{F8}')
    expect(focused()).toBe(region())
    await userEvent.tab()
    expect(focused()).toBe(toast())
    await userEvent.tab()
    expect(focused()).toBe(closeToast())
    await userEvent.keyboard('{F8}')
    expect(focused()).toBe(input)
    expect(toast()).not.toBeNull()
  })

  test('leads to the region from inside a modal dialog and back into it', async () => {
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

  test('counts neither while held down, nor while words are being composed, nor with another key', () => {
    renderOrder()
    act(() => screen.getByRole('textbox', { name: 'Mã giảm giá' }).focus())
    const before = focused()
    for (const init of [{ repeat: true }, { isComposing: true }, { ctrlKey: true }, { code: 'F7' }]) {
      press(init)
      expect(focused()).toBe(before)
    }
    // The key in that place counts, whatever it is called.
    press({ key: 'Unidentified' })
    expect(focused()).toBe(region())
  })

  test('leads to the region from a widget that keeps its keys to itself', async () => {
    renderOrder()
    const input = screen.getByRole('textbox', { name: 'Mã giảm giá' })
    input.addEventListener('keydown', (event) => event.stopPropagation())
    await userEvent.click(input)
    await userEvent.keyboard('{F8}')
    expect(focused()).toBe(region())
  })

  test('leads back to where focus was, also after a visit to another window', async () => {
    const { show, clock } = renderOrder()
    show()
    const input = screen.getByRole('textbox', { name: 'Mã giảm giá' })
    await userEvent.click(input)
    await userEvent.keyboard('{F8}')
    // The browser takes focus from the element and, on return, gives it back from nowhere.
    const away = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    act(() => region().blur())
    away.mockRestore()
    act(() => clock.advance(60_000))
    expect(toast()).not.toBeNull()
    act(() => region().focus())
    await userEvent.keyboard('{F8}')
    expect(focused()).toBe(input)
  })

  test('shows where focus is, also while there is no toast', async () => {
    renderOrder()
    await userEvent.keyboard('{F8}')
    expect(getComputedStyle(region()).outlineStyle).toBe('solid')
    expect(region().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  })
})

describe('Escape', () => {
  test('on the region gives focus back and leaves the toast', async () => {
    renderOrder().show()
    const input = screen.getByRole('textbox', { name: 'Mã giảm giá' })
    await userEvent.click(input)
    await userEvent.keyboard('{F8}{Escape}')
    expect(focused()).toBe(input)
    expect(toast()).not.toBeNull()
  })

  test('in the toast dismisses it and gives focus back', async () => {
    const { store, show } = renderOrder()
    show()
    const input = screen.getByRole('textbox', { name: 'Mã giảm giá' })
    await userEvent.click(input)
    await userEvent.keyboard('{F8}{Tab}{Escape}')
    await expect.poll(toast).toBeNull()
    expect(focused()).toBe(input)
    expect(store.getSnapshot()[0]?.closedBy).toBe('escape')
  })

  test('in the toast leaves the dialog underneath open, and gives focus back into it', async () => {
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

describe('Escape over a dialog that opened by itself, which Ariakit would close on Escape from anywhere', () => {
  test.each([
    ['on the region', '{F8}{Escape}'],
    ['in the toast', '{F8}{Tab}{Escape}'],
  ])('%s leaves it open', async (_name, keys) => {
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
  test('goes back to where it was when the close button is pressed', async () => {
    renderOrder().show()
    const input = screen.getByRole('textbox', { name: 'Mã giảm giá' })
    await userEvent.click(input)
    await userEvent.click(closeToast())
    await expect.poll(toast).toBeNull()
    expect(focused()).toBe(input)
  })

  test('stays among the toasts when a newer one replaces the one that has it', async () => {
    const { show, store } = renderOrder()
    show()
    const input = screen.getByRole('textbox', { name: 'Mã giảm giá' })
    await userEvent.click(input)
    await userEvent.keyboard('{F8}{Tab}{Tab}')
    expect(focused()).toBe(closeToast())
    show()
    expect(focused()).toBe(region())
    act(() => store.dismiss(store.getSnapshot().at(-1)?.id ?? '', 'api'))
    expect(focused()).toBe(input)
  })

  test('finds the close button in the tab order without F8, and the toast only after it', async () => {
    renderOrder().show()
    act(() => screen.getByRole('textbox', { name: 'Mã giảm giá' }).focus())
    await userEvent.tab()
    expect(focused()).toBe(closeToast())
    await userEvent.tab({ shift: true })
    expect(focused()).toBe(toast())
  })
})

describe('over an open dialog', () => {
  const atMiddle = (element: Element) => {
    const box = element.getBoundingClientRect()
    return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
  }

  async function raiseFromDialog() {
    const view = renderOrder()
    await openDialog()
    await userEvent.click(screen.getByRole('button', { name: 'Thanh toán' }))
    const shown = toast()
    if (!shown) throw new Error('No toast in view')
    return { ...view, shown }
  }

  test('a toast lies above it, on a phone as well', async () => {
    const { shown } = await raiseFromDialog()
    expect(shown.contains(atMiddle(shown))).toBe(true)
    await page.viewport(360, 640)
    expect(shown.contains(atMiddle(shown))).toBe(true)
  })

  test('a toast is held by hovering and closed by its button, and the dialog stays', async () => {
    const { shown, clock } = await raiseFromDialog()
    const box = shown.getBoundingClientRect()
    await mouse.move(box.left + 10, box.top + 10)
    act(() => clock.advance(60_000))
    expect(toast()).not.toBeNull()
    await userEvent.click(closeToast())
    await expect.poll(toast).toBeNull()
    expect(screen.queryByRole('dialog')).not.toBeNull()
    expect(screen.getByRole('dialog').contains(focused())).toBe(true)
  })

  test('a toast is swiped away, and the dialog stays', async () => {
    const { shown, store } = await raiseFromDialog()
    await mouse.drag(shown, { x: 51 })
    await expect.poll(toast).toBeNull()
    expect(store.getSnapshot()[0]?.closedBy).toBe('swipe')
    expect(screen.queryByRole('dialog')).not.toBeNull()
  })

  test('a toast is read out inside the dialog', async () => {
    await raiseFromDialog()
    const inDialog = screen.getByRole('dialog').querySelector('[role=alert]')
    await expect.poll(() => inDialog?.textContent?.trim()).toBe('Không đủ số dư')
    expect(region().querySelector('[role=alert]')?.textContent).toBe('')
  })
})
