import { reportReaders } from '#server/features/payments/bank-reporters.ts'
import { asLine } from '#server/features/reconciliation/difference-words.ts'
import { findDifferences } from '#server/features/reconciliation/differences-store.ts'
import { DIFFERENCES_MAX } from '#server/features/reconciliation/nightly-check.ts'
import { runCommand } from './run-command.ts'

/** The number of faults of the ledger that a parent process receives as sentences. */
const MAX_SENTENCES = 20

// A worker that starts this command receives the result; if the worker is gone, there is no reason to continue.
process.once('disconnect', () => process.exit())

const listed = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n')

// Checks the ledger, and what arrived against it, on one snapshot, so it can run while servers write; if there are differences, prints all of
// them and exits with 1.
await runCommand('current schema', async ({ database, clock }) => {
  const all = await database.snapshot((queries) =>
    findDifferences(queries, { readers: reportReaders, now: clock.now() }),
  )
  const faults = all.filter(({ kind }) => kind === 'ledger').map(asLine)
  const others = all.filter(({ kind }) => kind !== 'ledger').map(asLine)
  process.send?.({
    faults: faults.length,
    first: faults.slice(0, MAX_SENTENCES),
    total: all.length,
    differences: all.slice(0, DIFFERENCES_MAX),
  })
  const problems = [
    ...(faults.length > 0 ? [`The ledger does not agree:\n${listed(faults)}`] : []),
    ...(others.length > 0 ? [`Money that came in does not add up:\n${listed(others)}`] : []),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return 'The ledger agrees.'
})
if (process.connected) process.disconnect()
