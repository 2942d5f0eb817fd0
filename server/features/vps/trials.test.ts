// @module-tag mariadb
import { afterEach, describe, expect, test } from 'vitest'
import { createPromotion, endPromotions, offersOfSpec } from '#server/testing/promotion-test-tools.ts'
import { SANDBOX_DELAY, startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database
const DAY = 24 * 60 * 60_000
afterEach(() => endPromotions(server))

const choice = { planId: 1, locationId: 1, billingPeriod: 'monthly' }
const trial = { ...choice, name: 'thu-nghiem', operatingSystem: 'ubuntu', trial: true, totalCost: 0 }

const instancesOf = async ({ client, user }: TestUser) => (await client.get(`/api/vps/user/${user.id}`)).body
const historyOf = async ({ client, user }: TestUser) => (await client.get(`/api/wallet/transactions/${user.id}`)).body
const balanceOf = async ({ client, user }: TestUser) =>
  (await client.get(`/api/wallet/balance/${user.id}`)).body.balance

/** A customer who may begin a trial. */
async function verified(balance = 0): Promise<TestUser> {
  const person = await server.customer({ balance })
  await queries('users').where({ id: person.user.id }).update({ is_phone_verified: 1 })
  return person
}

async function provision() {
  await server.runJobs()
  server.clock.advance(SANDBOX_DELAY)
  await server.runJobs()
}

/** Begins a trial and sets it up. Sessions end before a trial does, so the customer signs in again for each step. */
async function begin(person: TestUser, change: object = {}): Promise<string> {
  const { status, body } = await person.client.post('/api/vps/order', { ...trial, ...change })
  expect([status, body.code]).toEqual([201, undefined])
  await provision()
  return body.vps.id
}

async function signIn({ client, user, password }: TestUser) {
  expect((await client.post('/api/auth/login', { email: user.email, password })).status).toBe(200)
}

/** Lets days go by, and runs the jobs that become due. */
async function pass(person: TestUser, days: number) {
  server.clock.advance(days * DAY)
  await server.runJobs()
  await signIn(person)
}

const pay = ({ client }: TestUser, vpsId: string, body: object = {}, headers?: Record<string, string>) =>
  client.post(`/api/vps/${vpsId}/trial/pay`, body, headers)

describe('a trial', () => {
  test('costs nothing, runs seven days, and is then suspended', async () => {
    await createPromotion(server, offersOfSpec.trial)
    const person = await verified()
    const { body: quote } = await person.client.post('/api/vps/quote', { ...choice, trial: true })
    const end = new Date(server.clock.now() + 7 * DAY).toISOString()
    expect(quote).toMatchObject({
      lines: [
        { kind: 'plan', amount: '49000' },
        { kind: 'trial', label: 'Dùng thử 7\u00a0ngày', amount: '-49000' },
      ],
      total: '0',
      nextCharge: { amount: '49000', date: end },
      trialEndsAt: end,
    })
    const order = { ...trial, quoteId: quote.quoteId }
    const { status, body } = await person.client.post('/api/vps/order', order)
    expect(status).toBe(201)
    expect(body).toMatchObject({ transaction: null, balance: '0', vps: { status: 'creating', trialEndsAt: end } })
    await provision()
    expect(await instancesOf(person)).toMatchObject([
      { status: 'active', price: '49000', nextCharge: null, suspendedReason: null },
    ])
    await pass(person, 6.9)
    expect(await instancesOf(person)).toMatchObject([{ status: 'active' }])
    await pass(person, 0.1)
    expect(await instancesOf(person)).toMatchObject([{ status: 'suspended', suspendedReason: 'trial_ended' }])
    expect(await historyOf(person)).toEqual([])
  })

  test('needs a verified email or phone number', async () => {
    await createPromotion(server, offersOfSpec.trial)
    const person = await server.customer()
    const refused = await person.client.post('/api/vps/quote', { ...choice, trial: true })
    expect([refused.status, refused.body.code]).toEqual([409, 'verification_required'])
    expect((await person.client.post('/api/vps/order', trial)).body.code).toBe('verification_required')
    await queries('users').where({ id: person.user.id }).update({ is_email_verified: 1 })
    expect((await person.client.post('/api/vps/order', trial)).status).toBe(201)
  })

  test('is given once to each customer, also by another promotion, and concurrently', async () => {
    await createPromotion(server, offersOfSpec.trial)
    await createPromotion(server, offersOfSpec.trial)
    const person = await verified()
    const { body: quote } = await person.client.post('/api/vps/quote', { ...choice, trial: true })
    const responses = await Promise.all([
      ...Array.from({ length: 5 }, () => person.client.post('/api/vps/order', trial)),
      person.client.post('/api/vps/order', { ...trial, quoteId: quote.quoteId }),
    ])
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(5)
    expect(await instancesOf(person)).toHaveLength(1)
    const again = await person.client.post('/api/vps/quote', { ...choice, trial: true })
    expect([again.status, again.body.code]).toEqual([409, 'trial_unavailable'])
  })

  test('is not offered when no such promotion runs', async () => {
    const person = await verified()
    expect((await person.client.post('/api/vps/order', trial)).body.code).toBe('trial_unavailable')
  })

  test('whose machine cannot be created is given back', async () => {
    await createPromotion(server, offersOfSpec.trial)
    const person = await verified()
    await begin(person, { name: 'will-FAIL' })
    expect(await instancesOf(person)).toMatchObject([{ status: 'failed', nextCharge: null }])
    await begin(person)
    expect((await instancesOf(person))[0]).toMatchObject({ status: 'active' })
  })

  test('does not count as the first order: the discount of one still applies when it is paid for', async () => {
    await createPromotion(server, offersOfSpec.trial)
    await createPromotion(server, offersOfSpec.percent)
    const person = await verified(100_000)
    const id = await begin(person)
    const { body: quote } = await person.client.post(`/api/vps/${id}/trial/quote`, {})
    expect(quote).toMatchObject({ total: '34300', discountedPeriods: 3 })
    const { status, body } = await pay(person, id, { quoteId: quote.quoteId })
    expect(status).toBe(200)
    expect(body).toMatchObject({ balance: '65700', transaction: { amount: '-34300' } })
    expect(body.vps.nextCharge).toEqual(quote.nextCharge)
  })
})

describe('paying for a trial', () => {
  test('before its end begins the paid period at its end, and nothing is suspended', async () => {
    await createPromotion(server, offersOfSpec.trial)
    const person = await verified(60_000)
    const id = await begin(person)
    const [{ trialEndsAt }] = await instancesOf(person)
    await pass(person, 2)
    const { status, body } = await pay(person, id)
    expect(status).toBe(200)
    const next = new Date(trialEndsAt)
    next.setUTCMonth(next.getUTCMonth() + 1)
    expect(body.vps).toMatchObject({ status: 'active', trialEndsAt: null, nextBillingDate: next.toISOString() })
    await pass(person, 6)
    expect(await instancesOf(person)).toMatchObject([{ status: 'active' }])
    expect(await historyOf(person)).toMatchObject([{ type: 'payment', amount: '-49000' }, { type: 'adjustment' }])
  })

  test('after its end resumes the instance, and the paid period begins now', async () => {
    await createPromotion(server, offersOfSpec.trial)
    const person = await verified(49_000)
    const id = await begin(person)
    await pass(person, 9)
    const { body } = await pay(person, id)
    expect(body).toMatchObject({ balance: '0', vps: { status: 'active', suspendedReason: null, trialEndsAt: null } })
    expect(Date.parse(body.vps.nextBillingDate)).toBeGreaterThan(server.clock.now() + 27 * DAY)
    expect(await instancesOf(person)).toEqual([body.vps])
  })

  test('without the money is refused with 402, and leaves it suspended', async () => {
    await createPromotion(server, offersOfSpec.trial)
    const person = await verified(48_999)
    const id = await begin(person)
    await pass(person, 8)
    const { status, body } = await pay(person, id)
    expect([status, body.code]).toEqual([402, 'insufficient_balance'])
    expect(await instancesOf(person)).toMatchObject([{ status: 'suspended', suspendedReason: 'trial_ended' }])
    expect(await balanceOf(person)).toBe('48999')
  })

  test('is charged once, however often and however concurrently it is requested', async () => {
    await createPromotion(server, offersOfSpec.trial)
    const person = await verified(1_000_000)
    const id = await begin(person)
    await pass(person, 8)
    const key = { 'idempotency-key': 'pay' }
    const responses = await Promise.all([
      ...Array.from({ length: 5 }, () => pay(person, id, {}, key)),
      ...Array.from({ length: 5 }, () => pay(person, id)),
    ])
    expect(responses.filter(({ status }) => status === 409).every(({ body }) => body.code === 'no_trial')).toBe(true)
    expect(await balanceOf(person)).toBe('951000')
    expect((await pay(person, id)).body.code).toBe('no_trial')
  })

  test('at the moment when it ends leaves it active and paid, whichever comes first', async () => {
    await createPromotion(server, offersOfSpec.trial)
    for (let round = 0; round < 5; round += 1) {
      const person = await verified(49_000)
      const id = await begin(person)
      server.clock.advance(7 * DAY)
      await signIn(person)
      const [paid] = await Promise.all([pay(person, id), server.runJobs()])
      expect(paid.status).toBe(200)
      expect(await instancesOf(person)).toMatchObject([{ status: 'active', trialEndsAt: null }])
      expect(await balanceOf(person)).toBe('0')
    }
  })

  test('while the machine is being set up is refunded if that fails', async () => {
    await createPromotion(server, offersOfSpec.trial)
    const person = await verified(49_000)
    const { body } = await person.client.post('/api/vps/order', { ...trial, name: 'will-FAIL' })
    expect((await pay(person, body.vps.id)).body).toMatchObject({ balance: '0', vps: { status: 'creating' } })
    await provision()
    expect(await instancesOf(person)).toMatchObject([{ status: 'failed' }])
    expect(await balanceOf(person)).toBe('49000')
  })

  test('is refused for an instance that an admin has suspended or terminated', async () => {
    await createPromotion(server, offersOfSpec.trial)
    const person = await verified(100_000)
    const id = await begin(person)
    const { client: admin } = await server.admin()
    await admin.patch(`/api/admin/vps/${id}/status`, { status: 'suspended' })
    expect(await instancesOf(person)).toMatchObject([{ suspendedReason: 'admin' }])
    expect((await pay(person, id)).body.code).toBe('suspended_by_admin')
    await admin.patch(`/api/admin/vps/${id}/status`, { status: 'terminated' })
    expect((await pay(person, id)).body.code).toBe('no_trial')
    expect(await balanceOf(person)).toBe('100000')
  })

  test("is refused with 404 for another customer's instance, and with 409 for one without a trial", async () => {
    await createPromotion(server, offersOfSpec.trial)
    const [person, other] = [await verified(), await server.customer({ balance: 100_000 })]
    const id = await begin(person)
    expect((await pay(other, id)).body.code).toBe('not_found')
    const { body } = await other.client.post('/api/vps/order', { ...trial, trial: false, totalCost: 49_000 })
    expect((await pay(other, body.vps.id)).body.code).toBe('no_trial')
    const quote = await person.client.post('/api/vps/quote', choice)
    expect((await pay(person, id, { quoteId: quote.body.quoteId })).body.code).toBe('quote_mismatch')
  })
})

describe('the job that ends a trial', () => {
  test('run again after it was cut off suspends no instance that was paid for', async () => {
    await createPromotion(server, offersOfSpec.trial)
    const person = await verified(49_000)
    const id = await begin(person)
    await pass(person, 8)
    await pay(person, id)
    const job = queries('jobs').where({ kind: 'vps.trial_end', subject_id: id })
    await job.update({ state: 'ready', attempts: 0, run_at: server.clock.now() })
    await server.runJobs()
    expect(await instancesOf(person)).toMatchObject([{ status: 'active' }])
  })

  test('waits for an instance that is still being set up', async () => {
    await createPromotion(server, offersOfSpec.trial)
    const person = await verified()
    const { body } = await person.client.post('/api/vps/order', trial)
    const provisioning = () => queries('jobs').where({ kind: 'vps.provision', subject_id: body.vps.id })
    await provisioning().update({ run_at: server.clock.now() + 8 * DAY })
    await pass(person, 7)
    expect(await instancesOf(person)).toMatchObject([{ status: 'creating' }])
    await pass(person, 1)
    await provision()
    server.clock.advance(60_000)
    await server.runJobs()
    expect(await instancesOf(person)).toMatchObject([{ status: 'suspended', suspendedReason: 'trial_ended' }])
  })

  test('also ends one that an admin had suspended by then, once it has been resumed; nobody resumes it unpaid', async () => {
    await createPromotion(server, offersOfSpec.trial)
    const person = await verified(49_000)
    const id = await begin(person)
    const setStatus = async (status: string) => {
      const { client } = await server.admin()
      return client.patch(`/api/admin/vps/${id}/status`, { status })
    }
    await setStatus('suspended')
    await pass(person, 8)
    expect(await instancesOf(person)).toMatchObject([{ status: 'suspended', suspendedReason: 'admin' }])
    expect((await setStatus('active')).status).toBe(200)
    server.clock.advance(600_000)
    await server.runJobs()
    expect(await instancesOf(person)).toMatchObject([{ status: 'suspended', suspendedReason: 'trial_ended' }])
    expect((await setStatus('active')).body.code).toBe('trial_ended')
    const { body: list } = await (await server.admin()).client.get(`/api/admin/vps?q=${id}`)
    expect(list.vpsInstances).toMatchObject([{ vps: { id, suspendedReason: 'trial_ended' } }])
    expect((await pay(person, id)).status).toBe(200)
    expect(await instancesOf(person)).toMatchObject([{ status: 'active', suspendedReason: null }])
  })
})
