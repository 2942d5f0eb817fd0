import type { Device } from '#contracts/account-sessions.ts'
import type { LoginRequest, RegisterRequest } from '#contracts/auth.ts'
import type { PasskeyRequest, PasskeySignIn } from '#contracts/passkeys.ts'
import { type Mail, recipientOf } from '#server/features/mail/mail.ts'
import { refusals as usersRefusals } from '#server/features/users/refusals.ts'
import { type NewUser, normaliseEmail, type UserRecord, type UsersStore } from '#server/features/users/users-store.ts'
import type { AuditStore } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { coarseNetworkOf, networkOf, widestNetworkOf } from '#server/platform/networks.ts'
import { Refusal } from '#server/platform/problems.ts'
import { createNetworkRateLimit } from '#server/platform/rate-limit.ts'
import type { GuessLimits } from './guess-limits.ts'
import type { KnownNetworksStore } from './known-networks-store.ts'
import type { PasskeyProofs } from './passkey-proofs.ts'
import { hashRanks, type Passwords } from './passwords.ts'
import { passkeySignInRefusals, refusals } from './refusals.ts'
import type { RelyingParty } from './relying-party.ts'
import type { SecondFactors } from './second-factors.ts'
import { type Opening, type Sessions, sha256 } from './sessions.ts'
import type { SessionKind } from './sessions-store.ts'
import type { SharedNetworkLimit } from './shared-network-limit.ts'
import type { SignInHistory } from './sign-in-history.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/** A user who has just signed in, and the token of the new session. */
export interface SignedIn {
  user: UserRecord
  token: string
  /** Whether the browser is to keep the session when it is closed. */
  isRemembered: boolean
  /** Whether an admin has to set up a second factor before anything else. */
  mustEnrol: boolean
}

/** Where a sign-in or registration comes from. */
export interface Caller {
  address: string
  requestId: string
  /** Aborted when the client disconnects: a password that still waits to be hashed is skipped then. */
  signal: AbortSignal
  /** The token that the request carried: its session ends when the new one begins. */
  token?: string | undefined
  /** With what it comes. */
  device: Device
}

/** What a sign-in of a customer or an admin sends. */
export type SignInRequest = Pick<LoginRequest, 'email' | 'password' | 'code' | 'remember'>

export interface AuthService {
  /** Throws a 409 when the email is taken, and a 429 when too many accounts were created from the caller's network. */
  register(request: RegisterRequest, caller: Caller): Promise<SignedIn>
  /**
   * Throws the same 401 for an unknown email, a wrong password and, with `kind` admin, a user who is not an admin; another 401 when the password is
   * right and the code of the second factor is missing or wrong.
   */
  signIn(request: SignInRequest, kind: SessionKind, caller: Caller): Promise<SignedIn>
  /** What a browser needs to sign in with any passkey that it has for the site. */
  startPasskey(party: RelyingParty): PasskeyRequest
  /**
   * Logs a customer in with a passkey, which counts as both factors: the device, and what unlocks it. Throws a 401 for one that is unknown, was removed,
   * or signed something else, and for a challenge that is too old or was answered.
   */
  signInWithPasskey(request: PasskeySignIn, party: RelyingParty, caller: Caller): Promise<SignedIn>
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
  limits: SignInLimits
  /** Limits the guesses at codes of second factors. */
  codeLimits: GuessLimits
  /** Limits the emails of a network that turned out to be taken. */
  takenEmails: SharedNetworkLimit
  history: SignInHistory
  factors: Pick<SecondFactors, 'of' | 'use'>
  proofs: PasskeyProofs
  mail: Mail
  /** Whether an admin needs a second factor. */
  requiresAdminFactor: boolean
  /** Creates what else a new user needs, in the same transaction. */
  onRegistered: (tx: DbTransaction, user: UserRecord, referralCode: string | undefined) => Promise<void>
  /** Whether registrations from an address are limited. */
  limitsRegistrations: (address: string) => boolean
}

const HOUR = 60 * 60_000

/** The number of accounts that may be created from one network in an hour. */
const MAX_REGISTRATIONS = 50

