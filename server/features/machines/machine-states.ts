import type { Language } from '#contracts/languages.ts'
import type { MachineAction, MachineResponse } from '#contracts/machines.ts'
import {
  type Impossibility,
  impossibility,
  type MachineCapability,
  type MachineState,
  machineCapabilities,
} from '#contracts/rules/machine-actions.ts'
import type { ActionRecord, ActionsStore } from '#server/features/vps/actions-store.ts'
import { type FailureCode, toFailureCode } from '#server/features/vps/failures.ts'
import type { InstanceRecord } from '#server/features/vps/instances-store.ts'
import type { MachinesStore } from '#server/features/vps/machines-store.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import { describeError, reasons } from './action-words.ts'
import type { MachineCommand } from './provisioner.ts'

/** Why something cannot be done with a machine: the table's reason, or what its driver cannot do. */
export type Obstacle = Impossibility | 'not_supported'

/** What the driver is told for what a customer can have done; nothing for what concerns the records, or is the console. */
const commandFor: Partial<Readonly<Record<MachineCapability, MachineCommand['type']>>> = {
  start: 'start',
  shutdown: 'shutdown',
  reboot: 'reboot',
  stop: 'stop',
  reset: 'reset',
  snapshot: 'snapshot',
  restore: 'restore',
  deleteSnapshot: 'deleteSnapshot',
  resize: 'resize',
  resetPassword: 'resetPassword',
  rescue: 'rescue',
  endRescue: 'endRescue',
  rebuild: 'rebuild',
  cancel: 'destroy',
}

/** Why a customer cannot have something done; null if they can. */
export function obstacleOf(
  capability: MachineCapability,
  state: MachineState,
  unsupported: readonly MachineCommand['type'][],
): Obstacle | null {
  const command = commandFor[capability]
  if (command && unsupported.includes(command)) return 'not_supported'
  return impossibility(capability, state)
}

/** What can be done with a machine, and what not, with the reason in a language. */
export const capabilitiesOf = (
  state: MachineState,
  unsupported: readonly MachineCommand['type'][],
  language: Language,
): MachineResponse['actions'] =>
  machineCapabilities.map((type) => {
    const obstacle = obstacleOf(type, state, unsupported)
    const code = obstacle === 'not_supported' ? null : obstacle
    return { type, enabled: obstacle === null, reason: obstacle && reasons[obstacle][language], code }
  })

interface StateDeps {
  actions: Pick<ActionsStore, 'openOf'>
  machines: Pick<MachinesStore, 'countSnapshots'>
  canGrow: (queries: Queries, instance: InstanceRecord) => Promise<boolean>
}

/** Reads what decides about a machine's actions. */
export async function readState(
  { actions, machines, canGrow }: StateDeps,
  queries: Queries,
  instance: InstanceRecord,
): Promise<MachineState> {
  const { id, status, power } = instance
  const open = await actions.openOf(queries, id)
  // A process of the previous version may have created it without its action.
  const isOver = open?.type === 'create' && status !== 'creating'
  const [snapshots, grows] = [await machines.countSnapshots(queries, id), await canGrow(queries, instance)]
  return { status, power, busy: isOver ? null : (open?.type ?? null), snapshots, canGrow: grows }
}

/** An action as its customer sees it, in a language. */
export function toAction(record: ActionRecord, language: Language): MachineAction {
  const { id, vpsId, type, state, progress, error, madeBy, createdAt, startedAt, endedAt } = record
  const code: FailureCode | null = state === 'failed' ? toFailureCode(error ?? '') : null
  return {
    id,
    vpsId,
    type,
    state,
    progress,
    by: madeBy,
    error: code && describeError(type, code, language),
    createdAt: new Date(createdAt).toISOString(),
    startedAt: toIsoString(startedAt),
    endedAt: toIsoString(endedAt),
  }
}
