import { render } from '@testing-library/react'
import type {} from '@vitest/browser-playwright'
import type { ReactNode } from 'react'
import { cdp } from 'vitest/browser'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { createFakeClock } from './fake-clock.ts'
import { ToastProvider } from './ToastProvider.tsx'
import { createToastStore } from './toast-store.ts'

/** Renders a page with toasts on a fake clock. */
export function renderWithToasts(children: ReactNode, options?: { reactStrictMode?: boolean }) {
  const clock = createFakeClock()
  const store = createToastStore(clock)
  const page = (content: ReactNode) => (
    <MessagesProvider value={componentMessages.vi}>
      <ToastProvider store={store}>{content}</ToastProvider>
    </MessagesProvider>
  )
  const view = render(page(children), options)
  return { clock, store, ...view, rerenderPage: (content: ReactNode) => view.rerender(page(content)) }
}

/** Converts a point from the test's iframe to the browser's window. */
function inWindow(x: number, y: number) {
  const frame = window.frameElement
  if (!frame) return { x, y }
  const box = frame.getBoundingClientRect()
  const scale = box.width / window.innerWidth
  return { x: box.left + x * scale, y: box.top + y * scale }
}

/** Resolves once the last change has been painted, since real input goes to what is painted. */
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

type MouseType = 'mousePressed' | 'mouseMoved' | 'mouseReleased'

async function sendMouse(type: MouseType, x: number, y: number, pressed: boolean) {
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    ...inWindow(x, y),
    // A move without a button would end the drag.
    button: pressed || type === 'mouseReleased' ? 'left' : 'none',
    buttons: pressed ? 1 : 0,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  })
}

/** The browser's real mouse, in the coordinates of the page under test. */
export const mouse = {
  move: (x: number, y: number, pressed = false) => sendMouse('mouseMoved', x, y, pressed),
  async press(x: number, y: number) {
    await painted()
    await sendMouse('mouseMoved', x, y, false)
    await sendMouse('mousePressed', x, y, true)
  },
  release: (x: number, y: number) => sendMouse('mouseReleased', x, y, false),
  /** Presses at the centre of the element, moves by the given distance, and releases unless `release` is false. */
  async drag(element: Element, by: { x?: number; y?: number }, { release = true } = {}) {
    const box = element.getBoundingClientRect()
    const from = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }
    const to = { x: from.x + (by.x ?? 0), y: from.y + (by.y ?? 0) }
    await mouse.press(from.x, from.y)
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, true)
    await mouse.move(to.x, to.y, true)
    if (release) await mouse.release(to.x, to.y)
    return to
  },
}

/** One touch point, sent by the browser. */
export const touch = {
  async start(x: number, y: number) {
    await painted()
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [inWindow(x, y)] })
  },
  async end() {
    await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  },
}
