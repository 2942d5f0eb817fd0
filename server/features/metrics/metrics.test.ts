import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createPasswords } from '#server/features/auth/passwords.ts'
import { createJobsStore } from '#server/features/jobs/jobs-store.ts'
import { createParkedPaymentsStore } from '#server/features/payments/parked-payments-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createIds } from '#server/platform/ids.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createSteadyClock } from '#server/platform/steady-clock.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import { SANDBOX_DELAY, startTestServer } from '#server/testing/server-test-tools.ts'
import { measureBacklog } from './backlog-metrics.ts'

const server = await startTestServer({ metricsToken: 'a-token-of-the-tests' })

async function read(token = 'a-token-of-the-tests') {
  const response = await fetch(`${server.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
/** The value of one figure; undefined when it is not there. */
async function figure(series: string): Promise<number | undefined> {
  const line = (await read()).text.split('\n').find((text) => text.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

describe('who reads the figures', () => {
  test('carries the token', async () => {
    expect(await read()).toMatchObject({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8' })
    expect(await read('another')).toMatchObject({ status: 401, type: 'application/problem+json; charset=utf-8' })
    const bare = await fetch(`${server.origin}/metrics`)
    expect(bare.status).toBe(401)
    expect(await bare.text()).not.toContain('http_requests_total')
  })

  test('carries the token before it while that is being replaced', async () => {
    const changing = await startTestServer({ metricsToken: 'the-new-token', previousMetricsToken: 'the-old-token' })
    const statusFor = async (token: string) =>
      (await fetch(`${changing.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status
    expect(await Promise.all(['the-new-token', 'the-old-token', 'the-oldtoken'].map(statusFor))).toEqual([
      200, 200, 401,
    ])
  })

  test('reads them by GET only', async () => {
    const headers = { authorization: 'Bearer a-token-of-the-tests' }
    expect((await fetch(`${server.origin}/metrics`, { method: 'POST', headers })).status).toBe(404)
  })
})

describe('calls', () => {
  test('count under the pattern of their route, whatever was asked for', async () => {
    const { client, user } = await server.customer()
    await client.get(`/api/wallet/balance/${user.id}`)
    await client.get('/api/wallet/balance/0192f0c1-2b3c-7d4e-8f90-123456789abc')
    for (let number = 0; number < 5; number += 1) await client.get(`/api/made-up-${number}`)
    await client.get('/made-up')
    await fetch(`${server.origin}/api/health`, { method: 'PROPFIND' })

    const route = 'route="/api/wallet/balance/:userId",method="GET"'
    expect(await figure(`http_requests_total{${route},status="200"}`)).toBe(1)
    expect(await figure(`http_requests_total{${route},status="403"}`)).toBe(1)
    expect(await figure(`http_request_duration_seconds_count{${route}}`)).toBe(2)
    expect(await figure('http_requests_total{route="unknown",method="GET",status="404"}')).toBe(5)
    expect(await figure('http_requests_total{route="site",method="GET",status="404"}')).toBe(1)
    expect(await figure('http_requests_total{route="/api/health",method="other",status="405"}')).toBe(1)
    expect((await read()).text).not.toMatch(new RegExp(`made-up|${user.id}`))
  })

  test('whose caller went away count as aborted', async () => {
    const { hostname, port } = new URL(server.origin)
    const caller = connect(Number(port), hostname)
    caller.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: sen.test\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    )
    await expect.poll(() => figure('http_requests_in_flight')).toBe(2)
    caller.destroy()
    const aborted = 'http_requests_total{route="/api/auth/login",method="POST",status="aborted"}'
    await expect.poll(() => figure(aborted)).toBe(1)
  })

  test.each([
    ['are no HTTP', 'this is no HTTP\r\n\r\n'],
    ['name no host', 'GET /api/health HTTP/1.1\r\n\r\n'],
  ])('that %s are refused by a problem document and counted by themselves', async (_, bytes) => {
    const before = (await figure('http_malformed_requests_total')) ?? Number.NaN
    const { hostname, port } = new URL(server.origin)
    const caller = connect(Number(port), hostname)
    caller.end(bytes)
    let said = ''
    for await (const piece of caller) said += piece
    expect(said).toMatch(/^HTTP\/1.1 400 [\s\S]*application\/problem\+json[\s\S]*"code":"malformed_request"/)
    expect(await figure('http_malformed_requests_total')).toBe(before + 1)
  })

  test('that wait for their answer are seen, that of the reader among them', async () => {
    expect(await figure('http_requests_in_flight')).toBe(1)
  })
})

