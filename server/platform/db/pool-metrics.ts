import type { Knex } from 'knex'
import type { Metrics } from '#server/platform/metrics.ts'

/** The members of knex's pool that are used here. */
interface Pool {
  max: number
  numUsed(): number
  numFree(): number
  numPendingAcquires(): number
  on(event: 'acquireRequest' | 'acquireSuccess' | 'acquireFail', listener: (eventId: number) => void): void
}

/** Bucket bounds of the wait for a connection, in seconds: up to half of `acquireConnectionTimeout`. */
const WAITS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5]

/** Registers metrics of the connection pool: connections in use, waiting callers, and the time that they waited. */
export function measurePool(queries: Knex, metrics: Metrics): void {
  const pool: Pool = queries.client.pool
  const connections = metrics.gauge('sen_db_connections', 'Connections to the database')
  const waiting = metrics.gauge('sen_db_connections_waiting', 'How many wait for a connection')
  const max = metrics.gauge('sen_db_connections_max', 'How many connections there may be')
  const wait = metrics.histogram('sen_db_connection_wait_seconds', 'How long a connection was waited for', WAITS)
  const failed = metrics.counter('sen_db_connection_failures_total', 'Waits that ended without a connection')
  failed.add({}, 0)
  max.set(pool.max)

  const since = new Map<number, number>()
  pool.on('acquireRequest', (eventId) => since.set(eventId, performance.now()))
  pool.on('acquireSuccess', (eventId) => {
    const startedAt = since.get(eventId)
    since.delete(eventId)
    if (startedAt !== undefined) wait.observe((performance.now() - startedAt) / 1000)
  })
  pool.on('acquireFail', (eventId) => {
    since.delete(eventId)
    failed.add()
  })

  metrics.beforeReading(() => {
    connections.set(pool.numUsed(), { state: 'used' })
    connections.set(pool.numFree(), { state: 'free' })
    waiting.set(pool.numPendingAcquires())
  })
}
