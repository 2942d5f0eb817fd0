import { describe, expect, test } from 'vitest'
import { SANDBOX_DELAY, startTestServer } from '#server/testing/server-test-tools.ts'

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

  test('that wait for their answer are seen, that of the reader among them', async () => {
    expect(await figure('http_requests_in_flight')).toBe(1)
  })
})

describe('what waits', () => {
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
    await queries('jobs').insert({
      ...{ id: 'dead', kind: 'vps.provision', subject_id: 'gone', payload: '{}', state: 'dead', run_at: 0, attempts: 8 },
      created_at: 0,
    })
    await queries('parked_payments').insert({
      ...{ id: 'parked', provider: 'momo', event_id: 'x', transaction_id: 'x', amount: 1, reason: 'wrong_amount' },
      received_at: 0,
    })
    expect(await figure('sen_jobs_waiting{state="dead"}')).toBe(1)
    expect(await figure('sen_parked_payments_open')).toBe(1)
    await queries('parked_payments').delete()
    await queries('jobs').where({ id: 'dead' }).delete()
  })

  test('sessions that were opened, and passwords', async () => {
    const series = 'sen_sessions_opened_total{kind="customer"}'
    const before = (await figure(series)) ?? 0
    await server.customer()
    expect(await figure(series)).toBe(before + 1)
    const signingIn = server.visitor().post('/api/auth/login', { email: 'nobody@sen.test', password: 'x' })
    await expect.poll(() => figure('sen_password_hashes{state="running"}'), { interval: 5 }).toBe(1)
    await signingIn
    expect(await figure('sen_password_hashes{state="running"}')).toBe(0)
  })
})
