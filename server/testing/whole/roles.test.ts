import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { createTestClient } from '#server/testing/client-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { type Program, runProgram } from '#server/testing/program-test-tools.ts'

const { database, url, remove } = await createTestDatabase()
afterAll(remove)

const shared = {
  DATABASE_URL: url,
  WEBHOOK_SECRET: randomBytes(32).toString('hex'),
  SANDBOX_DELAY_MS: '10',
  METRICS: 'on',
}

/** The origin that a program prints when it listens. */
async function originOf({ output }: Program): Promise<string> {
  const address = () => /http:\/\/localhost:\d+/.exec(output.stdout)?.[0]
  await expect.poll(() => address() ?? output.stderr).toMatch(/^http:/)
  return address()?.replace('localhost', '127.0.0.1') ?? ''
}
const figuresOf = async (origin: string) => (await fetch(`${origin}/metrics`)).text()

test('a separate API and worker share a database: the worker runs the jobs that the API adds', async () => {
  const api = runProgram('main.ts', { ...shared, ROLE: 'api' })
  const origin = await originOf(api)
  const customer = createTestClient(origin)
  const { body } = await customer.post('/api/auth/login', demoAccounts.customer)
  const userId: string = body.user.id
  const balance = async () => Number((await customer.get(`/api/wallet/balance/${userId}`)).body.balance)
  const before = await balance()
  const order = { planId: 1, locationId: 1, operatingSystem: 'ubuntu', billingPeriod: 'monthly', totalCost: 49_000 }
  expect((await customer.post('/api/vps/order', { ...order, name: 'apart' })).status).toBe(201)
  const deposit = { amount: '200000', paymentMethod: 'momo' }
  expect((await customer.post('/api/wallet/deposit', deposit)).status).toBe(201)
  const status = async () => {
    const { body: instances } = await customer.get(`/api/vps/user/${userId}`)
    return instances.find(({ name }: { name: string }) => name === 'apart').status
  }
  expect(await status()).toBe('creating')
  expect(await balance()).toBe(before - 49_000)

  const worker = runProgram('main.ts', { ...shared, ROLE: 'worker', API_ORIGIN: origin })
  const workersOrigin = await originOf(worker)
  await expect.poll(status).toBe('active')
  await expect.poll(balance).toBe(before - 49_000 + 200_000)

  // The worker ran all jobs; only the webhook was sent to the API.
  expect(await figuresOf(workersOrigin)).toMatch(/sen_job_runs_total\{kind="vps.provision",outcome="done"\} 1\n/)
  const apisFigures = await figuresOf(origin)
  expect(apisFigures).not.toContain('sen_job_runs_total{')
  expect(apisFigures).toMatch(
    /http_requests_total\{route="\/api\/payments\/webhooks\/momo",method="POST",status="204"\} 1\n/,
  )

  const atWorker = createTestClient(workersOrigin)
  const responses = await Promise.all(
    ['/api/health', '/api/ready', '/api/products', '/'].map((path) => atWorker.get(path)),
  )
  expect(responses.map((response) => response.status)).toEqual([200, 200, 404, 404])
  const { status: signingIn } = await atWorker.post('/api/auth/login', demoAccounts.customer)
  expect(signingIn).toBe(404)

  for (const { process: program } of [api, worker]) program.kill('SIGTERM')
  expect(await Promise.all([api.ended, worker.ended])).toEqual([0, 0])
  expect(await checkLedger(database.queries)).toEqual([])
})
