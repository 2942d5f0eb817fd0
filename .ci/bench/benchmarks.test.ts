import { expect, test } from 'vitest'
import { benchmarks, readArguments, summary } from './benchmarks.ts'

const namesOf = (args: string[]) => readArguments(args).benchmarks.map(({ name }) => name)

test('without names all benchmarks run, in their order', () => {
  expect(namesOf([])).toEqual(benchmarks.map(({ name }) => name))
  expect(readArguments([]).pace).toBe('full')
})

test('only the named benchmarks run, in their usual order', () => {
  expect(namesOf(['api', 'web'])).toEqual(['web', 'api'])
  expect(readArguments(['--quick', 'scale'])).toMatchObject({ pace: 'quick', benchmarks: [{ name: 'scale' }] })
})

test('an unknown benchmark or flag is reported by its name', () => {
  expect(() => readArguments(['wbe'])).toThrow(
    'There is no benchmark "wbe". There are: web, api, scale, list, metrics, privacy.',
  )
  expect(() => readArguments(['--fast'])).toThrow("'--fast'")
})

test('the quick run of a benchmark takes less time than the full one', () => {
  for (const { quick, full } of benchmarks) expect(quick.minutes).toBeLessThan(full.minutes)
})

test('the summary counts the goals of each benchmark, and lists missed goals and broken benchmarks', () => {
  const figure = { name: 'LCP', unit: 'ms', ours: [10], median: 10 }
  const figures = [
    { ...figure, goal: { atMost: 20 }, met: true },
    { ...figure, name: 'TBT', goal: { atMost: 5 }, met: false },
    { ...figure, name: 'requests', unit: '' },
  ]
  const text = summary([
    { name: 'web', recorded: { figures } },
    { name: 'api', recorded: null },
  ])
  expect(text).toMatch(/^web +1 of 2 goals met$/m)
  expect(text).toMatch(/^api +broken/m)
  expect(text).toMatch(/^TBT, ms .*not met$/m)
  expect(text).not.toContain('LCP')
})

test('with every goal met, the summary lists none', () => {
  const figures = [{ name: 'LCP', unit: 'ms', ours: [10], median: 10, goal: { atMost: 20 }, met: true }]
  expect(summary([{ name: 'web', recorded: { figures } }])).toBe('web  1 of 1 goals met')
})
