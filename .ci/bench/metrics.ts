/**
 * `npm run bench:metrics`: measures the graphs of 1,000 machines (`--machines`), on SQLite and on a private MariaDB if the machine has one (`--engine
 * sqlite`, `--engine mariadb`): how much room a year of them takes, how long it takes to read a graph, and to keep a minute of all machines. The limit
 * of a read is `select 1`. Prints a table, and saves all figures in .cache/bench/metrics.json.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { metricWindows } from '#contracts/machine-metrics.ts'
import { createMachineMetrics } from '#server/features/machines/metrics/machine-metrics.ts'
import { allSteps, firstBegin } from '#server/features/machines/metrics/metric-steps.ts'
import { createMetricsStore, type SampleRecord } from '#server/features/machines/metrics/metrics-store.ts'
import type { MachineReport } from '#server/features/machines/provisioner.ts'
import { migrations } from '#server/migrations/index.ts'
import { systemClock as clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate-store.ts'
import { hasMariadb, startPrivateMariadb } from '#server/platform/db/testing/private-mariadb.ts'
import type { Figure } from './figures.ts'
import { sampleMachineLoad } from './machine.ts'
import { report } from './report.ts'
import { openExisting } from './wallets.ts'

const { values: flags } = parseArgs({
  options: {
    machines: { type: 'string', default: '1000' },
    engine: { type: 'string' },
    rounds: { type: 'string', default: '30' },
  },
})
const machines = Number(flags.machines)
const rounds = Number(flags.rounds)
const engines = (hasMariadb() ? ['sqlite', 'mariadb'] : ['sqlite']).filter((name) => name === (flags.engine ?? name))
if (engines.length === 0) throw new Error(`This machine has no engine ${flags.engine}.`)

const ids = Array.from({ length: machines }, (_, index) => `machine-${String(index).padStart(6, '0')}`)
const store = createMetricsStore()

/** What a machine has at the end of a year: a row for each point of its graphs. */
function* yearOf(vpsId: string, now: number): Generator<SampleRecord> {
  const value = 1_000_000 + vpsId.length
  for (const { step, count } of allSteps) {
    const first = firstBegin(now, { step, count })
    for (let index = 0; index < count; index += 1)
      yield {
        vpsId,
        step,
        at: first + index * step * 1000,
        samples: step / 60,
        diskSamples: step / 60,
        networkSamples: step / 60,
        cpuSum: 2300 * (step / 60),
        cpuMax: 5800,
        memorySum: value * (step / 60),
        memoryMax: value,
        diskReadSum: value,
        diskReadMax: value,
        diskWriteSum: value,
        diskWriteMax: value,
        networkInSum: value,
        networkInMax: value,
        networkOutSum: value,
        networkOutMax: value,
      }
  }
}

async function fill(database: Database, now: number): Promise<void> {
  for (const vpsId of ids)
    await database.transaction(async (tx) => {
      await store.addSamples(tx, [...yearOf(vpsId, now)])
      await store.putCounters(tx, [
        { vpsId, measuredAt: now, diskReadBytes: 0, diskWriteBytes: 0, networkInBytes: 0, networkOutBytes: 0 },
      ])
    })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

const megabytes = (bytes: number) => bytes / 2 ** 20

async function measure(engine: string, url: string, sizeOf: (database: Database) => Promise<number>) {
  const database = openExisting(url)
  await migrate(database, migrations, clock)
  const before = await sizeOf(database)
  const start = clock.now()
  await fill(database, start)
  const size = await sizeOf(database)
  let now = start
  let minute = 0
  const metrics = createMachineMetrics({
    database,
    jobs: { add: async () => {}, addFirst: async () => {} },
    provisioner: { list: async () => ids.map((id) => reportOf(id, minute)) },
    // The machines are not instances of this database.
    store: { ...store, known: async (_: DbTransaction, given: readonly string[]) => new Set(given) },
    clock: { ...clock, now: () => now },
  })
  const add = (name: string, figure: Omit<Figure, 'name' | 'unit'>, unit = 'ms') =>
    figures.push({ name: `${engine}, ${machines.toLocaleString('en')} machines: ${name}`, unit, ...figure })
  add('a year of all graphs', { ours: [megabytes(size - before)] }, 'MB')

  const idle: number[] = []
  for (const window of metricWindows) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const id = ids[(round * 7919) % ids.length] ?? ''
      times.push(await timed(() => metrics.read(database.queries, id, window)))
      idle.push(await timed(() => database.queries.raw('select 1')))
    }
    add(`graph of ${window}`, { ours: times, limit: idle, goal: { atMost: 50 } })
  }

  const minutes: number[] = []
  for (minute = 1; minute <= 5; minute += 1) {
    now = start + minute * 60_000
    minutes.push(await timed(() => metrics.measuring.run(job)))
  }
  // A minute has 60 s, in which the database has other things to do.
  add('keeping a minute', { ours: minutes, goal: { atMost: 6000 } })
  await database.close()
}

/** The job of the measurement, whose fields it does not read. */
const job = { id: '', kind: '', subjectId: 'all', attempts: 0, createdAt: 0 } as Parameters<
  ReturnType<typeof createMachineMetrics>['measuring']['run']
>[0]

const reportOf = (machineId: string, minute: number): MachineReport => ({
  machineId,
  ref: machineId,
  power: 'running',
  uptimeSeconds: minute * 60,
  cpu: 0.23,
  memoryBytes: 2 ** 30,
  diskReadBytes: minute * 1e7,
  diskWriteBytes: minute * 1e7,
  networkInBytes: minute * 1e8,
  networkOutBytes: minute * 1e8,
  node: null,
  addresses: null,
  mac: null,
})

const figures: Figure[] = []
const before = await sampleMachineLoad()
const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-metrics-'))
if (engines.includes('sqlite')) {
  const file = join(folder, 'metrics.db')
  await measure('sqlite', `sqlite:${file}`, async ({ queries }) => {
    await queries.raw('PRAGMA wal_checkpoint(TRUNCATE)')
    return statSync(file).size
  })
}
if (engines.includes('mariadb')) {
  const mariadb = await startPrivateMariadb(['--innodb-buffer-pool-size=1G'])
  const system = openExisting(mariadb.url('mysql'))
  await system.queries.raw('CREATE DATABASE metrics')
  await measure('mariadb', mariadb.url('metrics'), async ({ queries }) => {
    await queries.raw('ANALYZE TABLE machine_samples')
    const [[row]] = await queries.raw(
      "SELECT SUM(data_length + index_length) AS size FROM information_schema.tables WHERE table_schema = 'metrics'",
    )
    return Number(row.size)
  })
  await system.close()
  await mariadb.remove()
}
rmSync(folder, { recursive: true })
await report('metrics', figures, before, { machines, rounds })
