import { chargeOf, deletionTime, dueDate, type PlanEvent, planLives } from '#contracts/rules/plan-life.ts'
import type { InstancesStore, StatusChange } from '#server/features/vps/instances-store.ts'
import { type MachineDuties, SYSTEM } from '#server/features/vps/machine-duties.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import { refusals as walletRefusals } from '#server/features/wallet/refusals.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, DbTransaction } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Charging } from './charging.ts'
import type { Plan, PlansStore } from './plans-store.ts'
import type { RenewalFacts, RenewalNotices } from './renewal-notices.ts'
import type { Permission, Safety } from './safety.ts'

/** How many times a customer's instances are read in one run, and how many things are done: a run may take a minute. */
const ROUNDS_MAX = 50
const STEPS_MAX = 200

/** Lives the lives of customers' instances: does what the rules say is due. */
export interface PlanLives {
  /**
   * Does everything that is due now for a customer's instances, in its order, so that it does not matter which of their jobs runs first, or when. Returns when to look
   * again, if something was put off; null if all is done. Safe to repeat, and at the same time.
   */
  live(userId: string): Promise<number | null>
}

interface PlanLivesDeps {
  database: Database
  plans: Pick<PlansStore, 'dueOf' | 'hold'>
  instances: Pick<InstancesStore, 'changeStatus'>
  machines: Pick<MachineDuties, 'follow'>
  ledger: Pick<Ledger, 'balance' | 'lockIfUnchanged'>
  charging: Charging
  safety: Safety
  notices: RenewalNotices
  clock: Clock
}

/** What became of a step: it is done, it has to wait, or something has changed since the instances were read. */
type Outcome = { kind: 'done' } | { kind: 'changed' } | { kind: 'later'; at: number }

const done: Outcome = { kind: 'done' }
const changed: Outcome = { kind: 'changed' }

/** The duties of a machine whose instance gets a status. */
const duties = { active: 'resume', suspended: 'suspend', terminated: 'terminate' } as const

