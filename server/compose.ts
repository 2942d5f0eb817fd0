import { randomBytes } from 'node:crypto'
import type { ReceivingAccount } from '#contracts/payments.ts'
import type { PaymentMethod } from '#contracts/rules/fees.ts'
import { systemActionTypes } from '#contracts/rules/machine-actions.ts'
import { createMemo } from '#contracts/rules/payment-memo.ts'
import { createCleanup } from '#server/cleanup.ts'
import { credentialsRoutes } from '#server/features/account/credentials-routes.ts'
import { createEmailService } from '#server/features/account/email-service.ts'
import { createOneTimeLinks } from '#server/features/account/one-time-links.ts'
import { createOneTimeTokensStore } from '#server/features/account/one-time-tokens-store.ts'
import { passkeysRoutes } from '#server/features/account/passkeys-routes.ts'
import { createPhoneRelease } from '#server/features/account/phone-release.ts'
import { phoneRoutes } from '#server/features/account/phone-routes.ts'
import { createPhoneService } from '#server/features/account/phone-service.ts'
import { createPhonesStore } from '#server/features/account/phones-store.ts'
import { createRecoveryService, SEND_RESET_LINK } from '#server/features/account/recovery-service.ts'
import { secondFactorRoutes } from '#server/features/account/second-factor-routes.ts'
import { adminListRoutes } from '#server/features/admin/admin-list-routes.ts'
import { adminRoutes } from '#server/features/admin/admin-routes.ts'
import { attentionRoutes } from '#server/features/admin/attention-routes.ts'
import { createTrends } from '#server/features/admin/trends.ts'
import { createWaitingWorkCount } from '#server/features/admin/waiting-work.ts'
import { apiTokensRoutes } from '#server/features/api-tokens/api-tokens-routes.ts'
import { createApiTokens } from '#server/features/api-tokens/api-tokens-service.ts'
import { createApiTokensStore } from '#server/features/api-tokens/api-tokens-store.ts'
import { createAudited } from '#server/features/auth/audited.ts'
import { authRoutes } from '#server/features/auth/auth-routes.ts'
import { createAuthService } from '#server/features/auth/auth-service.ts'
import { createCustomerOfCookies } from '#server/features/auth/customer-of-cookies.ts'
import { createDemoSessions } from '#server/features/auth/demo-sessions.ts'
import { createDemoSessionsStore } from '#server/features/auth/demo-sessions-store.ts'
import { createGuessLimits } from '#server/features/auth/guess-limits.ts'
import { createKnownNetworksStore } from '#server/features/auth/known-networks-store.ts'
import { createOwnPassword } from '#server/features/auth/own-password.ts'
import { createPasskeyChallenges } from '#server/features/auth/passkey-challenges.ts'
import { createPasskeyProofs } from '#server/features/auth/passkey-proofs.ts'
import { createPasskeysService } from '#server/features/auth/passkeys-service.ts'
import { createPasskeysStore } from '#server/features/auth/passkeys-store.ts'
import { type Argon2, createPasswords } from '#server/features/auth/passwords.ts'
import { createRelyingParty } from '#server/features/auth/relying-party.ts'
import { createSecondFactorReset } from '#server/features/auth/second-factor-reset.ts'
import { createSecondFactorService } from '#server/features/auth/second-factor-service.ts'
import { createSecondFactors } from '#server/features/auth/second-factors.ts'
import { createSecondFactorsStore } from '#server/features/auth/second-factors-store.ts'
import { createSessions } from '#server/features/auth/sessions.ts'
import { createSessionsStore } from '#server/features/auth/sessions-store.ts'
import { createSharedNetworkLimit } from '#server/features/auth/shared-network-limit.ts'
import { createSignInHistory } from '#server/features/auth/sign-in-history.ts'
import { createSignInLimits } from '#server/features/auth/sign-in-limits.ts'
import { createSignInsStore } from '#server/features/auth/sign-ins-store.ts'
import { catalogAdminRoutes } from '#server/features/catalog/catalog-admin-routes.ts'
import { createCatalogAdmin } from '#server/features/catalog/catalog-admin-service.ts'
import { catalogRoutes } from '#server/features/catalog/catalog-routes.ts'
import { type CatalogService, createCatalogService } from '#server/features/catalog/catalog-service.ts'
import { createCatalogStore } from '#server/features/catalog/catalog-store.ts'
import { createCustomerEvents, DELIVER_WEBHOOK } from '#server/features/customer-webhooks/customer-events.ts'
import { customerWebhooksRoutes } from '#server/features/customer-webhooks/customer-webhooks-routes.ts'
import { createCustomerWebhooks } from '#server/features/customer-webhooks/customer-webhooks-service.ts'
import { createDeliveriesStore } from '#server/features/customer-webhooks/deliveries-store.ts'
import { createWebhookDelivery } from '#server/features/customer-webhooks/webhook-delivery.ts'
import { createWebhooksStore } from '#server/features/customer-webhooks/webhooks-store.ts'
import { enquiriesRoutes } from '#server/features/enquiries/enquiries-routes.ts'
import { createEnquiriesService } from '#server/features/enquiries/enquiries-service.ts'
import { createEnquiriesStore } from '#server/features/enquiries/enquiries-store.ts'
import { createAdminEventHub } from '#server/features/events/admin-event-hub.ts'
import { createEventHub, type RecordReaders } from '#server/features/events/event-hub.ts'
import { eventsRoutes } from '#server/features/events/events-routes.ts'
import { healthRoutes, type Readiness } from '#server/features/health/health-routes.ts'
import { createDeadJobsService } from '#server/features/jobs/dead-jobs-service.ts'
import { createJobRunner, type JobHandler } from '#server/features/jobs/job-runner.ts'
import { createJobsStore } from '#server/features/jobs/jobs-store.ts'
import { createActionRequests, MACHINE_ACTION } from '#server/features/machines/action-requests.ts'
import { createActionRunner } from '#server/features/machines/action-runner.ts'
import type { ConsoleMachines } from '#server/features/machines/console/console-machines.ts'
import { consoleRoutes } from '#server/features/machines/console/console-routes.ts'
import { createConsoleTicketsStore } from '#server/features/machines/console/console-tickets-store.ts'
import { createConsoles } from '#server/features/machines/console/consoles.ts'
import { toAction } from '#server/features/machines/machine-states.ts'
import { machinesRoutes } from '#server/features/machines/machines-routes.ts'
import { createMachinesService } from '#server/features/machines/machines-service.ts'
import { createMachineMetrics, MEASURE_MACHINES } from '#server/features/machines/metrics/machine-metrics.ts'
import { metricsRoutes } from '#server/features/machines/metrics/metrics-routes.ts'
import { createMetricsStore } from '#server/features/machines/metrics/metrics-store.ts'
import type { Provisioner } from '#server/features/machines/provisioner.ts'
import { createResizes } from '#server/features/machines/resizes.ts'
import { createSandboxMachinesStore } from '#server/features/machines/sandbox/sandbox-machines-store.ts'
import { createSandboxProvisioner } from '#server/features/machines/sandbox/sandbox-provisioner.ts'
import { createSealing as createMachineSealing, newMachinePassword } from '#server/features/machines/secrets.ts'
import { createMail, recipientOf, SEND_MAIL } from '#server/features/mail/mail.ts'
import { createAddressesStore } from '#server/features/mail/mail-addresses-store.ts'
import { createMailAdmin } from '#server/features/mail/mail-admin.ts'
import { createMailDelivery } from '#server/features/mail/mail-delivery.ts'
import { mailRoutes } from '#server/features/mail/mail-routes.ts'
import type { MailTransport } from '#server/features/mail/mail-transport.ts'
import { createMailbox } from '#server/features/mail/mailbox.ts'
import { createMailboxStore } from '#server/features/mail/mailbox-store.ts'
import { createMailsStore } from '#server/features/mail/mails-store.ts'
import { createUnsubscribeTokens } from '#server/features/mail/unsubscribe-tokens.ts'
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
import { createBankPolling, POLL_STATEMENT } from '#server/features/payments/bank-polling.ts'
import { reportReaders } from '#server/features/payments/bank-reporters.ts'
import type { BankStatement } from '#server/features/payments/bank-statement.ts'
import { createBankTransfersAdmin } from '#server/features/payments/bank-transfers-admin.ts'
import { bankTransfersRoutes } from '#server/features/payments/bank-transfers-routes.ts'
import { createBankTransfers } from '#server/features/payments/bank-transfers-service.ts'
import { createBankTransfersStore } from '#server/features/payments/bank-transfers-store.ts'
import {
  type BankReporter,
  type BankReporterName,
  createBankWebhooks,
  PROCESS_WEBHOOK,
} from '#server/features/payments/bank-webhooks.ts'
import { bankWebhooksRoutes } from '#server/features/payments/bank-webhooks-routes.ts'
import { earlierDepositHandlers } from '#server/features/payments/earlier-deposits.ts'
import { COLLECT_AFTER, createGatewayPayments } from '#server/features/payments/gateway-payments.ts'
import { createGatewayPaymentsStore } from '#server/features/payments/gateway-payments-store.ts'
import type { GatewayKeys } from '#server/features/payments/gateway-set-up.ts'
import { createGatewayWebhooks, PROCESS_REPORT } from '#server/features/payments/gateway-webhooks.ts'
import { gatewayWebhooksRoutes } from '#server/features/payments/gateway-webhooks-routes.ts'
import { notedProcessing } from '#server/features/payments/noted-processing.ts'
import { createParkedPaymentsService } from '#server/features/payments/parked-payments-service.ts'
import { createParkedPaymentsStore } from '#server/features/payments/parked-payments-store.ts'
import type { PaymentGateway } from '#server/features/payments/payment-gateway.ts'
import { createPaymentRequests, PAYMENT_EXPIRY } from '#server/features/payments/payment-requests.ts'
import { paymentRequestsRoutes } from '#server/features/payments/payment-requests-routes.ts'
import { createPaymentsStore } from '#server/features/payments/payments-store.ts'
import { createProviderOverview } from '#server/features/payments/provider-overview.ts'
import { providerOverviewRoutes } from '#server/features/payments/provider-overview-routes.ts'
import { createProviderStatesStore } from '#server/features/payments/provider-states-store.ts'
import { createSuggestions } from '#server/features/payments/suggestions.ts'
import { createWebhookDeliveriesStore } from '#server/features/payments/webhook-deliveries-store.ts'
import { createWebhookEventsStore } from '#server/features/payments/webhook-events-store.ts'
import { createCodeLimits } from '#server/features/phone-codes/code-limits.ts'
import { createPhoneCodes } from '#server/features/phone-codes/phone-codes.ts'
import {
  howPhonesAreVerified,
  type PhoneSetUp,
  phoneSenders,
  simulatedPhones,
} from '#server/features/phone-codes/phone-codes-set-up.ts'
import { reconciliationRoutes } from '#server/features/reconciliation/reconciliation-routes.ts'
import {
  checkMoneyHere,
  createReconciliation,
  type MoneyCheck,
} from '#server/features/reconciliation/reconciliation-service.ts'
import { createChecksStore } from '#server/features/reconciliation/reconciliations-store.ts'
import { forecastRoutes } from '#server/features/renewals/forecast-routes.ts'
import { createForecastService } from '#server/features/renewals/forecast-service.ts'
import { createSandboxBillsStore } from '#server/features/sandbox/sandbox-bills-store.ts'
import { createSandboxTwin } from '#server/features/sandbox/sandbox-twin.ts'
import { sshKeysRoutes } from '#server/features/ssh-keys/ssh-keys-routes.ts'
import { createSshKeysService } from '#server/features/ssh-keys/ssh-keys-service.ts'
import { createSshKeysStore } from '#server/features/ssh-keys/ssh-keys-store.ts'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createStatsService } from '#server/features/stats/stats-service.ts'
import { createMeasurements } from '#server/features/status/measurements.ts'
import { createServiceTimesStore } from '#server/features/status/service-times-store.ts'
import { createStatusChecks } from '#server/features/status/status-checks.ts'
import { statusRoutes } from '#server/features/status/status-routes.ts'
import { createStatusService } from '#server/features/status/status-service.ts'
import { createStatusStore } from '#server/features/status/status-store.ts'
import { createStatusWatch } from '#server/features/status/status-watch.ts'
import { createAccountHistory } from '#server/features/users/account-history-store.ts'
import { createUsersService } from '#server/features/users/users-service.ts'
import { createUsersStore } from '#server/features/users/users-store.ts'
import { createActionsStore } from '#server/features/vps/actions-store.ts'
import { createInstancesStore } from '#server/features/vps/instances-store.ts'
import type { MachineDuties } from '#server/features/vps/machine-duties.ts'
import { createMachinesStore } from '#server/features/vps/machines-store.ts'
import { createTrials, TRIAL_END, trialRetryInfo } from '#server/features/vps/trials.ts'
import { vpsData, vpsEventOf } from '#server/features/vps/vps-events.ts'
import { createVpsLifecycle, vpsRetryInfo } from '#server/features/vps/vps-lifecycle.ts'
import { vpsRoutes } from '#server/features/vps/vps-routes.ts'
import { createVpsService, PROVISION } from '#server/features/vps/vps-service.ts'
import { waitingOrdersRoutes } from '#server/features/waiting-orders/waiting-orders-routes.ts'
import { createWaitingOrders } from '#server/features/waiting-orders/waiting-orders-service.ts'
import { createWaitingOrdersStore } from '#server/features/waiting-orders/waiting-orders-store.ts'
import { createBalanceAdjustment } from '#server/features/wallet/balance-adjustment.ts'
import { createDepositSettlement, depositRetryInfo } from '#server/features/wallet/deposit-settlement.ts'
import { createLedger } from '#server/features/wallet/ledger-store.ts'
import { createStatementCsv } from '#server/features/wallet/statement-csv.ts'
import { createTransactionsStore } from '#server/features/wallet/transactions-store.ts'
import { createWalletHistory } from '#server/features/wallet/wallet-history.ts'
import { type CompletePayment, walletRoutes } from '#server/features/wallet/wallet-routes.ts'
import { createWalletService, type WalletService } from '#server/features/wallet/wallet-service.ts'
import { createWithdrawalsAdmin } from '#server/features/withdrawals/withdrawals-admin.ts'
import { withdrawalsRoutes } from '#server/features/withdrawals/withdrawals-routes.ts'
import { createWithdrawals } from '#server/features/withdrawals/withdrawals-service.ts'
import { createWithdrawalsStore } from '#server/features/withdrawals/withdrawals-store.ts'
import { createNumbering } from '#server/numbering.ts'
import { createAttemptCounts } from '#server/platform/attempt-counts-store.ts'
import { createDenialAudit } from '#server/platform/audit-denials.ts'
import { createAuditStore } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queries } from '#server/platform/db/database.ts'
import type { Authenticator } from '#server/platform/http/api.ts'
import type { SessionCookie } from '#server/platform/http/cookies.ts'
import type { SendRequest } from '#server/platform/http/post.ts'
import type { ResponseCounter } from '#server/platform/http/response-counter.ts'
import { createIdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { MonotonicClock } from '#server/platform/monotonic-clock.ts'
import { createSealing } from '#server/platform/sealing.ts'
import type { Timers } from '#server/platform/timers.ts'
import { composeAccount } from './compose-account.ts'
import { composeInfrastructure } from './compose-infrastructure.ts'
import { composeSupport, type SupportSettings } from './compose-support.ts'
import type { DemoWorld } from './demo-world.ts'
import { createMailNotices } from './mail-notices.ts'

const HOUR = 60 * 60_000
const QUARTER_HOUR = HOUR / 4

/** The registrations with a taken email allowed per network in a quarter of an hour: each reveals that an account exists. */
const MAX_TAKEN_EMAILS = 50

/** What the sandbox's gateways and its bank need. */
interface SandboxSettings {
  keys: GatewayKeys
  bankSecrets: Readonly<Partial<Record<BankReporterName, string>>>
  send: SendRequest
  /** Returns the origin of the API, for requests from this process. */
  apiOrigin: () => string
}

/** What the features depend on: the outside world and the settings. */
export interface ComposeDeps {
  database: Database
  clock: Clock
  /** For due times and for ids: like `clock`, but it never goes back. */
  monotonicClock: MonotonicClock
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
  /** Hashes passwords. Default: that of Node.js. */
  argon2?: Argon2 | undefined
  /** Whether the site is served over https. */
  https: boolean
  sessionCookie: SessionCookie
  /** Whether an admin without a second factor can do nothing but set one up. */
  requiresAdminFactor: boolean
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
  /** The secret that passwords of machines, links of mails and second factors are sealed with, by keys derived from it. */
  machineKey: string
  /** Returns what makes and operates machines. Default: the sandbox. */
  provisioner?: (sandbox: Provisioner) => Provisioner
  /** A customer's public keys with these ids; unknown ids are left out. Default: those that they have added. */
  publicKeysOf?: (queries: Queries, userId: string, ids: readonly string[]) => Promise<string[]>
  paymentMethods: readonly PaymentMethod[]
  /** Whether machines are sold: a production server without anything that makes real ones sells none. Default: they are. */
  isSelling?: boolean
  /** Where bank transfers go; null when no account is set up. */
  receivingAccount: ReceivingAccount | null
  /** Finds machines and opens their consoles. Default: those of the driver. */
  consoleMachines?: ConsoleMachines | undefined
  /** The services that report bank transfers. */
  bankReporters: readonly BankReporter[]
  /** The services whose lists of transfers are read. */
  bankStatements: readonly BankStatement[]
  /** Looks for differences in money that came in. Default: in this process. */
  checkMoney?: MoneyCheck
  /** The gateways that are set up. */
  gateways: readonly PaymentGateway[]
  /** What sends codes to phones. Default: nothing does. */
  phones?: PhoneSetUp
  /** Sends messages to customers' webhooks: to addresses that strangers have chosen. */
  sendToCustomers: SendRequest
  /** Sends mails; null while no server for mail is set up: mails wait for it. Default: the mailbox of developers, which sends nothing. */
  mailTransport?: MailTransport | null | undefined
  /** What the service that reports bounces sends; undefined: reports are refused. */
  mailBounceSecret?: string | undefined
  /** What the sandbox's gateways and its bank know; null in production, which has no sandbox. */
  sandbox: SandboxSettings | null
  /** The real time, which no test clock moves: for the freshness of signatures. */
  realClock: Clock
  /** The number of deposits of one customer that may be pending at once. */
  maxPendingDeposits: number
  /** Returns the origin of the site, where the browser goes after payment. */
  siteOrigin: (origin?: string) => string
  metrics: Metrics
  /** Counts the responses of this process. */
  responses: ResponseCounter
  /** How tickets are limited, and where their files are. */
  support: SupportSettings
}

/** Creates all features and connects them: the only place that knows every feature. */
export function compose(deps: ComposeDeps) {
  const { database, clock, monotonicClock, ids, timers, log, https, sessionCookie, metrics } = deps
  const { isSelling = true, phones = simulatedPhones } = deps
  const counters = createCounters({ random: deps.random })
  const users = createUsersStore({ counters })
  const transactions = createTransactionsStore()
  const instances = createInstancesStore({
    counters,
    async onStatusChanged(tx, id, change) {
      const event = vpsEventOf(change)
      const instance = event && (await instances.byId(tx, id))
      if (!instance) return
      await customerEvents.note(tx, instance.userId, event, vpsData(instance))
      await mailNotices.onStatusChanged(tx, instance, change)
    },
  })
  const jobs = createJobsStore({ clock: monotonicClock, ids })
  const idempotency = createIdempotencyStore({ clock })
  const audit = createAuditStore({ clock, ids })
  const accountHistory = createAccountHistory({ clock, ids })
  const mailsStore = createMailsStore()
  const mailSealing = createSealing(deps.machineKey, 'sen-cloud:mails:1')
  const mail = createMail({ mails: mailsStore, jobs, sealing: mailSealing, clock: monotonicClock, ids })
  const mailNotices = createMailNotices({ mail, users, clock })
  const mailAddresses = createAddressesStore()
  const unsubscribeTokens = createUnsubscribeTokens(deps.machineKey)
  const mailboxStore = createMailboxStore()
  const mailbox = deps.mailTransport === undefined ? createMailbox({ database, store: mailboxStore, clock }) : null
  const ledger = createLedger({
    ...{ clock, ids, counters },
    async onCredited(tx, userId, journalId, { kind, amount, balance }) {
      await customerEvents.note(tx, userId, 'wallet.credited', {
        ...{ amount: String(amount), balance: String(balance), kind },
      })
      await waitingOrders.onCredited(tx, userId, journalId)
    },
  })
  const webhooksStore = createWebhooksStore()
  const webhookDeliveries = createDeliveriesStore()
  const customerEvents = createCustomerEvents({
    ...{ webhooks: webhooksStore, deliveries: webhookDeliveries, jobs, clock, ids },
  })
  const passwords = createPasswords({ timers, argon2: deps.argon2 })
  const sessionsStore = createSessionsStore()
  const knownNetworks = createKnownNetworksStore({ clock })
  const sessions = createSessions({ database, store: sessionsStore, clock, ids })

  const demoStore = createDemoSessionsStore()
  const demoSessions = createDemoSessions({
    ...{ database, store: demoStore, clock, ids },
    limits: deps.limitsRegistrations,
  })

  const audited = createAudited({ sessions, audit })

  const quarterHours = createAttemptCounts({ clock, window: QUARTER_HOUR })
  const hours = createAttemptCounts({ clock, window: HOUR })
  const signInsStore = createSignInsStore()
  const secondFactorsStore = createSecondFactorsStore()
  const passkeysStore = createPasskeysStore()
  const passkeyProofs = createPasskeyProofs({
    ...{ database, audit, store: passkeysStore, clock },
    challenges: createPasskeyChallenges({ secret: deps.machineKey, clock }),
  })
  const partyOf = createRelyingParty({ siteOrigin: deps.siteOrigin, https })
  const secondFactorSealing = createSealing(deps.machineKey, 'sen-cloud:second-factors:1')
  const secondFactors = createSecondFactors({
    ...{ database, store: secondFactorsStore, passkeys: passkeysStore, sealing: secondFactorSealing },
    ...{ mail, clock, ids },
    realClock: deps.realClock,
  })
  const codeLimits = createGuessLimits({ counts: quarterHours, what: 'code' })
  const passwordLimits = createGuessLimits({ counts: quarterHours, what: 'password' })
  const ownPassword = createOwnPassword({ database, users, sessions, passwords, limits: passwordLimits })
  const tokensStore = createOneTimeTokensStore()
  const links = createOneTimeLinks({ store: tokensStore, clock, ids })
  const emails = createEmailService({
    ...{ database, users, sessions, ownPassword, factors: secondFactors, links, counts: hours },
    ...{ audited, audit, mail, clock, ids },
  })
  const recovery = createRecoveryService({
    ...{ database, users, sessions, passwords, ownPassword, tokens: tokensStore, links, counts: hours },
    ...{ audited, audit, mail, jobs, clock, monotonicClock, ids, limits: deps.limitsRegistrations },
  })

  const apiTokensStore = createApiTokensStore()
  const apiTokens = createApiTokens({ database, sessions, store: apiTokensStore, audited, lock: ledger.lock, clock })
  const customerWebhooks = createCustomerWebhooks({
    ...{ database, sessions, webhooks: webhooksStore, deliveries: webhookDeliveries, events: customerEvents, jobs },
    ...{ lock: ledger.lock, allowsThisMachine: !https, clock, ids },
  })

  const { gateways } = deps
  const sandboxMachines = {
    ...{ database, machines: createSandboxMachinesStore(), clock: monotonicClock, delay: deps.sandboxDelay },
  }
  const sandboxProvisioner = createSandboxProvisioner(sandboxMachines)
  const provisioner = deps.provisioner?.(sandboxProvisioner) ?? sandboxProvisioner

  const catalogStore = createCatalogStore()
  const promotions = createPromotionsStore({ onUsedUp: catalogStore.raiseRevision })
  const redemptions = createRedemptionsStore()
  const referrals = createReferralsStore()
  const isFirstOrder = async (queries: Queries, userId: string) =>
    !(await instances.hasOrdered(queries, userId)) && !(await waitingOrders.hasWaiting(queries, userId))
  const bonuses = createBonuses({
    database,
    promotions,
    redemptions,
    referrals,
    transactions,
    users,
    ledger,
    jobs,
    clock,
    ids,
  })
  const offers = createOffersService({
    isSelling,
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
  const quoteSecrets = [deps.webhookSecret, ...previousSecrets] as const
  const quotes = createQuotes({
    database,
    codeTries: quarterHours,
    promotions,
    redemptions,
    users,
    isFirstOrder,
    tokens: createQuoteTokens(quoteSecrets),
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
    ...{ mail, codeLimits, factors: secondFactors, proofs: passkeyProofs },
    limits: createSignInLimits({ database, counts: quarterHours }),
    takenEmails: createSharedNetworkLimit({
      database,
      counts: quarterHours,
      what: 'taken emails',
      max: MAX_TAKEN_EMAILS,
    }),
    history: createSignInHistory({ database, store: signInsStore, clock, ids, timers, random: deps.random, log }),
    requiresAdminFactor: deps.requiresAdminFactor,
    async onRegistered(tx, user, referralCode) {
      await ledger.openWallet(tx, user.id)
      await offers.onRegistered(tx, user.id, referralCode)
      await emails.sendVerification(tx, user)
    },
    limitsRegistrations: deps.limitsRegistrations,
  })
  const paymentsStore = createPaymentsStore()
  const gatewayPayments = createGatewayPaymentsStore()
  const paymentRequests = createPaymentRequests({
    ...{ database, sessions, payments: paymentsStore, gatewayPayments, gateways, transactions, jobs, clock, ids },
    wallet: () => wallet,
    orderOf: (queries, transactionId) => waitingOrders.ofDeposit(queries, transactionId),
    account: deps.receivingAccount,
    newMemo: () => createMemo(randomBytes),
    bonusFor: (queries, deposit) => bonuses.bonusFor(queries, deposit),
  })
  const wallet: WalletService = createWalletService({
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
    collected: new Set(gateways.map(({ name }) => name)),
    // A process that was to request the payment may have died.
    collectAfter: Math.min(COLLECT_AFTER, deps.jobLease),
    ask: paymentRequests.ask,
    async onDeposited(tx, deposit) {
      await bonuses.onDeposited(tx, deposit)
      await mailNotices.onDeposited(tx, deposit)
    },
    onDepositEnded: (tx, depositId) => waitingOrders.onDepositEnded(tx, depositId),
  })
  const events = createWebhookEventsStore({ clock })
  const parked = createParkedPaymentsStore({ clock, ids })
  const transfers = createBankTransfersStore()
  const suggestions = createSuggestions({ payments: paymentsStore, transfers, clock })
  const bank = createBankTransfers({
    ...{ database, transfers, payments: paymentsStore, transactions, suggestions, wallet, clock, ids, log, metrics },
    isWalletOpen: ledger.isOpen,
    accounts: deps.receivingAccount ? [deps.receivingAccount.account] : [],
  })
  const deliveries = createWebhookDeliveriesStore()
  const providerStates = createProviderStatesStore({ clock })
  const bankWebhooks = createBankWebhooks({
    ...{ database, jobs, bank, deliveries, clock, realClock: deps.realClock, ids },
    reporters: deps.bankReporters,
  })
  const bankPolling = createBankPolling({
    ...{ database, jobs, bank, transfers, states: providerStates, clock, log },
    statements: deps.bankStatements,
  })
  const reconciliation = createReconciliation({
    ...{ database, audited, clock, ids, timers, log },
    store: createChecksStore('reconciliations'),
    check: deps.checkMoney ?? checkMoneyHere({ database, readers: reportReaders, clock }),
  })
  const collecting = createGatewayPayments({
    ...{ database, gateways, gatewayPayments, events, parked, transactions, wallet, bank, clock, timers, log, metrics },
    ...{ payments: paymentsStore, states: providerStates, siteOrigin: deps.siteOrigin },
  })
  const gatewayWebhooks = createGatewayWebhooks({
    ...{ database, jobs, deliveries, gateways, collecting, clock, ids, log },
  })
  const statusStore = createStatusStore()
  const serviceTimes = createServiceTimesStore()
  const measurements = createMeasurements({ times: serviceTimes, status: statusStore, clock, ids })
  const infrastructure = composeInfrastructure({
    ...{ database, sessions, instances, users, catalogStore, audited, idempotency, jobs, clock, ids, timers, log },
    ...{ hypervisor: provisioner, runner: () => actionRunner, reverseDns: null },
  })
  const { places } = infrastructure
  const catalog =
    deps.catalog ??
    createCatalogService({
      database,
      store: catalogStore,
      clock,
      timers,
      log,
      methods: deps.paymentMethods,
      phoneCodes: howPhonesAreVerified(phones.settings),
      offers: offers.source,
      measurements,
      places,
      isSelling,
    })
  const machinesStore = createMachinesStore()
  const sshKeysStore = createSshKeysStore()
  const actions = createActionsStore({
    async onEnded(tx, action) {
      // What the system does is told as a change of the status.
      if (systemActionTypes.some((type) => type === action.type)) return
      const instance = await instances.byId(tx, action.vpsId)
      const user = instance && (await users.byId(tx, instance.userId))
      if (!user) return
      const event = action.state === 'done' ? 'action.done' : 'action.failed'
      await customerEvents.note(tx, user.id, event, { action: toAction(action, user.language ?? 'vi') })
    },
  })
  const sealing = createMachineSealing(deps.machineKey)
  const resizes = createResizes({
    ...{ secrets: quoteSecrets, catalog, catalogStore, transactions, ledger, places, clock, ids },
  })
  const actionRequests = createActionRequests({
    ...{ queries: database.queries, sessions, instances, machines: machinesStore, actions, jobs, idempotency, ledger },
    ...{ resizes, catalogStore, places, provisioner, sealing, newPassword: newMachinePassword, clock, ids },
    publicKeysOf: deps.publicKeysOf ?? sshKeysStore.publicKeysOf,
  })
  const machineDuties: MachineDuties = actionRequests
  const vps = createVpsService({
    isSelling,
    database,
    sessions,
    instances,
    transactions,
    ledger,
    idempotency,
    jobs,
    quotes,
    bonuses,
    machines: machineDuties,
    places,
    catalog,
    catalogStore,
    recordSetupTime: (tx, createdAt) => measurements.note(tx, 'setup', createdAt),
    clock,
    ids,
  })
  const waitingOrders = createWaitingOrders({
    ...{ database, sessions, transactions, ledger, users, idempotency, jobs, clock },
    store: createWaitingOrdersStore(),
    services: () => ({ wallet, vps }),
    amountsOf: (method) => gateways.find(({ name }) => name === method)?.amounts ?? null,
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
    machines: machineDuties,
    clock,
    ids,
  })
  const actionRunner = createActionRunner({
    ...{ database, instances, machines: machinesStore, actions, requests: actionRequests, vps, resizes, provisioner },
    ...{ addresses: infrastructure.machineAddresses, sealing, clock },
  })
  const machineMetrics = createMachineMetrics({
    ...{ database, jobs, provisioner, store: createMetricsStore(), clock },
  })
  const machines = createMachinesService({
    ...{ database, sessions, instances, machines: machinesStore, actions, idempotency, resizes, provisioner, sealing },
    ...{ catalog, catalogStore, transactions, addresses: infrastructure.addresses },
    trafficOf: machineMetrics.trafficOf,
  })
  const twin =
    deps.sandbox &&
    createSandboxTwin({
      ...{ database, jobs, monotonicClock, timers, log, realClock: deps.realClock, ...deps.sandbox },
      bills: createSandboxBillsStore(),
      delay: deps.sandboxDelay,
    })
  const sshKeys = createSshKeysService({
    ...{ database, sessions, ledger, idempotency, clock, ids },
    keys: sshKeysStore,
  })
  const support = composeSupport({
    ...{ database, sessions, users, instances, transactions, jobs, idempotency, audited, clock, ids, log },
    ...{ realClock: deps.realClock, settings: deps.support, metrics, secret: deps.machineKey },
    onOpened: mailNotices.onTicketOpened,
    onReply: mailNotices.onReply,
    noteReply: (tx, createdAt) => measurements.note(tx, 'reply', createdAt),
  })
  const retryInfo = depositRetryInfo(transactions)
  const withDepositRetryInfo = (kinds: Record<string, JobHandler>) =>
    Object.fromEntries(Object.entries(kinds).map(([kind, handler]) => [kind, { ...handler, retryInfo }]))
  const earlierDeposits = earlierDepositHandlers({
    ...{ database, transactions, payments: paymentsStore, requests: paymentRequests },
    gateways: new Set(gateways.map(({ name }) => name)),
  })
  const handlers: Record<string, JobHandler> = {
    [PROVISION]: { ...actionRunner.provisioning, retryInfo: vpsRetryInfo(instances) },
    [MACHINE_ACTION]: actionRunner.acting,
    [TRIAL_END]: { ...trials.ending, retryInfo: trialRetryInfo(instances) },
    [REFERRAL_BONUS]: bonuses.referral,
    [SEND_RESET_LINK]: recovery.sending,
    [MEASURE_MACHINES]: machineMetrics.measuring,
    [PROCESS_WEBHOOK]: notedProcessing({ database, deliveries, clock }, bankWebhooks.processing),
    [PROCESS_REPORT]: notedProcessing({ database, deliveries, clock }, gatewayWebhooks.processing),
    [POLL_STATEMENT]: bankPolling.handler,
    [PAYMENT_EXPIRY]: paymentRequests.expiry,
    [DELIVER_WEBHOOK]: createWebhookDelivery({
      ...{ database, webhooks: webhooksStore, deliveries: webhookDeliveries, send: deps.sendToCustomers, clock },
    }),
    [SEND_MAIL]: createMailDelivery({
      ...{ database, mails: mailsStore, addresses: mailAddresses, sealing: mailSealing, tokens: unsubscribeTokens },
      ...{ transport: mailbox?.transport ?? deps.mailTransport ?? null, siteOrigin: () => deps.siteOrigin() },
      clock: monotonicClock,
    }),
    ...support.jobs,
    ...waitingOrders.jobs,
    ...withDepositRetryInfo({ ...collecting.pollHandlers, ...earlierDeposits }),
    ...twin?.jobs,
  }

  /** The jobs that concern machines, and those without which nothing stops that the status shows. */
  const machineJobs = [PROVISION, MACHINE_ACTION]
  const quietJobs = [SEND_RESET_LINK, SEND_MAIL, ...Object.keys(support.jobs)]
  const otherJobs = [MEASURE_MACHINES, DELIVER_WEBHOOK, ...quietJobs]
  const jobRunner = createJobRunner({
    database,
    store: jobs,
    clock: monotonicClock,
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
    apiToken: apiTokens.find,
  }

  measureBacklog({ metrics, database, jobs, parked, passwords, clock: monotonicClock, log })

  const phonesStore = createPhonesStore()
  const usersService = createUsersService({
    ownerOfPhone: phonesStore.ownerOf,
    ...{ database, users, history: accountHistory, audited },
    ...{ endSessions: sessions.lockAllOf, onLocked: mailNotices.onLocked },
  })
  const vpsLifecycle = createVpsLifecycle({ database, instances, audited, machines: machineDuties })
  const withdrawalsStore = createWithdrawalsStore()
  const withdrawals = createWithdrawals({
    ...{ database, sessions, withdrawals: withdrawalsStore, transactions, ledger, idempotency, clock, ids, log },
  })
  const deposits = createDepositSettlement({ database, transactions, wallet, history: accountHistory, audited })
  const enquiries = createEnquiriesService({
    database,
    enquiries: createEnquiriesStore(),
    createTicket: support.tickets.create,
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
      responses: deps.responses,
      clock: monotonicClock,
      kinds: {
        provisioning: machineJobs,
        payments: Object.keys(handlers).filter((kind) => ![...machineJobs, ...otherJobs].includes(kind)),
      },
      lookupOf: (kind) => handlers[kind]?.retryInfo,
    }),
    inMaintenance: status.inMaintenance,
    clock,
    timers,
    log,
  })

  const consoleTickets = createConsoleTicketsStore()
  const consoles = createConsoles({
    ...{ database, sessions, audit, clock, timers, log, metrics },
    tickets: consoleTickets,
    machines: deps.consoleMachines ?? {
      async find(queries, id) {
        const instance = await instances.byId(queries, id)
        if (!instance) return null
        const { userId, name, status, power } = instance
        // One of an earlier version has no row, and its driver knows it by its id.
        const ref = (await machinesStore.byId(queries, id))?.ref ?? id
        return { id, userId, name, ref, state: { status, power, busy: null, snapshots: 0, canGrow: false } }
      },
      open: ({ id, ref }) => provisioner.openConsole(id, ref),
    },
  })

  const readers: RecordReaders = {
    wallet: async (userId) => ({ balance: String(await ledger.balance(database.queries, userId)) }),
    vps: vps.ofCustomer,
    action: machines.actionOfCustomer,
    payment: paymentRequests.ofCustomer,
    ticket: support.tickets.ofCustomer,
  }
  const adminEventHub = createAdminEventHub({ database, readers, clock, timers, log })
  const eventHub = createEventHub({ database, readers, clock, timers, log, metrics, admins: adminEventHub })

  const completePayment: CompletePayment = async (session, payment, { isNew, ...from }) => {
    await (isNew ? collecting.request(payment.id, from) : collecting.requested(payment.id))
    return (await paymentRequests.status(session, payment.id)).payment
  }

  const { requireRecent: requireRecentFactor } = secondFactors
  const passkeys = createPasskeysService({
    ...{ database, audited, users, sessions, store: passkeysStore, proofs: passkeyProofs, factors: secondFactors },
    ...{ ownPassword, lock: ledger.lock, mail, clock, ids },
  })
  const health = healthRoutes({ database, readiness: deps.readiness })
  const described = [
    ...health,
    ...authRoutes({ auth, sessions, demoSessions, demoCustomer: deps.demo.customer, partyOf, sessionCookie }),
    ...catalogRoutes({ catalog }),
    ...walletRoutes({
      wallet,
      history: createWalletHistory({ database, ledger, clock }),
      statement: createStatementCsv({ database }),
      completePayment,
    }),
    ...forecastRoutes({ forecast: createForecastService({ database, instances, ledger, clock }) }),
    ...paymentRequestsRoutes({ requests: paymentRequests }),
    ...bankWebhooksRoutes({ webhooks: bankWebhooks }),
    ...gatewayWebhooksRoutes({ webhooks: gatewayWebhooks }),
    ...offersRoutes({
      offers,
      promotions: createPromotionsService({
        ...{ database, store: catalogStore, catalog, audited, idempotency, clock, ids },
        promotions,
      }),
      customerOf: createCustomerOfCookies({ find: (token) => sessions.find(token, 'customer'), sessionCookie }),
    }),
    ...vpsRoutes({ vps, trials }),
    ...machinesRoutes({ machines, requests: actionRequests, requireRecentFactor }),
    ...metricsRoutes({
      metrics: machineMetrics,
      queries: database.queries,
      ownerOf: async (queries, id) => (await instances.byId(queries, id))?.userId ?? null,
    }),
    ...consoleRoutes({ consoles, siteOrigin: deps.siteOrigin, https }),
    ...waitingOrdersRoutes({ orders: waitingOrders, completePayment }),
    ...support.routes,
    ...eventsRoutes({ hub: eventHub, admins: adminEventHub }),
    ...enquiriesRoutes({
      enquiries,
      customerOf: createCustomerOfCookies({ find: authenticator.customer, sessionCookie }),
    }),
    ...statusRoutes({ status }),
    ...composeAccount({
      ...{ database, clock, audited, users, sessions, signIns: signInsStore, tokens: tokensStore },
      history: accountHistory,
      ...{ passwords, ownPassword, mail, sessionCookie },
      ...{ factors: secondFactors, factorsStore: secondFactorsStore, phones: phonesStore, mailAddresses },
      passkeysStore,
      records: {
        wallet,
        withdrawals,
        vps,
        waitingOrders,
        tickets: support.tickets,
        sshKeys,
        apiTokens,
        passkeys,
        webhooks: customerWebhooks,
      },
      demoCustomer: deps.demo.customer,
    }),
    ...credentialsRoutes({ recovery, emails }),
    ...secondFactorRoutes({
      secondFactor: createSecondFactorService({
        ...{ database, audited, users, sessions, store: secondFactorsStore, factors: secondFactors },
        limits: codeLimits,
        ...{ ownPassword, sealing: secondFactorSealing, mail, clock, ids },
      }),
    }),
    ...passkeysRoutes({ passkeys, partyOf }),
    ...apiTokensRoutes({ tokens: apiTokens, requireRecentFactor }),
    ...customerWebhooksRoutes({ webhooks: customerWebhooks }),
    ...phoneRoutes({
      phones: createPhoneService({
        ...{ database, clock, sessions, users, phones: phonesStore, countries: phones.settings.PHONE_COUNTRIES },
        codes: createPhoneCodes({
          ...{ secret: deps.machineKey, log, metrics },
          senders: phoneSenders(phones.settings, {
            ...{ database, send: phones.send, newId: ids.next, clock, timers },
            sealing: createSealing(deps.machineKey, 'sen-cloud:phone-tokens:1'),
          }),
        }),
        limits: createCodeLimits({
          ...{ hours, days: createAttemptCounts({ clock, window: 24 * HOUR }), log, metrics },
          totalPerHour: phones.settings.PHONE_CODES_PER_HOUR,
        }),
      }),
    }),
    ...mailRoutes({
      ...{ database, addresses: mailAddresses, tokens: unsubscribeTokens, bounceSecret: deps.mailBounceSecret, clock },
      admin: createMailAdmin({
        ...{
          database,
          mail,
          mails: mailsStore,
          addresses: mailAddresses,
          jobs,
          siteOrigin: () => deps.siteOrigin(),
          idempotency,
          audited,
          clock: monotonicClock,
          ids,
        },
        recipient: async (tx, userId) => {
          const user = await users.byId(tx, userId)
          return user && recipientOf(user)
        },
      }),
    }),
    ...sshKeysRoutes({ keys: sshKeys }),
    ...adminRoutes({
      auth,
      sessions,
      stats: createStatsService({ database, counters, clock }),
      waiting: createWaitingWorkCount({
        ...{ database, transactions, parked, transfers, withdrawals: withdrawalsStore, tickets: support.store, jobs },
      }),
      trends: createTrends({ database, times: serviceTimes, clock }),
      users: usersService,
      vps: vpsLifecycle,
      deposits,
      adjustBalance: createBalanceAdjustment({
        ...{ audited, users, transactions, ledger, history: accountHistory, idempotency, clock, ids },
      }),
      releasePhones: createPhoneRelease({ audited, users, phones: phonesStore, history: accountHistory }),
      resetSecondFactor: createSecondFactorReset({
        ...{ audited, users, sessions, factors: secondFactors, history: accountHistory, mail, clock, ids },
      }),
    }),
    ...adminListRoutes({
      ...{ users: usersService, vps: vpsLifecycle, deposits, tickets: support.desk, presence: support.presence, clock },
    }),
    ...catalogAdminRoutes({
      admin: createCatalogAdmin({ database, store: catalogStore, catalog, audited, idempotency, clock, ids }),
    }),
    ...bankTransfersRoutes({
      transfers: createBankTransfersAdmin({
        ...{
          database,
          transfers,
          payments: paymentsStore,
          transactions,
          users,
          suggestions,
          bank,
          idempotency,
          audited,
          clock,
          ids,
        },
      }),
    }),
    ...withdrawalsRoutes({
      withdrawals,
      requireRecentFactor,
      admin: createWithdrawalsAdmin({
        ...{
          database,
          withdrawals: withdrawalsStore,
          service: withdrawals,
          transactions,
          users,
          ledger,
          audited,
          clock,
        },
      }),
    }),
    ...providerOverviewRoutes({
      overview: createProviderOverview({ database, states: providerStates, deliveries, clock }),
    }),
    ...reconciliationRoutes({ reconciliation }),
    ...infrastructure.routes,
    ...attentionRoutes({
      deadJobs: createDeadJobsService({ database, jobs, handlers, audited }),
      parkedPayments: createParkedPaymentsService({
        ...{ database, parked, transactions, ledger, bonuses, history: accountHistory, audited, clock, ids },
      }),
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
    eventHub,
    consoles,
    reconciliation,
    infrastructure,
    /** Records which services report payments, and begins to read statements, as a process starts. */
    async noteProviders() {
      const reporting = [...deps.gateways, ...deps.bankReporters, ...deps.bankStatements]
      await providerStates.setUp(database.queries, [...new Set(reporting.map(({ name }) => name))])
      await bankPolling.begin()
      await machineMetrics.begin()
    },
    numbering: createNumbering({ database, clock, timers, log }),
    cleanup: createCleanup({
      ...{ database, sessions: sessionsStore, demoSessions: demoStore, knownNetworks, jobs, idempotency },
      ...{ deliveries, consoleTickets, apiTokens: apiTokensStore, webhookDeliveries },
      ...{ signIns: signInsStore, oneTimeTokens: tokensStore, attempts: quarterHours },
      challenges: passkeysStore,
      ...{ mails: mailsStore, mailbox: mailboxStore },
      ...{ addresses: infrastructure.addresses, attachments: support.attachments, clock, timers, log },
      presence: support.presenceStore,
    }),
    onDenied: createDenialAudit({ database, audit, clock, log }),
    replyAddresses: support.replyAddresses,
    wallet,
    bank,
    provisioner,
    twin,
    stores: {
      ...{
        counters,
        users,
        transactions,
        instances,
        tickets: support.store,
        jobs,
        promotions,
        referrals,
        serviceTimes,
      },
      catalog: catalogStore,
    },
    ledger,
    passwords,
    mail,
    mailbox,
    /** Closes the connections to the server for mail. */
    stopMail: () => deps.mailTransport?.close(),
  }
}
