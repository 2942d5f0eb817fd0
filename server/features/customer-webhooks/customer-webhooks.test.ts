import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { WEBHOOK_FAILURES_MAX, WEBHOOKS_MAX } from '#contracts/rules/limits.ts'
import { webhookEvents } from '#contracts/rules/webhook-events.ts'
import type { OutgoingRequest } from '#server/platform/http/post.ts'
import { AddressRefused } from '#server/platform/http/public-send.ts'
import { SANDBOX_DELAY, startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const SECOND = 1000
const HOUR = 3_600_000
const DAY = 24 * HOUR
const URL = 'https://hooks.sen.test/in'

/** What was sent to customers, and how their servers respond. */
const sent: OutgoingRequest[] = []
let respond: () => Promise<{ status: number; body: Uint8Array }> | { status: number; body: Uint8Array }
const accept = () => ({ status: 204, body: Buffer.from('') })
const fail = () => ({ status: 500, body: Buffer.from('broken') })
respond = accept

const server = await startTestServer({
  sendToCustomers: async (request) => {
    sent.push(request)
    return respond()
  },
})
const { queries } = server.database
afterEach(async () => {
  sent.length = 0
  respond = accept
  // What a test has left would be sent again during the next one.
  await queries('customer_webhook_deliveries').where({ state: 'pending' }).update({ state: 'failed' })
})

async function create({ client }: TestUser, events: readonly string[] = webhookEvents, url = URL) {
  const { status, body } = await client.post('/api/account/webhooks', { url, events })
  expect(status).toBe(201)
  return { id: body.webhook.id as string, secret: body.secret as string }
}
const webhookOf = async ({ client }: TestUser) => (await client.get('/api/account/webhooks')).body[0]
const logOf = async ({ client }: TestUser, id: string, query = '') =>
  (await client.get(`/api/account/webhooks/${id}/deliveries${query}`)).body
const typesSent = () => sent.map(({ body }) => JSON.parse(body ?? '').type)

/** Whether a message is signed with a secret, as a receiver checks it. */
function isSigned({ headers, body }: OutgoingRequest, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const signature = `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  return (headers['webhook-signature'] ?? '').split(' ').includes(signature)
}
const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }

/** Changes the balance, which is an event if it rises. */
async function credit({ user }: TestUser, balance: number): Promise<void> {
  const { client } = await server.admin()
  expect((await client.patch(`/api/admin/users/${user.id}/balance`, { balance: String(balance) })).status).toBe(200)
}

test('what happens to a VPS and to the wallet is sent, signed, to those who want to know it', async () => {
  const owner = await server.customer()
  const { secret } = await create(owner)
  await create(owner, ['vps.suspended'], 'https://other.sen.test/')
  await create(await server.customer())
  await credit(owner, 200_000)
  const { body: ordered } = await owner.client.post('/api/vps/order', { ...order, name: 'web' })
  await server.runJobs()
  server.clock.advance(SANDBOX_DELAY)
  await server.runJobs()
  const { client } = await server.admin()
  for (const status of ['suspended', 'active', 'terminated'])
    expect((await client.patch(`/api/admin/vps/${ordered.vps.id}/status`, { status })).status).toBe(200)
  await server.runJobs()
  const toFirst = sent.filter(({ url }) => url === URL)
  const types = toFirst.map(({ body }) => JSON.parse(body ?? '').type)
  expect(types.toSorted()).toEqual([
    ...['vps.created', 'vps.resumed', 'vps.suspended', 'vps.terminated', 'wallet.credited'],
  ])
  expect(sent.filter(({ url }) => url !== URL)).toHaveLength(1)
  for (const message of toFirst) expect(isSigned(message, secret)).toBe(true)
  const bodies = toFirst.map(({ body }) => JSON.parse(body ?? ''))
  expect(bodies.find(({ type }) => type === 'wallet.credited').data).toEqual({
    amount: '200000',
    balance: '200000',
    kind: 'adjustment',
  })
  expect(bodies.find(({ type }) => type === 'vps.created').data.vps).toMatchObject({ name: 'web', status: 'active' })
})

test('the end of what was done with a machine is sent', async () => {
  const owner = await server.customer({ balance: 100_000 })
  const { body: ordered } = await owner.client.post('/api/vps/order', { ...order, name: 'web' })
  const work = async () => {
    for (let round = 0; round < 5; round += 1) {
      await server.runJobs()
      server.clock.advance(60 * SECOND)
    }
  }
  await work()
  await create(owner, ['action.done', 'action.failed'])
  expect((await owner.client.post(`/api/vps/${ordered.vps.id}/actions`, { type: 'reboot' })).status).toBe(202)
  await work()
  expect(typesSent()).toEqual(['action.done'])
  const { data } = JSON.parse(sent[0]?.body ?? '')
  expect(data.action).toMatchObject({
    vpsId: ordered.vps.id,
    type: 'reboot',
    state: 'done',
    progress: 100,
    error: null,
  })
})

test('what is rolled back is not sent', async () => {
  const owner = await server.customer()
  const { id } = await create(owner)
  const refused = await owner.client.post('/api/vps/order', { ...order, name: 'too-dear' })
  expect(refused.status).toBe(402)
  await server.runJobs()
  expect(await logOf(owner, id)).toEqual([])
})

describe('a failed message', () => {
  test('is sent again for a day with longer and longer waits, then given up, with the same id and a new time', async () => {
    const owner = await server.customer()
    const { id } = await create(owner)
    respond = fail
    await credit(owner, 100_000)
    const begin = server.clock.now()
    for (let round = 0; round < 30; round += 1) {
      await server.runJobs()
      const [{ nextAttemptAt }] = await logOf(owner, id)
      if (nextAttemptAt === null) break
      server.clock.advance(Date.parse(nextAttemptAt) - server.clock.now())
    }
    const [delivery] = await logOf(owner, id)
    expect(delivery).toMatchObject({
      state: 'failed',
      attempts: 10,
      status: 500,
      failure: 'status',
      response: 'broken',
      nextAttemptAt: null,
    })
    expect(Math.abs(server.clock.now() - begin - DAY)).toBeLessThan(HOUR)
    expect(new Set(sent.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([delivery.id]))
    expect(new Set(sent.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10)
    await server.runJobs()
    expect(sent).toHaveLength(10)
  })

  test.each([
    ['the address is not public', () => Promise.reject(new AddressRefused('10.0.0.1')), 'address_refused'],
    ['it takes too long', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'timeout'],
    ['there is no connection', () => Promise.reject(new Error('ECONNREFUSED')), 'unreachable'],
    ['it is redirected', () => ({ status: 302, body: Buffer.from('') }), 'status'],
  ])('says when %s', async (_, response, failure) => {
    const owner = await server.customer()
    const { id } = await create(owner)
    respond = response
    await owner.client.post(`/api/account/webhooks/${id}/test`)
    await server.runJobs()
    expect((await logOf(owner, id))[0]).toMatchObject({ state: 'pending', attempts: 1, failure })
  })

  test('keeps no more than the beginning of the response', async () => {
    const owner = await server.customer()
    const { id } = await create(owner)
    respond = () => ({ status: 200, body: Buffer.from(`\0${'á'.repeat(5000)}`) })
    await owner.client.post(`/api/account/webhooks/${id}/test`)
    await server.runJobs()
    const [{ response }] = await logOf(owner, id)
    expect(response).toBe('á'.repeat(1000))
  })
})

describe('too many failures in a row', () => {
  test('pause a webhook; what happens then is in the log, and can be replayed once it is resumed', async () => {
    const owner = await server.customer()
    const { id, secret } = await create(owner)
    respond = fail
    for (let number = 1; number <= WEBHOOK_FAILURES_MAX; number += 1) {
      expect((await webhookOf(owner)).paused).toBe(false)
      await owner.client.post(`/api/account/webhooks/${id}/test`)
      await server.runJobs()
    }
    expect(await webhookOf(owner)).toMatchObject({ paused: true, failuresInRow: WEBHOOK_FAILURES_MAX })
    expect(await logOf(owner, id, '?state=pending')).toEqual([])

    respond = accept
    sent.length = 0
    await credit(owner, 50_000)
    server.clock.advance(DAY)
    await server.runJobs()
    expect(sent).toEqual([])
    const [missed] = await logOf(owner, id, '?state=failed&limit=1')
    expect(missed).toMatchObject({ event: 'wallet.credited', state: 'failed', failure: 'paused', attempts: 0 })

    const { body } = await owner.client.patch(`/api/account/webhooks/${id}`, { paused: false })
    expect(body.webhook).toMatchObject({ paused: false, failuresInRow: 0 })
    const { body: replayed } = await owner.client.post(`/api/account/webhook-deliveries/${missed.id}/replay`)
    expect(replayed.delivery).toMatchObject({ id: missed.id, state: 'pending' })
    await server.runJobs()
    expect(sent.map(({ headers }) => headers['webhook-id'])).toEqual([missed.id])
    expect(sent.every((message) => isSigned(message, secret))).toBe(true)
    expect(await logOf(owner, id, '?state=delivered')).toHaveLength(1)
  })

  test('are counted from the last success', async () => {
    const owner = await server.customer()
    const { id } = await create(owner)
    const tryOnce = async () => {
      await owner.client.post(`/api/account/webhooks/${id}/test`)
      await server.runJobs()
    }
    respond = fail
    await tryOnce()
    await tryOnce()
    expect((await webhookOf(owner)).failuresInRow).toBe(2)
    respond = accept
    await tryOnce()
    expect((await webhookOf(owner)).failuresInRow).toBe(0)
  })
})

test('a replay of what was delivered sends the same message again, any number of times', async () => {
  const owner = await server.customer()
  const { id } = await create(owner)
  await credit(owner, 70_000)
  await server.runJobs()
  const [{ id: deliveryId }] = await logOf(owner, id)
  for (let number = 0; number < 2; number += 1) {
    server.clock.advance(SECOND)
    expect((await owner.client.post(`/api/account/webhook-deliveries/${deliveryId}/replay`)).status).toBe(200)
    // One that is pending stays as it is.
    await owner.client.post(`/api/account/webhook-deliveries/${deliveryId}/replay`)
    await server.runJobs()
  }
  expect(sent).toHaveLength(3)
  expect(new Set(sent.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1)
  expect(await logOf(owner, id)).toHaveLength(1)
})

test('a new secret is valid at once, and the previous one for a day', async () => {
  const owner = await server.customer()
  const { id, secret } = await create(owner)
  const { body } = await owner.client.post(`/api/account/webhooks/${id}/secret`)
  expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(body.webhook.previousSecretUntil).toBe(new Date(server.clock.now() + DAY).toISOString())
  const sendTest = async () => {
    await owner.client.post(`/api/account/webhooks/${id}/test`)
    await server.runJobs()
    const message = sent.at(-1)
    return message && [isSigned(message, body.secret), isSigned(message, secret)]
  }
  expect(await sendTest()).toEqual([true, true])
  server.clock.advance(DAY)
  expect(await sendTest()).toEqual([true, false])
  expect((await webhookOf(owner)).previousSecretUntil).toBeNull()
})

test('one address gets no more than three messages at the same time', async () => {
  const owner = await server.customer()
  const { id } = await create(owner)
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  respond = () => opened.then(accept)
  for (let number = 0; number < 5; number += 1) await owner.client.post(`/api/account/webhooks/${id}/test`)
  const running = server.runJobs()
  await expect.poll(() => sent.length).toBe(3)
  await expect
    .poll(async () => (await queries('jobs').where({ state: 'ready', kind: 'customer-webhook.deliver' })).length)
    .toBe(2)
  expect(sent).toHaveLength(3)
  open()
  await running
  server.clock.advance(SECOND)
  await server.runJobs()
  expect(await logOf(owner, id, '?state=delivered')).toHaveLength(5)
})

test('a webhook can be changed and deleted, with its log', async () => {
  const owner = await server.customer()
  const { id } = await create(owner, ['vps.created'])
  const change = { url: 'http://localhost:4000/hook', events: ['wallet.credited', 'wallet.credited'] }
  const { body } = await owner.client.patch(`/api/account/webhooks/${id}`, change)
  expect(body.webhook).toMatchObject({ url: change.url, events: ['wallet.credited'] })
  await credit(owner, 10_000)
  await owner.client.patch(`/api/account/webhooks/${id}`, { paused: true })
  await server.runJobs()
  expect(sent).toEqual([])
  expect((await owner.client.call('DELETE', `/api/account/webhooks/${id}`)).status).toBe(204)
  expect((await owner.client.get(`/api/account/webhooks/${id}/deliveries`)).status).toBe(404)
  expect(await queries('customer_webhook_deliveries').where({ webhook_id: id })).toEqual([])
})

test.each([
  ...['http://hooks.sen.test/', 'ftp://hooks.sen.test/', 'https://user:secret@hooks.sen.test/', 'hooks.sen.test', ''],
  ...['javascript:alert(1)', `https://hooks.sen.test/${'x'.repeat(500)}`],
])('%s is not the address of a webhook', async (url) => {
  const owner = await server.customer()
  const { status, body } = await owner.client.post('/api/account/webhooks', { url, events: ['vps.created'] })
  expect([status, body.errors[0].path]).toEqual([422, 'url'])
})

