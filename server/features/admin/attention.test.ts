import { describe, expect, test } from 'vitest'
import { reportPayment } from '#server/testing/payment-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { client } = await server.admin()
const DAY = 86_400_000

const auditOf = (action: string) => server.database.queries('audit_log').where({ action }).orderBy('id')

/** An order whose instance can never be set up. */
async function failedOrder() {
  const person = await server.customer({ balance: 49_000 })
  const order = {
    planId: 1,
    locationId: 1,
    name: 'fail',
    operatingSystem: 'ubuntu',
    billingPeriod: 'monthly',
    totalCost: 49_000,
  }
  const { body } = await person.client.post('/api/vps/order', order, { 'Idempotency-Key': person.user.id })
  await server.runJobs()
  server.clock.advance(3000)
  await server.runJobs()
  return { person, vpsId: body.vps.id as string }
}

/** The newest dead job, as the back-office lists it. */
const newestJob = async () => (await client.get('/api/admin/jobs?limit=1')).body.jobs[0]

/** Marks a subject's job dead, as the runner does after the last attempt. */
const markDead = (subjectId: string, change: Record<string, unknown> = {}) =>
  server.database
    .queries('jobs')
    .where({ subject_id: subjectId })
    .update({ state: 'dead', run_at: 0, attempts: 8, last_error: 'No', failure_code: 'unreachable', ...change })

/** A pending deposit whose job is dead. */
async function lostDeposit() {
  const person = await server.customer()
  const request = { amount: '70000', paymentMethod: 'momo' }
  const { body } = await person.client.post('/api/wallet/deposit', request, { 'Idempotency-Key': person.user.id })
  await markDead(body.transaction.id)
  const { id: jobId } = await server.database.queries('jobs').where({ subject_id: body.transaction.id }).first('id')
  return { person, deposit: body.transaction as { id: string; number: string }, jobId: jobId as string }
}

