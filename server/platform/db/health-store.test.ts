import { describe, expect, test } from 'vitest'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { createDatabaseHealth } from './health-store.ts'

const error = (code: string) => Object.assign(new Error(code), { code })

/** A database whose writes end as a test says. */
function imitation() {
  let now = 0
  let committedAt = Number.NEGATIVE_INFINITY
  let writes = 0
  let outcome: unknown = null
  const queries = Object.assign(() => ({ first: async () => undefined }), {
    client: { dialect: 'sqlite3' },
    async raw() {
      writes += 1
      if (outcome !== null) throw outcome
    },
    destroy: async () => {},
  })
  const health = createDatabaseHealth({
    queries: queries as never,
    timers: testTimers,
    random: () => 0,
    now: () => now,
    committedAt: () => committedAt,
  })
  return {
    check: () => health.check(),
    writes: () => writes,
    advance(ms: number) {
      now += ms
    },
    end(next: unknown) {
      outcome = next
    },
    keep() {
      committedAt = now
    },
  }
}

describe('a write', () => {
  test('is tried every five seconds at most, however often the database is checked', async () => {
    const database = imitation()
    for (let second = 0; second < 20; second += 1) {
      await Promise.all(Array.from({ length: 50 }, () => database.check()))
      database.advance(1000)
    }
    expect(database.writes()).toBe(4)
  })

  test.each(['SQLITE_READONLY', 'SQLITE_FULL', 'ER_OPTION_PREVENTS_STATEMENT'])(
    'that fails says no: %s',
    async (code) => {
      const database = imitation()
      await database.check()
      database.end(error(code))
      database.advance(5000)
      await expect(database.check()).rejects.toThrow(code)
      database.advance(500)
      await expect(database.check()).rejects.toThrow(code)
      expect(database.writes()).toBe(2)
      database.end(null)
      database.advance(500)
      await database.check()
    },
  )

  test('that meets a lock says no only when nothing else was written for ten seconds', async () => {
    const database = imitation()
    database.end(error('SQLITE_BUSY'))
    database.keep()
    database.advance(9999)
    await database.check()
    database.keep()
    database.advance(9999)
    await database.check()
    database.advance(5000)
    await expect(database.check()).rejects.toThrow('SQLITE_BUSY')
  })
})

test('a database is checked over connections of its own, while all of the pool are in use', async () => {
  const { database, remove } = await createTestDatabase()
  const release = Promise.withResolvers<void>()
  const all = Array.from({ length: 20 }, () => database.transaction(() => release.promise))
  await database.checkHealth()
  release.resolve()
  await Promise.all(all)
  await remove()
})

test('checks leave at most a few rows, however many servers there are', async () => {
  const { database, remove } = await createTestDatabase()
  await Promise.all([database.checkHealth(), database.checkHealth()])
  expect(await database.queries('write_probes').select('slot', 'writes')).toEqual([{ slot: 32, writes: 1 }])
  await remove()
})
