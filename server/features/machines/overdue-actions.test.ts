import { describe, expect, test } from 'vitest'
import { finishActions, orderMachine } from '#server/testing/machine-test-tools.ts'
import { startTestServer, type TestUser } from '#server/testing/server-test-tools.ts'
import { actionLimits } from './action-limits.ts'
import type { MachineCommand, Operation, Provisioner } from './provisioner.ts'

const MINUTE = 60_000
/** The commands that never end. */
const endless = new Set<MachineCommand['type']>()

/** The sandbox, which says of some commands for ever that it is working. */
const patient = (sandbox: Provisioner): Provisioner => ({
  ...sandbox,
  perform: async (operation: Operation) =>
    endless.has(operation.command.type)
      ? { state: 'working', checkAgainIn: MINUTE, progress: 50, memo: null, ref: operation.machineId }
      : sandbox.perform(operation),
})
const server = await startTestServer({ provisioner: patient })
const { queries } = server.database
const office = async () => (await server.admin()).client

interface Machine extends TestUser {
  id: string
}
async function machineOf(): Promise<Machine> {
  endless.clear()
  const person = await server.customer({ balance: 1_000_000 })
  return { ...person, id: await orderMachine(server, person) }
}
const balanceOf = async ({ client, user }: TestUser) =>
  Number((await client.get(`/api/wallet/balance/${user.id}`)).body.balance)
const pageOf = async ({ client, id }: Machine) => (await client.get(`/api/vps/${id}`, { 'accept-language': 'en' })).body
const lastAction = async ({ client, id }: Machine) =>
  (await client.get(`/api/vps/${id}/actions`, { 'accept-language': 'en' })).body[0]
const request = ({ client, id }: Machine, body: object) => client.post(`/api/vps/${id}/actions`, body)

/** Lets so much time pass, with the jobs of each minute. */
async function wait(ms: number) {
  for (let passed = 0; passed < ms; passed += MINUTE) {
    await server.runJobs()
    server.clock.advance(MINUTE)
  }
  await server.runJobs()
}
interface Listed {
  id: string
  errorCode: string | null
  canRetry: boolean
  canAdopt: boolean
}
const failed = async (id: string): Promise<Listed | undefined> =>
  (await (await office()).get('/api/admin/machine-actions?kind=failed&limit=200')).body.actions.find(
    (action: Listed) => action.id === id,
  )

/** A restart that has timed out. */
async function timedOut(machine: Machine): Promise<string> {
  endless.add('reboot')
  const { body } = await request(machine, { type: 'reboot' })
  await wait(actionLimits.reboot + MINUTE)
  endless.clear()
  return body.action.id
}

describe('an action that its driver never ends', () => {
  test('goes on until the time of its kind is over; then it fails with a reason, and the machine is free', async () => {
    const machine = await machineOf()
    endless.add('reboot')
    await request(machine, { type: 'reboot' })
    await wait(actionLimits.reboot - MINUTE)
    expect(await lastAction(machine)).toMatchObject({ state: 'running', progress: 50 })
    await wait(2 * MINUTE)
    expect(await lastAction(machine)).toMatchObject({ state: 'failed', error: expect.stringContaining('in time') })
    endless.clear()
    expect((await pageOf(machine)).vps.action).toBeNull()
    expect((await request(machine, { type: 'stop' })).status).toBe(202)
    await finishActions(server)
    expect(await lastAction(machine)).toMatchObject({ type: 'stop', state: 'done' })
  })

  test('counts as done if it was done by the time it is looked at again, however late that is', async () => {
    const machine = await machineOf()
    await request(machine, { type: 'reboot' })
    await server.runJobs()
    server.clock.advance(10 * actionLimits.reboot)
    await finishActions(server)
    expect(await lastAction(machine)).toMatchObject({ type: 'reboot', state: 'done' })
  })

  test('gives the money of a larger plan back once, and can neither be repeated nor be recorded as done', async () => {
    const machine = await machineOf()
    const before = await balanceOf(machine)
    const { body } = await machine.client.post(`/api/vps/${machine.id}/resize/quote`, { planId: 2 })
    endless.add('resize')
    const begun = await request(machine, { type: 'resize', planId: 2, quoteId: body.quoteId })
    expect(await balanceOf(machine)).toBeLessThan(before)
    await wait(actionLimits.resize + 2 * MINUTE)
    expect(await balanceOf(machine)).toBe(before)
    const { id } = begun.body.action
    expect(await failed(id)).toMatchObject({ errorCode: 'timed_out', canRetry: false, canAdopt: false })
    expect((await (await office()).post(`/api/admin/machine-actions/${id}/retry`)).body.code).toBe('action_settled')
    endless.clear()
    // The action looks as if its worker had died, and another one had taken over.
    await queries('jobs').where({ subject_id: id }).update({ state: 'ready', run_at: server.clock.now() })
    await finishActions(server)
    expect(await balanceOf(machine)).toBe(before)
    expect((await pageOf(machine)).vps).toMatchObject({ planName: 'Basic', action: null })
  })

  test('that creates a machine gives the money back, and the machine is deleted, which frees its addresses', async () => {
    endless.clear()
    endless.add('create').add('destroy')
    const person = await server.customer({ balance: 100_000 })
    const choice = { planId: 1, locationId: 1, name: 'web', operatingSystem: 'ubuntu', billingPeriod: 'monthly' }
    const { body } = await person.client.post('/api/vps/order', { ...choice, totalCost: 49_000 })
    await wait(actionLimits.create + 2 * MINUTE)
    const machine = { ...person, id: body.vps.id }
    expect(await balanceOf(person)).toBe(100_000)
    expect((await pageOf(machine)).vps).toMatchObject({ status: 'failed' })
    const states = () => queries('ip_addresses').where({ vps_id: machine.id }).pluck('state')
    expect(await states()).toEqual(['reserved', 'reserved'])
    endless.clear()
    await wait(2 * MINUTE)
    expect(await lastAction(machine)).toMatchObject({ type: 'terminate', state: 'done' })
    expect(await states()).toEqual([])
    expect(await balanceOf(person)).toBe(100_000)
  })
})

describe('an action that has timed out', () => {
  test('can be done once more from the back-office', async () => {
    const machine = await machineOf()
    const id = await timedOut(machine)
    expect(await failed(id)).toMatchObject({ errorCode: 'timed_out', canRetry: true, canAdopt: true })
    expect((await (await office()).post(`/api/admin/machine-actions/${id}/retry`)).status).toBe(200)
    await finishActions(server)
    expect(await lastAction(machine)).toMatchObject({ id, state: 'done' })
  })

  test('can be recorded as done, once', async () => {
    const machine = await machineOf()
    const id = await timedOut(machine)
    const adopt = async () =>
      (await office()).post(`/api/admin/machine-actions/${id}/adopt`, { reason: 'It has restarted' })
    expect((await adopt()).status).toBe(200)
    expect((await adopt()).body.code).toBe('action_settled')
    expect(await lastAction(machine)).toMatchObject({ id, state: 'done' })
    expect((await pageOf(machine)).vps.action).toBeNull()
  })

  test('is left alone once something else was done to the machine', async () => {
    const machine = await machineOf()
    const id = await timedOut(machine)
    await request(machine, { type: 'stop' })
    await finishActions(server)
    for (const [how, request] of [
      ['retry', {}],
      ['adopt', { reason: 'It has restarted' }],
    ] as const)
      expect((await (await office()).post(`/api/admin/machine-actions/${id}/${how}`, request)).body.code).toBe(
        'action_settled',
      )
    expect((await pageOf(machine)).vps.power).toBe('stopped')
  })
})
