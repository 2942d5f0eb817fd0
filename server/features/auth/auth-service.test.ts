import { afterAll, expect, test } from 'vitest'
import { createCounters } from '#server/features/stats/counters-store.ts'
import { createUsersStore } from '#server/features/users/users-store.ts'
import { createAttemptCounts } from '#server/platform/attempt-counts-store.ts'
import { createAuditStore } from '#server/platform/audit-store.ts'
import { createIds } from '#server/platform/ids.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/problems.ts'
import { createManualClock } from '#server/platform/testing/clock-test-tools.ts'
import { createTestDatabase } from '#server/testing/database-test-tools.ts'
import { createAuthService } from './auth-service.ts'
import { createGuessLimits } from './guess-limits.ts'
import { createKnownNetworksStore } from './known-networks-store.ts'
import { createPasskeyChallenges } from './passkey-challenges.ts'
import { createPasskeyProofs } from './passkey-proofs.ts'
import { createPasskeysStore } from './passkeys-store.ts'
import type { Passwords } from './passwords.ts'
import { createSessions } from './sessions.ts'
import { createSessionsStore } from './sessions-store.ts'
import { createSharedNetworkLimit } from './shared-network-limit.ts'
import { createSignInLimits } from './sign-in-limits.ts'

const RIGHT = 'mat-khau-dung'

const { database, remove } = await createTestDatabase()
afterAll(remove)
const clock = createManualClock()
const ids = createIds(clock)
const users = createUsersStore({ counters: createCounters({ random: () => 0 }) })

/** Computes hashes immediately, but first waits for `between`: what happens while a hash is computed. */
let between: (password: string) => Promise<unknown> = async () => undefined
const passwords: Passwords = {
  async hash(password) {
    await between(password)
    return password
  },
  async verify(password, hash) {
    await between(password)
    return password === hash
  },
  unusableHash: () => 'no password',
  load: () => ({ running: 0, waiting: 0 }),
}

const counts = createAttemptCounts({ clock, window: 15 * 60_000 })
const auth = createAuthService({
  database,
  users,
  passwords,
  clock,
  ids,
  metrics: createMetrics(),
  sessions: createSessions({ database, store: createSessionsStore(), clock, ids }),
  knownNetworks: createKnownNetworksStore({ clock }),
  audit: createAuditStore({ clock, ids }),
  onRegistered: async () => undefined,
  limits: createSignInLimits({ database, counts }),
  codeLimits: createGuessLimits({ counts, what: 'code' }),
  takenEmails: createSharedNetworkLimit({ database, counts, what: 'taken emails', max: 50 }),
  history: { succeeded: async () => undefined, failed: () => undefined },
  factors: { of: async () => null, use: async () => false },
  proofs: createPasskeyProofs({
    database,
    audit: createAuditStore({ clock, ids }),
    store: createPasskeysStore(),
    clock,
    challenges: createPasskeyChallenges({ secret: 'x', clock }),
  }),
  mail: { enqueue: async () => undefined },
  requiresAdminFactor: false,
  limitsRegistrations: () => true,
})

const device = { kind: 'program', browser: null, system: null } as const
const caller = (address: string) => ({ address, requestId: 'request', signal: new AbortController().signal, device })
const register = (email: string, address = '203.0.113.1') => auth.register({ email, password: RIGHT }, caller(address))
const signIn = (email: string, password: string, address = '203.0.113.1') =>
  auth.signIn({ email, password }, 'customer', caller(address))

/** Resolves with the code of the refusal with which a call ends, or `ok`. */
const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )

test('a registration that fails because the service is busy does not count towards the limit of a network', async () => {
  between = () => Promise.reject(new Refusal('busy', { retryAfter: 1 }))
  for (let count = 0; count < 60; count += 1) expect(await outcome(register(`busy-${count}@sen.test`))).toBe('busy')
  between = async () => undefined
  for (let count = 0; count < 50; count += 1) expect(await outcome(register(`new-${count}@sen.test`))).toBe('ok')
  expect(await outcome(register('one-too-many@sen.test'))).toBe('too_many_tries')
})

test('a user who is locked while the password is checked gets no session', async () => {
  const { user } = await register('locked@sen.test', '203.0.113.2')
  const sessionsOf = () => database.queries('sessions').where({ user_id: user.id })
  const before = await sessionsOf()
  between = () => database.transaction((transaction) => users.setActive(transaction, user.id, false))
  expect(await outcome(signIn(user.email, RIGHT))).toBe('account_locked')
  between = async () => undefined
  expect(await sessionsOf()).toEqual(before)
})

test('the right password is refused when concurrent wrong ones used up the limit while it was checked', async () => {
  const { user } = await register('guessed@sen.test', '203.0.113.3')
  const attacker = '198.51.100.7'
  for (let count = 0; count < 9; count += 1)
    expect(await outcome(signIn(user.email, 'wrong', attacker))).toBe('invalid_credentials')
  between = async (password) => {
    if (password === RIGHT) await outcome(signIn(user.email, 'wrong', attacker))
  }
  expect(await outcome(signIn(user.email, RIGHT, attacker))).toBe('too_many_tries')
  between = async () => undefined
})
