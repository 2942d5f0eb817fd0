import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { siteFolders } from '#contracts/built-site.ts'
import { languages } from '#contracts/languages.ts'
import { placeholdersOf, provider } from '#contracts/provider.ts'
import { createApp } from '#server/app.ts'
import { type ComposeDeps, compose } from '#server/compose.ts'
import { createDemoBackend } from '#server/demo/demo-backend.ts'
import type { CatalogService } from '#server/features/catalog/catalog-service.ts'
import type { Readiness } from '#server/features/health/health-routes.ts'
import { consoleUpgrades } from '#server/features/machines/console/console-upgrades.ts'
import { createProvisioner } from '#server/features/machines/provisioner-set-up.ts'
import type { MailTransport } from '#server/features/mail/mail-transport.ts'
import { MAILBOX_SITE } from '#server/features/mail/mailbox.ts'
import { createSmtpTransport } from '#server/features/mail/smtp-transport.ts'
import { createPageRefresh, type PageRefreshDeps } from '#server/features/pages/page-refresh.ts'
import { renderInProcess } from '#server/features/pages/render-in-process.ts'
import { bankSetUp } from '#server/features/payments/bank-set-up.ts'
import { type GatewayKeys, type GatewaySettings, gatewaySetUp } from '#server/features/payments/gateway-set-up.ts'
import { checkMoneyInProcess } from '#server/features/reconciliation/check-in-process.ts'
import { sandboxKeys } from '#server/features/sandbox/sandbox-keys.ts'
import { SANDBOX, sandboxSepayPath, standInPath } from '#server/features/sandbox/sandbox-providers.ts'
import { fillCounters } from '#server/features/stats/counters-store.ts'
import { createClamav } from '#server/features/tickets/clamav.ts'
import { reindexUsers } from '#server/features/users/reindexing.ts'
import { checkLedgerInProcess } from '#server/features/wallet/ledger-check-process.ts'
import { createLedgerWatch } from '#server/features/wallet/ledger-watch.ts'
import { MAX_PENDING_DEPOSITS } from '#server/features/wallet/wallet-service.ts'
import { migrations } from '#server/migrations/index.ts'
import { type Clock, systemClock } from '#server/platform/clock.ts'
import type { Settings } from '#server/platform/config.ts'
import { type Database, describeDatabase, openDatabase } from '#server/platform/db/database.ts'
import { allowSlowStatements } from '#server/platform/db/deadline.ts'
import { migrate } from '#server/platform/db/migrate-store.ts'
import { requireServerVersion } from '#server/platform/db/server-version.ts'
import { connectionLimits } from '#server/platform/http/connections.ts'
import { createSessionCookie } from '#server/platform/http/cookies.ts'
import { createHttpServer } from '#server/platform/http/http-server.ts'
import { sendOverHttp } from '#server/platform/http/post.ts'
import { createPublicSend } from '#server/platform/http/public-send.ts'
import { createResponseCounter } from '#server/platform/http/response-counter.ts'
import { smallSite } from '#server/platform/http/small-site.ts'
import { type StaticSite, staticSite } from '#server/platform/http/static-site.ts'
import { serveStorybook } from '#server/platform/http/storybook.ts'
import { createIds, newSecret } from '#server/platform/ids.ts'
import { createLog, type Log } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createMonotonicClock } from '#server/platform/monotonic-clock.ts'
import { isLoopback } from '#server/platform/networks.ts'
import { measureProcess } from '#server/platform/process-metrics.ts'
import { createTestClock } from '#server/platform/test-clock.ts'
import { systemRandom, systemTimers } from '#server/platform/timers.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { seedLivedDemo } from '#server/seeds/demo-history.ts'
import { refuseDemoPasswords } from '#server/seeds/demo-passwords.ts'

/** A server that is listening. */
export interface RunningServer {
  /** The text for a person at a terminal: the address and the demo accounts. Programs read the log. */
  welcome: string
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  origin: string
  log: Log
  /** Accepts no more requests and jobs, finishes the running ones, and closes the database. */
  stop(): Promise<void>
}

/** How long running jobs, and then requests in flight, may take once the server stops, in milliseconds. */
const DRAIN = 4000
/** How long the database's connections may take to close, in milliseconds. */
const CLOSE = 1000

