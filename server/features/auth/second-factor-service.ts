import type { SecondFactorProof, StepUpResponse, TotpStartResponse } from '#contracts/account-security.ts'
import { type Mail, recipientOf } from '#server/features/mail/mail.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import type { GuessLimits } from './guess-limits.ts'
import type { OwnPassword, Prover } from './own-password.ts'
import { proofRefusals } from './refusals.ts'
import type { SecondFactors } from './second-factors.ts'
import type { SecondFactorsStore } from './second-factors-store.ts'
import { type Sessions, stepUpEnd } from './sessions.ts'
import { newTotpSecret, otpauthUrl } from './totp.ts'

/** The name by which an app lists the account. */
const ISSUER = 'Sen Cloud'

/** What users do with their own second factor. */
export interface SecondFactorService {
  /** Throws a 409 when there is one already, a 403 for a customer with passkeys who did not use one just now. */
  start(actor: Actor): Promise<TotpStartResponse>
  /** Completes the set-up by a first code; returns the recovery codes. Throws a 403 for a wrong one and as `start` does, a 409 when nothing was started. */
  confirm(actor: Actor, code: string): Promise<string[]>
  /** Removes the app. Throws a 403 for a wrong password or code, a 409 without an app. */
  disable(prover: Prover, proof: SecondFactorProof): Promise<void>
  /** Makes new recovery codes in place of the old ones. Throws as `disable` does. */
  renewCodes(prover: Prover, proof: SecondFactorProof): Promise<string[]>
  /** Checks the second factor again, for what needs it to be recent. Throws a 403 for a wrong code, a 409 without an app or a passkey. */
  stepUp(actor: Actor, code: string): Promise<StepUpResponse>
}

interface SecondFactorServiceDeps {
  database: Pick<Database, 'queries'>
  audited: Audited
  users: Pick<UsersStore, 'byId'>
  sessions: Pick<Sessions, 'stepUp' | 'transaction'>
  store: SecondFactorsStore
  factors: SecondFactors
  limits: GuessLimits
  ownPassword: OwnPassword
  sealing: Sealing
  mail: Mail
  clock: Clock
  ids: Ids
}

export function createSecondFactorService(deps: SecondFactorServiceDeps): SecondFactorService {
  const { database, audited, users, sessions, store, factors, limits, ownPassword, sealing, mail, clock, ids } = deps

  async function userOf(tx: DbTransaction, { session }: Actor) {
    const user = await users.byId(tx, session.userId)
    if (!user) throw new Refusal('not_signed_in')
    return user
  }

  /** Counts a guess at a code, which its check takes back if it is right. */
  const take = (actor: Actor) =>
    sessions.transaction(actor.session, (tx) => limits.take(tx, actor.session.userId, actor.address))

  /** Tells the user by mail that the second factor was turned on or off. */
  async function tell(tx: DbTransaction, actor: Actor, kind: 'two-factor-on' | 'two-factor-off') {
    const user = await userOf(tx, actor)
    const facts = { at: clock.now() }
    await mail.enqueue(tx, { kind, to: recipientOf(user), subject: user.id, period: ids.next(), facts })
  }

  const changeOf = (actor: Actor, action: string, after: unknown = null) =>
    ({ action, targetId: actor.session.userId, before: null, after }) as const

  /** Runs work that a code of the user's app, or a recovery code, has proven, in one transaction with the use of the code. */
  async function proven<Result>(
    actor: Actor,
    code: string,
    work: (tx: DbTransaction) => Promise<{ result: Result; action: string }>,
    { needsApp }: { needsApp: boolean } = { needsApp: true },
  ): Promise<Result> {
    const { userId } = actor.session
    await take(actor)
    return audited(
      actor,
      async (tx) => {
        const factor = await factors.of(tx, userId)
        const isOn = factor !== null || (!needsApp && (await factors.hasAny(tx, userId)))
        if (!isOn) throw new Refusal(proofRefusals.second_factor_off)
        if (!(await factors.use(tx, await userOf(tx, actor), factor, code))) throw new Refusal(proofRefusals.wrong_code)
        await limits.succeed(tx, userId, actor.address)
        const { result, action } = await work(tx)
        return { result, change: changeOf(actor, action) }
      },
      { wallet: userId },
    )
  }

  /** Who has taken over a session must not add a factor of their own beside the passkeys of its owner. */
  async function requireRecentPasskey({ session }: Actor) {
    // An admin who can do nothing else yet has no other session to use one in.
    if (session.mustEnrol) return
    if (!(await factors.of(database.queries, session.userId))) await factors.requireRecent(session)
  }

  return {
    async start(actor) {
      const { userId } = actor.session
      await requireRecentPasskey(actor)
      return audited(actor, async (tx) => {
        if (await factors.of(tx, userId)) throw new Refusal(proofRefusals.second_factor_on)
        const { email } = await userOf(tx, actor)
        const secret = newTotpSecret()
        const sealed = sealing.seal(userId, secret)
        await store.begin(tx, { userId, secret: sealed, createdAt: clock.now(), confirmedAt: null, lastStep: 0 })
        const result = { secret, otpauthUrl: otpauthUrl(secret, email, ISSUER) }
        return { result, change: changeOf(actor, 'second_factor.start') }
      })
    },

    async confirm(actor, code) {
      const { session, address } = actor
      const { id, userId } = session
      await requireRecentPasskey(actor)
      await take(actor)
      return audited(
        actor,
        async (tx) => {
          const factor = await store.of(tx, userId)
          if (!factor) throw new Refusal(proofRefusals.second_factor_off)
          if (factor.confirmedAt !== null) throw new Refusal(proofRefusals.second_factor_on)
          if (!(await factors.takeAppCode(tx, factor, code))) throw new Refusal(proofRefusals.wrong_code)
          if (!(await store.confirm(tx, userId, factor.secret, clock.now())))
            throw new Refusal(proofRefusals.second_factor_off)
          await limits.succeed(tx, userId, address)
          await sessions.stepUp(tx, id)
          await tell(tx, actor, 'two-factor-on')
          return { result: await factors.newCodes(tx, userId), change: changeOf(actor, 'second_factor.on') }
        },
        { wallet: userId },
      )
    },

    async disable(prover, { password, code }) {
      await ownPassword.prove(prover, password)
      await proven(prover, code, async (tx) => {
        await store.remove(tx, prover.session.userId)
        await factors.endCodes(tx, prover.session.userId)
        await tell(tx, prover, 'two-factor-off')
        return { result: undefined, action: 'second_factor.off' }
      })
    },

    async renewCodes(prover, { password, code }) {
      await ownPassword.prove(prover, password)
      return proven(prover, code, async (tx) => ({
        result: await factors.newCodes(tx, prover.session.userId),
        action: 'second_factor.new_codes',
      }))
    },

    stepUp: (actor, code) =>
      proven(
        actor,
        code,
        async (tx) => {
          await sessions.stepUp(tx, actor.session.id)
          const now = clock.now()
          const until = new Date(stepUpEnd(now, now) ?? now).toISOString()
          return { result: { until }, action: 'session.step_up' }
        },
        { needsApp: false },
      ),
  }
}
