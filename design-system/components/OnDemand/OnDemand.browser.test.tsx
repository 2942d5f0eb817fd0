import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog, type DialogProps } from '#ds/components/Dialog/index.ts'
import { onDemand } from '#ds/components/on-demand.ts'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/vi.ts'
import { OnDemand } from './OnDemand.tsx'

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

/** A part that arrives when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<ComponentType<PartProps>>()
  const fetchPart = vi.fn(() => promise)
  return { part: onDemand(fetchPart), fetchPart, arrive: () => resolve(TopUp), fail: () => reject(new Error('404')) }
}

function Page({ part, onRetry }: { part: ReturnType<typeof held>['part']; onRetry?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <MessagesProvider value={componentMessages}>
      <button type="button" onClick={() => setOpen(true)}>
        Mở
      </button>
      <OnDemand part={part} wanted={open} onCancel={() => setOpen(false)} {...(onRetry && { onRetry })}>
        {(Part) => <Part open={open} onOpenChange={setOpen} />}
      </OnDemand>
    </MessagesProvider>
  )
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

test('it is fetched once, while the browser is idle, and is there when it is asked for', async () => {
  const beIdle = holdIdle()
  const { part, fetchPart, arrive } = held()
  render(<Page part={part} />)
  expect(fetchPart).not.toHaveBeenCalled()
  beIdle()
  arrive()
  await part.load()
  await userEvent.click(opener())
  await expect.poll(() => opened()?.contains(focused())).toBe(true)
  expect(waiting()).toBeNull()
  expect(fetchPart).toHaveBeenCalledOnce()
})

test('asked for before, it opens once it has come; the focus waits with it, goes in, and comes back', async () => {
  holdIdle()
  const { part, arrive } = held()
  render(<Page part={part} />)
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

test('whoever no longer wants to wait leaves by Escape; what comes then does not open', async () => {
  holdIdle()
  const { part, arrive } = held()
  render(<Page part={part} />)
  await userEvent.click(opener())
  expect(waiting()).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(waiting()).toBeNull()
  expect(focused()).toBe(opener())
  arrive()
  await part.load()
  expect(opened()).toBeNull()
})

test('what cannot be fetched is said, with a way to try again, also after it has failed unasked', async () => {
  const beIdle = holdIdle()
  const { part, fail } = held()
  const onRetry = vi.fn()
  render(<Page part={part} onRetry={onRetry} />)
  beIdle()
  fail()
  await part.load().catch(() => undefined)
  await userEvent.click(opener())
  await expect.poll(() => screen.queryByRole('alert')?.textContent).toContain('Chưa tải được')
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
