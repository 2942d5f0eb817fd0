import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog, type DialogProps } from '#ds/components/overlays/Dialog/index.ts'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { lazyDialog } from './lazy.tsx'
import { createLazyModule } from './lazy-module.ts'

type LazyDialogProps = Pick<DialogProps, 'open' | 'onOpenChange'>

const TopUp = (props: LazyDialogProps) => (
  <Dialog {...props} heading="Nạp tiền">
    <input aria-label="Số tiền" />
  </Dialog>
)

beforeEach(async () => {
  await page.viewport(1000, 700)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A lazy dialog whose loading the test controls, and a page that opens it. */
function setUp() {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType<LazyDialogProps>>()
  const fetchComponent = vi.fn(() => promise)
  const onRetry = vi.fn()
  const module = createLazyModule(fetchComponent)
  const LazyTopUp = lazyDialog(module, (props) => props, onRetry)
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <MessagesProvider value={componentMessages.vi}>
        <button type="button" onClick={() => setOpen(true)}>
          Mở
        </button>
        <LazyTopUp open={open} onOpenChange={setOpen} />
      </MessagesProvider>
    )
  }
  return {
    Page,
    module,
    fetchComponent,
    onRetry,
    arrive: () => resolve(TopUp),
    fail: () => reject(new Error('404')),
  }
}

const opener = () => screen.getByRole('button', { name: 'Mở' })
const waiting = () => screen.queryByRole('dialog', { name: 'Đang tải' })
const opened = () => screen.queryByRole('dialog', { name: 'Nạp tiền' })
const focused = () => document.activeElement
/** Stubs `requestIdleCallback`. Returns a function that runs the requested callbacks. */
function stubIdle() {
  const idle: IdleRequestCallback[] = []
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => idle.push(callback))
  return () => {
    for (const callback of idle) callback({ didTimeout: false, timeRemaining: () => 50 })
  }
}

test('the dialog is loaded once, while the browser is idle, and opens without waiting', async () => {
  const becomeIdle = stubIdle()
  const { Page, module, fetchComponent, arrive } = setUp()
  render(<Page />)
  expect(fetchComponent).not.toHaveBeenCalled()
  becomeIdle()
  arrive()
  await module.load()
  await userEvent.click(opener())
  await expect.poll(() => opened()?.contains(focused())).toBe(true)
  expect(waiting()).toBeNull()
  expect(fetchComponent).toHaveBeenCalledOnce()
})

test('a dialog opened before it has loaded opens when it has; focus moves into it, and back after closing', async () => {
  stubIdle()
  const { Page, arrive } = setUp()
  render(<Page />)
  opener().focus()
  await userEvent.keyboard('{Enter}')
  expect(waiting()?.contains(focused())).toBe(true)
  arrive()
  await expect.poll(() => opened()?.contains(focused())).toBe(true)
  expect(waiting()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.poll(opened).toBeNull()
  await expect.poll(focused).toBe(opener())
})

test('Escape closes the waiting dialog, and the loaded dialog does not open afterwards', async () => {
  stubIdle()
  const { Page, module, arrive } = setUp()
  render(<Page />)
  await userEvent.click(opener())
  expect(waiting()).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(waiting()).toBeNull()
  expect(focused()).toBe(opener())
  arrive()
  await module.load()
  expect(opened()).toBeNull()
})

test('a loading failure is shown with a retry button, even when it happened before the dialog was opened', async () => {
  const becomeIdle = stubIdle()
  const { Page, module, fail, onRetry } = setUp()
  render(<Page />)
  becomeIdle()
  fail()
  await module.load().catch(() => undefined)
  await userEvent.click(opener())
  await expect.poll(() => screen.queryByRole('alert')?.textContent).toContain('Không tải được')
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('no code is fetched when the page is unmounted before the browser is idle', () => {
  const becomeIdle = stubIdle()
  const { Page, fetchComponent } = setUp()
  render(<Page />).unmount()
  becomeIdle()
  expect(fetchComponent).not.toHaveBeenCalled()
})

test('a failure after the waiting dialog was closed is not shown when the dialog is opened again', async () => {
  stubIdle()
  const { Page, module, fetchComponent, fail } = setUp()
  render(<Page />)
  await userEvent.click(opener())
  await userEvent.keyboard('{Escape}')
  fail()
  await module.load().catch(() => undefined)
  fetchComponent.mockReturnValueOnce(new Promise(() => undefined))
  await userEvent.click(opener())
  expect(waiting()).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
