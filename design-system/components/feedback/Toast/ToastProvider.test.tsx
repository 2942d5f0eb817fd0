import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { createFakeClock } from './fake-clock.ts'
import { ToastDialogLiveRegion } from './ToastLiveRegions.tsx'
import { ToastProvider } from './ToastProvider.tsx'
import { createToastStore } from './toast-store.ts'

test('a server renders the page without toasts, and needs no window', () => {
  expect(typeof window).toBe('undefined')
  const clock = createFakeClock()
  const store = createToastStore(clock)
  store.show({ title: 'Saved' })
  const page = (
    <MessagesProvider value={componentMessages.en}>
      <ToastProvider store={store}>
        <main>Account</main>
      </ToastProvider>
    </MessagesProvider>
  )
  expect(renderToString(page)).toBe('<main>Account</main>')
})

test('a dialog outside any ToastProvider has no live regions', () => {
  expect(renderToString(<ToastDialogLiveRegion />)).toBe('')
})