export function createPlanLives(deps: PlanLivesDeps): PlanLives {
  const { database, plans, instances, machines, ledger, charging, safety, notices, clock } = deps

  /** Runs a step whose instance still is as it was read. */
  const step = (plan: Plan, work: (tx: DbTransaction) => Promise<Outcome>) =>
    database.transaction(async (tx) => ((await plans.hold(tx, plan)) ? work(tx) : changed), { wallet: plan.userId })

  async function charge(plan: Plan, dueAt: number): Promise<Outcome> {
    try {
      return await step(plan, async (tx) => {
        await charging.renew(tx, plan, { dueAt, count: 1, by: SYSTEM })
        return done
      })
    } catch (error) {
      // Something else has been paid from the wallet meanwhile.
      if (error instanceof Refusal && error.code === walletRefusals.insufficient_balance.code) return changed
      throw error
    }
  }

  /** Whether the wallet still lacks what the instance costs; from here on nothing else changes that. */
  async function isStillUnpaid(tx: DbTransaction, plan: Plan): Promise<RenewalFacts | null> {
    const balance = await ledger.balance(tx, plan.userId)
    const amount = chargeOf(plan)
    if (plan.autoRenew && amount <= balance) return null
    await ledger.lockIfUnchanged(tx, plan.userId, balance)
    return { dueAt: dueDate(plan, clock.now()), amount, balance, missing: Math.max(0, amount - balance) }
  }

  async function setStatus(tx: DbTransaction, plan: Plan, to: keyof typeof duties, more: Partial<StatusChange> = {}) {
    const change = { actor: 'system', from: plan.status, to, ...more } as const
    if (!(await instances.changeStatus(tx, plan.id, change))) return false
    await machines.follow(tx, plan, duties[to], SYSTEM)
    return true
  }

  /** Puts a step off; writes the warning that it lacks. */
  async function putOff(
    plan: Plan,
    permission: Permission & { ok: false },
    warn: (tx: DbTransaction, facts: RenewalFacts, warning: number) => Promise<void>,
  ) {
    const { warn: warning, retryAt } = permission
    if (warning !== null)
      await step(plan, async (tx) => {
        const facts = await isStillUnpaid(tx, plan)
        if (facts) await warn(tx, facts, warning)
        return done
      })
    return { kind: 'later', at: retryAt } as const
  }

  async function suspend(plan: Plan, dueAt: number): Promise<Outcome> {
    const permission = await safety.maySuspend(database.queries, plan, dueAt)
    if (!permission.ok) {
      const isManual = !plan.autoRenew
      return putOff(plan, permission, (tx, facts, warning) =>
        notices.onReminder(tx, plan, { ...facts, day: 1, isManual, warning }),
      )
    }
    return step(plan, async (tx) => {
      const facts = await isStillUnpaid(tx, plan)
      const at = clock.now()
      if (!facts || !(await setStatus(tx, plan, 'suspended', { reason: 'unpaid', at }))) return changed
      await notices.onSuspended(tx, plan, { ...facts, deleteAt: deletionTime({ ...plan, suspendedAt: at }, at) })
      return done
    })
  }

  async function end(plan: Plan, { dueAt, reason }: Extract<PlanEvent, { kind: 'end' }>): Promise<Outcome> {
    if (reason === 'unpaid') {
      const permission = await safety.mayEnd(database.queries, plan, dueAt)
      if (!permission.ok)
        return putOff(plan, permission, (tx, facts, warning) =>
          notices.onSuspended(tx, plan, { ...facts, deleteAt: deletionTime(plan, clock.now()), warning }),
        )
    }
    return step(plan, async (tx) => {
      if (reason === 'unpaid' && !(await isStillUnpaid(tx, plan))) return changed
      if (!(await setStatus(tx, plan, 'terminated'))) return changed
      await notices.onEnded?.(tx, plan, { dueAt, reason })
      return done
    })
  }

  const perform = (plan: Plan, event: PlanEvent): Promise<Outcome> | Outcome => {
    switch (event.kind) {
      case 'renew':
        return charge(plan, event.dueAt)
      case 'suspend':
        return suspend(plan, event.dueAt)
      case 'resume':
        return step(plan, async (tx) => {
          if (!(await setStatus(tx, plan, 'active'))) return changed
          const isCharged = plan.autoRenew && !plan.isExempt
          await notices.onResumed?.(tx, plan, { dueAt: event.dueAt, nextChargeAt: isCharged ? event.dueAt : null })
          return done
        })
      case 'end':
        return end(plan, event)
      default:
        return done
    }
  }

  return {
    async live(userId) {
      let steps = 0
      let retryAt: number | null = null
      for (let round = 0; round < ROUNDS_MAX; round += 1) {
        const now = clock.now()
        // One that is still being set up is charged when it is there: if it cannot be made, what was paid for it goes back.
        const due = (await plans.dueOf(database.queries, userId, now)).filter(({ status }) => status !== 'creating')
        if (due.length === 0) return null
        const balance = await ledger.balance(database.queries, userId)
        const byId = new Map(due.map((plan) => [plan.id, plan]))
        /** The instances about which something was done in this round: what is known of them is no longer so. */
        const touched = new Set<string>()
        retryAt = null
        let isChanged = false
        for (const event of planLives(balance, due, now, now)) {
          const plan = byId.get(event.vpsId)
          if (!plan || event.kind === 'short') continue
          if (touched.has(plan.id)) isChanged = true
          if (isChanged) break
          const outcome = await perform(plan, event)
          if (outcome.kind === 'changed') isChanged = true
          else if (outcome.kind === 'later') retryAt = Math.min(retryAt ?? outcome.at, outcome.at)
          else touched.add(plan.id)
          steps += 1
          if (steps >= STEPS_MAX) return now
        }
        if (!isChanged) return retryAt
      }
      return clock.now()
    },
  }
}
