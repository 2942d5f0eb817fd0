import type { PointlessReason } from '#contracts/admin.ts'
import type { Owner } from '#server/features/auth/owned-rows-store.ts'
import type { DeadJob } from '#server/features/jobs/jobs-store.ts'
import type { InstancesStore } from '#server/features/vps/instances-store.ts'
import { PROVISION } from '#server/features/vps/vps-service.ts'
import type { TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import { isCollecting } from '#server/features/wallet/wallet-service.ts'
import type { Queries } from '#server/platform/db/database.ts'

/** What a job that was given up is about, and why trying it again would change nothing; null where it still could. */
export interface JobProspect {
  subject: { name: string | null; amount: number | null; owner: Owner } | null
  pointless: PointlessReason | null
}

interface ProspectDeps {
  instances: Pick<InstancesStore, 'byIds'>
  transactions: Pick<TransactionsStore, 'byIds'>
}

/** Kinds of jobs whose subject is a deposit: ours, and those of the sandbox that stands in for a provider. */
const isAboutDeposit = (kind: string) => isCollecting(kind) || kind.startsWith('sandbox.')

/**
 * Looks up what jobs are about: one query for each kind of record, however many jobs there are. A job of an unknown kind has
 * no subject and may be tried again.
 */
export async function findProspects(
  queries: Queries,
  { instances, transactions }: ProspectDeps,
  jobs: readonly DeadJob[],
): Promise<(job: DeadJob) => JobProspect> {
  const subjectsOf = (belongs: (kind: string) => boolean) =>
    jobs.filter(({ kind }) => belongs(kind)).map(({ subjectId }) => subjectId)
  const [machines, deposits] = await Promise.all([
    instances.byIds(
      queries,
      subjectsOf((kind) => kind === PROVISION),
    ),
    transactions.byIds(queries, subjectsOf(isAboutDeposit)),
  ])
  const machineById = new Map(machines.map((machine) => [machine.id, machine]))
  const depositById = new Map(deposits.map((deposit) => [deposit.id, deposit]))

  return ({ kind, subjectId }) => {
    if (kind === PROVISION) {
      const machine = machineById.get(subjectId)
      if (!machine) return { subject: null, pointless: 'gone' }
      const { name, owner, status } = machine
      return { subject: { name, amount: null, owner }, pointless: pointlessForMachine(status) }
    }
    if (isAboutDeposit(kind)) {
      const deposit = depositById.get(subjectId)
      if (!deposit) return { subject: null, pointless: 'gone' }
      const { amount, owner, status } = deposit
      return { subject: { name: null, amount, owner }, pointless: status === 'pending' ? null : 'settled' }
    }
    return { subject: null, pointless: null }
  }
}

/** An instance that failed was refunded in the same transaction; only one that is still being created can be set up. */
function pointlessForMachine(status: string): PointlessReason | null {
  if (status === 'creating') return null
  return status === 'failed' ? 'refunded' : 'done'
}
