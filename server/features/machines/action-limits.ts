import type { ActionRecord, ActionType } from '#server/features/vps/actions-store.ts'

const MINUTE = 60_000

/**
 * How long an action may be under way while its driver says that it is working, in milliseconds: several times what it takes on a busy hypervisor, so that
 * only one that will never end times out.
 */
export const actionLimits: Readonly<Record<ActionType, number>> = {
  // A clone copies a whole disk, and waits until others on its node have ended.
  create: 60 * MINUTE,
  rebuild: 60 * MINUTE,
  // A rollback may write a whole disk.
  restore: 60 * MINUTE,
  // What was written since is merged or saved: minutes on slow storage.
  snapshot: 30 * MINUTE,
  deleteSnapshot: 30 * MINUTE,
  // The disk grows, and the machine shuts down and starts. Money waits for it.
  resize: 30 * MINUTE,
  // A disk is erased after the machine was switched off.
  cancel: 30 * MINUTE,
  terminate: 30 * MINUTE,
  // A guest has a minute to shut down before it is switched off.
  start: 15 * MINUTE,
  shutdown: 15 * MINUTE,
  reboot: 15 * MINUTE,
  stop: 15 * MINUTE,
  reset: 15 * MINUTE,
  suspend: 15 * MINUTE,
  resume: 15 * MINUTE,
  rescue: 15 * MINUTE,
  endRescue: 15 * MINUTE,
  resetPassword: 15 * MINUTE,
  // It needs no driver.
  rename: MINUTE,
}

/** Whether an action has been under way for longer than its kind may. */
export const isOverdue = ({ type, startedAt }: Pick<ActionRecord, 'type' | 'startedAt'>, now: number): boolean =>
  startedAt !== null && now - startedAt >= actionLimits[type]

type Failed = Pick<ActionRecord, 'type' | 'error'>

/** What the system does is repeated until it is done. */
const always: readonly ActionType[] = ['suspend', 'resume', 'terminate']
/** What loses nothing when it is done later than it was wanted, and has no password, which is forgotten when an action ends. */
const afterTime: readonly ActionType[] = [
  ...(['start', 'shutdown', 'stop', 'reboot', 'reset', 'endRescue', 'snapshot', 'deleteSnapshot', 'cancel'] as const),
  ...always,
]

/** Whether an admin can have a failed action done once more. */
export const isRepeatable = ({ type, error }: Failed): boolean =>
  always.includes(type) || (error === 'timed_out' && afterTime.includes(type))

/**
 * Whether an admin can record a failed action as done: one that has timed out, and that the hypervisor ended later. What was paid for, or has a password, is
 * begun again by its customer instead.
 */
export const isAdoptable = ({ type, error }: Failed): boolean =>
  error === 'timed_out' && (afterTime.includes(type) || type === 'restore')
