import { expect, test } from 'vitest'
import { createTransactionPlaces } from './transaction-places.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Takes a place and says, by name, when it is there. */
function taker(places: ReturnType<typeof createTransactionPlaces>) {
  const inside: string[] = []
  const leave = new Map<string, () => void>()
  return {
    inside,
    take(name: string, key?: string) {
      places.take(key).then((give) => {
        inside.push(name)
        leave.set(name, give)
      })
    },
    leave(name: string) {
      inside.splice(inside.indexOf(name), 1)
      leave.get(name)?.()
    },
  }
}

test('one key has no more than its share, and others pass those that wait for it', async () => {
  const { inside, take, leave } = taker(createTransactionPlaces({ total: 3, perKey: 2, waitingPerKey: 10 }))
  for (const name of ['a1', 'a2', 'a3', 'a4']) take(name, 'a')
  take('b1', 'b')
  await settled()
  expect(inside).toEqual(['a1', 'a2', 'b1'])
  leave('a1')
  await settled()
  expect(inside).toEqual(['a2', 'b1', 'a3'])
})

test('all together have no more than the total; who waits comes in by the order of arrival', async () => {
  const { inside, take, leave } = taker(createTransactionPlaces({ total: 2, perKey: 2, waitingPerKey: 10 }))
  for (const name of ['a', 'b', 'c', 'd']) take(name, name)
  take('nobody')
  await settled()
  expect(inside).toEqual(['a', 'b'])
  for (const name of ['a', 'b']) leave(name)
  await settled()
  expect(inside).toEqual(['c', 'd'])
  leave('c')
  await settled()
  expect(inside).toEqual(['d', 'nobody'])
})

test('one more than may wait for the same key is refused at once; for another key there is room', async () => {
  const places = createTransactionPlaces({ total: 2, perKey: 1, waitingPerKey: 1 })
  const leave = await places.take('a')
  const second = places.take('a')
  await expect(places.take('a')).rejects.toMatchObject({ code: 'busy' })
  ;(await places.take('b'))()
  leave()
  ;(await second)()
  ;(await places.take('a'))()
})
