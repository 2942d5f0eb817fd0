/**
 * `npm run bench:scale`: measures lists, searches, statistics, a customer's calls, an order and a night of renewals with many users, on SQLite and on a
 * private MariaDB if the machine has one (`--engine sqlite`, `--engine mariadb`), for each number of users in
 * `--users 10000,100000,1000000`, with three transactions each. First it queries the database with the server's stores. The reference is
 * the usual SQL (OFFSET for pages, LIKE '%word%' for searches, sums for statistics; `--ours` skips it), the limit is `select 1`. Then it
 * measures over HTTP. A slow reference runs only once, and MariaDB stops it after 10 s. Missing databases are filled first, which takes
 * minutes for a million users, and are kept in .cache/scale. Prints a table, and saves all figures in .cache/bench/scale.json.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hasMariadb, type PrivateMariadb, startPrivateMariadb } from '#server/platform/db/testing/private-mariadb.ts'
import { type Figure, median, percentile } from './figures.ts'
import { memoryOf } from './load.ts'
import { sampleMachineLoad } from './machine.ts'
import { startProgram, stopPrograms } from './processes.ts'
import { report } from './report.ts'
import { measureOverHttp } from './scale-http.ts'
import { measureDatabase } from './scale-queries.ts'
import { measureRenewals } from './scale-renewals.ts'
import { openExisting } from './wallets.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, '.cache/scale')
const { values: flags } = parseArgs({
  options: {
    users: { type: 'string', default: '10000,100000,1000000' },
    engine: { type: 'string' },
    rounds: { type: 'string', default: '30' },
    ours: { type: 'boolean', default: false },
  },
})
const sizes = flags.users.split(',').map(Number)
const rounds = Number(flags.rounds)
const engines = (hasMariadb() ? ['sqlite', 'mariadb'] : ['sqlite']).filter((name) => name === (flags.engine ?? name))
if (engines.length === 0) throw new Error(`This machine has no engine ${flags.engine}.`)

/** Whether a database contains at least this many users. */
async function isFilled(url: string, users: number): Promise<boolean> {
  const database = openExisting(url)
  try {
    const row = await database.queries('counters').where({ name: 'users' }).sum({ total: 'value' }).first()
    return Number(row?.total) >= users
  } catch {
    return false
  } finally {
    await database.close()
  }
}