describe('what is done, and what waits', () => {
  test('jobs by what became of them, and those that are due', async () => {
    const { client } = await server.customer({ balance: 200_000 })
    const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }
    const made = await client.post('/api/vps/order', { ...order, name: 'figures' })
    expect(made.status).toBe(201)
    expect(await figure('sen_jobs_waiting{state="due"}')).toBe(1)
    server.clock.advance(7000)
    expect(await figure('sen_jobs_oldest_due_seconds')).toBe(7)
    await server.runJobs()
    server.clock.advance(SANDBOX_DELAY)
    await server.runJobs()
    expect(await figure('sen_jobs_waiting{state="due"}')).toBe(0)
    expect(await figure('sen_jobs_oldest_due_seconds')).toBe(0)
    expect(await figure('sen_job_runs_total{kind="vps.provision",outcome="done"}')).toBe(1)
    expect(await figure('sen_job_runs_total{kind="vps.provision",outcome="postponed"}')).toBeGreaterThan(0)
  })

  test('jobs that are dead, and payments that fit no deposit', async () => {
    expect(await figure('sen_jobs_waiting{state="dead"}')).toBe(0)
    expect(await figure('sen_parked_payments_open')).toBe(0)
    const { queries } = server.database
    const job = { id: 'dead', kind: 'vps.provision', subject_id: 'gone', attempts: 8, created_at: 0 }
    await queries('jobs').insert({ ...job, state: 'dead', run_at: 0 })
    const payment = { id: 'parked', provider: 'momo', event_id: 'x', transaction_id: 'x', amount: 1, received_at: 0 }
    await queries('parked_payments').insert({ ...payment, reason: 'wrong_amount' })
    expect(await figure('sen_jobs_waiting{state="dead"}')).toBe(1)
    expect(await figure('sen_parked_payments_open')).toBe(1)
    await queries('parked_payments').delete()
    await queries('jobs').where({ id: 'dead' }).delete()
  })

  test('sessions that were opened, and none of those that were not kept', async () => {
    const series = 'sen_sessions_opened_total{kind="customer"}'
    const before = (await figure(series)) ?? 0
    const { user, password } = await server.customer()
    expect(await figure(series)).toBe(before + 1)

    const { schema } = server.database.queries
    await schema.renameTable('audit_log', 'gone')
    const signIn = () => server.visitor().post('/api/auth/login', { email: user.email, password })
    expect((await signIn()).status).toBe(500)
    await server.database.queries.schema.renameTable('gone', 'audit_log')
    expect(await figure(series)).toBe(before + 1)
    expect((await signIn()).status).toBe(200)
    expect(await figure(series)).toBe(before + 2)
  })

  test('is not told when the database does not tell, rather than wrong', async () => {
    const clock = createSteadyClock(server.clock)
    const metrics = createMetrics()
    const ids = createIds(clock)
    const jobs = createJobsStore({ clock, ids })
    let isAway = false
    const away = () => Promise.reject(new Error('The database is away'))
    const database: Database = {
      ...server.database,
      checkHealth: () => (isAway ? away() : server.database.checkHealth()),
    }
    const backlog: typeof jobs.backlog = (queries) => (isAway ? away() : jobs.backlog(queries))
    measureBacklog({
      ...{ metrics, database, clock, log: createLog('silent') },
      passwords: { ...createPasswords({ timers: testTimers }), load: () => ({ running: 2, waiting: 7 }) },
      jobs: { ...jobs, backlog },
      parked: createParkedPaymentsStore({ clock, ids }),
    })
    const known = await metrics.read()
    expect(known).toContain('sen_db_up 1\n')
    expect(known).toContain('sen_jobs_waiting{state="due"} 0\n')
    isAway = true
    const text = await metrics.read()
    expect(text).toContain('sen_db_up 0\n')
    expect(text).toContain('sen_password_hashes{state="running"} 2\nsen_password_hashes{state="waiting"} 7\n')
    expect(text).not.toMatch(/^sen_(jobs_waiting|jobs_oldest|parked)/m)
  })

  test('is not told while the whole pool is in use, but the database counts as up', async () => {
    const { database } = server
    const { promise: isOver, resolve: release } = Promise.withResolvers<void>()
    const pool = database.queries.client.pool
    const held = Array.from({ length: pool.max }, async () => {
      const connection = await database.queries.client.acquireConnection()
      await isOver
      await database.queries.client.releaseConnection(connection)
    })
    await expect.poll(() => pool.numUsed()).toBe(pool.max)
    const { text } = await read()
    expect(text).toContain('sen_db_up 1\n')
    expect(text).not.toMatch(/^sen_jobs_waiting/m)
    release()
    await Promise.all(held)
    expect(await figure('sen_jobs_waiting{state="dead"}')).toBe(0)
  })
})
