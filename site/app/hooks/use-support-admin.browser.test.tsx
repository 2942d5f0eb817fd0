import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SupportView } from '#ds/admin/SupportPanel/index.ts'
import { dataOf } from '#ds/hooks/resource.ts'
import * as supportAdminArea from '#ds/texts/support-admin.ts'
import { advance, createTestProviders, FakeProblem, fakeApi } from '#site/testing/fake-api-test-tools.tsx'
import { textAreaOf } from '#site/texts/text-area.ts'
import { deskTicket, inboxCounts, inboxRows, mails, overview, replyTemplates } from '#stories/fixtures/ticket-desk.ts'
import { useSupportAdmin } from './use-support-admin.ts'

await textAreaOf(supportAdminArea).load({ edition: 'mixed', language: 'vi' })

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const { ticket, desk, customer } = deskTicket
const q = `q=${encodeURIComponent(customer.email)}`
const [, other] = overview.tickets
const rows = { tickets: inboxRows, counts: inboxCounts, nextCursor: null }
const paths = {
  counts: 'GET /api/admin/tickets?inbox=mine&limit=1',
  open: 'GET /api/admin/tickets?status=open%2Cin_progress',
  mine: 'GET /api/admin/tickets?inbox=mine',
  all: 'GET /api/admin/tickets',
  found: 'GET /api/admin/tickets?q=YC-104',
  ticket: `GET /api/admin/tickets/${ticket.id}`,
  agents: 'GET /api/admin/support/agents',
  users: `GET /api/admin/users?${q}`,
  vps: `GET /api/admin/vps?${q}`,
  ofCustomer: `GET /api/admin/tickets?${q}`,
  templates: 'GET /api/admin/reply-templates',
  change: `PATCH /api/admin/tickets/${ticket.id}`,
  reply: `POST /api/admin/tickets/${ticket.id}/messages`,
  merge: `POST /api/admin/tickets/${ticket.id}/merge`,
  events: 'GET /api/events',
}

/** Renders the support with a view, or with a ticket, at an address. */
async function setUp(url: string, view: SupportView = 'tickets', replies: Record<string, unknown> = {}) {
  const undo = { offer: vi.fn() }
  const api = fakeApi({
    [paths.counts]: rows,
    [paths.open]: rows,
    [paths.mine]: { ...rows, tickets: [] },
    [paths.all]: rows,
    [paths.found]: { ...rows, tickets: inboxRows.slice(1, 2) },
    [paths.ticket]: deskTicket,
    [paths.agents]: [],
    [paths.users]: { users: [overview.user, { ...overview.user, id: 'x', email: 'other@sen.test' }], nextCursor: null },
    [paths.vps]: { vpsInstances: overview.machines, nextCursor: null },
    [paths.ofCustomer]: { ...rows, tickets: overview.tickets },
    [paths.templates]: replyTemplates,
    [paths.change]: { ticket: { ...ticket, status: 'closed' }, desk: { ...desk, replyDueAt: null, isOverdue: false } },
    ...replies,
  })
  const providers = createTestProviders()
  const { result } = renderHook(
    () => ({
      office: useSupportAdmin({ token: 'token', view, undo: undo as never }),
      at: useLocation(),
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[url]}>
          <providers.wrapper>{children}</providers.wrapper>
        </MemoryRouter>
      ),
    },
  )
  for (let round = 0; round < 4; round += 1) await advance()
  return { api, undo, result, calls: () => api.takeCalls().filter((call) => call !== paths.events) }
}

test('the inbox opens with what is not closed, and with the sizes of its parts', async () => {
  const { result, calls } = await setUp('/admin?tab=support')
  expect(calls().sort()).toEqual([paths.counts, paths.open])
  expect(result.current.office.inbox).toMatchObject({ view: 'open', counts: inboxCounts })
  expect(result.current.office.desk).toBeUndefined()
})

test('a part is in the address and in the request', async () => {
  const { result, calls } = await setUp('/admin?tab=support')
  calls()
  await act(async () => result.current.office.inbox.onViewChange('mine'))
  await advance()
  expect(result.current.at.search).toBe('?tab=support&state=mine')
  expect(calls()).toContain(paths.mine)
  expect(dataOf(result.current.office.inbox.rows)).toEqual([])
})

