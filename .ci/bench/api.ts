/**
 * `npm run bench:api`: measures the API's processor time and rates. The reference for processor time is a bare Express route that sends
 * the bytes of the product list; that of two lists from the database is plain Express, which reads and sends the same with knex. The
 * limit of orders on SQLite is their own statements run by better-sqlite3 alone. On MariaDB, the reference for orders from one wallet is
 * the same server that locks the wallet first, with the database next to the server and one millisecond away. It runs `--rounds 5` interleaved rounds of `--seconds 1` for each load, after a shorter warm-up; on SQLite, and on a
 * private MariaDB if the machine has one (`--engine sqlite`, `--engine mariadb`). `--scale-users 1000000` adds an admin's list among that
 * many users, whose database takes minutes to fill. Compare processor time before rates: the client shares the machine with the server.
 * Prints a table, and saves every round in .cache/bench/api.json.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { hasMariadb, type PrivateMariadb, startPrivateMariadb } from '#server/platform/db/testing/private-mariadb.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { type FarDatabase, startDelayProxy } from './far-database.ts'
import type { Figure } from './figures.ts'
import { type Call, createClient, load, type Measured, memoryOf } from './load.ts'
import { sampleMachineLoad } from './machine.ts'
import { type RunningServer, startProgram, stopPrograms } from './processes.ts'
import { orderOf, type RawOrders, recordOrders } from './raw-orders.ts'
import { benchFolder, report } from './report.ts'
import { makeShoppers, openExisting, type Shopper } from './wallets.ts'

type Engine = 'sqlite' | 'mariadb'

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    engine: { type: 'string' },
    'scale-users': { type: 'string' },
  },
})
const rounds = Number(flags.rounds)
const seconds = Number(flags.seconds)
const engines: Engine[] = hasMariadb() ? ['sqlite', 'mariadb'] : ['sqlite']
const chosen = engines.filter((engine) => flags.engine === undefined || flags.engine === engine)
if (chosen.length === 0) throw new Error(`This machine has no engine ${flags.engine}, only ${engines.join(' and ')}.`)

/** Number of concurrent clients; fewer for sign-ins, which take an entire processor each. */
const CLIENTS = 16
const SIGN_INS = 4
const WALLETS = 1000
/** Number of concurrent clients that order from the same wallet. */
const ONE_WALLET_CLIENTS = 64
/** The simulated delay of a message to a database on another machine, in milliseconds. */
const NETWORK_DELAY_MS = 1
/** Number of deposits that are followed until they are credited, and the time that this may take, in milliseconds. */
const DEPOSITS = 100
const CREDIT_TIMEOUT_MS = 60_000

/** What the dashboard showed first before the overview, one call after the other. */
const SIX_CALLS = 'dashboard, six calls'
/** The limit of orders on SQLite: the driver alone. */
const RAW = 'order, the driver alone'

/** The two lists that a plain server sends, too. */
const INSTANCES = "a customer's instances"
const USERS = "an admin's users"
const plain = (name: string) => `plain Express: ${name}`

/** A call, or a group of calls, that is sent repeatedly. */
interface Load {
  name: string
  server: RunningServer
  clients?: number
  max?: number
  next(number: number): Call[]
  settled?(): Promise<void>
  goal?: Figure['goal']
  /** Whether bare Express is its reference. */
  comparedWithExpress?: true
  /** The name of the load that sends the same bytes in the usual way: the reference for its processor time in place of bare Express. */
  equal?: string
  /** The names of the loads whose rates are its reference and its limit. */
  reference?: string
  limit?: string
}

/** Two servers whose clients all pay from one wallet: ours, and the reference that locks the wallet first. */
interface OneWallet {
  where: string
  ours: { server: RunningServer; shopper: Shopper }
  reference: { server: RunningServer; shopper: Shopper }
}

/** The servers whose processor time ours is compared with: one that sends fixed bytes, and one that reads the same database. */
interface References {
  bare: RunningServer
  plain: RunningServer
}

/** A server with its own database, and the customers in it. */
interface Shop {
  server: RunningServer
  shoppers: Shopper[]
  url: string
}

const startServer = (url: string, env: Record<string, string> = {}) =>
  startProgram('server/main.ts', {
    PORT: '0',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
    SANDBOX_DELAY_MS: '0',
    SITE_DIR: '/nonexistent',
    DATABASE_URL: url,
    ...env,
  })

