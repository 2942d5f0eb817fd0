// @module-tag mariadb
import { afterEach, describe, expect, test } from 'vitest'
import type { AdminTransactionRow } from '#contracts/admin.ts'
import { readVietQr } from '#contracts/rules/viet-qr.ts'
import type { Withdrawal, WithdrawalState } from '#contracts/withdrawals.ts'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { planTools } from '#server/testing/plan-test-tools.ts'
import { createPromotion, endPromotions, offersOfSpec } from '#server/testing/promotion-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

// After each test the server's books are checked.
const server = await startTestServer()
const { queries } = server.database
const { order } = planTools(server)
const LARGE = 20_000_000
const to = { bankBin: '970436', account: '0123 456 789', holder: 'Nguyễn Văn  Đức' }

afterEach(() => endPromotions(server))

const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance
const historyOf = async ({ client, user }: TestUser) => (await client.get(`/api/wallet/transactions/${user.id}`)).body
const listOf = async ({ client }: TestUser, query = '') => (await client.get(`/api/wallet/withdrawals${query}`)).body

const ask = ({ client }: TestUser, amount: number, key?: string) =>
  client.post(
    '/api/wallet/withdrawals',
    { ...to, amount: String(amount) },
    key === undefined ? {} : { 'idempotency-key': key },
  )
const cancel = ({ client }: TestUser, id: string) => client.post(`/api/wallet/withdrawals/${id}/cancel`)
const approve = ({ client }: TestUser, id: string) => client.post(`/api/admin/withdrawals/${id}/approve`)
const pay = ({ client }: TestUser, id: string, reference: string) =>
  client.post(`/api/admin/withdrawals/${id}/paid`, { reference })
const begin = ({ client }: TestUser, id: string) => client.post(`/api/admin/withdrawals/${id}/begin`)
const takeOver = ({ client }: TestUser, id: string) => client.post(`/api/admin/withdrawals/${id}/take-over`)
const stopPaying = ({ client }: TestUser, id: string) => client.post(`/api/admin/withdrawals/${id}/stop`)
const reject = ({ client }: TestUser, id: string, reason = 'Sai tên chủ tài khoản') =>
  client.post(`/api/admin/withdrawals/${id}/reject`, { reason })

/** A customer with a requested withdrawal. */
async function requested(amount = 200_000, balance = 1_000_000) {
  const person = await server.customer({ balance })
  const { status, body } = await ask(person, amount)
  expect(status).toBe(201)
  return { person, withdrawal: body.withdrawal as Withdrawal }
}

/** A customer with an approved withdrawal. */
async function approved() {
  const { person, withdrawal } = await requested()
  const admin = await server.admin()
  expect((await approve(admin, withdrawal.id)).status).toBe(200)
  return { person, withdrawal, admin }
}

const stateOf = async ({ client }: TestUser, id: string): Promise<WithdrawalState> =>
  (await client.get(`/api/wallet/withdrawals/${id}`)).body.withdrawal.state

/** The sum of what was booked on an account of the system, in integer dong. */
const bookedOn = async (account: string) =>
  Number((await queries('postings').where({ account_id: account }).sum({ total: 'amount' }).first())?.total ?? 0)

test('the back-office lists what became of the withdrawal with what took its money, and with nothing else', async () => {
  const { person, withdrawal } = await requested()
  const admin = await server.admin()
  const listed = async () => {
    const { transactions } = (await admin.client.get('/api/admin/transactions?type=withdrawal')).body
    const own = transactions.filter(({ user }: { user: { email: string } }) => user.email === person.user.email)
    return own.map((row: AdminTransactionRow) => [row.transaction.amount, row.withdrawal])
  }
  expect(await listed()).toEqual([['-200000', 'requested']])
  await approve(admin, withdrawal.id)
  expect(await listed()).toEqual([['-200000', 'approved']])
  await reject(admin, withdrawal.id)
  expect(await listed()).toEqual([
    ['200000', undefined],
    ['-200000', 'rejected'],
  ])
})

