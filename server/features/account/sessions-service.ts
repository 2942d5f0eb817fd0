import type { AccountEvent, AccountSession, SignIn } from '#contracts/account-sessions.ts'
import type { Sessions } from '#server/features/auth/sessions.ts'
import type { SignInsStore } from '#server/features/auth/sign-ins-store.ts'
import type { AccountHistory } from '#server/features/users/account-history-store.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Session } from '#server/platform/http/route.ts'
import { coarseNetworkOf } from '#server/platform/networks.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'

/** A customer's sessions and sign-ins, for the customer. */
export interface AccountSessionsService {
  /** Newest first; `address` is the caller's, beside which places are seen. */
  list(session: Session, address: string, page: PageRequest): Promise<Page<AccountSession>>
  /** Ends one, with its streams and consoles. Throws a 404 for none of this customer's. */
  end(actor: Actor, id: string): Promise<void>
  /** Ends all but the caller's. */
  endOthers(actor: Actor): Promise<void>
  /** The attempts to sign in of the last 90 days, newest first. */
  signIns(session: Session, address: string, page: PageRequest): Promise<Page<SignIn>>
  /** What admins did to the customer, newest first. */
  history(session: Session, page: PageRequest): Promise<Page<AccountEvent>>
}

interface AccountSessionsDeps {
  database: Pick<Database, 'queries'>
  sessions: Pick<Sessions, 'listOf' | 'endOf' | 'endAllOf'>
  signIns: Pick<SignInsStore, 'listOf'>
  history: Pick<AccountHistory, 'listOf'>
  users: Pick<UsersStore, 'namesOf'>
  audited: Audited
}

const toTime = (at: number) => new Date(at).toISOString()

export function createAccountSessions({
  database,
  sessions,
  signIns,
  history,
  users,
  audited,
}: AccountSessionsDeps): AccountSessionsService {
  const placeOf = (network: string, address: string) => ({
    network,
    isSameNetwork: network === coarseNetworkOf(address),
  })
  return {
    async list(session, address, page) {
      const { rows, nextCursor } = await sessions.listOf(session.userId, page)
      const toSession = (row: (typeof rows)[number]): AccountSession => ({
        id: row.id,
        current: row.id === session.id,
        device: row.device,
        place: row.network === null ? null : placeOf(row.network, address),
        isRemembered: row.isRemembered,
        createdAt: toTime(row.createdAt),
        lastSeenAt: toTime(row.lastSeenAt),
        expiresAt: toTime(row.expiresAt),
      })
      return { rows: rows.map(toSession), nextCursor }
    },

    end: (actor, id) =>
      audited(actor, async (tx) => {
        const { userId } = actor.session
        if (!(await sessions.endOf(tx, userId, id))) throw new Refusal('not_found')
        return { result: undefined, change: { action: 'session.end', targetId: id, before: null, after: null } }
      }),

    endOthers: (actor) =>
      audited(actor, async (tx) => {
        const { id, userId } = actor.session
        const ended = await sessions.endAllOf(tx, userId, id)
        const change = { action: 'session.end_others', targetId: userId, before: null, after: { ended } }
        return { result: undefined, change: ended > 0 ? change : null }
      }),

    async signIns({ userId }, address, page) {
      const { rows, nextCursor } = await signIns.listOf(database.queries, userId, page)
      const toSignIn = ({ id, lastAt, outcome, attempts, device, network }: (typeof rows)[number]): SignIn => ({
        id,
        at: toTime(lastAt),
        outcome,
        count: attempts,
        device,
        place: placeOf(network, address),
      })
      return { rows: rows.map(toSignIn), nextCursor }
    },

    async history({ userId }, page) {
      const { rows, nextCursor } = await history.listOf(database.queries, userId, page)
      const names = await users.namesOf(
        database.queries,
        rows.map(({ actorId }) => actorId),
      )
      const toEvent = ({ id, at, kind, actorId, amount, reason }: (typeof rows)[number]): AccountEvent => ({
        id,
        at: toTime(at),
        kind,
        by: names.get(actorId)?.firstName || null,
        amount: amount === null ? null : String(amount),
        reason,
      })
      return { rows: rows.map(toEvent), nextCursor }
    },
  }
}
