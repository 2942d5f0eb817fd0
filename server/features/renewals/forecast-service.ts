import { DAY_MS } from '#contracts/rules/calendar.ts'
import { type PlanEvent, planLives } from '#contracts/rules/plan-life.ts'
import { isRenewed } from '#contracts/rules/renewal.ts'
import type { WalletForecast } from '#contracts/wallet.ts'
import type { Ledger } from '#server/features/wallet/ledger-store.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db/database.ts'
import { toIsoString } from '#server/platform/iso-time.ts'
import type { PlansStore } from './plans-store.ts'

/** The largest number of charges in a response: two years of eighty instances that are paid monthly. */
export const MAX_LINES = 2000

/** Looks ahead in a wallet. */
export interface ForecastService {
  /** What falls due in the next `days` days, and what the wallet can pay of it. */
  forecast(userId: string, days: number): Promise<WalletForecast>
}

interface ForecastDeps {
  /** For reading only. */
  database: Pick<Database, 'queries'>
  plans: Pick<PlansStore, 'listOf'>
  ledger: Pick<Ledger, 'balance'>
  clock: Clock
}

/** A charge that is made or cannot be. */
type Charge = Extract<PlanEvent, { kind: 'renew' | 'short' }>
const isCharge = (event: PlanEvent): event is Charge => event.kind === 'renew' || event.kind === 'short'

export function createForecastService({ database, plans, ledger, clock }: ForecastDeps): ForecastService {
  return {
    async forecast(userId, days) {
      const now = clock.now()
      const end = now + days * DAY_MS
      const all = await plans.listOf(database.queries, userId)
      const balance = await ledger.balance(database.queries, userId)
      const renewed = all.filter(isRenewed)
      const names = new Map(renewed.map(({ id, name }) => [id, name]))
      const lines: Charge[] = []
      let hasMore = false
      let lastsUntil: number | null = null
      for (const event of planLives(balance, renewed, now, end)) {
        if (!isCharge(event)) continue
        if (event.kind === 'short') lastsUntil ??= event.dueAt
        if (lines.length < MAX_LINES) lines.push(event)
        else hasMore = true
        // What is not shown is still followed until the wallet cannot pay.
        if (hasMore && lastsUntil !== null) break
      }
      const until = hasMore ? (lines.at(-1)?.at ?? end) : end
      return {
        balance: String(balance),
        until: toIsoString(until),
        lastsUntil: toIsoString(lastsUntil),
        lines: lines.map((line) => ({
          date: toIsoString(line.dueAt),
          vpsId: line.vpsId,
          name: names.get(line.vpsId) ?? '',
          kind: 'renewal',
          amount: String(line.amount),
          balanceAfter: line.kind === 'renew' ? String(line.balanceAfter) : null,
        })),
      }
    },
  }
}
