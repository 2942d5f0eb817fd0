import { afterEach, expect, test } from 'vitest'
import { planFaults, recordStatements } from '#server/platform/db/testing/plans.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import { deliverTransfer } from '#server/testing/bank-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { newestVersions } from './record-versions-store.ts'

const server = await startTestServer()

/** A server whose heartbeats, and comparisons for admins, are made by the test. */
const heartbeats: (() => Promise<void>)[] = []
const comparisons: (() => Promise<void>)[] = []
const manualServer = await startTestServer({
  timers: {
    ...testTimers,
    every(ms, task) {
      const held = { 2000: comparisons, 15000: heartbeats }[ms]
      if (!held) return testTimers.every(ms, task)
      held.push(task)
      return async () => {}
    },
  },
})

interface Received {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read what the server has sent.
  data: any
}

const closing = new Set<AbortController>()
afterEach(() => {
  for (const stream of closing) stream.abort()
  closing.clear()
})

/** Opens a customer's stream. `next` resolves with the next event of a name; others before it are kept. */
async function listen(cookie: string, origin = server.origin, headers: Record<string, string> = { cookie }) {
  const abort = new AbortController()
  closing.add(abort)
  const response = await fetch(`${origin}/api/events`, { headers, signal: abort.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const events: Received[] = []
  let text = ''
  /** Reads until there is one more event; false at the end. */
  async function more(): Promise<boolean> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(text.slice(0, end)) ?? []
        text = text.slice(end + 2)
        if (!name) continue
        events.push({ name, data: JSON.parse(data ?? 'null') })
        return true
      }
      const chunk = await reader?.read()
      if (!chunk || chunk.done) return false
      text += chunk.value
    }
  }
  return {
    response,
    async next(name: string): Promise<Received['data']> {
      for (;;) {
        const at = events.findIndex((event) => event.name === name)
        if (at >= 0) return events.splice(at, 1)[0]?.data
        if (!(await more())) throw new Error(`The stream ended before ${name}`)
      }
    },
    /** The names of the events that have come and were not taken. */
    waiting: () => events.map(({ name }) => name),
    /** Resolves once the server has ended the stream. */
    async ended() {
      while (await more());
    },
  }
}

let lastId = 70_000
async function pay({ client }: TestUser, amount: string) {
  const { body } = await client.post('/api/wallet/deposit', { amount, paymentMethod: 'bank_transfer' })
  return {
    payment: body.payment,
    async transfer() {
      await deliverTransfer(server, { id: ++lastId, content: body.payment.memo, transferAmount: Number(amount) })
      await server.runJobs()
    },
  }
}

test('a customer hears of the money as it arrives, with the new state of payment and wallet', async () => {
  const person = await server.customer()
  const { payment, transfer } = await pay(person, '500000')
  const stream = await listen(person.client.cookie)
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(await stream.next('wallet')).toEqual({ balance: '0' })
  await transfer()
  expect(await stream.next('payment')).toMatchObject({
    payment: { id: payment.id },
    state: 'received',
    received: '500000',
  })
  expect(await stream.next('wallet')).toEqual({ balance: '500000' })
})

