import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { componentMessages } from '#ds/texts/components.ts'
import { RetryButton } from './RetryButton.tsx'

afterEach(cleanup)

function show(onRetry: () => unknown) {
  render(
    <MessagesProvider value={componentMessages.vi}>
      <RetryButton onRetry={onRetry} />
    </MessagesProvider>,
  )
  return screen.getByRole('button', { name: componentMessages.vi.retry })
}

const announced = () => screen.getByRole('status').textContent

test('a retry is sent once, and its button is busy, focused and announced until it has resolved', async () => {
  const load = Promise.withResolvers<void>()
  const onRetry = vi.fn(() => load.promise)
  const button = show(onRetry)
  expect(announced()).toBe('')
  button.focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(onRetry).toHaveBeenCalledOnce()
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
  expect(announced()).toBe(componentMessages.vi.loading)

  await act(async () => load.resolve())
  expect(button.getAttribute('aria-busy')).toBeNull()
  expect(document.activeElement).toBe(button)
  expect(announced()).toBe('')
  await userEvent.keyboard('{Enter}')
  expect(onRetry).toHaveBeenCalledTimes(2)
})

test('the button is never busy if onRetry returns no promise', async () => {
  const onRetry = vi.fn(() => undefined)
  const button = show(onRetry)
  await act(async () => button.click())
  expect(onRetry).toHaveBeenCalledOnce()
  expect(button.getAttribute('aria-busy')).toBeNull()
  expect(announced()).toBe('')
})
