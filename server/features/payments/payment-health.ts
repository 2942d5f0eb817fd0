import type { Clock } from '#server/platform/clock.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { STATEMENT_INTERVAL } from './bank-polling.ts'
import type { ProviderStatesStore } from './provider-states-store.ts'

/** How long after a call to a provider failed money may not have arrived that was sent, in milliseconds. */
const FAILURE_COUNTS = 60 * 60_000
/** How old the last look at a statement may be, in milliseconds. */
const POLL_COUNTS = 4 * STATEMENT_INTERVAL

/** Says whether money that customers send arrives. */
export interface PaymentHealth {
  /** Whether every service that reports payments works as far as is known: its statement has just been read, and no call to it has failed since. */
  isHealthy(queries: Queries): Promise<boolean>
}

export const createPaymentHealth = ({
  states,
  clock,
}: {
  states: Pick<ProviderStatesStore, 'list'>
  clock: Clock
}): PaymentHealth => ({
  async isHealthy(queries) {
    const now = clock.now()
    const known = await states.list(queries)
    return known.every(({ onSince, polledAt, failedAt }) => {
      if (onSince === null) return true
      if (polledAt !== null && polledAt < now - POLL_COUNTS) return false
      const hasWorkedSince = polledAt !== null && failedAt !== null && polledAt > failedAt
      return failedAt === null || failedAt < now - FAILURE_COUNTS || hasWorkedSince
    })
  },
})
