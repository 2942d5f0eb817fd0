import type { DeliveryFailure, DeliveryState, WEBHOOK_TEST, WebhookEvent } from '#contracts/rules/webhook-events.ts'
import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { DbTransaction, Queries } from '#server/platform/db/database.ts'
import { type Page, type PageRequest, pageOf } from '#server/platform/pages.ts'

const columns = {
  id: varchar('id'),
  webhookId: varchar('webhook_id'),
  /** The subject of the job that sends it: a replay is another run. */
  runId: varchar('run_id'),
  event: varchar<WebhookEvent | typeof WEBHOOK_TEST>('event'),
  body: varchar('body'),
  state: varchar<DeliveryState>('state'),
  /** The number of attempts in this run. */
  attempts: integer('attempts'),
  status: nullable(integer('status')),
  failure: nullable(varchar<DeliveryFailure>('failure')),
  duration: nullable(integer('duration')),
  /** The beginning of the response's body. */
  response: nullable(varchar('response')),
  createdAt: integer('created_at'),
  attemptedAt: nullable(integer('attempted_at')),
  nextAttemptAt: nullable(integer('next_attempt_at')),
}
export const deliveriesTable = createTable('customer_webhook_deliveries', columns)

/** A message to a webhook, and what became of it. Times in milliseconds. */
export type DeliveryRecord = RecordOf<typeof columns>

/** What an attempt changes. */
export type Attempt = Pick<
  DeliveryRecord,
  'state' | 'status' | 'failure' | 'duration' | 'response' | 'attemptedAt' | 'nextAttemptAt'
>

export interface DeliveriesStore {
  insert(tx: DbTransaction, delivery: DeliveryRecord): Promise<void>
  byId(queries: Queries, id: string): Promise<DeliveryRecord | null>
  /** The pending one that a job is to send; null if it has been sent, replayed or deleted since. */
  pendingRun(queries: Queries, runId: string): Promise<DeliveryRecord | null>
  /** A webhook's, newest first, of one state or of all. */
  listOf(
    queries: Queries,
    webhookId: string,
    state: DeliveryState | undefined,
    page: PageRequest,
  ): Promise<Page<DeliveryRecord>>
  /** Records an attempt of a run that is still pending. Returns false if it is not. */
  recordAttempt(tx: DbTransaction, runId: string, attempt: Attempt): Promise<boolean>
  /** Ends a run that is pending as failed. */
  fail(tx: DbTransaction, runId: string, failure: DeliveryFailure): Promise<void>
  /** Ends everything that is pending for a webhook that is paused. */
  holdAllOf(tx: DbTransaction, webhookId: string): Promise<void>
  /** Starts another run of a delivery that is not pending. Returns false if it is. */
  restart(tx: DbTransaction, id: string, runId: string, now: number): Promise<boolean>
  /** Deletes up to `limit` that are older than `before`. Returns how many it deleted. */
  removeOld(queries: Queries, before: number, limit: number): Promise<number>
}

export function createDeliveriesStore(): DeliveriesStore {
  const pending = (queries: Queries, runId: string) =>
    queries('customer_webhook_deliveries').where({ run_id: runId, state: 'pending' })
  const ended = (failure: DeliveryFailure) => ({ state: 'failed', failure, next_attempt_at: null })

  return {
    insert: deliveriesTable.insert,

    async byId(queries, id) {
      const row: object | undefined = await queries('customer_webhook_deliveries').where({ id }).first()
      return row ? deliveriesTable.toRecord(row) : null
    },

    async pendingRun(queries, runId) {
      const row: object | undefined = await pending(queries, runId).first()
      return row ? deliveriesTable.toRecord(row) : null
    },

    async listOf(queries, webhookId, state, page) {
      const query = queries('customer_webhook_deliveries')
        .where({ webhook_id: webhookId, ...(state && { state }) })
        .orderBy('id', 'desc')
        .limit(page.limit + 1)
      if (page.before !== undefined) query.where('id', '<', page.before)
      const rows: object[] = await query
      return pageOf(rows.map(deliveriesTable.toRecord), page)
    },

    async recordAttempt(tx, runId, { state, status, failure, duration, response, attemptedAt, nextAttemptAt }) {
      const changed = await pending(tx, runId).increment('attempts', 1).update({
        state,
        status,
        failure,
        duration,
        response,
        attempted_at: attemptedAt,
        next_attempt_at: nextAttemptAt,
      })
      return changed === 1
    },

    async fail(tx, runId, failure) {
      await pending(tx, runId).update(ended(failure))
    },

    async holdAllOf(tx, webhookId) {
      await tx('customer_webhook_deliveries').where({ webhook_id: webhookId, state: 'pending' }).update(ended('paused'))
    },

    async restart(tx, id, runId, now) {
      const changed = await tx('customer_webhook_deliveries')
        .where({ id })
        .whereNot({ state: 'pending' })
        .update({ run_id: runId, state: 'pending', attempts: 0, next_attempt_at: now })
      return changed === 1
    },

    async removeOld(queries, before, limit) {
      const ids: string[] = await queries('customer_webhook_deliveries')
        .where('created_at', '<', before)
        .orderBy('created_at')
        .limit(limit)
        .pluck('id')
      return ids.length > 0 ? queries('customer_webhook_deliveries').whereIn('id', ids).delete() : 0
    },
  }
}
