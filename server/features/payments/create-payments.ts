import { randomBytes } from 'node:crypto'
import type { ReceivingAccount } from '#contracts/payments.ts'
import { createMemo } from '#contracts/rules/payment-memo.ts'
import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { JobHandler } from '#server/features/jobs/job-runner.ts'
import type { OffersFeature } from '#server/features/offers/create-offers.ts'
import type { UsersFeature } from '#server/features/users/create-users.ts'
import type { WalletFeature } from '#server/features/wallet/create-wallet.ts'
import { depositRetryInfo } from '#server/features/wallet/deposit-settlement.ts'
import type { CompletePayment } from '#server/features/wallet/wallet-routes.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createBankPolling, POLL_STATEMENT } from './bank-polling.ts'
import type { BankStatement } from './bank-statement.ts'
import { createBankTransfersAdmin } from './bank-transfers-admin.ts'
import { bankTransfersRoutes } from './bank-transfers-routes.ts'
import { createBankTransfers } from './bank-transfers-service.ts'
import { createBankTransfersStore } from './bank-transfers-store.ts'
import { type BankReporter, createBankWebhooks, PROCESS_WEBHOOK } from './bank-webhooks.ts'
import { bankWebhooksRoutes } from './bank-webhooks-routes.ts'
import { earlierDepositHandlers } from './earlier-deposits.ts'
import { createGatewayPayments } from './gateway-payments.ts'
import { createGatewayPaymentsStore } from './gateway-payments-store.ts'
import { createGatewayWebhooks, PROCESS_REPORT } from './gateway-webhooks.ts'
import { gatewayWebhooksRoutes } from './gateway-webhooks-routes.ts'
import { notedProcessing } from './noted-processing.ts'
import { createParkedPaymentsService } from './parked-payments-service.ts'
import { createParkedPaymentsStore } from './parked-payments-store.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createPaymentHealth } from './payment-health.ts'
import { createPaymentRequests, PAYMENT_EXPIRY, type PaymentRequestsDeps } from './payment-requests.ts'
import { paymentRequestsRoutes } from './payment-requests-routes.ts'
import { createPaymentsStore } from './payments-store.ts'
import { createProviderOverview } from './provider-overview.ts'
import { providerOverviewRoutes } from './provider-overview-routes.ts'
import { createProviderStatesStore } from './provider-states-store.ts'
import { createSuggestions } from './suggestions.ts'
import { createWebhookDeliveriesStore } from './webhook-deliveries-store.ts'
import { createWebhookEventsStore } from './webhook-events-store.ts'
import { createWebhookRefusals } from './webhook-refusals.ts'
import { createWebhookRefusalsStore } from './webhook-refusals-store.ts'

export interface PaymentsSettings {
  /** Where bank transfers go; null when no account is set up. */
  receivingAccount: ReceivingAccount | null
  /** The services that report bank transfers. */
  bankReporters: readonly BankReporter[]
  /** The services whose lists of transfers are read. */
  bankStatements: readonly BankStatement[]
  /** The gateways that are set up. */
  gateways: readonly PaymentGateway[]
  /** Returns the origin of the site, where the browser goes after payment. */
  siteOrigin: (origin?: string) => string
}

interface PaymentsDeps {
  settings: PaymentsSettings
  jobs: JobsFeature
  users: UsersFeature
  auth: AuthFeature
  wallet: WalletFeature
  offers: OffersFeature
  /** Called for the order that a payment is for, since orders ask for payments. */
  above: () => { waitingOrders: { orders: { ofDeposit: PaymentRequestsDeps['orderOf'] } } }
}

/** How money comes in: by bank transfers and gateways. */
export type PaymentsFeature = ReturnType<typeof createPaymentsFeature>

