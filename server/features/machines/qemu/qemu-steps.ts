import type { MachineCommand } from '#server/features/machines/provisioner.ts'

/**
 * A part of an operation: to end the process, alone (the machine switches itself off, or it fails), forced (or is switched off after a while) or at once;
 * to apply what changes; to start, in any case or if it ran before.
 */
export type QemuStep = 'alone' | 'forced' | 'quit' | 'apply' | 'up' | 'upAgain'

const steps: Record<MachineCommand['type'], readonly QemuStep[]> = {
  create: ['apply', 'up'],
  start: ['up'],
  shutdown: ['alone'],
  stop: ['quit'],
  reboot: ['alone', 'up'],
  // The process is replaced, so that its number tells whether it has been done.
  reset: ['quit', 'up'],
  rebuild: ['quit', 'apply', 'up'],
  resetPassword: ['forced', 'apply', 'up'],
  rescue: ['forced', 'apply', 'up'],
  endRescue: ['forced', 'apply', 'up'],
  snapshot: ['apply'],
  restore: ['quit', 'apply', 'upAgain'],
  deleteSnapshot: ['apply'],
  resize: [],
  suspend: ['apply', 'forced'],
  resume: ['apply', 'up'],
  destroy: ['quit', 'apply'],
}

/** The steps of a command, in order. */
export const stepsOf = ({ type }: MachineCommand): readonly QemuStep[] => steps[type]
