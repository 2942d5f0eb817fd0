import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dataOf } from '#ds/hooks/resource.ts'
import { advance, createTestProviders, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { closedTicket, openTicket } from '#stories/fixtures/ticket-details.ts'
import { useChat } from './use-chat.ts'
import { useTicketPage } from './use-ticket-page.ts'

const paths = {
  thread: 'GET /api/support/tickets/item/ticket-1',
  reply: 'POST /api/support/tickets/item/ticket-1/messages',
  change: 'PATCH /api/support/tickets/item/ticket-1',
  tickets: 'GET /api/support/tickets/41',
  summary: 'GET /api/account/summary/41',
  presence: 'GET /api/support/presence',
  create: 'POST /api/support/tickets',
}
const message = {
  id: 'message-3',
  author: 'customer',
  body: 'Được rồi.',
  quoted: null,
  attachments: [],
  createdAt: '2026-11-21T02:31:00.000Z',
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const replies = { [paths.thread]: openTicket, [paths.tickets]: [], [paths.summary]: {} }

async function setUp(more: Record<string, unknown> = {}) {
  const api = fakeApi({ ...replies, ...more })
  const { result, unmount } = renderHook(() => useTicketPage({ userId: '41', id: 'ticket-1' }), createTestProviders())
  await advance()
  const send = async <Result,>(run: () => Promise<Result>) => {
    api.takeCalls()
    const sent = await act(run)
    await advance()
    return sent
  }
  return { api, page: result, unmount, send, shown: () => dataOf(result.current.ticket) }
}

test('a reply is shown once the server has it, with its ticket', async () => {
  const { page, send, shown } = await setUp({ [paths.reply]: { ticket: openTicket.ticket, message } })
  const pending = send(() => page.current.reply.onReply({ body: 'Được rồi.', attachmentIds: ['file-2'] }))
  expect(shown()?.messages).toHaveLength(2)
  expect(await pending).toEqual({ ok: true })
})

test('a reply that was refused changes nothing, and what was typed is there after a reload', async () => {
  const { page, send, shown, unmount } = await setUp({ [paths.reply]: new FakeProblem(503) })
  act(() => page.current.reply.onDraftChange('Được rồi.'))
  const result = await send(() => page.current.reply.onReply({ body: 'Được rồi.', attachmentIds: [] }))
  expect(result).toMatchObject({ ok: false })
  expect(shown()?.messages).toHaveLength(2)
  unmount()
  const again = await setUp()
  expect(again.page.current.reply.draft).toBe('Được rồi.')
})

test('it is closed, and the list and the figures are loaded again', async () => {
  const { api, page, send, shown } = await setUp({ [paths.change]: { ticket: closedTicket.ticket } })
  await send(() => page.current.onStatusChange('closed'))
  expect(shown()?.ticket.status).toBe('closed')
  expect(api.takeCalls()).toContain(paths.change)
})

test("another customer's ticket is missing, which is not a failure to load", async () => {
  const { page } = await setUp({ [paths.thread]: new FakeProblem(404) })
  expect(page.current.isMissing).toBe(true)
})

test('a new reply of the support appears without an event, a while later', async () => {
  const { api, shown } = await setUp()
  api.replies[paths.thread] = { ...openTicket, messages: [...openTicket.messages, { ...message, author: 'admin' }] }
  await advance(15_000)
  await advance()
  expect(shown()?.messages).toHaveLength(3)
})

test('the chat begins a ticket with its first message, and then goes on with it', async () => {
  const ticket = { ...openTicket.ticket, category: 'general' }
  const api = fakeApi({ ...replies, [paths.presence]: { isOnline: true }, [paths.create]: { ticket } })
  const onChanged = vi.fn()
  const providers = createTestProviders()
  const { result: chat } = renderHook(() => useChat({ userId: '41', onChanged }), providers)
  await advance()
  expect(api.takeCalls()).toEqual([])
  act(() => chat.current.onOpenChange(true))
  await advance()
  expect(api.takeCalls().toSorted()).toEqual([paths.presence, paths.tickets].toSorted())
  expect(chat.current.chat).toMatchObject({ isOnline: true, messages: undefined, ticket: undefined })

  await act(() => chat.current.chat.reply.onReply({ body: 'Xin chào', attachmentIds: [] }))
  await advance()
  expect(api.takeCalls()).toContain(paths.create)
  expect(onChanged).toHaveBeenCalledWith({ ticket })
})

test('the chat shows the messages of the newest open chat, with the way to its ticket', async () => {
  const listed = { ...openTicket.ticket, category: 'general', lastMessage: null }
  fakeApi({ ...replies, [paths.presence]: { isOnline: false }, [paths.tickets]: [listed] })
  const { result: chat } = renderHook(() => useChat({ userId: '41', onChanged: vi.fn() }), createTestProviders())
  act(() => chat.current.onOpenChange(true))
  await advance()
  await advance()
  const { messages, ticket, isOnline } = chat.current.chat
  expect(messages && dataOf(messages)).toEqual(openTicket.messages)
  expect(ticket).toEqual({ number: 'YC-118', href: '/tickets/ticket-1' })
  expect(isOnline).toBe(false)
})
