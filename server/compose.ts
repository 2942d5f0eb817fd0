import type { PaymentMethod } from '#contracts/rules/fees.ts'
import { createCleanup } from '#server/cleanup.ts'
import { accountRoutes } from '#server/features/account/account-routes.ts'
import { createAccountService } from '#server/features/account/account-service.ts'
import { phoneRoutes } from '#server/features/account/phone-routes.ts'
import { createPhoneService } from '#server/features/account/phone-service.ts'
import { createPhonesStore } from '#server/features/account/phones-store.ts'
import { adminListRoutes } from '#server/features/admin/admin-list-routes.ts'
import { adminRoutes } from '#server/features/admin/admin-routes.ts'
import { attentionRoutes } from '#server/features/admin/attention-routes.ts'
import { createAudited } from '#server/features/auth/audited.ts'
import { authRoutes } from '#server/features/auth/auth-routes.ts'
import { createAuthService } from '#server/features/auth/auth-service.ts'
import { createCustomerOfCookies } from '#server/features/auth/customer-of-cookies.ts'
import { createDemoSessions } from '#server/features/auth/demo-sessions.ts'
import { createDemoSessionsStore } from '#server/features/auth/demo-sessions-store.ts'
import { createKnownNetworksStore } from '#server/features/auth/known-networks-store.ts'
import { createPasswords } from '#server/features/auth/passwords.ts'
import { createSessions } from '#server/features/auth/sessions.ts'
import { createSessionsStore } from '#server/features/auth/sessions-store.ts'
import { catalogAdminRoutes } from '#server/features/catalog/catalog-admin-routes.ts'
import { createCatalogAdmin } from '#server/features/catalog/catalog-admin-service.ts'
import { catalogRoutes } from '#server/features/catalog/catalog-routes.ts'
import { type CatalogService, createCatalogService } from '#server/features/catalog/catalog-service.ts'
import { createCatalogStore } from '#server/features/catalog/catalog-store.ts'
import { enquiriesRoutes } from '#server/features/enquiries/enquiries-routes.ts'
import { createEnquiriesService } from '#server/features/enquiries/enquiries-service.ts'
import { createEnquiriesStore } from '#server/features/enquiries/enquiries-store.ts'
import { healthRoutes, type Readiness } from '#server/features/health/health-routes.ts'
import { createDeadJobsService } from '#server/features/jobs/dead-jobs-service.ts'
import { createJobRunner, type JobHandler } from '#server/features/jobs/job-runner.ts'
import { createJobsStore } from '#server/features/jobs/jobs-store.ts'
import { measureBacklog } from '#server/features/metrics/backlog-metrics.ts'
import { createBonuses, REFERRAL_BONUS } from '#server/features/offers/bonuses.ts'
import { offersRoutes } from '#server/features/offers/offers-routes.ts'
import { createOffersService } from '#server/features/offers/offers-service.ts'
import { createPromotionsService } from '#server/features/offers/promotions-service.ts'
import { createPromotionsStore } from '#server/features/offers/promotions-store.ts'
import { createQuoteTokens } from '#server/features/offers/quote-tokens.ts'
import { createQuotes } from '#server/features/offers/quotes.ts'
import { createRedemptionsStore } from '#server/features/offers/redemptions-store.ts'
import { createReferralsStore } from '#server/features/offers/referrals-store.ts'
import { openApiRoutes } from '#server/features/openapi/openapi-routes.ts'
import { createParkedPaymentsService } from '#server/features/payments/parked-payments-service.ts'
import { createParkedPaymentsStore } from '#server/features/payments/parked-payments-store.ts'
import { paymentsRoutes } from '#server/features/payments/payments-routes.ts'
import { createPaymentsService } from '#server/features/payments/payments-service.ts'
import { createSandboxPaymentsStore } from '#server/features/payments/sandbox-payments-store.ts'
import { createSandboxProvider, type Post } from '#server/features/payments/sandbox-provider.ts'
import { createWebhookEventsStore } from '#server/features/payments/webhook-events-store.ts'
import { forecastRoutes } from '#server/features/renewals/forecast-routes.ts'
import { createForecastService } from '#server/features/renewals/forecast-service.ts'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createStatsService } from '#server/features/stats/stats-service.ts'
import { createMeasurements } from '#server/features/status/measurements.ts'
import { createServiceTimesStore } from '#server/features/status/service-times-store.ts'
import { createStatusChecks } from '#server/features/status/status-checks.ts'
import { statusRoutes } from '#server/features/status/status-routes.ts'
import { createStatusService } from '#server/features/status/status-service.ts'
import { createStatusStore } from '#server/features/status/status-store.ts'
import { createStatusWatch } from '#server/features/status/status-watch.ts'
import { ticketsRoutes } from '#server/features/tickets/tickets-routes.ts'
import { createTicketsService } from '#server/features/tickets/tickets-service.ts'
import { createTicketsStore } from '#server/features/tickets/tickets-store.ts'
import { createUsersService } from '#server/features/users/users-service.ts'
import { createUsersStore } from '#server/features/users/users-store.ts'
import { createInstancesStore } from '#server/features/vps/instances-store.ts'
import { createSandboxDriver } from '#server/features/vps/sandbox-driver.ts'
import { createSandboxMachinesStore } from '#server/features/vps/sandbox-machines-store.ts'
import { createTrials, TRIAL_END, trialRetryInfo } from '#server/features/vps/trials.ts'
import { createVpsLifecycle, vpsRetryInfo } from '#server/features/vps/vps-lifecycle.ts'
import { vpsRoutes } from '#server/features/vps/vps-routes.ts'
import { createVpsService, PROVISION } from '#server/features/vps/vps-service.ts'
import { createBalanceAdjustment } from '#server/features/wallet/balance-adjustment.ts'
import { createDepositSettlement, depositRetryInfo } from '#server/features/wallet/deposit-settlement.ts'
import { createLedger } from '#server/features/wallet/ledger-store.ts'
import { createTransactionsStore } from '#server/features/wallet/transactions-store.ts'
import { createWalletHistory } from '#server/features/wallet/wallet-history.ts'
import { walletRoutes } from '#server/features/wallet/wallet-routes.ts'
import { createWalletService } from '#server/features/wallet/wallet-service.ts'
import { createNumbering } from '#server/numbering.ts'
import { createDenialAudit } from '#server/platform/audit-denials.ts'
import { createAuditStore } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queries } from '#server/platform/db/database.ts'
import type { Authenticator } from '#server/platform/http/api.ts'
import type { ResponseTally } from '#server/platform/http/response-tally.ts'
import { createIdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { SteadyClock } from '#server/platform/steady-clock.ts'
import type { Timers } from '#server/platform/timers.ts'
import type { DemoWorld } from './demo-world.ts'

/** What the features depend on: the outside world and the settings. */
export interface ComposeDeps {
  database: Database
  clock: Clock
  /** For due times and for ids: like `clock`, but it never goes back. */
  steadyClock: SteadyClock
  ids: Ids
  timers: Timers
  log: Log
  /** A number from 0 up to 1. */
  random: () => number
  readiness: Readiness
  /** What visitors see of the demo. */
  demo: Pick<DemoWorld, 'customer'>
  /** Default: the catalogue of the database. */
  catalog?: CatalogService
  /** Whether the site is served over https. */
  https: boolean
  /** Whether registrations from an address are limited. */
  limitsRegistrations: (address: string) => boolean
  /** How long the sandbox takes to create a machine or make a payment, in milliseconds. */
  sandboxDelay: number
  /** How long after its last heartbeat a worker is considered dead, in milliseconds. */
  jobLease: number
  /** The secret that the sandbox's webhooks are signed with, and, by a key derived from it, quotes. */
  webhookSecret: string
  /** The previous secret, which is accepted, too, while it is being replaced. */
  previousWebhookSecret?: string | undefined
  paymentMethods: readonly PaymentMethod[]
  /** The number of deposits of one customer that may be pending at once. */
  maxPendingDeposits: number
  post: Post
  /** Returns the origin of the API, for requests from this process. */
  apiOrigin: () => string
  metrics: Metrics
  /** Counts the responses of this process. */
  tally: ResponseTally
}

/** Creates all features and connects them: the only place that knows every feature. */
export function compose(deps: ComposeDeps) {
  const { database, clock, steadyClock, ids, timers, log, https, metrics } = deps
  const counters = createCounters({ random: deps.random })
  const users = createUsersStore({ counters })
  const transactions = createTransactionsStore()
  const instances = createInstancesStore({ counters })
  const tickets = createTicketsStore()
  const jobs = createJobsStore({ clock: steadyClock, ids })
  const idempotency = createIdempotencyStore({ clock })
  const audit = createAuditStore({ clock, ids })
  const ledger = createLedger({ clock, ids, counters })
  const passwords = createPasswords({ timers })
  const sessionsStore = createSessionsStore()
  const knownNetworks = createKnownNetworksStore({ clock })
  const sessions = createSessions({ database, store: sessionsStore, clock, ids })

  const demoStore = createDemoSessionsStore()
  const demoSessions = createDemoSessions({
    ...{ database, store: demoStore, clock, ids },
    limits: deps.limitsRegistrations,
  })

  const audited = createAudited({ sessions, audit })

  const sandboxPayments = createSandboxPaymentsStore()
  const providers = (['momo', 'zalopay'] as const).map((name) =>
    createSandboxProvider({
      name,
      database,
      payments: sandboxPayments,
      jobs,
      clock,
      steadyClock,
      delay: deps.sandboxDelay,
      secret: `${name}:${deps.webhookSecret}`,
      previousSecret: deps.previousWebhookSecret && `${name}:${deps.previousWebhookSecret}`,
      post: deps.post,
      isSettled: async (id) => (await transactions.byId(database.queries, id))?.settledAt != null,
      apiOrigin: deps.apiOrigin,
    }),
  )
  const driver = createSandboxDriver({
    database,
    machines: createSandboxMachinesStore(),
    clock: steadyClock,
    delay: deps.sandboxDelay,
  })

  const catalogStore = createCatalogStore()
  const promotions = createPromotionsStore({ onUsedUp: catalogStore.raiseRevision })
  const redemptions = createRedemptionsStore()
  const referrals = createReferralsStore()
  const isFirstOrder = async (queries: Queries, userId: string) => !(await instances.hasOrdered(queries, userId))
  const bonuses = createBonuses({
    database,
    promotions,
    redemptions,
    referrals,
    transactions,
    ledger,
    jobs,
    clock,
    ids,
  })
  const offers = createOffersService({
    database,
    sessions,
    promotions,
    redemptions,
    referrals,
    bonuses,
    isFirstOrder,
    clock,
  })
  const previousSecrets = deps.previousWebhookSecret === undefined ? [] : [deps.previousWebhookSecret]
  const quotes = createQuotes({
    promotions,
    redemptions,
    users,
    isFirstOrder,
    tokens: createQuoteTokens([deps.webhookSecret, ...previousSecrets]),
    clock,
    ids,
  })

  const auth = createAuthService({
    database,
    users,
    sessions,
    knownNetworks,
    passwords,
    audit,
    clock,
    ids,
    metrics,
    async onRegistered(tx, userId, referralCode) {
      await ledger.openWallet(tx, userId)
      await offers.onRegistered(tx, userId, referralCode)
    },
    limitsRegistrations: deps.limitsRegistrations,
  })
  const wallet = createWalletService({
    database,
    sessions,
    ledger,
    transactions,
    idempotency,
    jobs,
    clock,
    ids,
    log,
    methods: deps.paymentMethods,
    maxPending: deps.maxPendingDeposits,
    collected: new Set(providers.map(({ name }) => name)),
    onDeposited: bonuses.onDeposited,
  })
  const events = createWebhookEventsStore({ clock })
  const parked = createParkedPaymentsStore({ clock, ids })
  const payments = createPaymentsService({
    database,
    providers,
    events,
    parked,
    transactions,
    wallet,
    clock,
    log,
    metrics,
  })
  const statusStore = createStatusStore()
  const serviceTimes = createServiceTimesStore()
  const measurements = createMeasurements({ times: serviceTimes, status: statusStore, clock, ids })
  const catalog =
    deps.catalog ??
    createCatalogService({
      database,
      store: catalogStore,
      clock,
      timers,
      log,
      methods: deps.paymentMethods,
      offers: offers.source,
      measurements,
    })
  const vps = createVpsService({
    database,
    sessions,
    instances,
    transactions,
    ledger,
    idempotency,
    jobs,
    quotes,
    bonuses,
    driver,
    catalog,
    catalogStore,
    noteSetup: (tx, createdAt) => measurements.note(tx, 'setup', createdAt),
    clock,
    ids,
  })
  const trials = createTrials({
    database,
    sessions,
    instances,
    transactions,
    ledger,
    idempotency,
    quotes,
    bonuses,
    catalog,
    clock,
    ids,
  })
  const retryInfo = depositRetryInfo(transactions)
  const withDepositRetryInfo = (kinds: Record<string, JobHandler>) =>
    Object.fromEntries(Object.entries(kinds).map(([kind, handler]) => [kind, { ...handler, retryInfo }]))
  const handlers: Record<string, JobHandler> = {
    [PROVISION]: { ...vps.provisioning, retryInfo: vpsRetryInfo(instances) },
    [TRIAL_END]: { ...trials.ending, retryInfo: trialRetryInfo(instances) },
    [REFERRAL_BONUS]: bonuses.referral,
    ...withDepositRetryInfo(payments.collectHandlers),
    ...withDepositRetryInfo(Object.fromEntries(providers.map(({ jobKind, payment }) => [jobKind, payment]))),
  }

  const jobRunner = createJobRunner({
    database,
    store: jobs,
    clock: steadyClock,
    timers,
    log,
    random: deps.random,
    worker: ids.next(),
    lease: deps.jobLease,
    metrics,
    handlers,
  })

  const authenticator: Authenticator = {
    customer: async (token) => (await demoSessions.find(token)) ?? sessions.find(token, 'customer'),
    admin: (token) => sessions.find(token, 'admin'),
  }

  measureBacklog({ metrics, database, jobs, parked, passwords, clock: steadyClock, log })

  const usersService = createUsersService({ database, users, audited, endSessions: sessions.lockAllOf })
  const vpsLifecycle = createVpsLifecycle({ database, instances, audited })
  const deposits = createDepositSettlement({ database, transactions, wallet, audited })
  const ticketsService = createTicketsService({
    database,
    sessions,
    tickets,
    idempotency,
    audited,
    clock,
    ids,
    ownerOfInstance: async (queries, id) => (await instances.byId(queries, id))?.userId ?? null,
    noteReply: (tx, createdAt) => measurements.note(tx, 'reply', createdAt),
    ownerOfTransaction: async (queries, id) => (await transactions.byId(queries, id))?.userId ?? null,
  })
  const enquiries = createEnquiriesService({
    database,
    enquiries: createEnquiriesStore(),
    createTicket: ticketsService.create,
    idempotency,
    audited,
    clock,
    ids,
    limits: deps.limitsRegistrations,
  })

  const status = createStatusService({ database, store: statusStore, idempotency, audited, clock, ids })
  const statusWatch = createStatusWatch({
    database,
    store: statusStore,
    times: serviceTimes,
    checks: createStatusChecks({
      database,
      jobs,
      tally: deps.tally,
      clock: steadyClock,
      kinds: { provisioning: [PROVISION], payments: Object.keys(handlers).filter((kind) => kind !== PROVISION) },
    }),
    inMaintenance: status.inMaintenance,
    clock,
    timers,
    log,
  })

  const health = healthRoutes({ database, readiness: deps.readiness })
  const described = [
    ...health,
    ...authRoutes({ auth, sessions, demoSessions, demoCustomer: deps.demo.customer, https }),
    ...catalogRoutes({ catalog }),
    ...walletRoutes({ wallet, history: createWalletHistory({ database, ledger, clock }) }),
    ...forecastRoutes({ forecast: createForecastService({ database, instances, ledger, clock }) }),
    ...paymentsRoutes({ payments }),
    ...offersRoutes({
      offers,
      promotions: createPromotionsService({
        ...{ database, store: catalogStore, catalog, audited, idempotency, clock, ids },
        promotions,
      }),
      customerOf: createCustomerOfCookies({ find: (token) => sessions.find(token, 'customer'), https }),
    }),
    ...vpsRoutes({ vps, trials }),
    ...ticketsRoutes({ tickets: ticketsService }),
    ...enquiriesRoutes({
      enquiries,
      customerOf: createCustomerOfCookies({ find: authenticator.customer, https }),
    }),
    ...statusRoutes({ status }),
    ...accountRoutes({
      account: createAccountService({ database, clock, sessions, users }),
      demoCustomer: deps.demo.customer,
    }),
    ...phoneRoutes({ phones: createPhoneService({ clock, sessions, users, phones: createPhonesStore() }) }),
    ...adminRoutes({
      auth,
      sessions,
      stats: createStatsService({ database, counters, clock }),
      users: usersService,
      vps: vpsLifecycle,
      deposits,
      adjustBalance: createBalanceAdjustment({ audited, users, transactions, ledger, idempotency, clock, ids }),
    }),
    ...adminListRoutes({ users: usersService, vps: vpsLifecycle, deposits, tickets: ticketsService, clock }),
    ...catalogAdminRoutes({
      admin: createCatalogAdmin({ database, store: catalogStore, catalog, audited, idempotency, clock, ids }),
    }),
    ...attentionRoutes({
      deadJobs: createDeadJobsService({ database, jobs, handlers, audited }),
      parkedPayments: createParkedPaymentsService({ database, parked, transactions, audited }),
    }),
  ]

  const routes = [...described, ...openApiRoutes(described)]

  return {
    routes,
    /** The routes of a worker process, which serves only its operators. */
    workerRoutes: health,
    authenticator,
    catalog,
    jobRunner,
    statusWatch,
    numbering: createNumbering({ database, clock, timers, log }),
    cleanup: createCleanup({
      ...{ database, sessions: sessionsStore, demoSessions: demoStore, knownNetworks, jobs, idempotency },
      ...{ clock, timers, log },
    }),
    onDenied: createDenialAudit({ database, audit, clock, log }),
    stores: { counters, users, transactions, instances, tickets, jobs, promotions, referrals, catalog: catalogStore },
    ledger,
    passwords,
  }
}
