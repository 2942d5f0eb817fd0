// @module-tag mariadb
import { beforeEach, expect, test } from 'vitest'
import { startTestServer } from '#server/testing/server-test-tools.ts'
import { createKnownNetworksStore } from './known-networks-store.ts'

const server = await startTestServer()
const { clock, database } = server
const { queries } = database
const store = createKnownNetworksStore({ clock })
const [lan, mai] = [(await server.customer()).user.id, (await server.customer()).user.id]
beforeEach(() => queries('known_networks').delete())

async function remember(userId: string, network: string) {
  clock.advance(1000)
  await database.transaction((tx) => store.remember(tx, userId, network))
}
const networksOf = async (userId: string) =>
  (await queries('known_networks').where({ user_id: userId })).map(({ network }) => network)

test('a network is known to the user who signed in from it, and to no one else', async () => {
  await remember(lan, '203.0.113.7')
  expect(await store.isKnown(queries, lan, '203.0.113.7')).toBe(true)
  expect(await store.isKnown(queries, lan, '203.0.113.8')).toBe(false)
  expect(await store.isKnown(queries, mai, '203.0.113.7')).toBe(false)
  expect(await store.isKnown(queries, null, '203.0.113.7')).toBe(false)
})

test("only the fifty networks of a user's latest sign-ins are kept", async () => {
  for (let number = 0; number < 50; number += 1) await remember(mai, `network-${number}`)
  // It is used again, so that it is no longer the oldest.
  await remember(mai, 'network-0')
  await remember(mai, 'network-50')
  const kept = await networksOf(mai)
  expect(kept).toHaveLength(50)
  expect(kept).toContain('network-0')
  expect(kept).not.toContain('network-1')
})

test('networks without a sign-in since a given time are removed, at most as many as allowed', async () => {
  for (const network of ['a', 'b', 'c']) await remember(lan, network)
  expect(await store.removeOld(queries, clock.now(), 1)).toBe(1)
  expect(await networksOf(lan)).toEqual(expect.arrayContaining(['b', 'c']))
  expect(await store.removeOld(queries, clock.now(), 5)).toBe(1)
  expect(await networksOf(lan)).toEqual(['c'])
})
