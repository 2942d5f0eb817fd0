import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SubmitResult } from '#ds/components/use-action.ts'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { accountTexts } from '#ds/texts/vi/account.ts'
import { componentMessages } from '#ds/texts/vi/components.ts'
import { SupportChat } from './SupportChat.tsx'

beforeEach(() => page.viewport(1000, 800))
afterEach(cleanup)

function show(onSend = vi.fn(async (): Promise<SubmitResult> => ({ ok: true }))) {
  render(
    <MessagesProvider value={componentMessages}>
      <main>
        <input aria-label="Tìm kiếm" />
      </main>
      <SupportChat email="lan@sen.test" onSend={onSend} texts={accountTexts.chat} />
    </MessagesProvider>,
  )
  return onSend
}

const launcher = () => screen.getByRole('button', { name: 'Trò chuyện trực tuyến' })
const panel = () => screen.queryByRole('dialog', { name: 'Trò chuyện trực tuyến' })
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Tin nhắn/ })
const focused = () => document.activeElement

async function open() {
  launcher().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe(message())
}

test('Escape closes the panel, returns focus to the button and keeps what was typed', async () => {
  show()
  await open()
  await userEvent.keyboard('Một câu dở{Escape}')
  await expect.poll(panel).toBeNull()
  await expect.poll(focused).toBe(launcher())
  await open()
  expect(message().value).toBe('Một câu dở')
})

test('the close button does the same', async () => {
  show()
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Đóng' }))
  await expect.poll(panel).toBeNull()
  await expect.poll(focused).toBe(launcher())
})

test('the page stays usable while it is open', async () => {
  show()
  await open()
  const search = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tìm kiếm' })
  await userEvent.click(search)
  await userEvent.keyboard('ubuntu')
  expect(search.value).toBe('ubuntu')
  expect(panel()).not.toBeNull()
})

test('a message whose request is pending when the panel is closed is sent once, and confirmed when the panel opens again', async () => {
  let finish: (result: SubmitResult) => void = () => undefined
  const onSend = show(vi.fn(() => new Promise<SubmitResult>((done) => (finish = done))))
  await open()
  await userEvent.keyboard('Xin chào{Tab}{Enter}')
  await expect.poll(() => onSend.mock.calls.length).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(panel).toBeNull()
  finish({ ok: true })
  await expect.poll(focused).toBe(launcher())
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => screen.queryByText('Đã gửi tin nhắn')).not.toBeNull()
  await expect.poll(() => focused()?.textContent).toContain('Đã gửi tin nhắn')
  expect(onSend).toHaveBeenCalledOnce()
})

test('on a phone the panel is a sheet at the bottom edge, as wide as the screen', async () => {
  await page.viewport(360, 700)
  show()
  await open()
  const box = panel()?.getBoundingClientRect()
  expect([box?.left, box?.width, box?.bottom]).toEqual([0, 360, 700])
})
