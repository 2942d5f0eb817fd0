import type { Language } from '#contracts/languages.ts'
import type { Reconciliation } from '#contracts/reconciliation.ts'
import type { Actor } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inWords } from './difference-words.ts'
import { type FoundDifference, findDifferences, type ReportReader } from './differences-store.ts'
import { type CheckResult, createNightlyCheck, type NightlyCheckDeps } from './nightly-check.ts'

/** Looks for differences; the signal aborts it. */
export type MoneyCheck = (signal: AbortSignal) => Promise<CheckResult<FoundDifference>>

/** Looks for differences in this process, on one snapshot. */
export const checkMoneyHere =
  ({ database, readers, clock }: { database: Database; readers: readonly ReportReader[]; clock: Clock }): MoneyCheck =>
  async () => {
    const differences = await database.snapshot((queries) => findDifferences(queries, { readers, now: clock.now() }))
    return { total: differences.length, differences }
  }

/** Compares everything that says how much money came in: every night, and on demand. */
export interface ReconciliationService {
  /** The latest run, in words, and the earlier ones. */
  latest(language: Language): Promise<Reconciliation>
  /** Runs it now. Calls at the same time share a run. */
  run(actor: Actor, language: Language): Promise<Reconciliation>
  /** Runs it if tonight's time has come and no other server has. */
  runNightly(): Promise<void>
  start(): void
  /** Aborts a run. */
  stop(): Promise<void>
}

type ReconciliationDeps = Omit<NightlyCheckDeps<FoundDifference>, 'action' | 'warnings'>

export function createReconciliation(deps: ReconciliationDeps): ReconciliationService {
  const { run, latest, runNightly, start, stop } = createNightlyCheck({
    ...deps,
    action: 'reconciliation.run',
    warnings: { found: 'money that came in does not add up', failed: 'the nightly reconciliation failed' },
  })

  async function inLanguage(language: Language): Promise<Reconciliation> {
    const { differences, ...found } = await latest()
    return { ...found, differences: differences.map((difference) => inWords(difference, language)) }
  }

  return {
    latest: inLanguage,
    async run(actor, language) {
      await run(actor)
      return inLanguage(language)
    },
    runNightly,
    start,
    stop,
  }
}
