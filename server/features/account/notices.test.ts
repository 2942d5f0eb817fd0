// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import type { MailKind } from '#contracts/rules/mail-kinds.ts'
import { noticeKinds } from '#contracts/rules/notice-kinds.ts'
import { secretFacts } from '#server/mails/mail-facts.ts'
import { otherFacts, sampleFacts } from '#server/mails/sample-mails.ts'
import { reportPayment } from '#server/testing/payment-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database

/** Pays a top-up of a customer, which is an event with a mail. */
async function topUp({ client }: TestUser, amount: string): Promise<void> {
  const { body } = await client.post('/api/wallet/deposit', { amount, paymentMethod: 'momo' })
  await reportPayment(server, { transactionId: body.transaction.id, amount })
}

const list = async ({ client }: TestUser, query = '') => (await client.get(`/api/account/notices${query}`)).body
const read = ({ client }: TestUser, until: string) => client.post('/api/account/notices/read', { until })
const unreadInSummary = async ({ client, user }: TestUser) =>
  (await client.get(`/api/account/summary/${user.id}`)).body.unreadNotices

let mails = 0
/** Inserts a mail as an event writes it, and returns its id. */
async function insertMail({ user }: TestUser, kind: MailKind, facts: object): Promise<string> {
  mails += 1
  const id = `019a0000-0000-7000-8000-${String(mails).padStart(12, '0')}`
  await queries('mails').insert({
    id,
    kind,
    subject_id: `about-${mails}`,
    period: '',
    run_id: `run-${mails}`,
    user_id: user.id,
    address: user.email,
    language: 'vi',
    name: 'Minh',
    facts: JSON.stringify(facts),
    state: 'sent',
    attempts: 1,
    created_at: server.clock.now(),
    started_at: server.clock.now(),
  })
  return id
}

describe('the notices of a customer', () => {
  test('are none at first', async () => {
    const customer = await server.customer()
    expect(await list(customer)).toEqual({ notices: [], nextCursor: null, unread: 0 })
    expect(await unreadInSummary(customer)).toBe(0)
  })

  test('are the events that mails are written about, newest first, and nobody sees those of others', async () => {
    const [customer, other] = [await server.customer(), await server.customer()]
    await topUp(customer, '200000')
    await topUp(other, '50000')
    await topUp(customer, '300000')
    const { notices, unread } = await list(customer)
    expect(unread).toBe(2)
    expect(notices).toMatchObject([
      { kind: 'deposit-received', isRead: false, facts: { amount: '300000', balance: '500000' } },
      { kind: 'deposit-received', isRead: false, facts: { amount: '200000', balance: '200000' } },
    ])
    expect(notices[0].at).toBe(new Date(server.clock.now()).toISOString())
    expect(await list(other)).toMatchObject({ notices: [{ facts: { amount: '50000' } }], unread: 1 })
  })

  test('contain an event whose mail the customer has refused, or whose address is undeliverable', async () => {
    const customer = await server.customer()
    expect((await customer.client.patch('/api/account', { mailGroups: { money: false } })).status).toBe(200)
    await topUp(customer, '200000')
    await server.runJobs()
    const held = { user_id: customer.user.id, kind: 'deposit-received' }
    expect(await queries('mails').where(held).select('state', 'failure')).toEqual([
      { state: 'held', failure: 'unsubscribed' },
    ])
    expect(await list(customer)).toMatchObject({ notices: [{ kind: 'deposit-received' }], unread: 1 })
    await queries('undeliverable_addresses').insert({
      address: customer.user.email,
      reason: 'bounced',
      noted_at: server.clock.now(),
    })
    await topUp(customer, '60000')
    await server.runJobs()
    expect(await list(customer)).toMatchObject({ notices: [{ facts: { amount: '60000' } }, {}], unread: 2 })
  })

  test('contain no mail about what protects the account, and no fact that is secret', async () => {
    const customer = await server.customer()
    for (const [kind, facts] of Object.entries(sampleFacts)) await insertMail(customer, kind as MailKind, facts)
    const { notices, unread } = await list(customer)
    const shown = notices.map(({ kind }: { kind: MailKind }) => kind)
    expect(shown.sort()).toEqual([...noticeKinds].sort())
    expect(unread).toBe(noticeKinds.length)
    expect(noticeKinds.filter((kind) => kind in secretFacts)).toEqual([])
    expect(JSON.stringify(notices)).not.toContain('token')
  })

  test('say whatever the mail of a kind can say', async () => {
    const customer = await server.customer()
    const all = noticeKinds.flatMap((kind) => Object.values(otherFacts[kind] ?? {}).map((facts) => ({ kind, facts })))
    for (const { kind, facts } of all) await insertMail(customer, kind, facts)
    const { notices } = await list(customer)
    expect(notices).toHaveLength(all.length)
    expect(notices.map(({ kind }: { kind: MailKind }) => kind)).toEqual(all.map(({ kind }) => kind).reverse())
  })

  test('are listed page by page', async () => {
    const customer = await server.customer()
    for (const amount of ['50000', '60000', '70000']) await topUp(customer, amount)
    const first = await list(customer, '?limit=2')
    expect(first).toMatchObject({
      notices: [{ facts: { amount: '70000' } }, { facts: { amount: '60000' } }],
      unread: 3,
    })
    const second = await list(customer, `?limit=2&cursor=${first.nextCursor}`)
    expect(second).toMatchObject({ notices: [{ facts: { amount: '50000' } }], nextCursor: null, unread: 3 })
    const beyond = Buffer.from(second.notices[0].id).toString('base64url')
    expect(await list(customer, `?cursor=${beyond}`)).toEqual({ notices: [], nextCursor: null, unread: 3 })
  })

  test('are counted up to a hundred', async () => {
    const customer = await server.customer()
    for (let count = 0; count < 101; count += 1)
      await insertMail(customer, 'machine-ready', sampleFacts['machine-ready'])
    expect((await list(customer)).unread).toBe(100)
    expect(await unreadInSummary(customer)).toBe(100)
  })
})

