import { type AdminVps, type AdminVpsRow, adminVpsSchema } from '#contracts/admin.ts'
import { nextStatuses, type StatusGivenBy } from '#contracts/rules/vps-transitions.ts'
import type { RetryInfoLookup } from '#server/features/jobs/job-runner.ts'
import type { Owned } from '#server/features/users/owned-rows-store.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
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
  /** Throws a 409 for an instance that is terminated, or was never set up. */
  setStatus(actor: Actor, vpsId: string, status: StatusGivenBy<'admin'>): Promise<AdminVps>
}

interface VpsLifecycleDeps {
  /** For reading only: changes go through `audited`. */
  database: Pick<Database, 'queries'>
  instances: InstancesStore
  audited: Audited
  machines: Pick<MachineDuties, 'follow'>
  clock: Clock
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

export function createVpsLifecycle({ database, instances, audited, machines, clock }: VpsLifecycleDeps): VpsLifecycle {
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

    setStatus: (actor, vpsId, status) =>
      audited(actor, async (tx) => {
        const instance = await instances.byId(tx, vpsId)
        if (!instance) throw new Refusal('not_found')
        const { id, status: before } = instance
        if (before === 'terminated') throw new Refusal(refusals.vps_terminated)
        if (nextStatuses('admin', before).length === 0) throw new Refusal(refusals.vps_not_ready)
        if (status === 'active' && instance.suspendedReason === 'trial_ended') throw new Refusal(refusals.trial_ended)
        if (status === 'active' && instance.suspendedReason === 'unpaid') throw new Refusal(refusals.not_paid)
        const result = toAdminVps({ ...instance, status })
        if (before === status) return { result, change: null }
        const change = { actor: 'admin', from: before, to: status, at: clock.now() } as const
        if (!(await instances.changeStatus(tx, id, change))) throw new Refusal(refusals.vps_not_ready)
        await machines.follow(tx, instance, duties[status], { actor: actor.session.userId, by: 'admin' })
        const values = { before: { status: before }, after: { status } }
        return { result, change: { action: 'vps.status', targetId: id, ...values } }
      }),
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
