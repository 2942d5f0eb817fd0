import { constants, setPriority } from 'node:os'

/** Lowers a process's priority where the system allows it and the process still runs. */
export function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // The priority is an optimisation only.
  }
}
