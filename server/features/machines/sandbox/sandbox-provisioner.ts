import type { Duplex } from 'node:stream'
import type { JobErrorOptions } from '#server/features/jobs/job-failures.ts'
import {
  type MachineCommand,
  type MachineReport,
  type MachineSpec,
  type OperationProgress,
  type Provisioner,
  ProvisionerError,
} from '#server/features/machines/provisioner.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { MonotonicClock } from '#server/platform/monotonic-clock.ts'
import { createScriptedConsole } from './sandbox-console.ts'
import { reportOf, SANDBOX_NODE } from './sandbox-load.ts'
import {
  runningSince,
  type SandboxMachine,
  type SandboxMachinesStore,
  type SandboxResult,
  type SandboxState,
} from './sandbox-machines-store.ts'

interface SandboxDeps {
  database: Database
  machines: SandboxMachinesStore
  clock: MonotonicClock
  /** How long it takes to set a machine up, in milliseconds. */
  delay: number
}

/** How long each command takes, as a share of the time that it takes to set a machine up. */
const shares: Readonly<Record<MachineCommand['type'], number>> = {
  create: 1,
  rebuild: 1,
  snapshot: 0.75,
  restore: 0.75,
  resize: 0.75,
  start: 0.5,
  shutdown: 0.5,
  reboot: 0.5,
  rescue: 0.5,
  endRescue: 0.5,
  resume: 0.5,
  stop: 0.25,
  reset: 0.25,
  resetPassword: 0.25,
  deleteSnapshot: 0.25,
  suspend: 0.25,
  destroy: 0.25,
}

/** How much longer a machine takes whose name contains the word `slow`. */
const SLOW = 5
/** The number of times that a command is checked while it is under way. */
const CHECKS = 3

/** Whether a name contains a word, which begins and ends it or is set off by hyphens. */
const hasWord = (hostname: string, word: string) => `-${hostname.toLowerCase()}-`.includes(`-${word.toLowerCase()}-`)

const stateOf = ({ state, readyAt }: SandboxMachine) => state ?? runningSince(readyAt)

const sizesOf = ({ hostname, imageId, cores, ramMb, diskGb, addresses, mac }: MachineSpec) => ({
  hostname,
  imageId,
  cores,
  ramMb,
  diskGb,
  mac,
  addresses: addresses.map(({ address }) => address),
})

const refused = (why: string, options?: JobErrorOptions) => new ProvisionerError('refused', why, options)

/** What a command makes of a machine. Throws a ProvisionerError for what is not possible. */
function carriedOut(state: SandboxState, command: MachineCommand, now: number): SandboxState {
  const running = { power: 'running', startedAt: now } as const
  const requireSwitchedOn = () => {
    if (state.power !== 'running') throw refused(`The machine does not run: no ${command.type}`)
  }
  const indexOf = (snapshotId: string) => {
    if (!state.snapshots.some(({ id }) => id === snapshotId)) throw refused('The sandbox has no such snapshot')
  }
  if (state.isSuspended && !['suspend', 'resume', 'destroy', 'deleteSnapshot'].includes(command.type))
    throw refused('The machine is suspended')
  switch (command.type) {
    case 'create':
      if (command.spec.hostname.includes('fail'))
        throw refused('The sandbox makes no machine with this name', { failure: 'name_refused' })
      if (command.spec.addresses.length === 0) throw new ProvisionerError('no_capacity', 'The machine has no address')
      return { ...state, ...sizesOf(command.spec), node: command.spec.node, ...running }
    case 'rebuild':
      return { ...state, ...sizesOf(command.spec), ...running, isRescue: false }
    case 'start':
      return state.power === 'running' ? state : { ...state, ...running }
    case 'shutdown':
    case 'stop':
      return { ...state, power: 'stopped', isRescue: false }
    case 'reboot':
    case 'reset':
      requireSwitchedOn()
      return { ...state, ...running }
    case 'resetPassword':
      requireSwitchedOn()
      return state
    case 'rescue':
      return { ...state, ...running, isRescue: true }
    case 'endRescue':
      return { ...state, ...running, isRescue: false }
    case 'snapshot':
      return { ...state, snapshots: [...state.snapshots, { id: command.snapshotId, name: command.name }] }
    case 'restore':
      indexOf(command.snapshotId)
      return { ...state, ...running }
    case 'deleteSnapshot':
      indexOf(command.snapshotId)
      return { ...state, snapshots: state.snapshots.filter(({ id }) => id !== command.snapshotId) }
    case 'resize':
      if (command.diskGb < state.diskGb) throw refused('A disk cannot shrink')
      return { ...state, cores: command.cores, ramMb: command.ramMb, diskGb: command.diskGb, ...restarted(state, now) }
    case 'suspend':
      return { ...state, isSuspended: true, isRescue: false, power: 'stopped' }
    case 'resume':
      return { ...state, ...running, isSuspended: false }
    case 'destroy':
      return { ...state, isDestroyed: true, power: 'stopped' }
  }
}

/** A machine that runs is restarted with its new size. */
const restarted = ({ power }: SandboxState, now: number) => (power === 'running' ? { startedAt: now } : {})

/** What is reported of a command that has been carried out. */
function resultOf({ power, isRescue, diskGb }: SandboxState, { type }: MachineCommand): SandboxResult {
  return {
    power: isRescue ? 'rescue' : power,
    ...(type === 'snapshot' && { snapshotGb: Math.max(1, Math.round(diskGb * 0.12)) }),
  }
}

/**
 * Simulates a hypervisor: each command takes a while. What it knows is in the database, so that it survives the process and is the same for all of them.
 * A machine's name can tell it to be slow, to fail or to lie (docs/operations.md).
 */
