// @module-tag mariadb
import { expect, test } from 'vitest'
import type { AdminVpsRow } from '#contracts/admin.ts'
import { isRenewed } from '#contracts/rules/renewal.ts'
import { suspendedReasons, vpsStatuses } from '#contracts/rules/vps-status.ts'
import type { Vps } from '#contracts/vps.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'

const server = await startTestServer()
const { queries } = server.database

/** Nobody paid for the instances of the test, which the check of the books after it would notice. */
const removeCases = () => queries('instances').where('name', 'like', 'case-%').delete()

test('the rule, the next charge, the forecast and the filter of the back-office name the same instances', async () => {
  const { client, user } = await server.customer({ balance: 10_000_000 })
  const order = { planId: 1, locationId: 1, billingPeriod: 'monthly', operatingSystem: 'ubuntu', totalCost: 49_000 }
  const { body } = await client.post('/api/vps/order', { ...order, name: 'web' })
  const [row] = await queries('instances').where({ id: body.vps.id })
  const time = server.clock.now()
  const usual = { trialEndsAt: null, suspendedReason: null, autoRenew: true, cancelAt: null, isExempt: false }
  const cases = vpsStatuses.flatMap((status) => [
    ...[null, time - 1000, time + 1000].flatMap((trialEndsAt) =>
      [null, ...suspendedReasons].map((suspendedReason) => ({ ...usual, status, trialEndsAt, suspendedReason })),
    ),
    { ...usual, status, autoRenew: false },
    { ...usual, status, cancelAt: time + 1000 },
    { ...usual, status, isExempt: true },
  ])
  await queries('instances').insert(
    cases.map(({ status, trialEndsAt, suspendedReason, autoRenew, cancelAt, isExempt }, index) => ({
      ...row,
      id: `${row.id.slice(0, -4)}${String(index).padStart(4, '0')}`,
      name: `case-${index}`,
      status,
      trial_ends_at: trialEndsAt,
      suspended_reason: suspendedReason,
      auto_renew: Number(autoRenew),
      cancel_at: cancelAt,
      is_exempt: Number(isExempt),
    })),
  )
  try {
    const expected = ['web', ...cases.flatMap((one, index) => (isRenewed(one) ? [`case-${index}`] : []))].toSorted()
    expect(expected.length).toBeGreaterThan(2)

    const instances: Vps[] = (await client.get(`/api/vps/user/${user.id}?limit=200`)).body
    expect(instances).toHaveLength(cases.length + 1)
    const charged = instances.filter(({ nextCharge }) => nextCharge !== null)
    expect(charged.map(({ name }) => name).toSorted()).toEqual(expected)

    const { lines } = (await client.get('/api/wallet/forecast?days=35')).body
    expect(lines.map(({ name }: { name: string }) => name).toSorted()).toEqual(expected)

    const admin = await server.admin()
    const renewing = async (filter: string): Promise<AdminVpsRow[]> => {
      const path = `/api/admin/vps?limit=200&sort=renewal&renewsWithin=35${filter}`
      return (await admin.client.get(path)).body.vpsInstances
    }
    const all = await renewing('')
    expect(all.map(({ vps }) => vps.name).toSorted()).toEqual(expected)
    expect(all.filter(({ vps }) => vps.nextCharge === null)).toEqual([])
    const suspended = await renewing('&status=suspended')
    expect(suspended.map(({ vps }) => vps.suspendedReason)).toEqual(suspended.map(() => 'unpaid'))
    const active = all.filter(({ vps }) => vps.status === 'active')
    expect(await renewing('&status=active,failed')).toEqual(active)
  } finally {
    await removeCases()
  }
})