function fill(url: string, users: number): void {
  const command = ['server/commands/seed-scale.ts', '--users', String(users), '--database', url]
  console.log(`Filling a database with ${users} users: ${url}`)
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${url} could not be filled`)
}

async function sqliteOf(users: number): Promise<string> {
  const file = join(folder, `sqlite-${users}.db`)
  if (existsSync(file) && (await isFilled(`sqlite:${file}`, users))) return `sqlite:${file}`
  for (const path of [file, `${file}.new`]) rmSync(path, { force: true })
  fill(`sqlite:${file}.new`, users)
  renameSync(`${file}.new`, file)
  return `sqlite:${file}`
}

let mariadb: PrivateMariadb | undefined
async function mariadbOf(users: number): Promise<string> {
  mariadb ??= await startPrivateMariadb(
    // This is a realistic buffer pool for the size: a million users take 8.7 GB. The sort buffer is for building the
    // keys.
    [
      `--innodb-buffer-pool-size=${Math.ceil(Math.max(...sizes) / 125_000)}G`,
      '--innodb-log-file-size=2G',
      '--innodb-sort-buffer-size=64M',
    ],
    join(folder, 'mariadb'),
  )
  const name = `scale_${users}`
  const url = mariadb.url(name)
  if (await isFilled(url, users)) return url
  const system = openExisting(mariadb.url('mysql'))
  await system.queries.raw(`DROP DATABASE IF EXISTS ${name}`)
  await system.queries.raw(`CREATE DATABASE ${name}`)
  await system.close()
  fill(url, users)
  return url
}

const figures: Figure[] = []

async function measure(engine: string, users: number): Promise<void> {
  const url = engine === 'sqlite' ? await sqliteOf(users) : await mariadbOf(users)
  const about = `${engine} ${users.toLocaleString('en')}`
  const add = (name: string, figure: Omit<Figure, 'name' | 'unit'>, unit = 'ms') =>
    figures.push({ name: `${about}: ${name}`, unit, ...figure })

  console.log(`${about} users: in the database`)
  const queries = await measureDatabase(url, rounds, !flags.ours)
  for (const { name, times, reference, isReferenceStopped, limit, goal } of queries) {
    const stopped = isReferenceStopped ? ' (the reference was stopped)' : ''
    add(`${name}${stopped}`, { ours: times, ...(reference.length > 0 && { reference }), limit, goal: { atMost: goal } })
  }
  // The last page of each list is reported, with its first page as the reference.
  for (const { name, times } of queries.filter((each) => each.name.endsWith('last page'))) {
    const first = queries.find((each) => each.name === name.replace('last', 'first'))?.times ?? []
    add(`${name}, compared with the first`, { ours: times, reference: first, goal: { atMost: 2, times: 'reference' } })
  }
  const slowest = queries.toSorted((one, other) => percentile(other.times, 99) - percentile(one.times, 99))[0]
  if (slowest) add(`99th percentile of the slowest query: ${slowest.name}`, { ours: [percentile(slowest.times, 99)] })
  const scans = queries.flatMap(({ name, scans }) => scans.map((scan) => `${name}: ${scan}`))
  for (const scan of scans) console.log(`Full table scan: ${scan}`)
  add('full table scans', { ours: [scans.length], goal: { atMost: 0 } }, '')

  console.log(`${about} users: over HTTP`)
  const startServer = () =>
    startProgram('server/main.ts', {
      PORT: '0',
      LIMITS: 'off',
      LOG_LEVEL: 'error',
      SITE_DIR: '/nonexistent',
      DATABASE_URL: url,
    })
  const server = await startServer()
  const memoryBefore = memoryOf(server.pid)
  const overHttp = [...(await measureOverHttp(server.origin, queries, rounds))]
  const isQuery = (name: string) => queries.some((each) => each.name === name)
  const lists = overHttp.filter(([name]) => isQuery(name))
  const [slowestName = ''] = lists.toSorted(([, one], [, other]) => median(other) - median(one))[0] ?? []
  for (const [name, times] of overHttp.filter(([name]) => name === slowestName || !isQuery(name))) {
    const prefix = name === slowestName ? 'the slowest query ' : ''
    add(`${prefix}over HTTP: ${name}`, { ours: times })
    add(`${prefix}over HTTP, 99th percentile: ${name}`, { ours: [percentile(times, 99)] })
  }
  add('memory of the server before', { ours: [memoryBefore] }, 'MB')
  add('memory of the server after', { ours: [memoryOf(server.pid)] }, 'MB')
  await stopPrograms()

  console.log(`${about} users: a night of renewals`)
  const { short, long, memoryBefore: renewing, memoryAfter, killed } = await measureRenewals(url, startServer)
  await stopPrograms()
  const goal = { atLeast: 0.9, times: 'reference' } as const
  add('renewals per second of processor time, four times as many', { ours: [long], reference: [short], goal }, '')
  add('memory that renewals take', { ours: [memoryAfter - renewing], goal: { atMost: 256 } }, 'MB')
  const { due, charged, twice } = killed
  add('renewals of a server that was killed, not done', { ours: [due - charged], goal: { atMost: 0 } }, '')
  add('renewals of a server that was killed, done twice', { ours: [twice], goal: { atMost: 0 } }, '')
}

mkdirSync(folder, { recursive: true })
async function cleanUp() {
  await stopPrograms()
  await mariadb?.remove()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cleanUp().then(() => process.exit(1)))

const before = await sampleMachineLoad()
try {
  for (const users of sizes) for (const engine of engines) await measure(engine, users)
} finally {
  await cleanUp()
  // If a measurement fails, the figures measured until then are still reported.
  if (figures.length > 0) await report('scale', figures, before, { rounds, sizes, engines })
}