describe('dead jobs', () => {
  test('are listed newest first and page by page, with their last errors', async () => {
    const first = await failedOrder()
    const second = await failedOrder()
    const { body } = await client.get('/api/admin/jobs?limit=1')
    const shown = { kind: 'vps.provision', subjectId: second.vpsId, attempts: 1, failure: 'name_refused' }
    expect(body.jobs).toMatchObject([shown])
    expect(body.jobs[0].lastError).not.toBe('')
    const { body: rest } = await client.get(`/api/admin/jobs?limit=1&cursor=${body.nextCursor}`)
    expect(rest).toMatchObject({ jobs: [{ subjectId: first.vpsId }], nextCursor: null })
  })

  test('are listed with their subject, its owner, and why a retry cannot help', async () => {
    const { person, vpsId } = await failedOrder()
    const { email, firstName, lastName } = person.user
    expect(await newestJob()).toMatchObject({
      subjectId: vpsId,
      subject: {
        number: expect.stringMatching(/^VPS-\d{4}$/),
        name: 'fail',
        amount: null,
        user: { email, firstName, lastName },
      },
      failure: 'name_refused',
      retry: 'pointless',
      reason: 'refunded',
    })
  })

  test('of a refunded order cannot be retried, and change nothing', async () => {
    const { person, vpsId } = await failedOrder()
    const { id } = await newestJob()
    expect(await client.post(`/api/admin/jobs/${id}/retry`)).toMatchObject({
      status: 409,
      body: { code: 'retry_pointless' },
    })
    await server.runJobs()
    expect((await newestJob()).id).toBe(id)
    const { body: instances } = await person.client.get(`/api/vps/user/${person.user.id}`)
    expect(instances).toMatchObject([{ id: vpsId, status: 'failed' }])
    expect((await person.client.get(`/api/wallet/balance/${person.user.id}`)).body.balance).toBe('49000')
    expect(await auditOf('job.retry')).toEqual([])
  })

  test('that a retry cannot help can be dismissed once, and are no longer listed', async () => {
    await failedOrder()
    const { id } = await newestJob()
    const path = `/api/admin/jobs/${id}/dismiss`
    expect(await client.post(path)).toMatchObject({ status: 200, body: { job: { id, retry: 'pointless' } } })
    expect((await client.post(path)).status).toBe(404)
    const { body: list } = await client.get('/api/admin/jobs')
    expect(list.jobs.map((job: { id: string }) => job.id)).not.toContain(id)
    const [entry] = await auditOf('job.dismiss')
    expect(entry).toMatchObject({ target_id: id })
    expect(JSON.parse(entry.after_value)).toEqual({ state: 'dismissed', reason: 'refunded' })
  })

  test('of a pending deposit can be retried once, and dismissed only after it is settled', async () => {
    const { deposit, person, jobId } = await lostDeposit()
    expect(await newestJob()).toMatchObject({
      id: jobId,
      subject: { number: deposit.number, name: null, amount: '70000', user: { email: person.user.email } },
      failure: 'unreachable',
      retry: 'possible',
      reason: null,
    })
    const dismiss = () => client.post(`/api/admin/jobs/${jobId}/dismiss`)
    expect(await dismiss()).toMatchObject({ status: 409, body: { code: 'retry_possible' } })
    const retry = () => client.post(`/api/admin/jobs/${jobId}/retry`)
    expect(await retry()).toMatchObject({ status: 200, body: { job: { subjectId: deposit.id } } })
    expect((await retry()).status).toBe(404)
    expect(await auditOf('job.retry')).toMatchObject([{ target_id: jobId }])

    const jobOf = () => server.database.queries('jobs').where({ id: jobId }).first()
    expect(await jobOf()).toMatchObject({ state: 'ready', attempts: 0 })

    await markDead(deposit.id)
    await client.patch(`/api/admin/transactions/${deposit.id}/status`, { status: 'failed' })
    expect(await newestJob()).toMatchObject({ id: jobId, retry: 'pointless', reason: 'settled' })
    expect((await dismiss()).status).toBe(200)
  })

  test.each(['from.elsewhere', 'payments.poll.gone'])(
    'of a kind that this version does not know can be neither retried nor dismissed: %s',
    async (kind) => {
      const { deposit, jobId } = await lostDeposit()
      await markDead(deposit.id, { kind, failure_code: 'of_a_later_version' })
      const shown = { id: jobId, subject: null, failure: null, retry: 'pointless', reason: 'unknown_kind' }
      expect(await newestJob()).toMatchObject(shown)
      for (const action of ['retry', 'dismiss'])
        expect(await client.post(`/api/admin/jobs/${jobId}/${action}`)).toMatchObject({
          status: 409,
          body: { code: 'unknown_job_kind' },
        })
      expect(await newestJob()).toMatchObject(shown)
      const changes = [...(await auditOf('job.retry')), ...(await auditOf('job.dismiss'))]
      expect(changes.filter(({ target_id }) => target_id === jobId)).toEqual([])
    },
  )

  test('of a record that no longer exists cannot be retried', async () => {
    await markDead((await lostDeposit()).deposit.id, { subject_id: 'gone' })
    const job = await newestJob()
    expect(job).toMatchObject({ subject: null, retry: 'pointless', reason: 'gone' })
    expect((await client.post(`/api/admin/jobs/${job.id}/retry`)).status).toBe(409)
  })

  test('are looked up together: a page of three takes as many statements as a page of one', async () => {
    for (let count = 0; count < 3; count += 1) await failedOrder()
    const statementsOf = async (path: string) => {
      let count = 0
      const countStatement = () => {
        count += 1
      }
      server.database.queries.client.on('query', countStatement)
      await client.get(path)
      server.database.queries.client.removeListener('query', countStatement)
      return count
    }
    expect(await statementsOf('/api/admin/jobs?limit=3')).toBe(await statementsOf('/api/admin/jobs?limit=1'))
  })
})

test('a payment that fits no deposit waits for an admin, who records once what was done', async () => {
  for (let delivery = 0; delivery < 2; delivery += 1)
    await reportPayment(server, { transactionId: 'nobody-knows', amount: '70000' })

  const { body: list } = await client.get('/api/admin/parked-payments?limit=1')
  expect(list.parkedPayments).toMatchObject([
    {
      provider: 'momo',
      eventId: expect.stringMatching(/^nobody-knows:\d+:paid$/),
      amount: '70000',
      reason: 'unknown_transaction',
      resolvedAt: null,
    },
  ])
  const open = async () => (await client.get('/api/admin/parked-payments?open=true')).body.parkedPayments
  expect(await open()).toEqual(expect.arrayContaining(list.parkedPayments))
  const path = `/api/admin/parked-payments/${list.parkedPayments[0].id}/resolve`
  expect((await client.post(path, { resolution: '  ' })).status).toBe(422)
  const { body: resolved } = await client.post(path, { resolution: 'Đã hoàn tiền qua MoMo' })
  expect(resolved.parkedPayment).toMatchObject({ resolution: 'Đã hoàn tiền qua MoMo', resolvedAt: expect.any(String) })
  expect((await client.post(path, { resolution: 'Lần nữa' })).status).toBe(404)
  expect(await open()).not.toContainEqual(resolved.parkedPayment)
  const { body: all } = await client.get('/api/admin/parked-payments?limit=1')
  expect(all.parkedPayments).toEqual([resolved.parkedPayment])
  expect(await auditOf('payment.resolve')).toHaveLength(1)
})

