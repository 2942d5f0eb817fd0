// @module-tag mariadb
import { afterAll, expect, test } from 'vitest'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createUsersStore } from '#server/features/users/users-store.ts'
import { createIds } from '#server/platform/ids.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { createSessions } from './sessions.ts'
import { createSessionsStore } from './sessions-store.ts'

const { database, remove } = await createTestDatabase()
afterAll(remove)
const clock = createManualClock()
const ids = createIds(clock)
const users = createUsersStore({ counters: createCounters({ random: () => 0 }) })
const sessions = createSessions({ database, store: createSessionsStore(), clock, ids })

/** A new customer who is signed in. */
async function signedIn() {
  const userId = ids.next()
  const names = { firstName: 'Lan', lastName: 'Phạm', role: 'customer' as const }
  const flags = { isActive: true, isEmailVerified: false, isPhoneVerified: false, language: null }
  const token = await database.transaction(async (tx) => {
    const user = {
      id: userId,
      email: `${userId}@sen.test`,
      passwordHash: '',
      createdAt: clock.now(),
      ...names,
      ...flags,
    }
    await users.insert(tx, user)
    return sessions.open(tx, userId, 'customer')
  })
  const session = await sessions.find(token, 'customer')
  if (!session) throw new Error('The session was not found')
  return session
}

/**
 * Resolves when a statement of this kind was sent and later statements have completed: it would have completed, too, if it did
 * not have to wait. For MariaDB only: on SQLite the entire transaction waits, and sends no statement.
 */
async function statementWaiting(kind: 'select' | 'update'): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = ({ sql }: { sql: string }) => {
      if (!sql.startsWith(kind)) return
      database.queries.client.removeListener('query', look)
      resolve()
    }
    database.queries.client.on('query', look)
  })
  for (let count = 0; count < 3; count += 1) await database.ping()
}

test("a transaction waits for a user's lock that is not committed yet, and then is refused", async () => {
  const session = await signedIn()
  const locked = Promise.withResolvers<void>()
  const commit = Promise.withResolvers<void>()
  const locking = database.transaction(async (tx) => {
    await users.setActive(tx, session.userId, false)
    await sessions.lockAllOf(tx, session.userId)
    locked.resolve()
    await commit.promise
  })
  await locked.promise
  const waiting = database.dialect === 'mysql' ? statementWaiting('select') : undefined
  let hasRun = false
  const work = sessions.transaction(session, async () => {
    hasRun = true
  })
  const refused = expect(work).rejects.toMatchObject({ code: 'session_locked' })
  await waiting
  commit.resolve()
  await locking
  await refused
  expect(hasRun).toBe(false)
})

test('locking a user waits until a transaction of their session is committed', async () => {
  const session = await signedIn()
  const order: string[] = []
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const work = sessions.transaction(session, async () => {
    begun.resolve()
    await finish.promise
    order.push('worked')
  })
  await begun.promise
  const waiting = database.dialect === 'mysql' ? statementWaiting('update') : undefined
  const locking = database.transaction(async (tx) => {
    await users.setActive(tx, session.userId, false)
    order.push('locked')
    await sessions.lockAllOf(tx, session.userId)
  })
  await waiting
  finish.resolve()
  await Promise.all([work, locking])
  expect(order).toEqual(['worked', 'locked'])
})
