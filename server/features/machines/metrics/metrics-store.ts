import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { upsert } from '#server/platform/db/upsert.ts'

const sampleColumns = {
  vpsId: varchar('vps_id'),
  /** How long the step is, in seconds, and when it began, in milliseconds. */
  step: integer('step'),
  at: integer('at'),
  /** How many measurements it has of the load, the disk and the network: the first one has no rates, and some hypervisors cannot tell all. */
  samples: integer('samples'),
  diskSamples: integer('disk_samples'),
  networkSamples: integer('network_samples'),
  /** Load of all processors, in hundredths of a percent. Sums of all measurements, and the highest one. */
  cpuSum: integer('cpu_sum'),
  cpuMax: integer('cpu_max'),
  /** Used memory, in KiB. */
  memorySum: integer('memory_sum'),
  memoryMax: integer('memory_max'),
  /** Rates in bytes per second. */
  diskReadSum: integer('disk_read_sum'),
  diskReadMax: integer('disk_read_max'),
  diskWriteSum: integer('disk_write_sum'),
  diskWriteMax: integer('disk_write_max'),
  networkInSum: integer('network_in_sum'),
  networkInMax: integer('network_in_max'),
  networkOutSum: integer('network_out_sum'),
  networkOutMax: integer('network_out_max'),
}
const samples = createTable('machine_samples', sampleColumns)

/** What was measured during a step. */
export type SampleRecord = RecordOf<typeof sampleColumns>

const counterColumns = {
  vpsId: varchar('vps_id'),
  measuredAt: integer('measured_at'),
  diskReadBytes: nullable(integer('disk_read_bytes')),
  diskWriteBytes: nullable(integer('disk_write_bytes')),
  networkInBytes: nullable(integer('network_in_bytes')),
  networkOutBytes: nullable(integer('network_out_bytes')),
}
const counters = createTable('machine_counters', counterColumns)

/** The hypervisor's counters of a machine as they were last read. */
export type CounterRecord = RecordOf<typeof counterColumns>

/** What a machine has sent and received in a month of Vietnam's calendar, such as `2026-11`. */
export interface TrafficRecord {
  vpsId: string
  month: string
  receivedBytes: number
  sentBytes: number
}

const traffic = createTable('machine_traffic', {
  vpsId: varchar('vps_id'),
  month: varchar('month'),
  receivedBytes: integer('received_bytes'),
  sentBytes: integer('sent_bytes'),
})

export interface MetricsStore {
  /** Which of these machines are instances of ours. */
  known(tx: DbTransaction, vpsIds: readonly string[]): Promise<ReadonlySet<string>>
  /** The counters of these machines, which no other measurement changes until this transaction ends. */
  lockCounters(tx: DbTransaction, vpsIds: readonly string[]): Promise<ReadonlyMap<string, CounterRecord>>
  putCounters(tx: DbTransaction, records: readonly CounterRecord[]): Promise<void>
  /** Adds measurements to the steps that they belong to. */
  addSamples(tx: DbTransaction, records: readonly SampleRecord[]): Promise<void>
  addTraffic(tx: DbTransaction, records: readonly TrafficRecord[]): Promise<void>
  /** Deletes the steps of these machines that began before a time. */
  deleteBefore(tx: DbTransaction, vpsIds: readonly string[], step: number, before: number): Promise<void>
  /** The steps of a machine that began at `from` or later, oldest first. */
  samplesOf(queries: Queries, vpsId: string, step: number, from: number): Promise<SampleRecord[]>
  /** The traffic of a machine in a month; null if none was measured. */
  trafficOf(
    queries: Queries,
    vpsId: string,
    month: string,
  ): Promise<{ receivedBytes: number; sentBytes: number } | null>
  /** Machines that were last measured before a time: at most `limit`. */
  silentSince(queries: Queries, before: number, limit: number): Promise<string[]>
  /** Deletes all that was measured of these machines. */
  forget(tx: DbTransaction, vpsIds: readonly string[]): Promise<void>
}

const tables = ['machine_samples', 'machine_counters', 'machine_traffic'] as const

export const createMetricsStore = (): MetricsStore => ({
  async known(tx, vpsIds) {
    const rows = await tx('instances')
      .whereIn('id', [...vpsIds])
      .select('id')
    return new Set(rows.map(({ id }) => String(id)))
  },

  async lockCounters(tx, vpsIds) {
    const rows: object[] = await tx(counters.name)
      .whereIn('vps_id', [...vpsIds])
      .forUpdate()
    return new Map(rows.map((row) => counters.toRecord(row)).map((record) => [record.vpsId, record]))
  },

  async putCounters(tx, records) {
    await upsert(tx, counters, records, ['vps_id'], () => 'given')
  },

  async addSamples(tx, records) {
    await upsert(tx, samples, records, ['vps_id', 'step', 'at'], (column) =>
      column.endsWith('_max') ? 'greatest' : 'sum',
    )
  },

  async addTraffic(tx, records) {
    await upsert(tx, traffic, records, ['vps_id', 'month'], () => 'sum')
  },

  async deleteBefore(tx, vpsIds, step, before) {
    await tx(samples.name)
      .whereIn('vps_id', [...vpsIds])
      .where({ step })
      .where('at', '<', before)
      .delete()
  },

  async samplesOf(queries, vpsId, step, from) {
    const rows: object[] = await queries(samples.name)
      .where({ vps_id: vpsId, step })
      .where('at', '>=', from)
      .orderBy('at')
    return rows.map(samples.toRecord)
  },

  async trafficOf(queries, vpsId, month) {
    const row = await queries(traffic.name).where({ vps_id: vpsId, month }).first('received_bytes', 'sent_bytes')
    if (!row) return null
    return { receivedBytes: toSafeInteger(row.received_bytes), sentBytes: toSafeInteger(row.sent_bytes) }
  },

  async silentSince(queries, before, limit) {
    const rows = await queries(counters.name).where('measured_at', '<', before).limit(limit).select('vps_id')
    return rows.map((row) => String(row.vps_id))
  },

  async forget(tx, vpsIds) {
    for (const table of tables)
      await tx(table)
        .whereIn('vps_id', [...vpsIds])
        .delete()
  },
})
