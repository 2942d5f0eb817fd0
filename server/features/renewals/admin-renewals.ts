import type {
  AdminForecast,
  Endangered,
  ForecastDay,
  HeldVps,
  HoldRequest,
  PlanTerms,
  RenewalOutcome,
  RenewalRow,
} from '#contracts/plan-life.ts'
import { DAY_MS, dayOf, startOfDay } from '#contracts/rules/calendar.ts'
import {
  chargeOf,
  deletionTime,
  dueDate,
  type PlanEvent,
  planLives,
  suspensionTime,
} from '#contracts/rules/plan-life.ts'
import { type InstanceRecord, type InstancesStore, suspensionOf } from '#server/features/vps/instances-store.ts'
import { refusals } from '#server/features/vps/refusals.ts'
import { toAdminVps } from '#server/features/vps/vps-lifecycle.ts'
import type { Actor, Audited } from '#server/platform/audit-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type Queries, RetryTransaction } from '#server/platform/db/database.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import type { Page } from '#server/platform/pages.ts'
import { Refusal } from '#server/platform/problems.ts'
import type { Position } from '#server/platform/sorted-pages.ts'
import type { PlanLives } from './plan-lives.ts'
import type { Plan, PlansStore } from './plans-store.ts'

/** The most instances that a forecast of all wallets reads of each status: what is due after them is left out, and `until` says so. */
const READ_MAX = 20_000
/** The most instances that it names. */
const NAMED_MAX = 100

/** Which renewals to list: times in milliseconds; `from` null for what is overdue, too. */
export interface RenewalsRange {
  from: number | null
  to: number
  after: Position | null
}

/** Looks ahead in all wallets, and decides what money cannot do to an instance, for admins. */
export interface AdminRenewals {
  list(range: RenewalsRange, limit: number): Promise<Page<RenewalRow>>
  forecast(days: number): Promise<AdminForecast>
  /** Throws a 404 for an instance that does not exist, a 409 for one that has ended. */
  hold(actor: Actor, vpsId: string, request: HoldRequest): Promise<HeldVps>
}

interface AdminRenewalsDeps {
  database: Pick<Database, 'queries'>
  audited: Audited
  plans: PlansStore
  instances: Pick<InstancesStore, 'byId' | 'byIds' | 'filtered'>
  lives: PlanLives
  clock: Clock
}

const emptyDay = (day: string): ForecastDay => ({
  day,
  income: '0',
  charges: 0,
  short: '0',
  shortCharges: 0,
  suspended: 0,
  ended: 0,
})
const plus = (amount: string, more: number) => String(Number(amount) + more)

/** Adds what happens on a day to what is expected of it. */
function addTo(day: ForecastDay, event: PlanEvent): void {
  if (event.kind === 'renew' && event.amount > 0) {
    day.income = plus(day.income, event.amount)
    day.charges += 1
  } else if (event.kind === 'short' && event.isFirst) {
    day.short = plus(day.short, event.amount)
    day.shortCharges += 1
  } else if (event.kind === 'suspend') day.suspended += 1
  else if (event.kind === 'end') day.ended += 1
}

function termsOf(plan: Plan, instance: InstanceRecord): PlanTerms {
  const { suspendedAt, deleteAfter } = suspensionOf(instance)
  return {
    autoRenew: plan.autoRenew,
    cancelAt: toIsoString(plan.cancelAt),
    holdUntil: toIsoString(plan.holdUntil),
    isExempt: plan.isExempt,
    graceDays: plan.graceDays,
    suspendedAt,
    deleteAfter,
  }
}

/** What is expected to become of the next period of an instance, as its event says. */
function outcomeOf(plan: Plan, event: PlanEvent | undefined): RenewalOutcome {
  if (plan.cancelAt !== null) return 'ends'
  if (plan.isExempt) return 'exempt'
  if (!plan.autoRenew) return 'manual'
  return event?.kind === 'renew' ? 'paid' : 'short'
}

