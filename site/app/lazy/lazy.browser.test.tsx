import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog, type DialogProps } from '#ds/components/Dialog/index.ts'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/vi.ts'
import { lazyDialog } from './lazy.tsx'
import { createLazyPart } from './lazy-part.ts'

type PartProps = Pick<DialogProps, 'open' | 'onOpenChange'>

const TopUp = (props: PartProps) => (
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

/** A part that arrives when the test says so, and a page that opens it. */
function heldPart() {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType<PartProps>>()
  const fetchComponent = vi.fn(() => promise)
  const onRetry = vi.fn()
  const part = createLazyPart(fetchComponent)
  const LazyTopUp = lazyDialog(part, (props) => props, onRetry)
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <MessagesProvider value={componentMessages}>
        <button type="button" onClick={() => setOpen(true)}>
          Mở
        </button>
        <LazyTopUp open={open} onOpenChange={setOpen} />
      </MessagesProvider>
    )
  }
  return {
    Page,
    part,
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
/** The browser has nothing to do only when the test says so. */
function holdIdle() {
  const idle: IdleRequestCallback[] = []
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((callback) => idle.push(callback))
  return () => {
    for (const callback of idle) callback({ didTimeout: false, timeRemaining: () => 50 })
  }
}

test('it is fetched once, while the browser is idle, and is there when it is opened', async () => {
  const beIdle = holdIdle()
  const { Page, part, fetchComponent, arrive } = heldPart()
  render(<Page />)
  expect(fetchComponent).not.toHaveBeenCalled()
  beIdle()
  arrive()
  await part.load()
  await userEvent.click(opener())
  await expect.poll(() => opened()?.contains(focused())).toBe(true)
  expect(waiting()).toBeNull()
  expect(fetchComponent).toHaveBeenCalledOnce()
})

test('opened before, it shows once it has come; the focus waits with it, goes in, and comes back', async () => {
  holdIdle()
  const { Page, arrive } = heldPart()
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

test('a user who no longer waits leaves by Escape; what comes then does not open', async () => {
  holdIdle()
  const { Page, part, arrive } = heldPart()
  render(<Page />)
  await userEvent.click(opener())
  expect(waiting()).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(waiting()).toBeNull()
  expect(focused()).toBe(opener())
  arrive()
  await part.load()
  expect(opened()).toBeNull()
})

test('a failure to fetch is shown with a way to try again, also when it failed before anybody opened it', async () => {
  const beIdle = holdIdle()
  const { Page, part, fail, onRetry } = heldPart()
  render(<Page />)
  beIdle()
  fail()
  await part.load().catch(() => undefined)
  await userEvent.click(opener())
  await expect.poll(() => screen.queryByRole('alert')?.textContent).toContain('Chưa tải được')
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
