import type { WebhookRefusalReason } from '#contracts/payment-providers.ts'
import { createTable, integer, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import { type Queries, toSafeInteger } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

const columns = {
  provider: varchar('provider'),
  hourStart: integer('hour_start'),
  refused: integer('refused'),
  lastAt: integer('last_at'),
  /** Why the last one was refused. */
  reason: varchar<WebhookRefusalReason>('reason'),
}
const refusals = createTable('webhook_refusals', columns)

/** The webhooks of a provider that were refused in one hour. */
export type RefusedInHour = RecordOf<typeof columns>

/** Keeps how many webhooks were refused, in one row for each provider and hour, however many they are. */
export interface WebhookRefusalsStore {
  /** Adds what one process has counted to what others have. */
  add(queries: Queries, refused: RefusedInHour): Promise<void>
  /** The hours that began later than a time. */
  since(queries: Queries, time: number): Promise<RefusedInHour[]>
  /** Deletes the hours that began before a time. */
  removeBefore(queries: Queries, time: number): Promise<void>
}

export const createWebhookRefusalsStore = (): WebhookRefusalsStore => ({
  async add(queries, refused) {
    const { provider, hourStart, refused: count, lastAt, reason } = refused
    const increase = async () =>
      (await queries('webhook_refusals')
        .where({ provider, hour_start: hourStart })
        .increment('refused', count)
        .update({ last_at: lastAt, reason })) === 1
    if (await increase()) return
    await refusals.insert(queries, refused).catch(async (error: unknown) => {
      // Another process has just counted the first one of this hour.
      if (!isDuplicate(error) || !(await increase())) throw error
    })
  },

  async since(queries, time) {
    const rows: object[] = await queries('webhook_refusals').where('hour_start', '>', time)
    return rows.map(refusals.toRecord).map((row) => ({ ...row, refused: toSafeInteger(row.refused) }))
  },

  async removeBefore(queries, time) {
    await queries('webhook_refusals').where('hour_start', '<', time).delete()
  },
})
