import { expect, inject, test } from 'vitest'
import type { DbTransaction } from '#server/platform/db/database.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { checkCounters, createCounters, fillCounters, revenueOf } from './counters-store.ts'

const server = await startTestServer()
const { queries } = server.database

test('a database from before there were counters gets them from its rows', async () => {
  await server.customer({ balance: 100_000 })
  await queries('counters').delete()
  expect(await checkCounters(queries)).toContain('the counter says 0 instead of 100000: balance')
  const counters = createCounters({ random: () => 0 })
  for (let time = 0; time < 2; time += 1)
    await server.database.transaction((transaction) => fillCounters(transaction, counters))
  expect(await checkCounters(queries)).toEqual([])
})

test('a counter that does not say what there is is named by the check of the ledger', async () => {
  const wrong = queries('counters').where({ name: 'users' })
  await wrong.clone().increment('value', 1)
  expect(await checkCounters(queries)).toMatchObject([
    expect.stringMatching(/^the counter says \d instead of \d: users$/),
  ])
  await wrong.clone().decrement('value', 1)
})

/** Holds back the next statement of a transaction that begins so: says that it has come to it, and sends it when told to. */
async function holdBack(transaction: DbTransaction, beginning: RegExp, reached: () => void, go: Promise<unknown>) {
  const connection: { query(statement: { sql: string }, ...more: unknown[]): void } =
    await transaction.client.acquireConnection()
  const query = connection.query.bind(connection)
  connection.query = (statement, ...more) => {
    if (!beginning.test(statement.sql)) return query(statement, ...more)
    connection.query = query
    reached()
    void go.then(() => {
      query(statement, ...more)
    })
  }
}

// SQLite has one writer, so nobody comes in between.
test.runIf(inject('mariadbPort') !== undefined).each([
  ['it looks which of its rows are there', /^select/],
  ['it makes the row itself', /^insert/],
])('a transaction that counts is run again when another one makes the row before %s', async (_, beginning) => {
  const counters = createCounters({ random: () => 0 })
  const name = revenueOf(0)
  let runs = 0
  const reached = Promise.withResolvers<void>()
  const other = reached.promise.then(() =>
    server.database.transaction((transaction) => counters.add(transaction, { [name]: 7 })),
  )
  await server.database.transaction(async (transaction) => {
    runs += 1
    if (runs === 1) await holdBack(transaction, beginning, reached.resolve, other)
    await counters.add(transaction, { [name]: 5 })
  })
  expect(runs).toBe(2)
  expect(await counters.read(queries, [name])).toEqual({ [name]: 12 })
  await queries('counters').where({ name }).delete()
})
