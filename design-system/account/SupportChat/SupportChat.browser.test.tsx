import '#ds/css/global.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Reply } from '#ds/domain/ReplyBox/index.ts'
import type { SubmitResult } from '#ds/hooks/use-action.ts'
import { FormatProvider } from '#ds/providers/format.tsx'
import { MessagesProvider } from '#ds/providers/messages.tsx'
import { accountTexts } from '#ds/texts/account.ts'
import { componentMessages } from '#ds/texts/components.ts'
import { SupportChat } from './SupportChat.tsx'

beforeEach(() => page.viewport(1000, 800))
afterEach(cleanup)

function Page({ onReply }: { onReply: (reply: Reply) => Promise<SubmitResult> }) {
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState('')
  const reply = { draft, onDraftChange: setDraft, onReply }
  const chat = { isOnline: true, messages: undefined, ticket: undefined, now: '2026-11-21T03:00:00.000Z', reply }
  return (
    <MessagesProvider value={componentMessages.vi}>
      <FormatProvider locale="vi-VN">
        <main>
          <input aria-label="Tìm kiếm" />
        </main>
        <SupportChat open={open} onOpenChange={setOpen} chat={chat} texts={accountTexts.vi.chat} />
      </FormatProvider>
    </MessagesProvider>
  )
}

function show(onReply = vi.fn(async (_: Reply): Promise<SubmitResult> => ({ ok: true }))) {
  render(<Page onReply={onReply} />)
  return onReply
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

test('a message is sent with Ctrl and Enter, and the field is empty once the server has it', async () => {
  let finish: (result: SubmitResult) => void = () => undefined
  const onReply = show(vi.fn((_: Reply) => new Promise<SubmitResult>((done) => (finish = done))))
  await open()
  await userEvent.keyboard('Xin chào{Control>}{Enter}{/Control}')
  await expect.poll(() => onReply.mock.calls.length).toBe(1)
  expect(message().value).toBe('Xin chào')
  finish({ ok: true })
  await expect.poll(() => message().value).toBe('')
})

test('on a phone the panel is a sheet at the bottom edge, as wide as the screen', async () => {
  await page.viewport(360, 700)
  show()
  await open()
  const box = panel()?.getBoundingClientRect()
  expect([box?.left, box?.width, box?.bottom]).toEqual([0, 360, 700])
})