async function openShop(url: string, env: Record<string, string>): Promise<Shop> {
  const server = await startServer(url, env)
  const database = openExisting(url)
  const shoppers = await makeShoppers(database, WALLETS)
  await database.close()
  return { server, shoppers, url }
}

/** Waits until every deposit that was created since then is credited. */
async function allCredited(url: string, since: number): Promise<void> {
  const database = openExisting(url)
  try {
    const deadline = performance.now() + CREDIT_TIMEOUT_MS
    const waiting = database.queries('transactions').where({ type: 'deposit', status: 'pending' })
    while (await waiting.clone().where('created_at', '>=', since).first('id')) {
      if (performance.now() > deadline) throw new Error('There are deposits that are not credited in time')
      await sleep(20)
    }
  } finally {
    await database.close()
  }
}

async function signIn({ origin }: RunningServer, path: string, body: unknown) {
  const client = createClient(origin, 1)
  const response = await client.call({ method: 'POST', path, body })
  client.close()
  return response
}

/** The first page of users in the back-office. */
async function adminUserList(server: RunningServer): Promise<Load['next']> {
  const { token } = JSON.parse((await signIn(server, '/api/admin/auth', demoAccounts.admin)).text)
  return () => [{ path: '/api/admin/users', headers: { authorization: `Bearer ${token}` } }]
}

