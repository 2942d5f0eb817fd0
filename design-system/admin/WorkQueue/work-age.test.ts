import { expect, test } from 'vitest'
import { ageOf, partsOfTime } from './work-age.ts'

const now = '2026-11-22T00:23:00.000Z'
const at = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()

/** An hour was promised. */
const hour = (used: number) => ({ promised: 60, used })

test.each([
  ['nothing is known', {}, undefined],
  ['nothing was promised', { since: at(-25) }, { state: 'within', counts: 'waited', minutes: 25 }],
  [
    'within the promise',
    { since: at(-19), due: at(41) },
    { state: 'within', counts: 'left', minutes: 41, spent: hour(19) },
  ],
  [
    'in the last third',
    { since: at(-42), due: at(18) },
    { state: 'near', counts: 'left', minutes: 18, spent: hour(42) },
  ],
  [
    'at the end of the promise',
    { since: at(-60), due: at(0) },
    { state: 'near', counts: 'left', minutes: 0, spent: hour(60) },
  ],
  ['past it', { since: at(-190), due: at(-130) }, { state: 'past', counts: 'over', minutes: 130, spent: hour(190) }],
  [
    'past it by a day',
    { since: at(-1500), due: at(-1440) },
    { state: 'past', counts: 'over', minutes: 1440, spent: hour(1500) },
  ],
  [
    'past it by more',
    { since: at(-1501), due: at(-1441) },
    { state: 'longPast', counts: 'over', minutes: 1441, spent: hour(1501) },
  ],
  ['due when it came', { since: at(-5), due: at(-5) }, { state: 'past', counts: 'over', minutes: 5 }],
  ['a planned date that is far', { due: at(3000) }, { state: 'within', counts: 'left', minutes: 3000 }],
  ['a planned date within a day', { due: at(1440) }, { state: 'near', counts: 'left', minutes: 1440 }],
  ['from a clock that is ahead', { since: at(5) }, { state: 'within', counts: 'waited', minutes: 0 }],
] as const)('the age when %s', (_, times, age) => {
  expect(ageOf(times, now)).toEqual(age)
})

test.each([
  [0, { days: 0, hours: 0, minutes: 0 }],
  [130, { days: 0, hours: 2, minutes: 10 }],
  [1500, { days: 1, hours: 1, minutes: 0 }],
  [7300, { days: 5, hours: 0, minutes: 0 }],
])('%i minutes are split into parts', (minutes, parts) => {
  expect(partsOfTime(minutes)).toEqual(parts)
})
