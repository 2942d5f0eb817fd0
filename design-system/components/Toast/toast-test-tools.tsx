import { render } from '@testing-library/react'
import type {} from '@vitest/browser-playwright'
import type { ReactNode } from 'react'
import { cdp } from 'vitest/browser'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/vi.ts'
import { createFakeClock } from './fake-clock.ts'
import { ToastProvider } from './ToastProvider.tsx'
import { createToastStore } from './toast-store.ts'

/** A page with toasts whose time passes only when the test says so. */
export function renderWithToasts(children: ReactNode, options?: { reactStrictMode?: boolean }) {
  const clock = createFakeClock()
  const store = createToastStore(clock)
  const page = (
    <MessagesProvider value={componentMessages}>
      <ToastProvider store={store}>{children}</ToastProvider>
    </MessagesProvider>
  )
  return { clock, store, ...render(page, options) }
}

/** Where a point of the test's frame lies in the browser's window. */
function inWindow(x: number, y: number) {
  const frame = window.frameElement
  if (!frame) return { x, y }
  const box = frame.getBoundingClientRect()
  const scale = box.width / window.innerWidth
  return { x: box.left + x * scale, y: box.top + y * scale }
}

/** Real input meets what has been painted, so the last change has to be. */
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

type MouseType = 'mousePressed' | 'mouseMoved' | 'mouseReleased'

async function sendMouse(type: MouseType, x: number, y: number, held: boolean) {
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    ...inWindow(x, y),
    // A move that names no button would end the drag.
    button: held || type === 'mouseReleased' ? 'left' : 'none',
    buttons: held ? 1 : 0,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  })
}

/** The browser's real mouse, in the coordinates of the page under test. */
export const mouse = {
  move: (x: number, y: number, held = false) => sendMouse('mouseMoved', x, y, held),
  async press(x: number, y: number) {
    await painted()
    await sendMouse('mouseMoved', x, y, false)
    await sendMouse('mousePressed', x, y, true)
  },
  release: (x: number, y: number) => sendMouse('mouseReleased', x, y, false),
  /** Presses at the middle of the element, moves by so much, and lets go unless told otherwise. */
  async drag(element: Element, by: { x?: number; y?: number }, { letGo = true } = {}) {
    const box = element.getBoundingClientRect()
    const from = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }
    const to = { x: from.x + (by.x ?? 0), y: from.y + (by.y ?? 0) }
    await mouse.press(from.x, from.y)
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, true)
    await mouse.move(to.x, to.y, true)
    if (letGo) await mouse.release(to.x, to.y)
    return to
  },
}

/** One real finger. */
export const touch = {
  async start(x: number, y: number) {
    await painted()
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [inWindow(x, y)] })
  },
  async end() {
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  },
}
