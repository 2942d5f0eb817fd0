import { describe, expect, onTestFinished, test } from 'vitest'
import type { Power } from '#contracts/rules/machine-actions.ts'
import {
  type MachineCommand,
  type MachineSpec,
  type Operation,
  type OperationProgress,
  type Provisioner,
  ProvisionerError,
  type ProvisionerFault,
} from '#server/features/machines/provisioner.ts'
import { eventually } from '#server/testing/eventually-test-tools.ts'
import { isLongRun } from '#server/testing/long-run-test-tools.ts'

/** A driver with the hypervisor behind it, for one test. */
export interface ContractWorld {
  provisioner: Provisioner
  /** Lets time pass for the hypervisor. */
  advance(ms: number): Promise<void>
  /** The driver of a new process: the one before was killed. The hypervisor goes on. */
  restart(): Promise<Provisioner>
  /** What was done to machines so far, one entry each; left out where that cannot be told. */
  effects?(): readonly string[] | Promise<readonly string[]>
  /** Lets the next call of the hypervisor fail in a way in which a retry helps. */
  interrupt?(): void
  /** Leaves no room for another machine. */
  fill?(): void
  close(): Promise<void>
}

interface ContractOptions {
  create: () => Promise<ContractWorld>
  /** An operating system that the driver has no image of; left out if it has one of each. */
  missingImage?: string
  /** A node on which a machine can be made, but is not if no node is chosen; left out where there is only one. */
  otherNode?: string
  /** Whether it takes an id that it does not know for a machine that runs, such as one of the demo data. */
  adopts?: boolean
  /** Whether its machines are processes, which take seconds. */
  isSlow?: boolean
}

export const machineId = '01936b80-0000-7000-8000-000000000001'
const otherSpec = (): MachineSpec => ({
  ...spec,
  addresses: [{ address: '203.0.113.11', family: 4, prefix: 24, gateway: '203.0.113.1' }],
})
const otherId = '01936b80-0000-7000-8000-000000000002'

export const spec: MachineSpec = {
  hostname: 'web-01',
  imageId: 'debian-12',
  cores: 2,
  ramMb: 2048,
  diskGb: 20,
  bandwidthMbit: 100,
  addresses: [
    { address: '203.0.113.10', family: 4, prefix: 24, gateway: '203.0.113.1' },
    { address: '2001:db8::10', family: 6, prefix: 64, gateway: '2001:db8::1' },
  ],
  mac: '02:53:cb:00:71:0a',
  node: null,
  sshKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGJ1dCBub3QgYSByZWFsIGtleQ== lan+nguyễn@sen.example'],
  password: 'Mật-khẩu 1&2=3%',
}

const snapshotId = '01936b80-0000-7000-8000-00000000000a'
const password = 'another-pass-word'

/** What a machine goes through in the suite, in an order in which each is possible. `power` is what it is afterwards. */
const life: readonly { command: MachineCommand; power: Power }[] = [
  { command: { type: 'create', spec }, power: 'running' },
  { command: { type: 'stop' }, power: 'stopped' },
  { command: { type: 'start' }, power: 'running' },
  { command: { type: 'reboot' }, power: 'running' },
  { command: { type: 'reset' }, power: 'running' },
  { command: { type: 'resetPassword', password }, power: 'running' },
  { command: { type: 'snapshot', snapshotId, name: 'trước khi nâng cấp' }, power: 'running' },
  { command: { type: 'restore', snapshotId }, power: 'running' },
  { command: { type: 'deleteSnapshot', snapshotId }, power: 'running' },
  { command: { type: 'resize', cores: 4, ramMb: 4096, diskGb: 40 }, power: 'running' },
  { command: { type: 'rescue', password }, power: 'rescue' },
  { command: { type: 'endRescue' }, power: 'running' },
  { command: { type: 'rebuild', spec: { ...spec, hostname: 'web-02' } }, power: 'running' },
  { command: { type: 'shutdown' }, power: 'stopped' },
  { command: { type: 'resume' }, power: 'running' },
  { command: { type: 'suspend' }, power: 'stopped' },
]

const effectsOf = async ({ effects }: ContractWorld) => (await effects?.())?.length

/** A hypervisor does not know what a machine runs. */
const reported = (power: Power) => (power === 'rescue' ? 'running' : power)

/** The most calls that an operation may need. */
const CALLS_MAX = 300

