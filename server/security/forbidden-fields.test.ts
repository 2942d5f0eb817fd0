import { describe, expect, test } from 'vitest'
import type { Route } from '#server/platform/http/route.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { snapshotOf } from './database-snapshot-test-tools.ts'
import { validBody } from './valid-bodies-test-tools.ts'

const server = await startTestServer()
const owner = await server.customer({ balance: 1_000_000 })
const other = await server.customer()
const admin = await server.admin()
const FAR_FUTURE = '2099-01-01T00:00:00.000Z'

/** Fields that no caller may set, each with values that an attacker might try. */
const forbidden: Record<string, readonly unknown[]> = {
  userId: [other.user.id, admin.user.id, null, 0, [owner.user.id], { $ne: '' }],
  user_id: [other.user.id],
  id: [other.user.id, 1],
  role: ['admin', ['admin']],
  isAdmin: [true],
  isActive: [false, 0, 'false', null],
  is_active: [0],
  isEmailVerified: [true],
  isPhoneVerified: [true],
  passwordHash: ['x'],
  balance: ['999999999', 999_999_999, '-1', 1.5, '1e9'],
  amount: ['-50000', -50_000, '50000.5', 50_000.5, '1e9', '٥٠٠٠٠', [50_000], null],
  fee: ['0', -1],
  price: [1],
  totalCost: [1, 0, -49_000, '1', 48_999.5, null],
  discount: [100],
  status: ['completed', 'active', 'deleted', null],
  type: ['refund', 'adjustment', null],
  ipAddress: ['10.0.0.1'],
  planName: ['Pro'],
  createdAt: [FAR_FUTURE],
  settledAt: [FAR_FUTURE],
  cancelledAt: [FAR_FUTURE],
  journalId: ['x'],
}

const takesFields = (route: Route) => typeof route.body === 'object'
/** A body has the fields of an object, or those of each variant of one. */
const fieldsOf = (route: Route) => {
  const { entries, options } = route.body as { entries?: object; options?: { entries: object }[] }
  return (options ?? [{ entries: entries ?? {} }]).flatMap((option) => Object.keys(option.entries))
}
const writing = server.routes.filter(takesFields).map((route) => [`${route.method} ${route.path}`, route] as const)

describe.each(writing)('%s', (_, route) => {
  test('refuses each field that the caller must not set, and stores nothing', async () => {
    const { client } = route.policy === 'admin' ? admin : owner
    const path = route.path.replace(':userId', other.user.id).replace(/:\w+/, 'unknown')
    const valid = validBody(route, owner.user.id)
    const before = await snapshotOf(server.database)
    for (const [field, values] of Object.entries(forbidden)) {
      // Fields that admins may set are covered by other tests.
      if (route.policy === 'admin' && fieldsOf(route).includes(field)) continue
      // A field that the route does not take is refused as any other one, whatever its name.
      if (!isLongRun && !fieldsOf(route).includes(field) && !['role', 'balance'].includes(field)) continue
      for (const value of values) {
        const { status } = await client.call(route.method, path, { ...valid, [field]: value })
        expect([field, value, [403, 409, 422].includes(status)]).toEqual([field, value, true])
      }
    }
    expect(await snapshotOf(server.database)).toEqual(before)
  })

  test('refuses fields set through a prototype', async () => {
    const { client } = route.policy === 'admin' ? admin : owner
    const path = route.path.replace(/:\w+/, 'unknown')
    const valid = JSON.stringify(validBody(route, owner.user.id)).slice(0, -1)
    const comma = valid === '{' ? '' : ','
    const fields = JSON.stringify({ role: 'admin', isActive: false, balance: '9', userId: other.user.id })
    const before = await snapshotOf(server.database)
    for (const added of [`"__proto__":${fields}`, `"constructor":{"prototype":${fields}}`]) {
      const { status } = await client.call(route.method, path, `${valid}${comma}${added}}`, {
        'content-type': 'application/json',
      })
      expect([added, status]).toEqual([added, 422])
    }
    expect(await snapshotOf(server.database)).toEqual(before)
    expect({}).not.toHaveProperty('role')
  })
})

test('the dates of an order are accepted, and the stored ones are those of the server', async () => {
  const order = {
    planId: 1,
    locationId: 1,
    name: 'x',
    operatingSystem: 'ubuntu',
    billingPeriod: 'monthly',
    totalCost: 49_000,
  }
  const { body: plain } = await owner.client.post('/api/vps/order', order)
  const { body: dated } = await owner.client.post('/api/vps/order', {
    ...order,
    nextBillingDate: FAR_FUTURE,
    expiryDate: FAR_FUTURE,
  })
  expect(dated.vps).toEqual({ ...plain.vps, id: dated.vps.id, number: dated.vps.number })
  const { body } = await owner.client.get(`/api/vps/user/${owner.user.id}`)
  expect(JSON.stringify(body)).not.toContain('2099')
})