export function createAdminRenewals(deps: AdminRenewalsDeps): AdminRenewals {
  const { database, audited, plans, instances, lives, clock } = deps
  const { queries } = database

  /** The lives of all wallets to which these instances belong, one after the other. */
  async function* eventsOf(all: readonly Plan[], from: Queries, now: number, until: number) {
    const byUser = Map.groupBy(all, ({ userId }) => userId)
    const balances = await plans.balancesOf(from, [...byUser.keys()])
    for (const [userId, own] of byUser) yield* planLives(balances.get(userId) ?? 0, own, now, until)
  }

  return {
    async list({ from, to, after }, limit) {
      const now = clock.now()
      const range = { renewsUntil: to, ...(from !== null && { renewsFrom: from }), isAnyDue: true } as const
      const filter = { statuses: [], sort: 'renewal', direction: 'asc', after, ...range } as const
      const { rows, nextCursor } = await instances.filtered(queries, filter, limit)
      const users = [...new Set(rows.map(({ userId }) => userId))]
      const all = await plans.listOfAll(queries, users)
      const last = Math.max(now, ...rows.map(({ nextBillingAt }) => nextBillingAt))
      const charges = new Map<string, PlanEvent>()
      for await (const event of eventsOf(all, queries, now, last))
        if ((event.kind === 'renew' || event.kind === 'short') && !charges.has(event.vpsId))
          charges.set(event.vpsId, event)
      const byId = new Map(all.map((plan) => [plan.id, plan]))
      return {
        nextCursor,
        rows: rows.flatMap((row): RenewalRow[] => {
          const plan = byId.get(row.id)
          if (!plan) return []
          const event = charges.get(row.id)
          const outcome = outcomeOf(plan, event)
          const isAtRisk = outcome === 'short' || outcome === 'manual'
          const endsAt = isAtRisk ? deletionTime(plan, now) : Math.max(plan.cancelAt ?? 0, plan.holdUntil ?? 0)
          return [
            {
              vps: toAdminVps(row),
              user: row.owner,
              dueAt: toIsoString(dueDate(plan, now)),
              amount: String(outcome === 'exempt' || outcome === 'ends' ? 0 : chargeOf(plan)),
              outcome,
              missing: String(event?.kind === 'short' ? event.missing : 0),
              suspendsAt: isAtRisk && plan.status !== 'suspended' ? toIsoString(suspensionTime(plan, now)) : null,
              endsAt: isAtRisk || outcome === 'ends' ? toIsoString(endsAt) : null,
              terms: termsOf(plan, row),
            },
          ]
        }),
      }
    },

    async forecast(days) {
      const now = clock.now()
      const end = startOfDay(now) + days * DAY_MS
      const due = await plans.dueBy(queries, end, READ_MAX)
      // Where not all were read, what is due after the last one of a status is not known.
      const statuses = Map.groupBy(due, ({ status }) => status).values()
      const cut = [...statuses].filter((own) => own.length === READ_MAX).map((own) => own.at(-1)?.nextBillingAt ?? end)
      const until = Math.max(now, Math.min(end, ...cut))
      const all: ForecastDay[] = []
      for (let start = startOfDay(now); start < Math.max(until, now + 1); start += DAY_MS)
        all.push(emptyDay(dayOf(start)))
      const byDay = new Map(all.map((day) => [day.day, day]))
      const named: (Pick<Endangered, 'vpsId' | 'kind'> & { at: number })[] = []
      for await (const event of eventsOf(due, queries, now, until - 1)) {
        const day = byDay.get(dayOf(event.at))
        if (day) addTo(day, event)
        if (event.kind === 'suspend') named.push({ vpsId: event.vpsId, kind: 'suspended', at: event.at })
        if (event.kind === 'end') named.push({ vpsId: event.vpsId, kind: 'ended', at: event.at })
      }
      const shown = named.sort((a, b) => a.at - b.at || (a.vpsId < b.vpsId ? -1 : 1)).slice(0, NAMED_MAX)
      const owned = await instances.byIds(queries, [...new Set(shown.map(({ vpsId }) => vpsId))])
      const byId = new Map(owned.map((row) => [row.id, row]))
      const sumOf = (name: 'income' | 'short') => String(all.reduce((sum, day) => sum + Number(day[name]), 0))
      return {
        until: toIsoString(until),
        income: sumOf('income'),
        short: sumOf('short'),
        days: all,
        endangered: shown.flatMap(({ vpsId, kind, at }) => {
          const row = byId.get(vpsId)
          return row ? [{ vpsId, name: row.name, user: row.owner, kind, at: toIsoString(at) }] : []
        }),
      }
    },

    async hold(actor, vpsId, { until, isExempt, graceDays, reason }) {
      const userId = await audited(actor, async (tx) => {
        const plan = await plans.byId(tx, vpsId)
        if (!plan) throw new Refusal('not_found')
        if (plan.status === 'terminated' || plan.status === 'failed') throw new Refusal(refusals.vps_terminated)
        if (!(await plans.hold(tx, plan))) throw new RetryTransaction()
        const requested = until === null ? null : Date.parse(until ?? '')
        const holdUntil = until === undefined ? plan.holdUntil : requested
        const terms = {
          holdUntil,
          isExempt: isExempt ?? plan.isExempt,
          graceDays: graceDays === undefined ? plan.graceDays : graceDays,
        }
        await plans.setTerms(tx, vpsId, terms)
        const { holdUntil: heldBefore, isExempt: wasExempt, graceDays: graceBefore } = plan
        const before = { holdUntil: heldBefore, isExempt: wasExempt, graceDays: graceBefore }
        return {
          result: plan.userId,
          change: { action: 'vps.hold', targetId: vpsId, before, after: { ...terms, reason } },
        }
      })
      // What it changes is done before the response, which shows it.
      await lives.live(userId)
      const instance = await instances.byId(queries, vpsId)
      const plan = await plans.byId(queries, vpsId)
      if (!instance || !plan) throw new Refusal('not_found')
      return { vps: toAdminVps(instance), terms: termsOf(plan, instance) }
    },
  }
}