test('a parked payment shows the deposit that it was reported for, and the owner of that deposit', async () => {
  const { deposit, person } = await lostDeposit()
  await reportPayment(server, { transactionId: deposit.id, amount: '69000' })
  const { body: list } = await client.get('/api/admin/parked-payments?open=true&limit=1')
  expect(list.parkedPayments).toMatchObject([
    {
      amount: '69000',
      reason: 'wrong_amount',
      deposit: { number: deposit.number, amount: '70000', user: { email: person.user.email } },
    },
  ])
  const path = `/api/admin/parked-payments/${list.parkedPayments[0].id}/resolve`
  const { body: resolved } = await client.post(path, { resolution: 'Đã gọi cho khách' })
  expect(resolved.parkedPayment.deposit).toEqual(list.parkedPayments[0].deposit)
})

test('all that waits is counted, however short the lists are, and no longer when it is done', async () => {
  const waiting = async () => (await client.get('/api/admin/stats')).body.waiting
  const before = await waiting()
  const person = await server.customer()
  const deposit = async (paymentMethod: string) =>
    (
      await person.client.post(
        '/api/wallet/deposit',
        { amount: '70000', paymentMethod },
        { 'Idempotency-Key': paymentMethod },
      )
    ).body.transaction as { id: string }
  const transfer = await deposit('bank_transfer')
  await deposit('crypto')
  // A provider reports this one, so nobody has to approve it.
  const { id: ofProvider } = await deposit('momo')
  await reportPayment(server, { transactionId: ofProvider, amount: '69000' })
  await markDead(ofProvider)
  const { body: opened } = await person.client.post('/api/support/tickets', {
    subject: 'Xin chào',
    body: 'Tôi cần giúp',
    category: 'technical',
    priority: 'low',
  })
  expect(await waiting()).toEqual({
    deposits: before.deposits + 2,
    payments: before.payments + 1,
    transfers: before.transfers,
    withdrawals: before.withdrawals,
    tickets: before.tickets + 1,
    jobs: before.jobs + 1,
  })

  await client.patch(`/api/admin/transactions/${transfer.id}/status`, { status: 'completed' })
  await client.patch(`/api/admin/tickets/${opened.ticket.id}/status`, { status: 'closed' })
  const [parked] = (await client.get('/api/admin/parked-payments?open=true&limit=1')).body.parkedPayments
  await client.post(`/api/admin/parked-payments/${parked.id}/resolve`, { resolution: 'Đã gọi cho khách' })
  await client.patch(`/api/admin/transactions/${ofProvider}/status`, { status: 'failed' })
  await client.post(`/api/admin/jobs/${(await newestJob()).id}/dismiss`)
  expect(await waiting()).toEqual({ ...before, deposits: before.deposits + 1 })
})

describe('the audit log', () => {
  test('records who was refused, which call, and why', async () => {
    const person = await server.customer()
    const other = await server.customer()
    await server.visitor().get('/api/admin/users')
    await person.client.get(`/api/wallet/balance/${other.user.id}`)
    await server.visitor().post('/api/auth/login', { email: person.user.email, password: 'wrong' })
    await expect.poll(() => auditOf('refused')).toHaveLength(3)
    const rows = await auditOf('refused')
    expect(
      rows.map(({ actor_id, target_id, after_value }) => [actor_id, target_id, JSON.parse(after_value).code]),
    ).toEqual([
      ['nobody', 'GET /api/admin/users', 'not_signed_in'],
      [person.user.id, 'GET /api/wallet/balance/:userId', 'not_yours'],
      ['nobody', 'POST /api/auth/login', 'invalid_credentials'],
    ])
  })

  test('cannot be flooded from one address', async () => {
    await Promise.all(Array.from({ length: 100 }, () => server.visitor().get('/api/admin/users')))
    await expect.poll(() => auditOf('refused')).toHaveLength(60)
  })
})

test('outdated rows are removed when their retention ends, and no sooner', async () => {
  await failedOrder()
  const count = async (table: string) => (await server.database.queries(table)).length
  const done = async () => (await server.database.queries('jobs').where({ state: 'done' })).length
  const keys = await count('idempotency_keys')
  expect(keys).toBeGreaterThan(0)
  await server.database.queries('jobs').update({ state: 'done', run_at: server.clock.now() })
  const jobs = await done()

  server.clock.advance(7 * DAY - 60_000)
  await server.runCleanup()
  expect([await count('idempotency_keys'), await done()]).toEqual([keys, jobs])
  server.clock.advance(120_000)
  await server.runCleanup()
  expect([await count('idempotency_keys'), await done()]).toEqual([0, jobs])
  server.clock.advance(23 * DAY)
  await server.runCleanup()
  expect([await count('sessions'), await done()]).toEqual([0, 0])
})
