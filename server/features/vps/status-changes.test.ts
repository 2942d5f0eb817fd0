import { expect, test } from 'vitest'
import { type VpsStatus, vpsStatuses } from '#contracts/rules/vps-status.ts'
import { mayChangeStatus, type VpsActor } from '#contracts/rules/vps-transitions.ts'
import { checkCounters, createCounters } from '#server/features/stats/counters-store.ts'
import { SANDBOX_DELAY, startTestServer } from '#server/testing/server-test-tools.ts'
import { createInstancesStore } from './instances-store.ts'

const server = await startTestServer()
const { queries } = server.database
const instances = createInstancesStore({ counters: createCounters({ random: () => 0 }) })

const actors: readonly VpsActor[] = ['customer', 'admin', 'system']
const transitions = actors.flatMap((actor) =>
  vpsStatuses.flatMap((from) => vpsStatuses.map((to) => ({ actor, from, to }))),
)
const allowed = transitions.filter(({ actor, from, to }) => mayChangeStatus(actor, from, to))
const refused = transitions.filter((transition) => !allowed.includes(transition))

/** Orders an instance and brings it to this status. Returns its id. */
async function instanceThatIs(status: VpsStatus): Promise<string> {
  const { client } = await server.customer({ balance: 49_000 })
  const name = status === 'failed' ? 'will-FAIL' : 'web'
  const order = { planId: 1, locationId: 1, name, operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
  const { body } = await client.post('/api/vps/order', { ...order, totalCost: 49_000 })
  const id: string = body.vps.id
  if (status === 'creating') return id
  await server.runJobs()
  server.clock.advance(SANDBOX_DELAY)
  await server.runJobs()
  const { client: admin } = await server.admin()
  if (status === 'suspended' || status === 'terminated') await admin.patch(`/api/admin/vps/${id}/status`, { status })
  return id
}

const rowOf = async (id: string) => queries('instances').where({ id }).first('status', 'ip_address')

// The transition to `failed` comes with a refund, and is tested with it in `vps.test.ts`.
test.each(allowed.filter(({ to }) => to !== 'failed'))(
  'the $actor can change $from to $to, which updates the counters',
  async ({ actor, from, to }) => {
    const id = await instanceThatIs(from)
    const change = { actor, from, to, ...(from === 'creating' && to === 'active' && { ipAddress: '198.18.255.1' }) }
    const changed = await server.database.transaction((tx) => instances.changeStatus(tx, id, change))
    expect([changed, (await rowOf(id)).status]).toEqual([true, to])
    expect(await checkCounters(queries)).toEqual([])
  },
)

test.each(vpsStatuses)(
  'transitions that the table does not allow do not change an instance that is %s',
  async (status) => {
    const id = await instanceThatIs(status)
    const before = await rowOf(id)
    expect(before.status).toBe(status)
    for (const transition of refused.filter(({ from }) => from === status)) {
      const change = { ...transition, ipAddress: '198.18.255.2' }
      const changed = await server.database.transaction((tx) => instances.changeStatus(tx, id, change))
      expect([transition, changed, await rowOf(id)]).toEqual([transition, false, before])
    }
    expect(await checkCounters(queries)).toEqual([])
  },
)

test('a transition from a status that the instance no longer has changes nothing', async () => {
  const id = await instanceThatIs('suspended')
  const change = { actor: 'system', from: 'creating', to: 'active', ipAddress: '198.18.255.3' } as const
  const before = await rowOf(id)
  expect(await server.database.transaction((tx) => instances.changeStatus(tx, id, change))).toBe(false)
  expect(await rowOf(id)).toEqual(before)
})
