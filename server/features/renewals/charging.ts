import { dayOf } from '#contracts/rules/calendar.ts'
import { chargesOfPeriods, isUnpaid, periodsAfter, renewed } from '#contracts/rules/plan-life.ts'
import { countsOfChange, type InstancesStore } from '#server/features/vps/instances-store.ts'
import type { MachineActor, MachineDuties } from '#server/features/vps/machine-duties.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import type { TransactionRecord, TransactionsStore } from '#server/features/wallet/transactions-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type DbTransaction, RetryTransaction } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'
import type { PeriodRecord, PeriodsStore } from './periods-store.ts'
import type { Plan, PlansStore } from './plans-store.ts'
import type { RenewalNotices } from './renewal-notices.ts'

/** Which periods are renewed, and for whom. */
export interface RenewedPeriods {
  /** When the first of them begins. */
  dueAt: number
  count: number
  /** Who has it done. */
  by: MachineActor
}

/** What was charged: nothing for an exemption, or if a discount is the whole price. */
export interface Charged {
  transaction: TransactionRecord | null
  balance: number
}

/** Renews periods of instances. */
export interface Charging {
  /**
   * Renews periods in a transaction that has made sure that the instance is as it was read: moves its due date, records the periods, resumes it if it is suspended as
   * unpaid, and takes the money. Throws a 402 when the balance is too low. Call it last.
   */
  renew(tx: DbTransaction, plan: Plan, periods: RenewedPeriods): Promise<Charged>
}

interface ChargingDeps {
  plans: Pick<PlansStore, 'renew'>
  periods: PeriodsStore
  instances: Pick<InstancesStore, 'changeStatus'>
  machines: Pick<MachineDuties, 'follow'>
  transactions: Pick<TransactionsStore, 'insert'>
  ledger: Pick<Ledger, 'move' | 'balance'>
  notices: RenewalNotices
  clock: Clock
  ids: Ids
}

export function createCharging(deps: ChargingDeps): Charging {
  const { plans, periods, instances, machines, transactions, ledger, notices, clock, ids } = deps

  return {
    async renew(tx, plan, { dueAt, count, by }) {
      const now = clock.now()
      const { id: instanceId, userId } = plan
      const amounts = plan.isExempt ? Array<number>(count).fill(0) : chargesOfPeriods(plan, count)
      const total = amounts.reduce((sum, amount) => sum + amount, 0)
      const next = renewed(plan, dueAt, count)
      const endsAt = next.nextBillingAt
      await plans.renew(tx, plan, { ...next, paidPrice: plan.isExempt ? null : (amounts.at(-1) ?? 0) })

      const transactionId = total > 0 ? ids.next() : null
      const [first, ...others] = amounts.map(
        (amount, number): PeriodRecord => ({
          id: ids.next(),
          instanceId,
          startsAt: periodsAfter(dueAt, number, plan),
          endsAt: periodsAfter(dueAt, number + 1, plan),
          amount,
          transactionId,
          createdAt: now,
        }),
      )
      if (!first) throw new Error('No period to renew')
      await periods.insert(tx, first, ...others)

      const resuming = { from: 'suspended', to: 'active' } as const
      const isResumed = isUnpaid(plan)
      if (isResumed) {
        // The counters are changed together with those of the money: changing them makes others wait.
        const later = total > 0 ? ({ isCountedLater: true } as const) : {}
        const isChanged = await instances.changeStatus(tx, instanceId, { ...resuming, ...later, actor: by.by })
        if (!isChanged) throw new RetryTransaction()
        await machines.follow(tx, plan, 'resume', by)
        await notices.onResumed?.(tx, plan, { dueAt, nextChargeAt: plan.autoRenew ? endsAt : null })
      }
      if (transactionId === null) {
        return { transaction: null, balance: await ledger.balance(tx, userId) }
      }
      const facts = { plan: plan.planName, name: plan.name, from: dayOf(dueAt), until: dayOf(endsAt - 1) }
      const reason = { code: 'vps_renewal', facts } as const
      const journalId = ids.next()
      const transaction = await transactions.insert(tx, {
        id: transactionId,
        userId,
        type: 'renewal',
        amount: -total,
        fee: 0,
        status: 'completed',
        paymentMethod: null,
        reason,
        instanceId,
        journalId,
        createdAt: now,
        settledAt: now,
        cancelledAt: null,
      })
      const balance = await ledger.balance(tx, userId)
      await notices.onRenewed?.(tx, plan, { dueAt, amount: total, balance: balance - total, endsAt, transactionId })
      const moved = await ledger.move(tx, {
        kind: 'renewal',
        journalId,
        subjectId: transactionId,
        actor: by.actor,
        reason,
        userId,
        amount: -total,
        against: [{ account: 'revenue', amount: total }],
        ...(isResumed && { counts: countsOfChange(resuming) }),
      })
      return { transaction, balance: moved.balance }
    },
  }
}
