import { type MachineSpec, type Operation, ProvisionerError } from '#server/features/machines/provisioner.ts'
import type { MachineConfig, ProxmoxCalls } from './proxmox-calls.ts'
import { ProxmoxFailure } from './proxmox-failure.ts'
import {
  diskSize,
  isOurs,
  isSuspended,
  markIn,
  settingsOf,
  snapshotName,
  suspension,
  systemDisk,
} from './proxmox-marks.ts'
import type { Memo } from './proxmox-memo.ts'
import type { ProxmoxSettings } from './proxmox-settings.ts'
import { noteStep, plainStep, refOf, type Step, taskStep } from './proxmox-steps.ts'

/** How long a machine may take to shut down, in seconds, before it is switched off, or the shutdown has failed. */
const SHUTDOWN_SECONDS = 60
const ADDRESS_SET = 'ipfilter-net0'

/** The steps of which operations consist. */
export function createOperations(calls: ProxmoxCalls, settings: ProxmoxSettings) {
  const configOf = async (memo: Memo): Promise<MachineConfig> => {
    const config = await calls.config(memo)
    if (!config) throw new ProvisionerError('machine_missing', `${refOf(memo)} does not exist`)
    return config
  }
  const isRunning = async (memo: Memo) => (await calls.current(memo)).status === 'running'
  const never = () => Promise.resolve(false)

  const start = taskStep(calls, {
    name: 'start',
    task: 'qmstart',
    isDone: isRunning,
    send: (memo) => calls.power(memo, 'start'),
  })
  const stop = taskStep(calls, {
    name: 'stop',
    task: 'qmstop',
    isDone: async (memo) => !(await isRunning(memo)),
    send: (memo) => calls.power(memo, 'stop'),
  })
  const shutdown = (isForced: boolean) =>
    taskStep(calls, {
      name: 'shutdown',
      task: 'qmshutdown',
      isDone: async (memo) => !(await isRunning(memo)),
      send: (memo) =>
        calls.power(memo, 'shutdown', { timeout: SHUTDOWN_SECONDS, forceStop: isForced ? true : undefined }),
    })
  /** Reboots and resets leave a machine as it was, so that only the list of tasks tells whether they have been done. */
  const again = (action: 'reboot' | 'reset') =>
    taskStep(calls, {
      name: action,
      task: `qm${action}`,
      isDone: never,
      send: (memo) => calls.power(memo, action, action === 'reboot' ? { timeout: SHUTDOWN_SECONDS } : {}),
    })
  /** Remembers whether the machine runs, before something switches it off. */
  const look = noteStep('look', async (memo) => ({ ran: await isRunning(memo) }))
  const startIfItRan: Step = {
    name: 'start',
    run: (memo) => (memo.ran ? start.run(memo) : Promise.resolve({ next: true })),
  }
  /** Off and on: what was changed counts from then on. */
  const cycle = [look, shutdown(true), startIfItRan]

  const configure = (operation: Operation, spec: MachineSpec) =>
    plainStep('configure', async (memo) => {
      // A clone has been known to be the template itself: nothing that belongs to others is changed.
      if (!isOurs(await configOf(memo), operation.machineId))
        throw new ProvisionerError('refused', `${refOf(memo)} is not this machine`)
      await calls.configure(memo, settingsOf(spec, operation.machineId, operation.key, settings.bridge))
    })

  /** Lets a machine send only from its own addresses. */
  const firewall = (spec: MachineSpec) =>
    plainStep('firewall', async (memo) => {
      if (!(await calls.addressSets(memo)).includes(ADDRESS_SET)) await calls.createAddressSet(memo, ADDRESS_SET)
      const present = await calls.addressesOf(memo, ADDRESS_SET)
      const expected = spec.addresses.map(({ address }) => address)
      for (const address of expected.filter((entry) => !present.includes(entry)))
        await calls.addAddress(memo, ADDRESS_SET, address)
      for (const address of present.filter((entry) => !expected.includes(entry)))
        await calls.removeAddress(memo, ADDRESS_SET, address)
      await calls.firewallOptions(memo, { enable: 1, macfilter: 1, ipfilter: spec.addresses.length > 0 })
    })

  /** Grows the disk to a size: by a difference it would grow again when repeated. */
  const growDisk = (gb: number) =>
    taskStep(calls, {
      name: 'disk',
      task: 'resize',
      isDone: async (memo) => {
        const config = await configOf(memo)
        return diskSize(config, systemDisk(config)) >= gb
      },
      send: async (memo) => calls.resizeDisk(memo, systemDisk(await configOf(memo)), gb),
    })

  const setSuspended = (suspended: boolean) =>
    plainStep('mark', async (memo) => calls.configure(memo, suspension(await configOf(memo), suspended)))

  /** Deletes a machine: not the one that the operation has put in its place, or, where that could not be set up, only that one. */
  const destroy = ({ key, machineId }: Operation, which: 'earlier' | 'own' = 'earlier') =>
    taskStep(calls, {
      name: 'destroy',
      task: 'qmdestroy',
      isDone: async (memo) => {
        const config = await calls.config(memo)
        if (config && !isOurs(config, machineId))
          throw new ProvisionerError('refused', `${refOf(memo)} is not this machine`)
        return config === null || (markIn(config.description)?.key === key) === (which === 'earlier')
      },
      send: (memo) => calls.destroy(memo),
    })
  /** Switches off what is to be deleted: by then it may be gone. */
  const stopForDestroy: Step = {
    name: 'stop',
    run: async (memo) => ((await calls.config(memo)) === null ? { next: true } : stop.run(memo)),
  }

  /** Sets the password through the guest agent, or else where the machine reads it at its next start. */
  const password = (user: string, secret: string) =>
    noteStep('password', async (memo) => {
      try {
        await calls.setPassword(memo, user, secret)
        return { ran: false }
      } catch (error) {
        if (!(error instanceof ProxmoxFailure) || !['no_agent', 'not_running'].includes(error.kind)) throw error
      }
      await calls.configure(memo, { cipassword: secret })
      await calls.renewCloudInit(memo)
      return { ran: await isRunning(memo) }
    })

  const snapshot = (id: string, name: string) =>
    taskStep(calls, {
      name: 'snapshot',
      task: 'qmsnapshot',
      isDone: async (memo) => (await calls.snapshots(memo)).includes(snapshotName(id)),
      send: (memo) => calls.snapshot(memo, snapshotName(id), name),
    })
  const rollback = (id: string) =>
    taskStep(calls, {
      name: 'rollback',
      task: 'qmrollback',
      isDone: never,
      send: (memo) => calls.restore(memo, snapshotName(id)),
    })
  const deleteSnapshot = (id: string) =>
    taskStep(calls, {
      name: 'deleteSnapshot',
      task: 'qmdelsnapshot',
      isDone: async (memo) => !(await calls.snapshots(memo)).includes(snapshotName(id)),
      send: (memo) => calls.deleteSnapshot(memo, snapshotName(id)),
    })

  /** What follows a clone. */
  const setUp = (operation: Operation, spec: MachineSpec) => [
    configure(operation, spec),
    firewall(spec),
    growDisk(spec.diskGb),
    start,
  ]

  /** The steps of an operation on a machine that exists. */
  function stepsOf(operation: Operation, config: MachineConfig): readonly Step[] {
    const { command } = operation
    const mayStart = (steps: readonly Step[]) => {
      if (isSuspended(config)) throw new ProvisionerError('refused', 'The machine is suspended')
      return steps
    }
    switch (command.type) {
      case 'start':
        return mayStart([start])
      case 'stop':
        return [stop]
      case 'shutdown':
        return [shutdown(false)]
      case 'reboot':
      case 'reset':
        return mayStart([again(command.type)])
      case 'suspend':
        return [setSuspended(true), shutdown(true)]
      case 'resume':
        return [setSuspended(false), start]
      case 'snapshot':
        return [snapshot(command.snapshotId, command.name)]
      case 'restore':
        return [look, rollback(command.snapshotId), startIfItRan]
      case 'deleteSnapshot':
        return [deleteSnapshot(command.snapshotId)]
      case 'resetPassword':
        return [password(String(config.ciuser ?? 'root'), command.password), shutdownIfItRan, startIfItRan]
      case 'resize': {
        const { cores, ramMb: memory, diskGb } = command
        const change = plainStep('configure', (memo) => calls.configure(memo, { cores, memory }))
        return [change, growDisk(diskGb), ...cycle]
      }
      default:
        throw new ProvisionerError('not_supported', `Proxmox has no ${command.type}`)
    }
  }
  const shutdownIfItRan: Step = {
    name: 'shutdown',
    run: (memo) => (memo.ran ? shutdown(true).run(memo) : Promise.resolve({ next: true })),
  }

  return { stepsOf, setUp, destroy, stopForDestroy, isRunning }
}
