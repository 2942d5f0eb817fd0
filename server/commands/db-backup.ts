import { backUp } from '#server/platform/db/backup.ts'
import { runCommand } from './run-command.ts'

// Copies the database, also while the server runs: node server/commands/db-backup.ts FILE.
await runCommand('any schema', async ({ database }) => {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('The file for the copy is missing. Usage: npm run db:backup -- FILE')
  await backUp(database, file)
  return `The database was copied to ${file}.`
})
