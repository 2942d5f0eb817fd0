import { availableParallelism, cpus, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** How busy the machine is with everything that runs on it. */
export interface MachineLoad {
  /** The load average of the last minute. */
  load: number
  /** The fraction of the processors' time that is in use now, from 0 to 1. */
  used: number
}

/** Load averages include processes that have ended. The current use of the processors is sampled over this many milliseconds. */
const SAMPLE_MS = 1000
/** From this fraction on, the machine counts as busy with something else. */
const BUSY = 0.1

/** Samples for a second how busy the processors are while this process is idle. Call it before and after a measurement. */
export async function sampleMachineLoad(): Promise<MachineLoad> {
  const before = processorTimes()
  await sleep(SAMPLE_MS)
  const after = processorTimes()
  return { load: loadavg()[0] ?? 0, used: 1 - (after.idle - before.idle) / (after.all - before.all) }
}

function processorTimes() {
  const times = cpus().map(({ times }) => times)
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0)
  return { idle: times.reduce((sum, { idle }) => sum + idle, 0), all }
}

/** The note on the machine above a table. */
export function machineNote(before: MachineLoad, after: MachineLoad, processors = availableParallelism()): string {
  const load = `${processors} processors; load ${before.load.toFixed(1)} before, ${after.load.toFixed(1)} after.`
  const busiest = Math.max(before.used, after.used)
  if (busiest < BUSY) return load
  return `${load} The machine was busy with something else (${Math.round(busiest * 100)} % of its processors): trust ratios, not times.`
}
