import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createFailureLog } from './failure-log.ts'
import { createLog } from './log.ts'
import { createManualClock } from './testing/clock-test-tools.ts'

/** A log that collects its lines. */
function collectingLog() {
  const lines: {
    level: number
    msg: string
    err?: { stack: string }
    failures?: number
    seconds?: number
    reason?: string
  }[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { lines, log: createLog('info', stream) }
}

test('an outage of five minutes is one error with its stack, one line a minute, and one line when it is over', () => {
  const clock = createManualClock()
  const { lines, log } = collectingLog()
  const failures = createFailureLog({
    log,
    clock,
    message: 'jobs cannot be run',
    recoveredMessage: 'jobs are run again',
  })
  const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  failures.succeeded()
  // This is five times a second.
  for (let count = 0; count <= 5 * 300; count += 1) {
    failures.failed(outage)
    clock.advance(200)
  }
  failures.succeeded()
  failures.succeeded()
  expect(lines.map(({ msg }) => msg)).toEqual([
    'jobs cannot be run',
    ...Array<string>(5).fill('jobs cannot be run, still'),
    'jobs are run again',
  ])
  expect(lines.filter(({ err }) => err?.stack)).toHaveLength(1)
  expect(lines.at(-2)).toMatchObject({ reason: 'ECONNREFUSED', failures: 1501, seconds: 300 })
})

test('each reason is logged once with its error, even if they alternate, and again after a recovery', () => {
  const { lines, log } = collectingLog()
  const failures = createFailureLog({ log, clock: createManualClock(), message: 'no', recoveredMessage: 'yes' })
  for (let count = 0; count < 10; count += 1)
    for (const reason of ['lost', 'refused']) failures.failed(new Error(reason))
  expect(lines.map(({ err }) => Boolean(err))).toEqual([true, true])
  failures.succeeded()
  failures.failed(new Error('lost'))
  expect(lines.map(({ msg }) => msg)).toEqual(['no', 'no', 'yes', 'no'])
})

test.each([
  ['warn', 40],
  [undefined, 50],
] as const)('failures of the level %s are logged at %i, the first and the ongoing ones', (level, expected) => {
  const clock = createManualClock()
  const { lines, log } = collectingLog()
  const failures = createFailureLog({ log, clock, message: 'no', recoveredMessage: 'yes', level })
  failures.failed(new Error('lost'))
  clock.advance(60_000)
  failures.failed(new Error('lost'))
  failures.succeeded()
  expect(lines.map((line) => line.level)).toEqual([expected, expected, 30])
})
