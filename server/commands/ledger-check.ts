import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { runCommand } from './run-command.ts'

/** How many faults a parent process is told as sentences. */
const FIRST = 20

// A worker that runs this beside its own work is told the result; when it is gone, nobody waits for it.
process.once('disconnect', () => process.exit())

// Proves that the books agree, on one snapshot, so it may run beside a working server; exits with 1 and names what does not.
await runCommand('up to date', async ({ database }) => {
  const breaches = await database.snapshot(checkLedger)
  process.send?.({ faults: breaches.length, first: breaches.slice(0, FIRST) })
  if (breaches.length > 0)
    throw new Error(`The ledger does not agree:\n${breaches.map((breach) => `  ${breach}`).join('\n')}`)
  return 'The ledger agrees.'
})
if (process.connected) process.disconnect()
