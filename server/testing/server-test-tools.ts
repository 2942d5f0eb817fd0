import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect } from 'vitest'
import type { Language } from '#contracts/languages.ts'
import { type GatewayMethod, type PaymentMethod, specMethods } from '#contracts/rules/fees.ts'
import type { User } from '#contracts/user.ts'
import { createApp } from '#server/app.ts'
import { compose } from '#server/compose.ts'
import { createDemoBackend } from '#server/demo/demo-backend.ts'
import type { Addresses } from '#server/features/addresses/addresses-service.ts'
import type { Argon2 } from '#server/features/auth/passwords.ts'
import type { CatalogService } from '#server/features/catalog/catalog-service.ts'
import { createClockWalk } from '#server/features/jobs/clock-walk.ts'
import type { ConsoleMachines } from '#server/features/machines/console/console-machines.ts'
import { consoleUpgrades } from '#server/features/machines/console/console-upgrades.ts'
import type { Consoles } from '#server/features/machines/console/consoles.ts'
import type { Provisioner } from '#server/features/machines/provisioner.ts'
import type { Mail } from '#server/features/mail/mail.ts'
import type { MailTransport } from '#server/features/mail/mail-transport.ts'
import { MAILBOX_SITE } from '#server/features/mail/mailbox.ts'
import type { Capacity } from '#server/features/nodes/capacity.ts'
import { type BankSettings, bankSetUp } from '#server/features/payments/bank-set-up.ts'
import type { BankTransfers } from '#server/features/payments/bank-transfers-service.ts'
import { type GatewayKeys, gatewaySetUp } from '#server/features/payments/gateway-set-up.ts'
import type { PhoneSetUp } from '#server/features/phone-codes/phone-codes-set-up.ts'
import { sandboxKeys } from '#server/features/sandbox/sandbox-keys.ts'
import { SANDBOX, sandboxSepayPath, standInPath } from '#server/features/sandbox/sandbox-providers.ts'
import type { AttachmentScanner } from '#server/features/tickets/attachment-scanner.ts'
import type { ReplyAddresses } from '#server/features/tickets/reply-addresses.ts'
import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import type { WalletService } from '#server/features/wallet/wallet-service.ts'
import type { Database, Queries } from '#server/platform/db/database.ts'
import type { ConnectionLimits } from '#server/platform/http/connections.ts'
import { createSessionCookie } from '#server/platform/http/cookies.ts'
import { createHttpServer, type HttpTimes } from '#server/platform/http/http-server.ts'
import { type SendRequest, sendOverHttp } from '#server/platform/http/post.ts'
import { createPublicSend } from '#server/platform/http/public-send.ts'
import { createResponseCounter } from '#server/platform/http/response-counter.ts'
import type { Route, Session } from '#server/platform/http/route.ts'
import { smallSite } from '#server/platform/http/small-site.ts'
import { type StaticSite, staticSite } from '#server/platform/http/static-site.ts'
import { serveStorybook } from '#server/platform/http/storybook.ts'
import { createIds } from '#server/platform/ids.ts'
import { createLog, type Log } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createMonotonicClock } from '#server/platform/monotonic-clock.ts'
import { createManualClock, type ManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import type { Timers } from '#server/platform/timers.ts'
import { createTestClient, type TestClient } from './client-test-tools.ts'
import { createTestDatabase } from './database-test-tools.ts'
import { cheapArgon2 } from './hashing-test-tools.ts'

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
  /** Settings of the bank in addition to the secrets of its webhooks. */
  bank?: BankSettings
  /** Sends what the server sends to gateways, and the sandbox to the server. Default: over HTTP. */
  send?: SendRequest
  /** What sends codes to phones. Default: nothing does. */
  phones?: PhoneSetUp
  /** Sends messages to customers' webhooks. Default: over HTTP, to this machine as well. */
  sendToCustomers?: SendRequest
  /** Whether a call moves the clock. */
  hasTestClock?: boolean
  /** Runs after a call's session was found, before the rest of the call. */
  onAuthenticated?: () => Promise<void>
  /** The token required to read the metrics. */
  metricsToken?: string
  /** The previous token, which is accepted too. */
  previousMetricsToken?: string
  /** Returns what makes and operates machines. Default: the sandbox. */
  provisioner?: (sandbox: Provisioner) => Provisioner
  /** A customer's public keys. Default: those that they have added. */
  publicKeysOf?: (queries: Queries, userId: string, ids: readonly string[]) => Promise<string[]>
  /** The previous secret of webhooks, which is accepted too. */
  previousWebhookSecret?: string
  /** Finds machines and opens their consoles. Default: those of the driver. */
  consoleMachines?: ConsoleMachines
  /** Looks for malicious files. Default: nothing does. */
  scanner?: AttachmentScanner
  /** Where replies by mail arrive. Default: no mail comes in. */
  inbound?: { address: string; secret: string }
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
  /** Whether an admin without a second factor can do nothing but set one up. */
  requiresAdminFactor?: boolean
  /** Sends mails; null for none. Default: the mailbox. */
  mailTransport?: MailTransport | null
  /** What the service that reports bounces sends. */
  mailBounceSecret?: string
  /** Whether it has so many rows that the ledger is checked only after all tests: a check reads every row. */
  isLarge?: boolean
  /** Hashes passwords. Default: with the least work that is allowed. */
  argon2?: Argon2
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
  /** Addresses for replies by mail. */
  replyAddresses: ReplyAddresses
  /** The folder with the contents of tickets' files. */
  attachmentsDir: string
  /** The site that is served. */
  site: StaticSite | null
  catalog: CatalogService
  /** The keys of the sandbox's gateways. */
  keys: GatewayKeys
  /** What moves money. */
  wallet: WalletService
  bank: BankTransfers
  consoles: Consoles
  /** Takes mails; its jobs send them. */
  mail: Mail
  addresses: Addresses
  capacity: Capacity
  /** What makes and operates machines. */
  provisioner: Provisioner
  /** A client that is not signed in. */
  visitor(): TestClient
  /** Reads the value of a metric without labels, by its name in `/metrics`. */
  metric(name: string): Promise<number>
  /** Creates a customer who is signed in; `balance` in dong, booked as an admin's adjustment. */
  customer(options?: { balance?: number; firstName?: string; lastName?: string }): Promise<TestUser>
  /** The admin, with a client whose bearer token has not expired. */
  admin(): Promise<TestUser>
  /** A new admin, who is signed in: for what two admins have to agree about. */
  otherAdmin(): Promise<TestUser>
  /** Runs every job that is due now, and the jobs that these add. */
  runJobs(): Promise<void>
  /** Moves the clock to a time, and runs what is due on the way at its time. Returns how many jobs ran. */
  advanceTo(time: number): Promise<number>
  /** Checks once what works, as the server does once a minute. */
  checkStatus(): Promise<void>
  /** Removes expired records. */
  runCleanup(): Promise<void>
  /** Gives numbers to the records that have none. */
  runNumbering(): Promise<void>
  /** Reconciles what came in, as the server does once a night. */
  runNightly(): Promise<void>
}

