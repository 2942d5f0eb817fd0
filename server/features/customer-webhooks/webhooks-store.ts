import type { WebhookEvent } from '#contracts/rules/webhook-events.ts'
import { createTable, flag, integer, json, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'

const columns = {
  id: varchar('id'),
  userId: varchar('user_id'),
  url: varchar('url'),
  events: json<readonly WebhookEvent[]>('events'),
  isPaused: flag('is_paused'),
  failuresInRow: integer('failures_in_row'),
  secret: varchar('secret'),
  /** Messages are signed with it, too, until `previousUntil`. */
  previousSecret: nullable(varchar('previous_secret')),
  previousUntil: nullable(integer('previous_until')),
  createdAt: integer('created_at'),
}
export const webhooksTable = createTable('customer_webhooks', columns)

/** An address of a customer's that is told what happens. Times in milliseconds. */
export type WebhookRecord = RecordOf<typeof columns>

/** What changes of a webhook. */
type Change = Partial<Omit<WebhookRecord, 'id' | 'userId' | 'createdAt'>>

export interface WebhooksStore {
  insert(tx: DbTransaction, webhook: WebhookRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<WebhookRecord | null>
  /** The webhooks of a customer, newest first: there are only a few. */
  listOf(queries: Queries, userId: string): Promise<WebhookRecord[]>
  change(tx: DbTransaction, id: string, change: Change): Promise<void>
  /** Counts one more failure in a row, and returns their number. */
  countFailure(tx: DbTransaction, id: string): Promise<number>
  /** Deletes one with all of its deliveries. */
  remove(tx: DbTransaction, id: string): Promise<void>
}

export function createWebhooksStore(): WebhooksStore {
  return {
    insert: webhooksTable.insert,

    async byId(queries, id) {
      const row: object | undefined = await queries('customer_webhooks').where({ id }).first()
      return row ? webhooksTable.toRecord(row) : null
    },

    async listOf(queries, userId) {
      const rows: object[] = await queries('customer_webhooks').where({ user_id: userId }).orderBy('id', 'desc')
      return rows.map(webhooksTable.toRecord)
    },

    async change(tx, id, change) {
      const cells = Object.entries(change).map(([key, value]) => {
        const { name, write } = columns[key as keyof Change]
        return [name, (write as (value: unknown) => unknown)(value)]
      })
      if (cells.length > 0) await tx('customer_webhooks').where({ id }).update(Object.fromEntries(cells))
    },

    async countFailure(tx, id) {
      await tx('customer_webhooks').where({ id }).increment('failures_in_row', 1)
      const row = await tx('customer_webhooks').where({ id }).first('failures_in_row')
      return toSafeInteger(row?.failures_in_row ?? 0)
    },

    async remove(tx, id) {
      await tx('customer_webhook_deliveries').where({ webhook_id: id }).delete()
      await tx('customer_webhooks').where({ id }).delete()
    },
  }
}
