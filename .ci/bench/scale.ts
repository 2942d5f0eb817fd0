/**
 * `npm run bench:scale`: what lists, searches, figures, a customer's calls and an order cost when there are many people, on
 * SQLite and on a private MariaDB where the machine has one (`--engine sqlite`, `--engine mariadb`), for each number of people of
 * `--users 10000,100000,1000000`, with three transactions each. In the database a page is asked for as the server's stores do,
 * beside what most would write (OFFSET for pages, LIKE '%word%' for searches, sums for figures; `--ours` leaves it out) and, as
 * the limit, the shortest question there is. Then over HTTP. The usual way is asked once where it is slow, and stopped after
 * 10 s where the engine can be stopped. Databases that are not there are made first, which takes minutes for a million, and stay
 * in .cache/scale. The table is printed, all figures stand in .cache/bench/scale.json.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hasMariadb, type PrivateMariadb, startPrivateMariadb } from '#server/platform/db/testing/private-mariadb.ts'
import { type Figure, median } from './figures.ts'
import { memoryOf } from './load.ts'
import { lookAtMachine } from './machine.ts'
import { endPrograms, startProgram } from './processes.ts'
import { report } from './report.ts'
import { askOverHttp } from './scale-http.ts'
import { askDatabase } from './scale-questions.ts'
import { openFromOutside } from './wallets.ts'

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

/** Whether a database holds so many people, all of them. */
async function fits(url: string, users: number): Promise<boolean> {
  const database = openFromOutside(url)
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
  console.log(`There is no database of ${users} people yet: ${url}`)
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('It could not be made')
}

async function sqliteOf(users: number): Promise<string> {
  const file = join(folder, `sqlite-${users}.db`)
  if (existsSync(file) && (await fits(`sqlite:${file}`, users))) return `sqlite:${file}`
  for (const path of [file, `${file}.new`]) rmSync(path, { force: true })
  fill(`sqlite:${file}.new`, users)
  renameSync(`${file}.new`, file)
  return `sqlite:${file}`
}

let mariadb: PrivateMariadb | undefined
async function mariadbOf(users: number): Promise<string> {
  mariadb ??= await startPrivateMariadb(
    // As large as a server for so many would have it: a million people take 8.7 GB. The sorting is of keys that are built.
    ['--innodb-buffer-pool-size=8G', '--innodb-log-file-size=2G', '--innodb-sort-buffer-size=64M'],
    join(folder, 'mariadb'),
  )
  const name = `scale_${users}`
  const url = mariadb.url(name)
  if (await fits(url, users)) return url
  const outside = openFromOutside(mariadb.url('mysql'))
  await outside.queries.raw(`DROP DATABASE IF EXISTS ${name}`)
  await outside.queries.raw(`CREATE DATABASE ${name}`)
  await outside.close()
  fill(url, users)
  return url
}

/** What 99 of 100 were answered within. */
const p99 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN

const figures: Figure[] = []

async function measure(engine: string, users: number): Promise<void> {
  const url = engine === 'sqlite' ? await sqliteOf(users) : await mariadbOf(users)
  const about = `${engine} ${users.toLocaleString('en')}`
  const add = (name: string, figure: Omit<Figure, 'name' | 'unit'>, unit = 'ms') =>
    figures.push({ name: `${about}: ${name}`, unit, ...figure })

  console.log(`${about} people: in the database`)
  const asked = await askDatabase(url, rounds, !flags.ours)
  for (const { name, times, peer, isPeerStopped, limit, goal } of asked) {
    const stopped = isPeerStopped ? ' (the peer was stopped)' : ''
    add(`${name}${stopped}`, { ours: times, ...(peer.length > 0 && { peer }), limit, goal: { atMost: goal } })
  }
  // The last page of a list beside its first: both by our own way.
  for (const { name, times } of asked.filter((each) => each.name.endsWith('last page'))) {
    const first = asked.find((each) => each.name === name.replace('last', 'first'))?.times ?? []
    add(`${name}, its peer the first page`, { ours: times, peer: first, goal: { atMost: 2, times: 'peer' } })
  }
  const slowest = asked.toSorted((one, other) => p99(other.times) - p99(one.times))[0]
  if (slowest) add(`99 % within, of the slowest: ${slowest.name}`, { ours: [p99(slowest.times)] })
  const scans = asked.flatMap(({ name, scans }) => scans.map((scan) => `${name}: ${scan}`))
  for (const scan of scans) console.log(`A whole table is read: ${scan}`)
  add('plans that read a whole table', { ours: [scans.length], goal: { atMost: 0 } }, '')

  console.log(`${about} people: over HTTP`)
  const server = await startProgram('server/main.ts', {
    PORT: '0',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    SITE_DIR: '/nonexistent',
    DATABASE_URL: url,
  })
  const memoryBefore = memoryOf(server.pid)
  const answered = await askOverHttp(server.origin, asked, rounds)
  const isAsked = (name: string) => asked.some((each) => each.name === name)
  const lists = [...answered].filter(([name]) => isAsked(name))
  const [last = ''] = lists.toSorted(([, one], [, other]) => median(other) - median(one))[0] ?? []
  for (const [name, times] of [...answered].filter(([name]) => name === last || !isAsked(name))) {
    const slowest = name === last ? 'the slowest of these ' : ''
    add(`${slowest}over HTTP: ${name}`, { ours: times })
    add(`${slowest}over HTTP, 99 % within: ${name}`, { ours: [p99(times)] })
  }
  add('memory of the server before', { ours: [memoryBefore] }, 'MB')
  add('memory of the server after all of it', { ours: [memoryOf(server.pid)] }, 'MB')
  await endPrograms()
}

mkdirSync(folder, { recursive: true })
async function cleanUp() {
  await endPrograms()
  await mariadb?.remove()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cleanUp().then(() => process.exit(1)))

const before = await lookAtMachine()
try {
  for (const users of sizes) for (const engine of engines) await measure(engine, users)
} finally {
  await cleanUp()
  // What was found before something broke is found nevertheless.
  if (figures.length > 0) await report('scale', figures, before, { rounds, sizes, engines })
}
