import { expect, test } from 'vitest'
import type { Queries } from '#server/platform/db/database.ts'
import { createTestClock } from '#server/platform/test-clock.ts'
import { createPaymentHealth } from './payment-health.ts'
import type { ProviderState } from './provider-states-store.ts'

const MINUTE = 60_000
const clock = createTestClock(Date.parse('2026-11-29T10:00:00Z'))
const ago = (minutes: number) => clock.now() - minutes * MINUTE

/** Whether payments arrive, as far as these states say; SePay's statement is read. */
const isHealthy = (...known: (Pick<ProviderState, 'name'> & Partial<ProviderState>)[]) =>
  createPaymentHealth({
    states: {
      list: async () => known.map((state) => ({ onSince: 0, polledAt: null, failedAt: null, failure: null, ...state })),
    },
    statements: [{ name: 'sepay' }],
    clock,
  }).isHealthy({} as Queries)

test('payments arrive while a statement is read and no call has failed', async () => {
  expect(await isHealthy({ name: 'sepay' }, { name: 'momo' })).toBe(true)
  expect(await isHealthy({ name: 'sepay', polledAt: ago(60) })).toBe(true)
})

test('they may not while a statement is no longer read, unless it is no longer set up', async () => {
  expect(await isHealthy({ name: 'sepay', polledAt: ago(61) })).toBe(false)
  expect(await isHealthy({ name: 'sepay', polledAt: ago(61), onSince: null })).toBe(true)
})

test('a gateway at which nobody pays is not polled, which says nothing', async () => {
  expect(await isHealthy({ name: 'sepay', polledAt: ago(1) }, { name: 'momo', polledAt: ago(3 * 24 * 60) })).toBe(true)
})

test('they may not for an hour after a call has failed, unless one has succeeded since', async () => {
  expect(await isHealthy({ name: 'momo', failedAt: ago(60) })).toBe(false)
  expect(await isHealthy({ name: 'momo', failedAt: ago(61) })).toBe(true)
  expect(await isHealthy({ name: 'momo', failedAt: ago(30), polledAt: ago(29) })).toBe(true)
})
