/**
 * `npm run bench:scale`: what lists, searches, figures, a customer's calls and an order cost when there are many people, on
 * SQLite and on a private MariaDB where the machine has one (`--engine sqlite`, `--engine mariadb`), for each number of people of
 * `--users 10000,100000,1000000`, with three transactions each. In the database a page is asked for as the server's stores do,
 * in the same run as by what most would write: OFFSET for pages, LIKE '%word%' for searches; `--ours` leaves that out, which at a million takes longest. Then over HTTP. Databases that are
 * not there are made first, which takes minutes for a million, and stay in .cache/scale. The table is printed, all figures stand
 * in .cache/bench/scale.json.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { hasMariadb, type PrivateMariadb, startPrivateMariadb } from '#server/platform/db/testing/private-mariadb.ts'
import { aligned, type Figure, isMet, median, record, shown } from './figures.ts'
import { memoryOf } from './load.ts'
import { endPrograms, startProgram } from './processes.ts'
import { askOverHttp } from './scale-http.ts'
import { askDatabase } from './scale-questions.ts'
import { openFromOutside } from './wallets.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, '.cache/scale')
const { values: flags } = parseArgs({
  options: {
    users: { type: 'string', default: '10000,100000,1000000' },
    engine: { type: 'string' },
    rounds: { type: 'string', default: '15' },
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
    ['--innodb-buffer-pool-size=2G', '--innodb-log-file-size=512M'],
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

const nth = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN

const figures: Figure[] = []
const rows: string[][] = [['milliseconds', 'database p50', 'p99', 'peer p50', 'ratio', 'goal', '', 'HTTP p50', 'p99']]

async function measure(engine: string, users: number): Promise<void> {
  const url = engine === 'sqlite' ? await sqliteOf(users) : await mariadbOf(users)
  console.log(`${engine}, ${users} people: in the database`)
  const asked = await askDatabase(url, rounds, !flags.ours)
  console.log(`${engine}, ${users} people: over HTTP`)
  const server = await startProgram('server/main.ts', {
    PORT: '0',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    SITE_DIR: '/nonexistent',
    DATABASE_URL: url,
  })
  const before = memoryOf(server.pid)
  const answered = await askOverHttp(server.origin, asked, rounds)
  const after = memoryOf(server.pid)
  await endPrograms()

  const about = `${engine} ${users.toLocaleString('en')}`
  const add = (figure: Figure, p99: number | null, http: number[] | undefined) => {
    figures.push(figure)
    const { ours, peer, goal } = figure
    rows.push([
      figure.name,
      ours.length > 0 ? shown(median(ours)) : '–',
      p99 === null ? '–' : shown(p99),
      peer ? shown(median(peer)) : '–',
      peer ? shown(median(ours) / median(peer)) : '–',
      goal ? `≤ ${'atMost' in goal ? goal.atMost : goal.atLeast}${goal.times ? ` × ${goal.times}` : ''}` : '–',
      { true: 'met', false: 'not met', undefined: '–' }[`${isMet(figure)}`] ?? '',
      http ? shown(median(http)) : '–',
      http ? shown(nth(http, 0.99)) : '–',
    ])
    if (http) figures.push({ name: `${figure.name}, over HTTP`, unit: 'ms', ours: http })
  }
  for (const { name, times, peer, goal } of asked) {
    const figure = {
      name: `${about}: ${name}`,
      unit: 'ms',
      ours: times,
      ...(peer.length > 0 && { peer }),
      goal: { atMost: goal },
    }
    add(figure, nth(times, 0.99), answered.get(name))
  }
  // The last page of a list beside its first: both by our own way.
  for (const { name, times } of asked.filter((each) => each.name.endsWith('last page'))) {
    const first = asked.find((each) => each.name === name.replace('last', 'first'))
    const goal = { atMost: 2, times: 'peer' } as const
    add(
      { name: `${about}: ${name} beside the first`, unit: 'ms', ours: times, peer: first?.times ?? [], goal },
      null,
      undefined,
    )
  }
  for (const [name, times] of answered) {
    if (asked.some((each) => each.name === name)) continue
    figures.push({ name: `${about}: ${name}, over HTTP`, unit: 'ms', ours: times })
    rows.push([`${about}: ${name}`, ...Array(6).fill('–'), shown(median(times)), shown(nth(times, 0.99))])
  }
  figures.push({ name: `${about}: memory of the server`, unit: 'MB', ours: [after] })
  rows.push([
    `${about}: memory of the server in MB, before and after`,
    ...Array(6).fill('–'),
    shown(before),
    shown(after),
  ])
}

mkdirSync(folder, { recursive: true })
async function cleanUp() {
  await endPrograms()
  await mariadb?.remove()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cleanUp().then(() => process.exit(1)))

const loadBefore = loadavg()
try {
  for (const users of sizes) for (const engine of engines) await measure(engine, users)
} finally {
  await cleanUp()
}
console.log(
  `\n${rounds} calls each, one after the other; ${availableParallelism()} processors, load ${loadBefore[0]?.toFixed(1)} before.\n`,
)
console.log(aligned(rows))
record(join(root, '.cache/bench/scale.json'), figures, { rounds, sizes, engines, loadBefore })
