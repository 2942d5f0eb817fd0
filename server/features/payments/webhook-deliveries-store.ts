import { createTable, integer, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type DbTransaction, type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { eachOf } from '#server/platform/db/each-of.ts'

const columns = {
  id: varchar('id'),
  provider: varchar('provider'),
  /** The body as it was sent. */
  body: varchar('body'),
  receivedAt: integer('received_at'),
}
const deliveries = createTable('webhook_deliveries', columns)

/** A webhook with a valid signature, as it was sent. */
export type WebhookDelivery = RecordOf<typeof columns>

/** Stores webhooks before anything is made of them, so that none is lost when what is made of them fails. */
export interface WebhookDeliveriesStore {
  insert(tx: DbTransaction, delivery: WebhookDelivery): Promise<void>
  byId(queries: Queries, id: string): Promise<WebhookDelivery | null>
  noteProcessed(queries: Queries, id: string, at: number): Promise<void>
  noteFailed(queries: Queries, id: string, at: number): Promise<void>
  /** When each of these providers last sent one; those that never did are left out. */
  lastOf(queries: Queries, providers: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** How many of each provider could not be processed at some time since. */
  failuresSince(queries: Queries, since: number): Promise<ReadonlyMap<string, number>>
  /** The next ones received before a time, in their order, after the last one that was read. */
  next(
    queries: Queries,
    range: { after: Pick<WebhookDelivery, 'receivedAt' | 'id'> | null; before: number; limit: number },
  ): Promise<WebhookDelivery[]>
  /** Deletes at most `limit` that were processed and had been received before a time. Returns how many. */
  removeProcessed(queries: Queries, before: number, limit: number): Promise<number>
}

export const createWebhookDeliveriesStore = (): WebhookDeliveriesStore => ({
  insert: deliveries.insert,
  async byId(queries, id) {
    const row: object | undefined = await queries('webhook_deliveries').where({ id }).first()
    return row ? deliveries.toRecord(row) : null
  },

  async noteProcessed(queries, id, at) {
    await queries('webhook_deliveries').where({ id }).update({ processed_at: at })
  },

  async noteFailed(queries, id, at) {
    await queries('webhook_deliveries').where({ id }).update({ failed_at: at })
  },

  async lastOf(queries, providers) {
    const rows = (await eachOf(queries, providers, (provider) =>
      queries('webhook_deliveries')
        .where({ provider })
        .orderBy('received_at', 'desc')
        .limit(1)
        .select('provider', 'received_at'),
    )) as { provider: string; received_at: unknown }[]
    return new Map(rows.map((row) => [row.provider, toSafeInteger(row.received_at)]))
  },

  async failuresSince(queries, since) {
    // They are grouped here: the engine would sort what the index returns by time.
    const rows: { provider: string }[] = await queries('webhook_deliveries')
      .where('failed_at', '>', since)
      .select('provider')
    return new Map([...Map.groupBy(rows, ({ provider }) => provider)].map(([name, failed]) => [name, failed.length]))
  },

  async next(queries, { after, before, limit }) {
    const query = queries('webhook_deliveries')
      .where('received_at', '<', before)
      .orderBy(['received_at', 'id'])
      .limit(limit)
    if (after)
      query.where((later) =>
        later
          .where('received_at', '>', after.receivedAt)
          .orWhere((same) => same.where('received_at', after.receivedAt).where('id', '>', after.id)),
      )
    const rows: object[] = await query
    return rows.map(deliveries.toRecord)
  },

  async removeProcessed(queries, before, limit) {
    const rows: { id: string }[] = await queries('webhook_deliveries')
      .where('received_at', '<', before)
      .whereNotNull('processed_at')
      .orderBy(['received_at', 'id'])
      .limit(limit)
      .select('id')
    if (rows.length === 0) return 0
    return queries('webhook_deliveries')
      .whereIn(
        'id',
        rows.map(({ id }) => id),
      )
      .delete()
  },
})
