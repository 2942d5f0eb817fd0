import { expect, test } from 'vitest'
import { parts, readArguments, summary } from './parts.ts'

const namesOf = (args: string[]) => readArguments(args).parts.map(({ name }) => name)

test('without names all parts are measured, in their order', () => {
  expect(namesOf([])).toEqual(parts.map(({ name }) => name))
  expect(readArguments([]).pace).toBe('full')
})

test('named parts are measured alone, in the order of all', () => {
  expect(namesOf(['api', 'web'])).toEqual(['web', 'api'])
  expect(readArguments(['--quick', 'scale'])).toMatchObject({ pace: 'quick', parts: [{ name: 'scale' }] })
})

test('an unknown part or flag is refused by its name', () => {
  expect(() => readArguments(['wbe'])).toThrow('There is no measurement "wbe". There are: web, api, scale, visual.')
  expect(() => readArguments(['--fast'])).toThrow("'--fast'")
})

test('the quick turn of a part takes less time than the full one', () => {
  for (const { quick, full } of parts) expect(quick.minutes).toBeLessThan(full.minutes)
})

test('the summary counts goals by part, names those that are missed, and parts that broke', () => {
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

test('with every goal met, the summary names none', () => {
  const figures = [{ name: 'LCP', unit: 'ms', ours: [10], median: 10, goal: { atMost: 20 }, met: true }]
  expect(summary([{ name: 'web', recorded: { figures } }])).toBe('web  1 of 1 goals met')
})
