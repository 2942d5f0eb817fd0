import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { runCommand } from './run-command.ts'

/** The number of faults that a parent process receives as sentences. */
const MAX_SENTENCES = 20

// A worker that starts this command receives the result; if the worker is gone, there is no reason to continue.
process.once('disconnect', () => process.exit())

// Checks the ledger on one snapshot, so it can run while servers write; if there are faults, prints all of them and exits with 1.
await runCommand('current schema', async ({ database }) => {
  const faults = await database.snapshot(checkLedger)
  process.send?.({ faults: faults.length, first: faults.slice(0, MAX_SENTENCES) })
  if (faults.length > 0)
    throw new Error(`The ledger does not agree:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  return 'The ledger agrees.'
})
if (process.connected) process.disconnect()
