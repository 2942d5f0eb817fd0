import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/** Logs failures of something that runs repeatedly, such as polling, without a line for each. */
export interface TroubleLog {
  /** Reports a failed run. */
  failed(error: unknown): void
  /** Reports a successful run. */
  worked(): void
}

interface TroubleLogDeps {
  log: Log
  clock: Clock
  /** What cannot be done: `jobs cannot be run`. */
  message: string
  /** The message once it works again: `jobs are run again`. */
  over: string
}

/** How often ongoing failures are logged. */
const MINUTE = 60_000

const reasonOf = (error: unknown) => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return String(code ?? message)
}

/**
 * Logs the first failure and the first of each other reason with its error, one line a minute while failures go on, and one line when it
 * works again.
 */
export function createTroubleLog({ log, clock, message, over }: TroubleLogDeps): TroubleLog {
  let trouble: { reasons: Set<string>; since: number; loggedAt: number; failures: number } | null = null
  const seconds = (since: number) => Math.round((clock.elapsed() - since) / 1000)

  return {
    failed(err) {
      const now = clock.elapsed()
      const reason = reasonOf(err)
      trouble ??= { reasons: new Set(), since: now, loggedAt: now, failures: 0 }
      trouble.failures += 1
      if (!trouble.reasons.has(reason)) {
        trouble.reasons.add(reason)
        log.error({ err }, message)
      } else if (now - trouble.loggedAt >= MINUTE) {
        trouble.loggedAt = now
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
