import type { Clock } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { Timers } from '#server/platform/timers.ts'

/** The result of a ledger check: the number of faults, and the first of them as sentences. */
export interface LedgerReport {
  faults: number
  first: readonly string[]
}

/** Checks the ledger; the signal aborts the check. Rejects when the check could not be completed. */
export type LedgerCheck = (signal: AbortSignal) => Promise<LedgerReport>

interface LedgerWatchDeps {
  check: LedgerCheck
  metrics: Metrics
  clock: Clock
  timers: Timers
  log: Log
}

const MINUTE = 60_000
/** The interval between the starts of two checks, in milliseconds. */
const INTERVAL = 60 * MINUTE

/** Checks the ledger a minute after the start and then once an hour, and exports the result as metrics. */
export function createLedgerWatch({ check, metrics, clock, timers, log }: LedgerWatchDeps) {
  const faults = metrics.gauge('sen_ledger_faults', 'Faults that the last check of the books found')
  const checkedAt = metrics.gauge('sen_ledger_checked_timestamp_seconds', 'When the last check of the books ended')
  const duration = metrics.gauge('sen_ledger_check_seconds', 'How long the last check of the books took')
  const stopping = new AbortController()
  let stopLoop: (() => Promise<void>) | null = null
  let startedAt = Number.NEGATIVE_INFINITY

  /** Checks the ledger once, unless the last check began less than an hour ago. Never rejects. */
  async function tick(): Promise<void> {
    // It is not the time of day, which may be set back.
    const now = clock.elapsed()
    if (now - startedAt < INTERVAL) return
    startedAt = now
    try {
      const report = await check(stopping.signal)
      faults.set(report.faults)
      checkedAt.set(clock.now() / 1000)
      duration.set((clock.elapsed() - now) / 1000)
      if (report.faults > 0) log.error({ faults: report.faults, first: report.first }, 'the ledger does not agree')
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'the ledger could not be checked')
    }
  }

  return {
    tick,
    start() {
      stopLoop = timers.every(MINUTE, tick)
    },
    /** Aborts a running check. */
    async stop() {
      stopping.abort()
      await stopLoop?.()
    },
  }
}
