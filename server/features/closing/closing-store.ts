import type { ClosingObstacles } from '#contracts/account.ts'
import { openWithdrawalStates } from '#contracts/rules/withdrawal-state.ts'
import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'

const columns = {
  userId: varchar('user_id'),
  closedAt: integer('closed_at'),
  /** Whom the accounting documents name; null without any. */
  name: nullable(varchar('name')),
  /** Until when they are kept. */
  keptUntil: nullable(integer('kept_until')),
}
const closedAccounts = createTable('closed_accounts', columns)

/** A closed account. Times in milliseconds. */
export type ClosedAccount = RecordOf<typeof columns>

/** The states of an instance that exists, or is being made. */
const EXISTING = ['creating', 'active', 'suspended'] as const

/** The tables with rows that are only about a customer, who is named by `user_id`. Sessions come last: others belong to them. */
const PERSONAL = [
  ...['api_tokens', 'ssh_keys', 'verified_phones', 'phone_checks', 'mail_refusals', 'one_time_tokens', 'sign_ins'],
  ...['known_networks', 'account_history', 'referral_codes', 'sessions'],
] as const

export interface ClosingStore {
  /** What a customer has to end before the account can be closed. */
  obstaclesOf(queries: Queries, userId: string): Promise<ClosingObstacles>
  /** Closes the wallet if it is empty and no machine exists, in one statement. Returns whether it did. */
  closeWallet(tx: DbTransaction, userId: string): Promise<boolean>
  /** Whether the books have anything about a customer. */
  isInBooks(queries: Queries, userId: string): Promise<boolean>
  insert(tx: DbTransaction, account: ClosedAccount): Promise<void>
  /** Deletes what is only about the customer: sessions, tokens, keys, webhooks, phones, choices, histories, links. */
  removePersonal(tx: DbTransaction, userId: string): Promise<void>
  removeInvoiceDetails(tx: DbTransaction, userId: string): Promise<void>
}

export function createClosingStore(): ClosingStore {
  const existing = (queries: Queries, userId: string) =>
    queries('instances')
      .where({ user_id: userId })
      .whereIn('status', [...EXISTING])

  return {
    async obstaclesOf(queries, userId) {
      const own = (table: string) => queries(table).where({ user_id: userId }).count('*')
      const row = await queries('accounts')
        .where({ id: userId, kind: 'wallet' })
        .select(
          'balance',
          existing(queries, userId).count('*').as('machines'),
          own('waiting_orders').where({ state: 'waiting' }).as('orders'),
          own('transactions').where({ status: 'pending' }).as('deposits'),
          own('withdrawals')
            .whereIn('state', [...openWithdrawalStates])
            .as('withdrawals'),
        )
        .first()
      return {
        machines: toSafeInteger(row?.machines),
        waitingOrders: toSafeInteger(row?.orders),
        deposits: toSafeInteger(row?.deposits),
        withdrawals: toSafeInteger(row?.withdrawals),
        balance: String(toSafeInteger(row?.balance)),
      }
    },

    closeWallet: async (tx, userId) =>
      (await tx('accounts')
        .where({ id: userId, kind: 'wallet', balance: 0, is_closed: 0 })
        .whereNotExists(existing(tx, userId).select('id'))
        .update({ is_closed: 1 })) === 1,

    isInBooks: async (queries, userId) =>
      (await queries('transactions').where({ user_id: userId }).first('id')) !== undefined,

    insert: closedAccounts.insert,

    async removePersonal(tx, userId) {
      const webhooks: string[] = await tx('customer_webhooks').where({ user_id: userId }).pluck('id')
      if (webhooks.length > 0) await tx('customer_webhook_deliveries').whereIn('webhook_id', webhooks).delete()
      await tx('customer_webhooks').where({ user_id: userId }).delete()
      for (const table of PERSONAL) await tx(table).where({ user_id: userId }).delete()
    },

    async removeInvoiceDetails(tx, userId) {
      await tx('invoice_details').where({ user_id: userId }).delete()
    },
  }
}