/** The same among many users, on a database that is filled for it. */
async function adminUserListAmong(users: string, url: string): Promise<Load> {
  execFileSync(process.execPath, ['server/commands/seed-scale.ts', '--users', users, '--database', url], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const server = await startServer(url)
  return {
    name: `an admin's users among ${users}`,
    server,
    next: await adminUserList(server),
    comparedWithExpress: true,
  }
}

/**
 * All loads, on one engine. Orders go to a server that leaves instances to workers, so that only the order is measured;
 * deposits to one that runs its own jobs, so that collecting, the signed webhook and the credit are included.
 */
async function loadsOn(servers: References, api: Shop, all: Shop, oneWallet: OneWallet[]): Promise<Load[]> {
  const { text, cookie } = await signIn(api.server, '/api/auth/login', demoAccounts.customer)
  const { id } = JSON.parse(text).user

  const mine = (path: string): Call => ({ path, headers: { cookie: cookie ?? '' } })
  const wallet = ({ shoppers }: Shop, number: number) => shoppers[number % WALLETS] as Shopper
  const post = (path: string, shopper: Shopper, body: unknown): Call => ({
    method: 'POST',
    path,
    headers: { cookie: shopper.cookie, 'idempotency-key': randomUUID() },
    body,
  })
  const { server } = api
  const began = Date.now()
  const instances = () => [mine(`/api/vps/user/${id}`)]
  const users = await adminUserList(server)
  const order = (shopper: Shopper) => [post('/api/vps/order', shopper, orderOf(shopper))]
  const oneWalletLoads = oneWallet.flatMap(({ where, ours, reference }): Load[] => {
    const name = `orders from one wallet${where}`
    const referenceName = `${name}, locked first`
    return [
      {
        name: referenceName,
        server: reference.server,
        clients: ONE_WALLET_CLIENTS,
        next: () => order(reference.shopper),
      },
      {
        name,
        server: ours.server,
        clients: ONE_WALLET_CLIENTS,
        next: () => order(ours.shopper),
        reference: referenceName,
        goal: { atLeast: 2.2, times: 'reference' },
      },
    ]
  })
  return [
    { name: 'bare Express', server: servers.bare, next: () => [{ path: '/api/products' }] },
    {
      name: 'products',
      server,
      next: () => [{ path: '/api/products' }],
      comparedWithExpress: true,
      goal: { atMost: 0.75, times: 'reference' },
    },
    { name: plain(INSTANCES), server: servers.plain, next: instances },
    {
      name: INSTANCES,
      server,
      next: instances,
      comparedWithExpress: true,
      equal: plain(INSTANCES),
      goal: { atMost: 1, times: 'reference' },
    },
    {
      name: SIX_CALLS,
      server,
      next: () =>
        [
          '/api/auth/me',
          `/api/wallet/balance/${id}`,
          `/api/account/summary/${id}`,
          '/api/wallet/forecast?days=730',
          `/api/vps/user/${id}`,
          `/api/wallet/transactions/${id}?limit=200`,
        ].map(mine),
      comparedWithExpress: true,
    },
    {
      name: 'dashboard, one call',
      server,
      next: () => [mine(`/api/account/overview/${id}`)],
      reference: SIX_CALLS,
      goal: { atLeast: 1.5, times: 'reference' },
    },
    { name: plain(USERS), server: servers.plain, next: users },
    {
      name: USERS,
      server,
      next: users,
      comparedWithExpress: true,
      equal: plain(USERS),
      goal: { atMost: 1, times: 'reference' },
    },
    {
      name: 'login',
      server,
      clients: SIGN_INS,
      next: () => [{ method: 'POST', path: '/api/auth/login', body: demoAccounts.customer }],
      comparedWithExpress: true,
    },
    {
      name: 'order',
      server,
      next: (number) => order(wallet(api, number)),
      comparedWithExpress: true,
      ...(oneWallet.length > 0 ? {} : { limit: RAW, goal: { atLeast: 0.6, times: 'limit' } }),
    },
    ...oneWalletLoads,
    {
      name: 'deposit until it is credited',
      server: all.server,
      max: DEPOSITS,
      next: (number) => {
        const { userId } = wallet(all, number)
        const body = { userId, amount: '50000', paymentMethod: 'momo' }
        return [post('/api/wallet/deposit', wallet(all, number), body)]
      },
      settled: () => allCredited(all.url, began),
      comparedWithExpress: true,
    },
  ]
}

/** The servers for orders from one wallet, each with a different wallet: next to the database, and at a network's distance. */
async function startOneWallet(api: Shop, env: Record<string, string>): Promise<OneWallet[]> {
  const lockFirst = async (url: string, shopper: Shopper) => ({
    server: await startProgram('.ci/bench/lock-first.ts', { DATABASE_URL: url, WALLET: shopper.userId }),
    shopper,
  })
  const [near, nearReference, far, farReference] = api.shoppers as [Shopper, Shopper, Shopper, Shopper]
  farDatabase = await startDelayProxy(api.url, NETWORK_DELAY_MS)
  const { url } = farDatabase
  return [
    { where: '', ours: { server: api.server, shopper: near }, reference: await lockFirst(api.url, nearReference) },
    {
      where: `, the database ${NETWORK_DELAY_MS} ms away`,
      ours: { server: await startServer(url, env), shopper: far },
      reference: await lockFirst(url, farReference),
    },
  ]
}

/** Throws unless the loads that are compared as equal get the same bytes. */
async function checkEqual(loads: readonly Load[]): Promise<void> {
  const bodiesOf = async ({ server, next }: Load) => {
    const client = createClient(server.origin, 1)
    const responses = await Promise.all(next(0).map(client.call)).finally(client.close)
    return responses.map(({ text }) => text)
  }
  for (const ours of loads) {
    const reference = loads.find(({ name }) => name === ours.equal)
    if (reference && !isDeepStrictEqual(await bodiesOf(ours), await bodiesOf(reference)))
      throw new Error(`${reference.name} does not send what ours does`)
  }
}

/** The figures of one engine. */
async function measureOn(
  engine: Engine,
  bare: RunningServer,
  urlOf: (name: string) => Promise<string>,
): Promise<Figure[]> {
  const env = { ROLE: 'api', WEBHOOK_SECRET: randomBytes(32).toString('hex') }
  const api = await openShop(await urlOf('api'), env)
  const all = await openShop(await urlOf('all'), {})
  const raw: RawOrders | null =
    engine === 'sqlite' ? await recordOrders(api.url.replace('sqlite:', ''), api.shoppers) : null
  const oneWallet = engine === 'mariadb' ? await startOneWallet(api, env) : []
  const plainServer = await startProgram('.ci/bench/plain-express.ts', { DATABASE_URL: api.url })
  const servers = {
    [`${engine}: bare Express`]: bare,
    [`${engine}: plain Express`]: plainServer,
    [`${engine}: API`]: api.server,
    [`${engine}: API with jobs`]: all.server,
  }
  const memoryBefore = Object.values(servers).map(({ pid }) => memoryOf(pid))
  const loads = await loadsOn({ bare, plain: plainServer }, api, all, oneWallet)
  await checkEqual(loads)
  if (flags['scale-users'] !== undefined)
    loads.push(await adminUserListAmong(flags['scale-users'], await urlOf('scale')))
  const results = new Map<string, Measured[]>(loads.map(({ name }) => [name, []]))
  const rates = new Map<string, number[]>(loads.map(({ name }) => [name, []]))
  rates.set(RAW, [])
  for (let round = 0; round <= rounds; round++) {
    for (const each of loads) {
      const { pid, origin } = each.server
      const databasePid = engine === 'mariadb' ? mariadb?.pid : undefined
      const options = { pid, databasePid, origin, clients: each.clients ?? CLIENTS, ...each }
      const measured = await load({ ...options, seconds: round === 0 ? seconds / 2 : seconds }).catch((cause) => {
        throw new Error(`${engine}: ${each.name} failed`, { cause })
      })
      // The first round is a warm-up: code is compiled and connections are opened.
      if (round === 0) continue
      results.get(each.name)?.push(measured)
      rates.get(each.name)?.push(measured.count / measured.seconds)
    }
    if (raw && round > 0) rates.get(RAW)?.push(raw.measure())
    console.log(round === 0 ? `${engine}: warm` : `${engine}: round ${round} of ${rounds}`)
  }

  const cpuOf = (name: string) => results.get(name)?.map(({ cpu }) => cpu) ?? []
  const express = cpuOf('bare Express')
  const figures = loads.flatMap((each): Figure[] => {
    const measured = results.get(each.name) ?? []
    const name = `${engine}: ${each.name}`
    const of = (value: (measured: Measured) => number) => measured.map(value)
    const goal = each.goal && { goal: each.goal }
    const comparedRates = {
      ...(each.reference && { reference: rates.get(each.reference) ?? [], ...goal }),
      ...(each.limit && { limit: rates.get(each.limit) ?? [], ...goal }),
    }
    return [
      {
        name: `${name}, CPU`,
        unit: 'µs',
        ours: of(({ cpu }) => cpu),
        ...(each.comparedWithExpress && { reference: express, ...(each.reference || each.limit ? {} : goal) }),
        ...(each.equal && { reference: cpuOf(each.equal) }),
      },
      ...(each.equal
        ? [{ name: `${name}, CPU beside bare Express`, unit: 'µs', ours: of(({ cpu }) => cpu), reference: express }]
        : []),
      { name, unit: 'per second', ours: rates.get(each.name) ?? [], ...comparedRates },
      ...(engine === 'mariadb' && each.server !== bare
        ? [{ name: `${name}, MariaDB's CPU`, unit: 'µs', ours: of(({ databaseCpu }) => databaseCpu) }]
        : []),
      { name: `${name}, in use`, unit: 'processors', ours: of(({ processors }) => processors) },
      { name: `${name}, median time`, unit: 'ms', ours: of(({ p50 }) => p50) },
      { name: `${name}, 99th percentile`, unit: 'ms', ours: of(({ p99 }) => p99) },
    ]
  })
  for (const [index, [name, { pid }]] of Object.entries(servers).entries()) {
    figures.push({ name: `${name}, memory before`, unit: 'MB', ours: [memoryBefore[index] ?? Number.NaN] })
    figures.push({ name: `${name}, memory after`, unit: 'MB', ours: [memoryOf(pid)] })
  }
  return figures
}

mkdirSync(benchFolder, { recursive: true })
const databases = mkdtempSync(join(benchFolder, 'databases-'))
let mariadb: PrivateMariadb | undefined
let farDatabase: FarDatabase | undefined
async function cleanUp() {
  await stopPrograms()
  farDatabase?.close()
  await mariadb?.remove()
  rmSync(databases, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cleanUp().then(() => process.exit(1)))

/** An empty database on the private MariaDB. */
async function emptyMariadb(name: string): Promise<string> {
  mariadb ??= await startPrivateMariadb()
  const system = openExisting(mariadb.url('mysql'))
  await system.queries.raw(`CREATE DATABASE bench_${name}`)
  await system.close()
  return mariadb.url(`bench_${name}`)
}

const before = await sampleMachineLoad()
const figures: Figure[] = []
try {
  for (const engine of chosen) {
    const bare = await startProgram('.ci/bench/bare-express.ts')
    const urlOf = engine === 'sqlite' ? async (name: string) => `sqlite:${join(databases, `${name}.db`)}` : emptyMariadb
    figures.push(...(await measureOn(engine, bare, urlOf)))
    await stopPrograms()
  }
} finally {
  await cleanUp()
  // If a load fails, the figures measured until then are still reported.
  if (figures.length > 0) await report('api', figures, before, { rounds, seconds, engines: chosen })
}
