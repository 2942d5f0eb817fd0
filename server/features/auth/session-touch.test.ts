// @module-tag mariadb
import { expect, inject, onTestFinished, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { createSessionsStore } from './sessions-store.ts'

const MINUTE = 60_000

const server = await startTestServer()
const { queries } = server.database

/** A signed-in customer whose last recorded use is ten minutes ago. */
async function idleCustomer() {
  const { client, user } = await server.customer()
  const { id }: { id: string } = await queries('sessions').where({ user_id: user.id }).orderBy('id', 'desc').first('id')
  server.clock.advance(10 * MINUTE)
  const lastSeen = async () => Number((await queries('sessions').where({ id }).first('last_seen_at')).last_seen_at)
  const read = async () => (await client.get('/api/auth/me')).status
  return { id, userId: user.id as string, lastSeen, read }
}

test('the use of a session is recorded, at most every five minutes', async () => {
  const { lastSeen, read } = await idleCustomer()
  expect([await read(), await lastSeen()]).toEqual([200, server.clock.now()])
  const recorded = server.clock.now()
  server.clock.advance(4 * MINUTE)
  expect([await read(), await lastSeen()]).toEqual([200, recorded])
})

// SQLite has one writer and no locks of rows.
test.runIf(inject('mariadbPort') !== undefined)(
  'a request does not wait while an order of the same session waits for its wallet; the next one records the use',
  async () => {
    const { id, userId, lastSeen, read } = await idleCustomer()
    const before = await lastSeen()
    const isHeld = Promise.withResolvers<void>()
    const isPaid = Promise.withResolvers<void>()
    onTestFinished(() => isPaid.resolve())
    const order = server.database.transaction(async (tx) => {
      await createSessionsStore().hold(tx, id, userId)
      isHeld.resolve()
      await isPaid.promise
    })
    await isHeld.promise
    expect([await read(), await lastSeen()]).toEqual([200, before])
    isPaid.resolve()
    await order
    expect([await read(), await lastSeen()]).toEqual([200, server.clock.now()])
  },
)
