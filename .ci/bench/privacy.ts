/**
 * `npm run bench:privacy`: measures whether the time of a response tells if an email address has an account: a forgotten password, and a sign-in with a
 * wrong one, 500 times (`--pairs`) with an address that has one and 500 times with one that has none, in a random order, on SQLite and on a private
 * MariaDB if the machine has one (`--engine sqlite`, `--engine mariadb`). Prints a table, and saves all figures in .cache/bench/privacy.json.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasMariadb, startPrivateMariadb } from '#server/platform/db/testing/private-mariadb.ts'
import { advantage } from './advantage.ts'
import type { Figure } from './figures.ts'
import { sampleMachineLoad } from './machine.ts'
import { startProgram, stopPrograms } from './processes.ts'
import { report } from './report.ts'
import { openExisting } from './wallets.ts'

const { values: flags } = parseArgs({
  options: { pairs: { type: 'string', default: '500' }, engine: { type: 'string' } },
})
const pairs = Number(flags.pairs)
const engines = (hasMariadb() ? ['sqlite', 'mariadb'] : ['sqlite']).filter((name) => name === (flags.engine ?? name))
if (engines.length === 0) throw new Error(`This machine has no engine ${flags.engine}.`)

/** How often an address is used: more links than five an hour are not sent, in other work than the first five. */
const CALLS_PER_ADDRESS = 5
/** Pairs before the measured ones. */
const WARM_UP = 20
/**
 * By how much more than chance a guess may be right, in percent, for it to be none: of 500 pairs of the same distribution, one run in two hundred has more.
 */
const MAX_ADVANTAGE = 10

const password = 'mat-khau-cua-khach-hang'

/** A call whose time must not depend on the address. */
interface Probe {
  name: string
  path: string
  status: number
  bodyFor(email: string): unknown
}
const probes: Probe[] = [
  { name: 'a forgotten password', path: '/api/auth/forgot', status: 202, bodyFor: (email) => ({ email }) },
  {
    name: 'a sign-in with a wrong password',
    path: '/api/auth/login',
    status: 401,
    bodyFor: (email) => ({ email, password: 'khong-phai-mat-khau' }),
  },
]

/** Each call comes from an address of its own, as a proxy would say it: one address may try a hundred wrong passwords in a quarter of an hour. */
let calls = 0
function nextAddress(): string {
  calls += 1
  return `203.0.${calls >> 8}.${calls & 255}`
}

/** Sends one call over a connection that is kept, and returns its milliseconds. Rejects for another status than the expected one. */
function timed(agent: Agent, origin: string, path: string, body: unknown, status: number): Promise<number> {
  const payload = JSON.stringify(body)
  const length = Buffer.byteLength(payload)
  const headers = { 'content-type': 'application/json', 'content-length': length, 'x-forwarded-for': nextAddress() }
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const sent = request(new URL(path, origin), { agent, method: 'POST', headers }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode === status) resolve(performance.now() - began)
        else reject(new Error(`${path} returned ${response.statusCode}`))
      })
    })
    sent.once('error', reject).end(payload)
  })
}

async function measure(engine: string, url: string): Promise<Figure[]> {
  const settings = { PORT: '0', LIMITS: 'off', LOG_LEVEL: 'error', SITE_DIR: '/nonexistent', TRUST_PROXY: '1' }
  const { origin } = await startProgram('server/main.ts', { ...settings, DATABASE_URL: url })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const addressOf = (kind: string, call: number) => `${kind}-${Math.floor(call / CALLS_PER_ADDRESS)}@sen.test`
  for (let call = 0; call < pairs + WARM_UP; call += CALLS_PER_ADDRESS) {
    const person = { email: addressOf('known', call), password, firstName: 'Lan', lastName: 'Phạm' }
    await timed(agent, origin, '/api/auth/register', person, 201)
  }
  const figures: Figure[] = []
  for (const { name, path, status, bodyFor } of probes) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let call = 0; call < pairs + WARM_UP; call += 1) {
      const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
      for (const kind of order) {
        const time = await timed(agent, origin, path, bodyFor(addressOf(kind, call)), status)
        if (call >= WARM_UP) times[kind].push(time)
      }
    }
    const title = `${engine}: ${name}`
    figures.push(
      { name: `${title}, of a known and an unknown address`, unit: 'ms', ours: times.known, reference: times.unknown },
      {
        name: `${title}, right guesses beyond chance`,
        unit: '%',
        ours: [advantage(times.known, times.unknown) * 100],
        goal: { atMost: MAX_ADVANTAGE },
      },
    )
  }
  agent.destroy()
  await stopPrograms()
  return figures
}

const figures: Figure[] = []
const before = await sampleMachineLoad()
if (engines.includes('sqlite')) {
  const folder = mkdtempSync(join(tmpdir(), 'sen-cloud-privacy-'))
  figures.push(...(await measure('sqlite', `sqlite:${join(folder, 'privacy.db')}`)))
  rmSync(folder, { recursive: true })
}
if (engines.includes('mariadb')) {
  const mariadb = await startPrivateMariadb()
  const system = openExisting(mariadb.url('mysql'))
  await system.queries.raw('CREATE DATABASE privacy')
  await system.close()
  figures.push(...(await measure('mariadb', mariadb.url('privacy'))))
  await mariadb.remove()
}
await report('privacy', figures, before, { pairs })
