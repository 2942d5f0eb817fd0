import { checkLedger } from '#server/features/wallet/ledger-check-store.ts'
import { runCommand } from './run-command.ts'

// Proves that the books agree; exits with 1 and names what does not.
await runCommand('up to date', async ({ database }) => {
  const breaches = await checkLedger(database.queries)
  if (breaches.length > 0)
    throw new Error(`The ledger does not agree:\n${breaches.map((breach) => `  ${breach}`).join('\n')}`)
  return 'The ledger agrees.'
})
