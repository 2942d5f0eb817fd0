import { expect, test } from 'vitest'
import { createLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { testTimers } from '#server/platform/testing/database-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { checkLedgerInProcess } from './ledger-check-process.ts'
import { createLedgerWatch, type LedgerCheck } from './ledger-watch.ts'

const clock = createManualClock()

function watchWith(check: LedgerCheck) {
  const metrics = createMetrics()
  const watch = createLedgerWatch({ check, metrics, clock, timers: testTimers, log: createLog('silent') })
  const figure = async (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(await metrics.read())?.[1]
  return { watch, figure }
}

test('the metrics have the result and time of the last check, and nothing before the first one', async () => {
  let faults = 0
  const { watch, figure } = watchWith(async () => ({ faults, first: [] }))
  expect(await figure('sen_ledger_faults')).toBeUndefined()
  await watch.tick()
  expect(await figure('sen_ledger_faults')).toBe('0')
  expect(await figure('sen_ledger_checked_timestamp_seconds')).toBe(String(clock.now() / 1000))
  faults = 3
  clock.advance(3_600_000)
  await watch.tick()
  expect(await figure('sen_ledger_faults')).toBe('3')
})

test('a clock that is set back neither delays the next check nor makes a duration negative', async () => {
  let checks = 0
  const { watch, figure } = watchWith(async () => {
    checks += 1
    clock.jump(-3_600_000)
    return { faults: 0, first: [] }
  })
  await watch.tick()
  expect(await figure('sen_ledger_check_seconds')).toBe('0')
  clock.advance(3_600_000)
  await watch.tick()
  expect(checks).toBe(2)
})

test('the books are checked once an hour, also after a check that failed, which leaves the figures unchanged', async () => {
  let checks = 0
  const { watch, figure } = watchWith(async () => {
    checks += 1
    if (checks > 1) throw new Error('the database is down')
    return { faults: 0, first: [] }
  })
  await watch.tick()
  const at = await figure('sen_ledger_checked_timestamp_seconds')
  clock.advance(3_599_999)
  await watch.tick()
  expect(checks).toBe(1)
  clock.advance(1)
  await watch.tick()
  clock.advance(60_000)
  await watch.tick()
  expect(checks).toBe(2)
  expect(await figure('sen_ledger_checked_timestamp_seconds')).toBe(at)
})

test('a stop aborts the running check', async () => {
  const { watch } = watchWith(
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  const check = watch.tick()
  await watch.stop()
  await check
})

test('a check in a child process finds no fault, reports one, and can be aborted', async () => {
  const { database, url, remove } = await createTestDatabase()
  try {
    const check = checkLedgerInProcess(url)
    expect(await check(new AbortController().signal)).toEqual({ faults: 0, first: [] })
    await database.queries('accounts').insert({ id: 'intruder', kind: 'wallet', balance: 5 })
    const { faults, first } = await check(new AbortController().signal)
    expect(faults).toBe(first.length)
    expect(first).toContain('the wallet balance differs from its postings: intruder')
    await expect(check(AbortSignal.abort())).rejects.toThrow('abort')
    await database.queries('schema_migrations').delete()
    await expect(check(new AbortController().signal)).rejects.toThrow('older than this version')
  } finally {
    await remove()
  }
})
