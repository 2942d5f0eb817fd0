import { execFile } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { cpus, freemem, hostname } from 'node:os'
import { promisify } from 'node:util'
import * as v from 'valibot'
import {
  type MachineReport,
  type Operation,
  type OperationProgress,
  type Provisioner,
  ProvisionerError,
} from '#server/features/machines/provisioner.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Timers } from '#server/platform/timers.ts'
import { type GuestImage, guestImageIn, imageFault } from './guest-image.ts'
import { createMachineFiles, type MachineRecord } from './qemu-files.ts'
import { createProcesses } from './qemu-process.ts'
import { type QemuStep, stepsOf } from './qemu-steps.ts'
import { createQmp } from './qmp.ts'
import { createSerialConsoles } from './serial-consoles.ts'

/** The most machines: each takes 170 MB of memory, and seconds of a processor when it starts. */
export const MACHINES_MAX = 3

export interface QemuSettings {
  /** The folder of the machines. */
  dir: string
  /** The folder of what they start from. */
  imageDir: string
  /** The programs, each with what is before its arguments. */
  qemu: readonly string[]
  qemuImg: readonly string[]
}

/** How long to wait before looking again, in milliseconds, and how often for a machine's monitor. */
const POLL = 250
const POLLS_MAX = 120
/** How often a process that ended at once is started again. */
const STARTS_MAX = 2
/** How long a machine may take to switch itself off, in milliseconds: alone, or before it is switched off. */
const MAX_WAIT = { alone: 60_000, forced: 20_000, quit: 5000 }
/** After how long the power button is pressed again, in milliseconds: a machine that is still starting does not notice it. */
const PRESS_AGAIN = 4000
/** When a machine has taken over its password, in seconds after its start: the file is deleted then. */
const TAKEN_OVER = 60

const memoSchema = v.strictObject({
  step: v.string(),
  /** The process that was running when the operation began: another one means that the machine has been started again. */
  pid: v.nullable(v.number()),
  since: v.number(),
  /** How often the power button was pressed. */
  pressed: v.optional(v.number()),
  polls: v.optional(v.number()),
  starts: v.optional(v.number()),
})
type Memo = v.InferOutput<typeof memoSchema>

const blockStats = v.array(
  v.object({ device: v.string(), stats: v.object({ rd_bytes: v.number(), wr_bytes: v.number() }) }),
)
const blockImages = v.array(
  v.object({
    device: v.string(),
    inserted: v.optional(
      v.object({ image: v.object({ snapshots: v.optional(v.array(v.object({ name: v.string() }))) }) }),
    ),
  }),
)
const diskInfo = v.object({ snapshots: v.optional(v.array(v.object({ name: v.string() }))) })

const run = promisify(execFile)
/** Whichever was ordered, a machine has one small Linux. */
const isLinux = (imageId: string) => !imageId.startsWith('windows')
const indexIn = (steps: readonly string[], step: string) => steps.indexOf(step)

