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
  const flags = { isActive: true, isEmailVerified: false, isPhoneVerified: false }
  const token = await database.transaction(async (transaction) => {
    const user = {
      id: userId,
      email: `${userId}@sen.test`,
      passwordHash: '',
      createdAt: clock.now(),
      ...names,
      ...flags,
    }
    await users.insert(transaction, user)
    return sessions.open(transaction, userId, 'customer')
  })
  const session = await sessions.find(token, 'customer')
  if (!session) throw new Error('The session was not found')
  return session
}

/**
 * Resolves when a statement of this kind was sent and others, sent after it, were answered: so would it be, if it had not to
 * wait. On SQLite whole transactions wait, and nothing of them is sent.
 */
async function sent(kind: 'select' | 'update'): Promise<void> {
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

test('a lock that is not committed yet is waited for, and then seen', async () => {
  const session = await signedIn()
  const locked = Promise.withResolvers<void>()
  const commit = Promise.withResolvers<void>()
  const locking = database.transaction(async (transaction) => {
    await users.setActive(transaction, session.userId, false)
    await sessions.lockAllOf(transaction, session.userId)
    locked.resolve()
    await commit.promise
  })
  await locked.promise
  const asked = database.dialect === 'mysql' ? sent('select') : undefined
  let acted = false
  const acting = sessions.transaction(session, async () => {
    acted = true
  })
  const refused = expect(acting).rejects.toMatchObject({ code: 'session_locked' })
  await asked
  commit.resolve()
  await locking
  await refused
  expect(acted).toBe(false)
})

test('a lock that comes while the work is done waits until it is kept', async () => {
  const session = await signedIn()
  const order: string[] = []
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const acting = sessions.transaction(session, async () => {
    begun.resolve()
    await finish.promise
    order.push('acted')
  })
  await begun.promise
  const asked = database.dialect === 'mysql' ? sent('update') : undefined
  const locking = database.transaction(async (transaction) => {
    await users.setActive(transaction, session.userId, false)
    order.push('locked')
    await sessions.lockAllOf(transaction, session.userId)
  })
  await asked
  finish.resolve()
  await Promise.all([acting, locking])
  expect(order).toEqual(['acted', 'locked'])
})
