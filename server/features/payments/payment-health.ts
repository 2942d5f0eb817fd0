import type { Clock } from '#server/platform/clock.ts'
import type { Queries } from '#server/platform/db/database.ts'
import { STATEMENT_INTERVAL } from './bank-polling.ts'
import type { BankStatement } from './bank-statement.ts'
import type { ProviderStatesStore } from './provider-states-store.ts'

/** How long after a call to a provider failed money may not have arrived that was sent, in milliseconds. */
const FAILURE_COUNTS = 60 * 60_000
/** How old the last look at a statement may be, in milliseconds. */
const POLL_COUNTS = 4 * STATEMENT_INTERVAL

interface PaymentHealthDeps {
  states: Pick<ProviderStatesStore, 'list'>
  /** The services whose statements are read all the time; a gateway is polled only while somebody pays there. */
  statements: readonly Pick<BankStatement, 'name'>[]
  clock: Clock
}

/** Says whether money that customers send arrives. */
export interface PaymentHealth {
  /** Whether every service that reports payments works as far as is known: its statement, if it has one, was read lately, and no call to it has failed since. */
  isHealthy(queries: Queries): Promise<boolean>
}

export const createPaymentHealth = ({ states, statements, clock }: PaymentHealthDeps): PaymentHealth => ({
  async isHealthy(queries) {
    const now = clock.now()
    const known = await states.list(queries)
    return known.every(({ name, onSince, polledAt, failedAt }) => {
      if (onSince === null) return true
      const hasStatement = statements.some((statement) => statement.name === name)
      if (hasStatement && polledAt !== null && polledAt < now - POLL_COUNTS) return false
      const hasWorkedSince = polledAt !== null && failedAt !== null && polledAt > failedAt
      return failedAt === null || failedAt < now - FAILURE_COUNTS || hasWorkedSince
    })
  },
})
