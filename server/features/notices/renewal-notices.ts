import type { MailKind } from '#contracts/rules/mail-kinds.ts'
import { type Ending, type PlanState, suspensionTime } from '#contracts/rules/plan-life.ts'
import { isRenewed } from '#contracts/rules/renewal.ts'
import type { SuspendedReason } from '#contracts/rules/vps-status.ts'
import type { StatusGivenBy } from '#contracts/rules/vps-transitions.ts'
import { type Mail, recipientOf } from '#server/features/mail/mail.ts'
import type { UsersStore } from '#server/features/users/users-store.ts'
import { type InstanceRecord, readNumber } from '#server/features/vps/instances-store.ts'
import type { MailFacts } from '#server/mails/mail-facts.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { DbTransaction } from '#server/platform/db/database.ts'
import type { Ids } from '#server/platform/ids.ts'

interface RenewalNoticesDeps {
  mail: Mail
  users: Pick<UsersStore, 'byId'>
  clock: Clock
  ids: Ids
}

/** An instance, whose customer gets the mail. */
interface Plan extends PlanState {
  userId: string
  name: string
  planName: string
}

/** Money in integer dong, times in milliseconds. `dueAt`: when the period begins that costs `amount`; `missing`: what the wallet lacks. */
interface Facts {
  dueAt: number
  amount: number
  balance: number
  missing: number
}

/** The facts of a mail without those of its machine. */
type FactsOf<Kind extends MailKind> = Omit<MailFacts[Kind], 'vpsId' | 'name' | 'number'>

const costOf = ({ amount, balance, missing }: Omit<Facts, 'dueAt'>) => ({
  amount: String(amount),
  balance: String(balance),
  missing: String(missing),
})

/**
 * The mails about the money of instances: each function is called in the transaction of what it is about. A mail is written once for an instance and a due date; a warning that was
 * not sent is written again, as another one.
 */
export function createRenewalNotices({ mail, users, clock, ids }: RenewalNoticesDeps) {
  async function enqueue<Kind extends MailKind>(
    tx: DbTransaction,
    { id, userId, name }: Pick<Plan, 'id' | 'userId' | 'name'>,
    kind: Kind,
    period: string,
    facts: FactsOf<Kind>,
  ): Promise<void> {
    const user = await users.byId(tx, userId)
    if (!user) return
    const machine = { vpsId: id, name, number: (await readNumber(tx, id)) ?? '' }
    // The two parts are the facts of this kind, which the compiler cannot know while the kind is a parameter.
    const all = { ...machine, ...facts } as unknown as MailFacts[Kind]
    await mail.enqueue(tx, { kind, to: recipientOf(user), subject: id, period, facts: all })
  }
  const partOf = (usual: string, warning: number | undefined) => (warning === undefined ? usual : `warning-${warning}`)

  return {
    onReminder: (
      tx: DbTransaction,
      plan: Plan,
      { dueAt, day, warning, ...cost }: Facts & { day: number; isManual: boolean; warning?: number },
    ) =>
      enqueue(tx, plan, 'renewal-reminder', `${dueAt}:${partOf(String(day), warning)}`, {
        ...costOf(cost),
        dueAt,
        daysLeft: -day,
        suspendAt: suspensionTime({ ...plan, nextBillingAt: dueAt }, dueAt),
        autoRenew: plan.autoRenew,
      }),

    onEndingSoon: (tx: DbTransaction, plan: Plan, { deleteAt, daysLeft, reason, ...cost }: Facts & Ending) =>
      enqueue(tx, plan, 'machine-ending-soon', `${deleteAt}:${daysLeft}`, {
        deleteAt,
        daysLeft,
        reason,
        ...(reason === 'unpaid' && costOf(cost)),
      } as FactsOf<'machine-ending-soon'>),

    onTrialEnding: (tx: DbTransaction, plan: Plan, { dueAt, ...cost }: Facts) =>
      enqueue(tx, plan, 'trial-ending', String(dueAt), {
        ...costOf(cost),
        plan: plan.planName,
        billingPeriod: plan.billingPeriod,
        trialEndsAt: dueAt,
        // Nothing is deleted that a trial has left.
        deleteAt: null,
      }),

    onSuspended: (
      tx: DbTransaction,
      plan: Plan,
      { dueAt, deleteAt, warning, ...cost }: Facts & { deleteAt: number; warning?: number },
    ) =>
      enqueue(tx, plan, 'machine-suspended', `${dueAt}:${partOf('', warning)}`, {
        reason: 'unpaid',
        ...costOf(cost),
        deleteAt,
      } as FactsOf<'machine-suspended'>),

    onRenewed: (
      tx: DbTransaction,
      plan: Plan,
      { dueAt, amount, balance, endsAt }: Omit<Facts, 'missing'> & { endsAt: number },
    ) =>
      enqueue(tx, plan, 'renewal-receipt', String(dueAt), {
        plan: plan.planName,
        amount: String(amount),
        balance: String(balance),
        periodStart: dueAt,
        periodEnd: endsAt,
        nextChargeAt: plan.autoRenew ? endsAt : null,
      }),

    onResumed: (
      tx: DbTransaction,
      plan: Plan,
      { dueAt, nextChargeAt }: { dueAt: number; nextChargeAt: number | null },
    ) =>
      enqueue(tx, plan, 'machine-resumed', `${dueAt}:${plan.suspendedAt ?? ''}`, {
        reason: plan.suspendedReason as SuspendedReason,
        nextChargeAt,
      }),

    /** An admin has suspended, resumed or ended it. Each time is told: that it is not the same one again is decided by the status that it had. */
    async onSetByAdmin(
      tx: DbTransaction,
      instance: InstanceRecord,
      { status, reason: explanation, at }: { status: StatusGivenBy<'admin'>; reason: string | null; at: number },
    ) {
      const period = `admin:${ids.next()}`
      const facts = { reason: 'admin', explanation } as const
      if (status === 'suspended')
        return enqueue(tx, instance, 'machine-suspended', period, facts as FactsOf<'machine-suspended'>)
      if (status === 'active') {
        // What is overdue is charged now.
        const isCharged = isRenewed({ ...instance, status })
        const nextChargeAt = isCharged ? Math.max(instance.nextBillingAt, at) : null
        return enqueue(tx, instance, 'machine-resumed', period, { ...facts, nextChargeAt })
      }
      const user = await users.byId(tx, instance.userId)
      const ended = { ...facts, at, balance: String(user?.balance ?? 0) }
      return enqueue(tx, instance, 'machine-ended', period, ended as FactsOf<'machine-ended'>)
    },

    async onEnded(
      tx: DbTransaction,
      plan: Plan,
      { dueAt, reason }: { dueAt: number; reason: 'unpaid' | 'cancelled' | 'refunded' },
    ) {
      // One that was given back has a receipt of its own: its customer asked for it a moment ago.
      if (reason === 'refunded') return
      const user = await users.byId(tx, plan.userId)
      await enqueue(tx, plan, 'machine-ended', String(dueAt), {
        reason,
        at: clock.now(),
        balance: String(user?.balance ?? 0),
      })
    },
  }
}
