import type { WebhookRefusalReason } from '#contracts/payment-providers.ts'
import { DAY_MS } from '#contracts/rules/calendar.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { Timers } from '#server/platform/timers.ts'
import type { RefusedInHour, WebhookRefusalsStore } from './webhook-refusals-store.ts'

const HOUR_MS = DAY_MS / 24
/** How often what was counted is written, in milliseconds. */
const WRITE_INTERVAL = 60_000

/** The webhooks of a provider that were refused within a day: how many, when the last one was, and why. */
export interface RefusedWebhooks {
  count: number
  lastAt: number
  reason: WebhookRefusalReason
}

/**
 * Counts the webhooks that are refused, for operators. A wrong secret of ours looks like a forger, so nothing but this page follows from them: whether payments
 * arrive is not judged by them. They are counted in memory and written once a minute, so that a flood of forged webhooks is no flood of writes.
 */
export interface WebhookRefusals {
  /** Counts one that was refused just now. */
  note(provider: string, reason: WebhookRefusalReason): void
  /** Those of the last 24 hours by provider, including what this process has not written yet. */
  lastDay(): Promise<ReadonlyMap<string, RefusedWebhooks>>
  /** Writes what was counted. Never rejects: what could not be written is kept. */
  write(): Promise<void>
  start(): void
  /** Writes what is left. */
  stop(): Promise<void>
}

interface WebhookRefusalsDeps {
  database: Pick<Database, 'queries'>
  store: WebhookRefusalsStore
  clock: Clock
  timers: Pick<Timers, 'every'>
  log: Log
}

export function createWebhookRefusals({ database, store, clock, timers, log }: WebhookRefusalsDeps): WebhookRefusals {
  /** What is not written yet, by provider and hour: a few entries, whatever arrives. */
  let pending = new Map<string, RefusedInHour>()
  let stopLoop: (() => Promise<void>) | undefined

  function count(refused: RefusedInHour) {
    const key = `${refused.provider} ${refused.hourStart}`
    const before = pending.get(key)
    if (!before) pending.set(key, refused)
    else {
      const { lastAt, reason } = refused.lastAt >= before.lastAt ? refused : before
      pending.set(key, { ...before, refused: before.refused + refused.refused, lastAt, reason })
    }
  }

  async function write() {
    if (pending.size === 0) return
    const counted = pending
    pending = new Map()
    const oldest = clock.now() - DAY_MS
    try {
      for (const [key, refused] of counted) {
        if (refused.hourStart > oldest) await store.add(database.queries, refused)
        counted.delete(key)
      }
      await store.removeBefore(database.queries, oldest)
    } catch (error) {
      log.warn({ err: error }, 'refused webhooks could not be counted')
      for (const refused of counted.values()) count(refused)
    }
  }

  return {
    note(provider, reason) {
      const now = clock.now()
      count({ provider, hourStart: now - (now % HOUR_MS), refused: 1, lastAt: now, reason })
    },

    async lastDay() {
      const since = clock.now() - DAY_MS
      const waiting = [...pending.values()].filter(({ hourStart }) => hourStart > since)
      const hours = [...(await store.since(database.queries, since)), ...waiting]
      const byProvider = Map.groupBy(hours, ({ provider }) => provider)
      return new Map(
        [...byProvider].map(([provider, rows]) => {
          const last = rows.reduce((latest, row) => (row.lastAt >= latest.lastAt ? row : latest))
          const total = rows.reduce((sum, { refused }) => sum + refused, 0)
          return [provider, { count: total, lastAt: last.lastAt, reason: last.reason }]
        }),
      )
    },

    write,

    start() {
      stopLoop ??= timers.every(WRITE_INTERVAL, write)
    },

    async stop() {
      await stopLoop?.()
      await write()
    },
  }
}
