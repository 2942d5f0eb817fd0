// @module-tag mariadb
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createAttemptCounts } from '#server/platform/attempt-counts-store.ts'
import { Refusal } from '#server/platform/problems.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { createGuessLimits } from './guess-limits.ts'
import { createSharedNetworkLimit } from './shared-network-limit.ts'
import { createSignInLimits, type SignInAttempt } from './sign-in-limits.ts'

const QUARTER_HOUR = 15 * 60_000
const { database, remove } = await createTestDatabase()
afterAll(remove)
const clock = createManualClock()
/** What each of two servers has: nothing but the database is shared. */
const server = () => {
  const counts = createAttemptCounts({ clock, window: QUARTER_HOUR })
  return {
    counts,
    signIns: createSignInLimits({ database, counts }),
    codes: createGuessLimits({ counts, what: 'code' }),
    emails: createSharedNetworkLimit({ database, counts, what: 'taken emails', max: 5 }),
  }
}
const servers = [server(), server()] as const
const [one, two] = servers
const at = (index: number) => servers[index % 2 === 0 ? 0 : 1]
beforeEach(() => clock.advance(QUARTER_HOUR))

/** Whether each call was allowed. */
const outcomes = (calls: readonly Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal && error.code === 'too_many_tries') return false
          throw error
        },
      ),
    ),
  )
const allowed = (results: readonly boolean[]) => results.filter(Boolean).length
const attempt = (more: Partial<SignInAttempt> = {}): SignInAttempt => ({
  account: 'lan@sen.test',
  address: '203.0.113.7',
  isKnown: false,
  ...more,
})

describe.each([true, false])('wrong passwords from a network that is known: %s', (isKnown) => {
  test('are ten for two servers together, also when they come at once', async () => {
    const wrong = Array.from({ length: 30 }, (_, index) => at(index).signIns.fail(attempt({ isKnown })))
    expect(allowed(await outcomes(wrong))).toBe(10)
    for (const { signIns } of servers) expect(await outcomes([signIns.check(attempt({ isKnown }))])).toEqual([false])
    // A restarted server has forgotten nothing.
    expect(await outcomes([server().signIns.check(attempt({ isKnown }))])).toEqual([false])
    clock.advance(QUARTER_HOUR)
    expect(await two.signIns.check(attempt({ isKnown }))).toBe(0)
  })

  test('are forgotten by both when one signs the owner in', async () => {
    for (let count = 0; count < 9; count += 1) await at(count).signIns.fail(attempt({ isKnown }))
    expect(await two.signIns.check(attempt({ isKnown }))).toBe(9)
    await database.transaction((tx) => one.signIns.succeed(tx, attempt({ isKnown })))
    expect(await two.signIns.check(attempt({ isKnown }))).toBe(0)
  })
})

test('an account is guessed at a hundred times from everywhere, then once by each new network', async () => {
  const from = (network: number, address = `10.${network >> 8}.${network & 255}.1`) => attempt({ address })
  for (let network = 0; network < 10; network += 1)
    await outcomes(Array.from({ length: 10 }, (_, index) => at(index).signIns.fail(from(network))))
  expect(await outcomes([one.signIns.fail(from(3)), two.signIns.check(from(3))])).toEqual([false, false])
  expect(await outcomes([two.signIns.fail(from(50)), one.signIns.fail(from(50))])).toHaveLength(2)
  expect(await outcomes([one.signIns.fail(from(50))])).toEqual([false])
  expect(await one.signIns.check(attempt({ isKnown: true }))).toBe(0)
})

test('the refusal says when the window ends', async () => {
  clock.advance(60_000)
  for (let count = 0; count < 10; count += 1) await one.signIns.fail(attempt())
  const refusal = await two.signIns.check(attempt()).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  const { retryAfter = 0 } = (refusal as Refusal).options
  expect(retryAfter).toBeGreaterThan(0)
  expect(retryAfter).toBeLessThanOrEqual(15 * 60)
})

test('guesses at a code are counted before they are checked, and right ones taken back', async () => {
  const take = (index: number) => database.transaction((tx) => at(index).codes.take(tx, 'lan', '203.0.113.7'))
  expect(allowed(await outcomes(Array.from({ length: 25 }, (_, index) => take(index))))).toBe(10)
  clock.advance(QUARTER_HOUR)
  for (let count = 0; count < 40; count += 1) {
    await take(count)
    await database.transaction((tx) => at(count + 1).codes.succeed(tx, 'lan', '203.0.113.7'))
  }
  expect(allowed(await outcomes(Array.from({ length: 25 }, (_, index) => take(index))))).toBe(10)
})

test('taken emails are counted for a network of both servers', async () => {
  for (let count = 0; count < 5; count += 1) await at(count).emails.count('2001:db8:1:2::1')
  expect(await outcomes(servers.map(({ emails }) => emails.check('2001:db8:1:2::99')))).toEqual([false, false])
  expect(await outcomes([one.emails.check('2001:db8:9::1')])).toEqual([true])
})

test('counts are deleted when their window is over, and name nobody', async () => {
  await one.signIns.fail(attempt())
  const rows = JSON.stringify(await database.queries('attempt_counts'))
  expect(rows).not.toMatch(/lan@sen|203\.0/)
  clock.advance(QUARTER_HOUR)
  expect(await two.counts.removeExpired(database.queries, 3)).toBe(3)
  await two.counts.removeExpired(database.queries, 1000)
  expect(await database.queries('attempt_counts')).toEqual([])
})