test('a month says what went to banks without what came back', async () => {
  const { person, withdrawal } = await requested()
  const monthOf = async () => (await person.client.get(`/api/wallet/history?months=1`)).body.months[0]
  expect(await monthOf()).toMatchObject({ spent: '0', other: '800000', withdrawn: '200000' })
  await ask(person, 100_000)
  await cancel(person, withdrawal.id)
  expect(await monthOf()).toMatchObject({ other: '900000', withdrawn: '100000' })
})

describe('a request', () => {
  test('takes the money out of the wallet at once, and is written as banks write it', async () => {
    const person = await server.customer({ balance: 1_000_000 })
    const pending = await bookedOn('withdrawals:pending')
    const { status, body } = await ask(person, 400_000)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      withdrawal: {
        amount: '400000',
        bank: { bin: '970436', name: 'Vietcombank' },
        account: '0123456789',
        holder: 'NGUYEN VAN DUC',
        note: null,
        state: 'requested',
        transaction: { id: body.transaction.id, number: body.transaction.number },
        reference: null,
        reason: null,
      },
      transaction: {
        type: 'withdrawal',
        amount: '-400000',
        status: 'completed',
        code: 'withdrawal',
        description: 'Rút tiền về ngân hàng: Vietcombank ••6789',
        balanceAfter: '600000',
      },
    })
    expect(await balanceOf(person)).toBe('600000')
    expect((await bookedOn('withdrawals:pending')) - pending).toBe(400_000)
    expect(await listOf(person)).toMatchObject({
      withdrawals: [body.withdrawal],
      available: '600000',
      bonus: '0',
      nextCursor: null,
    })
    const [line] = await historyOf(person)
    expect(line).toEqual(body.transaction)
  })

  test('that is repeated with its key is made once', async () => {
    const person = await server.customer({ balance: 1_000_000 })
    const [first, again] = [await ask(person, 400_000, 'one'), await ask(person, 400_000, 'one')]
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(await balanceOf(person)).toBe('600000')
    expect((await ask(person, 300_000, 'one')).body.code).toBe('idempotency_mismatch')
  })

  test('cannot overdraw the wallet together with others at the same time', async () => {
    const person = await server.customer({ balance: 500_000 })
    const responses = await Promise.all(Array.from({ length: 6 }, () => ask(person, 300_000)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422])
    expect(await balanceOf(person)).toBe('200000')
  })

  test('is refused when three are open, also for some at the same time', async () => {
    const person = await server.customer({ balance: 1_000_000 })
    const responses = await Promise.all(Array.from({ length: 5 }, () => ask(person, 50_000)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409])
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('too_many_withdrawals')
    const { withdrawals } = await listOf(person)
    await cancel(person, withdrawals[0].id)
    expect((await ask(person, 50_000)).status).toBe(201)
  })

  test('says how much can be withdrawn', async () => {
    const person = await server.customer({ balance: 60_000 })
    const { status, body } = await ask(person, 60_001)
    expect([status, body.errors]).toEqual([422, [{ path: 'amount', message: 'Bạn rút được tối đa 60.000\u00a0₫' }]])
    expect(await listOf(person)).toMatchObject({ withdrawals: [], available: '60000' })
  })

  test.each([
    ['amount', { amount: '49999' }],
    ['amount', { amount: '500000000' }],
    ['amount', { amount: '' }],
    ['amount', { amount: '1e6' }],
    ['amount', { amount: '-100000' }],
    ['amount', { amount: '100000.5' }],
    ['amount', { amount: 100_000 }],
    ['amount', { amount: null }],
    ['bankBin', { bankBin: '000000' }],
    ['bankBin', { bankBin: 970_436 }],
    ['account', { account: '12345' }],
    ['account', { account: "0123456789'; DROP TABLE users" }],
    ['account', { account: '0'.repeat(20) }],
    ['account', { account: ['0123456789'] }],
    ['holder', { holder: '' }],
    ['holder', { holder: '  \u200b ' }],
    ['holder', { holder: '王小明' }],
    ['holder', { holder: 'A'.repeat(71) }],
    ['holder', { holder: '<b>A</b>' }],
    ['note', { note: 'x'.repeat(201) }],
    ['note', { note: 7 }],
    ['userId', { userId: 'somebody' }],
    ['state', { state: 'paid' }],
  ])('with a wrong %s is refused, and changes nothing: %j', async (path, change) => {
    const person = await server.customer({ balance: 1_000_000 })
    const { status, body } = await person.client.post('/api/wallet/withdrawals', { ...to, amount: '100000', ...change })
    expect(status).toBe(422)
    expect([...new Set(body.errors.map((error: { path: string }) => error.path))]).toEqual([path])
    expect(await balanceOf(person)).toBe('1000000')
  })

  test.each([undefined, null, [], 'x', 7, {}])('with the body %j is refused', async (body) => {
    const person = await server.customer({ balance: 1_000_000 })
    const { status } = await person.client.post('/api/wallet/withdrawals', body as object)
    expect([400, 415, 422]).toContain(status)
    expect(await balanceOf(person)).toBe('1000000')
  })

  test("is listed page by page, and is nobody else's", async () => {
    const { person, withdrawal } = await requested()
    const { body: second } = await ask(person, 50_000)
    const page = await listOf(person, '?limit=1')
    expect(page.withdrawals).toEqual([second.withdrawal])
    expect((await listOf(person, `?limit=1&cursor=${page.nextCursor}`)).withdrawals).toEqual([withdrawal])
    const other = await server.customer()
    expect((await other.client.get(`/api/wallet/withdrawals/${withdrawal.id}`)).status).toBe(404)
    expect((await cancel(other, withdrawal.id)).status).toBe(404)
    expect((await listOf(other)).withdrawals).toEqual([])
    expect((await server.visitor().get(`/api/wallet/withdrawals/${withdrawal.id}`)).status).toBe(401)
  })
})

