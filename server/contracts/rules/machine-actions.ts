import type { VpsStatus } from './vps-status.ts'

/** Whether a machine runs, is switched off, or runs its rescue system instead of its own. */
export const powers = ['running', 'stopped', 'rescue'] as const
export type Power = (typeof powers)[number]

/** What a customer can have done with a machine, in the order in which it is offered. */
export const machineActionTypes = [
  'start',
  'shutdown',
  'reboot',
  'stop',
  'reset',
  'snapshot',
  'restore',
  'deleteSnapshot',
  'resize',
  'resetPassword',
  'rescue',
  'endRescue',
  'rebuild',
  'rename',
  'cancel',
] as const
export type MachineActionType = (typeof machineActionTypes)[number]

/** What only the system or an admin has done with a machine. */
export const systemActionTypes = ['create', 'suspend', 'resume', 'terminate'] as const
export type SystemActionType = (typeof systemActionTypes)[number]

/** The states of an action: it waits for the one before it, is under way, has been done, or has failed. */
export const actionStates = ['queued', 'running', 'done', 'failed'] as const
export type ActionState = (typeof actionStates)[number]

/** Whether an action has not ended. */
export const isOpenAction = (state: ActionState) => state === 'queued' || state === 'running'

/** What decides about a machine's actions. */
export interface MachineState {
  status: VpsStatus
  power: Power
  /** The action that is under way, if any. */
  busy: MachineActionType | SystemActionType | null
  /** The number of its snapshots. */
  snapshots: number
  /** Whether there is a larger plan. */
  canGrow: boolean
}

/** Why an action is not possible now. */
export const impossibilities = [
  'busy',
  'creating',
  'suspended',
  'failed',
  'terminated',
  'already_running',
  'not_running',
  'in_rescue',
  'not_in_rescue',
  'no_snapshots',
  'too_many_snapshots',
  'largest_plan',
] as const
export type Impossibility = (typeof impossibilities)[number]

/** The most snapshots of one machine. */
export const SNAPSHOTS_MAX = 3

/** The console is offered beside the actions, and by the same table. */
export type MachineCapability = MachineActionType | 'console'
export const machineCapabilities: readonly MachineCapability[] = ['console', ...machineActionTypes]

/** What each needs: the only table of what can be done with a machine in which state. The first reason that applies is named. */
const needs: Readonly<Record<MachineCapability, (state: MachineState) => Impossibility | null>> = {
  console: needsPower,
  start: ({ power }) => (power === 'stopped' ? null : 'already_running'),
  shutdown: needsPower,
  reboot: needsPower,
  stop: needsPower,
  reset: needsPower,
  snapshot: ({ power, snapshots }) => {
    if (power === 'rescue') return 'in_rescue'
    return snapshots >= SNAPSHOTS_MAX ? 'too_many_snapshots' : null
  },
  restore: ({ power, snapshots }) => {
    if (power === 'rescue') return 'in_rescue'
    return snapshots === 0 ? 'no_snapshots' : null
  },
  deleteSnapshot: ({ snapshots }) => (snapshots === 0 ? 'no_snapshots' : null),
  resize: ({ power, canGrow }) => {
    if (power === 'rescue') return 'in_rescue'
    return canGrow ? null : 'largest_plan'
  },
  resetPassword: (state) => (state.power === 'rescue' ? 'in_rescue' : needsPower(state)),
  rescue: ({ power }) => (power === 'rescue' ? 'in_rescue' : null),
  endRescue: ({ power }) => (power === 'rescue' ? null : 'not_in_rescue'),
  rebuild: () => null,
  rename: () => null,
  cancel: () => null,
}

function needsPower({ power }: MachineState): Impossibility | null {
  return power === 'stopped' ? 'not_running' : null
}

/** What concerns only the records, and so is possible whatever the machine does. */
const recordsOnly: readonly MachineCapability[] = ['rename']

/** What is possible with a machine that is suspended. */
const possibleWhileSuspended: readonly MachineCapability[] = ['rename', 'cancel']

/** Why the customer of a machine cannot do something with it now; null if they can. */
export function impossibility(capability: MachineCapability, state: MachineState): Impossibility | null {
  const { status, busy } = state
  if (status === 'failed' || status === 'terminated') return status
  if (recordsOnly.includes(capability)) return null
  if (status === 'creating') return 'creating'
  if (status === 'suspended' && !possibleWhileSuspended.includes(capability)) return 'suspended'
  // The console shows what an action does.
  if (busy !== null && capability !== 'console') return 'busy'
  return needs[capability](state)
}
