import { chargeOf, isNeedless, planLives, reminderAt } from '#contracts/rules/plan-life.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Plan, PlansStore } from './plans-store.ts'
import type { RenewalNotices } from './renewal-notices.ts'

/** Reminds customers of due dates. */
export interface Reminders {
  /** Writes the reminder of an instance that is to be written now, if any; once, however often it is called. */
  remind(plan: Plan): Promise<void>
}

interface RemindersDeps {
  database: Database
  plans: Pick<PlansStore, 'listOf' | 'hold'>
  ledger: Pick<Ledger, 'balance'>
  notices: Pick<RenewalNotices, 'onReminder'>
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

  return {
    async remind(plan) {
      const now = clock.now()
      const reminder = reminderAt(plan, now)
      if (!reminder) return
      const { day, dueAt } = reminder
      const balance = await ledger.balance(database.queries, plan.userId)
      const missing = await missingAt(plan, dueAt, balance, now)
      if (isNeedless(reminder, plan, missing)) return
      const facts = { dueAt, amount: chargeOf(plan), balance, missing, day, isManual: !plan.autoRenew }
      await database.transaction(async (tx) => {
        if (await plans.hold(tx, plan)) await notices.onReminder(tx, plan, facts)
      })
    },
  }
}
