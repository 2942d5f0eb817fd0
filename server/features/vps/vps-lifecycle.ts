import { type AdminVps, type AdminVpsRow, adminVpsSchema, type VpsPowerRequest } from '#contracts/admin.ts'
import { nextStatuses, type StatusGivenBy } from '#contracts/rules/vps-transitions.ts'
import type { RetryInfoLookup } from '#server/features/jobs/job-runner.ts'
import type { Owned } from '#server/features/users/owned-rows-store.ts'
import type { Actor, Audited, Change } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type DbTransaction, RetryTransaction } from '#server/platform/db/database.ts'
import type { IdempotencyStore } from '#server/platform/idempotency-store.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import { sharedFields } from '#server/platform/shared-fields.ts'
import {
  type InstanceFilter,
  type InstanceRecord,
  type InstancesStore,
  listPriceOf,
  nextChargeOf,
  numberOf,
  suspendedReasonOf,
} from './instances-store.ts'
import type { MachineDuties } from './machine-duties.ts'
import { refusals } from './refusals.ts'

/** Lists instances and changes their status, for admins. */
export interface VpsLifecycle {
  /** The instances of all customers, newest first; `search` finds ids, numbers, beginnings of IP addresses, and owners by email or name. */
  list(page: PageRequest, search: string | undefined): Promise<Page<AdminVpsRow>>
  /** The instances of all customers, filtered and sorted. */
  filtered(filter: InstanceFilter, limit: number): Promise<Page<AdminVpsRow>>
  /** How many instances a filter lists, at most `LIST_COUNT_MAX` and one. */
  count(filter: InstanceFilter): Promise<number>
  /**
   * Sets a status, with the reason for it, or without one. An instance that has the status already stays as it is. Throws a 404 for an unknown instance, and a 409 for one that
   * is terminated, was never set up, or is suspended for money: that an admin neither lifts, nor takes over with a reason.
   */
  setStatus(actor: Actor, vpsId: string, status: StatusGivenBy<'admin'>, call?: StatusCall): Promise<StatusSet>
}

/** Why an admin sets a status, and the key of the call. */
interface StatusCall {
  request: VpsPowerRequest
  key: string | undefined
}

/** The instance, and whether the call has been repeated with its key. */
interface StatusSet {
  result: AdminVps
  repeated: boolean
}

/** Tells a customer what an admin has done with an instance: in the transaction in which that happens. `reason` is null if none was given. */
export type OnSetByAdmin = (
  tx: DbTransaction,
  instance: InstanceRecord,
  facts: { status: StatusGivenBy<'admin'>; reason: string | null; at: number },
) => Promise<void>

interface VpsLifecycleDeps {
  /** For reading only: changes go through `audited`. */
  database: Pick<Database, 'queries'>
  instances: InstancesStore
  audited: Audited
  machines: Pick<MachineDuties, 'follow'>
  onSetByAdmin: OnSetByAdmin
  idempotency: IdempotencyStore
  clock: Clock
}

/** The reason for a status, if there is one, and whether the customer is told. */
interface Given {
  reason: string | null
  notify: boolean
}

/** What the machine has to do when an admin sets a status. */
const duties = { active: 'resume', suspended: 'suspend', terminated: 'terminate' } as const

/** An instance as the back-office shows it. */
export const toAdminVps = (record: InstanceRecord): AdminVps => ({
  ...sharedFields(adminVpsSchema, record),
  number: numberOf(record),
  price: String(listPriceOf(record)),
  nextCharge: nextChargeOf(record),
  suspendedReason: suspendedReasonOf(record),
})

const toAdminRow = (row: Owned<InstanceRecord>): AdminVpsRow => ({
  vps: toAdminVps(row),
  user: row.owner,
  plan: { name: row.planName, cpu: row.cpu, ram: row.ram },
})

export function createVpsLifecycle(deps: VpsLifecycleDeps): VpsLifecycle {
  const { database, instances, audited, machines, onSetByAdmin, idempotency, clock } = deps

  /** Sets a status, and returns the change for the audit log. */
  async function change(
    tx: DbTransaction,
    actor: Actor,
    { vpsId, status, reason, notify }: { vpsId: string; status: StatusGivenBy<'admin'> } & Given,
  ): Promise<{ result: AdminVps; change: Change | null }> {
    const instance = await instances.byId(tx, vpsId)
    if (!instance) throw new Refusal('not_found')
    const { id, status: before } = instance
    if (before === 'terminated') throw new Refusal(refusals.vps_terminated)
    if (nextStatuses('admin', before).length === 0) throw new Refusal(refusals.vps_not_ready)
    // Money would lift what an admin believes to have suspended.
    const isOfAdmin = status === 'active' || (status === 'suspended' && reason !== null)
    if (isOfAdmin && instance.suspendedReason === 'trial_ended') throw new Refusal(refusals.trial_ended)
    if (isOfAdmin && instance.suspendedReason === 'unpaid') throw new Refusal(refusals.not_paid)
    const result = toAdminVps({ ...instance, status })
    if (before === status) return { result, change: null }
    const at = clock.now()
    const note = notify ? reason : null
    // Another call has changed it meanwhile: what follows from that is decided once more.
    if (!(await instances.changeStatus(tx, id, { actor: 'admin', from: before, to: status, note, at })))
      throw new RetryTransaction()
    await machines.follow(tx, instance, duties[status], { actor: actor.session.userId, by: 'admin' })
    if (notify) await onSetByAdmin(tx, instance, { status, reason, at })
    const after = { status, ...(reason !== null && { reason }) }
    return { result, change: { action: 'vps.status', targetId: id, before: { status: before }, after } }
  }

  return {
    async list(page, search) {
      const { rows, nextCursor } = await instances.list(database.queries, page, search)
      return { rows: rows.map(toAdminRow), nextCursor }
    },

    async filtered(filter, limit) {
      const { rows, nextCursor } = await instances.filtered(database.queries, filter, limit)
      return { rows: rows.map(toAdminRow), nextCursor }
    },

    count: (filter) => instances.countFiltered(database.queries, filter),

    async setStatus(actor, vpsId, status, call) {
      const given = { reason: call?.request.reason ?? null, notify: call?.request.notify ?? true }
      const request = { vpsId, status, ...given }
      const repeatable = { scope: `vps-status:${actor.session.userId}`, key: call?.key, request, body: request }
      return audited(
        actor,
        async (tx) => {
          let made: Change | null = null
          const result = await idempotency.once(tx, repeatable, async () => {
            const changed = await change(tx, actor, request)
            made = changed.change
            return changed.result
          })
          return { result, change: made }
        },
        { repeatable: call?.key !== undefined },
      )
    },
  }
}

/**
 * Looks up the retry info of jobs that set up instances. A failed instance was refunded in the transaction that failed it, so a
 * retry can help only one that is still being created.
 */
export const vpsRetryInfo =
  (instances: Pick<InstancesStore, 'byIds'>): RetryInfoLookup =>
  async (queries, vpsIds) => {
    const found = await instances.byIds(queries, vpsIds)
    const pointless = {
      creating: null,
      failed: 'refunded',
      active: 'done',
      suspended: 'done',
      terminated: 'done',
    } as const
    return new Map(
      found.map((instance) => [
        instance.id,
        {
          subject: { number: numberOf(instance), name: instance.name, amount: null, user: instance.owner },
          pointless: pointless[instance.status],
        },
      ]),
    )
  }