/** Migrates, fills an empty catalogue, seeds an empty database with demo data (not in production), and listens. Rejects with one clear sentence. */
export async function start(settings: Settings): Promise<RunningServer> {
  const isProduction = settings.NODE_ENV === 'production'
  const log = createLog(settings.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'))
  if (isProduction && settings.COMPANY_DETAILS !== 'optional') refusePlaceholders()
  const testClock = settings.TEST_CLOCK === 'on' ? createTestClock() : undefined
  const clock: Clock = testClock ?? systemClock
  const timers = systemTimers
  const random = systemRandom
  const monotonicClock = createMonotonicClock(clock)
  const ids = createIds(monotonicClock)
  const readiness: Readiness = { isOpen: false }

  const metrics = createMetrics()
  const responses = createResponseCounter()
  const hasMetrics = settings.METRICS === 'on'
  const isWorker = settings.ROLE === 'worker'

  const database = await prepareDatabase(settings.DATABASE_URL, { log, timers, random, metrics })
  try {
    let origin = ''
    let siteAddress = ''
    const demo = createDemoBackend({
      clock,
      timers,
      log,
      random,
      paymentMethods: settings.PAYMENT_METHODS,
      catalog: () => composed.catalog.catalog,
      promotions: () => composed.offers.promotions.active(database.queries),
    })
    const webhookSecret = settings.WEBHOOK_SECRET ?? newSecret()
    const apiOrigin = () => settings.API_ORIGIN ?? origin
    const bank = bankSetUp(
      settings,
      isProduction ? null : { secret: webhookSecret, statementUrl: () => apiOrigin() + sandboxSepayPath },
      sendOverHttp,
    )
    // A developer may open the site at another name of this machine. In production gateways need PUBLIC_ORIGIN.
    const siteOrigin = (given?: string) => settings.PUBLIC_ORIGIN ?? given ?? siteAddress
    // What settings name is known to the sandbox, too, so that it stands in for these gateways as well.
    const keys = isProduction ? null : withSettings(sandboxKeys(webhookSecret), settings)
    const gateways = gatewaySetUp({
      settings,
      now: clock.now,
      newId: ids.next,
      send: sendOverHttp,
      demo: keys && {
        keys,
        url: (name) => apiOrigin() + standInPath(name),
        pageUrl: (name) => siteOrigin() + standInPath(name),
      },
      webhookOrigin: (isStandIn) => (isStandIn ? apiOrigin() : siteOrigin()),
    })
    const sessionCookie = createSessionCookie({ https: isProduction, port: settings.PORT })
    const deps: ComposeDeps = {
      demo,
      database,
      clock,
      monotonicClock,
      ids,
      timers,
      log,
      random,
      readiness,
      https: isProduction,
      sessionCookie,
      // Developers and tests on this machine can register without limits.
      limitsRegistrations: (address) => settings.LIMITS === 'on' && (isProduction || !isLoopback(address)),
      // A clock that stands still lets nothing take a while.
      sandboxDelay: testClock ? 0 : settings.SANDBOX_DELAY_MS,
      testClock,
      jobLease: settings.JOB_LEASE_MS,
      webhookSecret,
      previousWebhookSecret: settings.WEBHOOK_SECRET_PREVIOUS,
      // Outside production what is sealed, such as the secret of an authenticator app, is to survive a restart without any setting.
      machineKey: settings.MACHINE_KEY ?? settings.WEBHOOK_SECRET ?? (isProduction ? webhookSecret : 'development'),
      requiresAdminFactor: (settings.ADMIN_SECOND_FACTOR ?? (isProduction ? 'required' : 'optional')) === 'required',
      provisioner: (sandbox) =>
        createProvisioner(settings, { clock, timers, sandbox: () => sandbox, path: process.env.PATH ?? '' }),
      paymentMethods: settings.PAYMENT_METHODS,
      isSelling: !isProduction || settings.PROVISIONER !== 'sandbox',
      receivingAccount: bank.account,
      bankReporters: bank.reporters,
      bankStatements: bank.statements,
      checkMoney: checkMoneyInProcess(settings.DATABASE_URL),
      gateways,
      phones: { settings, send: sendOverHttp },
      sendToCustomers: createPublicSend({ allowsThisMachine: !isProduction }),
      mailTransport: mailTransportOf(settings),
      mailBounceSecret: settings.MAIL_BOUNCE_SECRET,
      sandbox: keys && { keys, bankSecrets: bank.secrets, send: sendOverHttp, apiOrigin },
      realClock: systemClock,
      maxPendingDeposits: settings.LIMITS === 'on' ? MAX_PENDING_DEPOSITS : Number.POSITIVE_INFINITY,
      siteOrigin,
      metrics,
      responses,
      support: {
        limits: settings.LIMITS === 'on',
        attachmentsDir: settings.ATTACHMENTS_DIR,
        inbound: inboundOf(settings),
        scanner: settings.CLAMAV_ADDRESS === undefined ? undefined : createClamav(settings.CLAMAV_ADDRESS),
      },
    }
    const composed = compose(deps)
    const { routes, onDenied, jobRunner, statusWatch, cleanup, numbers, users, payments, machines, machinesAdmin } =
      composed
    const { authenticator, passwords } = composed.auth
    const { catalog } = composed.catalog
    const { consoles } = composed.machines
    const { reconciliation } = composed.reconciliation
    const { hub: eventHub } = composed.events
    // Ids and due times continue after those of previous processes, even if the clock has been set back since.
    monotonicClock.catchUp((await composed.jobs.store.latestKnownTime(database.queries, settings.JOB_LEASE_MS)) ?? 0)
    await allowSlowStatements(() => database.transaction((tx) => fillCounters(tx, composed.stats.counters)))
    await payments.begin()
    await machines.begin()
    await composed.renewals.begin()
    // The catalogue is opened before the demo data, which orders from it.
    await catalog.open()
    if (!isProduction && (await users.store.isEmpty(database.queries))) {
      await database
        .transaction(async (tx) => {
          await seedLivedDemo({ ...deps, catalog }, tx)
          await composed.catalog.store.raiseRevision(tx)
        })
        .catch(async (error) => {
          // Another server that started at the same time may have been faster.
          if (await users.store.isEmpty(database.queries)) throw error
        })
      // The pages show the offers of the demo data.
      await catalog.refresh()
    }
    if (isProduction) await refuseDemoPasswords({ users: users.store, passwords }, database.queries)
    const site = isWorker
      ? null
      : staticSite({
          dir: settings.SITE_DIR,
          https: isProduction,
          // Behind a proxy the server cannot know its public origin: pages then contain their own URLs without a host.
          origin: settings.PUBLIC_ORIGIN ?? (isProduction ? '' : localAddress(settings.HOST, settings.PORT)),
          defaultLanguage: settings.DEFAULT_LANGUAGE ?? null,
        })
    const storybook = settings.STORYBOOK_DIR !== undefined && !isWorker ? serveStorybook(settings.STORYBOOK_DIR) : []
    const app = createApp({
      routes: isWorker ? composed.health.routes : routes,
      authenticator,
      demoHandler: demo.handlerOf,
      clock,
      timers,
      log,
      https: isProduction,
      sessionCookie,
      publicOrigin: settings.PUBLIC_ORIGIN,
      limits: settings.LIMITS === 'on',
      onDenied,
      checkResponses: false,
      site,
      storybook,
      sandbox: isWorker ? [] : developerSites(composed),
      responses,
      proxies: settings.TRUST_PROXY,
      metrics: hasMetrics ? { metrics, tokens: metricsTokens(settings) } : null,
    })
    // A proxy connects for many clients.
    const isPerNetwork = settings.LIMITS === 'on' && settings.TRUST_PROXY === 0
    const upgrades = isWorker
      ? undefined
      : consoleUpgrades({
          consoles,
          authenticator,
          onDenied,
          sessionCookie,
          publicOrigin: settings.PUBLIC_ORIGIN,
          proxies: settings.TRUST_PROXY,
        })
    const server = createHttpServer(app, { metrics, log, limits: connectionLimits({ isPerNetwork }), upgrades })
    let isStopping = false
    server.prependListener('request', (_, response) => {
      // A client that keeps the connection would send its next request to a server that is about to stop.
      if (isStopping) response.setHeader('connection', 'close')
    })
    const pageRefresh = site && followCatalog(site, settings.SITE_DIR, { catalog, metrics, clock, timers, log })
    // It starts before the first request, so that no page with an outdated price is served.
    await pageRefresh?.start()
    const port = await listen(server, settings.PORT, settings.HOST)
    origin = originOf(settings.HOST, port)
    siteAddress = localAddress(settings.HOST, port)
    const check = checkLedgerInProcess(settings.DATABASE_URL)
    const ledgerWatch = settings.ROLE === 'api' ? null : createLedgerWatch({ check, metrics, clock, timers, log })
    catalog.start()
    // A worker sends no responses that would show whether the site works.
    if (!isWorker) statusWatch.start()
    if (!isWorker) payments.webhookRefusals.start()
    if (settings.ROLE !== 'api') {
      jobRunner.start()
      cleanup.start()
      numbers.start()
      reconciliation.start()
      machinesAdmin.checks.start()
      composed.nodes.watch.start()
      ledgerWatch?.start()
    }
    if (hasMetrics) measureProcess(metrics)
    readiness.isOpen = true
    if (testClock) log.warn('TEST_CLOCK is on: the time stands still until POST /api/test/clock moves it')
    if (isProduction && settings.WEBHOOK_SECRET === undefined)
      log.warn('WEBHOOK_SECRET is not set: quotes are refused after a restart')
    if (isProduction && settings.MACHINE_KEY === undefined && settings.WEBHOOK_SECRET === undefined)
      log.warn('MACHINE_KEY is not set: passwords that wait to be shown are lost with a restart')
    log.info(
      {
        address: origin,
        role: settings.ROLE,
        database: describeDatabase(settings.DATABASE_URL),
        metrics: settings.METRICS,
        phoneCodes: settings.PHONE_PROVIDER.join(','),
        node: process.version,
      },
      'started',
    )
    if (isProduction && settings.SMTP_URL === undefined)
      log.warn('SMTP_URL is not set: mails wait for a day, and then fail')
    if (isProduction) for (const line of notOffered(settings)) log.warn(line)

    const hasDemo = !isProduction && (await users.store.byEmail(database.queries, demoAccounts.customer.email)) !== null
    return {
      welcome: isWorker
        ? `Sen Cloud's worker responds at ${localAddress(settings.HOST, port)}/api/ready\n  Ctrl-C stops it.`
        : welcome(settings.PUBLIC_ORIGIN ?? localAddress(settings.HOST, port), hasDemo),
      origin,
      log,
      async stop() {
        readiness.isOpen = false
        isStopping = true
        // Jobs stop first, since the sandbox's jobs send requests to this server. A job that is cut off runs again when
        // its lease ends.
        pageRefresh?.stop()
        eventHub.stop()
        await consoles.stop()
        const background = Promise.all([
          catalog.stop(),
          statusWatch.stop(),
          payments.webhookRefusals.stop(),
          jobRunner.stop(),
          cleanup.stop(),
          numbers.stop(),
          reconciliation.stop(),
          machinesAdmin.checks.stop(),
          composed.nodes.watch.stop(),
          ledgerWatch?.stop(),
        ])
        await timers.within(DRAIN, 'Jobs were cut off', background).catch((error) => log.warn(error))
        await machines.provisioner.stop()
        composed.mail.stop()
        const closed = new Promise<void>((resolve) => server.close(() => resolve()))
        const stopClosing = timers.every(50, async () => server.closeIdleConnections())
        await timers.within(DRAIN, 'Requests were cut off', closed).catch(() => server.closeAllConnections())
        await stopClosing()
        await demo.close()
        await timers
          .within(CLOSE, 'The database was not closed in time', database.close())
          .catch((error) => log.warn(error))
        log.info('stopped')
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Throws while the operator has not said who runs the site. */
function refusePlaceholders(): void {
  const missing = placeholdersOf(provider)
  if (missing.length === 0) return
  throw new Error(
    `server/contracts/provider.ts still has placeholders for ${missing.join(', ')}. Fill them in and build again; COMPANY_DETAILS=optional is for a rehearsal.`,
  )
}

/** What a production server does not offer because nothing real is set up for it, in one line each. */
function notOffered({ PROVISIONER, PAYMENT_METHODS, PHONE_PROVIDER }: Settings): string[] {
  return [
    ...(PROVISIONER === 'sandbox' ? ['PROVISIONER is not set: no VPS can be ordered or tried'] : []),
    ...(PAYMENT_METHODS.length === 0 ? ['No bank account and no gateway is set up: nothing can be paid in'] : []),
    ...(PHONE_PROVIDER.length === 0 ? ['PHONE_PROVIDER is not set: no phone number can be verified'] : []),
  ]
}

/** What sends mails: the server for mail that is set up, in production otherwise nothing, and else the mailbox of developers (undefined). */
function mailTransportOf({ SMTP_URL, MAIL_FROM, NODE_ENV }: Settings): MailTransport | null | undefined {
  if (SMTP_URL !== undefined && MAIL_FROM !== undefined) return createSmtpTransport({ url: SMTP_URL, from: MAIL_FROM })
  return NODE_ENV === 'production' ? null : undefined
}

/** The sites that exist only where nothing is real: the sandbox's and the mailbox. */
const developerSites = ({
  sandbox: { providers },
  mail: { mailbox },
}: Pick<ReturnType<typeof compose>, 'sandbox' | 'mail'>) => [
  ...(providers ? [smallSite(SANDBOX, providers.respond)] : []),
  ...(mailbox ? [smallSite(MAILBOX_SITE, mailbox.respond)] : []),
]

/** Where replies by mail arrive, if settings say so; they need each other. */
const inboundOf = ({ MAIL_INBOUND_ADDRESS: address, MAIL_INBOUND_SECRET: secret }: Settings) =>
  address === undefined || secret === undefined ? undefined : { address, secret }

/** Opens the database and brings its schema up to date. */
async function prepareDatabase(url: string, deps: Parameters<typeof openDatabase>[1]): Promise<Database> {
  let database: Database | null = null
  try {
    database = openDatabase(url, deps)
    await requireServerVersion(database)
    await migrate(database, migrations, systemClock)
    await reindexUsers(database)
    return database
  } catch (error) {
    await database?.close()
    const reason =
      error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error)
    throw new Error(
      `${describeDatabase(url)} cannot be used: ${reason}. Check DATABASE_URL and the folder's permissions.`,
    )
  }
}

/** Renders the pages again when the catalogue changes. Null for a site that was built without the bundle that renders. */
function followCatalog(
  { pages }: StaticSite,
  dir: string,
  { catalog, ...deps }: Pick<PageRefreshDeps, 'metrics' | 'clock' | 'timers' | 'log'> & { catalog: CatalogService },
) {
  const renderer = join(dir, siteFolders.renderer)
  if (!existsSync(renderer)) return null
  const read = () => Object.fromEntries(languages.map((language) => [language, catalog.snapshot(language)]))
  const source = { read, onChange: catalog.onChange }
  return createPageRefresh({ pages, catalog: source, render: renderInProcess(renderer), ...deps })
}

/** Starts to listen. Resolves with the port. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const hints: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`,
        EACCES: `Port ${port} may not be used without more rights. Choose one from 1024 up: PORT=3000 npm start`,
        EADDRNOTAVAIL: `HOST ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`,
        ENOTFOUND: `HOST ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`,
      }
      reject(new Error(hints[error.code ?? ''] ?? `The server cannot listen on ${host}:${port}: ${error.message}`))
    })
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

/** An origin that reaches this server from its own machine. */
function originOf(host: string, port: number): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (host === '::') return `http://[::1]:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** The address for a person at this machine to type. */
function localAddress(host: string, port: number): string {
  const isLocal = ['127.0.0.1', 'localhost', '0.0.0.0', '::', '::1'].includes(host)
  return isLocal ? `http://localhost:${port}` : originOf(host, port)
}

function welcome(address: string, hasDemo: boolean): string {
  const { customer, admin } = demoAccounts
  const accounts = [
    `  Customer  ${customer.email} / ${customer.password}   at ${address}/login`,
    `  Admin     ${admin.email} / ${admin.password}         at ${address}/admin`,
  ]
  return [`Sen Cloud runs at ${address}`, ...(hasDemo ? accounts : []), '  Ctrl-C stops it.'].join('\n')
}

/** Keys, with those that settings name in their place. */
const withSettings = (keys: GatewayKeys, settings: GatewaySettings): GatewayKeys => ({
  ...keys,
  ...Object.fromEntries(
    Object.keys(keys).flatMap((name) => {
      const given = settings[name as keyof GatewayKeys]
      return given === undefined ? [] : [[name, given]]
    }),
  ),
})

/** The tokens for reading the metrics: the current one, and the previous one while it is being replaced. Without any, anyone may. */
const metricsTokens = ({ METRICS_TOKEN, METRICS_TOKEN_PREVIOUS }: Settings) =>
  [METRICS_TOKEN, METRICS_TOKEN_PREVIOUS].filter((token) => token !== undefined)
