import type { AdminVps, AdminVpsRow } from '#contracts/admin.ts'
import { mayChangeStatus, nextStatuses, type StatusGivenBy } from '#contracts/rules/vps-transitions.ts'
import type { JobProspects } from '#server/features/jobs/job-runner.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Page, PageRequest } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { InstancesStore } from './instances-store.ts'
import { refusals } from './refusals.ts'

/** What becomes of instances once they are ordered. */
export interface VpsLife {
  /** Everybody's, newest first; `search` finds ids, beginnings of addresses, and owners by email or name. */
  list(page: PageRequest, search: string | undefined): Promise<Page<AdminVpsRow>>
  /** Throws a 409 for an instance that is terminated, or was never set up. */
  setStatus(actor: Actor, vpsId: string, status: StatusGivenBy<'admin'>): Promise<AdminVps>
}

interface VpsLifeDeps {
  /** For reading alone: what is changed is `audited`. */
  database: Pick<Database, 'queries'>
  instances: InstancesStore
  audited: Audited
}

export function createVpsLife({ database, instances, audited }: VpsLifeDeps): VpsLife {
  return {
    async list(page, search) {
      const { rows, nextCursor } = await instances.list(database.queries, page, search)
      const listed = rows.map(({ id, name, ipAddress, status, owner, planName, cpu, ram }) => ({
        vps: { id, name, ipAddress, status },
        user: owner,
        plan: { name: planName, cpu, ram },
      }))
      return { rows: listed, nextCursor }
    },

    setStatus: (actor, vpsId, status) =>
      audited(actor, async (transaction) => {
        const instance = await instances.byId(transaction, vpsId)
        if (!instance) throw new Refusal('not_found')
        const { id, name, ipAddress, status: before } = instance
        if (before === 'terminated') throw new Refusal(refusals.vps_terminated)
        if (nextStatuses('admin', before).length === 0) throw new Refusal(refusals.vps_not_ready)
        const result = { id, name, ipAddress, status }
        if (before === status) return { result, change: null }
        if (!mayChangeStatus('admin', before, status)) throw new Refusal(refusals.vps_not_ready)
        if (!(await instances.changeStatus(transaction, id, before, status))) throw new Refusal(refusals.vps_not_ready)
        const values = { before: { status: before }, after: { status } }
        return { result, change: { action: 'vps.status', targetId: id, ...values } }
      }),
  }
}

/** What jobs that set instances up are about. One that failed was refunded in the same transaction: only a creating one can be tried. */
export const vpsProspects =
  (instances: Pick<InstancesStore, 'byIds'>): JobProspects =>
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
      found.map(({ id, name, owner, status }) => [
        id,
        { subject: { name, amount: null, user: owner }, pointless: pointless[status] },
      ]),
    )
  }
