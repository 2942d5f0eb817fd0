import type { StepUpResponse } from '#contracts/account-security.ts'
import type { Device } from '#contracts/account-sessions.ts'
import type {
  Passkey,
  PasskeyAssertion,
  PasskeyConfirmRequest,
  PasskeyConfirmResponse,
  PasskeyCreation,
  PasskeyRequest,
} from '#contracts/passkeys.ts'
import { PASSKEY_NAME_MAX, PASSKEYS_MAX } from '#contracts/rules/limits.ts'
import { type Mail, recipientOf } from '#server/features/mail/mail.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction, Queries } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import type { Ids } from '#server/platform/ids.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { OwnPassword, Prover } from './own-password.ts'
import type { ChallengePurpose } from './passkey-challenges.ts'
import type { PasskeyFault, PasskeyProofs } from './passkey-proofs.ts'
import { type PasskeyRecord, type PasskeysStore, toPasskey } from './passkeys-store.ts'
import { proofRefusals } from './refusals.ts'
import type { RelyingParty } from './relying-party.ts'
import type { SecondFactors } from './second-factors.ts'
import { type Sessions, stepUpEnd } from './sessions.ts'

/** What customers do with their own passkeys. */
export interface PasskeysService {
  /** Newest first. */
  list(session: Session): Promise<Passkey[]>
  /** Begins to add one. Throws a 403 for a wrong password or without a recent second factor, a 409 for one too many. */
  start(prover: Prover, password: string, party: RelyingParty): Promise<PasskeyCreation>
  /** Adds one that was started in the same session. Throws a 403 for one that is not right, a 409 for an old challenge, a known one, and one too many. */
  confirm(
    actor: Actor & { device: Device },
    request: PasskeyConfirmRequest,
    party: RelyingParty,
  ): Promise<PasskeyConfirmResponse>
  /** Throws a 404 for none of this customer's. */
  rename(actor: Actor, id: string, name: string): Promise<Passkey>
  /** Throws a 404 for none of this customer's, a 403 without a recent second factor. */
  remove(actor: Actor, id: string): Promise<void>
  /** Throws a 409 without a passkey. */
  startStepUp(session: Session, party: RelyingParty): Promise<PasskeyRequest>
  /** Checks the second factor of a session again, by a passkey in place of a code. Throws a 403 for one that is not right, a 409 for an old challenge. */
  stepUp(actor: Actor, assertion: PasskeyAssertion, party: RelyingParty): Promise<StepUpResponse>
}

interface PasskeysServiceDeps {
  database: Pick<Database, 'queries'>
  audited: Audited
  users: Pick<UsersStore, 'byId'>
  sessions: Pick<Sessions, 'stepUp' | 'transaction'>
  store: PasskeysStore
  proofs: PasskeyProofs
  factors: Pick<SecondFactors, 'requireRecent' | 'firstCodes' | 'endCodes'>
  ownPassword: OwnPassword
  /** Makes other changes of the same customer wait. */
  lock: (tx: DbTransaction, userId: string) => Promise<void>
  mail: Mail
  clock: Clock
  ids: Ids
}

const faults = { expired: proofRefusals.passkey_expired, refused: proofRefusals.passkey_refused } as const
/** Throws what a fault is to a customer who is signed in. */
const throwFault = (fault: PasskeyFault): never => {
  throw new Refusal(faults[fault])
}

/** A name for a passkey that was given none. */
const nameOf = ({ browser, system }: Device) =>
  ([browser, system].filter((part) => part !== null).join(', ') || 'Passkey').slice(0, PASSKEY_NAME_MAX)

