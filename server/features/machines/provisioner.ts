import type { Duplex } from 'node:stream'
import type { Power } from '#contracts/rules/machine-actions.ts'
import { JobError, type JobErrorOptions } from '#server/features/jobs/job-failures.ts'

/** The hypervisors that machines can be made on. */
export const provisionerNames = ['sandbox', 'qemu', 'proxmox'] as const
export type ProvisionerName = (typeof provisionerNames)[number]

/** A network address for a machine. */
export interface AssignedAddress {
  address: string
  family: 4 | 6
  prefix: number
  gateway: string | null
}

/** What was reserved for a machine: its addresses, and its node where the books have one. */
export interface MachineReservation {
  addresses: readonly AssignedAddress[]
  mac: string | null
  node: string | null
}

/** What a machine is made of. `ramMb` in MiB, `diskGb` in GiB, `bandwidthMbit` in Mbit/s. */
export interface MachineSpec {
  hostname: string
  imageId: string
  cores: number
  ramMb: number
  diskGb: number
  bandwidthMbit: number | null
  addresses: readonly AssignedAddress[]
  /** The MAC address that was reserved for it; null to let the driver choose one. */
  mac: string | null
  /** The node on which it has its place; null where the driver chooses, and for a machine that stays where it is. */
  node: string | null
  sshKeys: readonly string[]
  /** The password of root or Administrator; null for one that only accepts keys. Never written to a log. */
  password: string | null
}

/** What a driver can be told to do with a machine. Each is safe to repeat under the same key. */
export type MachineCommand =
  | { type: 'create'; spec: MachineSpec }
  | { type: 'start' }
  | { type: 'shutdown' }
  | { type: 'stop' }
  | { type: 'reboot' }
  | { type: 'reset' }
  | { type: 'rebuild'; spec: MachineSpec }
  | { type: 'resetPassword'; password: string }
  | { type: 'rescue'; password: string }
  | { type: 'endRescue' }
  | { type: 'snapshot'; snapshotId: string; name: string }
  | { type: 'restore'; snapshotId: string }
  | { type: 'deleteSnapshot'; snapshotId: string }
  | { type: 'resize'; cores: number; ramMb: number; diskGb: number }
  /** Off, and not to be started by anything but `resume`. */
  | { type: 'suspend' }
  | { type: 'resume' }
  | { type: 'destroy' }

/**
 * What a driver has to bring about. `key` identifies the operation: a repeated call under it continues what an earlier one began, also after the
 * process was killed at any point. `memo` is what the driver last returned for this key, null at first.
 */
export interface Operation {
  key: string
  machineId: string
  /** What the driver returned as `ref` when it created the machine; null before that. */
  ref: string | null
  command: MachineCommand
  memo: string | null
}

/**
 * How far an operation is: not done, to be continued in `checkAgainIn` milliseconds with `memo`, which is stored before; or done. A driver that must know after a
 * crash what it was about to do returns `working` with a memo that says so, and `checkAgainIn` 0, before it does that. `progress` in percent.
 */
export type OperationProgress =
  | { state: 'working'; checkAgainIn: number; progress: number; memo: string | null; ref?: string }
  | { state: 'done'; ref?: string; power?: Power; snapshotGb?: number }

/** Why a driver cannot do something. `unavailable`: a retry may help, since the hypervisor is locked, away, or did not respond. */
export const provisionerFaults = [
  'no_capacity',
  'image_missing',
  'machine_missing',
  'not_supported',
  'refused',
  'unavailable',
] as const
export type ProvisionerFault = (typeof provisionerFaults)[number]

/** Thrown by a driver. Only `unavailable` is worth a retry. `detail` is for operators: it names no secret. */
export class ProvisionerError extends JobError {
  readonly fault: ProvisionerFault
  constructor(fault: ProvisionerFault, detail: string, options?: JobErrorOptions) {
    super(detail, options)
    this.fault = fault
  }
}

/** What a hypervisor measures of a machine. Counters of bytes only grow, until the machine is started again. Null where it cannot tell. */
export interface MachineReport {
  machineId: string
  ref: string
  power: 'running' | 'stopped'
  uptimeSeconds: number | null
  /** A share from 0 to 1 of all its processors, now. */
  cpu: number | null
  memoryBytes: number | null
  diskReadBytes: number | null
  diskWriteBytes: number | null
  networkInBytes: number | null
  networkOutBytes: number | null
  /** The node on which it is. */
  node: string | null
  /** The addresses and the MAC address that it is set up with, if they were looked up. */
  addresses: readonly string[] | null
  mac: string | null
}

/** A node of a hypervisor. */
export interface NodeReport {
  name: string
  isUp: boolean
  version: string | null
  cores: number | null
  freeRamMb: number | null
  freeDiskGb: number | null
}

/** Which systems a node has what it takes to set up, by their ids in the catalogue. */
export interface NodeImages {
  node: string
  imageIds: readonly string[]
}

/** A connection to a machine's serial console: what it writes can be read, what is written is typed. `isScripted`: no machine answers, a script does. */
export interface MachineConsole {
  stream: Duplex
  /** What the machine wrote before, newest last: at most 256 KiB. */
  history: Buffer
  isScripted: boolean
  /** Tells the machine the size of the window, if it can be told. */
  resize(columns: number, rows: number): void
}

/** Makes and operates machines: the only thing that the product knows of a hypervisor. */
export interface Provisioner {
  readonly name: ProvisionerName
  /** What it cannot do, which is then refused before it is begun. */
  readonly unsupported: readonly MachineCommand['type'][]
  /** Begins or continues an operation. Throws a ProvisionerError. */
  perform(operation: Operation): Promise<OperationProgress>
  /** Reports on a machine; null for one that does not exist. */
  inspect(machineId: string, ref: string): Promise<MachineReport | null>
  /** Reports on all machines that it has; with their addresses only when they are requested, since that may take a call for each. */
  list(include?: { addresses: boolean }): Promise<readonly MachineReport[]>
  nodes(): Promise<readonly NodeReport[]>
  /**
   * Looks which of these systems each node can set up. A node that cannot be looked at, since it is down, is left out: what was known of it stays. Throws a
   * ProvisionerError.
   */
  images(imageIds: readonly string[]): Promise<readonly NodeImages[]>
  /** Connects to a machine that runs. Throws a ProvisionerError. */
  openConsole(machineId: string, ref: string): Promise<MachineConsole>
  /** Ends what it keeps open. Machines go on. */
  stop(): Promise<void>
}
