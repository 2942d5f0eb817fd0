// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import type { BankTransfer } from '#contracts/bank-transfers.ts'
import { readVietQr } from '#contracts/rules/viet-qr.ts'
import {
  cassoBody,
  cassoHeaders,
  deliverTransfer,
  type SepayTransfer,
  sepayBody,
  sepayHeaders,
} from '#server/testing/bank-test-tools.ts'
import { CASSO_SECRET, startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { demoAccount } from './bank-set-up.ts'

const server = await startTestServer()
const DAY = 24 * 3_600_000

let lastId = 90_000
/** Delivers the webhook about a transfer and processes it. */
async function transfer(given: Partial<SepayTransfer> & Pick<SepayTransfer, 'content' | 'transferAmount'>) {
  const { status } = await deliverTransfer(server, { id: ++lastId, ...given })
  expect(status).toBe(200)
  await server.runJobs()
}

/** A customer who asked to pay in this amount by bank transfer. */
async function asking(amount = '500000') {
  const person = await server.customer()
  const request = { amount, paymentMethod: 'bank_transfer' }
  const { status, body } = await person.client.post('/api/wallet/deposit', request)
  expect(status).toBe(201)
  return { person, transaction: body.transaction, payment: body.payment }
}

const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
const statusOf = async ({ client }: TestUser, id: string) => (await client.get(`/api/wallet/payments/${id}`)).body
const historyOf = async ({ client, user }: TestUser) => (await client.get(`/api/wallet/transactions/${user.id}`)).body

/** The open transfers whose content contains a text. */
async function openTransfers(text: string) {
  const { client } = await server.admin()
  const { body } = await client.get('/api/admin/bank-transfers?state=open&limit=200')
  return body.transfers.filter(({ content }: { content: string }) => content.includes(text))
}

describe('what a customer is asked to pay', () => {
  test('names account, memo, amount and time, and says them in one VietQR code', async () => {
    const { person, payment } = await asking()
    expect(payment).toMatchObject({
      kind: 'qr',
      amount: '500000',
      url: null,
      bank: { bin: '970436', name: 'Vietcombank', account: '0123456789', holder: 'CONG TY TNHH SEN CLOUD' },
    })
    expect(payment.memo).toMatch(/^SEN[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(payment.memo).not.toContain(person.user.id.slice(0, 6).toUpperCase())
    expect(readVietQr(payment.qr)).toMatchObject({
      code: { bin: '970436', account: '0123456789', amount: 500_000, memo: payment.memo },
    })
    expect(Date.parse(payment.expiresAt) - Date.parse(payment.createdAt)).toBe(DAY)
    expect(await statusOf(person, payment.id)).toMatchObject({ state: 'waiting', received: '0', missing: '500000' })
  })

  test('is the same when the request is repeated, and another one for another request', async () => {
    const person = await server.customer()
    const ask = (key: string) =>
      person.client.post(
        '/api/wallet/deposit',
        { amount: '100000', paymentMethod: 'bank_transfer' },
        { 'idempotency-key': key },
      )
    const [first, again, other] = [await ask('one'), await ask('one'), await ask('two')]
    expect(again.body.payment).toEqual(first.body.payment)
    expect(other.body.payment.memo).not.toBe(first.body.payment.memo)
  })

  test('is found by its deposit, too, which the history shows', async () => {
    const { person, payment, transaction } = await asking()
    expect((await statusOf(person, transaction.id)).payment).toEqual(payment)
    const { body } = await person.client.post(`/api/wallet/payments/${transaction.id}/report`)
    expect(body.reportedAt).not.toBeNull()
    expect((await statusOf(person, payment.id)).reportedAt).toBe(body.reportedAt)
  })

  test('is a page without script as well', async () => {
    const { person, payment } = await asking()
    const page = async (language = 'en') => {
      const address = `${server.origin}/api/wallet/payments/${payment.id}/page?language=${language}`
      const response = await fetch(address, { headers: { cookie: person.client.cookie } })
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      return response.text()
    }
    const text = await page()
    for (const fact of [payment.memo, payment.bank.account, payment.bank.holder, '₫500,000'])
      expect(text).toContain(fact)
    await transfer({ content: payment.memo, transferAmount: 200_000 })
    expect(await page()).toContain('₫200,000 received, ₫300,000 missing.')
    await transfer({ content: payment.memo, transferAmount: 300_000 })
    expect(await page('vi')).toContain('Đã nhận')
    expect(await page()).not.toContain(payment.memo)
  })

  test("is nobody else's", async () => {
    const { payment, transaction } = await asking()
    const other = await server.customer()
    expect((await other.client.get(`/api/wallet/payments/${payment.id}`)).status).toBe(404)
    expect((await other.client.get(`/api/wallet/payments/${transaction.id}`)).status).toBe(404)
    expect((await other.client.post(`/api/wallet/payments/${payment.id}/cancel`)).status).toBe(404)
    expect((await server.visitor().get(`/api/wallet/payments/${payment.id}`)).status).toBe(401)
  })
})

describe('a transfer', () => {
  test('is credited once, however often and under whatever id it is reported', async () => {
    const { person, payment, transaction } = await asking()
    const sent = { id: ++lastId, content: `${payment.memo} chuyen tien`, transferAmount: 500_000 }
    const all = await Promise.all(Array.from({ length: 10 }, () => deliverTransfer(server, sent)))
    expect(all.map(({ status, body }) => [status, body])).toEqual(all.map(() => [200, { success: true }]))
    await server.runJobs()
    // This is the same transfer as a poll reports it: with another id, and the bank's reference.
    await transfer({ ...sent, id: ++lastId, referenceCode: `MBVCB.${sent.id}` })
    expect(await balanceOf(person)).toBe('500000')
    expect(await statusOf(person, payment.id)).toMatchObject({
      state: 'received',
      received: '500000',
      missing: '0',
      remainder: null,
    })
    expect(await historyOf(person)).toMatchObject([{ id: transaction.id, status: 'completed', amount: '500000' }])
  })

  test('is credited although Casso reports one that cannot be understood with it', async () => {
    const { person, payment } = await asking()
    const [id, when] = [++lastId, '2026-11-21 14:02:37']
    const one = {
      id,
      tid: `FT${id}`,
      when,
      bank_sub_acc_id: demoAccount.account,
      description: payment.memo,
      amount: 500_000,
    }
    const body = { error: 0, data: [{ ...one, id: ++lastId, amount: 12.5 }, one] }
    await server.visitor().post('/api/payments/webhooks/casso', body, { 'secure-token': CASSO_SECRET })
    await server.runJobs()
    expect(await balanceOf(person)).toBe('500000')
    const [delivery] = await server.database
      .queries('webhook_deliveries')
      .where({ provider: 'casso' })
      .orderBy('id', 'desc')
    expect(delivery.failed_at).not.toBeNull()
  })

  test('is credited once when both SePay and Casso report it', async () => {
    const { person, payment } = await asking()
    const sent = { id: ++lastId, content: payment.memo, transferAmount: 500_000 }
    const same = cassoBody({
      id: ++lastId,
      reference: `MBVCB.${sent.id}`,
      description: payment.memo,
      amount: 500_000,
    })
    const headers = cassoHeaders(same, server.clock.now())
    const responses = await Promise.all([
      deliverTransfer(server, sent),
      server.visitor().post('/api/payments/webhooks/casso', same, headers),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    await server.runJobs()
    expect(await balanceOf(person)).toBe('500000')
    const stale = cassoHeaders(same, server.clock.now() - 301_000)
    expect((await server.visitor().post('/api/payments/webhooks/casso', same, stale)).status).toBe(401)
  })

  test.each([
    [
      'lower case and decorated',
      (memo: string) => `MBVCB.3278907687.${memo.toLowerCase()}.CT tu 0123499999 NGUYEN VAN A`,
    ],
    ['spaced', (memo: string) => `${memo.slice(0, 3)} ${memo.slice(3, 7)} ${memo.slice(7)} nap tien`],
    ['with dashes', (memo: string) => `IBFT ${memo.slice(0, 5)}-${memo.slice(5)}`],
  ])('is found by its memo: %s', async (_, content) => {
    const { person, payment } = await asking()
    await transfer({ content: content(payment.memo), transferAmount: 500_000 })
    expect(await balanceOf(person)).toBe('500000')
  })

  test('credits what arrived: too little leaves the rest to pay with the same memo, too much is kept', async () => {
    const { person, payment, transaction } = await asking()
    await transfer({ content: payment.memo, transferAmount: 300_000 })
    const partly = await statusOf(person, payment.id)
    expect(partly).toMatchObject({ state: 'under', received: '300000', missing: '200000' })
    expect(readVietQr(partly.remainder)).toMatchObject({ code: { amount: 200_000, memo: payment.memo } })
    expect(await historyOf(person)).toMatchObject([{ id: transaction.id, amount: '300000', status: 'completed' }])
    await transfer({ content: payment.memo, transferAmount: 200_000 })
    expect(await statusOf(person, payment.id)).toMatchObject({ state: 'received', received: '500000' })
    await transfer({ content: payment.memo, transferAmount: 1 })
    expect(await statusOf(person, payment.id)).toMatchObject({ state: 'over', received: '500001' })
    expect(await balanceOf(person)).toBe('500001')
    expect((await historyOf(person)).map(({ amount }: { amount: string }) => amount)).toEqual(['1', '200000', '300000'])
  })

  test('is credited when the request was cancelled or is over', async () => {
    const cancelled = await asking()
    const { client } = cancelled.person
    const { body } = await client.post(`/api/wallet/payments/${cancelled.payment.id}/cancel`)
    expect(body.state).toBe('cancelled')
    await transfer({ content: cancelled.payment.memo, transferAmount: 500_000 })
    expect(await balanceOf(cancelled.person)).toBe('500000')
    expect(await statusOf(cancelled.person, cancelled.payment.id)).toMatchObject({ state: 'received' })

    const late = await asking()
    server.clock.advance(DAY)
    await server.runJobs()
    expect(await statusOf(late.person, late.payment.id)).toMatchObject({ state: 'expired' })
    expect(await historyOf(late.person)).toMatchObject([{ status: 'pending' }])
    server.clock.advance(6 * DAY)
    await server.runJobs()
    expect(await historyOf(late.person)).toMatchObject([{ status: 'failed' }])
    await transfer({ content: late.payment.memo, transferAmount: 500_000 })
    expect(await balanceOf(late.person)).toBe('500000')
    expect(await statusOf(late.person, late.payment.id)).toMatchObject({ state: 'received' })
  })

  test('that an admin has credited by hand is not credited again', async () => {
    const { person, payment, transaction } = await asking()
    const { client } = await server.admin()
    await client.patch(`/api/admin/transactions/${transaction.id}/status`, { status: 'completed' })
    expect(await statusOf(person, payment.id)).toMatchObject({ state: 'received', received: '500000' })
    await transfer({ content: payment.memo, transferAmount: 500_000 })
    expect(await balanceOf(person)).toBe('500000')
    // A second one is more money.
    await transfer({ content: payment.memo, transferAmount: 500_000 })
    expect(await balanceOf(person)).toBe('1000000')
  })

  test('is credited whatever length its reference has, and an account that is none of ours is kept', async () => {
    const { person, payment } = await asking()
    const referenceCode = 'R'.repeat(500)
    await transfer({ content: payment.memo, transferAmount: 500_000, referenceCode })
    expect(await balanceOf(person)).toBe('500000')
    await transfer({ content: `dai ${payment.memo}`, transferAmount: 500_000, accountNumber: '9'.repeat(64) })
    expect(await openTransfers(`dai ${payment.memo}`)).toMatchObject([
      { why: 'other_account', account: '9'.repeat(32) },
    ])
  })

  test('that leaves our account is left alone', async () => {
    const { person, payment } = await asking()
    await transfer({ content: payment.memo, transferAmount: 500_000, transferType: 'out' })
    expect(await balanceOf(person)).toBe('0')
    expect(await openTransfers(payment.memo)).toEqual([])
  })

  test.each([
    ['no_memo', (_memo: string) => ({ content: 'NGUYEN VAN A chuyen khoan nop tien x1' })],
    ['wrong_check', (memo: string) => ({ content: memo.slice(0, -1) + (memo.endsWith('2') ? '3' : '2') })],
    ['wrong_check', (memo: string) => ({ content: `x2 ${memo.slice(0, -1)}` })],
    ['other_account', (memo: string) => ({ content: `x3 ${memo}`, accountNumber: '9990001112' })],
    ['too_large', (memo: string) => ({ content: `x4 ${memo}`, transferAmount: 1_000_000_001 })],
  ])('waits for an admin: %s', async (why, given) => {
    const { person, payment } = await asking()
    const change = given(payment.memo)
    await transfer({ transferAmount: 500_000, ...change })
    expect(await balanceOf(person)).toBe('0')
    expect(await openTransfers(change.content)).toMatchObject([{ why, transaction: null }])
  })

  test('that names two memos waits, with both suggested', async () => {
    const [one, other] = [await asking(), await asking('700000')]
    await transfer({ content: `${one.payment.memo} va ${other.payment.memo}`, transferAmount: 1_200_000 })
    expect(await balanceOf(one.person)).toBe('0')
    const [waiting] = await openTransfers(one.payment.memo)
    expect(waiting).toMatchObject({ state: 'suggested', why: 'several_memos' })
    expect(waiting.suggestions.map(({ paymentId }: { paymentId: string }) => paymentId).sort()).toEqual(
      [one.payment.id, other.payment.id].sort(),
    )
  })

  test('that is forged, altered or stale is refused and changes nothing', async () => {
    const { person, payment } = await asking()
    const body = sepayBody({ id: ++lastId, content: payment.memo, transferAmount: 500_000 })
    const post = (headers: Record<string, string>, sent = body) =>
      server.visitor().post('/api/payments/webhooks/sepay', sent, headers)
    const genuine = sepayHeaders(body, server.clock.now())
    for (const [headers, sent] of [
      [{}, body],
      [sepayHeaders(body, server.clock.now(), 'another secret'), body],
      [genuine, body.replace('500000', '900000')],
      [sepayHeaders(body, server.clock.now() - 301_000), body],
      [sepayHeaders(body, server.clock.now() + 301_000), body],
    ] as const) {
      const response = await post(headers, sent)
      expect([response.status, response.body.code]).toEqual([401, 'invalid_signature'])
    }
    await server.runJobs()
    expect(await balanceOf(person)).toBe('0')
    expect((await post(genuine)).status).toBe(200)
    await server.runJobs()
    expect(await balanceOf(person)).toBe('500000')
  })
})

describe('the queue of transfers', () => {
  /** A transfer that waits for an admin. */
  async function waiting(transferAmount = 500_000) {
    const content = `khong ghi gi ${++lastId}`
    await transfer({ content, transferAmount })
    const [found] = await openTransfers(content)
    return found
  }

  test('is credited to a customer once, also by two admins at the same time, and audited', async () => {
    const person = await server.customer()
    const { id } = await waiting()
    const [one, other] = [await server.admin(), await server.otherAdmin()]
    const match = ({ client }: TestUser) =>
      client.post(`/api/admin/bank-transfers/${id}/match`, { userId: person.user.id })
    const statuses = (await Promise.all([match(one), match(other)])).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 409])
    expect(await balanceOf(person)).toBe('500000')
    const entries = await server.database.queries('audit_log').where({ target_id: id })
    expect(entries).toMatchObject([{ action: 'bank_transfer.match' }])
  })

  test('is credited as the deposit of a payment, with its state', async () => {
    const { person, payment, transaction } = await asking()
    const { id } = await waiting()
    const { client } = await server.admin()
    const { body } = await client.post(`/api/admin/bank-transfers/${id}/match`, { paymentId: payment.id })
    expect(body.transfer).toMatchObject({
      state: 'matched',
      userId: person.user.id,
      transaction: { id: transaction.id },
    })
    expect(await statusOf(person, payment.id)).toMatchObject({ state: 'received' })
  })

  test('is the deposit that its customer waits for, which an admin can then no longer approve', async () => {
    const { person, payment, transaction } = await asking()
    const { id } = await waiting()
    const { client } = await server.admin()
    const { body } = await client.post(`/api/admin/bank-transfers/${id}/match`, { userId: person.user.id })
    expect(body.transfer.transaction.id).toBe(transaction.id)
    expect(await statusOf(person, payment.id)).toMatchObject({ state: 'received' })
    const approval = await client.patch(`/api/admin/transactions/${transaction.id}/status`, { status: 'completed' })
    expect(approval.status).toBe(409)
    expect(await balanceOf(person)).toBe('500000')
    const another = await waiting()
    await client.post(`/api/admin/bank-transfers/${another.id}/match`, { userId: person.user.id })
    expect(await balanceOf(person)).toBe('1000000')
  })

  test('suggests who asked for the same amount', async () => {
    const { person, payment } = await asking('123456')
    const found = await waiting(123_456)
    expect(found).toMatchObject({ state: 'suggested', suggestions: [{ paymentId: payment.id, reasons: ['amount'] }] })
    expect(found.suggestions[0].user.email).toBe(person.user.email)
  })

  test('suggests who paid from the same account before', async () => {
    const { person, payment } = await asking()
    const from = async (description: string, amount: number) => {
      const id = ++lastId
      const body = cassoBody({ id, reference: `FT${id}`, description, amount, counterAccountNumber: '19031234567890' })
      await server.visitor().post('/api/payments/webhooks/casso', body, cassoHeaders(body, server.clock.now()))
      await server.runJobs()
    }
    await from(payment.memo, 500_000)
    const content = `khong ghi gi ${++lastId}`
    await from(content, 345_678)
    const [found] = await openTransfers(content)
    expect(found).toMatchObject({
      state: 'suggested',
      sender: '19031234567890',
      suggestions: [{ userId: person.user.id, paymentId: null, reasons: ['sender'] }],
    })
  })

  test('is listed with as many statements for many transfers as for one, and counts each state', async () => {
    const { client } = await server.admin()
    for (const amount of [234_001, 234_002, 234_003]) {
      await asking(String(amount))
      await waiting(amount)
    }
    const list = async (limit: number) => {
      let statements = 0
      const count = () => {
        statements += 1
      }
      const engine = server.database.queries.client
      engine.on('query', count)
      const { body } = await client.get(`/api/admin/bank-transfers?state=open&limit=${limit}`)
      engine.removeListener('query', count)
      return { statements, ...body }
    }
    const [one, many] = [await list(1), await list(3)]
    expect(many.transfers.map(({ suggestions }: BankTransfer) => suggestions.map(({ amount }) => amount))).toEqual([
      ['234003'],
      ['234002'],
      ['234001'],
    ])
    expect(many.statements).toBe(one.statements)
    expect(many.open).toBe(many.counts.unmatched + many.counts.suggested)
    expect(many.counts.suggested).toBeGreaterThanOrEqual(3)
  })

  test('is ignored or sent back with a reason, and moves no money', async () => {
    const { client } = await server.admin()
    for (const [action, state] of [
      ['ignore', 'ignored'],
      ['refund', 'refunded'],
    ] as const) {
      const { id } = await waiting()
      expect((await client.post(`/api/admin/bank-transfers/${id}/${action}`, { reason: ' ' })).status).toBe(422)
      const { body } = await client.post(`/api/admin/bank-transfers/${id}/${action}`, {
        reason: 'Không phải của khách',
      })
      expect(body.transfer).toMatchObject({ state, reason: 'Không phải của khách', transaction: null })
      expect((await client.post(`/api/admin/bank-transfers/${id}/${action}`, { reason: 'x' })).status).toBe(409)
    }
  })

  test('is split into parts that add up to it', async () => {
    const [one, other] = [await server.customer(), await server.customer()]
    const { client } = await server.admin()
    const { id } = await waiting()
    const split = (amounts: string[]) => client.post(`/api/admin/bank-transfers/${id}/split`, { amounts })
    expect((await split(['300000', '200001'])).status).toBe(422)
    expect((await split(['500000'])).status).toBe(422)
    const { body } = await split(['300000', '200000'])
    const [first, second] = body.transfers
    await client.post(`/api/admin/bank-transfers/${first.id}/match`, { userId: one.user.id })
    await client.post(`/api/admin/bank-transfers/${second.id}/match`, { userId: other.user.id })
    expect([await balanceOf(one), await balanceOf(other)]).toEqual(['300000', '200000'])
    expect((await client.post(`/api/admin/bank-transfers/${id}/match`, { userId: one.user.id })).status).toBe(409)
  })

  test('is decided once for each key, and the same key with another decision is refused', async () => {
    const person = await server.customer()
    const { client } = await server.admin()
    const { id } = await waiting()
    const key = { 'idempotency-key': `decide-${id}` }
    const match = (userId: string) => client.post(`/api/admin/bank-transfers/${id}/match`, { userId }, key)
    const first = await match(person.user.id)
    const again = await match(person.user.id)
    expect([again.status, again.body, again.headers.get('idempotency-replayed')]).toEqual([200, first.body, 'true'])
    expect(await balanceOf(person)).toBe('500000')
    expect((await match((await server.customer()).user.id)).status).toBe(422)

    const { id: other } = await waiting()
    const split = () => client.post(`/api/admin/bank-transfers/${other}/split`, { amounts: ['300000', '200000'] }, key)
    expect((await split()).body).toEqual((await split()).body)
  })

  test('needs a second admin for a large amount', async () => {
    const person = await server.customer()
    const { id } = await waiting(20_000_000)
    const [one, other] = [await server.admin(), await server.otherAdmin()]
    const match = ({ client }: TestUser, userId = person.user.id) =>
      client.post(`/api/admin/bank-transfers/${id}/match`, { userId })
    expect((await match(one)).status).toBe(202)
    expect((await match(one)).status).toBe(202)
    expect(await balanceOf(person)).toBe('0')
    const { body } = await one.client.get('/api/admin/bank-transfers?state=open')
    const proposed = body.transfers.find((listed: { id: string }) => listed.id === id)
    expect(proposed.proposal).toMatchObject({
      decision: { action: 'match', userId: person.user.id },
      proposer: { email: one.user.email },
      user: { email: person.user.email },
    })
    expect((await match(other)).status).toBe(200)
    expect(await balanceOf(person)).toBe('20000000')
  })

  test('takes no proposal that another decision has overtaken', async () => {
    const { id } = await waiting(20_000_000)
    const { client } = await server.admin()
    const { database } = server
    const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const overtaking = database.transaction(async (tx) => {
      await tx('bank_transfers').where({ id }).update({ state: 'ignored' })
      locked.resolve()
      await release.promise
    })
    await locked.promise
    const proposed = client.post(`/api/admin/bank-transfers/${id}/refund`, { reason: 'Trả lại người gửi' })
    const waitingForRow = () => database.queries('information_schema.innodb_trx').where({ trx_state: 'LOCK WAIT' })
    try {
      // It has read the transfer as open, and waits for its row. On SQLite it has not begun. MariaDB looks ten times a second at the most.
      if (database.dialect === 'mysql') await expect.poll(waitingForRow, { interval: 150 }).toHaveLength(1)
    } finally {
      release.resolve()
    }
    await overtaking
    expect((await proposed).body.code).toBe('transfer_decided')
    expect(await database.queries('audit_log').where({ target_id: id })).toEqual([])
  })

  test('needs a second admin for the parts of a large amount, too, and for parts of these', async () => {
    const person = await server.customer()
    const [one, other] = [await server.admin(), await server.otherAdmin()]
    const { id } = await waiting(20_000_000)
    const parts = async (transferId: string, amounts: string[]) =>
      (await one.client.post(`/api/admin/bank-transfers/${transferId}/split`, { amounts })).body.transfers
    const [half] = await parts(id, ['10000000', '10000000'])
    const [quarter] = await parts(half.id, ['5000000', '5000000'])
    const match = ({ client }: TestUser) =>
      client.post(`/api/admin/bank-transfers/${quarter.id}/match`, { userId: person.user.id })
    expect((await match(one)).status).toBe(202)
    expect(await balanceOf(person)).toBe('0')
    expect((await match(other)).status).toBe(200)
    expect(await balanceOf(person)).toBe('5000000')
  })

  test('credits nothing more for a payment that an admin completed by hand, and refuses another amount', async () => {
    const { client } = await server.admin()
    const same = await asking()
    await client.patch(`/api/admin/transactions/${same.transaction.id}/status`, { status: 'completed' })
    const matchSame = await client.post(`/api/admin/bank-transfers/${(await waiting()).id}/match`, {
      paymentId: same.payment.id,
    })
    expect(matchSame.body.transfer).toMatchObject({ state: 'matched', transaction: { id: same.transaction.id } })
    expect(await balanceOf(same.person)).toBe('500000')

    const another = await asking()
    await client.patch(`/api/admin/transactions/${another.transaction.id}/status`, { status: 'completed' })
    const { id } = await waiting(400_000)
    const match = (target: object) => client.post(`/api/admin/bank-transfers/${id}/match`, target)
    const refused = await match({ paymentId: another.payment.id })
    expect([refused.status, refused.body.code]).toEqual([409, 'payment_settled_otherwise'])
    expect(await balanceOf(another.person)).toBe('500000')
    // The refusal has left it open.
    expect((await match({ userId: another.person.user.id })).status).toBe(200)
    expect(await balanceOf(another.person)).toBe('900000')
  })

  test('credits no admin, nobody, and no payment that is not there', async () => {
    const admin = await server.admin()
    const { id } = await waiting()
    for (const target of [{ userId: admin.user.id }, { userId: 'nobody' }, { paymentId: 'none' }, {}])
      expect((await admin.client.post(`/api/admin/bank-transfers/${id}/match`, target)).status).toBe(422)
  })
})

test('two hundred transfers at once leave exact sums', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => asking('100000')))
  const sent = people.flatMap(({ payment }) =>
    Array.from({ length: 10 }, (_, index) => ({ id: ++lastId, content: payment.memo, transferAmount: 1000 + index })),
  )
  const responses = await Promise.all(sent.map((each) => deliverTransfer(server, each)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  await server.runJobs()
  for (const { person, payment } of people) {
    expect(await balanceOf(person)).toBe('10045')
    expect(await statusOf(person, payment.id)).toMatchObject({ state: 'under', received: '10045', missing: '89955' })
  }
})

test('transfers of exactly what was asked for, all at once, are all credited', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => asking('100000')))
  const sent = people.flatMap(({ payment }) =>
    Array.from({ length: 5 }, () => ({ id: ++lastId, content: payment.memo, transferAmount: 100_000 })),
  )
  await Promise.all(sent.map((each) => deliverTransfer(server, each)))
  await server.runJobs()
  for (const { person, payment } of people) {
    expect([await balanceOf(person), (await statusOf(person, payment.id)).received]).toEqual(['500000', '500000'])
  }
})
