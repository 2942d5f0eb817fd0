import { expect, test } from 'vitest'
import { createTransactionSlots } from './transaction-slots.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Takes slots by name, and lists the names that have one. */
function namedHolders(slots: ReturnType<typeof createTransactionSlots>) {
  const holders: string[] = []
  const releases = new Map<string, () => void>()
  return {
    holders,
    take(name: string, key?: string) {
      slots.take(key).then((release) => {
        holders.push(name)
        releases.set(name, release)
      })
    },
    release(name: string) {
      holders.splice(holders.indexOf(name), 1)
      releases.get(name)?.()
    },
  }
}

test('one key has no more than its share, and other keys overtake its queue', async () => {
  const { holders, take, release } = namedHolders(createTransactionSlots({ total: 3, perKey: 2, waitingPerKey: 10 }))
  for (const name of ['a1', 'a2', 'a3', 'a4']) take(name, 'a')
  take('b1', 'b')
  await settled()
  expect(holders).toEqual(['a1', 'a2', 'b1'])
  release('a1')
  await settled()
  expect(holders).toEqual(['a2', 'b1', 'a3'])
})

test('all keys together have no more than the total, and waiting ones are admitted in order of arrival', async () => {
  const { holders, take, release } = namedHolders(createTransactionSlots({ total: 2, perKey: 2, waitingPerKey: 10 }))
  for (const name of ['a', 'b', 'c', 'd']) take(name, name)
  take('without a key')
  await settled()
  expect(holders).toEqual(['a', 'b'])
  for (const name of ['a', 'b']) release(name)
  await settled()
  expect(holders).toEqual(['c', 'd'])
  release('c')
  await settled()
  expect(holders).toEqual(['d', 'without a key'])
})

test('a key whose queue is full is refused immediately; another key is admitted', async () => {
  const slots = createTransactionSlots({ total: 2, perKey: 1, waitingPerKey: 1 })
  const release = await slots.take('a')
  const second = slots.take('a')
  await expect(slots.take('a')).rejects.toMatchObject({ code: 'busy' })
  ;(await slots.take('b'))()
  release()
  ;(await second)()
  ;(await slots.take('a'))()
})