/** How an operation is interrupted: not at all; by a kill before what a call returned was stored; or by one some time after that. */
type Kills = 'never' | 'at once' | 'later'

/** The most that the hypervisor goes on by itself after a kill, in milliseconds. */
const LATER = 30_000

/** Carries out an operation to its end, as the engine does. With kills each call is made twice with the same memo, by two processes. */
export async function complete(
  world: Pick<ContractWorld, 'provisioner' | 'advance' | 'restart'>,
  command: MachineCommand,
  ref: string | null,
  { kills = 'never', key = command.type, of = machineId }: { kills?: Kills; key?: string; of?: string } = {},
): Promise<{ ref: string | null; memo: string | null; done: Extract<OperationProgress, { state: 'done' }> }> {
  let operation: Operation = { key, machineId: of, ref, command, memo: null }
  let driver = world.provisioner
  for (let calls = 0; calls < CALLS_MAX; calls += 1) {
    if (kills !== 'never') {
      await driver.perform(operation)
      await world.advance(kills === 'later' ? LATER : 0)
      driver = await world.restart()
    }
    const progress = await driver.perform(operation)
    operation = { ...operation, ref: progress.ref ?? operation.ref }
    if (progress.state === 'done') return { ref: operation.ref, memo: operation.memo, done: progress }
    expect(progress.progress).toBeGreaterThanOrEqual(0)
    expect(progress.progress).toBeLessThanOrEqual(100)
    operation = { ...operation, memo: progress.memo }
    await world.advance(progress.checkAgainIn)
  }
  throw new Error(`${command.type} was not done after ${CALLS_MAX} calls`)
}

const faultOf = (work: Promise<unknown>): Promise<ProvisionerFault | 'none'> =>
  work.then(
    () => 'none' as const,
    (error) => {
      if (error instanceof ProvisionerError) return error.fault
      throw error
    },
  )