test('a search leads to all tickets, without filters, and another part ends it', async () => {
  const { result, calls } = await setUp('/admin?tab=support&state=mine&priority=high', 'tickets', {
    'GET /api/admin/tickets?inbox=mine&priority=high': rows,
  })
  calls()
  await act(async () => result.current.office.inbox.onQueryChange('YC-104'))
  await advance(300)
  await advance()
  expect(result.current.at.search).toBe('?tab=support&state=all&q=YC-104')
  expect(calls()).toContain(paths.found)
  await act(async () => result.current.office.inbox.onViewChange('open'))
  expect(result.current.office.inbox.query).toBe('')
})

const deskUrl = `/admin?tab=support&ticket=${ticket.id}`

test('the desk has the ticket and exactly its customer, and the inbox is not loaded', async () => {
  const { result, calls } = await setUp(deskUrl)
  expect(dataOf(result.current.office.desk?.ticket ?? { status: 'loading' })?.ticket.id).toBe(ticket.id)
  expect(dataOf(result.current.office.desk?.customer ?? { status: 'loading' })).toEqual(overview)
  expect(calls()).not.toContain(paths.open)
})

test('a change is shown, and that of the status is offered to be undone', async () => {
  const { api, undo, result } = await setUp(deskUrl)
  await act(async () => expect(await result.current.office.desk?.onChange({ status: 'closed' })).toEqual({ ok: true }))
  expect(api.calls.find(({ call }) => call === paths.change)?.body).toEqual({ status: 'closed' })
  expect(undo.offer).toHaveBeenCalledOnce()
  api.takeCalls()
  await act(async () => undo.offer.mock.calls[0]?.[0].onUndo())
  expect(api.calls.find(({ call }) => call === paths.change)?.body).toEqual({ status: ticket.status })
  expect(undo.offer).toHaveBeenCalledOnce()
})

test('a change that is refused says why; its offer knows that there is nothing to undo', async () => {
  const { undo, result } = await setUp(deskUrl, 'tickets', { [paths.change]: new FakeProblem(503) })
  await act(async () =>
    expect(await result.current.office.desk?.onChange({ status: 'closed' })).toMatchObject({ ok: false }),
  )
  expect(await undo.offer.mock.calls[0]?.[0].sent).toMatchObject({ ok: false })
})

test('a note is sent as internal and a reply is not, each with a key, and both are shown at once', async () => {
  const message = { ...deskTicket.messages[0], id: 'message-9', body: 'Xong.' }
  const { api, result } = await setUp(deskUrl, 'tickets', { [paths.reply]: { ticket, message } })
  const send = { body: 'Xong.', attachmentIds: [] }
  await act(async () => expect(await result.current.office.desk?.onNote(send)).toEqual({ ok: true }))
  await act(async () =>
    expect(await result.current.office.desk?.onReply({ ...send, attachmentIds: ['f1'] })).toEqual({ ok: true }),
  )
  const sent = api.calls.filter(({ call }) => call === paths.reply)
  expect(sent.map(({ body }) => body)).toEqual([
    { body: 'Xong.', attachmentIds: [], internal: true },
    { body: 'Xong.', attachmentIds: ['f1'] },
  ])
  expect(sent.every(({ headers }) => headers.get('Idempotency-Key'))).toBe(true)
})

test('what is written stays with its ticket', async () => {
  const { result } = await setUp(deskUrl)
  await act(async () => result.current.office.desk?.onDraftChange('Chào bạn'))
  expect(result.current.office.desk?.draft).toBe('Chào bạn')
  // This also holds past the end of a session.
  cleanup()
  const again = await setUp(deskUrl)
  expect(again.result.current.office.desk?.draft).toBe('Chào bạn')
})

test('merging leads to the other ticket', async () => {
  const into = other?.ticket.id ?? ''
  const { api, result } = await setUp(deskUrl, 'tickets', {
    [paths.merge]: { ticket: { ...ticket, id: into }, desk },
    [`GET /api/admin/tickets/${into}`]: { ...deskTicket, ticket: { ...ticket, id: into } },
  })
  await act(async () => expect(await result.current.office.desk?.onMerge(into)).toEqual({ ok: true }))
  expect(api.calls.find(({ call }) => call === paths.merge)?.body).toEqual({ intoId: into })
  expect(result.current.at.search).toBe(`?tab=support&ticket=${into}`)
})

