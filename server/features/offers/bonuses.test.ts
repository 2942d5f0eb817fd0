// @module-tag mariadb
import { afterEach, describe, expect, test } from 'vitest'
import { REFERRAL_WAIT_DAYS } from '#contracts/rules/offers.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { reportPayment } from '#server/testing/payment-test-tools.ts'
import { createPromotion, endPromotions, offersOfSpec } from '#server/testing/promotion-test-tools.ts'
import { SANDBOX_DELAY, startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
afterEach(() => endPromotions(server))

const historyOf = async ({ client, user }: TestUser, headers?: Record<string, string>) =>
  (await client.get(`/api/wallet/transactions/${user.id}`, headers)).body
const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance

/** Requests a deposit and returns its id. */
const requestDeposit = async ({ client }: TestUser, amount: string, paymentMethod = 'bank_transfer'): Promise<string> =>
  (await client.post('/api/wallet/deposit', { amount, paymentMethod })).body.transaction.id

/** Settles a deposit as an admin does. */
async function settle(id: string, status = 'completed') {
  const { client } = await server.admin()
  return client.patch(`/api/admin/transactions/${id}/status`, { status })
}

async function deposit(person: TestUser, amount: string) {
  return settle(await requestDeposit(person, amount))
}

async function provision() {
  await server.runJobs()
  server.clock.advance(SANDBOX_DELAY)
  await server.runJobs()
}

const orderBy = ({ client }: TestUser, name = 'web') => {
  const shape = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }
  return client.post('/api/vps/order', { ...shape, name })
}

