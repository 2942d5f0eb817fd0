import type { Clock } from '#server/platform/clock.ts'
import { createTable, integer, nullable, type RecordOf, varchar } from '#server/platform/db/columns.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { isDuplicate } from '#server/platform/db/errors.ts'

const columns = {
  name: varchar('name'),
  /** Null for one that was set up once, and is not any more. */
  onSince: nullable(integer('on_since')),
  polledAt: nullable(integer('polled_at')),
  /** When a call to it last failed, and why. */
  failedAt: nullable(integer('failed_at')),
  failure: nullable(varchar('failure')),
}
const providers = createTable('payment_providers', columns)

/** A service that reports payments: since when it is set up, and when it was last polled. */
export type ProviderState = RecordOf<typeof columns>

/** The longest failure that is kept, in characters. */
const FAILURE_MAX = 200

/** Keeps which services report payments. When each last sent something is known from its webhooks. */
export interface ProviderStatesStore {
  /** Records which are set up now: called as a process starts. The times of those that already were do not change. */
  setUp(queries: Queries, names: readonly string[]): Promise<void>
  /** Records that one has just been polled. */
  notePoll(queries: Queries, name: string): Promise<void>
  /** Records that a call to one has just failed: by what was thrown, or in words. */
  noteFailure(queries: Queries, name: string, failure: unknown): Promise<void>
  /** All that are or were set up, by name. */
  list(queries: Queries): Promise<ProviderState[]>
}

export const createProviderStatesStore = ({ clock }: { clock: Clock }): ProviderStatesStore => ({
  async setUp(queries, names) {
    await queries('payment_providers')
      .whereNotIn('name', [...names])
      .update({ on_since: null })
    for (const name of names) {
      await queries('payment_providers').where({ name, on_since: null }).update({ on_since: clock.now() })
      if (await queries('payment_providers').where({ name }).first('name')) continue
      await queries('payment_providers')
        .insert({ name, on_since: clock.now(), polled_at: null })
        .catch((error: unknown) => {
          // Another server that started at the same time was faster.
          if (!isDuplicate(error)) throw error
        })
    }
  },

  async notePoll(queries, name) {
    await queries('payment_providers').where({ name }).update({ polled_at: clock.now() })
  },

  async noteFailure(queries, name, failure) {
    const text = failure instanceof Error ? failure.message : String(failure)
    const change = { failed_at: clock.now(), failure: text.slice(0, FAILURE_MAX) }
    await queries('payment_providers').where({ name }).update(change)
  },

  async list(queries) {
    const rows: object[] = await queries('payment_providers').orderBy('name').limit(100)
    return rows.map(providers.toRecord)
  },
})
