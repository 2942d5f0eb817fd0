// @module-tag mariadb
import { expect, test } from 'vitest'
import type { MachineActionRequest } from '#contracts/machines.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'
import { finishActions, orderMachine, sandboxState } from '#server/testing/machine-test-tools.ts'
import { seededRandom } from '#server/testing/seeded-random-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import type { Provisioner } from './provisioner.ts'

/** When a process dies in a run of a job: before the driver is called, after it, or after the end was stored and before the job was done. */
type Death = 'before' | 'after' | 'at the end' | null

/** How the next runs of jobs end, by their machines. Without an entry a run ends well. */
const deaths = new Map<string, Death[]>()
/** The number of processes that have died. */
let died = 0

class Killed extends Error {}

/** The sandbox in a process that may die. */
const killable = (sandbox: Provisioner): Provisioner => ({
  ...sandbox,
  async perform(operation) {
    const death = deaths.get(operation.machineId)?.shift() ?? null
    died += Number(death !== null)
    if (death === 'before') throw new Killed('killed before')
    const progress = await sandbox.perform(operation)
    if (death === 'after') throw new Killed('killed after')
    if (death === 'at the end') toRepeat.add(operation.key)
    return progress
  },
})

/** The actions whose job runs again as if its worker had died before it could record that it was done. */
const toRepeat = new Set<string>()

const server = await startTestServer({ provisioner: killable })
const { queries } = server.database
// The admin is created before several customers get their balances at once.
await server.admin()

/** Runs jobs after their processes have died: a lease ends, and another worker takes over, with all of its attempts. */
async function takeOver() {
  for (let round = 0; round < 12; round += 1) {
    await finishActions(server)
    const failed = await queries('jobs').whereNotNull('last_error').where({ state: 'ready' }).pluck('id')
    await queries('jobs').whereIn('id', failed).update({ run_at: server.clock.now(), attempts: 0, last_error: null })
    const ended = await queries('jobs')
      .whereIn('subject_id', [...toRepeat])
      .where({ state: 'done' })
      .pluck('id')
    await queries('jobs').whereIn('id', ended).update({ state: 'ready', run_at: server.clock.now(), attempts: 1 })
    toRepeat.clear()
    const open = await queries('machine_actions').whereIn('state', ['queued', 'running']).first('id')
    if (failed.length === 0 && ended.length === 0 && !open) return
  }
  throw new Error('The jobs do not come to an end')
}

interface Machine extends TestUser {
  id: string
}
async function machineOf(balance = 10_000_000): Promise<Machine> {
  const person = await server.customer({ balance })
  return { ...person, id: await orderMachine(server, person) }
}

