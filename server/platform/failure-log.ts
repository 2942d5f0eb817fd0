import type { Clock } from './clock.ts'
import type { Log } from './log.ts'

/** Logs failures of a repeated operation, such as polling, without a line for each. */
export interface FailureLog {
  /** Reports a failed run. */
  failed(error: unknown): void
  /** Reports a successful run. */
  succeeded(): void
}

interface FailureLogDeps {
  log: Log
  clock: Clock
  /** The message for a failure: `jobs cannot be run`. */
  message: string
  /** The message after a recovery: `jobs are run again`. Default: for failures whose end nobody reports. */
  recoveredMessage?: string
  /** How long after the last failure they have ended, in milliseconds. Default: when `succeeded` is called. */
  quietAfter?: number
  /** The level of failures. `warn`: something else reports the cause, too, such as a metric with an alert. Default: `error`. */
  level?: 'warn' | 'error'
}

/** How often ongoing failures are logged. */
const MINUTE = 60_000

const reasonOf = (error: unknown) => {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return String(code ?? message)
}

/**
 * Logs the first failure of each reason with its error, one line a minute while failures go on, and one line after the recovery.
 */
export function createFailureLog({
  log,
  clock,
  message,
  recoveredMessage,
  quietAfter = Number.POSITIVE_INFINITY,
  level = 'error',
}: FailureLogDeps): FailureLog {
  let ongoing: { reasons: Set<string>; since: number; failedAt: number; loggedAt: number; failures: number } | null =
    null
  const seconds = (since: number) => Math.round((clock.elapsed() - since) / 1000)

  return {
    failed(err) {
      const now = clock.elapsed()
      const reason = reasonOf(err)
      if (ongoing && now - ongoing.failedAt >= quietAfter) ongoing = null
      ongoing ??= { reasons: new Set(), since: now, failedAt: now, loggedAt: now, failures: 0 }
      ongoing.failedAt = now
      ongoing.failures += 1
      if (!ongoing.reasons.has(reason)) {
        ongoing.reasons.add(reason)
        log[level]({ err }, message)
      } else if (now - ongoing.loggedAt >= MINUTE) {
        ongoing.loggedAt = now
        log[level]({ reason, failures: ongoing.failures, seconds: seconds(ongoing.since) }, `${message}, still`)
      }
    },
    succeeded() {
      if (!ongoing) return
      if (recoveredMessage) log.info({ failures: ongoing.failures, seconds: seconds(ongoing.since) }, recoveredMessage)
      ongoing = null
    },
  }
}