export function createPasskeysService(deps: PasskeysServiceDeps): PasskeysService {
  const { database, audited, users, sessions, store, proofs, factors, ownPassword, lock, mail, clock, ids } = deps

  const contextOf = (purpose: ChallengePurpose, { id }: Session, party: RelyingParty) => ({ purpose, owner: id, party })

  async function refuseTooMany(queries: Queries, userId: string) {
    if ((await store.countOf(queries, userId)) >= PASSKEYS_MAX) throw new Refusal(proofRefusals.too_many_passkeys)
  }

  async function tell(tx: DbTransaction, { userId, name }: PasskeyRecord, kind: 'passkey-added' | 'passkey-removed') {
    const user = await users.byId(tx, userId)
    if (!user) throw new Refusal('not_signed_in')
    const facts = { name, at: clock.now() }
    await mail.enqueue(tx, { kind, to: recipientOf(user), subject: userId, period: ids.next(), facts })
  }

  return {
    list: async ({ userId }) => (await store.listOf(database.queries, userId)).map(toPasskey),

    async start(prover, password, party) {
      const { session } = prover
      await factors.requireRecent(session)
      const user = await ownPassword.prove(prover, password)
      await refuseTooMany(database.queries, user.id)
      return proofs.creation(user, await store.listOf(database.queries, user.id), contextOf('add', session, party))
    },

    async confirm(actor, { name, credential }, party) {
      const { session, device } = actor
      const { userId } = session
      const made = await proofs.checkNew(credential, contextOf('add', session, party))
      if (typeof made === 'string') return throwFault(made)
      const { challengeHash: _hash, expiresAt: _end, ...facts } = made
      return audited(
        actor,
        async (tx) => {
          // Of concurrent ones, each counts those before it.
          await lock(tx, userId)
          await refuseTooMany(tx, userId)
          if (!(await proofs.answerNew(tx, made))) throwFault('expired')
          const record: PasskeyRecord = {
            id: ids.next(),
            userId,
            name: name ?? nameOf(device),
            ...facts,
            createdAt: clock.now(),
            lastUsedAt: null,
          }
          await store.insert(tx, record)
          const recoveryCodes = await factors.firstCodes(tx, userId)
          // Otherwise the very session in which the first one was added would be asked for it at once.
          await sessions.stepUp(tx, session.id)
          await tell(tx, record, 'passkey-added')
          return {
            result: { passkey: toPasskey(record), recoveryCodes },
            change: { action: 'passkey.add', targetId: record.id, before: null, after: { name: record.name } },
          }
        },
        { wallet: userId },
      )
    },

    rename: (actor, id, name) =>
      audited(actor, async (tx) => {
        const { before, after } = (await store.rename(tx, actor.session.userId, id, name)) ?? {}
        if (!before || !after) throw new Refusal('not_found')
        const change = { action: 'passkey.rename', targetId: id, before: { name: before.name }, after: { name } }
        return { result: toPasskey(after), change }
      }),

    async remove(actor, id) {
      const { session } = actor
      await factors.requireRecent(session)
      await audited(
        actor,
        async (tx) => {
          await lock(tx, session.userId)
          const removed = await store.remove(tx, session.userId, id)
          if (!removed) throw new Refusal('not_found')
          await factors.endCodes(tx, session.userId)
          await tell(tx, removed, 'passkey-removed')
          const change = { action: 'passkey.remove', targetId: id, before: { name: removed.name }, after: null }
          return { result: undefined, change }
        },
        { wallet: session.userId },
      )
    },

    async startStepUp(session, party) {
      const passkeys = await sessions.transaction(session, (tx) => store.listOf(tx, session.userId))
      if (passkeys.length === 0) throw new Refusal(proofRefusals.second_factor_off)
      return proofs.request(passkeys, contextOf('step-up', session, party))
    },

    async stepUp(actor, assertion, party) {
      const { session } = actor
      const passkey = await proofs.find(database.queries, assertion)
      // Another customer's passkey is refused like one that does not exist.
      if (passkey?.userId !== session.userId) return throwFault('refused')
      const proof = await proofs.check(passkey, assertion, contextOf('step-up', session, party))
      if (typeof proof === 'string') return throwFault(proof)
      return audited(
        actor,
        async (tx) => {
          const outcome = await proofs.use(tx, proof)
          if (outcome !== 'used') throwFault(outcome)
          await sessions.stepUp(tx, session.id)
          const now = clock.now()
          const until = new Date(stepUpEnd(now, now) ?? now).toISOString()
          const change = {
            action: 'session.step_up',
            targetId: session.userId,
            before: null,
            after: { passkeyId: passkey.id },
          }
          return { result: { until }, change }
        },
        { wallet: session.userId },
      ).catch(async (error: unknown) => {
        const isCopy = error instanceof Refusal && error.kind === proofRefusals.passkey_refused
        if (isCopy) await proofs.reportCopy(proof, actor)
        throw error
      })
    },
  }
}
