import type { UnsettledAction, UnsettledKind } from '#contracts/infrastructure.ts'
import { isOpenAction } from '#contracts/rules/machine-actions.ts'
import type { MachinesById } from '#server/features/addresses/pools-admin.ts'
import { isAdoptable, isRepeatable } from '#server/features/machines/action-limits.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { refusals } from './refusals.ts'
import { type ActionRecord, STUCK_AFTER, type UnsettledActionsStore } from './unsettled-actions-store.ts'

/**
 * What the engine of actions does for an admin. Each decides in the transaction whether it is possible, and returns false if it is not: another state, or
 * another action is under way.
 */
export interface ActionsPort {
  /** Runs a stuck or failed action again. */
  retry(tx: DbTransaction, action: ActionRecord): Promise<boolean>
  /** Records an action as done that is stuck, or has timed out: an admin has seen on the hypervisor that it is. */
  adopt(tx: DbTransaction, action: ActionRecord): Promise<boolean>
}

/** The actions with machines that need an admin. */
export interface UnsettledActions {
  list(kind: UnsettledKind, page: PageRequest): Promise<Page<UnsettledAction>>
  /** Throws a 404 for an unknown action, a 409 for one that is neither stuck nor failed, or after which something else was done. */
  retry(actor: Actor, id: string): Promise<UnsettledAction>
  /** As `retry`; `reason` is for the audit log. */
  adopt(actor: Actor, id: string, reason: string): Promise<UnsettledAction>
}

interface UnsettledActionsDeps {
  database: Database
  store: UnsettledActionsStore
  actions: ActionsPort
  machines: MachinesById
  users: Pick<UsersStore, 'namesOf'>
  audited: Audited
  clock: Clock
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString())

export function createUnsettledActions(deps: UnsettledActionsDeps): UnsettledActions {
  const { database, store, actions, machines, users, audited, clock } = deps

  const needsAdmin = ({ state, createdAt }: ActionRecord) =>
    state === 'failed' || (isOpenAction(state) && createdAt < clock.now() - STUCK_AFTER)

  async function toShown(records: readonly ActionRecord[]): Promise<UnsettledAction[]> {
    const { queries } = database
    const byId = await machines(queries, [...new Set(records.map(({ vpsId }) => vpsId))])
    const names = await users.namesOf(
      queries,
      records.map(({ userId }) => userId),
    )
    return records.map((record) => {
      const { id, type, state, progress, error, madeBy, createdAt, userId, vpsId } = record
      const machine = byId.get(vpsId) ?? null
      const isStuck = isOpenAction(state) && needsAdmin(record)
      const isFailed = state === 'failed'
      // Any other one is begun again by its customer.
      const canRetry = isStuck || (isFailed && isRepeatable(record))
      const canAdopt = isStuck || (isFailed && isAdoptable(record))
      return {
        id,
        type,
        state,
        progress,
        errorCode: error,
        by: madeBy,
        createdAt: new Date(createdAt).toISOString(),
        startedAt: iso(record.startedAt),
        endedAt: iso(record.endedAt),
        machine,
        userId,
        user: names.get(userId) ?? null,
        canRetry,
        canAdopt,
      }
    })
  }

  async function shownById(id: string): Promise<UnsettledAction> {
    const record = await store.byId(database.queries, id)
    const [action] = record ? await toShown([record]) : []
    if (!action) throw new Refusal('not_found')
    return action
  }

  async function settle(actor: Actor, id: string, how: 'retry' | 'adopt', reason: string | null) {
    const { canRetry, canAdopt } = await shownById(id)
    if (!(how === 'retry' ? canRetry : canAdopt)) throw new Refusal(refusals.action_settled)
    await audited(actor, async (tx) => {
      const found = await store.byId(tx, id)
      if (!found || !(await actions[how](tx, found))) throw new Refusal(refusals.action_settled)
      const before = { type: found.type, state: found.state, error: found.error }
      const change = { action: `machine-action.${how}`, targetId: id, before, after: { vpsId: found.vpsId, reason } }
      return { result: undefined, change }
    })
    return shownById(id)
  }

  return {
    async list(kind, page) {
      const { rows, nextCursor } = await store.list(database.queries, kind, clock.now(), page)
      return { rows: await toShown(rows), nextCursor }
    },
    retry: (actor, id) => settle(actor, id, 'retry', null),
    adopt: (actor, id, reason) => settle(actor, id, 'adopt', reason),
  }
}
