import { type MachineMetrics, type MetricName, type MetricWindow, metricNames } from '#contracts/machine-metrics.ts'
import { dayOf } from '#contracts/rules/calendar.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { JobQueue } from '#server/features/jobs/jobs-store.ts'
import type { MachineReport, Provisioner } from '#server/features/machines/provisioner.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import { allSteps, beginOfStep, firstBegin, stepsOf } from './metric-steps.ts'
import type { CounterRecord, MetricsStore, SampleRecord, TrafficRecord } from './metrics-store.ts'

/** The kind of the job that measures all machines. */
export const MEASURE_MACHINES = 'machines.measure'

/** How often machines are measured, in milliseconds. */
const INTERVAL = 60_000
/** The machines of one transaction: others wait for it. */
const BATCH = 40
/** Over a longer time than this, in milliseconds, a mean rate says nothing of the minute that it would count for. */
const RATE_WITHIN = 5 * INTERVAL
/** How long what was measured of a machine is kept after the last time, in milliseconds. */
const KEEP = 400 * 24 * 3_600_000
/** The machines that are forgotten at once. */
const FORGET_BATCH = 20

export interface MachineMetricsService {
  /** Adds the job, as a process starts. */
  begin(): Promise<void>
  measuring: JobHandler
  /** What a graph shows of a machine. */
  read(queries: Queries, vpsId: string, window: MetricWindow): Promise<MachineMetrics>
  /** What a machine has sent and received this month, in bytes; null if nothing was measured. */
  trafficOf(queries: Queries, vpsId: string): Promise<number | null>
}

interface MachineMetricsDeps {
  database: Database
  jobs: JobQueue
  provisioner: Pick<Provisioner, 'list'>
  store: MetricsStore
  clock: Clock
}

/** The counters of a report. */
const counted = ['diskReadBytes', 'diskWriteBytes', 'networkInBytes', 'networkOutBytes'] as const
type Counted = (typeof counted)[number]

/** How many bytes have flowed since the last measurement. A lower counter began at zero again when the machine was started. */
function flowed(name: Counted, report: MachineReport, before: CounterRecord | undefined): number | null {
  const count = report[name]
  const last = before?.[name] ?? null
  if (count === null || last === null) return null
  return count < last ? count : count - last
}

const KIB = 1024

/** A measurement of one minute as a row of a step. */
function sampleOf(
  report: MachineReport,
  bytes: Readonly<Record<Counted, number | null>>,
  seconds: number,
): Omit<SampleRecord, 'step' | 'at'> {
  const cpu = Math.round((report.cpu ?? 0) * 10_000)
  const memory = Math.round((report.memoryBytes ?? 0) / KIB)
  const isRecent = seconds > 0 && seconds * 1000 <= RATE_WITHIN
  const rate = (name: Counted) => (isRecent ? Math.round((bytes[name] ?? 0) / seconds) : 0)
  const rates = {
    diskRead: rate('diskReadBytes'),
    diskWrite: rate('diskWriteBytes'),
    networkIn: rate('networkInBytes'),
    networkOut: rate('networkOutBytes'),
  }
  return {
    vpsId: report.machineId,
    samples: report.cpu === null ? 0 : 1,
    diskSamples: Number(isRecent && bytes.diskReadBytes !== null),
    networkSamples: Number(isRecent && bytes.networkInBytes !== null),
    cpuSum: cpu,
    cpuMax: cpu,
    memorySum: memory,
    memoryMax: memory,
    diskReadSum: rates.diskRead,
    diskReadMax: rates.diskRead,
    diskWriteSum: rates.diskWrite,
    diskWriteMax: rates.diskWrite,
    networkInSum: rates.networkIn,
    networkInMax: rates.networkIn,
    networkOutSum: rates.networkOut,
    networkOutMax: rates.networkOut,
  }
}

/** How each metric is read from a row: its unit, the number of measurements, and the factor from what is stored to the unit. */
const readings = {
  cpu: { unit: 'percent', count: 'samples', sum: 'cpuSum', max: 'cpuMax', factor: 0.01 },
  memory: { unit: 'bytes', count: 'samples', sum: 'memorySum', max: 'memoryMax', factor: KIB },
  diskRead: { unit: 'bytesPerSecond', count: 'diskSamples', sum: 'diskReadSum', max: 'diskReadMax', factor: 1 },
  diskWrite: { unit: 'bytesPerSecond', count: 'diskSamples', sum: 'diskWriteSum', max: 'diskWriteMax', factor: 1 },
  networkIn: { unit: 'bitsPerSecond', count: 'networkSamples', sum: 'networkInSum', max: 'networkInMax', factor: 8 },
  networkOut: { unit: 'bitsPerSecond', count: 'networkSamples', sum: 'networkOutSum', max: 'networkOutMax', factor: 8 },
} as const satisfies Record<MetricName, object>

/** Two decimals are more than a graph shows. */
const rounded = (value: number) => Math.round(value * 100) / 100

