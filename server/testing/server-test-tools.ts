import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, expect, vi } from 'vitest'
import type { Language } from '#contracts/languages.ts'
import { type PaymentMethod, paymentMethods } from '#contracts/rules/fees.ts'
import type { User } from '#contracts/user.ts'
import { createApp } from '#server/app.ts'
import { compose } from '#server/compose.ts'
import { createDemoWorld } from '#server/demo-world.ts'
import type { CatalogService } from '#server/features/catalog/catalog-service.ts'
import type { Post } from '#server/features/payments/sandbox-provider.ts'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { ConnectionLimits } from '#server/platform/http/connections.ts'
import { createHttpServer, type HttpTimes } from '#server/platform/http/http-server.ts'
import { postOverHttp } from '#server/platform/http/post.ts'
import { createResponseTally } from '#server/platform/http/response-tally.ts'
import type { Route, Session } from '#server/platform/http/route.ts'
import { type StaticSite, staticSite } from '#server/platform/http/static-site.ts'
import { serveStorybook } from '#server/platform/http/storybook.ts'
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
  /** Whether it behaves as if served over https. */
  https?: boolean
  publicOrigin?: string
  /** Whether successful calls are limited. */
  limits?: boolean
  paymentMethods?: readonly PaymentMethod[]
  /** The number of deposits of one customer that may be pending at the same time. Default: unlimited. */
  maxPendingDeposits?: number
  /** The folder of a built site. Default: only the API is served. */
  siteDir?: string
  /** The folder of a built Storybook. Default: none is served. */
  storybookDir?: string
  /** The language of visitors who have not chosen one. Default: each area has its own. */
  defaultLanguage?: Language
  /** Sends the sandbox's webhooks. Default: over HTTP. */
  post?: Post
  /** Runs after a call's session was found, before the rest of the call. */
  onAuthenticated?: () => Promise<void>
  /** The token required to read the metrics. */
  metricsToken?: string
  /** The previous token, which is accepted too. */
  previousMetricsToken?: string
  /** The previous secret of webhooks, which is accepted too. */
  previousWebhookSecret?: string
  /** Default: waits end immediately. */
  timers?: Timers
  /** The number of trusted proxies in front of the server. Default: none. */
  proxies?: number
  /** The maximum number of connections. Default: practically unlimited. */
  connections?: Partial<ConnectionLimits>
  /** Timeouts for slow clients. */
  times?: Partial<HttpTimes>
  /** Default: nothing is logged. */
  log?: Log
}

/** A user with a client that is signed in. */
export interface TestUser {
  client: TestClient
  user: User
  password: string
}

export interface TestServer {
  origin: string
  database: Database
  clock: ManualClock
  routes: readonly Route[]
  /** The site that is served. */
  site: StaticSite | null
  catalog: CatalogService
  /** The secret with which a provider's sandbox signs its webhooks. */
  webhookSecret(provider: 'momo' | 'zalopay'): string
  /** A client that is not signed in. */
  visitor(): TestClient
  /** Reads the value of a metric without labels, by its name in `/metrics`. */
  metric(name: string): Promise<number>
  /** Creates a customer who is signed in; `balance` in dong, booked as an admin's adjustment. */
  customer(options?: { balance?: number; firstName?: string; lastName?: string }): Promise<TestUser>
  /** The admin, with a client whose bearer token has not expired. */
  admin(): Promise<TestUser>
  /** Runs every job that is due now, and the jobs that these add. */
  runJobs(): Promise<void>
  /** Checks once what works, as the server does once a minute. */
  checkStatus(): Promise<void>
  /** Removes expired records. */
  runCleanup(): Promise<void>
  /** Gives numbers to the records that have none. */
  runNumbering(): Promise<void>
}

/** Passwords are hashed as slowly as in production, and the machine may be busy. */
vi.setConfig({ testTimeout: 30_000 })

/** How long the sandbox takes in tests, in milliseconds of the manual clock. */
export const SANDBOX_DELAY = 3000

/** The password of all test users. */
const PASSWORD = 'mat-khau-thu-nghiem'

/**
 * Starts a real server on its own port and database, with a clock that tests move and jobs that they run. Every response is
 * validated against its declared schema, and after every test the ledger is checked.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { database, remove } = await createTestDatabase()
  const clock = createManualClock()
  const steadyClock = createSteadyClock(clock)
  const ids = createIds(steadyClock)
  const log = options.log ?? createLog('silent')
  const webhookSecret = 'a secret of the tests'
  const https = options.https ?? false
  const metrics = createMetrics()
  const tally = createResponseTally()
  let origin = ''

  const demo = createDemoWorld({
    ...{ clock, log, paymentMethods },
    timers: options.timers ?? testTimers,
    random: () => 0.5,
    catalog: () => components.catalog,
    promotions: () => components.stores.promotions.active(database.queries),
  })
  const components = compose({
    demo,
    database,
    clock,
    steadyClock,
    ids,
    timers: options.timers ?? testTimers,
    log,
    random: () => 0.5,
    readiness: { isOpen: true },
    https,
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
    tally,
  })
  const {
    routes,
    authenticator,
    catalog,
    onDenied,
    jobRunner,
    statusWatch,
    cleanup,
    numbering,
    stores,
    ledger,
    passwords,
  } = components
  await catalog.open()
  const afterAuthentication = async (session: Session | null) => {
    if (session) await options.onAuthenticated?.()
    return session
  }
  const site = staticSite({
    dir: options.siteDir ?? '/nonexistent',
    https,
    origin: options.publicOrigin ?? '',
    defaultLanguage: options.defaultLanguage ?? null,
  })
  const app = createApp({
    routes,
    authenticator: {
      customer: async (token) => afterAuthentication(await authenticator.customer(token)),
      admin: async (token) => afterAuthentication(await authenticator.admin(token)),
    },
    demoHandler: demo.handlerOf,
    clock,
    log,
    https,
    publicOrigin: options.publicOrigin,
    limits: options.limits ?? false,
    onDenied,
    checkResponses: true,
    site,
    storybook: options.storybookDir === undefined ? [] : serveStorybook(options.storybookDir),
    tally,
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

  let customers = 0
  let admin: TestUser | null = null
  let adminUntil = 0

  const self: TestServer = {
    origin,
    database,
    clock,
    routes,
    site,
    catalog,
    webhookSecret: (provider) => `${provider}:${webhookSecret}`,
    visitor: () => createTestClient(origin),
    metric: async (name) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(await metrics.read())?.[1]),

    async customer({ balance = 0, firstName = 'Minh', lastName = 'Nguyễn' } = {}) {
      customers += 1
      const client = createTestClient(origin)
      const email = `customer-${customers}@sen.test`
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

    checkStatus: () => statusWatch.run(),

    runCleanup: () => cleanup.run(),
    runNumbering: () => numbering.run(),
  }

  const email = 'admin@sen.test'

  async function createAdmin(): Promise<void> {
    const id = ids.next()
    const passwordHash = await passwords.hash(PASSWORD)
    const flags = {
      isActive: true,
      isEmailVerified: true,
      isPhoneVerified: true,
      language: null,
      createdAt: clock.now(),
    }
    await database.transaction(async (tx) => {
      const names = { email, firstName: 'Thu Hà', lastName: 'Trần', role: 'admin' as const }
      await stores.users.insert(tx, { id, passwordHash, ...names, ...flags })
      await ledger.openWallet(tx, id)
    })
  }

  async function signInAdmin(): Promise<TestUser> {
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
    await demo.close()
    await remove()
  })
  return self
}
