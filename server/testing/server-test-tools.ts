import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { paymentMethods } from '#contracts/rules/fees.ts'
import type { PaymentMethod } from '#contracts/transactions.ts'
import type { User } from '#contracts/user.ts'
import { createApp } from '#server/app.ts'
import { compose } from '#server/compose.ts'
import type { Post } from '#server/features/payments/sandbox-provider.ts'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { ConnectionLimits } from '#server/platform/http/connections.ts'
import { createHttpServer, type HttpTimes } from '#server/platform/http/http-server.ts'
import { postOverHttp } from '#server/platform/http/post.ts'
import type { Route, Session } from '#server/platform/http/route.ts'
import { createIds } from '#server/platform/ids.ts'
import { createLog, type Log } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createSteadyClock } from '#server/platform/steady-clock.ts'
import { createManualClock, type ManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import type { Timers } from '#server/platform/timers.ts'
import { createTestClient, type TestClient } from './client-test-tools.ts'
import { createTestDatabase } from './database-test-tools.ts'

interface TestServerOptions {
  /** Whether it is served as by https. */
  secure?: boolean
  publicOrigin?: string
  /** Whether successful calls are limited. */
  limits?: boolean
  paymentMethods?: readonly PaymentMethod[]
  /** How many deposits of one customer may be pending at once; any number by default. */
  maxPendingDeposits?: number
  siteDir?: string
  /** How the sandbox's webhooks travel; over HTTP unless said otherwise. */
  post?: Post
  /** Runs when a call's session was found, before the rest of the call. */
  onAuthenticated?: () => Promise<void>
  /** Who reads the figures must carry it. */
  metricsToken?: string
  /** The token before it, which is accepted too. */
  previousMetricsToken?: string
  /** What webhooks were signed with before; it is accepted too. */
  previousWebhookSecret?: string
  /** What waits and limits waiting; waits are over at once unless said otherwise. */
  timers?: Timers
  /** How many proxies stand before it; none unless said otherwise. */
  proxies?: number
  /** How many connections it keeps; as good as any number unless said otherwise. */
  connections?: Partial<ConnectionLimits>
  /** How long clients may keep it waiting. */
  times?: Partial<HttpTimes>
  /** Where the log's lines go; nowhere unless said otherwise. */
  log?: Log
}

/** A person with a client that is signed in. */
export interface TestPerson {
  client: TestClient
  user: User
  password: string
}

export interface TestServer {
  origin: string
  database: Database
  clock: ManualClock
  routes: readonly Route[]
  /** What the sandbox's webhooks are signed with, by provider. */
  webhookSecret(provider: 'momo' | 'zalopay'): string
  /** A client that is not signed in. */
  visitor(): TestClient
  /** What a figure without labels says, by its name in `/metrics`. */
  figure(name: string): Promise<number>
  /** A new customer who is signed in; `balance` in whole dong, booked as an admin's adjustment. */
  customer(options?: { balance?: number; firstName?: string; lastName?: string }): Promise<TestPerson>
  /** The admin's client, which carries a bearer token that is not over. */
  admin(): Promise<TestPerson>
  /** Does every job that is due now, and those that follow from it. */
  runJobs(): Promise<void>
  /** Removes what is old. */
  runCleanup(): Promise<void>
}

/** Passwords are hashed as slowly as in life, and the machine may be busy. */
vi.setConfig({ testTimeout: 30_000 })

/** How long the sandbox takes in tests, in milliseconds of the manual clock. */
export const SANDBOX_DELAY = 3000

/** Passwords of the people in tests. */
const PASSWORD = 'mat-khau-thu-nghiem'

/**
 * A server that really listens, on a port and a database of its own, with a clock that tests move and jobs that they run.
 * Every answer is checked against its declared shape, and after every test the books must agree.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { database, remove } = await createTestDatabase()
  const clock = createManualClock()
  const steadyClock = createSteadyClock(clock)
  const ids = createIds(steadyClock)
  const log = options.log ?? createLog('silent')
  const webhookSecret = 'a secret of the tests'
  const secure = options.secure ?? false
  const metrics = createMetrics()
  let origin = ''

  const composed = compose({
    database,
    clock,
    steadyClock,
    ids,
    timers: options.timers ?? testTimers,
    log,
    random: () => 0.5,
    readiness: { isOpen: true },
    secure,
    limitsRegistrations: () => options.limits ?? false,
    sandboxDelay: SANDBOX_DELAY,
    jobLease: 60_000,
    webhookSecret,
    previousWebhookSecret: options.previousWebhookSecret,
    paymentMethods: options.paymentMethods ?? paymentMethods,
    maxPendingDeposits: options.maxPendingDeposits ?? Number.POSITIVE_INFINITY,
    post: options.post ?? postOverHttp,
    apiOrigin: () => origin,
    metrics,
  })
  const { routes, authenticator, onDenied, jobRunner, cleanup, stores, ledger, passwords } = composed
  const found = async (session: Session | null) => {
    if (session) await options.onAuthenticated?.()
    return session
  }
  const app = createApp({
    routes,
    authenticator: {
      customer: async (token) => found(await authenticator.customer(token)),
      admin: async (token) => found(await authenticator.admin(token)),
    },
    clock,
    log,
    secure,
    publicOrigin: options.publicOrigin,
    limits: options.limits ?? false,
    onDenied,
    checkResponses: true,
    siteDir: options.siteDir ?? '/nonexistent',
    siteOrigin: options.publicOrigin,
    proxies: options.proxies ?? 0,
    metrics: {
      metrics,
      tokens: [options.metricsToken, options.previousMetricsToken].filter((token) => token !== undefined),
    },
  })
  const server = createHttpServer(app, {
    metrics,
    log,
    limits: { total: 10_000, perNetwork: null, ...options.connections },
    ...(options.times ? { times: options.times } : {}),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  let people = 0
  let admin: TestPerson | null = null
  let adminUntil = 0

  const self: TestServer = {
    origin,
    database,
    clock,
    routes,
    webhookSecret: (provider) => `${provider}:${webhookSecret}`,
    visitor: () => createTestClient(origin),
    figure: async (name) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(await metrics.read())?.[1]),

    async customer({ balance = 0, firstName = 'Minh', lastName = 'Nguyễn' } = {}) {
      people += 1
      const client = createTestClient(origin)
      const email = `customer-${people}@sen.test`
      const { status, body } = await client.post('/api/auth/register', {
        email,
        password: PASSWORD,
        firstName,
        lastName,
      })
      expect(status).toBe(201)
      if (balance > 0) {
        const admin = await self.admin()
        const set = await admin.client.patch(`/api/admin/users/${body.user.id}/balance`, { balance: String(balance) })
        expect(set.status).toBe(200)
      }
      return { client, user: body.user, password: PASSWORD }
    },

    async admin() {
      if (!admin) await createAdmin()
      if (!admin || clock.now() >= adminUntil) {
        admin = await signInAdmin()
        adminUntil = clock.now() + 15 * 60_000
      }
      return admin
    },

    async runJobs() {
      while ((await jobRunner.tick()) > 0);
    },

    runCleanup: () => cleanup.run(),
  }

  const email = 'admin@sen.test'

  async function createAdmin(): Promise<void> {
    const id = ids.next()
    const passwordHash = await passwords.hash(PASSWORD)
    const flags = { isActive: true, isEmailVerified: true, isPhoneVerified: true, createdAt: clock.now() }
    await database.transaction(async (transaction) => {
      const names = { email, firstName: 'Thu Hà', lastName: 'Trần', role: 'admin' as const }
      await stores.users.insert(transaction, { id, passwordHash, ...names, ...flags })
      await ledger.openWallet(transaction, id)
    })
  }

  async function signInAdmin(): Promise<TestPerson> {
    const { body } = await createTestClient(origin).post('/api/admin/auth', { email, password: PASSWORD })
    const { body: signedIn } = await createTestClient(origin).post('/api/auth/login', { email, password: PASSWORD })
    return { client: createTestClient(origin, body.token), user: signedIn.user, password: PASSWORD }
  }

  afterEach(async () => {
    expect(await checkLedger(database.queries)).toEqual([])
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await remove()
  })
  return self
}