/** Keeps what hypervisors measure of machines, and reads it for graphs. */
export function createMachineMetrics(deps: MachineMetricsDeps): MachineMetricsService {
  const { database, jobs, provisioner, store, clock } = deps

  /** Keeps the measurements of some machines, each once a minute. */
  async function keep(tx: DbTransaction, reports: readonly MachineReport[], now: number): Promise<void> {
    const ids = reports.map(({ machineId }) => machineId).sort()
    const known = await store.known(tx, ids)
    const before = await store.lockCounters(tx, ids)
    const due = reports
      .filter(({ machineId }) => known.has(machineId))
      .filter(({ machineId }) => minuteOf(before.get(machineId)?.measuredAt ?? 0) < minuteOf(now))
      .sort((one, other) => (one.machineId < other.machineId ? -1 : 1))
    const rows: SampleRecord[] = []
    const traffic: TrafficRecord[] = []
    for (const report of due) {
      const last = before.get(report.machineId)
      const bytes = {
        diskReadBytes: flowed('diskReadBytes', report, last),
        diskWriteBytes: flowed('diskWriteBytes', report, last),
        networkInBytes: flowed('networkInBytes', report, last),
        networkOutBytes: flowed('networkOutBytes', report, last),
      }
      const [receivedBytes, sentBytes] = [bytes.networkInBytes ?? 0, bytes.networkOutBytes ?? 0]
      if (receivedBytes + sentBytes > 0)
        traffic.push({ vpsId: report.machineId, month: monthOf(now), receivedBytes, sentBytes })
      // A machine that does not run has no load: its graph has a gap.
      if (report.power !== 'running') continue
      const sample = sampleOf(report, bytes, last ? (now - last.measuredAt) / 1000 : 0)
      for (const { step } of allSteps) rows.push({ ...sample, step, at: beginOfStep(now, step) })
    }
    await store.putCounters(
      tx,
      due.map(({ machineId, diskReadBytes, diskWriteBytes, networkInBytes, networkOutBytes }) => ({
        vpsId: machineId,
        measuredAt: now,
        diskReadBytes,
        diskWriteBytes,
        networkInBytes,
        networkOutBytes,
      })),
    )
    await store.addSamples(tx, rows)
    await store.addTraffic(tx, traffic)
    await removeOld(tx, due, before, now)
  }

  /** Deletes the oldest step of those machines for which a new one has begun. */
  async function removeOld(
    tx: DbTransaction,
    due: readonly MachineReport[],
    before: ReadonlyMap<string, CounterRecord>,
    now: number,
  ): Promise<void> {
    for (const steps of allSteps) {
      const begin = beginOfStep(now, steps.step)
      const ids = due.map(({ machineId }) => machineId).filter((id) => (before.get(id)?.measuredAt ?? now) < begin)
      if (ids.length > 0) await store.deleteBefore(tx, ids, steps.step, firstBegin(now, steps))
    }
  }

  async function measure(): Promise<void> {
    const now = clock.now()
    const reports = await provisioner.list()
    for (let from = 0; from < reports.length; from += BATCH)
      await database.transaction((tx) => keep(tx, reports.slice(from, from + BATCH), now))
    const silent = await store.silentSince(database.queries, now - KEEP, FORGET_BATCH)
    if (silent.length > 0) await database.transaction((tx) => store.forget(tx, silent))
  }

  return {
    async begin() {
      await jobs.add(database.queries, { kind: MEASURE_MACHINES, subjectId: 'all', runAt: clock.now() + INTERVAL })
    },

    measuring: {
      isPeriodic: true,
      async run() {
        await measure()
        return { runAgainIn: INTERVAL }
      },
    },

    async read(queries, vpsId, window) {
      const steps = stepsOf[window]
      const first = firstBegin(clock.now(), steps)
      const rows = await store.samplesOf(queries, vpsId, steps.step, first)
      const byBegin = new Map(rows.map((row) => [row.at, row]))
      const begins = Array.from({ length: steps.count }, (_, index) => first + index * steps.step * 1000)
      return {
        step: steps.step,
        series: metricNames.map((name) => {
          const { unit, count, sum, max, factor } = readings[name]
          return {
            name,
            unit,
            points: begins.map((at): [number, number | null, number | null] => {
              const row = byBegin.get(at)
              if (!row || row[count] === 0) return [at, null, null]
              return [at, rounded((row[sum] / row[count]) * factor), rounded(row[max] * factor)]
            }),
          }
        }),
      }
    },

    async trafficOf(queries, vpsId) {
      const traffic = await store.trafficOf(queries, vpsId, monthOf(clock.now()))
      return traffic && traffic.receivedBytes + traffic.sentBytes
    },
  }
}

const minuteOf = (at: number) => Math.floor(at / INTERVAL)

/** The month of Vietnam's calendar, such as `2026-11`. */
const monthOf = (at: number) => dayOf(at).slice(0, 7)
