// @module-tag mariadb
import { expect, test } from 'vitest'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createPromotion, offersOfSpec } from '#server/testing/promotion-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { createInstancesStore } from './instances-store.ts'

const server = await startTestServer()
const { queries } = server.database
const instances = createInstancesStore({ counters: createCounters({ random: () => 0.5 }) })
const order = { planId: 1, locationId: 1, name: 'web-01', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }

const rowOf = async (id: string) => {
  const columns = ['price', 'paid_price', 'next_billing_at', 'expires_at']
  const row = await queries('instances').where({ id }).first(columns)
  return Object.fromEntries(columns.map((name) => [name, row[name] === null ? null : Number(row[name])]))
}

test('an order is written for the previous version, too, and both dates of the API are the end of its period', async () => {
  const { client } = await server.customer({ balance: 49_000 })
  const { body } = await client.post('/api/vps/order', { ...order, totalCost: 49_000 })
  const end = Date.parse(body.vps.nextBillingDate)
  expect(await rowOf(body.vps.id)).toEqual({ price: 49_000, paid_price: 49_000, next_billing_at: end, expires_at: end })
  expect(body.vps.expiryDate).toBe(body.vps.nextBillingDate)

  // The previous version does not know the new column.
  await queries('instances').where({ id: body.vps.id }).update({ paid_price: null })
  expect(await instances.byId(queries, body.vps.id)).toMatchObject({ paidPrice: 49_000 })
})

test('a trial that the previous version has paid for was paid with its price', async () => {
  await createPromotion(server, offersOfSpec.trial)
  const { client, user } = await server.customer()
  await queries('users').where({ id: user.id }).update({ is_phone_verified: 1 })
  const { body } = await client.post('/api/vps/order', { ...order, trial: true, totalCost: 0 })
  const { id } = body.vps
  expect(await rowOf(id)).toMatchObject({ price: 0, paid_price: null })
  expect(await instances.byId(queries, id)).toMatchObject({ paidPrice: 0 })

  await queries('instances').where({ id }).update({ price: 49_000, trial_ends_at: null })
  expect(await instances.byId(queries, id)).toMatchObject({ paidPrice: 49_000 })
  await queries('instances').where({ id }).update({ price: 0, trial_ends_at: server.clock.now() })
})
