import type { LoginRequest, RegisterRequest } from '#contracts/auth.ts'
import { refusals as usersRefusals } from '#server/features/users/refusals.ts'
import { type NewUser, normaliseEmail, type UserRecord, type UsersStore } from '#server/features/users/users-store.ts'
import type { AuditStore } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { networkOf, widestNetworkOf } from '#server/platform/networks.ts'
import { Refusal } from '#server/platform/problems.ts'
import { createNetworkRateLimit } from '#server/platform/rate-limit.ts'
import type { KnownNetworksStore } from './known-networks-store.ts'
import { hashRanks, type Passwords } from './passwords.ts'
import { refusals } from './refusals.ts'
import type { Sessions } from './sessions.ts'
import type { SessionKind } from './sessions-store.ts'
import { createSignInLimits } from './sign-in-limits.ts'

/** A user who has just signed in, and the token of the new session. */
export interface SignedIn {
  user: UserRecord
  token: string
}

/** Where a sign-in or registration comes from. */
export interface Caller {
  address: string
  requestId: string
  /** Aborted when the client disconnects: a password that still waits to be hashed is skipped then. */
  signal: AbortSignal
  /** The token that the request carried: its session ends when the new one begins. */
  token?: string | undefined
}

export interface AuthService {
  /** Throws a 409 when the email is taken, and a 429 when too many accounts were created from the caller's network. */
  register(request: RegisterRequest, caller: Caller): Promise<SignedIn>
  /** Throws the same 401 for an unknown email, a wrong password and, with `kind` admin, a user who is not an admin. */
  signIn(request: LoginRequest, kind: SessionKind, caller: Caller): Promise<SignedIn>
  /** The user of a session. */
  user(userId: string): Promise<UserRecord>
}

interface AuthDeps {
  database: Database
  users: UsersStore
  sessions: Sessions
  knownNetworks: KnownNetworksStore
  passwords: Passwords
  audit: AuditStore
  clock: Clock
  ids: Ids
  metrics: Metrics
  /** Creates what else a new user needs, in the same transaction. */
  onRegistered: (tx: DbTransaction, userId: string, referralCode: string | undefined) => Promise<void>
  /** Whether registrations from an address are limited. */
  limitsRegistrations: (address: string) => boolean
}

const QUARTER_HOUR = 15 * 60_000
const HOUR = 60 * 60_000

/** The registrations with a taken email allowed per network in a quarter of an hour: each reveals that an account exists. */
const MAX_TAKEN_EMAILS = 50
/** The number of accounts that may be created from one network in an hour. */
const MAX_REGISTRATIONS = 50

export function createAuthService(deps: AuthDeps): AuthService {
  const { database, users, sessions, knownNetworks, passwords, audit, clock, ids } = deps
  const sessionsOpened = deps.metrics.counter('sen_sessions_opened_total', 'Sessions that were opened, by kind')
  const limits = createSignInLimits({ clock })
  const takenEmails = createNetworkRateLimit({ clock, max: MAX_TAKEN_EMAILS, window: QUARTER_HOUR })
  const registrations = createNetworkRateLimit({ clock, max: MAX_REGISTRATIONS, window: HOUR })

  /** Opens a session in place of the caller's previous one, remembers the caller's network, and writes to the audit log. */
  async function open(tx: DbTransaction, userId: string, kind: SessionKind, caller: Caller): Promise<string> {
    const { address, requestId, token } = caller
    if (token !== undefined) await sessions.removeByToken(tx, token, kind)
    const opened = await sessions.open(tx, userId, kind)
    await knownNetworks.remember(tx, userId, networkOf(address))
    const [sessionId = ''] = opened.split('.')
    const entry = { actorId: userId, action: 'session.open', targetId: sessionId, before: null, after: { kind } }
    await audit.write(tx, { ...entry, address, requestId })
    return opened
  }

  /** Runs a registration under its limit. It counts from its start, so that concurrent ones cannot exceed the limit. */
  async function withinRegistrations<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    if (!deps.limitsRegistrations(address)) return work()
    registrations.check(address)
    registrations.count(address)
    try {
      return await work()
    } catch (error) {
      // A concurrent registration with the same email was hashed like the first, so it counts too.
      const isHashed = error instanceof Refusal && error.kind === usersRefusals.email_taken
      if (!isHashed) registrations.undo(address)
      throw error
    }
  }

  async function createAccount(request: RegisterRequest, caller: Caller): Promise<SignedIn> {
    const { email, password, firstName = '', lastName = '', language = null } = request
    const entry = { group: widestNetworkOf(caller.address), rank: hashRanks.registration, signal: caller.signal }
    const passwordHash = await passwords.hash(password, entry)
    const user: NewUser = {
      id: ids.next(),
      email,
      passwordHash,
      firstName,
      lastName,
      role: 'customer',
      isActive: true,
      isEmailVerified: false,
      isPhoneVerified: false,
      createdAt: clock.now(),
      language,
    }
    const { number, token } = await database.transaction(async (tx) => {
      const number = await users.insert(tx, user)
      await deps.onRegistered(tx, user.id, request.referralCode)
      return { number, token: await open(tx, user.id, 'customer', caller) }
    })
    sessionsOpened.add({ kind: 'customer' })
    return { user: { ...user, number, balance: 0 }, token }
  }

  return {
    async register(request, caller) {
      const { address } = caller
      takenEmails.check(address)
      // Checked first, so that a taken email costs no hash; the unique index decides.
      const known = await users.byEmail(database.queries, request.email)
      if (known) {
        takenEmails.count(address)
        throw new Refusal(usersRefusals.email_taken)
      }
      return withinRegistrations(address, () => createAccount(request, caller))
    },

    async signIn({ email, password }, kind, caller) {
      const { address, signal } = caller
      const user = await users.byEmail(database.queries, email)
      const isKnown = await knownNetworks.isKnown(database.queries, user?.id ?? null, networkOf(address))
      const attempt = { account: normaliseEmail(email), address, isKnown }
      const check = () => limits.check(attempt)
      check()
      const rank = isKnown ? hashRanks.knownSignIn : hashRanks.signIn
      const entry = { group: widestNetworkOf(address), rank, signal, check }
      const isRight = await passwords.verify(password, user?.passwordHash ?? null, entry)
      // Checked again, since many attempts may run concurrently: beyond the limit, a caller learns nothing from the rest.
      check()
      if (!user || !isRight || (kind === 'admin' && (user.role !== 'admin' || !user.isActive))) {
        limits.fail(attempt)
        throw new Refusal(refusals.invalid_credentials)
      }
      if (!user.isActive) throw new Refusal(refusals.account_locked)
      limits.succeed(attempt)

      const token = await database.transaction(
        async (tx) => {
          // Read again here: locking the user meanwhile ends all sessions, and must not leave this one.
          const isActive = await users.lockIfActive(tx, user.id)
          if (!isActive) throw new Refusal(kind === 'admin' ? refusals.invalid_credentials : refusals.account_locked)
          return open(tx, user.id, kind, caller)
        },
        // It waits for rows that the user's other transactions have locked, so it shares their few connections.
        { wallet: user.id },
      )
      sessionsOpened.add({ kind })
      return { user, token }
    },

    async user(userId) {
      const user = await users.byId(database.queries, userId)
      if (!user) throw new Refusal('not_signed_in')
      return user
    },
  }
}