test('in production an address of the server itself is refused', async () => {
  const production = await startTestServer({ https: true, publicOrigin: 'https://sen.test' })
  const { client } = await production.customer()
  for (const url of ['http://localhost:3000/', 'https://127.0.0.1/', 'https://[::1]/']) {
    const { status, body } = await client.post('/api/account/webhooks', { url, events: ['vps.created'] })
    expect([url, status, body.errors?.[0].path]).toEqual([url, 422, 'url'])
  }
})

test('a customer has a limited number of them, also when they are made at once', async () => {
  const owner = await server.customer()
  const responses = await Promise.all(
    Array.from({ length: WEBHOOKS_MAX + 2 }, () =>
      owner.client.post('/api/account/webhooks', { url: URL, events: ['vps.created'] }),
    ),
  )
  const refused = responses.filter(({ status }) => status !== 201)
  expect(refused.map(({ body }) => body.code)).toEqual(Array(2).fill('too_many_webhooks'))
})

test("another customer's webhooks and messages are unknown", async () => {
  const other = await server.customer()
  const { id } = await create(other)
  await other.client.post(`/api/account/webhooks/${id}/test`)
  const [{ id: deliveryId }] = await logOf(other, id)
  const { client } = await server.customer()
  for (const [method, path] of [
    ['PATCH', `webhooks/${id}`],
    ['DELETE', `webhooks/${id}`],
    ['POST', `webhooks/${id}/secret`],
    ['POST', `webhooks/${id}/test`],
    ['GET', `webhooks/${id}/deliveries`],
    ['POST', `webhook-deliveries/${deliveryId}/replay`],
  ] as const) {
    const { status } = await client.call(method, `/api/account/${path}`, method === 'PATCH' ? {} : undefined)
    expect([method, path, status]).toEqual([method, path, 404])
  }
})

test('messages are deleted after thirty days', async () => {
  const owner = await server.customer()
  const { id } = await create(owner)
  await owner.client.post(`/api/account/webhooks/${id}/test`)
  await server.runJobs()
  const rows = () => queries('customer_webhook_deliveries').where({ webhook_id: id })
  server.clock.advance(30 * DAY - 1)
  await server.runCleanup()
  expect(await rows()).toHaveLength(1)
  server.clock.advance(2)
  await server.runCleanup()
  expect(await rows()).toEqual([])
})

test('a secret is nowhere but in the response that shows it', async () => {
  const owner = await server.customer()
  const { id, secret } = await create(owner)
  await owner.client.post(`/api/account/webhooks/${id}/test`)
  await server.runJobs()
  expect(typesSent()).toEqual(['webhook.test'])
  const shown = [await webhookOf(owner), await logOf(owner, id), sent]
  expect(JSON.stringify(shown)).not.toContain(secret.replace('whsec_', ''))
})
