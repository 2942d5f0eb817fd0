import { expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { checkCounters, createCounters, fillCounters } from './counters-store.ts'

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
