/**
 * `npm run bench:api`: what the API costs, all in one run. The peer of processor time is a bare Express route that answers the bytes
 * of the product list; the limit of orders on SQLite their own statements run by better-sqlite3 alone; on MariaDB, the peer of
 * orders from one wallet the same that lock it first, with the database beside the server and a millisecond away. `--rounds 5` rounds, interleaved, of `--seconds 1`
 * for each load, after a shorter one that does not count; on SQLite, and on a private MariaDB where the machine has one
 * (`--engine sqlite`, `--engine mariadb`). `--scale-users 1000000` adds an admin's list among so many, which takes minutes to make.
 * Compare processor time before rates: who asks shares the machine with who answers. The
 * table is printed, every round stands in .cache/bench/api.json.
 */
import { execFileSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { hasMariadb, type PrivateMariadb, startPrivateMariadb } from '#server/platform/db/testing/private-mariadb.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { type FarDatabase, putFarAway } from './far-database.ts'
import type { Figure } from './figures.ts'
import { type Call, createCaller, load, type Measured, memoryOf } from './load.ts'
import { lookAtMachine } from './machine.ts'
import { endPrograms, type Started, startProgram } from './processes.ts'
import { orderOf, type RawOrders, recordOrders } from './raw-orders.ts'
import { benchFolder, report } from './report.ts'
import { makeShoppers, openFromOutside, type Shopper } from './wallets.ts'

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

/** How many callers ask at once; fewer for what takes a whole processor by itself. */
const CLIENTS = 16
const SIGN_INS = 4
const WALLETS = 1000
/** How many ask at once for orders from one and the same wallet. */
const CROWD = 64
/** How much later a message arrives at a database on another machine, in milliseconds. */
const AWAY = 1
/** How many deposits are followed until they are credited, and how long that may take, in milliseconds. */
const DEPOSITS = 100
const CREDITED = 60_000

/** The limit of orders on SQLite: the driver alone. */
const RAW = 'order, the driver alone'

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
  /** The loads whose rates are the peer and the limit of its own. */
  peer?: string
  limit?: string
}

/** Two servers whose callers all pay from one wallet: ours, and one that locks it first. */
interface Crowd {
  where: string
  ours: { server: Started; shopper: Shopper }
  theirs: { server: Started; shopper: Shopper }
}

/** A server on a database of its own: who asks, and who pays. */
interface Shop {
  server: Started
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
  const database = openFromOutside(url)
  const shoppers = await makeShoppers(database, WALLETS)
  await database.close()
  return { server, shoppers, url }
}

/** Waits until no deposit that was asked for since then is still to be credited. */
async function allCredited(url: string, since: number): Promise<void> {
  const database = openFromOutside(url)
  try {
    const late = performance.now() + CREDITED
    const waiting = database.queries('transactions').where({ type: 'deposit', status: 'pending' })
    while (await waiting.clone().where('created_at', '>=', since).first('id')) {
      if (performance.now() > late) throw new Error('There are deposits that nobody credits')
      await sleep(20)
    }
  } finally {
    await database.close()
  }
}

async function signIn({ origin }: Started, path: string, body: unknown) {
  const caller = createCaller(origin, 1)
  const answer = await caller.call({ method: 'POST', path, body })
  caller.close()
  return answer
}

/** The first page of the back-office's users. */
async function adminsUsers(server: Started): Promise<Load['next']> {
  const { token } = JSON.parse((await signIn(server, '/api/admin/auth', demoAccounts.admin)).text)
  return () => [{ path: '/api/admin/users', headers: { authorization: `Bearer ${token}` } }]
}

