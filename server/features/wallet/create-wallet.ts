import type { PaymentMethod } from '#contracts/rules/fees.ts'
import type { AuthFeature } from '#server/features/auth/create-auth.ts'
import type { JobsFeature } from '#server/features/jobs/create-jobs.ts'
import type { StatsFeature } from '#server/features/stats/create-stats.ts'
import type { UsersFeature } from '#server/features/users/create-users.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createBalanceAdjustment } from './balance-adjustment.ts'
import { createDepositSettlement } from './deposit-settlement.ts'
import { type Credit, createLedger } from './ledger-store.ts'
import { createStatementCsv } from './statement-csv.ts'
import { createTransactionsStore, type TransactionRecord } from './transactions-store.ts'
import { createWalletHistory } from './wallet-history.ts'
import { type CompletePayment, walletRoutes } from './wallet-routes.ts'
import { createWalletService, type WalletDeps } from './wallet-service.ts'

export interface WalletSettings {
  paymentMethods: readonly PaymentMethod[]
  /** The number of deposits of one customer that may be pending at once. */
  maxPendingDeposits: number
  /** The gateways that are set up. */
  gateways: readonly { name: PaymentMethod }[]
  /** How long after its last heartbeat a worker is considered dead, in milliseconds. */
  jobLease: number
}

/** What customers' programs are told of money. */
type WalletCredited = { amount: string; balance: string; kind: Credit['kind'] }

type OnDeposit = (
  tx: DbTransaction,
  deposit: TransactionRecord,
  about: { isFound: boolean; bonus: number },
) => Promise<unknown>

/** What asks for money, and what happens when it has come in. */
interface Above {
  offers: { bonuses: { onDeposited(tx: DbTransaction, deposit: TransactionRecord): Promise<number> } }
  payments: { requests: { ask: WalletDeps['ask'] }; completePayment: CompletePayment }
  renewals: { onCredited(tx: DbTransaction, userId: string, journalId: string): Promise<unknown> }
  waitingOrders: { orders: { onDepositEnded(tx: DbTransaction, depositId: string): Promise<void> } }
  webhooks: {
    events: {
      note(tx: DbTransaction, userId: string, event: 'wallet.credited', data: WalletCredited): Promise<unknown>
    }
  }
}

interface WalletFeatureDeps {
  settings: WalletSettings
  stats: StatsFeature
  jobs: JobsFeature
  users: UsersFeature
  auth: AuthFeature
  /** Sends the mails about deposits. */
  notices: { onDeposited: OnDeposit }
  /** How long after a deposit its payment is requested, if nothing has done so, in milliseconds. */
  collectAfter: number
  /** Called when money moves, since these features move it. */
  above: () => Above
}

/** Customers' money: the ledger, and the transactions that customers see. */
export type WalletFeature = ReturnType<typeof createWalletFeature>

export function createWalletFeature(platform: Platform, deps: WalletFeatureDeps) {
  const { database, idempotency, clock, ids, log } = platform
  const { settings, notices, above } = deps
  const { sessions, audited } = deps.auth
  const { store: users, history } = deps.users
  const transactions = createTransactionsStore()
  const ledger = createLedger({
    clock,
    ids,
    counters: deps.stats.counters,
    async onCredited(tx, userId, journalId, { kind, amount, balance }: Credit) {
      const { renewals, webhooks } = above()
      await webhooks.events.note(tx, userId, 'wallet.credited', {
        amount: String(amount),
        balance: String(balance),
        kind,
      })
      await renewals.onCredited(tx, userId, journalId)
    },
  })
  const wallet = createWalletService({
    database,
    sessions,
    ledger,
    transactions,
    idempotency,
    jobs: deps.jobs.store,
    clock,
    ids,
    log,
    methods: settings.paymentMethods,
    maxPending: settings.maxPendingDeposits,
    collected: new Set(settings.gateways.map(({ name }) => name)),
    // A process that was to request the payment may have died.
    collectAfter: Math.min(deps.collectAfter, settings.jobLease),
    ask: (tx, deposit) => above().payments.requests.ask(tx, deposit),
    async onDeposited(tx, deposit, isFound) {
      const bonus = await above().offers.bonuses.onDeposited(tx, deposit)
      await notices.onDeposited(tx, deposit, { isFound, bonus })
    },
    onDepositEnded: (tx, depositId) => above().waitingOrders.orders.onDepositEnded(tx, depositId),
  })
  return {
    ledger,
    transactions,
    wallet,
    /** Decides on deposits, for admins. */
    deposits: createDepositSettlement({ database, transactions, wallet, history, audited }),
    /** Changes a balance, for an admin. */
    adjustBalance: createBalanceAdjustment({
      audited,
      users,
      transactions,
      ledger,
      history,
      idempotency,
      clock,
      ids,
    }),
    routes: walletRoutes({
      wallet,
      history: createWalletHistory({ database, ledger, clock }),
      statement: createStatementCsv({ database }),
      completePayment: (...payment) => above().payments.completePayment(...payment),
    }),
  }
}