describe('reading notices', () => {
  test('reads one and the older ones, and later ones are unread', async () => {
    const customer = await server.customer()
    for (const amount of ['50000', '60000', '70000']) await topUp(customer, amount)
    const { notices } = await list(customer)
    const { status, body } = await read(customer, notices[1].id)
    expect([status, body]).toEqual([200, { unread: 1 }])
    const after = await list(customer)
    expect(after.notices.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([false, true, true])
    expect(await unreadInSummary(customer)).toBe(1)
  })

  test('never makes a notice unread again', async () => {
    const customer = await server.customer()
    for (const amount of ['50000', '60000']) await topUp(customer, amount)
    const [newest, oldest] = (await list(customer)).notices
    await read(customer, newest.id)
    expect((await read(customer, oldest.id)).body).toEqual({ unread: 0 })
    expect(await list(customer)).toMatchObject({ notices: [{ isRead: true }, { isRead: true }], unread: 0 })
  })

  test('twice at the same time leaves the newer mark, in whichever order they come', async () => {
    const customer = await server.customer()
    for (const amount of ['50000', '60000', '70000']) await topUp(customer, amount)
    const [newest, , oldest] = (await list(customer)).notices
    const both = await Promise.all([read(customer, newest.id), read(customer, oldest.id)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await list(customer)).unread).toBe(0)
  })

  test('is refused for a notice of another customer, and for a mail that is none', async () => {
    const [customer, other] = [await server.customer(), await server.customer()]
    await topUp(other, '50000')
    await topUp(customer, '50000')
    const [foreign] = (await list(other)).notices
    const signIn = await insertMail(customer, 'new-sign-in', sampleFacts['new-sign-in'])
    for (const id of [foreign.id, signIn, 'ffffffff-ffff-7fff-bfff-ffffffffffff']) {
      const { status, body } = await read(customer, id)
      expect([status, body.code]).toEqual([404, 'not_found'])
    }
    expect((await list(customer)).unread).toBe(1)
    expect((await list(other)).unread).toBe(1)
  })

  test('in the demo changes nothing, and is not refused', async () => {
    const visitor = server.visitor()
    await visitor.post('/api/auth/demo')
    const { notices, unread } = (await visitor.get('/api/account/notices')).body
    const { status, body } = await visitor.post('/api/account/notices/read', { until: notices[0]?.id ?? 'none' })
    expect([status, body]).toEqual([200, { unread }])
    expect((await visitor.get('/api/account/notices')).body.unread).toBe(unread)
  })
})