/** How long the sandbox takes in tests, in milliseconds of the manual clock. */
export const SANDBOX_DELAY = 3000

/** The secrets of the services that report bank transfers, in tests. */
export const SEPAY_SECRET = 'a secret of SePay in tests'
export const CASSO_SECRET = 'a secret of Casso in tests'

/** The secret that passwords of machines and links of mails are sealed with, in tests. */
export const MACHINE_KEY = 'a key of the machines in tests'

/** The password of all test users. */
const PASSWORD = 'mat-khau-thu-nghiem'

/**
 * Starts a real server on its own port and database, with a clock that tests move and jobs that they run. Every response is
 * validated against its declared schema, and after every test that changed something the ledger is checked (but see `isLarge`).
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { database, remove } = await createTestDatabase(options.log)
  const clock = createManualClock()
  const testClock = { ...clock, moveTo: (time: number) => clock.set(new Date(time).toISOString()) }
  const monotonicClock = createMonotonicClock(clock)
  const ids = createIds(monotonicClock)
  const log = options.log ?? createLog('silent')
  const webhookSecret = 'a secret of the tests'
  const https = options.https ?? false
  const sessionCookie = createSessionCookie({ https })
  const metrics = createMetrics()
  const responses = createResponseCounter()
  const attachmentsDir = await mkdtemp(join(tmpdir(), 'sen-cloud-files-'))
  let origin = ''

  const demo = createDemoBackend({
    clock,
    log,
    paymentMethods: specMethods,
    timers: options.timers ?? testTimers,
    random: () => 0.5,
    catalog: () => components.catalog.catalog,
    promotions: () => components.offers.promotions.active(database.queries),
  })
  const send = options.send ?? sendOverHttp
  const bankSettings = { CASSO_WEBHOOK_SECRET: CASSO_SECRET, SEPAY_WEBHOOK_SECRET: SEPAY_SECRET, ...options.bank }
  const bank = bankSetUp(bankSettings, { secret: webhookSecret, statementUrl: () => origin + sandboxSepayPath }, send)
  const keys = sandboxKeys(webhookSecret)
  const standInUrl = (name: GatewayMethod) => origin + standInPath(name)
  const gateways = gatewaySetUp({
    settings: {},
    now: clock.now,
    newId: ids.next,
    send,
    webhookOrigin: () => origin,
    demo: { keys, url: standInUrl, pageUrl: standInUrl },
  })
  const components = compose({
    demo,
    database,
    clock,
    monotonicClock,
    ids,
    timers: options.timers ?? testTimers,
    argon2: options.argon2 ?? cheapArgon2,
    log,
    random: () => 0.5,
    readiness: { isOpen: true },
    https,
    sessionCookie,
    requiresAdminFactor: options.requiresAdminFactor ?? false,
    limitsRegistrations: () => options.limits ?? false,
    sandboxDelay: SANDBOX_DELAY,
    jobLease: 60_000,
    webhookSecret,
    previousWebhookSecret: options.previousWebhookSecret,
    machineKey: MACHINE_KEY,
    ...(options.provisioner && { provisioner: options.provisioner }),
    ...(options.publicKeysOf && { publicKeysOf: options.publicKeysOf }),
    paymentMethods: options.paymentMethods ?? specMethods,
    receivingAccount: bank.account,
    bankReporters: bank.reporters,
    bankStatements: bank.statements,
    maxPendingDeposits: options.maxPendingDeposits ?? Number.POSITIVE_INFINITY,
    gateways,
    consoleMachines: options.consoleMachines,
    ...(options.phones && { phones: options.phones }),
    sendToCustomers: options.sendToCustomers ?? createPublicSend({ allowsThisMachine: true }),
    mailTransport: options.mailTransport,
    mailBounceSecret: options.mailBounceSecret,
    sandbox: { keys, bankSecrets: bank.secrets, send, apiOrigin: () => origin },
    realClock: clock,
    ...(options.hasTestClock && { testClock }),
    siteOrigin: (given) => given ?? origin,
    metrics,
    responses,
    support: { limits: options.limits ?? false, attachmentsDir, scanner: options.scanner, inbound: options.inbound },
  })
  const { routes, onDenied, jobRunner, statusWatch, cleanup, numbers, users } = components
  const { authenticator, passwords } = components.auth
  const { catalog } = components.catalog
  const { ledger } = components.wallet
  const { consoles } = components.machines
  const { reconciliation } = components.reconciliation
  await catalog.open()
  await components.payments.begin()
  await components.machines.begin()
  await components.renewals.begin()
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
      apiToken: async (token) => afterAuthentication(await authenticator.apiToken(token)),
    },
    demoHandler: demo.handlerOf,
    clock,
    timers: options.timers ?? testTimers,
    log,
    https,
    sessionCookie,
    publicOrigin: options.publicOrigin,
    limits: options.limits ?? false,
    onDenied,
    checkResponses: true,
    site,
    sandbox: [
      ...(components.sandbox.providers ? [smallSite(SANDBOX, components.sandbox.providers.respond)] : []),
      ...(components.mail.mailbox ? [smallSite(MAILBOX_SITE, components.mail.mailbox.respond)] : []),
    ],
    storybook: options.storybookDir === undefined ? [] : serveStorybook(options.storybookDir),
    responses,
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
    upgrades: consoleUpgrades({
      consoles,
      authenticator,
      onDenied,
      sessionCookie,
      publicOrigin: options.publicOrigin,
      proxies: options.proxies ?? 0,
    }),
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
    attachmentsDir,
    site,
    catalog,
    keys,
    wallet: components.wallet.wallet,
    replyAddresses: components.tickets.replyAddresses,
    bank: components.payments.bank,
    consoles,
    mail: components.mail.mail,
    addresses: components.addresses.addresses,
    capacity: components.nodes.capacity,
    provisioner: components.machines.provisioner,
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
      if (!admin) await createAdmin(email)
      if (!admin || clock.now() >= adminUntil) {
        admin = await signInAdmin(email)
        adminUntil = clock.now() + 15 * 60_000
      }
      return admin
    },

    async otherAdmin() {
      const other = `admin-${ids.next()}@sen.test`
      await createAdmin(other)
      return signInAdmin(other)
    },

    async runJobs() {
      while ((await jobRunner.tick()) > 0);
    },

    advanceTo: createClockWalk({
      queries: database.queries,
      clock: testClock,
      store: components.jobs.store,
      runner: jobRunner,
      handlers: components.handlers,
    }),

    checkStatus: () => statusWatch.run(),

    runCleanup: () => cleanup.run(),
    runNumbering: () => numbers.run(),
    runNightly: () => reconciliation.runNightly(),
  }

  const email = 'admin@sen.test'

  async function createAdmin(email: string): Promise<void> {
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
      await users.store.insert(tx, { id, passwordHash, ...names, ...flags })
      await ledger.openWallet(tx, id)
    })
  }

  async function signInAdmin(email: string): Promise<TestUser> {
    const { body } = await createTestClient(origin).post('/api/admin/auth', { email, password: PASSWORD })
    const { body: signedIn } = await createTestClient(origin).post('/api/auth/login', { email, password: PASSWORD })
    return { client: createTestClient(origin, body.token), user: signedIn.user, password: PASSWORD }
  }

  // After most tests the books are as the last check left them: a refused call is logged, and a session is used.
  let hasChanged = true
  database.queries.client.on('query', ({ sql }: { sql: string }) => {
    hasChanged ||=
      /^\s*(?:insert|update|delete|with)\b/i.test(sql) && !/^\w+ (?:into |from )?.(?:audit_log|sessions)\b/.test(sql)
  })
  afterEach(async () => {
    if (!hasChanged || options.isLarge) return
    hasChanged = false
    expect(await checkLedger(database.queries)).toEqual([])
  })
  afterAll(async () => {
    expect(await checkLedger(database.queries)).toEqual([])
    await consoles.stop()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await demo.close()
    await remove()
    await rm(attachmentsDir, { recursive: true, force: true })
  })
  return self
}
