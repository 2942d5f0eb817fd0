// @module-tag mariadb
import { describe, expect, test } from 'vitest'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { createDatabaseHealth } from './health-store.ts'

const error = (code: string) => Object.assign(new Error(code), { code })

/** A fake database with controllable writes. */
function fakeDatabase() {
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
    /** Makes the following writes fail with an error; null lets them succeed. */
    failWith(next: unknown) {
      outcome = next
    },
    commitElsewhere() {
      committedAt = now
    },
  }
}

describe('a write', () => {
  test('is tried at most every five seconds, no matter how often the database is checked', async () => {
    const database = fakeDatabase()
    for (let second = 0; second < 20; second += 1) {
      await Promise.all(Array.from({ length: 50 }, () => database.check()))
      database.advance(1000)
    }
    expect(database.writes()).toBe(4)
  })

  test.each(['SQLITE_READONLY', 'SQLITE_FULL', 'ER_OPTION_PREVENTS_STATEMENT'])(
    'that fails makes the check fail: %s',
    async (code) => {
      const database = fakeDatabase()
      await database.check()
      database.failWith(error(code))
      database.advance(5000)
      await expect(database.check()).rejects.toThrow(code)
      database.advance(500)
      await expect(database.check()).rejects.toThrow(code)
      expect(database.writes()).toBe(2)
      database.failWith(null)
      database.advance(500)
      await database.check()
    },
  )

  test('that meets a lock makes the check fail only when nothing else was written for ten seconds', async () => {
    const database = fakeDatabase()
    database.failWith(error('SQLITE_BUSY'))
    database.commitElsewhere()
    database.advance(9999)
    await database.check()
    database.commitElsewhere()
    database.advance(9999)
    await database.check()
    database.advance(5000)
    await expect(database.check()).rejects.toThrow('SQLITE_BUSY')
  })
})

test('a database is checked on separate connections, while all of the pool are in use', async () => {
  const { database, remove } = await createTestDatabase()
  const release = Promise.withResolvers<void>()
  const all = Array.from({ length: 20 }, () => database.transaction(() => release.promise))
  await database.checkHealth()
  release.resolve()
  await Promise.all(all)
  await remove()
})

test('checks reuse one row of a bounded number', async () => {
  const { database, remove } = await createTestDatabase()
  await Promise.all([database.checkHealth(), database.checkHealth()])
  expect(await database.queries('write_probes').select('slot', 'writes')).toEqual([{ slot: 32, writes: 1 }])
  await remove()
})
