import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/** Logs something that is tried again and again, such as a look for work, without a line for each failure. */
export interface TroubleLog {
  /** It failed. */
  failed(error: unknown): void
  /** It worked. */
  worked(): void
}

interface TroubleLogDeps {
  log: Log
  clock: Clock
  /** What cannot be done: `jobs cannot be run`. */
  message: string
  /** What is said once it can be done again: `jobs are run again`. */
  over: string
}

/** How often it is said that it still fails. */
const MINUTE = 60_000

const reasonOf = (error: unknown) => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return String(code ?? message)
}

/**
 * The first failure is logged with its error, and so is the first for each other reason; besides, a line a minute says that
 * it still fails and how often, and one line that it works again.
 */
export function createTroubleLog({ log, clock, message, over }: TroubleLogDeps): TroubleLog {
  let trouble: { reasons: Set<string>; since: number; saidAt: number; failures: number } | null = null
  const seconds = (since: number) => Math.round((clock.elapsed() - since) / 1000)

  return {
    failed(err) {
      const now = clock.elapsed()
      const reason = reasonOf(err)
      trouble ??= { reasons: new Set(), since: now, saidAt: now, failures: 0 }
      trouble.failures += 1
      if (!trouble.reasons.has(reason)) {
        trouble.reasons.add(reason)
        log.error({ err }, message)
      } else if (now - trouble.saidAt >= MINUTE) {
        trouble.saidAt = now
        log.error({ reason, failures: trouble.failures, seconds: seconds(trouble.since) }, `${message}, still`)
      }
    },
    worked() {
      if (!trouble) return
      log.info({ failures: trouble.failures, seconds: seconds(trouble.since) }, over)
      trouble = null
    },
  }
}