test('a template is filled in for the ticket that is open', async () => {
  const fill = 'POST /api/admin/reply-templates/template-1/fill'
  const { api, result } = await setUp(deskUrl, 'tickets', { [fill]: { body: 'Chào Linh' } })
  await act(async () =>
    expect(await result.current.office.desk?.onFillTemplate('template-1')).toEqual({ ok: true, body: 'Chào Linh' }),
  )
  expect(api.calls.find(({ call }) => call === fill)?.body).toEqual({ ticketId: ticket.id })
})

test('templates are added with a key, changed and deleted, and loaded again', async () => {
  const template = { title: 'Chào', body: 'Chào {{name}}' }
  const { api, result, calls } = await setUp('/admin?tab=support&view=templates', 'templates', {
    'POST /api/admin/reply-templates': { template: replyTemplates[0] },
    'PATCH /api/admin/reply-templates/template-1': { template: replyTemplates[0] },
    'DELETE /api/admin/reply-templates/template-1': {},
  })
  const { templates } = result.current.office
  await act(async () => expect(await templates.onAdd(template)).toEqual({ ok: true }))
  expect(api.calls.find(({ call }) => call.startsWith('POST'))?.headers.get('Idempotency-Key')).toBeTruthy()
  await act(async () => expect(await templates.onChange('template-1', template)).toEqual({ ok: true }))
  await act(async () => expect(await templates.onRemove('template-1')).toEqual({ ok: true }))
  await advance()
  expect(calls().filter((call) => call === paths.templates)).toHaveLength(4)
})

test('mails are listed by state and address, one is read, and sent again', async () => {
  const [pending] = mails
  const id = pending?.id ?? ''
  const list = { mails, nextCursor: null }
  const { result, calls } = await setUp('/admin?tab=support&view=mails&state=failed', 'mails', {
    'GET /api/admin/mails?state=failed': list,
    'GET /api/admin/mails?state=failed&address=mai.vu%40hoatuoi.test': list,
    [`GET /api/admin/mails/${id}/text`]: { subject: 'Chào', text: 'Xin chào' },
    'POST /api/admin/mails/test': { mail: { ...pending, attempts: 0 } },
    [`POST /api/admin/mails/${id}/resend`]: { mail: { ...pending, attempts: 0 } },
  })
  expect(calls()).toEqual(['GET /api/admin/mails?state=failed'])
  await act(async () => result.current.office.mails.onQueryChange('mai.vu@hoatuoi.test'))
  await advance(300)
  await advance()
  expect(calls()).toEqual(['GET /api/admin/mails?state=failed&address=mai.vu%40hoatuoi.test'])
  await act(async () => result.current.office.mails.onRead(id))
  await advance()
  expect(dataOf(result.current.office.mails.text)).toEqual({ subject: 'Chào', text: 'Xin chào' })
  calls()
  await act(async () => expect(await result.current.office.mails.onResend(id)).toEqual({ ok: true }))
  await advance()
  // What became of it is loaded again.
  expect(calls()).toEqual([
    `POST /api/admin/mails/${id}/resend`,
    'GET /api/admin/mails?state=failed&address=mai.vu%40hoatuoi.test',
  ])
  await act(async () => expect(await result.current.office.mails.onSendTest()).toEqual({ ok: true }))
  await advance()
  expect(calls()).toEqual([
    'POST /api/admin/mails/test',
    'GET /api/admin/mails?state=failed&address=mai.vu%40hoatuoi.test',
  ])
})

test('the kind of mails that is listed is kept in the address', async () => {
  const list = { mails, nextCursor: null }
  const { result, calls } = await setUp('/admin?tab=support&view=mails&kind=new-sign-in', 'mails', {
    'GET /api/admin/mails?kind=new-sign-in': list,
    'GET /api/admin/mails': list,
  })
  expect(calls()).toEqual(['GET /api/admin/mails?kind=new-sign-in'])
  expect(result.current.office.mails.kind).toBe('new-sign-in')
  await act(async () => result.current.office.mails.onKindChange(undefined))
  await advance()
  expect(calls()).toEqual(['GET /api/admin/mails'])
})