describe('a bonus on a deposit', () => {
  test('is booked with the deposit that reaches the minimum, once per customer, in the language of the caller', async () => {
    await createPromotion(server, offersOfSpec.deposit)
    const person = await server.customer()
    await deposit(person, '499999')
    expect(await balanceOf(person)).toBe('499999')
    await deposit(person, '500000')
    await deposit(person, '600000')
    expect(await balanceOf(person)).toBe('1699999')
    const [, bonus] = await historyOf(person)
    expect(bonus).toMatchObject({
      type: 'bonus',
      amount: '100000',
      status: 'completed',
      description: 'Thưởng nạp tiền: từ 500.000\u00a0₫',
      code: 'deposit_bonus',
      facts: { minimum: '500000' },
    })
    const described = async (language: string) =>
      (await historyOf(person, { 'accept-language': language }))[1].description
    expect(await described('en')).toBe('Top-up bonus: ₫500,000 or more')
    expect(await described('zh')).toBe('充值奖励：满 ₫500,000')
  })

  test('is booked once, however often and however concurrently the payment is reported', async () => {
    await createPromotion(server, offersOfSpec.deposit)
    const person = await server.customer()
    const transactionId = await requestDeposit(person, '500000', 'momo')
    const reports = Array.from({ length: 10 }, (_, index) =>
      reportPayment(server, { transactionId, amount: '500000', eventId: `e-${transactionId}-${index % 3}` }),
    )
    await Promise.all(reports)
    expect(await balanceOf(person)).toBe('600000')
  })

  test('is booked for one of several deposits that are completed concurrently', async () => {
    await createPromotion(server, offersOfSpec.deposit)
    const person = await server.customer()
    const ids = [await requestDeposit(person, '500000'), await requestDeposit(person, '500000')]
    await Promise.all(ids.map((id) => settle(id)))
    expect(await balanceOf(person)).toBe('1100000')
  })

  test('ends with the last redemption, and every deposit is still credited', async () => {
    await createPromotion(server, { ...offersOfSpec.deposit, maxRedemptions: 2 })
    const people = await Promise.all(Array.from({ length: 8 }, () => server.customer()))
    const ids = await Promise.all(people.map((person) => requestDeposit(person, '500000')))
    const settled = await Promise.all(ids.map((id) => settle(id)))
    expect(settled.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const balances = await Promise.all(people.map(balanceOf))
    expect(balances.filter((balance) => balance === '600000')).toHaveLength(2)
    expect(balances.filter((balance) => balance === '500000')).toHaveLength(6)
  })

  test('applies to a deposit that was requested before its end, and not to a failed one', async () => {
    const endsAt = new Date(server.clock.now() + 1000).toISOString()
    await createPromotion(server, { ...offersOfSpec.deposit, endsAt })
    const [person, other] = [await server.customer(), await server.customer()]
    const id = await requestDeposit(person, '500000')
    const failing = await requestDeposit(other, '500000')
    server.clock.advance(60_000)
    await settle(id)
    await settle(failing, 'failed')
    await deposit(other, '500000')
    expect([await balanceOf(person), await balanceOf(other)]).toEqual(['600000', '500000'])
  })

  test('is announced with the payment while it is awaited', async () => {
    await createPromotion(server, offersOfSpec.deposit)
    const person = await server.customer()
    const statusOf = async (amount: string) => {
      const request = { amount, paymentMethod: 'bank_transfer' }
      const { body } = await person.client.post('/api/wallet/deposit', request)
      return async () => (await person.client.get(`/api/wallet/payments/${body.payment.id}`)).body
    }
    const [enough, little] = [await statusOf('500000'), await statusOf('499999')]
    expect([(await enough()).bonus, (await little()).bonus]).toEqual(['100000', '0'])
    await settle((await enough()).transaction.id)
    const { bonus, earned } = await enough()
    expect([bonus, earned, await balanceOf(person)]).toEqual(['0', '100000', '600000'])
  })
})

describe('a referral', () => {
  const password = 'mat-khau-thu-nghiem'
  const { queries } = server.database

  /** Registers a customer with a referral code, who verifies a phone number and pays in. */
  async function invited(
    code: string,
    email: string,
    { paysIn = '200000', isVerified = true } = {},
  ): Promise<TestUser> {
    const client = createTestClient(server.origin)
    const { status, body } = await client.post('/api/auth/register', { email, password, referralCode: code })
    expect(status).toBe(201)
    const person = { client, user: body.user, password }
    await deposit(person, paysIn)
    if (isVerified) await queries('users').where({ id: body.user.id }).update({ is_phone_verified: 1 })
    return person
  }
  const referralOf = async ({ client }: TestUser) => (await client.get('/api/account/referral')).body

  /** Lets the days go by after which it is decided. Sessions end meanwhile. */
  async function decide(...people: TestUser[]) {
    server.clock.advance(REFERRAL_WAIT_DAYS * 24 * 60 * 60_000)
    await server.runJobs()
    for (const { client, user, password: own } of people)
      expect((await client.post('/api/auth/login', { email: user.email, password: own })).status).toBe(200)
  }

  test('earns its bonus a month after the first instance that was paid for is active, once', async () => {
    await createPromotion(server, offersOfSpec.referral)
    const referrer = await server.customer()
    const { code, path } = await referralOf(referrer)
    expect(code).toMatch(/^[2-9A-Z]{10}$/)
    expect(path).toBe(`/?ref=${code}`)
    expect((await referralOf(referrer)).code).toBe(code)

    const friend = await invited(` ${code.toLowerCase()} `, 'friend@sen.test')
    expect(await referralOf(referrer)).toEqual({ code, path, invited: 1, earned: '0', amount: '200000' })
    await orderBy(friend, 'will-FAIL')
    await provision()
    expect(await balanceOf(referrer)).toBe('0')
    await orderBy(friend)
    await server.runJobs()
    expect(await balanceOf(referrer)).toBe('0')
    await provision()
    await server.runJobs()
    expect(await balanceOf(referrer)).toBe('0')
    await decide(referrer, friend)
    expect(await balanceOf(referrer)).toBe('200000')
    expect(await historyOf(referrer)).toMatchObject([
      { type: 'bonus', amount: '200000', code: 'referral_bonus', description: 'Thưởng giới thiệu: khách hàng mới' },
    ])
    await orderBy(friend, 'another')
    await provision()
    await decide(referrer)
    expect(await referralOf(referrer)).toMatchObject({ invited: 1, earned: '200000' })
    expect(await balanceOf(referrer)).toBe('200000')
  })

  test.each([
    ['has verified no number', { isVerified: false }],
    ['has paid in less than the bonus', { paysIn: '199999' }],
  ])('of somebody who %s earns nothing', async (_, account) => {
    await createPromotion(server, offersOfSpec.referral)
    const referrer = await server.customer()
    const email = `${Object.keys(account)}@sen.test`.toLowerCase()
    const friend = await invited((await referralOf(referrer)).code, email, account)
    await orderBy(friend)
    await provision()
    await decide(referrer)
    expect(await balanceOf(referrer)).toBe('0')
  })

  test('of somebody who has taken the money out again earns nothing', async () => {
    await createPromotion(server, offersOfSpec.referral)
    const referrer = await server.customer()
    const friend = await invited((await referralOf(referrer)).code, 'withdrawn@sen.test')
    await orderBy(friend)
    await provision()
    const request = { bankBin: '970436', account: '0123456789', holder: 'NGUYEN VAN DUC', amount: '100000' }
    expect((await friend.client.post('/api/wallet/withdrawals', request)).status).toBe(201)
    await decide(referrer)
    expect(await balanceOf(referrer)).toBe('0')
  })

  test('with a code that no customer has is ignored, and so is one for an account that exists', async () => {
    const { body } = await createTestClient(server.origin).post('/api/auth/register', {
      email: 'unknown-code@sen.test',
      password: 'mat-khau-thu-nghiem',
      referralCode: 'KHONG-CO',
    })
    expect(body.user.email).toBe('unknown-code@sen.test')
    const rows = await server.database.queries('referrals').where({ user_id: body.user.id })
    expect(rows).toEqual([])
  })

  test('earns no more than its limit of a month', async () => {
    await createPromotion(server, { ...offersOfSpec.referral, maxPerMonth: 1 })
    const referrer = await server.customer()
    const { code } = await referralOf(referrer)
    const friends = [await invited(code, 'one@sen.test'), await invited(code, 'two@sen.test')]
    await Promise.all(friends.map((friend) => orderBy(friend)))
    await provision()
    await decide(referrer)
    expect(await balanceOf(referrer)).toBe('200000')
    expect(await referralOf(referrer)).toMatchObject({ invited: 2, earned: '200000', amount: null })
  })

  test('whose promotion has ended earns nothing', async () => {
    const referrer = await server.customer()
    const friend = await invited((await referralOf(referrer)).code, 'late@sen.test')
    await orderBy(friend)
    await provision()
    await createPromotion(server, offersOfSpec.referral)
    await orderBy(friend, 'second')
    await provision()
    await decide(referrer)
    expect(await balanceOf(referrer)).toBe('0')
  })

  test('is decided once, even if its job runs again after it was cut off', async () => {
    await createPromotion(server, offersOfSpec.referral)
    const referrer = await server.customer()
    const friend = await invited((await referralOf(referrer)).code, 'again@sen.test')
    await orderBy(friend)
    await provision()
    await decide(referrer)
    const job = server.database.queries('jobs').where({ kind: 'offers.referral', subject_id: friend.user.id })
    await job.update({ state: 'ready', attempts: 0, run_at: server.clock.now() })
    await server.runJobs()
    expect(await balanceOf(referrer)).toBe('200000')
  })
})
