import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('a gate lets a few in, makes a few wait in turn, refuses the rest, and is free again when all is done', async () => {
  const gate = createGate({ places: 2, waiting: 2, retryAfter: 3 })
  const order: number[] = []
  const release: (() => void)[] = []
  const work = (number: number) =>
    gate(() => {
      order.push(number)
      return new Promise<void>((resolve) => release.push(resolve))
    })
  const callers = [1, 2, 3, 4].map(work)
  expect(order).toEqual([1, 2])
  expect(gate.load()).toEqual({ running: 2, waiting: 2 })
  await expect(work(5)).rejects.toMatchObject({ code: 'busy', options: { retryAfter: 3 } })

  for (let turn = 0; turn < 4; turn += 1) {
    release.shift()?.()
    await callers[turn]
  }
  expect(order).toEqual([1, 2, 3, 4])
  expect(await gate(async () => 'free')).toBe('free')
  expect(gate.load()).toEqual({ running: 0, waiting: 0 })
})

test('work that fails gives its place back', async () => {
  const gate = createGate({ places: 1, waiting: 0, retryAfter: 1 })
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await gate(async () => 'next')).toBe('next')
})
