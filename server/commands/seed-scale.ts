import { parseArgs } from 'node:util'
import { createPasswords } from '#server/features/auth/passwords.ts'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createUsersStore } from '#server/features/users/users-store.ts'
import { bulkLoad } from '#server/platform/db/bulk-load.ts'
import { newSecret } from '#server/platform/ids.ts'
import { systemRandom, systemTimers } from '#server/platform/timers.ts'
import { demoAccounts } from '#server/seeds/demo-data.ts'
import { scaleRows } from '#server/seeds/seed-scale.ts'
import { runCommand } from './run-command.ts'

const { values: flags } = parseArgs({
  options: {
    users: { type: 'string', default: '10000' },
    transactions: { type: 'string' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string' },
  },
})
if (flags.database !== undefined) process.env.DATABASE_URL = flags.database

/** Parses an option as an integer. */
function toInteger(name: string, text: string, min: number): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < min) throw new Error(`--${name} must be an integer, at least ${min}`)
  return number
}

/** The time of the last generated rows: always the same, so that the same seed generates the same rows. */
const END = Date.parse('2026-11-01T00:00:00.000Z')

// Fills an empty database with generated users and their transactions, to see how the server performs with many of them.
await runCommand('created or migrated', async ({ database, clock }) => {
  const users = toInteger('users', flags.users, 2)
  const transactions = toInteger('transactions', flags.transactions ?? String(users * 3), 0)
  const seed = toInteger('seed', flags.seed, 0)
  const store = createUsersStore({ counters: createCounters({ random: systemRandom }) })
  if (!(await store.isEmpty(database.queries)))
    throw new Error('This database already has users. Name an empty one with --database URL.')

  const passwords = createPasswords({ timers: systemTimers })
  const hashes = {
    admin: await passwords.hash(demoAccounts.admin.password),
    customer: await passwords.hash(demoAccounts.customer.password),
    // It is the hash of one password that no one knows.
    others: await passwords.hash(newSecret()),
  }
  const startedAt = clock.now()
  const elapsed = () => `${((clock.now() - startedAt) / 1000).toFixed(0)} s`
  let reported = 0
  await bulkLoad(
    database,
    () => scaleRows({ users, transactions, seed, now: END, hashes }),
    (rows) => {
      if (rows - reported < 1_000_000) return
      reported = rows
      process.stderr.write(`${(rows / 1e6).toFixed(0)} million rows after ${elapsed()}\n`)
    },
  )
  return `${users} users with ${transactions} transactions, in ${elapsed()}. Sign in as ${demoAccounts.admin.email} or ${demoAccounts.customer.email}.`
})
