import { afterAll, describe, expect, test } from 'vitest'
import type { MachineCommand, Provisioner } from '#server/features/machines/provisioner.ts'
import { createMonotonicClock } from '#server/platform/monotonic-clock.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { createSandboxMachinesStore } from './sandbox-machines-store.ts'
import { createSandboxProvisioner } from './sandbox-provisioner.ts'

const DELAY = 3000
const { database, remove } = await createTestDatabase()
afterAll(remove)
const clock = createManualClock()
const machines = createSandboxMachinesStore()
const create = () => createSandboxProvisioner({ database, machines, clock: createMonotonicClock(clock), delay: DELAY })
const sandbox = create()

let keys = 0
const newKey = () => {
  keys += 1
  return `key-${keys}`
}

const address = { address: '198.18.0.1', family: 4, prefix: 24, gateway: null } as const
const specOf = (hostname: string) => ({
  hostname,
  imageId: 'ubuntu',
  cores: 2,
  ramMb: 2048,
  diskGb: 40,
  bandwidthMbit: null,
  addresses: [address],
  mac: null,
  node: null,
  sshKeys: [],
  password: 'mat-khau',
})

/** Carries out a command to its end. Returns what the driver says then, and how long it took. */
async function carryOut(machineId: string, command: MachineCommand, key = newKey(), driver: Provisioner = sandbox) {
  const begunAt = clock.now()
  let memo: string | null = null
  for (;;) {
    const progress = await driver.perform({ key, machineId, ref: null, command, memo })
    if (progress.state === 'done') return { ...progress, took: clock.now() - begunAt }
    memo = progress.memo
    clock.advance(progress.checkAgainIn)
  }
}

async function machineCalled(hostname: string): Promise<string> {
  const id = newKey()
  await carryOut(id, { type: 'create', spec: specOf(hostname) })
  return id
}
const stateOf = async (id: string) => (await machines.byId(database.queries, id))?.state

describe('the sandbox', () => {
  test('takes the time of each command, and reports what became of the machine', async () => {
    const id = newKey()
    const created = await carryOut(id, { type: 'create', spec: specOf('web') })
    expect(created).toMatchObject({ ref: id, power: 'running', took: DELAY })
    expect(await carryOut(id, { type: 'stop' })).toMatchObject({ power: 'stopped', took: DELAY / 4 })
    expect(await sandbox.inspect(id, id)).toMatchObject({ machineId: id, power: 'stopped', cpu: null })
    expect(await carryOut(id, { type: 'start' })).toMatchObject({ power: 'running', took: DELAY / 2 })
    expect(await sandbox.inspect(id, id)).toMatchObject({ power: 'running', uptimeSeconds: 0, networkInBytes: 0 })
    expect(await carryOut(id, { type: 'snapshot', snapshotId: 's', name: 'x' })).toMatchObject({ snapshotGb: 5 })
  })

  test('does nothing twice for the same key, in this process or the next, however often it is called', async () => {
    const id = await machineCalled('web')
    const key = newKey()
    await carryOut(id, { type: 'reboot' }, key)
    const before = await stateOf(id)
    clock.advance(60_000)
    expect(await carryOut(id, { type: 'reboot' }, key, create())).toMatchObject({ state: 'done', power: 'running' })
    expect(await stateOf(id)).toEqual(before)
    await Promise.all(Array.from({ length: 5 }, () => sandbox.perform(op(id, 'again'))))
    clock.advance(DELAY)
    await Promise.all(Array.from({ length: 5 }, () => sandbox.perform(op(id, 'again'))))
    expect((await stateOf(id))?.done.reboot).toBe(2)
  })

  test('refuses to start what is suspended, but resumes it', async () => {
    const id = await machineCalled('web')
    await carryOut(id, { type: 'suspend' })
    await expect(carryOut(id, { type: 'start' })).rejects.toMatchObject({ fault: 'refused' })
    await expect(carryOut(id, { type: 'rebuild', spec: specOf('web') })).rejects.toMatchObject({ fault: 'refused' })
    expect(await carryOut(id, { type: 'resume' })).toMatchObject({ power: 'running' })
  })

  test('knows nothing of a machine that was destroyed, or never made', async () => {
    const id = await machineCalled('web')
    await carryOut(id, { type: 'destroy' })
    expect(await sandbox.inspect(id, id)).toBeNull()
    expect((await sandbox.list()).map(({ machineId }) => machineId)).not.toContain(id)
    await expect(carryOut(id, { type: 'start' })).rejects.toMatchObject({ fault: 'machine_missing' })
    await expect(sandbox.openConsole(id, id)).rejects.toMatchObject({ fault: 'machine_missing' })
    expect(await sandbox.inspect('nothing', 'nothing')).toBeNull()
  })

  test.each([
    [{ type: 'restore', snapshotId: 'none' }],
    [{ type: 'deleteSnapshot', snapshotId: 'none' }],
    [{ type: 'resize', cores: 2, ramMb: 2048, diskGb: 39 }],
  ] as [MachineCommand][])('refuses %j', async (command) => {
    await expect(carryOut(await machineCalled('web'), command)).rejects.toMatchObject({ fault: 'refused' })
  })

  test('has a console for a machine that runs, named like it', async () => {
    const id = await machineCalled('cua-hang')
    const { stream, isScripted } = await sandbox.openConsole(id, id)
    expect([isScripted, String(stream.read())]).toEqual([true, expect.stringContaining('root@cua-hang:~# ')])
    await carryOut(id, { type: 'stop' })
    await expect(sandbox.openConsole(id, id)).rejects.toMatchObject({ fault: 'refused' })
  })
})

describe('the name of a machine', () => {
  test('with fail lets its creation fail, and leaves no machine', async () => {
    const id = newKey()
    const spec = specOf('will-fail')
    await expect(carryOut(id, { type: 'create', spec })).rejects.toMatchObject({ fault: 'refused' })
    expect((await sandbox.list()).map(({ machineId }) => machineId)).not.toContain(id)
  })

  test('with slow makes everything take five times as long', async () => {
    const id = newKey()
    expect((await carryOut(id, { type: 'create', spec: specOf('web-slow') })).took).toBe(5 * DELAY)
    expect((await carryOut(id, { type: 'stop' })).took).toBe((5 * DELAY) / 4)
    expect((await carryOut(await machineCalled('slowest'), { type: 'stop' })).took).toBe(DELAY / 4)
  })

  test('with stuck, or with a command that it refuses, lets that fail', async () => {
    const [stuck, picky] = [await machineCalled('stuck'), await machineCalled('web-refuse-reboot')]
    await expect(carryOut(stuck, { type: 'reboot' })).rejects.toMatchObject({ fault: 'unavailable' })
    await expect(carryOut(picky, { type: 'reboot' })).rejects.toMatchObject({ fault: 'refused' })
    expect(await carryOut(picky, { type: 'reset' })).toMatchObject({ power: 'running' })
  })

  test('with lies lets it say that everything was done', async () => {
    const id = await machineCalled('lies')
    expect(await carryOut(id, { type: 'stop' })).toMatchObject({ state: 'done', power: 'stopped' })
    expect(await sandbox.inspect(id, id)).toMatchObject({ power: 'running' })
  })
})

const op = (machineId: string, key: string) => ({
  key,
  machineId,
  ref: null,
  command: { type: 'reboot' } as const,
  memo: null,
})
