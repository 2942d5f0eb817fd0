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

/** A whole number that was asked for. */
function count(name: string, text: string, least: number): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < least)
    throw new Error(`--${name} must be a whole number from ${least} up`)
  return number
}

/** The last moment of the made-up rows: always the same, so that the same seed makes the same rows. */
const END = Date.parse('2026-11-01T00:00:00.000Z')

// Fills an empty database with made-up people and their money, to see how the server does with many of them.
await runCommand('brought up to date', async ({ database, clock }) => {
  const users = count('users', flags.users, 2)
  const transactions = count('transactions', flags.transactions ?? String(users * 3), 0)
  const seed = count('seed', flags.seed, 0)
  const store = createUsersStore({ counters: createCounters({ random: systemRandom }) })
  if (!(await store.isEmpty(database.queries)))
    throw new Error('This database holds somebody already. Name an empty one with --database URL.')

  const passwords = createPasswords({ timers: systemTimers })
  const hashes = {
    admin: await passwords.hash(demoAccounts.admin.password),
    customer: await passwords.hash(demoAccounts.customer.password),
    // One hash of a password that nobody knows.
    others: await passwords.hash(newSecret()),
  }
  const began = clock.now()
  const passed = () => `${((clock.now() - began) / 1000).toFixed(0)} s`
  let told = 0
  await bulkLoad(
    database,
    () => scaleRows({ users, transactions, seed, now: END, hashes }),
    (rows) => {
      if (rows - told < 1_000_000) return
      told = rows
      process.stderr.write(`${(rows / 1e6).toFixed(0)} million rows after ${passed()}\n`)
    },
  )
  return `${users} users with ${transactions} transactions, in ${passed()}. Sign in as ${demoAccounts.admin.email} or ${demoAccounts.customer.email}.`
})
