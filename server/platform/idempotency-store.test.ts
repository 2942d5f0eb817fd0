import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { createIdempotencyStore } from './idempotency-store.ts'
import { createManualClock } from './testing/clock-test-tools.ts'

const { database, remove } = await createTestDatabase()
afterAll(remove)
const clock = createManualClock()
const store = createIdempotencyStore({ clock })
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

let count = 0
const newKey = () => `key-${++count}`

/** Makes a call whose body is what decides, and says whether its answer was one that was kept. */
async function call(key: string, request: unknown, body: unknown = request) {
  const repeatable = { scope: 'test', key, request, body }
  return database.transaction((transaction) => store.once(transaction, repeatable, async () => ({ made: ++count })))
}

const mismatch = { code: 'idempotency_mismatch' }

describe('a repeated call', () => {
  test('is answered as before when its fields come in another order, at any depth', async () => {
    const key = newKey()
    const first = await call(key, { b: 1, a: { d: [{ y: 1, x: 2 }], c: 3 } })
    const again = await call(key, { a: { c: 3, d: [{ x: 2, y: 1 }] }, b: 1 })
    expect(again).toEqual({ answer: first.answer, repeated: true })
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

  test('is compared by what decides, and not by its body', async () => {
    const key = newKey()
    const first = await call(key, { price: 1 }, { price: '1', note: 'x' })
    expect((await call(key, { price: 1 }, { price: 1 })).answer).toEqual(first.answer)
    await expect(call(key, { price: 2 }, { price: '1', note: 'x' })).rejects.toMatchObject(mismatch)
  })
})

describe('beside the version before, which hashes the sorted body alone', () => {
  const body = { paymentMethod: 'bank_transfer', amount: '70000' }
  const bodyHash = sha256('{"amount":"70000","paymentMethod":"bank_transfer"}')
  const request = { amount: 70_000, paymentMethod: 'bank_transfer' }

  test('what that one kept is answered again for the same body, and refused for another', async () => {
    const key = newKey()
    await database.queries('idempotency_keys').insert({
      scope: 'test',
      key_hash: sha256(key),
      body_hash: bodyHash,
      answer: '{"made":"before"}',
      created_at: clock.now(),
    })
    expect(await call(key, request, body)).toEqual({ answer: { made: 'before' }, repeated: true })
    const other = { ...body, amount: '80000' }
    await expect(call(key, { ...request, amount: 80_000 }, other)).rejects.toMatchObject(mismatch)
  })

  test('what this one keeps is found by that one', async () => {
    const key = newKey()
    await call(key, request, body)
    const row = await database
      .queries('idempotency_keys')
      .where({ key_hash: sha256(key) })
      .first('body_hash')
    expect(row).toEqual({ body_hash: bodyHash })
  })
})
