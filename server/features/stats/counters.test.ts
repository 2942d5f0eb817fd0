// @module-tag mariadb
import { expect, inject, test } from 'vitest'
import type { DbTransaction } from '#server/platform/db/database.ts'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { checkCounters, createCounters, fillCounters, revenueOf } from './counters-store.ts'

const server = await startTestServer()
const { queries } = server.database

test('the counters of a database from before there were counters are filled from its rows', async () => {
  await server.customer({ balance: 100_000 })
  await queries('counters').delete()
  expect(await checkCounters(queries)).toContain('the counter is 0 instead of 100000: balance')
  const counters = createCounters({ random: () => 0 })
  for (let start = 0; start < 2; start += 1) await server.database.transaction((tx) => fillCounters(tx, counters))
  expect(await checkCounters(queries)).toEqual([])
})

test('a counter with a wrong value is reported', async () => {
  const wrong = queries('counters').where({ name: 'users' })
  await wrong.clone().increment('value', 1)
  expect(await checkCounters(queries)).toMatchObject([
    expect.stringMatching(/^the counter is \d instead of \d: users$/),
  ])
  await wrong.clone().decrement('value', 1)
})

/** Delays a transaction's next statement that matches `pattern`: calls `reached`, and sends it when `ready` has resolved. */
async function delayStatement(tx: DbTransaction, pattern: RegExp, reached: () => void, ready: Promise<unknown>) {
  const connection: { query(statement: { sql: string }, ...more: unknown[]): void } =
    await tx.client.acquireConnection()
  const query = connection.query.bind(connection)
  connection.query = (statement, ...more) => {
    if (!pattern.test(statement.sql)) return query(statement, ...more)
    connection.query = query
    reached()
    void ready.then(() => {
      query(statement, ...more)
    })
  }
}

// SQLite has only one writer, so there is no concurrent transaction.
test.runIf(inject('mariadbPort') !== undefined).each([
  ['it reads which of its rows exist', /^select/],
  ['it inserts the row itself', /^insert/],
])('a transaction that counts is run again when another one inserts the row before %s', async (_, pattern) => {
  const counters = createCounters({ random: () => 0 })
  const name = revenueOf(0)
  let runs = 0
  const reached = Promise.withResolvers<void>()
  const other = reached.promise.then(() => server.database.transaction((tx) => counters.add(tx, { [name]: 7 })))
  await server.database.transaction(async (tx) => {
    runs += 1
    if (runs === 1) await delayStatement(tx, pattern, reached.resolve, other)
    await counters.add(tx, { [name]: 5 })
  })
  expect(runs).toBe(2)
  expect(await counters.read(queries, [name])).toEqual({ [name]: 12 })
  await queries('counters').where({ name }).delete()
})