export function createAuthService(deps: AuthDeps): AuthService {
  const { database, users, sessions, knownNetworks, passwords, audit, clock, ids } = deps
  const sessionsOpened = deps.metrics.counter('sen_sessions_opened_total', 'Sessions that were opened, by kind')
  const { limits, codeLimits, takenEmails, history, factors, proofs, mail } = deps
  const registrations = createNetworkRateLimit({ clock, max: MAX_REGISTRATIONS, window: HOUR })

  /** Opens a session in place of the caller's previous one, remembers the caller's network, and writes to the audit log. */
  async function open(
    tx: DbTransaction,
    userId: string,
    kind: SessionKind,
    caller: Caller,
    opening: Opening,
    passkeyId?: string,
  ): Promise<string> {
    const { address, requestId, token, device } = caller
    if (token !== undefined) await sessions.removeByToken(tx, token, kind)
    const opened = await sessions.open(tx, userId, kind, { ...opening, device, address })
    await knownNetworks.remember(tx, userId, networkOf(address))
    await history.succeeded(tx, userId, caller)
    const [sessionId = ''] = opened.split('.')
    const after = { kind, ...(passkeyId !== undefined && { passkeyId }) }
    const entry = { actorId: userId, action: 'session.open', targetId: sessionId, before: null, after }
    await audit.write(tx, { ...entry, address, requestId })
    return opened
  }

  /** Tells a user by mail of a sign-in from a network that was not known. */
  async function tellOfSignIn(tx: DbTransaction, user: UserRecord, { address, device }: Caller): Promise<void> {
    const described = [device.browser, device.system].filter((part) => part !== null).join(', ')
    const facts = { device: described || '?', place: coarseNetworkOf(address), at: clock.now() }
    const period = ids.next()
    await mail.enqueue(tx, { kind: 'new-sign-in', to: recipientOf(user), subject: user.id, period, facts })
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
    const { email, password, firstName = '', lastName = '', language = null, remember: isRemembered = true } = request
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
      await deps.onRegistered(tx, { ...user, isClosed: false, number, balance: 0 }, request.referralCode)
      return { number, token: await open(tx, user.id, 'customer', caller, { isRemembered }) }
    })
    sessionsOpened.add({ kind: 'customer' })
    return { user: { ...user, isClosed: false, number, balance: 0 }, token, isRemembered, mustEnrol: false }
  }

  return {
    async register(request, caller) {
      const { address } = caller
      await takenEmails.check(address)
      // The email is checked first, so that a taken one costs no hash; the unique index decides.
      const known = await users.byEmail(database.queries, request.email)
      if (known) {
        await takenEmails.count(address)
        throw new Refusal(usersRefusals.email_taken)
      }
      return withinRegistrations(address, () => createAccount(request, caller))
    },

    async signIn({ email, password, code, remember: isRemembered = true }, kind, caller) {
      const { address, signal } = caller
      const user = await users.byEmail(database.queries, email)
      const isKnown = await knownNetworks.isKnown(database.queries, user?.id ?? null, networkOf(address))
      const attempt = { account: normaliseEmail(email), address, isKnown }
      const check = () => limits.check(attempt)
      await check()
      const rank = isKnown ? hashRanks.knownSignIn : hashRanks.signIn
      const entry = { group: widestNetworkOf(address), rank, signal, check }
      const isRight = await passwords.verify(password, user?.passwordHash ?? null, entry)
      if (!user || !isRight || (kind === 'admin' && (user.role !== 'admin' || !user.isActive))) {
        // Beyond the limit, of many attempts at once, a caller learns nothing from the rest.
        await limits.fail(attempt)
        if (user) history.failed(user.id, isRight ? 'locked' : 'wrong_password', caller)
        throw new Refusal(refusals.invalid_credentials)
      }
      const failures = await check()
      if (!user.isActive) {
        history.failed(user.id, 'locked', caller)
        throw new Refusal(refusals.account_locked)
      }
      if (code !== undefined) await database.transaction((tx) => codeLimits.take(tx, user.id, address))

      const signIn = async (tx: DbTransaction): Promise<SignedIn> => {
        // It is read again here: locking the user meanwhile ends all sessions, and must not leave this one.
        const isActive = await users.lockIfActive(tx, user.id)
        if (!isActive) throw new Refusal(kind === 'admin' ? refusals.invalid_credentials : refusals.account_locked)
        const factor = await factors.of(tx, user.id)
        if (factor && code === undefined) throw new Refusal(refusals.second_factor_required)
        if (factor && !(await factors.use(tx, user, factor, code ?? ''))) throw new Refusal(refusals.wrong_code)
        if (code !== undefined) await codeLimits.succeed(tx, user.id, address)
        if (failures > 0) await limits.succeed(tx, attempt)
        const mustEnrol = kind === 'admin' && deps.requiresAdminFactor && !factor
        const opening = { isRemembered, mustEnrol, steppedUpAt: factor ? clock.now() : null }
        const token = await open(tx, user.id, kind, caller, opening)
        if (!isKnown) await tellOfSignIn(tx, user, caller)
        return { user, token, isRemembered, mustEnrol }
      }
      // It waits for rows that the user's other transactions have locked, so it shares their few connections.
      const signedIn = await database.transaction(signIn, { wallet: user.id }).catch((error: unknown) => {
        const isWrongCode = error instanceof Refusal && error.kind === refusals.wrong_code
        if (isWrongCode) history.failed(user.id, 'wrong_code', caller)
        throw error
      })
      sessionsOpened.add({ kind })
      return signedIn
    },

    startPasskey: (party) => proofs.request(null, { purpose: 'sign-in', owner: '', party }),

    async signInWithPasskey({ credential, remember: isRemembered = true }, party, caller) {
      const { address } = caller
      const { queries } = database
      const passkey = await proofs.find(queries, credential)
      const user = passkey && (await users.byId(queries, passkey.userId))
      const isKnown = await knownNetworks.isKnown(queries, user?.id ?? null, networkOf(address))
      const account = user ? normaliseEmail(user.email) : `passkey ${sha256(credential.id)}`
      const attempt = { account, address, isKnown }
      const failures = await limits.check(attempt)
      const context = { purpose: 'sign-in', owner: '', party } as const
      const proof = passkey ? await proofs.check(passkey, credential, context) : 'refused'
      // A caller who took too long has guessed nothing.
      if (proof === 'expired') throw new Refusal(passkeySignInRefusals.passkey_expired)
      if (proof === 'refused' || !user) {
        await limits.fail(attempt)
        if (user) history.failed(user.id, 'wrong_code', caller)
        throw new Refusal(passkeySignInRefusals.passkey_refused)
      }
      if (!user.isActive) {
        history.failed(user.id, 'locked', caller)
        throw new Refusal(refusals.account_locked)
      }

      const signIn = async (tx: DbTransaction): Promise<SignedIn> => {
        // As with a password, locking the user meanwhile must not leave this session.
        if (!(await users.lockIfActive(tx, user.id))) throw new Refusal(refusals.account_locked)
        const outcome = await proofs.use(tx, proof)
        if (outcome === 'expired') throw new Refusal(passkeySignInRefusals.passkey_expired)
        if (outcome === 'refused') throw new Refusal(passkeySignInRefusals.passkey_refused)
        if (failures > 0) await limits.succeed(tx, attempt)
        const opening = { isRemembered, steppedUpAt: clock.now() }
        const token = await open(tx, user.id, 'customer', caller, opening, proof.passkey.id)
        if (!isKnown) await tellOfSignIn(tx, user, caller)
        return { user, token, isRemembered, mustEnrol: false }
      }
      const signedIn = await database.transaction(signIn, { wallet: user.id }).catch(async (error: unknown) => {
        if (error instanceof Refusal && error.kind === passkeySignInRefusals.passkey_refused) {
          history.failed(user.id, 'wrong_code', caller)
          await proofs.reportCopy(proof, caller)
        }
        throw error
      })
      sessionsOpened.add({ kind: 'customer' })
      return signedIn
    },

    async user(userId) {
      const user = await users.byId(database.queries, userId)
      if (!user) throw new Refusal('not_signed_in')
      return user
    },
  }
}