/** The same among many users, on a database that is made for it. */
async function usersAmongMany(users: string, url: string): Promise<Load> {
  execFileSync(process.execPath, ['server/commands/seed-scale.ts', '--users', users, '--database', url], {
    cwd: resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const server = await startServer(url)
  return { name: `an admin's users among ${users}`, server, next: await adminsUsers(server), besideExpress: true }
}

/**
 * All loads, on one engine. Orders go to a server that leaves instances to workers, so that an order is all that is measured;
 * deposits to one that does its own jobs, so that collecting, the signed webhook and the credit are in it.
 */
async function loadsOn(bare: Started, api: Shop, all: Shop, crowds: Crowd[]): Promise<Load[]> {
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
  const order = (shopper: Shopper) => [post('/api/vps/order', shopper, orderOf(shopper))]
  const crowded = crowds.flatMap(({ where, ours, theirs }): Load[] => {
    const name = `orders from one wallet${where}`
    const peer = `${name}, locked first`
    return [
      { name: peer, server: theirs.server, clients: CROWD, next: () => order(theirs.shopper) },
      {
        name,
        server: ours.server,
        clients: CROWD,
        next: () => order(ours.shopper),
        peer,
        goal: { atLeast: 2, times: 'peer' },
      },
    ]
  })
  return [
    { name: 'bare Express', server: bare, next: () => [{ path: '/api/products' }] },
    {
      name: 'products',
      server,
      next: () => [{ path: '/api/products' }],
      besideExpress: true,
      goal: { atMost: 1, times: 'peer' },
    },
    {
      name: "a customer's instances",
      server,
      next: () => [mine(`/api/vps/user/${id}`)],
      besideExpress: true,
      goal: { atMost: 8, times: 'peer' },
    },
    {
      name: 'dashboard, its six calls',
      server,
      next: () =>
        [
          '/api/auth/me',
          `/api/wallet/balance/${id}`,
          `/api/account/summary/${id}`,
          `/api/vps/user/${id}`,
          `/api/wallet/transactions/${id}`,
          `/api/support/tickets/${id}`,
        ].map(mine),
      besideExpress: true,
    },
    {
      name: "an admin's users",
      server,
      next: await adminsUsers(server),
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
      next: (number) => order(wallet(api, number)),
      besideExpress: true,
      ...(crowds.length > 0 ? {} : { limit: RAW, goal: { atLeast: 0.5, times: 'limit' } }),
    },
    ...crowded,
    {
      name: 'deposit until it is credited',
      server: all.server,
      most: DEPOSITS,
      next: (number) => {
        const { userId } = wallet(all, number)
        const body = { userId, amount: '50000', paymentMethod: 'momo' }
        return [post('/api/wallet/deposit', wallet(all, number), body)]
      },
      settled: () => allCredited(all.url, began),
      besideExpress: true,
    },
  ]
}

/** Crowds on the API's database, each before a wallet of its own: as near as it is, and far away. */
async function gatherCrowds(api: Shop, env: Record<string, string>): Promise<Crowd[]> {
  const lockFirst = async (url: string, shopper: Shopper) => ({
    server: await startProgram('.ci/bench/lock-first.ts', { DATABASE_URL: url, WALLET: shopper.userId }),
    shopper,
  })
  const [near, nearPeer, far, farPeer] = api.shoppers as [Shopper, Shopper, Shopper, Shopper]
  farDatabase = await putFarAway(api.url, AWAY)
  const { url } = farDatabase
  return [
    { where: '', ours: { server: api.server, shopper: near }, theirs: await lockFirst(api.url, nearPeer) },
    {
      where: `, the database ${AWAY} ms away`,
      ours: { server: await startServer(url, env), shopper: far },
      theirs: await lockFirst(url, farPeer),
    },
  ]
}

/** The figures of one engine. */
async function measureOn(engine: Engine, bare: Started, urlOf: (name: string) => Promise<string>): Promise<Figure[]> {
  const env = { ROLE: 'api', WEBHOOK_SECRET: randomBytes(32).toString('hex') }
  const api = await openShop(await urlOf('api'), env)
  const all = await openShop(await urlOf('all'), {})
  const raw: RawOrders | null =
    engine === 'sqlite' ? await recordOrders(api.url.replace('sqlite:', ''), api.shoppers) : null
  const crowds = engine === 'mariadb' ? await gatherCrowds(api, env) : []
  const servers = {
    [`${engine}: bare Express`]: bare,
    [`${engine}: API`]: api.server,
    [`${engine}: API with jobs`]: all.server,
  }
  const memoryBefore = Object.values(servers).map(({ pid }) => memoryOf(pid))
  const loads = await loadsOn(bare, api, all, crowds)
  if (flags['scale-users'] !== undefined) loads.push(await usersAmongMany(flags['scale-users'], await urlOf('scale')))
  const found = new Map<string, Measured[]>(loads.map(({ name }) => [name, []]))
  const rates = new Map<string, number[]>(loads.map(({ name }) => [name, []]))
  rates.set(RAW, [])
  for (let round = 0; round <= rounds; round++) {
    for (const each of loads) {
      const { pid, origin } = each.server
      const databasePid = engine === 'mariadb' ? mariadb?.pid : undefined
      const options = { pid, databasePid, origin, clients: each.clients ?? CLIENTS, ...each }
      const measured = await load({ ...options, seconds: round === 0 ? seconds / 2 : seconds }).catch((cause) => {
        throw new Error(`${engine}: ${each.name} met an error`, { cause })
      })
      // In the first round, code is compiled and connections are made.
      if (round === 0) continue
      found.get(each.name)?.push(measured)
      rates.get(each.name)?.push(measured.count / measured.seconds)
    }
    if (raw && round > 0) rates.get(RAW)?.push(raw.measure())
    console.log(round === 0 ? `${engine}: warm` : `${engine}: round ${round} of ${rounds}`)
  }

  const express = found.get('bare Express')?.map(({ cpu }) => cpu) ?? []
  const figures = loads.flatMap((each): Figure[] => {
    const measured = found.get(each.name) ?? []
    const name = `${engine}: ${each.name}`
    const of = (value: (measured: Measured) => number) => measured.map(value)
    const goal = each.goal && { goal: each.goal }
    const beside = {
      ...(each.peer && { peer: rates.get(each.peer) ?? [], ...goal }),
      ...(each.limit && { limit: rates.get(each.limit) ?? [], ...goal }),
    }
    return [
      {
        name: `${name}, CPU`,
        unit: 'µs',
        ours: of(({ cpu }) => cpu),
        ...(each.besideExpress && { peer: express, ...(each.peer || each.limit ? {} : goal) }),
      },
      { name, unit: 'a second', ours: rates.get(each.name) ?? [], ...beside },
      ...(engine === 'mariadb' && each.server !== bare
        ? [{ name: `${name}, MariaDB's CPU`, unit: 'µs', ours: of(({ databaseCpu }) => databaseCpu) }]
        : []),
      { name: `${name}, in use`, unit: 'processors', ours: of(({ processors }) => processors) },
      { name: `${name}, half within`, unit: 'ms', ours: of(({ p50 }) => p50) },
      { name: `${name}, 99 % within`, unit: 'ms', ours: of(({ p99 }) => p99) },
    ]
  })
  for (const [index, [name, { pid }]] of Object.entries(servers).entries()) {
    figures.push({ name: `${name}, memory before`, unit: 'MB', ours: [memoryBefore[index] ?? Number.NaN] })
    figures.push({ name: `${name}, memory in the end`, unit: 'MB', ours: [memoryOf(pid)] })
  }
  return figures
}

mkdirSync(benchFolder, { recursive: true })
const databases = mkdtempSync(join(benchFolder, 'databases-'))
let mariadb: PrivateMariadb | undefined
let farDatabase: FarDatabase | undefined
async function cleanUp() {
  await endPrograms()
  farDatabase?.close()
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

const before = await lookAtMachine()
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
  // What was found before something broke is found nevertheless.
  if (figures.length > 0) await report('api', figures, before, { rounds, seconds, engines: chosen })
}
