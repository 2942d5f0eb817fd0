import { expect, test } from 'vitest'
import { processorSeconds, readStat, ticksOfTree } from './processor-time.ts'

test('the time of a process includes its children that have ended, whatever it is called', () => {
  const line = '812 (a (strange) name) S 700 812 8840 0 -1 4194304 117 0 0 0 30 20 4 1 20 0 1 0 135162 3133440 409'
  expect(readStat(line)).toEqual({ pid: 812, parent: 700, ticks: 55 })
})

test('the time of a tree is that of all descendants, and of nothing else', () => {
  const processes = [
    { pid: 1, parent: 0, ticks: 1000 },
    { pid: 10, parent: 1, ticks: 1 },
    { pid: 11, parent: 10, ticks: 2 },
    { pid: 12, parent: 11, ticks: 4 },
    { pid: 20, parent: 1, ticks: 500 },
  ]
  expect(ticksOfTree(10, processes)).toBe(7)
})

test('work of this process counts', () => {
  const before = processorSeconds()
  const { user } = process.cpuUsage()
  while (process.cpuUsage().user - user < 100_000) Math.random()
  expect(processorSeconds() - before).toBeGreaterThan(0.08)
})