/** Makes small machines on this computer, under emulation: for development and demos. */
export function createQemuProvisioner(
  settings: QemuSettings,
  { clock, timers }: { clock: Clock; timers: Timers },
): Provisioner {
  const files = createMachineFiles(settings.dir)
  const processes = createProcesses(files, settings.qemu)
  const image: GuestImage = guestImageIn(settings.imageDir)
  const qmp = createQmp({ timers })
  const consoles = createSerialConsoles({ timers })
  /** What each process had used when it was looked at last. */
  const samples = new Map<string, { pid: number; cpuSeconds: number; at: number; share: number | null }>()

  const monitor = (machineId: string) => files.file(machineId, 'q.sock')
  const line = (machineId: string) => ({
    socket: files.file(machineId, 's.sock'),
    log: files.file(machineId, 'serial.log'),
  })
  const qemuImg = async (...args: string[]) => {
    const [command = '', ...before] = settings.qemuImg
    return (await run(command, [...before, ...args])).stdout
  }

  function recordOf(machineId: string, ref: string | null): MachineRecord | null {
    return ref === null || ref === machineId ? files.read(machineId) : null
  }
  function existing({ machineId, ref }: Pick<Operation, 'machineId' | 'ref'>): MachineRecord {
    const record = recordOf(machineId, ref)
    if (!record) throw new ProvisionerError('machine_missing', `There is no machine ${machineId}`)
    return record
  }
  const change = (machineId: string, changes: Partial<MachineRecord>) =>
    files.write(machineId, { ...existing({ machineId, ref: null }), ...changes })

  const isReady = (machineId: string) =>
    qmp(monitor(machineId), [{ execute: 'query-status' }]).then(
      () => true,
      () => false,
    )

  /** The names of the snapshots in a machine's disk. While it runs, only its process may read it. */
  async function snapshots(machineId: string, disk: string): Promise<string[]> {
    if (processes.running(machineId) === null) {
      const info = await qemuImg('info', '--output=json', files.file(machineId, disk))
      return (v.parse(diskInfo, JSON.parse(info)).snapshots ?? []).map(({ name }) => name)
    }
    const [blocks] = await qmp(monitor(machineId), [{ execute: 'query-block' }])
    const found = v.parse(blockImages, blocks).find(({ device }) => device === 'disk0')
    return (found?.inserted?.image.snapshots ?? []).map(({ name }) => name)
  }

  /** Makes or deletes a snapshot in a machine's disk, through the process that has it open. */
  async function changeSnapshots(machineId: string, action: 'make' | 'delete', name: string): Promise<void> {
    const { disk } = existing({ machineId, ref: null })
    if ((await snapshots(machineId, disk)).includes(name) === (action === 'make')) return
    if (processes.running(machineId) === null) {
      await qemuImg('snapshot', action === 'make' ? '-c' : '-d', name, files.file(machineId, disk))
      return
    }
    const execute = `blockdev-snapshot-${action === 'make' ? '' : 'delete-'}internal-sync`
    await qmp(monitor(machineId), [{ execute, arguments: { device: 'disk0', name } }])
  }

  /** Applies what changes while the machine is off, or does not care. */
  async function apply({ key, machineId, command }: Operation): Promise<void> {
    switch (command.type) {
      case 'create':
        // What an earlier operation made is kept: its process may run.
        if (files.read(machineId)) return
        return files.prepare(machineId, key, command.spec, image.disk)
      case 'rebuild':
        return files.prepare(machineId, key, command.spec, image.disk)
      case 'resetPassword':
        return files.setPassword(machineId, key, command.password, 'password')
      case 'rescue':
        files.setPassword(machineId, key, command.password, 'rescue')
        return change(machineId, { isRescue: true })
      case 'endRescue':
        files.endRescue(machineId)
        return change(machineId, { isRescue: false })
      case 'suspend':
      case 'resume':
        return change(machineId, { isSuspended: command.type === 'suspend' })
      case 'snapshot':
        return changeSnapshots(machineId, 'make', command.snapshotId)
      case 'deleteSnapshot':
        return changeSnapshots(machineId, 'delete', command.snapshotId)
      case 'restore': {
        const { disk } = existing({ machineId, ref: null })
        if (!(await snapshots(machineId, disk)).includes(command.snapshotId))
          throw new ProvisionerError('refused', `There is no snapshot ${command.snapshotId}`)
        await qemuImg('snapshot', '-a', command.snapshotId, files.file(machineId, disk))
        return
      }
      case 'destroy':
        consoles.forget(machineId)
        samples.delete(machineId)
        return files.remove(machineId)
      default:
        return
    }
  }

  /** Ends the process that ran when the operation began; null once it is gone. */
  async function takeDown(
    { machineId }: Operation,
    memo: Memo,
    how: 'alone' | 'forced' | 'quit',
  ): Promise<Memo | null> {
    const pid = processes.running(machineId)
    if (pid === null || pid !== memo.pid) return null
    const waited = clock.now() - memo.since
    const { pressed = 0 } = memo
    if (waited > MAX_WAIT[how]) {
      if (how === 'alone') throw new ProvisionerError('refused', 'The machine did not switch itself off')
      processes.kill(pid)
    } else if (waited >= pressed * PRESS_AGAIN) {
      const execute = how === 'quit' ? 'quit' : 'system_powerdown'
      // A process that is ending no longer answers; one that hangs is killed later.
      await qmp(monitor(machineId), [{ execute }]).catch(() => {})
      return { ...memo, pressed: pressed + 1 }
    }
    return memo
  }

  /** Starts the machine; null once its monitor answers. */
  async function bringUp({ machineId }: Operation, memo: Memo): Promise<Memo | null> {
    const { polls = 0, starts = 0 } = memo
    if (processes.running(machineId) === null) {
      if (starts >= STARTS_MAX) throw new ProvisionerError('refused', processes.complaint(machineId))
      const fault = imageFault(image)
      if (fault) throw new ProvisionerError('image_missing', fault)
      processes.start(machineId, existing({ machineId, ref: null }), image)
      return { ...memo, starts: starts + 1 }
    }
    if (!(await isReady(machineId))) {
      if (polls >= POLLS_MAX) throw new ProvisionerError('unavailable', 'The machine’s monitor does not answer')
      return { ...memo, polls: polls + 1 }
    }
    await consoles.attach(machineId, line(machineId)).catch(() => {})
    return null
  }

  function begin(operation: Operation): void {
    const { command, machineId, ref } = operation
    if (command.type === 'create' || command.type === 'rebuild') {
      if (!isLinux(command.spec.imageId))
        throw new ProvisionerError('image_missing', 'QEMU’s machines have one small Linux, and no Windows')
      const fault = imageFault(image)
      if (fault) throw new ProvisionerError('image_missing', fault)
    }
    if (command.type === 'create') {
      const others = files.ids().filter((id) => id !== machineId)
      if (others.length >= MACHINES_MAX)
        throw new ProvisionerError(
          'no_capacity',
          `There are ${MACHINES_MAX} machines, which is all that QEMU may run here`,
        )
      return
    }
    const record = existing({ machineId, ref })
    const isPower = ['start', 'reboot', 'reset'].includes(command.type)
    if (isPower && record.isSuspended) throw new ProvisionerError('refused', 'The machine is suspended')
    if (['reboot', 'reset'].includes(command.type) && processes.running(machineId) === null)
      throw new ProvisionerError('refused', 'The machine does not run')
  }

  async function runStep(step: QemuStep, operation: Operation, memo: Memo): Promise<Memo | null> {
    switch (step) {
      case 'apply':
        await apply(operation)
        return null
      case 'up':
        return bringUp(operation, memo)
      case 'upAgain':
        return memo.pid === null ? null : bringUp(operation, memo)
      default:
        return takeDown(operation, memo, step)
    }
  }

  async function perform(operation: Operation): Promise<OperationProgress> {
    const { machineId, command } = operation
    const steps = stepsOf(command)
    if (command.type === 'destroy' && !recordOf(machineId, operation.ref)) return { state: 'done' }
    const working = (memo: Memo, checkAgainIn: number): OperationProgress => ({
      state: 'working',
      checkAgainIn,
      memo: JSON.stringify(memo),
      ref: machineId,
      progress: Math.round((100 * Math.max(0, indexIn(steps, memo.step))) / steps.length),
    })
    if (operation.memo === null) {
      begin(operation)
      // Which process is to be ended must be known before it is.
      const pid = command.type === 'create' ? null : processes.running(machineId)
      return working({ step: steps[0] ?? 'apply', pid, since: clock.now() }, 0)
    }
    const memo = v.parse(memoSchema, JSON.parse(operation.memo))
    const index = indexIn(steps, memo.step)
    const step = steps[index]
    if (step) {
      if (steps.includes('up') || steps.includes('upAgain')) consoles.keepViewers(machineId)
      const pending = await runStep(step, operation, memo).catch((error) => {
        // A machine that cannot start for the first time would occupy its resources forever.
        const isFinal = error instanceof ProvisionerError && error.fault !== 'unavailable'
        if (command.type === 'create' && isFinal) files.remove(machineId)
        throw error
      })
      if (pending) return working(pending, POLL)
      const next = steps[index + 1]
      // The step is stored before it begins: it must not be taken for the one before it.
      if (next) return working({ step: next, pid: memo.pid, since: clock.now() }, 0)
    }
    if (command.type === 'destroy') return { state: 'done' }
    const isRunning = processes.running(machineId) !== null
    if (!isRunning) consoles.forget(machineId)
    const powerOn = existing(operation).isRescue ? 'rescue' : 'running'
    return { state: 'done', ref: machineId, power: isRunning ? powerOn : 'stopped' }
  }

  /** The share of a processor that a machine has used since it was last looked at; null at first. */
  function shareOf(machineId: string, pid: number, cpuSeconds: number): number | null {
    const at = clock.elapsed()
    const last = samples.get(machineId)
    const isSame = last?.pid === pid
    const seconds = isSame ? (at - last.at) / 1000 : 0
    // If it is looked at again at once, there is nothing to divide by.
    if (isSame && seconds < 1) return last.share
    const share = isSame ? Math.min(1, Math.max(0, (cpuSeconds - last.cpuSeconds) / seconds)) : null
    samples.set(machineId, { pid, cpuSeconds, at, share })
    return share
  }

  async function report(machineId: string): Promise<MachineReport> {
    const pid = processes.running(machineId)
    const figures = pid === null ? null : processes.figures(pid)
    const unknown = { diskReadBytes: null, diskWriteBytes: null, networkInBytes: null, networkOutBytes: null }
    const place = { node: hostname(), addresses: files.addresses(machineId), mac: files.read(machineId)?.mac ?? null }
    const id = { machineId, ref: machineId, ...place }
    if (pid === null || !figures)
      return { ...id, power: 'stopped', uptimeSeconds: null, cpu: null, memoryBytes: null, ...unknown }
    files.boundLog(machineId)
    if (figures.uptimeSeconds > TAKEN_OVER) files.forgetPassword(machineId)
    const stats = await qmp(monitor(machineId), [{ execute: 'query-blockstats' }]).then(
      ([blocks]) => v.parse(blockStats, blocks).find(({ device }) => device === 'disk0')?.stats,
      () => undefined,
    )
    return {
      ...id,
      power: 'running',
      uptimeSeconds: figures.uptimeSeconds,
      cpu: shareOf(machineId, pid, figures.cpuSeconds),
      memoryBytes: figures.memoryBytes,
      ...unknown,
      ...(stats && { diskReadBytes: stats.rd_bytes, diskWriteBytes: stats.wr_bytes }),
    }
  }

  return {
    name: 'qemu',
    // Every machine has the same size here.
    unsupported: ['resize'],
    async perform(operation) {
      if (operation.command.type === 'resize')
        throw new ProvisionerError('not_supported', 'Every machine of QEMU has the same size')
      return perform(operation)
    },
    inspect: async (machineId, ref) => (recordOf(machineId, ref) ? report(machineId) : null),
    list: () => Promise.all(files.ids().map(report)),
    async nodes() {
      const isFull = files.ids().length >= MACHINES_MAX
      let freeDiskGb: number | null = null
      try {
        const { bavail, bsize } = statfsSync(files.root)
        freeDiskGb = Math.floor((bavail * bsize) / 1024 ** 3)
      } catch {
        // There is no folder before the first machine.
      }
      const freeRamMb = isFull ? 0 : Math.floor(freemem() / 1024 ** 2)
      return [{ name: hostname(), isUp: true, version: null, cores: cpus().length, freeRamMb, freeDiskGb }]
    },
    images: async (imageIds) => [
      { node: hostname(), imageIds: imageFault(image) === null ? imageIds.filter(isLinux) : [] },
    ],
    async openConsole(machineId, ref) {
      existing({ machineId, ref })
      if (processes.running(machineId) === null) throw new ProvisionerError('refused', 'The machine does not run')
      try {
        const { stream, history } = await consoles.open(machineId, line(machineId))
        // A serial line has no size.
        return { stream, history, isScripted: false, resize: () => {} }
      } catch (error) {
        throw new ProvisionerError('unavailable', error instanceof Error ? error.message : String(error))
      }
    },
    stop: async () => consoles.closeAll(),
  }
}
