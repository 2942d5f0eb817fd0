import { createAttemptCounts } from './attempt-counts-store.ts'
import { createDenialAudit } from './audit-denials.ts'
import { createAuditStore } from './audit-store.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import { createIdempotencyStore } from './idempotency-store.ts'
import type { Ids } from './ids.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { MonotonicClock } from './monotonic-clock.ts'
import type { Timers } from './timers.ts'

const HOUR = 60 * 60_000

/** What a process runs on. */
export interface PlatformDeps {
  database: Database
  clock: Clock
  /** For due times and for ids: like `clock`, but it never goes back. */
  monotonicClock: MonotonicClock
  /** The real time, which no test clock moves: for the freshness of signatures. */
  realClock: Clock
  ids: Ids
  timers: Timers
  log: Log
  /** A number from 0 up to 1. */
  random: () => number
  metrics: Metrics
}

/** What a process runs on, with the stores that belong to no feature. */
export interface Platform extends PlatformDeps, ReturnType<typeof storesOf> {}

function storesOf({ database, clock, ids, log }: PlatformDeps) {
  const audit = createAuditStore({ clock, ids })
  return {
    audit,
    /** Records a denied request in the audit log. */
    onDenied: createDenialAudit({ database, audit, clock, log }),
    idempotency: createIdempotencyStore({ clock }),
    /** The attempts in a quarter of an hour, in an hour, and in a day. */
    attempts: {
      quarterHours: createAttemptCounts({ clock, window: HOUR / 4 }),
      hours: createAttemptCounts({ clock, window: HOUR }),
      days: createAttemptCounts({ clock, window: 24 * HOUR }),
    },
  }
}

/** Creates what every feature may use. */
export function createPlatform(deps: PlatformDeps): Platform {
  const { database, clock, monotonicClock, realClock, ids, timers, log, random, metrics } = deps
  return { database, clock, monotonicClock, realClock, ids, timers, log, random, metrics, ...storesOf(deps) }
}