export function createPaymentsFeature(platform: Platform, deps: PaymentsDeps) {
  const { database, idempotency, clock, realClock, ids, timers, log, metrics } = platform
  const { settings, above } = deps
  const { receivingAccount: account, bankReporters, bankStatements, gateways, siteOrigin } = settings
  const jobs = deps.jobs.store
  const { store: users, history } = deps.users
  const { sessions, audited } = deps.auth
  const { ledger, transactions, wallet } = deps.wallet
  const { bonuses } = deps.offers

  const payments = createPaymentsStore()
  const gatewayPayments = createGatewayPaymentsStore()
  const parked = createParkedPaymentsStore({ clock, ids })
  const requests = createPaymentRequests({
    database,
    sessions,
    payments,
    gatewayPayments,
    gateways,
    parked,
    transactions,
    jobs,
    account,
    clock,
    ids,
    wallet: () => wallet,
    orderOf: (queries, transactionId) => above().waitingOrders.orders.ofDeposit(queries, transactionId),
    newMemo: () => createMemo(randomBytes),
    bonusFor: (queries, deposit) => bonuses.bonusFor(queries, deposit),
    earnedBy: (queries, depositId) => bonuses.earnedBy(queries, depositId),
  })
  const transfers = createBankTransfersStore()
  const suggestions = createSuggestions({ payments, transfers, clock })
  const bank = createBankTransfers({
    database,
    transfers,
    payments,
    transactions,
    suggestions,
    wallet,
    clock,
    ids,
    log,
    metrics,
    isWalletOpen: ledger.isOpen,
    accounts: account ? [account.account] : [],
  })
  const deliveries = createWebhookDeliveriesStore()
  const states = createProviderStatesStore({ clock })
  const webhookRefusals = createWebhookRefusals({
    database,
    clock,
    timers,
    log,
    store: createWebhookRefusalsStore(),
  })
  const bankWebhooks = createBankWebhooks({
    database,
    refused: webhookRefusals,
    jobs,
    bank,
    deliveries,
    clock,
    realClock,
    ids,
    reporters: bankReporters,
  })
  const bankPolling = createBankPolling({
    database,
    jobs,
    bank,
    transfers,
    states,
    clock,
    log,
    statements: bankStatements,
  })
  const collecting = createGatewayPayments({
    database,
    gateways,
    gatewayPayments,
    parked,
    transactions,
    wallet,
    bank,
    clock,
    timers,
    log,
    metrics,
    payments,
    states,
    siteOrigin,
    events: createWebhookEventsStore({ clock }),
  })
  const gatewayWebhooks = createGatewayWebhooks({
    database,
    refused: webhookRefusals,
    jobs,
    deliveries,
    gateways,
    collecting,
    clock,
    ids,
    log,
  })
  const bankTransfersAdmin = createBankTransfersAdmin({
    database,
    transfers,
    payments,
    transactions,
    users,
    suggestions,
    bank,
    idempotency,
    audited,
    clock,
    ids,
  })

  const completePayment: CompletePayment = async (session, payment, { isNew, ...from }) => {
    await (isNew ? collecting.request(payment.id, from) : collecting.requested(payment.id))
    return (await requests.status(session, payment.id)).payment
  }

  const retryInfo = depositRetryInfo(transactions)
  const ofDeposits: Record<string, JobHandler> = {
    ...collecting.pollHandlers,
    ...earlierDepositHandlers({
      database,
      transactions,
      payments,
      requests,
      gateways: new Set(gateways.map(({ name }) => name)),
    }),
  }
  const handlers: Record<string, JobHandler> = {
    [PROCESS_WEBHOOK]: notedProcessing({ database, deliveries, clock }, bankWebhooks.processing),
    [PROCESS_REPORT]: notedProcessing({ database, deliveries, clock }, gatewayWebhooks.processing),
    [POLL_STATEMENT]: bankPolling.handler,
    [PAYMENT_EXPIRY]: requests.expiry,
    ...Object.fromEntries(Object.entries(ofDeposits).map(([kind, handler]) => [kind, { ...handler, retryInfo }])),
  }

  return {
    bank,
    completePayment,
    deliveries,
    health: createPaymentHealth({ states, statements: bankStatements, clock }),
    parked,
    /** Decides on payments that fit no deposit, for admins. */
    parkedPayments: createParkedPaymentsService({
      database,
      parked,
      transactions,
      ledger,
      bonuses,
      history,
      audited,
      clock,
      ids,
    }),
    requests,
    transfers,
    webhookRefusals,
    /** Records which services report payments, and begins to read statements, as a process starts. */
    async begin() {
      const reporting = [...gateways, ...bankReporters, ...bankStatements]
      await states.setUp(database.queries, [...new Set(reporting.map(({ name }) => name))])
      await bankPolling.begin()
    },
    handlers,
    routes: [
      ...paymentRequestsRoutes({ requests }),
      ...bankWebhooksRoutes({ webhooks: bankWebhooks }),
      ...gatewayWebhooksRoutes({ webhooks: gatewayWebhooks }),
      ...bankTransfersRoutes({ transfers: bankTransfersAdmin }),
      ...providerOverviewRoutes({
        overview: createProviderOverview({ database, states, deliveries, refusals: webhookRefusals, clock }),
      }),
    ],
  }
}