describe('bonuses', () => {
  /** A customer who deposited half a million and got a bonus of a hundred thousand. */
  async function withBonus() {
    await createPromotion(server, offersOfSpec.deposit)
    const person = await server.customer()
    const { body } = await person.client.post('/api/wallet/deposit', {
      amount: '500000',
      paymentMethod: 'bank_transfer',
    })
    const { client } = await server.admin()
    await client.patch(`/api/admin/transactions/${body.transaction.id}/status`, { status: 'completed' })
    expect(await balanceOf(person)).toBe('600000')
    return person
  }
  const setBalance = async ({ user }: TestUser, balance: number) =>
    (await server.admin()).client.patch(`/api/admin/users/${user.id}/balance`, { balance: String(balance) })

  test('cannot be withdrawn', async () => {
    const person = await withBonus()
    expect(await listOf(person)).toMatchObject({ available: '500000', bonus: '100000' })
    const { status, body } = await ask(person, 500_001)
    expect(status).toBe(422)
    expect(body.errors[0].message).toContain('tiền thưởng')
    expect((await ask(person, 500_000)).status).toBe(201)
    expect(await listOf(person)).toMatchObject({ available: '0', bonus: '100000' })
  })

  test('are spent last', async () => {
    const person = await withBonus()
    await setBalance(person, 551_000)
    expect(await listOf(person)).toMatchObject({ available: '451000', bonus: '100000' })
    // Some of the bonus is spent, and does not come back with the next money.
    await setBalance(person, 40_000)
    expect(await listOf(person)).toMatchObject({ available: '0', bonus: '40000' })
    await setBalance(person, 340_000)
    expect(await listOf(person)).toMatchObject({ available: '300000', bonus: '40000' })
  })

  test('that an instance has cost come back as bonuses when it is given back', async () => {
    const person = await withBonus()
    await setBalance(person, 120_000)
    const id = await order(person)
    expect(await balanceOf(person)).toBe('71000')
    expect(await listOf(person)).toMatchObject({ available: '0', bonus: '71000' })
    const renewed = await person.client.post(`/api/vps/${id}/renew`, { periods: 1 })
    expect(renewed.status).toBe(200)
    expect(await listOf(person)).toMatchObject({ available: '0', bonus: '22000' })
    expect((await person.client.post(`/api/vps/${id}/refund`)).status).toBe(200)
    expect(await balanceOf(person)).toBe('120000')
    expect(await listOf(person)).toMatchObject({ available: '20000', bonus: '100000' })
  })

  test('do not come back with an instance that has cost none', async () => {
    const person = await withBonus()
    const id = await order(person)
    await setBalance(person, 50_000)
    expect((await person.client.post(`/api/vps/${id}/refund`)).status).toBe(200)
    expect(await listOf(person)).toMatchObject({ available: '49000', bonus: '50000' })
  })

  test('that were spent long ago keep nothing back', async () => {
    const person = await withBonus()
    await setBalance(person, 0)
    await setBalance(person, 300_000)
    expect(await listOf(person)).toMatchObject({ available: '300000', bonus: '0' })
  })
})