test('a new payment, an instance that becomes active and a ticket are events', async () => {
  const person = await server.customer({ balance: 1_000_000 })
  const stream = await listen(person.client.cookie)
  await stream.next('wallet')
  const { payment } = await pay(person, '100000')
  expect((await stream.next('payment')).payment.id).toBe(payment.id)
  const order = { planId: 1, locationId: 1, name: 'web', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
  const ordered = await person.client.post('/api/vps/order', { ...order, totalCost: 49_000 })
  expect(await stream.next('vps')).toMatchObject({ id: ordered.body.vps.id, status: 'creating' })
  await server.runJobs()
  const { body } = await person.client.post('/api/support/tickets', {
    subject: 'Không vào được',
    category: 'technical',
    priority: 'high',
    body: 'Máy không trả lời từ sáng nay.',
  })
  expect(await stream.next('ticket')).toMatchObject({ id: body.ticket.id, status: 'open' })
})

test("nobody hears of another customer's records", async () => {
  const [person, other] = [await server.customer(), await server.customer()]
  const stream = await listen(other.client.cookie)
  await stream.next('wallet')
  const { transfer } = await pay(person, '300000')
  await transfer()
  const own = await pay(other, '200000')
  expect((await stream.next('payment')).payment.id).toBe(own.payment.id)
})

/** Opens a stream with a bearer token. */
const listenAs = (token: string, origin = server.origin) => listen('', origin, { authorization: `Bearer ${token}` })
async function adminToken(from = server) {
  const { user, password } = await from.admin()
  return (await from.visitor().post('/api/admin/auth', { email: user.email, password })).body.token
}

test('a visitor has no stream, and neither has one with a wrong token or a token without the scope', async () => {
  expect((await fetch(`${server.origin}/api/events`)).status).toBe(401)
  expect((await listenAs('nothing')).response.status).toBe(401)
  const { client } = await server.customer()
  const { body } = await client.post('/api/account/tokens', { name: 'CI', scopes: ['wallet:read'] })
  expect((await listenAs(body.secret)).response.status).toBe(403)
})

test("an API token has the stream of its customer's records, of the kinds that its scopes allow", async () => {
  const person = await server.customer({ balance: 1_000_000 })
  const { body } = await person.client.post('/api/account/tokens', { name: 'CI', scopes: ['vps:read', 'support:read'] })
  const stream = await listenAs(body.secret)
  // It would be known from here on.
  const all = await listen(person.client.cookie)
  await all.next('wallet')
  const order = { planId: 1, locationId: 1, name: 'web', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
  const ordered = await person.client.post('/api/vps/order', { ...order, totalCost: 49_000 })
  expect(await stream.next('vps')).toMatchObject({ id: ordered.body.vps.id })
  await all.next('wallet')
  await person.client.post('/api/support/tickets', {
    subject: 'Không vào được',
    category: 'technical',
    priority: 'high',
    body: 'Máy không trả lời từ sáng nay.',
  })
  expect(await stream.next('ticket')).toMatchObject({ status: 'open' })
  expect(stream.waiting()).not.toContain('wallet')
})

test("an admin's stream has the machines, actions, payments and tickets of all customers, with their owners", async () => {
  const stream = await listenAs(await adminToken(manualServer), manualServer.origin)
  const person = await manualServer.customer({ balance: 1_000_000 })
  const { user, client } = person
  const next = async (name: string) => {
    await comparisons.at(-1)?.()
    return stream.next(name)
  }
  const order = { planId: 1, locationId: 1, name: 'web', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
  const ordered = await client.post('/api/vps/order', { ...order, totalCost: 49_000 })
  const id = ordered.body.vps.id
  expect(await next('vps')).toMatchObject({ userId: user.id, id, status: 'creating' })
  const { payment } = await pay(person, '100000')
  expect(await next('payment')).toMatchObject({ userId: user.id, payment: { id: payment.id }, state: 'waiting' })
  await client.post('/api/support/tickets', {
    subject: 'Không vào được',
    category: 'technical',
    priority: 'high',
    body: 'Máy không trả lời từ sáng nay.',
  })
  expect(await next('ticket')).toMatchObject({ userId: user.id, status: 'open' })
  await manualServer.runJobs()
  expect(await next('action')).toMatchObject({ userId: user.id, type: 'create', vpsId: id })
  expect(stream.waiting()).not.toContain('wallet')
})

test("an admin's stream ends with the session, and so does a token's with the token", async () => {
  const token = await adminToken(manualServer)
  const asAdmin = await listenAs(token, manualServer.origin)
  await heartbeats.at(-1)?.()
  await fetch(`${manualServer.origin}/api/admin/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, origin: manualServer.origin },
  })
  await heartbeats.at(-1)?.()
  await asAdmin.ended()
  const { client } = await manualServer.customer()
  const { body } = await client.post('/api/account/tokens', { name: 'CI', scopes: ['vps:read'] })
  const asProgram = await listenAs(body.secret, manualServer.origin)
  await client.call('DELETE', `/api/account/tokens/${body.token.id}`)
  await heartbeats.at(-1)?.()
  await asProgram.ended()
})

test('what an admin follows is read without reading or sorting everything', async () => {
  const recording = recordStatements(server.database)
  await newestVersions(server.database.queries, server.clock.now())
  for (const statement of recording.stop())
    expect([statement.sql, await planFaults(server.database, statement)]).toEqual([statement.sql, []])
})

test('a stream ends with its session', async () => {
  const person = await manualServer.customer()
  const stream = await listen(person.client.cookie, manualServer.origin)
  await stream.next('wallet')
  await heartbeats.at(-1)?.()
  await person.client.post('/api/auth/logout')
  await heartbeats.at(-1)?.()
  await stream.ended()
})

test('a stream ends before its response would take too long, so that the browser connects again', async () => {
  const person = await manualServer.customer()
  const stream = await listen(person.client.cookie, manualServer.origin)
  for (let count = 0; count < 7; count += 1) await heartbeats.at(-1)?.()
  await stream.ended()
})

test('the oldest of too many streams ends', async () => {
  const person = await server.customer()
  const first = await listen(person.client.cookie)
  for (let count = 0; count < 20; count += 1) await listen(person.client.cookie).then((stream) => stream.next('wallet'))
  await first.ended()
})

test('the demo has a stream of its own records', async () => {
  const visitor = server.visitor()
  await visitor.post('/api/auth/demo')
  const stream = await listen(visitor.cookie)
  expect(await stream.next('wallet')).toEqual({ balance: expect.stringMatching(/^\d+$/) })
})
