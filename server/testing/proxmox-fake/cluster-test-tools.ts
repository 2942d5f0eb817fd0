import type { ManualClock } from '#server/platform/testing/clock-test-tools.ts'

/** A machine or a template of the fake cluster. */
export interface FakeMachine {
  vmid: number
  node: string
  isTemplate: boolean
  isRunning: boolean
  startedAt: number
  /** As the configuration says it, all in text. */
  config: Record<string, string>
  snapshots: Map<string, { description: string; config: Record<string, string> }>
  addressSets: Map<string, Set<string>>
  firewall: Record<string, string>
  pool: string | null
  /** Whether the guest switches itself off when the button is pressed, and whether its agent answers. */
  reactsToPowerButton: boolean
  hasAgent: boolean
  /** What was typed on its console, the window sizes and the pings that arrived. */
  typed: string
  windows: string[]
  pings: number
  /** What the agent set. */
  passwords: string[]
}

export interface FakeTask {
  upid: string
  node: string
  type: string
  id: string
  startedAt: number
  endsAt: number
  /** Null while it runs. */
  exitStatus: string | null
  /** What happens when it ends; returns its exit status. */
  finish: () => string
}

/** How a call or a task goes wrong. */
export interface CallFault {
  /** What it concerns: the method and the path. */
  on: RegExp
  /**
   * `closed` and `error`: it is done, but the response is lost. `refused`: it is not done. `away`: the node cannot be reached. `unauthorized`: the token is
   * no longer valid.
   */
  as: 'closed' | 'error' | 'refused' | 'away' | 'unauthorized'
  text?: string
  times: number
}

const GIB = 1024 ** 3

/** An error in Proxmox's manner. */
export class FakeError extends Error {
  readonly status: number
  readonly errors: Record<string, string> | null
  constructor(status: number, text: string, errors: Record<string, string> | null = null) {
    super(text)
    this.status = status
    this.errors = errors
  }
}

/** The durations of tasks in milliseconds. */
const durations: Record<string, number> = { qmclone: 8000, qmshutdown: 3000, qmreboot: 4000, qmsnapshot: 2000 }