describe('a cancellation', () => {
  test('returns the money once, however often and concurrently it is requested', async () => {
    const { person, withdrawal } = await requested()
    const responses = await Promise.all(Array.from({ length: 5 }, () => cancel(person, withdrawal.id)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const [first, ...others] = responses
    for (const { body } of others) expect(body).toEqual(first?.body)
    expect(first?.body).toMatchObject({
      withdrawal: { state: 'cancelled', reason: null },
      transaction: { type: 'withdrawal', amount: '200000', code: 'withdrawal_back', balanceAfter: '1000000' },
    })
    expect(await balanceOf(person)).toBe('1000000')
    expect(await historyOf(person)).toHaveLength(3)
  })

  test('is refused after a decision', async () => {
    const { person, withdrawal } = await approved()
    const { status, body } = await cancel(person, withdrawal.id)
    expect([status, body.code]).toEqual([409, 'withdrawal_not_cancellable'])
    expect(await balanceOf(person)).toBe('800000')
  })

  test('and an approval at the same time do not both succeed', async () => {
    const admin = await server.admin()
    for (let round = 0; round < 5; round += 1) {
      const { person, withdrawal } = await requested()
      const [cancelled, decided] = await Promise.all([cancel(person, withdrawal.id), approve(admin, withdrawal.id)])
      expect([cancelled.status, decided.status].sort()).toEqual([200, 409])
      const isCancelled = cancelled.status === 200
      expect(await stateOf(person, withdrawal.id)).toBe(isCancelled ? 'cancelled' : 'approved')
      expect(await balanceOf(person)).toBe(isCancelled ? '1000000' : '800000')
    }
  })
})

describe('an admin', () => {
  test("approves, pays with the code and records the bank's reference; the money leaves our bank once", async () => {
    const { person, withdrawal, admin } = await approved()
    const { body: list } = await admin.client.get('/api/admin/withdrawals?state=approved')
    const shown = list.withdrawals.find(({ id }: Withdrawal) => id === withdrawal.id)
    expect(shown).toMatchObject({
      userId: person.user.id,
      user: { email: person.user.email },
      decider: { firstName: 'Thu Hà' },
      needsSecond: false,
      proposedBy: null,
      proposer: null,
      memo: `Rut tien GD${Number(withdrawal.transaction.number?.slice(3))}`,
    })
    expect(readVietQr(shown.qr)).toMatchObject({
      code: { bin: '970436', account: '0123456789', amount: 200_000, memo: shown.memo },
    })
    expect(list.counts.approved).toBeGreaterThan(0)

    const [pending, bank] = [await bookedOn('withdrawals:pending'), await bookedOn('received:bank_transfer')]
    const responses = await Promise.all(Array.from({ length: 4 }, () => pay(admin, withdrawal.id, 'FT26330001')))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(responses[0]?.body.withdrawal).toMatchObject({
      state: 'paid',
      reference: 'FT26330001',
      qr: null,
      memo: null,
    })
    expect((await bookedOn('withdrawals:pending')) - pending).toBe(-200_000)
    expect((await bookedOn('received:bank_transfer')) - bank).toBe(200_000)
    expect((await pay(admin, withdrawal.id, 'FT26330002')).body.code).toBe('withdrawal_decided')
    expect((await reject(admin, withdrawal.id)).body.code).toBe('withdrawal_decided')
    expect((await approve(admin, withdrawal.id)).body.code).toBe('withdrawal_decided')
    expect(await balanceOf(person)).toBe('800000')
    const audit = await queries('audit_log').where({ target_id: withdrawal.id }).orderBy('id').pluck('action')
    expect(audit).toEqual(['withdrawal.approve', 'withdrawal.paid'])
  })

  test('cannot pay one that is not approved', async () => {
    const { withdrawal } = await requested()
    const { status, body } = await pay(await server.admin(), withdrawal.id, 'FT1')
    expect([status, body.code]).toEqual([409, 'withdrawal_decided'])
  })

  test('rejects with a reason that the customer reads, and the money is back once', async () => {
    const { person, withdrawal } = await requested()
    const admin = await server.admin()
    const responses = await Promise.all(Array.from({ length: 4 }, () => reject(admin, withdrawal.id)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await reject(admin, withdrawal.id, 'Lý do khác')).status).toBe(409)
    expect((await listOf(person)).withdrawals).toMatchObject([{ state: 'rejected', reason: 'Sai tên chủ tài khoản' }])
    expect(await balanceOf(person)).toBe('1000000')
    expect((await cancel(person, withdrawal.id)).status).toBe(409)
    const [back] = await historyOf(person)
    expect(back).toMatchObject({ amount: '200000', description: 'Hoàn tiền rút: Vietcombank ••6789' })
  })

  test('rejects an approved one that the bank returned, but of a payment and a rejection at once only one succeeds', async () => {
    const { person, withdrawal, admin } = await approved()
    const [paid, rejected] = await Promise.all([pay(admin, withdrawal.id, 'FT1'), reject(admin, withdrawal.id)])
    expect([paid.status, rejected.status].sort()).toEqual([200, 409])
    expect(await balanceOf(person)).toBe(paid.status === 200 ? '800000' : '1000000')
  })

  test('needs a second one for a large one, who is somebody else', async () => {
    const { person, withdrawal } = await requested(LARGE, LARGE)
    const [first, second] = [await server.admin(), await server.otherAdmin()]
    const proposed = await approve(first, withdrawal.id)
    expect([proposed.status, proposed.body.withdrawal]).toMatchObject([
      202,
      { state: 'requested', needsSecond: true, proposedBy: first.user.id, proposer: { firstName: 'Thu Hà' } },
    ])
    expect((await approve(first, withdrawal.id)).status).toBe(202)
    expect((await pay(first, withdrawal.id, 'FT1')).status).toBe(409)
    expect(await stateOf(person, withdrawal.id)).toBe('requested')
    const agreed = await approve(second, withdrawal.id)
    expect([agreed.status, agreed.body.withdrawal]).toMatchObject([200, { state: 'approved', needsSecond: false }])
    const audit = await queries('audit_log').where({ target_id: withdrawal.id }).orderBy('id').pluck('action')
    expect(audit).toEqual(['withdrawal.propose', 'withdrawal.approve'])
  })

  test('needs nobody else just below that, and two at once make one proposal', async () => {
    const { withdrawal } = await requested(LARGE - 1, LARGE)
    expect((await approve(await server.admin(), withdrawal.id)).status).toBe(200)
    const large = await requested(LARGE, LARGE)
    const both = [await server.admin(), await server.otherAdmin()]
    const responses = await Promise.all(both.map((admin) => approve(admin, large.withdrawal.id)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 202])
  })

  test('can still decide about what a locked customer requested', async () => {
    const [one, two] = [await requested(), await requested()]
    const admin = await server.admin()
    for (const { person } of [one, two])
      await admin.client.patch(`/api/admin/users/${person.user.id}/status`, { isActive: false })
    expect((await approve(admin, one.withdrawal.id)).status).toBe(200)
    expect((await pay(admin, one.withdrawal.id, 'FT2')).status).toBe(200)
    expect((await reject(admin, two.withdrawal.id)).status).toBe(200)
  })

  test.each([
    ['paid', { reference: '' }],
    ['paid', { reference: 'x'.repeat(101) }],
    ['paid', {}],
    ['reject', { reason: ' ' }],
    ['reject', { reason: 'x'.repeat(201) }],
  ])('is told what is wrong with %s %j', async (action, body) => {
    const { withdrawal } = await requested()
    const { client } = await server.admin()
    expect((await client.post(`/api/admin/withdrawals/${withdrawal.id}/${action}`, body)).status).toBe(422)
  })

  test('sees in the figures how many wait', async () => {
    const { client } = await server.admin()
    const waiting = async () => (await client.get('/api/admin/stats')).body.waiting.withdrawals
    const before = await waiting()
    const { withdrawal } = await requested()
    expect(await waiting()).toBe(before + 1)
    await reject(await server.admin(), withdrawal.id)
    expect(await waiting()).toBe(before)
  })
})

describe('sending the money', () => {
  const MINUTE = 60_000
  const auditOf = (id: string) => queries('audit_log').where({ target_id: id }).orderBy('id').pluck('action')

  test('is begun by one of two admins at once, and the other one reads who', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { withdrawal } = await approved()
      const both = [await server.admin(), await server.otherAdmin()]
      const responses = await Promise.all(both.map((admin) => begin(admin, withdrawal.id)))
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
      const first = responses.findIndex(({ status }) => status === 200)
      const [winner, loser] = [responses[first]?.body.withdrawal, responses[1 - first]?.body]
      expect(winner).toMatchObject({
        state: 'approved',
        payingBy: both[first]?.user.id,
        payer: { email: both[first]?.user.email },
        payingSince: new Date(server.clock.now()).toISOString(),
      })
      expect(loser.code).toBe('withdrawal_being_paid')
      expect(loser.detail).toContain(winner.payer.firstName)
      expect(await auditOf(withdrawal.id)).toEqual(['withdrawal.approve', 'withdrawal.begin'])
    }
  })

  test('keeps everybody else from paying and everybody from rejecting, until it is stopped', async () => {
    const { person, withdrawal, admin } = await approved()
    const other = await server.otherAdmin()
    expect((await begin(admin, withdrawal.id)).status).toBe(200)
    expect((await begin(admin, withdrawal.id)).status).toBe(200)
    for (const refused of [
      await pay(other, withdrawal.id, 'FT-BEGUN-1'),
      await reject(other, withdrawal.id),
      await reject(admin, withdrawal.id),
      await stopPaying(other, withdrawal.id),
      await takeOver(other, withdrawal.id),
    ])
      expect([refused.status, refused.body.code]).toEqual([409, 'withdrawal_being_paid'])
    expect(await stateOf(person, withdrawal.id)).toBe('approved')
    const stopped = await stopPaying(admin, withdrawal.id)
    expect([stopped.status, stopped.body.withdrawal]).toMatchObject([
      200,
      { payingBy: null, payer: null, payingSince: null },
    ])
    expect((await stopPaying(other, withdrawal.id)).status).toBe(200)
    expect((await reject(other, withdrawal.id)).status).toBe(200)
    expect(await auditOf(withdrawal.id)).toEqual([
      'withdrawal.approve',
      'withdrawal.begin',
      'withdrawal.stop',
      'withdrawal.reject',
    ])
  })

  test('is recorded by who began it, and is over then', async () => {
    const { withdrawal, admin } = await approved()
    await begin(admin, withdrawal.id)
    const paid = await pay(admin, withdrawal.id, 'FT-BEGUN-2')
    expect([paid.status, paid.body.withdrawal]).toMatchObject([200, { state: 'paid', payingBy: null, payer: null }])
    for (const act of [begin, takeOver, stopPaying])
      expect((await act(admin, withdrawal.id)).body.code).toBe('withdrawal_decided')
  })

  test('can be taken over after half an hour, by one admin, who alone can record it then', async () => {
    const { withdrawal, admin } = await approved()
    const other = await server.otherAdmin()
    await begin(admin, withdrawal.id)
    server.clock.advance(30 * MINUTE - 1)
    expect((await takeOver(other, withdrawal.id)).status).toBe(409)
    server.clock.advance(1)
    expect((await begin(other, withdrawal.id)).status).toBe(409)
    const responses = await Promise.all(Array.from({ length: 3 }, () => takeOver(other, withdrawal.id)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(responses[0]?.body.withdrawal.payer.email).toBe(other.user.email)
    // The first admin's session has ended meanwhile.
    expect((await pay(await server.admin(), withdrawal.id, 'FT-BEGUN-3')).body.code).toBe('withdrawal_being_paid')
    expect((await pay(other, withdrawal.id, 'FT-BEGUN-3')).status).toBe(200)
    const audit = await queries('audit_log').where({ target_id: withdrawal.id, action: 'withdrawal.take_over' })
    expect(audit.map(({ before_value: before }) => JSON.parse(before))).toMatchObject([{ payingBy: admin.user.id }])
  })

  test('and rejecting it at the same time do not both succeed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { person, withdrawal, admin } = await approved()
      const other = await server.otherAdmin()
      const [begun, rejected] = await Promise.all([begin(admin, withdrawal.id), reject(other, withdrawal.id)])
      expect([begun.status, rejected.status].sort()).toEqual([200, 409])
      expect(await balanceOf(person)).toBe(begun.status === 200 ? '800000' : '1000000')
    }
  })

  test('begins only for an approved one', async () => {
    const { withdrawal } = await requested()
    for (const act of [begin, takeOver, stopPaying]) {
      const { status, body } = await act(await server.admin(), withdrawal.id)
      expect([status, body.code]).toEqual([409, 'withdrawal_decided'])
    }
  })

  test('pays one withdrawal with one reference of the bank, however it is written', async () => {
    const [first, second] = [await approved(), await approved()]
    expect((await pay(first.admin, first.withdrawal.id, 'FT26 330 777a')).status).toBe(200)
    const { status, body } = await pay(second.admin, second.withdrawal.id, 'ft26330777A')
    expect([status, body.code]).toEqual([409, 'reference_used'])
    expect(body.detail).toContain(first.withdrawal.transaction.number)
    expect(await stateOf(second.person, second.withdrawal.id)).toBe('approved')
    expect((await pay(second.admin, second.withdrawal.id, 'FT26330778A')).status).toBe(200)
  })

  test('pays one withdrawal with one reference also when two are recorded at once', async () => {
    const both = [await approved(), await approved()]
    const responses = await Promise.all(both.map(({ admin, withdrawal }) => pay(admin, withdrawal.id, 'FT-AT-ONCE')))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(responses.find(({ status }) => status === 409)?.body.code).toBe('reference_used')
  })
})