async function order({ client }: TestUser): Promise<{ id: string }> {
  const choice = { planId: 1, locationId: 1, name: 'web', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
  const { status, body } = await client.post('/api/vps/order', { ...choice, totalCost: 49_000 })
  expect(status).toBe(201)
  return body.vps
}

const pageOf = async ({ client, id }: Machine) => (await client.get(`/api/vps/${id}`)).body
const actionsOf = async ({ client, id }: Machine) => (await client.get(`/api/vps/${id}/actions?limit=200`)).body
const balanceOf = async ({ client, user }: TestUser) =>
  Number((await client.get(`/api/wallet/balance/${user.id}`)).body.balance)

/** A request for a larger plan at its present quote. */
async function resizeOf({ client, id }: Machine, planId: number): Promise<MachineActionRequest & { total: number }> {
  const { status, body } = await client.post(`/api/vps/${id}/resize/quote`, { planId })
  expect([status, body.code]).toEqual([200, undefined])
  return { type: 'resize', planId, quoteId: body.quoteId, total: Number(body.total) }
}

const preparations: Partial<Record<MachineActionRequest['type'], MachineActionRequest[]>> = {
  start: [{ type: 'stop' }],
  endRescue: [{ type: 'rescue' }],
  restore: [{ type: 'snapshot', name: 'a' }],
  deleteSnapshot: [{ type: 'snapshot', name: 'a' }],
}

/** A request of this type for a machine that it is possible with. */
async function requestOf(machine: Machine, type: MachineActionRequest['type']): Promise<object> {
  const snapshotId: string = (await pageOf(machine)).snapshots[0]?.id
  const { name } = (await pageOf(machine)).vps
  if (type === 'resize') {
    const { total: _, ...request } = await resizeOf(machine, 2)
    return request
  }
  if (type === 'rebuild' || type === 'cancel') return { type, confirmName: name }
  if (type === 'snapshot') return { type, name: 'b' }
  if (type === 'restore' || type === 'deleteSnapshot') return { type, snapshotId }
  return { type }
}

const types = [
  ...['start', 'shutdown', 'stop', 'reboot', 'reset', 'rebuild', 'resetPassword', 'rescue', 'endRescue'],
  ...['snapshot', 'restore', 'deleteSnapshot', 'resize', 'cancel'],
] as MachineActionRequest['type'][]

/** A death at each step of an action: as it begins, while the driver is at work, and at its end. */
const steps: Death[][] = [
  ['before'],
  ['after'],
  [null, 'before'],
  [null, 'after'],
  [null, null, 'before'],
  [null, null, 'after'],
  [null, null, null, 'after'],
  ['at the end'],
]

/** Does something for each of some steps. */
const forEach = <Result>(some: Death[][], work: (step: Death[], index: number) => Promise<Result>) =>
  Promise.all(some.map(work))

/** Actions that are interrupted at each step in every run: one that costs money, and one that ends the machine. */
const fullyTested: readonly string[] = ['resize', 'cancel']
/** The steps at which an action is interrupted. All actions share them, so that by default each of the others has two, in turns. */
const stepsOf = (type: MachineActionRequest['type']) =>
  steps.filter((_, index) => isLongRun || fullyTested.includes(type) || index % 4 === types.indexOf(type) % 4)

test.each(types)('%s is done exactly once, whatever the step at which its process is killed', async (type) => {
  const steps = stepsOf(type)
  const machines = await forEach(steps, () => server.customer({ balance: 1_000_000 }))
  const ids = await forEach(steps, async (_, index) => (await order(machines[index] as TestUser)).id)
  await finishActions(server)
  const all = machines.map((person, index) => ({ ...person, id: ids[index] ?? '' }))
  for (const before of preparations[type] ?? []) {
    for (const machine of all)
      expect((await machine.client.post(`/api/vps/${machine.id}/actions`, before)).status).toBe(202)
    await finishActions(server)
  }
  const before = await Promise.all(all.map(async ({ id }) => (await sandboxState(server, id)).done))
  const wallets = await Promise.all(all.map(balanceOf))
  for (const [index, machine] of all.entries()) {
    const request = await requestOf(machine, type)
    const { status, body } = await machine.client.post(`/api/vps/${machine.id}/actions`, request)
    expect([status, body.code]).toEqual([202, undefined])
    deaths.set(machine.id, [...(steps[index] ?? [])])
  }
  await takeOver()
  const command = type === 'cancel' ? 'destroy' : type
  for (const [index, machine] of all.entries()) {
    const step = steps[index]
    expect([step, deaths.get(machine.id)]).toEqual([step, []])
    const [action] = await actionsOf(machine)
    expect([step, action]).toMatchObject([step, { type, state: 'done', error: null }])
    const { done } = await sandboxState(server, machine.id)
    expect([step, done[command]]).toEqual([step, (before[index]?.[command] ?? 0) + 1])
    expect((await pageOf(machine)).vps.action).toBeNull()
    if (type !== 'resize') expect(await balanceOf(machine)).toBe(wallets[index])
  }
})

test('a machine is created once, whatever the step at which the process is killed', async () => {
  const machines = await forEach(steps, async (step) => {
    const person = await server.customer({ balance: 49_000 })
    const { id } = await order(person)
    deaths.set(id, [...step])
    return { ...person, id }
  })
  await takeOver()
  for (const machine of machines) {
    expect((await pageOf(machine)).vps).toMatchObject({ status: 'active', power: 'running', action: null })
    expect((await sandboxState(server, machine.id)).done).toEqual({ create: 1 })
    expect(await actionsOf(machine)).toMatchObject([{ type: 'create', state: 'done' }])
    expect(await balanceOf(machine)).toBe(0)
  }
})

const OPERATIONS = isLongRun ? 200 : 40

test(`after ${OPERATIONS} operations and a random death in every third run, books and hypervisor agree`, async () => {
  const random = seededRandom(36)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const machines = await Promise.all(Array.from({ length: 8 }, () => machineOf()))
  // Orders at the same time take jobs from each other, so none of them can wait for its own machine.
  await takeOver()
  const requested = new Map<string, Record<string, number>>(machines.map(({ id }) => [id, { create: 1 }]))
  const paid = new Map<string, number>()
  died = 0
  let operations = 0
  while (operations < OPERATIONS) {
    // Several are interrupted at once, on different machines.
    for (const machine of machines) {
      const { actions, vps } = await pageOf(machine)
      const possible = actions
        .filter(({ type, enabled }: { type: string; enabled: boolean }) => enabled && types.includes(type as never))
        .map(({ type }: { type: string }) => type)
        .filter((type: string) => type !== 'cancel' && (type !== 'resize' || vps.planName === 'Basic'))
      const type = pick(possible as MachineActionRequest['type'][])
      const request = type === 'resize' ? await resizeOf(machine, 2) : await requestOf(machine, type)
      const { total = 0, ...body } = request as { total?: number }
      const { status } = await machine.client.post(`/api/vps/${machine.id}/actions`, body)
      expect([type, status]).toEqual([type, 202])
      paid.set(machine.id, (paid.get(machine.id) ?? 0) + total)
      const counts = requested.get(machine.id) ?? {}
      counts[type] = (counts[type] ?? 0) + 1
      operations += 1
      const next = Array.from({ length: 3 }, () => pick<Death>(['before', 'after', 'at the end', null, null, null]))
      deaths.set(machine.id, next)
    }
    await takeOver()
  }
  expect(died).toBeGreaterThan(OPERATIONS / 10)
  for (const machine of machines) {
    const state = await sandboxState(server, machine.id)
    const { vps, snapshots } = await pageOf(machine)
    expect(state.done).toEqual(requested.get(machine.id))
    expect(vps).toMatchObject({ action: null, power: state.isRescue ? 'rescue' : state.power })
    expect([vps.cpu, vps.ram * 1024, vps.storage]).toEqual([state.cores, state.ramMb, state.diskGb])
    expect(vps.operatingSystem).toBe(state.imageId)
    expect(snapshots.map(({ id }: { id: string }) => id).sort()).toEqual(state.snapshots.map(({ id }) => id).sort())
    expect((await actionsOf(machine)).every((action: { state: string }) => action.state === 'done')).toBe(true)
    expect(await balanceOf(machine)).toBe(10_000_000 - 49_000 - (paid.get(machine.id) ?? 0))
  }
  const reported = await server.provisioner.list()
  expect(machines.every(({ id }) => reported.some(({ machineId }) => machineId === id))).toBe(true)
})
