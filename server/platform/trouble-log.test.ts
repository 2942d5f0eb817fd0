import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createManualClock } from './testing/clock-test-tools.ts'
import { createTroubleLog } from './trouble-log.ts'

/** A log whose lines a test reads. */
function collected() {
  const lines: { msg: string; err?: { stack: string }; failures?: number; seconds?: number; reason?: string }[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { lines, log: createLog('info', stream) }
}

test('a database that is away for five minutes is one error with its stack, a line a minute, and one when it is back', () => {
  const clock = createManualClock()
  const { lines, log } = collected()
  const trouble = createTroubleLog({ log, clock, message: 'jobs cannot be run', over: 'jobs are run again' })
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  trouble.worked()
  // Five times a second.
  for (let count = 0; count <= 5 * 300; count += 1) {
    trouble.failed(away)
    clock.advance(200)
  }
  trouble.worked()
  trouble.worked()
  expect(lines.map(({ msg }) => msg)).toEqual([
    'jobs cannot be run',
    ...Array<string>(5).fill('jobs cannot be run, still'),
    'jobs are run again',
  ])
  expect(lines.filter(({ err }) => err?.stack)).toHaveLength(1)
  expect(lines.at(-2)).toMatchObject({ reason: 'ECONNREFUSED', failures: 1501, seconds: 300 })
})

test('each other reason is said once with its error, though they take turns; after the end everything is new', () => {
  const { lines, log } = collected()
  const trouble = createTroubleLog({ log, clock: createManualClock(), message: 'no', over: 'yes' })
  for (let count = 0; count < 10; count += 1)
    for (const reason of ['lost', 'refused']) trouble.failed(new Error(reason))
  expect(lines.map(({ err }) => Boolean(err))).toEqual([true, true])
  trouble.worked()
  trouble.failed(new Error('lost'))
  expect(lines.map(({ msg }) => msg)).toEqual(['no', 'no', 'yes', 'no'])
})
