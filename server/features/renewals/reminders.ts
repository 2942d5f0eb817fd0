import { chargeOf, endingAt, isNeedless, isTrialEnding, planLives, reminderAt } from '#contracts/rules/plan-life.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import type { Plan, PlansStore } from './plans-store.ts'
import type { RenewalNotices } from './renewal-notices.ts'

/** Tells customers of what is about to happen to their instances. */
export interface Reminders {
  /** Writes what is to be written about an instance now, if anything: its due date, its end, or that of its trial; once, however often it is called. */
  remind(plan: Plan): Promise<void>
}

interface RemindersDeps {
  database: Database
  plans: Pick<PlansStore, 'listOf' | 'hold'>
  ledger: Pick<Ledger, 'balance'>
  notices: Pick<RenewalNotices, 'onReminder' | 'onEndingSoon' | 'onTrialEnding'>
  clock: Clock
}

export function createReminders({ database, plans, ledger, notices, clock }: RemindersDeps): Reminders {
  /** What the wallet will lack for an instance at its due date, after what is charged for the others before it. */
  async function missingAt(plan: Plan, dueAt: number, balance: number, now: number): Promise<number> {
    // One that is renewed by hand is looked at as if it were renewed by itself: what matters is whether there is money for it.
    const others = (await plans.listOf(database.queries, plan.userId)).filter(({ id }) => id !== plan.id)
    for (const event of planLives(balance, [...others, { ...plan, autoRenew: true }], now, Math.max(now, dueAt))) {
      if (event.vpsId !== plan.id) continue
      if (event.kind === 'renew') return 0
      if (event.kind === 'short') return event.missing
    }
    return Math.max(0, chargeOf(plan) - balance)
  }

  /** What it costs to keep an instance, beside what the wallet has now. */
  const costOf = (plan: Plan, dueAt: number, balance: number) => {
    const amount = chargeOf(plan)
    return { dueAt, amount, balance, missing: Math.max(0, amount - balance) }
  }

  /** Tells something of an instance that still is as it was read. */
  const tell = (plan: Plan, work: (tx: DbTransaction) => Promise<void>) =>
    database.transaction(async (tx) => {
      if (await plans.hold(tx, plan)) await work(tx)
    })

  return {
    async remind(plan) {
      const now = clock.now()
      const reminder = reminderAt(plan, now)
      const ending = endingAt(plan, now)
      const endsTrial = isTrialEnding(plan, now)
      if (!reminder && !ending && !endsTrial) return
      const balance = await ledger.balance(database.queries, plan.userId)
      if (ending)
        await tell(plan, (tx) =>
          notices.onEndingSoon(tx, plan, { ...ending, ...costOf(plan, ending.deleteAt, balance) }),
        )
      if (endsTrial)
        await tell(plan, (tx) => notices.onTrialEnding(tx, plan, costOf(plan, plan.trialEndsAt ?? now, balance)))
      if (!reminder) return
      const { day, dueAt } = reminder
      const missing = await missingAt(plan, dueAt, balance, now)
      if (isNeedless(reminder, plan, missing)) return
      const facts = { dueAt, amount: chargeOf(plan), balance, missing, day, isManual: !plan.autoRenew }
      await tell(plan, (tx) => notices.onReminder(tx, plan, facts))
    },
  }
}
