// @module-tag mariadb
import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { RetryTransaction } from './db/database.ts'
import { createIdempotencyStore } from './idempotency-store.ts'
import { createManualClock } from './testing/clock-test-tools.ts'

const { database, remove } = await createTestDatabase()
afterAll(remove)
const clock = createManualClock()
const store = createIdempotencyStore({ clock })
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

let count = 0
const newKey = () => `key-${++count}`

/** Makes a call; `request` is compared with earlier ones, and the default for `body`. */
async function call(key: string, request: unknown, body: unknown = request) {
  const repeatable = { scope: 'test', key, request, body }
  return database.transaction((tx) => store.once(tx, repeatable, async () => ({ made: ++count })))
}

const mismatch = { code: 'idempotency_mismatch' }

describe('a repeated call', () => {
  test('returns the first result when its fields come in another order, at any depth', async () => {
    const key = newKey()
    const first = await call(key, { b: 1, a: { d: [{ y: 1, x: 2 }], c: 3 } })
    const again = await call(key, { a: { c: 3, d: [{ x: 2, y: 1 }] }, b: 1 })
    expect(again).toEqual({ result: first.result, repeated: true })
  })

  test.each([
    [{ files: [{ name: 'x.png' }] }, { files: [{ name: 'y.exe' }] }],
    [{ a: { b: 1 } }, { a: { c: 1 } }],
    [{ list: [1, 2] }, { list: [2, 1] }],
  ])('of %j with %j is refused', async (request, other) => {
    const key = newKey()
    await call(key, { subject: 'a', ...request })
    await expect(call(key, { subject: 'a', ...other })).rejects.toMatchObject(mismatch)
  })

  test('is compared by its normalised request, and not by its body', async () => {
    const key = newKey()
    const first = await call(key, { price: 1 }, { price: '1', note: 'x' })
    expect((await call(key, { price: 1 }, { price: 1 })).result).toEqual(first.result)
    await expect(call(key, { price: 2 }, { price: '1', note: 'x' })).rejects.toMatchObject(mismatch)
  })
})

describe('alongside the previous version, which hashes only the sorted body', () => {
  const body = { paymentMethod: 'bank_transfer', amount: '70000' }
  const bodyHash = sha256('{"amount":"70000","paymentMethod":"bank_transfer"}')
  const request = { amount: 70_000, paymentMethod: 'bank_transfer' }

  test('a result that it stored is returned for the same body, and refused for another', async () => {
    const key = newKey()
    await database.queries('idempotency_keys').insert({
      scope: 'test',
      key_hash: sha256(key),
      body_hash: bodyHash,
      answer: '{"made":"before"}',
      created_at: clock.now(),
    })
    expect(await call(key, request, body)).toEqual({ result: { made: 'before' }, repeated: true })
    const other = { ...body, amount: '80000' }
    await expect(call(key, { ...request, amount: 80_000 }, other)).rejects.toMatchObject(mismatch)
  })

  test('it finds the results that this version stores', async () => {
    const key = newKey()
    await call(key, request, body)
    const row = await database
      .queries('idempotency_keys')
      .where({ key_hash: sha256(key) })
      .first('body_hash')
    expect(row).toEqual({ body_hash: bodyHash })
  })
})

describe('a key', () => {
  test('has 1 to 255 visible ASCII characters', async () => {
    const message = { en: 'Idempotency-Key must have 1 to 255 visible ASCII characters' }
    const errors = [{ path: 'Idempotency-Key', message }]
    for (const key of ['', 'x'.repeat(256), 'a key', ' key', 'key ', 'khóa'])
      await expect(call(key, {})).rejects.toMatchObject({ code: 'invalid', options: { errors } })
    expect((await call('!'.repeat(255), {})).repeated).toBe(false)
  })

  test('belongs to its scope', async () => {
    const key = newKey()
    const inScope = (scope: string) =>
      database.transaction((tx) => store.once(tx, { scope, key, request: {}, body: {} }, async () => scope))
    expect(await inScope('order:1')).toEqual({ result: 'order:1', repeated: false })
    expect(await inScope('order:2')).toEqual({ result: 'order:2', repeated: false })
  })

  test('that is absent makes every call a new one', async () => {
    const once = () =>
      database.transaction((tx) =>
        store.once(tx, { scope: 'test', key: undefined, request: {}, body: {} }, async () => ++count),
      )
    expect((await once()).result).not.toBe((await once()).result)
  })

  test('that a concurrent call has just used starts the transaction again, which finds its response', async () => {
    const key = newKey()
    const repeatable = { scope: 'test', key, request: {}, body: {} }
    await call(key, {})
    await database.transaction((tx) =>
      expect(store.keep(tx, repeatable, 'late')).rejects.toBeInstanceOf(RetryTransaction),
    )
  })

  test('is removed after the given time, the oldest first, and at most as many at a time as the limit', async () => {
    await database.queries('idempotency_keys').delete()
    const keys = [newKey(), newKey(), newKey()]
    for (const key of keys) {
      await call(key, {})
      clock.advance(1000)
    }
    const newest = clock.now() - 1000
    const isKept = async (key: string | undefined) => (await call(key ?? '', {})).repeated
    expect(await store.removeOld(database.queries, newest, 1)).toBe(1)
    expect(await store.removeOld(database.queries, newest, 5)).toBe(1)
    expect(await store.removeOld(database.queries, newest, 5)).toBe(0)
    expect([await isKept(keys[2]), await isKept(keys[1]), await isKept(keys[0])]).toEqual([true, false, false])
  })
})
