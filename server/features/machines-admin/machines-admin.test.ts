import { afterEach, describe, expect, test } from 'vitest'
import type { MachineDifferences, UnsettledAction, UnsettledKind } from '#contracts/infrastructure.ts'
import { planFaults, recordStatements } from '#server/platform/db/testing/plans.ts'
import { createIds } from '#server/platform/ids.ts'
import { finishActions, orderMachine } from '#server/testing/machine-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { readBooks } from './books-store.ts'
import { createUnsettledActionsStore, FAILED_FOR, STUCK_AFTER } from './unsettled-actions-store.ts'

/** Whether the hypervisor does not respond, and what it adds to each machine that it lists. */
let isAway = false
let addressesOf: ((machineId: string) => readonly string[]) | null = null

const server = await startTestServer({
  provisioner: (sandbox) => ({
    ...sandbox,
    async list() {
      if (isAway) throw new Error('no route to host')
      const listed = await sandbox.list()
      return listed.map((report) => (addressesOf ? { ...report, addresses: addressesOf(report.machineId) } : report))
    },
  }),
})
const { queries } = server.database
const office = async () => (await server.admin()).client

afterEach(() => {
  isAway = false
  addressesOf = null
})

async function newMachine(change: object = {}) {
  const person = await server.customer({ balance: 1_000_000 })
  const id = await orderMachine(server, person, change)
  return { person, id }
}
/** Orders a machine that is not made yet. */
async function ordered({ client }: TestUser, locationId: number): Promise<string> {
  const choice = { planId: 1, locationId, name: 'web', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
  const { status, body } = await client.post('/api/vps/order', { ...choice, totalCost: 49_000 })
  expect(status).toBe(201)
  return body.vps.id
}
const listed = async (kind: UnsettledKind): Promise<UnsettledAction[]> =>
  (await (await office()).get(`/api/admin/machine-actions?kind=${kind}&limit=200`)).body.actions
async function run(): Promise<MachineDifferences> {
  const { status, body } = await (await office()).post('/api/admin/machine-differences/run')
  expect(status).toBe(200)
  return body
}

const actionIds = createIds(server.clock)
/** Inserts an action as the engine would have left it. */
async function insertAction(vpsId: string, userId: string, given: object) {
  const id = actionIds.next()
  await queries('machine_actions').insert({
    id,
    vps_id: vpsId,
    user_id: userId,
    actor: userId,
    made_by: 'customer',
    type: 'reboot',
    state: 'running',
    progress: 40,
    params: '{}',
    created_at: server.clock.now(),
    started_at: server.clock.now(),
    ...given,
  })
  return id
}

/** A machine whose restart is stuck: its driver does not respond, and its job waits for a later try. */
async function stuck() {
  const { person, id } = await newMachine()
  const { body } = await person.client.post(`/api/vps/${id}/actions`, { type: 'reboot' })
  const actionId: string = body.action.id
  await queries('machine_actions')
    .where({ id: actionId })
    .update({ state: 'running', active_vps_id: id, started_at: server.clock.now() })
  await queries('jobs')
    .where({ subject_id: actionId })
    .update({ run_at: server.clock.now() + 3_600_000, attempts: 7 })
  server.clock.advance(STUCK_AFTER + 1000)
  return { person, id, actionId }
}

describe('the actions that need an admin', () => {
  test('are those that are open for more than ten minutes, with their machine and customer', async () => {
    const { person, id, actionId } = await stuck()
    const recent = await insertAction(id, person.user.id, { state: 'queued' })
    const actions = await listed('stuck')
    expect(actions.map((action) => action.id)).not.toContain(recent)
    expect(actions.find((action) => action.id === actionId)).toMatchObject({
      type: 'reboot',
      state: 'running',
      by: 'customer',
      errorCode: null,
      canRetry: true,
      canAdopt: true,
      machine: { id, name: 'web', status: 'active' },
      user: { email: person.user.email },
    })
    await queries('machine_actions').where({ id: recent }).delete()
  })

  test('are those that failed in the last seven days, which can be run again if the engine does', async () => {
    const { person, id } = await newMachine()
    const failed = { state: 'failed', ended_at: server.clock.now(), error: 'refused' }
    const reset = await insertAction(id, person.user.id, { ...failed, type: 'reset' })
    const suspended = await insertAction(id, person.user.id, { ...failed, type: 'suspend', made_by: 'admin' })
    const old = await insertAction(id, person.user.id, { ...failed, ended_at: server.clock.now() - FAILED_FOR - 1 })
    const byId = new Map((await listed('failed')).map((action) => [action.id, action]))
    expect(byId.get(reset)).toMatchObject({ errorCode: 'refused', canRetry: false, canAdopt: false })
    expect(byId.get(suspended)).toMatchObject({ by: 'admin', canRetry: true, canAdopt: false })
    expect(byId.has(old)).toBe(false)
    await queries('machine_actions').whereIn('id', [reset, suspended, old]).delete()
  })

  test('are paged, the newest first, over both open states', async () => {
    const { person, id } = await newMachine()
    const store = createUnsettledActionsStore()
    const at = { created_at: server.clock.now() - STUCK_AFTER - 1 }
    const ids: string[] = []
    for (let number = 0; number < 5; number++)
      ids.push(await insertAction(id, person.user.id, { ...at, state: number % 2 === 0 ? 'queued' : 'running' }))
    const own = new Set(ids)
    const seen: string[] = []
    let before: string | undefined
    do {
      const page = await store.list(queries, 'stuck', server.clock.now(), { limit: 2, before })
      seen.push(...page.rows.map((row) => row.id))
      before = page.nextCursor === null ? undefined : Buffer.from(page.nextCursor, 'base64url').toString()
    } while (before !== undefined)
    expect(seen.filter((one) => own.has(one))).toEqual(ids.reverse())
    expect(seen).toEqual([...seen].sort().reverse())
    await queries('machine_actions').whereIn('id', ids).delete()
  })
})

describe('an action that is stuck', () => {
  test('is run again at once, which is audited', async () => {
    const { person, id, actionId } = await stuck()
    const { status, body } = await (await office()).post(`/api/admin/machine-actions/${actionId}/retry`)
    expect([status, body.action?.id]).toEqual([200, actionId])
    await finishActions(server)
    const [action] = (await person.client.get(`/api/vps/${id}/actions`)).body
    expect(action).toMatchObject({ id: actionId, state: 'done' })
    expect(await queries('audit_log').where({ action: 'machine-action.retry', target_id: actionId })).toHaveLength(1)
  })

  test('is recorded as done with a reason, once, and never carried out again', async () => {
    const { person, id, actionId } = await stuck()
    const client = await office()
    const adopt = (reason: string) => client.post(`/api/admin/machine-actions/${actionId}/adopt`, { reason })
    expect((await adopt('')).status).toBe(422)
    const { status, body } = await adopt('It has restarted')
    expect([status, body.action.state, body.action.canRetry]).toEqual([200, 'done', false])
    expect((await adopt('It has restarted')).body.code).toBe('action_settled')
    const [entry] = await queries('audit_log').where({ action: 'machine-action.adopt', target_id: actionId })
    expect(JSON.parse(entry.after_value)).toEqual({ vpsId: id, reason: 'It has restarted' })
    server.clock.advance(3_600_000)
    await finishActions(server)
    const [action] = (await person.client.get(`/api/vps/${id}/actions`)).body
    expect(action).toMatchObject({ id: actionId, state: 'done', progress: 100 })
    expect((await person.client.get(`/api/vps/${id}`)).body.vps.action).toBeNull()
  })

  test('may be a creation, whose machine then has its address', async () => {
    const person = await server.customer({ balance: 1_000_000 })
    const choice = { planId: 1, locationId: 1, name: 'cham', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
    const { body: ordered } = await person.client.post('/api/vps/order', { ...choice, totalCost: 49_000 })
    await server.runJobs()
    const creation = await queries('machine_actions').where({ vps_id: ordered.vps.id }).first()
    server.clock.advance(STUCK_AFTER + 1000)
    const path = `/api/admin/machine-actions/${creation.id}/adopt`
    expect((await (await office()).post(path, { reason: 'It runs on hcm-01' })).status).toBe(200)
    const { vps } = (await person.client.get(`/api/vps/${ordered.vps.id}`)).body
    const own = await server.addresses.of(queries, vps.id)
    expect(vps).toMatchObject({ status: 'active', ipAddress: own.addresses[0]?.address })
    expect(await queries('ip_addresses').where({ vps_id: vps.id }).pluck('state')).toEqual(['assigned', 'assigned'])
  })
})

test('an action that is done, recent or unknown cannot be run again or recorded as done', async () => {
  const { person, id } = await newMachine()
  await person.client.post(`/api/vps/${id}/actions`, { type: 'reboot' })
  const [recent, creation] = (await person.client.get(`/api/vps/${id}/actions`)).body
  const client = await office()
  for (const action of [recent, creation]) {
    const path = `/api/admin/machine-actions/${action.id}`
    expect((await client.post(`${path}/retry`)).body.code).toBe('action_settled')
    expect((await client.post(`${path}/adopt`, { reason: 'x' })).body.code).toBe('action_settled')
  }
  expect((await client.post('/api/admin/machine-actions/unknown/retry')).status).toBe(404)
  await finishActions(server)
})

describe('the addresses of a machine', () => {
  test('are those of its location, its own as long as it exists, and in quarantine afterwards', async () => {
    const { person, id } = await newMachine({ locationId: 2 })
    const { vps } = (await person.client.get(`/api/vps/${id}`)).body
    expect(vps.ipAddress).toMatch(/^198\.18\.[4-7]\./)
    const row = () => queries('ip_addresses').where({ address: vps.ipAddress }).first()
    expect(await row()).toMatchObject({ state: 'assigned', vps_id: id, is_primary: 1 })
    expect((await server.addresses.of(queries, id)).addresses.map(({ family }) => family)).toEqual([4, 6])
    await (await office()).patch(`/api/admin/vps/${id}/status`, { status: 'terminated' })
    await finishActions(server)
    expect(await row()).toMatchObject({ state: 'quarantined', vps_id: null })
    expect(await queries('instances').where({ id }).first('ip_address')).toEqual({ ip_address: null })
  })

  test('that could not be made are released, too', async () => {
    const { id } = await newMachine({ name: 'fail' })
    expect(await queries('ip_addresses').where({ vps_id: id })).toEqual([])
    expect((await queries('instances').where({ id }).first('status')).status).toBe('failed')
  })

  test('may be gone by the time it is made: the order fails and is refunded', async () => {
    const person = await server.customer({ balance: 1_000_000 })
    const id = await ordered(person, 3)
    const free = queries('ip_addresses').where({ state: 'free', pool_id: '00000000-0000-7000-8000-000000040003' })
    await free.clone().update({ state: 'blocked' })
    await finishActions(server)
    expect((await queries('instances').where({ id }).first('status')).status).toBe('failed')
    expect((await person.client.get(`/api/wallet/balance/${person.user.id}`)).body.balance).toBe('1000000')
    await queries('ip_addresses').where({ state: 'blocked' }).update({ state: 'free' })
  })
})

describe('the node of a machine', () => {
  test('is one of its location with room, which it leaves again; where none has any when it is made, the order fails', async () => {
    const client = await office()
    const sizes = { cores: 1, cpuOvercommit: 1, ramMb: 1024, diskGb: 1000 }
    const { body } = await client.post('/api/admin/nodes', {
      name: 'tyo-01',
      locationId: 4,
      driver: 'sandbox',
      ...sizes,
    })
    const used = async () => {
      const { nodes } = (await (await office()).get('/api/admin/nodes')).body
      return nodes.find((node: { id: string }) => node.id === body.node.id).used
    }
    const { id } = await newMachine({ locationId: 4 })
    expect(await used()).toMatchObject({ machines: 1, cores: 1, ramMb: 1024 })
    const person = await server.customer({ balance: 1_000_000 })
    await (await office()).patch(`/api/admin/nodes/${body.node.id}`, { ramMb: 2048, cores: 2 })
    const second = await ordered(person, 4)
    // The machine looks as if the previous version had sold it, which reserved nothing for it.
    await server.database.transaction((tx) => server.capacity.release(tx, second))
    await (await office()).patch(`/api/admin/nodes/${body.node.id}`, { enabled: false })
    await finishActions(server)
    expect((await queries('instances').where({ id: second }).first('status')).status).toBe('failed')
    expect((await person.client.get(`/api/wallet/balance/${person.user.id}`)).body.balance).toBe('1000000')
    await (await office()).patch(`/api/admin/vps/${id}/status`, { status: 'terminated' })
    await finishActions(server)
    expect(await used()).toEqual({ machines: 0, cores: 0, ramMb: 0, diskGb: 0 })
  })
})

describe('a comparison', () => {
  test('finds nothing while books and hypervisor agree, and is audited', async () => {
    const { id } = await newMachine()
    const own = (await server.addresses.of(queries, id)).addresses.map(({ address }) => address)
    const others = new Map((await readBooks(queries)).map((machine) => [machine.id, machine.addresses]))
    addressesOf = (machineId) => (machineId === id ? own : (others.get(machineId) ?? []))
    const result = await run()
    expect(result).toMatchObject({ ok: true, total: 0, differences: [] })
    expect(result.at).toBe(new Date(server.clock.now()).toISOString())
    expect((await (await office()).get('/api/admin/machine-differences')).body).toEqual(result)
    expect((await queries('audit_log').where({ action: 'machines.compare' })).length).toBeGreaterThan(0)
  })

  test('finds each kind of difference, with the machine', async () => {
    const [lost, off, moved] = [await newMachine(), await newMachine(), await newMachine()]
    const row = await queries('sandbox_machines').where({ id: lost.id }).first()
    await queries('sandbox_machines').where({ id: lost.id }).update({ id: 'a-stranger' })
    await queries('machines').where({ id: off.id }).update({ power: 'stopped' })
    const own = (await server.addresses.of(queries, moved.id)).addresses[0]?.address
    const others = new Map((await readBooks(queries)).map((machine) => [machine.id, machine.addresses]))
    addressesOf = (machineId) => (machineId === moved.id ? ['203.0.113.9'] : (others.get(machineId) ?? []))
    const { differences, total, ok } = await run()
    expect([ok, total]).toEqual([false, 4])
    expect(differences).toEqual([
      expect.objectContaining({
        kind: 'missing_on_hypervisor',
        machineId: lost.id,
        books: 'active',
        hypervisor: null,
        machine: expect.objectContaining({ id: lost.id, name: 'web' }),
      }),
      expect.objectContaining({ kind: 'unknown_on_hypervisor', machineId: 'a-stranger', machine: null }),
      expect.objectContaining({ kind: 'wrong_power', machineId: off.id, books: 'stopped', hypervisor: 'running' }),
      expect.objectContaining({
        kind: 'wrong_address',
        machineId: moved.id,
        hypervisor: '203.0.113.9',
        books: expect.stringContaining(own ?? '-'),
      }),
    ])
    await queries('sandbox_machines').where({ id: 'a-stranger' }).update(row)
    await queries('machines').where({ id: off.id }).update({ power: 'running' })
  })

  test('is refused while the hypervisor does not respond, and keeps nothing', async () => {
    const before = (await (await office()).get('/api/admin/machine-differences')).body
    isAway = true
    const { status, body } = await (await office()).post('/api/admin/machine-differences/run')
    expect([status, body.code]).toEqual([503, 'hypervisor_unavailable'])
    expect((await (await office()).get('/api/admin/machine-differences')).body).toEqual(before)
  })
})

test('no statement about actions reads all of them, or sorts many', async () => {
  const { person, id } = await newMachine()
  const store = createUnsettledActionsStore()
  const rows = Array.from({ length: 600 }, (_, number) => ({
    id: `0198f000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    vps_id: id,
    user_id: person.user.id,
    actor: 'system',
    made_by: 'system',
    type: 'start',
    state: 'done',
    progress: 100,
    params: '{}',
    created_at: 1,
  }))
  for (let start = 0; start < rows.length; start += 100)
    await queries('machine_actions').insert(rows.slice(start, start + 100))
  const recording = recordStatements(server.database)
  const page = { limit: 10, before: 'f' }
  await store.list(queries, 'stuck', server.clock.now(), page)
  await store.list(queries, 'failed', server.clock.now(), page)
  const statements = recording.stop()
  expect(statements.length).toBeGreaterThan(1)
  for (const statement of statements)
    expect([statement.sql, await planFaults(server.database, statement)]).toEqual([statement.sql, []])
})