/** A cluster that exists only in memory; its time is a test's. */
export function createFakeCluster(clock: ManualClock, { release = '9.1.2' } = {}) {
  const machines = new Map<number, FakeMachine>()
  const tasks: FakeTask[] = []
  const effects: string[] = []
  const callFaults: CallFault[] = []
  const taskFaults: { type: string; text: string; isDone: boolean }[] = []
  const downNodes = new Set<string>()
  const storage = { name: 'local-lvm', totalGb: 1000, freeGb: 1000, clonesAtOnce: 2 }
  const memory = { totalMb: 64 * 1024, usedMb: 8 * 1024 }
  const locks = new Map<number, { name: string; until: number }>()
  let processes = 1000
  let maxClones = 0

  function add(vmid: number, node: string, config: Record<string, string>, isTemplate = false): FakeMachine {
    const machine: FakeMachine = {
      vmid,
      node,
      isTemplate,
      config,
      isRunning: false,
      startedAt: 0,
      snapshots: new Map(),
      addressSets: new Map(),
      firewall: {},
      pool: null,
      reactsToPowerButton: true,
      hasAgent: true,
      typed: '',
      windows: [],
      pings: 0,
      passwords: [],
    }
    machines.set(vmid, machine)
    return machine
  }

  /** Ends the tasks whose time has come. */
  function settle(): void {
    for (const task of tasks) {
      if (task.exitStatus !== null || task.endsAt > clock.now()) continue
      const index = taskFaults.findIndex(({ type }) => type === task.type)
      const [fault] = index < 0 ? [] : taskFaults.splice(index, 1)
      if (fault && !fault.isDone) {
        task.exitStatus = fault.text
        // A clone that failed takes its configuration with it.
        if (task.type === 'qmclone')
          for (const [vmid, { config }] of machines) if (config.lock === 'clone') machines.delete(vmid)
        continue
      }
      const status = task.finish()
      task.exitStatus = fault?.text ?? status
    }
    for (const [vmid, { until }] of locks) if (until <= clock.now()) locks.delete(vmid)
  }

  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0')

  function begin(node: string, type: string, id: number | string, finish: () => string, ms?: number): string {
    processes += 1
    const seconds = Math.floor(clock.now() / 1000)
    const upid = `UPID:${node}:${hex(processes)}:${hex(seconds - 1_700_000_000)}:${hex(seconds)}:${type}:${id}:sen@pve!panel:`
    const endsAt = clock.now() + (ms ?? durations[type] ?? 1000)
    tasks.push({ upid, node, type, id: String(id), startedAt: clock.now(), endsAt, exitStatus: null, finish })
    return upid
  }

  function machine(node: string, vmid: number): FakeMachine {
    const found = machines.get(vmid)
    if (!found || found.node !== node)
      throw new FakeError(500, `Configuration file 'nodes/${node}/qemu-server/${vmid}.conf' does not exist`)
    return found
  }

  const lockOf = ({ vmid, config }: FakeMachine) => locks.get(vmid)?.name ?? config.lock
  function lockFault(target: FakeMachine): string | null {
    const lock = lockOf(target)
    return lock === undefined ? null : `VM is locked (${lock})`
  }
  function refuseIfLocked(target: FakeMachine): void {
    const text = lockFault(target)
    if (text) throw new FakeError(500, text)
  }

  /** A task that works on a machine, unless it is locked by then. */
  const onMachine = (target: FakeMachine, type: string, work: () => string, ms?: number) =>
    begin(target.node, type, target.vmid, () => lockFault(target) ?? work(), ms)

  function setRunning(target: FakeMachine, isRunning: boolean): void {
    if (target.isRunning !== isRunning) effects.push(`${isRunning ? 'on' : 'off'} ${target.vmid}`)
    target.isRunning = isRunning
    target.startedAt = clock.now()
  }

  function clone(template: FakeMachine, vmid: number, config: Record<string, string>, pool: string | null): string {
    if (machines.has(vmid)) throw new FakeError(500, `unable to create VM ${vmid}: config file already exists`)
    const isCrowded = tasks.filter(({ type, exitStatus }) => type === 'qmclone' && exitStatus === null)
    maxClones = Math.max(maxClones, isCrowded.length + 1)
    const made = add(vmid, template.node, { ...template.config, ...config, lock: 'clone' })
    made.pool = pool
    const diskGb = Number(/size=(\d+)G/.exec(template.config.scsi0 ?? '')?.[1] ?? 0)
    return begin(template.node, 'qmclone', template.vmid, () => {
      const fail = (text: string) => {
        machines.delete(vmid)
        return text
      }
      if (isCrowded.length >= storage.clonesAtOnce)
        return fail(`can't lock file '/var/lock/pve-manager/pve-storage-${storage.name}' - got timeout`)
      if (storage.freeGb < diskGb) return fail('clone failed: no space left on device')
      storage.freeGb -= diskGb
      delete made.config.lock
      made.config.net0 = `virtio=BC:24:11:00:00:${(processes % 256).toString(16).padStart(2, '0').toUpperCase()},bridge=vmbr0`
      effects.push(`clone ${vmid}`)
      return 'OK'
    })
  }

  const cluster = {
    clock,
    release,
    machines,
    tasks,
    effects,
    storage,
    memory,
    downNodes,
    callFaults,
    nodes: ['pve1', 'pve2'],
    add,
    settle,
    begin,
    machine,
    lockOf,
    refuseIfLocked,
    onMachine,
    setRunning,
    clone,
    isOld: !release.startsWith('9'),
    /** The most clones that ran at the same time. */
    maxClones: () => maxClones,
    /** Lets the next calls that match go wrong. */
    failCall(on: RegExp, as: CallFault['as'], { times = 1, text }: { times?: number; text?: string } = {}) {
      callFaults.push({ on, as, times, ...(text !== undefined && { text }) })
    },
    /** Lets the next task of a type end with a text; `isDone`: after it has done what it should. */
    failTask(type: string, text: string, isDone = false) {
      taskFaults.push({ type, text, isDone })
    },
    /** Locks a machine for a while, as a backup does. */
    lock(vmid: number, name: string, ms: number) {
      locks.set(vmid, { name, until: clock.now() + ms })
    },
    freeBytes: () => ({ total: storage.totalGb * GIB, used: (storage.totalGb - storage.freeGb) * GIB }),
  }
  return cluster
}
export type FakeCluster = ReturnType<typeof createFakeCluster>
