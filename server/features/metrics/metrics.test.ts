import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { createPasswords } from '#server/features/auth/passwords.ts'
import { createJobsStore } from '#server/features/jobs/jobs-store.ts'
import { createParkedPaymentsStore } from '#server/features/payments/parked-payments-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createIds } from '#server/platform/ids.ts'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createMonotonicClock } from '#server/platform/monotonic-clock.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import { SANDBOX_DELAY, startTestServer } from '#server/testing/server-test-tools.ts'
import { measureBacklog } from './backlog-metrics.ts'

const server = await startTestServer({ metricsToken: 'a-token-of-the-tests' })

async function read(token = 'a-token-of-the-tests') {
  const response = await fetch(`${server.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
/** The value of a series; undefined when it is not exported. */
async function figure(series: string): Promise<number | undefined> {
  const line = (await read()).text.split('\n').find((text) => text.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

describe('a request for the metrics', () => {
  test('needs the token', async () => {
    expect(await read()).toMatchObject({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8' })
    expect(await read('another')).toMatchObject({ status: 401, type: 'application/problem+json; charset=utf-8' })
    const bare = await fetch(`${server.origin}/metrics`)
    expect(bare.status).toBe(401)
    expect(await bare.text()).not.toContain('http_requests_total')
  })

  test('may use the previous token while it is being replaced', async () => {
    const changing = await startTestServer({ metricsToken: 'the-new-token', previousMetricsToken: 'the-old-token' })
    const statusFor = async (token: string) =>
      (await fetch(`${changing.origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status
    expect(await Promise.all(['the-new-token', 'the-old-token', 'the-oldtoken'].map(statusFor))).toEqual([
      200, 200, 401,
    ])
  })

  test('must be a GET', async () => {
    const headers = { authorization: 'Bearer a-token-of-the-tests' }
    expect((await fetch(`${server.origin}/metrics`, { method: 'POST', headers })).status).toBe(404)
  })
})

describe('requests', () => {
  test('are counted under the pattern of their route, whatever their path', async () => {
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

  test('whose client disconnects are counted as aborted', async () => {
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
    ['are not HTTP', 'this is not HTTP\r\n\r\n'],
    ['have no Host header', 'GET /api/health HTTP/1.1\r\n\r\n'],
  ])('that %s are refused with a problem document and counted separately', async (_, bytes) => {
    const before = (await figure('http_malformed_requests_total')) ?? Number.NaN
    const { hostname, port } = new URL(server.origin)
    const caller = connect(Number(port), hostname)
    caller.end(bytes)
    let response = ''
    for await (const chunk of caller) response += chunk
    expect(response).toMatch(/^HTTP\/1.1 400 [\s\S]*application\/problem\+json[\s\S]*"code":"malformed_request"/)
    expect(await figure('http_malformed_requests_total')).toBe(before + 1)
  })

  test('in flight are counted, including the one that reads the metrics', async () => {
    expect(await figure('http_requests_in_flight')).toBe(1)
  })
})

describe('the exported figures', () => {
  test('count jobs by outcome, and due jobs', async () => {
    const { client } = await server.customer({ balance: 200_000 })
    // The mails of registering and signing in.
    await server.runJobs()
    const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }
    const ordered = await client.post('/api/vps/order', { ...order, name: 'figures' })
    expect(ordered.status).toBe(201)
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

  test('count dead jobs, and open parked payments', async () => {
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

  test('count opened sessions, but not those that were rolled back', async () => {
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

  test('leave out the backlog rather than export a wrong one when the database does not respond', async () => {
    await server.runJobs()
    const clock = createMonotonicClock(server.clock)
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
      metrics,
      database,
      clock,
      log: createLog('silent'),
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

  test('cause one log line when the database fails, and one when it works again, however often they are read', async () => {
    const clock = createMonotonicClock(server.clock)
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        const { level, msg } = JSON.parse(String(chunk))
        lines.push(`${level} ${msg}`)
        done()
      },
    })
    const metrics = createMetrics()
    const ids = createIds(clock)
    const jobs = createJobsStore({ clock, ids })
    let isAway = false
    let canCount = true
    const away = () => Promise.reject(new Error('The database is away'))
    measureBacklog({
      metrics,
      clock,
      log: createLog('info', stream),
      database: { ...server.database, checkHealth: () => (isAway ? away() : Promise.resolve()) },
      passwords: createPasswords({ timers: testTimers }),
      jobs: { ...jobs, backlog: (queries) => (isAway || !canCount ? away() : jobs.backlog(queries)) },
      parked: createParkedPaymentsStore({ clock, ids }),
    })
    const readTwice = async () => {
      for (let time = 0; time < 2; time += 1) await metrics.read()
      return lines.splice(0)
    }
    expect(await readTwice()).toEqual([])
    isAway = true
    expect(await readTwice()).toEqual(['40 the database cannot be used'])
    isAway = false
    expect(await readTwice()).toEqual(['30 the database can be used again'])
    canCount = false
    expect(await readTwice()).toEqual(['40 the backlog cannot be counted'])
    canCount = true
    expect(await readTwice()).toEqual(['30 the backlog is counted again'])
  })

  test('leave out the backlog while the entire pool is in use, but show the database as up', async () => {
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