/** What every driver keeps to. `create` makes a driver with an empty hypervisor. */
export function testProvisioner(name: string, options: ContractOptions): void {
  const { create, missingImage, otherNode, adopts = false, isSlow = false } = options
  const open = async () => {
    const world = await create()
    onTestFinished(() => world.close())
    return world
  }
  /** A world with one machine. */
  const withMachine = async () => {
    const world = await open()
    const { ref } = await complete(world, { type: 'create', spec }, null)
    if (ref === null) throw new Error('The machine has no ref')
    return { ...world, ref }
  }
  const attempt = (world: ContractWorld, command: MachineCommand, ref: string | null, of = machineId) =>
    complete(world, command, ref, { key: `attempt-${command.type}`, of })

  describe(name, () => {
    test('a created machine runs, is reported, and is in the list, also for the next process', async () => {
      const world = await withMachine()
      const report = await world.provisioner.inspect(machineId, world.ref)
      expect(report).toMatchObject({ machineId, ref: world.ref, power: 'running' })
      const list = (reports: Awaited<ReturnType<Provisioner['list']>>) =>
        reports.map(({ machineId: id, ref, power }) => ({ id, ref, power }))
      const expected = [{ id: machineId, ref: world.ref, power: 'running' }]
      expect(list(await world.provisioner.list())).toEqual(expected)
      const next = await world.restart()
      expect(list(await next.list())).toEqual(expected)
      expect(await next.inspect(machineId, world.ref)).toMatchObject({ power: 'running' })
    })

    test('a machine has the addresses and the MAC address that it was given, and keeps them when it is rebuilt', async () => {
      const world = await withMachine()
      const network = { addresses: ['203.0.113.10', '2001:db8::10'], mac: spec.mac }
      expect(await world.provisioner.inspect(machineId, world.ref)).toMatchObject(network)
      expect(await world.provisioner.list({ addresses: true })).toMatchObject([{ machineId, ...network }])
      await complete(world, { type: 'rebuild', spec: { ...spec, hostname: 'web-02' } }, world.ref)
      expect(await (await world.restart()).list({ addresses: true })).toMatchObject([network])
    })

    test('a machine is made on the node that was chosen', async () => {
      const world = await open()
      const names = (await world.provisioner.nodes()).map((node) => node.name)
      const node = otherNode ?? names[0] ?? ''
      const { ref } = await complete(world, { type: 'create', spec: { ...spec, node } }, null, { kills: 'at once' })
      expect(await world.provisioner.inspect(machineId, ref ?? '')).toMatchObject({ node })
      await complete(world, { type: 'rebuild', spec }, ref)
      expect(await world.provisioner.list()).toMatchObject([{ machineId, node }])
    })

    test('nodes are named, and say whether they are up', async () => {
      const { provisioner } = await open()
      const nodes = await provisioner.nodes()
      expect(nodes.length).toBeGreaterThan(0)
      for (const node of nodes) expect(node).toMatchObject({ name: expect.stringMatching(/./), isUp: true })
    })

    test('which systems a node can set up is known, and which not', async () => {
      const { provisioner } = await open()
      const names = (await provisioner.nodes()).map((node) => node.name)
      const found = await provisioner.images([spec.imageId, ...(missingImage === undefined ? [] : [missingImage])])
      expect(found.map(({ node }) => node)).toEqual(names)
      for (const { imageIds } of found) expect(imageIds).toEqual([spec.imageId])
      expect(await provisioner.images([])).toEqual(names.map((node) => ({ node, imageIds: [] })))
    })

    /** Goes through everything without kills; resolves with how much was done to the machine after each command. */
    async function goThrough(): Promise<(number | undefined)[]> {
      const world = await open()
      const done: (number | undefined)[] = []
      let ref: string | null = null
      for (const { command, power } of life) {
        if (world.provisioner.unsupported.includes(command.type)) continue
        const ended = await complete(world, command, ref)
        ref = ended.ref
        if (ended.done.power !== undefined) expect([command.type, ended.done.power]).toEqual([command.type, power])
        expect(await world.provisioner.inspect(machineId, ref ?? '')).toMatchObject({ power: reported(power) })
        const before = await effectsOf(world)
        done.push(before)
        const operation = { key: command.type, machineId, ref, command, memo: ended.memo }
        const repeated = await world.provisioner.perform(operation)
        expect([command.type, repeated]).toMatchObject([command.type, { state: 'done' }])
        expect([command.type, await effectsOf(world)]).toEqual([command.type, before])
      }
      return done
    }
    let gone: ReturnType<typeof goThrough> | null = null
    const withoutKills = () => {
      gone ??= goThrough()
      return gone
    }

    test('each command ends with the power that it says, and is not done again when it is repeated', async () => {
      expect((await withoutKills()).length).toBeGreaterThan(0)
    })

    // With a driver whose machines are processes, the hypervisor goes on by itself only in the long run.
    test.each(isSlow && !isLongRun ? (['at once'] as const) : (['at once', 'later'] as const))(
      'killed at every step and continued %s by another process, the same is done as without',
      async (kills) => {
        const world = await open()
        let ref: string | null = null
        const done: (number | undefined)[] = []
        for (const { command, power } of life) {
          if (world.provisioner.unsupported.includes(command.type)) continue
          ref = (await complete(world, command, ref, { kills })).ref
          done.push(await effectsOf(world))
          const driver = await world.restart()
          const report = await driver.inspect(machineId, ref ?? '')
          expect([command.type, report?.power]).toEqual([command.type, reported(power)])
          expect(await driver.list()).toHaveLength(1)
        }
        expect(done).toEqual(await withoutKills())
        await complete(world, { type: 'destroy' }, ref, { kills })
        expect(await (await world.restart()).list()).toEqual([])
      },
    )

    test('a machine that is destroyed is gone; destroying it again is done, too', async () => {
      const world = await withMachine()
      await complete(world, { type: 'destroy' }, world.ref)
      expect(await world.provisioner.inspect(machineId, world.ref)).toBeNull()
      expect(await world.provisioner.list()).toEqual([])
      await complete(world, { type: 'destroy' }, world.ref, { key: 'again' })
      expect(await faultOf(attempt(world, { type: 'start' }, world.ref))).toBe('machine_missing')
    })

    test('what was never created can be destroyed, and nothing else', async () => {
      const world = await open()
      await complete(world, { type: 'destroy' }, null)
      if (!adopts) expect(await faultOf(attempt(world, { type: 'start' }, null))).toBe('machine_missing')
    })

    test('nothing is done to a machine under the id of another one', async () => {
      const world = await withMachine()
      const before = await effectsOf(world)
      expect(await world.provisioner.inspect(otherId, world.ref)).toBeNull()
      if (!adopts) expect(await faultOf(attempt(world, { type: 'stop' }, world.ref, otherId))).toBe('machine_missing')
      expect(await faultOf(world.provisioner.openConsole(otherId, world.ref))).toBe('machine_missing')
      await complete(world, { type: 'destroy' }, world.ref, { of: otherId })
      expect(await world.provisioner.inspect(machineId, world.ref)).toMatchObject({ power: 'running' })
      if (!adopts) expect(await effectsOf(world)).toBe(before)
    })

    test('a suspended machine is off, and starts by nothing but resume', async () => {
      const world = await withMachine()
      await complete(world, { type: 'suspend' }, world.ref)
      for (const type of ['start', 'reboot', 'reset'] as const)
        expect([type, await faultOf(attempt(world, { type }, world.ref))]).toEqual([type, 'refused'])
      expect(await world.provisioner.inspect(machineId, world.ref)).toMatchObject({ power: 'stopped' })
      await complete(world, { type: 'resume' }, world.ref)
      expect(await world.provisioner.inspect(machineId, world.ref)).toMatchObject({ power: 'running' })
    })

    test('what it cannot do it says, and refuses', async () => {
      const world = await withMachine()
      for (const { command } of life)
        if (world.provisioner.unsupported.includes(command.type))
          expect(await faultOf(attempt(world, command, world.ref))).toBe('not_supported')
    })

    test('two machines are told apart', async () => {
      const world = await withMachine()
      const other = await complete(world, { type: 'create', spec: otherSpec() }, null, {
        of: otherId,
        key: 'create-other',
      })
      expect(other.ref).not.toBe(world.ref)
      await complete(world, { type: 'stop' }, other.ref, { of: otherId })
      expect(await world.provisioner.inspect(machineId, world.ref)).toMatchObject({ power: 'running' })
      const ids = (await world.provisioner.list()).map(({ machineId: id, power }) => `${id} ${power}`).sort()
      expect(ids).toEqual([`${machineId} running`, `${otherId} stopped`])
    })

    test('what is typed on the console comes back, to each connection; it ends with the driver', async () => {
      const world = await withMachine()
      const open = async () => {
        const { stream, resize } = await world.provisioner.openConsole(machineId, world.ref)
        let output = ''
        stream.on('data', (bytes: Buffer) => {
          output += bytes.toString()
        })
        stream.on('error', () => {})
        return { stream, resize, output: () => output }
      }
      const first = await open()
      const second = await open()
      first.resize(120, 40)
      first.stream.write('echo sen\r')
      await eventually(() => expect(first.output()).toContain('echo sen'))
      second.stream.write('tiếng Việt')
      await eventually(() => expect(second.output()).toContain('tiếng Việt'))
      await world.provisioner.stop()
      await eventually(() => expect([first.stream.destroyed, second.stream.destroyed]).toEqual([true, true]))
      const next = await world.restart()
      expect(await next.inspect(machineId, world.ref)).toMatchObject({ power: 'running' })
    })

    test('a machine that is off has no console', async () => {
      const world = await withMachine()
      await complete(world, { type: 'stop' }, world.ref)
      expect(await faultOf(world.provisioner.openConsole(machineId, world.ref))).toBe('refused')
    })

    test('an operating system without an image is reported', async () => {
      if (missingImage === undefined) return
      const world = await open()
      const command: MachineCommand = { type: 'create', spec: { ...spec, imageId: missingImage } }
      expect(await faultOf(attempt(world, command, null))).toBe('image_missing')
      expect(await world.provisioner.list()).toEqual([])
    })

    test('a hypervisor without room says so, and makes nothing', async () => {
      const world = await open()
      if (!world.fill) return
      world.fill()
      expect(await faultOf(complete(world, { type: 'create', spec }, null))).toBe('no_capacity')
      expect((await world.provisioner.list()).map(({ machineId: id }) => id)).not.toContain(machineId)
    })

    test('what a retry may help with is said to be unavailable, and then done once', async () => {
      const world = await withMachine()
      if (!world.interrupt) return
      world.interrupt()
      expect(await faultOf(attempt(world, { type: 'stop' }, world.ref))).toBe('unavailable')
      await complete(world, { type: 'stop' }, world.ref)
      expect(await world.provisioner.inspect(machineId, world.ref)).toMatchObject({ power: 'stopped' })
    })
  })
}