describe('the check of the books', () => {
  /** The faults while a row of a table has other values. */
  async function faultsWith(table: string, where: object, change: Record<string, unknown>) {
    const row = await queries(table).where(where).first()
    await queries(table).where(where).update(change)
    const faults = await checkLedger(queries)
    await queries(table)
      .where({ id: row.id })
      .update(Object.fromEntries(Object.keys(change).map((key) => [key, row[key]])))
    return faults
  }

  test('finds a withdrawal whose money is not where its state says', async () => {
    const { withdrawal } = await requested()
    for (const state of ['paid', 'rejected', 'cancelled'])
      expect(await faultsWith('withdrawals', { id: withdrawal.id }, { state })).toContain(
        `the withdrawal is not booked as its state says: ${withdrawal.id}`,
      )
  })

  test('finds a withdrawal of another amount than left the wallet', async () => {
    const { withdrawal } = await requested()
    const faults = await faultsWith('withdrawals', { id: withdrawal.id }, { amount: 1 })
    expect(faults).toContain(`the withdrawal is not what its transaction says: ${withdrawal.id}`)
    expect(faults.some((fault) => fault.startsWith('the journal has another amount than its withdrawal'))).toBe(true)
  })

  test('finds a payout for nothing', async () => {
    const { withdrawal, admin } = await approved()
    await pay(admin, withdrawal.id, 'FT9')
    const faults = await faultsWith(
      'journals',
      { kind: 'payout', subject_id: withdrawal.id },
      { subject_id: 'nothing' },
    )
    expect(faults.some((fault) => fault.startsWith('the journal has no withdrawal'))).toBe(true)
    expect(faults).toContain(`the withdrawal is not booked as its state says: ${withdrawal.id}`)
  })
})
