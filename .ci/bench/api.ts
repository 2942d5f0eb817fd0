/**
 * `npm run bench:api`: what the API costs, against a bare Express route that answers the bytes of the product list, and orders
 * against their own statements run by better-sqlite3 alone, all in the same run. `--rounds 5` rounds, interleaved, of `--seconds 1`
 * for each load, after a shorter one that does not count; on SQLite, and on a private MariaDB where the machine has one
 * (`--engine sqlite`, `--engine mariadb`). Compare processor time before rates: who asks shares the machine with who answers. The
 * table is printed, the figures stand in .cache/bench/api.json.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { hasMariadb, type PrivateMariadb, startPrivateMariadb } from '#server/platform/db/testing/private-mariadb.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { type Figure, record, table } from './figures.ts'
import { type Call, createCaller, load, type Measured, memoryOf } from './load.ts'
import { endPrograms, type Started, startProgram } from './processes.ts'
import { orderOf, type RawOrders, recordOrders } from './raw-orders.ts'
import { makeShoppers, openFromOutside, type Shopper } from './wallets.ts'

type Engine = 'sqlite' | 'mariadb'

const folder = resolve(import.meta.dirname, '../../.cache/bench')
const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    engine: { type: 'string' },
  },
})
const rounds = Number(flags.rounds)
const seconds = Number(flags.seconds)
const engines: Engine[] = hasMariadb() ? ['sqlite', 'mariadb'] : ['sqlite']
const chosen = engines.filter((engine) => flags.engine === undefined || flags.engine === engine)
if (chosen.length === 0) throw new Error(`This machine has no engine ${flags.engine}, only ${engines.join(' and ')}.`)

/** How many callers ask at once; fewer for what takes a whole processor by itself. */
const CLIENTS = 16
const SIGN_INS = 4
const WALLETS = 200
/** How many deposits are followed until they are credited, and how long that may take, in milliseconds. */
const DEPOSITS = 100
const CREDITED = 60_000

/** Something to ask for, again and again. */
interface Load {
  name: string
  server: Started
  clients?: number
  most?: number
  next(number: number): Call[]
  settled?(): Promise<void>
  goal?: Figure['goal']
  /** Whether bare Express is its peer. */
  besideExpress?: true
}

/** A server on a database of its own: who asks, and who pays. */
interface Shop {
  server: Started
  shoppers: Shopper[]
  url: string
}

async function openShop(url: string, env: Record<string, string>): Promise<Shop> {
  const server = await startProgram('server/main.ts', {
    PORT: '0',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    SANDBOX_DELAY_MS: '0',
    SITE_DIR: '/nonexistent',
    DATABASE_URL: url,
    ...env,
  })
  const database = openFromOutside(url)
  const shoppers = await makeShoppers(database, WALLETS)
  await database.close()
  return { server, shoppers, url }
}

/** Waits until no job is left to be done. */
async function jobsDone(url: string): Promise<void> {
  const database = openFromOutside(url)
  try {
    const late = performance.now() + CREDITED
    while (await database.queries('jobs').whereNot({ state: 'done' }).first('id')) {
      if (performance.now() > late) throw new Error('There are deposits that nobody credits')
      await sleep(20)
    }
  } finally {
    await database.close()
  }
}

/**
 * All loads, on one engine. Orders go to a server that leaves instances to workers, so that an order is all that is measured;
 * deposits to one that does its own jobs, so that collecting, the signed webhook and the credit are in it.
 */
async function loadsOn(bare: Started, api: Shop, all: Shop): Promise<Load[]> {
  const caller = createCaller(api.server.origin, 1)
  const login = (path: string, body: unknown) => caller.call({ method: 'POST', path, body })
  const { text, cookie } = await login('/api/auth/login', demoAccounts.customer)
  const { id } = JSON.parse(text).user
  const { token } = JSON.parse((await login('/api/admin/auth', demoAccounts.admin)).text)
  caller.close()

  const mine = (path: string): Call => ({ path, headers: { cookie: cookie ?? '' } })
  const wallet = ({ shoppers }: Shop, number: number) => shoppers[number % WALLETS] as Shopper
  const post = (path: string, shopper: Shopper, body: unknown): Call => ({
    method: 'POST',
    path,
    headers: { cookie: shopper.cookie, 'idempotency-key': randomUUID() },
    body,
  })
  const { server } = api
  return [
    { name: 'bare Express', server: bare, next: () => [{ path: '/api/products' }] },
    {
      name: 'products',
      server,
      next: () => [{ path: '/api/products' }],
      besideExpress: true,
      goal: { atMost: 1, timesPeer: true },
    },
    {
      name: "a customer's instances",
      server,
      next: () => [mine(`/api/vps/user/${id}`)],
      besideExpress: true,
      goal: { atMost: 8, timesPeer: true },
    },
    {
      name: 'dashboard, its five calls',
      server,
      next: () =>
        [
          '/api/auth/me',
          `/api/wallet/balance/${id}`,
          `/api/vps/user/${id}`,
          `/api/wallet/transactions/${id}`,
          `/api/support/tickets/${id}`,
        ].map(mine),
      besideExpress: true,
    },
    {
      name: "an admin's users",
      server,
      next: () => [{ path: '/api/admin/users', headers: { authorization: `Bearer ${token}` } }],
      besideExpress: true,
    },
    {
      name: 'login',
      server,
      clients: SIGN_INS,
      next: () => [{ method: 'POST', path: '/api/auth/login', body: demoAccounts.customer }],
      besideExpress: true,
    },
    {
      name: 'order',
      server,
      next: (number) => [post('/api/vps/order', wallet(api, number), orderOf(wallet(api, number)))],
      besideExpress: true,
    },
    {
      name: 'deposit until it is credited',
      server: all.server,
      most: DEPOSITS,
      next: (number) => {
        const { userId } = wallet(all, number)
        const body = { userId, amount: '50000', paymentMethod: 'momo' }
        return [post('/api/wallet/deposit', wallet(all, number), body)]
      },
      settled: () => jobsDone(all.url),
      besideExpress: true,
    },
  ]
}

