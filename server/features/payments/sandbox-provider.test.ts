import { afterAll, expect, test } from 'vitest'
import { createJobsStore } from '#server/features/jobs/jobs-store.ts'
import { createIds } from '#server/platform/ids.ts'
import { createSteadyClock } from '#server/platform/steady-clock.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { createSandboxPaymentsStore } from './sandbox-payments-store.ts'
import { createSandboxProvider } from './sandbox-provider.ts'

const DELAY = 3000

const clock = createManualClock()
const steadyClock = createSteadyClock(clock)
const { database, remove } = await createTestDatabase()
afterAll(remove)
const jobs = createJobsStore({ clock: steadyClock, ids: createIds(steadyClock) })
const provider = createSandboxProvider({
  ...{ database, jobs, clock, steadyClock, delay: DELAY, name: 'momo', secret: 'a secret of the tests' },
  payments: createSandboxPaymentsStore(),
  post: async () => 200,
  isSettled: async () => false,
  apiOrigin: () => 'http://127.0.0.1:3000',
})

test('a payment is open until the customer has taken the delay to pay, and has ended from then on', async () => {
  const payment = { transactionId: 'a deposit', amount: 100_000 }
  expect(await provider.query(payment.transactionId)).toEqual({ state: 'unknown' })
  await provider.createIntent(payment)
  clock.advance(DELAY - 1)
  expect(await provider.query(payment.transactionId)).toEqual({ state: 'open' })
  clock.advance(1)
  expect(await provider.query(payment.transactionId)).toMatchObject({
    state: 'ended',
    event: { ...payment, status: 'completed' },
  })
})
