// @module-tag mariadb
import { expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createEmptyDatabase, testTimers } from '#server/platform/testing/database-test-tools.ts'
import { openDatabase, RetryTransaction } from './database.ts'

test('the metrics show the use of the pool, the waits for a connection and the retries', async () => {
  const { url, remove } = await createEmptyDatabase()
  const metrics = createMetrics()
  const log = createLog('silent')
  const database = openDatabase(url, { log, timers: testTimers, random: () => 0, metrics })
  let runs = 0
  await database.transaction(async (tx) => {
    runs += 1
    await tx.raw('select 1')
    const text = await metrics.read()
    expect(text).toContain('sen_db_connections{state="used"} 1\n')
    if (runs < 3) throw new RetryTransaction()
  })
  await database.ping()
  const text = await metrics.read()
  expect(text).toContain('sen_db_connections{state="used"} 0\n')
  expect(text).toContain('sen_db_connections{state="free"} 1\n')
  expect(text).toContain('sen_db_connections_waiting 0\n')
  expect(text).toContain('sen_db_connection_wait_seconds_count 4\n')
  expect(text).toContain('sen_db_transaction_retries_total{kind="retry"} 2\n')
  await database.close()
  await remove()
})