/** The figures of one engine. */
async function measureOn(engine: Engine, bare: Started, urlOf: (name: string) => Promise<string>): Promise<Figure[]> {
  const secret = randomBytes(32).toString('hex')
  const api = await openShop(await urlOf('api'), { ROLE: 'api', WEBHOOK_SECRET: secret })
  const all = await openShop(await urlOf('all'), {})
  const raw: RawOrders | null =
    engine === 'sqlite' ? await recordOrders(api.url.replace('sqlite:', ''), api.shoppers) : null
  const loads = await loadsOn(bare, api, all)
  const found = new Map<Load, Measured[]>(loads.map((each) => [each, []]))
  const rawRates: number[] = []
  for (let round = 0; round <= rounds; round++) {
    for (const each of loads) {
      const { pid, origin } = each.server
      const options = { pid, origin, clients: each.clients ?? CLIENTS, ...each }
      const measured = await load({ ...options, seconds: round === 0 ? seconds / 2 : seconds })
      // In the first round, code is compiled and connections are made.
      if (round > 0) found.get(each)?.push(measured)
    }
    if (raw && round > 0) rawRates.push(raw.measure())
    console.log(round === 0 ? `${engine}: warm` : `${engine}: round ${round} of ${rounds}`)
  }

  const [express] = loads.map((each) => found.get(each) ?? [])
  const figures = loads.flatMap((each): Figure[] => {
    const measured = found.get(each) ?? []
    const name = `${engine}: ${each.name}`
    const of = (value: (measured: Measured) => number) => measured.map(value)
    const peer = each.besideExpress && { peer: express?.map(({ cpu }) => cpu) ?? [] }
    const isOrder = each.name === 'order' && raw !== null
    return [
      { name: `${name}, CPU`, unit: 'µs', ours: of(({ cpu }) => cpu), ...peer, ...(each.goal && { goal: each.goal }) },
      {
        name,
        unit: 'a second',
        ours: of(({ count, seconds: took }) => count / took),
        ...(isOrder && { peer: rawRates, goal: { atLeast: 0.5, timesPeer: true } }),
      },
      { name: `${name}, half within`, unit: 'ms', ours: of(({ p50 }) => p50) },
      { name: `${name}, 99 % within`, unit: 'ms', ours: of(({ p99 }) => p99) },
    ]
  })
  const servers = {
    [`${engine}: bare Express`]: bare,
    [`${engine}: API`]: api.server,
    [`${engine}: API with jobs`]: all.server,
  }
  for (const [name, { pid }] of Object.entries(servers))
    figures.push({ name: `${name}, memory in the end`, unit: 'MB', ours: [memoryOf(pid)] })
  return figures
}

mkdirSync(folder, { recursive: true })
const databases = mkdtempSync(join(folder, 'databases-'))
let mariadb: PrivateMariadb | undefined
async function cleanUp() {
  await endPrograms()
  await mariadb?.remove()
  rmSync(databases, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cleanUp().then(() => process.exit(1)))

/** An empty database on the private MariaDB. */
async function emptyMariadb(name: string): Promise<string> {
  mariadb ??= await startPrivateMariadb()
  const outside = openFromOutside(mariadb.url('mysql'))
  await outside.queries.raw(`CREATE DATABASE bench_${name}`)
  await outside.close()
  return mariadb.url(`bench_${name}`)
}

const loadBefore = loadavg()
const figures: Figure[] = []
try {
  for (const engine of chosen) {
    const bare = await startProgram('.ci/bench/bare-express.ts')
    const urlOf = engine === 'sqlite' ? async (name: string) => `sqlite:${join(databases, `${name}.db`)}` : emptyMariadb
    figures.push(...(await measureOn(engine, bare, urlOf)))
    await endPrograms()
  }
} finally {
  await cleanUp()
}

console.log(
  `\nMedians of ${rounds} rounds of ${seconds} s. The peer of CPU is bare Express; of orders a second, the raw driver.`,
)
console.log(
  `${availableParallelism()} processors; load ${loadBefore[0]?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after.\n`,
)
console.log(table(figures))
record(resolve(folder, 'api.json'), figures, {
  rounds,
  seconds,
  engines: chosen,
  processors: availableParallelism(),
  loadBefore,
})
