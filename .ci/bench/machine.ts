import { availableParallelism, cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** How busy the machine is with everything that runs on it. */
export interface MachineLoad {
  /** The load average of the last minute. */
  load: number
  /** The part of the processors' time that was used just now, from 0 to 1. */
  used: number
}

/** Load averages remember what has ended: what counts is what runs now, in this many milliseconds. */
const LOOK = 1000
/** From this part on, something else takes time from what is measured. */
const BUSY = 0.1

/** Looks for a second at what the processors do while this does nothing: before measuring, and after it. */
export async function lookAtMachine(): Promise<MachineLoad> {
  const before = spent()
  await sleep(LOOK)
  const after = spent()
  return { load: loadavg()[0] ?? 0, used: 1 - (after.idle - before.idle) / (after.all - before.all) }
}

function spent() {
  const times = cpus().map(({ times }) => times)
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0)
  return { idle: times.reduce((sum, { idle }) => sum + idle, 0), all }
}

/** What a reader of a table has to know about the machine. */
export function aboutMachine(before: MachineLoad, after: MachineLoad, processors = availableParallelism()): string {
  const load = `${processors} processors; load ${before.load.toFixed(1)} before, ${after.load.toFixed(1)} after.`
  const most = Math.max(before.used, after.used)
  if (most < BUSY) return load
  return `${load} The machine was busy with something else (${Math.round(most * 100)} % of its processors): believe ratios, not times.`
}
