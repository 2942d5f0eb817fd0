import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { runCommand } from './run-command.ts'

/** How many faults a parent process receives as sentences. */
const FIRST = 20

// A worker that starts this command receives the result; if the worker is gone, there is no reason to continue.
process.once('disconnect', () => process.exit())

// Checks the ledger on one snapshot, so it can run while servers write; exits with 1 and names every fault.
await runCommand('up to date', async ({ database }) => {
  const breaches = await database.snapshot(checkLedger)
  process.send?.({ faults: breaches.length, first: breaches.slice(0, FIRST) })
  if (breaches.length > 0)
    throw new Error(`The ledger does not agree:\n${breaches.map((breach) => `  ${breach}`).join('\n')}`)
  return 'The ledger agrees.'
})
if (process.connected) process.disconnect()
