import { backUp } from '#server/platform/db/backup.ts'
import { runCommand } from './run-command.ts'

// Copies the database, also while the server runs: node server/commands/db-backup.ts FILE.
await runCommand('as it is', async ({ database }) => {
  const [file] = process.argv.slice(2)
  if (!file) throw new Error('Say where the copy goes: npm run db:backup -- FILE')
  await backUp(database, file)
  return `${file} holds a copy of the database.`
})