export function createSandboxProvisioner({ database, machines, clock, delay }: SandboxDeps): Provisioner {
  const { queries } = database
  const consoles = new Set<Duplex>()

  function timeFor(hostname: string, { type }: MachineCommand): number {
    return Math.round(delay * shares[type] * (hasWord(hostname, 'slow') ? SLOW : 1))
  }

  /** Throws what the name of the machine demands. */
  function failIfNameSaysSo(hostname: string, { type }: MachineCommand): void {
    if (hasWord(hostname, `refuse-${type}`)) throw refused(`The name of the machine refuses: no ${type}`)
    const isEnd = type === 'destroy' || type === 'create'
    if (hasWord(hostname, 'stuck') && !isEnd)
      throw new ProvisionerError('unavailable', 'The name of the machine demands no response')
  }

  const hostnameFor = (machine: SandboxMachine | null, command: MachineCommand) =>
    'spec' in command ? command.spec.hostname : (machine?.state?.hostname ?? '')

  async function begin(tx: DbTransaction, key: string, machineId: string, command: MachineCommand) {
    const known = await machines.operation(tx, key)
    if (known) return known
    const now = clock.now()
    const machine = await machines.ensure(tx, machineId, now + timeFor(hostnameFor(null, command), command))
    if (machine.state?.isDestroyed && command.type !== 'destroy')
      throw new ProvisionerError('machine_missing', 'The sandbox has no such machine')
    failIfNameSaysSo(hostnameFor(machine, command), command)
    // One that the previous version began to set up is ready when it said.
    const hostname = hostnameFor(machine, command)
    const isBegun = command.type === 'create' && !hasWord(hostname, 'slow')
    const readyAt = isBegun ? machine.readyAt : now + timeFor(hostname, command)
    const operation = { id: key, machineId, begunAt: now, readyAt, result: null }
    await machines.begin(tx, operation)
    return operation
  }

  async function finish(tx: DbTransaction, key: string, machineId: string, command: MachineCommand) {
    const now = clock.now()
    const machine = await machines.ensure(tx, machineId, now)
    const before = stateOf(machine)
    const after = carriedOut(before, command, now)
    const result = resultOf(after, command)
    // Another process may have carried it out meanwhile: the one that records the result changes the machine.
    if (!(await machines.finish(tx, key, result))) return (await machines.operation(tx, key))?.result ?? result
    const lies = hasWord(after.hostname, 'lies') && command.type !== 'create'
    const done = { ...before.done, [command.type]: (before.done[command.type] ?? 0) + 1 }
    await machines.setState(tx, machineId, { ...(lies ? before : after), done })
    return result
  }

  /** Nothing is left of a machine that could not be created, but its address, which no other machine gets. */
  const forget = (machineId: string) =>
    database.transaction((tx) =>
      machines.setState(tx, machineId, { ...runningSince(clock.now()), power: 'stopped', isDestroyed: true }),
    )

  async function machineOf(machineId: string): Promise<{ machine: SandboxMachine; state: SandboxState } | null> {
    const machine = await machines.byId(queries, machineId)
    const isReady = machine && machine.readyAt <= clock.now() && !machine.state?.isDestroyed
    return isReady ? { machine, state: stateOf(machine) } : null
  }

  return {
    name: 'sandbox',
    unsupported: [],

    async perform({ key, machineId, command }): Promise<OperationProgress> {
      const known = await machines.operation(queries, key)
      const operation = known ?? (await database.transaction((tx) => begin(tx, key, machineId, command)))
      if (operation.result) return { state: 'done', ref: machineId, ...operation.result }
      const now = clock.now()
      const { begunAt, readyAt } = operation
      const left = readyAt - now
      // What has just begun is continued in another call, as it would be with a hypervisor.
      if (left > 0 || !known) {
        const duration = Math.max(1, readyAt - begunAt)
        const progress = Math.min(99, Math.max(0, Math.floor((100 * (now - begunAt)) / duration)))
        const checkAgainIn = Math.max(0, Math.min(left, Math.ceil(duration / CHECKS)))
        return { state: 'working', checkAgainIn, progress, memo: null, ref: machineId }
      }
      const result = await database
        .transaction((tx) => finish(tx, key, machineId, command))
        .catch(async (error: unknown) => {
          if (command.type === 'create') await forget(machineId)
          throw error
        })
      return { state: 'done', ref: machineId, ...result }
    },

    async inspect(machineId) {
      const found = await machineOf(machineId)
      return found && reportOf(found.machine, found.state, clock.now())
    },

    async list(): Promise<MachineReport[]> {
      const now = clock.now()
      return (await machines.all(queries))
        .filter(({ readyAt, state }) => readyAt <= now && !state?.isDestroyed)
        .map((machine) => reportOf(machine, stateOf(machine), now))
    },

    nodes: async () => [
      { name: SANDBOX_NODE, isUp: true, version: null, cores: null, freeRamMb: null, freeDiskGb: null },
    ],

    // It simulates every system.
    images: async (imageIds) => [{ node: SANDBOX_NODE, imageIds }],

    async openConsole(machineId) {
      const found = await machineOf(machineId)
      if (!found) throw new ProvisionerError('machine_missing', 'The sandbox has no such machine')
      if (found.state.power !== 'running') throw refused('The machine does not run: it has no console')
      const opened = createScriptedConsole({ ...found.state, now: clock.now })
      consoles.add(opened.stream)
      opened.stream.once('close', () => consoles.delete(opened.stream))
      return opened
    },

    async stop() {
      for (const stream of consoles) stream.destroy()
    },
  }
}
