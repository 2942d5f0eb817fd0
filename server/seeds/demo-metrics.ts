import { dayOf, startOfMonth } from '#contracts/rules/calendar.ts'
import { allSteps, firstBegin, type MetricSteps } from '#server/features/machines/metrics/metric-steps.ts'
import { createMetricsStore, type SampleRecord } from '#server/features/machines/metrics/metrics-store.ts'
import type { MachineReport } from '#server/features/machines/provisioner.ts'
import { reportOf } from '#server/features/machines/sandbox/sandbox-load.ts'
import type { SandboxState } from '#server/features/machines/sandbox/sandbox-machines-store.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'

const MINUTE = 60_000
/** A step is measured at so many times at most: the load of the sandbox changes slowly. */
const TIMES = 12

const metrics = createMetricsStore()

const counters = ['diskReadBytes', 'diskWriteBytes', 'networkInBytes', 'networkOutBytes'] as const

/** The bytes per second of a counter between two reports. */
function rateOf(name: (typeof counters)[number], from: MachineReport, to: MachineReport, seconds: number): number {
  return Math.max(0, Math.round(((to[name] ?? 0) - (from[name] ?? 0)) / seconds))
}

/** A step as it would have been kept if the machine had been measured once a minute. */
function sampleOf(id: string, state: SandboxState, { step }: MetricSteps, at: number, end: number): SampleRecord {
  const minutes = Math.max(1, Math.round((end - at) / MINUTE))
  const times = Math.min(minutes, TIMES)
  const reports = Array.from({ length: times + 1 }, (_, index) =>
    reportOf({ id }, state, at + (index * (end - at)) / times),
  )
  const values = { cpu: [] as number[], memory: [] as number[] }
  const rates = { read: [] as number[], write: [] as number[], in: [] as number[], out: [] as number[] }
  for (const [index, to] of reports.entries()) {
    const from = reports[index - 1]
    if (!from) continue
    values.cpu.push(Math.round((to.cpu ?? 0) * 10_000))
    values.memory.push(Math.round((to.memoryBytes ?? 0) / 1024))
    const seconds = (end - at) / times / 1000
    rates.read.push(rateOf('diskReadBytes', from, to, seconds))
    rates.write.push(rateOf('diskWriteBytes', from, to, seconds))
    rates.in.push(rateOf('networkInBytes', from, to, seconds))
    rates.out.push(rateOf('networkOutBytes', from, to, seconds))
  }
  /** The sum of all minutes. */
  const sum = (given: number[]) => Math.round((given.reduce((total, value) => total + value, 0) * minutes) / times)
  return {
    vpsId: id,
    step,
    at,
    samples: minutes,
    diskSamples: minutes,
    networkSamples: minutes,
    cpuSum: sum(values.cpu),
    cpuMax: Math.max(...values.cpu),
    memorySum: sum(values.memory),
    memoryMax: Math.max(...values.memory),
    diskReadSum: sum(rates.read),
    diskReadMax: Math.max(...rates.read),
    diskWriteSum: sum(rates.write),
    diskWriteMax: Math.max(...rates.write),
    networkInSum: sum(rates.in),
    networkInMax: Math.max(...rates.in),
    networkOutSum: sum(rates.out),
    networkOutMax: Math.max(...rates.out),
  }
}

/** Inserts what the sandbox would have measured of a machine that has run since it was created, and its traffic of this month. */
export async function seedMetrics(tx: DbTransaction, id: string, state: SandboxState, now: number): Promise<void> {
  const rows = allSteps.flatMap((steps) => {
    const first = firstBegin(now, steps)
    return Array.from({ length: steps.count }, (_, index) => first + index * steps.step * 1000)
      .filter((at) => at >= state.startedAt && at < now)
      .map((at) => sampleOf(id, state, steps, at, Math.min(at + steps.step * 1000, now)))
  })
  await metrics.addSamples(tx, rows)
  const report = reportOf({ id }, state, now)
  const { diskReadBytes, diskWriteBytes, networkInBytes, networkOutBytes } = report
  const read = { diskReadBytes, diskWriteBytes, networkInBytes, networkOutBytes }
  await metrics.putCounters(tx, [{ vpsId: id, measuredAt: now, ...read }])
  const before = reportOf({ id }, state, Math.max(startOfMonth(now), state.startedAt))
  const flowed = (name: 'networkInBytes' | 'networkOutBytes') => (report[name] ?? 0) - (before[name] ?? 0)
  const [receivedBytes, sentBytes] = [flowed('networkInBytes'), flowed('networkOutBytes')]
  await metrics.addTraffic(tx, [{ vpsId: id, month: dayOf(now).slice(0, 7), receivedBytes, sentBytes }])
}
